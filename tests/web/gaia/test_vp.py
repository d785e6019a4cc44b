"""VP and charged power in Gaia Project: what an action brought is told with it, or by one tap after it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.bits import each
from automarium.core.match import Match
from automarium.cues import Cue, row
from automarium.games.gaia.map import BY_NAME, NAMES
from automarium.games.gaia.names import GAIA
from automarium.games.gaia.power import charged_by, power_near
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.taps.gaia_brought import MOST_OTHER_VP, WHICH_TILE, charges, last_vp, which_charges
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
from tests.web.gaia.kit import Shelved, composed, drawn, said


def test_vp_that_are_sure_are_counted_with_the_action() -> None:
    """In this round a mine gives 2 VP, on top of what was told in this turn; nothing is asked about them."""
    match = started()
    made = composed(match, "mine c7")
    assert (made.sure, made.choices) == ("vp 12; mine c7", ())
    match.answer(made.sure)
    assert match.state.human.vp == 12
    shown: dict[str, Any] = page(Shelved(match), (), words("en", "gaia"))  # type: ignore[arg-type]
    assert shown["echo"][:2] == [
        *("+2 VP for the round scoring tile; you have 12 now.", "Built a mine on C7 (terra, sector 1)."),
    ]
    match.undo()
    assert composed(match, "mine c7").sure == "vp 14; mine c7"


def laid(match: Match[Any], tile: str) -> str:
    """Under which area a technology tile lies; beside them, any area."""
    told = [event.args for event in match.tale.events if event.id == "order-technology"]
    return next((str(one["area"]) for one in told if one["tile"] == tile), "science")


def with_a_tile() -> tuple[Match[Any], str]:
    """A lab for whose level the round gives 2 VP, with the tile of 7 VP under its area or beside; and its report."""
    match = started(rounds="research mine terraforming federation station-4 gaia-4")
    match.answer("upgrade b2")
    return match, f"lab b2 {laid(match, 'tech-vp')}"


def tiles(match: Match[Any], text: str) -> list[tuple[str, str, bool]]:
    """What is offered of technology tiles: which one, the answer, whether it is bright."""
    found = [one for one in composed(match, text).choices if "tile" in one.label.id]
    return [(str(one.label.args.get("tile", one.label.id)), one.answer, one.bright) for one in found]


def test_where_more_may_have_come_the_turn_does_not_end_without_what_is_sure() -> None:
    match, lab = with_a_tile()
    made = composed(match, lab)
    assert (made.sure, made.answer) == ("", "")
    bare = next(one for one in made.choices if one.answer == lab)
    assert (bare.label.id, bare.group.id) == ("tap-without-vp", "tap-vp-more")
    others = [one.answer for one in made.choices if one.label.id == "tap-vp"]
    assert len(others) == MOST_OTHER_VP
    assert [one.say or one.answer for one in composed(match, "lab b2").choices if one.label.id == lab.split()[2]] == [
        tuple(lab.split())
    ]


@pytest.mark.parametrize(("lang", "said"), [("en", "tile and the"), ("ru", "раунда и жетон"), ("uk", "раунду й жетон")])
def test_two_sources_of_vp_are_joined_by_a_word(lang: str, said: str) -> None:
    match = started(rounds="federation mine terraforming research station-4 gaia-4", finals="structures satellites")
    labels = [one.label for one in composed(match, "federation ore a1 a2").choices if one.bright]
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
    match, lab = with_a_tile()
    page = client.get(f"/match/{shelf.add(match).id}?say={lab.replace(' ', '+')}").text
    (bright,) = [one for _, one, bright in tiles(match, lab) if bright]
    assert re.findall(r'<button class="primary" name="answer" value="([^"]*)"', page) == [bright]
    match = started(finals="structures satellites")
    page = client.get(f"/match/{shelf.add(match).id}?say=federation+ore+a1+a2").text
    assert re.findall(r'<button class="primary" name="answer" value="([^"]*)"', page) == ["vp 17; federation ore a1 a2"]


def test_which_technology_tile_was_taken_is_asked_where_that_changes_anything() -> None:
    """That under the area is the natural one; those beside of which nothing need be known are one answer."""
    match, lab = with_a_tile()
    vp, area = match.state.human.vp, lab.split()[2]
    assert composed(match, lab).heading == WHICH_TILE
    found = tiles(match, lab)
    assert found[0] == ("tech-vp", f"vp {vp + 9}; {lab}", True)  # the round gives 2 anyway
    assert found[-1] == ("tap-other-tile", f"vp {vp + 2}; {lab}", False)
    match.answer("fix round-tile 1 mine")
    assert tiles(match, lab)[0] == ("tech-vp", f"vp {vp + 7}; {lab}", True)
    assert tiles(match, lab)[-1] == ("tap-other-tile", lab, False)
    shown = composer(match, hand(match), "", lab.split(), words("en", "gaia"))
    assert shown["offered"], "nothing is given by the bar"
    match.answer(f"fix structure k3 human station; vp {vp + 7}; {lab}")
    given = [one for one, *_ in tiles(match, f"lab k3 {area}")]
    assert "tech-vp" not in given, "nobody has a tile twice"


def test_a_tile_that_changes_nothing_is_the_natural_one_under_its_area() -> None:
    match, voice = started(), words("en", "gaia")
    match.answer("upgrade b2; fix round-tile 1 mine")
    under = {str(e.args["area"]): str(e.args["tile"]) for e in match.tale.events if e.id == "order-technology"}
    free = next(e.args["tiles"] for e in match.tale.events if e.id == "order-technology-free")
    for area, tile in under.items():
        found = tiles(match, f"lab b2 {area}")
        known = [one for one in ("tech-strong", "tech-vp", "tech-gaia") if one == tile or one in free]
        others = ["tap-other-tile"] if {*free} - {*known} else []
        assert [one for one, *_ in found] == ([*dict.fromkeys((tile, *known)), *others] if known else [])
        choices = composed(match, f"lab b2 {area}").choices
        named = [voice.say(one.label.id, one.label.args) for one in choices if one.label.id in others]
        left = " or ".join(f"“{voice.say(one)}”" for one in free if one not in known)
        assert all(left in one for one in named), "by their names"
        assert len(named) == len(others if known else [])
        assert [one for one, _, bright in found if bright] == ([tile] if known else [])
    assert [one for one, *_ in tiles(match, "lab b2 none")] == [
        *("tech-strong", "tech-vp", "tech-gaia", "tap-other-tile"),
    ]


def test_what_a_technology_tile_changes_is_told_with_it() -> None:
    match = started()
    area = laid(match, "tech-strong")
    match.answer("upgrade b2; fix round-tile 1 mine")
    assert ("tech-strong", f"strong; lab b2 {area}") in [one[:2] for one in tiles(match, f"lab b2 {area}")]
    match.answer("strong; fix research human science 4; fix tokens ore 1; fix own-tokens ore")
    found = composed(match, "lab b2 economy").choices
    assert [one.answer for one in found if one.label.id == "tap-advanced-tile"] == ["tile science; lab b2 economy"]


def test_the_tile_for_mines_on_gaia_planets_counts_with_each_of_them() -> None:
    """It was “another one”, and its 3 VP were never counted."""
    match = started()
    area = laid(match, "tech-gaia")
    match.answer("upgrade b2; fix round-tile 1 research")
    (taken,) = [one for tile, one, _ in tiles(match, f"lab b2 {area}") if tile == "tech-gaia"]
    assert taken == f"gaia-mines; vp 12; lab b2 {area}"
    match.answer(taken)
    assert "tech-gaia" not in [one for one, *_ in tiles(match, f"lab k3 {area}")], "nobody has a tile twice"
    gaia = NAMES[next(each(match.state.types[GAIA] & match.state.empty))].casefold()
    assert composed(match, f"mine {gaia}").sure == f"vp 15; mine {gaia}"
    match.answer("fix gaia-mines no")  # it was covered
    assert composed(match, f"mine {gaia}").sure == f"mine {gaia}"


def offering(*charges: tuple[str, int]) -> Match[Any]:
    """A match in which power was offered for these hexes of the Automa since the human's last turn."""
    match = started()
    tale, human = match.state.tale, match.state.human
    for hex, power in charges:
        tale.order("order-mine", **match.state.planet(BY_NAME[hex.casefold()]))
        tale.order("order-charge", power=power, cost=power - 1, side=human.seat, done=0)
    tale.head("head-human-turn", number=human.turns, round=1, side=human.seat, alone=0)
    return match


def charged(match: Match[Any]) -> list[tuple[str, str]]:
    return [(one.answer, one.label.id) for one in composed(match, "").choices if one.answer]


def test_what_charging_power_cost_is_asked_before_the_turn() -> None:
    """All of it, less (of too few tokens), or nothing: by one tap, which is not forgotten over an action."""
    match = offering(("M4", 4), ("D2", 1))
    every = [
        ("vp 7", "tap-charged"),
        ("vp 8", "tap-charged"),
        ("vp 9", "tap-charged"),
        ("vp 10", "tap-charged-nothing"),
    ]
    assert charged(match) == every
    assert not any(one.say for one in composed(match, "").choices), "no action before it"
    shown: dict[str, Any] = page(Shelved(match), (), words("en", "gaia"))  # type: ignore[arg-type]
    assert shown["ask"] == "How much power did you charge for the Automa’s structure on M4?"
    assert not [one for one in said(drawn(match)) if not one.startswith("fix ")], "and none on the map"
    match.answer("vp 7")
    shown = page(Shelved(match), (), words("en", "gaia"))  # type: ignore[arg-type]
    assert shown["echo"] == ["−3 VP for charging power; you have 7 now."]
    match.undo()
    match.answer("vp 10")
    assert ("mine",) in [one.say for one in composed(match, "").choices]
    assert not charges(match.state)


def test_of_several_charges_the_sum_is_asked() -> None:
    match = offering(("M4", 3), ("J7", 2), ("M4", 3))
    assert [one for one, _ in charged(match)] == [f"vp {10 - vp}" for vp in range(5, -1, -1)]
    said = which_charges(match.state)
    assert "(M4: up to 4, J7: up to 1)" in words("en", "gaia").say(said.id, said.args)
    match.state.tale.head("head-round-end", number=1)
    said = which_charges(match.state)
    assert "before the end of round 1" in words("en", "gaia").say(said.id, said.args)
    match.answer("fix vp human 2")
    assert [one for one, _ in charged(match)] == ["vp 0", "vp 1", "vp 2"], "nobody pays more than they have"


def test_what_is_typed_needs_no_tap_before_it() -> None:
    """Neither do the answers of a match from before that question."""
    match = offering(("M4", 3))
    match.answer("mine c7")
    assert match.state.human.vp == 10


def test_other_vp_are_folded_again_after_they_were_told() -> None:
    match, lab = with_a_tile()
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


def test_what_was_charged_after_the_last_turn_is_remembered_at_the_end() -> None:
    """Nothing asks for it before, and the last known number was taken for the last."""
    match = started()
    match.answer("vp 12; mine c7")
    assert last_vp(match.state, {"vp": 12}) is None
    match.state.tale.order("order-mine", **match.state.planet(BY_NAME["g2"]))
    match.state.tale.order("order-charge", power=3, cost=2, side="human", done=1)
    said = last_vp(match.state, {"vp": 12})
    assert said is not None
    assert said.args["hexes"] == ("G2",)
    voice = words("en", "gaia")
    assert voice.aside(said).startswith("Last known to the program: 12.")
    assert "12" not in voice.tap(said.id, said.args), "what is known stands in small type below"


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
