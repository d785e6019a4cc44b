"""A match in a real browser beside its answers: undone, corrected, read in another language, on two devices."""

from __future__ import annotations

import pytest

from automarium.games import GAMES
from tests.bots import LONG, new
from tests.web.browser.player import SIZES, Player, Seated, conducted, looks_right, now
from tests.web.conftest import Server, Window


def test_a_card_is_shown_large_dragged_and_the_guide_is_switched_off(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"])
    match = server.shelf.add(new("redrising", {"depth": "screen", "first": "human"}, "drag"))
    page.goto(f"{server.url}/match/{match.id}")
    player = Seated(page, server, match.id, "drag")
    player.conduct()
    page.locator("button.tile").first.click()
    assert page.locator(".large:popover-open").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".large:popover-open").count() == 0
    assert page.locator("details.guide[open]").count() == 1
    page.locator("details.guide summary").click()
    page.reload()
    assert page.locator("details.guide:not([open])").count() == 1
    page.locator("[data-drag]").first.drag_to(page.locator("[data-drop=mars]"))
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")
    assert player.match().answers[0].startswith("lead ")
    assert player.match().answers[0].endswith(" mars")
    assert page.locator("details.guide:not([open])").count() == 1
    page.evaluate("() => localStorage.clear()")


def test_no_page_comes_between_the_last_tap_of_an_answer_and_what_it_leads_to(window: Window, server: Server) -> None:
    """And the browser's way back leads to the table."""
    page = window(*SIZES["phone"], has_touch=True)
    match = server.shelf.add(new("redrising", {"depth": "screen", "first": "human"}, "flash"))
    page.goto(f"{server.url}/match/{match.id}")
    player = Seated(page, server, match.id, "flash")
    player.conduct()
    page.locator("[data-drag]").first.tap()
    page.locator(".tile.picked").wait_for()
    page.evaluate("""() => {
      window.seen = [];
      new MutationObserver(() => window.seen.push(document.querySelectorAll("[data-at-once]").length))
        .observe(document.body, { childList: true });
    }""")
    page.locator(".spot .do").first.tap()
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")
    assert set(page.evaluate("window.seen")) == {0}
    page.go_back()
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")


def test_undo_redo_history_and_a_moment_of_it(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    player = Player(page, server, page.url.rsplit("/", 1)[1], "history")
    for _ in range(6):
        player.answer()
    answers = player.match().answers
    player.conduct()
    player.post(page.locator("form[action$='/undo'] button:visible").first)
    assert player.match().answers == answers[:-1]
    player.post(page.locator("form[action$='/redo'] button"))
    assert player.match().answers == answers
    page.goto(f"{page.url.split('?')[0]}/history")
    assert page.locator(".steps > li").count() == 6
    page.locator(".steps a").nth(3).click()
    page.wait_for_url("**/at/3")
    looks_right(page)
    page.locator("form[action$='/go'] button.quiet").click()
    page.wait_for_url(lambda url: "/at/" not in url)
    assert player.match().answers == answers[:3]


def test_the_board_can_be_tapped_and_values_corrected(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"])
    page.goto(f"{server.url}/new/redrising")
    page.locator("label.choice:has(input[name=first][value=human])").click()
    page.locator("label.choice:has(input[name=house][value=mars])").click()
    page.locator("form.setup button.primary").first.click()
    page.wait_for_url("**/match/*")
    player = Player(page, server, page.url.rsplit("/", 1)[1], "board")
    player.conduct()
    player.tap("4")
    player.conduct()
    page.locator('svg.road a[href$="say=mars#answer"]').click()
    page.wait_for_selector('.answer button[value="scout mars"]')
    player.post(page.locator('.answer button[value="lead mars"]'))
    assert player.match().answers == ["4", "lead mars"]
    page.locator('a.fixable[href*="fix+helium+automa"]').click()
    page.wait_for_function("() => document.querySelector('.said')?.dataset.said === 'fix helium automa'")
    page.locator('.answer input[type="number"]').fill("4")
    player.post(page.locator('.answer form:has(input[type="number"]) .primary'))
    assert player.match().state.tracks["automa"]["helium"] == 4


def test_language_switch_keeps_the_place(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"], locale="en")
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    url = page.url
    page.locator(".menu > summary").click()
    page.locator("button[name=lang][value=uk]").click()
    page.wait_for_function("() => document.documentElement?.lang === 'uk'")
    assert page.url == url
    page.locator(".menu > summary").click()
    page.locator("button[name=theme][value=light]").click()
    page.wait_for_function("() => document.documentElement?.dataset.theme === 'light'")


def test_a_refused_answer_can_be_reloaded_and_read_in_another_language(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"], locale="en")
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    url = page.url
    Player(page, server, url.rsplit("/", 1)[1], "refused").conduct()
    page.locator(".typing > summary").click()
    page.locator(".typed input[name=answer]").fill("nonsense")
    page.locator(".typed button").click()
    page.wait_for_selector(".notice")
    assert page.url == url
    page.locator(".menu > summary").click()
    assert page.locator(".notice").count() == 0  # whoever goes on has read it
    page.locator("button[name=lang][value=ru]").click()
    page.wait_for_function("() => document.documentElement?.lang === 'ru'")
    assert page.url == url
    page.reload()
    assert page.locator(".ask").count() == 1


def test_a_link_on_another_site_leaves_an_open_tab_as_it_was(window: Window, server: Server) -> None:
    """`localhost` is another site than 127.0.0.1, though the same machine."""
    page = window(*SIZES["phone"], locale="en")
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    other = page.context.new_page()
    other.goto(server.url.replace("127.0.0.1", "localhost"))
    other.evaluate(
        "url => { const a = document.createElement('a'); a.href = url; document.body.append(a); a.click(); }", page.url
    )
    other.wait_for_url(page.url)
    other.close()
    Player(page, server, page.url.rsplit("/", 1)[1], "link").conduct()
    page.locator(".typing > summary").click()
    page.locator(".typed input[name=answer]").fill("4")
    page.locator(".typed button").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")
    assert server.shelf.take(page.url.rsplit("/", 1)[1]).match.answers == ["4"]


def test_two_devices_at_one_match_follow_each_other(window: Window, server: Server) -> None:
    phone, player = conducted(window, server)
    tablet = window(*SIZES["tablet"])
    tablet.goto(phone.url)
    phone.keyboard.press("ArrowRight")
    tablet.wait_for_function("() => document.querySelectorAll('.cue')[1]?.matches('.conducting .now')")
    while now(phone) >= 0:
        phone.keyboard.press("ArrowRight")
    player.answer()
    answers = str(len(player.match().answers))
    tablet.wait_for_function("answers => document.querySelector('.table').dataset.answers === answers", arg=answers)


def test_a_lost_connection_keeps_the_page_and_sends_the_tap_when_it_is_back(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("redrising", {"first": "human"}, "lost")).id
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "lost").conduct()
    page.context.set_offline(True)
    page.locator('.answer button[value="4"]').click()
    page.wait_for_selector("#offline:visible")
    assert page.locator(".ask").count() == 1
    page.context.set_offline(False)
    page.wait_for_selector("#offline", state="hidden")
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")
    assert server.shelf.take(id).match.answers == ["4"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_watched(window: Window, server: Server, game: str) -> None:
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/watch/{game}")
    where = "() => location.href + [...document.querySelectorAll('.cue')].findIndex(one => one.matches('.now'))"
    for _ in range(20 if LONG else 8):
        looks_right(page)
        before = page.evaluate(where)
        page.locator(".thumb:not([hidden]) .primary.now:not(.resting)").click()
        page.wait_for_function(f"before => ({where})() !== before", arg=before)
        page.wait_for_timeout(300)  # two taps in so short a time are one
    assert not page.url.endswith("/0")
