"""The 17 decision cards, out of their pack."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from automarium.core.pack import Item, Pack, shipped
from automarium.core.tale import Name
from automarium.games.gaia.names import ACTIONS, ARROWS, TILES

CARDS = 17


class Card(NamedTuple):
    """One decision card. As the action card it gives its action, VP and pass symbol; as the support card all the rest:
    which final scoring tile, the range, the zigzag arrow (direction), the numbered arrow, the booster on passing."""

    n: int
    start: bool  # its set-up number is green
    first_booster: int  # the green one of the five bars
    action: Name
    vp: int
    tile: Name
    range: int
    direction: Name
    number: int
    arrow: Name
    passes: bool  # the red X
    pass_booster: int  # the green one of the three bars


def read_card(item: Item, highest: int = CARDS) -> Card:
    """A card out of its row."""
    return Card(
        item.number("n", 1, highest),
        item.flag("start"),
        item.number("first_booster", 1, 5),
        Name(item.one_of("action", ACTIONS)),
        item.number("vp", 0, 9),
        Name(item.one_of("tile", TILES)),
        item.number("range", 1, 9),
        Name(item.one_of("direction", ARROWS)),
        item.number("number", 1, 9),
        Name(item.one_of("arrow", ARROWS)),
        item.flag("pass"),
        item.number("pass_booster", 1, 3),
    )


Cards = tuple[Card, ...]


def read_cards(pack: Pack) -> Cards:
    """The 17 cards by their numbers (of the workshop: as many as there are), or a BadPack that names the file, the
    card and the field."""
    cards = [read_card(item, pack.highest(CARDS)) for item in pack.items("cards")]
    pack.counted([card.n for card in cards], CARDS)
    return tuple(sorted(cards))


@cache
def shipped_cards() -> Cards:
    return read_cards(shipped(__package__, "cards.json", "gaia.cards"))
