"""Scythe: the Automa's power, its coins, its combat cards, and the cube on the star card; what a combat consists of."""

from __future__ import annotations

from automarium.core.tale import Event, Name
from automarium.cues import MARKERS, Change

LEADING = ("note-card-drawn", "note-unit", "note-no-unit", "note-no-territory", "note-too-weak", "note-no-recruit")
# who waits for a move is told that there is none, or that it leads nowhere
LOUD = ("note-combat", "note-no-move", "note-hesitates", "note-stay")
# what the Automa may bring into a combat, and why its cube stays, is told whenever it comes up
STAYING = ("note-automa-combat-card", "note-no-star")
PICTURED = ("note-skip",)  # on the card that was drawn
TOGETHER = {
    **{"order-human-pays": "my-strength", "order-human-discards": "my-strength"},
    **{"order-ability-power": "my-strength", "order-automa-unit": "its-mat", "order-recruit-bonus": MARKERS},
    **{"order-encounter-or-factory": "its-hero", "order-encounter": "its-hero", "order-factory-card": "its-hero"},
    **{"order-automa-star": "its-star", "care-scheme-ii": "its-star"},
    **{"order-automa-to-mat": "its-retreat", "order-automa-to-base": "its-retreat"},
    **dict.fromkeys(("order-human-home", "order-human-draws", "order-human-star"), "my-lot"),
}
# what driving workers off costs is a line of it, and so is what they leave
JOINS = {
    "order-popularity": ("order-automa-to-mat", "order-automa-to-base"),
    "order-lay-resources": ("order-automa-to-base", "order-popularity"),
}
# encounter tokens and Factory cards are used up by a match: who has the rest laid out still lays out these
ALWAYS = ("order-setup-coins", "order-setup-popularity", "order-setup-mat", "order-shuffle")
AWAITED = ("order-automa-unit",)
# what comes after a combat in the same turn has no heading of its own
COMBAT = (
    *("note-automa-strength", "note-combat", "note-ability-power", "note-camaraderie"),
    *("order-ability-power", "order-scout", "order-human-gains-power", "order-automa-pays", "order-automa-discards"),
    *("note-automa-discards", "order-human-pays", "order-human-discards", "order-human-home", "order-retreat-lake"),
    *("order-human-draws", "order-automa-to-base", "order-automa-to-mat", "order-automa-draws", "note-automa-draws"),
    *("order-popularity", "order-human-star", "order-automa-star", "order-lay-resources", "order-remove-resources"),
    *("note-no-resources-here", "note-empty-box", "note-no-card-yet", "care-sixth-star"),
)
WITHIN = {"head-combat": COMBAT}


def marker(event: Event) -> Change | None:
    if event.id in ("order-automa-power", "order-automa-coins"):
        total, amount = event.args["total"], event.args["amount"]
        return Change(Name(event.id.replace("order-automa", "marker")), total - amount, total)
    if event.id in ("order-automa-combat-card", "order-automa-draws"):
        return Change(Name("marker-cards"), event.args["total"] - 1, event.args["total"])
    if event.id == "order-cube":
        return Change(Name("marker-cube"), event.args["space"] - 1, event.args["space"])
    return None


def repeats(answer: str, event: Event) -> bool:
    """The token that the human has just said to be gone; a combat that waits, of which the page reminds."""
    return event.id == "care-fight" or (answer.startswith("encounter ") and event.id == "order-human-encounter")


def leads(event: Event) -> bool:
    """Which card was drawn, which unit chosen and what could not be is told for the sake of what comes of it; a
    bonus for a recruit that the human does not have is nothing to do."""
    return event.id in LEADING
