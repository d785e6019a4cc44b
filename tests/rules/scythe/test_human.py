"""The human's reports: what they change, what they bring on, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Reports
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games import game
from automarium.games.scythe.board import BASE_OF, NUMBER, at
from automarium.games.scythe.human import human_turn
from automarium.games.scythe.names import (
    AUTOMA,
    FACTIONS,
    HUMAN,
    HUMAN_STARS,
    POPULARITY,
    POWER,
    STAR_COMBAT,
    STAR_OBJECTIVE,
)
from automarium.games.scythe.notation import Route, RouteShape, Where, routes, where
from automarium.games.scythe.reports import turn_reports
from automarium.games.scythe.reward import recruit_bonus
from automarium.games.scythe.scoring import score_sheet
from automarium.games.scythe.stars import most_human_stars
from automarium.games.scythe.table import TRACKS, UNKNOWN, Table
from automarium.words import LANGUAGES, words
from tests import refusals
from tests.rules.scythe.position import automa, here, human, ids, next_card, run, run_to_the_end, table, told
from tests.test_usages import examples


def match(mine: str = "crimea", its: str = "albion", **settings: str) -> Match[Any]:
    setup = {"human": mine, "automa": its, "level": "automa", "check-moves": "no", **settings}
    return Match(game("scythe"), setup, seed="human")


def refused(text: str, mine: str = "crimea", *before: str) -> str:
    """The id of the refusal after these reports."""
    m = match(mine, "albion" if mine != "albion" else "nordic")
    for one in before:
        m.answer(one)
    return refusals.refused(m, text)


# --- the words ---


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("mech F3-F4", "mech F3-F4"),
        ("MECH f3 -f4", None),
        ("mech f3→f4 2", "mech F3-F4 2"),
        ("worker +C6", "worker +C6"),
        ("worker +c6 2", "worker +C6 2"),
        ("res F4 metal 2", "res F4 metal 2"),
        ("res F4-F5", "res F4-F5"),
        ("mech ability riverwalk", "mech ability riverwalk"),
        ("mech abil river", "mech ability riverwalk"),
        ("mech +F4 riverwalk", "mech +F4 riverwalk"),
        ("hero base-G3", "hero base-G3"),
        ("hero G3-base-nordic", "hero G3-base-nordic"),
        ("hero base-nordic-A4", "hero base-nordic-A4"),
        ("hero G3-nordic", "hero G3-base-nordic"),
        ("her С5-В6", "hero C5-B6"),  # Cyrillic letters that look alike
        ("build G3 mill", "build G3 mill"),
        ("star obj", "star objective"),
        ("tracks 8 23 5", "tracks 8 23 5"),
        ("tracks 18 300 16", "tracks 18 300 16"),
        ("tracks 0 0 0", "tracks 0 0 0"),
        ("res G3 oil 40", "res G3 oil 40"),
        ("mech abi speed", "mech ability speed"),
        ("hero base-polania-G3", "hero base-polania-G3"),
        ("res base oil 2", "res base oil 2"),
        ("res base-nordic oil 2", "res base-nordic oil 2"),
        ("worker G3–G4 8", "worker G3-G4 8"),
        ("mech G3-G4 8", "mech G3-G4 8"),
        ("mech G3-G4 1", "mech G3-G4 1"),
        ("mech G3-G4 9", None),
    ],
)
def test_reports_are_short_and_written_one_way(typed: str, written: str | None) -> None:
    shape: Reports = turn_reports(table("crimea"))
    if written is None:
        with pytest.raises(Refusal):
            shape.parse(typed)
    else:
        assert shape.write(shape.parse(typed)) == written
        assert shape.parse(written) == shape.parse(typed)


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("ru", "герой база-G3", "hero base-G3"),
        ("ru", "робот свойство переправа", "mech ability riverwalk"),
        ("ru", "рабочий +С6", "worker +С6"),
        ("ru", "ресурсы F4 металл 2", "res F4 metal 2"),
        ("uk", "мех +F4 переправа", "mech +F4 riverwalk"),
        ("uk", "зірка ціль", "star objective"),
        ("uk", "правка автома-герой база", "fix automa-hero base"),
    ],
)
def test_reports_in_the_players_language(lang: str, typed: str, notation: str) -> None:
    ask: Any = match().ask
    said = words(lang, "scythe").notation(ask, typed)
    assert ask.write(ask.parse(said)) == ask.write(ask.parse(notation))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mine", ["albion", "togawa", "crimea"])
def test_what_a_usage_shows_can_be_typed_and_is_told_as_a_sentence(mine: str, lang: str) -> None:
    ask: Any = match(mine, "nordic").ask
    voice = words(lang, "scythe")
    for report in (*ask.shape.reports, *ask.fixes.reports):
        for example in examples(voice.say(report.usage)):
            if voice.say("riverwalk").casefold() in example and mine != "crimea":  # these have other abilities
                continue
            written = ask.write(ask.parse(voice.notation(ask, example)))
            assert written.removeprefix("fix ").split()[0] == report.verb
            said = voice.spoken(ask, written)
            assert (said[0].isupper() or said[0].isdigit(), said[-1]) == (True, "."), said


def test_every_faction_has_its_reports() -> None:
    reports = {faction: turn_reports(_table(faction)).reports for faction in FACTIONS}
    verbs = {str(faction): {one.verb for one in found} for faction, found in reports.items()}
    assert "flag" in verbs["albion"]
    assert "trap" in verbs["togawa"]
    assert not {"flag", "trap"} & verbs["crimea"]
    assert [one.verb for one in reports[FACTIONS[0]] if one.last] == ["end"]


def _table(mine: Name) -> Table:
    return table(mine, "nordic" if mine != "nordic" else "crimea")


def test_every_move_is_written_as_it_is_read() -> None:
    """All that can be said counts out, and a sample is one of it."""
    crimea = Name("crimea")
    shapes = {
        "F3-F4": RouteShape(crimea, new=False),
        "+F4": RouteShape(crimea),
        "F4": RouteShape(crimea, new=False, bare=True),
        "ability": RouteShape(crimea, new=False, ability=True),
    }
    moves = set(shapes["F3-F4"].values())
    assert len(moves) == 54 * 54
    more = {text: set(shape.values()) - moves for text, shape in shapes.items()}
    assert {text: len(found) for text, found in more.items()} == {"F3-F4": 0, "+F4": 54, "F4": 54, "ability": 1}
    for text, shape in shapes.items():
        assert shape.parse(text) in set(shape.values())
        assert shape.sample(Stream("routes", text)) in moves
        for route in (*more[text], Route(0, 53), Route(53, 0), Route(47, 52)):
            assert shape.parse(shape.write(route)) == route
    assert (where(crimea).write(BASE_OF[crimea]), where(crimea).parse("base")) == ("base", BASE_OF[crimea])
    assert where(crimea).known("base-nordic")
    assert not where(crimea).known("mat")
    assert routes(crimea).parse("+G3") == Route(None, NUMBER["G3"])
    its = Where(crimea, mat=True)
    assert [its.write(its.parse(word)) for word in ("mat", "a1", "base")] == ["mat", "A1", "base"]


@pytest.mark.parametrize(
    ("word", "id"),
    [
        ("z9", "off-the-map"),
        ("a8", "off-the-map"),
        ("99", "answer-unknown"),
        ("zz", "answer-unknown"),
        ("9z", "answer-unknown"),
        ("z99", "answer-unknown"),
        ("", "answer-unknown"),
        ("base-", "answer-ambiguous"),
    ],
)
def test_what_is_no_place(word: str, id: str) -> None:
    with pytest.raises(Refusal) as refusal:
        where(Name("crimea")).parse(word)
    assert refusal.value.id == id


# --- what they change ---


def test_turns_are_counted() -> None:
    t = human(automa(table()))
    assert [told(run(t, human_turn(t), "end"), "head-human-turn")["number"] for _ in range(2)] == [1, 2]


def test_a_move_can_carry_all_resources() -> None:
    m = match()
    m.answer("fix res G3 food 2; fix res G3 oil 1; hero base-G3; mech +G3; mech G3-F4 1 goods")
    assert m.state.resources_on(NUMBER["G3"]) == 0
    assert m.state.resources[NUMBER["F4"]] == {"metal": 0, "food": 2, "wood": 0, "oil": 1}
    m.answer("worker F4-G3 goods; hero G3-G4 goods")
    assert list(m.state.resources) == [NUMBER["G4"]]
    assert m.answers[-1] == "hero G3-G4 goods"
    with pytest.raises(Refusal) as refused:
        m.answer("mech F4-G3 goods")
    assert refused.value.id == "no-resources-to-carry"


def test_units_move_and_come() -> None:
    t = human(automa(table()), workers="G3 H1")
    run(
        t,
        human_turn(t),
        *("hero base-G3", "worker G3-H1", "worker +H1 2", "mech +H1 speed", "mech H1-G4 3", "end"),
    )
    mine = t.human
    assert mine.hero == NUMBER["G3"]
    assert sorted(mine.workers) == sorted([NUMBER["H1"], NUMBER["G4"], NUMBER["G4"], NUMBER["G4"]])
    assert mine.mechs == [NUMBER["G4"]]
    assert mine.abilities == {"speed"}


def test_resources_are_set_carried_and_shown() -> None:
    t = human(automa(table()), workers="G3 H1")
    run(t, human_turn(t), "res G3 oil 4", "res G3-G4 oil 3", "res G3 food 2", "res G3-H1", "res H1 oil 0", "end")
    assert t.resources_on(NUMBER["G3"]) == 0
    assert t.resources[NUMBER["G4"]]["oil"] == 3  # type: ignore[index]
    assert t.resources_on(NUMBER["H1"]) == 2
    run(t, human_turn(t), "res G4 oil 1", "res G4-G3 oil 1", "res base food 1", "end")
    left = {place: t.resources_on(place) for place in t.resources}
    assert left == {NUMBER["H1"]: 2, NUMBER["G3"]: 1, t.human.base: 1}


def test_a_move_onto_empty_land_brings_on_nothing() -> None:
    t = human(automa(table(), workers="D5"), hero="G3", workers="G3")
    t.resource_box, t.encounters = 2, at("G4")
    events = run(t, human_turn(t), "hero G3-H1", "hero H1-base", "hero base-G3", "end")
    assert ids(events) == ["head-human-turn", *["echo-human-move"] * 3]
    assert (t.resources, t.encounters) == ({}, at("G4"))


def test_a_character_that_comes_after_the_combat_began_to_wait_meets_nobody_yet() -> None:
    t = human(automa(table("crimea", "nordic"), mechs="B5"), hero="C5", mechs="B6")
    t.automa.power, t.automa.hand = 0, []
    order = ids(run(t, human_turn(t), "mech B6-B5", "hero C5-B5", "end", "1"))
    assert order.count("care-fight") == 1
    assert order.index("note-combat") < order.index("order-human-encounter")


def test_workers_and_new_pieces_also_on_the_own_base() -> None:
    t = human(automa(table()), workers="G3")
    run(t, human_turn(t), "worker G3-base", "worker +base", "mech +base speed", "end")
    assert t.human.workers == [t.human.base] * 2
    assert t.human.mechs == [t.human.base]


def test_structures_recruits_abilities_encounters_stars_and_tracks() -> None:
    t = human(automa(table()), workers="G3 H1", hero="G3", mechs="G3")
    events = run(
        t,
        human_turn(t),
        *("build G3 mill", "recruit coin", "mech ability riverwalk", "star objective", "tracks 8 23 5"),
        *("encounter A3", "hero G3-G4", "end"),
    )
    mine = t.human
    assert mine.structures == {NUMBER["G3"]: "mill"}
    assert (mine.recruits, mine.abilities, mine.stars) == ({"coin"}, frozenset({"riverwalk"}), ["star-objective"])
    assert (mine.popularity, mine.coins, mine.power, mine.reported) == (8, 23, 5, dict.fromkeys(TRACKS, 1))
    assert not t.encounters & at("A3", "G4")  # the hero has met the one on G4
    assert (ids(events).count("echo-encounter"), ids(events).count("order-human-encounter")) == (1, 1)


def test_the_power_of_the_set_up_is_known_until_turns_have_been_played() -> None:
    m = match()
    assert (m.state.known(POWER), m.state.known(POPULARITY)) == (5, UNKNOWN)
    while not m.state.turns[AUTOMA]:
        m.answer("end" if m.ask and m.ask.id == "ask-turn" else "no")
    assert m.state.known(POWER) == UNKNOWN  # what the human did about it was not told


def test_what_was_told_is_known_until_a_turn_has_ended_without_it() -> None:
    m = match()

    def turn(*told: str) -> list[int]:
        """What is known when the next turn begins."""
        for one in (*told, "end"):
            m.answer(one)
        while m.ask and m.ask.id != "ask-turn":
            m.answer("no")
        return [m.state.known(track) for track in TRACKS]

    turn()
    assert turn("tracks 8 23 5") == [8, 23, 5]
    assert turn("fix my-coins 30") == [UNKNOWN, 30, UNKNOWN]
    assert score_sheet(m.state).reason == Say("score-told-before", {"turn": 2})
    assert turn() == [UNKNOWN] * 3
    m.state.human.recruits = {Name("coin")}
    recruit_bonus(m.state, Name("coin"))
    assert words("en", "scythe").event(m.tale.events[-1]) == "Your recruit bonus: gain 1 coin."


def test_the_humans_factory_card() -> None:
    t = human(automa(table()), hero="E4")
    run(t, human_turn(t), "hero E4-D4", "end")
    assert (t.human.factory_card, t.factory_cards) == (True, 2)
    run(t, human_turn(t), "end")
    assert t.factory_cards == 2


@pytest.mark.rule("S-272")
def test_stars_that_can_be_seen_are_placed_at_once() -> None:
    t = human(automa(table()), workers="G3 " * 7)
    assert told(run(t, human_turn(t), "worker +G3", "end"), "order-human-star")["star"] == "star-workers"
    t = human(automa(table()), mechs="G3 G3 G3", workers="G3", abilities="riverwalk speed scout")
    assert told(run(t, human_turn(t), "mech +G3 wayfare", "end"), "order-human-star")["star"] == "star-mechs"
    t = human(automa(table()), workers="G3")
    t.human.structures = {NUMBER["G4"]: Name("mill"), NUMBER["H1"]: Name("mine"), NUMBER["A1"]: Name("armory")}
    assert told(run(t, human_turn(t), "build G3 monument", "end"), "order-human-star")["star"] == "star-structures"
    t = human(automa(table()))
    t.human.recruits = {Name("coin"), Name("power"), Name("popularity")}
    assert told(run(t, human_turn(t), "recruit combat-card", "end"), "order-human-star")["star"] == "star-recruits"
    t = human(automa(table()), workers="G3 " * 8)  # corrected, and then reported
    run(t, human_turn(t), "star workers", "end")
    assert t.human.stars == ["star-workers"]


def test_how_many_stars_of_a_kind_there_are() -> None:
    for mine, objectives, combats in (("crimea", 1, 2), ("saxony", 2, 6)):
        person = table(mine).human
        most = {kind: most_human_stars(person, kind) for kind in HUMAN_STARS}
        assert (most.pop(STAR_OBJECTIVE), most.pop(STAR_COMBAT)) == (objectives, combats)
        assert set(most.values()) == {1}


@pytest.mark.rule("S-31")
def test_the_humans_sixth_star_ends_the_match_within_the_turn() -> None:
    t = human(automa(table()), workers="G3")
    t.human.stars = [STAR_COMBAT, STAR_COMBAT, *(Name(f"star-{one}") for one in ("mechs", "workers", "power"))]
    events = run_to_the_end(t, human_turn(t), "star objective")
    assert told(events, "care-sixth-star")["side"] == HUMAN
    m = match()
    m.answer("fix star popularity 1; fix star combat 2; fix star power 1; fix star upgrades 1; star objective")
    assert m.ask is not None
    assert m.ask.id == "ask-final"
    assert "head-automa-turn" not in [event.id for event in m.tale.events]


def test_a_mech_without_its_ability_is_remembered() -> None:
    t = human(automa(table()), workers="G3")
    assert told(run(t, human_turn(t), "mech +G3", "end"), "care-ability-missing")["number"] == 1
    assert "care-ability-missing" not in ids(run(t, human_turn(t), "mech ability speed", "end"))
    t.human.abilities |= {Name("scout")}  # one too many, by a correction
    assert "care-ability-missing" not in ids(run(t, human_turn(t), "end"))


# --- the Automa's land ---


@pytest.mark.rule("S-27", "S-180", "S-270")
def test_a_move_into_combat_is_fought_when_the_moves_are_done() -> None:
    """Two units enter one after the other and fight together; the next report that is no move begins the combat."""
    t = human(automa(table(), mechs="D5"), hero="C5", mechs="E6", workers="E6 E6")
    t.automa.hand, t.automa.power = [], 0
    t.resource_box = 1
    next_card(t, 10)
    events = run(t, human_turn(t), "hero C5-D5", "mech E6-D5 1", "recruit coin", "3 2 2", "end")
    order = ids(events)
    assert order.count("care-fight") == 1
    assert order.index("head-combat") < order.index("echo-recruit")
    assert t.human.stars == [STAR_COMBAT]
    assert t.resources_on(NUMBER["D5"]) == 1
    assert t.fights == []


def test_fight_begins_it_at_once_and_several_combats_come_in_order() -> None:
    t = human(automa(table(), mechs="D5", hero="B6"), hero="C5", mechs="A6")
    t.automa.hand, t.automa.power = [], 0
    events = run(t, human_turn(t), "mech A6-B6", "hero C5-D5", "fight", "1", "1", "end")
    assert [e.args["place"] for e in events if e.id == "head-combat"] == ["B6", "D5"]


def test_a_lost_attack_sends_everybody_home_and_meets_no_encounter() -> None:
    t = human(automa(table("crimea", "nordic"), mechs="B5"), hero="C5")
    t.automa.power = 7
    next_card(t, 6)
    events = run(t, human_turn(t), "hero C5-B5", "end", "0")
    assert t.human.hero == t.human.base
    assert "order-human-encounter" not in ids(events)
    assert t.encounters & here("B5")


def test_a_won_attack_of_the_character_meets_the_encounter() -> None:
    t = human(automa(table("crimea", "nordic"), mechs="B5"), hero="C5")
    t.automa.power, t.automa.hand = 0, []
    events = run(t, human_turn(t), "hero C5-B5", "end", "1")
    assert ids(events).index("note-combat") < ids(events).index("order-human-encounter")


# --- what cannot be ---


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("worker +G3 7", "too-many"),  # a ninth worker
        ("worker +G3 9", "answer-out-of-range"),
        ("hero +G3", "two-heroes"),
        ("hero base-Z9", "off-the-map"),
        ("hero base-A7", "off-the-map"),
        ("hero A1-A2", "nobody-there"),
        ("mech A1-A2", "nobody-there"),
        ("worker G3-G4 2", "too-few-workers"),
        ("worker G3-A1", "automa-stands-there"),
        ("worker +A1", "automa-stands-there"),
        ("hero base-base-albion", "not-your-base"),
        ("hero base-base-nordic", "not-your-base"),
        ("hero base-base", "move-nowhere"),
        ("mech ability riverwalk", "ability-without-mech"),
        ("mech ability", "which-ability"),
        ("mech ability toka", "answer-unknown"),
        ("build C4 mill", "structure-on-lake"),
        ("build G3 castle", "answer-unknown"),
        ("encounter A1", "no-encounter"),
        ("star workers", "star-not-earned"),
        ("star card", "answer-unknown"),
        ("res G3", "answer-usage"),
        ("res G3-G4 oil 1", "too-few-resources"),
        ("res A1 oil 1", "automa-stands-there"),
        ("hero G3", "route-expected"),
        ("hero ability", "route-expected"),
        ("mech ab", "route-expected"),
        ("mech", "answer-usage"),
        ("res +G3 oil 1", "answer-unknown"),
        ("res G3 oil", "answer-usage"),
        ("res G3 oil 41", "answer-out-of-range"),
        ("hero base-base-polania", "not-your-base"),  # the first of the bases
        ("worker +base-polania", "not-your-base"),
        ("worker G3-base-nordic", "not-your-base"),
        ("mech +A1", "automa-stands-there"),
        ("worker +G3 0", "answer-out-of-range"),
        ("build base mill", "answer-unknown"),
        ("build A1 mill", "automa-stands-there"),
        ("tracks 19 0 0", "answer-out-of-range"),
        ("tracks 0 301 0", "answer-out-of-range"),
        ("tracks 0 0 17", "answer-out-of-range"),
        ("flag G3", "answer-unknown"),
        ("", "answer-none"),
    ],
)
def test_reports_that_cannot_be(text: str, id: str) -> None:
    assert refused(text) == id


@pytest.mark.rule("S-271")
@pytest.mark.parametrize(
    ("before", "text", "id"),
    [
        ("mech +G3 riverwalk", "mech ability riverwalk", "ability-known"),
        ("mech +G3 riverwalk", "mech ability speed", "ability-without-mech"),
        ("mech +G3", "mech G3-H1 0", "answer-unknown"),
        ("mech +G3", "mech G3-H1 2", "too-few-workers"),
        ("mech +G3; mech +G3; mech +G3; mech +G3", "mech +G3", "too-many"),
        ("build G3 mill", "build G3 mine", "structure-there"),
        ("build G3 mill", "build H1 mill", "structure-built"),
        ("recruit coin", "recruit coin", "recruit-known"),
        ("star objective", "star objective", "star-placed"),
        ("fix automa-mechs D5; fix hero C5; hero C5-D5", "hero D5-C5", "combat-waits"),
        ("fix automa-mechs D5; fix hero C5; hero C5-D5; end", "3 2 2", "too-many-combat-cards"),
        ("fix automa-mechs D5; fix hero C5; hero C5-D5; end", "8", "answer-out-of-range"),
        ("fix automa-mechs D5; fix hero C5; hero C5-D5; end", "3 6", "answer-out-of-range"),
    ],
)
def test_reports_that_cannot_be_any_more(before: str, text: str, id: str) -> None:
    assert refused(text, "crimea", before) == id


def test_tokens_run_out() -> None:
    assert refused("flag E4", "saxony") == "answer-unknown"
    m = Match(game("scythe"), {"human": "albion", "automa": "togawa"}, seed="tokens")
    m.answer("flag A1; flag A2; flag A3; flag B2")
    with pytest.raises(Refusal) as out:
        m.answer("flag C2")
    assert out.value.id == "no-more-tokens"
    m = Match(game("scythe"), {"human": "togawa", "automa": "albion"}, seed="tokens")
    m.answer("trap F7; fix trap F7 sprung; trap F7")
    with pytest.raises(Refusal):
        m.answer("trap F7")
    assert (m.state.human.armed, m.state.human.sprung) == (here("F7"), 0)
    m.answer("trap F6; trap G6; trap E6; fix trap G6 sprung")
    with pytest.raises(Refusal):
        m.answer("trap D5")
    m.answer("trap G6")
    assert (m.state.human.armed, m.state.human.sprung) == (at("E6", "F6", "F7", "G6"), 0)


def test_a_second_flag_on_a_territory() -> None:
    assert refused("flag A3", "albion", "flag A3") == "no-more-tokens"


def test_wayfare_opens_the_bases_of_absent_factions_only() -> None:
    m = match()
    m.answer("mech +G3 wayfare; hero base-base-nordic")
    assert m.state.human.hero == NUMBER["base-nordic"]
    with pytest.raises(Refusal):
        m.answer("hero base-nordic-base-albion")
    assert refused("mech +G3 speed; hero base-base-nordic", "crimea") == "not-your-base"


# --- the physical deck ---


def test_the_physical_deck_is_asked_for_and_each_card_comes_once() -> None:
    m = match(**{"automa-deck": "physical"})
    m.answer("end")
    assert m.ask is not None
    assert m.ask.id == "ask-automa-card"
    m.answer("3")
    assert m.state.card.n == 3
    m.answer("end")
    for number in ("3", "20"):
        with pytest.raises(Refusal) as refusal:
            m.answer(number)
        assert refusal.value.id == "card-not-to-draw"
    m.answer("fix automa-card 3 deck; 3")
    assert [card.n for card in m.state.main] == [3]


def test_a_physical_deck_is_shuffled_by_hand() -> None:
    m = match(**{"automa-deck": "physical"})
    for number in [n for n in range(1, 20) if n not in (16, 17)]:
        m.answer("fix cube 1; end")
        m.answer(str(number))
    m.answer("fix cube 1; end; 16; fix cube 1; end; 17")
    events = m.answer("fix cube 1; end")
    assert "order-shuffle" in [event.id for event in events]
    m.answer("17")
