"""Scythe's combats: what is known of both sides is shown, asked about once, and over when it is told."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.cues import row
from automarium.games import game
from automarium.games.scythe.board import BIT, NUMBER
from automarium.games.scythe.names import AUTOMA, HERO, MECH
from automarium.shelf import Shelf
from automarium.web.boards import scenes
from automarium.web.boards.scythe import beside
from automarium.web.boards.scythe_scenes import fighter
from automarium.web.pages.told import conducted
from automarium.words import words
from tests.bots import SETUPS, new
from tests.web.conftest import fields
from tests.web.scythe.kit import begun, first, table


def test_a_combat_shows_what_the_automa_has(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix hero G3", "fix automa-mechs F4", "fix power 9", "hero G3-F4", "fight")
    assert f"Automa: power 9, combat cards {len(match.state.automa.hand)}" in table(client, shelf, match)


def test_what_a_combat_is_fought_with_is_one_page(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")).id
    page = client.get(f"/match/{id}").text
    assert re.findall(r'name="part-1" value="(.)"', page) == [*"01234567"]
    assert re.findall(r'name="part-2" value="(.)" required( checked)?', page)[0] == ("-", " checked")
    client.post(f"/match/{id}/answer", data={**fields(page), "part-1": "3", "part-2": "4"})
    assert shelf.take(id).match.answers[-1] == "3 4"


def test_nothing_after_a_combat_stands_under_its_heading() -> None:
    match = begun("fix encounter F3 no", "fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")
    match.answer("7 5")
    assert {cue.heads[-1].id for cue in row(match).cues} == {"head-combat"}
    assert any(cue.loud for cue in row(match).cues)  # who has won
    match.answer("mech +H1; mech +H1; mech +H1; mech +H1")
    assert [cue.main.id for cue in row(match).cues] == ["order-human-star"]
    assert [head.id for head in row(match).cues[0].heads] == ["head-human-turn"]


def test_a_combat_shows_both_sides_and_the_winner_is_lit() -> None:
    cue, drawn = first("order-human-pays")
    result = next(event.args for event in cue.events if event.id == "note-combat")
    assert f">{result['automa']}</text>" in drawn
    assert f">{result['human']}</text>" in drawn
    assert drawn.count("cell lit") == 1


def test_a_combat_that_waits_is_told_once_and_needs_no_tap(client: TestClient, shelf: Shelf) -> None:
    match, voice = begun("fix automa-mechs C5", "fix hero D5", "hero D5-C5"), words("en", "scythe")
    said = voice.say("care-fight", {"place": Name("C5")})
    assert conducted(match, voice)["cues"] == []
    assert unescape(table(client, shelf, match, "")).count(said) == 1
    match.answer("worker G3-G4")
    assert f'<p class="reminder">{said}</p>' in unescape(table(client, shelf, match, ""))


def test_who_fights_sees_their_own_power_where_it_is_known(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix automa-mechs C5", "fix hero D5", "fix my-power 6", "hero D5-C5", "fight")
    assert "you: power 6" in table(client, shelf, match, "")
    match.answer("4 -; end; end; fix automa-mechs C6; fix hero C5; hero C5-C6; fight")
    assert "you: power 2 (turn 1)" in table(client, shelf, match, ""), "what was told in an earlier turn is dated"
    match.answer("1 -; end; end; fix automa-hero base; fix automa-mechs D6; fix hero C6; hero C6-D6; fight")
    assert "you: power 1 (turn 3)" in table(client, shelf, match, ""), "what an order has moved since is from then"
    match.state.human.reported.clear()
    match.state.turns[AUTOMA] = 4
    assert match.ask
    drawn = beside(match.state, match.ask, words("en", "scythe"), ())
    assert drawn
    assert "you:" not in drawn


def test_after_a_combat_it_is_said_who_won_where_and_its_heading_is_over() -> None:
    match, voice = begun("fix automa-mechs C5", "fix hero D5", "hero D5-C5", "fight"), words("en", "scythe")
    match.answer("5 2")
    assert conducted(match, voice)["came"] == ["Combat on C5. You have 7, the Automa 2: you win."]
    match.answer("fix my-power 3")
    assert conducted(match, voice)["where"] == ["Turn 1 · you"]


def test_a_combat_shows_who_fights() -> None:
    table = new("scythe", SETUPS["scythe"][0], "fighter").state
    for place, unit in ((NUMBER[Name("D4")], MECH), (table.automa.hero, HERO)):
        table.battle, table.automa.mechs = place, BIT[place]
        assert fighter(table, AUTOMA) == unit
    table.battle = None
    assert fighter(table, AUTOMA) == HERO


def test_what_a_combat_expects_is_said_in_words() -> None:
    """The name of a field may have parts of its own, here how many cards there are at most."""
    match = begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")
    assert match.ask is not None
    with pytest.raises(Refusal) as refused:
        match.answer("")
    assert "combat cards (1 at most)" in words("en", "scythe").refusal(refused.value)


def test_a_combat_shows_what_its_sums_are_made_of() -> None:
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="sums")
    match.answer("fix automa-mechs F3; fix power 7; fix hero G3; hero G3-F3; fight; 5 2")
    cue = next(one for one in row(match).cues if any(event.id == "note-combat" for event in one.events))
    its = next(event.args for event in match.tale.events if event.id == "note-automa-strength")
    assert its["number"], "or there is nothing to be added up"
    (drawn,) = scenes(match, [cue], words("en", "scythe"))
    sums = [" + ".join((str(its["power"]), *its["values"].split(", "))), "5 + 2"]
    assert re.findall(r">(\d+(?: \+ \d+)+)<", drawn.drawn) == sums


def test_a_dial_above_the_power_that_was_told_is_asked_about_once(client: TestClient, shelf: Shelf) -> None:
    """Also where a turn of the human's has ended since, but not where it never was."""
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="dial")
    match.answer("fix automa-mechs F3; fix hero G3; tracks 3 5 5; hero G3-F3; fight")
    asked = re.findall(r'value="(\d)" required data-once="[^"]*told as 5', table(client, shelf, match))
    assert asked == ["6", "7"]
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="dial")
    match.answer("tracks 3 5 5; end; end; fix automa-mechs F3; fix hero G3; hero G3-F3; fight")
    assert table(client, shelf, match).count("told as 5") == 2
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="dial")
    match.answer("end; end; fix automa-mechs F3; fix hero G3; hero G3-F3; fight")
    assert "told as" not in table(client, shelf, match)


def test_points_that_one_side_does_not_count_are_a_stroke(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix res G3 oil 4; fix automa-star card 6; 8 9 3")
    assert re.search(r"<b>[1-9] : –</b>", table(client, shelf, match))
