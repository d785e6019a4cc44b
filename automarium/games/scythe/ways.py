"""How far the human's units can get with what is known of them, to ask about a move that goes beyond it. Whatever may
make a move possible counts: all abilities of the faction while a mech's has not been told, the Factory card's move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from automarium.core.bits import each, union
from automarium.core.tale import Name
from automarium.games.scythe.board import (
    ALL,
    BASE_OF,
    BIT,
    BY_LAND,
    BY_RIVER,
    DISTANCE,
    LAKES,
    PLACES,
    RINGS,
    SIZE,
    mask,
)
from automarium.games.scythe.mats import faction_mats
from automarium.games.scythe.names import (
    BURROW,
    FACTIONS,
    HERO,
    LAKE_ABILITIES,
    NORDIC,
    RIVERWALK,
    SPEED,
    TOKA,
    WAYFARE,
    WORKER,
)
from automarium.games.scythe.neighbourhood import human_near, links, near_with, tunnels
from automarium.games.scythe.table import MOVES_CHECKED, WATER_AROUND_BASES, Table

OVER_WATER = {RIVERWALK, BURROW, TOKA, *LAKE_ABILITIES}
EVERYWHERE = (1 << (SIZE + len(FACTIONS))) - 1
SWIMMING = tuple(BY_LAND[one] | BY_RIVER[one] for one in PLACES)  # the steps of Nordic workers


class Doubt(NamedTuple):
    """Why a move seems impossible; how many steps it would take, where that is the reason."""

    why: str
    steps: int = 0


def doubt(table: Table, unit: Name, start: int, end: int) -> Doubt | None:
    """What is to be asked about a move, if it goes beyond all that is known (S-276)."""
    if BY_LAND[start] & BIT[end] or not _asks(table):
        return None
    if unit != WORKER and human_near(table.human)[start] & BIT[end]:  # as most that go over water
        return None
    for found in _reached(table, unit, start):
        if found & BIT[end]:
            return None
    if end >= SIZE:
        return Doubt("base")
    entered, left = (_by_itself(table, unit, place) for place in (end, start))
    if not entered or not left:
        return Doubt("shore" if entered else "lake")
    steps = DISTANCE[start][end]
    return Doubt("far", steps) if steps > most_steps(table, unit) else Doubt("water")


def left_alone(table: Table, unit: Name, start: int, carried: int) -> Doubt | None:
    """Workers that would stay on a lake without a combat unit, where the last one leaves."""
    human = table.human
    if not BIT[start] & LAKES or unit == WORKER or not _asks(table):
        return None
    stay = human.workers.count(start) > carried and human.combat_units_at(start) == 1
    return Doubt("alone") if stay else None


def _asks(table: Table) -> bool:
    return table.since(MOVES_CHECKED) and table.setup.on("check-moves")


def _by_itself(table: Table, unit: Name, place: int) -> bool:
    """Whether a unit comes to a place and away from it by itself: not onto lakes without an ability, workers never."""
    return not BIT[place] & LAKES or (unit != WORKER and any(one in abilities(table) for one in LAKE_ABILITIES))


def abilities(table: Table) -> frozenset[Name]:
    """Those that are unlocked; all of the faction while a mech's has not been told."""
    human = table.human
    told = len(human.abilities) >= len(human.mechs)
    return frozenset(human.abilities if told else faction_mats()[human.faction].abilities)


def most_steps(table: Table, unit: Name) -> int:
    """One; with Speed one more for character and mechs, by the Factory card's move one more for anybody."""
    return 1 + (unit != WORKER and SPEED in abilities(table)) + table.human.factory_card


def reach(table: Table, unit: Name, start: int) -> int:
    """Where a unit may get by one move, as far as is known. It stops where the Automa's units stand (S-180), and the
    character at an encounter."""
    stop = table.automa.units | (table.encounters if unit == HERO else 0)
    return union(_reached(table, unit, start, stop & ~BIT[start])) & ~BIT[start]


def _reached(table: Table, unit: Name, start: int, stop: int = 0) -> Iterator[int]:
    """Step by step, and no further from where it has to stop."""
    step = _steps(table, unit)
    found = BIT[start]
    for _ in range(most_steps(table, unit)):
        for place in each(found & ~stop):
            found |= step(place)
        yield found


def _steps(table: Table, unit: Name) -> Callable[[int], int]:
    """Where a unit gets by one step, from each place."""
    human, older = table.human, not table.since(WATER_AROUND_BASES)
    if unit == WORKER:
        swims = human.faction == NORDIC
        near = SWIMMING if swims else BY_LAND
        mine = tunnels(human)
        joined, over_water = [(mine, mine)], swims and older
    else:
        has = abilities(table)
        near = near_with(human.faction, has, tunnels(human))
        joined, over_water = links(table, has), older and bool(has & OVER_WATER)
        if WAYFARE in has:
            bases = mask(base for faction, base in BASE_OF.items() if faction != table.automa.faction)
            joined.append((EVERYWHERE, bases))

    def step(place: int) -> int:
        found = near[place]
        if over_water and place >= SIZE:
            found |= RINGS[place][1] & ALL
        for start, to in joined:
            if start & BIT[place] or start == ALL:
                found |= to
        return found & ~LAKES if unit == WORKER else found

    return step
