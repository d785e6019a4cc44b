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
    FACTORY_BIT,
    FACTORY_PLACE,
    LONGEST,
    RINGS,
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
from automarium.games.scythe.table import HERO_AT_BASE, Table


class Move(NamedTuple):
    """One permissible action: which unit goes from where to where, and why."""

    kind: Name
    unit: Name
    start: int
    end: int
    why_unit: Ladder | None
    why: Ladder | None


# --- ties, the same in every action ---

CLOSEST_TO_FACTORY = first_of("S-67", "why-factory", BY_FACTORY, DISTANCE[FACTORY_PLACE].__getitem__)
READING_ORDER = Sieve("S-68", "why-reading-order", lowest)
TIES = (CLOSEST_TO_FACTORY, READING_ORDER)


# --- step 1: the unit ---


@cache
def _unit_chains(reading: str, faction: Name, first: str, base: int) -> tuple[tuple[Sieve, ...], ...]:
    """How the unit is chosen when nobody waits on the base, and when somebody does."""
    by_base, distance = BY_BASE[reading, faction], BASE_DISTANCE[reading, faction]
    reading_order = Sieve("S-64", "why-reading-order", lowest)
    mech, hero = BIT[base], 1 << HERO_AT_BASE
    return (
        (first_of("S-60", "why-base", by_base, distance.__getitem__), reading_order),
        (
            prefer_inside("S-61", "why-on-base", mech | hero),
            prefer_inside("S-66", f"why-{first}-first", mech if first == MECH else hero),
            reading_order,
        ),
    )


def choose_unit(table: Table, symbol: Symbol, on_board: int, on_base: int) -> tuple[int | None, Ladder | None]:
    """The unit of the action that is closest to the base; None when none of its kind is in play (S-55)."""
    automa, setup = table.automa, table.setup
    ladder = table.ladder("choice-unit")
    chains = _unit_chains(setup["base-distance"], automa.faction, setup["attacker"], automa.base)
    unit = narrow(on_board | on_base, chains[1 if on_base else 0], ladder)
    if unit is None:
        table.tale.note("note-no-unit", move=symbol.kind)
    return unit, ladder if ladder and ladder.rungs else None  # a lone unit needs no reasons


# --- step 4: what an action looks at ---


def most_units(table: Table, without: int) -> Sieve:
    """In the neighbourhoods of the most Automa units: each counts, several in one territory one by one, but not the
    worker on the move (S-96 to S-98)."""
    automa, near = table.automa, automa_near(table.automa)
    units = [near[place] for place in each(automa.workers & ~without)]
    units += [near[place] for place in each(automa.mechs)]
    units += [near[place] for place in each(automa.hero_bit)]

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
    """The smallest distance to an enemy combat unit; those on a base count only if none stands on the board."""
    human = table.human
    everyone = {human.hero, *human.mechs}
    on_board = [place for place in everyone if place < SIZE]
    enemies = on_board or list(everyone)

    def keep(left: int) -> int:
        for distance in range(LONGEST + 1):
            ring = 0
            for enemy in enemies:
                ring |= RINGS[enemy][distance]
            if left & ring:
                return left & ring
        return left

    rule, name = ("S-104", "why-nearest-enemy") if on_board else ("S-106", "why-nearest-enemy-base")
    return Sieve(rule, name, keep, False, {}, lambda place: min(DISTANCE[enemy][place] for enemy in enemies))


def _by_number(rule: str, name: str, number: Callable[[int], int], sign: int) -> Sieve:
    """The most (sign -1) or the fewest (sign 1) of what is counted on a territory."""

    def keep(left: int) -> int:
        numbers = {place: sign * number(place) for place in each(left)}
        low = min(numbers.values())
        return mask(place for place, one in numbers.items() if one == low)

    return Sieve(rule, name, keep, False, {}, number)


# --- the six kinds ---


def _end(table: Table, symbol: Symbol, places: int, *chain: Sieve) -> tuple[int | None, Ladder | None]:
    """Steps 2 to 4; None when no territory is left, so that the action is not permissible (S-56)."""
    ladder = table.ladder("choice-destination")
    end = narrow(places, (*chain, *TIES), ladder)
    if end is None:
        table.tale.note("note-no-territory", why=ladder, move=symbol.kind)
    return end, ladder


def move_worker(table: Table, symbol: Symbol) -> Move | None:
    automa, human = table.automa, table.human
    start, why_unit = choose_unit(table, symbol, automa.workers, BIT[automa.base] if automa.workers_on_base else 0)
    if start is None:
        return None
    places = automa_reach(table.automa)
    end, why = _end(
        table,
        symbol,
        places,
        inside("S-91", "why-near-or-base", places),
        outside("S-92", "why-no-enemy", human.units),
        outside("S-93", "why-no-other-worker", automa.workers & ~BIT[start]),
        outside("S-95", "why-out-of-reach", human_reach(table)),
        most_units(table, BIT[start]),
    )
    return None if end is None else Move(symbol.kind, WORKER, start, end, why_unit, why)


def _move_combat_unit(table: Table, symbol: Symbol, unit: Name, start: int, why_unit: Ladder | None) -> Move | None:
    places = automa_reach(table.automa)
    end, why = _end(
        table,
        symbol,
        places,
        inside("S-101", "why-near-or-base", places),
        outside("S-101", "why-no-enemy", table.human.units),
        outside("S-102", "why-no-other-combat-unit", table.automa.combat_units & ~BIT[start]),
        nearest_enemy(table),
    )
    return None if end is None else Move(symbol.kind, unit, start, end, why_unit, why)


def move_mech(table: Table, symbol: Symbol) -> Move | None:
    automa = table.automa
    start, why_unit = choose_unit(table, symbol, automa.mechs, BIT[automa.base] if automa.mechs_on_base else 0)
    return None if start is None else _move_combat_unit(table, symbol, MECH, start, why_unit)


def _hero(table: Table, symbol: Symbol) -> tuple[int | None, Ladder | None]:
    """The character; on the base it waits alone, so it is listed as the base."""
    automa = table.automa
    return choose_unit(table, symbol, automa.hero_bit, BIT[automa.base] if automa.hero == automa.base else 0)


def move_hero(table: Table, symbol: Symbol) -> Move | None:
    start, why_unit = _hero(table, symbol)
    return None if start is None else _move_combat_unit(table, symbol, HERO, start, why_unit)


def encounter_or_factory(table: Table, symbol: Symbol) -> Move | None:
    """Only neighbourhoods of units count here, not the base's (S-111)."""
    automa = table.automa
    start, why_unit = _hero(table, symbol)
    if start is None:
        return None
    places = units_reach(automa)
    end, why = _end(
        table,
        symbol,
        places,
        inside("S-111", "why-near", places),
        inside("S-113", "why-encounter-or-factory", table.encounters | FACTORY_BIT),
        outside("S-112", "why-no-factory-card", FACTORY_BIT if automa.factory_card else 0),
        outside("S-114", "why-no-enemy", table.human.units),
        outside("S-114", "why-no-mech", automa.mechs),
    )
    return None if end is None else Move(symbol.kind, HERO, start, end, why_unit, why)


def _attacker(table: Table, symbol: Symbol) -> tuple[Name, int | None, Ladder | None]:
    """The combat unit closest to the base, mech or character (S-120, S-131, S-66)."""
    automa = table.automa
    on_base = BIT[automa.base] if automa.mechs_on_base else 0
    if automa.hero == automa.base:
        on_base |= 1 << HERO_AT_BASE
    start, why_unit = choose_unit(table, symbol, automa.combat_units, on_base)
    if start == HERO_AT_BASE:
        return HERO, automa.base, why_unit
    return HERO if start is not None and start == automa.hero != automa.base else MECH, start, why_unit


def attack_workers(table: Table, symbol: Symbol) -> Move | None:
    human = table.human
    unit, start, why_unit = _attacker(table, symbol)
    if start is None:
        return None
    places = automa_reach(table.automa)
    end, why = _end(
        table,
        symbol,
        places,
        inside("S-121", "why-near-or-base", places),
        inside("S-121", "why-enemy-worker", mask(human.workers) & ALL),
        outside("S-121", "why-no-enemy-combat-unit", human.combat_units),
        _by_number("S-122", "why-most-resources", table.resources_on, -1),
    )
    return None if end is None else Move(symbol.kind, unit, start, end, why_unit, why)


def attack_units(table: Table, symbol: Symbol) -> Move | None:
    human = table.human
    if table.automa.power < symbol.number:
        table.tale.note("note-too-weak", move=symbol.kind, need=symbol.number, power=table.automa.power)
        return None
    unit, start, why_unit = _attacker(table, symbol)
    if start is None:
        return None
    places = automa_reach(table.automa)
    end, why = _end(
        table,
        symbol,
        places,
        inside("S-132", "why-near-or-base", places),
        inside("S-132", "why-enemy-combat-unit", human.combat_units),
        _by_number("S-133", "why-fewest-combat-units", human.combat_units_at, 1),
    )
    return None if end is None else Move(symbol.kind, unit, start, end, why_unit, why)


PLANS: dict[Name, Callable[[Table, Symbol], Move | None]] = {
    MOVE_WORKER: move_worker,
    MOVE_MECH: move_mech,
    MOVE_HERO: move_hero,
    ENCOUNTER_OR_FACTORY: encounter_or_factory,
    ATTACK_WORKERS: attack_workers,
    ATTACK_UNITS: attack_units,
}


def permissible(table: Table, symbol: Symbol) -> Move | None:
    """The move of a symbol of the first row, or None when it is not permissible."""
    return PLANS[symbol.kind](table, symbol)
