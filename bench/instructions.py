"""How many instructions of the processor a match takes, counted by valgrind: the same number on a busy machine as on a
free one, so that a change of one in a hundred is seen. `python -m bench.instructions [game ...]`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence

from automarium.core.match import run
from automarium.core.rubbish import look_rarely
from automarium.games import GAMES, game
from tests.bots import SETUPS, human

MATCHES = 200
WARM = 10  # matches before those that count
QUIET = {**os.environ, "PYTHONHASHSEED": "0"}  # or sets would come in another order each time
COUNTED = re.compile(r"Collected : (\d+)")


def play(id: str, matches: int, *, tracing: bool) -> None:
    """What is counted: as the commands play that play many."""
    look_rarely()
    found = game(id)
    setup = found.setup(SETUPS[id][0])
    for number in range(WARM + matches):
        run(found, setup, f"bench {number}", human(id, f"bench {number}"), telling=tracing, tracing=tracing)


def counted(id: str, matches: int, kind: str) -> int:
    """The instructions of a process that plays so many."""
    ours = [sys.executable, "-m", "bench.instructions", "--play", id, str(matches), kind]
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    said = subprocess.run([*valgrind, *ours], capture_output=True, text=True, check=True, env=QUIET)
    found = COUNTED.search(said.stderr)
    assert found is not None, said.stderr
    return int(found[1])


def main(asked: Sequence[str]) -> None:
    if shutil.which("valgrind") is None:
        sys.exit("no valgrind here (Debian: apt-get install valgrind)")
    for id in asked or GAMES:
        for kind in ("silent", "traced"):
            a_match = (counted(id, MATCHES, kind) - counted(id, 0, kind)) // MATCHES
            print(f"{id:<12}{kind:<8}{a_match:>14,} instructions a match")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2], int(sys.argv[3]), tracing=sys.argv[4] == "traced")
    else:
        main(sys.argv[1:])
