"""A human who plays any legal turn at random: for simulation, measuring and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automarium.core.ask import Ask, Said
from automarium.core.rng import Stream
from automarium.games.scythe.board import NUMBER
from automarium.games.scythe.combat import most_cards
from automarium.games.scythe.names import HUMAN
from automarium.games.scythe.table import Table
from automarium.players.scythe_reports import REPORTS, star
from automarium.players.scythe_shown import shown_player

__all__ = ["INVENTED", "random_player", "shown_player"]

MOST_REPORTS = 3
STAR_ONCE_IN = 12
END = Said("end")
INVENTED = frozenset({"ask-final"})  # popularity, coins and power are on the human's mats


def random_player(stream: Stream) -> Callable[[Ask[Any], Table], Any]:
    """An answerer: one to three reports a turn, any legal numbers in combat, any sample of other shapes."""
    turn, left = 0, 0
    stream.many()

    def answer(ask: Ask[Any], table: Table) -> Any:
        nonlocal turn, left
        if ask.shape is not table.reports:
            return _other(ask, table, stream)
        if (now := table.turns[HUMAN]) != turn:
            turn, left = now, 1 + stream.below(MOST_REPORTS)
        left -= 1
        if left < 0:
            return END
        some = star if stream.below(STAR_ONCE_IN) == 0 else stream.pick(REPORTS)
        return some(table, stream) or END

    return answer


def _other(ask: Ask[Any], table: Table, stream: Stream) -> Any:
    """The answer to a question that is no free turn."""
    if ask.id == "ask-combat":
        return _strength(ask, table, stream)
    return ask.id == "ask-move" or ask.shape.sample(stream)


def _strength(ask: Ask[Any], table: Table, stream: Stream) -> dict[str, Any]:
    most = most_cards(table, NUMBER[str(ask.args["place"])])
    cards = tuple(2 + stream.below(4) for _ in range(stream.below(most + 1)))
    return {"dial": stream.below(8), "cards": cards}
