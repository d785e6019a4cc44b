"""The whole turn as a list in a real browser: it is remembered, keeps its place, and stands beside the question."""

from __future__ import annotations

import pytest

from automarium.cues import row
from automarium.web.routes.watch import played
from tests.bots import SETUPS, new, play
from tests.web.browser.player import SIZES, Player, conducted, now
from tests.web.conftest import Server, Window, pass_cues


def test_the_whole_turn_as_a_list_is_remembered(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    number = page.locator(".cue").count()
    page.locator(".thumb [data-list]").click()
    assert page.locator(".cue:visible").count() == number
    assert page.locator(".ask").is_visible()
    page.reload()
    assert now(page) == -1
    assert page.locator(".cue:visible").count() == number
    page.locator(".to-ask").click()
    assert page.evaluate(ASKED_IN_SIGHT)
    page.locator(".cues [data-again]").click()
    assert now(page) == 0
    assert not page.locator(".to-ask").is_visible()


ASKED_IN_SIGHT = """() => {
  const { top } = document.querySelector('#answer .ask').getBoundingClientRect();
  return 0 < top && top < innerHeight;
}"""


def test_cues_go_on_where_they_were_after_the_list_and_after_an_undo(window: Window, server: Server) -> None:
    page, player = conducted(window, server)
    page.keyboard.press("ArrowRight")
    page.locator(".thumb [data-list]").click()
    page.locator(".singly").click()
    assert now(page) == 1
    page.locator(".menu > summary").click()
    player.post(page.locator(".menu form[action$='/undo'] button"))
    assert now(page) == -1
    player.post(page.locator(".thumb.asking form[action$='/redo'] button"))
    assert now(page) == 0, "what had been done is put back by now"
    assert not page.locator(".echo.redone").count(), "and what is told one by one is not listed as well"


def test_several_answers_that_are_redone_at_once_are_a_list(window: Window, server: Server) -> None:
    """All of it had been told one by one, and was told so once more."""
    page, player = conducted(window, server)
    before = len(player.match().answers)
    told = [player.answer() and len(row(player.match()).cues) for _ in range(3)]
    while not told[-1] or sum(told) == told[-1]:
        told.append(player.answer() and len(row(player.match()).cues))
    player.conduct()
    page.goto(f"{server.url}/match/{player.id}/at/{before}")
    pass_cues(page)
    page.once("dialog", lambda one: one.accept())  # of many answers that are asked
    page.locator("form[action$='/go'] button.quiet").click()
    page.locator("main.asking .echo.undone").wait_for()
    player.post(page.locator(".thumb.asking form[action$='/redo'] button"))
    assert now(page) == -1
    assert page.locator(".echo.redone").count()


def test_a_list_keeps_its_place(window: Window, server: Server) -> None:
    """A new one is read from its beginning; after an undo what is to be put back and asked is in sight."""
    page, player = conducted(window, server)
    page.locator(".thumb [data-list]").click()
    player.answer()
    while len(row(player.match()).cues) < 3:
        player.answer()
    assert page.evaluate("() => window.scrollY") == 0
    page.locator(".ask").scroll_into_view_if_needed()
    player.post(page.locator(".thumb.asking form[action$='/undo'] button"))
    top, bottom = page.locator(".echo.undone").evaluate("one => [one.getBoundingClientRect().top, innerHeight]")
    page.evaluate("() => localStorage.clear()")
    assert 0 <= top < bottom


def test_a_new_list_is_read_from_its_beginning_where_all_is_on_the_screen(window: Window, server: Server) -> None:
    page = window(*SIZES["small"])
    id = server.shelf.add(new("golem", {"level": "1"}, "listed")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "listed")
    page.evaluate("() => localStorage.setItem('list', '1')")
    page.reload()
    while not (told := len(row(player.match()).cues)) or player.match().answers == []:
        player.answer()
    shown, scrolled = page.locator(".cue:visible").count(), page.evaluate("() => window.scrollY")
    page.evaluate("() => localStorage.clear()")
    assert (shown, scrolled) == (told, 0)


def test_a_list_of_what_was_long_ago_leaves_the_table_as_it_is_shown(window: Window, server: Server) -> None:
    page = window(*SIZES["small"])
    id = server.shelf.add(new("scythe", SETUPS["scythe"][0], "listed")).id
    page.goto(f"{server.url}/match/{id}/at/0")
    page.locator(".thumb [data-list]").click()
    assert not page.locator("main.conducting").count()
    page.goto(f"{server.url}/match/{id}")
    conducting = page.locator("main.conducting").count()
    page.evaluate("() => localStorage.clear()")
    assert conducting


def test_a_list_on_a_wide_screen_stands_beside_the_question(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"], locale="en")
    page.goto(f"{server.url}/match/{server.shelf.add(new('scythe', SETUPS['scythe'][0], 'wide')).id}")
    page.locator(".thumb [data-list]").click()
    boxes = [page.locator(one).first.bounding_box() for one in (".cues", ".talk", ".board-area")]
    scrolled = page.evaluate("() => { localStorage.clear(); return window.scrollY; }")
    cues, talk, board = boxes
    assert scrolled == 0
    assert cues["x"] + cues["width"] <= talk["x"] + 1
    assert cues["y"] < board["y"]


@pytest.mark.parametrize(("game", "settings"), [("redrising", {"depth": "screen"}), ("scythe", {})])
def test_a_match_that_is_over_opens_at_its_result_also_in_a_list(
    window: Window, server: Server, game: str, settings: dict[str, object]
) -> None:
    page = window(*SIZES["small"])
    id = server.shelf.add(play(new(game, settings, "over"), "over")).id
    page.goto(server.url)
    page.evaluate("() => localStorage.setItem('list', '1')")
    page.goto(f"{server.url}/match/{id}")
    page.wait_for_selector("[data-dressed]", state="attached")
    top = page.locator(".totals").evaluate("(one) => one.getBoundingClientRect().top")
    assert 0 < top < 300


def test_a_list_of_a_match_that_is_watched_leaves_the_table_as_it_is(window: Window, server: Server) -> None:
    """And there the player's answer comes before what it led to."""
    page = window(*SIZES["small"])
    page.goto(f"{server.url}/watch/golem/2ca42bbf/7")
    page.locator(".thumb [data-list]").click()
    answer, cue = (page.locator(one).bounding_box() for one in ("#answer .ask", ".cue >> nth=0"))
    assert answer["y"] < cue["y"]
    conducted(window, server)


def test_the_end_of_a_match_that_is_watched_has_its_sheet_and_the_focus(window: Window, server: Server) -> None:
    page, last = window(*SIZES["small"]), len(played("golem", "en", "2ca42bbf", 3000).answers)
    page.goto(f"{server.url}/watch/golem/2ca42bbf/{last}")
    while page.locator("main.conducting").count():
        page.locator("[data-cue='1']").click()
        page.wait_for_timeout(300)
    assert page.evaluate("() => document.activeElement.matches('#answer.finale:has(.bars)')")
    assert page.locator("#live").text_content() == page.locator(".won-lost").text_content()
