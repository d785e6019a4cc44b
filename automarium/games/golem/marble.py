"""The choice of a marble: the criteria of the yellow column, one narrowing the other from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from automarium.core.ask import Asking
from automarium.core.choose import Criterion, Ladder, choose, least, most, prefer
from automarium.core.tale import Name, Say
from automarium.games.golem.box import Signs
from automarium.games.golem.names import (
    AUTOMA,
    BLACK,
    COLOURS,
    DO_WORK,
    LEFT,
    MIRROR,
    MOST,
    OTHER,
    RIGHT,
    ROWS,
    TAKE_BLACK,
    TOKEN_OF,
    TOP,
    WHITE,
    WORK,
)
from automarium.games.golem.table import Table

WORKERS = 2  # standing golems from which on the main strategy token speaks for Work


class Marble(NamedTuple):
    """An option: one colour in one row; equal marbles of a row are one option (G-55)."""

    row: Name
    colour: Name


ALL = {row: {colour: Marble(row, colour) for colour in COLOURS} for row in ROWS}


def marble_name(marble: Marble) -> Say:
    return Say("marble-in", {"row": marble.row, "colour": marble.colour})


# criteria that do not depend on the table are made once
BLACK_MARBLE: Criterion[Marble] = prefer("G-63", "why-colour", lambda one: one.colour == BLACK, colour=BLACK)
WHITE_MARBLE: Criterion[Marble] = prefer("G-63", "why-colour", lambda one: one.colour == WHITE, colour=WHITE)
SHY: Criterion[Marble] = prefer("A-60", "why-not-mirror", lambda one: one.row != MIRROR)
NOT_MIRROR: Criterion[Marble] = prefer("G-69", "why-not-mirror", lambda one: one.row != MIRROR)
WORK_ROW: Criterion[Marble] = prefer("G-67", "why-work-token", lambda one: one.row == WORK)


@cache
def other_than(left: Name, right: Name) -> Criterion[Marble]:
    return prefer("G-66", "why-other", lambda one: one.colour not in (left, right))


@cache
def of_side(side: Name, colour: Name) -> Criterion[Marble]:
    rule, id = ("G-64", "why-left-marble") if side == LEFT else ("G-65", "why-right-marble")
    return prefer(rule, id, lambda one: one.colour == colour, colour=colour)


class Chosen(NamedTuple):
    marble: Marble
    for_work: bool  # the criterion WORK led here, so that a marble of the Mirror row performs Work (G-61)
    why: Ladder | None = None


def ignored(table: Table, signs: Signs) -> list[Name]:
    """Colours of the character that the Automa has taken this round (G-70). A colour that the character shows twice is
    ignored only after two marbles of it (A-54)."""
    taken = table.taken[AUTOMA]
    wanted = (signs.left, signs.right)
    return [colour for colour in set(wanted) if taken.count(colour) >= wanted.count(colour)]


def options(table: Table, signs: Signs) -> list[Marble]:
    """The marbles that may be taken; if only ignored colours are left, nothing is ignored (A-09)."""
    there = [ALL[row][colour] for row, lying in table.marbles.items() for colour, number in lying.items() if number]
    out = ignored(table, signs)
    return [one for one in there if one.colour not in out] or there


def choose_marble(table: Table) -> Asking[Chosen | None]:
    """Checks the criteria from top to bottom, combining them (G-54 to G-69). None: no marble lies anywhere."""
    criteria: tuple[Name, ...] = yield from table.part("marble")
    signs = yield from table.signs()
    stands = len(table.standing())
    chain = Chain(table, criteria, signs, stands)
    ladder = table.tale.ladder("choice-marble", marble_name)
    marble = choose(options(table, signs), chain.criteria(), ladder, conditions=False)
    if marble is None:
        table.tale.note("note-no-marble")
        return None
    return Chosen(marble, chain.work_active, ladder)


class Chain:
    """The criteria of one card, made as the choice comes to them: whether WORK was looked at is known only then."""

    def __init__(self, table: Table, criteria: tuple[Name, ...], signs: Signs, stands: int) -> None:
        self.table = table
        self.order = criteria
        self.signs = signs
        self.stands = stands
        self.work_active = self.active = False

    @cached_property
    def values(self) -> dict[Name, int]:
        return {row: self.table.value(row) for row in ROWS}

    @cached_property
    def ranks(self) -> dict[Name, int]:
        tokens = self.table.tokens
        return {row: tokens.index(TOKEN_OF[row]) if row in TOKEN_OF else len(ROWS) for row in ROWS}

    def criteria(self) -> Iterator[Criterion[Marble]]:
        shy = self.table.setup["mirror"] == "every-tie"
        for name in self.order:
            found = self.criterion(name)
            if found is not None:
                yield self._noting(found) if shy else found
                if shy and self.active and not self.work_active:
                    yield SHY
        yield from self.leftover()

    def _noting(self, criterion: Criterion[Marble]) -> Criterion[Marble]:
        """The same criterion, taking note whether some option fitted it, so that it became active."""

        def keep(left: Sequence[Marble]) -> Sequence[Marble]:
            kept = criterion.keep(left)
            self.active = kept is not left
            return kept

        return criterion._replace(keep=keep)

    def criterion(self, name: Name) -> Criterion[Marble] | None:
        """One sign of the yellow column. One that no option fits narrows nothing (G-57)."""
        if name == MOST:
            return self._most()
        if name == DO_WORK:
            return Criterion("G-61", "why-work", self._work) if self.stands else None
        if name == TOP:
            return Criterion("G-62", "why-top", self._top)
        if name in (LEFT, RIGHT):
            return self._side(name)
        if name == OTHER:
            return other_than(self.signs.left, self.signs.right)
        return BLACK_MARBLE if name == TAKE_BLACK else WHITE_MARBLE

    def _most(self) -> Criterion[Marble]:
        """Of the rows still possible those with most marbles; by the other reading of A-05 only those that have most of
        all five, and where none of them is possible the criterion is passed over."""
        if self.table.setup["most"] == "possible":
            return most("G-60", "why-most-marbles", lambda one: self.values[one.row])
        highest = max(self.values.values())
        return prefer("A-05", "why-most-of-all", lambda one: self.values[one.row] == highest)

    def _work(self, left: Sequence[Marble]) -> Sequence[Marble]:
        kept = [one for one in left if one.row in (WORK, MIRROR)]
        self.work_active = self.work_active or bool(kept)
        return kept or left

    def _top(self, left: Sequence[Marble]) -> Sequence[Marble]:
        """Of the rows with a coloured token still possible the highest; Work and Mirror never fit (A-06)."""
        best = min((self.ranks[one.row] for one in left if one.row in TOKEN_OF), default=None)
        return left if best is None else [one for one in left if self.ranks[one.row] == best]

    def _side(self, name: Name) -> Criterion[Marble]:
        """A colour of the character; if it was taken this round, the other one (G-64, G-65, G-139)."""
        first, second = self.signs.left, self.signs.right
        if name == RIGHT:
            first, second = second, first
        colour = second if first in self.table.taken[AUTOMA] else first
        return of_side(name, colour)

    def leftover(self) -> Iterator[Criterion[Marble]]:
        """What is still tied after all criteria: not Mirror; Work with two standing golems; the higher token; and in
        one row the colours by their tokens (G-67 to G-69, G-140, A-07)."""
        yield NOT_MIRROR
        if self.stands >= WORKERS:
            yield WORK_ROW
        yield least("G-68", "why-row-token", lambda one: self.ranks[one.row])
        yield least("G-140", "why-colour-order", self._colour_order)

    def _colour_order(self, one: Marble) -> int:
        coloured, tokens = self.table.setup["colour-order"] == "coloured", self.table.tokens
        return ((*tokens, BLACK, WHITE) if coloured else (WHITE, BLACK, *tokens)).index(one.colour)
