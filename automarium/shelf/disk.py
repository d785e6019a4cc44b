"""The file behind the shelf: opened for one thing at a time, and whatever is wrong with it told in one sentence."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import Any

from automarium.core.errors import Refusal

SCHEMA = 4
SYNCED = "FULL"  # what is written is on the disk before it is acknowledged
WAIT = 10.0  # seconds for another program to finish what it is writing
OPENED: Mapping[str, Any] = {"timeout": WAIT, "isolation_level": None, "check_same_thread": False}

# what the file may lack that an older program, or one killed while it was at it, has written
COLUMNS = {
    "id": "TEXT PRIMARY KEY",
    "game": "TEXT NOT NULL DEFAULT ''",
    "created": "REAL NOT NULL DEFAULT 0",
    "changed": "REAL NOT NULL DEFAULT 0",
    "version": "INTEGER NOT NULL DEFAULT 1",
    "setup": "TEXT NOT NULL DEFAULT '{}'",
    "journal": "TEXT NOT NULL DEFAULT ''",
    "undone": "TEXT NOT NULL DEFAULT '[]'",
    "answers": "INTEGER NOT NULL DEFAULT 0",
    "over": "INTEGER NOT NULL DEFAULT 0",
    "totals": "TEXT NOT NULL DEFAULT '[]'",
    "winners": "TEXT NOT NULL DEFAULT '[]'",
    "moment": "TEXT NOT NULL DEFAULT '{}'",
    "seal": "TEXT NOT NULL DEFAULT ''",  # over all that stands before it: whether a row is as we wrote it
    "removed": "REAL",  # when, if it was
    "spent": "REAL NOT NULL DEFAULT 0",  # seconds at the table, without the long pauses
}

FAULTS = {
    "SQLITE_FULL": "shelf-full",
    "SQLITE_READONLY": "shelf-read-only",
    "SQLITE_BUSY": "shelf-busy",
    "SQLITE_LOCKED": "shelf-busy",
    "SQLITE_CORRUPT": "shelf-damaged",
    "SQLITE_NOTADB": "shelf-damaged",
}
DISK_FAULTS = frozenset({*FAULTS.values(), "shelf-unusable", "shelf-newer"})


class Disk:
    """One SQLite file. Reading it writes nothing; a change of its schema is one transaction, with a copy before it."""

    beside = "WAL"  # how changes are written beside the file, so that reading and writing do not wait for each other

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()
        self._lookout: tuple[tuple[int, int], sqlite3.Connection] | None = None

    def look(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """What a quick question finds. Every page asks one, so the file stays open for them, as long as it is the same
        file: to open it takes many times as long."""
        try:
            with self._lock:
                try:
                    return self._looking().execute(statement, values).fetchall()
                except BaseException:
                    self._lookout = None
                    raise
        except (OSError, sqlite3.Error) as error:
            raise self.fault(error) from None

    def _looking(self) -> sqlite3.Connection:
        if self._lookout is None:
            db = connect(self.path)
            self._lookout = _which(self.path), db
        elif self._lookout[0] != _which(self.path):
            self._lookout = None
            return self._looking()
        return self._lookout[1]

    @contextmanager
    def open(self) -> Iterator[sqlite3.Connection]:
        """The file, for as short a time as can be: what the disk refuses is a Refusal."""
        try:
            db = connect(self.path)
            try:
                db.execute(f"PRAGMA synchronous = {SYNCED}")
                yield db
            finally:
                db.close()
        except (OSError, sqlite3.Error) as error:
            raise self.fault(error) from None

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """The file for several statements that hold together: all of them or none."""
        with self.open() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
                raise

    def fault(self, error: Exception, id: str = "") -> Refusal:
        """What is wrong with the disk, in a sentence."""
        name = getattr(error, "sqlite_errorname", "") or ""
        id = id or next((id for code, id in FAULTS.items() if name.startswith(code)), "shelf-unusable")
        return Refusal(id, path=str(self.path), problem=str(error))

    def prepare(self) -> None:
        """Makes the file what this program needs. One that is so already is only looked at."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self.fault(error) from None
        with self.open() as db:
            if schema(db) == SCHEMA:
                return
            with suppress(sqlite3.OperationalError):  # somebody else is doing it, or this disk cannot: both are well
                db.execute(f"PRAGMA journal_mode = {self.beside}")
        with self.write() as db:
            self._upgrade(db)

    def _upgrade(self, db: sqlite3.Connection) -> None:
        found = schema(db)
        if found > SCHEMA:
            raise Refusal("shelf-newer", path=str(self.path))
        there = columns(db)
        if there and found < SCHEMA:
            self.copy(f"before-{SCHEMA}")
        if not there:
            db.execute(f"CREATE TABLE match ({', '.join(f'{name} {kind}' for name, kind in COLUMNS.items())})")
        for name, kind in COLUMNS.items():
            if there and name not in there:
                db.execute(f"ALTER TABLE match ADD COLUMN {name} {kind}")
        db.execute(f"PRAGMA user_version = {SCHEMA}")

    def copy(self, name: str) -> Path:
        """A copy of the file beside it. It has its name only when it is whole."""
        target = self.free(name)
        begun = target.with_suffix(".part")
        begun.unlink(missing_ok=True)
        with self.open() as db:
            db.execute("VACUUM INTO ?", (str(begun),))
        os.replace(begun, target)
        return target

    def free(self, name: str) -> Path:
        """A name beside the file that nothing has yet."""
        endings = chain([""], map("-{}".format, count(2)))
        names = (f"{self.path.stem}.{name}{ending}{self.path.suffix}" for ending in endings)
        return next(path for path in map(self.path.with_name, names) if not path.exists())


def _which(path: Path) -> tuple[int, int]:
    """The file that has this name now."""
    found = path.stat()
    return found.st_dev, found.st_ino


def connect(path: Path) -> sqlite3.Connection:
    """One connection that commits each statement by itself; on a disk that can only be read, one that only reads. Who
    shares one between threads lets them in one at a time."""
    db: sqlite3.Connection = sqlite3.connect(path, **OPENED)
    try:
        schema(db)
    except sqlite3.OperationalError as error:
        db.close()
        left = path.with_name(f"{path.name}-wal")
        unwritten = left.exists() and left.stat().st_size > 0
        if error.sqlite_errorname != "SQLITE_CANTOPEN" or unwritten or not path.is_file():
            raise
        db = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True, **OPENED)
    return db


def schema(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def columns(db: sqlite3.Connection) -> frozenset[str]:
    return frozenset(row[1] for row in db.execute("PRAGMA table_info(match)"))
