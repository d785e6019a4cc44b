"""A backup: all matches in one file, the shelf's own kind, and taking one back.

What is taken back may come from anybody. It is opened so that nothing in it can be run, and of its rows only journals
are believed, as far as they replay; all that stands beside a journal is made anew.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.text import LARGEST_FILE
from automarium.games import game
from automarium.shelf import Shelf, number, undone_lines
from automarium.shelf.disk import columns

LARGEST_BACKUP = 32 * 1024 * 1024
MOST = 2000  # matches that are taken back at once
PATIENCE = 20_000  # thousands of steps that reading a file may take: one of ours takes far fewer
WANTED = ("id", "journal", "undone", "created", "changed", "spent")


class Taken(NamedTuple):
    """What became of the matches of a backup."""

    added: int = 0
    there: int = 0
    unreadable: int = 0


def backup(shelf: Shelf) -> bytes:
    """All matches, also those that were removed and can be had back, as a file that is whole in itself."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "backup.sqlite3"
        with shelf.disk.open() as db:
            db.execute("VACUUM INTO ?", (str(file),))
        return file.read_bytes()


def take_back(shelf: Shelf, content: bytes) -> Taken:
    """Adds the matches of a backup. Those that are there already stay as they are; it is all of them or none."""
    taken = Taken()
    found = [(row, _match(row)) for row in rows(content)]
    with shelf.disk.write() as db:
        there = {str(id) for (id,) in db.execute("SELECT id FROM match")}
        for row, match in found:
            if match is None:
                taken = taken._replace(unreadable=taken.unreadable + 1)
            elif row["id"] in there:
                taken = taken._replace(there=taken.there + 1)
            else:
                id = row["id"] if re.fullmatch(r"[0-9a-f]{32}", str(row["id"])) else None
                times = (number(row["created"]), number(row["changed"]), number(row["spent"]))
                there.add(shelf.insert(db, row["journal"], match, id, times))
                taken = taken._replace(added=taken.added + 1)
    return taken


def _match(row: dict[str, Any]) -> Match[Any] | None:
    """The match of a row as far as it replays; none, if it cannot even begin."""
    journal = row["journal"]
    if not isinstance(journal, str) or len(journal) > LARGEST_FILE:
        return None
    try:
        match, problem = Match.salvage(journal, game)
    except Refusal:
        return None
    if problem is None:
        match.back = undone_lines(row["undone"])
    return match


def rows(content: bytes) -> list[dict[str, Any]]:
    """The matches of a file that are not removed. What is no such file, or does tricks, is refused."""
    if len(content) > LARGEST_BACKUP:
        raise Refusal("backup-too-large", high=LARGEST_BACKUP // (1024 * 1024))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "given.sqlite3"
        file.write_bytes(content[:18] + b"\1\1" + content[20:])  # whole in itself: nothing lies beside it
        try:
            db = sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True, isolation_level=None)
            try:
                return _read(db)
            finally:
                db.close()
        except (sqlite3.Error, UnicodeDecodeError):
            raise Refusal("backup-unreadable") from None


def _read(db: sqlite3.Connection) -> list[dict[str, Any]]:
    steps = iter(range(PATIENCE))
    db.set_progress_handler(lambda: next(steps, None) is None, 1000)
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_BACKUP)
    db.execute("PRAGMA trusted_schema = OFF")
    kind = db.execute("SELECT type FROM sqlite_master WHERE name = 'match'").fetchone()
    there = columns(db)
    if kind != ("table",) or not {"id", "journal"} <= there:
        raise Refusal("backup-unreadable")
    wanted = ", ".join(one if one in there else f"NULL AS {one}" for one in WANTED)
    held = "WHERE removed IS NULL" if "removed" in there else ""
    read = db.execute(f"SELECT {wanted} FROM match {held} LIMIT ?", (MOST,))
    return [dict(zip(WANTED, row, strict=True)) for row in read]
