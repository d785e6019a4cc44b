"""What a component does, in one short line: `+7r +2v`, `-1red +4v +3r`, `kill / +1r`, `create3`.

The same line stands in the packs and is typed by an owner. A step is a number with a sign and a letter (r resources,
v victory points, g gold, s study track, t golem track, or a student: red, yellow, blue, any), or a deed with its
number (`create3`: with a discount of 3). `*level` multiplies; `/` stands between bonuses to choose from; a minus is a
price; `0` is nothing; `?` at the end means: ask again each time. Steps stand apart by spaces, `&`, or not at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import takewhile

from automarium.core.ask import Line
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.golem.called import InWords
from automarium.games.golem.names import DISTRICTS, LAST_TILE

RESOURCE, VP, GOLD, STUDY, TRACK, ANY = "r", "v", "g", "s", "t", "any"
EITHER_WAY = "either-way"  # the deed of a step on the golem track that may go up or down
COUNTED = (RESOURCE, VP, GOLD, STUDY, TRACK, "red", "yellow", "blue", ANY)
PER = ("level", "artifact", "grave", "upgrade", "leftmost")
DISCOUNTED = ("create", "upgrade", "golem-upgrade", "artifacts-upgrade", "study-upgrade", "book", "waived-book")
PLAIN = ("kill", "move", "forward", "activate", "tile", "books", "artifact", "students", "objective", "no-control")
DEEDS = (*DISCOUNTED, *PLAIN)
# what a development changes for good: no steps of the character, a new golem acts, control for at most so much, one
# more golem at Work, doubled graves, doubled immediate bonus of a book, doubled artifact in phase 6
NO_STEPS, ACTS, CONTROL_FOR, ONE_MORE = "no-steps", "acts", "control", "one-more"
DOUBLE_GRAVES, DOUBLE_BOOK, DOUBLE_ARTIFACT = "double-graves", "double-book", "double-artifact"
POWERS = (NO_STEPS, ACTS, CONTROL_FOR, ONE_MORE, DOUBLE_GRAVES, DOUBLE_BOOK, DOUBLE_ARTIFACT)
_SHORT = {"k": "kill", "c": "create", "u": "upgrade", "b": "book", "m": "move", "w": "activate", "o": "objective"}
# what a player without Latin letters at hand types: beginnings of the Russian and Ukrainian words
_CYRILLIC = {
    **{"р": RESOURCE, "о": VP, "по": VP, "з": GOLD, "ш": STUDY, "г": TRACK},
    **{"кра": "red", "чер": "red", "жел": "yellow", "жов": "yellow", "син": "blue", "люб": ANY, "буд": ANY},
    **{"уби": "kill", "вби": "kill", "соз": "create", "ств": "create", "улу": "upgrade", "пол": "upgrade"},
    **{"кни": "book", "ход": "move", "крок": "move", "акт": "activate", "цел": "objective", "ціл": "objective"},
}
_STEP = re.compile(r"([+-]?)(\d+)([^\W\d_]+(?:-[^\W\d_]+)*)(?:\*([^\W\d_]+))?|([^\W\d_]+(?:-[^\W\d_]+)*)(\d*)")
TAKING = ("kill", "book", "waived-book")  # deeds that take what a human may have taken
UNKNOWN = "_"  # what nobody has told yet
LONGEST, MOST_STEPS, MOST_SIDES, HIGHEST = 80, 8, 2, 60


@dataclass(frozen=True, slots=True)  # which is read faster than a named tuple
class Step:
    """One step of an effect. `n` is an amount (with its sign), a discount or a count."""

    kind: str
    n: int = 1
    per: str = ""
    free: bool = False  # a track that may go up or down


@dataclass(frozen=True)
class Effect:
    """All that a component gives at one moment: bonuses to choose from (mostly one), each a row of steps. What follows
    from that is asked for again and again, and worked out once."""

    sides: tuple[tuple[Step, ...], ...]
    each_time: bool = False  # what it gives changes: never remembered
    # asked for whenever it is carried out, and so read as plain parts
    empty: bool = field(init=False, repr=False, compare=False)
    priced: bool = field(init=False, repr=False, compare=False)  # whether some of it is a price

    def __post_init__(self) -> None:
        object.__setattr__(self, "empty", not any(self.sides))
        object.__setattr__(self, "priced", any(step.n < 0 for side in self.sides for step in side))

    @cached_property
    def killing(self) -> tuple[bool, ...]:
        """Which of its bonuses kill."""
        return tuple(any(step.kind == "kill" for step in side) for side in self.sides)

    @cached_property
    def kills(self) -> bool:
        return any(self.killing)

    @cached_property
    def plain(self) -> bool:
        """Whether it is nothing but resources and VP to be had."""
        first = self.sides[0]
        return len(self.sides) == 1 and all(one.kind in (RESOURCE, VP) and one.n > 0 and not one.per for one in first)

    @cached_property
    def gains(self) -> tuple[int, int]:
        """The resources and the VP of a plain one."""
        steps = self.sides[0]
        return sum(one.n for one in steps if one.kind == RESOURCE), sum(one.n for one in steps if one.kind == VP)

    @cached_property
    def takes(self) -> bool:
        """Whether it may take a grave or a book."""
        return any(step.kind in TAKING for side in self.sides for step in side)

    @cached_property
    def walks(self) -> tuple[tuple[Name, int], ...]:
        """The students that it may move, each with as many steps as can lead to a menorah token."""
        steps = [step for side in self.sides for step in side]
        ways = [(one, step) for step in steps for one in DISTRICTS if step.kind in (ANY, one)]
        return tuple((one, LAST_TILE if step.per else step.n) for one, step in ways)

    @cached_property
    def powers(self) -> dict[str, int]:
        """What it changes for good, with the number of each."""
        return {step.kind: step.n for side in self.sides for step in side if step.kind in POWERS}

    @cached_property
    def said(self) -> Say:
        """As it is said: `3 resources, 1 VP`, with `or` between bonuses to choose from; of coin or clay, which are one
        to the Automa, that once."""
        whole, *others = [_side_said(side) for side in dict.fromkeys(self.sides)]
        for other in others:
            whole = Say("effect-or", {"left": whole, "right": other})
        return Say("effect-each-time", {"effect": whole}) if self.each_time else whole

    @cached_property
    def bonuses(self) -> tuple[Effect, ...]:
        """Each of its bonuses alone."""
        return tuple(Effect((side,)) for side in self.sides)

    @cached_property
    def deeds(self) -> Effect:
        """The same without what it changes for good."""
        return Effect(tuple(tuple(step for step in side if step.kind not in POWERS) for side in self.sides))


@lru_cache(4096)
def effect(text: str, *, powers: bool = False) -> Effect:
    """An effect out of its line, or a Refusal that shows how one is written; powers are a development's alone."""
    line = text.strip().casefold().replace("ё", "е").replace("−", "-").replace("±", "")
    each_time = line.endswith("?")
    line = line.removesuffix("?").strip()
    if not line or len(line) > LONGEST or line.count("/") >= MOST_SIDES:
        raise Refusal("effect-bad", got=text[:LONGEST])
    found = Effect(tuple(_side(side.strip(), text) for side in line.split("/")), each_time)
    if found.powers and not powers:
        raise Refusal("effect-power", got=text[:LONGEST])
    return found


def is_effect(text: str, *, powers: bool = False) -> bool:
    try:
        effect(text, powers=powers)
    except Refusal:
        return False
    return True


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
    kind = _latin(_SHORT.get(deed, deed), (*DEEDS, *POWERS))
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
        # two steps run together where a sign stands between them
        said.append(text if not said or text[0] in "+-" else f"&{text}")
    return said


def phrase(effect: Effect) -> Say:
    return effect.said


def _side_said(side: tuple[Step, ...]) -> Say:
    """One bonus; a price before what it pays for is told apart from that."""
    paid = tuple(takewhile(lambda step: step.n < 0, side))
    parts = [Say("effect-steps", {"steps": tuple(map(_said, steps))}) for steps in (paid, side[len(paid) :]) if steps]
    if not parts:
        return Say("effect-steps", {"steps": (Say("effect-nothing"),)})
    return parts[0] if len(parts) == 1 else Say("effect-for", {"price": parts[0], "gain": parts[1]})


def _said(step: Step) -> Say:
    if step.kind not in COUNTED:
        return Say(f"deed-{step.kind}" if step.n == _plain(step.kind) else f"deed-{step.kind}-n", {"n": step.n})
    way = "back" if step.n < 0 else "free" if step.free else "on"
    said = Say(f"step-{step.kind}", {"n": abs(step.n), "way": way})
    return Say("step-per", {"step": said, "per": Say(f"per-{step.per}")}) if step.per else said


class EffectLine(InWords, Line):
    """The shape of an answer that is an effect; of a development, with what it changes for good."""

    def __init__(self, *, powers: bool = False) -> None:
        self.powers = powers

    def tokens(self) -> Iterable[tuple[str, str]]:
        """Beside developments a deed is not to be read as the beginning of one."""
        return [(kind, f"deed-{kind}") for kind in (*DEEDS, *POWERS)] if self.powers else []

    def parse(self, text: str) -> Effect:
        return effect(text, powers=self.powers)

    def write(self, value: Effect) -> str:
        return line(value)

    def in_words(self, value: Effect) -> Say:
        return phrase(value)

    def sample(self, stream: Stream) -> Effect:
        return effect(stream.pick(("+1r", "+2v", "+1r+1v", "+1g", "+1any", "0", "+3r?", "+2r/+1v", "kill/+1r", "+1s")))


EFFECT, ANY_EFFECT = EffectLine(), EffectLine(powers=True)
