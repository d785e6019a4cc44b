"""A human who plays any legal turn at random: for simulation, measuring and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automarium.core.ask import Ask, Reports, Said
from automarium.core.rng import Stream
from automarium.games.golem.artifacts import SEVERAL
from automarium.games.golem.golems import open_graves
from automarium.games.golem.names import BOTTOM, COLOURS, DISTRICTS, RABBI, ROWS
from automarium.games.golem.rabbi import free_positions
from automarium.games.golem.table import BOARDS, Table
from automarium.games.golem.turn import MARBLES

INVENTED = frozenset({"ask-total"})  # of the humans only what concerns the Automa is known


def random_player(stream: Stream) -> Callable[[Ask[Any], Table], Any]:
    """An answerer: takes marbles and tiles at random, tells of the table what could lie there."""

    def answer(ask: Ask[Any], table: Table) -> Any:
        if ask.id == "ask-turn":
            return _turn(ask, table, stream)
        if ask.id == "ask-survey" or ask.id.startswith("ask-human-"):
            return Said("done")
        if ask.id == "ask-late-turn":
            return Said(RABBI, {"position": stream.pick([*free_positions(table), BOTTOM])})
        if ask.id == "ask-card":
            return _card(ask, table, stream)
        if ask.id == "ask-counted":
            return True
        if ask.id == "ask-total":
            return 40 + stream.below(80)
        if ask.id == "ask-took-grave":
            return stream.pick([*_free_graves(table), 0])
        if ask.id == "ask-graves-open":
            return max(ask.shape.sample(stream), *table.graves, 0)
        if ask.id in (*BOARDS, "ask-artifact-numbers"):
            least = {"graves-open": max(table.graves, default=0), "cauldron": SEVERAL}
            return {place: max(one, least.get(place[0], one)) for place, one in ask.shape.sample(stream).items()}
        if ask.id == "ask-cauldron":
            return max(ask.shape.sample(stream), SEVERAL)
        return ask.shape.sample(stream)

    return answer


def _turn(ask: Ask[Any], table: Table, stream: Stream) -> Said:
    seat = ask.seat
    rare = stream.below(40)
    if rare == 0 and (free := _free_graves(table)):
        return Said("grave", {"space": stream.pick(free)})
    if rare == 1 and (tokens := [one for one in DISTRICTS if table.menorah_tokens[one] is None]):
        return Said("menorah", {"district": stream.pick(tokens)})
    if rare in (2, 3, 4):
        return Said("book", {"book": 1 + stream.below(5)})
    if rare == 5 and isinstance(ask.shape, Reports) and any(one.verb == "pass" for one in ask.shape.reports):
        return Said("pass")
    marbles = [(row, colour) for row in ROWS for colour in COLOURS if table.marbles[row][colour]]
    if len(table.taken[seat]) == MARBLES or not marbles or (seat not in table.rabbis and stream.below(3) == 0):
        return Said(RABBI, {"position": stream.pick([*free_positions(table), BOTTOM])})
    row, colour = stream.pick(marbles)
    return Said(row, {"colour": colour})


def _free_graves(table: Table) -> list[int]:
    known = open_graves(table)
    return [space for space in range(1, 8 if known is None else known + 1) if space not in table.graves]


def _card(ask: Ask[Any], table: Table, stream: Stream) -> Any:
    """A card that does not lie under the deck already."""
    while True:
        card = ask.shape.sample(stream)
        if card.id not in table.deck.drawn:
            return card
