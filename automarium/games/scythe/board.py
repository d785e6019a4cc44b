"""The board: 47 territories, 7 home bases, and what the Automa looks up on it, worked out once.

A place is a number: 0 to 46 are the territories in reading order, 47 to 53 the bases. A set of places is the bits of a
number, so that "the first in reading order" is the lowest bit, and a neighbourhood is one number to look up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from automarium.core.bits import each
from automarium.core.errors import BadPack
from automarium.core.hexes import Hex
from automarium.core.pack import Pack, shipped
from automarium.core.tale import Name
from automarium.games.scythe.names import FACTIONS, FACTORY, LAKE, TERRAINS

LAND_BORDER, RIVER_BORDER, LAKE_BORDER = "land", "river", "lake"
_TERRAINS = {"mountain": 8, "farm": 7, "village": 9, "forest": 7, "tundra": 8, "lake": 7, "factory": 1}
_ENCOUNTERS, _TUNNELS, _RIVERS = 11, 6, 31


class Territory(NamedTuple):
    name: Name
    hex: Hex
    terrain: Name
    encounter: bool
    tunnel: bool


class Home(NamedTuple):
    """A home base and the two territories that adjoin it by land."""

    faction: Name
    hex: Hex
    land: tuple[str, str]


def map_pack() -> Pack:
    return _PACK


def _territories(pack: Pack) -> tuple[Territory, ...]:
    found = tuple(
        Territory(
            Name(item.text("id")),
            Hex(item.number("row", 1, 8), item.number("x", 0, 14)),
            Name(item.one_of("terrain", TERRAINS)),
            item.flag("encounter"),
            item.flag("tunnel"),
        )
        for item in pack.items("territories")
    )
    expected = (_TERRAINS, _ENCOUNTERS, _TUNNELS)
    got = (Counter(str(one.terrain) for one in found), sum(t.encounter for t in found), sum(t.tunnel for t in found))
    if got != expected or list(found) != sorted(found, key=lambda one: one.hex):
        raise BadPack("pack-count", file=pack.file, got=len(found), expected=sum(_TERRAINS.values()))
    return found


def _homes(pack: Pack) -> dict[Name, Home]:
    found = {}
    for item in pack.items("bases"):
        faction = Name(item.one_of("faction", FACTIONS))
        first, second = item.rows("land")
        found[faction] = Home(faction, Hex(item.number("row", 0, 8), item.number("x", 0, 14)), (first, second))
    if set(found) != set(FACTIONS):
        raise BadPack("pack-count", file=pack.file, got=len(found), expected=len(FACTIONS))
    return found


_PACK = shipped(__package__, "map.json", "scythe.map")
TERRITORIES = _territories(_PACK)
HOMES = _homes(_PACK)
SIZE = len(TERRITORIES)
ALL = (1 << SIZE) - 1  # every territory, no base
MAT_PLACE = -1  # not on the board at all

NAMES: tuple[Name, ...] = (*(one.name for one in TERRITORIES), *(Name(f"base-{one}") for one in FACTIONS))
NUMBER: Mapping[str, int] = {str(name): place for place, name in enumerate(NAMES)}
PLACES = range(len(NAMES))
BIT = tuple(1 << place for place in PLACES)
ON_BOARD = (*BIT[:SIZE], *[0] * (len(NAMES) - SIZE + 1))  # the same, but nothing for a base, nor for the mat (the last)
BASE_OF: Mapping[Name, int] = {faction: SIZE + at for at, faction in enumerate(FACTIONS)}
_HEXES = (*(one.hex for one in TERRITORIES), *(HOMES[one].hex for one in FACTIONS))


def mask(places: Iterable[int]) -> int:
    """A set of places as a number."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def at(*names: str) -> int:
    """The set of the places with these names.

    >>> [NAMES[place] for place in each(at("D4", "A1"))]
    ['A1', 'D4']
    """
    return mask(NUMBER[name] for name in names)


# --- what lies where ---

TERRAIN = tuple(one.terrain for one in TERRITORIES)
OF_TERRAIN: Mapping[Name, int] = {
    terrain: mask(place for place in range(SIZE) if TERRAIN[place] == terrain) for terrain in TERRAINS
}
LAKES = OF_TERRAIN[LAKE]
FACTORY_PLACE = TERRAIN.index(FACTORY)
FACTORY_BIT = BIT[FACTORY_PLACE]
ENCOUNTERS = mask(place for place, one in enumerate(TERRITORIES) if one.encounter)
TUNNELS = mask(place for place, one in enumerate(TERRITORIES) if one.tunnel)

# --- distances: steps from hex to hex, whatever water lies between (S-62) ---

DISTANCE = tuple(tuple(one.distance(other) for other in _HEXES) for one in _HEXES)
LONGEST = max(max(row[:SIZE]) for row in DISTANCE)


def rings(steps: Iterable[int]) -> tuple[int, ...]:
    """The places by their distance from somewhere: at 0, at 1, at 2 ..."""
    found = [0] * (LONGEST + 3)
    for place, distance in enumerate(steps):
        found[distance] |= 1 << place
    return tuple(found)


RINGS = tuple(rings(row) for row in DISTANCE)
BY_FACTORY = RINGS[FACTORY_PLACE]

# --- borders ---


def _border(one: int, other: int) -> str:
    if LAKE in (TERRAIN[one], TERRAIN[other]):
        return LAKE_BORDER
    pair = [str(NAMES[one]), str(NAMES[other])]
    return RIVER_BORDER if pair in _PACK.data["rivers"] or pair[::-1] in _PACK.data["rivers"] else LAND_BORDER


BORDERS: Mapping[tuple[int, int], str] = {
    (one, other): _border(one, other) for one in range(SIZE) for other in range(SIZE) if DISTANCE[one][other] == 1
}
if sum(border == RIVER_BORDER for border in BORDERS.values()) != 2 * _RIVERS:
    raise BadPack("pack-count", file=_PACK.file, got=len(_PACK.data["rivers"]), expected=_RIVERS)


BASE_NEAR: Mapping[Name, int] = {faction: at(*HOMES[faction].land) for faction in FACTIONS}
BESIDE_BASE: Mapping[Name, tuple[int, ...]] = {faction: tuple(each(near)) for faction, near in BASE_NEAR.items()}


def _across(one: int, border: str) -> int:
    """The territories beyond borders of a kind. Around a base are those that it has by land, lakes, and rivers."""
    if one < SIZE:
        return mask(other for other in range(SIZE) if BORDERS.get((one, other)) == border)
    land, around = BASE_NEAR[FACTIONS[one - SIZE]], RINGS[one][1] & ALL
    return {LAND_BORDER: land, LAKE_BORDER: around & LAKES, RIVER_BORDER: around & ~LAKES & ~land}[border]


BY_LAND, BY_RIVER, BY_LAKE = (
    tuple(_across(one, border) for one in PLACES) for border in (LAND_BORDER, RIVER_BORDER, LAKE_BORDER)
)

# --- distance to a base: from its own hex, or one more than from the nearer land neighbour (S-63) ---

READINGS = ("hex", "path")


def _path_distance(faction: Name) -> list[int]:
    first, second = (DISTANCE[NUMBER[name]] for name in HOMES[faction].land)
    own = BASE_OF[faction]
    return [0 if place == own else 1 + min(first[place], second[place]) for place in PLACES]


BASE_DISTANCE: Mapping[tuple[str, Name], tuple[int, ...]] = {
    (reading, faction): DISTANCE[BASE_OF[faction]] if reading == "hex" else tuple(_path_distance(faction))
    for reading in READINGS
    for faction in FACTIONS
}
BY_BASE: Mapping[tuple[str, Name], tuple[int, ...]] = {key: rings(steps) for key, steps in BASE_DISTANCE.items()}

# by either reading: from each place, how far the others are; and at each distance, which lie there from each place
DISTANCES_FROM: Mapping[str, tuple[tuple[int, ...], ...]] = {
    reading: (*DISTANCE[:SIZE], *(BASE_DISTANCE[reading, faction] for faction in FACTIONS)) for reading in READINGS
}
RINGS_AT: Mapping[str, tuple[tuple[int, ...], ...]] = {
    reading: tuple(zip(*RINGS[:SIZE], *(BY_BASE[reading, faction] for faction in FACTIONS), strict=True))
    for reading in READINGS
}


def names(places: int) -> tuple[Name, ...]:
    """The names of a set of places, in reading order."""
    return tuple(NAMES[place] for place in each(places))
