"""Looks the whole shelf over: the file, every row, every match; and mends what follows from something that is whole."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.games import game
from automarium.shelf import _columns, seal, undone_lines
from automarium.shelf.disk import COLUMNS, Disk, connect

BESIDE = tuple(name for name in COLUMNS if name not in ("created", "changed", "version", "removed", "seal", "spent"))
MOST_TRIED = 100_000  # rows that are looked for one by one in a damaged file


class Finding(NamedTuple):
    """Something that is not as it should be: of one match, or of the file."""

    problem: Refusal
    match: str = ""
    mended: bool = False


def examine(disk: Disk, *, repair: bool = False) -> Iterator[Finding]:
    """Everything that is wrong, and with `repair` what could be mended. The file is copied before it is written to."""
    if not disk.path.exists():  # before the first match there is nothing to be wrong
        return
    damage = _damage(disk)
    if damage is not None:
        if repair:
            saved, copy = _rebuild(disk)
            yield Finding(Refusal("doctor-rebuilt", number=saved, path=str(copy)), mended=True)
        else:
            yield Finding(damage)
            return
    disk.prepare()
    copied = False
    for id in _ids(disk):
        finding, mend = _look(disk, id)
        if repair and mend:
            if not copied:
                disk.copy("before-repair")
                copied = True
            _mend(disk, id, mend)
        if finding:
            yield finding._replace(mended=repair and bool(mend))


def _damage(disk: Disk) -> Refusal | None:
    """What is wrong with the file as a whole."""
    try:
        with disk.open() as db:
            told = [row[0] for row in db.execute("PRAGMA quick_check(3)")]
    except Refusal as refusal:
        if refusal.id != "shelf-damaged":
            raise
        return refusal
    return None if told == ["ok"] else disk.fault(sqlite3.DatabaseError("; ".join(told)), "shelf-damaged")


def _ids(disk: Disk) -> list[object]:
    with disk.open() as db:
        return [row[0] for row in db.execute("SELECT rowid FROM match ORDER BY rowid")]


def _look(disk: Disk, row_id: object) -> tuple[Finding | None, dict[str, object]]:
    """What is wrong with one match, and what has to be written to mend it."""
    with disk.open() as db:
        sql = f"SELECT {', '.join(BESIDE)}, seal, version FROM match WHERE rowid = ?"
        found = db.execute(sql, (row_id,)).fetchone()
    if found is None:  # it has been removed meanwhile
        return None, {}
    *values, sealed, version = found
    row = dict(zip(BESIDE, values, strict=True))
    name = str(row["id"])[:8]
    try:
        match, problem = Match.salvage(str(row["journal"]), game)
    except Refusal as refusal:
        return Finding(refusal, name), {}
    if problem is not None:
        return Finding(problem, name), {}
    match.back = undone_lines(row["undone"])
    right = dict(zip(BESIDE[3:], _columns(match), strict=True))
    right |= {"game": match.game.id, "setup": json.dumps(dict(match.setup.values)), "journal": row["journal"]}
    wrong = {key: value for key, value in right.items() if row[key] != value}
    stamp = seal({**row, **right}.values())
    mend = wrong | {"seal": stamp, "version": version} if wrong or stamp != sealed else {}
    odd = [key for key in wrong if key != "moment"]  # where a match stands may be told in other words now
    return (Finding(Refusal("doctor-row", columns=", ".join(odd)), name) if odd else None), mend


def _mend(disk: Disk, row_id: object, values: dict[str, object]) -> None:
    """Writes what was found out, unless somebody has played on meanwhile."""
    version = values.pop("version")
    sets = ", ".join(f"{name} = ?" for name in values)
    with disk.open() as db:
        db.execute(f"UPDATE match SET {sets} WHERE rowid = ? AND version = ?", (*values.values(), row_id, version))


# --- a damaged file ---


def _rebuild(disk: Disk) -> tuple[int, Path]:
    """Puts every row that can still be read into a new file in the place of the damaged one, which is kept as well."""
    kept = disk.free("damaged")
    wal = disk.path.with_name(f"{disk.path.name}-wal")
    fresh = Disk(disk.path.with_suffix(".part"))
    fresh.path.unlink(missing_ok=True)
    try:
        shutil.copyfile(disk.path, kept)
        if wal.exists():
            shutil.copyfile(wal, kept.with_name(f"{kept.name}-wal"))
        rows = _readable(disk.path)
        fresh.prepare()
        with fresh.write() as db:
            for row in rows.values():
                names = [name for name in COLUMNS if name in row]
                marks = ", ".join("?" * len(names))
                sql = f"INSERT OR IGNORE INTO match ({', '.join(names)}) VALUES ({marks})"
                db.execute(sql, [row[name] for name in names])
        with fresh.open() as db:
            db.execute("PRAGMA journal_mode = DELETE")  # all of it in the one file that takes the other's place
        for rest in (wal, disk.path.with_name(f"{disk.path.name}-shm")):
            rest.unlink(missing_ok=True)
        os.replace(fresh.path, disk.path)
    except OSError as error:
        raise disk.fault(error) from None
    return len(rows), kept


def _readable(path: Path) -> dict[int, dict[str, Any]]:
    """The rows of a damaged file that can be read: from the front, from the back, and one by one."""
    found: dict[int, dict[str, Any]] = {}
    with suppress(sqlite3.Error):
        db = connect(path)
        db.row_factory = sqlite3.Row
        try:
            for ending in ("ORDER BY rowid", "ORDER BY rowid DESC"):
                with suppress(sqlite3.Error):
                    for row in db.execute(f"SELECT rowid AS rownumber, * FROM match NOT INDEXED {ending}"):
                        found[row["rownumber"]] = dict(row)
            for number in range(1, MOST_TRIED):
                if number not in found:
                    with suppress(sqlite3.Error):
                        row = db.execute("SELECT * FROM match NOT INDEXED WHERE rowid = ?", (number,)).fetchone()
                        if row is not None:
                            found[number] = dict(row)
        finally:
            db.close()
    return dict(sorted(found.items()))
