"""Every answer that a player can give can be put together by taps, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Ask
from automarium.web.compose import Composer, compose
from tests.bots import cases, human, new

ANSWERS = 120


def path(ask: Ask[Any], text: str) -> list[tuple[str, ...]] | None:
    """The taps that lead to an answer, or None: at each step the choice that goes furthest into it."""
    wanted = " ".join(text.replace(",", " ").casefold().split())
    said: tuple[str, ...] = ()
    taps = [said]
    while len(taps) < 40:
        made = compose(ask, said)
        if gives(made, wanted):
            return taps
        onward = [one.say for one in made.choices if one.say and wanted.startswith(" ".join(one.say).casefold())]
        onward = [one for one in onward if one != said]
        if made.number is not None and made.goes_on:  # a number that is typed, and more after it
            onward.append((*said, wanted.split()[len(said)]))
        if not onward:
            return None
        said = max(onward, key=lambda one: len(" ".join(one)))
        taps.append(said)
    return None


def gives(made: Composer, wanted: str) -> bool:
    """Whether the answer can be given now: by a button, as a number, or typed where a line is typed."""
    answers = [made.answer, *(choice.answer for choice in made.choices)]
    number = (
        made.number is not None
        and not made.goes_on
        and wanted.rsplit(" ", 1)[0] in (" ".join(made.said).casefold(), wanted)
    )
    return wanted in [one.casefold() for one in answers if one] or number or made.line


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_every_answer_can_be_tapped(id: str, setup: dict[str, object]) -> None:
    match = new(id, setup, "taps")
    answerer = human(id, "taps")
    for _ in range(ANSWERS):
        if match.ask is None:
            break
        text = match.ask.write(answerer(match.ask, match.state))
        assert path(match.ask, text) is not None, (match.ask.id, text)
        match.answer(text)


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_every_correction_can_be_begun_by_taps(id: str, setup: dict[str, object]) -> None:
    match = new(id, setup, "fix")
    assert match.ask is not None
    assert match.ask.fixes is not None
    verbs = compose(match.ask, ["fix"]).choices
    assert len(verbs) == len(match.ask.fixes.reports)
    for choice in verbs:
        if choice.say:
            made = compose(match.ask, choice.say)
            assert made.choices or made.number or made.answer or made.line, choice.say


def test_a_place_tapped_first_shows_what_can_be_done_there() -> None:
    match = new("redrising", {"first": "human"}, "place")
    match.answer("4")
    assert match.ask is not None
    *reports, fix = compose(match.ask, ["mars"]).choices
    assert [choice.answer for choice in reports] == ["lead mars", "scout mars", "gain mars"]
    assert fix.say == ("fix", "mars")  # what lies there can be corrected as well
    assert compose(match.ask, fix.say).choices


def test_words_that_mean_nothing_lead_nowhere() -> None:
    for id, setup in cases():
        match = new(id, setup, "nowhere")
        assert match.ask is not None
        compose(match.ask, ["no", "such", "words"])
        compose(match.ask, ["fix", "nothing"])
