"""The players at random who are watched: what they tell could have been."""

from __future__ import annotations

import pytest

from automarium import Match, Stream, game
from automarium.games.scythe.mats import MOST_POPULARITY, MOST_POWER
from automarium.games.scythe.names import STAR_POPULARITY, STAR_POWER
from automarium.players import shown_player

SEEDS = [f"{one:08x}" for one in range(12)]


def watched(id: str, seed: str) -> Match[object]:
    match: Match[object] = Match(game(id), seed=seed)
    answers = shown_player(id, Stream(seed, "human"))
    while match.ask is not None:
        match.answer(match.ask.write(answers(match.ask, match.state)))
    return match


@pytest.mark.parametrize("seed", SEEDS)
def test_scythe_is_watched_with_numbers_that_a_human_can_have(seed: str) -> None:
    match = Match(game("scythe"), seed=seed)
    answers = shown_player("scythe", Stream(seed, "human"))
    before: dict[str, int] = {}
    while match.ask is not None:
        match.answer(match.ask.write(answers(match.ask, match.state)))
        human, most = match.state.human, {"popularity": 8, "coins": 12, "power": 10}
        now = {one: getattr(human, one) for one in most if one in human.reported}
        assert all(abs(now[one] - before[one]) <= most[one] for one in now if one in before)
        before = now
        assert all(sum(lying.values()) <= 25 for lying in match.state.resources.values())
        if STAR_POWER in human.stars[-1:]:
            assert human.power == MOST_POWER or "order-human-pays" in {one.id for one in match.tale.events}
        if STAR_POPULARITY in human.stars[-1:]:
            assert human.popularity == MOST_POPULARITY
    sheet = match.sheet()
    assert sheet is not None
    assert sheet.totals[0] <= 100
    assert match.state.human.coins <= 50


def test_of_a_watched_match_not_every_one_is_hopeless() -> None:
    sheets = [watched("scythe", seed).sheet() for seed in SEEDS]
    assert sum(sheet.totals[0] >= 30 for sheet in sheets if sheet) >= len(SEEDS) // 3


@pytest.mark.parametrize("seed", SEEDS)
def test_gaia_is_watched_with_points_that_were_counted(seed: str) -> None:
    match = watched("gaia", seed)
    leftovers = next(line for line in match.sheet().lines if line.label.id == "score-leftovers")  # type: ignore[union-attr]
    assert 0 <= (leftovers.points[0] or 0) < 6
