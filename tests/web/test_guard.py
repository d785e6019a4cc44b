"""The guard: whatever knocks, however it is put, gets a page with our headers, and costs nobody else anything."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient

from automarium.shelf import Shelf
from automarium.web import guard, pages, tries, turns
from automarium.web.app import create
from automarium.web.guard import HEADERS, LARGEST_FORM, Guard, counted
from automarium.web.tries import ALL, Tries
from automarium.words import LANGUAGES
from tests.bots import SETUPS, new, play
from tests.web.conftest import fields, in_a_loop, token

CODE = "ABCDEFGH2345"
LAN = "http://192.0.2.7"
BODY = "content-type"


def begin(client: TestClient) -> str:
    path: str = client.post("/new/redrising", data={"guard": token(client), "first": "human"}).url.path
    return path


# --- any text ---


@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "http://127.0.0.1:x", "", "http://127.0.0.1/", "é"])
def test_an_origin_that_is_no_address_is_only_another_one(client: TestClient, origin: str) -> None:
    assert client.post("/prefs", data={"guard": token(client)}, headers={"origin": origin.encode()}).status_code == 403


@pytest.mark.parametrize(
    "host", ["127.0.0.1:[", "127.0.0.1:x", "127.0.0.1:", "127.0.0.1:123456", "127.0.0.1]", "[::1", "é"]
)
def test_a_host_that_is_no_address_is_not_ours(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host.encode()}).status_code == 421
    assert client.get("/nothing", headers={"host": "127.0.0.1:8017"}).status_code == 404


@pytest.mark.parametrize("number", ["9" * 5000, "²", "٣", "-1", "1e3", "x", "%00"])
def test_numbers_in_addresses_and_forms_that_are_none(client: TestClient, number: str) -> None:
    path = begin(client)
    assert client.get(f"{path}/at/{number}").status_code == 404
    assert client.get(f"{path}/history", params={"to": number}).status_code == 200
    assert client.post(f"{path}/go", data={**fields(client.get(path).text), "number": number}).status_code == 400
    given = {**fields(client.get(path).text), "answer": number}
    assert client.post(f"{path}/answer", data=given).status_code in (200, 409)  # ٣ is three
    for length in (number.encode(), b"9" * 4400):
        assert client.post("/prefs", content=b"", headers={"content-length": length}).status_code in (411, 413)


def test_a_moment_beyond_the_last_is_not_taken_for_another(client: TestClient) -> None:
    path = begin(client)
    given = fields(client.get(path).text)
    assert client.post(f"{path}/answer", data={**given, "answer": "4"}).status_code == 200
    given = fields(client.get(path).text)
    assert client.post(f"{path}/go", data={**given, "number": "0000001"}).status_code == 200
    assert client.post(f"{path}/go", data={**given, "number": "1000000"}).status_code == 409


def test_numbers_that_are_counted() -> None:
    assert [counted(text) for text in ("0", "007", "", "1" * 10, "²", " 1", "-1")] == [0, 7, *[None] * 5]


@pytest.mark.parametrize(
    "charset", ["utf-7", "unicode_escape", "idna", "undefined", "utf\0", '"utf-16"', "x" * 999, "base64"]
)
@pytest.mark.parametrize("option", ["charset", "CharSet", "charset*"])
def test_odd_charsets_are_turned_away(client: TestClient, charset: str, option: str) -> None:
    body = b'--b\r\nContent-Disposition: form-data; name="guard"\r\n\r\n\\ud800+2AA-\r\n--b--\r\n'
    kind = f"multipart/form-data; boundary=b; {option}={charset}"
    assert client.post("/new/redrising", content=body, headers={BODY: kind}).status_code == 415


def test_the_charset_that_browsers_name_is_taken(client: TestClient) -> None:
    kind = {BODY: "application/x-www-form-urlencoded;charset=UTF-8"}
    response = client.post("/prefs", content=f"guard={token(client)}&lang=ru", headers=kind)
    assert 'lang="ru"' in response.text


@pytest.mark.parametrize("name", ["\x1b[31m", "\ud800", "<b>", "й" * 3000, "[/x]", "\x00", "/", "..", "\\"])
def test_any_name_of_a_file(client: TestClient, name: str) -> None:
    file = {"pack": (name.encode("utf-8", "surrogatepass").decode("latin-1"), b"{")}
    response = client.post("/new/scythe", data={"guard": token(client)}, files=file)
    assert response.status_code in (200, 400, 422)
    assert "<b>" not in response.text.split("<main", 1)[1].split("</p>")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", ["й" * 3000, "\x1b", "[/x]", "9" * 1500])
def test_any_text_in_a_setting(client: TestClient, lang: str, value: str) -> None:
    client.cookies.set("lang", lang)
    for id in SETUPS:
        response = client.post(f"/new/{id}", data={"guard": token(client), "level": value})
        assert response.status_code == 422
        assert 'role="alert"' in response.text


def test_half_a_character_in_a_journal_is_refused(client: TestClient, shelf: Shelf) -> None:
    journal = json.loads(new("scythe", {}, "x").journal())
    for key in ("seed", "game", "mark"):
        text = json.dumps(journal | {key: "\ud800"})
        response = client.post("/import", data={"guard": token(client)}, files={"file": ("m.json", text)})
        assert response.status_code == 422
    assert shelf.entries() == []


# --- length ---


def test_how_much_may_be_sent(client: TestClient) -> None:
    path = begin(client)
    given = fields(client.get(path).text)
    assert client.post(f"{path}/answer", data={**given, "answer": "x" * LARGEST_FORM}).status_code == 413
    large = client.post(f"{path}/answer", data={**given, "answer": "й" * 3000})
    assert large.status_code == 409
    assert "the limit is 2,000" in large.text
    assert (
        client.post("/import", content=b"&" * 100_000, headers={BODY: "application/x-www-form-urlencoded"}).status_code
        == 413
    )
    file = {"file": ("m.json", b" " * 1_500_000)}
    assert "1,024 kB" in client.post("/import", data={"guard": token(client)}, files=file).text


def test_a_long_history_comes_in_pages(client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("automarium.web.pages.back.STEPS_SHOWN", 10)
    match = play(new("scythe", SETUPS["scythe"][0], "long"), "long", 34)
    match.go(30)
    path = f"/match/{shelf.add(match).id}"
    found: list[int] = []
    page: str | None = f"{path}/history"
    while page:
        text = client.get(page).text
        steps = [int(one) for one in re.findall(r'<li value="(\d+)"', text)]
        assert len(steps) <= 10
        found += steps
        older = [one for one in re.findall(r'href="([^"]+\?to=\d+)"', text) if int(one.rsplit("=")[-1]) < steps[-1]]
        page = older[0] if older else None
    assert found == list(range(34, 0, -1))
    assert f'href="{path}/history?to=34"' in client.get(f"{path}/history?to=24").text


# --- headers ---


def guarded(response: Any) -> bool:
    cached = "no-store" in response.headers.get("cache-control", "")
    return cached and all(response.headers.get(name) == value for name, value in HEADERS.items())


def test_errors_of_every_kind_carry_the_headers(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    client = TestClient(create(shelf), base_url="http://127.0.0.1", raise_server_exceptions=False)
    asked: dict[int, Callable[[], Any]] = {
        200: lambda: client.get("/"),
        400: lambda: client.post("/prefs", content=b"x", headers={BODY: "multipart/form-data"}),
        403: lambda: client.post("/prefs", data={"guard": "no"}),
        404: lambda: client.get("/nothing"),
        405: lambda: client.get("/prefs"),
        411: lambda: client.request("OPTIONS", "/"),
        413: lambda: client.post("/prefs", content=b"x" * LARGEST_FORM * 2),
        415: lambda: client.post("/prefs", content=b"x", headers={BODY: "multipart/form-data; charset=x"}),
        421: lambda: client.get("/", headers={"host": "evil.example"}),
    }
    for status, ask in asked.items():
        response = ask()
        assert response.status_code == status
        assert guarded(response)
    monkeypatch.setattr(pages, "about", lambda _: 1 / 0)
    broken = client.get("/about")
    assert broken.status_code == 500
    assert guarded(broken)
    assert "ZeroDivision" not in broken.text


def test_what_a_browser_may_do(client: TestClient) -> None:
    headers = client.get("/").headers
    assert "data:" not in headers["content-security-policy"]
    assert headers["x-frame-options"] == "DENY"
    assert "screen-wake-lock=(self)" in headers["permissions-policy"]  # the table keeps the screen awake
    assert "no-store" not in client.get("/static/app.css").headers.get("cache-control", "")


# --- the token ---


def test_a_link_on_another_site_changes_no_token(shelf: Shelf) -> None:
    browser = TestClient(create(shelf), base_url="http://127.0.0.1")
    first = browser.get("/", headers={"sec-fetch-site": "none", "sec-fetch-dest": "document"}).headers["set-cookie"]
    assert "SameSite=Lax" in first  # and so it comes along when a link is followed
    link = browser.get("/", headers={"sec-fetch-site": "cross-site", "sec-fetch-dest": "document"})
    assert "set-cookie" not in link.headers
    stranger = TestClient(browser.app, base_url="http://127.0.0.1")
    for headers in (
        {"sec-fetch-site": "cross-site", "sec-fetch-dest": "image"},
        {"sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe"},
        {"sec-fetch-site": "same-site", "sec-fetch-dest": "empty"},
    ):
        assert "set-cookie" not in stranger.get("/", headers=headers).headers
    post = {"sec-fetch-site": "cross-site", "sec-fetch-dest": "document", "origin": "http://evil.example"}
    refused = stranger.post("/prefs", data={"lang": "ru"}, headers=post)
    assert (refused.status_code, "set-cookie" in refused.headers) == (403, False)


# --- turns ---


class House:
    """An application whose requests wait until they are let go; how many of whom are inside is seen."""

    def __init__(self) -> None:
        self.inside: list[str] = []
        self.most: dict[str, int] = {}
        self.served: list[str] = []
        self.go = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        visitor = scope["client"][0]
        self.inside.append(visitor)
        self.most[visitor] = max(self.most.get(visitor, 0), self.inside.count(visitor))
        await receive()
        if scope["path"] == "/slow":
            await self.go.wait()
        self.inside.remove(visitor)
        self.served.append(visitor)
        await PlainTextResponse("done")(scope, receive, send)


def status_page(_: Request, status: int) -> PlainTextResponse:
    return PlainTextResponse(str(status), status)


async def knock(app: Any, visitor: str, path: str = "/slow", *messages: Any, gone: asyncio.Event | None = None) -> int:
    """One request; after its messages nothing comes until the visitor is gone."""
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "client": (visitor, 1)}
    scope["headers"] = [(b"host", b"127.0.0.1")]
    coming = list(messages) or [{"type": "http.request", "body": b"", "more_body": False}]
    status = 0

    async def receive() -> Any:
        if coming:
            return coming.pop(0)
        await (gone or asyncio.Event()).wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    await app(scope, receive, send)
    return status


def in_a_house(test: Callable[[House, Guard], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House()
        async with asyncio.timeout(60):
            await test(house, Guard(house, frozenset({"127.0.0.1"}), status_page, Tries()))

    in_a_loop(run())


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def test_who_asks_for_much_makes_only_themselves_wait() -> None:
    async def test(house: House, app: Guard) -> None:
        many = [asyncio.ensure_future(knock(app, "many")) for _ in range(45)]
        await settle()
        assert house.inside == ["many"] * turns.AT_ONCE
        assert await knock(app, "other", "/quick") == 200
        assert house.served == ["other"]
        house.go.set()
        assert await asyncio.gather(*many) == [200] * 45
        assert house.most["many"] == turns.AT_ONCE
        assert app.turns.visitors == {}
        assert app.turns.requests == 0

    in_a_house(test)


def test_too_many_are_told_to_come_later() -> None:
    async def test(house: House, app: Guard) -> None:
        many = [asyncio.ensure_future(knock(app, "many")) for _ in range(turns.WAITING)]
        await settle()
        assert await knock(app, "many", "/quick") == 503
        assert await knock(app, "other", "/quick") == 200
        house.go.set()
        assert await asyncio.gather(*many) == [200] * turns.WAITING
        assert app.turns.visitors == {}

    in_a_house(test)


def test_so_many_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "IN_ALL", 2)

    async def test(house: House, app: Guard) -> None:
        two = [asyncio.ensure_future(knock(app, visitor)) for visitor in "ab"]
        await settle()
        assert await knock(app, "c") == 503
        assert set(app.turns.visitors) == {"a", "b"}
        house.go.set()
        await asyncio.gather(*two)

    in_a_house(test)


def test_who_leaves_while_waiting_is_not_served() -> None:
    async def test(house: House, app: Guard) -> None:
        gone = asyncio.Event()
        first = [asyncio.ensure_future(knock(app, "one")) for _ in range(turns.AT_ONCE)]
        await settle()
        left = asyncio.ensure_future(knock(app, "one", gone=gone))
        stays = asyncio.ensure_future(knock(app, "one"))
        await settle()
        gone.set()
        assert await left == 0
        house.go.set()
        assert await asyncio.gather(*first, stays) == [200] * (turns.AT_ONCE + 1)
        assert len(house.served) == turns.AT_ONCE + 1

    in_a_house(test)


def test_who_waits_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)

    async def test(house: House, app: Guard) -> None:
        first = [asyncio.ensure_future(knock(app, "one")) for _ in range(turns.AT_ONCE)]
        await settle()
        assert await knock(app, "one") == 503
        house.go.set()
        assert await asyncio.gather(*first) == [200] * turns.AT_ONCE
        assert await knock(app, "one", "/quick") == 200

    in_a_house(test)


def test_a_body_that_was_begun_while_waiting_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bytes] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append((await receive())["body"])
        await PlainTextResponse("done")(scope, receive, send)

    async def test(house: House, door: Guard) -> None:
        first = [asyncio.ensure_future(knock(door, "one")) for _ in range(turns.AT_ONCE)]
        await settle()
        parts = [{"type": "http.request", "body": part, "more_body": part != b"c"} for part in (b"a", b"b", b"c")]
        waiting = asyncio.ensure_future(knock(door, "one", "/", *parts))
        await settle()
        monkeypatch.setattr(door, "app", app)
        house.go.set()
        await asyncio.gather(*first)
        assert await waiting == 200
        assert heard == [b"abc"]

    in_a_house(test)


def test_a_body_that_does_not_come_or_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PATIENCE", 0.01)

    async def test(house: House, app: Guard) -> None:
        part = {"type": "http.request", "body": b"x" * 1000, "more_body": True}
        assert await knock(app, "one", "/quick", part) == 408
        assert await knock(app, "one", "/quick", *[part] * 70) == 413
        assert await knock(app, "one", "/quick", part, {"type": "http.disconnect"}) == 0
        assert house.served == []
        assert app.turns.visitors == {}

    in_a_house(test)


def test_packs_are_not_read_on_the_event_loop(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is the page of a set-up, nor a match that is brought."""
    from automarium.core import pack
    from automarium.core.match import Match

    where: dict[str, bool] = {}

    def noting(name: str, call: Any) -> Any:
        def noted(*args: Any, **options: Any) -> Any:
            try:
                asyncio.get_running_loop()
                where[name] = True
            except RuntimeError:
                where[name] = False
            return call(*args, **options)

        return noted

    monkeypatch.setattr("automarium.games.scythe.cards.read", noting("pack", pack.read))
    monkeypatch.setattr(pages, "setup", noting("setup", pages.setup))
    monkeypatch.setattr(pages, "home", noting("home", pages.home))
    monkeypatch.setattr(Match, "salvage", noting("load", Match.salvage))
    client.get("/new/scythe")
    client.post("/new/scythe", data={"guard": token(client)}, files={"pack": ("x.json", b"{")})
    client.post("/import", data={"guard": token(client)}, files={"file": ("x.json", b"{")})
    assert where == {"pack": False, "setup": False, "home": False, "load": False}


# --- the table code ---


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def phone(app: Guard, address: str = "192.0.2.50") -> TestClient:
    return TestClient(app, base_url=LAN, follow_redirects=False, client=(address, 5000))


def lan(shelf: Shelf, waits: Tries | None = None, **options: Any) -> Guard:
    return create(shelf, hosts=frozenset({"192.0.2.7"}), code=CODE, tries=waits or Tries(), **options)


@pytest.mark.parametrize("typed", [CODE, "abcd-efgh-2345", " ABCD EFGH 2345 ", "аBсD-eFGH-2345"])
def test_the_code_as_people_type_it(shelf: Shelf, typed: str) -> None:
    """In any case, in groups, with letters of a Cyrillic keyboard that look the same."""
    one = phone(lan(shelf))
    given = {"guard": token_at_code(one), "code": typed}
    assert one.post("/code", data=given).headers["location"] == "/"
    assert one.get("/").status_code == 200


def token_at_code(client: TestClient) -> str:
    found = re.search(r'name="guard" value="(\w+)"', client.get("/code").text)
    assert found
    return found[1]


def test_wrong_codes_wait_longer_and_longer(shelf: Shelf) -> None:
    clock, told = Clock(), []
    app = lan(shelf, Tries(lambda *what: told.append(what), clock))
    one = phone(app)
    given = {"guard": token_at_code(one), "code": "WRONG"}
    assert [one.post("/code", data=given).status_code for _ in range(tries.FREE + 1)] == [403] * (tries.FREE + 1)
    pauses = []
    for _ in range(12):
        refused = one.get(f"/code?code={CODE}")
        assert refused.status_code == 429
        pauses.append(int(refused.headers["retry-after"]))
        assert str(pauses[-1]) in refused.text
        clock.now += pauses[-1]
        assert one.post("/code", data=given).status_code == 403
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (3, tries.LONGEST + 1)
    assert [count for _, count, _ in told] == list(range(tries.FREE + 1, tries.FREE + 14))
    assert {address for address, _, _ in told} == {"192.0.2.50"}
    other = phone(app, "192.0.2.51")
    assert other.get(f"/code?code={CODE}").status_code == 303
    clock.now += tries.LONGEST + 1
    assert one.get(f"/code?code={CODE}").status_code == 303


def test_wrong_codes_from_many_addresses_make_new_guests_wait_and_nobody_else(shelf: Shelf) -> None:
    clock, told = Clock(), []
    app = lan(shelf, Tries(lambda *what: told.append(what), clock))
    friend = phone(app, "192.0.2.49")
    friend.get(f"/code?code={CODE}")
    for number in range(tries.FREE_IN_ALL + 1):
        assert phone(app, f"198.51.100.{number}").get("/code?code=WRONG").status_code == 403
    assert told == [(ALL, tries.FREE_IN_ALL + 1, 2)]
    new_guest = phone(app, "192.0.2.51")
    assert new_guest.get(f"/code?code={CODE}").status_code == 429
    assert friend.get("/").status_code == 200
    clock.now += 3
    assert new_guest.get(f"/code?code={CODE}").status_code == 303


def test_wrong_cookies_are_tries_as_well(shelf: Shelf) -> None:
    clock = Clock()
    one = phone(lan(shelf, Tries(clock=clock)))
    for number in range(tries.FREE + 1):
        one.cookies.clear()
        refused = one.get("/", headers={"cookie": f"{guard.CODE_COOKIE}=GUESS{number}"})
        assert refused.headers["location"] == "/code"
        assert "Max-Age=0" in refused.headers["set-cookie"]  # or an old one would be tried again and again
    right = {"cookie": f"{guard.CODE_COOKIE}={CODE}"}
    assert one.get("/", headers=right).status_code == 303
    clock.now += 3
    assert one.get("/", headers=right).status_code == 200


def test_a_link_on_another_site_tries_no_code(shelf: Shelf) -> None:
    app = lan(shelf)
    for headers in ({"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}):
        for _ in range(tries.FREE + 2):
            page = phone(app).get("/code?code=WRONG", headers=headers)
            assert page.status_code == 200
            assert 'value="WRONG"' in page.text
    assert phone(app).get(f"/code?code={CODE}").status_code == 303


def test_what_is_remembered_of_addresses_is_bounded() -> None:
    clock = Clock()
    waits = Tries(clock=clock)
    for number in range(3 * tries.MOST_ADDRESSES):
        waits.wrong(str(number))
    assert len(waits._wrong) == tries.MOST_ADDRESSES
    for _ in range(tries.FREE + 1):
        waits.wrong("one")
    assert waits.pause("one")
    clock.now += tries.FORGOTTEN + 1
    waits.wrong("one")
    assert not waits.pause("one")


def test_guests_who_may_only_play(shelf: Shelf) -> None:
    app = create(shelf, hosts=frozenset({"192.0.2.7", "127.0.0.1"}), guests_only_play=True)
    journal = new("redrising", {}, "guest").journal()
    for address, may in (("192.0.2.50", False), ("127.0.0.1", True), ("nobody", False)):
        one = TestClient(app, base_url=LAN, client=(address, 5000))
        given = {"guard": token(one)}
        path = one.post("/new/redrising", data=given).url.path
        assert path.startswith("/match/")
        assert ("/remove" in one.get(path).text) == may
        assert ('action="/import"' in one.get("/").text) == may
        assert ('name="pack"' in one.get("/new/scythe").text) == may
        sent = [
            one.post("/import", data=given, files={"file": ("m.json", journal)}),
            one.post("/new/scythe", data=given, files={"pack": ("x.json", b"{")}),
            one.post(f"{path}/remove", data={**given, **fields(one.get(path).text)}),
        ]
        assert [response.status_code for response in sent] == ([200, 422, 200] if may else [403] * 3)
        assert ("host of this table" in sent[0].text) != may
