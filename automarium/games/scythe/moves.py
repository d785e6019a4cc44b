"""The six kinds of move, each by its five steps: choose a unit, find the valid territories, pick the unit up, choose
the destination, put the unit there. Here the choices are made; `turn.py` carries them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from automarium.core.bits import Sieve, each, first_in, first_of, inside, lowest, narrow, prefer_inside
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
    ON_BOARD,
    RINGS_AT,
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
    chosen: int = 0  # among several units, that is these without the first
    why_unit: Ladder | None = None
    why: Ladder | None = None


@cache  # of some thousands
def told_to_nobody(kind: Name, unit: Name, start: int, end: int) -> Move:
    return Move(kind, unit, start, end)


# --- step 1: who can go. A unit on the base is listed as the base, the character there as a place of its own ---

NOT_ON_BOARD = (1 << HERO_AT_BASE + 1) - 1 ^ ALL


def workers(automa: Automa) -> int:
    return automa.workers | (BIT[automa.base] if automa.workers_on_base else 0)


def mechs(automa: Automa) -> int:
    return automa.mechs | (BIT[automa.base] if automa.mechs_on_base else 0)


def hero(automa: Automa) -> int:
    return 1 << HERO_AT_BASE if automa.hero == automa.base else ON_BOARD[automa.hero]


def combat_units(automa: Automa) -> int:
    return mechs(automa) | hero(automa)


FIRST_IN_READING_ORDER = Sieve("S-64", "why-reading-order", lowest)


CLOSEST_TO_BASE: dict[tuple[str, Name], Chain] = {  # from 1 on: who waits on the base is chosen otherwise
    key: (first_of("S-60", "why-base", rings[1:], BASE_DISTANCE[key].__getitem__), FIRST_IN_READING_ORDER)
    for key, rings in BY_BASE.items()
}


@cache
def _on_base(base: int, first: str) -> Chain:
    """Who waits on the base is the closest (S-61)."""
    mech, hero = BIT[base], 1 << HERO_AT_BASE
    return (
        prefer_inside("S-61", "why-on-base", mech | hero),
        prefer_inside("S-66", f"why-{first}-first", mech if first == MECH else hero),
        FIRST_IN_READING_ORDER,
    )


def choose_unit(table: Table, units: int, ladder: Ladder | None) -> int:
    """Of several units of the action the one that is closest to the base."""
    automa, setup = table.automa, table.setup.values
    on_base = units & NOT_ON_BOARD
    if not on_base:
        chain = CLOSEST_TO_BASE[setup["base-distance"], automa.faction]
        if ladder is None:
            return first_in(chain, units)
    elif ladder is None and not on_base & on_base - 1:
        return on_base.bit_length() - 1
    else:
        chain = _on_base(automa.base, setup["attacker"])
    place = narrow(units, chain, ladder)
    assert place is not None
    return place


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


def choose_destination(table: Table, action: Action, own: int, ladder: Ladder | None) -> int | None:
    """Of all territories the one that the conditions and what decides leave; None when there is none (S-56)."""
    valid, keeps = action.valid, action.keeps
    sets = valid(table, own)
    if ladder is not None:
        met = [one.keeping(wanted.__and__) for one, wanted in zip(action.conditions, sets, strict=True)]
        return narrow(ALL, (*met, *action.decides(table, own), *TIES), ladder)
    left = ALL  # the same, for nobody who wants to know why
    for wanted in sets:
        left &= wanted
    if left & left - 1:
        left = keeps(table, own, left)
        if left & left - 1:
            return first_in(TIES, left)
    return left.bit_length() - 1 if left else None


# --- what decides between valid territories: what is kept of several, and how a ladder tells it ---


def in_most_neighbourhoods(table: Table, own: int, left: int) -> int:
    """Of the most Automa units: each counts, several in one territory one by one, but not the worker on the move (S-96
    to S-98)."""
    automa = table.automa
    near = automa_near(automa)
    # how many neighbourhoods a territory lies in, digit by digit, beginning with the character's
    ones, twos, fours, eights = near[automa.hero] if ON_BOARD[automa.hero] else 0, 0, 0, 0
    for kind in (automa.workers & ~own, automa.mechs):
        while kind:
            place = kind.bit_length() - 1
            kind ^= BIT[place]
            one = near[place]
            two = ones & one
            ones ^= one
            if two:
                four = twos & two
                twos ^= two
                if four:
                    eights ^= fours & four
                    fours ^= four
    left = left & eights or left
    left = left & fours or left
    left = left & twos or left
    return left & ones or left


def most_units(table: Table, own: int) -> Chain:
    automa = table.automa
    near = automa_near(automa)
    kinds = ON_BOARD[automa.hero], automa.workers & ~own, automa.mechs

    def measure(place: int) -> int:
        return sum((near[place] & kind).bit_count() for kind in kinds)

    return (Sieve("S-96", "why-most-units", partial(in_most_neighbourhoods, table, own), False, {}, measure),)


def enemies(table: Table) -> tuple[list[int], str]:
    """The places of the enemy combat units, and the reading of distances from there. Those on a base count only if none
    stands on the board, and from there the distance is read like any distance to a base (S-63)."""
    human = table.human
    everyone = [human.hero, *human.mechs]
    on_board = [place for place in everyone if place < SIZE]
    if on_board or not table.since(BASES_BY_PATH):
        return on_board or everyone, "hex"
    return everyone, table.setup["base-distance"]


def at_smallest_distance(table: Table, _: int, left: int) -> int:
    """To an enemy combat unit."""
    places, reading = enemies(table)
    for rings in RINGS_AT[reading]:
        here = 0
        for enemy in places:
            here |= rings[enemy]
        if here & left:
            return here & left
    return left


def nearest_enemy(table: Table, own: int) -> Chain:
    places, reading = enemies(table)
    distances = DISTANCES_FROM[reading]
    rule, name = ("S-104", "why-nearest-enemy") if places[0] < SIZE else ("S-106", "why-nearest-enemy-base")

    def measure(place: int) -> int:
        return min(distances[enemy][place] for enemy in places)

    return (Sieve(rule, name, partial(at_smallest_distance, table, own), False, {}, measure),)


def all_of_them(_: Table, __: int, left: int) -> int:
    return left


def no_more(_: Table, __: int) -> Chain:
    """Nothing but the ties."""
    return ()


def with_most_resources(table: Table, _: int, left: int) -> int:
    return _best(left, table.resources_on, -1)


def most_resources(table: Table, own: int) -> Chain:
    keep = partial(with_most_resources, table, own)
    return (Sieve("S-122", "why-most-resources", keep, False, {}, table.resources_on),)


def with_fewest_units(table: Table, _: int, left: int) -> int:
    return _best(left, table.human.combat_units_at, 1)


def fewest_units(table: Table, own: int) -> Chain:
    keep = partial(with_fewest_units, table, own)
    return (Sieve("S-133", "why-fewest-combat-units", keep, False, {}, table.human.combat_units_at),)


def _best(left: int, number: Callable[[int], int], sign: int) -> int:
    """The most (sign -1) or the fewest (sign 1) of what is counted on a territory."""
    numbers = {place: sign * number(place) for place in each(left)}
    low = min(numbers.values())
    return mask(place for place, one in numbers.items() if one == low)


# --- the kinds, and the one way of all of them ---


@dataclass(frozen=True, slots=True)
class Action:
    """A kind of move: who can go, the conditions of its destination, and what decides between several."""

    who: Callable[[Automa], int]
    conditions: Chain
    valid: Callable[[Table, int], Sets]  # which territories meet each condition
    keeps: Callable[[Table, int, int], int]
    decides: Callable[[Table, int], Chain]  # the same, as a ladder tells it


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
        in_most_neighbourhoods,
        most_units,
    ),
    MOVE_MECH: Action(mechs, WITHOUT_ATTACK, move_without_attack, at_smallest_distance, nearest_enemy),
    MOVE_HERO: Action(hero, WITHOUT_ATTACK, move_without_attack, at_smallest_distance, nearest_enemy),
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
        all_of_them,
        no_more,
    ),
    ATTACK_WORKERS: Action(
        combat_units,
        (
            *(must("S-121", "why-near-or-base"), must("S-121", "why-enemy-worker")),
            *(must("S-121", "why-no-enemy-combat-unit"),),
        ),
        attack_workers,
        with_most_resources,
        most_resources,
    ),
    ATTACK_UNITS: Action(
        combat_units,
        (must("S-132", "why-near-or-base"), must("S-132", "why-enemy-combat-unit")),
        attack_units,
        with_fewest_units,
        fewest_units,
    ),
}


def permissible(table: Table, symbol: Symbol) -> Move | None:
    """The move of a symbol of the first row, or None when it is not permissible."""
    automa, kind, tale = table.automa, symbol.kind, table.tale
    if kind == ATTACK_UNITS and automa.power < symbol.number:  # S-130
        if tale.telling:
            tale.note("note-too-weak", move=kind, need=symbol.number, power=automa.power)
        return None
    action = ACTIONS[kind]
    who = action.who  # not a method, nor are the others
    units = who(automa)
    if not units:  # S-55
        if tale.telling:
            tale.note("note-no-unit", move=kind)
        return None
    chosen, why_unit, why = units & units - 1, None, None
    if tale.tracing:
        why_unit = table.ladder("choice-unit") if chosen else None  # a lone unit needs no reasons
        why = table.ladder("choice-destination")
    place = choose_unit(table, units, why_unit) if chosen else units.bit_length() - 1
    end = choose_destination(table, action, 1 << place, why)
    if end is None:
        if tale.telling:
            tale.note("note-no-territory", why, move=kind)
        return None
    unit = WORKER if kind == MOVE_WORKER else HERO if place == automa.hero < SIZE else MECH
    if place == HERO_AT_BASE:
        unit, place = HERO, automa.base
    if not tale.telling:
        return told_to_nobody(kind, unit, place, end)
    return Move(kind, unit, place, end, chosen, why_unit, why)
