"""Gaia Project: the Automa's VP."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import Change


def marker(event: Event) -> Change | None:
    if event.id != "order-vp":
        return None
    total = event.args["total"]
    return Change(Name("marker-vp"), total - event.args["amount"], total)
