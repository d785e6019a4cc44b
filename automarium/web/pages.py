"""What the pages show: plain values for the templates, made from state by pure functions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from itertools import islice, pairwise, takewhile
from typing import Any, NamedTuple
from urllib.parse import quote_plus, urlencode
from zlib import crc32

from markupsafe import Markup

from automarium.core.ask import Ask, Count, Doubt, Field, Reports, Said
from automarium.core.errors import Refusal
from automarium.core.game import Game, Setting, Sheet
from automarium.core.match import Match
from automarium.core.tale import ECHO, Event, Kind, Name
from automarium.cues import MOST_NOTES, Cue, about_data, back, row
from automarium.forecast import foreseeable
from automarium.games import GAMES, game
from automarium.rules import Rule, rules_of
from automarium.shelf import Entry, Shelf, Shelved
from automarium.taps import BESIDE, TURN, Fact, Hand, hand
from automarium.web.boards import (
    NOWHERE,
    Hints,
    Links,
    before_end,
    beside,
    board,
    dealt,
    draft,
    guide,
    hints,
    icon_of,
    news,
    off_board,
    own_of,
    reminders,
    scenes,
    shows,
    spots,
    unknown,
)
from automarium.web.compose import BROUGHT, Choice, Composer, answers, compose, tappable
from automarium.web.emblems import emblem
from automarium.web.finale import finale, so_far
from automarium.web.results import chart, level_name
from automarium.words import Words, figure, words
from automarium.words.cued import cued, reason, taken_back

RUNNING_SHOWN, FINISHED_SHOWN, A_PAGE = 12, 20, 50
STEPS_SHOWN = 100
END = "end"  # the report that ends the human's own turn; others say that there is nothing more to tell
FIX = "fix-"  # stands in the names of what can be corrected
HISTORY = (Kind.HEAD, Kind.ORDER)  # what a list of steps tells of each: the reasons stand at the moment itself
HINTED = 60  # letters: a hint that is longer stands by itself
OWN = "own"  # in the set-up: not one of the choices, but what lies on the player's table
LONG = 90  # letters: a sentence that is longer is shown in two parts
BARE = 8  # letters: an answer that is no longer is told with its question
COLOR = "color-"  # so begin the names of colours
FOLDED = 3  # names that stand in the heading of what is folded away
NOT_TOLD = "score-not-told"  # why a score is not whole: the player has not told all that it needs
SHORT = 2  # letters: choices that are no longer stand side by side


class Told(NamedTuple):
    """One event as the page shows it."""

    kind: str
    text: str
    rule: str
    why: list[RungShown]
    id: str  # of its message, for a game that shows some of them in its own way


class RungShown(NamedTuple):
    """One rung of a ladder as the page shows it: how many were left, after what, who, by which rule."""

    number: int
    criterion: str
    left: str
    rule: str
    decided: bool
    sentence: str
    at: str  # the places on the picture of those that were left


class CueShown(NamedTuple):
    """One cue as the page shows it: what it is to the reader, under which headings it stands, its sentences in large
    type, what goes with them, what decided in a line, everything that it tells with all reasons, and its picture."""

    kind: str
    where: list[str]
    lines: list[str]
    notes: list[str]
    reason: str
    details: list[Told]
    scene: Markup


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
    buttons: list[Button]


# --- the table ---


def table(
    shelved: Shelved,
    said: Sequence[str],
    voice: Words,
    *,
    whole: bool = True,
    passed: int | None = None,
    heat: Mapping[str, float] | None = None,
) -> dict[str, Any]:
    """The table page of a match; `said` is what has been tapped of the answer so far. A page that is not whole leaves
    out what lies below the question: it is asked for when it comes into sight. `passed` is how many cues had been
    passed of an answer that was taken back, unless all had been told; `heat` is where the Automa may go, if that is
    to be seen."""
    match = shelved.match
    path = f"/match/{shelved.id}"
    sheet = match.sheet()
    asked = hand(match) if match.ask else None
    return {
        **_match(shelved, voice),
        "here": f"{path}?{_saying(' '.join(said))}" if said else path,
        "level": against(match.game.opponent(match.state), match.setup.values, voice),
        **(conducted(match, voice) if not said and heat is None else {}),
        **_drawn(match, voice, _links(shelved, asked, said, heat or {}), whole=whole),
        "foreseeable": foreseeable(match),
        "ask": question(asked, said, voice) if asked else "",
        "guide": guide(match, voice),
        "beside": beside(match, voice, said),
        "off_board": off_board(match),
        "composer": composer(match, asked, path, said, voice) if asked else None,
        "unknown": unknown(match, voice) if match.ask else ("", []),
        "undone": undone(match, voice, passed) if not said else None,
        "reminders": reminders(match, voice) if match.ask and not said else [],
        "before_end": ending(match, voice),
        "last": nothing_more(match, voice),
        "dealt": dealt(match, voice) if not match.answers else ("", ""),
        "settings_at": settings_at(match),
        "tip": voice.say("tip") if not match.answers and voice.has("tip") else "",
        "fixable": bool(match.ask and match.ask.fixes),
        "advisable": bool(match.ask and match.game.on_screen(match.setup)),
        "completions": typable(match.ask, voice) if match.ask else [],
        "sheet": score(sheet, voice) if sheet else None,
        "finale": finale(match, voice),
        "beat": match.beat,
        "next_level": next_level(match, sheet, voice),
        "challenge": challenge(match, sheet) if sheet and not match.ask else "",
        "data": [voice.event(one) for one in about_data(match.tale.events)],
        "owner_pack": match.game.owner_pack(match.state) is not None,
        "answers": len(match.answers),
        "mark": crc32("\n".join(match.answers).encode()),
        "can_undo": bool(match.answers),
        "undo_shows": shows(match),
        "can_redo": bool(match.undone),
    }


def ending(match: Match[Any], voice: Words) -> str:
    """What the tap that ends the turn asks once: whether there is nothing to report, or what is still to be entered."""
    shape = match.ask.shape if match.ask else None
    if not isinstance(shape, Reports) or not any(one.last and one.verb == END for one in shape.reports):
        return ""
    begun = not match.answers or any(one.kind == Kind.HEAD for one in match.tale.events[match.fresh :])
    return before_end(match, voice) or (voice.say("web-nothing-reported") if begun else "")


def nothing_more(match: Match[Any], voice: Words) -> str:
    """How the report is called that there is nothing more to tell, where there is one."""
    reports = match.ask.shape.reports if match.ask and isinstance(match.ask.shape, Reports) else ()
    return next((voice.tap(one.label.id, one.label.args) for one in reports if one.last), "")


def rest(shelved: Shelved, said: Sequence[str], voice: Words) -> dict[str, Any]:
    """What lies below the question."""
    asked = hand(shelved.match) if shelved.match.ask else None
    return _drawn(shelved.match, voice, _links(shelved, asked, said), whole=True)


def _drawn(match: Match[Any], voice: Words, links: Links, *, whole: bool) -> dict[str, Any]:
    return {"board": board(match, voice, links), "whole": whole, "piles": piles(match, voice) if whole else []}


def _links(
    shelved: Shelved, asked: Hand | None, begun: Sequence[str], heat: Mapping[str, float] | None = None
) -> Links:
    """Where a tap on the picture leads, after what has been tapped before."""
    match, path = shelved.match, f"/match/{shelved.id}"
    reports = match.ask.shape.reports if match.ask and isinstance(match.ask.shape, Reports) else ()
    verbs = frozenset([one.verb for one in reports if not one.fields])

    def after(begun: Sequence[str]) -> Callable[[str], str | None]:
        can = tappable(asked.ask, begun) if asked else frozenset()
        before = " ".join([*begun, ""])

        def to(words: str) -> str | None:
            if " " not in words and words not in verbs:
                said = f"{before}{words}" if words in can else ""
            elif words.startswith("fix "):
                said = words if match.ask and match.ask.fixes else ""
            else:  # a whole report: it must be an answer as it stands
                said = words if asked and answers(asked.ask, words) else ""
            return f"{path}?{_saying(said)}#answer" if said else None

        return to

    now = after(begun)
    anew = after(()) if begun else now
    question, args = (asked.ask.id, asked.ask.args) if asked else ("", {})
    return Links(now, tuple(begun), lambda words: anew(words) if words else path, question, heat or {}, args)


def question(asked: Hand, said: Sequence[str], voice: Words) -> str:
    """What is being asked: the rules' question, in short where all that it is about stands below; or what is to be
    corrected."""
    if said[:1] == ["fix"]:
        return voice.say("web-fix-what")
    if asked.facts:
        return voice.say(f"{asked.ask.id}-short", asked.ask.args)
    return voice.tap(asked.ask.id, asked.ask.args)


def piles(match: Match[Any], voice: Words) -> list[tuple[str, list[str]]]:
    """The Automa's open discard piles: what each is called, and its cards from the top down."""
    return [
        (
            voice.say("pile-title", {"name": pile.name, "number": len(pile.cards)}),
            [voice.thing(card) for card in pile.cards],
        )
        for pile in match.game.discards(match.state)
    ]


@lru_cache(maxsize=20_000)  # what is said is cut where it comes in
def _saying(said: str) -> str:
    """What has been tapped, in an address; a board links hundreds of these, most of them again and again."""
    return f"say={quote_plus(said)}"


def _match(shelved: Shelved, voice: Words) -> dict[str, Any]:
    """What every page about a match needs."""
    return {
        "path": f"/match/{shelved.id}",
        "version": shelved.version,
        "game": voice.say("game"),
        "game_id": shelved.match.game.id,
        "on_screen": voice.screen,
    }


def conducted(match: Match[Any], voice: Words) -> dict[str, Any]:
    """What the last answer brought, one thing at a time, and what it came to itself. What the program has done itself
    is only to be known."""
    told = row(match)
    doubted = match.ask is not None and isinstance(match.ask.shape, Doubt)  # it is asked about: it is not done
    said = answered(match.answered, match.answers[-1], voice) if match.answered and not (doubted or told.moment) else ""
    drawn = scenes(match, told.cues, voice)
    told_here = told.outcome if voice.screen else [one for one in told.echo if one.kind != Kind.ORDER] or told.echo
    whole = voice.screen and match.answered is not None and isinstance(match.answered.shape, Reports)
    return {  # with a box, orders that were carried out already are left out
        "echo": [
            *filter(None, [said if whole or not told_here else first_part(said, told_here, voice)]),
            *_said_before(match, voice),
        ]
        + [voice.event(one) for one in told_here],
        "on_screen": voice.screen,
        "cues": [
            cue(one, scene, voice, first_aside(one.main, match.tale.events, voice))
            for one, scene in zip(told.cues, drawn, strict=True)
        ],
        "news": news(match, voice) if told.cues else "",
        "where": [voice.event(one) for one in told.heads],
        "unchecked": [voice.event(one) for one in told.data],
    }


def _said_before(match: Match[Any], voice: Words) -> Iterator[str]:
    """What was answered to the same question in the same line, before the last answer, and of which nothing is told."""
    for step, later in pairwise(match.steps[-match.line :]):
        if match.answered and step.ask.id == match.answered.id and step.tale == later.tale:
            yield voice.spoken(match.answered, step.answer)


def first_part(said: str, told: Sequence[Event], voice: Words) -> str:
    """Of an answer in several sentences the first, in short, where what was told is only what came of the others."""
    first, _, rest = re.sub(r" \([^)]*\)", "", said).partition(". ")
    repeated = voice.screen or all(one.id.startswith(ECHO) for one in told)
    return f"{first}." if rest and not repeated else ""


def answered(ask: Ask[Any], text: str, voice: Words) -> str:
    """An answer in words; one that says nothing by itself, such as a number, with its question."""
    said = voice.spoken(ask, text)
    return said if len(said) > BARE or said.endswith(".") else f"{voice.tap(ask.id, ask.args)} {said}"


def undone(match: Match[Any], voice: Words, passed: int | None = None) -> dict[str, Any] | None:
    """The answer that was taken back last, with what puts back what it had told the player to do. Of cues that were
    told one by one, those that had been passed, and the one that was being shown: it may have been done."""
    if not match.undone or match.ask is None:
        return None
    again = match.copy()
    try:
        again.redo()
    except Refusal:
        return None
    told = row(again).cues
    done = again.tale.events[again.fresh :] if passed is None else [one for cue in told[:passed] for one in cue.events]
    shown = [one for cue in told[passed : passed + 1] for one in cue.events] if passed else []
    orders = [taken_back(one, voice) for one in back(again, done)]
    maybe = [voice.say("web-undone-maybe", {"order": taken_back(one, voice)}) for one in back(again, shown)]
    said = answered(match.ask, match.undone[-1], voice)
    own = [voice.say("back-own", {"answer": said.removesuffix(".")})] if is_deed(match.ask, match.undone[-1]) else []
    all_ = [*maybe, *orders] if not voice.screen else []  # there the program has put it back
    all_ += own if all_ else []
    return {
        "said": voice.say("web-undone", {"answer": said}),
        "number": voice.say("web-undone-orders", {"number": len(all_)}),
        "orders": all_,
    }


def is_deed(ask: Ask[Any], answer: str) -> bool:
    """Whether the human did something on the table with this answer; the end of a turn, say, moves nothing."""
    value = ask.parse(answer)
    return isinstance(value, Said) and bool(value.args)


def first_aside(one: Event, told: Sequence[Event], voice: Words) -> str:
    """What goes with an event, the first time that it does in a match."""
    said = voice.aside(one)
    before = takewhile(lambda each: each is not one, told) if said else ()
    return said if not any(each.id == one.id and voice.aside(each) for each in before) else ""


def cue(one: Cue, scene: Markup, voice: Words, aside: str = "") -> CueShown:
    what = one.events if one.changes else sorted(one.events, key=lambda each: each is not one.main)  # that first
    before = [one.source] if one.source and one.source not in one.events else []
    details = [event(each, voice) for each in (*before, *what)]
    several = any(len(change.orders) > 1 for change in one.changes)  # then a note is about a part of the way only
    known = [
        each
        for each in (one.events if several else one.notes)
        if (several or each.kind == Kind.NOTE) and each not in (*one.leading, *one.loud)
    ]
    notes = [*map(voice.event, known)]
    lines = list(cued(one, voice))
    first, rest = short(lines[0]) if len(lines) == 1 else (lines[0], "")
    few = (
        not one.about and len(notes) + bool(aside) + 2 * len(lines) <= MOST_NOTES + 1
    )  # more of them are among the details
    shown = {*lines, *(notes if few else [])}
    more = any(each.why or each.text not in shown for each in details)
    return CueShown(
        one.main.kind.value,
        [voice.event(head) for head in one.heads],
        [first, *lines[1:]],
        [*filter(None, [rest, aside] if first.endswith(":") else [aside, rest]), *(notes if few else [])],
        reason(one, voice),
        details if more else [],
        scene,
    )


def short(line: str) -> tuple[str, str]:
    """Of a long sentence what is to be done, and the rest."""
    ends = [at for end in (": ", ". ") if (at := line.find(end)) > 0]
    if len(line) <= LONG or not ends:
        return line, ""
    return line[: min(ends) + 1], line[min(ends) + 2 :]


def event(one: Event, voice: Words) -> Told:
    rungs: list[RungShown] = []
    if one.why is not None and len(one.why.candidates) > 1:
        left = [one.why.candidates, *(rung.left for rung in one.why.rungs)]
        rungs = [
            RungShown(len(who), *row, sentence(row[2], voice), " ".join(spots(voice.game, one.why.about, who)))
            for who, row in zip(left, voice.ladder(one.why), strict=True)
        ]
    return Told(one.kind.value, voice.event(one), one.why.rule if one.why else "", rungs, one.id)


def sentence(number: str, voice: Words) -> str:
    """A rule in the reader's language, with the part of the rulebook where it stands."""
    rule = rules_of(voice.game, voice.lang).get(number) if voice.game else None
    if rule is None:
        return ""
    return f"{rule.text} [{rule.section}]" if rule.section else rule.text


def rules(game_id: str, voice: Words) -> dict[str, Any]:
    """All rules of a game under their headings."""
    found: dict[str, list[tuple[str, Rule]]] = {}
    for number, rule in rules_of(game_id, voice.lang).items():
        found.setdefault(rule.heading, []).append((number, rule))
    return {"game": voice.say("game"), "game_id": game_id, "headings": found}


def composer(match: Match[Any], asked: Hand, path: str, said: Sequence[str], voice: Words) -> dict[str, Any]:
    assert match.ask is not None
    made: Composer = compose(asked, said)
    drawn = draft(match, voice, made.said)
    hint = hints(match, voice)
    return {
        "said": " ".join(made.said),
        "spoken": begun(match.ask, made.said, voice) if made.said else "",
        "draft": drawn,
        "heading": heading(made, voice),
        "taps": len(made.choices),
        "groups": grouped(made.choices, path, voice, made.last, hint),
        "number": made.number,
        "now": made.now,
        "fields": [labelled_field(one, voice) for one in made.fields],
        "sure": made.sure,
        "search": made.search,
        "answer": made.answer,
        "facts": [fact(one, path, voice) for one in asked.facts] if not said else [],
        "give": giving(match.ask, made, asked.facts, drawn, voice) if made.sure or made.answer else "",
        "last": button(made.last, path, voice, hint) if made.last else None,
        "wants": made.wants,
        "line": made.line,
        "back": said_at(path, made.said[:-1] if made.back is None else made.back) if made.said else "",
    }


def before_refused(match: Match[Any], said: list[str]) -> list[str]:
    """What had been tapped before an answer that could mean nothing else, and was refused: it is not offered again."""
    while said and match.ask and compose(hand(match), said).sure:
        said = said[:-1]
    return said


def heading(made: Composer, voice: Words) -> str:
    """What is asked for now; of a correction that has no question of its own, what is corrected."""
    if made.heading is None:
        return ""
    what = voice.tap(made.heading.id, made.heading.args)
    bare = made.said[:1] == ("fix",) and made.heading.id.startswith("verb-")
    return voice.say("web-fix-of", {"what": what}) if bare else what


def begun(ask: Ask[Any], said: Sequence[str], voice: Words) -> str:
    """What has been tapped so far; of a correction what it is about as it was tapped, not as it is typed."""
    spoken = voice.spoken(ask, " ".join(said))
    fixed = voice.say("web-fixed")
    if spoken.startswith(fixed):  # it is not yet
        return f"{spoken[len(fixed)].upper()}{spoken[len(fixed) + 1 :].removesuffix('.')}?"
    verb = next((one for one in ask.fixes.reports if one.verb == said[1]), None) if ask.fixes and said[1:] else None
    typed = f"{voice.say('verb-fix')} "
    if said[:1] != ("fix",) or verb is None or not spoken.startswith(typed):
        return spoken
    rest = spoken.removeprefix(typed).partition(" ")[2]
    return f"✎ {' · '.join(filter(None, (voice.tap(verb.label.id, verb.label.args), rest)))}"


def giving(ask: Ask[Any], made: Composer, facts: Sequence[Fact], drawn: Markup | None, voice: Words) -> str:
    """What the button says that gives the answer."""
    if drawn or made.heading == BROUGHT:  # what is given stands above
        return voice.say("web-send")
    if facts and not made.said:
        return voice.say("web-right")
    if made.said[:1] == ("fix",):
        return voice.say("web-fix-do")
    return voice.say("web-say", {"answer": voice.spoken(ask, made.sure or made.answer)})


def fact(one: Fact, path: str, voice: Words) -> tuple[str, int, str]:
    """What is asked about, its value, and where it is corrected."""
    return voice.say(one.label.id, one.label.args), one.value, said_at(path, ("fix", *one.fix.split()))


def labelled_field(one: Field, voice: Words) -> dict[str, Any]:
    """A field to be filled in under its name: a number, or a choice."""
    shape = one.shape
    options = [(option.text, voice.tap(option.label.id, option.label.args)) for option in getattr(shape, "options", ())]
    among = (option.text for option in getattr(shape, "options", ()) if option.value == one.default)
    chosen = next(among, one.default)
    return {
        "label": voice.tap(one.label.id, one.label.args) if one.label.id else one.name,
        "options": options,
        "chips": options and all(len(label) <= SHORT for _, label in options),
        "counted": isinstance(shape, Count),  # written with its sign: below nought it is not counted from what there is
        "low": getattr(shape, "low", None),
        "high": getattr(shape, "high", None),
        "value": chosen if one.optional else shape.now({}) if isinstance(shape, Count) else None,
    }


def said_at(path: str, said: Sequence[str]) -> str:
    return f"{path}?{_saying(' '.join(said))}#answer"


def grouped(
    choices: Sequence[Choice], path: str, voice: Words, last: Choice | None = None, hint: Hints | None = None
) -> list[Buttons]:
    """The choices by their groups, in the order in which these come up; "more" comes last, and after it the tap that
    ends the turn. Where there is none, a verb of the turn ends it: what goes with the turn is folded, above it, or
    below such verbs where they come up first: for these the question is heading enough."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group.id and voice.say(*choice.group), []).append(choice)
    ends = last is None and len(groups) > 1
    turn = ends and choices[0].group.id == TURN

    def beside(found: Sequence[Choice]) -> bool:
        return ends and found[0].group.id == BESIDE

    def rank(found: Sequence[Choice]) -> int:
        more = found[0].group.id.endswith("-more") or (turn and beside(found))
        return 3 if last in found else 2 if more else 0 if beside(found) else 1

    def called(name: str, found: Sequence[Choice]) -> str:
        if beside(found):
            return _heading(name, found, voice)
        return "" if turn and found[0].group.id == TURN else name

    for found in groups.values():
        if all(one.label.id.startswith(COLOR) for one in found):  # of many colours each is found by its name
            found.sort(key=lambda one: voice.tap(one.label.id, one.label.args))
    ranked = sorted(groups.items(), key=lambda one: rank(one[1]))
    return [
        Buttons(
            called(name, found),
            rank(found) in (0, 2),
            [button(one, path, voice, hint) for one in found],
        )
        for name, found in ranked
    ]


def _heading(name: str, found: Sequence[Choice], voice: Words) -> str:
    """The name of a group that is folded beside all others, with what is in it."""
    labels = [voice.tap(one.label.id, one.label.args) for one in found]
    return f"{name}: {', '.join(labels[:FOLDED])}{'…' if len(labels) > FOLDED else ''}"


def button(choice: Choice, path: str, voice: Words, hint: Hints | None = None) -> Button:
    href = said_at(path, choice.say) if choice.say else ""
    label, said = str(choice.label.args.get("sign", choice.label.id)), voice.tap(choice.label.id, choice.label.args)
    if choice.say[:1] == ("fix",):  # a correction is about what lies there, and not about what is done
        sign = label.replace("verb-", "fix-", 1)
        about, icon = "", icon_of(voice.game, sign) if FIX in sign else None
    else:
        about, icon = hint(choice.label) if hint else voice.hint(label), icon_of(voice.game, label)
    look = "" if not about else "verb" if len(about) <= HINTED else "verb told"
    face = _face(said, label, about, icon, bool(href or choice.answer))
    return Button(said, href, choice.answer, label, about, look, face)


@lru_cache(maxsize=2000)
def _face(label: str, sign: str, hint: str, icon: Markup | None, can: bool) -> Markup:
    """What stands on a button from its names on; the same ones are shown again and again."""
    name = Markup('data-name="{}" ').format(label.lower()) if can else Markup()
    about = Markup("<small>{}</small>").format(hint) if can and hint else Markup()
    return name + Markup('data-sign="{}">{}<span>{}</span>{}').format(sign, icon or "", label, about)


def typable(ask: Ask[Any], voice: Words) -> list[str]:
    """What the field for typing completes: the beginnings of an answer, or its words when there are not too many."""
    if isinstance(ask.shape, Reports):
        return [voice.say(report.label.id) for report in ask.shape.reports]
    return voice.completions(Ask(ask.id, ask.seat, ask.shape, ask.args))


def score(sheet: Any, voice: Words) -> dict[str, Any]:
    """The score as it stands; in the midst of a match what only the end compares is told apart."""
    now, between = so_far(sheet), "\u00a0:\u00a0"
    late = {"totals": between.join(map(figure, sheet.totals))}
    return {
        "now": between.join(map(figure, now)),
        "late": voice.say("web-score-late", late) if now != sheet.totals else "",
        "seats": [voice.say(seat) for seat in sheet.seats],
        "lines": [
            (voice.say(line.label.id, line.label.args), [figure(one) for one in line.points]) for line in sheet.lines
        ],
        "totals": [figure(one) for one in sheet.totals],
        "verdict": voice.say(sheet.reason.id, sheet.reason.args) if sheet.final else voice.tap("cli-not-final"),
        "lacks": voice.tap(NOT_TOLD) if sheet.reason.id == NOT_TOLD else "",
        "final": sheet.final,
    }


def challenge(match: Match[Any], sheet: Sheet) -> str:
    """The address at which somebody else begins the same match, to do better; owners' cards travel in a file only."""
    if match.setup.owner_packs:
        return ""
    return settings_at(match, seed=match.seed, beat=sheet.totals[0])


def settings_at(match: Match[Any], **more: object) -> str:
    """The address of the set-up in which everything is chosen as in a match."""
    return f"/new/{match.game.id}?{urlencode({**match.setup.values, **more})}"


def next_level(match: Match[Any], sheet: Sheet | None, voice: Words) -> tuple[str, str] | None:
    """The next level up for somebody who has won, where there is one."""
    levels = next((one.choices for one in match.game.settings if one.id == "level"), ())
    now = match.setup.values.get("level", "")
    if not sheet or not any(one.startswith("human") for one in sheet.winners) or now not in levels[:-1]:
        return None
    higher = levels[levels.index(now) + 1]
    return higher, level_name(higher, voice)


def against(opponent: Name | None, setup: Mapping[str, str], voice: Words) -> str:
    """Who the player is up against: the Automa's faction, in games that have them, and the level."""
    return " · ".join(
        filter(None, (voice.say(opponent) if opponent else "", level_name(setup.get("level", ""), voice)))
    )


# --- history ---


class Answered(NamedTuple):
    """One step of a match: what was asked, unless the step above it in the list says so already; the answer in words;
    what it brought."""

    number: int
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
            brought = [Told(one.kind.value, voice.event(one), "", [], one.id) for one in events if one.kind in HISTORY]
            steps.append(Answered(number, voice.tap(ask.id, ask.args), voice.spoken(ask, text), brought))
    for at, (step, later) in enumerate(pairwise(steps)):
        if step.ask == later.ask:
            steps[at] = step._replace(ask="")
    return {
        **_match(shelved, voice),
        "steps": [step for step in steps[::-1] if step.number <= there],
        "undone": [step for step in steps[::-1] if step.number > there],
        "older": first,
        "newer": min(last + STEPS_SHOWN, end) if last < end else 0,
    }


def moment(shelved: Shelved, number: int, voice: Words) -> dict[str, Any]:
    """The match as it was after so many answers: to look at, not to play."""
    answers = shelved.match.answers
    match = shelved.match.at(number if number > len(answers) else max(number - 1, 0))  # one too many is refused there
    spoken = ""
    if number:
        spoken = voice.spoken(match.ask, answers[number - 1]) if match.ask else ""
        match.answer(answers[number - 1])
    return {
        **_match(shelved, voice),
        "number": number,
        "last": len(answers),
        "answer": spoken,
        **conducted(match, voice),
        **_drawn(match, voice, NOWHERE, whole=True),
        "ask": voice.tap(match.ask.id, match.ask.args) if match.ask else "",
    }


def watched(match: Match[Any], number: int, seed: str, voice: Words) -> dict[str, Any]:
    """A match that the program plays for both sides, after so many answers: to look at."""
    return {
        "game": voice.say("game"),
        "game_id": match.game.id,
        "path": f"/watch/{match.game.id}/{seed}",
        "number": number,
        "over": match.ask is None,
        **conducted(match, voice),
        **_drawn(match, voice, NOWHERE, whole=True),
        "finale": finale(match, voice),
    }


# --- home ---


def home(shelf: Shelf, lang: str, now: datetime) -> dict[str, Any]:
    """Running matches with the moment they have come to, games to start, finished matches with their results."""
    running = shelf.entries("running", most=RUNNING_SHOWN)
    finished = shelf.entries("over", most=FINISHED_SHOWN)
    return {
        "running": [shown(entry, lang, now) for entry in running],
        "finished": [shown(entry, lang, now) for entry in finished],
        "games": [(id, emblem(id), words(lang, id).say("game"), bool(asked_first(game(id)))) for id in GAMES],
        "chart": chart(shelf.results(), lang),
    }


def matches(shelf: Shelf, page: int, lang: str, now: datetime) -> dict[str, Any]:
    """One page of all matches, and what was removed of late."""
    page = max(page, 1)
    entries = shelf.entries("all", (page - 1) * A_PAGE, A_PAGE + 1)
    removed = shelf.entries("removed", most=A_PAGE)
    return {
        "matches": [shown(entry, lang, now) for entry in entries[:A_PAGE]],
        "removed": [shown(entry, lang, now) for entry in removed],
        "page": page,
        "last": len(entries) <= A_PAGE,
    }


def shown(entry: Entry, lang: str, now: datetime) -> dict[str, Any]:
    voice = words(lang, entry.game or None)
    return {
        "id": entry.id,
        "game": voice.say("game") if entry.game else entry.id[:8],
        "emblem": emblem(entry.game) if entry.game else "",
        "level": against(entry.moment.opponent, entry.setup, voice),
        "over": entry.over,
        "stuck": entry.problem is not None,
        "moment": voice.say("web-stuck") if entry.problem else " · ".join(moment_of(entry, voice)),
        "when": when(datetime.fromtimestamp(entry.changed), now, voice),
        "totals": " : ".join(map(figure, entry.totals)),
        "won": won(entry),
    }


def moment_of(entry: Entry, voice: Words) -> Iterator[str]:
    """The round, in games that have them, and the turn."""
    if entry.moment.round is not None:
        yield voice.say("web-round", {"number": entry.moment.round})
    if entry.moment.turn is not None:
        yield voice.say(entry.moment.turn.id, entry.moment.turn.args)


def when(then: datetime, now: datetime, voice: Words) -> str:
    days = (now.date() - then.date()).days
    if days in (0, 1):
        return voice.say(("web-today", "web-yesterday")[days], {"time": f"{then:%H:%M}"})
    return f"{then:%d.%m.%Y}" if voice.lang != "en" else f"{then:%Y-%m-%d}"


def won(entry: Entry) -> bool:
    return any(winner.startswith("human") for winner in entry.winners)


# --- set-up ---


def asked_first(found: Game[Any]) -> Setting | None:
    """The one setting that even somebody is asked for who just wants to play."""
    return next((one for one in found.settings if one.first), None)


def begin(found: Game[Any], shelf: Shelf, voice: Words) -> dict[str, Any]:
    """The question before a match; what was chosen for the last one comes first."""
    one = asked_first(found)
    assert one is not None
    last = next((entry.setup.get(one.id) for entry in shelf.entries(most=A_PAGE) if entry.game == found.id), None)
    return {
        "game": voice.say("game"),
        "game_id": found.id,
        "id": one.id,
        "question": voice.say(f"setting-{one.id}-first"),
        "help": voice.say(f"setting-{one.id}-help"),
        "choices": [
            (choice, voice.say(id))
            for choice in sorted(one.choices, key=lambda choice: choice != last)
            if voice.has(id := f"setting-{one.id}-first-{choice}")
        ],
    }


def setup(found: Game[Any], given: Mapping[str, Any], voice: Words) -> dict[str, Any]:
    """Every option of a game with its words, those on unclear points apart; what was chosen already stays chosen."""
    settings = [setting(one, given, voice) for one in found.settings if one.offered]
    return {
        "game": voice.say("game"),
        "game_id": found.id,
        "advice": voice.say("web-first-game"),
        "seed": given.get("seed", ""),
        "beat": given.get("beat", ""),
        "settings": [one for one in settings if not one["ruling"]],
        "rulings": [one for one in settings if one["ruling"]],
    }


def setting(one: Setting, given: Mapping[str, Any], voice: Words) -> dict[str, Any]:
    parts = [
        {
            "name": f"{one.id}.{at}",
            "label": voice.say(part.label.id, part.label.args),
            "options": [(word, voice.say(label.id, label.args)) for word, label in part.options],
            "value": given.get(f"{one.id}.{at}", ""),
        }
        for at, part in enumerate(one.parts)
    ]
    value = given.get(one.id, one.default)
    typed = given.get(f"{one.id}.own", "")
    if one.check and value not in (*one.choices, OWN):  # a text of the player's own, as a match keeps it
        value, typed = OWN, value
    return {
        "id": one.id,
        "name": voice.say(f"setting-{one.id}"),
        "help": voice.say(f"setting-{one.id}-help"),
        "value": value,
        "choices": [(choice, voice.say(id := f"setting-{one.id}-{choice}"), voice.hint(id)) for choice in one.choices],
        "ruling": one.ruling,
        "own": voice.say(f"setting-{one.id}-own") if one.check else "",
        "typed": typed,
        "parts": parts,
        "picture": own_of(voice.game, one.id, voice) if parts else None,
        "when": [
            (other, " ".join(among), [voice.say(f"setting-{other}-{one}") for one in among])
            for other, among in one.when.items()
        ],
    }


# --- about ---


def about(lang: str) -> dict[str, Any]:
    """What each game says about its own data at the start of a match."""
    data = []
    for id in GAMES:
        voice = words(lang, id)
        events = Match(game(id), seed="about").tale.events
        data.append((voice.say("game"), [voice.event(one) for one in events if one.kind == Kind.CARE]))
    return {"data": data}
