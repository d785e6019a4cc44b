"""What humans take from the table beside marbles and tiles: graves, menorah tokens, books. The Automa asks before it
comes to one of these."""

from __future__ import annotations

from functools import cache, partial

from automarium.core.ask import Asking, Field, Number, Place, Report, Reports, Said, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.golem.box import MOST_GRAVES
from automarium.games.golem.called import title
from automarium.games.golem.names import DISTRICTS, LAST_TILE
from automarium.games.golem.notation import Effect
from automarium.games.golem.table import LIBRARY, Table

DONE = "done"
REFILL_TOLD = 6  # the version of the rules since which the library is told to be filled after a purchase
RARE = (
    Report("grave", (Field("space", Number(1, MOST_GRAVES)),)),
    Report("menorah", (Field("district", Place[Name](options(DISTRICTS))),)),
    Report("book", (Field("book", Number(1, LIBRARY)),)),  # by its place
)


@cache
def taken_reports(*, some: bool = False) -> Reports:
    """What somebody takes in a phase that asks nothing else of them; mostly they took nothing."""
    return Reports((*RARE, Report(DONE, last=True, called="" if some else "nothing-taken")))


def catch_up(table: Table) -> Asking[None]:
    """Before the Automa takes a grave, a menorah token or a book: what humans have taken since they were last asked."""
    while table.unasked:
        yield from what_was_taken(table, table.unasked.pop(0), "ask-human-taken")


def what_was_taken(table: Table, seat: Name, ask: str, **args: object) -> Asking[None]:
    said = Said("")
    while said.verb != DONE:
        reports = partial(taken_reports, some=bool(said.verb))
        said = yield from table.ask(ask, reports, seat, player=table.named(seat), **args)
        if said.verb != DONE:
            on_the_way(table, seat, said)


def may_take(table: Table, effect: Effect) -> bool:
    """Whether an effect may take a grave, a book or a menorah token."""
    if effect.takes or not effect.walks:
        return effect.takes
    return any(near_a_token(table, district, steps) for district, steps in effect.walks)


def near_a_token(table: Table, district: Name, steps: int = 1) -> bool:
    """Whether so many steps of the Automa's student lead to a token that nobody is known to have."""
    section = table.students[district]
    return table.menorah_tokens[district] is None and section <= LAST_TILE < section + steps


def on_the_way(table: Table, seat: Name, said: Said) -> None:
    if said.verb == "grave":
        space = said["space"]
        if space in table.graves:
            raise Refusal("grave-taken", space=space)
        table.graves[space] = seat
    elif said.verb == "menorah":
        district = said["district"]
        if table.menorah_tokens[district] is not None:
            raise Refusal("menorah-taken", district=district)
        table.menorah_tokens[district] = seat
    else:
        take_from_library(table, said["book"])
        if table.house:  # the program opens the new book
            refill_library(table, said["book"])


def take_from_library(table: Table, position: int) -> None:
    """The books to the right shift left and a new one comes at the right (B-32)."""
    del table.library[position - 1]
    table.library.append(table.book_pile.pop(0) if table.book_pile else None)


def refill_library(table: Table, position: int) -> None:
    """Tells what is to be done with the library after a purchase, and the book that is new there, if that is known.
    Where the last place was emptied nothing shifts."""
    if table.setup.rules < REFILL_TOLD:
        return
    book, shifts = table.box.books.get(table.library[-1] or ""), int(position < LIBRARY)
    if book is None:
        table.tale.order("order-refill", shifts=shifts)
    else:
        table.tale.order("order-refill-with", shifts=shifts, colour=book.colour, title=title(book.id), book=book.id)
