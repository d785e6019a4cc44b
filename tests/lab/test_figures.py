"""Intervals, Holm's correction and distributions against values that were worked out by hand."""

from __future__ import annotations

import pytest

from automarium.lab import NORMAL_95
from automarium.lab.figures import Counts, Moments, chance, difference, holm, interval


def moments(*numbers: float) -> Moments:
    return Moments(len(numbers), sum(numbers), sum(number**2 for number in numbers))


def test_a_mean_with_its_bounds() -> None:
    """2, 4, 6, 8: mean 5, variance 20/3, standard error sqrt(20/3/4) = 1.29099."""
    found = moments(2, 4, 6, 8).estimate
    assert found.value == 5
    assert (found.low, found.high) == pytest.approx((5 - NORMAL_95 * 1.290994, 5 + NORMAL_95 * 1.290994), abs=1e-5)
    assert found.chance == pytest.approx(0.000107, abs=1e-6)  # 3.873 standard errors, out of a table


def test_of_one_number_nothing_is_known() -> None:
    found = moments(7).estimate
    assert (found.low, found.high, found.chance) == (float("-inf"), float("inf"), 1)


def test_numbers_that_are_all_the_same() -> None:
    assert moments(3, 3, 3).estimate == (3, 3, 3, 0)
    assert moments(0, 0, 0).estimate == (0, 0, 0, 1)


def test_another_unit_changes_the_bounds_but_not_the_chance() -> None:
    one, hundred = moments(0, 1, 1, 0, 1).estimate, moments(0, 1, 1, 0, 1).times(100).estimate
    assert hundred[:3] == pytest.approx([100 * part for part in one[:3]])
    assert hundred.chance == pytest.approx(one.chance)


def test_a_difference_of_two_means() -> None:
    """1, 2, 3 and 4, 6, 8: variances 1 and 4, standard error sqrt(1/3 + 4/3) = 1.29099."""
    found = difference(moments(1, 2, 3), moments(4, 6, 8))
    assert found.value == -4
    assert found.high - found.low == pytest.approx(2 * NORMAL_95 * 1.290994, abs=1e-5)


@pytest.mark.parametrize(("deviations", "found"), [(0, 1), (1, 0.3173), (1.6449, 0.1), (2.5758, 0.01)])
def test_how_likely_chance_goes_so_far(deviations: float, found: float) -> None:
    assert chance(deviations, 1) == pytest.approx(found, abs=1e-4)
    assert chance(-deviations, 1) == chance(deviations, 1)


def test_holm() -> None:
    """Sorted 0.001, 0.010, 0.020, 0.040, 0.9 times 5, 4, 3, 2, 1; 0.06 is not below the 0.08 that comes later."""
    assert holm([0.04, 0.001, 0.9, 0.02, 0.01]) == pytest.approx([0.08, 0.005, 0.9, 0.06, 0.04])
    assert holm([0.03, 0.02]) == pytest.approx([0.04, 0.04])  # what comes later is never smaller
    assert holm([0.6, 0.7]) == [1, 1]
    assert holm([]) == []


def test_one_comparison_needs_no_correction() -> None:
    assert holm([0.03]) == [0.03]


def test_a_share_by_wilson() -> None:
    assert interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_quartiles_and_bins() -> None:
    points = Counts({5: 2, 1: 1, 9: 1})
    assert [points.quantile(share) for share in (0, 0.25, 0.26, 0.5, 0.75, 0.76, 1)] == [1, 1, 5, 5, 5, 9, 9]
    assert points.mean == 5
    assert points.bins(1, 2, 5) == [0.25, 0, 0.5, 0, 0.25]
    assert points.bins(4, 1, 2) == [0.25, 0.75]  # what lies outside is not lost
