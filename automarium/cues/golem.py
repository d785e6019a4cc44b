"""Golem: what moves along tracks and streets, and what one hand does in one place."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import MARKERS, Change
from automarium.games.golem.names import SECTIONS

RESOURCES = {"order-gain": 1, "order-pay": -1}
VP = {"order-vp": 1, "order-beyond": 1, "order-useless": 1, "order-vp-lost": -1, "order-below": -1}
STUDENTS = {"order-student": 1, "order-student-back": -1}
GOLEMS = {"order-forward": 1, "order-backward": -1}

PLACES = {
    "golems": (
        *GOLEMS,
        *("order-starting-golem", "order-create", "order-activate", "order-kill", "order-bury", "order-bury-last"),
    ),
    "students": (*STUDENTS, "order-menorah"),
    "books": ("order-book", "order-lay"),
    "artifacts": ("order-gold", "order-gold-lost", "order-artifact"),
    "starting-tiles": ("order-starting-tile", "order-idle-tile", "order-nameless-tile"),
    MARKERS: ("order-golem-track", "order-golem-track-back", "order-study", "order-study-back"),
}
QUIET = (
    *("note-no-golems", "note-no-influence", "note-human-no-influence", "note-control-free", "note-control-waived"),
    *("note-no-upgrade-left", "end-of-round"),
)
TOGETHER = {id: place for place, ids in PLACES.items() for id in ids}


def marker(event: Event) -> Change | None:
    """A golem that lies is moved by itself: another one may stand where it goes."""
    if event.id in RESOURCES or event.id in VP:
        name, way = ("resources", RESOURCES[event.id]) if event.id in RESOURCES else ("vp", VP[event.id])
        total = event.args["total"]
        return Change(Name(f"marker-{name}"), total - way * event.args["amount"], total)
    if event.id in STUDENTS or (event.id in GOLEMS and not event.args["lay"]):
        kind, way = ("student", STUDENTS[event.id]) if event.id in STUDENTS else ("golem", GOLEMS[event.id])
        section = SECTIONS.index(event.args["section"])
        return Change(Name(f"{kind}-{event.args['district']}"), section - way, section, alone=kind == "student")
    if event.id == "order-gold":
        return Change(Name("marker-gold"), event.args["total"] - 1, event.args["total"])
    return None


def merged(change: Change) -> Event | None:
    """Several steps of a golem or a student as one; of gold the last, which says how much there is."""
    first, last = change.orders[0], change.orders[-1]
    for steps in (GOLEMS, STUDENTS):
        if last.id in steps:
            id = next(id for id, way in steps.items() if (change.after > change.before) == (way > 0))
            return last._replace(id=id, args={**first.args, "section": last.args["section"]})
    return None
