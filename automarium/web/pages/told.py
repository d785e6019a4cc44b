"""What is told, as the page shows it: cues with their reasons, what was taken back, the rules."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice, pairwise, takewhile, zip_longest
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Doubt, Reports, Said
from automarium.core.errors import Refusal
from automarium.core.match import Match, fits
from automarium.core.tale import ECHO, Event, Kind
from automarium.cues import MOST_NOTES, Cue, Row, back, completing, deeds, earlier, ordered, row, standing
from automarium.rules import Rule, rules_of
from automarium.shelf import ROUND
from automarium.taps import points_told, tells_points
from automarium.web.boards import (
    Scene,
    news,
    scenes,
    spots,
)
from automarium.words import Words
from automarium.words.cued import cued, inside, made_of, reason, spent_on, taken_back, unmoved

LISTED = 6  # candidates: more of them are listed when that is asked for
LONG = 90  # letters: a sentence that is longer is shown in two parts
MOST_BACK = 12  # undos in a row that are told
LINE = 5  # answers that are told one by one when they are taken back together
NOTHING_FIXED = "fixed-nothing"  # of a correction: it was so before
SET_UP = "head-setup"  # what stands under it only lays the table out
BARE = 8  # letters: an answer that is no longer is told with its question


class Told(NamedTuple):
    """One event as the page shows it."""

    kind: str
    text: str
    rule: str
    why: list[RungShown]
    id: str  # of its message, for a game that shows some of them in its own way
    beside: bool = False  # it stands beside the reason, too, unless there is no room for it


class RungShown(NamedTuple):
    """One rung of a ladder as the page shows it: how many were left, how many fell out, after what, who, by which
    rule."""

    number: int
    fell: str
    criterion: str
    left: str
    rule: str
    decided: bool
    sentence: str
    at: str  # the places on the picture of those that were left
    unfolds: str  # what lists them, where they are many


class CueShown(NamedTuple):
    """One cue as the page shows it: what it is to the reader, under which headings it stands, its sentences in large
    type, what goes with them, what decided in a line, everything that it tells with all reasons, and its picture."""

    kind: str
    where: list[str]
    lines: list[str]
    notes: list[str]
    reason: str
    details: list[Told]
    scene: Scene
    by_hand: bool = False  # there is something to be done
    always: bool = False  # it is the same in every match
    parts: Sequence[str] = ()  # of sums that are too long for a line


def conducted(match: Match[Any], voice: Words, *, watched: bool = False) -> dict[str, Any]:
    """What the last answer brought, one thing at a time, after what had been told of the same turn before it, and what
    it came to itself, which whoever watches is told first. What the program has done itself is only to be known."""
    told = row(match, watched=watched)
    doubted = match.ask is not None and isinstance(match.ask.shape, Doubt)  # it is asked about: it is not done
    says_so = told.moment and not (watched and _adds(told.cues[0]))
    said = _last_said(match, voice) if match.answered and not (doubted or says_so) else ""
    if told.retold or any(one.id == NOTHING_FIXED for one in told.echo):
        said = ""  # it says so itself, or that something was corrected
    past = () if watched else earlier(match)
    drawn = scenes(match, (*past, *told.cues), voice)
    shown = [
        cue(one, scene, voice, goes_with(one, match.tale.events, voice))
        for one, scene in zip((*past, *told.cues), drawn, strict=True)
    ]
    told_here = told.outcome if voice.screen else [one for one in told.outcome if one.kind != Kind.ORDER] or told.echo
    whole = voice.screen and match.answered is not None and isinstance(match.answered.shape, Reports)
    heard = [  # with a box, orders that were carried out already are left out
        *_said_before(match, voice, points=True),  # first: where a phone cuts what follows, points are still in sight
        *_said_before(match, voice),
        *_completed(match, voice),
        *filter(None, [said if whole or not told_here else first_part(said, told_here, voice)]),
        *map(voice.done, told_here),
    ]
    at = len(past) + (_laid_out(told.cues) if watched else 0)
    return {
        "echo": list(dict.fromkeys(heard)),  # a correction says the same as its answer
        "came": _came(match, voice),
        "ended": match.answered is not None and (ends(match.answered, match.answers[-1]) or _passed(match, told)),
        "on_screen": voice.screen,
        "past": shown[:at],
        "cues": shown[at:],
        "news": news(match, voice) if told.cues else "",
        "where": headings(told.heads or _still_under(match), voice),
        "unchecked": [voice.event(one) for one in told.data],
    }


def _adds(first: Cue) -> bool:
    """Whether what an answer came to does not say what was answered."""
    return not any(one.id.startswith(ECHO) for one in first.events)


def _laid_out(cues: Sequence[Cue]) -> int:
    """How many cues lay the table out: whoever watches begins after them."""
    return len(list(takewhile(lambda one: any(head.id == SET_UP for head in one.heads), cues)))


def _came(match: Match[Any], voice: Words) -> list[str]:
    """What an answer has led to, when all of it has been told: that matters more than what was answered."""
    told = match.tale.events[match.fresh :]
    return [voice.say(f"came-{one.id}", one.args) for one in told if voice.has(f"came-{one.id}")]


def _passed(match: Match[Any], told: Row) -> bool:
    """Whether the turn of the last answer has gone by, with cues that began with what was answered; on the screen that
    answer is of interest until the round is over."""
    heads = [one.id for one in match.tale.events[match.fresh :] if one.kind == Kind.HEAD]
    over = ROUND in heads if match.game.on_screen(match.setup) else bool(heads)
    return over and bool(told.cues)


def headings(heads: Sequence[Event], voice: Words) -> list[str]:
    """Headings in words, of turns of one side in a row the last; a turn that stands alone with its round, in games
    that tell it."""
    heads = [one for one, after in zip_longest(heads, heads[1:]) if not after or after.id != one.id]
    told = [voice.event(one) for one in heads]
    if len(heads) == 1 and "round" in heads[0].args:
        return [voice.say("finale-round", {"number": heads[0].args["round"], "turn": told[0]})]
    return told


def _still_under(match: Match[Any]) -> tuple[Event, ...]:
    """The heading under which a turn goes on, or something was corrected, or points were told: it still holds."""
    if match.ask is not None and isinstance(match.ask.shape, Reports):
        return standing(match)
    sure = match.answered is not None and isinstance(match.answered.shape, Doubt)  # that a correction was meant
    said = match.answers[-2 if sure else -1 :] if match.answered is not None else []
    holds = any(text.startswith("fix ") or tells_points(match.game.id, text) for text in said)
    return standing(match) if holds else ()


def _said_before(match: Match[Any], voice: Words, *, points: bool = False) -> Iterator[str]:
    """What was answered to the same question in the same line, before the last answer, and of which nothing is told;
    points apart: they come of what was done."""
    for step, later in pairwise(match.steps[-match.line :]):
        if not match.answered or step.ask.id != match.answered.id or step.tale != later.tale:
            continue
        if tells_points(match.game.id, step.answer) == points:
            told = points_told(match, step.answer)
            yield voice.say(*told) if told else voice.spoken(match.answered, step.answer)


def _completed(match: Match[Any], voice: Words) -> list[str]:
    """The answers that the last one only completes: the marble that was taken, whether or not it brought a book."""
    found: list[str] = []
    before = match
    while before.answered and before.answered.id in completing(match) and not before.answers[-1].startswith("fix "):
        before = match.at(len(before.answers) - 1)
        if before.answered:
            found.insert(0, answered(before.answered, before.answers[-1], voice))
    return found


def _last_said(match: Match[Any], voice: Words) -> str:
    """What was answered last; of points how many they were, and what for."""
    assert match.answered is not None
    told = points_told(match, match.answers[-1])
    return voice.say(*told) if told else answered(match.answered, match.answers[-1], voice)


def first_part(said: str, told: Sequence[Event], voice: Words) -> str:
    """Of an answer in several sentences the first, in short, where what was told is only what came of the others."""
    first, rest = first_sentence(re.sub(r" \([^)]*\)", "", said))
    repeated = voice.screen or all(one.id.startswith(ECHO) for one in told)
    return first if rest and not repeated else ""


def answered(ask: Ask[Any], text: str, voice: Words) -> str:
    """An answer in words; one that says nothing by itself, such as a number, with its question."""
    said = voice.spoken(ask, text)
    return said if len(said) > BARE or said.endswith(".") else f"{voice.tap(ask.id, ask.args)} {said}"


class Back(NamedTuple):
    """What one undo took back: its answers in words, and what puts them back on the table, what came last first."""

    said: str
    orders: list[str]
    own: list[str]  # and what the human had done


def undone(match: Match[Any], voice: Words, passed: Sequence[int | None] = ()) -> dict[str, Any] | None:
    """All that has been taken back since something new was answered, with what puts back what the player had been told
    to do, in the order of the hands: the last thing first. What only the last undo adds is told; what those before it
    had told may have been put back since. Where that is nothing but what the human did, it has been named already.
    `passed` says of the undos, the last at the end, how many cues had been passed that were told one by one."""
    if not match.back or match.put_back or match.ask is None:
        return None
    newest_first = [*_taken_back(match, voice, passed)]
    if not newest_first:
        return None
    last, *others = newest_first
    if voice.screen:  # there the program has put it back
        last, others = Back(last.said, [], []), []
    orders = [*last.orders, *last.own] if last.orders else []
    parts = [(one.said, [*one.orders, *one.own]) for one in reversed(others)]
    return {
        "said": last.said,
        "own": voice.say("web-undone-own") if last.own and not orders else "",
        "number": voice.say("web-undone-orders", {"number": len(orders)}),
        "orders": orders,
        "told": voice.say("web-undone-told", {"number": sum(len(some) for _, some in parts)}),
        "parts": [one for one in parts if one[1]],
    }


def _taken_back(match: Match[Any], voice: Words, passed: Sequence[int | None]) -> Iterator[Back]:
    """The undos, the newest first, as far as they can be redone."""
    again = match.copy()
    for far in islice((*reversed(passed), *[None] * len(match.back)), min(len(match.back), MOST_BACK)):
        ask, gone, before = again.ask, again.back[-1], len(again.answers)
        try:
            again.redo()
        except Refusal:
            return
        assert ask is not None
        yield _back(again, ask, gone, before, voice, far)


def _back(again: Match[Any], ask: Ask[Any], gone: Sequence[str], before: int, voice: Words, passed: int | None) -> Back:
    """One undo, of a match in which it has just been redone. Of cues that were told one by one, those that had been
    passed, and the one that was being shown: it may have been done."""
    echo, told = row(again)[:2]
    heard = [*echo, *(one for cue in told[:passed] for one in cue.events)]
    done = again.tale.events[again.fresh :] if passed is None else heard
    shown = [one for cue in told[passed : passed + 1] for one in cue.events] if passed else []
    orders = [taken_back(one, voice) for one in back(again, done)]
    maybe = [voice.say("web-undone-maybe", {"order": inside(taken_back(one, voice))}) for one in back(again, shown)]
    own = [voice.say("back-own", {"answer": one.removesuffix(".")}) for one in _deeds(again, ask, gone, before, voice)]
    said = " ".join(answered(each, text, voice) for each, text in _line(again, ask, gone, before))
    return Back(_said_back(said, len(gone) - 1, voice), [*maybe, *orders], own[::-1])


def _line(again: Match[Any], ask: Ask[Any], gone: Sequence[str], before: int) -> list[tuple[Ask[Any], str]]:
    """Of what was given at one go, and has just been redone, the answers to this question, each with what it was about;
    of a long way only the first."""
    steps = again.steps[before:][: 1 if len(gone) > LINE else LINE]
    about = ((replace(ask, args=one.ask.args) if one.ask.id == ask.id else ask, one.answer) for one in steps)
    return [(each, text) for each, text in about if fits(ask, text)]


def _deeds(again: Match[Any], ask: Ask[Any], gone: Sequence[str], before: int, voice: Words) -> list[str]:
    """What the human did with answers that have just been redone and that no order tells, in their order; what was
    answered to one question in one sentence."""
    if len(gone) > LINE:
        since = islice(again.again(), before, None)
        return [
            answered(ask, text, voice)
            for ask, text, events in since
            if is_deed(again, ask, text) and not ordered(again, text, events)
        ]
    line, fresh = _line(again, ask, gone, before), again.tale.events[again.fresh :]
    done = any(is_deed(again, each, text) and not ordered(again, text, fresh) for each, text in line)
    return [" ".join(answered(each, text, voice) for each, text in line)] if done else []


def redone(match: Match[Any], voice: Words) -> dict[str, Any] | None:
    """What was put back, one line after the other: what the human had done, and been told to do, is done once more."""
    if not match.put_back or voice.screen:
        return None
    lines = match.given[-min(match.put_back, MOST_BACK) :]
    again = match.at(len(match.answers) - sum(map(len, lines)))
    again.back = lines[::-1]
    orders: list[str] = []
    for line in lines:
        ask, before = again.ask, len(again.answers)
        assert ask is not None
        again.redo()
        orders += [
            voice.say("again-own", {"answer": one.removesuffix(".")}) for one in _deeds(again, ask, line, before, voice)
        ]
        orders += [order for cue in row(again).cues if cue.by_hand for order in cued(_orders(cue), voice)]
    if not orders:
        return None
    return {"number": voice.say("web-redone-orders", {"number": len(orders)}), "orders": orders}


def _orders(cue: Cue) -> Cue:
    """A cue without what it only tells: that is nothing to be done."""
    return cue._replace(loud=(), events=tuple(one for one in cue.events if one not in cue.loud))


def _said_back(said: str, more: int, voice: Words) -> str:
    """What is no more; of a long way back the first answer, and how many came after it."""
    answer, fixed = said.removesuffix("."), voice.say("web-fixed")
    if more >= LINE:
        return voice.say("web-undone-many", {"answer": answer, "number": more})
    if answer.startswith(fixed):
        return voice.say("web-undone-fix", {"answer": answer.removeprefix(fixed)})
    return voice.say("web-undone", {"answer": answer})


def ends(ask: Ask[Any], answer: str) -> bool:
    """Whether an answer says that there was nothing more to tell: in the next turn nobody needs to read that."""
    verbs = [one.verb for one in ask.shape.reports if one.last] if isinstance(ask.shape, Reports) else []
    return answer in verbs


def is_deed(match: Match[Any], ask: Ask[Any], answer: str) -> bool:
    """Whether the human did something on the table with this answer; the end of a turn, say, moves nothing."""
    value = ask.parse(answer)
    return bool(value.args) if isinstance(value, Said) else ask.id in deeds(match)


def goes_with(one: Cue, told: Sequence[Event], voice: Words) -> str:
    """What goes with a cue: with what it is about, or, where one message stands for all of it, with anything there."""
    found = (first_aside(each, told, voice) for each in (one.events if one.about else [one.main]))
    return next(filter(None, found), "")


def first_aside(one: Event, told: Sequence[Event], voice: Words) -> str:
    """What goes with an event, the first time that it does in a match."""
    said = voice.aside(one)
    before = takewhile(lambda each: each is not one, told) if said else ()
    return said if not any(each.id == one.id and voice.aside(each) for each in before) else ""


def cue(one: Cue, scene: Scene, voice: Words, aside: str = "") -> CueShown:
    what = one.events if one.changes else sorted(one.events, key=partial(_rank, one))
    before = [one.source] if one.source and one.source not in one.events else []
    details = [event(each, voice) for each in (*before, *what) if each not in one.pictured]
    # a note is about a part of the way only, unless the reason says what each part of it was for
    several = any(len(change.orders) > 1 for change in one.changes) and not spent_on(one, voice)
    known = [
        each
        for each in (one.events if several else one.notes)
        if (several or each.kind == Kind.NOTE) and (each in one.staying or each not in (*one.leading, *one.loud))
    ]
    notes = [*map(voice.event, known)]
    lines = list(cued(one, voice))
    first, rest = short(lines[0]) if len(lines) == 1 else (lines[0], "")
    if one.about or len(notes) + bool(aside) + 2 * len(lines) > MOST_NOTES + 1:
        notes = [voice.event(each) for each in known if each in one.staying]  # so many others are among the details
    still = unmoved(one, voice)
    said = reason(one, voice, notes)
    parts = made_of(one, voice, said)
    said = reason(one, voice, notes, summed=not parts)
    source = [voice.event(each) for each in before]
    done = [voice.event(each) for each in one.steps if isinstance(each, Event)]  # what is done twice is told once
    unsaid = _unsaid(details, [*lines, *done, *source], notes)
    return CueShown(
        one.main.kind.value,
        headings(one.heads, voice),
        [first, *lines[1:]],
        [*filter(None, [rest, aside] if first.endswith(":") else [aside, rest]), *notes, *still],
        said,
        unsaid if scene.ground or not all(each.beside for each in unsaid) else [],
        scene,
        one.by_hand,
        one.always,
        parts,
    )


def _rank(one: Cue, event: Event) -> int:
    """The choice of a cue before those that led to it, and before that what brought all of them, such as a card."""
    return 0 if event in one.leading and event.why is None else 1 if event is one.main else 2


def _unsaid(details: Sequence[Told], lines: Collection[str], notes: Collection[str]) -> list[Told]:
    """What a reason has to add to its cue: the ladders, each under what it is about where there are several, and what
    does not stand there in large type; notes may have no room there. What only brought it is the reason itself."""
    left = [each for each in details if each.why or each.text not in lines]
    left = [each._replace(beside=not each.why and each.text in notes) for each in left]
    if sum(not each.beside for each in left) > 1:
        return left
    return [each._replace(text="") if each.why and each.text in lines else each for each in left]


def short(line: str) -> tuple[str, str]:
    """Of a long sentence what is to be done, and the rest."""
    first, _ = first_sentence(line)
    before, _, after = first.partition(": ")
    end = len(before) + 1 if after else len(first)
    return (line[:end], line[end + 1 :]) if len(line) > LONG else (line, "")


def first_sentence(text: str) -> tuple[str, str]:
    """The first sentence, and the rest; where nothing begins anew, a full stop is that of an abbreviation."""
    ends = (stop.start() + 1 for stop in re.finditer(r"\. ", text) if text[stop.end() :].lstrip("«“„(")[:1].isupper())
    end = next(ends, len(text))
    return text[:end], text[end + 1 :]


def event(one: Event, voice: Words) -> Told:
    rungs: list[RungShown] = []
    if one.why is not None and len(one.why.candidates) > 1:
        left = [one.why.candidates, *(rung.left for rung in one.why.rungs)]
        rungs = [
            rung(one.why.about, before, who, row, voice)
            for before, who, row in zip([None, *left], left, voice.ladder(one.why), strict=False)
        ]
    return Told(one.kind.value, voice.event(one), one.why.rule if one.why else "", rungs, one.id)


def rung(
    about: str,
    before: Collection[Any] | None,
    who: Collection[Any],
    row: tuple[str, str, str, bool],
    voice: Words,
) -> RungShown:
    """Where nobody fell out, those that were left stand in the rung above; the first has none before it."""
    criterion, left, rule, decided = row
    if before is not None and len(who) > len(before):  # here another choice begins
        before = None
    fell, at = -1 if before is None else len(before) - len(who), " ".join(spots(voice.game, about, who))
    told = [] if before is None else [voice.say("web-fell-out", {"number": fell})]
    listed = "" if not fell else left if who else f"{left[:1].upper()}{left[1:]}."  # that none is left is a sentence
    unfolds = voice.say("web-all-left", {"number": len(who)}) if len(who) > LISTED and len(listed) > LONG else ""
    if fell > 0 and who and not unfolds:  # those who fell out are not listed
        told.append(voice.say("web-were-left"))
    return RungShown(len(who), " ".join(told), criterion, listed, rule, decided, sentence(rule, voice), at, unfolds)


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
