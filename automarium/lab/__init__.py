"""The lab: many matches at once, and what they say together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from automarium.core.ask import Ask
from automarium.core.game import Game, Setup
from automarium.core.match import Answerer
from automarium.core.match import run as play  # `run` is a module here
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.players import RANDOM, invented, player

NORMAL_95 = 1.959964  # standard deviations within which 95 of 100 lie


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
    None where points were made up, with the bounds between which it lies in 95 of 100 such runs; and by how much it was
    ahead of the best other seat."""

    seat: Name
    mean: float
    low: int
    high: int
    won: float | None
    between: tuple[float, float]
    margin: float


def simulate(
    game: Game[Any], setup: Setup, seed: str, numbers: Iterable[int], *, human: str = RANDOM, turns: bool = False
) -> Iterator[Played]:
    """Plays a match for each number, with this player in the human's seat (`players.player`); the same seed gives the
    same matches. Counting the turns takes a little longer."""
    made_up = invented(game.id)
    for number in numbers:
        one = f"{seed}/{number}"
        asked: set[str] = set()
        seat = noting(player(game.id, human, Stream(one, "human")), asked)
        table = play(game, setup, one, seat, telling=turns)
        sheet = game.sheet(table)
        assert sheet is not None
        began = sum(event.id == "head-automa-turn" for event in table.tale.events) if turns else None
        yield Played(number, one, began, sheet.seats, sheet.totals, sheet.winners, not made_up.isdisjoint(asked))


def noting(seat: Answerer[Any], asked: set[str]) -> Answerer[Any]:
    """The same player, with a note of what it was asked."""

    def answer(ask: Ask[Any], table: Any) -> Any:
        asked.add(ask.id)
        return seat(ask, table)

    return answer


def summary(matches: Sequence[Played]) -> list[Summary]:
    """What the matches say together, seat by seat."""
    return [_summary(matches, seat, at) for at, seat in enumerate(matches[0].seats)]


def _summary(matches: Sequence[Played], seat: Name, at: int) -> Summary:
    points = [one.totals[at] for one in matches]
    others = [max(total for n, total in enumerate(one.totals) if n != at) for one in matches]
    won = sum(seat in one.winners for one in matches)
    return Summary(
        seat,
        sum(points) / len(points),
        min(points),
        max(points),
        None if any(one.invented for one in matches) else won / len(matches),
        interval(won, len(matches)),
        sum(mine - theirs for mine, theirs in zip(points, others, strict=True)) / len(points),
    )


def interval(won: int, of: int) -> tuple[float, float]:
    """The bounds of a share by Wilson's formula, for 95 of 100.

    >>> [round(bound, 3) for bound in interval(8, 10)]
    [0.49, 0.943]
    """
    share, z2 = won / of, NORMAL_95**2
    middle, half = share + z2 / (2 * of), NORMAL_95 * (share * (1 - share) / of + z2 / (4 * of**2)) ** 0.5
    return (middle - half) / (1 + z2 / of), (middle + half) / (1 + z2 / of)
