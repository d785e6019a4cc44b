"""An answer that is taken can be read again."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Ask, Asking, Line
from automarium.core.errors import Refusal
from automarium.core.game import Game, Setup
from automarium.core.match import Match
from automarium.core.rng import Stream, Streams
from automarium.core.tale import Name, Tale
from automarium.games import game
from automarium.games.golem.shapes import OPEN_ENDED


class Lossy(Line):
    """Reads a blank, and writes it down as nothing, which it does not read."""

    def parse(self, text: str) -> str:
        if not text:
            raise Refusal("answer-empty")
        return text

    def write(self, value: str) -> str:
        return value.strip()

    def sample(self, _: Stream) -> str:
        return "a"


class Table:
    def __init__(self, _: Setup, __: Streams, tale: Tale) -> None:
        self.tale, self.got = tale, [""]


def play(table: Table) -> Asking[None]:
    while True:
        table.got.append((yield Ask("ask-name", Name("human"), Lossy())))


GAME: Game[Any] = Game("little", 1, (), Table, play, lambda _: None, lambda _: {}, lambda *_: ("", None))


def test_what_would_not_be_read_again_is_refused_when_it_is_given() -> None:
    match = Match(GAME, {}, "1")
    with pytest.raises(Refusal):
        match.answer(" ")
    assert (match.answers, match.state.got) == ([], [""])


def test_what_is_played_is_what_is_written() -> None:
    match = Match(GAME, {}, "1")
    match.answer(" b ")
    assert (match.answers, match.state.got[-1]) == (["b"], "b")
    assert Match(GAME, {}, "1", match.answers).state.got == match.state.got


@pytest.mark.parametrize("row", OPEN_ENDED)
@pytest.mark.parametrize("gaps", ["_", "_ _ _"])
def test_a_row_of_which_nothing_is_known_is_read_again(row: str, gaps: str) -> None:
    match = Match(game("golem"), None, "gaps")
    match.answer(f"fix {row} {gaps}")
    again = Match(game("golem"), None, "gaps", match.answers)
    assert again.fingerprint() == match.fingerprint()
