"""The shelf: saved matches in SQLite. The journal of a match is its save, so a row is a journal and little else.

An answer is on disk before its effect is shown. Two programs on one match do not mix: the one that comes second is
refused and reads the match anew. What stands beside the journal follows from it and is there for a quick list; a seal
tells whether a row is as we wrote it, and one that is not is read from its journal.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from automarium.core.errors import BadJournal, Refusal
from automarium.core.match import Match, Read, as_written
from automarium.core.tale import Event, Kind, Name, Say
from automarium.games import GAMES, game
from automarium.shelf.disk import Disk

FILE = "matches.sqlite3"
MOST_RESULTS = 2000
NOBODY = json.dumps(())
PAUSE = 600  # seconds: whoever is away for longer is not at the table
REMOVED_FOR = 30 * 24 * 3600  # seconds for which what was removed can be had back
LISTED = "id, game, created, changed, version, setup, journal, undone, answers, over, totals, winners, moment, seal"
VERSION = "CAST(version AS INTEGER)"  # whatever somebody has written there
WHICH = {
    "all": "removed IS NULL ORDER BY changed",
    "running": "removed IS NULL AND over IS NOT 1 ORDER BY changed",
    "over": "removed IS NULL AND over IS 1 ORDER BY changed",
    "removed": "removed NOTNULL ORDER BY removed",
}
ROUND = "head-round"  # so begins what is told of a round as a whole
WITHIN_TURNS = ("-card", "-combat")  # and so ends what is told within a turn

T = TypeVar("T")


class Moment(NamedTuple):
    """Where a match stands: the round, the Automa's faction and the player's faction or house, in games that have them,
    the turn or the phase that was told last, and what is to be beaten, where the match is a challenge."""

    round: int | None = None
    turn: Say | None = None
    opponent: Name | None = None
    human: Name | None = None
    beat: int | None = None


class Entry(NamedTuple):
    """A match in the list: what it is and how it stands; or what is the matter with it."""

    id: str
    game: str
    created: float
    changed: float
    version: int
    answers: int = 0
    over: bool = False
    setup: dict[str, str] = {}
    totals: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()
    moment: Moment = Moment()
    problem: Refusal | None = None


class Result(NamedTuple):
    """How one match ended: who had how much, when, after how many answers and how long at the table; and its id."""

    game: str
    level: str
    won: bool
    totals: tuple[int, ...]
    changed: float
    answers: int
    spent: float
    id: str = ""
    beat: int | None = None  # what was to be beaten, where the match was a challenge


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

    def __init__(self, path: Path | None = None, *, disk: Disk | None = None) -> None:
        self.disk = disk or Disk(path or home() / FILE)
        self.path = self.disk.path
        self.disk.prepare()

    # --- the list ---

    def entries(self, which: str = "all", first: int = 0, most: int = -1) -> list[Entry]:
        """Matches, the one played last first, so many of them: `all`, those that are `running` or `over`, or those that
        were `removed`."""
        with self.disk.open() as db:
            rows = db.execute(
                f"SELECT {LISTED} FROM match WHERE {WHICH[which]} DESC, rowid DESC LIMIT ? OFFSET ?", (most, first)
            ).fetchall()
        return [_entry(row) for row in rows]

    def results(self) -> list[Result]:
        """How finished matches ended, the oldest first; of very many the last."""
        with self.disk.open() as db:
            rows = db.execute(
                "SELECT id, game, setup, winners, totals, moment, changed, answers, spent FROM match"
                " WHERE over AND removed IS NULL ORDER BY changed DESC LIMIT ?",
                (MOST_RESULTS,),
            ).fetchall()
        return [result for row in rows[::-1] if (result := _result(*row)) is not None]

    def find(self, beginning: str | None = None) -> str:
        """The id of a match by the unique beginning of it; without one, the match played last that is not over."""
        with self.disk.open() as db:
            rows = db.execute("SELECT id, over FROM match WHERE removed IS NULL ORDER BY changed DESC, rowid DESC")
            ids = [(str(id), bool(over)) for id, over in rows]
        if beginning is None:
            found = [id for id, over in ids if not over][:1] or [id for id, _ in ids][:1]
        else:
            found = [id for id, _ in ids if id.startswith(beginning.casefold())]
        if len(found) != 1:
            raise Refusal("shelf-ambiguous" if found else "shelf-none", got=(beginning or "")[:40])
        return found[0]

    # --- one match ---

    def add(self, match: Match[Any]) -> Shelved:
        """Puts a match on the shelf."""
        return Shelved(self._add(match.journal(), match), match, 1)

    def add_as_it_is(self, journal: str) -> str:
        """Puts a saved match on the shelf that does not replay here, once: to be looked at as far as it does, and kept.
        One of which not even the first answer holds is refused: nobody could go on with it."""
        match, problem = Match.salvage(journal, game)
        if problem is not None and not match.answers:
            raise problem
        if there := self.holding(journal):
            return there
        return self._add(journal, match)

    def _add(self, journal: str, match: Match[Any]) -> str:
        now = time.time()
        with self.disk.open() as db:
            return self.insert(db, journal, match, None, (now, now, 0))

    def insert(
        self, db: sqlite3.Connection, journal: str, match: Match[Any], id: str | None, times: tuple[float, float, float]
    ) -> str:
        """Writes a row for a match: its id, if it had one, and when it was begun, changed last, and how long at it."""
        id = id or secrets.token_hex(16)
        replayed, *columns = _columns(match)
        row = (id, match.game.id, json.dumps(dict(match.setup.values)), journal, *columns)
        db.execute(
            "INSERT INTO match (id, game, setup, journal, undone, answers, over, totals, winners, moment, seal,"
            " created, changed, spent, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
            (*row, seal(row) if journal == replayed else "", *times),
        )
        return id

    def holding(self, journal: str) -> str | None:
        """The match with exactly this journal, if it is there."""
        with self.disk.open() as db:
            row = db.execute("SELECT id FROM match WHERE journal = ? AND removed IS NULL", (journal,)).fetchone()
        return str(row[0]) if row else None

    def take(self, id: str) -> Shelved:
        """Takes a match from the shelf, by its whole id. One that does not replay is refused."""
        shelved, problem = self.salvage(id)
        if problem is not None:
            raise problem
        return shelved

    def salvage(self, id: str) -> tuple[Shelved, BadJournal | None]:
        """A match as far as it replays, and why no further: to look at, or to go on from there with a copy."""
        journal, undone, version = self._row(id, "journal, undone, version")
        match, problem = Match.salvage(str(journal), game)
        if problem is None:
            match.back = undone_lines(undone)
        return Shelved(id, match, int(number(version))), problem

    def journal(self, id: str) -> str:
        """A match as it is kept, whether it replays or not."""
        return str(self._row(id, "journal")[0])

    def version(self, id: str) -> int:
        """How often a match has changed."""
        return int(number(self._row(id, "version")[0]))

    def _row(self, id: str, columns: str) -> tuple[Any, ...]:
        statement = f"SELECT {columns} FROM match WHERE id = ? AND removed IS NULL"
        found = self.disk.look(statement, id) if id.isascii() else []
        if not found:
            raise Refusal("shelf-none", got=id[:40])
        return found[0]

    def remove(self, id: str, version: int | None = None) -> None:
        """Takes a match out of the list; for some weeks it can be had back. One that has changed since is refused."""
        now = time.time()
        with self.disk.write() as db:
            removed = db.execute(
                f"UPDATE match SET removed = ? WHERE id = ? AND removed IS NULL AND {VERSION} = COALESCE(?, {VERSION})",
                (now, id, version),
            ).rowcount
            db.execute("DELETE FROM match WHERE removed < ?", (now - REMOVED_FOR,))
        if not removed:
            self.version(id)  # refuses an id that is not there
            raise Refusal("shelf-changed")

    def restore(self, id: str) -> None:
        """Puts back what was removed."""
        with self.disk.open() as db:
            if not db.execute("UPDATE match SET removed = NULL WHERE id = ? AND removed NOTNULL", (id,)).rowcount:
                raise Refusal("shelf-none", got=id[:40])

    # --- changing a match ---

    def answer(self, shelved: Shelved, text: str, read: Read = as_written) -> list[Event]:
        """Answers, stores, and only then returns what was told."""
        return self._change(shelved, lambda match: match.answer(text, read))

    def undo(self, shelved: Shelved) -> str:
        return self._change(shelved, lambda match: match.undo())

    def undo_line(self, shelved: Shelved) -> str:
        return self._change(shelved, lambda match: match.undo_line())

    def redo(self, shelved: Shelved) -> str:
        return self._change(shelved, lambda match: match.redo())

    def go(self, shelved: Shelved, number: int) -> None:
        self._change(shelved, lambda match: match.go(number))

    def _change(self, shelved: Shelved, change: Callable[[Match[Any]], T]) -> T:
        """Carries out a change and stores it. What cannot be stored has not happened, in memory either."""
        match, mark = shelved.match, shelved.match.bookmark()
        told = change(match)
        try:
            stored = self._store(shelved)
        except BaseException:
            match.turn_back(mark)
            raise
        if not stored:
            match.turn_back(mark)
            fresh = self.take(shelved.id)
            shelved.match, shelved.version = fresh.match, fresh.version
            raise Refusal("shelf-changed")
        shelved.version += 1
        return told

    def _store(self, shelved: Shelved) -> bool:
        """Writes a match down, unless it was changed elsewhere since it was taken."""
        match, now = shelved.match, time.time()
        columns = _columns(match)
        sealed = seal((shelved.id, match.game.id, json.dumps(dict(match.setup.values)), *columns))
        with self.disk.open() as db:
            return bool(
                db.execute(
                    f"UPDATE match SET spent = spent + MAX(0, MIN(? - changed, {PAUSE})), changed = ?,"
                    f" version = {VERSION} + 1, journal = ?, undone = ?, answers = ?,"
                    " over = ?, totals = ?, winners = ?, moment = ?, seal = ?"
                    f" WHERE id = ? AND {VERSION} = ? AND removed IS NULL",
                    (now, now, *columns, sealed, shelved.id, shelved.version),
                ).rowcount
            )


# --- what stands beside a journal ---


def _columns(match: Match[Any]) -> tuple[str, str, int, int, str, str, str]:
    sheet = match.sheet() if match.over else None
    return (
        match.journal(),
        json.dumps([line[0] if len(line) == 1 else line for line in match.back], ensure_ascii=False),
        len(match.answers),
        int(match.over),
        json.dumps(sheet.totals if sheet else ()),
        json.dumps(sheet.winners if sheet else ()),
        _write_moment(match),
    )


def seal(row: Iterable[object]) -> str:
    """A seal over id, game, set-up, journal and what follows from it. It holds for the rules that wrote it."""
    row = tuple(row)
    rules = game(row[1]).rules if row[1] in GAMES else 0
    return hashlib.sha256(repr((rules, row)).encode("utf-8", "replace")).hexdigest()[:32]


def _entry(row: tuple[Any, ...]) -> Entry:
    """A line of the list. A row that is not as we wrote it, or that older rules wrote, is read from its journal."""
    id, game_id, created, changed, version, setup, journal, undone, answers, over, totals, winners, moment, sealed = row
    times = (number(created), number(changed), int(number(version)))
    if sealed == seal((id, game_id, setup, journal, undone, answers, over, totals, winners, moment)):
        match_setup = json.loads(setup)
    else:
        game_id, match_setup, columns, problem = _from_journal(str(journal))
        if problem is not None:
            return Entry(str(id), game_id, *times, setup=match_setup, problem=problem)
        _, _, answers, over, totals, winners, moment = columns
    return Entry(
        *(str(id), game_id, *times, answers, bool(over)),
        setup=match_setup,
        totals=tuple(json.loads(totals)),
        winners=tuple(json.loads(winners)),
        moment=_read_moment(moment),
    )


@lru_cache(maxsize=64)
def _from_journal(journal: str) -> tuple[str, dict[str, str], tuple[Any, ...], Refusal | None]:
    """Game, set-up and columns of a match by its journal alone, and what is the matter with it."""
    try:
        match, problem = Match.salvage(journal, game)
    except Refusal as refusal:
        return "", {}, (), refusal
    return match.game.id, dict(match.setup.values), _columns(match), problem


def number(value: object) -> float:
    """A number where somebody may have written anything; a date that no calendar has is none."""
    return value if isinstance(value, (int, float)) and 0 <= value < 2**31 else 0


def undone_lines(text: object) -> list[tuple[str, ...]]:
    """What can be redone, line by line; one answer is its own line."""
    found = _list(text)
    lines = [tuple(one) if isinstance(one, list) else (one,) for one in found]
    return lines if all(line and all(isinstance(one, str) for one in line) for line in lines) else []


def texts(text: object) -> list[str]:
    """A list of texts where somebody may have written anything."""
    found = _list(text)
    return found if all(isinstance(one, str) for one in found) else []


def _list(text: object) -> list[Any]:
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return []
    return found if isinstance(found, list) else []


def _result(
    id: object, game_id: object, setup: object, winners: object, totals: object, moment: object, *numbers: object
) -> Result | None:
    try:
        values, points = json.loads(str(setup)), json.loads(str(totals))
        level, beat = values.get("level", ""), json.loads(str(moment)).get("beat")
    except (ValueError, RecursionError, AttributeError):
        return None
    counted = isinstance(points, list) and all(isinstance(one, int) for one in points)
    if game_id not in GAMES or not isinstance(level, str) or not isinstance(beat, int | None) or not counted:
        return None
    if winners == NOBODY or game(str(game_id)).trial(values):  # nothing was won or lost
        return None
    won = any(one.startswith("human") for one in texts(winners))
    changed, answers, spent = map(number, numbers)
    return Result(str(game_id), level, won, tuple(points), changed, int(answers), spent, str(id), beat)


def _write_moment(match: Match[Any]) -> str:
    """The moment of a match as it is kept, so that a list of matches needs no replay."""
    heads = [event for event in match.tale.events if event.kind == Kind.HEAD]
    rounds = [event.args["number"] for event in heads if event.id == ROUND]
    turns = [event for event in heads if not event.id.endswith(WITHIN_TURNS)]
    found: dict[str, object] = {"round": rounds[-1]} if rounds else {}
    sides = {"opponent": match.game.opponent(match.state), "human": match.game.human(match.state), "beat": match.beat}
    found |= {key: one for key, one in sides.items() if one is not None}
    if turns and not turns[-1].id.startswith(ROUND):
        args = turns[-1].args
        found |= {"round": match.state.round} if "round" in args else {}  # it may have been corrected
        found |= {
            "turn": turns[-1].id,
            "args": dict(args),
            "names": [key for key, one in args.items() if isinstance(one[0] if isinstance(one, tuple) else one, Name)],
        }
    return json.dumps(found)


def _read_moment(text: str) -> Moment:
    found = json.loads(text)
    args = {key: _named(value) if key in found["names"] else value for key, value in found.get("args", {}).items()}
    turn = Say(found["turn"], args) if "turn" in found else None
    opponent, human = (Name(found[side]) if side in found else None for side in ("opponent", "human"))
    return Moment(found.get("round"), turn, opponent, human, found.get("beat"))


def _named(kept: str | list[str]) -> Name | tuple[Name, ...]:
    return tuple(map(Name, kept)) if isinstance(kept, list) else Name(kept)
