"""Scythe: the Automa's power, its coins, and the cube on the star card."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import Change


def marker(event: Event) -> Change | None:
    if event.id in ("order-automa-power", "order-automa-coins"):
        total, amount = event.args["total"], event.args["amount"]
        return Change(Name(event.id.replace("order-automa", "marker")), total - amount, total)
    if event.id == "order-cube":
        return Change(Name("marker-cube"), event.args["space"] - 1, event.args["space"])
    return None
