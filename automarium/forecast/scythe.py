"""Scythe: one card; a combat is fought later, so that only the attack is foreseen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from automarium.core.ask import Asking
from automarium.core.tale import Event
from automarium.forecast import Thing, Way, named, twin_of
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.names import ATTACK_UNITS, ATTACK_WORKERS
from automarium.games.scythe.stars import SixthStar
from automarium.games.scythe.table import Table
from automarium.games.scythe.turn import automa_turn

ATTACKS = {f"order-{ATTACK_UNITS}": "forecast-attack-units", f"order-{ATTACK_WORKERS}": "forecast-attack-workers"}
MOVES = ("order-move-hero", "order-move-mech", "order-move-worker", "order-encounter-or-factory")
GAINS = {
    "order-automa-coins": ("forecast-coins", "amount"),
    "order-automa-power": ("forecast-power", "amount"),
    "order-automa-unit": ("forecast-unit", "unit"),
}
CARD = ("order-automa-combat-card", "note-automa-combat-card")
ENDS = ("forecast-end",)
KINDS = (
    *ENDS,
    *ATTACKS.values(),
    *("forecast-move", "forecast-encounter", "forecast-stay", "forecast-no-move"),
    *("forecast-coins", "forecast-power", "forecast-unit", "forecast-card", "forecast-cube", "forecast-skip"),
)


HELD_BACK = ("hesitation", "mustering")  # by a combat card, with these options


def near(table: Table) -> bool:
    """Whether the Automa's next turn may bring its sixth star: one turn brings two at most."""
    return table.automa.all_stars >= STARS - 2


def none(_: Table) -> str:
    return ""


def left_out(table: Table) -> tuple[str, ...]:
    return tuple(f"forecast-without-{option}" for option in HELD_BACK if table.setup[option] == "yes")


def ways(table: Table) -> Iterator[Way]:
    """Every card that is still to come; of an empty deck any (S-35). What combat cards may hold back is left out of
    account."""
    deck = table.deck
    for card in deck.possible() if deck.physical and deck.count else deck.cards or deck.all:
        made = twin_of(table)
        made.hesitation = made.mustering = False
        made.deck.physical = False
        made.deck.cards = [card]
        yield made, 1.0


def turn(table: Table) -> Asking[None]:
    with suppress(SixthStar):
        yield from automa_turn(table)


def thing(event: Event) -> Thing | None:
    if event.id in ATTACKS:
        return named(ATTACKS[event.id], event, "unit", "end", place="end")
    if event.id in MOVES:
        id = "forecast-encounter" if event.id == MOVES[-1] else "forecast-move"
        return named(id, event, "unit", "end", place="end")
    if event.id == "note-stay":
        return named("forecast-stay", event, "unit", "end")
    if event.id in GAINS:
        return named(GAINS[event.id][0], event, GAINS[event.id][1])
    if event.id == "care-sixth-star":
        return Thing("forecast-end")
    if event.id in CARD:
        return Thing("forecast-card")
    plain = {"order-cube": "forecast-cube", "note-skip": "forecast-skip", "note-no-move": "forecast-no-move"}
    return Thing(plain[event.id]) if event.id in plain else None
