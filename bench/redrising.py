"""The Automa's turns alone, on a table where the program deals the characters and the human does nothing."""

from __future__ import annotations

from time import process_time

from automarium.core.rng import Streams
from automarium.core.tale import Tale
from automarium.games import game
from automarium.games.redrising.setup import lay_table, set_up
from automarium.games.redrising.turn import automa_turn

TURNS = 200


def automa_turns(seed: str, *, tracing: bool) -> tuple[int, float]:
    """Plays Automa turns, every twentieth on a fresh table; returns how many and the seconds that they took."""
    spent = 0.0
    setup = game("redrising").setup({"depth": "known", "characters": "program"})
    for number in range(TURNS):
        if number % 20 == 0:
            table = lay_table(setup, Streams(f"{seed} {number}"), Tale(telling=tracing, tracing=tracing))
            for _ in set_up(table):
                raise AssertionError("a table dealt by the program asks nothing")
        start = process_time()
        for _ in automa_turn(table):
            raise AssertionError("an Automa turn asks nothing while the human does not hold Sovereign")
        spent += process_time() - start
    return TURNS, spent
