"""The final scoring."""

from __future__ import annotations

import pytest

from automarium.core.errors import Refusal
from automarium.games.golem.names import (
    ARTIFACTS,
    ARTIFACTS_MENORAHS,
    AUTOMA,
    COIN_CLAY,
    GOLEM,
    GOLEM_MENORAHS,
    HUMANS,
    LEG2,
    RED,
    SLOTS,
    STUDY,
    YOU,
)
from automarium.games.golem.scoring import automa_points, resource_points, score, score_sheet
from automarium.games.golem.table import Table
from tests.rules.golem.kit import do, golems, older_table, table, told

ONE, TWO, _ = HUMANS


def points(t: Table) -> dict[str, int]:
    return dict(automa_points(t))


@pytest.mark.rule("G-122", "B-57")
def test_things_times_menorahs() -> None:
    t = table()
    golems(t, "red1", "blue1")
    t.created, t.killed = 3, 1
    t.upgrades[GOLEM] = [LEG2, GOLEM_MENORAHS]
    t.menorah_tokens[RED] = AUTOMA
    t.gold = 4
    t.upgrades[ARTIFACTS] = [SLOTS[0], ARTIFACTS_MENORAHS]
    t.columns = [["1", "2"], ["33"], [], []]
    t.upgrades[STUDY] = [COIN_CLAY]
    found = points(t)
    assert found["score-golems"] == 3 * (1 + 3 + 1), "starters do not count, killed ones do"
    assert found["score-artifacts"] == 2 * (1 + 3)
    assert found["score-study"] == 2 * 1


@pytest.mark.rule("B-58")
@pytest.mark.parametrize(("space", "vp"), [(5, 0), (6, 3), (7, 6), (8, 10)])
def test_the_upper_three_spaces_of_the_study_track(space: int, vp: int) -> None:
    t = table()
    t.study_track = space
    assert points(t)["score-study-track"] == vp


@pytest.mark.rule("G-123", "G-17")
@pytest.mark.parametrize(("level", "vp"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_each_objective_by_level_drawn_ones_included(level: int, vp: int) -> None:
    t = table(level=level)
    t.objectives = 4
    assert points(t)["score-objectives"] == 4 * vp


@pytest.mark.rule("G-124", "G-125", "G-154", "B-60")
@pytest.mark.parametrize(("resources", "vp"), [(20, 4), (19, 3), (5, 1), (4, 0), (0, 0), (-4, 0), (-5, -1)])
def test_resources_where_the_marker_stands(resources: int, vp: int) -> None:
    t = table(resources=resources)
    assert resource_points(t) == vp


@pytest.mark.rule("B-61")
def test_most_vp_win_and_a_tie_goes_to_the_rabbi_further_up() -> None:
    t = table(humans=2)
    do(score(t), "yes", "22", "25")
    total = score_sheet(t).totals[-1]
    t.human_vp = {ONE: total - 1, TWO: total - 2}
    assert score_sheet(t).winners == (AUTOMA,)
    assert score_sheet(t).reason.id == "head-winner"
    t.human_vp = {ONE: total, TWO: total}
    t.order = [TWO, ONE, AUTOMA]
    sheet = score_sheet(t)
    assert sheet.winners == (TWO,)
    assert sheet.reason.id == "head-winner-order"
    t.human_vp = {ONE: total + 5, TWO: total}
    assert score_sheet(t).winners == (ONE,)


@pytest.mark.rule("B-59", "G-122")
def test_humans_tell_only_their_total() -> None:
    t = table(humans=2)
    assert not score_sheet(t).final
    t.human_vp = {ONE: 1, TWO: 2}
    assert not score_sheet(t).final, "not before the end"
    t.human_vp.clear()
    for bad in ("501", "-101"):
        with pytest.raises(Refusal):
            do(score(t), "yes", bad)
    assert t.over
    assert not score_sheet(t).final, "nor before all have told"
    do(score(t), "yes", "500", "yes", "-100", "yes")
    t.tale.events.clear()
    do(score(t), "yes", "71", "64")
    sheet = score_sheet(t)
    assert all(len(line.points) == 3 for line in sheet.lines)
    assert sheet.seats == (ONE, TWO, AUTOMA)
    assert sheet.totals[:2] == (71, 64)
    assert sheet.totals[2] == sum(line.points[2] or 0 for line in sheet.lines)
    assert sheet.final
    assert len(told(t, "note-total")) == 4, "the Automa's also before the humans are asked"


def test_the_only_human_is_you() -> None:
    t = table()
    do(score(t), "yes", "200")
    sheet = score_sheet(t)
    assert (sheet.seats, sheet.winners) == ((YOU, AUTOMA), (YOU,))
    assert [event.args["seat"] for event in told(t, "note-total")] == [AUTOMA, YOU, AUTOMA]
    assert (t.named(ONE), table(humans=2).named(ONE)) == (YOU, ONE)


@pytest.mark.rule("B-57", "B-58")
def test_what_is_not_known_of_the_automas_score_is_asked() -> None:
    t = table(door="owner")
    t.gold, t.upgrades[ARTIFACTS] = 4, [SLOTS[0]]
    do(score(t), "2 _ _", "3 _ _", "6", "70")  # two cauldrons, the study track, the human
    assert (points(t)["score-artifacts"], points(t)["score-study-track"]) == (1, 6)


def test_a_total_that_hardly_anybody_has_is_asked_about() -> None:
    t = table()
    do(score(t), "yes", "7", "no", "70")
    assert (t.human_vp[ONE], score_sheet(t).totals[0]) == (70, 70)
    sure = table()
    do(score(sure), "yes", "7", "yes")
    assert sure.human_vp[ONE] == 7
    older = older_table(8)
    older.characters = t.characters
    do(score(older), "7")
    assert older.human_vp[ONE] == 7, "by older rules nobody asked"


def test_a_trial_without_a_score_of_ones_own_ends_with_the_automas_alone() -> None:
    t = table(humans=2)
    do(score(t), "no")
    sheet = score_sheet(t)
    assert (sheet.seats, sheet.winners, sheet.mine, sheet.final) == ((AUTOMA,), (), None, True)
    assert sheet.totals == (sum(points(t).values()),)
    assert sheet.reason.id == t.tale.events[-1].id == "head-trial-over"
    assert len(told(t, "note-total")) == 1
    older = older_table(10)
    older.characters = t.characters
    do(score(older), "70")
    assert score_sheet(older).totals[0] == 70, "by older rules a total was asked for at once"
