"""The order of a turn, skips, rewards, the recruit bonus, the star card and the stars."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.scythe.board import NUMBER
from automarium.games.scythe.cards import star_cards
from automarium.games.scythe.combat import combat
from automarium.games.scythe.deck import shuffle_deck
from automarium.games.scythe.names import (
    AUTOMA,
    HUMAN,
    LEVELS,
    SCHEME_I,
    SCHEME_II,
    STAR_CARD,
    STAR_COMBAT,
    STAR_POWER,
)
from automarium.games.scythe.stars import automa_power, move_cube
from automarium.games.scythe.table import Table
from automarium.games.scythe.turn import automa_turn
from tests.rules.scythe.position import (
    automa,
    human,
    ids,
    next_card,
    run,
    run_to_the_end,
    table,
    told,
    turn,
)

# --- the turn ---


@pytest.mark.rule("S-40", "S-140")
def test_the_order_of_a_turn() -> None:
    t = human(automa(table(), workers="A4 A5", water=False))
    t.human.recruits.add(Name("popularity"))
    assert ids(turn(t, 9)) == [
        *("head-automa-turn", "note-card-drawn", "note-no-unit", "note-unit", "order-move-worker"),
        *("order-automa-unit", "order-automa-unit", "order-recruit-bonus", "order-cube"),
    ]
    assert (t.automa.workers_on_base, t.automa.hero == t.automa.base) == (1, True)


@pytest.mark.rule("S-41", "S-42", "S-43")
@pytest.mark.parametrize("number", [4, 7, 8, 17])
def test_autometta_skips_everything_also_the_cube(number: int) -> None:
    t = human(automa(table(level="autometta"), workers="A4 A5", hero="base", mechs="base"))
    before = (t.automa.coins, t.automa.power, t.automa.workers, t.automa.cube)
    events = turn(t, number)
    assert ids(events) == ["head-automa-turn", "note-card-drawn", "note-skip"]
    assert (t.automa.coins, t.automa.power, t.automa.workers, t.automa.cube) == before
    assert t.main[-1].n == number
    assert t.resource_box == t.main[-1].resources


@pytest.mark.rule("S-44")
@pytest.mark.parametrize("level", ["automa", "automaszyna", "ultimaszyna"])
def test_other_levels_do_not_skip(level: str) -> None:
    t = human(automa(table(level=level), workers="A4 A5"))
    assert "note-skip" not in ids(turn(t, 4))


@pytest.mark.rule("S-45")
def test_a_unit_gained_in_a_turn_does_not_move_in_it() -> None:
    t = human(automa(table(level="ultimaszyna"), workers="A4"))
    events = turn(t, 10)  # mech, worker; then a mech is gained (the character first)
    assert "order-move-mech" not in ids(events)
    assert t.automa.hero == t.automa.base
    assert ids(events).index("order-move-worker") < ids(events).index("order-automa-unit")


# --- the sixth star ---


@pytest.mark.rule("S-31", "S-46")
def test_a_sixth_star_by_a_won_attack_stops_the_card() -> None:
    t = human(automa(table(), mechs="A4", water=False), hero="B5")
    t.automa.stars[STAR_CARD] = 5
    t.automa.power, t.automa.scheme = 8, SCHEME_II
    next_card(t, 14, 6)  # attack with 7 or more, gains 3 power, gold star; then the combat card
    t.human.recruits.add(Name("popularity"))
    events = run_to_the_end(t, automa_turn(t), "0")
    assert ids(events)[-2:] == ["order-automa-star", "care-sixth-star"]
    assert t.automa.power == 1
    assert t.automa.cube == 0


@pytest.mark.rule("S-46")
def test_a_sixth_star_by_power_stops_the_rest_of_the_reward() -> None:
    t = human(automa(table(), workers="A4"))
    t.automa.stars[STAR_CARD] = 5
    t.automa.power = 15
    next_card(t, 15)  # 3 power, then a coin
    coins = t.automa.coins
    run_to_the_end(t, automa_turn(t))
    assert t.automa.coins == coins


@pytest.mark.rule("S-46")
def test_a_won_defence_of_the_human_stops_the_card() -> None:
    t = human(automa(table(), mechs="A4", water=False), hero="B5")
    t.human.stars = [Name("star-mechs"), Name("star-workers"), Name("star-power"), Name("star-upgrades")]
    t.human.stars.append(Name("star-objective"))
    t.automa.power, t.automa.scheme, t.automa.hand = 8, SCHEME_II, []
    next_card(t, 14, 10)
    events = run_to_the_end(t, automa_turn(t), "5")
    assert told(events, "care-sixth-star")["side"] == "human"
    assert "order-automa-power" not in ids(events)


@pytest.mark.rule("S-46", "S-151")
def test_a_recruit_bonus_can_bring_the_sixth_star() -> None:
    for answer in ("yes", "no"):
        t = human(automa(table(), workers="A4 A5"))
        t.human.recruits.add(Name("power"))
        t.human.stars = [Name("star-mechs"), Name("star-workers"), Name("star-combat"), Name("star-upgrades")]
        t.human.stars.append(Name("star-objective"))
        next_card(t, 1)  # recruit: power; gold star
        if answer == "yes":
            events = run_to_the_end(t, automa_turn(t), answer)
            assert t.human.stars[-1] == "star-power"
            assert "order-cube" not in ids(events)
        else:
            assert "order-cube" in ids(run(t, automa_turn(t), answer))


@pytest.mark.rule("S-31", "S-175")
def test_the_star_card_alone_ends_the_match_at_six() -> None:
    for level in LEVELS:
        t = human(automa(table(level=level)))
        t.automa.cube = star_cards()[level].spaces - 2
        t.automa.stars[STAR_CARD] = 5
        next_card(t, 3)
        events = run_to_the_end(t, automa_turn(t))
        assert told(events, "care-sixth-star")["side"] == "automa"
        assert t.automa.all_stars == 6


# --- rewards ---


@pytest.mark.rule("S-141")
def test_a_worker_goes_to_the_base_never_to_a_village() -> None:
    t = human(automa(table(), workers="A4 A5"))
    turn(t, 19)
    assert (t.automa.workers_on_base, t.automa.workers_on_mat) == (1, 5)
    t = human(automa(table(), workers="A4 A5 B5 base base base base base"))
    events = turn(t, 19)
    assert told(events, "note-none-on-mat")["unit"] == "worker"
    assert t.automa.workers.bit_count() + t.automa.workers_on_base == 8


@pytest.mark.rule("S-142", "S-192")
def test_the_character_first_then_mechs_to_the_base() -> None:
    t = human(automa(table(), hero="mat", mechs="base base base"))
    turn(t, 16)
    assert t.automa.hero == t.automa.base
    assert t.automa.mechs_on_base == 3
    turn_again(t, 16)
    assert t.automa.mechs_on_mat == 0
    turn_again(t, 16)
    assert t.tale.events[-2].id == "note-none-on-mat"


def turn_again(t: Table, number: int) -> None:
    """A turn with a card that has been played already."""
    shuffle_deck(t)
    turn(t, number)


@pytest.mark.rule("S-143")
def test_a_coin_for_each() -> None:
    t = human(automa(table(), workers="A4"))
    turn(t, 17)  # 2 coins
    assert t.automa.coins == 7


@pytest.mark.rule("S-144", "S-173")
def test_power_up_to_sixteen_with_one_star_ever() -> None:
    t = human(automa(table()))
    t.automa.power = 14
    events = turn(t, 12)  # 4 power
    assert told(events, "order-automa-power") == {"amount": 2, "total": 16}
    assert told(events, "order-automa-star")["star"] == "star-power"
    t.automa.power = 10
    automa_power(t, 9)
    assert (t.automa.power, t.automa.stars[STAR_POWER]) == (16, 1)


@pytest.mark.rule("S-145")
def test_combat_cards_with_refill_and_with_none_left() -> None:
    t = human(automa(table(), workers="A4"))
    held = len(t.automa.hand)
    turn(t, 4)
    assert len(t.automa.hand) == held + 1
    t.combat_discard, t.combat_pile = t.combat_pile, []
    turn_again(t, 4)
    assert len(t.automa.hand) == held + 2
    assert t.combat_discard == []
    t.combat_pile = []
    turn_again(t, 4)
    assert "note-no-combat-card" in ids(t.tale.events)
    assert len(t.automa.hand) == held + 2


@pytest.mark.rule("S-150", "S-151")
@pytest.mark.parametrize(("number", "bonus"), [(1, "power"), (9, "popularity"), (5, "coin"), (14, "combat-card")])
def test_the_recruit_bonus_only_with_that_recruit(number: int, bonus: str) -> None:
    t = human(automa(table(), workers="A4"))
    assert told(turn(t, number), "note-no-recruit")["bonus"] == bonus
    t = human(automa(table(), workers="A4"))
    t.human.recruits = {Name(bonus)}
    before = (t.automa.coins, t.automa.power)
    events = turn(t, number)
    assert ids(events).count("order-recruit-bonus") == 1
    assert told(events, "order-recruit-bonus")["bonus"] == bonus
    assert "ask-bonus-star" not in ids(events)
    own = [e.id for e in events if e.id in ("order-automa-coins", "order-automa-power")]
    assert len(own) == sum(one != two for one, two in zip(before, (t.automa.coins, t.automa.power), strict=True))


@pytest.mark.rule("S-150")
def test_a_card_without_a_recruit_bonus_says_nothing_of_it() -> None:
    t = human(automa(table(), workers="A4"))
    t.human.recruits = {Name("power"), Name("coin")}
    assert not {"note-no-recruit", "order-recruit-bonus"} & set(ids(turn(t, 3)))


@pytest.mark.rule("S-46", "S-151")
def test_the_human_is_asked_for_a_star_only_where_it_can_be_the_sixth() -> None:
    five = [Name(f"star-{one}") for one in ("mechs", "workers", "combat", "upgrades", "objective")]
    placed = [*five[:4], Name("star-power")]
    for bonus, number, stars in (("power", 1, five[:4]), ("power", 1, placed), ("coin", 5, five)):
        t = human(automa(table(), workers="A4 A5"))
        t.human.recruits, t.human.stars = {Name(bonus)}, list(stars)
        assert "order-recruit-bonus" in ids(turn(t, number))  # without a question
        assert t.human.stars == stars
    t = human(automa(table(), workers="A4 A5"))
    t.human.recruits, t.human.stars = {Name("popularity")}, list(five)
    next_card(t, 9)
    run_to_the_end(t, automa_turn(t), "yes")
    assert t.human.stars[-1] == "star-popularity"


# --- the star card ---


@pytest.mark.rule("S-160")
def test_a_gold_star_moves_the_cube_a_crossed_one_does_not() -> None:
    t = human(automa(table()))
    turn(t, 3)
    assert t.automa.cube == 1
    assert "note-no-star" in ids(turn(t, 15))
    assert t.automa.cube == 1


@pytest.mark.rule("S-161", "S-183")
def test_cards_drawn_for_combat_do_not_move_the_cube() -> None:
    t = human(automa(table(), mechs="B5"), hero="B5")
    next_card(t, 6)  # has a gold star
    run(t, combat(t, NUMBER["B5"], HUMAN), "0")
    assert t.automa.cube == 0
    assert [card.n for card in t.combat] == [6]
    assert t.main == []


@pytest.mark.rule("S-162", "S-163", "S-164")
@pytest.mark.parametrize(("level", "spaces"), [("autometta", 5), ("automa", 4), ("automaszyna", 3), ("ultimaszyna", 0)])
def test_water_from_the_space_after_the_last_forbidden_one(level: str, spaces: int) -> None:
    t = human(automa(table(level=level)))
    opened = []
    for _ in range(7):
        opened.append(t.automa.water)
        move_cube(t)
    assert opened == [cube >= spaces for cube in range(7)]


@pytest.mark.rule("S-163")
def test_water_opens_after_the_cube_has_moved_so_from_the_next_turn_on() -> None:
    t = human(automa(table(), workers="B5"))
    t.automa.cube = 3
    next_card(t, 3)
    events = run(t, automa_turn(t))  # moves the worker, then the cube to the first free space
    assert "note-stay" in ids(events)
    assert ids(events)[-2:] == ["order-cube", "care-water"]
    assert told(events, "order-cube") == {"space": 5, "spaces": 22}
    assert t.automa.water
    assert "care-water" not in ids(turn(t, 6))  # told once


@pytest.mark.rule("S-165", "S-166")
@pytest.mark.parametrize(
    ("level", "stars"),
    [
        ("autometta", [10, 15, 18, 20, 22, 23]),
        ("automa", [9, 14, 17, 19, 20, 21]),
        ("automaszyna", [9, 12, 14, 16, 17, 18]),
        ("ultimaszyna", [8, 11, 13, 15, 16, 17]),
    ],
)
def test_stars_where_the_star_card_has_them(level: str, stars: list[int]) -> None:
    t = human(automa(table(level=level)))
    found = []
    for space in range(1, stars[-1]):
        before = t.automa.all_stars
        move_cube(t)
        assert t.automa.cube == space
        if t.automa.all_stars > before:
            found.append(space)
    assert found == stars[:-1]
    assert t.automa.stars[STAR_CARD] == 5


@pytest.mark.rule("S-170", "S-171")
def test_the_first_star_of_the_star_card_reshuffles_and_turns_the_deck() -> None:
    t = human(automa(table()))
    for number in (3, 6, 10):
        turn(t, number)
    t.combat.append(t.deck.cards.pop())
    t.automa.cube = 8
    box = t.resource_box
    move_cube(t)
    assert t.automa.scheme == SCHEME_II
    assert sorted(card.n for card in t.deck.cards) == list(range(1, 20))
    assert (t.main, t.combat) == ([], [])
    assert t.resource_box == box
    turn(t, 3)
    t.automa.cube = 13
    before = [card.n for card in t.deck.cards]
    move_cube(t)  # the second star
    assert t.automa.stars[STAR_CARD] == 2
    assert [card.n for card in t.deck.cards] == before
    assert [card.n for card in t.main] == [3]


@pytest.mark.rule("S-172")
@pytest.mark.parametrize("faction", ["nordic", "saxony"])
def test_two_combat_stars_at_most_attacking_or_defending(faction: str) -> None:
    t = table("crimea", faction)
    for number, attacker in enumerate((AUTOMA, HUMAN, AUTOMA), 1):
        human(automa(t, mechs="D5"), hero="D5")
        t.automa.power = 16
        next_card(t, {1: 6, 2: 15, 3: 17}[number])  # each spends 7
        run(t, combat(t, NUMBER["D5"], attacker), "0")
        assert t.automa.stars[STAR_COMBAT] == min(number, 2)


@pytest.mark.rule("S-174")
def test_stars_for_combat_and_power_do_not_switch_nor_prevent_the_switch() -> None:
    t = human(automa(table(), mechs="D5"), hero="D5")
    t.automa.power = 15
    automa_power(t, 1)
    next_card(t, 6)
    run(t, combat(t, NUMBER["D5"], AUTOMA), "0")
    assert t.automa.all_stars == 2
    assert t.automa.scheme == SCHEME_I
    t.automa.cube = 8
    move_cube(t)
    assert t.automa.scheme == SCHEME_II


@pytest.mark.rule("S-175", "S-20")
def test_nothing_else_brings_the_automa_a_star() -> None:
    """All eight workers, all mechs, 30 coins: no star."""
    t = human(automa(table(), workers="A4 A5 base base base base base", mechs="base base base", hero="base"))
    t.automa.coins = 30
    turn(t, 9)
    turn(t, 16)
    assert t.automa.workers_on_mat == t.automa.mechs_on_mat == 0
    assert t.automa.all_stars == 0
