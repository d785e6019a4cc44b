"""A match as a link, and a backup, over the pages of the server."""

from __future__ import annotations

import base64
import re
import zlib

import pytest
from starlette.testclient import TestClient

from automarium.core.errors import Refusal
from automarium.shelf import Shelf
from automarium.web import links
from tests.bots import new, play
from tests.web.conftest import token


def test_a_link_holds_the_whole_journal() -> None:
    journal = play(new("redrising", {}, "link"), "link").journal()
    found = links.fragment(journal)
    assert re.fullmatch(r"#m=[\w-]+", found)
    assert links.journal(f"https://example.org/any/page{found}") == journal
    assert links.journal(f"  {found}\n") == journal


def squeezed(content: bytes) -> str:
    made = zlib.compressobj(9, zlib.DEFLATED, -15)
    return links.MARK + base64.urlsafe_b64encode(made.compress(content) + made.flush()).decode()


@pytest.mark.parametrize(
    "link",
    [
        *("", "https://example.org/", "#m=", "#m=!!!!", "#m=AAAA", "#m=ж"),
        links.fragment("{}" * 99)[:-3],
        squeezed(b"\xff\xfe"),
        squeezed(bytes(60_000_000)),
        "#m=" + "A" * links.LARGEST_LINK,
    ],
    ids=str,
)
def test_what_is_no_link_of_ours_is_refused(link: str) -> None:
    with pytest.raises(Refusal) as refused:
        links.journal(link)
    assert refused.value.id == "link-unreadable"


def test_the_page_of_a_match_gives_its_link_and_the_import_takes_it(client: TestClient, shelf: Shelf) -> None:
    shelved = shelf.add(play(new("redrising", {}, "link"), "link", 4))
    page = client.get(f"/match/{shelved.id}/link").text
    found = re.search(r'href="(http://127\.0\.0\.1/open#m=[\w-]+)"', page)
    assert found
    assert "<svg" in page, "a QR code"
    given = {"guard": token(client), "link": found[1]}
    again = client.post("/import", data=given)
    assert again.url.path == f"/match/{shelved.id}", "it is there already"
    shelf.remove(shelved.id)
    fresh = client.post("/import", data=given)
    id = fresh.url.path.rsplit("/", 1)[1]
    assert shelf.journal(id) == shelved.match.journal()


def test_a_long_match_has_a_link_without_a_code_and_a_very_long_one_a_file(
    client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "LONGEST_SCANNED", 300)
    shelved = shelf.add(play(new("gaia", {}, "link"), "link"))
    page = client.get(f"/match/{shelved.id}/link").text
    assert "#m=" in page
    assert "too long for a QR code" in page
    monkeypatch.setattr(links, "LONGEST_LINK", 300)
    page = client.get(f"/match/{shelved.id}/link").text
    assert "#m=" not in page
    assert "journal.json" in page


def test_a_stranger_s_link_is_checked_like_a_file(client: TestClient, shelf: Shelf) -> None:
    for content in ("{}", "[1]", '{"game": "chess"}', "x" * 2_000_000):
        answer = client.post("/import", data={"guard": token(client), "link": links.fragment(content)})
        assert answer.status_code == 422
    assert shelf.entries() == []


def test_a_link_that_was_cut_off_is_refused_where_it_was_pasted(client: TestClient) -> None:
    answer = client.post("/import", data={"guard": token(client), "link": "https://example.org/open#m=AAAA"})
    assert answer.status_code == 422
    assert "data-open" in answer.text
    assert 'value="https://example.org/open#m=AAAA"' in answer.text
    assert 'name="back" value="/open"' in answer.text


def test_where_a_link_leads_there_is_a_form_for_it(client: TestClient) -> None:
    page = client.get("/open").text
    assert "data-open" in page
    assert 'name="link"' in page


def test_a_backup_is_saved_and_taken_back(client: TestClient, shelf: Shelf) -> None:
    shelved = shelf.add(new("scythe", {}, "backup"))
    saved = client.get("/backup/matches.sqlite3")
    assert saved.content.startswith(b"SQLite format 3")
    assert ".sqlite3" in saved.headers["content-disposition"]
    with shelf.disk.open() as db:
        db.execute("DELETE FROM match")
    page = client.post("/backup", data={"guard": token(client)}, files={"file": ("b.sqlite3", saved.content)})
    assert "Added: 1" in page.text
    assert shelf.journal(shelved.id) == shelved.match.journal()
    refused = client.post("/backup", data={"guard": token(client)}, files={"file": ("b.sqlite3", b"no")})
    assert refused.status_code == 422
    assert "not a backup" in refused.text
