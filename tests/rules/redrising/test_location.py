"""Which location the Automa uses: R-74 to R-80, R-23, R-32."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.location import gain_character, place_character
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, INSTITUTE, JUPITER, LOCATIONS, LUNA, MARS
from automarium.games.redrising.table import Table
from automarium.games.redrising.turn import carry_out
from tests.rules.redrising.conftest import SYMBOLS, card, decided, drive, one, pile, rungs, sizes, table, told, tracks

ORDER = "JMLI"


def with_cards(*locations: Name) -> Table:
    """A table on which only these locations have a card."""
    bare = table()
    for location in locations:
        bare.piles[location] = pile(1)
    return bare


@pytest.mark.rule("R-74", "R-76", "R-32")
@pytest.mark.parametrize("symbol", ORDER)
def test_a_symbol_means_that_location_whatever_the_letters_are(symbol: str) -> None:
    for priorities in ("ABCD", "DCBA", "BADC"):
        bare = table(deck=5, priorities=priorities)  # all empty: activating there is allowed
        assert place_character(bare, card(f"{symbol} A > *")) == SYMBOLS[symbol]
        assert rungs(one(bare, "order-activate")) == [("R-74", (SYMBOLS[symbol],))]


@pytest.mark.rule("R-75", "R-76")
@pytest.mark.parametrize("priorities", ["ABCD", "DCBA", "BADC", "CDAB"])
def test_a_letter_means_the_location_of_that_priority_card(priorities: str) -> None:
    for letter, location in zip(priorities, LOCATIONS, strict=True):
        bare = table(deck=5, priorities=priorities)
        assert place_character(bare, card(f"{letter} A > *")) == location
        assert rungs(one(bare, "order-activate")) == [("R-75", (location,))]


@pytest.mark.rule("R-75", "R-74")
@pytest.mark.parametrize(("printed", "rule"), [("J B > -", "R-75"), ("J M > -", "R-74")])
def test_a_location_with_cards_is_gained_from_as_printed(printed: str, rule: str) -> None:
    bare = table(jupiter=1, mars=2, luna=3, institute=4)
    assert gain_character(bare, card(printed)) == MARS
    assert rungs(one(bare, "order-gain")) == [("R-77", LOCATIONS), (rule, (MARS,))]
    assert decided(one(bare, "order-gain")) == rule


@pytest.mark.rule("R-76", "R-62")
def test_activating_at_an_empty_location_puts_the_first_card_there() -> None:
    bare = table(deck=4, mars=2)
    drive(carry_out(bare, card("I M > -")))
    assert sizes(bare, INSTITUTE) == (1,)


@pytest.mark.rule("R-77", "R-78")
@pytest.mark.parametrize("arrow", "<>")
@pytest.mark.parametrize("start", ORDER)
def test_from_an_empty_location_the_arrow_leads_to_the_next_card_and_round(start: str, arrow: str) -> None:
    """Every start, either arrow, and every distance to the only card."""
    step = 1 if arrow == ">" else -1
    for distance in (1, 2, 3):
        end = SYMBOLS[ORDER[(ORDER.index(start) + step * distance) % 4]]
        bare = with_cards(end)
        assert gain_character(bare, card(f"J {start} {arrow} -")) == end
        assert decided(one(bare, "order-gain")) == "R-77"


@pytest.mark.rule("R-77", "R-78")
@pytest.mark.parametrize(
    ("arrow", "filled", "end"),
    [
        ("<", (JUPITER, LUNA, INSTITUTE), JUPITER),
        (">", (JUPITER, LUNA, INSTITUTE), LUNA),
        ("<", (LUNA, INSTITUTE), INSTITUTE),
        (">", (JUPITER, INSTITUTE), INSTITUTE),
    ],
)
def test_of_several_locations_with_cards_the_first_along_the_arrow(
    arrow: str, filled: tuple[Name, ...], end: Name
) -> None:
    bare = with_cards(*filled)
    assert gain_character(bare, card(f"J M {arrow} -")) == end
    ladder = rungs(one(bare, "order-gain"))
    assert ladder == [("R-77", filled), ("R-74", filled), ("R-77", (end,))]


@pytest.mark.rule("R-77")
def test_the_arrow_is_that_of_the_current_card() -> None:
    ends = {arrow: gain_character(table(jupiter=1, luna=1), card(f"M M {arrow} -")) for arrow in "<>"}
    assert ends == {"<": JUPITER, ">": LUNA}


@pytest.mark.rule("R-79", "R-70")
def test_whether_a_location_is_empty_is_judged_after_the_activation() -> None:
    bare = table(deck=4, jupiter=2, luna=2)  # Mars is empty until the card itself activates there
    drive(carry_out(bare, card("M M > -")))
    assert decided(one(bare, "order-gain")) == "R-74"
    assert sizes(bare, JUPITER, MARS, LUNA, AUTOMA_HAND) == (2, 0, 2, 1)


@pytest.mark.rule("R-79", "R-72")
def test_without_a_card_to_activate_the_location_stays_empty() -> None:
    bare = table(jupiter=2, luna=2)
    drive(carry_out(bare, card("M M > -")))
    assert decided(one(bare, "order-gain")) == "R-77"
    assert sizes(bare, JUPITER, MARS, LUNA) == (2, 0, 1)


@pytest.mark.rule("R-80", "R-23")
@pytest.mark.parametrize("symbol", "JMLIABCD")
def test_with_all_locations_empty_nothing_is_gained_and_the_star_gives_nothing(symbol: str) -> None:
    """Each location still has its priority card, and Luna the Luna bonus card: they are no cards of the location."""
    bare = table(automa_hand=3)
    drive(carry_out(bare, card(f"J {symbol} > *")))
    assert (sizes(bare, AUTOMA_HAND), tracks(bare, AUTOMA), bare.sovereign) == ((3,), (0, 0, 0), None)
    assert rungs(one(bare, "note-all-empty")) == [("R-77", ())]
    assert len(told(bare, "note-no-star")) == 1


@pytest.mark.rule("R-80")
def test_with_all_locations_empty_the_discard_symbol_is_still_carried_out() -> None:
    """Locations are all empty at gaining only when the deck is too, so the discard is reached and finds nothing."""
    bare = table()
    drive(carry_out(bare, card("J J > x")))
    assert [event.id for event in bare.tale.events] == [
        "note-deck-empty-no-activation",
        "note-all-empty",
        "note-deck-empty-no-discard",
    ]


@pytest.mark.rule("R-23")
def test_priority_cards_are_never_the_top_or_bottom_card() -> None:
    bare = table(deck=3, luna=1)
    drive(carry_out(bare, card("J L > -")))
    assert sizes(bare, LUNA) == (0,)
    drive(carry_out(bare, card("J L < -")))  # now Luna is empty although two cards of the Automa lie there
    assert [event.args["location"] for event in told(bare, "order-gain")] == [LUNA, JUPITER]


@pytest.mark.rule("R-32")
def test_the_locations_lie_from_jupiter_to_the_institute() -> None:
    assert LOCATIONS == (JUPITER, MARS, LUNA, INSTITUTE)
