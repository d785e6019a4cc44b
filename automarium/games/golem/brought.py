"""What an action of a human has brought that the Automa may come to: a book, a grave. It is asked in one tap, right
after the action that may bring it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from automarium.core.ask import Asking, Option, Place, Said
from automarium.core.tale import Name, Say
from automarium.games.golem.box import MOST_GRAVES
from automarium.games.golem.golems import open_graves
from automarium.games.golem.names import BOTTOM, MIRROR, RABBI, STUDY
from automarium.games.golem.table import ASKED_ALONE, LIBRARY, Table
from automarium.games.golem.taken import on_the_way

ASKED_AFTER = 6  # the version of the rules since which humans are asked what an action of theirs has brought
BOOK, GRAVE = "book", "grave"
DEEDS = {BOOK: frozenset(("book", "waived-book")), GRAVE: frozenset(("kill",))}  # that bring such a thing


def what_it_brought(table: Table, seat: Name, done: Said, told: Collection[str]) -> Asking[None]:
    """Which book or grave an action has brought, unless that was told on the way; by older rules nobody asks."""
    if table.setup.rules < ASKED_AFTER:
        return
    for thing in may_bring(table, done):
        if thing in told or not PLACES[thing](table):
            continue
        asked = partial(taken_from, table, thing)
        by = Name(done.verb)
        at: int = yield from table.ask(f"ask-took-{thing}", asked, seat, player=table.named(seat), by=by)
        if at:
            on_the_way(table, seat, Said(thing, {"book": at, "space": at}))


def taken_from(table: Table, thing: str) -> Place[int]:
    """The places from which it may have been taken, or none."""
    places = (Option(str(at), at, LABELS[thing](table, at)) for at in PLACES[thing](table))
    return Place((*places, Option("none", 0, Say(f"took-no-{thing}"))))


def may_bring(table: Table, done: Said) -> tuple[str, ...]:
    """A book by Study, or by Mirror, which may be Study; of a rabbi what its space gives, as far as that is known."""
    if done.verb in (STUDY, MIRROR):
        return (BOOK,)
    if done.verb != RABBI:
        return ()
    if done["position"] == BOTTOM:
        return (GRAVE,)
    tile = table.tiles[done["position"] - 1]
    kinds = {step.kind for side in table.box.effects[tile].sides for step in side} if tile else frozenset()
    return tuple(thing for thing, deeds in DEEDS.items() if kinds & deeds)


def book_places(table: Table) -> Sequence[int]:
    """The places of the library; where no book is known it does not matter which was taken."""
    return range(1, LIBRARY + 1) if any(table.library) else ()


def shelved(table: Table, position: int) -> Say:
    """A place of the library, by the colour of its book where that is known."""
    id = table.library[position - 1]
    return Say(f"shelf-{table.book(id).colour}" if id else "book-at", {"position": position})


def grave_places(table: Table) -> Sequence[int]:
    """The free spaces of the cemetery that are open, as far as that is known; where none is left a killed golem takes
    nothing away."""
    known = open_graves(table)
    if known is None and table.setup.rules >= ASKED_ALONE:
        known = MOST_GRAVES
    return [at for at in range(1, (known or 0) + 1) if at not in table.graves]


def grave_at(_: Table, space: int) -> Say:
    return Say("grave-at", {"space": space})


PLACES: Mapping[str, Callable[[Table], Sequence[int]]] = {BOOK: book_places, GRAVE: grave_places}
LABELS: Mapping[str, Callable[[Table, int], Say]] = {BOOK: shelved, GRAVE: grave_at}
