"""The round: its seven phases in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.golem.artifacts import completed, yield_artifact
from automarium.games.golem.box import Signs
from automarium.games.golem.components import ROUNDS, components
from automarium.games.golem.dealing import deal_action_tiles, drop_marbles, renew_library
from automarium.games.golem.effects import component, deed, quiet
from automarium.games.golem.golems import control, movement
from automarium.games.golem.human import human_turn, late_turns
from automarium.games.golem.names import AREAS, AUTOMA, BOTTOM, DISTRICTS, STUDY, TRACK_TILE, WHITE
from automarium.games.golem.notation import Effect
from automarium.games.golem.shapes import Parts
from automarium.games.golem.table import Table
from automarium.games.golem.turn import MARBLES, TURNS, automa_turn, put_cards_away
from automarium.games.golem.upgrades import choose_area, upgrade

STREETS = {f"street-{district}": district for district in DISTRICTS}
NOTHING = Effect(((),))  # of a source whose income was part of a total
REFUSED_COINS = 3  # instead of a character's bonus


def play_rounds(table: Table) -> Asking[None]:
    """Four rounds of seven phases (B-01)."""
    for number in range(1, ROUNDS + 1):
        table.round = number
        table.tale.head("head-round", number=number, character=table.character)
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
        renew_library(table)
        deal_action_tiles(table)
        yield from drop_marbles(table)


def actions(table: Table) -> Asking[None]:
    """Phase 3: in turn order one action a turn, until everybody has had two marbles and a rabbi (B-19). The Automa
    never passes (G-113); humans who pass act when the others are done (B-38)."""
    for turn in range(1, TURNS + 1):
        for seat in tuple(table.order):
            if seat == AUTOMA:
                yield from automa_turn(table)
            elif seat not in table.passed:
                yield from human_turn(table, seat, turn)
    yield from late_turns(table)


@quiet
def turn_order(table: Table) -> None:
    """Phase 4: rabbis from top to bottom; on the bottom space in the order in which they came (B-43)."""
    places = table.rabbis
    arrived = list(places)
    table.order.sort(
        key=lambda seat: (places.get(seat, BOTTOM), arrived.index(seat) if seat in places else len(arrived))
    )
    table.tale.head("head-turn-order")
    table.tale.order("order-turn-order", seats=tuple(table.order))


# --- phase 5 ---


def influence(table: Table) -> Asking[None]:
    """Both marbles match the character: its price and bonus, or 3 coins while the marker is in the red zone."""
    table.tale.head("head-influence")
    signs = yield from table.signs()
    if not matches(table.taken[AUTOMA], signs):
        table.tale.note("note-no-influence")
    elif (yield from table.in_red_zone()):
        table.tale.note("note-influence-refused", rule="G-115", character=table.character)
        table.gain(REFUSED_COINS)
    else:
        price = components().prices[table.character]
        table.tale.note("note-influence", rule="G-116", character=table.character, price=price)
        table.gain(-price)
        yield from component(table, table.box.effects[table.character])
    table.tale.order("order-flip-character", character=table.character)


def matches(taken: list[Name], signs: Signs) -> bool:
    """The two marbles equal the two colours in any order; white stands for any, black for none (B-44)."""
    wanted = Counter((signs.left, signs.right))
    colours = Counter(colour for colour in taken if colour != WHITE)
    return len(taken) == MARBLES and not colours - wanted


# --- phase 6 ---


def income_and_upgrade(table: Table) -> Asking[None]:
    """Income of artifacts first (G-117), then everything else; then one upgrade outside the red zone (G-118)."""
    table.tale.head("head-income")
    for artifact in (yield from completed(table)):
        yield from yield_artifact(table, artifact, income=True)
    yield from other_income(table)
    if all(table.area_done(area) for area in AREAS):
        table.tale.note("note-no-upgrade-left")
    elif (yield from table.in_red_zone()):
        table.tale.note("note-red-zone", rule="G-118")
    else:
        area = yield from choose_area(table)
        assert area is not None
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


def yield_income(table: Table, sources: Iterable[str]) -> Asking[None]:
    """Income of several sources. What is not known is asked in one line: part by part, to be remembered, or as one
    total, which is not."""
    rows = table.box.rows
    places = {source: place_of(table, source) for source in sources}
    unknown = [row for row, at in places.items() if (one := rows[row][at]) is None or one.each_time]
    told: dict[str, Effect] = {}
    if unknown:
        names = tuple(Name(row) for row in unknown)
        parts = yield from table.ask("ask-income", lambda: Parts(names), sources=names, number=len(unknown))
        if len(parts) < len(unknown):
            table.tale.note("note-income-total", sources=names)
            yield from component(table, parts[0])
            parts = (NOTHING,) * len(unknown)
        told = dict(zip(unknown, parts, strict=True))
        for row, part in told.items():
            if part is not NOTHING and not part.each_time:
                rows[row][places[row]] = part
    for row in places:
        now = place_of(table, row)  # an earlier source may have moved it
        income = told[row] if row in told else (yield from table.printed(row, now, space=now + 1))
        if not income.empty:
            table.tale.note("note-income", source=Name(row), space=now + 1)
            yield from component(table, income)


@deed("students")
def income_of_students(table: Table, _: int) -> Asking[bool]:
    """Yellow 10: the income of all students."""
    before = table.resources, table.vp
    yield from yield_income(table, STREETS)
    return (table.resources, table.vp) != before


# --- the end ---

PHASES = (refresh, movement, actions, turn_order, influence, income_and_upgrade, control)


def end_round(table: Table) -> None:
    put_cards_away(table)
    table.tale.note("end-of-round", number=table.round, resources=table.resources, vp=table.vp)
