"""A table that can be checked: each thing that cannot be is seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.golem.box import MOST_SPACES
from automarium.games.golem.broken import CHECKS, broken
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLUE,
    BOTTOM,
    GOLEM,
    GOLEM_UPGRADES,
    HUMANS,
    RED,
    SLOTS,
    STUDY,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.table import Golem, Table
from automarium.words import LANGUAGES, words

ONE = HUMANS[0]
Break = Callable[[Table], object]


def played() -> Table:
    """The first turn of a human: the Automa has taken a marble."""
    match = Match(game("golem"), {"tokens": "red yellow blue"}, "broken")
    assert match.state.acting == ONE
    assert len(match.state.cards) == 1
    table: Table = match.state
    return table


def lay(table: Table, *ids: str, column: int = 0) -> None:
    """Books into a column, out of wherever they lie."""
    table.columns[column] = list(ids)
    table.library = [None if id in ids else id for id in table.library]
    table.book_pile = [id for id in table.book_pile if id not in ids]


def one_too_many(table: Table) -> None:
    table.marbles[GOLEM][RED] += 1


def nobody_had_it(table: Table) -> None:
    table.marbles = {row: dict.fromkeys(lying, 0) for row, lying in table.marbles.items()}


def two_actions(table: Table) -> None:
    table.rabbis[AUTOMA] = 1


def nothing_left_to_do(table: Table) -> None:
    table.rabbis[ONE] = BOTTOM
    for row, lying in table.marbles.items():
        for colour in lying:
            while lying[colour] and len(table.taken[ONE]) < 2:
                table.marbles[row][colour] -= 1
                table.taken[ONE].append(colour)


def two_rabbis(table: Table) -> None:
    table.acting, table.rabbis = None, {ONE: 2, Name("human-2"): 2}


def one_tile_twice(table: Table) -> None:
    table.tile_pile.append(table.tiles[0] or Name(""))


def buried_twice(table: Table) -> None:
    table.graves = {1: AUTOMA, 2: ONE}


def closed(table: Table) -> None:
    table.graves = {6: ONE}


def red_twice(table: Table) -> None:
    lay(table, "1")
    lay(table, "2", column=1)


def finished_too_soon(table: Table) -> None:
    table.exhausted, table.tokens = [GOLEM], [YELLOW, BLUE, RED]


def token_too_high(table: Table) -> None:
    table.created, table.upgrades[GOLEM] = 4, list(GOLEM_UPGRADES)
    table.golems += [Golem(RED) for _ in range(4)]
    table.exhausted = [GOLEM]


BROKEN: list[tuple[str, Break]] = [
    ("broken-marbles", one_too_many),
    ("broken-marbles-not-dropped", nobody_had_it),
    ("broken-actions", two_actions),
    ("broken-turn", nothing_left_to_do),
    ("broken-rabbis", two_rabbis),
    ("broken-tile", one_tile_twice),
    ("broken-golems", lambda t: t.golems.pop()),
    ("broken-graves", buried_twice),
    ("broken-grave-closed", closed),
    ("broken-menorah", lambda t: t.students.update({RED: 8})),
    ("broken-track", lambda t: setattr(t, "study_track", 9)),
    ("broken-track", lambda t: setattr(t, "golem_track", 12)),
    ("broken-gold", lambda t: setattr(t, "gold", 11)),
    ("broken-slots-made", lambda t: t.upgrades.update({ARTIFACTS: list(SLOTS[::2])})),
    ("broken-slots", lambda t: t.box.effects.update({slot: effect("+1r") for slot in SLOTS[1:6:2]})),
    ("broken-upgrade", lambda t: t.upgrades[STUDY].extend([Name("double"), Name("double")])),
    ("broken-book", lambda t: t.book_pile.append(t.library[0] or "")),
    ("column-colours", lambda t: lay(t, "1", "9")),
    ("broken-columns", red_twice),
    ("broken-column-full", lambda t: lay(t, *"123456")),
    ("broken-card", lambda t: t.deck.cards.append(t.cards[0].id)),
    ("broken-character", lambda t: setattr(t, "characters", (t.characters[1], *t.characters[1:]))),
    ("broken-character-round", lambda t: setattr(t.box, "late", t.characters[:1])),
    ("broken-neighbourhood", lambda t: t.neighbourhood.update({RED: (2, 1, 3, 4, 5, 6, 7)})),
    ("broken-neighbourhood", lambda t: t.neighbourhood.update({RED: (1, 1, 3, 4, 5, 6, 7)})),
    ("broken-finished", finished_too_soon),
    ("broken-tokens", token_too_high),
]


@pytest.mark.parametrize(("id", "breaks"), BROKEN, ids=[id for id, _ in BROKEN])
def test_what_cannot_be_is_seen(id: str, breaks: Break) -> None:
    table = played()
    assert list(broken(table)) == []
    breaks(table)
    found = list(broken(table))
    assert {one.id for one in found} == {id}
    for lang in LANGUAGES:
        assert words(lang, "golem").refusal(found[0])


def test_every_check_is_tried() -> None:
    tables = []
    for _, breaks in BROKEN:
        table = played()
        breaks(table)
        tables.append(table)
    assert all(any(list(check(table)) for table in tables) for check in CHECKS)


def test_what_is_just_possible() -> None:
    table = played()
    table.students[RED], table.menorah_tokens[RED] = 8, ONE
    table.study_track, table.golem_track, table.gold = 8, 11, 10
    table.killed, table.graves = 1, {5: AUTOMA}
    table.golems.pop()
    table.upgrades[ARTIFACTS] = [*SLOTS[:4], SLOTS[4], Name("artifacts-menorahs")]
    lay(table, "33", "1", "2", "3", "4")
    lay(table, "34", "9", column=1)
    table.rabbis[ONE] = BOTTOM
    table.rabbis[Name("human-2")] = BOTTOM
    assert list(broken(table)) == []


def test_of_a_box_that_nobody_has_told_about_much_is_possible() -> None:
    match = Match(game("golem"), {"door": "owner"}, "unknown")
    table = match.state
    table.golem_track = table.study_track = MOST_SPACES - 1
    table.gold, table.graves = 40, {12: ONE}
    assert list(broken(table)) == []


def test_a_report_that_cannot_be_changes_nothing() -> None:
    match = Match(game("golem"), {}, "reports")
    mark = match.fingerprint()
    with pytest.raises(Refusal, match="broken-grave-closed"):
        match.answer("grave 6; rabbi 6")
    assert match.fingerprint() == mark
