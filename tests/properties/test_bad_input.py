"""Bad input by the hundred: a clear refusal in every language, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automarium.core.errors import BadJournal, Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games import game
from automarium.words import LANGUAGES, words
from tests.bots import cases, new, play

CASES = list(cases())


def refused(match: Match[Any], text: str) -> bool:
    """Answers; when refused, checks that the refusal can be said and that the match is as it was."""
    mark, answers, undone = match.fingerprint(), list(match.answers), list(match.undone)
    try:
        match.answer(text)
    except Refusal as refusal:
        told = [words(lang, match.game.id).refusal(refusal) for lang in LANGUAGES]
    else:
        match.go(len(answers))
        match.back.clear()
        return False
    assert all(told)
    assert (match.fingerprint(), match.answers, match.undone) == (mark, answers, undone)
    return True


@pytest.mark.parametrize(("id", "setup"), CASES)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=40), number=st.integers(0, 12))
def test_any_text_is_an_answer_or_refused(id: str, setup: dict[str, object], text: str, number: int) -> None:
    refused(play(new(id, setup, "text"), "text", number), text)


@pytest.mark.parametrize("digits", [16, 30, 1000, 1999])
def test_a_number_of_many_digits(digits: int) -> None:
    assert refused(new("redrising", {}, "digits"), "9" * digits)


@pytest.mark.parametrize(("id", "setup"), CASES)
def test_words_of_the_notation_in_any_order(id: str, setup: dict[str, object]) -> None:
    """Random sentences out of the right words get further than random letters do."""
    stream = Stream("sentences", id)
    match = new(id, setup, "sentences")
    refusals = 0
    for number in range(40):
        if match.ask is None:
            break
        vocabulary = [
            *words("en", id).completions(match.ask),
            *["0", "1", "2", "3", "7", "10", "11", "-1", "+2", "99", ";", "fix"],
        ]
        for _ in range(3):
            text = " ".join(stream.pick(vocabulary) for _ in range(1 + stream.below(5)))
            refusals += refused(match, text)
        play(match, f"sentences {number}", 1)
    assert refusals > 20


@pytest.mark.parametrize(
    "number", ["-1", "9", "999999999999999999999", "1.5", "٣", "1e3", "four", "", "0x3", "NaN", "+-2"]
)
def test_wrong_numbers(number: str) -> None:
    match = new("redrising", {"depth": "counted"}, "number")
    if number == "٣":  # a digit of another script is a digit: it counts as 3
        match.answer(number)
        assert match.answers == ["3"]
    else:
        assert refused(match, number)


def test_a_line_of_answers_goes_in_whole_or_not_at_all() -> None:
    match = new("redrising", {"first": "human", "house": "mars"}, "line")
    match.answer("4")
    mark = match.fingerprint()
    with pytest.raises(Refusal):
        match.answer("lead mars; helium +1; gain mars")
    assert match.fingerprint() == mark
    match.answer("lead mars; helium +1; gain luna")
    assert match.answers == ["4", "lead mars", "helium 1", "gain luna"]


def test_a_very_long_answer() -> None:
    match = new("redrising", {}, "long")
    with pytest.raises(Refusal) as long:
        match.answer("x" * 100_000)
    assert long.value.id == "answer-too-long"


# --- journals ---

JOURNALS = [play(new(id, setup, "journal"), "journal", 25).journal() for id, setup in CASES]


@pytest.mark.parametrize("journal", JOURNALS)
def test_truncated_journals(journal: str) -> None:
    for end in range(0, len(journal) - 2, max(1, len(journal) // 60)):
        with pytest.raises(BadJournal):
            Match.load(journal[:end], game)


@pytest.mark.parametrize("journal", JOURNALS)
def test_edited_journals(journal: str) -> None:
    """One character changed anywhere: the match is the same in everything that matters, or it is refused."""
    stream = Stream("edited", journal[:40])
    mark, rules = Match.load(journal, game).fingerprint(), json.loads(journal)["rules"]
    for _ in range(60):
        at = stream.below(len(journal))
        letter = stream.pick('abc019-" {}[],:')
        try:
            match = Match.load(journal[:at] + letter + journal[at + 1 :], game)
        except Refusal:
            continue
        assert match.fingerprint() == mark or match.setup.rules < rules  # then it is an older match


WRONG: tuple[object, ...] = (None, 7, "x", [], {}, [1], ["bad"], {"a": 1})
# any object of fingerprints, and any number of rules, is accepted from a match that replays identically
FINE: dict[str, tuple[object, ...]] = {"packs": ({}, {"a": 1}), "rules": (7,)}


@pytest.mark.parametrize("key", ["automarium", "game", "rules", "packs", "setup", "seed", "mark", "answers"])
def test_journals_with_a_wrong_field(key: str) -> None:
    for value in WRONG:
        if value not in FINE.get(key, ()):
            with pytest.raises(Refusal):
                Match.load(json.dumps({**json.loads(JOURNALS[0]), key: value}), game)


def test_a_journal_of_other_rules_that_replays_is_read() -> None:
    data = json.loads(JOURNALS[0])
    data["rules"] = 99
    assert Match.load(json.dumps(data), game).answers == data["answers"]


def test_a_journal_of_other_rules_that_does_not_replay_is_refused() -> None:
    data = json.loads(JOURNALS[0])
    data["rules"] = 99
    data["mark"] = "0" * 16
    with pytest.raises(BadJournal) as bad:
        Match.load(json.dumps(data), game)
    assert bad.value.id == "journal-other-rules"


def test_a_journal_of_another_pack_that_does_not_replay_is_refused() -> None:
    data = json.loads(JOURNALS[0])
    data["packs"] = dict.fromkeys(data["packs"], "0" * 12)
    data["mark"] = "0" * 16
    with pytest.raises(BadJournal) as bad:
        Match.load(json.dumps(data), game)
    assert bad.value.id == "journal-other-pack"


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "1", '"x"', "[" * 5000, "{" * 5000, '{"automarium": 2}'])
def test_files_that_are_no_journals(text: str) -> None:
    with pytest.raises(BadJournal):
        Match.load(text, game)


# --- settings ---


@pytest.mark.parametrize(
    ("key", "value"), [("level", "7"), ("level", ""), ("depth", "deep"), ("priorities", "ABCC"), ("x", 1)]
)
def test_bad_settings(key: str, value: object) -> None:
    with pytest.raises(Refusal) as bad:
        game("redrising").setup({key: value})
    for lang in LANGUAGES:
        assert words(lang, "redrising").refusal(bad.value)


@pytest.mark.parametrize("seed", ["", "x" * 65, "a\nb"])
def test_bad_seeds(seed: str) -> None:
    with pytest.raises(Refusal):
        new("redrising", {}, seed)
