"""A picture of each game's table for the terminal."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from automarium.core.match import Match
from automarium.words import Words


def board(match: Match[Any], words: Words) -> RenderableType:
    """The table of a match, drawn by the file of its game."""
    drawn: Any = import_module(f"automarium.cli.boards.{match.game.id}").board(match.state, words)
    picture: RenderableType = drawn
    return picture
