"""Choosing is narrowing: one criterion after another until one candidate is left.

Every "if there are several" of the rulebooks is a chain of criteria. The ladder keeps what each criterion left, so that
the choice can be explained; criteria are never folded into one score, since nobody could explain that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
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


@dataclass(slots=True)
class Rung:
    """One step of a ladder: the criterion, and who was left after it."""

    rule: str
    name: str
    args: Mapping[str, object]
    left: Collection[Any]


class Ladder:
    """The trace of one choice: what was asked, who stood for it, what each criterion left.

    `name` turns a candidate into something that has a message, when the candidate is a bare number. `stood` and `steps`
    become candidates and rungs when somebody looks: `kept` makes a collection of who stood for it, and each step has
    a rung's parts and what makes a collection of who was left."""

    __slots__ = ("_rungs", "about", "kept", "name", "steps", "stood")

    def __init__(self, about: str, name: Callable[[Any], object] | None = None) -> None:
        self.about = about
        self.name = name
        self.stood: Any = ()
        self.kept: Callable[[Any], Collection[Any]] = tuple
        self.steps: list[tuple[str, str, Mapping[str, object], Any, Callable[[Any], Collection[Any]]]] = []
        self._rungs: list[Rung] | None = None

    @property
    def candidates(self) -> Collection[Any]:
        """Who stood for it."""
        return self.kept(self.stood)

    @property
    def rungs(self) -> list[Rung]:
        """What each criterion left, one after the other."""
        if self._rungs is None:
            self._rungs = []
        if self.steps:
            self._rungs += [Rung(rule, name, args, kept(left)) for rule, name, args, left, kept in self.steps]
            self.steps.clear()
        return self._rungs

    @property
    def narrowed(self) -> list[Rung]:
        """The rungs at which somebody fell out; where more stand than before, another choice begins."""
        found: list[Rung] = []
        before, anew = len(self.candidates), False
        for rung in self.rungs:
            anew = anew or len(rung.left) > before
            if len(rung.left) < before:
                found, anew = [*(found if not anew else ()), rung], False
            before = len(rung.left)
        return found

    @property
    def decider(self) -> Rung | None:
        """The rung that brought the candidates down to what was left in the end."""
        return next(reversed(self.narrowed), None) or (self.rungs[-1] if self.rungs else None)

    @property
    def rule(self) -> str:
        """The number of the deciding rule."""
        decider = self.decider
        return decider.rule if decider else ""


def only(rule: str, name: str, test: Callable[[T], object], **args: object) -> Criterion[T]:
    """A condition: who fails it is out, even if nobody is left."""
    return Criterion(rule, name, lambda left: [one for one in left if test(one)], True, args)


def prefer(rule: str, name: str, test: Callable[[T], object], **args: object) -> Criterion[T]:
    """Keeps those who pass; a test that nobody passes removes nobody."""
    return Criterion(rule, name, lambda left: [one for one in left if test(one)] or left, False, args)


def least(rule: str, name: str, key: Callable[[T], Any], **args: object) -> Criterion[T]:
    """Keeps those with the smallest key."""
    return Criterion(rule, name, _best(key, min), False, args)


def most(rule: str, name: str, key: Callable[[T], Any], **args: object) -> Criterion[T]:
    """Keeps those with the greatest key."""
    return Criterion(rule, name, _best(key, max), False, args)


def _best(key: Callable[[T], Any], best: Callable[[list[Any]], Any]) -> Callable[[Sequence[T]], Sequence[T]]:
    def keep(left: Sequence[T]) -> Sequence[T]:
        keys = [key(one) for one in left]
        wanted = best(keys)
        return [one for one, k in zip(left, keys, strict=True) if k == wanted]

    return keep


def choose(candidates: Sequence[T], chain: Iterable[Criterion[T]], ladder: Ladder | None = None) -> T | None:
    """The one candidate that the chain leaves, or None when a condition leaves nobody.

    >>> ladder = Ladder("which-word")
    >>> choose(["plum", "fig", "nut"], [least("X-1", "shortest", len), least("X-2", "alphabet", str)], ladder)
    'fig'
    >>> [(rung.rule, rung.left) for rung in ladder.rungs], ladder.rule
    ([('X-1', ['fig', 'nut']), ('X-2', ['fig'])], 'X-2')
    """
    left = candidates
    rungs = None
    if ladder is not None:
        ladder.stood, rungs = tuple(candidates), ladder.rungs
    for rule, name, keep, must, args in chain:
        if not left:
            break
        if len(left) == 1 and not must:
            continue
        left = keep(left)
        if rungs is not None:
            rungs.append(Rung(rule, name, args, left))
    if len(left) > 1:
        raise Tie(f"{ladder.about if ladder else 'a choice'} left {left}")
    return left[0] if left else None
