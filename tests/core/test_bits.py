"""Choosing among the bits of a number, and the geometry of hexes."""

from __future__ import annotations

import pytest

from automarium.core.bits import Sieve, each, first_of, highest, inside, lowest, narrow, outside, prefer_inside, union
from automarium.core.choose import Ladder
from automarium.core.errors import Tie
from automarium.core.hexes import LINES, Hex

LOWEST = Sieve("X-9", "low", lowest)


def test_sets_and_conditions() -> None:
    assert list(each(0)) == []
    assert list(each(1 << 60 | 1)) == [0, 60]
    assert union([1, 4]) == 5
    ladder = Ladder("which")
    assert narrow(0b1111, [inside("X-1", "in", 0b1110), outside("X-2", "out", 0b0010), LOWEST], ladder) == 2
    assert list(ladder.candidates) == [0, 1, 2, 3]
    assert [(rung.rule, list(rung.left)) for rung in ladder.rungs] == [
        ("X-1", [1, 2, 3]),
        ("X-2", [2, 3]),
        ("X-9", [2]),
    ]
    assert ladder.rule == "X-9"


def test_a_condition_binds_even_a_single_bit_a_preference_does_not() -> None:
    ladder = Ladder("which")
    assert narrow(0b0100, [LOWEST, outside("X-2", "out", 0b0100)], ladder) is None
    assert [rung.rule for rung in ladder.rungs] == ["X-2"]
    assert narrow(0b0100, [prefer_inside("X-1", "some", 0b0001)]) == 2
    assert narrow(0b0101, [prefer_inside("X-1", "some", 0b0001)]) == 0
    assert narrow(0b0101, [Sieve("X-1", "high", highest)]) == 2


def test_the_first_set_that_has_any_with_what_was_measured() -> None:
    ladder = Ladder("which")
    near = first_of("X-1", "near", (0b0001, 0b0100, 0b1000), [0, 9, 1, 2].__getitem__)
    assert narrow(0b1100, [near], ladder) == 2
    assert ladder.rungs[0].args == {"best": 1}


def test_a_chain_that_leaves_several_raises() -> None:
    with pytest.raises(Tie):
        narrow(0b11, [Sieve("X-1", "all", lambda left: left)])
    with pytest.raises(Tie):
        narrow(0b11, [first_of("X-1", "none", (0b100,))])
    assert narrow(0, [LOWEST]) is None


def test_hexes() -> None:
    middle = Hex(4, 7)
    ring = [middle.step(line) for line in LINES] + [middle.step((-row, -x)) for row, x in LINES]
    assert len(set(ring)) == 6
    assert all(middle.distance(one) == one.distance(middle) == 1 for one in ring)
    assert {Hex(0, 9).distance(Hex(7, 14)), Hex(3, 0).distance(Hex(3, 14))} == {7}
