"""Players: whoever answers for the human's seat without a human. One file a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from automarium.core.match import Answerer
from automarium.core.rng import Stream
from automarium.games import game


def random_player(id: str, stream: Stream) -> Answerer[Any]:
    """A player of the human's seat who does something legal at random; the same stream plays the same."""
    game(id)  # one that is unknown is refused by name
    player: Answerer[Any] = import_module(f"{__name__}.{id}").random_player(stream)
    return player


def invented(id: str) -> frozenset[str]:
    """The questions of a game to which its player at random gives points that nobody has earned."""
    game(id)
    found: frozenset[str] = import_module(f"{__name__}.{id}").INVENTED
    return found
