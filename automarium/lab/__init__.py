"""The lab: many matches at once, and what they say together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from automarium.core.ask import Ask
from automarium.core.game import Game, Setup
from automarium.core.match import Answerer, run
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.players import invented, random_player


class Played(NamedTuple):
    """One match of many. `turns` are those of the Automa, if they were counted; `invented` says that some of the points
    were made up by the player at random, so that it means nothing who won."""

    number: int
    seed: str
    turns: int | None
    seats: tuple[Name, ...]
    totals: tuple[int, ...]
    winners: tuple[Name, ...]
    invented: bool


class Summary(NamedTuple):
    """One seat over many matches: mean, lowest and highest total, and the share of victories (shared ones included), or
    None where points were made up."""

    seat: Name
    mean: float
    low: int
    high: int
    won: float | None


def simulate(
    game: Game[Any], setup: Setup, seed: str, numbers: Iterable[int], *, turns: bool = False
) -> Iterator[Played]:
    """Plays a match for each number against a human who moves at random; the same seed gives the same matches. Counting
    the turns takes a little longer."""
    made_up = invented(game.id)
    for number in numbers:
        one = f"{seed}/{number}"
        asked: set[str] = set()
        player = _noted(random_player(game.id, Stream(one, "human")), asked)
        table = run(game, setup, one, player, telling=turns)
        sheet = game.sheet(table)
        assert sheet is not None
        began = sum(event.id == "head-automa-turn" for event in table.tale.events) if turns else None
        yield Played(number, one, began, sheet.seats, sheet.totals, sheet.winners, not made_up.isdisjoint(asked))


def _noted(player: Answerer[Any], asked: set[str]) -> Answerer[Any]:
    """The same player, with a note of what it was asked."""

    def answer(ask: Ask[Any], table: Any) -> Any:
        asked.add(ask.id)
        return player(ask, table)

    return answer


def summary(matches: Sequence[Played]) -> list[Summary]:
    """What the matches say together, seat by seat."""
    made_up = any(one.invented for one in matches)
    return [
        Summary(
            seat,
            sum(one.totals[at] for one in matches) / len(matches),
            min(one.totals[at] for one in matches),
            max(one.totals[at] for one in matches),
            None if made_up else sum(seat in one.winners for one in matches) / len(matches),
        )
        for at, seat in enumerate(matches[0].seats)
    ]
