"""The worked examples of the rulebook, one by one."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.location import gain_bonus
from automarium.games.redrising.names import AUTOMA, EVEN, INSTITUTE, JUPITER, LUNA, MARS
from automarium.games.redrising.scoring import automa_cards_score
from automarium.games.redrising.table import Table
from automarium.games.redrising.turn import carry_out
from tests.rules.redrising.conftest import (
    automa_hand,
    card,
    decided,
    drive,
    match,
    one,
    rungs,
    sizes,
    table,
    told,
    tracks,
)

# --- 1. Luna has C, its pair B lies at the Institute ---


@pytest.mark.rule("R-13", "R-86")
@pytest.mark.parametrize("priorities", ["ADCB", "DACB"])
def test_luna_has_c_so_the_luna_card_shows_the_institute_where_b_lies(priorities: str) -> None:
    assert match(priorities=priorities).state.luna_shows == INSTITUTE


@pytest.mark.rule("R-86")
def test_then_the_automa_adds_one_influence_as_lunas_bonus() -> None:
    bare = table(priorities="ADCB", luna=1)
    drive(carry_out(bare, card("J L > *")))
    assert (bare.sovereign, tracks(bare, AUTOMA)) == (AUTOMA, (0, 0, 1))
    assert rungs(one(bare, "order-track"))[-1] == ("R-86", (INSTITUTE,))


# --- 2. Gaining at B, which is Luna and empty; arrow to the right; the Institute is empty; Jupiter has a card ---

B_RIGHT_STAR = card("J B > *")


def example(automa: tuple[int, int, int] = (0, 0, 0), mars: int = 0, institute: int = 0) -> Table:
    """The table of the second example: B is Luna, and the deck has run out, so nothing is activated first."""
    return table(priorities="ACBD", automa=automa, jupiter=1, mars=mars, institute=institute)


@pytest.mark.rule("R-77", "R-78", "R-75")
def test_from_empty_luna_past_the_empty_institute_round_to_jupiter() -> None:
    bare = example()
    drive(carry_out(bare, B_RIGHT_STAR))
    gained = one(bare, "order-gain")
    assert (gained.args["location"], decided(gained)) == (JUPITER, "R-77")
    assert sizes(bare, JUPITER, "automa_hand") == (0, 1)


@pytest.mark.rule("R-77", "R-78")
def test_the_same_when_mars_has_a_card_too() -> None:
    bare = example(mars=1)
    drive(carry_out(bare, B_RIGHT_STAR))
    gained = one(bare, "order-gain")
    assert gained.args["location"] == JUPITER
    assert rungs(gained) == [("R-77", (JUPITER, MARS)), ("R-75", (JUPITER, MARS)), ("R-77", (JUPITER,))]


# --- 3. The star of that card ---


@pytest.mark.rule("R-65")
def test_its_star_advances_the_fleet_since_that_is_jupiters_bonus() -> None:
    bare = example()
    drive(carry_out(bare, B_RIGHT_STAR))
    assert (tracks(bare, AUTOMA), decided(one(bare, "order-track"))) == ((1, 0, 0), "R-65")


@pytest.mark.rule("R-82")
def test_with_a_full_fleet_it_goes_right_for_helium() -> None:
    bare = example((10, 9, 0))
    drive(carry_out(bare, B_RIGHT_STAR))
    assert (tracks(bare, AUTOMA), decided(one(bare, "order-track"))) == ((10, 10, 0), "R-82")


@pytest.mark.rule("R-82", "R-85")
def test_and_so_on_with_helium_full_too_the_walk_ends_on_luna() -> None:
    bare = example((10, 10, 0))  # the Luna card shows Mars, where C lies; it is full, so influence
    drive(carry_out(bare, B_RIGHT_STAR))
    assert decided(one(bare, "note-luna-bonus")) == "R-82"
    assert (bare.sovereign, tracks(bare, AUTOMA)) == (AUTOMA, (10, 10, 1))


# --- 4. Level 2, even: Dancer 6, Harmony 3 ---


@pytest.mark.rule("R-118", "R-120", "R-121")
@pytest.mark.parametrize(("hand", "points"), [("dancer", 6), ("harmony", 3), ("dancer harmony", 9)])
def test_dancer_brings_6_and_harmony_3(hand: str, points: int) -> None:
    bare = table(automa_hand=hand)
    assert bare.parity == EVEN
    assert automa_cards_score(bare).points == points
    assert automa_hand(bare) == hand


# --- 5. The pairs ---


@pytest.mark.rule("R-13")
@pytest.mark.parametrize(("lunas", "shown"), [("A", "D"), ("D", "A"), ("B", "C"), ("C", "B")])
def test_the_pairs_are_a_with_d_and_b_with_c_both_ways(lunas: str, shown: str) -> None:
    one_, other = [letter for letter in "ABCD" if letter not in (lunas, shown)]
    assert match(priorities=shown + one_ + lunas + other).state.luna_shows == JUPITER
    assert match(priorities=one_ + shown + lunas + other).state.luna_shows == MARS
    assert match(priorities=one_ + other + lunas + shown).state.luna_shows == INSTITUTE


# --- sentences of the rulebook that are nearly examples ---


@pytest.mark.rule("R-87", "R-88")
def test_the_bonus_of_the_luna_card_even_if_the_token_is_not_really_taken() -> None:
    bare = table(priorities="ADCB", sovereign=AUTOMA, automa=(0, 0, 10))
    drive(gain_bonus(bare, LUNA, B_RIGHT_STAR))
    assert (bare.sovereign, tracks(bare, AUTOMA)) == (AUTOMA, (1, 0, 10))
    assert decided(one(bare, "order-track")) == "R-88"


@pytest.mark.rule("R-83")
def test_a_full_track_does_not_change_which_card_is_taken() -> None:
    def taken(automa: tuple[int, int, int]) -> tuple[Name, ...]:
        bare = example(automa, mars=2, institute=2)
        drive(carry_out(bare, B_RIGHT_STAR))
        return tuple(event.args["location"] for event in told(bare, "order-gain"))

    assert taken((0, 0, 0)) == taken((0, 0, 10)) == taken((10, 10, 10)) == (INSTITUTE,)
