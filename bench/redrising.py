"""The Automa's turns alone, on a table where the program deals the characters and the human does nothing; and whole
matches on the screen, with both sides played, from the beginning and from the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from time import process_time
from typing import Any

from automarium.core.ask import Ask
from automarium.core.match import run
from automarium.core.rng import Stream, Streams
from automarium.core.tale import Tale
from automarium.games import game
from automarium.games.redrising.course import play
from automarium.games.redrising.names import HUMAN
from automarium.games.redrising.setup import lay_table, set_up
from automarium.games.redrising.table import Player, Table
from automarium.games.redrising.thought import Thought
from automarium.games.redrising.turn import automa_turn
from automarium.players.redrising_seat import Memory, possible

TURNS = 200
MIDDLE = 8  # the human's turn in the middle of a match
POSITIONS = 12


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


# --- on the screen ---


def at_random(stream: Stream, chosen: list[int]) -> Player:
    """Any of what can be chosen; how often is counted."""

    def choose(_: Table, __: str, choices: Sequence[Any], none: bool) -> Any:
        chosen[0] += 1
        number = stream.below(len(choices) + none)
        return None if number == len(choices) else choices[number]

    return choose


def matches(number: int) -> tuple[int, float]:
    """A whole match with both sides played."""
    start = process_time()
    _whole(number)
    return 1, process_time() - start


def choices(number: int) -> tuple[int, float]:
    """The choices of the human in such a match."""
    start = process_time()
    return _whole(number), process_time() - start


def _whole(number: int) -> int:
    chosen = [0]
    table = lay_table(game("redrising").setup({"depth": "screen"}), Streams(str(number)), Tale(telling=False))
    table.player = at_random(Stream(str(number), "human"), chosen)
    for ask in play(table):
        raise AssertionError(f"{ask.id}: the player is not asked")
    return chosen[0]


@cache
def _middles() -> tuple[tuple[Thought, Sequence[Any]], ...]:
    """Questions in the middle of matches, each with its answers."""
    found: list[tuple[Thought, Sequence[Any]]] = []
    number = 0
    while len(found) < POSITIONS:
        number += 1
        run(game("redrising"), {"depth": "screen"}, str(number), _looking(Stream(str(number), "human"), found))
    return tuple(found)


def _looking(stream: Stream, found: list[tuple[Thought, Sequence[Any]]]) -> Callable[[Ask[Any], Table], Any]:
    memory = Memory()

    def answer(ask: Ask[Any], table: Table) -> Any:
        thought = memory.thought(ask, table)
        if ask.id == "ask-play" and table.turns[HUMAN] == MIDDLE:
            found.append((thought, possible(ask)))
        value = stream.pick(possible(ask))
        memory.said.append(value)
        return value

    return answer


def playouts(number: int) -> tuple[int, float]:
    """One match played to its end from the middle, at random."""
    thought, answers = _middles()[number % POSITIONS]
    stream = Stream(str(number), "playout")
    start = process_time()
    thought.played_on(answers[number % len(answers)], stream, at_random(stream, [0]))
    return 1, process_time() - start


MORE = {
    "on the screen, whole matches, both sides": matches,
    "on the screen, choices of the human": choices,
    "on the screen, playouts from the middle": playouts,
}
