"""The composer: an answer put together by taps. It knows shapes, not games.

What has been tapped so far is a list of words of the notation, kept in the address of the page, so that it works
without a script. The composer says what can be tapped next: a word that goes on, or a whole answer that can be given.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Count, Field, Form, Line, Number, Option, Pick, Place, Report, Reports, Several
from automarium.core.errors import Refusal
from automarium.core.tale import Say
from automarium.taps import (
    MORE,
    Hand,
    Tap,
    Taps,
    labelled,
    next_taps,
    offered,
    says_nothing,
    takes_several,
    taps_left,
)

FEW = 24  # options that are shown as buttons; more are searched
STEPS = 31  # numbers that are shown as buttons
BROUGHT = Say("web-brought")
NO_GROUPS: Mapping[str, str] = MappingProxyType({})


class Choice(NamedTuple):
    """Something to tap: how it is called, and either the words so far with it, or the answer that it gives; neither of
    what is used up and only keeps its place."""

    label: Say
    say: tuple[str, ...] = ()
    answer: str = ""
    group: Say = Say("")  # those of one group stand together under its message
    rank: int | None = None  # by which it stands among them, before its name
    bright: bool = False  # the natural step


class Composer(NamedTuple):
    """What the player sees under the question."""

    said: tuple[str, ...]
    heading: Say | None  # what is being asked for now, when an answer has several parts
    choices: tuple[Choice, ...]
    number: Number | None = None  # out of too many for a button each: to be typed or stepped
    now: int | None = None  # what it is believed to be
    search: bool = False  # many options: a field with completion comes first
    answer: str = ""  # what can be given as it stands
    last: Choice | None = None  # the report that there is nothing more to tell
    wants: int = 0  # how many more things a list needs
    line: bool = False  # a line that can only be typed
    back: tuple[str, ...] | None = None  # what was said before the last tap, when that was not a word
    fields: tuple[Field, ...] = ()  # to be filled in side by side
    sure: str = ""  # the answer, where what was tapped can mean nothing else: it is given at once
    about: bool = False  # a thing is told about, and nothing asked
    lost: bool = False  # several taps of a line would be lost with it
    onward: Choice | None = None  # leads on to the next part, or says that there is none, in the place of giving it


def compose(hand: Hand, said: Sequence[str]) -> Composer:
    """What can be tapped after these words."""
    made = _compose(hand, said)
    plain = made.answer and said and not (made.choices or made.number or made.line or said[0] == "fix")
    made = _with_brought(hand, made._replace(sure=made.sure or made.answer) if plain else made)
    return _past_itself(hand, made) if said else made


def _past_itself(hand: Hand, made: Composer) -> Composer:
    """A step back does not lead to where the same is asked, since there is nothing else."""
    back = made.said[:-1] if made.back is None else made.back
    while back and (there := _compose(hand, back)).said == made.said:
        shorter = there.said[:-1] if there.back is None else there.back
        back = shorter if len(shorter) < len(back) else back[:-1]
    return made._replace(back=back)


def _with_brought(hand: Hand, made: Composer) -> Composer:
    """What came of an action is offered before it is given: a tap that would give it leads there, unless it was offered
    here already. What is sure to have come, and nothing else can have, is given with it; and where something is sure,
    the action alone is not what ends the turn. The group of the first of these is what is asked."""
    if made.sure:
        brought = hand.brought(made.sure)
        if not brought:
            return made
        if brought[0].at_once:
            return made._replace(sure=brought[0].text)
        said, back = tuple(made.sure.split()), made.said[:-1] if made.back is None else made.back
        answer, asked = "" if any(one.bright for one in brought) else made.sure, brought[0].group
        plain = (one._replace(group=Say("")) if one.group == asked else one for one in brought)
        more = tuple(_choice(one, (), last=True) for one in plain)
        return made._replace(
            said=said, back=back, sure="", answer=answer, heading=asked if asked.id else BROUGHT, choices=more
        )
    choices: list[Choice] = []
    for one in made.choices:
        brought = hand.brought(one.answer) if one.answer else ()
        more = tuple(_choice(tap, (), last=True) for tap in brought)
        if one.answer == " ".join(made.said) or not more:
            choices += [*more, one]
        elif brought[0].at_once:
            choices.append(one._replace(answer=brought[0].text))
        else:
            choices.append(one._replace(say=tuple(one.answer.split()), answer=""))
    return made._replace(choices=tuple(choices))


def _compose(hand: Hand, said: Sequence[str]) -> Composer:
    words, ask = tuple(said), hand.ask
    if words[:1] == ("fix",) and ask.fixes is not None:
        return _likely(hand.fix_taps(words[1:]), ("fix",), _reports(ask.fixes, words[1:], ("fix",)))
    if isinstance(ask.shape, Reports):
        taps = hand.report_taps(words)
        made = _likely(taps, (), _reports(ask.shape, words, (), hand.groups, hand.steady))
        if not words:
            made = made._replace(choices=tuple(one for one in made.choices if _leads(hand, one)))
        if taps and taps.only and len(taps.taps) == 1:
            return _unasked(hand, made)
        moved = taps and not taps.enough and len(words) > 1  # from one place to another: that is asked about
        return made if moved else made._replace(choices=(*made.choices, *_fix_here(ask, words)))
    if fields := labelled(ask.shape):
        return Composer(words, None, (), fields=fields)
    if isinstance(ask.shape, Form):
        return _fields(ask.shape.fields, words, (), None)
    if isinstance(ask.shape, Several):
        return _several(ask.shape, words, ())
    if takes_several(ask.shape):
        return _tapped(ask.shape, " ".join(words), (), None, last=True)
    if not words and hand.facts and isinstance(ask.shape, Pick):
        return Composer(words, None, (), answer=offered(ask.shape)[0].text)
    if words and isinstance(ask.shape, Pick) and _parses(ask.shape, " ".join(words)):
        return Composer(words, None, (), answer=" ".join(words))  # tapped on the picture
    if isinstance(ask.shape, Number) and hand.believed is not None:
        return Composer(words, None, (), ask.shape, hand.believed)  # mostly it only is to be confirmed
    if isinstance(ask.shape, Place) and len(offered(ask.shape)) > FEW:
        return Composer(words, None, ())  # of so many places one is tapped on the picture, or typed
    if isinstance(ask.shape, Place) and hand.drawn:
        none = tuple(_choice(one, (), last=True) for one in offered(ask.shape) if not one.value)
        return Composer(words, Say(f"drawn-{ask.id}"), none)
    if isinstance(ask.shape, (Pick, Number)):
        return _one(ask.shape, (), None, last=True)
    return _line(ask.shape, words)


def _leads(hand: Hand, verb: Choice) -> bool:
    """Whether there is anything to tap after a verb, on buttons or on the board: else it leads nowhere."""
    taps = hand.report_taps(verb.say) if verb.say else None
    return taps is None or bool(taps.taps or taps.fields or taps.sure or tappable(hand.ask, verb.say))


def _unasked(hand: Hand, made: Composer) -> Composer:
    """The only thing that can be said is as good as said."""
    (only,) = made.choices
    return _compose(hand, only.say)._replace(back=made.said[:-1]) if only.say else made._replace(sure=only.answer)


def _likely(taps: Taps | None, before: tuple[str, ...], made: Composer) -> Composer:
    """What the game itself knows to be likely takes the place of the choices that the shapes allow."""
    if taps is None:
        return made
    choices = tuple(_choice(one, before, one.whole) for one in taps.taps)
    answer = made.answer if taps.enough else ""
    counts = all(one.text.rpartition(" ")[2].isdecimal() for one in taps.taps)  # nothing but a number is asked for
    return made._replace(
        said=(*before, *taps.said) if taps.said else made.said,
        heading=None if taps.about else taps.heading or made.heading,
        choices=choices,
        number=made.number if counts and not (taps.fields or choices) else None,
        search=False,
        answer=answer,
        wants=0,
        sure=taps.sure,
        fields=taps.fields,
        back=made.back if taps.back is None else taps.back,
        about=taps.about is not None,
    )


def _fix_here(ask: Ask[Any], words: tuple[str, ...]) -> Iterator[Choice]:
    """Of a place that was tapped before any verb: what lies there can also be corrected."""
    assert isinstance(ask.shape, Reports)
    if not words or ask.fixes is None or any(one.verb == words[0] for one in ask.shape.reports):
        return
    if any(_about(ask.fixes, words[-1], ("fix",))):
        yield Choice(Say("web-fix-here"), ("fix", words[-1]))


def _line(shape: Any, words: tuple[str, ...]) -> Composer:
    """A line in a notation of the game's own that can only be typed."""
    whole = " ".join(words)
    return Composer(words, None, (), answer=whole if _parses(shape, whole) else "", line=True)


def _reports(
    shape: Reports,
    words: tuple[str, ...],
    before: tuple[str, ...],
    groups: Mapping[str, str] = NO_GROUPS,
    steady: Collection[str] = (),
) -> Composer:
    if not words:
        shown = [
            (report, can) for report in shape.reports if (can := _possible(report)) or groups.get(report.verb) in steady
        ]
        choices = tuple([_verb(report, can, before, groups) for report, can in shown])
        last = next((choice for choice, (report, _) in zip(choices, shown, strict=True) if report.last), None)
        return Composer(before, None, choices, last=last)
    report = next((one for one in shape.reports if one.verb == words[0]), None)
    if report is not None:
        return _fields(report.fields, words[1:], (*before, report.verb), report)
    return Composer((*before, *words), None, tuple(_about(shape, words[-1], before)))


def _possible(report: Report) -> bool:
    """Whether there is something to offer for everything that the report must say."""
    return all(one.optional or not isinstance(one.shape, Pick) or offered(one.shape) for one in report.fields)


def _verb(report: Report, can: bool, before: tuple[str, ...], groups: Mapping[str, str]) -> Choice:
    said = (*before, report.verb)
    group = Say(groups.get(report.verb, MORE) if groups and not report.last else "")
    if not can:
        return Choice(report.label, group=group)
    if report.fields:
        return Choice(report.label, said, group=group)
    return Choice(report.label, answer=" ".join(said), group=group)


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
    return isinstance(shape, Pick) and any(option.text == word for option in offered(shape))


def _fields(
    fields: tuple[Field, ...], words: tuple[str, ...], before: tuple[str, ...], report: Report | None
) -> Composer:
    """Goes through the fields in order, as the notation does. Where only optional ones are left, what has been said can
    be given as it stands, or gone on with."""
    left = list(words)
    said = before
    values: dict[str, Any] = {}
    for at, field in enumerate(fields):
        heading = field.label if field.label.id else report.label if report else None
        last = at == len(fields) - 1
        if last and not left and (side_by_side := labelled(field.shape)):
            return Composer(said, heading, (), fields=side_by_side)
        if isinstance(field.shape, Line) and takes_several(field.shape):
            return _tapped(field.shape, " ".join(left), said, heading, last=True)
        if isinstance(field.shape, Several):
            return _several(field.shape, tuple(left), said, heading, optional=field.optional)
        if takes_several(field.shape):
            left = _joined(field.shape, left)
        if left and _parses(field.shape, left[0]):
            values[field.name] = field.shape.parse(left[0])
            said = (*said, left.pop(0))
        elif left and takes_several(field.shape):
            return _tapped(field.shape, left[0], said, heading, last=last)
        elif not field.optional:
            now = field.shape.now(values) if isinstance(field.shape, Count) else None
            return _one(field.shape, said, heading, last=last)._replace(now=now)
        elif not left:
            return _optional(fields[at:], said, heading)
    return Composer(said, report.label if report else None, (), answer=" ".join(said))


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
    return Composer(said, heading, choices, number, search=len(choices) > FEW, answer=answer, line=line)


def _joined(shape: Any, left: list[str]) -> list[str]:
    """Two taps that make one word: the second one may have come from the board."""
    if len(left) > 1:
        for option in taps_left(shape, left[0]):
            if option.text.endswith(f"-{left[1]}") or option.text == f"{left[0]}{left[1]}":
                return [option.text, *left[2:]]
    return left


def _tapped(shape: Any, begun: str, said: tuple[str, ...], heading: Say | None, *, last: bool) -> Composer:
    """The next tap of a word or a line that takes several. What one tap says as a whole is an answer; a line that was
    put together is looked at once more."""
    found = tuple(next_taps(shape, begun))
    if all(one.gone for one in found):
        found = ()
    whole = (*said, *begun.split())
    if not isinstance(shape, Line):
        choices = tuple(_choice(one, said, last and _parses(shape, one.text)) for one in found)
        in_sight = [one for one in found if not one.group.id.endswith("-more")]
        return Composer(whole, heading, choices, search=len(in_sight) > FEW)
    here = [one for one in found if not one.onward]
    choices = tuple(_choice(one, said, (not begun or one.at_once) and _given(shape, one)) for one in here)
    there = (one for one in found if one.onward and (not one.at_once or _given(shape, one)))
    onward = next((_choice(one, said, one.at_once) for one in there), None)
    named = onward or any(one.text == begun for one in found)  # a tap of its own says what it means as it stands
    answer = " ".join(whole) if begun and not named and _tells(shape, begun) else ""
    before = _before(shape, begun).split()
    back = (*said, *before) if begun else None
    return Composer(whole, heading, choices, answer=answer, back=back, lost=bool(before), onward=onward)


def _given(shape: Any, tap: Tap) -> bool:
    """Whether a tap says all that there is to say, or is given at once although there is more."""
    return _tells(shape, tap.text) and (tap.at_once or not taps_left(shape, tap.text))


def _tells(shape: Any, text: str) -> bool:
    """Whether a text is an answer that says something."""
    return _parses(shape, text) and not says_nothing(shape, shape.parse(text))


def _before(shape: Any, begun: str) -> str:
    """A line without its last tap: the longest beginning of it from which one tap leads to it."""
    for end in range(len(begun) - 1, -1, -1):
        beginning = begun[:end].rstrip()
        if any(option.text == begun for option in taps_left(shape, beginning)):
            return beginning
    first, _, rest = begun.partition(" ")
    if first and any(option.text == begun for option in taps_left(shape, rest)):  # a row that is filled from its end
        return rest
    return begun.rpartition(" ")[0]


def _wide(shape: Number) -> bool:
    return shape.high - shape.low >= STEPS


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
    if takes_several(shape):
        return _tapped(shape, "", said, heading, last=last)
    if isinstance(shape, Number) and _wide(shape):
        return Composer(said, heading, (), shape)
    if isinstance(shape, Number):
        numbers = range(shape.low, shape.high + 1)
        options = tuple(Option(shape.write(n), n, Say("number", {"number": n})) for n in numbers)
        return Composer(said, heading, tuple(_choice(option, said, last) for option in options))
    if not isinstance(shape, Pick):
        return _line(shape, said)._replace(heading=heading)
    choices = tuple(_choice(option, said, last) for option in offered(shape))
    return Composer(said, heading, choices, search=len(choices) > FEW)


def _choice(one: Tap | Option, said: tuple[str, ...], last: bool) -> Choice:
    words = (*said, *one.text.split())
    if not isinstance(one, Tap):
        return Choice(one.label, answer=" ".join(words)) if last else Choice(one.label, words)
    if one.gone:
        return Choice(one.label, group=one.group, rank=one.rank)
    if last:
        return Choice(one.label, (), " ".join(words), one.group, one.rank, one.bright)
    return Choice(one.label, words, "", one.group, one.rank)


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
    if words and takes_several(shape.one) and not _parses(shape.one, words[-1]):
        return _tapped(shape.one, words[-1], said[:-1], heading, last=False)  # a thing that has been begun
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
    return word not in words or word == "unknown" or word.isdecimal()


def tappable(ask: Ask[Any], said: Sequence[str] = ()) -> frozenset[str]:
    """The places that mean something when tapped on the board now, after these words."""
    shapes = [ask.shape]
    if isinstance(ask.shape, Reports):
        begun = [report for report in ask.shape.reports if said and report.verb == said[0]]
        shapes = [field.shape for report in begun or ask.shape.reports for field in report.fields]
    ones = [shape.one if isinstance(shape, Several) else shape for shape in shapes]
    picks = [one for one in ones if isinstance(one, Place) or (isinstance(one, Pick) and takes_several(one))]
    return frozenset([option.text for pick in picks for option in offered(pick)])


def with_place(ask: Ask[Any], said: Sequence[str], place: str) -> tuple[str, ...]:
    """What has been said, with a place that is tapped now: of two for the same thing the last counts, and a correction
    that is about no place gives way to that of this one."""
    fixing = tuple(said[:1]) == ("fix",)
    shape, begun = (ask.fixes, said[1:]) if fixing else (ask.shape, said)
    if not isinstance(shape, Reports):
        return (*said, place)
    report = next((one for one in shape.reports if begun and one.verb == begun[0]), None)
    more = (*said, place)
    if report is None:
        return more
    left, before = [*begun[1:]], None  # the words before the place that was tapped last for this
    for field in report.fields:
        several = isinstance(field.shape, Several)
        if takes_several(field.shape) or ((several or not left) and _accepts(field, place)):
            return more
        if left and not several and _parses(field.shape, left[0]):
            before = said[: -len(left)] if _accepts(field, place) else before
            left.pop(0)
    if before is not None:
        return (*before, place)
    others = fixing and not any(_accepts(one, place) for one in report.fields)
    return ("fix", place) if others and any(_about(shape, place, ("fix",))) else more
