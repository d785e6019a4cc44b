"""What is guessed about the box can be set right before and during a match, and is kept in the owner's pack."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automarium.core.errors import BadPack, Refusal
from automarium.core.match import Match
from automarium.games import game
from automarium.games.golem import owner_pack
from automarium.games.golem.actions import how_many
from automarium.games.golem.artifacts import yield_artifact
from automarium.games.golem.books import buy
from automarium.games.golem.box import PACK, Box, read_owner_pack
from automarium.games.golem.fixes import correct
from automarium.games.golem.golems import control_price, create, movement
from automarium.games.golem.names import ARTIFACTS, AUTOMA, CHARACTERS, COLUMN_TILES, GOLEM, RED, SLOTS, STUDY, YELLOW
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import automa_influence
from automarium.games.golem.table import Table
from automarium.games.golem.upgrades import free_slots, upgrade
from automarium.words import words, words_on_screen
from tests.bots import fixes_of
from tests.rules.golem.kit import do, golems, has, lay, shows, table, tile, told

LINES = (
    "effect coin-clay +3v",
    "effect slot-1 double-artifact",
    "effect slot-2 +2r",
    "effect leg-2 acts",
    "effect leg-3 no-steps",
    "character-price 39 7",
    "column-tiles gold-tile double two-vp coin-clay",
    "last-round 39 40 46",
)


def fix(t: Table, *texts: str) -> None:
    for text in texts:
        correct(t, fixes_of(t).parse(text))


def as_told(box: Box) -> None:
    assert box.effects["coin-clay"] == effect("+3v")
    assert [box.special(slot) for slot in SLOTS[:3]] == [True, False, False]
    assert (box.effects["leg-2"].powers, box.effects["leg-3"].powers) == ({"acts": 1}, {"no-steps": 1})
    assert [box.influence[name] for name in CHARACTERS[:2]] == [7, 3]
    assert (
        box.column_tiles == tuple(reversed([COLUMN_TILES[0], *COLUMN_TILES[1:]])) or box.column_tiles[0] == "gold-tile"
    )
    assert [name[-2:] for name in box.late] == ["39", "40", "46"]


def test_before_the_match_during_it_and_in_the_pack() -> None:
    surveyed = Match(game("golem"), {"door": "owner", "survey": "yes"}, "box")
    during = Match(game("golem"), {"door": "owner"}, "box")
    for line in LINES:
        surveyed.answer(line)
        during.answer(f"fix {line}")
    for match in (surveyed, during):
        as_told(match.state.box)
        found = owner_pack(match.state)
        assert found is not None
        assert read_owner_pack(json.dumps(found[1]), "mine.json") == found
        setup = game("golem").setup({"door": "owner"}, {PACK: found[1]})
        later = Match(game("golem"), setup, "later")
        as_told(later.state.box)
        assert owner_pack(later.state) == found
        later.answer("s1 +3r; s2 +3r")
        assert later.ask is not None
        assert later.ask.parse("41 42 43 39") == tuple(f"character-{n}" for n in (41, 42, 43, 39)), "by its own decks"
        with pytest.raises(Refusal, match="characters-bad"):
            later.ask.parse("41 42 43 50")


@pytest.mark.parametrize(
    ("kind", "key", "text"),
    [
        *(
            ("effects", "leg-9", "acts"),
            ("effects", "red-5", "acts"),
            ("influence", "38", "3"),
            ("influence", "39", "x"),
        ),
        *(
            ("layout", "column-tiles", "double double two-vp gold-tile"),
            ("layout", "last-round", "38"),
            ("layout", "x", ""),
        ),
        ("layout", "last-round", "39 40 41 42 43 44 45 46 47 48"),
    ],
)
def test_a_pack_that_cannot_be(kind: str, key: str, text: str) -> None:
    data = {"pack": PACK, "version": 1, "status": "owner", "source": "a test", kind: {key: text}}
    with pytest.raises(BadPack):
        read_owner_pack(json.dumps(data), "mine.json")


def test_lines_that_cannot_be() -> None:
    t = table()
    for text, why in {
        "effect red-5 acts": "effect-power",
        "column-tiles double double two-vp gold-tile": "column-tiles-bad",
        "last-round 39 40 41 42 43 44 45 46 47 48": "last-round-bad",
        "effect purple-1 +1r": "effect-key",
    }.items():
        with pytest.raises(Refusal, match=why):
            fix(t, text)
    with pytest.raises(Refusal, match="effect-power"):
        effect("double-book")


# --- what such a correction changes ---


@pytest.mark.rule("B-50")
def test_what_lies_over_a_column() -> None:
    t = table(resources=10)
    lay(t)
    t.upgrades[STUDY] = ["coin-clay", "double"]  # type: ignore[list-item]
    fix(t, "effect coin-clay +3v", "column-tiles two-vp coin-clay double gold-tile")
    vp = t.vp
    do(buy(t, 0))
    assert (t.columns[0], t.vp) == (["1"], vp), "over the first column lies another one"
    do(buy(t, 0))
    assert (t.columns[1], t.vp) == (["9"], vp + 3)


def test_where_a_development_is_is_told_as_the_box_has_it() -> None:
    t = table(resources=20)
    fix(t, "column-tiles two-vp double coin-clay gold-tile", "effect slot-1 double-artifact")
    do(upgrade(t, STUDY))
    do(upgrade(t, ARTIFACTS))
    assert has(t, "order-upgrade", place="column", number=3)
    assert has(t, "order-upgrade", place="slot", kind="special-tile")


@pytest.mark.rule("B-51", "G-91")
def test_which_slots_are_special() -> None:
    t = table(resources=10)
    t.box.artifacts["at1a"] = [effect("0"), effect("0"), effect("0"), effect("+2r")]
    t.upgrades[ARTIFACTS] = [SLOTS[0]]
    do(yield_artifact(t, 3, income=True))
    assert t.resources == 13, "a grey tile lies there"
    fix(t, "effect slot-1 double-artifact", "effect slot-2 +1r+1v")
    do(yield_artifact(t, 3, income=True))
    assert t.resources == 17
    t.upgrades[ARTIFACTS] = [SLOTS[0], SLOTS[3]]
    assert [slot[-1] for slot in free_slots(t)[:-1]] == ["2", "3", "5", "7"], "both special tiles are laid"


@pytest.mark.rule("G-22", "G-85")
def test_what_the_legs_do() -> None:
    t = table(resources=10)
    golems(t, "red1")
    shows(t, RED, YELLOW, 3)
    t.upgrades[GOLEM] = ["leg-2"]  # type: ignore[list-item]
    fix(t, "effect leg-2 acts", "effect leg-3 no-steps")
    do(movement(t))
    assert not has(t, "note-leg-2")
    tile(t, "yellow1", "+5v")
    vp = t.vp
    do(create(t, 0))
    assert t.vp == vp + 5


@pytest.mark.rule("B-49")
def test_other_golem_developments() -> None:
    t = table(resources=10)
    golems(t, "red6", "red6", "red6")
    fix(t, "effect control control1", "effect extra one-more2", "effect leg-2 +4v no-steps")
    t.upgrades[GOLEM] = ["control", "extra"]  # type: ignore[list-item]
    assert control_price(t, t.golems[0]) == 1
    assert how_many(t, 0, 3) == (1, 2)
    vp = t.vp
    do(upgrade(t, GOLEM))
    assert (t.upgrades[GOLEM][-1], t.vp) == ("leg-2", vp + 4)


@pytest.mark.rule("G-116")
def test_the_price_of_a_character() -> None:
    t = table(resources=10)
    shows(t, RED, YELLOW)
    t.taken[AUTOMA] = [RED, YELLOW]
    t.box.effects[t.character] = effect("+1v")
    fix(t, f"character-price {t.character[-2:]} 4")
    do(automa_influence(t))
    assert t.resources == 6


def test_a_promise_is_kept() -> None:
    """Whatever the program says that it has guessed is named with the correction that sets it right."""
    match: Match[Any] = Match(game("golem"), {"door": "owner"}, "promise")
    assert match.ask is not None
    assert match.ask.fixes is not None
    assert told(match.state, "care-public")
    said = [voice("en", "golem").event(told(match.state, "care-public")[0]) for voice in (words, words_on_screen)]
    assert [("Correct whatever" in one) for one in said] == [True, False], "without a box there is nothing to be kept"
    for line in LINES:
        assert match.ask.fixes.parse(line).verb in ("effect", "character-price", "column-tiles", "last-round")
