"""A match on the screen played on in thought: copied where the human's turn began, taken to the question that is open
now, and then with everything that the human cannot know dealt anew (H-27)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import copy
from typing import Any

from automarium.core.ask import Ask, Asking
from automarium.core.game import Sheet
from automarium.core.rng import Stream, Streams, mixed
from automarium.core.tale import Event, Name, Tale
from automarium.games.redrising.cards import face_up
from automarium.games.redrising.course import play_on
from automarium.games.redrising.deploy import deploy
from automarium.games.redrising.names import AUTOMA_HAND, DECK, HAND
from automarium.games.redrising.scoring import score_sheet
from automarium.games.redrising.screen import color_counts
from automarium.games.redrising.table import Player, Table, Turn

SILENT = Tale(telling=False, tracing=False)
PLACES_UNSEEN = (DECK, AUTOMA_HAND)
Course = Callable[[Table], Asking[None]]


def copied(table: Table) -> Table:
    """The same table once more, with chance that goes on alike; nobody is told what happens there."""
    twin = Table(table.setup, table.streams.copied(), SILENT, copy(table.deck))
    deck = twin.deck
    deck.stream = twin.streams["automa-deck"]
    deck.cards, deck.unseen = list(deck.cards), list(deck.unseen)
    deck.discarded, deck.drawn = list(deck.discarded), list(deck.drawn)
    twin.piles = {place: list(pile) for place, pile in table.piles.items()}
    twin.tracks = {side: dict(tracks) for side, tracks in table.tracks.items()}
    twin.turns = dict(table.turns)
    twin.turn = Turn()
    twin.seen = set(table.seen)
    for name in ("priorities", "house", "parity", "first", "sovereign", "stage", "ending", "cards", "hacker"):
        setattr(twin, name, getattr(table, name))
    for name in ("banished_first", "banished_at_end", "correcting"):
        setattr(twin, name, getattr(table, name))
    twin.fixing = None
    return twin


def deal_anew(table: Table, stream: Stream) -> None:
    """All that the human has not seen comes in another order: characters in the deck and in the Automa's hand, the
    Automa's deck with the cards set aside, and chance itself. The order that there was does not matter for it."""
    unseen = sorted(card.id for place in PLACES_UNSEEN for card in table.piles[place] if card.id not in table.seen)
    hidden = mixed(stream.bits(), unseen)
    for place in PLACES_UNSEEN:
        pile = table.piles[place]
        pile[:] = [card if card.id in table.seen else face_up(hidden.pop()) for card in pile]
    deck = table.deck
    cards = mixed(stream.bits(), sorted((*deck.cards, *deck.unseen), key=lambda card: card.n))
    deck.cards[:], deck.unseen[:] = cards[: len(deck.cards)], cards[len(deck.cards) :]
    table.streams = Streams(str(stream.bits()))
    deck.stream = table.streams["automa-deck"]


def deployed(table: Table, card: Name, place: Name) -> Sequence[Event] | None:
    """What the ability of a card of the hand would tell if it were led there now, as far as it asks nothing but which
    colour is counted; nothing is known where it asks anything else, or shows what is hidden."""
    twin = copied(table)
    twin.tale = Tale(tracing=False)
    twin.put(twin.name_card(card, HAND), place)
    twin.turn.led_at, twin.turn.led = place, card
    told = deploy(twin, card, place)
    with suppress(StopIteration):
        ask = next(told)
        while ask.id == "ask-color" and (counted := color_counts(twin, card)) is not None:
            ask = told.send(max(ask.legal() or (), key=counted.__getitem__))
        return None
    return twin.tale.events if twin.seen == table.seen else None


class Unknown(Exception):
    """Chance has been asked, and nobody can know what it says."""


class Withheld(Streams):
    """Chance that tells nothing."""

    def __getitem__(self, purpose: str) -> Stream:
        raise Unknown(purpose)


class Thought:
    """The match as it stands at a question, from where it can be played on again and again."""

    def __init__(self, began: Table, said: Sequence[Any] = ()) -> None:
        """`began` is a copy of the table at the first question of a turn, `said` the answers that were given since."""
        self.began = began
        self.said = tuple(said)

    def at_question(self, course: Course = play_on) -> tuple[Table, Asking[None]]:
        """A copy of the table, and the rules on it waiting for the answer."""
        table = copied(self.began)
        rest = course(table)
        next(rest)
        for value in self.said:
            rest.send(value)
        return table, rest

    def dealt(self, stream: Stream) -> Thought:
        """The same with what is hidden dealt anew, where nothing has been said yet: quicker if much is tried."""
        if self.said:
            return self
        table = copied(self.began)
        deal_anew(table, stream)
        return Thought(table)

    def after(self, values: Sequence[Any], stream: Stream, course: Course) -> tuple[Table, Ask[Any] | None]:
        """The table after some more answers, with what is hidden dealt anew before them, and the next question."""
        table, rest = self.at_question(course)
        if self.said:
            deal_anew(table, stream)
        ask: Ask[Any] | None = None
        for value in values:
            ask = next(_sent(rest, value), None)
        return table, ask

    def next_question(self, value: Any, course: Course) -> Ask[Any] | None:
        """What will be asked after an answer, unless a hidden card or chance comes to light before."""
        table, rest = self.at_question(course)
        seen, table.streams = set(table.seen), Withheld(table.streams.seed)
        with suppress(Unknown):
            ask = next(_sent(rest, value), None)
            return ask if table.seen == seen else None
        return None

    def played_on(self, value: Any, stream: Stream, player: Player) -> Sheet:
        """The score at the end of the match if this is answered now, and the player answers from then on."""
        table, rest = self.at_question()
        deal_anew(table, stream)
        table.player = player
        for ask in _sent(rest, value):
            raise AssertionError(f"{ask.id}: the player is not asked")
        return score_sheet(table)


def _sent(rest: Asking[None], value: Any) -> Iterator[Ask[Any]]:
    """The question that comes after an answer, if one does."""
    with suppress(StopIteration):
        yield rest.send(value)
