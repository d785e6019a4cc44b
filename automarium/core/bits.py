"""Choosing among small numbers that stand as the bits of an int: the same narrowing as in `choose`, made of ands.

Where places are numbered in the order in which the rulebook reads them, "the first" is the lowest bit and "the last"
the highest, and a criterion that is a precomputed set costs one operation for all candidates together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from automarium.core.choose import Ladder
from automarium.core.errors import Tie

_NO_ARGS: Mapping[str, object] = {}


class Bits(int):
    """A set of small numbers, as a ladder keeps it, or of the things that they stand for.

    >>> list(Bits(0b10110)), len(Bits(0b10110)), 3 in Bits(0b10110)
    ([1, 2, 4], 3, False)
    """

    __slots__ = ()
    things: ClassVar[Sequence[Any]] = ()

    def __len__(self) -> int:
        return self.bit_count()

    def __iter__(self) -> Iterator[Any]:
        return map(self.things.__getitem__, each(self)) if self.things else each(self)

    def __contains__(self, one: object) -> bool:
        return any(one == there for there in self)


def each(bits: int) -> Iterator[int]:
    """The numbers of a set, from the lowest."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def union(sets: Iterable[int]) -> int:
    bits = 0
    for one in sets:
        bits |= one
    return bits


class Sieve:
    """What one sentence of a rulebook keeps of a set. Its message can show what it measured as `$best`. A plain class,
    which is made and read faster than a named tuple."""

    __slots__ = ("args", "keep", "measure", "must", "name", "rule", "sets")

    def __init__(
        self,
        rule: str,
        name: str,
        keep: Callable[[int], int],
        must: bool = False,
        args: Mapping[str, object] = _NO_ARGS,
        measure: Callable[[int], int] | None = None,
        sets: Sequence[int] = (),
    ) -> None:
        self.rule = rule
        self.name = name  # message id: how the criterion is called
        self.keep = keep
        self.must = must  # a condition that even a single candidate has to meet
        self.args = args
        self.measure = measure
        self.sets = sets  # one after the other, where the first that holds any is kept

    def keeping(self, keep: Callable[[int], int]) -> Sieve:
        """The same criterion, where something else is kept by it."""
        return Sieve(self.rule, self.name, keep, self.must, self.args, self.measure)


def inside(rule: str, name: str, wanted: int, **args: object) -> Sieve:
    """A condition: who is not in the wanted set is out, even if nobody is left."""
    return Sieve(rule, name, lambda left: left & wanted, True, args)


def outside(rule: str, name: str, unwanted: int, **args: object) -> Sieve:
    """A condition: who is in the unwanted set is out, even if nobody is left."""
    return Sieve(rule, name, lambda left: left & ~unwanted, True, args)


def prefer_inside(rule: str, name: str, wanted: int, **args: object) -> Sieve:
    """Keeps those in the wanted set; a set that holds none of them removes nobody."""
    return Sieve(rule, name, lambda left: left & wanted or left, False, args)


def first_of(
    rule: str, name: str, sets: Sequence[int], measure: Callable[[int], int] | None = None, **args: object
) -> Sieve:
    """Keeps those in the first set that holds any: distance 0, 1, 2 ...; no step, one step ..."""

    def keep(left: int) -> int:
        for wanted in sets:
            if here := left & wanted:
                return here
        return left

    return Sieve(rule, name, keep, False, args, measure, sets)


def first_in(chain: Sequence[Sieve], left: int) -> int:
    """What a chain of `first_of` and then `lowest` leaves of a set, at one go, for nobody who wants to know why."""
    for wanted in chain[0].sets:
        if here := left & wanted:
            return (here & -here).bit_length() - 1
    return (left & -left).bit_length() - 1


def lowest(left: int) -> int:
    return left & -left


def highest(left: int) -> int:
    return 1 << left.bit_length() - 1


def narrow(
    bits: int,
    chain: Iterable[Sieve],
    ladder: Ladder | None = None,
    kept: type[Bits] = Bits,
    until_one: bool = False,
) -> int | None:
    """The one number that the chain leaves, or None when a condition leaves nobody; a ladder has sets of that kind. A
    chain whose conditions come first, if it has any, need be followed only until one is left.

    >>> ladder = Ladder("which-number")
    >>> chain = [prefer_inside("X-1", "even", 0b0101_0101), Sieve("X-2", "greatest", highest)]
    >>> narrow(0b0111_0010, chain, ladder), ladder.rule, [list(rung.left) for rung in ladder.rungs]
    (6, 'X-2', [[4, 6], [6]])
    """
    steps = None
    if ladder is not None:
        ladder.stood, ladder.kept, steps = bits, kept, ladder.steps
    several = bits & (bits - 1)
    for sieve in chain:
        if not several:
            if not bits:
                break
            if not sieve.must:
                if until_one:
                    break
                continue
        keep = sieve.keep  # not a method
        bits = keep(bits)
        several = bits & (bits - 1)
        if steps is not None:
            args = sieve.args
            if sieve.measure is not None and bits:
                args = {**args, "best": sieve.measure(lowest(bits).bit_length() - 1)}
            steps.append((sieve.rule, sieve.name, args, bits, kept))
    if several:
        raise Tie(f"{ladder.about if ladder else 'a choice'} left {list(each(bits))}")
    return bits.bit_length() - 1 if bits else None
