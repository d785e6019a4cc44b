"""The worked examples and the closing tables of the rulebook."""

from __future__ import annotations

import pytest

from automarium.games import game
from automarium.games.golem.actions import area_action, marble_action, work
from automarium.games.golem.artifacts import gain_gold
from automarium.games.golem.books import choose_book
from automarium.games.golem.books import lay as lay_book
from automarium.games.golem.box import house_box
from automarium.games.golem.effects import component
from automarium.games.golem.golems import create, forward_golem, kill, move_freely
from automarium.games.golem.names import (
    ARTIFACTS,
    ARTIFACTS_MENORAHS,
    AUTOMA,
    BLACK,
    BLUE,
    CONTROL,
    DOUBLE,
    GOLEM,
    GOLEM_UPGRADES,
    LEG3,
    RED,
    SLOTS,
    STUDY,
    STUDY_MENORAHS,
    TRACK_TILE,
    WORK,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.setup import lay_tokens
from automarium.games.golem.students import student_back, student_forward
from automarium.games.golem.turn import automa_turn
from automarium.games.golem.upgrades import upgrade
from tests.rules.golem.kit import (
    CARD,
    do,
    give,
    golems,
    has,
    lay,
    marbles,
    places,
    rules,
    shows,
    students,
    table,
    told,
    why,
)


@pytest.mark.rule("G-09", "G-10")
def test_set_up_on_the_easy_level() -> None:
    """Picture of the set-up: marker on 3, golems in yellow and red, the yellow student one step on."""
    t = table(resources=0, level=1)
    t.setup = game("golem").setup({"level": 1, "tokens": "yellow red blue"})
    lay_tokens(t)
    do(component(t, effect("+3r+1yellow")))
    assert t.resources == 3
    assert places(t) == ["red1", "yellow1"]
    assert t.students == {RED: 1, YELLOW: 2, BLUE: 1}


@pytest.mark.rule("G-28", "G-128", "G-129")
def test_golem_movement_example() -> None:
    """Two lying golems in IV of red and yellow, a standing one in I of blue; two free steps."""
    t = table(tokens=(RED, YELLOW, BLUE))
    golems(t, "red4-", "yellow4-", "blue1")
    give(t, "move2")
    first, second = told(t, "order-backward")
    assert first.args["district"] == YELLOW
    assert first.why is not None
    assert first.why.rule == "G-28", "furthest back first, the tie in the reverse order of the tokens"
    assert second.args["district"] == RED
    assert places(t) == ["blue1", "red3", "yellow3"]


@pytest.mark.rule("G-61", "G-60", "G-57", "G-65", "G-150")
def test_marble_example_1() -> None:
    """WORK; MOST ties at two; the next two colours are in neither row; yellow lies in Mirror: Work for a coin."""
    t = table(resources=5)
    golems(t, "red2")
    shows(t, RED, YELLOW)
    marbles(t, "work BW golem RRK artifacts W mirror YW")
    t.cards.append(house_box().cards["x03"])  # work, most, black, left, right
    assert house_box().cards["x03"].marble == ("work", "most", "black", "left", "right")
    do(marble_action(t))
    order = told(t, "order-marble")[-1]
    assert (order.args["row"], order.args["colour"]) == ("mirror", YELLOW)
    assert order.why is not None
    assert [(rung.rule, len(rung.left)) for rung in order.why.rungs] == [
        ("G-61", 4),
        ("G-60", 4),
        ("G-63", 4),
        ("G-64", 4),
        ("G-65", 1),
    ]
    assert has(t, "note-action", row=WORK, value=2)
    assert told(t, "order-pay")[0].args["amount"] == 1, "the coin for Mirror"


@pytest.mark.rule("G-46", "G-51")
def test_marble_example_2() -> None:
    """The second card has its marble column left, but forms the rabbi symbol with the first: tile 2."""
    t = table()
    box = t.box.cards
    t.deck.cards.extend(["x06"])
    t.cards.append(box["x03"])
    t.taken[AUTOMA] = [YELLOW]
    assert box["x03"].right
    assert box["x06"].left
    assert box["x06"].first == "marble"
    do(automa_turn(t))
    assert why(t, "note-kind").rule == "G-46"
    assert t.rabbis[AUTOMA] == 2
    assert why(t, "order-rabbi").rule == "G-51"


@pytest.mark.rule("G-48", "G-60", "G-139", "G-68")
def test_marble_example_3() -> None:
    """MOST ties in three rows; RIGHT is yellow, taken, so red, which lies in Artifacts and Study; the token decides."""
    t = table(tokens=(RED, YELLOW, BLUE))
    t.deck.cards.extend(["x02"])
    t.cards.extend([t.box.cards["x03"], t.box.cards["x06"]])
    t.taken[AUTOMA] = [YELLOW]
    t.rabbis[AUTOMA] = 2
    shows(t, RED, YELLOW)
    marbles(t, "work W golem BB artifacts RB study RB mirror W")
    do(automa_turn(t))
    assert why(t, "note-kind").rule == "G-48"
    ladder = why(t, "order-marble")
    assert rules(ladder)[:2] == ["G-60", "G-65"]
    assert ladder.rule == "G-68"
    assert told(t, "order-marble")[-1].args["row"] == ARTIFACTS


@pytest.mark.rule("G-78", "G-79")
def test_work_example() -> None:
    """Value 2: two golems for 1 knowledge; a third would cost more than 2. Red first, then yellow."""
    t = table(resources=5)
    golems(t, "yellow3", "red4", "blue2")
    t.neighbourhood = dict.fromkeys((RED, YELLOW, BLUE), (1, 2, 3, 1, 5, 6, 7))
    do(work(t, 2))
    assert has(t, "note-work", number=2, price=1)
    assert [event.args["district"] for event in told(t, "order-activate")] == [RED, YELLOW]
    assert "blue2" in places(t)


@pytest.mark.rule("G-92", "G-88")
def test_picture_of_gold_and_upgrades_on_artifacts() -> None:
    """Gold fills from the bottom; developments from the bottom, in a row from the right."""
    t = table(resources=20)
    for _ in range(2):
        do(gain_gold(t, 1))
    assert has(t, "note-artifact", number=4, made=1), "the lowest cauldron has two spaces in the house pack"
    for _ in range(3):
        do(upgrade(t, ARTIFACTS))
    assert t.upgrades[ARTIFACTS] == [SLOTS[0], SLOTS[1], SLOTS[2]]


@pytest.mark.rule("G-100")
def test_book_example() -> None:
    """A blue book goes into the leftmost column; another colour into the next; a second blue one onto the first."""
    for colour, column in (("1", 1), ("25", 1), ("9", 1), ("33", 1), ("18", 0)):
        t = table(resources=20)
        students(t, 3, 3, 3)
        lay(t)
        do(lay_book(t, t.book("17")))
        assert t.columns[0] == ["17"]
        do(lay_book(t, t.book(colour)))
        assert t.columns[column][-1] == colour


# --- the closing tables ---


@pytest.mark.rule("G-23", "G-24", "G-25")
def test_table_forward() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    golems(t, "red5-", "yellow2", "blue5-")
    golem, ladder = forward_golem(t)
    assert golem
    assert ladder
    assert (golem.block, ladder.rule) == ((BLUE, 5, False), "G-25"), "lying, leftmost, token"


@pytest.mark.rule("G-26", "G-28", "G-29")
def test_table_backward() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    golems(t, "red5-", "yellow7", "blue5-")
    do(move_freely(t, 1))
    assert has(t, "order-backward", district=RED), "lying, rightmost, reverse token order"


@pytest.mark.rule("G-83")
def test_table_where_to_create() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    golems(t, "blue3")
    do(create(t, 0))
    assert "red1" in places(t), "cheapest district, then token order"


@pytest.mark.rule("G-110", "G-111")
def test_table_kill_and_bury() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    golems(t, "red5", "blue5-", "yellow4")
    do(kill(t, 1))
    assert places(t) == ["red5", "yellow4"]
    assert list(t.graves) == [1]


@pytest.mark.rule("G-71", "G-72")
def test_table_students() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    students(t, 2, 5, 2)
    assert student_forward(t) == BLUE
    students(t, 5, 2, 5)
    assert student_back(t) == RED


@pytest.mark.rule("G-81", "G-88", "G-94")
def test_table_upgrades_of_rounds_1_to_3() -> None:
    t = table(resources=20, round=3)
    for area in (GOLEM, ARTIFACTS, STUDY):
        for _ in range(6):
            t.resources = 20
            do(upgrade(t, area))
    assert t.upgrades[GOLEM] == list(GOLEM_UPGRADES)
    assert t.upgrades[GOLEM].index(LEG3) < t.upgrades[GOLEM].index(CONTROL)
    assert t.upgrades[STUDY].index(DOUBLE) < t.upgrades[STUDY].index(TRACK_TILE)
    assert t.upgrades[ARTIFACTS] == [*SLOTS[:5], ARTIFACTS_MENORAHS]


@pytest.mark.rule("G-82", "G-90", "G-95")
def test_table_upgrades_of_round_4() -> None:
    t = table(resources=20, round=4)
    for area, first in ((GOLEM, "golem-menorahs"), (ARTIFACTS, ARTIFACTS_MENORAHS), (STUDY, STUDY_MENORAHS)):
        t.resources = 20
        do(upgrade(t, area))
        assert t.upgrades[area] == [first]
        do(upgrade(t, area))
        assert t.upgrades[area][1] in ("leg-2", SLOTS[0], "coin-clay"), "then as in rounds I to III"


@pytest.mark.rule("G-80")
def test_table_a_whole_area_action() -> None:
    t = table(resources=0)
    lay(t, CARD)
    do(area_action(t, GOLEM, 4))
    ids = [event.id for event in t.tale.events]
    assert ids.index("order-gain") < ids.index("order-upgrade") < ids.index("order-create")


@pytest.mark.rule("G-98")
def test_table_black_books_need_a_student() -> None:
    t = table()
    lay(t, "none m most r12345 b51234 =")
    assert t.book("33").colour == BLACK
    found = do(choose_book(t))
    assert found is not None
    assert found[0] == 1, "no student can move back"
