"""Golem: what the Automa did last, and what stood for its choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from automarium.core.choose import Ladder, Rung
from automarium.core.tale import Event, Name, last_turn
from automarium.games.golem.marble import Marble
from automarium.games.golem.names import (
    BLACK,
    BOTTOM,
    DO_WORK,
    LEFT,
    MARBLE,
    MOST,
    OTHER,
    RABBI,
    RIGHT,
    SECTIONS,
    TAKE_BLACK,
    TAKE_WHITE,
    TOP,
)
from automarium.games.golem.table import Block, Table
from automarium.last import since

AREA_NOTES = ("note-area", "note-mirror")
STEPS = {"order-forward": 1, "order-backward": -1}
STUDENT_STEPS = {"order-student": 1, "order-student-back": -1}
COLUMNS = {
    "choice-marble": MARBLE,
    "choice-rabbi": RABBI,
    "choice-book": Name("book"),
}  # of a card, by what they decide
CRITERIA = {"G-60": MOST, "A-05": MOST, "G-61": DO_WORK, "G-62": TOP, "G-64": LEFT, "G-65": RIGHT, "G-66": OTHER}
BY_COLOUR, BY_NUMBER = "G-63", "G-51"
PUT = ("order-activate", "order-kill", "order-create", "order-starting-golem", "note-tile-applied")

Spot = tuple[Name, int]  # a district and a section of it


class Move(NamedTuple):
    """A way that a golem or a student of a street has gone, section by section."""

    district: Name
    start: int
    end: int


class Last(NamedTuple):
    """What the Automa did last, and what stood for its choices."""

    marble: Marble | None
    position: int
    golems: list[Move]
    students: list[Move]
    put: frozenset[Spot]  # where a golem was put down, laid down or taken away, or has its tile applied
    marbles: frozenset[Marble]
    positions: frozenset[int]
    spots: frozenset[Spot]
    places: frozenset[int]  # of the library
    books: frozenset[str]
    walkers: frozenset[Name]  # districts whose students stood for a step
    columns: frozenset[int]  # of books, from 0
    column: int | None
    upgrades: frozenset[Name]
    made: frozenset[Name]
    areas: frozenset[Name]  # where a development could have been made, or what Mirror could have done
    area: Name | None
    graves: frozenset[int]  # where a golem of its own was laid just now
    active: frozenset[tuple[int, int]]  # laid books whose bonus could have been used: column and height
    used: frozenset[tuple[int, int]]
    decided: Mapping[Name, frozenset[Any]]  # by the columns of the card that decided something, the signs that did
    told: Mapping[str, Event]  # by their ids the last of them
    gold: int  # how many ingots were laid

    @property
    def book(self) -> bool:
        return bool(self.books)


def last_of(table: Table, told: Sequence[Event] | None = None) -> Last:
    """Of its last turn, or of what was told just now."""
    events = since(last_turn(table.tale.events), "head-round") if told is None else told
    rolled = since(events, "order-drop-again")  # marbles that were dropped anew lie elsewhere
    marbles = [Marble(event.args["row"], event.args["colour"]) for event in rolled if event.id == "order-marble"]
    golems = _moves(events, STEPS)
    stood = _candidates(events, Block) if len(golems) < 2 else ()  # of several each stood where another one was by then
    places = [e.args.get("position", BOTTOM) for e in events if e.id in ("order-rabbi", "order-rabbi-bottom")]
    return Last(
        marbles[-1] if marbles else None,
        places[-1] if places else 0,
        golems,
        _moves(events, STUDENT_STEPS),
        frozenset(_spot(event) for event in events if event.id in PUT),
        frozenset(_candidates(rolled, Marble)),
        frozenset(_about(events, "choice-rabbi", rung=1)),  # those that were there and free
        frozenset(
            [
                *((block.district, block.section) for block in stood),
                *((district, 1) for district in _about(events, "choice-create")),
            ]
        ),
        frozenset(_about(events, "choice-book", rung=2)),  # those that could be bought
        frozenset(event.args["book"] for event in events if event.id == "order-book"),
        frozenset(_about(events, "choice-student") or _about(events, "choice-student-back")),
        frozenset(_about(events, "choice-column")),
        next((event.args["number"] - 1 for event in reversed(events) if event.id == "order-lay"), None),
        frozenset(_about(events, "choice-upgrade")),
        frozenset(event.args["upgrade"] for event in events if event.id == "order-upgrade"),
        frozenset(_about(events, "choice-area") or _about(events, "choice-mirror")),
        next((e.args.get("area", e.args.get("row")) for e in reversed(events) if e.id in AREA_NOTES), None),
        frozenset(event.args["space"] for event in events if event.id == "order-kill" and event.args["space"]),
        frozenset(_about(events, "choice-active")),
        frozenset((e.args["number"] - 1, e.args["place"] - 1) for e in events if e.id == "note-activates-book"),
        dict(_decided(events)),
        {event.id: event for event in events},
        sum(event.id == "order-gold" for event in events),
    )


def _decided(events: Iterable[Event]) -> Iterator[tuple[Name, frozenset[Any]]]:
    """What of the card decided: the criteria by which marbles fell out, the numbers of the tile and of the book."""
    for event in events:
        column = COLUMNS.get(event.why.about) if event.why is not None else None
        if column is None or event.why is None:
            continue
        if column == MARBLE:
            yield column, frozenset(map(_criterion, event.why.narrowed))
        else:
            by_number = column != RABBI or event.why.rule == BY_NUMBER
            yield column, frozenset([event.args.get("position")] if by_number else ())


def _criterion(rung: Rung) -> Name | None:
    """The sign of a card that a rung stands for; a tie has none."""
    if rung.rule == BY_COLOUR:
        return TAKE_BLACK if rung.args["colour"] == BLACK else TAKE_WHITE
    return CRITERIA.get(rung.rule)


def _spot(event: Event) -> Spot:
    return event.args["district"], SECTIONS.index(event.args.get("section", SECTIONS[1]))


def _moves(events: Iterable[Event], steps: dict[str, int]) -> list[Move]:
    """Steps one after another are one way; one that leads back to its beginning is no longer than that."""
    moves: list[Move] = []
    for event in events:
        if event.id not in steps:
            continue
        district, end = _spot(event)
        start = SECTIONS.index(event.args["start"]) if "start" in event.args else end - steps[event.id]
        before = next((move for move in moves if (move.district, move.end) == (district, start)), None)
        if before is not None:
            moves.remove(before)
        moves.append(Move(district, before.start if before else start, end))
    return moves


def _candidates(events: Sequence[Event], kind: type[Any]) -> list[Any]:
    """What stood for the last choice between such things, if there was more than one."""
    for ladder in _ladders(events):
        found = [one for one in ladder.candidates if isinstance(one, kind)]
        if len(found) > 1:
            return found
    return []


def _about(events: Sequence[Event], about: str, rung: int = 0) -> list[Any]:
    """What stood for the last choice of that name; with a rung, what that one left of it."""
    ladder = next((one for one in _ladders(events) if one.about == about and one.rungs), None)
    if ladder is None:
        return []
    return list(ladder.rungs[:rung][-1].left if rung else ladder.candidates)


def _ladders(events: Sequence[Event]) -> list[Ladder]:
    return [event.why for event in reversed(events) if event.why is not None]
