"""The Automa's 22 cards and the characters: R-02 to R-10."""

from __future__ import annotations

from collections import Counter

import pytest

from automarium.core.errors import BadPack
from automarium.core.tale import Name
from automarium.games.redrising.cards import (
    AutomaCard,
    automa_cards,
    characters,
    deck_of,
    in_play,
    letters_uneven,
    read_owner_pack,
)
from automarium.games.redrising.names import ARROWS, EVEN, EXTRAS, LETTERS, LOCATIONS, ODD
from automarium.games.redrising.turn import carry_out
from automarium.words import words
from tests.rules.redrising.conftest import RED_RISING, card, drive, match, table, told

RECOMMENDED = """
M A < *; J A > *; A A < x; L A > *; I A < *; B L > *; J B < *; L B > *; C B < x; B B > *; I C < *;
A L > x; M D < *; A M > -; A J < -; B I > -; C M < *; A C > *; B J < *; D I > *; C D < -; D C > -
"""


def deck(reading: str) -> tuple[AutomaCard, ...]:
    return deck_of(RED_RISING.setup({"deck": reading}))[1]


def signs(one: AutomaCard) -> tuple[Name, ...]:
    return one.activation, one.gain, one.arrow, one.extra


@pytest.mark.rule("R-06")
@pytest.mark.parametrize("reading", ["recommended", "transcription"])
def test_there_are_22_cards_with_four_sections_each(reading: str) -> None:
    cards = deck(reading)
    assert [one.n for one in cards] == list(range(1, 23))
    assert {one.arrow for one in cards} == set(ARROWS)


@pytest.mark.rule("R-07")
@pytest.mark.parametrize("reading", ["recommended", "transcription"])
def test_each_section_holds_one_symbol_or_one_letter(reading: str) -> None:
    for one in deck(reading):
        assert one.activation in (*LOCATIONS, *LETTERS)
        assert one.gain in (*LOCATIONS, *LETTERS)


@pytest.mark.rule("R-08")
@pytest.mark.parametrize("reading", ["recommended", "transcription"])
def test_the_extra_section_holds_a_star_a_discard_or_nothing(reading: str) -> None:
    assert Counter(one.extra for one in deck(reading)) == dict(zip(EXTRAS, (14, 3, 5), strict=True))


@pytest.mark.rule("R-07", "R-08")
@pytest.mark.parametrize(("column", "value"), [("gain", "M A"), ("gain", "MA"), ("deploy", "-"), ("extra", "*x")])
def test_two_signs_in_one_section_are_no_card(column: str, value: str) -> None:
    row = {"n": "1", "deploy": "M", "gain": "A", "arrow": "<", "extra": "*"} | {column: value}
    with pytest.raises(BadPack) as bad:
        read_owner_pack(f"n,deploy,gain,arrow,extra\n{','.join(row.values())}\n", "mine.csv")
    assert bad.value.args_["field"] == column


@pytest.mark.rule("R-09", "R-06")
def test_the_recommended_reading_is_the_default() -> None:
    printed = [card(text, n) for n, text in enumerate(RECOMMENDED.split(";"), 1)]
    assert [signs(one) for one in match().state.deck.all] == [signs(one) for one in printed]


@pytest.mark.rule("R-09")
def test_the_transcription_repeats_card_6_as_card_5_and_differs_in_nothing_else() -> None:
    used = match(deck="transcription").state.deck.all
    assert signs(used[4]) == signs(used[5]) == signs(card("B L > *"))
    other = [n for n, (a, b) in enumerate(zip(used, deck("recommended"), strict=True), 1) if signs(a) != signs(b)]
    assert other == [5]


@pytest.mark.rule("R-09")
def test_what_is_inferred_is_said_once_and_only_of_the_reading_that_has_it() -> None:
    [inferred] = told(match(), "care-inferred")
    assert inferred.args["cards"] == ("automa-card-5",)
    said = words("en", "redrising").event(inferred)
    assert "card 5 (activation: Institute, gain: A, arrow to the left, location bonus). Check it" in said
    assert told(match(deck="transcription"), "care-inferred") == []
    assert len(told(match(deck="transcription"), "care-single-source")) == 1


@pytest.mark.rule("R-10")
@pytest.mark.parametrize("reading", ["recommended", "transcription"])
def test_both_shipped_readings_use_a_most_and_d_least(reading: str) -> None:
    assert not letters_uneven(deck(reading))


def test_a_pack_of_21_cards_is_refused() -> None:
    pack, _ = deck_of(RED_RISING.setup({}))
    with pytest.raises(BadPack) as bad:
        automa_cards(pack.__class__(pack.name, "short.json", {**pack.data, "cards": pack.data["cards"][:21]}, ""))
    assert (bad.value.id, bad.value.args_["file"], bad.value.args_["got"]) == ("pack-count", "short.json", 21)


# --- characters ---


@pytest.mark.rule("R-15", "R-137")
def test_107_characters_play_and_111_with_the_variant() -> None:
    assert (len(characters()), len(in_play(False)), len(in_play(True))) == (112, 107, 111)


@pytest.mark.rule("R-05")
def test_a_core_value_of_zero_is_even() -> None:
    surgeon = characters()[Name("surgeon")]
    assert surgeon.core == 0
    assert table(mars=1).parity_of(surgeon) == EVEN
    assert table(mars=1).parity_of(characters()[Name("harmony")]) == ODD


@pytest.mark.rule("R-02", "R-03")
@pytest.mark.parametrize("printed", ["M A < *", "A L > x", "D C > -", "B B > *"])
def test_the_automa_chooses_the_same_whatever_the_characters_are(printed: str) -> None:
    """Nothing but the piles' sizes and the tracks decides: other characters, the same choices and ladders."""

    def choices(*names: str) -> list[object]:
        bare = table(jupiter=names[0], luna=names[1], deck=names[2], automa=(9, 10, 3))
        drive(carry_out(bare, card(printed)))
        return [
            (event.id, event.args.get("location"), event.args.get("track"), event.why and event.why.rule)
            for event in bare.tale.events
        ]

    assert choices("dancer nero", "aja", "surgeon timony") == choices("judge virga", "eo", "hypnotist arlus")
