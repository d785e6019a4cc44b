"""What the base game prints: faction mats, the combat deck, popularity tiers, structure bonus tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from automarium.core.pack import Item, Pack, shipped
from automarium.core.tale import Name
from automarium.games.scythe.names import ABILITIES, FACTIONS, TERRAINS

MOST_WORKERS, MOST_MECHS, MOST_STRUCTURES, MOST_TOKENS = 8, 4, 4, 4  # tokens: flags or traps
MOST_POWER, MOST_POPULARITY, MOST_DIAL = 16, 18, 7
FACTORY_CARDS = 3  # as for two players (S-02)


class FactionMat(NamedTuple):
    faction: Name
    invaders: bool  # of Invaders from Afar
    power: int
    combat_cards: int
    abilities: tuple[Name, ...]
    riverwalk: frozenset[Name]  # the terrains to which its Riverwalk crosses a river


class Tier(NamedTuple):
    """What stars, territories and pairs of resources are worth from some popularity up."""

    popularity: int
    star: int
    territory: int
    pair: int


@cache
def base_game_pack() -> Pack:
    return shipped(__package__, "base_game.json", "scythe.base-game")


def _mat(item: Item) -> FactionMat:
    abilities = [Name(one) for one in item.rows("abilities")]
    if len(abilities) != MOST_MECHS or not set(abilities) <= set(ABILITIES):
        raise item.bad("abilities", ABILITIES)
    terrains = frozenset(Name(one) for one in item.rows("riverwalk")) if item.get("riverwalk") else frozenset()
    if not terrains <= set(TERRAINS):
        raise item.bad("riverwalk", TERRAINS)
    return FactionMat(
        Name(item.one_of("faction", FACTIONS)),
        item.one_of("set", ("base", "invaders")) == "invaders",
        item.number("power", 0, MOST_POWER),
        item.number("combat_cards", 0, 4),
        tuple(abilities),
        terrains,
    )


@cache
def faction_mats() -> Mapping[Name, FactionMat]:
    return {mat.faction: mat for mat in map(_mat, base_game_pack().items("factions"))}


@cache
def combat_deck() -> tuple[int, ...]:
    """The values of the 42 combat cards."""
    return tuple(value for value, number in base_game_pack().data["combat_deck"] for _ in range(number))


@cache
def tiers() -> tuple[Tier, ...]:
    fields = Tier._fields
    return tuple(
        Tier(*(item.number(field, 0, MOST_POPULARITY) for field in fields)) for item in base_game_pack().items("tiers")
    )


def tier(popularity: int) -> Tier:
    """The tier of a popularity."""
    return [one for one in tiers() if one.popularity <= popularity][-1]


@cache
def tiles() -> Mapping[str, tuple[tuple[int, int], ...]]:
    """The structure bonus tiles: from how many on there are how many coins."""
    return {
        item.text("tile"): tuple((least, coins) for least, coins in item.rows("coins"))
        for item in base_game_pack().items("tiles")
    }
