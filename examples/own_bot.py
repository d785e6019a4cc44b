"""A player of one's own for the human's seat of Red Rising, beside the one who moves at random.

A player is a function: it gets a question and the table, and returns a value of the question's shape. This one leads
the weakest character of its hand where that hides least, and gains the strongest one that lies open; also where an
ability gives a choice. All else it leaves to chance.

    python examples/own_bot.py 500
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import mean
from typing import Any

from automarium import Answerer, Ask, Said, Stream, game, random_player, run

REDRISING = game("redrising")
SETUP = {"depth": "known", "characters": "program", "die": "program"}  # so the program counts every point by itself
LOCATIONS = ("jupiter", "mars", "luna", "institute")


def collector(stream: Stream) -> Answerer[Any]:
    """Collects strong characters."""
    chance = random_player("redrising", stream)

    def answer(ask: Ask[Any], table: Any) -> Any:
        def worth(card: Any) -> int:
            character = table.character(card) if card is not None and card.up else None
            return character.core if character else 0

        def shown(location: str) -> int:
            return worth(table.top(location))

        if ask.id == "ask-turn" and table.piles["hand"]:
            weakest = min(table.piles["hand"], key=worth)
            return Said("lead", {"card": weakest.id, "location": min(LOCATIONS, key=shown)})
        if ask.id == "ask-turn-led":
            open_to = [one for one in LOCATIONS if table.piles[one] and one not in table.turn.barred]
            if open_to:
                return Said("gain", {"source": max(open_to, key=shown), "card": None})
        if ask.id == "ask-take-card":
            lying = {card.id: worth(card) for pile in table.piles.values() for card in pile}
            return max(ask.shape.values() or [None], key=lambda id: lying.get(id, 0))
        return chance(ask, table)

    return answer


def points(player: Callable[[Stream], Answerer[Any]], seed: str) -> tuple[int, ...]:
    """The totals of a whole match: the human's, then the Automa's."""
    sheet = REDRISING.sheet(run(REDRISING, SETUP, seed, player(Stream(seed, "human"))))
    assert sheet is not None
    return sheet.totals


def by_chance(stream: Stream) -> Answerer[Any]:
    """Does anything that is legal."""
    return random_player("redrising", stream)


def main(matches: int = 200) -> None:
    for player in (by_chance, collector):
        totals = [points(player, f"own bot {number}") for number in range(matches)]
        human, automa = (mean(column) for column in zip(*totals, strict=True))
        won = sum(own > its for own, its in totals)
        print(f"{player.__name__:10} {human:6.1f} : {automa:5.1f}, won {won} of {matches}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
