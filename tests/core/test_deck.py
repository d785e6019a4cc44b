from collections.abc import Sequence

from automarium.core.ask import Ask, Asking, Pick, options
from automarium.core.deck import Deck
from automarium.core.rng import Stream
from automarium.core.tale import Name

CARDS = tuple(Name(f"card-{letter}") for letter in "abcdef")


def which(unseen: Sequence[Name]) -> Asking[Name]:
    answer: Name = yield Ask("which", Name("human"), Pick[Name](options(unseen)))
    return answer


def drawn_from(deck: Deck[Name]) -> Name:
    """A shuffled deck gives its top card without asking."""
    try:
        next(deck.draw())
    except StopIteration as stop:
        card: Name = stop.value
        return card
    raise AssertionError("a shuffled deck asks nothing")


def test_cards_are_conserved_and_reshuffled() -> None:
    deck = Deck(CARDS, Stream("1", "deck"), which)
    deck.shuffle(aside=2)
    orders = set()
    for _ in range(5):
        drawn = [drawn_from(deck) for _ in range(deck.count)]
        assert sorted([*drawn, *deck.aside]) == sorted(CARDS)
        orders.add(tuple(drawn))
        deck.shuffle(aside=2)
        assert sorted([*deck.cards, *deck.aside]) == sorted(CARDS)
        assert len(deck.cards) == deck.count == 4
    assert len(orders) > 1


def test_a_physical_deck_asks_and_offers_only_what_can_come() -> None:
    deck = Deck(CARDS, None, which)
    deck.shuffle(aside=2)
    assert deck.physical
    draw = deck.draw()
    ask = next(draw)
    assert [option.value for option in ask.shape.options] == list(CARDS)  # type: ignore[attr-defined]
    try:
        draw.send(CARDS[2])
    except StopIteration as stop:
        deck.discard(stop.value)
    assert deck.count == 3
    assert CARDS[2] not in deck.unseen
    assert deck.discarded == [CARDS[2]]
    assert [option.value for option in next(deck.draw()).shape.options] == [  # type: ignore[attr-defined]
        card for card in CARDS if card != CARDS[2]
    ]
