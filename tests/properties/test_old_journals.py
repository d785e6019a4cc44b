"""Matches as players have them on their shelves, saved by version 0.1.0: each still loads, to the same end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from automarium import GAMES, Match, game

JOURNALS = Path(__file__).parents[1] / "journals"


@pytest.mark.parametrize("id", GAMES)
def test_a_match_that_was_saved_still_loads(id: str) -> None:
    journals = (JOURNALS / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(journals) >= 30
    for text in journals:
        match = Match.load(text, game)
        saved = json.loads(text)
        assert (match.fingerprint(), match.answers, match.ask) == (saved["mark"], saved["answers"], None)
        again = json.loads(match.journal())
        assert {key: again[key] for key in ("rules", "mark")} == {key: saved[key] for key in ("rules", "mark")}
