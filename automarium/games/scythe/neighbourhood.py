"""Neighbourhoods of both sides: where a unit can get by a move of one territory, itself included."""

from __future__ import annotations

from collections.abc import Set
from functools import cache

from automarium.core.bits import each, union
from automarium.core.tale import Name
from automarium.games.scythe.board import (
    ALL,
    BASE_NEAR,
    BIT,
    BY_LAKE,
    BY_LAND,
    BY_RIVER,
    FACTORY_BIT,
    LAKES,
    OF_TERRAIN,
    ON_BOARD,
    PLACES,
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
    WAYFARE,
)
from automarium.games.scythe.table import MECH_BESIDE_HERO, WAYFARE_REACH, Automa, Human, Table

# of an Automa unit on each territory: before it may cross water, and from then on (S-74, S-75)
NEAR_BY_LAND = tuple(BIT[one] | BY_LAND[one] for one in range(SIZE))
NEAR = tuple(BIT[one] | BY_LAND[one] | BY_RIVER[one] | BY_LAKE[one] for one in range(SIZE))


def beside(places: int) -> int:
    """What adjoins any of these territories, whatever border lies between."""
    return union(NEAR[place] & ~BIT[place] for place in each(places))


# --- of the Automa ---


def automa_near(automa: Automa) -> tuple[int, ...]:
    """The neighbourhood of an Automa unit on each territory, at this time (S-74, S-75)."""
    return NEAR if automa.cube >= automa.star_card.no_water else NEAR_BY_LAND


def _together(near: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For every eight territories in reading order: the neighbourhoods together of each set of them. Sets of more would
    be so many that the processor does not keep them at hand."""
    found = []
    for first in range(0, SIZE, 8):
        row = [0]
        for one in near[first : first + 8]:
            row += [one | others for others in row]
        found.append(tuple(row))
    return tuple(found)


REACH_BY_LAND, REACH = _together(NEAR_BY_LAND), _together(NEAR)


def units_reach(automa: Automa) -> int:
    """The neighbourhoods of all its units on the board: any of them can get there (S-81)."""
    units = automa.mechs | automa.workers | ON_BOARD[automa.hero]
    first, second, third, fourth, fifth, last = REACH if automa.cube >= automa.star_card.no_water else REACH_BY_LAND
    a, b, c, d, e, f = units.to_bytes(6, "little")  # by eights
    return first[a] | second[b] | third[c] | fourth[d] | fifth[e] | last[f]


def automa_reach(automa: Automa) -> int:
    """The same with the neighbourhood of its base, which stays two territories for ever (S-72, S-73)."""
    return units_reach(automa) | BASE_NEAR[automa.faction]


# --- of the human ---


def tunnels(human: Human) -> int:
    """The tunnels of the board and the human's own mine, which is one to its owner."""
    found = TUNNELS
    for place, kind in human.structures.items():
        if kind == MINE:
            found |= BIT[place]
    return found


def human_near(human: Human) -> tuple[int, ...]:
    """The neighbourhood of a human combat unit on each territory, by what its faction has unlocked (S-76 to S-79)."""
    abilities = human.abilities
    return near_with(human.faction, abilities, tunnels(human) if BURROW in abilities else TUNNELS)


@cache
def near_with(faction: Name, abilities: frozenset[Name], tunnels: int) -> tuple[int, ...]:
    open_to = union(OF_TERRAIN[terrain] for terrain in faction_mats()[faction].riverwalk)
    on_lakes = any(one in abilities for one in LAKE_ABILITIES)
    near = []
    for place in PLACES:
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
    near = human_near(human)
    if table.setup.values["human-reach"] != "full":
        found = 0
        for place in (human.hero, *human.mechs):
            if place < SIZE:
                found |= near[place]
        return found
    ways = links(table, human.abilities)
    alike = None if table.since(MECH_BESIDE_HERO) else human.hero  # a mech there was taken for the character
    units = [(human.hero, True), *((place, place == alike) for place in human.mechs)]
    return union(_far_reach(table, place, near, ways, hero=hero) for place, hero in units if place < SIZE)


# --- the other reading of S-80: tunnels, links between distant territories and Speed count too ---


def links(table: Table, abilities: Set[Name]) -> list[tuple[int, int]]:
    """Pairs of sets: who stands in the first can step into the second, with these abilities."""
    human, controlled = table.human, table.human_controls()
    links = [(tunnels(human), tunnels(human))]
    if TOWNSHIP in abilities:
        villages = OF_TERRAIN[VILLAGE] & controlled | FACTORY_BIT
        links.append((villages, villages))
    if UNDERPASS in abilities:
        passes = OF_TERRAIN[MOUNTAIN] & controlled | tunnels(human)
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
        return near[one] | union(to for start, to in links if start & BIT[one])

    reach = step(place)
    if SPEED in table.human.abilities:
        stop = table.automa.units | (table.encounters if hero else 0)
        reach |= union(step(one) for one in each(reach & ~stop))
        if WAYFARE in table.human.abilities and table.since(WAYFARE_REACH):  # to a base, and out of it
            reach |= union(near for faction, near in BASE_NEAR.items() if faction != table.automa.faction)
    return reach
