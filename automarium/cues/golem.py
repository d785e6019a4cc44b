"""Golem: what moves along tracks, and what one hand does in one place."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import MARKERS, Change
from automarium.games.golem.names import CREATE1, CREATE2

RESOURCES = {"order-gain": 1, "order-pay": -1, "order-pay-book": -1}
VP = {"order-vp": 1, "order-beyond": 1, "order-useless": 1, "order-vp-lost": -1, "order-below": -1}
TRACKS = {
    **dict.fromkeys(("order-golem-track", "order-golem-track-back"), Name("marker-golem-track")),
    **dict.fromkeys(("order-study", "order-study-back"), Name("marker-study-track")),
}

PLACES = {
    "golems": (
        *("order-forward", "order-backward", "order-activate", "order-create", "order-kill", "order-starting-golem"),
    ),
    "students": ("order-student", "order-menorah"),
    "students-back": ("order-student-back",),  # what is paid is no part of what was gained
    "books": ("order-book", "order-lay"),
    "artifacts": ("order-gold", "order-gold-lost"),
    "neighbourhood": ("order-neighbourhood",),
    MARKERS: (*RESOURCES, *VP, *TRACKS),
}
IN_TURN = (
    "golems",
    "students",
    "students-back",
)  # each lies down, and its tile is resolved, before the next one works (B-24)
SOURCES = {
    "order-gold": (
        *("note-action", "note-card", "note-action-tile", "note-influence", "note-tile", "note-column-tile"),
        *("note-active", "note-artifact", "note-starting-tile", "note-nameless-tile", "note-income", "note-incomes"),
        *("note-income-total", "order-book", "order-kill"),
    )
}
LOUD = ("note-black-price", "note-mirror-marble")
LEADS = ("note-kind", "note-action", "note-area", "note-bonus", "note-score")
WHOLE = {"neighbourhood": "cue-neighbourhood"}  # the picture shows them all
TOGETHER = {id: place for place, ids in PLACES.items() for id in ids}
PARTS = ("care-human-upgrade", "note-area")  # in phase 6 income is taken before the upgrade is paid
ON_SCREEN: dict[str, object] = {}  # there the cues are the same
QUIET = (
    *("note-no-golems", "note-no-influence", "note-human-no-influence", "note-control-free", "note-control-waived"),
    *("note-no-upgrade-left", "end-of-round", "note-kind"),
)


def marker(event: Event) -> Change | None:
    if event.id == "order-gold":
        return Change(Name("marker-gold"), event.args["total"] - 1, event.args["total"])
    if event.id in TRACKS and "before" in event.args:  # by older rules it was not told
        return Change(TRACKS[event.id], event.args["before"], event.args["space"])
    way = RESOURCES.get(event.id) or VP.get(event.id)
    if not way:
        return None
    name = Name("marker-resources" if event.id in RESOURCES else "marker-vp")
    total = event.args["total"]
    return Change(name, event.args.get("before", total - way * event.args["amount"]), total)


def leads(event: Event) -> bool:
    """What kind of turn it is, and a card without a bonus for now: the order that follows says enough. Of a new golem
    that order speaks too, or the note why there is none."""
    if event.id == "note-card":
        return event.args["works"] != "yes" or event.args["bonus"] in (CREATE1, CREATE2)
    return event.id in LEADS
