"""How the human's turn is told: the reports and their words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, partial
from typing import Any

from automarium.core.ask import YES_NO, Count, Doubt, Field, Number, Pick, Report, Reports, Said, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.scythe.mats import MOST_POPULARITY, MOST_POWER, faction_mats
from automarium.games.scythe.names import (
    ALBION,
    BONUSES,
    HERO,
    HUMAN_STARS,
    MECH,
    RESOURCES,
    STRUCTURES,
    TOGAWA,
    TRAP_FACES,
    WORKER,
)
from automarium.games.scythe.notation import GOODS, Route, RouteShape, Where
from automarium.games.scythe.table import TRACKS, UNKNOWN, Table

MOST_OF_A_RESOURCE, MOST_COINS = 40, 300


def turn_reports(table: Table) -> Reports:
    """What can be said in a turn. Counts are counted from what lies on this table."""
    return Reports(partial(_turn_reports, table))


def _turn_reports(table: Table) -> tuple[Report, ...]:

    def lies(route: Route) -> int | None:
        return route.start if route.end is None else None

    def lying(said: Mapping[str, Any]) -> int:
        place = lies(said["route"])
        return 0 if place is None else table.resources_of(place, said["kind"])

    units, (res,), more, last = _plain_reports(table.human.faction)
    goods = Report("goods", (res.fields[0], *goods_counts(table, lambda said: lies(said["route"]))))
    res = Report(res.verb, (*res.fields, Field("number", Count(0, MOST_OF_A_RESOURCE, lying), None)))
    return (*units, res, *more, Report("tracks", track_counts(table)), goods, *last)


@cache
def _plain_reports(faction: Name) -> tuple[tuple[Report, ...], ...]:
    """Those that need no table: the units, the resources without their number, the rest of the board, the end."""
    ability = Field("ability", Pick[Name](options(faction_mats()[faction].abilities)), None)
    place = Field("place", Where(faction, bases=False))
    goods = Field("goods", Pick[Name](options((GOODS,))), None)
    workers = Field("workers", Number(1, 8), 0)
    units = (
        Report(HERO, (Field("route", RouteShape(faction)), goods)),
        Report(MECH, (Field("route", RouteShape(faction, ability=True)), ability, workers, goods)),
        Report(WORKER, (Field("route", RouteShape(faction)), Field("number", Number(1, 8), 1), goods)),
    )
    more = [
        Report("build", (place, Field("structure", Pick[Name](options(STRUCTURES))))),
        Report("encounter", (place,)),
        Report("recruit", (Field("bonus", Pick[Name](options(BONUSES))),)),
        Report("star", (Field("star", Pick[Name](options(HUMAN_STARS, "star-"))),)),
    ]
    if faction == ALBION:
        more.append(Report("flag", (place,)))
    if faction == TOGAWA:
        more.append(Report("trap", (place, Field("face", Pick[Name](options(TRAP_FACES)), None))))
    route = Field("route", RouteShape(faction, new=False, bare=True))
    res = Report("res", (route, Field("kind", Pick[Name](options(RESOURCES)), None)))
    return units, (res,), tuple(more), (Report("fight"), Report("end", last=True))


def goods_counts(table: Table, where: Callable[[Mapping[str, Any]], int | None]) -> Iterator[Field]:
    """So many of each resource lie in a place, counted from what does; or, in none, were carried."""

    def lying(kind: Name, said: Mapping[str, Any]) -> int:
        place = where(said)
        return 0 if place is None else table.resources_of(place, kind)

    for kind in RESOURCES:
        yield Field(str(kind), Count(0, MOST_OF_A_RESOURCE, partial(lying, kind)), label=Say(str(kind)))


@cache
def track_fields() -> tuple[Field, Field, Field]:
    return (
        Field("popularity", Number(0, MOST_POPULARITY), label=Say("popularity")),
        Field("coins", Number(0, MOST_COINS), label=Say("coins")),
        Field("power", Number(0, MOST_POWER), label=Say("power")),
    )


def final_fields(table: Table) -> tuple[Field, ...]:
    """The same; they begin with what is known, or was told last, and are to be checked."""
    human, fields = table.human, zip(track_fields(), TRACKS, strict=True)
    return tuple(
        _believed(one, getattr(human, track) if human.reported.get(track) else table.known(track))
        for one, track in fields
    )


def _believed(field: Field, known: int) -> Field:
    shape = field.shape
    assert isinstance(shape, Number)
    return field if known == UNKNOWN else field._replace(shape=Count(shape.low, shape.high, lambda _: known))


def track_counts(table: Table) -> tuple[Field, Field, Field]:
    """The same, counted from what was told last."""
    human = table.human
    return (
        Field("popularity", Count(0, MOST_POPULARITY, lambda _: human.popularity), label=Say("popularity")),
        Field("coins", Count(0, MOST_COINS, lambda _: human.coins), label=Say("coins")),
        Field("power", Count(0, MOST_POWER, lambda _: human.power), label=Say("power")),
    )


class Confirm(Doubt):
    """Yes or no to a move that is doubted; who says the same once more means yes."""

    def __init__(self, reports: Reports, said: Said) -> None:
        super().__init__(YES_NO.options)
        self.reports, self.said = reports, said

    def parse(self, text: str) -> bool:
        with suppress(Refusal):
            if self.reports.parse(text) == self.said:
                return True
        return super().parse(text)

    def tokens(self) -> Iterator[tuple[str, str]]:
        yield self.said.verb, f"verb-{self.said.verb}"
        yield from ((one, one) for one in ("base", str(GOODS)))
