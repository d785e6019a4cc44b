from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from automarium.cli import main

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the program in a shelf of its own, without a terminal, within this process: to start one takes far longer
    than most commands do."""

    def go(*arguments: str, typed: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        for name, value in (("AUTOMARIUM_HOME", str(home)), ("AUTOMARIUM_LANG", lang), ("COLUMNS", "80")):
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["automarium", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), printed.out, printed.err)

    return go


@pytest.fixture
def process(home: Path) -> Run:
    """The same as a user would run it: a process of its own, through pipes."""

    def go(*arguments: str, typed: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "AUTOMARIUM_HOME": str(home), "AUTOMARIUM_LANG": lang, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-m", "automarium", *arguments],
            input=typed,
            env=env,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )

    return go
