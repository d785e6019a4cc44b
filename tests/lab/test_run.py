"""Running a plan, with whatever plays its chunks: nothing lost, nothing twice, and gone on with where it stopped. What
is written here is not Parquet, which needs more than the standard library; `test_at_work.py` has it."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from automarium import Refusal
from automarium.lab import run as runs
from automarium.lab import table
from automarium.lab.plan import Chunk, Plan
from automarium.lab.run import Results, read, run
from automarium.words import LANGUAGES, words
from bench import lab as bench
from tests.cli.conftest import Run, home  # noqa: F401  # a fixture
from tests.cli.conftest import run as program  # noqa: F401

GRID = {"game": "redrising", "setup": {"level": [1, 6]}}
DATA = {"matches": 5, "chunk": 2, "grid": [GRID]}  # six chunks


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows as lines of JSON, with the end of a Parquet file."""
    monkeypatch.setattr(table, "parquet", lambda rows: json.dumps([*rows]).encode() + runs.WHOLE)
    monkeypatch.setattr(runs, "writes", lambda: None)


class Hands(Executor):
    """Plays at once whatever is given; `before` sees each chunk first, and may raise instead."""

    def __init__(self, before: Callable[[Chunk], None] = lambda _: None) -> None:
        self.before = before
        self.played: list[str] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            self.before(args[0])
            future.set_result(fn(*args))
            self.played.append(args[0].name)
        except Exception as error:
            future.set_exception(error)
        return future


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((folder / "chunks").iterdir())}


@pytest.fixture(scope="module")
def plan() -> Plan:
    return Plan.of(DATA)


@pytest.fixture
def whole(plan: Plan, tmp_path: Path) -> dict[str, bytes]:
    return files(run(plan, tmp_path / "whole", Hands()))


def test_every_chunk_becomes_a_file_and_every_match_a_row(whole: dict[str, bytes]) -> None:
    assert len(whole) == 6
    found = [row for content in whole.values() for row in json.loads(content.removesuffix(runs.WHOLE))]
    named = [(row["cell"], row["number"]) for row in found]
    assert sorted(named) == [(f"redrising.level-{level}", number) for level in (1, 6) for number in range(5)]


def test_threads_write_the_same_and_tell_how_far_they_are(plan: Plan, tmp_path: Path, whole: dict[str, bytes]) -> None:
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(3) as threads:
        folder = run(plan, tmp_path / "threads", threads, workers=3, told=lambda *far: told.append(far))
    assert files(folder) == whole
    assert told[0] == (0, 10)
    assert told[-1] == (10, 10)
    assert told == sorted(told)
    assert len(told) == 7


@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError])
def test_what_was_finished_before_an_interruption_is_not_played_again(
    plan: Plan, tmp_path: Path, whole: dict[str, bytes], error: type[BaseException]
) -> None:
    def interrupt(done: int, _: int) -> None:
        if done > 4:
            raise error

    with pytest.raises(error):
        run(plan, tmp_path / "cut", Hands(), workers=1, told=interrupt)
    kept = files(tmp_path / "cut")
    assert 0 < len(kept) < 6
    again = Hands()
    assert files(run(plan, tmp_path / "cut", again)) == whole
    assert not {*kept} & {f"{name}.parquet" for name in again.played}
    assert len(kept) + len(again.played) == 6
    third = Hands()
    run(plan, tmp_path / "cut", third)
    assert third.played == []


def test_a_file_that_lost_its_end_is_played_again(plan: Plan, tmp_path: Path, whole: dict[str, bytes]) -> None:
    folder = tmp_path / "whole" / "chunks"
    first, second, *_ = sorted(folder.iterdir())
    first.write_bytes(first.read_bytes()[:-1])
    second.write_bytes(b"")
    (folder / "x.parquet.1.part").write_bytes(b"half")
    run(plan, tmp_path / "whole", Hands())
    assert files(tmp_path / "whole") == whole


def test_few_chunks_are_under_way_at_once(plan: Plan) -> None:
    class Waiting(Hands):
        most = 0
        open = 0

        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            self.open += 1
            self.most = max(self.most, self.open)
            return super().submit(fn, *args, **kwargs)

    hands = Waiting()
    for _ in runs.finished(hands, deque(plan.chunks()), 2):
        hands.open -= 1
    assert hands.most == 2


# --- pools that break ---


def breaking(monkeypatch: pytest.MonkeyPatch, breaks: int, after: int) -> list[str]:
    """Pools of ours of which the first few break after so many chunks; what they played."""
    played: list[str] = []

    @contextmanager
    def pool(_: int) -> Iterator[Executor]:
        nonlocal breaks
        left = after if breaks else 100
        breaks -= 1

        def before(chunk: Chunk) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise BrokenExecutor
            played.append(chunk.name)

        yield Hands(before)

    monkeypatch.setattr(runs, "processes", pool)
    return played


def test_a_broken_pool_is_started_anew(
    plan: Plan, tmp_path: Path, whole: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking(monkeypatch, 5, 1)
    told: list[int] = []
    assert files(run(plan, tmp_path / "broken", workers=1, told=lambda done, _: told.append(done))) == whole
    assert told == sorted({*told})
    assert told[-1] == 10


def test_one_that_always_breaks_is_given_up(plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    breaking(monkeypatch, 100, 0)
    with pytest.raises(Refusal) as caught:
        run(plan, tmp_path / "broken", workers=1)
    assert (caught.value.id, caught.value.args_) == ("lab-broken", {"done": 0, "of": 10})


def test_an_executor_that_was_given_is_not_ours_to_start_anew(
    plan: Plan, tmp_path: Path, whole: dict[str, bytes]
) -> None:
    def broken(chunk: Chunk) -> None:
        if chunk.first:
            raise BrokenExecutor

    with pytest.raises(Refusal, match="lab-broken"):
        run(plan, tmp_path / "given", Hands(broken), workers=1)
    assert len(files(tmp_path / "given")) == 2
    assert files(run(plan, tmp_path / "given", Hands())) == whole


def test_what_a_player_raises_is_raised_here_and_the_rest_is_kept(plan: Plan, tmp_path: Path) -> None:
    def fails(chunk: Chunk) -> None:
        if chunk.first:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run(plan, tmp_path / "given", Hands(fails), workers=1)
    assert len(files(tmp_path / "given")) == 2


def test_a_worker_of_another_version_plays_nothing(plan: Plan) -> None:
    chunk = next(plan.chunks())
    assert table.play_chunk(chunk)
    with pytest.raises(Refusal, match="lab-other-worker"):
        table.play_chunk(chunk._replace(made=chunk.made.replace("0.1", "0.2")))


# --- folders ---


@pytest.mark.parametrize(
    ("change", "key", "got", "expected"),
    [
        ({"matches": 6}, "matches", "5", "6"),
        ({"seeds": ["1", "2"]}, "seeds", "1", "1, 2"),
        ({"grid": [{"game": "redrising", "setup": {"level": [1, 5]}}]}, "grid 1: setup.level", "1, 6", "1, 5"),
        ({"grid": [GRID, {"game": "gaia"}]}, "grid 2: game", "-", "gaia"),
    ],
)
def test_the_folder_of_another_plan_is_refused_with_what_differs(
    tmp_path: Path, plan: Plan, change: dict[str, Any], key: str, got: str, expected: str
) -> None:
    Results(tmp_path / "results").begin(plan)
    with pytest.raises(Refusal) as caught:
        run(Plan.of({**DATA, **change}), tmp_path / "results", Hands())
    told = caught.value.args_
    assert (caught.value.id, told["key"], told["got"], told["expected"]) == ("lab-other-plan", key, got, expected)
    assert all(key in words(lang).refusal(caught.value) for lang in LANGUAGES)
    assert not files(tmp_path / "results")


def test_a_folder_of_something_else_is_left_alone(plan: Plan, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for folder, id in ((tmp_path, "lab-not-empty"), (tmp_path / "notes.txt", "file-unreadable")):
        with pytest.raises(Refusal) as caught:
            run(plan, folder, Hands())
        assert caught.value.id == id
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
    with pytest.raises(Refusal, match="lab-no-results"):
        read(tmp_path)


def test_a_disk_that_is_full_is_told_and_leaves_no_half_file(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Results(tmp_path / "results").begin(plan)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refusal, match="file-unreadable"):
        run(plan, tmp_path / "results", Hands())
    assert not files(tmp_path / "results")


# --- the command ---


def test_the_command(program: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    breaking(monkeypatch, 0, 0)
    file, out = tmp_path / "plan.toml", tmp_path / "results"
    file.write_text(
        'matches = 3\n[[grid]]\ngame = "scythe"\nsetup = {human = ["nordic", "crimea"], automa = "crimea"}\n'
    )
    ran = program("lab", "run", str(file), "-o", str(out))
    assert (ran.returncode, ran.stdout) == (0, f"The results of 3 matches are in {out}.\n")
    assert ran.stderr.startswith("1 combination is left out, since the rules do not allow it: scythe.human-crimea. ")
    assert [*files(out)] == ["scythe.human-nordic.1.00000000.parquet"]
    file.write_text('matches = 4\n[[grid]]\ngame = "scythe"\n')
    ran = program("lab", "run", str(file), "-o", str(out), lang="uk")
    assert ran.returncode == 1
    assert "результати іншого плану" in ran.stderr


def test_the_command_when_it_is_interrupted(program: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    @contextmanager
    def pool(_: int) -> Iterator[Executor]:
        yield Hands()
        raise KeyboardInterrupt

    monkeypatch.setattr(runs, "processes", pool)
    (tmp_path / "plan.toml").write_text('matches = 3\n[[grid]]\ngame = "scythe"\n')
    ran = program("lab", "run", str(tmp_path / "plan.toml"), "-o", str(tmp_path / "results"))
    assert (ran.returncode, ran.stdout) == (130, "")
    assert "3 of 3 matches" in ran.stderr


@pytest.mark.parametrize(
    ("words_", "told"),
    [
        (("--workers", "2", "--cluster", "tcp://127.0.0.1:1"), "--workers"),
        (("--workers", "0"), "--workers"),
        (("--cluster", "somewhere"), "somewhere"),
    ],
)
def test_a_command_that_cannot_be(program: Run, tmp_path: Path, words_: tuple[str, ...], told: str) -> None:  # noqa: F811
    if "somewhere" in words_:
        pytest.importorskip("distributed")
    (tmp_path / "plan.toml").write_text('matches = 3\n[[grid]]\ngame = "scythe"\n')
    ran = program("lab", "run", str(tmp_path / "plan.toml"), "-o", str(tmp_path / "results"), *words_)
    assert ran.returncode in (1, 2)
    assert told in ran.stderr
    assert not (tmp_path / "results").exists()


def test_the_bench_is_left_out_where_nothing_writes_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    bench.main()
    assert "left out" in capsys.readouterr().out
