"""Golem: the library, and the books that the Automa bought from it."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from automarium.core.tale import Event, Kind
from automarium.games.golem.box import Book
from automarium.games.golem.names import BLACK
from automarium.games.golem.table import COLUMN_FULL, LIBRARY
from automarium.web.boards.golem_pieces import WIDE, GolemPen, letter, marked, pane, round_, said, way
from automarium.web.boards.golem_signs import signs
from automarium.web.svg import el, picture, text

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
