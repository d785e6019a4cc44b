"""Tries: wrong table codes are counted, and the more there were, the longer the next try has to wait."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

FREE, FREE_IN_ALL = 5, 50  # wrong codes that nobody waits for: people mistype
LONGEST, LONGEST_IN_ALL = 900, 60  # seconds
FORGOTTEN = 3600  # seconds without a wrong code
MOST_ADDRESSES = 1000
ALL = ""  # stands for all addresses together


class Wrong:
    """The wrong codes of one address, and until when it waits."""

    def __init__(self) -> None:
        self.count = 0
        self.until = self.last = 0.0


class Tries:
    """The wrong codes of each address, and of all together. `tell` says to the host of the table who has to wait."""

    def __init__(
        self, tell: Callable[[str, int, int], None] | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._tell = tell
        self._clock = clock
        self._wrong: OrderedDict[str, Wrong] = OrderedDict()

    def pause(self, address: str, *, typed: bool = False) -> int:
        """How many seconds this address has to wait before its next try. A code that is typed waits for all others that
        were wrong, too; a browser that was let in before does not, or anyone could shut everybody out."""
        waits = (self._until(address), self._until(ALL) if typed else 0.0)
        left = max(waits) - self._clock()
        return int(left) + 1 if left > 0 else 0

    def _until(self, address: str) -> float:
        found = self._wrong.get(address)
        return found.until if found else 0.0

    def wrong(self, address: str) -> None:
        """Notes a wrong code."""
        for one, free, longest in ((address, FREE, LONGEST), (ALL, FREE_IN_ALL, LONGEST_IN_ALL)):
            self._note(one, free, longest)
        while len(self._wrong) > MOST_ADDRESSES:
            self._wrong.popitem(last=False)

    def _note(self, address: str, free: int, longest: int) -> None:
        now = self._clock()
        found = self._wrong.get(address)
        if found is None or now - found.last > FORGOTTEN:
            found = self._wrong[address] = Wrong()
        self._wrong.move_to_end(address)
        found.count, found.last = found.count + 1, now
        if found.count > free:
            seconds = min(longest, 2 ** min(found.count - free, 20))
            found.until = now + seconds
            if self._tell:
                self._tell(address, found.count, seconds)
