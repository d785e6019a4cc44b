"""Gaia Project in a real browser: hexes have room for a finger, verbs are in sight, and there is a way back."""

from __future__ import annotations

import pytest

from automarium.words import LANGUAGES
from tests.bots import new, play
from tests.rules.gaia.scenes import started
from tests.web.conftest import Server, Window, pass_cues


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


@pytest.mark.parametrize(("wide", "high"), [(360, 640), (390, 844)])
@pytest.mark.parametrize("text", ["fix", "fix levels human", "fix vp human", "mine", "power 2", "federation ore"])
def test_what_is_typed_lies_over_nothing(window: Window, server: Server, wide: int, high: int, text: str) -> None:
    """The sign that opens the field stands where no other button or word is."""
    match = started(finals="structures satellites")
    one = window(wide, high, has_touch=True, locale="uk")
    one.goto(f"{server.url}/match/{server.shelf.add(match).id}?say={text.replace(' ', '+')}")
    pass_cues(one)
    over = """() => {
      const sign = document.querySelector('.typing > summary').getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.said b'));
      const others = [...document.querySelectorAll('#answer :is(button, a, input):not(.typing *)'), range];
      return others.flatMap((one) => [...one.getClientRects()]).filter((box) => box.width && box.left < sign.right
        && box.right > sign.left && box.top < sign.bottom && box.bottom > sign.top).length;
    }"""
    assert one.evaluate(over) == 0
    if text.endswith("vp human"):
        assert one.locator("input[type=number]").first.bounding_box()["y"] < high / 2, "in sight, and no map above it"


def test_what_was_opened_is_closed_from_the_bar_too(window: Window, server: Server) -> None:
    page = window(390, 844, has_touch=True)
    page.goto(f"{server.url}/match/{server.shelf.add(started()).id}")
    pass_cues(page)
    shut = page.locator("[data-shut]")
    assert shut.is_disabled()
    page.locator(".taps > details.group > summary").last.tap()
    page.locator(".taps > details.group[open]").wait_for()
    shut.tap()
    page.locator(".taps > details.group[open]").wait_for(state="detached")
    page.locator("[data-shut]:disabled").wait_for()


def test_a_map_on_which_a_place_is_tapped_opens_the_same_way_each_time(window: Window, server: Server) -> None:
    """At one's own structures, however it was looked at before: a part of it that had been seen last hid the others."""
    page, id = window(390, 844, has_touch=True), server.shelf.add(started()).id
    page.goto(f"{server.url}/match/{id}")
    pass_cues(page)
    page.locator("[data-turns]").tap()
    page.locator(".map").evaluate("one => { one.scrollLeft = one.scrollTop = 0; }")
    page.locator("[data-sign='verb-mine']").tap()
    at = "() => [...document.querySelectorAll('.map.asks:not(.whole)')].map((one) => [one.scrollLeft, one.scrollTop])"
    page.locator(".map.asks").wait_for()
    ((left, top),) = page.evaluate(at)
    seen, own = page.locator(".map").bounding_box(), page.locator(".map .look").bounding_box()
    assert seen["x"] <= own["x"] <= own["x"] + own["width"] <= seen["x"] + seen["width"]
    assert seen["y"] <= own["y"] <= own["y"] + own["height"] <= seen["y"] + seen["height"]
    page.locator("[data-turns]").tap()
    page.locator(".map.asks.whole").wait_for()
    page.goto(f"{server.url}/match/{id}?say=mine")
    pass_cues(page)
    assert page.evaluate(at) == [[left, top]]


def test_on_a_small_phone_the_map_of_a_turn_is_as_wide_as_the_window(window: Window, server: Server) -> None:
    """It begins at one's own structures, and after an undo the verbs are in sight, too."""
    match = started()
    match.answer("vp 30")
    match.undo()
    page = window(360, 640, has_touch=True, locale="ru")
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    assert page.locator(".map svg.board").bounding_box()["width"] >= 355
    seen, own = page.locator(".map").bounding_box(), page.locator(".map .look").bounding_box()
    assert page.locator(".map .look .piece").count()
    assert seen["y"] <= own["y"] + own["height"] / 2 <= seen["y"] + seen["height"]
    assert page.locator(".echo.undone").count()
    bar = page.locator(".thumb.asking").bounding_box()["y"]
    verbs = [one.bounding_box() for one in page.locator("form.taps > .verb").all()]
    assert all(one["y"] + one["height"] <= bar for one in verbs)


def test_names_of_areas_stay_in_sight_where_their_picture_is_cut(window: Window, server: Server) -> None:
    page = window(360, 640, has_touch=True, locale="ru")
    page.goto(f"{server.url}/match/{server.shelf.add(started()).id}?say=research")
    pass_cues(page)
    page.evaluate("() => scrollTo(0, 200)")
    page.wait_for_timeout(300)
    under = page.locator("header").bounding_box()
    names = page.locator(".board-area:not(.rest) .heads text").first.bounding_box()
    assert under["y"] + under["height"] <= names["y"] <= under["y"] + under["height"] + 30
