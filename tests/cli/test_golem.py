"""Golem in the terminal: a few turns in the house, and an owner who takes what they have told into the next match."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

from rich.console import Console

from automarium.cli.boards.golem import board
from automarium.core.match import Match
from automarium.games import game
from automarium.words import words
from tests.cli.conftest import Run

OWNER = ("new", "golem", "--set", "door=owner", "--set", "level=1", "--set", "tokens=red yellow blue", "--seed", "7")
SETUP_RU = """s7 +3р +1жёлтый
39 43 41 46
работа красный красный жёлтый голем синий чёрный артефакты белый белый обучение жел син бел | КЖ 1 1
"""
CARD_RU = "a7 золото 2 ш наибольшее левый правый чёрный белый\n"


def test_the_letters_of_marbles_are_explained() -> None:
    for lang, told in (("en", "K black"), ("ru", "Ч чёрный"), ("uk", "Чр чорний")):
        match = Match(game("golem").in_language(lang), None, "letters")
        page = StringIO()
        Console(width=100, file=page).print(board(match.state, words(lang, "golem")))
        assert told in page.getvalue()


def test_a_few_turns_in_the_house(run: Run) -> None:
    ran = run("new", "golem", "--seed", "7", typed="rabbi 6\nnobody\nwhy\nquit\n")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("These are not the printed cards") == 1
    for text in ("Round 1", "Turn 1 · Automa", "Turn 1 · you", "Turn 2 · Automa", "Which marble"):
        assert text in ran.stdout


def test_an_owner_types_in_their_own_language(run: Run) -> None:
    ran = run(*OWNER, typed=SETUP_RU + CARD_RU + "quit\n", lang="ru")
    assert ran.returncode == 0, ran.stderr
    assert "Карта первого хода: бонус действует только с уровня 2" in ran.stdout
    assert "Возьмите для Автомы красный шар из ряда работы" in ran.stdout


def test_what_an_owner_has_told_goes_into_the_next_match(run: Run, tmp_path: Path) -> None:
    run(*OWNER, typed=SETUP_RU + CARD_RU, lang="ru")
    pack = tmp_path / "mine.json"
    assert run("export", "--pack", "-o", str(pack)).returncode == 0
    told = json.loads(pack.read_text(encoding="utf-8"))
    assert told["cards"] == {"a7": "gold 2 m most left right black white"}
    assert told["starts"] == {"s7": "+3r+1yellow"}
    assert told["rows"]["golem-steps"] == "_ _ 1"
    assert told["characters"] == {"39": "RY 1"}
    known = SETUP_RU.replace("s7 +3р +1жёлтый", "s7").replace(" | КЖ 1 1", "")
    ran = run(*OWNER, "--pack", str(pack), typed=known + "a7\n", lang="ru")
    assert "Из вашей коробки программе известно: карт Автомы — 1" in ran.stdout
    assert "Вышла карта (бонус с уровня 2: слиток золота" in ran.stdout


def test_the_house_has_nothing_to_export(run: Run) -> None:
    run("new", "golem", "--seed", "7")
    ran = run("export", "--pack")
    assert ran.returncode == 1
    assert "learned nothing" in ran.stderr
