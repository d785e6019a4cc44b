"""How long the server takes for the table page of any state: every game and set-up, throughout whole matches."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter

from starlette.testclient import TestClient

from automarium.shelf import Shelf
from automarium.web.app import create
from tests.bots import cases, new, play

MOMENTS = (0, 3, 8, 15, 25, 40, 80, 1000)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder) / "matches.sqlite3")
        with TestClient(create(shelf), base_url="http://127.0.0.1") as client:
            times: dict[str, list[float]] = {}
            for id, setup in cases():
                match = new(id, setup, "pages")
                for moment in MOMENTS:
                    play(match, "pages", max(0, moment - len(match.answers)))
                    shelved = shelf.add(match)
                    client.get(f"/match/{shelved.id}")  # the first visit replays the match
                    start = perf_counter()
                    assert client.get(f"/match/{shelved.id}").status_code == 200
                    times.setdefault(id, []).append(perf_counter() - start)
            for id, spent in times.items():
                ordered = sorted(spent)
                middle, slowest = 1000 * ordered[len(ordered) // 2], 1000 * ordered[-1]
                print(f"{id:<12} median {middle:6.1f} ms   slowest {slowest:6.1f} ms")


if __name__ == "__main__":
    main()
