"""A row tells of a match what a person would read off it, and a chunk gives the same rows again."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from automarium import GAMES, Match, Stream, game, random_player
from automarium.lab.pace import noted
from automarium.lab.plan import Cell, Chunk, Plan
from automarium.lab.table import COLUMNS, rows
from automarium.players import invented
from tests.bots import SETUPS
from tests.lab.test_plan import changed_deck


def chunk(id: str, values: dict[str, Any] = {}, matches: int = 2, first: int = 5) -> Chunk:
    setup = game(id).setup(values)
    return Chunk("name", Cell("cell", id, setup.values, matches=matches), "seed", first, matches)


def fits(value: Any, of: Any) -> bool:
    """Whether a value is what its column says."""
    if isinstance(of, list):
        return isinstance(value, list) and all(fits(one, of[0]) for one in value)
    if isinstance(of, dict):
        return list(value) == list(of) and all(fits(value[key], of[key]) for key in of)
    return isinstance(value, of) and (of is not int or not isinstance(value, bool))


@pytest.mark.parametrize("id", GAMES)
def test_a_row_is_what_the_match_says(id: str) -> None:
    """Played again question by question, with its journal and its words, as at a table."""
    for setup in SETUPS[id][:3]:
        for row in rows(chunk(id, setup, 1)):
            assert list(row) == sorted(row, key=list(COLUMNS).index)
            assert [name for name, of in COLUMNS.items() if not fits(row[name], of)] == []
            match = again(id, row)
            sheet = match.sheet()
            assert sheet is not None
            assert (row["seats"], row["totals"], row["winners"]) == tuple(map(list, sheet[:1] + sheet[2:4]))
            assert row["invented"] == (not invented(id).isdisjoint(step.ask.id for step in match.steps))
            heads = [event.id for event in match.tale.events if event.id in ("head-automa-turn", "head-human-turn")]
            assert row["turns"] == heads.count("head-automa-turn")
            assert row["first"].startswith("automa" if heads[0] == "head-automa-turn" else "human")
            assert row["opponent"] == (game(id).opponent(match.state) or "")
            ladders = [event.why for event in match.tale.events if event.why and event.why.rungs]
            assert sum(one["count"] for one in row["decided"]) == len(ladders) > 0
            assert {one["rule"] for one in row["decided"]} == {ladder.rule for ladder in ladders}


def again(id: str, row: Any) -> Match[Any]:
    match = Match(game(id), {one["setting"]: one["value"] for one in row["setup"]}, f"{row['seed']}/{row['number']}")
    player = random_player(id, Stream(match.seed, "human"))
    while match.ask is not None:
        match.answer(match.ask.write(player(match.ask, match.state)))
    return match


@pytest.mark.parametrize("id", GAMES)
def test_lines_add_up_and_name_what_they_are_of(id: str) -> None:
    for row in rows(chunk(id)):
        sums: Counter[str] = Counter()
        for line in row["lines"]:
            sums[line["seat"]] += line["points"]
        assert [sums[seat] for seat in row["seats"]] == row["totals"]
        named = [(line["line"], line["of"], line["seat"]) for line in row["lines"]]
        assert len(named) == len({*named})


@pytest.mark.parametrize("id", GAMES)
def test_pace_and_cards_turn_by_turn(id: str) -> None:
    cards = {"redrising": 2, "scythe": 1, "gaia": 1, "golem": 1}[id]  # a turn
    for row in rows(chunk(id)):
        turns = [one["turn"] for one in row["pace"]]
        assert sorted({*turns}) == list(range(1, row["turns"] + 1))
        assert len({Counter(turns)[turn] for turn in turns}) == 1
        table = again(id, row).state
        last = [one for one in row["pace"] if one["turn"] == row["turns"]]
        assert {(one["what"], one["seat"]) for one in last} == {(a, b) for a, b, _ in noted(id).counts(table)}
        used = sum(one["count"] for one in row["used"])
        passes = 6 if id == "gaia" else 0  # of an empty deck there is no card
        assert cards * row["turns"] - passes <= used <= cards * row["turns"]


def test_what_is_counted_is_that_of_the_table() -> None:
    """Stars of the last turn are those of the score; VP of Gaia and Golem only grow by what scoring adds."""
    row = next(rows(chunk("scythe", matches=1)))
    table = again("scythe", row).state
    counts = {(one["what"], one["seat"]): one["value"] for one in row["pace"] if one["turn"] == row["turns"]}
    assert counts["stars", "automa"] == table.automa.all_stars
    assert counts["stars", "human"] == len(table.human.stars)
    row = next(rows(chunk("golem", matches=1)))
    vp = next(one["points"] for one in row["lines"] if one["line"] == "score-vp")
    assert [one["value"] for one in row["pace"] if one["what"] == "vp"][-1] == vp


def test_a_chunk_gives_the_same_rows_whole_or_cut_here_or_elsewhere() -> None:
    whole = list(rows(chunk("redrising", matches=4)))
    assert [*rows(chunk("redrising", matches=1)), *rows(chunk("redrising", matches=3, first=6))] == whole
    assert list(rows(pickle.loads(pickle.dumps(chunk("redrising", matches=4))))) == whole


def test_the_same_seeds_in_every_cell_and_a_pack_that_is_played(tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text(json.dumps(changed_deck()), encoding="utf-8")
    grid = {"game": "redrising", "packs": ["", "deck.json"], "setup": {"depth": "screen"}}
    plan = Plan.of({"matches": 6, "grid": [grid]}, tmp_path)
    printed, changed = (list(rows(one)) for one in plan.chunks())
    assert [row["pack"] for row in printed + changed] == [""] * 6 + ["deck"] * 6
    assert [row["number"] for row in printed] == [row["number"] for row in changed]
    assert [row["totals"] for row in printed] != [row["totals"] for row in changed]
    assert any(one["totals"] == other["totals"] for one, other in zip(printed, changed, strict=True))
