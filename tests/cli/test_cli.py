"""The program as a user meets it, without a terminal; a few times as a process of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from automarium.games import game
from automarium.games.redrising.scoring import hand_now
from automarium.words import LANGUAGES, words
from tests.bots import new, play
from tests.cli.conftest import Run

NEW = ("new", "redrising", "--seed", "7", "--set", "first=automa", "--set", "house=mars")
TURN = "4\nlead mars; gain luna\n"


def test_a_few_turns_through_a_pipe(process: Run) -> None:
    ran = process(*NEW, typed=TURN + "quit\n")
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "\x1b" not in ran.stdout
    for text in ("Set-up", "Turn 1 · Automa", "Turn 2 · Automa", "Take the Sovereign token", "automarium resume"):
        assert text in ran.stdout


def test_a_pipe_that_ends_does_not_hang_and_loses_nothing(process: Run, run: Run) -> None:
    assert process(*NEW, typed=TURN).returncode == 0
    assert "Turn 2: did you lead" in run("show").stdout
    assert process().returncode == 0  # nobody there to choose a game


def test_resume_goes_on(run: Run) -> None:
    run(*NEW, typed="4\n")
    ran = run("resume", typed="lead mars\ngain luna\n")
    assert "Turn 2 · Automa" in ran.stdout


def test_a_mistake_is_told_and_play_goes_on(run: Run) -> None:
    ran = run(*NEW, typed="4\nlead pluto\nlead mars; gain mars\nlead mars; gain luna\n")
    assert "Expected: Jupiter, Mars, Luna, Institute" in ran.stdout
    assert "You led on Mars, so you must gain elsewhere" in ran.stdout
    assert "Turn 2 · Automa" in ran.stdout


def test_commands_on_a_match(run: Run) -> None:
    run(*NEW, typed=TURN)
    id = run("list").stdout.split()[0]
    assert "the card shows the" in run("why", id).stdout
    assert "R-75" in run("why", "--all").stdout
    history = run("history").stdout
    assert [line.split()[0] for line in history.splitlines()] == ["1", "2", "3"]
    assert "Sovereign" in run("score").stdout
    assert "What did the ability do" in run("undo").stdout
    assert "Turn 2: did you lead" in run("redo").stdout
    assert "have an even core value" in run("go", "0").stdout
    assert "Turn 2: did you lead" in run("go", "3").stdout
    assert "have an even core value" in run("show", "--at", "0").stdout
    assert "You keep the Sovereign token" in run("answer", id, "scout", "luna").stdout
    assert "[R-75]" in run("replay", "--why").stdout
    assert "has been removed" in run("remove", id).stdout
    assert "no matches yet" in run("list").stdout


def test_export_and_import(run: Run, tmp_path: Path) -> None:
    run(*NEW, typed=TURN)
    file = tmp_path / "match.json"
    assert run("export", "-o", str(file)).returncode == 0
    assert json.loads(file.read_text())["answers"] == ["4", "lead mars", "gain luna"]
    assert run("export").stdout == file.read_text()
    assert run("export", "--text", lang="ru").stdout.startswith("Алое восстание")
    assert run("import", str(file)).returncode == 0
    assert len(run("list").stdout.splitlines()) == 2


def test_files_that_cannot_be_used(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(b"\xff\xfe{")
    large = tmp_path / "large.json"
    large.write_text(" " * (5 * 1024 * 1024))
    for arguments in (
        ("import", str(tmp_path / "none.json")),
        ("import", str(bad)),
        ("import", str(large)),
        ("import", str(tmp_path)),
        ("new", "redrising", "--pack", str(bad)),
        ("export", "-o", str(tmp_path / "no" / "folder")),
    ):
        ran = run(*arguments)
        assert (ran.returncode, ran.stdout) == (1, "")
        assert ran.stderr.strip()
        assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("new", "chess"),
        ("new", "redrising", "--set", "level=9"),
        ("new", "redrising", "--set", "level"),
        ("new", "redrising", "--set", "colour=red"),
        ("new", "redrising", "--seed", ""),
        ("resume", "ffff"),
        ("show",),
        ("undo",),
        ("rules", "chess"),
        ("--lang", "xx", "list"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_end_with_status_1_and_a_sentence(run: Run, arguments: tuple[str, ...], lang: str) -> None:
    ran = run(*arguments, lang=lang)
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert ran.stderr.strip().endswith((".", "!"))
    assert any("а" <= letter <= "я" for letter in ran.stderr) == (lang != "en")


def test_an_owners_deck(run: Run, tmp_path: Path) -> None:
    signs = [("M", "A", "<", "*"), ("J", "B", ">", "-"), ("ru:В", "ru:Г", "<", "x")]
    rows = [",".join((str(n), *signs[n % 3])) for n in range(1, 23)]
    file = tmp_path / "deck.csv"
    file.write_text("\n".join(["# my box", "n,deploy,gain,arrow,extra", *rows]), encoding="utf-8")
    ran = run("new", "redrising", "--pack", str(file), typed="4\n")
    assert "your own list" in ran.stdout
    assert "letter A is used most often" in ran.stdout
    file.unlink()
    assert "Turn 1: did you lead" in run("resume").stdout  # the match keeps the list


def test_an_owners_names_beside_an_owners_deck(run: Run, tmp_path: Path) -> None:
    deck, names = tmp_path / "deck.csv", tmp_path / "names.json"
    rows = [f"{n},M,A,<,*" for n in range(1, 23)]
    deck.write_text("\n".join(["n,deploy,gain,arrow,extra", *rows]), encoding="utf-8")
    head = {"pack": "redrising.names", "version": 1, "status": "owner", "source": "my box", "language": "ru"}
    names.write_text(json.dumps(head | {"names": {"dancer": "Плясун"}}), encoding="utf-8")
    known = ("--set", "depth=known", "--pack", str(deck), "--pack", str(names))
    run("new", "redrising", *known, typed="плясун дэрроу\n", lang="ru")
    for command in ("history", "show"):
        assert "Плясун" in run(command, lang="ru").stdout
        assert "Dancer" in run(command, lang="en").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_players_language(run: Run, lang: str) -> None:
    told = run("--help", lang=lang).stdout
    assert words(lang).say("cli-help").split()[0] in told
    assert words(lang).say("cli-new-help") in told
    assert "cli-" not in told
    assert "cli-" not in run("new", "--help", lang=lang).stdout


def test_the_option_wins_over_the_environment(run: Run) -> None:
    assert "Начать партию" in run("--lang", "ru", "--help").stdout
    assert "Партій ще немає" in run("--lang=uk", "list").stdout


def test_typing_in_ones_own_language(process: Run, run: Run) -> None:
    ran = process(*NEW, typed="4\nприказ марс; получить луна\nправка гелий автомус 4\nпочему\nвыход\n", lang="ru")
    assert "Ход 2 · Автомус" in ran.stdout
    assert "[green]" not in ran.stdout
    ran = run(*NEW, typed="4\nнаказ марс; отримати місяць\nвихід\n", lang="uk")
    assert "Хід 2 · Автомус" in ran.stdout


def test_settings_in_ones_own_language(run: Run) -> None:
    ran = run("new", "gaia", "--set", "human=таклони", "--set", "automa=Геодени", "--set", "map=default", lang="uk")
    assert "таклони" in ran.stdout
    setup = json.loads(run("export").stdout)["setup"]
    assert (setup["human"], setup["automa"]) == ("taklons", "geodens")
    ran = run("new", "gaia", "--set", "human=марсіани", lang="uk")
    assert (ran.returncode, "марсіани" in ran.stderr) == (1, True)
    assert run("simulate", "gaia", "-n", "1", "--set", "level=Тостер", lang="ru").returncode == 0


def test_a_setting_that_is_asked_for_in_ones_own_language(run: Run) -> None:
    asked = [one.id for one in game("gaia").settings]
    run(typed="\n".join(["3", "2", *("амбаси" if id == "human" else "" for id in asked), ""]), lang="uk")
    assert json.loads(run("export").stdout)["setup"]["human"] == "ambas"


def test_rules_and_settings(run: Run) -> None:
    assert run("rules", "redrising", "r-77").stdout.split()[0] == "R-77"
    assert len(run("rules", "redrising").stdout.splitlines()) > 140
    assert "transcription" in run("settings", "redrising").stdout


def test_alone_it_asks_what_to_play(run: Run) -> None:
    ran = run(typed="1\n1\n4\nquit\n")
    assert "What shall we play?" in ran.stdout
    assert "Set-up" in ran.stdout
    settings = "\n".join(["1", "2", "3", *[""] * 14])  # the third level, then defaults
    assert "Set-up" in run(typed=f"2\n2\n{settings}\n").stdout


def test_a_mistake_ends_a_process_with_status_1(process: Run) -> None:
    ran = process("new", "chess", lang="uk")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "chess" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_version(run: Run) -> None:
    assert run("--version").stdout.startswith("automarium ")


def test_a_number_is_a_text_of_ones_own_where_one_can_be_given(run: Run) -> None:
    """The red zone of Golem up to 1: not the first of the choices."""
    asked = [one.id for one in game("golem").settings if one.id not in ("automa-deck", "survey")]  # those of the house
    typed = ["1" if id == "red-zone" else "" for id in asked]
    run(typed="\n".join(["4", "2", *typed, ""]))
    assert json.loads(run("export").stdout)["setup"]["red-zone"] == "1"


def test_a_whole_match_on_the_screen(run: Run) -> None:
    """The hand with what it is worth, what the tops would bring, and every answer as it is typed; to the end."""
    match = new("redrising", {"depth": "screen", "first": "human"}, "7")
    held = hand_now(match.state)
    play(match, "terminal")
    ran = run(
        *("new", "redrising", "--seed", "7", "--set", "depth=screen", "--set", "first=human"),
        typed="\n".join((*match.answers, "")),
    )
    assert ran.returncode == 0
    assert f"Your hand ({len(held.cards)}): {held.total} points" in ran.stdout
    assert all(f"{one.character.name}" in ran.stdout for one in held.cards)
    assert re.search(r"\([+−]\d+\)", ran.stdout)  # what a top card would bring
    totals = match.sheet().totals  # type: ignore[union-attr]
    assert re.search(rf"total\s+{totals[0]}\s+{totals[1]}", ran.stdout.replace("−", "-"))
