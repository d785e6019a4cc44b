"""What is noted of a match while it is played: how far each side has come, turn by turn, and the Automa's cards. One
file a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from automarium.core.tale import Name
from automarium.games import game

Count = tuple[str, Name, int]  # what is counted, of which seat, and how much of it there is


class Noted(NamedTuple):
    """What a game has to note: `counts` reads a table; `cards` says which events tell of a card of the Automa that does
    its work now, and in which of their arguments."""

    counts: Callable[[Any], Iterator[Count]]
    cards: Mapping[str, str]


def noted(id: str) -> Noted:
    """What is noted of a game."""
    game(id)  # one that is unknown is refused by name
    found: Noted = import_module(f"{__name__}.{id}").NOTED
    return found
