"""The Automa's turn: two cards, one after the other."""

from __future__ import annotations

from automarium.core.ask import Asking, Asks
from automarium.games.redrising.cards import SET_ASIDE, AutomaCard, sections
from automarium.games.redrising.location import gain_bonus, gain_character, place_character
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, DECK, DISCARD, STAR
from automarium.games.redrising.table import BOTH_AT_ONCE, Table

CARDS_A_TURN = 2


def automa_turn(table: Table) -> Asking[None]:
    """Draws two cards, carries out the first completely and then the second, and discards both (R-58 to R-71)."""
    tale, deck = table.tale, table.deck
    table.turns[AUTOMA] += 1
    if tale.telling:
        tale.head("head-automa-turn", number=table.turns[AUTOMA])
    if deck.count < CARDS_A_TURN:  # of a deck that was never corrected, 0 are left
        shuffle_deck(table)
    table.cards = ()
    if table.setup.rules >= BOTH_AT_ONCE:  # both lie open before the first is carried out
        yield from draw(table, CARDS_A_TURN)
    for number in range(CARDS_A_TURN):
        if len(table.cards) == number:
            yield from draw(table)
        card: AutomaCard = table.cards[number]
        if tale.telling:
            tell_card(table, number + 1, card)
        yield from carry_out(table, card)
    deck.discard(*table.cards)
    if deck.physical:
        tale.order("order-discard-automa-cards")
    if tale.telling:
        tale.note("end-of-automa-turn", cards=len(table.piles[AUTOMA_HAND]), deck=len(table.piles[DECK]))


def tell_card(table: Table, number: int, card: AutomaCard) -> None:
    table.tale.head("head-automa-card", number=number, card=card.name)
    if not table.deck.physical:  # of a physical deck the player has just said it
        table.tale.note("note-automa-card", **sections(card))


def draw(table: Table, number: int = 1) -> Asks:
    """So many cards of the Automa deck come up."""
    deck = table.deck
    if deck.physical:
        return _drawn(table, number)
    for _ in range(number):
        table.cards += (deck.take(),)
    return ()


def _drawn(table: Table, number: int) -> Asking[None]:
    """The player draws, and says which cards they are."""
    for _ in range(number):
        card = yield from table.deck.draw()
        table.cards += (card,)


def shuffle_deck(table: Table) -> None:
    """All 22 cards are shuffled and the 4 top ones set aside (R-11, R-59)."""
    table.deck.shuffle(SET_ASIDE)
    if table.deck.physical:
        table.tale.order("order-shuffle-automa-deck", aside=SET_ASIDE)
    else:
        table.tale.note("note-shuffle-automa-deck", aside=SET_ASIDE)


def carry_out(table: Table, card: AutomaCard) -> Asks:
    """One card: activation, gaining, extra section (R-61)."""
    if not table.known:  # what is placed has no name, so nothing is asked
        place_character(table, card)
        return gain(table, card)
    named = activate(table, card)
    return _after(named, table, card) if named else gain(table, card)


def _after(named: Asks, table: Table, card: AutomaCard) -> Asking[None]:
    yield from named
    yield from gain(table, card)


def gain(table: Table, card: AutomaCard) -> Asks:
    """What comes after the activation."""
    location, extra = gain_character(table, card), card.extra
    if extra == DISCARD:
        return discard_character(table)
    if extra == STAR and location is not None:
        return gain_bonus(table, location, card)
    if extra == STAR:
        table.tale.note("note-no-star")
    return ()


def activate(table: Table, card: AutomaCard) -> Asks:
    """The top card of the character deck goes to the location; its ability is not used (R-62, R-63)."""
    location = place_character(table, card)
    return table.name_top(location, location=location) if location is not None and table.known else ()


def discard_character(table: Table) -> Asks:
    """The top card of the character deck is banished face up (R-67, A2)."""
    if not table.piles[DECK]:
        table.tale.note("note-deck-empty-no-discard")
        return ()
    banished = table.draw()
    table.put(banished, BANISHED)
    table.tale.order("order-discard-character", card=banished.id)
    return table.name_top(BANISHED, "ask-banished-character") if table.known else ()
