"""Automarium plays the Automa for you."""

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.games import GAMES, game

__version__ = "0.1.0"
__all__ = ["GAMES", "Match", "Refusal", "game"]
