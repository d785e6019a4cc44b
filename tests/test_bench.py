"""The bench measures: every figure is a number, and its ratio is to the yardstick beside it."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from automarium.games import GAMES
from automarium.shelf import Shelf
from automarium.web.app import create
from bench import __main__ as bench
from bench import history, pages
from bench.yardstick import ROUNDS


@pytest.mark.parametrize("id", GAMES)
def test_the_figures_of_a_game(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    found = list(bench.figures(id))
    assert len({figure.name for figure in found}) == len(found) == (7 if id == "redrising" else 4)
    for figure in found:
        assert figure.rate > 0
        assert figure.rounds > 0
        assert isfinite(figure.rate * figure.rounds)


def test_a_machine_that_becomes_slow_in_the_middle_changes_the_rate_and_not_the_ratio(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pieces: list[float] = []
    sticks: list[float] = []

    def work(_: int) -> tuple[int, float]:
        pieces.append(0.01 * slowness())
        return 2, pieces[-1]

    def yardstick() -> float:
        sticks.append(0.002 * slowness())
        return sticks[-1]

    def slowness() -> int:
        return 3 if sum(pieces) > bench.SECONDS / 2 else 1

    monkeypatch.setattr(bench, "yardstick", yardstick)
    rate, rounds = bench.beside(work)
    assert rate == pytest.approx(2 / 0.01 * 2 / 3, rel=0.05)
    assert rate / rounds == pytest.approx(2 / 0.01 / (ROUNDS / 0.002), rel=0.05)
    assert len(sticks) == pytest.approx(bench.SECONDS / bench.SLICE, abs=2)


def test_what_is_told_of_a_figure() -> None:
    assert " ".join(str(bench.Figure("turns", 500.0, 1e6)).split()) == "turns 500.0 /s 500.00 per million rounds"
    assert " ".join(str(bench.Time("replay", 250.0, 1e6)).split()) == "replay 4.0 ms 4,000 rounds"


def test_a_slower_commit_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "history.jsonl"
    measured = iter(bench.Figure("turns", rate, 1e6) for rate in (100.0, 80.0, 90.0))
    monkeypatch.setattr(bench, "figures", lambda _: [next(measured)])
    monkeypatch.setattr(bench, "GAMES", {"golem": None})
    monkeypatch.setattr(bench, "beside", lambda _: (10.0, 1e6))
    monkeypatch.setattr(bench, "runs", lambda: history.runs(path))
    monkeypatch.setattr(bench, "add", lambda run: history.add(run, path))
    told = []
    for _ in range(3):
        bench.main()
        told.append(capsys.readouterr().out.splitlines()[-1])
    assert told[0].endswith("rounds  new")
    assert told[1].endswith("rounds  -20 % to the last, -20 % to the best")
    assert told[2].endswith("rounds  +12 % to the last, -10 % to the best")
    assert [run.ratios["golem turns"] for run in history.runs(path)] == [100, 80, 90]
    other = history.this_run({"golem turns": 200.0})._replace(python="2.7")
    history.add(other, path)
    assert len(list(history.runs(path))) == 3, "another Python does not compare"


def test_the_pages_of_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOMENTS", (0, 3))
    shelf = Shelf(tmp_path / "matches.sqlite3")
    with TestClient(create(shelf), base_url="http://127.0.0.1") as client:
        found = list(pages.measured("redrising", {}, client, shelf))
    assert [page for page, _, _ in found] == 2 * ["table", "history", "moment", "transcript", "set-up", "home"]
    assert all(isfinite(ms * rounds) and ms * rounds > 0 for _, ms, rounds in found)
