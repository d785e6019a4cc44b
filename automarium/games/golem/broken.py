"""What always holds at a table that waits for an answer: pieces are conserved, and a thing lies in one place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TypeVar

from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.golem.box import ROWS as BOX_ROWS
from automarium.games.golem.called import CARD, called, known_book
from automarium.games.golem.components import ROUNDS
from automarium.games.golem.golems import open_graves
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLACK,
    BOTTOM,
    DISTRICTS,
    GOLEM,
    LAST_TILE,
    ROWS,
    SECTIONS,
    SLOTS,
    TOKEN_OF,
)
from automarium.games.golem.table import COLUMN_FULL, GOLEMS_TO_CREATE, STARTING_GOLEMS, Table
from automarium.games.golem.turn import TURNS
from automarium.games.golem.upgrades import TILES, kind_of

T = TypeVar("T")


def broken(table: Table) -> Iterator[Refusal]:
    """Everything about a table that cannot be, each as the sentence that says so."""
    return chain.from_iterable(check(table) for check in CHECKS)


def marbles(table: Table) -> Iterator[Refusal]:
    """Each marble lies in a row, or somebody has it, or it is set aside; before they are dropped none is anywhere."""
    if not any(table.value(row) for row in ROWS):
        if any(table.taken.values()):
            yield Refusal("broken-marbles-not-dropped")
        return
    for colour, number in table.left_in_rows().items():
        lying = sum(table.marbles[row][colour] for row in ROWS)
        if lying != number:
            yield Refusal("broken-marbles", colour=colour, got=lying, number=number)


def actions(table: Table) -> Iterator[Refusal]:
    """The Automa has had an action for each of its cards, but for the one that it is about to carry out; whoever is to
    act has an action left."""
    had, due = table.had(AUTOMA), len(table.cards) - (table.acting == AUTOMA)
    put_away = not table.cards and table.phase > 3
    if had != due and not put_away:
        yield Refusal("broken-actions", got=had, number=due)
    if table.acting is not None and table.had(table.acting) == TURNS:
        yield Refusal("broken-turn", seat=table.named(table.acting))


def rabbis(table: Table) -> Iterator[Refusal]:
    """A tile bears one rabbi; the bottom space any number (B-36)."""
    positions = [position for position in table.rabbis.values() if position != BOTTOM]
    for position in _twice(positions):
        yield Refusal("broken-rabbis", position=position)


def action_tiles(table: Table) -> Iterator[Refusal]:
    for tile in _twice([*(one for one in table.tiles if one), *table.tile_pile]):
        yield Refusal("broken-tile", tile=tile)


def golems(table: Table) -> Iterator[Refusal]:
    """Whatever was on the map at first or was created is there or was killed (B-08, B-26)."""
    due = golems_due(table)
    if len(table.golems) != due:
        why = {"first": _first(table), "created": table.created, "killed": table.killed}
        yield Refusal("broken-golems", got=len(table.golems), number=due, **why)


def _first(table: Table) -> int:
    return STARTING_GOLEMS if table.placed else 0


def golems_due(table: Table) -> int:
    """How many golems were placed or created, and not killed."""
    return _first(table) + table.created - table.killed


def graves(table: Table) -> Iterator[Refusal]:
    """Only killed golems lie in the cemetery, and only in spaces that are open (B-39)."""
    own = list(table.graves.values()).count(AUTOMA)
    if own > table.killed:
        yield Refusal("broken-graves", got=own, number=table.killed)
    open_spaces = open_graves(table)
    for space in table.graves:
        if open_spaces is not None and space > open_spaces:
            yield Refusal("broken-grave-closed", space=space, number=open_spaces)


def menorah_tokens(table: Table) -> Iterator[Refusal]:
    """The first student in VIII takes the token (B-22)."""
    for district in DISTRICTS:
        if table.students[district] > LAST_TILE and table.menorah_tokens[district] is None:
            yield Refusal("broken-menorah", district=district, section=SECTIONS[table.students[district]])


def tracks(table: Table) -> Iterator[Refusal]:
    """A marker stands on its track, as far as that is known; people count the golem track from 1."""
    for track, at, first in (("study", table.study_track, 0), ("golem", table.golem_track, 1)):
        spaces = table.box.rows[f"{track}-spaces"][0]
        if spaces is not None and at >= spaces:
            yield Refusal("broken-track", what=Name(f"{track}-income"), got=at + first, high=spaces - 1 + first)


def gold(table: Table) -> Iterator[Refusal]:
    """There is no more gold than spaces for it; a cauldron that nobody has told of may be as large as any."""
    largest = BOX_ROWS["cauldron"].shape.high
    spaces = sum(largest if size is None else size for size in table.box.rows["cauldron"])
    if table.gold > spaces:
        yield Refusal("broken-gold", got=table.gold, number=spaces)


def developments(table: Table) -> Iterator[Refusal]:
    """Three grey tiles and two special ones, and slots enough for them (B-51); each development is made once."""
    for special, number in TILES.items():
        slots = [slot for slot in SLOTS if table.box.special(slot) == special]
        made = sum(slot in table.upgrades[ARTIFACTS] for slot in slots)
        kind = kind_of(special)
        if made > number:
            yield Refusal("broken-slots-made", kind=kind, got=made, number=number)
        if len(slots) < number:
            yield Refusal("broken-slots", kind=kind, got=len(slots), number=number)
    for tile in _twice([tile for made in table.upgrades.values() for tile in made]):
        yield Refusal("broken-upgrade", upgrade=tile)


def books(table: Table) -> Iterator[Refusal]:
    """A book lies in one place; a column has one colour besides black and room for five, a colour one column (G-16)."""
    laid = [id for column in table.columns for id in column]
    for id in _twice([*laid, *(one for one in table.library if one), *table.book_pile]):
        yield Refusal("broken-book", book=known_book(table.box.books, id))
    colours = [{table.book(id).colour for id in column} - {BLACK} for column in table.columns]
    if any(len(one) > 1 for one in colours):
        yield Refusal("column-colours")
    for colour in _twice([colour for one in colours for colour in one]):
        yield Refusal("broken-columns", colour=colour)
    if any(len(column) > COLUMN_FULL for column in table.columns):
        yield Refusal("broken-column-full", number=COLUMN_FULL)


def cards(table: Table) -> Iterator[Refusal]:
    """A card of the Automa lies there or in its deck."""
    laid = [card.id for card in table.cards]
    for id in _twice([*laid, *(() if table.deck.physical else table.deck.cards)]):
        yield Refusal("broken-card", card=called(CARD, id))


def characters(table: Table) -> Iterator[Refusal]:
    """Three characters of rounds I to III, then one of round IV (B-06)."""
    for name in _twice(table.characters):
        yield Refusal("broken-character", character=name)
    for number, name in enumerate(table.characters, 1):
        if (name in table.box.late) != (number == ROUNDS):
            yield Refusal("broken-character-round", character=name, number=number)


def neighbourhood(table: Table) -> Iterator[Refusal]:
    """The tiles of a district lie by rising number, each once (B-05)."""
    for district, tiles in table.neighbourhood.items():
        if list(tiles) != sorted(set(tiles)):
            yield Refusal("broken-neighbourhood", district=district)


def finished(table: Table) -> Iterator[Refusal]:
    """A finished area has all its developments, Golem all golems too, and its token lies below the others (G-86)."""
    for area in table.exhausted:
        if not table.area_done(area) or (area == GOLEM and table.created < GOLEMS_TO_CREATE):
            yield Refusal("broken-finished", area=area)
    lowest = table.tokens[len(table.tokens) - len(table.exhausted) :]
    if {TOKEN_OF[area] for area in table.exhausted} != set(lowest):
        yield Refusal("broken-tokens")


def _twice(things: Iterable[T]) -> Iterator[T]:
    """What is there more than once."""
    seen: set[T] = set()
    for one in things:
        if one in seen:
            yield one
        seen.add(one)


CHECKS = (
    *(marbles, actions, rabbis, action_tiles, golems, graves, menorah_tokens, tracks, gold, developments),
    *(books, cards, characters, neighbourhood, finished),
)
