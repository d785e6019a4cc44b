"""The six kinds of move by their five steps, and which of them a row carries out."""

from __future__ import annotations

import pytest

from automarium.core.choose import Ladder
from automarium.core.tale import Name
from automarium.games.scythe.board import NAMES, NUMBER
from automarium.games.scythe.cards import Symbol, for_faction
from automarium.games.scythe.names import MOVES, NORDIC, POLANIA
from automarium.games.scythe.table import Table, place_name
from automarium.games.scythe.turn import move_row
from tests.rules.scythe.position import (
    act,
    automa,
    here,
    human,
    ids,
    ladder,
    later,
    left_after,
    moved,
    near,
    next_card,
    numbers,
    plan,
    run,
    table,
    told,
    turn,
    valid,
    where,
    why,
)


def row(*kinds: str) -> tuple[Symbol, ...]:
    """A first row: `nordic:move-worker` is a symbol in brackets, `attack-units 5` one with a number."""
    symbols = []
    for text in kinds:
        faction, _, rest = text.rpartition(":")
        kind, _, number = rest.partition(" ")
        symbols.append(Symbol(Name(kind), int(number or 1), Name(faction) if faction else None))
    return tuple(symbols)


# --- choosing the action ---


@pytest.mark.rule("S-50", "S-51")
def test_the_first_permissible_symbol_is_carried_out_and_no_other() -> None:
    t = human(automa(table(), workers="A4 A5", hero="base", water=False))
    events = run(t, later(move_row, t, row("move-mech", "move-worker", "move-hero")))
    assert ids(events) == ["note-no-unit", "note-unit", "order-move-worker"]
    assert t.automa.hero == t.automa.base


@pytest.mark.rule("S-51", "S-53")
def test_a_bracketed_move_of_its_faction_is_the_move_of_the_turn() -> None:
    t = human(automa(table(), workers="A4 A5", hero="base", water=False))
    events = run(t, later(move_row, t, row("nordic:move-worker", "move-hero")))
    assert "order-move-worker" in ids(events)
    assert t.automa.hero == t.automa.base


@pytest.mark.rule("S-53")
def test_brackets_of_another_faction_are_not_there() -> None:
    t = human(automa(table(), workers="A4 A5", hero="base", water=False))
    events = run(t, later(move_row, t, row("polania:move-worker", "move-hero")))
    assert "order-move-worker" not in ids(events)
    assert "order-move-hero" in ids(events)
    gains = row("crimea:coin", "nordic:coin", "coin")
    assert [one.faction for one in for_faction(gains, NORDIC)] == ["nordic", None]
    assert [one.faction for one in for_faction(gains, POLANIA)] == [None]
    before = t.automa.coins
    turn(t, 2)  # (Crimea: coin), coin
    assert t.automa.coins == before + 1


@pytest.mark.rule("S-52")
def test_without_a_permissible_symbol_the_turn_goes_on_with_the_reward() -> None:
    t = human(automa(table()))
    events = turn(t, 10)  # mech, worker; gains a unit and 2 power
    assert ids(events)[-4:] == ["note-no-move", "order-automa-unit", "order-automa-power", "order-cube"]


@pytest.mark.rule("S-54")
def test_staying_is_a_move() -> None:
    """The only worker of a peninsula whose best territory is its own."""
    t = human(automa(table(), workers="B5", water=False))
    events = run(t, later(move_row, t, row("move-worker", "move-hero")))
    assert told(events, "note-stay")["end"] == "B5"
    assert ladder(events, "note-stay").rule == "S-67"
    assert t.automa.workers == here("B5")


@pytest.mark.rule("S-55")
@pytest.mark.parametrize("kind", MOVES)
def test_no_move_without_a_unit_of_its_kind(kind: str) -> None:
    t = human(automa(table()), hero="A4", workers="A5")
    t.automa.power = 16
    assert plan(t, kind) is None
    assert t.tale.events[-1].id == "note-no-unit"


@pytest.mark.rule("S-56")
@pytest.mark.parametrize("kind", MOVES)
def test_no_move_without_a_territory(kind: str) -> None:
    """A human combat unit on each bank: no worker may go anywhere; nothing to attack, nothing to meet."""
    t = human(automa(table(), hero="base", workers="A4", mechs="base", water=False), hero="base")
    t.automa.power = 16
    t.encounters = 0
    if kind == "move-worker":
        human(t, hero="B5", mechs="A5")
    if kind in ("move-mech", "move-hero"):
        human(t, hero="A5", mechs="B5")
        automa(t, hero="base" if kind == "move-hero" else "A4", mechs="A4" if kind == "move-hero" else "base")
    assert plan(t, kind) is None
    assert t.tale.events[-1].id == "note-no-territory"
    assert not why(t.tale.events[-1].why).rungs[-1].left


@pytest.mark.rule("S-57")
def test_valid_with_the_unit_in_place_destination_with_it_picked_up() -> None:
    """The lone mech's own neighbourhood makes B5 valid; for the count of a worker it is gone."""
    t = human(automa(table(), workers="A4", water=False))
    move = moved(t, "move-worker")
    assert valid(move.why, "S-93") == {"A4", "A5", "B5"}
    assert why(move.why).rungs[-2].args["best"] == 0
    assert where(move) == ("A4", "B5")


# --- moving a worker ---


@pytest.mark.rule("S-90", "S-91")
def test_worker_unit_and_valid_territories() -> None:
    t = human(automa(table(), workers="B5 A5", mechs="D4", water=False))
    move = moved(t, "move-worker")
    assert NAMES[move.start] == "A5"
    assert why(move.why_unit).rule == "S-60"
    assert valid(move.why, "S-91") == {"A4", "A5", "B5", "C3", "D4", "D5", "E4"}


@pytest.mark.rule("S-92")
def test_no_worker_where_an_enemy_unit_of_any_kind_stands() -> None:
    t = human(automa(table(), mechs="D4", workers="A4", water=False), workers="C3", mechs="D5", hero="E4")
    assert valid(tried(t, "move-worker"), "S-92") == {"A4", "A5", "B5", "D4"}


def tried(t: Table, kind: str) -> Ladder | None:
    """The ladder of a destination, whether or not one was found."""
    move = plan(t, kind)
    return move.why if move else t.tale.events[-1].why


@pytest.mark.rule("S-93", "S-25")
def test_no_worker_where_another_stands_its_own_place_stays_valid() -> None:
    t = human(automa(table(), workers="A4 B5", water=False))
    move = moved(t, "move-worker")
    assert valid(move.why, "S-93") == {"A4", "A5"}
    assert "S-93" in [rung.rule for rung in why(move.why).rungs]


@pytest.mark.rule("S-94")
def test_combat_units_and_structures_are_no_hindrance_to_a_worker() -> None:
    t = human(automa(table(), workers="A4", mechs="B5", water=False))
    t.human.structures[NUMBER["B5"]] = Name("mill")
    assert where(moved(t, "move-worker")) == ("A4", "B5")


@pytest.mark.rule("S-95")
def test_territories_in_reach_of_an_enemy_combat_unit_are_dropped_before_counting() -> None:
    """B5 is best by count but the mech on B4 reaches it with Riverwalk; the worker's own A4 is in reach too."""
    t = human(automa(table("polania"), workers="A4 A5", water=False), mechs="B4", abilities="riverwalk")
    move = moved(t, "move-worker")
    assert valid(move.why, "S-93") == {"A4", "B5"}
    assert left_after(move.why, "S-95") == ["A4"]
    t = human(automa(table("nordic", "albion"), workers="A3", water=False), hero="B4", abilities="riverwalk")
    # forest A4 opens, village A3 does not: nothing is dropped
    assert valid(moved(t, "move-worker").why, "S-95") == {"A1", "A2", "A3"}
    t = human(automa(table("rusviet", "albion"), workers="A3", water=False), hero="B4", abilities="riverwalk")
    assert valid(moved(t, "move-worker").why, "S-95") == {"A1", "A2"}


@pytest.mark.rule("S-96", "S-97", "S-98")
def test_the_territory_in_most_neighbourhoods_without_the_mover_each_unit_once() -> None:
    """Worker and mech on C3 count one each, the base and the hero on it nothing, the moving worker nothing."""
    t = human(automa(table(automa="albion"), hero="base", workers="A1 C3", mechs="C3", water=False))
    move = moved(t, "move-worker")
    assert NAMES[move.start] == "A1"
    assert numbers(t, move, near(move.why)) == {"A1": 0, "A2": 0, "B2": 0, "B4": 2, "C2": 2, "C3": 2, "D4": 2}
    assert set(left_after(move.why, "S-96")) == {"B4", "C2", "D4"}
    assert where(move) == ("A1", "D4")
    assert why(move.why).rule == "S-67"


@pytest.mark.rule("S-98")
def test_all_counts_may_be_zero() -> None:
    t = human(automa(table(), workers="base base"))
    move = moved(t, "move-worker")
    assert left_after(move.why, "S-96") == ["A4", "A5"]
    assert where(move) == ("base-nordic", "A4")


# --- moving a mech or the character ---


@pytest.mark.rule("S-100")
def test_mech_closest_to_the_base_or_the_character() -> None:
    t = human(automa(table(), hero="A4", mechs="B5 A5", water=False), hero="B4")
    assert (moved(t, "move-mech").unit, NAMES[moved(t, "move-mech").start]) == ("mech", "A5")
    assert (moved(t, "move-hero").unit, NAMES[moved(t, "move-hero").start]) == ("hero", "A4")


@pytest.mark.rule("S-101")
def test_no_combat_unit_where_an_enemy_unit_stands() -> None:
    t = human(automa(table(), mechs="A4", water=True), workers="B5", hero="B4")
    move = moved(t, "move-mech")
    assert valid(move.why, "S-101") == {"A3", "A4", "A5"}


@pytest.mark.rule("S-102", "S-26")
def test_no_combat_unit_where_another_stands_its_own_place_stays_valid() -> None:
    t = human(automa(table(), mechs="A4", hero="B5", water=False), hero="B4")
    move = moved(t, "move-mech")
    assert valid(move.why, "S-102") == {"A4", "A5"}
    assert why(move.why).rungs[2].rule == "S-102"


@pytest.mark.rule("S-103")
def test_workers_and_structures_are_no_hindrance_to_a_combat_unit() -> None:
    t = human(automa(table(), mechs="A4", workers="B5", water=False), hero="B4")
    t.human.structures[NUMBER["B5"]] = Name("mine")
    assert valid(moved(t, "move-mech").why, "S-102") == {"A4", "A5", "B5"}


@pytest.mark.rule("S-104")
def test_towards_the_nearest_enemy_combat_unit_workers_do_not_attract() -> None:
    t = human(automa(table(), mechs="A4", water=False), hero="A6", workers="B4")
    move = moved(t, "move-mech")
    assert where(move) == ("A4", "A5")  # B5 lies beside the worker and is closer to the Factory
    assert why(move.why).rule == "S-104"
    assert why(move.why).rungs[-1].args["best"] == 1


@pytest.mark.rule("S-105")
def test_units_on_a_base_are_left_out_while_another_is_on_the_board() -> None:
    """The character on the Albion base is three steps from A4; the mech far in the south-east attracts to B5."""
    t = human(automa(table("albion"), mechs="A5", water=False), hero="base", mechs="F7")
    move = moved(t, "move-mech")
    assert numbers(t, move, {"A4", "A5", "B5"}) == {"A4": 5, "A5": 5, "B5": 4}
    assert where(move) == ("A5", "B5")
    assert why(move.why).rule == "S-104"


@pytest.mark.rule("S-106")
def test_if_none_is_on_the_board_those_on_bases_decide() -> None:
    t = human(automa(table("albion"), mechs="A5", water=False), hero="base")
    move = moved(t, "move-mech")
    assert where(move) == ("A5", "A4")
    assert why(move.why).rule == "S-106"


# --- encounter or Factory ---


@pytest.mark.rule("S-110")
def test_the_character_goes_also_from_the_base() -> None:
    t = human(automa(table(), hero="base", workers="A4", water=False))
    move = moved(t, "encounter-or-factory")
    assert (move.unit, where(move)) == ("hero", ("base-nordic", "B5"))


@pytest.mark.rule("S-112", "S-119")
def test_the_factory_only_without_a_factory_card() -> None:
    t = human(automa(table(automa="albion"), hero="C3", water=False))
    move = moved(t, "encounter-or-factory")
    assert where(move) == ("C3", "D4")
    t.automa.factory_card = True
    assert plan(t, "encounter-or-factory") is None
    assert why(t.tale.events[-1].why).rule == "S-112"


@pytest.mark.rule("S-113")
def test_other_territories_only_with_their_token() -> None:
    t = human(automa(table(), hero="A4", water=False))
    assert where(moved(t, "encounter-or-factory")) == ("A4", "B5")
    t.encounters &= ~here("B5")
    assert plan(t, "encounter-or-factory") is None
    assert why(t.tale.events[-1].why).rule == "S-113"


@pytest.mark.rule("S-114")
def test_never_where_an_enemy_unit_or_an_own_mech_stands_a_worker_is_no_hindrance() -> None:
    for arranged in (
        human(automa(table(), hero="A4", water=False), workers="B5"),
        human(automa(table(), hero="A4", mechs="B5", water=False)),
    ):
        assert plan(arranged, "encounter-or-factory") is None
        assert why(arranged.tale.events[-1].why).rule == "S-114"
    t = human(automa(table(), hero="A4", workers="B5", water=False))
    assert where(moved(t, "encounter-or-factory")) == ("A4", "B5")


@pytest.mark.rule("S-115")
def test_the_character_removes_the_token_after_any_kind_of_move() -> None:
    t = human(automa(table(), hero="A4", water=False), hero="B4")
    events = act(t, "move-hero")
    assert told(events, "order-move-hero")["end"] == "B5"
    assert told(events, "order-encounter")["place"] == "B5"
    assert not t.encounters & here("B5")
    t = human(automa(table(), hero="A4", water=False), workers="B5")
    assert "order-encounter" in ids(act(t, "attack-workers"))


@pytest.mark.rule("S-116")
def test_workers_and_mechs_leave_tokens_alone() -> None:
    t = human(automa(table(), workers="A4", mechs="A5", water=False), hero="B4")
    assert told(act(t, "move-mech"), "order-move-mech")["end"] == "B5"
    t = human(automa(t, workers="A4", water=False), hero="base")
    assert told(act(t, "move-worker"), "order-move-worker")["end"] == "B5"
    assert t.encounters & here("B5")


@pytest.mark.rule("S-117", "S-02")
def test_the_factory_card_whichever_action_brings_the_character_there() -> None:
    for kind in ("encounter-or-factory", "move-hero"):
        t = human(automa(table(automa="albion"), hero="C3", water=False), hero="E4")
        assert t.factory_cards == 3
        assert "order-factory-card" in ids(act(t, kind))
        assert (t.automa.factory_card, t.factory_cards) == (True, 2)


@pytest.mark.rule("S-117", "S-119")
def test_no_second_factory_card_and_no_action_from_the_first() -> None:
    t = human(automa(table(automa="albion"), hero="C3", water=False), hero="E4")
    t.automa.factory_card = True
    before = (t.automa.power, t.automa.coins, len(t.automa.hand))
    assert "order-factory-card" not in ids(act(t, "move-hero"))
    assert t.automa.hero == NUMBER["D4"]
    assert t.factory_cards == 3
    assert (t.automa.power, t.automa.coins, len(t.automa.hand)) == before


@pytest.mark.rule("S-118")
def test_a_character_that_attacks_and_loses_takes_nothing() -> None:
    for place, hero in (("B5", "A4"), ("D4", "C3")):
        t = human(automa(table(automa="nordic" if place == "B5" else "albion"), hero=hero, water=False), hero=place)
        t.automa.power, t.automa.hand = 5, []
        next_card(t, 10)  # spends nothing
        events = act(t, "attack-units", "7", number=1)
        assert told(events, "order-automa-to-mat")["unit"] == "hero"
        assert "order-encounter" not in ids(events)
        assert "order-factory-card" not in ids(events)
        assert t.encounters & here("B5")
        assert not t.automa.factory_card


@pytest.mark.rule("S-115", "S-117")
def test_a_character_that_attacks_and_wins_takes_them() -> None:
    t = human(automa(table(automa="albion"), hero="C3", water=False), hero="D4")
    t.automa.power = 7
    next_card(t, 6)  # spends 7
    assert "order-factory-card" in ids(act(t, "attack-units", "0"))


# --- attacking workers ---


@pytest.mark.rule("S-120")
def test_the_attacker_is_the_combat_unit_closest_to_the_base() -> None:
    for hero, mech, unit in (("A4", "B5", "hero"), ("B5", "A4", "mech")):
        t = human(automa(table(), hero=hero, mechs=mech, water=True), workers="B4")
        move = moved(t, "attack-workers")
        assert (move.unit, NAMES[move.start]) == (unit, "A4")
        assert why(move.why_unit).rule == "S-60"


@pytest.mark.rule("S-121")
def test_only_where_workers_stand_without_a_combat_unit() -> None:
    t = human(automa(table(), mechs="A4", water=True), workers="B4 B5", hero="B4")
    move = moved(t, "attack-workers")
    assert where(move) == ("A4", "B5")
    assert valid(move.why, "S-121") == {"B5"}


@pytest.mark.rule("S-121")
def test_also_in_the_neighbourhood_of_the_base() -> None:
    t = human(automa(table(), mechs="base", water=False), workers="A5")
    assert where(moved(t, "attack-workers")) == ("base-nordic", "A5")


@pytest.mark.rule("S-122")
def test_where_most_resources_lie_all_kinds_added_and_zero_counts() -> None:
    t = human(automa(table(), mechs="A4", water=True), workers="B4 B5 A5")
    move = moved(t, "attack-workers")
    assert where(move) == ("A4", "B4")  # all 0: closest to the Factory, then reading order
    assert why(move.why).rule == "S-68"
    t.add_resources(NUMBER["B5"], Name("metal"), 2)
    t.add_resources(NUMBER["A5"], Name("oil"), 2)
    t.add_resources(NUMBER["A5"], Name("wood"), 1)
    move = moved(t, "attack-workers")
    assert where(move) == ("A4", "A5")
    assert why(move.why).rule == "S-122"


@pytest.mark.rule("S-123", "S-124", "S-27")
def test_workers_go_home_resources_are_removed_and_nothing_else_happens() -> None:
    t = human(automa(table(), mechs="A4", water=False), hero="G4", mechs="G4", workers="B5 B5 C6")
    t.add_resources(NUMBER["B5"], Name("metal"), 3)
    t.automa.power = 0
    before = (list(t.automa.hand), len(t.deck.cards), len(t.combat))
    events = act(t, "attack-workers")
    assert sorted(t.human.workers) == sorted([t.human.base, t.human.base, NUMBER["C6"]])
    assert [t.human.hero, *t.human.mechs] == [NUMBER["G4"]] * 2  # who stands elsewhere stays
    assert t.resources_on(NUMBER["B5"]) == 0
    assert told(events, "order-human-home")["number"] == 2
    assert (t.automa.hand, len(t.deck.cards), len(t.combat)) == before
    assert t.automa.all_stars == 0
    assert "order-popularity" not in ids(events)
    assert not t.human.units & t.automa.units


# --- attacking combat units ---


@pytest.mark.rule("S-130")
def test_an_attack_needs_its_power() -> None:
    t = human(automa(table(), mechs="A4", water=False), hero="B5")
    t.automa.power = 5
    assert plan(t, "attack-units", 6) is None
    assert t.tale.events[-1].args == {"move": "attack-units", "need": 6, "power": 5}
    assert where(moved(t, "attack-units", 5)) == ("A4", "B5")


@pytest.mark.rule("S-60", "S-132")
def test_where_nothing_is_chosen_no_reasons_are_given() -> None:
    """A lone unit is not chosen, and of one territory nothing is counted: its conditions are the reasons."""
    t = human(automa(table(), mechs="A4", water=False), hero="B5")
    move = moved(t, "attack-units")
    assert move.why_unit is None
    assert [rung.rule for rung in why(move.why).rungs] == ["S-132", "S-132"]
    t = human(automa(table(), mechs="A4", water=False), workers="B5")
    assert [rung.rule for rung in why(moved(t, "attack-workers").why).rungs] == ["S-121"] * 3
    t = human(automa(table(), mechs="A4", workers="A4", water=False), hero="C5", workers="A5 B5")
    assert [rung.rule for rung in why(moved(t, "move-mech").why).rungs] == ["S-101", "S-101", "S-102"]
    assert [rung.rule for rung in why(moved(t, "move-worker").why).rungs] == ["S-91", "S-92", "S-93", "S-95"]


@pytest.mark.rule("S-61", "S-66")
def test_the_character_on_the_base_comes_before_a_mech_on_the_board() -> None:
    t = human(automa(table(), hero="base", mechs="A4", water=False), workers="B5")
    move = moved(t, "attack-workers")
    assert (move.unit, where(move), why(move.why_unit).rule) == ("hero", ("base-nordic", "B5"), "S-61")
    assert [place_name(place) for place in why(move.why_unit).candidates] == ["A4", "hero-at-base"]


@pytest.mark.rule("S-131")
def test_the_attacking_unit_is_the_closest_to_the_base_mech_or_character() -> None:
    for hero, mech, unit in (("A4", "B5", "hero"), ("B5", "A4", "mech")):
        t = human(automa(table(), hero=hero, mechs=mech, water=True), hero="B4")
        assert moved(t, "attack-units").unit == unit


@pytest.mark.rule("S-132")
def test_territories_with_an_enemy_combat_unit() -> None:
    t = human(automa(table(), mechs="A4", water=True), hero="B4", workers="B5 A5")
    assert valid(moved(t, "attack-units").why, "S-132") == {"B4"}
    t = human(automa(table(), mechs="base", water=False), hero="A5")
    assert where(moved(t, "attack-units")) == ("base-nordic", "A5")


@pytest.mark.rule("S-133")
def test_the_fewest_enemy_combat_units_workers_do_not_count() -> None:
    t = human(automa(table(), mechs="A4", water=True), hero="B4", mechs="B4 A5", workers="A5 A5 A5")
    move = moved(t, "attack-units")
    assert where(move) == ("A4", "A5")
    assert why(move.why).rule == "S-133"
    assert why(move.why).rungs[-1].args["best"] == 1


@pytest.mark.rule("S-134")
def test_the_attack_is_a_combat_with_the_automa_as_attacker() -> None:
    t = human(automa(table(), mechs="A4", water=False), hero="B5")
    t.automa.power = 3
    next_card(t, 6)  # 7 power, 1 card
    t.automa.hand = []
    events = act(t, "attack-units", "3")
    assert told(events, "head-combat")["side"] == "automa"
    assert told(events, "note-combat")["tie"] == 1
    assert told(events, "note-combat")["side"] == "automa"  # the attacker wins the tie
    assert t.automa.mechs == here("B5")
    assert t.human.hero == t.human.base
