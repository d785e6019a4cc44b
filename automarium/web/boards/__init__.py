"""The pictures of the games' tables. Each file draws its own: `board(table, words, links) -> Markup`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.match import Match
from automarium.words import Words


class Links(NamedTuple):
    """For a place the address that adds it to the answer, for a report of several words the one that proposes it, for
    "fix ..." the one that begins a correction; or None where that means nothing now. `said` has been tapped already."""

    link: Callable[[str], str | None]
    said: tuple[str, ...] = ()

    def __call__(self, words: str) -> str | None:
        return self.link(words)


def board(match: Match[Any], words: Words, links: Links) -> Markup:
    drawn: Markup = import_module(f"automarium.web.boards.{match.game.id}").board(match.state, words, links)
    return drawn


def markers(match: Match[Any]) -> Mapping[str, str]:
    """Orders that only move a marker, by their messages: which one. Of several in a row the last says where it ends."""
    found: Mapping[str, str] = getattr(import_module(f"automarium.web.boards.{match.game.id}"), "MARKERS", {})
    return found


def draft(match: Match[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """An answer as far as it has been put together, for games that draw it (`draft(table, ask, words, said)`)."""
    drawer = import_module(f"automarium.web.boards.{match.game.id}")
    drawn: Markup | None = (
        drawer.draft(match.state, match.ask, words, said) if said and hasattr(drawer, "draft") else None
    )
    return drawn
