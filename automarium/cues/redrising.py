"""Red Rising: the tracks of both sides, and the priority cards, which one hand lays out."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import Change
from automarium.games.redrising.names import TRACKS

TOGETHER = {"order-priority": "priorities", "order-human-draws": "deck"}
IN_TURN = ("deck",)  # what comes between two cards of a deck may be about that deck
ALWAYS = (
    *("order-leave-automa-cards", "order-shuffle-automa-deck", "order-shuffle-characters", "order-deal"),
    "order-deal-automa",
)
SOURCES = {
    "order-discard-character": ("note-automa-card",),
    "order-human-draws": ("order-blocked",),
    "order-track": ("order-track",),  # a bonus of the human names itself
    "order-sovereign": ("order-sovereign",),
}
RETOLD = {"ask-move-where": "order-move-card", "ask-block": "order-blocked"}
RETOLD |= dict.fromkeys(("ask-take-top", "ask-take-which", "ask-take-banished"), "order-take-card")
QUIET = ("note-luna-bonus",)  # what comes of it is told or asked next
DEEDS = ("ask-banish-from", "ask-banish-top", "ask-banish-which", "ask-ceres", "ask-place-where")
WHOLE = {"priorities": "cue-priorities"}
ON_SCREEN = {
    "own": ("head-human-turn", "head-end-abilities"),
    "opening": ("note-ability",),
    "moments": ("note-die",),
    "loud": ("note-gained", "note-keeps-sovereign", "note-die", "note-totals"),
}


def marker(event: Event) -> Change | None:
    if event.id != "order-track":
        return None
    moved = event.args["steps"] if event.args["way"] == "up" else -event.args["steps"]
    total = event.args["total"]
    return Change(Name(f"marker-{event.args['side']}-{event.args['track']}"), total - moved, total)


def repeats(answer: str, event: Event) -> bool:
    """A track, the Sovereign token or a scouted card that the human has just reported: it needs no cue of its own."""
    verb = answer.split()[0]
    if verb in TRACKS:
        return event.id == "order-track" and event.args["track"] == verb
    return (verb, event.id) in (("sovereign", "order-sovereign"), ("scout", "order-scout"))


def ordered(answer: str, event: Event) -> bool:
    """Whether an order tells the whole of what the human reported."""
    return repeats(answer, event)
