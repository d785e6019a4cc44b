"""Abilities that do something with a card of the board and bring a step for it: which card, what becomes of it, and
when it brings the step (R-148 to R-151).

A card that lies face down has no colour and keeps its face when it moves. In the counted depth the program asks for the
colour that an ability looks at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from automarium.core.ask import Asking, Number, Pick, Place, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN_ID, Card
from automarium.games.redrising.effects import banish_self, lies
from automarium.games.redrising.houses import human_bonus, human_track
from automarium.games.redrising.names import BANISHED, GOLD, HAND, HELIUM, HUMAN, INFLUENCE, LOCATIONS, OTHER_HERE
from automarium.games.redrising.table import Table

BANKER_PAYS = 3
EVEY_AT_MOST = 3

Ability = Callable[[Table, Name], Asking[None]]


class Spot(NamedTuple):
    """Where a card lies: its location, how many are below it, and where it is told to lie."""

    place: Name
    at: int
    told: Name


class Touched(NamedTuple):
    """A card as it lay when an ability touched it: its colour, if it showed one; whether no third card lay there."""

    color: Name | None
    alone: bool


Which = Callable[[Table, Name, Name], Asking[Spot | None]]
Fate = Callable[[Table, Spot], Asking[Touched]]


class Deed(NamedTuple):
    """An ability that touches one card and, if that card was right for it, brings a step on a track."""

    which: Which
    fate: Fate
    track: Name
    of: tuple[str, ...] = ()  # the colours that bring the step, if not all do
    but: tuple[str, ...] = ()  # those that do not
    alone: bool = False  # only a card that lay there alone with the activated character


def deed(id: str, one: Deed) -> Ability:
    def ability(table: Table, here: Name) -> Asking[None]:
        spot = yield from one.which(table, Name(id), here)
        if spot is None:
            table.no_effect(Name(id), "card")
            return
        touched = yield from one.fate(table, spot)
        if (yield from _brings_step(table, Name(id), one, touched)):
            human_track(table, one.track, 1)

    return ability


def _brings_step(table: Table, id: Name, one: Deed, touched: Touched) -> Asking[bool]:
    if one.alone:
        return touched.alone
    if one.of:
        return (yield from _has(table, id, touched.color, one.of))
    return not (one.but and (yield from _has(table, id, touched.color, one.but)))


# --- which card ---


def beneath(table: Table, id: Name, here: Name) -> Asking[Spot | None]:
    """The card directly beneath the activated character."""
    at = _own(table, id, here) - 1
    if at < 0:
        return None
    return (yield from _named(table, Spot(here, at, lies(table, here))))


def beneath_of(*colors: str) -> Which:
    """The card directly beneath, if it has one of these colours."""

    def which(table: Table, id: Name, here: Name) -> Asking[Spot | None]:
        spot = yield from beneath(table, id, here)
        if spot is None:
            return None
        return spot if (yield from _has(table, id, _color(table, _card(table, spot)), colors)) else None

    return which


def other_here(table: Table, id: Name, here: Name) -> Asking[Spot | None]:
    """Any other card of the location, at any depth."""

    def others() -> Pick[Name]:
        found = dict.fromkeys(card.id for at, card in enumerate(table.piles[here]) if at != _own(table, id, here))
        if not found:
            raise Refusal("nothing-under")  # a correction may not leave this question without an answer
        return Pick(options(found))

    if len(table.piles[here]) < 2:
        return None
    chosen = next(iter(others().options)).value
    if len(others().options) > 1:
        chosen = yield from table.ask("ask-which-other", others, card=id)
    own = _own(table, id, here)
    at = max(at for at, card in enumerate(table.piles[here]) if at != own and card.id == chosen)
    several = len(table.piles[here]) > 2  # then the human chooses among cards that have no names
    told = OTHER_HERE if several and not table.known else lies(table, here)
    return (yield from _named(table, Spot(here, at, told)))


def top_elsewhere(table: Table, id: Name, here: Name) -> Asking[Spot | None]:
    """The top card of another location."""
    location = yield from _elsewhere(table, id, here, lambda one: bool(table.piles[one]))
    return (yield from _named(table, Spot(location, len(table.piles[location]) - 1, location))) if location else None


def topmost_but_gold(table: Table, id: Name, here: Name) -> Asking[Spot | None]:
    """The topmost card of another location that is no Gold; Golds above do not protect it."""

    def others(location: Name) -> list[int]:
        return [at for at, card in enumerate(table.piles[location]) if _color(table, card) != GOLD]

    location = yield from _elsewhere(table, id, here, lambda one: bool(others(one)))
    while location is not None and others(location):
        spot = yield from _named(table, Spot(location, others(location)[-1], location))
        if _color(table, _card(table, spot)) != GOLD:  # a card that nobody had named may turn out to be one
            return spot
    return None


def _own(table: Table, id: Name, here: Name) -> int:
    """Where the activated character lies in its pile; counted cards are led onto the top."""
    pile = table.piles[here]
    return next((at for at, card in enumerate(pile) if card.id == id), len(pile) - 1)


def _elsewhere(table: Table, id: Name, here: Name, fits: Callable[[Name], bool]) -> Asking[Name | None]:
    """Another location that fits: the human's choice where there are several."""

    def others() -> Place[Name]:
        found = [one for one in LOCATIONS if one != here and fits(one)]
        if not found:
            raise Refusal("place-empty", place=next(one for one in LOCATIONS if one != here))
        return Place(options(found))

    found = [one for one in LOCATIONS if one != here and fits(one)]
    if len(found) < 2:
        return found[0] if found else None
    return (yield from table.ask("ask-which-location", others, card=id))


def _named(table: Table, spot: Spot) -> Asking[Spot]:
    """The card there gets its name, if it lies face up and nobody has named it."""
    pile = table.piles[spot.place]
    card = pile[spot.at]
    if table.known and card == Card(UNKNOWN_ID):
        card = yield from table.reveal(pile.pop(spot.at), "ask-moved-character", place=spot.place)
        spot = spot._replace(at=min(spot.at, len(pile)))  # corrected while the question was open
        pile.insert(spot.at, card)
    return spot


def _card(table: Table, spot: Spot) -> Card:
    return table.piles[spot.place][spot.at]


def _color(table: Table, card: Card) -> Name | None:
    character = table.character(card)
    return character.color if character is not None and card.up else None


def _has(table: Table, id: Name, color: Name | None, colors: tuple[str, ...]) -> Asking[bool]:
    """Whether a card has one of these colours: seen in the known depth, asked in the counted one."""
    if table.known:
        return color in colors
    names = tuple(Name(f"color-{one}") for one in colors)
    return (yield from table.ask_yes("ask-has-color", card=id, colors=names))


# --- what becomes of it ---


def banished(table: Table, spot: Spot, order: str = "order-banish-card") -> Asking[Touched]:
    touched, card = _lift(table, spot)
    card = yield from table.reveal(card, "ask-moved-character", place=spot.place)
    table.put(card, BANISHED)
    table.tale.order(order, card=card.id, place=spot.told)
    return touched


def banished_topmost(table: Table, spot: Spot) -> Asking[Touched]:
    """As it is told where cards have no names: it need not be the top one."""
    return banished(table, spot, "order-banish-topmost")


def moved(table: Table, spot: Spot) -> Asking[Touched]:
    """To the top of another location than its own, of the human's choice."""
    card = _card(table, spot)

    def others() -> Place[Name]:
        if table.piles[spot.place][spot.at : spot.at + 1] != [card]:
            raise Refusal("card-on-its-way", place=spot.place)
        return Place(options([one for one in LOCATIONS if one != spot.place]))

    to = yield from table.ask("ask-move-where", others, card=card.id, place=spot.told, by=table.turn.led)
    touched, card = _lift(table, spot)
    table.piles[to].append(card)
    table.tale.order("order-move-card", card=card.id if card.up else UNKNOWN_ID, place=spot.told, to=to)
    return touched


def taken(table: Table, spot: Spot) -> Asking[Touched]:
    touched, card = _lift(table, spot)
    card = yield from table.reveal(card, "ask-moved-character", place=spot.place)
    table.put(card, HAND)
    table.tale.order("order-take-card", card=card.id, place=spot.told)
    return touched


def _lift(table: Table, spot: Spot) -> tuple[Touched, Card]:
    touched = Touched(_color(table, _card(table, spot)), len(table.piles[spot.place]) == 2)
    return touched, table.piles[spot.place].pop(spot.at)


# --- the three that are like no other ---


def masseuse(table: Table, here: Name) -> Asking[None]:
    """The bonus is that of the location where the card lay (R-150)."""
    spot = yield from top_elsewhere(table, Name("masseuse"), here)
    if spot is None:
        table.no_effect(Name("masseuse"), "card")
        return
    yield from moved(table, spot)
    yield from human_bonus(table, spot.place)


def banker(table: Table, here: Name) -> Asking[None]:
    """For 3 helium any other card of the location, and Banker goes; the turn goes on (R-151)."""
    if table.tracks[HUMAN][HELIUM] < BANKER_PAYS or len(table.piles[here]) < 2:
        table.no_effect(Name("banker"), "pay" if table.tracks[HUMAN][HELIUM] < BANKER_PAYS else "card")
        return
    if not (yield from table.choose_yes("ask-banker", number=BANKER_PAYS)):
        return
    pay_banker(table)
    spot = yield from other_here(table, Name("banker"), here)
    if spot is None:  # corrected while the question was open
        raise Refusal("nothing-under")
    yield from taken(table, spot)
    banish_self(table, Name("banker"), here)


def pay_banker(table: Table) -> None:
    if table.tracks[HUMAN][HELIUM] < BANKER_PAYS:  # corrected while the question was open
        raise Refusal("track-below-zero", side=HUMAN, track=HELIUM, total=table.tracks[HUMAN][HELIUM])
    human_track(table, HELIUM, -BANKER_PAYS)


def evey(table: Table, here: Name) -> Asking[None]:
    """She and every card of the location are banished: a step for each Gold, three at most (R-149)."""
    golds = number = 0
    if not table.known:
        counted = {"card": Name("evey"), "color": Name("color-gold"), "place": here}
        golds = yield from table.ask("ask-how-many", lambda: Number(0, len(table.piles[here])), **counted)
    while table.piles[here]:
        lay = table.piles[here].pop()
        card = yield from table.reveal(lay, "ask-moved-character", place=here)
        character = table.character(card)
        golds += character is not None and lay.up and character.color == GOLD
        table.put(card, BANISHED)
        number += 1
    table.tale.order("order-banish-all", number=number, place=here)
    if golds:
        human_track(table, INFLUENCE, min(golds, EVEY_AT_MOST))
