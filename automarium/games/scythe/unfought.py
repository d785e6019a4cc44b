"""A sixth star ends the match at once, and may leave combats unfought: whoever has come to where the opponent stands
goes back to where that move began, with all that came along (S-275)."""

from __future__ import annotations

from automarium.core.bits import each
from automarium.core.tale import Tale
from automarium.core.twin import twin
from automarium.games.scythe.board import BIT, NAMES, SIZE
from automarium.games.scythe.combat import send_home
from automarium.games.scythe.names import AUTOMA, HERO, MECH
from automarium.games.scythe.table import UNFOUGHT_GO_BACK, Entry, Table


def go_back(table: Table) -> None:
    """Nobody shares a territory any more."""
    if table.since(UNFOUGHT_GO_BACK):
        for entry in reversed(table.entries):
            if BIT[entry.end] & table.human.units & table.automa.units:
                (_automa_goes_back if entry.side == AUTOMA else _human_goes_back)(table, entry)
        for place in each(table.human.units & table.automa.units):  # put there by a correction
            send_home(table, place)
    table.fights.clear()
    table.entries.clear()
    table.battle = None


def if_over(table: Table) -> Table:
    """The table as it would be if the match ended now."""
    if not table.fights and table.battle is None:
        return table
    made = twin(table, Tale(tracing=False), "unfought")
    go_back(made)
    return made


def _human_goes_back(table: Table, entry: Entry) -> None:
    human, end = table.human, entry.end
    start = entry.start if not BIT[entry.start] & table.automa.units else human.base
    there = {HERO: human.hero == end, MECH: end in human.mechs, None: True}[entry.unit]
    if not there:
        return  # a correction has put it elsewhere
    if entry.unit == HERO:
        human.hero = start
    elif entry.unit == MECH:
        human.mechs[human.mechs.index(end)] = start
    for _ in range(min(entry.workers, human.workers.count(end))):
        human.workers[human.workers.index(end)] = start
    for kind, number in entry.goods:
        some = min(number, table.resources_of(end, kind))
        table.add_resources(end, kind, -some)
        table.add_resources(start, kind, some)
    if entry.unit is not None:
        table.tale.order("order-goes-back", side=entry.side, unit=entry.unit, place=NAMES[end], to=NAMES[start])


def _automa_goes_back(table: Table, entry: Entry) -> None:
    automa, unit, end = table.automa, entry.unit, entry.end
    assert unit is not None
    start = entry.start if not BIT[entry.start] & (table.human.units | automa.combat_units) else automa.base
    if unit == HERO and automa.hero == end:
        automa.hero = start
    elif automa.mechs & BIT[end]:
        automa.mechs &= ~BIT[end]
        automa.mechs_on_base += start >= SIZE
        automa.mechs |= BIT[start] if start < SIZE else 0
    table.tale.order("order-goes-back", side=AUTOMA, unit=unit, place=NAMES[end], to=NAMES[start])
