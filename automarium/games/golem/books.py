"""Books: which one the Automa buys, where it is laid, and what laid books give."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, NamedTuple

from automarium.core.ask import Asking, Number
from automarium.core.choose import Criterion, Ladder, choose, least, most, only, prefer
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.box import MOST_BOOKS, Book
from automarium.games.golem.called import BOOK, called, title
from automarium.games.golem.cards import topmost
from automarium.games.golem.discount import pay, unused
from automarium.games.golem.effects import component, deed, several_times, unless_in_vain
from automarium.games.golem.golems import exhaust
from automarium.games.golem.names import (
    BLACK,
    BLUE,
    STUDY,
)
from automarium.games.golem.notation import DOUBLE_BOOK, EFFECT, Effect
from automarium.games.golem.shapes import BookLine, PlacedBook
from automarium.games.golem.students import BLACK_PRICE, any_can_step, student_back
from automarium.games.golem.table import ASKED_ALONE, COLUMN_FULL, COLUMNS, LIBRARY, Table
from automarium.games.golem.taken import catch_up, refill_library, take_from_library

STUDENT_STAYS = 3  # the version of the rules since which a book without its price moves no student back
NOT_DOUBLED_TOLD = 14  # and since which it is told that the bonus of a black book is not doubled
NEVER_AGAIN = 3  # and since which Study is finished only when no book can ever be bought again

# --- which book ---


def numbers(table: Table) -> Asking[tuple[int, ...]]:
    """The blue column of the last laid card (G-106, G-131); before any card was laid 1 to 5 (A-59)."""
    if not table.cards:
        return tuple(range(1, LIBRARY + 1))
    found: tuple[int, ...] = yield from table.part("book")
    return found


def book_at(table: Table, position: int) -> Asking[Book]:
    """The book at a place in the library: the program's own, or told by the player."""
    id = table.library[position - 1]
    if id is not None:
        return table.book(id)
    laid, places = [one for column in table.columns for one in column], table.box.rows["position"]
    shape = partial(BookLine, table.box.books, laid)
    book: Book
    if places[position - 1] is None and table.setup.rules >= ASKED_ALONE:  # what is looked at together
        told = yield from table.ask("ask-placed-book", lambda: PlacedBook(shape()), position=position)
        places[position - 1], book = told
    else:
        book = yield from table.ask("ask-book", shape, position=position)
    table.library = [None if one == book.id else one for one in table.library]
    known = table.box.books.get(book.id)
    if known is None and len(table.box.books) == MOST_BOOKS:
        raise Refusal("books-full", number=MOST_BOOKS)
    if book != known:
        # an effect that is asked each time has just been told: it need not be asked again at once
        table.entered = {(book.id, name): one for name in ("immediate", "active") if (one := getattr(book, name))}
        table.box.books[book.id] = book
    return book


class Looked(NamedTuple):
    """A number of the blue column: whether its book has room, and a student that can go back. Of a book that nobody has
    told yet nothing speaks against it."""

    number: int
    room: bool = True
    free: bool = True


def choose_book(table: Table, *, waived: bool = False) -> Asking[tuple[int, Book] | None]:
    """The topmost number whose book can be bought: not when its column is full, nor a black one without a student to
    move back, but never for its price (G-96 to G-99). Nobody is asked about further numbers. Where the price of the
    card is waived, no student need move (G-158)."""
    order = (table.cards[-1].book if table.cards else None) or (yield from numbers(table))
    seen: list[Looked] = []
    back = waived or any_can_step(table, -1)
    for number in order:
        book = yield from book_at(table, number)
        seen.append(looked_at(table, number, book, back=back))
        if seen[-1].room and seen[-1].free:
            break
    if table.tale.tracing:
        seen += [looked_at(table, number, on_shelf(table, number), back=back) for number in order[len(seen) :]]
    position, ladder = first_to_be_bought(tuple(seen))
    if position is None:
        table.tale.note("note-no-book", ladder)
        return None
    table.tale.order("order-book", ladder, position=position, colour=book.colour, book=book.id, title=title(book.id))
    return position, book


def on_shelf(table: Table, position: int) -> Book | None:
    """The book at a place in the library, if it is known."""
    id = table.library[position - 1]
    return table.book(id) if id is not None else None


def looked_at(table: Table, number: int, book: Book | None, *, back: bool) -> Looked:
    if book is None:
        return Looked(number)
    return Looked(number, column_for(table, book.colour)[0] is not None, back or book.colour != BLACK)


@lru_cache(2_000)
def first_to_be_bought(seen: tuple[Looked, ...]) -> tuple[int | None, Ladder]:
    """By the numbers of the card from the top."""
    ladder = Ladder("choice-book", lambda position: Say("book-at", {"position": position}))
    by_number = {one.number: one for one in seen}
    order = tuple(by_number)
    chain: tuple[Criterion[int], ...] = (
        only("G-97", "why-column-room", lambda number: by_number[number].room),
        only("G-98", "why-student-back", lambda number: by_number[number].free),
        topmost("G-96", order, tuple(one.number for one in seen if one.room and one.free)),
    )
    return choose(order, chain, ladder), ladder


# --- where it is laid ---


def column_name(column: int) -> Say:
    return Say("column", {"number": column + 1})


def column_for(table: Table, colour: Name) -> tuple[int | None, Ladder]:
    """The column of a book, or None when it cannot be laid."""
    heights = tuple(map(len, table.columns))
    room_first = table.setup["black-column"] == "with-room"
    colours = tuple([table.column_colour(column) if height else None for column, height in enumerate(heights)])
    return chosen_column(colour, heights, colours, room_first)


@lru_cache(20_000)
def chosen_column(
    colour: Name, heights: tuple[int, ...], colours: tuple[Name | None, ...], room_first: bool
) -> tuple[int | None, Ladder]:
    """By how many books a column has, and of which colour besides black (G-100, G-101, G-148): worked out once. A
    colour whose leftmost column of black books is full is not bought; by the other reading of A-42 it goes to the
    leftmost one with room."""
    columns = range(COLUMNS)
    ladder = Ladder("choice-column", column_name)
    empty = not all(heights)
    room: Criterion[int] = only("G-16", "why-column-not-full", lambda one: heights[one] < COLUMN_FULL)
    chain: tuple[Criterion[int], ...]
    if colour == BLACK:
        chain = (
            room,
            prefer("G-101", "why-column-empty", lambda one: not heights[one]),
            most("G-101", "why-column-fullest", heights.__getitem__),
            least("G-101", "why-column-left-empty" if empty else "why-column-left", lambda one: one),
        )
    else:
        own = [one for one in columns if colours[one] == colour]
        empty = empty and not own
        free = [one for one in columns if colours[one] is None]
        chain = (
            only("G-100", "why-column-colour", lambda one: one in (own or free), colour=colour),
            *((room._replace(rule="A-42"),) if room_first else ()),
            prefer("G-100", "why-column-empty", lambda one: not heights[one]),
            least("G-100", "why-column-left-empty" if empty else "why-column-left", lambda one: one),
            room,
        )
    return choose(columns, chain, ladder), ladder


# --- buying ---


def buy(table: Table, discount: int, *, waived: bool = False) -> Asking[bool]:
    """Buys a book and lays it. A discount covers the price of the card and of its place together (A-49)."""
    if table.unasked:
        yield from catch_up(table)
    stays = waived and table.setup.rules >= STUDENT_STAYS
    found = yield from choose_and_price(table, waived=waived, stays=stays)
    if found is None:
        useful = unused(table, discount, "book")
        if table.setup.rules < NEVER_AGAIN and table.area_done(STUDY) and table.setup["study-token"] == "moves":
            exhaust(table, STUDY, BLUE, "A-31")
        check_study_done(table)
        return useful
    position, book, place, card = found
    if book.colour == BLACK and not stays:
        student_back(table, BLACK_PRICE)
    parts = {"position": position, "place": place, "card": card} if table.setup.rules >= ASKED_ALONE else None
    pay(table, place + card, discount, "book", parts)
    take_from_library(table, position)
    yield from lay(table, table.book(book.id), position)
    check_study_done(table)
    return True


def choose_and_price(table: Table, *, waived: bool, stays: bool) -> Asking[tuple[int, Book, int, int] | None]:
    """A book, what its place costs, and what it costs itself. If a correction on the way has made it another matter,
    it is chosen anew."""
    while True:
        asked = None in table.library
        found = yield from choose_book(table, waived=stays)
        if found is None:
            return None
        position, book = found
        asked = asked or None in (table.box.rows["position"][position - 1], book.price)
        place: int = yield from table.printed("position", position - 1, position=position)
        card: int = 0 if book.colour == BLACK or waived else (yield from known(table, book, "price"))
        if not asked or can_still_buy(table, position, book, stays=stays):
            return position, book, place, card


def can_still_buy(table: Table, position: int, book: Book, *, stays: bool) -> bool:
    """Whether it lies there, has a column, and, a black one, a student to move back."""
    elsewhere = [
        *table.library[: position - 1],
        *table.library[position:],
        *(id for ids in table.columns for id in ids),
    ]
    there = table.library[position - 1] in (None, book.id) and book.id not in elsewhere
    back = stays or book.colour != BLACK or any_can_step(table, -1)
    return there and back and column_for(table, table.book(book.id).colour)[0] is not None


def check_study_done(table: Table) -> None:
    """All developments made, and no column with room for a book ever again: the token goes down like the others
    (A-31)."""
    finished = table.area_done(STUDY) and all(len(column) == COLUMN_FULL for column in table.columns)
    if finished and table.setup["study-token"] == "moves" and table.setup.rules >= NEVER_AGAIN:
        exhaust(table, STUDY, BLUE, "A-31")


def known(table: Table, book: Book, name: str) -> Asking[Any]:
    """A part of a book, asked when nobody has told it yet."""
    value = getattr(table.book(book.id), name)
    if value is None:
        shape: Any = Number(0, 30) if name == "price" else EFFECT
        value = yield from table.ask(f"ask-book-{name}", lambda: shape, **asked_about(table, book))
        if not (isinstance(value, Effect) and value.each_time):
            table.box.books[book.id] = table.book(book.id)._replace(**{name: value})
    elif isinstance(value, Effect) and value.each_time:
        value = table.entered.pop((book.id, name), None) or (
            yield from table.ask(f"ask-book-{name}", lambda: EFFECT, **asked_about(table, book))
        )
    return value


def asked_about(table: Table, book: Book) -> dict[str, Any]:
    """A book as a question names it: by its colour and, once it is laid, by where it lies."""
    laid = ((at + 1, ids.index(book.id) + 1) for at, ids in enumerate(table.columns) if book.id in ids)
    number, place = next(laid, (0, 0))
    name = called(BOOK, book.id)
    return {"book": name, "key": book.id, "colour": book.colour, "number": number, "place": place}


def lay(table: Table, book: Book, position: int = 1) -> Asking[None]:
    """Immediate bonus, the development of the column, then all active bonuses from the board upwards (B-33)."""
    column, ladder = column_for(table, book.colour)
    assert column is not None
    table.columns[column].append(book.id)
    table.tale.order("order-lay", ladder, number=column + 1, colour=book.colour)
    refill_library(table, position)
    over = table.box.column_tiles[column]
    tile = over if over in table.upgrades[STUDY] else None
    immediate = book.immediate
    if immediate is None or immediate.each_time:
        immediate = yield from known(table, book, "immediate")
    doubles = tile is not None and DOUBLE_BOOK in table.box.effects[tile].powers
    if doubles and book.colour == BLACK and not immediate.empty and table.setup.rules >= NOT_DOUBLED_TOLD:
        table.tale.note("note-not-doubled", rule="B-50")
    yield from several_times(table, immediate, 2 if doubles and book.colour != BLACK else 1)
    if tile is not None:
        yield from column_tile(table, tile)
    for id in tuple(table.columns[column]):
        yield from use_active(table, table.book(id))


def column_tile(table: Table, tile: Name) -> Asking[None]:
    """What the development of a column gives for each book laid there (B-50)."""
    gives = table.box.effects[tile].deeds
    if not gives.empty:
        table.tale.note("note-column-tile", upgrade=tile)
        yield from component(table, gives)


def use_active(table: Table, book: Book) -> Asking[None]:
    active = book.active
    if active is None or active.each_time:
        active = yield from known(table, book, "active")
    if not active.empty:
        table.tale.note("note-active", title=title(book.id), key=book.id, colour=book.colour)
        yield from component(table, active)


def _room(table: Table, discount: int) -> bool:
    """Whether some column may take a book; a discount is of use without one (G-18)."""
    return discount > 0 or any(len(column) < COLUMN_FULL for column in table.columns)


deed("book", possible=unless_in_vain(_room))(buy)


@deed("waived-book", possible=unless_in_vain(_room))
def buy_waived(table: Table, _: int) -> Asking[bool]:
    """The card is free, its place is paid (A-48)."""
    return buy(table, 0, waived=True)


# --- activating laid books ---

Laid = tuple[int, int]  # column, height above the board


@deed("books", possible=lambda table, _: any(table.columns))
def activate_books(table: Table, number: int) -> Asking[bool]:
    """Active bonuses of laid books, each at most once: black ones first, then the card furthest from the board, then
    the left column (G-102); by the other reading of A-51 column by column."""
    by_height: Criterion[Laid] = most("G-102", "why-higher", lambda one: one[1])
    by_column: Criterion[Laid] = least("G-102", "why-column-left", lambda one: one[0])
    black: Criterion[Laid] = prefer(
        "G-102", "why-black", lambda one: table.book(table.columns[one[0]][one[1]]).colour == BLACK
    )
    by_place = (by_height, by_column) if table.setup["book-order"] == "rows" else (by_column, by_height)
    used: list[str] = []
    for _ in range(number):
        laid = [(column, height) for column, ids in enumerate(table.columns) for height in range(len(ids))]
        left = [(column, height) for column, height in laid if table.columns[column][height] not in used]
        if not left:
            break
        ladder = table.tale.ladder(
            "choice-active", lambda one: Say("book-in", {"number": one[0] + 1, "place": one[1] + 1})
        )
        chosen = choose(left, (black, *by_place), ladder)
        assert chosen is not None
        used.append(table.columns[chosen[0]][chosen[1]])
        table.tale.note("note-activates-book", ladder, number=chosen[0] + 1, place=chosen[1] + 1)
        yield from use_active(table, table.book(used[-1]))
    return bool(used)
