"""Shelves as older releases left them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from automarium.shelf import Shelf
from tests.bots import new


def as_first_release(path: Path) -> str:
    """A shelf of the first schema with one match on it, whose id is returned."""
    shelf = Shelf(path)
    shelved = shelf.add(new("redrising", {"first": "human"}, "old"))
    shelf.answer(shelved, "4")
    db = sqlite3.connect(path)
    for column in ("moment", "seal", "removed"):
        db.execute(f"ALTER TABLE match DROP COLUMN {column}")
    db.execute("PRAGMA user_version = 1")
    db.commit()
    db.execute("PRAGMA journal_mode = DELETE")
    db.close()
    return shelved.id
