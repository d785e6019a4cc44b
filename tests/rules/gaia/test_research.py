"""Research: P-96 to P-105."""

from __future__ import annotations

import pytest

from automarium.games.gaia.names import AREAS
from automarium.games.gaia.research import open_areas
from automarium.games.gaia.table import Table
from tests.rules.gaia.scenes import act, area, ids, rules, rung, scene, told, why


def levels(*automa: int, human: tuple[int, ...] = (0,) * 6, tiles: str = "xxxxxx", **settings: str) -> Table:
    """A table with these levels from left to right; a dot for an area whose advanced tile is gone."""
    table = scene("g8", "k3", **settings)
    table.automa.levels, table.human.levels = list(automa), list(human)
    table.advanced = sum(1 << at for at, sign in enumerate(tiles) if sign == "x")
    return table


def options(table: Table) -> list[int]:
    return [at for at in range(6) if open_areas(table, table.automa) >> at & 1]


@pytest.mark.rule("P-96")
def test_research_has_no_condition() -> None:
    table = scene("", "", automa="itars")  # no structure at all, an empty supply
    table.automa.supply = dict.fromkeys(table.automa.supply, 0)
    act(table, 7, 1)
    assert table.automa.levels == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("P-97")
def test_levels_0_to_3_are_always_open() -> None:
    table = levels(0, 1, 2, 3, 3, 3, human=(5, 5, 5, 5, 4, 0), tiles="......")
    assert options(table) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("P-98")
def test_level_4_with_its_tile_is_open_even_under_a_human_on_level_5() -> None:
    table = levels(4, 4, 4, 4, 4, 4, human=(5, 0, 0, 0, 0, 0), tiles="x.....")
    assert options(table) == [0, 1, 2, 3, 4, 5]
    table = levels(4, 5, 5, 5, 5, 5, human=(5, 0, 0, 0, 0, 0), tiles="x.....")
    act(table, 7, 1)
    assert told(table, "order-advanced-tile")[0].args["area"] == "terraforming"


@pytest.mark.rule("P-99")
def test_level_4_without_its_tile_is_open_only_while_level_5_is_free() -> None:
    table = levels(4, 4, 0, 0, 0, 0, human=(5, 4, 0, 0, 0, 0), tiles="......")
    assert options(table) == [1, 2, 3, 4, 5]
    act(table, 7, 1)  # the first from the left that is open
    assert rung(why(table, "order-research"), "P-97") == {1, 2, 3, 4, 5}
    assert table.automa.levels == [4, 5, 0, 0, 0, 0]


@pytest.mark.rule("P-100")
def test_level_5_is_not_open_even_with_its_tile() -> None:
    table = levels(5, 0, 5, 0, 0, 0)
    assert options(table) == [1, 3, 4, 5]
    act(table, 7, 2)  # 2 to the right of those
    assert table.automa.levels == [5, 0, 5, 1, 0, 0]


@pytest.mark.rule("P-101")
def test_the_highest_among_the_open_areas_then_the_number() -> None:
    table = levels(5, 3, 2, 3, 4, 3, human=(0, 0, 0, 0, 5, 0), tiles="xxxx.x")
    act(table, 3, 9)  # 2 to the left among the threes: level 5 is closed, and so is the 4 under the human
    ladder = why(table, "order-research")
    assert rules(ladder) == ["P-97", "P-101", "P-55"]
    assert rung(ladder, "P-101") == {1, 3, 5}
    assert table.automa.levels == [5, 3, 2, 4, 4, 3]
    table = levels(0, 2, 1, 0, 0, 0)
    act(table, 15, 1)
    assert why(table, "order-research").rule == "P-101"
    assert table.automa.levels == [0, 3, 1, 0, 0, 0]


@pytest.mark.rule("P-102")
def test_random_is_numbered_selection_among_all_open_areas() -> None:
    table = levels(5, 3, 2, 3, 4, 3, human=(0, 0, 0, 0, 5, 0), tiles="xxxx.x")
    act(table, 7, 2)  # open: navigation, intelligence, Gaia Project, science; the second is intelligence
    ladder = why(table, "order-research")
    assert rules(ladder) == ["P-97", "P-54"]
    assert table.automa.levels == [5, 3, 3, 3, 4, 3]


@pytest.mark.rule("P-103")
def test_on_level_4_the_advanced_tile_leaves_first() -> None:
    table = levels(0, 0, 4, 0, 0, 0)
    act(table, 3, 1)
    assert table.automa.levels == [0, 0, 4, 0, 0, 0]
    assert not table.advanced >> area("intelligence") & 1
    assert ids(table) == ["order-advanced-tile", "order-vp"]
    act(table, 3, 1)  # and the next time the level rises
    assert table.automa.levels == [0, 0, 5, 0, 0, 0]


@pytest.mark.rule("P-104")
def test_otherwise_the_level_goes_up_by_one() -> None:
    for level in range(4):  # below 4 the tile does not matter
        table = levels(level, 5, 5, 5, 5, 5)
        act(table, 7, 1)
        assert table.automa.levels[0] == level + 1
        assert not told(table, "care-level-closed")
        assert table.advanced == 0b111111
        assert told(table, "order-research")[0].args["level"] == level + 1


@pytest.mark.rule("P-105")
def test_no_federation_token_is_needed() -> None:
    """Neither side has one, and both the tile and level 5 are there for the taking."""
    table = levels(4, 5, 5, 5, 5, 5)
    assert table.human.tokens == []
    act(table, 3, 1)
    act(table, 3, 1)
    assert table.automa.levels[0] == 5
    assert next(str(one) for one in AREAS) == told(table, "care-level-closed")[0].args["area"]
