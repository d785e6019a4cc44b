"""Red Rising by taps: whoever leads a character has it in the hand."""

from __future__ import annotations

from dataclasses import replace

from automarium.core.ask import Field, Pick, Report, Reports
from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN_ID
from automarium.games.redrising.human import Change
from automarium.games.redrising.names import HAND
from automarium.games.redrising.table import Table
from automarium.taps import Offered, OfferedPlace, offer

MOST_SHOWN = 4  # steps of a track; more are typed


def offered(table: Table, reports: Reports) -> Reports:
    """The reports of a turn with the hand in the place of all characters, and a few steps of a track."""
    return Reports(tuple(_lead(table, one) if one.verb == "lead" else _few_steps(one) for one in reports.reports))


def _lead(table: Table, report: Report) -> Report:
    return replace(report, fields=tuple(_held(table, one) if one.name == "card" else one for one in report.fields))


def _few_steps(report: Report) -> Report:
    return replace(report, fields=tuple(_few(one) if isinstance(one.shape, Change) else one for one in report.fields))


def _few(field: Field) -> Field:
    assert isinstance(field.shape, Pick)
    return field._replace(shape=offer(field.shape, lambda step: 0 < abs(step) <= MOST_SHOWN))


def _held(table: Table, field: Field) -> Field:
    """The cards of the hand; where some are unknown, whatever nobody has seen."""
    assert isinstance(field.shape, Pick)
    hand = dict.fromkeys(card.id for card in table.piles[HAND])
    unseen = table.unseen() if UNKNOWN_ID in hand else []
    return field._replace(shape=_of(field.shape, [*(id for id in hand if id != UNKNOWN_ID), *unseen]))


def _of(all: Pick[Name], ids: list[Name]) -> Offered:
    named = {option.value: option for option in all.options}
    return OfferedPlace(all, tuple(named[id] for id in ids) or all.options)
