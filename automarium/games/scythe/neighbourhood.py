"""Neighbourhoods: where a unit can get by a move of one territory, itself included."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from automarium.core.bits import each
from automarium.core.tale import Name
from automarium.games.scythe.board import (
    ALL,
    BIT,
    BY_LAKE,
    BY_LAND,
    BY_RIVER,
    FACTORY_BIT,
    LAKES,
    OF_TERRAIN,
    SIZE,
    TUNNELS,
    mask,
)
from automarium.games.scythe.mats import faction_mats
from automarium.games.scythe.names import (
    BURROW,
    LAKE_ABILITIES,
    MINE,
    MOUNTAIN,
    RALLY,
    RIVERWALK,
    SHINOBI,
    SPEED,
    SUBMERGE,
    TOKA,
    TOWNSHIP,
    UNDERPASS,
    VILLAGE,
)
from automarium.games.scythe.table import Table


@cache
def human_near(faction: Name, abilities: frozenset[Name], mine: int) -> tuple[int, ...]:
    """The neighbourhood of a human combat unit on each territory, by what its faction has unlocked (S-76 to S-79).
    `mine` is the territory of the human's own mine, as a bit."""
    open_to = mask(place for terrain in faction_mats()[faction].riverwalk for place in each(OF_TERRAIN[terrain]))
    on_lakes = any(one in abilities for one in LAKE_ABILITIES)
    tunnels = TUNNELS | mine
    near = []
    for place in range(SIZE):
        found = BIT[place] | BY_LAND[place]
        if RIVERWALK in abilities:
            found |= BY_RIVER[place] & open_to
        if BURROW in abilities:
            found |= BY_RIVER[place] if BIT[place] & tunnels else BY_RIVER[place] & tunnels
        if TOKA in abilities:
            found |= BY_RIVER[place]
        if on_lakes:
            found |= BY_LAKE[place]
        near.append(found)
    return tuple(near)


def human_reach(table: Table) -> int:
    """The neighbourhoods of all the human's combat units, together. Units on a base have none (S-71)."""
    human = table.human
    mine = mask(place for place, kind in human.structures.items() if kind == MINE)
    near = human_near(human.faction, frozenset(human.abilities), mine)
    units = [place for place in (human.hero, *human.mechs) if place < SIZE]
    if table.setup["human-reach"] == "full":
        links = _links(table, mine)
        return _union(_far_reach(table, place, near, links, hero=place == human.hero) for place in units)
    return _union(near[place] for place in units)


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


# --- the other reading of S-80: tunnels, links between distant territories and Speed count too ---


def _links(table: Table, mine: int) -> list[tuple[int, int]]:
    """Pairs of sets: who stands in the first can step into the second."""
    human = table.human
    controlled, abilities = table.human_controls(), human.abilities
    tunnels = TUNNELS | mine
    links = [(tunnels, tunnels)]
    if TOWNSHIP in abilities:
        villages = OF_TERRAIN[VILLAGE] & controlled | FACTORY_BIT
        links.append((villages, villages))
    if UNDERPASS in abilities:
        passes = OF_TERRAIN[MOUNTAIN] & controlled | tunnels
        links.append((passes, passes))
    if SUBMERGE in abilities:
        links.append((LAKES, LAKES))
    if RALLY in abilities:
        links.append((ALL, (mask(human.workers) | human.flags) & ALL))
    if SHINOBI in abilities:
        links.append((ALL, human.armed | human.sprung))
    return links


def _far_reach(table: Table, place: int, near: tuple[int, ...], links: list[tuple[int, int]], *, hero: bool) -> int:
    """One step, and with Speed one more, not past the Automa's units nor, for the character, past an encounter."""

    def step(one: int) -> int:
        return near[one] | _union(to for start, to in links if start & BIT[one])

    reach = step(place)
    if SPEED in table.human.abilities:
        stop = table.automa.units | (table.encounters if hero else 0)
        reach |= _union(step(one) for one in each(reach & ~stop & ~BIT[place]))
    return reach
