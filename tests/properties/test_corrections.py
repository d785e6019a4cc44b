"""Corrections at every question, right in form and any in sense: taken or refused, and the match goes on to its end."""

from __future__ import annotations

import pytest

from tests.bots import LONG, cases, new, play_corrected

SEEDS = range(50 if LONG else 2)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_any_corrections_are_taken_or_refused(id: str, setup: dict[str, object], seed: int) -> None:
    sheet = play_corrected(new(id, setup, f"corrected {seed}"), f"corrected {seed}").sheet()
    assert sheet is not None
    assert sheet.final
