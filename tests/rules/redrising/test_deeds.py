"""Abilities that touch a card of the board and move a track: R-148 to R-151."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.abilities import ABILITIES
from automarium.games.redrising.human import human_turn
from automarium.games.redrising.names import BANISHED, DECK, HAND, HUMAN, INSTITUTE, JUPITER, LUNA, MARS
from tests.rules.redrising.conftest import drive, ids, lead, offered, one, orders, refuses, sizes, table, told, tracks

NOTHING = (0, 0, 0)
FLEET, HELIUM, INFLUENCE = (1, 0, 0), (0, 1, 0), (0, 0, 1)

# every character whose ability moves a track of the human, by the printed cards; Loan Shark is never in play
MOVE_TRACKS = """
    invictus morning-star quietus the-pax pelus virga artisan-chef assassin gardener janitor mess-hall-cook nanny
    diplomat lawyer politician timony fitchner nero alia-snowsparrow helga ragnar stained evey garden-trained-rose
    matteo masseuse dancer deanna uncle-narol investor magistrate orator priestess ceo sponsor stock-broker banker
    auctioneer quicksilver
"""


@pytest.mark.rule("R-148")
def test_the_program_carries_out_every_ability_that_moves_a_track() -> None:
    assert set(MOVE_TRACKS.split()) <= set(ABILITIES)


@pytest.mark.rule("R-148")
@pytest.mark.parametrize(
    ("id", "right", "step", "wrong"),
    [
        ("artisan-chef", "nero", INFLUENCE, "dancer"),
        ("gardener", "vlogger evey", HELIUM, "dancer"),
        ("janitor", "hacker surgeon virga", FLEET, "dancer"),
        ("mess-hall-cook", "trigg cyther", FLEET, "dancer"),
        ("nanny", "sponsor judge timony", HELIUM, "dancer"),
    ],
)
def test_browns_move_the_card_beneath_if_it_has_their_colour(
    id: str, right: str, step: tuple[int, ...], wrong: str
) -> None:
    for beneath in right.split():
        bare = table(hand=id, mars=f"aja {beneath}", luna="lorn", deck="?")
        ran = lead(bare, id, "luna")
        assert ran.ids == ["ask-turn", "ask-move-where", "ask-turn-led"]
        assert offered(ran.asks[1]) == [JUPITER, LUNA, INSTITUTE]
        assert (ids(bare, MARS), ids(bare, LUNA)) == (f"aja {id}", f"lorn {beneath}")
        assert tracks(bare, HUMAN) == step
    for mars in (wrong, f"{right.split()[0]} {wrong}", f"~{right.split()[0]}", ""):
        bare = table(hand=id, mars=mars, deck="?")
        assert lead(bare, id).ids == ["ask-turn", "ask-turn-led"]
        assert (ids(bare, MARS), tracks(bare, HUMAN)) == (f"{mars.replace('~', '')} {id}".strip(), NOTHING)
        assert len(told(bare, "note-no-effect")) == 1


@pytest.mark.rule("R-148")
def test_assassin_banishes_the_card_beneath_whatever_it_is() -> None:
    for beneath, step in (("nero", INFLUENCE), ("dancer", NOTHING), ("~nero", NOTHING)):
        bare = table(hand="assassin", mars=f"aja {beneath}", jupiter="lorn", deck="?")
        lead(bare, "assassin")
        assert (ids(bare, MARS), ids(bare, BANISHED)) == ("aja assassin", beneath.strip("~"))
        assert tracks(bare, HUMAN) == step
        assert all(card.up for card in bare.piles[BANISHED])


@pytest.mark.rule("R-148")
@pytest.mark.parametrize(("mars", "step"), [("aja", HELIUM), ("lorn aja", NOTHING), ("", NOTHING)])
def test_helga_is_paid_for_the_only_other_card(mars: str, step: tuple[int, ...]) -> None:
    bare = table(hand="helga", mars=mars, jupiter="nero", deck="?")
    lead(bare, "helga")
    assert (ids(bare, BANISHED), tracks(bare, HUMAN)) == (mars.split()[-1] if mars else "", step)


@pytest.mark.rule("R-148")
def test_garden_trained_rose_moves_any_card_beneath_and_is_paid_for_silver() -> None:
    for beneath, step in (("sponsor", HELIUM), ("dancer", NOTHING)):
        bare = table(hand="garden-trained-rose", mars=beneath, deck="?")
        lead(bare, "garden-trained-rose", "institute")
        assert (ids(bare, INSTITUTE), tracks(bare, HUMAN)) == (beneath, step)


@pytest.mark.rule("R-148")
@pytest.mark.parametrize(("top", "step"), [("nero", INFLUENCE), ("trigg", INFLUENCE), ("virga", NOTHING)])
def test_ragnar_banishes_the_top_card_of_another_location(top: str, step: tuple[int, ...]) -> None:
    for rules, choices, chosen in ((2, [JUPITER, LUNA], LUNA), (3, ["dancer", top], top)):
        bare = table(hand="ragnar", mars="aja", luna=f"lorn {top}", jupiter="dancer", deck="?", rules=rules)
        ran = lead(bare, "ragnar", chosen)
        assert offered(ran.asks[1]) == choices  # not where he was led
        assert (ids(bare, LUNA), ids(bare, BANISHED), tracks(bare, HUMAN)) == ("lorn", top, step)


@pytest.mark.rule("R-148")
def test_where_only_one_other_location_has_a_card_nothing_is_asked() -> None:
    bare = table(hand="ragnar", mars="aja", luna="nero", deck="?")
    assert lead(bare, "ragnar").ids == ["ask-turn", "ask-turn-led"]
    assert ids(bare, BANISHED) == "nero"
    none = table(hand="ragnar", mars="aja", deck="?")
    lead(none, "ragnar")
    assert (ids(none, BANISHED), len(told(none, "note-no-effect"))) == ("", 1)


@pytest.mark.rule("R-148")
@pytest.mark.parametrize(
    ("luna", "gone", "step"),
    [
        ("dancer virga nero aja", "virga", HELIUM),  # the Golds above do not protect it
        ("dancer trigg nero", "trigg", NOTHING),
        ("dancer helga", "helga", NOTHING),
        ("virga ~nero", "nero", HELIUM),  # face down it is no Gold
        ("virga ~trigg", "trigg", HELIUM),  # and no Gray
    ],
)
def test_alia_banishes_the_topmost_card_that_is_no_gold(luna: str, gone: str, step: tuple[int, ...]) -> None:
    bare = table(hand="alia-snowsparrow", luna=luna, jupiter="octavia", deck="?")
    lead(bare, "alia-snowsparrow")  # Jupiter has only a Gold
    assert (ids(bare, BANISHED), tracks(bare, HUMAN)) == (gone, step)


@pytest.mark.rule("R-148")
def test_an_unnamed_card_is_named_and_alia_goes_on_below_a_gold() -> None:
    bare = table(hand="alia-snowsparrow", luna="virga ?", deck="? ?")
    ran = lead(bare, "alia-snowsparrow", "nero")
    assert ran.ids == ["ask-turn", "ask-moved-character", "ask-turn-led"]
    assert (ids(bare, LUNA), ids(bare, BANISHED)) == ("nero", "virga")


@pytest.mark.rule("R-148")
@pytest.mark.parametrize(("chosen", "step"), [("helga", INFLUENCE), ("dancer", NOTHING)])
def test_stained_banishes_any_other_card_of_the_location(chosen: str, step: tuple[int, ...]) -> None:
    bare = table(hand="stained", mars="dancer helga aja", jupiter="nero", deck="?")
    ran = lead(bare, "stained", chosen)
    assert offered(ran.asks[1]) == ["dancer", "helga", "aja"]
    assert (ids(bare, BANISHED), tracks(bare, HUMAN)) == (chosen, step)


@pytest.mark.rule("R-148")
@pytest.mark.parametrize(("chosen", "step"), [("evey", INFLUENCE), ("aja", NOTHING)])
def test_matteo_moves_any_other_card_of_the_location(chosen: str, step: tuple[int, ...]) -> None:
    for rules, which in ((2, "ask-which-other"), (3, "ask-move-card")):
        bare = table(hand="matteo", mars="evey aja", deck="?", rules=rules)
        assert lead(bare, "matteo", chosen, "luna").ids[1:3] == [which, "ask-move-where"]
        assert (ids(bare, LUNA), tracks(bare, HUMAN)) == (chosen, step)
        assert one(bare, "order-move-card").args == {"card": chosen, "place": MARS, "to": LUNA}


@pytest.mark.rule("R-148")
def test_a_card_that_is_moved_keeps_its_face() -> None:
    bare = table(hand="matteo", jupiter="~?", mars="~?", deck="?")
    lead(bare, "matteo", "luna")
    assert [(card.id, card.up) for card in bare.piles[LUNA]] == [("unknown", False)]
    assert sizes(bare, JUPITER, MARS) == (1, 1)  # the one beneath him, not another that nobody has named


@pytest.mark.rule("R-149")
@pytest.mark.parametrize(
    ("mars", "influence"), [("", 0), ("dancer", 0), ("aja dancer lorn", 2), ("aja lorn nero octavia", 3), ("~aja", 0)]
)
def test_evey_takes_everything_with_her(mars: str, influence: int) -> None:
    bare = table(hand="evey", mars=mars, jupiter="virga", deck="?")
    lead(bare, "evey")
    assert sorted(ids(bare, BANISHED).split()) == sorted(["evey", *mars.replace("~", "").split()])
    assert (ids(bare, MARS), tracks(bare, HUMAN)) == ("", (0, 0, influence))


@pytest.mark.rule("R-150")
@pytest.mark.parametrize(
    ("place", "step"),
    [("jupiter", FLEET), ("institute", INFLUENCE), ("luna", HELIUM)],  # house Mars on Luna
)
def test_masseuse_gives_the_bonus_of_where_the_card_lay(place: str, step: tuple[int, ...]) -> None:
    tops: dict[str, Any] = {"jupiter": "lorn", "luna": "nero", "institute": "judge"}
    for rules, which, chosen in ((2, "ask-which-location", place), (3, "ask-move-card", tops[place])):
        bare = table(hand="masseuse", mars="aja", **tops, deck="?", rules=rules)
        ran = lead(bare, "masseuse", chosen, "mars")  # onto her own location
        assert ran.ids[1:3] == [which, "ask-move-where"]
        assert Name(place) not in offered(ran.asks[2])
        assert (len(bare.piles[MARS]), tracks(bare, HUMAN)) == (3, step)
        assert (bare.sovereign == HUMAN) == (place == "luna")
    alone = table(hand="masseuse", mars="aja", deck="?")
    lead(alone, "masseuse")
    assert len(told(alone, "note-no-effect")) == 1


@pytest.mark.rule("R-151")
def test_banker_takes_another_card_for_three_helium_and_goes() -> None:
    for rules, asked in ((2, ["ask-banker", "ask-which-other"]), (3, ["ask-pay", "ask-take-card"])):
        bare = table(hand="banker", mars="aja lorn", jupiter="nero", deck="?", human=(0, 4, 0), rules=rules)
        ran = lead(bare, "banker", "yes", "aja")
        assert ran.ids == ["ask-turn", *asked, "ask-turn-led"]  # the turn goes on
        assert (ids(bare, HAND), ids(bare, MARS), ids(bare, BANISHED)) == ("aja", "lorn", "banker")
        assert tracks(bare, HUMAN) == (0, 1, 0)
    kept = table(hand="banker", mars="aja lorn", jupiter="nero", deck="?", human=(0, 4, 0))
    lead(kept, "banker", "no")
    assert (ids(kept, MARS), tracks(kept, HUMAN)) == ("aja lorn banker", (0, 4, 0))
    for mars, helium in (("aja", 2), ("", 3)):  # too poor, or nothing to buy
        poor = table(hand="banker", mars=mars, jupiter="nero", deck="?", human=(0, helium, 0))
        assert lead(poor, "banker").ids == ["ask-turn", "ask-turn-led"]


@pytest.mark.rule("R-148", "R-149", "R-150", "R-151")
@pytest.mark.parametrize(
    ("id", "answers", "after"),
    [
        ("gardener", ("yes", "luna"), ((0, 1, 0), 2, 0)),
        ("gardener", ("no",), ((0, 0, 0), 3, 0)),
        ("assassin", ("yes",), ((0, 0, 1), 2, 1)),
        ("alia-snowsparrow", ("no",), ((0, 1, 0), 3, 1)),
        ("helga", (), ((0, 0, 0), 2, 1)),
        ("evey", ("3",), ((0, 0, 3), 0, 3)),
        ("masseuse", ("luna",), ((1, 0, 0), 3, 0)),
    ],
)
def test_of_counted_cards_the_colour_is_asked(id: str, answers: tuple[str, ...], after: tuple[object, ...]) -> None:
    bare = table(hand=3, mars=2, jupiter=1, deck=5)
    assert lead(bare, id, *answers).ids[-1] == "ask-turn-led"
    assert (tracks(bare, HUMAN), *sizes(bare, MARS, BANISHED)) == after


@pytest.mark.rule("R-148", "R-151")
@pytest.mark.parametrize(
    ("id", "answers", "order"),
    [("stained", (), "banish-card"), ("matteo", ("luna",), "move-card"), ("banker", ("yes",), "take-card")],
)
def test_of_counted_cards_any_other_is_told_where_there_are_several(
    id: str, answers: tuple[str, ...], order: str
) -> None:
    for mars, place in ((2, "other-here"), (1, "under")):
        bare = table(hand=3, mars=mars, jupiter=1, deck=5, human=(0, 3, 0))
        lead(bare, id, *answers)
        assert one(bare, f"order-{order}").args["place"] == place


@pytest.mark.rule("R-148")
def test_before_these_rules_the_human_reported_such_abilities() -> None:
    bare = table(hand="gardener", rules=1, mars="vlogger", luna="lorn", deck="?")
    assert lead(bare, "gardener").ids == ["ask-turn", "ask-turn-led"]
    assert len(told(bare, "order-use-ability")) == 1


@pytest.mark.rule("R-148")
def test_a_card_cannot_be_corrected_away_while_its_way_is_asked() -> None:
    for rules, nothing_under, nothing_there in (
        (2, "nothing-under", "place-empty"),
        (3, "nothing-to-choose", "nothing-to-choose"),
    ):
        bare = table(hand="gardener", mars="vlogger", luna="lorn", deck="? ?", rules=rules)
        with refuses("card-on-its-way"):
            drive(human_turn(bare), "lead gardener mars", "fix card vlogger luna")
        bare = table(hand="stained", mars="vlogger helga", luna="lorn", deck="? ?", rules=rules)
        with refuses(nothing_under):
            drive(human_turn(bare), "lead stained mars", "fix cards mars stained")
        bare = table(hand="ragnar", jupiter="vlogger", luna="lorn", deck="? ?", rules=rules)
        with refuses(nothing_there):
            drive(human_turn(bare), "lead ragnar mars", "fix card vlogger hand", "fix card lorn hand")


@pytest.mark.rule("R-41")
def test_an_ability_without_effect_says_so() -> None:
    for rules, nothing in ((2, "note-nothing-changes"), (3, "note-no-effect")):
        for id in ("invictus", "magistrate", "politician"):
            bare = table(hand=id, jupiter="nero", deck="?", rules=rules)
            lead(bare, id, at=LUNA)
            assert [event.id for event in bare.tale.events][-2:] == ["note-ability", nothing]
        works = table(hand="deanna", jupiter="nero", deck="?", rules=rules)
        lead(works, "deanna")
        assert (orders(works), told(works, "note-nothing-changes", "note-no-effect")) == (["order-track"], [])


def test_a_chosen_card_stays_where_the_deck_is() -> None:
    """Nothing of all this draws from the deck."""
    for id in ("matteo", "stained", "evey", "assassin"):
        bare = table(hand=id, mars="aja lorn", deck="? ?")
        drive(human_turn(bare), f"lead {id} mars")
        assert sizes(bare, DECK) == (2,)
