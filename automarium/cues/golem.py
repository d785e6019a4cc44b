"""Golem: the Automa's resource marker and its VP."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import Change

RESOURCES = {"order-gain": 1, "order-pay": -1}
VP = {"order-vp": 1, "order-beyond": 1, "order-useless": 1, "order-vp-lost": -1, "order-below": -1}


def marker(event: Event) -> Change | None:
    way = RESOURCES.get(event.id) or VP.get(event.id)
    if not way:
        return None
    name = Name("marker-resources" if event.id in RESOURCES else "marker-vp")
    total = event.args["total"]
    return Change(name, event.args.get("before", total - way * event.args["amount"]), total)
