"""Answers that can be counted out: each can be written and read, and what a player says is among them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from automarium import Ask, Match, Number, Several, Stream
from tests.bots import LONG, cases, human, new, play

ANSWERS, EACH = (100 if LONG else 10), 8  # `make soak` gives the many


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_legal_answers(id: str, setup: dict[str, object]) -> None:
    match, player, stream = new(id, setup, "legal"), human(id, "legal"), Stream("legal", id)
    counted = 0
    for _ in range(ANSWERS):
        if match.ask is None:
            break
        said = player(match.ask, match.state)
        legal = match.ask.legal()
        if legal is not None:
            counted += 1
            assert said in legal
            assert legal
            for one in (stream.pick(legal) for _ in range(EACH)):
                assert match.ask.parse(match.ask.write(one)) == one
        match.answer(match.ask.write(said))
    lines = setup.get("door") == "owner"  # what is printed in a box is told in lines
    assert counted or id == "scythe" or lines  # a free turn of Scythe has too many moves


def test_what_cannot_be_counted_out() -> None:
    wide: Ask[Any] = Ask("ask", "human", Several(Number(0, 9), 0, 6))  # type: ignore[arg-type]
    assert wide.legal() is None
    few: Ask[Any] = Ask("ask", "human", Several(Number(0, 1), 0, 2))  # type: ignore[arg-type]
    assert few.legal() == ((), (0,), (1,), (0, 0), (0, 1), (1, 0), (1, 1))


@pytest.mark.parametrize("made", [Match.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_a_match_of_its_own(made: Any) -> None:
    match = play(new("redrising", {}, "copy"), "copy", 6)
    undone = match.undo()
    other = made(match)
    before = match.fingerprint()
    assert (other.fingerprint(), other.undone) == (before, [undone])
    play(other, "other way", 3)
    assert match.fingerprint() == before != other.fingerprint()
    assert match.redo() == undone


def test_what_cannot_be_copied_says_so() -> None:
    match = new("scythe", {}, "copy")
    with pytest.raises(TypeError, match="journal"):
        pickle.dumps(match)
    for made in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="copy the match"):
            made(match.state)
