"""What runs inside the browser: the application without threads, and a shelf whose file the browser keeps.

The file of the shelf lies in memory. Whenever it has changed, the browser stores it before the change is acknowledged:
whole, in one of two places in turn, of which the newest that is whole is taken at the start. What cannot be stored is
refused like any fault of a disk: it has not happened.
"""

from __future__ import annotations

import gc
import sqlite3
import struct
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, unquote
from zlib import crc32

import automarium.pocket.without  # noqa: F401  # isort: skip  # before anybody asks for what is not there
import anyio.to_thread

from automarium.core.errors import Refusal
from automarium.games import GAMES
from automarium.shelf import FILE, Shelf
from automarium.shelf.disk import Disk
from automarium.web.app import create
from automarium.web.reader import templates
from automarium.web.tables import Tables
from automarium.words import words

HEAD = struct.Struct("<4sIQQ")  # a sign, the checksum, the number of the change, the length
SIGN = b"atm1"
HOST = "localhost"
HOME = Path("/shelf")


# --- the places where the browser keeps the file ---


def packed(number: int, content: bytes) -> bytes:
    """The file as it is stored: whoever reads it can tell whether it is whole."""
    return HEAD.pack(SIGN, checked(number, content), number, len(content)) + content


def checked(number: int, content: bytes) -> int:
    return crc32(content, crc32(struct.pack("<QQ", number, len(content))))


def unpacked(stored: bytes) -> tuple[int, bytes] | None:
    """What was stored, and its number; nothing, if it is not whole."""
    if len(stored) < HEAD.size:
        return None
    sign, check, number, length = HEAD.unpack_from(stored)
    content = stored[HEAD.size : HEAD.size + length]
    whole = sign == SIGN and len(content) == length and checked(number, content) == check
    return (number, content) if whole else None


class Kept:
    """The two places, written in turn. `store` takes the number of a place and the bytes, and raises when it cannot."""

    def __init__(self, places: tuple[bytes, bytes], store: Callable[[int, bytes], object]) -> None:
        found = [unpacked(one) or (0, b"") for one in places]
        self.last = 0 if found[0][0] >= found[1][0] else 1
        self.number, self.content = found[self.last]
        self.before = (self.number, self.last, self.content)
        self.store = store

    def keep(self, content: bytes) -> None:
        """Stores the file; one that is not stored leaves the other place as it was, and that is what holds."""
        number, place = self.number + 1, 1 - self.last
        self.store(place, packed(number, content))
        self.before = (self.number, self.last, self.content)
        self.number, self.last, self.content = number, place, content

    def back(self) -> None:
        """To what was stored before: the browser found out late that it could not."""
        self.number, self.last, self.content = self.before


class PocketDisk(Disk):
    """The file in memory, of which the browser keeps a copy."""

    beside = "DELETE"  # the file is whole whenever it is closed

    def __init__(self, path: Path, kept: Kept) -> None:
        super().__init__(path)
        self.kept, self.storing = kept, True
        path.parent.mkdir(parents=True, exist_ok=True)
        if kept.content:
            path.write_bytes(kept.content)

    def prepare(self) -> None:
        """An empty shelf, or one that only got new columns, is made anew at every start: there is nothing to store."""
        self.storing = False
        super().prepare()
        self.storing = True
        self.kept.content = self.kept.content or self.path.read_bytes()

    @contextmanager
    def open(self) -> Iterator[sqlite3.Connection]:
        before = self._changes()
        with super().open() as db:
            yield db
        if self.storing and self._changes() != before:
            self._keep()

    def _changes(self) -> bytes:
        """Where SQLite counts the changes of a file; of one that is not there, nothing."""
        try:
            with self.path.open("rb") as file:
                file.seek(24)
                return file.read(4)
        except FileNotFoundError:
            return b""

    def _keep(self) -> None:
        try:
            self.kept.keep(self.path.read_bytes())
        except Exception as error:  # whatever a browser raises: it is full, or does not want to
            self.back()
            raise Refusal("pocket-not-kept", problem=str(error)[:80]) from None

    def back(self) -> None:
        """The file in memory as it is stored."""
        self.path.write_bytes(self.kept.content)


# --- the application ---


class Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes


async def inline(function: Callable[..., Any], *args: Any, **_: Any) -> Any:
    """Instead of a thread: there are none."""
    return function(*args)


class Pocket:
    """The application, one request at a time."""

    def __init__(self, first: bytes, second: bytes, store: Callable[[int, bytes], object], address: str) -> None:
        anyio.to_thread.run_sync = inline  # type: ignore[assignment]
        self.kept = Kept((first, second), store)
        self.disk = PocketDisk(HOME / FILE, self.kept)
        self.shelf = Shelf(disk=self.disk)
        self.app = create(self.shelf, hosts=frozenset({HOST}), pocket=address)

    async def answer(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        path, _, query = url.partition("?")
        given = {"host": HOST, "content-length": str(len(body)), **headers}
        if method == "GET":
            del given["content-length"]
        scope = {
            **{"type": "http", "http_version": "1.1", "scheme": "http", "method": method, "root_path": ""},
            **{"path": unquote(path), "raw_path": path.encode(), "query_string": query.encode()},
            **{
                "headers": [
                    (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in given.items()
                ]
            },
            **{"client": ("127.0.0.1", 0), "server": (HOST, 80)},
        }
        sent: list[Any] = []
        coming = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return coming.pop() if coming else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        try:
            await self.app(scope, receive, send)
        except Exception:  # a mistake of ours: the page says so, and whoever looks into the console sees which
            traceback.print_exc()
            if not sent:
                raise
        head = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in sent[0]["headers"]]
        return Answer(sent[0]["status"], head, b"".join(one.get("body", b"") for one in sent[1:]))

    async def back(self, problem: str, headers: Mapping[str, str]) -> Answer:
        """Takes back what could not be stored after all, and says so."""
        self.kept.back()
        self.disk.back()
        self.app.app.state.tables = Tables(self.shelf)  # type: ignore[attr-defined]
        return await self.answer("GET", f"/not-kept?why={quote(problem[:80])}", headers, b"")


def warm(lang: str) -> None:
    """All that the pages of a language need, read and compiled."""
    for game in (None, *GAMES):
        words(lang, game).say("number", {"number": 0})
        pages = templates(lang, game)
        for name in pages.list_templates():
            pages.get_template(name)
    gc.collect()
