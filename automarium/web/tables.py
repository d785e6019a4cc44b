"""Matches in use: each is replayed once and then kept, so that a page is quick; one request at a time changes it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from automarium.core.match import Match
from automarium.shelf import Shelf, Shelved

KEPT = 128
LOCKS = 64  # matches share them, so that their number does not grow with the ids that are asked for


class Tables:
    """The shelf with a short memory."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._kept: OrderedDict[str, Shelved] = OrderedDict()
        self._locks = [threading.Lock() for _ in range(LOCKS)]
        self._lock = threading.Lock()

    @contextmanager
    def using(self, id: str, *, looking: bool = False) -> Iterator[Shelved]:
        """A match as it is on the shelf now, for one request alone. One that does not replay is refused, or, to whoever
        is only looking, given as far as it does."""
        with self._locks[hash(id) % LOCKS]:
            version = self.shelf.version(id)  # refuses an id that is not there
            with self._lock:
                shelved = self._kept.get(id)
            problem = None
            if shelved is None or shelved.version != version:
                shelved, problem = self.shelf.salvage(id)
            if problem is None:
                self._keep(shelved)
            elif not looking:
                raise problem
            yield shelved

    def add(self, match: Match[Any]) -> Shelved:
        """Puts a new match on the shelf."""
        shelved = self.shelf.add(match)
        self._keep(shelved)
        return shelved

    def _keep(self, shelved: Shelved) -> None:
        with self._lock:
            self._kept[shelved.id] = shelved
            self._kept.move_to_end(shelved.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
