"""What a person meets in the terminal: orders next to the question, the board when asked for, words and no notation."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from automarium.core.text import seen
from automarium.words import LANGUAGES, words
from tests.cli.conftest import Run

MAP = "│A1 ▲"


def test_the_board_comes_at_the_beginning_and_on_request_only(run: Run) -> None:
    new = ("new", "scythe", "--seed", "7")
    assert run(*new, typed="end\n").stdout.count(MAP) == 1
    assert run(*new, typed="end\nboard\n").stdout.count(MAP) == 2


def test_orders_are_the_last_thing_before_the_question(run: Run) -> None:
    told = run("new", "scythe", "--seed", "7", typed="end\n", lang="ru").stdout
    last = told.rindex("Что изменилось за ваш ход?")
    assert told.index(MAP) < told.index("▶ Дайте Автоме планшет") < told.rindex("▶ ", 0, last) < last
    assert len(told[told.rindex("▶ ", 0, last) : last].splitlines()) <= 5


def test_history_and_transcript_speak_the_readers_words(run: Run) -> None:
    run("new", "scythe", "--seed", "7", typed="hero base-F4\nend\nhero F4-E4\nundo\n")
    for lang, command in (("ru", "history"), ("uk", "replay")):
        told = run(command, lang=lang).stdout
        assert "геро" in told.casefold()
        assert "hero" not in told
        assert "base" not in told
    assert "отменено" in run("history", lang="ru").stdout


def test_what_was_undone_is_said_in_words(run: Run) -> None:
    told = run(
        "new", "redrising", "--seed", "1", "--set", "first=human", typed="4\nlead mars\nundo\n", lang="ru"
    ).stdout
    assert "lead mars" not in told


def test_settings_stand_in_columns(run: Run) -> None:
    """However long a choice is, what it means begins in the same column."""
    for game in ("scythe", "gaia", "golem", "redrising"):
        rows = [line for line in run("settings", game).stdout.splitlines() if line.startswith("   ")]
        columns = {len(row) - len(row[6:].split("  ", 1)[1].lstrip()) for row in rows if "  " in row[6:].rstrip()}
        assert len(columns) == 1


def test_what_is_typed_is_never_markup_and_never_steers_the_terminal(run: Run) -> None:
    """Not `[/x]`, which closes what was never opened, nor a link, nor what begins with an escape."""
    typed = [
        "[/x]",
        "[link=http://evil.example]x[/link]",
        "[bold]x",
        ":smile:",
        "\x1b[2J",
        "\x9b31m",
        "\u202eabc",
        "\ud800",
    ]
    told = run("new", "scythe", "--seed", "7", typed="\n".join([*typed, "end"])).stdout
    for one in typed[:4]:
        assert f"“{one}”" in told
    assert told == seen(told)
    assert "Turn 2" in told


def test_bytes_that_are_no_text_do_not_stop_the_program(home: Path) -> None:
    env = {**os.environ, "AUTOMARIUM_HOME": str(home), "AUTOMARIUM_LANG": "en", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "automarium", "new", "scythe", "--seed", "7"]
    ran = subprocess.run(command, input=b"\xff\xfe\nend\nquit\n", env=env, capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Turn 2" in ran.stdout


def test_controls_in_names_of_files_and_settings_are_not_printed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "\x1b[31m[x].json"
    file.write_text('{"automarium": 1, "game": "\x9b[x]"}', encoding="utf-8")
    for arguments in (
        ("import", str(file)),
        ("import", str(file) + "none"),
        ("new", "scythe", "--pack", str(file)),
        ("new", "\x1b[2J"),
        ("new", "scythe", "--set", "\x1b=\x1b"),
        ("new", "scythe", "--set", "level=" + "й" * 3000),
        ("resume", "[/x]\x1b"),
    ):
        ran = run(*arguments)
        assert ran.returncode == 1
        assert ran.stderr == seen(ran.stderr)
        assert ran.stderr.strip()
        assert len(ran.stderr) < 1000


def test_a_file_without_an_end_is_not_read_to_its_end(run: Run) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("left out: a file without an end, for want of one")
    ran = run("import", "/dev/zero")
    assert ran.returncode == 1
    assert "larger" in ran.stderr


def test_the_terminal_shows_the_automas_discard_by_a_word(run: Run) -> None:
    game = ("new", "redrising", "--seed", "1", "--set", "first=automa", "--set", "house=mars")
    told = run(*game, typed="4\ndiscard\n").stdout
    assert "Automa’s discard pile (2)" in told
    assert told.count("▼") == 2
    assert "сброс Автомуса (2)" in run(*game, typed="4\nсброс\n", lang="ru").stdout
    assert "(0)\n  no cards" in run(*game, typed="discard\n").stdout
    assert "discard" in run(*game, typed="help\n").stdout
    assert "no discard pile" in run("new", "golem", "--seed", "1", typed="discard\n").stdout


def test_the_box_follows_the_language(run: Run) -> None:
    """Codebreaker compares printed initials, and whoever plays in Russian has hardly an English box."""
    for lang, box in (("en", "english"), ("ru", "other"), ("uk", "other")):
        run("new", "redrising", "--seed", "1", "--set", "depth=known", lang=lang)
        assert f'"box": "{box}"' in run("export").stdout
        listed = run("settings", "redrising", lang=lang).stdout
        assert [line.split()[1] for line in listed.splitlines() if line.split()[:1] == ["*"]][-1] == box
    run("new", "redrising", "--seed", "1", "--set", "box=english", lang="ru")
    assert '"box": "english"' in run("export").stdout


def test_the_board_of_red_rising_tells_house_and_parity(run: Run) -> None:
    game = ("new", "redrising", "--seed", "1", "--set", "first=human", "--set", "house=ceres")
    told = run(*game, typed="1\nboard\n", lang="ru").stdout
    assert "братство: Церера" in told
    assert "подсчёт: нечётные" in told[told.rindex("братство: Церера") :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_runs_into_a_combat_goes_on_after_it(run: Run, lang: str) -> None:
    typed = "fix its-mechs c3 1; fix my-mechs c2 1; fix my-workers c2 1\nmech C2-C3 1; build C3 mill; end\n0\n"
    told = run("new", "scythe", "--set", "human=polania", "--set", "automa=nordic", typed=typed, lang=lang).stdout
    waits = told.index(words(lang).say("rest-waits", {"said": "end"}))
    assert told.rindex(words(lang, "scythe").say("ask-turn", {"number": 2})) > waits
