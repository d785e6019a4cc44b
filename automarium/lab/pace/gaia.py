"""Gaia Project: structures, mines and research of both; the Automa's VP, since the human's are told only at the end."""

from __future__ import annotations

from collections.abc import Iterator

from automarium.games.gaia.names import MINE
from automarium.games.gaia.table import Table
from automarium.lab.pace import Count, Noted


def counts(table: Table) -> Iterator[Count]:
    for seat, side in table.sides.items():
        yield "structures", seat, side.hexes.bit_count()
        yield "mines", seat, side.structures[MINE].bit_count()
        yield "research", seat, sum(side.levels)
    for automa in table.automas:
        yield "vp", automa.seat, automa.vp


NOTED = Noted(counts, {"note-cards": "card", "care-pass-symbol": "card"})
