"""Resources on land that changes hands."""

from __future__ import annotations

from automarium.games.scythe.board import NAMES, TERRAIN
from automarium.games.scythe.names import PRODUCES
from automarium.games.scythe.table import Table


def lay_resources(table: Table, place: int) -> None:
    """What the Automa leaves on land that the human has taken: the resource box of the main pile's top card, of the
    terrain's kind (S-200 to S-204)."""
    kind = PRODUCES.get(TERRAIN[place])
    if kind is None:
        table.tale.note("note-no-resources-here", place=NAMES[place], terrain=TERRAIN[place])
    elif table.card is None and not table.resource_box:
        table.tale.note("note-no-card-yet", place=NAMES[place])
    elif not table.resource_box:
        table.tale.note("note-empty-box", place=NAMES[place])
    else:
        table.add_resources(place, kind, table.resource_box)
        table.tale.order("order-lay-resources", place=NAMES[place], resource=kind, number=table.resource_box)


def remove_resources(table: Table, place: int) -> None:
    """All resources of a territory that the Automa takes or holds (S-206 to S-208)."""
    if place in table.resources:
        number = table.resources_on(place)
        del table.resources[place]
        table.tale.order("order-remove-resources", place=NAMES[place], number=number)
