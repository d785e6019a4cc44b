"""The board, distances, neighbourhoods and ties."""

from __future__ import annotations

from collections import Counter

import pytest

from automarium.core.bits import each
from automarium.core.tale import Name
from automarium.games.scythe.board import (
    ALL,
    BASE_DISTANCE,
    BASE_NEAR,
    BASE_OF,
    BORDERS,
    DISTANCE,
    ENCOUNTERS,
    FACTORY_PLACE,
    LAKES,
    NAMES,
    NUMBER,
    SIZE,
    TERRAIN,
    TERRITORIES,
    TUNNELS,
    at,
)
from automarium.games.scythe.names import FACTIONS
from automarium.games.scythe.neighbourhood import NEAR, NEAR_BY_LAND, human_reach
from tests.rules.scythe.position import (
    automa,
    human,
    left_after,
    moved,
    near,
    plan,
    table,
    territories,
    where,
    why,
)


def test_the_map_has_the_printed_parts() -> None:
    assert SIZE == 47
    assert Counter(str(one) for one in TERRAIN) == {
        "mountain": 8,
        "farm": 7,
        "village": 9,
        "forest": 7,
        "tundra": 8,
        "lake": 7,
        "factory": 1,
    }
    assert territories(ENCOUNTERS) == {"A3", "B2", "B5", "B7", "D2", "D6", "E1", "F2", "F3", "F6", "G4"}
    assert territories(TUNNELS) == {"B4", "C2", "C5", "E3", "E6", "F4"}
    assert territories(LAKES) == {"B1", "B3", "C4", "D3", "E5", "E7", "G2"}
    assert NAMES[FACTORY_PLACE] == "D4"
    assert Counter(BORDERS.values())["river"] == 2 * 31
    assert all(BORDERS[one, other] == BORDERS[other, one] for one, other in BORDERS)


def test_land_regions_are_the_peninsulas() -> None:
    """Before water every faction but Albion and Togawa is shut in with three territories."""
    found = {}
    for faction in FACTIONS:
        region, grown = 0, BASE_NEAR[faction]
        while grown != region:
            region = grown
            for place in each(region):
                grown |= NEAR_BY_LAND[place]
        found[str(faction)] = territories(region)
    assert found["nordic"] == {"A4", "A5", "B5"}
    assert found["polania"] == {"C1", "D1", "D2"}
    assert found["rusviet"] == {"C6", "D6", "D7"}
    assert found["saxony"] == {"F1", "F2", "G1"}
    assert found["crimea"] == {"G3", "G4", "H1"}
    assert found["albion"] == found["togawa"]
    assert len(found["albion"]) == 25
    assert "D4" in found["albion"]


def test_distance_in_steps_is_the_shortest_walk_over_all_hexes() -> None:
    """The formula for hexes equals a walk from neighbour to neighbour, whatever lies between."""
    for start in range(SIZE):
        seen, ring, steps = {start}, {start}, 0
        while ring:
            assert all(DISTANCE[start][place] == steps for place in ring)
            ring = {n for place in ring for n in each(NEAR[place])} - seen
            seen |= ring
            steps += 1
        assert len(seen) == SIZE


# --- distance and ties ---


@pytest.mark.rule("S-60")
def test_the_unit_closest_to_the_base_is_chosen() -> None:
    t = human(automa(table(), mechs="B5 C5 D4", water=True))
    move = moved(t, "move-mech")
    assert NAMES[move.start] == "B5"
    assert why(move.why_unit).rule == "S-60"
    assert why(move.why_unit).rungs[0].args["best"] == 2


@pytest.mark.rule("S-61")
def test_a_unit_on_the_base_is_closer_than_any_other() -> None:
    t = human(automa(table(), workers="A4 base", water=False))
    move = moved(t, "move-worker")
    assert NAMES[move.start] == "base-nordic"
    assert why(move.why_unit).rule == "S-61"


@pytest.mark.rule("S-62")
def test_water_and_tunnels_do_not_count_in_distances() -> None:
    """A4 to the Factory is three steps over a lake; B4 and F4 are joined by a tunnel and still four steps apart."""
    assert DISTANCE[NUMBER["A4"]][FACTORY_PLACE] == 3
    assert DISTANCE[NUMBER["B4"]][NUMBER["F4"]] == 4
    # by land alone B5 would be as far from the Factory as A4 is: neither can walk there before the water phase
    t = human(automa(table(), workers="A4 A5", hero="base", water=False))
    move = moved(t, "move-worker")
    assert where(move) == ("A4", "B5")
    assert why(move.why).rule == "S-67"


@pytest.mark.rule("S-63")
def test_distance_to_a_base_by_both_readings() -> None:
    """They differ only for Polania, Rusviet and Crimea, and the setting decides there."""
    differ = {
        str(faction): {
            str(NAMES[place])
            for place in range(SIZE)
            if BASE_DISTANCE["hex", faction][place] != BASE_DISTANCE["path", faction][place]
        }
        for faction in FACTIONS
    }
    assert differ == {
        "polania": {"A1", "B1"},
        "rusviet": {"A6", "B7"},
        "crimea": {"D1", "E1", "E2", "F1", "F2", "G1", "G2"},
        "albion": set(),
        "nordic": set(),
        "togawa": set(),
        "saxony": set(),
    }
    for reading, start in (("hex", "B7"), ("path", "D7")):
        assert all(BASE_DISTANCE[reading, faction][BASE_OF[faction]] == 0 for faction in FACTIONS)
        t = human(automa(table(automa="rusviet", base_distance=reading), mechs="B7 D7", water=True))
        assert NAMES[moved(t, "move-mech").start] == start


@pytest.mark.rule("S-64")
def test_units_equally_close_are_taken_in_reading_order() -> None:
    t = human(automa(table(), workers="A4 A5", water=False))
    move = moved(t, "move-worker")
    assert NAMES[move.start] == "A4"
    assert why(move.why_unit).rule == "S-64"


@pytest.mark.rule("S-65")
def test_reading_order_runs_along_the_rows() -> None:
    """The numbers of the territories are the reading order: by rows, from the left."""
    assert [one.hex for one in TERRITORIES] == sorted(one.hex for one in TERRITORIES)
    t = human(automa(table(automa="albion"), workers="B2 A3", water=True))  # A3 stands right of B2, but higher
    assert NAMES[moved(t, "move-worker").start] == "A3"


@pytest.mark.rule("S-66")
def test_mech_or_character_first_from_the_base() -> None:
    for first, unit in (("mech", "mech"), ("hero", "hero")):
        t = human(automa(table(attacker=first), hero="base", mechs="base"), workers="A4")
        move = moved(t, "attack-workers")
        assert (move.unit, NAMES[move.start]) == (unit, "base-nordic")
        assert why(move.why_unit).rule == "S-66"


@pytest.mark.rule("S-67")
def test_the_closest_to_the_factory_among_equals_and_the_factory_itself_is_closest() -> None:
    t = human(automa(table(automa="albion"), hero="C3", water=True), hero="D2")
    move = moved(t, "move-hero")  # C2 and D3 lie beside the enemy too; D3 is closer to the Factory
    assert where(move) == ("C3", "D3")
    assert set(left_after(move.why, "S-104")) == {"C2", "D3"}
    assert why(move.why).rule == "S-67"
    t = human(automa(table(automa="albion"), hero="C3", water=False), hero="E4")
    move = moved(t, "move-hero")
    assert where(move) == ("C3", "D4")


@pytest.mark.rule("S-68")
def test_the_first_in_reading_order_among_what_is_left() -> None:
    t = human(automa(table(automa="albion"), workers="A1 A2", water=False))
    move = moved(t, "move-worker")
    assert set(left_after(move.why, "S-67")) == {"A3", "B2"}
    assert where(move) == ("A1", "A3")
    assert why(move.why).rule == "S-68"


# --- neighbourhoods of the Automa ---


@pytest.mark.rule("S-70", "S-74", "S-75")
def test_the_neighbourhood_of_an_automa_unit_before_and_after_the_water_limit() -> None:
    for kind, unit in (("move-worker", "workers"), ("move-mech", "mechs")):
        t = human(automa(table(automa="albion"), water=False, **{unit: "B4"}), hero="base")
        # its own territory, what adjoins by land, and the base's two
        assert near(moved(t, kind).why) == {"B4", "C3", "A1", "A2"}
        automa(t, water=True, **{unit: "B4"})
        around = {"B4", "A3", "A4", "B3", "B5", "C3", "C4"}
        assert near(moved(t, kind).why) == around | {"A1", "A2"}


@pytest.mark.rule("S-71", "S-72", "S-73")
def test_units_on_the_base_have_no_neighbourhood_but_the_base_has_two_territories_for_ever() -> None:
    for water in (False, True):
        for faction in FACTIONS:
            enemy = "togawa" if faction != "togawa" else "saxony"
            t = human(automa(table(enemy, faction), hero="base", mechs="base", workers="base", water=water))
            assert near(moved(t, "move-mech").why) == territories(BASE_NEAR[faction])
            assert BASE_NEAR[faction].bit_count() == 2
            # nor does anybody on the base count for a worker's destination
            assert left_after(moved(t, "move-worker").why, "S-96") == sorted(territories(BASE_NEAR[faction]))
            assert plan(t, "encounter-or-factory") is None
            assert why(t.tale.events[-1].why).rule == "S-111"  # nobody on the board, so no neighbourhood at all


@pytest.mark.rule("S-81")
def test_a_unit_goes_to_the_neighbourhood_of_any_other_however_far() -> None:
    t = human(automa(table(), mechs="A4 G6", water=True), hero="G5")
    move = moved(t, "move-mech")
    assert NAMES[move.start] == "A4"
    assert DISTANCE[move.start][move.end] == 5
    assert NAMES[move.end] in {"F5", "F6"}


@pytest.mark.rule("S-22")
def test_tunnels_join_nothing_for_the_automa() -> None:
    """B4 and C2 both have tunnels; from B4 the Automa cannot get to C2, with or without water."""
    for water in (False, True):
        t = human(automa(table(automa="albion"), mechs="B4", water=water), hero="D2")
        assert "C2" not in near(moved(t, "move-mech").why)


@pytest.mark.rule("S-23", "S-24")
def test_faction_and_mech_abilities_of_the_automa_are_off() -> None:
    """Nordic workers do not swim before the water phase, and four mechs do not open a single river."""
    t = human(automa(table(), workers="A4", mechs="A5 B5 base base", water=False), hero="base")
    for kind in ("move-worker", "move-mech"):
        assert near(moved(t, kind).why) == {"A4", "A5", "B5"}


# --- neighbourhoods of the human ---


def reach(faction: str, place: str, abilities: str = "", **settings: str) -> set[str]:
    enemy = "albion" if faction != "albion" else "togawa"
    return territories(human_reach(human(table(faction, enemy, **settings), hero=place, abilities=abilities)))


@pytest.mark.rule("S-76", "S-80")
def test_without_abilities_a_human_unit_reaches_land_neighbours_only() -> None:
    """Tunnels and Speed add nothing by the usual reading."""
    assert reach("crimea", "C5") == {"C5", "B6", "D5"}
    assert reach("crimea", "C5", "speed wayfare") == {"C5", "B6", "D5"}
    assert reach("saxony", "C2", "underpass") == reach("saxony", "C2") == {"B2", "C2", "C3"}
    assert reach("rusviet", "C6", "township") == reach("rusviet", "C6")


@pytest.mark.rule("S-77")
@pytest.mark.parametrize(
    ("faction", "place", "more"),
    [
        ("crimea", "C5", {"D6"}),  # tundra
        ("rusviet", "C5", {"C6"}),  # village
        ("nordic", "C5", {"B5"}),  # mountain
        ("polania", "C5", {"B5", "C6"}),  # mountain, village
        ("saxony", "C5", {"B5"}),  # mountain
    ],
)
def test_riverwalk_opens_rivers_by_the_terrain_behind(faction: str, place: str, more: set[str]) -> None:
    assert reach(faction, place, "riverwalk") - reach(faction, place) == more


@pytest.mark.rule("S-78")
def test_burrow_and_toka() -> None:
    assert reach("albion", "C5", "burrow") == {"C5", "B6", "D5", "B5", "C6", "D6"}  # from a tunnel over any river
    assert reach("albion", "D6", "burrow") == {"D6", "C6", "D7", "C5", "E6"}  # to tunnels only
    assert reach("togawa", "D6", "toka") == {"D6", "C6", "D7", "C5", "D5", "E6"}


@pytest.mark.rule("S-78")
@pytest.mark.parametrize(
    ("place", "mine", "more"),
    [
        ("B6", "B6", {"A5", "B5", "C6"}),  # from the mine over any river
        ("D6", "D5", {"D5"}),  # over the river to the mine
        ("A5", "D5", set()),  # a mine elsewhere opens nothing here
    ],
)
def test_burrow_digs_from_and_to_the_own_mine(place: str, mine: str, more: set[str]) -> None:
    for structure, opened in (("mine", more), ("mill", set())):
        t = human(table("albion", "togawa"), mechs=place, abilities="burrow")
        before = territories(human_reach(t))
        t.human.structures[NUMBER[mine]] = Name(structure)
        assert territories(human_reach(t)) - before == opened
        t.human.abilities = frozenset({Name("rally")})  # and without Burrow nothing
        assert not territories(human_reach(t)) & opened


@pytest.mark.rule("S-78", "S-95")
def test_a_worker_keeps_out_of_reach_of_who_comes_through_the_own_mine() -> None:
    """From B6 the mech gets to B5 only by Burrow and only with the mine there; A4 alone is out of its reach then."""
    t = human(automa(table("albion"), workers="A4 A5", water=False), mechs="B6", abilities="burrow")
    move = moved(t, "move-worker")
    assert (where(move), why(move.why).rule) == (("A4", "B5"), "S-67")
    t.human.structures[NUMBER["B6"]] = Name("mine")
    move = moved(t, "move-worker")
    assert (where(move), why(move.why).rule) == (("A4", "A4"), "S-95")
    assert left_after(move.why, "S-95") == ["A4"]


@pytest.mark.rule("S-80")
def test_by_the_full_reading_the_own_mine_joins_the_tunnels() -> None:
    full = {"human_reach": "full"}
    for structure, joined in (("mine", True), ("mill", False)):
        t = human(table("crimea", "albion", **full), hero="A6")
        t.human.structures[NUMBER["A6"]] = Name(structure)
        assert (territories(human_reach(t)) >= {"B4", "C2", "C5", "E3", "E6", "F4"}) is joined
        t = human(table("crimea", "albion", **full), hero="C2")
        t.human.structures[NUMBER["A6"]] = Name(structure)
        assert ("A6" in territories(human_reach(t))) is joined
    # with Underpass a mountain under control leads to tunnels and to the mine, without it to none beyond land
    t = human(table("saxony", "albion", **full), hero="D5", abilities="underpass")
    t.human.structures[NUMBER["A6"]] = Name("mine")
    assert territories(human_reach(t)) >= {"A6", "B4", "C2", "C5", "E3", "E6", "F4"}
    t.human.abilities = frozenset()
    assert not territories(human_reach(t)) & {"A6", "B4", "C2", "E3", "F4"}


@pytest.mark.rule("S-79")
@pytest.mark.parametrize(
    ("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge"), ("togawa", "suiton")]
)
def test_lakes_only_with_a_lake_ability(faction: str, ability: str) -> None:
    assert reach(faction, "C3") == {"C3", "B4", "C2", "D4"}
    assert reach(faction, "C3", ability) == {"C3", "B4", "C2", "D4", "B3", "C4", "D3"}
    assert reach(faction, "C4") == {"C4"}
    assert reach(faction, "C4", ability) == {"C4", "B4", "B5", "C3", "C5", "D4", "D5"}


@pytest.mark.rule("S-80")
def test_the_full_reading_adds_tunnels_links_and_speed() -> None:
    full = {"human_reach": "full"}
    assert reach("crimea", "C5", **full) == {"C5", "B6", "D5", "B4", "C2", "E3", "E6", "F4"}
    assert reach("crimea", "A6", "speed", **full) == {"A6", "B6", "B7", "C5"}
    assert reach("polania", "C4", "submerge", **full) >= {"B1", "B3", "D3", "E5", "E7", "G2"}
    t = human(table("rusviet", "albion", human_reach="full"), hero="D4", workers="C6 A6", abilities="township")
    assert territories(human_reach(t)) >= {"C6", "A6"}
    t = human(table("saxony", "albion", human_reach="full"), hero="C2", workers="D7", abilities="underpass")
    assert territories(human_reach(t)) >= {"D7", "F4"}
    t = human(table("albion", "togawa", human_reach="full"), hero="D4", workers="G6", abilities="rally")
    t.human.flags = 1 << NUMBER["F7"]
    assert territories(human_reach(t)) >= {"G6", "F7"}
    t = human(table("togawa", "albion", human_reach="full"), hero="D4", abilities="shinobi")
    t.human.armed = 1 << NUMBER["A1"]
    assert territories(human_reach(t)) >= {"A1"}


@pytest.mark.rule("S-80")
@pytest.mark.parametrize(
    ("faction", "ability", "hero", "workers", "more"),
    [
        ("rusviet", "township", "D4", "C6 A6", {"C6", "A6"}),  # villages under control
        ("rusviet", "township", "C6", "A6", {"A6", "D4"}),  # and the Factory in any case
        ("rusviet", "township", "D5", "C6", set()),  # neither a village nor the Factory
        ("saxony", "underpass", "D5", "D7", {"D7", "B4", "C2", "E3", "F4"}),  # a mountain and tunnels
        ("saxony", "underpass", "D4", "D7", set()),
        ("polania", "submerge", "B3", "", {"B1", "C4", "D3", "E5", "E7", "G2"}),
        ("polania", "submerge", "D5", "", set()),  # beside two lakes, but on land
        ("albion", "rally", "D4", "G6 base", {"G6", "F7"}),  # a worker and a flag
        ("togawa", "shinobi", "D4", "", {"A2", "A4"}),  # armed and sprung traps
    ],
)
def test_what_each_link_adds_and_nothing_else(
    faction: str, ability: str, hero: str, workers: str, more: set[str]
) -> None:
    """Against the usual reading with the same ability; without the ability there is no such link."""

    def found(abilities: str, **settings: str) -> set[str]:
        t = human(table(faction, "crimea", **settings), hero=hero, workers=workers, abilities=abilities)
        t.human.flags, t.human.armed, t.human.sprung = at("F7"), at("A2"), at("A4")
        return territories(human_reach(t))

    assert found(ability, human_reach="full") - found(ability) == more
    assert found("riverwalk", human_reach="full") == found("riverwalk")


@pytest.mark.rule("S-80")
def test_with_speed_a_link_is_one_of_two_steps() -> None:
    """By Rally to the worker on A5 and on from there; the worker on the base is no place to rally to."""
    full = human(table("albion", "crimea", human_reach="full"), hero="D1", workers="A5 base", abilities="rally speed")
    assert territories(human_reach(full)) >= {"A4", "A5", "B5"}


@pytest.mark.rule("S-80")
def test_speed_does_not_run_past_the_automa_nor_the_character_past_an_encounter() -> None:
    t = human(automa(table(human_reach="full"), workers="B6"), hero="A6", abilities="speed")
    assert territories(human_reach(t)) == {"A6", "B6", "B7"}
    t = human(automa(table(human_reach="full")), hero="B6", abilities="speed")
    with_token = territories(human_reach(human(automa(table(human_reach="full")), hero="A1", abilities="speed")))
    assert "C2" not in with_token  # B2 holds a token, so the character stops there
    assert "C2" in territories(human_reach(human(t, hero="base", mechs="A1", abilities="speed")))


@pytest.mark.rule("S-71")
def test_human_units_on_a_base_reach_nothing() -> None:
    assert reach("crimea", "base", "riverwalk") == set()
    assert reach("polania", "base", "riverwalk") == set()  # the first of the bases
    assert reach("crimea", "base", "speed", human_reach="full") == set()


# --- what follows from the map ---


@pytest.mark.rule("S-111")
def test_no_encounter_adjoins_a_base_so_that_only_the_reasons_show_the_rule() -> None:
    """The base's neighbourhood never holds a token or the Factory: S-111 can be seen in the ladder only."""
    for faction in FACTIONS:
        assert not BASE_NEAR[faction] & (ENCOUNTERS | 1 << FACTORY_PLACE)
    t = human(automa(table(automa="albion"), hero="base", workers="A3", water=False))
    move = moved(t, "encounter-or-factory")
    assert near(move.why) == {"A2", "A3"}  # A1 adjoins the base only
    assert why(move.why).rungs[0].rule == "S-111"


@pytest.mark.rule("S-28")
def test_no_base_is_ever_in_the_automas_reach() -> None:
    """Neighbourhoods hold territories only, so neither moves nor attacks end on a base."""
    assert all(near & ~ALL == 0 for near in (*NEAR, *NEAR_BY_LAND, *BASE_NEAR.values()))
    t = human(automa(table(automa="albion"), hero="A4", mechs="A5", water=True), hero="base", workers="base")
    t.human.hero = BASE_OF[Name("nordic")]
    assert plan(t, "attack-units") is None
    assert plan(t, "attack-workers") is None
