"""Golem's effects by taps: how much, of what; or a deed; and several effects in a row."""

from __future__ import annotations

import re

from automarium.core.tale import Say
from automarium.games.golem.notation import (
    CONTROL_FOR,
    COUNTED,
    DEEDS,
    DISCOUNTED,
    HIGHEST,
    MOST_SIDES,
    PER,
    POWERS,
    UNKNOWN,
    is_effect,
)
from automarium.taps import Tap

HOW_MUCH, DEED, MORE, UNTOLD = Say("tap-effect"), Say("tap-deed"), Say("tap-more"), Say("tap-unknown")
REST = Say("tap-rest-unknown")
DIGITS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
COMMON = ("create", "upgrade", "book", "kill", "activate", "objective")
_WITH_NUMBER = (*DISCOUNTED, "move", "forward", "activate", "books", CONTROL_FOR)  # deeds printed with a number
_BEGUN_NUMBER = re.compile(r"[+-]\d{1,2}$")
_BEGUN_DEED = re.compile(r"(?:^|[&/ |])([a-z][a-z-]*)$")


def effect_taps(begun: str, group: Say = HOW_MUCH, *, powers: bool = False) -> list[Tap]:
    """What can be tapped after the beginning of an effect. A thing without a number before it is one of it. Of a
    development also what it changes for good."""
    if powers:
        head = begun if not begun or begun[-1] in "&/" else f"{begun}&"
        lasting = [Tap(f"{head}{power}", Say(f"deed-{power}", {"n": 1}), Say("tap-power")) for power in POWERS]
        open_ended = not _BEGUN_NUMBER.search(begun) and begun[-1:] != "?" and begun not in ("0", "_")
        return [*effect_taps(begun, group), *(lasting if open_ended else ())]
    if not begun or begun[-1] in "&/":
        return _first(begun.removesuffix("&"), group, nothing=begun[-1:] != "&")
    if number := _BEGUN_NUMBER.search(begun):
        first = abs(int(number[0]))
        ten = [Tap(f"{begun}{n}", digit(n), group, gone=not 0 < 10 * first + n <= HIGHEST) for n in DIGITS]
        return [
            *ten,
            *_things(begun, group),
            *(one._replace(gone=True) for one in _deeds(begun)),
            _or(begun, gone=True),
        ]
    if begun[-1] == "?" or begun in ("0", "_"):
        return []
    return [*_onward(begun), *_first(begun, group)]


def _first(head: str, group: Say, *, nothing: bool = False) -> list[Tap]:
    """The beginning of a step: a number, one thing, a deed, a price; nought, where nothing came before it, is nothing.
    What cannot come next keeps its place."""
    join = "&" if head and head[-1] != "/" else ""
    return [
        *(Tap(f"{head}+{n}" if n else f"{head}0", digit(n), group, gone=not (n or nothing)) for n in DIGITS),
        *_things(f"{head}+1", group),
        *_deeds(f"{head}{join}"),
        _or(head, gone=not join or head.count("/") >= MOST_SIDES - 1),
        *(Tap(f"{head}{join}{deed}", Say(f"deed-{deed}", {"n": 1}), MORE) for deed in DEEDS if deed not in COMMON),
        *(Tap(f"{head}-{n}", Say("step-pay", {"n": n}), MORE) for n in range(1, 7)),
    ]


def _deeds(head: str) -> list[Tap]:
    return [Tap(f"{head}{deed}", Say(f"deed-{deed}", {"n": 1}), DEED) for deed in DEEDS if deed in COMMON]


def _or(head: str, *, gone: bool) -> Tap:
    """Another bonus to choose from, once there is a first one."""
    return Tap(f"{head}/", Say("tap-or"), DEED, gone=gone)


def _things(head: str, group: Say) -> list[Tap]:
    return [Tap(f"{head}{kind}", Say(f"thing-{kind}"), group) for kind in COUNTED]


def _onward(begun: str) -> list[Tap]:
    """What changes a whole step: the number of its deed, what it is multiplied by; whether it is asked each time."""
    deed = _BEGUN_DEED.search(begun)
    numbers = range(1, 7) if deed and deed[1] in _WITH_NUMBER else ()
    counted = re.search(r"\+\d+[a-z]+$", begun)
    return [
        *(Tap(f"{begun}{n}", digit(n), Say("tap-number")) for n in numbers),
        *(Tap(f"{begun}*{per}", Say(f"per-{per}"), MORE) for per in (PER if counted else ())),
        Tap(f"{begun}?", Say("tap-each-time"), MORE),
    ]


def digit(number: object) -> Say:
    """A number on a button."""
    return Say("number", {"number": str(number)})


def series(begun: str, groups: tuple[Say, ...]) -> list[Tap]:
    """Several effects one after another, each with as much as it brings: a tap of its own leads on to the next, which
    is unknown until something is tapped."""
    *done, now = begun.split(" ")
    if len(done) >= len(groups):
        return []
    before, now = " ".join((*done, "")), "" if now == UNKNOWN else now
    more = len(done) + 1 < len(groups)
    entered = [
        one._replace(text=f"{before}{one.text} {UNKNOWN}" if more and one.text == "0" else f"{before}{one.text}")
        for one in effect_taps(now, groups[len(done)])
    ]
    left_open = _whole(now) if now else any(one != UNKNOWN for one in done)
    if not more:
        return [*entered, *([Tap(begun, UNTOLD, MORE, at_once=True)] if left_open and not now else [])]
    further = f"{before}{now or UNKNOWN} {UNKNOWN}"
    onward = Tap(further, Say("tap-next-source"), gone=not (now and _whole(now)), onward=True)
    untold = [] if now else [Tap(further, UNTOLD, MORE)]
    return [onward, *entered, *untold, *([Tap(begun, REST, MORE, at_once=True)] if left_open else [])]


def _whole(text: str) -> bool:
    return is_effect(text) and text[-1] not in "&/"
