"""The Automa's discard pile, which may be looked at at any time (P-77)."""

from __future__ import annotations

from automarium.core.game import Pile
from automarium.core.tale import Name, Say
from automarium.games.gaia.cards import Card
from automarium.games.gaia.table import Table


def discards(table: Table) -> tuple[Pile, ...]:
    return tuple(
        Pile(Say("discard"), tuple(_printed(card) for card in reversed(automa.deck.discarded)))
        for automa in table.automas
    )


def _printed(card: Card) -> Say:
    """A card by all that is printed on it."""
    told = {"number": card.n, "action": card.action, "vp": card.vp, "tile": card.tile, "range": card.range}
    arrows = {"direction": card.direction, "place": card.number, "arrow": card.arrow}
    return Say(
        "card-printed", {**told, **arrows, "passes": Name("yes" if card.passes else "no"), "booster": card.pass_booster}
    )
