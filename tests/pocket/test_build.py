"""The pieces of the pocket that need neither a browser nor Pyodide."""

from __future__ import annotations

import asyncio
import json
import re
import struct
import zipfile
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import anyio.to_thread
import pytest

from automarium.core.errors import Refusal
from automarium.pocket import build, start
from automarium.pocket.icons import icon
from automarium.pocket.start import HEAD, Kept, Pocket, PocketDisk, packed, unpacked
from automarium.shelf import Shelf
from automarium.web import links, pages
from automarium.words import LANGUAGES
from tests.bots import new, play
from tests.web.conftest import in_a_loop

FORM = {"content-type": "application/x-www-form-urlencoded"}


# --- what is built ---


def test_a_bundle_has_its_list_before_its_files() -> None:
    made = build.bundle({"b/c": b"xyz", "a": b"1"})
    length = struct.unpack_from("<I", made)[0]
    assert json.loads(made[4 : 4 + length]) == [["a", 1], ["b/c", 3]]
    assert made[4 + length :] == b"1xyz"


def test_archives_are_the_same_each_time() -> None:
    files = {"lib/b.pyc": b"2", "lib/a/c.pyc": b"1"}
    made = build.stored(files, "lib/")
    assert made == build.stored(dict(reversed(files.items())), "lib/")
    assert zipfile.ZipFile(BytesIO(made)).namelist() == ["a/c.pyc", "b.pyc"]


def test_what_is_bundled_is_what_the_pages_need() -> None:
    found = build.ours()
    assert {"automarium/web/app.py", "automarium/pocket/start.py", "jinja2/__init__.py"} <= found.keys()
    assert {"babel/locale-data/uk.dat", "automarium/words/web/web.ru.ftl"} <= found.keys()
    rooms = {name.split("/")[0] for name in found}
    assert not rooms & {"typer", "rich", "uvicorn", "h11", "pytest"}
    assert not [name for name in found if name.startswith(("automarium/cli/", "automarium/web/static"))]
    assert not [name for name in found if name.endswith((".so", ".pyc", ".js"))]


def test_another_pyodide_is_not_taken(tmp_path: Path) -> None:
    kept = tmp_path / "pyodide.tgz"
    kept.write_bytes(b"something else")
    with pytest.raises(SystemExit, match="not taken"):
        build.fetched(kept)


def test_the_shell_knows_its_scripts_by_hash_and_has_no_inline_ones(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    build.page(tmp_path)
    shell = (tmp_path / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", shell, re.DOTALL)
    assert scripts == ["", ""]
    assert "style=" not in shell
    assert "<style" not in shell
    for tag in re.findall(r"<(?:script|link rel=\"stylesheet\")[^>]*>", shell):
        assert 'integrity="sha384-' in tag
    assert "'unsafe-inline'" not in shell
    assert "'unsafe-eval'" not in shell
    assert "://" not in shell, "nothing from another host"
    for lang in LANGUAGES:
        assert shell.count(f'<template data-lang="{lang}"') == len(build.SHELL)


def test_the_service_worker_names_every_file_and_a_change_is_a_new_version(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    build.worker(tmp_path)
    before = (tmp_path / "sw.js").read_text()
    assert '"a.js"' in before
    build.worker(tmp_path)
    assert (tmp_path / "sw.js").read_text() == before
    (tmp_path / "a.js").write_text("2")
    build.worker(tmp_path)
    assert (tmp_path / "sw.js").read_text() != before


@pytest.mark.parametrize("inset", [0.0, 0.2])
def test_an_icon_is_a_png(inset: float) -> None:
    made = icon(32, inset)
    assert made.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", made[16:24]) == (32, 32)
    length = struct.unpack(">I", made[33:37])[0]
    rows = zlib.decompress(made[41 : 41 + length])
    assert len(rows) == 32 * (1 + 4 * 32)
    middle = 16 * (1 + 4 * 32) + 1 + 4 * 16
    assert rows[middle : middle + 4] == bytes((0x4F, 0xC3, 0xF7, 255))
    assert rows[1:5] == bytes(4), "round corners"


# --- what is kept ---


class Browser:
    """Two places, and a limit."""

    def __init__(self) -> None:
        self.places = [b"", b""]
        self.full = False

    def store(self, place: int, content: bytes) -> None:
        if self.full:
            self.places[place] = content[: len(content) // 2]  # it got that far
            raise OSError("QuotaExceededError")
        self.places[place] = content

    def kept(self) -> Kept:
        return Kept((self.places[0], self.places[1]), self.store)


@pytest.mark.parametrize("cut", [0, 5, HEAD.size, HEAD.size + 3])
def test_what_is_not_whole_is_not_taken(cut: int) -> None:
    assert unpacked(packed(7, b"content")) == (7, b"content")
    assert unpacked(packed(7, b"content")[:cut]) is None
    for at in range(HEAD.size + 7):
        broken = bytearray(packed(7, b"content"))
        broken[at] ^= 1
        assert unpacked(bytes(broken)) is None


def test_the_newest_whole_place_is_taken_and_the_other_one_written() -> None:
    browser = Browser()
    for content in (b"1", b"2", b"3"):
        browser.kept().keep(content)
    assert browser.kept().content == b"3"
    newest = browser.kept().last
    browser.places[newest] = browser.places[newest][:-1]  # it was killed while it wrote
    assert browser.kept().content == b"2"


def test_what_a_browser_cannot_store_has_not_happened(tmp_path: Path) -> None:
    browser = Browser()
    shelf = Shelf(disk=PocketDisk(tmp_path / "shelf", browser.kept()))
    shelved = shelf.add(new("redrising", {"first": "human"}, "kept"))
    text = play(new("redrising", {"first": "human"}, "kept"), "kept", 1).answers[0]
    journal = shelf.journal(shelved.id)
    browser.full = True
    with pytest.raises(Refusal) as refused:
        shelf.answer(shelved, text)
    assert refused.value.id == "pocket-not-kept"
    assert (shelved.match.answers, shelf.journal(shelved.id)) == ([], journal)
    browser.full = False
    shelf.answer(shelved, text)
    again = Shelf(disk=PocketDisk(tmp_path / "again", browser.kept()))
    assert again.journal(shelved.id) == shelved.match.journal()


# --- the application without a server ---


@pytest.fixture
def pocket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Pocket, Browser]:
    monkeypatch.setattr(anyio.to_thread, "run_sync", anyio.to_thread.run_sync)
    monkeypatch.setattr(start, "HOME", tmp_path)
    browser = Browser()
    return Pocket(b"", b"", browser.store, "https://example.org/pocket/index.html"), browser


def test_it_answers_pages_and_posts(pocket: tuple[Pocket, Browser]) -> None:
    one, browser = pocket

    async def visit() -> None:
        home = await one.answer("GET", "/", {"accept-language": "uk"}, b"")
        assert home.status == 200
        assert 'lang="uk"' in home.body.decode()
        cookie = next(value.split(";")[0] for name, value in home.headers if name == "set-cookie")
        given = {"cookie": cookie, **FORM}
        body = f"guard={cookie.split('=')[1]}".encode()
        begun = await one.answer("POST", "/new/scythe", given, body)
        assert begun.status == 303
        path = dict(begun.headers)["location"]
        assert browser.kept().content, "it is stored before it is answered"
        table = await one.answer("GET", path, given, b"")
        assert table.status == 200
        link = await one.answer("GET", f"{path}/link", given, b"")
        assert "https://example.org/pocket/index.html#m=" in link.body.decode()
        back = await one.back("QuotaExceededError", given)
        assert back.status == 503
        assert "QuotaExceededError" in back.body.decode()
        assert (await one.answer("GET", path, given, b"")).status == 404
        assert (await one.answer("GET", "/static/app.js", given, b"")).status == 404

    in_a_loop(visit())


def test_a_challenge_is_a_link_that_holds_it(pocket: tuple[Pocket, Browser]) -> None:
    over = play(new("redrising", {}, "challenge"), "challenge")
    shelved = pocket[0].shelf.add(over)
    page = in_a_loop(pocket[0].answer("GET", f"/match/{shelved.id}", {}, b"")).body.decode()
    found = re.search(r'href="https://example.org/pocket/index.html(#m=[\w-]+)" data-share', page)
    assert found
    assert links.journal(found[1]) == over.challenge().journal()


def test_a_mistake_of_ours_is_a_page(pocket: tuple[Pocket, Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "about", lambda _: 1 / 0)
    answer = in_a_loop(pocket[0].answer("GET", "/about", {}, b""))
    assert answer.status == 500
    assert "Something broke on our side" in answer.body.decode()


def test_it_needs_no_thread(pocket: tuple[Pocket, Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any) -> None:
        raise RuntimeError("can't start new thread")

    async def visit() -> int:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "run_in_executor", none)
        return (await pocket[0].answer("GET", "/about", {}, b"")).status

    assert in_a_loop(visit()) == 200
