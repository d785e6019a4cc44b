"""Scythe: what moved in the Automa's last turn, in other events, and in the human's turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automarium.core.tale import ECHO, Event
from automarium.games.scythe.board import NUMBER
from automarium.games.scythe.table import Table


def turn(table: Table) -> Sequence[Event]:
    """What was told since the Automa's last turn began."""
    events = table.tale.events
    began = [at for at, event in enumerate(events) if event.id == "head-automa-turn"]
    return events[began[-1] :] if began else ()


def moves(events: Sequence[Event]) -> list[tuple[int, int]]:
    """The Automa's moves, in their order."""
    orders = [event.args for event in events if event.id.startswith(("order-", "note-stay")) and "end" in event.args]
    return [(NUMBER[args["start"]], NUMBER[args["end"]]) for args in orders]


def retreats(table: Table, events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Who had to leave a territory, and for where: a base, to which also leads the way to the mat, or as told."""
    to = {
        "order-human-home": table.human.base,
        "order-automa-to-base": table.automa.base,
        "order-automa-to-mat": table.automa.base,
    }
    for event in events:
        if event.id in to:
            yield NUMBER[event.args["place"]], to[event.id]
        elif event.id in ("order-retreat-lake", "order-goes-back"):
            yield NUMBER[event.args["place"]], NUMBER[event.args["to"]]


def human_moves(events: Sequence[Event]) -> list[tuple[int, int]]:
    """What the human has moved in this turn."""
    found: list[tuple[int, int]] = []
    for event in reversed(events):
        if event.id == "head-human-turn":
            return found[::-1]
        if event.id == "echo-human-move":
            found.append((NUMBER[event.args["start"]], NUMBER[event.args["end"]]))
    return []


def changed(events: Sequence[Event]) -> list[int]:
    """The place of what the human has told or corrected last in this turn, where that has one."""
    for event in reversed(events):
        if event.id == "head-human-turn":
            break
        if event.id.startswith(ECHO):
            name = str(event.args.get("end") or event.args.get("place"))
            return [NUMBER[name]] if name in NUMBER else []
    return []
