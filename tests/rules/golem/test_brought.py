"""What an action of a human has brought is asked right after it, in one answer; by older rules nobody asks."""

from __future__ import annotations

import pytest

from automarium.games.golem.brought import ASKED_AFTER, shelved
from automarium.games.golem.human import human_turn
from automarium.games.golem.names import BOTTOM, HUMANS
from automarium.games.golem.table import Table
from tests.rules.golem.kit import do, has, marbles, older_table, table, told

ONE = HUMANS[0]


def laid() -> Table:
    t = table()
    marbles(t, "work R golem R study RY mirror B")
    t.tiles = [t.tiles[0], "r05", "r04"]  # type: ignore[list-item]  # nothing of concern, a kill, a book
    return t


@pytest.mark.parametrize("action", ["study red", "mirror blue", "rabbi 3"])
def test_after_an_action_that_may_bring_a_book_it_is_asked_which(action: str) -> None:
    t = laid()
    asks = human_turn(t, ONE, 1)
    ask = asks.send(next(asks).parse(action))
    assert ask.id == "ask-took-book"
    shown = [option.label for option in ask.shape.options]  # type: ignore[attr-defined]
    assert [one.id for one in shown] == [
        *("shelf-red", "shelf-yellow", "shelf-blue", "shelf-green", "shelf-black"),
        "took-no-book",
    ]
    assert t.acting is None
    do(human_turn(laid(), ONE, 1), action, "none")


@pytest.mark.rule("B-32")
def test_the_book_leaves_the_library_and_the_new_one_is_told() -> None:
    t = laid()
    do(human_turn(t, ONE, 1), "study red", "2")
    assert t.library == ["1", "17", "25", "33", "2"]
    assert has(t, "order-refill-with", book="2", colour="red")
    assert shelved(t, 5).id == "shelf-red"


def test_after_a_kill_the_grave_is_asked() -> None:
    for position in (2, BOTTOM):
        t = laid()
        do(human_turn(t, ONE, 1), f"rabbi {position}", "3")
        assert t.graves == {3: ONE}
        do(human_turn(laid(), ONE, 1), f"rabbi {position}", "none")


def test_what_was_told_on_the_way_is_not_asked_again_nor_what_cannot_be() -> None:
    do(human_turn(laid(), ONE, 1), "book 4", "study red")
    do(human_turn(laid(), ONE, 1), "work red")
    do(human_turn(laid(), ONE, 1), "rabbi 1")
    full = laid()
    full.graves = dict.fromkeys(range(1, 13), ONE)
    do(human_turn(full, ONE, 1), "rabbi 2")
    empty = laid()
    empty.library = [None] * 5  # nobody has told which books lie there: it does not matter which is gone
    do(human_turn(empty, ONE, 1), "study red")


def test_by_older_rules_nobody_asks() -> None:
    t = older_table(ASKED_AFTER - 1)
    t.library = ["1", "9", "17", "25", "33"]
    marbles(t, "study R")
    do(human_turn(t, ONE, 1), "study red")
    assert t.library == ["1", "9", "17", "25", "33"]
    assert not told(t, "order-refill-with")
