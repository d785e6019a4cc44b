"""The Automa's turn: draw, carry out the action, score; and passing."""

from __future__ import annotations

from typing import Any

from automarium.core.ask import Asking
from automarium.core.deck import Deck
from automarium.core.tale import Name
from automarium.games.gaia.actions import perform
from automarium.games.gaia.cards import Card
from automarium.games.gaia.names import FACTION_ACTION
from automarium.games.gaia.table import PASS_COUNTED, SLIDING_TOLD, Automa, Side, Table
from automarium.games.gaia.tiles import ROUNDS

BOTTOM = 3  # the lowest cards of a deck lie crosswise
IN_PLAY = 2  # an action card and a support card


def automa_turn(table: Table, automa: Automa) -> Asking[None]:
    """Draw, action, VP; or the Automa passes (P-66)."""
    automa.turns += 1
    table.tale.head("head-automa-turn", number=automa.turns, round=table.round, side=automa.seat)
    if (yield from draw_cards(table, automa)):
        pass_round(table, automa)
        return
    assert automa.action is not None
    assert automa.support is not None
    tell_cards(table, automa.action, automa.support, automa)
    perform(table, automa, automa.action, automa.support)


def draw_cards(table: Table, automa: Automa) -> Asking[bool]:
    """Slides the cards and draws; returns whether the Automa passes (P-67 to P-76)."""
    deck = automa.deck
    if automa.action is None:
        # the first turn of a round: support card first, then the action card, and no look at the pass symbol
        if deck.count < IN_PLAY:
            remake_deck(table, automa)
        fill(deck, IN_PLAY)
        automa.support = yield from deck.draw("ask-support-card")
        fill(deck, 1)
        automa.action = yield from deck.draw("ask-decision-card")
        return False
    slide(automa)
    assert automa.support is not None
    if deck.physical and table.since(SLIDING_TOLD):
        table.tale.order("order-slide", card=deck.discarded[-1].n, support=automa.support.n)
    if deck.count == 0:
        table.tale.care("care-deck-empty", side=automa.seat, then=_what_follows(table, automa))
        return True
    automa.action = yield from deck.draw("ask-decision-card")
    if automa.action.passes and deck.count < BOTTOM:  # with this card, at most three
        table.tale.care("care-pass-symbol", card=automa.action.n, side=automa.seat, then=_what_follows(table, automa))
        return True
    return False


def _what_follows(table: Table, automa: Automa) -> Name:
    """When the Automa passes, the others go on without it, or the round is over."""
    over = all(side.passed for side in table.sides.values() if side is not automa)
    return Name(f"pass-{'over' if over else 'alone'}{'' if table.round < ROUNDS else '-last'}")


def fill(deck: Deck[Card], number: int) -> None:
    """Only corrections can have left fewer cards to draw: then discarded ones come back, and those set aside."""
    if deck.count < number:
        deck.gather()
    while deck.count < number and deck.join():
        pass


def slide(automa: Automa) -> None:
    """The support card is discarded and the action card becomes the support card (P-68)."""
    assert automa.support is not None
    automa.deck.discarded.append(automa.support)
    automa.support, automa.action = automa.action, None


def tell_cards(table: Table, action: Card, support: Card, automa: Automa) -> None:
    table.tale.note(
        "note-cards",
        card=action.n,
        action=action.action,
        faction=automa.faction.id,
        vp=automa.faction.vp if action.action == FACTION_ACTION else action.vp,
        support=support.n,
        tile=support.tile,
        range=support.range,
        direction=support.direction,
        number=support.number,
        arrow=support.arrow,
    )


# --- passing ---


def pass_round(table: Table, automa: Automa) -> None:
    """Round tile, booster, new deck, first-player token (P-78 to P-89)."""
    tile = table.rounds[table.round - 1]
    table.gain(automa, tile.vp(table.round), Name("vp-round"))
    if table.round < ROUNDS:
        change_booster(table, automa)
        remake_deck(table, automa)
    leave_round(table, automa.seat)


def change_booster(table: Table, automa: Automa) -> None:
    """The booster at the place that the support card shows; the old one goes to the right end (P-80 to P-83)."""
    assert automa.support is not None
    returned = automa.booster
    draw_booster(table, automa, automa.support.pass_booster, automa.support)
    return_booster(table, automa, returned)


def draw_booster(table: Table, automa: Automa, place: int, card: Card) -> None:
    """The booster at a place of the row. Only a correction can have left the row shorter than the bars on the card."""
    if not table.row:
        table.tale.care("care-no-booster")
        automa.booster = None
        return
    take_booster(table, automa, min(place, len(table.row)), card=card.n)


def take_booster(table: Table, side: Side, place: int, **told: Any) -> None:
    side.booster = table.row.pop(place - 1)
    if isinstance(side, Automa) or table.since(PASS_COUNTED):
        table.tale.order("order-booster", booster=side.booster, number=place, **told, side=side.seat)


def return_booster(table: Table, side: Side, returned: Name | None) -> None:
    """The old one lies at the right end of the row, after the new one has left it (P-83, P-88)."""
    if returned is None:
        return
    table.row.append(returned)
    if isinstance(side, Automa) or table.since(PASS_COUNTED):
        table.tale.order("order-booster-returns", booster=returned, side=side.seat)


def remake_deck(table: Table, automa: Automa) -> None:
    """All cards but those set aside, and one more of these, are shuffled; the three lowest lie crosswise (P-84)."""
    joined = automa.deck.join()  # an empty pile adds nothing (A38)
    automa.deck.gather(automa.in_play())
    automa.action = automa.support = None
    if automa.deck.physical:
        table.tale.order("order-new-deck", number=automa.deck.count, joined=int(joined))
        table.tale.order("order-bottom", number=BOTTOM)
    else:
        table.tale.note("note-new-deck", number=automa.deck.count, joined=int(joined))


def leave_round(table: Table, seat: Name) -> None:
    """A side is out of the round; the first to leave it begins the next one (P-64, P-87)."""
    first = not any(side.passed for side in table.sides.values())
    table.sides[seat].passed = True
    if first:
        had, table.first = table.first, seat
        if table.round < ROUNDS and had != seat:
            table.tale.order("order-first", side=seat)
