"""The application without a browser: what it answers, what it refuses, what it never gives away."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games import GAMES, game
from automarium.shelf import Shelf
from automarium.web.app import create
from automarium.words import LANGUAGES, words
from tests.bots import LONG, SETUPS, new, play
from tests.web.conftest import Server, fields, token


def begin(client: TestClient, id: str = "redrising", **settings: str) -> str:
    """Starts a match and returns its path."""
    response = client.post(f"/new/{id}", data={"guard": token(client), **settings})
    assert response.status_code == 200
    path: str = response.url.path
    return path


def post(client: TestClient, path: str, what: str, **data: str) -> int:
    status: int = client.post(f"{path}/{what}", data={**fields(client.get(path).text), **data}).status_code
    return status


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_every_language(client: TestClient, shelf: Shelf, id: str, lang: str) -> None:
    client.cookies.set("lang", lang)
    for setup in SETUPS[id]:
        shelved = shelf.add(play(new(id, setup, "page"), "page", 14))
        for page in (
            "",
            "/history",
            "/at/5",
            "/at/0",
            "/journal.json",
            "/transcript.txt?why=1",
            "?say=fix",
            "?say=x+y",
        ):
            response = client.get(f"/match/{shelved.id}{page}")
            assert response.status_code == 200, page
    over = shelf.add(play(new(id, SETUPS[id][0], "over"), "over"))
    assert client.get(f"/match/{over.id}").status_code == 200
    for page in ("/", "/about", f"/new/{id}"):
        response = client.get(page)
        assert response.status_code == 200
        assert f'lang="{lang}"' in response.text


def test_the_browsers_language_is_taken(client: TestClient) -> None:
    assert "Во что играем" in client.get("/", headers={"accept-language": "de,ru;q=0.8"}).text


def test_the_first_page_is_small(client: TestClient) -> None:
    parts = [client.get(url).content for url in ("/", "/static/app.css", "/static/app.js")]
    assert sum(map(len, parts)) < 150_000


def test_an_answer_and_what_is_refused(client: TestClient, shelf: Shelf) -> None:
    path = begin(client, first="human", house="mars")
    assert post(client, path, "answer", answer="4") == 200
    refused = client.post(f"{path}/answer", data={**fields(client.get(path).text), "answer": "lead pluto"})
    assert refused.status_code == 409
    assert "Expected: Jupiter" in refused.text
    assert post(client, path, "answer", answer="lead mars; gain luna") == 200
    match = shelf.take(path.rsplit("/", 1)[1]).match
    assert match.answers == ["4", "lead mars", "gain luna"]


def test_two_tabs_never_mix(client: TestClient, shelf: Shelf) -> None:
    path = begin(client, first="human")
    first = second = fields(client.get(path).text)
    assert client.post(f"{path}/answer", data={**first, "answer": "4"}).status_code == 200
    late = client.post(f"{path}/answer", data={**second, "answer": "3"})
    assert late.status_code == 409
    assert "gone on with this match elsewhere" in late.text
    assert shelf.take(path.rsplit("/", 1)[1]).match.answers == ["4"]
    assert client.post(f"{path}/undo", data=second).status_code == 409


def test_import_and_export(client: TestClient) -> None:
    path = begin(client, first="human")
    post(client, path, "answer", answer="4")
    journal = client.get(f"{path}/journal.json").content
    assert Match.load(journal.decode(), game).answers == ["4"]
    good = client.post("/import", data={"guard": token(client)}, files={"file": ("m.json", journal)})
    assert good.status_code == 200
    assert good.url.path != path
    for content in (b"", b"{}", b"\xff", journal[:50], b"[" * 9000):
        bad = client.post("/import", data={"guard": token(client)}, files={"file": ("m.json", content)})
        assert bad.status_code == 422
    big = client.post("/import", data={"guard": token(client)}, files={"file": ("m.json", b" " * 3_000_000)})
    assert big.status_code == 413


def test_an_owners_deck(client: TestClient) -> None:
    rows = "\n".join(f"{n},J,A,<,*" for n in range(1, 23))
    good = ("deck.csv", f"n,deploy,gain,arrow,extra\n{rows}")
    response = client.post("/new/redrising", data={"guard": token(client)}, files={"pack": good})
    assert "your own list" in response.text
    bad = client.post("/new/redrising", data={"guard": token(client)}, files={"pack": ("deck.csv", "n,x\n1,2")})
    assert bad.status_code == 422
    assert "deck.csv" in bad.text


def test_the_box_follows_the_language(client: TestClient, shelf: Shelf) -> None:
    for lang, box in (("en", "english"), ("ru", "other")):
        client.headers["accept-language"] = lang
        page = client.get("/new/redrising").text
        shown = page[page.index('name="box"') :]
        assert f'value="{box}" checked' in shown or f'value="{box}" selected' in shown
        path = client.post("/new/redrising", data={"guard": token(client), "depth": "known"}).url.path
        assert shelf.take(path.rpartition("/")[2]).match.setup["box"] == box


def test_names_from_outside_are_escaped(client: TestClient, shelf: Shelf) -> None:
    evil = "<script>alert(1)</script>"
    path = begin(client, first="human")
    page = client.post(f"{path}/answer", data={**fields(client.get(path).text), "answer": evil})
    assert evil not in page.text
    assert evil not in client.get(path, params={"say": evil}).text
    journal = json.loads(client.get(f"{path}/journal.json").text)
    journal["game"] = evil
    assert (
        evil
        not in client.post("/import", data={"guard": token(client)}, files={"file": ("m", json.dumps(journal))}).text
    )
    shelf.add(Match(game("redrising"), {}, seed="<b>seed</b>"))
    assert "<b>seed" not in client.get("/").text


# --- the guard ---


def test_headers_on_every_page(client: TestClient) -> None:
    for url in ("/", "/static/app.css", "/nothing", "/match/x"):
        headers = client.get(url).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert "HttpOnly" in TestClient(client.app, base_url="http://127.0.0.1").get("/").headers["set-cookie"]


def test_no_inline_script_or_style(client: TestClient) -> None:
    path = begin(client)
    for url in ("/", "/new/redrising", path, f"{path}/history", f"{path}/at/0", "/about"):
        page = client.get(url).text
        assert not re.search(r"<script(?![^>]*src=)|\son\w+=|style=|javascript:", page)
        assert not re.search(r'(?:src|href|action)="(?:https?:)?//', page)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "[::2]", "localhost.evil:80"])
def test_other_hosts_are_turned_away(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 421


def test_posts_from_elsewhere_are_turned_away(client: TestClient, shelf: Shelf) -> None:
    path = begin(client, first="human")
    data = {**fields(client.get(path).text), "answer": "4"}
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        assert client.post(f"{path}/answer", data=data, headers=headers).status_code == 403
    for bad in ("", "x" * 32, "é"):
        assert client.post(f"{path}/answer", data={**data, "guard": bad}).status_code == 403
    other = TestClient(client.app, base_url="http://127.0.0.1")
    assert other.post(f"{path}/answer", data=data).status_code == 403
    assert shelf.take(path.rsplit("/", 1)[1]).match.answers == []


def test_where_prefs_lead_back_to(client: TestClient) -> None:
    for back, lands in (("/about", "/about"), ("//evil.example", "/"), ("http://evil.example", "/"), ("/\\evil", "/")):
        response = client.post("/prefs", data={"guard": token(client), "back": back, "lang": "ru"})
        assert response.url.path == lands
        assert response.url.host == "127.0.0.1"


def test_the_table_code(shelf: Shelf) -> None:
    """On a network nothing is served without the code."""
    app = create(shelf, hosts=frozenset({"192.0.2.7"}), code="ABC234")
    phone = TestClient(app, base_url="http://192.0.2.7", follow_redirects=False)
    id = shelf.add(new("redrising", {}, "code")).id
    for url in ("/", f"/match/{id}", f"/match/{id}/journal.json", "/new/redrising"):
        assert phone.get(url).headers["location"] == "/code"
    assert phone.get("/code?code=WRONG1").status_code == 403
    assert phone.get("/").status_code == 303
    assert phone.get("/code?code=abc234").status_code == 303
    assert phone.get("/").status_code == 200
    assert phone.get("/", headers={"host": "127.0.0.1"}).status_code == 421


def test_fuzzed_addresses_forms_and_headers_never_break_it(client: TestClient, shelf: Shelf) -> None:
    stream = Stream("fuzz", "web")
    secret = shelf.add(new("redrising", {}, "a-secret-seed"))
    path = begin(client, first="human")
    signs = [
        "/",
        "..",
        "%00",
        "%2e%2e",
        "match",
        "new",
        "redrising",
        "at",
        "-1",
        "99999999999999999999",
        "?say=",
        "fix",
        "é",
        "'",
        '"',
        ";",
        "<",
        "{{7*7}}",
    ]
    for number in range(300):
        url = f"/{stream.pick(['match', 'new', 'static', 'x'])}/" + "".join(
            stream.pick(signs) for _ in range(1 + stream.below(5))
        )
        if stream.below(2):
            url = f"{path}/{url}"
        text = "".join(stream.pick(signs) for _ in range(stream.below(6)))
        kind = number % 3
        if kind == 0:
            response = client.get(url, headers={"cookie": f"lang={text.encode('ascii', 'ignore').decode()}"})
        elif kind == 1:
            response = client.post(url, data={"guard": token(client), "answer": text, "version": text, "number": text})
        else:
            what = stream.pick(["answer", "undo", "redo", "go", "remove"][:4])
            response = client.post(f"{path}/{what}", data={"guard": token(client), "answer": text, "version": text})
        assert response.status_code < 500, (url, text)
        assert "Traceback" not in response.text
        assert "a-secret-seed" not in response.text
        assert secret.id not in response.text or response.url.path == "/"
    assert client.get(path).status_code == 200


# --- the real server ---


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    import httpx

    answers: list[str] = []
    id = ""
    for number in range(4 if LONG else 2):
        server = Server(tmp_path)
        try:
            with httpx.Client(base_url=server.url, follow_redirects=True, timeout=20) as client:
                found = re.search(r'name="guard" value="(\w+)"', client.get("/").text)
                assert found
                if not id:
                    started = client.post("/new/redrising", data={"guard": found[1], "first": "human", "house": "mars"})
                    id = started.url.path.rsplit("/", 1)[1]
                for text in ("4",) if number == 0 else ("scout mars", "scout jupiter"):
                    page = client.get(f"/match/{id}").text
                    told = client.post(f"/match/{id}/answer", data={**fields(page), "answer": text})
                    assert told.status_code == 200
                    answers.append(text)
        finally:
            server.kill()  # signal 9
        kept = Shelf(tmp_path / "matches.sqlite3").take(id).match.answers
        assert [one for one in kept if one in ("4", "scout mars", "scout jupiter")] == answers


# --- set-up by taps ---


@pytest.mark.parametrize("id", GAMES)
def test_texts_of_the_set_up_can_be_chosen_part_by_part(client: TestClient, shelf: Shelf, id: str) -> None:
    for setting in game(id).settings:
        if not setting.parts:
            continue
        page = client.get(f"/new/{id}").text
        assert f'name="{setting.id}.0"' in page
        chosen = [part.options[-1 - at][0] for at, part in enumerate(setting.parts)]  # each word once
        if setting.id == "map":
            chosen = ["3a0", "1a0", "5b0", "6b0", "7b0", "4a0", "2a0"]
        parts = {f"{setting.id}.{at}": word for at, word in enumerate(chosen)}
        path = client.post(f"/new/{id}", data={"guard": token(client), setting.id: "own", **parts}).url.path
        assert path.startswith("/match/"), setting.id
        kept = shelf.take(path.rsplit("/", 1)[1]).match.setup[setting.id]
        assert kept == setting.read(setting.join.join(chosen))
        typed = {f"{setting.id}.own": setting.join.join(chosen)}
        path = client.post(f"/new/{id}", data={"guard": token(client), setting.id: "own", **typed}).url.path
        assert shelf.take(path.rsplit("/", 1)[1]).match.setup[setting.id] == kept
        path = client.post(f"/new/{id}", data={"guard": token(client), setting.id: setting.default, **parts}).url.path
        assert shelf.take(path.rsplit("/", 1)[1]).match.setup[setting.id] == setting.default
        if len(parts) > 1:  # not all of them: refused, and what was chosen is still there
            some = {setting.id: "own", f"{setting.id}.0": chosen[0]}
            page = client.post(f"/new/{id}", data={"guard": token(client), **some})
            assert page.status_code == 422
            assert f'value="{chosen[0]}" selected' in page.text


def test_home_says_where_each_match_stands(client: TestClient, shelf: Shelf) -> None:
    shelf.add(play(new("scythe", {"automa": "nordic", "human": "crimea", "level": "automa"}, "home"), "home", 3))
    page = client.get("/").text
    assert "Nordic" in page
    assert re.search(r"[Tt]urn \d", page)
    for id in GAMES:
        shelf.add(play(new(id, SETUPS[id][0], "home"), "home", 8))
    assert client.get("/").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_of_a_line_is_told_and_carried_out(client: TestClient, shelf: Shelf, lang: str) -> None:
    client.cookies.set("lang", lang)
    shelved = shelf.add(new("scythe", {"human": "polania", "automa": "nordic"}, "rest"))
    shelf.answer(shelved, "fix its-mechs c3 1; fix my-mechs c2 1; fix my-workers c2 1")
    path = f"/match/{shelved.id}"
    data = {**fields(client.get(path).text), "answer": "mech C2-C3 1; build C3 mill; end"}
    page = client.post(f"{path}/answer", data=data).text
    assert words(lang).say("rest-waits", {"said": "end"}) in page
    page = client.post(f"{path}/answer", data={**fields(page), "answer": "0"}).text
    assert words(lang, "scythe").tap("ask-turn", {"number": 2}) in page
