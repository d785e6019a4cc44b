"""Golem's main board: the synagogue with its marbles, the rabbi spaces, the characters, the streets, the cemetery."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.golem.human import had_marbles
from automarium.games.golem.marble import Marble
from automarium.games.golem.names import (
    AUTOMA,
    BOTTOM,
    COLOURS,
    DISTRICTS,
    GOLEM,
    HUMANS,
    LAST_SECTION,
    LAST_TILE,
    RABBI,
    ROWS,
    SECTIONS,
)
from automarium.games.golem.notation import Effect, phrase
from automarium.games.golem.shapes import told_colours
from automarium.games.golem.table import Block, Table, golem_name
from automarium.games.golem.turn import MARBLES
from automarium.last.golem import Move, Spot
from automarium.taps.golem_streets import Golems, believed_golems
from automarium.web.boards import NOWHERE
from automarium.web.boards.golem_pieces import (
    WIDE,
    GolemPen,
    golem,
    marble,
    marked,
    menorah,
    pane,
    rabbi,
    round_,
    said,
    sign_of,
    way,
)
from automarium.web.boards.golem_signs import brief, signs
from automarium.web.boards.pen import Box
from automarium.web.svg import el, picture, text
from automarium.words import Words

# --- the synagogue ---

NAME, COLUMN, ROW = 94, 43, 42  # a colour lies in the same column of every row, each wide enough for a thumb
SPACES, SHELF, NARROW = 47, 48, 70  # the heights of the rows of boxes below, with the gaps between them
MOST_SIGNS = 2  # steps of an effect that a rabbi space shows in their full size


DROPPED = ("order-marbles", "order-drop-marbles", "order-drop-again")  # after which every row is another


def synagogue(pen: GolemPen) -> Markup:
    """The picture that is tapped: the rows, the rabbi spaces, who has had what."""
    y = ROW * len(ROWS) + 4
    return _synagogue(pen, _spaces(pen, y), y + SPACES)


def marbles(pen: GolemPen) -> Markup:
    """The rows, and who has had what."""
    return _synagogue(pen, None, ROW * len(ROWS) + 6)


def _synagogue(pen: GolemPen, between: Markup | None, y: float) -> Markup:
    taps = _marble_taps(pen.table)
    rows = [_row(pen, row, at * ROW, taps) for at, row in enumerate(ROWS)]
    below = (between, shelf(pen, y), _marble_way(pen, y))
    return picture(WIDE, y + SHELF, pen.say("picture-synagogue"), *rows, *below, class_="part whole synagogue")


def _row(pen: GolemPen, row: Name, y: float, taps: Sequence[str]) -> Markup:
    """One row: its name, its marbles by colour, how many they are."""
    gone = pen.last.marble if pen.last.marble and pen.last.marble.row == row else None
    lit = gone is not None or any(one in pen.last.told for one in DROPPED)
    back = el("rect", x=2, y=y + 2, width=WIDE - 4, height=ROW - 4, rx=8, class_="place lit" if lit else "place")
    name = text(7, y + 26, pen.say(row), "name", "start")
    whole = pane(
        pen,
        (row,) if "" in taps else [tap + row for tap in taps],  # where a marble is to be taken nothing is corrected
        pen.say(row),
        (2, y, NAME - 6, ROW),
        back,
        name,
        at=str(row),
    )
    groups = [
        _group(pen, Marble(row, colour), number, gone is not None and gone.colour == colour, y, taps)
        for colour, number in pen.table.marbles[row].items()
    ]
    return el("g", whole, *groups, text(WIDE - 17, y + 27, pen.table.value(row), "head"))


def _group(pen: GolemPen, one: Marble, number: int, gone: bool, y: float, taps: Sequence[str]) -> Markup | None:
    """The marbles of one colour in a row; one that the Automa took just now stays as a ring."""
    if not number and not gone:
        return None
    row, colour = one
    drawn = _marbles(pen.words, colour, number, gone, "candidate" if one in pen.last.marbles else "", y)
    label = f"{pen.say('marble-in', row=row, colour=colour)}: {number}"
    box = (NAME + COLUMN * COLOURS.index(colour) + 0.5, y, COLUMN - 1, ROW)
    return pane(pen, [f"{tap}{row} {colour}" for tap in taps], label, box, drawn, at=f"{row}-{colour}")


@lru_cache(maxsize=4_000)
def _marbles(words: Words, colour: Name, number: int, gone: bool, class_: str, y: float) -> Markup:
    x, middle = NAME + COLUMN * COLOURS.index(colour), y + ROW / 2
    many = number + gone
    r = 13 if many == 1 else 10  # two lie side by side; of more that cover each other the last one has the letter
    places = [x + COLUMN / 2 + (20 * (at / (many - 1) - 0.5) if many > 1 else 0) for at in range(many)]
    kinds = [class_] * number + ["gone"] * gone
    drawn = [
        marble(words, at, middle, colour, kind, r, lettered=many < 3 or at == places[-1])
        for at, kind in zip(places, kinds, strict=True)
    ]
    if number > 2:
        drawn.append(text(x + COLUMN - 2, middle + 17, f"×{number}", "badge", "end"))
    return Markup().join(drawn)


def _marble_taps(table: Table) -> tuple[str, ...]:
    """What is said before a marble that is tapped: it is taken, or else corrected; whoever is to place a rabbi and has
    all marbles does neither by a tap."""
    if table.acting in HUMANS:
        return () if had_marbles(table, table.acting) else ("", "fix marble ")
    all_had = all(had_marbles(table, seat) for seat in table.taken if seat != AUTOMA)
    return ("fix marble ",) if all_had else ("", "fix marble ")


def shelf(pen: GolemPen, y: float) -> Markup:
    """The character of the round with the marbles it wants, and the marbles that everybody has had."""
    shown = [_had(pen, seat, _box(pen, at, y)) for at, seat in enumerate(pen.table.seats, 1)]
    return el("g", _active(pen, _box(pen, 0, y)), *shown, class_="shelf")


def _box(pen: GolemPen, at: int, y: float) -> Box:
    wide = WIDE / (len(pen.table.seats) + 1)
    return (wide * at + 2, y, wide - 4, SHELF - 4)


def _active(pen: GolemPen, box: Box) -> Markup:
    """The character of the round."""
    x, y, width, height = box
    parts = [el("rect", x=x, y=y, width=width, height=height, rx=8, class_="place")]
    if not pen.table.characters:
        return el("g", *parts)
    now = max(pen.table.round, 1)
    name = pen.table.characters[now - 1]
    wanted = pen.table.box.signs.get(name)
    roman = pen.say(SECTIONS[now])
    roomy = width > 100 and wanted is not None
    parts.append(text(x + 6, y + 27, f"{roman} +{wanted.steps}" if roomy and wanted else roman, "small", "start"))
    if wanted is not None:
        parts += [
            marble(pen.words, slot(box, at), y + 22, one, r=10) for at, one in enumerate((wanted.left, wanted.right))
        ]
    label = [pen.say(name)]
    if wanted is not None:
        label.append(pen.say("picture-wanted", marbles=told_colours(wanted[:2]), steps=wanted.steps))
    return pane(pen, (f"fix active-character {now}",), ". ".join(label), box, *parts)


def _had(pen: GolemPen, seat: Name, box: Box) -> Markup:
    """The two marbles of the round that somebody has, or has still to take."""
    x, y, width, height = box
    taken = pen.table.taken.get(seat, [])
    chosen = seat == AUTOMA and pen.last.marble is not None
    name = pen.say(pen.table.named(seat)) if width > 100 else sign_of(pen, seat)
    parts = [
        el("rect", x=x, y=y, width=width, height=height, rx=8, class_="place lit" if chosen else "place"),
        text(x + 6, y + 27, name, "small", "start"),
    ]
    for at in range(MARBLES):
        if at < len(taken):
            class_ = "lit" if chosen and at + 1 == len(taken) else ""
            parts.append(marble(pen.words, slot(box, at), y + 22, taken[at], class_, 10))
        else:
            parts.append(el("circle", cx=slot(box, at), cy=y + 22, r=10, class_="hollow"))
    had = ", ".join(pen.say("some-marbles", colour=colour, number=1) for colour in taken) or "–"
    return pane(pen, (f"fix had {seat}",), f"{pen.say(pen.table.named(seat))}: {had}", box, *parts)


def slot(box: Box, at: int) -> float:
    """The middle of somebody's marble."""
    return box[0] + box[2] - 34 + 21 * at


def _marble_way(pen: GolemPen, y: float) -> Markup | None:
    """From the row where the marble lay to the Automa's own."""
    taken = pen.table.taken.get(AUTOMA, [])
    if pen.last.marble is None or not taken:
        return None
    row, colour = pen.last.marble
    x, top = NAME + COLUMN * (COLOURS.index(colour) + 0.5), ROW * (ROWS.index(row) + 1) - 6
    end = slot(_box(pen, 1 + pen.table.seats.index(AUTOMA), y), len(taken) - 1)
    path = f"M{x} {top}C{x} {(top + y) / 2 + 20:.1f} {end} {(top + y) / 2 - 10:.1f} {end} {y - 4}"
    return way(path, (end, y + 11), 90)


# --- the rabbi spaces ---


def positions(table: Table) -> Iterator[int]:
    yield from range(1, len(table.tiles) + 1)
    yield BOTTOM


def _spaces(pen: GolemPen, y: float) -> Markup:
    """The rabbi spaces side by side: who stands there, or what a free one brings, where that is known."""
    every = list(positions(pen.table))
    wide = WIDE / len(every)
    drawn = []
    for at, position in enumerate(every):
        x = wide * at
        seats = [seat for seat, place in pen.table.rabbis.items() if place == position]
        lit = pen.last.position == position and AUTOMA in seats
        brings = _brings(pen.table, position)
        shown = brings if not seats else None
        sign = "✖" if position == BOTTOM else position
        parts = [
            el("rect", x=x + 2, y=y, width=wide - 4, height=SPACES - 4, rx=8, class_="place lit" if lit else "place"),
            text(x + 8, y + 13, sign, "small", "start") if shown else text(x + 11, y + 27, sign, "head", "start"),
        ]
        step = min(24, (wide - 34) / max(1, len(seats)))
        parts += [rabbi(pen, x + wide - 20 - step * place, y + 21, seat) for place, seat in enumerate(seats)]
        named = [pen.words.thing(phrase(brings))] if brings else []
        label = ", ".join(
            [pen.say(f"position-{position}"), *named, *(pen.say(pen.table.named(seat)) for seat in seats)]
        )
        box = (x + 2, y, wide - 4, SPACES - 4)
        if shown:
            below = (x + 3, y + 14, wide - 6, SPACES - 19)  # the number stands above the signs
            crowded = wide <= NARROW or sum(map(len, shown.sides)) > MOST_SIGNS
            parts.append(said(below, brief(pen.words, shown), class_="slot crowded" if crowded else "slot"))
        free = pen.table.acting not in pen.table.rabbis and (not seats or position == BOTTOM)
        drawn.append(pane(pen, (f"{RABBI} {position}",) if free else (), label, box, *parts))
    return el("g", *drawn)


def _brings(table: Table, position: int) -> Effect | None:
    """What a rabbi space brings, where that is known."""
    if position == BOTTOM:
        return table.box.rows["bottom"][0]  # type: ignore[no-any-return]
    tile = table.tiles[position - 1]
    return table.box.effects[tile] if tile else None


TALL = 64  # of a space with three lines of words


def tiles(pen: GolemPen) -> Markup:
    """The rabbi spaces from the top: what lies there and who stands there."""
    rows = [_tile(pen, position, at * TALL) for at, position in enumerate(positions(pen.table))]
    return picture(WIDE, TALL * len(rows), pen.say("picture-tiles"), *rows, class_="part whole")


def _tile(pen: GolemPen, position: int, y: float) -> Markup:
    table = pen.table
    seats = [seat for seat, place in table.rabbis.items() if place == position]
    room = WIDE - 44 - 44 * max(1, len(seats))
    if position == BOTTOM:
        printed = table.box.rows["bottom"][0]
        named = pen.words.thing(phrase(printed)) if printed else pen.say("picture-unnamed")
        what = f"{pen.say('position-6')}: {named}"
        words = (f"{RABBI} {position}", "fix bottom")
    else:
        tile = table.tiles[position - 1]
        named = pen.say(tile or "picture-unnamed")
        what = named
        words = (*(() if seats else (f"{RABBI} {position}",)), f"fix tile {position}")
    chosen = pen.last.position == position and AUTOMA in seats
    laid = position != BOTTOM and any(id.startswith("order-action-tiles") for id in pen.last.told)
    class_ = "lit" if chosen or laid else "candidate" if position in pen.last.positions else ""
    back = el("rect", x=2, y=y + 2, width=WIDE - 4, height=TALL - 4, rx=8, class_=f"place {class_}".strip())
    label = f"{pen.say(f'position-{position}')}: {named}"
    inside = (
        back,
        round_(20, y + TALL / 2, "✖" if position == BOTTOM else position),
        said((38, y + 4, room, TALL - 8), what, class_="start"),
    )
    pawns = [_pawn(pen, seat, (WIDE - 24 - 44 * at, y + TALL / 2), lit=chosen) for at, seat in enumerate(seats)]
    return el(
        "g",
        pane(pen, words, label, (2, y + 2, room + 36 if seats else WIDE - 4, TALL - 4), *inside, at=str(position)),
        *pawns,
    )


def _pawn(pen: GolemPen, seat: Name, at: tuple[float, float], *, lit: bool) -> Markup:
    x, y = at
    drawn = rabbi(pen, x, y, seat, "lit" if lit and seat == AUTOMA else "")
    return pane(pen, (f"fix {RABBI} {seat}",), pen.say(pen.table.named(seat)), (x - 22, y - 24, 44, 48), drawn)


# --- the characters, and the turn order ---


INFLUENCED = ("order-flip-character", "note-influence", "note-influence-refused", "care-human-influence")


def characters(pen: GolemPen) -> Markup:
    """The characters of the four rounds, each with the marbles it wants and its golem steps; who has had what."""
    shown = [_character(pen, at, name) for at, name in enumerate(pen.table.characters)]
    return picture(WIDE, 110 + SHELF, pen.say(GOLEM), *shown, shelf(pen, 108), class_="part whole")


def _character(pen: GolemPen, at: int, name: Name) -> Markup:
    x = 2 + at * 85
    now, gone = at + 1 == pen.table.round, at + 1 < pen.table.round
    lit = "order-characters" in pen.last.told or (now and any(id in pen.last.told for id in INFLUENCED))
    class_ = "place lit" if lit else "place now" if now else "place"
    flipped = gone or (now and "order-flip-character" in pen.last.told)
    if flipped:  # it lies face down
        class_ = "back lit" if lit else "back"
    parts = [
        el("rect", x=x, y=2, width=81, height=98, rx=8, class_=class_),
        text(x + 40.5, 20, pen.say(SECTIONS[at + 1]), "on-brown" if flipped else "small"),
        text(x + 40.5, 52, name.removeprefix("character-"), "number"),
    ]
    wanted = pen.table.box.signs.get(name)
    if flipped:
        parts.append(text(x + 40.5, 88, "↻", "turned"))
    elif wanted is not None:
        parts += [
            marble(pen.words, x + 17, 80, wanted.left, r=12),
            marble(pen.words, x + 42, 80, wanted.right, r=12),
            text(x + 76, 85, f"+{wanted.steps}", "name", "end"),
        ]
    return pane(pen, (f"fix active-character {at + 1}",), pen.say(name), (x, 2, 81, 98), *parts)


def turn_order(pen: GolemPen) -> Markup:
    """The turn order from the top, with everybody's rabbi."""
    tall = 58
    rows = []
    for at, seat in enumerate(pen.table.order):
        y = at * tall
        rows += [
            el("rect", x=30, y=y + 3, width=WIDE - 60, height=tall - 6, rx=10, class_="place lit"),
            round_(56, y + tall / 2, at + 1),
            text(84, y + tall / 2 + 6, pen.say(pen.table.named(seat)), "large", "start"),
            rabbi(pen, WIDE - 60, y + tall / 2 - 1, seat),
        ]
    return picture(WIDE, tall * len(pen.table.order), pen.words.tap("verb-order"), *rows, class_="part whole")


# --- the streets ---

SIDE, CELL, STREET = 45, 29.5, 96  # the colour of a street stands at its left
NOBODY: Mapping[bool, int] = MappingProxyType({})


def section_at(section: float) -> float:
    """The left edge of a section."""
    return SIDE + (section - 1) * CELL


Put = Callable[[Name, int], tuple[str, str]]  # what a tap on a section says, and how that is called


def streets(pen: GolemPen, told: Golems | None = None, put: Put | None = None) -> Markup:
    """The streets; of a correction with the golems that are told to be there. Where a section is asked for nothing else
    is tapped."""
    shown = pen if put is None else pen._replace(links=NOWHERE)
    golems = _on_streets(believed_golems(pen.table) if told is None else told)
    drawn = [_street(shown, district, at * STREET, golems) for at, district in enumerate(DISTRICTS)]
    panes = _sections(pen, put) if put is not None else ()
    tall = STREET * len(DISTRICTS)
    buried = "order-kill" in pen.last.told
    below = (_graves(pen, tall + 4), _last_way(pen, tall + 4)) if buried else ()
    title, height = pen.say("picture-streets"), tall + (GRAVE + 6 if buried else 0)
    return picture(WIDE, height, title, *drawn, *panes, *below, class_="streets part whole")


def street_of_tile(pen: GolemPen) -> Markup:
    """The street whose tile is applied."""
    district = pen.last.told["note-tile-applied"].args["district"]
    drawn = _street(pen, district, 0, _on_streets(believed_golems(pen.table)))
    return picture(WIDE, STREET, pen.say("picture-streets"), drawn, class_="streets part whole")


def _sections(pen: GolemPen, put: Put) -> Iterator[Markup]:
    """The sections to be tapped, each of them whole."""
    for at, district in enumerate(DISTRICTS):
        for section in range(1, LAST_SECTION + 1):
            words, label = put(district, section)
            yield pane(pen, (words,), label, (section_at(section) + 1, at * STREET + 4, CELL - 2, 84))


def _street(pen: GolemPen, district: Name, y: float, standing: Standing) -> Markup:
    sections = [_section(pen, district, section, y + 4, standing) for section in range(1, LAST_SECTION + 1)]
    golems = [_arrow(move, y + 74) for move in pen.last.golems if move.district == district]
    students = [_arrow(move, y + 46) for move in pen.last.students if move.district == district]
    sign = marble(pen.words, SIDE / 2, y + 22, district, r=13)
    name = pane(pen, (district,), pen.say(district), (1, y + 1, SIDE - 2, 44), sign, at=str(district))
    return el("g", name, _menorah_token(pen, district, y + 44), *sections, *golems, *students)


def _menorah_token(pen: GolemPen, district: Name, y: float) -> Markup:
    """The menorah token of a street, or who has taken it."""
    holder = pen.table.menorah_tokens[district]
    taken = pen.last.told.get("order-menorah")
    lit = " lit" if taken is not None and taken.args["district"] == district else ""
    label = pen.say("picture-menorah", district=district, holder=pen.table.named(holder or Name("nobody")))
    parts = [el("g", menorah(SIDE / 2, y + 16), class_=("menorah gone" if holder else "menorah") + lit)]
    if holder:
        parts.append(text(SIDE / 2, y + 40, sign_of(pen, holder), "small"))
    return pane(pen, (f"menorah {district}", f"fix menorah {district}"), label, (1, y + 2, SIDE - 2, 45), *parts)


class Standing(NamedTuple):
    """The golems on the streets, and how many stand and lie where."""

    golems: Golems
    at: Mapping[Spot, Mapping[bool, int]]


def _on_streets(golems: Golems) -> Standing:
    at: dict[Spot, dict[bool, int]] = {}
    for one in sorted(golems.blocks, key=lambda block: block.standing):
        here = at.setdefault((one.district, one.section), {})
        here[one.standing] = here.get(one.standing, 0) + 1
    return Standing(golems, at)


def _section(pen: GolemPen, district: Name, section: int, y: float, standing: Standing) -> Markup:
    """One section: its number, its neighbourhood tile, the student, golems that stand and that lie. A student or golems
    alone there have all the room below the tile for a thumb."""
    x = section_at(section)
    spot = (district, section)
    number = pen.table.neighbourhood.get(district, ())
    tile = number[section - 1] if section <= LAST_TILE and number else None
    laid = tile is not None and "order-neighbourhood" in pen.last.told
    class_ = f"place s-{district} {marked(spot, pen.last.put, pen.last.spots)}".strip()
    label = _called(pen.words, district, section, tile or 0)
    fixes = (f"fix neighbourhood {district} {section}",) if tile is not None else ()
    student, golems = pen.table.students[district] == section, spot in standing.at
    parts = [
        pane(pen, fixes, label, (x + 1, y, CELL - 2, 32), _ground(pen.words, section, y, class_, tile, laid)),
        _student(pen, district, section, (x + CELL / 2, y + 40), 24 if golems else 50) if student else None,
        _golems(pen, spot, (x, y + 58), standing, 26 if student else 50),
    ]
    return el("g", *parts, data_at=f"{district}-{section}")


@lru_cache(maxsize=1_000)
def _called(words: Words, district: Name, section: int, tile: int) -> str:
    return words.say("picture-section", {"district": district, "section": SECTIONS[section], "tile": tile})


@lru_cache(maxsize=4_000)
def _ground(words: Words, section: int, y: float, class_: str, tile: int | None, laid: bool) -> Markup:
    x = section_at(section)
    back = el("rect", x=x + 1, y=y, width=CELL - 2, height=84, rx=5, class_=class_)
    drawn = back + text(x + CELL / 2, y + 13, words.say(SECTIONS[section]), "roman")
    if tile is None:
        return drawn
    house = "house lit" if laid else "house"
    ground = el("rect", x=x + CELL / 2 - 10, y=y + 17, width=20, height=14, rx=3, class_=house)
    return drawn + ground + text(x + CELL / 2, y + 28.5, tile, "tile")


def _student(pen: GolemPen, district: Name, section: int, at: tuple[float, float], tall: int) -> Markup:
    x, y = at
    moved = {move.district for move in pen.last.students}
    class_ = f"fill-{district} edge student {marked(district, moved, pen.last.walkers)}".strip()
    shape = [
        el("path", d=f"M{x - 6} {y + 9}L{x} {y - 4}L{x + 6} {y + 9}Z", class_=class_),
        el("circle", cx=x, cy=y - 3, r=4.5, class_=class_),
    ]
    label = pen.say("picture-student", district=district, section=SECTIONS[section])
    box = (x - CELL / 2 + 1, y - 8, CELL - 2, tall)
    return pane(pen, (f"fix student {district}",), label, box, *shape, at=str(district))


def _golems(pen: GolemPen, spot: Spot, at: tuple[float, float], standing: Standing, tall: int) -> Markup | None:
    """Golems of one posture are one figure with their number; a tap asks where one of them is instead. One that was
    killed just now stays as a ghost."""
    x, y = at
    here = standing.at.get(spot, NOBODY)
    moved = spot in pen.last.put or any((move.district, move.end) == spot for move in pen.last.golems)
    drawn = []
    for place, (upright, number) in enumerate(here.items()):
        middle = x + (CELL / 2 if len(here) == 1 else (9, 23)[place])
        block = Block(*spot, upright)
        lit = moved or block == standing.golems.moved
        name = golem_name(block)
        label = f"{pen.say(GOLEM)}: {pen.words.say(name.id, name.args)}" + (f" ×{number}" if number > 1 else "")
        figure = golem(middle, y, spot[0], standing=upright, class_="lit" if lit else "")
        count = text(middle, y + (18 if upright else 20), number if number > 1 else "", f"ink-{spot[0]} count")
        wide = (CELL - 2) / len(here)
        box = (x + 1 + wide * place, y + 26 - tall, wide, tall)
        drawn.append(pane(pen, (f"fix {standing.golems.where(block).said}",), label, box, figure, count))
    killed = pen.last.told.get("order-kill")
    if killed is not None and (killed.args["district"], SECTIONS.index(killed.args["section"])) == spot:
        drawn.append(text(x + CELL / 2, y + 20, "✖", "killed-here"))
    return el("g", *drawn) if drawn else None


def _arrow(move: Move, y: float) -> Markup | None:
    """From the middle of one section to the edge of the piece in another."""
    if move.start == move.end:
        return None
    forward = move.end > move.start
    turn = 1 if forward else -1
    start, end = section_at(move.start + 0.5), section_at(move.end + 0.5) - 9 * turn
    return way(f"M{start} {y}H{end - 6 * turn}", (end, y), 0 if forward else 180)


# --- the cemetery ---

GRAVE, GRAVES_IN_A_ROW = 46, 5


def cemetery(pen: GolemPen) -> Markup:
    """The spaces of the cemetery from the left: the bonus, or who lies there."""
    rows = max(1, -(-len(_open_graves(pen)) // GRAVES_IN_A_ROW))
    title = pen.say("picture-cemetery")
    head = text(4, 16, title, "head", "start")
    return picture(WIDE, 24 + rows * (GRAVE + 4), title, head, _graves(pen, 24), class_="part whole")


def _open_graves(pen: GolemPen) -> range:
    known = pen.table.box.rows["graves-open"][pen.table.players - 2]
    return range(1, max([known or 1, *pen.table.graves]) + 1)


def _grave_at(space: int, y: float) -> Box:
    wide = WIDE / GRAVES_IN_A_ROW
    row, column = divmod(space - 1, GRAVES_IN_A_ROW)
    return (column * wide + 2, y + row * (GRAVE + 4), wide - 4, GRAVE)


def _graves(pen: GolemPen, y: float) -> Markup:
    return el("g", *(_grave(pen, space, _grave_at(space, y)) for space in _open_graves(pen)))


def _grave(pen: GolemPen, space: int, box: Box) -> Markup:
    x, y, width, height = box
    holder = pen.table.graves.get(space)
    printed = pen.table.box.rows["graves"][space - 1]
    inside = f"✖ {pen.say(pen.table.named(holder))}" if holder else signs(pen.words, printed) if printed else "?"
    lit = "place lit" if space in pen.last.graves or "order-cemetery" in pen.last.told else "place"
    parts = (
        el("path", d=f"M{x} {y + height}v{-height + 14}a{width / 2} 14 0 0 1 {width} 0v{height - 14}Z", class_=lit),
        text(x + width / 2, y + 16, "" if holder else space, "small"),
        said((x, y + (6 if holder else 16), width, height - (8 if holder else 18)), inside),
    )
    words = (str(space), f"grave {space}", f"fix grave {space}") if not holder else (f"fix grave {space}",)
    label = f"{pen.say('picture-cemetery')} {space}" + (f": {pen.say(pen.table.named(holder))}" if holder else "")
    return pane(pen, words, label, box, *parts)


def _last_way(pen: GolemPen, y: float) -> Markup | None:
    """From the street to the grave."""
    killed = pen.last.told["order-kill"]
    if not killed.args["space"]:
        return None
    section, at = SECTIONS.index(killed.args["section"]), DISTRICTS.index(killed.args["district"])
    x, top = section_at(section + 0.5), at * STREET + 77
    grave = _grave_at(killed.args["space"], y)
    end = grave[0] + grave[2] / 2
    return way(f"M{x} {top}C{x} {top + 40} {end} {grave[1] - 40} {end} {grave[1] - 10}", (end, grave[1]), 90)
