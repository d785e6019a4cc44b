"""A thousand matches at once on a real server on loopback, answered at random by visitors that do not wait for one
another. Bounded in number and time; afterwards every match on the shelf is compared with what its visitor was told. The
words that a server reads once when it is started are no work of a request: visitors come, and are counted, when it is
at rest."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, sleep

import httpx

from automarium.core.rng import Stream
from automarium.games import GAMES
from automarium.shelf import Shelf
from automarium.web.routes.table import SWAPS

MATCHES = 1000
ANSWERS = 5
AT_ONCE = 64
LONGEST = 900  # seconds


def answers_in(page: str) -> list[str]:
    """What can be answered with one tap on a table page."""
    return re.findall(r'<button [^>]*name="answer" value="([^"]+)"', page)


def links_in(page: str) -> list[str]:
    part = page[page.index('id="answer"') :] if 'id="answer"' in page else ""
    return re.findall(r'<a class="button[^"]*" href="([^"#]+)#answer"', part.split('<nav class="thumb"')[0])


class Visitor:
    """One player: starts a match and taps at random."""

    def __init__(self, client: httpx.AsyncClient, number: int, gate: asyncio.Semaphore) -> None:
        self.client = client
        self.gate = gate
        self.game = GAMES[number % len(GAMES)]
        self.stream = Stream("load", str(number))
        self.path = ""
        self.given = 0
        self.times: list[float] = []
        self.requests = 0  # with those to which the server led on

    async def fetch(self, method: str, url: str, **form: str) -> str:
        async with self.gate:
            start = perf_counter()
            response = await self.client.request(
                method, url, data=form or None, follow_redirects=True, headers={SWAPS: "1"}
            )
            self.times.append(perf_counter() - start)
            self.requests += 1 + len(response.history)
        assert response.status_code in (200, 409), (url, form, response.status_code)
        self.refused = response.status_code == 409
        if "/match/" in str(response.url) and not self.path:
            self.path = response.url.path
        return response.text

    async def visit(self) -> None:
        page = await self.fetch("GET", "/")
        token = self._hidden(page, "guard")
        page = await self.fetch("POST", f"/new/{self.game}", guard=token)
        for _ in range(ANSWERS * 6):
            if self.given == ANSWERS or 'class="ask"' not in page:
                return
            buttons, links = answers_in(page), links_in(page)
            if buttons and (not links or self.stream.below(2)):
                form = {"guard": token, "version": self._hidden(page, "version"), "answer": self.stream.pick(buttons)}
                page = await self.fetch("POST", f"{self.path}/answer", **form)
                self.given += 0 if self.refused else len(form["answer"].split(";"))
            elif links:
                page = await self.fetch("GET", self.stream.pick(links).replace("&amp;", "&"))
            else:
                return

    @staticmethod
    def _hidden(page: str, name: str) -> str:
        found = re.search(rf'name="{name}" value="(\w+)"', page)
        assert found
        return found[1]


def processor(pid: int) -> float:
    """Seconds of processor that a process has used, where the system says so."""
    try:
        spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return float("nan")
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


def at_rest(pid: int) -> float:
    """Waits until a process has done nothing for a second, where the system says so; what it has used until then."""
    before, now = 0.0, processor(pid)
    while now > before:
        sleep(1)
        before, now = now, processor(pid)
    return now


async def visits(url: str, matches: int) -> list[Visitor]:
    limits = httpx.Limits(max_connections=AT_ONCE)
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as client:
        await client.get("/")  # one cookie for all: the matches must be kept apart by their ids alone
        visitors = [Visitor(client, number, gate) for number in range(matches)]
        await asyncio.wait_for(asyncio.gather(*(one.visit() for one in visitors)), LONGEST)
    return visitors


def main(matches: int = MATCHES) -> None:
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "AUTOMARIUM_HOME": home, "AUTOMARIUM_LANG": "en", "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "automarium", "serve", "--no-browser", "--port", "0"]
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\d.:]+", server.stdout.readline())
            assert found
            before, start = at_rest(server.pid), perf_counter()
            visitors = asyncio.run(visits(found[0], matches))
            spent, worked = perf_counter() - start, processor(server.pid) - before
        finally:
            server.terminate()
            server.wait()
        shelf = Shelf(Path(home) / "matches.sqlite3")
        for one in visitors:
            match = shelf.take(one.path.rsplit("/", 1)[1]).match
            assert match.game.id == one.game
            assert len(match.answers) == one.given
        times = sorted(time for one in visitors for time in one.times)
        given = sum(one.given for one in visitors)
        assert given > len(visitors), "hardly anything could be answered"
        requests = sum(one.requests for one in visitors)
        print(f"{len(visitors)} matches, {given} answers, {requests} requests in {spent:.1f} s, {AT_ONCE} at once")
        middle, slow = (1000 * times[len(times) * part // 100] for part in (50, 99))
        print(f"a request: median {middle:.0f} ms, 99 of 100 within {slow:.0f} ms")
        print(f"processor of the server: {1000 * worked / requests:.1f} ms a request, {requests / worked:.0f} a second")
        print(f"{len(visitors)} passed, 0 failed")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
