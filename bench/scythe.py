"""The Automa's turns alone, timed within whole matches against a human who plays at random."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from automarium.core.ask import Asking
from automarium.core.rng import Stream, Streams
from automarium.core.tale import Tale
from automarium.games import game
from automarium.games.scythe.human import human_turn
from automarium.games.scythe.setup import lay_table, set_up
from automarium.games.scythe.stars import SixthStar
from automarium.games.scythe.turn import automa_turn
from automarium.players.scythe import random_player

TURNS = 200


def automa_turns(seed: str, *, tracing: bool) -> tuple[int, float]:
    """Plays so many Automa turns, on a new table after every sixth star; returns how many and their seconds."""
    done, spent, matches = 0, 0.0, 0
    setup = game("scythe").setup({"human": "saxony", "automa": "nordic", "level": "automa"})
    while done < TURNS:
        matches += 1
        table = lay_table(setup, Streams(f"{seed} {matches}"), Tale(telling=tracing, tracing=tracing))
        set_up(table)
        bot = random_player(Stream(f"{seed} {matches}", "human"))

        def answer(ask: Any, table: Any = table, bot: Any = bot) -> Any:
            return bot(ask, table)

        over = False
        while not over and done < TURNS:
            over, _ = timed(human_turn(table), answer)
            if not over:
                over, seconds = timed(automa_turn(table), answer)
                done, spent = done + 1, spent + seconds
    return done, spent


def timed(piece: Asking[None], answer: Callable[[Any], Any]) -> tuple[bool, float]:
    """Runs a turn; whether it ended the match, and its seconds without those of the answers."""
    spent, value = 0.0, None
    try:
        while True:
            start = process_time()
            try:
                ask = piece.send(value)
            finally:
                spent += process_time() - start
            value = answer(ask)
    except StopIteration:
        return False, spent
    except SixthStar:
        return True, spent
