"""A cue in words: for the page and the terminal alike."""

from __future__ import annotations

from collections.abc import Iterator

from automarium.cues import Cue
from automarium.words import Words


def cued(cue: Cue, words: Words) -> Iterator[str]:
    """What stands in large type: the order, or of each marker its own; where it moved more than once, from where to
    where."""
    if cue.about:
        yield words.say(cue.about)
    elif not cue.changes:
        yield words.event(cue.main)
    for change in cue.changes:
        said = {"marker": change.marker, "before": change.before, "after": change.after}
        moved = "cue-change" if change.before != change.after else "cue-same"
        yield words.event(change.orders[0]) if len(change.orders) == 1 else words.say(moved, said)


def reason(cue: Cue, words: Words) -> str:
    """What decided what is to be done, in a line, where there was anything to decide."""
    done = [event for event in cue.events if event.kind == cue.main.kind]
    chosen = [event.why for event in done if event.why is not None and len(event.why.candidates) > 1]
    decider = chosen[-1].decider if chosen else None
    return words.say(decider.name, decider.args) if decider else ""
