"""How often Python looks for rubbish that holds on to itself. A turn and a page make thousands of small objects and
drop them themselves: to look for more after every 700 of them is work that finds nothing."""

from __future__ import annotations

import gc

RARELY = 20_000, 20, 20


def look_rarely() -> None:
    """For a process that is ours; somebody else's keeps its own habits."""
    gc.set_threshold(*RARELY)
