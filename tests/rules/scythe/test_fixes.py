"""Corrections: every value of the twin can be set, and what cannot lie on a table is refused."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.scythe.board import NUMBER, at, names
from automarium.games.scythe.fixes import FIXES
from automarium.games.scythe.names import FACTIONS


def match(mine: str = "crimea", its: str = "nordic", **settings: str) -> Match[Any]:
    return Match(game("scythe"), {"human": mine, "automa": its, "check-moves": "no", **settings}, seed="fixes")


def test_every_correction_has_its_code() -> None:
    for mine in FACTIONS:
        its = FACTIONS[0] if mine != FACTIONS[0] else FACTIONS[1]
        fixes = match(str(mine), str(its)).state.fixes
        assert {one.verb for one in fixes.reports if one.fix} == set(FIXES)


def fixed(text: str, mine: str = "crimea") -> Any:
    m = match(mine)
    m.answer(f"fix {text}")
    assert m.ask is not None
    assert m.ask.id == "ask-turn"  # the question stays open
    return m.state


def test_units_of_both_sides() -> None:
    assert fixed("hero D4").human.hero == NUMBER["D4"]
    assert fixed("mechs D4 D4 base").human.mechs == [NUMBER["D4"], NUMBER["D4"], NUMBER["base-crimea"]]
    assert fixed("workers G3 G4").human.workers == [NUMBER["G3"], NUMBER["G4"]]
    assert fixed("workers -").human.workers == []
    a = fixed("automa-workers A4 D4 base base").automa
    assert (names(a.workers), a.workers_on_base, a.workers_on_mat) == (("A4", "D4"), 2, 4)
    a = fixed("automa-mechs B5 base").automa
    assert (names(a.mechs), a.mechs_on_base, a.mechs_on_mat) == (("B5",), 1, 2)
    assert fixed("automa-hero mat").automa.hero == -1
    assert fixed("automa-hero C3").automa.hero == NUMBER["C3"]
    assert fixed("automa-hero A4").automa.hero == NUMBER["A4"]  # beside its worker
    assert names(fixed("automa-workers A1").automa.workers) == ("A1",)
    assert fixed("mechs G3; fix mechs -").human.mechs == []
    a = fixed("automa-mechs D5; fix automa-mechs -; fix automa-workers -").automa
    assert (a.mechs, a.mechs_on_mat, a.workers, a.workers_on_mat) == (0, 4, 0, 8)


def test_what_is_on_the_mat_is_called_so() -> None:
    """On the base of Polania, too, the first of the bases."""
    m = match(its="polania")
    told = m.answer("fix automa-hero mat; fix automa-mechs mat B5 base; fix automa-workers mat base")
    places = [e.args.get("places") or (e.args["place"],) for e in told if e.id.startswith("echo-fixed-")]
    assert places == [("mat",), ("mat", "B5", "base-polania"), ("mat", "base-polania")]
    a = m.state.automa
    assert (names(a.mechs), a.mechs_on_base, a.mechs_on_mat) == (("B5",), 1, 2)
    assert (a.workers, a.workers_on_base, a.workers_on_mat) == (0, 1, 7)


def test_numbers_stars_and_the_board() -> None:
    assert fixed("power 13").automa.power == 13
    assert fixed("coins 40").automa.coins == 40
    assert fixed("cube 5").automa.cube == 4
    assert fixed("automa-star card 1; fix scheme ii").automa.scheme == "scheme-ii"
    assert fixed("box 3").resource_box == 3
    assert fixed("automa-star card 4").automa.all_stars == 4
    assert fixed("automa-star power 1; fix automa-star combat 2; fix automa-star combat 0").automa.all_stars == 1
    assert fixed("star combat 2").human.stars == ["star-combat", "star-combat"]
    assert fixed("star combat 2; fix star combat 0").human.stars == []
    assert fixed("res G3 oil 4").resources_on(NUMBER["G3"]) == 4
    assert not fixed("encounter B5 no").encounters & at("B5")
    assert fixed("encounter B5 no; fix encounter B5 yes").encounters & at("B5")
    assert fixed("structure G3 mill").human.structures == {NUMBER["G3"]: "mill"}
    assert fixed("mechs G3; fix ability speed yes").human.abilities == {"speed"}
    assert fixed("recruit coin yes").human.recruits == {"coin"}
    state = fixed("factory-card automa yes")
    assert (state.human.factory_card, state.automa.factory_card, state.factory_cards) == (False, True, 2)
    state = fixed("factory-card human yes")
    assert (state.human.factory_card, state.automa.factory_card, state.factory_cards) == (True, False, 2)
    state = fixed("factory-card human yes; fix factory-card automa yes")
    assert state.factory_cards == 1
    assert fixed("factory-card human yes; fix factory-card human no").factory_cards == 3
    assert fixed("flag G3 yes", "albion").human.flags == at("G3")
    assert fixed("trap G3 armed", "togawa").human.armed == at("G3")
    for tile in ("longest-row", "on-tunnels"):
        assert fixed(f"tile {tile}").tile == f"tile-{tile}"
    assert fixed("turns automa 7").turns[Name("automa")] == 7
    assert fixed("tracks 8 23 5").human.popularity == 8


def test_units_of_one_place() -> None:
    state = fixed("my-workers G3 3")
    assert sorted(state.human.workers) == sorted([NUMBER["G3"]] * 3 + [NUMBER["H1"]])
    assert fixed("my-workers G3 0").human.workers == [NUMBER["H1"]]
    assert fixed("my-mechs base 2").human.mechs == [NUMBER["base-crimea"]] * 2
    a = fixed("its-workers A4 0").automa
    assert (names(a.workers), a.workers_on_base, a.workers_on_mat) == (("A5",), 0, 7)
    a = fixed("its-workers base 3").automa
    assert (names(a.workers), a.workers_on_base, a.workers_on_mat) == (("A4", "A5"), 3, 3)
    a = fixed("its-mechs D5 1").automa
    assert (names(a.mechs), a.mechs_on_base, a.mechs_on_mat) == (("D5",), 0, 3)
    assert sorted(fixed("my-workers A4 0").human.workers) == [NUMBER["G3"], NUMBER["H1"]]  # where the Automa stands
    assert len(fixed("my-workers G3 7").human.workers) == 8
    assert len(fixed("my-mechs G3 3; fix my-mechs H1 1").human.mechs) == 4
    assert fixed("its-workers base 6").automa.workers_on_mat == 0
    assert names(fixed("its-workers A1 1").automa.workers) == ("A1", "A4", "A5")
    assert fixed("my-mechs G3 1; fix my-mechs G3 0").human.mechs == []
    assert fixed("its-mechs D5 1; fix its-mechs D5 0").automa.mechs_on_mat == 4
    a = fixed("its-mechs D5 1; fix its-mechs base 3; fix its-mechs E4 0").automa
    assert (names(a.mechs), a.mechs_on_base, a.mechs_on_mat) == (("D5",), 3, 0)


def test_one_track_at_a_time() -> None:
    human = fixed("popularity 8").human
    assert (human.popularity, human.reported) == (8, {"popularity": 1, "power": 0})
    m = match()
    m.answer("fix popularity 8; fix my-coins 23; fix my-power 5")
    assert (m.state.human.coins, m.state.human.power) == (23, 5)
    sheet, told = m.sheet(), match()
    told.answer("tracks 8 23 5")
    assert sheet == told.sheet()  # the same as if told together


def test_things_taken_back() -> None:
    m = match()
    m.answer("fix structure G3 mill; fix structure G4 mill")
    assert m.state.human.structures == {NUMBER["G4"]: "mill"}
    m.answer("fix structure G4 nothing; fix ability speed yes; fix ability speed no; fix recruit coin yes")
    m.answer("fix recruit coin no")
    assert (m.state.human.structures, m.state.human.abilities, m.state.human.recruits) == ({}, set(), set())
    m.answer("fix structure G3 mill; fix structure H1 mine; fix structure G3 armory")
    assert m.state.human.structures == {NUMBER["H1"]: "mine", NUMBER["G3"]: "armory"}
    m.answer("fix res G3 oil 4; fix res G3 oil 1")
    assert m.state.resources_on(NUMBER["G3"]) == 1
    m = match("albion")
    m.answer("fix flag G3 yes; fix flag G4 yes; fix flag G3 no")
    assert m.state.human.flags == at("G4")
    m = match("togawa")
    m.answer("fix trap G3 armed coin; fix trap H1 armed")
    assert (m.state.human.armed, m.state.human.sprung) == (at("G3", "H1"), 0)
    m.answer("fix trap G3 sprung")
    assert m.state.human.faces == {NUMBER["G3"]: "coin"}
    assert (m.state.human.armed, m.state.human.sprung) == (at("H1"), at("G3"))
    m.answer("fix trap G3 nothing")
    assert (m.state.human.armed, m.state.human.sprung, m.state.human.faces) == (at("H1"), 0, {})


def test_the_highest_and_the_lowest_that_can_lie_on_a_table() -> None:
    m = match()
    m.answer("fix power 16; fix coins 300; fix box 4; fix res G3 oil 40; fix turns human 99; fix cube 22")
    a = m.state.automa
    assert (a.power, a.coins, a.cube, m.state.resource_box) == (16, 300, 21, 4)
    assert (m.state.resources_on(NUMBER["G3"]), m.state.turns[Name("human")]) == (40, 99)
    m.answer("fix power 0; fix coins 0; fix box 0; fix res G3 oil 0; fix turns human 0; fix cube 1; fix cards 0")
    a = m.state.automa
    assert (a.power, a.coins, a.cube, a.hand, m.state.resource_box) == (0, 0, 0, [], 0)
    assert (m.state.resources, m.state.turns[Name("human")]) == ({}, 0)
    m.answer("fix popularity 18; fix my-coins 300; fix my-power 16")
    assert (m.state.human.popularity, m.state.human.coins, m.state.human.power) == (18, 300, 16)
    m.answer("fix popularity 0; fix my-coins 0; fix my-power 0")
    assert (m.state.human.popularity, m.state.human.coins, m.state.human.power) == (0, 0, 0)


@pytest.mark.parametrize("kind", ["program", "physical"])
def test_the_number_of_combat_cards(kind: str) -> None:
    m = match(**{"combat-cards": kind})
    for number in (7, 0, 42, 3):
        m.answer(f"fix cards {number}")
        assert len(m.state.automa.hand) == number
        if kind == "program":
            assert len(m.state.automa.hand) + len(m.state.combat_pile) + len(m.state.combat_discard) == 42
        else:
            assert (set(m.state.automa.hand) | {0}, m.state.combat_discard) == ({0}, [])  # real ones, not seen


def test_an_automa_card_lies_elsewhere() -> None:
    m = match()
    m.answer("fix automa-card 9 main; fix automa-card 5 combat")
    assert [card.n for card in m.state.main] == [9]
    assert [card.n for card in m.state.combat] == [5]
    assert m.state.deck.count == len(m.state.deck.cards) == 17
    assert m.state.resource_box == 3
    m.answer("fix automa-card 5 deck")
    assert m.state.deck.cards[0].n == 5
    assert (len(m.state.deck.cards), m.state.combat, m.state.resource_box) == (18, [], 3)
    m.answer("fix automa-card 9 combat")
    assert (m.state.main, [card.n for card in m.state.combat], m.state.resource_box) == ([], [9], 3)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("automa-workers A4 A4", "one-unit-each"),
        ("automa-workers G3", "one-unit-each"),
        ("automa-mechs A4 A4", "one-unit-each"),
        ("automa-hero base-crimea", "not-its-base"),
        ("hero A4", "automa-stands-there"),
        ("hero base-nordic", "not-your-base"),
        ("cube 25", "answer-out-of-range"),
        ("automa-star combat 3", "too-many-stars"),
        ("star power 2", "too-many-stars"),
        ("power 17", "answer-out-of-range"),
        ("box 5", "answer-out-of-range"),
        ("my-workers A4 1", "automa-stands-there"),
        ("my-workers G3 8", "too-many"),
        ("its-workers G3 1", "one-unit-each"),
        ("its-mechs D5 2", "one-unit-each"),
        ("its-workers base 7", "none-on-mat"),
        ("mechs A4", "automa-stands-there"),
        ("workers A4", "automa-stands-there"),
        ("workers base-nordic", "not-your-base"),
        ("my-mechs base-nordic 1", "not-your-base"),
        ("hero mat", "answer-unknown"),
        ("automa-hero G3", "one-unit-each"),
        ("automa-mechs base-polania", "not-its-base"),  # the first of the bases
        ("automa-mechs base-saxony", "not-its-base"),  # and the last
        ("its-workers base-crimea 1", "not-its-base"),
        ("its-mechs mat 1", "answer-unknown"),
        ("mechs G3 G3 G3 G3 G3", "answer-wrong-count"),
        ("workers G3 G3 G3 G3 G3 G3 G3 G3 G3", "answer-wrong-count"),
        ("automa-mechs base base base base base", "answer-wrong-count"),
        ("automa-workers base base base base base base base base base", "answer-wrong-count"),
        ("my-mechs G3 5", "answer-out-of-range"),
        ("my-workers G3 9", "answer-out-of-range"),
        ("its-mechs base 5", "answer-out-of-range"),
        ("its-workers base 9", "answer-out-of-range"),
        ("cards 43", "answer-out-of-range"),
        ("coins 301", "answer-out-of-range"),
        ("cube 0", "answer-out-of-range"),
        ("res G3 oil 41", "answer-out-of-range"),
        ("turns human 100", "answer-out-of-range"),
        ("tracks 19 0 0", "answer-out-of-range"),
        ("popularity 19", "answer-out-of-range"),
        ("my-coins 301", "answer-out-of-range"),
        ("my-power 17", "answer-out-of-range"),
        ("automa-card 0 deck", "answer-out-of-range"),
        ("automa-card 20 deck", "answer-out-of-range"),
        ("automa-star card 7", "answer-out-of-range"),
        ("automa-star power 2", "too-many-stars"),
        ("star combat 3", "too-many-stars"),
        ("star combat 7", "answer-out-of-range"),
        ("res base oil 1", "answer-unknown"),
        ("structure base mill", "answer-unknown"),
        ("encounter base yes", "answer-unknown"),
        ("flag base yes", "answer-unknown"),
        ("trap base armed", "answer-unknown"),
        ("nonsense", "answer-unknown"),
    ],
)
def test_what_cannot_lie_on_a_table(text: str, id: str) -> None:
    m = match()
    mark = m.fingerprint()
    with pytest.raises(Refusal) as refused:
        m.answer(f"fix {text}")
    assert refused.value.id == id
    assert m.fingerprint() == mark


@pytest.mark.parametrize(
    ("before", "text", "id"),
    [
        ("automa-mechs D5", "automa-hero D5", "one-unit-each"),
        ("automa-hero D5", "automa-mechs D5", "one-unit-each"),
        ("automa-hero D5", "its-mechs D5 1", "one-unit-each"),
        ("automa-star card 5", "automa-star combat 2", "too-many-stars"),
        ("star combat 4", "star objective 3", "too-many-stars"),
        ("star combat 5", "star objective 2", "too-many-stars"),
        ("my-mechs G3 3", "my-mechs H1 2", "too-many"),
        ("its-mechs base 3", "its-mechs D5 2", "none-on-mat"),
    ],
)
def test_what_cannot_lie_on_a_table_any_more(before: str, text: str, id: str) -> None:
    m = match("saxony")
    m.answer(f"fix {before}")
    with pytest.raises(Refusal) as refused:
        m.answer(f"fix {text}")
    assert refused.value.id == id


def test_stars_are_counted_without_those_that_are_set_anew() -> None:
    m = match("saxony")
    m.answer("fix automa-star combat 2; fix automa-star card 2; fix automa-star card 3")
    assert m.state.automa.stars == {"star-card": 3, "star-combat": 2, "star-power": 0}
    m.answer("fix star objective 2; fix star combat 2; fix star combat 3")
    assert sorted(m.state.human.stars) == ["star-combat"] * 3 + ["star-objective"] * 2
    m.answer("fix star combat 4")
    assert m.ask is not None
    assert m.ask.id == "ask-final"


def test_where_a_combat_waits_both_sides_may_stand() -> None:
    m = match()
    m.answer("fix automa-mechs D5; fix hero C5; hero C5-D5; fix mechs D5; fix hero D5")
    assert m.state.human.mechs == [m.state.human.hero] == [NUMBER["D5"]]


def test_the_cube_within_its_own_star_card() -> None:
    m = match(level="ultimaszyna")
    with pytest.raises(Refusal):
        m.answer("fix cube 19")
    m.answer("fix cube 18")


def test_a_correction_to_six_stars_ends_the_match() -> None:
    m = match()
    m.answer("fix automa-star card 6")
    assert m.ask is not None
    assert m.ask.id == "ask-final"


def test_corrections_of_stars_in_the_final_count_do_not_end_it_again() -> None:
    m = match()
    m.answer("fix automa-star card 6; fix automa-star card 5; fix automa-star card 6; fix res G3 oil 4; 8 23 5")
    assert m.over
    sheet = m.sheet()
    assert sheet is not None
    assert sheet.final
    assert sheet.totals[0] == 23 + 3 * 2 + 2 * 2


def test_a_correction_in_a_combat_parts_the_two() -> None:
    """The character turns out to stand elsewhere before the combat begins: it is not fought."""
    m = match()
    m.answer("fix automa-mechs D5; fix hero C5; hero C5-D5; fix automa-mechs base; end")
    assert "head-combat" not in [event.id for event in m.tale.events]
