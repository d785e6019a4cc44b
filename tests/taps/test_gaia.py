"""Gaia Project by taps: only what makes sense now is offered."""

from __future__ import annotations

from typing import Any

import pytest

from automarium import Match, Pick, Refusal, Reports
from automarium.taps import hand, offered
from tests.rules.gaia.scenes import started


def offers(game: Match[Any], verb: str, number: int = 0) -> list[str]:
    """The words that a report offers in one of its fields."""
    reports = hand(game).ask.shape
    assert isinstance(reports, Reports)
    shape = next(one for one in reports.reports if one.verb == verb).fields[number].shape
    assert isinstance(shape, Pick)
    return [option.text for option in offered(shape)]


def test_only_what_makes_sense_is_offers() -> None:
    game = started()
    assert offers(game, "upgrade") == ["b2", "k3"]
    assert offers(game, "lab") == []
    assert "c7" in offers(game, "mine")
    assert not {"b2", "e7", "d8", "a1"} & set(offers(game, "mine"))  # taken, taken, transdim, no planet
    assert "d8" in offers(game, "gaiaformer")
    row = [one.removeprefix("booster-") for one in game.state.row]
    assert offers(game, "pass") == row
    game.answer("upgrade b2; power 4; research science")
    assert offers(game, "upgrade") == ["k3"]
    assert offers(game, "lab") == offers(game, "institute") == ["b2"]
    assert "4" not in offers(game, "power")
    assert offers(game, "tile") == []
    game.answer("fix research human science 5; fix tokens ore 0; fix research human economy 4")
    assert "science" not in offers(game, "research")
    assert "ore" not in offers(game, "federation")
    assert offers(game, "tile") == ["economy", "science"]


def test_a_hex_is_asked_for_only_where_research_finds_the_lost_planet() -> None:
    game = started()
    with pytest.raises(Refusal, match="answer-usage"):
        game.answer("research navigation a1")
    game.answer("fix research human navigation 4")
    assert "a1" in offers(game, "research", 1)
    assert "b1" not in offers(game, "research", 1)  # a planet


def test_lantids_are_offered_the_planets_of_the_automa() -> None:
    game = Match(started().game, {"human": "lantids", "automa": "geodens", "map": "default"}, "l")
    game.answer("i5; c7")
    game.answer(game.state.row[0].removeprefix("booster-"))
    assert "e7" in offers(game, "mine")
    game.answer("mine e7")
    assert not {"e7", "i5"} & set(offers(game, "mine"))
    assert "e7" not in offers(game, "upgrade")
