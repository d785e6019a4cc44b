"""Players for the human's seat of Red Rising on the screen: at random, greedy, and one who thinks ahead.

A player answers asks. Each kind of player here is one way to compare the answers that are possible; what it may know of
the match is what the human may know (`games/redrising/thought.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Reports, Said
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.redrising.cards import characters
from automarium.games.redrising.hand import score_hand
from automarium.games.redrising.names import AUTOMA, BONUS, DECK, HAND, HUMAN, LUNA
from automarium.games.redrising.scoring import EXCESS, HAND_LIMIT, hand_of, scene, track_points
from automarium.games.redrising.table import END, Play, Player, Table
from automarium.games.redrising.thought import Thought, copied

PLAYOUTS = 200  # of a question, unless told otherwise
KEPT = 2  # of so many answers one goes on to the next round
AVERAGE = 14  # what a card is worth that nobody has seen
WORTH = {BONUS[one]: worth for one, worth in zip(BONUS, (4, 3, 4), strict=True)}  # a step of a track, about
SOVEREIGN_WORTH = 6


class Memory:
    """What a player has to remember to think about a question: the table when the turn began, and the answers since."""

    def __init__(self) -> None:
        self.began: Table | None = None
        self.said: list[Any] = []

    def thought(self, ask: Ask[Any], table: Table) -> Thought:
        """The match as it stands at this question."""
        first_of_the_end = table.stage == END and (self.began is None or self.began.stage != END)
        if ask.id == "ask-play" or first_of_the_end:
            self.began, self.said = copied(table), []
        assert self.began is not None  # nothing is asked of the human before their first turn
        return Thought(self.began, self.said)


class Weighed(NamedTuple):
    """An answer, and the margin over the Automa that is expected of it."""

    value: Any
    margin: float


def possible(ask: Ask[Any]) -> Sequence[Any]:
    """The answers to compare; an order of cards is left as it is."""
    if ask.id == "ask-order-bottom":
        return [()]
    return ask.legal() or [ask.shape.sample(Stream("seat", ask.id))]


# --- greedy ---


def worth_now(table: Table) -> float:
    """The human's points if the match ended now, and what the Automa's tracks bring it."""
    hand = table.piles[HAND]
    cards = score_hand(hand_of(table), scene(table)).total if hand else 0
    excess = EXCESS * max(0, len(hand) - HAND_LIMIT)
    return cards + excess + sum(track_points(table, HUMAN)) - sum(track_points(table, AUTOMA))


class TurnOver(Exception):  # noqa: N818 - it is no error
    """Raised in thought when the human's turn has ended."""


# --- thinking ahead ---


def quick(stream: Stream) -> Player:
    """Plays out a match in thought: at random, with a sense for what cards are worth."""
    value = {id: one.core for id, one in characters().items()}

    def play(table: Table, id: str, choices: Sequence[Any], none: bool) -> Any:
        number = len(choices) + none
        first, second = stream.below(number), stream.below(number)
        if none and max(first, second) == len(choices):
            return None if min(first, second) == len(choices) else choices[min(first, second)]
        one, other = choices[first], choices[second]
        if id == "ask-play":
            return one if _led(one, value) <= _led(other, value) else other
        if id == "ask-gain":
            return one if _gained(table, one, value) >= _gained(table, other, value) else other
        return one

    return play


def _led(play: Play, value: dict[Name, int]) -> int:
    return value[play.card] if play.card is not None else AVERAGE


def _gained(table: Table, source: Name, value: dict[Name, int]) -> float:
    if source == DECK:
        return AVERAGE + 2
    return value[table.piles[source][-1].id] + (SOVEREIGN_WORTH if source == LUNA else WORTH[BONUS[source]])


class Search:
    """Plays every possible answer out to the end, again and again with what is hidden dealt anew, and drops the worse
    half of them round after round. `playouts` are those of a question; with `seconds` it stops earlier."""

    def __init__(self, stream: Stream, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.stream = stream
        self.playouts = playouts
        self.seconds = seconds
        self.memory = Memory()

    def __call__(self, ask: Ask[Any], table: Table) -> Any:
        thought = self.memory.thought(ask, table)
        choices = possible(ask)
        value = self.weigh(thought, choices)[0].value if len(choices) > 1 else choices[0]
        self.memory.said.append(value)
        return value

    def weigh(self, thought: Thought, choices: Sequence[Any]) -> list[Weighed]:
        """The answers, the best first."""
        started, margins = perf_counter(), [[0.0, 0] for _ in choices]
        left = list(range(len(choices)))
        dealt = 0
        rounds = max(1, (len(choices) - 1).bit_length())
        while True:
            each = max(1, self.playouts // (rounds * len(left)))
            for _ in range(each):
                seed = str(self.stream.bits())
                dealt += 1
                for at in left:  # all meet the same chance, so that luck does not decide between them
                    margins[at][0] += self._margin(thought, choices[at], seed)
                    margins[at][1] += 1
                if self.seconds is not None and perf_counter() - started > self.seconds:
                    break
            left.sort(key=lambda at: -margins[at][0] / margins[at][1])
            if len(left) <= KEPT or (self.seconds is not None and perf_counter() - started > self.seconds):
                break
            left = left[: (len(left) + 1) // KEPT]
        order = [*left, *sorted(set(range(len(choices))) - set(left), key=lambda at: -margins[at][0] / margins[at][1])]
        return [Weighed(choices[at], margins[at][0] / margins[at][1]) for at in order]

    def _margin(self, thought: Thought, value: Any, seed: str) -> int:
        stream = Stream(seed, "thought")
        sheet = thought.played_on(value, stream, quick(stream))
        return sheet.totals[0] - sheet.totals[1]
