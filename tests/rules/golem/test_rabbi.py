"""The rabbi action and the twelve action tiles."""

from __future__ import annotations

import pytest

from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.cards import AutomaCard
from automarium.games.golem.effects import component
from automarium.games.golem.human import place_rabbi
from automarium.games.golem.names import ACTION_TILES, AUTOMA, BLUE, BOTTOM, GOLEM, HUMANS, LEG2, RED, SECTIONS, YELLOW
from automarium.games.golem.notation import effect
from automarium.games.golem.rabbi import killing_positions, rabbi_action, tile_at
from automarium.games.golem.table import Table
from tests.rules.golem.kit import asked, do, golems, has, lay, offered, places, rules, students, table, told, why

CARD = "none m most left right r{} b12345 ="


def acts(t: Table, numbers: str = "12345") -> int:
    t.cards.clear()
    lay(t, CARD.format(numbers))
    do(rabbi_action(t))
    return t.rabbis[AUTOMA]


def tiles(t: Table, *ids: str) -> None:
    t.tiles = [Name(id) for id in ids]


@pytest.mark.rule("G-49")
def test_with_a_far_golem_a_free_tile_that_kills_whatever_the_numbers() -> None:
    t = table(humans=2)
    tiles(t, "r01", "r02", "r11", "r05")
    golems(t, "red8", "blue2")
    assert acts(t, "12345") == 4
    assert why(t, "order-rabbi").rule == "G-50", "of the two that kill the tile comes before the bottom space"
    assert rules(why(t, "order-rabbi")) == ["G-52", "G-49", "G-50"]
    assert places(t) == ["blue2"]


@pytest.mark.rule("G-50", "G-53")
@pytest.mark.parametrize("taken", [False, True])
def test_without_such_a_tile_the_bottom_space(taken: bool) -> None:
    t = table()
    tiles(t, "r01", "r05" if taken else "r02", "r11")
    if taken:
        t.rabbis[HUMANS[0]] = 2
    golems(t, "red10-")
    assert acts(t) == BOTTOM
    assert why(t, "order-rabbi-bottom").rule == "G-49"
    assert t.golems == []


@pytest.mark.rule("G-51", "G-53")
def test_otherwise_the_topmost_number_that_is_there_and_free() -> None:
    t = table()
    tiles(t, "r11", "r02", "r01")
    assert acts(t, "31245") == 3
    assert why(t, "order-rabbi").rule == "G-51"
    assert rules(why(t, "order-rabbi"))[1] == "G-53"


@pytest.mark.rule("G-52", "G-135")
def test_occupied_and_missing_positions_are_passed_over() -> None:
    t = table()
    tiles(t, "r11", "r02", "r01")
    t.rabbis[HUMANS[0]] = 2
    assert acts(t, "54213") == 1
    ladder = why(t, "order-rabbi")
    assert list(ladder.candidates) == [1, 2, 3, 4, 5, BOTTOM]
    assert list(ladder.rungs[0].left) == [1, 3, BOTTOM]
    assert ladder.name is not None
    assert ladder.name(3) == Say("position-3")


@pytest.mark.rule("G-49", "G-53", "G-77")
def test_without_any_free_tile_the_bottom_space_to_kill_and_else_nothing() -> None:
    t = table()
    tiles(t, "r11")
    t.rabbis[HUMANS[0]] = 1
    vp = t.vp
    lay(t)
    do(rabbi_action(t))
    assert (AUTOMA in t.rabbis, t.vp) == (False, vp + 2)
    golems(t, "red9")
    assert acts(t) == BOTTOM
    assert rules(why(t, "order-rabbi-bottom")) == ["G-52", "G-49"]


@pytest.mark.rule("G-52")
def test_all_numbers_used_up_means_the_topmost_free_tile() -> None:
    t = table(humans=3)
    tiles(t, "r11", "r02", "r01", "r12", "r09")
    t.rabbis[HUMANS[0]] = 5
    assert acts(t, "5") == 1


@pytest.mark.rule("G-49", "G-51")
def test_what_an_owner_has_to_tell_about_the_tiles() -> None:
    """Whether the killing tile is free, with a golem far out; the tile that is taken; neither a second time."""
    t = table(door="owner", humans=2)
    t.tiles = [None, Name("r01"), None, None]
    t.rabbis[HUMANS[0]] = 4
    t.box.rows["bottom"] = [effect("+1r")]
    golems(t, "red9")
    t.cards.append(AutomaCard("x"))  # whose numbers are not needed to kill
    ask = asked(rabbi_action(t))
    assert (ask.id, offered(ask)) == ("ask-where-tile", [0, 1, 3])
    do(rabbi_action(t), "0")
    assert (t.rabbis.pop(AUTOMA), t.tiles) == (BOTTOM, [None, "r01", None, None])
    do(rabbi_action(t), "3", "+2v")  # the bonus of the grave
    assert (t.rabbis.pop(AUTOMA), t.tiles) == (3, [None, "r01", "r05", None])
    t.golems.clear()
    ask = asked(tile_at(t, 1))
    assert (ask.id, offered(ask)) == ("ask-action-tile", [tile for tile in ACTION_TILES if tile not in t.tiles])
    do(rabbi_action(t), "12345", "r11")
    assert (t.rabbis[AUTOMA], t.tiles) == (1, ["r11", "r01", "r05", None])


@pytest.mark.rule("G-49", "G-50")
def test_with_every_tile_known_or_taken_nothing_is_asked() -> None:
    t = table(door="owner")
    t.tiles = [Name("r05"), None, Name("r01")]
    t.rabbis = {HUMANS[0]: 1}
    assert do(killing_positions(t, [2, 3])) == []
    t.tiles = [None, Name("r02"), Name("r01")]
    assert do(killing_positions(t, [2, 3])) == []


@pytest.mark.rule("G-134")
def test_a_near_golem_is_no_reason_to_kill() -> None:
    t = table()
    tiles(t, "r05", "r11", "r02")
    golems(t, "red7")
    assert acts(t, "21345") == 2
    assert t.golems
    t.rabbis.clear()
    assert acts(t, "12345") == 1, "only when the number points at it"
    assert t.golems == []


@pytest.mark.rule("G-136")
def test_the_action_is_carried_out_with_the_automas_choices() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    tiles(t, "r12", "r02", "r01")
    students(t, 3, 2, 2)
    vp = t.vp
    acts(t)
    assert t.students[BLUE] == 3
    assert why(t, "order-student").rule == "G-71"
    assert t.vp == vp + 2, "the leftmost student stands in II"


@pytest.mark.rule("G-49", "A-17")
def test_the_other_reading_counts_the_tile_beside_a_golem() -> None:
    for reading, position in (("sign", BOTTOM), ("beside", 2)):
        t = table(**{"kill-tiles": reading})
        tiles(t, "r01", "r10", "r11")
        golems(t, "red8", "yellow4")
        assert t.neighbourhood[YELLOW][3] == 4, "yellow 4 kills"
        assert acts(t) == position
        assert places(t) == ["yellow4"]


@pytest.mark.rule("G-49", "A-17")
@pytest.mark.parametrize("places", [("red8", "yellow4", "blue5"), ("red8", "yellow9-")])
def test_a_tile_beside_a_golem_that_does_not_kill_is_no_such_tile(places: tuple[str, ...]) -> None:
    t = table(**{"kill-tiles": "beside"})
    tiles(t, "r01", "r10", "r11")
    golems(t, *places)  # blue 5 is further right than yellow 4, which kills; nobody stands beside a tile
    assert acts(t) == BOTTOM
    assert why(t, "order-rabbi-bottom").rule == "G-49"


@pytest.mark.rule("B-36")
def test_one_rabbi_on_a_tile_and_any_number_on_the_bottom_space() -> None:
    t = table(humans=3)
    t.tiles = [Name(f"r0{n}") for n in range(1, 6)]
    place_rabbi(t, HUMANS[0], 2)
    with pytest.raises(Refusal) as refused:
        place_rabbi(t, HUMANS[1], 2)
    assert refused.value.id == "tile-taken"
    with pytest.raises(Refusal, match="rabbi-had"):
        place_rabbi(t, HUMANS[0], 3)
    t.tiles.pop()
    with pytest.raises(Refusal, match="tile-missing"):
        place_rabbi(t, HUMANS[1], 5)
    place_rabbi(t, HUMANS[1], BOTTOM)
    place_rabbi(t, HUMANS[2], BOTTOM)
    assert list(t.rabbis) == list(HUMANS)


# --- the twelve tiles ---


def take(tile: str, t: Table) -> Table:
    tiles(t, tile, "r02" if tile != "r02" else "r01", "r11" if tile != "r11" else "r01")
    acts(t)
    return t


@pytest.mark.rule("B-37", "B-40", "G-73")
def test_r01_the_track_goes_up_and_then_counts() -> None:
    t = table()
    vp, resources = t.vp, t.resources
    take("r01", t)
    assert why(t, "order-golem-track").rule == "G-73"
    assert t.golem_track == 3
    assert (t.vp, t.resources) == (vp + 2, resources + 2), "level 2 after the step"


@pytest.mark.rule("B-37")
def test_r02_gold_and_vp_per_artifact() -> None:
    t = table()
    t.gold = 1
    vp = t.vp
    take("r02", t)
    assert t.gold == 2
    assert t.vp == vp + 1, "the gold completed the lowest artifact, whose 2 knowledge came too"


@pytest.mark.rule("B-37")
def test_r03_clay_golem_and_a_step() -> None:
    t = table(resources=0)
    golems(t, "red3", "blue2-")
    take("r03", t)
    assert "yellow1" in places(t)
    assert "blue1" in places(t), "the lying one steps back"
    assert t.resources == 0


@pytest.mark.rule("B-37")
def test_r04_a_book_for_the_price_of_its_place() -> None:
    t = table(resources=10)
    t.library = ["1", "9", "8", "25", "33"]
    tiles(t, "r04", "r02", "r11")
    t.cards.clear()
    lay(t, "none m most r12345 b31245 =")
    do(rabbi_action(t))
    assert t.columns[0] == ["8"]
    assert t.resources == 10 - 1 + 2, "place 3 costs 1; the active bonus of the new book gives 2"


@pytest.mark.rule("B-37")
def test_r05_kill_then_vp_and_clay_per_own_grave() -> None:
    t = table()
    golems(t, "red3", "blue2")
    t.killed = 1
    vp, resources = t.vp, t.resources
    take("r05", t)
    assert t.killed == 2
    assert (t.vp, t.resources) == (vp + 4 + 2, resources + 2), "the first grave gives 4 VP"


@pytest.mark.rule("B-37", "G-119")
def test_r06_any_upgrade_3_cheaper() -> None:
    t = table(resources=5)
    t.created = 1
    take("r06", t)
    assert t.upgrades[GOLEM] == [LEG2]
    assert t.resources == 5 + 1, "the rest of the discount is resources"


@pytest.mark.rule("B-37")
def test_r07_one_golem_stands_up_and_acts_and_control_is_waived() -> None:
    t = table()
    golems(t, "blue2-", "red5")
    resources = t.resources
    take("r07", t)
    assert places(t) == ["blue3-", "red5"]
    assert t.resources == resources + 3
    assert t.no_control


@pytest.mark.rule("B-37", "G-31", "A-21")
def test_r07_the_other_reading_moves_it_as_far_as_it_goes() -> None:
    t = table(forward="far")
    golems(t, "blue2-")
    take("r07", t)
    assert places(t) == ["blue6-"]


@pytest.mark.rule("B-37")
def test_r08_two_free_steps_then_one_activation() -> None:
    t = table()
    golems(t, "red4-", "blue4-")
    take("r08", t)
    assert places(t) == ["blue3", "red3-"]


@pytest.mark.rule("B-37")
def test_r09_study_and_an_active_bonus() -> None:
    t = table()
    t.columns[0] = ["1"]
    resources = t.resources
    take("r09", t)
    assert (t.study_track, t.resources) == (1, resources + 1)


@pytest.mark.rule("B-37", "A-22")
def test_r10_the_tile_beside_the_rightmost_golem_with_a_tile() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    golems(t, "red3-", "blue3", "yellow2")
    resources = t.resources
    take("r10", t)
    assert why(t, "note-tile-beside").rule == "A-22"
    assert has(t, "note-tile-applied", district=BLUE, section=SECTIONS[3], number=3)
    assert (t.resources, places(t)) == (resources + 3, ["blue3", "red3-", "yellow2"]), "it is no activation"


@pytest.mark.rule("B-37", "B-41")
def test_r11_resources_and_an_objective() -> None:
    t = table()
    resources = t.resources
    take("r11", t)
    assert (t.resources, t.objectives) == (resources + 3, 4)
    assert has(t, "order-objective", number=4)


@pytest.mark.rule("B-37")
def test_r12_a_student_and_vp_by_the_leftmost() -> None:
    t = table()
    students(t, 2, 4, 3)
    vp = t.vp
    take("r12", t)
    assert (t.students[RED], t.vp) == (3, vp + 3)


# --- useless ---


@pytest.mark.rule("G-77")
def test_a_rabbi_action_that_brings_nothing_brings_2_vp() -> None:
    t = table()
    vp = t.vp
    take("r10", t)
    assert t.vp == vp + 2
    assert has(t, "order-useless", rule="G-77")


@pytest.mark.rule("G-77")
def test_one_useful_part_makes_it_useful() -> None:
    t = table()
    vp = t.vp
    do(component(t, effect("kill+1r")))
    assert (t.vp, t.resources) == (vp, 11), "no golem to kill, but a resource"
    assert not told(t, "order-useless")
