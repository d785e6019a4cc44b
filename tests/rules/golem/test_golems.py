"""Golems: movement, activation, creation, killing, control."""

from __future__ import annotations

import pytest

from automarium.core.choose import Ladder
from automarium.games import game
from automarium.games.golem.actions import carry_out
from automarium.games.golem.effects import possible
from automarium.games.golem.golems import (
    activate,
    backward_golem,
    control,
    control_price,
    create,
    forward_golem,
    kill,
    move_freely,
    movement,
)
from automarium.games.golem.names import (
    AUTOMA,
    BLUE,
    CEMETERY,
    CONTROL,
    GOLEM,
    GOLEM_UPGRADES,
    HUMANS,
    LEG2,
    LEG3,
    RED,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import golem_movement
from automarium.games.golem.table import Golem
from automarium.games.golem.upgrades import upgrade
from tests.rules.golem.kit import (
    decided,
    do,
    give,
    golems,
    has,
    ids,
    place,
    places,
    rules,
    shows,
    students,
    table,
    tile,
    told,
    why,
)


def seen(found: tuple[Golem | None, Ladder | None]) -> tuple[str, str]:
    """The golem that was chosen, and by which rule."""
    golem, ladder = found
    assert golem is not None
    assert ladder is not None
    return place(golem), ladder.rule


# --- movement ---


@pytest.mark.rule("G-21", "B-14")
def test_steps_of_the_track_and_of_the_character_are_all_used() -> None:
    t = table()
    golems(t, "red1")
    shows(t, RED, BLUE, steps=2)
    do(movement(t))
    assert t.box.rows["golem-steps"][t.golem_track] == 1
    assert places(t) == ["red4"]
    assert has(t, "note-steps", number=3)


def test_the_whole_way_of_a_golem_is_told_at_once() -> None:
    t = table()
    golems(t, "red1-", "blue1")
    shows(t, RED, BLUE, steps=4)
    do(movement(t))
    assert [
        (event.args["district"], event.args["start"], event.args["section"], event.args["steps"], event.args["lay"])
        for event in told(t, "order-forward")
    ] == [(RED, "section-1", "section-4", 3, 1), (BLUE, "section-1", "section-3", 2, 0)]
    steps = [rung.args for rung in why(t, "order-forward").rungs if rung.name == "why-next-step"]
    assert steps == [{"number": 2}], "each step has its own reasons"


def test_what_several_far_sections_cost_is_paid_in_one_sum() -> None:
    t = table(resources=10)
    golems(t, "red7")
    shows(t, RED, BLUE, steps=2)
    do(movement(t))
    prices = t.box.rows["entry"]
    assert [event.args["amount"] for event in told(t, "order-pay")] == [sum(prices)]
    assert ids(t, "order-forward", "order-pay") == ["order-forward", "order-pay"]
    owner = table(door="owner", resources=10)
    golems(owner, "red6")
    owner.box.rows["golem-steps"][owner.golem_track] = 1
    shows(owner, RED, BLUE, steps=2)
    asks = movement(owner)
    assert next(asks).id == "ask-entry"
    assert has(owner, "order-forward", section="section-8", steps=2), "what has been done is told before the question"


def test_there_and_back_are_two_ways() -> None:
    t = table()
    golems(t, "red1-")
    do(move_freely(t, 2))
    assert places(t) == ["red1"]
    assert ids(t, "order-forward", "order-backward") == ["order-forward", "order-backward"]


@pytest.mark.rule("G-22")
def test_with_the_leg_for_2_the_character_adds_no_steps() -> None:
    t = table()
    golems(t, "red1")
    shows(t, RED, BLUE, steps=2)
    t.upgrades[GOLEM] = [LEG2]
    do(movement(t))
    assert places(t) == ["red2"]
    assert has(t, "note-leg-2", rule="G-22")


@pytest.mark.rule("G-23")
def test_forward_a_lying_golem_in_the_lowest_section_first() -> None:
    t = table()
    golems(t, "red1", "yellow4-", "blue3-")
    assert seen(forward_golem(t)) == ("blue3-", "G-23")


@pytest.mark.rule("G-23", "B-17")
def test_a_lying_golem_on_x_cannot_move_forward() -> None:
    t = table()
    golems(t, "red10-", "yellow2")
    assert seen(forward_golem(t)) == ("yellow2", "B-17")
    golems(t, "blue3")
    assert seen(forward_golem(t)) == ("yellow2", "G-24"), "none lies that can move"


@pytest.mark.rule("G-24")
def test_forward_a_standing_golem_in_the_lowest_section_when_none_lies() -> None:
    t = table()
    golems(t, "red5", "yellow2", "blue3")
    assert seen(forward_golem(t)) == ("yellow2", "G-24")


@pytest.mark.rule("G-25", "G-15")
def test_forward_tie_goes_to_the_higher_token() -> None:
    t = table(tokens=(BLUE, YELLOW, RED))
    golems(t, "red2", "yellow2", "blue2")
    assert seen(forward_golem(t)) == ("blue2", "G-25")


@pytest.mark.rule("G-26")
def test_back_a_lying_golem_in_the_highest_section_first() -> None:
    t = table()
    golems(t, "red9", "yellow4-", "blue3-", "red1-")
    assert seen(backward_golem(t)) == ("yellow4-", "G-26")


@pytest.mark.rule("G-26", "G-28")
def test_a_golem_that_lies_in_ii_can_move_back() -> None:
    t = table()
    golems(t, "red2-", "yellow2-", "blue9")
    golem, ladder = backward_golem(t)
    assert seen((golem, ladder)) == ("yellow2-", "G-28")
    assert ladder
    assert rules(ladder) == ["G-26", "G-26", "G-26", "G-28"]


@pytest.mark.rule("G-27")
def test_back_a_standing_golem_in_the_highest_section_x_included() -> None:
    t = table()
    golems(t, "red10", "yellow4", "blue1-")
    assert seen(backward_golem(t)) == ("red10", "G-27")


@pytest.mark.rule("G-28")
def test_back_tie_goes_to_the_lower_token() -> None:
    t = table(tokens=(BLUE, YELLOW, RED))
    golems(t, "red4", "yellow4")
    assert seen(backward_golem(t)) == ("red4", "G-28")


@pytest.mark.rule("G-29")
def test_free_direction_is_back() -> None:
    t = table()
    golems(t, "red4")
    assert give(t, "move1")
    assert places(t) == ["red3"]


@pytest.mark.rule("G-30")
def test_a_golem_that_lies_in_i_goes_forward_first() -> None:
    t = table(tokens=(BLUE, YELLOW, RED))
    golems(t, "red1-", "blue1-", "yellow6-")
    assert do(move_freely(t, 1))
    assert places(t) == ["blue2", "red1-", "yellow6-"]
    assert why(t, "order-forward").rule == "G-30"
    assert rules(why(t, "order-forward")) == ["G-30", "G-30"]


@pytest.mark.rule("G-29", "A-20")
def test_standing_golems_in_i_stay_when_the_direction_is_free() -> None:
    t = table()
    golems(t, "red1", "blue1")
    assert not give(t, "move2")
    assert places(t) == ["blue1", "red1"]
    assert has(t, "note-no-move", rule="A-20")


@pytest.mark.rule("G-31", "A-21")
def test_an_optional_forward_move_is_made_only_by_a_lying_golem() -> None:
    t = table()
    golems(t, "red2", "blue2-")
    give(t, "forward4")
    assert has(t, "order-forward", district=BLUE)
    assert not has(t, "order-forward", district=RED)
    assert places(t) == ["blue3-", "red2"], "it stood up with one step and was laid down by its activation"
    assert ids(t, "note-only-up", "order-forward") == ["note-only-up", "order-forward"]


@pytest.mark.rule("G-31")
def test_when_none_lies_nobody_moves_and_the_rightmost_is_activated() -> None:
    t = table()
    golems(t, "red2", "yellow3")
    give(t, "forward4")
    assert not told(t, "order-forward")
    assert not told(t, "note-only-up")
    assert places(t) == ["red2", "yellow3-"]


@pytest.mark.rule("G-31", "A-21", "B-17")
def test_by_the_other_reading_it_goes_as_far_as_it_can_and_no_further_than_x() -> None:
    t = table(forward="far")
    golems(t, "red8-")
    vp = t.vp
    assert give(t, "forward4")
    assert (places(t), t.resources, t.vp) == (["red10-"], 10 - 2 - 3, vp + 2)


@pytest.mark.rule("G-31", "B-17")
def test_a_golem_that_lies_on_x_neither_moves_forward_nor_is_activated() -> None:
    t = table()
    golems(t, "red10-")
    assert not give(t, "forward4")
    assert (places(t), has(t, "note-none-stands")) == (["red10-"], True)


@pytest.mark.rule("G-32", "B-16")
@pytest.mark.parametrize(("section", "price"), [(6, 0), (7, 1), (8, 2), (9, 3)])
def test_each_of_the_last_sections_has_its_price(section: int, price: int) -> None:
    t = table(resources=10)
    golems(t, f"red{section}")
    shows(t, RED, BLUE, steps=0)
    do(movement(t))
    assert (places(t), t.resources) == ([f"red{section + 1}"], 10 - price)


@pytest.mark.rule("G-32", "B-16")
def test_entering_viii_ix_x_is_paid_by_the_track() -> None:
    t = table(resources=10)
    golems(t, "red7")
    shows(t, RED, BLUE, steps=2)
    vp = t.vp
    do(movement(t))
    assert places(t) == ["red10"]
    assert t.resources == 10 - 1 - 2 - 3
    assert t.vp == vp


@pytest.mark.rule("G-32")
def test_moving_back_into_ix_costs_nothing() -> None:
    t = table(resources=10)
    golems(t, "red10")
    give(t, "move1")
    assert (places(t), t.resources) == (["red9"], 10)


@pytest.mark.rule("G-127")
def test_each_step_is_chosen_anew() -> None:
    t = table()
    golems(t, "red2-", "yellow3-", "blue1")
    shows(t, RED, BLUE, steps=2)
    do(movement(t))
    assert places(t) == ["blue2", "red3", "yellow4"], "two lying ones stand up, then the standing one in I"
    assert [event.args["district"] for event in told(t, "order-forward")] == [RED, YELLOW, BLUE]


@pytest.mark.rule("G-128", "B-15")
def test_a_golem_stands_up_when_it_moves_in_either_direction() -> None:
    t = table()
    golems(t, "red4-")
    do(move_freely(t, 1))
    assert places(t) == ["red3"]
    t.golems[0].standing = False
    shows(t, RED, BLUE, steps=0)
    do(movement(t))
    assert places(t) == ["red4"]


@pytest.mark.rule("G-129")
def test_free_steps_are_shared_out_one_by_one() -> None:
    t = table()
    golems(t, "red4-", "yellow4-", "blue1")
    do(move_freely(t, 2))
    assert places(t) == ["blue1", "red3", "yellow3"]
    assert [event.args["district"] for event in told(t, "order-backward")] == [YELLOW, RED]


@pytest.mark.rule("B-17")
def test_steps_go_to_others_before_a_golem_on_x() -> None:
    t = table()
    golems(t, "red10", "blue4")
    shows(t, RED, BLUE, steps=0)
    do(movement(t))
    assert places(t) == ["blue5", "red10"]
    assert why(t, "order-forward").rule == "B-17"


@pytest.mark.rule("B-18")
@pytest.mark.parametrize(("steps", "lost"), [(0, 5), (1, 10), (3, 10)])
def test_steps_that_nobody_can_make_cost_5_vp_at_most_once_per_golem(steps: int, lost: int) -> None:
    t = table()
    golems(t, "red10", "blue10-")
    shows(t, RED, BLUE, steps=steps)
    vp = t.vp
    do(movement(t))
    assert t.vp == vp - lost
    assert has(t, "note-lost-steps", rule="B-18", number=steps + 1)


@pytest.mark.rule("B-18")
def test_only_the_steps_that_are_left_are_lost() -> None:
    t = table()
    golems(t, "red9", "yellow10", "blue10")
    shows(t, RED, BLUE, steps=1)
    vp = t.vp
    do(movement(t))
    assert t.vp == vp - 5


@pytest.mark.rule("B-14")
def test_without_golems_there_is_nothing_to_move_or_to_ask() -> None:
    t = table(door="owner")
    do(movement(t))
    assert [event.id for event in t.tale.events] == ["note-no-golems"]


@pytest.mark.rule("B-14")
@pytest.mark.parametrize("automa_first", [True, False])
def test_golems_move_in_turn_order(automa_first: bool) -> None:
    t = table(door="owner")
    t.order.sort(key=lambda seat: (seat == AUTOMA) is not automa_first)
    do(golem_movement(t))
    told = ["note-no-golems", "care-own-golems"]
    assert [event.id for event in t.tale.events] == ["head-movement", *(told if automa_first else reversed(told))]


@pytest.mark.rule("G-104", "A-20")
@pytest.mark.parametrize(
    ("places", "moves"), [("red1", False), ("red1-", True), ("red2", True), ("red1 blue2", True), ("", False)]
)
def test_a_free_step_can_be_had_by_a_golem_that_lies_or_has_left_i(places: str, moves: bool) -> None:
    t = table()
    golems(t, *places.split())
    assert possible(t, effect("move1").sides[0]) is moves


# --- activation ---


@pytest.mark.rule("G-79")
def test_the_rightmost_standing_golem_works() -> None:
    t = table()
    golems(t, "red3", "yellow5-", "blue4")
    do(activate(t))
    assert places(t) == ["blue4-", "red3", "yellow5-"]
    assert why(t, "order-activate").rule == "G-79"
    assert [rung.name for rung in why(t, "order-activate").rungs] == ["why-standing", "why-rightmost"]


@pytest.mark.rule("G-79")
def test_of_several_rightmost_the_higher_token_works() -> None:
    t = table(tokens=(BLUE, YELLOW, RED))
    golems(t, "red3", "yellow3")
    do(activate(t))
    assert places(t) == ["red3", "yellow3-"]
    assert decided(t, "order-activate") == ("G-79", "why-token-higher")


@pytest.mark.rule("G-75")
def test_an_activation_without_a_tile_brings_2_vp_and_the_golem_lies() -> None:
    t = table()
    golems(t, "red8")
    vp = t.vp
    assert do(activate(t))
    assert (t.vp, places(t)) == (vp + 2, ["red8-"])
    assert has(t, "order-useless", rule="G-75")


@pytest.mark.rule("G-75", "B-24")
def test_section_vii_is_the_last_with_a_tile() -> None:
    t = table()
    tile(t, "red7", "+4r")
    golems(t, "red7", "blue3")
    assert give(t, "activate1")
    assert t.resources == 14
    assert give(t, "tile")
    assert t.resources == 18, "of the tiles beside golems red 7 is the rightmost"


@pytest.mark.rule("G-79")
def test_none_stands_and_none_is_activated() -> None:
    t = table()
    golems(t, "red3-")
    assert do(activate(t)) is False
    assert why(t, "note-none-stands").rule == "G-79"
    assert not told(t, "order-activate")


@pytest.mark.rule("A-22")
def test_two_golems_beside_one_tile_are_one_candidate() -> None:
    t = table()
    golems(t, "red3", "red3-", "blue2")
    assert give(t, "tile")
    assert len(why(t, "note-tile-beside").candidates) == 2


# --- creation ---


@pytest.mark.rule("G-83", "B-26", "G-84", "G-144")
def test_the_cheapest_golem_is_created_where_fewest_stand() -> None:
    t = table(resources=10)
    golems(t, "red1", "yellow4")
    do(create(t, 0))
    assert "blue1" in places(t)
    assert has(t, "order-create", district=BLUE, left=3)
    assert (t.resources, t.golem_track) == (10 - 3, 2 + 2)
    assert why(t, "order-create").rule == "G-83"
    do(create(t, 0))
    assert places(t).count("red1") == 2, "a tie goes to the higher token"
    assert t.resources == 7 - 6
    assert decided(t, "order-create")[1] == "why-token-higher"


@pytest.mark.rule("G-144")
def test_killed_golems_do_not_count_where_they_were() -> None:
    t = table(resources=10)
    golems(t, "red5", "yellow1", "blue1")
    do(kill(t, 1))
    resources = t.resources
    do(create(t, 0))
    assert "red1" in places(t)
    assert t.resources == resources - 3


@pytest.mark.rule("G-143")
def test_price_and_red_zone_do_not_stop_a_creation() -> None:
    t = table(resources=-4)
    vp = t.vp
    do(create(t, 0))
    assert t.created == 1
    assert (t.resources, t.vp) == (-5, vp - 2)


@pytest.mark.rule("G-84", "B-52")
def test_a_marker_at_the_end_of_the_golem_track_stays() -> None:
    t = table()
    t.golem_track = 10
    do(create(t, 0))
    assert t.golem_track == 11, "one step of two is lost"


@pytest.mark.rule("G-85")
def test_with_the_leg_for_3_a_new_golem_resolves_the_tile_of_i_and_stands() -> None:
    t = table(resources=10)
    golems(t, "yellow3", "blue3")
    t.upgrades[GOLEM] = [LEG3]
    do(create(t, 0))
    assert "red1" in places(t)
    assert t.resources == 10 - 3 + 2, "red 1 gives 2 clay"
    assert has(t, "note-leg-3", rule="G-85")
    assert not has(t, "order-activate"), "it is no activation"


@pytest.mark.rule("G-85", "B-40")
def test_the_leg_for_3_works_after_the_track_has_gone_up_and_on_the_tile_of_its_own_district() -> None:
    for made, points in (([LEG3], 2), ([], 0)):
        t = table()
        golems(t, "red3", "blue3")
        tile(t, "yellow1", "+1v*level")
        t.upgrades[GOLEM] = list(made)
        vp = t.vp
        do(create(t, 0))
        assert t.vp == vp + points, "level 2 after two steps"
        order = ["order-create", "order-pay", "order-golem-track", "note-leg-3"]
        assert ids(t, *order) == order[: 3 + len(made)]


@pytest.mark.rule("B-26")
def test_four_golems_in_a_match() -> None:
    t = table(resources=20)
    for _ in range(4):
        do(create(t, 0))
    assert t.created == 4
    assert not give(t, "create")
    assert t.created == 4
    assert t.tokens == [RED, YELLOW, BLUE], "the token goes down only when all upgrades are made too"
    assert [event.args["left"] for event in told(t, "order-create")] == [3, 2, 1, 0]


@pytest.mark.rule("G-86", "G-87", "G-15")
def test_with_all_golems_and_upgrades_the_red_token_goes_down() -> None:
    t = table(resources=20)
    t.created = 4
    t.upgrades[GOLEM] = list(GOLEM_UPGRADES[:5])
    do(upgrade(t, GOLEM))
    assert t.tokens == [YELLOW, BLUE, RED]
    assert has(t, "order-token-down", rule="G-86")
    early = table(resources=20)
    early.upgrades[GOLEM] = list(GOLEM_UPGRADES[:5])
    do(upgrade(early, GOLEM))
    assert early.tokens == [RED, YELLOW, BLUE], "not before the last golem"
    t.resources = 0
    made = len(t.golems), list(t.upgrades[GOLEM])
    do(carry_out(t, GOLEM, 3))
    assert t.resources == 3
    assert (len(t.golems), t.upgrades[GOLEM]) == made
    golems(t, "red2", "blue2")
    assert seen(forward_golem(t)) == ("blue2", "G-25"), "later ties use the new order"


@pytest.mark.rule("G-86")
def test_the_red_token_also_goes_down_when_the_last_golem_comes_last() -> None:
    t = table(resources=20)
    t.created = 3
    t.upgrades[GOLEM] = list(GOLEM_UPGRADES)
    do(create(t, 0))
    assert t.tokens[-1] == RED


# --- killing ---


@pytest.mark.rule("G-110")
def test_the_rightmost_golem_is_killed_standing_or_lying() -> None:
    t = table()
    golems(t, "red3", "yellow6-", "blue5")
    do(kill(t, 1))
    assert places(t) == ["blue5", "red3"]
    assert why(t, "order-kill").rule == "G-110"


@pytest.mark.rule("G-110")
def test_of_several_the_one_of_the_higher_token_is_killed() -> None:
    t = table(tokens=(YELLOW, BLUE, RED))
    golems(t, "red6", "yellow6", "blue5")
    do(kill(t, 1))
    assert places(t) == ["blue5", "red6"]
    assert decided(t, "order-kill")[1] == "why-token-higher"


@pytest.mark.rule("G-110", "A-47")
def test_in_one_block_the_lying_one_is_killed() -> None:
    t = table()
    golems(t, "red6", "red6-")
    do(kill(t, 1))
    assert places(t) == ["red6"]
    assert why(t, "order-kill").rule == "A-47"


@pytest.mark.rule("G-110", "A-47")
def test_of_two_districts_the_token_decides_whoever_lies() -> None:
    t = table(tokens=(YELLOW, RED, BLUE))
    golems(t, "red6-", "yellow6")
    do(kill(t, 1))
    assert (places(t), decided(t, "order-kill")[1]) == (["red6-"], "why-token-higher")


@pytest.mark.rule("G-111", "B-39")
def test_it_is_buried_in_the_leftmost_free_space_with_its_bonus() -> None:
    t = table()
    golems(t, "red6", "blue2", "blue1")
    t.graves[1] = HUMANS[0]
    before = t.gold, t.golem_track
    assert do(kill(t, 1))
    assert t.graves == {1: HUMANS[0], 2: AUTOMA}
    assert has(t, "order-kill", space=2)
    assert (t.gold, t.golem_track) == (before[0] + 1, before[1] - 1), "space 2 gives gold, the track goes down"


@pytest.mark.rule("G-111")
def test_the_bonus_of_the_grave_comes_before_the_track_goes_down() -> None:
    t = table()
    t.golem_track = 3  # level 2, and one space further down level 1
    golems(t, "red6")
    t.box.rows["graves"][0] = effect("+1v*level")
    vp = t.vp
    do(kill(t, 1))
    assert (t.vp, t.golem_track) == (vp + 2, 2)
    old = table()
    old.setup = game("golem").setup({}, rules=1)
    old.golem_track, old.box.rows["graves"][0] = 3, effect("+1v*level")
    golems(old, "red6")
    do(kill(old, 1))
    assert (old.vp, old.golem_track) == (vp + 1, 2), "matches of older rules keep the order that they had"


@pytest.mark.rule("G-111", "B-39")
def test_spaces_closed_at_this_player_count_are_not_used() -> None:
    t = table()
    golems(t, "red6")
    t.graves = dict.fromkeys(range(1, 5), HUMANS[0])  # five are open with two players
    vp, resources = t.vp, t.resources
    do(kill(t, 1))
    assert has(t, "order-kill", space=5)
    assert (t.vp, t.resources, t.killed) == (vp, resources + 3, 1)
    golems(t, "red6")
    do(kill(t, 1))
    assert has(t, "order-kill", space=0)
    assert (t.vp, t.resources, t.killed) == (vp, resources + 3, 2)


@pytest.mark.rule("B-49")
def test_the_cemetery_development_doubles_the_bonus() -> None:
    t = table()
    golems(t, "red6")
    t.upgrades[GOLEM] = [CEMETERY]
    vp = t.vp
    do(kill(t, 1))
    assert t.vp == vp + 8


@pytest.mark.rule("G-151")
def test_the_golem_that_was_just_activated_is_killed_when_it_is_the_rightmost() -> None:
    t = table()
    golems(t, "red6", "yellow2")
    t.neighbourhood[RED] = (1, 2, 3, 4, 5, 6, 7)  # red 6 in section VI kills
    do(activate(t))
    assert places(t) == ["yellow2"]
    assert told(t, "order-activate")[-1].args["section"] == told(t, "order-kill")[-1].args["section"]


@pytest.mark.rule("G-110")
def test_without_golems_nobody_is_killed() -> None:
    t = table()
    assert not do(kill(t, 1))


# --- control ---


@pytest.mark.rule("G-121", "B-53")
def test_control_costs_a_knowledge_per_section_ahead_of_the_student() -> None:
    t = table(resources=10)
    golems(t, "red5-", "red3", "yellow1", "blue2")
    students(t, 2, 4, 2)
    assert [control_price(t, golem) for golem in t.golems] == [3, 1, 0, 0]
    do(control(t))
    assert t.resources == 6
    students(t, 5, 5, 5)
    do(control(t))
    assert (t.resources, has(t, "note-control-free")) == (6, True)


@pytest.mark.rule("B-54")
def test_the_control_development_caps_the_price_at_2() -> None:
    t = table(resources=10)
    golems(t, "red9", "blue2")
    t.upgrades[GOLEM] = [CONTROL]
    do(control(t))
    assert t.resources == 10 - 2 - 1


@pytest.mark.rule("B-54")
def test_r07_waives_control_for_the_round() -> None:
    t = table(resources=10)
    golems(t, "red9")
    give(t, "no-control")
    do(control(t))
    assert t.resources == 10
    assert has(t, "note-control-waived", rule="B-54")


@pytest.mark.rule("B-55", "G-121", "A-29", "A-61")
def test_the_automa_pays_by_the_track_beyond_its_end_a_human_would_lose_5_vp() -> None:
    """What a human loses is the human's own affair; the other reading gives the Automa the same penalty (A-61)."""
    t = table(resources=-4)
    golems(t, "red5", "blue2")
    vp = t.vp
    do(control(t))
    assert (t.resources, t.vp) == (-5, vp - 4)
    other = table(resources=-4, control="penalty")
    golems(other, "red5", "blue2")
    vp = other.vp
    do(control(other))
    assert (other.resources, other.vp) == (-5, vp - 5), "the cheap one is paid, the dear one costs 5 VP"
    assert has(other, "note-control-short", number=1)
    for resources in (1, 10):
        rich = table(resources=resources, control="penalty")
        golems(rich, "red5", "blue3")
        do(control(rich))
        assert (rich.resources, rich.vp) == (resources - 6, vp), "4 and 2 are paid, be it to the last step"
    short = table(resources=0, control="penalty")
    golems(short, "red5", "blue3", "yellow5")
    do(control(short))
    assert (short.resources, short.vp) == (-5, vp - 10), "of 2, 4 and 4 one is paid; the marker goes to -5 all the same"


def test_a_golem_object_is_not_its_look() -> None:
    one, two = Golem(RED), Golem(RED)
    assert one.block == two.block
    assert one != two
