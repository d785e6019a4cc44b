"""A whole match as plain text, in any language: for reading, printing and comparing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automarium.core.game import Setting, Setup, Sheet
from automarium.core.match import Match
from automarium.core.tale import ECHO, Event, Kind
from automarium.core.text import seen
from automarium.words import Words, figure

SIGNS = {Kind.HEAD: "", Kind.ORDER: "▶ ", Kind.NOTE: "  ", Kind.CARE: "! "}


def transcript(match: Match[Any], words: Words, *, ladders: bool = False) -> str:
    """Set-up, tale with every question and answer, and the score; on request with the ladders of all choices."""
    lines = [words.say("game"), ""]
    set_to = ((one, match.setup[one.id]) for one in match.game.settings if _tells(one, match.setup))
    lines += [f"{words.say(f'setting-{one.id}')}: {_value(one, value, words)}" for one, value in set_to]
    lines += [f"{words.say('seed')}: {match.seed}", ""]
    asked: dict[int, list[tuple[str, str]]] = {}
    for step, (ask, text, _) in zip(match.steps, match.again(), strict=True):
        asked.setdefault(step.tale, []).append((words.tap(ask.id, ask.args), words.spoken(ask, text)))
    for at, event in enumerate(match.tale.events):
        lines += _answered(asked.get(at, ()))
        if not any(said == words.event(event) for _, said in asked.get(at, ())):  # else the answer has said so
            lines += _transcribed(event, words, ladders)
    lines += _answered(asked.get(len(match.tale.events), ()))
    if match.over and (final := match.sheet()) is not None:
        lines += ["", *_scored(final, words)]
    return seen("\n".join(lines) + "\n")


def _answered(asked: Sequence[tuple[str, str]]) -> list[str]:
    return [f"  ? {ask}  > {said}" for ask, said in asked]


def _scored(sheet: Sheet, words: Words) -> list[str]:
    """The score as a table: a column for each seat, under its name."""
    seats = [words.say(seat) for seat in sheet.seats]
    rows = [(line.points, words.say(line.label.id, line.label.args)) for line in sheet.lines]
    rows.append((sheet.totals, words.say("total")))
    return [
        " ".join(f"{seat:>6}" for seat in seats),
        *(
            " ".join(f"{figure(one):>{max(6, len(seat))}}" for one, seat in zip(points, seats, strict=True))
            + f"  {label}"
            for points, label in rows
        ),
    ]


def _transcribed(event: Event, words: Words, ladders: bool) -> list[str]:
    if event.id.startswith(ECHO):
        return []  # the answer before it has said so
    head = ["", f"== {words.event(event)}"] if event.kind == Kind.HEAD else []
    lines = head or [f"{SIGNS[event.kind]}{words.event(event)}"]
    if ladders and event.why is not None:
        counts = [len(event.why.candidates), *(len(rung.left) for rung in event.why.rungs)]
        for count, (criterion, left, rule, decided) in zip(counts, words.ladder(event.why), strict=True):
            mark = "*" if decided else " "
            lines.append(f"    {mark}{count:>3}  {criterion}  {f'[{rule}] ' if rule else ''}→ {left}")
    return lines


def _tells(setting: Setting, setup: Setup) -> bool:
    """What this set-up does not ask for goes without saying; what no set-up asks for any more is told where it is not
    as always."""
    past = any(not among for among in setting.when.values())
    asked = all(setup[other] in among for other, among in setting.when.items())
    return asked or (past and setup[setting.id] != setting.default)


def _value(setting: Setting, value: str, words: Words) -> str:
    """A choice by its name; a text of the player's own word by word, where its words have names."""
    label = f"setting-{setting.id}-{value}"
    if words.has(label):
        return words.say(label)
    names = {word: label for part in setting.parts for word, label in part.options}
    return ", ".join(words.show(names[one]) for one in value.split()) if {*value.split()} <= set(names) else value
