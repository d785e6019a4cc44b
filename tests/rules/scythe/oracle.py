"""An oracle: the Automa's moves worked out slowly and plainly from the rulebook, with names instead of bits and with
nothing of the rules' own code. It knows the map only as the pack writes it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

MAP: dict[str, Any] = json.loads(
    resources.files("automarium.games.scythe").joinpath("pack", "map.json").read_text(encoding="utf-8")
)
LAND = {one["id"]: one for one in MAP["territories"]}
BASES = {one["faction"]: one for one in MAP["bases"]}
RIVERS = {frozenset(pair) for pair in MAP["rivers"]}
ORDER: list[str] = [one["id"] for one in sorted(MAP["territories"], key=lambda one: (one["row"], one["x"]))]
RIVERWALK = {
    "nordic": {"forest", "mountain"},
    "saxony": {"forest", "mountain"},
    "polania": {"village", "mountain"},
    "crimea": {"farm", "tundra"},
    "rusviet": {"farm", "village"},
}


@dataclass
class Position:
    """A position in names. A unit on its own base is at `base`; units on the mat are not listed."""

    automa: str
    human: str
    water: bool
    power: int
    hero: list[str]
    mechs: list[str]
    workers: list[str]
    enemy_hero: str
    enemy_mechs: list[str]
    enemy_workers: list[str]
    abilities: set[str]
    encounters: set[str]
    factory_card: bool
    resources: dict[str, int] = field(default_factory=dict)
    mine: str = ""
    base_distance: str = "hex"
    attacker: str = "mech"

    @property
    def units(self) -> list[str]:
        return [one for one in self.hero + self.mechs + self.workers if one in LAND]

    @property
    def enemy_combat_units(self) -> list[str]:
        return [self.enemy_hero, *self.enemy_mechs]

    @property
    def enemy_units(self) -> list[str]:
        return self.enemy_combat_units + self.enemy_workers


# --- the map ---


def steps(one: dict[str, Any], other: dict[str, Any]) -> int:
    """Steps between two hexes, by cube coordinates."""
    q: int = (one["x"] - one["row"]) // 2 - (other["x"] - other["row"]) // 2
    r: int = one["row"] - other["row"]
    return max(abs(q), abs(r), abs(q + r))


def adjacent(place: str) -> list[str]:
    return [other for other in LAND if steps(LAND[place], LAND[other]) == 1]


def is_lake(place: str) -> bool:
    return bool(LAND[place]["terrain"] == "lake")


def by_land(one: str, other: str) -> bool:
    return not is_lake(one) and not is_lake(other) and frozenset((one, other)) not in RIVERS


def to_factory(place: str) -> int:
    return steps(LAND[place], LAND["D4"])


def to_base(position: Position, place: str) -> int:
    if place == "base":
        return 0
    return from_base(position, position.automa, place)


def from_base(position: Position, faction: str, place: str) -> int:
    base = BASES[faction]
    if position.base_distance == "hex":
        return steps(base, LAND[place])
    return 1 + min(steps(LAND[one], LAND[place]) for one in base["land"])


# --- neighbourhoods ---


def neighbourhood(position: Position, place: str) -> set[str]:
    """Of an Automa unit that stands on the board."""
    around = adjacent(place)
    return {place, *(one for one in around if position.water or by_land(place, one))}


def enemy_neighbourhood(position: Position, place: str) -> set[str]:
    """Of a human combat unit that stands on the board."""
    found = {place}
    for other in adjacent(place):
        if is_lake(place) or is_lake(other):
            opened = bool(position.abilities & {"seaworthy", "submerge", "suiton"})
        elif by_land(place, other):
            opened = True
        else:
            tunnel = any(LAND[one].get("tunnel") or one == position.mine for one in (place, other))
            opened = (
                ("riverwalk" in position.abilities and LAND[other]["terrain"] in RIVERWALK[position.human])
                or ("burrow" in position.abilities and tunnel)
                or "toka" in position.abilities
            )
        if opened:
            found.add(other)
    return found


def reached(position: Position, *, base: bool) -> set[str]:
    found = set(BASES[position.automa]["land"]) if base else set()
    for place in position.units:
        found |= neighbourhood(position, place)
    return found


# --- the five steps ---


def closest(position: Position, units: list[tuple[str, str]]) -> tuple[str, str] | None:
    """Step 1: (kind, place) closest to the base; a tie on the base by the setting, elsewhere in reading order."""
    if not units:
        return None

    def key(unit: tuple[str, str]) -> tuple[int, int, int]:
        kind, place = unit
        return (to_base(position, place), kind != position.attacker, ORDER.index(place) if place in LAND else 0)

    nearest = min(to_base(position, place) for _, place in units)
    tied = [one for one in units if to_base(position, one[1]) == nearest]
    if nearest == 0:
        return min(tied, key=key)
    return min(tied, key=lambda one: ORDER.index(one[1]))


def first(places: set[str]) -> str | None:
    """The last two criteria of every step 4."""
    if not places:
        return None
    low = min(map(to_factory, places))
    return next(one for one in ORDER if one in places and to_factory(one) == low)


def best_of(places: set[str], worth: dict[str, int]) -> set[str]:
    """Those with the smallest number."""
    low = min((worth[one] for one in places), default=0)
    return {one for one in places if worth[one] == low}


def answer(position: Position, kind: str, number: int = 1) -> tuple[str, str, str] | None:
    """The unit, its place and its destination, or None when the action is not permissible."""
    mechs = [("mech", one) for one in position.mechs]
    heroes = [("hero", one) for one in position.hero]
    if kind == "move-worker":
        unit = closest(position, [("worker", one) for one in position.workers])
        end = worker_end(position, unit) if unit else None
    elif kind in ("move-mech", "move-hero"):
        unit = closest(position, mechs if kind == "move-mech" else heroes)
        end = combat_unit_end(position, unit) if unit else None
    elif kind == "encounter-or-factory":
        unit = closest(position, heroes)
        end = encounter_end(position) if unit else None
    else:
        if kind == "attack-units" and position.power < number:
            return None
        unit = closest(position, mechs + heroes)
        end = workers_end(position) if kind == "attack-workers" else units_end(position)
    return (unit[0], unit[1], end) if unit and end else None


def worker_end(position: Position, unit: tuple[str, str]) -> str | None:
    own = unit[1]
    valid = {one for one in reached(position, base=True) if one not in position.enemy_units}
    valid = {one for one in valid if one not in position.workers or one == own}
    others = list(position.units)
    if own in LAND:
        others.remove(own)  # one of the units there: the worker itself
    for enemy in position.enemy_combat_units:
        if enemy in LAND:
            valid -= enemy_neighbourhood(position, enemy)
    counts = {one: -sum(one in neighbourhood(position, other) for other in others) for one in valid}
    return first(best_of(valid, counts))


def combat_unit_end(position: Position, unit: tuple[str, str]) -> str | None:
    own = unit[1]
    taken = [one for one in position.mechs + position.hero if one != own]
    valid = {one for one in reached(position, base=True) if one not in position.enemy_units and one not in taken}
    on_board = [LAND[one] for one in position.enemy_combat_units if one in LAND]
    distances = {one: min(steps(LAND[one], enemy) for enemy in on_board) for one in valid if on_board}
    if not on_board:
        distances = {one: from_base(position, position.human, one) for one in valid}
    return first(best_of(valid, distances))


def encounter_end(position: Position) -> str | None:
    valid = {one for one in reached(position, base=False) if one in position.encounters}
    if not position.factory_card and "D4" in reached(position, base=False):
        valid.add("D4")
    return first({one for one in valid if one not in position.enemy_units and one not in position.mechs})


def workers_end(position: Position) -> str | None:
    valid = {one for one in reached(position, base=True) if one in position.enemy_workers}
    valid = {one for one in valid if one not in position.enemy_combat_units}
    return first(best_of(valid, {one: -position.resources.get(one, 0) for one in valid}))


def units_end(position: Position) -> str | None:
    valid = {one for one in reached(position, base=True) if one in position.enemy_combat_units}
    return first(best_of(valid, {one: position.enemy_combat_units.count(one) for one in valid}))
