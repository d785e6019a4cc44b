"""The end of the game: R-104 to R-110, R-143, R-144, R-147."""

from __future__ import annotations

from itertools import product

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.course import after_turn, exhausted, play
from automarium.games.redrising.human import end_of_game, human_turn
from automarium.games.redrising.names import AUTOMA, BANISHED, DECK, HAND, HUMAN, LOCATIONS, PLACES
from automarium.games.redrising.scoring import count, end_triggered, score_sheet
from automarium.words import LANGUAGES, words
from tests.rules.redrising.conftest import (
    drive,
    ids,
    match,
    one,
    refuses,
    sizes,
    table,
    told,
    tracks,
)

# --- the trigger ---


@pytest.mark.rule("R-104", "R-105")
def test_three_sevens_together_or_two_by_one_side() -> None:
    """Every way in which the six tracks may stand at 6 or 7."""
    for levels in product((6, 7), repeat=6):
        human, automa = levels[:3], levels[3:]
        together = all(max(pair) == 7 for pair in zip(human, automa, strict=True))
        alone = human.count(7) >= 2 or automa.count(7) >= 2
        bare = table(human=(human[0], human[1], human[2]), automa=(automa[0], automa[1], automa[2]))
        assert end_triggered(bare) == (together or alone)


@pytest.mark.rule("R-104")
@pytest.mark.parametrize(
    ("human", "automa", "ends"),
    [
        ((7, 0, 0), (0, 7, 0), False),
        ((7, 0, 0), (0, 8, 0), False),
        ((7, 0, 7), (0, 0, 0), True),
        ((7, 0, 0), (7, 0, 0), False),  # the same one twice
        ((9, 0, 0), (0, 7, 6), False),
        ((0, 12, 0), (0, 7, 0), False),
    ],
)
def test_some_stands_of_the_tracks(human: tuple[int, int, int], automa: tuple[int, int, int], ends: bool) -> None:
    assert end_triggered(table(human=human, automa=automa)) == ends


@pytest.mark.rule("R-104")
def test_helium_influence_and_fleet_by_any_combination() -> None:
    one_each = [((7, 0, 0), (0, 7, 7)), ((0, 7, 0), (7, 0, 7)), ((0, 0, 7), (7, 7, 0))]
    for human, automa in one_each:
        assert end_triggered(table(human=human, automa=automa))
        assert end_triggered(table(human=automa, automa=human))


@pytest.mark.rule("R-144")
def test_the_condition_is_looked_at_after_the_turn_and_not_within() -> None:
    bare = table(hand=3, jupiter=2, deck=5, human=(6, 7, 0))
    drive(human_turn(bare), "lead mars", "fleet +1", "fleet -1", "gain jupiter")
    after_turn(bare, HUMAN)
    assert (bare.ending, tracks(bare, HUMAN)) == (True, (7, 7, 0))
    other = table(hand=3, luna=2, deck=5, human=(6, 7, 0), house="diana")
    drive(human_turn(other), "lead mars", "fleet +1", "fleet -1", "gain luna")
    after_turn(other, HUMAN)
    assert other.ending is False


@pytest.mark.rule("R-106")
def test_once_triggered_the_end_stands() -> None:
    bare = table(hand=3, jupiter=3, deck=9, human=(6, 7, 0))
    drive(human_turn(bare), "lead mars", "gain jupiter")
    after_turn(bare, HUMAN)
    assert bare.ending is True
    drive(human_turn(bare), "lead mars", "helium -3", "gain jupiter")
    after_turn(bare, HUMAN)
    assert (bare.ending, end_triggered(bare)) == (True, False)
    assert len(told(bare, "care-ending")) == 1  # and it is told once


# --- the last turns ---


@pytest.mark.rule("R-107")
@pytest.mark.parametrize("first", ["human", "automa"])
def test_after_the_trigger_both_sides_have_equally_many_turns(first: str) -> None:
    """The human triggers: as first player the Automa still moves, as second player nobody does."""
    begun = match("5", first=first, house="mars")
    begun.answer("4")
    begun.answer("lead mars; fix helium human 7; fix fleet human 7; gain luna")
    assert (begun.state.turns[HUMAN], begun.state.turns[AUTOMA]) == (1, 1)
    assert begun.ask is not None
    assert begun.ask.id == "ask-end-abilities"
    heads = [event.id for event in told(begun, "head-human-turn", "head-automa-turn", "care-ending", "care-ending-now")]
    if first == "human":
        assert heads == ["head-human-turn", "care-ending", "head-automa-turn"]
    else:  # no turn is left to be played
        assert heads == ["head-automa-turn", "head-human-turn", "care-ending-now"]


@pytest.mark.rule("R-107")
def test_when_the_automa_as_first_player_triggers_the_human_has_one_more_turn() -> None:
    begun = match("5", first="automa", house="mars")
    begun.answer("fix helium automa 7; fix fleet automa 7; 4")
    assert [event.id for event in told(begun, "head-automa-turn", "care-ending", "head-human-turn")] == [
        "head-automa-turn",
        "care-ending",
        "head-human-turn",
    ]
    begun.answer("lead mars; gain luna")
    assert begun.ask is not None
    assert begun.ask.id == "ask-end-abilities"


@pytest.mark.rule("R-108", "R-107")
def test_apollo_has_one_more_turn_after_equal_turns() -> None:
    begun = match("5", house="apollo")
    begun.answer("4")
    begun.answer("lead mars; fix helium human 7; fix fleet human 7; gain jupiter")
    assert begun.ask is not None
    assert begun.ask.id == "ask-turn"
    heads = [event.id for event in told(begun, "head-human-turn", "head-automa-turn", "care-apollo-last")]
    assert heads == ["head-human-turn", "head-automa-turn", "care-apollo-last", "head-human-turn"]
    begun.answer("scout mars")
    assert begun.ask.id == "ask-end-abilities"
    assert (begun.state.turns[HUMAN], begun.state.turns[AUTOMA]) == (2, 1)


@pytest.mark.rule("R-108")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_plays_house_apollo_is_told_of_no_last_round_before_the_last_turn(lang: str) -> None:
    """Neither where they bring on the end themselves nor where the Automa does, as the last of the round."""
    for side, last in ((HUMAN, False), (AUTOMA, True)):
        said = []
        for house in ("apollo", "mars"):
            bare = table(human=(7, 7, 0))
            bare.house = Name(f"house-{house}")
            after_turn(bare, side, last=last)
            said.append(words(lang, "redrising").show(bare.tale.events[-1]))
        assert said[0] != said[1]


@pytest.mark.rule("R-143")
def test_the_match_ends_when_no_card_is_left_that_anybody_could_use() -> None:
    begun = match("5", first="human", house="mars")
    begun.answer("4")
    for place in (*LOCATIONS, HAND):
        begun.answer(f"fix cards {place} 0")
    begun.answer("fix cards deck 1")
    begun.answer("scout mars")  # the Automa takes the last one
    assert begun.ask is not None
    assert begun.ask.id == "ask-end-abilities"
    assert one(begun, "care-exhausted").kind.value == "care"
    assert begun.state.ending is False


@pytest.mark.rule("R-143")
@pytest.mark.parametrize("place", PLACES)
def test_a_card_anywhere_but_with_the_automa_or_banished_can_be_used(place: Name) -> None:
    bare = table()
    assert exhausted(bare)
    bare.piles[place] = table(deck=1).piles[DECK]
    assert exhausted(bare) == (place in ("automa-hand", "banished"))


@pytest.mark.rule("R-143", "R-107")
def test_a_match_without_any_end_trigger_runs_out_of_cards_and_ends() -> None:
    """The Automa's tracks are set back each turn, so only the cards can end it."""
    begun = match("11", first="automa", house="mars")
    begun.answer("4")
    for _ in range(300):
        if begun.ask is None or begun.ask.id == "ask-end-abilities":
            break
        begun.answer("fix fleet automa 0; fix helium automa 0; fix influence automa 0")
        begun.answer("fix helium human 0; fix fleet human 0; fix influence human 0")
        if begun.state.piles[DECK]:
            begun.answer("scout mars")
        elif begun.state.piles[HAND]:
            begun.answer("lead mars")
            gains = [place for place in LOCATIONS if begun.state.piles[place] and place != "mars"]
            begun.answer(f"gain {gains[0]}" if gains else "end")
        else:
            gains = [place for place in LOCATIONS if begun.state.piles[place]]
            begun.answer(f"gain {gains[0]}")
    assert begun.ask is not None
    assert begun.ask.id == "ask-end-abilities"
    assert exhausted(begun.state)
    assert begun.state.turns[HUMAN] == begun.state.turns[AUTOMA] > 20


# --- after the last turn ---


@pytest.mark.rule("R-109", "R-110")
def test_end_abilities_then_ceres_then_scoring() -> None:
    bare = table(hand="aja judge", mars="nero", house="ceres", deck="?")
    assert drive(end_of_game(bare), "take mars", "helium +1", "done", "judge").ids == [
        *["ask-end-abilities"] * 3,
        "ask-ceres",
    ]
    assert (ids(bare, HAND), ids(bare, BANISHED)) == ("aja nero", "judge")
    assert (tracks(bare, HUMAN), bare.tale.events[0].id) == ((0, 1, 0), "head-end-abilities")


@pytest.mark.rule("R-109")
def test_the_automa_has_no_end_abilities() -> None:
    bare = table(hand="aja", automa_hand="hacker surgeon dr-virany", deck="nero", banished="lorn dancer")
    with refuses("card-not-there"):
        drive(end_of_game(bare), "ability hacker")
    assert drive(end_of_game(bare), "done").ids == ["ask-end-abilities"]
    assert ids(bare, "automa_hand") == "hacker surgeon dr-virany"


@pytest.mark.rule("R-109")
def test_scoring_comes_after_the_end_abilities() -> None:
    begun = match("5", first="human", house="ceres")
    begun.answer("4")
    begun.answer("lead mars; fix helium human 7; fix fleet human 7; gain luna; mars; done; 3; 4; sum; 50")
    heads = [event.id for event in told(begun, "head-end-abilities", "order-ceres", "head-scoring")]
    assert heads == ["head-end-abilities", "order-ceres", "head-scoring"]
    assert begun.over


@pytest.mark.rule("R-110")
def test_ceres_banishes_one_card_and_other_houses_none() -> None:
    counted = table(hand=6, house="ceres")
    drive(end_of_game(counted), "done")
    assert sizes(counted, HAND, BANISHED) == (5, 1)
    for house in ("apollo", "diana", "jupiter", "mars", "minerva"):
        bare = table(hand=6, house=house)
        drive(end_of_game(bare), "done")
        assert sizes(bare, HAND, BANISHED) == (6, 0)
    empty = table(house="ceres", mars=1)
    assert drive(end_of_game(empty), "done").ids == ["ask-end-abilities"]


@pytest.mark.rule("R-110")
def test_ceres_names_a_card_of_the_hand() -> None:
    with refuses("answer-unknown"):
        drive(end_of_game(table(hand="aja", mars="nero", house="ceres")), "done", "nero")
    unseen = table(hand="aja ?", mars="nero", house="ceres")
    assert drive(end_of_game(unseen), "done", "unknown", "judge").ids[-1] == "ask-which-character"
    assert (ids(unseen, HAND), ids(unseen, BANISHED)) == ("aja", "judge")


# --- Hacker, and abilities used once ---


@pytest.mark.rule("R-147", "R-109")
def test_hackers_find_is_the_core_value_of_the_top_of_the_deck() -> None:
    bare = table(hand="hacker", deck="aja lorn")
    drive(end_of_game(bare), "ability hacker", "done")
    assert (bare.hacker, ids(bare, DECK)) == (20, "aja lorn")  # the card stays where it is
    drive(count(bare))
    assert score_sheet(bare).lines[5].points[0] == 15 + 20


@pytest.mark.rule("R-147")
def test_a_hacker_banished_by_ceres_scores_nothing() -> None:
    bare = table(hand="hacker aja", deck="lorn", house="ceres")
    drive(end_of_game(bare), "ability hacker", "done", "hacker")
    drive(count(bare))
    assert score_sheet(bare).lines[5].points[0] == 15  # Aja alone


@pytest.mark.rule("R-147")
def test_of_counted_characters_hackers_find_is_added_to_the_points_of_the_hand() -> None:
    bare = table(hand=3, deck=4)
    drive(end_of_game(bare), "ability hacker", "25", "done")
    drive(count(bare), "3", "sum", "40")
    assert score_sheet(bare).lines[5].points[0] == 65


@pytest.mark.rule("R-147")
def test_an_unseen_top_of_the_deck_is_named_and_an_empty_deck_gives_nothing() -> None:
    bare = table(hand="hacker", deck="? ?")
    assert drive(end_of_game(bare), "ability hacker", "nero", "done").ids[1] == "ask-deck-top"
    assert (bare.hacker, ids(bare, DECK)) == (25, "unknown nero")
    empty = table(hand="hacker", mars="aja")
    drive(end_of_game(empty), "ability hacker", "done")
    assert empty.hacker == 0


@pytest.mark.rule("R-147")
def test_an_end_ability_needs_its_card_in_hand_and_works_once() -> None:
    with refuses("card-not-there"):
        drive(end_of_game(table(hand="aja", deck="lorn")), "ability hacker")
    with refuses("card-not-there"):
        drive(end_of_game(table(hand="aja ?", mars="hacker", deck="lorn")), "ability hacker")
    maybe = table(hand="aja ?", deck="lorn")  # it may be the unseen one
    drive(end_of_game(maybe), "ability hacker", "done")
    assert maybe.hacker == 20
    twice = table(hand="hacker", deck="aja lorn")
    drive(end_of_game(twice), "ability hacker", "ability hacker", "done")
    assert len(told(twice, "note-hacker")) == len(told(twice, "note-no-effect")) == 1


@pytest.mark.rule("R-147")
def test_nobody_has_to_use_an_end_ability() -> None:
    bare = table(hand="hacker surgeon", deck="lorn", banished="aja")
    assert drive(end_of_game(bare), "done").ids == ["ask-end-abilities"]
    assert (bare.hacker, ids(bare, BANISHED)) == (0, "aja")


def test_the_whole_match_follows_its_order() -> None:
    """Set-up, a round that ends the match, end abilities, laurels: from the rules alone."""
    bare = table({"first": "automa"}, house="mars")
    ran = drive(
        play(bare), "fix fleet automa 7", "fix helium automa 7", "5", "scout luna", "done", "2", "5", "sum", "60"
    )
    assert ran.done
    assert ran.ids == [
        *["ask-even-count"] * 3,
        *["ask-turn", "ask-end-abilities", "ask-matching", "ask-hand-count", "ask-hand-how", "ask-hand-points"],
    ]
    assert bare.result is not None
