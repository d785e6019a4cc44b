"""One ability on its way: whose it is, where it works, and what its steps have found so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.names import BANISHED, LOCATIONS
from automarium.games.redrising.table import Table


class Spot(NamedTuple):
    """Where a card of the board lies: its location, and how many are below it."""

    place: Name
    at: int


class Touched(NamedTuple):
    """A card as it lay when a step touched it."""

    id: Name
    color: Name | None  # none if it lay face down
    place: Name
    alone: bool  # with no third card beside it and the activated character


@dataclass(slots=True)
class Act:
    """The ability of a character, and what has come of it."""

    table: Table
    id: Name
    here: Name
    under: Card | None = None  # what lay beneath when the character landed, before anything happened (H-09)
    touched: list[Touched] = field(default_factory=list)
    named: Name | None = None
    done: bool = False  # whether the step before was carried out
    lacking: str = ""  # what the first step lacked that was not

    @property
    def own(self) -> int:
        """Where the activated character lies in its pile, or -1."""
        for at, card in enumerate(self.table.piles[self.here]):
            if card.id == self.id:
                return at
        return -1

    def touch(self, card: Card, place: Name, *, alone: bool = False) -> None:
        self.touched.append(Touched(card.id, color_of(card), place, alone))

    def leave(self) -> Card | None:
        """The character leaves the board, if it still lies there: another ability may have taken it away."""
        spot = spot_of(self.table, self.id)
        return self.table.piles[spot.place].pop(spot.at) if spot else None

    def banish_self(self) -> bool:
        card = self.leave()
        if card is not None:
            self.table.put(card, BANISHED)
            self.table.tale.order("order-banish-self", card=self.id)
        return card is not None

    def name_color(self, colors: Sequence[Name], number: int = 1, among: int = 1) -> Asking[Name]:
        """A colour that the human says before anything is shown, one of so many."""
        return self.table.choose_color("ask-color", colors, card=self.id, number=number, among=among)


def color_of(card: Card) -> Name | None:
    """The colour that a card shows: none if it lies face down (U-09), or nobody has named it."""
    character = characters().get(card.id)
    return character.color if character is not None and card.up else None


def spot_of(table: Table, id: Name) -> Spot | None:
    """Where a card lies on the board."""
    for place in LOCATIONS:
        for at, card in enumerate(table.piles[place]):
            if card.id == id:
                return Spot(place, at)
    return None


def flipped(table: Table) -> Asking[Card]:
    """The top card of the deck is shown before anything is chosen (U-18)."""
    card = yield from table.reveal(table.draw(), "ask-deck-top")
    table.seen.add(card.id)
    table.tale.note("note-flipped", card=card.id)
    return card
