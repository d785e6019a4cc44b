"""The choice of a marble: the criteria of the yellow column, one narrowing the other from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, compress
from typing import NamedTuple

from automarium.core.ask import Asking
from automarium.core.bits import Bits, Sieve, first_of, narrow, prefer_inside, union
from automarium.core.choose import Ladder
from automarium.core.tale import Name, Say
from automarium.games.golem.box import Signs
from automarium.games.golem.names import (
    AREA_OF,
    AUTOMA,
    BLACK,
    COLOURS,
    DO_WORK,
    LEFT,
    MIRROR,
    MOST,
    ORDERS,
    OTHER,
    RIGHT,
    ROWS,
    TAKE_BLACK,
    TAKE_WHITE,
    TOP,
    WHITE,
    WORK,
)
from automarium.games.golem.shapes import told_colours
from automarium.games.golem.table import Table

WORKERS = 2  # standing golems from which on the main strategy token speaks for Work


class Marble(NamedTuple):
    """An option: one colour in one row; equal marbles of a row are one option (G-55)."""

    row: Name
    colour: Name


class Marbles(Bits):
    """Options, as the bits of an int."""

    __slots__ = ()
    things = tuple(Marble(row, colour) for row in ROWS for colour in COLOURS)


BIT = {row: {colour: 1 << Marbles.things.index((row, colour)) for colour in COLOURS} for row in ROWS}
OF_ROW = {row: union(BIT[row].values()) for row in ROWS}
OF_COLOUR = {colour: union(BIT[row][colour] for row in ROWS) for colour in COLOURS}
BITS = [1 << number for number in range(len(Marbles.things))]
EVERY = union(OF_ROW.values())
FITS_NOTHING = EVERY + 1  # beside all of them


def marble_name(marble: Marble) -> Say:
    return Say("marble-in", {"row": marble.row, "colour": marble.colour})


# what does not depend on the table is made once
BLACK_MARBLE = prefer_inside("G-63", "why-colour", OF_COLOUR[BLACK], colour=BLACK)
WHITE_MARBLE = prefer_inside("G-63", "why-colour", OF_COLOUR[WHITE], colour=WHITE)
SHY = prefer_inside("A-60", "why-not-mirror", EVERY & ~OF_ROW[MIRROR])
NOT_MIRROR = prefer_inside("G-69", "why-not-mirror", EVERY & ~OF_ROW[MIRROR])
WORK_ROW = prefer_inside("G-67", "why-work-token", OF_ROW[WORK])

# of the rows with a coloured token still possible the highest; Work and Mirror never fit
TOP_ROW = {tokens: first_of("G-62", "why-top", [OF_ROW[AREA_OF[token]] for token in tokens]) for tokens in ORDERS}


@cache
def other_than(left: Name, right: Name) -> Sieve:
    return prefer_inside("G-66", "why-other", EVERY & ~(OF_COLOUR[left] | OF_COLOUR[right]))


@cache
def of_side(side: Name, colour: Name, taken: Name | None = None) -> Sieve:
    """A colour of the character, told with the one that was taken where it counts instead."""
    rule = "G-64" if side == LEFT else "G-65"
    if taken not in (None, colour):
        return prefer_inside(rule, f"why-{side}-taken", OF_COLOUR[colour], colour=colour, taken=taken)
    return prefer_inside(rule, f"why-{side}-marble", OF_COLOUR[colour], colour=colour)


def leftover(tokens: tuple[Name, ...], coloured_first: bool) -> tuple[Sieve, Sieve]:
    """The higher token, and in one row the colours by their tokens (G-68, G-140, A-07)."""
    colours = (*tokens, BLACK, WHITE) if coloured_first else (WHITE, BLACK, *tokens)
    return (
        first_of("G-68", "why-row-token", [OF_ROW[AREA_OF[token]] for token in tokens]),
        first_of("G-140", "why-colour-order", [OF_COLOUR[one] for one in colours], colours=told_colours(colours)),
    )


LEFTOVER = {first: {tokens: leftover(tokens, first) for tokens in ORDERS} for first in (True, False)}


@dataclass(slots=True)
class Chosen:
    marble: Marble
    for_work: bool  # the criterion WORK led here, so that a marble of the Mirror row performs Work (G-61)
    why: Ladder | None = None


def ignored(table: Table, signs: Signs) -> list[Name]:
    """Colours of the character that the Automa has taken this round (G-70). A colour that the character shows twice is
    ignored only after two marbles of it (A-54)."""
    taken = table.taken[AUTOMA]
    return [colour for colour in {*signs[:2]} if colour in taken and signs.count(colour) <= taken.count(colour)]


def options(table: Table, signs: Signs) -> int:
    """The marbles that may be taken; if only ignored colours are left, nothing is ignored (A-09)."""
    wanted = there = sum(compress(BITS, chain.from_iterable(map(dict.values, table.marbles.values()))))
    for colour in ignored(table, signs) if table.taken[AUTOMA] else ():
        wanted &= ~OF_COLOUR[colour]
    return wanted or there


def choose_marble(table: Table) -> Asking[Chosen | None]:
    """Checks the criteria from top to bottom, combining them (G-54 to G-69). None: no marble lies anywhere."""
    criteria: tuple[Name, ...] = table.cards[-1].marble or (yield from table.part("marble"))
    signs = table.box.signs.get(table.characters[table.round - 1]) or (yield from table.signs())
    looks = Chain(table, criteria, signs)
    ladder = table.tale.ladder("choice-marble", marble_name)
    number = narrow(options(table, signs), looks.criteria(), ladder, kept=Marbles, until_one=True)
    if number is None:
        table.tale.note("note-no-marble")
        return None
    return Chosen(Marbles.things[number], looks.work_active, ladder)


class Chain:
    """The criteria of one card, made as the choice comes to them: whether WORK was looked at is known only then."""

    __slots__ = ("active", "order", "signs", "stands", "table", "tokens", "work_active")

    def __init__(self, table: Table, criteria: tuple[Name, ...], signs: Signs) -> None:
        self.table = table
        self.order = criteria
        self.signs = signs
        self.stands = table.standing()
        self.tokens = tuple(table.tokens)
        self.work_active = self.active = False

    def criteria(self) -> Iterator[Sieve]:
        """Those of the card, then what is still tied after them: not Mirror; Work with two standing golems; the tokens
        (G-67 to G-69)."""
        readings = self.table.setup.values
        shy = readings["mirror"] == "every-tie"
        for name in self.order:
            if self.stands or name != DO_WORK:
                sieve = CRITERIA[name](self)
                yield self._noting(sieve) if shy else sieve
                if shy and self.active and not self.work_active:
                    yield SHY
        yield NOT_MIRROR
        if self.stands >= WORKERS:
            yield WORK_ROW
        yield from LEFTOVER[readings["colour-order"] == "coloured"][self.tokens]

    def _noting(self, sieve: Sieve) -> Sieve:
        """The same criterion, taking note whether some option fitted it, so that it became active: one that fits
        nothing is put beside them, and stays only where no other fits either."""

        def keep(left: int) -> int:
            kept = sieve.keep(left | FITS_NOTHING)
            self.active = not kept & FITS_NOTHING
            return kept & ~FITS_NOTHING

        return sieve.keeping(keep)

    def most(self) -> Sieve:
        """Of the rows still possible those with most marbles; by the other reading of A-05 only those that have most of
        all five, and where none of them is possible the criterion is passed over."""
        if self.table.setup.values["most"] == "possible":
            return Sieve("G-60", "why-most-marbles", self._with_most)
        return prefer_inside("A-05", "why-most-of-all", self._with_most(EVERY))

    def _with_most(self, left: int) -> int:
        """What is left of the rows that have most marbles of those that are left."""
        most, rows = 0, 0
        marbles = self.table.marbles
        for row, there in OF_ROW.items():
            if left & there and (value := sum(marbles[row].values())) >= most:
                most, rows = value, there if value > most else rows | there
        return left & rows

    def work(self, left: int) -> int:
        kept = left & (OF_ROW[WORK] | OF_ROW[MIRROR])
        self.work_active = self.work_active or bool(kept)
        return kept or left

    def side(self, name: Name) -> Sieve:
        """A colour of the character; if it was taken this round, the other one (G-64, G-65, G-139)."""
        first, second = self.signs.left, self.signs.right
        if name == RIGHT:
            first, second = second, first
        return of_side(name, second, first) if first in self.table.taken[AUTOMA] else of_side(name, first)


# the signs of the yellow column; one that no option fits narrows nothing (G-57)
CRITERIA: dict[Name, Callable[[Chain], Sieve]] = {
    MOST: Chain.most,
    DO_WORK: lambda chain: Sieve("G-61", "why-work", chain.work),
    TOP: lambda chain: TOP_ROW[chain.tokens],
    TAKE_BLACK: lambda _: BLACK_MARBLE,
    TAKE_WHITE: lambda _: WHITE_MARBLE,
    LEFT: lambda chain: chain.side(LEFT),
    RIGHT: lambda chain: chain.side(RIGHT),
    OTHER: lambda chain: other_than(chain.signs.left, chain.signs.right),
}
