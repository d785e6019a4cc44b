"""The question as the page puts it: buttons, fields, and the answer as far as it is made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import quote_plus

from markupsafe import Markup

from automarium.core.ask import Ask, Count, Field, Line, Reports
from automarium.core.errors import Refusal
from automarium.core.match import Match, fits
from automarium.core.tale import Name, Say
from automarium.taps import BESIDE, TURN, Fact, Hand, contradicts, hand
from automarium.web.boards import (
    Hints,
    draft,
    hints,
    icon_of,
    off_board,
)
from automarium.web.compose import BROUGHT, Choice, Composer, compose
from automarium.words import Words

FIX = "fix-"  # stands in the names of what can be corrected
HINTED = 60  # letters: a hint that is longer stands by itself
COLOR = "color-"  # so begin the names of colours
FOLDED = 3  # names that stand in the heading of what is folded away
ROOM = 34  # letters of it that a small phone shows
YES, NO = "yes", "no"  # the labels of what agrees and declines
MOST_SCREENS = 12  # that lead back
SHORT = 2  # letters: choices that are no longer stand side by side


class Button(NamedTuple):
    """A button: a link that adds a word, or an answer that is posted."""

    label: str
    href: str
    answer: str
    sign: str  # what it is called in the rules, for a style sheet that draws it
    hint: str  # half a sentence about it
    look: str  # how it is shown, if it has one
    face: Markup  # what stands on it, with the names by which it is found


class Buttons(NamedTuple):
    """Buttons that belong together; those that are rarely wanted are folded away."""

    heading: str
    folded: bool
    open: bool  # something of it was entered last
    buttons: list[Button]


def composer(
    match: Match[Any], asked: Hand, path: str, said: Sequence[str], voice: Words, came: Sequence[str] = ()
) -> dict[str, Any]:
    """The question by taps; `came` are the screens that lead back from this one, where that is not the last word."""
    assert match.ask is not None
    made = _yes_or_no(compose(asked, said), match.ask, voice)
    way = Way(path, tuple(said), tuple(came))
    drawn = draft(match, voice, made.said)
    hint = hints(match, voice)
    was = _was(match, made.said)
    doubt = contradicts(match, made.sure or made.answer)
    return {
        "said": " ".join(made.said),
        "spoken": begun(match.ask, made.said, voice, whole=bool(made.answer or made.sure)) if made.said else "",
        "draft": drawn,
        "heading": heading(made, voice),
        "taps": len(made.choices),
        "groups": grouped(
            made.choices, way, voice, made.last, hint, "" if made.said or asked.stepwise else entered(match)
        ),
        "number": made.number,
        "now": made.now,
        "was": was[0] if len(was) == 1 else "",
        "fields": _fields(made.fields, was, voice),
        "doubts": _doubts(match.ask, asked.believed, voice) if made.fields else None,
        "adds": match.ask.shape.adds and len(made.fields) > 1,
        "sure": made.sure,
        "doubt": voice.say(doubt.id, doubt.args) if doubt else "",
        "search": made.search,
        "answer": made.answer,
        "offered": any(one.bright for one in made.choices),  # something is sure to have come: that is the natural step
        "facts": [fact(one, way, voice) for one in asked.facts] if not said else [],
        "give": giving(match.ask, made, asked.facts, drawn, voice) if made.sure or made.answer else "",
        "onward": button(made.onward, way, voice) if made.onward else None,
        "decline": declines(match, made.choices, way, voice),
        "stepwise": asked.stepwise,  # then that there is nothing more to tell is not the natural step
        "last": button(made.last, way, voice, hint) if made.last else None,
        "about": made.about,
        "wants": made.wants,
        "line": made.line,
        "back": way.back(made) if made.said else "",
        "lost": made.lost,
        "anew": isinstance(match.ask.shape, Line) and said[:1] != ("fix",),  # what closes it leads to its beginning
    }


def _was(match: Match[Any], said: tuple[str, ...]) -> list[str]:
    """What was answered here after these words, before that was taken back."""
    gone = taken_back(match).split()
    return gone[len(said) :] if tuple(gone[: len(said)]) == said else []


def taken_back(match: Match[Any]) -> str:
    """The answer to this question that was taken back last."""
    gone = match.back[-1][0] if match.back and not match.put_back else ""
    return gone if match.ask and fits(match.ask, gone) else ""


def to_last_tap(match: Match[Any], asked: Hand, path: str) -> str:
    """Where an answer that was taken back is gone on with: one that took several taps, without the last of them."""
    made = compose(asked, gone.split()) if (gone := taken_back(match)) else None
    return Way(path, ()).back(made) if made and made.lost and made.back else ""  # no screen led there


def _yes_or_no(made: Composer, ask: Ask[Any], voice: Words) -> Composer:
    """What agrees or declines, in the words of the question where it has such (`no-ask-take-card`)."""
    own = {one: Say(f"{one}-{ask.id}", {**ask.args, "sign": one}) for one in (YES, NO) if voice.has(f"{one}-{ask.id}")}
    return made._replace(choices=tuple(one._replace(label=own.get(one.label.id, one.label)) for one in made.choices))


def declines(match: Match[Any], choices: Sequence[Choice], way: Way, voice: Words) -> Button | None:
    """What says no to a question that is answered on a picture: it lies far below that, so the bar has it, too."""
    if not match.game.on_screen(match.setup) or off_board(match):
        return None
    return next(
        (button(one, way, voice) for one in choices if one.answer and NO in (one.label.id, one.label.args.get("sign"))),
        None,
    )


def entered(match: Match[Any]) -> str:
    """The verb that was reported last, where the same is asked once more."""
    again = match.answered is not None and match.ask is not None and match.answered.id == match.ask.id
    return match.answers[-1].split()[0] if again else ""


def before_refused(match: Match[Any], said: list[str]) -> list[str]:
    """What had been tapped before an answer that could mean nothing else, and was refused: it is not offered again."""
    while said and match.ask and compose(hand(match), said).sure:
        said = said[:-1]
    return said


def expecting(match: Match[Any], refusal: Refusal) -> Refusal:
    """A refusal that expects of all reports only those that can be given now."""
    expected = refusal.args_.get("expected")
    if match.ask is None or not isinstance(match.ask.shape, Reports) or not isinstance(expected, tuple):
        return refusal
    verbs = {(*one.say, *one.answer.split())[0] for one in compose(hand(match), ()).choices if one.say or one.answer}
    if left := tuple(one for one in expected if str(one).removeprefix("verb-") in verbs):
        refusal.args_ = {**refusal.args_, "expected": left}
    return refusal


def heading(made: Composer, voice: Words) -> str:
    """What is asked for now; of a correction that has no question of its own, what is corrected."""
    if made.heading is None:
        return ""
    what = voice.tap(made.heading.id, made.heading.args)
    bare = made.said[:1] == ("fix",) and made.heading.id.startswith("verb-")
    return voice.say("web-fix-of", {"what": what}) if bare else what


def begun(ask: Ask[Any], said: Sequence[str], voice: Words, *, whole: bool = True) -> str:
    """What has been tapped so far; a verb, and what a correction is about, as it was tapped and not as it is typed. A
    report that is not yet `whole` is told tap by tap: no sentence says that it has been done."""
    reports = ask.shape.reports if isinstance(ask.shape, Reports) else ()
    verb = next((one.label for one in reports if one.verb == said[0]), None)
    if verb and (len(said) == 1 or (not whole and all(map(voice.has, said[1:])))):
        return " · ".join((voice.tap(verb.id, verb.args), *map(voice.say, said[1:])))
    if said[1:] and voice.has(f"{COLOR}{said[-1]}"):  # the first thing that is said of a card
        return f"{begun(ask, said[:-1], voice)} · {voice.say(f'{COLOR}{said[-1]}')}"
    spoken = voice.spoken(ask, " ".join(said))
    fixed = voice.say("web-fixed")
    if spoken.startswith(fixed):  # it is not yet
        return f"{spoken[len(fixed)].upper()}{spoken[len(fixed) + 1 :].removesuffix('.')}?"
    fix = next((one for one in ask.fixes.reports if one.verb == said[1]), None) if ask.fixes and said[1:] else None
    if fix and voice.has(id := f"begun-fix-{fix.verb}-{len(said) - 2}"):
        return f"✎ {voice.say(id, {one.name: Name(word) for one, word in zip(fix.fields, said[2:], strict=False)})}"
    typed = f"{voice.say('verb-fix')} "
    if said[:1] != ("fix",) or fix is None or not spoken.startswith(typed):
        return spoken
    rest = spoken.removeprefix(typed).partition(" ")[2]
    return f"✎ {' · '.join(filter(None, (voice.tap(fix.label.id, fix.label.args), rest)))}"


def giving(ask: Ask[Any], made: Composer, facts: Sequence[Fact], drawn: Markup | None, voice: Words) -> str:
    """What the button says that gives the answer."""
    if made.heading == BROUGHT:
        return voice.say("web-nothing-more")
    if drawn:  # what is given stands above
        return voice.say("web-send")
    if facts and not made.said:
        return voice.say("web-right")
    if made.said[:1] == ("fix",):
        return voice.say("web-fix-do")
    return voice.say("web-say", {"answer": voice.spoken(ask, made.sure or made.answer)})


def _doubts(ask: Ask[Any], most: int | None, voice: Words) -> tuple[int, str] | None:
    """What is believed to be the most that the first of several fields can be, and what is asked once of more."""
    id = f"doubt-{ask.id}"
    return (most, voice.say(id, {"most": most})) if most is not None and voice.has(id) else None


def fact(one: Fact, way: Way, voice: Words) -> tuple[str, int, str]:
    """What is asked about, its value, and where it is corrected."""
    return voice.say(one.label.id, one.label.args), one.value, way.to(("fix", *one.fix.split()))


def _fields(fields: Sequence[Field], was: Sequence[str], voice: Words) -> list[dict[str, Any]]:
    """Fields to be filled in; what was taken back stands in them."""
    before: Sequence[str] = was if len(was) == len(fields) else [""] * len(fields)
    return [labelled_field(one, voice, word) for one, word in zip(fields, before, strict=True)]


def labelled_field(one: Field, voice: Words, was: str = "") -> dict[str, Any]:
    """A field to be filled in under its name: a number, or a choice."""
    shape = one.shape
    options = [(option.text, voice.tap(option.label.id, option.label.args)) for option in getattr(shape, "options", ())]
    among = (option.text for option in getattr(shape, "options", ()) if option.value == one.default)
    known = next(among, one.default) if one.optional else shape.now({}) if isinstance(shape, Count) else None
    return {
        "label": voice.tap(one.label.id, one.label.args) if one.label.id else one.name,
        "options": options,
        "chips": options and all(len(label) <= SHORT for _, label in options),
        "counted": isinstance(shape, Count),  # written with its sign: below nought it is not counted from what there is
        "low": getattr(shape, "low", None),
        "high": getattr(shape, "high", None),
        "value": known if isinstance(shape, Count) else was or known,
    }


@lru_cache(maxsize=20_000)  # what is said is cut where it comes in
def saying(said: str) -> str:
    """What has been tapped, in an address; a board links hundreds of these, most of them again and again."""
    return f"say={quote_plus(said)}"


class Way(NamedTuple):
    """Where one is in an answer: the page, what has been tapped, and the screens that lead back from it. One word more
    needs none of these; where a tap leads elsewhere, they are kept in the address."""

    path: str
    said: tuple[str, ...]
    came: tuple[str, ...] = ()

    @property
    def here(self) -> str:
        """What stands after the path."""
        return f"?{saying(' '.join(self.said))}{_kept(self.came)}" if self.said else ""

    def to(self, said: Sequence[str]) -> str:
        """The address of what is tapped next."""
        return f"{self.path}?{saying(' '.join(said))}{self.kept(said)}#answer"

    def kept(self, said: Sequence[str]) -> str:
        """What of the way there is kept in its address."""
        plain = not self.came and tuple(said[:-1]) == self.said
        return "" if plain else _kept((*self.came, " ".join(self.said))[-MOST_SCREENS:])

    def back(self, made: Composer) -> str:
        """The address of what was seen before."""
        if self.came:
            return f"{self.path}?{saying(self.came[-1])}{_kept(self.came[:-1])}#answer"
        return f"{self.path}?{saying(' '.join(made.said[:-1] if made.back is None else made.back))}#answer"


@lru_cache(maxsize=100)
def _kept(came: tuple[str, ...]) -> str:
    return "".join(f"&from={quote_plus(one)}" for one in came)


def grouped(
    choices: Sequence[Choice],
    way: Way,
    voice: Words,
    last: Choice | None = None,
    hint: Hints | None = None,
    entered: str = "",
) -> list[Buttons]:
    """The choices by their groups, in the order in which these come up; "more" comes last. The tap that ends the turn
    stands in the bar. Where there is none, a verb of the turn ends it: what goes with the turn is folded, above it, or
    below such verbs where they come up first: for these the question is heading enough."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        if last is None or choice.answer != last.answer:
            groups.setdefault(choice.group.id and voice.say(*choice.group), []).append(choice)
    ends = last is None and len(groups) > 1
    turn = ends and choices[0].group.id == TURN

    def beside(found: Sequence[Choice]) -> bool:
        return ends and found[0].group.id == BESIDE

    def rank(found: Sequence[Choice]) -> int:
        more = found[0].group.id.endswith("-more") or (turn and beside(found))
        return 2 if more else 0 if beside(found) else 1

    def named(one: Choice) -> bool:
        return one.rank is not None or one.label.id.startswith(COLOR)

    def called(name: str, found: Sequence[Choice]) -> str:
        if beside(found):
            return _heading(name, found, voice)
        return "" if turn and found[0].group.id == TURN else name

    for found in groups.values():
        if any(named(one) for one in found):  # of many each is found by its name; what has none comes last
            found.sort(key=lambda one: (one.rank or 0, voice.tap(*one.label)) if named(one) else (math.inf, ""))
    in_order = sorted(groups.items(), key=lambda one: rank(one[1]))
    return [
        Buttons(
            called(name, found),
            rank(found) in (0, 2),
            not turn
            and (not ends or (beside(found) and not voice.screen))  # there all that ends the turn stays in sight, and
            # what ended the one before is not what comes next
            and any(entered in (*one.say[:1], *one.answer.split()[:1]) for one in found),
            [button(one, way, voice, hint) for one in found],
        )
        for name, found in in_order
    ]


def _heading(name: str, found: Sequence[Choice], voice: Words) -> str:
    """The name of a group that is folded beside all others, with what is in it as far as there is room for it."""
    labels = [voice.tap(one.label.id, one.label.args) for one in found]
    few = [", ".join(labels[:number]) for number in range(FOLDED, 0, -1)]
    room = next((one for one in few if len(name) + len(one) <= ROOM), "")
    if not room:
        return name
    some = f"{room}{'…' if len(labels) > room.count(', ') + 1 else ''}"
    inside = f" ({some})" if name.endswith("?") else f": {some}"
    return Markup('<span>{}</span><span class="inside">{}</span>').format(name, inside)


def button(choice: Choice, way: Way, voice: Words, hint: Hints | None = None) -> Button:
    href = way.to(choice.say) if choice.say else ""
    label, said = str(choice.label.args.get("sign", choice.label.id)), voice.tap(choice.label.id, choice.label.args)
    if choice.say[:1] == ("fix",):  # a correction is about what lies there, and not about what is done
        sign = label.replace("verb-", "fix-", 1)
        about, icon = "", icon_of(voice.game, sign) if FIX in sign or sign.startswith(COLOR) else None
    else:
        about, icon = hint(choice.label) if hint else voice.hint(label), icon_of(voice.game, label)
    look = "primary" if choice.bright else "" if not about else "verb" if len(about) <= HINTED else "verb told"
    once = voice.sure(choice.label.id) if choice.answer else ""
    face = _face(said, label, about, icon, once, can=bool(href or choice.answer))
    return Button(said, href, choice.answer, label, about, look, face)


@lru_cache(maxsize=2000)
def _face(label: str, sign: str, hint: str, icon: Markup | None, once: str, *, can: bool) -> Markup:
    """What stands on a button from its names on, and what it asks once; the same ones are shown again and again."""
    name = Markup('data-name="{}" ').format(label.lower()) if can else Markup()
    name += Markup('data-once="{}" ').format(once) if once else Markup()
    about = Markup(" <small>{}</small>").format(hint) if can and hint else Markup()
    return name + Markup('data-sign="{}">{}<span>{}</span>{}').format(sign, icon or "", label, about)


def typable(ask: Ask[Any], voice: Words) -> list[str]:
    """What the field for typing completes: the beginnings of an answer, or its words when there are not too many."""
    if isinstance(ask.shape, Reports):
        return [voice.say(report.label.id) for report in ask.shape.reports]
    return voice.completions(Ask(ask.id, ask.seat, ask.shape, ask.args))
