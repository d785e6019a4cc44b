"""One alphabet for the hand: the letters of colours are the reader's own, on the board and in what is typed."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from automarium.cli.boards.golem import board
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.games import game
from automarium.games.golem.names import COLOURS
from automarium.games.golem.shapes import RoundLine
from automarium.words import LANGUAGES, words
from tests.rules.golem.kit import marbles, shows, table

KA = "\N{CYRILLIC CAPITAL LETTER KA}"


def turn(lang: str) -> tuple[Match[Any], Any]:
    """The human's turn with a marble of every colour in the Work row."""
    match = Match(game("golem"), {"tokens": "red yellow blue"}, "letters")
    match.answer("fix had automa -; fix marbles work RYBKW golem RYBWW; fix rabbi automa 1")
    return match, words(lang, "golem")


def read(match: Match[Any], voice: Any, typed: str) -> str:
    assert match.ask is not None
    return str(match.ask.write(match.ask.parse(voice.notation(match.ask, typed))))


SAID = {
    "ru": {
        "red": ("работа К", "работа к", "работа красный", "работа красного", "work R"),
        "yellow": ("работа Ж", "работа жел"),
        "blue": ("работа С", "работа C", "работа син"),  # the second is Latin
        "black": ("работа Ч", "работа K", "работа чёрные", "работа чер"),  # the second is Latin
        "white": ("работа Б", "работа W"),
    },
    "uk": {
        "red": ("робота Чв", "робота чв", "робота червона", "робота чер"),
        "yellow": ("робота Ж", "робота жовту"),
        "blue": ("робота С", "робота синя"),
        "black": ("робота Чр", "робота чорну", "робота K"),
        "white": ("робота Б", "робота білих"),
    },
    "en": {
        "red": ("work R", "work r"),
        "black": ("work K",),
        "blue": ("work b", "work \N{CYRILLIC CAPITAL LETTER VE}"),
    },
}
READ = [(lang, typed, colour) for lang, said in SAID.items() for colour, lines in said.items() for typed in lines]


@pytest.mark.parametrize(("lang", "typed", "colour"), READ, ids=[f"{lang} {typed}" for lang, typed, _ in READ])
def test_a_colour_by_its_letter_or_its_word(lang: str, typed: str, colour: str) -> None:
    match, voice = turn(lang)
    assert read(match, voice, typed) == f"work {colour}"


@pytest.mark.parametrize(("lang", "typed"), [("uk", f"робота {KA}"), ("en", f"work {KA}"), ("uk", "робота Ч")])
def test_what_could_be_two_colours_is_asked_and_not_guessed(lang: str, typed: str) -> None:
    match, voice = turn(lang)
    assert match.ask is not None
    with pytest.raises(Refusal) as found:
        read(match, voice, typed)
    assert found.value.id in ("letters-ambiguous", "letters-bad")
    assert (found.value.id == "letters-ambiguous") == (KA in typed)
    assert voice.refusal(found.value)
    with pytest.raises(Refusal, match="letters-ambiguous"):
        match.ask.parse(f"work {KA.casefold()}")  # from a program as well


LINES = [
    ("ru", "работа ККЖ голем СЧ артефакты ББ обучение ЖСБ", "work RRY golem BK artifacts WW study YBW"),
    ("ru", "работа К К жёлтый голем сч артефакты WW обучение YCБ", "work RRY golem BK artifacts WW study YBW"),
    ("uk", "робота ЧвЧвЖ голем СЧр артефакти ББ навчання ЖСБ", "work RRY golem BK artifacts WW study YBW"),
    ("en", "work RRY golem BK artifacts WW study YBW", "work RRY golem BK artifacts WW study YBW"),
]


@pytest.mark.parametrize(
    ("lang", "typed", "meant"), LINES, ids=[f"{lang} {at}" for at, (lang, _, _) in enumerate(LINES)]
)
def test_a_line_of_letters_is_told_in_words(lang: str, typed: str, meant: str) -> None:
    match = Match(game("golem"), {"door": "owner"}, "letters")
    match.answer("s1 +3r; s2 +3r; 39 43 41 46")
    voice = words(lang, "golem")
    card = {"ru": " | КЖ 2 1", "uk": " | ЧвЖ 2 1", "en": " | RY 2 1"}[lang]
    typed, meant = typed + card, f"{meant} | RY 2 1"
    assert read(match, voice, typed) == meant
    assert match.ask is not None
    assert isinstance(match.ask.shape, RoundLine)
    told = voice.show(match.ask.shape.in_words(match.ask.shape.parse(meant)))
    assert "2" in told
    assert "RRY" not in told


def test_the_signs_of_a_character_and_golems_on_the_map() -> None:
    match, voice = turn("ru")
    assert read(match, voice, "правка персонаж 39 КС 2") == "fix character 39 RB 2"
    assert read(match, voice, "правка големы К4 ж1- С10") == "fix golems red4,yellow1-,blue10"
    assert read(match, voice, "правка взято вы К Б") == "fix had human-1 red,white"
    assert read(match, voice, "правка шар работа К +1") == "fix marble work red 2"
    assert match.ask is not None
    assert voice.spoken(match.ask, "fix character 39 RB 2").startswith("Исправлено: персонаж 39 — ")
    ukrainian = words("uk", "golem")
    assert read(match, ukrainian, "правка персонаж 39 ЧвС 2") == "fix character 39 RB 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_the_readers_letters(lang: str) -> None:
    t, voice = table(), words(lang, "golem")
    marbles(t, "work RYBKW")
    shows(t, COLOURS[0], COLOURS[1], 2)
    console = Console(width=160, file=None, record=True, quiet=False)
    with console.capture() as shown:
        console.print(board(t, voice))
    own = [voice.say(f"letter-{colour}") for colour in COLOURS]
    assert " ".join(own) in shown.get()
    assert f"{own[0]}{own[1]} +2" in shown.get()


@pytest.mark.parametrize(
    ("lang", "typed", "read_as"),
    [
        *(("ru", line, "fix holds a2") for line in ("правка жетон-автомы a2", "правка держит a2")),
        *(("ru", line, "fix cauldron 3 3 2 2") for line in ("правка места-слитков 3 3 2 2", "правка котлы 3 3 2 2")),
        *(("uk", line, "fix holds a2") for line in ("правка жетон-автоми a2", "правка тримає a2")),
        *(("uk", line, "fix bottom kill") for line in ("правка найнижча-комірка вбити", "правка низ убити")),
        *(("uk", line, "fix cauldron 3 3 2 2") for line in ("правка місця-злитків 3 3 2 2", "правка казани 3 3 2 2")),
        *(("uk", f"правка {one} голем ні", "fix exhausted golem no") for one in ("завершено", "вичерпано")),
        *(("uk", f"правка {one} автома ви", "fix order automa,human-1") for one in ("черговість", "черга")),
        *(("ru", line, "fix tile 2 r05") for line in ("правка жетон 2 r05", "правка жетон 2 убийство голема")),
        *(("ru", f"правка эффект {one} +2р", "fix effect character-39 +2r") for one in ("персонаж-39", "character-39")),
        *(("ru", f"правка карта c1 {one}", "fix card c1 r45321 b24531") for one in ("р45321 к24531", "r45321 b24531")),
        *(("uk", f"правка карта c1 {one}", "fix card c1 left black") for one in ("ліва чорна", "лівий чорний")),
    ],
)
def test_a_word_of_the_language_or_the_one_it_had_before(lang: str, typed: str, read_as: str) -> None:
    assert read(*turn(lang), typed) == read_as


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("ru", "ЖЖС", "«ЖЖС»: начните с ряда"),
        ("ru", "Б", "«Б»: начните с ряда"),
        ("uk", "ЖЖС", "«ЖЖС»: почніть із ряду"),
        ("en", "yyb", "“yyb”: begin with a row"),
        ("ru", "правка персонаж 39 КК", "«КК»: ожидаются два цвета районов"),
    ],
)
def test_a_refusal_says_back_what_was_typed_and_not_our_letters(lang: str, typed: str, said: str) -> None:
    match = Match(game("golem"), {"door": "owner"}, "letters")
    match.answer("s1 +3r; s2 +3r; 39 43 41 46")
    voice = words(lang, "golem")
    with pytest.raises(Refusal) as found:
        match.answer(typed, voice.notation)
    assert voice.refusal(found.value).startswith(said)
