"""The Automa's bonuses: R-81 to R-90, R-33 to R-36, R-17, R-39, R-65."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.cards import AutomaCard
from automarium.games.redrising.houses import human_bonus, human_track
from automarium.games.redrising.location import gain_bonus
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    DECK,
    HAND,
    HELIUM,
    HOUSES,
    HUMAN,
    INSTITUTE,
    JUPITER,
    LOCATIONS,
    LUNA,
    MARS,
)
from automarium.games.redrising.turn import automa_turn, carry_out
from automarium.words import words
from tests.rules.redrising.conftest import (
    automa_hand,
    card,
    decided,
    drive,
    ids,
    next_cards,
    one,
    refuses,
    rungs,
    sizes,
    table,
    told,
    tracks,
)

LEFT, RIGHT = card("J J < *"), card("J J > *")


@pytest.mark.rule("R-65", "R-33", "R-34", "R-35")
@pytest.mark.parametrize(("location", "after"), [(JUPITER, (1, 0, 0)), (MARS, (0, 1, 0)), (INSTITUTE, (0, 0, 1))])
def test_a_star_gives_the_bonus_of_the_location(location: Name, after: tuple[int, ...]) -> None:
    bare = table()
    drive(gain_bonus(bare, location, RIGHT))
    assert tracks(bare, AUTOMA) == after
    assert rungs(one(bare, "order-track")) == [("R-82", LOCATIONS), ("R-65", (location,))]
    assert decided(one(bare, "order-track")) == "R-65"


@pytest.mark.rule("R-65", "R-77")
def test_the_bonus_is_that_of_the_location_really_taken_from() -> None:
    bare = table(jupiter=1, priorities="DABC")  # Mars, printed as A, is empty; left of it lies Jupiter
    drive(carry_out(bare, card("J A < *")))
    assert (decided(one(bare, "order-gain")), decided(one(bare, "order-track"))) == ("R-77", "R-65")
    assert tracks(bare, AUTOMA) == (1, 0, 0)


@pytest.mark.rule("R-81")
@pytest.mark.parametrize("amounts", [(9, 9, 9), (10, 9, 10), (10, 10, 10), (9, 10, 10)])
def test_no_bonus_takes_a_track_above_10(amounts: tuple[int, int, int]) -> None:
    for location, arrow in product(LOCATIONS, (LEFT, RIGHT)):
        bare = table(automa=amounts)
        for _ in range(4):
            drive(gain_bonus(bare, location, arrow))
        assert max(tracks(bare, AUTOMA)) == 10


@pytest.mark.rule("R-82", "R-78")
@pytest.mark.parametrize(
    ("full", "start", "arrow", "gained"),
    [
        ((10, 0, 0), JUPITER, RIGHT, "helium"),
        ((10, 0, 0), JUPITER, LEFT, "influence"),  # round the edge
        ((0, 0, 10), INSTITUTE, RIGHT, "fleet"),  # and round the other
        ((0, 10, 0), MARS, LEFT, "fleet"),
        ((10, 10, 0), MARS, LEFT, "influence"),  # past another full one
        ((0, 10, 10), INSTITUTE, RIGHT, "fleet"),
    ],
)
def test_from_a_full_track_the_arrow_leads_to_the_next_bonus(
    full: tuple[int, int, int], start: Name, arrow: AutomaCard, gained: str
) -> None:
    bare = table(automa=full)
    drive(gain_bonus(bare, start, arrow))
    after = dict(zip(("fleet", "helium", "influence"), full, strict=True))
    after[gained] += 1
    assert tracks(bare, AUTOMA) == tuple(after.values())
    assert decided(one(bare, "order-track")) == "R-82"
    why = one(bare, "order-track").why
    assert why is not None
    assert words("en", "redrising").ladder(why)[-1][0].endswith("that it can")  # the reason names the full track
    assert bare.sovereign is None


@pytest.mark.rule("R-33", "R-100")
def test_a_track_is_told_by_how_much_it_moves_and_where_it_stands() -> None:
    bare = table(automa=(3, 0, 0), human=(0, 5, 0))
    drive(gain_bonus(bare, JUPITER, RIGHT))
    assert human_track(bare, HELIUM, -2) == -2
    steps = [(one.args["way"], one.args["steps"], one.args["total"]) for one in told(bare, "order-track")]
    assert steps == [("up", 1, 4), ("down", 2, 3)]


@pytest.mark.rule("R-83", "R-84")
def test_the_walk_for_a_bonus_changes_no_character_and_needs_no_card_there() -> None:
    bare = table(jupiter="dancer deanna", automa=(10, 0, 0))  # Mars, whose bonus is taken, is empty
    drive(carry_out(bare, card("L J > *")))
    assert automa_hand(bare) == "deanna"
    assert decided(one(bare, "order-gain")) == "R-77"
    assert rungs(one(bare, "order-track"))[0] == ("R-82", (MARS, LUNA, INSTITUTE))
    assert tracks(bare, AUTOMA) == (10, 1, 0)


# --- Luna ---


@pytest.mark.rule("R-36", "R-86", "R-17")
@pytest.mark.parametrize(("priorities", "after"), [("CABD", (1, 0, 0)), ("ACBD", (0, 1, 0)), ("ADBC", (0, 0, 1))])
def test_lunas_bonus_is_the_token_and_what_the_luna_card_shows(priorities: str, after: tuple[int, ...]) -> None:
    for house in HOUSES:  # the human's house does nothing for the Automa, which has none
        bare = table(priorities=priorities, house=house.removeprefix("house-"), deck=3, mars=2)
        assert drive(gain_bonus(bare, LUNA, RIGHT)).ids == []
        assert (bare.sovereign, tracks(bare, AUTOMA), sizes(bare, DECK, MARS)) == (AUTOMA, after, (3, 2))
        assert decided(one(bare, "note-luna-bonus")) == "R-65"
        assert rungs(one(bare, "order-track"))[-1] == ("R-86", (bare.luna_shows,))


@pytest.mark.rule("R-85")
@pytest.mark.parametrize(("full", "start", "arrow"), [((0, 10, 0), MARS, RIGHT), ((0, 0, 10), INSTITUTE, LEFT)])
def test_a_walk_that_reaches_luna_ends_there_with_the_whole_bonus(
    full: tuple[int, int, int], start: Name, arrow: AutomaCard
) -> None:
    bare = table(automa=full, priorities="CABD")  # the Luna card shows Jupiter
    drive(gain_bonus(bare, start, arrow))
    assert decided(one(bare, "note-luna-bonus")) == "R-82"
    assert (bare.sovereign, tracks(bare, AUTOMA)) == (AUTOMA, (1, *full[1:]))


@pytest.mark.rule("R-85", "R-89")
def test_luna_is_all_that_is_left_when_the_three_tracks_are_full() -> None:
    for start, arrow in product((JUPITER, MARS, INSTITUTE), (LEFT, RIGHT)):
        bare = table(automa=(10, 10, 10), sovereign=HUMAN)
        drive(gain_bonus(bare, start, arrow))
        assert rungs(one(bare, "note-luna-bonus")) == [("R-82", (LUNA,))]
        assert rungs(one(bare, "note-all-full")) == [("R-88", ())]
        assert (bare.sovereign, tracks(bare, AUTOMA)) == (AUTOMA, (10, 10, 10))


@pytest.mark.rule("R-87")
def test_the_luna_card_gives_its_bonus_to_one_who_holds_the_token_already() -> None:
    bare = table(sovereign=AUTOMA, priorities="ACBD")
    drive(gain_bonus(bare, LUNA, RIGHT))
    assert (bare.sovereign, tracks(bare, AUTOMA)) == (AUTOMA, (0, 1, 0))
    assert told(bare, "order-sovereign") == []
    assert len(told(bare, "note-keeps-sovereign")) == 1


@pytest.mark.rule("R-88")
@pytest.mark.parametrize(
    ("priorities", "full", "arrow", "gained"),
    [
        ("CABD", (10, 0, 0), RIGHT, "helium"),  # shows Jupiter
        ("CABD", (10, 0, 0), LEFT, "influence"),
        ("ACBD", (0, 10, 0), RIGHT, "influence"),  # shows Mars: Luna is passed over
        ("ACBD", (0, 10, 0), LEFT, "fleet"),
        ("ADBC", (0, 0, 10), LEFT, "helium"),  # shows the Institute: Luna is passed over
        ("ADBC", (10, 0, 10), RIGHT, "helium"),
    ],
)
def test_if_the_luna_cards_track_is_full_the_walk_starts_there_and_passes_over_luna(
    priorities: str, full: tuple[int, int, int], arrow: AutomaCard, gained: str
) -> None:
    bare = table(priorities=priorities, automa=full)
    drive(gain_bonus(bare, LUNA, arrow))
    assert bare.sovereign == AUTOMA
    event = one(bare, "order-track")
    assert (event.args["track"], decided(event)) == (gained, "R-88")
    assert sum(tracks(bare, AUTOMA)) == sum(full) + 1


@pytest.mark.rule("R-88")
def test_a_walk_with_one_track_left_is_decided_by_what_can_be_taken() -> None:
    bare = table(priorities="CABD", automa=(10, 10, 4))
    drive(gain_bonus(bare, LUNA, RIGHT))
    assert rungs(one(bare, "order-track")) == [("R-88", (INSTITUTE,))]
    assert tracks(bare, AUTOMA) == (10, 10, 5)


@pytest.mark.rule("R-39")
def test_the_luna_card_is_not_for_the_human() -> None:
    bare = table(priorities="CABD", house="mars")  # it shows Jupiter, which would be fleet
    drive(human_bonus(bare, LUNA))
    assert tracks(bare, HUMAN) == (0, 1, 0)  # helium by house Mars, and nothing else


# --- Justice and Martyr ---


@pytest.mark.rule("R-90", "R-87")
@pytest.mark.parametrize("blocker", ["justice", "martyr"])
def test_a_character_shown_and_banished_keeps_the_token(blocker: str) -> None:
    bare = table(hand=f"aja {blocker}", deck="nero octavia", sovereign=HUMAN, priorities="ACBD")
    ran = drive(gain_bonus(bare, LUNA, RIGHT), blocker)
    assert ran.ids == ["ask-block"]
    assert (bare.sovereign, ids(bare, HAND), ids(bare, BANISHED)) == (HUMAN, "aja octavia", blocker)
    assert tracks(bare, AUTOMA) == (0, 1, 0)  # the bonus of the Luna card is given all the same
    assert told(bare, "order-sovereign") == []


@pytest.mark.rule("R-90")
def test_with_an_empty_deck_the_one_who_blocks_draws_nothing() -> None:
    bare = table(hand="justice", sovereign=HUMAN)
    drive(gain_bonus(bare, LUNA, RIGHT), "justice")
    assert (bare.sovereign, sizes(bare, HAND, BANISHED)) == (HUMAN, (0, 1))


@pytest.mark.rule("R-90")
def test_to_block_is_free() -> None:
    bare = table(hand="justice martyr", deck="nero", sovereign=HUMAN)
    drive(gain_bonus(bare, LUNA, RIGHT), "no")
    assert (bare.sovereign, ids(bare, HAND), ids(bare, DECK)) == (AUTOMA, "justice martyr", "nero")


@pytest.mark.rule("R-90")
@pytest.mark.parametrize("sovereign", [None, AUTOMA])
def test_nobody_is_asked_who_does_not_hold_the_token(sovereign: Name | None) -> None:
    bare = table(hand="justice martyr", deck="nero", sovereign=sovereign)
    assert drive(gain_bonus(bare, LUNA, RIGHT)).ids == []
    assert bare.sovereign == AUTOMA


@pytest.mark.rule("R-90")
def test_only_what_may_be_held_is_offered() -> None:
    bare = table(hand="aja dancer", deck="nero", mars="justice", sovereign=HUMAN)
    assert drive(gain_bonus(bare, LUNA, RIGHT)).ids == []  # one lies on Mars, the other cannot be in a known hand
    bare = table(hand="aja ?", deck="nero", mars="justice", sovereign=HUMAN)
    with refuses("answer-unknown"):
        drive(gain_bonus(bare, LUNA, RIGHT), "justice")
    bare = table(hand="aja ?", deck="nero", mars="justice", sovereign=HUMAN)
    drive(gain_bonus(bare, LUNA, RIGHT), "martyr")
    assert (ids(bare, HAND), ids(bare, BANISHED)) == ("aja nero", "martyr")


@pytest.mark.rule("R-90")
def test_a_counted_hand_may_hold_either() -> None:
    bare = table(hand=2, deck=3, sovereign=HUMAN)
    drive(gain_bonus(bare, LUNA, RIGHT), "martyr")
    assert (bare.sovereign, sizes(bare, HAND, DECK, BANISHED)) == (HUMAN, (2, 2, 1))
    empty = table(deck=3, sovereign=HUMAN)
    assert drive(gain_bonus(empty, LUNA, RIGHT)).ids == []
    assert empty.sovereign == AUTOMA


@pytest.mark.rule("R-90", "R-60")
def test_the_block_is_asked_in_the_middle_of_the_automas_turn() -> None:
    bare = table(hand=2, deck=9, luna=3, sovereign=HUMAN)
    next_cards(bare, card("J L > *", 1), card("M L > *", 2))
    assert drive(automa_turn(bare), "justice", "no").ids == ["ask-block", "ask-block"]
    assert bare.sovereign == AUTOMA
    assert Counter(event.id for event in told(bare, "order-blocked", "order-sovereign")) == {
        "order-blocked": 1,
        "order-sovereign": 1,
    }
    assert sizes(bare, AUTOMA_HAND, HAND) == (2, 2)
