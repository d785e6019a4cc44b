"""Gaia Project by taps: of every report only the hexes, areas, tiles and tokens that make sense now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from automarium.core.ask import Field, Pick, Report, Reports, Several
from automarium.core.bits import union
from automarium.core.tale import Name
from automarium.games.gaia.human import FreeBooster, can_take, paths_of
from automarium.games.gaia.map import ALL
from automarium.games.gaia.names import (
    ACADEMY,
    ADVANCED_LEVEL,
    AREAS,
    INSTITUTE,
    LAB,
    LANTIDS,
    MINE,
    NONE,
    SPACES,
    STATION,
    TOP_LEVEL,
    TRANSDIM,
)
from automarium.games.gaia.table import Table
from automarium.games.gaia.tiles import ROUNDS
from automarium.taps import Offered, offer

Now = Callable[[Table], int]


def minable(table: Table) -> int:
    """Empty planets and own Gaiaformers, but no transdim planet; to Lantids the planets of the Automa too."""
    human = table.human
    guest = union([side.hexes for side in table.sides.values()]) & ~human.hexes if human.faction.id == LANTIDS else 0
    return (table.empty | human.formers | guest) & ~table.types[TRANSDIM]


def upgradable(kind: Name, table: Table) -> int:
    """Where a structure of the human can become one of this kind."""
    human = table.human
    return union([human.structures[old] for old, news in paths_of(human).items() if kind in news]) & ~human.guests


def free_space(table: Table) -> int:
    """Where no planet is, and no satellite of the human."""
    return ALL & ~(table.planets | table.human.satellites)


HEXES: dict[str, Now] = {
    **dict.fromkeys(("mine", "power"), minable),
    "upgrade": partial(upgradable, STATION),
    "lab": partial(upgradable, LAB),
    "academy": partial(upgradable, ACADEMY),
    "institute": partial(upgradable, INSTITUTE),
    **dict.fromkeys(("research", "advance"), lambda table: ALL & ~(table.planets | table.in_space)),
    **dict.fromkeys(("federation", "satellites", "station"), free_space),
    "gaiaformer": lambda table: table.empty & table.types[TRANSDIM],
    "swap": lambda table: table.human.structures[MINE],
    "downgrade": lambda table: table.human.structures[LAB],
}


def open_area(table: Table, area: Name) -> bool:
    """Whether the human can still go up there."""
    return area == NONE or table.human.levels[AREAS.index(area)] < TOP_LEVEL


def may_take_tile(table: Table, area: Name) -> bool:
    """Whether the advanced tile of an area lies there and the human is far enough up."""
    at = AREAS.index(area)
    return bool(table.advanced >> at & 1) and table.human.levels[at] >= ADVANCED_LEVEL


def offered(table: Table, reports: Reports) -> Reports:
    """The reports of a turn with what makes sense now."""
    return Reports(tuple(_report(table, report) for report in reports.reports))


def _report(table: Table, report: Report) -> Report:
    return replace(report, fields=tuple(_field(table, report.verb, field) for field in report.fields))


def _field(table: Table, verb: str, field: Field) -> Field:
    shape = field.shape
    if isinstance(shape, Several) and isinstance(shape.one, Pick):
        return field._replace(shape=replace(shape, one=_pick(table, verb, field.name, shape.one)))
    return field._replace(shape=_pick(table, verb, field.name, shape)) if isinstance(shape, Pick) else field


def _pick(table: Table, verb: str, name: str, pick: Pick[Name]) -> Pick[Name]:
    if name in ("hex", "hexes"):
        now = HEXES[verb](table)
        return offer(pick, lambda hex: now >> hex & 1)
    if name == "area":
        return offer(pick, partial(may_take_tile if verb == "tile" else open_area, table))
    if name == "space":
        return offer(pick, lambda space: not table.covered >> SPACES.index(space) & 1)
    if name == "token":
        return offer(pick, partial(can_take, table))
    if isinstance(pick, FreeBooster):  # those in the row, in its order
        free = {option.value: option for option in pick.options}
        return Offered(pick, tuple(free[booster] for booster in table.row if table.round < ROUNDS))
    return pick
