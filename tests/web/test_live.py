"""Several devices at one table: they hear of each other, nobody holds a line for ever, and a tap counts once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from automarium.core.errors import Refusal
from automarium.shelf import Shelf
from automarium.web import live
from automarium.web.live import IN_ALL, OF_ONE, Live, Shown
from tests.bots import new
from tests.web.conftest import in_a_loop


def heard(
    lines: Live, versions: list[int], after: dict[int, tuple[int, int]] | None = None, leaves: int = -1
) -> list[str]:
    """What a device hears while the match goes through these versions; `after` so many looks a cue is shown, or it
    leaves."""
    looks = iter(versions)
    seen = 0

    def version(_: str) -> int:
        nonlocal seen
        seen += 1
        if after and seen in after:
            lines.show("match", Shown(*after[seen], "me"))
        try:
            return next(looks)
        except StopIteration:
            raise Refusal("shelf-none", got="match") from None

    async def gone() -> bool:
        return seen == leaves

    async def listen() -> list[str]:
        return [told async for told in lines.line("here", "match", version, gone)]

    return in_a_loop(listen())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "EVERY", 0)


def test_a_device_hears_of_each_change_once() -> None:
    assert heard(Live(), [1, 1, 2, 2, 2, 3]) == [
        "retry: 1000\n\n",
        "data: 1\n\n",
        "data: 2\n\n",
        "data: 3\n\n",
    ]


def test_a_device_hears_which_cue_is_shown_but_not_of_another_version() -> None:
    told = heard(Live(), [4, 4, 4, 5], {2: (4, 1), 3: (4, 2)})
    assert told[1:] == ["data: 4\n\n", "data: 4 1 me\n\n", "data: 4 2 me\n\n", "data: 5\n\n"]


def test_several_processes_know_which_cue_is_shown(tmp_path: Path) -> None:
    one, other = Live(tmp_path), Live(tmp_path)
    one.show("match", Shown(4, 2, "me"))
    one.taps.put("match", "tap")
    assert (other.shown.get("match"), other.taps.get("match")) == ("4 2 me", "tap")
    assert other.shown.get("another") == ""
    assert heard(other, [4])[1:] == ["data: 4 2 me\n\n"]


def test_no_more_is_remembered_than_there_are_slots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "KEPT", 3)
    for lines in (Live(), Live(tmp_path)):
        for number in range(20):
            lines.show(f"match {number}", Shown(1, 0, "me"))
        assert lines.shown.get("match 19") == "1 0 me"
        assert len(lines.shown.kept) <= 3
    assert len([*tmp_path.iterdir()]) <= 3


def test_a_line_ends_by_itself_and_is_counted_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LOOKS", 3)
    lines = Live()
    assert len(heard(lines, [1, 2, 3, 4, 5])) == 4
    assert not lines.lines


def test_who_is_gone_is_told_no_more() -> None:
    lines = Live()
    assert heard(lines, [1, 2, 3, 4], leaves=2)[1:] == ["data: 1\n\n", "data: 2\n\n"]
    assert not lines.lines


def test_nobody_has_more_lines_than_they_need() -> None:
    lines = Live()
    lines.lines.update({"here": OF_ONE})
    assert not lines.free("here")
    assert lines.free("there")
    lines.lines.update({f"guest {number}": 1 for number in range(IN_ALL)})
    assert not lines.free("there")


def test_the_line_of_a_match_and_of_none(client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LOOKS", 2)
    path = f"/match/{shelf.add(new('scythe', {}, 'live')).id}"
    answer = client.get(f"{path}/live")
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert "data: 1\n" in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert client.get("/match/none/live").status_code == 404


def test_a_tap_that_is_sent_twice_counts_once(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(new("redrising", {"first": "human"}, "live")).id
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/about").text)
    assert guard
    given = {"guard": guard[1], "version": "1", "answer": "4", "tap": "one"}
    for _ in range(2):
        answer = client.post(f"/match/{id}/answer", data=given, follow_redirects=False)
        assert answer.status_code == 303
    assert shelf.take(id).match.answers == ["4"]
    other = client.post(f"/match/{id}/answer", data={**given, "tap": "two"}, follow_redirects=False)
    assert other.status_code == 409


def test_a_cue_is_told_with_a_version_and_a_number(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(new("scythe", {}, "live")).id
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/about").text)
    assert guard
    given = {"guard": guard[1], "version": "1", "number": "3", "by": "me"}
    assert client.post(f"/match/{id}/cue", data=given).status_code == 204
    assert client.post(f"/match/{id}/cue", data={**given, "number": "x"}).status_code == 400
    assert client.post(f"/match/{id}/cue", data={**given, "by": "me\n\ndata: 9"}).status_code == 400
    assert client.post(f"/match/{id}/cue", data={**given, "guard": "0"}).status_code == 403


def test_a_rematch_at_a_level_that_there_is_not_is_refused_in_words(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(new("scythe", {}, "live")).id
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/about").text)
    assert guard
    refused = client.post(f"/match/{id}/again", data={"guard": guard[1], "level": "none"})
    assert refused.status_code == 400
    assert "none" in refused.text
    again = client.post(f"/match/{id}/again", data={"guard": guard[1], "same": "1"}, follow_redirects=False)
    other = shelf.take(again.headers["location"].rsplit("/", 1)[1]).match
    assert other.seed == shelf.take(id).match.seed
