"""An order is told when the table is as it will be when the order is done: a picture is drawn of it then."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.tale import Event, Kind
from automarium.games.redrising.cards import UNKNOWN_ID
from automarium.games.redrising.names import AUTOMA_HAND, DECK, HAND, LOCATIONS
from automarium.games.redrising.table import Table
from automarium.last.redrising import last_of
from tests.bots import SETUPS, new, play

WHOLE = 4  # matches of each set-up


def lies(table: Table, event: Event) -> bool:
    """Whether what an order names is so on the table."""
    args, piles = event.args, table.piles
    if event.id == "order-track":
        return bool(table.tracks[args["side"]][args["track"]] == args["total"])
    if event.id == "order-sovereign":
        return bool(table.sovereign == args["side"])
    if event.id == "order-priority":
        return bool(table.priorities[args["letter"]] == args["location"])
    if event.id == "order-house":
        return bool(table.house == args["house"])
    if event.id == "order-parity":
        return bool(table.parity == args["parity"])
    if event.id == "order-deal":
        return all(len(piles[location]) == args["each"] for location in LOCATIONS)
    if event.id in ("order-deal-hand", "order-deal-automa"):
        return bool(len(piles[HAND if event.id == "order-deal-hand" else AUTOMA_HAND]) == args["number"])
    return all(_has_come(table, move.who, move.end, _spot(event)) for move in last_of(table, [event]).moves)


def _spot(event: Event) -> int:
    """Where in a pile a card comes to lie."""
    if event.id == "order-lay-beneath" or event.args.get("to") == "deck-bottom":
        return 0
    return -2 if event.id == "order-pull-card" else -1


def _has_come(table: Table, who: str, end: Any, spot: int) -> bool:
    pile = table.piles[end]
    return bool(pile) and (not table.known or who == UNKNOWN_ID or pile[spot].id == who)


@pytest.mark.parametrize("index", range(len(SETUPS["redrising"])))
def test_what_an_order_names_is_so_when_it_is_told(index: int) -> None:
    told: list[bool] = []

    def watch(table: Table, many: int) -> None:
        event = table.tale.events[many - 1]
        if event.kind == Kind.ORDER:
            told.append(lies(table, event))
            assert told[-1], event

    for number in range(WHOLE):
        play(new("redrising", SETUPS["redrising"][index], f"told {number}"), f"told {number}").seen(watch)
    assert len(told) > 100


def test_a_card_that_goes_has_left_where_it_lay() -> None:
    match = play(new("redrising", SETUPS["redrising"][0], "left"), "left", 40)
    before: dict[str, int] = {}
    moved = 0

    def watch(table: Table, many: int) -> None:
        nonlocal moved
        event = table.tale.events[many - 1]
        if event.id in ("order-activate", "order-gain"):
            start = DECK if event.id == "order-activate" else event.args["location"]
            assert len(table.piles[start]) == before[start] - 1
            moved += 1
        before.update({place: len(pile) for place, pile in table.piles.items()})

    match.seen(watch)
    assert moved > 10
