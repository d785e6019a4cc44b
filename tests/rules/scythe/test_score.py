"""The final count of both sides, and ties."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.scythe.board import FACTORY_PLACE, NUMBER, at
from automarium.games.scythe.human import human_turn
from automarium.games.scythe.mats import tier
from automarium.games.scythe.names import AUTOMA, HUMAN, STAR_CARD, STAR_COMBAT
from automarium.games.scythe.scoring import (
    count,
    resource_pairs,
    score_sheet,
    territories,
    tie_list,
    tile_coins,
    winner,
)
from automarium.games.scythe.table import TRACKS, Table
from tests.rules.scythe.position import automa, human, run, table, told


def points(t: Table, line: str) -> tuple[int | None, ...]:
    return next(one.points for one in score_sheet(t).lines if one.label.id == f"score-{line}")


@pytest.mark.rule("S-210", "S-211", "S-212")
def test_the_automas_sum() -> None:
    t = human(automa(table(), workers="A4 C4 base", mechs="A4 B5", hero="base"))
    t.automa.coins = 11
    t.automa.stars[STAR_CARD], t.automa.stars[STAR_COMBAT] = 3, 1
    t.add_resources(NUMBER["A4"], Name("wood"), 9)
    t.human.structures[NUMBER["B5"]] = Name("mill")
    # A4, B5 and the lake C4; the base counts nothing, resources and structures neither
    assert (points(t, "coins")[1], points(t, "stars")[1], points(t, "territories")[1]) == (11, 16, 9)
    assert points(t, "resources")[1] is None
    assert points(t, "tile")[1] is None
    assert score_sheet(t).totals[1] == 11 + 16 + 9


@pytest.mark.rule("S-213")
def test_the_factory_counts_as_three_for_either_side() -> None:
    assert territories(at("D4")) == 3
    assert territories(at("D4", "C4")) == 4
    t = human(automa(table(), mechs="D4"), hero="base")
    assert points(t, "territories") == (0, 9)
    t = human(automa(table()), hero="D4")
    assert points(t, "territories") == (6, 0)


@pytest.mark.rule("S-214")
def test_a_structure_under_an_automa_unit_is_the_automas() -> None:
    t = human(automa(table(), workers="B5"))
    t.human.structures = {NUMBER["B5"]: Name("mill"), NUMBER["D5"]: Name("mine")}
    assert points(t, "territories") == (2, 3)


@pytest.mark.rule("S-215")
@pytest.mark.parametrize(
    ("popularity", "worth"),
    [(0, (3, 2, 1)), (6, (3, 2, 1)), (7, (4, 3, 2)), (12, (4, 3, 2)), (13, (5, 4, 3)), (18, (5, 4, 3))],
)
def test_the_humans_sum_by_popularity(popularity: int, worth: tuple[int, int, int]) -> None:
    assert tier(popularity)[1:] == worth
    t = human(automa(table(tile="on-tunnels")), hero="C5", workers="B6 B6")
    t.human.stars = [Name("star-power"), Name("star-mechs")]
    t.human.structures = {NUMBER["C5"]: Name("mill")}
    t.add_resources(NUMBER["B6"], Name("food"), 5)
    sums = run(t, count(t), f"{popularity} 20 3")
    star, territory, pair = worth
    assert told(sums, "note-totals")["human"] == 20 + 2 * star + 2 * territory + 2 * pair + 2
    assert score_sheet(t).final


@pytest.mark.rule("S-216")
def test_at_most_six_resources_a_territory_added_up_and_paid_in_pairs() -> None:
    t = human(automa(table()), hero="A6", workers="B6 B7")
    t.add_resources(NUMBER["A6"], Name("oil"), 9)  # 6
    t.add_resources(NUMBER["B6"], Name("food"), 3)
    t.add_resources(NUMBER["B7"], Name("wood"), 1)
    t.add_resources(NUMBER["B7"], Name("metal"), 1)
    t.add_resources(NUMBER["G6"], Name("oil"), 8)  # not controlled
    assert resource_pairs(t) == 5


@pytest.mark.rule("S-215")
@pytest.mark.parametrize(
    ("tile", "places", "coins"),
    [
        ("adjacent-tunnels", "C3", 4),  # B4 and C2
        ("adjacent-tunnels", "A1", 0),
        ("adjacent-lakes", "D4", 4),  # C4, D3, E5
        ("adjacent-lakes", "D4 C3 E4 D2", 6),  # B3 as well
        ("adjacent-encounters", "A2 C1", 4),  # A3, B2 and D2
        ("on-tunnels", "B4 C2 C5", 6),
        ("on-tunnels", "A1", 0),
        ("longest-row", "A1 A2 B2 C2", 6),
        ("longest-row", "A1 A2 C5", 4),
        ("longest-row", "A1 B2 C2 D3", 9),
        ("longest-row", "A1 C5", 2),
        ("longest-row", "", 0),
        ("farms-or-tundra", "A2 A5 B2 B6", 9),
        ("farms-or-tundra", "A1 A2", 2),
    ],
)
def test_structure_bonus_tiles(tile: str, places: str, coins: int) -> None:
    assert tile_coins(tile, at(*places.split())) == coins


@pytest.mark.rule("S-217")
def test_the_higher_sum_wins() -> None:
    t = human(automa(table()))
    assert winner(t, (50, 49))[0] == (HUMAN,)
    assert winner(t, (49, 50))[0] == (AUTOMA,)


@pytest.mark.rule("S-217", "S-218")
def test_a_tie_goes_down_the_list_without_resources() -> None:
    """Each time one thing more is made equal, the next one decides; resources never do."""
    t = human(automa(table(), workers="A4 A5 base", mechs="base", hero="base"), hero="C4", workers="D5 D6")
    t.human.mechs = [t.human.base]
    t.human.power, t.automa.power = 4, 5
    t.human.popularity = 11
    t.add_resources(NUMBER["D5"], Name("metal"), 6)
    assert dict(tie_list(t)) == {
        "tie-units": (4, 5),
        "tie-power": (4, 5),
        "tie-popularity": (11, 10),
        "tie-territories": (3, 2),
        "tie-stars": (0, 0),
    }
    sides, reason = winner(t, (40, 40))
    assert (sides, reason.args["by"]) == ((AUTOMA,), "tie-units")
    t.human.structures[NUMBER["D5"]] = Name("mill")
    assert (winner(t, (40, 40))[0], winner(t, (40, 40))[1].args["by"]) == ((AUTOMA,), "tie-power")
    t.human.power = 5
    assert (winner(t, (40, 40))[0], winner(t, (40, 40))[1].args["by"]) == ((HUMAN,), "tie-popularity")
    t.human.popularity = 10
    assert (winner(t, (40, 40))[0], winner(t, (40, 40))[1].args["by"]) == ((HUMAN,), "tie-territories")
    t.human.hero = t.human.base
    t.automa.stars[STAR_CARD] = 1
    assert (winner(t, (40, 40))[0], winner(t, (40, 40))[1].args["by"]) == ((AUTOMA,), "tie-stars")
    t.automa.stars[STAR_CARD] = 0
    assert winner(t, (40, 40))[0] == (HUMAN, AUTOMA)


@pytest.mark.rule("S-218")
def test_in_the_tie_list_the_automa_counts_what_is_in_play_and_popularity_ten() -> None:
    t = human(automa(table(), workers="A4 base", mechs="B5", hero="mat"))
    ties = dict(tie_list(t))
    assert ties["tie-units"][1] == 3
    assert ties["tie-popularity"][1] == 10
    automa(t, workers="A4 base", mechs="B5", hero="base")
    assert dict(tie_list(t))["tie-units"][1] == 4


@pytest.mark.rule("S-273")
def test_armed_traps_and_flags_count_for_their_factions() -> None:
    t = human(automa(table("togawa"), workers="A4"))
    t.human.armed = at("A4", "D5")
    assert points(t, "territories") == (2, 3)  # the trap under the Automa's worker is not controlled
    t = human(automa(table("albion")), hero="D5", workers="A1")
    t.human.flags = at("D5", "A1", "C5")
    assert points(t, "territories") == (6, 0)  # D5 twice, A1 beside the base once, C5 is not controlled


def test_while_a_combat_waits_the_score_is_that_of_a_match_that_ends_now() -> None:
    t = human(automa(table(), hero="D4"), hero="E4")
    before = points(t, "territories")
    turn = human_turn(t)
    next(turn)
    turn.send(t.reports.parse("hero E4-D4"))
    assert t.fights
    assert points(t, "territories") == before  # the Factory counts for one side only
    assert t.human.hero == FACTORY_PLACE


def test_before_the_numbers_are_told_the_sheet_says_so() -> None:
    t = human(automa(table()))
    assert score_sheet(t).reason.id == "score-not-told"
    assert not score_sheet(t).final
    t.tell(coins=0, power=0)
    assert score_sheet(t).reason.id == "score-not-told"
    t.tell(popularity=0)
    assert score_sheet(t).reason.id == "head-winner"
    t.turns[AUTOMA] += 1  # the human's turn is over, and may have changed them
    assert score_sheet(t).reason.id == "score-told-before"
    t.counted = True
    assert score_sheet(t).reason.id == "head-winner"


def test_the_count_tells_the_sums_and_the_winner() -> None:
    t = human(automa(table()))
    t.automa.coins = 20
    events = run(t, count(t), "8 23 5")
    assert told(events, "note-totals") == {"human": 23, "automa": 20}
    assert told(events, "head-winner") == {"side": HUMAN, "by": 3}
    assert [t.known(track) for track in TRACKS] == [8, 23, 5]
    assert winner(t, (20, 23))[1].args == {"side": AUTOMA, "by": 3}
