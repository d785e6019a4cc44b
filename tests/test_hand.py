"""What a hand types: any keyboard, any case of a noun, small words in between; and only what was meant is read."""

from __future__ import annotations

from typing import Any

import pytest

from automarium import Match, Report, Reports, game
from automarium.words import LANGUAGES, Words, _fold, _tokens, words
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


READ: set[object] = set()


def read_back(voice: Words, shape: Reports, report: Report, names: tuple[tuple[str, str], ...]) -> None:
    alike: dict[str, set[str]] = {}
    for token, name in names:
        alike.setdefault(_fold(name), set()).add(token)
    for token, name in names:
        line = voice._translate(f"{voice.say(report.label.id)} {name}", shape)
        said = line.removeprefix(report.verb).strip()
        assert said in alike[_fold(name)] or not _fold(name), (voice.lang, report.verb, token, name, line)


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
                if isinstance(shape, Reports):
                    verbs = tuple(report.verb for report in shape.reports)
                    for report in shape.reports:
                        tokens = [pair for field in report.fields for pair in _tokens(field.shape)]
                        names = tuple((token, voice.say(label.id, label.args)) for token, label in tokens)
                        if (voice, verbs, report.verb, names) not in READ:  # the same words are read the same way
                            READ.add((voice, verbs, report.verb, names))
                            read_back(voice, shape, report, names)
        play(match, "hand", 1)
