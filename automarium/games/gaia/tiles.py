"""Round scoring tiles and final scoring tiles, out of their pack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from automarium.core.errors import BadPack
from automarium.core.pack import Item, Pack, shipped
from automarium.core.tale import Name

ROUNDS = 6
LEFT_ROUNDS = 3  # rounds 1 to 3 read the left value
PLACES = (18, 12, 6)

FEDERATIONS, FINAL_STRUCTURES, FINAL_TYPES, GAIA_PLANETS, FINAL_SECTORS, FINAL_SATELLITES = FINAL_KINDS = (
    Name("final-federations"),
    Name("final-structures"),
    Name("final-types"),
    Name("final-gaia-planets"),
    Name("final-sectors"),
    Name("final-satellites"),
)


class RoundTile(NamedTuple):
    """The value that the Automa scores on passing: left in rounds 1 to 3, right in rounds 4 to 6 (P-78, P-79)."""

    id: Name
    copies: int
    left: int
    right: int

    def vp(self, round: int) -> int:
        return self.left if round <= LEFT_ROUNDS else self.right


class Tiles(NamedTuple):
    rounds: Mapping[Name, RoundTile]
    neutral: Mapping[Name, int]  # final tile -> the count of the neutral player (P-160)


def _round(item: Item) -> RoundTile:
    id = Name(f"round-{item.text('id')}")
    return RoundTile(id, item.number("copies", 1, 2), item.number("left", 0, 20), item.number("right", 0, 20))


def read_tiles(pack: Pack) -> Tiles:
    rounds = [_round(item) for item in pack.items("rounds")]
    neutral = {Name(f"final-{item.text('id')}"): item.number("neutral", 0, 20) for item in pack.items("finals")}
    if sorted(neutral) != sorted(FINAL_KINDS):
        raise BadPack("pack-count", file=pack.file, got=len(neutral), expected=len(FINAL_KINDS))
    return Tiles({tile.id: tile for tile in rounds}, neutral)


@cache
def shipped_tiles() -> Tiles:
    return read_tiles(shipped(__package__, "tiles.json", "gaia.tiles"))
