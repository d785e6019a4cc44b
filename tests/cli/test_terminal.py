"""What a person meets in the terminal: orders next to the question, the board when asked for, words and no notation."""

from __future__ import annotations

from tests.cli.conftest import Run

MAP = "│A1 ▲"


def test_the_board_comes_at_the_beginning_and_on_request_only(run: Run) -> None:
    new = ("new", "scythe", "--seed", "7")
    assert run(*new, typed="end\n").stdout.count(MAP) == 1
    assert run(*new, typed="end\nboard\n").stdout.count(MAP) == 2


def test_orders_are_the_last_thing_before_the_question(run: Run) -> None:
    told = run("new", "scythe", "--seed", "7", typed="end\n", lang="ru").stdout
    last = told.rindex("Ход 2: что изменилось?")
    assert told.index(MAP) < told.index("▶ Автома играет") < told.rindex("▶ ", 0, last) < last
    assert len(told[told.rindex("▶ ", 0, last) : last].splitlines()) <= 5


def test_history_and_transcript_speak_the_readers_words(run: Run) -> None:
    run("new", "scythe", "--seed", "7", typed="hero base-F4\nend\nhero F4-E4\nundo\n")
    for lang, command in (("ru", "history"), ("uk", "replay")):
        told = run(command, lang=lang).stdout
        assert "Герой: база → F4." in told
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


def test_the_terminal_shows_the_automas_discard_by_a_word(run: Run) -> None:
    game = ("new", "redrising", "--seed", "1", "--set", "first=automa", "--set", "house=mars")
    told = run(*game, typed="4\ndiscard\n").stdout
    assert "Automa’s discard pile (2)" in told
    assert told.count("▼") > 2
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
