"""The very long run: random matches of every game and set-up, hundreds of thousands of them, until stopped or done; one
half as a random human plays them, the other with random corrections on the way. No table is ever broken."""

from __future__ import annotations

import sys
from typing import Any

from rich.progress import track

from automarium.core.ask import Ask
from automarium.core.game import Setup, Sheet
from automarium.core.match import Match, run
from automarium.games import game
from tests.bots import cases, human, play_corrected

MATCHES = 200_000


def main(matches: int = MATCHES, first: int = 0) -> None:
    setups = [(id, game(id).setup(setup)) for id, setup in cases()]
    for number in track(range(first, first + matches), description="soak"):
        id, setup = setups[number // 2 % len(setups)]
        seed = f"soak {number}"
        try:
            sheet = _corrected(id, setup, seed) if number % 2 else _played(id, setup, seed)
        except BaseException:
            print(f"{id}, set-up {dict(setup.values)}, seed {seed!r}{', corrected' * (number % 2)}")
            raise
        assert sheet is not None
        assert sheet.final
    print(f"{matches} passed, 0 failed")


def _played(id: str, setup: Setup, seed: str) -> Sheet | None:
    player, broken = human(id, seed), game(id).broken

    def answer(ask: Ask[Any], table: Any) -> Any:
        assert list(broken(table)) == []
        return player(ask, table)

    return game(id).sheet(run(game(id), setup, seed, answer, tracing=True, telling=True))


def _corrected(id: str, setup: Setup, seed: str) -> Sheet | None:
    return play_corrected(Match(game(id), setup, seed), seed).sheet()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
