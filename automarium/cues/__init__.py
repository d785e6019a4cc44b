"""Cues: what was told since the last answer, one thing at a time, for somebody whose hands are full of pieces.

An order is a cue, and so is what is not to be missed. What is only to be known goes with the order that it leads to.
Between two headings a marker is moved once, from where it was to where it ends. `cues/<game>.py` says which orders move
one (`marker(event)`). Nothing that was told is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import takewhile
from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.core.tale import ECHO, Event, Kind, Name

DATA = "cue-data"
CARD = "-card"  # so end the ids of headings within a turn
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
    about: str = ""  # the message that stands for all that it tells, where one does

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
    data = about_data(events) if not fresh else ()
    made: list[Cue] = [Cue((), data, (), len(data), DATA)] if data else []
    heads: tuple[Event, ...] = ()
    under = _under(events[:fresh])  # a cue without a heading of its own stands under the one before
    for at, stretch in _stretches(events, fresh + len(echo) + len(data)):
        if stretch[0].kind == Kind.HEAD:
            heads = (*heads, stretch[0])
        else:
            under = (*under[:1], *heads) if heads and heads[0].id.endswith(CARD) else heads or under
            made += _stretch(under, stretch, at, marker)
            heads = ()
    return Row(echo, tuple(one for cue in made for one in _apart(cue)), heads)


def about_data(events: Sequence[Event]) -> tuple[Event, ...]:
    """What a match says at its very beginning about its own data."""
    return tuple(takewhile(lambda event: event.kind != Kind.HEAD, events))


def _under(events: Sequence[Event]) -> tuple[Event, ...]:
    return next(((event,) for event in reversed(events) if event.kind == Kind.HEAD), ())


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
    """The cues between two headings: notes go with what comes after them, or at the end with the last cue. A marker is
    moved when it moves for the last time; several in a row are one cue."""
    changes = [marker(event) if event.kind == Kind.ORDER else None for event in events]
    last = {change.marker: number for number, change in enumerate(changes) if change}
    moving: dict[Name, Change] = {}
    notes: list[Event] = []
    waiting: list[Event] = []  # of markers that have not come to their end
    made: list[Cue] = []
    for number, (event, change) in enumerate(zip(events, changes, strict=True)):
        if event.kind == Kind.NOTE:
            notes.append(event)
            continue
        waiting += notes if change else ()
        if change:
            so_far = moving.get(change.marker, change)
            moving[change.marker] = so_far._replace(after=change.after, orders=(*so_far.orders, event))
            waiting.append(event)
        if change and last[change.marker] == number:
            _moved(made, heads, moving.pop(change.marker), waiting, at + number + 1)
        elif not change:
            made.append(Cue(heads, (*notes, event), (), at + number + 1))
        notes.clear()
    _ended(made, heads, notes, at + len(events))
    yield from made


def _moved(made: list[Cue], heads: tuple[Event, ...], change: Change, waiting: list[Event], told: int) -> None:
    """A marker has come to its end: one more of the cue before, where that is about markers too."""
    mine = [event for event in waiting if event.kind == Kind.NOTE or event in change.orders]
    waiting[:] = [event for event in waiting if event not in mine]
    if made and made[-1].changes:
        before = made.pop()
        made.append(Cue(heads, (*before.events, *mine), (*before.changes, change), told))
    else:
        made.append(Cue(heads, tuple(mine), (change,), told))


def _ended(made: list[Cue], heads: tuple[Event, ...], notes: list[Event], told: int) -> None:
    """Notes at the end of a stretch: a few go with the last cue."""
    if notes and made and len(notes) < MOST_NOTES and not any(note.why for note in notes):
        made[-1] = made[-1]._replace(events=(*made[-1].events, *notes), told=told)
    elif notes:
        made.append(Cue(heads, tuple(notes), (), told))


def _apart(cue: Cue) -> Iterator[Cue]:
    """Many notes that lead to an order are a cue of their own before it."""
    leading = cue.events.index(cue.main)
    if cue.changes or leading <= MOST_NOTES:
        yield cue
        return
    rest = cue.events[leading:]
    yield cue._replace(events=cue.events[:leading], told=cue.told - len(rest))
    yield cue._replace(events=rest)
