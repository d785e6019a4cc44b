"""The keyboard, and the digits on the page: cues and answers need nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.cues import row
from automarium.games import GAMES
from automarium.games import game as game_of
from tests.bots import SETUPS, new, play
from tests.web.browser.player import SIZES, Player, conducted, now
from tests.web.conftest import Server, Window, pass_cues


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_is_enough(window: Window, server: Server, game: str) -> None:
    """Answers are given by the keyboard alone; after each tap the focus is where the answer goes on."""
    page = window(*SIZES["desktop"])
    page.goto(server.url)
    asked = page.locator(f"a[href='/begin/{game}']").count()  # some games ask newcomers alone
    assert asked or not any(one.first and not one.once for one in game_of(game).settings)
    page.locator(f"form[action='/new/{game}'] button, a[href='/begin/{game}']").focus()
    page.keyboard.press("Enter")
    if asked:
        page.wait_for_url("**/begin/*")
        page.locator(".begin button:not([value=screen])").first.focus()  # where there is something to correct
        page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    player = Player(page, server, page.url.rsplit("/", 1)[1], f"keys {game}")

    def press(one: Any) -> None:
        one.click(trial=True)  # what ends the turn rests for a moment after an answer
        one.focus()
        page.keyboard.press("Enter")

    player.press = press
    for _ in range(6):
        player.answer()
    player.conduct()
    page.locator('.thumb a[href$="say=fix#answer"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('.said[data-said="fix"]')
    assert page.evaluate("() => document.activeElement.id") == "answer"
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('#answer') !== null")


def test_cues_by_the_keyboard(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    for key, cue in (("Space", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Backspace", 0), ("Backspace", 0)):
        page.keyboard.press(key)
        assert now(page) == cue, key


@pytest.mark.parametrize("key", ["Space", "ArrowRight", "Enter"])
def test_whoever_watches_goes_on_by_any_key(window: Window, server: Server, key: str) -> None:
    """From the last cue of an answer to the next answer, and from the first one back; the page begins at its top."""
    page = window(*SIZES["tablet"])
    page.goto(f"{server.url}/watch/scythe/2ca42bbf/0")
    for number in range(1, 4):
        for _ in range(1 if number == 1 else page.locator(".cue:not(.past)").count()):
            page.keyboard.press(key)
        page.wait_for_url(f"**/{number}")
        page.wait_for_selector(f".watching [href$='/{number + 1}']", state="attached")
        assert page.evaluate("() => window.scrollY") == 0
    page.keyboard.press("Backspace")
    page.wait_for_url("**/2")


def test_enter_gives_what_is_bright_and_backspace_goes_back(window: Window, server: Server) -> None:
    """Space gives nothing, and Enter does not end the turn."""
    page = window(*SIZES["desktop"], locale="en")
    match = new("scythe", SETUPS["scythe"][0], "keys")
    id = server.shelf.add(match).id
    page.goto(f"{server.url}/match/{id}")
    pass_cues(page)
    page.wait_for_timeout(1100)
    for key in ("Space", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert server.shelf.take(id).match.answers == []
    page.goto(f"{server.url}/match/{id}?say=star")
    page.wait_for_selector(".said")
    page.keyboard.press("Backspace")
    page.wait_for_selector(".said", state="detached")


def test_the_first_digit_takes_the_place_of_what_stood_there(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("gaia", {}, "digits")).id
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "digits").conduct()
    page.goto(f"{server.url}/match/{id}?say=fix+vp+automa#answer")
    field = page.locator(".answer input[type=number]")
    assert field.input_value()
    for key in ("3", "5"):
        page.locator(f".keys [data-key='{key}']").click()
    assert field.input_value() == "35"
    for _ in "35":
        page.locator(".keys [data-key='⌫']").click()
    page.locator(".answer .number .primary").click()  # nothing is given: that is refused, and can be made good
    page.locator(".keys [data-key='7']").click()
    assert field.evaluate("one => one.checkValidity()")


def test_keys_go_on_with_the_cues_after_a_reason_was_read_and_write_numbers(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"], locale="en")
    match = play(new("scythe", SETUPS["scythe"][0], "keys"), "keys")
    while match.ask is None or match.ask.id != "ask-final":
        match.undo()
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    page.locator("#answer .ask").click()  # nothing has the focus
    page.keyboard.press("7")
    assert page.locator("#answer input[type=number]").first.input_value() == "7"
    told = play(new("scythe", SETUPS["scythe"][0], "keys"), "keys", 6)
    while len(row(told).cues) < 2 or not any(event.why for event in row(told).cues[0].events):
        play(told, "keys", 1)
    page.goto(f"{server.url}/match/{server.shelf.add(told).id}")
    page.locator(".cue.now .why > summary").first.click()
    page.keyboard.press("Escape")
    assert not page.locator(".cue.now .why[open]").count()
    first = page.locator(".cue.now > .say").inner_text()
    page.keyboard.press("Space")
    assert page.locator(".cue.now > .say").inner_text() != first


def test_a_space_too_many_does_not_scroll_the_question_away(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"])
    id = server.shelf.add(new("redrising", {"depth": "screen"}, "space")).id
    page.goto(f"{server.url}/match/{id}")
    pass_cues(page)
    page.evaluate("() => { document.querySelector('main').style.minHeight = '300vh'; }")
    page.wait_for_timeout(1100)
    before = page.evaluate("() => scrollY")
    page.keyboard.press("Space")
    page.wait_for_timeout(400)
    assert page.evaluate("() => scrollY") == before


def test_keys_that_repeat_while_the_next_page_is_had_do_not_ask_for_it_anew(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/watch/golem/2ca42bbf/0")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/2ca42bbf/1") else None)
    page.evaluate("() => [1, 2, 3].forEach(() => document.querySelector('[data-follow]').click())")
    page.wait_for_url("**/2ca42bbf/1")
    assert len(asked) == 1
