"""The lab at work, with everything real: processes that are killed, interrupted and lost, a Dask scheduler with workers
on loopback, and Parquet that is the same byte for byte whoever wrote it. Needs the extras `lab` and `cluster`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from automarium.lab.plan import Plan
from automarium.lab.run import read, run
from automarium.lab.table import COLUMNS
from bench import lab as bench
from tests.lab.test_run import files

pytestmark = pytest.mark.skipif(
    "AUTOMARIUM_LAB" not in os.environ or os.name == "nt",
    reason="left out: the lab at work, which `make lab-test` tries",
)

PLAN = """
matches = 60
chunk = 10
seeds = ["a", "б"]
[[grid]]
game = "redrising"
setup = {level = [1, 6], depth = "screen"}
[[grid]]
game = "scythe"
[[grid]]
game = "gaia"
[[grid]]
game = "golem"
"""
MATCHES, CHUNKS = 600, 60
PATIENCE = 120.0


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("plan") / "plan.toml"
    file.write_text(PLAN, encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def whole(plan: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What a pool of processes writes when nothing happens."""
    found = files(run(Plan.load(plan), tmp_path_factory.mktemp("whole"), workers=2))
    assert len(found) == CHUNKS
    return found


def until(there: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < late
        time.sleep(0.02)


def some(folder: Path, number: int = 5) -> Callable[[], bool]:
    """Whether so many chunks are done, and not all."""
    return lambda: len([*folder.glob("chunks/*.parquet")]) >= number


def started(*words: str) -> subprocess.Popen[str]:
    """The program as a user would run it."""
    env = {**os.environ, "AUTOMARIUM_LANG": "en"}
    command = [sys.executable, "-m", "automarium", "lab", "run", *words]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    told = subprocess.run(["ps", "-ww", "-eo", "pid,ppid,args"], stdout=subprocess.PIPE, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in told.splitlines()[1:]]
    return [int(own) for own, parent, args in rows if int(parent) == pid and "spawn_main" in args]


def gone(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], stdout=subprocess.PIPE, text=True, check=False).stdout
    return not state.strip() or state.startswith("Z")


def test_the_table(whole: dict[str, bytes], plan: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as threads:
        folder = run(Plan.load(plan), tmp_path / "[r]", threads, workers=2)
    assert files(folder) == whole
    frame = read(folder).collect()
    assert frame.columns == list(COLUMNS)
    assert len(frame) == MATCHES
    assert len(frame.unique(["cell", "seed", "number"])) == MATCHES
    assert sorted(frame["game"].unique()) == ["gaia", "golem", "redrising", "scythe"]
    assert read(folder).select("pace").explode("pace").unnest("pace").collect()["turn"].min() == 1


def test_a_worker_that_is_killed(plan: Path, tmp_path: Path, whole: dict[str, bytes]) -> None:
    """By signal 9, in the middle, twice: the pool is started anew."""
    running = started(str(plan), "-o", str(tmp_path / "r"), "--workers", "2")
    for number in (5, 20):
        until(some(tmp_path / "r", number))
        assert running.poll() is None, running.communicate()
        os.kill(children(running.pid)[0], signal.SIGKILL)
    told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, told
    assert told[0].startswith(f"The results of {MATCHES} matches")
    assert files(tmp_path / "r") == whole


def test_an_interruption_and_going_on(plan: Path, tmp_path: Path, whole: dict[str, bytes]) -> None:
    running = started(str(plan), "-o", str(tmp_path / "r"), "--workers", "2")
    until(some(tmp_path / "r"))
    workers = children(running.pid)
    assert len(workers) == 2
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert re.fullmatch(rf"Stopped at \d+ of {MATCHES} matches; .+\n", told)
    until(lambda: all(map(gone, workers)))
    goes_on(plan, tmp_path / "r", whole)


def test_a_run_that_is_killed_takes_its_workers_along(plan: Path, tmp_path: Path, whole: dict[str, bytes]) -> None:
    running = started(str(plan), "-o", str(tmp_path / "r"), "--workers", "2")
    until(some(tmp_path / "r"))
    workers = children(running.pid)
    running.kill()
    running.communicate()
    until(lambda: all(map(gone, workers)))
    goes_on(plan, tmp_path / "r", whole)


def goes_on(plan: Path, folder: Path, whole: dict[str, bytes]) -> None:
    """The same command plays the rest, and nothing of what was there."""
    before = {file.name: file.stat().st_mtime_ns for file in folder.glob("chunks/*.parquet")}
    assert 0 < len(before) < CHUNKS
    again = started(str(plan), "-o", str(folder), "--workers", "2")
    assert again.communicate(timeout=PATIENCE)[1] == ""
    assert files(folder) == whole
    after = {file.name: file.stat().st_mtime_ns for file in folder.glob("chunks/*.parquet")}
    assert {name: after[name] for name in before} == before


# --- Dask ---


class Cluster:
    """A scheduler and workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[str]] = []
        self.scheduler = self._start("scheduler", "--port", "0", "--no-dashboard", "--host", "127.0.0.1")
        self.address = ""
        for line in self.scheduler.stderr or ():
            if found := re.search(r"Scheduler at: +(tcp://\S+)", line):
                self.address = found[1]
                break

    def _start(self, what: str, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *words]
        return subprocess.Popen(command, cwd=self.folder, stderr=subprocess.PIPE, text=True)

    def join(self, number: int) -> None:
        alone = ("--no-nanny", "--nthreads", "1", "--no-dashboard")
        self.workers += [self._start("worker", self.address, *alone) for _ in range(number)]

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
            assert process.stderr
            process.stderr.close()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    pytest.importorskip("distributed")
    found = Cluster(tmp_path)
    yield found
    found.end()


def test_a_cluster_that_loses_a_worker(plan: Path, tmp_path: Path, whole: dict[str, bytes], cluster: Cluster) -> None:
    cluster.join(3)
    running = started(str(plan), "-o", str(tmp_path / "r"), "--cluster", cluster.address)
    until(some(tmp_path / "r"))
    cluster.workers[0].kill()
    told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, told
    assert files(tmp_path / "r") == whole


def test_a_cluster_that_is_lost_and_going_on_without(
    plan: Path, tmp_path: Path, whole: dict[str, bytes], cluster: Cluster
) -> None:
    cluster.join(1)
    running = started(str(plan), "-o", str(tmp_path / "r"), "--cluster", cluster.address)
    until(some(tmp_path / "r"))
    cluster.end()
    _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 1
    assert "run the same command again" in told
    assert "Traceback" not in told
    goes_on(plan, tmp_path / "r", whole)


def test_a_cluster_without_workers_and_none_at_all(plan: Path, tmp_path: Path, cluster: Cluster) -> None:
    for address, told in ((cluster.address, "has no workers"), ("tcp://127.0.0.1:9", "No Dask scheduler answers")):
        running = started(str(plan), "-o", str(tmp_path / "r"), "--cluster", address)
        assert told in running.communicate(timeout=PATIENCE)[1]
        assert running.returncode == 1
        assert not (tmp_path / "r").exists()


def test_the_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LOOP", "pass")
    bench.main(4)
    told = capsys.readouterr().out
    assert re.search(r"the lab, 16 matches of all games on \d+ cores\n  cores used +\d+%", told)
