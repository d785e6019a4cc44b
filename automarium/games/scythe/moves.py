"""The six kinds of move, each by its five steps: choose a unit, find the valid territories, pick the unit up, choose
the destination, put the unit there. Here the choices are made; `turn.py` carries them out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from automarium.core.bits import Sieve, each, first_of, inside, lowest, narrow, outside, prefer_inside
from automarium.core.choose import Ladder
from automarium.core.tale import Name
from automarium.games.scythe.board import (
    ALL,
    BASE_DISTANCE,
    BIT,
    BY_BASE,
    BY_FACTORY,
    DISTANCE,
    DISTANCES_FROM,
    FACTORY_BIT,
    FACTORY_PLACE,
    LONGEST,
    RINGS_FROM,
    SIZE,
    mask,
)
from automarium.games.scythe.cards import Symbol
from automarium.games.scythe.names import (
    ATTACK_UNITS,
    ATTACK_WORKERS,
    ENCOUNTER_OR_FACTORY,
    HERO,
    MECH,
    MOVE_HERO,
    MOVE_MECH,
    MOVE_WORKER,
    WORKER,
)
from automarium.games.scythe.neighbourhood import automa_near, automa_reach, human_reach, units_reach
from automarium.games.scythe.table import BASES_BY_PATH, HERO_AT_BASE, Automa, Table

Chain = tuple[Sieve, ...]


class Move(NamedTuple):
    """One permissible action: which unit goes from where to where, and why."""

    kind: Name
    unit: Name
    start: int
    end: int
    chosen: bool  # among several units
    why_unit: Ladder | None
    why: Ladder | None


# --- step 1: who can go. A unit on the base is listed as the base, the character there as a place of its own ---


def workers(automa: Automa) -> int:
    return automa.workers | (BIT[automa.base] if automa.workers_on_base else 0)


def mechs(automa: Automa) -> int:
    return automa.mechs | (BIT[automa.base] if automa.mechs_on_base else 0)


def hero(automa: Automa) -> int:
    return 1 << HERO_AT_BASE if automa.hero == automa.base else automa.hero_bit


def combat_units(automa: Automa) -> int:
    return mechs(automa) | hero(automa)


FIRST_IN_READING_ORDER = Sieve("S-64", "why-reading-order", lowest)


@cache
def _closest(reading: str, faction: Name) -> Chain:
    distance = BASE_DISTANCE[reading, faction]
    return first_of("S-60", "why-base", BY_BASE[reading, faction], distance.__getitem__), FIRST_IN_READING_ORDER


@cache
def _on_base(base: int, first: str) -> Chain:
    """Who waits on the base is the closest (S-61)."""
    mech, hero = BIT[base], 1 << HERO_AT_BASE
    return (
        prefer_inside("S-61", "why-on-base", mech | hero),
        prefer_inside("S-66", f"why-{first}-first", mech if first == MECH else hero),
        FIRST_IN_READING_ORDER,
    )


def choose_unit(table: Table, symbol: Symbol, units: int) -> tuple[int | None, Ladder | None]:
    """The unit of the action that is closest to the base; None when none of its kind is in play (S-55)."""
    automa, setup = table.automa, table.setup
    on_base = units & ~ALL
    chain = _on_base(automa.base, setup["attacker"]) if on_base else _closest(setup["base-distance"], automa.faction)
    ladder = table.ladder("choice-unit")
    unit = narrow(units, chain, ladder)
    if unit is None:
        table.tale.note("note-no-unit", move=symbol.kind)
    return unit, ladder if ladder and ladder.rungs else None  # a lone unit needs no reasons


# --- steps 2 to 4: where to. `own` is the place of the unit on the move, as a bit ---


def move_worker(table: Table, own: int) -> Chain:
    automa, human = table.automa, table.human
    return (
        inside("S-91", "why-near-or-base", automa_reach(automa)),
        outside("S-92", "why-no-enemy", human.units),
        outside("S-93", "why-no-other-worker", automa.workers & ~own),
        outside("S-95", "why-out-of-reach", human_reach(table)),
        most_units(automa, own),
    )


def move_without_attack(table: Table, own: int) -> Chain:
    automa, human = table.automa, table.human
    return (
        inside("S-101", "why-near-or-base", automa_reach(automa)),
        outside("S-101", "why-no-enemy", human.units),
        outside("S-102", "why-no-other-combat-unit", automa.combat_units & ~own),
        nearest_enemy(table),
    )


def encounter_or_factory(table: Table, _: int) -> Chain:
    """Only neighbourhoods of units count here, not the base's (S-111)."""
    automa, human = table.automa, table.human
    return (
        inside("S-111", "why-near", units_reach(automa)),
        inside("S-113", "why-encounter-or-factory", table.encounters | FACTORY_BIT),
        outside("S-112", "why-no-factory-card", FACTORY_BIT if automa.factory_card else 0),
        outside("S-114", "why-no-enemy", human.units),
        outside("S-114", "why-no-mech", automa.mechs),
    )


def attack_workers(table: Table, _: int) -> Chain:
    automa, human = table.automa, table.human
    return (
        inside("S-121", "why-near-or-base", automa_reach(automa)),
        inside("S-121", "why-enemy-worker", mask(human.workers)),
        outside("S-121", "why-no-enemy-combat-unit", human.combat_units),
        _by_number("S-122", "why-most-resources", table.resources_on, -1),
    )


def attack_units(table: Table, _: int) -> Chain:
    automa, human = table.automa, table.human
    return (
        inside("S-132", "why-near-or-base", automa_reach(automa)),
        inside("S-132", "why-enemy-combat-unit", human.combat_units),
        _by_number("S-133", "why-fewest-combat-units", human.combat_units_at, 1),
    )


# ties, the same in every action
TIES = (
    first_of("S-67", "why-factory", BY_FACTORY, DISTANCE[FACTORY_PLACE].__getitem__),
    Sieve("S-68", "why-reading-order", lowest),
)


def choose_destination(table: Table, symbol: Symbol, chain: Chain) -> tuple[int | None, Ladder | None]:
    """Of all territories the one that the chain leaves; None when there is none (S-56)."""
    ladder = table.ladder("choice-destination")
    end = narrow(ALL, (*chain, *TIES), ladder)
    if end is None:
        table.tale.note("note-no-territory", why=ladder, move=symbol.kind)
    return end, ladder


# --- what decides between valid territories ---


def most_units(automa: Automa, own: int) -> Sieve:
    """In the neighbourhoods of the most Automa units: each counts, several in one territory one by one, but not the
    worker on the move (S-96 to S-98)."""
    near = automa_near(automa)
    units = [near[place] for kind in (automa.workers & ~own, automa.mechs, automa.hero_bit) for place in each(kind)]

    def keep(left: int) -> int:
        at_least = [left]  # at_least[n]: who lies in n neighbourhoods or more
        for one in units:
            at_least.append(0)
            for number in range(len(at_least) - 1, 0, -1):
                at_least[number] |= at_least[number - 1] & one
            if not at_least[-1]:
                at_least.pop()
        return at_least[-1]

    return Sieve("S-96", "why-most-units", keep, False, {}, lambda place: sum(one >> place & 1 for one in units))


def nearest_enemy(table: Table) -> Sieve:
    """The smallest distance to an enemy combat unit; those on a base count only if none stands on the board, and from
    there the distance is read like any distance to a base (S-63)."""
    everyone = {table.human.hero, *table.human.mechs}
    on_board = [place for place in everyone if place < SIZE]
    enemies = on_board or list(everyone)
    reading = "hex" if on_board or not table.since(BASES_BY_PATH) else table.setup["base-distance"]
    distances, rings = DISTANCES_FROM[reading], RINGS_FROM[reading]

    def keep(left: int) -> int:
        for distance in range(LONGEST + 2):
            ring = 0
            for enemy in enemies:
                ring |= rings[enemy][distance]
            if left & ring:
                return left & ring
        return left

    rule, name = ("S-104", "why-nearest-enemy") if on_board else ("S-106", "why-nearest-enemy-base")
    return Sieve(rule, name, keep, False, {}, lambda place: min(distances[enemy][place] for enemy in enemies))


def _by_number(rule: str, name: str, number: Callable[[int], int], sign: int) -> Sieve:
    """The most (sign -1) or the fewest (sign 1) of what is counted on a territory."""

    def keep(left: int) -> int:
        numbers = {place: sign * number(place) for place in each(left)}
        low = min(numbers.values())
        return mask(place for place, one in numbers.items() if one == low)

    return Sieve(rule, name, keep, False, {}, number)


# --- the kinds, and the one way of all of them ---

ACTIONS: dict[Name, tuple[Callable[[Automa], int], Callable[[Table, int], Chain]]] = {
    MOVE_WORKER: (workers, move_worker),
    MOVE_MECH: (mechs, move_without_attack),
    MOVE_HERO: (hero, move_without_attack),
    ENCOUNTER_OR_FACTORY: (hero, encounter_or_factory),
    ATTACK_WORKERS: (combat_units, attack_workers),
    ATTACK_UNITS: (combat_units, attack_units),
}


def permissible(table: Table, symbol: Symbol) -> Move | None:
    """The move of a symbol of the first row, or None when it is not permissible."""
    automa, kind = table.automa, symbol.kind
    if kind == ATTACK_UNITS and automa.power < symbol.number:  # S-130
        table.tale.note("note-too-weak", move=kind, need=symbol.number, power=automa.power)
        return None
    who, where = ACTIONS[kind]
    units = who(automa)
    place, why_unit = choose_unit(table, symbol, units)
    if place is None:
        return None
    end, why = choose_destination(table, symbol, where(table, 1 << place))
    if end is None:
        return None
    hero_goes = place == HERO_AT_BASE or place == automa.hero < SIZE
    unit = WORKER if kind == MOVE_WORKER else HERO if hero_goes else MECH
    return Move(kind, unit, automa.base if place == HERO_AT_BASE else place, end, units.bit_count() > 1, why_unit, why)
