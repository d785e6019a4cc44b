"""The public components: 30 neighbourhood tiles, 12 characters; the tiles of the rabbi are in test_rabbi."""

from __future__ import annotations

import json

import pytest

from automarium.core.errors import BadPack
from automarium.core.pack import check
from automarium.games.golem.components import components, components_pack
from automarium.games.golem.golems import use_tile
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLUE,
    CHARACTERS,
    COIN_CLAY,
    DISTRICTS,
    GOLEM,
    LEG2,
    RED,
    STUDY,
    YELLOW,
)
from automarium.games.golem.notation import effect, line
from automarium.games.golem.phases import influence
from automarium.games.golem.table import Table
from tests.rules.golem.kit import do, golems, lay, shows, students, table


class Before:
    """What the Automa had, to say afterwards what it gained."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.now = self.look()

    def look(self) -> dict[str, int]:
        t = self.t
        return {
            "r": t.resources,
            "v": t.vp,
            "g": t.gold,
            "s": t.study_track,
            "t": t.golem_track,
            "created": t.created,
            "killed": t.killed,
            "objectives": t.objectives,
            "books": sum(len(column) for column in t.columns),
            "golem": len(t.upgrades[GOLEM]),
            "artifacts": len(t.upgrades[ARTIFACTS]),
            "study": len(t.upgrades[STUDY]),
            **{str(district): t.students[district] for district in DISTRICTS},
        }

    def gained(self) -> dict[str, int]:
        return {key: value - self.now[key] for key, value in self.look().items() if value != self.now[key]}


def laid() -> Table:
    """Students in III, IV, V, a golem in II, the study track at 2, a card on the table, the graves all full."""
    t = table(resources=8)
    students(t, 3, 4, 5)
    golems(t, "red2", "blue2")
    t.study_track = 2
    t.graves = dict.fromkeys(range(1, 6), AUTOMA)
    t.killed = 2
    for id in ("1", "9", "17"):
        t.box.books[id] = t.book(id)._replace(immediate=effect("0"), active=effect("0"))
    lay(t)
    return t


NEIGHBOURHOOD = {
    "red-1": {"r": 2},
    "red-2": {"r": -2, "created": 1, "t": 2},
    "red-3": {"r": 3},
    "red-4": {"red": 1},
    "red-5": {"created": 1, "t": 2},
    "red-6": {"killed": 1, "t": -1, "v": 1},
    "red-7": {"golem": 1, "r": 3},
    "red-8": {"red": -1, "v": 4, "r": 3},
    "red-9": {"r": -3, "v": 6},
    "red-10": {"r": -1, "created": 1, "t": 2, "v": 2},
    "yellow-1": {"r": 2},
    "yellow-2": {"artifacts": 1},
    "yellow-3": {"r": -1, "g": 1},
    "yellow-4": {"killed": 1, "t": -1, "r": 3},
    "yellow-5": {"r": -4, "red": 2},  # from III past a tie in IV that its token wins
    "yellow-6": {"objectives": 1, "r": 2},
    "yellow-7": {"yellow": -1, "v": 3, "g": 1},
    "yellow-8": {"r": -5, "v": 7},
    "yellow-9": {"v": 2},  # no artifact is completed: 2 VP
    "yellow-10": {"r": 3, "v": 1},
    "blue-1": {"r": 2},
    "blue-2": {"r": -2, "s": 1},
    "blue-3": {"r": 3},
    "blue-4": {"books": 1, "r": 1},
    "blue-5": {"blue": -1, "v": 3, "s": 1},
    "blue-6": {"study": 1, "r": 2},
    "blue-7": {"s": -1, "v": 3, "red": 1},
    "blue-8": {"r": -4, "v": 4, "s": 1},
    "blue-9": {"books": 1, "r": 3},
    "blue-10": {"v": 2},  # no book lies there: 2 VP
}


@pytest.mark.rule("B-37", "B-40", "B-41")
@pytest.mark.parametrize("key", NEIGHBOURHOOD)
def test_neighbourhood_tile(key: str) -> None:
    district, _, number = key.partition("-")
    t = laid()
    t.neighbourhood = {one: (int(number),) * 7 for one in DISTRICTS}
    before = Before(t)
    do(use_tile(t, next(one for one in DISTRICTS if one == district), 1))
    assert before.gained() == NEIGHBOURHOOD[key]


CHARACTER = {
    39: {"r": -2 + 2, "golem": 1, "v": 1},
    40: {"r": -3, "s": 2},
    41: {"r": -3},
    42: {"r": -3 + 2, "g": 2},
    43: {"r": -4 + 1, "created": 1, "t": 2, "red": 1},
    44: {"r": -3, "s": 1, "blue": 1},
    45: {"r": -3, "g": 1, "yellow": 1},
    46: {"r": -5, "v": 2},
    47: {"r": -6, "v": 9},
    48: {"r": -4, "v": 3},
    49: {"r": -6 + 3, "v": 4, "books": 1},
    50: {"r": -5, "killed": 1, "t": -1, "v": 6},
}


@pytest.mark.rule("B-37", "G-116")
@pytest.mark.parametrize("number", CHARACTER)
def test_character(number: int) -> None:
    t = laid()
    t.characters = tuple(name for name in CHARACTERS if name.endswith(str(number)))
    shows(t, RED, YELLOW)
    t.taken[AUTOMA] = [YELLOW, RED]
    if number == 46:
        t.upgrades[STUDY] = [COIN_CLAY]
        t.upgrades[GOLEM] = [LEG2]
    if number == 41:
        t.neighbourhood = dict.fromkeys(DISTRICTS, (9,) * 7)
        t.box.effects |= {f"{one}-9": effect("0") for one in DISTRICTS}
    before = Before(t)
    do(influence(t))
    assert before.gained() == {key: value for key, value in CHARACTER[number].items() if value}
    if number == 41:
        assert [golem.block for golem in t.golems] == [(RED, 2, False), (BLUE, 1, False)], "one step back, two act"


@pytest.mark.rule("B-37")
def test_the_pack_is_whole() -> None:
    parts = components()
    assert len([key for key in parts.effects if key[0] in "ryb" and "-" in key and not key.startswith("r0")]) == 30
    assert len(parts.early) == 7
    assert len(parts.late) == 5
    assert components_pack().status == "single source"
    for one in parts.effects.values():
        assert effect(line(one), powers=True) == one


@pytest.mark.rule("B-02")
def test_no_more_than_five_marbles_of_a_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(json.dumps(components_pack().data))
    for number, fine in ((5, True), (6, False)):
        data["marbles"]["2"]["red"] = number
        pack = check("golem.components", data, "mine.json")
        monkeypatch.setattr("automarium.games.golem.components.components_pack", lambda pack=pack: pack)
        if fine:
            assert components.__wrapped__().marbles[2][RED] == number
        else:
            with pytest.raises(BadPack):
                components.__wrapped__()
