"""Setting up the Automa and the table: R-11 to R-31."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from automarium.core.ask import Pick
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games.redrising.cards import in_play
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    CERES,
    DECK,
    EVEN,
    HAND,
    HOUSES,
    HUMAN,
    LETTERS,
    LOCATIONS,
    LUNA,
    ODD,
    SIDES,
)
from automarium.games.redrising.setup import lay_luna_bonus_card, lay_parity_card, lay_priorities
from automarium.games.redrising.turn import automa_turn
from tests.bots import play
from tests.rules.redrising.conftest import (
    SYMBOLS,
    drive,
    ids,
    match,
    one,
    orders,
    refuses,
    sizes,
    table,
    told,
    total,
)

SEEDS = [str(seed) for seed in range(24)]
GONE = {"auctioneer", "eo", "loan-shark", "psychologist", "roque"}
BOARD = "aja antonia; karnus arlus; dancer deanna; nero octavia"  # 8 face-up cards of a match


def dealt(board: str = BOARD, hand: str = "unknown unknown unknown unknown unknown", **settings: object) -> Match[Any]:
    """A match with known characters, of which these lie on the board."""
    settings = {"depth": "known", "house": "mars", "first": "human", **settings}
    begun = match(**settings)
    for two in board.split(";"):
        begun.answer(two.strip())
    begun.answer(hand)
    return begun


@pytest.mark.rule("R-11", "R-15")
def test_what_stays_in_the_box_is_told_first() -> None:
    """The Automa's cards where the program draws them, and the characters in the order of the rulebook."""
    assert orders(match())[0] == "order-leave-automa-cards"
    gone = ("auctioneer", "eo", "loan-shark", "psychologist", "roque")
    for variant, cards in (("no", gone), ("yes", ("loan-shark",))):
        assert one(match(variant=variant), "order-remove").args["cards"] == cards
    assert "order-leave-automa-cards" not in orders(match(automa_deck="physical"))
    assert "order-leave-automa-cards" not in orders(match(depth="screen"))


@pytest.mark.rule("R-11", "R-12", "R-13", "R-15", "R-24", "R-18", "R-30")
def test_what_the_player_does_by_hand_is_told_in_the_order_of_the_rulebook() -> None:
    begun = match(automa_deck="physical", first="human", house="mars")
    begun.answer("4")
    assert orders(begun) == [
        *["order-shuffle-automa-deck", *["order-priority"] * 4, "order-luna-card", "order-remove"],
        *["order-house", "order-shuffle-characters", "order-deal", "order-deal-hand", "order-deal-automa"],
        *["order-neutral", "order-parity"],
    ]
    laid = [(event.args["location"], event.args["letter"]) for event in told(begun, "order-priority")]
    assert dict(laid) == {location: letter for letter, location in begun.state.priorities.items()}
    numbers = ("order-deal-hand", "order-deal-automa", "order-neutral")
    assert [event.args["number"] for event in told(begun, *numbers)] == [5, 2, 3]
    assert one(begun, "note-first").args == {"side": HUMAN}


@pytest.mark.rule("R-24")
def test_what_the_program_deals_is_told_and_what_the_player_deals_is_asked() -> None:
    begun = match(depth="known", characters="program")
    laid = [(event.args["place"], " ".join(event.args["cards"])) for event in told(begun, "note-dealt")]
    assert laid == [(place, ids(begun.state, place)) for place in (*LOCATIONS, HAND)]
    assert one(begun, "note-program-deals").args == {"each": 2, "hand": 5, "automa": 2}
    assert told(begun, "order-shuffle-characters", "order-deal", "order-deal-hand", "order-deal-automa") == []
    assert told(dealt(), "note-dealt", "note-program-deals") == []


@pytest.mark.rule("R-24")
def test_a_card_at_a_location_has_to_be_named_and_one_of_the_hand_has_not() -> None:
    with refuses("answer-unknown"):
        dealt("aja unknown; karnus arlus; dancer deanna; nero octavia")
    assert ids(dealt(hand="lorn unknown unknown judge unknown").state, HAND) == "lorn unknown unknown judge unknown"
    asked = [(ask.id, ask.args["place"]) for ask, *_ in dealt().again()]
    assert asked == [*(("ask-dealt", location) for location in LOCATIONS), ("ask-dealt-hand", HAND)]


# --- the Automa's deck ---


@pytest.mark.rule("R-11", "R-10")
def test_a_physical_card_is_offered_by_what_is_printed_on_it() -> None:
    bare = table({"automa-deck": "physical"}, deck=9)
    [ask] = drive(automa_turn(bare)).asks
    assert isinstance(ask.shape, Pick)
    first = ask.shape.options[0]
    assert (first.text, first.label.id) == ("1", "automa-card-signs")
    assert first.label.args == {"activation": "mars", "gain": "letter-a", "arrow": "left", "extra": "star"}


@pytest.mark.rule("R-11")
def test_four_of_22_shuffled_cards_are_set_aside_and_18_form_the_deck() -> None:
    deck = match().state.deck
    assert (len(deck.cards), deck.count, len(deck.aside)) == (18, 18, 4)
    assert sorted(card.n for card in (*deck.cards, *deck.aside)) == list(range(1, 23))
    assert len({tuple(match(seed).state.deck.cards) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("R-11")
def test_of_a_physical_deck_any_of_the_22_may_be_among_the_18() -> None:
    begun = match(automa_deck="physical")
    assert (begun.state.deck.count, len(begun.state.deck.unseen)) == (18, 22)
    assert one(begun, "order-shuffle-automa-deck").args["aside"] == 4


# --- priorities and the Luna bonus card ---


@pytest.mark.rule("R-12")
def test_each_letter_lies_at_exactly_one_location() -> None:
    laid = [match(seed).state.priorities for seed in SEEDS]
    for priorities in laid:
        assert set(priorities) == set(LETTERS)
        assert set(priorities.values()) == set(LOCATIONS)
    assert len({tuple(sorted(priorities.items())) for priorities in laid}) > 8


@pytest.mark.rule("R-12")
def test_the_letters_can_be_given_for_jupiter_mars_luna_and_the_institute() -> None:
    priorities = match(priorities="BADC").state.priorities
    assert [priorities[SYMBOLS[letter]] for letter in "BADC"] == list(LOCATIONS)


@pytest.mark.rule("R-04")
def test_cyrillic_priorities_are_read_by_code_point() -> None:
    """The third Cyrillic letter, U+0412, looks like a Latin B and is C."""
    begun = match(priorities="\u0412\u0410\u0411\u0413")
    assert begun.setup["priorities"] == "CABD"
    assert match(priorities="\u0432\u0430\u0431\u0433").setup["priorities"] == "CABD"
    assert match(priorities="BACD").setup["priorities"] == "BACD"


@pytest.mark.rule("R-04")
@pytest.mark.parametrize("letters", ["\u0412ACD", "A\u0411CD", "ABC", "AABC", "ABCDE", "", "ABCE"])
def test_letters_of_two_scripts_or_missing_ones_are_refused(letters: str) -> None:
    with refuses("priorities-bad"):
        match(priorities=letters)


@pytest.mark.rule("R-13", "R-14")
@pytest.mark.parametrize("letters", ["".join(order) for order in permutations("ABCD")])
def test_the_luna_bonus_card_shows_the_location_with_the_paired_letter(letters: str) -> None:
    bare = table({"priorities": letters})
    lay_priorities(bare)
    lay_luna_bonus_card(bare)
    paired = {"A": "D", "D": "A", "B": "C", "C": "B"}[letters[2]]
    assert bare.luna_shows == LOCATIONS[letters.index(paired)] != LUNA
    assert one(bare, "order-luna-card").args["location"] == bare.luna_shows


@pytest.mark.rule("R-14", "R-21", "R-22", "R-28")
@pytest.mark.parametrize("settings", [{}, {"depth": "known", "characters": "program", "variant": "yes"}])
def test_nothing_moves_priorities_luna_card_parity_or_neutral_tokens(settings: dict[str, object]) -> None:
    begun = match("7", die="program", **settings)
    if begun.ask is not None and begun.ask.id == "ask-even-count":
        begun.answer("3")
    state = begun.state
    before = dict(state.priorities), state.luna_shows, state.parity
    over = play(begun, "7")
    assert over.over
    assert (over.state.priorities, over.state.luna_shows, over.state.parity) == before
    assert one(over, "order-neutral").args["number"] == 3


@pytest.mark.rule("R-22", "R-23")
def test_clearing_luna_takes_no_priority_card_and_no_luna_card() -> None:
    begun = dealt()
    shown = begun.state.luna_shows
    begun.answer("lead evey luna")  # one of the unseen cards of the hand
    assert sizes(begun.state, "luna", "banished") == (0, 3)
    assert begun.state.priorities == dealt().state.priorities
    assert begun.state.luna_shows == shown


# --- characters, hands, houses ---


@pytest.mark.rule("R-15")
def test_five_characters_leave_the_game_before_the_deal() -> None:
    begun = match()
    order = [event.id for event in begun.tale.events]
    assert set(one(begun, "order-remove").args["cards"]) == GONE
    assert order.index("order-remove") < order.index("order-deal")
    assert total(begun.state) == 107
    assert GONE.isdisjoint(in_play(False))


@pytest.mark.rule("R-15")
@pytest.mark.parametrize("gone", sorted(GONE))
def test_a_character_that_left_the_game_cannot_come_up(gone: str) -> None:
    with refuses("card-not-in-play"):
        dealt(f"{gone} antonia; karnus arlus; dancer deanna; nero octavia")


@pytest.mark.rule("R-16", "R-24", "R-25", "R-31")
@pytest.mark.parametrize(
    ("house", "variant", "hand", "deck"),
    [("mars", "no", 5, 92), ("ceres", "no", 6, 91), ("mars", "yes", 5, 96), ("ceres", "yes", 6, 95)],
)
@pytest.mark.parametrize("depth", ["counted", "known"])
def test_the_deal(depth: str, house: str, variant: str, hand: int, deck: int) -> None:
    state = match(depth=depth, characters="program", house=house, variant=variant, first="human").state
    assert [len(state.piles[place]) for place in LOCATIONS] == [2, 2, 2, 2]
    assert sizes(state, HAND, AUTOMA_HAND, DECK, "banished") == (hand, 2, deck, 0)


@pytest.mark.rule("R-24")
def test_the_characters_are_shuffled() -> None:
    first = match("1", depth="known", characters="program").state
    second = match("2", depth="known", characters="program").state
    assert [ids(first, place) for place in LOCATIONS] != [ids(second, place) for place in LOCATIONS]
    names = " ".join(ids(first, place) for place in first.piles).split()
    assert sorted(names) == sorted(in_play(False))


@pytest.mark.rule("R-16")
def test_the_automas_first_cards_stay_unseen() -> None:
    assert ids(dealt().state, AUTOMA_HAND) == "unknown unknown"


@pytest.mark.rule("R-26")
def test_the_house_is_drawn_or_chosen() -> None:
    drawn = {match(seed).state.house for seed in [*SEEDS, "40", "41", "42", "43", "44", "45"]}
    assert drawn == set(HOUSES)
    for house in HOUSES:
        assert match(house=house.removeprefix("house-")).state.house == house
    with refuses("setting-value"):
        match(house="pluto")


@pytest.mark.rule("R-26")
def test_beginners_are_advised_against_ceres_only() -> None:
    warned = [house for house in HOUSES if told(match(house=house.removeprefix("house-")), "note-ceres-advice")]
    assert warned == [CERES]


@pytest.mark.rule("R-27", "R-29", "R-01")
def test_both_sides_start_with_nothing_and_nobody_is_sovereign() -> None:
    state = match().state
    assert SIDES == (HUMAN, AUTOMA)
    assert [sum(state.tracks[side].values()) for side in SIDES] == [0, 0]
    assert state.sovereign is None


# --- the parity side ---


@pytest.mark.rule("R-18", "R-20", "R-05")
@pytest.mark.parametrize(
    ("board", "even", "side"),
    [
        ("aja antonia; karnus boneriders; cassius pelus; surgeon dancer", 2, ODD),
        ("dancer timony; virga mustang; lorn quietus; aja antonia", 6, EVEN),
        ("aja antonia; karnus boneriders; surgeon dancer; virga timony", 4, EVEN),  # a tie, with a 0 among the even
        ("aja antonia; karnus boneriders; cassius dancer; virga timony", 3, ODD),
    ],
)
def test_the_larger_group_of_face_up_cards_names_the_side(board: str, even: int, side: str) -> None:
    for hand in ("uncle-narol tactus the-pax ceo magistrate", "deanna harmony fitchner nero invictus"):
        begun = dealt(board, hand)  # all even, then all odd: hands do not count
        assert (begun.state.parity, one(begun, "order-parity").args["even"]) == (side, even)


@pytest.mark.rule("R-18", "R-19")
@pytest.mark.parametrize(("even", "side"), [(0, ODD), (3, ODD), (4, EVEN), (5, EVEN), (8, EVEN)])
def test_counted_characters_are_counted_by_the_player(even: int, side: str) -> None:
    begun = match()
    begun.answer(str(even))
    assert begun.state.parity == side


@pytest.mark.rule("R-18")
def test_more_even_cards_than_lie_on_the_board_are_refused() -> None:
    with refuses("answer-out-of-range"):
        match().answer("9")


@pytest.mark.rule("R-18")
def test_a_board_with_an_unseen_card_is_counted_by_the_player() -> None:
    bare = table(jupiter="aja ?", hand="dancer")
    ran = drive(lay_parity_card(bare), "2")
    assert (ran.ids, bare.parity) == (["ask-even-count"], EVEN)


# --- who begins ---


@pytest.mark.rule("R-30")
@pytest.mark.parametrize("first", ["random", "automa", "human"])
def test_apollo_begins_whatever_the_setting_says(first: str) -> None:
    assert {match(seed, house="apollo", first=first).answer("4")[1].args["side"] for seed in SEEDS[:8]} == {HUMAN}


@pytest.mark.rule("R-30", "R-58")
def test_without_apollo_the_first_player_is_drawn_or_given() -> None:
    def first(seed: str, given: str) -> Name:
        begun = match(seed, house="mars", first=given)
        begun.answer("4")
        heads = [event.id for event in told(begun, "head-automa-turn", "head-human-turn")]
        assert heads[0] == f"head-{begun.state.first}-turn"
        name: Name = begun.state.first
        return name

    assert {first(seed, "random") for seed in SEEDS} == {HUMAN, AUTOMA}
    assert {first(seed, "automa") for seed in SEEDS[:6]} == {AUTOMA}
    assert {first(seed, "human") for seed in SEEDS[:6]} == {HUMAN}


# --- naming what was dealt ---


def test_a_character_dealt_twice_is_refused() -> None:
    with refuses("card-twice"):
        dealt("aja aja; karnus arlus; dancer deanna; nero octavia")
    with refuses("card-elsewhere") as caught:
        dealt("aja antonia; karnus arlus; dancer aja; nero octavia")
    assert (caught.value.args_["card"], caught.value.args_["place"]) == ("aja", "jupiter")


def test_three_characters_where_two_lie_are_refused() -> None:
    with refuses("answer-wrong-count"):
        dealt("aja antonia dancer; karnus arlus; dancer deanna; nero octavia")
