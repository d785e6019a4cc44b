"""The registry: the one place that knows games by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from automarium.core.errors import Refusal
from automarium.core.game import Game
from automarium.core.tale import Name

if TYPE_CHECKING:
    from automarium.games.gaia import table as gaia
    from automarium.games.golem import table as golem
    from automarium.games.redrising import table as redrising
    from automarium.games.scythe import table as scythe

GAMES = ("redrising", "scythe", "gaia", "golem")


@overload
def game(id: Literal["redrising"]) -> Game[redrising.Table]: ...
@overload
def game(id: Literal["scythe"]) -> Game[scythe.Table]: ...
@overload
def game(id: Literal["gaia"]) -> Game[gaia.Table]: ...
@overload
def game(id: Literal["golem"]) -> Game[golem.Table]: ...
@overload
def game(id: str) -> Game[Any]: ...
def game(id: str) -> Game[Any]:
    """A game by its id; its code is loaded only now."""
    return _game(id)


@cache
def _game(id: str) -> Game[Any]:
    if id not in GAMES:
        raise Refusal("game-unknown", got=id, expected=tuple(Name(f"known-{one}") for one in GAMES))
    found: Game[Any] = import_module(f"automarium.games.{id}").GAME
    return found
