"""The registry: the one place that knows games by name."""

from functools import cache
from importlib import import_module

from automarium.core.errors import Refusal
from automarium.core.game import Game

GAMES = ("redrising", "scythe", "gaia", "golem")


@cache
def game(id: str) -> Game:
    """A game by its id; its room is opened only now."""
    if id not in GAMES:
        raise Refusal("game-unknown", got=id, expected=GAMES)
    found: Game = import_module(f"automarium.games.{id}").GAME
    return found
