"""Resources on land that changes hands, and the human's traps and flags there."""

from __future__ import annotations

from automarium.core.ask import Asking, Field, Form, Number, Option, Pick
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BIT, NAMES, TERRAIN
from automarium.games.scythe.combat_cards import discard_random
from automarium.games.scythe.names import COIN, COMBAT_CARD, NOTHING, POWER, PRODUCES
from automarium.games.scythe.table import Table

LOSSES = tuple(Option(str(one), one, Say(str(one))) for one in (POWER, COIN, COMBAT_CARD, NOTHING))
HOW_MANY = Field("number", Number(0, 10), 0, Say("tap-how-many"))


def lay_resources(table: Table, place: int) -> None:
    """What the Automa leaves on land that the human has taken: the resource box of the main pile's top card, of the
    terrain's kind (S-200 to S-204)."""
    kind = PRODUCES.get(TERRAIN[place])
    if kind is None:
        table.tale.note("note-no-resources-here", place=NAMES[place], terrain=TERRAIN[place])
    elif not table.resource_box:
        table.tale.note("note-empty-box", place=NAMES[place])
    else:
        table.add_resources(place, kind, table.resource_box)
        table.tale.order("order-lay-resources", place=NAMES[place], resource=kind, number=table.resource_box)


def remove_resources(table: Table, place: int) -> None:
    """All resources of a territory that the Automa takes or holds (S-206 to S-208)."""
    number = table.resources_on(place)
    if number:
        del table.resources[place]
        table.tale.order("order-remove-resources", place=NAMES[place], number=number)


def spring_trap(table: Table, place: int) -> Asking[None]:
    """An armed trap of the human works on the Automa unit that has entered; what it takes is on the token, so it is
    asked. Popularity stays at 10 (S-209)."""
    human, automa = table.human, table.automa
    if BIT[place] & human.flags:
        table.tale.note("note-flag", place=NAMES[place])
    if not BIT[place] & human.armed:
        return
    human.armed &= ~BIT[place]
    human.sprung |= BIT[place]
    table.tale.order("order-trap", place=NAMES[place])
    loss = yield from table.ask(
        "ask-trap-loss",
        lambda: Form((Field("kind", Pick[Name](LOSSES), label=Say("trap-loss")), HOW_MANY)),
        place=NAMES[place],
    )
    kind, number = loss["kind"], loss["number"]
    if kind == POWER:
        automa.power = left = max(0, automa.power - number)
    elif kind == COIN:
        automa.coins = left = max(0, automa.coins - number)
    elif kind == COMBAT_CARD:
        for _ in range(min(number, len(automa.hand))):
            discard_random(table)
        left = len(automa.hand)
    else:
        return
    table.tale.order("order-automa-loses", what=kind, total=left)
