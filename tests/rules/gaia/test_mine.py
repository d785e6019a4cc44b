"""Building a mine, satellites and charging: P-106 to P-129."""

from __future__ import annotations

from dataclasses import replace

import pytest

from automarium.core.bits import each
from automarium.core.tale import Name
from automarium.games.gaia.factions import shipped_factions
from automarium.games.gaia.map import HEXES, NEIGHBOURS, SECTORS, distance
from automarium.games.gaia.names import GAIA, LOST_PLANET, MINE, STATION, TRANSDIM, WHEEL
from automarium.games.gaia.scoring import tile_count
from automarium.games.gaia.table import Table
from tests.rules.gaia.oracle import snapshot
from tests.rules.gaia.scenes import act, at, card, ids, names, rules, rung, scene, structures, told, why


def named(hexes: set[int]) -> set[str]:
    return names(sum(1 << hex for hex in hexes))


def left(table: Table, rule: str) -> set[str]:
    """Which planets were left after a rule of the last mine."""
    return named(rung(why(table, "order-mine"), rule))


def built(table: Table) -> str:
    hex: str = told(table, "order-mine")[-1].args["hex"]
    return hex


# --- condition and options ---


@pytest.mark.rule("P-106", "P-122")
def test_without_a_mine_in_the_supply_the_automa_upgrades() -> None:
    table = scene("g8 e7", "k3")
    table.automa.supply[MINE] = 0
    act(table, 6, 13)
    assert ids(table)[:3] == ["note-no-mine", "note-upgrade-instead", "order-upgrade"]
    assert table.automa.vp == 13


@pytest.mark.rule("P-107")
def test_options_are_the_empty_planets_in_range_transdim_among_them() -> None:
    table = act(scene("g8 e7", "b2 k3"), 4, 13)
    assert left(table, "P-62") == {"C7", "D8", "E6", "E10", "F7", "G5", "I8"}
    assert {hex for hex in ("D8", "F7") if table.map.type_at(at(hex)) == TRANSDIM} == {"D8", "F7"}


@pytest.mark.rule("P-108")
def test_structures_gaiaformers_and_the_lost_planet_are_not_empty() -> None:
    table = scene("g8 e7", "e6 k3")
    table.human.formers |= 1 << at("D8")
    table.types[LOST_PLANET] |= 1 << at("F8")
    table.human.put(LOST_PLANET, at("F8"))
    act(table, 4, 13)
    assert left(table, "P-62") == {"C7", "E10", "F7", "G5", "I8"}
    assert not table.empty >> at("F8") & 1
    table.human.take(LOST_PLANET, at("F8"))  # even if its owner's piece were missing
    assert not table.empty >> at("F8") & 1


# --- criteria ---


@pytest.mark.rule("P-109")
def test_criterion_a_applies_inside_a_faction_action_only() -> None:
    for action, expected in ((4, False), (13, True)):
        table = act(scene("k3", "i5", automa="taklons", human="terrans"), action, 13)
        assert ("P-146" in rules(why(table, "order-mine"))) == expected
        table = act(scene("i5", "k3", automa="terrans", human="taklons"), action, 13)
        assert ("P-142" in rules(why(table, "order-mine"))) == expected


@pytest.mark.rule("P-110")
def test_criterion_b_follows_the_tile_that_the_support_card_names() -> None:
    for finals, upper, lower in (("sectors types", "P-111", "P-112"), ("types sectors", "P-112", "P-111")):
        for support in range(1, 18):
            table = act(scene("g8 e7", "b2 k3", finals=finals), 6, support)
            used = {"P-111", "P-112", "P-113"} & set(rules(why(table, "order-mine")))
            assert used == {"upper": {upper}, "lower": {lower}, "none": set()}[str(card(support).tile)]
    assert {n for n in range(1, 18) if card(n).tile == "upper"} == {1, 3, 6, 7, 10, 12, 15, 16}
    assert {n for n in range(1, 18) if card(n).tile == "lower"} == {2, 5, 8, 9, 11, 14, 17}
    assert {n for n in range(1, 18) if card(n).tile == "none"} == {4, 13}


@pytest.mark.rule("P-111")
def test_final_tile_sectors_keeps_sectors_without_an_automa_structure() -> None:
    table = act(scene("g8 e7", "b2 k3", finals="sectors types"), 4, 3)
    own = [bits for bits in SECTORS if bits & (1 << at("G8") | 1 << at("E7"))]
    assert len(own) == 2
    assert left(table, "P-62") == {"C7", "D8", "E6", "E10", "F7", "G5", "I8"}
    assert left(table, "P-111") == {"F7", "G5", "I8"}  # sector 3; the others lie in 1 and 5
    assert built(table) == "G5"


@pytest.mark.rule("P-112")
def test_final_tile_types_keeps_types_that_the_automa_has_not() -> None:
    table = act(scene("g8 e7 e6", "b2 k3", finals="types sectors"), 4, 3)
    assert left(table, "P-112") == left(table, "P-62") - named(set(each(table.map.types[Name("oxide")])))
    assert "F4" in left(table, "P-62")
    with_gaia = act(scene("g8 e7 g5", "b2 k3", finals="types sectors"), 4, 3)
    assert {"D8", "F7"} <= left(with_gaia, "P-62")
    assert not {"D8", "F7", "E10"} & left(with_gaia, "P-112")  # transdim counts as Gaia, which it has


@pytest.mark.rule("P-112")
def test_by_the_literal_reading_transdim_is_never_colonised() -> None:
    table = act(scene("g8 e7 g5", "b2 k3", finals="types sectors", transdim="literal"), 4, 3)
    assert {"D8", "F7"} <= left(table, "P-112")
    assert "E10" not in left(table, "P-112")


@pytest.mark.rule("P-113")
def test_final_tile_gaia_keeps_gaia_and_transdim_planets() -> None:
    table = act(scene("g8 e7", "b2 k3", finals="gaia-planets sectors"), 4, 3)
    assert left(table, "P-113") == {"D8", "E10", "F7", "G5"}
    assert built(table) in {"E10", "G5"}


@pytest.mark.rule("P-114")
@pytest.mark.parametrize("tile", ["federations", "structures", "satellites"])
def test_any_other_tile_is_skipped(tile: str) -> None:
    finals = f"{tile} sectors"
    table = act(scene("g8 e7", "b2 k3", finals=finals), 4, 3)
    none = act(scene("g8 e7", "b2 k3", finals=finals), 4, 13)
    for one in (table, none):
        assert rules(why(one, "order-mine"))[:2] == ["P-62", "P-115"]


@pytest.mark.rule("P-115", "P-116")
def test_terraforming_steps_of_every_home_type() -> None:
    """The whole table, written out from the wheel."""
    steps = {
        "terra": ("terra", "ice oxide", "titanium volcanic", "desert swamp"),
        "oxide": ("oxide", "terra volcanic", "desert ice", "swamp titanium"),
        "volcanic": ("volcanic", "desert oxide", "swamp terra", "ice titanium"),
        "desert": ("desert", "swamp volcanic", "oxide titanium", "ice terra"),
        "swamp": ("swamp", "desert titanium", "ice volcanic", "oxide terra"),
        "titanium": ("titanium", "ice swamp", "desert terra", "oxide volcanic"),
        "ice": ("ice", "terra titanium", "oxide swamp", "desert volcanic"),
    }
    assert set(steps) == {str(one) for one in WHEEL}
    for faction in shipped_factions().automa.values():
        found = [{str(type) for type in types} for types in faction.steps]
        none, one, two, three = (set(text.split()) for text in steps[faction.home])
        assert found == [none, one | {"gaia"}, two | {"transdim"}, three]


@pytest.mark.rule("P-115", "P-116")
def test_the_fewest_steps_are_kept() -> None:
    table = act(scene("g8 e7", "b2 k3"), 4, 13)
    assert left(table, "P-115") == {"E6", "E10", "G5"}  # oxide and two Gaia planets take one step
    table = scene("g8 e7", "e6 e10 g5 k3")
    act(table, 4, 13)
    assert left(table, "P-115") == {"C7", "D8", "F7"}  # terra and two transdim planets take two


@pytest.mark.rule("P-117")
def test_the_nearest_to_any_human_planet() -> None:
    table = act(scene("g8 e7", "b2 k3"), 4, 13)  # E6 is 3 from B2; E10 and G5 are 5 away
    assert left(table, "P-117") == {"E6"}
    assert why(table, "order-mine").rule == "P-117"
    near = {hex: min(distance(HEXES[at(hex)], HEXES[at(own)]) for own in ("B2", "K3")) for hex in ("E6", "E10", "G5")}
    assert near == {"E6": 3, "E10": 5, "G5": 5}


@pytest.mark.rule("P-117")
def test_the_lost_planet_counts_and_gaiaformers_and_stations_do_not() -> None:
    for mark, expected in (("lost", "E10"), ("former", "E6"), ("station", "E6"), ("satellite", "E6")):
        table = scene("g8 e7", "b2 k3")
        bit = 1 << at("E11")
        if mark == "lost":
            table.types[LOST_PLANET] |= bit
            table.human.put(LOST_PLANET, at("E11"))
        elif mark == "former":
            table.human.formers |= 1 << at("F12")
        elif mark == "station":
            table.human.stations |= bit
        else:
            table.human.satellites |= bit
        act(table, 4, 13)
        assert built(table) == expected


@pytest.mark.rule("P-118")
def test_a_planet_shared_with_lantids_counts_as_a_human_planet() -> None:
    table = scene("g8 e7", "k3", human="lantids")
    act(table, 4, 13)
    assert built(table) == "G5"  # 5 from K3
    table = scene("g8 e7", "k3", human="lantids")
    table.human.put(MINE, at("E7"))
    table.human.guests |= 1 << at("E7")
    act(table, 4, 13)
    assert why(table, "order-mine").rule == "P-117"
    assert built(table) == "E6"  # beside E7, where both stand
    assert structures(table.automa)["E7"] == "mine"
    again = act(scene("g8:station e7:station", "", human="lantids"), 11, 13)
    again.human.put(MINE, at("E7"))
    assert distance(HEXES[at("E7")], HEXES[at("E6")]) == 1
    assert again.near_humans()[0] >> at("E7") & 1  # an upgrade there is at distance 0


@pytest.mark.rule("P-119")
def test_the_direction_settles_what_is_left() -> None:
    """G5 and E10 at one distance from the human, in both directions."""
    for support, hex, rule in ((2, "E10", "P-47"), (13, "G5", "P-48")):
        table = scene("g8 e7", "e6 k3")
        table.human.near = [0] * len(table.human.near)
        act(table, 4, support)
        assert left(table, "P-115") == {"E10", "G5"}
        assert (built(table), why(table, "order-mine").rule) == (hex, rule)


# --- execution ---


@pytest.mark.rule("P-120")
def test_a_mine_moves_from_the_supply_to_the_planet() -> None:
    table = act(scene("g8 e7", "b2 k3"), 4, 13)
    assert structures(table.automa) == {"G8": "mine", "E7": "mine", "E6": "mine"}
    assert table.automa.supply[MINE] == 5


@pytest.mark.rule("P-121")
def test_a_transdim_planet_becomes_a_gaia_planet() -> None:
    table = scene("g8 e7", "e6 e10 g5 c7")
    act(table, 4, 13)
    hex = at(built(table))
    assert table.map.type_at(hex) == TRANSDIM
    assert table.type_at(hex) == GAIA
    assert told(table, "order-gaia-token")[0].args == {"hex": built(table)}
    assert tile_count(table, table.automa, Name("final-gaia-planets")) == 1


@pytest.mark.rule("P-122")
def test_without_an_option_the_automa_upgrades_by_the_same_support_card() -> None:
    table = scene("g8", "e10 g5 b2 k3")
    table.human.formers |= 1 << at("F7")
    table.human.put(STATION, at("I8"))
    act(table, 6, 13)
    assert ids(table) == ["note-no-planet", "note-upgrade-instead", "order-upgrade", "order-charge", "order-vp"]
    assert told(table, "note-no-planet")[0].args == {"range": 2}
    assert structures(table.automa) == {"G8": "trading-station"}
    assert table.automa.vp == 13  # the 3 VP of the mine card, not those of an upgrade
    both = scene("e7 g8", "b2 k3")
    both.automa.supply[MINE] = 0
    both.human.near = [0] * len(both.human.near)
    act(both, 4, 13)
    assert (why(both, "order-upgrade").rule, structures(both.automa)["G8"]) == ("P-48", "trading-station")


@pytest.mark.rule("P-123")
@pytest.mark.parametrize("faction", ["terrans", "xenos", "taklons"])
def test_the_replacement_holds_inside_a_faction_action(faction: str) -> None:
    table = scene("g8", "k3", automa=faction, human="itars")
    table.automa.supply[MINE] = 0
    act(table, 13, 5)
    assert structures(table.automa) == {"G8": "trading-station"}
    assert ids(table)[-1] == "order-vp"
    assert ("order-cover" in ids(table)) == (faction != "terrans")  # the next step follows


@pytest.mark.rule("P-124")
def test_the_worked_example_step_by_step() -> None:
    """Human Taklons, Automa Geodens, who own a Gaia planet already; action card 4, support card 13."""
    table = scene("c5 k1 i6", "d7 g5", map="7b3 4a0 1a3 3a3 6b4 2a4 5b2")
    types = {str(table.type_at(at(hex))) for hex in ("C5", "K1")}
    assert (types, table.type_at(at("I6"))) == ({"volcanic"}, GAIA)
    assert table.automa.supply[MINE] == 5  # there is a mine in the supply
    act(table, 4, 13)
    ladder = why(table, "order-mine")
    # a does not apply, nor does b; within range 2 the brown planets D7 and G5 are out, the human's mines stand there
    assert rules(ladder) == ["P-62", "P-115", "P-117", "P-48"]
    assert left(table, "P-62") == {"B1", "B3", "H7", "I2", "I4", "J1", "J8", "K3", "K7"}
    assert not table.map.types[Name("volcanic")] & sum(1 << hex for hex in rung(ladder, "P-62"))  # none without a step
    one_step = {hex: str(table.map.type_at(at(hex))) for hex in left(table, "P-115")}
    assert one_step == {"B3": "oxide", "K7": "desert", "H7": "gaia"}
    far = {hex: min(distance(HEXES[at(hex)], HEXES[at(own)]) for own in ("D7", "G5")) for hex in one_step}
    assert far == {"B3": 2, "H7": 2, "K7": 4}
    assert left(table, "P-117") == {"B3", "H7"}
    assert built(table) == "H7"  # the first to the left and up is the Gaia planet
    assert told(table, "order-charge")[0].args["power"] == 1
    assert [event.args["amount"] for event in told(table, "order-vp")] == [1]


# --- satellites ---


@pytest.mark.rule("P-125")
def test_a_lone_mine_brings_a_satellite_and_one_beside_another_does_not() -> None:
    beside = act(scene("g8 e7", "b2 k3"), 4, 13)
    assert built(beside) == "E6"
    assert NEIGHBOURS[at("E6")] >> at("E7") & 1
    assert "order-satellite" not in ids(beside)
    alone = act(scene("g8", "b2 k3"), 4, 13)
    assert not NEIGHBOURS[at(built(alone))] >> at("G8") & 1
    assert len(told(alone, "order-satellite")) == 1
    assert (alone.automa.satellite_supply, alone.automa.satellites_placed) == (22, 1)


@pytest.mark.rule("P-28", "P-125")
def test_the_last_satellite_of_the_supply() -> None:
    for supply in (1, 0):
        table = scene("g8", "b2 k3")
        table.automa.satellite_supply = supply
        act(table, 4, 13)
        assert (table.automa.satellites.bit_count(), table.automa.satellite_supply) == (supply, 0)
        assert len(told(table, "order-satellite")) == supply


@pytest.mark.rule("P-126")
def test_the_satellite_goes_to_an_empty_hex_first_then_by_direction() -> None:
    for support, hex, rule in ((2, "F5", "P-47"), (13, "H6", "P-48")):
        table = scene("e6", "j6 c7", human="itars")
        table.human.near = [0] * len(table.human.near)
        table.human.put(MINE, at("F4"))
        table.human.formers |= 1 << at("F7") | 1 << at("D8")
        table.human.put(STATION, at("E4"))
        table.human.put(STATION, at("E7"))
        act(table, 4, support)
        assert built(table) == "G5"
        ladder = why(table, "order-satellite")
        assert named(rung(ladder, "P-127")) == {"F5", "F6", "G4", "G6", "H5", "H6"}
        assert (ladder.rule, told(table, "order-satellite")[0].args["hex"]) == (rule, hex)


@pytest.mark.rule("P-126")
def test_a_hex_with_a_satellite_or_a_station_is_taken_last() -> None:
    table = scene("i7", "b2 k3")
    table.human.satellites |= 1 << at("J5") | 1 << at("K7")
    table.human.stations |= 1 << at("K6")
    table.automa.satellites |= 1 << at("J7")
    act(table, 4, 13)
    assert built(table) == "J6"
    assert named(rung(why(table, "order-satellite"), "P-127")) >= {"J5", "J7"}
    free = named(rung(why(table, "order-satellite"), "P-126"))
    assert not free & {"J5", "K7", "K6", "J7"}
    crowded = scene("i7", "b2 k3")
    crowded.human.satellites = NEIGHBOURS[at("J6")]
    act(crowded, 4, 13)
    assert len(told(crowded, "order-satellite")) == 1  # none is empty: it shares one


@pytest.mark.rule("P-127")
def test_without_a_hex_there_is_no_satellite() -> None:
    table = scene("i7", "b2 k3")
    for hex in each(NEIGHBOURS[at("J6")] & ~table.planets):
        table.types[Name("swamp")] |= 1 << hex
        table.human.formers |= 1 << hex  # planets all round, none of them empty
    act(table, 4, 13)
    assert built(table) == "J6"
    assert "note-no-satellite" in ids(table)
    assert table.automa.satellites == 0


@pytest.mark.rule("P-128")
@pytest.mark.parametrize(
    ("finals", "placed"),
    [("satellites types", 1), ("types satellites", 1), ("sectors types", 0), ("structures types", 0)],
)
def test_a_lone_mine_brings_a_satellite_only_where_its_tile_is_in_play(finals: str, placed: int) -> None:
    table = scene("b2", "k3", finals=finals)
    act(table, 4, 8)
    assert (len(told(table, "order-mine")), len(told(table, "order-satellite"))) == (1, placed)
    assert (table.automa.satellites.bit_count(), table.automa.satellite_supply) == (placed, 23 - placed)
    old = scene("b2", "k3", finals=finals)
    old.setup = replace(old.setup, rules=1)  # a match of older rules goes on as it began
    assert len(told(act(old, 4, 8), "order-satellite")) == 1


@pytest.mark.rule("P-128")
def test_satellites_matter_for_their_final_tile_only() -> None:
    plain, marked = scene("g8 e7", "b2 k3", finals="sectors types"), scene("g8 e7", "b2 k3", finals="sectors types")
    marked.automa.satellites, marked.automa.satellite_supply = 1 << at("G7") | 1 << at("F8"), 21
    for tile in ("federations", "structures", "types", "gaia-planets", "sectors"):
        name = Name(f"final-{tile}")
        assert tile_count(plain, plain.automa, name) == tile_count(marked, marked.automa, name)
    assert tile_count(marked, marked.automa, Name("final-satellites")) == 2
    for table in (plain, marked):
        act(table, 4, 3)
    assert built(plain) == built(marked)


# --- charging ---


@pytest.mark.rule("P-129")
@pytest.mark.parametrize(("round", "passed", "done"), [(6, True, 1), (6, False, 0), (5, True, 0)])
def test_power_that_only_counts_among_the_leftovers_is_told_so(round: int, passed: bool, done: int) -> None:
    table = scene("e7", "c7")
    table.round, table.human.passed = round, passed
    act(table, 1, 1)
    assert told(table, "order-charge")[0].args["done"] == done


@pytest.mark.rule("P-129")
@pytest.mark.parametrize(
    ("human", "power"),
    [
        ("c7", 1),
        ("c7:station", 2),
        ("c7:lab", 2),
        ("c7:academy", 3),
        ("c7:institute", 3),
        ("c7 e6:academy", 3),
        ("k3", 0),
    ],
)
def test_the_best_structure_within_two_steps_decides(human: str, power: int) -> None:
    table = scene("e7", human)
    act(table, 1, 1)  # mine to trading station on E7
    notes = told(table, "order-charge")
    assert [(note.args["power"], note.args["cost"]) for note in notes] == ([(power, power - 1)] if power else [])


@pytest.mark.rule("P-129")
def test_charging_after_a_mine_an_upgrade_and_the_downgrade_of_the_firaks() -> None:
    mine = act(scene("g8 e7", "e4 k3"), 4, 13)
    assert (built(mine), [note.args["power"] for note in told(mine, "order-charge")]) == ("E6", [1])
    table = scene("e7:lab", "c7:station", automa="firaks")
    act(table, 13, 1)
    assert structures(table.automa) == {"E7": "trading-station"}
    assert told(table, "order-charge")[0].args == {"power": 2, "cost": 1, "side": "human", "done": 0}
    strong = scene("e7", "c7:academy")
    strong.human.strong = True
    assert told(act(strong, 1, 1), "order-charge")[0].args["power"] == 4
    bescods = scene("i7", "i8:institute", human="bescods")
    assert told(act(bescods, 1, 1), "order-charge")[0].args["power"] == 4  # on a titanium planet with their institute


def test_a_mine_leaves_everything_else_as_it_was() -> None:
    table = scene("g8 e7", "b2 k3")
    before = snapshot(table)
    act(table, 4, 13)
    after = snapshot(table)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"automa", "supply", "vp"}
