"""The Automa's turns alone: whole matches, all seven factions in turn, against a human who built before and rests."""

from __future__ import annotations

from time import process_time

from automarium.core.bits import each
from automarium.core.rng import Stream, Streams
from automarium.core.tale import Tale
from automarium.games import game
from automarium.games.gaia import clear_up, play
from automarium.games.gaia.factions import shipped_factions
from automarium.games.gaia.names import MINE, TRANSDIM
from automarium.games.gaia.setup import lay_table
from automarium.games.gaia.table import Table
from automarium.games.gaia.tiles import ROUNDS
from automarium.games.gaia.turn import automa_turn
from automarium.players.gaia import random_player


def automa_turns(seed: str, *, tracing: bool) -> tuple[int, float]:
    """Plays the Automa's turns of seven matches; returns how many and the seconds that they took."""
    turns, spent = 0, 0.0
    for faction in shipped_factions().automa:
        table = _table(f"{seed} {faction}", faction, tracing=tracing)
        automa = table.automa
        for table.round in range(1, ROUNDS + 1):
            begun = process_time()
            while not automa.passed:
                for _ in automa_turn(table, automa):
                    raise AssertionError("a shuffled deck asks nothing")
            spent += process_time() - begun
            clear_up(table)
        turns += automa.turns
    return turns, spent


def _table(seed: str, faction: str, *, tracing: bool) -> Table:
    """A table after its set-up, with a few more mines of the human."""
    setup = game("gaia").setup({"automa": faction, "level": "supertoma"})
    table = lay_table(setup, Streams(seed), Tale(telling=tracing, tracing=tracing))
    asks = play(table)
    human = random_player(Stream(seed, "human"))
    ask = next(asks)
    while ask.id != "ask-turn":
        ask = asks.send(human(ask, table))
    free = list(each(table.empty & ~table.types[TRANSDIM]))
    for hex in free[:: max(1, len(free) // 4)][: table.human.supply[MINE]]:
        table.human.put(MINE, hex)
    return table
