"""What the Automa did last, out of the tale: for whoever draws the table. No rule looks at it, and none keeps it."""

from __future__ import annotations

from collections.abc import Sequence

from automarium.core.tale import Event


def since(events: Sequence[Event], head: str) -> Sequence[Event]:
    """What was told since the last such head, or everything."""
    heads = [at for at, event in enumerate(events) if event.id == head]
    return events[heads[-1] :] if heads else events
