"""The box: the packs of a set-up, shipped or an owner's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from automarium.core.errors import BadPack
from automarium.core.game import Setup
from automarium.core.pack import Pack, check, shipped
from automarium.core.pack import read as read_pack
from automarium.games.gaia.cards import Cards, read_cards, shipped_cards
from automarium.games.gaia.factions import Factions, read_factions, shipped_factions
from automarium.games.gaia.map import Faces, read_faces
from automarium.games.gaia.tiles import Tiles, read_tiles, shipped_tiles

READ: dict[str, Callable[[Pack], object]] = {
    "gaia.cards": read_cards,
    "gaia.factions": read_factions,
    "gaia.sectors": read_faces,
    "gaia.tiles": read_tiles,
}


class Box(NamedTuple):
    """What a match is played with; `faces` only where the owner has entered sectors of their own."""

    cards: Cards
    factions: Factions
    tiles: Tiles
    faces: Faces | None = None


@cache
def shipped_box() -> Box:
    return Box(shipped_cards(), shipped_factions(), shipped_tiles())


def box_of(setup: Setup) -> Box:
    if not setup.owner_packs:
        return shipped_box()
    return Box(
        read_cards(pack_of(setup, "gaia.cards")),
        read_factions(pack_of(setup, "gaia.factions")),
        read_tiles(pack_of(setup, "gaia.tiles")),
        read_faces(pack_of(setup, "gaia.sectors")) if "gaia.sectors" in setup.owner_packs else None,
    )


def packs(setup: Setup) -> dict[str, str]:
    """The fingerprint of every pack that a set-up uses; an owner's pack is read, and refused if it cannot be."""
    box_of(setup)
    return {name: pack_of(setup, name).digest for name in READ}


def pack_of(setup: Setup, name: str) -> Pack:
    if name in setup.owner_packs:
        return check(name, setup.owner_packs[name], "owner")
    return shipped(__package__, f"{name.removeprefix('gaia.')}.json", name)


def read_owner_pack(text: str, file: str) -> tuple[str, Any]:
    """An owner's file: any one of the four packs, told by its field `pack`."""
    for name, read in READ.items():
        try:
            pack = read_pack(name, text, file)
        except BadPack as bad:
            if bad.id == "pack-field" and bad.args_.get("field") == "pack":
                continue
            raise
        read(pack)
        return name, pack.kept()
    raise BadPack("pack-field", file=file, card="-", field="pack", got="-", expected=", ".join(READ))
