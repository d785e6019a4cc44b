"""Packs: what the shipped ones say, what an owner's own may say, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automarium.core.errors import BadPack, Refusal
from automarium.core.match import Match
from automarium.core.pack import check
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.gaia.box import READ, box_of, pack_of, packs, read_owner_pack
from automarium.games.gaia.factions import Step, shipped_factions
from automarium.games.gaia.map import read_faces, shipped_faces
from automarium.games.gaia.names import BUILD_MINE, POWER_QIC, RESEARCH_RANDOM, UPGRADE
from tests.rules.gaia.scenes import at, ids

PLAIN = game("gaia").setup({})


def changed(name: str, **changes: object) -> dict[str, Any]:
    """The data of a shipped pack as an owner's, with other values: `cards__0__vp=9`."""
    data: dict[str, Any] = json.loads(json.dumps({**pack_of(PLAIN, name).data, "status": "owner"}))
    for path, value in changes.items():
        *way, last = (int(key) if key.isdecimal() else key for key in path.split("__"))
        place: Any = data
        for key in way:
            place = place[key]
        if value is ...:
            del place[last]
        else:
            place[last] = value
    return data


def refused(name: str, **changes: object) -> BadPack:
    with pytest.raises(BadPack) as bad:
        read_owner_pack(json.dumps(changed(name, **changes)), "mine.json")
    return bad.value


@pytest.mark.parametrize(
    ("name", "path", "low", "high"),
    [
        ("gaia.cards", "cards__0__first_booster", 1, 5),
        ("gaia.cards", "cards__0__vp", 0, 9),
        ("gaia.cards", "cards__0__range", 1, 9),
        ("gaia.cards", "cards__0__number", 1, 9),
        ("gaia.cards", "cards__0__pass_booster", 1, 3),
        ("gaia.factions", "automa__0__mines", 1, 3),
        ("gaia.factions", "automa__0__vp", 0, 9),
        ("gaia.factions", "automa__0__action__1__range", 1, 9),
        ("gaia.factions", "automa__3__action__0__else_range", 1, 9),
        ("gaia.factions", "automa__3__passive__vp", 0, 9),
        ("gaia.tiles", "rounds__0__copies", 1, 2),
        ("gaia.tiles", "rounds__0__left", 0, 20),
        ("gaia.tiles", "rounds__0__right", 0, 20),
        ("gaia.tiles", "finals__0__neutral", 0, 20),
    ],
)
def test_numbers_of_a_pack_have_bounds(name: str, path: str, low: int, high: int) -> None:
    for value in (low, high):
        assert read_owner_pack(json.dumps(changed(name, **{path: value})), "mine.json")[0] == name
    for value in (low - 1, high + 1):
        bad = refused(name, **{path: value})
        assert (bad.id, bad.args_["field"], bad.args_["got"]) == ("pack-field", path.split("__")[-1], str(value))
        assert bad.args_["expected"] == f"{low}..{high}"


def test_the_steps_of_the_faction_cards_as_they_are_read() -> None:
    """What a card does not print is not there: no range, no area, nothing preferred."""
    area, transdim, nearest = Name("gaia-project"), Name("transdim"), Name("nearest")
    assert {str(id): one.action for id, one in shipped_factions().automa.items()} == {
        "terrans": (Step(Name("research"), area, 0, None, 0, False), Step(BUILD_MINE, None, 4, transdim, 0, False)),
        "xenos": (Step(BUILD_MINE, None, 2, None, 0, False), Step(POWER_QIC, None, 0, None, 0, False)),
        "taklons": (Step(BUILD_MINE, None, 3, nearest, 0, False), Step(POWER_QIC, None, 0, None, 0, False)),
        "hadsch-hallas": (Step(UPGRADE, None, 0, None, 3, False),),
        "geodens": (Step(RESEARCH_RANDOM, None, 0, None, 0, False), Step(POWER_QIC, None, 0, None, 0, False)),
        "firaks": (Step(UPGRADE, None, 0, None, 0, True),),
        "itars": (Step(POWER_QIC, None, 0, None, 0, False), Step(POWER_QIC, None, 0, None, 0, False)),
    }
    passives = {str(id): one.passive_vp for id, one in shipped_factions().automa.items() if one.passive_vp}
    assert passives == {"hadsch-hallas": 3, "geodens": 2}


def test_an_owners_pack_takes_the_place_of_the_shipped_one() -> None:
    data = changed("gaia.cards")
    data["cards"] = [{**row, "vp": 9} for row in data["cards"]]
    setup = game("gaia").setup({"automa": "itars"}, {"gaia.cards": data})
    begun = Match(game("gaia"), setup, "own")
    assert {one.vp for one in begun.state.automa.deck.all} == {9}
    assert begun.state.box.factions == box_of(PLAIN).factions
    assert "care-owner-packs" in ids(begun.state)
    assert {name for name, digest in packs(setup).items() if digest != packs(PLAIN)[name]} == {"gaia.cards"}
    assert set(packs(setup)) == set(READ)


def test_each_pack_can_be_an_owners() -> None:
    factions = changed("gaia.factions", automa__4__vp=7)
    tiles = changed("gaia.tiles", finals__0__neutral=1)
    box = box_of(game("gaia").setup({}, {"gaia.factions": factions, "gaia.tiles": tiles}))
    assert box.factions.automa[Name("geodens")].vp == 7
    assert box.tiles.neutral[Name("final-federations")] == 1
    assert box.cards == box_of(PLAIN).cards
    setup = game("gaia").setup({"automa": "geodens"}, {"gaia.factions": factions})
    cares = [event for event in Match(game("gaia"), setup, "own").tale.events if event.id.startswith("care-")]
    assert [event.id for event in cares] == ["care-owner-packs", "care-space-order"]  # the owner has seen the card
    assert cares[0].args["packs"] == ("pack-factions",)
    assert box.faces is box_of(PLAIN).faces is None
    assert box_of(PLAIN) is box_of(PLAIN)  # the shipped one is read once
    assert read_owner_pack(json.dumps(factions), "mine.json") == ("gaia.factions", factions)


def test_an_owners_sectors_are_laid() -> None:
    """The Gaia planet of sector 3 (G5) is one of ice here, and lies there in a match."""
    data = changed("gaia.sectors", faces__3a="..X .I.. ..... T.IM D..")
    setup = game("gaia").setup({"map": "default", "automa": "itars", "human": "taklons"}, {"gaia.sectors": data})
    begun = Match(game("gaia"), setup, "own")
    assert begun.state.type_at(at("G5")) == "ice"
    del data["faces"]["7a"]
    setup = game("gaia").setup({"map": "30 10 50 60 7a0 40 20", "neighbours": "any"}, {"gaia.sectors": data})
    with pytest.raises(Refusal) as refusal:
        Match(game("gaia"), setup, "own")
    assert (refusal.value.id, refusal.value.args_["sector"]) == ("map-no-such-face", 7)


@pytest.mark.parametrize(
    ("name", "changes", "id"),
    [
        ("gaia.cards", {"cards__16": ...}, "pack-count"),
        ("gaia.cards", {"cards__16__n": 16}, "pack-count"),
        ("gaia.cards", {"cards__0__range": "far"}, "pack-field"),
        ("gaia.factions", {"automa__6__home": "terra"}, "pack-count"),
        ("gaia.factions", {"automa__0__action__0__area": ...}, "pack-field"),
        ("gaia.factions", {"automa__0__action__0__do": "rest"}, "pack-field"),
        ("gaia.factions", {"automa__0__passive": {"is": "flying"}}, "pack-field"),
        ("gaia.tiles", {"finals__5": ...}, "pack-count"),
        ("gaia.sectors", {"letters__T": "ice"}, "pack-field"),
        ("gaia.sectors", {"letters": "T"}, "pack-field"),
        ("gaia.sectors", {"faces": "1a"}, "pack-field"),
        *(("gaia.sectors", {f"faces__{face}": ...}, "pack-field") for face in ("1a", "4a", "5b", "7b")),
        ("gaia.sectors", {"faces__1a": "... .... ..... .... ..Z"}, "pack-field"),
        ("gaia.sectors", {"faces__5b": "... ...."}, "pack-field"),
        ("gaia.tiles", {"source": ""}, "pack-field"),
        ("gaia.cards", {"pack": "gaia.other"}, "pack-field"),
    ],
)
def test_packs_that_cannot_be(name: str, changes: dict[str, object], id: str) -> None:
    assert refused(name, **changes).id == id
    with pytest.raises(BadPack):
        game("gaia").setup({}, {name: changed(name, **changes)})


def test_a_file_that_is_none_of_the_packs() -> None:
    assert refused("gaia.tiles", source="").args_["field"] == "source"  # it is one, and says no source
    assert refused("gaia.cards", pack="gaia.other").args_["expected"] == ", ".join(READ)
    with pytest.raises(BadPack) as bad:
        read_owner_pack("no json", "mine.json")
    assert bad.value.id == "pack-not-json"


def test_a_sector_may_hold_a_planet_of_every_type() -> None:
    data = changed("gaia.sectors", faces__1a="TOV DSMI GX... .... ...")
    planets = read_faces(check("gaia.sectors", data, "mine.json"))["1a"]
    assert [str(type) for _, type in planets] == [
        *("terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice", "gaia", "transdim")
    ]


def test_other_faces_than_those_for_two_may_be_left_out() -> None:
    faces = pack_of(PLAIN, "gaia.sectors").data["faces"]
    for_two = ("1a", "2a", "3a", "4a", "5b", "6b", "7b")
    data = changed("gaia.sectors", faces={face: rows for face, rows in faces.items() if face in for_two})
    read = read_faces(check("gaia.sectors", data, "mine.json"))
    assert read == {face: planets for face, planets in shipped_faces().items() if face in for_two}
