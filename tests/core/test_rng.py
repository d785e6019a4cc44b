"""The numbers are part of every saved match: they never change."""

from collections import Counter

import pytest

from automarium.core.rng import _ALL, Stream, Streams


def test_splitmix64_gives_the_published_numbers() -> None:
    """The reference sequence of SplitMix64 from the state 1234567."""
    stream = Stream("", "")
    stream._counters = 1234567
    assert [stream.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_stream_is_given_by_seed_and_purpose() -> None:
    def first(seed: str, purpose: str) -> int:
        return Stream(seed, purpose).bits()

    assert first("42", "deck") == first("42", "deck")
    assert len({first("42", "deck"), first("42", "die"), first("43", "deck"), first("4", "2/deck")}) == 4


def test_numbers_for_one_purpose_do_not_disturb_another() -> None:
    quiet, busy = Streams("1"), Streams("1")
    for _ in range(100):
        busy["die"].bits()
    assert [quiet["deck"].below(99) for _ in range(9)] == [busy["deck"].below(99) for _ in range(9)]


def test_below_is_fair() -> None:
    stream = Stream("fair", "die")
    counts = Counter(stream.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_shuffle_reaches_every_order_equally() -> None:
    stream = Stream("fair", "shuffle")
    counts: Counter[str] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        stream.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("unsure", [False, True])
@pytest.mark.parametrize("before", [0, 1, 5])
def test_a_shuffle_takes_one_number_for_each_place_and_a_draw_the_next_of_them(before: int, unsure: bool) -> None:
    one, other, drawing = (Stream("same", "cards") for _ in range(3))
    for stream in (one, other, drawing):
        for _ in range(before):
            stream.bits()
        if unsure:  # one number that might favour something
            stream._next, stream._sure = [_ALL - 7, *stream._next], []
    for size in (0, 1, 2, 19, 42, 42):
        cards, expected, pile = list(range(size)), list(range(size)), list(range(size))
        one.shuffle(cards)
        for last in range(size - 1, 0, -1):
            j = other.below(last + 1)
            expected[last], expected[j] = expected[j], expected[last]
        assert cards == expected
        assert [drawing.draw(pile) for _ in range(size)] == expected[::-1]
    assert one.bits() == other.bits() == drawing.bits()


def test_numbers_are_the_same_however_many_are_drawn_at_once() -> None:
    one, other = Stream("same", "numbers"), Stream("same", "numbers")
    for number in (1, 1, 3, 16, 16, 5, 16):
        one._draw(number)
    twin = one.copied()
    assert [one.bits() for _ in range(90)] == [twin.bits() for _ in range(90)] == [other.bits() for _ in range(90)]


@pytest.mark.parametrize("n", [0, -3])
def test_below_nothing_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Stream("x", "y").below(n)


def test_a_number_that_may_favour_something_is_seen_among_others() -> None:
    """Whichever of several it is; and none is where all are small enough."""
    for place in range(4):
        stream = Stream("", "")
        last = _ALL - 1  # as much as can be, and back through the mixing to the counter that brings it
        for factor, shift in ((0x94D049BB133111EB, 31), (0xBF58476D1CE4E5B9, 27), (1, 30)):
            last ^= last >> shift ^ last >> 2 * shift
            last = last * pow(factor, -1, _ALL) % _ALL
        stream._counters = (last - (place + 1) * 0x9E3779B97F4A7C15) % _ALL
        stream._draw(4)
        assert (stream._next[-1 - place], stream._sure) == (_ALL - 1, [])
    stream = Stream("fair", "die")
    stream._draw(4)
    assert stream._sure is stream._next
