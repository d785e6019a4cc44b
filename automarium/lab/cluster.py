"""A cluster of Dask as one more executor."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import NamedTuple

from automarium.core.errors import Refusal

ADDRESS = re.compile(r"(\w+://)?[^\s/]+:\d+")
PATIENCE = 20  # seconds for a scheduler that answers, and for a first worker


class Cluster(NamedTuple):
    """An executor, and how many chunks it can play at once."""

    executor: Executor
    workers: int


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster whose scheduler has this address, as tcp://10.0.0.1:8786. Whatever a worker that is lost had begun is
    given to another by the scheduler."""
    try:
        from distributed import Client, KilledWorker
    except ModuleNotFoundError:
        raise Refusal("needs-cluster") from None
    if not ADDRESS.fullmatch(address):
        raise Refusal("lab-no-address", got=address)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):  # one that does not answer, and ways to speak that are not known
        raise Refusal("lab-no-cluster", got=address) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise Refusal("lab-no-workers", got=address) from None
        try:
            yield Cluster(client.get_executor(pure=False), sum(client.nthreads().values()))
        except KilledWorker:
            raise Refusal("lab-killed") from None
