"""Counts the table of results: every question of a report is one pass over it, and the answer is small, however many
matches there are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from automarium.lab.figures import Counts, Moments
from automarium.lab.table import Frame, library

AUTOMA = "automa"
TURNS = "turns"
TOTAL = "total"
MARGIN = "margin"  # of the Automa over the best of the others
WON = "won"
MEASURES = (TOTAL, MARGIN, WON, TURNS)


class Played(NamedTuple):
    """A cell of which there are results."""

    id: str
    game: str
    human: str
    pack: str
    setup: Mapping[str, str]
    rules: int
    matches: int
    seeds: int
    invented: bool
    seats: tuple[str, ...]


class Compared(NamedTuple):
    """A cell with somebody's deck against the printed one on the same seeds: the difference in each measure."""

    cell: str
    against: str
    differences: Mapping[str, Moments]


def cells(frame: Frame) -> list[Played]:
    """Which cells there are, in the order of their ids."""
    pl = library()
    whole = frame.group_by("cell").agg(
        *(pl.col(name).first() for name in ("game", "human", "pack", "setup", "rules", "seats")),
        pl.len().alias("matches"),
        pl.col("seed").n_unique().alias("seeds"),
        pl.col("invented").any(),
    )
    return [
        Played(
            **{name: row[name] for name in ("game", "human", "pack", "rules", "matches", "seeds", "invented")},
            id=row["cell"],
            setup={one["setting"]: one["value"] for one in row["setup"]},
            seats=tuple(row["seats"]),
        )
        for row in _rows(whole.sort("cell"))
    ]


def totals(frame: Frame, *by: str) -> dict[tuple[str, ...], Counts]:
    """The points of each seat, by the values of columns."""
    each = frame.select(*by, "seats", "totals").explode(["seats", "totals"])
    return _counts(each.rename({"seats": "seat", "totals": "value"}), *by, "seat")


def turns(frame: Frame) -> dict[tuple[str, ...], Counts]:
    """The length of matches, by cell."""
    return _counts(frame.select("cell", value="turns"), "cell")


def wins(frame: Frame) -> dict[str, int]:
    """How many matches of a cell the Automa has won, alone or together with others."""
    pl = library()
    found = frame.group_by("cell").agg(pl.col("winners").list.contains(AUTOMA).sum().alias("won"))
    return {row["cell"]: row["won"] for row in _rows(found)}


def pace(frame: Frame) -> dict[tuple[str, str, int], Counts]:
    """What the sides had after each turn: by what it is, whose, and the turn."""
    return _counts(_each(frame, "pace"), "what", "seat", "turn")


def decided(frame: Frame) -> dict[tuple[str, str], int]:
    """How often each rule settled each choice."""
    pl = library()
    found = _each(frame, "decided").group_by("choice", "rule").agg(pl.col("count").sum())
    return {(row["choice"], row["rule"]): row["count"] for row in _rows(found)}


def used(frame: Frame) -> dict[str, int]:
    """How often each card of the Automa did its work."""
    pl = library()
    found = _each(frame, "used").group_by("card").agg(pl.col("count").sum())
    return {row["card"]: row["count"] for row in _rows(found)}


def firsts(frame: Frame, measure: str) -> dict[str, Moments]:
    """What is measured, by who began."""
    pl = library()
    found = _measured(frame).group_by("first").agg(*_moments(pl.col(measure)))
    return {row["first"]: _read_moments(row) for row in _rows(found)}


def compared(frame: Frame, pairs: Mapping[str, str]) -> list[Compared]:
    """Cells against others match by match: those of the same seed and number."""
    pl = library()
    names = pl.LazyFrame({"cell": list(pairs), "against": list(pairs.values())})
    keys = ("seed", "number")
    measured = _measured(frame).select("cell", *keys, *MEASURES)
    theirs = measured.join(names, on="cell")
    ours = measured.rename({"cell": "against"})
    both = theirs.join(ours, on=["against", *keys], suffix="_printed")
    found = both.group_by("cell", "against").agg(
        *(part for one in MEASURES for part in _moments(pl.col(one) - pl.col(f"{one}_printed"), one))
    )
    return [
        Compared(row["cell"], row["against"], {one: _read_moments(row, one) for one in MEASURES})
        for row in _rows(found.sort("cell"))
    ]


# --- how it is asked ---


def _measured(frame: Frame) -> Frame:
    """The matches with what can be measured of each: the Automa's points, its lead, whether it won, and its turns."""
    pl = library()
    at = pl.col("seats").list.eval((pl.element() == AUTOMA).cast(pl.Int8)).list.arg_max()
    points = pl.col("totals")
    own = points.list.get(at)
    others = pl.max_horizontal(points.list.slice(0, at).list.max(), points.list.slice(at + 1).list.max())
    return frame.select(
        *("cell", "seed", "number", "first", TURNS),
        own.alias(TOTAL),
        (own - others).alias(MARGIN),
        pl.col("winners").list.contains(AUTOMA).cast(pl.Int32).alias(WON),
    )


def _moments(values: Any, name: str = "value") -> list[Any]:
    pl = library()
    whole = values.cast(pl.Float64)
    return [
        whole.count().alias(f"{name}_number"),
        whole.sum().alias(f"{name}_sum"),
        (whole**2).sum().alias(f"{name}_squares"),
    ]


def _read_moments(row: Mapping[str, Any], name: str = "value") -> Moments:
    return Moments(row[f"{name}_number"], row[f"{name}_sum"], row[f"{name}_squares"])


def _each(frame: Frame, column: str) -> Frame:
    """A row for each struct of a column."""
    return frame.select(column).explode(column).drop_nulls().unnest(column)


def _counts(frame: Frame, *keys: str) -> dict[Any, Counts]:
    pl = library()
    counts: defaultdict[Any, dict[int, int]] = defaultdict(dict)
    for row in _rows(frame.group_by(*keys, "value").agg(pl.len().alias("times"))):
        counts[tuple(row[key] for key in keys)][row["value"]] = row["times"]
    return {key: Counts(found) for key, found in counts.items()}


def _rows(frame: Frame) -> Iterable[Mapping[str, Any]]:
    found: Sequence[Mapping[str, Any]] = frame.collect(engine="streaming").to_dicts()
    return found
