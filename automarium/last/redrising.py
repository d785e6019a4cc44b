"""Red Rising: what the Automa did in its last turn: which characters went where, and where the arrow led."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from automarium.core.tale import Event, Kind, Name
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, DECK, HAND, LOCATIONS, SOVEREIGN
from automarium.games.redrising.table import Table


class Move(NamedTuple):
    """A character that went from one place to another, by the first or the second card of the turn."""

    card: int
    start: Name
    end: Name


class Walk(NamedTuple):
    """A location that would not do, and the one where the arrow led."""

    card: int
    start: Name
    end: Name
    arrow: Name


class Last(NamedTuple):
    """What the Automa did in its last turn."""

    moves: tuple[Move, ...]
    gains: tuple[tuple[int, Name], ...]  # the number of the card, and the track or the token
    walks: tuple[Walk, ...]
    stood: frozenset[Name]  # the locations that stood for its choices

    def places(self) -> frozenset[Name]:
        return frozenset(place for move in self.moves for place in (move.start, move.end))

    def activated(self, card: int) -> Name | None:
        """Where this card of the turn put a character."""
        return next((end for n, start, end in self.moves if n == card and start == DECK and end in LOCATIONS), None)

    def gained(self, card: int) -> Name | None:
        """Where this card of the turn took one."""
        return next((start for n, start, end in self.moves if n == card and end == AUTOMA_HAND), None)


def last_of(table: Table) -> Last:
    events = list(_turn(table.tale.events))
    moves: list[Move] = []
    gains: list[tuple[int, Name]] = []
    walks: list[Walk] = []
    stood: set[Name] = set()
    card = 0
    for event in events:
        if event.id == "head-automa-card":
            card = event.args["number"]
        moves += (Move(card, *way) for way in _ways(event))
        if event.id == "order-track" and event.args["side"] == AUTOMA:
            gains.append((card, event.args["track"]))
        if event.id == "order-sovereign" and event.args["side"] == AUTOMA:
            gains.append((card, SOVEREIGN))
        if event.why is not None:
            stood.update(event.why.candidates)
            walks += _walked(card, event)
    return Last(tuple(moves), tuple(gains), tuple(walks), frozenset(stood))


def _turn(events: Sequence[Event]) -> Iterator[Event]:
    """The Automa's last turn: from its head to the next head that is not one of its cards."""
    heads = [at for at, event in enumerate(events) if event.id == "head-automa-turn"]
    for event in events[heads[-1] + 1 :] if heads else ():
        if event.kind == Kind.HEAD and event.id != "head-automa-card":
            return
        yield event


def _ways(event: Event) -> Iterator[tuple[Name, Name]]:
    if event.id == "order-activate":
        yield DECK, event.args["location"]
    elif event.id == "order-gain":
        yield event.args["location"], AUTOMA_HAND
    elif event.id == "order-discard-character":
        yield DECK, BANISHED
    elif event.id == "order-blocked":
        yield HAND, BANISHED
    elif event.id == "order-human-draws":
        yield DECK, HAND


def _walked(card: int, event: Event) -> Iterator[Walk]:
    decider = event.why.decider if event.why else None
    if event.id == "order-gain" and decider is not None and decider.name == "why-arrow":
        start, arrow = Name(decider.args["location"]), Name(decider.args["arrow"])
        yield Walk(card, start, event.args["location"], arrow)
