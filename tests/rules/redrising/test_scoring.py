"""Points for tracks, the Automa's score and the winner: R-111 to R-122, R-136."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from automarium.core.ask import Number
from automarium.core.game import Sheet
from automarium.core.tale import Name
from automarium.games.redrising.cards import characters
from automarium.games.redrising.course import last_steps
from automarium.games.redrising.human import end_of_game
from automarium.games.redrising.names import AUTOMA, EVEN, HUMAN, ODD, SIDES
from automarium.games.redrising.scoring import automa_cards_score, count, scene, score_sheet, track_points
from automarium.games.redrising.table import Table
from tests.bots import play
from tests.rules.redrising.conftest import RED_RISING, drive, match, one, refuses, sizes, table, told

EVENS = [id for id, one in characters().items() if one.core % 2 == 0]
ODDS = [id for id, one in characters().items() if one.core % 2 == 1]


def line(sheet: Sheet, label: str) -> tuple[int | None, ...]:
    [found] = [one.points for one in sheet.lines if one.label.id == f"score-{label}"]
    return found


def counted(bare: Table, *answers: str) -> Sheet:
    drive(count(bare), *answers)
    sheet = score_sheet(bare)
    assert sheet.final
    return sheet


def hand_of(evens: int, odds: int, parity: Name = EVEN, settings: Mapping[str, object] | None = None) -> Table:
    """A table on which the Automa holds so many cards of either parity."""
    bare = table(settings, automa_hand=" ".join([*EVENS[:evens], *ODDS[:odds]]))
    bare.parity = parity
    return bare


# --- tracks ---


@pytest.mark.rule("R-111")
def test_fleet() -> None:
    expected = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]
    for side in SIDES:
        points = [track_points(table(human=(at, 0, 0), automa=(at, 0, 0)), side)[0] for at in range(11)]
        assert points == expected


@pytest.mark.rule("R-112")
@pytest.mark.parametrize("helium", [0, 1, 7, 10])
def test_helium(helium: int) -> None:
    bare = table(human=(0, helium + 5, 0), automa=(0, helium, 0))
    assert line(score_sheet(bare), "helium") == (3 * (helium + 5), 3 * helium)


@pytest.mark.rule("R-113")
@pytest.mark.parametrize(("holder", "points"), [(None, (0, 0)), (HUMAN, (10, 0)), (AUTOMA, (0, 10))])
def test_sovereign(holder: Name | None, points: tuple[int, int]) -> None:
    assert line(score_sheet(table(sovereign=holder)), "sovereign") == points


@pytest.mark.rule("R-114", "R-115", "R-116")
@pytest.mark.parametrize(
    ("human", "automa", "points"),
    [
        (7, 5, (28, 10)),  # neutral third
        (7, 2, (28, 2)),  # neutral second, so the Automa is third
        (2, 1, (4, 1)),  # neutral first
        (5, 5, (20, 20)),  # a shared first rank, and the neutral house is second
        (2, 2, (4, 4)),  # a shared second rank
        (3, 3, (12, 12)),  # all three alike
        (3, 1, (12, 2)),  # first with the neutral house: the next lower amount is second, not third
        (4, 3, (16, 6)),  # second with the neutral house
        (0, 6, (0, 24)),
        (0, 0, (0, 0)),
        (10, 10, (40, 40)),
    ],
)
def test_influence(human: int, automa: int, points: tuple[int, int]) -> None:
    bare = table(human=(0, 0, human), automa=(0, 0, automa))
    assert line(score_sheet(bare), "influence") == points


@pytest.mark.rule("R-116", "R-28", "R-01")
def test_the_neutral_house_has_no_column() -> None:
    assert score_sheet(table(deck=1)).seats == (HUMAN, AUTOMA)


@pytest.mark.rule("R-01", "R-111", "R-112", "R-113", "R-114")
def test_tracks_count_alike_for_both_sides() -> None:
    bare = table(human=(8, 4, 6), automa=(8, 4, 6))
    assert track_points(bare, HUMAN) == track_points(bare, AUTOMA) == (34, 12, 0, 24)


# --- the Automa's cards ---


@pytest.mark.rule("R-117")
@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5", "6"])
def test_the_automa_starts_from_70_at_every_level(level: str) -> None:
    sheet = score_sheet(table({"level": level}, deck=1))
    assert (line(sheet, "start"), sheet.totals) == ((None, 70), (0, 70))


@pytest.mark.rule("R-118", "R-05")
@pytest.mark.parametrize(("parity", "expected"), [(EVEN, (3, 2)), (ODD, (2, 3))])
def test_a_card_matches_by_the_parity_of_its_core_value(parity: Name, expected: tuple[int, int]) -> None:
    bare = table(automa_hand="surgeon dancer virga harmony nero")  # 0, 8, 10 and 7, 25
    bare.parity = parity
    score = automa_cards_score(bare)
    assert (score.matching, score.others) == expected


@pytest.mark.rule("R-119")
@pytest.mark.parametrize(
    ("matching", "others", "kept"),
    [
        (10, 10, (10, 10)),
        (10, 11, (10, 10)),
        (15, 15, (15, 5)),
        (20, 3, (20, 0)),
        (25, 0, (20, 0)),
        (25, 12, (20, 0)),
        (0, 25, (0, 20)),
        (3, 4, (3, 4)),
    ],
)
def test_above_20_cards_the_others_leave_first(matching: int, others: int, kept: tuple[int, int]) -> None:
    for bare in (hand_of(matching, others), hand_of(others, matching, ODD)):
        score = automa_cards_score(bare)
        assert (score.kept_matching, score.kept_others) == kept
        assert score.points == 6 * kept[0] + 3 * kept[1]
        counted(bare)
        assert bool(told(bare, "note-cut")) == (matching + others > 20)


@pytest.mark.rule("R-120")
@pytest.mark.parametrize(
    ("level", "points"), [("1", (5, 2)), ("2", (6, 3)), ("3", (8, 4)), ("4", (10, 5)), ("5", (12, 6)), ("6", (14, 7))]
)
def test_points_for_cards_by_level(level: str, points: tuple[int, int]) -> None:
    assert automa_cards_score(hand_of(1, 0, settings={"level": level})).points == points[0]
    assert automa_cards_score(hand_of(0, 1, settings={"level": level})).points == points[1]
    assert line(counted(hand_of(4, 7, settings={"level": level})), "cards")[1] == 4 * points[0] + 7 * points[1]


@pytest.mark.rule("R-121")
def test_level_2_is_the_default_and_there_are_six() -> None:
    assert RED_RISING.setup({})["level"] == "2"
    for level in ("0", "7", "two"):
        with refuses("setting-value"):
            RED_RISING.setup({"level": level})


@pytest.mark.rule("R-122", "R-02")
def test_the_automa_loses_nothing_for_many_cards() -> None:
    sheet = counted(hand_of(12, 8))
    assert (line(sheet, "excess"), sheet.totals[1]) == ((0, None), 70 + 12 * 6 + 8 * 3)


@pytest.mark.rule("R-02")
def test_clauses_and_end_abilities_of_the_automas_cards_do_nothing() -> None:
    """Four odd cards worth very different points to a human are worth the same to the Automa."""
    for hand in ("aja octavia nero fitchner", "hacker morning-star invictus lawyer"):
        bare = table(automa_hand=f"{hand} harmony", deck="lorn", automa=(0, 0, 0))
        bare.parity = ODD
        assert automa_cards_score(bare).matching == len([id for id in (*hand.split(), "harmony") if id in ODDS])


@pytest.mark.rule("R-118")
@pytest.mark.parametrize(("answer", "points"), [("0", 9 * 3), ("4", 4 * 6 + 5 * 3), ("9", 9 * 6)])
def test_counted_cards_are_turned_over_by_the_player(answer: str, points: int) -> None:
    sheet = counted(table(automa_hand=9), answer, "0", "0")
    assert line(sheet, "cards")[1] == points
    with refuses("answer-out-of-range"):
        counted(table(automa_hand=9), "10")


@pytest.mark.rule("R-118")
def test_of_known_cards_only_the_unseen_ones_are_turned_over() -> None:
    bare = table(automa_hand="? dancer harmony ?", hand="aja")
    ran = drive(count(bare), "1")
    assert (ran.ids, ran.asks[0].args["number"]) == (["ask-matching"], 2)
    assert bare.result.automa_cards.matching == 2
    assert bare.result.automa_cards.others == 2


@pytest.mark.rule("R-118")
def test_a_hand_corrected_at_the_last_question_is_counted_as_corrected() -> None:
    bare = table(automa_hand=9)
    ran = drive(count(bare), "fix cards automa-hand 4", "4", "0", "0")
    assert [ask.args.get("number") for ask in ran.asks] == [9, 4, 0, None]
    assert bare.result.automa_cards.points == 4 * 6


@pytest.mark.rule("R-122", "R-123")
@pytest.mark.parametrize(("cards", "loss"), [(0, 0), (7, 0), (8, -10), (10, -30)])
def test_the_human_loses_10_for_each_card_beyond_the_seventh_and_the_automa_does_not(cards: int, loss: int) -> None:
    sheet = counted(table(hand=cards, automa_hand=7 + cards), "0", str(cards), *["sum"][:cards], "50")
    assert line(sheet, "excess") == (loss, None)
    assert sheet.totals == (50 + loss, 70 + 3 * (7 + cards))


# --- what the human's hand looks at ---


@pytest.mark.rule("R-127", "R-128")
def test_clauses_see_the_table_as_it_lies() -> None:
    """Face-down cards are on no board and no top; of what was banished first only the number is kept."""
    bare = table(
        jupiter="aja lorn",
        mars="nero ~octavia",
        luna="judge",
        institute="dancer ~?",
        banished="virga pelus",
        human=(1, 2, 3),
        automa=(4, 5, 6),
        sovereign=HUMAN,
    )
    seen = scene(bare)
    assert [one.id for one in seen.board] == ["aja", "lorn", "nero", "judge", "dancer"]
    assert [one.id for one in seen.tops] == ["lorn", "judge"]
    assert (seen.bare, seen.sovereign) == (True, True)
    assert (seen.fleet, seen.helium, seen.influence) == (1, 2, 3)
    assert (seen.rival_fleet, seen.rival_helium, seen.rival_influence) == (4, 5, 6)
    assert [one.id for one in seen.banished] == ["virga", "pelus"]
    bare.banished_first, bare.banished_at_end = 1, seen.banished[:1]
    assert [one.id for one in scene(bare).banished] == ["virga", "pelus"]
    assert (scene(bare).banished_first, scene(bare).banished_count) == (1, 2)


@pytest.mark.rule("R-128")
def test_a_location_is_bare_when_it_is_empty_or_its_top_lies_face_down() -> None:
    full = {"mars": "nero", "luna": "judge", "institute": "dancer"}
    for jupiter, bare in (("aja", False), ("", True), ("aja ~lorn", True), ("~aja lorn", False)):
        board = table(jupiter=jupiter, mars=full["mars"], luna=full["luna"], institute=full["institute"])
        assert scene(board).bare == bare
    assert scene(table(jupiter="aja", sovereign=AUTOMA)).sovereign is False


@pytest.mark.rule("R-125", "R-129", "R-131")
@pytest.mark.parametrize(
    ("settings", "neutral", "lawyer", "chef"),
    [
        ({}, None, True, True),
        ({"neutral-rank": "yes"}, 3, True, True),
        ({"lawyer": "judge"}, None, False, True),
        ({"chef": "card"}, None, True, False),
    ],
)
def test_settings_of_the_match_reach_the_clauses(
    settings: dict[str, object], neutral: int | None, lawyer: bool, chef: bool
) -> None:
    seen = scene(table(settings, hand="aja"))
    assert (seen.neutral_influence, seen.lawyer_both, seen.chef_per_clause) == (neutral, lawyer, chef)


@pytest.mark.rule("R-132")
@pytest.mark.parametrize(
    ("box", "hand", "answers", "points"),
    [
        ("english", "codebreaker aja", (), 22),
        ("english", "codebreaker cassius", (), 0),
        ("other", "codebreaker aja", ("no",), 0),
        ("other", "codebreaker cassius", ("yes",), 22),
    ],
)
def test_initials_of_another_box_than_the_english_one_are_read_by_the_player(
    box: str, hand: str, answers: tuple[str, ...], points: int
) -> None:
    bare = table({"box": box}, hand=hand)
    assert drive(count(bare), *answers).ids == ["ask-codebreaker"] * len(answers)
    assert told(bare, "note-hand-card")[0].args["clauses"] == points
    without = table({"box": box}, hand="aja", mars="codebreaker")
    assert drive(count(without)).ids == []


@pytest.mark.rule("R-123", "R-133", "R-134")
def test_the_points_of_every_card_are_told_and_what_the_wild_ones_were_taken_for() -> None:
    bare = table(hand="aja surgeon sun-hwa pulse-armorer")
    drive(count(bare))
    cards = told(bare, "note-hand-card")
    assert [event.args["card"] for event in cards] == ["aja", "surgeon", "sun-hwa", "pulse-armorer"]
    assert [event.args["clauses"] for event in cards[:2]] == [15, 10]  # with Octavia; 5 for Aja and 5 for the Gray
    assert all(event.args["points"] == event.args["core"] + event.args["clauses"] for event in cards)
    assert sum(event.args["points"] for event in cards) == line(score_sheet(bare), "cards")[0]
    assert one(bare, "note-hand-color").args == {"card": "sun-hwa", "color": "color-gold"}
    assert one(bare, "note-hand-name").args == {"card": "pulse-armorer", "name": "octavia"}


@pytest.mark.rule("R-123")
def test_the_cards_of_the_hand_that_nobody_has_seen_are_named_one_by_one() -> None:
    bare = table(hand="aja ? judge ?", deck="?")
    ran = drive(count(bare), "nero", "lorn")
    assert [(ask.id, ask.args["number"]) for ask in ran.asks] == [("ask-hand-card", 2), ("ask-hand-card", 4)]
    assert [event.args["card"] for event in told(bare, "note-hand-card")] == ["aja", "nero", "judge", "lorn"]


@pytest.mark.rule("R-123")
@pytest.mark.parametrize(("points", "beyond"), [(-300, -301), (900, 901)])
def test_of_counted_characters_the_player_tells_the_points(points: int, beyond: int) -> None:
    assert line(counted(table(hand=2), "2", "sum", str(points)), "cards") == (points, 0)
    with refuses("answer-out-of-range"):
        counted(table(hand=2), "2", "sum", str(beyond))


@pytest.mark.rule("R-123")
def test_a_known_hand_is_scored_as_it_stands_and_one_with_an_unseen_card_is_not() -> None:
    assert line(score_sheet(table(hand="aja octavia hacker", sovereign=HUMAN)), "cards")[0] == 75
    assert line(score_sheet(table(hand="aja octavia ?", sovereign=HUMAN)), "cards")[0] == 0


@pytest.mark.rule("R-127")
def test_clauses_see_the_banished_cards_after_end_abilities_and_ceres_but_two_count_those_before() -> None:
    begun = match("8", depth="known", characters="program", house="ceres", first="human")
    begun.answer("fix ending yes; scout jupiter")
    before = len(begun.state.piles[Name("banished")])
    hand = begun.state.piles[Name("hand")][0].id
    begun.answer(f"done; {hand}")
    assert begun.over
    seen = scene(begun.state)
    assert (seen.banished_first, seen.banished_count, seen.banished[-1].id) == (before, before + 1, hand)


def ended(*answers: str, hand: str, banished: str = "", deck: str = "?", rules: int = 2) -> Table:
    """A known table whose last turn is over, after these answers at the end."""
    bare = table({"variant": "yes"}, rules=rules, hand=hand, banished=banished, deck=deck)
    drive(last_steps(bare), *answers)
    return bare


def card_points(bare: Table, id: str) -> int:
    [event] = [event for event in told(bare, "note-hand-card") if event.args["card"] == id]
    return int(event.args["clauses"])


@pytest.mark.rule("R-127")
def test_a_red_that_dr_virany_takes_back_is_no_banished_red_for_mickey() -> None:
    hand = "dr-virany mickey-the-carver"
    assert card_points(ended("done", hand=hand, banished="dancer"), "mickey-the-carver") == 10
    taken = ended("ability dr-virany", "dancer", "done", hand=hand, banished="dancer")
    assert card_points(taken, "mickey-the-carver") == 0
    assert card_points(ended("take dancer", "done", hand=hand, banished="dancer", rules=1), "mickey-the-carver") == 10


@pytest.mark.rule("R-127")
@pytest.mark.parametrize(
    ("id", "banished", "points"),
    [
        ("group-counselor", "dancer", 0),  # after the end abilities nothing is banished
        ("ash-lord", "dancer virga", 5),
        ("pathologist", "dancer aja lorn nero judge", 10),  # five, as at the beginning
        ("researcher", "dancer aja lorn nero judge", 0),  # five are too many, though one was taken back
    ],
)
def test_who_looks_at_the_banished_cards_before_and_who_after(id: str, banished: str, points: int) -> None:
    bare = ended("ability dr-virany", "dancer", "done", hand=f"dr-virany {id}", banished=banished)
    assert card_points(bare, id) == points


@pytest.mark.rule("R-127")
def test_banished_cards_corrected_at_the_end_are_scored() -> None:
    """Whoever finds more cards banished at the end had overlooked them before."""
    fixed = "fix cards banished virga pelus orion aja lorn"
    bare = ended(fixed, "done", hand="ash-lord pathologist group-counselor", deck="? ? ? ? ?")
    assert (card_points(bare, "ash-lord"), card_points(bare, "pathologist")) == (15, 10)
    assert card_points(bare, "group-counselor") == -5
    both = ended(
        "ability dr-virany",
        "dancer",
        fixed,
        "done",
        hand="dr-virany pathologist",
        banished="dancer",
        deck="? ? ? ? ? ?",
    )
    assert both.banished_first == 6
    unnamed = ended("fix cards banished unknown unknown", "done", hand="group-counselor", deck="? ? ?")
    assert card_points(unnamed, "group-counselor") == -2


@pytest.mark.rule("R-123", "R-118")
def test_what_is_corrected_while_points_are_counted_counts() -> None:
    bare = table({"box": "other"}, hand="codebreaker aja", automa_hand="? ?", deck="? ? ?")
    ran = drive(
        count(bare), "1", "fix cards hand codebreaker aja lorn", "fix cards automa-hand unknown", "yes", "1", "yes"
    )
    assert ran.ids == ["ask-matching", *["ask-codebreaker"] * 3, "ask-matching", "ask-codebreaker"]
    assert ran.done
    assert len(told(bare, "note-hand-card")) == 3
    assert (bare.result.automa_cards.matching, bare.result.automa_cards.others) == (1, 0)
    older = table({"box": "other"}, rules=1, hand="codebreaker aja", automa_hand="? ?", deck="? ? ?")
    assert drive(count(older), "1", "fix cards automa-hand unknown", "yes").done


@pytest.mark.rule("R-123")
def test_the_hand_is_counted_before_its_penalty() -> None:
    bare = table(hand=6, deck=5)
    ran = drive(count(bare), "8", "sum", "50")
    assert (ran.ids, ran.asks[0].args["number"]) == (["ask-hand-count", "ask-hand-how", "ask-hand-points"], 6)
    assert (line(score_sheet(bare), "excess")[0], sizes(bare, "hand", "deck")) == (-10, (8, 3))
    known = table(hand="aja", deck="?")
    assert drive(count(known)).ids == []
    older = table(rules=1, hand=6, deck=5)
    assert drive(count(older), "50").ids == ["ask-hand-points"]


@pytest.mark.rule("R-123", "R-127", "R-133")
def test_a_hand_that_was_only_counted_can_be_named_and_is_then_counted_like_a_known_one() -> None:
    """What a card counts elsewhere the player tells; wild colours and names are the best ones."""
    bare = table(hand=4, mars=7, banished=5, deck=3)
    ran = drive(count(bare), "4", "cards", "aja", "surgeon", "trigg", "mickey-the-carver", "3", "1")
    asked = ["ask-hand-count", "ask-hand-how", *["ask-hand-card"] * 4, "ask-look-board", "ask-look-banished"]
    assert (ran.ids, ran.done) == (asked, True)
    assert [ask.shape for ask in ran.asks[-2:]] == [Number(0, 7), Number(0, 5)]
    assert [ran.asks[-2].args[key] for key in ("color", "other")] == ["color-gray", "color-yellow"]
    clauses = {event.args["card"]: event.args["clauses"] for event in told(bare, "note-hand-card")}
    assert (clauses["trigg"], clauses["mickey-the-carver"]) == (15, 20)  # 10 of them for the banished Red
    assert line(score_sheet(bare), "cards")[0] == sum(event.args["points"] for event in told(bare, "note-hand-card"))
    fixed = table(hand=1, mars=2, deck=3)
    assert drive(count(fixed), "1", "cards", "fix card aja hand", "lorn").done  # corrected by name, it counts as well
    none = table(hand=1, mars=7, banished=5, deck=3)
    drive(count(none), "1", "cards", "mickey-the-carver", "0")
    assert one(none, "note-hand-card").args["clauses"] == 0


@pytest.mark.rule("R-109")
def test_a_named_hand_reminds_of_end_abilities_that_were_forgotten() -> None:
    bare = table(hand=2, deck=3)
    drive(end_of_game(bare), "ability hacker", "25", "done")
    drive(count(bare), "2", "cards", "hacker", "surgeon")
    assert one(bare, "care-end-abilities-left").args["cards"] == ("surgeon",)


@pytest.mark.rule("R-123")
def test_before_rules_5_a_counted_hand_is_told_by_its_points() -> None:
    assert drive(count(table(rules=4, hand=2, deck=3)), "2", "50").ids == ["ask-hand-count", "ask-hand-points"]


# --- the winner ---


@pytest.mark.rule("R-136")
@pytest.mark.parametrize(
    ("points", "sovereign", "winners", "reason"),
    [
        ("71", None, (HUMAN,), "head-winner"),
        ("69", None, (AUTOMA,), "head-winner"),
        ("70", None, (HUMAN, AUTOMA), "head-winner-shared"),
        ("60", HUMAN, (HUMAN,), "head-winner-sovereign"),
        ("80", AUTOMA, (AUTOMA,), "head-winner-sovereign"),
        ("79", AUTOMA, (AUTOMA,), "head-winner"),
        ("61", HUMAN, (HUMAN,), "head-winner"),
    ],
)
def test_the_higher_total_wins_then_the_sovereign(
    points: str, sovereign: Name | None, winners: tuple[Name, ...], reason: str
) -> None:
    bare = table(deck=1, sovereign=sovereign)
    sheet = counted(bare, "0", points)
    assert (sheet.winners, sheet.reason.id) == (winners, reason)
    assert bare.tale.events[-1].id == reason
    assert sheet.reason.args.get("by", 0) == abs(sheet.totals[0] - sheet.totals[1])


@pytest.mark.rule("R-136")
@pytest.mark.parametrize("settings", [{}, {"depth": "known", "characters": "program", "level": "5"}])
def test_totals_are_the_sums_of_their_columns(settings: dict[str, object]) -> None:
    over = play(match("21", die="program", **settings), "21")
    sheet = over.sheet()
    assert sheet is not None
    assert sheet.final
    assert sheet.totals == tuple(sum(one.points[at] or 0 for one in sheet.lines) for at in (0, 1))
    assert one(over, "note-totals").args == {"human": sheet.totals[0], "automa": sheet.totals[1]}
    best = max(sheet.totals)
    assert all(sheet.totals[SIDES.index(winner)] == best for winner in sheet.winners)


def test_the_score_so_far_is_not_final() -> None:
    begun = match(first="human", house="mars")
    begun.answer("4")
    sheet = begun.sheet()
    assert sheet is not None
    assert (sheet.final, sheet.totals) == (False, (0, 70))


@pytest.mark.rule("R-119")
def test_of_more_cards_than_it_may_keep_the_score_says_how_many_there_were() -> None:
    for matching, others, kept in ((22, 11, (20, 0, 33)), (5, 16, (5, 15, 21)), (5, 15, (5, 15, 0))):
        sheet = counted(hand_of(matching, others))
        args = next(one.label.args for one in sheet.lines if one.label.id == "score-cards")
        assert tuple(args[key] for key in ("matching", "others", "all")) == kept


@pytest.mark.rule("R-118")
@pytest.mark.parametrize(("rules", "now"), [(None, 6 * 6 + 4 * 3), (5, 0)])
def test_matching_cards_count_as_soon_as_they_have_been_counted(rules: int | None, now: int) -> None:
    bare = table(hand=2, automa_hand=10, rules=rules)
    assert line(score_sheet(bare), "cards")[1] == 0
    drive(count(bare), "6")
    assert line(score_sheet(bare), "cards")[1] == now
    bare.piles[Name("automa-hand")] = []  # corrected meanwhile
    assert line(score_sheet(bare), "cards")[1] == 0
