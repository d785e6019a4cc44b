"""What a hand types: any keyboard, any case of a noun, small words in between; and only what was meant is read."""

from __future__ import annotations

from typing import Any

import pytest

from automarium import GAMES, Match, Reports, game
from automarium.words import LANGUAGES, _fold, _tokens, _translated, words
from tests.bots import SETUPS, new, play


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


def turn(id: str) -> Match[Any]:
    """The first free turn of a match."""
    match = new(id, {"human": "taklons", "automa": "xenos"} if id == "gaia" else {}, "hand")
    while match.ask is not None and match.ask.id != "ask-turn":
        play(match, "hand", 1)
    return match


@pytest.mark.parametrize(
    ("id", "lang", "typed", "meant"),
    [
        ("gaia", "uk", "шахта 3-криж", "mine 3-ice"),
        ("gaia", "ru", "шахта 3-ледян", "mine 3-ice"),
        ("gaia", "en", "mi 3-ic", "mine 3-ice"),
        ("gaia", "uk", "пас лаб", "pass labs"),
        ("gaia", "ru", "пас лаб", "pass labs"),
        ("gaia", "en", "pass lab", "pass labs"),
        ("gaia", "uk", "пас торг станц", "pass stations"),
        ("scythe", "ru", "2 рабочих C1-C2", "worker C1-C2 2"),
        ("scythe", "uk", "2 робітники C1-C2", "worker C1-C2 2"),
        ("scythe", "en", "2 workers C1-C2", "worker C1-C2 2"),
        ("scythe", "ru", "робот C2-C3 2 рабочих", "mech C2-C3 2"),
        ("scythe", "uk", "мех C2-C3 2 робітників", "mech C2-C3 2"),
        ("scythe", "en", "mech C2-C3 2 workers", "mech C2-C3 2"),
    ],
)
def test_beginnings_and_counts_as_people_say_them(id: str, lang: str, typed: str, meant: str) -> None:
    match = turn(id)
    assert match.ask is not None
    assert words(lang, id).notation(match.ask, typed).casefold() == meant.casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_name_still_means_itself(id: str, lang: str) -> None:
    """Each option of each report and correction, typed by its name, is read as that option or as one called alike."""
    voice = words(lang, id)
    match = play(new(id, SETUPS[id][2], "hand"), "hand", 5)
    assert match.ask is not None
    shapes = [shape for shape in (match.ask.shape, match.ask.fixes) if isinstance(shape, Reports)]
    for report in (report for shape in shapes for report in shape.reports):
        tokens = [pair for field in report.fields for pair in _tokens(field.shape)]
        known = voice._vocabulary(tokens)
        names = {token: voice.say(label.id, label.args) for token, label in tokens}
        for token, name in names.items():
            said = _translated(name, known)
            assert said == token or _fold(names.get(said, "")) == _fold(name), (report.verb, name, said)


# --- the set-up ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_value_of_a_setting_by_its_name(id: str, lang: str) -> None:
    """Each choice, and each word of a text of one's own, as it is called, is read as itself or one called alike."""
    voice = words(lang, id)
    for one in game(id).settings:
        names = {choice: voice.say(f"setting-{one.id}-{choice}") for choice in one.choices}
        for choice, name in names.items():
            read_ = voice.setting(one, name.upper())
            assert read_ == choice or _fold(names.get(read_, "")) == _fold(name), (one.id, name, read_)
            assert voice.setting(one, choice) == choice
        if one.parts and one.join == " ":
            chosen = [part.options[at % len(part.options)] for at, part in enumerate(one.parts)]
            canonical = one.read(" ".join(word for word, _ in chosen)) if id != "gaia" or one.id != "map" else ""
            typed = ", ".join(voice.say(label.id, label.args) for _, label in chosen)
            assert not canonical or one.read(voice.setting(one, typed)) == canonical, (one.id, typed)


@pytest.mark.parametrize(
    ("lang", "id", "typed", "meant"),
    [
        ("uk", "human", "таклони", "taklons"),
        ("uk", "human", "Таклонів", "taklons"),
        ("uk", "human", "гадж", "hadsch-hallas"),
        ("ru", "automa", "ксеносы", "xenos"),
        ("ru", "level", "Тостер", "toaster"),
        ("en", "human", "Bal T’aks", "bal-taks"),
        (
            "uk",
            "boosters",
            "ПО за шахти, руда й знання, КУБ і кредити, дальність, етап",
            "mines knowledge qic range step",
        ),
        ("ru", "finals", "секторы спутники", "sectors satellites"),
        ("ru", "map", "3a0 1a0 5b0 6b0 7b0 4a0 2a0", "3a0 1a0 5b0 6b0 7b0 4a0 2a0"),
        ("ru", "deck", "1 2 4 -16", "1 2 4 -16"),
        ("en", "human", "martians", "martians"),
    ],
)
def test_a_setting_in_ones_own_words(lang: str, id: str, typed: str, meant: str) -> None:
    one = next(setting for setting in game("gaia").settings if setting.id == id)
    assert words(lang, "gaia").setting(one, typed) == meant
