"""Corrections: any value of the twin can be set to what lies on the table, and what cannot lie there is refused."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Count, Fix, Number, Said, Several
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.golem.box import ROWS as BOX_ROWS
from automarium.games.golem.box import Signs
from automarium.games.golem.fixes import GolemWord, correct
from automarium.games.golem.human import human_turn
from automarium.games.golem.names import (
    AUTOMA,
    BLUE,
    BOTTOM,
    GOLEM,
    GOLEM_UPGRADES,
    HUMANS,
    RED,
    SLOTS,
    STUDY,
    WHITE,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.table import Table
from tests.bots import fixes_of, new, play
from tests.rules.golem.kit import lay, older_table, places, table

ONE, TWO, THREE = HUMANS


def fix(t: Table, *texts: str) -> None:
    for text in texts:
        correct(t, fixes_of(t).parse(text))


def refused(t: Table, *texts: str) -> list[str]:
    """Why each of these corrections is refused."""
    why = []
    for text in texts:
        with pytest.raises(Refusal) as found:
            fix(t, text)
        why.append(found.value.id)
    return why


ALL_MADE = "; ".join(f"fix upgrade {tile}" for tile in GOLEM_UPGRADES)
FIXES = [
    ("resources =-3", lambda t: t.resources == -3),
    ("vp 31", lambda t: t.vp == 31),
    ("golems red4 blue1-", lambda t: [g.block for g in t.golems] == [(RED, 4, True), (BLUE, 1, False)]),
    ("created 2; fix golems red1 red1 blue2 yellow3", lambda t: t.created == 2),
    ("golems red1; fix killed 1", lambda t: t.killed == 1),
    ("student red 4", lambda t: t.students[RED] == 4),
    ("study-track 3", lambda t: t.study_track == 3),
    ("golem-track 5", lambda t: t.golem_track == 4),
    ("gold 4", lambda t: t.gold == 4),
    ("upgrade leg-2 yes", lambda t: t.upgrades[GOLEM].count("leg-2") == 1),
    ("upgrade leg-2 no", lambda t: "leg-2" not in t.upgrades[GOLEM]),
    ("column 2 33", lambda t: t.columns[1] == ["33"]),
    ("marble work r 1; fix marble golem r -1", lambda t: t.marbles["work"][RED] == 1),
    ("marbles work RR golem YYBB mirror KWW", lambda t: t.marbles["mirror"][WHITE] == 2),
    ("had automa r; fix marble golem r 0; fix marble work w +1", lambda t: t.taken[AUTOMA] == [RED]),
    ("tile 2 r05", lambda t: t.tiles[1] == "r05"),
    ("rabbi human-1 2", lambda t: t.rabbis[ONE] == 2),
    ("rabbi human-1 0", lambda t: ONE not in t.rabbis),
    ("rabbi automa 2; fix had automa -; fix marble work w +1", lambda t: t.rabbis[AUTOMA] == 2),
    ("round 3", lambda t: t.round == 3),
    ("tokens blue red yellow", lambda t: t.tokens == [BLUE, RED, YELLOW]),
    ("order human-1 automa", lambda t: t.order == [ONE, AUTOMA]),
    ("active-character 1 character-42", lambda t: t.characters[0] == "character-42"),
    ("neighbourhood red 1 2", lambda t: t.neighbourhood[RED][0] == 2),
    ("tiles 1234567 1234567 1234560", lambda t: t.neighbourhood[BLUE] == (1, 2, 3, 4, 5, 6, 10)),
    ("library 3 34", lambda t: t.library[2] == "34"),
    ("grave 2 automa; fix killed +1; fix golems red2", lambda t: t.graves[2] == AUTOMA),
    ("grave 2 nobody", lambda t: 2 not in t.graves),
    ("menorah red automa", lambda t: t.menorah_tokens[RED] == AUTOMA),
    ("objectives 5", lambda t: t.objectives == 5),
    ("no-control yes", lambda t: t.no_control),
    ("shuffle yes", lambda t: t.shuffle_after),
    ("effect red-5 create4", lambda t: t.box.effects["red-5"] == effect("create4")),
    ("effect coin-clay +1r", lambda t: t.box.effects["coin-clay"] == effect("+1r")),
    ("effect slot-1 double-artifact", lambda t: t.box.special(SLOTS[0])),
    ("effect leg-2 acts", lambda t: t.box.effects["leg-2"].powers == {"acts": 1}),
    ("character-price 39 7", lambda t: t.box.influence["character-39"] == 7),
    ("column-tiles double two-vp coin-clay gold-tile", lambda t: t.box.column_tiles[0] == "double"),
    ("last-round 40 50", lambda t: t.box.late == ("character-40", "character-50")),
    ("entry 2 3 4", lambda t: t.box.rows["entry"] == [2, 3, 4]),
    ("book 99 red 3 +1g +1red", lambda t: t.box.books["99"].price == 3),
    ("card x01 r54321", lambda t: t.box.cards["x01"].rabbi == (5, 4, 3, 2, 1)),
    ("laid x03", lambda t: [card.id for card in t.cards] == ["x03"]),
    ("holds at3a", lambda t: t.artifact_tile == "at3a"),
    ("passed human-1", lambda t: t.passed == [ONE]),
    (
        f"created 4; fix golems red1 red1 red1 red1 red1 red1; {ALL_MADE}; fix exhausted golem",
        lambda t: t.tokens[2] == RED,
    ),
    ("exhausted golem no", lambda t: t.exhausted == []),
    ("character 39 BB 3", lambda t: t.box.signs["character-39"] == Signs(BLUE, BLUE, 3)),
]


@pytest.mark.parametrize(("text", "holds"), FIXES, ids=[text for text, _ in FIXES])
def test_every_value_of_the_twin_can_be_corrected(text: str, holds: object) -> None:
    match = Match(game("golem"), {"tokens": "red yellow blue"}, "fixes")
    assert match.ask is not None
    match.answer(f"fix {text}")
    assert holds(match.state)  # type: ignore[operator]
    assert match.answers[-1].startswith("fix ")
    again = Match.load(match.journal(), game)
    assert holds(again.state)  # type: ignore[operator]


def test_every_correction_is_tried() -> None:
    match = new("golem", {}, "fixes")
    assert match.ask is not None
    assert match.ask.fixes is not None
    tried = {part.removeprefix("fix ").split()[0] for text, _ in FIXES for part in text.split("; ")}
    rows = {"entry"}
    left = {report.verb for report in match.ask.fixes.reports} - tried - (set(BOX_ROWS) - rows)
    assert left <= {"golem-prices", "study-prices", "artifacts-tile", "start", "under"}, "tried in test_owner"


@pytest.mark.parametrize(
    "text",
    [
        *("golems red11", "study-track 12", "column 1 1 9", "column 1 zz", "rabbi automa 9", "tokens red red blue"),
        *("order automa automa", "tile 4 r05", "effect purple-1 +1r", "library 1 zz", "entry 1 2", "resources 21"),
        *("laid x03 x03", "laid zz", "under x03"),
    ],
)
def test_corrections_that_cannot_be(text: str) -> None:
    match = new("golem", {}, "bad fixes")
    mark = match.fingerprint()
    with pytest.raises(Refusal):
        match.answer(f"fix {text}")
    assert match.fingerprint() == mark


def test_a_fix_is_not_an_answer() -> None:
    t = table()
    asks = human_turn(t, ONE, 1)
    ask = next(asks)
    again = asks.send(Fix(Said("vp", {"number": 3})))
    assert again.id == ask.id
    assert t.vp == 3


# --- one by one ---

NUMBERS = {
    "resources": (-5, 20),
    "vp": (-200, 400),
    "created": (0, 4),
    "killed": (0, 6),
    "student": (1, 10),
    "study-track": (0, 19),
    "golem-track": (1, 20),
    "gold": (0, 40),
    "column": (1, 4),
    "marble": (0, 5),
    "tile": (1, 5),
    "rabbi": (0, BOTTOM),
    "active-character": (1, 4),
    "library": (1, 5),
    "grave": (1, 12),
    "objectives": (0, 27),
    "character": (39, 50),
    "round": (1, 4),
    "character-price": (0, 30),
}
LISTS = {
    "golems": (0, 6),
    "column": (0, 5),
    "had": (0, 2),
    "tokens": (3, 3),
    "order": (4, 4),
    "laid": (0, 3),
    "under": (0, 20),
    "passed": (0, 4),
    "column-tiles": (4, 4),
    "last-round": (1, 12),
}


def test_how_far_numbers_and_lists_go() -> None:
    reports = fixes_of(table(humans=3)).reports
    shapes: list[tuple[str, Any]] = [(report.verb, field.shape) for report in reports for field in report.fields]
    numbers = {verb: (shape.low, shape.high) for verb, shape in shapes if isinstance(shape, Number)}
    assert numbers.pop("neighbourhood") == (1, 10)
    assert numbers == NUMBERS
    assert {verb: (shape.low, shape.high) for verb, shape in shapes if isinstance(shape, Several)} == LISTS
    assert all(report.fix for report in reports)
    counts = {verb for verb, shape in shapes if isinstance(shape, Count)}
    tracks = {"student", "study-track", "golem-track"}
    assert counts == {"resources", "vp", "created", "killed", "gold", "objectives", "marble", *tracks}
    section = next(report for report in reports if report.verb == "neighbourhood").fields[1].shape
    assert section == Number(1, 7)


def test_only_those_who_play_have_a_seat() -> None:
    t = table(humans=2)
    fix(t, "rabbi human-2 1", "passed human-2", "menorah red human-2")
    assert (t.rabbis, t.passed, t.menorah_tokens[RED]) == ({TWO: 1}, [TWO], TWO)
    assert refused(t, "rabbi human-3 2", "passed human-3", "passed automa", "grave 1 human-3") == ["answer-unknown"] * 4


def test_golems_as_they_are_typed() -> None:
    t = table()
    fix(t, "golems r1 blue10- YELLOW4")
    assert places(t) == ["blue10-", "red1", "yellow4"]
    assert refused(t, "golems red0", "golems red11", "golems green1", "golems red") == ["golem-bad"] * 4
    word, stream = GolemWord(), Stream("golems", "words")
    samples = [word.sample(stream) for _ in range(200)]
    assert all(word.parse(word.write(one)) == one for one in samples)
    assert {(section, standing) for _, section, standing in samples} == {
        (section, standing) for section in range(1, 11) for standing in (False, True)
    }


def test_markers_within_their_tracks() -> None:
    t = table()
    fix(t, "golem-track 12", "study-track 8")
    assert (t.golem_track, t.study_track) == (11, 8)
    assert refused(t, "golem-track 13", "study-track 9") == ["answer-out-of-range"] * 2
    unknown = table(door="owner")
    fix(unknown, "golem-track 20", "study-track 19")
    assert (unknown.golem_track, unknown.study_track) == (19, 19)


def test_developments_are_made_once_and_no_more_than_six_of_an_area() -> None:
    t = table()
    fix(t, "upgrade leg-2", "upgrade leg-2 yes", "upgrade leg-3 no", "upgrade coin-clay")
    assert (t.upgrades[GOLEM], t.upgrades[STUDY]) == (["leg-2"], ["coin-clay"])
    fix(t, "upgrade leg-2 no")
    assert t.upgrades[GOLEM] == []
    t.upgrades[GOLEM] = [*GOLEM_UPGRADES[1:], STUDY]
    assert refused(t, "upgrade leg-2") == ["upgrades-full"]


def test_a_book_lies_in_one_place() -> None:
    t = table()
    fix(t, "column 1 1 33", "column 1 33 2", "column 2 9")
    assert t.columns == [["33", "2"], ["9"], [], []]
    assert (t.library, t.book_pile) == (["17", "25", "10", "18", "26"], ["34"]), "the row has moved up"
    bad = ("column 3 9", "column 3 17 17", "column 3 17 25", "column 3 zz", "library 1 9", "library 1 zz")
    assert refused(t, *bad) == ["book-laid", "book-laid", "column-colours", "book-new", "book-laid", "book-new"]
    fix(t, "library 1 25", "library 5 34")
    assert (t.library, t.book_pile) == (["25", "17", "10", "18", "34"], ["26"]), "they change places"
    fix(t, "library 1 25")
    assert t.library[0] == "25", "it lies there already"


def test_a_tile_lies_in_one_place_and_a_rabbi_stands_in_one() -> None:
    t = table()
    t.tile_pile = [Name("r05"), Name("r06")]
    fix(t, "tile 3 r01")
    assert t.tiles == ["r11", "r02", "r01"], "they change places"
    fix(t, "tile 1 r06", "tile 2 r02")
    assert (t.tiles, t.tile_pile) == (["r06", "r02", "r01"], ["r05", "r11"])
    assert refused(t, "tile 4 r05") == ["tile-missing"]
    assert refused(t, "rabbi automa 4") == ["tile-missing"]
    fix(t, "rabbi automa 2", "rabbi automa 3", "rabbi human-1 6")
    assert t.rabbis == {AUTOMA: 3, ONE: BOTTOM}
    assert refused(t, "rabbi human-1 3") == ["tile-taken"]
    fix(t, "rabbi human-1 6", "rabbi automa 6", "rabbi human-1 0")
    assert t.rabbis == {AUTOMA: BOTTOM}


def test_characters_and_neighbourhood_one_by_one() -> None:
    t = table()
    fix(t, "active-character 4 character-50", "neighbourhood blue 7 10")
    assert [name[-2:] for name in t.characters] == ["39", "40", "41", "50"]
    assert t.neighbourhood[BLUE] == (1, 2, 3, 4, 5, 6, 10)


def test_what_somebody_holds_can_be_nobodys_again() -> None:
    t = table()
    fix(t, "grave 3 automa", "menorah red automa", "grave 3 nobody", "menorah red nobody", "grave 4 human-1")
    assert (t.graves, t.menorah_tokens[RED]) == ({4: ONE}, None)


def test_flags_go_both_ways() -> None:
    t = table()
    fix(t, "no-control", "shuffle", "exhausted golem", "exhausted golem", "exhausted study")
    assert (t.no_control, t.shuffle_after, t.exhausted) == (True, True, [GOLEM, STUDY])
    fix(t, "no-control no", "shuffle no", "exhausted golem no")
    assert (t.no_control, t.shuffle_after, t.exhausted) == (False, False, [STUDY])


def test_cards_that_lie_there_and_cards_that_have_come_up() -> None:
    t = table()
    lay(t, "none", "x01")
    lay(t, "none", "x02")
    assert refused(t, "laid -", "laid x03", "laid x03 x04 x05") == ["laid-number"] * 3
    fix(t, "laid x03 x06", "card x03 r54321")
    assert [card.id for card in t.cards] == ["x03", "x06"]
    assert t.cards[0].rabbi == (5, 4, 3, 2, 1), "a laid card is corrected where it lies"
    assert refused(t, "laid zz", "laid x03 x03", "under x03") == ["card-unknown", "card-unknown", "deck-is-ours"]
    t.deck.physical = True
    fix(t, "under x01 x02")
    assert t.deck.drawn == ["x01", "x02", "x03", "x06"], "what lies there has come up"
    lay(t, "none", "new")
    fix(t, "card x06 r54321")
    assert [card.id for card in t.cards] == ["x03", "x06", "new"], "one that is not known stays as it is"


# --- plus and minus ---

COUNTED = [
    ("resources", 4, lambda t: t.resources),
    ("vp", 31, lambda t: t.vp),
    ("created", 2, lambda t: t.created),
    ("killed", 1, lambda t: t.killed),
    ("student yellow", 4, lambda t: t.students[YELLOW]),
    ("study-track", 3, lambda t: t.study_track),
    ("golem-track", 5, lambda t: t.golem_track + 1),
    ("gold", 4, lambda t: t.gold),
    ("objectives", 5, lambda t: t.objectives),
    ("marble golem b", 2, lambda t: t.marbles[GOLEM][BLUE]),
]


@pytest.mark.parametrize(("what", "number", "now"), COUNTED, ids=[what for what, _, _ in COUNTED])
def test_plus_and_minus_go_from_what_there_is(what: str, number: int, now: Any) -> None:
    t = table()
    fix(t, f"{what} {number}", f"{what} +1")
    assert now(t) == number + 1
    fix(t, f"{what} -1")
    assert now(t) == number
    assert refused(t, f"{what} +500", f"{what} -900") == ["answer-out-of-range"] * 2
    assert now(t) == number


def test_below_nought_a_number_is_written_with_an_equals_sign_but_not_by_older_rules() -> None:
    t = table()
    fix(t, "resources =-3", "vp =-7", "resources -1", "vp +2")
    assert (t.resources, t.vp) == (-4, -5)
    older = older_table()
    fix(older, "resources -3", "vp -7", "resources -1")
    assert (older.resources, older.vp) == (-1, -7)


# --- what once crashed ---


@pytest.mark.parametrize("survey", ["yes", "no"])
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("neighbourhood red 1 1", 5),
        ("active-character 1 character-40", 5),
        ("tiles 1234567 1234567 1234567", 4),
    ],
)
def test_what_is_not_laid_yet_cannot_be_corrected(text: str, rules: int, survey: str) -> None:
    setup = game("golem").setup({"door": "owner", "survey": survey}, rules=rules)
    match = Match(game("golem"), setup, "early")
    assert match.ask is not None
    first = "ask-characters" if rules == 4 else "ask-starting-tile"
    assert match.ask.id == ("ask-survey" if survey == "yes" else first)
    with pytest.raises(Refusal, match="not-laid"):
        match.answer(f"fix {text}")


@pytest.mark.parametrize("rules", [2, 3])
def test_the_laid_cards_cannot_become_fewer_in_the_middle_of_a_turn(rules: int) -> None:
    """At the question for the symbol two cards lie there, at the question for a bonus one."""
    setup = game("golem").setup({"door": "owner", "level": "1", "tokens": "red yellow blue"}, rules=rules)
    match = Match(game("golem"), setup, "laid")
    for text in (
        "39 43 41 46",
        "1245789 1345670 1456789",
        "work RRY golem BK artifacts WW study YBW",
        "0",
        "a1",
        "1",
        "RY 1",
    ):
        match.answer(text)
    match.answer("c1")
    assert match.ask is not None
    assert match.ask.id == "ask-card-bonus"
    with pytest.raises(Refusal, match="laid-number"):
        match.answer("fix laid -")
    match.answer("none; m; most left right")
    while match.ask.id != "ask-turn":
        match.answer(match.ask.write(match.ask.shape.sample(Stream("some", "answers"))))
    match.answer("rabbi 6; c2 none m most left right")
    assert match.ask.id == "ask-symbol"
    for text in ("fix laid -", "fix laid c2"):
        with pytest.raises(Refusal, match="laid-number"):
            match.answer(text)
    match.answer("fix laid c2 c1; no")
    assert match.answers[-1] == "no"


def test_a_correction_can_be_taken_only_with_the_one_that_belongs_to_it() -> None:
    match = Match(game("golem"), {"tokens": "red yellow blue"}, "fixes")
    mark = match.fingerprint()
    for text in ("fix marble golem r 0", "fix killed 1", "fix golems red1", "fix had automa -", "fix rabbi automa 1"):
        with pytest.raises(Refusal, match="broken-"):
            match.answer(text)
        assert match.fingerprint() == mark
    match.answer("fix golems red1; fix killed 1; fix grave 1 automa")
    assert (match.state.killed, match.state.graves) == (1, {1: AUTOMA})


def test_the_round_goes_on_from_where_it_was_set() -> None:
    match = Match(game("golem"), {}, "rounds")
    assert match.state.round == 1
    match.answer("fix round 4")
    sheet = play(match, "rounds").sheet()
    assert sheet is not None
    assert sheet.final
    assert [event.args["number"] for event in match.tale.events if event.id == "head-round"] == [1]
    match.undo()
    with pytest.raises(Refusal, match="no-round"):
        match.answer("fix round 2")


@pytest.mark.parametrize(("meant", "more"), [("yes", 45), ("no", 0)])
def test_a_large_difference_of_points_is_asked_about(meant: str, more: int) -> None:
    """A score that is higher by 45 is mostly a slip of the finger."""
    match = play(Match(game("golem"), {}, "sure"), "sure", 1)
    asked, before = match.ask, match.state.vp
    match.answer(f"fix vp {before + 45}")
    assert match.ask
    assert (match.ask.id, match.state.vp) == ("ask-vp-sure", before)
    match.answer(meant)
    assert match.ask
    assert asked
    assert (match.ask.id, match.state.vp) == (asked.id, before + more)
    match.answer(f"fix vp {match.state.vp + 5}")
    assert match.ask.id == asked.id, "a small one is not"
