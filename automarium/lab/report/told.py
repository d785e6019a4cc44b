"""What a report says of things: cells, players, decks and numbers, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from automarium.core.pack import STATUSES
from automarium.lab.count import AUTOMA, Played
from automarium.lab.deck import statuses
from automarium.rules import rules_of
from automarium.words import words

WITHOUT = "without-"  # how the packs of a plan are called that leave one card out
OURS = ("random", "greedy", "search")


class Told:
    """Speaks of one game, or of none."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang, self.game = lang, game
        self.words = words(lang, game)

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args)

    @cached_property
    def automa(self) -> str:
        return self.say(AUTOMA)

    def seat(self, seat: str) -> str:
        """A side by its name; whoever sits in the human's seat is no reader of this page."""
        return self.automa if seat == AUTOMA else self.say("report-human")

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A number as it is written in this language."""
        text = f"{value:{'+' if signed else ''},.{digits}f}".replace("-", "−")
        if float(f"{value:.{digits}f}") == 0:
            text = text.lstrip("+−")
        if self.lang != "en":
            text = text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")
        return text

    def tick(self, value: float) -> str:
        """A number below a picture."""
        return self.number(value, 0 if value == int(value) else 1)

    def percent(self, share: float) -> str:
        """A share as a number of 100; a small one is not rounded to none, and one that is nearly all has a digit."""
        if 0 < share < 0.0005:
            return f"< {self.number(0.1, 1)}"
        return self.number(100 * share, 0 if 0.0995 <= share < 0.9905 or share >= 0.9995 else 1)

    def chance(self, chance: float) -> str:
        least = 0.001
        return f"< {self.number(least, 3)}" if chance < least else self.number(chance, 3 if chance < 0.1 else 2)

    def player(self, name: str) -> str:
        """A player of the human's seat: one of ours by what it does, another by its name."""
        first, _, rest = name.partition(":")
        if first not in OURS:
            return name
        return f"{self.say(f'report-player-{first}')} {rest}".strip()

    def label(self, cell: Played, varies: Sequence[str], humans: int) -> str:
        """A cell by what sets it apart from the others."""
        parts = [self.setting(setting, cell.setup[setting]) for setting in varies]
        if humans > 1:
            parts.append(self.player(cell.human))
        return " · ".join(parts) or self.say("report-all")

    def setting(self, setting: str, value: str) -> str:
        named = f"setting-{setting}-{value}"
        shown = self.say(named) if self.words.has(named) else value
        return shown if setting == "level" else f"{self.say(f'setting-{setting}')}: {shown}"

    def pack(self, name: str) -> str:
        if name.startswith(WITHOUT):
            return self.say("report-without", card=self.card(name.removeprefix(WITHOUT)))
        return self.say("report-deck", name=name)

    def card(self, id: str) -> str:
        """A card by its name, where it has one, else as it is numbered."""
        return self.say(f"card-{id}") if self.words.has(f"card-{id}") else id

    def rule(self, number: str) -> str:
        assert self.game is not None
        found = rules_of(self.game, self.lang).get(number)
        return found.text if found else ""

    def status(self) -> str:
        """How sure the facts of the game are: a sentence about the least certain of them, or nothing."""
        assert self.game is not None
        worst = max(statuses(self.game), key=STATUSES.index)
        return self.say(f"report-status-{worst.replace(' ', '-')}") if worst != STATUSES[0] else ""


def varying(cells: Iterable[Played]) -> list[str]:
    """The settings that are not the same in all cells, in the order of the set-up."""
    values: dict[str, set[str]] = {}
    for cell in cells:
        for setting, value in cell.setup.items():
            values.setdefault(setting, set()).add(value)
    return [setting for setting, found in values.items() if len(found) > 1]


def in_order(cells: Iterable[Played], choices: Mapping[str, Sequence[str]]) -> list[Played]:
    """Cells in the order in which their values stand in the settings of the game."""

    def place(cell: Played) -> list[Any]:
        known = [
            choices[setting].index(value) if value in choices[setting] else len(choices[setting])
            for setting, value in cell.setup.items()
        ]
        return [cell.human, known, cell.id]

    return sorted(cells, key=place)
