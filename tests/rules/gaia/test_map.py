"""The map: P-14 to P-18, directional selection P-46 to P-50, range and distance P-59 to P-63."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.gaia.map import (
    CENTRES,
    DEFAULT,
    HEXES,
    INDEX,
    NAMES,
    POSITIONS,
    SECTOR_HEXES,
    SECTORS,
    WITHIN,
    Placed,
    distance,
    lay,
    offence,
    parse_sectors,
    random_map,
    shipped_faces,
    turned,
)
from automarium.games.gaia.names import GAIA, LEFT, LOST_PLANET, PRINTED, RIGHT, TRANSDIM, WHEEL
from automarium.games.gaia.selection import DIRECTIONAL
from automarium.games.gaia.table import Hexes
from tests.rules.gaia import oracle
from tests.rules.gaia.scenes import act, at, card, names, rules, rung, scene, why

DEFAULT_MAP = lay(parse_sectors(DEFAULT))


def order(planets: int, direction: Name) -> list[int]:
    """All planets in the order of directional selection: one after the other is taken away."""
    found = []
    while planets:
        first = DIRECTIONAL[direction].keep(planets)
        found.append(first.bit_length() - 1)
        planets ^= first
    return found


# --- sectors and layout ---


@pytest.mark.rule("P-14")
def test_seven_sectors_with_the_faces_for_one_or_two_players() -> None:
    for seed in range(20):
        sectors = random_map(Stream(str(seed), "map")).sectors
        assert sorted(one.sector for one in sectors) == [1, 2, 3, 4, 5, 6, 7]
        assert {one.face for one in sectors if one.sector >= 5} == {"b"}
        assert {one.face for one in sectors if one.sector < 5} == {"a"}
    # the faces differ: on the one for three or four players 5 and 6 have a planet more
    faces = shipped_faces()
    assert [len(faces[f"{n}a"]) - len(faces[f"{n}b"]) for n in (5, 6, 7)] == [1, 1, 1]
    table = scene(map="3a0 1a0 5a0 6b0 7b0 4a0 2a0", neighbours="any")
    assert table.map.planets.bit_count() == DEFAULT_MAP.planets.bit_count() + 1


def test_seven_sectors_of_nineteen_hexes_tile_the_board_without_a_gap() -> None:
    assert len(HEXES) == len(set(HEXES)) == 133
    assert [bits.bit_count() for bits in SECTORS] == [19] * 7
    assert [hex for hex in SECTOR_HEXES if hex == (0, 0)] == [(0, 0)]
    centres = list(CENTRES.values())
    assert all(distance(centres[0], one) == 5 for one in centres[1:])
    assert sorted(oracle.BOARD) == sorted(HEXES)


@pytest.mark.rule("P-15")
def test_a_random_map_puts_any_sector_anywhere() -> None:
    maps = [random_map(Stream(str(seed), "map")) for seed in range(300)]
    for position in range(7):
        assert {one.sectors[position].sector for one in maps} == set(range(1, 8))
    assert {one.rotation for map in maps for one in map.sectors} == set(range(6))
    assert random_map(Stream("same", "map")) == random_map(Stream("same", "map"))


@pytest.mark.rule("P-16")
def test_a_random_map_has_no_neighbours_of_one_home_type() -> None:
    maps = [random_map(Stream(str(seed), "map")) for seed in range(200)]
    for map in maps:
        types = {HEXES[hex]: type for type, bits in map.types.items() for hex in each(bits)}
        for hex, type in types.items():
            alike = [other for other in types if distance(hex, other) == 1 and types[other] == type]
            assert not alike or type in (GAIA, TRANSDIM)
    # Gaia and transdim neighbours do come up, but not with the strict switch
    assert any(offence(map, strict=True) for map in maps)
    strict = [random_map(Stream(str(seed), "map"), strict=True) for seed in range(100)]
    assert not any(offence(map, strict=True) for map in strict)


@pytest.mark.rule("P-16")
def test_an_own_map_is_checked_by_the_setting() -> None:
    illegal = next(
        text
        for seed in range(500)
        for text in [" ".join(f"{n}{Stream(str(seed), str(n)).below(6)}" for n in (3, 1, 5, 6, 7, 4, 2))]
        if offence(lay(parse_sectors(text))) is not None
    )
    with pytest.raises(Refusal) as refused:
        scene(map=illegal)
    assert refused.value.id == "map-neighbours"
    pair = offence(lay(parse_sectors(illegal)))
    assert pair is not None
    assert distance(HEXES[pair[0]], HEXES[pair[1]]) == 1
    types = {str(lay(parse_sectors(illegal)).type_at(hex)) for hex in pair}
    assert {refused.value.args_["type"]} == types
    assert (refused.value.args_["hex"], refused.value.args_["other"]) == tuple(NAMES[hex] for hex in pair)
    assert scene(map=illegal, neighbours="any").map.sectors == parse_sectors(illegal)
    only_strict = next(
        map.notation
        for seed in range(200)
        for map in [random_map(Stream(str(seed), "map"))]
        if offence(map, strict=True) is not None
    )
    assert scene(map=only_strict).map.notation == only_strict
    with pytest.raises(Refusal):
        scene(map=only_strict, neighbours="strict")


@pytest.mark.rule("P-17")
def test_hexes_form_horizontal_rows_in_one_fixed_orientation() -> None:
    rows: dict[int, list[int]] = {}
    for hex, (_, r) in enumerate(HEXES):
        rows.setdefault(r, []).append(hex)
    assert len(rows) == 15
    assert [len(row) for row in rows.values()] == [3, 4, 8, 11, 12, 12, 11, 11, 11, 12, 12, 11, 8, 4, 3]
    for row in rows.values():  # each row is one line of neighbours, numbered from the left
        assert row == list(range(row[0], row[0] + len(row)))
        assert all(distance(HEXES[a], HEXES[a + 1]) == 1 for a in row[:-1])
    assert (NAMES[0], NAMES[-1], NAMES[INDEX[0, 0]]) == ("A1", "O3", "H6")


@pytest.mark.rule("P-18")
def test_the_default_map() -> None:
    table = scene(level="first-game", map="random")
    assert table.map.notation == DEFAULT
    assert dict(zip(POSITIONS, (str(one) for one in table.map.sectors), strict=True)) == {
        **{"centre": "3a0", "top": "1a0", "upper-right": "5b0", "lower-right": "6b0"},
        **{"bottom": "7b0", "lower-left": "4a0", "upper-left": "2a0"},
    }
    assert offence(table.map, strict=True) is None
    assert table.map.planets.bit_count() == 40
    assert names(table.map.types[Name("ice")]) == {"D11", "E4", "I1", "I7"}


# --- notation ---


@settings(max_examples=200, deadline=None)
@given(st.permutations(range(1, 8)), st.lists(st.integers(0, 5), min_size=7, max_size=7), st.integers(0, 7))
def test_the_notation_round_trips(order: list[int], turns: list[int], plain: int) -> None:
    sectors = tuple(
        Placed(n, "a" if n < 5 or plain >> n - 5 & 1 else "b", turn) for n, turn in zip(order, turns, strict=True)
    )
    text = lay(sectors).notation
    assert parse_sectors(text) == sectors
    assert lay(parse_sectors(text.upper().replace(" ", ", "))).notation == text


def test_a_face_may_be_left_out() -> None:
    assert lay(parse_sectors("30 10 50 60 70 40 20")).notation == DEFAULT


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "map-bad"),
        ("3a0 1a0 5b0 6b0 7b0 4a0", "map-bad"),
        ("3a0 1a0 5b0 6b0 7b0 4a0 8a0", "map-bad"),
        ("3a0 1a0 5b0 6b0 7b0 4a0 2a6", "map-bad"),
        ("3a0 3a1 5b0 6b0 7b0 4a0 2a0", "map-sector-twice"),
        ("3b0 1a0 5b0 6b0 7b0 4a0 2a0", "map-no-such-face"),
    ],
)
def test_texts_that_are_no_map(text: str, id: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_sectors(text)
    assert refused.value.id == id


def test_turning_a_sector_six_times_brings_it_back() -> None:
    for hex in SECTOR_HEXES:
        assert turned(hex, 6) == hex
        assert len({turned(hex, n) for n in range(6)}) == (1 if hex == (0, 0) else 6)
    assert turned((0, -1), 1) == (1, -1)  # the hex above left of the centre goes to above right: clockwise


def test_hexes_are_named_by_row_or_by_sector_and_planet() -> None:
    shape = Hexes(scene())
    assert shape.parse("i7") == shape.parse("3-ice") == shape.parse("3-i") == at("I7")
    assert shape.write(at("I7")) == "i7"
    assert (shape.parse("1-terra"), shape.parse("7 swamp"), shape.parse("a1")) == (at("C7"), at("N3"), at("A1"))
    for text, id in (
        ("p1", "hex-unknown"),
        ("3-", "hex-unknown"),
        ("0-ice", "hex-unknown"),
        ("8-ice", "hex-unknown"),
        ("x-ice", "hex-unknown"),
        ("3-t", "hex-unknown"),  # terra, titanium or transdim
        ("6-transdim", "planet-not-one"),
        ("1-ice", "planet-not-one"),
    ):
        with pytest.raises(Refusal) as refused:
            shape.parse(text)
        assert refused.value.id == id
    assert {option.text for option in shape.options} == {name.casefold() for name in NAMES}


def test_only_some_hexes_can_be_meant() -> None:
    among = sum(1 << at(hex) for hex in ("B2", "K3", "I7"))
    shape = Hexes(scene(), among)
    assert [option.text for option in shape.options] == ["b2", "i7", "k3"]
    assert {shape.sample(Stream(str(seed), "hex")) for seed in range(20)} == set(each(among))
    for text in ("b1", "b3", "3-terra"):
        with pytest.raises(Refusal) as refused:
            shape.parse(text)
        assert refused.value.id == "hex-not-here"


def test_labels_of_hexes() -> None:
    """A planet by its sector, its type and its hex, anything else by row and place."""
    labels = {hex: scene().label(at(hex)) for hex in ("A1", "I7", "G5", "M7", "J12", "K5")}
    assert {hex: (label.id, *map(str, label.args.values())) for hex, label in labels.items()} == {
        "A1": ("hex-label", "A1"),
        "I7": ("planet-label", "3", "ice", "I7"),
        "G5": ("planet-label", "3", "gaia", "G5"),
        "M7": ("planet-label", "6", "transdim", "M7"),  # sector 6 has two of them
        "J12": ("planet-label", "6", "transdim", "J12"),
        "K5": ("planet-label", "7", "transdim", "K5"),
    }
    namer = scene().namer()
    assert {str(hex): (namer(at(hex)).id, *map(str, namer(at(hex)).args.values())) for hex in ("A1", "I7")} == {
        "A1": ("hex-label", "A1"),
        "I7": ("planet-at", "I7", "ice"),
    }


# --- directional selection ---


@pytest.mark.rule("P-46", "P-47")
def test_the_official_figure_to_the_right() -> None:
    figure = lay(parse_sectors(FIGURE))
    found = order(figure.planets, RIGHT)[:8]
    assert [(str(figure.type_at(hex)), *HEXES[hex]) for hex in found] == [
        ("ice", 5, -7),
        ("gaia", 3, -6),
        ("transdim", 0, -5),
        ("transdim", 5, -5),
        ("gaia", -2, -4),
        ("volcanic", 1, -4),
        ("oxide", 4, -4),
        ("titanium", 7, -4),
    ]
    assert [figure.sector(hex) for hex in found] == [5, 5, 3, 5, 3, 5, 5, 4]  # rows run through all sectors


@pytest.mark.rule("P-46", "P-48")
def test_the_official_figure_to_the_left() -> None:
    figure = lay(parse_sectors(FIGURE))
    found = order(figure.planets, LEFT)[:9]
    assert [(str(figure.type_at(hex)), *HEXES[hex]) for hex in found] == [
        ("transdim", -4, 7),
        ("desert", -2, 6),
        ("oxide", -5, 6),
        ("volcanic", 1, 5),
        ("oxide", 0, 5),
        ("ice", -2, 5),
        ("swamp", -4, 5),
        ("transdim", 3, 4),
        ("transdim", -6, 4),
    ]


# centre, top, upper right, lower right, bottom, lower left, upper left; the figure shows the plain side of 5, and what
# lies in its middle is not told
FIGURE = "7b0 5a0 4a0 1a0 2a0 6b2 3a0"


@pytest.mark.rule("P-48")
def test_left_is_the_exact_reverse_of_right_on_any_map() -> None:
    for seed in range(50):
        planets = random_map(Stream(str(seed), "map")).planets
        assert order(planets, LEFT) == order(planets, RIGHT)[::-1]
        by_hand = sorted(each(planets), key=lambda hex: (HEXES[hex][1], HEXES[hex][0]))
        assert order(planets, RIGHT) == by_hand


@pytest.mark.rule("P-49")
def test_the_arrow_is_that_of_the_support_card() -> None:
    """Two trading stations at one distance from the human: the action card's own arrow plays no part."""
    for support, hex, rule in ((1, "E6", "P-47"), (4, "E7", "P-48")):
        for action in (1, 10):  # their own arrows point right and left
            table = scene("e6 e7", "g8")
            table.human.hexes = 0  # nobody is near: only the direction can decide
            table.human.near = [0] * len(table.human.near)
            act(table, action, support)
            assert why(table, "order-upgrade").rule == rule
            assert names(table.automa.structures[Name("trading-station")]) == {hex}


@pytest.mark.rule("P-50")
def test_a_planet_keeps_its_place_when_its_type_changes() -> None:
    table = scene("g8", "k3")
    before = order(table.planets, RIGHT)
    table.retype(at("D8"), GAIA)
    assert order(table.planets, RIGHT) == before
    table.types[LOST_PLANET] |= 1 << at("D9")
    with_lost = order(table.planets, RIGHT)
    assert with_lost.index(at("D9")) == with_lost.index(at("D8")) + 1
    assert [hex for hex in with_lost if hex != at("D9")] == before


# --- range and distance ---


@pytest.mark.rule("P-59")
def test_navigation_has_no_bearing_on_the_range() -> None:
    outcomes = []
    for level in range(6):
        table = scene("g8", "b2")
        table.automa.levels[1] = level
        act(table, 4, 13)
        outcomes.append(rung(why(table, "order-mine"), "P-62"))
    assert all(one == outcomes[0] for one in outcomes)


@pytest.mark.rule("P-60")
def test_the_range_of_each_card() -> None:
    assert {n for n in range(1, 18) if card(n).range == 4} == {1, 8, 11}
    assert {n for n in range(1, 18) if card(n).range == 2} == set(range(1, 18)) - {1, 8, 11}
    for support in (1, 13):
        table = scene("g8 e7", "b2 k3")
        act(table, 4, support)
        reach = {
            hex
            for hex in each(table.planets)
            if any(distance(HEXES[hex], HEXES[at(own)]) <= card(support).range for own in ("G8", "E7"))
        }
        assert rung(why(table, "order-mine"), "P-62") == reach - {at("G8"), at("E7"), at("B2"), at("K3")}


@pytest.mark.rule("P-61")
def test_a_range_on_the_faction_card_replaces_that_of_the_support_card() -> None:
    """The Taklons' 3 stands against the 4 of card 1 and the 2 of card 2."""
    for support in (1, 2):
        table = scene("k3", "b1", automa="taklons", human="xenos")
        act(table, 13, support)
        ladder = why(table, "order-mine")
        assert ladder.rungs[0].args == {"range": 3}
        assert rung(ladder, "P-62") == set(each(table.map.planets & WITHIN[at("K3")][3])) - {at("K3")}


@pytest.mark.rule("P-62")
def test_a_planet_at_exactly_the_range_is_in_range_and_one_beyond_it_is_not() -> None:
    table = scene("g8", "b2")
    act(table, 4, 13)
    inside = rung(why(table, "order-mine"), "P-62")
    far = {hex: distance(HEXES[hex], HEXES[at("G8")]) for hex in each(table.map.planets)}
    assert {hex for hex, steps in far.items() if 0 < steps <= 2} == inside
    assert 2 in {far[hex] for hex in inside}
    assert 3 in far.values()


@pytest.mark.rule("P-63")
def test_distance_is_the_fewest_steps_whatever_lies_on_the_way() -> None:
    """A walk from hex to hex over an endless board, through planets and off the outline, finds the same number."""
    for start in ("H6", "A1", "J1"):
        reached = {HEXES[at(start)]: 0}
        ring = list(reached)
        while len([hex for hex in reached if hex in INDEX]) < 133:
            ring = [
                (q + a, r + b)
                for q, r in ring
                for a, b in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
                if (q + a, r + b) not in reached
            ]
            reached |= dict.fromkeys(ring, max(reached.values()) + 1)
        for hex, steps in reached.items():
            if hex in INDEX:
                assert distance(HEXES[at(start)], hex) == steps
                assert WITHIN[at(start)][steps] >> INDEX[hex] & 1
                assert steps == 0 or not WITHIN[at(start)][steps - 1] >> INDEX[hex] & 1


def test_every_home_type_has_four_planets_on_every_map() -> None:
    for seed in range(30):
        map = random_map(Stream(str(seed), "map"))
        assert {map.types[type].bit_count() for type in WHEEL} == {4}
        assert sum(map.types[type].bit_count() for type in PRINTED) == 40
    assert rules(why(act(scene("g8", "b2"), 4, 13), "order-mine"))[0] == "P-62"
