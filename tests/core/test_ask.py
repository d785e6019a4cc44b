"""Every shape reads what it writes, and refuses the rest with what was expected."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automarium.core.ask import Ask, Field, Fix, Form, Number, Pick, Report, Reports, Said, Several, asking, options
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say

RED, ROSE, BLUE = NAMES = Name("red"), Name("rose"), Name("blue-green")
PICK: Pick[Name] = Pick(options(NAMES))
FORM = Form((Field("dial", Number(0, 7)), Field("colors", Several(PICK, 0, 2), ())))
REPORTS = Reports(
    (
        Report("paint", (Field("color", PICK), Field("times", Number(1, 9), 1))),
        Report("shift", (Field("who", PICK, RED), Field("by", Number(-9, 9)))),
        Report("done"),
    )
)


def refusal(shape: object, text: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        shape.parse(text)  # type: ignore[attr-defined]
    return refused.value


def test_pick_takes_a_word_its_unique_beginning_and_spaces_for_hyphens() -> None:
    assert PICK.parse("ROSE") == ROSE
    assert PICK.parse("b") == BLUE
    assert PICK.parse("blue green") == BLUE
    assert PICK.write(BLUE) == "blue-green"


def test_pick_says_what_it_expected() -> None:
    assert refusal(PICK, "r").args_["expected"] == (Say(RED), Say(ROSE))
    assert refusal(PICK, "r").id == "answer-ambiguous"
    assert refusal(PICK, "x").args_["expected"] == tuple(Say(name) for name in NAMES)
    assert refusal(PICK, "").id == "answer-unknown"


def test_a_whole_word_wins_over_longer_ones() -> None:
    pick: Pick[Name] = Pick(options((Name("mars"), Name("mars-two"))))
    assert pick.parse("mars") == "mars"


@pytest.mark.parametrize("text", ["8", "-1", "1.0", "", "x", "1 2"])
def test_number_refuses(text: str) -> None:
    assert refusal(Number(0, 7), text).args_["high"] == 7


def test_several_counts() -> None:
    assert Several(PICK, 1, 2).parse("red, blue") == (RED, BLUE)
    assert Several(PICK, 0, 2).parse("-") == ()
    assert refusal(Several(PICK, 1, 2), "red red red").id == "answer-wrong-count"


def test_form_reads_its_fields_in_order() -> None:
    assert FORM.parse("3 red rose") == {"dial": 3, "colors": (RED, ROSE)}
    assert FORM.parse("3") == {"dial": 3, "colors": ()}
    assert refusal(FORM, "").id == "answer-form"
    assert refusal(FORM, "3 green").id == "answer-unknown"


def test_reports_leave_optional_fields_out() -> None:
    assert REPORTS.parse("paint red") == Said("paint", {"color": RED, "times": 1})
    assert REPORTS.parse("shift +2") == Said("shift", {"who": RED, "by": 2})
    assert REPORTS.parse("shift rose -2") == Said("shift", {"who": ROSE, "by": -2})
    assert REPORTS.parse("d") == Said("done", {})


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "answer-none"),
        ("jump", "answer-unknown"),
        ("paint", "answer-usage"),
        ("paint red 3 4", "answer-usage"),
        ("paint green", "answer-unknown"),
        ("paint red 10", "answer-out-of-range"),
        ("shift rose", "answer-usage"),
        ("done now", "answer-usage"),
    ],
)
def test_reports_refuse(text: str, id: str) -> None:
    assert refusal(REPORTS, text).id == id


@given(st.integers(0, 10**9), st.sampled_from([PICK, Number(-5, 5), Several(PICK, 0, 3), FORM, REPORTS]))
def test_what_is_written_is_read_back(seed: int, shape: Pick[Name]) -> None:
    value = shape.sample(Stream(str(seed), "sample"))
    assert shape.parse(shape.write(value)) == value


def test_a_correction_is_carried_out_and_the_question_put_again() -> None:
    score = [0]

    class Scored:
        fixes = Reports((Report("score", (Field("to", Number(0, 9)),)),))

    def correct(said: Said) -> None:
        score[0] = said["to"]

    def build() -> Ask[int]:
        return Ask("how-many", Name("human"), Number(0, score[0]), {}, Scored())

    asks = asking(build, correct)
    ask = next(asks)
    assert ask.shape == Number(0, 0)
    answer = ask.parse("fix score 5")
    assert isinstance(answer, Fix)
    assert ask.write(answer) == "fix score 5"
    assert asks.send(answer).shape == Number(0, 5)


def test_reports_that_only_a_reader_needs_are_made_once_when_somebody_looks() -> None:
    made = []

    def reports() -> tuple[Report, ...]:
        made.append(1)
        return REPORTS.reports

    shape = Reports(reports)
    assert made == []
    assert shape.parse("shift rose 3") == Said("shift", {"who": ROSE, "by": 3})
    assert shape.reports is shape.reports
    assert made == [1]


def test_without_corrections_fix_is_no_word() -> None:
    assert refusal(Ask("x", Name("human"), Number(0, 1)), "fix score 5").id == "answer-not-a-number"
