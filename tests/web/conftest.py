from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.testclient import TestClient

from automarium.shelf import Shelf
from automarium.web.app import create

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
Window = Callable[..., Any]
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "matches.sqlite3")


@pytest.fixture
def client(shelf: Shelf) -> Iterator[TestClient]:
    """A browser without a screen, on an application of its own."""
    with TestClient(create(shelf), base_url="http://127.0.0.1", follow_redirects=True) as one:
        yield one


def token(client: TestClient) -> str:
    """The token that the forms carry."""
    found = re.search(r'name="guard" value="(\w+)"', client.get("/").text)
    assert found
    return found[1]


def fields(page: str) -> dict[str, str]:
    """The hidden fields of the first answer form of a table page."""
    form = page[page.index('id="answer"') :]
    return dict(re.findall(r'<input type="hidden" name="(guard|version)" value="(\w*)">', form))


def pass_cues(page: Any) -> None:
    """Taps through what is told. On a busy machine the last cue may be gone when its button is looked for again."""
    from playwright.sync_api import TimeoutError as Gone

    while page.locator("main.conducting").count():
        with suppress(Gone):
            page.locator("[data-cue='1']").click(timeout=2000)


T = TypeVar("T")


def in_a_loop(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs it in a loop of its own, in a thread of its own: a browser of other tests may have one in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


class Server:
    """The program itself, serving on loopback."""

    def __init__(self, home: Path, *options: str) -> None:
        self.home = home
        env = {**os.environ, "AUTOMARIUM_HOME": str(home), "AUTOMARIUM_LANG": "en", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "automarium", "serve", "--no-browser", "--port", "0", *options],
            env=env,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.:]+", self.process.stdout.readline())
        assert found, "the server did not say where it listens"
        self.url = found[0]

    @property
    def shelf(self) -> Shelf:
        return Shelf(self.home / "matches.sqlite3")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests in a browser: each begins a match of its own."""
    one = Server(tmp_path_factory.mktemp("server"))
    yield one
    one.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Debian's Chromium, driven by Playwright."""
    if CHROMIUM is None:
        pytest.skip("left out: the browser tests, for want of chromium (Debian: apt-get install chromium)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def opened(chromium: Any) -> Window:
    """One page of each kind of window is kept, since a new one takes as long as many taps do."""

    @cache
    def page(width: int, height: int, script: bool, motion: bool, **options: Any) -> Any:
        moving = "no-preference" if motion else "reduce"
        context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion=moving, **options)
        if not script:
            context.route("**/static/app.js", lambda route: route.abort())
        return context.new_page()

    return page


@pytest.fixture
def window(opened: Window) -> Iterator[Window]:
    """A page of the browser in a window of some kind, without cookies. Without its script, ours for looking at the page
    still runs; without motion nothing glows, which would be drawn again and again for seconds after every tap. Left
    empty after the test: a visitor has only so many lines to the server, and each open table holds one. In no test may
    the page's script go wrong."""
    used, wrong = [], []

    def page(width: int, height: int, *, script: bool = True, motion: bool = False, **options: Any) -> Any:
        one = opened(width, height, script, motion, **options)
        one.context.clear_cookies()
        one.on("pageerror", failed)
        used.append(one)
        return one

    def failed(error: Any) -> None:
        wrong.append(error.stack)

    yield page
    for one in used:
        one.remove_listener("pageerror", failed)
        one.unroute_all(behavior="ignoreErrors")  # what a test that failed still holds up
        if one.url.startswith("http"):
            one.evaluate("() => localStorage.clear()")  # what one test chose is not chosen for the next
        one.goto("about:blank")
    assert wrong == []
