"""The round: its seven phases in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from automarium.core.ask import Asking
from automarium.core.tale import Name, Say
from automarium.games.golem.artifacts import completed, yield_artifact
from automarium.games.golem.box import Signs
from automarium.games.golem.components import ROUNDS
from automarium.games.golem.dealing import deal_action_tiles, drop_marbles, renew_library
from automarium.games.golem.effects import component, deed, give_plain, quiet
from automarium.games.golem.golems import control, movement
from automarium.games.golem.human import HUMANS_TOO, human_turn, late_turns, moment
from automarium.games.golem.names import AREAS, AUTOMA, BOTTOM, DISTRICTS, SECTIONS, STUDY, TRACK_TILE, WHITE
from automarium.games.golem.notation import Effect, phrase
from automarium.games.golem.shapes import Parts, told_colours
from automarium.games.golem.table import Table
from automarium.games.golem.taken import catch_up
from automarium.games.golem.turn import MARBLES, TURNS, automa_turn, put_cards_away
from automarium.games.golem.upgrades import choose_area, upgrade

STREETS = {f"street-{district}": district for district in DISTRICTS}
NOTHING = Effect(((),))  # of a source whose income was part of a total
REFUSED_COINS = 3  # instead of a character's bonus
WHERE_IT_IS = 3  # the version of the rules since which income is that of the place where a student is by then
NO_NEXT_ROUND = 3  # and since which the last turn order is not called that of a next round


def play_rounds(table: Table) -> Asking[None]:
    """Four rounds of seven phases (B-01)."""
    while table.round < ROUNDS:
        table.round += 1
        table.tale.head("head-round", number=table.round, character=table.character)
        for table.phase, phase in enumerate(PHASES, 1):
            yield from phase(table)
        end_round(table)


def refresh(table: Table) -> Asking[None]:
    """Phase 1: not in the first round, whose marbles and tiles the set-up has laid (B-11, B-12)."""
    table.taken = {seat: [] for seat in table.seats}
    table.rabbis.clear()
    table.passed.clear()
    table.aside.clear()
    table.no_control = False
    if table.round > 1:
        table.tale.head("head-refresh")
        table.marbles = {row: dict.fromkeys(lying, 0) for row, lying in table.marbles.items()}
        deal_action_tiles(table)
        renew_library(table)
        yield from drop_marbles(table)


def golem_movement(table: Table) -> Asking[None]:
    """Phase 2: golems move in turn order (B-14); the humans' go as they always do, and in the house nobody has any."""
    table.tale.head("head-movement")
    first = table.order[0] != AUTOMA
    if first and not table.house:
        _own_movement(table)
    yield from movement(table)
    if not (first or table.house):
        _own_movement(table)


def _own_movement(table: Table) -> None:
    """The humans' golems: nothing of them has to be told, so that one word is for all of them."""
    table.tale.care("care-own-golems", humans=table.players - 1)


def actions(table: Table) -> Asking[None]:
    """Phase 3: in turn order one action a turn, until everybody has had two marbles and a rabbi (B-19). The Automa
    never passes (G-113); humans who pass act when the others are done (B-38)."""
    turn = 1
    while any(due(table, seat, turn) for seat in table.order):
        for seat in tuple(table.order):
            if due(table, seat, turn):
                yield from automa_turn(table) if seat == AUTOMA else human_turn(table, seat, table.had(seat) + 1)
        turn += 1
    yield from late_turns(table)


def due(table: Table, seat: Name, turn: int) -> bool:
    """Whether somebody has a turn left: the Automa's are counted by its cards. What a correction has changed counts,
    but not by older rules."""
    if seat in table.passed:
        return False
    if table.setup.rules < HUMANS_TOO:
        return turn <= TURNS
    return (len(table.cards) if seat == AUTOMA else table.had(seat)) < TURNS


def in_turn_order(
    table: Table, automa: Callable[[Table], Asking[None]], human: Callable[[Table, Name], Asking[None]]
) -> Asking[None]:
    """A part of a phase that everybody carries out, one after the other."""
    for seat in tuple(table.order):
        if seat == AUTOMA:
            yield from automa(table)
        elif table.setup.rules >= HUMANS_TOO:
            yield from human(table, seat)


@quiet
def turn_order(table: Table) -> None:
    """Phase 4: rabbis from top to bottom; on the bottom space in the order in which they came (B-43)."""
    places = table.rabbis
    arrived = list(places)
    table.order.sort(
        key=lambda seat: (places.get(seat, BOTTOM), arrived.index(seat) if seat in places else len(arrived))
    )
    table.tale.head("head-turn-order")
    last = table.round == ROUNDS and table.setup.rules >= NO_NEXT_ROUND
    table.tale.order("order-turn-order-last" if last else "order-turn-order", seats=table.in_order())


# --- phase 5 ---


def influence(table: Table) -> Asking[None]:
    """Phase 5: in turn order whoever has two marbles that match the character (B-44)."""
    table.tale.head("head-influence")
    yield from table.signs()
    yield from in_turn_order(table, automa_influence, human_influence)
    table.tale.order("order-flip-character", character=table.character)


def human_influence(table: Table, seat: Name) -> Asking[None]:
    """A human whose marbles match, or may: of one who has passed they are not always told."""
    signs = yield from table.signs()
    taken = table.taken[seat]
    shown = told_influence(table, taken, signs)
    if len(taken) == MARBLES and not matches(taken, signs):
        table.tale.note("note-human-no-influence", seat=table.named(seat), **shown)
    else:
        yield from moment(table, seat, "ask-human-influence", number=len(taken), **shown)


def told_influence(table: Table, taken: list[Name], signs: Signs) -> dict[str, Any]:
    """Somebody's marbles and what the character wants, costs and brings."""
    return {
        "marbles": told_colours(taken),
        "wanted": told_colours(signs[:2]),
        "white": int(WHITE in taken),
        "character": table.character,
        "price": table.box.influence[table.character],
        "effect": phrase(table.box.effects[table.character]),
    }


def automa_influence(table: Table) -> Asking[None]:
    """Both marbles match the character: its price and bonus, or 3 coins while the marker is in the red zone."""
    signs = yield from table.signs()
    shown = told_influence(table, table.taken[AUTOMA], signs)
    if not matches(table.taken[AUTOMA], signs):
        table.tale.note("note-no-influence", **shown)
    elif (yield from table.in_red_zone()):
        table.tale.note("note-influence-refused", rule="G-115", **shown)
        table.gain(REFUSED_COINS)
    else:
        table.tale.note("note-influence", rule="G-116", **shown)
        table.spend(table.box.influence[table.character], "influence")
        yield from component(table, table.box.effects[table.character])


def matches(taken: list[Name], signs: Signs) -> bool:
    """The two marbles equal the two colours in any order; white stands for any, black for none (B-44)."""
    wanted = (signs.left, signs.right)
    return len(taken) == MARBLES and all(one == WHITE or taken.count(one) <= wanted.count(one) for one in taken)


# --- phase 6 ---


def income_and_upgrade(table: Table) -> Asking[None]:
    """Phase 6: everybody's income; then, in turn order, one upgrade each (B-46, B-47)."""
    table.tale.head("head-income")
    yield from in_turn_order(table, automa_income, human_income)
    yield from in_turn_order(table, automa_upgrade, human_upgrade)


def human_income(table: Table, seat: Name) -> Asking[None]:
    """Income can bring a student into VIII; that matters as long as a menorah token is left there."""
    if None in table.menorah_tokens.values():
        yield from moment(table, seat, "ask-human-income")


def human_upgrade(table: Table, seat: Name) -> Asking[None]:
    yield from moment(table, seat, "ask-human-upgrade")


def automa_income(table: Table) -> Asking[None]:
    """Income of artifacts first (G-117), then everything else."""
    for artifact in (yield from completed(table)):
        yield from yield_artifact(table, artifact, income=True)
    yield from other_income(table)


def automa_upgrade(table: Table) -> Asking[None]:
    """One upgrade, unless the marker is in the red zone (G-118)."""
    if all(table.area_done(area) for area in AREAS):
        table.tale.note("note-no-upgrade-left")
    elif (yield from table.in_red_zone()):
        table.tale.note("note-red-zone", rule="G-118")
    elif (area := (yield from choose_area(table))) is not None:
        yield from upgrade(table, area)


def other_income(table: Table) -> Asking[None]:
    """Students red, yellow, blue, then the study track, then the golem track (A-37)."""
    tile = ("study-tile",) if TRACK_TILE in table.upgrades[STUDY] else ()
    yield from yield_income(table, (*STREETS, "study-income", *tile, "golem-income"))


def place_of(table: Table, source: str) -> int:
    """Where the Automa stands on a street or track that brings income."""
    if source in STREETS:
        return table.students[STREETS[source]] - 1
    return {"study-income": table.study_track, "study-tile": 0, "golem-income": table.golem_track}[source]


def yield_income(table: Table, sources: Iterable[str]) -> Asking[bool]:
    """Income of several sources, and whether there was any. What is not known is asked in one line: part by part, to
    be remembered, or as one total, which is not."""
    rows = table.box.rows
    places = {source: place_of(table, source) for source in sources}
    unknown = [row for row, at in places.items() if (one := rows[row][at]) is None or one.each_time]
    told: dict[str, Effect] = {}
    some = False
    if unknown:
        names = tuple(Name(row) for row in unknown)
        at = {name: number_of(name, places[name]) for name in names}
        known = {row: one for row, now in places.items() if row not in unknown and not (one := rows[row][now]).empty}
        besides = told_incomes(table, known)
        asked = partial(table.ask, "ask-income", lambda: Parts(at), sources=names, number=len(unknown))
        parts = yield from asked(known=len(known), besides=besides)
        if len(parts) < len(unknown):
            table.tale.note("note-income-total", sources=names)
            yield from component(table, parts[0])
            some = not parts[0].empty
            parts = (NOTHING,) * len(unknown)
        told = dict(zip(unknown, parts, strict=True))
        for row, part in told.items():
            if part is not NOTHING and not part.each_time:
                rows[row][places[row]] = part
    incomes = {row: told.get(row) or rows[row][at] for row, at in places.items()}
    if all(income.plain for income in incomes.values()):
        plain = {row: one for row, one in incomes.items() if not one.empty}
        return tell_together(table, plain, besides=NOTHING in told.values()) or some
    for row in places:
        now = place_of(table, row)  # an earlier source may have moved it
        income = told.get(row)
        moved = now != places[row] and income is not NOTHING and table.setup.rules >= WHERE_IT_IS
        if income is None or moved:
            income = yield from table.printed(row, now, space=number_of(row, now))
        if not income.empty:
            table.tale.note("note-income", source=Name(row), space=number_of(row, now))
            yield from component(table, income)
            some = True
    return some


def tell_together(table: Table, incomes: Mapping[str, Effect], *, besides: bool) -> bool:
    """Income that is nothing but resources and VP, in one sum, which may come besides one that was entered; whether
    there was any."""
    if not incomes:
        return False
    if table.tale.telling:
        table.tale.note("note-incomes", sources=told_incomes(table, incomes), besides=int(besides))
    give_plain(table, incomes.values())
    return True


def told_incomes(table: Table, incomes: Mapping[str, Effect]) -> tuple[Say, ...]:
    """What each source brings, and where."""
    places = {row: number_of(row, place_of(table, row)) for row in incomes}
    parts = ({"source": Name(row), "space": at, "effect": phrase(incomes[row])} for row, at in places.items())
    return tuple(Say("income-from", part) for part in parts)


def number_of(source: str, at: int) -> int | Name:
    """A place as people count it: a section of a district, on the study track from 0, on the golem track from 1."""
    if source in STREETS:
        return SECTIONS[at + 1]
    return at if source == "study-income" else at + 1


@deed("students")
def income_of_students(table: Table, _: int) -> Asking[bool]:
    """Yellow 10: the income of all students. Steps are a benefit like anything else."""
    before = table.resources, table.vp
    some = yield from yield_income(table, STREETS)
    return some if table.setup.rules >= WHERE_IT_IS else (table.resources, table.vp) != before


# --- phase 7 ---


def golem_control(table: Table) -> Asking[None]:
    """Phase 7: control in turn order."""
    table.tale.head("head-control")
    yield from in_turn_order(table, control, human_control)
    if any(table.library) and table.round < ROUNDS:
        yield from catch_up(table)  # before the books shift


def human_control(table: Table, seat: Name) -> Asking[None]:
    yield from moment(table, seat, "ask-human-control", takes=False)


# --- the end ---

PHASES = (refresh, golem_movement, actions, turn_order, influence, income_and_upgrade, golem_control)


def end_round(table: Table) -> None:
    put_cards_away(table)
    table.tale.note("end-of-round", number=table.round, resources=table.resources, vp=table.vp)
