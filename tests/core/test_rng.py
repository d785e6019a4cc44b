"""The numbers are part of every saved match: they never change."""

from collections import Counter

import pytest

from automarium.core.rng import Stream, Streams


def test_splitmix64_gives_the_published_numbers() -> None:
    """The reference sequence of SplitMix64 from the state 1234567."""
    stream = Stream("", "")
    stream._state = 1234567
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


@pytest.mark.parametrize("n", [0, -3])
def test_below_nothing_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Stream("x", "y").below(n)
