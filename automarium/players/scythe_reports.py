"""What the human could really do now, told as reports, or None: each of a kind at random."""

from __future__ import annotations

from functools import cache, lru_cache

from automarium.core.ask import Said
from automarium.core.bits import each, union
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.scythe.board import ALL, BASE_NEAR, BIT, LAKES, OF_TERRAIN, SIZE, TERRAIN
from automarium.games.scythe.mats import MOST_MECHS, MOST_WORKERS, faction_mats
from automarium.games.scythe.names import (
    BONUSES,
    HERO,
    MECH,
    PRODUCES,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_UPGRADES,
    STRUCTURES,
    WORKER,
)
from automarium.games.scythe.neighbourhood import human_near
from automarium.games.scythe.notation import Route
from automarium.games.scythe.stars import most_human_stars
from automarium.games.scythe.table import Table

OWN_STARS = (STAR_UPGRADES, STAR_OBJECTIVE, STAR_POPULARITY, STAR_POWER)  # the program sees the others by itself
LAND = ALL & ~LAKES
FERTILE = union(OF_TERRAIN[one] for one in PRODUCES)


def star(table: Table, stream: Stream) -> Said | None:
    human = table.human
    stars = human.stars
    free = [one for one in OWN_STARS if one not in stars or stars.count(one) < most_human_stars(human, one)]
    return told("star", "star", stream.pick(free)) if free else None


@cache
def told(verb: str, field: str, name: Name) -> Said:
    return Said(verb, {field: name})


# --- moves ---


def _next(table: Table, place: int, closed: int = 0) -> tuple[int, ...]:
    """Where a combat unit can go by one step; from another place than a territory, to what adjoins the own base."""
    human = table.human
    near = human_near(human)[place] if place < SIZE else BASE_NEAR[human.faction]
    return _listed(near & ~(closed | BIT[place]))


@cache  # of at most 64 for each place
def _listed(places: int) -> tuple[int, ...]:
    return tuple(each(places))


def move_hero(table: Table, stream: Stream) -> Said | None:
    start = table.human.hero
    ends = _next(table, start) if start not in table.fights else ()
    return _hero_goes(start, stream.pick(ends)) if ends else None


@cache  # of some hundreds
def _hero_goes(start: int, end: int) -> Said:
    return Said(HERO, {"route": Route(start, end), "goods": None})


def move_mech(table: Table, stream: Stream) -> Said | None:
    human = table.human
    fights = table.fights
    free = [place for place in human.mechs if place not in fights] if fights else human.mechs
    if not free:
        return None
    start = stream.pick(free)
    carried = stream.below(human.workers.count(start) + 1) if start < SIZE else 0
    ends = _next(table, start)
    if not ends:  # on a lake, by a correction
        return None
    return _mech_goes(start, stream.pick(ends), carried, None)


@cache  # of some thousands
def _mech_goes(start: int | None, end: int, carried: int, ability: Name | None) -> Said:
    return Said(MECH, {"route": Route(start, end), "workers": carried, "ability": ability, "goods": None})


def move_worker(table: Table, stream: Stream) -> Said | None:
    workers, fights = table.human.workers, table.fights
    free = [place for place in workers if place not in fights] if fights else workers
    if not free:
        return None
    start = stream.pick(free)
    ends = _next(table, start, table.automa.units | LAKES)
    return _worker_goes(start, stream.pick(ends)) if ends else None


@cache  # of some hundreds
def _worker_goes(start: int | None, end: int) -> Said:
    return Said(WORKER, {"route": Route(start, end), "number": 1, "goods": None})


# --- new pieces ---


def _home_land(table: Table, among: int = ALL) -> tuple[int, ...]:
    """Territories with the human's workers and no Automa unit, where new pieces can come."""
    places = 0
    for one in table.human.workers:
        places |= BIT[one]
    return _home(places & among & ~table.automa.units)


@lru_cache(100)  # a match has a few, again and again
def _home(places: int) -> tuple[int, ...]:
    return tuple(each(places))


def new_worker(table: Table, stream: Stream) -> Said | None:
    places = _home_land(table) if len(table.human.workers) < MOST_WORKERS else ()
    return _worker_goes(None, stream.pick(places)) if places else None


def new_mech(table: Table, stream: Stream) -> Said | None:
    human = table.human
    if len(human.mechs) >= MOST_MECHS:
        return None
    places = _home_land(table)
    locked = [one for one in faction_mats()[human.faction].abilities if one not in human.abilities]
    if not places or not locked:
        return None
    place = stream.pick(places)
    return _mech_goes(None, place, 0, stream.pick(locked))


def build(table: Table, stream: Stream) -> Said | None:
    built = table.human.structures
    places = [one for one in _home_land(table, LAND) if one not in built]
    kinds = [one for one in STRUCTURES if one not in built.values()]
    if not places or not kinds:
        return None
    place = stream.pick(places)
    return _builds(place, stream.pick(kinds))


@cache  # of some hundreds
def _builds(place: int, structure: Name) -> Said:
    return Said("build", {"place": place, "structure": structure})


def recruit(table: Table, stream: Stream) -> Said | None:
    kinds = [one for one in BONUSES if one not in table.human.recruits]
    return told("recruit", "bonus", stream.pick(kinds)) if kinds else None


def produce(table: Table, stream: Stream) -> Said | None:
    places = _home_land(table, FERTILE)
    if not places:
        return None
    place = stream.pick(places)
    return _produces(place, 1 + stream.below(8))


@cache  # of some hundreds
def _produces(place: int, number: int) -> Said:
    return Said("res", {"route": Route(place, None), "kind": PRODUCES[TERRAIN[place]], "number": number})


REPORTS = (move_hero, move_mech, move_worker, new_worker, new_mech, build, recruit, produce)
