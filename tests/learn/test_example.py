"""The example that learns: it uses public names only, and what it has learned is worth points."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="needs the extra rl: make lab-test")

import automarium.learn
from tests.test_examples import FOLDER, example

FILE = Path(FOLDER) / "learn_redrising.py"


def test_it_uses_public_names_only() -> None:
    used = {*re.findall(r"\blearn\.([A-Za-z_]+)", FILE.read_text(encoding="utf-8"))} - {"py"}
    assert used <= {*automarium.learn.__all__}


def test_it_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """After a fifth of its matches it is ahead of chance by far more than luck (docs/learning.md has the whole run)."""
    example("learn_redrising")["main"](2000, 100)
    told = dict(re.findall(r"^(random|learned): +([+-][\d.]+) ±", capsys.readouterr().out, re.MULTILINE))
    assert float(told["learned"]) > float(told["random"]) + 15
