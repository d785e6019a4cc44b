"""A backup holds all matches; one from anybody is taken back with care."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from automarium.core.errors import Refusal
from automarium.shelf import Shelf
from automarium.shelf.backup import LARGEST_BACKUP, Taken, backup, take_back
from tests.bots import new, play


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "one.sqlite3")


@pytest.fixture
def other(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "other.sqlite3")


def test_all_matches_are_had_back_as_they_were(shelf: Shelf, other: Shelf) -> None:
    ids = [shelf.add(play(new(game, {}, "backup"), "backup", 5)).id for game in ("redrising", "scythe")]
    undone = shelf.take(ids[0])
    shelf.undo(undone)
    content = backup(shelf)
    assert take_back(other, content) == Taken(added=2)
    for id in ids:
        assert other.journal(id) == shelf.journal(id)
    assert other.take(ids[0]).match.undone == undone.match.undone
    assert [one._replace(version=0) for one in other.entries()] == [one._replace(version=0) for one in shelf.entries()]
    assert take_back(other, content) == Taken(there=2)


def test_what_is_there_already_is_left_alone(shelf: Shelf) -> None:
    shelved = shelf.add(play(new("redrising", {}, "backup"), "backup", 3))
    content = backup(shelf)
    shelf.undo(shelved)
    now = shelf.journal(shelved.id)
    assert take_back(shelf, content) == Taken(there=1)
    assert shelf.journal(shelved.id) == now


def test_a_file_of_a_running_shelf_is_taken_too(shelf: Shelf, other: Shelf) -> None:
    shelf.add(new("scythe", {}, "backup"))
    assert take_back(other, shelf.path.read_bytes()) == Taken(added=1)


def test_removed_matches_stay_removed(shelf: Shelf, other: Shelf) -> None:
    shelf.remove(shelf.add(new("scythe", {}, "backup")).id)
    assert take_back(other, backup(shelf)) == Taken()


def test_of_odd_rows_only_journals_are_believed(shelf: Shelf, other: Shelf, tmp_path: Path) -> None:
    shelf.add(new("scythe", {}, "backup"))
    file = tmp_path / "odd.sqlite3"
    file.write_bytes(backup(shelf))
    with sqlite3.connect(file) as db:
        db.execute("UPDATE match SET id = '../<b>', totals = '{', setup = '[', seal = 'x', changed = 'never'")
        db.execute("INSERT INTO match (id, journal) VALUES ('a', 'no journal')")
        db.execute("INSERT INTO match (id, journal) VALUES ('b', x'ff00')")
        db.execute("INSERT INTO match (id, journal) VALUES ('c', ?)", ("x" * 1_100_000,))
    db.close()
    assert take_back(other, file.read_bytes()) == Taken(added=1, unreadable=3)
    (entry,) = other.entries()
    assert entry.problem is None
    assert entry.id.isalnum()
    assert other.results() == []


@pytest.mark.parametrize(
    "schema",
    [
        "CREATE TABLE other (id)",
        "CREATE TABLE match (id)",
        "CREATE VIEW match AS SELECT 1 AS id, '' AS journal",
        "CREATE TABLE match (id, journal GENERATED ALWAYS AS (hex(zeroblob(1000000))))",
    ],
)
def test_what_does_tricks_is_refused(shelf: Shelf, tmp_path: Path, schema: str) -> None:
    file = tmp_path / "trick.sqlite3"
    with sqlite3.connect(file) as db:
        db.execute(schema)
    db.close()
    with pytest.raises(Refusal) as refused:
        take_back(shelf, file.read_bytes())
    assert refused.value.id == "backup-unreadable"


@pytest.mark.parametrize("content", [b"", b"no database at all", b"SQLite format 3\0" + bytes(200)])
def test_what_is_no_backup_is_refused(shelf: Shelf, content: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        take_back(shelf, content)
    assert refused.value.id == "backup-unreadable"


def test_one_that_is_too_large_is_refused(shelf: Shelf) -> None:
    with pytest.raises(Refusal) as refused:
        take_back(shelf, bytes(LARGEST_BACKUP + 1))
    assert refused.value.id == "backup-too-large"
