"""The abilities of the human's hand at the end of the game: R-109, R-147, R-151, R-152."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.cards import characters
from automarium.games.redrising.ending import END_ABILITIES
from automarium.games.redrising.human import end_of_game
from automarium.games.redrising.names import AUTOMA, BANISHED, DECK, HAND, HUMAN, LUNA, MARS
from automarium.games.redrising.table import Table
from tests.rules.redrising.conftest import Ran, drive, ids, offered, one, orders, refuses, sizes, table, told, tracks

VARIANT = {"variant": "yes"}


def use(bare: Table, id: str, *answers: str) -> Ran:
    return drive(end_of_game(bare), f"ability {id}", *answers)


@pytest.mark.rule("R-152")
def test_the_program_carries_out_all_that_are_no_wild_cards() -> None:
    assert set(END_ABILITIES) == {id for id, one in characters().items() if one.end == "ability"}


@pytest.mark.rule("R-109", "R-147")
def test_what_a_known_hand_has_is_listed_and_what_was_used_no_more() -> None:
    bare = table(
        hand="hacker aja dr-virany trigg", banished="justice dancer", deck="lorn", sovereign=HUMAN, luna="nero"
    )
    drive(end_of_game(bare), "ability hacker", "ability dr-virany", "dancer", "take justice", "ability justice")
    listed = [event.args["cards"] for event in told(bare, "note-end-abilities")]
    assert listed == [("hacker", "dr-virany"), ("dr-virany",), (), ("justice",), ()]
    assert told(bare, "care-end-abilities-left") == []
    forgotten = table(hand="hacker banker surgeon", deck="lorn")
    drive(end_of_game(forgotten), "ability surgeon", "done")
    assert one(forgotten, "care-end-abilities-left").args["cards"] == ("hacker",)  # Banker "may"
    free = table({"end-abilities": "may"}, hand="hacker banker surgeon", deck="lorn")
    drive(end_of_game(free), "done")
    assert told(free, "care-end-abilities-left") == []
    none = table(hand="aja", deck="lorn")
    drive(end_of_game(none))
    assert told(none, "note-end-abilities") == []
    counted = table(hand=3, deck=2)
    drive(end_of_game(counted))
    assert told(counted, "note-end-abilities") == []


@pytest.mark.rule("R-152")
def test_auctioneer_and_investor() -> None:
    bare = table(VARIANT, hand="auctioneer", deck="?")
    use(bare, "auctioneer", "fleet")
    assert tracks(bare, HUMAN) == (1, 0, 0)
    rich = table(hand="investor", mars="dancer deanna ~eo aja", jupiter="harmony", deck="?")
    ran = use(rich, "investor", "red")
    assert "silver" not in offered(ran.asks[1])
    assert tracks(rich, HUMAN) == (0, 2, 0)


@pytest.mark.rule("R-151")
def test_banker_buys_the_top_card_of_any_location() -> None:
    bare = table(hand="banker", mars="dancer deanna", luna="lorn", deck="?", human=(0, 3, 0))
    assert use(bare, "banker", "yes", "mars").ids[1:3] == ["ask-banker-end", "ask-take-top"]
    assert (ids(bare, HAND), tracks(bare, HUMAN)) == ("banker deanna", (0, 0, 0))  # Banker stays in hand
    kept = table(hand="banker", mars="dancer", deck="?", human=(0, 3, 0))
    use(kept, "banker", "no")
    assert (ids(kept, HAND), tracks(kept, HUMAN)) == ("banker", (0, 3, 0))
    for poor in (table(hand="banker", mars="dancer", human=(0, 2, 0)), table(hand="banker", human=(0, 9, 0), deck="?")):
        assert use(poor, "banker").ids == ["ask-end-abilities"] * 2


@pytest.mark.rule("R-152")
@pytest.mark.parametrize(("id", "place"), [("justice", LUNA), ("martyr", MARS)])
def test_justice_and_martyr_serve_the_sovereign(id: str, place: Name) -> None:
    bare = table(sovereign=HUMAN, luna="aja lorn", mars="nero virga", hand=id, deck="?")
    deepest = ids(bare, place).split()[0]
    use(bare, id, deepest)  # at any depth
    assert ids(bare, HAND) == f"{id} {deepest}"
    for holder in (None, AUTOMA):
        other = table(sovereign=holder, luna="aja lorn", mars="nero virga", hand=id, deck="?")
        use(other, id)
        assert (ids(other, HAND), orders(other)) == (id, [])


@pytest.mark.rule("R-152")
def test_surgeon_takes_a_banished_gold() -> None:
    bare = table(hand="surgeon", banished="dancer aja nero", deck="?")
    assert offered(use(bare, "surgeon", "nero").asks[1]) == ["aja", "nero"]
    assert (ids(bare, HAND), ids(bare, BANISHED)) == ("surgeon nero", "dancer aja")
    none = table(hand="surgeon", banished="dancer", deck="?")
    assert use(none, "surgeon").ids == ["ask-end-abilities"] * 2
    counted = table(hand=2, banished=2)
    use(counted, "surgeon", "yes")
    assert sizes(counted, HAND, BANISHED) == (3, 1)


@pytest.mark.rule("R-152")
def test_dr_virany_takes_any_number_of_reds_and_three_golds() -> None:
    banished = "dancer aja victra sevro fitchner eo virga"
    bare = table(VARIANT, hand="dr-virany", banished=banished, deck="?")
    ran = use(bare, "dr-virany", "eo victra")
    assert offered(ran.asks[1]) == ["dancer", "victra", "sevro", "fitchner", "eo"]
    assert ids(bare, HAND) == "dr-virany eo victra"
    none = table(VARIANT, hand="dr-virany", banished=banished, deck="?")
    use(none, "dr-virany", "-")
    assert ids(none, HAND) == "dr-virany"
    counted = table(hand=2, banished=3)
    use(counted, "dr-virany", "2")
    assert sizes(counted, HAND, BANISHED) == (4, 1)


@pytest.mark.rule("R-152")
def test_hypnotist_banishes_another_card_and_draws() -> None:
    bare = table(hand="hypnotist aja lorn", deck="nero virga", automa_hand="judge")
    ran = use(bare, "hypnotist", "aja")
    assert offered(ran.asks[1]) == ["aja", "lorn"]
    assert (ids(bare, HAND), ids(bare, BANISHED), ids(bare, "automa-hand")) == ("hypnotist lorn virga", "aja", "judge")
    alone = table(hand="hypnotist", deck="nero")
    use(alone, "hypnotist")
    assert (ids(alone, HAND), ids(alone, BANISHED)) == ("hypnotist nero", "")
    counted = table(hand=3, deck=2)
    use(counted, "hypnotist")
    assert sizes(counted, HAND, BANISHED, DECK) == (3, 1, 1)
    one_left = table(hand=1, deck=2)
    use(one_left, "hypnotist")
    assert sizes(one_left, HAND, BANISHED, DECK) == (2, 0, 1)


@pytest.mark.rule("R-152")
def test_online_gambler_takes_all_of_a_colour_among_the_top_seven() -> None:
    top = "aja virga lorn pelus judge hacker orion"
    bare = table(hand="online-gambler", deck=f"the-pax {top}")
    ran = use(bare, "online-gambler", "blue")
    assert "gold" not in offered(ran.asks[1])
    assert sorted(ids(bare, HAND).split()) == ["online-gambler", "orion", "pelus", "virga"]  # The Pax lies deeper
    assert one(bare, "note-turned-over").args["cards"] == tuple(reversed(top.split()))
    assert ids(bare, DECK).split()[0] == "the-pax"
    assert sorted(ids(bare, DECK).split()[1:]) == ["aja", "hacker", "judge", "lorn"]
    orders_ = {ids(_gambled(seed), DECK) for seed in range(12)}
    assert len(orders_) > 5


def _gambled(seed: int) -> Table:
    bare = table(hand="online-gambler", deck="aja virga lorn pelus judge hacker orion", seed=str(seed))
    use(bare, "online-gambler", "blue")
    return bare


@pytest.mark.rule("R-152")
def test_online_gamblers_cards_that_nobody_has_seen_are_named_if_they_fit() -> None:
    bare = table(hand="online-gambler", deck="? ? aja ?")
    ran = use(bare, "online-gambler", "blue", "virga orion")
    assert ran.ids[2] == "ask-gambler"
    assert sorted(ids(bare, HAND).split()) == ["online-gambler", "orion", "virga"]
    assert sorted(ids(bare, DECK).split()) == ["aja", "unknown"]
    counted = table(hand=2, deck=9)
    use(counted, "online-gambler", "3")
    assert sizes(counted, HAND, DECK) == (5, 6)
    with refuses("answer-out-of-range"):
        use(table(hand=2, deck=9), "online-gambler", "8")
    empty = table(hand="online-gambler", mars="aja")
    use(empty, "online-gambler")
    assert len(told(empty, "note-deck-empty")) == 1


@pytest.mark.rule("R-147")
def test_only_what_is_held_is_used_and_once() -> None:
    with refuses("card-not-there"):
        use(table(hand="aja", banished="surgeon nero", deck="?"), "surgeon")
    twice = table(hand="surgeon", banished="aja nero", deck="?")
    drive(end_of_game(twice), "ability surgeon", "aja", "ability surgeon")
    assert (ids(twice, HAND), one(twice, "note-no-effect").id) == ("surgeon aja", "note-no-effect")
