"""Golem: what moves along tracks, and what one hand does in one place."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import MARKERS, Change
from automarium.games.golem.names import CREATE1, CREATE2

RESOURCES = {"order-gain": 1, "order-pay": -1, "order-pay-book": -1}
VP = {"order-vp": 1, "order-beyond": 1, "order-useless": 1, "order-vp-lost": -1, "order-below": -1}
GOLD_MARKER = Name("marker-gold")
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
    MARKERS: (*RESOURCES, *VP, *TRACKS),
}
IN_TURN = (
    "golems",
    "students",
    "students-back",
    "artifacts",
)  # each lies down, and its tile is resolved, before the next one works (B-24)
BROUGHT = (  # what each of these brings is told right after it
    *("note-action", "note-card", "note-action-tile", "note-influence", "note-tile", "note-column-tile"),
    "note-tile-applied",
    *("note-active", "note-artifact", "note-artifact-sum", "note-starting-tile", "note-nameless-tile"),
    *("note-income", "note-incomes"),
    *("note-income-total", "order-book", "order-kill", "order-marble", "order-rabbi", "order-rabbi-bottom"),
    *("order-create", "order-upgrade", "note-excess", "note-discount", "note-influence-refused"),
    *("note-lost-steps", "note-control-short", "note-not-doubled"),
)
SOURCES = dict.fromkeys(
    (
        *("order-gold", "order-gold-lost", "order-gain", "order-pay-other", "order-vp", "order-vp-lost"),
        *("order-student", "order-menorah", "order-objective", "order-create", "order-kill", *TRACKS),
    ),
    BROUGHT,
) | {
    "order-student-back": (*BROUGHT, "note-black-price"),
    "order-useless": (*BROUGHT, "order-activate", "note-no-tile"),
}
LOUD = (
    *("note-black-price", "note-starting-tile", "note-influence", "note-influence-refused"),
    *("note-red-zone", "note-upgrade-barred", "note-tile-applied", "note-activates-book"),
    *("note-no-influence", "note-human-no-influence", "note-leg-3", "note-control", "note-only-up"),
)
OPENING = ("note-score",)  # the total says enough, and the score sheet is below it
LEADS = ("note-kind", "note-action", "note-area", "note-score", "note-tile-beside")
DECIDING = frozenset({"note-area", "note-tile-beside", "note-activates-book", "why-symbol"})
BY_HAND = (
    *("care-own-golems", "care-human-influence", "care-human-income", "care-human-upgrade", "care-human-control"),
    *("care-program-draws", "care-late"),
)
TOGETHER = {id: place for place, ids in PLACES.items() for id in ids}
PARTS = (  # in phase 6 income is taken before the upgrade is paid; the bonus of a card comes before the action, and the
    # resources of an action before an upgrade that the red zone would have barred without them (G-80); each starting
    # tile with what it gives
    *("care-human-upgrade", "note-area", "note-kind", "note-leg-3", "note-starting-tile", "note-red-zone-left"),
)
SETTLED = {"order-activate": (*TRACKS, "order-book", "order-lay")}  # resources and VP of several golems are one sum
LAID_OUT = (  # by the program, before a match on the screen begins: nobody lays out anything, and one look is enough
    *("order-characters", "order-neighbourhood", "order-cemetery", "order-library", "order-special-tiles"),
    *("order-first-player", "order-starting-tiles-named", "order-objectives", "order-artifact-tile", "order-tokens"),
    *("order-starting-golem", "order-resource-track"),
)
OUTCOMES = ("order-kill",)
COMPLETING = ("ask-took-book", "ask-took-grave")
ON_SCREEN: dict[str, object] = {
    "together": TOGETHER | dict.fromkeys(LAID_OUT, "table"),
    "whole": {"table": "cue-table", "refresh": "cue-refresh"},
    "along": dict.fromkeys(("order-refill", "order-refill-with"), (*RESOURCES, *VP, *TRACKS, "order-student-back")),
    "screens": {
        **{"head-turn-order": "influence", "head-influence": "influence", "head-income": "income"},
        **{"head-refresh": "refresh", "order-action-tiles": "tiles", "head-movement": "movement"},
    },
    "long": (
        *("order-turn-order", "order-turn-order-last", "note-influence", "note-influence-refused"),
        *("care-human-influence", "order-kill"),
    ),
}
ONWARD = dict.fromkeys(("order-student", "order-student-back"), ("start", "section"))
ALWAYS = (
    *("care-entered-once", "order-lay-board", "order-action-tiles-table", "order-special-tiles", "order-first-player"),
    *("order-objectives", "order-own-objectives", "order-artifact-left", "order-shuffle"),
)
ALONE = ("head-round", "head-scoring")  # before which a phase without orders is a cue of its own
QUIET = (
    *("note-no-golems", "note-no-influence", "note-human-no-influence", "note-control-free", "note-control-waived"),
    *("note-no-upgrade-left", "end-of-round", "note-kind"),
)


def marker(event: Event) -> Change | None:
    if event.id == "order-gold" and not event.args.get("made"):  # that an artifact is completed is told in full
        return Change(GOLD_MARKER, event.args["total"] - 1, event.args["total"])
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
    that order speaks too, or the note why there is none. What comes of a chosen deed may be a question."""
    if event.id == "note-bonus":
        return not event.args.get("does")
    if event.id == "note-card":
        return event.args["works"] != "yes" or event.args["bonus"] in (CREATE1, CREATE2)
    return event.id in LEADS
