"""Gaia Project: the Automa's VP, and what one hand does in one place of the table."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import Change

PLACES = {
    "map": ("order-as-for-two", "order-map"),
    "automa": ("order-automa-faction", "order-automa-vp"),
    "rounds": ("order-round-tile",),
    "final markers": ("order-automa-counters", "order-neutral"),
    "technology": ("order-technology", "order-technology-free"),
}
TOGETHER = {id: place for place, ids in PLACES.items() for id in ids}
WHOLE = {"rounds": "cue-rounds", "technology": "cue-technology"}


def marker(event: Event) -> Change | None:
    if event.id != "order-vp":
        return None
    total = event.args["total"]
    return Change(Name("marker-vp"), total - event.args["amount"], total)
