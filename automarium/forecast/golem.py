"""Golem: one card; what is revealed on the way is not told."""

from __future__ import annotations

from collections.abc import Iterator

from automarium.core.ask import Asking
from automarium.core.tale import Event
from automarium.forecast import Thing, Way, named, twin_of
from automarium.games.golem.names import AUTOMA
from automarium.games.golem.phases import due
from automarium.games.golem.table import Table
from automarium.games.golem.turn import automa_turn

THINGS = {
    "order-marble": ("forecast-marble", "row", "colour"),
    "order-rabbi": ("forecast-rabbi", "position"),
    "order-student": ("forecast-student", "district"),
    "order-forward": ("forecast-golem", "district"),
    "order-activate": ("forecast-work", "district"),
    "order-create": ("forecast-create", "district"),
    "order-kill": ("forecast-kill", "district"),
    "order-book": ("forecast-book", "colour"),
    "order-upgrade": ("forecast-upgrade", "area"),
    "order-gold": ("forecast-gold",),
}
KINDS = tuple(id for id, *_ in THINGS.values())


def none(table: Table) -> str:
    if not due(table, AUTOMA, len(table.cards) + 1):
        return "forecast-last-turn"
    return "" if table.box.all_cards else "forecast-unknown-cards"


def ways(table: Table) -> Iterator[Way]:
    """Every card that has not come up since the deck was shuffled; when it has gone round, the card that was laid under
    it first."""
    deck = table.deck
    order = [id for id in deck.drawn if id not in {card.id for card in table.cards}]
    cards = [id for id in table.box.cards if id not in deck.drawn] or order[:1]
    for id in cards:
        made = twin_of(table)
        made.deck.physical = False
        made.deck.cards = [id]
        yield made, 1.0


def turn(table: Table) -> Asking[None]:
    return automa_turn(table)


def thing(event: Event) -> Thing | None:
    if event.id not in THINGS:
        return None
    id, *args = THINGS[event.id]
    return named(id, event, *args)
