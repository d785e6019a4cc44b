"""Taps: what somebody can tap next, on buttons or on the board, to put an answer together. No rule is here.

Shapes say what an answer may be; most of them can be tapped as they are. A game that knows better has a file here, with
any of these:

- `offered(table, reports)`: the same reports, with only what makes sense now offered in them (`offer`);
- `named(table, ask)`: the shape of a question, with its options called by what they mean now;
- `report_taps(table, reports, words)` and `fix_taps(table, reports, words)`: what is likely after these words;
- `asked_now(table, ask, words)`: what a question of several parts has come to after these words;
- `facts(table, ask)`: of a question whether all this is right, what that is, piece by piece (`Fact`);
- `believed(table, ask)`: of a question for a number, what it is as far as is known;
- `contradicts(ask, text)`: of a whole answer what is asked once, since it is not what the rules lead one to expect;
- `brought(table, reports, text)`: of a whole report the taps that give it together with what came of it, under the
  question that they answer if they have one;
- `TOLD`: verbs that only say how many points there are;
- `GROUPS`: its verbs by what they are to a turn (`TURN`, `BESIDE`); all others stand under "more";
- `STEADY`: groups whose verbs keep their places, grey while there is nothing to offer for them;
- `DRAWN`: questions whose picture has every place that can be the answer: it is to be tapped there
  (`drawn-ask-…`), and only that it was none of them has a button;
- `STEPWISE`: questions that lead from step to step: what was told last is not what comes next;
- `GROUPS_AT`: other groups by the id of the question that has them;
- for a word or a line in a notation of its own, what comes next in it, signed in at `next_taps` by its class, or the
  fields of which it is made, at `labelled`; and when it would tell nothing, at `says_nothing`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial, singledispatch
from importlib import import_module
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Field, Form, Number, Option, Pick, Place, Reports
from automarium.core.deck import CardPick
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Say

Words = tuple[str, ...]

TURN, BESIDE, MORE = "group-turn", "group-beside", "group-more"  # messages: what a verb is to a turn


class Tap(NamedTuple):
    """Something to tap: all the words so far with it, how it is called, the heading under which it stands with others,
    and whether these words are a whole answer, or one that is given at once although more could be said. One that is
    used up keeps its place, so that the others keep theirs. One that leads on, or says that nothing follows, stands
    where answers are given; of what came of an action the likeliest is bright."""

    text: str
    label: Say
    group: Say = Say("")
    whole: bool = True
    gone: bool = False
    at_once: bool = False
    onward: bool = False
    bright: bool = False
    rank: int | None = None  # by which it stands among others, before its name


class Taps(NamedTuple):
    """What is asked for now, what is likely to be tapped, and whether it can also be left as it stands. Anything else
    that the notation allows can still be typed."""

    heading: Say | None
    taps: tuple[Tap, ...]
    enough: bool = True
    sure: str = ""  # the answer, where what was tapped can mean nothing else
    fields: tuple[Field, ...] = ()  # what is left to say, side by side; the default of each is what it is now
    said: Words = ()  # what has been tapped, where the shapes do not know the last of it
    only: bool = False  # these are all that there can be: one alone is not asked for
    back: Words | None = None  # what a step back leads to, where that is not all but the last word
    about: Say | None = None  # of a thing about which nothing is asked, how it is called


class Fact(NamedTuple):
    """What the program believes and asks about: its name, its value, and the words that begin its correction."""

    label: Say
    value: int
    fix: str


@singledispatch
def next_taps(shape: object, begun: str) -> Iterable[Tap]:
    """What can come next in a word (of a Line: in the line) that takes several taps: `F3`, then `F3-F4`."""
    raise TypeError(f"{type(shape).__name__} takes no taps after {begun!r}")


@next_taps.register
def _card(shape: CardPick, begun: str) -> Iterable[Tap]:  # type: ignore[type-arg]
    """A card of the list, or sign after sign one that is not in it."""
    if not begun:
        yield from (Tap(option.text, option.label) for option in shape.options)
    for sign in shape.signs.following(begun):
        yield Tap(f"{begun} {sign.text}".strip(), sign.label, Say("" if begun else "tap-new-card-more"), whole=False)


def taps_left(shape: object, begun: str) -> list[Tap]:
    """What of these can be tapped."""
    return [one for one in next_taps(shape, begun) if not one.gone]


@singledispatch
def says_nothing(_shape: object, _value: Any) -> bool:
    """Whether an answer, although it can be given, would tell nothing: it is not offered."""
    return False


def takes_several(shape: object) -> bool:
    """Whether a word of this shape is put together by several taps."""
    return next_taps.dispatch(type(shape)) is not next_taps.dispatch(object)


@singledispatch
def labelled(_: object) -> tuple[Field, ...]:
    """The fields of an answer that are filled in side by side, each under its name, where it is made of such."""
    return ()


@labelled.register
def _form(shape: Form) -> tuple[Field, ...]:
    plain = all(isinstance(one.shape, (Number, Pick)) and not one.optional for one in shape.fields)
    return shape.fields if plain and len(shape.fields) > 1 else ()


# --- what makes sense now ---


class Offered(Pick[Any]):
    """Any of the options can be typed; those are offered that make sense now."""

    def __init__(self, all: Pick[Any], now: tuple[Option, ...]) -> None:
        self.all, self.now = all, now

    @property
    def options(self) -> tuple[Option, ...]:  # type: ignore[override]
        return self.all.options

    def parse(self, text: str) -> Any:
        return self.all.parse(text)

    def write(self, value: Any) -> str:
        return self.all.write(value)

    def sample(self, stream: Stream) -> Any:
        return self.all.sample(stream)


class OfferedPlace(Offered, Place[Any]):
    """Places that make sense now."""


def offer(all: Pick[Any], now: Callable[[Any], object]) -> Offered:
    """A pick of which only those options are offered whose value makes sense now."""
    found = tuple([option for option in all.options if now(option.value)])
    return OfferedPlace(all, found) if isinstance(all, Place) else Offered(all, found)


def offered(pick: Pick[Any]) -> tuple[Option, ...]:
    """What of a pick is shown to be tapped."""
    return pick.now if isinstance(pick, Offered) else pick.options


# --- the hand ---


def _nothing(_: Words) -> Taps | None:
    return None


def _no_part(_: Words) -> Say | None:
    return None


def _alone(_: str) -> tuple[Tap, ...]:
    return ()


class Hand(NamedTuple):
    """Whoever answers by taps: the question, with what makes sense now offered in it, and what is likely in reports and
    in corrections after some words; what it is asked to confirm, or the number that is believed to be right; and with
    what a whole report can be given."""

    ask: Ask[Any]
    report_taps: Callable[[Words], Taps | None] = _nothing
    fix_taps: Callable[[Words], Taps | None] = _nothing
    groups: Mapping[str, str] = {}
    facts: tuple[Fact, ...] = ()
    believed: int | None = None
    steady: Collection[str] = ()
    brought: Callable[[str], tuple[Tap, ...]] = _alone
    drawn: bool = False  # the places are tapped on the picture of the question
    stepwise: bool = False  # what was told last is not told again
    now: Callable[[Words], Say | None] = _no_part


def tells_points(game_id: str, text: str) -> bool:
    verbs: Collection[str] = getattr(import_module(f"{__name__}.{game_id}"), "TOLD", ())
    return text.split(" ")[0] in verbs


def points_told(match: Match[Any], text: str) -> Say | None:
    """How many points this answer told, and what for, for games that know (`points(table)`)."""
    find = getattr(import_module(f"{__name__}.{match.game.id}"), "points", None)
    told: Say | None = find(match.state) if find and tells_points(match.game.id, text) else None
    return told


def contradicts(match: Match[Any], text: str) -> Say | None:
    """What is asked once about an answer, for games that know (`contradicts(ask, text)`)."""
    find = getattr(import_module(f"{__name__}.{match.game.id}"), "contradicts", None)
    doubt: Say | None = find(match.ask, text) if find and text else None
    return doubt


def only_told(match: Match[Any], text: str, later: str) -> bool:
    """Whether an answer says how many points there are, and no tap offers them for what is reported after it."""
    if not tells_points(match.game.id, text):
        return False
    asked = hand(match)
    first = asked.report_taps(())
    taps = (*(first.taps if first else ()), *asked.brought(later))
    known = (one.text for one in taps if not one.group.id.endswith("-more"))
    return not any(text in one.split("; ") for one in known)


def hand(match: Match[Any]) -> Hand:
    """The hand of whoever is asked now."""
    assert match.ask is not None
    ask, table = match.ask, match.state
    game = import_module(f"{__name__}.{match.game.id}")
    if isinstance(ask.shape, Reports) and hasattr(game, "offered"):
        ask = replace(ask, shape=game.offered(table, ask.shape))
    if hasattr(game, "named"):
        ask = replace(ask, shape=game.named(table, ask))
    groups: Mapping[str, str] = getattr(game, "GROUPS_AT", {}).get(ask.id) or getattr(game, "GROUPS", {})
    facts = game.facts(table, ask) if hasattr(game, "facts") else ()
    believed = game.believed(table, ask) if hasattr(game, "believed") else None
    drawn = ask.id in getattr(game, "DRAWN", ())
    is_turn = isinstance(ask.shape, Reports)
    if not hasattr(game, "report_taps"):
        return Hand(ask, groups=groups, facts=facts, believed=believed, drawn=drawn)
    return Hand(
        ask,
        lambda words: game.report_taps(table, ask.shape, words) if is_turn else None,
        lambda words: game.fix_taps(table, ask.fixes, words) if hasattr(game, "fix_taps") else None,
        groups,
        facts,
        believed,
        getattr(game, "STEADY", ()),
        partial(game.brought, table, match.ask.shape) if is_turn and hasattr(game, "brought") else _alone,
        drawn,
        ask.id in getattr(game, "STEPWISE", ()),
        partial(game.asked_now, table, ask) if hasattr(game, "asked_now") else _no_part,
    )
