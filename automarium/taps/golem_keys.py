"""Keys with which an owner of Golem enters what is printed: numbers, prices, and names for what lies there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from automarium.core.tale import Say
from automarium.games.golem.box import SMALL
from automarium.games.golem.called import called
from automarium.taps import Tap
from automarium.taps.golem_effects import MORE, digit

KNOWN, NEW = Say("tap-known"), Say("tap-new")
NUMBERS = 21  # for names of ours
HIGHEST_PRICE = 14  # that has a key in sight


def numbers(head: str, among: Iterable[int], group: Say) -> list[Tap]:
    return [Tap(f"{head}{number}", digit(number), group) for number in among]


def prices(head: str, group: Say, low: int = 0, high: int = SMALL.high, usual: int = HIGHEST_PRICE) -> list[Tap]:
    """Numbers of which those that are hardly printed there stand apart."""
    return [Tap(f"{head}{n}", digit(n), group if n <= usual else MORE) for n in range(low, high + 1)]


def kept(taps: Iterable[Tap], used: Collection[Say]) -> list[Tap]:
    """Taps of which those that are used up keep their places."""
    return [one._replace(gone=one.label in used) for one in taps]


def fresh(letter: str, known: Iterable[str]) -> str:
    """The next name of ours that is free: `c5`."""
    taken = set(known)
    return next(f"{letter}{number}" for number in range(1, 1000) if f"{letter}{number}" not in taken)


def names(begun: str, letter: str, known: Mapping[str, Say], new: Tap | None = None) -> list[Tap]:
    """Known ones by what is printed on them, a new one under the next free number, or under another one."""
    if not begun:
        return [
            *(Tap(id, label, KNOWN) for id, label in known.items()),
            *([new] if new else []),
            Tap(letter, Say("tap-other-number"), MORE),
        ]
    free = (number for number in range(NUMBERS) if f"{letter}{number}" not in known)
    return numbers(letter, free, NEW) if begun == letter else []


def new_one(kind: str, id: str, text: str = "") -> Tap:
    """A component that is entered now: what is printed on it comes next."""
    return Tap(text or id, Say(f"tap-new-{kind}", {"id": called(kind, id)}), NEW)
