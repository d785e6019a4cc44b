"""Upgrading a structure: P-130 to P-134."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.gaia.names import ACADEMY, INSTITUTE, LAB, MINE, STATION
from automarium.games.gaia.table import SUPPLY, Table
from automarium.games.gaia.upgrade import DOWNGRADE, LINES
from tests.rules.gaia.scenes import act, ids, rules, rung, scene, structures, told, why


def line(table: Table) -> tuple[str, str]:
    order = told(table, "order-upgrade")[-1]
    return str(order.args["old"]), str(order.args["new"])


@pytest.mark.rule("P-130")
def test_the_list_from_the_top() -> None:
    """Each line in its turn, as the pieces above it run out."""
    for own, expected in (
        ("g8:station e7:mine e6:lab", (STATION, INSTITUTE)),
        ("g8:station e7:mine e6:lab g5:institute", (MINE, STATION)),
        ("g8:station e6:lab g5:institute", (LAB, ACADEMY)),
        ("g8:station g5:institute", (STATION, LAB)),
    ):
        table = act(scene(own, "k3"), 1, 1)
        assert line(table) == expected
        assert why(table, "order-upgrade").rungs[0].rule == "P-130"
    assert LINES == ((STATION, INSTITUTE), (MINE, STATION), (LAB, ACADEMY), (STATION, LAB))


@pytest.mark.rule("P-131")
@pytest.mark.parametrize("old,new", LINES)  # noqa: PT006
def test_a_line_needs_the_old_piece_on_the_board_and_the_new_one_in_the_supply(old: Name, new: Name) -> None:
    words = {MINE: "mine", STATION: "station", LAB: "lab"}
    for there in (True, False):
        for supplied in (True, False):
            table = scene(f"g8:{words[old]}" if there else "", "k3")
            table.automa.supply = dict.fromkeys(SUPPLY, 0) | {new: int(supplied)}
            act(table, 1, 1)
            if there and supplied:
                assert line(table) == (old, new)
            else:
                assert ids(table) == ["note-no-upgrade", "order-vp"]


@pytest.mark.rule("P-132")
def test_the_two_academies_are_alike() -> None:
    table = scene("g8:lab e7:lab g5:institute", "k3")
    table.automa.supply[STATION] = 0
    act(table, 1, 1)
    act(table, 1, 1)
    assert structures(table.automa) == {"G8": "academy", "E7": "academy", "G5": "institute"}
    assert table.automa.supply[ACADEMY] == 0
    assert line(table) == (LAB, ACADEMY)


@pytest.mark.rule("P-133")
def test_the_nearest_to_a_human_planet_then_the_direction() -> None:
    table = act(scene("e6 e7 g8", "f4"), 1, 13)
    assert why(table, "order-upgrade").rule == "P-133"
    assert structures(table.automa)["E6"] == "trading-station"
    for support, hex, rule in ((1, "E6", "P-47"), (13, "G5", "P-48")):
        tied = act(scene("e6 g5", "f4"), 1, support)  # both two steps from F4
        ladder = why(tied, "order-upgrade")
        assert rules(ladder) == ["P-130", "P-133", rule]
        assert len(rung(ladder, "P-133")) == 2
        assert structures(tied.automa)[hex] == "trading-station"


@pytest.mark.rule("P-134")
@pytest.mark.parametrize("old,new", [*LINES, DOWNGRADE])  # noqa: PT006
def test_the_old_piece_returns_to_the_supply(old: Name, new: Name) -> None:
    words = {MINE: "mine", STATION: "station", LAB: "lab"}
    table = scene(f"g8:{words[old]}", "k3", automa="firaks")
    for kind in SUPPLY:
        if kind not in (old, new):
            table.automa.supply[kind] = 0
    before = dict(table.automa.supply)
    act(table, 13, 1)
    assert line(table) == (old, new)
    assert table.automa.supply == {**before, old: before[old] + 1, new: before[new] - 1}
    assert structures(table.automa) == {"G8": str(new)}
