"""A hint in words: what a player who thinks ahead would answer and why, and how much less it expects of each other
answer. What it expects of the match itself is no help: who plays on better than in its thoughts makes more of all."""

from __future__ import annotations

from typing import Any, NamedTuple

from automarium.core.match import Match
from automarium.players import Advice, Weighed, hints, then, why
from automarium.words import Words
from automarium.words.cued import inside

BUDGET = "120"  # playouts
MOST = 5


class Advised(NamedTuple):
    """An answer as it is typed, what is said of it, of the best one what comes after it and why, and of the others
    how much less they promise, where that is told."""

    answer: str
    line: str
    why: str = ""
    less: int = 0


def advice(match: Match[Any], words: Words, budget: str = BUDGET) -> list[Advised]:
    """The best answers to the open question, the best first; none where the program cannot play the human's seat."""
    found = hints(match, budget)[:MOST]
    advised = [_advised(match, words, one, found[0] if at else None) for at, one in enumerate(found)]
    next = then(match, found[0].value, budget) if len(found) > 1 else None
    parts = [_then(next, words)] if next else []
    reasons = " ".join(words.say(one.id, one.args) for one in why(match, found, next))
    parts += [words.say("hint-why", {"reasons": reasons})] if reasons else []
    return [one._replace(why=" ".join(parts)) if one is advised[0] else one for one in advised]


def _then(next: Advice, words: Words) -> str:
    """What will be advised next; a sentence also as it goes on where names stand between quotation marks."""
    said = words.spoken(next.ask, next.ask.write(next.value))
    return words.say("hint-then", {"answer": said, "answer-inside": inside(said)})


def _advised(match: Match[Any], words: Words, one: Weighed, best: Weighed | None) -> Advised:
    """An answer; beside the best one by how much less it promises, or, where that cannot be told, what it makes of the
    turn beside it."""
    assert match.ask is not None
    answer = match.ask.write(one.value)
    said = words.spoken(match.ask, answer).rstrip(".")
    if best is None:
        return Advised(answer, f"{said}.")
    less = 0 if one.even else max(0, round(best.margin - one.margin))
    if less:
        return Advised(answer, words.say("hint-line", {"answer": said, "less": less}), less=less)
    now = f"{round(one.now):+}".replace("-", "−") if round(one.now) else ""
    return Advised(answer, words.say("hint-line-even-now" if now else "hint-line-even", {"answer": said, "now": now}))
