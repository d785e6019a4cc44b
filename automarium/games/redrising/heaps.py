"""Verbs about the character itself, the deck, both hands and the banished cards."""

from __future__ import annotations

from collections.abc import Sequence

from automarium.core.ask import Asking
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.act import Act, flipped
from automarium.games.redrising.board import elsewhere
from automarium.games.redrising.cards import UNKNOWN_ID, Card
from automarium.games.redrising.effects import take_bottom
from automarium.games.redrising.gains import may_use
from automarium.games.redrising.names import AUTOMA_HAND, BANISHED, COLORS, DECK, HAND, LOCATIONS
from automarium.games.redrising.steps import BENEATH, ELSEWHERE, Step
from automarium.games.redrising.which import fits

DECK_TOP, DECK_BOTTOM = Name("deck-top"), Name("deck-bottom")


def banish_self(act: Act, _: Step) -> bool:
    return act.banish_self()


def regain(act: Act, _: Step) -> bool:
    card = act.leave()
    if card is not None:
        act.table.put(card, HAND)
        act.table.tale.order("order-regain", card=act.id, place=act.here)
    return card is not None


def give_self(act: Act, _: Step) -> bool:
    card = act.leave()
    if card is not None:
        act.table.put(card, AUTOMA_HAND)
        act.table.tale.order("order-gift", card=act.id)
    return card is not None


def draw(act: Act, step: Step) -> Asking[bool]:
    """As many as there are; without any, what follows happens all the same (U-15)."""
    if not act.table.piles[DECK]:
        act.table.tale.note("note-deck-empty")
    yield from act.table.human_draws(step.what)
    return True


def flip(act: Act, step: Step) -> Asking[bool]:
    table = act.table
    if not table.piles[DECK]:
        table.tale.note("note-deck-empty")
        return False
    if step.to == BENEATH:
        return (yield from _slide_beneath(act, step.n))
    card = yield from flipped(table)
    others = elsewhere(act.here)
    choices = others if step.to == ELSEWHERE else [*others, BANISHED]
    where = table.choose("ask-flip-where", lambda: choices, card=card.id, by=act.id)
    to = yield from table.in_the_air(1, where, [card])
    assert to is not None
    table.put(card, to)
    act.touch(card, to)
    table.tale.order("order-lay-card", card=card.id, to=to)
    return True


def _slide_beneath(act: Act, number: int) -> Asking[bool]:
    """Some cards of the deck directly beneath this one, in an order of choice (U-08)."""
    table = act.table
    cards: list[Card] = []
    while len(cards) < number and table.piles[DECK]:
        cards.append((yield from table.in_the_air(len(cards), flipped(table), cards)))
    ids = [card.id for card in cards]
    first = yield from table.in_the_air(len(ids), table.choose("ask-beneath-first", lambda: ids, card=act.id), cards)
    cards.sort(key=lambda card: card.id == first)
    own = max(act.own, 0)
    table.piles[act.here][own:own] = cards
    table.tale.order("order-slide-beneath", cards=tuple(card.id for card in reversed(cards)), place=act.here)
    return True


def automa_hand(act: Act, step: Step) -> Asking[bool]:
    """The Automa loses its bottom card, or draws (H-18)."""
    table = act.table
    if step.what == "draw":
        if table.piles[DECK]:
            table.put(table.draw(), AUTOMA_HAND)
            table.tale.order("order-automa-draws")
        return True
    if not table.piles[AUTOMA_HAND]:
        table.tale.note("note-automa-hand-empty")
        return False
    if step.may and not (yield from may_use(act)):
        return False
    return (yield from take_bottom(table, HAND if step.what == "steal" else BANISHED)) is not None


def banish_hand(act: Act, step: Step) -> Asking[bool]:
    """A card of the own hand; at the end of the game another one than this (U-10)."""
    table, which = act.table, step.what

    def wanted(card: Card) -> bool:
        if card.id == UNKNOWN_ID:
            return any(fits(act, which, Card(id)) for id in table.unseen())
        return card.id != act.id and fits(act, which, card)

    def held() -> list[Name]:
        return [card.id for card in table.piles[HAND] if wanted(card)]

    chosen = yield from table.choose("ask-banish-hand", held, none=step.may, card=act.id)
    if chosen is None:
        return False
    card = yield from table.reveal(table.name_card(chosen, HAND))
    if not fits(act, which, card):
        raise Refusal("card-not-wanted", card=card.id)
    table.put(card, BANISHED)
    table.tale.order("order-human-loses", card=card.id)
    return True


def unbanish(act: Act, step: Step) -> Asking[bool]:
    """Banished cards go to the hand, onto the deck, or to the board (Mustang, Surgeon and others)."""
    table, which = act.table, step.what
    if which.random:
        return _unbanish_random(act)
    chosen: list[Name] = []

    def banished() -> list[Name]:
        return [card.id for card in table.piles[BANISHED] if card.id not in chosen and fits(act, which, card)]

    to = HAND
    for number in range(1, min(which.up_to or 1, len(banished())) + 1):
        id = yield from table.choose("ask-unbanish", banished, none=step.may, card=act.id, number=number, to=step.to)
        if id is None:
            break
        if step.to == "deck":
            to = yield from _for_banished(act, id, "ask-deck-end", (DECK_TOP, DECK_BOTTOM))
        elif step.to == "location" and not chosen:
            to = yield from _for_banished(act, id, "ask-flip-where", LOCATIONS)
        chosen.append(id)
        _unbanish_to(act, id, to)
    return bool(chosen)


def _for_banished(act: Act, id: Name, question: str, places: Sequence[Name]) -> Asking[Name]:
    """One of these places for a banished card, which may not be corrected away meanwhile."""

    def choices() -> Sequence[Name]:
        if act.table.where(id) != BANISHED:
            raise Refusal("card-on-its-way", place=BANISHED)
        return places

    to: Name | None = yield from act.table.choose(question, choices, card=id, by=act.id)
    assert to is not None
    return to


def _unbanish_to(act: Act, id: Name, to: Name) -> None:
    table = act.table
    card = table.name_card(id, BANISHED)
    act.touch(card, BANISHED)
    if to == DECK_BOTTOM:
        table.piles[DECK].insert(0, card)
    else:
        table.put(card, DECK if to == DECK_TOP else to)
    table.tale.order("order-unbanish", card=id, to=to)


def _unbanish_random(act: Act) -> bool:
    """Researcher: beneath all cards of the location."""
    table = act.table
    banished = table.piles[BANISHED]
    if not banished:
        return False
    card = banished.pop(table.streams["researcher"].below(len(banished)))
    table.piles[act.here].insert(0, card)
    table.tale.order("order-lay-beneath", card=card.id, place=act.here)
    return True


def name_color(act: Act, step: Step) -> Asking[bool]:
    act.named = yield from act.name_color([one for one in COLORS if one not in step.what.but])
    return True
