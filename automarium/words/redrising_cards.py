# ruff: noqa: ARG001 (a stand-in until the texts are there)
"""Red Rising: what a character does and what it is worth, in words."""

from __future__ import annotations

from automarium.games.redrising.cards import Character
from automarium.words import Words


def ability(character: Character, voice: Words) -> list[str]:
    """What it does when deployed."""
    return []


def last(character: Character, voice: Words) -> list[str]:
    """What it does at the end of the game."""
    return []


def block(character: Character, voice: Words) -> list[str]:
    """What it prevents from the hand."""
    return []


def clauses(character: Character, voice: Words) -> list[str]:
    """What it is worth, clause by clause."""
    return []
