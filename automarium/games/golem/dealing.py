"""What comes onto the table at random: dealt by the program in the house, told by the players who have the box."""

from __future__ import annotations

from functools import partial

from automarium.core.ask import Asking
from automarium.core.tale import Say
from automarium.games.golem.artifacts import name_artifact_tile
from automarium.games.golem.called import ARTIFACT_TILE, called, title
from automarium.games.golem.components import components
from automarium.games.golem.names import ACTION_TILES
from automarium.games.golem.notation import Effect, phrase
from automarium.games.golem.shapes import (
    AllSigns,
    CharactersLine,
    MarblesLine,
    NamedEffect,
    RoundLine,
    TilesLine,
    told_marbles,
)
from automarium.games.golem.table import ASKED_ALONE, ASKED_BY_BOARDS, ASKED_TOGETHER, LIBRARY, Table

SHIFTS_EVERYWHERE = 2  # the version of the rules since which books that an owner has told shift like the others
BOARD_TOLD = 7  # and since which the house says which books lie in the library, and what the cemetery brings


def drop_marbles(table: Table) -> Asking[None]:
    """All marbles of this player count are dropped at once into the five rows (B-02)."""
    line = MarblesLine(components().marbles[table.players])
    if table.house:
        table.marbles = line.sample(table.streams["marbles"])
        if table.tale.telling:
            table.tale.order("order-marbles", marbles=told_marbles(table.marbles))
    else:
        if table.round and table.setup.rules >= ASKED_ALONE:
            table.tale.order("order-drop-marbles", number=sum(line.in_play.values()))
        yield from tell_marbles(table, line)


def tell_marbles(table: Table, line: MarblesLine) -> Asking[None]:
    """The marbles of an owner's round; where its character is not known, together with what phase 2 looks at."""
    character, at = table.characters[max(table.round, 1) - 1], table.golem_track
    if character in table.box.signs or table.setup.rules < ASKED_BY_BOARDS:
        table.marbles = yield from table.ask("ask-marbles", lambda: line)
        return
    track = table.box.rows["golem-steps"]
    shape = RoundLine(line, character, at + 1 if track[at] is None else None)
    told = yield from table.ask("ask-round", lambda: shape, character=character, space=shape.space or 0)
    table.marbles, table.box.signs[character], steps = told
    if steps is not None:
        track[at] = steps


def deal_action_tiles(table: Table) -> None:
    """One tile more than players, from the top (B-03); used ones are reshuffled when the pile is empty (B-12)."""
    number = table.players + 1
    if not table.house:
        table.tiles = [None] * number
        table.tale.order("order-action-tiles-table", number=number, again=int(table.round > 1))
        return
    table.tiles = []
    for _ in range(number):
        if not table.tile_pile:
            table.tile_pile = [tile for tile in ACTION_TILES if tile not in table.tiles]
            table.streams["action-tiles"].shuffle(table.tile_pile)
        table.tiles.append(table.tile_pile.pop())
    table.tale.order("order-action-tiles", tiles=tuple(tile for tile in table.tiles if tile is not None))


def deal_library(table: Table) -> None:
    """Five books face up (B-04). At a table with a box they are told only when the Automa buys one."""
    if table.house:
        pile = list(table.box.books)
        table.streams["books"].shuffle(pile)
        table.library, table.book_pile = [*pile[:LIBRARY]], pile[LIBRARY:]
        if table.tale.telling and table.setup.rules >= BOARD_TOLD:
            books = (table.book(id) for id in pile[:LIBRARY])
            named = tuple(Say("told-known-book", {"colour": one.colour, "title": title(one.id)}) for one in books)
            table.tale.order("order-library", books=named)


def tell_cemetery(table: Table) -> None:
    """The bonuses of its open spaces: in the house they are not printed anywhere."""
    if table.tale.telling and table.house and table.setup.rules >= BOARD_TOLD:
        rows = table.box.rows
        spaces = rows["graves"][: rows["graves-open"][table.players - 2]]
        table.tale.order("order-cemetery", bonuses=tuple(map(phrase, spaces)))


def renew_library(table: Table) -> None:
    """The leftmost book goes under the deck, the others shift left, a new one comes at the right (B-13)."""
    if table.house or table.setup.rules >= SHIFTS_EVERYWHERE:
        gone = table.library.pop(0)
        if gone is not None:
            table.book_pile.append(gone)
        table.library.append(table.book_pile.pop(0) if table.book_pile else None)
    book = table.box.books.get(table.library[-1] or "")
    if not table.house or book is None or table.setup.rules < BOARD_TOLD:
        table.tale.order("order-renew-library")
    else:
        table.tale.order("order-renew-library-with", colour=book.colour, title=title(book.id), book=book.id)


def lay_neighbourhood(table: Table) -> Asking[None]:
    """Seven of the ten tiles of each district, by rising number, in sections I to VII (B-05)."""
    line = TilesLine()
    if table.house:
        for district, tiles in line.sample(table.streams["neighbourhood"]).items():
            table.neighbourhood[district] = tiles
            table.tale.order("order-neighbourhood", district=district, tiles=tiles)
    else:
        table.neighbourhood = yield from table.ask("ask-neighbourhood", lambda: line)


def lay_characters(table: Table) -> Asking[None]:
    """Three characters of rounds I to III, then one of round IV (B-06)."""
    line = CharactersLine(table.box)
    if table.house:
        table.characters = line.sample(table.streams["characters"])
        numbers = tuple(name.removeprefix("character-") for name in table.characters)
        table.tale.order("order-characters", characters=table.characters, numbers=numbers)
    else:
        table.characters = yield from table.ask("ask-characters", lambda: CharactersLine(table.box))
        if table.setup.rules >= ASKED_TOGETHER and not table.when_met:
            yield from their_signs(table)


def their_signs(table: Table) -> Asking[None]:
    """What the four characters show, as far as nobody has entered it."""
    unknown = tuple(one for one in table.characters if one not in table.box.signs)
    if unknown:
        told = yield from table.ask("ask-all-signs", lambda: AllSigns(unknown), characters=unknown)
        table.box.signs.update(told)


def take_artifact_tile(table: Table) -> Asking[None]:
    """Chosen in reverse turn order: the Automa, being first, gets the one that is left (G-07, B-10)."""
    if table.house:
        table.artifact_tile = table.streams["artifacts"].pick(list(table.box.artifacts))
    else:
        yield from name_artifact_tile(table)
    id = table.artifact_tile
    table.tale.order("order-artifact-tile", tile=called(ARTIFACT_TILE, id), key=id)


def starting_tiles(table: Table) -> Asking[list[tuple[str, Effect]]]:
    """As many random starting tiles as the level says (G-05), each by what it gives."""
    if table.house:
        ids = list(table.box.starts)
        table.streams["starting-tiles"].shuffle(ids)
        return [(id, table.box.starts[id]) for id in ids[: table.level]]
    found: list[tuple[str, Effect]] = []
    for number in range(1, table.level + 1):
        shape = partial(NamedEffect, table.box.starts, [id for id, _ in found])
        told = yield from table.ask("ask-starting-tile", shape, number=number)
        id, effect = told
        if id and not effect.each_time:
            table.box.starts[id] = effect
        found.append(told)
    return found
