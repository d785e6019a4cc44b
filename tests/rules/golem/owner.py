"""An owner with a box before them: answers what the program asks by what lies there, in the words of the notation.

The box of this owner happens to be printed like the house pack; the program does not know that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from automarium.core.ask import Ask
from automarium.core.rng import Stream
from automarium.games.golem.box import ROWS, book_line, house_box, prices_line, signs_line
from automarium.games.golem.cards import card_line
from automarium.games.golem.components import components
from automarium.games.golem.names import ACTION_TILES, SECTIONS, SLOTS
from automarium.games.golem.notation import line
from automarium.games.golem.shapes import BoardLine, CharactersLine, MarblesLine, RoundLine, TilesLine
from automarium.games.golem.table import Table

PRINTED = house_box()
KEYS: dict[str, Callable[[Any], int]] = {  # which entry of a row a question means
    "red-zone": lambda args: args["level"] - 1,
    "entry": lambda args: SECTIONS.index(args["section"]) - 8,
    "graves-open": lambda args: args["players"] - 2,
    "position": lambda args: args["position"] - 1,
    "cauldron": lambda args: args["number"] - 1,
    "slot": lambda args: SLOTS.index(args["slot"]),
    "study-vp": lambda args: args["space"],
    "study-income": lambda args: args["space"],
}


def printed(ask: Ask[Any]) -> str | None:
    """What a row of the box shows where the question points at."""
    if isinstance(ask.shape, BoardLine):
        return str(ask.write({(row, at): PRINTED.rows[row][at] for row, at in ask.shape.places}))
    row = ask.id.removeprefix("ask-")
    if row.removeprefix("all-") in ROWS and row not in ROWS:
        name = row.removeprefix("all-")
        return " ".join(ROWS[name].shape.write(one) for one in PRINTED.rows[name] if one is not None)
    if row not in ROWS:
        return None
    if row in ("golem-spaces", "study-spaces", "bottom", "study-tile"):
        at = 0
    else:
        at = KEYS[row](ask.args) if row in KEYS else int(str(ask.args["space"]).removeprefix("section-")) - 1
    return str(ROWS[row].shape.write(PRINTED.rows[row][at]))


class Owner:
    """Deals from their own box, and types as little as the program lets them; or everything that is printed on a
    thing, as the pictures lead one to do."""

    def __init__(self, seed: str, *, whole: bool = False) -> None:
        self.whole = whole
        self.stream = Stream(seed, "owner")
        self.deck = list(PRINTED.cards)
        self.stream.shuffle(self.deck)
        self.books = list(PRINTED.books)
        self.stream.shuffle(self.books)
        self.starts = list(PRINTED.starts)
        self.stream.shuffle(self.starts)
        self.drawn: list[str] = []
        self.tiles: list[str] = []
        self.round = 0

    def answer(self, ask: Ask[Any], table: Table) -> str | None:
        """The answer to a question about the box; None when it is about the humans' turns."""
        if table.round != self.round:
            self.round = table.round
            tiles = [str(tile) for tile in ACTION_TILES]
            self.stream.shuffle(tiles)
            self.tiles = tiles[: table.players + 1]
        told = printed(ask) or self._components(ask, table) or self._cards(ask, table)
        return told if told is not None else self._income(ask, table)

    def _components(self, ask: Ask[Any], table: Table) -> str | None:
        id, args = ask.id, ask.args
        if id == "ask-marbles":
            shape = MarblesLine(components().marbles[table.players])
            return shape.write(shape.sample(self.stream))
        if id == "ask-round":
            assert isinstance(ask.shape, RoundLine)
            space = ask.shape.space
            steps = PRINTED.rows["golem-steps"][space - 1] if space else None
            marbles = ask.shape.marbles.sample(self.stream)
            return str(ask.write((marbles, PRINTED.signs[ask.shape.character], steps)))
        if id == "ask-characters":
            return CharactersLine().write(CharactersLine().sample(self.stream))
        if id == "ask-district":
            return str(ask.write(ask.shape.sample(self.stream)))
        if id == "ask-neighbourhood":
            return TilesLine().write(TilesLine().sample(self.stream))
        if id == "ask-artifact-tile":
            gives = " ".join(line(one) for one in PRINTED.artifacts["at2a"] if one is not None)
            return f"at2a {gives}" if self.whole and "at2a" not in table.box.artifacts else "at2a"
        if id == "ask-artifact":
            found = PRINTED.artifacts["at2a"][int(str(args["number"])) - 1]
            assert found is not None
            return line(found)
        if id == "ask-starting-tile":
            start = self.starts.pop()
            return start if start in table.box.starts else f"{start} {line(PRINTED.starts[start])}"
        if id == "ask-all-signs":
            whose: Any = ask.args["characters"]
            return " ".join(signs_line(PRINTED.signs[one]) for one in whose)
        if id == "ask-signs":
            return signs_line(PRINTED.signs[table.character])
        if id.startswith("ask-prices-"):
            return prices_line(next(its for area, its in PRINTED.prices.items() if id.endswith(area)))
        if id == "ask-action-tile":
            return self.tiles[int(str(args["position"])) - 1]
        if id == "ask-where-tile":
            tile = str(args["tile"])
            position = self.tiles.index(tile) + 1 if tile in self.tiles else 0
            return str(0 if position in table.rabbis.values() else position)
        if id in ("ask-book", "ask-placed-book"):
            book = self.books.pop(0)
            told = book if book in table.box.books else f"{book} {book_line(PRINTED.books[book])}"
            place = PRINTED.rows["position"][int(str(args["position"])) - 1]
            return told if id == "ask-book" else f"{place} {told}"
        return None

    def _cards(self, ask: Ask[Any], table: Table) -> str | None:
        """A new card by the columns that this turn needs, a known one by its id alone."""
        if ask.id == "ask-card":
            if not table.deck.drawn:
                self.deck += self.drawn
                self.drawn = []
                self.stream.shuffle(self.deck)
            id = self.deck.pop(0)
            self.drawn.append(id)
            if id in table.box.cards:
                return id
            card = PRINTED.cards[id]
            if self.whole:
                return f"{id} {card_line(card)}"
            assert card.bonus is not None
            bonus = f"{card.bonus.kind} {card.bonus.level}" if card.bonus.level else card.bonus.kind
            return f"{id} {bonus} {card.first[0]} " + " ".join(card.marble or ())  # type: ignore[index]
        if ask.id == "ask-symbol":
            first, second = (PRINTED.cards[card.id] for card in table.cards[-2:])
            return "yes" if first.right and second.left else "no"
        if ask.id.startswith("ask-card-"):
            numbers = getattr(PRINTED.cards[str(ask.args["key"])], ask.id.removeprefix("ask-card-"))
            return "".join(str(number) for number in numbers)
        return None

    def _income(self, ask: Ask[Any], table: Table) -> str | None:
        """Unknown income part by part."""
        if ask.id != "ask-income":
            return None
        from automarium.games.golem.phases import place_of

        sources: Any = ask.args["sources"]
        return " | ".join(line(PRINTED.rows[str(one)][place_of(table, str(one))]) for one in sources)


def whole_survey() -> Iterator[str]:
    """The lines of a survey that tell everything that is printed in this box."""
    for name, row in PRINTED.rows.items():
        yield f"{name} " + " ".join(ROWS[name].shape.write(one) for one in row if one is not None)
    for area, prices in PRINTED.prices.items():
        yield f"{area}-prices {prices_line(prices)}"
    for name, signs in PRINTED.signs.items():
        yield f"character {name.removeprefix('character-')} {signs_line(signs)}"
    for id, benefits in PRINTED.artifacts.items():
        yield f"artifacts-tile {id} " + " ".join(line(one) for one in benefits if one is not None)
    for id, start in PRINTED.starts.items():
        yield f"start {id} {line(start)}"
    for id, book in PRINTED.books.items():
        yield f"book {id} {book_line(book)}"
    for id, card in PRINTED.cards.items():
        yield f"card {id} {card_line(card)}"
