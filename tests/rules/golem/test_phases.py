"""Phases 3 to 7 as a whole, and the human's part in them."""

from __future__ import annotations

import gc

import pytest

from automarium.core.ask import Said
from automarium.core.errors import Refusal
from automarium.core.match import run
from automarium.core.rng import Stream
from automarium.games import game
from automarium.games.golem.box import Signs
from automarium.games.golem.components import components
from automarium.games.golem.human import carry_out, human_turn, late_turns
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLACK,
    BLUE,
    BOTTOM,
    COLOURS,
    GOLEM,
    GOLEM_UPGRADES,
    HUMANS,
    RED,
    ROWS,
    SLOTS,
    STUDY,
    TRACK_TILE,
    WHITE,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import (
    actions,
    income_and_upgrade,
    influence,
    matches,
    other_income,
    place_of,
    refresh,
    turn_order,
    yield_income,
)
from automarium.games.golem.setup import SETTINGS
from automarium.games.golem.shapes import told_colours
from automarium.games.golem.table import Table
from automarium.words import words
from tests.bots import human, new, play
from tests.rules.golem.kit import (
    asked,
    do,
    has,
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

ONE, TWO, THREE = HUMANS


# --- the round ---


@pytest.mark.rule("B-01", "B-56")
def test_four_rounds_of_seven_phases_then_scoring() -> None:
    match = play(new("golem", {}, "phases"), "phases")
    heads = [event.id for event in match.tale.events if event.id.startswith("head-")]
    phases = ["head-refresh", "head-movement", "head-turn-order", "head-influence", "head-income", "head-control"]
    told_phases = [id for id in heads if id in phases]
    assert told_phases == phases[1:] + phases * 3
    assert heads.count("head-round") == 4
    numbers = [event.args["number"] for event in match.tale.events if event.id == "head-automa-turn"]
    assert (numbers, match.state.cards) == ([1, 2, 3] * 4, []), "each round begins without cards"
    assert (match.state.round, match.state.phase) == (4, 7)
    assert heads.index("head-scoring") > max(at for at, id in enumerate(heads) if id == "head-control")


@pytest.mark.rule("B-19")
def test_one_action_a_turn_in_turn_order() -> None:
    match = play(new("golem", {"humans": 2}, "turns 1"), "turns 1")
    seats: list[str] = []
    for event in match.tale.events:
        if event.id in ("head-automa-turn", "head-human-turn"):
            seats.append(event.args.get("seat", AUTOMA))
        if event.id in ("head-late", "head-turn-order"):
            break
    assert seats[:3] == [AUTOMA, ONE, TWO]


@pytest.mark.rule("G-114", "B-43")
def test_next_order_by_the_rabbis_from_top_to_bottom_then_by_arrival() -> None:
    t = table(humans=3)
    t.rabbis = {THREE: BOTTOM, AUTOMA: 4, ONE: BOTTOM, TWO: 1}
    do(turn_order(t))
    assert t.order == [TWO, AUTOMA, THREE, ONE]
    assert has(t, "order-turn-order", seats=(TWO, AUTOMA, THREE, ONE))


@pytest.mark.rule("B-43")
def test_who_has_placed_no_rabbi_comes_last() -> None:
    t = table(humans=2)
    t.order, t.rabbis = [ONE, TWO, AUTOMA], {TWO: 2, AUTOMA: BOTTOM}
    do(turn_order(t))
    assert t.order == [TWO, AUTOMA, ONE]


# --- humans ---


def said(verb: str, **args: object) -> Said:
    return Said(verb, args)


@pytest.mark.rule("B-20")
def test_a_human_reports_a_marble_that_is_there() -> None:
    t = table()
    marbles(t, "work RR golem K")
    assert carry_out(t, ONE, said("work", colour=RED))
    assert t.marbles["work"][RED] == 1  # type: ignore[index]
    with pytest.raises(Refusal) as refused:
        carry_out(t, ONE, said("golem", colour=RED))
    assert refused.value.id == "marble-not-there"
    carry_out(t, ONE, said("work", colour=RED))
    with pytest.raises(Refusal) as refused:
        carry_out(t, ONE, said("golem", colour=BLACK))
    assert refused.value.id == "marbles-had"


@pytest.mark.rule("B-39", "B-22", "B-32")
def test_what_rarely_happens_on_a_humans_turn_does_not_end_it() -> None:
    t = table()
    marbles(t, "work R")
    do(human_turn(t, ONE, 1), "grave 2", "menorah red", "book 1", "work r")
    assert t.graves == {2: ONE}
    assert t.menorah_tokens[RED] == ONE
    assert t.library[0] == "9"
    assert carry_out(t, ONE, said("grave", space=3)) is False
    for bad in ("grave 2", "menorah red"):
        with pytest.raises(Refusal):
            do(human_turn(t, ONE, 2), bad)


@pytest.mark.rule("B-38")
def test_who_passes_acts_after_the_others_with_marbles_dropped_anew() -> None:
    t = table(humans=2)
    marbles(t, "work RYBW golem W")
    do(human_turn(t, TWO, 1), "pass")
    do(human_turn(t, ONE, 1), "pass")
    assert t.passed == [TWO, ONE]
    asks = late_turns(t)
    ask = next(asks)
    assert (ask.id, ask.seat) == ("ask-aside", TWO), "the holder of tile 1"
    ask = asks.send(WHITE)
    assert sum(sum(row.values()) for row in t.marbles.values()) == 4
    assert (ask.id, ask.seat) == ("ask-turn", TWO)
    assert "pass" not in [report.verb for report in ask.shape.reports]  # type: ignore[attr-defined]
    assert has(t, "order-drop-again", colour=WHITE, number=4)
    ask = asks.send(said("rabbi", position=1))
    assert ask.seat == ONE, "in the order of the tiles"


@pytest.mark.rule("B-38")
def test_who_has_passed_is_not_asked_again_before_the_others_are_done() -> None:
    t = table()
    t.deck.shuffle()
    marbles(t, "work RYBW golem WRYB study WRYB")
    shows(t, RED, YELLOW)
    asks = actions(t)
    assert next(asks).id == "ask-turn"
    assert asks.send(said("pass")).id == "ask-aside"
    assert len(told(t, "head-automa-turn")) == 3


@pytest.mark.rule("B-38")
def test_late_turns_go_on_until_each_has_had_three() -> None:
    t = table(humans=2)
    marbles(t, "")
    t.passed = [TWO, ONE]
    t.taken[ONE] = [RED, RED]
    t.taken[TWO] = [RED]
    asks = late_turns(t)
    assert next(asks).id == "ask-turn", "where no marble lies none is set aside"
    marbles(t, "work R")
    asks.send(said("rabbi", position=1))
    asks.send(said("rabbi", position=2))
    with pytest.raises(StopIteration):
        asks.send(said("work", colour=RED))
    turns = [(event.args["seat"], event.args["number"]) for event in told(t, "head-human-turn")]
    assert turns == [(TWO, 2), (ONE, 3), (TWO, 3)]


@pytest.mark.rule("B-38")
def test_at_a_table_with_a_box_the_rabbi_of_a_late_turn_is_asked_and_what_was_taken_on_the_way() -> None:
    t = table(door="owner")
    t.tiles = [None] * 3
    t.passed = [ONE]
    do(late_turns(t), "menorah red", "grave 2", "rabbi 1")
    assert (t.rabbis, t.menorah_tokens[RED], t.graves) == ({ONE: 1}, ONE, {2: ONE})
    do(late_turns(t), "done")
    older = older_table(door="owner")
    older.tiles, older.passed = [None] * 3, [ONE]
    assert asked(late_turns(older)).id == "ask-late-rabbi"


@pytest.mark.rule("B-42", "B-59")
def test_of_a_humans_own_goods_the_twin_knows_nothing() -> None:
    """Bonuses that a human takes in part, and their objectives, never reach the Automa: no report speaks of them."""
    t = table()
    marbles(t, "work R")
    ask = next(human_turn(t, ONE, 1))
    verbs = {report.verb for report in ask.shape.reports}  # type: ignore[attr-defined]
    assert verbs == {*ROWS, "rabbi", "grave", "menorah", "book", "pass"}


# --- influence ---


@pytest.mark.rule("B-44")
@pytest.mark.parametrize(
    ("taken", "match"),
    [
        ([RED, YELLOW], True),
        ([YELLOW, RED], True),
        ([WHITE, RED], True),
        ([WHITE, WHITE], True),
        ([RED, RED], False),
        ([BLUE, RED], False),
        ([BLACK, RED], False),
        ([BLACK, WHITE], False),
        ([RED], False),
    ],
)
def test_two_marbles_match_in_any_order_white_for_any_black_for_none(taken: list[str], match: bool) -> None:
    assert matches(taken, Signs(RED, YELLOW, 1)) is match  # type: ignore[arg-type]


@pytest.mark.rule("B-44")
def test_without_a_match_nothing_is_paid_or_gained() -> None:
    t = table()
    shows(t, RED, YELLOW)
    t.taken[AUTOMA] = [RED, BLUE]
    vp = t.vp
    do(influence(t))
    assert (t.resources, t.vp, t.upgrades[GOLEM]) == (10, vp, [])


@pytest.mark.rule("G-115")
def test_in_the_red_zone_3_coins_instead_of_the_character() -> None:
    t = table(resources=2)
    shows(t, RED, YELLOW)
    t.taken[AUTOMA] = [RED, YELLOW]
    do(influence(t))
    assert t.resources == 5
    assert has(t, "note-influence-refused", rule="G-115")


@pytest.mark.rule("G-116")
def test_outside_the_red_zone_it_always_pays_and_takes_the_bonus() -> None:
    t = table(resources=3)
    t.characters = t.characters[1:2]  # 40: 3 coins for two steps of study
    shows(t, RED, YELLOW)
    t.taken[AUTOMA] = [RED, YELLOW]
    do(influence(t))
    assert (t.resources, t.study_track) == (0, 2)
    assert has(t, "note-influence", rule="G-116", price=3)
    told = [words("en", "golem").event(one) for one in t.tale.events]
    assert sum("pays" in one for one in told) == 1, "once"


@pytest.mark.rule("G-116")
def test_the_price_is_paid_before_the_bonus_comes() -> None:
    t = table(resources=20)
    shows(t, RED, YELLOW)
    t.taken[AUTOMA] = [RED, YELLOW]
    t.box.effects[t.character] = effect("+3r")
    vp = t.vp
    do(influence(t))
    assert (t.resources, t.vp) == (20, vp + 1), "2 down and 3 up, of which one is beyond the end"


@pytest.mark.rule("G-116", "G-77")
def test_a_useless_bonus_is_paid_all_the_same() -> None:
    t = table(resources=10)
    t.characters = t.characters[1:2]
    t.study_track = 8
    shows(t, RED, YELLOW)
    t.taken[AUTOMA] = [RED, YELLOW]
    vp = t.vp
    do(influence(t))
    assert (t.resources, t.vp) == (7, vp + 2)


@pytest.mark.rule("B-45")
def test_the_character_is_flipped_and_the_next_is_active() -> None:
    t = table()
    shows(t, RED, YELLOW)
    do(influence(t))
    assert has(t, "order-flip-character", character=t.characters[0])
    t.round = 2
    assert t.character == t.characters[1]


# --- income ---


@pytest.mark.rule("G-117", "G-152")
def test_artifacts_first_from_top_to_bottom_and_their_steps_count_for_what_follows() -> None:
    t = table(resources=0)
    t.gold = 4
    t.box.artifacts["at1a"] = [effect("+9v"), effect("+9v"), effect("+1red"), effect("+1s")]
    do(income_and_upgrade(t))
    assert [event.args["number"] for event in told(t, "note-artifact")] == [3, 4]
    ids = [event.id for event in t.tale.events]
    assert ids.index("note-artifact") < ids.index("note-incomes")
    assert {("street-red", "section-2"), ("study-income", 1)} <= set(sources_of(t))
    assert t.resources == 2


@pytest.mark.rule("B-46")
def test_income_of_students_study_track_and_golem_track_in_order() -> None:
    t = table(resources=0)
    students(t, 2, 3, 5)
    t.study_track, t.golem_track = 4, 6
    t.upgrades[STUDY] = [TRACK_TILE]
    vp = t.vp
    do(other_income(t))
    sources = [source for source, _ in sources_of(t)]
    assert sources == ["street-red", "street-yellow", "street-blue", "study-income", "study-tile", "golem-income"]
    assert (t.resources, t.vp) == (1 + 1 + 2 + 2 + 1, vp + 3)


@pytest.mark.rule("B-46", "G-14")
def test_income_that_costs_something_is_told_one_by_one() -> None:
    """In one sum the marker would not have gone beyond its end."""
    t = table(resources=19)
    t.box.rows["street-red"][0] = effect("+3r")
    t.box.rows["street-yellow"][0] = effect("-2r+1v")
    vp = t.vp
    do(yield_income(t, ("street-red", "street-yellow")))
    assert [event.args["source"] for event in told(t, "note-income")] == ["street-red", "street-yellow"]
    assert (t.resources, t.vp, sources_of(t)) == (18, vp + 2 + 1, [])


@pytest.mark.rule("G-91", "G-117")
def test_in_phase_6_a_special_tile_doubles_its_artifact() -> None:
    t = table(resources=0)
    t.gold = 2
    t.upgrades[ARTIFACTS] = [SLOTS[1]]
    do(income_and_upgrade(t))
    assert [event.args["amount"] for event in told(t, "order-gain")] == [4]
    assert has(t, "note-artifact", number=4, times=2)


@pytest.mark.rule("B-46", "G-152")
def test_income_of_a_space_that_income_has_led_to_is_asked_when_it_comes_up() -> None:
    t = table(door="owner")
    for source in ("street-red", "street-yellow", "street-blue", "study-income", "golem-income"):
        t.box.rows[source][place_of(t, source)] = effect("0")
    t.box.rows["street-red"][0] = effect("+1yellow")
    ask = asked(other_income(t))
    assert (ask.id, ask.args["space"]) == ("ask-street-yellow", "section-2")
    assert has(t, "note-income", source="street-red", space="section-1")


@pytest.mark.rule("G-118", "B-47")
@pytest.mark.parametrize(("resources", "made"), [(2, 0), (3, 1)])
def test_after_all_income_one_upgrade_outside_the_red_zone(resources: int, made: int) -> None:
    t = table(resources=resources)
    do(income_and_upgrade(t))
    assert len(t.upgrades[GOLEM]) == made
    assert has(t, "note-red-zone", rule="G-118") is not bool(made)
    if made:
        assert t.resources == 1, "normal cost"
        ids = [event.id for event in t.tale.events]
        assert ids.index("note-incomes") < ids.index("order-upgrade")
        assert rules(why(t, "note-area"))[0] == "G-119"


@pytest.mark.rule("G-118")
def test_when_everything_is_made_there_is_no_upgrade() -> None:
    t = table()
    t.upgrades[GOLEM] = list(GOLEM_UPGRADES)
    do(income_and_upgrade(t))
    assert (t.upgrades[ARTIFACTS], t.upgrades[STUDY]) == ([SLOTS[0]], []), "another area is still open"
    for area in t.upgrades:
        t.upgrades[area] = list(GOLEM_UPGRADES)
    vp = t.vp
    t.golem_track = 0
    do(income_and_upgrade(t))
    assert has(t, "note-no-upgrade-left")
    assert t.vp == vp


# --- conservation, in whole matches ---


@pytest.mark.rule("B-02", "B-04", "B-26")
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_marbles_books_and_golems_are_conserved(humans: int) -> None:
    for level in (1, 2, 3, 4):
        seed = f"conserved {humans} {level}"
        match = new("golem", {"level": level, "humans": humans}, seed)
        number = sum(components().marbles[humans + 1].values())
        while match.ask is not None:
            t = match.state
            lying = sum(t.marbles[row][colour] for row in ROWS for colour in COLOURS)
            taken = sum(len(one) for one in t.taken.values())
            assert lying + taken + len(t.aside) == number
            books = [id for column in t.columns for id in column] + t.book_pile + [one for one in t.library if one]
            assert len(books) == len(set(books))
            assert len(t.golems) + t.killed == 2 + t.created
            assert t.created <= 4
            assert -5 <= t.resources <= 20
            play(match, f"{seed} {len(match.answers)}", 1)
        assert match.over


def test_random_matches_under_random_settings_at_every_level_and_player_count_end() -> None:
    """No chain leaves a tie, no match hangs, whatever the readings."""
    found = game("golem")
    stream = Stream("settings", "golem")
    for number in range(240):
        values = {one.id: stream.pick(one.choices) for one in SETTINGS if one.ruling and one.choices}
        setup = found.setup({**values, "level": number % 4 + 1, "humans": number // 4 % 3 + 1})
        seed = f"settings {number}"
        sheet = found.sheet(run(found, setup, seed, human("golem", seed)))
        assert sheet is not None
        assert sheet.final


@pytest.mark.rule("B-44")
def test_influence_says_whether_the_marbles_match() -> None:
    t = table()
    shows(t, RED, BLUE)
    t.taken = {AUTOMA: [RED, RED], HUMANS[0]: [WHITE, BLUE]}
    do(influence(t))
    (missed,), (matched,) = told(t, "note-no-influence"), told(t, "care-human-influence")
    assert (missed.args["marbles"], missed.args["wanted"]) == (told_colours([RED, RED]), told_colours([RED, BLUE]))
    assert (matched.args["number"], matched.args["marbles"]) == (2, told_colours([WHITE, BLUE]))
    t.taken[HUMANS[0]] = [WHITE]
    do(influence(t))
    assert told(t, "care-human-influence")[1].args["number"] == 1, "of one who has passed it is not known"


@pytest.mark.rule("B-11")
def test_the_marbles_are_dropped_anew_in_every_later_round() -> None:
    t = table(door="owner", round=2)
    assert asked(refresh(t)).id == "ask-round"
    assert has(t, "order-drop-marbles", number=10)
    older = older_table(8, door="owner")
    older.characters, older.round = t.characters, 2
    asked(refresh(older))
    assert not told(older, "order-drop-marbles")


def test_a_table_at_which_nobody_looked_goes_with_its_match() -> None:
    """Nothing that it holds holds it, or all that was told would wait for Python to look for rubbish."""

    def tables() -> int:
        return sum(isinstance(one, Table) for one in gc.get_objects())

    gc.disable()
    try:
        before = tables()
        run(game("golem"), {"humans": "2"}, "rubbish", human("golem", "rubbish"), telling=True, tracing=True)
        assert tables() == before
    finally:
        gc.enable()
