"""Why a player who thinks ahead advises an answer: what is certain of the turn that goes best with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

from automarium.core.ask import Ask
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.redrising.course import this_turn
from automarium.games.redrising.names import APOLLO, AUTOMA, HUMAN
from automarium.games.redrising.scoring import end_triggered, hand_now, score_sheet
from automarium.games.redrising.screen import SCOUT
from automarium.games.redrising.setup import order_of
from automarium.games.redrising.table import Table, signed
from automarium.games.redrising.thought import Thought
from automarium.players import Advice, Weighed
from automarium.players.redrising_seat import Greedy, at_once, possible, thought_of

T = TypeVar("T")
DEALS = 4  # what comes out alike in each of so many is certain
MUCH = 5  # points by which another card of the hand grows


class Line(NamedTuple):
    """The rest of a turn: the points, the card of the hand that grows most with by how much, whether the match ends
    with this round, and whether the human has the Sovereign token then."""

    points: int
    grown: tuple[Name, int] | None
    ends: bool
    token: bool = False


def why(match: Match[Any], found: Sequence[Weighed], next: Advice | None = None) -> Sequence[Say]:
    """The reasons for the first of some answers, with what is advised after it: if there is nothing certain, that it
    has come out best."""
    if match.ask is None or len(found) < 2:
        return ()
    its_turn = match.ask.id == "ask-block"
    certain = () if its_turn else tuple(_reasons(match, match.ask, found, next))
    return certain or (Say("hint-why-played"),)


def _reasons(match: Match[Any], ask: Ask[Any], found: Sequence[Weighed], next: Advice | None) -> Iterator[Say]:
    best, thought = found[0].value, thought_of(match)
    begun = (best,) if next is None else (best, next.value)
    more, less = _more_at_once(thought, found, match.seed)
    if getattr(best, "verb", "") == SCOUT:
        yield Say("hint-why-scout", {"points": hand_now(match.state).total})
    else:
        lines = [_line(thought, match.state, begun, f"{match.seed} {number}") for number in range(DEALS)]
        points, last = _lost(lines), ask.id == "ask-gain"
        certain = [] if points else list(_certain(lines, last=last, short=more > 0))
        yield from _ending(lines, match.state, certain, last=last) if all(line.ends for line in lines) else certain
        if points:  # no reason, but nothing to be silent about; what it is good for comes later
            yield Say("hint-why-loses", {"points": points})
            return
    if more > 0:
        yield Say("hint-why-later", {"points": round(more), "less": max(0, round(less))})


def _ending(lines: Sequence[Line], now: Table, certain: Sequence[Say], *, last: bool) -> Iterator[Say]:
    """That the turn brings on the end, in one sentence with what it is worth if that is said, and who moves after it:
    the Automa if both have not had equally many turns, and House Apollo (R-107, R-108)."""
    joins = bool(certain) and "ends" in certain[0].args
    opening = {**certain[0].args, "ends": "yes"} if joins else {"surely": "yes" if last else "no"}
    yield Say(certain[0].id if joins else "hint-why-ends", opening)
    if order_of(now)[-1] == AUTOMA:  # whoever has House Apollo begins
        token = all(line.token for line in lines)
        who = "both" if now.house == APOLLO else "automa"
        yield Say("hint-why-left", {"who": who, "token": "yes" if token else "no"})
    yield from certain[joins:]


def _lost(lines: Sequence[Line]) -> int:
    """What a turn costs that brings nothing however the cards lie: about so much, as they do not lie alike."""
    return -round(fmean(line.points for line in lines)) if all(line.points < 0 for line in lines) else 0


def _certain(lines: Sequence[Line], *, last: bool, short: bool) -> Iterator[Say]:
    """What all lines have in common. Before the last question of a turn that is what can be made of it, and no card is
    named; where that hangs on what comes out, about how much."""
    if points := _alike(line.points for line in lines):
        said = {"points": signed(points)}
        can = {**said, "number": abs(points), "ends": "no"}
        yield Say("hint-why-points", said) if last else Say("hint-why-can", can)
    elif not last and all(line.points > 0 for line in lines):
        yield Say("hint-why-about", {"points": round(fmean(line.points for line in lines)), "ends": "no"})
    if (grown := _alike(line.grown for line in lines)) and last and not short:
        yield Say("hint-why-grows", {"card": grown[0], "points": signed(grown[1])})


def _alike(values: Iterable[T]) -> T | None:
    """The value that all of them have."""
    found = set(values)
    return found.pop() if len(found) == 1 else None


def _line(thought: Thought, now: Table, begun: Sequence[Any], seed: str) -> Line:
    """Some answers, and after them those that make most of the turn."""
    greedy, dealt = Greedy(Stream(seed, "why")), thought.dealt(Stream(seed, "thought"))
    values = [*begun]
    while True:
        table, ask = dealt.after(values, Stream(seed, "thought"), this_turn)
        if ask is None:
            more = score_sheet(table).totals[0] - score_sheet(now).totals[0]
            ends = end_triggered(table) and not end_triggered(now)
            return Line(more, _grown(now, table), ends, table.sovereign == HUMAN)
        values.append(max(possible(ask), key=lambda one: greedy.worth(dealt, (*values, one), seed)))


def _grown(now: Table, then: Table) -> tuple[Name, int] | None:
    """The card of both hands that is worth more in the second by most, if that is much."""
    before = {one.character.id: one.total for one in hand_now(now).cards}
    more = [(one.total - before[id], id) for one in hand_now(then).cards if (id := one.character.id) in before]
    points, card = max(more, default=(0, Name("")))
    return (card, points) if points >= MUCH else None


def _more_at_once(thought: Thought, found: Sequence[Weighed], seed: str) -> tuple[float, float]:
    """By how much the answer that makes most of the turn makes more of it than the first, and less of the match."""
    best, *others = at_once(thought, [one.value for one in found], seed)
    most = max(range(len(others)), key=others.__getitem__)
    return others[most] - best, found[0].margin - found[1 + most].margin
