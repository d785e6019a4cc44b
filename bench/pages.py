"""How long the server takes for the pages of any state: every game and set-up, throughout whole matches. Of three
visits the quickest counts, and so does the quickest of the yardstick's slices between them: a pause of the machine is
not taken for a slow page."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from starlette.testclient import TestClient

from automarium.shelf import Shelf
from automarium.web.app import create
from automarium.web.serve import warm
from bench.yardstick import ROUNDS, yardstick
from tests.bots import cases, new, play

MOMENTS = (0, 3, 8, 15, 25, 40, 80, 1000)
VISITS = 3


def pages(id: str, path: str, answers: int) -> dict[str, str]:
    """The pages about a match."""
    return {
        "table": path,
        "history": f"{path}/history",
        "moment": f"{path}/at/{answers}",
        "transcript": f"{path}/transcript",
        "set-up": f"/new/{id}",
        "home": "/",
    }


def visit(client: TestClient, url: str) -> float:
    start = process_time()
    assert client.get(url).status_code == 200
    return process_time() - start


def beside(client: TestClient, url: str) -> tuple[float, float]:
    """Milliseconds of a page, and the rounds of the yardstick that they are worth."""
    visits, sticks = zip(*((visit(client, url), yardstick()) for _ in range(VISITS)), strict=True)
    return 1000 * min(visits), ROUNDS * min(visits) / min(sticks)


def measured(id: str, setup: dict[str, object], client: TestClient, shelf: Shelf) -> Iterator[tuple[str, float, float]]:
    """Each page at each moment of a match: milliseconds and rounds."""
    match = new(id, setup, "pages")
    for moment in MOMENTS:
        play(match, "pages", max(0, moment - len(match.answers)))
        path = f"/match/{shelf.add(match).id}"
        client.get(path)  # the first visit replays the match
        for page, url in pages(id, path, len(match.answers)).items():
            yield page, *beside(client, url)


def main() -> None:
    times: dict[tuple[str, str], list[tuple[float, float]]] = {}
    warm("en")
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder) / "matches.sqlite3")
        with TestClient(create(shelf), base_url="http://127.0.0.1") as client:
            client.get("/")
            for id, setup in cases():
                for page, *time in measured(id, setup, client, shelf):
                    times.setdefault((id, page), []).append((time[0], time[1]))
    for (id, page), spent in times.items():
        told = [f"{id:<12}{page:<12}"]
        ms, rounds = (sorted(one) for one in zip(*spent, strict=True))
        for name, at in (("median", len(spent) // 2), ("slowest", -1)):
            told.append(f"{name} {ms[at]:6.1f} ms {rounds[at]:9,.0f} rounds")
        print("   ".join(told))


if __name__ == "__main__":
    main()
