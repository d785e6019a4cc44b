"""VP and charged power in Gaia Project: what an action brought is told with it, or by one tap after it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.cues import Cue, row
from automarium.games.gaia.map import BY_NAME
from automarium.games.gaia.power import charged_by, power_near
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.taps.gaia_brought import MOST_OTHER_VP
from automarium.web.boards import NO_SCENE
from automarium.web.finale import corrections
from automarium.web.pages import cue as cue_shown
from automarium.web.pages import first_aside, score
from automarium.web.pages import table as page
from automarium.web.pages.asked import composer
from automarium.words import LANGUAGES, words
from tests.bots import human, new, play
from tests.rules.gaia.scenes import started
from tests.web.conftest import token
from tests.web.gaia.kit import Shelved, choices, composed


def test_vp_that_are_sure_are_counted_with_the_action() -> None:
    """In this round a mine gives 2 VP, on top of what was told in this turn; nothing is asked about them."""
    match = started()
    made = composed(match, "mine c7")
    assert (made.sure, made.choices) == ("vp 12; mine c7", ())
    match.answer(made.sure)
    assert match.state.human.vp == 12
    shown: dict[str, Any] = page(Shelved(match), (), words("en", "gaia"))  # type: ignore[arg-type]
    assert shown["echo"][:2] == ["Built a mine on C7 (terra, sector 1).", "12 VP on your track."]
    match.undo()
    assert composed(match, "mine c7").sure == "vp 14; mine c7"


def with_a_maybe() -> tuple[Match[Any], str]:
    """A lab for whose level the round gives 2 VP, and with which a tile of 7 VP may have come; and its report."""
    match = started(rounds="research mine terraforming federation station-4 gaia-4")
    match.answer("upgrade b2")
    laid = [event.args for event in match.tale.events if event.id == "order-technology"]
    return match, f"lab b2 {next((one['area'] for one in laid if one['tile'] == 'tech-vp'), 'science')}"


def test_where_more_may_have_come_the_turn_does_not_end_without_what_is_sure() -> None:
    match, lab = with_a_maybe()
    made = composed(match, lab)
    assert (made.sure, made.answer) == ("", "")
    (sure,) = [one.answer for one in made.choices if one.bright]
    assert sure == f"vp {match.state.human.vp + 2}; {lab}"
    bare = next(one for one in made.choices if one.answer == lab)
    assert (bare.label.id, bare.group.id) == ("tap-without-vp", "tap-vp-more")
    others = [one.answer for one in made.choices if one.label.id == "tap-vp"]
    assert len(others) == MOST_OTHER_VP
    assert [one.say or one.answer for one in composed(match, "lab b2").choices if one.label.id == lab.split()[2]] == [
        tuple(lab.split())
    ]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "tile and the"), ("ru", "раунда и плитку"), ("uk", "раунду й плитку")]
)
def test_two_sources_of_vp_are_joined_by_a_word(lang: str, said: str) -> None:
    match, lab = with_a_maybe()
    labels = [one.label for one in composed(match, lab).choices if one.label.id == "tap-with-vp"]
    assert said in words(lang, "gaia").say(labels[-1].id, labels[-1].args)


def test_what_one_tap_gave_one_tap_takes_back(client: TestClient, shelf: Shelf) -> None:
    shelved = shelf.add(started())
    shelf.answer(shelved, "vp 12; mine c7")
    given = {"guard": token(client), "version": str(shelved.version)}
    told = client.post(f"/match/{shelved.id}/undo", data=given).text
    assert "12 VP on your track. Built a mine on C7 (terra, sector 1)" in told
    taken = shelf.take(shelved.id)
    assert not {"vp 12", "mine c7"} & {*taken.match.answers}
    again = client.post(f"/match/{shelved.id}/redo", data={**given, "version": str(taken.version)})
    assert again.status_code == 200
    assert shelf.take(shelved.id).match.answers[-2:] == ["vp 12", "mine c7"]


def test_the_vp_that_an_action_brings_are_the_bright_button(client: TestClient, shelf: Shelf) -> None:
    match, lab = with_a_maybe()
    page = client.get(f"/match/{shelf.add(match).id}?say={lab.replace(' ', '+')}").text
    assert re.findall(r'<button class="primary" name="answer" value="([^"]*)"', page) == [f"vp 12; {lab}"]
    match = started(finals="structures satellites")
    page = client.get(f"/match/{shelf.add(match).id}?say=federation+ore+a1+a2").text
    assert re.findall(r'<button class="primary" name="answer" value="([^"]*)"', page) == ["vp 17; federation ore a1 a2"]


def test_vp_that_only_may_have_come_are_not_bright() -> None:
    """That of one technology tile among many: the usual answer is that nothing more came."""
    match = started(rounds="research mine terraforming federation station-4 gaia-4")
    match.answer("upgrade b2")
    laid = [event.args for event in match.tale.events if event.id == "order-technology"]
    area = next((one["area"] for one in laid if one["tile"] == "tech-vp"), "science")
    vp = match.state.human.vp
    found = composed(match, f"lab b2 {area}").choices
    assert [one.answer for one in found if one.bright] == [f"vp {vp + 2}; lab b2 {area}"]  # of the round
    match.answer("fix round-tile 1 mine")
    shown = composer(match, hand(match), "", ["lab", "b2", area], words("en", "gaia"))
    assert f"vp {vp + 7}; lab b2 {area}" in [one.answer for group in shown["groups"] for one in group.buttons]
    assert not shown["offered"]


def test_what_a_technology_tile_changes_is_added_by_one_tap() -> None:
    match = started()
    laid = [event.args for event in match.tale.events if event.id.startswith("order-technology")]
    areas = [one["area"] for one in laid if one.get("tile") == "tech-strong"] or ["science"]
    match.answer("upgrade b2")
    given = [one.answer for one in composed(match, f"lab b2 {areas[0]}").choices]
    assert f"strong; lab b2 {areas[0]}" in given
    match.answer("strong; fix research human science 4; fix tokens ore 1; fix own-tokens ore")
    given = [one.answer for one in composed(match, "lab b2 economy").choices]
    assert "tile science; lab b2 economy" in given


def test_the_tile_of_7_vp_is_added_by_one_tap() -> None:
    match = started()
    laid = [event.args for event in match.tale.events if event.id.startswith("order-technology")]
    areas = [one["area"] for one in laid if one.get("tile") == "tech-vp"] or ["science"]
    match.answer("upgrade b2")
    match.answer("fix round-tile 1 research")
    vp = match.state.human.vp
    given = [one.answer for one in composed(match, f"lab b2 {areas[0]}").choices if one.label.id == "tap-with-vp"]
    assert given == [f"vp {vp + 2}; lab b2 {areas[0]}", f"vp {vp + 9}; lab b2 {areas[0]}"]  # the round gives 2 anyway
    match.answer(f"fix structure k3 human station; {given[1]}")
    match.answer("fix round-tile 1 research")
    again = [one for one in composed(match, f"lab k3 {areas[0]}").choices if one.label.id == "tap-with-vp"]
    assert len(again) == 1, "nobody has the tile twice"


def offering(*charges: tuple[str, int]) -> Match[Any]:
    """A match in which power was offered for these hexes of the Automa since the human's last turn."""
    match = started()
    tale, human = match.state.tale, match.state.human
    for hex, power in charges:
        tale.order("order-mine", hex=hex)
        tale.order("order-charge", power=power, cost=power - 1, side=human.seat, done=0)
    tale.head("head-human-turn", number=human.turns, round=1, side=human.seat)
    return match


def charged(match: Match[Any], text: str = "") -> list[tuple[str, object]]:
    found = composed(match, text).choices
    return [(one.answer, one.label.args["hexes"]) for one in found if one.label.id == "tap-charged"]


def test_what_charging_power_cost_is_told_by_one_tap() -> None:
    """Of two offers since the last turn, each by its planet, and both; once VP are told, none is."""
    match = offering(("M4", 3), ("D2", 1), ("J7", 2))
    assert charged(match) == [("vp 8", ("M4",)), ("vp 9", ("J7",)), ("vp 7", ("M4", "J7"))]
    match.answer("vp 8")
    assert charged(match) == []


def test_of_many_charges_each_is_tapped_by_its_planet() -> None:
    match = offering(("M4", 3), ("J7", 2), ("M4", 3))
    assert charged(match) == []
    (leads,) = [one for one in composed(match, "").choices if one.label.id == "tap-charged-some"]
    assert (leads.answer, leads.label.args["hexes"]) == ("", ("M4", "J7"))
    assert choices(match, " ".join(leads.say)) == ["vp M4", "vp J7", "vp M4"]
    assert choices(match, "vp M4 J7") == ["vp M4 J7 M4", "vp 7"]
    assert charged(match, "vp M4 J7 M4") == [("vp 5", ("M4", "J7", "M4"))]
    assert composed(match, "vp").number, "any other number is entered"


def test_other_vp_are_folded_again_after_they_were_told() -> None:
    match, lab = with_a_maybe()
    match.answer("vp 12")
    shown = composer(match, hand(match), "", lab.split(), words("en", "gaia"))
    assert [group.open for group in shown["groups"] if group.folded] == [False]


def test_power_is_charged_by_the_strongest_structure_in_reach() -> None:
    match = started()
    match.answer("fix structure c7 human lab")
    table, human = match.state, match.state.human
    near = BY_NAME["b2"]
    assert power_near(table, human, near) == 2
    assert charged_by(table, human, near) == 1 << BY_NAME["c7"]  # and not the mine on the hex itself


def test_final_tiles_stand_apart_in_a_score_that_is_not_final() -> None:
    match = started()
    sheet = match.sheet()
    assert sheet is not None
    shown = score(sheet, words("en", "gaia"))
    vp, tiles = sheet.lines[0].points, [line.points for line in sheet.lines if line.label.id == "score-final"]
    between = "\u00a0:\u00a0"
    assert shown["now"] == between.join(map(str, vp))
    assert any(any(points) for points in tiles)
    assert shown["late"] == f"with what is scored at the end: {between.join(map(str, sheet.totals))}"


def test_points_that_are_only_told_decide_nothing() -> None:
    match = started(rounds="mine research terraforming federation station-4 gaia-4")
    match.answer("vp 12; mine c7")  # for the tile of the round
    assert corrections(match) == {}
    match.answer("vp 31; research science")  # for nothing that is known
    assert corrections(match) == {len(match.answers) - 2: 19}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_charges_power_for_vp_is_told_once_how_the_program_learns_of_it(lang: str) -> None:
    match, answerer, told = new("gaia", {}, "charge"), human("gaia", "charge"), list[Cue]()
    while match.ask is not None and not told:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        told = [one for one in row(match).cues if one.main.id == "order-charge"]
    for cost in (0, 1, 3):
        charge = replace(told[0].main, args={**told[0].main.args, "power": cost + 1, "cost": cost})
        voice, again = words(lang, "gaia"), replace(charge)
        shown = cue_shown(told[0]._replace(events=(charge,)), NO_SCENE, voice, first_aside(charge, [charge], voice))
        assert len(shown.notes) == bool(cost)
        assert not first_aside(again, [charge, again], voice)  # once in a match


def test_the_last_known_vp_stand_in_the_field_that_asks_for_them() -> None:
    match = play(new("gaia", {}, "known"), "known", 1)
    answerer = human("gaia", "known")
    while match.ask is not None and match.ask.id != "ask-human-vp":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    assert composed(match, "").now == match.state.human.vp


def test_vp_are_a_line_of_what_they_are_given_for() -> None:
    match, player = new("gaia", {}, "lines"), human("gaia", "lines")
    found: set[str] = set()
    while match.ask is not None:
        for cue in row(match).cues:
            if any(event.id == "order-vp" for event in cue.events):
                found.add(cue.main.id)
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert found >= {"order-mine", "order-upgrade", "order-research", "order-cover", "care-pass-symbol"}
    assert not found & {"order-charge", "order-satellite", "order-gaia-token", "care-level-closed"}
