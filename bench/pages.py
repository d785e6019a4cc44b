"""How long the server takes for the pages of any state: every game and set-up, throughout whole matches. Of three
visits the quickest counts, so that a pause of the machine is not taken for a slow page."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter

from starlette.testclient import TestClient

from automarium.shelf import Shelf
from automarium.web.app import create
from automarium.web.serve import warm
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
    start = perf_counter()
    assert client.get(url).status_code == 200
    return perf_counter() - start


def main() -> None:
    times: dict[tuple[str, str], list[float]] = {}
    warm("en")
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder) / "matches.sqlite3")
        with TestClient(create(shelf), base_url="http://127.0.0.1") as client:
            client.get("/")
            for id, setup in cases():
                match = new(id, setup, "pages")
                for moment in MOMENTS:
                    play(match, "pages", max(0, moment - len(match.answers)))
                    path = f"/match/{shelf.add(match).id}"
                    client.get(path)  # the first visit replays the match
                    for page, url in pages(id, path, len(match.answers)).items():
                        times.setdefault((id, page), []).append(min(visit(client, url) for _ in range(VISITS)))
    for (id, page), spent in times.items():
        ordered = sorted(spent)
        middle, slowest = 1000 * ordered[len(ordered) // 2], 1000 * ordered[-1]
        print(f"{id:<12}{page:<12}median {middle:6.1f} ms   slowest {slowest:6.1f} ms")


if __name__ == "__main__":
    main()
