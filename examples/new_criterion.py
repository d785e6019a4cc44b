"""A criterion of one's own in a chain, and the ladder that explains what it chose.

The Automa of Red Rising gains where its card says. What would a greedy one take? Choosing is narrowing: of the
locations with an open character those with the strongest; of several the one with the highest pile; of several still
the first from the left. Each criterion carries a number and a name, and the ladder keeps who was left after it.

    python examples/new_criterion.py 6
"""

from __future__ import annotations

import sys
from typing import Any

from automarium import Criterion, Ladder, Match, Stream, choose, game, least, most, only, random_player

LOCATIONS = ("jupiter", "mars", "luna", "institute")


def strongest(table: Any) -> Criterion[str]:
    """Ours: keeps the locations whose open character is worth most by itself."""
    return most("X-2", "the strongest character", lambda one: table.character(table.top(one)).core)


def greedy(table: Any) -> tuple[Criterion[str], ...]:
    """The whole chain. Its last criterion can leave only one: a chain that leaves a tie raises."""
    return (
        only("X-1", "an open character", lambda one: table.top(one) is not None and table.top(one).up),
        strongest(table),
        most("X-3", "the highest pile", lambda one: len(table.piles[one])),
        least("X-4", "the first from the left", LOCATIONS.index),
    )


def show(ladder: Ladder) -> None:
    """Every step, the deciding one marked."""
    print(f"  {ladder.about:32} {', '.join(ladder.candidates)}")
    for rung in ladder.rungs:
        mark = "▶" if rung is ladder.decider else " "
        print(f"{mark} {rung.rule} {rung.name:28} {', '.join(rung.left)}")


def main(turns: int = 4) -> None:
    setup = {"depth": "known", "characters": "program", "die": "program", "house": "mars"}
    match = Match(game("redrising"), setup, seed="greedy")
    human = random_player("redrising", Stream("greedy", "human"))
    while match.ask is not None and turns:
        if match.ask.id == "ask-turn":
            turns -= 1
            ladder = Ladder("where would it gain?")
            chosen = choose(LOCATIONS, greedy(match.state), ladder)
            show(ladder)
            print(f"  before turn {match.ask.args['number']}: {chosen} by {ladder.rule}\n")
        match.answer(match.ask.write(human(match.ask, match.state)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
