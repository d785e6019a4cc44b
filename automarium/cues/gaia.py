"""Gaia Project: the Automa's VP, and what one hand does in one place of the table."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import Change

PLACES = {
    "map": ("order-as-for-two", "order-map", "order-sector"),
    "tokens": ("order-tokens-out", "order-token"),
    "sides": ("order-human-faction", "order-automa-faction", "order-automa-vp"),
    "research": ("order-automa-levels", "order-research"),
    "rounds": ("order-round-tile",),
    "finals": ("order-final-tiles", "order-automa-counters", "order-neutral"),
    "technology": ("order-technology", "order-technology-free"),
    "boosters": ("order-booster", "order-booster-returns"),
    "mines": ("order-mine", "order-gaia-token"),
    "end of a round": ("order-clean-up", "order-round-done"),
    "beginning of a round": ("order-income", "order-gaia-phase"),
    "scoring": ("order-final",),
}
TOGETHER = {id: place for place, ids in PLACES.items() for id in ids}
# VP are a line of what they are given for, and not of what comes of that
ALONG = {"order-vp": ("order-satellite", "order-charge", "care-level-closed")}
ALWAYS = ("order-as-for-two", "order-tokens-out", "order-automa-supply", "order-automa-levels", "order-automa-counters")
PARTS = ("note-initial-card",)  # what was certain is placed before a card says where to go on
STAYING = ("note-upgrade-instead",)  # else the upgrade of a card that says mine looks like a slip
BY_HAND = ("care-satellites",)
IMPLIED = {"order-gaia-token": "order-mine"}  # the token comes first, and so it is told with the mine on it
WHOLE = {place: f"cue-{place}" for place in ("map", "sides", "rounds", "finals", "technology", "scoring")}


def marker(event: Event) -> Change | None:
    if event.id != "order-vp":
        return None
    total = event.args["total"]
    return Change(Name("marker-vp"), total - event.args["amount"], total)
