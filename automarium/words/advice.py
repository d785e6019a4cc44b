"""A hint in words: what a player who thinks ahead would answer and why, and how much less it expects of each other
answer. What it expects of the match itself is no help: who plays on better than in its thoughts makes more of all."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.players import hints, why
from automarium.words import Words

BUDGET = "120"  # playouts
MOST = 5


class Advised(NamedTuple):
    """An answer as it is typed, what is said of it, and of the best one why."""

    answer: str
    line: str
    why: str = ""


def advice(match: Match[Any], words: Words, budget: str = BUDGET) -> list[Advised]:
    """The best answers to the open question, the best first; none where the program cannot play the human's seat."""
    found = hints(match, budget)[:MOST]
    margins = [*accumulate((one.margin for one in found), min)]  # what was tried less may only seem to promise more
    advised = [
        _advised(match, words, one.value, round(margins[0] - margin) if at else None)
        for at, (one, margin) in enumerate(zip(found, margins, strict=True))
    ]
    reasons = " ".join(words.say(one.id, one.args) for one in why(match, found))
    if reasons:
        advised[0] = advised[0]._replace(why=words.say("hint-why", {"reasons": reasons}))
    return advised


def _advised(match: Match[Any], words: Words, value: Any, less: int | None) -> Advised:
    assert match.ask is not None
    answer = match.ask.write(value)
    said = words.spoken(match.ask, answer).rstrip(".")
    return Advised(answer, f"{said}." if less is None else words.say("hint-line", {"answer": said, "less": less}))
