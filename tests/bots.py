"""Playing matches by bots: what golden matches, properties and the bench share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from automarium import Answerer, Fix, Match, Refusal, Stream, game, random_player
from automarium.core.ask import Reports
from automarium.core.table import CoreTable

LONG = "AUTOMARIUM_LONG" in os.environ  # `make soak` and `make browser`: as many samples as an hour holds
TRIES = 200  # things said at one question, before it is called a dead end
MOST_ANSWERS = 5000  # far more than any match needs: one that goes on beyond it does not end

# for each game the set-ups that differ most from each other
SETUPS: dict[str, list[dict[str, object]]] = {
    "redrising": [
        {"depth": "counted", "die": "program"},
        {"depth": "counted", "automa-deck": "physical", "house": "ceres"},
        {"depth": "known", "characters": "program", "die": "program"},
        {"depth": "known", "characters": "table", "variant": "yes", "level": "6"},
        {"depth": "known", "characters": "program", "variant": "yes", "house": "minerva", "automa-deck": "physical"},
        {"depth": "known", "characters": "program", "substitute": "yes", "house": "apollo", "box": "other"},
        {"depth": "screen"},
        {"depth": "screen", "variant": "yes", "level": "6", "house": "ceres", "itself": "no", "end-abilities": "may"},
    ],
    "scythe": [
        {"human": "saxony", "automa": "nordic", "level": "automa"},
        {"human": "togawa", "automa": "albion", "level": "autometta", "human-reach": "full", "base-distance": "path"},
        {"human": "albion", "automa": "saxony", "level": "ultimaszyna", "gains": "row", "attacker": "hero"},
        {
            **{"human": "nordic", "automa": "crimea", "level": "automaszyna", "skips": "yes", "coins": "1"},
            **{"power": "-1", "hesitation": "yes", "mustering": "yes", "all-moves": "yes"},
        },
        {"human": "crimea", "automa": "togawa", "automa-deck": "physical", "combat-cards": "physical"},
        {"human": "rusviet", "automa": "polania", "combat-cards": "physical", "hesitation": "yes", "mustering": "yes"},
    ],
    "gaia": [
        {},
        {"level": "first-game"},
        {"level": "terminator", "automa-deck": "physical", "automa": "xenos", "human": "ivits", "map": "default"},
        {
            "level": "supertoma",
            "automa": "firaks",
            "firaks": "every",
            "human": "lantids",
            "finals": "types federations",
        },
        {"level": "automaton", "automa": "terrans", "human": "bescods", "terrans": "numbered", "neighbours": "strict"},
        {"automa": "geodens", "human": "gleens", "transdim": "literal", "finals": "sectors types", "deck": "1 4 -9"},
        {"automa": "hadsch-hallas", "human": "itars", "finals": "structures satellites", "technology": "table"},
    ],
    "golem": [
        {"level": "1"},
        {"level": "4", "humans": "3"},
        {"level": "3", "humans": "2", "mirror": "every-tie", "control": "penalty", "upgrade-in-red": "no"},
        {"door": "owner", "level": "2"},
        {"door": "owner", "level": "4", "humans": "2", "survey": "yes", "automa-deck": "physical"},
    ],
}


def cases() -> Iterator[tuple[str, dict[str, object]]]:
    for id, setups in SETUPS.items():
        for setup in setups:
            yield id, setup


def human(id: str, seed: str) -> Answerer[Any]:
    """A human of that game who plays at random."""
    return random_player(id, Stream(seed, "human"))


def play(match: Match[Any], seed: str, answers: int = MOST_ANSWERS) -> Match[Any]:
    """Answers as a random human would, until the match is over or so many answers have been given."""
    answerer = human(match.game.id, seed)
    for _ in range(answers):
        if match.ask is None:
            return match
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        whole(match)
    assert answers < MOST_ANSWERS, "the match does not end"
    return match


def whole(match: Match[Any]) -> None:
    """Fails for a table that cannot be."""
    broken = [(refusal.id, refusal.args) for refusal in match.game.broken(match.state)]
    assert broken == [], match.answers[-1:]


def play_corrected(match: Match[Any], seed: str, corrections: int = 12) -> Match[Any]:
    """Plays to the end with random corrections on the way, right in form and any in sense, several in a row: each is
    taken or refused, the table stays whole, and at every question there is something to say."""
    player, stream = human(match.game.id, seed), Stream(seed, "corrections")
    for _ in range(MOST_ANSWERS):
        if match.ask is None:
            return match
        while corrections and match.ask.fixes is not None and stream.below(4) == 0:
            corrections -= 1
            with suppress(Refusal):
                match.answer(match.ask.write(Fix(match.ask.fixes.sample(stream))))
            whole(match)
        go_on(match, player, stream)
        whole(match)
    raise AssertionError("the match does not end")


def go_on(match: Match[Any], player: Answerer[Any], stream: Stream) -> None:
    """One answer: the player's, who does not know what was corrected, or else whatever the rules take."""
    ask = match.ask
    assert ask is not None
    refusals = []
    for number in range(TRIES):
        try:
            match.answer(ask.write(player(ask, match.state) if number < 3 else ask.shape.sample(stream)))
            return
        except Refusal as refusal:
            refusals.append(str(refusal))
    raise AssertionError(f"nothing can be said to {ask.id}: {refusals[-3:]}")


def fixes_of(table: CoreTable) -> Reports:
    """The corrections that can be made at a table."""
    assert table.fixes is not None
    return table.fixes


def new(id: str, setup: dict[str, object], seed: str) -> Match[Any]:
    return Match(game(id), setup, seed)
