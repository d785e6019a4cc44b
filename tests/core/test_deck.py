from collections.abc import Callable, Sequence

import pytest

from automarium.core.ask import Ask, Asking, Pick, options
from automarium.core.deck import Deck
from automarium.core.rng import Stream
from automarium.core.tale import Name

CARDS = tuple(Name(f"card-{letter}") for letter in "abcdef")


def which(possible: Callable[[], Sequence[Name]], id: str) -> Asking[Name]:
    answer: Name = yield Ask(id, Name("human"), Pick[Name](options(possible())))
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
    deck = Deck(CARDS, Stream("1", "deck"), which, physical=True)
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


def test_one_card_after_another_joins_from_those_set_aside() -> None:
    deck = Deck(CARDS, Stream("1", "deck"), which)
    deck.start_with(CARDS[:2])
    aside = list(deck.aside)
    assert sorted(aside) == sorted(CARDS[2:])
    while deck.join():
        deck.gather()
        assert sorted(deck.cards) == sorted([*CARDS[:2], *aside[-deck.count + 2 :]])
    assert (deck.count, deck.aside_count, deck.aside) == (6, 0, [])


def test_nobody_knows_which_card_joined_a_physical_deck() -> None:
    deck = Deck(CARDS, Stream("1", "deck"), which, physical=True)
    deck.start_with(CARDS[:2])
    assert deck.possible() == list(CARDS[:2])
    assert deck.join()
    assert (deck.count, deck.aside_count, deck.possible()) == (3, 3, list(CARDS))
    draw = deck.draw()
    next(draw)
    with pytest.raises(StopIteration):
        draw.send(CARDS[4])
    assert (deck.count, deck.aside_count, deck.possible()) == (2, 3, list(CARDS[:2]))


def test_discards_and_cards_in_play_are_gathered() -> None:
    deck = Deck(CARDS, Stream("1", "deck"), which)
    deck.shuffle()
    drawn = [drawn_from(deck) for _ in range(4)]
    deck.discard(*drawn[:2])
    deck.gather(drawn[2:])
    assert (sorted(deck.cards), deck.discarded) == (sorted(CARDS), [])


def test_what_goes_under_the_deck_comes_last_and_in_its_order() -> None:
    deck = Deck(CARDS, Stream("1", "deck"), which)
    deck.shuffle()
    drawn = [drawn_from(deck) for _ in range(3)]
    deck.put_under(drawn)
    assert [drawn_from(deck) for _ in range(6)][3:] == drawn


def test_the_program_takes_a_physical_deck_over() -> None:
    deck = Deck(CARDS, Stream("1", "deck"), which, physical=True)
    deck.drawn = list(CARDS[:3])
    deck.put_under(CARDS[:2])  # by the player's hand
    deck.take_over(CARDS[2:3])
    assert not deck.physical
    order = [drawn_from(deck) for _ in range(deck.count)]
    assert order[-2:] == list(CARDS[:2])
    assert sorted(order) == sorted(card for card in CARDS if card != CARDS[2])
