"""Combat cards: those of the Automa, drawn by the program from a deck of its own, or real ones that the player turns
over. A real card that nobody has seen is a 0 in the Automa's hand."""

from __future__ import annotations

from typing import Any

from automarium.core.ask import Asking, Number, Option, Pick, Several
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Say
from automarium.games.scythe.mats import combat_deck
from automarium.games.scythe.table import Table

LOWEST, HIGHEST = min(combat_deck()), max(combat_deck())
UNSEEN = 0
HOLDS_BACK = 4  # from this value on a revealed card holds the Automa back (S-236, S-238)


class CardValue(Pick[int]):
    """The value of a combat card that the player has turned over, or 0 when there is none."""

    def __init__(self) -> None:
        values = [Option(str(one), one, Say("tap-number", {"number": one})) for one in sorted(set(combat_deck()))]
        super().__init__((*values, Option("0", 0, Say("no-card"))))

    def parse(self, text: str) -> int:
        number = Number(0, HIGHEST).parse(text)
        if 0 < number < LOWEST:
            raise Refusal("answer-out-of-range", got=number, low=LOWEST, high=HIGHEST)
        return number

    def sample(self, stream: Stream) -> int:
        return stream.pick((0, *sorted(set(combat_deck()))))


def lay_out(table: Table) -> None:
    """The combat deck of the program."""
    table.combat_pile = list(combat_deck())


def draw_card(table: Table) -> int | None:
    """The top card of the shuffled pile; an empty one is refilled from its discards, and with none left there is none
    (S-145)."""
    if table.physical_cards:
        return UNSEEN
    if not table.combat_pile:
        table.combat_pile, table.combat_discard = table.combat_discard, []
    return table.streams["combat-cards"].draw(table.combat_pile) if table.combat_pile else None


def gain_card(table: Table) -> bool:
    """One card face down for the Automa, if there is one."""
    card = draw_card(table)
    if card is None:
        return False
    table.automa.hand.append(card)
    return True


def tell_cards(table: Table, what: str, **args: Any) -> None:
    """Something about the Automa's combat cards: an order where they are real ones, else only to be known."""
    if not table.tale.telling:
        return
    if table.physical_cards:
        table.tale.order(f"order-{what}", **args)
    else:
        table.tale.note(f"note-{what}", **args)


def use_cards(table: Table, number: int) -> Asking[tuple[int, ...]]:
    """So many random cards of the Automa, or all that it has; they are turned over and discarded."""
    hand = table.automa.hand
    number = min(number, len(hand))
    if not number:
        return ()
    if table.physical_cards:
        values: tuple[int, ...] = yield from table.ask(
            "ask-automa-cards", lambda: Several(Number(LOWEST, HIGHEST), *[min(number, len(hand))] * 2), number=number
        )
        del hand[: len(values)]
        return values
    return tuple([discard_random(table) for _ in range(number)])


def discard_random(table: Table) -> int:
    """A random card out of the Automa's hand, discarded; a real one goes to the discards of the box."""
    hand = table.automa.hand
    card = hand.pop(table.streams["combat-hand"].below(len(hand)))
    if not table.physical_cards:
        table.combat_discard.append(card)
    return card


def held_back(table: Table) -> Asking[bool]:
    """Reveals and discards a combat card; a 4 or 5 holds the Automa back, no card does not (S-235, S-238)."""
    if table.physical_cards:
        value = yield from table.ask("ask-revealed-card", CardValue)
    else:
        value = draw_card(table) or 0
        if value:
            table.combat_discard.append(value)
        table.tale.note("note-revealed-card", value=value)
    return value >= HOLDS_BACK
