"""The command line's own words: help and complaints in the player's language, for every command."""

from __future__ import annotations

import re

import pytest
import typer

from automarium.cli.app import app
from automarium.words import LANGUAGES, words
from tests.cli.conftest import Run

COMMANDS = sorted(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_of_every_command(run: Run, command: str, lang: str) -> None:
    ended = run(*filter(None, [command]), "--help", lang=lang)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith(words(lang).say("usage", {"line": f"automarium {command}".strip()}))
    if lang != "en":
        assert not re.search(r"Usage|Options|Arguments|Commands|Show|required|cli-|usage-", ended.stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "id", "args"),
    [
        (["nw"], "usage-no-command", {"got": "nw", "near": ("new",), "found": 1}),
        (["qqqqq"], "usage-no-command", {"got": "qqqqq", "near": (), "found": 0}),
        (["new", "gaia", "--sed", "3"], "usage-no-option", {"got": "--sed"}),
        (["simulate", "gaia", "-n", "x"], "usage-bad-value", {"name": "--matches"}),
        (["simulate", "gaia", "-n", "0"], "usage-bad-value", {"name": "--matches"}),
        (["simulate", "gaia", "-n"], "usage-bad-value", {"name": "-n"}),
        (["list", "more"], "usage-too-much", {"got": "more"}),
    ],
)
def test_a_line_that_cannot_be_read(run: Run, lang: str, line: list[str], id: str, args: dict[str, object]) -> None:
    ended = run(*line, lang=lang)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith(words(lang).say(id, args) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing(run: Run, lang: str) -> None:
    ended = run("new", lang=lang)
    assert ended.returncode == 2
    assert words(lang).say("usage-missing", {"name": words(lang).say("usage-arg-game-id")}) in ended.stderr
    assert "automarium new --help" in ended.stderr
