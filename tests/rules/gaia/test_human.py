"""The human's turn at the table: what is reported, what is refused, what the twin knows afterwards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games.gaia.brought import booster_vp
from automarium.games.gaia.human import ACTIONS, BESIDE, begin_round, gaia_phase, reports_now
from automarium.games.gaia.map import NAMES
from automarium.games.gaia.names import ACADEMY, GAIA, LAB, LOST_PLANET, MINE, STATION, TRANSDIM
from automarium.games.gaia.power import power_near
from automarium.games.gaia.table import Table
from automarium.words import LANGUAGES, words
from tests.refusals import refused
from tests.rules.gaia.scenes import area, at, covered, match, names, scene, started, structures, told


def report(table: Table, text: str) -> Table:
    """Carries out a report at once; the Automa has no turn after it."""
    said = reports_now(table, table.human).parse(text)
    (ACTIONS | BESIDE)[said.verb](table, table.human, said)
    return table


def refusal(table: Table, text: str) -> str:
    with pytest.raises(Refusal) as refused:
        report(table, text)
    return refused.value.id


# --- mines and upgrades ---


def test_a_mine() -> None:
    game = started()
    game.answer("mine c7")
    assert structures(game.state.human) == {"B2": "mine", "K3": "mine", "C7": "mine"}
    assert game.state.human.supply[MINE] == 5
    assert game.state.automa.turns == 1  # the turn ended and the Automa has had its own


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("mine a1", "no-planet"),
        ("mine d8", "transdim-first"),
        ("mine b2", "planet-taken"),
        ("mine e7", "planet-taken"),
        ("mine z9", "hex-unknown"),
        ("mine", "answer-usage"),
    ],
)
def test_mines_that_cannot_be(text: str, id: str) -> None:
    assert refused(started(), text) == id


def test_a_mine_with_an_empty_supply() -> None:
    game = started()
    game.answer("; ".join(f"fix structure {hex} human" for hex in ("b1", "c7", "e6", "f4", "i5", "i7")))
    assert game.state.human.supply[MINE] == 0
    assert refused(game, "mine g5") == "supply-empty"


def test_the_words_of_a_turn_are_made_once() -> None:
    table = scene("g8", "b2 k3")
    usual = reports_now(table, table.human)
    assert reports_now(table, table.human) is usual
    table.human.levels[area("navigation")] = 4
    assert reports_now(table, table.human) is not usual
    table.human.levels[area("navigation")] = 5
    assert reports_now(table, table.human) is usual
    table.round = 6
    assert reports_now(table, table.human) is not usual


@pytest.mark.rule("P-01")
def test_the_last_mine_of_the_supply_and_a_mine_on_the_lost_planet() -> None:
    table = scene("g8", "b2 k3")
    table.human.supply[MINE] = 1
    report(table, "mine b1")
    assert (table.human.supply[MINE], table.human.guests, names(table.human.structures[MINE])) == (
        0,
        0,
        {"B1", "B2", "K3"},
    )
    assert refusal(table, "mine c7") == "supply-empty"
    table = scene("g8", "b2 k3")
    table.human.levels[area("navigation")] = 4
    report(table, "research navigation a1")
    assert refusal(table, "mine a1") == "no-planet"


@pytest.mark.parametrize(
    ("steps", "kind"),
    [
        ("upgrade b2", "trading-station"),
        ("upgrade b2; upgrade b2 lab", "research-lab"),
        ("upgrade b2; upgrade b2 institute", "institute"),
        ("upgrade b2; upgrade b2 lab science; upgrade b2", "academy"),
    ],
)
def test_upgrades(steps: str, kind: str) -> None:
    game = started()
    game.answer(steps)
    assert structures(game.state.human)["B2"] == kind
    assert game.state.human.levels[area("science")] == int("science" in steps)


def test_an_upgrade_by_the_name_of_what_is_built() -> None:
    game = started()
    assert refused(game, "lab b2 science") == "upgrade-path"
    game.answer("upgrade b2; lab b2 science")
    assert game.state.human.levels[area("science")] == 1
    game.answer("academy b2 none; upgrade k3; institute k3")
    assert structures(game.state.human) == {"B2": "academy", "K3": "institute"}
    assert sum(game.state.human.levels) == 1


def test_upgrades_that_cannot_be() -> None:
    game = started()
    assert refused(game, "upgrade b2 lab") == "upgrade-path"
    assert refused(game, "upgrade c7") == "nothing-to-upgrade"
    assert refused(game, "upgrade e7") == "nothing-to-upgrade"  # the Automa's
    game.answer("upgrade b2")
    assert refused(game, "upgrade b2") == "upgrade-path"  # lab or institute?


def test_bescods_have_paths_of_their_own() -> None:
    game = started("b", mines="i8; h3", human="bescods", automa="geodens")
    game.answer("upgrade i8")
    assert refused(game, "upgrade i8 institute") == "upgrade-path"
    game.answer("upgrade i8 lab")
    game.answer("upgrade i8")
    assert structures(game.state.human)["I8"] == "institute"


@pytest.mark.rule("P-01")
def test_an_upgrade_needs_the_new_piece_and_a_structure_that_can_become_more() -> None:
    table = scene("g8", "b2 c7:academy k3:institute e6:lab")
    for text in ("upgrade c7", "upgrade k3", "upgrade c7 institute", "upgrade a1"):
        assert refusal(table, text) == "nothing-to-upgrade"
    table.human.supply[STATION] = 0
    assert refusal(table, "upgrade b2") == "supply-empty"
    table.human.supply[STATION] = 1
    report(table, "upgrade b2")
    assert (table.human.supply[STATION], table.human.supply[MINE]) == (0, 8)
    table.human.supply[ACADEMY] = 0
    assert refusal(table, "academy e6 none") == "supply-empty"


# --- Gaiaformers ---


@pytest.mark.rule("P-173")
def test_a_gaiaformer_and_the_gaia_phase() -> None:
    game = started()
    assert refused(game, "gaiaformer k5") == "supply-empty"  # none before level 1 of Gaia Project
    game.answer("fix research human gaia-project 1")
    assert refused(game, "gaiaformer c7") == "not-transdim"
    game.answer("gaiaformer k5")
    table = game.state
    assert names(table.human.formers) == {"K5"}
    assert table.type_at(at("K5")) == TRANSDIM
    assert not table.empty >> at("K5") & 1
    assert refused(game, "mine k5") == "transdim-first"
    game.answer("pass 1")
    assert game.state.round == 2  # the Automa has played on alone until it passed
    table = game.state
    assert table.type_at(at("K5")) == GAIA
    assert not table.empty >> at("K5") & 1  # the Gaiaformer still stands there
    game.answer("mine k5")
    assert game.state.human.formers == 0
    assert structures(game.state.human)["K5"] == "mine"


@pytest.mark.rule("P-01")
@pytest.mark.parametrize(("level", "number"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_gaiaformers_by_the_level_in_gaia_project(level: int, number: int) -> None:
    table = scene("g8", "b2 k3")
    table.human.levels[area("gaia-project")] = level
    placed = ("d8", "k5", "m7")[:number]
    for hex in placed:
        report(table, f"gaiaformer {hex}")
    assert names(table.human.formers) == {hex.upper() for hex in placed}
    assert refusal(table, "gaiaformer g2") == "supply-empty"


@pytest.mark.rule("P-173")
def test_the_gaia_phase_and_a_mine_on_one_gaiaformer_leave_the_others_alone() -> None:
    table = scene("g8", "b2 k3")
    table.human.levels[area("gaia-project")] = 4
    report(table, "gaiaformer d8")
    assert refusal(table, "gaiaformer d8") == "not-transdim"  # there is one already
    report(table, "gaiaformer k5")
    gaia_phase(table)
    assert [event.args["hex"] for event in told(table, "order-gaia-token")] == ["D8", "K5"]
    assert names(table.types[TRANSDIM]) == {"F7", "F12", "G2", "J12", "M7"}
    assert names(table.types[GAIA] & ~table.map.types[GAIA]) == {"D8", "K5"}
    report(table, "mine k5")
    assert (names(table.human.formers), table.human.guests) == ({"D8"}, 0)
    gaia_phase(table)
    assert len(told(table, "order-gaia-token")) == 2


# --- the phases before the turns ---


@pytest.mark.rule("P-176", "P-177")
@pytest.mark.parametrize(
    ("human", "formed", "told"),
    [
        ("taklons", True, [{"bowl": "I", "parked": 0}]),
        ("terrans", True, [{"bowl": "II", "parked": 0}]),
        ("taklons", False, []),  # nothing can lie in the Gaia area
        ("nevlas", False, [{"bowl": "I", "parked": 0}]),
        ("bal-taks", False, [{"bowl": "I", "parked": 1}]),
    ],
)
def test_income_and_the_gaia_phase_are_told(human: str, formed: bool, told: list[dict[str, object]]) -> None:
    table = scene(human=human, automa="xenos")
    table.round = 2
    table.human.formers = table.types[TRANSDIM] & -table.types[TRANSDIM] if formed else 0
    assert [*begin_round(table)] == []
    events = [event for event in table.tale.events if event.id in ("order-income", "order-gaia-phase")]
    assert [event.args for event in events] == [{}, *told]


def itars(*, first: str, institute: bool = True) -> Match[Any]:
    """Itars at the start of round 2, which this side begins."""
    game = started("itars", mines="i7; e4", human="itars")
    game.answer("fix structure i7 human institute" if institute else "fix structure i7 human lab")
    game.answer("mine c7")
    game.answer(f"fix first {first}; pass 1" if first == "human" else "fix passed automa yes; pass 1")
    return game


@pytest.mark.rule("P-177")
def test_itars_tell_of_their_tiles_before_the_automa_begins() -> None:
    game = itars(first="automa")
    table = game.state
    assert game.ask is not None
    assert (game.ask.id, table.round, table.first) == ("ask-gaia-phase", 2, "automa")
    turns = table.automa.turns
    game.answer("fix research human science 4; tile science; advance economy; strong; vp 30; advance navigation")
    human = game.state.human
    assert (human.levels[area("economy")], human.levels[area("navigation")], human.strong, human.vp) == (1, 1, True, 30)
    assert not game.state.advanced >> area("science") & 1
    assert refused(game, "mine b1") == "answer-unknown"  # that is for the turn
    assert (game.ask.id, game.state.automa.turns) == ("ask-gaia-phase", turns)
    game.answer("done")
    assert (game.ask.id, game.state.automa.turns) == ("ask-turn", turns + 1)


@pytest.mark.rule("P-177", "P-175")
def test_itars_find_the_lost_planet_in_the_gaia_phase() -> None:
    game = itars(first="automa")
    game.answer("fix research human navigation 4; advance navigation")
    assert game.ask is not None
    assert game.ask.id == "ask-lost-planet"
    game.answer("a1")
    assert game.ask.id == "ask-gaia-phase"


@pytest.mark.rule("P-177")
def test_who_is_not_asked_in_the_gaia_phase() -> None:
    for game in (
        itars(first="human"),
        itars(first="automa", institute=False),
        started("x", mines="i7; e4", human="itars"),
    ):
        assert "ask-gaia-phase" not in {step.ask.id for step in game.steps}
        assert game.ask is not None
        assert game.ask.id == "ask-turn"


# --- research, tiles, tokens ---


def test_research_and_what_waits_on_level_5() -> None:
    game = started(token="ore")
    assert refused(game, "research science c4") == "answer-usage"  # nobody is asked for a hex before
    game.answer("fix research human navigation 4; fix research human terraforming 4")
    assert refused(game, "research science c4") == "lost-not-now"
    assert refused(game, "research navigation b1") == "hex-not-empty"
    game.answer("research navigation a1")
    assert structures(game.state.human)["A1"] == "lost-planet"
    assert game.state.human.supply[MINE] == 6  # it is no piece of the supply
    game.answer("research terraforming")
    assert game.state.human.tokens == ["token-ore"]
    assert game.state.token_on_terraforming is None
    assert refused(game, "research terraforming") == "level-top"


LAB_READY = "fix structure b2 human station; fix structure k3 human lab; fix research human navigation 4"


@pytest.mark.rule("P-175")
@pytest.mark.parametrize(
    ("text", "before"),
    [
        ("lab b2 navigation", ""),
        ("academy k3 navigation", ""),
        ("upgrade b2 lab navigation", ""),
        ("power 8 navigation", ""),
        ("special navigation", ""),
        ("research navigation", ""),
        ("advance navigation", "beside"),
        ("downgrade k3 navigation", "firaks"),
    ],
)
def test_whatever_brings_the_human_to_navigation_5_finds_the_lost_planet(text: str, before: str) -> None:
    """The hex is asked for, and the turn goes on, or ends, as it would have."""
    game = started()
    if before == "firaks":
        game = started("f", mines="i8; h3", human="firaks")
        game.answer("fix structure i8 human institute; fix structure k3 human lab; fix research human navigation 4")
    else:
        game.answer(LAB_READY)
    turns = game.state.automa.turns
    game.answer(text)
    assert game.ask is not None
    assert (game.ask.id, game.ask.seat, game.state.automa.turns) == ("ask-lost-planet", "human", turns)
    for taken in ("c7", "e7"):  # planets
        assert refused(game, taken) == "hex-not-here"
    game.answer("d5")
    assert structures(game.state.human)["D5"] == "lost-planet"
    assert game.state.human.levels[area("navigation")] == 5
    assert game.ask is not None
    assert game.ask.id == "ask-turn"
    assert game.state.automa.turns == turns + (before != "beside")


@pytest.mark.rule("P-175")
def test_the_question_for_the_lost_planet_follows_corrections() -> None:
    game = started()
    game.answer(LAB_READY)
    game.answer("fix satellite automa a2 yes; advance navigation")
    assert refused(game, "a2") == "hex-not-here"
    game.answer("fix satellite automa a2 no; fix satellite automa a3 yes")
    assert refused(game, "a3") == "hex-not-here"
    placed, taken_back = game.copy(), game.copy()
    placed.answer("fix structure a2 human lost-planet")  # it lies there already
    assert placed.ask is not None
    assert placed.ask.id == "ask-turn"
    taken_back.answer("fix research human navigation 4")  # it was not level 5 after all
    assert taken_back.ask is not None
    assert (taken_back.ask.id, taken_back.state.types[LOST_PLANET]) == ("ask-turn", 0)
    game.answer("a2")
    game.answer("research science")  # nobody is asked again
    assert game.ask is not None
    assert game.ask.id == "ask-turn"
    corrected = started()
    corrected.answer("fix research human navigation 5; research science")  # nor whom only a correction brought there
    assert corrected.ask is not None
    assert corrected.ask.id == "ask-turn"


def test_bal_taks_and_navigation() -> None:
    game = started("b", mines="e7; g8", human="bal-taks", automa="itars")
    assert refused(game, "research navigation") == "bal-taks-navigation"


@pytest.mark.rule("P-10")
def test_level_5_is_for_one_side_and_the_lower_levels_are_for_both() -> None:
    table = scene("g8", "b2 k3")
    table.automa.levels[area("science")] = 5
    for level in (1, 2, 3, 4):
        report(table, "research science")
        assert table.human.levels[area("science")] == level
    assert refusal(table, "research science") == "level-closed"
    assert refusal(table, "advance science") == "level-closed"


@pytest.mark.rule("P-01")
def test_the_lost_planet_lies_where_nothing_else_is() -> None:
    table = scene("g8", "b2 k3", human="ivits", automa="itars")
    table.human.levels[area("navigation")] = 4
    table.human.satellites, table.automa.satellites, table.human.stations = (1 << at(hex) for hex in ("A1", "A2", "A3"))
    for hex in ("a1", "a2", "a3", "b1"):
        assert refusal(table, f"research navigation {hex}") == "hex-not-empty"
    report(table, "advance navigation d7")
    assert (names(table.types[LOST_PLANET]), structures(table.human)["D7"]) == ({"D7"}, "lost-planet")
    assert table.human.levels[area("navigation")] == 5
    assert not table.empty >> at("D7") & 1


@pytest.mark.rule("P-20")
def test_the_token_on_terraforming_5_is_taken_there_and_once() -> None:
    table = scene("g8", "b2 k3", token="ore")
    table.human.levels = [3, 4, 4, 4, 4, 4]
    report(table, "research science")
    report(table, "research terraforming")
    assert table.human.tokens == []
    report(table, "research terraforming")
    assert (table.human.tokens, table.token_on_terraforming) == (["token-ore"], None)
    table.human.levels[area("terraforming")] = 4
    report(table, "research terraforming")
    assert table.human.tokens == ["token-ore"]


@pytest.mark.rule("P-01")
def test_bal_taks_with_an_institute_and_in_other_areas() -> None:
    table = scene("g8", "e7 c2", human="bal-taks", automa="itars")
    report(table, "research science")
    assert refusal(table, "advance navigation") == "bal-taks-navigation"
    table = scene("g8", "e7:institute", human="bal-taks", automa="itars")
    report(table, "research navigation")
    assert table.human.levels[area("navigation")] == 1


@pytest.mark.rule("P-01")
@pytest.mark.parametrize("level", range(6))
def test_an_advanced_tile_from_level_4_on(level: int) -> None:
    table = scene("g8", "b2 k3")
    table.human.levels[area("economy")] = level
    if level < 4:
        assert refusal(table, "tile economy") == "tile-too-high"
    else:
        assert report(table, "tile economy").advanced == 0b101111
        assert refusal(table, "tile economy") == "tile-gone"


def test_advanced_tiles() -> None:
    game = started()
    assert refused(game, "tile science") == "tile-too-high"
    game.answer("fix research human science 4")
    turns = game.state.automa.turns
    game.answer("tile science")
    assert not game.state.advanced >> area("science") & 1
    assert game.state.automa.turns == turns  # the turn goes on
    assert refused(game, "tile science") == "tile-gone"
    game.answer("upgrade b2")


def test_federations_and_satellites() -> None:
    game = started(token="vp")
    game.answer("federation ore a1 a2")
    human = game.state.human
    assert (human.tokens, names(human.satellites), human.satellites_placed) == (["token-ore"], {"A1", "A2"}, 2)
    assert game.state.tokens["token-ore"] == 1
    assert refused(game, "federation ore a1") == "hex-not-empty"
    assert refused(game, "federation ore b1") == "hex-not-empty"
    assert refused(game, "federation gleens") == "token-gone"
    game.answer("federation vp")
    assert refused(game, "federation vp") == "token-gone"  # one of them lies on Terraforming 5
    game.answer("satellites b3 b4; token qic; special")
    assert game.state.human.satellites_placed == 4


@pytest.mark.rule("P-01")
def test_satellites_need_a_supply_and_a_hex_without_a_planet() -> None:
    table = scene("g8", "b2 k3")
    table.automa.satellites = 1 << at("A1")
    report(table, "satellites a1 a3")  # beside one of the Automa is room
    assert (names(table.human.satellites), table.human.satellite_supply) == ({"A1", "A3"}, 21)
    assert refusal(table, "satellites a3") == "hex-not-empty"
    report(table, "federation qic")
    report(table, "federation ore -")
    assert [event.args for event in told(table, "note-satellites")] == [{"total": 2}]
    report(table, "satellites a2")
    assert refusal(table, "satellites -") == "answer-wrong-count"
    table.human.satellite_supply = 1
    report(table, "satellites b3")
    assert refusal(table, "federation ore b4") == "supply-empty"


@pytest.mark.rule("P-01")
def test_the_last_token_of_a_kind() -> None:
    table = scene("g8", "b2 k3", token="vp")
    for left in (1, 0):
        report(table, "token ore")
        assert table.tokens[Name("token-ore")] == left
    assert refusal(table, "token ore") == "token-gone"
    assert table.human.tokens == ["token-ore", "token-ore"]
    assert refusal(table, "token gleens") == "token-gone"


def test_the_token_of_the_gleens() -> None:
    game = started("g", mines="j6; f4", human="gleens", automa="itars")
    game.answer("token gleens; special")
    assert refused(game, "token gleens") == "token-gone"


# --- power and QIC actions ---


def test_power_and_qic_actions() -> None:
    game = started()
    assert refused(game, "power 2") == "mine-where"
    assert refused(game, "power 3 c7") == "mine-not-here"
    assert refused(game, "power 3 science") == "area-not-here"
    game.answer("power 2 c7")
    assert 2 in covered(game.state)
    assert structures(game.state.human)["C7"] == "mine"
    assert refused(game, "power 2 e6") == "space-covered"
    game.answer("fix covered 8 no; power 8 science")
    assert game.state.human.levels[area("science")] == 1


@pytest.mark.rule("P-01", "P-135")
def test_what_a_human_covers_and_gets_by_it() -> None:
    table = scene("g8", "b2 k3")
    report(table, "power 10")
    report(table, "power 6 c7")
    assert covered(table) == {6, 10}
    assert structures(table.human)["C7"] == "mine"
    report(table, "power 8 science")
    report(table, "special")
    assert (covered(table), table.human.levels) == ({6, 8, 10}, [0, 0, 0, 0, 0, 1])
    report(table, "special economy")
    assert table.human.levels == [0, 0, 0, 0, 1, 1]
    fresh = report(scene("g8", "b2 k3"), "power 8")  # a tile that brings no advance
    assert (covered(fresh), sum(fresh.human.levels)) == ({8}, 0)


@pytest.mark.rule("P-129")
def test_the_tile_that_strengthens_institute_and_academies_is_reported() -> None:
    table = scene("g8", "k3:academy")
    assert power_near(table, table.human, at("K3")) == 3
    report(table, "strong")
    assert power_near(table, table.human, at("K3")) == 4


@pytest.mark.rule("P-01")
def test_the_humans_own_vp_are_what_was_told() -> None:
    table = scene("g8", "b2 k3")
    for vp in (500, 0, 37):
        assert report(table, f"vp {vp}").human.vp == vp
    assert refusal(table, "vp 501") == refusal(table, "vp =-1") == refusal(table, "vp -38") == "answer-out-of-range"


@pytest.mark.rule("P-88")
def test_a_human_passes_by_place_or_by_name_and_the_turn_is_over_for_the_round() -> None:
    for at_, text in ((0, "pass 1"), (2, "pass 3"), (1, "")):
        table = scene("g8", "b2 k3")
        row, own = list(table.row), table.human.booster
        report(table, text or f"pass {row[at_].removeprefix('booster-')}")
        assert table.human.booster == row[at_]
        assert table.row == [*(one for one in row if one != row[at_]), own]
        assert (table.human.passed, table.first) == (True, "human")
    for text in ("pass 0", "pass 4"):
        assert refusal(scene("g8", "k3"), text) == "answer-unknown"
    assert refusal(scene("g8", "k3"), "pass") == "answer-usage"
    table = scene("g8", "b2 k3")
    assert refusal(table, f"pass {str(table.human.booster).removeprefix('booster-')}") == "booster-not-there"


@pytest.mark.rule("P-178")
@pytest.mark.parametrize(
    ("booster", "vp"),
    [
        *(("mines", 4), ("stations", 2), ("labs", 6), ("institute", 12), ("gaia", 2)),  # the Lost Planet is a mine
        *(("knowledge", 0), ("tokens", 0), ("qic", 0), ("step", 0), ("range", 0)),
    ],
)
@pytest.mark.parametrize("round", [1, 6])
def test_what_a_booster_brings_on_passing(booster: str, vp: int, round: int) -> None:
    theirs = "b2 g5 l6 c7:station e6:lab e2:lab k3:institute n3:academy i5:academy"
    table = scene("g8", theirs, human="lantids")
    table.round, table.human.booster = round, Name(f"booster-{booster}")
    table.row = [Name("booster-other")]
    table.types[LOST_PLANET] |= 1 << at("A1")
    table.human.put(LOST_PLANET, at("A1"))
    report(table, "pass" if round == 6 else "pass 1")
    assert [event.args for event in told(table, "order-booster-vp")] == (
        [{"booster": f"booster-{booster}", "vp": vp, "total": 10 + vp}] if vp else []
    )
    assert table.human.vp == 10 + vp


@pytest.mark.rule("P-88")
def test_it_is_told_how_the_boosters_of_a_human_change_places() -> None:
    table = scene("g8", "b2 k3")
    row, own = list(table.row), table.human.booster
    report(table, "pass 2")
    taken, returned = told(table, "order-booster")[0].args, told(table, "order-booster-returns")[0].args
    assert (taken, returned) == (
        {"booster": row[1], "number": 2, "side": "human"},
        {"booster": own, "side": "human"},
    )
    table.round, table.human.passed = 6, False
    report(table, "pass")
    assert len(told(table, "order-booster")) == 1  # nobody takes one any more


def test_by_older_rules_the_vp_of_a_booster_are_only_told() -> None:
    table = scene("g8", "b2 k3")
    table.setup, table.human.booster = replace(table.setup, rules=2), Name("booster-mines")
    report(table, "pass 2")
    assert (table.human.vp, [event.args["vp"] for event in told(table, "order-booster-vp")]) == (10, [2])
    assert not told(table, "order-booster")


@pytest.mark.rule("P-178")
def test_a_guest_on_a_gaia_planet_brings_the_gaia_booster_nothing() -> None:
    table = scene("g5", "b2", human="lantids")
    report(table, "mine g5")
    table.human.booster = Name("booster-gaia")
    assert booster_vp(table, table.human) == 0
    table.human.booster = Name("booster-mines")
    assert booster_vp(table, table.human) == 2


@pytest.mark.rule("P-88")
def test_a_human_without_a_booster_or_with_an_empty_row_passes_too() -> None:
    """Only corrections bring that about."""
    table = scene("g8", "b2 k3")
    row, table.human.booster = list(table.row), None
    human = report(table, "pass 1").human
    assert (human.booster, table.row) == (row[0], row[1:])
    table = scene("g8", "b2 k3")
    own = table.human.booster
    table.row.clear()
    assert refusal(table, "pass mines") == "booster-not-there"
    report(table, "pass")
    assert (table.human.booster, table.row, table.human.passed) == (own, [], True)


# --- factions with an action of their own ---


def test_ivits_space_stations() -> None:
    game = started("i", mines="e6", human="ivits", automa="itars")
    assert refused(game, "station b1") == "hex-not-empty"
    game.answer("station d6")
    assert names(game.state.human.stations) == {"D6"}
    assert refused(started(), "station d6") == "answer-unknown"  # other factions have no such word


@pytest.mark.rule("P-01")
def test_a_space_station_needs_the_institute_and_free_space() -> None:
    assert refusal(scene("g8", "e6", human="ivits", automa="itars"), "station d6") == "needs-institute"
    table = scene("g8", "e6:institute", human="ivits", automa="itars")
    table.human.satellites = 1 << at("A2")
    report(table, "station a1")
    report(table, "station a3")
    assert names(table.human.stations) == {"A1", "A3"}
    for hex in ("a1", "a2", "b1"):
        assert refusal(table, f"station {hex}") == "hex-not-empty"


def test_ambas_swap_their_institute() -> None:
    game = started("a", mines="b2; k3", human="ambas", automa="itars")
    assert refused(game, "swap k3") == "needs-institute"
    game.answer("fix structure b2 human institute")
    assert refused(game, "swap c7") == "nothing-to-swap"
    game.answer("swap k3")
    assert structures(game.state.human) == {"B2": "mine", "K3": "institute"}


@pytest.mark.rule("P-01")
def test_the_institute_of_the_ambas_changes_places_with_a_mine_only() -> None:
    table = scene("g8", "b2:institute k3 n3 e2:station", human="ambas", automa="itars")
    assert refusal(table, "swap e2") == "nothing-to-swap"
    report(table, "swap n3")
    assert structures(table.human) == {"B2": "mine", "K3": "mine", "N3": "institute", "E2": "trading-station"}
    assert table.human.supply == scene("g8", "b2:institute k3 n3 e2:station").human.supply


@pytest.mark.rule("P-01")
def test_a_downgrade_of_the_firaks_needs_institute_lab_and_station() -> None:
    assert refusal(scene("g8", "i8:lab", human="firaks", automa="itars"), "downgrade i8") == "needs-institute"
    table = scene("g8", "i8:lab c3:institute h3", human="firaks", automa="itars")
    assert refusal(table, "downgrade h3") == refusal(table, "downgrade c3") == "nothing-to-upgrade"
    table.human.supply[STATION] = 0
    assert refusal(table, "downgrade i8") == "supply-empty"
    table.human.supply[STATION] = 1
    report(table, "downgrade i8")
    assert structures(table.human) == {"I8": "trading-station", "C3": "institute", "H3": "mine"}
    assert (table.human.supply[STATION], table.human.supply[LAB], sum(table.human.levels)) == (0, 3, 0)


def test_firaks_downgrade_a_lab() -> None:
    game = started("f", mines="i8; h3", human="firaks", automa="itars")
    game.answer("fix structure i8 human institute; fix structure h3 human lab")
    game.answer("downgrade h3 science")
    assert structures(game.state.human)["H3"] == "trading-station"
    assert game.state.human.levels[area("science")] == 1


def test_lantids_are_guests_on_automa_planets() -> None:
    game = started("l", mines="i5; c7", human="lantids", automa="geodens")
    game.answer("mine e7")
    assert names(game.state.human.guests) == {"E7"}
    assert structures(game.state.automa)["E7"] is not None
    assert refused(game, "upgrade e7") == "nothing-to-upgrade"
    assert refused(game, "mine e7") == "planet-taken"


# --- a physical deck ---


def test_a_physical_deck_is_drawn_by_the_player() -> None:
    begun = match(**{"automa-deck": "physical"})
    begun.answer("b2; k3; 13")
    begun.answer(begun.state.row[0].removeprefix("booster-"))
    begun.answer("mine c7")
    assert begun.ask is not None
    assert begun.ask.id == "ask-support-card"
    begun.answer("17")  # the one random card: known now
    assert begun.state.automa.deck.hidden == 0
    assert refused(begun, "16") == "answer-unknown"  # so no other stranger can come up
    assert refused(begun, "17") == "answer-unknown"
    begun.answer("5")
    assert told(begun.state, "note-cards")[-1].args["card"] == 5
    assert begun.state.automa.deck.count == 5


# --- languages ---


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("uk", "шахта 1-земна"),
        ("uk", "поліпшення b2"),
        ("uk", "дослідження наука"),
        ("uk", "енергія 4"),
        ("uk", "правка по автома 12"),
        ("ru", "шахта 1-земная"),
        ("ru", "улучшение b2"),
        ("ru", "исследование наука"),
        ("ru", "энергия 4"),
        ("ru", "федерация руда a1"),
        ("en", "mine 1-terra"),
    ],
)
def test_reports_in_the_players_own_words(lang: str, text: str) -> None:
    game = started()
    assert game.ask is not None
    game.answer(words(lang, "gaia").notation(game.ask, text))
    assert len(game.answers) == 4


def test_a_planet_is_called_what_it_is_by_now() -> None:
    game, told_words = started(), words("en", "gaia")
    game.answer("fix research human gaia-project 1; gaiaformer d8")
    assert game.ask is not None
    assert game.answered is not None
    assert "(transdim" in told_words.spoken(game.answered, "gaiaformer d8")
    game.answer("pass 1")
    assert "(Gaia" in told_words.spoken(game.ask, "mine d8")
    assert "(Gaia" in told_words.spoken(game.ask, "fix structure d8 human mine")


def test_every_hex_has_a_label_that_can_be_typed() -> None:
    game = started()
    assert game.ask is not None
    for lang in LANGUAGES:
        told_words = words(lang, "gaia")
        for hex in range(0, len(NAMES), 7):
            label = game.state.label(hex)
            text = told_words.notation(game.ask, f"mine {told_words.say(label.id, label.args)}")
            assert text == f"mine {NAMES[hex].casefold()}"


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("uk", "шахта 3-криж", "mine i7"),
        ("uk", "пас лаб", "pass labs"),
        ("uk", "лаб b2 навіг", "lab b2 navigation"),
        ("uk", "дослід наук", "research science"),
        ("uk", "пол b2", "upgrade b2"),
        ("uk", "по +7", "vp 17"),
        ("uk", "правка пас автома так", "fix passed automa yes"),
        ("uk", "правка ряд шахти лабораторії гая", "fix row mines,labs,gaia"),
        ("uk", "правка підсилювач автома шахти", "fix booster automa mines"),
        ("ru", "шахта 3-лед", "mine i7"),
        ("ru", "пас лаб", "pass labs"),
        ("ru", "лаб b2 навиг", "lab b2 navigation"),
        ("ru", "исслед наук", "research science"),
        ("ru", "правка по автома -1", "fix vp automa 9"),
        ("ru", "правка ряд шахты лаборатории гайя", "fix row mines,labs,gaia"),
        ("en", "mine 3-ic", "mine i7"),
        ("en", "pa lab", "pass labs"),
        ("en", "res sci", "research science"),
    ],
)
def test_a_beginning_is_enough(lang: str, typed: str, meant: str) -> None:
    game = started(boosters="mines labs gaia qic step")
    assert game.ask is not None
    assert game.ask.write(game.ask.parse(words(lang, "gaia").notation(game.ask, typed))) == meant
