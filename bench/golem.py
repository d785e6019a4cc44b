"""The Automa's turns alone, on tables of the house pack where the humans do nothing."""

from __future__ import annotations

from contextlib import suppress
from time import process_time

from automarium.core.ask import Asking
from automarium.core.rng import Streams
from automarium.core.tale import Tale
from automarium.games import game
from automarium.games.golem.components import ROUNDS
from automarium.games.golem.golems import movement
from automarium.games.golem.phases import end_round, income_and_upgrade, refresh
from automarium.games.golem.setup import lay_table, set_up
from automarium.games.golem.turn import TURNS, automa_turn

MATCHES = 12


def automa_turns(seed: str, *, tracing: bool) -> tuple[int, float]:
    """Plays matches at all levels and player counts; returns how many Automa turns and the seconds that they took."""
    spent = 0.0
    for number in range(MATCHES):
        setup = game("golem").setup({"level": number % 4 + 1, "humans": number % 3 + 1})
        table = lay_table(setup, Streams(f"{seed} {number}"), Tale(telling=tracing, tracing=tracing))
        _done(set_up(table))
        for table.round in range(1, ROUNDS + 1):
            _done(refresh(table))
            _done(movement(table))
            for _ in range(TURNS):
                start = process_time()
                _done(automa_turn(table))
                spent += process_time() - start
            _done(income_and_upgrade(table))
            end_round(table)
    return MATCHES * ROUNDS * TURNS, spent


def _done(asks: Asking[object]) -> None:
    """To the end; in the house only the humans are asked, whether they have taken anything, and they have not."""
    with suppress(StopIteration):
        ask = next(asks)
        while True:
            ask = asks.send(ask.parse("done"))
