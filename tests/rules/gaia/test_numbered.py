"""Numbered selection P-51 to P-58, and power and QIC actions P-135 to P-139."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.gaia.names import AREAS, LEFT, RIGHT, SPACES
from automarium.games.gaia.selection import numbered
from tests.rules.gaia.scenes import act, area, card, cover, covered, ids, match, rules, rung, scene, space, told, why


def chosen(options: str, number: int, arrow: Name) -> int:
    """The place, from 1, that numbered selection finds among the places that are not a dot."""
    bits = sum(1 << at for at, sign in enumerate(options) if sign != ".")
    return numbered(number, arrow).keep(bits).bit_length()


@pytest.mark.rule("P-51")
def test_number_and_arrow_come_from_the_support_card() -> None:
    for support in range(1, 18):
        table = scene("g8", "k3")
        act(table, 12, support)  # a power or QIC action with all ten spaces open
        n, arrow = card(support).number, card(support).arrow
        assert covered(table) == {n if arrow == RIGHT else 11 - n}
        table = scene("g8", "k3", automa="itars")
        act(table, 7, support)  # research in a random area with all six open
        assert table.automa.levels.index(1) == (n - 1 if arrow == RIGHT else 6 - n)


@pytest.mark.rule("P-52")
def test_areas_from_left_to_right() -> None:
    assert [str(one) for one in AREAS] == [
        *("terraforming", "navigation", "intelligence", "gaia-project", "economy", "science")
    ]


@pytest.mark.rule("P-53")
def test_spaces_from_left_to_right_seven_for_power_and_three_for_qic() -> None:
    assert [str(one).partition("-")[0] for one in SPACES] == ["power"] * 7 + ["qic"] * 3
    assert [str(one).partition("-")[2] for one in SPACES] == [
        *("3-knowledge", "2-steps", "2-ore", "7-credits", "2-knowledge", "1-step", "2-tokens"),
        *("tech-tile", "federation", "planet-types"),
    ]


@pytest.mark.rule("P-54")
def test_to_the_right_the_count_begins_at_the_leftmost_option() -> None:
    assert [chosen("xxxxxx", n, RIGHT) for n in (1, 2, 3, 6)] == [1, 2, 3, 6]
    table = act(scene("g8", "k3"), 5, 16)  # 3 to the right
    assert (why(table, "order-cover").rule, covered(table)) == ("P-54", {3})


@pytest.mark.rule("P-55")
def test_to_the_left_the_count_begins_at_the_rightmost_option() -> None:
    assert [chosen("xxxxxx", n, LEFT) for n in (1, 2, 3, 6)] == [6, 5, 4, 1]
    table = act(scene("g8", "k3"), 5, 14)  # 3 to the left
    assert (why(table, "order-cover").rule, covered(table)) == ("P-55", {8})


@pytest.mark.rule("P-56")
def test_what_is_not_available_is_not_counted() -> None:
    assert chosen("x..x.x", 2, RIGHT) == 4
    assert chosen("x..x.x", 2, LEFT) == 4
    assert chosen("..x...", 1, RIGHT) == 3
    table = scene("g8", "k3")
    cover(table, 1, 3)
    act(table, 5, 16)  # 3 to the right: 2, 4, 5
    assert covered(table) == {1, 3, 5}


@pytest.mark.rule("P-57")
def test_a_count_that_runs_off_the_end_begins_anew() -> None:
    assert chosen("x..x.x", 4, RIGHT) == 1
    assert chosen("x..x.x", 5, RIGHT) == 4
    assert chosen("x..x.x", 4, LEFT) == 6
    assert [chosen("..x...", n, arrow) for n in range(1, 6) for arrow in (LEFT, RIGHT)] == [3] * 10


@pytest.mark.rule("P-58")
def test_the_example_of_the_rulebook_5_left_with_four_open_spaces() -> None:
    """Six actions are done; the count from the right goes round and ends on the rightmost of the four."""
    table = scene("g8", "k3")
    cover(table, 1, 2, 4, 5, 8, 10)
    act(table, 12, 5)  # card 5 is the one with 5 to the left
    assert rung(why(table, "order-cover"), "P-135") == {2, 5, 6, 8}
    assert why(table, "order-cover").rule == "P-55"
    assert covered(table) - {1, 2, 4, 5, 8, 10} == {9}
    four_open = [n for n in range(1, 18) if chosen("..x..xx.x.", card(n).number, card(n).arrow) == 9]
    assert [n for n in four_open if card(n).number > 4] == [5]  # no other card wraps onto it


# --- power and QIC actions ---


@pytest.mark.rule("P-135")
def test_open_spaces_are_options_whoever_covered_the_others() -> None:
    begun = match(**{"automa-deck": "physical"})
    begun.answer("b2; k3; 1; " + begun.state.row[1].removeprefix("booster-"))
    begun.answer("power 3")
    begun.answer("1; 5")  # support card 1: number 1 to the right
    begun.answer("power 4")
    begun.answer("2")  # an upgrade; card 5 is now the support card
    assert covered(begun.state) == {1, 3, 4}
    table = begun.state
    table.tale.events.clear()
    act(table, 14, 2)  # 2 to the right: 2, 5
    assert rung(why(table, "order-cover"), "P-135") == {1, 4, 5, 6, 7, 8, 9}
    assert covered(table) == {1, 3, 4, 5}


@pytest.mark.rule("P-136")
def test_the_chosen_space_is_covered() -> None:
    table = act(scene("g8", "k3"), 14, 7)
    order = told(table, "order-cover")[0]
    assert (order.args["number"], order.args["space"]) == (4, space(4))
    assert rules(why(table, "order-cover")) == ["P-135", "P-54"]
    assert covered(table) == {4}


@pytest.mark.rule("P-136")
@pytest.mark.parametrize(("round", "passed", "idle"), [(6, True, 1), (6, False, 0), (5, True, 0)])
def test_no_token_is_needed_when_nobody_looks_for_an_open_space_any_more(round: int, passed: bool, idle: int) -> None:
    table = scene("g8", "k3")
    table.round, table.human.passed = round, passed
    act(table, 14, 7)
    assert told(table, "order-cover")[0].args["idle"] == idle
    assert covered(table) == {4}


@pytest.mark.rule("P-137")
def test_nothing_else_comes_of_a_covered_space() -> None:
    for number in range(1, 11):
        table = scene("g8", "k3", automa="itars")
        cover(table, *(one for one in range(1, 11) if one != number))
        act(table, 5, 1)
        assert ids(table) == ["order-cover", "order-vp"]
        assert (table.automa.vp, sum(table.automa.levels), table.automa.supply[Name("mine")]) == (11, 0, 7)


@pytest.mark.rule("P-138")
def test_with_all_ten_covered_nothing_happens_and_the_vp_are_scored() -> None:
    table = scene("g8", "k3")
    cover(table, *range(1, 11))
    act(table, 12, 1)
    assert ids(table) == ["note-all-covered", "order-vp"]
    twice = scene("g8", "k3", automa="xenos")
    cover(twice, *range(1, 11))
    assert ids(act(twice, 12, 1)) == ["note-all-covered", "order-vp"]  # not even by those who do it twice
    assert table.automa.vp == 13


@pytest.mark.rule("P-139")
def test_two_actions_in_one_turn_use_the_same_number_and_arrow() -> None:
    table = act(scene("k3", "g8", automa="itars"), 13, 16)  # 3 to the right, then 3 to the right of what is open
    assert [event.args["number"] for event in told(table, "order-cover")] == [3, 4]
    table = act(scene("k3", "g8", automa="xenos"), 12, 5)  # 5 to the left twice
    assert [event.args["number"] for event in told(table, "order-cover")] == [6, 5]
    table = scene("k3", "g8", automa="itars")
    cover(table, 2, 3, 4, 5, 6, 7, 8, 9)
    act(table, 13, 5)  # 5 to the left on two, then on the one that is left
    assert [event.args["number"] for event in told(table, "order-cover")] == [10, 1]


def test_areas_and_spaces_are_what_the_helpers_say() -> None:
    assert area("economy") == 4
