"""A match on the screen played on in thought: copied where the human's turn began, taken to the question that is open
now, and then with everything that the human cannot know dealt anew (H-27)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from automarium.core.ask import Ask, Asking
from automarium.core.game import Sheet
from automarium.core.rng import Stream, Streams
from automarium.core.tale import Tale
from automarium.games.redrising.cards import Card
from automarium.games.redrising.course import play_on
from automarium.games.redrising.names import AUTOMA_HAND, DECK
from automarium.games.redrising.scoring import score_sheet
from automarium.games.redrising.table import Player, Table, Turn

SILENT = Tale(telling=False, tracing=False)
PLACES_UNSEEN = (DECK, AUTOMA_HAND)


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
    for name in ("banished_first", "banished_at_end", "correct"):
        setattr(twin, name, getattr(table, name))
    twin.fixes = None
    return twin


def deal_anew(table: Table, stream: Stream) -> None:
    """All that the human has not seen comes in another order: characters in the deck and in the Automa's hand, the
    Automa's deck with the cards set aside, and chance itself. The order that there was does not matter for it."""
    hidden = sorted(card.id for place in PLACES_UNSEEN for card in table.piles[place] if card.id not in table.seen)
    stream.shuffle(hidden)
    for place in PLACES_UNSEEN:
        pile = table.piles[place]
        pile[:] = [card if card.id in table.seen else Card(hidden.pop()) for card in pile]
    deck = table.deck
    cards = sorted((*deck.cards, *deck.unseen), key=lambda card: card.n)
    stream.shuffle(cards)
    deck.cards[:], deck.unseen[:] = cards[: len(deck.cards)], cards[len(deck.cards) :]
    table.streams = Streams(str(stream.bits()))
    deck.stream = table.streams["automa-deck"]


class Thought:
    """The match as it stands at a question, from where it can be played on again and again."""

    def __init__(self, began: Table, said: Sequence[Any] = ()) -> None:
        """`began` is a copy of the table at the first question of a turn, `said` the answers that were given since."""
        self.began = began
        self.said = tuple(said)

    def at_question(self) -> tuple[Table, Asking[None], Ask[Any]]:
        table = copied(self.began)
        rest = play_on(table)
        ask = next(rest)
        for value in self.said:
            ask = rest.send(value)
        return table, rest, ask

    def played_on(self, value: Any, stream: Stream, player: Player) -> Sheet:
        """The score at the end of the match if this is answered now, and the player answers from then on."""
        table, rest, _ = self.at_question()
        deal_anew(table, stream)
        table.player = player
        try:
            rest.send(value)
        except StopIteration:
            return score_sheet(table)
        raise AssertionError("a question that the player is not asked")
