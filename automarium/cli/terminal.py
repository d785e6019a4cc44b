"""Who reads, where, and how a mistake is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import typer
from rich.console import Console

from automarium.cli import show
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.games import GAMES
from automarium.words import DEFAULT, Words, words
from automarium.words.own import words_of


@dataclass
class Terminal:
    """Who reads, and where: set when the program starts."""

    lang: str = DEFAULT
    console: Console = field(default_factory=show.console)

    def words(self, game: str | None = None) -> Words:
        return words(self.lang, game if game in GAMES else None)

    def words_of(self, match: Match[Any]) -> Words:
        return words_of(match, self.lang)

    def say(self, id: str, /, **args: object) -> str:
        return self.words().say(id, args)


terminal = Terminal()


@contextmanager
def refusals(game: str | None = None) -> Iterator[None]:
    """A mistake is told in the player's language, on the error stream, and ends with status 1."""
    try:
        yield
    except Refusal as refusal:
        typer.echo(terminal.words(game).refusal(refusal), err=True)
        raise typer.Exit(1) from None
