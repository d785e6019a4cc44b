"""A short run of the fuzzer; `make soak` has the long one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from automarium.shelf import Shelf
from automarium.web.app import create
from bench import fuzz
from bench.junk import Junk
from tests.bots import LONG


def test_answers() -> None:
    said = fuzz.Answers("test")
    fuzz.counted(20_000 if LONG else 1500, "answers", said)
    assert min(said.taken, said.refused) > 300


def test_programs(tmp_path: Path) -> None:
    fuzz.counted(400 if LONG else 20, "programs", fuzz.Programs("test", tmp_path))


def test_requests(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "matches.sqlite3")
    asked = fuzz.Requests("test", create(shelf), shelf)
    with ThreadPoolExecutor(1) as pool:  # a browser of other tests may have a loop in this thread
        pool.submit(fuzz.counted, 6000 if LONG else 300, "requests", asked).result()
    asked.loop.close()
    assert {200, 303, 400, 403, 404, 409, 415, 421, 422} <= asked.statuses.keys()


def test_what_breaks_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(number: int) -> None:
        assert number < 3

    with pytest.raises(AssertionError):
        fuzz.counted(5, "things", breaks)
    assert "things 3" in capsys.readouterr().out
    sizes = iter((100.0, 100.0 + fuzz.LARGEST, 500.0))
    monkeypatch.setattr(fuzz, "grown", lambda: next(sizes))
    with pytest.raises(AssertionError, match="MB became"):
        fuzz.counted(1, "things", lambda _: None)


def test_the_same_seed_does_the_same() -> None:
    first, second = Junk("1"), Junk("1")
    assert [first.text() for _ in range(50)] == [second.text() for _ in range(50)]
    assert [first.file({"a": [1, "b"]}) for _ in range(50)] == [second.file({"a": [1, "b"]}) for _ in range(50)]
