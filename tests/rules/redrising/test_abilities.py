"""The human's abilities and the Automa: R-91 to R-103, and the abilities that only move the human's tracks."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.abilities import ABILITIES, use_ability
from automarium.games.redrising.human import human_turn
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
from tests.rules.redrising.conftest import (
    automa_hand,
    card,
    decided,
    drive,
    ids,
    lead,
    one,
    orders,
    refuses,
    rungs,
    sizes,
    table,
    told,
    total,
    tracks,
)

# --- the bottom card ---


@pytest.mark.rule("R-91", "R-101")
def test_tactus_takes_the_bottom_card_and_ends_the_turn() -> None:
    bare = table(hand="tactus aja", automa_hand="judge pax-au-telemanus the-howlers", jupiter="deanna", deck="?")
    assert lead(bare, "tactus", "yes").done
    assert (automa_hand(bare), ids(bare, HAND)) == ("pax-au-telemanus the-howlers", "aja judge")
    assert (ids(bare, BANISHED), ids(bare, MARS)) == ("tactus", "")
    assert len(told(bare, "order-steal")) == 1


@pytest.mark.rule("R-91")
def test_a_stolen_card_that_nobody_has_seen_is_named() -> None:
    bare = table(hand="tactus", automa_hand="? ?", jupiter="deanna", deck="?")
    assert lead(bare, "tactus", "yes", "nero").ids[-1] == "ask-bottom-character"
    assert (ids(bare, HAND), automa_hand(bare)) == ("nero", "unknown")


@pytest.mark.rule("R-91")
@pytest.mark.parametrize("words", ["steal", "take automa-hand", "banish automa-hand"])
def test_reported_thefts_take_the_bottom_card_too(words: str) -> None:
    for rules in (2, 3):
        bare = table(hand="judge", automa_hand="nero octavia", jupiter="deanna", deck="?", rules=rules)
        drive(human_turn(bare), "lead judge mars", words)
        assert (automa_hand(bare), ids(bare, BANISHED if "banish" in words else HAND)) == ("octavia", "nero")
        other = table(hand="judge", automa_hand="nero octavia", deck="?", rules=rules)
        with refuses("automa-bottom-only"):
            drive(human_turn(other), "lead judge mars", "take octavia")


@pytest.mark.rule("R-92", "R-101")
@pytest.mark.parametrize("id", ["aja", "antonia"])
def test_aja_and_antonia_banish_the_bottom_card_and_themselves(id: str) -> None:
    bare = table(hand=id, automa_hand="judge nero", jupiter="deanna", deck="?")
    lead(bare, id)
    assert (automa_hand(bare), ids(bare, BANISHED), ids(bare, MARS)) == ("nero", f"judge {id}", "")
    assert (len(told(bare, "order-automa-loses")), told(bare, "order-steal")) == (1, [])
    counted = table(hand=2, automa_hand=3, jupiter=2)
    lead(counted, id)
    assert sizes(counted, AUTOMA_HAND, BANISHED, MARS, HAND) == (2, 2, 0, 1)


@pytest.mark.rule("R-92")
@pytest.mark.parametrize("enemy", ["mustang", "the-jackal", "nero"])
def test_karnus_banishes_the_card_beneath_and_by_an_enemy_the_bottom_card(enemy: str) -> None:
    bare = table(hand="karnus", mars=enemy, automa_hand="judge lorn", jupiter="deanna", deck="?")
    lead(bare, "karnus", "yes")
    assert (automa_hand(bare), ids(bare, BANISHED), ids(bare, MARS)) == ("lorn", f"{enemy} judge", "karnus")
    spared = table(hand="karnus", mars=enemy, automa_hand="judge lorn", jupiter="deanna", deck="?")
    lead(spared, "karnus", "no")  # "may"
    assert automa_hand(spared) == "judge lorn"


@pytest.mark.rule("R-92")
def test_karnus_on_any_other_card_costs_the_automa_nothing() -> None:
    bare = table(hand="karnus", mars="dancer", automa_hand="judge", jupiter="deanna", deck="?")
    assert lead(bare, "karnus").ids == ["ask-turn", "ask-turn-led"]
    assert (automa_hand(bare), ids(bare, BANISHED)) == ("judge", "dancer")
    counted = table(hand=2, mars=1, automa_hand=2, jupiter=1)
    assert "ask-karnus-enemy" in lead(counted, "karnus", "yes", "yes").ids
    assert sizes(counted, AUTOMA_HAND, BANISHED) == (1, 2)


@pytest.mark.rule("R-92", "R-98", "R-96")
def test_hypnotist_costs_both_a_card_and_gives_both_one() -> None:
    bare = table(hand="hypnotist aja nero", automa_hand="judge lorn", deck="octavia dancer", jupiter="deanna")
    ran = lead(bare, "hypnotist", "aja")
    assert ran.ids == ["ask-turn", "ask-banish-hand", "ask-turn-led"]
    assert (ids(bare, HAND), automa_hand(bare)) == ("nero dancer", "lorn octavia")  # human first, then the Automa
    assert (ids(bare, BANISHED), ids(bare, DECK)) == ("aja judge", "")


@pytest.mark.rule("R-98")
def test_hypnotists_draw_of_the_automa_stays_unseen_and_an_empty_deck_gives_none() -> None:
    bare = table(hand="hypnotist aja", automa_hand="judge lorn", deck="? ?", jupiter="deanna")
    assert lead(bare, "hypnotist", "nero").ids == ["ask-turn", "ask-drawn-character", "ask-turn-led"]
    assert automa_hand(bare) == "lorn unknown"
    empty = table(hand=3, automa_hand=2, jupiter=2)
    lead(empty, "hypnotist")
    assert sizes(empty, HAND, AUTOMA_HAND, BANISHED) == (1, 1, 2)


# --- Arlus ---


@pytest.mark.rule("R-93", "R-94", "R-96", "R-03")
@pytest.mark.parametrize(
    ("bottom", "hand", "banished", "mars"),
    [
        ("mustang", "lorn aja", "mustang", "arlus"),  # a Gold
        ("dancer", "lorn aja dancer", "arlus", ""),  # a Red
        ("judge", "lorn aja judge", "", "arlus"),
    ],
)
def test_arlus_looks_at_the_bottom_card_once(bottom: str, hand: str, banished: str, mars: str) -> None:
    bare = table(hand="arlus", automa_hand=f"{bottom} lorn aja", jupiter="deanna", deck="?")
    lead(bare, "arlus")
    assert (automa_hand(bare), ids(bare, BANISHED), ids(bare, MARS)) == (hand, banished, mars)


@pytest.mark.rule("R-93", "R-94")
@pytest.mark.parametrize(("color", "sizes_"), [("gold", (2, 1, 1)), ("red", (3, 1, 0)), ("other", (3, 0, 1))])
def test_of_a_counted_card_arlus_asks_the_colour(color: str, sizes_: tuple[int, ...]) -> None:
    bare = table(hand=2, automa_hand=3, jupiter=1)
    assert lead(bare, "arlus", color).ids == ["ask-turn", "ask-turn-led", "ask-shown-color", "ask-turn-led"]
    assert sizes(bare, AUTOMA_HAND, BANISHED, MARS) == sizes_


@pytest.mark.rule("R-91", "R-92", "R-93", "R-94", "R-97")
@pytest.mark.parametrize(
    ("id", "bottom", "answers", "does"),
    [
        ("aja", "virga", (), "automa-loses banish-self"),
        ("antonia", "virga", (), "automa-loses banish-self"),
        ("tactus", "virga", ("yes",), "steal banish-self"),
        ("karnus", "virga", ("yes",), "banish-card automa-loses"),
        ("karnus", "virga", ("no",), "banish-card"),
        ("arlus", "mustang", (), "show-bottom banish-shown"),
        ("arlus", "dancer", (), "show-bottom return-on-top banish-self"),
        ("arlus", "judge", (), "show-bottom return-on-top"),
        ("hypnotist", "virga", ("lorn",), "human-loses human-draws automa-loses automa-draws"),
        ("reporter", "virga", (), "gift human-draws human-draws"),
    ],
)
def test_what_the_player_does_by_hand_is_told_in_its_order(
    id: str, bottom: str, answers: tuple[str, ...], does: str
) -> None:
    for rules in (2, 3):
        bare = table(
            hand=f"{id} lorn octavia",
            mars="nero",
            automa_hand=f"{bottom} pelus",
            deck="aja deanna quietus",
            human=(0, 1, 0),
            rules=rules,
        )
        lead(bare, id, *answers)
        told_as = does.replace("banish-card", "banish-under") if rules == 2 else does  # as they called it
        assert orders(bare) == [f"order-{word}" for word in told_as.split()]


# --- an empty Automa hand ---


@pytest.mark.rule("R-95")
def test_against_an_empty_hand_tactus_stays_and_the_turn_goes_on() -> None:
    bare = table(hand="tactus", jupiter="deanna", deck="?")
    ran = lead(bare, "tactus", "gain jupiter")
    assert ran.ids == ["ask-turn", "ask-turn-led"]
    assert (ids(bare, MARS), ids(bare, HAND), ids(bare, BANISHED)) == ("tactus", "deanna", "")


@pytest.mark.rule("R-95")
@pytest.mark.parametrize(("id", "banished"), [("aja", "aja"), ("antonia", "antonia"), ("arlus", "")])
def test_against_an_empty_hand_only_what_they_do_to_themselves_remains(id: str, banished: str) -> None:
    bare = table(hand=id, jupiter="deanna", deck="?")
    assert lead(bare, id).ids == ["ask-turn", "ask-turn-led"]
    assert ids(bare, BANISHED) == banished
    assert len(told(bare, "note-automa-hand-empty")) == 1


@pytest.mark.rule("R-95", "R-98")
def test_against_an_empty_hand_hypnotist_still_gives_the_automa_a_card() -> None:
    bare = table(hand="hypnotist nero", deck="octavia dancer", jupiter="deanna")
    lead(bare, "hypnotist")
    assert (automa_hand(bare), ids(bare, BANISHED), ids(bare, HAND)) == ("octavia", "nero", "dancer")


@pytest.mark.rule("R-95")
def test_a_theft_from_an_empty_hand_has_no_effect() -> None:
    bare = table(hand=2, jupiter=1)
    drive(human_turn(bare), "lead mars", "steal")
    assert (sizes(bare, HAND), len(told(bare, "note-automa-hand-empty"))) == ((1,), 1)


# --- gifts and offers ---


@pytest.mark.rule("R-97", "R-96", "R-46")
@pytest.mark.parametrize(
    ("id", "human", "automa"),
    [
        ("holo-host", (0, 0, 3), (9, 9, 2)),
        ("reporter", (0, 3, 0), (9, 2, 9)),
        ("vlogger", (3, 0, 0), (2, 9, 9)),
    ],
)
def test_the_three_given_away_go_on_top_and_end_the_turn(
    id: str, human: tuple[int, int, int], automa: tuple[int, int, int]
) -> None:
    bare = table(hand=f"{id} aja", automa_hand="judge lorn", deck="nero octavia", human=human, automa=automa)
    assert lead(bare, id).done
    assert (automa_hand(bare), ids(bare, HAND)) == (f"judge lorn {id}", "aja octavia nero")
    assert (ids(bare, MARS), ids(bare, DECK)) == ("", "")
    counted = table(hand=2, automa_hand=2, deck=1, human=human, automa=automa, jupiter=1)
    assert lead(counted, id).done
    assert sizes(counted, HAND, DECK, MARS) == (2, 0, 0)
    assert automa_hand(counted) == "unknown unknown unknown"  # it is counted at scoring like the others


@pytest.mark.rule("R-97", "R-101")
def test_a_counted_character_that_has_left_its_location_is_not_given_away_nor_banished() -> None:
    with refuses("card-not-there"):
        drive(human_turn(table(hand=1, jupiter=1, human=(0, 3, 0))), "lead mars", "take mars", "ability reporter")
    gone = table(hand=1, automa_hand=2, jupiter=1)
    drive(human_turn(gone), "lead mars", "take mars", "ability aja")
    assert sizes(gone, AUTOMA_HAND, BANISHED, HAND, MARS) == (1, 1, 1, 0)


@pytest.mark.rule("R-97")
@pytest.mark.parametrize("id", ["holo-host", "reporter", "vlogger"])
def test_not_ahead_of_the_automa_nothing_is_given(id: str) -> None:
    bare = table(hand=id, automa_hand="judge", deck="nero", jupiter="deanna", human=(3, 3, 3), automa=(3, 3, 3))
    assert lead(bare, id, "gain jupiter").done
    assert (automa_hand(bare), ids(bare, MARS)) == ("judge", id)


@pytest.mark.rule("R-98")
@pytest.mark.parametrize("id", ["pelus", "virga"])
@pytest.mark.parametrize(("before", "after"), [(3, 5), (9, 10)])
def test_the_automa_takes_the_free_step_of_pelus_and_virga(id: str, before: int, after: int) -> None:
    bare = table(hand=id, jupiter="deanna", deck="?", automa=(4, 0, 0), human=(before, 0, 0))
    assert lead(bare, id).ids == ["ask-turn", "ask-turn-led"]
    assert (tracks(bare, HUMAN), tracks(bare, AUTOMA)) == ((after, 0, 0), (5, 0, 0))


@pytest.mark.rule("R-98")
def test_the_automa_takes_diplomats_influence() -> None:
    bare = table(hand="diplomat", jupiter="deanna", deck="?", automa=(0, 0, 9))
    lead(bare, "diplomat", "yes")
    assert (tracks(bare, HUMAN), tracks(bare, AUTOMA)) == ((0, 0, 1), (0, 0, 10))


def counted(id: str, *answers: str, **around: Any) -> tuple[Table, list[str]]:
    """The ability of a character on Mars where characters are only counted: the table after it, and what was asked."""
    bare = table({"depth": "counted"}, **{"hand": 2, "mars": 2, "deck": 5, "automa_hand": 3, **around})
    ran = drive(use_ability(bare, Name(id), MARS, ABILITIES[Name(id)]), *answers)
    assert ran.done
    return bare, ran.ids


@pytest.mark.rule("R-98")
@pytest.mark.parametrize(("answer", "mine"), [("yes", 1), ("no", 0)])
def test_of_a_counted_diplomat_only_the_own_step_is_free(answer: str, mine: int) -> None:
    """The Automa takes its own whatever the human chooses (U-12); before rules 4 both hung on the yes."""
    for rules, asked, its in ((3, "ask-use", mine), (4, "ask-may-gain", 1)):
        bare, ids = counted("diplomat", answer, rules=rules)
        assert (ids, tracks(bare, HUMAN), tracks(bare, AUTOMA)) == ([asked], (0, 0, mine), (0, 0, its))
    full, ids = counted("diplomat", human=(0, 0, 10))
    assert (ids, tracks(full, AUTOMA)) == ([], (0, 0, 1))


@pytest.mark.rule("R-41")
@pytest.mark.parametrize(
    ("id", "human", "answers", "lacks"),
    [
        ("sponsor", (0, 1, 10), (), "room"),
        ("politician", (0, 0, 10), (), "room"),
        ("sponsor", (0, 1, 3), ("no",), "declined"),
        ("politician", (0, 0, 3), ("yes", "no"), "declined"),
        ("banker", (0, 3, 0), ("no",), "declined"),
        ("tactus", (0, 0, 0), ("no",), "declined"),
    ],
)
def test_a_counted_character_offers_what_can_be_had_and_tells_a_refusal(
    id: str, human: tuple[int, int, int], answers: tuple[str, ...], lacks: str
) -> None:
    """As its steps do where characters are known (U-16)."""
    bare, _ = counted(id, *answers, human=human)
    assert one(bare, "note-no-effect").args == {"card": id, "lacks": lacks}
    assert told(bare, "note-nothing-changes") == []


@pytest.mark.rule("R-41")
def test_a_counted_karnus_offers_nothing_against_an_empty_hand() -> None:
    bare, ids = counted("karnus", "yes", automa_hand=0)
    assert (ids, len(told(bare, "note-automa-hand-empty"))) == (["ask-karnus-enemy"], 1)


@pytest.mark.rule("R-99")
@pytest.mark.parametrize(("id", "answers"), [("pelus", ()), ("virga", ()), ("diplomat", ("yes",))])
def test_by_default_an_offer_on_a_full_track_does_nothing(id: str, answers: tuple[str, ...]) -> None:
    bare = table(hand=id, jupiter="deanna", deck="?", automa=(10, 3, 10))
    bare.cards = (card("J J > *", 1), card("J J > *", 2))
    lead(bare, id, *answers)
    assert (tracks(bare, AUTOMA), bare.sovereign) == ((10, 3, 10), None)
    assert told(bare, "order-sovereign", "note-luna-bonus") == []


@pytest.mark.rule("R-99")
@pytest.mark.parametrize(
    ("id", "arrows", "after"),
    [
        ("virga", "<>", (10, 4, 3)),  # the arrow of the last card counts
        ("virga", "><", (10, 3, 4)),
    ],
)
def test_by_the_setting_the_automa_walks_on_by_its_last_arrow(id: str, arrows: str, after: tuple[int, ...]) -> None:
    bare = table({"substitute": "yes"}, hand=id, jupiter="deanna", deck="?", automa=(10, 3, 3))
    bare.cards = (card(f"J J {arrows[0]} *", 1), card(f"J J {arrows[1]} *", 2))
    lead(bare, id)
    assert tracks(bare, AUTOMA) == after
    event = next(event for event in told(bare, "order-track") if event.why is not None)
    assert (decided(event), rungs(event)[0]) == ("R-99", ("R-99", (MARS, LUNA, INSTITUTE)))


@pytest.mark.rule("R-98", "R-99")
def test_by_the_setting_too_a_step_that_can_be_made_is_the_only_one() -> None:
    bare = table({"substitute": "yes"}, hand="virga", jupiter="deanna", deck="?", automa=(9, 3, 3))
    bare.cards = (card("J J > *"),)
    lead(bare, "virga")
    assert tracks(bare, AUTOMA) == (10, 3, 3)


@pytest.mark.rule("R-99", "R-85")
def test_by_the_setting_the_walk_may_end_on_luna_as_in_the_automas_own_turn() -> None:
    bare = table({"substitute": "yes"}, hand="diplomat", jupiter="deanna", deck="?", automa=(0, 0, 10))
    bare.cards = (card("J J < *"),)  # left of the Institute lies Luna; its card shows Mars
    lead(bare, "diplomat", "yes")
    assert decided(one(bare, "note-luna-bonus")) == "R-99"
    assert (bare.sovereign, tracks(bare, AUTOMA)) == (AUTOMA, (0, 1, 10))


@pytest.mark.rule("R-99")
def test_before_the_automas_first_card_there_is_no_arrow_to_walk_by() -> None:
    bare = table({"substitute": "yes"}, hand="virga", jupiter="deanna", deck="?", automa=(10, 0, 0))
    lead(bare, "virga")
    assert (tracks(bare, AUTOMA), bare.sovereign) == ((10, 0, 0), None)


# --- helium, Sovereign, showing ---


@pytest.mark.rule("R-100")
@pytest.mark.parametrize(
    ("id", "helium", "automa", "human"),
    [("harmony", 3, 2, 0), ("harmony", 0, 0, 0), ("quicksilver", 3, 2, 1), ("quicksilver", 0, 0, 0)],
)
def test_helium_is_lost_only_by_one_who_has_some(id: str, helium: int, automa: int, human: int) -> None:
    bare = table(hand=id, jupiter="deanna", deck="?", automa=(0, helium, 0))
    lead(bare, id)
    assert (tracks(bare, AUTOMA), tracks(bare, HUMAN)) == ((0, automa, 0), (0, human, 0))


@pytest.mark.rule("R-101", "R-02")
@pytest.mark.parametrize("id", ["boneriders", "the-jackal"])
def test_the_automa_does_not_block_the_loss_of_sovereign(id: str) -> None:
    bare = table(hand=id, automa_hand="justice martyr", sovereign=AUTOMA, house="diana", jupiter="deanna", deck="?")
    lead(bare, id)
    assert (bare.sovereign, automa_hand(bare)) == (HUMAN, "justice martyr")
    assert tracks(bare, HUMAN) == (0, 0, 1)  # with the house ability


@pytest.mark.rule("R-102")
@pytest.mark.parametrize(("held", "helium"), [("deanna harmony", 3), ("deanna", 1), ("deanna aja", 1), ("", 1)])
def test_dancers_reds_need_only_be_held(held: str, helium: int) -> None:
    bare = table(hand=f"dancer {held}", jupiter="nero", deck="?")
    assert lead(bare, "dancer").ids == ["ask-turn", "ask-turn-led"]
    assert (tracks(bare, HUMAN), ids(bare, HAND)) == ((0, helium, 0), held)


@pytest.mark.rule("R-102")
@pytest.mark.parametrize(
    ("held", "answers", "after"), [("aja lorn", ("yes",), 2), ("aja lorn", ("no",), 0), ("aja", (), 0)]
)
def test_politicians_golds_need_only_be_held(held: str, answers: tuple[str, ...], after: int) -> None:
    bare = table(hand=f"politician {held}", jupiter="nero", deck="?")
    lead(bare, "politician", *answers)
    assert (tracks(bare, HUMAN), ids(bare, HAND)) == ((0, 0, after), held)


@pytest.mark.rule("R-102")
@pytest.mark.parametrize(
    ("held", "answers", "hand", "banished"),
    [
        ("the-howlers", ("yes",), "the-howlers nero", ""),
        ("the-howlers", ("no",), "the-howlers", "nero"),
        ("lorn", (), "lorn", "nero"),
    ],
)
def test_sevro_takes_the_card_beneath_when_the_howlers_are_held(
    held: str, answers: tuple[str, ...], hand: str, banished: str
) -> None:
    bare = table(hand=f"sevro {held}", mars="nero", jupiter="deanna", deck="?")
    lead(bare, "sevro", *answers)
    assert (ids(bare, HAND), ids(bare, BANISHED), ids(bare, MARS)) == (hand, banished, "sevro")


@pytest.mark.rule("R-102")
def test_where_the_hand_is_not_known_the_player_is_asked() -> None:
    bare = table(hand="dancer deanna ?", jupiter="nero", deck="?")
    assert "ask-holds" in lead(bare, "dancer", "yes").ids
    assert tracks(bare, HUMAN) == (0, 3, 0)
    for rules, before in ((5, 1), (None, 0)):  # by newer rules nothing is told before it is known how much
        bare = table(hand=3, mars=1, jupiter=1, deck=3, rules=rules)
        lead(bare, "dancer")
        assert tracks(bare, HUMAN) == (0, before, 0)
        bare = table(hand=3, mars=1, jupiter=1, deck=3, rules=rules)
        lead(bare, "dancer", "yes")
        assert (tracks(bare, HUMAN), len(told(bare, "order-track"))) == ((0, 3, 0), 1 + before)
    counted = table(hand=3, mars=1, jupiter=1)
    lead(counted, "sevro", "yes", "yes")
    assert sizes(counted, HAND, BANISHED) == (3, 0)


@pytest.mark.rule("R-102")
def test_a_card_that_once_lay_face_down_is_a_red_in_hand_like_any_other() -> None:
    """Firewall Expert's card, taken by the Automa and stolen from it."""
    bare = table(hand="tactus dancer harmony", automa_hand=0, mars="~deanna", jupiter="nero", deck="?")
    bare.put(bare.piles[MARS].pop(), AUTOMA_HAND)
    lead(bare, "tactus", "yes")
    lead(bare, "dancer")
    assert tracks(bare, HUMAN) == (0, 3, 0)


@pytest.mark.rule("R-103")
@pytest.mark.parametrize("cards", [1, 2])
def test_a_starting_hand_is_not_protected(cards: int) -> None:
    """The Automa holds no more than the two cards it began with, and loses one all the same."""
    for id, answers in (("tactus", ("yes",)), ("aja", ()), ("antonia", ()), ("arlus", ("gold",))):
        bare = table(hand=2, automa_hand=cards, jupiter=1, deck=1)
        lead(bare, id, *answers)
        assert sizes(bare, AUTOMA_HAND) == (cards - 1,)


# --- abilities on tracks ---


@pytest.mark.rule("R-41")
@pytest.mark.parametrize(
    ("id", "at", "after"),
    [
        ("invictus", MARS, (1, 0, 0)),
        ("invictus", LUNA, (0, 0, 0)),
        ("morning-star", JUPITER, (1, 0, 0)),
        ("quietus", INSTITUTE, (1, 0, 0)),
        ("the-pax", LUNA, (1, 0, 0)),
        ("the-pax", MARS, (0, 0, 0)),
        ("fitchner", INSTITUTE, (0, 0, 1)),
        ("lawyer", MARS, (0, 0, 1)),
        ("deanna", MARS, (0, 1, 0)),
        ("uncle-narol", MARS, (0, 2, 0)),
    ],
)
def test_abilities_that_move_one_track(id: str, at: Name, after: tuple[int, ...]) -> None:
    bare = table(hand=id, deck="?")
    lead(bare, id, at=at)
    assert tracks(bare, HUMAN) == after


@pytest.mark.rule("R-41")
@pytest.mark.parametrize(("id", "after"), [("magistrate", (0, 1, 0)), ("orator", (0, 0, 1)), ("priestess", (1, 0, 0))])
def test_abilities_of_the_sovereign(id: str, after: tuple[int, ...]) -> None:
    for holder, expected in ((HUMAN, after), (AUTOMA, (0, 0, 0)), (None, (0, 0, 0))):
        bare = table(hand=id, deck="?", sovereign=holder)
        lead(bare, id)
        assert tracks(bare, HUMAN) == expected


@pytest.mark.rule("R-41")
def test_abilities_that_count_cards_of_a_colour() -> None:
    timony = table(hand="timony", institute="aja lorn dancer ~nero", mars="octavia", deck="?")
    lead(timony, "timony")
    assert tracks(timony, HUMAN) == (0, 0, 2)  # a face-down card has no colour
    nero = table(hand="nero", mars="dancer deanna aja", luna="harmony", deck="?")
    lead(nero, "nero")
    assert tracks(nero, HUMAN) == (0, 2, 0)
    investor = table(hand="investor", mars="aja lorn dancer", deck="?")
    lead(investor, "investor", "gold")
    assert tracks(investor, HUMAN) == (0, 2, 0)
    with refuses("answer-unknown"):
        lead(table(hand="investor", mars="aja", deck="?"), "investor", "silver")
    for number in (0, 2, 20):
        counted = table(hand=2, mars=3, deck=2)
        assert "ask-how-many" in lead(counted, "investor", str(number)).ids
        assert tracks(counted, HUMAN) == (0, number, 0)
    with refuses("answer-out-of-range"):
        lead(table(hand=2, mars=3, deck=2), "investor", "21")


@pytest.mark.parametrize(
    ("id", "answers"),
    [
        *[("aja", ()), ("antonia", ()), ("hypnotist", ()), ("holo-host", ()), ("reporter", ()), ("vlogger", ())],
        *[("tactus", ("yes",)), ("arlus", ("gold",)), ("arlus", ("red",)), ("karnus", ("yes", "yes"))],
        *[("sevro", ("yes", "yes")), ("sevro", ("no",))],
    ],
)
def test_no_ability_makes_or_loses_a_card(id: str, answers: tuple[str, ...]) -> None:
    bare = table(hand=4, automa_hand=3, mars=3, deck=5, jupiter=1, human=(5, 5, 5))
    led = sizes(table(hand=3, automa_hand=3, mars=4, deck=5, jupiter=1), *bare.piles)
    before = total(bare)
    lead(bare, id, *answers)
    assert total(bare) == before
    assert sizes(bare, *bare.piles) != led
