"""Every line of whole matches, in three languages, as an editor would look at it: no id, no odd quote, no fragment."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax.ast import Identifier, SelectExpression, VariableReference

from automarium.core.ask import Pick, Reports
from automarium.core.match import Match
from automarium.words import LANGUAGES, Words, words
from tests.bots import SETUPS, new, play

CASES = [(id, number) for id, setups in SETUPS.items() for number in range(len(setups))]
SENTENCES = ("order", "note", "care", "ask", "said")
FEW = 8  # options: of more, each is named
ENDINGS = (".", "!", "?", "…", ":", ")", "”", "»", "“", "’")


@cache
def played(id: str, number: int) -> Match[object]:
    return play(new(id, SETUPS[id][number], "lines"), "lines")


def told(id: str, number: int, lang: str) -> Iterator[tuple[str, str]]:
    """Every sentence that a reader of the match meets, with what it is."""
    match, voice = played(id, number), words(lang, id)
    for event in match.tale.events:
        yield event.kind.value, voice.event(event)
        if event.why is not None:
            for criterion, left, _, _ in voice.ladder(event.why):
                yield "rung", criterion
                yield "left", left
    for ask, answer, _ in match.again():
        yield "ask", voice.tap(ask.id, ask.args)
        report = isinstance(ask.shape, Reports) or answer.startswith("fix ")
        yield "said" if report else "answer", voice.spoken(ask, answer)


def faults(kind: str, line: str, lang: str) -> Iterator[str]:
    if not line.strip():
        yield "empty"
        return
    if "  " in line or line != line.strip():
        yield "space"
    for opened, closed in ("«»", "„“", "()", "[]") if lang != "en" else ("“”", "()", "[]"):
        if line.count(opened) != line.count(closed):
            yield "unbalanced"
    if re.search(r"[^\W\d]\s+[,.;:!?](?:\s|$)|,,|\.\.(?!\.)|“”|«»|\bNone\b(?! of)|\{|\}", line):
        yield "punctuation"
    if lang != "en" and re.search(r"[а-яёіїєґ][a-z]|[a-z][а-яёіїєґ]", line, re.IGNORECASE):
        yield "mixed letters"
    if lang != "en" and re.search(r"(?<![\w/.-])[a-z]{3,}(?![\w/.])", line):
        yield "a Latin word"
    if re.search(r"\b[a-z]+\d+[a-z]?\b|\b[a-z]+-[a-z]+-?\d+\b", line):
        yield "an id"
    if kind in SENTENCES and line[0].isalpha() and line[0].islower():
        yield "small beginning"
    if kind in SENTENCES and not line.endswith(ENDINGS):
        yield "no end"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "number"), CASES)
def test_every_line_reads_as_written_by_a_person(id: str, number: int, lang: str) -> None:
    found = {(fault, line[:160]) for kind, line in told(id, number, lang) for fault in faults(kind, line, lang)}
    assert sorted(found) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "number"), CASES)
def test_each_answer_is_told_as_itself(id: str, number: int, lang: str) -> None:
    """No two answers to a question of few options sound alike, and a sentence selects on nothing but these options."""
    voice = words(lang, id)
    wrong: list[object] = []
    known: defaultdict[str, set[str]] = defaultdict(lambda: {"other", "some", "none"})  # at any time of the match
    for ask, _, _ in played(id, number).again():
        if not isinstance(ask.shape, Pick) or not 1 < len(ask.shape.options) <= FEW:
            continue
        told = [voice.spoken(ask, one.text) for one in ask.shape.options]
        wrong += [(ask.id, told)] if len({*told}) < len(told) else []
        known[ask.id] |= {one.label.id for one in ask.shape.options}
    wrong += [
        (ask, key) for ask, options in known.items() for key in selected(voice, f"said-{ask}") if key not in options
    ]
    assert wrong == []


def selected(voice: Words, id: str) -> Iterator[str]:
    """The answers that the sentence of a question speaks of by name."""
    pattern = voice.bundle.get_message(id).value if voice.has(id) else None
    choices = [getattr(part, "expression", None) for part in getattr(pattern, "elements", ())]
    for choice in (one for one in choices if isinstance(one, SelectExpression)):
        if isinstance(choice.selector, VariableReference) and choice.selector.id.name == "answer-id":
            yield from (one.key.name for one in choice.variants if isinstance(one.key, Identifier))
