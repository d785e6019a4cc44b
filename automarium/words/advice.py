"""A hint in words: what a player who thinks ahead would answer and why, and how much less it expects of each other
answer. What it expects of the match itself is no help: who plays on better than in its thoughts makes more of all."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.players import Advice, hints, then, why
from automarium.words import Words
from automarium.words.cued import inside

BUDGET = "120"  # playouts
MOST = 5


class Advised(NamedTuple):
    """An answer as it is typed, what is said of it, of the best one what comes after it and why, and of the others
    whether a number stands there."""

    answer: str
    line: str
    why: str = ""
    less: int = 0


def advice(match: Match[Any], words: Words, budget: str = BUDGET) -> list[Advised]:
    """The best answers to the open question, the best first; none where the program cannot play the human's seat."""
    found = hints(match, budget)[:MOST]
    margins = [*accumulate((one.margin for one in found), min)]  # what was tried less may only seem to promise more
    advised = [
        _advised(match, words, one.value, round(margins[0] - margin) if at else None)
        for at, (one, margin) in enumerate(zip(found, margins, strict=True))
    ]
    next = then(match, found[0].value, budget) if len(found) > 1 else None
    parts = [_then(next, words)] if next else []
    reasons = " ".join(words.say(one.id, one.args) for one in why(match, found, next))
    parts += [words.say("hint-why", {"reasons": reasons})] if reasons else []
    return [one._replace(why=" ".join(parts)) if one is advised[0] else one for one in advised]


def _then(next: Advice, words: Words) -> str:
    """What will be advised next; a sentence also as it goes on where names stand between quotation marks."""
    said = words.spoken(next.ask, next.ask.write(next.value))
    return words.say("hint-then", {"answer": said, "answer-inside": inside(said)})


def _advised(match: Match[Any], words: Words, value: Any, less: int | None) -> Advised:
    assert match.ask is not None
    answer = match.ask.write(value)
    said = words.spoken(match.ask, answer).rstrip(".")
    if less is None:
        return Advised(answer, f"{said}.")
    return Advised(answer, words.say("hint-line", {"answer": said, "less": less}), less=less)
