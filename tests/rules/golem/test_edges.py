"""Odd corners: books without their price, income of what has moved, bonuses in vain, questions that can wait."""

from __future__ import annotations

import pytest

from automarium.core.tale import Name
from automarium.games.golem.actions import area_action
from automarium.games.golem.artifacts import completed, gain_gold
from automarium.games.golem.books import activate_books, buy, column_for
from automarium.games.golem.box import Signs
from automarium.games.golem.dealing import renew_library
from automarium.games.golem.fixes import correct
from automarium.games.golem.golems import kill
from automarium.games.golem.marble import choose_marble
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLUE,
    GREEN,
    HUMANS,
    MIRROR,
    RED,
    SLOTS,
    STUDY,
    STUDY_UPGRADES,
    WORK,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import automa_upgrade, other_income, yield_income
from automarium.games.golem.rabbi import rabbi_action
from automarium.games.golem.table import Table
from automarium.games.golem.upgrades import upgrade
from tests.bots import fixes_of
from tests.rules.golem.kit import (
    asked,
    decided,
    do,
    give,
    golems,
    has,
    lay,
    marbles,
    older_table,
    rules,
    shows,
    sources_of,
    students,
    table,
    told,
    why,
)

ONE = HUMANS[0]

# --- books ---


def black_first(t: Table) -> None:
    t.library = ["33", "9", "17", "25", "1"]
    lay(t, "none m most left b12345 =")


@pytest.mark.rule("G-158")
def test_without_its_price_a_black_book_moves_no_student() -> None:
    t = table(resources=10)
    black_first(t)
    students(t, 3, 3, 3)
    give(t, "waived-book")
    assert (t.columns[0], set(t.students.values())) == (["33"], {3})
    bought = table(resources=10)
    black_first(bought)
    students(bought, 3, 3, 3)
    do(buy(bought, 0))
    assert sorted(bought.students.values()) == [2, 3, 3], "its price is a step back"


@pytest.mark.rule("G-158", "G-98")
def test_without_its_price_a_black_book_needs_no_student() -> None:
    t = table(resources=10)
    black_first(t)
    give(t, "waived-book")
    assert t.columns[0] == ["33"]
    other = table(resources=10)
    black_first(other)
    do(buy(other, 0))
    assert other.columns[0] == ["9"]
    assert [rung.rule for rung in why(other, "order-book").narrowed] == ["G-98", "G-96"]


@pytest.mark.rule("G-158")
def test_by_older_rules_it_moved_one() -> None:
    t = older_table()
    t.box = table().box
    t.cards, t.library = [], ["33", "9", "17", "25", "1"]
    students(t, 3, 3, 3)
    give(t, "waived-book")
    assert sorted(t.students.values()) == [2, 3, 3]


@pytest.mark.rule("A-31")
def test_a_study_that_could_not_buy_once_is_not_finished() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    t.upgrades[STUDY] = list(STUDY_UPGRADES)
    t.columns[0] = [str(n) for n in range(1, 6)]
    t.library = ["6", "7", "8", "33", "34"]  # red ones without room, black ones without a student
    lay(t)
    do(area_action(t, STUDY, 2))
    assert (has(t, "note-no-book"), t.exhausted, t.tokens[0]) == (True, [], BLUE)
    t.library[0] = "9"
    do(area_action(t, STUDY, 2))
    assert t.columns[1] == ["9"], "the next time it buys"


@pytest.mark.rule("A-31")
def test_study_is_finished_with_its_last_book_or_its_last_development() -> None:
    for made, left in ((6, 1), (5, 0)):
        t = table(tokens=(BLUE, RED, YELLOW), resources=20)
        t.upgrades[STUDY] = list(STUDY_UPGRADES[:made])
        t.columns = [[str(n) for n in range(first, first + 5)] for first in (1, 9, 17, 25)]
        del t.columns[0][5 - left :]
        t.library[0] = "5"
        lay(t)
        do(area_action(t, STUDY, 2))
        assert (t.exhausted, t.tokens[-1]) == ([STUDY], BLUE)
        assert told(t, "order-token-down")[0].args["rule"] == "A-31"


@pytest.mark.rule("A-42")
def test_a_colour_on_black_books_by_both_readings() -> None:
    for reading, column in (("leftmost", None), ("with-room", 2)):
        t = table(**{"black-column": reading})
        t.columns = [["1"], ["33", "34", "35", "36", "37"], ["38"], ["9"]]
        found, ladder = column_for(t, GREEN)
        assert found == column
        assert ("A-42" in rules(ladder)) == (reading == "with-room")
        assert column_for(t, RED)[0] == 0
        t.columns[2] = ["38", "2", "2", "2", "2"]
        assert column_for(t, GREEN)[0] is None


# --- the criterion MOST ---


@pytest.mark.rule("A-05")
def test_most_marbles_by_both_readings() -> None:
    """Work leaves Work and Mirror; most of all lie in Study."""
    for reading, row in (("possible", MIRROR), ("all", WORK)):
        t = table(most=reading)
        golems(t, "red1", "red2")
        marbles(t, "work R study RYBW mirror RW")
        lay(t, "none m work most right r12345 b12345 =")
        shows(t, YELLOW, RED)
        chosen = do(choose_marble(t))
        assert chosen is not None
        assert chosen.why is not None
        assert chosen.marble.row == row
        criteria = [rung.name for rung in chosen.why.rungs]
        assert ("why-most-of-all" in criteria) == (reading == "all")


@pytest.mark.rule("A-05")
def test_of_all_rows_the_fullest_one_decides_when_it_is_possible() -> None:
    t = table(most="all")
    marbles(t, "golem R study RW")
    lay(t, "none m most right r12345 b12345 =")
    shows(t, YELLOW, RED)
    chosen = do(choose_marble(t))
    assert chosen is not None
    assert chosen.why is not None
    assert chosen.marble == (STUDY, RED)
    assert "A-05" in rules(chosen.why)


# --- income ---


def asked_income(t: Table) -> None:
    t.box.rows["street-red"][0] = effect("+1yellow")


@pytest.mark.rule("G-160")
def test_income_is_that_of_the_place_where_a_student_is_by_then() -> None:
    t = table(door="owner", resources=0)
    asked_income(t)
    do(yield_income(t, ("street-red", "street-yellow")), "+9r", "+2r")  # of section I, then of section II
    assert (t.students[YELLOW], t.resources) == (2, 2)
    assert t.box.rows["street-yellow"][:2] == [effect("+9r"), effect("+2r")], "both are remembered"
    total = table(door="owner", resources=0)
    do(yield_income(total, ("street-red", "street-yellow")), "+1yellow +3r")
    assert (total.students[YELLOW], total.resources) == (2, 3), "a total is a total"


@pytest.mark.rule("G-160")
def test_by_older_rules_it_was_that_of_the_place_where_it_had_been() -> None:
    t = older_table(door="owner")
    asked_income(t)
    do(yield_income(t, ("street-red", "street-yellow")), "+9r")
    assert t.resources == 9


@pytest.mark.rule("G-160")
def test_income_of_students_that_brings_steps_is_a_benefit() -> None:
    t = table(resources=20)
    for street, gives in (("red", "+1s"), ("yellow", "0"), ("blue", "0")):
        t.box.rows[f"street-{street}"][0] = effect(gives)
    vp = t.vp
    assert give(t, "students")
    assert (t.study_track, t.vp) == (1, vp)
    t.box.rows["street-red"][0] = effect("0")
    assert not give(t, "students")


def test_places_are_numbered_as_they_are_printed() -> None:
    t = table(resources=0)
    students(t, 2, 3, 4)
    t.study_track, t.golem_track = 4, 4
    t.upgrades[STUDY] = [STUDY_UPGRADES[4]]
    do(other_income(t))
    assert dict(sources_of(t)) == {
        **{"street-red": "section-2", "street-yellow": "section-3", "street-blue": "section-4"},
        **{"study-income": 4, "study-tile": 1, "golem-income": 5},
    }
    owner = table(door="owner")
    owner.study_track = 4
    owner.box.rows["study-income"][4] = effect("+1r")
    do(yield_income(owner, ("study-income",)))
    assert sources_of(owner) == [("study-income", 4)]


# --- bonuses in vain ---


@pytest.mark.rule("G-161", "G-104")
@pytest.mark.parametrize("line", ["artifact/+2r", "upgrade/+2r", "study-upgrade/+2r", "book/+2r", "waived-book/+2r"])
def test_a_bonus_that_would_bring_nothing_is_out(line: str) -> None:
    t = table(resources=5)
    lay(t)  # LEFT stands higher
    for area in t.upgrades:
        t.upgrades[area] = list(STUDY_UPGRADES)
    t.columns = [[str(n) for n in range(first, first + 5)] for first in (1, 9, 17, 25)]
    vp = t.vp
    assert give(t, line)
    assert (t.resources, t.vp) == (7, vp)
    assert decided(t, "note-bonus") == ("G-104", "why-possible")


@pytest.mark.rule("G-161")
def test_an_artifact_that_is_completed_can_be_had() -> None:
    t = table(resources=5)
    lay(t)
    t.gold = 2
    t.box.artifacts["at1a"][3] = effect("+4v")
    vp = t.vp
    assert give(t, "artifact/+2r")
    assert (t.resources, t.vp) == (5, vp + 4)
    t.gold = 1
    give(t, "artifact/+2r")
    assert t.resources == 7


# --- questions that can wait ---


@pytest.mark.rule("B-28")
def test_the_size_of_a_cauldron_is_asked_with_its_first_gold() -> None:
    """One that has room for a single gold was only found out with the second."""
    t = table(door="owner")
    do(gain_gold(t, 1), "2 _ _")  # the lowest cauldron
    assert t.gold == 1
    do(gain_gold(t, 1), "+1r")  # what its artifact gives
    assert do(completed(t)) == [3], "one with nothing in it is not asked for"
    do(gain_gold(t, 1), "3 _ _")
    do(gain_gold(t, 1))
    assert do(completed(t)) == [3]


@pytest.mark.rule("B-28")
def test_a_cauldron_for_one_gold_is_completed_by_it() -> None:
    for known in (1, None):
        t = table(door="owner")
        t.box.rows["cauldron"][3] = known
        do(gain_gold(t, 1), *(() if known else ("1 _ _",)), "+1r")
        assert has(t, "note-artifact", number=4, made=1)


def test_by_older_rules_it_was_asked_with_the_first_gold_or_with_the_second() -> None:
    assert asked(gain_gold(older_table(door="owner"), 1)).id == "ask-cauldron"
    t = older_table(11, door="owner")
    do(gain_gold(t, 1))
    do(gain_gold(t, 1), "1 _ _", "+1r")
    assert has(t, "note-artifact", number=4, made=1)


# --- the library of an owner ---


@pytest.mark.rule("B-13", "B-32")
def test_a_corrected_place_of_the_library_moves_with_the_row() -> None:
    t = table(door="owner")
    t.library, t.book_pile = [None] * 5, []
    t.box = table().box
    correct(t, fixes_of(t).parse("book 17 blue 2 +2r +1r"))
    correct(t, fixes_of(t).parse("library 3 17"))
    renew_library(t)
    assert t.library == [None, "17", None, None, None]
    lay(t, "none m most left b12345 =")
    do(buy(t, 0), "1")
    assert t.library == ["17", None, None, None, None], "the Automa has bought the first"
    do(buy(t, 0))
    assert "17" in [id for column in t.columns for id in column], "and then this one, unasked"


def test_a_book_that_is_told_lies_nowhere_else() -> None:
    t = table(door="owner")
    t.library, t.book_pile = [None, None, None, "17", None], []
    t.box = table().box
    lay(t, "none m most left b12345 =")
    do(buy(t, 0), "17")
    assert t.library == [None] * 5


# --- other corners ---


def test_the_last_grave_is_looked_for_after_the_question() -> None:
    """A correction at the question about a space counts."""
    t = table(door="owner")
    golems(t, "red3")
    t.box.rows["graves"][1] = effect("+1v")
    asks = kill(t, 1)
    assert next(asks).id == "ask-graves"
    correct(t, fixes_of(t).parse("grave 1 human-1"))
    with pytest.raises(StopIteration):
        asks.send(effect("+1r"))
    assert (t.graves, t.killed, t.golems) == ({1: ONE, 2: AUTOMA}, 1, [])


@pytest.mark.rule("B-39", "G-111")
def test_of_the_cemetery_only_the_space_that_comes_next_is_asked_for() -> None:
    """Behind the last open one there is no bonus; how many are open is asked only where that cannot tell."""
    t = table(door="owner")
    golems(t, "red3", "red4", "red5")
    t.graves = {1: ONE}
    do(kill(t, 1), "+2v")
    assert (t.graves[2], t.box.rows["graves"][1], t.box.rows["graves-open"]) == (AUTOMA, effect("+2v"), [None] * 3)
    do(kill(t, 1), "0")
    assert has(t, "order-kill", space=0)
    assert (t.box.rows["graves-open"][0], t.box.rows["graves"][2]) == (2, None)
    do(kill(t, 1))
    known = table(door="owner")
    golems(known, "red3")
    known.graves, known.box.rows["graves"][1] = {1: ONE}, effect("+1v")
    assert asked(kill(known, 1)).id == "ask-graves-open", "it was told in a match that may have had more players"
    beyond = table(door="owner")
    golems(beyond, "red3")
    beyond.graves = {5: ONE}
    do(kill(beyond, 1), "0")
    assert (beyond.graves[1], beyond.box.rows["graves-open"][0]) == (AUTOMA, None), "one behind it is open"


def test_a_golem_that_is_gone_by_then_is_not_killed() -> None:
    t = table(door="owner")
    golems(t, "red3")
    asks = kill(t, 1)
    next(asks)
    correct(t, fixes_of(t).parse("golems -"))
    with pytest.raises(StopIteration):
        asks.send(effect("+1r"))
    assert (t.killed, t.graves) == (0, {})


def test_a_book_that_lies_elsewhere_after_all_is_chosen_anew() -> None:
    t = table(door="owner", resources=10)
    t.box, t.library, t.book_pile = table().box, [None] * 5, []
    t.box.rows["position"] = [None] * 5
    lay(t, "none m most left b12345 =")
    asks = buy(t, 0)
    t.box.books["17"] = t.book("17")._replace(price=None)
    assert next(asks).id == "ask-placed-book"
    assert asks.send((0, t.book("17"))).id == "ask-book-price"
    correct(t, fixes_of(t).parse("library 5 17"))
    assert asks.send(2).id == "ask-book", "what lies at the first place then?"
    with pytest.raises(StopIteration):
        asks.send(t.book("9"))
    assert (t.columns[0], t.library) == (["9"], [None, None, None, "17", None])


def test_a_book_that_a_correction_has_laid_is_not_bought_again() -> None:
    t = table(resources=10, door="owner")
    t.box = table().box
    t.box.rows["position"] = [None] * 5
    t.library = ["1", "9", None, None, None]
    lay(t, "none m most left b12345 =")
    asks = buy(t, 0)
    assert next(asks).id == "ask-position"
    correct(t, fixes_of(t).parse("column 2 1"))
    with pytest.raises(StopIteration):
        asks.send(0)
    assert t.columns == [["9"], ["1"], [], []], "it buys the one that lies there now"


# --- corrections at a question that a choice waits for ---


def test_the_rabbi_goes_where_nobody_has_come_in_the_meantime() -> None:
    t = table(door="owner")
    lay(t, "none m most left b12345 =")
    t.tiles = [Name("r11"), Name("r11"), Name("r11")]
    asks = rabbi_action(t)
    assert next(asks).id == "ask-card-rabbi"
    correct(t, fixes_of(t).parse("rabbi human-1 2"))
    with pytest.raises(StopIteration):
        asks.send((2, 3, 1))
    assert t.rabbis == {ONE: 2, AUTOMA: 3}


def test_a_part_of_a_card_is_asked_of_the_one_that_lies_there() -> None:
    t = table(door="owner")
    for id in ("a1", "a2"):
        correct(t, fixes_of(t).parse(f"card {id} gold 1"))
    t.cards = [t.box.cards["a1"]]
    asks = t.part("marble")
    assert next(asks).args["key"] == "a1"
    correct(t, fixes_of(t).parse("laid a2"))
    assert asks.send((Name("most"),)).args["key"] == "a2"
    with pytest.raises(StopIteration):
        asks.send((Name("left"),))
    assert (t.box.cards["a1"].marble, t.cards[0].marble) == (("most",), ("left",))


def test_signs_are_asked_of_the_character_of_the_round() -> None:
    t = table(door="owner")
    asks = t.signs()
    assert next(asks).args["character"] == t.characters[0]
    correct(t, fixes_of(t).parse("round 2"))
    assert asks.send(Signs(RED, BLUE, 1)).args["character"] == t.characters[1]
    assert t.box.signs[t.characters[0]] == Signs(RED, BLUE, 1)


def test_a_development_that_a_correction_has_made_is_not_made_again() -> None:
    t = table(door="owner", resources=10)
    asks = upgrade(t, ARTIFACTS)
    assert next(asks).id == "ask-artifact-numbers"
    correct(t, fixes_of(t).parse("upgrade slot-1"))
    with pytest.raises(StopIteration):
        asks.send({("slot", 0): 2, ("slot", 1): 3})
    assert (t.upgrades[ARTIFACTS], t.resources) == ([SLOTS[0], SLOTS[1]], 7)


def test_books_that_a_correction_has_taken_away_are_not_activated() -> None:
    t = table(door="owner")
    for id in ("1", "2", "3"):
        correct(t, fixes_of(t).parse(f"book {id} red 2"))
    t.columns[0] = ["1", "2", "3"]
    asks = activate_books(t, 3)
    assert next(asks).args["key"] == "3"
    correct(t, fixes_of(t).parse("column 1 2"))
    assert asks.send(effect("+1r")).args["key"] == "2"
    with pytest.raises(StopIteration):
        asks.send(effect("+1r"))


def test_when_everything_has_been_made_in_the_meantime_there_is_no_upgrade() -> None:
    t = table(door="owner", resources=10)
    asks = automa_upgrade(t)
    assert next(asks).id == "ask-red-zone"
    t.upgrades = {area: list(STUDY_UPGRADES) for area in t.upgrades}
    with pytest.raises(StopIteration):
        asks.send(0)
