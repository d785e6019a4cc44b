"""The shelf: saved matches in SQLite. The journal of a match is its save, so a row is a journal and little else.

An answer is on disk before its effect is shown. Two programs on one match do not mix: the one that comes second is
refused and reads the match anew.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from automarium.core.errors import Refusal
from automarium.core.match import Match, Read, as_written
from automarium.core.tale import Event, Kind, Name, Say
from automarium.games import game

SCHEMA = 2

T = TypeVar("T")


class Moment(NamedTuple):
    """Where a match stands: the round and the Automa's faction, in games that have them, and the turn told last."""

    round: int | None = None
    turn: Say | None = None
    opponent: Name | None = None


class Entry(NamedTuple):
    """A match in the list: what it is and how it stands."""

    id: str
    game: str
    created: float
    changed: float
    answers: int
    over: bool
    setup: dict[str, str]
    totals: tuple[int, ...]
    winners: tuple[str, ...]
    moment: Moment


class Shelved:
    """A match with its place on the shelf. `version` grows with every change, so that a stale copy is noticed."""

    def __init__(self, id: str, match: Match[Any], version: int) -> None:
        self.id = id
        self.match = match
        self.version = version


def home() -> Path:
    """Where matches are kept: AUTOMARIUM_HOME, or the usual place for a program's data on this system."""
    given = os.environ.get("AUTOMARIUM_HOME")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "automarium"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "automarium"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "automarium"


class Shelf:
    """All matches of one player."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or home() / "matches.sqlite3"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self._open() as db:
                _prepare(db)
        except (OSError, sqlite3.Error) as error:
            raise Refusal("shelf-unusable", path=str(self.path), problem=str(error)) from None

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        db = sqlite3.connect(self.path, timeout=10, isolation_level=None)
        try:
            db.execute("PRAGMA synchronous = FULL")
            yield db
        finally:
            db.close()

    # --- the list ---

    def entries(self) -> list[Entry]:
        """All matches, the one played last first."""
        with self._open() as db:
            rows = db.execute(
                "SELECT id, game, created, changed, answers, over, setup, totals, winners, moment FROM match"
                " ORDER BY changed DESC, rowid DESC"
            ).fetchall()
        return [
            Entry(
                *(id, game, created, changed, answers, bool(over)),
                setup=json.loads(setup),
                totals=tuple(json.loads(totals)),
                winners=tuple(json.loads(winners)),
                moment=_read_moment(moment),
            )
            for id, game, created, changed, answers, over, setup, totals, winners, moment in rows
        ]

    def find(self, beginning: str | None = None) -> str:
        """The id of a match by the unique beginning of it; without one, the match played last that is not over."""
        entries = self.entries()
        if beginning is None:
            found = [entry.id for entry in entries if not entry.over][:1] or [entry.id for entry in entries][:1]
        else:
            found = [entry.id for entry in entries if entry.id.startswith(beginning.casefold())]
        if len(found) != 1:
            raise Refusal("shelf-ambiguous" if found else "shelf-none", got=beginning or "")
        return found[0]

    # --- one match ---

    def add(self, match: Match[Any]) -> Shelved:
        """Puts a match on the shelf."""
        id = secrets.token_hex(16)
        now = time.time()
        with self._open() as db:
            db.execute(
                "INSERT INTO match (id, game, created, changed, version, setup, journal, undone, answers, over, totals,"
                " winners, moment) VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)",
                (id, match.game.id, now, now, json.dumps(dict(match.setup.values)), *_columns(match)),
            )
        return Shelved(id, match, 1)

    def take(self, id: str) -> Shelved:
        """Takes a match from the shelf, by its whole id."""
        with self._open() as db:
            row = db.execute("SELECT journal, undone, version FROM match WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise Refusal("shelf-none", got=id)
        match = Match.load(row[0], game)
        match.undone = list(json.loads(row[1]))
        return Shelved(id, match, row[2])

    def version(self, id: str) -> int:
        """How often a match has changed."""
        with self._open() as db:
            row = db.execute("SELECT version FROM match WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise Refusal("shelf-none", got=id[:40])
        return int(row[0])

    def remove(self, id: str) -> None:
        with self._open() as db:
            db.execute("DELETE FROM match WHERE id = ?", (id,))

    # --- changing a match ---

    def answer(self, shelved: Shelved, text: str, read: Read = as_written) -> list[Event]:
        """Answers, stores, and only then returns what was told."""
        return self._change(shelved, lambda match: match.answer(text, read))

    def undo(self, shelved: Shelved) -> str:
        return self._change(shelved, lambda match: match.undo())

    def redo(self, shelved: Shelved) -> str:
        return self._change(shelved, lambda match: match.redo())

    def go(self, shelved: Shelved, number: int) -> None:
        self._change(shelved, lambda match: match.go(number))

    def _change(self, shelved: Shelved, change: Callable[[Match[Any]], T]) -> T:
        """Carries out a change and stores it; if it cannot be stored, the copy in memory is as it is on disk."""
        told = change(shelved.match)
        try:
            with self._open() as db:
                stored = db.execute(
                    "UPDATE match SET changed = ?, version = version + 1, journal = ?, undone = ?, answers = ?,"
                    " over = ?, totals = ?, winners = ?, moment = ? WHERE id = ? AND version = ?",
                    (time.time(), *_columns(shelved.match), shelved.id, shelved.version),
                ).rowcount
        except sqlite3.Error as error:
            shelved.match = self.take(shelved.id).match
            raise Refusal("shelf-unusable", path=str(self.path), problem=str(error)) from None
        if not stored:
            fresh = self.take(shelved.id)
            shelved.match, shelved.version = fresh.match, fresh.version
            raise Refusal("shelf-changed")
        shelved.version += 1
        return told


def _columns(match: Match[Any]) -> tuple[str, str, int, bool, str, str, str]:
    sheet = match.sheet() if match.over else None
    return (
        match.journal(),
        json.dumps(match.undone, ensure_ascii=False),
        len(match.answers),
        match.over,
        json.dumps(sheet.totals if sheet else ()),
        json.dumps(sheet.winners if sheet else ()),
        _write_moment(match),
    )


def _write_moment(match: Match[Any]) -> str:
    """The moment of a match as it is kept, so that a list of matches needs no replay."""
    heads = [event for event in match.tale.events if event.kind == Kind.HEAD]
    rounds = [event.args["number"] for event in heads if event.id == "head-round"]
    turns = [event for event in heads if event.id.endswith("-turn")]
    found: dict[str, object] = {"round": rounds[-1]} if rounds else {}
    opponent = match.game.opponent(match.state)
    if opponent is not None:
        found["opponent"] = opponent
    if turns:
        args = turns[-1].args
        found |= {
            "turn": turns[-1].id,
            "args": dict(args),
            "names": [key for key in args if isinstance(args[key], Name)],
        }
    return json.dumps(found)


def _read_moment(text: str) -> Moment:
    found = json.loads(text)
    args = {key: Name(value) if key in found["names"] else value for key, value in found.get("args", {}).items()}
    turn = Say(found["turn"], args) if "turn" in found else None
    return Moment(found.get("round"), turn, Name(found["opponent"]) if "opponent" in found else None)


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA:
        raise sqlite3.DatabaseError(f"schema {version} > {SCHEMA}")
    db.execute(
        "CREATE TABLE IF NOT EXISTS match (id TEXT PRIMARY KEY, game TEXT NOT NULL, created REAL NOT NULL,"
        " changed REAL NOT NULL, version INTEGER NOT NULL, setup TEXT NOT NULL, journal TEXT NOT NULL,"
        " undone TEXT NOT NULL, answers INTEGER NOT NULL, over INTEGER NOT NULL, totals TEXT NOT NULL,"
        " winners TEXT NOT NULL, moment TEXT NOT NULL)"
    )
    if version == 1:
        db.execute("ALTER TABLE match ADD COLUMN moment TEXT NOT NULL DEFAULT '{}'")
    db.execute(f"PRAGMA user_version = {SCHEMA}")
