"""Characters whose ability is like no other's: each has code of its own."""

from __future__ import annotations

from collections.abc import Callable

from automarium.core.ask import Asking, Pick, Several, options
from automarium.core.tale import Name
from automarium.games.redrising import ending, variant
from automarium.games.redrising.act import Act, color_of, flipped
from automarium.games.redrising.cards import Card
from automarium.games.redrising.names import AUTOMA_HAND, BANISHED, COLORS, DECK, GOLD, HAND, LOCATIONS, RED, SILVER
from automarium.games.redrising.table import Table

NAMES = 3  # colours that Online Gambler names
PLACED = 3  # cards that Firewall Expert looks at
HOWLERS = Name("the-howlers")


def codebreaker(act: Act) -> Asking[bool]:
    """The bottom card of the deck is shown: Gold and Silver stay there, anything else is taken."""
    table, deck = act.table, act.table.piles[DECK]
    if not deck:
        table.tale.note("note-deck-empty")
        return False
    card = yield from table.reveal(deck.pop(0), "ask-deck-bottom")
    table.seen.add(card.id)
    if color_of(card) in (GOLD, SILVER):
        deck.insert(0, card)
        table.tale.note("note-stays-at-bottom", card=card.id)
        return False
    table.put(card, HAND)
    table.tale.order("order-take-bottom", card=card.id)
    return True


def firewall_expert(act: Act) -> Asking[bool]:
    """The human alone looks at three cards of the deck and lays one face down on each other location."""
    table = act.table
    free = [one for one in LOCATIONS if one != act.here]
    cards: list[Card] = []
    while len(cards) < PLACED and table.piles[DECK]:
        cards.append((yield from table.in_the_air(len(cards), table.reveal(table.draw(), "ask-deck-top"), cards)))
    if not cards:
        table.tale.note("note-deck-empty")
        return False
    table.tale.note("note-looks-at", cards=tuple(card.id for card in cards))
    while cards:
        to = yield from table.in_the_air(
            len(cards), table.choose("ask-face-down-where", lambda: list(free), card=cards[0].id), cards
        )
        assert to is not None
        free.remove(to)
        card = cards.pop(0)
        table.seen.add(card.id)
        table.piles[to].append(Card(card.id, up=False))
        table.tale.order("order-lay-face-down", card=card.id, to=to)
    return True


def online_gambler(act: Act) -> Asking[bool]:
    """Three colours are named, then the top card is shown: taken for the character itself, or banished."""
    table = act.table
    if not table.piles[DECK]:
        table.tale.note("note-deck-empty")
        return False
    named: list[Name] = []
    for number in range(1, NAMES + 1):
        named.append((yield from act.name_color([one for one in COLORS if one not in named], number, NAMES)))
    if not table.piles[DECK]:  # corrected while a question was open
        return False
    card = yield from flipped(table)
    hit = color_of(card) in named
    table.put(card, HAND if hit else BANISHED)
    table.tale.order("order-take-flipped" if hit else "order-banish-flipped", card=card.id)
    if hit:
        act.banish_self()
    return hit


def arlus(act: Act) -> Asking[bool]:
    """The Automa's bottom card is shown: a Gold is banished, another returns on top, a Red costs Arlus (R-94)."""
    table, hand = act.table, act.table.piles[AUTOMA_HAND]
    if not hand:
        table.tale.note("note-automa-hand-empty")
        return False
    table.tale.order("order-show-bottom")
    card = yield from table.reveal(hand.pop(0), "ask-bottom-character")
    color = color_of(card)
    table.seen.add(card.id)
    table.put(card, BANISHED if color == GOLD else AUTOMA_HAND)
    table.tale.order("order-banish-shown" if color == GOLD else "order-return-on-top", card=card.id)
    if color == RED:
        act.banish_self()
    return True


def sevro(act: Act) -> Asking[bool]:
    """The card beneath is banished, or taken by one who holds The Howlers (R-102)."""
    table, at = act.table, act.own - 1
    if at < 0:
        return False
    holds = table.may_hold(HOWLERS)
    if holds and table.where(HOWLERS) is None:
        holds = yield from table.ask_yes("ask-holds", card=act.id, wanted=HOWLERS)
    takes = holds and (yield from table.choose_yes("ask-sevro-takes"))
    pile, at = table.piles[act.here], act.own - 1
    if at < 0:  # corrected while the question was open
        return False
    act.touch(pile[at], act.here)
    card = yield from table.reveal(pile.pop(at), "ask-moved-character", place=act.here)
    table.put(card, HAND if takes else BANISHED)
    table.tale.order("order-take-card" if takes else "order-banish-card", card=card.id, place=act.here)
    return True


def mickey(act: Act) -> Asking[bool]:
    """Cards of the deck are shown until a Gold comes, which is taken; the others go to the bottom (U-17)."""
    table = act.table
    shown: list[Card] = []
    gold = None
    while table.piles[DECK] and gold is None:
        card = yield from table.in_the_air(len(shown), flipped(table), shown)
        if color_of(card) == GOLD:
            gold = card
        else:
            shown.append(card)
    if gold is not None:
        table.put(gold, HAND)
        table.tale.order("order-take-flipped", card=gold.id)
    yield from _under_the_deck(act, shown)
    return gold is not None


def _under_the_deck(act: Act, cards: list[Card]) -> Asking[None]:
    """In an order of choice: those that are named go lowest, the first of them last; the others as they came."""
    table, ids = act.table, [card.id for card in cards]
    named: tuple[Name, ...] = ()
    if len(ids) > 1 and table.player is None:
        named = yield from table.in_the_air(
            len(ids),
            table.ask("ask-order-bottom", lambda: Several(Pick[Name](options(ids)), 0, len(ids)), card=act.id),
            cards,
        )
    order = [*dict.fromkeys(named), *(id for id in ids if id not in named)]
    table.piles[DECK][:0] = [Card(id) for id in order]
    if order:
        table.tale.order("order-under-the-deck", cards=tuple(order), number=len(order))


def at_board(ability: Callable[[Table, Name], Asking[None]]) -> Callable[[Act], Asking[bool]]:
    """An ability of the variant (R-137 to R-142)."""

    def own(act: Act) -> Asking[bool]:
        yield from ability(act.table, act.here)
        return True

    return own


def at_end(ability: ending.EndAbility) -> Callable[[Act], Asking[bool]]:
    """An end ability that is made of nothing but itself."""

    def own(act: Act) -> Asking[bool]:
        yield from ability(act.table)
        return True

    return own


OWNS: dict[str, Callable[[Act], Asking[bool]]] = {
    "codebreaker": codebreaker,
    "firewall-expert": firewall_expert,
    "online-gambler": online_gambler,
    "arlus": arlus,
    "sevro": sevro,
    "mickey-the-carver": mickey,
    "auctioneer": at_board(variant.auctioneer),
    "eo": at_board(variant.eo),
    "roque": at_board(variant.roque),
    "hacker-end": at_end(ending.hacker),
    "auctioneer-end": at_end(ending.auctioneer),
    "psychologist-end": at_end(variant.psychologist),
    "online-gambler-end": at_end(ending.online_gambler),
}
