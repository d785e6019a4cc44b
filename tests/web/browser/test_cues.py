"""The Automa's turn in a real browser, cue by cue: shown, announced, read again, and not taken back by a tap."""

from __future__ import annotations

from automarium.cues import earlier, row, standing
from automarium.words import words
from tests.bots import human, new
from tests.rules.gaia.scenes import started
from tests.web.browser.player import SIZES, Player, conducted, now
from tests.web.conftest import Server, Window


def test_no_list_of_cues_is_seen_before_its_script(window: Window, server: Server) -> None:
    """A script that never comes leaves the list to be read."""
    page, _ = conducted(window, server)
    assert page.locator(".cue.now").is_visible()
    page.route("**/app.js", lambda route: route.abort())
    page.reload(wait_until="domcontentloaded")
    assert not page.locator(".cue").first.is_visible()
    page.locator(".cue").first.wait_for(state="visible")
    assert now(page) == -1
    page.unroute("**/app.js")


def test_a_cue_is_announced_and_where_one_was_is_remembered(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    page.keyboard.press("ArrowRight")
    said = page.locator(".cue.now > .say").inner_text().split()[0]
    assert said in page.locator("#live").inner_text()
    page.reload()
    assert now(page) == 1


def test_what_is_told_again_is_called_so_and_is_not_to_be_done(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    button, where = page.locator("[data-cue='1']"), page.locator(".cue.now .progress span")
    done = button.inner_text()
    assert "again" not in where.inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert where.inner_text().endswith("· again")
    assert button.inner_text() == "Next" != done
    page.keyboard.press("ArrowRight")
    assert "again" not in where.inner_text()


def test_why_slides_up_and_a_rung_lights_who_was_left(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    while not page.locator(".cue.now .ladder").count():
        page.locator("[data-cue='1']").click()
    page.locator(".cue.now > .why > summary").click()
    rung = page.locator(".cue.now .ladder li[data-left]:not([data-left=''])").first
    rung.click(position={"x": 5, "y": 5})
    left = (rung.get_attribute("data-left") or "").split()
    lit = page.evaluate("() => [...document.querySelectorAll('.stage .left')].map((one) => one.dataset.at)")
    assert set(lit) == set(left)


def test_a_rung_lights_one_of_four_places_and_cuts_none(window: Window, server: Server) -> None:
    page, _ = conducted(window, server, "redrising")
    while not page.locator(".cue.now .ladder").count():
        page.locator("[data-cue='1']").click()
    page.locator(".cue.now > .why > summary").click()
    page.locator(".cue.now .ladder li[data-left]:not([data-left=''])").last.click(position={"x": 5, "y": 5})
    road = page.locator(".stage svg.road:has(.left)")
    assert road.get_attribute("viewBox").split() == road.get_attribute("data-whole").split()


def test_the_sign_of_a_reason_points_where_it_opens(window: Window, server: Server) -> None:
    """From below over a cue, downward in a list."""
    sign = "one => getComputedStyle(one, '::before').content.trim()"
    page, match = conducted(window, server)
    while not page.locator(".cue.now .ladder").count():
        page.locator("[data-cue='1']").click()
    why = page.locator(".cue.now > .why > summary")
    assert "⌃" in why.evaluate(sign)
    why.click()
    assert "⌄" in why.evaluate(sign)
    page.goto(f"{server.url}/match/{match.id}/history")
    listed = page.locator(".why:not([open]) > summary").first
    assert "⌄" in listed.evaluate(sign)
    listed.evaluate("one => { one.parentElement.open = true; }")
    assert "⌃" in page.locator(".why[open] > summary").first.evaluate(sign)


def test_the_second_tap_of_two_skips_no_cue(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    done = page.locator("[data-cue='1']")
    page.evaluate("() => { performance.now = () => Infinity; }")  # however slow the machine is
    done.dblclick()
    assert page.locator(".cue").evaluate_all("(all) => all.findIndex((one) => one.matches('.now'))") == 1
    done.click()
    assert page.locator(".cue").evaluate_all("(all) => all.findIndex((one) => one.matches('.now'))") == 2


def test_the_second_of_two_taps_of_a_finger_skips_no_cue_however_it_is_counted(window: Window, server: Server) -> None:
    """Not every phone counts them, and none where they lie apart."""
    page, _ = conducted(window, server, has_touch=True)
    box = page.locator("[data-cue='1']").bounding_box()
    page.wait_for_timeout(400)
    page.evaluate("() => { performance.now = () => Infinity; }")  # however slow the machine is
    for share in (0.1, 0.9):
        page.touchscreen.tap(box["x"] + share * box["width"], box["y"] + box["height"] / 2)
    assert now(page) == 1


def test_what_is_looked_at_again_is_not_taken_back_by_a_tap(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    undo = page.locator(".cue.now .echo.first button")
    assert undo.is_visible()
    while page.locator("main.conducting").count():
        page.locator("[data-cue='1']").click()
    page.locator("[data-again]:visible").first.click()
    assert page.locator("main.conducting").count() == 1
    assert undo.count() == 1
    assert not undo.is_visible()


def test_a_tap_beside_the_menu_only_closes_it(window: Window, server: Server) -> None:
    """It went through to what lay under it: a picture turned, a place was tapped."""
    page, _ = conducted(window, server)
    svg = page.locator(".stage svg[data-near]").first
    page.locator(".menu > summary").click()
    page.locator(".stage").click(position={"x": 15, "y": 15})
    assert page.locator(".menu[open]").count() == 0
    assert svg.get_attribute("data-away") is None
    page.locator(".menu > summary").click()
    page.keyboard.press("Escape")
    assert page.locator(".menu[open]").count() == 0


def test_when_the_reasons_are_closed_the_picture_is_whole_again(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    why = page.locator(".cue.now .why:not(.unchecked) > summary")
    rung = page.locator(".cue.now .ladder li[data-left]:not([data-left=''])")
    while not (why.count() and rung.count()):
        page.locator("[data-cue='1']").click()
    svg = page.locator(".stage svg[data-near]").first
    why.click()
    rung.first.click(position={"x": 5, "y": 5})
    assert page.locator(".stage .left").count()
    why.click()
    page.wait_for_function("() => !document.querySelector('.stage .left')")
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-near")


def test_a_tap_on_the_picture_shows_all_of_it(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    svg = page.locator(".stage svg[data-near]").first
    while svg.get_attribute("data-near") == svg.get_attribute("data-whole"):
        page.locator("[data-cue='1']").click()
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-near")
    page.locator(".stage").click()
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-whole")
    page.locator(".stage").click()
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-near")


def test_two_taps_on_a_picture_that_moves_lead_back_to_what_the_cue_shows(window: Window, server: Server) -> None:
    """It ended a hair beside where it should, and the next tap zoomed into an empty part of it."""
    page, _ = conducted(window, server, motion=True)
    for _ in range(page.locator(".cue").count()):
        page.wait_for_timeout(450)
        shown = page.locator(".stage svg[data-near]").first.get_attribute("viewBox")
        for _ in range(2):
            page.locator(".stage").click(position={"x": 8, "y": 8})
            page.wait_for_timeout(450)
        assert page.locator(".stage svg[data-near]").first.get_attribute("viewBox") == shown
        page.locator("[data-cue='1']").click()


def test_an_answer_given_anew_after_it_was_taken_back_is_conducted(window: Window, server: Server) -> None:
    """The page took its cues for those that had been seen before the undoing."""
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("scythe", {"human": "saxony", "automa": "nordic"}, "anew")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "anew")
    player.conduct()
    for _ in range(2):
        player.tap("end")
        assert now(page) == 0
        player.post(page.locator(".cue.now .echo.first button"))
        assert now(page) == -1


def test_what_a_turn_had_told_before_a_question_is_a_tap_back_and_not_counted(window: Window, server: Server) -> None:
    """In the midst of a phase something is asked for; what is told after it is counted from one on."""
    match, answerer = new("golem", {"door": "owner"}, "earlier"), human("golem", "earlier")
    while not earlier(match) or len(row(match).cues) < 2:
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    before, told = len(earlier(match)), len(row(match).cues)
    assert now(page) == before
    assert f"1 / {told}" in page.locator(".cue.now .progress").inner_text()
    page.locator("[data-cue='-1']").click()
    assert now(page) == before - 1
    assert page.locator(".cue.now.past").count() == 1


def test_the_way_back_leads_from_what_is_looked_at_again_to_the_question(window: Window, server: Server) -> None:
    """And left in another way it is no step any more: the next one leads where it did before."""
    page, player = conducted(window, server)
    player.conduct()
    question = page.url
    for leave in (page.go_back, lambda: page.locator("[data-to-ask]").click()):
        page.locator("[data-again]:visible").click()
        assert now(page) == 0
        leave()
        page.locator("main.asking").wait_for()
        assert (now(page), page.url) == (-1, question)
    page.wait_for_timeout(300)
    page.go_back()
    page.wait_for_url("about:blank")


def test_what_was_told_before_the_turn_is_at_hand_after_what_is_told_in_it(window: Window, server: Server) -> None:
    """Under the heading of the turn; and after that was taken back."""
    match, page = started(), window(*SIZES["small"])
    match.answer("mine c7")
    turn = words("en", "gaia").event(standing(match)[-1])
    match.answer("fix vp human 12")
    shelved = server.shelf.add(match)
    page.goto(f"{server.url}/match/{shelved.id}")
    for _ in range(2):
        assert now(page) == -1
        assert turn in page.locator(".where-now > span").first.text_content()
        page.locator("[data-again]:visible").click()
        assert now(page) == 0
        page.locator("[data-to-ask]").click()
        page.locator("main.asking").wait_for()
        if not page.locator(".undone").count():
            Player(page, server, shelved.id, "beside").post(page.locator(".thumb.asking [accesskey='u']"))


def test_orders_for_which_there_is_no_room_are_read_before_they_are_done(window: Window, server: Server) -> None:
    """A mine of the Automa and its VP in the largest type, where the browser's own bars take from a small phone."""
    page = window(360, 520, locale="ru")
    page.context.add_cookies([{"name": "size", "value": "xl", "url": server.url}])
    match = new("gaia", {"level": "first-game"}, "two")
    while not any(len(cue.steps) > 1 and cue.main.id == "order-mine" for cue in row(match).cues):
        assert match.ask is not None
        match.answer(match.ask.write(human("gaia", "two")(match.ask, match.state)))
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    button, last = page.locator("[data-cue='1']"), page.locator(".cue.now .say span").last
    while not page.locator(".cue.now .say span").count() > 1:
        button.click()
    here = now(page)
    assert button.inner_text() == "Дальше"
    button.click()
    page.wait_for_function("() => document.querySelector(\"[data-cue='1']\").textContent === 'Сделано'")
    assert now(page) == here
    assert last.bounding_box()["y"] + last.bounding_box()["height"] <= button.bounding_box()["y"]


def test_a_note_is_said_once(window: Window, server: Server) -> None:
    """It stands among the details, too, for when it has no room of its own."""
    match, answerer = new("gaia", {"automa": "taklons"}, "notes"), human("gaia", "notes")
    while not any(event.id == "note-cards" and event.args["action"] == "faction-action" for event in match.tale.events):
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    for _ in row(match).cues:
        said = page.locator("#live").inner_text()
        assert said.count("Action card") <= 1
        page.keyboard.press("ArrowRight")
