"""Building a mine: criteria a to e, the Gaia planet that a transdim planet becomes, the satellite of a lone mine."""

from __future__ import annotations

from automarium.core.bits import Sieve, first_of, inside, narrow, prefer_inside, union
from automarium.core.tale import Name
from automarium.games.gaia.cards import Card
from automarium.games.gaia.factions import NEW_TYPE_VP
from automarium.games.gaia.map import NAMES, NEIGHBOURS, SECTORS
from automarium.games.gaia.names import GAIA, LOWER, MINE, NONE, TRANSDIM
from automarium.games.gaia.power import charge
from automarium.games.gaia.selection import DIRECTIONAL
from automarium.games.gaia.table import NO_IDLE_SATELLITES, Automa, Table
from automarium.games.gaia.tiles import FINAL_SATELLITES, FINAL_SECTORS, FINAL_TYPES, GAIA_PLANETS
from automarium.games.gaia.upgrade import upgrade


def build_mine(table: Table, automa: Automa, support: Card, range: int = 0, first: Name | None = None) -> None:
    """A mine on an empty planet in range; where that cannot be, an upgrade by the same support card (P-122, P-123).

    A faction action brings a range of its own and its criterion a."""
    if not place_mine(table, automa, support, range, first):
        table.tale.note("note-upgrade-instead")
        upgrade(table, automa, support)


def place_mine(table: Table, automa: Automa, support: Card, range: int = 0, first: Name | None = None) -> bool:
    """The mine action without its replacement; returns whether there is a mine."""
    if automa.supply[MINE] <= 0:
        table.tale.note("note-no-mine")
        return False
    ladder = table.tale.ladder("choice-planet", table.namer())
    hex = narrow(table.empty, mine_chain(table, automa, support, range or support.range, first), ladder)
    if hex is None:
        table.tale.note("note-no-planet", ladder, range=range or support.range)
        return False
    new_type = not automa.hexes & table.types[colonised_as(table, table.type_at(hex))]
    alone = not automa.hexes & NEIGHBOURS[hex]
    automa.put(MINE, hex)
    table.tale.order("order-mine", ladder, side=automa.seat, **table.planet(hex))
    if table.types[TRANSDIM] >> hex & 1:
        table.retype(hex, GAIA)
        table.tale.order("order-gaia-token", hex=NAMES[hex])
    if alone and counts_satellites(table):
        place_satellite(table, automa, support, hex)
    charge(table, hex)
    if new_type and automa.faction.passive == NEW_TYPE_VP:
        table.gain(automa, automa.faction.passive_vp, Name("vp-passive"))
    return True


def mine_chain(table: Table, automa: Automa, support: Card, range: int, first: Name | None) -> list[Sieve]:
    """In range, then criteria a to e (P-109 to P-119)."""
    near = table.near_humans()
    chain = [inside("P-62", "why-in-range", automa.near[range], range=range)]
    if first == TRANSDIM:
        chain.append(prefer_inside("P-142", "why-transdim", table.types[TRANSDIM]))
    elif first is not None:
        chain.append(first_of("P-146", "why-nearest", near))
    tile = final_criterion(table, automa, support)
    if tile is not None:
        chain.append(tile)
    steps = [union([table.types[type] for type in types]) for types in automa.faction.steps]
    chain.append(first_of("P-115", "why-steps", steps))
    chain.append(first_of("P-117", "why-nearest", near))
    chain.append(DIRECTIONAL[support.direction])
    return chain


def final_criterion(table: Table, automa: Automa, support: Card) -> Sieve | None:
    """Criterion b: what the final scoring tile wants that the support card names, if it is one of three (P-110)."""
    if support.tile == NONE:
        return None
    tile = table.finals[support.tile == LOWER]
    if tile == FINAL_SECTORS:
        fresh = union([bits for bits in SECTORS if not bits & automa.hexes])
        return prefer_inside("P-111", "why-new-sector", fresh, tile=tile)
    if tile == FINAL_TYPES:
        return prefer_inside("P-112", "why-new-type", uncolonised(table, automa), tile=tile)
    if tile == GAIA_PLANETS:
        return prefer_inside("P-113", "why-gaia", table.types[GAIA] | table.types[TRANSDIM], tile=tile)
    return None


def colonised_as(table: Table, type: Name | None) -> Name:
    """The type that a planet counts as once the Automa is there: transdim is Gaia, or itself by the setting (A15)."""
    assert type is not None
    return GAIA if type == TRANSDIM and table.setup["transdim"] == "gaia" else type


def uncolonised(table: Table, automa: Automa) -> int:
    """Planets of the types that the Automa has not colonised yet (P-112)."""
    wanted = 0
    for type, bits in table.types.items():
        if not table.types[colonised_as(table, type)] & automa.hexes:
            wanted |= bits
    return wanted


def counts_satellites(table: Table) -> bool:
    """Satellites of the Automa are there for their final tile alone; without it they stay in the supply (P-128)."""
    return FINAL_SATELLITES in table.finals or not table.since(NO_IDLE_SATELLITES)


def place_satellite(table: Table, automa: Automa, support: Card, hex: int) -> None:
    """A satellite beside a lone mine, where no planet is: best on an empty hex, then by direction (P-125 to P-127)."""
    if automa.satellite_supply <= 0:
        return
    ladder = table.tale.ladder("choice-satellite", table.namer())
    chain = (
        inside("P-127", "why-no-planet", ~table.planets),
        prefer_inside("P-126", "why-free-hex", ~table.in_space),
        DIRECTIONAL[support.direction],
    )
    where = narrow(NEIGHBOURS[hex], chain, ladder)
    if where is None:
        table.tale.note("note-no-satellite", ladder, hex=NAMES[hex])
        return
    automa.satellites |= 1 << where
    automa.satellite_supply -= 1
    table.tale.order("order-satellite", ladder, hex=NAMES[where])
