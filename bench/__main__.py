"""How fast it is, beside a fixed yardstick run in the same process. Figures of two machines compare by their ratios."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from time import perf_counter

from automarium.core.match import Match, run
from automarium.games import GAMES, game
from bench.yardstick import yardstick
from tests.bots import SETUPS, human, new, play

SECONDS = 2.0


def per_second(work: Callable[[int], tuple[int, float]]) -> float:
    """How many a second: `work(n)` does its n-th piece and returns how many things that were and their seconds."""
    work(0)
    done, spent, number = 0, 0.0, 0
    while spent < SECONDS:
        number += 1
        more, seconds = work(number)
        done += more
        spent += seconds
    return done / spent


def timed(work: Callable[[int], object]) -> Callable[[int], tuple[int, float]]:
    """One thing a piece, all of it timed."""

    def once(number: int) -> tuple[int, float]:
        start = perf_counter()
        work(number)
        return 1, perf_counter() - start

    return once


def start_up() -> float:
    """Seconds until the program has said its version, the best of five."""
    times = []
    for _ in range(5):
        start = perf_counter()
        subprocess.run([sys.executable, "-m", "automarium", "--version"], check=True, capture_output=True)
        times.append(perf_counter() - start)
    return min(times)


def figures(id: str) -> Iterator[tuple[str, float, str]]:
    """The figures of one game: name, value, unit."""
    found = game(id)
    setup = found.setup(SETUPS[id][0])
    automa_turns = import_module(f"bench.{id}").automa_turns
    yield "Automa turns, traces on", per_second(lambda n: automa_turns(f"bench {n}", tracing=True)), "/s"
    yield "Automa turns, silent", per_second(lambda n: automa_turns(f"bench {n}", tracing=False)), "/s"
    whole = timed(lambda n: run(found, setup, f"bench {n}", human(id, f"bench {n}")))
    yield "whole matches, silent", per_second(whole), "/s"
    match = play(new(id, SETUPS[id][0], "bench"), "bench")
    replay = timed(lambda _: Match(found, match.setup, match.seed, match.answers))
    yield f"replay of a match of {len(match.answers)} answers", 1000 / per_second(replay), "ms"


def main() -> None:
    stick = yardstick()
    print(f"{'yardstick':<52}{stick:>14,.0f} /s")
    print(f"{'start-up (--version)':<52}{1000 * start_up():>14,.0f} ms")
    for id in GAMES:
        print(f"\n{id}")
        for name, value, unit in figures(id):
            ratio = f"{1e6 * value / stick:>12,.1f} per million of the yardstick" if unit == "/s" else ""
            print(f"  {name:<50}{value:>14,.1f} {unit}{ratio}")


if __name__ == "__main__":
    main()
