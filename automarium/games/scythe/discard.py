"""The Automa's two discard piles, which lie open: whoever doubts the cube counts the stars of the main one (S-13)."""

from __future__ import annotations

from automarium.core.game import Pile
from automarium.core.tale import Name, Say
from automarium.games.scythe.cards import AutomaCard, Scheme, Symbol
from automarium.games.scythe.table import Table


def discards(table: Table) -> tuple[Pile, ...]:
    piles = (("discard-main", table.main), ("discard-combat", table.combat))
    return tuple(Pile(Say(name), tuple(_printed(card) for card in reversed(pile))) for name, pile in piles)


def _printed(card: AutomaCard) -> Say:
    """A card by all that is printed on it."""
    first, second = (_scheme(name, scheme) for name, scheme in card.schemes.items())
    spend = "/".join(str(power) for power in card.spend)
    told = {"card": card.name, "star": _yes(card.star), "resources": card.resources}
    return Say("card-printed", {**told, "spend": spend, "cards": card.cards, "first": first, "second": second})


def _scheme(name: Name, scheme: Scheme) -> Say:
    rows = {"moves": tuple(map(_symbol, scheme.moves)), "gains": tuple(map(_symbol, scheme.gains))}
    said = Say("scheme-printed", {"scheme": name, "skip": _yes(scheme.skip), **rows})
    return Say("scheme-recruit", {"scheme": said, "recruit": scheme.recruit}) if scheme.recruit else said


def _symbol(symbol: Symbol) -> Say:
    said = {"kind": symbol.kind, "number": symbol.number}
    if symbol.faction is None:
        return Say("symbol-printed", said)
    return Say("symbol-of-faction", {**said, "faction": symbol.faction})


def _yes(flag: bool) -> Name:
    return Name("yes" if flag else "no")
