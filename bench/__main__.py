"""How fast it is, each figure beside a fixed yardstick. Figures of two machines or two days compare by their ratios;
those are kept in a history."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import fmean
from time import process_time
from typing import NamedTuple

from automarium.core.match import Match, run
from automarium.core.rubbish import look_rarely
from automarium.games import GAMES, game
from bench.history import add, change, runs, this_run
from bench.yardstick import ROUNDS, yardstick
from tests.bots import SETUPS, human, new, play

SECONDS = 2.0
SLICE = 0.02  # of work, then the yardstick again


class Figure(NamedTuple):
    """How many a second, and how many rounds of the yardstick a second meanwhile."""

    name: str
    rate: float
    rounds: float

    @property
    def ratio(self) -> float:
        """How many in a million rounds."""
        return 1e6 * self.rate / self.rounds

    def __str__(self) -> str:
        return f"{self.name:<52}{self.rate:>12,.1f} /s{self.ratio:>14,.2f} per million rounds"


class Time(Figure):
    """The same, told as what one of them takes."""

    def __str__(self) -> str:
        return f"{self.name:<52}{1000 / self.rate:>12,.1f} ms{self.rounds / self.rate:>14,.0f} rounds"


def beside(work: Callable[[int], tuple[int, float]]) -> tuple[float, float]:
    """How many a second, in slices with the yardstick between them, and its rounds a second. `work(n)` does its n-th
    piece and returns how many things that were and their seconds."""
    work(0)
    done, spent, number = 0, 0.0, 0
    sticks = [yardstick()]
    while spent < SECONDS:
        number += 1
        more, seconds = work(number)
        done += more
        spent += seconds
        while len(sticks) * SLICE < spent:
            sticks.append(yardstick())
    return done / spent, fmean(ROUNDS / one for one in sticks)


def timed(work: Callable[[int], object]) -> Callable[[int], tuple[int, float]]:
    """One thing a piece, all of it timed."""

    def once(number: int) -> tuple[int, float]:
        start = process_time()
        work(number)
        return 1, process_time() - start

    return once


def start_up(_: int) -> tuple[int, float]:
    """Until the program has said its version."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "automarium", "--version"], check=True, capture_output=True)
    after = os.times()
    return 1, after.children_user + after.children_system - before.children_user - before.children_system


def figures(id: str) -> Iterator[Figure]:
    """The figures of one game."""
    found = game(id)
    setup = found.setup(SETUPS[id][0])
    room = import_module(f"bench.{id}")
    automa_turns = room.automa_turns
    yield Figure("Automa turns, traces on", *beside(lambda n: automa_turns(f"bench {n}", tracing=True)))
    yield Figure("Automa turns, silent", *beside(lambda n: automa_turns(f"bench {n}", tracing=False)))
    whole = timed(lambda n: run(found, setup, f"bench {n}", human(id, f"bench {n}")))
    yield Figure("whole matches, silent", *beside(whole))
    match = play(new(id, SETUPS[id][0], "bench"), "bench")
    replay = timed(lambda _: Match(found, match.setup, match.seed, match.answers))
    yield Time(f"replay of a match of {len(match.answers)} answers", *beside(replay))
    for name, work in getattr(room, "MORE", {}).items():
        yield Figure(name, *beside(work))


def main() -> None:
    look_rarely()  # as the commands do that play many matches
    print("rounds: of the yardstick, measured between slices of the same figure")
    before, ratios = list(runs()), dict[str, float]()

    def tell(figure: Figure, id: str = "") -> None:
        name = f"{id} {figure.name}".strip()
        ratios[name] = round(figure.ratio, 3)
        print(f"  {figure}  {change(name, figure.ratio, before)}")

    tell(Time("start-up (--version)", *beside(start_up)))
    for id in GAMES:
        print(f"\n{id}")
        for figure in figures(id):
            tell(figure, id)
    add(this_run(ratios))


if __name__ == "__main__":
    main()
