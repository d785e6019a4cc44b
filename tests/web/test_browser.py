"""A whole match of each game by taps, in a real Chromium: phone and desktop, three languages, once without a script.
`make browser` plays all of them to the end, with motion, and leaves pictures of the ends in the folder `screenshots`,
which is not committed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from automarium.games import GAMES
from automarium.words import LANGUAGES
from tests.bots import LONG
from tests.web.browser.player import MOST, SIZES, Player, Seated, large_enough, looks_right, nothing_goes_wrong
from tests.web.conftest import Server, Window

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
WHOLE = [("phone", "ru")]  # these are played to the end, the others for a few turns
MOVING = [("desktop", "en")]  # these with motion
EACH = [("small", "uk"), ("desktop", "en")]  # in a short run
ALL = [(size, lang) for size in SIZES for lang in LANGUAGES]
OTHERS = [one for one in (ALL if LONG else EACH) if one not in WHOLE]
RUNS = [
    *((game, size, lang, True) for size, lang in WHOLE for game in GAMES),  # the longest first
    *(
        (game, size, lang, True)
        for number, (size, lang) in enumerate(OTHERS)
        for at, game in enumerate(GAMES)
        if LONG or at % 2 == number % 2  # in a short run by turns
    ),
    *((game, "phone", "uk", False) for game in (GAMES if LONG else GAMES[::2])),
]
FEWEST, FEW, SOME = 2, 4, 10  # answers in a short run
Recorder = Callable[[str, object], None]


@pytest.mark.parametrize(("game", "size", "lang", "script"), RUNS)
def test_a_match_by_taps(
    window: Window, server: Server, game: str, size: str, lang: str, script: bool, record_property: Recorder
) -> None:
    motion = LONG or (size, lang) in MOVING
    page = window(*SIZES[size], script=script, motion=motion, locale=lang, has_touch=size == "phone")
    with nothing_goes_wrong(page):
        page.goto(server.url)
        looks_right(page)
        page.goto(f"{server.url}/new/{game}?seed={game}-{size}-{lang}")
        looks_right(page)
        page.locator("form.setup button.primary").first.click()
        page.wait_for_url("**/match/*")
        player = Player(page, server, page.url.rsplit("/", 1)[1].split("#")[0].split("?")[0], f"{game} {size} {lang}")
        player.script = script
        long = (size, lang) in WHOLE
        for number in range(MOST if LONG else SOME if long else FEW if script else FEWEST):
            if not player.answer():
                break
            if number % 10 == 0:
                player.conduct()
                looks_right(page)
                large_enough(page)
        if LONG:
            assert player.match().over
        looks_right(page)
    if LONG:
        record_property(f"taps in {game}", dict(player.deeds))
        name = f"{game}-{size}-{lang}{'' if script else '-plain'}"
        page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)


def cards_are_large_enough(page: Any) -> None:
    small = page.evaluate(
        """() => [...document.querySelectorAll('.seat :is(a, button)')].filter((one) => one.checkVisibility())
             .filter((one) => { // a pile is opened beside the name of its location, which needs more room
               const box = one.getBoundingClientRect();
               return box.height < 43.5 || box.width < (one.matches('.times') ? 33 : 43.5);
             }).map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


@pytest.mark.parametrize(("size", "lang"), ALL if LONG else [*WHOLE, ("small", "uk")])
def test_a_match_on_the_screen_by_taps_on_its_cards(window: Window, server: Server, size: str, lang: str) -> None:
    page = window(*SIZES[size], motion=LONG, locale=lang)
    with nothing_goes_wrong(page):
        page.goto(f"{server.url}/new/redrising?depth=screen&seed=seat-{size}-{lang}")
        page.locator("form.setup button.primary").first.click()
        page.wait_for_url("**/match/*")
        player = Seated(page, server, page.url.rsplit("/", 1)[1].split("#")[0].split("?")[0], f"seat {size} {lang}")
        for number in range(MOST if LONG else SOME):
            if not player.answer():
                break
            if number % 5 == 0:
                player.conduct()
                looks_right(page)
                large_enough(page)
                cards_are_large_enough(page)
        assert player.match().over == LONG
        looks_right(page)
    if LONG:
        page.screenshot(path=SCREENSHOTS / f"redrising-seat-{size}-{lang}.png", full_page=True)
