"""Golem: the Automa's own things: its three areas, its tracks, its cards; the library from which it buys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.tale import Event, Kind, Name
from automarium.cues import Change, Cue
from automarium.games.golem.box import Book
from automarium.games.golem.called import ARTIFACT_TILE, called, has_name
from automarium.games.golem.called import CARD as CARD_KIND
from automarium.games.golem.cards import DECK_SIZE, AutomaCard, told_card, told_criterion
from automarium.games.golem.names import (
    AREA_OF,
    ARTIFACTS,
    ARTIFACTS_MENORAHS,
    AUTOMA,
    BLACK,
    GOLEM,
    GOLEM_UPGRADES,
    HUMANS,
    MARBLE,
    MOST,
    NONE,
    OTHER,
    RABBI,
    SLOTS,
    STUDY_UPGRADES,
    TOKEN_OF,
    TOP,
)
from automarium.games.golem.scoring import completed_artifacts
from automarium.games.golem.table import CAULDRONS, COLUMN_FULL, GOLEMS_TO_CREATE, HIGHEST, LIBRARY, LOWEST
from automarium.games.golem.upgrades import free_slots
from automarium.last import since
from automarium.web.boards.golem_pieces import (
    WIDE,
    GolemPen,
    fixed,
    golem,
    letter,
    marked,
    menorah,
    pane,
    round_,
    said,
    token,
    way,
)
from automarium.web.boards.golem_signs import ENTERED, signs
from automarium.web.boards.pen import Box
from automarium.web.svg import el, picture, text

# --- the Automa's own board ---

HEAD = 32  # the height of an area's name


def areas(pen: GolemPen) -> Markup:
    """The strategy tokens from the top, each with what its area has."""
    head = fixed(pen, "tokens", f"★ {pen.say('picture-tokens')}")
    return el("section", el("h3", head), *(area(pen, AREA_OF[one]) for one in pen.table.tokens), class_="areas")


def area(pen: GolemPen, name: Name) -> Markup:
    """One area: its token, its menorahs, what it has, and its developments."""
    draw = {GOLEM: _golem_area, ARTIFACTS: _artifacts_area}.get(name, _study_area)
    tall, parts = draw(pen)
    class_ = marked(name, (pen.last.area,), pen.last.areas)
    back = el("rect", x=1, y=1, width=WIDE - 2, height=tall - 2, rx=10, class_=f"place area {class_}".strip())
    return picture(
        WIDE, tall, pen.say(name), el("g", back, data_at=str(name)), _area_head(pen, name), *parts, class_="part whole"
    )


def _area_head(pen: GolemPen, name: Name) -> Markup:
    colour, table = TOKEN_OF[name], pen.table
    parts = [
        token(20, 18, letter(pen, colour), colour),
        text(40, 23, pen.say(name), "head", "start"),
        el("g", menorah(WIDE - 46, 18), class_="menorah"),
        text(WIDE - 32, 23, f"×{table.menorahs(name)}", "name", "start"),
    ]
    if name in table.exhausted:
        box = (WIDE - 110, 4, 40, 28)
        done = text(WIDE - 90, 24, "✓", "head")
        parts.append(pane(pen, (f"fix exhausted {name}",), pen.words.tap("verb-exhausted"), box, done))
    return el("g", *parts)


def _upgrade(pen: GolemPen, tile: Name, box: Box, *shown: object) -> Markup:
    """A development: made, made just now, or still to be made."""
    x, y, width, height = box
    made = any(tile in tiles for tiles in pen.table.upgrades.values())
    class_ = f"place upgrade {'made' if made else ''} {marked(tile, pen.last.made, pen.last.upgrades)}"
    back = el("rect", x=x, y=y, width=width, height=height, rx=6, class_=" ".join(class_.split()))
    narrow = "" if width > 100 else " narrow"
    words = said(box, *(shown or (pen.say(tile),)), class_=("" if made else "dim") + narrow)
    return pane(pen, (f"fix upgrade {tile}",), pen.say(tile), box, back, words, at=str(tile))


def _golem_area(pen: GolemPen) -> tuple[float, list[Markup]]:
    created, killed = pen.table.created, pen.table.killed
    figures = [
        golem(22 + 26 * at, HEAD + 10, Name("red" if at < created else "none"), standing=True)
        for at in range(GOLEMS_TO_CREATE)
    ]
    many = text(122, HEAD + 28, f"{created}/{GOLEMS_TO_CREATE}", "name", "start")
    dead = text(WIDE - 12, HEAD + 28, f"✖ {pen.say('picture-killed')}: {killed}", "name", "end")
    left, right = (4, HEAD, 160, 44), (176, HEAD, 160, 44)
    parts = [
        pane(pen, ("fix created",), f"{pen.words.tap('verb-created')}: {created}", left, *figures, many),
        pane(pen, ("fix killed",), f"{pen.words.tap('verb-killed')}: {killed}", right, dead),
    ]
    for at, tile in enumerate(GOLEM_UPGRADES):
        row, column = divmod(at, 2)
        parts.append(_upgrade(pen, tile, (8 + 163 * column, HEAD + 48 + 48 * row, 161, 44)))
    return HEAD + 196, parts


def _artifacts_area(pen: GolemPen) -> tuple[float, list[Markup]]:
    """The artifacts from the top, each with its slots and its cauldron; gold fills them from the bottom."""
    tall = 48
    sizes = pen.table.box.rows["cauldron"][:CAULDRONS]
    left, parts = pen.table.gold, []
    for at in reversed(range(CAULDRONS)):
        size = sizes[at]
        filled = left if size is None else min(left, size)  # how much goes into one nobody has told about may be more
        left -= filled
        parts.append(_artifact(pen, at, HEAD + tall * at, filled))
    gold, done = pen.table.gold, completed_artifacts(pen.table)
    title = f"{pen.say('gold')} {gold}, {pen.say('picture-completed')} {done}/{CAULDRONS}"
    parts.append(pane(pen, ("fix gold",), title, (200, HEAD, WIDE - 204, tall * CAULDRONS)))
    y = HEAD + tall * CAULDRONS + 4
    parts.append(_upgrade(pen, ARTIFACTS_MENORAHS, (8, y, 161, 44)))
    id = pen.table.artifact_tile
    if id or pen.table.when_met:
        given = any(one in pen.last.told for one in ("order-artifact-tile", "order-artifact-left"))
        name = pen.words.show(called(ARTIFACT_TILE, id)) if id else "?"
        box = (172, y, 160, 44)
        back = el("rect", x=172, y=y, width=160, height=44, rx=6, class_="place lit" if given else "place")
        parts.append(pane(pen, ("fix holds",), str(name), box, back, said(box, name)))
    return y + 52, parts


def _artifact(pen: GolemPen, at: int, y: float, filled: int) -> Markup:
    """One artifact: the slots (they count from the bottom, the right one first) and the gold in its cauldron."""
    lowest = 2 * (CAULDRONS - 1 - at)
    slots = [_slot(pen, SLOTS[lowest + 1 - side], (34 + 82 * side, y + 1, 78, 44)) for side in range(2)]
    size = pen.table.box.rows["cauldron"][at]
    ready = "?" if size is None else "✓" if filled == size else ""
    mark = text(WIDE - 12, y + 29, ready, "head", "end")
    return el("g", round_(18, y + 23, at + 1), *slots, _cauldron(pen, at, y, filled), mark)


def _cauldron(pen: GolemPen, at: int, y: float, filled: int) -> Markup:
    """The gold spaces of an artifact, as far as they are known."""
    known = pen.table.box.rows["cauldron"][at]
    size: int = filled if known is None else known
    done = pen.last.told.get("note-artifact")
    below = sum(size or 0 for size in pen.table.box.rows["cauldron"][at + 1 : CAULDRONS])
    old = pen.table.gold - pen.last.gold - below  # of that in here
    new = pen.last.gold > 0 and filled > max(0, old)
    lit = " lit" if new or (done is not None and done.args["number"] == at + 1) else ""
    cup = el("rect", x=200, y=y + 8, width=24 * (size or 1) + 6, height=30, rx=9, class_=f"cauldron{lit}")
    gold = []
    for one in range(size):
        class_ = "gold full lit" if new and old <= one < filled else "gold full" if one < filled else "gold"
        gold.append(el("circle", cx=215 + 24 * one, cy=y + 23, r=9.5, class_=class_))
    return el("g", cup, *gold)


def _slot(pen: GolemPen, slot: Name, box: Box) -> Markup:
    """A slot of the artifact tile: what its tile does once it lies there, what it costs before."""
    special = pen.table.box.special(slot)
    price = pen.table.box.rows["slot"][SLOTS.index(slot)]
    gives = pen.table.box.effects[slot].deeds
    shown = "×2" if special else signs(pen.words, gives)
    drawn = _upgrade(pen, slot, box, shown, el("small", f" ({'?' if price is None else price})"))
    if slot in (*free_slots(pen.table), *pen.table.upgrades[ARTIFACTS]):
        return drawn
    x, y, width, height = box  # its kind of tile has run out
    return el("g", drawn, el("path", d=f"M{x + 8} {y + 6}l{width - 16} {height - 12}", class_="crossed"))


def special_tiles(pen: GolemPen) -> Markup:
    """Two gold tiles are put away, and two special ones take their place."""
    parts: list[Markup] = []
    for at in range(2):
        y = 8 + 74 * at
        parts += [
            el("rect", x=34, y=y, width=90, height=58, rx=8, class_="gold full"),
            el("path", d=f"M40 {y + 6}l78 46M118 {y + 6}l-78 46", class_="crossed"),
            way(f"M140 {y + 29}H186", (200, y + 29), 0),
            el("rect", x=216, y=y, width=90, height=58, rx=8, class_="place upgrade made lit"),
            text(261, y + 37, "×2", "large"),
        ]
    return picture(WIDE, 156, pen.say(ARTIFACTS), *parts, class_="part whole")


def _study_area(pen: GolemPen) -> tuple[float, list[Markup]]:
    """The columns of books with the developments over them."""
    over = pen.table.box.column_tiles
    parts = [_upgrade(pen, tile, (6 + 83 * at, HEAD, 79, 64)) for at, tile in enumerate(over)]
    parts.append(columns(pen, HEAD + 68))
    y = HEAD + 72 + BOOK * COLUMN_FULL + 6
    others = [tile for tile in STUDY_UPGRADES if tile not in over]
    parts += [_upgrade(pen, tile, (8 + 163 * at, y, 161, 44)) for at, tile in enumerate(others)]
    return y + 52, parts


# --- books ---

BOOK = 18  # the height of one that lies in a column
RENEWED = ("order-renew-library", "order-renew-library-with", "order-refill", "order-refill-with")


def columns(pen: GolemPen, y: float) -> Markup:
    """The four columns of laid books, from the board upwards."""
    return el("g", *(_column_of_books(pen, at, ids, y) for at, ids in enumerate(pen.table.columns)))


def column_middle(column: int) -> float:
    return 45.5 + 83 * column


def _column_of_books(pen: GolemPen, column: int, ids: Sequence[str], y: float) -> Markup:
    x, floor = column_middle(column), y + BOOK * COLUMN_FULL
    class_ = marked(column, (pen.last.column,), pen.last.columns)
    books = [
        spine_of(
            pen, pen.table.book(id), floor - BOOK * (at + 1), _book_class(pen, column, at, id), x, f"{column}-{at}"
        )
        for at, id in enumerate(ids)
    ]
    colours = ", ".join(pen.say(pen.table.book(id).colour) for id in ids) or "–"
    label = f"{pen.say('column', number=column + 1)}: {colours}"
    box = (x - 39, y, 78, BOOK * COLUMN_FULL + 3)
    shown = [
        el("rect", x=box[0], y=y, width=78, height=box[3], rx=6, class_=f"place book-column {class_}".strip()),
        text(x, floor - 4, column + 1 if not ids else "", "small"),
        el("path", d=f"M{x - 34} {floor + 1}h68", class_="floor"),
    ]
    return pane(pen, (f"fix column {column + 1}",), label, box, el("g", *shown, data_at=str(column)), *books)


def _book_class(pen: GolemPen, column: int, at: int, id: str) -> str:
    if "order-lay" in pen.last.told and id in pen.last.books:
        return "lit"
    return marked((column, at), pen.last.used, pen.last.active)


def spine_of(pen: GolemPen, book: Book, y: float, class_: str = "", x: float = 22, at: str | None = None) -> Markup:
    back = el("rect", x=x - 16, y=y, width=32, height=15, rx=3, class_=f"fill-{book.colour} edge {class_}".strip())
    return el("g", back, text(x, y + 12, letter(pen, book.colour), f"ink-{book.colour}"), data_at=at)


def books(pen: GolemPen) -> Markup:
    """The library above the columns: a book leaves its place and is laid; then the others shift and a new one comes.
    Where all that is told at once, the library is seen as it was when the book left it."""
    top = 120
    bought, laid = pen.last.told.get("order-book"), pen.last.told.get("order-lay")
    shelf = list(pen.table.library)
    if bought is not None:
        place = bought.args["position"] - 1  # at an owner's table the book has just been told
        shelf[place:] = [bought.args["book"], *(shelf[place + 1 :] if laid is None else shelf[place:-1])]
    places = [_on_the_shelf(pen, place, id) for place, id in enumerate(shelf, 1)]
    floor = el("path", d=f"M4 {top - 20}H{WIDE - 4}", class_="floor")
    road = None
    if _renewed(pen):
        road = _shift(next(one for id, one in pen.last.told.items() if id in RENEWED), top - 3)
    elif bought is not None and laid is not None:
        column = laid.args["number"] - 1
        x, end = (bought.args["position"] - 0.5) * WIDE / LIBRARY, column_middle(column)
        y = top + BOOK * (COLUMN_FULL - len(pen.table.columns[column])) + 2
        road = way(
            f"M{x} {top - 17}C{x} {top + 14} {end} {top - 30} {end} {y - 8}", (end, y), 90
        )  # from below its price
    tall = top + BOOK * COLUMN_FULL + 26
    whose = text(WIDE / 2, tall - 6, pen.say("picture-columns"), "small")
    shown = (*places, floor, columns(pen, top), whose, road)
    return picture(WIDE, tall, pen.say("picture-library"), *shown, class_="part whole")


def laid_books(pen: GolemPen) -> Markup:
    """The columns of books alone."""
    tall = BOOK * COLUMN_FULL + 22
    whose = text(WIDE / 2, tall - 6, pen.say("picture-columns"), "small")
    return picture(WIDE, tall, pen.say("picture-columns"), columns(pen, 2), whose, class_="part whole")


def _shift(renewed: Event, y: float) -> Markup | None:
    """How far the books have shifted: to the place that was emptied; where nobody told which that was (a human's), only
    the last of them is certain to have moved."""
    if not renewed.args.get("shifts", 1):
        return None
    before = renewed.after
    while before is not None and before.kind != Kind.HEAD and before.id not in ("order-book", *RENEWED):
        before = before.after
    bought = before is not None and before.id == "order-book"
    emptied = before.args["position"] if before and bought else 1 if "renew" in renewed.id else LIBRARY - 1
    x = (emptied - 0.5) * WIDE / LIBRARY - 8
    return way(f"M{WIDE - 34} {y}H{x + 14}", (x, y), 180)


def _renewed(pen: GolemPen) -> bool:
    """Whether the books have shifted and a new one has come, and nothing was bought before that."""
    return "order-book" not in pen.last.told and any(id in pen.last.told for id in RENEWED)


def shelf_to_tap(pen: GolemPen) -> Markup:
    """The five places, for somebody who took a book from one of them: with all that the books bring, if there is no
    box to look at, else side by side."""
    if pen.table.house and (shelf := library(pen)):
        return shelf
    wide = WIDE / LIBRARY
    places = []
    for place, id in enumerate(pen.table.library, 1):
        book = pen.table.book(id) if id else None
        label = pen.say("book-at", position=place) + (f", {pen.say(book.colour)}" if book else "")
        box = ((place - 1) * wide + 2, 4, wide - 4, 98)
        words = (str(place), f"book {place}", f"fix library {place}")
        places.append(pane(pen, words, label, box, _on_the_shelf(pen, place, id)))
    return picture(WIDE, 106, pen.say("picture-library"), *places, class_="part whole")


def _on_the_shelf(pen: GolemPen, place: int, id: str | None) -> Markup:
    """A place of the library with its book, as it stands there."""
    wide = WIDE / LIBRARY
    x = (place - 0.5) * wide
    renewed = place == LIBRARY and _renewed(pen)
    lit = renewed or (id in pen.last.books and "order-book" in pen.last.told)
    stood = place in pen.last.places and not _renewed(pen)  # else another book is there
    class_ = "lit" if lit else "candidate" if stood else ""
    if id is None:
        shown = [
            el("rect", x=x - 24, y=26, width=48, height=72, rx=5, class_=f"place {class_}".strip()),
            text(x, 68, "?", "number"),
        ]
    else:
        book = pen.table.book(id)
        price = _price(pen, book, place)
        shown = [
            el("rect", x=x - 24, y=26, width=48, height=72, rx=5, class_=f"fill-{book.colour} edge {class_}".strip()),
            text(x, 58, letter(pen, book.colour), f"ink-{book.colour} cover"),
            text(x, 86, price, f"ink-{book.colour}"),
        ]
    return el("g", text(x, 18, place, "small"), *shown, data_at=str(place))


def _price(pen: GolemPen, book: Book, place: int) -> str:
    """What a book costs, as far as that is known (a black one a student's step back), and its place besides."""
    own = "♟←" if book.colour == BLACK else "?" if book.price is None else f"{book.price}"
    besides = pen.table.box.rows["position"][place - 1]
    return f"{own}+{besides}" if besides and own != "?" else own


def library(pen: GolemPen) -> Markup | None:
    """The five places with their books, where they are known."""
    if not any(pen.table.library) and not pen.table.box.books:
        return None
    tall, title = 46, pen.say("picture-library")
    rows = [_place(pen, place, id, 24 + tall * (place - 1)) for place, id in enumerate(pen.table.library, 1)]
    head = (text(4, 16, title, "head", "start"), text(WIDE - 4, 16, pen.say("picture-library-price"), "small", "end"))
    return picture(WIDE, 24 + tall * LIBRARY, title, *head, *rows, class_="part whole")


def _place(pen: GolemPen, place: int, id: str | None, y: float) -> Markup:
    """A place with its book: the price with that of the place, the bonus at once, and the active one."""
    words, box = (str(place), f"book {place}", f"fix library {place}"), (2, y, WIDE - 4, 44)
    class_ = marked(id, pen.last.books, ()) or marked(place, (), pen.last.places) if id else ""
    class_ = "lit" if "order-library" in pen.last.told else class_
    back = el("rect", x=2, y=y + 1, width=WIDE - 4, height=42, rx=8, class_=f"place known {class_}".strip())
    label, shown = pen.say("book-at", position=place), [back, round_(20, y + 22, place)]
    if id is None:
        return pane(pen, words, label, box, *shown, text(54, y + 27, "?", "name"))
    book = pen.table.book(id)
    cost = _price(pen, book, place)
    bonuses = [signs(pen.words, one) if one else "?" for one in (book.immediate, book.active)]
    shown += [
        spine_of(pen, book, y + 14, x=58),
        text(100, y + 27, cost, "name"),
        said((124, y + 2, WIDE - 130, 40), bonuses[0], " ↻ ", bonuses[1], class_="start"),
    ]
    return pane(pen, words, f"{label}, {pen.say(book.colour)}", box, *shown, at=str(place))


# --- the tracks ---

RESOURCES, IN_A_ROW, TRACK = 146, 13, 56


def resources(pen: GolemPen) -> Markup:
    return picture(WIDE, RESOURCES, pen.words.tap("verb-resources"), _resources(pen), class_="part whole")


def _resources(pen: GolemPen, before: int | None = None) -> Markup:
    """The resource track in two rows, with both ends, beyond which each step is a VP, and the red zone where it is
    known; where the marker was before."""
    table = pen.table
    given = table.setup["red-zone"]
    red = table.box.rows["red-zone"][table.level - 1] if given == "box" else int(given)
    title = f"{pen.words.tap('verb-resources')}: {pen.say('number', number=table.resources)}"
    zone = pen.say("picture-red-zone", number=red) if red is not None else ""
    parts = [text(4, 18, title, "head", "start"), text(WIDE / 2, 138, zone, "red-text")]
    for space in range(LOWEST, HIGHEST + 1):
        x, y = _space_at(space)
        class_ = "red-zone" if red is not None and space <= red else "space"
        parts += [
            el("rect", x=x - 12, y=y - 15, width=24, height=30, rx=4, class_=class_),
            text(x, y + 5, pen.say("number", number=space), "small"),
        ]
    parts.append(_resource_marker(pen, before))
    vp = pen.say("board-vp")
    ends = (text(4, 83, f"◀ −1 {vp}", "small beyond", "start"), text(WIDE - 4, 138, f"+1 {vp} ▶", "small", "end"))
    return pane(pen, ("fix resources",), title, (0, 0, WIDE, RESOURCES), *parts, *ends)


def _space_at(space: int) -> tuple[float, float]:
    row, column = divmod(space - LOWEST, IN_A_ROW)
    return (column + 0.5) * WIDE / IN_A_ROW, 52 + 54 * row


def _resource_marker(pen: GolemPen, before: int | None) -> Markup:
    """The marker where it is, and the way that it came."""
    x, y = _space_at(pen.table.resources)
    lit = " lit" if before is not None or "order-resource-track" in pen.last.told else ""
    marker = (
        el("rect", x=x - 15, y=y - 18, width=30, height=36, rx=7, class_=f"marker{lit}"),
        text(x, y + 6, pen.say("number", number=pen.table.resources), "marker-text"),
    )
    if before is None or before == pen.table.resources:
        return el("g", *marker)
    start, top = _space_at(before)
    was = el("circle", cx=start, cy=top, r=13, class_="was")
    path = f"M{start} {top - 15}C{start} {top - 28} {x} {y - 31} {x} {y - 18}"  # below the words above
    if top != y:  # between the rows, so that it covers no number
        down = 1 if top < y else -1
        path = f"M{start} {top + 15 * down}V{(top + y) / 2:g}H{x}V{y - 18 * down}"
    return el("g", was, el("path", d=path, class_="way"), *marker)


def tracks(pen: GolemPen) -> Markup:
    """The golem track, counted from 1, and the study track, counted from 0."""
    both = (_golem_track(pen), el("g", _study_track(pen), transform=f"translate(0 {TRACK})"))
    return picture(WIDE, 2 * TRACK, pen.say("picture-golem-track"), *both, class_="part whole")


def _golem_track(pen: GolemPen) -> Markup:
    rows = pen.table.box.rows
    spaces = range(1, (rows["golem-spaces"][0] or pen.table.golem_track + 2) + 1)
    return _track(pen, "golem", pen.say("picture-golem-track"), spaces, pen.table.golem_track + 1)


def _study_track(pen: GolemPen) -> Markup:
    spaces = range(pen.table.box.rows["study-spaces"][0] or pen.table.study_track + 2)
    return _track(pen, "study", pen.words.tap("verb-study-track"), spaces, pen.table.study_track)


def _moved(pen: GolemPen, which: str) -> bool:
    id = "order-golem-track" if which == "golem" else "order-study"
    return id in pen.last.told or f"{id}-back" in pen.last.told


def _track(pen: GolemPen, which: str, name: str, spaces: range, here: int) -> Markup:
    """One track; of one whose length nobody has said, only the beginning."""
    lit = " lit" if _moved(pen, which) else ""
    wide = min(28, WIDE / len(spaces))
    drawn = []
    for place, space in enumerate(spaces):
        x = place * wide
        now = space == here
        drawn += [
            el("rect", x=x + 1, y=26, width=wide - 2, height=22, rx=4, class_=f"marker{lit}" if now else "space"),
            text(x + wide / 2, 41.5, space, "marker-text" if now else "small"),
        ]
    if pen.table.box.rows[f"{which}-spaces"][0] is None:
        drawn.append(text(len(spaces) * wide + 12, 42, "…", "small"))
    title = f"{name}: {here}"
    inside = (text(4, 18, title, "head", "start"), *drawn)
    return pane(pen, (f"fix {which}-track",), title, (0, 0, WIDE, 51), *inside)


# --- markers that move, as one picture ---


def moved_markers(pen: GolemPen, cue: Cue) -> Markup:
    """Every track whose marker moves, one below the other; the VP as they were and as they are."""
    changes = {change.marker.removeprefix("marker-"): change for change in cue.changes if not change.still}
    drawn: list[tuple[float, Markup]] = []
    if "resources" in changes:
        drawn.append((RESOURCES + 8, _resources(pen, max(LOWEST, min(HIGHEST, changes["resources"].before)))))
    drawn += [
        (56, track(pen)) for which, track in (("golem", _golem_track), ("study", _study_track)) if _moved(pen, which)
    ]
    if "vp" in changes:
        drawn.append((64, _points(pen, changes["vp"])))
    y, parts = 0.0, []
    for tall, part in drawn:
        parts.append(el("g", part, transform=f"translate(0 {y:g})"))
        y += tall
    return picture(WIDE, max(y, 60), pen.say(AUTOMA), *parts, class_="part whole")


def marker_lines(pen: GolemPen, changes: Sequence[Change]) -> Markup:
    """Markers that move while something larger is shown: from where to where, a line each."""
    parts = []
    for at, change in enumerate(changes):
        y = 30 * at
        before, after = (pen.say("number", number=one) for one in (change.before, change.after))
        parts += [
            el("rect", x=2, y=y + 1, width=WIDE - 4, height=26, rx=6, class_="place lit"),
            text(10, y + 19, pen.say(change.marker), "name", "start"),
            text(WIDE - 10, y + 19, f"{before} → {after}", "name", "end"),
        ]
    return picture(WIDE, 30 * len(changes) - 2, pen.say(AUTOMA), *parts, class_="part whole")


def _points(pen: GolemPen, change: Change) -> Markup:
    vp = pen.say("board-vp")
    before, after = (pen.say("number", number=one) for one in (change.before, change.after))
    return el(
        "g",
        text(8, 40, f"{pen.say(AUTOMA)}: {vp}", "head", "start"),
        text(190, 42, before, "points-before"),
        el("path", d="M216 34H258", class_="way"),
        el("path", d="M0 0l-11 -7v14Z", class_="way-end", transform="translate(268 34)"),
        el("rect", x=274, y=12, width=62, height=44, rx=10, class_="marker lit"),
        text(305, 44, after, "points-after"),
    )


# --- what lies beside the board ---


def tokens(pen: GolemPen) -> Markup:
    """The strategy tokens from the top."""
    tall, down = 58, pen.last.told.get("order-token-down")
    rows = [
        token(40, 30, "★", "main", 22, "lit" if down is None else ""),
        text(76, 36, pen.say("picture-main"), "large", "start"),
    ]
    for at, colour in enumerate(pen.table.tokens, 1):
        lit = "lit" if down is None or down.args["token"] == colour else ""
        y = tall * at + 30
        rows += [
            token(40, y, letter(pen, colour), colour, 22, lit),
            text(76, y + 6, pen.say(AREA_OF[colour]), "large", "start"),
        ]
    return picture(WIDE, tall * 4 + 4, pen.say("picture-tokens"), *rows, class_="part whole")


def token_order(pen: GolemPen) -> Markup:
    """The coloured strategy tokens from the top, small enough to stand beside a reason."""
    tall, rows = 26, []
    for at, colour in enumerate(pen.table.tokens):
        y = tall * at + 13
        rows += [
            token(16, y, letter(pen, colour), colour, 12),
            text(36, y + 5, pen.say(AREA_OF[colour]), "name", "start"),
        ]
    return picture(CARD, tall * len(pen.table.tokens), pen.say("picture-tokens"), *rows, class_="laid")


def starting_tiles(pen: GolemPen) -> Markup:
    """The Automa's starting tiles: what each brings, where it is known."""
    told = pen.last.told.get("order-starting-tiles-named")
    number = (told or pen.last.told["order-starting-tiles"]).args["number"]
    named: Sequence[Any] = told.args["tiles"] if told else ["?"] * number
    parts: list[Markup] = [text(WIDE / 2, 18, pen.say(AUTOMA), "head")]
    for at, tile in enumerate(named):
        box = (20, 28 + 56 * at, WIDE - 40, 50)
        parts += [
            el("rect", x=box[0], y=box[1], width=box[2], height=box[3], rx=8, class_="place lit"),
            said(box, tile if isinstance(tile, str) else pen.words.show(tile)),
        ]
    return picture(WIDE, 32 + 56 * len(named), pen.words.tap("verb-start"), *parts, class_="part whole")


def objectives(pen: GolemPen) -> Markup:
    """The Automa's objectives, face down; of six that a human draws, three are kept."""
    own = "order-own-objectives" in pen.last.told
    number, kept = (6, 3) if own else (pen.table.objectives, pen.table.objectives)
    step = min(64, (WIDE - 70) / max(1, number - 1))
    start = (WIDE - step * (number - 1) - 60) / 2
    cards = [
        el(
            "g",
            el(
                "rect", x=start + step * at, y=30, width=60, height=88, rx=8, class_="back lit" if at < kept else "back"
            ),
            text(start + step * at + 30, 84, "?", "number"),
        )
        for at in reversed(range(number))
    ]
    who = text(WIDE / 2, 18, pen.say(pen.table.named(HUMANS[0]) if own else AUTOMA), "head")
    return picture(WIDE, 130, pen.words.tap("verb-objectives"), who, *cards, class_="part whole")


def deck(pen: GolemPen) -> Markup:
    """The Automa's deck; cards that go under it."""
    back = [el("rect", x=128 + 3 * at, y=40 - 3 * at, width=84, height=118, rx=9, class_="back lit") for at in range(4)]
    number = text(180, 96, DECK_SIZE, "number")
    under = way("M40 120C40 190 120 200 168 176", (170, 170), -50) if "order-cards-under" in pen.last.told else None
    laid = el("rect", x=10, y=40, width=60, height=84, rx=8, class_="back") if under else None
    return picture(WIDE, 200, pen.say("picture-cards"), *back, number, laid, under, class_="part whole")


def sheet(pen: GolemPen, told: Sequence[Event]) -> Markup:
    """The final scoring line by line."""
    lines = [
        (event.args.get("what", event.args.get("seat", "")), event.args["points"])
        for event in told
        if "points" in event.args
    ]
    most = max((abs(points) for _, points in lines), default=1) or 1
    drawn = []
    for at, (what, points) in enumerate(lines):
        y = 40 * at
        drawn += [
            text(4, y + 16, pen.say(what), "small", "start"),
            text(WIDE - 4, y + 16, pen.say("number", number=points), "head", "end"),
            el("rect", x=4, y=y + 22, width=WIDE - 8, height=9, rx=4, class_="space"),
            el("rect", x=4, y=y + 22, width=max(0, points) * (WIDE - 8) / most, height=9, rx=4, class_="marker"),
        ]
    return picture(WIDE, 40 * max(1, len(lines)), pen.say("head-scoring"), *drawn, class_="part whole")


# --- the cards of the round ---

CARD, BROWN = 218, 34  # the width of a card, and of its column of bonuses


class Frame(NamedTuple):
    """How tall a card is drawn, where its columns end, and how far their lines are apart."""

    tall: int
    floor: int
    line: int


WHOLE, LOW = Frame(206, 156, 20), Frame(124, 119, 17)  # a low one has no words below its columns


def cards(pen: GolemPen) -> Markup | None:
    """The Automa's cards of this round in the order in which they were laid."""
    if not pen.table.cards:
        return None
    kinds = [event.args["kind"] for event in since(pen.table.tale.events, "head-round") if event.id == "note-kind"]
    shown = [
        _card(pen, card, kinds[at] if at < len(kinds) else None, last=at + 1 == len(pen.table.cards))
        for at, card in enumerate(pen.table.cards)
    ]
    laid = " ".join(card.id for card in pen.table.cards)
    head = el("h3", fixed(pen, "laid", pen.say("picture-cards"), more=laid))
    return el("section", head, el("div", *shown, class_="automa-cards"), class_="part whole")


def drawn_card(pen: GolemPen, card: AutomaCard, asked: Sequence[str], frame: Frame = WHOLE) -> Markup:
    """A card by itself, while it is being entered or looked for: what is asked for is lit. It has no name but ours."""
    return _card(pen, card, None, last=False, entered=asked, frame=frame)


def deciding_card(pen: GolemPen, *, bonus: bool) -> Markup | None:
    """The card that was laid last, if it decided something: its columns that did, and the signs in them, are lit."""
    lit = [*pen.last.decided, *(["bonus"] if bonus else [])]
    return drawn_card(pen, pen.table.cards[-1], lit, LOW) if lit and pen.table.cards else None


def _card(
    pen: GolemPen,
    card: AutomaCard,
    kind: Name | None,
    *,
    last: bool,
    entered: Sequence[str] | None = None,
    frame: Frame = WHOLE,
) -> Markup:
    """Our own drawing of a card: the column with the bonus, then the others as they stand, and its name below."""
    named, entered = entered is None, entered or ()
    width = {MARBLE: 94, RABBI: 30}
    columns = (RABBI, MARBLE) if card.first == RABBI else (MARBLE, RABBI)
    parts: list[Markup | None] = [
        el(
            "rect",
            x=2,
            y=2,
            width=CARD - 4,
            height=frame.tall - 4,
            rx=9,
            class_="automa-card last" if last else "automa-card",
        ),
        *_bonus(pen, card, frame, lit="bonus" in entered, named=named),
    ]
    x = 12.0 + BROWN
    for column in columns:
        parts += _column(pen, card, column, (x, width[column]), frame, used=column == kind or column in entered)
        x += width[column] + 3
    parts += _column(pen, card, "book", (x, 30), frame, used=(last and pen.last.book) or "book" in entered)
    parts += [_half(2, 1) if card.left else None, _half(CARD - 2, 0) if card.right else None]
    parts += [el("path", d=f"M{edge} 66v40", class_="card-edge lit") for edge in (3, CARD - 3) if "edges" in entered]
    title = str(pen.words.show(told_card(card)))
    drawn = pane(pen, (f"fix card {card.id}",), title, (2, 2, CARD - 4, frame.tall - 4), *parts)
    return picture(CARD, frame.tall, title, drawn, class_="laid")


def _bonus(pen: GolemPen, card: AutomaCard, frame: Frame, *, lit: bool, named: bool) -> list[Markup | None]:
    """The brown column: the sign of the bonus and the number beside it; in words below, with the name of the card."""
    x, bonus, spoken = 8 + BROWN / 2, card.bonus, ""
    name = str(pen.words.show(called(CARD_KIND, card.id))) if named and has_name(card.id) else ""
    inside: list[Markup | None] = [text(x, 46, "?", "on-brown")]
    if bonus is not None:
        level = bonus.level or ""
        spoken = pen.words.tap(bonus.kind) + (f", {pen.say('bonus-from', level=level)}" if level else "")
        path, class_ = ENTERED[bonus.kind]
        sign = el("path", d=path, class_=class_, transform=f"translate({x - 11} 24) scale(1.1)")
        inside = [el("g", sign, class_="sign"), text(x, 74, level, "on-brown")]
    works = bonus is not None and bonus.kind != NONE and bonus.level <= pen.table.level
    class_ = "brown" if works else "brown off"
    column = el("rect", x=8, y=8, width=BROWN, height=frame.floor - 8, rx=5, class_=f"{class_} lit" if lit else class_)
    if frame is LOW:
        return [column, *inside]
    return [
        column,
        *inside,
        text(12, frame.tall - 31, spoken, "criterion", "start"),
        text(CARD - 12, frame.tall - 11, name, "criterion", "end"),
    ]


def _criterion(pen: GolemPen, sign: Name) -> str:
    """A criterion in the little room of a card: what is said of a marble as it is said of one."""
    if sign == OTHER:
        return pen.say("other-short")
    return pen.words.tap(sign) if sign in (MOST, TOP) else str(pen.words.show(told_criterion(sign)))


def _column(
    pen: GolemPen, card: AutomaCard, name: str, at: tuple[float, float], frame: Frame, *, used: bool
) -> list[Markup | None]:
    x, width = at
    found: Sequence[Any] = getattr(card, name) or ("?",)
    said = [_criterion(pen, one) if isinstance(one, Name) else one for one in found]
    lit = f"column {name} lit" if used else f"column {name}"
    sign = {MARBLE: "●", RABBI: "♟"}.get(Name(name), "▮")
    laid = bool(pen.table.cards) and card is pen.table.cards[-1]
    decided = pen.last.decided.get(Name(name), ()) if used and laid else ()
    half = min(width / 2 - 2, 9.5 if isinstance(found[0], int) else width)
    rings = [
        el(
            "rect",
            x=x + width / 2 - half,
            y=40 - frame.line / 2 + frame.line * at,
            width=2 * half,
            height=frame.line,
            rx=9.5,
            class_="ring",
        )
        for at, one in enumerate(found)
        if one in decided
    ]
    return [
        el("rect", x=x, y=8, width=width, height=frame.floor - 8, rx=5, class_=lit),
        text(x + width / 2, 24, sign, f"sign-{name}"),
        *rings,
        *(text(x + width / 2, 44 + frame.line * at, one, "criterion") for at, one in enumerate(said)),
    ]


def _half(x: float, sweep: int) -> Markup:
    """Half of the rabbi symbol on an edge."""
    return el("path", d=f"M{x} 76a10 10 0 0 {sweep} 0 20Z", class_="half")
