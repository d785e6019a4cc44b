"""The Automa's last turn on Red Rising's picture: its ways and their numbers, until the human has told something."""

from __future__ import annotations

import re

import pytest

from automarium.games.redrising.names import (
    INSTITUTE,
    JUPITER,
)
from automarium.games.redrising.table import Table
from automarium.web.boards import Links
from automarium.web.boards.redrising import board
from automarium.web.boards.redrising_road import PAGE
from automarium.words import LANGUAGES, words
from tests.bots import new
from tests.web.redrising.kit import ENGLISH, drawn, turn


def ways(bare: Table) -> list[str]:
    return re.findall(r'role="img" aria-label="(Card \d: (?:a character|nothing)[^"]*)"', drawn(bare))


def test_the_ways_of_the_last_turn_are_drawn() -> None:
    assert ways(turn("M A < x", "J I > *")) == [
        "Card 1: a character from the character deck to Mars",
        "Card 1: a character from Jupiter to the Automa’s hand",
        "Card 1: a character from the character deck to the banished pile",
        "Card 2: a character from the character deck to Jupiter",
        "Card 2: a character from the Institute to the Automa’s hand",
    ]


def test_what_the_automa_did_is_drawn_until_the_human_has_told_something() -> None:
    match = new("redrising", {"first": "automa", "house": "mars"}, "own")
    match.answer("5")
    assert ways(match.state)
    match.answer("lead mars")
    assert not ways(match.state)


def test_a_correction_leaves_what_the_automa_did_in_sight() -> None:
    match = new("redrising", {"first": "automa", "house": "mars"}, "own")
    match.answer("5")
    before = ways(match.state)
    match.answer("fix cards mars 4")
    assert ways(match.state) == before != []


def test_a_location_without_cards_is_passed_by_along_the_arrow() -> None:
    bare = turn("M I > -", "M M < -", empty=(INSTITUTE, JUPITER))
    assert ways(bare)[0] == "Card 1: nothing at the Institute, so it followed the arrow to Mars"
    picture = drawn(bare)
    assert "Gain: Institute is empty, → Mars" in picture
    assert 'd="M317 169H340M0 169H44H128"' in picture  # past the edge and round again


def badges(picture: str) -> list[tuple[float, float]]:
    """Where the numbers of the ways stand."""
    return [
        (float(x), float(y))
        for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="8" class="way-ground"', picture)
    ]


@pytest.mark.parametrize("gains", [f"{one}{other}" for one in "JMLI" for other in "JMLI"])
@pytest.mark.parametrize("places", [f"{one}{other}" for one in "JMLI" for other in "JMLI"])
def test_numbers_of_ways_touch_neither_each_other_nor_a_place(places: str, gains: str) -> None:
    bare = turn(f"{places[0]} {gains[0]} < x", f"{places[1]} {gains[1]} > x")
    found = badges(str(board(bare, ENGLISH, Links(lambda _: None)).main))
    assert len(found) == 6
    for at, (x, y) in enumerate(found):
        assert all((x - u) ** 2 + (y - v) ** 2 > 17**2 for u, v in found[:at])
        for left, top, width, high in PAGE.boxes.values():
            assert not (left - 7 < x < left + width + 7 and top - 7 < y < top + high + 7)


def test_gains_carry_the_number_of_their_card() -> None:
    picture = drawn(turn("M J > *", "M J < *"))
    (cell,) = re.findall(r'href="/\?say=fix fleet automa".*?</a>', picture)
    assert "+2" in cell
    assert re.findall(r'class="round"[^>]*>(\d)', cell) == ["1", "2"]
    assert "Bonus: fleet" in picture


def test_a_new_turn_wipes_the_old_ways() -> None:
    match = new("redrising", {"automa-deck": "physical", "first": "automa", "house": "mars"}, "wipe")
    match.answer("4; 1; 2; scout mars")
    assert match.ask is not None
    assert match.ask.id == "ask-automa-card"
    assert ways(match.state) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_cards_say_what_they_do(lang: str) -> None:
    picture, said = drawn(turn("M A < x", "D I > -"), lang), words(lang, "redrising")
    institute = f"{said.say('institute')} ({said.say('letter-d')})"
    assert said.say("picture-activation", {"location": said.say("mars")}) in picture
    assert said.say("picture-activation", {"location": institute}) in picture
    for id in ("picture-discard", "picture-none", "picture-left", "picture-right"):
        assert said.say(id) in picture
