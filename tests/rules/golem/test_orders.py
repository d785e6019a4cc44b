"""An order is told when the table of the program is as it will be when the order is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from automarium.core.tale import Kind
from automarium.games.golem.names import AUTOMA, BOTTOM, DISTRICTS, SECTIONS
from automarium.games.golem.table import Table
from tests.bots import SETUPS, new, play

Args = Mapping[str, Any]


def golem_at(table: Table, args: Args, *, standing: bool = True) -> bool:
    spot = args["district"], SECTIONS.index(args.get("section", SECTIONS[1]))
    return any((one.district, one.section) == spot and one.standing is standing for one in table.golems)


def student_at(table: Table, args: Args) -> bool:
    return table.students[args["district"]] == SECTIONS.index(args["section"])


def has_book(table: Table, args: Args) -> bool:
    """A book is in the library, or at an owner's table not told to be there, until it is laid."""
    return table.library[args["position"] - 1] in (args["book"], None)


SO: dict[str, Callable[[Table, Args], bool]] = {
    "order-characters": lambda table, args: table.characters == args["characters"],
    "order-neighbourhood": lambda table, args: [*table.neighbourhood][-1] == args["district"],
    "order-action-tiles": lambda table, args: tuple(table.tiles) == args["tiles"],
    "order-action-tiles-table": lambda table, args: len(table.tiles) == args["number"],
    "order-marbles": lambda table, _: any(table.value(row) for row in table.marbles),
    "order-tokens": lambda table, args: tuple(table.tokens) == args["tokens"],
    "order-starting-golem": golem_at,
    "order-lay-board": lambda table, args: table.players == args["players"],
    "order-starting-tiles": lambda table, args: table.level == args["number"],
    "order-artifact-left": lambda table, _: not table.artifact_tile,
    "order-artifact-tile": lambda table, args: table.artifact_tile == args["key"],
    "order-resource-track": lambda table, _: table.resources == 0,
    "order-turn-order": lambda table, args: table.in_order() == args["seats"],
    "order-turn-order-last": lambda table, args: table.in_order() == args["seats"],
    "order-marble": lambda table, args: table.taken[AUTOMA][-1] == args["colour"],
    "order-rabbi": lambda table, args: table.rabbis[AUTOMA] == args["position"],
    "order-rabbi-bottom": lambda table, _: table.rabbis[AUTOMA] == BOTTOM,
    "order-student": student_at,
    "order-student-back": student_at,
    "order-menorah": lambda table, args: table.menorah_tokens[args["district"]] == AUTOMA,
    "order-forward": golem_at,
    "order-backward": golem_at,
    "order-create": golem_at,
    "order-activate": lambda table, args: golem_at(table, args, standing=False),
    "order-kill": lambda table, args: not args["space"] or table.graves[args["space"]] == AUTOMA,
    "order-study": lambda table, args: table.study_track == args["space"],
    "order-study-back": lambda table, args: table.study_track == args["space"],
    "order-golem-track": lambda table, args: table.golem_track + 1 == args["space"],
    "order-golem-track-back": lambda table, args: table.golem_track + 1 == args["space"],
    "order-gold": lambda table, args: table.gold == args["total"],
    "order-upgrade": lambda table, args: table.upgrades[args["area"]][-1] == args["upgrade"],
    "order-book": has_book,
    "order-refill-with": lambda table, args: table.library[-1] == args["book"],
    "order-renew-library-with": lambda table, args: table.library[-1] == args["book"],
    "order-library": lambda table, args: len(table.library) == len(args["books"]),
    "order-cemetery": lambda table, args: table.box.rows["graves-open"][table.players - 2] == len(args["bonuses"]),
    "order-refill": lambda table, _: table.library[-1] is None,
    "order-starting-tiles-named": lambda table, args: table.level == len(args["tiles"]),
    "order-lay": lambda table, args: table.book(table.columns[args["number"] - 1][-1]).colour == args["colour"],
    "order-token-down": lambda table, args: table.tokens[-1] == args["token"],
    "order-objective": lambda table, args: table.objectives == args["number"],
    "order-gain": lambda table, args: table.resources == args["total"],
    "order-pay": lambda table, args: table.resources == args["total"],
    "order-pay-book": lambda table, args: table.resources == args["total"],
    "order-cards-under": lambda table, _: not table.cards,
    **dict.fromkeys(
        ("order-vp", "order-vp-lost", "order-beyond", "order-below", "order-useless"),
        lambda table, args: table.vp == args["total"],
    ),
}
# which name nothing that the table knows
UNSEEN = {
    *("order-special-tiles", "order-first-player", "order-objectives", "order-own-objectives", "order-shuffle"),
    *("order-renew-library", "order-flip-character", "order-gold-lost", "order-drop-again", "order-drop-marbles"),
}


@pytest.mark.parametrize("setup", SETUPS["golem"])
def test_what_an_order_names_is_so_on_the_table(setup: dict[str, object]) -> None:
    match = play(new("golem", setup, "orders"), "orders")
    events, seen = match.tale.events, set()

    def watch(table: Table, told: int) -> None:
        event = events[told - 1]
        if event.kind is Kind.ORDER and event.id not in UNSEEN:
            assert SO[event.id](table, event.args), event
            seen.add(event.id)

    match.seen(watch)
    assert len(seen) > 15


def test_the_table_grows_as_it_is_laid() -> None:
    """Each street gets its tiles when they are told, and has none before."""
    match = new("golem", {"level": "1"}, "grows")
    events, laid = match.tale.events, []

    def watch(table: Table, told: int) -> None:
        if events[told - 1].id == "order-neighbourhood":
            laid.append(tuple(table.neighbourhood))

    match.seen(watch)
    assert laid == [DISTRICTS[:number] for number in (1, 2, 3)]
