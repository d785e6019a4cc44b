"""Whether a step of an ability is to be carried out: its conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.redrising.act import Act, color_of
from automarium.games.redrising.cards import UNKNOWN_ID
from automarium.games.redrising.names import AUTOMA, BANISHED, HAND, HUMAN, LOCATIONS
from automarium.games.redrising.steps import DONE, Step


def wanted(act: Act, step: Step) -> Asking[bool]:
    """Whether all that a step asks for holds; what it lacks is remembered."""
    when = step.when
    if when == DONE:
        if not act.done:
            return False
    elif when is not None and not (yield from _holds(act, when)):
        act.lacking = act.lacking or next(iter(when))
        return False
    return not (step.unless is not None and (yield from _holds(act, step.unless)))


def _holds(act: Act, condition: Any) -> Asking[bool]:
    [(word, given)] = condition.items()
    if word == "holds":
        return (yield from _held(act, *given))
    return CONDITIONS[word](act, given)


CONDITIONS: dict[str, Callable[[Act, Any], bool]] = {
    "here": lambda act, places: act.here in places,
    "under": lambda act, colors: act.under is not None and color_of(act.under) in colors,
    "was": lambda act, colors: any(one.color in colors for one in act.touched),
    "was_not": lambda act, colors: bool(act.touched) and all(one.color not in colors for one in act.touched),
    "named": lambda act, ids: any(one.id in ids for one in act.touched),
    "banished": lambda act, colors: any(color_of(one) in colors for one in act.table.piles[BANISHED]),
    "alone": lambda act, _: any(one.alone for one in act.touched),
    "sovereign": lambda act, _: act.table.sovereign == HUMAN,
    "others": lambda act, _: len(act.table.piles[act.here]) > 1,
    "tops": lambda act, _: any(act.table.piles[one] for one in LOCATIONS),
    "ahead": lambda act, track: act.table.tracks[HUMAN][track] > act.table.tracks[AUTOMA][track],
    "room": lambda act, track: not act.table.full(HUMAN, track),
    "count": lambda act, number: len(act.touched) >= number,
}


def _held(act: Act, token: str, number: int) -> Asking[bool]:
    """Whether the human holds so many cards of a colour, or a character: holding is enough (H-19). Seen, or asked where
    the hand is not known."""
    hand = act.table.piles[HAND]
    if token[0] == "#":
        found = sum(color_of(card) == token[1:] for card in hand)
    else:
        found = sum(card.id == token[1:] for card in hand)
    if found < number and any(card.id == UNKNOWN_ID for card in hand):
        wanted = Name(f"color-{token[1:]}" if token[0] == "#" else token[1:])
        return (yield from act.table.ask_yes("ask-holds", card=act.id, wanted=wanted))
    return found >= number
