"""Many matches as a file, a row for each: CSV for a spreadsheet, JSON lines for a script."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from typing import Any, TextIO

from automarium.core.game import Setup
from automarium.lab import Played

Writer = Callable[[Played], None]


def csv_rows(file: TextIO, setup: Setup) -> Writer:
    """Writes a row for each match, and the names of the columns before the first."""
    rows: csv.DictWriter[str] | None = None

    def write(one: Played) -> None:
        nonlocal rows
        totals = {f"total-{seat}": total for seat, total in zip(one.seats, one.totals, strict=True)}
        row: dict[str, Any] = {
            **{"number": one.number, "seed": one.seed, **setup.values, "turns": one.turns},
            **{**totals, "winners": " ".join(one.winners), "invented": "yes" if one.invented else "no"},
        }
        if rows is None:
            rows = csv.DictWriter(file, row, lineterminator="\n")
            rows.writeheader()
        rows.writerow(row)

    return write


def json_rows(file: TextIO, setup: Setup) -> Writer:
    """Writes an object for each match, one a line."""

    def write(one: Played) -> None:
        row = {
            **{"number": one.number, "seed": one.seed, "setup": dict(setup.values), "turns": one.turns},
            "totals": dict(zip(one.seats, one.totals, strict=True)),
            **{"winners": one.winners, "invented": one.invented},
        }
        file.write(json.dumps(row, ensure_ascii=False) + "\n")

    return write


ROWS: dict[str, Callable[[TextIO, Setup], Writer]] = {".csv": csv_rows, ".jsonl": json_rows}
