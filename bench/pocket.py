"""The pocket on this machine, beside the server: `python -m bench.pocket site`. Needs what `make pocket-test` needs.

Sizes as they travel; a first and a repeated visit; a tap on the table, from the script's sending to its having the
page; memory of the whole browser, with and without the pocket.
"""

from __future__ import annotations

import gzip
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from automarium.games import GAMES
from automarium.web.links import fragment
from tests.bots import SETUPS, new, play
from tests.pocket.conftest import READY, Host, Phone
from tests.web.conftest import Server

MOMENTS = (5, 20)
VISITS = 10
TAP = """async ([send, path]) => {
  const began = performance.now();
  await (await (send ? automarium.send(path) : fetch(path))).text();
  return performance.now() - began;
}"""
STARTED = "() => caches.open('automarium started').then((one) => one.keys()).then((all) => all.length)"
FIELDS = """async ([pocket, path]) => {
  const page = await (await (pocket ? automarium.send(path) : fetch(path))).text();
  const { guard, version } = new DOMParser().parseFromString(page, 'text/html').querySelector('.table').dataset;
  return { guard, version };
}"""
POST = """async ([pocket, path, data]) => {
  const body = new URLSearchParams(data), began = performance.now();
  await (await (pocket ? automarium.send : fetch)(path, { method: 'POST', body })).text();
  return performance.now() - began;
}"""


def sizes(site: Path) -> Iterator[str]:
    """What travels, compressed as hosts do it."""
    files = [file for file in site.rglob("*") if file.is_file()]
    small = [file for file in files if file.suffix != ".packed" and file.name != "licences.txt"]
    total = sum(file.stat().st_size for file in files if file.suffix == ".packed")
    total += sum(len(gzip.compress(file.read_bytes())) for file in small)
    yield f"download {total / 1e6:.1f} MB compressed"
    for file in sorted(files, key=lambda one: -one.stat().st_size)[:4]:
        yield f"  {file.name:<28} {file.stat().st_size / 1e6:.1f} MB"


def memory(pid: int) -> float:
    """Megabytes of a process and all that it has started, shared ones in part."""
    every = {int(one.name): one for one in Path("/proc").iterdir() if one.name.isdigit()}
    parents = {}
    for number, folder in every.items():
        try:
            parents[number] = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
    mine, before = {pid}, 0
    while len(mine) != before:
        before = len(mine)
        mine |= {number for number, parent in parents.items() if parent in mine}
    kilobytes = 0
    for number in mine:
        try:
            lines = (every[number] / "smaps_rollup").read_text().splitlines()
        except (OSError, KeyError):
            continue
        kilobytes += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kilobytes / 1024


def visited(page: Any, go: Any) -> str:
    """Seconds until something is seen, until everything can be tapped, and until the first tap was answered."""
    began = time.monotonic()
    go()
    page.wait_for_selector("main *", state="attached")
    seen = time.monotonic() - began
    page.wait_for_selector(READY, state="attached")
    ready = time.monotonic() - began
    page.evaluate(TAP, [True, "/"])
    return f"seen after {seen:.2f} s, ready after {ready:.2f} s, a page after {time.monotonic() - began:.2f} s"


def taps(page: Any, pocket: bool, paths: dict[str, list[str]]) -> Iterator[str]:
    for game, all_ in paths.items():
        first = [page.evaluate(TAP, [pocket, path]) for path in all_]
        times = [page.evaluate(TAP, [pocket, path]) for path in all_ for _ in range(VISITS)]
        told = (("median", median(times)), ("slowest", max(times)), ("first look", max(first)))
        yield f"  {game:<12}" + "".join(f"{name} {ms:6.1f} ms   " for name, ms in told)


def changes(page: Any, pocket: bool, paths: dict[str, list[str]]) -> str:
    """A change that is stored, and the page after it: undone and done again."""
    times = []
    for path in (one for all_ in paths.values() for one in all_):
        for change in ("undo", "redo") * (VISITS // 4):
            fields = page.evaluate(FIELDS, [pocket, path])
            times.append(page.evaluate(POST, [pocket, f"{path}/{change}", fields]))
    return f"  an answer stored, all games: median {median(times):.1f} ms   slowest {max(times):.1f} ms"


def imported(page: Any, pocket: bool) -> dict[str, list[str]]:
    """Matches at several moments, brought in as links; the paths of their tables."""
    found: dict[str, list[str]] = {}
    guard = page.locator("input[name=guard]").first.get_attribute("value")
    for game in GAMES:
        for moment in MOMENTS:
            journal = play(new(game, SETUPS[game][0], "bench"), "bench", moment).journal()
            took = page.evaluate(POST, [pocket, "/import", {"guard": guard, "link": fragment(journal)}])
            assert took
            first = page.evaluate(
                "async (pocket) => (await (await (pocket ? automarium.send('/') : fetch('/'))).text())"
                ".match(/\\/match\\/\\w{32}/)[0]",
                pocket,
            )
            found.setdefault(game, []).append(first)
    return found


def main(site: Path) -> None:
    print("\n".join(sizes(site)))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, sync_playwright() as playwright:
        home = Path(folder)
        (home / "host" / "some").mkdir(parents=True)
        (home / "host" / "some" / "path").symlink_to(site.absolute())
        host, phone = Host(home / "host"), Phone(playwright, home / "phone")
        page = phone.page
        empty = memory(phone.process.pid)
        print(f"first visit: {visited(page, lambda: page.goto(host.url))}")
        page.wait_for_selector("main h1")
        host.stop()
        for name in ("again, before its start is kept", "again"):
            print(f"{name}: {visited(page, page.reload)}")
            page.wait_for_selector("main h1")
            if name != "again":
                page.wait_for_function(
                    "() => caches.open('automarium started').then((one) => one.keys()).then((all) => all.length)"
                )
        paths = imported(page, True)
        print("a table in the pocket, from tap to page")
        print("\n".join(taps(page, True, paths)))
        print(changes(page, True, paths))
        print(f"memory: {memory(phone.process.pid) - empty:.0f} MB more than the empty browser's {empty:.0f} MB")
        server = Server(home / "server")
        page.goto(server.url)
        paths = imported(page, False)
        print("the same from the server on this machine")
        print("\n".join(taps(page, False, paths)))
        print(changes(page, False, paths))
        server.kill()
        phone.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "site"))
