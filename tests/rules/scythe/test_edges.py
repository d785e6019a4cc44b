"""The edges of a turn: combats that are left unfought, reports that a combat makes impossible, retreats to lakes, moves
that cannot be, and a table that can be checked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from automarium.core.ask import Count, Form
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.scythe.board import BASE_OF, BY_LAKE, LAKES, NAMES, NUMBER, PLACES, at, names
from automarium.games.scythe.broken import FACTS, broken, sharing
from automarium.games.scythe.combat import combat
from automarium.games.scythe.human import human_turn
from automarium.games.scythe.mats import faction_mats
from automarium.games.scythe.names import (
    AUTOMA,
    FACTIONS,
    HERO,
    HUMAN,
    LAKE_ABILITIES,
    MECH,
    STAR_COMBAT,
    STAR_POWER,
    WORKER,
)
from automarium.games.scythe.neighbourhood import human_reach
from automarium.games.scythe.notation import Route
from automarium.games.scythe.scoring import count, held, score_sheet
from automarium.games.scythe.stars import SixthStar
from automarium.games.scythe.table import Table
from automarium.games.scythe.traps import spring_trap
from automarium.games.scythe.unfought import go_back
from automarium.games.scythe.ways import doubt, most_steps, reach
from automarium.last.scythe import moves, retreats
from automarium.words import words
from tests import refusals
from tests.bots import SETUPS, fixes_of, play_corrected
from tests.rules.scythe.position import (
    act,
    automa,
    here,
    human,
    ids,
    moved,
    next_card,
    numbers,
    older,
    run,
    run_to_the_end,
    table,
    territories,
    told,
)

FIVE = [Name(f"star-{one}") for one in ("upgrades", "objective", "popularity", "power", "recruits")]


def match(mine: str = "crimea", its: str = "nordic", **settings: str) -> Match[Any]:
    setup = {"human": mine, "automa": its, "level": "automa", "check-moves": "no", **settings}
    return Match(game("scythe"), setup, seed="edges")


def refused(m: Match[Any], text: str) -> str:
    return refusals.refused(m, text)


def place(name: str) -> int:
    return NUMBER[name]


# --- a sixth star while another combat waits ---


def two_combats(*, rules: int = 2) -> Table:
    t = older(table("polania", "nordic"), rules)
    automa(t, mechs="C3 D4")
    human(t, hero="B4", mechs="D5", workers="D5 D5 C1")
    t.human.stars, t.automa.hand, t.automa.power = list(FIVE), [], 0
    t.resources = {place("D5"): {Name("metal"): 3, Name("food"): 0, Name("wood"): 0, Name("oil"): 0}}
    return t


@pytest.mark.rule("S-275", "S-31")
def test_units_of_a_combat_that_a_sixth_star_leaves_unfought_go_back() -> None:
    t = two_combats()
    run_to_the_end(t, human_turn(t), "hero B4-C3", "mech D5-D4 1 goods", "end", "7")
    events = t.tale.events
    t.over = True
    go_back(t)
    assert (t.human.hero, t.human.mechs) == (place("C3"), [place("D5")])  # the combat on C3 was won
    assert sorted(t.human.workers) == sorted([place("D5"), place("D5"), place("C1")])
    assert t.resources_on(place("D5")) == 3
    assert told(events, "order-goes-back") == {"side": HUMAN, "unit": MECH, "place": "D4", "to": "D5"}
    assert territories(held(t) & t.automa.units) == set()
    assert (t.fights, t.entries, t.battle, list(sharing(t))) == ([], [], None, [])


@pytest.mark.rule("S-275")
def test_the_shared_territory_is_counted_for_its_holder_only() -> None:
    m = match("polania", "nordic")
    m.answer("fix automa-mechs C3 D4; fix automa-workers -; fix hero B4; fix mechs D5; fix workers D5 D5")
    m.answer("fix power 0; fix cards 0; fix star upgrades 1; fix star objective 1; fix star popularity 1")
    m.answer("fix star power 1; fix star combat 1; hero B4-C3; mech D5-D4; end")
    m.answer("7")
    assert m.ask is not None
    assert m.ask.id == "ask-final"
    assert score_sheet(m.state).lines[2].label.args == {"human": 2, "automa": 3}  # C3 and D5; the Factory for three


@pytest.mark.rule("S-275")
def test_the_automas_sixth_star_leaves_them_unfought_too() -> None:
    t = two_combats()
    t.human.stars, t.automa.power = [], 7
    t.automa.stars |= {STAR_COMBAT: 1, Name("star-card"): 4}
    t.automa.cube = t.automa.star_card.stars[3]
    next_card(t, 6)
    run_to_the_end(t, human_turn(t), "mech D5-D4 2", "hero B4-C3", "end", "0")
    go_back(t)
    assert (t.human.hero, t.human.mechs) == (place("B4"), [t.human.base])  # beaten on D4, gone back from C3


@pytest.mark.rule("S-275", "S-278")
@pytest.mark.parametrize(("start", "unit"), [("A4", "mech"), ("base", "mech"), ("A4", "hero"), ("base", "hero")])
def test_an_automa_unit_goes_back_when_the_humans_sixth_star_comes_before_the_combat(start: str, unit: str) -> None:
    units = {"mechs": start} if unit == "mech" else {"hero": start}
    t = human(automa(table("albion"), water=False, **units), hero="B5" if start == "A4" else "A4", abilities="shield")
    t.human.stars = [one for one in FIVE if one != STAR_POWER] + [STAR_COMBAT]
    t.automa.power = 7
    before = (t.automa.hero, t.automa.mechs, t.automa.mechs_on_base)
    with pytest.raises(SixthStar):
        act(t, "attack-units", "yes")
    assert t.automa.units & t.human.units
    t.over = True
    go_back(t)
    assert (t.automa.hero, t.automa.mechs, t.automa.mechs_on_base) == before
    assert list(sharing(t)) == []


@pytest.mark.rule("S-278")
@pytest.mark.parametrize(("faction", "ability", "attacker"), [("albion", "shield", AUTOMA), ("togawa", "ronin", HUMAN)])
def test_power_before_a_combat_may_be_the_sixth_star(faction: str, ability: str, attacker: Name) -> None:
    t = human(automa(table(faction), mechs="D5"), hero="D5", abilities=ability)
    t.automa.hand = []
    t.human.stars = [one for one in FIVE if one != STAR_POWER] + [STAR_COMBAT]
    assert "ask-combat" not in ids(run(t, combat(t, place("D5"), attacker), "no", "0"))  # it goes on
    human(automa(t, mechs="D5"), hero="D5", abilities=ability)
    run_to_the_end(t, combat(t, place("D5"), attacker), "yes")
    for rules, stars in ((1, 5), (2, 4)):  # not asked by older rules, nor for any other star than the sixth
        t = older(human(automa(table(faction), mechs="D5"), hero="D5", abilities=ability), rules)
        t.automa.hand, t.human.stars = [], [STAR_COMBAT, *FIVE][: stars - 1]
        run(t, combat(t, place("D5"), attacker), "0")


@pytest.mark.rule("S-275")
def test_what_a_correction_has_put_into_an_unfought_combat_goes_home() -> None:
    m = match("polania", "nordic")
    m.answer("fix automa-mechs C3; fix hero B4; hero B4-C3; fix mechs C3; fix automa-workers B4")
    m.answer("fix automa-star card 6")
    assert m.ask is not None
    assert m.ask.id == "ask-final"
    assert (m.state.human.hero, m.state.human.mechs) == (m.state.human.base, [m.state.human.base])


def test_by_older_rules_the_units_stay() -> None:
    t = two_combats(rules=1)
    run_to_the_end(t, human_turn(t), "hero B4-C3", "mech D5-D4 1 goods", "end", "7")
    t.over = True
    go_back(t)
    assert (t.human.mechs, t.fights, list(sharing(t))) == ([place("D4")], [], [])


# --- what is said is checked before a combat begins ---


@pytest.mark.rule("S-279", "S-270")
@pytest.mark.parametrize("dial", range(8))
def test_no_answer_in_a_combat_is_refused_for_what_was_reported(dial: int) -> None:
    """With power 3 and no cards the Automa loses to 3 and more: the refusals told the others apart."""
    m = match("polania", "nordic")
    m.answer("fix automa-mechs C3; fix power 3; fix cards 0; fix mechs C2; fix workers C2")
    m.answer("mech C2-C3 1; build C3 mill")
    told_ = [event.id for event in m.answer(str(dial))]
    won = "automa" not in [e.args["side"] for e in m.tale.events if e.id == "note-combat"]
    assert m.ask is not None
    assert m.ask.id == "ask-turn"
    assert ("echo-structure" in told_) == won
    assert ("care-not-carried-out" in told_) == (not won)
    assert m.state.human.structures == ({place("C3"): "mill"} if won else {})


@pytest.mark.rule("S-279")
def test_what_was_not_carried_out_is_said_with_its_reason() -> None:
    m = match("polania", "nordic")
    m.answer("fix automa-mechs C3; fix power 7; fix mechs C2; mech C2-C3; mech +C3 speed")
    care = next(event for event in m.answer("0") if event.id == "care-not-carried-out")
    assert words("en", "scythe").event(care) == "“mech” was not carried out. The Automa has a unit on C3."
    assert m.state.human.mechs == [m.state.human.base]


@pytest.mark.rule("S-279")
@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("build C4 mill", "structure-on-lake"),
        ("build A4 mill", "automa-stands-there"),
        ("mech ability submerge", "ability-known"),
        ("worker +C3 8", "too-many"),
        ("recruit coin", "recruit-known"),
        ("star workers", "star-not-earned"),
        ("encounter C3", "no-encounter"),
        ("star objective", "star-placed"),
        ("res A4 oil 2", "automa-stands-there"),
    ],
)
def test_what_cannot_be_even_after_a_victory_is_refused_before_the_combat(text: str, id: str) -> None:
    m = match("polania", "nordic")
    m.answer("fix automa-mechs C3; fix mechs C2; fix ability submerge yes; fix recruit coin yes; star objective")
    m.answer("mech C2-C3")
    assert refused(m, text) == id
    assert m.state.fights == [place("C3")]
    assert "head-combat" not in [event.id for event in m.tale.events]


@pytest.mark.rule("S-279")
@pytest.mark.parametrize("text", ["res C3 wood 2", "worker +C3", "mech +C3", "build C3 mine", "flag C3"])
@pytest.mark.parametrize("dial", ["0", "7"])
def test_what_may_be_after_a_victory_waits_for_it(text: str, dial: str) -> None:
    m = match("albion", "nordic")
    m.answer("fix automa-mechs C3; fix power 3; fix cards 0; fix mechs C2; fix workers C2 C2; mech C2-C3 2")
    m.answer(text)
    assert m.ask is not None
    assert m.ask.id == "ask-combat"
    m.answer(dial)
    assert m.ask.id == "ask-turn"


@pytest.mark.rule("S-270", "S-279")
def test_a_line_that_runs_into_a_combat_goes_on_after_it() -> None:
    m = match("polania", "nordic")
    m.answer("fix automa-mechs C3; fix power 0; fix cards 0; fix mechs C2; fix ability speed yes")
    told_ = [event.id for event in m.answer("mech C2-C3; build C3 mill; recruit coin; end")]
    assert told_[-1] == "head-combat"
    assert ask_of(m).id == "ask-combat"
    order = [event.id for event in m.answer("3")]
    assert order.index("note-combat") < order.index("echo-structure") < order.index("echo-recruit")
    assert order.index("echo-recruit") < order.index("head-automa-turn")


@pytest.mark.rule("S-270", "S-276")
def test_a_line_that_runs_into_a_doubted_move_goes_on_after_it() -> None:
    m = match(**{"check-moves": "yes"})
    m.answer("worker G3-C1; recruit coin")
    assert ask_of(m).id == "ask-move"
    m.answer("yes")
    assert (place("C1") in m.state.human.workers, m.state.human.recruits) == (True, {"coin"})


def test_a_move_is_checked_whole_before_anything_of_it_is_done() -> None:
    t = human(automa(table()), hero="G3", mechs="G3", workers="G3")
    piece = human_turn(t)
    ask = next(piece)
    for text in ("mech G3-G4 2", "mech G3-G4 1 goods", "hero G3-G4 goods", "worker G3-G4 goods"):
        with pytest.raises(Refusal):
            piece.send(ask.parse(text))
        piece = human_turn(t)
        ask = next(piece)
        assert (t.human.hero, t.human.mechs, t.human.workers) == (*[place("G3")], [place("G3")], [place("G3")])


# --- the encounter comes after the combats ---


@pytest.mark.rule("S-270")
def test_an_encounter_is_met_when_moves_and_combats_are_over() -> None:
    t = human(automa(table("crimea", "nordic"), mechs="D5"), hero="C5", mechs="E6")
    t.automa.power, t.automa.hand, t.encounters = 0, [], at("B5")
    order = ids(run(t, human_turn(t), "hero C5-B5", "mech E6-D5", "recruit coin", "1", "end"))
    assert order.index("note-combat") < order.index("order-human-encounter") < order.index("echo-recruit")
    assert order.count("order-human-encounter") == 1
    assert t.encounters == 0


@pytest.mark.rule("S-270")
def test_an_encounter_that_the_match_does_not_come_to_stays() -> None:
    t = human(automa(table("crimea", "nordic"), mechs="D5"), hero="C5", mechs="E6")
    t.automa.power, t.automa.hand, t.encounters, t.human.stars = 0, [], at("B5"), list(FIVE)
    run_to_the_end(t, human_turn(t), "hero C5-B5", "mech E6-D5", "end", "1")
    assert t.encounters == at("B5")


@pytest.mark.rule("S-270")
def test_only_a_character_that_has_moved_meets_an_encounter_where_it_stands() -> None:
    t = human(automa(table("crimea", "nordic")), hero="B5", mechs="C5")
    t.encounters = at("B5", "C5")
    run(t, human_turn(t), "recruit coin", "mech C5-C6", "end")
    assert t.encounters == at("B5", "C5")
    run(t, human_turn(t), "hero B5-C5", "hero C5-C6", "end")  # it went on: the token stays
    assert t.encounters == at("B5", "C5")
    run(t, human_turn(t), "hero C6-C5", "encounter C5", "encounter C5", "encounter B5", "end")
    assert t.encounters == 0
    t.encounters = at("B5")
    with pytest.raises(Refusal):
        run(t, human_turn(t), "encounter C5")


def test_by_older_rules_an_encounter_is_met_at_once() -> None:
    t = older(human(automa(table("crimea", "nordic"), mechs="D5"), hero="C5", mechs="E6"))
    t.automa.power, t.automa.hand, t.encounters = 0, [], at("B5")
    order = ids(run(t, human_turn(t), "hero C5-B5", "mech E6-D5", "end", "1"))
    assert order.index("order-human-encounter") < order.index("note-combat")


# --- Seaworthy ---


def beaten(*, workers: str = "", mechs: str = "", its: str = "") -> Table:
    """The Nordic human is about to lose on B5, beside the lake C4 and no other."""
    t = human(automa(table("nordic", "saxony"), mechs=f"B5 {its}"), hero="B5", mechs=mechs, workers=workers)
    t.human.abilities = frozenset({Name("seaworthy")})
    t.automa.power, t.automa.hand = 7, []
    next_card(t, 6)
    return t


@pytest.mark.rule("S-277", "S-193")
@pytest.mark.parametrize("attacker", [HUMAN, AUTOMA])
def test_a_beaten_nordic_may_retreat_to_a_lake_beside_the_combat(attacker: Name) -> None:
    t = beaten()
    events = run(t, combat(t, place("B5"), attacker), "0", "c4")
    assert t.human.hero == place("C4")
    assert told(events, "order-retreat-lake") == {"unit": HERO, "place": "B5", "to": "C4", "workers": 0}
    assert "order-human-home" not in ids(events)
    t = beaten()
    events = run(t, combat(t, place("B5"), attacker), "0", "base")
    assert t.human.hero == t.human.base
    assert told(events, "order-human-home")["number"] == 1


@pytest.mark.rule("S-277")
def test_each_combat_unit_chooses_and_a_mech_takes_workers_along() -> None:
    t = beaten(mechs="B5 B5", workers="B5 B5 B5")
    events = run(t, combat(t, place("B5"), AUTOMA), "0", "base", "C4", "2", "base")
    assert (t.human.hero, t.human.mechs) == (t.human.base, [place("C4"), t.human.base])
    assert sorted(t.human.workers) == sorted([place("C4"), place("C4"), t.human.base])
    assert told(events, "order-human-home")["number"] == 3
    assert told(events, "order-retreat-lake")["workers"] == 2


def test_a_retreat_to_a_lake_and_a_way_back_are_seen_in_the_picture() -> None:
    t = beaten()
    events = run(t, combat(t, place("B5"), AUTOMA), "0", "c4")
    assert list(retreats(t, events)) == [(place("B5"), place("C4"))]
    t = two_combats()
    run_to_the_end(t, human_turn(t), "hero B4-C3", "mech D5-D4", "end", "7")
    before = len(t.tale.events)
    go_back(t)
    assert list(retreats(t, t.tale.events[before:])) == [(place("D4"), place("D5"))]
    assert moves(t.tale.events) == []


@pytest.mark.rule("S-277")
def test_where_no_lake_is_open_nobody_asks() -> None:
    t = beaten(its="C4")  # the Automa stands on it
    run(t, combat(t, place("B5"), AUTOMA), "0")
    assert t.human.hero == t.human.base
    t = beaten()
    t.human.abilities = frozenset({Name("speed")})
    run(t, combat(t, place("B5"), AUTOMA), "0")
    t = older(beaten())
    run(t, combat(t, place("B5"), AUTOMA), "0")
    t = human(automa(table("nordic", "saxony"), mechs="H1"), hero="H1", abilities="seaworthy")
    t.automa.power = 7
    next_card(t, 6)
    run(t, combat(t, place("H1"), AUTOMA), "0")
    assert t.human.hero == t.human.base


@pytest.mark.rule("S-277")
def test_a_lake_on_which_the_combat_was_fought_is_no_refuge() -> None:
    t = human(automa(table("nordic", "saxony"), mechs="C4"), hero="C4", abilities="seaworthy")
    t.automa.power, t.automa.hand = 7, []
    next_card(t, 6)
    run(t, combat(t, place("C4"), AUTOMA), "0")
    assert t.human.hero == t.human.base


@pytest.mark.rule("S-277")
def test_corrections_while_a_retreat_is_chosen() -> None:
    m = match("nordic", "saxony")
    m.answer("fix automa-mechs B5; fix hero C5; fix mechs C5; fix ability seaworthy yes; fix power 7; fix cards 0")
    m.answer("hero C5-B5; mech C5-B5; end")
    m.answer("0")
    while m.ask is not None and m.ask.id == "ask-turn":  # beaten only by a card that spends something
        m.undo()
        m.answer("fix automa-card 6 deck; 0")
    assert m.ask is not None
    assert m.ask.id == "ask-retreat"
    assert refused(m, "fix hero C5; fix mechs C5") == "broken-battle"
    m.answer("fix hero C5; C4")
    assert (m.state.human.hero, m.state.human.mechs) == (place("C5"), [place("C4")])


# --- readings of unclear points ---


@pytest.mark.rule("S-63", "S-106")
def test_the_reading_of_distances_holds_for_enemies_on_bases() -> None:
    """B1 lies beside the base of Polania, but its land neighbours are C1 and D1."""
    found = {}
    for reading in ("hex", "path"):
        t = human(automa(table("polania", "nordic", base_distance=reading), mechs="B2", water=True))
        move = moved(t, "move-mech")
        found[reading] = numbers(t, move, {"A1", "B1", "C1"})
    assert found == {"hex": {"A1": 2, "B1": 1, "C1": 1}, "path": {"A1": 3, "B1": 2, "C1": 1}}
    t = older(human(automa(table("polania", "nordic", base_distance="path"), mechs="B2", water=True)))
    assert numbers(t, moved(t, "move-mech"), {"A1"}) == {"A1": 2}


@pytest.mark.rule("S-80")
def test_in_the_full_reach_a_mech_beside_the_character_does_not_stop_at_encounters() -> None:
    def reached(mechs: str, rules: int = 2) -> set[str]:
        t = table("saxony", "nordic", human_reach="full")
        t = older(human(automa(t), hero="F6", mechs=mechs, abilities="speed"), rules)
        t.encounters = at("E6")
        return territories(human_reach(t))

    assert "D5" in reached("F6") - reached("")
    assert reached("F6", rules=1) == reached("")
    assert reached("") == reached("", rules=1)


@pytest.mark.rule("S-80")
def test_in_the_full_reach_speed_leads_out_of_a_base_entered_by_wayfare() -> None:
    def reached(abilities: str, rules: int = 2) -> set[str]:
        t = table("crimea", "nordic", human_reach="full")
        return territories(human_reach(older(human(automa(t), hero="G3", abilities=abilities), rules)))

    far = {*names(1 << place("C1")), "D1", "A1", "A2"}
    assert far <= reached("speed wayfare")
    assert not {"A4", "A5"} & reached("speed wayfare")  # the Automa's own
    assert not far & (reached("speed") | reached("wayfare") | reached("speed wayfare", rules=1))


def test_the_final_question_begins_with_what_was_told_last() -> None:
    t = human(automa(table("crimea")))
    t.turns[AUTOMA], t.turns[HUMAN], t.over = 8, 8, True
    t.tell(coins=20)
    t.turns[HUMAN] = 9
    t.tell(popularity=8)
    ask = next(count(t))
    assert isinstance(ask.shape, Form)
    begins = [one.shape.now({}) if isinstance(one.shape, Count) else None for one in ask.shape.fields]
    assert begins == [8, 20, None]  # the coins are from the turn before the last: they are to be checked
    assert ask.shape.parse("8 23 5") == {"popularity": 8, "coins": 23, "power": 5}


@pytest.mark.rule("S-273")
def test_an_armed_trap_holds_land_in_the_final_count_only() -> None:
    t = human(automa(table("togawa"), workers="A4"))
    t.human.armed, t.human.sprung = at("A4", "D5"), at("C5")
    t.resources = {place("D5"): {Name("metal"): 4}}
    assert territories(t.human_controls()) == set()
    assert territories(held(t)) == {"D5"}
    assert score_sheet(t).lines[3].label.args == {"pairs": 2}


# --- moves that cannot be ---


@pytest.mark.rule("S-276")
@pytest.mark.parametrize(
    ("unit", "start", "end", "why"),
    [
        ("worker", "C1", "G6", "far"),
        ("worker", "D5", "C5", None),
        ("worker", "D5", "D4", None),
        ("worker", "D5", "E4", "far"),
        ("worker", "D5", "C4", "lake"),
        ("worker", "C4", "D5", "shore"),
        ("worker", "C2", "C5", None),  # tunnels
        ("worker", "C5", "C6", "water"),
        ("worker", "G3", "base", "base"),
        ("worker", "base", "G3", None),
        ("worker", "base", "D4", "far"),
        ("hero", "D5", "C4", "lake"),
        ("hero", "D5", "D4", None),
        ("hero", "C5", "C6", "water"),
        ("hero", "D5", "E4", "far"),
        ("mech", "D5", "E4", "far"),
        ("mech", "G3", "base", "base"),
    ],
)
def test_a_move_beyond_all_that_is_known_is_doubted(unit: str, start: str, end: str, why: str | None) -> None:
    t = table("crimea", "nordic", check_moves="yes")
    own = {"base": t.human.base}
    found = doubt(t, Name(unit), own.get(start, NUMBER.get(start, 0)), own.get(end, NUMBER.get(end, 0)))
    assert (found.why if found else None) == why


@pytest.mark.rule("S-276")
@pytest.mark.parametrize(
    ("faction", "abilities", "unit", "start", "end"),
    [
        ("nordic", "", "worker", "A4", "A3"),  # Swim
        ("crimea", "riverwalk", "hero", "C5", "D6"),
        ("crimea", "speed", "mech", "D5", "E4"),
        ("crimea", "wayfare", "hero", "G3", "base-polania"),
        ("crimea", "wayfare", "mech", "G3", "base-crimea"),
        ("crimea", "wayfare speed", "mech", "G3", "D1"),
        ("polania", "submerge", "hero", "D5", "C4"),
        ("polania", "submerge", "hero", "C4", "E7"),
        ("polania", "submerge", "hero", "base-polania", "B1"),
        ("rusviet", "riverwalk", "hero", "base-rusviet", "B7"),
        ("rusviet", "township", "hero", "D4", "C6"),
        ("saxony", "underpass", "mech", "D5", "C2"),
        ("albion", "burrow", "hero", "C5", "C6"),
        ("albion", "rally", "hero", "A1", "G6"),
        ("togawa", "toka", "hero", "C5", "C6"),
        ("togawa", "suiton", "hero", "D5", "C4"),
        ("togawa", "shinobi", "hero", "A1", "G6"),
    ],
)
def test_what_an_ability_makes_possible_is_believed(
    faction: str, abilities: str, unit: str, start: str, end: str
) -> None:
    its = "nordic" if faction != "nordic" else "saxony"
    t = human(automa(table(faction, its, check_moves="yes")), abilities=abilities, workers="G6 C6 D5")
    t.human.mechs = [t.human.base] * len(t.human.abilities)
    t.human.armed = here("G6")
    assert doubt(t, Name(unit), place(start), place(end)) is None
    if abilities:
        t.human.abilities, t.human.mechs = frozenset(), []
        assert doubt(t, Name(unit), place(start), place(end)) is not None
        t.human.mechs = [t.human.base] * len(abilities.split())  # whose abilities have not been told
        assert doubt(t, Name(unit), place(start), place(end)) is None


@pytest.mark.rule("S-276", "S-282")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_lake_is_open_only_to_an_ability_of_lakes(faction: Name) -> None:
    t = human(automa(table(faction, "nordic" if faction != "nordic" else "saxony", check_moves="yes")))
    mine = faction_mats()[faction].abilities
    for unit, start in product((HERO, MECH, WORKER), PLACES):
        for some in (set(one) for number in range(len(mine) + 1) for one in combinations(mine, number)):
            t.human.abilities, t.human.mechs = frozenset(some), [t.human.base] * len(some)
            may = unit != WORKER and bool(some & set(LAKE_ABILITIES))
            lakes = reach(t, unit, start) & LAKES
            assert (BY_LAKE[start] & LAKES & ~lakes == 0) if may else not lakes, (unit, NAMES[start], some)


@pytest.mark.rule("S-276", "S-282")
def test_out_of_a_base_water_is_what_it_is_elsewhere() -> None:
    def doubted(faction: str, abilities: str, start: str, end: str, rules: int = 4) -> str | None:
        t = human(automa(table(faction, "nordic", check_moves="yes")), abilities=abilities)
        t.human.mechs = [t.human.base] * len(t.human.abilities)
        found = doubt(older(t, rules), HERO, place(start), place(end))
        return found and found.why

    assert doubted("polania", "riverwalk", "base-polania", "B1") == "lake"
    assert doubted("polania", "riverwalk", "base-polania", "B1", rules=3) is None
    assert doubted("polania", "submerge", "base-polania", "B1") is None
    assert doubted("crimea", "riverwalk", "base-crimea", "G2") == "lake"
    assert doubted("crimea", "riverwalk wayfare", "base-polania", "B1") == "lake"
    assert doubted("rusviet", "speed", "base-rusviet", "B7") == "water"


@pytest.mark.rule("S-276")
def test_the_factory_cards_move_and_the_own_mine() -> None:
    t = human(automa(table("crimea", "nordic", check_moves="yes")))
    assert [most_steps(t, Name(unit)) for unit in ("worker", "hero", "mech")] == [1, 1, 1]
    t.human.factory_card, t.human.mechs = True, [t.human.base]
    assert [most_steps(t, Name(unit)) for unit in ("worker", "hero", "mech")] == [2, 3, 3]
    assert doubt(t, WORKER, place("D5"), place("E4")) is None
    t.human.factory_card = False
    assert doubt(t, WORKER, place("G3"), place("C5")) is not None
    t.human.structures = {place("G3"): Name("mine")}
    assert doubt(t, WORKER, place("G3"), place("C5")) is None
    assert {"C2", "B4", "G4"} <= territories(reach(t, WORKER, place("G3")))


@pytest.mark.rule("S-276")
def test_a_doubted_move_is_asked_about_and_believed_when_confirmed_or_repeated() -> None:
    m = match(**{"check-moves": "yes"})
    m.answer("worker G3-C1")
    ask = m.ask
    assert ask is not None
    assert (ask.id, ask.args["why"], ask.args["steps"]) == ("ask-move", "far", 4)
    assert words("en", "scythe").say(ask.id, ask.args) == "The worker from G3 to C1: that is 4 steps. Is that right?"
    m.answer("no")
    assert (m.ask and m.ask.id, sorted(m.state.human.workers)) == ("ask-turn", [place("G3"), place("H1")])
    m.answer("worker G3-C1")
    m.answer("yes")
    m.answer("worker H1-C1")
    m.answer("worker h1 - c1".replace(" ", "").replace("worker", "worker "))
    assert m.state.human.workers == [place("C1")] * 2
    assert m.answers[-4:] == ["worker G3-C1", "yes", "worker H1-C1", "yes"]
    m.answer("hero base-G3; hero G3-D1")
    assert refused(m, "hero G3-D2") == "answer-unknown"
    for lang, said in (("ru", "герой G3-D1"), ("uk", "герой G3-D1"), ("ru", "да"), ("uk", "так"), ("en", "y")):
        assert ask_of(m).parse(words(lang, "scythe").notation(ask_of(m), said)) is True
    m.answer("fix hero G4")
    assert refused(m, "yes") == "nobody-there"  # a correction has come between
    m.answer("no")


@pytest.mark.rule("S-276")
@pytest.mark.parametrize(
    ("text", "asked"),
    [("mech C4-D5", True), ("mech C4-D5 1", False), ("hero C4-D5", True), ("mech C4-D5; hero C4-D5", True)],
)
def test_workers_do_not_stay_alone_on_a_lake(text: str, asked: bool) -> None:
    m = match("polania", **{"check-moves": "yes"})
    hero = "C4" if "hero" in text else "base"
    mechs = "C4" if "mech" in text else "C1"
    m.answer(f"fix hero {hero}; fix mechs {mechs}; fix ability submerge yes; fix workers C4")
    *before, last = text.split("; ")
    for one in before:  # the character is still there
        m.answer(one)
        assert ask_of(m).id == "ask-turn"
    m.answer(last)
    assert (ask_of(m).id == "ask-move") == asked
    assert not asked or ask_of(m).args["why"] == "alone"


def ask_of(m: Match[Any]) -> Any:
    assert m.ask is not None
    return m.ask


@pytest.mark.rule("S-276")
def test_who_does_not_like_to_be_asked_is_not() -> None:
    m = match()
    m.answer("worker G3-C1")
    assert ask_of(m).id == "ask-turn"
    t = older(table("crimea", "nordic", check_moves="yes"))
    assert doubt(t, WORKER, place("G3"), place("C1")) is None
    assert {one.id: one.default for one in game("scythe").settings}["check-moves"] == "yes"


def test_echoes_say_how_many_and_what() -> None:
    m = match()
    m.answer("fix workers G3 G3 G3; fix mechs G3; fix res G3 food 2; fix res G3 oil 1")
    say = words("en", "scythe").event
    assert [say(e) for e in m.answer("worker G3-G4 2")] == ["2 of your workers have moved from G3 to G4."]
    assert [say(e) for e in m.answer("mech G3-G4 1 goods")] == [
        "Your mech has moved from G3 to G4 with 1 worker. Resources carried: 2 food, 1 oil."
    ]
    assert [say(e) for e in m.answer("worker +G4 3")] == ["Your 3 new workers are on G4."]
    assert [say(e) for e in m.answer("worker G4-G3")] == ["Your worker has moved from G4 to G3."]
    assert [say(e) for e in m.answer("res G4-G3 food 1")] == ["Resources carried from G4 to G3: 1 food."]


# --- counts with plus and minus ---


def counts(m: Match[Any]) -> dict[str, tuple[Count, int, dict[str, Any]]]:
    """Every count that can be reported or corrected, by its words up to the number: its shape, how many numbers come
    after it, and what was said before it."""
    found = {}
    reports = [("", one) for one in ask_of(m).shape.reports] + [("fix ", one) for one in ask_of(m).fixes.reports]
    for fix, report in reports:
        spot = m.state.automa.base if report.verb.startswith("its-") else place("G4")
        first = {"place": spot, "kind": Name("wood"), "star": STAR_COMBAT, "side": HUMAN, "route": Route(spot, None)}
        before: list[str] = []
        for number, field in enumerate(report.fields):
            if isinstance(field.shape, Count):
                found[" ".join([fix + report.verb, *before])] = field.shape, len(report.fields) - number - 1, first
            before.append(field.shape.write(first[field.name]) if field.name in first else "3")
    return found


def test_every_count_can_be_raised_and_lowered() -> None:
    tried = counts(match())
    assert len(tried) == 4 + 4 + 9 + 6 + 2 * 4
    for text, (shape, after, said) in tried.items():
        m = match()
        more = " 3" * after
        for number, signed, left in ((1, "+1", 2), (2, "-1", 1), (2, "+0", 2)):
            m.answer(f"{text} {number}{more}; {text} {signed}{more}")
            assert counts(m)[text][0].now(said) == left, text
        for signed in (f"+{shape.high}", "-2" if shape.low else "-3"):
            assert refused(m, f"{text} {signed}{more}") == "answer-out-of-range", text


@pytest.mark.parametrize(
    ("before", "text", "value"),
    [
        ("res G4 wood 2", "res G4 wood +2", lambda t: t.resources_on(place("G4")) == 4),
        ("fix res G4 wood 2", "fix res G4 wood -1", lambda t: t.resources_on(place("G4")) == 1),
        ("fix power 7", "fix power +2", lambda t: t.automa.power == 9),
        ("fix coins 7", "fix coins −3", lambda t: t.automa.coins == 4),
        ("fix cube 5", "fix cube +2", lambda t: t.automa.cube == 6),
        ("fix its-workers base 2", "fix its-workers base +1", lambda t: t.automa.workers_on_base == 3),
        ("fix its-mechs base 2", "fix its-mechs base -1", lambda t: t.automa.mechs_on_base == 1),
        ("fix my-workers G3 3", "fix my-workers G3 +1", lambda t: t.human.workers.count(place("G3")) == 4),
        ("fix automa-star combat 1", "fix automa-star combat +1", lambda t: t.automa.stars[STAR_COMBAT] == 2),
        ("fix star combat 1", "fix star combat +1", lambda t: t.human.stars == [STAR_COMBAT] * 2),
        ("tracks 8 23 5", "tracks +1 -3 0", lambda t: (t.human.popularity, t.human.coins, t.human.power) == (9, 20, 0)),
        ("fix cards 3", "fix cards +2", lambda t: len(t.automa.hand) == 5),
        ("fix turns automa 3", "fix turns automa +1", lambda t: t.turns[AUTOMA] == 4),
    ],
)
def test_plus_adds_and_minus_subtracts(before: str, text: str, value: Callable[[Table], bool]) -> None:
    m = match()
    m.answer(f"{before}; {text}")
    assert value(m.state)


# --- a table that can be checked ---


@pytest.mark.rule("S-280")
def test_a_waiting_combat_is_not_left_half() -> None:
    m = match()
    m.answer("fix automa-mechs D5; fix mechs C5; fix workers C5; mech C5-D5 1")
    assert refused(m, "fix mechs C5") == "broken-shared"
    m.answer("fix mechs C5; fix workers C5")
    m.answer("mech C5-D5 1; fix automa-mechs D5 B6; fix automa-hero base")  # its other mechs may be corrected
    assert names(m.state.automa.mechs) == ("B6", "D5")


@pytest.mark.rule("S-280", "S-180")
def test_where_only_its_worker_is_left_it_retreats_when_the_moves_are_over() -> None:
    m = match()
    m.answer("fix automa-mechs D5; fix automa-workers D5; fix hero C5; hero C5-D5; fix automa-mechs -; hero D5-C5")
    m.answer("hero C5-D5")
    assert m.state.automa.workers_on_base == 1
    m = match()
    m.answer("fix automa-mechs D5; fix automa-workers D5; fix hero C5; hero C5-D5; fix automa-mechs -; recruit coin")
    assert (m.state.automa.workers, m.state.automa.workers_on_base) == (0, 1)


@pytest.mark.rule("S-280")
@pytest.mark.parametrize(
    ("mine", "before", "text", "id"),
    [
        ("crimea", "", "fix ability speed yes", "broken-abilities"),
        ("crimea", "", "fix hero base-polania", "broken-human-base"),
        ("crimea", "", "fix encounter A1 yes", "broken-encounter"),
        ("crimea", "", "fix structure C4 mill", "structure-on-lake"),
        ("crimea", "", "fix res A4 oil 2", "broken-resources"),
        ("crimea", "fix res G3 oil 2", "res G3-A4", "broken-resources"),
        ("crimea", "", "fix flag G3 yes", "broken-tokens-of"),
        ("crimea", "", "fix trap G3 armed", "broken-tokens-of"),
        ("togawa", "trap F7 coin", "fix trap G6 armed coin", "trap-face-elsewhere"),
        ("togawa", "trap F7 coin", "trap G6 coin", "trap-face-elsewhere"),
        ("togawa", "trap F7 coin; fix trap F7 sprung", "trap F7 power", "trap-face-known"),
        ("togawa", "trap F7; trap F6; trap G6; trap E6", "fix trap D5 sprung", "broken-tokens"),
        ("albion", "flag A1; flag A2; flag A3; flag B2", "fix flag C2 yes", "broken-tokens"),
        ("crimea", "", "fix scheme ii", "broken-scheme"),
        ("crimea", "fix cube 10", "fix scheme i", "broken-scheme"),
        ("crimea", "fix power 16", "fix automa-star power 0", "broken-power-star"),
        ("crimea", "", "fix star mechs 1", "star-not-earned"),
        ("crimea", "fix mechs G3 G3 G3 G3; fix star mechs 1", "fix mechs G3 G3 G3", "star-not-earned"),
        ("crimea", "fix automa-star card 6", "fix automa-star card 5", "broken-ended"),
        ("crimea", "fix automa-star card 6", "fix cube 3", "broken-ended"),
        ("crimea", "fix automa-mechs D5; fix hero C5; hero C5-D5; end", "fix hero C5", "broken-battle"),
        ("crimea", "fix automa-mechs D5; fix hero C5; hero C5-D5; end", "fix automa-mechs base", "broken-battle"),
    ],
)
def test_what_would_break_the_table_is_refused(mine: str, before: str, text: str, id: str) -> None:
    m = match(mine)
    if before:
        m.answer(before)
    assert refused(m, text) == id


@pytest.mark.rule("S-280")
def test_a_table_that_nobody_could_reach_by_answers_is_seen_through() -> None:
    """What no report and no correction can bring about any more, one by one."""

    def both_units(t: Table) -> None:
        t.automa.mechs, t.automa.hero = t.automa.mechs | at("A1"), place("A1")
        t.automa.mechs_on_mat -= 1

    def armed_and_sprung(t: Table) -> None:
        t.human.armed = t.human.sprung = at("F7")

    def twice(t: Table) -> None:
        t.human.structures = {place("G3"): Name("mill"), place("G4"): Name("mill")}

    breaks: dict[str, Callable[[Table], Any]] = {
        "broken-pieces": lambda t: setattr(t.automa, "workers_on_mat", 7),
        "broken-two-units": both_units,
        "broken-automa-base": lambda t: setattr(t.automa, "hero", BASE_OF[Name("polania")]),
        "broken-structure-twice": twice,
        "broken-trap-both": armed_and_sprung,
        "broken-face-without-trap": lambda t: t.human.faces.update({place("F7"): Name("coin")}),
        "broken-cube": lambda t: setattr(t.automa, "cube", t.automa.star_card.spaces),
        "broken-stars": lambda t: t.automa.stars.update({STAR_COMBAT: 3}),
        "broken-cube-stars": lambda t: t.automa.stars.update({Name("star-card"): 1}),
        "too-many-stars": lambda t: t.human.stars.extend([STAR_COMBAT] * 3),
        "broken-goes-on": lambda t: t.automa.stars.update({Name("star-card"): 6}),
        "broken-power": lambda t: setattr(t.automa, "power", 17),
        "broken-coins": lambda t: setattr(t.automa, "coins", -1),
        "broken-factory-cards": lambda t: setattr(t, "factory_cards", 2),
        "broken-card-twice": lambda t: t.main.append(t.deck.cards[0]),
        "broken-card-missing": lambda t: t.deck.cards.pop(),
        "broken-combat-cards": lambda t: t.combat_pile.pop(),
        "broken-too-many": lambda t: t.human.workers.extend([place("F7")] * 7),
        "broken-resources": lambda t: t.resources.update({place("G3"): {Name("oil"): -1}}),
    }
    for id, break_it in breaks.items():
        t = table("togawa", "nordic")
        assert list(broken(t)) == []
        break_it(t)
        found = list(broken(t))
        assert id in [refusal.id for refusal in found]
        for lang in ("en", "ru", "uk"):
            assert all(words(lang, "scythe").refusal(refusal) for refusal in found)
    assert len(FACTS) == 10


# --- the star card ---


@pytest.mark.rule("S-281", "S-170")
def test_a_correction_of_the_cube_brings_its_stars_and_the_scheme() -> None:
    m = match(level="automaszyna")
    m.answer("end; fix cube 10")
    a = m.state.automa
    assert (a.cube, a.stars[Name("star-card")], a.scheme) == (9, 1, "scheme-ii")
    assert m.state.deck.count == 19
    m.answer("fix cube 17")
    assert m.state.automa.stars[Name("star-card")] == 4
    m.answer("fix cube 3")
    assert (m.state.automa.stars[Name("star-card")], m.state.automa.scheme) == (0, "scheme-i")
    m.answer("fix cube 19")
    assert ask_of(m).id == "ask-final"  # the last space has the sixth star


@pytest.mark.rule("S-281")
def test_a_correction_of_the_stars_brings_the_cube() -> None:
    m = match(level="automaszyna")
    m.answer("fix automa-star card 2")
    assert (m.state.automa.cube, m.state.automa.scheme) == (12, "scheme-ii")
    m.answer("fix cube 14; fix automa-star card 2")
    assert m.state.automa.cube == 13  # it stands well there
    m.answer("fix automa-star card 0")
    assert (m.state.automa.cube, m.state.automa.scheme) == (0, "scheme-i")


@pytest.mark.rule("S-281", "S-173")
def test_a_correction_to_power_16_brings_its_star_once() -> None:
    m = match()
    m.answer("fix power 16")
    assert m.state.automa.stars[STAR_POWER] == 1
    m.answer("fix power 3; fix power 16")
    assert m.state.automa.all_stars == 1


def test_in_a_match_of_older_rules_cube_and_stars_are_corrected_apart() -> None:
    t = older(table(level="automaszyna"))
    t.correct(fixes_of(t).parse("cube 19"))
    t.correct(fixes_of(t).parse("power 16"))
    assert (t.automa.cube, t.automa.all_stars, list(broken(t))) == (18, 0, [])


@pytest.mark.rule("S-272")
def test_what_a_correction_has_shown_to_be_earned_is_placed_when_the_turn_ends() -> None:
    m = match()
    m.answer("fix workers G3 G3 G3 G3 G3 G3 G3 G3; end")
    assert m.state.human.stars == ["star-workers"]
    t = older(human(automa(table()), workers="G3 " * 8))
    assert "order-human-star" not in ids(run(t, human_turn(t), "end"))


@pytest.mark.rule("S-272")
def test_a_star_for_a_combat_is_placed_once_and_not_by_a_report() -> None:
    m = match("polania", "nordic")
    m.answer("fix automa-mechs C3; fix power 0; fix cards 0; fix mechs C2; mech C2-C3")
    assert refused(m, "star combat") == "star-placed-for-you"
    m.answer("end")
    m.answer("1")
    assert m.state.human.stars == [STAR_COMBAT]
    t = older(human(automa(table()), workers="G3"))
    run(t, human_turn(t), "star combat", "end")
    assert t.human.stars == [STAR_COMBAT]


# --- corrections at questions of the Automa's turn ---


def test_a_correction_of_power_while_its_cards_are_turned_over() -> None:
    m = match(**{"combat-cards": "physical"})
    m.answer("fix automa-mechs D5; fix hero C5; fix cards 3; fix power 15; hero C5-D5; fight")
    m.answer("0")
    while ask_of(m).id != "ask-automa-cards":  # another card shows some
        m.undo()
        m.answer("fix automa-card 13 deck; 0")
    m.answer("fix power 1")
    m.answer(",".join(["2"] * ask_of(m).args["number"]))
    strength = next(e.args for e in m.tale.events if e.id == "note-automa-strength")
    assert (strength["had"], m.state.automa.power) == (1, 1 - strength["power"])


def test_a_correction_while_a_card_is_revealed_changes_the_move() -> None:
    m = match(**{"combat-cards": "physical", "hesitation": "yes", "automa-deck": "physical"})
    m.answer("fix automa-workers A4; end; 3")  # card 3 moves a worker
    assert ask_of(m).id == "ask-revealed-card"
    m.answer("fix automa-workers -; 2")
    assert (m.state.automa.workers, m.state.automa.workers_on_mat) == (0, 8)


def test_a_correction_while_a_unit_musters() -> None:
    m = match(**{"combat-cards": "physical", "mustering": "yes", "automa-deck": "physical"})
    m.answer("fix automa-workers A4; end; 1")  # card 1 gains a worker
    assert ask_of(m).id == "ask-revealed-card"
    m.answer("fix automa-workers base base base base base base base base; 2")
    assert (m.state.automa.workers_on_base, m.state.automa.workers_on_mat) == (8, 0)
    assert "note-none-on-mat" in [event.id for event in m.tale.events]


def test_a_correction_while_the_face_of_a_trap_is_asked_for() -> None:
    t = human(automa(table("togawa"), workers="A4", water=False))
    t.human.armed = here("B5")
    run(t, spring_trap(t, place("B5")), "fix trap B5 nothing", "coin", corrections=True)
    assert (t.human.faces, t.automa.coins) == ({}, 1)


def test_a_correction_of_the_last_card_to_draw() -> None:
    m = match(**{"automa-deck": "physical"})
    for number in range(1, 19):
        m.answer(f"fix automa-card {number} combat")
    m.answer("end")
    m.answer("fix automa-card 19 combat")
    assert len(ask_of(m).legal()) == 19  # none is left: all are shuffled
    m.answer("7")
    assert [card.n for card in m.state.main] == [7]


def test_a_correction_in_a_combat_changes_how_many_cards_there_are() -> None:
    m = match(**{"combat-cards": "physical"})
    m.answer("fix automa-mechs D5; fix hero C5; fix cards 3; hero C5-D5; end; fix mechs D5")
    assert ask_of(m).args["most"] == 2
    m.answer("fix automa-card 1 deck; 0 2 2")
    while ask_of(m).id != "ask-automa-cards":
        m.undo()
        m.answer("fix automa-card 13 deck; 0 2 2")
    m.answer("fix cards 0; -")
    assert [e.args["number"] for e in m.tale.events if e.id == "note-automa-strength"] == [0]


@pytest.mark.parametrize("number", [11, 55, 83])  # here the cube is corrected to its last space, and goes on
def test_a_match_of_older_rules_is_corrected_and_played_to_its_end(number: int) -> None:
    setup = game("scythe").setup(SETUPS["scythe"][number % 6], rules=1)
    m = play_corrected(Match(game("scythe"), setup, f"old {number}"), f"old {number}")
    assert m.over
