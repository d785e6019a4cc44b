"""The Automa's deck with its two discard piles, main and combat."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.games.scythe.cards import AutomaCard
from automarium.games.scythe.table import Table


def shuffle_deck(table: Table) -> None:
    """All 19 cards become a new deck; the number in the last resource box still counts (S-204)."""
    table.main.clear()
    table.combat.clear()
    table.deck.shuffle()
    if table.deck.physical:
        table.tale.order("order-shuffle", scheme=table.automa.scheme, number=len(table.deck.all))
    else:
        table.tale.note("note-shuffle", scheme=table.automa.scheme, number=len(table.deck.all))


def draw(table: Table, pile: list[AutomaCard]) -> Asking[AutomaCard]:
    """A new card of a physical deck onto one of the piles; only when none is left to draw, both piles are shuffled
    (S-35)."""
    if not table.deck.count:
        shuffle_deck(table)
    card = yield from table.deck.draw()
    pile.append(card)
    return card


def take(table: Table, pile: list[AutomaCard]) -> AutomaCard:
    """The same out of a deck of the program, where nothing is asked."""
    deck = table.deck
    if not deck.cards:
        shuffle_deck(table)
    card = deck.take()
    pile.append(card)
    return card
