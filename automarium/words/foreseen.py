"""A forecast in words: for the page and the terminal alike."""

from __future__ import annotations

from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.forecast import Forecast, forecast
from automarium.words import Words

RARE = 0.005  # less is not said as a whole number of a hundred


class Foreseen(NamedTuple):
    """What may happen, and how likely it is: as a share, in words, and what it is."""

    share: float
    often: str
    line: str


def foreseen(match: Match[Any], words: Words) -> tuple[str, list[Foreseen], Forecast]:
    """What was tried, or why nothing can be said; what may happen; and the forecast itself."""
    found = forecast(match)
    if found.none:
        return words.say(found.none), [], found
    about = words.say("forecast-about", {"ways": found.ways})
    return (
        about,
        [Foreseen(one.share, _often(one.share, words), words.show(one.thing.say)) for one in found.things],
        found,
    )


def _often(share: float, words: Words) -> str:
    return words.say("forecast-share", {"share": round(100 * share)}) if share >= RARE else words.say("forecast-rare")
