"""Levels, the rulebook's optional rules, and Ultimaszyna."""

from __future__ import annotations

from collections.abc import MutableSequence

import pytest

from automarium.core.errors import Refusal
from automarium.core.rng import Stream, T
from automarium.core.tale import Name
from automarium.games.scythe.board import MAT_PLACE, NUMBER
from automarium.games.scythe.cards import merged, star_cards
from automarium.games.scythe.combat_cards import CardValue
from automarium.games.scythe.names import COIN, LEVELS, POWER, SCHEME_II
from automarium.games.scythe.reward import reward
from automarium.games.scythe.table import Table
from automarium.games.scythe.turn import move_row
from tests.rules.scythe.position import act, automa, card_of, here, human, ids, later, next_card, run, table, told, turn
from tests.rules.scythe.test_moves import row


class Stacked(Stream):
    """Takes a pile as it lies."""

    def draw(self, pile: MutableSequence[T]) -> T:
        return pile.pop()


def revealing(t: Table, *values: int) -> Table:
    """The next combat cards of the pile."""
    t.combat_pile += list(reversed(values))
    t.streams._streams["combat-cards"] = Stacked("", "")
    return t


# --- levels ---


@pytest.mark.rule("S-220", "S-164")
def test_three_levels_differ_by_star_card_and_skip_alone() -> None:
    """The same cards on the same position: the tale is the same but for the number of spaces, skip cards aside."""
    tales = {}
    for level in ("autometta", "automa", "automaszyna"):
        t = human(automa(table(level=level), workers="A4 A5", hero="base"), hero="B5", workers="G3")
        events = [e for n in (3, 6, 10) for e in turn(t, n) if e.id != "care-water"]
        tales[level] = [(e.id, {k: v for k, v in e.args.items() if k != "spaces"}) for e in events]
    assert tales["autometta"] == tales["automa"] == tales["automaszyna"]
    assert len({star_cards()[level] for level in LEVELS}) == 4


# --- options ---


@pytest.mark.rule("S-230")
def test_options_can_be_chosen_together() -> None:
    t = table(skips="yes", coins="1", power="-1", hesitation="yes", mustering="yes", all_moves="yes")
    assert t.all_moves
    revealing(human(automa(t, workers="A4 A5", water=False)), 2, 2, 4)
    events = turn(t, 9)  # worker moves; worker comes, the character is held back
    assert ids(events).count("note-revealed-card") == 3
    assert "order-move-worker" in ids(events)
    assert told(events, "note-unit-held-back")["unit"] == "hero"


@pytest.mark.rule("S-231")
@pytest.mark.parametrize(("level", "skips"), [("automa", True), ("automaszyna", True), ("ultimaszyna", False)])
def test_skips_at_other_levels(level: str, skips: bool) -> None:
    t = human(automa(table(level=level, skips="yes"), workers="A4"))
    assert ("note-skip" in ids(turn(t, 7))) == skips
    assert (t.automa.cube == 0) == skips


@pytest.mark.rule("S-232")
@pytest.mark.parametrize(("option", "coins"), [("-2", 0), ("-1", 1), ("0", 2), ("1", 3), ("2", 4)])
def test_more_or_fewer_coins_never_below_zero(option: str, coins: int) -> None:
    t = human(automa(table(coins=option)))
    before = t.automa.coins
    turn(t, 17)  # two coins in one group
    assert t.automa.coins == before + coins
    t = human(automa(table(coins="-2")))
    before = t.automa.coins
    turn(t, 13)  # one coin
    assert t.automa.coins == before


@pytest.mark.rule("S-232")
def test_one_gain_is_a_group_or_the_whole_row() -> None:
    """Card 2 gives Crimea a coin in brackets and a plain one."""
    for gains, more in (("group", 2 + 2), ("row", 2 + 1)):
        t = human(automa(table("nordic", "crimea", coins="1", gains=gains)))
        before = t.automa.coins
        turn(t, 2)
        assert t.automa.coins == before + more
    for gains, more in (("group", 0), ("row", 1)):
        t = human(automa(table("nordic", "crimea", coins="-1", gains=gains)))
        before = t.automa.coins
        turn(t, 2)
        assert t.automa.coins == before + more


@pytest.mark.rule("S-232")
def test_the_whole_row_joins_coins_and_power_only() -> None:
    gains = row("worker", "coin", "power 2", "worker", "combat-card", "coin 2", "combat-card", "power")
    assert merged(list(gains)) == [*row("worker", "coin 3", "power 3", "worker", "combat-card", "combat-card")]


@pytest.mark.rule("S-233")
@pytest.mark.parametrize(("option", "power"), [("-2", 0), ("-1", 0), ("0", 1), ("1", 2), ("2", 3)])
def test_more_or_less_power_never_lost(option: str, power: int) -> None:
    t = human(automa(table(power=option)))
    before = t.automa.power
    turn(t, 1)  # one power
    assert t.automa.power == before + power


@pytest.mark.rule("S-234")
def test_modifiers_touch_only_cards_that_give_something() -> None:
    t = human(automa(table(coins="2", power="2")))
    before = (t.automa.coins, t.automa.power)
    turn(t, 19)  # a worker only
    assert (t.automa.coins, t.automa.power) == before
    turn(t, 3)  # power only
    assert t.automa.coins == before[0]


@pytest.mark.rule("S-235")
@pytest.mark.parametrize("value", [2, 3])
def test_hesitation_reveals_and_discards_a_card_before_the_move(value: int) -> None:
    t = revealing(human(automa(table(hesitation="yes"), workers="A4", water=False)), value)
    events = turn(t, 3)
    assert t.combat_discard == [value]
    assert ids(events).index("note-revealed-card") < ids(events).index("order-move-worker")


@pytest.mark.rule("S-236")
@pytest.mark.parametrize("value", [4, 5])
def test_a_four_or_five_ends_moving_for_the_turn(value: int) -> None:
    for all_moves in ("no", "yes"):
        t = human(automa(table(hesitation="yes", all_moves=all_moves), workers="A4", mechs="A5", water=False))
        revealing(t, value)
        t.human.recruits.add(Name("popularity"))
        events = turn(t, 9)
        assert "note-hesitates" in ids(events)
        assert not any(id.startswith("order-move") for id in ids(events))
        assert {"order-automa-unit", "order-recruit-bonus", "order-cube"} <= set(ids(events))
        assert ids(events).count("note-revealed-card") == 1


@pytest.mark.rule("S-235")
def test_with_all_moves_the_card_is_revealed_once() -> None:
    t = human(automa(table(hesitation="yes", all_moves="yes"), workers="A4", mechs="A5", water=False))
    revealing(t, 2)
    events = turn(t, 9)
    assert ids(events).count("note-revealed-card") == 1
    assert {"order-move-mech", "order-move-worker"} <= set(ids(events)) | {"note-stay"}


@pytest.mark.rule("S-237")
def test_no_card_is_revealed_when_nothing_can_move() -> None:
    t = human(automa(table(hesitation="yes")))
    before = len(t.combat_pile)
    events = turn(t, 3)
    assert "note-no-move" in ids(events)
    assert len(t.combat_pile) == before


@pytest.mark.rule("S-235", "S-238")
def test_without_a_card_to_reveal_the_check_passes() -> None:
    t = human(automa(table(hesitation="yes", mustering="yes"), workers="A4", water=False))
    t.combat_pile = []
    events = turn(t, 19)
    assert "order-automa-unit" in ids(events)
    assert t.combat_discard == []
    assert told([e for e in events if e.id == "note-revealed-card"][:1], "note-revealed-card")["value"] == 0


@pytest.mark.rule("S-235", "S-238")
def test_physical_cards_are_asked_for() -> None:
    t = human(automa(table(hesitation="yes", mustering="yes", combat_cards="physical"), workers="A4", water=False))
    with pytest.raises(Refusal):
        CardValue().parse("1")  # there is no such combat card
    with pytest.raises(Refusal):
        CardValue().parse("6")
    assert [CardValue().parse(text) for text in "02345"] == sorted(CardValue().values() or ()) == [0, 2, 3, 4, 5]
    assert {CardValue().sample(Stream("cards", str(n))) for n in range(40)} == {0, 2, 3, 4, 5}
    events = turn(t, 19, "3", "4")
    assert "order-move-worker" in ids(events) or "note-stay" in ids(events)
    assert "note-unit-held-back" in ids(events)


@pytest.mark.rule("S-238")
def test_slow_mustering_checks_each_unit() -> None:
    t = revealing(human(automa(table("nordic", "rusviet", mustering="yes"))), 5, 3)
    events = turn(t, 11)  # (Rusviet: worker), worker, coin
    assert told(events, "note-unit-held-back")["unit"] == "worker"
    assert t.automa.workers_on_base == 1
    assert t.combat_discard == [5, 3]
    t = human(automa(table(mustering="yes"), workers="A4 A5 B5 base base base base base"))
    before = len(t.combat_pile)
    turn(t, 19)  # no worker on the mat: nothing to check
    assert len(t.combat_pile) == before


@pytest.mark.rule("S-239")
def test_all_moves_carries_out_every_permissible_symbol() -> None:
    t = human(automa(table(all_moves="yes"), workers="A4", mechs="A5", hero="base", water=False), hero="A6")
    events = run(t, later(move_row, t, row("move-mech", "attack-workers", "move-worker", "move-hero")))
    kinds = [e.args["move"] for e in events if "end" in e.args]
    assert kinds == ["move-mech", "move-worker", "move-hero"]


@pytest.mark.rule("S-240", "S-252")
@pytest.mark.parametrize("level", ["automa", "ultimaszyna"])
def test_with_all_moves_tokens_are_taken_at_once(level: str) -> None:
    """The character takes the token on B5 and then moves on in the same row."""
    t = human(automa(table(level=level, all_moves="yes"), hero="A4", water=True), hero="A6")
    events = run(t, later(move_row, t, row("encounter-or-factory", "move-hero")))
    assert ids(events).index("order-encounter") < ids(events).index("order-move-hero")
    assert t.automa.hero != NUMBER["B5"]
    assert not t.encounters & here("B5")
    t = human(automa(table("crimea", "albion", level=level, all_moves="yes"), hero="C3", water=False), hero="A6")
    t.encounters = 0
    events = run(t, later(move_row, t, row("encounter-or-factory", "move-hero")))
    assert ids(events).index("order-factory-card") < ids(events).index("order-move-hero")
    assert t.automa.factory_card


@pytest.mark.rule("S-241")
@pytest.mark.parametrize(("option", "gained"), [("-2", 0), ("-1", 0), ("0", 2), ("1", 3)])
def test_the_option_first_then_ultimaszynas_one_if_any_is_left(option: str, gained: int) -> None:
    t = human(automa(table(level="ultimaszyna", coins=option)))
    before = t.automa.coins
    turn(t, 13)  # one coin
    assert t.automa.coins == before + gained
    t = human(automa(table(level="ultimaszyna", power=option)))
    before = t.automa.power
    turn(t, 1)  # one power
    assert t.automa.power == before + gained


# --- Ultimaszyna ---


@pytest.mark.rule("S-250")
def test_ultimaszyna_crosses_water_from_the_first_turn() -> None:
    t = human(automa(table(level="ultimaszyna"), mechs="A4"), hero="C4")
    assert t.automa.water
    events = act(t, "move-mech")
    assert told(events, "order-move-mech")["end"] in ("B4", "B5")
    human(t, hero="C5")
    assert told(act(t, "move-mech"), "order-move-mech")["end"] == "C4"  # a lake


@pytest.mark.rule("S-251")
def test_ultimaszyna_carries_out_every_permissible_action_brackets_included() -> None:
    t = human(automa(table(level="ultimaszyna"), workers="A4", hero="base"), hero="D7")
    events = turn(t, 1)  # (Nordic: worker), encounter or Factory, character
    kinds = [e.args["move"] for e in events if "end" in e.args]
    assert kinds == ["move-worker", "encounter-or-factory", "move-hero"]


@pytest.mark.rule("S-252", "S-253")
def test_each_action_is_finished_and_the_next_judged_on_what_is_left() -> None:
    """The attack spends the power, so that the second attack of the row is not permissible any more."""
    t = human(automa(table(level="ultimaszyna"), mechs="A4", hero="A5"), hero="B5", mechs="B6")
    t.automa.power, t.automa.hand = 7, []
    next_card(t, 6)
    events = run(t, later(move_row, t, row("attack-units 5", "attack-units 5", "move-mech")), "0")
    assert ids(events).count("head-combat") == 1
    assert told(events, "note-too-weak")["power"] == 0
    assert t.automa.all_stars == 1
    mover = [e.args["start"] for e in events if "end" in e.args]
    assert mover == ["A4", "B5"]  # the same mech again


@pytest.mark.rule("S-254")
def test_losing_units_of_ultimaszyna_go_to_the_base_and_may_be_chosen_again() -> None:
    t = human(automa(table(level="ultimaszyna"), mechs="A4"), hero="B5", workers="A5")
    t.automa.power, t.automa.hand = 4, []
    next_card(t, 10)
    events = run(t, later(move_row, t, row("attack-units 1", "attack-workers")), "3")
    assert told(events, "order-automa-to-base")["unit"] == "mech"
    assert t.automa.mechs_on_mat == 3
    assert [e.args["start"] for e in events if "end" in e.args] == ["A4", "base-nordic"]
    t = human(automa(table(level="ultimaszyna"), hero="A4"), hero="B5")
    t.automa.power, t.automa.hand = 4, []
    next_card(t, 10)
    act(t, "attack-units", "3")
    assert t.automa.hero == t.automa.base != MAT_PLACE


@pytest.mark.rule("S-255", "S-256")
def test_one_more_coin_and_power_for_each_gain() -> None:
    t = human(automa(table(level="ultimaszyna")))
    before = (t.automa.coins, t.automa.power)
    turn(t, 15)  # 3 power, 1 coin
    assert (t.automa.coins, t.automa.power) == (before[0] + 2, before[1] + 4)
    for gains, coins in (("group", 5), ("row", 4)):
        t = human(automa(table("nordic", "crimea", level="ultimaszyna", gains=gains)))
        t.automa.scheme = SCHEME_II
        start = t.automa.coins
        run(t, later(reward, t, card_of(t, 4).schemes[SCHEME_II].gains))  # (Crimea: coin), 2 coins
        assert t.automa.coins == start + coins
    t = human(automa(table("nordic", "saxony", level="ultimaszyna")))
    run(t, later(reward, t, row("power 2", "saxony:power")))
    assert t.automa.power == 1 + 3 + 2
    assert {POWER, COIN} == {"power", "coin"}


@pytest.mark.rule("S-256")
def test_power_of_ultimaszyna_stops_at_sixteen() -> None:
    t = human(automa(table(level="ultimaszyna")))
    t.automa.power = 13
    turn(t, 3)  # 3 and 1 more
    assert t.automa.power == 16
