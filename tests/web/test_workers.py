"""Several processes on one shelf, one of them killed amid the answers: nothing that was acknowledged is missing."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.bots import new
from tests.web.conftest import Server, fields

TABLES, ANSWERS = 6, 12
LONGEST = 60  # seconds to wait for a worker

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to see the workers of a process")


def workers(server: Server) -> list[int]:
    """The processes that serve: those below the program that hold its socket."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in children if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()]


def evening(server: Server, id: str) -> int:
    """Corrects one value again and again; how often that was acknowledged."""
    acknowledged = 0
    with httpx.Client(base_url=server.url, follow_redirects=True, timeout=LONGEST) as client:
        for number in range(ANSWERS):
            try:
                page = client.get(f"/match/{id}").text
                answer = {**fields(page), "answer": f"fix helium human {number}"}
                done = client.post(f"/match/{id}/answer", data=answer)
            except httpx.HTTPError:  # whoever answered was killed
                continue
            acknowledged += done.status_code == 200
    return acknowledged


def test_a_worker_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "2")
    try:
        ids = [server.shelf.add(new("redrising", {}, f"{number}")).id for number in range(TABLES)]
        httpx.get(server.url, timeout=LONGEST)
        with ThreadPoolExecutor(TABLES) as pool:
            tables = [pool.submit(evening, server, id) for id in ids]
            time.sleep(0.3)
            killed = workers(server)[0]
            os.kill(killed, signal.SIGKILL)
            acknowledged = [table.result() for table in tables]
        assert sum(acknowledged) > TABLES * ANSWERS // 2
        for id, number in zip(ids, acknowledged, strict=True):
            assert len(server.shelf.take(id).match.answers) >= number
        for _ in range(LONGEST * 10):
            if len(workers(server)) == 2 and killed not in workers(server):
                break
            time.sleep(0.1)
        assert len(workers(server)) == 2
        left = workers(server)
    finally:
        server.kill()
    for _ in range(LONGEST * 10):  # they do not outlive what keeps them
        if not any(Path(f"/proc/{one}/cmdline").exists() and Path(f"/proc/{one}/cmdline").read_text() for one in left):
            break
        time.sleep(0.1)
    else:
        raise AssertionError("a worker outlived the program")
