"""The deck workshop: a deck that says so may have fewer cards or more; an owner's is checked as ever."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from automarium import BadPack, Refusal, Stream, game, random_player
from automarium.core.match import run
from automarium.core.pack import FEWEST_CARDS, MOST_CARDS
from automarium.games import GAMES
from automarium.lab.deck import cards, printed, statuses, text, without
from automarium.lab.plan import Plan
from automarium.lab.table import played
from automarium.words import LANGUAGES, words


def fewer(id: str, left: int) -> dict[str, Any]:
    deck = printed(id)
    for card in cards(deck)[left:]:
        deck = without(deck, card)
    return deck


def more(id: str) -> dict[str, Any]:
    """The printed deck and as many copies as it can hold."""
    deck = printed(id)
    rows = deck["cards"]
    free = range(len(rows) + 1, MOST_CARDS + 1)
    if isinstance(rows, dict):
        return {**deck, "cards": {**rows, **{f"y{at}": line for at, line in zip(free, rows.values(), strict=False)}}}
    return {**deck, "cards": [*rows, *({**row, "n": at} for at, row in zip(free, rows, strict=False))]}


def packed(id: str, deck: dict[str, Any]) -> dict[str, Any]:
    return dict([game(id).read_owner_pack(json.dumps(deck), "deck.json")])


@pytest.mark.parametrize("id", GAMES)
def test_the_printed_deck_can_be_written_edited_and_plays_the_same(id: str) -> None:
    found = game(id)
    deck = json.loads(text(printed(id)))
    assert deck == printed(id)
    as_printed = played(found, found.setup(), "workshop", "random")
    assert played(found, found.setup({}, packed(id, deck)), "workshop", "random") == as_printed


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("change", [lambda id: fewer(id, FEWEST_CARDS), more])
def test_a_deck_of_another_size_is_played_with_its_cards_and_told(id: str, change: Any) -> None:
    deck = change(id)
    found = game(id)
    setup = found.setup({}, packed(id, deck))
    assert {one["card"] for one in played(found, setup, "1", "random")["used"]} <= set(cards(deck))
    table = run(found, setup, "1", random_player(id, Stream("1", "human")), telling=True, tracing=True)
    for lang in LANGUAGES:
        assert all(words(lang, id).event(event) for event in table.tale.events)


@pytest.mark.parametrize("id", GAMES)
def test_every_level_plays_without_any_one_card(id: str) -> None:
    found = game(id)
    levels = next(one for one in found.settings if one.id == "level").choices
    for at, card in enumerate(cards(printed(id))):
        setup = found.setup({"level": levels[at % len(levels)]}, packed(id, without(printed(id), card)))
        table = run(found, setup, card, random_player(id, Stream(card, "human")))
        assert found.sheet(table) is not None


@pytest.mark.parametrize("id", [id for id in GAMES if id != "golem"])  # Golem's box may be known in part
def test_an_owners_deck_still_needs_all_its_cards(id: str) -> None:
    deck = without(printed(id), "3")
    del deck["workshop"]
    with pytest.raises(BadPack):
        packed(id, deck)


@pytest.mark.parametrize("id", GAMES)
def test_a_deck_of_the_workshop_has_its_bounds(id: str) -> None:
    with pytest.raises(BadPack, match="pack-count"):
        packed(id, fewer(id, FEWEST_CARDS - 1))
    with pytest.raises(BadPack):
        packed(id, {**printed(id), "workshop": "yes"})


def test_golems_house_takes_a_box_of_the_workshop_that_is_whole_and_no_other() -> None:
    deck = printed("golem")
    with pytest.raises(Refusal, match="workshop-needs-all"):
        game("golem").setup({}, packed("golem", {key: value for key, value in deck.items() if key != "rows"}))
    del deck["workshop"]
    with pytest.raises(Refusal, match="own-needs-owner-door"):
        game("golem").setup({}, packed("golem", deck))


def test_how_sure_the_facts_are() -> None:
    assert statuses("scythe") == {"verified"}
    assert "reconstructed" in statuses("golem")


def test_the_command_writes_a_deck_once(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    command = [sys.executable, "-m", "automarium", "--lang", "en", "lab", "deck", "scythe", "-o", str(file)]
    first = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (first.returncode, json.loads(file.read_text(encoding="utf-8"))) == (0, printed("scythe"))
    file.write_text("an evening's work", encoding="utf-8")
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (again.returncode, file.read_text(encoding="utf-8")) == (1, "an evening's work")
    assert "is there already" in again.stderr


# --- in a plan ---


def plan(**grid: Any) -> Plan:
    return Plan.of({"matches": 10, "grid": [{"game": "scythe", **grid}]})


def test_each_card_is_left_out_in_its_turn(tmp_path: Path) -> None:
    found = plan(without="each")
    assert [cell.pack for cell in found.cells] == ["", *(f"without-{number}" for number in range(1, 20))]
    for name, content in found.pack_files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, encoding="utf-8")
    (tmp_path / "plan.toml").write_text(found.toml(), encoding="utf-8")
    again = Plan.load(tmp_path / "plan.toml")  # as it is kept, it needs no word about it
    assert again.cells == found.cells


def test_some_cards_are_left_out_by_name() -> None:
    assert [cell.pack for cell in plan(without=[3, "7"]).cells] == ["", "without-3", "without-7"]


@pytest.mark.parametrize("wrong", ["some", 20, ["1", "x"], [1, 1], 1.5])
def test_a_card_that_is_not_there_cannot_be_left_out(wrong: Any) -> None:
    with pytest.raises(Refusal):
        plan(without=wrong)
