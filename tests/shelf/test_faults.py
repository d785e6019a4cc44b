"""Every statement of the shelf made to fail, and the program killed at every one, in turn."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from automarium.core.errors import Refusal
from automarium.shelf import Shelf, Shelved, disk
from automarium.shelf.doctor import examine
from tests.bots import new, play
from tests.shelf.faults import Counter, failing
from tests.shelf.old import as_first_release

Acknowledge = Callable[[str, list[str]], None]


def refusal_of(what: Callable[[], object]) -> str | None:
    """The refusal that something ends in, if it does."""
    try:
        what()
    except Refusal as refusal:
        return refusal.id
    return None


def match_of(shelf: Shelf) -> Shelved:
    return shelf.take(shelf.find())


def evening(path: Path, acknowledge: Acknowledge) -> None:
    """Everything that is done with a shelf in an evening; what has come back is acknowledged."""
    shelf = Shelf(path)
    shelved = shelf.add(new("redrising", {"first": "human"}, "evening"))
    for text in ("4", "scout mars", "scout luna"):
        shelf.answer(shelved, text)
        acknowledge(shelved.id, shelved.match.answers)
    shelf.undo(shelved)
    acknowledge(shelved.id, shelved.match.answers)
    shelf.redo(shelved)
    acknowledge(shelved.id, shelved.match.answers)
    shelf.go(shelved, 1)
    acknowledge(shelved.id, shelved.match.answers)
    shelf.entries()
    shelf.results()
    other = shelf.add(new("scythe", {}, "other"))
    shelf.remove(other.id, other.version)
    shelf.restore(other.id)
    shelf.journal(other.id)
    list(examine(shelf.disk, repair=True))
    acknowledge(shelved.id, shelf.take(shelved.id).match.answers)


def statements() -> int:
    """How many statements an evening takes."""
    from tempfile import TemporaryDirectory

    counter = Counter()
    with TemporaryDirectory() as folder, failing(counter):
        evening(Path(folder) / "shelf.sqlite3", lambda *_: None)
    return counter.seen


EVENING = statements()


def test_an_evening_has_many_statements() -> None:
    assert EVENING > 40


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("at", range(1, EVENING + 1))
def test_every_statement_fails_once(tmp_path: Path, at: int, when: str) -> None:
    path = tmp_path / "shelf.sqlite3"
    acknowledged: dict[str, list[str]] = {}
    with failing(Counter(at, "fail", when)):
        told = refusal_of(lambda: evening(path, lambda id, answers: acknowledged.update({id: list(answers)})))
    # what failed may not have been needed: the switch of the journal's kind, or the end of what was taken back
    assert told in (None, *disk.DISK_FAULTS)
    well = Shelf(path)
    for id, answers in acknowledged.items():
        stored = well.take(id).match.answers
        assert stored == answers or when == "after"  # a change that failed after it was written may be there
    assert [finding for finding in examine(well.disk) if not finding.mended] == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be copied")
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("at", range(1, EVENING + 1, 1))
def test_the_program_dies_at_every_statement(tmp_path: Path, at: int, when: str) -> None:
    path, told = tmp_path / "shelf.sqlite3", tmp_path / "told"
    child = os.fork()
    if child == 0:  # the one that dies
        with told.open("w") as file, failing(Counter(at, "die", when)):

            def acknowledge(id: str, answers: list[str]) -> None:
                file.write(json.dumps([id, answers]) + "\n")
                file.flush()

            evening(path, acknowledge)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status)
    assert os.WTERMSIG(status) == signal.SIGKILL
    lines = [json.loads(line) for line in told.read_text().splitlines()]
    well = Shelf(path)
    if lines:
        id, answers = lines[-1]
        stored = well.take(id).match
        assert stored.answers == answers or abs(len(stored.answers) - len(answers)) <= 2  # the next change was written
    assert [finding for finding in examine(well.disk) if not finding.mended] == []
    shelved = well.add(new("redrising", {"first": "human"}, "afterwards"))
    well.answer(shelved, "4")


# --- the schema ---


def test_every_statement_of_a_change_of_schema_fails_once(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    id = as_first_release(old)
    counter = Counter()
    with failing(counter):
        Shelf(Path(shutil.copy(old, tmp_path / "count.sqlite3")))
    assert counter.seen > 5
    for at in range(1, counter.seen + 1):
        path = Path(shutil.copy(old, tmp_path / f"{at}.sqlite3"))
        with failing(Counter(at)):
            assert refusal_of(partial(Shelf, path)) in (None, "shelf-unusable")
        assert Shelf(path).take(id).match.answers == ["4"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be copied")
def test_the_program_dies_at_every_statement_of_a_change_of_schema(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    id = as_first_release(old)
    for at in range(1, 20):
        path = Path(shutil.copy(old, tmp_path / f"{at}.sqlite3"))
        child = os.fork()
        if child == 0:
            with failing(Counter(at, "die", "after")):
                Shelf(path)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        assert Shelf(path).take(id).match.answers == ["4"]
        if not os.WIFSIGNALED(status):
            break
    assert at > 5


def test_a_copy_is_kept_before_the_schema_changes(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    as_first_release(path)
    for _ in range(3):
        Shelf(path)
    copies = list(tmp_path.glob("matches.before-*"))
    assert len(copies) == 1
    db = sqlite3.connect(copies[0])
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert db.execute("SELECT COUNT(*) FROM match").fetchone() == (1,)
    db.close()


def test_a_shelf_left_between_two_statements_by_the_first_release_opens(tmp_path: Path) -> None:
    """It had added its column, and was killed before it could say so."""
    path = tmp_path / "matches.sqlite3"
    id = as_first_release(path)
    db = sqlite3.connect(path)
    db.execute("ALTER TABLE match ADD COLUMN moment TEXT NOT NULL DEFAULT '{}'")
    db.commit()
    db.close()
    assert Shelf(path).take(id).match.answers == ["4"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be copied")
@pytest.mark.parametrize("old", [True, False])
def test_many_programs_start_at_once(tmp_path: Path, old: bool) -> None:
    path = tmp_path / "matches.sqlite3"
    if old:
        as_first_release(path)
    gate, opened = os.pipe()
    children = []
    for _ in range(16):
        child = os.fork()
        if child == 0:
            os.read(gate, 1)
            try:
                Shelf(path).add(new("redrising", {}, "at once"))
                os._exit(0)
            except BaseException as error:
                print(error, file=sys.stderr)
                os._exit(1)
        children.append(child)
    os.write(opened, b"x" * 16)
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * 16
    assert len(Shelf(path).entries()) == 16 + old
    assert len(list(tmp_path.glob("matches.before-*"))) == old


# --- what real disks say ---


def test_a_full_disk(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(new("redrising", {"first": "human"}, "full"))
    whole = disk.connect

    def full(path: Path) -> sqlite3.Connection:
        db = whole(path)
        db.execute("PRAGMA max_page_count = 1")
        return db

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "connect", full)
        match = play(new("redrising", {}, "full"), "full", 30)
        assert refusal_of(lambda: [shelf.add(match) for _ in range(40)]) == "shelf-full"
        assert match_of(shelf).match.ask is not None  # reading goes on
    shelf.answer(shelved, "4")
    assert shelf.take(shelved.id).match.answers == ["4"]


def test_a_disk_that_can_only_be_read(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(new("redrising", {"first": "human"}, "read"))

    def reading(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "connect", reading)
        with pytest.raises(Refusal) as refused:
            shelf.answer(shelved, "4")
        assert refused.value.id == "shelf-read-only"
        assert shelf.take(shelved.id).match.answers == shelved.match.answers == []
        assert Shelf(shelf.path).entries() != []


def test_a_folder_that_can_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside such a file nothing can be made, as its kind of journal wants: it is then read as it stands."""
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    id = shelf.add(new("redrising", {}, "read")).id
    real = sqlite3.connect

    class Shut(sqlite3.Connection):
        def execute(self, *_: object) -> sqlite3.Cursor:
            error = sqlite3.OperationalError("unable to open database file")
            error.sqlite_errorname = "SQLITE_CANTOPEN"
            raise error

    def shut(path: object, uri: bool = False, **_: object) -> sqlite3.Connection:
        return real(str(path), uri=True) if uri else real(str(path), factory=Shut)

    monkeypatch.setattr(sqlite3, "connect", shut)
    assert shelf.take(id).id == id
    with pytest.raises(Refusal) as refused:
        shelf.add(new("redrising", {}, "more"))
    assert refused.value.id == "shelf-read-only"


def test_a_shelf_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "OPENED", {**disk.OPENED, "timeout": 0.1})
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(new("redrising", {"first": "human"}, "busy"))
    other = sqlite3.connect(shelf.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Refusal) as refused:
        shelf.answer(shelved, "4")
    assert refused.value.id == "shelf-busy"
    other.execute("ROLLBACK")
    other.close()
    shelf.answer(shelved, "4")


def test_reading_writes_nothing(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    id = shelf.add(new("redrising", {}, "read")).id
    said: list[str] = []
    whole = disk.connect

    def listening(path: Path) -> sqlite3.Connection:
        db = whole(path)
        db.set_trace_callback(said.append)
        return db

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "connect", listening)
        again = Shelf(shelf.path)
        again.take(id)
        again.entries()
        again.results()
        again.version(id)
        again.journal(id)
    assert said
    assert {sql.split()[0] for sql in said} <= {"SELECT", "PRAGMA"}
    assert {sql for sql in said if sql.startswith("PRAGMA")} == {
        f"PRAGMA synchronous = {disk.SYNCED}",
        "PRAGMA user_version",
    }


def test_memory_does_not_run_ahead_of_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither storing nor reading anew works: what was not stored is not shown, nor stored with the next answer."""
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(new("redrising", {"first": "human"}, "ahead"))
    shelf.answer(shelved, "4")

    def gone(_: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "connect", gone)
        for change in (lambda: shelf.answer(shelved, "scout mars"), lambda: shelf.undo(shelved)):
            with pytest.raises(Refusal):
                change()
            assert (shelved.match.answers, shelved.match.undone) == (["4"], [])
    shelf.answer(shelved, "scout luna")
    assert shelf.take(shelved.id).match.answers[:2] == ["4", "scout luna"]
