"""Players for the human's seat of Red Rising on the screen: at random, greedy, and one who thinks ahead.

A player answers asks. Each kind of player here is one way to compare the answers that are possible; what it may know of
the match is what the human may know (`games/redrising/thought.py`).
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple

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
from automarium.players import Advice, Make, Weighed

PLAYOUTS = 100  # of a question, unless told otherwise
PROMISING = 8  # answers that are played out: those that are best for the turn
KEPT = 2  # of so many answers one goes on to the next round
AVERAGE = 14  # what a card is worth that nobody has seen
MOST_PLAYOUTS, DIGITS = 1_000_000, 6
FEW = 4  # answers of a later question of the turn that are tried
BONUS_WORTH = {JUPITER: 4, MARS: 3, LUNA: 6, INSTITUTE: 4}  # about
DIE_WORTH = 2
SPOILT = 5  # points that a turn may cost the hand
SURE = 1  # standard errors by which playouts tell two answers apart


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


class Tried(NamedTuple):
    """An answer and how far the human was ahead in each playout; those of one number met the same chance."""

    value: Any
    margins: list[int]

    @property
    def margin(self) -> float:
        return fmean(self.margins)

    def ahead_of(self, other: Tried) -> float:
        """By how much it is better than another answer, where both met the same chance."""
        return fmean(self._each(other))

    def surely_beats(self, other: Tried) -> bool:
        """Whether the playouts tell it from another answer: their difference is no matter of luck."""
        each = self._each(other)
        return len(each) > 1 and fmean(each) > SURE * stdev(each) / sqrt(len(each))

    def _each(self, other: Tried) -> list[int]:
        return [mine - its for mine, its in zip(self.margins, other.margins, strict=False)]


class Search:
    """Plays every possible answer out to the end, again and again with what is hidden dealt anew, and drops the worse
    half of them round after round. `playouts` are those of a question; with `seconds` it stops earlier."""

    def __init__(self, stream: Stream, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.stream = stream
        self.playouts = playouts
        self.seconds = seconds
        self.greedy = Greedy(stream)
        self.memory = Memory()
        self.seeds: list[str] = []  # of the chance that the playouts of the last question met

    def __call__(self, ask: Ask[Any], table: Table) -> Any:
        thought = self.memory.thought(ask, table)
        value = self.advise(thought, ask)[0].value
        self.memory.said.append(value)
        return value

    def advise(self, thought: Thought, ask: Ask[Any]) -> Sequence[Weighed]:
        """The answers to a question that promise most, the best first."""
        choices = self.promising(thought, ask)
        return self.weigh(thought, choices) if len(choices) > 1 else [Weighed(choices[0], 0.0)]

    def promising(self, thought: Thought, ask: Ask[Any]) -> Sequence[Any]:
        """The answers that are worth playing out."""
        choices = possible(ask)
        if len(choices) > PROMISING and ask.id != "ask-block":
            return [one.value for one in self.greedy.weigh(thought, choices)[:PROMISING]]
        return choices

    def weigh(self, thought: Thought, choices: Sequence[Any]) -> list[Weighed]:
        """The answers, the best first."""
        return [Weighed(one.value, one.margin) for one in self.play_out(thought, choices)]

    def play_out(self, thought: Thought, choices: Sequence[Any]) -> list[Tried]:
        """The answers with what came of them, the best first."""
        started, tried = perf_counter(), [Tried(value, []) for value in choices]
        left, self.seeds = list(range(len(choices))), []
        rounds = max(1, (len(choices) - 1).bit_length())
        while True:
            each = max(1, self.playouts // (rounds * len(left)))
            for _ in range(each):
                self.seeds.append(seed := str(self.stream.bits()))
                for at in left:  # all meet the same chance, so that luck does not decide between them
                    tried[at].margins.append(self._margin(thought, choices[at], seed))
                if self.seconds is not None and perf_counter() - started > self.seconds:
                    break
            left.sort(key=lambda at: -tried[at].margin)
            if len(left) <= KEPT or (self.seconds is not None and perf_counter() - started > self.seconds):
                break
            left = left[: (len(left) + 1) // KEPT]
        dropped = [one for at, one in enumerate(tried) if at not in left]
        return [*map(tried.__getitem__, left), *sorted(dropped, key=lambda one: -one.margin)]

    def catch_up(self, thought: Thought, late: Tried, other: Tried) -> None:
        """Plays an answer out as often as another one, which was dropped later."""
        missed = self.seeds[len(late.margins) : len(other.margins)]
        late.margins.extend(self._margin(thought, late.value, seed) for seed in missed)

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
    """What to answer now, the best first, with the margin that a player who thinks ahead expects."""
    if match.ask is None or not match.state.screen:
        return ()
    return _advised(thought_of(match), match.ask, match.seed, len(match.answers), budget)


def then(match: Match[Any], value: Any, budget: str = "") -> Advice | None:
    """What the next hint will say if this is answered now: nothing where the turn is over by then, or something hidden
    comes to light before."""
    if match.ask is None or match.ask.id == "ask-block":  # that is asked in the Automa's turn
        return None
    thought = thought_of(match)
    ask = thought.next_question(value, this_turn)
    if ask is None:
        return None
    later = Thought(thought.began, (*thought.said, value))
    return Advice(ask, _advised(later, ask, match.seed, len(match.answers) + 1, budget)[0].value)


def _advised(thought: Thought, ask: Ask[Any], seed: str, number: int, budget: str) -> Sequence[Weighed]:
    """Of answers that the playouts do not tell from the best one that comes first which makes most of this turn; what
    would make most of it is not dropped for fewer playouts than the best one has."""
    search = _search(Stream(seed, f"hint {number}"), budget)
    choices = search.promising(thought, ask)
    if len(choices) == 1 or ask.id == "ask-block":  # in the Automa's turn nothing is made of one's own
        return search.advise(thought, ask)
    found = search.play_out(thought, choices)
    worth = at_once(thought, [one.value for one in found], seed)
    search.catch_up(thought, found[worth.index(max(worth))], found[0])
    first = max((at for at, one in enumerate(found) if not found[0].surely_beats(one)), key=worth.__getitem__)
    return _beside(found, worth, first)


def _beside(found: Sequence[Tried], worth: Sequence[float], first: int) -> list[Weighed]:
    """An answer, then those that are not told from it, the best for this turn first, and then the others."""
    best = found[first]
    others = [
        Weighed(one.value, best.margin - best.ahead_of(one), not best.surely_beats(one), now - worth[first])
        for at, (one, now) in enumerate(zip(found, worth, strict=True))
        if at != first
    ]
    others.sort(key=lambda one: (not one.even, -one.now if one.even else -one.margin))
    return [Weighed(best.value, best.margin), *others]


def at_once(thought: Thought, values: Sequence[Any], seed: str) -> list[float]:
    """What each of some answers makes of this turn."""
    greedy, dealt = Greedy(Stream(seed, "why")), thought.dealt(Stream(seed, "thought"))
    return [greedy.worth(dealt, (one,), seed) for one in values]


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
