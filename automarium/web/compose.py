"""The composer: an answer put together by taps. It knows shapes, not games.

What has been tapped so far is a list of words of the notation, kept in the address of the page, so that it works
without a script. The composer says what can be tapped next: a word that goes on, or a whole answer that can be given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Field, Form, Number, Pick, Place, Report, Reports, Several, Spelt, Tapped
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
    last: Choice | None = None  # the report that there is nothing more to tell
    wants: int = 0  # how many more things a list needs
    line: bool = False  # a line to be typed; the choices are keys that add to it


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
    if isinstance(ask.shape, (Pick, Number)):
        return _one(ask.shape, (), None, last=True)
    return _line(ask.shape, words)


def _line(shape: Any, words: tuple[str, ...]) -> Composer:
    """A line in a notation of the game's own: typed, or put together from its words."""
    keys = shape.tokens() if isinstance(shape, Spelt) else ()
    choices = tuple(Choice(Say(label), (*words, token)) for token, label in keys)
    whole = " ".join(words)
    return Composer(words, None, choices, answer=whole if _parses(shape, whole) else "", line=True)


def _reports(shape: Reports, words: tuple[str, ...], before: tuple[str, ...]) -> Composer:
    if not words:
        reports = [report for report in shape.reports if _possible(report)]
        choices = tuple(_verb(report, before) for report in reports)
        last = next((choice for choice, report in zip(choices, reports, strict=True) if report.last), None)
        return Composer(before, None, choices, last=last)
    report = next((one for one in shape.reports if one.verb == words[0]), None)
    if report is not None:
        return _fields(report.fields, words[1:], (*before, report.verb), report)
    return Composer((*before, *words), None, tuple(_about(shape, words[-1], before)))


def _possible(report: Report) -> bool:
    """Whether there is something to propose for everything that the report must say."""
    return all(one.optional or not isinstance(one.shape, Pick) or one.shape.proposed for one in report.fields)


def _verb(report: Report, before: tuple[str, ...]) -> Choice:
    said = (*before, report.verb)
    return Choice(report.label, said) if report.fields else Choice(report.label, answer=" ".join(said))


def _about(shape: Reports, word: str, before: tuple[str, ...]) -> Iterator[Choice]:
    """A place or a card was tapped first, the last one of several: every report that can go on from it."""
    for report in shape.reports:
        for at, field in enumerate(report.fields):
            if not _accepts(field, word):
                continue
            said = (*before, report.verb, word)
            rest = [one for one in report.fields if one is not field and not one.optional]
            if at and not all(one.optional for one in report.fields[:at]):
                break  # something else has to be said before it
            goes_on = rest or isinstance(field.shape, Several)
            yield Choice(report.label, said) if goes_on else Choice(report.label, answer=" ".join(said))
            break


def _accepts(field: Field, word: str) -> bool:
    shape = field.shape.one if isinstance(field.shape, Several) else field.shape
    return isinstance(shape, Pick) and any(option.text == word for option in shape.proposed)


def _fields(
    fields: tuple[Field, ...], words: tuple[str, ...], before: tuple[str, ...], report: Report | None
) -> Composer:
    """Goes through the fields in order, as the notation does. Where only optional ones are left, what has been said can
    be given as it stands, or gone on with."""
    left = list(words)
    said = before
    heading = report.label if report else None
    for at, field in enumerate(fields):
        last = at == len(fields) - 1
        if isinstance(field.shape, Several):
            return _several(field.shape, tuple(left), said, heading, optional=field.optional)
        if isinstance(field.shape, Tapped):
            left = _joined(field.shape, left)
        if left and _parses(field.shape, left[0]):
            said = (*said, left.pop(0))
        elif left and isinstance(field.shape, Tapped):
            return _tapped(field.shape, left[0], said, heading, last=last)
        elif not field.optional:
            return _one(field.shape, said, heading, last=last)
        elif not left:
            return _optional(fields[at:], said, heading)
    return Composer(said, heading, (), answer=" ".join(said))


def _optional(fields: tuple[Field, ...], said: tuple[str, ...], heading: Say | None) -> Composer:
    """Every field that may come next: the optional ones, up to the first that must come."""
    made: list[Composer] = []
    for at, field in enumerate(fields):
        made.append(_one(field.shape, said, heading, last=at == len(fields) - 1))
        if not field.optional:
            break
    choices = tuple(choice for one in made for choice in one.choices)
    answer = " ".join(said) if all(field.optional for field in fields) else ""
    number = next((one.number for one in made if one.number), None)
    line = any(one.line for one in made)
    return Composer(said, heading, choices, number, len(choices) > FEW, answer, line=line)


def _joined(shape: Tapped, left: list[str]) -> list[str]:
    """Two taps that make one word: the second one may have come from the board."""
    if len(left) > 1:
        for option in shape.taps(left[0]):
            if option.text.endswith(f"-{left[1]}") or option.text == f"{left[0]}{left[1]}":
                return [option.text, *left[2:]]
    return left


def _tapped(shape: Tapped, begun: str, said: tuple[str, ...], heading: Say | None, *, last: bool) -> Composer:
    """The next tap of a word that takes several."""
    choices = tuple(
        _choice(option.label, option.text, said, last and _parses(shape, option.text)) for option in shape.taps(begun)
    )
    whole = (*said, begun) if begun else said
    return Composer(whole, heading, choices, search=len(choices) > FEW)


def answers(ask: Ask[Any], text: str) -> bool:
    """Whether a text is an answer as it stands."""
    return _parses(ask.shape, text)


def _parses(shape: Any, word: str) -> bool:
    try:
        shape.parse(word)
    except Refusal:
        return False
    return True


def _one(shape: Any, said: tuple[str, ...], heading: Say | None, *, last: bool) -> Composer:
    """The choices for one value; as the last thing to say each of them is an answer."""
    if isinstance(shape, Tapped):
        return _tapped(shape, "", said, heading, last=last)
    if isinstance(shape, Number):
        numbers = range(shape.low, shape.high + 1) if shape.high - shape.low < STEPS else ()
        choices = tuple(_choice(Say("number", {"number": n}), str(n), said, last) for n in numbers)
        typed = shape if last and not choices else None
        return Composer(said, heading, choices, typed, line=not choices and not last)
    if not isinstance(shape, Pick):
        return _line(shape, said)._replace(heading=heading)
    choices = tuple(_choice(option.label, option.text, said, last) for option in shape.proposed)
    return Composer(said, heading, choices, search=len(choices) > FEW)


def _choice(label: Say, word: str, said: tuple[str, ...], last: bool) -> Choice:
    whole = (*said, word)
    return Choice(label, answer=" ".join(whole)) if last else Choice(label, whole)


def _several(
    shape: Several[Any],
    words: tuple[str, ...],
    before: tuple[str, ...],
    heading: Say | None = None,
    *,
    optional: bool = False,
) -> Composer:
    """A list: taps add to it; it can be given once it is long enough."""
    said = (*before, *words)
    count = len([word for word in words if word != "-"])
    choices: tuple[Choice, ...] = ()
    if count < shape.high:
        choices = tuple(
            choice for choice in _one(shape.one, said, heading, last=False).choices if _again(choice, words)
        )
    answer = " ".join(said if count or optional else (*said, "-")) if count >= shape.low else ""
    wants = max(0, shape.low - count)
    typed = not choices and count < shape.high  # things that have no names of their own
    return Composer(said, heading, choices, search=len(choices) > FEW, answer=answer, wants=wants, line=typed)


def _again(choice: Choice, words: tuple[str, ...]) -> bool:
    """Names stand in a list once, numbers and unknown cards as often as one likes."""
    word = choice.say[-1]
    return word not in words or word == "unknown" or word.isdigit()


def tappable(ask: Ask[Any] | None) -> frozenset[str]:
    """The places that mean something when tapped on the board now."""
    if ask is None:
        return frozenset()
    shapes = [ask.shape]
    if isinstance(ask.shape, Reports):
        shapes = [field.shape for report in ask.shape.reports for field in report.fields]
    ones = (shape.one if isinstance(shape, Several) else shape for shape in shapes)
    places = (shape for shape in ones if isinstance(shape, (Place, Tapped)))
    return frozenset(option.text for shape in places if isinstance(shape, Pick) for option in shape.proposed)
