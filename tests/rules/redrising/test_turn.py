"""The Automa's turn: R-58 to R-73."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.course import after_turn
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, DECK, HUMAN, LOCATIONS, LUNA, MARS
from automarium.games.redrising.turn import activate, automa_turn, carry_out, discard_character
from tests.bots import play
from tests.rules.redrising.conftest import (
    automa_hand,
    card,
    decided,
    drive,
    ids,
    match,
    next_cards,
    one,
    refuses,
    sizes,
    table,
    told,
    total,
    tracks,
)


@pytest.mark.rule("R-58", "R-01", "R-107")
@pytest.mark.parametrize("first", ["human", "automa"])
def test_the_sides_take_turns(first: str) -> None:
    over = play(match("3", first=first, house="mars", die="program"), "3")
    heads = [event.id for event in told(over, "head-human-turn", "head-automa-turn")]
    assert heads[0] == f"head-{first}-turn"
    assert all(before != after for before, after in pairwise(heads))
    assert over.state.turns[HUMAN] == over.state.turns[AUTOMA] > 3


# --- the Automa's deck ---


@pytest.mark.rule("R-59", "R-11")
def test_the_deck_is_shuffled_anew_in_the_10th_19th_and_28th_turn() -> None:
    bare = table(deck=107)
    for _ in range(28):
        drive(automa_turn(bare))
    turn, shuffled = 0, []
    for event in bare.tale.events:
        turn = event.args["number"] if event.id == "head-automa-turn" else turn
        if event.id == "note-shuffle-automa-deck":
            shuffled.append(turn)
    assert shuffled == [10, 19, 28]


@pytest.mark.rule("R-59")
def test_nine_turns_use_18_different_cards_and_the_new_deck_has_all_22_again() -> None:
    bare = table(deck=107)
    aside = set(bare.deck.aside)
    for _ in range(9):
        drive(automa_turn(bare))
    used = {event.args["card"] for event in told(bare, "head-automa-card")}
    assert (len(used), bare.deck.count) == (18, 0)
    assert used.isdisjoint(card.name for card in aside)
    drive(automa_turn(bare))
    now = [*bare.deck.cards, *bare.deck.aside, *bare.deck.discarded]
    assert sorted(card.n for card in now) == list(range(1, 23))
    assert (bare.deck.count, len(bare.deck.aside), len(bare.deck.discarded)) == (16, 4, 2)


@pytest.mark.rule("R-60", "R-68")
def test_the_first_card_is_carried_out_before_the_second_is_begun() -> None:
    """The player draws from a physical deck and names the characters that come up."""
    bare = table({"automa-deck": "physical"}, deck=20, jupiter="aja antonia", mars="dancer deanna")
    ran = drive(automa_turn(bare), "1", "2", "karnus")
    assert ran.ids == ["ask-automa-card", "ask-automa-card", "ask-which-character", "ask-which-character"]
    events = [event.id for event in bare.tale.events]
    assert events == [
        *["head-automa-turn", "head-automa-card", "order-activate", "order-gain", "order-track"],
        *["head-automa-card", "order-activate"],
    ]
    assert (ran.done, bare.deck.discarded) == (False, [])  # both go there after the second card
    again = table({"automa-deck": "physical"}, deck=20, jupiter="aja antonia", mars="dancer deanna")
    assert drive(automa_turn(again), "1", "2", "karnus", "nero").done
    assert [card.n for card in again.deck.discarded] == [1, 2]
    older = table({"automa-deck": "physical"}, rules=1, deck=20, jupiter="aja antonia", mars="dancer deanna")
    assert drive(automa_turn(older), "1", "karnus", "2", "nero").done


@pytest.mark.rule("R-60", "R-90")
def test_both_cards_lie_open_when_the_human_decides_about_a_block() -> None:
    bare = table(hand="justice", luna="aja lorn", deck="nero judge dancer", sovereign=HUMAN)
    next_cards(bare, card("L L > *", 1), card("M M < x", 2))
    ran = drive(automa_turn(bare))
    assert ran.ids == ["ask-block"]
    assert [one.n for one in bare.cards] == [1, 2]
    assert one(bare, "note-automa-card").args["activation"] == LUNA  # in words when its turn has come


@pytest.mark.rule("R-68")
def test_the_discard_pile_can_be_seen_in_the_humans_turn() -> None:
    begun = match(first="automa", house="mars")
    begun.answer("4")
    assert begun.ask is not None
    assert begun.ask.id == "ask-turn"
    drawn = [event.args["card"] for event in told(begun, "head-automa-card")]
    assert [card.name for card in begun.state.deck.discarded] == drawn
    assert len(drawn) == 2


@pytest.mark.rule("R-11", "R-59")
def test_of_a_physical_deck_a_drawn_card_cannot_come_up_again() -> None:
    """Neither by its number nor by its signs, and no number is short for another one."""
    bare = table({"automa-deck": "physical"}, deck=107)
    drive(automa_turn(bare), "1", "2")
    for again in ("1", "2"):
        with refuses("answer-unknown") as refused:
            drive(automa_turn(bare), again)
        assert refused.value.args_["more"] == 8  # than the twelve it names
    for again in ("M A < *", "J A > *"):
        with refuses("card-came-up"):
            drive(automa_turn(bare), again)


@pytest.mark.rule("R-11")
def test_the_number_1_is_not_short_for_the_only_teen_that_is_left() -> None:
    bare = table({"automa-deck": "physical"}, deck=107)
    bare.deck.unseen = [card for card in bare.deck.unseen if card.n in (14, 21, 3)]
    for short in ("1", "2"):
        with refuses("answer-unknown") as refused:
            drive(automa_turn(bare), short)
        assert (refused.value.args_["expected"], refused.value.args_["more"]) == (("3", "14", "21"), 0)
    assert drive(automa_turn(bare), "14", "21").done


@pytest.mark.rule("R-59")
def test_a_physical_card_is_named_by_number_or_by_its_signs() -> None:
    by_number = table({"automa-deck": "physical"}, deck=107, mars=3, jupiter=3)
    by_signs = table({"automa-deck": "physical"}, deck=107, mars=3, jupiter=3)
    drive(automa_turn(by_number), "13", "3")
    drive(automa_turn(by_signs), "m d < *", "A A < X")
    assert by_number.deck.discarded == by_signs.deck.discarded
    assert tracks(by_number, AUTOMA) == tracks(by_signs, AUTOMA)


@pytest.mark.rule("R-09")
def test_cards_that_look_alike_are_both_in_the_transcription() -> None:
    bare = table({"automa-deck": "physical", "deck": "transcription"}, deck=107)
    drive(automa_turn(bare), "B L > *", "B L > *")
    assert [card.n for card in bare.deck.discarded] == [5, 6]
    with refuses("card-came-up"):
        drive(automa_turn(bare), "B L > *")


@pytest.mark.rule("R-59")
def test_after_nine_physical_turns_the_player_is_told_to_shuffle_all_22() -> None:
    bare = table({"automa-deck": "physical"}, deck=107)
    for turn in range(9):
        drive(automa_turn(bare), str(2 * turn + 1), str(2 * turn + 2))
    assert told(bare, "order-shuffle-automa-deck") == []
    drive(automa_turn(bare), "1", "2")  # they may come up again
    assert one(bare, "order-shuffle-automa-deck").args["aside"] == 4
    assert bare.deck.count == 16


# --- one card ---


@pytest.mark.rule("R-61", "R-64", "R-65")
def test_a_card_is_activation_then_gaining_then_its_extra_section() -> None:
    bare = table(deck="nero octavia", jupiter="aja", mars="dancer")
    drive(carry_out(bare, card("M A < *")))
    assert [event.id for event in bare.tale.events] == ["order-activate", "order-gain", "order-track"]
    assert (ids(bare, "mars"), automa_hand(bare), ids(bare, "deck")) == ("dancer octavia", "aja", "nero")
    assert tracks(bare, AUTOMA) == (1, 0, 0)


@pytest.mark.rule("R-61", "R-67")
def test_the_discarded_character_is_the_one_below_the_activated_one() -> None:
    bare = table(deck="nero octavia", jupiter="aja")
    drive(carry_out(bare, card("M A < x")))
    assert (ids(bare, "mars"), ids(bare, "banished")) == ("octavia", "nero")


@pytest.mark.rule("R-62", "R-32")
def test_activation_takes_the_top_of_the_deck_and_leaves_the_hand_alone() -> None:
    bare = table(deck="nero octavia", mars="dancer", automa_hand="aja karnus")
    drive(activate(bare, card("M A < *")))
    assert (ids(bare, "mars"), ids(bare, "deck"), automa_hand(bare)) == ("dancer octavia", "nero", "aja karnus")
    assert bare.piles[MARS][-1].up


@pytest.mark.rule("R-63", "R-02")
@pytest.mark.parametrize("id", ["virga", "the-jackal", "aja", "nero", "uncle-narol", "tactus", "harmony", "lawyer"])
def test_an_activated_character_does_not_use_its_ability(id: str) -> None:
    bare = table(deck=f"dancer {id}", luna="deanna", automa_hand="mustang lorn", human=(1, 1, 1), automa=(1, 1, 1))
    assert drive(activate(bare, card("L A < -"))).done
    assert (tracks(bare, HUMAN), tracks(bare, AUTOMA), bare.sovereign) == ((1, 1, 1), (1, 1, 1), None)
    assert (automa_hand(bare), ids(bare, "luna"), ids(bare, "banished")) == ("mustang lorn", f"deanna {id}", "")


@pytest.mark.rule("R-64", "R-96")
def test_the_top_card_goes_on_top_of_the_hand() -> None:
    bare = table(mars="dancer deanna", automa_hand="aja karnus")
    drive(carry_out(bare, card("M M < -")))
    assert (ids(bare, "mars"), automa_hand(bare)) == ("dancer", "aja karnus deanna")


@pytest.mark.rule("R-66")
@pytest.mark.parametrize("extra", ["-", "x"])
def test_without_a_star_there_is_no_bonus(extra: str) -> None:
    for place in "JMLI":
        bare = table(deck=5, jupiter=2, mars=2, luna=2, institute=2)
        drive(carry_out(bare, card(f"J {place} < {extra}")))
        assert (tracks(bare, AUTOMA), bare.sovereign) == ((0, 0, 0), None)
        assert sizes(bare, AUTOMA_HAND) == (1,)


@pytest.mark.rule("R-67")
def test_the_discarded_character_is_banished_face_up_and_named() -> None:
    bare = table(deck="? ?", jupiter="aja")
    ran = drive(discard_character(bare), "nero")
    assert ran.ids == ["ask-banished-character"]
    assert bare.piles[BANISHED] == [Card(Name("nero"))]
    assert sizes(bare, DECK) == (1,)


@pytest.mark.rule("R-67")
def test_counted_characters_are_banished_unnamed() -> None:
    bare = table(deck=3, mars=1)
    assert drive(carry_out(bare, card("M M < x"))).ids == []
    assert sizes(bare, DECK, BANISHED, AUTOMA_HAND, MARS) == (1, 1, 1, 1)


@pytest.mark.rule("R-69")
@pytest.mark.parametrize("die", ["table", "program"])
def test_in_its_own_turns_the_automa_never_scouts_and_never_rolls(die: str) -> None:
    bare = table({"die": die}, deck=107, hand=3)
    for _ in range(15):
        assert drive(automa_turn(bare)).ids == []
    assert told(bare, "note-die", "note-scouted", "ask-die") == []
    cards = Counter(event.id for event in told(bare, "order-activate", "order-gain"))
    assert cards == {"order-activate": 30, "order-gain": 30}  # two Leads a turn


@pytest.mark.rule("R-70")
def test_the_automa_may_take_the_card_it_has_just_put_there() -> None:
    bare = table(deck="nero octavia", jupiter="aja antonia", mars="dancer")
    drive(carry_out(bare, card("A A < x")))
    assert (ids(bare, "jupiter"), automa_hand(bare), ids(bare, "banished")) == ("aja antonia", "octavia", "nero")
    assert decided(one(bare, "order-gain")) == "R-75"


@pytest.mark.rule("R-71", "R-144")
def test_the_second_card_is_carried_out_although_the_first_met_the_end_condition() -> None:
    bare = table(deck=9, jupiter=3, mars=3, automa=(6, 7, 0))
    next_cards(bare, card("J J < *", 1), card("M M < *", 2))
    drive(automa_turn(bare))
    after_turn(bare, AUTOMA)
    events = [event.id for event in bare.tale.events if event.id in ("head-automa-card", "order-gain", "care-ending")]
    assert events == ["head-automa-card", "order-gain", "head-automa-card", "order-gain", "care-ending"]
    assert (tracks(bare, AUTOMA), bare.ending) == ((7, 8, 0), True)


# --- when things run out ---


@pytest.mark.rule("R-72")
def test_with_an_empty_deck_gaining_and_the_star_still_happen() -> None:
    bare = table(mars=2)
    drive(carry_out(bare, card("J M > *")))
    assert sizes(bare, "jupiter", "mars", AUTOMA_HAND) == (0, 1, 1)
    assert tracks(bare, AUTOMA) == (0, 1, 0)
    assert [event.id for event in bare.tale.events] == ["note-deck-empty-no-activation", "order-gain", "order-track"]


@pytest.mark.rule("R-72")
def test_with_an_empty_deck_the_discard_is_skipped() -> None:
    bare = table(deck=1, mars=2)  # the last one is activated
    drive(carry_out(bare, card("J M > x")))
    assert sizes(bare, DECK, "jupiter", "mars", AUTOMA_HAND, BANISHED) == (0, 1, 1, 1, 0)
    assert len(told(bare, "note-deck-empty-no-discard")) == 1


# --- face-down cards ---


@pytest.mark.rule("R-73", "R-118")
def test_a_face_down_card_is_gained_like_any_other() -> None:
    bare = table(mars="dancer ~surgeon")
    drive(carry_out(bare, card("J M > -")))
    assert automa_hand(bare) == "surgeon"
    assert characters()[Name("surgeon")].core == 0
    assert bare.piles[AUTOMA_HAND][0].up  # in a hand no side is up, so nothing may depend on it


@pytest.mark.rule("R-73")
def test_a_face_down_card_that_nobody_has_named_stays_unnamed() -> None:
    bare = table(mars="dancer ~?")
    assert drive(carry_out(bare, card("J M > -"))).ids == []
    assert (automa_hand(bare), ids(bare, "mars")) == ("unknown", "dancer")


# --- conservation ---


@pytest.mark.parametrize("depth", ["counted", "known"])
def test_turns_of_the_automa_neither_make_nor_lose_cards(depth: str) -> None:
    begun = match("9", depth=depth, characters="program", first="human", house="mars")
    before = total(begun.state)
    for _ in range(70):
        drive(automa_turn(begun.state))
        assert total(begun.state) == before
    assert sizes(begun.state, DECK, *LOCATIONS) == (0, 0, 0, 0, 0)  # in the end it has taken or banished everything
