"""Work, and the three stages of the Golem, Artifacts and Study actions."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.golem.actions import area_action, carry_out, how_many, work
from automarium.games.golem.golems import create
from automarium.games.golem.names import (
    AREAS,
    ARTIFACTS,
    ARTIFACTS_MENORAHS,
    BLUE,
    CEMETERY,
    COIN_CLAY,
    CONTROL,
    DOUBLE,
    EXTRA,
    GOLD_TILE,
    GOLEM,
    GOLEM_MENORAHS,
    GOLEM_UPGRADES,
    LEG2,
    LEG3,
    MENORAHS,
    RED,
    SLOTS,
    STUDY,
    STUDY_MENORAHS,
    STUDY_UPGRADES,
    TRACK_TILE,
    TWO_VP,
    UPGRADES,
    UPGRADES_PER_AREA,
    WORK,
    YELLOW,
)
from automarium.games.golem.table import Table
from automarium.games.golem.upgrades import choose_area, upgrade
from automarium.words import words
from tests.rules.golem.kit import decided, do, give, golems, has, ids, lay, places, rules, table, tile, told, why


def plain(t: Table) -> Table:
    """A map whose tiles all give 2 resources."""
    t.neighbourhood = dict.fromkeys((RED, YELLOW, BLUE), (1,) * 7)
    return t


# --- Work ---


@pytest.mark.rule("G-78", "B-24")
@pytest.mark.parametrize(
    ("value", "standing", "number", "price"),
    [(1, 4, 2, 2), (2, 4, 2, 1), (3, 4, 3, 2), (4, 4, 3, 1), (5, 4, 3, 0), (6, 4, 4, 2), (1, 1, 1, 0), (8, 5, 4, 0)],
)
def test_as_many_golems_as_cost_at_most_2_knowledge(value: int, standing: int, number: int, price: int) -> None:
    t = plain(table(**{"work-surplus": "nothing"}))
    golems(t, *["red1"] * standing)
    do(work(t, value))
    assert has(t, "note-work", number=number, price=price)
    assert t.resources == 10 - price + 2 * number
    assert len(told(t, "order-activate")) == number


@pytest.mark.rule("G-78", "A-14")
def test_the_surplus_of_the_value_by_both_readings() -> None:
    t = plain(table())
    golems(t, "red1")
    do(work(t, 4))
    assert t.resources == 10 + 3 + 2
    assert has(t, "note-excess", rule="G-19", amount=3)
    other = plain(table(**{"work-surplus": "nothing"}))
    golems(other, "red1")
    do(work(other, 4))
    assert other.resources == 10 + 2


@pytest.mark.rule("B-24")
def test_each_tile_is_resolved_before_the_next_golem_lies_down() -> None:
    t = plain(table())
    golems(t, "red1", "blue3")
    do(work(t, 3))
    ids = [event.id for event in t.tale.events if event.id in ("order-activate", "note-tile")]
    assert ids == ["order-activate", "note-tile"] * 2


@pytest.mark.rule("B-24")
def test_a_golem_created_during_this_work_cannot_work_in_it() -> None:
    t = plain(table())
    tile(t, "red5", "create")
    golems(t, "red5", "blue1")
    do(work(t, 2))
    assert places(t) == ["blue1-", "red5-", "yellow1"], "by its token the new one would come before blue"
    assert [block.district for block in why(t, "order-activate").candidates] == [RED, BLUE]
    do(work(t, 2))
    assert places(t) == ["blue1-", "red5-", "yellow1-"], "in the next Work it is a golem like any other"
    do(create(t, 0))
    give(t, "activate1")
    assert "red1-" in places(t), "so is one that is created between the two"


@pytest.mark.rule("B-24")
def test_nor_does_it_take_the_place_of_one_that_looks_like_it_or_is_gone() -> None:
    t = plain(table(tokens=(BLUE, YELLOW, RED)))
    tile(t, "red5", "create")
    golems(t, "red5", "yellow2", "blue1")
    do(work(t, 5))
    assert [golem.standing for golem in t.golems] == [False, False, False, True]
    gone = plain(table())
    tile(gone, "red5", "kill&kill&create")
    golems(gone, "red5", "red4")
    do(work(gone, 3))
    assert places(gone) == ["red1"], "nobody is left who may work"
    assert not told(gone, "note-none-stands")


@pytest.mark.rule("B-24")
def test_an_activation_in_the_middle_of_work_passes_it_over_too() -> None:
    t = plain(table())
    tile(t, "red5", "create&activate1")
    golems(t, "red5", "blue1")
    do(work(t, 0))
    assert places(t) == ["blue1-", "red5-", "yellow1"]
    alone = plain(table())
    tile(alone, "red5", "create&activate1")
    golems(alone, "red5")
    do(work(alone, 1))
    assert (places(alone), told(alone, "note-none-stands")) == (["red5-", "yellow1"], [])


@pytest.mark.rule("B-24")
def test_a_golem_created_outside_work_may_be_activated_at_once() -> None:
    t = plain(table())
    tile(t, "red5", "create")
    golems(t, "red5")
    give(t, "activate2")
    assert places(t) == ["red5-", "yellow1-"]


@pytest.mark.rule("G-79", "G-78")
def test_if_a_kill_leaves_fewer_nothing_is_paid_back() -> None:
    t = table(resources=10)
    golems(t, "red7", "yellow4")
    t.neighbourhood[RED] = (1, 2, 3, 4, 5, 8, 6)  # red 6 in VII kills
    t.neighbourhood[YELLOW] = (1, 2, 3, 1, 5, 6, 7)
    do(work(t, 1))
    assert has(t, "note-work", number=2, price=2)
    assert told(t, "order-pay")[0].args["amount"] == 2
    assert ids(t, "order-pay", "order-activate")[:2] == ["order-pay", "order-activate"], "it is paid first"


@pytest.mark.rule("G-76")
def test_work_without_golems_on_the_map_is_skipped_for_2_vp() -> None:
    t = table()
    vp = t.vp
    do(carry_out(t, WORK, 3))
    assert (t.vp, t.resources) == (vp + 2, 10)
    assert has(t, "order-useless", rule="G-76")


@pytest.mark.rule("G-77", "G-76", "A-44")
def test_work_when_none_stands_by_both_readings() -> None:
    t = table()
    golems(t, "red2-")
    vp = t.vp
    do(work(t, 3))
    assert (t.vp, t.resources) == (vp + 2, 10)
    other = table(**{"work-none-stands": "resources"})
    golems(other, "red2-")
    vp = other.vp
    do(work(other, 3))
    assert (other.vp, other.resources) == (vp, 13)


@pytest.mark.rule("G-75")
def test_a_useless_tile_in_work_brings_2_vp_and_the_golem_lies() -> None:
    t = table(**{"work-surplus": "nothing"})
    golems(t, "blue5")
    t.neighbourhood[BLUE] = (1, 2, 3, 4, 10, 6, 7)  # blue 10 activates books, of which there are none
    vp = t.vp
    do(work(t, 1))
    assert (t.vp, places(t)) == (vp + 2, ["blue5-"])


@pytest.mark.rule("B-49", "A-15")
@pytest.mark.parametrize(("reading", "standing", "resources"), [("extra", 3, -1 + 6), ("last", 1, 2 + 2)])
def test_the_free_golem_works_like_the_paid_ones(reading: str, standing: int, resources: int) -> None:
    t = plain(table(**{"free-golem": reading}))
    t.upgrades[GOLEM] = [EXTRA]
    golems(t, *["red1"] * standing)
    do(work(t, 2))
    assert len(told(t, "order-activate")) == standing
    assert t.resources == 10 + resources, "a single golem by the other reading costs nothing, so the value is left"


@pytest.mark.rule("B-49", "A-15")
@pytest.mark.parametrize(
    ("reading", "standing", "value", "paid", "free"),
    [
        ("extra", 3, 2, 2, 1),
        ("extra", 2, 2, 2, 0),
        ("extra", 5, 2, 2, 1),
        ("last", 2, 2, 1, 1),
        ("last", 3, 2, 2, 1),
        ("last", 1, 1, 0, 1),
    ],
)
def test_one_more_golem_works_free_by_both_readings(
    reading: str, standing: int, value: int, paid: int, free: int
) -> None:
    t = table(**{"free-golem": reading})
    t.upgrades[GOLEM] = [EXTRA]
    assert how_many(t, value, standing) == (paid, free)


# --- the three stages ---


@pytest.mark.rule("G-80", "B-25", "B-27", "B-30")
@pytest.mark.parametrize(("area", "main"), [(GOLEM, "order-create"), (ARTIFACTS, "order-gold"), (STUDY, "order-book")])
def test_resources_upgrade_main_action_in_this_order(area: Name, main: str) -> None:
    t = table(resources=5)
    lay(t)
    do(area_action(t, area, 3))
    ids = [event.id for event in t.tale.events]
    assert told(t, "order-gain")[0].args["amount"] == 3
    assert t.resources == {GOLEM: 5 + 3 - 2 - 3, ARTIFACTS: 5 + 3 - 2 - 3, STUDY: 5 + 3 - 2 - 2 + 5}[area]
    assert ids.index("order-gain") < ids.index("order-upgrade") < ids.index(main)


@pytest.mark.rule("G-80")
@pytest.mark.parametrize("area", AREAS)
def test_no_upgrade_in_the_red_zone_but_the_main_action(area: Name) -> None:
    t = table(resources=0)  # red up to 2 at level 2
    lay(t)
    do(area_action(t, area, 2))
    assert t.upgrades[area] == []
    assert has(t, "note-red-zone", rule="G-80")
    assert t.created + t.gold + len(t.columns[0]) == 1


@pytest.mark.rule("G-80")
def test_the_red_zone_bars_no_upgrade_where_none_is_left() -> None:
    t = table(resources=-5)
    t.upgrades[GOLEM] = list(GOLEM_UPGRADES)
    do(area_action(t, GOLEM, 2))
    assert t.created == 1
    assert not told(t, "note-red-zone")
    assert has(t, "note-area-upgraded", area=GOLEM), "that there is none is said"


@pytest.mark.rule("G-80")
def test_the_zone_is_looked_at_after_the_gain() -> None:
    t = table(resources=0)
    lay(t)
    do(area_action(t, GOLEM, 3))
    assert t.upgrades[GOLEM] == [LEG2]


@pytest.mark.rule("G-80", "A-01")
def test_the_red_zone_can_be_set_by_hand() -> None:
    t = table(resources=4, **{"red-zone": "5"})
    assert do(t.in_red_zone())
    t.resources = 5
    assert do(t.in_red_zone()), "5 is still red"
    assert not do(table(resources=4).in_red_zone())
    for level, high in ((1, 2), (2, 2), (3, -1), (4, -1)):
        assert do(table(resources=high, level=level).in_red_zone())
        assert not do(table(resources=high + 1, level=level).in_red_zone())


@pytest.mark.rule("G-142")
def test_one_upgrade_and_one_creation_and_what_is_not_possible_is_left_out() -> None:
    t = table(resources=20)
    t.created = 4
    do(area_action(t, GOLEM, 3))
    assert (len(t.upgrades[GOLEM]), t.created) == (1, 4)
    assert has(t, "note-no-golem-left")
    full = table(resources=20)
    full.gold = 10
    vp = full.vp
    do(area_action(full, ARTIFACTS, 3))
    assert full.gold == 10
    assert has(full, "note-no-gold-space")
    assert (full.resources, full.vp) == (18, vp + 3), "3 steps beyond 20, then the price of 2, and no 3 for gold"


@pytest.mark.rule("B-27")
def test_gold_costs_3() -> None:
    t = table(resources=0)
    do(area_action(t, ARTIFACTS, 1))
    assert (t.gold, t.resources) == (1, 1 - 3)


@pytest.mark.rule("G-93")
def test_with_all_artifacts_and_upgrades_the_yellow_token_goes_down() -> None:
    t = table(resources=20)
    t.gold = 9
    t.upgrades[ARTIFACTS] = [*SLOTS[:5], ARTIFACTS_MENORAHS]
    do(area_action(t, ARTIFACTS, 1))
    assert t.tokens == [RED, BLUE, YELLOW]
    assert has(t, "order-token-down", rule="G-93")
    t.resources = 5
    do(area_action(t, ARTIFACTS, 4))
    assert (t.resources, t.gold) == (9, 10)


@pytest.mark.rule("G-93")
def test_the_yellow_token_also_goes_down_when_the_last_upgrade_comes_last() -> None:
    t = table(resources=20)
    t.gold = 10
    t.upgrades[ARTIFACTS] = list(SLOTS[:5])
    do(upgrade(t, ARTIFACTS))
    assert t.tokens == [RED, BLUE, YELLOW]
    assert has(t, "order-token-down", rule="G-93")


@pytest.mark.rule("G-87", "G-93", "A-31")
def test_the_study_token_by_both_readings() -> None:
    for reading, last in (("moves", BLUE), ("stays", YELLOW)):
        t = table(tokens=(BLUE, RED, YELLOW), **{"study-token": reading})
        t.upgrades[STUDY] = list(STUDY_UPGRADES)
        t.columns = [[id] * 5 for id in ("1", "9", "17", "25")]
        lay(t)
        do(area_action(t, STUDY, 2))
        assert t.tokens[-1] == last
        assert t.resources == 12
        t.columns[0].clear()  # a red book could be laid again
        do(area_action(t, STUDY, 2))
        assert (reading, t.columns[0]) in (("moves", []), ("stays", ["1"])), "once it is down, only resources"


@pytest.mark.rule("A-31")
def test_a_token_goes_down_only_once() -> None:
    t = table(resources=20)
    t.upgrades[STUDY] = list(STUDY_UPGRADES)
    t.columns = [[id] * 5 for id in ("1", "9", "17", "25")]
    give(t, "book5")
    t.created, t.upgrades[GOLEM] = 4, list(GOLEM_UPGRADES[:5])
    do(upgrade(t, GOLEM))
    give(t, "book5")
    assert t.tokens == [YELLOW, BLUE, RED], "blue had gone down before red"
    assert [event.args["rule"] for event in told(t, "order-token-down")] == ["A-31", "G-86"]


# --- upgrades ---


def made(t: Table, area: Name, number: int = 6) -> list[Name]:
    for _ in range(number):
        t.resources = 20
        do(upgrade(t, area))
    return t.upgrades[area]


@pytest.mark.rule("G-81", "B-49", "B-48")
def test_golem_upgrades_by_rising_cost_the_leg_before_the_torso() -> None:
    t = table()
    assert made(t, GOLEM) == [LEG2, LEG3, CONTROL, EXTRA, CEMETERY, GOLEM_MENORAHS]
    assert all(event.why is not None and event.why.rule == "G-81" for event in told(t, "order-upgrade")[:5])
    assert [event.args["price"] for event in told(t, "order-upgrade")] == [2, 3, 3, 4, 5, 8]


@pytest.mark.rule("G-82", "G-141")
def test_round_4_three_red_menorahs_first_then_by_cost() -> None:
    t = table(round=4)
    assert made(t, GOLEM, 2) == [GOLEM_MENORAHS, LEG2]
    first, second = told(t, "order-upgrade")
    assert first.why is not None
    assert second.why is not None
    assert (first.why.rule, second.why.rule) == ("G-82", "G-81")


@pytest.mark.rule("G-88", "G-145", "B-51")
def test_artifact_upgrades_from_the_bottom_right_before_left_special_ones_like_grey_ones() -> None:
    t = table()
    assert made(t, ARTIFACTS) == [*SLOTS[:5], ARTIFACTS_MENORAHS]
    assert told(t, "order-upgrade")[0].why is not None
    assert all(event.why is not None and event.why.rule == "G-88" for event in told(t, "order-upgrade")[:5])
    grey, special = SLOTS[0:5:2], SLOTS[1:4:2]
    assert (len(grey), len(special)) == (3, 2)


@pytest.mark.rule("G-88")
def test_a_slot_whose_kind_has_run_out_is_passed_over() -> None:
    t = table()
    t.upgrades[ARTIFACTS] = [SLOTS[0], SLOTS[2], SLOTS[4]]  # all grey tiles lie
    assert made(t, ARTIFACTS, 1)[-1] == SLOTS[1]
    assert made(t, ARTIFACTS, 1)[-1] == SLOTS[3]
    assert made(t, ARTIFACTS, 1)[-1] == ARTIFACTS_MENORAHS


@pytest.mark.rule("B-29")
def test_slots_have_prices_and_the_large_tile_costs_8() -> None:
    t = table()
    made(t, ARTIFACTS)
    assert [event.args["price"] for event in told(t, "order-upgrade")] == [2, 3, 3, 4, 4, 8]


@pytest.mark.rule("G-90", "G-141")
def test_round_4_three_yellow_menorahs_first() -> None:
    t = table(round=4)
    assert made(t, ARTIFACTS, 2) == [ARTIFACTS_MENORAHS, SLOTS[0]]
    first = told(t, "order-upgrade")[0].why
    assert first is not None
    assert first.rule == "G-90"


@pytest.mark.rule("G-88", "G-90", "A-32")
def test_the_large_tile_first_by_the_other_reading() -> None:
    assert made(table(**{"large-tile": "first"}), ARTIFACTS, 2) == [ARTIFACTS_MENORAHS, SLOTS[0]]


@pytest.mark.rule("G-94", "B-50")
def test_study_upgrades_by_rising_cost_the_third_column_before_the_track() -> None:
    t = table()
    assert made(t, STUDY) == [COIN_CLAY, TWO_VP, DOUBLE, TRACK_TILE, GOLD_TILE, STUDY_MENORAHS]
    assert all(event.why is not None and event.why.rule == "G-94" for event in told(t, "order-upgrade")[:5])


@pytest.mark.rule("G-95", "G-141")
def test_round_4_three_blue_menorahs_first() -> None:
    t = table(round=4)
    assert made(t, STUDY, 2) == [STUDY_MENORAHS, COIN_CLAY]
    first = told(t, "order-upgrade")[0].why
    assert first is not None
    assert first.rule == "G-95"


@pytest.mark.rule("B-48")
def test_six_developments_an_area_with_eight_menorahs() -> None:
    t = table()
    for area in AREAS:
        made(t, area)
        assert len(t.upgrades[area]) == UPGRADES_PER_AREA
        assert t.menorahs(area) == 8
        assert MENORAHS[area] in UPGRADES[area]
        assert not do(upgrade(t, area)), "each only once"


@pytest.mark.rule("B-49")
def test_what_golem_upgrades_do_at_once() -> None:
    t = plain(table(resources=20))
    golems(t, "red3", "blue2")
    t.upgrades[GOLEM] = [LEG2, LEG3, CONTROL]
    do(upgrade(t, GOLEM))
    assert t.upgrades[GOLEM][-1] == EXTRA
    assert places(t) == ["blue2", "red3-"], "activate one now"
    assert ids(t, "order-pay", "order-activate", "order-gain") == ["order-pay", "order-activate", "order-gain"]
    do(upgrade(t, GOLEM))
    assert t.upgrades[GOLEM][-1] == CEMETERY
    assert t.killed == 1


@pytest.mark.rule("B-49", "A-52")
def test_the_kill_of_the_cemetery_upgrade_by_both_readings() -> None:
    for reading, points in (("plain", 4), ("doubled", 8)):
        t = table(resources=20, **{"cemetery-kill": reading})
        golems(t, "red3")
        t.upgrades[GOLEM] = [LEG2, LEG3, CONTROL, EXTRA]
        vp = t.vp
        do(upgrade(t, GOLEM))
        assert t.vp == vp + points


# --- the area ---


@pytest.mark.rule("G-119", "G-153")
def test_the_area_with_most_things_whatever_its_menorahs() -> None:
    t = table()
    t.created, t.gold = 1, 4  # one created golem, two completed artifacts
    t.columns[0] = ["1"]
    t.upgrades[GOLEM] = [GOLEM_MENORAHS]
    assert do(choose_area(t)) == ARTIFACTS
    assert why(t, "note-area").rule == "G-119"


@pytest.mark.rule("G-119")
def test_a_tie_of_areas_goes_to_the_higher_token() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    assert do(choose_area(t)) == STUDY
    assert decided(t, "note-area")[1] == "why-area-token"
    t.tokens = [RED, YELLOW, BLUE]
    t.created, t.columns[0] = 1, ["1", "2"]
    assert do(choose_area(t)) == GOLEM, "a column is one thing, however many books it has"
    t.columns[1] = ["9"]
    assert do(choose_area(t)) == STUDY


@pytest.mark.rule("G-119")
def test_an_area_without_upgrades_is_named_where_most_has_been_made() -> None:
    """Three artifacts lay there, and the study was improved: nobody said why."""
    t = table()
    t.gold, t.columns[0] = 7, ["1"]
    t.upgrades[ARTIFACTS] = [*SLOTS[:5], ARTIFACTS_MENORAHS]
    t.created = 2
    assert do(choose_area(t)) == GOLEM
    ladder = why(t, "note-area")
    assert [rung.name for rung in ladder.narrowed] == ["why-area-open", "why-most-things"]
    said = words("ru", "golem").decided(ladder, among=0)
    assert "артефакты — 3 (все улучшения сделаны)" in said
    t.upgrades[STUDY] = list(STUDY_UPGRADES)
    assert do(choose_area(t)) == GOLEM
    assert why(t, "note-area").decider.name == "why-area-open"  # type: ignore[union-attr]


@pytest.mark.rule("G-119")
def test_created_golems_exclude_starters_and_include_killed_ones() -> None:
    t = table()
    golems(t, "red1", "blue1")
    t.gold = 2
    assert do(choose_area(t)) == ARTIFACTS
    t.created, t.killed = 2, 2
    assert do(choose_area(t)) == GOLEM


@pytest.mark.rule("G-119", "G-120")
def test_areas_without_a_tile_are_passed_over_and_the_tile_goes_by_its_own_rules() -> None:
    t = table(resources=20)
    t.created = 4
    t.upgrades[GOLEM] = list(GOLEM_UPGRADES)
    t.gold = 2
    give(t, "upgrade4")
    assert t.upgrades[ARTIFACTS] == [SLOTS[0]]
    assert rules(why(t, "order-upgrade")) == ["G-88"]
    last = table(resources=20, round=4)
    last.created = 2
    give(last, "upgrade4")
    assert rules(why(last, "order-upgrade")) == ["G-82"]


@pytest.mark.rule("G-119", "A-50")
def test_the_area_of_round_4_by_both_readings() -> None:
    for reading, area in (("things", GOLEM), ("tile", ARTIFACTS)):
        t = table(round=4, **{"last-area": reading})
        t.created, t.gold = 2, 2
        t.upgrades[GOLEM] = [GOLEM_MENORAHS]
        assert do(choose_area(t)) == area, "2 golems x 1 menorah, or 1 artifact x 3"
        t.created = 3
        assert do(choose_area(t)) == GOLEM, "3 x 1 and 1 x 3 are a tie"
