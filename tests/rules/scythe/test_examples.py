"""The worked examples of both rulebooks. The positions of examples 3 and 4 are printed as pictures only: here stand
positions of our own that give the printed counts."""

from __future__ import annotations

import pytest

from automarium.games.scythe.board import NUMBER
from automarium.games.scythe.combat import combat
from automarium.games.scythe.human import human_turn
from automarium.games.scythe.names import AUTOMA
from automarium.games.scythe.neighbourhood import NEAR, NEAR_BY_LAND, human_reach
from automarium.games.scythe.turn import move_row
from tests.rules.scythe.position import (
    automa,
    card_of,
    human,
    ids,
    later,
    left_after,
    moved,
    next_card,
    numbers,
    run,
    table,
    territories,
    told,
    turn,
    valid,
    where,
    why,
)
from tests.rules.scythe.test_moves import row


@pytest.mark.rule("S-260")
def test_example_1_a_human_crimean_mech_with_riverwalk() -> None:
    t = human(table("crimea"), mechs="C5", abilities="riverwalk")
    assert territories(human_reach(t)) == {"B6", "C5", "D5", "D6"}


@pytest.mark.rule("S-261")
def test_example_2_an_automa_mech_that_may_cross_water() -> None:
    assert territories(NEAR[NUMBER["C5"]]) == {"C5", "B5", "B6", "C4", "C6", "D5", "D6"}
    assert territories(NEAR_BY_LAND[NUMBER["C5"]]) == {"C5", "B6", "D5"}


@pytest.mark.rule("S-262")
def test_example_3_a_worker_moves() -> None:
    """Two workers equally near the base, ten valid territories with the printed counts, two of them out of bounds."""
    t = automa(table("polania", "saxony"), workers="F1 G1 G2", mechs="E1 E2 F1 G2", hero="D1", water=True)
    human(t, hero="B2", mechs="E4", abilities="riverwalk")
    move = moved(t, "move-worker")
    assert left_after(move.why_unit, "S-60") == ["F1", "G1"]
    assert why(move.why_unit).rule == "S-64"
    places = valid(move.why, "S-93")
    counts = numbers(t, move, places)
    out = {place for place in places if human_reach(t) >> NUMBER[place] & 1}
    assert sorted(counts[place] for place in places - out) == [1, 2, 2, 3, 4, 4, 4, 5]
    assert sorted(counts[place] for place in out) == [1, 2]
    assert where(move) == ("F1", "F2")
    assert (counts["F2"], why(move.why).rule) == (5, "S-96")


@pytest.mark.rule("S-263")
def test_example_4_a_mech_moves_without_attack() -> None:
    """One mech is closest to the base; of the valid territories with the printed distances the Factory is chosen."""
    t = automa(table("polania", "nordic"), workers="E4 F4", mechs="E4 F4", water=True)
    human(t, hero="D6", mechs="C3 A5")
    move = moved(t, "move-mech")
    assert why(move.why_unit).rule == "S-60"
    places = valid(move.why, "S-102")
    distances = numbers(t, move, places)
    assert sorted(distances.values()) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
    assert where(move) == ("E4", "D4")
    assert (distances["D4"], why(move.why).rule) == (1, "S-67")


@pytest.mark.rule("S-264")
@pytest.mark.parametrize(("power", "spent"), [(12, 5), (1, 1)])
def test_example_5_a_combat_table(power: int, spent: int) -> None:
    t = human(automa(table(), mechs="D5"), hero="D5")
    assert (card_of(t, 12).spend, card_of(t, 12).cards) == ((4, 5, 7), 2)
    t.automa.power, t.automa.hand = power, [2, 3, 4]
    next_card(t, 12)
    strength = told(run(t, combat(t, NUMBER["D5"], AUTOMA), "0"), "note-automa-strength")
    assert (strength["power"], strength["number"]) == (spent, 2)
    assert (t.automa.power, len(t.automa.hand)) == (power - spent, 1)


@pytest.mark.rule("S-266")
def test_the_resource_example() -> None:
    """One resource in the box of the top card: one on each territory taken."""
    t = human(automa(table(), mechs="G6"), mechs="C5 A6")
    turn(t, 12)
    automa(t, workers="D5 B6", mechs="G6")
    assert t.resource_box == 1
    run(t, human_turn(t), "mech C5-D5", "mech A6-B6", "end")
    assert t.resources == {
        NUMBER["D5"]: {"metal": 1, "food": 0, "wood": 0, "oil": 0},
        NUMBER["B6"]: {"metal": 0, "food": 1, "wood": 0, "oil": 0},
    }


def test_the_confirmed_nordic_opening() -> None:
    """Workers on A4 and A5, the character on the base, no water yet, a card that moves a worker: A4 to B5."""
    t = table("saxony", "nordic")
    events = turn(t, 3)
    assert told(events, "order-move-worker") == {"move": "move-worker", "unit": "worker", "start": "A4", "end": "B5"}
    t = table("saxony", "nordic")
    move = moved(t, "move-worker")
    assert left_after(move.why_unit, "S-64") == ["A4"]
    assert valid(move.why, "S-93") == {"A4", "B5"}
    assert numbers(t, move, {"A4", "B5"}) == {"A4": 1, "B5": 1}
    assert why(move.why).rule == "S-67"


@pytest.mark.rule("S-53", "S-51")
def test_brackets_of_the_rulebook() -> None:
    """The North moves a worker and nothing more; another faction passes the group over."""
    for faction, orders in (("nordic", ["order-move-worker"]), ("albion", ["order-move-hero"])):
        t = human(table("saxony", faction), hero="G1")
        events = run(t, later(move_row, t, row("nordic:move-worker", "move-hero")))
        assert [id for id in ids(events) if id.startswith("order-move")] == orders


@pytest.mark.rule("S-53")
def test_the_reward_in_brackets_of_rusviet() -> None:
    for faction, mechs in (("rusviet", 2), ("nordic", 1)):
        t = human(automa(table("crimea", faction), hero="base"))
        turn(t, 8)
        assert t.automa.mechs_on_base == mechs
