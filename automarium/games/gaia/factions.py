"""The factions: seven cards for the Automa, fourteen boards for the human, one colour for every two of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from automarium.core.errors import BadPack
from automarium.core.pack import STATUSES, Item, Pack, shipped
from automarium.core.tale import Name
from automarium.games.gaia.names import (
    AREAS,
    BUILD_MINE,
    GAIA,
    POWER_QIC,
    RESEARCH_RANDOM,
    TRANSDIM,
    UPGRADE,
    WHEEL,
)

RESEARCH = Name("research")  # a step of a faction card that names its area
NEAREST = Name("nearest")
DOUBLE_POWER, STATION_VP, NEW_TYPE_VP, LAB_RESEARCH = PASSIVES = (
    Name("double-power"),
    Name("trading-station-vp"),
    Name("new-type-vp"),
    Name("lab-research"),
)


class Step(NamedTuple):
    """One step of a faction action. A range printed here replaces that of the support card (P-61)."""

    do: Name
    area: Name | None
    range: int  # 0 where none is printed
    prefer: Name | None  # criterion a of a mine: transdim planets, or the nearest to a human planet
    else_range: int  # a mine with this range instead, if nothing can be upgraded
    downgrade: bool  # lab to trading station heads the list


class AutomaFaction(NamedTuple):
    """A faction card of the Automa."""

    id: Name
    home: Name
    mines: int
    research: Name | None
    vp: int
    action: tuple[Step, ...]
    passive: Name | None
    passive_vp: int
    status: str

    @property
    def steps(self) -> tuple[tuple[Name, ...], ...]:
        """The planet types that need no, one, two, three terraforming steps (P-115, P-116)."""
        return terraforming(self.home)


@cache
def terraforming(home: Name) -> tuple[tuple[Name, ...], ...]:
    """Types by the shorter way round the wheel; for the Automa Gaia takes one step and transdim two.

    >>> [[str(one) for one in types] for types in terraforming(Name("ice"))]
    [['ice'], ['terra', 'titanium', 'gaia'], ['oxide', 'swamp', 'transdim'], ['volcanic', 'desert']]
    """
    at = WHEEL.index(home)
    ways = [(type, abs(at - other)) for other, type in enumerate(WHEEL)]
    steps = {type: min(way, len(WHEEL) - way) for type, way in ways} | {GAIA: 1, TRANSDIM: 2}
    return tuple(tuple(type for type, needed in steps.items() if needed == number) for number in range(4))


class HumanFaction(NamedTuple):
    """A faction board of the human: what of it the Automa has to do with."""

    id: Name
    colour: Name
    home: Name
    research: Name | None


class Factions(NamedTuple):
    automa: Mapping[Name, AutomaFaction]
    human: Mapping[Name, HumanFaction]


_STEPS = (RESEARCH, RESEARCH_RANDOM, BUILD_MINE, UPGRADE, POWER_QIC)


def _step(item: Item) -> Step:
    do = Name(item.one_of("do", _STEPS))
    return Step(
        do,
        Name(item.one_of("area", AREAS)) if do == RESEARCH else None,
        item.number("range", 1, 9) if item.get("range") is not None else 0,
        _name(item, "prefer", (TRANSDIM, NEAREST)),
        item.number("else_range", 1, 9) if item.get("else_range") is not None else 0,
        item.flag("downgrade"),
    )


def _name(item: Item, field: str, values: tuple[Name, ...]) -> Name | None:
    return Name(item.one_of(field, values)) if item.get(field) is not None else None


def _automa(pack: Pack, item: Item) -> AutomaFaction:
    passive = pack.item(item.get("passive") or {}, item.card)
    return AutomaFaction(
        Name(item.text("id")),
        Name(item.one_of("home", WHEEL)),
        item.number("mines", 1, 3),
        _name(item, "research", AREAS),
        item.number("vp", 0, 9),
        tuple(_step(pack.item(step, item.card)) for step in item.rows("action")),
        _name(passive, "is", PASSIVES),
        passive.number("vp", 0, 9) if passive.get("vp") is not None else 0,
        item.one_of("status", STATUSES),
    )


def _human(item: Item) -> HumanFaction:
    return HumanFaction(
        Name(item.text("id")),
        Name(f"colour-{item.text('colour')}"),
        Name(item.one_of("home", WHEEL)),
        _name(item, "research", AREAS),
    )


def read_factions(pack: Pack) -> Factions:
    automa = [_automa(pack, item) for item in pack.items("automa")]
    human = [_human(item) for item in pack.items("human")]
    if sorted(one.home for one in automa) != sorted(WHEEL):
        raise BadPack("pack-count", file=pack.file, got=len({one.home for one in automa}), expected=len(WHEEL))
    return Factions({one.id: one for one in automa}, {one.id: one for one in human})


@cache
def shipped_factions() -> Factions:
    return read_factions(shipped(__package__, "factions.json", "gaia.factions"))
