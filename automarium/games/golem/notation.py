"""What a component does, in one short line: `+7r +2v`, `-1red +4v +3r`, `kill / +1r`, `create3`.

The same line stands in the packs and is typed by an owner. A step is a number with a sign and a letter (r resources,
v victory points, g gold, s study track, t golem track, or a student: red, yellow, blue, any), or a deed with its
number (`create3`: with a discount of 3). `*level` multiplies; `/` stands between bonuses to choose from; a minus is a
price; `0` is nothing; `?` at the end means: ask again each time. Steps stand apart by spaces, `&`, or not at all.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from automarium.core.ask import Line, Option
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Say

RESOURCE, VP, GOLD, STUDY, TRACK, ANY = "r", "v", "g", "s", "t", "any"
COUNTED = (RESOURCE, VP, GOLD, STUDY, TRACK, "red", "yellow", "blue", ANY)
PER = ("level", "artifact", "grave", "upgrade", "leftmost")
DISCOUNTED = ("create", "upgrade", "golem-upgrade", "artifacts-upgrade", "study-upgrade", "book", "waived-book")
PLAIN = ("kill", "move", "forward", "activate", "tile", "books", "artifact", "students", "objective", "no-control")
DEEDS = (*DISCOUNTED, *PLAIN)
_SHORT = {"k": "kill", "c": "create", "u": "upgrade", "b": "book", "m": "move", "w": "activate", "o": "objective"}
# what a player without Latin letters at hand types: beginnings of the Russian and Ukrainian words
_CYRILLIC = {
    **{"р": RESOURCE, "о": VP, "по": VP, "з": GOLD, "ш": STUDY, "г": TRACK},
    **{"кра": "red", "чер": "red", "жел": "yellow", "жов": "yellow", "син": "blue", "люб": ANY, "буд": ANY},
    **{"уби": "kill", "вби": "kill", "соз": "create", "ств": "create", "улу": "upgrade", "пол": "upgrade"},
    **{"кни": "book", "ход": "move", "крок": "move", "акт": "activate", "цел": "objective", "ціл": "objective"},
}
_STEP = re.compile(r"([+-]?)(\d+)([^\W\d_]+)(?:\*([^\W\d_]+))?|([^\W\d_]+(?:-[^\W\d_]+)*)(\d*)")
UNKNOWN = "_"  # what nobody has told yet
LONGEST, MOST_STEPS, MOST_SIDES, HIGHEST = 80, 8, 2, 60


class Step(NamedTuple):
    """One step of an effect. `n` is an amount (with its sign), a discount or a count."""

    kind: str
    n: int = 1
    per: str = ""
    free: bool = False  # a track that may go up or down


class Effect(NamedTuple):
    """All that a component gives at one moment: bonuses to choose from (mostly one), each a row of steps."""

    sides: tuple[tuple[Step, ...], ...]
    each_time: bool = False  # what it gives changes: never remembered

    @property
    def empty(self) -> bool:
        return not any(self.sides)

    @property
    def kills(self) -> bool:
        return any(step.kind == "kill" for side in self.sides for step in side)


@lru_cache(4096)
def effect(text: str) -> Effect:
    """An effect out of its line, or a Refusal that shows how one is written."""
    line = text.strip().casefold().replace("ё", "е").replace("−", "-").replace("±", "")
    each_time = line.endswith("?")
    line = line.removesuffix("?").strip()
    if not line or len(line) > LONGEST or line.count("/") >= MOST_SIDES:
        raise Refusal("effect-bad", got=text[:LONGEST])
    return Effect(tuple(_side(side.strip(), text) for side in line.split("/")), each_time)


def is_effect(text: str) -> bool:
    try:
        return bool(effect(text))
    except Refusal:
        return False


def _side(line: str, whole: str) -> tuple[Step, ...]:
    if line in ("0", "-"):
        return ()
    steps: list[Step] = []
    at = 0
    while at < len(line):
        found = _STEP.match(line, at)
        step = _step(found) if found else None
        if found is None or step is None or len(steps) == MOST_STEPS:
            raise Refusal("effect-bad", got=whole[:LONGEST])
        steps.append(step)
        at = found.end()
        while at < len(line) and line[at] in " ,&":
            at += 1
    if not steps:
        raise Refusal("effect-bad", got=whole[:LONGEST])
    return tuple(steps)


def _step(found: re.Match[str]) -> Step | None:
    sign, number, thing, per, deed, count = found.groups()
    if thing is not None:
        kind = _latin(thing, COUNTED)
        if kind is None or (per and per not in PER) or len(number) > 2 or not 1 <= int(number) <= HIGHEST:
            return None
        return Step(kind, -int(number) if sign == "-" else int(number), per or "", not sign and kind == TRACK)
    kind = _latin(_SHORT.get(deed, deed), DEEDS)
    if kind is None or len(count) > 2:
        return None
    return Step(kind, int(count) if count else _plain(kind))


def _plain(deed: str) -> int:
    """The number of a deed that stands without one: no discount, or once."""
    return 0 if deed in DISCOUNTED else 1


def _latin(word: str, kinds: tuple[str, ...]) -> str | None:
    if word in kinds:
        return word
    return next((kind for begin, kind in _CYRILLIC.items() if _begins(word, begin) and kind in kinds), None)


def _begins(word: str, begin: str) -> bool:
    return word == begin if len(begin) < 3 else word.startswith(begin)


@lru_cache(4096)
def line(effect: Effect) -> str:
    """The line of an effect, as short as it can be."""
    return "/".join("".join(_written(side)) or "0" for side in effect.sides) + ("?" if effect.each_time else "")


def _written(side: tuple[Step, ...]) -> list[str]:
    said: list[str] = []
    for step in side:
        if step.kind in COUNTED:
            sign = "" if step.free else "-" if step.n < 0 else "+"
            text = f"{sign}{abs(step.n)}{step.kind}" + (f"*{step.per}" if step.per else "")
        else:
            text = step.kind + (str(step.n) if step.n != _plain(step.kind) else "")
        # two steps run together unless a letter or digit would then grow into the next
        glued = text[0] in "+-" and (not said or not said[-1][-1:].isalpha() or text[1].isdigit())
        said.append(text if not said or glued else f"&{text}")
    return said


def phrase(effect: Effect) -> Say:
    """An effect as it is said: `3 resources, 1 VP`, with `or` between bonuses to choose from."""
    sides = [tuple(_said(step) for step in side) or (Say("effect-nothing"),) for side in effect.sides]
    whole = Say("effect-steps", {"steps": sides[0]})
    for side in sides[1:]:
        whole = Say("effect-or", {"left": whole, "right": Say("effect-steps", {"steps": side})})
    return Say("effect-each-time", {"effect": whole}) if effect.each_time else whole


def _said(step: Step) -> Say:
    if step.kind not in COUNTED:
        return Say(f"deed-{step.kind}" if step.n == _plain(step.kind) else f"deed-{step.kind}-n", {"n": step.n})
    amount = Say("step-pay" if step.n < 0 else "step-free" if step.free else "step-gain", {"n": abs(step.n)})
    said = Say(f"step-{step.kind}", {"n": abs(step.n), "amount": amount})
    return Say("step-per", {"step": said, "per": Say(f"per-{step.per}")}) if step.per else said


# --- the keys by which an effect is put together: how much, of what; or a deed ---

HOW_MUCH, DEED, MORE = Say("keys-effect"), Say("keys-deed"), Say("keys-more")
COMMON = ("create", "upgrade", "book", "kill", "activate", "objective")
_WITH_NUMBER = (*DISCOUNTED, "move", "forward", "activate", "books")  # deeds that are printed with a number
_BEGUN_NUMBER = re.compile(r"[+-]\d{1,2}$")
_BEGUN_DEED = re.compile(r"(?:^|[&/ |])([a-z][a-z-]*)$")


def keys(begun: str, group: Say = HOW_MUCH) -> list[Option]:
    """What can be tapped after the beginning of an effect. A thing without a number before it is one of it."""
    if not begun or begun[-1] in "&/":
        return _first(begun.removesuffix("&"), group, nothing=begun[-1:] != "&")
    if number := _BEGUN_NUMBER.search(begun):
        ten = [
            f"{begun}{digit}" for digit in range(10) if len(number[0]) == 2 and int(number[0]) * 10 + digit <= HIGHEST
        ]
        return [*_things(begun, group), *(Option(one, None, _digit(one[-1]), MORE) for one in ten)]
    if begun[-1] == "?" or begun in ("0", "_"):
        return []
    return [*_onward(begun), *_first(begun, group)]


def _first(head: str, group: Say, *, nothing: bool = False) -> list[Option]:
    """The beginning of a step: a number, one thing, a deed, a price."""
    join = "&" if head and head[-1] != "/" else ""
    return [
        *(Option(f"{head}+{digit}", None, _digit(digit), group) for digit in range(1, 10)),
        *_things(f"{head}+1", group),
        *([Option(f"{head}0", None, Say("effect-nothing"), group)] if nothing else []),
        *(
            Option(f"{head}{join}{deed}", None, Say(f"deed-{deed}", {"n": 1}), DEED if deed in COMMON else MORE)
            for deed in DEEDS
        ),
        *(Option(f"{head}-{digit}", None, Say("step-pay", {"n": digit}), MORE) for digit in range(1, 7)),
    ]


def _things(head: str, group: Say) -> list[Option]:
    return [Option(f"{head}{kind}", None, Say(f"thing-{kind}"), group) for kind in COUNTED]


def _onward(begun: str) -> list[Option]:
    """What changes a whole step: the number of its deed, what it is multiplied by; another bonus to choose from."""
    deed = _BEGUN_DEED.search(begun)
    numbers = range(1, 7) if deed and deed[1] in _WITH_NUMBER else ()
    counted = re.search(r"\+\d+[a-z]+$", begun)
    return [
        *(Option(f"{begun}{digit}", None, _digit(digit), Say("keys-number")) for digit in numbers),
        *([Option(f"{begun}/", None, Say("keys-or"), MORE)] if begun.count("/") < MOST_SIDES - 1 else []),
        *(Option(f"{begun}*{per}", None, Say(f"per-{per}"), MORE) for per in (PER if counted else ())),
        Option(f"{begun}?", None, Say("keys-each-time"), MORE),
    ]


def _digit(number: object) -> Say:
    return Say("number", {"number": str(number)})


def series(begun: str, groups: tuple[Say, ...], between: str = " ", *, gaps: bool = False) -> list[Option]:
    """Several effects one after another. A tap after a whole one begins the next; `also` adds to it instead."""
    *done, now = begun.split(between)
    if len(done) >= len(groups):
        return []
    before = between.join((*done, ""))
    follows = len(done) + 1
    if not _whole(now) or follows == len(groups):
        found = [one._replace(text=before + one.text) for one in keys(now, groups[len(done)])]
        return found + (_gap(before) if gaps and not now else [])
    start = [one._replace(text=begun + between + one.text) for one in keys("", groups[follows])]
    if now in ("0", UNKNOWN) or now[-1] == "?":
        return start + (_gap(begun + between) if gaps else [])
    also = Option(f"{begun}&", None, Say("keys-also"), MORE)
    return [
        *start,
        *(_gap(begun + between) if gaps else []),
        also,
        *(one._replace(text=before + one.text) for one in _onward(now)),
    ]


def _gap(before: str) -> list[Option]:
    return [Option(before + UNKNOWN, None, Say("keys-unknown"), MORE)]


def _whole(text: str) -> bool:
    return text == UNKNOWN or (is_effect(text) and text[-1] not in "&/")


class EffectLine(Line):
    """The shape of an answer that is an effect."""

    def taps(self, begun: str) -> list[Option]:
        return keys(begun.replace(" ", ""))

    def parse(self, text: str) -> Effect:
        return effect(text)

    def write(self, value: Effect) -> str:
        return line(value)

    def sample(self, stream: Stream) -> Effect:
        return effect(stream.pick(("+1r", "+2v", "+1r+1v", "+1g", "+1any", "0", "+3r?", "+2r/+1v", "kill/+1r", "+1s")))


EFFECT = EffectLine()
