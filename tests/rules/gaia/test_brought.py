"""What the human's action brings in VP, as far as the table shows it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from automarium.core.ask import Said
from automarium.core.tale import Name
from automarium.games.gaia.brought import brought
from automarium.games.gaia.names import ACADEMY, AREAS, GAIA, SPACES, STATION
from tests.rules.gaia.scenes import at, scene

SCIENCE, NONE = Name("science"), Name("none")
MINE = Said("mine", {"hex": at("c7")})
LAB = Said("lab", {"hex": at("b2"), "area": SCIENCE})


def power(number: int, **more: object) -> Said:
    return Said("power", {"space": SPACES[number - 1], "hex": None, "area": None, **more})


@pytest.mark.rule("P-182")
@pytest.mark.parametrize(
    ("tile", "said", "vp"),
    [
        ("mine", MINE, 2),
        ("mine", power(6, hex=at("c7")), 2),
        ("mine", power(4), 0),
        ("mine", LAB, 0),
        ("station-3", Said("upgrade", {"hex": at("b2"), "to": None, "area": None}), 3),
        ("station-4", Said("upgrade", {"hex": at("b2"), "to": STATION, "area": None}), 4),
        ("station-4", Said("station", {"hex": at("a1")}), 0),
        ("institute", Said("institute", {"hex": at("b2")}), 5),
        ("institute", Said("academy", {"hex": at("b2"), "area": NONE}), 5),
        ("institute", Said("upgrade", {"hex": at("b2"), "to": ACADEMY, "area": None}), 5),
        ("institute", LAB, 0),
        ("research", LAB, 2),
        ("research", Said("lab", {"hex": at("b2"), "area": NONE}), 0),
        ("research", Said("research", {"area": SCIENCE}), 2),
        ("research", power(8, area=SCIENCE), 2),
        ("research", Said("special", {"area": None}), 0),
        ("federation", Said("federation", {"token": Name("token-gleens"), "hexes": ()}), 5),
        ("federation", MINE, 0),
    ],
)
def test_what_the_tile_of_the_round_gives(tile: str, said: Said, vp: int) -> None:
    table = scene("g8", "b2 k3")
    table.rounds[0] = table.box.tiles.rounds[Name(f"round-{tile}")]
    assert brought(table, table.human, said) == ([{Name("vp-of-round"): vp}] if vp else [])


@pytest.mark.rule("P-182")
def test_steps_of_terraforming_are_counted_round_the_wheel_and_not_on_gaia_planets() -> None:
    table = scene("g8", "b2 k3")
    table.rounds[0] = table.box.tiles.rounds[Name("round-terraforming")]
    found = {}
    for type in (table.human.home, Name("titanium"), Name("terra"), GAIA):
        hex = next(hex for hex in range(133) if table.type_at(hex) == type)
        given = brought(table, table.human, Said("mine", {"hex": hex}))
        found[str(type)] = given[0][Name("vp-of-round")] if given else 0
    assert table.human.home == "swamp"  # Taklons
    assert found == {"swamp": 0, "titanium": 2, "terra": 6, "gaia": 0}
    guest = Said("mine", {"hex": at("g8")})  # of the Automa: of whatever type, nothing is terraformed
    assert brought(table, table.human, guest) == []
    for tile in ("gaia-3", "gaia-4"):
        table.rounds[0] = table.box.tiles.rounds[Name(f"round-{tile}")]
        hex = next(hex for hex in range(133) if table.type_at(hex) == GAIA)
        assert brought(table, table.human, Said("mine", {"hex": hex})) == [{Name("vp-of-round"): int(tile[-1])}]


@pytest.mark.rule("P-178", "P-183")
def test_what_tokens_actions_and_boosters_give() -> None:
    table = scene("g8", "b2 k3")
    table.rounds[0] = table.box.tiles.rounds[Name("round-federation")]
    tokens = {"vp": 12, "qic": 8, "power": 8, "ore": 7, "credits": 7, "knowledge": 6}
    for token, vp in tokens.items():
        given = brought(table, table.human, Said("federation", {"token": Name(f"token-{token}"), "hexes": ()}))
        assert given == [{Name("vp-of-round"): 5, Name("vp-of-token"): vp}]
    assert brought(table, table.human, power(9)) == []  # there is none to score again
    table.human.tokens = [Name("token-ore"), Name("token-credits"), Name("token-vp"), Name("token-gleens")]
    assert brought(table, table.human, power(9)) == [{Name("vp-of-token"): 7}, {Name("vp-of-token"): 12}]
    types = len({table.type_at(at("b2")), table.type_at(at("k3"))})
    assert brought(table, table.human, power(10)) == [{Name("vp-of-space"): 3 + types}]
    table.human.booster = Name("booster-mines")
    passing = Said("pass", {"booster": None})
    assert brought(table, table.human, passing) == []  # they are counted of themselves
    table.setup = replace(table.setup, rules=2)
    assert brought(table, table.human, passing) == [{Name("vp-of-booster"): 2}]


def test_what_level_5_and_advanced_tiles_give() -> None:
    table = scene("g8", "b2 k3")
    table.rounds[0] = table.box.tiles.rounds[Name("round-federation")]
    table.token_on_terraforming = Name("token-vp")
    gaia = next(hex for hex in range(133) if table.type_at(hex) == GAIA)
    table.human.put(STATION, gaia)
    for area, level, given in (
        ("gaia-project", 3, []),
        ("gaia-project", 4, [{Name("vp-of-level"): 5}]),
        ("terraforming", 4, [{Name("vp-of-token"): 12}]),
        ("science", 4, []),
    ):
        table.human.levels[AREAS.index(Name(area))] = level
        for said in (
            Said("research", {"area": Name(area)}),
            power(8, area=Name(area)),
            Said("advance", {"area": area}),
        ):
            assert brought(table, table.human, said) == given
    for area, tile in (("economy", "new-mine"), ("science", "mines"), ("navigation", "stations")):
        table.tale.order("order-technology", area=Name(area), tile=Name("tech-ore"), advanced=Name(f"advanced-{tile}"))
    assert brought(table, table.human, MINE) == []
    assert brought(table, table.human, Said("tile", {"area": SCIENCE})) == [{Name("vp-of-tile"): 4}]
    assert brought(table, table.human, Said("tile", {"area": Name("navigation")})) == []  # a station may yet go
    table.advanced ^= 1 << AREAS.index(Name("economy"))
    assert brought(table, table.human, MINE) == [{Name("vp-of-tile"): 3}]
