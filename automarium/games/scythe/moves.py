"""The six kinds of move, each by its five steps: choose a unit, find the valid territories, pick the unit up, choose
the destination, put the unit there. Here the choices are made; `turn.py` carries them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from automarium.core.bits import Sieve, each, first_of, inside, lowest, narrow, prefer_inside
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
    ON_BOARD,
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


@dataclass(slots=True)
class Move:
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
    return 1 << HERO_AT_BASE if automa.hero == automa.base else ON_BOARD[automa.hero]


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
    automa, setup = table.automa, table.setup.values
    if not units:
        table.tale.note("note-no-unit", move=symbol.kind)
        return None, None
    if not units & units - 1:
        return units.bit_length() - 1, None  # a lone unit needs no reasons
    on_base = units & ~ALL
    chain = _on_base(automa.base, setup["attacker"]) if on_base else _closest(setup["base-distance"], automa.faction)
    if not table.tale.tracing:
        return _left_by(chain, units), None
    ladder = table.ladder("choice-unit")
    return narrow(units, chain, ladder), ladder


def _left_by(chain: Chain, places: int) -> int:
    """The one place that a chain without conditions leaves, for nobody who wants to know why."""
    for sieve in chain:
        if not places & places - 1:
            break
        places = sieve.keep(places)
    return places.bit_length() - 1


# --- steps 2 to 4: where to. `own` is the place of the unit on the move, as a bit; for each condition of an action, in
# the order in which it has them, the territories that meet it ---

Sets = tuple[int, ...]


def move_worker(table: Table, own: int) -> Sets:
    automa = table.automa
    return automa_reach(automa), ~table.human.units, ~automa.workers | own, ~human_reach(table)


def move_without_attack(table: Table, own: int) -> Sets:
    automa = table.automa
    return automa_reach(automa), ~table.human.units, ~automa.combat_units | own


def encounter_or_factory(table: Table, _: int) -> Sets:
    """Only neighbourhoods of units count here, not the base's (S-111)."""
    automa = table.automa
    taken = FACTORY_BIT if automa.factory_card else 0
    return units_reach(automa), table.encounters | FACTORY_BIT, ~taken, ~table.human.units, ~automa.mechs


def attack_workers(table: Table, _: int) -> Sets:
    human = table.human
    return automa_reach(table.automa), mask(human.workers), ~human.combat_units


def attack_units(table: Table, _: int) -> Sets:
    return automa_reach(table.automa), table.human.combat_units


# ties, the same in every action
TIES = (
    first_of("S-67", "why-factory", BY_FACTORY, DISTANCE[FACTORY_PLACE].__getitem__),
    Sieve("S-68", "why-reading-order", lowest),
)


def choose_destination(table: Table, symbol: Symbol, action: Action, own: int) -> tuple[int | None, Ladder | None]:
    """Of all territories the one that the conditions and what decides leave; None when there is none (S-56)."""
    valid = action.valid(table, own)
    ladder = table.ladder("choice-destination") if table.tale.tracing else None
    if ladder is None:
        left = ALL
        for wanted in valid:
            left &= wanted
        if left & left - 1:
            end: int | None = _left_by(action.decides(table, own) + TIES, left)
        else:
            end = left.bit_length() - 1 if left else None
    else:
        met = [one.keeping(wanted.__and__) for one, wanted in zip(action.conditions, valid, strict=True)]
        end = narrow(ALL, (*met, *action.decides(table, own), *TIES), ladder)
    if end is None and table.tale.telling:
        table.tale.note("note-no-territory", why=ladder, move=symbol.kind)
    return end, ladder


# --- what decides between valid territories ---


def most_units(table: Table, own: int) -> Chain:
    """In the neighbourhoods of the most Automa units: each counts, several in one territory one by one, but not the
    worker on the move (S-96 to S-98)."""
    automa = table.automa
    near = automa_near(automa)
    kinds = ON_BOARD[automa.hero], automa.workers & ~own, automa.mechs

    def keep(left: int) -> int:
        ones = twos = fours = eights = 0  # how many neighbourhoods a territory lies in, digit by digit
        for kind in kinds:
            while kind:
                place = kind.bit_length() - 1
                kind ^= BIT[place]
                one = near[place]
                two = ones & one
                ones ^= one
                if two:
                    four = twos & two
                    twos ^= two
                    eights ^= fours & four
                    fours ^= four
        for digit in (eights, fours, twos, ones):
            left = left & digit or left
        return left

    def measure(place: int) -> int:
        return sum((near[place] & kind).bit_count() for kind in kinds)

    return (Sieve("S-96", "why-most-units", keep, False, {}, measure),)


def nearest_enemy(table: Table, _: int) -> Chain:
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
            if here := left & ring:
                return here
        return left

    rule, name = ("S-104", "why-nearest-enemy") if on_board else ("S-106", "why-nearest-enemy-base")
    return (Sieve(rule, name, keep, False, {}, lambda place: min(distances[enemy][place] for enemy in enemies)),)


def no_more(_: Table, __: int) -> Chain:
    """Nothing but the ties."""
    return ()


def most_resources(table: Table, _: int) -> Chain:
    return (_by_number("S-122", "why-most-resources", table.resources_on, -1),)


def fewest_units(table: Table, _: int) -> Chain:
    return (_by_number("S-133", "why-fewest-combat-units", table.human.combat_units_at, 1),)


def _by_number(rule: str, name: str, number: Callable[[int], int], sign: int) -> Sieve:
    """The most (sign -1) or the fewest (sign 1) of what is counted on a territory."""

    def keep(left: int) -> int:
        numbers = {place: sign * number(place) for place in each(left)}
        low = min(numbers.values())
        return mask(place for place, one in numbers.items() if one == low)

    return Sieve(rule, name, keep, False, {}, number)


# --- the kinds, and the one way of all of them ---


@dataclass(frozen=True, slots=True)
class Action:
    """A kind of move: who can go, the conditions of its destination, and what decides between several."""

    who: Callable[[Automa], int]
    conditions: Chain
    valid: Callable[[Table, int], Sets]  # which territories meet each condition
    decides: Callable[[Table, int], Chain]


def must(rule: str, name: str) -> Sieve:
    """A condition of a destination; which territories meet it is seen at the table."""
    return inside(rule, name, ALL)


WITHOUT_ATTACK = (
    *(must("S-101", "why-near-or-base"), must("S-101", "why-no-enemy")),
    *(must("S-102", "why-no-other-combat-unit"),),
)
ACTIONS: dict[Name, Action] = {
    MOVE_WORKER: Action(
        workers,
        (
            *(must("S-91", "why-near-or-base"), must("S-92", "why-no-enemy")),
            *(must("S-93", "why-no-other-worker"), must("S-95", "why-out-of-reach")),
        ),
        move_worker,
        most_units,
    ),
    MOVE_MECH: Action(mechs, WITHOUT_ATTACK, move_without_attack, nearest_enemy),
    MOVE_HERO: Action(hero, WITHOUT_ATTACK, move_without_attack, nearest_enemy),
    ENCOUNTER_OR_FACTORY: Action(
        hero,
        (
            *(
                must("S-111", "why-near"),
                must("S-113", "why-encounter-or-factory"),
                must("S-112", "why-no-factory-card"),
            ),
            *(must("S-114", "why-no-enemy"), must("S-114", "why-no-mech")),
        ),
        encounter_or_factory,
        no_more,
    ),
    ATTACK_WORKERS: Action(
        combat_units,
        (
            *(must("S-121", "why-near-or-base"), must("S-121", "why-enemy-worker")),
            *(must("S-121", "why-no-enemy-combat-unit"),),
        ),
        attack_workers,
        most_resources,
    ),
    ATTACK_UNITS: Action(
        combat_units,
        (must("S-132", "why-near-or-base"), must("S-132", "why-enemy-combat-unit")),
        attack_units,
        fewest_units,
    ),
}


def permissible(table: Table, symbol: Symbol) -> Move | None:
    """The move of a symbol of the first row, or None when it is not permissible."""
    automa, kind = table.automa, symbol.kind
    if kind == ATTACK_UNITS and automa.power < symbol.number:  # S-130
        table.tale.note("note-too-weak", move=kind, need=symbol.number, power=automa.power)
        return None
    action = ACTIONS[kind]
    units = action.who(automa)
    place, why_unit = choose_unit(table, symbol, units)
    if place is None:
        return None
    end, why = choose_destination(table, symbol, action, 1 << place)
    if end is None:
        return None
    hero_goes = place == HERO_AT_BASE or place == automa.hero < SIZE
    unit = WORKER if kind == MOVE_WORKER else HERO if hero_goes else MECH
    start = automa.base if place == HERO_AT_BASE else place
    return Move(kind, unit, start, end, bool(units & units - 1), why_unit, why)
