"""The choice of a marble, rule by rule and against the oracle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.golem.actions import marble_action, mirrored
from automarium.games.golem.marble import Chosen, Marble, Marbles, choose_marble, ignored, options
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLACK,
    BLUE,
    CRITERIA,
    DISTRICTS,
    GOLEM,
    MIRROR,
    RED,
    STUDY,
    WHITE,
    WORK,
    YELLOW,
)
from automarium.games.golem.table import Table
from tests.rules.golem import oracle
from tests.rules.golem.kit import do, golems, lay, marbles, rules, shows, table, why


def chosen(t: Table, rows: str, criteria: str) -> Chosen:
    """What the Automa takes of these marbles with a card of these criteria; the character shows red and blue."""
    marbles(t, rows)
    if t.character not in t.box.signs or t.box.signs[t.character].steps == 1:
        shows(t, RED, BLUE, steps=7)
    t.cards.clear()
    lay(t, f"none m {criteria} r12345 b12345 =")
    found = do(choose_marble(t))
    assert found is not None
    t.tale.order("order-marble", found.why)  # as it is told once the marble is taken
    return replace(found, why=None)


def deciding(t: Table) -> str:
    return why(t, "order-marble").rule


@pytest.mark.rule("G-54")
def test_criteria_combine_from_top_to_bottom() -> None:
    t = table()
    found = chosen(t, "work Y golem RB artifacts RW study W", "left most white")
    assert found.marble == Marble(GOLEM, RED)
    assert rules(why(t, "order-marble"))[:2] == ["G-64", "G-60"]
    assert deciding(t) == "G-68"


@pytest.mark.rule("G-55")
def test_the_first_criterion_that_some_option_fits_becomes_active() -> None:
    t = table()
    found = chosen(t, "golem Y artifacts W study W", "black right white top")
    assert found.marble == Marble(ARTIFACTS, WHITE)
    name = why(t, "order-marble").name
    assert name is not None
    assert name(found.marble) == Say("marble-in", {"row": ARTIFACTS, "colour": WHITE})
    lefts = [len(rung.left) for rung in why(t, "order-marble").rungs]
    assert lefts == [3, 3, 2, 1], "black and blue are nowhere and narrow nothing"


@pytest.mark.rule("G-55")
def test_equal_marbles_of_a_row_are_one_option() -> None:
    t = table()
    marbles(t, "golem RRR artifacts RW")
    shows(t, RED, BLUE)
    assert list(Marbles(options(t, do(t.signs())))) == [
        Marble(GOLEM, RED),
        Marble(ARTIFACTS, RED),
        Marble(ARTIFACTS, WHITE),
    ]


@pytest.mark.rule("G-56", "G-138")
def test_a_single_option_ends_the_search() -> None:
    t = table()
    found = chosen(t, "golem K artifacts RRR study RR", "black most left top")
    assert found.marble == Marble(GOLEM, BLACK)
    assert rules(why(t, "order-marble")) == ["G-63"], "nothing after it was looked at"


@pytest.mark.rule("G-57")
def test_a_later_criterion_that_nothing_fits_is_passed_over() -> None:
    t = table()
    found = chosen(t, "golem RY artifacts RY study K", "most black left")
    assert found.marble == Marble(GOLEM, RED)
    rungs = why(t, "order-marble").rungs
    assert [(rung.rule, len(rung.left)) for rung in rungs[:3]] == [("G-60", 4), ("G-63", 4), ("G-64", 2)]


@pytest.mark.rule("G-58", "G-138")
def test_a_later_criterion_that_leaves_one_ends_the_search() -> None:
    t = table()
    found = chosen(t, "golem RW artifacts RY study K", "most white left top")
    assert found.marble == Marble(GOLEM, WHITE)
    assert rules(why(t, "order-marble")) == ["G-60", "G-63"]


@pytest.mark.rule("G-59")
def test_a_later_criterion_that_leaves_several_becomes_active_too() -> None:
    t = table()
    found = chosen(t, "golem RW artifacts RY study RK work K", "most left black top")
    assert found.marble == Marble(GOLEM, RED)
    rungs = why(t, "order-marble").rungs
    assert [(rung.rule, len(rung.left)) for rung in rungs] == [("G-60", 6), ("G-64", 3), ("G-63", 3), ("G-62", 1)]


@pytest.mark.rule("G-60")
def test_most_marbles_among_the_rows_still_possible() -> None:
    t = table()
    found = chosen(t, "work WWWW golem RY artifacts RYY study W", "left most")
    assert found.marble == Marble(ARTIFACTS, RED), "the Work row has more, but no red"
    assert deciding(t) == "G-60"


@pytest.mark.rule("G-60")
def test_ignored_marbles_still_count_for_the_number() -> None:
    t = table()
    t.taken[AUTOMA] = [RED]
    found = chosen(t, "golem RRRW artifacts YY", "most")
    assert found.marble == Marble(GOLEM, WHITE)
    assert deciding(t) == "G-60"


@pytest.mark.rule("G-61")
def test_work_wants_its_own_row_or_mirror() -> None:
    t = table()
    golems(t, "red2")
    found = chosen(t, "golem RRR mirror Y study W", "work left")
    assert found == Chosen(Marble(MIRROR, YELLOW), for_work=True)
    assert deciding(t) == "G-61"
    t.resources = 10
    assert mirrored(t, found) == WORK, "with one standing golem too"
    assert why(t, "note-mirror").rule == "G-61"


@pytest.mark.rule("G-61")
def test_work_is_no_criterion_without_a_standing_golem() -> None:
    t = table()
    golems(t, "red2-")
    found = chosen(t, "work W golem RRR", "work most")
    assert found == Chosen(Marble(GOLEM, RED), for_work=False)
    assert "G-61" not in rules(why(t, "order-marble"))


@pytest.mark.rule("G-61", "G-69")
def test_under_work_a_tie_of_work_and_mirror_goes_to_work() -> None:
    t = table()
    golems(t, "red2")
    found = chosen(t, "work W mirror W golem W", "work most")
    assert found == Chosen(Marble(WORK, WHITE), for_work=True)
    assert deciding(t) == "G-69"


@pytest.mark.rule("G-62")
def test_top_wants_the_row_of_the_highest_token_still_possible() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    found = chosen(t, "work RR golem R artifacts R", "top")
    assert found.marble == Marble(GOLEM, RED), "no marble lies in the Study row"
    assert deciding(t) == "G-62"


@pytest.mark.rule("G-62")
def test_top_never_fits_work_and_mirror() -> None:
    t = table()
    found = chosen(t, "work RW mirror RB", "top white")
    assert found.marble == Marble(WORK, WHITE)
    assert [len(rung.left) for rung in why(t, "order-marble").rungs] == [4, 1]


@pytest.mark.rule("G-63")
@pytest.mark.parametrize(("criterion", "colour"), [("black", BLACK), ("white", WHITE)])
def test_black_and_white(criterion: str, colour: Name) -> None:
    t = table()
    found = chosen(t, "golem RRR artifacts K study W", criterion)
    assert found.marble.colour == colour
    assert deciding(t) == "G-63"


@pytest.mark.rule("G-64", "G-65", "G-139")
def test_left_and_right_marble_of_the_character() -> None:
    t = table()
    assert chosen(t, "golem R artifacts B", "left").marble.colour == RED
    assert deciding(t) == "G-64"
    assert chosen(t, "golem R artifacts B", "right").marble.colour == BLUE
    assert deciding(t) == "G-65"
    t.taken[AUTOMA] = [RED]
    assert chosen(t, "golem Y artifacts B", "left").marble.colour == BLUE, "red was taken: the other one"
    assert deciding(t) == "G-64"
    t.taken[AUTOMA] = [BLUE]
    assert chosen(t, "golem Y artifacts R", "right").marble.colour == RED
    assert deciding(t) == "G-65"


@pytest.mark.rule("G-64")
def test_a_white_marble_taken_earlier_is_no_colour_of_the_character() -> None:
    t = table()
    t.taken[AUTOMA] = [WHITE]
    assert chosen(t, "golem R artifacts B", "left").marble.colour == RED


@pytest.mark.rule("G-66")
def test_other_is_any_colour_not_on_the_character() -> None:
    t = table()
    found = chosen(t, "golem RB artifacts K study W mirror Y", "other")
    left = next(rung.left for rung in why(t, "order-marble").rungs if rung.rule == "G-66")
    assert {one.colour for one in left} == {BLACK, WHITE, YELLOW}
    assert found.marble == Marble(ARTIFACTS, BLACK)


@pytest.mark.rule("G-67", "G-15")
def test_a_leftover_tie_goes_to_work_with_two_standing_golems() -> None:
    t = table()
    golems(t, "red2", "blue3")
    found = chosen(t, "work W golem W artifacts W mirror W", "white")
    assert found == Chosen(Marble(WORK, WHITE), for_work=False)
    assert deciding(t) == "G-67"


@pytest.mark.rule("G-68", "G-15")
def test_otherwise_to_the_higher_token_even_past_work() -> None:
    t = table(tokens=(YELLOW, RED, BLUE))
    golems(t, "red2", "blue3-")
    found = chosen(t, "work W golem W artifacts W mirror W", "white")
    assert found.marble == Marble(ARTIFACTS, WHITE)
    assert deciding(t) == "G-68"


@pytest.mark.rule("G-69")
def test_mirror_loses_a_leftover_tie_but_criteria_may_lead_there() -> None:
    t = table()
    found = chosen(t, "study W mirror W", "white")
    assert found.marble == Marble(STUDY, WHITE)
    assert deciding(t) == "G-69"
    found = chosen(t, "study W mirror WW", "white most")
    assert found.marble == Marble(MIRROR, WHITE)
    assert deciding(t) == "G-60"


@pytest.mark.rule("G-70")
def test_after_a_matching_marble_its_colour_is_ignored() -> None:
    t = table()
    t.taken[AUTOMA] = [RED]
    found = chosen(t, "golem RRR artifacts Y", "most left")
    assert found.marble == Marble(ARTIFACTS, YELLOW)
    assert all(one.colour != RED for one in why(t, "order-marble").candidates)


@pytest.mark.rule("G-70")
def test_a_colour_that_is_not_on_the_character_is_not_ignored() -> None:
    t = table()
    t.taken[AUTOMA] = [YELLOW]
    assert chosen(t, "golem YYY artifacts R", "most").marble == Marble(GOLEM, YELLOW)


@pytest.mark.rule("G-70")
def test_only_ignored_colours_left_lifts_the_ignoring() -> None:
    t = table()
    t.taken[AUTOMA] = [RED]
    assert chosen(t, "golem R study RR", "most").marble == Marble(STUDY, RED)


@pytest.mark.rule("G-70")
def test_a_character_with_one_colour_twice_ignores_it_after_two() -> None:
    t = table()
    shows(t, RED, RED, steps=7)
    t.taken[AUTOMA] = [RED]
    assert ignored(t, do(t.signs())) == []
    t.taken[AUTOMA] = [RED, RED]
    assert ignored(t, do(t.signs())) == [RED]


@pytest.mark.rule("G-137")
def test_row_criteria_leave_all_colours_and_colour_criteria_all_rows() -> None:
    t = table()
    golems(t, "red2")
    chosen(t, "work RYW golem R study Y mirror RK", "work left")
    by_row, by_colour = why(t, "order-marble").rungs[:2]
    assert {one.row for one in by_row.left} == {WORK, MIRROR}
    assert len(by_row.left) == 5
    assert {one.row for one in by_colour.left} == {WORK, MIRROR}
    assert {one.colour for one in by_colour.left} == {RED}


@pytest.mark.rule("G-140")
def test_colours_of_one_row_go_by_their_tokens_then_black_then_white() -> None:
    t = table(tokens=(BLUE, YELLOW, RED))
    assert chosen(t, "golem RYBKW", "most").marble.colour == BLUE
    assert deciding(t) == "G-140"
    assert chosen(t, "golem RYKW", "most").marble.colour == YELLOW
    assert chosen(t, "golem KW", "most").marble.colour == BLACK


@pytest.mark.rule("G-140", "A-07")
def test_the_other_reading_takes_white_first() -> None:
    t = table(**{"colour-order": "white"})
    assert chosen(t, "golem RYBKW", "most").marble.colour == WHITE
    assert chosen(t, "golem RYBK", "most").marble.colour == BLACK
    assert chosen(t, "golem YB", "most").marble.colour == YELLOW


@pytest.mark.rule("G-69", "A-60")
def test_the_other_reading_avoids_mirror_in_every_tie() -> None:
    rows, criteria = "golem RW mirror RW", "most left"
    t = table(mirror="every-tie")
    assert chosen(t, rows, criteria).marble == Marble(GOLEM, RED)
    assert "A-60" in rules(why(t, "order-marble"))
    rows, criteria = "golem R mirror RRY", "left most"
    assert chosen(t, rows, criteria).marble == Marble(GOLEM, RED)
    assert deciding(t) == "A-60"
    assert chosen(table(), rows, criteria).marble == Marble(MIRROR, RED)
    golems(t, "red2")
    assert chosen(t, "work W mirror WY golem R", "work most").marble.row == MIRROR, "a tie made by WORK stands"
    t.golems.clear()
    assert chosen(t, "work R mirror RR", "top most").marble.row == MIRROR, "TOP fits neither, so it is not active"
    assert "A-60" not in rules(why(t, "order-marble"))[:2]


# --- taking it ---


@pytest.mark.rule("B-20")
def test_take_then_student_then_action_at_the_value_before_taking() -> None:
    t = table(resources=5)
    marbles(t, "golem RRY")
    shows(t, RED, BLUE)
    lay(t, "none m left r12345 b12345 =")
    do(marble_action(t))
    ids = [event.id for event in t.tale.events]
    assert ids.index("order-marble") < ids.index("order-student") < ids.index("note-action")
    assert next(event for event in t.tale.events if event.id == "note-action").args["value"] == 3
    assert t.marbles[GOLEM] == {RED: 1, YELLOW: 1, BLUE: 0, BLACK: 0, WHITE: 0}
    assert t.taken[AUTOMA] == [RED]
    assert "note-mirror" not in ids


@pytest.mark.rule("B-20")
def test_where_no_marble_lies_none_is_taken() -> None:
    t = table()
    marbles(t, "")
    shows(t, RED, BLUE)
    lay(t)
    do(marble_action(t))
    assert [event.id for event in t.tale.events] == ["note-no-marble"]


@pytest.mark.rule("B-21")
@pytest.mark.parametrize(
    ("letter", "after"), [("R", (2, 1, 1)), ("Y", (1, 2, 1)), ("B", (1, 1, 2)), ("W", (1, 1, 1)), ("K", (2, 2, 1))]
)
def test_the_student_of_the_colour_moves(letter: str, after: tuple[int, ...]) -> None:
    t = table(resources=-5)
    marbles(t, f"artifacts {letter}")
    shows(t, RED, BLUE)
    lay(t)
    do(marble_action(t))
    assert tuple(t.students.values()) == after


@pytest.mark.rule("B-21")
def test_a_black_marble_moves_two_different_students() -> None:
    t = table()
    t.students = {RED: 1, YELLOW: 4, BLUE: 6}
    marbles(t, "artifacts K")
    shows(t, RED, BLUE)
    lay(t)
    do(marble_action(t))
    assert t.students == {RED: 2, YELLOW: 5, BLUE: 6}


@pytest.mark.rule("G-107", "G-108", "B-35")
@pytest.mark.parametrize(("standing", "row"), [(["red2", "blue3"], WORK), (["red2"], ARTIFACTS), ([], ARTIFACTS)])
def test_mirror_performs_work_with_two_standing_golems_else_the_highest_token(standing: list[str], row: Name) -> None:
    t = table(tokens=(YELLOW, RED, BLUE))
    golems(t, *standing)
    resources = t.resources
    assert mirrored(t, Chosen(Marble(MIRROR, RED), for_work=False)) == row
    assert why(t, "note-mirror").rule == "G-107"
    assert t.resources == resources - 1


@pytest.mark.rule("G-107", "B-35")
def test_the_value_is_that_of_the_mirror_row() -> None:
    t = table(resources=0)
    marbles(t, "mirror WWW golem R")
    shows(t, RED, BLUE)
    lay(t, "none m most r12345 b12345 =")
    do(marble_action(t))
    action = next(event for event in t.tale.events if event.id == "note-action")
    assert action.args == {"row": GOLEM, "value": 3}


@pytest.mark.rule("G-150")
def test_the_coin_is_paid_under_work_too() -> None:
    t = table(resources=5)
    golems(t, "red2")
    resources = t.resources
    assert mirrored(t, Chosen(Marble(MIRROR, RED), for_work=True)) == WORK
    assert t.resources == resources - 1


@pytest.mark.rule("G-109")
def test_mirror_never_buys_a_step_on_the_study_track() -> None:
    t = table(resources=20)
    marbles(t, "mirror WWW")
    shows(t, RED, BLUE)
    lay(t)
    do(marble_action(t))
    assert t.study_track == 0
    ladder = why(t, "note-mirror")
    assert set(ladder.candidates) == {WORK, GOLEM, ARTIFACTS, STUDY}, "no fifth candidate"


# --- the oracle ---


def position(stream: Stream) -> oracle.Position:
    rows = dict.fromkeys(oracle.ROWS, "")
    for _ in range(1 + stream.below(11)):
        rows[stream.pick(oracle.ROWS)] += stream.pick("RYBKWWRYB")
    criteria = [str(one) for one in CRITERIA]
    stream.shuffle(criteria)
    tokens = list("RYB")
    stream.shuffle(tokens)
    return oracle.Position(
        rows,
        tuple(criteria[: 1 + stream.below(6)]),
        stream.pick("RYB") + stream.pick("RYB"),
        stream.pick(("", "R", "Y", "B", "K", "W")),
        "".join(tokens),
        stream.below(4),
        stream.below(3) == 0,
        stream.below(3) == 0,
    )


def laid(t: Table, at: oracle.Position) -> Chosen:
    colours = dict(zip("RYBKW", (*DISTRICTS, BLACK, WHITE), strict=True))
    t.tokens = [colours[letter] for letter in at.tokens]
    marbles(t, " ".join(f"{row} {letters}" for row, letters in at.rows.items() if letters))
    shows(t, colours[at.character[0]], colours[at.character[1]])
    t.taken[AUTOMA] = [colours[letter] for letter in at.taken]
    t.golems.clear()
    golems(t, *["red1"] * at.standing)
    t.cards.clear()
    lay(t, f"none m {' '.join(at.criteria)} r12345 b12345 =")
    found = do(choose_marble(t))
    assert found is not None
    return found


@pytest.mark.rule("G-54", "G-137", "G-138")
def test_the_choice_agrees_with_the_oracle() -> None:
    stream = Stream("oracle", "marbles")
    tables = {
        (shy, white): table(
            **{"mirror": "every-tie" if shy else "leftover", "colour-order": "white" if white else "coloured"}
        )
        for shy in (False, True)
        for white in (False, True)
    }
    letters = dict(zip((*DISTRICTS, BLACK, WHITE), "RYBKW", strict=True))
    for _ in range(6000):
        at = position(stream)
        t = tables[at.shy, at.white_first]
        t.tale.events.clear()
        found = laid(t, at)
        told = oracle.decide(at)
        assert (found.marble.row, letters[found.marble.colour]) == (told.row, told.letter), at
        if told.row == "mirror":
            assert found.for_work == told.for_work, at
