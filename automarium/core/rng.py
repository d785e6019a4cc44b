"""Random numbers that are the same on every Python, on every machine, for ever.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter that grows by 0x9E3779B97F4A7C15 and is
mixed by two multiplications. A stream starts from the first 8 bytes (big-endian) of the SHA-256 of "seed/purpose" in
UTF-8, so each purpose (deck, die, first player ...) has numbers of its own, and drawing for one disturbs no other.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from operator import mod
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15
_ALL = _MASK + 1
_SMALL = 1 << 29  # a draw that stays below _ALL with so many more favours none of a smaller number of things

# Numbers are drawn several at once, side by side in one large int: each has 128 bits, room for a product of two of 64.
_MOST = 32  # that are drawn ahead, unless somebody is known to need more
_MANY = 48  # for those who are


@cache
def _lanes(number: int) -> tuple[int, int, int, int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For so many numbers, the last of them lowest: a 1 for each, a mask for each, the way of each from the counter of
    the number before them, the way of each to as many more, what makes one that favours something overflow, and where
    that is seen, and what takes them apart."""
    ones = sum(1 << 128 * lane for lane in range(number))
    steps = sum((_STEP * (number - lane) & _MASK) << 128 * lane for lane in range(number))
    leap, apart = (_STEP * number & _MASK) * ones, struct.Struct("<" + "Q8x" * number).unpack
    return ones, _MASK * ones, steps, leap, _SMALL * ones, _ALL * ones, apart


class Stream:
    """One stream of numbers for one purpose.

    >>> stream = Stream("42", "deck")
    >>> [stream.below(6) for _ in range(8)]
    [4, 4, 2, 1, 4, 1, 3, 2]
    """

    __slots__ = ("_ahead", "_counters", "_next", "_sure", "_width")

    def __init__(self, seed: str, purpose: str) -> None:
        digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
        self._counters, self._width = int.from_bytes(digest[:8], "big"), 1  # of those that were drawn last
        self._next: list[int] = []  # drawn already, the next one last
        self._sure = self._next  # the same, or nothing while one of them may favour something
        self._ahead = 1  # how many are drawn when the next one is asked for: of most streams nobody wants many

    def copied(self) -> Stream:
        """A stream of the numbers that are still to come."""
        twin = Stream.__new__(Stream)
        twin._counters, twin._width = self._counters, self._width
        twin._next, twin._ahead = self._next[:], self._ahead
        twin._sure = twin._next if self._sure is self._next else []
        return twin

    def many(self) -> None:
        """Somebody is known to want many numbers of it."""
        self._ahead = _MANY

    def bits(self) -> int:
        """The next 64 bits."""
        if not self._next:
            self._draw(self._ahead)
            if self._ahead < _MOST:
                self._ahead = min(4 * self._ahead, _MOST)
        return self._next.pop()

    def _draw(self, number: int) -> None:
        """So many more are drawn ahead."""
        ones, masks, steps, leap, small, over, apart = _lanes(number)
        if number == self._width:
            z = self._counters + leap & masks
        else:
            z = (self._counters & _MASK) * ones + steps & masks
        self._counters, self._width = z, number
        z = ((z ^ (z >> 30 & masks)) * 0xBF58476D1CE4E5B9) & masks
        z = ((z ^ (z >> 27 & masks)) * 0x94D049BB133111EB) & masks
        z ^= z >> 31
        sure = not z + small & over and (self._sure is self._next or not self._next)
        self._sure = self._next if sure else []
        self._next[:0] = apart(z.to_bytes(16 * number, "little"))

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely: the rare draw that would favour the low ones is thrown away."""
        sure = self._sure
        if sure and 0 < n < _SMALL:
            return sure.pop() % n
        if n <= 0:
            raise ValueError("below() needs a positive number")
        while True:
            z = self.bits()
            if (self._sure is self._next and n < _SMALL) or z - z % n <= _ALL - n:
                return z % n

    def pick(self, things: Sequence[T]) -> T:
        """One of these, all equally likely."""
        sure = self._sure
        if sure and things:
            return things[sure.pop() % len(things)]
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Fisher and Yates, from the last place down."""
        last = len(things) - 1
        if last < 1:
            return
        if (missing := last - len(self._next)) > 0:
            self._draw(missing)
        sizes = range(last + 1, 1, -1)
        if self._sure:
            places = map(mod, self._next[: -last - 1 : -1], sizes)
            del self._next[-last:]
        else:
            places = map(self.below, sizes)
        for j in places:
            things[last], things[j] = things[j], things[last]
            last -= 1

    def draw(self, pile: MutableSequence[T]) -> T:
        """The last of a pile that would have been shuffled: only as far as it is drawn from does it need to be."""
        if len(pile) > 1:
            j = self.below(len(pile))
            pile[-1], pile[j] = pile[j], pile[-1]
        return pile.pop()


def mixed(seed: int, things: Sequence[T]) -> list[T]:
    """The same things in an order that follows from a number of 64 bits: quicker than to shuffle, for matches that are
    played in thought.

    >>> "".join(mixed(42, "abcdefgh"))
    'gdbfahec'
    """
    keys = hashlib.shake_128(seed.to_bytes(8, "big")).digest(4 * len(things))
    order = sorted(range(len(things)), key=[keys[at : at + 4] for at in range(0, len(keys), 4)].__getitem__)
    return [things[at] for at in order]


class Streams:
    """The streams of one match, made as they are asked for."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._streams: dict[str, Stream] = {}

    def __getitem__(self, purpose: str) -> Stream:
        stream = self._streams.get(purpose)
        if stream is None:
            stream = self._streams[purpose] = Stream(self.seed, purpose)
        return stream

    def copied(self) -> Streams:
        """The same streams, from where they are."""
        twin = Streams(self.seed)
        twin._streams = {purpose: stream.copied() for purpose, stream in self._streams.items()}
        return twin
