"""An Automa card written out, as it is printed in the player's box:

`7 * 2 5 7 7 0 I skip saxony attack-units 5 move-worker worker coin recruit popularity II move-mech power 3`

That is its number, `*` for a star (`-` for none), the resource box, the three powers and the cards of the combat table,
and then each scheme: moves and gains in their order, a symbol in brackets after its faction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automarium.core.deck import CardPick, Deck, Signs
from automarium.core.errors import Refusal
from automarium.core.tale import Say
from automarium.games.scythe.cards import AutomaCard, Scheme, Symbol, deck_of, read_card
from automarium.games.scythe.names import BONUSES, FACTIONS, GAINS, MOVES
from automarium.games.scythe.table import Table

_HEAD = 7  # words before the first scheme
_SKIP, _RECRUIT = "skip", "recruit"


def _row(text: str) -> dict[str, Any] | None:
    """The row of a pack that a line stands for, or None for what is no such line."""
    words = text.casefold().replace("і", "i").split()
    if len(words) < _HEAD + 2 or words[_HEAD] != "i" or words.count("ii") != 1 or words[1] not in ("*", "★", "-", "–"):
        return None
    numbers = [words[0], *words[2:_HEAD]]
    if not all(word.isascii() and word.isdigit() for word in numbers):
        return None
    n, resources, *spend, cards = map(int, numbers)
    second = words.index("ii")
    head = {"n": n, "star": words[1] in ("*", "★"), "resources": resources, "spend": spend, "cards": cards}
    return {**head, "I": _half(words[_HEAD + 1 : second]), "II": _half(words[second + 1 :])}


def _half(words: Sequence[str]) -> dict[str, Any]:
    """A scheme as the pack writes it: `nordic: move-worker`, `attack-units 5`."""
    half: dict[str, Any] = {"moves": [], "gains": []}
    left = list(words)
    while left:
        word = left.pop(0)
        if word == _SKIP:
            half["skip"] = True
        elif word == _RECRUIT and left:
            half["recruit"] = left.pop(0)
        else:
            faction = f"{word}: " if word in FACTIONS else ""
            kind = left.pop(0) if faction and left else word
            number = f" {left.pop(0)}" if left and left[0].isdigit() else ""
            half["moves" if kind in MOVES else "gains"].append(f"{faction}{kind}{number}")
    return half


def _read(text: str) -> AutomaCard | None:
    row = _row(text)
    return read_card(row) if row is not None else None


def _line(card: AutomaCard) -> str:
    head = [card.n, "*" if card.star else "-", card.resources, *card.spend, card.cards]
    halves = zip(("I", "II"), card.schemes.values(), strict=True)
    return " ".join([*map(str, head), *(word for name, half in halves for word in (name, *_words(half)))])


def _words(half: Scheme) -> list[str]:
    skip = [_SKIP] if half.skip else []
    recruit = [_RECRUIT, str(half.recruit)] if half.recruit else []
    return [*skip, *(word for one in (*half.moves, *half.gains) for word in _symbol(one)), *recruit]


def _symbol(one: Symbol) -> list[str]:
    faction, number = [str(one.faction)] if one.faction else [], [str(one.number)] if one.number > 1 else []
    return [*faction, str(one.kind), *number]


SIGNS = Signs(
    lambda card: Say(str(card.name)),
    _read,
    _line,
    spelt=(
        *((str(name), str(name)) for name in dict.fromkeys((*MOVES, *GAINS, *BONUSES, *FACTIONS))),
        *((_SKIP, "word-skip"), (_RECRUIT, "word-recruit")),
    ),
)


class CardToDraw(CardPick[AutomaCard]):
    """An Automa card by the number printed on it, if it can still come up; or written out."""

    def __init__(self, cards: Sequence[AutomaCard]) -> None:
        super().__init__(cards, SIGNS)

    def _number(self, text: str) -> int:
        word = text.strip()
        if word not in self._by_text:
            raise Refusal("card-not-to-draw", got=text, expected=", ".join(self._by_text))
        return int(word)


def told(table: Table, deck: Deck[AutomaCard], said: int | AutomaCard) -> AutomaCard:
    """The card that the player has named by its number, or written out where it differs from ours of that number."""
    number = said if isinstance(said, int) else said.n
    listed = next((card for card in deck.possible() if card.n == number), None)
    if listed is None:
        expected = ", ".join(str(card.n) for card in deck.possible())
        raise Refusal("card-not-to-draw", got=str(number), expected=expected)
    if isinstance(said, int):
        return listed
    table.tale.note("note-card-entered", card=said.name)
    return deck.enter(said, listed)


def owners_pack(table: Table) -> tuple[str, Any] | None:
    """The list of the cards with those that the player has entered, once there are any."""
    if not table.deck.entered:
        return None
    pack, _ = deck_of(table.setup)
    entered = {card.n: _row(_line(card)) for card in table.deck.entered}
    rows = [entered.get(row["n"], row) for row in pack.data["cards"]]
    head = {"status": "owner", "source": f"the owner's box; other cards: {pack.source}"}
    return pack.name, {**pack.data, **head, "cards": rows}
