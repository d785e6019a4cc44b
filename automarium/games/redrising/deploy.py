"""Abilities carried out, verb by verb, in printed order, each step as far as possible (H-04, H-05).

A card that lies face down has no colour, no name and no value for an ability (U-09). Where the program has not seen a
card it asks for its name; on the screen it has seen them all.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

from automarium.core.ask import Asking
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.act import Act, Spot, color_of, flipped, spot_of
from automarium.games.redrising.alone import OWNS
from automarium.games.redrising.cards import UNKNOWN_ID, Card, characters
from automarium.games.redrising.effects import automa_free, take_bottom
from automarium.games.redrising.houses import gain_sovereign, human_bonus, human_track
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    COLORS,
    DECK,
    HAND,
    HUMAN,
    LOCATIONS,
)
from automarium.games.redrising.steps import (
    ANY,
    AWAY,
    BENEATH,
    BOTTOM,
    COLOUR_FREE,
    DONE,
    ELSEWHERE,
    HERE,
    NAMED,
    OWN,
    TOP,
    TOPMOST,
    TOUCHED,
    UNDER,
    Step,
    Which,
    looks_under,
)
from automarium.games.redrising.table import Table

DECK_TOP, DECK_BOTTOM = Name("deck-top"), Name("deck-bottom")


def deploy(table: Table, id: Name, here: Name) -> Asking[None]:
    """The ability of a character that has just landed on top of a location."""
    table.turn.barred.add(here)  # with every deployment of the turn (U-01)
    table.turn.used.add(id)
    ability = characters()[id].deploy
    if not ability:
        return
    act = Act(table, id, here)
    if act.own > 0 and looks_under(ability):
        yield from _name(table, Spot(here, act.own - 1))
    if act.own > 0:
        act.under = table.piles[here][act.own - 1]
    yield from carry_out(act, ability)


def at_the_end(table: Table, id: Name) -> Asking[None]:
    """The ability of a character in hand at the end of the game (H-28)."""
    yield from carry_out(Act(table, id, HAND), characters()[id].last)


def can_use(table: Table, id: Name) -> bool:
    """Whether an end ability that may be used could do anything; what must be used is tried in any case."""
    first = characters()[id].last[0]
    act = Act(table, id, HAND)
    if not first.may:
        return True
    if first.verb == "pay":
        return table.tracks[HUMAN][first.what] >= first.n and any(table.piles[one] for one in LOCATIONS)
    return any(_fits(act, first.what, card) for card in table.piles[BANISHED])


def carry_out(act: Act, ability: Sequence[Step]) -> Asking[None]:
    """Step by step; what comes to nothing says so, and why."""
    table = act.table
    told, table.turn.declined = len(table.tale.events), False
    for step in ability:
        if not (yield from _wanted(act, step)):
            act.done = False
            continue
        doing = OWNS[step.what](act) if step.verb == OWN else VERBS[step.verb](act, step)
        act.done = (yield from doing) if isinstance(doing, Generator) else doing
        if not act.done:
            act.lacking = act.lacking or _lacking(step)
    if len(table.tale.events) == told:
        table.no_effect(act.id, "declined" if table.turn.declined else act.lacking)


def _lacking(step: Step) -> str:
    """What a step had not that was tried in vain."""
    if step.verb == OWN or (isinstance(step.what, Which) and step.what.at == UNDER):
        return "under" if step.verb != OWN and step.what.colors else "beneath"
    return step.verb if step.verb in ("pay", "unbanish") else "card"


# --- conditions ---


def _wanted(act: Act, step: Step) -> Asking[bool]:
    when = step.when
    if when == DONE:
        if not act.done:
            return False
    elif when is not None and not (yield from _holds(act, when)):
        act.lacking = act.lacking or next(iter(when))
        return False
    return not (step.unless is not None and (yield from _holds(act, step.unless)))


def _holds(act: Act, condition: Any) -> Asking[bool]:
    [(word, given)] = condition.items()
    if word == "holds":
        return (yield from _held(act, *given))
    return CONDITIONS[word](act, given)


CONDITIONS: dict[str, Callable[[Act, Any], bool]] = {
    "here": lambda act, places: act.here in places,
    "under": lambda act, colors: act.under is not None and color_of(act.under) in colors,
    "was": lambda act, colors: any(one.color in colors for one in act.touched),
    "was_not": lambda act, colors: bool(act.touched) and all(one.color not in colors for one in act.touched),
    "named": lambda act, ids: any(one.id in ids for one in act.touched),
    "banished": lambda act, colors: any(color_of(one) in colors for one in act.table.piles[BANISHED]),
    "alone": lambda act, _: any(one.alone for one in act.touched),
    "sovereign": lambda act, _: act.table.sovereign == HUMAN,
    "others": lambda act, _: len(act.table.piles[act.here]) > 1,
    "tops": lambda act, _: any(act.table.piles[one] for one in LOCATIONS),
    "ahead": lambda act, track: act.table.tracks[HUMAN][track] > act.table.tracks[AUTOMA][track],
    "room": lambda act, track: not act.table.full(HUMAN, track),
    "count": lambda act, number: len(act.touched) >= number,
}


def _held(act: Act, token: str, number: int) -> Asking[bool]:
    """Whether the human holds so many cards of a colour, or a character: holding is enough (H-19). Seen, or asked where
    the hand is not known."""
    hand = act.table.piles[HAND]
    if token[0] == "#":
        found = sum(color_of(card) == token[1:] for card in hand)
    else:
        found = sum(card.id == token[1:] for card in hand)
    if found < number and any(card.id == UNKNOWN_ID for card in hand):
        return (yield from act.table.ask_yes("ask-holds", card=act.id))
    return found >= number


# --- which card ---


def _fits(act: Act, which: Which, card: Card) -> bool:
    """Whether a card is what a step wants. One that is face down fits only where nothing is asked of it."""
    if which.but and color_of(card) in which.but:
        return False
    if not (which.colors or which.names or which.parity):
        return True
    character = characters().get(card.id)
    if character is None or not card.up:
        return False
    if which.parity:
        return act.table.parity_of(character) == which.parity
    return character.color in which.colors or character.id in which.names


def _places(act: Act, which: Which) -> Sequence[Name]:
    if which.at == ANY or (which.at == TOP and act.here == HAND):
        return LOCATIONS
    if which.at in (TOP, TOPMOST):
        return [one for one in LOCATIONS if one != act.here]
    return (which.of or act.here,)


def _spots(act: Act, which: Which) -> Iterator[Spot]:
    """Where the cards lie that a step may be done to."""
    table = act.table
    if which.at == TOUCHED:
        yield from (
            spot for one in act.touched[-1:] if (spot := spot_of(table, one.id)) is not None and one.id != act.id
        )
        return
    itself = which.itself and table.setup.on("itself")
    for place in _places(act, which):
        pile = table.piles[place]
        own = act.own if place == act.here else -1
        found: Iterator[int] = iter(range(len(pile)))
        if which.at == UNDER:
            found = iter((own - 1,) if own > 0 else ())
        elif which.at == BOTTOM:
            found = iter((0,) if pile else ())
        elif which.at == TOP:
            found = iter((len(pile) - 1,) if pile else ())
        fitting = [at for at in found if (at != own or itself) and _fits(act, which, pile[at])]
        yield from (Spot(place, at) for at in (fitting[-1:] if which.at == TOPMOST else fitting))


def _name(table: Table, spot: Spot) -> Asking[None]:
    """A face-up card that nobody has named gets its name."""
    pile = table.piles[spot.place]
    if pile[spot.at] == Card(UNKNOWN_ID):
        card = yield from table.reveal(pile.pop(spot.at), "ask-moved-character", place=spot.place)
        pile.insert(min(spot.at, len(pile)), card)  # it may have been corrected while the question was open


def _name_all(act: Act, which: Which) -> Asking[None]:
    """Every face-up card that nobody has named and that may be what a step wants gets its name."""
    table, any_such = act.table, which._replace(colors=(), names=(), parity="")

    def unnamed() -> Spot | None:
        lying = ((spot, table.piles[spot.place][spot.at]) for spot in _spots(act, any_such))
        return next((spot for spot, card in lying if card == Card(UNKNOWN_ID)), None)

    while not table.screen and (spot := unnamed()):
        yield from _name(table, spot)


def _choose(act: Act, step: Step, id: str) -> Asking[Spot | None]:
    """The card that a step is done to: the human's choice where there are several, or where it may be none."""
    table, which = act.table, step.what
    yield from _name_all(act, which)
    _look_at_own(act, which)

    def ids() -> list[Name]:
        return [table.piles[spot.place][spot.at].id for spot in _spots(act, which)]

    chosen = yield from table.choose(id, ids, none=step.may, card=act.id)
    spots = [spot for spot in _spots(act, which) if table.piles[spot.place][spot.at].id == chosen]
    return spots[-1] if spots else None


def _look_at_own(act: Act, which: Which) -> None:
    """At the bottom the character itself may lie: it is not taken, but looked at (U-05)."""
    bottom = act.table.piles[which.of or act.here][:1] if which.at == BOTTOM else []
    if bottom and bottom[0].id == act.id:
        act.touch(bottom[0], which.of or act.here)


def _lift(act: Act, spot: Spot) -> Card:
    """The card leaves its pile; how it lay is remembered."""
    pile = act.table.piles[spot.place]
    act.touch(pile[spot.at], spot.place, alone=len(pile) == 2)
    return pile.pop(spot.at)


# --- what becomes of it ---


def _take(act: Act, step: Step) -> Asking[bool]:
    spot = yield from _choose(act, step, "ask-take-card")
    if spot is None:
        return False
    card = yield from act.table.reveal(_lift(act, spot), "ask-moved-character", place=spot.place)
    act.table.put(card, HAND)
    act.table.tale.order("order-take-card", card=card.id, place=spot.place)
    return True


def _banish(act: Act, step: Step) -> Asking[bool]:
    if step.what.all:
        return (yield from _banish_all(act, step.what))
    spot = yield from _choose(act, step, "ask-banish-card")
    if spot is None:
        return False
    yield from _banish_one(act, spot)
    return True


def _banish_one(act: Act, spot: Spot) -> Asking[None]:
    card = yield from act.table.reveal(_lift(act, spot), "ask-moved-character", place=spot.place)
    act.table.put(card, BANISHED)
    act.table.tale.order("order-banish-card", card=card.id, place=spot.place)


def _banish_all(act: Act, which: Which) -> Asking[bool]:
    yield from _name_all(act, which)
    while spot := next(_spots(act, which), None):
        yield from _banish_one(act, spot)
    return bool(act.touched)


def _move(act: Act, step: Step) -> Asking[bool]:
    if step.what.all:
        return (yield from _move_all(act))
    if step.to == COLOUR_FREE:
        return (yield from _move_where_free(act, step))
    spot = yield from _choose(act, step, "ask-move-card")
    if spot is None:
        return False
    to = yield from _where(act, step.to, spot)
    _move_to(act, spot, to)
    return True


def _where(act: Act, to: str, spot: Spot) -> Asking[Name]:
    """The location where a card goes: "another" is any but that of the ability (H-11)."""
    if to == HERE:
        return act.here
    if to in LOCATIONS:
        return Name(to)
    but = spot.place if to == AWAY else act.here
    return (yield from _to_one_of(act, spot, lambda: _others(but)))


def _others(but: Name) -> list[Name]:
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

    found: Name | None = yield from act.table.choose(question, choices, card=card.id, place=spot.place)
    assert found is not None
    return found


def _move_to(act: Act, spot: Spot, to: Name) -> None:
    """The card goes on top of a pile as it lay, without ability (H-13)."""
    card = _lift(act, spot)
    act.table.piles[to].append(card)
    act.table.tale.order("order-move-card", card=card.id if card.up else UNKNOWN_ID, place=spot.place, to=to)


def _move_all(act: Act) -> Asking[bool]:
    """All cards beneath go onto another location in their order."""
    if act.own < 1:
        return False
    spot = Spot(act.here, act.own)
    to = yield from _to_one_of(act, spot, lambda: _others(act.here), "ask-move-beneath")
    pile, own = act.table.piles[act.here], act.own
    moved, pile[:own] = pile[:own], []
    act.table.piles[to].extend(moved)
    act.table.tale.order("order-move-pile", number=len(moved), place=act.here, to=to)
    return True


def _move_where_free(act: Act, step: Step) -> Asking[bool]:
    """To another location that has no card of its colour; one without a colour goes anywhere (U-09)."""
    table = act.table

    def free(color: Name | None) -> list[Name]:
        others = _others(act.here)
        return [one for one in others if color is None or all(color_of(card) != color for card in table.piles[one])]

    def cards() -> dict[Name, Spot]:
        found = {spot: table.piles[spot.place][spot.at] for spot in _spots(act, step.what)}
        return {card.id: spot for spot, card in found.items() if free(color_of(card))}

    yield from _name_all(act, step.what)
    chosen = yield from table.choose("ask-move-card", lambda: list(cards()), card=act.id)
    if chosen is None:
        return False
    spot = cards()[chosen]
    color = color_of(table.piles[spot.place][spot.at])
    to = yield from _to_one_of(act, spot, lambda: free(color))
    _move_to(act, spot, to)
    return True


def _pull(act: Act, step: Step) -> Asking[bool]:
    """A card of the board goes directly beneath this one (U-08)."""
    spot = yield from _choose(act, step, "ask-pull-card")
    if spot is None:
        return False
    card = _lift(act, spot)
    act.table.piles[act.here].insert(max(act.own, 0), card)
    act.table.tale.order("order-pull-card", card=card.id if card.up else UNKNOWN_ID, place=spot.place, to=act.here)
    return True


def _deploy(act: Act, step: Step) -> Asking[bool]:
    """The human deploys that card: its ability works where it goes (H-12)."""
    table = act.table
    spot = yield from _choose(act, step, "ask-deploy-card")
    if spot is None:
        return False
    id, to = table.piles[spot.place][spot.at].id, spot.place
    if step.to:
        to = yield from _where(act, step.to, spot)
        _move_to(act, spot, to)
    table.tale.note("note-ability", card=id)
    yield from deploy(table, id, to)
    return True


# --- tracks, the token, the turn ---


def _gain(act: Act, step: Step) -> Asking[bool]:
    amount = step.n
    if step.per is not None:
        amount = _counted(act, step.per)
        amount = min(amount, step.cap) if step.cap else amount
    if step.may and (
        act.table.full(HUMAN, step.what)
        or not (yield from act.table.choose_yes("ask-may-gain", card=act.id, track=step.what, number=amount))
    ):
        return False
    return bool(amount) and bool(human_track(act.table, step.what, amount))


def _counted(act: Act, per: Any) -> int:
    if "was" in per:
        return sum(one.color in per["was"] for one in act.touched)
    colors = (act.named,) if per["color"] == NAMED else per["color"]
    pile = act.table.piles[act.here if per["at"] == HERE else per["at"]]
    return sum(color_of(card) in colors for card in pile)


def _may(act: Act) -> Asking[bool]:
    return act.table.choose_yes("ask-use", card=act.id)


def _rival(act: Act, step: Step) -> Asking[bool]:
    """What the Automa is offered it takes; what it loses it must have (H-18)."""
    if step.n > 0:
        yield from automa_free(act.table, step.what)
        return True
    return bool(human_track(act.table, step.what, step.n, AUTOMA))


def _pay(act: Act, step: Step) -> Asking[bool]:
    """A trade is offered whenever it can be paid (U-16), once a turn (H-16)."""
    table, track = act.table, step.what
    if table.tracks[HUMAN][track] < step.n:
        return False
    pays = yield from table.choose_yes("ask-pay", card=act.id, track=track, number=step.n)
    if not (pays and (yield from _wanted(act, step))):  # what it buys may have been corrected away
        return False
    if table.tracks[HUMAN][track] < step.n:  # corrected while the question was open
        raise Refusal("track-below-zero", side=HUMAN, track=track, total=table.tracks[HUMAN][track])
    human_track(table, track, -step.n)
    return True


def _sovereign(act: Act, _: Step) -> Asking[bool]:
    yield from gain_sovereign(act.table)
    return True


def _loc_bonus(act: Act, _: Step) -> Asking[bool]:
    """The bonus of the location where the card came from (H-14)."""
    yield from human_bonus(act.table, act.touched[-1].place)
    return True


def _end_turn(act: Act, _: Step) -> bool:
    act.table.turn.over = True
    act.table.tale.note("note-turn-ends", card=act.id)
    return True


# --- the character itself ---


def _banish_self(act: Act, _: Step) -> bool:
    return act.banish_self()


def _regain(act: Act, _: Step) -> bool:
    card = act.leave()
    if card is not None:
        act.table.put(card, HAND)
        act.table.tale.order("order-regain", card=act.id, place=act.here)
    return card is not None


def _give_self(act: Act, _: Step) -> bool:
    card = act.leave()
    if card is not None:
        act.table.put(card, AUTOMA_HAND)
        act.table.tale.order("order-gift", card=act.id)
    return card is not None


# --- deck, hands, banished cards ---


def _draw(act: Act, step: Step) -> Asking[bool]:
    """As many as there are; without any, what follows happens all the same (U-15)."""
    if not act.table.piles[DECK]:
        act.table.tale.note("note-deck-empty")
    yield from act.table.human_draws(step.what)
    return True


def _flip(act: Act, step: Step) -> Asking[bool]:
    table = act.table
    if not table.piles[DECK]:
        table.tale.note("note-deck-empty")
        return False
    if step.to == BENEATH:
        return (yield from _slide_beneath(act, step.n))
    card = yield from flipped(table)
    others = _others(act.here)
    choices = others if step.to == ELSEWHERE else [*others, BANISHED]
    to = yield from table.in_the_air(1, table.choose("ask-flip-where", lambda: choices, card=card.id, by=act.id), [card])
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


def _automa_hand(act: Act, step: Step) -> Asking[bool]:
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
    if step.may and not (yield from _may(act)):
        return False
    return (yield from take_bottom(table, HAND if step.what == "steal" else BANISHED)) is not None


def _banish_hand(act: Act, step: Step) -> Asking[bool]:
    """A card of the own hand; at the end of the game another one than this (U-10)."""
    table, which = act.table, step.what

    def wanted(card: Card) -> bool:
        if card.id == UNKNOWN_ID:
            return any(_fits(act, which, Card(id)) for id in table.unseen())
        return card.id != act.id and _fits(act, which, card)

    def held() -> list[Name]:
        return [card.id for card in table.piles[HAND] if wanted(card)]

    chosen = yield from table.choose("ask-banish-hand", held, none=step.may, card=act.id)
    if chosen is None:
        return False
    card = yield from table.reveal(table.name_card(chosen, HAND))
    if not _fits(act, which, card):
        raise Refusal("card-not-wanted", card=card.id)
    table.put(card, BANISHED)
    table.tale.order("order-human-loses", card=card.id)
    return True


def _unbanish(act: Act, step: Step) -> Asking[bool]:
    """Banished cards go to the hand, onto the deck, or to the board (Mustang, Surgeon and others)."""
    table, which = act.table, step.what
    if which.random:
        return _unbanish_random(act)
    chosen: list[Name] = []

    def banished() -> list[Name]:
        return [card.id for card in table.piles[BANISHED] if card.id not in chosen and _fits(act, which, card)]

    to = HAND
    for number in range(1, min(which.up_to or 1, len(banished())) + 1):
        id = yield from table.choose("ask-unbanish", banished, none=step.may, card=act.id, number=number)
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


def _name_color(act: Act, step: Step) -> Asking[bool]:
    act.named = yield from act.name_color([one for one in COLORS if one not in step.what.but])
    return True


VERBS: dict[str, Callable[[Act, Step], Asking[bool] | bool]] = {
    "take": _take,
    "move": _move,
    "banish": _banish,
    "pull": _pull,
    "deploy": _deploy,
    "gain": _gain,
    "rival": _rival,
    "pay": _pay,
    "sovereign": _sovereign,
    "loc_bonus": _loc_bonus,
    "end_turn": _end_turn,
    "banish_self": _banish_self,
    "regain": _regain,
    "give_self": _give_self,
    "draw": _draw,
    "flip": _flip,
    "automa_hand": _automa_hand,
    "banish_hand": _banish_hand,
    "unbanish": _unbanish,
    "name": _name_color,
}
