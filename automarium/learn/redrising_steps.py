"""Red Rising's questions on the screen as steps, and all their answers as one list of things.

A step asks for one thing: a card, a place, a colour, yes or no. What is asked stands in the observation, so that one
thing has one number whatever it is asked for, and few numbers answer every question. An answer that is made of several
things, such as a card and the place where it is led, is put together in several steps.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Pick, Reports, Said, Several
from automarium.core.tale import Name
from automarium.games.redrising.cards import characters
from automarium.games.redrising.heaps import DECK_BOTTOM, DECK_TOP
from automarium.games.redrising.houses import FACE_BANISH, FACE_PLACE
from automarium.games.redrising.names import BANISHED, COLORS, DECK, LOCATIONS, TRACKS
from automarium.games.redrising.screen import GAIN, LEAD, SCOUT

CARDS: tuple[Name, ...] = tuple(characters())
YES, NO = Name("yes"), Name("no")  # no: also none of them, and no more of them
THINGS: tuple[str, ...] = (
    *CARDS,
    *(*LOCATIONS, DECK, BANISHED, DECK_TOP, DECK_BOTTOM),
    *COLORS,
    *(*TRACKS, FACE_BANISH, FACE_PLACE),
    *(SCOUT, YES, NO),
)
NUMBER: Mapping[Any, int] = {thing: number for number, thing in enumerate(THINGS)} | {
    True: THINGS.index(YES),
    False: THINGS.index(NO),
    None: THINGS.index(NO),
}

LEAD_WHERE = "lead-where"  # a step of our own: the card has been chosen, now its place
QUESTIONS = (
    *("ask-play", LEAD_WHERE, "ask-gain", "ask-scout-where", "ask-flip-where", "ask-face-down-where"),
    *("ask-take-card", "ask-banish-card", "ask-move-card", "ask-pull-card", "ask-deploy-card", "ask-banish-one"),
    *("ask-banish-hand", "ask-unbanish", "ask-move-where", "ask-move-beneath", "ask-beneath-first", "ask-deck-end"),
    *("ask-order-bottom", "ask-color", "ask-roque-name", "ask-minerva", "ask-auctioneer-leave", "ask-one-track"),
    *("ask-pay", "ask-may-gain", "ask-use", "ask-sevro-takes", "ask-block", "ask-end-ability", "ask-ceres"),
)


class Step(NamedTuple):
    """What is asked now: which question, about which card if about one, and what may be chosen, by its number."""

    question: str
    about: Name | None
    choices: Mapping[int, Any]


Steps = Generator[Step, Any, Any]
"""The steps to an answer: yields each, gets what was chosen, and returns the answer."""


def in_steps(ask: Ask[Any]) -> Steps:
    """The way to an answer of a question."""
    shape, card = ask.shape, ask.args.get("card")
    about = card if isinstance(card, Name) else None
    if isinstance(shape, Reports):
        return (yield from _play(ask.id, shape))
    if isinstance(shape, Several):
        return (yield from _order(ask.id, about, _values(shape.one)))
    return (yield Step(ask.id, about, _numbered(_values(shape))))


def _values(shape: Any) -> Iterable[Any]:
    assert isinstance(shape, Pick)  # on the screen everything is one of some options
    return [option.value for option in shape.options]


def _numbered(things: Iterable[Any]) -> dict[int, Any]:
    return {NUMBER[thing]: thing for thing in things}


def _play(id: str, shape: Reports) -> Steps:
    """A turn: first the card that is led, or to scout, or with an empty hand where to gain; then where it is led."""
    reports = {report.verb: report for report in shape.reports}
    held, sources = ([*_values(reports[verb].fields[0].shape)] if verb in reports else [] for verb in (LEAD, GAIN))
    chosen = yield Step(id, None, _numbered([*held, *sources, *((SCOUT,) if SCOUT in reports else ())]))
    if chosen in held:
        places = _values(reports[LEAD].fields[1].shape)
        where = yield Step(LEAD_WHERE, chosen, _numbered(places))
        return Said(LEAD, {"card": chosen, "location": where})
    return Said(SCOUT) if chosen == SCOUT else Said(GAIN, {"source": chosen})


def _order(id: str, about: Name | None, cards: Iterable[Name]) -> Steps:
    """Cards in an order, one after the other; the last goes without saying, and so do all when no more are named."""
    left, named = list(cards), []
    while len(left) > 1:
        chosen = yield Step(id, about, _numbered([*left, None]))
        if chosen is None:
            break
        left.remove(chosen)
        named.append(chosen)
    return tuple(named)
