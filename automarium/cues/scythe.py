"""Scythe: the Automa's power, its coins, its combat cards, and the cube on the star card."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import Change

LEADING = ("note-card-drawn", "note-unit")


def marker(event: Event) -> Change | None:
    if event.id in ("order-automa-power", "order-automa-coins"):
        total, amount = event.args["total"], event.args["amount"]
        return Change(Name(event.id.replace("order-automa", "marker")), total - amount, total)
    if event.id in ("order-automa-combat-card", "order-automa-draws"):
        return Change(Name("marker-cards"), event.args["total"] - 1, event.args["total"])
    if event.id == "order-cube":
        return Change(Name("marker-cube"), event.args["space"] - 1, event.args["space"])
    return None


def leads(event: Event) -> bool:
    """Which card was drawn and which unit chosen is told for the sake of what comes of it."""
    return event.id in LEADING
