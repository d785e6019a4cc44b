"""The words of a match: its owner may call some things otherwise than we do, or the program may do everything."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from automarium.core.match import Match
from automarium.words import Words, words

SHELVES = ("web", "cli", "core")  # beside the words of a game
MOST_KEPT = 16


def words_of(match: Match[Any], lang: str) -> Words:
    """The words of a match in a language, with its owner's names; where the program moves everything itself, what it
    told to do is what it did."""
    names, by_itself = match.game.names(match.setup).get(lang), match.game.by_itself(match.setup)
    if not names and not by_itself:
        return words(lang, match.game.id)
    return _renamed(lang, match.game.id, tuple((names or {}).items()), by_itself)


@lru_cache(maxsize=MOST_KEPT)
def _renamed(lang: str, game: str, names: tuple[tuple[str, str], ...], by_itself: bool) -> Words:
    from fluent.runtime import FluentResource  # here: the bare library does without it

    voice = Words(lang, (game, *SHELVES), game, by_itself=by_itself)
    own = "".join(f"{id} = {_quoted(name)}\n" for id, name in names)
    voice.bundle.add_resource(FluentResource(own), allow_overrides=True)
    return voice


def _quoted(name: str) -> str:
    """A name as it stands, whatever signs it has."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{"{escaped}"}}'
