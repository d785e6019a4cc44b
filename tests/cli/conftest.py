from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home: Path) -> Run:
    """Runs the program as a user would, in a shelf of its own; without a terminal."""

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
