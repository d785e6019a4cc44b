"""A changed Automa deck for Red Rising, given to the match as an owner's own list.

Card 5 of the shipped deck is inferred: the one public transcription repeats card 6 there. Does it matter? We put the
transcription's card back, play the same matches with both decks, and look at how far the Automa's points move.

    python examples/changed_deck.py 2000
"""

from __future__ import annotations

import json
import sys
from importlib import resources
from statistics import mean, stdev
from typing import Any

from automarium import Setup, Stream, game, random_player, run

REDRISING = game("redrising")
SHIPPED = resources.files("automarium.games.redrising").joinpath("pack", "automa_recommended.json")
VALUES = {"depth": "known", "characters": "program", "die": "program"}


def changed_deck(number: int, **signs: str) -> tuple[str, Any]:
    """The shipped deck with other signs on one card, read and checked as an owner's file would be."""
    deck = json.loads(SHIPPED.read_text(encoding="utf-8"))
    deck |= {"status": "owner", "source": "an example"}
    card = next(one for one in deck["cards"] if one["n"] == number)
    card |= {**signs, "status": "owner"}
    return REDRISING.read_owner_pack(json.dumps(deck), "changed.json")


def automa_points(setup: Setup, seed: str) -> int:
    """What the Automa reaches against a human who moves at random."""
    sheet = REDRISING.sheet(run(REDRISING, setup, seed, random_player("redrising", Stream(seed, "human"))))
    assert sheet is not None
    return sheet.totals[sheet.seats.index("automa")]


def main(matches: int = 500) -> None:
    name, deck = changed_deck(5, activation="B", gain="luna", arrow="right", extra="star")  # as card 6
    shipped, changed = REDRISING.setup(VALUES), REDRISING.setup(VALUES, {name: deck})
    print("decks:", REDRISING.packs(shipped)[name], "->", REDRISING.packs(changed)[name])
    seeds = [f"changed deck {number}" for number in range(matches)]
    before = [automa_points(shipped, seed) for seed in seeds]
    after = [automa_points(changed, seed) for seed in seeds]
    moved = [new - old for old, new in zip(before, after, strict=True)]
    print(
        f"shipped {mean(before):.1f}, changed {mean(after):.1f}; other in {sum(map(bool, moved))} of {matches} matches"
    )
    print(f"difference {mean(moved):+.2f}, standard error {stdev(moved) / matches**0.5:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
