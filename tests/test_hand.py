"""What a hand types: any keyboard, any case of a noun, small words in between; and only what was meant is read."""

from __future__ import annotations

from typing import Any

import pytest

from automarium import Match, Reports, game
from automarium.words import LANGUAGES, _fold, _tokens, words
from tests.bots import cases, new, play


def read(match: Match[Any], lang: str, typed: str) -> str:
    """What the ask makes of a typed line, in the notation."""
    assert match.ask is not None
    return match.ask.write(match.ask.parse(words(lang, match.game.id).notation(match.ask, typed)))


def led() -> Match[Any]:
    match = Match(game("redrising"), {"depth": "counted", "first": "human", "house": "mars"}, "hand")
    match.answer("4")
    return match


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("ru", "получить луну", "gain luna"),
        ("ru", "получить с луны", "gain luna"),
        ("ru", "приказ на марс", "lead mars"),
        ("ru", "ПРИКАЗ НА МАРСЕ", "lead mars"),
        ("uk", "отримати з місяця", "gain luna"),
        ("uk", "наказ на марсі", "lead mars"),
        ("en", "lead to Mars", "lead mars"),
        ("en", "gain from the deck", "gain deck"),
    ],
)
def test_a_noun_in_any_case(lang: str, typed: str, meant: str) -> None:
    assert read(led(), lang, typed) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["build С1 mill", "build с1 mill", "build c1 mill", "BUILD C1 MILL"])
def test_letters_that_look_alike_are_alike(lang: str, typed: str) -> None:
    match = Match(game("scythe"), {}, "hand")
    assert read(match, lang, typed) == "build C1 mill"
    assert match.ask is not None
    assert match.ask.write(match.ask.parse(typed.casefold())) == "build C1 mill"  # from a program as well


def test_a_name_with_a_letter_from_the_other_keyboard() -> None:
    assert read(led(), "ru", "получить мapc") == "gain mars"  # a, p and c are Latin


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_every_name_still_means_itself(id: str, setup: dict[str, object]) -> None:
    """Each option of each report, typed by its name, is read as that option or as one that is called alike."""
    match = play(new(id, setup, "hand"), "hand", 4)
    for _ in range(6):
        if match.ask is None:
            break
        for lang in LANGUAGES:
            voice = words(lang, id)
            for shape in (match.ask.shape, match.ask.fixes):
                if not isinstance(shape, Reports):
                    continue
                for report in shape.reports:
                    for token, label in (pair for field in report.fields for pair in _tokens(field.shape)):
                        name = voice.say(label.id, label.args)
                        line = voice._translate(f"{voice.say(report.label.id)} {name}", shape)
                        said = line.removeprefix(report.verb).strip()
                        alike = {
                            one
                            for field in report.fields
                            for one, other in _tokens(field.shape)
                            if _fold(voice.say(other.id, other.args)) == _fold(name)
                        }
                        assert said in alike or not _fold(name), (lang, report.verb, token, name, line)
        play(match, "hand", 1)
