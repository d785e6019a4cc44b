"""The tale: what the rules told while running, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from automarium.core.choose import Ladder

ECHO = "echo-"  # so begin the ids of notes that only repeat an answer, to whoever has just given it


class Name(str):
    """The message id of a thing (a place, a card, a colour): shown by its own message in the reader's language."""

    __slots__ = ()


class Say(NamedTuple):
    """A message to a person: an id and its arguments."""

    id: str
    args: Mapping[str, object] = {}


class Kind(Enum):
    """What an event is to the person who reads it."""

    HEAD = "head"  # a turn, a card, a phase begins
    ORDER = "order"  # something to do on the board with one's own hands
    NOTE = "note"  # something to know
    CARE = "care"  # something not to miss: inferred data, an end that has been triggered


HEAD, ORDER, NOTE, CARE = Kind


@dataclass(slots=True)  # which is made faster than a named tuple, and a turn tells fifteen of them
class Event:
    """One thing that was told: what it is to the reader, its message, the ladder of the choice behind it, and what led
    to it, without what came of other things between them."""

    kind: Kind
    id: str
    args: Mapping[str, Any]
    why: Ladder | None = None
    after: Event | None = field(default=None, compare=False, repr=False)


class Tale:
    """The events in order. Without tracing no ladders are kept; without telling, nothing is: that is for simulation."""

    __slots__ = ("events", "last", "telling", "tracing", "watch")

    def __init__(self, *, telling: bool = True, tracing: bool = True) -> None:
        self.events: list[Event] = []
        self.last: Event | None = None  # what leads to what is told next: rules that come back to it put it back
        self.telling = telling
        self.tracing = tracing and telling
        self.watch: Callable[[int], None] | None = None  # hears how much has been told, after each event

    def ladder(self, about: str, name: Callable[[Any], object] | None = None) -> Ladder | None:
        """A new ladder for a choice, when anybody wants to know."""
        return Ladder(about, name) if self.tracing else None

    def _tell(self, kind: Kind, id: str, args: Mapping[str, Any], why: Ladder | None = None) -> None:
        self.last = Event(kind, id, args, why if self.tracing else None, self.last)
        self.events.append(self.last)
        if self.watch is not None:
            self.watch(len(self.events))

    def head(self, id: str, /, **args: Any) -> None:
        """A turn, a card or a phase begins."""
        if self.telling:
            self._tell(HEAD, id, args)

    def order(self, id: str, /, why: Ladder | None = None, **args: Any) -> None:
        """Something is to be done on the board; `why` explains the choice behind it. Told when the table of the program
        is as it will be when that is done, so that a picture can be drawn of it."""
        if self.telling:
            self._tell(ORDER, id, args, why)

    def note(self, id: str, /, why: Ladder | None = None, **args: Any) -> None:
        """Something to know."""
        if self.telling:
            self._tell(NOTE, id, args, why)

    def care(self, id: str, /, **args: Any) -> None:
        """Something not to be missed."""
        if self.telling:
            self._tell(CARE, id, args)


def last_turn(events: Sequence[Event]) -> Sequence[Event]:
    """What was told since the Automa last began to choose: from the last head before the last choice."""
    chosen = max((at for at, event in enumerate(events) if event.why is not None), default=-1)
    heads = [at for at, event in enumerate(events[: chosen + 1]) if event.id in ("head-automa-turn", "head-setup")]
    return events[heads[-1] :] if heads else events
