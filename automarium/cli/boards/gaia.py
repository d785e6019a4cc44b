"""Gaia Project in the terminal: the map in its horizontal rows, both sides, research, action spaces, boosters, cards.

A hex without a planet shows its number in the row, so that every hex can be named: row C, number 4 is C4. A planet
shows the letter of its type and, small for the human and large for the Automa, what stands on it. The hexes of the
Automa's last move stand in brackets.
"""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from automarium.core.tale import Name
from automarium.games.gaia.cards import Card
from automarium.games.gaia.map import HEXES, NAMES
from automarium.games.gaia.names import (
    ACADEMY,
    AREAS,
    FACTION_ACTION,
    GAIA,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    LOST_PLANET,
    MINE,
    SATELLITE,
    SPACE_STATION,
    SPACES,
    STATION,
    STRUCTURES,
    TRANSDIM,
    TYPES,
    WHEEL,
)
from automarium.games.gaia.table import Automa, Human, Side, Table
from automarium.last.gaia import last_of
from automarium.words import Words

ACTION_CARD, SUPPORT_CARD = Name("action-card"), Name("support-card")
CELL = 4  # characters of a hex; a row is shifted by half a hex against the one above
LETTERS = {
    **dict(zip(WHEEL, "TOVDSMI", strict=True)),
    **{GAIA: "G", TRANSDIM: "X", LOST_PLANET: "P"},
}
STYLES = {
    **dict(
        zip(
            WHEEL,
            ("dodger_blue1", "red", "dark_orange", "yellow", "orange4", "grey62", "white"),
            strict=True,
        )
    ),
    **{GAIA: "green", TRANSDIM: "magenta", LOST_PLANET: "bright_white"},
}
SIGNS = {MINE: "m", STATION: "t", LAB: "l", ACADEMY: "a", INSTITUTE: "i", LOST_PLANET: "m"}


def board(table: Table, words: Words) -> RenderableType:
    sides = Columns([_side(table, side, words) for side in table.sides.values()])
    parts: list[RenderableType] = [
        _map(table),
        _legend(words),
        sides,
        Columns([_research(table, words), _tiles(table, words)]),
        _spaces(table, words),
    ]
    parts += [_cards(automa, words) for automa in table.automas]
    return Group(*parts)


# --- the map ---


def _map(table: Table) -> Text:
    left = min(CELL * q + CELL // 2 * r for q, r in HEXES)
    rows: dict[int, list[int]] = {}
    for hex, (_, r) in enumerate(HEXES):
        rows.setdefault(r, []).append(hex)
    text, moved = Text(), last_of(table).hexes
    for r, hexes in rows.items():
        q = HEXES[hexes[0]][0]
        indent = CELL * q + CELL // 2 * r - left
        text.append(f"{NAMES[hexes[0]][0]} ", style="bold cyan")
        text.append(" " * indent)
        for hex in hexes:
            text.append_text(_cell(table, hex, lit=hex in moved))
        text.append("\n")
    return text


def _cell(table: Table, hex: int, *, lit: bool) -> Text:
    sign, style = _sign(table, hex)
    return Text(f"[{sign}]" if lit else f" {sign} ", style=f"{style} reverse" if lit else style)


def _sign(table: Table, hex: int) -> tuple[str, str]:
    """Two characters and their style."""
    type = table.type_at(hex)
    if type is None:
        return _space(table, hex)
    piece = " "
    for side in table.sides.values():
        kind = side.structure_at(hex)
        if kind is not None:
            piece = SIGNS[kind].upper() if isinstance(side, Automa) else SIGNS[kind]
    if any(human.formers >> hex & 1 for human in table.humans):
        piece = "g"
    return LETTERS[type] + piece, f"{STYLES[type]} bold"


def _space(table: Table, hex: int) -> tuple[str, str]:
    """A satellite of the Automa is a star, of the human a plus, a space station an @; otherwise the hex's number."""
    marks = ""
    for side in table.sides.values():
        if side.satellites >> hex & 1:
            marks += "*" if isinstance(side, Automa) else "+"
    if any(human.stations >> hex & 1 for human in table.humans):
        marks += "@"
    if marks:
        return f"{marks:<2}"[:2], "cyan"
    return f"{NAMES[hex][1:]:>2}", "grey37"


def _legend(words: Words) -> Text:
    text = Text()
    for type in TYPES:
        text.append(f"{LETTERS[type]} ", style=f"{STYLES[type]} bold")
        text.append(f"{words.say(type)}  ", style="dim")
    text.append("\n")
    signs = [*((SIGNS[kind].upper(), kind) for kind in STRUCTURES), ("g", GAIAFORMER), ("*", SATELLITE)]
    for sign, kind in (*signs, ("@", SPACE_STATION)):
        text.append(f"{sign} ", style="bold")
        text.append(f"{words.say(kind)}  ", style="dim")
    return text


# --- beside the map ---


def _side(table: Table, side: Side, words: Words) -> Panel:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for kind in STRUCTURES:
        grid.add_row(
            words.say(kind), str(side.structures[kind].bit_count()), Text(f"+{side.supply[kind]}", style="dim")
        )
    grid.add_row(words.say(SATELLITE), str(side.satellites_placed), Text(f"+{side.satellite_supply}", style="dim"))
    if side.booster is not None:
        grid.add_row(words.say("board-booster"), words.say(side.booster))
    if isinstance(side, Human) and side.tokens:
        grid.add_row(words.say("board-tokens"), ", ".join(words.say(token) for token in side.tokens))
    faction = side.faction.id if isinstance(side, (Automa, Human)) else side.seat
    passed = " ⏸" if side.passed else ""
    first = " ①" if table.first == side.seat else ""
    who = words.say("board-side", {"side": side.seat, "faction": faction})
    title = f"{who}, {words.say('board-vp', {'vp': side.vp})}{first}{passed}"
    return Panel(grid, title=title, box=box.ROUNDED, border_style=STYLES[side.home], expand=False)


def _research(table: Table, words: Words) -> Grid:
    """One row an area: the level of each side, and whether the advanced tile is still there."""
    grid = Grid(box=box.SIMPLE, padding=(0, 1))
    grid.add_column("")
    for seat in table.sides:
        grid.add_column(words.say(seat), justify="center")
    grid.add_column("")
    for at, area in enumerate(AREAS):
        levels = ["●" * side.levels[at] + "·" * (5 - side.levels[at]) for side in table.sides.values()]
        grid.add_row(words.say(area), *levels, "▣" if table.advanced >> at & 1 else "")
    return grid


def _tiles(table: Table, words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE, padding=(0, 1), show_header=False)
    for number, tile in enumerate(table.rounds, 1):
        style = "bold" if number == table.round else "dim"
        grid.add_row(
            f"{'▶' if number == table.round else ' '}{number}", words.say(tile.id), str(tile.vp(number)), style=style
        )
    for which, final in zip(("upper", "lower"), table.finals, strict=False):
        grid.add_row("", f"{words.say(which)}: {words.say(final)}", "")
    grid.add_row("", f"{words.say('board-row')}: " + " · ".join(words.say(one) for one in table.row), "")
    return grid


def _spaces(table: Table, words: Words) -> Text:
    """The ten action spaces from left to right; a covered one is crossed out."""
    text = Text()
    for at, space in enumerate(SPACES):
        covered = table.covered >> at & 1
        text.append(f"{'✖' if covered else at + 1}) ", style="red" if covered else "bold")
        text.append(f"{words.say(space)}   ", style="dim strike" if covered else "")
    return text


def _cards(automa: Automa, words: Words) -> Text:
    """Action card, support card, and what lies face up in the discard pile."""
    deck = automa.deck
    lines = [words.say("board-deck", {"deck": deck.count, "aside": deck.aside_count})]
    if deck.discarded:
        lines[0] += f" · {words.say('discard')}: " + ", ".join(str(card.n) for card in deck.discarded)
    if automa.action is not None:
        lines.append(f"{_named(automa.action, ACTION_CARD, words)}: {_acts(automa, automa.action, words)}")
    if automa.support is not None:
        lines.append(f"{_named(automa.support, SUPPORT_CARD, words)}: {_supports(automa.support, words)}")
    return Text("\n".join(lines))


def _named(card: Card, what: Name, words: Words) -> str:
    return words.say("board-card", {"what": what, "number": card.n})


def _acts(automa: Automa, card: Card, words: Words) -> str:
    vp = automa.faction.vp if card.action == FACTION_ACTION else card.vp
    return words.say("card-acts", {"action": card.action, "vp": vp, "passes": Name("yes" if card.passes else "no")})


def _supports(card: Card, words: Words) -> str:
    said = (
        words.say("card-tile", {"tile": card.tile}),
        words.say("card-range", {"range": card.range}),
        words.say("card-direction", {"direction": card.direction}),
        words.say("card-count", {"number": card.number, "arrow": card.arrow}),
        words.say("card-booster", {"number": card.pass_booster}),
    )
    return "; ".join(said)
