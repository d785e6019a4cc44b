"""The example that learns: it uses public names only, and what it has learned is worth points."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("gymnasium", reason="needs the extra rl: make lab-test")

import automarium.learn
from tests.test_examples import FOLDER, example

FILE = FOLDER / "learn_redrising.py"


def test_it_uses_public_names_only() -> None:
    used = {*re.findall(r"\blearn\.([A-Za-z_]+)", FILE.read_text(encoding="utf-8"))} - {"py"}
    assert used <= {*automarium.learn.__all__}


def test_it_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """After a fifth of its matches it is ahead of chance by far more than luck (docs/learning.md has the whole run)."""
    example("learn_redrising")["main"](2000, 100)
    told = dict(re.findall(r"^(random|learned): +([+-][\d.]+) ±", capsys.readouterr().out, re.MULTILINE))
    assert float(told["learned"]) > float(told["random"]) + 15


def test_the_page_says_what_is_so(capsys: pytest.CaptureFixture[str]) -> None:
    page = (FOLDER.parent / "docs" / "learning.md").read_text(encoding="utf-8")
    things, questions = len(automarium.learn.THINGS), len(automarium.learn.QUESTIONS)
    rows, cards = len(automarium.learn.ROWS), len(automarium.learn.CARDS)
    sizes = (f"There are {things} things", f"{questions} bits", f"{rows} × {cards} bits", f"| {things} bits |")
    assert [size for size in (*sizes, f"{len(automarium.learn.NUMBERS)} of them") if size not in page] == []
    found = re.search(r"```python\n(.+?)```", page, re.DOTALL)
    assert found
    exec(found[1], {})
    assert int(capsys.readouterr().out) < 100
