import pytest

from automarium.core.choose import Criterion, Ladder, choose, least, most, only, prefer
from automarium.core.errors import Tie

WORDS = ("fig", "plum", "nut", "peach")


def test_each_criterion_narrows_and_the_ladder_keeps_what_it_left() -> None:
    ladder = Ladder("which")
    chain: list[Criterion[str]] = [most("X-1", "longest", lambda word: word[0] == "p"), least("X-2", "shortest", len)]
    assert choose(WORDS, chain, ladder) == "plum"
    assert ladder.candidates == WORDS
    assert [(rung.rule, rung.left) for rung in ladder.rungs] == [("X-1", ["plum", "peach"]), ("X-2", ["plum"])]
    assert ladder.rule == "X-2"


def test_criteria_after_the_last_needed_one_are_not_looked_at() -> None:
    ladder = Ladder("which")
    chain: list[Criterion[str]] = [only("X-1", "has-l", lambda word: "l" in word), least("X-2", "shortest", len)]
    assert choose(WORDS, chain, ladder) == "plum"
    assert [rung.rule for rung in ladder.rungs] == ["X-1"]


def test_a_condition_binds_even_a_single_candidate() -> None:
    ladder = Ladder("which")
    chain: list[Criterion[str]] = [
        only("X-1", "has-l", lambda word: "l" in word),
        only("X-2", "long", lambda word: len(word) > 4),
    ]
    assert choose(WORDS, chain, ladder) is None
    assert ladder.rule == "X-2"


def test_a_preference_that_nobody_meets_removes_nobody() -> None:
    ladder = Ladder("which")
    chain: list[Criterion[str]] = [prefer("X-1", "has-z", lambda word: "z" in word), least("X-2", "alphabet", str)]
    assert choose(WORDS, chain, ladder) == "fig"
    assert ladder.rungs[0].left == WORDS
    assert ladder.rule == "X-2"


def test_a_tie_left_by_the_whole_chain_raises() -> None:
    with pytest.raises(Tie):
        choose(WORDS, [least("X-1", "shortest", len)])


def test_nobody_to_choose_from() -> None:
    assert choose([], [least("X-1", "shortest", len)]) is None


def test_without_a_ladder_the_choice_is_the_same() -> None:
    chain: list[Criterion[str]] = [least("X-1", "shortest", len), most("X-2", "alphabet", str)]
    assert choose(WORDS, chain) == choose(WORDS, chain, Ladder("which")) == "nut"


def test_a_ladder_whose_last_rung_removed_nobody_names_the_one_that_did() -> None:
    ladder = Ladder("which")
    choose(("fig",), [only("X-1", "short", lambda word: len(word) < 4)], ladder)
    assert ladder.rule == "X-1"
