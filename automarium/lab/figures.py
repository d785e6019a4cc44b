"""What numbers say together: means, quartiles, intervals for 95 of 100, and how likely mere chance would bring them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import erfc, isclose, sqrt
from statistics import NormalDist
from typing import NamedTuple

from automarium.lab import NORMAL_95, interval

__all__ = ["RARE", "Counts", "Estimate", "Moments", "added", "chance", "difference", "holm", "interval", "visible"]

RARE = 0.05  # what chance brings about less often than this is more than chance


class Estimate(NamedTuple):
    """A value, the bounds between which it lies in 95 of 100 such runs, and how likely chance alone brings a value as
    far from 0."""

    value: float
    low: float
    high: float
    chance: float


class Moments(NamedTuple):
    """What is kept of many numbers in order to tell their mean: how many, their sum, and that of their squares."""

    number: int
    sum: float
    squares: float

    @property
    def mean(self) -> float:
        return self.sum / self.number

    @property
    def variance(self) -> float:
        """By n - 1, so that it is not too small for few numbers; of a single one nothing is known.

        >>> Moments(3, 6, 14).variance
        1.0
        """
        if self.number < 2:
            return float("inf")
        return max(0.0, (self.squares - self.sum**2 / self.number) / (self.number - 1))

    def times(self, factor: float) -> Moments:
        """The same of the numbers in another unit."""
        return Moments(self.number, factor * self.sum, factor**2 * self.squares)

    @property
    def estimate(self) -> Estimate:
        """The mean with its bounds."""
        return _estimate(self.mean, self.variance / self.number)


def difference(one: Moments, other: Moments) -> Estimate:
    """By how much the mean of some numbers is above that of others, which have nothing to do with them.

    >>> [round(one, 4) for one in difference(Moments(100, 1000, 10_400), Moments(100, 900, 8_500))]
    [1.0, 0.4428, 1.5572, 0.0004]
    """
    return _estimate(one.mean - other.mean, one.variance / one.number + other.variance / other.number)


def _estimate(value: float, variance: float) -> Estimate:
    error = sqrt(variance)
    return Estimate(value, value - NORMAL_95 * error, value + NORMAL_95 * error, chance(value, error))


def chance(value: float, error: float) -> float:
    """How likely chance alone brings a value as far from 0, either way, whose standard error this is.

    >>> round(chance(1.959964, 1), 4), chance(0, 0), chance(1, 0)
    (0.05, 1.0, 0.0)
    """
    if not error:
        return 1.0 if isclose(value, 0, abs_tol=1e-12) else 0.0
    return erfc(abs(value) / error / sqrt(2))


def visible(error: float, comparisons: int) -> float:
    """How large a difference must be to be told from chance in 80 of 100 runs, if it has this standard error and is one
    of so many comparisons.

    >>> round(visible(1, 1), 2), round(visible(1, 20), 2)
    (2.8, 3.86)
    """
    normal = NormalDist()
    return error * (normal.inv_cdf(1 - RARE / 2 / comparisons) + normal.inv_cdf(0.8))


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of several comparisons, corrected by Holm: who looks often enough will find something, so the smallest
    is multiplied by their number, the next one by one less, and so on; none becomes smaller than one before it.

    >>> holm([0.01, 0.04, 0.03, 0.005])
    [0.03, 0.06, 0.06, 0.02]
    """
    found = [0.0] * len(chances)
    highest = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = highest
    return found


class Counts:
    """How often each whole number came up.

    >>> points = Counts({10: 1, 12: 2, 20: 1})
    >>> points.number, points.mean, points.quantile(0.25), points.quantile(0.5), points.quantile(0.9)
    (4, 13.5, 10, 12, 20)
    """

    def __init__(self, counts: Mapping[int, int]) -> None:
        self.counts = dict(sorted(counts.items()))
        self.number = sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / self.number

    def quantile(self, share: float) -> int:
        """The smallest number below or at which this share of them lies."""
        below = 0
        for value, count in self.counts.items():
            below += count
            if below >= share * self.number:
                return value
        return value

    def around(self, middle: int) -> dict[int, int]:
        """The same, counted from another number than 0."""
        return {value - middle: count for value, count in self.counts.items()}

    def bins(self, low: int, width: int, number: int) -> list[float]:
        """The shares of so many bins of one width, the first from low on; what lies outside is in the first and last.
        The width is whole: else some bins would hold more numbers than others, and look like peaks.

        >>> Counts({0: 1, 5: 1, 9: 2, 30: 4}).bins(0, 5, 2)
        [0.125, 0.875]
        """
        found = [0] * number
        for value, count in self.counts.items():
            found[max(0, min(number - 1, (value - low) // width))] += count
        return [one / self.number for one in found]


def added(counts: Iterable[Mapping[int, int]]) -> Counts:
    """Several counts as one."""
    found: Counter[int] = Counter()
    for one in counts:
        found.update(one)
    return Counts(found)
