"""What every part of Red Rising's picture needs: the table, the words, the Automa's last turn, and the signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.tale import Event, Kind, Name
from automarium.games.redrising.cards import UNKNOWN, Card
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, DECK, HAND, LOCATIONS, SOVEREIGN
from automarium.games.redrising.table import Table
from automarium.web.boards import Links
from automarium.web.svg import el, tap
from automarium.words import Words

Box = tuple[float, float, float, float]  # left, top, width, height


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


class Pen(NamedTuple):
    """What every part of the picture needs."""

    table: Table
    words: Words
    links: Links
    last: Last

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args)

    def first(self, *words: str) -> str | None:
        """The first of these that means something now."""
        return next((href for word in words if (href := self.links(word))), None)

    def seen(self, place: Name) -> list[Card]:
        """The cards of a place as the player may know them: of those that the program dealt, only what it named."""
        pile = self.table.piles[place]
        if place not in (DECK, AUTOMA_HAND) or self.table.setup["characters"] != "program":
            return pile
        named = {event.args.get("card") for event in self.table.tale.events}
        return [card if card.id in named and place == AUTOMA_HAND else UNKNOWN for card in pile]

    def cards(self, place: Name) -> str:
        """The correction of the cards of a place; named ones begin with what lies there, to take back or add to."""
        names = [card.id for card in self.seen(place)] if self.table.known else []
        return " ".join(("fix cards", place, *names))

    def link(self, words: Sequence[str], about: str, *shown: object) -> Markup:
        """Something shown that can be tapped; what it is about is said to those who do not see the picture."""
        href = self.first(*words)
        inside = (el("span", f"{about}: ", class_="visually-hidden") if about else None, *shown)
        if href is None:
            return el("span", *inside, class_="shown")
        return el("a", *inside, href=href, class_="fixable", title=about or None, data_swap="")

    def pane(self, word: str, label: str, box: Box, *inside: object, class_: str = "place", rx: float = 8) -> Markup:
        """A part of the picture with its ground, which can be tapped where that means something now."""
        x, y, width, height = box
        ground = el("rect", x=x, y=y, width=width, height=height, rx=rx, class_=class_)
        return tap(self.links(word), label, el("title", label), ground, *inside)


# --- what happened last ---


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


# --- the signs: our own drawings, each on a square of 24 ---

SIGNS = {
    "jupiter": "M12 3a9 9 0 1 0 .01 0ZM3.8 9h16.4M3.2 14h17.6M6 18.5h12",
    "mars": "M10 8a6 6 0 1 0 .01 0ZM14.4 9.6L20.5 3.5M15 3.2h5.8V9",
    "luna": "M15 3.5a9 9 0 1 0 6 12.5a7.5 7.5 0 0 1 -6 -12.5Z",
    "institute": "M2.5 9L12 3.5L21.5 9ZM5 9.5v8M9.7 9.5v8M14.3 9.5v8M19 9.5v8M2.5 20.5h19M3.5 17.8h17",
    "fleet": "M12 2.5L16 10v6l4 4.5h-5.5L12 18l-2.5 2.5H4L8 16v-6Z",
    "helium": "M12 2.5L20.2 7.2v9.6L12 21.5L3.8 16.8V7.2ZM9 8.5v7M15 8.5v7M9 12h6",
    "influence": "M12 2.5a9.5 9.5 0 1 0 .01 0ZM12 7L14 10h3.5L15 13l1 4l-4 -2l-4 2l1 -4l-2.5 -3H10Z",
    "sovereign": "M3.5 19.5h17M3.5 16.5L2.5 6.5L8 11L12 4L16 11L21.5 6.5L20.5 16.5Z",
    "star": "M12 2.5l2.9 6.1l6.6 .9l-4.8 4.6l1.2 6.6L12 17.5l-5.9 3.2l1.2 -6.6L2.5 9.5l6.6 -.9Z",
    "discard": "M5 5L19 19M19 5L5 19",
    "none": "M8 12h8",
    "left": "M21 12H4M10.5 5L3.5 12L10.5 19",
    "right": "M3 12H20M13.5 5L20.5 12L13.5 19",
    "cards": "M4 7.5h11v14H4ZM7 7V4.5h11v14h-2.5M10 4V2.5h11v13h-2.5",
    "flag": "M6 22V3M6 4h12l-3.5 4L18 12H6",
}
FILLED = frozenset({"star", "sovereign", "flag"})


@cache
def mark(sign: str, x: float, y: float, size: float = 24) -> Markup:
    """A sign within a picture."""
    path = el("path", d=SIGNS[sign], class_="mark full" if sign in FILLED else "mark")
    return el("g", path, transform=f"translate({x:g} {y:g}) scale({size / 24:.4g})")


@cache
def icon(sign: str) -> Markup:
    """A sign within a line of text; the words beside it say the same."""
    return el("svg", mark(sign, 0, 0), viewBox="0 0 24 24", class_="icon", aria_hidden="true")
