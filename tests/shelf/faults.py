"""Disks that fail: the statement of a given number is refused, or the whole program dies at it."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from automarium.shelf import disk

WHOLE = disk.connect


class Counter:
    """Counts statements, over all connections; at the one that it waits for something happens, before or after it."""

    def __init__(self, at: int = 0, what: str = "fail", when: str = "before") -> None:
        self.at, self.what, self.when = at, what, when
        self.seen = 0

    def execute(self, db: sqlite3.Connection, sql: str, *values: Any) -> sqlite3.Cursor:
        self.seen += 1
        now = self.seen == self.at
        if now and self.when == "before":
            self._happen()
        cursor = db.execute(sql, *values)
        if now and self.when == "after":
            self._happen()
        return cursor

    def _happen(self) -> None:
        if self.what == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        raise sqlite3.OperationalError("disk I/O error")


class Failing:
    """A connection whose statements are counted."""

    def __init__(self, db: sqlite3.Connection, counter: Counter) -> None:
        self._db, self._counter = db, counter

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        return self._counter.execute(self._db, sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


@contextmanager
def failing(counter: Counter) -> Iterator[None]:
    """Every connection of the shelf goes through this counter."""

    def connect(path: Path) -> Any:
        return Failing(WHOLE(path), counter)

    with patch.object(disk, "connect", connect):
        yield
