"""The pages that look back: the steps of a match, one moment of it, and a match that is watched."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice, pairwise
from typing import Any, NamedTuple

from automarium.core.errors import Refusal
from automarium.core.match import Match, Step
from automarium.core.tale import Event, Kind
from automarium.cues import asked_under, heading, lasting, standing
from automarium.players import advises
from automarium.shelf import Shelved
from automarium.web.boards import (
    NOWHERE,
)
from automarium.web.finale import finale
from automarium.web.pages.match import drawn, of_match
from automarium.web.pages.told import Told, answered, conducted, event, headings
from automarium.words import Words

STEPS_SHOWN = 100


class Answered(NamedTuple):
    """One step of a match: the turn, unless the step above it in the list stands under it; what was asked, unless that
    one says so already; the answer in words; what it brought."""

    number: int
    where: str
    ask: str
    text: str
    brought: list[Told]


def history(shelved: Shelved, voice: Words, last: int | None = None) -> dict[str, Any]:
    """The match as a list of named steps, the newest first, and before them those that can be redone: as many as make
    a page, up to the last one wanted."""
    whole, there = shelved.match, len(shelved.match.answers)
    if whole.undone:
        whole = whole.copy()
        with suppress(Refusal):  # what was undone may be redone no more
            whole.go(there + len(whole.undone))
    end = len(whole.answers)
    last = min(last or end, end)
    first = max(0, last - STEPS_SHOWN)
    steps = []
    for number, (ask, text, events) in enumerate(islice(whole.again(), last), 1):
        if number > first:
            said = voice.spoken(ask, text)
            told = (event(one, voice) for one in _headed(lasting(whole, events)))
            brought = [one for one in told if one.why or one.text != said]  # that stands above it
            where = " · ".join(headings(_under(whole, whole.steps[number - 1]), voice))
            steps.append(Answered(number, where, voice.tap(ask.id, ask.args), said, brought))
    for at, (step, later) in enumerate(pairwise(steps)):
        if step.where == later.where:
            steps[at] = step._replace(where="", ask="" if step.ask == later.ask else step.ask)
    return {
        **of_match(shelved, voice),
        "over": shelved.match.over,
        "last": there,
        "steps": [step for step in steps[::-1] if step.number <= there],
        "undone": [step for step in steps[::-1] if step.number > there],
        "older": first,
        "newer": min(last + STEPS_SHOWN, end) if last < end else 0,
    }


def _under(match: Match[Any], step: Step) -> tuple[Event, ...]:
    """The heading under which this was asked."""
    return asked_under(match, match.tale.events[: step.tale], free=step.free)


def _headed(events: list[Event]) -> list[Event]:
    """Without headings at the end: under them stands what was answered next."""
    while events and events[-1].kind == Kind.HEAD:
        events.pop()
    return events


def moment(shelved: Shelved, number: int, voice: Words, head: int | None = None) -> dict[str, Any]:
    """The match as it was after so many answers: to look at, not to play. Of a turn whose heading stands there in the
    tale it begins where that turn does."""
    answers = shelved.match.answers
    match = shelved.match.at(number if number > len(answers) else max(number - 1, 0))  # one too many is refused there
    spoken = ""
    if number:
        spoken = voice.spoken(match.ask, answers[number - 1]) if match.ask else ""
        match.answer(answers[number - 1])
    told = conducted(match, voice, watched=True)
    every = told["past"] + told["cues"]
    heads = match.tale.events[head : head + 1] if head is not None else []
    turn = {*headings(heads, voice), *map(voice.event, heads)}
    begins = next((at for at, one in enumerate(every) if not turn.isdisjoint(one.where)), 0)
    return {
        **of_match(shelved, voice),
        "number": number,
        "last": len(answers),
        "over": shelved.match.over,
        "answer": spoken,
        **told,
        **{"past": every[:begins], "cues": every[begins:]},
        **drawn(match, voice, NOWHERE, whole=True),
        "ask": voice.tap(match.ask.id, match.ask.args) if match.ask else "",
    }


def watched(match: Match[Any], number: int, seed: str, voice: Words) -> dict[str, Any]:
    """A match that the program plays for both sides, after so many answers: to look at."""
    asked = match.answered
    told = conducted(match, voice, watched=True)
    said = told["echo"] or ([answered(asked, match.answers[-1], voice)] if asked else [])
    return {
        "game": voice.say("game"),
        "game_id": match.game.id,
        "path": f"/watch/{match.game.id}/{seed}",
        "number": number,
        "over": match.ask is None,
        "at_random": not advises(match.game.id),
        **told,
        "echo": said,
        "where": headings(heading(match.tale.events[: match.fresh]) if number else standing(match), voice),
        "asked": voice.watched(asked.id, asked.args) if asked else "",
        **drawn(match, voice, NOWHERE, whole=True),
        "finale": finale(match, voice),
    }
