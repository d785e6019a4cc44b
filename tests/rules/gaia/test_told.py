"""An order is told when the table of the program is as it will be when the order is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automarium.core.tale import Kind
from automarium.games.gaia.map import BY_NAME, POSITIONS
from automarium.games.gaia.names import AREAS, GAIA, MINE, SPACES
from automarium.games.gaia.scoring import research_vp, tile_counts
from automarium.games.gaia.table import SUPPLY, Table
from tests.bots import SETUPS, new, play

Args = dict[str, Any]


def hex_of(args: Args) -> int:
    return BY_NAME[args["hex"].casefold()]


def level(table: Table, args: Args) -> int:
    return table.sides[args["side"]].levels[AREAS.index(args["area"])]


# what an order names, as it is on the table when it is told
DONE: dict[str, Callable[[Table, Args], bool]] = {
    "order-sector": lambda t, a: t.map.sectors[POSITIONS.index(a["position"])].sector == a["sector"],
    "order-tokens-out": lambda t, _: set(t.tokens.values()) == {2},
    "order-token": lambda t, a: t.token_on_terraforming == a["token"] and t.tokens[a["token"]] == 1,
    "order-human-faction": lambda t, a: t.human.faction.id == a["faction"] and t.human.vp == a["vp"],
    "order-automa-faction": lambda t, a: t.automa.faction.id == a["faction"],
    "order-automa-vp": lambda t, a: t.automa.vp == a["vp"],
    "order-automa-supply": lambda t, a: t.automa.supply == SUPPLY and t.automa.satellite_supply == a["satellites"],
    "order-automa-levels": lambda t, _: not any(t.automa.levels),
    "order-round-tile": lambda t, a: len(t.rounds) == a["number"] and t.rounds[-1].id == a["tile"],
    "order-final-tiles": lambda t, a: t.finals == [a["upper"], a["lower"]],
    "order-technology": lambda t, a: t.advanced == (2 << AREAS.index(a["area"])) - 1,
    "order-boosters": lambda t, a: tuple(t.row) == a["boosters"],
    "order-set-aside": lambda t, a: len(t.automa.deck.cards) == a["cards"].count(",") + 1,
    "order-make-deck": lambda t, a: (t.automa.deck.count, t.automa.deck.aside_count) == (a["number"], a["aside"]),
    "order-new-deck": lambda t, a: t.automa.deck.count == a["number"] and not t.automa.in_play(),
    "order-slide": lambda t, a: (
        t.automa.deck.discarded[-1].n == a["card"]
        and [t.automa.support] == [c for c in t.automa.in_play() if c.n == a["support"]]
    ),
    "order-first": lambda t, a: t.first == a["side"],
    "order-mine": lambda t, a: t.automa.structure_at(hex_of(a)) == MINE,
    "order-upgrade": lambda t, a: t.automa.structure_at(hex_of(a)) == a["new"],
    "order-gaia-token": lambda t, a: t.type_at(hex_of(a)) == GAIA,
    "order-satellite": lambda t, a: bool(t.automa.satellites >> hex_of(a) & 1),
    "order-research": lambda t, a: level(t, a) == a["level"],
    "order-advanced-tile": lambda t, a: not t.advanced >> AREAS.index(a["area"]) & 1,
    "order-cover": lambda t, a: bool(t.covered >> SPACES.index(a["space"]) & 1),
    "order-clean-up": lambda t, _: not t.covered,
    "order-booster": lambda t, a: t.sides[a["side"]].booster == a["booster"] and a["booster"] not in t.row,
    "order-booster-returns": lambda t, a: t.row[-1] == a["booster"] != t.sides[a["side"]].booster,
    "order-booster-vp": lambda t, a: t.human.vp == a["total"],
    "order-terraforming-token": lambda t, a: t.token_on_terraforming is None and t.human.tokens[-1] == a["token"],
    "order-vp": lambda t, a: t.automa.vp == a["total"],
    "order-final": lambda t, a: tile_counts(t, a["tile"])[a["side"]] == a["number"],
    "order-research-vp": lambda t, a: research_vp(t.sides[a["side"]]) == a["vp"],
}
# what the program's table does not hold: the human's own, and what lies beside the board
BESIDE = {
    *("order-as-for-two", "order-map", "order-automa-counters", "order-neutral", "order-technology-free"),
    *("order-remove-cards", "order-bottom", "order-income", "order-gaia-phase", "order-round-done"),
    "order-charge",
}


@pytest.mark.parametrize("setup", SETUPS["gaia"])
def test_what_an_order_names_is_so_when_it_is_told(setup: dict[str, object]) -> None:
    match = play(new("gaia", setup, "told"), "told")
    seen = 0

    def watch(table: Table, told: int) -> None:
        nonlocal seen
        event = table.tale.events[told - 1]
        if event.kind != Kind.ORDER:
            return
        seen += 1
        assert (event.id in DONE) != (event.id in BESIDE), event.id
        assert event.id in BESIDE or DONE[event.id](table, dict(event.args)), event

    match.seen(watch)
    assert seen > 100
