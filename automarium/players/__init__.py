"""Players: whoever answers for the human's seat without a human. One file a game; Red Rising on the screen has more."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from automarium.core.ask import Ask
from automarium.core.errors import Refusal
from automarium.core.match import Answerer, Match
from automarium.core.rng import Stream
from automarium.core.tale import Say
from automarium.games import game

RANDOM = "random"


class Weighed(NamedTuple):
    """A possible answer, and the points by which the human is expected to be ahead if it is given; whether what was
    tried does not tell it from the best one, and by how many points it makes more of this turn."""

    value: Any
    margin: float
    even: bool = False
    now: float = 0.0


class Advice(NamedTuple):
    """What is advised when a question is asked."""

    ask: Ask[Any]
    value: Any


Make = Callable[[Stream, str], Answerer[Any]]
"""Makes a player out of a stream and what stands behind the colon of its name."""


def random_player(id: str, stream: Stream) -> Answerer[Any]:
    """A player of the human's seat who does something legal at random; the same stream plays the same."""
    game(id)  # one that is unknown is refused by name
    player: Answerer[Any] = _room(id).random_player(stream)
    return player


def shown_player(id: str, stream: Stream) -> Answerer[Any]:
    """A player at random who is to be watched: what only the human knows, it tells as it could be."""
    game(id)
    make: Callable[[Stream], Answerer[Any]] = getattr(_room(id), "shown_player", _room(id).random_player)
    return make(stream)


def player(id: str, name: str, stream: Stream) -> Answerer[Any]:
    """A player by name: `random`, one of those of a game (`search`, or with a budget `search:500`, `search:200ms`), or
    one's own, as the module and the function that makes it out of a stream (`my_bot:make`)."""
    first, _, rest = name.partition(":")
    if first == RANDOM and not rest:
        return random_player(id, stream)
    if first in _players(id):
        return _players(id)[first](stream, rest)
    if rest:
        return _own(first, rest, name)(stream)
    raise _unknown(id, name)


def own(id: str, name: str) -> bool:
    """Whether a player of this name is somebody's own, and not one of ours."""
    first = name.partition(":")[0]
    return first != RANDOM and first not in _players(id)


def needs(id: str, name: str) -> Mapping[str, str]:
    """The settings without which a player of this name cannot play."""
    found: Mapping[str, str] = _room(id).NEEDS if name.partition(":")[0] in _players(id) else {}
    return found


def hints(match: Match[Any], budget: str = "") -> Sequence[Weighed]:
    """What could be answered now, the best first; nothing where the program cannot play the human's seat."""
    advise = getattr(_room(match.game.id), "hints", None)
    found: Sequence[Weighed] = advise(match, budget) if advise else ()
    return found


def advises(id: str) -> bool:
    """Whether the program can play the human's seat of a game, and give hints."""
    return hasattr(_room(id), "hints")


def then(match: Match[Any], value: Any, budget: str = "") -> Advice | None:
    """What will be advised next if this is answered now, as far as that is certain."""
    tell = getattr(_room(match.game.id), "then", None)
    found: Advice | None = tell(match, value, budget) if tell else None
    return found


def why(match: Match[Any], found: Sequence[Weighed], next: Advice | None = None) -> Sequence[Say]:
    """The reasons for the first of some answers that were found so, if the next question is answered so."""
    tell = getattr(_room(match.game.id), "why", None)
    found_out: Sequence[Say] = tell(match, found, next) if tell else ()
    return found_out


def invented(id: str) -> frozenset[str]:
    """The questions of a game to which its player at random gives points that nobody has earned."""
    game(id)
    found: frozenset[str] = _room(id).INVENTED
    return found


@cache
def _room(id: str) -> Any:
    return import_module(f"{__name__}.{id}")


def _players(id: str) -> Mapping[str, Make]:
    game(id)
    found: Mapping[str, Make] = getattr(_room(id), "PLAYERS", {})
    return found


def _own(module: str, function: str, name: str) -> Callable[[Stream], Answerer[Any]]:
    """Somebody's own player: found where Python finds modules, or in the folder where one stands."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        make: Callable[[Stream], Answerer[Any]] = getattr(import_module(module), function)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Refusal("player-not-found", got=name[:60], problem=str(error)[:120]) from None
    return make


def _unknown(id: str, name: str) -> Refusal:
    return Refusal("player-unknown", got=name[:60], expected=(RANDOM, *_players(id)))
