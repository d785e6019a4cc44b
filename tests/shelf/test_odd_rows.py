"""Rows that somebody has edited, matches that no longer replay: the others are not hidden, and nothing is lost."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.errors import BadJournal, Refusal
from automarium.core.match import Match
from automarium.games import game
from automarium.shelf import REMOVED_FOR, Shelf
from automarium.shelf.doctor import examine
from automarium.web.app import create
from automarium.web.pages.front import RUNNING_SHOWN
from automarium.words import LANGUAGES, words
from tests.bots import new, play


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf.sqlite3")


@pytest.fixture
def client(shelf: Shelf) -> TestClient:
    return TestClient(create(shelf), base_url="http://localhost", raise_server_exceptions=True)


def guard(client: TestClient) -> dict[str, str]:
    client.get("/")
    return {"guard": client.cookies["automarium"]}


def edit(shelf: Shelf, id: str, **values: object) -> None:
    db = sqlite3.connect(shelf.path)
    db.execute(f"UPDATE match SET {', '.join(f'{name} = ?' for name in values)} WHERE id = ?", (*values.values(), id))
    db.commit()
    db.close()


def stuck(shelf: Shelf) -> str:
    """A match of Scythe whose third answer was edited."""
    shelved = shelf.add(play(new("scythe", {}, "stuck"), "stuck", 9))
    data = json.loads(shelf.journal(shelved.id))
    data["answers"][2] = "hero Z9"
    edit(shelf, shelved.id, journal=json.dumps(data))
    return shelved.id


ODD: list[dict[str, object]] = [
    {"game": "chess"},
    {"game": b"\x00"},
    {"setup": "{"},
    {"setup": "[]"},
    {"setup": '{"level": 7}'},
    {"totals": "nonsense"},
    {"totals": '["x"]'},
    {"winners": "7"},
    {"moment": "[]"},
    {"moment": '{"turn": "no-such-message", "args": {}, "names": []}'},
    {"moment": '{"turn": "head-round", "args": {"number": {}}, "names": ["number"]}'},
    {"answers": "many"},
    {"over": "x"},
    {"over": 7},
    {"created": "yesterday"},
    {"changed": "tomorrow"},
    {"changed": 1e300},
    {"changed": -5},
    {"version": "x"},
    {"undone": "{"},
    {"undone": "[1]"},
    {"seal": b"\xff"},
    {"journal": ""},
    {"journal": "null"},
    {"journal": b"\xff\xfe"},
    {"journal": "[" * 5000},
    {"journal": '{"automarium": 1}'},
]


@pytest.mark.parametrize("odd", ODD, ids=str)
@pytest.mark.parametrize("over", [False, True])
def test_one_odd_row_hides_no_other(shelf: Shelf, client: TestClient, odd: dict[str, object], over: bool) -> None:
    good = shelf.add(new("redrising", {"first": "human"}, "good"))
    bad = shelf.add(play(new("gaia", {}, "bad"), "bad", 5000 if over else 3))
    edit(shelf, bad.id, **odd)
    assert {good.id, bad.id} == {entry.id for entry in shelf.entries()}
    for page in ("/", "/matches", f"/match/{good.id}"):
        found = client.get(page)
        assert found.status_code == 200
        assert good.id in found.text
    assert client.get(f"/match/{bad.id}").status_code in (200, 409)
    assert client.get(f"/match/{bad.id}/history").status_code in (200, 409)
    assert client.get(f"/match/{bad.id}/journal.json").status_code == 200
    shelf.find(bad.id)
    list(examine(shelf.disk, repair=True))
    assert [entry.problem for entry in shelf.entries() if entry.id == good.id] == [None]
    shelf.answer(good, "4")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_no_longer_replays(shelf: Shelf, client: TestClient, lang: str) -> None:
    id = stuck(shelf)
    client.cookies.set("lang", lang)
    why = words(lang, "scythe").say("route-expected", {"got": "z9"})
    page = client.get(f"/match/{id}")
    assert page.status_code == 409
    assert words(lang).say("web-stuck-holds", {"number": 2}) in page.text
    assert why.split("«")[0].split("“")[0].strip()[:12] in page.text
    for where in ("", "matches"):
        assert words(lang).say("web-stuck") in client.get(f"/{where}").text
    assert client.get(f"/match/{id}/at/2").status_code == 200
    assert client.get(f"/match/{id}/history").status_code == 200
    assert client.get(f"/match/{id}/transcript").status_code == 200
    assert "hero Z9" in client.get(f"/match/{id}/journal.json").text


def test_going_on_from_where_it_holds(shelf: Shelf, client: TestClient) -> None:
    id = stuck(shelf)
    before = shelf.journal(id)
    found = client.post(f"/match/{id}/rescue", data=guard(client), follow_redirects=False)
    copy = found.headers["location"].removeprefix("/match/")
    assert copy != id
    assert len(shelf.take(copy).match.answers) == 2
    assert shelf.journal(id) == before
    with pytest.raises(BadJournal):
        shelf.take(id)


def test_a_saved_match_that_does_not_replay_is_taken_in_as_it_is(shelf: Shelf, client: TestClient) -> None:
    data = json.loads(play(new("scythe", {}, "stuck"), "stuck", 9).journal())
    data["answers"][2] = "hero Z9"
    text = json.dumps(data)
    found = client.post("/import", data=guard(client), files={"file": ("match.json", text)}, follow_redirects=False)
    assert found.status_code == 303
    id = found.headers["location"].removeprefix("/match/")
    assert shelf.journal(id) == text
    assert client.get(f"/match/{id}").status_code == 409
    assert shelf.entries()[0].problem is not None


@pytest.mark.parametrize("changed", [{"mark": "0" * 16}, {"seed": "other"}, {"answers": ["fly to the moon"]}])
def test_a_saved_match_of_which_nothing_holds_is_refused(
    shelf: Shelf, client: TestClient, changed: dict[str, Any]
) -> None:
    data = json.loads(play(new("scythe", {}, "stuck"), "stuck").challenge().journal())
    given = {"file": ("match.json", json.dumps({**data, **changed}))}
    found = client.post("/import", data=guard(client), files=given)
    assert found.status_code == 422
    assert 'class="notice"' in found.text
    assert shelf.entries() == []


def test_a_saved_match_that_does_not_replay_is_taken_in_once(shelf: Shelf, client: TestClient) -> None:
    data = json.loads(play(new("scythe", {}, "stuck"), "stuck", 9).journal())
    data["answers"][2] = "hero Z9"
    for _ in range(3):
        client.post("/import", data=guard(client), files={"file": ("match.json", json.dumps(data))})
    assert len(shelf.entries()) == 1


def test_what_does_not_replay_stands_behind_what_can_be_gone_on_with(shelf: Shelf, client: TestClient) -> None:
    good = [shelf.add(new("redrising", {}, str(one))).id for one in range(3)]
    odd = [stuck(shelf) for _ in range(3)]
    page = client.get("/").text
    running = page[: page.index('class="what-for"')]
    shown = re.findall(r'href="/match/(\w+)"', running)
    assert sorted(shown[:3]) == sorted(good)
    assert len(shown) == 4
    assert shown[3] in odd


def test_of_a_match_without_an_answer_that_holds_nothing_is_promised(shelf: Shelf, client: TestClient) -> None:
    id = shelf.add(new("scythe", {}, "stuck")).id
    with shelf.disk.open() as db:
        db.execute('UPDATE match SET journal = replace(journal, \'"answers": []\', \'"answers": ["no"]\')')
    page = client.get(f"/match/{id}")
    assert page.status_code == 409
    assert words("en").say("web-stuck-holds", {"number": 0}) in page.text
    assert "/rescue" not in page.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_match_does_not_replay_is_told_without_knowing_the_game(lang: str) -> None:
    data = json.loads(play(new("scythe", {}, "stuck"), "stuck", 9).journal())
    data["answers"][2] = "hero Z9"
    with pytest.raises(BadJournal) as bad:
        Match.load(json.dumps(data), game)
    assert words(lang).refusal(bad.value)


# --- removing ---


def test_what_was_removed_can_be_had_back_for_a_while(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    id = shelf.add(new("redrising", {}, "removed")).id
    shelf.remove(id)
    assert (shelf.entries(), [entry.id for entry in shelf.entries("removed")]) == ([], [id])
    for gone in (shelf.take, shelf.journal, shelf.version, shelf.remove):
        with pytest.raises(Refusal) as none:
            gone(id)
        assert none.value.id == "shelf-none"
    shelf.restore(id)
    assert [entry.id for entry in shelf.entries()] == [id]
    with pytest.raises(Refusal):
        shelf.restore(id)
    shelf.remove(id)
    other = shelf.add(new("redrising", {}, "other")).id
    now = shelf.entries()[0].changed
    monkeypatch.setattr("automarium.shelf.time.time", lambda: now + REMOVED_FOR + 60)
    shelf.remove(other)
    assert [entry.id for entry in shelf.entries("removed")] == [other]


def test_removing_asks_the_version(shelf: Shelf, client: TestClient) -> None:
    shelved = shelf.add(new("redrising", {"first": "human"}, "version"))
    shelf.answer(shelved, "4")
    path = f"/match/{shelved.id}"
    for version, status in (("1", 409), ("", 400), ("x", 400)):
        assert client.post(f"{path}/remove", data={**guard(client), "version": version}).status_code == status
    assert client.get(path).status_code == 200
    page = client.post(f"{path}/remove", data={**guard(client), "version": "2"})
    assert f"{path}/restore" in page.text
    assert client.get(path).status_code == 404
    assert client.post(f"{path}/restore", data=guard(client)).status_code == 200
    assert client.get(path).status_code == 200


# --- a page at a time ---


def test_all_matches_a_page_at_a_time(shelf: Shelf, client: TestClient) -> None:
    match = new("redrising", {}, "many")
    ids = [shelf.add(match).id for _ in range(101)][::-1]
    seen = []
    for number in (1, 2, 3):
        page = client.get(f"/matches?page={number}").text
        seen.append([id for id in ids if id in page])
    assert seen == [ids[:50], ids[50:100], ids[100:]]
    for odd in ("0", "-1", "x", "9" * 50, "٣"):
        assert client.get("/matches", params={"page": odd}).status_code == 200
    assert sum(id in client.get("/").text for id in ids) == RUNNING_SHOWN


# --- limits ---


def test_a_match_has_no_more_answers_than_can_be_read_again(monkeypatch: pytest.MonkeyPatch, shelf: Shelf) -> None:
    monkeypatch.setattr("automarium.core.match.MOST_ANSWERS", 3)
    shelved = shelf.add(new("redrising", {"first": "human"}, "limit"))
    for text in ("4", "fix helium human 3", "fix helium human 4"):
        shelf.answer(shelved, text)
    with pytest.raises(Refusal) as refused:
        shelf.answer(shelved, "fix helium human 5")
    assert refused.value.id == "match-too-long"
    assert len(shelf.take(shelved.id).match.answers) == 3


# --- the doctor ---


def test_the_doctor_finds_and_mends(shelf: Shelf) -> None:
    good = shelf.add(new("redrising", {}, "good"))
    odd = shelf.add(play(new("gaia", {}, "odd"), "odd", 4))
    bad = stuck(shelf)
    assert [finding.match for finding in examine(shelf.disk)] == [bad[:8]]
    edit(shelf, odd.id, totals="nonsense", answers=99, game="golem")
    found = list(examine(shelf.disk))
    assert {(one.match, one.problem.id) for one in found} == {(odd.id[:8], "doctor-row"), (bad[:8], "journal-answer")}
    mended = list(examine(shelf.disk, repair=True))
    assert {one.match: one.mended for one in mended} == {odd.id[:8]: True, bad[:8]: False}
    assert [one.match for one in examine(shelf.disk)] == [bad[:8]]
    assert list(shelf.path.parent.glob("shelf.before-repair*"))
    assert shelf.take(odd.id).match.game.id == "gaia"
    assert shelf.take(good.id).match.answers == []


def damage(path: Path, first: int, last: int) -> None:
    with path.open("r+b") as file:
        file.seek(first)
        file.write(b"\xa5" * (last - first))


def test_the_doctor_saves_what_can_be_read_of_a_damaged_file(shelf: Shelf) -> None:
    ids = [shelf.add(play(new("redrising", {}, f"{number}"), "damage", 40)).id for number in range(30)]
    size = shelf.path.stat().st_size
    damage(shelf.path, size // 2, size // 2 + 9000)
    found = list(examine(shelf.disk))
    assert [one.problem.id for one in found] == ["shelf-damaged"]
    mended = list(examine(shelf.disk, repair=True))
    assert mended[0].problem.id == "doctor-rebuilt"
    saved = {entry.id for entry in Shelf(shelf.path).entries()}
    assert 15 < len(saved) < 30
    assert saved < set(ids)
    assert list(shelf.path.parent.glob("shelf.damaged*"))
    assert list(examine(shelf.disk)) == []


def test_the_doctor_starts_anew_when_nothing_can_be_read(shelf: Shelf) -> None:
    shelf.add(new("redrising", {}, "lost"))
    damage(shelf.path, 0, 4000)
    with pytest.raises(Refusal) as refused:
        shelf.entries()
    assert refused.value.id == "shelf-damaged"
    assert [one.problem.args_["number"] for one in examine(shelf.disk, repair=True)] == [0]
    assert Shelf(shelf.path).entries() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_file_is_one_sentence_on_every_page(shelf: Shelf, client: TestClient, lang: str) -> None:
    id = shelf.add(new("redrising", {}, "damaged")).id
    client.cookies.set("lang", lang)
    data = guard(client)
    damage(shelf.path, 0, shelf.path.stat().st_size)
    said = words(lang).say("shelf-damaged", {"path": str(shelf.path)})
    for page in ("/", "/matches", f"/match/{id}", f"/match/{id}/history", f"/match/{id}/journal.json"):
        found = client.get(page)
        assert (found.status_code, said.split("`")[0] in found.text) == (503, True)
    for post in ("/new/redrising", f"/match/{id}/answer", f"/match/{id}/undo", f"/match/{id}/remove"):
        found = client.post(post, data={**data, "version": "1", "answer": "4"})
        assert found.status_code in (422, 503)
    assert client.get("/about").status_code == 200
