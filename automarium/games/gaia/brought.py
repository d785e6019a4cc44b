"""The VP that the human's action brings, as far as the table shows them. They are only offered: the human counts their
own VP, and there is more that gives them."""

from __future__ import annotations

from automarium.core.ask import Said
from automarium.core.tale import Name
from automarium.games.gaia.factions import terraforming
from automarium.games.gaia.human import BUILT, booster_vp
from automarium.games.gaia.names import ACADEMY, GAIA, INSTITUTE, NONE, STATION, WHEEL
from automarium.games.gaia.scoring import tile_count
from automarium.games.gaia.table import PASS_COUNTED, Human, Table
from automarium.games.gaia.tiles import FINAL_TYPES, ROUNDS

Brought = dict[Name, int]  # VP by what gives them

ROUND_VP = {"terraforming": 2, "research": 2, "mine": 2, "federation": 5, "institute": 5}  # the others name their VP
TOKEN_VP: dict[Name | None, int] = {
    **{Name("token-vp"): 12, Name("token-qic"): 8, Name("token-power"): 8},
    **{Name("token-ore"): 7, Name("token-credits"): 7, Name("token-knowledge"): 6},
}
TYPES_SPACE, TOKEN_SPACE = Name("qic-planet-types"), Name("qic-federation")
TYPES_VP = 3  # and 1 for each type
FROM_ROUND, FROM_TOKEN, FROM_SPACE, FROM_BOOSTER, FROM_TILE = (
    *(Name("vp-of-round"), Name("vp-of-token")),
    *(Name("vp-of-space"), Name("vp-of-booster"), Name("vp-of-tile")),
)
UPGRADES = ("upgrade", "lab", "academy", "institute")


def brought(table: Table, human: Human, said: Said) -> list[Brought]:
    """What a report brings: nothing, or one of these (P-178, P-182, P-183)."""
    found = {FROM_ROUND: round_vp(table, human, said), FROM_TOKEN: TOKEN_VP.get(said.args.get("token"), 0)}
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
    """What of a report each kind of round tile counts. A guest of the Automa terraforms nothing."""
    hex = said.args.get("hex") if said.verb in ("mine", "power") else None
    type = None if hex is None else table.type_at(hex)
    built = BUILT.get(said.verb, said.args.get("to") or STATION) if said.verb in UPGRADES else None
    steps = [number for number, types in enumerate(terraforming(human.home)) if type in types and type in WHEEL]
    guest = hex is not None and any(side.hexes >> hex & 1 for side in table.automas)
    return {
        "terraforming": sum(steps) if not guest else 0,
        "mine": type is not None,
        "gaia": type == GAIA,
        "station": built == STATION,
        "institute": built in (INSTITUTE, ACADEMY),
        "federation": said.verb == "federation",
        "research": said.args.get("area") not in (None, NONE),
    }
