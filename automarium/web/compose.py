"""The composer: an answer put together by taps. It knows shapes, not games.

What has been tapped so far is a list of words of the notation, kept in the address of the page, so that it works
without a script. The composer says what can be tapped next: a word that goes on, or a whole answer that can be given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Field, Form, Number, Pick, Place, Report, Reports, Several
from automarium.core.errors import Refusal
from automarium.core.tale import Say

FEW = 24  # options that are shown as buttons; more are searched
STEPS = 21  # numbers that are shown as buttons


class Choice(NamedTuple):
    """Something to tap: how it is called, and either the words so far with it, or the answer that it gives."""

    label: Say
    say: tuple[str, ...] = ()
    answer: str = ""


class Composer(NamedTuple):
    """What the player sees under the question."""

    said: tuple[str, ...]
    heading: Say | None  # what is being asked for now, when an answer has several parts
    choices: tuple[Choice, ...]
    number: Number | None = None  # a number to be typed or stepped
    search: bool = False  # many options: a field with completion comes first
    answer: str = ""  # what can be given as it stands
    wants: int = 0  # how many more things a list needs


def compose(ask: Ask[Any], said: Sequence[str]) -> Composer:
    """What can be tapped after these words."""
    words = tuple(said)
    if words[:1] == ("fix",) and ask.fixes is not None:
        return _reports(ask.fixes, words[1:], ("fix",))
    if isinstance(ask.shape, Reports):
        return _reports(ask.shape, words, ())
    if isinstance(ask.shape, Form):
        return _fields(ask.shape.fields, words, (), None)
    if isinstance(ask.shape, Several):
        return _several(ask.shape, words, ())
    return _one(ask.shape, (), None, last=True)


def _reports(shape: Reports, words: tuple[str, ...], before: tuple[str, ...]) -> Composer:
    if not words:
        choices = tuple(_verb(report, before) for report in shape.reports)
        return Composer(before, None, choices)
    report = next((one for one in shape.reports if one.verb == words[0]), None)
    if report is not None:
        return _fields(report.fields, words[1:], (*before, report.verb), report)
    return Composer((*before, *words), None, tuple(_about(shape, words[0], before)))


def _verb(report: Report, before: tuple[str, ...]) -> Choice:
    said = (*before, report.verb)
    return Choice(report.label, said) if report.fields else Choice(report.label, answer=" ".join(said))


def _about(shape: Reports, word: str, before: tuple[str, ...]) -> Iterator[Choice]:
    """A place or a card was tapped first: every report that can go on from it."""
    for report in shape.reports:
        for at, field in enumerate(report.fields):
            if not _accepts(field, word):
                continue
            said = (*before, report.verb, word)
            rest = [one for one in report.fields if one is not field and not one.optional]
            if at and not all(one.optional for one in report.fields[:at]):
                break  # something else has to be said before it
            yield Choice(report.label, said) if rest else Choice(report.label, answer=" ".join(said))
            break


def _accepts(field: Field, word: str) -> bool:
    return isinstance(field.shape, Pick) and any(option.text == word for option in field.shape.options)


def _fields(
    fields: tuple[Field, ...], words: tuple[str, ...], before: tuple[str, ...], report: Report | None
) -> Composer:
    """Goes through the fields in order, as the notation does; an optional one may be passed over."""
    left = list(words)
    said = before
    heading = report.label if report else None
    for at, field in enumerate(fields):
        rest = fields[at + 1 :]
        if isinstance(field.shape, Several):
            return _several(field.shape, tuple(left), said, heading)
        if left and _parses(field, left[0]):
            said = (*said, left.pop(0))
            continue
        if left and field.optional:
            continue
        composer = _one(field.shape, said, heading, last=all(one.optional for one in rest))
        if field.optional:
            # it may also be left out: what follows it can be tapped too, and if nothing must follow, it can be given
            following = [one for one in rest if not one.optional][:1]
            more = _one(following[0].shape, said, heading, last=len(following) == len(rest)) if following else None
            answer = "" if following else " ".join(said)
            number = composer.number or (more.number if more else None)
            choices = composer.choices + (more.choices if more else ())
            return composer._replace(choices=choices, number=number, answer=answer)
        return composer
    return Composer(said, heading, (), answer=" ".join(said))


def _parses(field: Field, word: str) -> bool:
    try:
        field.shape.parse(word)
    except Refusal:
        return False
    return True


def _one(shape: Any, said: tuple[str, ...], heading: Say | None, *, last: bool) -> Composer:
    """The choices for one value; as the last thing to say each of them is an answer."""
    if isinstance(shape, Number):
        numbers = range(shape.low, shape.high + 1) if shape.high - shape.low < STEPS else ()
        choices = tuple(_choice(Say("number", {"number": n}), str(n), said, last) for n in numbers)
        return Composer(said, heading, choices, shape if last and not choices else None)
    assert isinstance(shape, Pick)
    choices = tuple(_choice(option.label, option.text, said, last) for option in shape.options)
    return Composer(said, heading, choices, search=len(choices) > FEW)


def _choice(label: Say, word: str, said: tuple[str, ...], last: bool) -> Choice:
    whole = (*said, word)
    return Choice(label, answer=" ".join(whole)) if last else Choice(label, whole)


def _several(
    shape: Several[Any], words: tuple[str, ...], before: tuple[str, ...], heading: Say | None = None
) -> Composer:
    """A list: taps add to it; it can be given once it is long enough."""
    said = (*before, *words)
    count = len([word for word in words if word != "-"])
    choices: tuple[Choice, ...] = ()
    if count < shape.high and isinstance(shape.one, Pick):
        left = [option for option in shape.one.options if option.text not in words or option.text == "unknown"]
        choices = tuple(Choice(option.label, (*said, option.text)) for option in left)
    answer = " ".join(said if count else (*said, "-")) if count >= shape.low else ""
    return Composer(said, heading, choices, search=len(choices) > FEW, answer=answer, wants=max(0, shape.low - count))


def tappable(ask: Ask[Any] | None) -> frozenset[str]:
    """The places that mean something when tapped on the board now."""
    if ask is None:
        return frozenset()
    shapes = [ask.shape]
    if isinstance(ask.shape, Reports):
        shapes = [field.shape for report in ask.shape.reports for field in report.fields]
    return frozenset(option.text for shape in shapes if isinstance(shape, Place) for option in shape.options)
