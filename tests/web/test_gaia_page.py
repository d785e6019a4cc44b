"""Gaia Project in the browser: what the picture links and shows."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from itertools import pairwise
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from markupsafe import Markup
from starlette.testclient import TestClient

from automarium.core.ask import Reports
from automarium.core.bits import each
from automarium.core.match import Match
from automarium.core.tale import Kind, Name, Say
from automarium.cues import MARKERS, Cue, Habits, cues, row
from automarium.cues.gaia import IMPLIED, TOGETHER, marker
from automarium.games import game
from automarium.games.gaia.cards import shipped_cards
from automarium.games.gaia.fixes import FIXES
from automarium.games.gaia.human import ACTIONS, BESIDE
from automarium.games.gaia.map import BY_NAME, NAMES, WITHIN
from automarium.games.gaia.names import AREAS, GAIA, MINE, TRANSDIM
from automarium.games.gaia.power import charged_by, power_near
from automarium.last.gaia import last_of
from automarium.shelf import Shelf
from automarium.taps import TURN, hand
from automarium.taps.gaia import minable, places
from automarium.taps.gaia_brought import MOST_OTHER_VP
from automarium.web.boards import NO_SCENE, dealt, hues, scenes
from automarium.web.boards.gaia import SCENES, spot, verb_icon
from automarium.web.boards.gaia import scene as scene_of
from automarium.web.boards.gaia_map import MOST_COUNTED
from automarium.web.boards.gaia_pieces import wrapped
from automarium.web.boards.gaia_tags import Tags, room
from automarium.web.compose import Composer, compose
from automarium.web.finale import corrections, finale
from automarium.web.pages import conducted, first_aside, grouped, score, setup
from automarium.web.pages import cue as cue_shown
from automarium.web.pages import table as page
from automarium.web.pages.asked import Way, composer
from automarium.web.pages.told import event as told_event
from automarium.words import LANGUAGES, words
from automarium.words.cued import cued
from tests.bots import SETUPS, human, new, play
from tests.rules.gaia.scenes import act, scene, started
from tests.web.conftest import Server, Window, pass_cues, token


class Shelved:
    """What a page wants of a match on the shelf."""

    id, version = "m", "1"

    def __init__(self, match: Match[Any]) -> None:
        self.match = match


def drawn(match: Match[Any], lang: str = "en", said: tuple[str, ...] = ()) -> str:
    shown: dict[str, Any] = page(Shelved(match), said, words(lang, "gaia"))  # type: ignore[arg-type]
    return str(shown["board"])


def said(picture: str) -> list[str]:
    """What the links of a picture say."""
    return [parse_qs(urlsplit(unescape(href)).query)["say"][0] for href in re.findall(r'href="([^"]*)"', picture)]


def composed(match: Match[Any], text: str) -> Composer:
    assert match.ask is not None
    return compose(hand(match), text.split())


def choices(match: Match[Any], text: str) -> list[str]:
    """What can be tapped after these words: whole answers, and words that go on."""
    found = [one.answer or " ".join(one.say) for one in composed(match, text).choices]
    return [one for one in found if one.startswith("fix ") == text.startswith("fix ")]


# --- corrections ---


@pytest.mark.parametrize("setup", SETUPS["gaia"])
@pytest.mark.parametrize("answers", [0, 3, 9, 25])
def test_every_link_leads_somewhere(setup: dict[str, object], answers: int) -> None:
    match = play(new("gaia", setup, "links"), "links", answers)
    while match.ask is None:
        match.undo()
    links = said(drawn(match))
    assert len(links) > (133 if answers else 90)  # while few planets are asked for, a tap elsewhere means nothing
    for text in dict.fromkeys(links):
        made = composed(match, text)
        on_the_map = text.startswith("power ") and places(match.state, tuple(text.split()))
        assert made.choices or made.number or made.answer or made.line or on_the_map, text
        if made.answer:
            match.ask.parse(made.answer)


def test_every_correction_can_be_reached_from_a_value() -> None:
    """By the link of a value, or by a tap on a hex. How many turns were taken is not shown."""
    match = started(mines="e6", human="ivits")
    match.answer(
        "fix research human gaia-project 1; fix gaiaformer d8 yes; fix station a2 yes; fix strong yes; mine c7"
    )
    links = [text.split() for text in said(drawn(match)) if text.startswith("fix ")]
    reached = {words[1] for words in links} & set(FIXES)
    hexes = {"a2", *({words[1] for words in links} - set(FIXES))}  # in space, and planets
    reached |= {one.split()[1] for hex in hexes for one in choices(match, f"fix {hex}")}
    assert reached == {*FIXES} - {
        "satellite",
        "turns",
        "levels",
    }  # satellites are corrected on their hex, levels one by one


def test_all_levels_are_corrected_side_by_side_from_what_they_are() -> None:
    match = started()
    match.answer("fix research human economy 3")
    fields = composed(match, "fix levels human").fields
    assert [(field.label.id, field.default) for field in fields][3:5] == [
        ("gaia-project-short", 0),
        ("economy-short", 3),
    ]
    match.answer("fix levels human 1 +1 2 0 2 0")
    assert match.state.human.levels == [1, match.state.human.levels[1], 2, 0, 2, 0]


def test_the_level_that_is_corrected_is_marked_and_its_board_is_seen(client: TestClient, shelf: Shelf) -> None:
    match = started()
    match.answer("fix research human economy 3")
    page = client.get(f"/match/{shelf.add(match).id}?say=fix+research+human+economy").text
    assert re.findall(r'<button class="as-is" name="answer" value="([^"]*)"', page) == ["fix research human economy 3"]
    assert 'data-at="area-' in page[: page.index('id="answer"')]


def test_a_hex_opens_its_corrections_while_a_question_is_about_something_else() -> None:
    match = play(new("gaia", SETUPS["gaia"][2], "cards"), "cards", 3)
    while match.ask is not None and match.ask.id != "ask-decision-card":
        play(match, "cards", 1)
    assert "fix h6" in said(drawn(match))


# --- the human's turn by taps ---


def test_a_planet_proposes_what_can_be_done_there() -> None:
    match = started()
    assert not {"d8"} & set(said(drawn(match)))  # there is no Gaiaformer yet
    match.answer("fix research human gaia-project 1")
    links = said(drawn(match))
    assert {"c7", "b2", "d8"} <= set(links)
    assert choices(match, "c7") == ["vp 12; mine c7"]  # with what the round gives for it
    assert choices(match, "b2") == ["upgrade b2"]
    assert choices(match, "d8") == ["gaiaformer d8"]
    assert choices(match, "a1") == [], "no final tile counts satellites"
    match.answer("fix final upper satellites")
    assert choices(match, "a1") == ["satellites a1"]
    assert "fix e7" in links  # the Automa's mine: nothing to report there
    assert choices(match, "c7 d8") == ["gaiaformer d8"]  # the other one was tapped by mistake
    match.answer("upgrade b2")
    assert choices(match, "b2") == ["lab b2", "institute b2"]
    assert choices(match, "lab b2")[:2] == ["lab b2 terraforming", "lab b2 navigation"]
    assert "lab b2 none" in choices(match, "lab b2")


def test_research_actions_boosters_and_tokens_are_played_by_their_names() -> None:
    match = started()
    match.answer("fix covered 3 yes")
    links = said(drawn(match))
    booster = match.state.row[1].removeprefix("booster-")
    assert {"research science", "power 4", f"pass {booster}", "federation ore"} <= set(links)
    assert "power 3" not in links
    assert "fix covered 3 no" in links
    assert composed(match, "research science").answer == "research science"
    assert composed(match, f"pass {booster}").answer == f"pass {booster}"


def test_the_lost_planet_is_tapped_on_the_map() -> None:
    match = started()
    match.answer("fix structure b2 human station; fix research human navigation 4")
    assert composed(match, "lab b2 navigation").answer == "lab b2 navigation"  # a whole answer: the hex is asked for
    match.answer("lab b2 navigation")
    links = said(drawn(match))
    assert "a1" in links
    assert not {"b1", "c7", "e7"} & set(links)
    assert 'class="gaia map asks"' in drawn(match)  # near enough to be tapped
    assert choices(match, "") == []  # of so many hexes one is tapped there
    match.undo()
    made = composed(match, "research navigation")
    assert (made.choices, made.answer, made.sure) == ((), "", "")
    assert "research navigation a1" in said(drawn(match, said=("research", "navigation")))
    match.answer("fix round-tile 1 federation")
    assert composed(match, "research navigation a1").sure == "research navigation a1"
    assert composed(match, "research science").sure == "research science"  # no other step finds it


def test_the_gaia_phase_of_the_itars_by_taps() -> None:
    match = started("itars", mines="i7; e4", human="itars")
    match.answer("fix structure i7 human institute; mine c7; fix passed automa yes; pass 1")
    assert match.ask is not None
    assert match.ask.id == "ask-gaia-phase"
    assert choices(match, "") == ["done", "advance", "strong", "vp"]  # no advanced tile is in reach
    assert {"advance science", "advance navigation"} <= set(choices(match, "advance"))
    links = [text for text in said(drawn(match)) if not text.startswith("fix")]
    for text in links:
        made = composed(match, text)
        assert made.choices or made.number or made.answer or made.line, text
    assert composed(match, "done").answer == "done"


def test_counts_are_confirmed_by_a_tap() -> None:
    match = started(finals="structures satellites")
    match.answer("mine c7; fix round 6; pass")
    assert composed(match, "").answer == "yes"
    assert "fix research human science" in said(drawn(match))
    shown: dict[str, Any] = page(Shelved(match), (), words("en", "gaia"))  # type: ignore[arg-type]
    facts = {label: (value, parse_qs(urlsplit(href).query)["say"]) for label, value, href in shown["composer"]["facts"]}
    assert shown["ask"] == "Are your counts and research levels right?"
    assert facts["structures"] == (3, ["fix structure"])
    assert facts["Science"] == (match.state.human.levels[-1], ["fix research human science"])
    assert len(facts) == 1 + len(match.state.human.levels)
    assert all(composed(match, " ".join(fix)).choices or fix == ["fix structure"] for _, fix in facts.values())
    match.answer("yes")
    asked = composed(match, "")
    assert (asked.choices, asked.now) == ((), 0)  # it is in the field already
    assert "station" not in page(Shelved(match), (), words("en", "gaia"))["ask"]  # type: ignore[arg-type]


def test_satellites_of_a_federation_are_tapped_on_the_map() -> None:
    match = started()
    assert composed(match, "federation ore").sure == "vp 17; federation ore", "no final tile counts them"
    assert composed(match, "federation").heading == Say("tap-which-token-only"), "and it says so"
    assert not [text for text in said(drawn(match, said=("federation", "ore"))) if text.startswith("federation ore ")]
    match.answer("fix final upper satellites")
    assert composed(match, "federation").heading == Say("tap-which-token")
    assert "federation ore a1" in said(drawn(match, said=("federation", "ore")))
    assert composed(match, "federation ore").choices[0].label.args["placed"] == 0
    found = [one for one in composed(match, "federation ore a1 a2").choices if one.label.id != "tap-vp"]
    assert [one.answer for one in found] == [
        "vp 17; federation ore a1 a2",
        "federation ore a1 a2",
    ]  # the token brings 7
    assert [one.group.id for one in found] == ["", "tap-vp-more"]


def test_reports_for_which_there_is_nothing_are_not_offered() -> None:
    match = started()
    turn = [one.label.id for one in composed(match, "").choices if one.group.id == TURN]
    assert [one for one in choices(match, "")[:8] if one] == ["mine", "upgrade", "research", "power", "pass"]
    assert not {"lab", "academy", "institute", "tile"} & set(choices(match, ""))
    match.answer("upgrade b2")
    assert {"lab", "institute"} <= set(choices(match, ""))
    assert turn == [one.label.id for one in composed(match, "").choices if one.group.id == TURN]  # in the same places


def taps_to(match: Match[Any], *texts: str) -> int:
    """How many taps these are: each adds to what was said before, and the last is an answer that is given at once, or
    has a button of its own."""
    for before, text in pairwise(("", *texts)):
        shown = {*choices(match, before), *said(drawn(match, said=tuple(before.split())))}
        assert text in shown, (before, text)
    last = texts[-1]
    assert composed(match, last).sure.startswith(last) or last in [
        one.answer for one in composed(match, texts[-2]).choices
    ]
    return len(texts)


def test_how_many_taps_a_turn_takes() -> None:
    match = started(technology="table")
    match.answer("fix round-tile 1 federation")  # then nothing more is offered with an action
    assert taps_to(match, "c7", "mine c7") == taps_to(match, "mine", "mine c7") == 2
    assert taps_to(match, "b2", "upgrade b2") == taps_to(match, "upgrade", "upgrade b2") == 2
    assert taps_to(match, "power", "power 4") == 2  # nothing more is asked of credits
    assert taps_to(match, "power", "power 2", "power 2 c7") == 3
    assert taps_to(match, "power 8", "power 8 science") == 2
    assert taps_to(match, "research science") == 1  # on the picture
    assert taps_to(match, "research", "research science") == 2
    match.answer("upgrade b2")
    assert taps_to(match, "b2", "lab b2", "lab b2 science") == 3


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


def test_that_no_structure_stands_there_is_a_whole_correction() -> None:
    match = started()
    assert choices(match, "fix structure b2") == [f"fix structure b2 {one}" for one in ("human", "automa", "nobody")]
    assert composed(match, "fix structure b2").choices[-1].answer == "fix structure b2 nobody"
    assert choices(match, "fix structure c7")[-1] == "fix structure c7 automa", "none is there"
    assert choices(match, "fix structure a1") == ["fix structure a1 human"], "the Lost Planet"


def test_an_action_of_a_booster_leads_to_the_mine_that_it_built() -> None:
    assert choices(started(), "special")[:2] == ["special", "mine"]


def test_what_decided_a_match_went_to_its_winner() -> None:
    match = play(new("gaia", {}, "decided"), "decided", 200)
    shown, sheet = finale(match, words("en", "gaia")), match.sheet()
    assert shown
    assert sheet
    assert shown["decided"]
    ends = "the Automa" if sheet.totals[-1] > sheet.totals[0] else "you"
    assert all(ends in one["text"].split(":")[1] for one in shown["decided"]), shown["decided"]


def test_the_way_back_does_not_lead_to_an_answer_that_was_given(window: Window, server: Server) -> None:
    one = window(390, 844, has_touch=True)
    one.goto(f"{server.url}/match/{server.shelf.add(started()).id}")
    pass_cues(one)
    one.locator("[data-sign='verb-special']").tap()
    one.wait_for_url("**say=special**")
    one.locator("[data-sign='tap-nothing-changed']").tap()
    one.locator("main.conducting").wait_for()
    one.go_back()
    one.locator("main.conducting").wait_for()
    assert "say=" not in one.url


def test_a_number_unlike_what_was_known_is_asked_about_once(window: Window, server: Server) -> None:
    one, match = window(390, 844, has_touch=True), started()
    match.answer("vp 25")
    one.goto(f"{server.url}/match/{server.shelf.add(match).id}?say=vp")
    one.locator("[data-key='2']").tap()
    one.locator(".number .primary").tap()
    assert "25" in one.locator(".number .primary").inner_text()
    one.locator(".number .primary").tap()
    one.locator(".said").wait_for(state="detached")


def test_what_cannot_be_is_not_offered() -> None:
    """A federation of two mines, a token counted once more without one, the Lost Planet on a printed planet, more
    pieces than there are, a space station of those who have none."""
    match = started()
    assert "federation" not in choices(match, "")
    again = next(one for one in composed(match, "power").choices if "qic-federation" in one.label.args.values())
    assert (again.say, again.answer) == ((), "")
    structures = [one.label.id for one in composed(match, "fix structure b2 human").choices]
    assert "mine" in structures
    assert "lost-planet" not in structures
    assert len(composed(match, "fix supply human trading-station").choices) == 5
    assert ("fix", "station", "b2") not in [one.say for one in composed(match, "fix b2").choices]


def test_what_a_hex_cannot_hold_is_not_corrected_there() -> None:
    """A Gaiaformer stands on a transdim or Gaia planet, and only if there is one; a satellite on no planet at all."""

    def lies(hex: str) -> set[str]:
        return {one.say[1] for one in composed(match, f"fix {hex}").choices}

    match = started()
    assert "gaiaformer" not in {one.say[1] for one in composed(match, "fix").choices}
    match.answer("fix research human gaia-project 1")
    assert lies("d8") == {"structure", "planet", "gaiaformer"}  # transdim
    assert lies("c7") == {"structure", "planet"}
    assert lies("a1") == {"structure", "planet", "satellites"}
    few, many = composed(match, "fix gaiaformer"), composed(match, "fix satellites")
    transdim = match.state.types["transdim"] | match.state.types["gaia"]
    assert places(match.state, ("fix", "gaiaformer")) == transdim & match.state.empty
    assert few.heading == many.heading == Say("tap-fix-there")
    assert not many.choices  # of so many one is tapped on the map


def test_a_federation_that_was_formed_is_not_offered_again() -> None:
    """What is connected by its satellites is in it, and where none were told of, it has used up its power."""
    match = started()
    match.answer("fix structure b2 human institute; fix structure c7 human academy; fix structure e2 human station")
    assert offered_verb(match, "federation")
    match.answer("fix satellites b3 human")
    assert not offered_verb(match, "federation")
    match.undo()
    match.answer("federation ore")
    assert not offered_verb(match, "federation")


def test_a_new_federation_keeps_away_from_an_older_one() -> None:
    match = started()
    match.answer("fix final upper satellites; fix satellites b3 human")
    near, far = BY_NAME["b4"], BY_NAME["k6"]
    assert places(match.state, ("satellites",)) >> near & 1
    assert not places(match.state, ("federation", "ore")) >> near & 1
    assert places(match.state, ("federation", "ore")) >> far & 1


def offered_verb(match: Match[Any], verb: str) -> bool:
    return any(one.say == (verb,) for one in composed(match, "").choices)


def test_other_vp_are_folded_again_after_they_were_told() -> None:
    match, lab = with_a_maybe()
    match.answer("vp 12")
    shown = composer(match, hand(match), "", lab.split(), words("en", "gaia"))
    assert [group.open for group in shown["groups"] if group.folded] == [False]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_booster_is_chosen_by_its_sign_and_what_it_gives(lang: str) -> None:
    match = started()
    (shown,) = composer(match, hand(match), "", ["pass"], words(lang, "gaia"))["groups"]
    assert len(shown.buttons) == len(match.state.row)
    assert all(one.hint and "<svg" in one.face for one in shown.buttons)


def test_power_is_charged_by_the_strongest_structure_in_reach() -> None:
    match = started()
    match.answer("fix structure c7 human lab")
    table, human = match.state, match.state.human
    near = BY_NAME["b2"]
    assert power_near(table, human, near) == 2
    assert charged_by(table, human, near) == 1 << BY_NAME["c7"]  # and not the mine on the hex itself


def test_a_mine_on_a_transdim_planet_is_told_with_the_token_under_it() -> None:
    """First the token, then the mine, in one sentence."""
    match = started()
    tale = match.state.tale
    tale.order("order-mine", side=Name("automa"), hex="C7", type=TRANSDIM, sector=1)
    tale.order("order-gaia-token", hex="C7")
    habits = Habits(together=TOGETHER, implied=IMPLIED)
    (cue,) = cues(tale.events, len(tale.events) - 2, marker, habits=habits).cues
    assert [event.id for event in cue.events] == ["order-mine", "order-gaia-token"]
    (line,) = cued(cue, words("en", "gaia"))
    assert line.index("token") < line.index("mine")


def test_newcomers_are_offered_the_first_game(client: TestClient, shelf: Shelf) -> None:
    assert "/begin/gaia" in client.get("/").text
    assert 'value="first-game"' in client.get("/begin/gaia").text
    shelf.add(started())
    assert "/begin/gaia" not in client.get("/").text


def test_another_action_mostly_changes_nothing() -> None:
    first = composed(started(), "special").choices[0]
    assert (first.label.id, first.answer) == ("tap-nothing-changed", "special")


def test_a_tap_on_the_map_replaces_another_and_means_nothing_between_the_planets() -> None:
    match = started()
    after = said(drawn(match, said=("c7",)))
    assert "b2" in after
    assert "c7 b2" not in after
    assert not {"a1", "fix a1"} & {*said(drawn(match))}


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


def test_while_a_place_is_asked_for_only_what_is_possible_can_be_tapped() -> None:
    match = started()
    planets = said(drawn(match, said=("mine",)).split("</svg>")[0])
    assert planets
    assert {one.split()[0] for one in planets} == {"mine"}
    assert len(planets) == minable(match.state).bit_count()


@pytest.mark.parametrize("begun", ["research", "advance", "power 8"])
def test_where_an_area_is_asked_for_research_is_the_picture(begun: str) -> None:
    match = started(technology="table")
    shown = page(Shelved(match), begun.split(), words("en", "gaia"))["board"].main  # type: ignore[arg-type]
    assert f"{begun} science" in said(shown)
    assert composed(match, f"{begun} science").sure == f"{begun} science"


def test_the_only_place_is_as_good_as_tapped() -> None:
    """The picture does not turn to it while an area is asked for."""
    match = started()
    hex = NAMES[match.state.human.structures[MINE].bit_length() - 1].casefold()
    match.answer(f"fix structure {hex} human station")
    shown = page(Shelved(match), ("lab",), words("en", "gaia"))["board"].main  # type: ignore[arg-type]
    assert f"lab {hex} science" in said(shown)


def test_a_long_list_of_candidates_is_unfolded_by_a_tap() -> None:
    """How many were left and how many fell out stands in each rung; where nobody did, they stand in the one above."""
    match, player, voice = new("gaia", {}, "rungs"), human("gaia", "rungs"), words("en", "gaia")
    seen = set()
    while match.ask is not None:
        for event in match.tale.events[match.fresh :]:
            shown = told_event(event, voice).why
            for before, rung in pairwise(shown):
                fell = before.number - rung.number
                left = " Left:" if rung.number and not rung.unfolds else ""
                assert rung.fell == (f"{fell} fell out.{left}" if fell else "All are left.")
                assert bool(rung.left) == bool(fell)
            seen |= {(rung.number > 6, bool(rung.unfolds)) for rung in shown if rung.left}
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert seen >= {(True, True), (False, False)}
    assert (False, True) not in seen


@pytest.mark.parametrize(("finals", "idle"), [("types sectors", True), ("satellites types", False)])
def test_satellites_that_nothing_counts_are_said_to_stay(finals: str, idle: bool) -> None:
    told = conducted(new("gaia", {"finals": finals}, "idle"), words("en", "gaia"))["cues"]
    assert any("satellites stay in its supply" in note for one in told for note in one.notes) == idle


def test_no_forecast_is_offered_when_the_automa_has_passed() -> None:
    match = started()
    assert page(Shelved(match), (), words("en", "gaia"))["foreseeable"]  # type: ignore[arg-type]
    match.state.automas[0].passed = True
    assert not page(Shelved(match), (), words("en", "gaia"))["foreseeable"]  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_report_has_its_sign_and_half_a_sentence(lang: str) -> None:
    voice = words(lang, "gaia")
    for verb in (*ACTIONS, *BESIDE):
        assert verb_icon(f"verb-{verb}"), verb
        assert voice.hint(f"verb-{verb}"), verb


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_vp_is_no_preposition(lang: str) -> None:
    assert words(lang, "gaia").say("verb-vp") == "ПО"


# --- set-up ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_on_the_table_is_chosen_in_words(lang: str) -> None:
    """Every part of the map and of the rows of tiles says where it lies, and every sector how it is turned."""
    found = {one["id"]: one["parts"] for one in setup(game("gaia"), {}, words(lang, "gaia"))["settings"]}
    for id in ("map", "boosters", "rounds", "finals"):
        labels = [part["label"] for part in found[id]]
        assert len(set(labels)) == len(labels) > 1
        assert not any(label.isdecimal() for label in labels)
    options = dict(found["map"][0]["options"])
    assert len(set(options.values())) == 60
    assert "3" in options["3a2"]
    assert "150°" in options["3a2"]


# --- the cards ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 18))
def test_a_card_shows_all_that_is_printed_on_it(number: int, lang: str) -> None:
    """As action card and as support card: both rows of bars, the lamps, the four rows and the pass symbol."""
    card = shipped_cards()[number - 1]
    match = started()
    match.state.automa.action = match.state.automa.support = card
    picture = drawn(match, lang)
    drawings = re.findall(r'<svg [^>]*class="gaia-card".*?</svg>', picture)
    assert len(drawings) == 2
    told = words(lang, "gaia")
    for svg in drawings:
        bars = re.findall(r'class="bar (on|off)"', svg)
        assert [at for at, bar in enumerate(bars[:5], 1) if bar == "on"] == [card.first_booster]
        assert [at for at, bar in enumerate(bars[5:], 1) if bar == "on"] == [card.pass_booster]
        assert svg.count('class="lamp"') + svg.count('class="lamp on"') == 4
        assert ("lamp-x" in svg) == card.passes
        assert ("card-number on" in svg) == card.start
        for id, args in (
            ("card-tile", {"tile": card.tile}),
            ("card-range", {"range": card.range}),
            ("card-direction", {"direction": card.direction}),
            ("card-count", {"number": card.number, "arrow": card.arrow}),
        ):
            assert svg.count(told.say(id, args)) >= 2, id  # drawn, and in the name of the picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_report_is_asked_for_in_a_question(lang: str) -> None:
    """A heading was the verb once more."""
    for faction in ("terrans", "ivits", "ambas", "firaks"):  # the last three have a word of their own
        match = new("gaia", {"human": faction}, "asked")
        while not isinstance(reports := hand(match).ask.shape, Reports):
            play(match, "asked", 1)
        for report in reports.reports:
            for field in report.fields:
                assert "?" in words(lang, "gaia").say(field.label.id), (report.verb, field.name)


def view(picture: str) -> tuple[float, float, float, float]:
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', picture)
    assert found
    left, top, width, height = map(float, found.groups())
    return left, top, left + width, top + height


def centre(hex: str, picture: str) -> tuple[float, float]:
    found = re.search(rf'<g transform="translate\((\S+) (\S+)\)" data-at="{hex.upper()}"', picture)
    assert found
    return float(found[1]), float(found[2])


@pytest.mark.parametrize("setup", SETUPS["gaia"], ids=str)
def test_few_planets_are_all_in_sight_with_room_for_a_finger(setup: dict[str, object]) -> None:
    match = new("gaia", setup, "few")
    picture = drawn(match)
    left, top, right, bottom = view(picture)
    planets = [text for text in said(picture) if " " not in text]
    assert len(planets) > 1
    for x, y in (centre(planet, picture) for planet in planets):
        assert left < x < right
        assert top < y < bottom
    (reach,) = {float(one) for one in re.findall(r'<circle r="([\d.]+)" class="finger"', picture)}
    assert 2 * reach * 350 / max(right - left, bottom - top) >= 44  # pixels, on the least phone


def test_many_planets_are_looked_for_on_a_large_map() -> None:
    picture = drawn(started(), said=("mine",))
    assert view(picture)[:2] == (0, 0)
    assert "finger" not in picture


def test_what_is_not_on_the_map_is_asked_without_it() -> None:
    match = started()
    for verb in ("power", "pass", "federation", "vp"):
        assert "gaia aside" in drawn(match, said=(verb,)), verb
    assert "gaia aside" not in drawn(match, said=("mine",))


def test_an_area_is_all_that_is_tapped_when_one_is_asked_for() -> None:
    """Markers of 26 pixels, which are corrected by a tap, lay beside it."""
    main = str(page(Shelved(started()), ("research",), words("en", "gaia"))["board"].main)  # type: ignore[arg-type]
    assert {text.split()[0] for text in said(main)} == {"research"}


# --- what a cue is about ---

ON_THE_MAP = (  # and whatever the human reports there
    *("order-mine", "order-satellite", "order-upgrade", "order-gaia-token", "order-charge", "care-map-neighbours"),
    *("note-no-planet", "note-no-mine", "note-no-upgrade", "note-no-satellite", "note-upgrade-instead", "note-cards"),
    *("note-initial-card", "no-home-planet", "care-satellites", "note-lost-planet", "note-swapped", "note-upgraded"),
    *("note-satellites", "note-no-vp", "note-card-entered"),
)
NOTHING_LIT = ("order-as-for-two", "order-map", "order-tokens-out")


def cues_of(match: Match[Any]) -> list[tuple[Cue, str]]:
    """The cues of the last answer with their pictures, but for those of markers."""
    made = row(match).cues
    drawn = zip(made, scenes(match, made, words("en", "gaia")), strict=True)
    return [(cue, str(scene.drawn)) for cue, scene in drawn if cue.place != MARKERS]


@pytest.mark.parametrize("setup", SETUPS["gaia"])
def test_every_cue_shows_its_own_part_of_the_table(setup: dict[str, object]) -> None:
    """An order lights what it is about; nothing in a picture of a cue can be tapped."""
    match, player = new("gaia", setup, "cues"), human("gaia", "cues")
    while True:
        for cue, picture in cues_of(match):
            about = cue.main
            assert (about.id in SCENES) != (about.id in ON_THE_MAP), about
            assert "href=" not in picture
            assert "viewBox" in picture
            assert about.kind != Kind.ORDER or about.id in NOTHING_LIT or re.search(r'class="[^"]*\blit\b', picture), (
                about
            )
        if match.ask is None:
            return
        match.answer(match.ask.write(player(match.ask, match.state)))


def test_all_that_was_chosen_among_is_in_sight() -> None:
    """The page shows half as much again as what is lit. Candidates were cut off."""
    match, player, seen = new("gaia", {}, "sight"), human("gaia", "sight"), 0
    while match.ask is not None:
        for cue, picture in cues_of(match):
            chosen = last_of(match.state, cue.events).chosen
            hexes = [hex for one in chosen if len(one.tied) <= MOST_COUNTED for hex in one.tied]
            frame = re.search(r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" class="frame lit"', picture)
            if not hexes:
                continue
            assert frame
            x, y, width, height = map(float, frame.groups())
            for at_x, at_y in (centre(NAMES[hex], picture) for hex in hexes):
                assert abs(at_x - x - width / 2) < 0.75 * width
                assert abs(at_y - y - height / 2) < 0.75 * height
            seen += 1
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert seen > 5


def test_the_map_is_one_cue_and_the_first() -> None:
    """It was eight, after a warning about the data."""
    match = new("gaia", {"map": "3a1 1a0 5b0 6b0 7b0 4a0 2a0"}, "sectors")
    cue, drawn = cues_of(match)[0]
    assert (cue.about, [event.id for event in cue.events].count("order-sector")) == ("cue-map", 7)
    assert drawn.count("sector-number") == 7
    assert "rotate(90)" in drawn  # a sixth of a turn, and the tilt of every sector
    assert "lit" not in drawn  # looked at as a whole


def test_what_a_round_ends_and_begins_with_is_two_cues_and_a_booster_changes_hands_in_one() -> None:
    match, player, seen = new("gaia", {}, "rounds"), human("gaia", "rounds"), set()
    while match.ask is not None:
        seen |= {tuple(event.id for event in cue.events if event.kind == Kind.ORDER) for cue in row(match).cues}
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert ("order-clean-up", "order-round-done") in seen
    assert ("order-income", "order-gaia-phase") in seen
    assert ("order-booster", "order-booster-returns") in seen
    assert not {("order-round-done",), ("order-gaia-phase",), ("order-booster-returns",)} & seen


def test_a_line_that_decided_is_seen_to_its_end() -> None:
    """To the human's planet, which was cut off."""
    match, player, seen = new("gaia", {}, "line"), human("gaia", "line"), 0
    while match.ask is not None:
        for _, picture in cues_of(match):
            line = re.search(r'<line x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)" class="reach"', picture)
            frame = re.search(r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" class="frame lit"', picture)
            if line:
                assert frame
                (ax, ay, bx, by), (x, y, width, height) = map(float, line.groups()), map(float, frame.groups())
                assert max(abs(at - x - width / 2) for at in (ax, bx)) < 0.75 * width
                assert max(abs(at - y - height / 2) for at in (ay, by)) < 0.75 * height
                seen += 1
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert seen > 3


def test_what_is_not_certain_about_the_data_is_a_line_beside_the_first_cue(client: TestClient, shelf: Shelf) -> None:
    match = new("gaia", {}, "data")
    shown = client.get(f"/match/{shelf.add(match).id}").text
    assert shown.count('class="why unchecked"') == 1
    assert not any(cue.main.kind == Kind.CARE for cue in row(match).cues)
    play(match, "data", 1)
    assert "unchecked" not in client.get(f"/match/{shelf.add(match).id}").text


def test_a_sector_on_its_other_side_is_pointed_at() -> None:
    match = new("gaia", {"map": "3a1 1a0 5a0 6b0 7b0 4a0 2a0", "neighbours": "any"}, "sectors")
    (drawn,) = [picture for cue, picture in cues_of(match) if cue.main.id == "care-face"]
    assert drawn.count("outline lit") == 1


@pytest.mark.parametrize("setup", SETUPS["gaia"], ids=str)
def test_the_set_up_is_told_in_few_cues(setup: dict[str, Any]) -> None:
    made = row(new("gaia", setup, "few")).cues
    assert len([cue for cue in made if "head-initial-mines" not in [head.id for head in cue.heads]]) <= 11


def test_what_one_picture_shows_is_one_cue() -> None:
    match, voice = new("gaia", {}, "rounds"), words("en", "gaia")
    shown = {cue.about: (cue, picture) for cue, picture in cues_of(match) if cue.about}
    rounds, drawn = shown["cue-rounds"]
    assert [event.args["number"] for event in rounds.events] == [1, 2, 3, 4, 5, 6]
    assert drawn.count("line lit") == 6
    technology, drawn = shown["cue-technology"]
    assert len(technology.events) == 7
    for event in technology.events:
        for tile in (event.args.get("tile"), event.args.get("advanced"), *event.args.get("tiles", ())):
            assert tile is None or voice.say(tile).split()[-1] in drawn


def test_cards_of_the_box_slide() -> None:
    match, answerer = new("gaia", {"automa-deck": "physical"}, "slide"), human("gaia", "slide")
    while "order-slide" not in [event.id for event in match.tale.events[match.fresh :]]:
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    ((cue, picture),) = [one for one in cues_of(match) if one[0].main.id == "order-slide"]
    assert picture.count('class="way"') == 2
    assert f">{cue.main.args['support']}<" in picture


def test_a_booster_leaves_its_place_in_the_row() -> None:
    match = play(new("gaia", {}, "boosters"), "boosters", 2)
    ((cue, picture),) = [one for one in cues_of(match) if one[0].main.id == "order-booster"]
    assert picture.count("booster lit empty") == 1
    assert "way" in picture
    assert words("en", "gaia").say(cue.main.args["booster"]).split()[-1] in picture


def test_the_vp_of_a_pass_are_told_once_and_then_both_boosters_of_the_human_move() -> None:
    match = started()
    match.answer("fix row range gaia step; fix booster automa tokens; fix booster human mines")
    match.answer("pass gaia")
    (scored, before), (moved, after), *_ = cues_of(match)
    assert [event.id for event in scored.events] == ["order-booster-vp"]
    assert (match.state.human.vp, scored.main.args["total"]) == (12, 12)
    assert [event.id for event in moved.events[:2]] == ["order-booster", "order-booster-returns"]
    assert before.count("b-mines") == 1  # still in the human's hands
    assert "way" not in before
    assert (after.count('class="way"'), after.count('class="way-end"')) == (2, 2)
    assert "booster lit empty" in after


def test_it_is_seen_that_the_human_plays_on_alone() -> None:
    match, voice = started(), words("en", "gaia")
    assert conducted(match, voice)["where"] == ["Round 1 · Your turn 1"]
    match.answer("mine c7; fix passed automa yes; mine i5")
    assert conducted(match, voice)["where"] == ["Round 1 · Your turn 3 · the Automa has passed"]
    match.answer("vp 12")
    assert conducted(match, voice)["where"] == ["Round 1 · Your turn 3 · the Automa has passed"], "it still is"


def test_points_that_are_only_told_decide_nothing() -> None:
    match = started(rounds="mine research terraforming federation station-4 gaia-4")
    match.answer("vp 12; mine c7")  # for the tile of the round
    assert corrections(match) == {}
    match.answer("vp 31; research science")  # for nothing that is known
    assert corrections(match) == {len(match.answers) - 2: 19}


def test_factions_that_were_both_chosen_are_not_offered_for_a_choice() -> None:
    assert dealt(new("gaia", {"human": "terrans", "automa": "taklons"}, "dealt"), words("en", "gaia")) == ("", "")


def test_in_the_finale_both_sides_have_the_colours_of_their_pieces() -> None:
    assert hues(started()) == "human-swamp automa-volcanic"


def test_the_distance_that_decided_is_drawn() -> None:
    table = act(scene("g8 e7", "k3"), 4, 13)
    mine = [event for event in table.tale.events if event.id == "order-mine"]
    assert [one.rung.name for one in last_of(table, mine).chosen] == ["why-nearest"]
    picture = str(scene_of(table, words("en", "gaia"), mine, "order-mine"))
    assert 'class="reach"' in picture
    assert NAMES[last_of(table, mine).chosen[0].hex] in picture


def test_a_tag_lies_where_nothing_is() -> None:
    """Over a hex, under it, or on a side; a distance beside what lies in the middle of its line."""
    above, below = room((100, 68), 18), room((100, 132), 18)

    def at(tag: Markup) -> tuple[float, float]:
        (x, y) = re.findall(r'transform="translate\((\S+) (\S+)\)"', str(tag))[0]
        return float(x), float(y)

    assert at(Tags([above], (300, 300)).name((100, 100), "C4"))[1] > 120
    assert at(Tags([below], (300, 300)).name((100, 100), "C4"))[1] < 80
    assert at(Tags([above, below], (300, 300)).name((100, 100), "C4"))[0] > 130
    assert at(Tags([], (300, 300)).name((100, 10), "A1"))[1] > 20, "not cut off by the edge"
    tags = Tags([], (300, 300))
    assert at(tags.name((100, 100), "C4")) != at(tags.name((100, 100), "C4"))
    assert at(Tags([], (300, 300)).far((40, 100), (160, 100), 3)) == (100, 100)
    x, y = at(Tags([room((100, 100), 18)], (300, 300)).far((40, 100), (160, 100), 3))
    assert abs(x - 100) > 30 or abs(y - 100) > 20


def test_only_the_piece_that_comes_flies() -> None:
    table = act(scene("g8 e7", "k3"), 4, 13)
    (mine,) = [event for event in table.tale.events if event.id == "order-mine"]
    picture = str(scene_of(table, words("en", "gaia"), [mine], "order-mine"))
    assert re.findall(r'data-at="(\w+)" class="comes"', picture) == [mine.args["hex"]]
    assert "way" not in picture


def test_a_distance_looks_different_from_a_place_in_an_order() -> None:
    picture = str(
        scene_of(table := act(scene("g8 e7", "k3"), 4, 13), words("en", "gaia"), table.tale.events, "order-mine")
    )
    assert re.search(r'class="badge-sign far"[^>]*>↔ \d<', picture)
    assert not re.search(r'class="badge-sign"[^>]*>\d<', picture)


def test_the_map_opens_at_ones_own_structures_and_gaiaformers() -> None:
    match = play(new("gaia", {}, "gf0"), "gf0", 3)
    match.answer("fix research human gaia-project 3")
    human = match.state.human

    def around(bits: int) -> int:
        (looked,) = re.findall(r'data-at="(\w+)" class="look"', drawn(match, said=("mine",)))
        return (WITHIN[BY_NAME[looked.casefold()]][3] & bits).bit_count()

    bits = places(match.state, ("mine",))
    assert bits.bit_count() > 8
    assert around(bits)
    assert around(human.hexes) == max((WITHIN[hex][3] & human.hexes).bit_count() for hex in range(len(NAMES)))
    far = max(each(match.state.empty & match.state.types[TRANSDIM]), key=lambda hex: -(human.near[4] >> hex & 1))
    match.state.retype(far, GAIA)
    human.formers |= 1 << far
    assert around(1 << far) == 1


def test_the_order_of_the_arrow_is_drawn() -> None:
    """Two mines at the same distance: the upgrade goes to the first from the bottom right."""
    match = play(new("gaia", SETUPS["gaia"][5], "shots"), "shots", 4)
    (chosen,) = last_of(match.state).chosen
    assert chosen.rung.name == "why-direction-left"
    assert chosen.tied[0] == chosen.hex
    assert list(chosen.tied) == sorted(chosen.tied, reverse=True)
    ((_, picture),) = [one for one in cues_of(match) if one[0].main.id == "order-upgrade"]
    assert len(re.findall(r'class="badge-sign"[^>]*>[12]<', picture)) == 2


def test_areas_and_actions_show_how_they_were_counted_off() -> None:
    match = play(new("gaia", SETUPS["gaia"][0], "shots"), "shots", 4)
    assert last_of(match.state).counts["choice-area"] == {5: 1, 4: 2, 3: 3, 2: 4, 1: 5, 0: 6}
    assert cues_of(match)[0][1].count("tally-sign") == 6
    match = play(new("gaia", SETUPS["gaia"][1], "shots"), "shots", 5)
    counts = last_of(match.state).counts["choice-space"]
    assert cues_of(match)[0][1].count("tally-sign") == len(counts) > 1


def test_nothing_lies_over_the_numbers_of_a_picture() -> None:
    """The way of a marker begins above whoever stays where it was, and a token that comes crosses nothing out yet."""
    match, player, ways, crosses = new("gaia", {}, "numbers"), human("gaia", "numbers"), set(), set()
    while match.ask is not None:
        told = row(match).cues
        for cue, picture in cues_of(match):
            if cue.main.id == "order-research" and len(told) == 1:
                at, level = AREAS.index(cue.main.args["area"]), cue.main.args["level"]
                start, end = map(float, re.findall(r'd="M[\d.]+ ([\d.]+)V([\d.]+)" class="way"', picture)[0])
                ways.add((match.state.human.levels[at] == level - 1, start - end))
            if cue.main.id == "order-cover" and len(told) == 1:
                crosses.add(match.state.covered.bit_count() - picture.count('class="cross"'))
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert ways == {(True, 22), (False, 40)}
    assert crosses == {1}


def test_a_rung_of_the_ladder_finds_who_was_left_on_the_picture() -> None:
    match, player, found = new("gaia", {}, "rungs"), human("gaia", "rungs"), set()
    while match.ask is not None:
        for cue, picture in cues_of(match):
            for why in (event.why for event in cue.events if event.why is not None):
                found.add(why.about)
                assert all(f'data-at="{spot(one, why.about)}"' in picture for one in why.candidates)
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert found >= {"choice-initial", "choice-planet", "choice-upgrade", "choice-area", "choice-space"}


# --- the map of a question ---


def test_what_was_tapped_is_marked() -> None:
    picture = drawn(started(), said=("c7",))
    assert picture.count("ring picked") == 1


@pytest.mark.parametrize(("lang", "letters"), [("en", "TOVDSMIGX"), ("ru", "ЗОВПБТЛГМ"), ("uk", "ЗОВПБТКГМ")])
def test_planets_have_the_letters_of_the_readers_language(lang: str, letters: str) -> None:
    picture = drawn(started(), lang)
    assert {*re.findall(r'class="letter-\w+ on-[\w-]+"[^>]*>(.)<', picture)} >= {*letters}


def test_what_goes_with_a_turn_is_folded_below_its_verbs() -> None:
    made = composed(started(), "")
    verbs, beside = grouped(made.choices, Way("", ()), words("en", "gaia"), made.last)
    assert (verbs.heading, verbs.folded, beside.folded) == ("", False, True)
    assert Markup(beside.heading).striptags().startswith("VP or forgotten: level gained")


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


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_word_is_broken_in_a_picture(lang: str) -> None:
    said = words(lang, "gaia").say("booster-step")
    assert all(f">{word}<" in wrapped(said, 6, 0, 0, "") for word in said.split())
    assert ">1-й<" in wrapped("1-й", 2, 0, 0, "")


# --- in a real browser ---


def test_every_hex_is_large_enough_for_a_finger(window: Window, server: Server) -> None:
    """On a phone the map is first seen as a whole; a tap leads nearer, to where it was, or a button to where the human
    is, and back."""
    one = window(390, 844, has_touch=True)
    begun = started()
    begun.answer("fix round-tile 1 federation")  # nothing comes of a mine
    shelved = server.shelf.add(begun)
    one.goto(f"{server.url}/match/{shelved.id}")
    pass_cues(one)
    seen = one.locator(".map").bounding_box()
    for hex in ("A1", "O1", "J1", "F12"):  # the ends of the map
        box = one.locator(f".map [data-at='{hex}']").bounding_box()
        assert seen["x"] <= box["x"] <= box["x"] + box["width"] <= seen["x"] + seen["width"]
        assert seen["y"] <= box["y"] <= box["y"] + box["height"] <= seen["y"] + seen["height"]
    one.locator(".map [data-at='C7']").tap()
    one.locator(".map:not(.whole)").wait_for()
    assert one.locator(".map [data-at='C7']").bounding_box()["y"] < 500
    assert "say=" not in one.url, "nothing is tapped on hexes that are too small for it"
    one.locator("[data-turns]").tap()
    one.locator(".map.whole").wait_for()
    one.locator("[data-turns]").tap()
    boxes = one.evaluate(
        "() => [...document.querySelectorAll('.board-area .hex')].map(hex => hex.getBoundingClientRect())"
    )
    assert len(boxes) == 133
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert one.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    look = one.locator(".board-area .look").bounding_box()
    assert look is not None
    assert 0 <= look["x"] <= 390
    one.locator(".map a:has(title:text-is('C7, terra planet, sector 1'))").tap()
    one.locator(".answer button[value='mine c7']").tap()
    one.locator(".answer button[value='mine c7']").wait_for(state="detached")
    assert server.shelf.take(shelved.id).match.answers[-1] == "mine c7"  # two taps


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("wide", "high", "rows"), [(390, 844, 9), (360, 640, 9), (820, 1180, 9)])
def test_the_verbs_of_a_turn_are_in_sight_below_the_map(
    window: Window, server: Server, lang: str, wide: int, high: int, rows: int
) -> None:
    """All of them, on a small phone and on a tablet, too; what they are called is not cut."""
    one = window(wide, high, has_touch=True, locale=lang)
    match = play(new("gaia", {"human": "ivits"}, "verbs"), "verbs", 6)
    one.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(one)
    verbs = [verb.bounding_box() for verb in one.locator("form.taps > .verb").all()]
    tops = sorted({round(box["y"]) for box in verbs})[:rows]
    bar = one.locator(".thumb.asking").bounding_box()["y"]
    assert len(verbs) > 8
    assert all(box["y"] + box["height"] <= bar for box in verbs if round(box["y"]) in tops)
    assert min(box["height"] for box in verbs) >= 44
    cut = "verbs => verbs.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert one.locator("form.taps > .verb").evaluate_all(cut) == []


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_few_planets_are_large_enough_for_a_finger(window: Window, server: Server, lang: str) -> None:
    """All of them in sight on the least phone; and a value that is corrected by a tap has room, too."""
    one = window(360, 640, has_touch=True, locale=lang)
    match = new("gaia", {}, "finger")
    shelved = server.shelf.add(match)
    one.goto(f"{server.url}/match/{shelved.id}")
    pass_cues(one)
    planets = one.locator(".map a.can")
    assert planets.count() > 1
    for planet in planets.all():
        box = planet.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert 0 < middle[0] < 360
        assert 50 < middle[1] < 560
    small = one.evaluate(
        """() => [...document.querySelectorAll('.side .fixable')].map(one => one.getBoundingClientRect())
             .filter(box => Math.min(box.width, box.height) < 44).length"""
    )
    assert small == 0
    planets.first.tap()
    one.locator("[data-answers='1']").wait_for(state="attached")
    assert len(server.shelf.take(shelved.id).match.answers) == 1  # a tap on a lit planet answers


def test_the_map_of_the_set_up_is_looked_at_from_near_by_a_tap(window: Window, server: Server) -> None:
    one = window(360, 640, has_touch=True)
    one.goto(f"{server.url}/match/{server.shelf.add(new('gaia', {}, 'near')).id}")
    width = "() => Number(document.querySelector('.stage svg').getAttribute('viewBox').split(' ')[2])"
    whole = one.evaluate(width)
    for part in (whole / 2, whole):
        one.locator(".stage").tap()
        one.wait_for_function(f"(part) => ({width})() === part", arg=part)


def test_after_a_question_without_the_map_it_shows_again_where_the_human_is(window: Window, server: Server) -> None:
    one = window(390, 844, has_touch=True)
    one.goto(f"{server.url}/match/{server.shelf.add(started()).id}")
    pass_cues(one)
    one.locator(".answer .taps a[href*='say=power']").first.tap()
    one.locator(".gaia.aside").wait_for(state="attached")
    assert not one.locator(".gaia.aside").is_visible()
    one.locator(".answer .taps a[href*='say=power+2']").tap()
    one.locator(".gaia.map").wait_for()
    look = one.locator(".board-area .look").bounding_box()
    assert look is not None
    assert 0 <= look["x"] <= 390
    assert 0 <= look["y"] <= 500


def test_with_the_largest_letters_a_picture_has_its_room(window: Window, server: Server) -> None:
    one = window(360, 640, has_touch=True, locale="ru")
    one.context.add_cookies([{"name": "size", "value": "xl", "url": server.url}])
    one.goto(f"{server.url}/match/{server.shelf.add(new('gaia', {}, 'large')).id}")
    while one.locator("main.conducting").count():
        assert one.locator(".stage").bounding_box()["height"] >= 0.35 * 640
        one.locator("[data-cue='1']").tap()


@pytest.mark.parametrize(("wide", "high"), [(360, 640), (390, 844), (820, 1180)])
@pytest.mark.parametrize("text", ["mine", "fix structure"])
def test_a_map_on_which_a_place_is_tapped_has_the_room_that_there_is(
    window: Window, server: Server, wide: int, high: int, text: str
) -> None:
    """Half the window or more, near or as a whole, and the question is in sight below it, which begins at its top."""
    one = window(wide, high, has_touch=True, locale="uk")
    one.goto(f"{server.url}/match/{server.shelf.add(started()).id}?say={text.replace(' ', '+')}")
    pass_cues(one)
    bar, asked = one.locator(".thumb.asking"), one.locator(".asked")
    for _ in range(2):
        picture = one.locator(".gaia.map").bounding_box()
        assert picture["height"] >= 0.5 * high or one.locator(".map.whole svg").bounding_box()["width"] > 0.9 * wide
        assert picture["y"] >= one.locator("header").bounding_box()["height"] - 1
        assert asked.bounding_box()["y"] + asked.bounding_box()["height"] <= bar.bounding_box()["y"]
        one.locator("[data-turns]").tap()


# --- a map of one's own ---


def test_sectors_that_are_tapped_one_after_the_other_fill_the_map(window: Window, server: Server) -> None:
    """No place is tapped between them; one that is missing is shown, and nothing is lost."""
    one = window(360, 640, has_touch=True)
    one.goto(f"{server.url}/new/gaia")
    one.locator("input[name=map][value=own] + span").tap()
    for tile in ("3a", "1a", "5b", "5b", "6b", "7b", "4a"):
        one.locator(f"[data-tile='{tile}']").tap()
    fields = "() => [...document.querySelectorAll('[name^=\"map.\"]')].map(one => one.value).slice(0, 7)"
    assert one.evaluate(fields) == ["3a0", "1a0", "5b1", "6b0", "7b0", "4a0", ""]
    one.locator(".setup .primary").tap()
    help = one.locator(".laying .help.bad")
    assert 0 < help.bounding_box()["y"] < 560
    assert one.locator(".laying .picked").get_attribute("data-place") == "6"
    one.locator("[data-tile='2a']").tap()
    assert one.evaluate(fields)[-1] == "2a0"


def test_every_sector_with_its_sides_can_be_laid() -> None:
    """What the script writes into a field is one of its options."""
    one = next(one for one in setup(game("gaia"), {}, words("en", "gaia"))["settings"] if one["id"] == "map")
    tiles = re.findall(r'data-tile="(\w+)"', one["picture"])
    assert tiles == ["1a", "2a", "3a", "4a", "5b", "5a", "6b", "6a", "7b", "7a"]
    assert len(re.findall("data-place", one["picture"])) == len(one["parts"]) == 7
    for part in one["parts"]:
        assert [word for word, _ in part["options"]] == [f"{tile}{turn}" for tile in tiles for turn in range(6)]
        assert len({label for _, label in part["options"]}) == 60


def test_a_map_is_laid_and_turned_by_taps(window: Window, server: Server) -> None:
    one = window(360, 640, has_touch=True)
    one.goto(f"{server.url}/new/gaia")
    one.locator("input[name=map][value=own] + span").tap()
    assert not one.locator("select[name='map.0']").is_visible()
    laid = {"3a": 0, "1a": 1, "5b": 2, "6b": 3, "7b": 4, "4a": 5, "2a": 0}
    for place, (tile, turns) in enumerate(laid.items()):
        if place:
            one.locator(f"[data-place='{place}']").tap()
        one.locator(f"[data-tile='{tile}']").tap()
        for at in range(turns):
            one.locator(f"[data-place='{place}']" if at % 2 else f"[data-tile='{tile}']").tap()
    one.locator("[data-place='6']").tap()
    one.locator("[data-tile='1a']").tap()  # it leaves its place for another one
    fields = "() => [...document.querySelectorAll('[name^=\"map.\"]')].map(one => one.value).slice(0, 7)"
    assert one.evaluate(fields) == ["3a0", "", "5b2", "6b3", "7b4", "4a5", "1a0"]
    one.locator("[data-tile='2a']").tap()
    one.locator("[data-place='1']").tap()
    one.locator("[data-tile='1a']").tap()
    one.locator("input[name=neighbours][value=any]").evaluate("one => { one.checked = true; }")
    one.locator(".setup .primary").tap()
    one.wait_for_url("**/match/*")
    assert server.shelf.take(one.url.rsplit("/", 1)[1]).match.setup["map"] == "3a0 1a0 5b2 6b3 7b4 4a5 2a0"


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


def test_a_lab_is_acknowledged_with_its_level() -> None:
    match = started()
    match.answer("upgrade b2")
    match.answer("lab b2 science")
    assert conducted(match, words("en", "gaia"))["echo"] == [
        "Built a research lab on B2.",
        "You are now on level 1 of Science.",
    ]
    match.answer("research science")
    assert conducted(match, words("en", "gaia"))["echo"] == ["You are now on level 2 of Science."]


def test_what_was_refused_is_not_offered_again(client: TestClient, shelf: Shelf) -> None:
    shelved = shelf.add(started())
    given = {"guard": token(client), "version": str(shelved.version), "said": "institute c7", "answer": "institute c7"}
    answer = client.post(f"/match/{shelved.id}/answer", data=given)
    assert answer.status_code == 409
    assert "institute c7" not in answer.text


def test_one_satellite_is_one() -> None:
    match, voice = started(), words("en", "gaia")
    assert match.ask is not None
    assert voice.spoken(match.ask, "satellites a1") == "Placed a satellite on A1."
    assert voice.spoken(match.ask, "satellites a1 b3") == "Placed satellites on A1, B3."


def test_actions_stand_by_what_they_are_paid_with_at_their_prices() -> None:
    match, voice = started(), words("en", "gaia")
    match.answer("power 4")
    power, qic = grouped(composed(match, "power").choices, Way("", ()), voice)
    assert (power.heading, qic.heading) == ("Power", "QIC")
    assert [one.label for one in qic.buttons] == [
        *("technology tile for\u00a04", "score a federation token again for\u00a03", "VP for planet types for\u00a02"),
    ]
    assert [one.label for one in power.buttons if not (one.href or one.answer)] == ["7 credits for\u00a04"]


def test_what_is_opened_has_a_way_back_and_the_heading_is_not_cut(window: Window, server: Server) -> None:
    page = window(360, 640, locale="ru", has_touch=True)
    page.goto(f"{server.url}/match/{server.shelf.add(started()).id}")
    pass_cues(page)
    assert page.evaluate(
        "() => { const each = document.querySelector('.where'); return each.scrollWidth <= each.clientWidth; }"
    )
    opened = page.locator(".taps > details.group > summary").last
    opened.click()
    sign = (
        "(each) => { const back = getComputedStyle(each, '::before'); return [back.content, back.width, back.height]; }"
    )
    assert opened.evaluate(sign) == ['"←"', "44px", "44px"]
    opened.click()
    assert not page.locator(".taps > details.group[open]").count()
