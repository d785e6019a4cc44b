"""A plan: which matches are to be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Cell(NamedTuple):
    """A point of a plan's grid: what is played, by whom, with which pack. `pack` names the owner's pack, or is empty
    where the match is played as printed."""

    id: str
    game: str
    setup: Mapping[str, str]
    human: str
    pack: str = ""
    owner_packs: Mapping[str, Any] = {}


class Chunk(NamedTuple):
    """Some matches of a cell, one after another: what is played at one go, anywhere."""

    cell: Cell
    seed: str
    first: int
    matches: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.matches)
