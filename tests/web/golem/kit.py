"""Matches of Golem after each of their answers, with their cues and pictures, for the tests of its page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automarium.core.match import Match
from automarium.cues import Cue, row
from automarium.web.boards import Links, board, scenes
from automarium.web.boards import golem as drawer
from automarium.words import words
from tests.bots import new, play

OWNER: dict[str, object] = {"door": "owner", "level": "2"}


def drawn(match: Match[Any], lang: str = "en") -> str:
    shown = board(match, words(lang, "golem"), Links(lambda said: f"?say={said}"))
    return shown.main + shown.rest


def entry_taps(match: Match[Any], said: str) -> set[str]:
    """What the picture of a question or a correction says when it is tapped."""
    assert match.ask is not None
    asked: set[str] = set()

    def taps(word: str) -> str:
        asked.add(word)
        return word

    drawer.entry(match.state, match.ask, words("en", "golem"), Links(taps, tuple(said.split())))
    return asked


def shown(match: Match[Any], lang: str = "en") -> list[tuple[Cue, str]]:
    """The cues of the last answer with their pictures."""
    made = row(match).cues
    return [(cue, str(one.drawn)) for cue, one in zip(made, scenes(match, made, words(lang, "golem")), strict=True)]


def whole(setup: dict[str, object], seed: str) -> Iterator[Match[Any]]:
    """A match after each of its answers."""
    match = play(new("golem", setup, seed), seed)
    return (match.at(number) for number in range(len(match.answers) + 1))
