"""The VP that the human's action brings, as far as the table shows them. They are only offered: the human counts their
own VP, and there is more that gives them."""

from __future__ import annotations

from automarium.core.ask import Said
from automarium.core.tale import Name
from automarium.games.gaia.factions import terraforming
from automarium.games.gaia.names import (
    ACADEMY,
    ADVANCED_LEVEL,
    AREAS,
    BUILT,
    GAIA,
    GAIA_PROJECT,
    INSTITUTE,
    LAB,
    LOST_PLANET,
    MINE,
    NONE,
    STATION,
    TERRAFORMING,
    TILE_SPACE,
    WHEEL,
)
from automarium.games.gaia.scoring import tile_count
from automarium.games.gaia.table import PASS_COUNTED, Human, Table
from automarium.games.gaia.tiles import FINAL_SECTORS, FINAL_TYPES, GAIA_PLANETS, ROUNDS

Brought = dict[Name, int]  # VP by what gives them

ROUND_VP = {"terraforming": 2, "research": 2, "mine": 2, "federation": 5, "institute": 5}  # the others name their VP
TOKEN_VP: dict[Name | None, int] = {
    **{Name("token-vp"): 12, Name("token-qic"): 8, Name("token-power"): 8},
    **{Name("token-ore"): 7, Name("token-credits"): 7, Name("token-knowledge"): 6},
}
TYPES_SPACE, TOKEN_SPACE = Name("qic-planet-types"), Name("qic-federation")
TILE, STATIONS_TILE = "tile", Name("advanced-stations")  # whose stations the action may yet change
STATION_VP = 4
TYPES_VP = 3  # and 1 for each type
TILE_VP = 7  # of the technology tile
GAIA_MINE_VP = 3  # of that for mines on Gaia planets
TOP_GAIA_VP = 4  # on level 5 of Gaia Project, and 1 for each Gaia planet
FROM_ROUND, FROM_TOKEN, FROM_LEVEL, FROM_SPACE, FROM_BOOSTER, FROM_TILE = (
    *(Name("vp-of-round"), Name("vp-of-token"), Name("vp-of-level")),
    *(Name("vp-of-space"), Name("vp-of-booster"), Name("vp-of-tile")),
)
ADVANCED_EACH = {  # what an advanced tile gives whenever its owner does so
    Name("advanced-new-mine"): ("mine", 3),
    Name("advanced-new-station"): ("station", 3),
    Name("advanced-research"): ("research", 2),
}
GAIA_BOOSTER = Name("booster-gaia")
BOOSTER_VP: dict[Name | None, tuple[int, tuple[Name, ...]]] = {
    Name("booster-mines"): (1, (MINE, LOST_PLANET)),
    Name("booster-stations"): (2, (STATION,)),
    Name("booster-labs"): (3, (LAB,)),
    Name("booster-institute"): (4, (INSTITUTE, ACADEMY)),
}
UPGRADES = ("upgrade", "lab", "academy", "institute")


def brought(table: Table, human: Human, said: Said) -> list[Brought]:
    """What a report brings: nothing, or one of these (P-178, P-182, P-183)."""
    found = {FROM_ROUND: round_vp(table, human, said), FROM_TOKEN: TOKEN_VP.get(said.args.get("token"), 0)}
    found[FROM_TILE] = each_time_vp(table, human, said)
    if said.verb != TILE and said.args.get("area") not in (None, NONE):
        found.update(level_vp(table, human, said["area"]))
    if said.verb == TILE and (laid := advanced_at(table).get(said["area"])) != STATIONS_TILE:
        found[FROM_TILE] = at_once_vp(table, human, laid)
    space = said.args.get("space")
    if space == TYPES_SPACE:
        found[FROM_SPACE] = TYPES_VP + tile_count(table, human, FINAL_TYPES)
    if said.verb == "pass" and not table.since(PASS_COUNTED):
        found[FROM_BOOSTER] = booster_vp(table, human)
    again = sorted({TOKEN_VP[token] for token in human.tokens if token in TOKEN_VP}) if space == TOKEN_SPACE else [0]
    each = [{**found, FROM_TOKEN: found[FROM_TOKEN] + vp} for vp in again]
    return [kept for one in each if (kept := {source: vp for source, vp in one.items() if vp})]


def round_vp(table: Table, human: Human, said: Said) -> int:
    """What the tile of the round gives for a report (P-182)."""
    if not 1 <= table.round <= min(ROUNDS, len(table.rounds)):
        return 0
    _, what, *vp = table.rounds[table.round - 1].id.split("-")
    return (int(vp[0]) if vp else ROUND_VP[what]) * counted(table, human, said)[what]


def counted(table: Table, human: Human, said: Said) -> dict[str, int]:
    """What of a report each kind of round tile counts. A guest of the Automa is no Gaia mine and terraforms nothing."""
    hex = said.args.get("hex") if said.verb in ("mine", "power") else None
    type = None if hex is None else table.type_at(hex)
    built = BUILT.get(said.verb, said.args.get("to") or STATION) if said.verb in UPGRADES else None
    steps = [number for number, types in enumerate(terraforming(human.home)) if type in types and type in WHEEL]
    guest = hex is not None and any(side.hexes >> hex & 1 for side in table.automas)
    return {
        "terraforming": sum(steps) if not guest else 0,
        "mine": type is not None,
        "gaia": type == GAIA and not guest,
        "station": built == STATION,
        "institute": built in (INSTITUTE, ACADEMY),
        "federation": said.verb == "federation",
        "research": said.verb != TILE and said.args.get("area") not in (None, NONE),
    }


def level_vp(table: Table, human: Human, area: Name) -> Brought:
    """What waits on level 5 of an area for whoever comes there."""
    if human.levels[AREAS.index(area)] != ADVANCED_LEVEL:
        return {}
    if area == GAIA_PROJECT:
        return {FROM_LEVEL: TOP_GAIA_VP + tile_count(table, human, GAIA_PLANETS)}
    return {FROM_TOKEN: TOKEN_VP.get(table.token_on_terraforming, 0)} if area == TERRAFORMING else {}


def booster_vp(table: Table, human: Human) -> int:
    """What the booster in the human's hands brings on passing: so much for each of the pieces that it names (P-178)."""
    if human.booster == GAIA_BOOSTER:
        return tile_count(table, human, GAIA_PLANETS)
    each_vp, kinds = BOOSTER_VP.get(human.booster, (0, ()))
    return each_vp * sum(human.structures[kind].bit_count() for kind in kinds)


# --- technology tiles ---


def takes_tile(said: Said) -> bool:
    """Whether a report brings a technology tile."""
    tiled = said.verb in ("lab", "academy") or said.args.get("space") == TILE_SPACE
    return tiled and said.args.get("area") is not None


def tells_vp_tile(table: Table, human: Human, said: Said) -> bool:
    """Whether the VP that were told with a report hold those of the technology tile, beside all that it brings."""
    if not takes_tile(said) or human.vp_told != human.turns:
        return False
    return human.gained - TILE_VP in [sum(one.values()) for one in brought(table, human, said) or [{}]]


def told_for(table: Table, human: Human, said: Said) -> tuple[Name, ...]:
    """What the VP that were told with a report are for, where it brings just so many."""
    if human.vp_told != human.turns:
        return ()
    for one in brought(table, human, said) or [{}]:
        if sum(one.values()) == human.gained:
            return tuple(one)
        if takes_tile(said) and sum(one.values()) + TILE_VP == human.gained:
            return tuple(dict.fromkeys((*one, FROM_TILE)))
    return ()


def advanced_at(table: Table) -> dict[Name, Name]:
    """The advanced tiles as they were laid out, where the program knows it."""
    laid = (event.args for event in table.tale.events if event.id == "order-technology")
    return {one["area"]: one["advanced"] for one in laid}


def advanced_of_human(table: Table) -> set[Name]:
    """The advanced tiles that have left their areas, and not by the Automa."""
    lying = {area for at, area in enumerate(AREAS) if table.advanced >> at & 1}
    removed = {event.args["area"] for event in table.tale.events if event.id == "order-advanced-tile"}
    return {tile for area, tile in advanced_at(table).items() if area not in lying | removed}


def each_time_vp(table: Table, human: Human, said: Said) -> int:
    """What the human's technology tiles give for a report."""
    owned, done = advanced_of_human(table), counted(table, human, said)
    standard = GAIA_MINE_VP * done["gaia"] if human.gaia_tile else 0
    return standard + sum(vp * done[what] for tile, (what, vp) in ADVANCED_EACH.items() if tile in owned)


def at_once_vp(table: Table, human: Human, tile: Name | None) -> int:
    """What an advanced tile gives to whoever takes it."""
    mines = human.structures[MINE] | human.structures[LOST_PLANET]
    each_vp = {
        Name("advanced-mines"): 2 * mines.bit_count(),
        Name("advanced-gaia"): 2 * tile_count(table, human, GAIA_PLANETS),
        STATIONS_TILE: STATION_VP * human.structures[STATION].bit_count(),
        Name("advanced-sectors"): 2 * tile_count(table, human, FINAL_SECTORS),
        Name("advanced-federations"): 5 * len(human.tokens),
    }
    return each_vp.get(tile, 0) if tile else 0


def passing_vp(table: Table, human: Human) -> int:
    """What the human's advanced tiles give on passing."""
    each_vp = {
        Name("advanced-pass-federations"): 3 * len(human.tokens),
        Name("advanced-pass-labs"): 3 * human.structures[LAB].bit_count(),
        Name("advanced-pass-types"): tile_count(table, human, FINAL_TYPES),
    }
    return sum(each_vp.get(tile, 0) for tile in advanced_of_human(table))
