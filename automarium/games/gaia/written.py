"""A decision card written out, as it is printed in the player's box: `6 1 build-mine 3 upper 2 > 1 < 3 -`.

That is its number, the green one of the five bars, action, VP, tile, range, zigzag arrow, the number with its arrow,
the green one of the three bars, and `x` for the pass symbol.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automarium.core.deck import Deck, Signs
from automarium.core.errors import Refusal
from automarium.core.pack import Item
from automarium.core.tale import Say
from automarium.games.gaia.box import pack_of
from automarium.games.gaia.cards import Card, read_card
from automarium.games.gaia.names import ACTIONS, ARROWS, TILES
from automarium.games.gaia.table import Table

_PARTS = ("n", "first_booster", "action", "vp", "tile", "range", "direction", "number", "arrow", "pass_booster", "pass")
_NUMBERS = ("n", "first_booster", "vp", "range", "number", "pass_booster")
_ARROWS = dict(zip("<>←→", [str(one) for one in ARROWS] * 2, strict=True))
_PASS = {"x": True, "х": True, "✖": True, "-": False, "–": False, "−": False}


def _read(text: str) -> Card | None:
    words = text.casefold().split()
    if len(words) != len(_PARTS):
        return None
    row: dict[str, Any] = dict(zip(_PARTS, words, strict=True))
    row |= {part: int(row[part]) for part in _NUMBERS if row[part].isascii() and row[part].isdigit()}
    row |= {part: _ARROWS.get(row[part], row[part]) for part in ("direction", "arrow")}
    row["pass"] = _PASS.get(row["pass"], row["pass"])
    return read_card(Item(text[:40], words[0], row))


def _line(card: Card) -> str:
    arrows = {str(name): sign for sign, name in _ARROWS.items() if sign.isascii()}
    arrow, direction = arrows[card.arrow], arrows[card.direction]
    parts = (card.n, card.first_booster, card.action, card.vp, card.tile, card.range, direction, card.number, arrow)
    return " ".join(map(str, (*parts, card.pass_booster, "x" if card.passes else "-")))


SIGNS = Signs(
    lambda card: Say("card-number", {"number": card.n}),
    _read,
    _line,
    spelt=tuple((str(name), str(name)) for name in (*ACTIONS, *TILES)),
)


def told(table: Table, deck: Deck[Card], said: int | Card, possible: Sequence[Card]) -> Card:
    """The card that the player has named by its number, or written out where it differs from ours of that number."""
    number = said if isinstance(said, int) else said.n
    listed = next((card for card in possible if card.n == number), None)
    if listed is None:
        raise Refusal("card-came-up", card=Say("card-number", {"number": number}))
    if isinstance(said, int):
        return listed
    card = deck.enter(said._replace(start=listed.start), listed)
    table.box = table.box._replace(cards=tuple(card if one == listed else one for one in table.box.cards))
    table.tale.note("note-card-entered", number=number)
    return card


def owners_pack(table: Table) -> tuple[str, Any] | None:
    """The list of the cards with those that the player has entered, once there are any."""
    entered = {card.n: card for automa in table.automas for card in automa.deck.entered}
    if not entered:
        return None
    pack = pack_of(table.setup, "gaia.cards")
    rows = [_row(entered[row["n"]]) if row["n"] in entered else row for row in pack.data["cards"]]
    head = {"status": "owner", "source": f"the owner's box; other cards: {pack.source}"}
    return pack.name, {**pack.data, **head, "cards": rows}


def _row(card: Card) -> dict[str, Any]:
    row = {part: getattr(card, part) for part in _PARTS if part != "pass"}
    return {**row, "pass": card.passes, "start": card.start}
