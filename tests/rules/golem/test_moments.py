"""Phases 5 to 7: everybody in turn order, the humans with what they take from the table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from automarium.core.ask import Ask, Fix, Report, Reports, Said
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games import game
from automarium.games.golem.effects import component
from automarium.games.golem.human import human_turn, late_turns
from automarium.games.golem.names import AUTOMA, BLUE, HUMANS, RED, STUDENT, WHITE, WORK, YELLOW
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import golem_control, human_income, income_and_upgrade, influence, turn_order
from automarium.games.golem.table import Table
from automarium.games.golem.taken import what_was_taken
from automarium.games.golem.turn import carry_out_bonus
from tests.bots import SETUPS, human, new, whole
from tests.rules.golem.kit import do, golems, has, ids, older_table, shows, students, table, told

ONE, TWO, THREE = HUMANS


@pytest.fixture(autouse=True)
def with_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house deals what is needed; its humans have boards here all the same."""
    monkeypatch.setattr(Table, "trial", False)


def by_turns(t: Table, *seats: Any) -> None:
    t.order = list(seats)


@pytest.mark.rule("G-159", "B-44")
def test_a_human_before_the_automa_takes_a_token_that_it_would_have_taken() -> None:
    for order, holder in (((ONE, AUTOMA), ONE), ((AUTOMA, ONE), AUTOMA)):
        t = table()
        by_turns(t, *order)
        students(t, 7, 1, 1)
        shows(t, RED, YELLOW)
        t.box.effects[t.character] = effect("+1red")
        t.taken = {AUTOMA: [RED, YELLOW], ONE: [WHITE, RED]}
        do(influence(t), *(("menorah red", "done") if holder == ONE else ()))
        assert t.menorah_tokens[RED] == holder


@pytest.mark.rule("G-159")
@pytest.mark.parametrize(
    ("given", "at", "asks"),
    [
        ("+1red", 7, 1),
        ("+1red", 6, 0),
        ("+2red", 6, 1),
        ("+1any", 7, 1),
        ("+1blue", 7, 0),
        ("kill", 1, 1),
        ("+3r", 7, 0),
    ],
)
def test_they_are_asked_only_before_the_automa_takes_what_they_may_have_taken(given: str, at: int, asks: int) -> None:
    t = table()
    t.unasked = [ONE]
    golems(t, "red4")
    students(t, at, 1, 1)
    do(component(t, effect(given)), *["done"] * asks)
    assert t.unasked == [] if asks else [ONE]


@pytest.mark.rule("G-159")
def test_a_marble_or_a_bonus_that_leads_to_a_token_asks_too() -> None:
    t = table()
    t.unasked = [ONE]
    students(t, 7, 1, 1)
    do(carry_out_bonus(t, STUDENT), "menorah red", "done")
    assert t.menorah_tokens[RED] == ONE


@pytest.mark.rule("G-159")
def test_who_has_a_turn_tells_it_then() -> None:
    t = table()
    t.unasked = [ONE]
    t.marbles[WORK][RED] = 1
    do(human_turn(t, ONE, 1), "grave 1", "work red")
    assert (t.unasked, t.graves) == ([], {1: ONE})


@pytest.mark.rule("B-38", "G-159")
def test_who_has_passed_is_told_what_to_do_and_asked_what_it_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "house", False)
    t = table(humans=2)
    t.passed, t.rabbis[ONE], t.taken[ONE] = [ONE, TWO], 1, [RED]
    do(late_turns(t), "grave 1", "done", "book 2", "rabbi 2")
    assert [event.args["number"] for event in told(t, "care-late")] == [2]
    assert (t.graves, t.rabbis) == ({1: ONE}, {ONE: 1, TWO: 2})


@pytest.mark.rule("G-159")
def test_in_phase_5_only_those_have_a_part_whose_marbles_may_match() -> None:
    t = table(humans=3)
    by_turns(t, THREE, AUTOMA, ONE, TWO)
    shows(t, RED, YELLOW)
    t.taken = {AUTOMA: [BLUE, BLUE], ONE: [RED, WHITE], TWO: [BLUE, RED], THREE: []}
    do(influence(t))
    theirs = [event.args["player"] for event in told(t, "care-human-influence")]
    assert theirs == t.unasked == [THREE, ONE], "of one who has passed they may not be known"
    assert [event.args["seat"] for event in told(t, "note-human-no-influence")] == [TWO]
    assert ids(t, "note-no-influence", "order-flip-character") == ["note-no-influence", "order-flip-character"]


@pytest.mark.rule("G-159", "B-46", "B-47")
def test_in_phase_6_everybody_has_income_before_anybody_makes_an_upgrade(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "house", False)  # there nobody is reminded of a board of their own
    t = table(humans=2)
    by_turns(t, ONE, AUTOMA, TWO)
    do(income_and_upgrade(t))
    incomes, upgrades = ["care-human-income"] * 2, ["care-human-upgrade", "order-upgrade", "care-human-upgrade"]
    assert ids(t, *incomes, *upgrades) == [*incomes, *upgrades]


@pytest.mark.rule("G-159")
def test_before_the_books_shift_everybody_is_asked_once() -> None:
    for number, answers in ((1, ("grave 1", "book 2", "done")), (4, ())):
        t = table(round=number)
        do(income_and_upgrade(t))
        do(golem_control(t), *answers)
        assert (t.graves, t.library[1]) == (({1: ONE}, "17") if answers else ({}, t.library[1]))


def test_who_took_nothing_says_so_and_who_took_something_is_done() -> None:
    asks = what_was_taken(table(), ONE, "ask-human-taken")
    labels = [one.label.id for ask in (next(asks), asks.send(Said("grave", {"space": 1}))) for one in last_of(ask)]
    assert labels == ["nothing-taken", "verb-done"]


def last_of(ask: Ask[Any]) -> list[Report]:
    assert isinstance(ask.shape, Reports)
    return [one for one in ask.shape.reports if one.last]


def test_in_a_trial_nobody_is_asked_what_came_of_a_board_that_they_do_not_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    t = table()
    do(income_and_upgrade(t))
    do(golem_control(t))
    assert not t.unasked
    older = older_table(10)
    older.library = t.library
    do(human_income(older, ONE))
    assert older.unasked == [ONE], "by older rules they were"


@pytest.mark.rule("G-159")
def test_in_phase_7_the_humans_have_their_part_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "house", False)  # there nobody is reminded of a board of their own
    t = table(humans=2)
    by_turns(t, TWO, AUTOMA, ONE)
    golems(t, "red4")
    do(golem_control(t))
    both = "care-human-control", "order-pay"
    assert ids(t, *both) == ["care-human-control", "order-pay", "care-human-control"]
    assert not t.unasked, "there is nothing to take"


@pytest.mark.rule("G-159")
def test_by_the_rules_before_they_were_asked_at_once() -> None:
    t = older_table(3)
    t.characters, t.round, t.order = table().characters, 1, [AUTOMA, ONE]
    do(golem_control(t), "grave 1", "done")
    assert t.graves == {1: ONE}


@pytest.mark.rule("G-159")
def test_by_older_rules_nobody_is_asked_in_these_phases() -> None:
    t = older_table()
    t.characters, t.round = table().characters, 1
    do(influence(t))
    do(income_and_upgrade(t))
    do(golem_control(t))


@pytest.mark.parametrize("number", [1, 4])
def test_there_is_no_next_round_after_the_last(number: int) -> None:
    t = table(round=number)
    do(turn_order(t))
    assert has(t, "order-turn-order-last") == (number == 4)
    assert has(t, "order-turn-order") == (number < 4)
    older = older_table()
    older.round = number
    do(turn_order(older))
    assert has(older, "order-turn-order")


@pytest.mark.parametrize("setup", SETUPS["golem"][:3])
def test_whatever_humans_take_in_their_moments_the_table_stays_whole(setup: dict[str, object]) -> None:
    taken = 0
    for seed in ("moments", "more", "most"):
        match, stream, bot = new("golem", setup, seed), Stream(seed, "reports"), human("golem", seed)
        while match.ask is not None:
            if match.ask.id == "ask-human-taken" and stream.below(8):
                said = match.ask.shape.sample(stream)
                with suppress(Refusal):
                    match.answer(match.ask.write(said))
                    taken += said.verb != "done"
            else:
                match.answer(match.ask.write(bot(match.ask, match.state)))
            whole(match)
    assert taken


def test_a_correction_at_such_a_moment() -> None:
    match = Match(game("golem"), {}, "moment fixes")
    bot = human("golem", "moment fixes")
    while match.ask is not None and match.ask.id != "ask-human-taken":
        match.answer(match.ask.write(bot(match.ask, match.state)))
    assert match.ask is not None
    assert match.ask.fixes is not None
    match.answer(match.ask.write(Fix(match.ask.fixes.parse("gold 2"))))
    assert (match.ask.id, match.state.gold) == ("ask-human-taken", 2)
