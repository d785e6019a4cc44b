"""Corrections: every value of the twin can be set, and what cannot lie on a table is refused."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.scythe.board import NUMBER, at, names
from automarium.games.scythe.fixes import FIXES, fix_reports
from automarium.games.scythe.names import FACTIONS


def match(mine: str = "crimea", its: str = "nordic", **settings: str) -> Match[Any]:
    return Match(game("scythe"), {"human": mine, "automa": its, **settings}, seed="fixes")


def test_every_correction_has_its_code() -> None:
    for mine in FACTIONS:
        its = FACTIONS[0] if mine != FACTIONS[0] else FACTIONS[1]
        assert {one.verb for one in fix_reports(mine, its).reports} == set(FIXES)


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


def test_numbers_stars_and_the_board() -> None:
    assert fixed("power 13").automa.power == 13
    assert fixed("coins 40").automa.coins == 40
    assert fixed("cube 5").automa.cube == 4
    assert fixed("scheme ii").automa.scheme == "scheme-ii"
    assert fixed("box 3").resource_box == 3
    assert fixed("automa-star card 4").automa.all_stars == 4
    assert fixed("star combat 2").human.stars == ["star-combat", "star-combat"]
    assert fixed("res G3 oil 4").resources_on(NUMBER["G3"]) == 4
    assert not fixed("encounter B5 no").encounters & at("B5")
    assert fixed("encounter A1 yes").encounters & at("A1")
    assert fixed("structure G3 mill").human.structures == {NUMBER["G3"]: "mill"}
    assert fixed("ability speed yes").human.abilities == {"speed"}
    assert fixed("recruit coin yes").human.recruits == {"coin"}
    state = fixed("factory-card automa yes")
    assert (state.automa.factory_card, state.factory_cards) == (True, 2)
    assert fixed("flag G3 yes", "albion").human.flags == at("G3")
    assert fixed("trap G3 armed", "togawa").human.armed == at("G3")
    assert fixed("tile longest-row").tile == "tile-longest-row"
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


def test_one_track_at_a_time() -> None:
    human = fixed("popularity 8").human
    assert (human.popularity, human.reported) == (8, {"popularity"})
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


@pytest.mark.parametrize("kind", ["program", "physical"])
def test_the_number_of_combat_cards(kind: str) -> None:
    m = match(**{"combat-cards": kind})
    for number in (7, 0, 42, 3):
        m.answer(f"fix cards {number}")
        assert len(m.state.automa.hand) == number
        if kind == "program":
            assert len(m.state.automa.hand) + len(m.state.combat_pile) + len(m.state.combat_discard) == 42


def test_an_automa_card_lies_elsewhere() -> None:
    m = match()
    m.answer("fix automa-card 9 main; fix automa-card 5 combat")
    assert [card.n for card in m.state.main] == [9]
    assert [card.n for card in m.state.combat] == [5]
    assert m.state.deck.count == len(m.state.deck.cards) == 17
    assert m.state.resource_box == 3
    m.answer("fix automa-card 5 deck")
    assert m.state.deck.cards[0].n == 5


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
