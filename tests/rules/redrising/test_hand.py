"""The human's final hand: every rule R-123 to R-135, every clause of every character, and the wild cards.

The numbers here are read off the rules, not off the code. `PRINTED` says once more, as plain Python, what each card
prints; an oracle built on it tries every way to choose wild colours and names.
"""
# ruff: noqa: ARG005  (the lambdas of PRINTED all have one shape)

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest

from automarium.core.errors import BadPack
from automarium.core.pack import Item
from automarium.core.tale import Name
from automarium.games.redrising import clauses as language
from automarium.games.redrising import hand as hand_module
from automarium.games.redrising.cards import Character, _character, characters
from automarium.games.redrising.hand import CODEBREAKER, HandScore, Scene, Scored, score_hand
from automarium.games.redrising.names import COLORS

EVEN = Scene(4, 4, 4, 4, 4, 4, False, (), (), (), False)  # both sides have 4 of everything, nobody holds Sovereign


def cards(ids: str) -> tuple[Character, ...]:
    return tuple(characters()[Name(id)] for id in ids.split())


def scene(**changes: Any) -> Scene:
    read: dict[str, Any] = {key: cards(value) if isinstance(value, str) else value for key, value in changes.items()}
    return EVEN._replace(**read)


def score(ids: str, **changes: Any) -> HandScore:
    return score_hand(cards(ids), scene(**changes))


def one(result: HandScore, id: str) -> Scored:
    return next(card for card in result.cards if card.character.id == id)


def points(ids: str, **changes: Any) -> tuple[int, ...]:
    """What the clauses of the first card bring."""
    return score(ids, **changes).cards[0].clauses


# --- the rules ---


@pytest.mark.rule("R-123")
def test_core_values_and_clauses_are_added() -> None:
    result = score("aja octavia hacker", sovereign=True)  # 15 + 15 with Octavia; 30 and no loss with Sovereign; 15
    assert [card.total for card in result.cards] == [30, 30, 15]
    assert result.total == 75


@pytest.mark.rule("R-124")
def test_a_clause_looks_at_the_other_cards() -> None:
    assert points("deanna") == (0,)  # Red herself, and alone
    assert points("deanna dancer") == (26,)
    assert points("lorn") == (15,)  # no other Gold
    assert points("antonia aja") == (0, 0)  # one other Gold; two are needed
    assert points("antonia aja nero") == (15, 0)
    assert points("eo arlus") == (10, 0)


@pytest.mark.rule("R-124")
def test_the_card_itself_counts_where_the_whole_hand_does() -> None:
    assert points("modjob") == (5,)
    assert points("judge") == (3,)
    assert points("darrow hacker banker investor justice martyr") == (0,)
    assert points("darrow hacker banker investor justice martyr seer") == (30,)
    assert points("harmony") == (33,)
    assert points("alia-snowsparrow") == (24,)
    assert points("zanzibar") == (31,)  # 9 is odd
    assert points("mustang") == (5,)


@pytest.mark.rule("R-125")
@pytest.mark.parametrize(
    ("mine", "rival", "most", "least"), [(5, 4, 15, 0), (4, 4, 15, 15), (3, 4, 0, 15), (0, 0, 15, 15)]
)
def test_most_and_least_include_ties_with_the_automa(mine: int, rival: int, most: int, least: int) -> None:
    assert points("politician", influence=mine, rival_influence=rival) == (most,)
    assert points("administrator", influence=mine, rival_influence=rival) == (least,)


@pytest.mark.rule("R-125")
def test_the_neutral_house_counts_only_by_the_setting_and_only_for_influence() -> None:
    assert points("politician", influence=2, rival_influence=1) == (15,)
    assert points("politician", influence=2, rival_influence=1, neutral_influence=3) == (0,)
    assert points("politician", influence=3, rival_influence=1, neutral_influence=3) == (15,)
    assert points("administrator", influence=5, rival_influence=6) == (15,)
    assert points("administrator", influence=5, rival_influence=6, neutral_influence=3) == (0,)
    assert points("administrator", influence=3, rival_influence=6, neutral_influence=3) == (15,)
    assert points("vlogger", fleet=1, rival_fleet=0, neutral_influence=3) == (23,)


@pytest.mark.rule("R-126")
def test_an_opponent_has_more_only_strictly() -> None:
    assert points("quicksilver", helium=4, rival_helium=4) == (0,)
    assert points("quicksilver", helium=4, rival_helium=5) == (-30,)
    assert points("invictus", fleet=4, rival_fleet=4) == (16, 0)


@pytest.mark.rule("R-126")
def test_diplomat_is_equal_with_the_automa_and_never_with_the_neutral_house() -> None:
    assert points("diplomat", influence=5, rival_influence=5) == (19,)
    assert points("diplomat", influence=3, rival_influence=5, neutral_influence=3) == (0,)
    assert points("diplomat", influence=0, rival_influence=0) == (19,)


@pytest.mark.rule("R-127")
def test_banished_and_board_cards() -> None:
    ten = "hacker banker investor justice martyr seer orator aja lorn nero"
    assert points("group-counselor", banished="hacker banker") == (-2,)
    assert points("pathologist", banished=ten) == (0, 25)
    assert points("ash-lord orion", banished="virga pelus hacker") == (5, 10)
    assert points("trigg", board="holiday surgeon danto hacker", banished="bridge") == (15,)
    assert points("mickey-the-carver", banished="bridge ugly-dan") == (0, 0)  # a banished Gray takes no colour


@pytest.mark.rule("R-128")
def test_firewall_expert() -> None:
    assert points("firewall-expert", bare=True) == (22,)
    assert points("firewall-expert", bare=False) == (0,)


@pytest.mark.rule("R-129")
def test_lawyer_with_a_judge_and_another_white() -> None:
    assert points("lawyer judge seer") == (12, 22)
    assert points("lawyer judge seer", lawyer_both=False) == (0, 22)
    assert points("lawyer judge") == (0, 22)
    assert points("lawyer seer", lawyer_both=False) == (12, 0)
    assert points("lawyer judge trigg") == (12, 22)  # the Gray is the other White
    assert points("lawyer judge trigg", lawyer_both=False) == (0, 22)
    assert points("lawyer seer cyther", lawyer_both=False) == (0, 22)  # the Orange is the Judge: 22 rather than 12
    assert points("eo bridge trigg", lawyer_both=False) == (20, -10)  # the setting is Lawyer's: Eo sees Trigg


@pytest.mark.rule("R-130")
def test_mustang_counts_every_colour_once() -> None:
    assert points("mustang aja dancer arlus hacker") == (15,)  # Gold, Red, Green
    assert points("mustang trigg bridge") == (20,)  # Gold, Gray and a new colour for each Gray


@pytest.mark.rule("R-131")
def test_artisan_chef_ignores_losses_clause_by_clause() -> None:
    hand = "romulus artisan-chef"  # without a Blue Romulus loses 25
    assert points("romulus hacker", sovereign=True) == (15, -25)
    assert points(hand, sovereign=True) == (15, 0)
    assert points("sefi aja artisan-chef") == (0, -5)  # Sefi is no Gold


@pytest.mark.rule("R-131")
def test_artisan_chef_by_the_other_setting_raises_the_net_to_nothing() -> None:
    assert sum(points("romulus artisan-chef", sovereign=True, chef_per_clause=False)) == 0  # 15 - 25
    assert points("the-jackal octavia artisan-chef", sovereign=True, chef_per_clause=False) == (30, -30)
    assert points("nero octavia artisan-chef", sovereign=True, chef_per_clause=False) == (10, 0, 0, -5)
    assert points("nero octavia artisan-chef", sovereign=True) == (10, 0, 0, 0)
    assert (
        sum(points("nero cassius karnus octavia artisan-chef", sovereign=True, chef_per_clause=False)) == 0
    )  # 10 - 15


@pytest.mark.rule("R-132")
def test_codebreaker_compares_first_letters() -> None:
    assert points("codebreaker aja banker") == (22,)
    assert points("codebreaker aja alfrun") == (0,)
    assert points("codebreaker calliope") == (0,)
    assert points("codebreaker the-pax timony") == (0,)  # The Pax begins with T
    assert points("codebreaker the-pax pelus") == (22,)
    assert points("codebreaker painter-4d pelus") == (22,)
    assert points("codebreaker dancer dr-virany") == (0,)


@pytest.mark.rule("R-132")
def test_codebreaker_is_told_when_the_box_is_in_another_language() -> None:
    assert points("codebreaker aja alfrun", told={"codebreaker": 22}) == (22,)
    assert points("codebreaker aja banker", told={"codebreaker": 0}) == (0,)
    told = score("codebreaker cyther", told={"codebreaker": 0})
    assert told.cards[1].name is None


@pytest.mark.rule("R-133")
def test_a_gray_is_gray_and_one_other_colour_and_one_card() -> None:
    result = score("pulse-armorer trigg cyther")  # Trigg is Gray for one and Blue for the other
    assert (one(result, "pulse-armorer").clauses, one(result, "cyther").clauses) == ((17,), (16,))
    assert one(result, "trigg").color == "blue"
    assert points("mess-hall-cook trigg") == (5,)  # Gray and Orange, but one card
    assert points("janitor trigg bridge") == (10,)
    assert points("harmony trigg") == (33,)  # "only" accepts a Gray that takes such a colour
    assert points("harmony trigg hacker") == (0,)
    assert points("painter-4d trigg danto") == (0,)  # both are Gray
    assert points("antonia trigg danto") == (15, 0)


@pytest.mark.rule("R-133", "R-134")
def test_taking_nothing_is_allowed_and_preferred() -> None:
    result = score("painter-4d trigg hacker cyther")  # the four differ; a Blue Gray for Cyther differs too
    assert one(result, "trigg").color == "blue"
    assert one(result, "painter-4d").clauses == (31,)
    idle = score("trigg gravboot-cobbler hacker")
    assert all(card.color is None and card.name is None for card in idle.cards)
    stained = score("stained ragnar pulse-fist-engineer")
    assert one(stained, "stained").clauses == (0,)


@pytest.mark.rule("R-134")
def test_an_orange_bears_another_name_and_stays_what_it_is() -> None:
    result = score("aja cyther")  # Cyther is called Octavia
    assert one(result, "aja").clauses == (15,)
    cyther = one(result, "cyther")
    assert (cyther.name, cyther.core, cyther.clauses) == ("octavia", 14, (0,))
    assert points("lawyer cyther") == (0, 22)  # called Judge, but no White
    assert points("cassius cyther artificer") == (40, 0)  # Mustang and Darrow
    assert points("cassius cyther") == (0, 0)  # one of them is not worth it: only Mustang, or nothing
    assert points("sefi aja cyther") == (20, -5)
    assert points("romulus nero aja") == (0, -25)  # nobody is called Artisan Chef for his clause


@pytest.mark.rule("R-134")
def test_an_orange_may_take_a_name_only_for_its_initial() -> None:
    result = score("codebreaker cyther aegis-craftsman artificer")  # C is Codebreaker's, A is there twice
    names = [card.name or card.character.id for card in result.cards]
    assert one(result, "codebreaker").clauses == (22,)
    assert len({characters()[Name(name)].name[0] for name in names}) == 4
    assert one(result, "aegis-craftsman").name is None  # one A may stay
    assert points("codebreaker aja cyther") == (22,)


@pytest.mark.rule("R-135")
def test_colours_and_names_are_chosen_together() -> None:
    result = score("aja sevro codebreaker trigg cyther")
    # Cyther as Octavia (Aja 15) with Trigg as Red (Sevro 20) is 35. Cyther as Victra (Sevro 20) with Trigg as Blue
    # (Cyther 16) is 36. The Howlers would do for Sevro too, but T is Trigg's, and Codebreaker wants all to differ.
    assert [card.clauses for card in result.cards] == [(0,), (20,), (22,), (0,), (16,)]
    assert (one(result, "trigg").color, one(result, "cyther").name) == ("blue", "victra")
    assert result.total == 15 + 35 + 30 + 15 + 30


@pytest.mark.rule("R-135")
def test_the_last_free_initial_may_be_a_name_that_costs() -> None:
    others = {card.name[0]: card for card in characters().values() if card.color not in ("orange", "gray", "gold")}
    others |= {card.name[0]: card for card in cards("codebreaker nero karnus lorn")}
    assert set("ABCDEFGHIJKLMNOPQRSTUVZ4") == {card.name[0] for card in characters().values()}
    del others["K"]  # Karnus is the only one
    hand = (*others.values(), *cards("cyther"))
    result = score_hand(hand, EVEN)
    assert one(result, "cyther").name == "karnus"
    assert one(result, "codebreaker").clauses == (22,)
    assert one(result, "nero").clauses[2] == -5
    full = score_hand((*others.values(), *cards("karnus cyther")), EVEN)  # now every initial is taken
    assert one(full, "codebreaker").clauses == (0,)


@pytest.mark.rule("R-135", "R-132")
def test_of_names_with_a_free_initial_the_one_that_somebody_asks_for_is_taken() -> None:
    result = score("codebreaker lawyer karnus aegis-craftsman")
    assert one(result, "aegis-craftsman").name == "judge"  # and not the first J there is
    assert (one(result, "codebreaker").clauses, one(result, "lawyer").clauses) == ((22,), (0, 22))


@pytest.mark.rule("R-135")
def test_the_total_is_highest_not_the_single_card() -> None:
    # as Red: Sevro 20; as Obsidian: Assassin 10 and Pulse Fist Engineer 18
    result = score("sevro assassin pulse-fist-engineer trigg")
    assert one(result, "trigg").color == "obsidian"
    assert one(result, "sevro").clauses == (20,)  # the Orange is called Victra or The Howlers
    # a name that one card loves and two hate: Octavia brings Aja 15, costs Nero 5 and The Jackal 30
    hated = score("aja nero the-jackal cyther", sovereign=True)
    assert one(hated, "cyther").name is None


@pytest.mark.rule("R-135", "R-133")
def test_a_colour_that_leaves_all_colours_different_may_be_the_best() -> None:
    # as Red: Deanna 26, and Painter nothing; as Obsidian: Pax au Telemanus 20 and Painter 31
    result = score("painter-4d bridge pax-au-telemanus deanna")
    assert one(result, "bridge").color == "obsidian"
    assert [card.clauses for card in result.cards] == [(31,), (0,), (20,), (0,)]


@pytest.mark.rule("R-135")
def test_on_equal_points_nothing_is_taken_that_brings_nothing() -> None:
    # as Red: Deanna 26 and Modjob 5 more, which is what Painter brings when all colours differ
    result = score("painter-4d bridge modjob deanna")
    assert one(result, "bridge").color is None
    assert one(result, "painter-4d").clauses == (31,)


@pytest.mark.rule("R-135")
def test_fourteen_wild_cards_are_no_trouble() -> None:
    wild = " ".join(card.id for card in characters().values() if card.end in ("wild_color", "wild_name"))
    result = score(f"mustang {wild}")
    # Gold, Gray, Orange and seven more; every Orange scores in full but for "no Obsidian" (10 and 13) or Engineer (18)
    assert result.cards[0].clauses == (50,)
    assert result.total == 20 + 50 + 100 + 97 + (20 + 20 + 16 + 14 + 17 + 13)
    assert result == score(f"mustang {wild}")


# --- every clause of every character, true and false ---

TEN = "hacker banker investor justice martyr seer orator judge hypnotist auctioneer"
FIVE = "hacker banker investor justice martyr"
CASES: list[tuple[str, dict[str, Any], tuple[int, ...]]] = [
    ("invictus", {"fleet": 5}, (16, 0)),
    ("invictus", {"fleet": 3}, (0, -9)),
    ("morning-star", {}, (-15,)),
    ("morning-star virga", {}, (0,)),
    ("orion the-pax", {"fleet": 6}, (10, 6)),
    ("orion hacker", {"fleet": 0}, (0, 0)),
    ("pelus", {"fleet": 4}, (0, 0)),
    ("pelus", {"fleet": 5}, (20, 0)),
    ("pelus", {"fleet": 7}, (20, 0)),
    ("pelus", {"fleet": 8}, (0, 35)),
    ("pelus", {"fleet": 10}, (0, 35)),
    ("quietus", {"influence": 4}, (16,)),
    ("quietus", {"influence": 3}, (0,)),
    ("the-pax sevro", {}, (15,)),
    ("the-pax pelus", {}, (15,)),
    ("the-pax dancer", {}, (0,)),
    ("virga", {"fleet": 5}, (0, 0)),
    ("virga", {"fleet": 6}, (15, 0)),
    ("virga", {"fleet": 8}, (15, 0)),
    ("virga", {"fleet": 9}, (0, 30)),
    ("artisan-chef aja nero", {}, (10, 0)),
    ("artisan-chef hacker", {}, (0, 0)),
    ("assassin helga sefi", {}, (20,)),
    ("assassin hacker", {}, (0,)),
    ("gardener evey musician matteo", {}, (15,)),
    ("gardener hacker", {}, (0,)),
    ("janitor hacker surgeon orion", {}, (15,)),
    ("janitor aja", {}, (0,)),
    ("mess-hall-cook trigg cyther", {}, (10,)),
    ("mess-hall-cook hacker", {}, (0,)),
    ("modjob eo nanny", {}, (15,)),
    ("modjob hacker", {}, (5,)),
    ("nanny ceo seer timony", {}, (15,)),
    ("nanny hacker", {}, (0,)),
    ("administrator", {"influence": 2}, (15,)),
    ("administrator", {"influence": 5}, (0,)),
    ("auctioneer", {}, ()),
    ("bondilus aja", {"sovereign": True}, (5, 5)),
    ("bondilus hacker", {}, (0, 0)),
    ("diplomat", {"influence": 4}, (19,)),
    ("diplomat", {"influence": 5}, (0,)),
    ("lawyer seer", {}, (12, 0)),
    ("lawyer judge", {}, (0, 22)),
    ("politician", {"influence": 4}, (15,)),
    ("politician", {"influence": 1}, (0,)),
    ("timony", {"influence": 7}, (21,)),
    ("timony", {"influence": 0}, (0,)),
    ("aja octavia", {}, (15,)),
    ("aja lorn", {}, (0,)),
    ("antonia the-jackal victra", {}, (15, -10)),
    ("antonia sevro", {}, (0, -10)),
    ("antonia lorn aja", {}, (15, 0)),
    ("ash-lord orion virga", {"banished": "pelus"}, (10, 5)),
    ("ash-lord hacker", {"banished": "banker"}, (0, 0)),
    ("boneriders the-jackal", {}, (15,)),
    ("boneriders trigg", {}, (15,)),
    ("boneriders aja", {}, (0,)),
    ("cassius mustang darrow", {}, (40, 0)),
    ("cassius darrow", {}, (0, -20)),
    ("cassius mustang", {}, (0, 0)),
    ("fitchner eo sevro", {}, (10, 10)),
    ("fitchner hacker", {}, (0, 0)),
    ("karnus cassius nero", {}, (30, -15)),
    ("karnus hacker", {}, (0, 0)),
    ("lorn hacker", {}, (15,)),
    ("lorn aja", {}, (0,)),
    ("lysander", {"sovereign": True}, (20,)),
    ("lysander cassius", {}, (20,)),
    ("lysander aja", {}, (0,)),
    ("mustang", {}, (5,)),
    ("mustang darrow hacker", {}, (15,)),
    ("nero cassius karnus octavia", {"sovereign": True}, (10, -5, -5, -5)),
    ("nero aja", {}, (0, 0, 0, 0)),
    ("octavia", {}, (-30,)),
    ("octavia", {"sovereign": True}, (0,)),
    ("octavia lysander", {}, (0,)),
    ("pax-au-telemanus helga", {}, (20,)),
    ("pax-au-telemanus mustang", {}, (20,)),
    ("pax-au-telemanus aja", {}, (0,)),
    ("romulus orion", {"sovereign": True}, (15, 0)),
    ("romulus orion roque", {}, (0, -25)),
    ("romulus hacker", {}, (0, -25)),
    ("roque orion virga", {}, (10,)),
    ("roque hacker", {}, (0,)),
    ("sevro dancer", {}, (20,)),
    ("sevro victra", {}, (20,)),
    ("sevro aja", {}, (0,)),
    ("tactus evey", {}, (20,)),
    ("tactus darrow", {}, (20,)),
    ("tactus dancer", {}, (0,)),
    ("the-howlers sevro", {}, (15,)),
    ("the-howlers aja", {}, (0,)),
    ("the-jackal darrow", {"sovereign": True}, (30, -30)),
    ("the-jackal aja", {}, (0, 0)),
    ("the-telemanuses the-pax", {}, (15,)),
    ("the-telemanuses aja", {}, (0,)),
    ("victra the-howlers darrow", {}, (10, 10)),
    ("victra aja", {}, (0, 0)),
    ("bridge", {"board": "evey musician hacker"}, (10,)),
    ("bridge", {"board": "hacker"}, (0,)),
    ("colonel-valentin", {"board": "aja nero"}, (10,)),
    ("colonel-valentin aja", {"board": "hacker"}, (0,)),
    ("danto", {"board": "timony seer judge"}, (15,)),
    ("danto", {}, (0,)),
    ("holiday", {"board": "cyther orion"}, (10,)),
    ("holiday", {"board": "hacker"}, (0,)),
    ("sun-hwa", {"board": "helga hacker"}, (10,)),
    ("sun-hwa", {"board": "banker"}, (0,)),
    ("trigg", {"board": "danto surgeon"}, (10,)),
    ("trigg", {"board": "hacker"}, (0,)),
    ("ugly-dan", {"board": "dancer nanny modjob"}, (15,)),
    ("ugly-dan", {"board": "hacker"}, (0,)),
    ("codebreaker aja", {}, (22,)),
    ("codebreaker ceo", {}, (0,)),
    ("dataport-specialist orion", {}, (26,)),
    ("dataport-specialist hacker", {}, (0,)),
    ("developer", {"tops": "aja morning-star surgeon"}, (35,)),
    ("developer", {"board": "aja"}, (0,)),
    ("firewall-expert", {"bare": True}, (22,)),
    ("firewall-expert", {}, (0,)),
    ("hacker", {}, ()),
    ("holo-designer musician", {}, (28,)),
    ("holo-designer hacker", {}, (0,)),
    ("online-gambler", {}, ()),
    ("alfrun nero jopho", {}, (10, 10)),
    ("alfrun aja", {}, (0, 0)),
    ("alia-snowsparrow aja trigg helga", {}, (24,)),
    ("alia-snowsparrow hacker", {}, (0,)),
    ("helga pax-au-telemanus", {}, (16,)),
    ("helga aja", {}, (0,)),
    ("jopho alfrun nero", {}, (10, 10)),
    ("jopho helga", {}, (0, 0)),
    ("ragnar cyther sefi", {}, (10, 10)),
    ("ragnar helga", {}, (0, 0)),
    ("sefi ragnar aja nero", {}, (20, -10)),
    ("sefi helga", {}, (0, 0)),
    ("stained aja", {}, (15,)),
    ("stained helga", {}, (0,)),
    ("aegis-craftsman aja", {}, (10, 10)),
    ("aegis-craftsman helga", {}, (0, 0)),
    ("artificer cyther aja", {}, (20,)),
    ("artificer aja", {}, (0,)),
    ("artificer cyther", {}, (0,)),
    ("cyther orion", {}, (16,)),
    ("cyther aja", {}, (0,)),
    ("gravboot-cobbler aja", {}, (14,)),
    ("gravboot-cobbler trigg", {}, (14,)),
    ("gravboot-cobbler hacker", {}, (0,)),
    ("pulse-armorer trigg", {}, (17,)),
    ("pulse-armorer aja", {}, (0,)),
    ("pulse-fist-engineer helga", {}, (18,)),
    ("pulse-fist-engineer aja", {}, (0,)),
    ("razor-designer aja", {}, (13,)),
    ("razor-designer aja helga", {}, (0,)),
    ("razor-designer hacker", {}, (0,)),
    ("calliope the-jackal", {}, (20,)),
    ("calliope aja", {}, (0,)),
    ("conversationalist seer", {}, (15,)),
    ("conversationalist aja", {}, (0,)),
    ("evey darrow mickey-the-carver", {}, (15, -15)),
    ("evey dancer", {}, (0, 0)),
    ("garden-trained-rose ceo", {}, (14,)),
    ("garden-trained-rose aja", {}, (0,)),
    ("masseuse timony", {}, (16,)),
    ("masseuse aja", {}, (0,)),
    ("matteo evey", {}, (17,)),
    ("matteo quicksilver", {}, (17,)),
    ("matteo ceo", {}, (0,)),
    ("theodora aja", {}, (14,)),
    ("theodora dancer", {}, (14,)),
    ("theodora aja dancer", {}, (0,)),
    ("theodora hacker", {}, (0,)),
    ("arlus dancer", {}, (25,)),
    ("arlus aja", {}, (0,)),
    ("dancer hacker", {}, (11, 11)),
    ("dancer trigg aja", {}, (0, 0)),
    ("darrow " + FIVE + " seer", {}, (30,)),
    ("darrow " + FIVE, {}, (0,)),
    ("deanna arlus", {}, (26,)),
    ("deanna aja", {}, (0,)),
    ("eo dancer arlus", {}, (20, 0)),
    ("eo colonel-valentin", {}, (10, -10)),  # a Gray who is not Bridge, and Red
    ("eo bridge", {}, (10, 0)),
    ("eo hacker", {}, (0, 0)),
    ("harmony evey nanny helga", {}, (33,)),
    ("harmony aja", {}, (0,)),
    ("uncle-narol surgeon eo", {}, (40,)),
    ("uncle-narol ceo", {}, (0,)),
    ("banker", {}, ()),
    ("ceo", {"helium": 5}, (18,)),
    ("ceo", {"helium": 4}, (0,)),
    ("investor", {}, ()),
    ("loan-shark " + FIVE + " seer", {}, (7,)),
    ("loan-shark " + FIVE, {}, (0,)),
    ("quicksilver", {"helium": 3}, (-30,)),
    ("quicksilver", {"helium": 4}, (0,)),
    ("sponsor", {"influence": 6}, (12,)),
    ("sponsor", {"influence": 0}, (0,)),
    ("stock-broker", {"helium": 4}, (20,)),
    ("stock-broker", {"helium": 9}, (25,)),
    ("stock-broker", {"helium": 0}, (0,)),
    ("painter-4d aja hacker", {}, (31,)),
    ("painter-4d aja nero", {}, (0,)),
    ("holo-host", {"influence": 4}, (18,)),
    ("holo-host", {"influence": 3}, (0,)),
    ("mickey-the-carver aja", {"banished": "dancer"}, (10, 10)),
    ("mickey-the-carver dancer", {"banished": "aja"}, (0, 0)),
    ("musician surgeon timony", {}, (32,)),
    ("musician aja", {}, (0,)),
    ("reporter", {"helium": 4}, (29,)),
    ("reporter", {"helium": 3}, (0,)),
    ("vlogger", {"fleet": 4}, (23,)),
    ("vlogger", {"fleet": 3}, (0,)),
    ("zanzibar aja", {}, (31,)),
    ("zanzibar surgeon", {}, (0,)),
    ("judge", {}, (3,)),
    ("judge aja hacker", {}, (9,)),
    ("justice", {}, ()),
    ("magistrate", {"helium": 3, "influence": 3, "fleet": 3}, (15,)),
    ("magistrate", {"helium": 2}, (0,)),
    ("magistrate", {"influence": 2}, (0,)),
    ("magistrate", {"fleet": 2}, (0,)),
    ("martyr", {}, ()),
    ("orator", {}, (21,)),
    ("orator", {"sovereign": True}, (0,)),
    ("priestess lorn", {}, (20,)),
    ("priestess seer", {}, (0,)),
    ("seer", {"sovereign": True}, (11,)),
    ("seer", {}, (0,)),
    ("dr-virany", {}, ()),
    ("group-counselor", {"banished": FIVE}, (-5,)),
    ("group-counselor", {}, (0,)),
    ("hypnotist", {}, ()),
    ("pathologist", {"banished": "hacker banker investor justice"}, (0, 0)),
    ("pathologist", {"banished": FIVE}, (10, 0)),
    ("pathologist", {"banished": TEN}, (0, 25)),
    ("psychologist", {}, ()),
    ("researcher", {"banished": "hacker banker investor justice"}, (17,)),
    ("researcher", {"banished": FIVE}, (0,)),
    ("surgeon aja nero", {}, (10,)),
    ("surgeon hacker", {}, (0,)),
]


@pytest.mark.rule("R-123", "R-124")
@pytest.mark.parametrize(("ids", "changes", "expected"), CASES)
def test_a_character_scores_what_it_prints(ids: str, changes: dict[str, Any], expected: tuple[int, ...]) -> None:
    assert points(ids, **changes) == expected


def test_the_cases_show_every_clause_both_ways() -> None:
    shown: dict[str, list[set[int]]] = {}
    for ids, _, expected in CASES:
        clauses = shown.setdefault(ids.split()[0], [set() for _ in expected])
        for seen, value in zip(clauses, expected, strict=True):
            seen.add(value)
    assert shown.keys() == characters().keys()
    assert len(shown) == 112
    modifiers = {("artisan-chef", 1)}  # shown by R-131
    alike = {(id, n) for id, clauses in shown.items() for n, seen in enumerate(clauses) if len(seen) < 2}
    assert alike == modifiers
    never_zero = {id for id, clauses in shown.items() if any(0 not in seen for seen in clauses)}
    assert never_zero == {"modjob", "judge", "mustang"}  # they count themselves


# --- the oracle: every character said once more, every way to choose tried ---


class Worn(NamedTuple):
    card: Character
    colors: frozenset[str]
    name: str


class Sight:
    """What one card sees: `n` counts other cards of some colours, `is_` asks for names."""

    def __init__(self, hand: Sequence[Worn], me: int) -> None:
        self.hand = hand
        self.others = [*hand[:me], *hand[me + 1 :]]

    def n(self, *colors: str) -> int:
        return sum(not other.colors.isdisjoint(colors) for other in self.others)

    def is_(self, *names: str) -> bool:
        return any(other.name in names for other in self.others)

    def other_than(self, color: str, name: str) -> bool:
        return any(color in other.colors and other.name != name for other in self.others)

    def only(self, *colors: str) -> bool:
        return all(not worn.colors.isdisjoint(colors) for worn in self.hand)

    def cores(self) -> list[int]:
        return [worn.card.core for worn in self.hand]

    def palette(self) -> list[str]:
        return [color for worn in self.hand for color in worn.colors]

    def initials(self) -> list[str]:
        return [characters()[Name(worn.name)].name[0] for worn in self.hand]


def differ(marks: Sequence[str]) -> bool:
    return len(set(marks)) == len(marks)


def on(pile: Iterable[Character], *colors: str) -> int:
    return sum(card.color in colors for card in pile)


def lawyer(o: Sight, s: Scene) -> tuple[int, int]:
    judge = o.is_("judge")
    return 12 * (o.other_than("white", "judge") and (s.lawyer_both or not judge)), 22 * judge


def codebreaker(o: Sight, s: Scene) -> tuple[int]:
    return (22 * differ(o.initials()) if CODEBREAKER not in s.told else s.told[CODEBREAKER],)


def influence(s: Scene) -> list[int]:
    return [s.rival_influence] + ([] if s.neutral_influence is None else [s.neutral_influence])


PRINTED: Mapping[str, Callable[[Sight, Scene], tuple[int, ...]]] = {
    "invictus": lambda o, s: (16 * (s.fleet >= s.rival_fleet), -9 * (s.fleet < s.rival_fleet)),
    "morning-star": lambda o, s: (-15 * (not o.is_("orion", "virga", "pelus")),),
    "orion": lambda o, s: (10 * o.is_("the-pax", "pax-au-telemanus"), s.fleet),
    "pelus": lambda o, s: (20 * (5 <= s.fleet <= 7), 35 * (s.fleet >= 8)),
    "quietus": lambda o, s: (16 * (s.influence >= max(influence(s))),),
    "the-pax": lambda o, s: (15 * o.is_("darrow", "sevro", "orion", "virga", "pelus"),),
    "virga": lambda o, s: (15 * (6 <= s.fleet <= 8), 30 * (s.fleet >= 9)),
    "artisan-chef": lambda o, s: (5 * o.n("gold"), 0),
    "assassin": lambda o, s: (10 * o.n("obsidian"),),
    "gardener": lambda o, s: (5 * o.n("violet", "pink"),),
    "janitor": lambda o, s: (5 * o.n("green", "yellow", "blue"),),
    "mess-hall-cook": lambda o, s: (5 * o.n("gray", "orange"),),
    "modjob": lambda o, s: (5 + 5 * o.n("red", "brown"),),
    "nanny": lambda o, s: (5 * o.n("silver", "white", "copper"),),
    "administrator": lambda o, s: (15 * (s.influence <= min(influence(s))),),
    "bondilus": lambda o, s: (5 * s.sovereign, 5 * (o.n("gold") > 0)),
    "diplomat": lambda o, s: (19 * (s.influence == s.rival_influence),),
    "lawyer": lawyer,
    "politician": lambda o, s: (15 * (s.influence >= max(influence(s))),),
    "timony": lambda o, s: (3 * s.influence,),
    "aja": lambda o, s: (15 * o.is_("octavia"),),
    "antonia": lambda o, s: (15 * (o.is_("the-jackal") or o.n("gold") >= 2), -10 * o.is_("victra", "sevro")),
    "ash-lord": lambda o, s: (5 * o.n("blue"), 5 * on(s.banished, "blue")),
    "boneriders": lambda o, s: (15 * (o.is_("the-jackal") or o.n("gray") > 0),),
    "cassius": lambda o, s: (
        40 * (o.is_("mustang") and o.is_("darrow")),
        -20 * (o.is_("darrow") and not o.is_("mustang")),
    ),
    "fitchner": lambda o, s: (10 * (o.n("red") > 0), 10 * o.is_("sevro")),
    "karnus": lambda o, s: (30 * o.is_("cassius"), -15 * o.is_("mustang", "the-jackal", "nero")),
    "lorn": lambda o, s: (15 * (o.n("gold") == 0),),
    "lysander": lambda o, s: (20 * (s.sovereign or o.is_("octavia", "cassius")),),
    "mustang": lambda o, s: (5 * len(set(o.palette())),),
    "nero": lambda o, s: (10 * s.sovereign, -5 * o.is_("cassius"), -5 * o.is_("karnus"), -5 * o.is_("octavia")),
    "octavia": lambda o, s: (-30 * (not s.sovereign and not o.is_("lysander")),),
    "pax-au-telemanus": lambda o, s: (20 * (o.n("obsidian") > 0 or o.is_("mustang")),),
    "romulus": lambda o, s: (15 * s.sovereign, -25 * (o.is_("roque", "octavia") or o.n("blue") == 0)),
    "roque": lambda o, s: (5 * o.n("blue"),),
    "sevro": lambda o, s: (20 * (o.is_("victra", "the-howlers") or o.n("red") > 0),),
    "tactus": lambda o, s: (20 * (o.is_("octavia", "darrow") or o.n("pink") > 0),),
    "the-howlers": lambda o, s: (15 * o.is_("sevro"),),
    "the-jackal": lambda o, s: (30 * s.sovereign, -30 * o.is_("darrow", "octavia")),
    "the-telemanuses": lambda o, s: (15 * o.is_("pax-au-telemanus", "the-pax"),),
    "victra": lambda o, s: (10 * o.is_("the-howlers"), 10 * o.is_("sevro", "darrow")),
    "bridge": lambda o, s: (5 * on(s.board, "pink", "violet"),),
    "colonel-valentin": lambda o, s: (5 * on(s.board, "gold"),),
    "danto": lambda o, s: (5 * on(s.board, "copper", "white"),),
    "holiday": lambda o, s: (5 * on(s.board, "orange", "blue"),),
    "sun-hwa": lambda o, s: (5 * on(s.board, "obsidian", "green"),),
    "trigg": lambda o, s: (5 * on(s.board, "gray", "yellow"),),
    "ugly-dan": lambda o, s: (5 * on(s.board, "red", "brown"),),
    "codebreaker": codebreaker,
    "dataport-specialist": lambda o, s: (26 * (o.n("blue") > 0),),
    "developer": lambda o, s: (max([0, *(top.core for top in s.tops)]),),
    "firewall-expert": lambda o, s: (22 * s.bare,),
    "holo-designer": lambda o, s: (28 * (o.n("violet") > 0),),
    "alfrun": lambda o, s: (10 * o.is_("nero"), 10 * o.is_("jopho")),
    "alia-snowsparrow": lambda o, s: (24 * o.only("gold", "gray", "obsidian"),),
    "helga": lambda o, s: (16 * o.is_("pax-au-telemanus", "the-pax"),),
    "jopho": lambda o, s: (10 * o.is_("alfrun"), 10 * o.is_("nero")),
    "ragnar": lambda o, s: (10 * (o.n("orange") > 0), 10 * o.is_("sefi")),
    "sefi": lambda o, s: (20 * o.is_("ragnar"), -5 * o.n("gold")),
    "stained": lambda o, s: (15 * (o.n("obsidian") == 0),),
    "aegis-craftsman": lambda o, s: (10 * (o.n("gold") > 0), 10 * (o.n("obsidian") == 0)),
    "artificer": lambda o, s: (20 * (o.n("orange") > 0 and o.n("gold") > 0),),
    "cyther": lambda o, s: (16 * (o.n("blue") > 0),),
    "gravboot-cobbler": lambda o, s: (14 * (o.n("gold", "gray") > 0),),
    "pulse-armorer": lambda o, s: (17 * (o.n("gray") > 0),),
    "pulse-fist-engineer": lambda o, s: (18 * (o.n("obsidian") > 0),),
    "razor-designer": lambda o, s: (13 * (o.n("gold") > 0 and o.n("obsidian") == 0),),
    "calliope": lambda o, s: (20 * o.is_("the-jackal"),),
    "conversationalist": lambda o, s: (15 * (o.n("white") > 0),),
    "evey": lambda o, s: (15 * o.is_("darrow"), -15 * o.is_("mickey-the-carver")),
    "garden-trained-rose": lambda o, s: (14 * (o.n("silver") > 0),),
    "masseuse": lambda o, s: (16 * (o.n("copper") > 0),),
    "matteo": lambda o, s: (17 * (o.n("pink") > 0 or o.is_("quicksilver")),),
    "theodora": lambda o, s: (14 * ((o.n("gold") > 0) != (o.n("red") > 0)),),
    "arlus": lambda o, s: (25 * (o.n("gold") == 0),),
    "dancer": lambda o, s: (11 * (o.n("gray") == 0), 11 * (o.n("gold") == 0)),
    "darrow": lambda o, s: (30 * (len(o.hand) >= 7),),
    "deanna": lambda o, s: (26 * (o.n("red") > 0),),
    "eo": lambda o, s: (10 * o.n("red"), -10 * o.other_than("gray", "bridge")),
    "harmony": lambda o, s: (33 * o.only("red", "pink", "brown", "obsidian"),),
    "uncle-narol": lambda o, s: (40 * (max(o.cores()) <= 10),),
    "ceo": lambda o, s: (18 * (s.helium >= 5),),
    "loan-shark": lambda o, s: (7 * (len(o.hand) >= 7),),
    "quicksilver": lambda o, s: (-30 * (s.rival_helium > s.helium),),
    "sponsor": lambda o, s: (2 * s.influence,),
    "stock-broker": lambda o, s: (5 * min(5, s.helium),),
    "painter-4d": lambda o, s: (31 * differ(o.palette()),),
    "holo-host": lambda o, s: (18 * (s.influence >= max(influence(s))),),
    "mickey-the-carver": lambda o, s: (10 * (on(s.banished, "red") > 0), 10 * (o.n("gold") > 0)),
    "musician": lambda o, s: (32 * all(core % 2 == 0 for core in o.cores()),),
    "reporter": lambda o, s: (29 * (s.helium >= s.rival_helium),),
    "vlogger": lambda o, s: (23 * (s.fleet >= s.rival_fleet),),
    "zanzibar": lambda o, s: (31 * all(core % 2 for core in o.cores()),),
    "judge": lambda o, s: (3 * len(o.hand),),
    "magistrate": lambda o, s: (15 * (min(s.fleet, s.helium, s.influence) >= 3),),
    "orator": lambda o, s: (21 * (not s.sovereign),),
    "priestess": lambda o, s: (20 * (min(o.cores()) >= 20),),
    "seer": lambda o, s: (11 * s.sovereign,),
    "group-counselor": lambda o, s: (-len(s.banished),),
    "pathologist": lambda o, s: (10 * (5 <= len(s.banished) <= 9), 25 * (len(s.banished) >= 10)),
    "researcher": lambda o, s: (17 * (len(s.banished) <= 4),),
    "surgeon": lambda o, s: (5 * o.n("gold"),),
}


def worn_total(worn: Sequence[Worn], at: Scene) -> int:
    total = 0
    chef = any(one.card.id == "artisan-chef" for one in worn)
    for me, one in enumerate(worn):
        brought = PRINTED[one.card.id](Sight(worn, me), at) if one.card.id in PRINTED else ()
        if chef and "gold" in one.colors:
            brought = tuple(max(0, p) for p in brought) if at.chef_per_clause else (max(0, sum(brought)),)
        total += one.card.core + sum(brought)
    return total


def ways(card: Character, names: Sequence[str]) -> list[Worn]:
    colors = [frozenset({str(card.color)})]
    if card.color == "gray":
        colors += [frozenset({"gray", str(color)}) for color in COLORS if color != "gray"]
    bears = [str(card.id), *names] if card.color == "orange" else [str(card.id)]
    return [Worn(card, color, name) for color in colors for name in bears]


def mentioned(hand: Iterable[Character]) -> list[str]:
    return sorted({name for card in hand for name in re.findall(r"@([a-z0-9-]+)", json.dumps(card.clauses))})


def names_to_try(hand: Sequence[Character]) -> list[str]:
    """Every name that a clause mentions, one that none does, and for Codebreaker one such name for each initial."""
    names = mentioned(hand)
    by_initial = {card.name[0]: str(card.id) for card in characters().values() if str(card.id) not in names}
    if any(card.id == "codebreaker" for card in hand):
        return [*names, *by_initial.values()]
    return [*names, by_initial["Z"]]


def oracle(hand: Sequence[Character], at: Scene) -> int:
    names = names_to_try(hand)
    return max(worn_total(worn, at) for worn in product(*(ways(card, names) for card in hand)))


def random_scene(rng: random.Random) -> Scene:
    def pile(most: int) -> tuple[Character, ...]:
        return tuple(rng.sample(list(characters().values()), rng.randint(0, most)))

    mine, rival = [[rng.randint(0, 10) for _ in range(3)] for _ in range(2)]
    return Scene(
        *(mine[0], mine[1], mine[2], rival[0], rival[1], rival[2]),
        sovereign=rng.random() < 0.5,
        banished=pile(12),
        board=pile(12),
        tops=pile(4),
        bare=rng.random() < 0.5,
        neutral_influence=rng.choice([None, 3]),
        lawyer_both=rng.random() < 0.5,
        chef_per_clause=rng.random() < 0.5,
        told=rng.choice([{}, {}, {CODEBREAKER: 0}, {CODEBREAKER: 22}]),
    )


# characters whose points hang on colours and names in ways that pull against each other
KEEN = cards(
    "antonia cassius karnus lysander mustang nero octavia romulus sevro tactus the-jackal victra pax-au-telemanus eo "
    "harmony codebreaker painter-4d lawyer theodora matteo sefi artisan-chef alia-snowsparrow lorn dancer surgeon "
    "stained janitor modjob"
)


def random_hands(
    seed: int, count: int, grays: Sequence[int] = (0, 1, 1, 2), oranges: Sequence[int] = (0, 1, 1, 2)
) -> Iterator[tuple[tuple[Character, ...], Scene]]:
    """Hands of 3 to 6 cards; every second one is made of the keen."""
    rng = random.Random(seed)
    everyone = list(characters().values())
    gray, orange = ([card for card in everyone if card.color == color] for color in ("gray", "orange"))
    rest = [card for card in everyone if card.color not in ("gray", "orange")]
    for number in range(count):
        hand = rng.sample(gray, rng.choice(grays)) + rng.sample(orange, rng.choice(oranges))
        hand += rng.sample(KEEN if number % 2 else rest, max(1, rng.randint(3, 6) - len(hand)))
        rng.shuffle(hand)
        yield tuple(hand), random_scene(rng)


@pytest.mark.rule("R-133", "R-134", "R-135")
@pytest.mark.parametrize("seed", range(10))
def test_the_best_of_all_ways_is_found(seed: int) -> None:
    for hand, at in random_hands(seed, 40):
        result = score_hand(hand, at)
        assert result.total == oracle(hand, at), (hand, at)
        check_honest(result, at)


@pytest.mark.rule("R-133", "R-134", "R-135")
@pytest.mark.parametrize(("grays", "oranges"), [((3,), (0,)), ((0, 1), (3,))])
def test_the_best_of_all_ways_of_three(grays: Sequence[int], oranges: Sequence[int]) -> None:
    for hand, at in random_hands(3, 20, grays, oranges):
        if not any(card.id == "codebreaker" for card in hand):  # too many names for the oracle
            assert score_hand(hand, at).total == oracle(hand, at), (hand, at)


def check_honest(result: HandScore, at: Scene) -> None:
    """What the score says was taken may be taken, and brings what the score says."""
    worn = []
    for card in result.cards:
        assert card.color is None or (card.character.color == "gray" and card.color in COLORS and card.color != "gray")
        assert card.name is None or (card.character.color == "orange" and card.name in characters())
        colors = {str(card.character.color), str(card.color or card.character.color)}
        worn.append(Worn(card.character, frozenset(colors), card.name or card.character.id))
    assert result.total == worn_total(worn, at)
    assert [len(card.clauses) for card in result.cards] == [len(card.character.clauses) for card in result.cards]


@pytest.mark.rule("R-135")
def test_big_hands_are_honest_and_not_worse_than_taking_nothing() -> None:
    rng = random.Random(135)
    everyone = list(characters().values())
    for _ in range(60):
        hand = tuple(rng.sample(everyone, rng.randint(7, 40)))
        at = random_scene(rng)
        result = score_hand(hand, at)
        check_honest(result, at)
        assert [card.character for card in result.cards] == list(hand)
        plain = [Worn(card, frozenset({str(card.color)}), card.id) for card in hand]
        assert result.total >= worn_total(plain, at)


@pytest.mark.rule("R-135")
def test_the_order_of_the_hand_does_not_matter() -> None:
    for hand, at in random_hands(77, 40):
        assert score_hand(hand, at).total == score_hand(hand[::-1], at).total


def test_what_the_search_relies_on_is_so_in_the_pack() -> None:
    """Wild cards are interchangeable, and clauses about the whole hand stand alone."""
    everyone = list(characters().values())
    wild = {card.id for card in everyone if card.end == "wild_name"}
    for card in everyone:
        text = json.dumps(card.clauses)
        assert (card.end == "wild_color") == (card.color == "gray")
        assert (card.end == "wild_name") == (card.color == "orange")
        assert not wild.intersection(mentioned([card])), "nobody asks for an Orange by its own name"
        if card.color == "gray":
            assert all(set(clause["of"]) == {"board"} for clause in card.clauses)
        if card.color == "orange":
            assert "@" not in text
        if '"only"' in text or '"distinct"' in text:
            assert len(card.clauses) == 1
            assert {"only", "distinct"} & set(card.clauses[0]["when"])
        if card.color == "gold" and "-" in re.sub(r"@[a-z-]+", "", text):
            assert "vp_per" not in text, "a loss and a counter on one Gold card would not add up by the net reading"


# --- the language of the clauses ---


def test_every_word_has_a_meaning_and_a_check() -> None:
    assert hand_module._HOLDS.keys() == language.PREDICATES.keys()
    assert hand_module._COUNTS.keys() == {*language.CARD_COUNTERS, *language.PLAIN_COUNTERS}


def test_every_colour_that_a_clause_asks_for_has_to_be_held_so_often() -> None:
    clause = {"vp": 5, "when": {"min_other": {"gold": 1, "red": 2}}}
    asker = cards("aja")[0]._replace(clauses=(clause,))
    brought = [
        score_hand((asker, *cards(others)), EVEN).cards[0].clauses
        for others in ("nero dancer deanna", "nero dancer", "dancer deanna", "nero dancer trigg", "nero trigg danto")
    ]
    assert brought == [(5,), (0,), (0,), (5,), (5,)]


@pytest.mark.parametrize(
    "clause",
    [
        {"vp": -99, "when": {"any": ["#gold", "@aja"]}},
        {"vp": 99, "when": {"min_other": {"gold": 1, "red": 2}}},
        {"vp": 0, "when": {"hand_size_min": 0}},
        {"vp": 5, "when": {"fleet_in": [0, None]}},
        {"vp": 5, "when": {"banished_in": [0, 99]}},
        {"vp_per": -99, "of": "influence", "cap": 0},
        {"vp_per": 99, "of": "helium", "cap": 99},
    ],
)
def test_the_least_and_the_most_that_a_clause_may_say_is_read(clause: object) -> None:
    card = {"id": "aja", "name": "Aja", "color": "gold", "core": 15, "clauses": [clause]}
    assert _character(Item("mine.json", "#22", card), ("aja",)).clauses == (clause,)


@pytest.mark.parametrize(
    "clause",
    [
        "text",
        {"vp": -100, "when": {"any": ["#gold"]}},
        {"vp": 100, "when": {"any": ["#gold"]}},
        {"vp": 5, "when": {"hand_size_min": -1}},
        {"vp": 5, "when": {"fleet_in": [0, 100]}},
        {"vp": 5, "when": {"fleet_in": [-1, 5]}},
        {"vp": 5, "when": {"fleet_in": [0, 5, 9]}},
        {"vp_per": -100, "of": "helium"},
        {"vp_per": 5, "of": "helium", "cap": -1},
        {},
        {"vp": 5},
        {"vp": "5", "when": {"any": ["#gold"]}},
        {"vp": True, "when": {"any": ["#gold"]}},
        {"vp": 5, "when": {"any": ["#gold"]}, "cap": 3},
        {"vp": 5, "when": {"any": "#gold"}},
        {"vp": 5, "when": {"any": []}},
        {"vp": 5, "when": {"any": ["gold"]}},
        {"vp": 5, "when": {"any": ["#gold", "#golden"]}},
        {"vp": 5, "when": {"any": ["@nobody"]}},
        {"vp": 5, "when": {"any": [["#gold"]]}},
        {"vp": 5, "when": {"some": ["#gold"]}},
        {"vp": 5, "when": {"any": ["#gold"], "none": ["#red"]}},
        {"vp": 5, "when": {"and": [{"any": ["@nobody"]}]}},
        {"vp": 5, "when": {"any_except": {"color": "white"}}},
        {"vp": 5, "when": {"any_except": {"color": "white", "not": "nobody"}}},
        {"vp": 5, "when": {"min_other": {"gold": 1, "red": 3}}},
        {"vp": 5, "when": {"min_other": {"gold": 0}}},
        {"vp": 5, "when": {"min_other": {"golden": 1, "red": 1}}},
        {"vp": 5, "when": {"min_other": ["gold"]}},
        {"vp": 5, "when": {"min_other": {}}},
        {"vp": 5, "when": {"only": ["#gold"]}},
        {"vp": 5, "when": {"core_all": {"parity": "both"}}},
        {"vp": 5, "when": {"distinct": "core"}},
        {"vp": 5, "when": {"hand_size_min": "7"}},
        {"vp": 5, "when": {"sovereign": 1}},
        {"vp": 5, "when": {"rank": ["laurels", "most"]}},
        {"vp": 5, "when": {"rank": ["fleet", "middle"]}},
        {"vp": 5, "when": {"opp_more": "laurels"}},
        {"vp": 5, "when": {"fleet_in": [5]}},
        {"vp": 5, "when": {"banished_in": [None, 5]}},
        {"vp": 5, "when": {"banished_has": "#red"}},
        {"vp_per": 5, "of": "laurels"},
        {"vp_per": 5, "of": {"hand": ["gold"]}},
        {"vp_per": 5, "of": {"board": ["golden"]}},
        {"vp_per": 5, "of": {"hand_other": ["gold"]}, "cap": 10},
        {"vp_per": 5, "of": "helium", "cap": "25"},
        {"modifier": "ignore_everything"},
    ],
)
def test_a_clause_that_cannot_be_read_is_refused(clause: object) -> None:
    good = {"vp": 5, "when": {"any": ["#gold"]}}
    card = {"id": "aja", "name": "Aja", "color": "gold", "core": 15, "clauses": [good, clause]}
    with pytest.raises(BadPack) as refused:
        _character(Item("mine.json", "#22", card), ("aja",))
    assert refused.value.id == "pack-field"
    assert str(refused.value.args_["expected"]).startswith("#2: ")
    assert refused.value.args_ | {"expected": "", "got": ""} == {
        "file": "mine.json",
        "card": "#22",
        "field": "clauses",
        "expected": "",
        "got": "",
    }
