"""A deck of cards: shuffled by a stream, or physical, when the player draws and says which card came up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from automarium.core.ask import Asking
from automarium.core.rng import Stream

C = TypeVar("C")


class Deck(Generic[C]):
    """Cards to draw (the top is the end of the list), set aside and discarded.

    Of a physical deck the order is unknown: `unseen` holds what may come up, whether it lies in the deck or set aside.
    """

    def __init__(self, cards: Sequence[C], stream: Stream | None, which: Callable[[Sequence[C]], Asking[C]]) -> None:
        self.all = tuple(cards)
        self.stream = stream
        self.which = which
        self.cards: list[C] = []
        self.aside: list[C] = []
        self.discarded: list[C] = []
        self.unseen: list[C] = []
        self.count = 0

    @property
    def physical(self) -> bool:
        return self.stream is None

    def shuffle(self, aside: int = 0) -> None:
        """All cards become a new deck; the top ones are set aside unseen."""
        self.discarded.clear()
        self.count = len(self.all) - aside
        if self.stream is None:
            self.unseen = list(self.all)
            return
        self.cards = list(self.all)
        self.stream.shuffle(self.cards)
        self.aside = [self.cards.pop() for _ in range(aside)]

    def draw(self) -> Asking[C]:
        """The top card: from the shuffled order, or from the player's hand."""
        if self.stream is None:
            card = yield from self.which(tuple(self.unseen))
            self.unseen.remove(card)
        else:
            card = self.cards.pop()
        self.count -= 1
        return card

    def discard(self, *cards: C) -> None:
        self.discarded.extend(cards)
