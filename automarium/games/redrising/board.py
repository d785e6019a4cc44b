"""Verbs that are done to cards of the board: they are taken, banished, moved, and pulled beneath another."""

from __future__ import annotations

from collections.abc import Callable

from automarium.core.ask import Asking
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.act import Act, Spot, color_of
from automarium.games.redrising.cards import UNKNOWN_ID
from automarium.games.redrising.names import BANISHED, HAND, LOCATIONS
from automarium.games.redrising.steps import AWAY, COLOUR_FREE, HERE, Step, Which
from automarium.games.redrising.which import choose_card, lift, name_all, spots


def take(act: Act, step: Step) -> Asking[bool]:
    spot = yield from choose_card(act, step, "ask-take-card")
    if spot is None:
        return False
    card = yield from act.table.reveal(lift(act, spot), "ask-moved-character", place=spot.place)
    act.table.put(card, HAND)
    act.table.tale.order("order-take-card", card=card.id, place=spot.place)
    return True


def banish(act: Act, step: Step) -> Asking[bool]:
    if step.what.all:
        return (yield from _banish_all(act, step.what))
    spot = yield from choose_card(act, step, "ask-banish-card")
    if spot is None:
        return False
    yield from _banish_one(act, spot)
    return True


def _banish_one(act: Act, spot: Spot) -> Asking[None]:
    card = yield from act.table.reveal(lift(act, spot), "ask-moved-character", place=spot.place)
    act.table.put(card, BANISHED)
    act.table.tale.order("order-banish-card", card=card.id, place=spot.place)


def _banish_all(act: Act, which: Which) -> Asking[bool]:
    yield from name_all(act, which)
    while spot := next(spots(act, which), None):
        yield from _banish_one(act, spot)
    return bool(act.touched)


def move(act: Act, step: Step) -> Asking[bool]:
    if step.what.all:
        return (yield from _move_all(act))
    if step.to == COLOUR_FREE:
        return (yield from _move_where_free(act, step))
    spot = yield from choose_card(act, step, "ask-move-card")
    if spot is None:
        return False
    to = yield from where(act, step.to, spot)
    move_to(act, spot, to)
    return True


def where(act: Act, to: str, spot: Spot) -> Asking[Name]:
    """The location where a card goes: "another" is any but that of the ability (H-11)."""
    if to == HERE:
        return act.here
    if to in LOCATIONS:
        return Name(to)
    but = spot.place if to == AWAY else act.here
    return (yield from _to_one_of(act, spot, lambda: elsewhere(but)))


def elsewhere(but: Name) -> list[Name]:
    return [one for one in LOCATIONS if one != but]


def _to_one_of(
    act: Act, spot: Spot, places: Callable[[], list[Name]], question: str = "ask-move-where"
) -> Asking[Name]:
    """One of these locations for a card, which may not be corrected away meanwhile."""
    pile = act.table.piles[spot.place]
    card = pile[spot.at]

    def choices() -> list[Name]:
        if pile[spot.at : spot.at + 1] != [card]:
            raise Refusal("card-on-its-way", place=spot.place)
        return places()

    found: Name | None = yield from act.table.choose(question, choices, card=card.id, place=spot.place, by=act.id)
    assert found is not None
    return found


def move_to(act: Act, spot: Spot, to: Name) -> None:
    """The card goes on top of a pile as it lay, without ability (H-13)."""
    card = lift(act, spot)
    act.table.piles[to].append(card)
    act.table.tale.order("order-move-card", card=card.id if card.up else UNKNOWN_ID, place=spot.place, to=to)


def _move_all(act: Act) -> Asking[bool]:
    """All cards beneath go onto another location in their order."""
    if act.own < 1:
        return False
    spot = Spot(act.here, act.own)
    to = yield from _to_one_of(act, spot, lambda: elsewhere(act.here), "ask-move-beneath")
    pile, own = act.table.piles[act.here], act.own
    moved, pile[:own] = pile[:own], []
    act.table.piles[to].extend(moved)
    act.table.tale.order("order-move-pile", number=len(moved), place=act.here, to=to)
    return True


def _move_where_free(act: Act, step: Step) -> Asking[bool]:
    """To another location that has no card of its colour; one without a colour goes anywhere (U-09)."""
    table = act.table

    def free(color: Name | None) -> list[Name]:
        others = elsewhere(act.here)
        return [one for one in others if color is None or all(color_of(card) != color for card in table.piles[one])]

    def cards() -> dict[Name, Spot]:
        found = {spot: table.piles[spot.place][spot.at] for spot in spots(act, step.what)}
        return {card.id: spot for spot, card in found.items() if free(color_of(card))}

    yield from name_all(act, step.what)
    chosen = yield from table.choose("ask-move-card", lambda: list(cards()), card=act.id)
    if chosen is None:
        return False
    spot = cards()[chosen]
    color = color_of(table.piles[spot.place][spot.at])
    to = yield from _to_one_of(act, spot, lambda: free(color))
    move_to(act, spot, to)
    return True


def pull(act: Act, step: Step) -> Asking[bool]:
    """A card of the board goes directly beneath this one (U-08)."""
    spot = yield from choose_card(act, step, "ask-pull-card")
    if spot is None:
        return False
    card = lift(act, spot)
    act.table.piles[act.here].insert(max(act.own, 0), card)
    act.table.tale.order("order-pull-card", card=card.id if card.up else UNKNOWN_ID, place=spot.place, to=act.here)
    return True
