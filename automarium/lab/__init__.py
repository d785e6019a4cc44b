"""The lab: many matches at once, and what they say together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from automarium.core.game import Game, Setup
from automarium.core.match import run
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.players import random_player


class Summary(NamedTuple):
    """One seat over many matches: mean, lowest and highest total, and the share of victories (shared ones included)."""

    seat: Name
    mean: float
    low: int
    high: int
    won: float


def simulate(game: Game[Any], setup: Setup, seed: str, numbers: Iterable[int]) -> list[Summary]:
    """Plays a match for each number against a human who moves at random; the same seed gives the same matches."""
    totals: list[tuple[int, ...]] = []
    winners: list[tuple[Name, ...]] = []
    seats: tuple[Name, ...] = ()
    for number in numbers:
        one = f"{seed}/{number}"
        sheet = game.sheet(run(game, setup, one, random_player(game.id, Stream(one, "human"))))
        assert sheet is not None
        seats = sheet.seats
        totals.append(sheet.totals)
        winners.append(sheet.winners)
    return [
        Summary(
            seat,
            sum(one[at] for one in totals) / len(totals),
            min(one[at] for one in totals),
            max(one[at] for one in totals),
            sum(seat in one for one in winners) / len(winners),
        )
        for at, seat in enumerate(seats)
    ]
