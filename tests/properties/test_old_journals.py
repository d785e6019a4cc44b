"""Matches as players have them on their shelves, saved by version 0.1.0, of Red Rising also by its rules 2 to 6, and of
Gaia Project by its rules 2: each still loads, and goes the same way."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from automarium import GAMES, Match, game
from automarium.core.tale import Kind
from tests.bots import play

JOURNALS = Path(__file__).parents[1] / "journals"


def _hash(lines: Iterable[object]) -> str:
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()[:16]


def way(match: Match[Any]) -> dict[str, object]:
    """What a match must do as it did: the questions, the orders, the points. The words around them may be others."""
    sheet = match.sheet()
    assert sheet is not None
    orders = [event for event in match.tale.events if event.kind is Kind.ORDER]
    return {
        "asked": _hash(f"{step.ask.id} {step.seat}" for step in match.steps),
        "orders": _hash(f"{order.id} {sorted(order.args.items())}" for order in orders),
        "totals": list(sheet.totals),
    }


@pytest.mark.parametrize("id", GAMES)
def test_a_match_that_was_saved_still_loads(id: str) -> None:
    journals = (JOURNALS / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(journals) >= 30
    for text in journals:
        saved = json.loads(text)
        match = Match.load(text, game)
        assert (match.answers, match.ask, way(match)) == (saved["answers"], None, saved["way"])
        assert json.loads(match.journal())["rules"] == saved["rules"]


@pytest.mark.parametrize("id", ["gaia", "redrising"])
def test_there_are_matches_of_every_older_version_of_the_rules(id: str) -> None:
    journals = (JOURNALS / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert {json.loads(text)["rules"] for text in journals} == {*range(1, game(id).rules)}


def test_a_match_of_older_rules_is_played_on_by_them() -> None:
    for number, text in enumerate((JOURNALS / "redrising.jsonl").read_text(encoding="utf-8").splitlines()):
        saved = json.loads(text)
        begun = {**saved, "answers": saved["answers"][: len(saved["answers"]) // 2]}
        match = play(Match.load(json.dumps(begun), game), f"played on {number}")
        assert (match.over, match.setup.rules) == (True, saved["rules"])
