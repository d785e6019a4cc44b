"""Red Rising: which characters went where, and where the arrow led: in the Automa's last turn, or in what is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from automarium.core.tale import Event, Kind, Name
from automarium.games.redrising.cards import UNKNOWN_ID
from automarium.games.redrising.heaps import DECK_BOTTOM, DECK_TOP
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    DECK,
    HAND,
    INSTITUTE,
    LOCATIONS,
    LUNA,
    OTHER_HERE,
    SOVEREIGN,
    UNDER,
)
from automarium.games.redrising.table import Table

# from where to where characters go: a place, or the argument that names it, or where the human led
LED = "led"
WAYS: dict[str, tuple[str, str]] = {
    "order-activate": (DECK, "location"),
    "order-scout": (DECK, "location"),
    "order-gain": ("location", AUTOMA_HAND),
    "order-discard-character": (DECK, BANISHED),
    "order-blocked": (HAND, BANISHED),
    "order-human-loses": (HAND, BANISHED),
    "order-ceres": (HAND, BANISHED),
    "order-human-draws": (DECK, HAND),
    "order-deal-hand": (DECK, HAND),
    "order-automa-draws": (DECK, AUTOMA_HAND),
    "order-deal-automa": (DECK, AUTOMA_HAND),
    "order-steal": (AUTOMA_HAND, HAND),
    "order-automa-loses": (AUTOMA_HAND, BANISHED),
    "order-banish-shown": (AUTOMA_HAND, BANISHED),
    "order-banish-self": (LED, BANISHED),
    "order-banish-under": (LED, BANISHED),
    "order-gift": (LED, AUTOMA_HAND),
    "order-take-banished": (BANISHED, HAND),
    "order-take-card": ("place", HAND),
    "order-banish-card": ("place", BANISHED),
    "order-banish-topmost": ("place", BANISHED),
    "order-banish-all": ("place", BANISHED),
    "order-move-card": ("place", "to"),
    "order-move-pile": ("place", "to"),
    "order-pull-card": ("place", "to"),
    "order-regain": ("place", HAND),
    "order-lay-card": (DECK, "to"),
    "order-lay-face-down": (DECK, "to"),
    "order-slide-beneath": (DECK, "place"),
    "order-take-bottom": (DECK, HAND),
    "order-take-flipped": (DECK, HAND),
    "order-banish-flipped": (DECK, BANISHED),
    "order-unbanish": (BANISHED, "to"),
    "order-lay-beneath": (BANISHED, "place"),
    "note-scouted": (DECK, "location"),
    "note-placed": (DECK, "location"),
    "note-gained": ("place", HAND),
    "note-banished": ("place", BANISHED),
    "note-moved": ("place", "to"),
}
# what is done at one place
AT: dict[str, str] = {
    "order-priority": "location",
    "order-luna-card": LUNA,
    "order-neutral": INSTITUTE,
    "order-shuffle-characters": DECK,
    "order-shuffle-back": DECK,
    "order-under-the-deck": DECK,
    "order-use-ability": LED,
    "order-show-bottom": AUTOMA_HAND,
    "order-return-on-top": AUTOMA_HAND,
    "order-look-at-top": AUTOMA_HAND,
    "order-turn-over": AUTOMA_HAND,
    "order-roque-return": AUTOMA_HAND,
    "order-roque-shuffle": AUTOMA_HAND,
    "note-ability": LED,
    "note-automa-hand-empty": AUTOMA_HAND,
    "note-cut": AUTOMA_HAND,
    "note-dealt": "place",
    "note-deck-empty": DECK,
    "note-deck-empty-no-activation": DECK,
    "note-deck-empty-no-discard": DECK,
    "note-hacker": DECK,
    "note-flipped": DECK,
    "note-looks-at": DECK,
    "note-stays-at-bottom": DECK,
    "note-luna-bonus": LUNA,
}


class Move(NamedTuple):
    """A character that went from one place to another, by the first or the second card of the turn, or by none."""

    card: int
    start: Name
    end: Name
    who: Name = UNKNOWN_ID


class Walk(NamedTuple):
    """A location that would not do, and the one where the arrow led."""

    card: int
    start: Name
    end: Name
    arrow: Name


class Last(NamedTuple):
    """What happened: moves, what the Automa gained by which card, where the arrow led, and every place of it."""

    moves: tuple[Move, ...]
    gains: tuple[tuple[int, Name], ...]  # the number of the card, and the track or the token
    walks: tuple[Walk, ...]
    places: frozenset[Name]


def last_of(table: Table, told: Sequence[Event] | None = None) -> Last:
    """The Automa's last turn, or what is told."""
    moves: list[Move] = []
    gains: list[tuple[int, Name]] = []
    walks: list[Walk] = []
    places: set[Name] = set()
    card = 0
    for event in automa_turn(table.tale.events) if told is None else told:
        if event.id == "head-automa-card":
            card = event.args["number"]
        moves += _moves(table, card, event)
        if event.id == "order-track" and event.args["side"] == AUTOMA:
            gains.append((card, event.args["track"]))
        if event.id == "order-sovereign" and event.args["side"] == AUTOMA:
            gains.append((card, SOVEREIGN))
        if event.id in AT:
            places.update(_place(table, event, AT[event.id]))
        walks += _walked(card, event)
    places.update(place for move in moves for place in (move.start, move.end))
    return Last(tuple(moves), tuple(gains), tuple(walks), frozenset(places))


def automa_turn(events: Sequence[Event]) -> Iterator[Event]:
    """The Automa's last turn: from its head to the next head that is not one of its cards."""
    heads = [at for at, event in enumerate(events) if event.id == "head-automa-turn"]
    for event in events[heads[-1] + 1 :] if heads else ():
        if event.kind == Kind.HEAD and event.id != "head-automa-card":
            return
        yield event


def _moves(table: Table, card: int, event: Event) -> Iterator[Move]:
    if event.id == "order-deal":
        yield from (Move(card, DECK, location) for location in LOCATIONS)
    for start, end in (WAYS[event.id],) if event.id in WAYS else ():
        for one in _place(table, event, start):
            yield from (Move(card, one, to, event.args.get("card", UNKNOWN_ID)) for to in _place(table, event, end))


def _place(table: Table, event: Event, word: str) -> Iterator[Name]:
    named: Any = word if isinstance(word, Name) or word == LED else event.args[word]
    place = table.turn.led_at if named in (LED, UNDER, OTHER_HERE) else named
    if place is not None:
        yield DECK if place in (DECK_TOP, DECK_BOTTOM) else place


def _walked(card: int, event: Event) -> Iterator[Walk]:
    decider = event.why.decider if event.why else None
    if event.id == "order-gain" and decider is not None and decider.name == "why-arrow":
        start, arrow = Name(decider.args["location"]), Name(decider.args["arrow"])
        yield Walk(card, start, event.args["location"], arrow)
