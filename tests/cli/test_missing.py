"""The program without what an extra brings: one sentence that says which, in the player's language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from automarium.words import LANGUAGES, words

RUN = "import sys; sys.modules.update(dict.fromkeys({gone!r})); from automarium.cli import main; main()"


def run_without(home: Path, gone: tuple[str, ...], *arguments: str, lang: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "AUTOMARIUM_HOME": str(home), "AUTOMARIUM_LANG": lang, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", RUN.format(gone=gone), *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False)


@pytest.mark.parametrize(("gone", "lang"), [*zip(["typer", "rich", "fluent.runtime"], LANGUAGES, strict=True)])
def test_the_command_line_says_what_it_needs(tmp_path: Path, gone: str, lang: str) -> None:
    ran = run_without(tmp_path, (gone,), "list", lang=lang)
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", words(lang).say("needs-cli") + "\n")
    assert "'automarium[cli]'" in ran.stderr


@pytest.mark.parametrize("gone", ["starlette", "uvicorn", "jinja2", "segno"])
def test_the_companion_says_what_it_needs(tmp_path: Path, gone: str) -> None:
    ran = run_without(tmp_path, (gone,), "serve", "--no-browser", lang="uk")
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", words("uk").say("needs-web") + "\n")


def test_without_the_companion_the_rest_works(tmp_path: Path) -> None:
    assert run_without(tmp_path, ("starlette", "uvicorn", "jinja2", "segno"), "list", lang="en").returncode == 0


def test_a_module_of_our_own_that_is_missing_is_not_blamed_on_an_extra(tmp_path: Path) -> None:
    ran = run_without(tmp_path, ("automarium.shelf",), "list", lang="en")
    assert ran.returncode == 1
    assert "ModuleNotFoundError" in ran.stderr
    assert "pip install" not in ran.stderr
