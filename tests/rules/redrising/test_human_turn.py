"""The human's turn: R-37 to R-49, R-145, R-146."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Pick
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.redrising.abilities import ABILITIES
from automarium.games.redrising.cards import Card
from automarium.games.redrising.human import Change, end_of_game, human_turn, led_reports
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    DECK,
    HAND,
    HUMAN,
    INSTITUTE,
    JUPITER,
    LUNA,
    MARS,
)
from automarium.games.redrising.table import Table
from automarium.games.redrising.turn import activate
from automarium.taps import offered
from automarium.taps.redrising import offered as tapped
from tests.rules.redrising.conftest import (
    Ran,
    automa_hand,
    card,
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
    tracks,
)


def turn(bare: Table, *answers: str) -> Ran:
    return drive(human_turn(bare), *answers)


# --- Lead or Scout ---


@pytest.mark.rule("R-40")
def test_a_turn_is_lead_or_scout_and_not_both() -> None:
    bare = table(hand=3, deck=5, mars=2, jupiter=2)
    assert turn(bare, "scout mars").done
    with refuses("answer-unknown"):
        turn(table(hand=3, deck=5, mars=2), "lead mars", "scout mars")
    with refuses("answer-unknown"):
        turn(table(hand=3, deck=5, mars=2), "lead mars", "lead mars")


@pytest.mark.rule("R-40", "R-42")
def test_one_who_holds_cards_cannot_gain_without_leading() -> None:
    with refuses("lead-first"):
        turn(table(hand=3, deck=5, mars=2), "gain mars")


@pytest.mark.rule("R-41", "R-32")
def test_lead_puts_a_hand_card_face_up_on_top_of_any_location() -> None:
    for location in (JUPITER, MARS, LUNA, INSTITUTE):
        bare = table(hand="judge aja", deck="nero", jupiter="dancer", mars="dancer", luna="dancer", institute="dancer")
        turn(bare, f"lead judge {location}")
        assert (ids(bare, location), ids(bare, HAND)) == ("dancer judge", "aja")
        assert bare.piles[location][-1].up


@pytest.mark.rule("R-41")
def test_an_ability_that_says_no_may_is_carried_out_unasked() -> None:
    bare = table(hand="uncle-narol", deck="nero", jupiter="dancer")
    assert turn(bare, "lead uncle-narol mars", "gain jupiter").done
    assert tracks(bare, HUMAN) == (1, 2, 0)


@pytest.mark.rule("R-41")
@pytest.mark.parametrize(("use", "after"), [("yes", (0, 0, 1)), ("no", (0, 0, 0))])
def test_an_ability_that_says_may_is_free(use: str, after: tuple[int, ...]) -> None:
    """Of Diplomat the human's own step: the Automa takes its own in any case (before rules 3 both were one)."""
    for rules, automa in ((2, after), (3, (0, 0, 1))):
        bare = table(hand="diplomat", jupiter="dancer", deck="nero", rules=rules)
        ran = turn(bare, "lead diplomat mars", use)
        assert ran.ids == ["ask-turn", "ask-use" if rules == 2 else "ask-may-gain", "ask-turn-led"]
        assert (tracks(bare, HUMAN), tracks(bare, AUTOMA)) == (after, automa)
    bare = table(hand="politician nero lorn", jupiter="dancer", deck="aja")
    turn(bare, "lead politician mars", use)
    assert tracks(bare, HUMAN) == tuple(2 * step for step in after)


@pytest.mark.rule("R-41")
@pytest.mark.parametrize("id", ["sponsor", "ceo", "stock-broker", "sevro", "karnus", "reporter"])
def test_an_impossible_ability_is_ignored(id: str) -> None:
    """Nothing to pay, nothing beneath, not ahead of the Automa: the turn goes on to its gaining."""
    bare = table(hand=id, jupiter="dancer", deck="nero")
    ran = turn(bare, f"lead {id} mars", "gain jupiter")
    assert (ran.ids, ran.done) == (["ask-turn", "ask-turn-led"], True)
    assert len(told(bare, "note-no-effect")) == 1
    assert tracks(bare, HUMAN) == (1, 0, 0)


@pytest.mark.rule("R-41")
@pytest.mark.parametrize("id", ["judge", "justice", "martyr", "pax-au-telemanus", "the-howlers"])
def test_a_character_without_an_ability_asks_for_no_report(id: str) -> None:
    bare = table(hand=id, jupiter="dancer", deck="nero")
    turn(bare, f"lead {id} mars")
    assert told(bare, "order-use-ability", "note-ability") == []
    other = table(hand="darrow", jupiter="dancer", deck="nero", rules=2)
    turn(other, "lead darrow mars")
    assert len(told(other, "order-use-ability")) == 1
    carried_out = table(hand="darrow", jupiter="dancer", deck="nero")
    turn(carried_out, "lead darrow mars")
    assert [event.id for event in told(carried_out, "order-use-ability", "note-ability")] == ["note-ability"]


@pytest.mark.rule("R-41")
def test_a_card_that_is_not_in_hand_cannot_be_led() -> None:
    with refuses("card-elsewhere"):
        turn(table(hand="aja nero", mars="dancer", deck="?"), "lead dancer mars")
    with refuses("card-not-there"):
        turn(table(hand="aja nero", mars="dancer", deck="?"), "lead octavia mars")
    unnamed = table(hand="aja ?", mars="dancer", deck="?")
    turn(unnamed, "lead octavia mars")  # so that was the card
    assert (ids(unnamed, HAND), ids(unnamed, MARS)) == ("aja", "dancer octavia")
    for hand, left in (("? aja", "aja"), ("?", "")):
        unnamed = table(hand=hand, mars="dancer", deck="?")
        turn(unnamed, "lead octavia mars")
        assert (ids(unnamed, HAND), ids(unnamed, MARS)) == (left, "dancer octavia")


# --- gaining ---


@pytest.mark.rule("R-42", "R-33", "R-34", "R-35", "R-36")
@pytest.mark.parametrize(
    ("source", "after", "sovereign"),
    [(JUPITER, (1, 0, 0), None), (INSTITUTE, (0, 0, 1), None), (LUNA, (0, 1, 0), HUMAN)],
)
def test_the_top_card_of_another_location_with_its_bonus(
    source: Name, after: tuple[int, ...], sovereign: Name | None
) -> None:
    bare = table(hand="judge", jupiter="aja nero", luna="aja nero", institute="aja nero", house="mars")
    assert turn(bare, "lead judge mars", f"gain {source}").done
    assert (ids(bare, HAND), ids(bare, source)) == ("nero", "aja")
    assert (tracks(bare, HUMAN), bare.sovereign) == (after, sovereign)


@pytest.mark.rule("R-42")
def test_not_where_the_human_led() -> None:
    for depth in ("judge", 2):
        bare = table(hand=depth, mars=depth if isinstance(depth, int) else "aja", jupiter=2)
        lead = "lead judge mars" if depth == "judge" else "lead mars"
        with refuses("gain-where-led"):
            turn(bare, lead, "gain mars")


@pytest.mark.rule("R-42", "R-38", "R-50")
def test_the_top_of_the_deck_comes_with_a_roll_of_the_die() -> None:
    bare = table(hand="judge", deck="aja nero", jupiter="dancer")
    ran = turn(bare, "lead judge mars", "gain deck", "fleet")
    assert ran.ids == ["ask-turn", "ask-turn-led", "ask-die"]
    assert (ids(bare, HAND), ids(bare, DECK), tracks(bare, HUMAN)) == ("nero", "aja", (1, 0, 0))


@pytest.mark.rule("R-42")
def test_a_card_named_with_the_gain_has_to_lie_there() -> None:
    for source, named in (("jupiter", "dancer"), ("deck", "dancer"), ("jupiter", "octavia")):
        with refuses("card-not-there"):
            turn(table(hand="judge", jupiter="nero", deck="aja"), "lead judge mars", f"gain {source} {named}")
    bare = table(hand="judge", jupiter="nero", deck="aja")
    assert turn(bare, "lead judge mars", "gain jupiter nero").done
    with refuses("card-elsewhere"):
        turn(table(hand="judge", jupiter="nero", deck="?"), "lead judge mars", "gain deck nero")
    unseen = table(hand="judge", jupiter="nero", deck="?")
    assert turn(unseen, "lead judge mars", "gain deck aja", "fleet").done
    assert ids(unseen, HAND) == "aja"


@pytest.mark.rule("R-38")
def test_the_deck_is_no_location_to_lead_or_scout_to() -> None:
    for words in ("lead deck", "scout deck"):
        with refuses("answer-unknown"):
            turn(table(hand=2, deck=5, mars=1), words)


@pytest.mark.rule("R-37")
@pytest.mark.parametrize(
    ("source", "human", "after"),
    [(JUPITER, (10, 0, 0), (10, 0, 0)), (INSTITUTE, (0, 0, 10), (0, 0, 10)), (JUPITER, (9, 0, 0), (10, 0, 0))],
)
def test_a_bonus_that_is_not_possible_is_skipped(
    source: Name, human: tuple[int, int, int], after: tuple[int, ...]
) -> None:
    """Unlike the Automa's, it is not given elsewhere."""
    bare = table(hand=2, jupiter=2, institute=2, human=human)
    assert turn(bare, "lead mars", f"gain {source}").done
    assert (tracks(bare, HUMAN), bare.sovereign) == (after, None)


@pytest.mark.rule("R-34", "R-81")
def test_the_humans_helium_has_no_limit() -> None:
    bare = table(hand=2, mars=2, human=(0, 10, 0))
    turn(bare, "lead luna", "gain mars")
    assert tracks(bare, HUMAN) == (0, 11, 0)


@pytest.mark.rule("R-36")
def test_the_token_is_taken_from_the_automa() -> None:
    bare = table(hand="judge", luna="nero", sovereign=AUTOMA, automa_hand="justice martyr")
    turn(bare, "lead judge mars", "gain luna")
    assert (bare.sovereign, automa_hand(bare)) == (HUMAN, "justice martyr")


@pytest.mark.rule("R-43")
def test_with_an_empty_hand_any_location_may_be_gained_from() -> None:
    for source, after in (("jupiter", (1, 0, 0)), ("mars", (0, 1, 0)), ("institute", (0, 0, 1))):
        bare = table(jupiter=1, mars=1, institute=1, deck=2)
        assert turn(bare, f"gain {source}").done
        assert (tracks(bare, HUMAN), sizes(bare, HAND)) == (after, (1,))
    with refuses("hand-empty"):
        turn(table(jupiter=1, deck=2), "lead mars")


@pytest.mark.rule("R-44")
def test_scout_puts_the_top_of_the_deck_on_a_location_for_its_bonus_without_the_ability() -> None:
    bare = table(hand="aja", deck="dancer virga", jupiter="nero", automa=(3, 0, 0))
    assert turn(bare, "scout jupiter").done
    assert (ids(bare, JUPITER), ids(bare, DECK), ids(bare, HAND)) == ("nero virga", "dancer", "aja")
    assert (tracks(bare, HUMAN), tracks(bare, AUTOMA)) == ((1, 0, 0), (3, 0, 0))


@pytest.mark.rule("R-44")
def test_a_card_that_comes_to_a_location_has_to_be_named() -> None:
    with refuses("answer-unknown"):
        turn(table(hand="aja", deck="? ?", jupiter="nero"), "scout jupiter", "unknown")


@pytest.mark.rule("R-44")
def test_where_cards_are_counted_scouting_tells_to_lay_the_card() -> None:
    """Where they are known the question for its name does (since rules 4)."""
    for rules, told_first in ((3, ["order-track"]), (4, ["order-scout", "order-track"])):
        bare = table({"depth": "counted"}, hand=2, deck=3, mars=1, rules=rules)
        assert turn(bare, "scout mars").done
        assert orders(bare) == told_first


@pytest.mark.rule("R-44", "R-36")
def test_scouting_to_luna_gives_the_token() -> None:
    bare = table(hand=1, deck=2, house="diana")
    turn(bare, "scout luna")
    assert (bare.sovereign, tracks(bare, HUMAN)) == (HUMAN, (0, 0, 1))


@pytest.mark.rule("R-45")
def test_with_an_empty_deck_there_is_no_scouting_and_no_gaining_from_it() -> None:
    with refuses("deck-empty"):
        turn(table(hand=2, mars=2), "scout mars")
    with refuses("place-empty"):
        turn(table(hand=2, jupiter=2), "lead mars", "gain deck")
    with refuses("place-empty"):
        turn(table(jupiter=2), "gain deck")


@pytest.mark.rule("R-42")
def test_nothing_can_be_gained_from_an_empty_location() -> None:
    with refuses("place-empty"):
        turn(table(hand=2, jupiter=2), "lead mars", "gain luna")


# --- abilities within the turn ---


@pytest.mark.rule("R-46")
def test_an_ability_that_ends_the_turn_skips_the_gaining() -> None:
    bare = table(hand="tactus aja", automa_hand="nero dancer", jupiter="deanna", deck="?")
    ran = turn(bare, "lead tactus mars", "yes")
    assert (ran.done, ran.ids) == (True, ["ask-turn", "ask-use"])
    assert tracks(bare, HUMAN) == (0, 0, 0)


@pytest.mark.rule("R-46")
def test_the_turn_is_ended_only_by_a_character_that_can() -> None:
    for rules, words in ((2, ("take under", "end")), (3, ("dancer",))):
        ended = table(hand="developer", jupiter="deanna", deck="?", mars="dancer", rules=rules)
        assert turn(ended, "lead developer mars", *words).done
        assert (ids(ended, HAND), tracks(ended, HUMAN)) == ("dancer", (0, 0, 0))
        with refuses("ability-does-not-end"):
            turn(table(hand="darrow", jupiter="deanna", deck="?", mars="virga", rules=rules), "lead darrow mars", "end")
    for rules, doing in ((2, ["move deck jupiter", "take deanna", "end"]), (3, ["jupiter", "deanna"])):
        called = table(hand="calliope", jupiter="deanna", deck="nero developer", mars="dancer", rules=rules)
        assert turn(called, "lead calliope mars", *doing).done  # Developer's doing
        assert (ids(called, HAND), ids(called, JUPITER)) == ("deanna", "developer")


@pytest.mark.rule("R-46", "R-42")
def test_who_declines_an_ability_that_ends_the_turn_gains() -> None:
    declined = table(hand="developer", jupiter="deanna", deck="?", mars="dancer")
    assert turn(declined, "lead developer mars", "no").ids[-1] == "ask-turn-led"
    with refuses("ability-does-not-end"):
        turn(table(hand="developer", jupiter="deanna", deck="?", mars="dancer"), "lead developer mars", "no", "end")


@pytest.mark.rule("R-47")
def test_cards_moved_by_abilities_give_no_bonus() -> None:
    bare = table(hand=3, jupiter=3, mars=3, luna=3, institute=3, deck=5, banished=1)
    moves = ["take jupiter", "take institute", "take luna", "take under", "move deck institute", "banish luna"]
    turn(bare, "lead mars", *moves)
    assert (tracks(bare, HUMAN), bare.sovereign) == ((0, 0, 0), None)
    assert sizes(bare, HAND, JUPITER, MARS, LUNA, INSTITUTE, DECK, BANISHED) == (6, 2, 3, 1, 3, 4, 2)


@pytest.mark.rule("R-48")
def test_the_location_first_led_to_stays_barred_when_the_card_moves_on() -> None:
    old, new = ("lead judge mars", "move judge luna"), ("lead zanzibar mars", "luna")
    for rules, words in ((2, old), (3, old), (3, new)):
        id = words[0].split()[1]
        around: dict[str, Any] = {"hand": id, "mars": "dancer", "luna": "nero", "deck": "?"}
        with refuses("gain-where-led"):
            turn(table(**around, rules=rules), *words, "gain mars")
        bare = table(**around, rules=rules)
        assert turn(bare, *words, "gain luna").done
        assert ids(bare, HAND) == id


@pytest.mark.rule("R-49", "R-146")
@pytest.mark.parametrize(
    ("id", "human", "after"),
    [("ceo", (5, 0, 0), (4, 2, 0)), ("sponsor", (0, 5, 0), (0, 4, 2)), ("stock-broker", (0, 0, 5), (0, 2, 4))],
)
def test_a_trade_works_once_a_turn(id: str, human: tuple[int, int, int], after: tuple[int, ...]) -> None:
    known = table(hand=id, jupiter="deanna", deck="?", human=human)
    turn(known, f"lead {id} mars", "yes", f"ability {id}")
    assert tracks(known, HUMAN) == after
    counted = table(hand=2, jupiter=2, human=human)
    turn(counted, "lead mars", f"ability {id}", "yes", f"ability {id}")
    assert tracks(counted, HUMAN) == after
    assert len(told(counted, "note-no-effect")) == 1


@pytest.mark.rule("R-49")
def test_next_turn_the_same_trade_works_again() -> None:
    bare = table(hand=3, jupiter=3, human=(0, 5, 0))
    for _ in range(2):
        turn(bare, "lead mars", "ability sponsor", "yes", "gain jupiter")
    assert tracks(bare, HUMAN) == (2, 3, 4)


@pytest.mark.rule("R-146")
def test_a_character_that_another_one_activated_works_where_it_lies() -> None:
    """Orion, led to the Institute, activates Quietus on Jupiter: fleet +1 only at the Institute, so nothing."""
    for rules in (2, 3):  # before rules 3 it was reported
        bare = table(hand="orion", institute="quietus", jupiter="nero", deck="?", rules=rules)
        turn(bare, "lead orion institute", *(["move quietus jupiter", "ability quietus"] if rules == 2 else []))
        assert (tracks(bare, HUMAN), ids(bare, JUPITER)) == ((0, 0, 0), "nero quietus")
        other = table(hand="orion", luna="morning-star", deck="?", rules=rules)
        turn(other, "lead orion luna", *(["move morning-star jupiter", "ability morning-star"] if rules == 2 else []))
        assert (tracks(other, HUMAN), ids(other, JUPITER)) == ((1, 0, 0), "morning-star")


@pytest.mark.rule("R-42", "R-49", "R-146")
def test_what_another_one_activated_bars_its_location_too_and_works_once() -> None:
    words = ("lead orion luna", "ability morning-star")
    around: dict[str, Any] = {"hand": "orion", "luna": "morning-star", "mars": "nero", "deck": "?"}
    again = table(**around)
    turn(again, *words)
    assert tracks(again, HUMAN) == (1, 0, 0)
    for barred in ("jupiter", "luna"):
        with refuses("gain-where-led"):
            turn(table(**around), words[0], f"gain {barred}")
    assert turn(table(**around), words[0], "gain mars").done


@pytest.mark.rule("R-146")
def test_an_ability_of_a_card_that_is_not_on_the_board_is_refused() -> None:
    with refuses("card-not-there"):
        turn(table(hand="darrow virga", mars="dancer", deck="?"), "lead darrow mars", "ability virga")
    with refuses("card-not-there"):
        turn(table(hand="darrow", mars="dancer", deck="?", banished="virga"), "lead darrow mars", "ability virga")
    with refuses("answer-unknown"):  # what Hacker does is reported
        turn(table(hand="darrow", mars="hacker", deck="?"), "lead darrow mars", "ability hacker")


# --- what is told of it ---


@pytest.mark.rule("R-42", "R-44")
@pytest.mark.parametrize(
    ("deck", "answers", "notes"),
    [
        ("dancer", ("scout mars",), ["note-scouted"]),  # dealt by the program
        ("?", ("scout mars", "dancer"), []),  # the player has just named it
        ("?", ("scout mars dancer",), []),
        ("?", ("lead judge luna", "gain jupiter"), ["note-gained"]),
        ("?", ("lead judge luna", "gain jupiter aja"), []),
        ("?", ("lead judge luna", "take jupiter"), ["note-moved"]),
        ("?", ("lead judge luna", "take aja"), []),
    ],
)
def test_of_a_report_only_what_it_did_not_say_is_told(deck: str, answers: tuple[str, ...], notes: list[str]) -> None:
    bare = table(hand="judge", jupiter="aja", deck=deck)
    turn(bare, *answers)
    assert [event.id for event in told(bare, "note-scouted", "note-gained", "note-moved")] == notes


@pytest.mark.rule("R-41")
@pytest.mark.parametrize(
    ("id", "around", "next"),
    [("darrow", "dancer", "report"), ("deanna", "dancer", "gain"), ("judge", "dancer", "gain"), ("darrow", "", "end")],
)
def test_after_leading_the_question_is_about_what_is_left_to_do(id: str, around: str, next: str) -> None:
    old = table(hand=id, jupiter=around, rules=2)
    assert turn(old, f"lead {id} mars").asks[-1].args["next"] == next
    bare = table(hand=id, jupiter=around)  # since rules 3 nothing is left to report
    assert turn(bare, f"lead {id} mars").asks[-1].args["next"] == next.replace("report", "gain")


# --- when there is nothing ---


@pytest.mark.rule("R-145")
def test_with_nothing_to_gain_the_turn_is_ended_without_it() -> None:
    bare = table(hand="darrow", mars="dancer", rules=2)
    ran = turn(bare, "lead darrow mars", "take dancer", "end")  # the ability first
    assert ran.done
    assert (ids(bare, HAND), ids(bare, MARS), tracks(bare, HUMAN)) == ("dancer", "darrow", (0, 0, 0))
    assert len(told(bare, "note-nothing-to-gain")) == 2  # after each report
    carried_out = table(hand="darrow", mars="nero dancer")
    assert turn(carried_out, "lead darrow mars", "end").done
    assert (ids(carried_out, HAND), ids(carried_out, MARS), ids(carried_out, BANISHED)) == ("dancer", "nero", "darrow")
    assert len(told(carried_out, "note-nothing-to-gain")) == 1
    counted = table(hand=1)
    assert turn(counted, "lead mars", "end").done


@pytest.mark.rule("R-143")
def test_one_who_has_nothing_and_finds_nothing_passes() -> None:
    bare = table(automa_hand=5)
    assert turn(bare).done
    assert [event.id for event in bare.tale.events] == ["head-human-turn", "note-nothing-to-do"]


# --- what abilities change, reported ---


@pytest.mark.parametrize(
    ("words", "place", "after"),
    [
        ("move deck mars", MARS, "dancer deanna harmony octavia"),
        ("move deck mars bottom", MARS, "octavia dancer deanna harmony"),
        ("move deck mars beneath", MARS, "dancer deanna octavia harmony"),
        ("move under luna", LUNA, "nero deanna"),
        ("move deck-bottom luna", LUNA, "nero aja"),
        ("pile mars luna", LUNA, "nero dancer deanna"),
        ("take dancer", HAND, "judge dancer"),
        ("banish mars", BANISHED, "harmony"),
        ("clear mars", BANISHED, "dancer deanna harmony"),
        ("move judge deck bottom", DECK, "judge aja octavia"),
        ("gift judge", AUTOMA_HAND, "karnus lorn judge"),
        ("gift deck", AUTOMA_HAND, "karnus lorn octavia"),
        ("steal", HAND, "judge karnus"),
        ("take automa-hand", HAND, "judge karnus"),
        ("banish automa-hand", BANISHED, "karnus"),
    ],
)
def test_reports_move_the_card_they_name(words: str, place: Name, after: str) -> None:
    bare = table(hand="harmony judge", mars="dancer deanna", luna="nero", deck="aja octavia", automa_hand="karnus lorn")
    before = total(bare)
    turn(bare, "lead harmony mars", words)
    assert ids(bare, place) == after
    assert total(bare) == before


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("take jupiter", "place-empty"),
        ("banish hand", "name-the-card"),
        ("take lorn", "automa-bottom-only"),
        ("take octavia", "card-not-there"),
        ("pile luna mars", "nothing-under"),
        ("pile mars mars", "move-nowhere"),
        ("pile mars deck", "move-nowhere"),
        ("move deck deck", "move-nowhere"),
        ("clear jupiter", "place-empty"),
        ("fleet +1", "track-full"),
        ("helium -1", "track-below-zero"),
        ("helium automa -1", "track-below-zero"),
        ("helium 21", "answer-out-of-range"),
        ("take", "answer-usage"),
        ("dance", "answer-unknown"),
        ("ability loan-shark", "answer-unknown"),
        ("end", "ability-does-not-end"),
    ],
)
def test_reports_that_cannot_be_are_refused(words: str, id: str) -> None:
    bare = table(
        hand="harmony judge aja",
        mars="dancer deanna",
        luna="nero",
        deck="?",
        automa_hand="karnus lorn",
        human=(10, 0, 0),
    )
    with refuses(id):
        turn(bare, "lead harmony mars", words)


def test_beneath_a_card_that_lies_alone_there_is_nothing() -> None:
    with refuses("nothing-under"):
        turn(table(hand="darrow", jupiter="nero", deck="?"), "lead darrow mars", "take under")
    bare = table(hand="judge", mars="nero dancer", jupiter="aja")
    turn(bare, "lead judge mars", "gain jupiter")
    with refuses("nothing-under"):  # at the end of the game nothing has been led
        drive(end_of_game(bare), "take under")


def test_the_only_card_of_a_place_needs_no_name() -> None:
    for rules in (2, 3):
        bare = table(hand="justice judge", banished="nero", deck="?", rules=rules)
        turn(bare, "lead justice mars", "take banished")
        assert (ids(bare, HAND), ids(bare, BANISHED)) == ("judge nero", "")
        two = table(hand="justice judge", banished="nero aja", deck="?", rules=rules)
        with refuses("name-the-card"):
            turn(two, "lead justice mars", "take banished")


def test_a_card_that_nobody_has_seen_was_in_the_hand() -> None:
    bare = table(hand="darrow judge ?", mars="nero", deck="? ?")
    turn(bare, "lead darrow mars", "move octavia jupiter")
    assert (ids(bare, HAND), ids(bare, JUPITER), ids(bare, DECK)) == ("judge", "octavia", "unknown unknown")


@pytest.mark.parametrize(("words", "place"), [("take deck", HAND), ("banish deck", BANISHED), ("take luna", HAND)])
def test_an_unseen_card_that_is_taken_or_banished_is_named(words: str, place: Name) -> None:
    for rules in (2, 3):
        bare = table(hand="judge", luna="~?", deck="? ?", rules=rules)
        ran = turn(bare, "lead judge mars", words, "octavia")
        assert (ran.ids[-2], ran.asks[-2].args["place"]) == ("ask-moved-character", words.split()[1])
        assert bare.piles[place] == [Card(Name("octavia"))]


def test_a_few_steps_of_a_track_are_shown_and_more_can_be_typed() -> None:
    change = Change()
    bare = table(hand="darrow")
    shown = {one.verb: one.fields for one in tapped(bare, led_reports(True, False)).reports}["helium"][-1].shape
    assert isinstance(shown, Pick)
    assert [option.value for option in offered(shown)] == [1, 2, 3, 4, -1, -2, -3, -4]
    assert [option.label.args["number"] for option in offered(shown)][3:5] == ["+4", "\u22121"]
    assert list(change.values()) == list(range(-20, 21))
    assert {change.sample(Stream("1", str(n))) for n in range(500)} == set(range(-20, 21))
    for amount in (-20, -3, 20):
        assert change.parse(change.write(amount)) == amount
    with refuses("answer-out-of-range"):
        change.parse("-21")


def test_a_face_down_card_that_is_banished_or_taken_is_named() -> None:
    bare = table(hand="judge", mars="dancer ~?", deck="?", jupiter="nero")
    ran = turn(bare, "lead judge mars", "clear mars", "octavia")
    assert ran.ids[2] == "ask-moved-character"
    assert ids(bare, BANISHED) == "dancer octavia judge"
    other = table(hand="judge", mars="dancer ~?", deck="?", jupiter="nero")
    turn(other, "lead judge jupiter", "gain mars", "octavia")
    assert ids(other, HAND) == "octavia"


@pytest.mark.rule("R-62", "R-102")
def test_only_at_a_location_does_a_card_lie_face_down() -> None:
    bare = table(hand="evey dancer deanna", mars="nero harmony", deck="aja", jupiter="lorn")
    turn(bare, "lead evey luna", "move harmony hand top down", "move nero deck top down", "gain jupiter")
    assert all(one.up for place in (HAND, DECK) for one in bare.piles[place])
    turn(bare, "lead dancer mars")
    assert tracks(bare, HUMAN) == (1, 3, 0)  # Harmony is a Red like any other
    drive(activate(bare, card("J J > *")))
    assert bare.piles[JUPITER][-1] == Card(Name("nero"))
    turn(bare, "lead lorn mars", "move nero luna top down")
    assert bare.piles[LUNA][-1] == Card(Name("nero"), up=False)


def test_a_card_that_comes_to_light_is_named_and_one_that_stays_hidden_is_not() -> None:
    bare = table(hand="darrow", deck="? ? ? ?", automa_hand="? ?", jupiter="nero")
    ran = turn(bare, "lead darrow mars", "gift deck", "move automa-hand deck", "move deck luna", "lorn")
    assert ran.ids == [*["ask-turn"], *["ask-turn-led"] * 3, "ask-moved-character", "ask-turn-led"]
    assert (ids(bare, LUNA), automa_hand(bare), ids(bare, DECK)) == (
        "lorn",
        "unknown unknown",
        "unknown unknown unknown",
    )


@pytest.mark.rule("R-51", "R-36")
def test_a_token_gained_by_an_ability_is_reported_and_brings_the_house_ability() -> None:
    bare = table(hand=2, jupiter=1, sovereign=AUTOMA, house="diana")
    turn(bare, "lead mars", "sovereign")
    assert (bare.sovereign, tracks(bare, HUMAN)) == (HUMAN, (0, 0, 1))


def test_a_pile_of_two_moves_the_one_beneath() -> None:
    bare = table(hand=1, mars=1, luna=1, deck=1)
    turn(bare, "lead mars", "pile mars luna")
    assert sizes(bare, MARS, LUNA) == (1, 2)


ENDING = {"holo-host", "reporter", "vlogger", "tactus"}


@pytest.mark.rule("R-46")
@pytest.mark.parametrize("id", list(ABILITIES))
def test_only_four_of_the_abilities_that_the_program_carries_out_end_the_turn(id: str) -> None:
    bare = table({"variant": "yes"}, hand=4, automa_hand=3, mars=3, deck=5, jupiter=1, human=(5, 5, 5), sovereign=HUMAN)
    rules = human_turn(bare)
    stream = Stream(id, "answers")
    ask = next(rules)
    over = False
    try:
        for text in ("lead mars", f"ability {id}"):
            ask = rules.send(ask.parse(text))
        while ask.id != "ask-turn-led":
            ask = rules.send(True if ask.id == "ask-use" else ask.shape.sample(stream))
    except StopIteration:
        over = True
    assert over == (id in ENDING)


def test_firewall_experts_cards_lie_face_down_and_unnamed() -> None:
    """Before rules 3 nobody named them; since then the human, who has looked at them, does."""
    bare = table(hand="firewall-expert", deck="? ? ?", jupiter="nero", rules=2)
    turn(bare, "lead firewall-expert mars", "move deck jupiter down", "move deck luna top down")
    assert [card.up for card in bare.piles[JUPITER]] == [True, False]
    assert (ids(bare, JUPITER), ids(bare, LUNA)) == ("nero unknown", "unknown")


@pytest.mark.rule("R-41")
def test_firewall_experts_cards_are_looked_at_and_laid_face_down_one_on_each_other_location() -> None:
    bare = table(hand="firewall-expert", deck="? ? ?", jupiter="nero")
    ran = turn(bare, "lead firewall-expert mars", "aja", "lorn", "virga", "luna", "jupiter")
    assert ran.ids[1:] == [*["ask-deck-top"] * 3, *["ask-face-down-where"] * 2, "ask-turn-led"]
    assert [card.up for card in bare.piles[JUPITER]] == [True, False]
    assert (ids(bare, JUPITER), ids(bare, LUNA), ids(bare, INSTITUTE)) == ("nero lorn", "aja", "virga")


@pytest.mark.rule("R-01")
def test_a_refused_turn_leaves_the_match_as_it_was() -> None:
    begun = match(first="human", house="mars")
    begun.answer("4")
    mark, before = begun.fingerprint(), sizes(begun.state, *begun.state.piles)
    with refuses("gain-where-led"):
        begun.answer("lead mars; gain mars")
    assert begun.fingerprint() == mark
    assert sizes(begun.state, *begun.state.piles) == before
    assert one(begun, "head-human-turn").args["number"] == 1
