"""Starting the companion: what it listens on, what it prints, what it lets in."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient

from automarium.web import serve
from automarium.web.tries import FREE, FREE_IN_ALL
from automarium.words import LANGUAGES, words


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """What would be served: the application and where it listens; nothing is started, and only loopback is bound."""
    seen: dict[str, Any] = {}
    listen = serve._listen

    def on_loopback(host: str, port: int) -> socket.socket:
        seen["host"] = host
        seen["socket"] = listen("127.0.0.1", 0 if port == serve.PORT else port)
        return seen["socket"]  # type: ignore[no-any-return]

    def run(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        seen["app"] = self.config.app
        seen["config"] = self.config
        for one in sockets:
            one.close()

    monkeypatch.setenv("AUTOMARIUM_HOME", str(tmp_path))
    monkeypatch.setattr(serve, "_listen", on_loopback)
    monkeypatch.setattr(serve, "_own_address", lambda: "192.0.2.7")
    monkeypatch.setattr(uvicorn.Server, "run", run)
    return seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_it_listens_on_loopback_and_asks_no_code(served: dict[str, Any], lang: str, capsys: Any) -> None:
    serve.serve(words(lang), browser=False)
    assert served["host"] == "127.0.0.1"
    assert "http://127.0.0.1:" in capsys.readouterr().out
    client = TestClient(served["app"], base_url="http://127.0.0.1", follow_redirects=False)
    assert client.get("/").status_code == 200
    assert client.get("/", headers={"host": "192.0.2.7"}).status_code == 421
    assert not served["config"].proxy_headers  # an address that a header names is nobody's


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_network_it_prints_a_code_and_lets_in_only_who_has_it(
    served: dict[str, Any], lang: str, capsys: Any
) -> None:
    serve.serve(words(lang), lan=True, browser=False)
    assert served["host"] == "0.0.0.0"
    printed = capsys.readouterr().out
    assert "http://192.0.2.7:" in printed
    assert "█" in printed  # the QR code
    code = re.search(r"code\?code=(\w{12})", printed)
    assert code
    phone = TestClient(served["app"], base_url="http://192.0.2.7", follow_redirects=False)
    assert phone.get("/").headers["location"] == "/code"
    assert phone.get(f"/code?code={code[1]}").headers["location"] == "/"
    assert phone.get("/").status_code == 200


def test_codes_differ(served: dict[str, Any], capsys: Any) -> None:
    codes = set()
    for _ in range(5):
        serve.serve(words("en"), lan=True, browser=False)
        codes |= set(re.findall(r"code\?code=(\w{12})", capsys.readouterr().out))
    assert len(codes) == 5
    assert served["app"] is not None


def test_a_port_that_is_taken_gives_way_to_a_free_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serve._listen("127.0.0.1", port) as found:
            assert found.getsockname()[1] != port


def test_a_port_that_is_taken_is_said_to_be(served: dict[str, Any], capsys: Any) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        serve.serve(words("en"), port=port, browser=False)
        assert f"Port {port} is taken" in capsys.readouterr().out
    serve.serve(words("en"), port=0, browser=False)
    assert "is taken" not in capsys.readouterr().out
    assert served


def test_nobody_guesses_the_code() -> None:
    assert len(set(serve.ALPHABET)) ** serve.CODE_LENGTH >= 2**60
    assert serve.grouped("ABCDEFGH2345") == "ABCD-EFGH-2345"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_tries_wrong_codes_is_told_in_the_terminal(served: dict[str, Any], lang: str, capsys: Any) -> None:
    serve.serve(words(lang), lan=True, browser=False)
    printed = capsys.readouterr().out
    code = re.search(r"code\?code=(\w{12})", printed)
    assert code
    assert serve.grouped(code[1]) in printed
    phone = TestClient(served["app"], base_url="http://192.0.2.7", client=("192.0.2.66", 1))
    for _ in range(FREE):
        phone.get("/code?code=WRONG")
    assert capsys.readouterr().out == ""
    phone.get("/code?code=WRONG")
    assert "192.0.2.66" in capsys.readouterr().out
    for number in range(FREE_IN_ALL):
        TestClient(served["app"], base_url="http://192.0.2.7", client=(f"198.51.100.{number}", 1)).get("/code?code=X")
    told = capsys.readouterr().out
    assert str(FREE_IN_ALL + 1) in told
    assert "198.51.100" not in told


def test_guests_only_play_where_the_host_wants_it(served: dict[str, Any], capsys: Any) -> None:
    for only in (False, True):
        serve.serve(words("en"), lan=True, browser=False, guests_only_play=only)
        code = re.search(r"code\?code=(\w{12})", capsys.readouterr().out)
        assert code
        guest = TestClient(served["app"], base_url="http://192.0.2.7", client=("192.0.2.66", 1))
        assert ("/import" in guest.get(f"/code?code={code[1]}").text) != only
        host = TestClient(served["app"], base_url="http://127.0.0.1", client=("127.0.0.1", 1))
        assert "/import" in host.get(f"/code?code={code[1]}").text
