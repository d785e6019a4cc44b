"""Choosing is narrowing: one criterion after another until one candidate is left.

Every "if there are several" of the rulebooks is a chain of criteria. The ladder keeps what each criterion left, so that
the choice can be explained; criteria are never folded into one score, since nobody could explain that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from automarium.core.errors import Tie

T = TypeVar("T")


class Criterion(NamedTuple, Generic[T]):
    """What one sentence of a rulebook keeps of the candidates."""

    rule: str
    name: str  # message id: how the criterion is called
    keep: Callable[[Sequence[T]], Sequence[T]]
    must: bool = False  # a condition that even a single candidate has to meet
    args: Mapping[str, object] = {}


class BitCriterion(NamedTuple):
    """A criterion over the set bits of a number. `measure` tells what it compared, of one candidate."""

    rule: str
    name: str
    keep: Callable[[int], int]
    must: bool = False
    args: Mapping[str, object] = {}
    measure: Callable[[int], int] | None = None


class Rung(NamedTuple):
    """One step of a ladder: the criterion, and who was left after it."""

    rule: str
    name: str
    args: Mapping[str, object]
    left: Sequence[Any]


class Ladder:
    """The trace of one choice: what was asked, who stood for it, what each criterion left.

    `name` turns a candidate into something that has a message, when the candidate is a bare number. The steps are kept
    as they fell, bit sets as numbers, and become rungs when somebody looks."""

    __slots__ = ("_rungs", "about", "name", "start", "steps")

    def __init__(self, about: str, name: Callable[[Any], object] | None = None) -> None:
        self.about = about
        self.name = name
        self.start: Sequence[Any] | int = ()
        self.steps: list[tuple[Criterion[Any] | BitCriterion, Sequence[Any] | int]] = []
        self._rungs: list[Rung] = []

    @property
    def candidates(self) -> Sequence[Any]:
        return _members(self.start)

    @property
    def rungs(self) -> list[Rung]:
        for criterion, left in self.steps[len(self._rungs) :]:
            members = _members(left)
            args = criterion.args
            if isinstance(criterion, BitCriterion) and criterion.measure and members:
                args = {**args, "best": criterion.measure(members[0])}
            self._rungs.append(Rung(criterion.rule, criterion.name, args, members))
        return self._rungs

    @property
    def decider(self) -> Rung | None:
        """The rung that brought the candidates down to what was left in the end."""
        before = len(self.candidates)
        decided = None
        for rung in self.rungs:
            if len(rung.left) < before:
                decided = rung
            before = len(rung.left)
        return decided or (self.rungs[-1] if self.rungs else None)

    @property
    def rule(self) -> str:
        """The number of the deciding rule."""
        decider = self.decider
        return decider.rule if decider else ""


def _members(left: Sequence[Any] | int) -> Sequence[Any]:
    return tuple(bits(left)) if isinstance(left, int) else left


def only(rule: str, name: str, test: Callable[[T], object], **args: object) -> Criterion[T]:
    """A condition: who fails it is out, even if nobody is left."""
    return Criterion(rule, name, lambda left: [one for one in left if test(one)], True, args)


def prefer(rule: str, name: str, test: Callable[[T], object], **args: object) -> Criterion[T]:
    """Keeps those who pass; a test that nobody passes removes nobody."""
    return Criterion(rule, name, lambda left: [one for one in left if test(one)] or left, False, args)


def least(rule: str, name: str, key: Callable[[T], Any], **args: object) -> Criterion[T]:
    """Keeps those with the smallest key."""

    def keep(left: Sequence[T]) -> Sequence[T]:
        keys = [key(one) for one in left]
        low = min(keys)
        return [one for one, k in zip(left, keys, strict=True) if k == low]

    return Criterion(rule, name, keep, False, args)


def most(rule: str, name: str, key: Callable[[T], Any], **args: object) -> Criterion[T]:
    """Keeps those with the greatest key."""

    def keep(left: Sequence[T]) -> Sequence[T]:
        keys = [key(one) for one in left]
        high = max(keys)
        return [one for one, k in zip(left, keys, strict=True) if k == high]

    return Criterion(rule, name, keep, False, args)


def choose(candidates: Sequence[T], chain: Iterable[Criterion[T]], ladder: Ladder | None = None) -> T | None:
    """The one candidate that the chain leaves, or None when a condition leaves nobody.

    >>> ladder = Ladder("which-word")
    >>> choose(["plum", "fig", "nut"], [least("X-1", "shortest", len), least("X-2", "alphabet", str)], ladder)
    'fig'
    >>> [(rung.rule, rung.left) for rung in ladder.rungs], ladder.rule
    ([('X-1', ['fig', 'nut']), ('X-2', ['fig'])], 'X-2')
    """
    left = candidates
    if ladder is not None:
        ladder.start = tuple(candidates)
    for criterion in chain:
        if not left:
            break
        if len(left) == 1 and not criterion.must:
            continue
        left = criterion.keep(left)
        if ladder is not None:
            ladder.steps.append((criterion, left))
    if len(left) > 1:
        raise Tie(f"{ladder.about if ladder else 'a choice'} left {left}")
    return left[0] if left else None


# --- candidates as the bits of a number: places on a board ---


def bits(mask: int) -> Iterator[int]:
    """The numbers of the set bits, lowest first.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def inside(rule: str, name: str, mask: int, **args: object) -> BitCriterion:
    """A condition: who is not in the mask is out."""
    return BitCriterion(rule, name, mask.__and__, True, args)


def outside(rule: str, name: str, mask: int, **args: object) -> BitCriterion:
    """A condition: who is in the mask is out."""
    return BitCriterion(rule, name, (~mask).__and__, True, args)


def favour(rule: str, name: str, mask: int, **args: object) -> BitCriterion:
    """Keeps those in the mask, if there are any."""
    return BitCriterion(rule, name, lambda left: left & mask or left, False, args)


def best(
    rule: str, name: str, classes: Iterable[int], measure: Callable[[int], int] | None = None, **args: object
) -> BitCriterion:
    """Keeps those of the first class that has any; the classes come best first."""

    def keep(left: int) -> int:
        for one in classes:
            if left & one:
                return left & one
        return left

    return BitCriterion(rule, name, keep, False, args, measure)


def lowest(rule: str, name: str) -> BitCriterion:
    """Keeps the lowest bit."""
    return BitCriterion(rule, name, lambda left: left & -left)


def narrow(candidates: int, chain: Iterable[BitCriterion], ladder: Ladder | None = None) -> int | None:
    """The number of the one bit that the chain leaves, or None when a condition leaves nobody.

    >>> ladder = Ladder("which-bit")
    >>> narrow(0b1111, [outside("X-1", "not-the-first", 0b0001), lowest("X-2", "lowest")], ladder)
    1
    >>> [(rung.rule, rung.left) for rung in ladder.rungs], ladder.rule
    ([('X-1', (1, 2, 3)), ('X-2', (1,))], 'X-2')
    """
    left = candidates
    if ladder is not None:
        ladder.start = candidates
    for criterion in chain:
        if not left:
            break
        if not criterion.must and not left & (left - 1):
            continue
        left = criterion.keep(left)
        if ladder is not None:
            ladder.steps.append((criterion, left))
    if left & (left - 1):
        raise Tie(f"{ladder.about if ladder else 'a choice'} left {list(bits(left))}")
    return left.bit_length() - 1 if left else None
