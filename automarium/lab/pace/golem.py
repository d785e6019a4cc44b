"""Golem: the Automa's VP, golems, developments, books and resources; the humans tell only their totals."""

from __future__ import annotations

from collections.abc import Iterator

from automarium.games.golem.names import AUTOMA
from automarium.games.golem.table import Table
from automarium.lab.pace import Count, Noted


def counts(table: Table) -> Iterator[Count]:
    yield "vp", AUTOMA, table.vp
    yield "golems", AUTOMA, table.created
    yield "developments", AUTOMA, sum(map(len, table.upgrades.values()))
    yield "books", AUTOMA, sum(map(len, table.columns))
    yield "resources", AUTOMA, table.resources
    yield "gold", AUTOMA, table.gold


NOTED = Noted(counts, {"note-card": "key"})
