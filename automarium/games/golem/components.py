"""What is public about the components: marbles, neighbourhood tiles, action tiles, characters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from automarium.core.pack import Pack, shipped
from automarium.core.tale import Name
from automarium.games.golem.names import ACTION_TILES, AREAS, CHARACTERS, COLOURS, DISTRICTS, UPGRADES
from automarium.games.golem.notation import Effect, effect

NEIGHBOURHOOD_TILES = 10  # of each colour, seven of which are laid
ROUNDS = 4
# how the neighbourhood tiles of a district are called among the effects; the first is never used
TILES = {one: tuple(f"{one}-{number}" for number in range(NEIGHBOURHOOD_TILES + 1)) for one in DISTRICTS}


class Components(NamedTuple):
    marbles: Mapping[int, Mapping[Name, int]]  # by the number of players, the Automa counted
    effects: Mapping[str, Effect]  # red-1 ... blue-10, r01 ... r12, character-39 ... character-50, developments
    prices: Mapping[Name, int]  # of the characters
    early: tuple[Name, ...]  # characters of rounds I to III
    late: tuple[Name, ...]  # characters of round IV
    objective_vp: tuple[int, ...]  # by level


@cache
def components_pack() -> Pack:
    return shipped(__package__, "components.json", "golem.components")


@cache
def components() -> Components:
    pack = components_pack()
    whole = pack.item(pack.data, "-")
    marbles = pack.item(whole.get("marbles"), "marbles")
    districts = pack.item(whole.get("neighbourhood"), "neighbourhood")
    actions = pack.item(whole.get("actions"), "actions")
    characters = pack.item(whole.get("characters"), "characters")
    developments = pack.item(whole.get("developments"), "developments")
    late = tuple(Name(f"character-{number}") for number in whole.rows("last_round_characters"))
    effects = {
        TILES[district][number]: effect(text)
        for district in DISTRICTS
        for number, text in enumerate(districts.rows(district), 1)
    }
    effects |= {tile: effect(actions.text(tile)) for tile in ACTION_TILES}
    cards = {name: characters.rows(name.removeprefix("character-")) for name in CHARACTERS}
    effects |= {name: effect(card[1]) for name, card in cards.items()}
    effects |= {tile: effect(developments.text(tile), powers=True) for area in AREAS for tile in UPGRADES[area]}
    return Components(
        {
            players: {colour: pack.item(marbles.get(str(players)), players).number(colour, 1, 5) for colour in COLOURS}
            for players in (2, 3, 4)
        },
        effects,
        {name: int(card[0]) for name, card in cards.items()},
        tuple(name for name in CHARACTERS if name not in late),
        late,
        tuple(int(points) for points in whole.rows("objective_vp")),
    )
