"""What holds for every match of every game, however it is answered."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automarium.core.ask import Ask
from automarium.core.errors import Refusal
from automarium.core.match import Match, run
from automarium.games import game
from tests.bots import LONG, cases, human, new, play

CASES = list(cases())
MATCHES = 1000 if LONG else 40


@pytest.mark.parametrize(("id", "setup"), CASES)
def test_any_sequence_of_legal_answers_ends(id: str, setup: dict[str, object]) -> None:
    """A few dozen matches of every set-up, nearly a thousand in all; `make soak` plays many more."""
    found = game(id)
    read = found.setup(setup)
    for number in range(MATCHES):
        seed = f"ends {number}"
        sheet = found.sheet(run(found, read, seed, human(id, seed)))
        assert sheet is not None
        assert sheet.final


@pytest.mark.parametrize("id", ["gaia", "golem", "scythe"])
def test_without_a_reader_no_corrections_are_put_together(id: str) -> None:
    seat = human(id, "silent")

    def watched(ask: Ask[Any], table: Any) -> Any:
        assert table.looked_at is None or "reports" not in vars(table.looked_at)
        return seat(ask, table)

    table = run(game(id), {}, "silent", watched)
    assert table.tale.events == []


@pytest.mark.parametrize(("id", "setup"), CASES)
def test_a_match_played_in_text_is_the_match_played_in_values(id: str, setup: dict[str, object]) -> None:
    for number in range(3):
        seed = f"text {number}"
        match = play(new(id, setup, seed), seed)
        found = game(id)
        state = run(found, match.setup, seed, human(id, seed), telling=True, tracing=True)
        assert found.sheet(state) == match.sheet()


@pytest.mark.parametrize(("id", "setup"), CASES)
def test_save_and_load_at_every_ask(id: str, setup: dict[str, object]) -> None:
    match = new(id, setup, "save")
    while match.ask is not None:
        again = Match.load(match.journal(), game)
        assert again.fingerprint() == match.fingerprint()
        assert again.answers == match.answers
        assert again.ask is not None
        assert again.ask.id == match.ask.id
        play(match, f"save {len(match.answers)}", 1)
    assert Match.load(match.journal(), game).over


@pytest.mark.parametrize(("id", "setup"), CASES)
def test_undo_to_the_start_and_redo_to_the_end_is_the_identity(id: str, setup: dict[str, object]) -> None:
    match = play(new(id, setup, "undo"), "undo")
    marks = [match.fingerprint()]
    answers = list(match.answers)
    while match.answers:
        match.undo()
        marks.append(match.fingerprint())
    assert marks[-1] == new(id, setup, "undo").fingerprint()
    for mark in reversed(marks[:-1]):
        match.redo()
        assert match.fingerprint() == mark
    assert match.answers == answers
    assert match.undone == []


@settings(max_examples=20, deadline=None)
@given(st.data())
def test_going_anywhere_and_back_is_the_identity(data: st.DataObject) -> None:
    id, setup = data.draw(st.sampled_from(CASES))
    match = play(new(id, setup, "go"), "go", 40)
    mark, number = match.fingerprint(), len(match.answers)
    there = data.draw(st.integers(0, number))
    match.go(there)
    assert len(match.answers) == there
    assert match.fingerprint() == match.at(there).fingerprint()
    match.go(number)
    assert match.fingerprint() == mark
    assert match.undone == []


def test_go_beyond_the_end_is_refused() -> None:
    match = play(new(*CASES[0], "beyond"), "beyond", 5)
    mark = match.fingerprint()
    for number in (-1, 6, 1000):
        with pytest.raises(Refusal) as refused:
            match.go(number)
        assert refused.value.id == "answer-out-of-range"
    assert match.fingerprint() == mark


SCRIPT = """
import locale, sys
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    pass
from tests.bots import cases, new, play
print([play(new(id, setup, "same"), "same").fingerprint() for id, setup in cases()])
"""


def test_same_seed_same_match_in_any_locale_and_with_any_hash_seed() -> None:
    told = set()
    for lang, hash_seed in (("C", "0"), ("ru_RU.UTF-8", "1"), ("tr_TR.UTF-8", "12345")):
        env = {"LC_ALL": lang, "LANG": lang, "PYTHONHASHSEED": hash_seed, "PATH": "/usr/bin:/bin"}
        ran = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
        told.add(ran.stdout)
    assert told == {f"{[play(new(id, setup, 'same'), 'same').fingerprint() for id, setup in cases()]}\n"}


@pytest.mark.parametrize(("id", "setup"), CASES)
def test_the_journal_is_small_and_readable(id: str, setup: dict[str, object]) -> None:
    match = play(new(id, setup, "small"), "small")
    text = match.journal()
    assert len(text) < 40_000
    assert json.loads(text)["answers"] == match.answers
    assert all(f'"{answer}"' in text for answer in match.answers)
