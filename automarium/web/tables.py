"""Matches in use: each is replayed once and then kept, so that a page is quick; one request at a time changes it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from automarium.core.errors import Refusal
from automarium.shelf import Shelf, Shelved

T = TypeVar("T")

KEPT = 128


class Tables:
    """The shelf with a short memory."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._kept: OrderedDict[str, Shelved] = OrderedDict()
        self._locks: dict[str, threading.Lock] = {}
        self._lock = threading.Lock()

    @contextmanager
    def using(self, id: str) -> Iterator[Shelved]:
        """A match as it is on the shelf now, for one request alone."""
        with self._lock:
            lock = self._locks.setdefault(id, threading.Lock())
        with lock:
            version = self.shelf.version(id)  # refuses an id that is not there
            with self._lock:
                shelved = self._kept.get(id)
            if shelved is None or shelved.version != version:
                shelved = self.shelf.take(id)
            self._keep(shelved)
            yield shelved

    def _keep(self, shelved: Shelved) -> None:
        with self._lock:
            self._kept[shelved.id] = shelved
            self._kept.move_to_end(shelved.id)
            while len(self._kept) > KEPT:
                gone, _ = self._kept.popitem(last=False)
                self._locks.pop(gone, None)

    def change(self, shelved: Shelved, version: int, change: Callable[[Shelved], T]) -> T:
        """A change asked for by a page that may be old: then it is refused, and the page is shown anew."""
        if shelved.version != version:
            raise Refusal("shelf-changed")
        return change(shelved)
