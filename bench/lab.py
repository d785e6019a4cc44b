"""How a run of the lab uses all cores, beside what bare loops get of them right before and after: a machine that others
use as well leaves less than it has to either."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import NamedTuple

from automarium.games import GAMES
from automarium.lab.plan import Plan
from automarium.lab.run import cores, run

MATCHES = 1000  # of each game: long enough for the start of the processes not to count
BARE = 3.0  # seconds of loops that do nothing
LOOP = f"from time import perf_counter as now; end = now() + {BARE}\nwhile now() < end: pass"


class Used(NamedTuple):
    """How long something took, and how much of all cores its processes had meanwhile."""

    seconds: float
    share: float


def used(work: Callable[[], object]) -> Used:
    """What processes that have been started and have ended within some work took of the cores."""
    before, start = os.times(), perf_counter()
    work()
    after, seconds = os.times(), perf_counter() - start
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return Used(seconds, worked / seconds / cores())


def loops() -> None:
    """A loop on each core."""
    for process in [subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(cores())]:
        process.wait()


def main(matches: int = MATCHES) -> None:
    if find_spec("polars") is None:
        print("\nthe lab: left out, since polars is not there (pip install 'automarium[lab]')")
        return
    plan = Plan.of({"matches": matches, "grid": [{"game": id} for id in GAMES]})
    before = used(loops)
    with tempfile.TemporaryDirectory() as folder:
        found = used(lambda: run(plan, folder))
    bare = (before.share + used(loops).share) / 2
    processor = found.seconds * found.share * cores()
    print(f"\nthe lab, {plan.matches:,} matches of all games on {cores()} cores")
    print(f"  {'cores used':<50}{found.share:>12.0%}   {found.share / bare:>13.0%} of what bare loops get")
    print(f"  {'matches, tables included':<50}{plan.matches / found.seconds:>12,.1f} /s")
    print(f"  {'matches a second of one core':<50}{plan.matches / processor:>12,.1f} /s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
