"""Golem: the synagogue with its marbles and tiles, the three streets; the Automa's own things stand below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from markupsafe import Markup

from automarium.core.tale import Event, Name
from automarium.games.golem.components import ROUNDS
from automarium.games.golem.marble import Marble
from automarium.games.golem.names import (
    AUTOMA,
    BOTTOM,
    DISTRICTS,
    GOLEM,
    LAST_SECTION,
    LAST_TILE,
    RABBI,
    ROWS,
    SECTIONS,
)
from automarium.games.golem.table import Block, Table, golem_name
from automarium.last.golem import Move, Spot, last_of
from automarium.web.boards import NOWHERE, Board, Links
from automarium.web.boards.golem_automa import areas, cards, cemetery, library, resources, tracks
from automarium.web.boards.golem_draft import draft
from automarium.web.boards.golem_pieces import WIDE, GolemPen, fixed, golem, marble, marked, menorah, pane
from automarium.web.boards.golem_signs import signs
from automarium.web.svg import el, picture, text
from automarium.words import Words

__all__ = ["board", "draft"]

TURN_HEADS = ("head-automa-turn", "head-human-turn", "head-late")
PHASES = (
    *("head-survey", "head-setup", "head-refresh", "head-movement", "head-turn-order", "head-influence"),
    *("head-income", "head-control", "head-scoring", *TURN_HEADS),
)


def board(table: Table, words: Words, links: Links) -> Board:
    pen = GolemPen(table, words, links, last_of(table))
    rest = el("div", _status(pen), el("div", *(draw(pen) for draw in PARTS), class_="parts"), class_="golem")
    return Board(el("div", _synagogue(pen), class_="golem"), rest)


# --- the round ---


def _status(pen: GolemPen) -> Markup:
    table = pen.table
    phase = next((event for event in reversed(table.tale.events) if event.id in PHASES), None)
    said = ""
    if phase is not None:
        said = pen.say("picture-actions") if phase.id in TURN_HEADS else pen.words.say(phase.id, phase.args)
    order = " › ".join(map(pen.say, table.in_order()))
    facts = [
        el("b", pen.say("picture-round", number=table.round, rounds=ROUNDS)) if table.round else None,
        el("span", said),
        fixed(pen, "vp", el("b", table.vp), f" {pen.say('board-vp')}"),
        fixed(pen, "objectives", f"{pen.say('score-objectives')}: ", el("b", table.objectives)),
        fixed(pen, "order", order),
        *(_had(pen, seat) for seat in table.seats if seat != AUTOMA and table.round),
    ]
    if table.passed:
        passed = ", ".join(pen.say(table.named(seat)) for seat in table.passed)
        facts.append(fixed(pen, "passed", f"{pen.words.tap('verb-passed')}: {passed}"))
    if table.no_control:
        facts.append(fixed(pen, "no-control", pen.say("note-no-control")))
    if table.shuffle_after:
        facts.append(fixed(pen, "shuffle", pen.say("note-shuffle-later")))
    return el("p", *facts, class_="facts")


def _had(pen: GolemPen, seat: Name) -> Markup:
    """What a human has had this round: marbles, and the rabbi."""
    taken = pen.table.taken.get(seat, [])
    marbles: list[object] = [
        el("svg", marble(pen, 12, 12, colour), viewBox="0 0 24 24", class_="token") for colour in taken
    ]
    said = ", ".join(pen.say("some-marbles", colour=colour, number=1) for colour in taken) or "–"
    shown = el("span", *(marbles or ["–"]), aria_hidden="true", class_="had")
    name = pen.say(pen.table.named(seat))
    rabbi = None if seat in pen.table.rabbis else fixed(pen, RABBI, "♟", about=name, more=seat)
    return el("span", fixed(pen, "had", f"{name} ", shown, about=said, more=seat), rabbi)


def _legend(pen: GolemPen) -> Markup:
    marks = [("lit", "picture-chosen"), ("candidate", "picture-candidate")]
    shown = [el("span", el("i", " ", class_=f"key {kind}"), pen.say(id)) for kind, id in marks]
    return el("p", *shown, class_="legend")


# --- the synagogue ---

ROW, FIRST, PITCH, MOST_DRAWN = 36, 112, 27, 7


def _synagogue(pen: GolemPen) -> Markup:
    rows = [_row(pen, row, 30 + at * ROW) for at, row in enumerate(ROWS)]
    taken = pen.table.taken.get(AUTOMA, [])
    had = ", ".join(pen.say("some-marbles", colour=colour, number=1) for colour in taken) or "–"
    label = f"{pen.say(AUTOMA)}: {had}"
    slots = [
        marble(pen, WIDE - 18 - 27 * (1 - at), 15, taken[at])
        if at < len(taken)
        else el("circle", cx=WIDE - 18 - 27 * (1 - at), cy=15, r=11, class_="hollow")
        for at in range(2)
    ]
    name = text(WIDE - 64, 20, pen.say(AUTOMA), "small", "end")
    had = pane(pen, (f"fix had {AUTOMA}",), label, (WIDE - 130, 0, 130, 29), name, *slots)
    way = _marble_way(pen, WIDE - 18 - 27 * (2 - len(taken))) if taken else None
    height = 30 + len(ROWS) * ROW + (52 if pen.table.characters else 4)
    title = pen.say("picture-synagogue")
    return picture(
        WIDE, height, title, text(4, 20, title, "head", "start"), had, *rows, way, _characters(pen), class_="part"
    )


def _marble_way(pen: GolemPen, slot: float) -> Markup | None:
    """From the row where the marble lay up to the Automa's own."""
    if pen.last.marble is None:
        return None
    row = pen.last.marble.row
    y = 30 + ROWS.index(row) * ROW + ROW // 2
    path = f"M{_gone_at(pen, row) + 12} {y}H{slot - 10}Q{slot} {y} {slot} {y - 10}V36"
    return el("g", el("path", d=path, class_="way thin"), el("path", d=f"M{slot} 28l-6 9h12Z", class_="way-end"))


def _gone_at(pen: GolemPen, row: Name) -> int:
    """Where the ring of a marble that was taken stands: behind those that are left."""
    numbers = [number for number in pen.table.marbles[row].values() if number]
    each = sum(numbers) <= MOST_DRAWN
    return FIRST + sum(PITCH * number if each else 42 for number in numbers)


def _row(pen: GolemPen, row: Name, y: int) -> Markup:
    """One row: its name, its marbles, how many they are; the marble that the Automa took stays as a ring."""
    there = [(colour, number) for colour, number in pen.table.marbles[row].items() if number]
    gone = pen.last.marble if pen.last.marble and pen.last.marble.row == row else None
    total = sum(number for _, number in there)
    back = el("rect", x=2, y=y + 2, width=WIDE - 4, height=ROW - 4, rx=8, class_="place lit" if gone else "place")
    name = text(12, y + 23, pen.say(row), "name", "start")
    parts = [pane(pen, (row, f"fix marble {row}"), pen.say(row), (2, y + 2, FIRST - 18, ROW - 4), back, name)]
    x = FIRST
    for colour, number in there:
        parts.append(_group(pen, row, colour, number, (x, y + ROW // 2), each=total <= MOST_DRAWN))
        x += PITCH * number if total <= MOST_DRAWN else 42
    if gone:
        parts.append(marble(pen, x, y + ROW // 2, gone.colour, "gone"))
    return el("g", *parts, text(WIDE - 12, y + 24, total, "head", "end"))


def _group(pen: GolemPen, row: Name, colour: Name, number: int, at: tuple[int, int], *, each: bool) -> Markup:
    """The marbles of one colour in a row, one by one or, in a crowd, counted."""
    x, y = at
    chosen = "candidate" if Marble(row, colour) in pen.last.marbles else ""
    drawn = [marble(pen, x + PITCH * one, y, colour, chosen) for one in range(number if each else 1)]
    if not each:
        drawn.append(text(x + 13, y + 5, f"×{number}", "small", "start"))
    label = f"{pen.say('marble-in', row=row, colour=colour)}: {number}"
    box = (x - 13, y - 13, PITCH * number if each else 42, 26)
    return pane(pen, (f"{row} {colour}", f"fix marble {row} {colour}"), label, box, *drawn)


def _characters(pen: GolemPen) -> Markup:
    """The characters of the four rounds, each with the marbles it wants and its golem steps."""
    y = 34 + len(ROWS) * ROW
    shown = []
    for at, name in enumerate(pen.table.characters):
        x = 2 + at * 85
        now = at + 1 == pen.table.round
        parts = [
            el("rect", x=x, y=y, width=81, height=44, rx=6, class_="place now" if now else "place"),
            text(x + 8, y + 16, f"{pen.say(SECTIONS[at + 1])} · {name.removeprefix('character-')}", "small", "start"),
        ]
        signs = pen.table.box.signs.get(name)
        if signs is not None:
            parts += [
                marble(pen, x + 16, y + 30, signs.left, r=10),
                marble(pen, x + 38, y + 30, signs.right, r=10),
                text(x + 76, y + 35, f"+{signs.steps}", "name", "end"),
            ]
        shown.append(pane(pen, (f"fix active-character {at + 1}",), pen.say(name), (x, y, 81, 44), *parts))
    return el("g", *shown)


def _tiles(pen: GolemPen) -> Markup:
    """The rabbi spaces from the top: what lies there and who stands there."""
    rows = [_tile(pen, position) for position in (*range(1, len(pen.table.tiles) + 1), BOTTOM)]
    return el("section", el("h3", pen.say("picture-tiles")), el("ol", *rows, class_="spaces"), class_="part")


def _tile(pen: GolemPen, position: int) -> Markup:
    table = pen.table
    if position == BOTTOM:
        printed = table.box.rows["bottom"][0]
        said = el("span", f"✖ {pen.say('position-6')} ", signs(pen.words, printed) if printed else None)
        href = pen.first(f"{RABBI} {position}", "fix bottom")
    else:
        tile = table.tiles[position - 1]
        said = el("span", pen.say(tile) if tile else pen.say("picture-unknown"))
        href = pen.first(f"{RABBI} {position}", f"fix tile {position}")
    number = el("b", position, class_="round")
    inside = (number, said)
    what = el("a", *inside, href=href, class_="what", data_swap="") if href else el("span", *inside, class_="what")
    seats = [seat for seat, place in table.rabbis.items() if place == position]
    pawns = [
        fixed(pen, RABBI, f"♟ {pen.say(table.named(seat))}", about=pen.say(f"position-{position}"), more=seat)
        for seat in seats
    ]
    chosen = pen.last.position == position and AUTOMA in seats
    class_ = "lit" if chosen else "candidate" if position in pen.last.positions else None
    return el("li", what, *pawns, class_=class_)


# --- the streets ---

CELL, HEAD, STREET = 34, 28, 112


def _streets(pen: GolemPen) -> Markup:
    streets = [_street(pen, district, at * STREET) for at, district in enumerate(DISTRICTS)]
    drawn = picture(WIDE, STREET * len(DISTRICTS), pen.say("picture-streets"), *streets, class_="streets")
    return el("section", drawn, _legend(pen), class_="part")


def _street(pen: GolemPen, district: Name, y: int) -> Markup:
    token = [marble(pen, 14, y + 15, district), text(32, y + 20, pen.say(district), "head", "start")]
    sections = [_section(pen, district, section, y + HEAD) for section in range(1, LAST_SECTION + 1)]
    golems = [_arrow(move, y + HEAD + 67) for move in pen.last.golems if move.district == district]
    students = [_arrow(move, y + HEAD + 45) for move in pen.last.students if move.district == district]
    name = pane(pen, (district,), pen.say(district), (0, y, 130, 27), *token)
    return el("g", name, _menorah_token(pen, district, y), *sections, *golems, *students)


def _menorah_token(pen: GolemPen, district: Name, y: int) -> Markup:
    holder = pen.table.menorah_tokens[district]
    name = pen.table.named(holder or Name("nobody"))
    label = pen.say("picture-menorah", district=district, holder=name)
    parts = [el("g", menorah(WIDE - 14, y + 15), class_="menorah gone" if holder else "menorah")]
    if holder:
        parts.append(text(WIDE - 30, y + 20, pen.say(name), "small", "end"))
    return pane(pen, (f"menorah {district}", f"fix menorah {district}"), label, (WIDE - 28, y, 28, 27), *parts)


def _section(pen: GolemPen, district: Name, section: int, y: int) -> Markup:
    """One section: its number, its neighbourhood tile, the student, golems that stand and that lie."""
    x = (section - 1) * CELL
    spot = (district, section)
    class_ = "lit" if spot in pen.last.badges else "candidate" if spot in pen.last.spots else ""
    tiles = pen.table.neighbourhood.get(district, ())
    tile = tiles[section - 1] if section <= LAST_TILE and tiles else None
    back = el("rect", x=x + 1, y=y, width=CELL - 2, height=80, rx=5, class_=f"place s-{district} {class_}".strip())
    top = [back, text(x + CELL / 2, y + 13, pen.say(SECTIONS[section]), "roman")]
    if tile is not None:
        top += [
            el("rect", x=x + 7, y=y + 17, width=20, height=14, rx=3, class_="house"),
            text(x + CELL / 2, y + 28.5, tile, "tile"),
        ]
    label = pen.say("picture-section", district=district, section=SECTIONS[section], tile=tile or 0)
    fixes = (f"fix neighbourhood {district} {section}",) if tile is not None else ()
    add = f"fix golems {_notation(pen.table, None)} {district}{section}"
    more = pen.say("picture-golem-here", district=district, section=SECTIONS[section])
    parts: list[Markup | None] = [
        pane(pen, fixes, label, (x + 1, y, CELL - 2, 32), *top),
        pane(pen, (" ".join(add.split()),), more, (x + 1, y + 33, CELL - 2, 46)),
    ]
    if pen.table.students[district] == section:
        parts.append(_student(pen, district, section, (x + CELL / 2, y + 41)))
    parts.append(_golems(pen, spot, (x, y + 54)))
    if spot in pen.last.badges:
        parts.append(text(x + CELL - 2, y + 62, pen.last.badges[spot], "badge", "end"))
    return el("g", *parts)


def _student(pen: GolemPen, district: Name, section: int, at: tuple[float, float]) -> Markup:
    x, y = at
    moved = {move.district for move in pen.last.students}
    class_ = marked(district, moved, pen.last.walkers)
    shape = [
        el("path", d=f"M{x - 6} {y + 9}L{x} {y - 4}L{x + 6} {y + 9}Z", class_=f"fill-{district} edge {class_}".strip()),
        el("circle", cx=x, cy=y - 3, r=4.5, class_=f"fill-{district} edge {class_}".strip()),
    ]
    label = pen.say("picture-student", district=district, section=SECTIONS[section])
    return pane(pen, (f"fix student {district}",), label, (x - 13, y - 8, 26, 20), *shape)


def _golems(pen: GolemPen, spot: Spot, at: tuple[float, float]) -> Markup | None:
    """Golems of one posture are one figure with their number; a tap asks where one of them is instead."""
    x, y = at
    here = sorted(g.standing for g in pen.table.golems if (g.district, g.section) == spot)
    kinds = [(standing, len(list(group))) for standing, group in groupby(here)]
    drawn = []
    for place, (standing, number) in enumerate(kinds):
        middle = x + (CELL / 2 if len(kinds) == 1 else (11, 26)[place])
        name = golem_name(Block(*spot, standing))
        label = f"{pen.say(GOLEM)}: {pen.words.say(name.id, name.args)}" + (f" ×{number}" if number > 1 else "")
        figure = golem(middle, y, spot[0], standing=standing)
        count = text(middle, y + (18 if standing else 20), number if number > 1 else "", f"ink-{spot[0]} count")
        box = (middle - 11, y - 1, 22, 27)
        others = f"fix golems {_notation(pen.table, Block(*spot, standing))}".strip()
        drawn.append(pane(pen, (others,), label, box, figure, count))
    return el("g", *drawn) if drawn else None


def _notation(table: Table, out: Block | None) -> str:
    """All golems in the notation, without one of those that look like `out`."""
    blocks = [golem.block for golem in table.golems]
    if out is not None:
        blocks.remove(out)
    return " ".join(f"{block.district}{block.section}{'' if block.standing else '-'}" for block in blocks)


def _arrow(move: Move, y: float) -> Markup:
    """From the middle of one section to the edge of the piece in another."""
    way = 1 if move.end > move.start else -1
    start, end = (move.start - 0.5) * CELL, (move.end - 0.5) * CELL - 9 * way
    head = f"M{end} {y}l{-8 * way} -6v12Z"
    return el("g", el("path", d=f"M{start} {y}H{end - 6 * way}", class_="way"), el("path", d=head, class_="way-end"))


PARTS = (_tiles, _streets, cards, areas, resources, tracks, cemetery, library)  # flow into columns


def scene(table: Table, words: Words, told: Sequence[Event], about: str) -> Markup:
    """What a cue is about, as it is then."""
    return board(table, words, NOWHERE).main
