"""The shelf against killed processes, two programs at once, and a disk that does not work."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from automarium.core.errors import BadJournal, Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games import game
from automarium.shelf import Shelf
from tests.bots import new, play

PLAYER = """
import sys
from pathlib import Path
from automarium.shelf import Shelf
from tests.bots import human
shelf = Shelf(Path(sys.argv[1]))
shelved = shelf.take(sys.argv[2])
answerer = human(shelved.match.game.id, "killed")
while shelved.match.ask is not None:
    ask = shelved.match.ask
    shelf.answer(shelved, ask.write(answerer(ask, shelved.match.state)))
    print(len(shelved.match.answers), shelved.match.fingerprint(), flush=True)
"""


def test_a_process_killed_at_random_moments_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    id = shelf.add(new("redrising", {"depth": "known", "characters": "program", "die": "program"}, "killed")).id
    stream = Stream("killed", "moments")
    kills = 0
    for _ in range(60):
        process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(shelf.path), id], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        seen: list[str] = []
        wanted = 1 + stream.below(3)
        for line in process.stdout:
            seen.append(line)
            if len(seen) == wanted:
                # whatever it is doing by now: reading, answering, writing
                process.send_signal(signal.SIGKILL)
                kills += 1
                break
        seen += process.stdout.readlines()
        process.wait()
        shelved = shelf.take(id)
        if seen:
            number, mark = seen[-1].split() if len(seen[-1].split()) == 2 else seen[-2].split()
            assert len(shelved.match.answers) >= int(number)
            assert shelved.match.at(int(number)).fingerprint() == mark
        if shelved.match.over:
            break
    assert shelved.match.over
    assert kills > 5
    sheet = shelved.match.sheet()
    assert sheet is not None
    assert sheet.final


def test_two_programs_on_one_match_do_not_mix(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    first = shelf.add(new("redrising", {"first": "human"}, "two"))
    second = shelf.take(first.id)
    shelf.answer(first, "4")
    with pytest.raises(Refusal) as refused:
        shelf.answer(second, "3")
    assert refused.value.id == "shelf-changed"
    assert second.match.answers == ["4"]
    shelf.answer(second, "scout mars")
    assert shelf.take(first.id).match.answers[:2] == ["4", "scout mars"]


def test_undone_answers_are_kept_too(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(play(new("redrising", {}, "undone"), "undone", 9))
    mark = shelved.match.fingerprint()
    for _ in range(4):
        shelf.undo(shelved)
    again = shelf.take(shelved.id)
    assert len(again.match.answers) == 5
    for _ in range(4):
        shelf.redo(again)
    assert again.match.fingerprint() == mark


def test_a_line_that_was_taken_back_is_put_back_whole_after_a_restart(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(new("redrising", {"first": "human", "house": "mars"}, "line"))
    shelf.answer(shelved, "4")
    shelf.answer(shelved, "lead mars; fleet 1; gain jupiter")
    given, mark = list(shelved.match.answers), shelved.match.fingerprint()
    shelf.undo_line(shelved)
    again = Shelf(shelf.path).take(shelved.id)
    assert (again.match.answers, again.match.back) == (["4"], [tuple(given[1:])])
    shelf.redo(again)
    assert (again.match.answers, again.match.fingerprint()) == (given, mark)
    assert '"put-back"' not in again.match.journal()  # nothing is taken back any more


def test_each_line_is_taken_back_and_put_back_whole_also_after_restarts(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    id = shelf.add(new("redrising", {"first": "human", "house": "mars"}, "line")).id
    course = []
    for line in ("4", "fix helium human 2; fix helium human 3", "lead mars; fleet 1; gain jupiter"):
        course.append(len(shelf.take(id).match.answers))
        shelf.answer(shelf.take(id), line)
    there = shelf.take(id).match
    for _ in range(2):
        for before in course[::-1]:
            shelf.undo_line(shelf.take(id))
            assert len(shelf.take(id).match.answers) == before
        for after in (*course[1:], len(there.answers)):
            shelf.redo(shelf.take(id))
            assert len(shelf.take(id).match.answers) == after
        assert shelf.take(id).match.journal() == there.journal()


def test_a_line_that_is_cut_goes_back_and_forth_in_two_parts() -> None:
    match = new("redrising", {"first": "human", "house": "mars"}, "line")
    match.answer("4")
    match.answer("fix helium human 2; fix helium human 3; fix helium human 4")
    match.go(0)
    match.go(3)
    assert (match.lines, match.back) == ([3], [("fix helium human 4",)])
    match.redo()
    assert match.lines == [3, 1]


def test_what_was_just_put_back_is_remembered_after_a_restart(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(new("redrising", {"first": "human", "house": "mars"}, "line"))
    for answer in ("4", "lead mars"):
        shelf.answer(shelved, answer)
    shelf.undo_line(shelved)
    shelf.undo_line(shelved)
    shelf.redo(shelved)
    again = Shelf(shelf.path).take(shelved.id)
    assert (again.match.answers, again.match.put_back) == (["4"], True)
    shelf.redo(again)
    assert (again.match.answers, again.match.undone) == (["4", "lead mars"], [])


@pytest.mark.parametrize("lines", ['"2"', "null", "2", "[2]", "[[0, 1]]", "[[-1, 2]]", "[[0, 99]]", "[[1, 2], [0, 2]]"])
def test_a_journal_with_wrong_lines_is_refused(lines: str) -> None:
    match = play(new("redrising", {}, "line"), "line", 5)
    text = match.journal().replace('"answers"', f'"lines": {lines}, "answers"')
    with pytest.raises(BadJournal, match="journal-field"):
        Match.load(text, game)


def test_the_list_has_the_last_played_first_and_the_results(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    old = shelf.add(play(new("redrising", {}, "old"), "old"))
    fresh = shelf.add(new("redrising", {"level": "4"}, "new"))
    entries = shelf.entries()
    assert [entry.id for entry in entries] == [fresh.id, old.id]
    assert entries[1].over
    sheet = old.match.sheet()
    assert sheet is not None
    assert entries[1].totals == sheet.totals
    assert entries[0].setup["level"] == "4"
    assert shelf.find() == fresh.id
    assert shelf.find(old.id[:10]) == old.id


def test_ids_that_are_none_or_several(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    for bad in (None, "zz"):
        with pytest.raises(Refusal) as none:
            shelf.find(bad)
        assert none.value.id == "shelf-none"
    shelf.add(new("redrising", {}, "a"))
    shelf.add(new("redrising", {}, "b"))
    with pytest.raises(Refusal) as several:
        shelf.find("")
    assert several.value.id == "shelf-ambiguous"
    with pytest.raises(Refusal):
        shelf.take("nothing")


def test_a_place_that_cannot_hold_a_shelf(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database\n" * 100)
    for path in (tmp_path / "file" / "shelf.sqlite3", tmp_path / "file"):
        with pytest.raises(Refusal) as refused:
            Shelf(path)
        assert refused.value.id == ("shelf-damaged" if path.is_file() else "shelf-unusable")


def test_a_shelf_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "shelf.sqlite3"
    Shelf(path)
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.commit()
    db.close()
    with pytest.raises(Refusal):
        Shelf(path)


def test_what_cannot_be_stored_is_not_answered(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    shelved = shelf.add(new("redrising", {"first": "human"}, "full"))
    shelf.answer(shelved, "4")
    db = sqlite3.connect(shelf.path)
    db.execute("CREATE TRIGGER full BEFORE UPDATE ON match BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    db.commit()
    db.close()
    with pytest.raises(Refusal) as refused:
        shelf.answer(shelved, "scout mars")
    assert refused.value.id == "shelf-unusable"
    assert shelved.match.answers == shelf.take(shelved.id).match.answers == ["4"]


def test_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AUTOMARIUM_HOME", os.fspath(tmp_path))
    assert Shelf().path.parent == tmp_path


def test_a_file_that_has_taken_the_place_of_another_is_looked_at_anew(tmp_path: Path) -> None:
    """The file stays open for quick questions; who puts a backup in its place is answered out of that."""
    shelf, other = Shelf(tmp_path / "shelf.db"), Shelf(tmp_path / "other.db")
    first, second = shelf.add(new("redrising", {}, "first")).id, other.add(new("redrising", {}, "second")).id
    assert shelf.version(first) == 1
    os.replace(other.disk.copy("whole"), tmp_path / "shelf.db")
    assert shelf.version(second) == 1
    with pytest.raises(Refusal, match="shelf-none"):
        shelf.version(first)
