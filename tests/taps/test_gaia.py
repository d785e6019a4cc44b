"""Gaia Project by taps: only what makes sense now is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from automarium import Match, Pick, Refusal, Reports
from automarium.core.bits import each
from automarium.games.gaia.map import NAMES
from automarium.taps import hand, offered
from automarium.taps.gaia import HEXES, minable, places
from automarium.web.compose import compose
from tests.bots import human
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
    assert offers(game, "gaiaformer") == []  # there is none yet
    row = [one.removeprefix("booster-") for one in game.state.row]
    assert offers(game, "pass") == row
    game.answer("upgrade b2; power 4; research science")
    assert offers(game, "upgrade") == ["k3"]
    assert offers(game, "lab") == offers(game, "institute") == ["b2"]
    assert "4" not in offers(game, "power")
    assert offers(game, "tile") == []
    game.answer("fix research human science 5; fix tokens ore 0; fix research human economy 4")
    assert "science" not in offers(game, "research")
    game.answer("fix research human gaia-project 1")
    assert "d8" in offers(game, "gaiaformer")
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


def refused(game: Match[Any], text: str) -> str:
    try:
        game.answer(text)
    except Refusal as refusal:
        return refusal.id
    game.undo()
    return ""


def answers(game: Match[Any], said: tuple[str, ...] = ()) -> Iterator[str]:
    """Of the answers that taps lead to, one by every way; of many places on the map the first."""
    made = compose(hand(game), said)
    if made.sure or (made.answer and said):
        yield made.sure or made.answer
        return
    yield from (choice.answer for choice in made.choices if choice.answer)
    further = [choice.say for choice in made.choices if choice.say]
    if said[:1] and said[0] in HEXES and not made.choices:
        there = [NAMES[at].casefold() for at in each(places(game.state, said))][:1]
        further = [(*said, one) for one in there]
    for one in further:
        yield from answers(game, one)


@pytest.mark.parametrize("faction", ["ivits", "ambas", "firaks", "bescods", "bal-taks", "lantids"])
def test_what_taps_lead_to_is_not_refused(faction: str) -> None:
    automa = "geodens" if faction != "bal-taks" else "taklons"
    game, player = Match(started().game, {"human": faction, "automa": automa}, "taps"), human("gaia", "taps")
    looked = 0
    while game.ask is not None:
        if game.ask.id == "ask-turn" and len(game.answers) % 12 == 5:
            looked += 1
            assert [text for text in dict.fromkeys(answers(game)) if refused(game, text)] == []
        game.answer(game.ask.write(player(game.ask, game.state)))
    assert looked > 1


def test_an_action_with_terraforming_steps_is_offered_only_where_one_is_needed() -> None:
    """Not on the home type, and not on Gaia planets, with or without a Gaiaformer."""
    game = started()
    table = game.state
    table.human.formers |= next(1 << hex for hex in each(table.types["gaia"]))
    found = places(table, ("power", "2"))
    assert found
    assert not found & (table.types["gaia"] | table.types["transdim"] | table.types[table.human.home])
    assert not found & ~minable(table)


def test_what_is_used_up_is_not_offered() -> None:
    game = Match(started().game, {"human": "ivits", "automa": "geodens", "technology": "table"}, "used up")
    while game.ask is not None and game.ask.id != "ask-turn":
        game.answer(game.ask.write(human("gaia", "used up")(game.ask, game.state)))
    hex = NAMES[next(each(minable(game.state)))]
    game.answer(f"mine {hex}; upgrade {hex}; vp 10")
    assert offers(game, "institute") == []  # they have theirs
    assert offers(game, "lab") == [hex.casefold()]
    game.answer("fix tile science no; fix research automa science 5; fix research human science 4; strong; gaia-mines")
    game.state.human.vp_tile = True  # then nothing is to be asked about the tile
    assert "science" not in offers(game, "research")
    assert compose(hand(game), ("lab",)).choices[0].answer == f"lab {hex.casefold()} terraforming"  # there is only one


def test_on_passing_only_the_vp_of_advanced_tiles_are_left_to_tell() -> None:
    """Those of the booster are counted of themselves, and stand in the sum."""
    games = (started(f"technology {number}") for number in range(50))
    dealt = ((game, event.args) for game in games for event in game.tale.events if event.id == "order-technology")
    game, area = next((game, tile["area"]) for game, tile in dealt if tile["advanced"] == "advanced-pass-labs")
    game.answer("fix row range; fix booster automa gaia; fix booster human mines; fix structure c7 human lab")
    assert hand(game).brought("pass 1") == ()
    game.answer(f"fix tile {area} no")
    (tap, *_) = hand(game).brought("pass 1")
    assert (tap.text, tap.label.args["vp"], tap.label.args["total"]) == ("vp 13; pass 1", 3, 15)
    game.answer(tap.text)
    assert game.state.human.vp == 15


def test_with_an_advanced_tile_come_the_vp_that_it_gives_at_once() -> None:
    """A trading station that has become the lab is none any more."""
    games = (started(f"technology {number}") for number in range(50))
    dealt = ((game, event.args) for game in games for event in game.tale.events if event.id == "order-technology")
    game, area = next((game, tile["area"]) for game, tile in dealt if tile["advanced"] == "advanced-stations")
    game.answer("fix structure c7 human station; fix structure b1 human station; fix tokens ore 1; fix own-tokens ore")
    game.answer(f"fix round-tile 1 federation; fix research human {area} 4")
    taps = [one for one in hand(game).brought("lab c7 none") if one.label.id == "tap-advanced-tile"]
    assert [(one.text, one.bright) for one in taps] == [(f"tile {area}; vp 14; lab c7 none", False)]
