"""Books and artifacts."""

from __future__ import annotations

import pytest

from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.cues.golem import leads
from automarium.games import game
from automarium.games.golem.artifacts import benefit, completed, gain_gold, yield_artifact
from automarium.games.golem.books import (
    NOT_DOUBLED_TOLD,
    activate_books,
    book_at,
    buy,
    choose_book,
    chosen_column,
    column_for,
    known,
    numbers,
)
from automarium.games.golem.books import lay as lay_book
from automarium.games.golem.box import MOST_BOOKS, Book
from automarium.games.golem.effects import choose_bonus, possible
from automarium.games.golem.names import (
    ARTIFACTS,
    ARTIFACTS_MENORAHS,
    BLACK,
    BLUE,
    COIN_CLAY,
    DOUBLE,
    GOLD_TILE,
    GREEN,
    RED,
    SLOTS,
    STUDY,
    TWO_VP,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import income_and_upgrade
from automarium.games.golem.table import Table
from tests.rules.golem.kit import asked, decided, do, give, golems, has, lay, rules, students, table, told, why


def with_card(t: Table, book: str = "12345", criteria: str = "most left right") -> Table:
    t.cards.clear()
    lay(t, f"none m {criteria} r12345 b{book} =")
    return t


def bought(t: Table) -> int:
    """The place in the library of the book that is chosen."""
    found = do(choose_book(t))
    assert found is not None
    return found[0]


def column(t: Table, colour: Name) -> tuple[int | None, str]:
    """The column of a book of that colour, and the deciding rule."""
    found, ladder = column_for(t, colour)
    return found, ladder.rule


def kind(t: Table, line: str) -> str | None:
    """The first step of the bonus that is chosen."""
    side = do(choose_bonus(t, effect(line)))
    return side[0].kind if side is not None else None


# --- which book ---


@pytest.mark.rule("G-96", "G-146")
def test_the_book_at_the_topmost_number() -> None:
    t = with_card(table(resources=20), "42135")
    do(buy(t, 0))
    assert t.columns[0] == ["25"]
    assert told(t, "order-book")[0].args["position"] == 4
    assert why(t, "order-book").rule == "G-96"
    assert why(t, "order-book").rungs[-1].name == "why-topmost-number"


@pytest.mark.rule("G-97", "G-99", "G-148")
def test_a_book_whose_column_is_full_is_skipped_black_cards_counted() -> None:
    t = with_card(table(resources=20), "21345")
    t.columns[1] = ["33", "34", "10", "11", "12"]
    assert bought(t) == 1
    assert [(rung.rule, rung.left) for rung in why(t, "order-book").rungs] == [
        ("G-97", [1, 3, 4, 5]),
        ("G-98", [1, 3, 4]),
        ("G-96", [1]),
    ]
    assert why(t, "order-book").rungs[-1].args == {"skipped": Say("told", {"what": (2,)})}


@pytest.mark.rule("G-98", "G-99")
def test_a_black_book_is_skipped_when_no_student_can_move_back() -> None:
    t = with_card(table(resources=20), "53124")
    assert bought(t) == 3
    assert rules(why(t, "order-book")) == ["G-97", "G-98", "G-96"]
    assert 5 not in why(t, "order-book").rungs[1].left
    with_card(t, "53")
    assert bought(t) == 3
    assert why(t, "order-book").rule == "G-98", "it left only one"
    with_card(t, "5")
    assert do(choose_book(t)) is None, "nor when it is the only one"
    students(t, 1, 2, 1)
    assert bought(t) == 5


@pytest.mark.rule("G-99")
def test_the_price_is_never_a_reason_to_skip() -> None:
    t = with_card(table(resources=-5), "12345")
    t.library[0] = "8"  # costs 6
    do(buy(t, 0))
    assert t.columns[0] == ["8"]


@pytest.mark.rule("G-106", "G-146")
def test_every_purchase_uses_the_last_laid_card_and_the_positions_of_that_moment() -> None:
    t = with_card(table(resources=20), "54321")
    lay(t, "none m most r12345 b21345 =")
    do(buy(t, 0))
    assert t.columns[0] == ["9"]
    give(t, "book3")
    assert t.columns[1] == ["17"], "place 2 holds another book now"


@pytest.mark.rule("G-106")
def test_before_any_card_was_laid_places_1_to_5() -> None:
    t = table(resources=20)
    assert do(numbers(t)) == (1, 2, 3, 4, 5)
    do(buy(t, 0))
    assert t.columns[0] == ["1"]


@pytest.mark.rule("B-31")
def test_a_coloured_book_costs_its_own_and_its_places_knowledge() -> None:
    t = with_card(table(resources=20), "31245")
    t.box.books["17"] = t.book("17")._replace(immediate=effect("0"), active=effect("0"))
    do(buy(t, 0))
    assert t.resources == 20 - 2 - 1


@pytest.mark.rule("B-31", "G-147")
def test_a_black_book_costs_a_student_step_back_and_its_place() -> None:
    t = with_card(table(resources=10, tokens=(BLUE, RED, YELLOW)), "51234")
    students(t, 4, 4, 2)
    t.box.books["33"] = t.book("33")._replace(immediate=effect("0"), active=effect("0"))
    do(buy(t, 0))
    assert t.students == {RED: 4, YELLOW: 3, BLUE: 2}, "rightmost, tie the lower token"
    assert why(t, "order-student-back").rule == "G-147"
    assert t.resources == 10 - 2


@pytest.mark.rule("B-32")
def test_after_a_purchase_the_library_shifts_left() -> None:
    t = with_card(table(resources=20), "21345")
    do(buy(t, 0))
    assert t.library == ["1", "17", "25", "33", "2"]


@pytest.mark.rule("B-32", "G-146")
def test_the_library_has_shifted_when_a_book_lets_it_buy_another() -> None:
    t = with_card(table(resources=20))
    t.box.books["1"] = t.book("1")._replace(immediate=effect("book"))
    do(buy(t, 0))
    assert t.columns[:2] == [["1"], ["9"]]


# --- where ---


@pytest.mark.rule("G-100")
def test_own_column_else_leftmost_empty_else_leftmost_all_black() -> None:
    t = table()
    t.columns = [["9"], ["1"], [], []]
    assert column(t, RED) == (1, "G-100")
    assert column(t, BLUE) == (2, "G-100")
    t.columns = [["9"], ["33"], ["34"], ["1"]]
    assert column(t, BLUE) == (1, "G-100")
    t.columns = [["33"], ["9"], [], []]
    assert column(t, BLUE) == (2, "G-100"), "an empty one before black cards"


@pytest.mark.rule("G-100", "G-101")
@pytest.mark.parametrize(
    ("colour", "columns", "name"),
    [
        (RED, [["9"], [], []], "why-column-left-empty"),
        (RED, [["33"], ["34"], ["9"]], "why-column-left"),
        (BLACK, [["1"], [], []], "why-column-left-empty"),
        (BLACK, [["1"], ["9"], ["17"]], "why-column-left"),
    ],
)
def test_the_leftmost_empty_column_is_called_so(colour: Name, columns: list[list[str]], name: str) -> None:
    t = table()
    colours = tuple(next((t.book(id).colour for id in ids if t.book(id).colour != BLACK), None) for ids in columns)
    _, ladder = chosen_column(colour, (*map(len, columns), 5), (*colours, YELLOW), room_first=False)
    assert ladder.decider is not None
    assert ladder.decider.name == name


@pytest.mark.rule("G-148", "B-34")
def test_where_every_column_has_another_colour_the_book_cannot_be_laid() -> None:
    t = table()
    t.columns = [["9"], ["10"], ["17"], ["25"]]  # not without a correction
    assert column(t, RED) == (None, "G-100")


@pytest.mark.rule("G-101")
def test_a_black_book_leftmost_empty_else_fullest_below_5_tie_leftmost() -> None:
    t = table()
    t.columns = [["9"], [], ["1"], []]
    assert column(t, BLACK) == (1, "G-101")
    t.columns = [["9"], ["1", "2"], ["17", "18"], ["25"]]
    assert column(t, BLACK) == (1, "G-101")
    t.columns = [["9"], ["1", "2", "3", "4", "5"], ["17", "18"], ["25"]]
    assert column(t, BLACK) == (2, "G-101")


@pytest.mark.rule("G-16")
def test_the_study_track_does_not_limit_it_but_five_cards_do() -> None:
    t = table()
    assert t.study_track == 0, "a human could lay one card a column here"
    t.columns[0] = ["1", "2", "3", "4"]
    assert column(t, RED)[0] == 0
    t.columns[0] = ["1", "2", "3", "4", "33"]
    assert column(t, RED) == (None, "G-16")


@pytest.mark.rule("G-148", "B-34")
def test_a_colour_never_opens_a_second_column() -> None:
    t = table()
    t.columns = [["1", "2", "3", "4", "5"], [], [], []]
    assert column_for(t, RED)[0] is None
    with_card(t, "12345")
    t.library[0] = "6"
    assert bought(t) == 2, "the red one is not bought"


@pytest.mark.rule("G-149")
def test_a_coloured_book_on_black_cards_gives_the_column_its_colour() -> None:
    t = with_card(table(resources=20))
    t.columns = [["33"], ["9"], ["17"], ["25"]]
    do(lay_book(t, t.book("1")))
    assert t.columns[0] == ["33", "1"]
    assert has(t, "order-lay", number=1, colour=RED)
    name = why(t, "order-lay").name
    assert name is not None
    assert name(1) == Say("column", {"number": 2})
    assert not told(t, "note-column-tile")
    assert t.column_colour(0) == RED
    assert column_for(t, RED)[0] == 0
    assert column_for(t, GREEN)[0] == 3


@pytest.mark.rule("G-100")
def test_a_full_all_black_column_means_the_book_is_skipped() -> None:
    t = table()
    t.columns = [["33", "34", "35", "36", "37"], ["9"], ["17"], ["25"]]
    assert column_for(t, RED)[0] is None


# --- laying ---


@pytest.mark.rule("B-33")
def test_immediate_then_the_column_then_active_bonuses_from_the_board_upwards() -> None:
    t = with_card(table(resources=10))
    t.columns[0] = ["4", "8"]
    t.upgrades[STUDY] = [COIN_CLAY]
    do(lay_book(t, t.book("1")))
    assert [event.args["key"] for event in told(t, "note-active")] == ["4", "8", "1"]
    ids = [event.id for event in t.tale.events]
    assert ids.index("order-lay") < ids.index("order-gain") < ids.index("note-column-tile") < ids.index("note-active")
    assert t.resources == 10 + 2 + 2 + 1 + 2 + 1


@pytest.mark.rule("B-50")
@pytest.mark.parametrize(("column", "tile"), [(0, COIN_CLAY), (1, TWO_VP), (2, DOUBLE), (3, GOLD_TILE)])
def test_what_the_development_of_a_column_gives(column: int, tile: Name) -> None:
    t = with_card(table(resources=10))
    t.columns = [[id] for id in ("9", "17", "25")[:column]] + [[] for _ in range(4 - column)]
    t.upgrades[STUDY] = [tile]
    t.box.books["1"] = t.book("1")._replace(immediate=effect("+1s"), active=effect("0"))
    vp = t.vp
    do(lay_book(t, t.book("1")))
    assert t.columns[column] == ["1"]
    gained = (t.resources - 10, t.vp - vp, t.study_track, t.gold)
    assert (
        gained == {COIN_CLAY: (2, 0, 1, 0), TWO_VP: (0, 2, 1, 0), DOUBLE: (0, 0, 2, 0), GOLD_TILE: (0, 0, 1, 1)}[tile]
    )
    assert [event.args["upgrade"] for event in told(t, "note-column-tile")] == ([tile] if tile != DOUBLE else [])
    assert not told(t, "note-active"), "an empty bonus is none"


@pytest.mark.rule("B-50", "G-77")
def test_a_column_that_gives_gold_for_which_there_is_no_space_brings_2_vp() -> None:
    t = with_card(table())
    t.columns = [["9"], ["17"], ["25"], []]
    t.upgrades[STUDY] = [GOLD_TILE]
    t.gold = 10
    t.box.books["1"] = t.book("1")._replace(immediate=effect("0"), active=effect("0"))
    vp = t.vp
    do(lay_book(t, t.book("1")))
    assert (t.gold, t.vp) == (10, vp + 2)


@pytest.mark.rule("B-50")
def test_the_immediate_bonus_of_a_black_book_is_not_doubled() -> None:
    t = with_card(table(resources=10))
    t.columns = [["9"], ["17"], [], []]
    t.upgrades[STUDY] = [DOUBLE]
    vp = t.vp
    do(lay_book(t, t.book("33")))
    assert t.columns[2] == ["33"]
    assert t.vp == vp + 3 + 1
    assert has(t, "note-not-doubled", rule="B-50")


def test_by_older_rules_it_is_not_told_that_a_bonus_is_not_doubled() -> None:
    t = with_card(table(resources=10))
    t.setup = game("golem").setup({}, rules=NOT_DOUBLED_TOLD - 1)
    t.columns = [["9"], ["17"], [], []]
    t.upgrades[STUDY] = [DOUBLE]
    do(lay_book(t, t.book("33")))
    assert not told(t, "note-not-doubled")


# --- slash ---


@pytest.mark.rule("G-103")
def test_slash_a_kill_when_a_golem_is_far() -> None:
    t = with_card(table(), criteria="right left")
    golems(t, "red8")
    assert kind(t, "kill/+1r") == "kill"
    assert why(t, "note-bonus").rule == "G-103"
    assert rules(why(t, "note-bonus")) == ["G-103", "G-104"]
    assert leads(told(t, "note-bonus")[-1]) is False, "what a deed asks comes after its name"
    assert kind(t, "kill+1r/+2v") == "kill"
    assert kind(t, "+1r/+2v") == "v", "no kill is offered"
    assert leads(told(t, "note-bonus")[-1]) is True
    assert decided(t, "note-bonus") == ("G-105", "why-right")


@pytest.mark.rule("G-104")
def test_slash_what_is_impossible_is_ignored() -> None:
    t = with_card(table(), criteria="left right")
    assert kind(t, "kill/+1r") == "r"
    assert why(t, "note-bonus").rule == "G-104"
    students(t, 10, 10, 10)
    t.gold = 10
    assert kind(t, "+1any/+1g") is None


@pytest.mark.rule("G-104")
@pytest.mark.parametrize(
    ("line", "which"),
    [
        ("create/+1v", "create"),  # a deed without a discount is a gain
        ("+1any+1r/+1v", "any"),  # some part of it can be had
        ("-1red+4r/+1v", "v"),  # its price cannot be paid
        ("-1r+1g/+1v", "v"),  # its price can, but there is nothing to gain
        ("+1t/+1v", "v"),  # the golem track is at its end
        ("+1s/+1v", "s"),
    ],
)
def test_a_bonus_can_be_had_when_its_price_can_be_paid_and_some_part_of_it_gained(line: str, which: str) -> None:
    t = with_card(table(), criteria="left right")
    students(t, 1, 10, 10)
    t.gold, t.golem_track = 10, 11
    if which == "any":
        students(t, 10, 10, 10)
    assert kind(t, line) == which
    assert decided(t, "note-bonus") == (("G-104", "why-possible") if which == "v" else ("G-105", "why-left"))


@pytest.mark.rule("G-104")
def test_a_deed_that_costs_nothing_and_cannot_be_done_does_not_put_its_bonus_out() -> None:
    t = with_card(table(), criteria="left right")
    t.created = 4
    assert kind(t, "create+1r/+1v") == "create"


@pytest.mark.rule("G-105", "G-131")
@pytest.mark.parametrize(("criteria", "which"), [("most left right", "r"), ("right most left", "v"), ("most", "r")])
def test_slash_otherwise_the_side_that_stands_higher_on_the_last_card(criteria: str, which: str) -> None:
    t = with_card(table(), criteria="left right" if which == "v" else "right left")
    lay(t, f"none m {criteria} r12345 b12345 =")
    assert kind(t, "+2r/+1v") == which
    assert why(t, "note-bonus").rule == "G-105"


@pytest.mark.rule("G-105")
def test_slash_before_any_card_was_laid_the_left_one() -> None:
    assert kind(table(), "+2r/+1v") == "r"


@pytest.mark.rule("G-105")
def test_the_third_card_serves_in_phase_6() -> None:
    t = with_card(table(resources=10), criteria="right left")
    t.box.artifacts["at1a"][3] = effect("+2r/+1v")
    t.gold = 2
    vp = t.vp
    do(income_and_upgrade(t))
    assert why(t, "note-bonus").rule == "G-105"
    assert t.vp > vp


@pytest.mark.rule("G-112", "G-103")
def test_a_far_golem_is_killed_by_a_books_bonus_as_soon_as_one_comes_up() -> None:
    t = with_card(table(resources=10), criteria="right left")
    golems(t, "red9")
    do(lay_book(t, t.book("5")))
    assert t.golems == []


# --- activating books ---


@pytest.mark.rule("G-102")
def test_black_books_first_then_the_higher_card_then_the_left_column() -> None:
    t = table()
    t.columns = [["1", "33"], ["9", "10", "11"], ["17", "18", "20"], []]
    do(activate_books(t, 3))
    order = [(event.args["number"], event.args["place"]) for event in told(t, "note-activates-book")]
    assert order == [(1, 2), (2, 3), (3, 3)]
    black, height, *_ = (event.why for event in told(t, "note-activates-book"))
    assert black is not None
    assert (black.rule, black.rungs[0].name) == ("G-102", "why-black")
    assert height is not None
    assert height.rungs[-1].name == "why-column-left"
    assert height.name is not None
    assert height.name((0, 2)) == Say("book-in", {"number": 1, "place": 3})


@pytest.mark.rule("G-102", "A-51")
def test_column_by_column_by_the_other_reading() -> None:
    t = table(**{"book-order": "columns"})
    t.columns = [["1"], ["9", "10"], [], []]
    do(activate_books(t, 3))
    order = [(event.args["number"], event.args["place"]) for event in told(t, "note-activates-book")]
    assert order == [(1, 1), (2, 2), (2, 1)]


@pytest.mark.rule("G-102", "G-74")
def test_up_to_as_many_as_lie_there() -> None:
    t = table()
    t.columns[0] = ["1"]
    resources = t.resources
    assert give(t, "books3")
    assert t.resources == resources + 1


# --- an owner's books ---


@pytest.mark.rule("B-31", "B-33")
def test_what_is_not_known_of_a_book_is_asked_when_it_is_needed_and_remembered() -> None:
    t = table(door="owner", resources=10)
    t.library = [None] * 5
    t.box.rows["position"] = [0, 0, 0, 0, 0]
    do(buy(t, 0), "b2 red", "3", "+1r", "+1v?")
    assert t.box.books["b2"] == ("b2", RED, 3, effect("+1r"), None), "what changes is never remembered"
    assert t.resources == 10 - 3 + 1
    t.box.books |= {id: Book(id, RED) for id in ("b3", "b4")}
    assert (do(known(t, t.book("b3"), "price"), "0"), do(known(t, t.book("b4"), "price"), "30")) == (0, 30)
    t.box.books["b3"] = Book("b3", RED)
    for bad in ("-1", "31"):
        with pytest.raises(Refusal):
            do(known(t, t.book("b3"), "price"), bad)


@pytest.mark.rule("B-33")
def test_a_book_that_is_asked_each_time_is_asked_again_when_it_comes_up_by_its_id() -> None:
    t = table(door="owner")
    t.library = [None] * 5
    t.box.rows["position"] = [0] * 5
    t.box.books["b2"] = Book("b2", RED, 1, effect("+2r?"), effect("0"))
    do(buy(t, 0), "b2", "+3r")
    assert t.resources == 10 - 1 + 3
    assert t.box.books["b2"].immediate == effect("+2r?")


@pytest.mark.rule("B-04")
def test_a_box_has_room_for_so_many_books() -> None:
    t = table(door="owner")
    t.library = [None] * 5
    t.box.books = {f"b{n}": Book(f"b{n}", RED) for n in range(MOST_BOOKS)}
    with pytest.raises(Refusal, match="books-full"):
        do(book_at(t, 1), "0 new red")
    assert do(book_at(t, 1), "b7").id == "b7"
    del t.box.books["b0"]
    assert do(book_at(t, 1), "new red") == t.box.books["new"]


# --- artifacts ---


@pytest.mark.rule("G-92")
def test_every_gold_covers_the_lowest_space() -> None:
    t = table()
    t.gold = 1
    assert do(completed(t)) == []
    do(gain_gold(t, 1))
    assert do(completed(t)) == [3]
    do(gain_gold(t, 2))
    assert do(completed(t)) == [2, 3]
    do(gain_gold(t, 9))
    assert t.gold == 10
    assert do(completed(t)) == [0, 1, 2, 3]
    assert t.tokens == [RED, YELLOW, BLUE], "the token goes down only when all upgrades are made too"
    assert do(completed(table(door="owner"))) == [], "without gold nothing need be known of the cauldrons"


@pytest.mark.rule("G-104", "B-28")
@pytest.mark.parametrize(
    ("line", "gold", "can"), [("+1g", 9, True), ("+1g", 10, False), ("-2g+1v", 2, True), ("-2g+1v", 1, False)]
)
def test_gold_can_be_had_while_a_space_is_free_and_paid_while_there_is_some(line: str, gold: int, can: bool) -> None:
    t = table()
    t.gold = gold
    assert possible(t, effect(line).sides[0]) is can
    t.box.rows["cauldron"][0] = None
    assert possible(t, effect("+1g").sides[0]), "as far as is known"


@pytest.mark.rule("G-155")
def test_gold_is_paid_back() -> None:
    t = table()
    t.gold = 3
    vp = t.vp
    assert give(t, "-2g+3v")
    assert (t.gold, t.vp) == (1, vp + 3)
    assert has(t, "order-gold-lost", number=2)


@pytest.mark.rule("B-28")
def test_a_full_cauldron_completes_its_artifact_with_its_benefits_at_once() -> None:
    t = table()
    t.gold = 1
    resources = t.resources
    do(gain_gold(t, 1))
    assert has(t, "note-artifact", number=4, made=1)
    assert t.resources == resources + 2


@pytest.mark.rule("B-28", "G-93")
def test_the_last_artifact_yields_before_the_token_goes_down() -> None:
    t = table()
    t.gold, t.upgrades[ARTIFACTS] = 9, [*SLOTS[:5], ARTIFACTS_MENORAHS]
    t.box.artifacts["at1a"][0] = effect("+1any")
    students(t, 5, 1, 1)
    do(gain_gold(t, 1))
    assert t.students == {RED: 5, YELLOW: 2, BLUE: 1}
    assert t.tokens == [RED, BLUE, YELLOW]


@pytest.mark.rule("G-89", "B-29")
def test_a_grey_tile_adds_1_resource_and_1_vp_whenever_the_artifact_yields() -> None:
    t = table()
    t.upgrades[ARTIFACTS] = [SLOTS[0]]
    vp, resources = t.vp, t.resources
    do(yield_artifact(t, 3))
    assert (t.resources, t.vp) == (resources + 3, vp + 1)
    do(yield_artifact(t, 2))
    assert (t.resources, t.vp) == (resources + 5, vp + 1), "not the artifact above it"


@pytest.mark.rule("G-77", "G-89")
def test_an_artifact_that_yields_nothing_brings_2_vp_unless_its_grey_tile_does() -> None:
    t = table()
    students(t, 10, 1, 1)
    t.box.artifacts["at1a"][3] = effect("+1red")
    vp = t.vp
    do(yield_artifact(t, 3))
    assert (t.resources, t.vp) == (10, vp + 2)
    t.upgrades[ARTIFACTS] = [SLOTS[0]]
    do(yield_artifact(t, 3))
    assert (t.resources, t.vp) == (11, vp + 3)


@pytest.mark.rule("B-28")
def test_what_an_artifact_yields_is_asked_once_unless_it_changes() -> None:
    t = table(door="owner")
    ask = asked(benefit(t, 2))
    assert (ask.id, ask.args["number"]) == ("ask-artifact", 3)
    assert do(benefit(t, 2), "+1r?") == effect("+1r?")
    assert do(benefit(t, 2), "+1r") == effect("+1r"), "asked again"
    assert do(benefit(t, 2)) == effect("+1r"), "known now"


@pytest.mark.rule("G-91", "G-145")
def test_a_special_tile_doubles_everything_but_only_in_phase_6() -> None:
    t = table(resources=0)
    t.upgrades[ARTIFACTS] = [SLOTS[0], SLOTS[1]]
    vp, resources = t.vp, t.resources
    do(yield_artifact(t, 3))
    assert (t.resources, t.vp) == (resources + 3, vp + 1)
    do(yield_artifact(t, 3, income=True))
    assert (t.resources, t.vp) == (resources + 9, vp + 3)
    t.gold = 2
    give(t, "artifact")
    assert (t.resources, t.vp) == (resources + 12, vp + 4), "not by a neighbourhood tile"


def test_what_a_tile_adds_to_an_artifact_is_told() -> None:
    """“Gives 2” was answered, and the Automa got 3 without a word."""
    t = table()
    t.upgrades[ARTIFACTS] = [SLOTS[0], SLOTS[1]]
    do(yield_artifact(t, 3, income=True))
    (note,) = told(t, "note-artifact-sum")
    assert (note.args["resources"], note.args["more"], note.args["vp"], note.args["more-vp"]) == (2, 1, 0, 1)
    assert note.args["times"] == 2
    do(yield_artifact(t, 2, made=True))
    assert len(told(t, "note-artifact-sum")) == 1, "nothing to add"


@pytest.mark.rule("G-91")
def test_a_special_tile_does_not_double_on_completion() -> None:
    t = table()
    t.upgrades[ARTIFACTS] = [SLOTS[1]]
    t.gold = 1
    resources = t.resources
    do(gain_gold(t, 1))
    assert t.resources == resources + 2


@pytest.mark.rule("B-37")
def test_yellow_9_yields_the_topmost_completed_artifact() -> None:
    t = table()
    t.gold = 7
    t.box.artifacts["at1a"] = [effect("+9v"), effect("+5v"), effect("+1r"), effect("+1r")]
    vp = t.vp
    assert give(t, "artifact")
    assert t.vp == vp + 5


def test_what_a_book_costs_is_told_by_its_parts() -> None:
    """The place that is paid although the card is free, too."""
    t = table(resources=10)
    t.box.rows["position"] = [4, 4, 4, 4, 4]
    lay(t)
    give(t, "waived-book")
    paid = told(t, "order-pay-book")[0].args
    assert (paid["amount"], paid["position"], paid["place"], paid["card"]) == (4, 1, 4, 0)
    dear = table(resources=10)
    dear.box.rows["position"] = [4, 4, 4, 4, 4]
    lay(dear)
    give(dear, "book2")
    paid = told(dear, "order-pay-book")[0].args
    assert (paid["amount"], paid["place"], paid["card"], paid["discount"]) == (4 + paid["card"] - 2, 4, paid["card"], 2)
    assert paid["card"] == dear.book("1").price
