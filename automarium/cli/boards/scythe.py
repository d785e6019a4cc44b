"""Scythe in the terminal: the hexes in their rows, rivers and lakes, units and tokens, the Automa's last move lit."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from automarium.core.hexes import Hex
from automarium.core.tale import Name
from automarium.games.scythe.board import (
    BASE_OF,
    BIT,
    BORDERS,
    HOMES,
    MAT_PLACE,
    NAMES,
    RIVER_BORDER,
    SIZE,
    TERRAIN,
    TERRITORIES,
)
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.names import (
    FACTIONS,
    FACTORY,
    FARM,
    FOREST,
    LAKE,
    MOUNTAIN,
    RESOURCES,
    TERRAINS,
    TUNDRA,
    VILLAGE,
)
from automarium.games.scythe.table import Table
from automarium.last.scythe import moves, turn
from automarium.words import Words

STEP, WIDE, TALL = 5, 10, 3  # columns of half a hex, columns and lines of a hex
SIGNS = {MOUNTAIN: "▲", FARM: "≡", VILLAGE: "⌂", FOREST: "♣", TUNDRA: "∴", LAKE: "≈", FACTORY: "✱"}
COLOURS = {
    MOUNTAIN: "orange3",
    FARM: "gold1",
    VILLAGE: "white",
    FOREST: "green3",
    TUNDRA: "medium_purple1",
    LAKE: "dodger_blue1",
    FACTORY: "bright_magenta",
}
ENCOUNTER, TUNNEL, RESOURCE, STRUCTURE, TRAP, FLAG = "◎", "∩", "¤", "■", "✕", "⚑"
AUTOMA, HUMAN = "bold bright_red", "bold bright_green"
EDGE, LAND_EDGE, WATER = "grey39", "grey27", "bold dodger_blue1"
LIT, LEFT = "on #6a4a00", "on grey23"

PLACE_AT = {one.hex: place for place, one in enumerate(TERRITORIES)}
PLACE_AT |= {HOMES[faction].hex: BASE_OF[faction] for faction in FACTIONS}


class Canvas:
    """A sheet of characters, each with its style."""

    def __init__(self, wide: int, tall: int) -> None:
        self.rows = [[(" ", "")] * wide for _ in range(tall)]

    def put(self, line: int, column: int, text: str, style: str = "") -> int:
        """Writes from a column on, and returns the column after it."""
        for at, char in enumerate(text, column):
            self.rows[line][at] = (char, style)
        return column + len(text)

    def paint(self, line: int, column: int, wide: int, style: str) -> None:
        """Adds a background to what is written there."""
        for at in range(column, column + wide):
            char, before = self.rows[line][at]
            self.rows[line][at] = (char, f"{before} {style}".strip())

    def text(self) -> Text:
        found = Text(no_wrap=True)
        for row in self.rows:
            for char, style in row:
                found.append(char, style)
            found.append("\n")
        return found


def board(table: Table, words: Words) -> RenderableType:
    return Group(_map(table, words), _automa(table, words), _human(table, words), _legend(words))


# --- the map ---


def _map(table: Table, words: Words) -> Text:
    canvas, made = Canvas(16 * STEP, 9 * TALL + 1), moves(turn(table))
    for hex, place in PLACE_AT.items():
        _borders(canvas, hex, place)
    for hex, place in PLACE_AT.items():
        line, column = hex.row * TALL + 1, hex.x * STEP + 1
        if place < SIZE:
            _territory(canvas, line, column, place, table)
        else:
            _base(canvas, line, column, place, table, words)
        _light(canvas, line, column, place, made)
    return canvas.text()


def _borders(canvas: Canvas, hex: Hex, place: int) -> None:
    """The upper half-edges and the left one of a hex; the others where nothing lies beyond."""
    line, column = hex.row * TALL, hex.x * STEP
    for half, step in ((0, (-1, -1)), (STEP, (-1, 1))):
        canvas.put(line, column + half, *_edge(place, hex.step(step), "─", "≈", STEP))
        below = hex.step((1, step[1]))
        if below not in PLACE_AT:
            canvas.put(line + TALL, column + half, "─" * STEP, EDGE)
    for side in (1, 2):
        canvas.put(line + side, column, *_edge(place, hex.step((0, -2)), "│", "┃", 1))
        if hex.step((0, 2)) not in PLACE_AT and column + WIDE < len(canvas.rows[0]):
            canvas.put(line + side, column + WIDE, "│", EDGE)


def _edge(place: int, beyond: Hex, land: str, water: str, wide: int) -> tuple[str, str]:
    """How the border of two hexes is drawn: rivers stand out."""
    other = PLACE_AT.get(beyond)
    if other is None:
        return land * wide, EDGE
    if BORDERS.get((place, other)) == RIVER_BORDER:
        return water * wide, WATER
    return land * wide, LAND_EDGE


def _territory(canvas: Canvas, line: int, column: int, place: int, table: Table) -> None:
    terrain = TERRAIN[place]
    at = canvas.put(line, column, f"{NAMES[place]} ", f"bold {COLOURS[terrain]}")
    at = canvas.put(line, at, SIGNS[terrain], COLOURS[terrain])
    if terrain == LAKE:
        canvas.put(line, at, SIGNS[LAKE] * 5, COLOURS[LAKE])
        canvas.put(line + 1, column, SIGNS[LAKE] * 9, COLOURS[LAKE])
    at += 1
    if TERRITORIES[place].tunnel:
        at = canvas.put(line, at, TUNNEL, "grey70")
    if BIT[place] & table.encounters:
        at = canvas.put(line, at, ENCOUNTER, "bold bright_cyan")
    if BIT[place] & table.human.flags:
        at = canvas.put(line, at, FLAG, HUMAN)
    if BIT[place] & (table.human.armed | table.human.sprung):
        canvas.put(line, at, TRAP, HUMAN if BIT[place] & table.human.armed else "grey50")
    at = canvas.put(line + 1, column, _automa_units(table, place), AUTOMA)
    at = canvas.put(line + 1, at, _human_units(table, place), HUMAN)
    number = table.resources_on(place)
    if number:
        at = canvas.put(line + 1, at, f"{RESOURCE}{number}", "bright_white")
    if place in table.human.structures:
        canvas.put(line + 1, at, STRUCTURE, HUMAN)


def _base(canvas: Canvas, line: int, column: int, place: int, table: Table, words: Words) -> None:
    faction = FACTIONS[place - SIZE]
    style = AUTOMA if place == table.automa.base else HUMAN if place == table.human.base else "grey42"
    canvas.put(line, column, words.say(faction)[:9].upper(), style)
    at = canvas.put(line + 1, column, _automa_units(table, place), AUTOMA)
    canvas.put(line + 1, at, _human_units(table, place), HUMAN)


def _light(canvas: Canvas, line: int, column: int, place: int, made: Sequence[tuple[int, int]]) -> None:
    """Where the last Automa moves ended, and where they began."""
    starts, ends = {start for start, _ in made}, {end for _, end in made}
    style = LIT if place in ends else LEFT if place in starts else ""
    if style:
        canvas.paint(line, column, WIDE - 1, style)
        canvas.paint(line + 1, column, WIDE - 1, style)


def _counted(sign: str, number: int) -> str:
    return "" if not number else sign if number == 1 else f"{sign}{number}"


def _automa_units(table: Table, place: int) -> str:
    automa = table.automa
    if place == automa.base:
        mechs, workers = automa.mechs_on_base, automa.workers_on_base
    else:
        mechs, workers = automa.mechs >> place & 1, automa.workers >> place & 1
    return _counted("H", automa.hero == place) + _counted("M", mechs) + _counted("W", workers)


def _human_units(table: Table, place: int) -> str:
    human = table.human
    workers = human.workers.count(place)
    return _counted("h", human.hero == place) + _counted("m", human.mechs.count(place)) + _counted("w", workers)


# --- beside the map ---


def _automa(table: Table, words: Words) -> Text:
    automa = table.automa
    found = Text()
    found.append(f"{words.say('automa')}: ", AUTOMA)
    numbers = ((Name("power"), automa.power), (Name("coins"), automa.coins), (Name("combat-cards"), len(automa.hand)))
    found.append(" · ".join(f"{words.say(what)} {number}" for what, number in numbers))
    found.append(f" · {'★' * automa.all_stars}{'☆' * (STARS - automa.all_stars)}", "gold1")
    on_mat = _counted("H", automa.hero == MAT_PLACE) + _counted("M", automa.mechs_on_mat)
    found.append(f" · {words.say('mat')}: {on_mat + _counted('W', automa.workers_on_mat) or '–'}\n")
    card = automa.star_card
    found.append(f"{words.say('level-' + card.level)} ", "bold")
    for space in range(card.spaces):
        sign = "★" if space in card.stars else "≈" if space < card.no_water else "·"
        style = "reverse bold" if space == automa.cube else "gold1" if sign == "★" else "grey62"
        found.append(sign, style)
    found.append(f"  {words.say('verb-scheme')} {words.say(automa.scheme)}")
    found.append(f"  {words.say('picture-water' if automa.water else 'picture-no-water')}", "dodger_blue1")
    return found


def _human(table: Table, words: Words) -> Text:
    human = table.human
    found = Text()
    found.append(f"{words.say('human')}: ", HUMAN)
    found.append(f"{'★' * len(human.stars)}{'☆' * (STARS - len(human.stars))}", "gold1")
    for known in (sorted(human.abilities), sorted(human.recruits)):
        if known:
            found.append(" · " + ", ".join(words.say(one) for one in known))
    for place, kinds in sorted(table.resources.items()):
        some = ({"resource": kind, "number": kinds[kind]} for kind in RESOURCES if kinds[kind])
        lying = ", ".join(words.say("some-resources", one) for one in some)
        found.append(f" · {NAMES[place]}: {lying}", "grey62")
    return found


def _legend(words: Words) -> Text:
    found = Text(style="grey62")
    for terrain in TERRAINS:
        found.append(SIGNS[terrain], COLOURS[terrain])
        found.append(f" {words.say(terrain)}  ")
    found.append("\n")
    for sign, name in ((ENCOUNTER, "picture-encounter"), (TUNNEL, "tunnel"), (RESOURCE, "picture-resources")):
        found.append(f"{sign} {words.say(name)}  ")
    found.append("┃≈", WATER)
    found.append(f" {words.say('picture-river')}\n")
    units = ", ".join(f"{sign} {words.say(unit)}" for sign, unit in (("H", "hero"), ("M", "mech"), ("W", "worker")))
    found.append(units)
    found.append(f" ({words.say('automa')}: ", "")
    found.append("HMW", AUTOMA)
    found.append(f", {words.say('human')}: ")
    found.append("hmw", HUMAN)
    found.append(f")  {STRUCTURE} {words.say('picture-structure')}")
    return found
