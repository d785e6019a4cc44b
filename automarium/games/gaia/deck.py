"""The Automa deck: the cards of this round, the discard pile, and the cards that are set aside for later rounds.

The program shuffles, or the player draws from the box and says which card came up. Of a physical deck the order is
unknown, and so is which card joined it: `deck` then holds the cards known to be in it, `hidden` says how many more
there are, and `unseen` which ones these and the set-aside cards may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from automarium.core.ask import Asking
from automarium.core.rng import Stream
from automarium.games.gaia.cards import Card

BOTTOM = 3  # the lowest cards of a deck lie crosswise

Which = Callable[[Callable[[], Sequence[Card]], str], Asking[Card]]


class AutomaDeck:
    """`deck` and `aside` run from bottom to top; `discarded` is face up (P-77)."""

    __slots__ = ("_which", "all", "aside_count", "deck", "discarded", "hidden", "out", "stream", "unseen")

    def __init__(self, cards: Sequence[Card], out: Sequence[Card], stream: Stream | None, which: Which) -> None:
        self.all = tuple(cards)  # the cards in the game
        self.out = tuple(out)  # the cards that left it
        self.stream = stream
        self._which = which
        self.deck: list[Card] = []
        self.discarded: list[Card] = []
        self.unseen: list[Card] = []  # the set-aside cards, and those of a physical deck that nobody has seen
        self.hidden = 0
        self.aside_count = 0

    @property
    def physical(self) -> bool:
        return self.stream is None

    @property
    def count(self) -> int:
        return len(self.deck) + self.hidden

    @property
    def aside(self) -> list[Card]:
        """The set-aside pile in its order; of a physical deck, what may be in it."""
        return self.unseen

    def make(self, start: Sequence[Card]) -> None:
        """The starting cards and the top one of the others, shuffled together (P-41 to P-45)."""
        self.deck = list(start)
        self.unseen = [card for card in self.all if card not in start]
        self.aside_count = len(self.unseen)
        if self.stream is not None:
            self.stream.shuffle(self.unseen)
        self._join()
        self._shuffle()

    def remake(self, in_play: Sequence[Card]) -> bool:
        """Discards, the rest of the deck, the cards in play and one set-aside card make the new deck (P-84). Returns
        whether there was such a card."""
        self.deck += self.discarded
        self.deck += in_play
        self.discarded = []
        joined = self._join()
        self._shuffle()
        return joined

    def _join(self) -> bool:
        """The top card of the set-aside pile joins unseen; an empty pile adds nothing (A38)."""
        if not self.aside_count:
            return False
        self.aside_count -= 1
        if self.stream is None:
            self.hidden += 1
        else:
            self.deck.append(self.unseen.pop())
        return True

    def _shuffle(self) -> None:
        if self.stream is not None:
            self.deck.sort()  # so that a shuffle does not depend on the order in which cards were played
            self.stream.shuffle(self.deck)

    def draw(self, id: str = "ask-decision-card") -> Asking[Card]:
        """The top card; of a physical deck the player is asked for it."""
        if self.stream is not None:
            return self.deck.pop()
        card = yield from self._which(self.possible, id)
        if card in self.deck:
            self.deck.remove(card)
        else:
            self.unseen.remove(card)
            self.hidden -= 1
        return card

    def possible(self) -> list[Card]:
        """What may lie on top of a physical deck."""
        return sorted([*self.deck, *(self.unseen if self.hidden else ())])

    def random(self, id: str, stream: Stream) -> Asking[Card]:
        """A random card for the set-up, from all cards in the game; it is put back (P-34, P-39)."""
        if self.stream is not None:
            return stream.pick(self.all)
        return (yield from self._which(lambda: self.all, id))
