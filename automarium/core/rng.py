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
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15
_ALL = _MASK + 1

# Numbers are drawn several at once, side by side in one large int: each has 128 bits, room for a product of two of 64.
_MOST = 16  # that are drawn ahead, unless somebody is known to need more


@cache
def _lanes(number: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For so many numbers: a 1 for each, a mask for each, the way of each from the state, and what takes them apart."""
    ones = sum(1 << 128 * lane for lane in range(number))
    steps = sum((_STEP * (lane + 1) & _MASK) << 128 * lane for lane in range(number))
    return ones, _MASK * ones, steps, struct.Struct("<" + "Q8x" * number).unpack


class Stream:
    """One stream of numbers for one purpose.

    >>> stream = Stream("42", "deck")
    >>> [stream.below(6) for _ in range(8)]
    [4, 4, 2, 1, 4, 1, 3, 2]
    """

    __slots__ = ("_ahead", "_next", "_state")

    def __init__(self, seed: str, purpose: str) -> None:
        digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
        self._state = int.from_bytes(digest[:8], "big")
        self._next: list[int] = []  # drawn already, the next one last
        self._ahead = 1  # how many are drawn when the next one is asked for: of most streams nobody wants many

    def copied(self) -> Stream:
        """A stream of the numbers that are still to come."""
        twin = Stream.__new__(Stream)
        twin._state, twin._next, twin._ahead = self._state, self._next[:], self._ahead
        return twin

    def bits(self) -> int:
        """The next 64 bits."""
        if not self._next:
            self._draw(self._ahead)
            self._ahead = min(8 * self._ahead, _MOST)
        return self._next.pop()

    def _draw(self, number: int) -> None:
        """So many more are drawn ahead."""
        ones, masks, steps, apart = _lanes(number)
        z = (self._state * ones + steps) & masks
        z = ((z ^ (z >> 30 & masks)) * 0xBF58476D1CE4E5B9) & masks
        z = ((z ^ (z >> 27 & masks)) * 0x94D049BB133111EB) & masks
        self._next[:0] = apart((z ^ (z >> 31 & masks)).to_bytes(16 * number, "little"))[::-1]
        self._state = (self._state + _STEP * number) & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely: the rare draw that would favour the low ones is thrown away."""
        if n <= 0:
            raise ValueError("below() needs a positive number")
        while True:
            z = self._next.pop() if self._next else self.bits()
            found = z % n
            if z + n <= _ALL or z - found <= _ALL - n:
                return found

    def pick(self, things: Sequence[T]) -> T:
        """One of these, all equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Fisher and Yates, from the last place down."""
        if (missing := len(things) - 1 - len(self._next)) > 0:
            self._draw(missing)
        ahead = self._next
        for n in range(len(things), 1, -1):
            z = ahead.pop() if ahead else self.bits()
            if z + n > _ALL:  # which may have to be thrown away
                ahead.append(z)
                z = self.below(n)
            j = z % n
            things[n - 1], things[j] = things[j], things[n - 1]


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
