"""A forecast in words: for the page and the terminal alike."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.forecast import Forecast, ends, forecast
from automarium.words import Words

RARE = 0.005  # less is not said as a whole number of a hundred


class Foreseen(NamedTuple):
    """What may happen and how likely it is, as a share and in words; of a kind with several things, each of them."""

    share: float
    often: str
    line: str
    each: tuple[Foreseen, ...] = ()


def foreseen(match: Match[Any], words: Words) -> tuple[str, list[Foreseen], Forecast]:
    """What was tried, or why nothing can be said; what may happen; and the forecast itself."""
    found = forecast(match)
    if found.none:
        return words.say(found.none), [], found
    made = []
    for kind, things in groupby(found.things, key=lambda one: one.thing.id):
        each = tuple(_said(one.share, words.show(one.thing.say), words) for one in things)
        made.append(each[0] if len(each) == 1 else _said(found.kinds[kind], words.say(f"{kind}-any"), words, each))
    several = ["forecast-several"] if sum(one.share for one in made) > 1 + RARE else []
    about = words.say("forecast-about", {"ways": found.ways}), *map(words.say, (*several, *found.left_out))
    return " ".join(about), made, found


def warned(match: Match[Any], words: Words) -> list[str]:
    """That the Automa may end the match in its next turn and how likely that is, or, where all ways lead there, that it
    will."""
    found = [(f"{one.thing.id}-near", one.share) for one in ends(match)]
    return [words.say(id, {"often": _often(share, words), "share": _hundredths(share)}) for id, share in found]


def _often(share: float, words: Words) -> str:
    return words.say("forecast-share", {"share": _hundredths(share)}) if share >= RARE else words.say("forecast-rare")


def _hundredths(share: float) -> int:
    return round(100 * share)


def _said(share: float, line: str, words: Words, each: tuple[Foreseen, ...] = ()) -> Foreseen:
    return Foreseen(share, _often(share, words), line, each)
