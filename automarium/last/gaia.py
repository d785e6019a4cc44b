"""Gaia Project: what the Automa did in its last turn, among what it chose, and what decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from automarium.core.bits import union
from automarium.core.choose import Ladder, Rung
from automarium.core.tale import Event, last_turn
from automarium.games.gaia.map import BY_NAME
from automarium.games.gaia.table import Table

MOVES = ("order-mine", "order-satellite", "order-upgrade")
COUNTS = ("why-number-right", "why-number-left", "why-direction-right", "why-direction-left")
FROM_THE_END = ("why-number-left", "why-direction-left")


class Chosen(NamedTuple):
    """A hex that was chosen: who was left before the criterion that decided, and that one."""

    hex: int
    tied: tuple[int, ...]  # in the order of counting, where it was counted
    rung: Rung


class Last(NamedTuple):
    hexes: frozenset[int]  # where something happened
    near: dict[str, int]  # what each kind of choice was made among
    counts: dict[str, dict[int, int]]  # for each kind of choice the numbers in which options were counted off
    chosen: tuple[Chosen, ...]


def last_of(table: Table, told: Sequence[Event] | None = None) -> Last:
    """Of the Automa's whole last turn, or of these events only."""
    events = last_turn(table.tale.events) if told is None else told
    near: dict[str, int] = {}
    counts: dict[str, dict[int, int]] = {}
    for why in (event.why for event in events if event.why is not None):
        left = why.rungs[0].left if why.rungs else why.candidates
        near[why.about] = near.get(why.about, 0) | union(1 << one for one in left)
        if why.decider is not None and why.decider.name in COUNTS:
            counts[why.about] = {one: number for number, one in enumerate(_tied(why, why.decider), 1)}
    hexes = frozenset(BY_NAME[event.args["hex"].casefold()] for event in events if event.id in MOVES)
    return Last(hexes, near, counts, tuple(one for event in events if (one := _chosen(event)) is not None))


def _chosen(event: Event) -> Chosen | None:
    """A move on the map with what decided it, where there was anything to decide."""
    if event.id not in MOVES or event.why is None or len(event.why.candidates) < 2 or event.why.decider is None:
        return None
    return Chosen(BY_NAME[event.args["hex"].casefold()], _tied(event.why, event.why.decider), event.why.decider)


def _tied(ladder: Ladder, decider: Rung) -> tuple[int, ...]:
    """Who was left before the criterion that decided, in the order in which it counts."""
    before = ladder.candidates
    for rung in ladder.rungs:
        if rung is decider:
            break
        before = rung.left
    return tuple(sorted(before, reverse=decider.name in FROM_THE_END))
