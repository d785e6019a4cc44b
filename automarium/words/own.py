"""The words of a match whose owner calls some things otherwise than we do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from automarium.core.match import Match
from automarium.words import Words, words, words_on_screen

SHELVES = ("web", "cli", "core")  # beside the words of a game
MOST_KEPT = 16


def words_of(match: Match[Any], lang: str) -> Words:
    """The words of a match in a language, with its owner's names."""
    names = match.game.names(match.setup).get(lang)
    screen = match.game.on_screen(match.setup)
    if names:
        return _renamed(lang, match.game.id, tuple(names.items()), screen)
    return words_on_screen(lang, match.game.id) if screen else words(lang, match.game.id)


@lru_cache(maxsize=MOST_KEPT)
def _renamed(lang: str, game: str, names: tuple[tuple[str, str], ...], screen: bool) -> Words:
    from fluent.runtime import FluentResource  # here: the bare library does without it

    voice = Words(lang, (game, *SHELVES), game)
    voice.screen = screen
    own = "".join(f"{id} = {_quoted(name)}\n" for id, name in names)
    voice.bundle.add_resource(FluentResource(own), allow_overrides=True)
    return voice


def _quoted(name: str) -> str:
    """A name as it stands, whatever signs it has."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{"{escaped}"}}'
