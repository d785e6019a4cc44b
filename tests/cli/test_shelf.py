"""The shelf from the terminal: what does not replay, what was removed, and the doctor."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest

from automarium.shelf import FILE, Shelf
from automarium.words import LANGUAGES
from tests.bots import new, play
from tests.cli.conftest import Run


def broken(home: Path) -> str:
    """A match of Gaia Project whose second answer somebody has edited."""
    shelf = Shelf(home / FILE)
    id = shelf.add(play(new("gaia", {}, "broken"), "broken", 6)).id
    data = json.loads(shelf.journal(id))
    data["answers"][1] = "mine nowhere"
    db = sqlite3.connect(shelf.path)
    db.execute("UPDATE match SET journal = ? WHERE id = ?", (json.dumps(data), id))
    db.commit()
    db.close()
    return id[:8]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_does_not_replay(run: Run, home: Path, lang: str) -> None:
    id = broken(home)
    assert id in run("list", lang=lang).stdout
    for command in ("show", "history", "replay"):
        ended = run(command, id, lang=lang)
        assert (ended.returncode, f"rescue {id}" in ended.stderr) == (0, True)
    for command in ("resume", "score", "undo"):
        assert run(command, id, lang=lang).returncode == 1
    assert "mine nowhere" in run("export", id, lang=lang).stdout
    assert run("doctor", lang=lang).returncode == 1


def test_it_goes_on_in_a_copy(run: Run, home: Path) -> None:
    id = broken(home)
    copy = re.search(r"copy is (\w+)", run("rescue", id).stdout)
    assert copy
    assert run("show", copy[1]).stderr == ""
    assert len(Shelf(home / FILE).entries()) == 2


def test_one_that_does_not_replay_is_imported_as_it_is(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("export", broken(home), "-o", str(file))
    ended = run("import", str(file))
    assert (ended.returncode, "rescue" in ended.stderr) == (0, True)
    (tmp_path / "none.json").write_text("{}")
    assert run("import", str(tmp_path / "none.json")).returncode == 1


def test_removed_and_restored(run: Run, home: Path) -> None:
    id = Shelf(home / FILE).add(new("golem", {}, "removed")).id[:8]
    assert f"restore {id}" in run("remove", id).stdout
    assert id not in run("list").stdout
    assert id in run("list", "--removed").stdout
    assert run("restore", "zz").returncode == 1
    assert run("restore", id).returncode == 0
    assert id in run("list").stdout


def test_the_doctor(run: Run, home: Path) -> None:
    assert (run("doctor").returncode, run("doctor").stdout) == (0, "All is well.\n")  # before the first match
    shelf = Shelf(home / FILE)
    id = shelf.add(new("golem", {}, "doctor")).id
    assert (run("doctor").returncode, run("doctor").stdout) == (0, "All is well.\n")
    db = sqlite3.connect(shelf.path)
    db.execute("UPDATE match SET answers = 77")
    db.commit()
    db.close()
    assert run("doctor").returncode == 1
    mended = run("doctor", "--repair")
    assert (mended.returncode, id[:8] in mended.stdout) == (0, True)
    assert run("doctor").returncode == 0


def test_the_doctor_of_a_damaged_file(run: Run, home: Path) -> None:
    shelf = Shelf(home / FILE)
    shelf.path.write_bytes(b"no database" * 1000)
    for command in (["list"], ["new", "golem"], ["show"], ["doctor"], []):
        ended = run(*command)
        assert (ended.returncode, "doctor --repair" in ended.stdout + ended.stderr) == (1, True), command
    assert run("doctor", "--repair").returncode == 0
    assert run("list").returncode == 0
