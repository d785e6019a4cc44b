"""What the Automa is and what it lacks: P-01 to P-12."""

from __future__ import annotations

from dataclasses import fields

import pytest

from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.gaia.names import ALL_SPACES, TRANSDIM
from automarium.games.gaia.table import Automa, Human
from automarium.games.gaia.tiles import shipped_tiles
from automarium.games.gaia.turn import pass_round
from tests.bots import new, play
from tests.rules.gaia.oracle import snapshot
from tests.rules.gaia.scenes import act, area, card, cover, ids, scene, started, structures, told


@pytest.mark.rule("P-01")
def test_the_human_is_asked_and_checked_by_the_base_rules_and_the_automa_is_never_asked() -> None:
    match = started()
    for wrong in ("mine b2", "mine d8", "upgrade b2 lab", "gaiaformer d8", "research science c4", "pass"):
        with pytest.raises(Refusal):
            match.answer(wrong)
    match.answer("mine b1")
    played = play(new("gaia", {"level": "supertoma"}, "P-01"), "P-01")
    assert {step.seat for step in played.steps} == {"human"}
    assert played.state.automa.turns > 30


@pytest.mark.rule("P-02")
def test_the_automa_has_no_resources_to_own() -> None:
    resources = {"credits", "ore", "knowledge", "qic", "qics"}
    assert not resources & {field.name for field in fields(Automa)}
    table = scene("g8", "k3")
    cover(table, 1, 2, 4, 5, 6, 7, 8, 9, 10)
    before = snapshot(table)
    act(table, 12, 12)  # the one open space gives 2 ore to players; to the Automa the card's 3 VP
    assert snapshot(table) == {**before, "covered": [True] * 10, "vp": before["vp"] + 3}


@pytest.mark.rule("P-03")
def test_the_automa_has_no_power_and_charges_none_beside_a_human_mine() -> None:
    assert not {"power", "bowls", "brainstone"} & {field.name for field in fields(Automa)}
    match = started()
    match.answer("fix structure b1 automa station")
    events = match.answer("upgrade b2")
    ids_ = [event.id for event in events]
    before_its_turn = ids_[: ids_.index("head-automa-turn")]
    assert before_its_turn == ["note-upgraded"]  # the human built beside B1, and nothing came of it for the Automa


@pytest.mark.rule("P-04", "P-09", "P-10")
def test_terraforming_5_gives_no_token_and_is_closed_for_good() -> None:
    table = scene("g8", "k3", token="ore")
    at_5 = area("terraforming")
    table.automa.levels[at_5] = 4
    table.advanced = 0
    supply = dict(table.tokens)
    act(table, 15, 3)  # research in the highest area
    assert table.automa.levels[at_5] == 5
    assert table.token_on_terraforming == "token-ore"
    assert table.tokens == supply
    assert "tokens" not in {field.name for field in fields(Automa)}
    assert told(table, "care-level-closed")[0].args == {"area": "terraforming"}


@pytest.mark.rule("P-10")
def test_a_level_5_of_the_automa_is_closed_to_the_human() -> None:
    match = started()
    match.answer("fix tile terraforming no; fix research automa terraforming 5; fix research human terraforming 4")
    with pytest.raises(Refusal) as closed:
        match.answer("research terraforming")
    assert closed.value.id == "level-closed"
    assert match.state.token_on_terraforming is not None


@pytest.mark.rule("P-05")
def test_no_tile_is_taken_with_a_lab_or_an_academy() -> None:
    table = scene("g8:station e7:lab", "k3")
    table.automa.supply[Name("institute")] = 0
    table.automa.supply[Name("mine")] = 0
    table.advanced = 0b111111
    act(table, 1, 1)  # lab to academy
    assert structures(table.automa) == {"G8": "trading-station", "E7": "academy"}
    act(table, 1, 1)  # trading station to lab
    assert structures(table.automa) == {"G8": "research-lab", "E7": "academy"}
    assert table.advanced == 0b111111
    assert not {"tiles", "technologies"} & {field.name for field in fields(Automa)}


@pytest.mark.rule("P-06")
@pytest.mark.parametrize("faction", ["geodens", "hadsch-hallas", "firaks"])
def test_vp_during_the_rounds_come_from_four_places_only(faction: str) -> None:
    match = play(new("gaia", {"automa": faction, "level": "supertoma"}, faction), faction)
    gains = [event for event in match.tale.events if event.id == "order-vp"]
    assert match.state.automa.vp == 10 + sum(event.args["amount"] for event in gains)
    sources = {str(event.args["source"]) for event in gains}
    assert {"vp-card", "vp-round"} < sources <= {"vp-card", "vp-faction", "vp-passive", "vp-round"}


@pytest.mark.rule("P-07")
def test_the_condition_of_a_round_tile_is_not_evaluated() -> None:
    table = scene("g8", "k3", rounds="mine research terraforming federation station-4 gaia-4")
    act(table, 4, 13)
    assert told(table, "order-mine")
    assert [event.args["source"] for event in told(table, "order-vp")] == [
        "vp-passive",
        "vp-card",
    ]  # and no 2 for a mine
    for mines in ("g8", "g8 e7 e6"):  # passing gives the same with any number of mines
        other = scene(mines, "k3", rounds="mine research terraforming federation station-4 gaia-4")
        other.automa.support = card(1)
        pass_round(other, other.automa)
        assert other.automa.vp == 14


@pytest.mark.rule("P-08")
def test_a_booster_gives_the_automa_nothing() -> None:
    boosters = "mines gaia labs step range"
    for first in boosters.split():
        row = " ".join([first, *(one for one in boosters.split() if one != first)])
        table = scene(
            "g8 e7 g5:lab", "k3", boosters=row, rounds="research mine terraforming federation station-4 gaia-4"
        )
        assert table.automa.booster == f"booster-{first}"
        before = snapshot(table)
        table.automa.support = card(1)
        pass_round(table, table.automa)
        assert snapshot(table) == {**before, "vp": before["vp"] + 2}  # the round tile alone


@pytest.mark.rule("P-09")
@pytest.mark.parametrize("name", ["terraforming", "navigation", "intelligence", "gaia-project", "economy", "science"])
@pytest.mark.parametrize("level", [3, 5])
def test_reaching_a_level_gives_nothing(name: str, level: int) -> None:
    table = scene("g8", "k3")
    table.automa.levels = [level - 1 if one == area(name) else 0 for one in range(6)]
    table.advanced = 0
    before = snapshot(table)
    act(table, 3, 3)
    levels = [level if one == area(name) else 0 for one in range(6)]
    assert snapshot(table) == {**before, "levels": levels, "vp": before["vp"] + 1}


@pytest.mark.rule("P-11")
def test_the_automa_builds_on_transdim_without_a_gaiaformer() -> None:
    assert "formers" not in {field.name for field in fields(Automa)}
    assert "formers" in {field.name for field in fields(Human)}
    table = scene("e10", "k3", automa="terrans", human="taklons")
    act(table, 13, 1)  # the Terrans' faction action prefers transdim planets
    assert told(table, "order-mine")[0].args["type"] == TRANSDIM
    assert table.human.formers == 0


@pytest.mark.rule("P-12")
def test_a_faction_card_binds_the_automa_alone() -> None:
    """The Automa's Hadsch Hallas gain for a trading station and its Geodens for a new type; the human does not."""
    for faction in ("hadsch-hallas", "geodens"):
        match = started(automa=faction)
        vp, events = match.state.human.vp, len(match.tale.events)
        match.answer("upgrade b2")
        match.answer("mine c7")
        assert match.state.human.vp == vp
        gains = [event for event in match.tale.events[events:] if event.id == "order-vp"]
        assert {event.args["side"] for event in gains} == {"automa"}


@pytest.mark.rule("P-13")
def test_what_the_automa_rules_do_not_change_is_set_up_as_for_two() -> None:
    table = started().state
    assert "order-as-for-two" in ids(table)
    assert len(table.rounds) == 6
    assert len(set(table.finals)) == 2
    assert table.advanced == 0b111111  # one advanced tile for each of six areas
    assert table.covered & ALL_SPACES == 0
    assert len(table.row) == 3
    assert table.human.vp == 10
    assert set(shipped_tiles().neutral) >= set(table.finals)
