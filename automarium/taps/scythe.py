"""Scythe by taps: reports, corrections, and the moves that stand in both."""

from __future__ import annotations

from typing import Any

from automarium.core.ask import Ask, Field, Number, Option, Pick
from automarium.core.tale import Say
from automarium.games.scythe.combat import CombatCards, CombatForm
from automarium.games.scythe.names import POWER
from automarium.games.scythe.notation import RouteShape
from automarium.games.scythe.table import UNKNOWN, Table
from automarium.taps import Tap, labelled, next_taps
from automarium.taps.scythe_fixes import fix_taps
from automarium.taps.scythe_reports import GROUPS, report_taps

__all__ = ["GROUPS", "believed", "fix_taps", "report_taps"]

TOLD = ("tracks",)
NO_CARD = Option("-", None, Say("tap-no-card"))


def believed(table: Table, ask: Ask[Any]) -> int | None:
    """The power that the dial cannot show more of, where it is known or was told in an earlier turn."""
    told = ask.id == "ask-combat" and (table.known(POWER) != UNKNOWN or table.human.reported.get(POWER))
    return table.human.power if told else None


@labelled.register
def _combat(shape: CombatForm) -> tuple[Field, ...]:
    """The dial, and each card that may be used, all side by side."""
    dial, cards = shape.fields
    assert isinstance(dial.shape, Number)
    assert isinstance(cards.shape, CombatCards)
    value = cards.shape.one
    assert isinstance(value, Number)
    slots = (
        Field(
            f"card-{n}",
            Pick((NO_CARD, *_numbers(value))),
            NO_CARD.text,
            Say("tap-card-slot", {"number": n, "most": most}),
        )
        for most in (cards.shape.high,)
        for n in range(1, most + 1)
    )
    return (Field(dial.name, Pick(_numbers(dial.shape)), label=dial.label), *slots)


def _numbers(shape: Number) -> tuple[Option, ...]:
    return tuple(Option(str(n), n, Say("tap-number", {"number": n})) for n in range(shape.low, shape.high + 1))


@next_taps.register
def _(shape: RouteShape, begun: str) -> list[Tap]:
    """First the place a piece comes from, or `+` for a new one; then the place it goes to."""
    if begun:
        join = begun if begun.endswith("+") else f"{begun.removesuffix('-')}-"
        return [Tap(f"{join}{one.text}", one.label) for one in shape.where.options]
    new = [Tap("+", Say("new-piece"))] if shape.new else []
    return [*new, *(Tap(one.text, one.label) for one in shape.options)]
