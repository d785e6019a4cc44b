"""When Scythe tells an order, its table is as it will be when that is done: what the order names is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automarium.core.tale import Kind
from automarium.games.scythe.board import BIT, ENCOUNTERS, MAT_PLACE, NUMBER
from automarium.games.scythe.names import HERO, MECH
from automarium.games.scythe.table import Automa, Table
from tests.bots import SETUPS, new, play


def at(automa: Automa, unit: str, place: int) -> bool:
    """Whether the Automa has such a unit there."""
    if unit == HERO:
        return automa.hero == place
    if place == automa.base:
        return (automa.mechs_on_base if unit == MECH else automa.workers_on_base) > 0
    return bool((automa.mechs if unit == MECH else automa.workers) & BIT[place])


def arrived(table: Table, args: dict[str, Any]) -> bool:
    return at(table.automa, args["unit"], NUMBER[args["end"]])


def left_for_base(table: Table, args: dict[str, Any]) -> bool:
    automa = table.automa
    return at(automa, args["unit"], automa.base) and not at(automa, args["unit"], NUMBER[args["place"]])


def left_for_mat(table: Table, args: dict[str, Any]) -> bool:
    on_mat = table.automa.hero == MAT_PLACE if args["unit"] == HERO else table.automa.mechs_on_mat > 0
    return on_mat and not at(table.automa, args["unit"], NUMBER[args["place"]])


def left_by_human(table: Table, args: dict[str, Any]) -> bool:
    human = table.human
    return not BIT[NUMBER[args["place"]]] & human.units and human.base in (human.hero, *human.mechs, *human.workers)


def gone_back(table: Table, args: dict[str, Any]) -> bool:
    to = NUMBER[args["to"]]
    mine = (table.human.hero, *table.human.mechs)
    return at(table.automa, args["unit"], to) if args["side"] == "automa" else to in mine


SO: dict[str, Callable[[Table, dict[str, Any]], bool]] = {
    "order-setup-power": lambda table, args: table.automa.power == args["power"] and not table.automa.hand,
    "order-setup-combat-cards": lambda table, args: len(table.automa.hand) == args["number"],
    "order-setup-coins": lambda table, args: table.automa.coins == args["coins"] and not table.automa.units,
    "order-setup-units": lambda table, args: (
        at(table.automa, HERO, table.automa.base)
        and all(at(table.automa, "worker", NUMBER[args[one]]) for one in ("first", "second"))
    ),
    "order-setup-mat": lambda table, args: (
        (table.automa.mechs_on_mat, table.automa.workers_on_mat) == (args["mechs"], args["workers"])
    ),
    "order-setup-star-card": lambda table, _: table.automa.cube == 0,
    "order-setup-human-power": lambda table, args: table.human.power == args["power"] and not table.human.workers,
    "order-setup-human-units": lambda table, args: (
        table.human.workers == [NUMBER[args["first"]], NUMBER[args["second"]]]
        and table.human.hero == table.human.base
        and not table.encounters
    ),
    "order-setup-encounters": lambda table, _: table.encounters == ENCOUNTERS,
    "order-setup-factory-cards": lambda table, args: table.factory_cards == args["number"],
    "order-setup-tile": lambda table, args: table.tile == args["tile"],
    **dict.fromkeys(("order-move-worker", "order-move-mech", "order-move-hero"), arrived),
    **dict.fromkeys(("order-encounter-or-factory", "order-attack-workers", "order-attack-units"), arrived),
    "order-encounter": lambda table, args: not table.encounters & BIT[NUMBER[args["place"]]],
    "order-human-encounter": lambda table, args: not table.encounters & BIT[NUMBER[args["place"]]],
    "order-human-factory-card": lambda table, _: table.human.factory_card,
    "order-factory-card": lambda table, _: table.automa.factory_card,
    "order-lay-resources": lambda table, args: (
        table.resources_of(NUMBER[args["place"]], args["resource"]) >= args["number"]
    ),
    "order-remove-resources": lambda table, args: not table.resources_on(NUMBER[args["place"]]),
    "order-trap": lambda table, args: bool(table.human.sprung & BIT[NUMBER[args["place"]]]),
    "order-automa-loses-power": lambda table, args: table.automa.power == args["total"],
    "order-automa-loses-coins": lambda table, args: table.automa.coins == args["total"],
    "order-automa-loses-cards": lambda table, args: len(table.automa.hand) == args["total"],
    "order-automa-power": lambda table, args: table.automa.power == args["total"],
    "order-ability-power": lambda table, args: table.automa.power == args["total"],
    "order-automa-coins": lambda table, args: table.automa.coins == args["total"],
    "order-automa-combat-card": lambda table, args: len(table.automa.hand) == args["total"],
    "order-automa-draws": lambda table, args: len(table.automa.hand) == args["total"],
    "order-automa-pays": lambda table, args: table.automa.power == args["total"],
    "order-automa-discards": lambda table, args: len(table.automa.hand) == args["left"],
    "order-automa-unit": lambda table, args: at(table.automa, args["unit"], table.automa.base),
    "order-cube": lambda table, args: table.automa.cube + 1 == args["space"],
    "order-automa-star": lambda table, args: table.automa.all_stars == args["total"],
    "order-human-star": lambda table, args: len(table.human.stars) == args["total"],
    "order-automa-to-base": left_for_base,
    "order-automa-to-mat": left_for_mat,
    "order-human-home": left_by_human,
    "order-retreat-lake": lambda table, args: NUMBER[args["to"]] in (table.human.hero, *table.human.mechs),
    "order-goes-back": gone_back,
    "order-shuffle": lambda table, args: table.deck.count == args["number"],
}
# of these the program keeps nothing that could be looked at
NOT_KEPT = {"order-recruit-bonus", "order-popularity", "order-human-pays", "order-human-draws", "order-scout"}
NOT_KEPT |= {"order-human-discards", "order-human-gains-power"}
NOT_KEPT |= {"order-setup-faction", "order-setup-popularity", "order-setup-human"}


@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_what_an_order_names_is_so_when_it_is_told(number: int) -> None:
    match = play(new("scythe", SETUPS["scythe"][number], "orders"), "orders")
    checked = 0

    def watch(table: Table, told: int) -> None:
        nonlocal checked
        event = table.tale.events[told - 1]
        if event.kind is Kind.ORDER and event.id not in NOT_KEPT:
            assert SO[event.id](table, dict(event.args)), event
            checked += 1

    match.seen(watch)
    assert checked > 30


def test_the_table_grows_as_the_set_up_is_told() -> None:
    seen: list[tuple[int, ...]] = []

    def watch(table: Table, told: int) -> None:
        if table.tale.events[told - 1].id.startswith("order-setup"):
            automa, human = table.automa, table.human
            heroes = sum(one != MAT_PLACE for one in (automa.hero, human.hero))
            pieces = heroes + automa.workers.bit_count() + len(human.workers)
            seen.append((automa.power, automa.coins, pieces, table.encounters.bit_count()))

    new("scythe", SETUPS["scythe"][0], "grows").seen(watch)
    assert seen == sorted(seen)
    assert len(set(seen)) >= 6
