"""The picture of the board in the terminal: every hex in its row, rivers where they run, the last move lit."""

from __future__ import annotations

import pytest
from rich.console import Console

from automarium.cli.boards.scythe import LIT, STEP, TALL, board
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.scythe.board import BIT, NUMBER, TERRITORIES
from automarium.games.scythe.table import Table
from automarium.words import LANGUAGES, words
from tests.rules.scythe.position import act, automa, human, table
from tests.rules.scythe.test_oracle import scatter

MAP_LINES = 9 * TALL + 1


def drawn(t: Table, lang: str = "en") -> list[str]:
    console = Console(width=100, color_system=None)
    with console.capture() as got:
        console.print(board(t, words(lang, "scythe")))
    return got.get().splitlines()


def test_every_territory_stands_in_its_place() -> None:
    lines = drawn(table())
    for one in TERRITORIES:
        line, column = one.hex.row * TALL + 1, one.hex.x * STEP + 1
        assert lines[line][column : column + 2] == one.name


def test_rivers_are_drawn_where_they_run() -> None:
    """A river between neighbours in a row is two signs tall, one between rows half a hex wide: 31 in all."""
    lines = drawn(table())[:MAP_LINES]
    upright = sum(line.count("┃") for line in lines) / 2
    lying = sum(line.count("≈") for number, line in enumerate(lines) if number % TALL == 0) / STEP
    assert upright + lying == 31
    assert "┃A4" in lines[4]  # A3 | A4
    assert not any("┃" in lines[number] for number in (8 * TALL + 1, 8 * TALL + 2))


def test_units_tokens_and_resources_are_shown() -> None:
    t = human(
        automa(table(), hero="B5", workers="B5 A4 base base", mechs="C4"), hero="D5", mechs="D5 D5", workers="E6 E6"
    )
    t.add_resources(NUMBER["E6"], Name("metal"), 3)
    t.encounters = BIT[NUMBER["F6"]]

    def cell(name: str) -> str:
        one = TERRITORIES[NUMBER[name]]
        line, column = one.hex.row * TALL + 1, one.hex.x * STEP + 1
        return " ".join(drawn(t)[line + more][column : column + 9] for more in (0, 1))

    assert "HW" in cell("B5")
    assert "M≈" in cell("C4")
    assert "hm2" in cell("D5")
    assert "w2¤3" in cell("E6")
    assert "◎" in cell("F6")
    assert "◎" not in cell("G4")
    assert "W2" in drawn(t)[2]  # on the base


def test_the_last_move_is_lit() -> None:
    t = human(automa(table(), workers="A4", water=False))
    t.tale.head("head-automa-turn", number=1)
    act(t, "move-worker")
    console = Console(width=100)
    picture = board(t, words("en", "scythe"))
    segments = [one for line in console.render_lines(picture, pad=False) for one in line]
    shown = LIT.removeprefix("on ")
    lit = "".join(s.text for s in segments if s.style and s.style.bgcolor and s.style.bgcolor.name == shown)
    assert lit.startswith("B5")
    assert "W" in lit
    assert "A4" not in lit


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_position_can_be_drawn(lang: str) -> None:
    stream = Stream("picture", lang)
    for mine, its in (("togawa", "albion"), ("albion", "togawa"), ("nordic", "rusviet")):
        t = table(mine, its)
        for _ in range(10):
            scatter(t, stream)
            t.human.flags = t.human.armed = stream.bits() & ((1 << 47) - 1)
            assert len(drawn(t, lang)) > MAP_LINES
