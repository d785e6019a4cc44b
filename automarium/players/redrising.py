"""A human who plays any legal turn at random: for simulation, measuring and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automarium.core.ask import Ask, Pick, Reports, Said, Several
from automarium.core.rng import Stream
from automarium.games.redrising.by_hand import ABILITY, left_to_report
from automarium.games.redrising.cards import UNKNOWN_ID
from automarium.games.redrising.human import gain_sources
from automarium.games.redrising.names import DECK, HAND, LOCATIONS
from automarium.games.redrising.scoring import SUM
from automarium.games.redrising.table import Table
from automarium.players.redrising_seat import PLAYERS, hints, possible, then
from automarium.players.redrising_why import why

__all__ = ["INVENTED", "NEEDS", "PLAYERS", "hints", "random_player", "then", "why"]

NEEDS = {"depth": "screen"}  # the only table of which a player sees all that a human would
INVENTED = frozenset({"ask-hand-points", "ask-matching"})  # where characters are only counted, hands are not known


def random_player(stream: Stream) -> Callable[[Ask[Any], Table], Any]:
    """An answerer: leads and scouts at random, names unseen cards at random, gives any other answer at random. On the
    screen whatever is offered is legal."""

    def answer(ask: Ask[Any], table: Table) -> Any:
        if table.screen:
            return stream.pick(possible(ask))
        if isinstance(ask.shape, Reports):
            return _report(ask, table, stream)
        if isinstance(ask.shape, Several) and isinstance(ask.shape.one, Pick):
            named = [option.value for option in ask.shape.one.options if option.value != UNKNOWN_ID]
            stream.shuffle(named)
            return tuple(named[: ask.shape.low])
        if ask.id == "ask-hand-count":
            return len(table.piles[HAND])
        if ask.id == "ask-hand-how":
            return SUM  # nobody at random knows which cards they were
        return ask.shape.sample(stream)

    return answer


def _report(ask: Ask[Any], table: Table, stream: Stream) -> Said:
    if ask.id == "ask-end-abilities":
        return Said("done")
    if ask.id == "ask-turn-led":
        return _gain(table, stream)
    if ask.id == "ask-by-hand":
        return _by_hand(ask, table, stream)
    hand, deck = table.piles[HAND], table.piles[DECK]
    if deck and (not hand or stream.below(5) == 0):
        place = stream.pick(LOCATIONS)
        return Said("scout", {"location": place, "card": None} if table.known else {"location": place})
    if not hand:
        return _gain(table, stream)
    location = {"location": stream.pick(LOCATIONS)}
    if not table.known:
        return Said("lead", location)
    held = stream.pick(hand).id
    return Said("lead", {"card": held if held != UNKNOWN_ID else stream.pick(table.unseen()), **location})


def _by_hand(ask: Ask[Any], table: Table, stream: Stream) -> Said:
    """Any of the steps that are left of an ability, or that it was all."""
    told = [way.reports[0] for part in left_to_report(table) for way in part.ways if way.reports[0] != ABILITY]
    said = ask.shape.parse(stream.pick((*told, "done")))
    assert isinstance(said, Said)
    return said


def _gain(table: Table, stream: Stream) -> Said:
    sources = gain_sources(table)
    if not sources:
        return Said("end")
    source = stream.pick(sources)
    return Said("gain", {"source": source, "card": None} if table.known else {"source": source})
