"""Narrowing sets of small numbers: the same promises as `choose`."""

from __future__ import annotations

import pytest

from automarium.core.bits import Bits, Sieve, each, first_of, highest, inside, lowest, narrow, prefer, union
from automarium.core.choose import Ladder
from automarium.core.errors import Tie


def test_a_set_is_its_numbers() -> None:
    bits = Bits(union([1 << 0, 1 << 5, 1 << 132]))
    assert list(bits) == list(each(bits)) == [0, 5, 132]
    assert len(bits) == 3
    assert 5 in bits
    assert 4 not in bits
    assert -1 not in bits
    assert "5" not in bits
    assert not Bits(0)


def test_a_condition_leaves_nobody_and_a_preference_everybody() -> None:
    ladder = Ladder("which")
    assert narrow(0b110, [inside("X-1", "in", 0b001)], ladder) is None
    assert [len(rung.left) for rung in ladder.rungs] == [0]
    assert narrow(0b110, [prefer("X-1", "in", 0b001), Sieve("X-2", "last", highest)]) == 2
    assert narrow(0b100, [inside("X-1", "in", 0b011)]) is None  # even a single candidate has to meet a condition


def test_the_first_set_that_holds_any_decides() -> None:
    chain = [first_of("X-1", "near", (0b0001, 0b0011, 0b1110)), Sieve("X-2", "first", lowest)]
    ladder = Ladder("which")
    assert narrow(0b1100, chain, ladder) == 2
    assert ladder.rule == "X-2"
    assert narrow(0b10000, [first_of("X-1", "near", (0b1,)), Sieve("X-2", "first", lowest)]) == 4


def test_the_narrowing_ends_when_one_is_left_and_a_tie_is_our_mistake() -> None:
    ladder = Ladder("which")
    assert narrow(0b100, [prefer("X-1", "in", 0b100), Sieve("X-2", "first", lowest)], ladder) == 2
    assert ladder.rungs == []
    with pytest.raises(Tie):
        narrow(0b110, [prefer("X-1", "in", 0b110)])
