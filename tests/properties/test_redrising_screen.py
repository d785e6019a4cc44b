"""Red Rising on the screen, played out at random: no card is ever lost, nothing is broken, and every match ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from automarium.core.rng import Stream, Streams
from automarium.core.tale import Tale
from automarium.games import game
from automarium.games.redrising.names import APOLLO, AUTOMA, HOUSES, HUMAN, PLACES
from automarium.games.redrising.table import Table
from tests.bots import LONG

RED_RISING = game("redrising")
PARTS = 10
MATCHES = (100_000 if LONG else 1_000) // PARTS
MOST_CHOICES = 2_000  # far more than any match needs


def setup_of(number: int) -> dict[str, object]:
    """Levels, houses and readings in turn."""
    return {
        "depth": "screen",
        "level": str(number % 6 + 1),
        "house": HOUSES[number // 2 % len(HOUSES)].removeprefix("house-"),
        "variant": "yes" if number % 2 else "no",
        "itself": "no" if number % 5 == 0 else "yes",
        "end-abilities": "may" if number % 7 == 0 else "must",
        "substitute": "yes" if number % 3 == 0 else "no",
    }


class AtRandom:
    """Chooses anything that is offered, and looks at the table before."""

    def __init__(self, seed: str, cards: int) -> None:
        self.stream = Stream(seed, "screen")
        self.cards = cards
        self.choices = 0

    def __call__(self, table: Table, id: str, choices: Sequence[Any], none: bool) -> Any:
        self.choices += 1
        assert self.choices < MOST_CHOICES, "the match does not end"
        assert len(choices) > 0, id
        assert len(set(choices)) == len(choices), id
        self.look_at(table)
        at = self.stream.below(len(choices) + none)
        return None if at == len(choices) else choices[at]

    def look_at(self, table: Table) -> None:
        assert list(RED_RISING.broken(table)) == []
        assert sum(len(table.piles[place]) for place in PLACES) + table.air == self.cards


def play_out(number: int) -> Table:
    setup = setup_of(number)
    seed = f"screen {number}"
    table = RED_RISING.lay_table(RED_RISING.setup(setup), Streams(seed), Tale(telling=False, tracing=False))
    player = AtRandom(seed, 111 if setup["variant"] == "yes" else 107)
    table.player = player
    assert list(RED_RISING.play(table)) == [], "a match that is played out in thought asks nobody"
    player.look_at(table)
    return table


@pytest.mark.parametrize("part", range(PARTS))
def test_random_matches_on_the_screen_are_whole_and_end(part: int) -> None:
    for number in range(part * MATCHES, (part + 1) * MATCHES):
        try:
            table = play_out(number)
        except BaseException:
            print(f"match {number}: {setup_of(number)}")
            raise
        sheet = RED_RISING.sheet(table)
        assert sheet is not None
        assert sheet.final
        assert table.air == 0
        assert table.turns[HUMAN] == table.turns[AUTOMA] + (table.house == APOLLO)
