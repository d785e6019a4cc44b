"""The real server on loopback: who sends half a request, takes no answer or talks nonsense is not waited for, and
Ctrl-C ends it, whoever is still there."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.responses import PlainTextResponse

from automarium.core.rng import Stream
from automarium.web import connection
from automarium.web.guard import HEADERS
from tests.web.conftest import Server, in_a_loop

HEAD = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"
UPLOAD = b"POST /import HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=b\r\n"
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def talk(app: Any, conversation: Talk) -> None:
    """Has a conversation with the server, in this process."""

    async def run() -> None:
        config = uvicorn.Config(app, http=connection.Connection, ws="none", log_level="critical", lifespan="off")
        server = uvicorn.Server(config)
        config.load()
        server.lifespan = config.lifespan_class(config)
        loop = asyncio.get_running_loop()

        def connected() -> asyncio.Protocol:
            return connection.Connection(config=config, server_state=server.server_state, app_state={}, _loop=loop)

        listening = await loop.create_server(connected, "127.0.0.1", 0)
        async with asyncio.timeout(60):
            reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
            await conversation(reader, writer)
        writer.close()
        listening.close()

    in_a_loop(run())


async def small(scope: Any, receive: Any, send: Any) -> None:
    await PlainTextResponse("small")(scope, receive, send)


async def vast(scope: Any, receive: Any, send: Any) -> None:
    await PlainTextResponse("x" * 50_000_000)(scope, receive, send)


@pytest.mark.parametrize("begun", [b"", b"GET / HT", HEAD])
def test_half_a_request_is_dropped(monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.2)

    async def conversation(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(begun)
        try:
            for _ in range(1000 if begun == HEAD else 0):  # a little more of it, again and again
                writer.write(b"a: b\r\n")
                await writer.drain()
                await asyncio.sleep(0.01)
        except ConnectionError:
            return
        with suppress(ConnectionError):
            assert await reader.read() == b""

    talk(small, conversation)


def test_whole_requests_go_on_as_long_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.3)

    async def conversation(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(5):
            writer.write(HEAD + b"\r\n")
            assert (await reader.readuntil(b"small")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.15)

    talk(small, conversation)


def test_who_does_not_take_the_answer_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.2)
    done = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await vast(scope, receive, send)
        done.append(True)

    async def conversation(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(HEAD + b"\r\n")
        while not done:
            await asyncio.sleep(0.05)

    talk(app, conversation)


@pytest.mark.parametrize("nonsense", [b"\x16\x03\x01\x02\x00\r\n\r\n", b"GET\r\n\r\n"])
def test_nonsense_is_answered_with_the_headers(nonsense: bytes) -> None:
    async def conversation(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(nonsense)
        answer = (await reader.read()).decode()
        assert answer.startswith("HTTP/1.1 400")
        for name, value in HEADERS.items():
            assert f"{name}: {value}" in answer.lower() or f"{name}: {value}" in answer

    talk(small, conversation)


def errors_of(home: Path, conversation: Callable[[int], Any]) -> tuple[int, str]:
    """Starts the program, lets somebody talk to it, and presses Ctrl-C: how it ends, and what it says of errors."""
    env = {**os.environ, "AUTOMARIUM_HOME": str(home), "AUTOMARIUM_LANG": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "automarium", "serve", "--no-browser", "--port", "0"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found
        kept = conversation(int(found[1]))
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        del kept
        return process.returncode, errors
    finally:
        process.kill()
        process.wait()


def connected(port: int, said: bytes) -> Any:
    """Somebody who has said this, and has been heard."""
    one = socket.create_connection(("127.0.0.1", port))
    one.settimeout(30)
    one.sendall(said)
    if said.endswith(b"\r\n\r\n") and said.startswith(b"GET"):
        assert one.recv(100).startswith(b"HTTP/1.1 200")
    time.sleep(0.3)
    return one


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", HEAD + b"\r\n", UPLOAD + b"content-length: 1000\r\n\r\n--b\r\n"],
    ids=["nothing", "half a head", "a request, and stays", "half an upload"],
)
def test_ctrl_c_ends_it_cleanly_whoever_is_there(tmp_path: Path, said: bytes) -> None:
    assert errors_of(tmp_path, lambda port: connected(port, said)) == (0, "")


def test_an_upload_that_is_broken_off_prints_nothing(tmp_path: Path) -> None:
    def conversation(port: int) -> None:
        for body in (b"", b"--b\r\n", b'--b\r\ncontent-disposition: form-data; name="guard"\r\n\r\nx'):
            connected(port, UPLOAD + b"content-length: 1000\r\n\r\n" + body).close()
        whole = b"--c\r\nnonsense"
        connected(port, UPLOAD + b"content-length: %d\r\n\r\n" % len(whole) + whole).close()
        connected(port, b"\x16\x03\r\n\r\n").close()

    assert errors_of(tmp_path, conversation) == (0, "")


def test_a_server_that_was_stopped_can_be_started_again_at_once(tmp_path: Path) -> None:
    assert errors_of(tmp_path, lambda port: connected(port, HEAD + b"\r\n")) == (0, "")
    server = Server(tmp_path)
    server.kill()


PIECES = (
    *(b"GET ", b"POST ", b"/", b"/import", b"/%ff", b" HTTP/1.1", b" HTTP/1.0", b"\r\n", b"\r\n\r\n", b"\x00", b"\xff"),
    *(HEAD, UPLOAD, HEAD + b"\r\n", b"content-length: 5\r\n", b"content-length: 9999999\r\n", b"--b\r\n", b"zz\r\n"),
    *(
        b"transfer-encoding: chunked\r\n",
        b"5\r\nabcde\r\n",
        b"0\r\n\r\n",
        b"connection: close\r\n",
        b"a: " + b"b" * 70_000,
    ),
    *(b"upgrade: websocket\r\nconnection: upgrade\r\n", b"expect: 100-continue\r\n"),
)


def test_any_bytes_at_all_print_nothing(tmp_path: Path) -> None:
    stream = Stream("bytes", "web")

    def conversation(port: int) -> Any:
        for _ in range(200):
            with socket.create_connection(("127.0.0.1", port)) as one, suppress(OSError):
                one.settimeout(0.02)
                one.sendall(b"".join(stream.pick(PIECES) for _ in range(1 + stream.below(8))))
                one.recv(1000)
        return connected(port, HEAD + b"\r\n")  # and it still answers

    assert errors_of(tmp_path, conversation) == (0, "")
