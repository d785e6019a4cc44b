"""A table of Red Rising with its picture, for the tests of its page."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games.redrising.table import Table
from automarium.games.redrising.turn import automa_turn
from automarium.web.boards import Links
from automarium.web.boards.redrising import board
from automarium.words import words
from tests.bots import SETUPS, new, play
from tests.rules.redrising.conftest import card, drive, next_cards, table

ENGLISH = words("en", "redrising")


def drawn(bare: Table, lang: str = "en") -> str:
    """The picture, with every correction as it was asked for."""

    def link(said: str) -> str | None:
        return f"/?say={said}" if said.startswith("fix ") else None

    shown = board(bare, words(lang, "redrising"), Links(link))
    return unescape(shown.main + shown.rest)


def taps(picture: str) -> list[str]:
    return re.findall(r'href="/\?say=([^"]*)"', picture)


def at(index: int, ask: str) -> Match[Any]:
    """A match of that set-up when the Automa has had turns and this is asked."""
    match = new("redrising", SETUPS["redrising"][index], "page")
    while match.ask is not None and not (match.ask.id == ask and match.state.turns["automa"] > 2):
        play(match, f"page {len(match.answers)}", 1)
    assert match.ask is not None
    return match


def counted() -> Match[Any]:
    """The first turn of a match in which cards are only counted."""
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars"}, "taps")
    match.answer("4")
    return match


def turn(*printed: str, empty: tuple[Name, ...] = ()) -> Table:
    """A turn of the Automa with these cards, two characters lying at each location that is not empty."""
    bare = table(priorities="ABCD", deck=9, jupiter=2, mars=2, luna=2, institute=2)
    for location in empty:
        bare.piles[location].clear()
    next_cards(bare, *(card(one, n) for n, one in enumerate(printed, 1)))
    drive(automa_turn(bare))
    return bare
