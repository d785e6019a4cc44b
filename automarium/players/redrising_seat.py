"""Players for the human's seat of Red Rising on the screen: at random, greedy, and one who thinks ahead.

A player answers asks. Each kind of player here is one way to compare the answers that are possible; what it may know of
the match is what the human may know (`games/redrising/thought.py`).
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from time import perf_counter
from typing import Any

from automarium.core.ask import Ask
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream, Streams, mixed
from automarium.core.tale import Name, Tale
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.course import this_turn
from automarium.games.redrising.hand import Scene, score_hand
from automarium.games.redrising.names import AUTOMA, DECK, HAND, HUMAN, INSTITUTE, JUPITER, LOCATIONS, LUNA, MARS
from automarium.games.redrising.scoring import EXCESS, HAND_LIMIT, hand_of, scene, track_points
from automarium.games.redrising.screen import LEAD, SCOUTING
from automarium.games.redrising.table import END, Play, Player, Table
from automarium.games.redrising.thought import Thought, copied
from automarium.players import Make, Weighed

PLAYOUTS = 100  # of a question, unless told otherwise
PROMISING = 8  # answers that are played out: those that are best for the turn
KEPT = 2  # of so many answers one goes on to the next round
AVERAGE = 14  # what a card is worth that nobody has seen
MOST_PLAYOUTS, DIGITS = 1_000_000, 6
FEW = 4  # answers of a later question of the turn that are tried
BONUS_WORTH = {JUPITER: 4, MARS: 3, LUNA: 6, INSTITUTE: 4}  # about
DIE_WORTH = 2
SPOILT = 5  # points that a turn may cost the hand


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


def possible(ask: Ask[Any]) -> Sequence[Any]:
    """The answers to compare; an order of cards is left as it is."""
    if ask.id == "ask-order-bottom":
        return [()]
    return ask.legal() or [ask.shape.sample(Stream("seat", ask.id))]


# --- greedy ---


def worth_now(table: Table, seen: Container[Name]) -> float:
    """The human's points if the match ended now, less what the Automa's tracks bring it; a card that nobody had seen
    before counts as an average one."""
    hand = hand_of(table)
    known = [one for one in hand if one.id in seen]
    cards = score_hand(known, scene(table)).total if known else 0
    cards += AVERAGE * (len(hand) - len(known)) + EXCESS * max(0, len(hand) - HAND_LIMIT)
    return cards + sum(track_points(table, HUMAN)) - sum(track_points(table, AUTOMA))


class Greedy:
    """Does what makes its own points most at the end of this turn, and thinks no further."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.memory = Memory()

    def __call__(self, ask: Ask[Any], table: Table) -> Any:
        thought = self.memory.thought(ask, table)
        choices = possible(ask)
        value = choices[0]
        if ask.id == "ask-block":
            value = next(one for one in choices if one is not None)  # the token is worth more than one card
        elif len(choices) > 1:
            value = self.weigh(thought, choices)[0].value
        self.memory.said.append(value)
        return value

    def weigh(self, thought: Thought, choices: Sequence[Any]) -> list[Weighed]:
        """The answers, the best first."""
        seed = str(self.stream.bits())
        dealt = thought.dealt(Stream(seed, "thought"))
        weighed = [Weighed(one, self.worth(dealt, (one,), seed)) for one in choices]
        return sorted(weighed, key=lambda one: -one.margin)

    def worth(self, thought: Thought, values: tuple[Any, ...], seed: str) -> float:
        """What some answers come to, if the rest of the turn is answered as well as can be."""
        table, ask = thought.after(values, Stream(seed, "thought"), this_turn)
        if ask is None:
            return worth_now(table, thought.began.seen)
        later = possible(ask)
        if ask.id != "ask-gain":  # what an ability asks is tried in part, and the further off the less
            later = mixed(len(values), later)[: max(1, FEW - len(values))]
        return max(self.worth(thought, (*values, one), seed) for one in later)


# --- thinking ahead ---


MIDDLE = Scene(4, 4, 4, 4, 4, 4, sovereign=True, banished=(), board=(), tops=(), bare=False)  # tracks about half way


@cache
def alone(id: Name) -> int:
    """What a card is worth by itself, about the end of a match."""
    return score_hand((characters()[id],), MIDDLE).total


@cache
def together(id: Name, other: Name) -> int:
    """By how much two cards are worth more in one hand than each by itself."""
    if other < id:
        return together(other, id)
    return score_hand((characters()[id], characters()[other]), MIDDLE).total - alone(id) - alone(other)


def held(id: Name, hand: Sequence[Card]) -> int:
    """What a card is worth to a hand, roughly: what it makes with each other card, as if no third one mattered."""
    return alone(id) + sum([together(id, card.id) for card in hand if card.id != id])


def gained(table: Table, source: Name, hand: Sequence[Card]) -> int:
    """What it is worth to a hand to gain there."""
    if source == DECK:
        return AVERAGE + DIE_WORTH
    pile = table.piles[source]
    return BONUS_WORTH[source] + held(pile[-1].id, hand) if pile else 0


def quick(stream: Stream) -> Player:
    """Plays a match out in thought: gives away the card that the hand misses least, not onto the one that it needs
    most, and takes that; scouts where this would spoil the hand; all else at random."""

    def turn(table: Table, hand: Sequence[Card]) -> Play:
        worst = min(hand, key=lambda card: held(card.id, hand))
        rest = [card for card in hand if card is not worst]
        wanted = max(LOCATIONS, key=lambda one: gained(table, one, rest))
        if table.piles[DECK] and gained(table, wanted, rest) + SPOILT < held(worst.id, hand):
            return SCOUTING
        return Play(LEAD, worst.id, stream.pick([one for one in LOCATIONS if one != wanted]))

    def play(table: Table, id: str, choices: Sequence[Any], none: bool) -> Any:
        hand = table.piles[HAND]
        if id == "ask-play" and hand:
            return turn(table, hand)
        if id == "ask-gain":
            return max(choices, key=lambda source: gained(table, source, hand))
        if id == "ask-take-card":
            return max(choices, key=lambda card: held(card, hand))
        number = stream.below(len(choices) + none)
        return None if number == len(choices) else choices[number]

    return play


class Search:
    """Plays every possible answer out to the end, again and again with what is hidden dealt anew, and drops the worse
    half of them round after round. `playouts` are those of a question; with `seconds` it stops earlier."""

    def __init__(self, stream: Stream, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.stream = stream
        self.playouts = playouts
        self.seconds = seconds
        self.greedy = Greedy(stream)
        self.memory = Memory()

    def __call__(self, ask: Ask[Any], table: Table) -> Any:
        thought = self.memory.thought(ask, table)
        value = self.advise(thought, ask)[0].value
        self.memory.said.append(value)
        return value

    def advise(self, thought: Thought, ask: Ask[Any]) -> Sequence[Weighed]:
        """The answers to a question that promise most, the best first."""
        choices = possible(ask)
        if len(choices) > PROMISING and ask.id != "ask-block":
            choices = [one.value for one in self.greedy.weigh(thought, choices)[:PROMISING]]
        return self.weigh(thought, choices) if len(choices) > 1 else [Weighed(choices[0], 0.0)]

    def weigh(self, thought: Thought, choices: Sequence[Any]) -> list[Weighed]:
        """The answers, the best first."""
        started, margins = perf_counter(), [[0.0, 0] for _ in choices]
        left = list(range(len(choices)))
        rounds = max(1, (len(choices) - 1).bit_length())
        while True:
            each = max(1, self.playouts // (rounds * len(left)))
            for _ in range(each):
                seed = str(self.stream.bits())
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


# --- by name ---


def _greedy(stream: Stream, budget: str) -> Greedy:
    if budget:
        raise Refusal("player-budget", got=budget[:20])
    return Greedy(stream)


def _search(stream: Stream, budget: str) -> Search:
    """So many playouts a question, or so many milliseconds."""
    number = budget.removesuffix("ms")
    if not budget:
        return Search(stream)
    if not number.isascii() or not number.isdigit() or not 0 < len(number) <= DIGITS or not int(number):
        raise Refusal("player-budget", got=budget[:20])
    if number != budget:
        return Search(stream, playouts=MOST_PLAYOUTS, seconds=int(number) / 1000)
    return Search(stream, playouts=int(number))


PLAYERS: dict[str, Make] = {"greedy": _greedy, "search": _search}


def hints(match: Match[Any], budget: str = "") -> Sequence[Weighed]:
    """What a player who thinks ahead would answer now, the best first, with the margin that it expects."""
    if match.ask is None or not match.state.screen:
        return ()
    search = _search(Stream(match.seed, f"hint {len(match.answers)}"), budget)
    return search.advise(thought_of(match), match.ask)


def thought_of(match: Match[Any]) -> Thought:
    """The match as it stands, as one who has sat at it from the beginning remembers it."""
    memory = Memory()
    table = match.game.lay_table(match.setup, Streams(match.seed), Tale(telling=False))
    asks = match.game.play(table)
    ask = next(asks)
    for text in match.answers:
        memory.thought(ask, table)
        value = ask.parse(text)
        memory.said.append(value)
        ask = asks.send(value)
    return memory.thought(ask, table)
