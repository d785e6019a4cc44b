"""Scythe: stars, territories and workers of both; coins and power of the Automa, since the human tells theirs last."""

from __future__ import annotations

from collections.abc import Iterator

from automarium.games.scythe.names import AUTOMA, HUMAN
from automarium.games.scythe.scoring import held, territories
from automarium.games.scythe.table import Table
from automarium.lab.pace import Count, Noted


def counts(table: Table) -> Iterator[Count]:
    human, automa = table.human, table.automa
    yield "stars", HUMAN, len(human.stars)
    yield "stars", AUTOMA, automa.all_stars
    yield "territories", HUMAN, territories(held(table))
    yield "territories", AUTOMA, territories(automa.units)
    yield "workers", HUMAN, len(human.workers)
    yield "workers", AUTOMA, automa.workers.bit_count() + automa.workers_on_base
    yield "coins", AUTOMA, automa.coins
    yield "power", AUTOMA, automa.power


NOTED = Noted(counts, {"note-card-drawn": "card"})
