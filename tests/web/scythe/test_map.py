"""Scythe's map: pieces have room and hide nothing, and it keeps its place or makes room for a question."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Name
from automarium.cues import row
from automarium.games.scythe.board import NUMBER
from automarium.shelf import Shelf
from automarium.web.boards.scythe_map import map_scene
from automarium.web.boards.scythe_signs import ring
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, human, new, play
from tests.web.conftest import Server, Window, pass_cues
from tests.web.scythe.kit import begun, board, table

MAP = 'class="map"'
PLACE = ".board-area:not(.rest) [data-at=G3]"


def test_pieces_have_room_side_by_side(client: TestClient, shelf: Shelf) -> None:
    """In a combat each side has a row of its own where one is too short for both; a full base gives up its name."""
    match = begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3")
    name = ">You</text>"
    assert name not in board(table(client, shelf, begun("fix workers base base G3")))
    assert name in board(table(client, shelf, match))
    few, many = (board(table(client, shelf, match, "")), board(table(client, shelf, _crowded(match))))
    assert few.count("translate(0 19) scale(") - many.count("translate(0 19) scale(") == 1
    assert "translate(0 30) scale(0.7" in many


def _crowded(match: Match[Any]) -> Match[Any]:
    match.answer("fix mechs F3 F3")
    match.answer("fix workers F3 F3 F3")
    return match


def test_the_map_makes_room_for_a_question_that_no_place_answers(client: TestClient, shelf: Shelf) -> None:
    page = table(client, shelf, begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight"))
    assert re.search(r'viewBox="(?!0 0 )[^"]*" class="map battle"', board(page))  # the combat and what lies round it
    page = table(client, shelf, new("scythe", {"automa-deck": "physical"}, "deck"))
    assert page.rindex(MAP) < page.index('id="answer"')
    match = new("scythe", {"automa-deck": "physical"}, "deck")
    match.answer("end")
    assert match.ask is not None
    assert match.ask.id == "ask-automa-card"
    page = table(client, shelf, match)
    assert page.index('id="answer"') < page.rindex(MAP)
    page = table(client, shelf, match, "fix my-workers")
    assert page.index(MAP) < page.index('id="answer"')


def test_the_map_keeps_its_place_while_a_turn_is_told(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic"}, "stays")
    for said in ("", "g1", "goods", "goods g1", "goods g1 several", "recruit", "hero"):
        page = table(client, shelf, match, said)
        assert page.rindex(MAP) < page.index('id="answer"'), said
    match.answer("hero base-F2")
    page = table(client, shelf, match)
    assert page.rindex(MAP) < page.index('id="answer"')
    assert board(page).count('class="picked"') == 2, "the way that is asked about"


def test_the_map_opens_on_the_own_pieces(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic"}, "own")
    assert re.search(r'<rect [^>]*class="look"', table(client, shelf, match))
    match.answer("fix workers F1 A3")
    assert re.search(r'<circle [^>]*class="look"', table(client, shelf, match)), "far apart: the character"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_html_holds_what_it_should(client: TestClient, shelf: Shelf, number: int, lang: str) -> None:
    """An empty element outside of SVG must not swallow what follows it."""
    match = new("scythe", SETUPS["scythe"][number], "html")
    answerer = human("scythe", "html")
    for _ in range(40):
        if match.ask is None:
            break
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    page = board(table(client, shelf, match, lang=lang))
    assert not re.search(r"<(span|p|div|section|b|h2|a)\b[^>]*/>", page)


def test_on_a_tablet_all_that_may_have_changed_is_in_sight_below_the_map(window: Window, server: Server) -> None:
    page = window(820, 1180, locale="uk")
    page.goto(f"{server.url}/match/{server.shelf.add(new('scythe', SETUPS['scythe'][0], 'tablet')).id}")
    pass_cues(page)
    bar = page.locator(".thumb.asking").bounding_box()["y"]
    verbs = [one.bounding_box() for one in page.locator("form.taps > .verb").all()]
    assert len(verbs) > 6
    assert all(box["y"] + box["height"] <= bar for box in verbs)


def test_in_a_list_of_cues_what_is_tapped_on_the_map_stays_in_sight(window: Window, server: Server) -> None:
    page = window(360, 640)
    page.goto(f"{server.url}/match/{server.shelf.add(begun()).id}")
    page.evaluate("() => localStorage.setItem('list', '1')")
    page.reload()
    place = ".board-area:not(.rest) svg [data-at='G3']"

    def in_sight() -> bool:
        return bool(
            page.locator("header.bar").bounding_box()["height"] <= page.locator(place).bounding_box()["y"] < 500
        )

    page.locator(".to-ask").click()
    assert in_sight()
    page.evaluate("() => document.querySelector('#answer').scrollIntoView()")
    page.locator("a[href$='say=g3#answer']").first.dispatch_event("click")  # without scrolling there
    page.wait_for_selector(".said[data-said='g3']")
    assert in_sight()
    page.evaluate("() => localStorage.clear()")


UNDER_THE_SIGN = """() => {
    const stage = document.querySelector('.stage[data-zoom]'), side = 40;
    if (!stage) return -1;
    const box = stage.getBoundingClientRect(), corner = stage.dataset.corner ?? '';
    const [left, top] = ['left', 'top'].map((one) => corner.includes(one));
    const [x, y] = [left ? box.left : box.right - side, top ? box.top : box.bottom - side];
    return [...stage.querySelectorAll('.piece')].map((one) => one.getBoundingClientRect()).filter((one) =>
        one.left < x + side && one.right > x && one.top < y + side && one.bottom > y).length;
}"""


def test_the_sign_of_zooming_covers_no_piece(window: Window, server: Server) -> None:
    page, found = window(360, 640), []
    match = new("scythe", {"human": "crimea", "automa": "saxony"}, "sign")
    for _ in range(4):
        play(match, "sign", 1)
        while not row(match).cues:
            play(match, "sign", 1)
        page.goto(f"{server.url}/match/{server.shelf.add(match.copy()).id}")
        while page.locator("main.conducting").count():
            found.append(page.evaluate(UNDER_THE_SIGN))
            page.locator("[data-cue='1']").click()
    assert 0 in found
    assert max(found) == 0


def test_a_bubble_hides_no_pieces() -> None:
    def bubble(*answers: str) -> tuple[str, str]:
        match = begun(*answers)
        told = [Event(Kind.ORDER, "order-human-encounter", {"place": Name("B5")})]
        found = re.search(
            r'<rect x="([\d.]+)" y="([\d.]+)"[^>]*class="bubble',
            map_scene(match.state, words("en", "scythe"), told, ""),
        )
        assert found
        return found[1], found[2]

    assert len({bubble("fix its-workers A4 0"), bubble("fix its-workers A5 0"), bubble()}) == 3


def test_what_was_told_or_corrected_last_is_looked_at(client: TestClient, shelf: Shelf) -> None:
    """The territory that had just changed was out of sight."""

    def looks(place: str, *answers: str) -> bool:
        return ring(NUMBER[place], "look") in table(client, shelf, begun(*answers))

    assert looks("H1", "build H1 mill")
    assert looks("B4", "fix hero B4")
    assert looks("C3", "hero base-G3", "fix res C3 wood 2")
    assert looks("G3", "fix res C3 wood 2", "hero base-G3")


def test_a_picture_of_the_whole_map_is_cut_nowhere() -> None:
    assert "slice" not in map_scene(begun().state, words("en", "scythe"), [], "")


def _low(window: Window, server: Server, match: Match[Any], *, size: str = "") -> Any:
    page = window(360, 640)
    page.context.add_cookies([{"name": "size", "value": size, "url": server.url}] if size else [])
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    page.wait_for_timeout(500)
    return page


def test_where_the_map_goes_on_its_edge_fades_and_hexes_there_are_tapped(window: Window, server: Server) -> None:
    page = _low(window, server, begun("end"))
    assert page.evaluate("() => document.querySelector('.board-area > .scythe').scrollTop") > 0
    assert page.locator(".board-area.more-above").count()
    box = page.locator(".board-area:not(.rest)").bounding_box()
    at = [box["x"] + box["width"] / 2, box["y"] + 8]
    assert page.evaluate("at => document.elementFromPoint(...at).closest('[data-at]') !== null", at)


def test_map_and_verbs_keep_their_places_after_an_answer(window: Window, server: Server) -> None:
    page = _low(window, server, begun("end", "fix workers G3 H1"))

    def places() -> tuple[float, float, float]:
        page.wait_for_timeout(300)
        place, verb = (page.locator(one).first.bounding_box()["y"] for one in (PLACE, "[data-sign=tap-hero]"))
        return page.evaluate("() => document.querySelector('.board-area > .scythe').scrollTop"), place, verb

    page.evaluate("() => { document.querySelector('.board-area > .scythe').scrollTop -= 20; }")
    before = places()
    page.locator(PLACE).dispatch_event("click")
    page.locator("button[value^='res g3 food']").click()
    page.locator(".where-now > .echo").wait_for()
    assert places() == before
    bar = page.locator(".thumb.asking").bounding_box()["y"]
    assert all(one.bounding_box()["y"] < bar - 40 for one in page.locator("form.taps > .verb").all())


def test_in_the_largest_type_what_can_be_answered_is_in_sight(window: Window, server: Server) -> None:
    page = _low(window, server, begun("end"), size="xl")
    bar = page.locator(".thumb.asking").bounding_box()["y"]
    verbs = [one.bounding_box() for one in page.locator("form.taps > .verb").all()]
    assert sum(one["y"] + one["height"] < bar for one in verbs) >= 3
    page = _low(window, server, begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight"), size="xl")
    header, asked = page.locator("header").bounding_box(), page.locator("#answer .ask").bounding_box()
    assert asked["y"] >= header["y"] + header["height"], "what is asked is not cut"


def test_a_place_that_is_wanted_shows_the_map(window: Window, server: Server) -> None:
    """A list that had been scrolled left it out of sight."""
    page = _low(window, server, begun("end"), size="xl")
    page.locator(".thumb.asking [accesskey=f]").click()
    page.wait_for_selector(".said[data-said=fix]")
    page.locator("#answer [data-sign=tap-fix-automa-hero]").click()
    page.wait_for_selector(".said[data-said='fix automa-hero']")
    page.wait_for_timeout(300)
    board, header = (
        page.locator(".board-area:not(.rest) > .scythe").bounding_box(),
        page.locator("header").bounding_box(),
    )
    assert board["y"] + board["height"] > header["y"] + header["height"] + 120


def test_a_round_sign_shows_the_whole_board_and_what_is_begun_there_goes_on_there(
    window: Window, server: Server
) -> None:
    page = _low(window, server, begun("end"))
    cut = "() => { const { scrollHeight, clientHeight } = document.querySelector('.board-area > .scythe');"
    hidden = f"{cut} return scrollHeight - clientHeight; }}"
    assert page.evaluate(hidden) > 50
    turns = page.locator(".board-area .turns")
    turns.click()
    assert page.evaluate(hidden) == 0
    page.locator(PLACE).dispatch_event("click")
    page.locator("#answer .said").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(hidden) == 0, "the second place may lie anywhere"
    turns.click()
    assert page.evaluate(hidden) > 50


COMBAT = ("fix automa-mechs C5; fix hero D5; hero D5-C5",)
WAITING = {
    "nothing": ("togawa", ("end",), 0),
    "an encounter": ("crimea", ("hero base-G3; hero G3-F3",), 0),
    "a combat": ("crimea", COMBAT, 0),
    "a combat with nine verbs": ("togawa", COMBAT, 0),
    "an undo": ("crimea", ("hero base-G3", "res G4 metal 1"), 1),
    "an encounter after an undo": ("crimea", ("hero base-G3", "hero G3-F3", "res G4 metal 1"), 1),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("waiting", WAITING)
def test_all_verbs_are_in_sight_whatever_stands_above_them(
    window: Window, server: Server, waiting: str, lang: str
) -> None:
    faction, answers, undone = WAITING[waiting]
    match = new("scythe", {"human": faction, "automa": "nordic", "check-moves": "no"}, "page")
    for one in answers:
        match.answer(one)
    for _ in range(undone):
        match.undo()
    page = window(360, 640, locale=lang)
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    page.wait_for_timeout(400)
    bar, keyboard = (page.locator(one).bounding_box()["y"] for one in (".thumb.asking", ".typing > summary"))
    verbs = [one.bounding_box() for one in page.locator("form.taps > .verb").all()]
    assert [one for one in verbs if one["y"] + one["height"] > bar + 1] == []
    waits = page.locator(":is([data-sign=tap-meet], [data-sign=tap-fight])").count()
    assert waits or keyboard + 44 <= bar + 1
    assert not bar - 40 < keyboard < bar - 10, "a sign of which half is covered is missed"


def test_the_digits_of_a_combat_stay_where_they_are(client: TestClient, shelf: Shelf) -> None:
    physical: dict[str, object] = {
        "human": "crimea",
        "automa": "nordic",
        "check-moves": "no",
        "combat-cards": "physical",
    }
    match = new("scythe", physical, "digits")
    match.answer("fix power 16; fix cards 5; fix automa-mechs C5; fix hero D5; hero D5-C5; fight; 0 -")
    assert match.ask
    assert match.ask.id == "ask-automa-cards"
    assert 'class="map battle"' in table(client, shelf, match)
    assert 'class="map battle"' in table(client, shelf, match, "3")
