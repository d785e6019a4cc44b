"""The very long run: random matches of every game and set-up, hundreds of thousands of them, until stopped or done."""

from __future__ import annotations

import sys

from rich.progress import track

from automarium.core.match import run
from automarium.games import game
from tests.bots import cases, human

MATCHES = 200_000


def main(matches: int = MATCHES) -> None:
    every = list(cases())
    setups = [(id, game(id).setup(setup)) for id, setup in every]
    for number in track(range(matches), description="soak"):
        id, setup = setups[number % len(setups)]
        seed = f"soak {number}"
        try:
            sheet = game(id).sheet(run(game(id), setup, seed, human(id, seed), tracing=True, telling=True))
        except BaseException:
            print(f"{id}, set-up {dict(setup.values)}, seed {seed!r}")
            raise
        assert sheet is not None
        assert sheet.final
    print(f"{matches} passed, 0 failed")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
