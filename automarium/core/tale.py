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


@dataclass(slots=True)
class Event:
    """One thing that was told: what it is to the reader, its message, the ladder of the choice behind it, and what led
    to it, without what came of other things between them."""

    kind: Kind
    id: str
    args: Mapping[str, Any]
    why: Ladder | None = None
    after: Event | None = field(default=None, compare=False, repr=False)


class Tale:
    """The events in order. Without tracing no ladders are kept; without telling, nothing is: that is for simulation.
    They are made when somebody first looks, and from then on at once, so that whoever holds them sees the next ones."""

    __slots__ = ("_events", "_led", "_looked", "_watch", "telling", "tracing")

    def __init__(self, *, telling: bool = True, tracing: bool = True) -> None:
        self._events: list[Any] = []  # what they are made of, until somebody looks
        self._led: dict[int, int] = {}  # what led to an event that did not come of the one before it
        self._looked = False
        self._watch: Callable[[int], None] | None = None
        self.telling = telling
        self.tracing = tracing and telling

    @property
    def told(self) -> int:
        """How much has been told."""
        return len(self._events)

    def source(self) -> int:
        """The place of what leads to what is told next: rules that come back to it say so."""
        told = len(self._events)
        return self._led.get(told, told - 1)

    def back_to(self, at: int) -> None:
        """What is told next comes of this, and not of what was told last."""
        self._led[len(self._events)] = at

    @property
    def events(self) -> list[Event]:
        """What has been told."""
        if not self._looked:
            self._look()
        return self._events

    def watched_by(self, watch: Callable[[int], None]) -> None:
        """From now on somebody hears how much has been told, after each event."""
        if not self._looked:
            self._look()
        self._watch = watch

    def _look(self) -> None:
        self._looked = True
        for at in range(len(self._events)):
            self._make(at)

    def _make(self, at: int) -> None:
        kind, id, args, why = self._events[at]
        led = self._led.get(at, at - 1)
        after = self._events[led] if led >= 0 else None
        self._events[at] = Event(kind, id, args, why if self.tracing else None, after)

    def _show(self) -> None:
        """What has just been told, to whoever looks."""
        self._make(len(self._events) - 1)
        if self._watch is not None:
            self._watch(len(self._events))

    def ladder(self, about: str, name: Callable[[Any], object] | None = None) -> Ladder | None:
        """A new ladder for a choice, when anybody wants to know."""
        return Ladder(about, name) if self.tracing else None

    def head(self, id: str, /, **args: Any) -> None:
        """A turn, a card or a phase begins."""
        if self.telling:
            self._events.append((HEAD, id, args, None))
            if self._looked:
                self._show()

    def order(self, id: str, why: Ladder | None = None, /, **args: Any) -> None:
        """Something is to be done on the board; `why` explains the choice behind it. Told when the table of the program
        is as it will be when that is done, so that a picture can be drawn of it."""
        if self.telling:
            self._events.append((ORDER, id, args, why))
            if self._looked:
                self._show()

    def note(self, id: str, why: Ladder | None = None, /, **args: Any) -> None:
        """Something to know."""
        if self.telling:
            self._events.append((NOTE, id, args, why))
            if self._looked:
                self._show()

    def care(self, id: str, /, **args: Any) -> None:
        """Something not to be missed."""
        if self.telling:
            self._events.append((CARE, id, args, None))
            if self._looked:
                self._show()


def last_turn(events: Sequence[Event]) -> Sequence[Event]:
    """What was told since the Automa last began to choose: from the last head before the last choice."""
    chosen = max((at for at, event in enumerate(events) if event.why is not None), default=-1)
    heads = [at for at, event in enumerate(events[: chosen + 1]) if event.id in ("head-automa-turn", "head-setup")]
    return events[heads[-1] :] if heads else events
