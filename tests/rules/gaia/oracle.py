"""A second Automa, slow and simple, written from the rulebook for these tests alone.

It shares no code with the rules: hexes are pairs of coordinates, sets are lists, cards and factions are read straight
from the packs, every choice sorts or filters a list. `before` turns a table into plain data, `turn` plays a turn on
it, `after` of the real table is compared with the result.
"""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

from automarium.games.gaia.table import Table

Hex = tuple[int, int]
State = dict[str, Any]

PACKS = resources.files("automarium.games.gaia").joinpath("pack")
CARDS = {card["n"]: card for card in json.loads(PACKS.joinpath("cards.json").read_text())["cards"]}
FACTIONS = {one["id"]: one for one in json.loads(PACKS.joinpath("factions.json").read_text())["automa"]}
WHEEL = ["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
AREAS = ["terraforming", "navigation", "intelligence", "gaia-project", "economy", "science"]
CENTRES = [(0, 0), (3, -5), (5, -2), (2, 3), (-3, 5), (-5, 2), (-2, -3)]
LIST = [
    ("trading-station", "institute"),
    ("mine", "trading-station"),
    ("research-lab", "academy"),
    ("trading-station", "research-lab"),
]
WORTH = {"mine": 1, "lost-planet": 1, "trading-station": 2, "research-lab": 2, "academy": 3, "institute": 3}


def steps_between(a: Hex, b: Hex) -> int:
    return (abs(a[0] - b[0]) + abs(a[1] - b[1]) + abs(a[0] + a[1] - b[0] - b[1])) // 2


BOARD = [
    (q, r) for q in range(-12, 13) for r in range(-12, 13) if min(steps_between((q, r), one) for one in CENTRES) <= 2
]
READING = sorted(BOARD, key=lambda hex: (hex[1], hex[0]))  # the hexes as they are numbered in the state of the program


def sector(hex: Hex) -> Hex:
    return min(CENTRES, key=lambda centre: steps_between(hex, centre))


def _hexes(bits: int) -> list[Hex]:
    return [hex for number, hex in enumerate(READING) if bits >> number & 1]


def snapshot(table: Table) -> State:
    """The table as plain data."""
    automa, human = table.automa, table.human
    return {
        "planets": {hex: str(type) for type, bits in table.types.items() for hex in _hexes(bits)},
        "automa": {hex: str(kind) for kind, bits in automa.structures.items() for hex in _hexes(bits)},
        "human": {hex: str(kind) for kind, bits in human.structures.items() for hex in _hexes(bits)},
        "supply": {str(kind): number for kind, number in automa.supply.items()},
        "formers": _hexes(human.formers),
        "satellites": sorted(_hexes(automa.satellites)),
        "satellites left": automa.satellite_supply,
        "marks": _hexes(human.satellites | human.stations),
        "levels": list(automa.levels),
        "human levels": list(human.levels),
        "tiles": [bool(table.advanced >> at & 1) for at in range(6)],
        "covered": [bool(table.covered >> at & 1) for at in range(10)],
        "vp": automa.vp,
        "finals": [str(tile) for tile in table.finals],
        "faction": str(automa.faction.id),
        "human faction": str(human.faction.id),
        "strong": human.strong,
        "terminator": table.level == "terminator",
        "settings": {id: table.setup[id] for id in ("transdim", "terrans", "firaks")},
        "charge": [],
    }


# --- selection ---


def directional(hexes: list[Hex], support: dict[str, Any]) -> Hex:
    """Row by row from the top, each from the left; or the other way round, from the very end."""
    ordered = sorted(hexes, key=lambda hex: (hex[1], hex[0]))
    return ordered[0] if support["direction"] == "right" else ordered[-1]


def numbered(options: list[int], support: dict[str, Any]) -> int:
    """Counts along the options, beginning anew at the end."""
    line = sorted(options) if support["arrow"] == "right" else sorted(options, reverse=True)
    place = -1
    for _ in range(support["number"]):
        place = place + 1 if place + 1 < len(line) else 0
    return line[place]


def nearest(hexes: list[Hex], state: State) -> list[Hex]:
    if not state["human"]:
        return hexes
    far = {hex: min(steps_between(hex, other) for other in state["human"]) for hex in hexes}
    return [hex for hex in hexes if far[hex] == min(far.values())]


# --- actions ---


def gain(state: State, vp: int) -> None:
    if vp > 0:
        state["vp"] += vp + (1 if state["terminator"] else 0)


def charge(state: State, hex: Hex) -> None:
    """The best structure of the human within two steps."""
    values = []
    for other, kind in state["human"].items():
        if steps_between(hex, other) <= 2:
            value = 4 if state["strong"] and kind in ("academy", "institute") else WORTH[kind]
            bescods = state["human faction"] == "bescods" and "institute" in state["human"].values()
            values.append(value + (1 if bescods and state["planets"][other] == "titanium" else 0))
    if values:
        state["charge"].append(max(values))


def research(state: State, support: dict[str, Any], which: str, wanted: str = "") -> None:
    can = []
    for at in range(6):
        level, taken = state["levels"][at], 5 in (state["levels"][at], state["human levels"][at])
        if level <= 3 or (level == 4 and (state["tiles"][at] or not taken)):
            can.append(at)
    if which == "area" and (AREAS.index(wanted) in can or state["settings"]["terrans"] == "skip"):
        can = [at for at in can if AREAS[at] == wanted]
    if which == "highest" and can:
        best = max(state["levels"][at] for at in can)
        can = [at for at in can if state["levels"][at] == best]
    if not can:
        return
    at = numbered(can, support)
    if state["levels"][at] == 4 and state["tiles"][at]:
        state["tiles"][at] = False
    else:
        state["levels"][at] += 1


def power(state: State, support: dict[str, Any]) -> None:
    free = [at for at in range(10) if not state["covered"][at]]
    if free:
        state["covered"][numbered(free, support)] = True


def upgrade(state: State, support: dict[str, Any], *, own_list: bool = False) -> bool:
    lines = list(LIST)
    if state["faction"] == "firaks" and (own_list or state["settings"]["firaks"] == "every"):
        lines.insert(0, ("research-lab", "trading-station"))
    for old, new in lines:
        there = [hex for hex, kind in state["automa"].items() if kind == old]
        if there and state["supply"][new]:
            hex = directional(nearest(there, state), support)
            state["automa"][hex] = new
            state["supply"][old] += 1
            state["supply"][new] -= 1
            charge(state, hex)
            if state["faction"] == "hadsch-hallas" and (old, new) == ("mine", "trading-station"):
                gain(state, 3)
            if state["faction"] == "firaks" and (old, new) == ("trading-station", "research-lab"):
                research(state, support, "random")
            return True
    return False


def steps_needed(home: str, type: str) -> int:
    if type == "gaia":
        return 1
    if type == "transdim":
        return 2
    apart = abs(WHEEL.index(home) - WHEEL.index(type))
    return min(apart, 7 - apart)


def kept(hexes: list[Hex], good: list[Hex]) -> list[Hex]:
    both = [hex for hex in hexes if hex in good]
    return both or hexes


def counts_as(state: State, type: str) -> str:
    return "gaia" if type == "transdim" and state["settings"]["transdim"] == "gaia" else type


def criterion_b(state: State, hexes: list[Hex], support: dict[str, Any]) -> list[Hex]:
    if support["tile"] == "none":
        return hexes
    tile = state["finals"][0 if support["tile"] == "upper" else 1]
    own_sectors = {sector(hex) for hex in state["automa"]}
    own_types = {state["planets"][hex] for hex in state["automa"]}
    if tile == "final-sectors":
        return kept(hexes, [hex for hex in hexes if sector(hex) not in own_sectors])
    if tile == "final-types":
        return kept(hexes, [hex for hex in hexes if counts_as(state, state["planets"][hex]) not in own_types])
    if tile == "final-gaia-planets":
        return kept(hexes, [hex for hex in hexes if state["planets"][hex] in ("gaia", "transdim")])
    return hexes


def mine(state: State, support: dict[str, Any], step: dict[str, Any]) -> bool:
    home = FACTIONS[state["faction"]]["home"]
    reach = step.get("range", support["range"])
    taken = {*state["automa"], *state["human"], *state["formers"]}
    hexes = [
        hex
        for hex, type in state["planets"].items()
        if hex not in taken
        and type != "lost-planet"
        and any(steps_between(hex, own) <= reach for own in state["automa"])
    ]
    if not state["supply"]["mine"] or not hexes:
        return False
    if step.get("prefer") == "transdim":
        hexes = kept(hexes, [hex for hex in hexes if state["planets"][hex] == "transdim"])
    if step.get("prefer") == "nearest":
        hexes = nearest(hexes, state)
    hexes = criterion_b(state, hexes, support)
    fewest = min(steps_needed(home, state["planets"][hex]) for hex in hexes)
    hexes = [hex for hex in hexes if steps_needed(home, state["planets"][hex]) == fewest]
    settle(state, directional(nearest(hexes, state), support), support)
    return True


def settle(state: State, hex: Hex, support: dict[str, Any]) -> None:
    type = counts_as(state, state["planets"][hex])
    first = type not in {state["planets"][own] for own in state["automa"]}
    lone = all(steps_between(hex, own) != 1 for own in state["automa"])
    state["automa"][hex] = "mine"
    state["supply"]["mine"] -= 1
    if state["planets"][hex] == "transdim":
        state["planets"][hex] = "gaia"
    if lone and "final-satellites" in state["finals"]:
        around = [one for one in BOARD if steps_between(one, hex) == 1 and one not in state["planets"]]
        if around and state["satellites left"]:
            where = directional(
                kept(around, [one for one in around if one not in (*state["satellites"], *state["marks"])]), support
            )
            state["satellites"] = sorted({*state["satellites"], where})
            state["satellites left"] -= 1
    charge(state, hex)
    if first and state["faction"] == "geodens":
        gain(state, 2)


def mine_or_upgrade(state: State, support: dict[str, Any], step: dict[str, Any]) -> None:
    if not mine(state, support, step):
        upgrade(state, support)


def turn(state: State, action_number: int, support_number: int) -> State:
    """The state after a turn with these two cards."""
    state = copy.deepcopy(state)
    action, support = CARDS[action_number], CARDS[support_number]
    what = action["action"]
    if what == "faction-action":
        faction_action(state, support)
        gain(state, FACTIONS[state["faction"]]["vp"])
        return state
    if what == "build-mine":
        mine_or_upgrade(state, support, {})
    elif what == "upgrade":
        upgrade(state, support)
    elif what == "power-qic":
        for _ in range(2 if state["faction"] == "xenos" else 1):
            power(state, support)
    else:
        research(state, support, what.removeprefix("research-"))
    gain(state, action["vp"])
    return state


def faction_action(state: State, support: dict[str, Any]) -> None:
    faction = state["faction"]
    if faction == "terrans":
        research(state, support, "area", "gaia-project")
        mine_or_upgrade(state, support, {"range": 4, "prefer": "transdim"})
    elif faction == "xenos":
        mine_or_upgrade(state, support, {"range": 2})
        power(state, support)
    elif faction == "taklons":
        mine_or_upgrade(state, support, {"range": 3, "prefer": "nearest"})
        power(state, support)
    elif faction == "hadsch-hallas":
        if not upgrade(state, support):
            mine(state, support, {"range": 3})
    elif faction == "geodens":
        research(state, support, "random")
        power(state, support)
    elif faction == "firaks":
        upgrade(state, support, own_list=True)
    else:
        power(state, support)
        power(state, support)
