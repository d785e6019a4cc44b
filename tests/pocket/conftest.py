"""The built pocket, where there is one (`make pocket-test`), a host for it that can be stopped, and phones."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from automarium.core.match import Match
from automarium.games import game
from automarium.pocket.__main__ import server as static
from tests.web.browser.player import Player
from tests.web.conftest import CHROMIUM, FLAGS, server  # noqa: F401  # a fixture

PHONE = {"width": 390, "height": 844}
READY = "html[data-pocket=ready]"
PATIENCE = 60_000  # milliseconds for a start on a busy machine


@pytest.fixture(scope="session")
def site() -> Path:
    found = os.environ.get("AUTOMARIUM_SITE")
    if not found:
        pytest.skip("left out: the pocket in a browser, which `make pocket-test` builds and tries")
    return Path(found)


class Host:
    """A static host on loopback, under a path of its own as on GitHub Pages."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.serving: ThreadingHTTPServer | None = None
        self.port = port
        self.start()

    def start(self) -> None:
        self.serving = static(self.folder, self.port)
        self.port = self.serving.server_port
        threading.Thread(target=self.serving.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/some/path/"

    def stop(self) -> None:
        if self.serving:
            self.serving.shutdown()
            self.serving.server_close()
            self.serving = None


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A copy of the site, so that a test may change it."""
    shutil.copytree(site, tmp_path / "host" / "some" / "path")
    one = Host(tmp_path / "host")
    yield one
    one.stop()


class Phone:
    """A Chromium of its own, which can be killed and started again with what it has kept."""

    def __init__(self, playwright: Any, home: Path, lang: str = "en") -> None:
        self.playwright, self.home, self.lang = playwright, home, lang
        self.start()

    def start(self) -> None:
        port = self.home / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                *(str(CHROMIUM), *FLAGS, "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={self.home}"),
                *(f"--lang={self.lang}", f"--accept-lang={self.lang}", "about:blank"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(600):
            if port.exists() and port.read_text().count("\n"):
                break
            time.sleep(0.1)
        number = port.read_text().split("\n")[0]
        self.browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")
        self.context = self.browser.contexts[0]
        self.page = self.context.pages[0]
        self.dress(self.page)

    def dress(self, page: Any) -> None:
        page.set_viewport_size(PHONE)
        page.set_default_timeout(PATIENCE)
        page.emulate_media(reduced_motion="reduce")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        with suppress(Exception):
            self.browser.close()

    def open(self, url: str) -> Any:
        self.page.goto(url)
        self.page.wait_for_selector(READY)
        self.page.wait_for_selector("main h1, main .table", state="attached")
        return self.page


@pytest.fixture(scope="session")
def playwright(site: Path) -> Iterator[Any]:
    assert site.is_dir()
    if CHROMIUM is None:
        pytest.skip("left out: the browser tests, for want of chromium (Debian: apt-get install chromium)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as one:
        yield one


@pytest.fixture
def phone(playwright: Any, tmp_path: Path) -> Iterator[Callable[..., Phone]]:
    made: list[Phone] = []

    def one(lang: str = "en") -> Phone:
        made.append(Phone(playwright, tmp_path / f"phone-{len(made)}", lang))
        return made[-1]

    yield one
    for each in made:
        each.kill()


class Pocketed(Player):
    """Plays by taps in the pocket; what was answered is read from the journal that it keeps."""

    def __init__(self, page: Any, seed: str) -> None:
        super().__init__(page, None, page.url.split("/match/")[1].split("?")[0], seed)

    def journal(self) -> str:
        text: str = self.page.evaluate(
            "id => automarium.send(`/match/${id}/journal.json`).then((one) => one.text())", self.id
        )
        return text

    def match(self) -> Any:
        return Match.load(self.journal(), game)


def begin(page: Any, id: str, seed: str) -> Pocketed:
    """A new match through the set-up page."""
    page.evaluate("url => automarium.load(url, undefined, { push: true, whole: true })", f"/new/{id}?seed={seed}")
    page.locator("form.setup button.primary").first.click()
    page.wait_for_selector(".table", state="attached")
    return Pocketed(page, seed)


def answers(journal: str) -> list[str]:
    found: list[str] = json.loads(journal)["answers"]
    return found
