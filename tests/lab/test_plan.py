"""A plan is read, or refused with the key that is wrong and what was expected there."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from automarium import GAMES, Refusal
from automarium.lab import plan as plans
from automarium.lab import versions
from automarium.lab.plan import Plan
from automarium.words import LANGUAGES, words

EXAMPLES = Path(__file__).parents[2] / "examples"


def one(**grid: Any) -> dict[str, Any]:
    """A plan of one grid."""
    return {"matches": 10, "grid": [{"game": "redrising", **grid}]}


def changed_deck() -> dict[str, Any]:
    """The deck of Red Rising with the signs of a card changed, as an owner would write it."""
    file = resources.files("automarium.games.redrising").joinpath("pack", "automa_recommended.json")
    deck: dict[str, Any] = {**json.loads(file.read_text(encoding="utf-8")), "status": "owner", "source": "a test"}
    deck["cards"][4] |= {"activation": "B", "gain": "luna", "arrow": "right", "extra": "star", "status": "owner"}
    return deck


def test_everything_is_crossed_with_everything() -> None:
    plan = Plan.of(
        {
            "matches": 500,
            "seeds": ["a", "b c"],
            "grid": [
                {"game": "redrising", "setup": {"level": [1, "6"], "depth": "screen"}, "human": ["random", "search:5"]},
                {"game": "gaia", "matches": 30},
            ],
        }
    )
    assert [cell.id for cell in plan.cells] == [
        *("redrising.level-1.random", "redrising.level-1.search-5"),
        *("redrising.level-6.random", "redrising.level-6.search-5", "gaia"),
    ]
    assert {cell.setup["depth"] for cell in plan.cells[:4]} == {"screen"}
    assert plan.matches == 2 * (4 * 500 + 30)
    chunks = list(plan.chunks())
    assert len(chunks) == len({chunk.name for chunk in chunks}) == plan.chunk_count == 2 * (4 * 3 + 1)
    assert sum(chunk.matches for chunk in chunks) == plan.matches
    first = [chunk for chunk in chunks if (chunk.cell.id, chunk.seed) == ("redrising.level-6.random", "b c")]
    assert [number for chunk in first for number in chunk.numbers] == list(range(500))
    assert first[1].name == "redrising.level-6.random.b-c.00000200"


def test_the_example_can_be_run() -> None:
    plan = Plan.load(EXAMPLES / "plan.toml")
    assert {cell.game for cell in plan.cells} == {*GAMES}
    assert (len(plan.cells), plan.left_out, plan.matches) == (24, (), 22_000)


def test_cells_and_seeds_that_read_alike_have_names_of_their_own() -> None:
    grid = {"game": "redrising", "setup": {"level": [1, 2]}}
    plan = Plan.of({"matches": 1, "seeds": ["a b", "a-b"], "grid": [grid, grid]})
    assert [cell.id for cell in plan.cells][2:] == ["redrising.level-1-2", "redrising.level-2-2"]
    assert len({chunk.name for chunk in plan.chunks()}) == 8


def test_a_player_brings_the_settings_it_needs() -> None:
    (cell,) = Plan.of(one(human="greedy")).cells
    assert cell.setup["depth"] == "screen"


def test_what_the_rules_do_not_allow_is_left_out_as_long_as_something_is_left() -> None:
    factions = ["polania", "rusviet", "nordic"]
    plan = Plan.of({"matches": 1, "grid": [{"game": "scythe", "setup": {"human": factions, "automa": factions}}]})
    assert len(plan.cells) == 6
    assert [one.id for one in plan.left_out] == [f"scythe.human-{one}.automa-{one}" for one in factions]
    assert {one.why.id for one in plan.left_out} == {"same-faction"}


def test_a_plan_beside_its_results_is_the_same_plan(tmp_path: Path) -> None:
    (tmp_path / "колода №1.json").write_text(json.dumps(changed_deck()), encoding="utf-8")
    data = one(packs=["", "колода №1.json"], setup={"level": [3], "house": ["mars", "ceres"]}, human="random")
    plan = Plan.of({**data, "seeds": 'say "hi" \\ é'}, tmp_path)
    assert [cell.pack for cell in plan.cells] == ["", "колода №1"] * 2
    assert plan.cells[1].id == "redrising.house-mars.колода-1"
    beside = tmp_path / "results"
    for name, text in (("plan.toml", plan.toml()), *plan.pack_files()):
        (beside / name).parent.mkdir(parents=True, exist_ok=True)
        (beside / name).write_text(text, encoding="utf-8")
    again = Plan.load(beside / "plan.toml")
    assert again.toml() == plan.toml()
    assert list(again.chunks()) == list(plan.chunks())


def test_versions_are_named_and_another_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    (tmp_path / "deck.json").write_text(json.dumps(changed_deck()), encoding="utf-8")
    plan = Plan.of(one(packs="deck.json", human=["own_seat:make", "greedy"]), tmp_path)
    named = tomllib.loads(plan.toml())["versions"]
    assert list(named) == ["automarium", "code", "polars", "redrising/deck", "own_seat:make"]
    assert all(re.fullmatch("[0-9a-f]{12}", named[key]) for key in ("code", "redrising/deck", "own_seat:make"))
    (tmp_path / "deck.json").write_text(json.dumps({**changed_deck(), "version": 7}), encoding="utf-8")
    assert Plan.of(one(packs="deck.json"), tmp_path).versions["redrising/deck"] != named["redrising/deck"]
    refusal = refused({**one(), "versions": {**versions.our_versions(), "code": "of yesterday"}})
    assert (refusal.id, refusal.args_["key"], refusal.args_["got"]) == ("plan-versions", "code", "of yesterday")


def test_the_fingerprint_of_the_code_is_of_all_that_plays() -> None:
    names = {f"{file.parent.name}/{file.name}" for file in versions._code()}
    assert {"core/rng.py", "players/redrising.py", "pace/gaia.py", "lab/table.py"} <= names
    assert {f"{id}/turn.py" for id in GAMES} <= names
    assert "pack/automa_recommended.json" in names


# --- refusals ---


def refused(data: Any, folder: Path = Path()) -> Refusal:
    """Why a plan cannot be; that can be said in every language."""
    with pytest.raises(Refusal) as caught:
        Plan.of(data, folder)
    told = [words(lang).refusal(caught.value) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    key = caught.value.args_.get("key")
    assert all(str(key) in one for one in told if key)
    return caught.value


MANY = list(map(str, range(plans.MOST_VALUES + 1)))


@pytest.mark.parametrize(
    ("data", "id", "key"),
    [
        ({}, "plan-number", "matches"),
        ({"matches": 10}, "plan-tables", "grid"),
        ({"matches": 10, "grid": []}, "plan-tables", "grid"),
        ({"matches": 10, "grid": {"game": "gaia"}}, "plan-tables", "grid"),
        ({"matches": 10, "grid": [{"game": "gaia"}] * (plans.MOST_GRIDS + 1)}, "plan-tables", "grid"),
        ({**one(), "matches": "10"}, "plan-number", "matches"),
        ({**one(), "matches": True}, "plan-number", "matches"),
        ({**one(), "matches": 0}, "plan-number", "matches"),
        ({**one(), "matches": plans.MOST_MATCHES + 1}, "plan-number", "matches"),
        ({**one(), "chunk": plans.LARGEST_CHUNK + 1}, "plan-number", "chunk"),
        ({**one(), "match": 10}, "plan-key", "match"),
        ({**one(), "seeds": []}, "plan-texts", "seeds"),
        ({**one(), "seeds": [1.5]}, "plan-texts", "seeds"),
        ({**one(), "seeds": [False]}, "plan-texts", "seeds"),
        ({**one(), "seeds": MANY}, "plan-texts", "seeds"),
        ({**one(), "seeds": ["a", "a"]}, "plan-twice", "seeds"),
        ({**one(), "seeds": ["a" * 49]}, "plan-refused", "seeds"),
        ({**one(), "seeds": ["a\nb"]}, "plan-refused", "seeds"),
        (one(game="chess"), "plan-value", "grid 1: game"),
        (one(game=["gaia"]), "plan-value", "grid 1: game"),
        (one(level=3), "plan-key", "grid 1: level"),
        (one(matches=0), "plan-number", "grid 1: matches"),
        (one(setup=["level"]), "plan-table", "grid 1: setup"),
        (one(setup={"levels": 3}), "plan-key", "grid 1: setup.levels"),
        (one(setup={"level": 9}), "plan-refused", "grid 1: setup.level"),
        (one(setup={"level": [1, 1]}), "plan-twice", "grid 1: setup.level"),
        (one(setup={"level": []}), "plan-texts", "grid 1: setup.level"),
        (one(setup={"level": [[1]]}), "plan-texts", "grid 1: setup.level"),
        (one(setup={"level": "1" * 5000}), "plan-refused", "grid 1: setup.level"),
        (one(human="nobody"), "plan-refused", "grid 1: human"),
        (one(human="no_such_module:make"), "plan-refused", "grid 1: human"),
        (one(human="search:many"), "plan-refused", "grid 1: human"),
        (one(human="search:200ms"), "plan-refused", "grid 1: human"),
        (one(human="search", setup={"depth": "known"}), "plan-refused", "grid 1"),
        (one(packs="nowhere.json"), "plan-refused", "grid 1: packs"),
        (one(packs="."), "plan-refused", "grid 1: packs"),
        ({**one(), "versions": 3}, "plan-versions", "automarium"),
        ({**one(), "versions": {**versions.our_versions(), "x": "1"}}, "plan-versions", "x"),
    ],
)
def test_a_bad_plan_is_refused_by_its_key(data: dict[str, Any], id: str, key: str) -> None:
    refusal = refused(data)
    assert (refusal.id, refusal.args_["key"]) == (id, key)


def test_too_many_cells_and_chunks_are_refused_before_any_is_made() -> None:
    levels, houses = list(range(1, 7)), ["mars", "ceres", "apollo", "minerva", "jupiter", "diana", "random"]
    many = {
        "level": levels,
        "house": houses,
        "lawyer": ["both"],
        "neutral-rank": ["no", "yes"],
        "itself": ["yes", "no"],
    }
    grids = [{"game": "redrising", "setup": many}] * 20
    assert refused({"matches": 1, "grid": grids}).id == "plan-cells"
    refusal = refused({**one(), "matches": plans.MOST_MATCHES, "chunk": 1})
    assert (refusal.id, refusal.args_["got"]) == ("plan-chunks", plans.MOST_MATCHES)


def test_a_bad_pack_and_two_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    assert refused(one(packs="bad.json"), tmp_path).id == "plan-refused"
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "deck.json").write_text(json.dumps(changed_deck() | {"version": ord(folder)}))
    assert refused(one(packs=["a/deck.json", "b/deck.json"]), tmp_path).id == "plan-twice"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (b"matches = ", "plan-not-toml"),
        (b"a = " + b"[" * 5000, "plan-not-toml"),
        (b"a = 1\na = 2", "plan-not-toml"),
        (b"matches = " + b"9" * 9000, "plan-not-toml"),
        (b"matches = 0x" + b"f" * 9000, "plan-not-toml"),
        (b"matches = 1\nseeds = [0x" + b"f" * 9000 + b"]", "plan-not-toml"),
        (b"matches = 2026-11-16", "plan-number"),
        (b"\xff\xfe", "file-not-text"),
        (b"#" * 2_000_000, "file-too-large"),
        (None, "file-missing"),
    ],
)
def test_what_is_no_plan_at_all(tmp_path: Path, text: bytes | None, id: str) -> None:
    file = tmp_path / "plan.toml"
    if text is not None:
        file.write_bytes(text)
    with pytest.raises(Refusal) as caught:
        Plan.load(file)
    assert caught.value.id == id
    assert all(words(lang).refusal(caught.value) for lang in LANGUAGES)
