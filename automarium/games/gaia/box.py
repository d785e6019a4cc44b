"""The box: the packs of a set-up, shipped or an owner's own."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from automarium.core.errors import BadPack
from automarium.core.game import Setup
from automarium.core.pack import Pack, check
from automarium.core.pack import read as read_pack
from automarium.games.gaia.cards import Cards, cards_pack, read_cards, shipped_cards
from automarium.games.gaia.factions import Factions, factions_pack, read_factions, shipped_factions
from automarium.games.gaia.map import Faces, read_faces, sectors_pack
from automarium.games.gaia.tiles import Tiles, read_tiles, shipped_tiles, tiles_pack

SHIPPED = {
    "gaia.cards": (cards_pack, read_cards),
    "gaia.factions": (factions_pack, read_factions),
    "gaia.sectors": (sectors_pack, read_faces),
    "gaia.tiles": (tiles_pack, read_tiles),
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
    own = {name: check(name, data, "owner") for name, data in setup.owner_packs.items() if name in SHIPPED}
    return Box(
        read_cards(own["gaia.cards"]) if "gaia.cards" in own else shipped_cards(),
        read_factions(own["gaia.factions"]) if "gaia.factions" in own else shipped_factions(),
        read_tiles(own["gaia.tiles"]) if "gaia.tiles" in own else shipped_tiles(),
        read_faces(own["gaia.sectors"]) if "gaia.sectors" in own else None,
    )


def packs(setup: Setup) -> dict[str, str]:
    """The fingerprint of every pack that a set-up uses; an owner's pack is read, and refused if it cannot be."""
    box_of(setup)
    return {name: pack_of(setup, name).digest for name in SHIPPED}


def pack_of(setup: Setup, name: str) -> Pack:
    return check(name, setup.owner_packs[name], "owner") if name in setup.owner_packs else SHIPPED[name][0]()


def read_owner_pack(text: str, file: str) -> tuple[str, Any]:
    """An owner's file: any one of the four packs, told by its field `pack`."""
    for name, (_, read) in SHIPPED.items():
        try:
            pack = read_pack(name, text, file)
        except BadPack as bad:
            if bad.id == "pack-field" and bad.args_.get("field") == "pack":
                continue
            raise
        read(pack)
        return name, dict(pack.data)
    raise BadPack("pack-field", file=file, card="-", field="pack", got="-", expected=", ".join(SHIPPED))
