"""Golden matches play as they were written. After a change on purpose: `make golden`, then read the diff."""

import pytest

from tests.golden.cases import CASES, FOLDER, Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_the_match_plays_as_written(case: Case) -> None:
    assert case.text() == case.file.read_text(encoding="utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == {case.file for case in CASES}
