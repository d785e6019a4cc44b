"""Cues: what was told since the last answer, one thing at a time, for somebody whose hands are full of pieces.

An order is a cue, and so is what is not to be missed. What is only to be known goes with the order that it leads to.
Orders that move a marker are one cue at the end of their stretch, each marker once, from where it was to where it ends:
a hand moves it once. `cues/<game>.py` says which orders these are (`marker(event)`). Nothing that was told is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import takewhile
from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.core.tale import ECHO, Event, Kind, Name

MOST_NOTES = 3  # that go with something else: more are a cue of their own


class Change(NamedTuple):
    """A marker that moves: which one, from where, to where, by which orders."""

    marker: Name
    before: int
    after: int
    orders: tuple[Event, ...] = ()


Marker = Callable[[Event], Change | None]


class Cue(NamedTuple):
    """One thing: where in the match it stands, everything that it tells, what markers do, and how much had been told
    when the table stood as it is to be shown."""

    heads: tuple[Event, ...]
    events: tuple[Event, ...]
    changes: tuple[Change, ...]
    told: int

    @property
    def main(self) -> Event:
        """What it is about: what is to be done, or not to be missed, or else the first thing to know."""
        done = (event for event in self.events if event.kind != Kind.NOTE)
        return next(done, self.events[0])

    @property
    def notes(self) -> tuple[Event, ...]:
        """What goes with it."""
        return tuple(event for event in self.events if event is not self.main)


class Row(NamedTuple):
    """All cues of an answer; before them what that answer itself came to, after them the headings of the question."""

    echo: tuple[Event, ...]
    cues: tuple[Cue, ...]
    heads: tuple[Event, ...]


def row(match: Match[Any]) -> Row:
    """What was told since the last answer."""
    marker: Marker = import_module(f"{__name__}.{match.game.id}").marker
    return cues(match.tale.events, match.fresh, marker)


def cues(events: Sequence[Event], fresh: int, marker: Marker) -> Row:
    """The cues of what was told from `fresh` on."""
    echo = _echo(events[fresh:]) if fresh else ()
    made: list[Cue] = []
    heads: tuple[Event, ...] = ()
    for at, stretch in _stretches(events, fresh + len(echo)):
        if stretch[0].kind == Kind.HEAD:
            heads = (*heads, stretch[0])
        else:
            made += _stretch(heads, stretch, at, marker)
            heads = ()
    return Row(echo, tuple(made), heads)


def _echo(events: Sequence[Event]) -> tuple[Event, ...]:
    """What the program says to an answer before anything else happens: what only repeats it, and notes that lead to
    nothing to be done."""
    said = list(takewhile(lambda event: event.id.startswith(ECHO), events))
    notes = list(takewhile(lambda event: event.kind == Kind.NOTE and event.why is None, events))
    after = events[len(notes) : len(notes) + 1]
    return tuple(notes if not after or after[0].kind == Kind.HEAD else said)


def _stretches(events: Sequence[Event], first: int) -> Iterator[tuple[int, Sequence[Event]]]:
    """Headings one by one, and what stands between them; with how much had been told before."""
    begun = first
    for at in range(first, len(events)):
        if events[at].kind == Kind.HEAD:
            if begun < at:
                yield begun, events[begun:at]
            yield at, events[at : at + 1]
            begun = at + 1
    if begun < len(events):
        yield begun, events[begun:]


def _stretch(heads: tuple[Event, ...], events: Sequence[Event], at: int, marker: Marker) -> Iterator[Cue]:
    """The cues between two headings: notes go with what comes after them, markers come last, and notes at the end go
    with the last cue, or are one of their own."""
    notes: list[Event] = []
    moved: list[Event] = []
    changes: dict[Name, Change] = {}
    made: list[Cue] = []
    end = at + len(events)
    for told, event in enumerate(events, at + 1):
        if event.kind == Kind.NOTE:
            notes.append(event)
            continue
        if event.kind == Kind.ORDER and (change := marker(event)):
            before = changes.get(change.marker, change)
            changes[change.marker] = before._replace(after=change.after, orders=(*before.orders, event))
            moved += (*notes, event)
        else:
            made.append(Cue(heads, (*notes, event), (), told))
        notes.clear()
    if moved:
        made.append(Cue(heads, tuple(moved), tuple(changes.values()), end))
    if notes and made and len(notes) < MOST_NOTES and not any(note.why for note in notes):
        made[-1] = made[-1]._replace(events=(*made[-1].events, *notes), told=end)
    elif notes:
        made.append(Cue(heads, tuple(notes), (), end))
    yield from made
