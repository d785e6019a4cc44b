"""The run of mutants, on a toy: what a test notices is killed, what none notices is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOY = """
from functools import cache

LIMIT = 3

def asked(number):
    answer = yield number
    return answer < LIMIT

@cache
def sign(number):
    return 1 if number > 0 else -1

def count_down(number):
    while number:
        number -= 1

def unused():
    return 7
"""
TESTS = """
from toy import asked, count_down, sign

def test_asked():
    for answer, expected in ((2, True), (3, False)):
        rules = asked(7)
        assert next(rules) == 7
        try:
            rules.send(answer)
        except StopIteration as stop:
            assert stop.value is expected

def test_sign():
    assert (sign(5), sign(-5)) == (1, -1)

def test_count_down():
    count_down(1)
"""
RUN = """
from pathlib import Path
from bench import mutants
mutants.SPARE = 0.3
print(mutants.run(mutants.Target("toy", (Path("toy.py"),), Path("test_toy.py")), 1000, "1"))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy.py").write_text(TOY, encoding="utf-8")
    (tmp_path / "test_toy.py").write_text(TESTS, encoding="utf-8")
    named = tmp_path / "tests" / "mutants" / "toy.txt"
    named.parent.mkdir(parents=True)
    named.write_text("toy.py:99 sign: number > 0 → number > 1\n    nobody asks for 1\n", encoding="utf-8")
    return tmp_path


def mutants(folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", RUN]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_what_is_noticed_is_killed_and_what_is_not_is_told(toy: Path) -> None:
    found = mutants(toy)
    assert found == [
        "toy.py:12 sign: number > 0 → number >= 0",
        "toy.py:15 count_down: if number → if False",
        "toy.py:19 unused: return 7 → return 8  [no test comes here]",
        "toy.py:19 unused: return 7 → return None  [no test comes here]",
        "toy: 17 mutants, 12 killed, 1 named equivalent, 4 survived (75.0 % of those that matter)",
    ]
    log = toy / ".mutants" / "toy.jsonl"
    judged = log.read_text(encoding="utf-8")
    for killed in (
        "toy.py <module>: LIMIT = 3 → LIMIT = 4",  # made by the import
        "toy.py asked: answer < LIMIT → answer <= LIMIT",  # in a generator
        "toy.py sign: return 1 if number > 0 else -1 → return None",  # behind a cache
    ):
        assert f'"{killed}"' in judged
        assert [line for line in judged.splitlines() if killed in line and '"killed"' in line]
    assert [line for line in judged.splitlines() if "number -= 1 → pass" in line and '"looped"' in line]

    assert mutants(toy) == found
    assert log.read_text(encoding="utf-8") == judged, "a verdict stands as long as nothing changes"
