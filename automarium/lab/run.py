"""Runs a plan: chunks go to whoever plays them, and each that comes back is a file at once. What has become a file
stays, whatever stops the run, and running the same plan again plays the rest."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import tomllib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from automarium.core.errors import Refusal
from automarium.core.files import read_text, unusable
from automarium.core.rubbish import look_rarely
from automarium.lab.plan import FILE, Chunk, Plan
from automarium.lab.table import CHUNKS, play_chunk, read, writes

__all__ = ["Plan", "read", "run"]

FOLDER = "results"
AHEAD = 2  # chunks under way for each worker: one that is played, one that waits
MOST_BREAKS = 3  # of a pool, one after another without any chunk done
MOST_ON_WINDOWS = 61  # processes that its pool can wait for
WHOLE = b"PAR1"  # how a Parquet file ends

Told = Callable[[int, int], object]  # hears how many matches there are of how many


def run(
    plan: Plan,
    folder: str | Path = FOLDER,
    executor: Executor | None = None,
    *,
    workers: int | None = None,
    told: Told = lambda *_: None,
) -> Path:
    """Plays what is left of a plan, and returns the folder with its results.

    Without an executor that is a pool of processes, one for each core or as many as `workers` says; one that breaks is
    started anew. Any other executor is given, and `workers` says for how many chunks at once it is good. A folder in
    which another plan was begun is refused."""
    writes()
    results = Results(Path(folder))
    results.begin(plan)
    left = results.missing(plan.chunks())
    done = plan.matches - sum(chunk.matches for chunk in left)
    told(done, plan.matches)
    hands = workers or cores()
    crew = partial(_given, executor) if executor is not None else partial(processes, min(hands, len(left)))
    breaks = 0
    while left:
        before = len(left)
        try:
            with crew() as working:
                for chunk, content in finished(working, left, AHEAD * hands):
                    results.keep(chunk, content)
                    done += chunk.matches
                    told(done, plan.matches)
        except (BrokenExecutor, CancelledError):
            breaks = breaks + 1 if len(left) == before else 1
            if executor is not None or breaks == MOST_BREAKS:
                raise Refusal("lab-broken", done=done, of=plan.matches) from None
    results.tidy()
    return results.folder


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- chunks under way ---


def finished(executor: Executor, left: deque[Chunk], most: int) -> Iterator[tuple[Chunk, bytes]]:
    """The chunks that are left with what they became, as they are done; at most so many are under way. Whatever is not
    done when this ends is left again."""
    under_way: dict[Future[bytes], Chunk] = {}
    try:
        while left or under_way:
            while left and len(under_way) < most:
                under_way[executor.submit(play_chunk, left[0])] = left[0]
                left.popleft()
            done = wait(under_way, return_when=FIRST_COMPLETED).done
            for future in sorted(done, key=_lost):  # whoever breaks takes nothing with them that is whole
                yield under_way[future], future.result()
                del under_way[future]
    finally:
        for future in under_way:
            future.cancel()
        left.extendleft(reversed(under_way.values()))


def _lost(future: Future[bytes]) -> bool:
    return future.cancelled() or future.exception() is not None


def _given(executor: Executor) -> AbstractContextManager[Executor]:
    """Somebody's executor, which is theirs to end."""
    return nullcontext(executor)


@contextmanager
def processes(number: int) -> Iterator[Executor]:
    """A pool of processes that end with this one, even if that is killed: each holds on to a pipe whose other end only
    we have. They are started anew rather than forked, since what writes tables has threads."""
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    number = min(number, MOST_ON_WINDOWS) if sys.platform == "win32" else number
    pool = ProcessPoolExecutor(number, mp_context=context, initializer=_begin, initargs=(theirs,))
    try:
        yield pool
        pool.shutdown()
    finally:
        ours.close()
        pool.shutdown(wait=False, cancel_futures=True)
        theirs.close()


def _begin(lifeline: Connection) -> None:
    """The beginning of a worker: an interruption is meant for whoever started it, and one core is enough for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["POLARS_MAX_THREADS"] = "1"
    look_rarely()
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    try:
        lifeline.recv()
    finally:
        os._exit(1)


# --- results ---


class Results:
    """A folder with results: the plan as it is run, its packs, and a file for each chunk that is done."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chunks = folder / CHUNKS

    def begin(self, plan: Plan) -> None:
        """The folder of this plan and no other: new, or as it was left."""
        file, text = self.folder / FILE, plan.toml()
        try:
            if not file.exists():
                if self.folder.exists() and any(self.folder.iterdir()):
                    raise Refusal("lab-not-empty", path=str(self.folder))
                self.folder.mkdir(parents=True, exist_ok=True)
                _write(file, text.encode())
            elif (found := read_text(file)) != text:
                raise _other(self.folder, found, text)
            self.chunks.mkdir(exist_ok=True)
            for name, content in plan.pack_files():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                _write(self.folder / name, content.encode())
        except OSError as error:
            raise unusable(self.folder, error) from None

    def missing(self, chunks: Iterable[Chunk]) -> deque[Chunk]:
        """Those that are still to be played."""
        there = {file.stem for file in self.chunks.glob("*.parquet") if _whole(file)}
        return deque(chunk for chunk in chunks if chunk.name not in there)

    def keep(self, chunk: Chunk, content: bytes) -> None:
        _write(self.chunks / f"{chunk.name}.parquet", content)

    def tidy(self) -> None:
        """Removes what a run that was killed while it wrote has left."""
        for file in self.chunks.glob("*.part"):
            file.unlink(missing_ok=True)


def _write(path: Path, content: bytes) -> None:
    """A file that is there whole or not at all."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise unusable(path, error) from None


def _whole(file: Path) -> bool:
    """Whether a file of a chunk is as it was written: a disk that was unplugged may have lost its end."""
    with file.open("rb") as opened:
        opened.seek(0, os.SEEK_END)
        if opened.tell() < len(WHOLE):
            return False
        opened.seek(-len(WHOLE), os.SEEK_END)
        return opened.read() == WHOLE


def _other(folder: Path, found: str, wanted: str) -> Refusal:
    """Why a folder is not that of a plan: the first thing in which the two differ."""
    try:
        theirs: dict[str, Any] = _flat(tomllib.loads(found))
    except tomllib.TOMLDecodeError:
        theirs = {}
    ours = _flat(tomllib.loads(wanted))
    key = next((key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)), FILE)
    return Refusal("lab-other-plan", path=str(folder), key=key, got=theirs.get(key, "-"), expected=ours.get(key, "-"))


def _flat(value: Any, key: str = "") -> dict[str, str]:
    """The values of a plan by where they stand, as in `grid 1: setup.level`."""
    if isinstance(value, dict):
        return {at: one for name, inner in value.items() for at, one in _flat(inner, f"{key}{name}.").items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        grids = enumerate(value, 1)
        return {at: one for n, inner in grids for at, one in _flat(inner, f"{key[:-1]} {n}: ").items()}
    shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return {key[:-1]: shown}
