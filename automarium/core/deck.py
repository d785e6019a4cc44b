"""A deck of cards: shuffled by a stream, or physical, when the player draws and says which card came up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from automarium.core.ask import Asking
from automarium.core.rng import Stream

C = TypeVar("C")

Which = Callable[[Callable[[], Sequence[C]], str], Asking[C]]
"""Asks which card came up: what may come up now (a correction on the way can change it), and the id of the question."""


class Deck(Generic[C]):
    """Cards to draw, set aside and discarded; the top of each pile is the end of its list.

    Of a physical deck nobody knows the order, and not always which cards are in it: `cards` are those known to be,
    `hidden` says how many more there are, and `unseen` which ones these and the cards set aside may be.
    """

    def __init__(
        self, cards: Iterable[C], stream: Stream, which: Which[C], *, physical: bool = False, from_front: bool = False
    ) -> None:
        self.all = tuple(cards)
        self.stream = stream
        self.which = which
        self.physical = physical
        self.from_front = from_front  # what the stream has shuffled is read from its front
        self.cards: list[C] = []
        self.unseen: list[C] = []
        self.hidden = 0
        self.aside_count = 0
        self.discarded: list[C] = []
        self.drawn: list[C] = []  # since the deck was last shuffled

    @property
    def count(self) -> int:
        """How many cards there are to draw."""
        return len(self.cards) + self.hidden

    @property
    def aside(self) -> list[C]:
        """The cards that are set aside, in their order; of a physical deck, what may be among them."""
        return self.unseen

    def possible(self) -> list[C]:
        """What may lie on top of a physical deck. A player who draws where none should be left is right."""
        among = [*self.cards, *(self.unseen if self.hidden > 0 or not self.cards else ())]
        return [card for card in self.all if card in among]

    # --- shuffling ---

    def shuffle(self, aside: int = 0) -> None:
        """All cards become a new deck; the top ones are set aside unseen."""
        self.cards = list(self.all)
        self.unseen = []
        self.hidden, self.aside_count = 0, aside
        self.discarded.clear()
        self._mix()
        if self.physical and aside:
            self.cards, self.unseen, self.hidden = [], self.cards, len(self.all) - aside
        elif aside:
            self.unseen = [self.cards.pop() for _ in range(aside)]

    def start_with(self, cards: Sequence[C]) -> None:
        """These cards are the deck, and all others are set aside in random order."""
        self.cards = list(cards)
        self.unseen = [card for card in self.all if card not in cards]
        self.aside_count = len(self.unseen)
        if not self.physical:
            self.stream.shuffle(self.unseen)

    def join(self) -> bool:
        """The top card of those set aside joins the deck unseen; returns whether there was one."""
        if not self.aside_count:
            return False
        self.aside_count -= 1
        if self.physical:
            self.hidden += 1
        else:
            self.cards.append(self.unseen.pop())
        return True

    def gather(self, cards: Iterable[C] = ()) -> None:
        """The rest of the deck, its discards and these cards are shuffled together."""
        together = {*self.cards, *self.discarded, *cards}
        self.cards = [card for card in self.all if card in together]  # in whatever order they were played
        self.discarded.clear()
        self._mix()

    def take_over(self, laid: Sequence[C]) -> None:
        """From now on the program draws: what has not come up yet is shuffled above what went under the deck."""
        self.physical = False
        under = [card for card in self.drawn if card not in laid]
        self.cards = [card for card in self.all if card not in self.drawn]
        self._mix()
        self.put_under(under)

    def _mix(self) -> None:
        self.drawn.clear()
        if not self.physical:
            self.stream.shuffle(self.cards)
            if self.from_front:
                self.cards.reverse()

    # --- drawing ---

    def draw(self, id: str = "ask-automa-card") -> Asking[C]:
        """The top card: from the shuffled order, or from the player's hand."""
        if not self.physical:
            card = self.cards.pop()
        else:
            card = yield from self.which(self.possible, id)
            if card in self.cards:
                self.cards.remove(card)
            elif card in self.unseen:
                self.unseen.remove(card)
                if self.hidden > 0:
                    self.hidden -= 1
                else:  # none should be left to draw: it was one of those set aside
                    self.aside_count -= 1
        self.drawn.append(card)
        return card

    def discard(self, *cards: C) -> None:
        """Lays cards on the discard pile."""
        self.discarded.extend(cards)

    def put_under(self, cards: Sequence[C]) -> None:
        """Cards go below the others, the first of them uppermost; of a physical deck that is the player's to do."""
        if not self.physical:
            self.cards[:0] = reversed(cards)
