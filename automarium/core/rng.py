"""Random numbers that are the same on every Python, on every machine, for ever.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter that grows by 0x9E3779B97F4A7C15 and is
mixed by two multiplications. A stream starts from the first 8 bytes (big-endian) of the SHA-256 of "seed/purpose" in
UTF-8, so each purpose (deck, die, first player ...) has numbers of its own, and drawing for one disturbs no other.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15


class Stream:
    """One stream of numbers for one purpose.

    >>> stream = Stream("42", "deck")
    >>> [stream.below(6) for _ in range(8)]
    [4, 4, 2, 1, 4, 1, 3, 2]
    """

    __slots__ = ("_state",)

    def __init__(self, seed: str, purpose: str) -> None:
        digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
        self._state = int.from_bytes(digest[:8], "big")

    def copied(self) -> Stream:
        """A stream of the numbers that are still to come."""
        twin = Stream.__new__(Stream)
        twin._state = self._state
        return twin

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = z = (self._state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely: the rare draw that would favour the low ones is thrown away."""
        if n <= 0:
            raise ValueError("below() needs a positive number")
        fair = _MASK + 1 - (_MASK + 1) % n
        while True:
            z = self.bits()
            if z < fair:
                return z % n

    def pick(self, things: Sequence[T]) -> T:
        """One of these, all equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Fisher and Yates, from the last place down."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


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
