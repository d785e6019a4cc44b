"""Many matches from the command line: what is told of them, and their rows in a file."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from automarium import GAMES, Match, Stream, game, random_player
from automarium.players import invented
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS
from tests.cli.conftest import Run

FIGURES = ("mean", "low", "high", "won", "least", "most", "margin")
COUNTED = ("--set", "depth=known", "--set", "characters=program", "--set", "die=program")  # by the program


def test_where_points_are_counted_the_share_of_victories_is_told(run: Run) -> None:
    ran = run("simulate", "redrising", "-n", "5", *COUNTED)
    assert ran.returncode == 0
    assert ran.stdout.count("ahead in") == 2
    assert words("en").say("cli-simulated-invented") not in ran.stdout


@pytest.mark.parametrize("id", GAMES)
def test_where_points_are_made_up_it_is_not(run: Run, id: str) -> None:
    """Characters that are only counted; tracks that only the human sees."""
    lang = LANGUAGES[GAMES.index(id) % len(LANGUAGES)]
    told = run("simulate", id, "-n", "2", lang=lang).stdout.strip().splitlines()
    assert "".join(told[2:]) == words(lang, id).say("cli-simulated-invented")
    shares = words(lang).say("cli-simulated", dict.fromkeys(FIGURES, 0)).split(",")[-1].split()[0]
    assert [line for line in told[:2] if shares in line] == []


@pytest.mark.parametrize("id", GAMES)
def test_questions_about_points_are_questions_of_the_game(id: str) -> None:
    """One that was renamed would let made-up points pass for counted ones."""
    asked = set()
    for setup in SETUPS[id]:
        match = Match(game(id), setup, "points")
        player = random_player(id, Stream("points", "human"))
        while match.ask is not None:
            asked.add(match.ask.id)
            match.answer(match.ask.write(player(match.ask, match.state)))
    assert invented(id) <= asked


@pytest.mark.parametrize("id", GAMES)
def test_rows(run: Run, tmp_path: Path, id: str) -> None:
    """The same matches in both forms; each can be played again from its row."""
    table, lines = tmp_path / "rows.csv", tmp_path / "rows.jsonl"
    for file in (table, lines):
        assert run("simulate", id, "-n", "3", "--seed", "x", "-o", str(file)).returncode == 0
    objects = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    with table.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [one["number"] for one in objects] == [0, 1, 2]
    for row, one in zip(rows, objects, strict=True):
        totals = {f"total-{seat}": str(total) for seat, total in one["totals"].items()}
        assert row == {
            **{"number": str(one["number"]), "seed": one["seed"], **one["setup"], "turns": str(one["turns"]), **totals},
            **{"winners": " ".join(one["winners"]), "invented": "yes" if one["invented"] else "no"},
        }
        assert one == again(id, one)


def again(id: str, row: dict[str, Any]) -> dict[str, Any]:
    """The row of the match that its set-up and seed lead to."""
    match = Match(game(id), row["setup"], row["seed"])
    player = random_player(id, Stream(row["seed"], "human"))
    while match.ask is not None:
        match.answer(match.ask.write(player(match.ask, match.state)))
    sheet = match.sheet()
    assert sheet is not None
    turns = sum(event.id == "head-automa-turn" for event in match.tale.events)
    return {
        **{"number": row["number"], "seed": match.seed, "setup": dict(match.setup.values), "turns": turns},
        **{"totals": dict(zip(sheet.seats, sheet.totals, strict=True)), "winners": list(sheet.winners)},
        "invented": not invented(id).isdisjoint(step.ask.id for step in match.steps),
    }


@pytest.mark.parametrize("name", ["rows.xls", "rows", "nowhere/rows.csv", "."])
def test_a_file_that_cannot_be_is_refused_before_anything_is_played(run: Run, tmp_path: Path, name: str) -> None:
    ran = run("simulate", "redrising", "-n", "1000000", "--out", str(tmp_path / name), lang="uk")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert any("а" <= letter <= "я" for letter in ran.stderr)
    assert "Traceback" not in ran.stderr
    assert not [*tmp_path.glob("rows*")]


def test_a_setting_that_cannot_be_leaves_the_file_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    file.write_text("kept")
    assert run("simulate", "redrising", "--set", "level=9", "-o", str(file)).returncode == 1
    assert file.read_text() == "kept"
