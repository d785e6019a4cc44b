"""Golem in the terminal: the synagogue with its marbles and tiles, the three districts, the Automa's own board."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from automarium.core.tale import Name
from automarium.games.golem.cards import told_card
from automarium.games.golem.names import (
    AREAS,
    AUTOMA,
    BOTTOM,
    COLOURS,
    LAST_SECTION,
    LAST_TILE,
    ROWS,
    SECTIONS,
    TOKEN_OF,
)
from automarium.games.golem.scoring import completed_artifacts
from automarium.games.golem.shapes import BookLine
from automarium.games.golem.table import HIGHEST, LOWEST, Table
from automarium.last.golem import last_of
from automarium.words import Words

STYLES = {
    **{"red": "bright_red", "yellow": "bright_yellow", "blue": "bright_blue", "green": "green"},
    **{"black": "grey50", "white": "bright_white"},
}


def board(table: Table, words: Words) -> RenderableType:
    parts: list[RenderableType] = [_synagogue(table, words), _library(table, words), _districts(table, words)]
    parts += [_track(table, words), _own_board(table, words), _tracks(table, words)]
    return Group(*parts, *([_cards(table, words)] if table.cards else []))


def _synagogue(table: Table, words: Words) -> Grid:
    """The five rows of marbles beside the action tiles from the top, and the character between them."""
    where = words.say("board-round", {"round": table.round, "phase": table.phase}) if table.round else None
    grid = Grid(box=box.ROUNDED, show_header=False, padding=(0, 1), title=where, title_justify="left")
    grid.caption, grid.caption_justify = _legend(words), "left"
    for _ in range(4):
        grid.add_column()
    seats = {position: seat for seat, position in table.rabbis.items()}
    last = last_of(table)
    for at, row in enumerate(ROWS):
        lit = last.marble is not None and last.marble.row == row
        name = Text(words.say(row), style="bold reverse" if lit else "bold")
        grid.add_row(
            name,
            _marbles(table, row, words),
            str(at + 1),
            _tile(table, at, seats, words, moved=last.position == at + 1),
        )
    grid.add_row(_character(table, words), "", str(BOTTOM), _at_bottom(table, words))
    return grid


def _legend(words: Words) -> Text:
    """Which colour each letter is."""
    named = (Text(f" {words.say(f'letter-{one}')} {words.say(one)}", style=STYLES[one]) for one in COLOURS)
    return Text(" ·").join(named)


def _marbles(table: Table, row: Name, words: Words) -> Text:
    """The marbles by the reader's letters, which can be typed as they stand."""
    text = Text()
    for colour, number in table.marbles[row].items():
        text.append(f"{words.say(f'letter-{colour}')} " * number, style=f"bold {STYLES[colour]}")
    return text


def _tile(table: Table, at: int, seats: dict[int, Name], words: Words, *, moved: bool) -> Text:
    if at >= len(table.tiles):
        return Text("–", style="dim")
    tile = table.tiles[at]
    text = Text(words.say(tile) if tile else "?", style="dim" if at + 1 in seats else "")
    if at + 1 in seats:
        seat = seats[at + 1]
        text.append(f"  ♟ {words.say(table.named(seat))}", style="bold reverse" if seat == AUTOMA and moved else "bold")
    return text


def _at_bottom(table: Table, words: Words) -> Text:
    there = [words.say(table.named(seat)) for seat, position in table.rabbis.items() if position == BOTTOM]
    return Text("☠  " + "  ".join(f"♟ {seat}" for seat in there), style="dim" if not there else "bold")


def _character(table: Table, words: Words) -> Text:
    if not table.characters or not table.round:
        return Text("")
    text = Text(words.say(table.character), style="cyan")
    signs = table.box.signs.get(table.character)
    if signs is not None:
        text.append(f" {words.say(f'letter-{signs.left}')}", style=f"bold {STYLES[signs.left]}")
        text.append(words.say(f"letter-{signs.right}"), style=f"bold {STYLES[signs.right]}")
        text.append(f" +{signs.steps}")
    return text


def _districts(table: Table, words: Words) -> Grid:
    """Each district as a street of ten sections: the number of its tile, the student, golems standing or lying."""
    grid = Grid(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    for section in range(1, LAST_SECTION + 1):
        grid.add_column(words.say(SECTIONS[section]), justify="center", min_width=4)
    grid.add_column("")
    for district in table.tokens:
        cells = [_section(table, district, section) for section in range(1, LAST_SECTION + 1)]
        holder = table.menorah_tokens[district]
        menorah = "🕎" if holder is None else words.say(table.named(holder))
        grid.add_row(Text(words.say(district), style=f"bold {STYLES[district]}"), *cells, Text(menorah, style="dim"))
    return grid


def _section(table: Table, district: Name, section: int) -> Text:
    text = Text()
    tiles = table.neighbourhood.get(district, ())
    text.append(str(tiles[section - 1]) if section <= LAST_TILE and tiles else "·", style="dim")
    if table.students[district] == section:
        text.append("♙", style=STYLES[district])
    for golem in table.golems:
        if (golem.district, golem.section) == (district, section):
            text.append("♜" if golem.standing else "▬", style=f"bold {STYLES[district]}")
    return text


def _track(table: Table, words: Words) -> Text:
    """The resource track: the marker, and the red zone where it is known."""
    text = Text(f"{words.say('score-resources')} ")
    given = table.setup["red-zone"]
    red = table.box.rows["red-zone"][table.level - 1] if given == "box" else int(given)
    for space in range(LOWEST, HIGHEST + 1):
        style = "red" if red is not None and space <= red else "dim"
        text.append(
            f"[{words.say('number', {'number': space})}]" if space == table.resources else "·",
            style="bold reverse" if space == table.resources else style,
        )
    text.append(f"   {table.vp} {words.say('board-vp')}", style="bold")
    return text


def _own_board(table: Table, words: Words) -> Grid:
    """Per area, in the order of the strategy tokens: what counts, menorahs, upgrades."""
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    done = completed_artifacts(table)
    filled = sum(1 for column in table.columns if column)
    things = dict(
        zip(AREAS, (f"{table.created}/4 ♜ ☠{table.killed}", f"{done}/4 ⬢ ▰{table.gold}", f"{filled}/4 ▤"), strict=True)
    )
    areas = {token: area for area, token in TOKEN_OF.items()}
    for token in table.tokens:
        area = areas[token]
        made = ", ".join(words.say(tile) for tile in table.upgrades[area])
        grid.add_row(
            Text(f"◆ {words.say(area)}", style=STYLES[token]),
            things[area],
            f"🕎 {table.menorahs(area)}",
            Text(made, style="dim"),
        )
    return grid


def _tracks(table: Table, words: Words) -> Text:
    """Book columns, both tracks, objectives, and who lies in the cemetery."""
    text = _columns(table)
    text.append(f"  {words.say('score-study-track')} {table.study_track}")
    text.append(f" · {words.say('picture-golem-track')} {table.golem_track + 1}")
    text.append(f" · {words.say('score-objectives')} {table.objectives}")
    for space, seat in sorted(table.graves.items()):
        text.append(f" · ☠{space} {words.say(table.named(seat))}", style="dim")
    return text


def _library(table: Table, words: Words) -> Text:
    """The five books where the program deals them: place, colour and number, price, bonuses."""
    told = BookLine(table.box.books).in_words
    books = [(place, table.book(id)) for place, id in enumerate(table.library, 1) if id is not None]
    return Text("\n").join(
        Text.assemble((f"  {place} ▮ ", STYLES[book.colour]), (str(words.show(told(book))), "dim"))
        for place, book in books
    )


def _columns(table: Table) -> Text:
    text = Text()
    for column in table.columns:
        for id in column:
            text.append("▮", style=STYLES[table.book(id).colour])
        text.append(" | " if column else "· | ", style="dim")
    return text


def _cards(table: Table, words: Words) -> Text:
    """The cards of the round, one on a line."""
    return Text("\n".join(f"  {words.show(told_card(card))}" for card in table.cards), style="dim")
