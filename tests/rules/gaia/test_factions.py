"""Faction actions and passives: P-140 to P-155."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.gaia.names import GAIA, MINE, POWER_QIC, TRANSDIM
from tests.rules.gaia.scenes import act, area, at, card, cover, covered, ids, rules, rung, scene, structures, told, why


@pytest.mark.rule("P-140")
def test_the_faction_symbol_is_on_cards_9_and_13_and_a_step_that_fails_is_left_out() -> None:
    assert [n for n in range(1, 18) if card(n).action == "faction-action"] == [9, 13]
    table = scene("g8", "k3", automa="xenos", human="itars")
    act(table, 9, 1)
    assert told(table, "order-vp")[0].args["source"] == "vp-faction"
    stuck = scene("", "k3", automa="xenos", human="itars")  # no planet in range, nothing to upgrade
    act(stuck, 13, 1)
    assert ids(stuck) == [
        *("note-no-planet", "note-upgrade-instead", "note-no-upgrade"),
        *("order-cover", "order-vp"),
    ]
    full = scene("g8", "k3")
    full.automa.levels = [5] * 6
    assert ids(act(full, 13, 1)) == ["note-no-area", "order-cover", "order-vp"]


@pytest.mark.rule("P-141")
def test_other_selectors_come_from_the_support_card() -> None:
    """Tile, direction, number and arrow are those of the support card, whichever of the two cards calls the action."""
    for action in (9, 13):
        table = scene("j6", "b2 k3", automa="xenos", human="taklons", finals="sectors types")
        act(table, action, 3)  # upper tile, to the right, 3 to the right
        assert rules(why(table, "order-mine"))[:2] == ["P-62", "P-111"]
        assert covered(table) == {3}
        table = scene("g8", "k3")
        act(table, action, 14)  # 3 to the left
        assert table.automa.levels[area("gaia-project")] == 1
        assert covered(table) == {8}


@pytest.mark.rule("P-142")
def test_terrans_gaia_project_then_a_mine_with_range_4_transdim_first() -> None:
    table = scene("i5", "b2 f1", automa="terrans", human="taklons")
    before = table.automa.levels[area("gaia-project")]
    act(table, 13, 4)
    assert [id for id in ids(table) if id.startswith("order")][:2] == ["order-research", "order-mine"]
    assert table.automa.levels[area("gaia-project")] == before + 1
    assert why(table, "order-research").rule == "P-142"
    ladder = why(table, "order-mine")
    assert ladder.rungs[0].args == {"range": 4}
    left = rung(ladder, "P-142")
    assert left
    assert all(table.map.types[TRANSDIM] >> hex & 1 for hex in left)
    assert any(not table.map.types[TRANSDIM] >> hex & 1 for hex in rung(ladder, "P-62"))
    assert told(table, "order-gaia-token")
    assert table.automa.vp == 12


@pytest.mark.rule("P-142")
def test_terrans_follow_the_research_rules_in_gaia_project() -> None:
    table = scene("i5", "b2", automa="terrans", human="taklons")
    table.automa.levels[area("gaia-project")] = 4
    act(table, 13, 4)
    assert told(table, "order-advanced-tile")[0].args["area"] == "gaia-project"
    assert table.automa.levels[area("gaia-project")] == 4


@pytest.mark.rule("P-143")
def test_terrans_without_gaia_project_leave_the_step_out_or_count_by_the_setting() -> None:
    for setting in ("skip", "numbered"):
        table = scene("i5", "b2", automa="terrans", human="taklons", terrans=setting)
        table.automa.levels[area("gaia-project")] = 5
        act(table, 13, 2)  # 2 to the right
        if setting == "skip":
            assert "note-no-area" in ids(table)
            assert sum(table.automa.levels) == 5
        else:
            assert table.automa.levels[area("navigation")] == 1
            assert why(table, "order-research").rule == "P-54"
        assert told(table, "order-mine")  # the mine follows in any case


@pytest.mark.rule("P-144")
def test_xenos_a_mine_with_range_2_then_one_action() -> None:
    table = act(scene("j6", "b2", automa="xenos", human="taklons"), 13, 1)
    assert why(table, "order-mine").rungs[0].args == {"range": 2}
    assert not {"P-142", "P-146"} & set(rules(why(table, "order-mine")))
    assert covered(table) == {1}
    assert table.automa.vp == 12


@pytest.mark.rule("P-145")
def test_xenos_do_the_action_of_a_decision_card_twice_and_that_of_the_faction_once() -> None:
    for action in (5, 12, 14, 16):
        table = act(scene("j6", "b2", automa="xenos"), action, 2)
        assert covered(table) == {2, 3}
        assert len(told(table, "order-vp")) == 1
    table = act(scene("j6", "b2", automa="xenos"), 13, 2)
    assert covered(table) == {2}
    one_left = scene("j6", "b2", automa="xenos")
    cover(one_left, *(n for n in range(1, 11) if n != 7))
    act(one_left, 12, 2)
    assert covered(one_left) == set(range(1, 11))
    assert len(told(one_left, "order-cover")) == 1
    other = act(scene("k3", "g8", automa="itars"), 12, 2)
    assert len(covered(other)) == 1  # no other faction does it twice


@pytest.mark.rule("P-146")
def test_taklons_a_mine_with_range_3_nearest_to_the_human_first_then_one_action() -> None:
    table = act(scene("k3", "i5 b1", automa="taklons", human="terrans"), 13, 1)
    ladder = why(table, "order-mine")
    assert ladder.rungs[0].args == {"range": 3}
    assert rules(ladder)[:2] == ["P-62", "P-146"]
    near = {
        hex: next(d for d, bits in enumerate(table.near_humans()) if bits >> hex & 1) for hex in rung(ladder, "P-62")
    }
    assert rung(ladder, "P-146") == {hex for hex, d in near.items() if d == min(near.values())}
    assert len(rung(ladder, "P-146")) < len(near)
    assert covered(table) == {1}
    assert table.automa.vp == 12


@pytest.mark.rule("P-147")
def test_hadsch_hallas_upgrade() -> None:
    table = act(scene("e6:station", "k3", automa="hadsch-hallas"), 13, 1)
    assert structures(table.automa) == {"E6": "institute"}
    assert [(event.args["source"], event.args["amount"]) for event in told(table, "order-vp")] == [("vp-faction", 1)]


@pytest.mark.rule("P-148")
def test_hadsch_hallas_build_a_mine_when_nothing_can_be_upgraded() -> None:
    table = act(scene("e6:institute", "k3", automa="hadsch-hallas"), 13, 1)
    assert ids(table)[:2] == ["note-no-upgrade", "order-mine"]
    assert why(table, "order-mine").rungs[0].args == {"range": 3}
    assert table.automa.vp == 11
    stuck = scene("e6:institute", "k3", automa="hadsch-hallas")
    stuck.automa.supply[MINE] = 0
    act(stuck, 13, 1)
    assert ids(stuck) == ["note-no-upgrade", "note-no-mine", "order-vp"]  # and no loop


@pytest.mark.rule("P-149")
def test_hadsch_hallas_gain_3_vp_for_each_new_trading_station() -> None:
    for action, vp in ((10, 6), (13, 4), (6, 6)):  # a decision card, the faction action, the replacement of a mine
        table = scene("e6", "k3", automa="hadsch-hallas")
        if action == 6:
            table.automa.supply[MINE] = 0
        act(table, action, 1)
        assert structures(table.automa) == {"E6": "trading-station"}
        assert table.automa.vp == 10 + vp
    other_line = act(scene("e6:lab", "k3", automa="hadsch-hallas"), 10, 1)
    assert other_line.automa.vp == 13
    other_faction = act(scene("e6", "k3"), 10, 1)
    assert other_faction.automa.vp == 13


@pytest.mark.rule("P-150")
def test_geodens_research_then_one_action() -> None:
    table = act(scene("g8", "k3"), 13, 3)  # 3 to the right
    assert [id for id in ids(table) if id.startswith("order")] == ["order-research", "order-cover", "order-vp"]
    assert table.automa.levels[area("intelligence")] == 1
    assert covered(table) == {3}
    assert table.automa.vp == 11


@pytest.mark.rule("P-151")
def test_geodens_gain_2_vp_for_the_first_mine_on_a_planet_type() -> None:
    first = act(scene("g8", "b2"), 4, 13)  # onto a Gaia planet
    assert first.type_at(at(told(first, "order-mine")[0].args["hex"])) == GAIA
    assert first.automa.vp == 13
    second = act(scene("g8 l6", "b2"), 4, 13)  # they have a Gaia planet already
    assert told(second, "order-mine")[0].args["type"] == GAIA
    assert second.automa.vp == 11
    home = act(scene("g5", "k3"), 4, 13)  # their first volcanic planet counts as well
    assert told(home, "order-mine")[0].args["type"] == "volcanic"
    assert home.automa.vp == 13


@pytest.mark.rule("P-151")
@pytest.mark.parametrize(("reading", "vp"), [("gaia", 11), ("literal", 13)])
def test_transdim_counts_as_gaia_for_the_geodens_or_always_as_new(reading: str, vp: int) -> None:
    table = scene("g8 l6", "e10 g5 b2", transdim=reading)  # F7 is the best that is left near G8; L6 is a Gaia planet
    table.human.formers |= 1 << at("L9") | 1 << at("M2")
    for hex in ("I5", "J6", "K5", "M7", "N3", "L3", "K3"):
        table.human.formers |= 1 << at(hex)
    act(table, 4, 13)
    order = told(table, "order-mine")[0]
    assert (order.args["hex"], order.args["type"]) == ("F7", TRANSDIM)
    assert table.automa.vp == vp


@pytest.mark.rule("P-152")
def test_firaks_turn_a_lab_into_a_trading_station_first() -> None:
    table = act(scene("h3:lab g8:mine e7:station", "k3", automa="firaks"), 13, 1)
    assert structures(table.automa)["H3"] == "trading-station"
    assert why(table, "order-upgrade").rungs[0].rule == "P-152"
    assert table.automa.vp == 12
    none_left = scene("h3:lab g8:mine e7:station", "k3", automa="firaks")
    none_left.automa.supply[Name("trading-station")] = 0
    act(none_left, 13, 1)
    assert structures(none_left.automa) == {"H3": "research-lab", "G8": "mine", "E7": "institute"}


@pytest.mark.rule("P-152", "P-153")
@pytest.mark.parametrize(("scope", "new"), [("faction", "academy"), ("every", "trading-station")])
def test_firaks_upgrades_of_decision_cards_follow_the_setting(scope: str, new: str) -> None:
    for action in (10, 6):
        table = scene("h3:lab", "k3", automa="firaks", firaks=scope)
        table.automa.supply[MINE] = 0  # so that a mine is replaced by an upgrade
        act(table, action, 1)
        assert structures(table.automa) == {"H3": new}
    other = act(scene("h3:lab", "k3", automa="itars", firaks=scope), 10, 1)
    assert structures(other.automa) == {"H3": "academy"}  # the setting is about the Firaks alone
    more = scene("h3:lab", "k3", automa="firaks", firaks=scope)  # a card of an owner's own, with a step more
    step = more.automa.faction.action[0]._replace(do=POWER_QIC, downgrade=False)
    more.automa.faction = more.automa.faction._replace(action=(*more.automa.faction.action, step))
    assert structures(act(more, 10, 1).automa) == {"H3": new}


@pytest.mark.rule("P-154")
def test_firaks_research_after_a_new_lab_and_not_after_the_downgrade() -> None:
    table = scene("h3:station g5:institute", "k3", automa="firaks")
    act(table, 10, 2)  # trading station to lab; then 2 to the right
    assert structures(table.automa)["H3"] == "research-lab"
    assert table.automa.levels[area("navigation")] == 1
    assert (why(table, "order-research").rule, table.automa.vp) == ("P-54", 13)
    assert ids(act(scene("h3:lab", "k3", automa="firaks"), 13, 2)).count("order-research") == 0
    assert sum(act(scene("h3:lab", "k3", automa="firaks"), 10, 2).automa.levels) == 0  # an academy brings none
    assert sum(act(scene("h3:station g5:institute", "k3", automa="itars"), 10, 2).automa.levels) == 0


@pytest.mark.rule("P-155")
def test_itars_two_actions_for_4_vp() -> None:
    table = act(scene("k3", "g8", automa="itars"), 13, 1)
    assert covered(table) == {1, 2}
    assert table.automa.vp == 14
