"""Phases 5 to 7: everybody in turn order, the humans with what they take from the table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from automarium.core.ask import Fix
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games import game
from automarium.games.golem.names import AUTOMA, BLUE, HUMANS, RED, WHITE, YELLOW
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import golem_control, income_and_upgrade, influence, turn_order
from automarium.games.golem.table import Table
from tests.bots import SETUPS, human, new, whole
from tests.rules.golem.kit import asked, do, golems, has, ids, older_table, shows, students, table, told

ONE, TWO, THREE = HUMANS


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
        if holder == ONE:
            do(influence(t), "menorah red", "done")
        else:
            with pytest.raises(Refusal, match="menorah-taken"):
                do(influence(t), "menorah red")
        assert t.menorah_tokens[RED] == holder


@pytest.mark.rule("G-159")
def test_in_phase_5_only_those_are_asked_whose_marbles_may_match() -> None:
    t = table(humans=3)
    by_turns(t, THREE, AUTOMA, ONE, TWO)
    shows(t, RED, YELLOW)
    t.taken = {AUTOMA: [BLUE, BLUE], ONE: [RED, WHITE], TWO: [BLUE, RED], THREE: []}
    asks = influence(t)
    assert [next(asks).seat, asks.send(done()).seat] == [THREE, ONE], "of one who has passed they may not be known"
    with pytest.raises(StopIteration):
        asks.send(done())
    assert [event.args["seat"] for event in told(t, "note-human-no-influence")] == [TWO]
    assert ids(t, "note-no-influence", "order-flip-character") == ["note-no-influence", "order-flip-character"]


def done() -> Any:
    return moment().parse("done")


def moment() -> Any:
    t = table()
    by_turns(t, ONE, AUTOMA)
    return asked(golem_control(t))


@pytest.mark.rule("G-159", "B-46", "B-47")
def test_in_phase_6_everybody_has_income_before_anybody_makes_an_upgrade() -> None:
    t = table(humans=2)
    by_turns(t, ONE, AUTOMA, TWO)
    asks, seen = income_and_upgrade(t), []
    ask = next(asks)
    while True:
        seen.append((ask.id, ask.seat, bool(told(t, "order-upgrade"))))
        try:
            ask = asks.send(ask.parse("done"))
        except StopIteration:
            break
    assert seen == [
        *(("ask-human-income", ONE, False), ("ask-human-income", TWO, False)),
        *(("ask-human-upgrade", ONE, False), ("ask-human-upgrade", TWO, True)),
    ]


@pytest.mark.rule("G-159")
def test_without_a_token_left_there_is_nothing_to_tell_of_income() -> None:
    t = table()
    t.menorah_tokens = dict.fromkeys(t.menorah_tokens, AUTOMA)
    do(income_and_upgrade(t), "grave 1", "book 2", "done")
    assert (t.graves, t.library[1]) == ({1: ONE}, "17")


@pytest.mark.rule("G-159")
def test_in_phase_7_the_humans_have_their_moment_too() -> None:
    t = table(humans=2)
    by_turns(t, TWO, AUTOMA, ONE)
    golems(t, "red4")
    asks = golem_control(t)
    assert (next(asks).seat, has(t, "order-pay", what="control")) == (TWO, False)
    assert (asks.send(moment().parse("done")).seat, has(t, "order-pay", what="control")) == (ONE, True)


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
    match, stream = new("golem", setup, "moments"), Stream("moments", "reports")
    bot, taken = human("golem", "moments"), 0
    while match.ask is not None:
        if match.ask.id.startswith("ask-human-") and stream.below(2):
            said = match.ask.shape.sample(stream)
            with suppress(Refusal):
                match.answer(match.ask.write(said))
                taken += said.verb != "done"
        else:
            match.answer(match.ask.write(bot(match.ask, match.state)))
        whole(match)
    assert taken > 2


def test_a_correction_at_such_a_moment() -> None:
    match = Match(game("golem"), {}, "moment fixes")
    bot = human("golem", "moment fixes")
    while match.ask is not None and match.ask.id != "ask-human-control":
        match.answer(match.ask.write(bot(match.ask, match.state)))
    assert match.ask is not None
    assert match.ask.fixes is not None
    match.answer(match.ask.write(Fix(match.ask.fixes.parse("gold 2"))))
    assert (match.ask.id, match.state.gold) == ("ask-human-control", 2)
