"""A deck of cards: shuffled by a stream, or physical, when the player draws and says which card came up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, NoReturn, Protocol, TypeVar

from automarium.core.ask import Asking, Option, Pick
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Say

C = TypeVar("C")

Which = Callable[[Callable[[], Sequence[C]], str], Asking[C]]
"""Asks which card came up: what may come up now (a correction on the way can change it), and the id of the question."""


def _nobody_asks(_: object, id: str) -> NoReturn:
    raise AssertionError(f"{id}: the rules ask themselves, and say what comes up")


class Deck(Generic[C]):
    """Cards to draw, set aside and discarded; the top of each pile is the end of its list.

    Of a physical deck nobody knows the order, and not always which cards are in it: `cards` are those known to be,
    `hidden` says how many more there are, and `unseen` which ones these and the cards set aside may be.
    """

    def __init__(
        self,
        cards: Iterable[C],
        stream: Stream,
        which: Which[C] = _nobody_asks,
        *,
        physical: bool = False,
        from_front: bool = False,
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
        self.came_up: list[C] = []  # of a physical deck, at any time: these are in the player's box for certain
        self.entered: list[C] = []  # those of them that our list did not have

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
            return self.take()
        return self.comes_up((yield from self.which(self.possible, id)))

    def comes_up(self, card: C) -> C:
        """A card from the top of a physical deck."""
        if card in self.cards:
            self.cards.remove(card)
        elif card in self.unseen:
            self.unseen.remove(card)
            if self.hidden > 0:
                self.hidden -= 1
            else:  # none should be left to draw: it was one of those set aside
                self.aside_count -= 1
        self.came_up.append(card)
        self.drawn.append(card)
        return card

    def take(self) -> C:
        """The top card of the shuffled order: of a deck that is not physical, where nothing is asked."""
        card = self.cards.pop()
        self.drawn.append(card)
        return card

    def enter(self, card: C, instead: C) -> C:
        """A card of the player's box that our list does not have takes the place of one that has not come up."""
        self.all = tuple(card if one == instead else one for one in self.all)
        for pile in (self.cards, self.unseen, self.entered):
            pile[:] = [card if one == instead else one for one in pile]
        if card not in self.entered:
            self.entered.append(card)
        return card

    def discard(self, *cards: C) -> None:
        """Lays cards on the discard pile."""
        self.discarded.extend(cards)

    def put_under(self, cards: Sequence[C]) -> None:
        """Cards go below the others, the first of them uppermost; of a physical deck that is the player's to do."""
        if not self.physical:
            self.cards[:0] = reversed(cards)


# --- the door for cards that the list does not have ---


class Numbered(Protocol):
    """A card with its number in the list."""

    @property
    def n(self) -> int: ...


N = TypeVar("N", bound=Numbered)


def _nothing_follows(_: str) -> Sequence[Option]:
    return ()


class Signs(NamedTuple):
    """How the cards of a game are told by what is printed on them: to a reader, and in a line that can be typed. For
    what is no such line `read` gives None. `following` are the words that may come next in a line, where it is short
    enough to be put together word by word; `spelt` are words of the line with the messages that name them."""

    label: Callable[[Any], Say]
    read: Callable[[str], Any | None]
    line: Callable[[Any], str]
    following: Callable[[str], Sequence[Option]] = _nothing_follows
    spelt: tuple[tuple[str, str], ...] = ()


class CardPick(Pick[Any], Generic[N]):
    """A card that came up: its number in the list, or a card written out. A line that tells a card of the list is its
    number; one that tells none of them enters a new card, unless it lies among the cards that are `out` already."""

    def __init__(self, cards: Sequence[N], signs: Signs, out: Sequence[N] = ()) -> None:
        super().__init__(tuple(Option(str(card.n), card.n, signs.label(card)) for card in cards))
        self.cards, self.out, self.signs = cards, out, signs

    def parse(self, text: str) -> int | N:
        card: N | None = self.signs.read(text)
        if card is None:
            return self._number(text)
        for same in self.cards:
            if self.signs.line(same) == self.signs.line(card):
                return same.n  # cards that look alike are alike
        for same in self.out:
            if self.signs.line(same) == self.signs.line(card):
                raise Refusal("card-came-up", card=self.signs.label(same))
        return card

    def tokens(self) -> Iterable[tuple[str, str]]:
        """The words of a line, for players who type in their language."""
        return self.signs.spelt

    def _number(self, text: str) -> int:
        if text.strip().isdigit() and text.strip() not in self._by_text:
            # 1 is never short for 14: it is a card that has been drawn already
            among = tuple(option.text for option in self.options[:12])
            raise Refusal("answer-unknown", got=text, expected=among, more=len(self.options) - len(among))
        number: int = super().parse(text)
        return number

    def write(self, value: int | N) -> str:
        return super().write(value) if isinstance(value, int) else self.signs.line(value)
