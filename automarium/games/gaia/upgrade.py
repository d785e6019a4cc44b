"""Upgrading a structure: the first line of the list that can be done, on the planet nearest to the human."""

from __future__ import annotations

from automarium.core.bits import first_of, inside, narrow
from automarium.core.tale import Name
from automarium.games.gaia.cards import Card
from automarium.games.gaia.factions import LAB_RESEARCH, STATION_VP
from automarium.games.gaia.names import ACADEMY, INSTITUTE, LAB, MINE, STATION
from automarium.games.gaia.power import charge
from automarium.games.gaia.research import research_random
from automarium.games.gaia.selection import DIRECTIONAL
from automarium.games.gaia.table import Automa, Table

Upgrade = tuple[Name, Name]

# what becomes what, in the order of the symbol (P-130)
LINES: tuple[Upgrade, ...] = ((STATION, INSTITUTE), (MINE, STATION), (LAB, ACADEMY), (STATION, LAB))
DOWNGRADE: Upgrade = (LAB, STATION)  # the Firaks', at the head of their list (P-152)


def lines_of(table: Table, automa: Automa, *, downgrade: bool) -> tuple[Upgrade, ...]:
    """The list in force: the Firaks' own in their faction action, or by the setting in every upgrade (P-152, P-153)."""
    if not downgrade and table.setup["firaks"] == "every":
        downgrade = any(step.downgrade for step in automa.faction.action)
    return (DOWNGRADE, *LINES) if downgrade else LINES


def upgrade(table: Table, automa: Automa, support: Card, *, downgrade: bool = False) -> bool:
    """The new piece replaces the old one, which returns to the supply (P-130 to P-134)."""
    for old, new in lines_of(table, automa, downgrade=downgrade):
        if automa.structures[old] and automa.supply[new] > 0:
            break
    else:
        table.tale.note("note-no-upgrade")
        return False
    ladder = table.tale.ladder("choice-upgrade", table.namer())
    line = "P-152" if (old, new) == DOWNGRADE else "P-130"
    chain = (
        inside(line, "why-line", automa.structures[old], old=old, new=new),
        first_of("P-133", "why-nearest", table.near_humans()),
        DIRECTIONAL[support.direction],
    )
    hex = narrow(automa.hexes, chain, ladder)
    assert hex is not None
    automa.replace(old, new, hex)
    table.tale.order("order-upgrade", ladder, old=old, new=new, **table.planet(hex))
    charge(table, hex)
    if automa.faction.passive == STATION_VP and (old, new) == (MINE, STATION):
        table.gain(automa, automa.faction.passive_vp, Name("vp-passive"))
    if automa.faction.passive == LAB_RESEARCH and (old, new) == (STATION, LAB):
        table.tale.note("note-lab-research", faction=automa.faction.id)
        research_random(table, automa, support)
    return True
