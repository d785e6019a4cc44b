"""The resource track, discounts, incomplete effects, students and the other tracks."""

from __future__ import annotations

import pytest

from automarium.games.golem.effects import component, possible, resolve
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLUE,
    GOLEM,
    GOLEM_UPGRADES,
    HUMANS,
    RED,
    SECTIONS,
    STUDY,
    STUDY_UPGRADES,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.students import move_student, student_back, student_forward
from automarium.games.golem.table import Table
from automarium.games.golem.tracks import move_study
from automarium.games.golem.upgrades import upgrade
from tests.rules.golem.kit import (
    asked,
    decided,
    do,
    give,
    golems,
    has,
    ids,
    lay,
    older_table,
    students,
    table,
    told,
    why,
)


@pytest.mark.rule("G-12")
def test_coins_clay_and_knowledge_are_one_marker() -> None:
    t = table(resources=0)
    t.gain(3)
    t.gain(-1)
    t.gain(0)
    t.gain(1)
    assert t.resources == 3
    assert [(event.id, event.args["amount"], event.args["total"]) for event in t.tale.events] == [
        *(("order-gain", 3, 3), ("order-pay", 1, 2), ("order-gain", 1, 3))
    ]


@pytest.mark.rule("G-12")
def test_victory_points_are_told_when_there_are_any() -> None:
    t = table()
    for amount in (0, 1, -2):
        t.score(amount)
    assert [(event.id, event.args["amount"], event.args["total"]) for event in t.tale.events] == [
        *(("order-vp", 1, 11), ("order-vp-lost", 2, 9))
    ]


@pytest.mark.rule("G-13")
def test_each_step_below_minus_5_costs_a_vp() -> None:
    t = table(resources=-3)
    vp = t.vp
    t.gain(-6)
    assert (t.resources, t.vp) == (-5, vp - 4)
    assert has(t, "order-below", amount=4)


@pytest.mark.rule("G-14")
def test_each_step_above_20_gives_a_vp() -> None:
    t = table(resources=18)
    vp = t.vp
    t.gain(5)
    assert (t.resources, t.vp) == (20, vp + 3)
    assert has(t, "order-beyond", amount=3)
    assert has(t, "order-gain", amount=5, before=18, total=20, moves=1)
    t.gain(1)
    assert has(t, "order-gain", amount=1, before=20, total=20, moves=0), "the marker stays where it is"
    told_before = len(t.tale.events)
    t.gain(0)
    assert len(t.tale.events) == told_before, "nothing is nothing to tell"
    assert has(t, "order-beyond", amount=1)


@pytest.mark.rule("G-18")
@pytest.mark.parametrize(
    ("line", "amount"), [("create1", 1), ("golem-upgrade5", 5), ("upgrade4", 4), ("book5", 5), ("create", 0)]
)
def test_a_discount_that_cannot_be_used_is_resources_without_2_vp(line: str, amount: int) -> None:
    t = table(resources=0)
    t.created = 4
    t.upgrades[GOLEM] = list(GOLEM_UPGRADES)
    t.upgrades[ARTIFACTS] = [*(f"x{n}" for n in range(6))]  # type: ignore[list-item]
    t.upgrades[STUDY] = list(STUDY_UPGRADES)
    t.columns = [[id] * 5 for id in ("1", "9", "17", "25")]
    vp = t.vp
    do(component(t, effect(line)))
    assert t.resources == amount
    assert t.vp == vp + (0 if amount else 2), "without a discount there is no compensation, so it brought nothing"
    assert has(t, "note-discount", rule="G-18") == bool(amount)


@pytest.mark.rule("G-19")
def test_what_a_discount_is_above_the_price_is_resources() -> None:
    t = table(resources=0)
    give(t, "create4")
    assert t.resources == 1, "the first golem of a district costs 3"
    give(t, "golem-upgrade5")
    assert t.resources == 1 + 3, "the leg costs 2"
    give(t, "create3")
    assert t.resources == 1 + 3, "nothing is left of it"
    assert [event.args["amount"] for event in told(t, "note-excess")] == [1, 3]


@pytest.mark.rule("G-19")
def test_the_discount_of_a_book_covers_card_and_place_together() -> None:
    t = table(resources=0)
    lay(t, "none m most r12345 b31245 =")
    give(t, "book5")
    assert t.resources == 5 - 2 - 1 + 2 + 1, "book 17 costs 2 and its place 1; it gives 2 coins at once and 1 active"
    assert has(t, "note-excess", amount=2)


@pytest.mark.rule("G-74")
def test_an_effect_is_done_as_far_as_possible() -> None:
    t = table()
    students(t, 10, 10, 9)
    vp = t.vp
    do(component(t, effect("+3any")))
    assert t.students[BLUE] == 10
    assert t.vp == vp, "nothing for the two steps that were missing"


@pytest.mark.rule("G-77")
@pytest.mark.parametrize("line", ["+1red", "+1any", "kill", "move2", "activate1", "tile", "books3", "artifact"])
def test_an_effect_that_brings_nothing_brings_2_vp(line: str) -> None:
    t = table()
    students(t, 10, 10, 10)
    vp = t.vp
    do(component(t, effect(line)))
    assert t.vp == vp + 2
    assert has(t, "order-useless", rule="G-77")


@pytest.mark.rule("G-77")
@pytest.mark.parametrize(
    ("line", "points"),
    [("create", 0), ("objective", 0), ("+1v*grave", 2), ("no-control", 2), ("forward4 no-control", 2)],
)
def test_what_counts_as_bringing_something(line: str, points: int) -> None:
    t = table()
    vp = t.vp
    do(component(t, effect(line)))
    assert t.vp == vp + points


@pytest.mark.rule("G-74")
def test_a_part_that_cannot_be_had_and_costs_nothing_voids_nothing() -> None:
    t = table()
    t.created = 4
    vp = t.vp
    do(component(t, effect("create+3r")))
    assert (t.resources, t.vp) == (13, vp)


@pytest.mark.rule("G-77")
def test_a_printed_nothing_is_no_effect() -> None:
    t = table()
    vp = t.vp
    do(component(t, effect("0")))
    assert t.vp == vp


@pytest.mark.rule("G-77")
def test_a_price_that_cannot_be_paid_voids_the_effect() -> None:
    t = table()
    vp = t.vp
    do(component(t, effect("-1red+4v+3r")))
    assert (t.vp, t.resources) == (vp + 2, 10)
    do(component(t, effect("-1s+3v+1any")))
    assert t.vp == vp + 4


@pytest.mark.rule("G-74", "A-24")
def test_paying_for_vp_in_the_red_zone_by_both_readings() -> None:
    t = table(resources=-2)
    vp = t.vp
    do(component(t, effect("-3r+6v")))
    assert (t.resources, t.vp) == (-5, vp + 6)
    other = table(resources=-2, **{"pay-in-red": "no"})
    vp = other.vp
    do(component(other, effect("-3r+6v")))
    assert (other.resources, other.vp) == (-2, vp + 2)
    rich = table(resources=10, **{"pay-in-red": "no"})
    assert do(resolve(rich, effect("-3r+6v")))
    students(other, 2, 1, 1)
    assert give(other, "-1red+4v"), "only resources are spared"
    students(other, 2, 1, 1)
    assert not give(other, "-1red-1r+4v")


@pytest.mark.rule("G-155")
def test_a_price_is_paid_even_when_its_gain_cannot_be_had() -> None:
    t = table(resources=10)
    t.gold = 10
    vp = t.vp
    do(component(t, effect("-1r+1g")))
    assert (t.resources, t.vp) == (9, vp + 2)
    assert has(t, "order-useless", rule="G-77")


# --- students ---


@pytest.mark.rule("G-71")
def test_the_leftmost_student_that_can_move_goes_forward() -> None:
    t = table(tokens=(BLUE, YELLOW, RED))
    students(t, 3, 2, 4)
    assert student_forward(t) == YELLOW
    assert why(t, "order-student").rule == "G-71"
    assert student_forward(t) == YELLOW, "now a tie with red at III: the higher token"
    assert decided(t, "order-student")[1] == "why-token-higher"


@pytest.mark.rule("G-71")
def test_several_steps_are_chosen_one_by_one() -> None:
    t = table()
    students(t, 1, 1, 5)
    give(t, "+2any")
    assert t.students == {RED: 2, YELLOW: 2, BLUE: 5}


@pytest.mark.rule("G-72")
def test_the_rightmost_student_that_can_move_goes_back() -> None:
    t = table(tokens=(BLUE, YELLOW, RED))
    students(t, 3, 5, 5)
    assert student_back(t) == YELLOW, "a tie goes to the lower token"
    assert why(t, "order-student-back").rule == "G-72"
    students(t, 1, 1, 2)
    assert student_back(t) == BLUE
    assert student_back(t) is None


@pytest.mark.rule("B-22")
def test_the_first_student_to_reach_viii_takes_the_menorah_token() -> None:
    t = table()
    students(t, 7, 7, 7)
    t.menorah_tokens[YELLOW] = HUMANS[0]
    give(t, "+1red+1yellow")
    assert t.menorah_tokens == {RED: AUTOMA, YELLOW: HUMANS[0], BLUE: None}
    assert [event.args["district"] for event in told(t, "order-menorah")] == [RED]


@pytest.mark.rule("B-22", "B-23")
def test_several_steps_of_a_student_are_one_way() -> None:
    t = table()
    students(t, 7, 9, 2)
    assert give(t, "+2red+2yellow")
    assert [(event.args["district"], event.args["section"]) for event in told(t, "order-student")] == [
        (RED, "section-9"),
        (YELLOW, "section-10"),
    ]
    assert t.menorah_tokens == {RED: AUTOMA, YELLOW: None, BLUE: None}, "the yellow one was there before"
    assert give(t, "-2blue")
    assert t.students[BLUE] == 1
    assert (t.menorahs(GOLEM), t.menorahs(ARTIFACTS)) == (1, 0)


def _ways(t: Table, order: str) -> list[tuple[str, int, int]]:
    ways = [(event.args["district"], event.args["start"], event.args["section"]) for event in told(t, order)]
    return [(district, SECTIONS.index(start), SECTIONS.index(end)) for district, start, end in ways]


@pytest.mark.rule("G-71", "G-72")
def test_several_steps_of_any_student_are_one_way_for_each() -> None:
    t = table()
    students(t, 1, 4, 4)
    give(t, "+4any")
    assert _ways(t, "order-student") == [(RED, 1, 5)], "up to the others, and then as the higher token"
    give(t, "-3any")
    assert _ways(t, "order-student-back") == [(RED, 5, 4), (BLUE, 4, 3), (YELLOW, 4, 3)]
    older = older_table(3)
    give(older, "+2any")
    assert [event.args.get("start") for event in told(older, "order-student")] == [None, None]


@pytest.mark.rule("B-23")
def test_students_leave_neither_end_of_their_street() -> None:
    t = table()
    students(t, 10, 1, 1)
    assert not give(t, "+1red")
    assert not give(t, "-1yellow+3v")
    assert (move_student(t, RED, 1), move_student(t, YELLOW, -1)) == (False, False)
    assert t.students == {RED: 10, YELLOW: 1, BLUE: 1}
    assert (move_student(t, RED, -1), move_student(t, YELLOW, 1)) == (True, True)
    assert t.students == {RED: 9, YELLOW: 2, BLUE: 1}


@pytest.mark.rule("B-23", "G-74")
def test_one_step_of_two_is_better_than_none() -> None:
    t = table()
    students(t, 9, 1, 1)
    assert give(t, "+2red")
    assert t.students[RED] == 10


@pytest.mark.rule("G-72", "G-155")
def test_a_step_back_of_any_student_is_a_price() -> None:
    t = table()
    students(t, 2, 4, 3)
    vp = t.vp
    assert give(t, "-2any+3v")
    assert (t.students, t.vp) == ({RED: 2, YELLOW: 3, BLUE: 2}, vp + 3)


# --- study and golem track ---


@pytest.mark.rule("G-73")
def test_up_when_the_golem_track_may_go_either_way() -> None:
    t = table()
    give(t, "1t")
    assert t.golem_track == 3
    ladder = why(t, "order-golem-track")
    assert (ladder.rule, set(ladder.candidates)) == ("G-73", {"up", "down"})


@pytest.mark.rule("G-73", "B-37")
def test_down_when_that_is_the_price() -> None:
    t = table()
    vp = t.vp
    assert give(t, "-1t+2v")
    assert (t.golem_track, t.vp) == (1, vp + 2)
    assert has(t, "order-golem-track-back", space=2), "for people spaces count from 1"
    assert [one.why for one in told(t, "order-golem-track-back")] == [None], "there is nothing to choose"


@pytest.mark.rule("G-73")
def test_a_printed_way_up_is_no_choice() -> None:
    """`+1t` of a book was told to go up rather than down."""
    t = table()
    give(t, "+1t")
    assert t.golem_track == 3
    assert [one.why for one in told(t, "order-golem-track")] == [None]


@pytest.mark.rule("B-52")
@pytest.mark.parametrize(
    ("line", "study", "golem", "after"),
    [
        *(("+1s", 7, 2, (8, 2)), ("+1s", 8, 2, None), ("+3s", 7, 2, (8, 2))),
        *(("-1s+1v", 2, 2, (1, 2)), ("-3s+1v", 2, 2, (0, 2)), ("-1s+1v", 0, 2, None)),
        *(("1t", 0, 10, (0, 11)), ("1t", 0, 11, None), ("-1t+1v", 0, 1, (0, 0)), ("-1t+1v", 0, 0, None)),
    ],
)
def test_markers_stay_at_the_ends(line: str, study: int, golem: int, after: tuple[int, int] | None) -> None:
    t = table()
    t.study_track, t.golem_track = study, golem
    assert possible(t, effect(line).sides[0]) is (after is not None)
    assert give(t, line) is (after is not None)
    assert (t.study_track, t.golem_track) == (after or (study, golem))
    moves = ids(t, "order-study", "order-study-back", "order-golem-track", "order-golem-track-back")
    assert moves == (
        [("order-study" if "s" in line else "order-golem-track") + "-back" * ("-" in line)] if after else []
    )


@pytest.mark.rule("B-52")
def test_down_need_not_know_how_long_a_track_is() -> None:
    t = table(door="owner")
    t.study_track = 1
    assert give(t, "-1s+1v")
    assert has(t, "order-study-back", space=0)
    assert possible(t, effect("+1s").sides[0]), "as far as is known"
    assert asked(move_study(t, 1)).id == "ask-study-spaces"
    golems(t, "red3")
    t.golem_track = 0
    t.box.rows["graves-open"] = [0, 0, 0]
    give(t, "kill")
    assert t.golem_track == 0


@pytest.mark.rule("B-40")
def test_per_level_counts_after_the_earlier_steps() -> None:
    t = table()
    t.golem_track = 3  # level 2; after a kill level 1
    golems(t, "red3")
    t.graves = dict.fromkeys(range(1, 6), HUMANS[0])
    vp = t.vp
    give(t, "kill+1v*level")
    assert t.vp == vp + 1
    vp = t.vp
    give(t, "kill+1v*level")
    assert t.vp == vp + 1, "also without a kill"


@pytest.mark.rule("G-18", "G-119", "A-43")
def test_an_upgrade_in_the_red_zone_by_both_readings() -> None:
    t = table(resources=-3)
    give(t, "upgrade4")
    assert sum(len(made) for made in t.upgrades.values()) == 1
    other = table(resources=-3, **{"upgrade-in-red": "no"})
    give(other, "upgrade4")
    assert sum(len(made) for made in other.upgrades.values()) == 0
    assert other.resources == 1
    assert has(other, "note-upgrade-barred", rule="A-43")
    do(upgrade(other, GOLEM))
    assert other.upgrades[GOLEM], "an upgrade of an action is not offered by a component"
