"""Research: advancing in the highest area, in a random one, or in the area of a faction card."""

from __future__ import annotations

from automarium.core.bits import Sieve, inside, narrow
from automarium.core.tale import Name
from automarium.games.gaia.cards import Card
from automarium.games.gaia.names import ADVANCED_LEVEL, AREAS, TOP_LEVEL
from automarium.games.gaia.selection import numbered
from automarium.games.gaia.table import Automa, Table

ALL_AREAS = (1 << len(AREAS)) - 1


def open_areas(table: Table, automa: Automa) -> int:
    """Areas in which the Automa can go up, or remove the advanced tile (P-97 to P-100)."""
    bits = 0
    for area, level in enumerate(automa.levels):
        if level < ADVANCED_LEVEL or (
            level == ADVANCED_LEVEL and (table.advanced >> area & 1 or not table.occupied_level(area))
        ):
            bits |= 1 << area
    return bits


def research_highest(table: Table, automa: Automa, support: Card) -> None:
    """The area where the Automa stands highest, then numbered selection (P-101)."""

    def keep(left: int) -> int:
        best = max(level for area, level in enumerate(automa.levels) if left >> area & 1)
        return left & sum(1 << area for area, level in enumerate(automa.levels) if level == best)

    _advance(table, automa, (Sieve("P-101", "why-highest", keep), numbered(support.number, support.arrow)))


def research_random(table: Table, automa: Automa, support: Card) -> None:
    """Numbered selection among all areas that are open (P-102)."""
    _advance(table, automa, (numbered(support.number, support.arrow),))


def research_area(table: Table, automa: Automa, support: Card, area: Name) -> None:
    """The area of a faction card; if it is closed the step is left out, or another area is counted off (P-143)."""
    wanted = 1 << AREAS.index(area)
    if table.setup["terrans"] == "numbered" and not open_areas(table, automa) & wanted:
        research_random(table, automa, support)
    else:
        _advance(table, automa, (inside("P-142", "why-faction-area", wanted, area=area),))


def _advance(table: Table, automa: Automa, chain: tuple[Sieve, ...]) -> None:
    """One level up, or on level 4 the advanced tile of the area leaves the game (P-103, P-104)."""
    ladder = table.tale.ladder("choice-area", AREAS.__getitem__)
    can = inside("P-97", "why-area-open", open_areas(table, automa))
    area = narrow(ALL_AREAS, (can, *chain), ladder)
    if area is None:
        table.tale.note("note-no-area", ladder)
        return
    if automa.levels[area] == ADVANCED_LEVEL and table.advanced >> area & 1:
        table.advanced ^= 1 << area
        table.tale.order("order-advanced-tile", ladder, area=AREAS[area])
        return
    automa.levels[area] += 1
    table.tale.order("order-research", ladder, area=AREAS[area], level=automa.levels[area], side=automa.seat)
    if automa.levels[area] == TOP_LEVEL:
        table.tale.care("care-level-closed", area=AREAS[area])
