"""Hexes with a point on top, in rows: a hex is its row and twice its column, so that every other row stands half a hex
to the side."""

from __future__ import annotations

from typing import NamedTuple


class Hex(NamedTuple):
    """One hex of a grid.

    >>> Hex(1, 2).distance(Hex(4, 7))
    4
    """

    row: int
    x: int

    def distance(self, other: Hex) -> int:
        """The fewest steps from hex to hex: down first, which moves half a hex to a side each, then along the row."""
        down, across = abs(self.row - other.row), abs(self.x - other.x)
        return down + max(0, across - down) // 2

    def step(self, direction: tuple[int, int]) -> Hex:
        return Hex(self.row + direction[0], self.x + direction[1])


# the three straight lines through a hex, each in one of its two directions: along the row, down right, down left
LINES = ((0, 2), (1, 1), (1, -1))
