"""Golem in a real browser: what is tapped is in sight of a small window, has room, and keeps its place."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.cues import row
from automarium.games import game
from tests.bots import new, play
from tests.web.browser.player import Player, looks_right
from tests.web.conftest import Server, Window, pass_cues
from tests.web.golem.kit import OWNER, whole


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_small_window_shows_the_verbs_without_scrolling(window: Window, server: Server, lang: str) -> None:
    page = window(360, 640, locale=lang)
    whole_match = play(new("golem", {"level": "3"}, "cue"), "cue")
    turns = [at for at, step in enumerate(whole_match.steps) if step.ask.id == "ask-turn"]
    for steps in turns[3:5]:
        id = server.shelf.add(whole_match.at(steps)).id
        page.goto(f"{server.url}/match/{id}")
        pass_cues(page)
        bar = page.locator(".thumb.asking").bounding_box()
        verbs = [one.bounding_box() for one in page.locator("#answer .verb").all()[:3]]
        assert bar is not None
        assert len(verbs) == 3
        assert all(verb is not None and verb["y"] + verb["height"] / 2 < bar["y"] for verb in verbs)


def test_an_answer_that_leads_to_what_is_entered_next_is_no_lost_connection(window: Window, server: Server) -> None:
    page = window(360, 640, locale="uk")
    id = server.shelf.add(new("golem", OWNER, "entered")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "entered")
    for _ in range(6):
        player.answer()
        assert not page.locator("#offline").is_visible()


def test_on_a_tablet_what_was_entered_stays_inside_its_box(window: Window, server: Server) -> None:
    match = play(new("golem", {"door": "owner", "level": "2"}, "tablet"), "tablet", 3)
    page = window(820, 1180, locale="uk")
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    assert page.locator(".entry > *").count()
    box, told = (page.locator(one).first.bounding_box() for one in (".talk > .echo", ".talk > .echo > p"))
    assert box["y"] <= told["y"] <= told["y"] + told["height"] <= box["y"] + box["height"]


def places(page: Any) -> list[tuple[int, ...]]:
    """Where the first buttons stand."""
    boxes = page.locator("form.taps > :is(a, button)").evaluate_all(
        "all => all.slice(0, 7).map(one => one.getBoundingClientRect()).map(at => [at.x, at.y, at.width, at.height])"
    )
    return [tuple(map(round, box)) for box in boxes]


def at_the_question(page: Any, address: str) -> Any:
    """A page of a match, with its cues passed."""
    page.goto(address)
    pass_cues(page)
    page.wait_for_timeout(300)
    return page


def test_buttons_that_are_used_up_keep_their_places(window: Window, server: Server) -> None:
    """Nothing above them comes or goes either, from the first tap on."""
    match = Match(game("golem"), OWNER, "places")
    while match.ask is not None and match.ask.id != "ask-round":
        match.answer(match.ask.write(match.ask.shape.sample(Stream("places", "more"))))
    id = server.shelf.add(match).id
    for width, height in ((360, 640), (390, 844)):
        page = at_the_question(window(width, height, locale="ru"), f"{server.url}/match/{id}")
        before = places(page)
        assert len(before) == 7
        for _ in range(2):  # of which there are two
            page.locator("form.taps [data-sign='red']").click()
            page.wait_for_timeout(300)
            assert places(page) == before
        assert page.locator("form.taps [data-sign='red']").is_disabled()


def test_keys_keep_their_places_while_an_effect_is_entered(window: Window, server: Server) -> None:
    """A number, of what, and of what besides."""
    id = server.shelf.add(Match(game("golem"), OWNER, "keys")).id
    for width, height in ((360, 640), (390, 844)):
        page = at_the_question(window(width, height, locale="ru"), f"{server.url}/match/{id}")
        before = places(page)
        for key in ("[data-sign='number']:nth-of-type(3)", "[data-sign='thing-r']", "[data-sign='thing-v']"):
            page.locator(f"form.taps > {key}").first.click()
            page.wait_for_timeout(300)
            assert places(page) == before


def test_keys_keep_their_places_from_one_source_of_income_to_the_next(window: Window, server: Server) -> None:
    match = new("golem", OWNER, "income")
    while match.ask and match.ask.id != "ask-income":
        play(match, f"income {len(match.answers)}", 1)
    id = server.shelf.add(match).id
    page = at_the_question(window(360, 640, locale="ru"), f"{server.url}/match/{id}")
    before = places(page)
    for key in ("[data-sign='number']:nth-of-type(3)", "[data-sign='thing-r']"):
        page.locator(f"form.taps > {key}").first.click()
        page.wait_for_timeout(300)
    for _ in range(4):
        page.locator("a.primary.now").click()
        page.wait_for_timeout(300)
        assert places(page) == before
        page.locator("form.taps > [data-sign='number']:nth-of-type(3)").first.click()
        page.wait_for_timeout(300)
        page.locator("form.taps > [data-sign='thing-r']").first.click()
        page.wait_for_timeout(300)
        assert places(page) == before


@pytest.mark.parametrize(("script", "answers"), [(True, 4), (False, 2)])
def test_an_owners_match_by_taps_in_a_browser(window: Window, server: Server, script: bool, answers: int) -> None:
    page = window(390, 844, script=script, locale="ru", has_touch=True)
    id = server.shelf.add(new("golem", OWNER, "browser")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "browser")
    player.script = script
    for _ in range(answers):
        assert player.answer()
    looks_right(page)


def test_the_keyboard_writes_where_one_sees_it(window: Window, server: Server) -> None:
    """Its field opened below the window, and had to be looked for and touched."""
    id = server.shelf.add(Match(game("golem"), OWNER, "typed")).id
    page = at_the_question(window(360, 640), f"{server.url}/match/{id}")
    page.locator(".typing > summary").click()
    field = page.locator(".typing [name=answer]:focus").bounding_box()
    assert field is not None
    assert 48 < field["y"] < field["y"] + field["height"] < 560


def test_all_lines_of_ones_own_score_are_in_sight_of_a_small_window(window: Window, server: Server) -> None:
    match = next(one for one in whole(OWNER, "total") if one.ask and one.ask.id == "ask-total")
    page = at_the_question(window(360, 640, locale="ru"), f"{server.url}/match/{server.shelf.add(match).id}")
    boxes = page.locator(".fields :is(input[type=number], .keys button, .primary)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(at => [at.width, at.height, at.bottom])"
    )
    assert len(boxes) == 7 + 12 + 1  # with a minus
    page.locator("[data-key='4']").click()
    page.locator(".fields input[type=number]").nth(1).click()
    page.locator("[data-key='1']").click()
    assert page.locator(".fields .primary").inner_text() == "записать: 5"
    assert all(min(width, height) >= 44 and bottom <= 572 for width, height, bottom in boxes)


def test_a_picture_that_comes_with_a_correction_is_seen_from_its_top(window: Window, server: Server) -> None:
    match = next(one for one in whole(OWNER, "top") if one.ask and one.ask.id == "ask-card")
    page = window(390, 844)
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}?say=fix")
    page.evaluate("window.scrollTo(0, 400)")
    page.locator(".taps a[href*='say=fix+student']").click()
    page.wait_for_url("**say=fix+student*")
    assert page.evaluate("window.scrollY") == 0


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_a_thumb_has_room_and_set_up_has_an_end(window: Window, server: Server, size: tuple[int, int]) -> None:
    page = window(*size, locale="uk", has_touch=True)
    id = server.shelf.add(new("golem", {"level": "2"}, "thumb")).id
    page.goto(f"{server.url}/match/{id}")
    told: list[str] = []
    while page.locator("main.conducting").count():
        now = page.locator(".cue.now .progress")
        where, whole = now.inner_text().split("\n")
        assert whole == f"{len(told) + 1} / {page.locator('.cue').count()}", "one number, that of all cues"
        assert ("begins" in now.get_attribute("class")) == (where not in told)
        told.append(where)
        page.locator("[data-cue='1']").click()
    assert len(set(told)) > 2
    small = page.evaluate(
        "() => [...document.querySelectorAll('.board-area:not(.rest) a, #answer a, #answer button, #answer summary')]"
        ".map((each) => each.getBoundingClientRect())"
        ".filter((box) => box.width && (box.width < 43.9 || box.height < 43.9)).length"
    )
    assert small == 0


def test_who_has_laid_out_the_usual_is_told_what_was_drawn(window: Window, server: Server) -> None:
    page = window(360, 640, locale="en")
    match = new("golem", OWNER, "drawn")
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    page.locator(".laid-out").click()
    told = []
    while page.locator("main.conducting").count():
        told.append(page.locator(".cue.now p.say").inner_text())
        page.locator("[data-cue='1']").click()
    assert len(told) == sum(not cue.always for cue in row(match).cues)
    assert any("strategy tokens" in one for one in told)


def test_four_known_cards_are_in_sight_of_a_small_window(window: Window, server: Server) -> None:
    match = new("golem", OWNER, "four")
    while not match.ask or match.ask.id != "ask-card":
        play(match, f"four {len(match.answers)}", 1)
    for number in range(1, 5):
        match.answer(f"fix card k{number} gold {number} m most left right black white r12345 b12345 =")
    page = at_the_question(window(360, 640, locale="ru"), f"{server.url}/match/{server.shelf.add(match).id}")
    page.locator("form.taps [data-sign='gold']").first.click()
    page.wait_for_timeout(300)
    ends = "all => all.map(one => one.getBoundingClientRect().bottom)"
    bottoms = page.locator("[data-sign='known-card']").evaluate_all(ends)
    bar = page.locator(".thumb:visible").first.bounding_box()["y"]
    assert len([one for one in bottoms if one <= bar]) >= 4


def begun_card(seed: str) -> Match[Any]:
    """An owner's match at its first card."""
    match = new("golem", OWNER, seed)
    while not match.ask or match.ask.id != "ask-card":
        play(match, f"{seed} {len(match.answers)}", 1)
    return match


def test_keys_keep_their_places_while_a_card_is_entered(window: Window, server: Server) -> None:
    """The heading over the column in question was two lines long, and one line after the first criterion."""
    id = server.shelf.add(begun_card("column")).id
    for width, height in ((360, 640), (390, 844)):
        page = at_the_question(window(width, height, locale="ru"), f"{server.url}/match/{id}")
        rows = []
        for key in ("gold", "number", "criterion-most", "criterion-black"):
            rows.append(places(page)[0][:2])
            page.locator(f"form.taps > [data-sign='{key}']").first.click()
            page.wait_for_timeout(600)  # longer than buttons rest
        assert len({*rows}) == 1, rows


def test_keys_of_a_column_stay_when_what_was_told_goes(window: Window, server: Server) -> None:
    match, number = new("golem", OWNER, "blue"), 0
    while match.ask and match.ask.id != "ask-card-book":
        number += 1
        if match.ask.id == "ask-card":
            match.answer(f"c{number} gold 1 m work black white other left r12345 =")
        else:
            play(match, f"blue {len(match.answers)}", 1)
    id = server.shelf.add(match).id
    for width, height in ((360, 640), (390, 844)):
        page = at_the_question(window(width, height, locale="ru"), f"{server.url}/match/{id}")
        before = places(page)
        page.locator("form.taps > [data-sign='number']").first.click()
        page.wait_for_timeout(600)
        assert places(page) == before


def test_what_is_asked_next_does_not_lie_under_the_card(window: Window, server: Server) -> None:
    """What else the second card shows was tapped far below, and its edges, which were still asked for, stayed above."""
    match = begun_card("under")
    match.answer("c1 none m white work black other left r12345 b12345 >")
    while match.ask and match.ask.id != "ask-card":
        play(match, f"under {len(match.answers)}", 1)
    page = at_the_question(
        window(360, 640, locale="ru"), f"{server.url}/match/{server.shelf.add(match).id}?say=c2+none"
    )
    page.locator("details.group summary", has_text="Ещё").click()
    page.evaluate("window.scrollTo(0, document.querySelector('[data-sign=tap-first-marble]').offsetTop - 300)")
    page.locator("[data-sign='tap-first-marble']").click()
    page.wait_for_timeout(600)
    card = page.locator(".entry .laid").bounding_box()
    assert page.locator("[data-sign='tap-halves-1']").bounding_box()["y"] >= card["y"] + card["height"]


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_in_the_largest_type_a_number_stands_in_one_line(window: Window, server: Server, size: tuple[int, int]) -> None:
    match = Match(game("golem"), OWNER, "large")
    while match.ask and match.ask.id != "ask-characters":
        play(match, f"large {len(match.answers)}", 1)
    page = window(*size, locale="ru")
    page.context.add_cookies([{"name": "size", "value": "xl", "url": server.url}])
    page = at_the_question(page, f"{server.url}/match/{server.shelf.add(match).id}")
    assert page.locator("form.taps > [data-sign='number']").first.inner_text() == "39"
    number = page.locator("form.taps > [data-sign='number'] > span").first.bounding_box()
    assert number["height"] < number["width"]


def test_what_is_put_together_is_not_lost_by_one_tap(window: Window, server: Server) -> None:
    id = server.shelf.add(begun_card("lost")).id
    page = window(360, 640, locale="ru")
    at_the_question(page, f"{server.url}/match/{id}?say=c1+gold+1+m+most")
    anew = page.locator(".thumb.asking [accesskey=x]")
    assert anew.inner_text().split() == ["✕", "заново"]
    anew.click()
    page.wait_for_timeout(600)
    assert anew.inner_text().split() == ["✕", "стереть?"]
    assert page.locator("#answer .said").count() == 1
    anew.click()
    page.wait_for_timeout(600)
    assert page.locator("#answer .said").count() == 0


def test_what_was_done_stands_in_one_line_above_the_question_about_the_card(window: Window, server: Server) -> None:
    match = new("golem", {**OWNER, "level": "1"}, "b3")
    while not (match.ask and match.ask.id == "ask-card" and match.answers[-1] == "study white"):
        play(match, f"b3 {len(match.answers)}", 1)
    id = server.shelf.add(match).id
    for width, height in ((360, 640), (390, 844)):
        page = at_the_question(window(width, height, locale="ru"), f"{server.url}/match/{id}")
        told, ask = page.locator("#answer .echo").bounding_box(), page.locator("#answer .ask").bounding_box()
        assert told["y"] + told["height"] <= ask["y"] + 2
        assert told["height"] < 32, "one line"
        before = places(page)[0][:2]
        page.locator("form.taps > [data-sign='gold']").first.click()
        page.wait_for_timeout(600)
        assert places(page)[0][:2] == before


def test_one_key_too_many_does_not_take_back_what_was_given_by_itself(window: Window, server: Server) -> None:
    """The last number of a column is the one that is left; where it was tapped, too, lay the undo of the receipt."""
    match = begun_card("fifth")
    page = window(360, 640, locale="ru")
    at_the_question(
        page, f"{server.url}/match/{server.shelf.add(match).id}?say=c1+none+m+most+black+left+right+white+r2134"
    )
    page.evaluate("() => { window.setTimeout = () => 0; }")  # it rests for ever
    page.locator("#answer form.taps button[value]").first.evaluate(
        "one => { one.style = 'position: fixed; left: 270px; top: 310px; width: 60px; height: 60px; z-index: 9'; }"
    )
    page.mouse.click(300, 343)
    page.wait_for_selector("main.conducting .cue.now .echo.first")
    assert page.locator(".cue.now .echo.first button").is_disabled()
