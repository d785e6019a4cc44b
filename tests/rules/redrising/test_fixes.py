"""Corrections: any value of the twin can be set right, bad values are refused, and no card is made or lost.

The table is the truth, so a correction may come at any question; afterwards the question is put again.
"""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Reports, Said
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN_ID, in_play
from automarium.games.redrising.houses import gain_sovereign, roll_die
from automarium.games.redrising.human import end_of_game, human_turn
from automarium.games.redrising.location import gain_bonus
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    DECK,
    HAND,
    HUMAN,
    INSTITUTE,
    LOCATIONS,
    LUNA,
    MARS,
    ODD,
    TRACKS,
)
from automarium.games.redrising.scoring import count
from automarium.games.redrising.turn import automa_turn
from automarium.players.redrising import random_player
from tests.rules.redrising.conftest import card, drive, ids, match, one, refuses, sizes, table, total, tracks


def begun(**settings: object) -> Match[Any]:
    """A match at the human's first turn."""
    new = match("fix", first="human", house="mars", **settings)
    if new.ask is not None and new.ask.id == "ask-even-count":
        new.answer("4")
    return new


# --- values ---


@pytest.mark.parametrize(
    ("fix", "side", "after"),
    [
        ("helium human 25", HUMAN, (0, 25, 0)),
        ("helium automa 10", AUTOMA, (0, 10, 0)),
        ("fleet automa 10", AUTOMA, (10, 0, 0)),
        ("fleet human 0", HUMAN, (0, 0, 0)),
        ("helium human 60", HUMAN, (0, 60, 0)),
        ("influence human 7", HUMAN, (0, 0, 7)),
        ("influence automa 10", AUTOMA, (0, 0, 10)),
    ],
)
def test_tracks(fix: str, side: Name, after: tuple[int, ...]) -> None:
    new = begun()
    new.answer(f"fix {fix}")
    assert tracks(new.state, side) == after
    assert new.ask is not None
    assert new.ask.id == "ask-turn"  # the question is put again


@pytest.mark.rule("R-81")
def test_the_automas_helium_cannot_be_corrected_above_10_and_the_humans_can() -> None:
    with refuses("answer-out-of-range"):
        begun().answer("fix helium automa 11")
    begun().answer("fix helium human 11")


@pytest.mark.parametrize(
    ("fix", "id"),
    [
        ("fleet human 11", "answer-out-of-range"),
        ("influence automa 11", "answer-out-of-range"),
        ("helium human 61", "answer-out-of-range"),
        ("helium human -1", "answer-out-of-range"),
        ("helium human many", "answer-not-a-number"),
        ("helium nobody 3", "answer-unknown"),
        ("helium human", "answer-usage"),
        ("sovereign mars", "answer-unknown"),
        ("cards mars 108", "answer-out-of-range"),
        ("cards mars", "answer-usage"),
        ("cards moon 3", "answer-unknown"),
        ("priority luna e", "answer-unknown"),
        ("priority deck a", "answer-unknown"),
        ("parity zero", "answer-unknown"),
        ("house pluto", "answer-unknown"),
        ("turns human 100", "answer-out-of-range"),
        ("ending perhaps", "answer-unknown"),
        ("automa-card 3 drawn", "answer-unknown"),  # the program draws these
        ("everything", "answer-unknown"),
        ("", "answer-none"),
    ],
)
def test_bad_corrections_change_nothing(fix: str, id: str) -> None:
    new = begun()
    mark, before = new.fingerprint(), sizes(new.state, *new.state.piles)
    with refuses(id):
        new.answer(f"fix {fix}")
    assert (new.fingerprint(), sizes(new.state, *new.state.piles)) == (mark, before)


@pytest.mark.parametrize(("holder", "after"), [("automa", AUTOMA), ("human", HUMAN), ("nobody", None)])
def test_sovereign(holder: str, after: Name | None) -> None:
    new = begun()
    new.answer("fix sovereign human")
    new.answer(f"fix sovereign {holder}")
    assert new.state.sovereign == after
    assert tracks(new.state, HUMAN) == (0, 0, 0)  # a correction is no gain: the house does nothing


@pytest.mark.rule("R-13", "R-12")
def test_a_priority_card_changes_places_with_the_one_that_lay_there_and_the_luna_card_follows() -> None:
    new = begun(priorities="ABCD")
    assert new.state.luna_shows == MARS
    new.answer("fix priority luna a")
    priorities = new.state.priorities
    assert [priorities[Name(f"letter-{letter}")] for letter in "abcd"] == [LUNA, MARS, "jupiter", INSTITUTE]
    assert new.state.luna_shows == INSTITUTE
    new.answer("fix priority luna a")  # where it lies already
    assert set(new.state.priorities.values()) == set(LOCATIONS)


def test_parity_house_turns_and_ending() -> None:
    new = begun()
    new.answer("fix parity odd; fix house ceres; fix turns automa 7; fix ending yes")
    state = new.state
    assert (state.parity, state.house, state.turns[AUTOMA], state.ending) == (ODD, "house-ceres", 7, True)
    new.answer("fix ending no; fix turns human 0; fix turns automa 99")
    assert (new.state.ending, new.state.turns) == (False, {HUMAN: 0, AUTOMA: 99})


@pytest.mark.rule("R-107")
def test_an_end_that_is_corrected_in_ends_the_round() -> None:
    new = begun()
    new.answer("fix ending yes; scout mars")
    assert new.ask is not None
    assert new.ask.id == "ask-end-abilities"


# --- cards ---


@pytest.mark.parametrize("place", [*LOCATIONS, HAND, AUTOMA_HAND, BANISHED])
@pytest.mark.parametrize("number", [0, 1, 9])
def test_counted_cards_come_from_the_deck_and_return_to_it(place: Name, number: int) -> None:
    new = begun()
    had = len(new.state.piles[place])
    new.answer(f"fix cards {place} {number}")
    assert sizes(new.state, place, DECK) == (number, 92 + had - number)
    assert total(new.state) == 107


def test_a_corrected_deck_is_made_up_for_by_banished_cards() -> None:
    new = begun()
    new.answer("fix cards deck 80")
    assert sizes(new.state, DECK, BANISHED) == (80, 12)
    new.answer("fix cards deck 92")
    assert sizes(new.state, DECK, BANISHED) == (92, 0)
    with refuses("too-many-cards"):
        new.answer("fix cards deck 93")
    with refuses("too-many-cards"):
        new.answer("fix cards mars 95")
    assert total(new.state) == 107


@pytest.mark.parametrize(
    ("fix", "place", "number"), [("mars 4", DECK, 90), ("hand 4", DECK, 93), ("deck 90", BANISHED, 2)]
)
def test_what_makes_up_for_a_correction_is_told(fix: str, place: Name, number: int) -> None:
    new = begun()
    before = len(new.state.piles[place])
    new.answer(f"fix cards {fix}")
    assert one(new, "fixed-rest").args == {"place": place, "before": before, "number": number}
    new.answer(f"fix cards {fix}")
    one(new, "fixed-rest")  # nothing has changed: it is not told again


def test_a_counted_card_is_moved_at_one_go() -> None:
    new = begun()
    new.answer("fix move mars luna")
    assert sizes(new.state, MARS, LUNA, DECK) == (1, 3, 92)
    assert one(new, "fixed-move").args == {"source": MARS, "to": LUNA}
    with refuses("move-nowhere"):
        new.answer("fix move mars mars")
    with refuses("place-empty"):
        new.answer("fix move banished mars")


def test_named_cards_leave_where_they_were() -> None:
    bare = table(mars="aja lorn", luna="nero", hand="judge", deck="? ? ?", banished="dancer")
    before = total(bare)
    drive(human_turn(bare), "fix cards mars nero octavia aja")
    assert (ids(bare, MARS), ids(bare, LUNA), ids(bare, HAND)) == ("nero octavia aja", "", "judge")
    assert total(bare) == before
    assert bare.where(Name("lorn")) is None  # wherever it is, nobody has seen it
    drive(human_turn(bare), "fix cards hand -")
    assert (ids(bare, HAND), total(bare)) == ("", before)


def test_unseen_cards_make_up_for_a_correction_and_named_ones_stay() -> None:
    bare = table(mars="aja", hand="judge", deck="lorn ? nero ? ?")
    drive(human_turn(bare), "fix cards luna unknown unknown")
    assert (ids(bare, DECK), sizes(bare, LUNA)) == ("lorn nero unknown", (2,))
    drive(human_turn(bare), "fix cards luna -")
    assert ids(bare, DECK) == "unknown unknown lorn nero unknown"  # unseen ones go below


def test_named_cards_can_be_unseen_ones() -> None:
    bare = table(mars="aja", hand="judge", deck="? ? ?")
    drive(human_turn(bare), "fix cards automa-hand unknown lorn unknown")
    assert (ids(bare, AUTOMA_HAND), sizes(bare, DECK)) == ("unknown lorn unknown", (0,))
    with refuses("too-many-cards"):
        drive(human_turn(bare), "fix cards luna unknown")


@pytest.mark.parametrize(
    ("fix", "mars", "luna", "deck"),
    [
        ("aja luna", "lorn", "nero aja", "unknown unknown"),  # on top
        ("aja luna bottom", "lorn", "aja nero", "unknown unknown"),
        ("aja luna beneath", "lorn", "aja nero", "unknown unknown"),
        ("nero mars beneath", "aja nero lorn", "", "unknown unknown"),
        ("judge mars beneath", "aja judge lorn", "nero", "unknown unknown"),
        ("aja mars", "aja lorn", "nero", "unknown unknown"),  # where it is, it stays
        ("aja mars top", "lorn aja", "nero", "unknown unknown"),
        ("dancer luna", "aja lorn", "nero dancer", "unknown"),  # nobody had seen it: out of the deck
        ("dancer deck", "aja lorn", "nero", "unknown dancer"),
        ("aja deck bottom", "lorn", "nero", "aja unknown unknown"),
    ],
)
def test_one_card_lies_elsewhere(fix: str, mars: str, luna: str, deck: str) -> None:
    bare = table(mars="aja lorn", luna="nero", hand="judge", deck="? ?")
    before = total(bare)
    drive(human_turn(bare), f"fix card {fix}")
    assert (ids(bare, MARS), ids(bare, LUNA), ids(bare, DECK)) == (mars, luna, deck)
    assert total(bare) == before


def test_an_unseen_card_of_a_place_gets_its_name_where_it_lies() -> None:
    bare = table(hand="judge", automa_hand="? aja", mars="~? lorn", deck="?")
    drive(human_turn(bare), "fix card dancer automa-hand", "fix card nero mars")
    assert (ids(bare, AUTOMA_HAND), ids(bare, MARS)) == ("dancer aja", "nero lorn")
    assert bare.piles[MARS][0].up  # whoever names it has seen it


@pytest.mark.parametrize(
    ("fix", "id"),
    [
        ("card eo mars", "answer-unknown"),  # not in this match
        ("card aja moon", "answer-unknown"),
        ("card aja", "answer-usage"),
        ("card aja mars aside", "answer-unknown"),
        ("card nero mars", "too-many-cards"),  # no unseen card is left that it could be
    ],
)
def test_bad_places_of_one_card_are_refused(fix: str, id: str) -> None:
    with refuses(id):
        drive(human_turn(table(mars="aja", hand="judge", deck="lorn")), f"fix {fix}")


def test_counted_cards_have_no_names_to_correct() -> None:
    with refuses("answer-unknown"):
        begun().answer("fix card aja mars")


@pytest.mark.parametrize(
    ("fix", "id"),
    [
        ("cards mars aja aja", "card-twice"),
        ("cards mars eo", "answer-unknown"),  # not in this match
        ("cards mars 3", "answer-unknown"),  # names, not numbers
        ("cards mars unknown unknown unknown unknown unknown", "too-many-cards"),
    ],
)
def test_bad_names_are_refused(fix: str, id: str) -> None:
    with refuses(id):
        drive(human_turn(table(mars="aja", hand="judge", deck="? ? ?")), f"fix {fix}")


# --- the physical Automa deck ---


@pytest.mark.rule("R-11", "R-59")
def test_a_card_that_was_drawn_already_and_one_that_was_not() -> None:
    bare = table({"automa-deck": "physical"}, deck=99)
    drive(automa_turn(bare), "fix automa-card 7 drawn", "1", "2")
    assert (bare.deck.count, [one.n for one in bare.deck.discarded]) == (15, [7, 1, 2])
    with refuses("answer-unknown"):
        drive(automa_turn(bare), "7")
    drive(automa_turn(bare), "fix automa-card 7 to-draw", "7", "8")
    assert (bare.deck.count, [one.n for one in bare.deck.discarded]) == (14, [1, 2, 7, 8])


@pytest.mark.rule("R-11")
def test_a_correction_at_the_draw_itself_counts_at_once() -> None:
    with refuses("answer-unknown"):
        drive(automa_turn(table({"automa-deck": "physical"}, deck=99)), "fix automa-card 7 drawn", "7")


@pytest.mark.parametrize("fix", ["1 drawn", "5 to-draw", "0 drawn", "23 drawn", "4 perhaps", "4"])
def test_bad_corrections_of_the_automa_deck(fix: str) -> None:
    bare = table({"automa-deck": "physical"}, deck=99)
    drive(automa_turn(bare), "1", "2")
    with pytest.raises(Refusal):
        drive(automa_turn(bare), f"fix automa-card {fix}")


@pytest.mark.rule("R-11")
def test_of_the_four_cards_set_aside_none_was_drawn() -> None:
    bare = table({"automa-deck": "physical"}, deck=99)
    for turn in range(9):
        drive(automa_turn(bare), str(2 * turn + 1), str(2 * turn + 2))
    with refuses("automa-card-is"):
        drive(human_turn(bare), "fix automa-card 19 drawn")
    drive(human_turn(bare), "fix automa-card 18 to-draw", "fix automa-card 19 drawn")
    assert bare.deck.count == 0


@pytest.mark.rule("R-59")
def test_a_deck_with_less_than_two_cards_by_correction_is_shuffled_anew() -> None:
    bare = table({"automa-deck": "physical"}, deck=99)
    for turn in range(8):
        drive(automa_turn(bare), str(2 * turn + 1), str(2 * turn + 2))
    assert bare.deck.count == 2
    drive(automa_turn(bare), "fix automa-card 17 drawn", "18", "19")  # one more than there was
    drive(automa_turn(bare), "1", "2")
    assert (bare.deck.count, len(bare.deck.unseen)) == (16, 20)


# --- corrections while a question is open ---


def test_a_card_of_a_corrected_pile_is_chosen_from_what_lies_there_now() -> None:
    for rules, location in ((2, ["mars"]), (3, [])):
        bare = table(house="ceres", mars="aja lorn", luna="nero", deck="? ?", rules=rules)
        drive(gain_sovereign(bare), *location, "fix cards mars lorn octavia", "octavia")
        assert (ids(bare, MARS), ids(bare, BANISHED), total(bare)) == ("lorn", "octavia", 5)
        bare = table(house="ceres", mars="aja lorn", deck="? ?", rules=rules)
        with refuses("answer-unknown"):
            drive(gain_sovereign(bare), *location, "fix cards mars lorn", "aja")


@pytest.mark.parametrize(
    ("rules", "answers", "id"),
    [
        ("die", ("banish", "fix cards mars 0"), "place-empty"),
        ("die", ("place", "fix cards deck 0"), "deck-empty"),
        ("ceres", ("fix cards mars 0",), "place-empty"),
    ],
)
def test_a_correction_that_leaves_the_open_question_without_an_answer_is_refused(
    rules: str, answers: tuple[str, ...], id: str
) -> None:
    bare = table(house="ceres", mars=2, deck=4)
    with refuses(id):
        drive(roll_die(bare) if rules == "die" else gain_sovereign(bare), *answers)


def test_a_location_that_was_corrected_to_be_empty_cannot_be_chosen() -> None:
    with refuses("answer-unknown"):
        drive(roll_die(table(mars=2, luna=2)), "banish", "fix cards mars 0", "mars")


def test_a_deck_that_was_corrected_to_be_empty_is_drawn_from_no_more() -> None:
    bare = table(hand="reporter", deck="? ? ?", human=(0, 3, 0), mars="aja")
    drive(human_turn(bare), "lead reporter mars", "fix cards deck -", "nero")
    assert (ids(bare, HAND), sizes(bare, DECK)) == ("nero", (0,))


def test_what_an_ability_needs_may_be_corrected_away_and_then_it_is_refused() -> None:
    sponsor = table(hand="sponsor", mars="aja", jupiter="nero", human=(0, 1, 0))
    with refuses("track-below-zero"):
        drive(human_turn(sponsor), "lead sponsor mars", "fix helium human 0", "yes")
    sevro = table(hand="sevro the-howlers", mars="aja", jupiter="nero", deck="?", rules=2)
    with refuses("nothing-under"):
        drive(human_turn(sevro), "lead sevro mars", "fix cards mars sevro", "yes")
    for takes in ("yes", "no"):  # now the question has its answers: the ability is ignored
        sevro = table(hand="sevro the-howlers", mars="aja", jupiter="nero", deck="?")
        ran = drive(human_turn(sevro), "lead sevro mars", "fix cards mars sevro", takes)
        assert (ran.ids[-1], ids(sevro, MARS), ids(sevro, BANISHED)) == ("ask-turn-led", "sevro", "")
    tactus = table(hand="tactus", automa_hand="aja", jupiter="nero", deck="?")
    ran = drive(human_turn(tactus), "lead tactus mars", "fix cards automa-hand -", "yes")
    assert (ran.ids[-1], ids(tactus, MARS)) == ("ask-turn-led", "tactus")


def test_a_price_is_not_paid_for_what_was_corrected_away() -> None:
    banker = table(hand="banker", mars="aja lorn", jupiter="nero", human=(0, 4, 0), deck="? ?")
    drive(human_turn(banker), "lead banker mars", "fix cards mars banker", "yes")
    assert (tracks(banker, HUMAN), ids(banker, MARS)) == ((0, 4, 0), "banker")


@pytest.mark.parametrize(
    ("id", "answers"),
    [
        ("hacker", ("nero",)),
        ("dr-virany", ("nero",)),
        ("dr-virany", ("nero", "lorn")),
        ("firewall-expert", ("nero",)),
        ("firewall-expert", ("lorn", "aja", "nero", "luna")),
        ("mickey-the-carver", ("dancer", "virga", "deanna", "nero")),
    ],
)
def test_a_card_that_has_been_named_lies_nowhere_else_while_a_question_about_it_is_open(
    id: str, answers: tuple[str, ...]
) -> None:
    """Whoever has turned it over knows where it is: it is not another card of the deck, and not on the board."""
    new = begun(depth="known", die="program")
    new.answer("orator priestess; timony pelus; seer sponsor; ceo janitor")
    new.answer(f"{id} dancer judge justice martyr")
    new.answer(f"lead {id} mars")
    for text in answers:
        new.answer(text)
    assert new.state.air
    for name in new.state.aloft:
        with pytest.raises(Refusal):
            new.answer(f"fix card {name} jupiter")
        with pytest.raises(Refusal):
            new.answer(f"fix cards hand {name}")
        if new.ask is not None and new.ask.id == "ask-deck-top":
            with refuses("card-twice"):
                new.answer(name)


@pytest.mark.parametrize("id", ["dr-virany", "firewall-expert", "online-gambler"])
def test_a_deck_that_was_corrected_to_be_empty_has_no_second_card_to_show(id: str) -> None:
    bare = table(hand=id, deck="? ? ?", mars="aja", jupiter="judge")
    named = ("gold", "fix cards deck -", "red", "blue") if id == "online-gambler" else ("fix cards deck -", "nero")
    ran = drive(human_turn(bare), f"lead {id} mars", *named, *(["luna"] if id == "firewall-expert" else []))
    assert (ran.ids[-1], bare.air, sizes(bare, DECK)) == ("ask-turn-led", 0, (0,))


def test_a_banished_card_stays_there_while_its_way_is_asked() -> None:
    bare = table(hand="group-counselor", banished="nero aja", mars="lorn", deck="? ?")
    with refuses("card-on-its-way"):
        drive(human_turn(bare), "lead group-counselor mars", "nero", "fix card nero hand")


def test_a_card_beneath_may_be_corrected_while_it_is_named() -> None:
    bare = table(hand="darrow", mars="virga ?", jupiter="judge", deck="? ? ?")
    ran = drive(human_turn(bare), "lead darrow mars", "fix cards mars darrow", "nero")
    assert (ran.ids[-1], total(bare)) == ("ask-turn-led", 7)


def test_a_hand_corrected_while_hypnotist_asks() -> None:
    bare = table(hand="hypnotist aja nero", automa_hand="judge", deck="? ? ?", jupiter="lorn")
    before = total(bare)
    drive(human_turn(bare), "lead hypnotist mars", "fix cards hand aja octavia", "octavia", "dancer")
    assert (ids(bare, HAND), ids(bare, BANISHED), total(bare)) == ("aja dancer", "octavia judge", before)


def test_a_hand_corrected_while_roque_asks() -> None:
    bare = table({"variant": "yes"}, hand="roque", automa_hand="? ? ?", deck="? ? ?", jupiter="lorn")
    before = total(bare)
    drive(human_turn(bare), "lead roque mars", "aja", "fix cards automa-hand unknown unknown", "nero")
    assert (sizes(bare, AUTOMA_HAND), total(bare)) == ((2,), before)
    assert bare.where(Name("nero")) == AUTOMA_HAND


@pytest.mark.rule("R-90")
def test_a_hand_corrected_while_the_block_is_asked() -> None:
    bare = table(hand=1, deck=3, sovereign=HUMAN)
    with refuses("answer-unknown"):
        drive(gain_bonus(bare, LUNA, card("J J > *")), "fix cards hand 0", "justice")


def test_a_hand_corrected_while_it_is_named_for_scoring() -> None:
    bare = table(hand="? ? aja", deck="? ?")
    ran = drive(count(bare), "lorn", "fix cards hand lorn judge", "nero")
    assert ran.done
    assert ids(bare, HAND) == "lorn judge"
    ceres = table(hand="aja lorn", house="ceres", deck="? ?")
    with refuses("place-empty"):
        drive(end_of_game(ceres), "done", "fix cards hand -")


@pytest.mark.rule("R-18")
def test_a_board_corrected_while_its_even_cards_are_counted() -> None:
    new = match("fix", first="human", house="mars")
    new.answer("fix cards mars 1; 4")  # 4 of 7
    assert new.state.parity == "even"
    with refuses("answer-out-of-range"):
        match("fix", house="mars").answer("fix cards mars 1; 8")


def test_a_correction_that_empties_the_deck_in_the_middle_of_the_deal() -> None:
    new = match("fix", depth="known", house="mars")
    new.answer("aja lorn")
    for left in (0, 10):  # of three more places two each, the hand five and the Automa two: two are in the air
        with refuses("deck-to-deal"):
            new.answer(f"fix cards deck {' '.join(['unknown'] * left) or '-'}")
    new.answer(f"fix cards deck {' '.join(['unknown'] * 11)}")
    new.answer("nero octavia")
    assert ids(new.state, MARS) == "nero octavia"


# --- any correction at any question ---


@pytest.mark.parametrize(
    "settings",
    [
        {"depth": "counted", "automa-deck": "physical", "house": "ceres"},
        {"depth": "known", "variant": "yes", "house": "minerva"},
        {"depth": "known", "characters": "program", "variant": "yes", "house": "apollo", "substitute": "yes"},
    ],
)
@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_random_corrections_and_reports_neither_make_nor_lose_a_card(settings: dict[str, object], seed: str) -> None:
    """A human who plays, reports and corrects at random: refused or carried out, never anything else."""
    new = match(seed, **settings)
    human, stream = random_player(Stream(seed, "human")), Stream(seed, "fixes")
    cards = len(in_play(new.state.variant))
    refusals = 0
    for _ in range(250):
        if new.ask is None:
            break
        ask, text = new.ask, ""
        if stream.below(3) == 0:
            text = f"fix {_fix(ask.fixes, new.state, stream)}"
        elif stream.below(4) == 0 and isinstance(ask.shape, Reports):
            text = ask.write(ask.shape.sample(stream))
        else:
            text = ask.write(human(ask, new.state))
        mark = new.fingerprint()
        try:
            new.answer(text)
        except Refusal:
            refusals += 1
            assert new.fingerprint() == mark
        named = [one.id for pile in new.state.piles.values() for one in pile if one.id != UNKNOWN_ID]
        assert len(named) == len(set(named)), text
        if new.ask is not None and new.ask.id in ("ask-turn", "ask-turn-led", "ask-end-abilities"):
            assert total(new.state) == cards, text
    assert refusals


def _fix(fixes: Any, state: Any, stream: Stream) -> str:
    said = fixes.sample(stream)
    if said.verb == "ending":
        said = Said("parity", {"parity": ODD})
    if said.verb in TRACKS:  # below 7, so that the match goes on for a while
        said = Said(said.verb, {**said.args, "amount": said["amount"] % 7})
    if said.verb == "cards" and state.known:
        names = list(in_play(state.variant))
        stream.shuffle(names)
        said = Said("cards", {**said.args, "cards": tuple(names[: stream.below(4)])})
    written: str = fixes.write(said)
    return written
