"""The variant with returning characters: R-137 to R-142."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from automarium.games.redrising.cards import in_play
from automarium.games.redrising.human import end_of_game
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, HAND, HUMAN, MARS
from tests.rules.redrising.conftest import (
    automa_hand,
    drive,
    ids,
    lead,
    match,
    one,
    refuses,
    sizes,
    table,
    told,
    total,
    tracks,
)

VARIANT = {"variant": "yes"}
BACK = {"auctioneer", "eo", "psychologist", "roque"}


# --- who plays ---


@pytest.mark.rule("R-137", "R-31")
def test_four_characters_return_and_loan_shark_stays_out() -> None:
    assert set(in_play(True)) - set(in_play(False)) == BACK
    begun = match(variant="yes", house="mars")
    assert one(begun, "order-remove").args["cards"] == ("loan-shark",)
    assert total(begun.state) == 111


@pytest.mark.rule("R-137", "R-15")
def test_without_the_variant_their_abilities_are_not_even_words() -> None:
    for id in ("auctioneer", "eo", "roque"):
        with refuses("answer-unknown"):
            lead(table(hand=2, jupiter=1), id)
    with refuses("answer-unknown"):
        drive(end_of_game(table(hand=2, jupiter=1)), "ability psychologist")


# --- Auctioneer ---


@pytest.mark.rule("R-138")
@pytest.mark.parametrize(
    ("shown", "human", "automa"),
    [
        ("fleet", (0, 1, 1), (1, 0, 0)),
        ("helium", (1, 0, 1), (0, 1, 0)),
        ("influence", (1, 1, 0), (0, 0, 1)),
    ],
)
def test_the_die_picks_for_the_automa_and_the_human_gets_the_other_two(
    shown: str, human: tuple[int, ...], automa: tuple[int, ...]
) -> None:
    bare = table(VARIANT, hand="auctioneer", jupiter="aja", deck="?")
    ran = lead(bare, "auctioneer", shown)
    assert ran.ids[1] == "ask-auctioneer-die"
    assert (tracks(bare, HUMAN), tracks(bare, AUTOMA)) == (human, automa)


@pytest.mark.rule("R-138")
@pytest.mark.parametrize("face", ["fleet", "sovereign", "banish", "place"])
def test_a_full_track_and_other_faces_are_rolled_again(face: str) -> None:
    bare = table(VARIANT, hand="auctioneer", jupiter="aja", deck="?", automa=(10, 2, 2))
    with refuses("answer-unknown"):
        lead(bare, "auctioneer", face)


@pytest.mark.rule("R-138")
def test_the_program_rolls_until_the_automa_can_take_it() -> None:
    for seed in range(20):
        bare = table(
            {**VARIANT, "die": "program"},
            hand="auctioneer",
            jupiter="aja",
            deck="?",
            automa=(10, 10, 2),
            seed=str(seed),
        )
        lead(bare, "auctioneer")
        faces = [event.args["face"] for event in told(bare, "note-die")]
        assert faces[-1] == "influence"
        assert "influence" not in faces[:-1]
        assert (tracks(bare, HUMAN), tracks(bare, AUTOMA)) == ((1, 1, 0), (10, 10, 3))


@pytest.mark.rule("R-139")
@pytest.mark.parametrize(("left", "human"), [("fleet", (0, 1, 1)), ("helium", (1, 0, 1)), ("influence", (1, 1, 0))])
def test_with_all_tracks_full_the_human_leaves_one_and_the_automa_gets_nothing(
    left: str, human: tuple[int, ...]
) -> None:
    for die in ("table", "program"):
        bare = table({**VARIANT, "die": die}, hand="auctioneer", jupiter="aja", deck="?", automa=(10, 10, 10))
        assert lead(bare, "auctioneer", left).ids[1] == "ask-auctioneer-leave"
        assert (tracks(bare, HUMAN), tracks(bare, AUTOMA)) == (human, (10, 10, 10))
        assert told(bare, "note-die", "note-track-stays") == []


# --- Eo ---


@pytest.mark.rule("R-140", "R-03")
@pytest.mark.parametrize(
    ("hand", "helium"),
    [
        ("dancer aja lorn nero octavia mustang judge", 2),  # the Red is the seventh from the top
        ("aja dancer lorn nero octavia mustang judge", 3),  # the sixth
        ("aja lorn nero octavia mustang judge dancer", 3),  # the top one
        ("aja lorn", 2),
        ("aja dancer", 3),
        ("", 2),
    ],
)
def test_eo_searches_the_six_top_cards_for_a_red(hand: str, helium: int) -> None:
    bare = table(VARIANT, hand="eo", automa_hand=hand, jupiter="deanna", deck="?", automa=(0, 3, 0))
    assert lead(bare, "eo").ids == ["ask-turn", "ask-turn-led"]
    assert (tracks(bare, AUTOMA), automa_hand(bare)) == ((0, helium, 0), hand)  # and they stay in their order


@pytest.mark.rule("R-140")
@pytest.mark.parametrize(("red", "helium"), [("yes", 3), ("no", 2)])
def test_among_unseen_cards_the_player_looks(red: str, helium: int) -> None:
    bare = table(VARIANT, hand=2, automa_hand=9, jupiter=1, automa=(0, 3, 0))
    ran = lead(bare, "eo", red)
    assert ran.asks[2].args["number"] == 6
    assert (tracks(bare, AUTOMA), sizes(bare, AUTOMA_HAND)) == ((0, helium, 0), (9,))
    seen = table(VARIANT, hand="eo", automa_hand="? dancer ?", jupiter="deanna", deck="?", automa=(0, 3, 0))
    assert lead(seen, "eo").ids == ["ask-turn", "ask-turn-led"]  # one Red is enough


@pytest.mark.rule("R-140", "R-100")
def test_eo_against_an_automa_without_helium() -> None:
    bare = table(VARIANT, hand="eo", automa_hand="aja", jupiter="deanna", deck="?")
    lead(bare, "eo")
    assert tracks(bare, AUTOMA) == (0, 0, 0)


# --- Psychologist ---


@pytest.mark.rule("R-141")
@pytest.mark.parametrize(
    ("human", "automa", "takes"),
    [
        (2, 6, True),  # a tie counts
        (2, 8, True),  # 8 / 3 is 2, rounded down
        (2, 5, False),  # 5 / 3 is 1
        (3, 8, False),
        (8, 26, True),  # before any cut to 20, which would make it 6
        (9, 26, False),
        (0, 0, True),
    ],
)
def test_psychologist_compares_with_a_third_of_the_automas_hand(human: int, automa: int, takes: bool) -> None:
    bare = table(VARIANT, hand=human, automa_hand=automa, banished=3)
    drive(end_of_game(bare), "ability psychologist", "done")
    assert sizes(bare, HAND, BANISHED, AUTOMA_HAND) == (human + takes, 3 - takes, automa)
    assert bool(told(bare, "note-psychologist-not")) != takes


@pytest.mark.rule("R-141")
def test_psychologists_card_is_random_and_taken_once() -> None:
    taken: Counter[str] = Counter()
    for seed in range(40):
        bare = table(VARIANT, hand="psychologist", automa_hand="? ? ? ? ? ?", banished="aja lorn nero", seed=str(seed))
        drive(end_of_game(bare), "ability psychologist", "ability psychologist", "done")
        taken[ids(bare, HAND).removeprefix("psychologist ")] += 1
        assert sizes(bare, HAND, BANISHED) == (2, 2)
    assert set(taken) == {"aja", "lorn", "nero"}


@pytest.mark.rule("R-141", "R-147")
def test_psychologist_needs_to_be_held_and_something_to_be_banished() -> None:
    with refuses("card-not-there"):
        drive(end_of_game(table(VARIANT, hand="aja", banished="psychologist lorn")), "ability psychologist")
    none = table(VARIANT, hand="psychologist", automa_hand="? ? ? ? ? ?")
    drive(end_of_game(none), "ability psychologist", "done")
    assert ids(none, HAND) == "psychologist"


# --- Roque ---

EIGHT = "aja lorn nero octavia mustang judge dancer deanna"


@pytest.mark.rule("R-142")
def test_roques_random_pick_is_among_the_six_top_cards() -> None:
    """Over many seeds every one of the six is turned over, and never one of the two beneath."""
    turned: Counter[int] = Counter()
    for seed in range(60):
        bare = table(VARIANT, hand="roque", automa_hand=EIGHT, jupiter="virga", deck="?", seed=str(seed))
        lead(bare, "roque", "nero")
        turned[one(bare, "order-turn-over").args["number"]] += 1
        after = automa_hand(bare).split()
        assert after[:2] == ["aja", "lorn"]
        if told(bare, "order-banish-shown"):
            assert ids(bare, BANISHED) == "nero roque"
            assert (sorted(after), ids(bare, MARS)) == (sorted(set(EIGHT.split()) - {"nero"}), "")
            assert one(bare, "order-turn-over").args["number"] == 6  # Nero was the sixth from the top
        else:
            assert (sorted(after), ids(bare, MARS)) == (sorted(EIGHT.split()), "roque")
    assert set(turned) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("R-142")
def test_roques_others_are_shuffled_and_put_back_on_top() -> None:
    orders = set()
    for seed in range(12):
        bare = table(VARIANT, hand="roque", automa_hand=EIGHT, jupiter="virga", deck="?", seed=str(seed))
        lead(bare, "roque", "virga")
        orders.add(automa_hand(bare))
        cards = one(bare, "order-roque-return").args["cards"]
        assert [said.args["card"] for said in cards] == automa_hand(bare).split()[2:]
    assert len(orders) > 8


@pytest.mark.rule("R-142")
def test_roques_cards_without_a_name_are_told_by_where_they_lay() -> None:
    """From the top: ?, aja, ?, lorn. Whoever puts them back needs to know which is which."""
    for seed in range(12):
        bare = table(VARIANT, hand="roque", automa_hand="lorn ? aja ?", jupiter="virga", deck="?", seed=str(seed))
        ran = lead(bare, "roque", "virga", "nero") if _unnamed_turned(seed) else lead(bare, "roque", "virga")
        turned = one(bare, "order-turn-over").args["number"]
        assert ran.ids[-1] == "ask-turn-led"
        there = {1: "unknown", 2: "aja", 3: "unknown", 4: "lorn"} | ({turned: "nero"} if turned in (1, 3) else {})
        cards = one(bare, "order-roque-return").args["cards"]
        assert {said.args["number"]: said.args["card"] for said in cards} == there
        assert [said.args["card"] for said in cards] == automa_hand(bare).split()


def _unnamed_turned(seed: int) -> bool:
    bare = table(VARIANT, hand="roque", automa_hand="lorn ? aja ?", jupiter="virga", deck="?", seed=str(seed))
    return lead(bare, "roque", "virga").ids[-1] == "ask-turned-over"


@pytest.mark.rule("R-142")
def test_of_counted_cards_roques_is_named_before_one_is_turned_over_and_the_player_shuffles() -> None:
    bare = table(VARIANT, hand=2, automa_hand=8, jupiter=1)
    assert lead(bare, "roque").ids[-1] == "ask-roque-named"
    assert (len(told(bare, "order-look-at-top")), told(bare, "order-turn-over")) == (1, [])
    bare = table(VARIANT, hand=2, automa_hand=8, jupiter=1)
    lead(bare, "roque", "done", "no")
    assert (one(bare, "order-roque-shuffle").args["number"], told(bare, "order-roque-return")) == (6, [])
    older = table(VARIANT, rules=1, hand=2, automa_hand=8, jupiter=1)
    assert lead(older, "roque", "no").ids[-2:] == ["ask-roque-hit", "ask-turn-led"]
    assert one(older, "order-roque-return").args["cards"] == ("unknown",) * 6


@pytest.mark.rule("R-142")
@pytest.mark.parametrize("cards", [1, 2, 6, 7])
def test_roque_against_a_hand_of_any_size(cards: int) -> None:
    for seed, hit in product(range(6), ("yes", "no")):
        bare = table(VARIANT, hand=2, automa_hand=cards, jupiter=1, seed=str(seed))
        ran = lead(bare, "roque", "done", hit)
        assert ran.ids == ["ask-turn", "ask-turn-led", "ask-roque-named", "ask-roque-hit", "ask-turn-led"]
        assert one(bare, "order-look-at-top").args["number"] == min(6, cards)
        lost = hit == "yes"
        assert sizes(bare, AUTOMA_HAND, BANISHED, MARS) == (cards - lost, 2 * lost, 1 - lost)


@pytest.mark.rule("R-142", "R-95")
def test_roque_against_an_empty_hand_has_no_effect() -> None:
    bare = table(VARIANT, hand="roque", jupiter="virga", deck="?")
    assert lead(bare, "roque").ids == ["ask-turn", "ask-turn-led"]
    assert ids(bare, MARS) == "roque"


@pytest.mark.rule("R-142")
def test_a_card_that_roque_turns_over_is_named_and_cannot_be_one_that_was_seen() -> None:
    bare = table(VARIANT, hand="roque", automa_hand="? ? ?", jupiter="virga", deck="?")
    assert lead(bare, "roque", "nero", "nero").ids[1:3] == ["ask-roque-name", "ask-turned-over"]
    assert (ids(bare, BANISHED), automa_hand(bare)) == ("nero roque", "unknown unknown")


@pytest.mark.rule("R-142")
def test_a_card_that_has_been_seen_cannot_be_the_one_turned_over() -> None:
    asked = 0
    for seed in range(8):
        bare = table(VARIANT, hand="roque", automa_hand="? aja ?", jupiter="virga", deck="?", seed=str(seed))
        if lead(bare, "roque", "nero").ids[-1] != "ask-turned-over":
            continue  # it was Aja herself
        asked += 1
        with refuses("card-elsewhere"):
            again = table(VARIANT, hand="roque", automa_hand="? aja ?", jupiter="virga", deck="?", seed=str(seed))
            lead(again, "roque", "nero", "aja")
    assert asked > 2
