"""The forecast: what the Automa may do in its next turn, found by taking that turn on twins of the table with every
card that can come. One file a game says which cards these are, and which orders are worth telling. Nothing is looked at
that a player may not know: the order of a deck, what is set aside, and chance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Say, Tale
from automarium.core.twin import twin

WARNED = 0.1  # from this share on somebody is warned of an end
SEED = "forecast"


class Thing(NamedTuple):
    """Something that a turn may bring: its message (`forecast-…`) with the arguments, and its place on the board."""

    id: str
    args: tuple[tuple[str, object], ...] = ()
    place: str = ""

    @property
    def say(self) -> Say:
        return Say(self.id, dict(self.args))


class Likely(NamedTuple):
    """A thing, and in what share of the turns it happens."""

    thing: Thing
    share: float


class Forecast(NamedTuple):
    """The likeliest things first within their kind, kinds in the order of a turn; in what share of the turns there is
    something of a kind, and each place of the board is concerned; how many cards, or pairs of them, may come; what was
    left out of account. Or why nothing can be said (`none`)."""

    things: tuple[Likely, ...] = ()
    kinds: Mapping[str, float] = {}
    places: Mapping[str, float] = {}
    ways: int = 0
    none: str = ""
    left_out: tuple[str, ...] = ()


Way = tuple[Any, float]
"""A twin of the table with what comes up next laid on top, and how likely that is beside the other ways."""


def foreseeable(match: Match[Any]) -> bool:
    """Whether it is the human's turn."""
    heads = (event.id for event in reversed(match.tale.events) if event.kind == Kind.HEAD)
    return match.ask is not None and next(heads, "") == "head-human-turn"


def why_not(match: Match[Any]) -> str:
    """Why nothing can be said: it is not the human's turn, or no turn that can be foreseen comes after it."""
    if not foreseeable(match):
        return "forecast-not-now"
    said: str = _room(match).none(match.state)
    return said


def forecast(match: Match[Any]) -> Forecast:
    """The Automa's next turn, if the human's ended now."""
    none = why_not(match)
    return Forecast(none=none) if none else _counted(_room(match), match.state)


def ends(match: Match[Any]) -> Sequence[Likely]:
    """How the Automa's next turn may well bring on the end of the match, if that is near."""
    room = _room(match)
    if not hasattr(room, "near") or why_not(match) or not room.near(match.state):
        return ()
    return [one for one in forecast(match).things if one.thing.id in room.ENDS and one.share >= WARNED]


def _room(match: Match[Any]) -> Any:
    return import_module(f"{__name__}.{match.game.id}")


def _counted(room: Any, table: Any) -> Forecast:
    things: dict[Thing, float] = defaultdict(float)
    kinds: dict[str, float] = defaultdict(float)
    places: dict[str, float] = defaultdict(float)
    ways, total = 0, 0.0
    for made, weight in room.ways(table):
        ways, total = ways + 1, total + weight
        found = set(_told(room, made))
        for thing in found:
            things[thing] += weight
        for kind in {thing.id for thing in found}:
            kinds[kind] += weight
        for place in {thing.place for thing in found if thing.place}:
            places[place] += weight
    likely = (Likely(thing, weight / total) for thing, weight in things.items())
    ranked = sorted(likely, key=lambda one: (room.KINDS.index(one.thing.id), -one.share, str(one.thing)))
    left_out: tuple[str, ...] = room.left_out(table) if hasattr(room, "left_out") else ()
    return Forecast(tuple(ranked), _shares(kinds, total), _shares(places, total), ways, left_out=left_out)


def _shares(weights: Mapping[str, float], total: float) -> Mapping[str, float]:
    return {id: weight / total for id, weight in weights.items()}


def _told(room: Any, table: Any) -> Iterator[Thing]:
    """What the turn brings on this table; it ends early where somebody would have to answer, in a combat."""
    next(room.turn(table), None)
    for event in table.tale.events:
        thing = room.thing(event)
        if thing is not None:
            yield thing


def twin_of(table: Any) -> Any:
    """A twin on which orders are told, and no choice is explained."""
    return twin(table, Tale(tracing=False), SEED)


def named(id: str, event: Event, *args: str, place: str = "") -> Thing:
    """A thing out of an event, with some of its arguments; `place` names the one that is where it happens."""
    return Thing(id, tuple((name, event.args[name]) for name in args), str(event.args[place]) if place else "")
