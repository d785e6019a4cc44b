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
