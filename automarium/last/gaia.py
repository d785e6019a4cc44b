"""Gaia Project: what the Automa did in its last turn, among what it chose, and what decided."""

from __future__ import annotations

from typing import NamedTuple

from automarium.core.bits import union
from automarium.core.choose import Ladder, Rung
from automarium.core.tale import Event, Name, last_turn
from automarium.games.gaia.map import BY_NAME
from automarium.games.gaia.table import Table

MOVES = {"order-mine": "+", "order-satellite": "+", "order-upgrade": "↑"}
DONE = {"order-research": "area", "order-advanced-tile": "area", "order-cover": "space", "order-booster": "booster"}
COUNTS = ("why-number-right", "why-number-left", "why-direction-right", "why-direction-left")
FROM_THE_END = ("why-number-left", "why-direction-left")


class Chosen(NamedTuple):
    """A hex that was chosen: what happened there, who was left before the criterion that decided, and that one."""

    hex: int
    sign: str
    tied: tuple[int, ...]  # in the order of counting, where it was counted
    rung: Rung
    ladder: Ladder


class Last(NamedTuple):
    hexes: dict[int, str]  # a hex and the sign of what happened there
    done: frozenset[tuple[str, Name]]  # an event with the area, action or booster that it is about
    near: dict[str, int]  # what each kind of choice was made among
    counts: dict[str, dict[int, int]]  # for each kind of choice the numbers in which options were counted off
    chosen: tuple[Chosen, ...]


def last_of(table: Table) -> Last:
    events = last_turn(table.tale.events)
    near: dict[str, int] = {}
    counts: dict[str, dict[int, int]] = {}
    for why in (event.why for event in events if event.why is not None):
        left = why.rungs[0].left if why.rungs else why.candidates
        near[why.about] = near.get(why.about, 0) | union(1 << one for one in left)
        if why.decider is not None and why.decider.name in COUNTS:
            counts[why.about] = {one: number for number, one in enumerate(_tied(why, why.decider), 1)}
    hexes = {BY_NAME[event.args["hex"].casefold()]: MOVES[event.id] for event in events if event.id in MOVES}
    done = frozenset((event.id, event.args[DONE[event.id]]) for event in events if event.id in DONE)
    return Last(hexes, done, near, counts, tuple(one for event in events if (one := _chosen(event)) is not None))


def _chosen(event: Event) -> Chosen | None:
    """A move on the map with what decided it, where there was anything to decide."""
    if event.id not in MOVES or event.why is None or len(event.why.candidates) < 2 or event.why.decider is None:
        return None
    hex, rung = BY_NAME[event.args["hex"].casefold()], event.why.decider
    return Chosen(hex, MOVES[event.id], _tied(event.why, rung), rung, event.why)


def _tied(ladder: Ladder, decider: Rung) -> tuple[int, ...]:
    """Who was left before the criterion that decided, in the order in which it counts."""
    before = ladder.candidates
    for rung in ladder.rungs:
        if rung is decider:
            break
        before = rung.left
    return tuple(sorted(before, reverse=decider.name in FROM_THE_END))
