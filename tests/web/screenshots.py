"""Takes the pictures of README and docs anew (`make screenshots`), of the same matches every time: cues, a reason, a
question, a finale, and a turn that moves."""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.cues import row
from automarium.players import player
from tests.bots import SETUPS, human, new, play
from tests.web.conftest import CHROMIUM, FLAGS, Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESKTOP, PHONE = (1280, 800), (390, 844)
SHOTS = [  # name, game, answers given at least, window, language, theme, what is shown
    ("scythe", "scythe", 25, DESKTOP, "en", "dark", "why"),
    ("gaia", "gaia", 14, DESKTOP, "en", "dark", "why"),
    ("redrising", "redrising", 24, DESKTOP, "en", "dark", "cue"),
    ("golem", "golem", 8, DESKTOP, "en", "dark", "cue"),
    ("phone", "scythe", 25, PHONE, "ru", "dark", "cue"),
    ("phone-why", "scythe", 25, PHONE, "ru", "dark", "why"),
    ("phone-question", "redrising", 24, PHONE, "ru", "dark", "question"),
    ("phone-light", "gaia", 14, PHONE, "uk", "light", "cue"),
    ("phone-set-up", "gaia", 0, PHONE, "uk", "dark", "set-up"),
    ("phone-finale", "scythe", 4000, PHONE, "ru", "dark", "question"),
]
SECONDS = 1.6  # that each frame of the moving picture is shown


def after_the_automa(game: str, answers: int) -> Match[Any]:
    """A match after so many answers, or the few more after which the Automa has just chosen something."""
    match, answerer = new(game, SETUPS[game][0], "screenshots"), human(game, "screenshots")
    while match.ask is not None and (
        len(match.answers) < answers or not any(event.why for cue in row(match).cues for event in cue.events)
    ):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        if not answers:
            return new(game, SETUPS[game][0], "screenshots")
    return match


def on_the_screen() -> Match[Any]:
    """Red Rising without the box, after a few turns of a player who is not at random."""
    match = new("redrising", {"depth": "screen", "first": "human"}, "screenshots")
    seat = player("redrising", "greedy", Stream("screenshots", "human"))
    while match.ask is not None and (len(match.answers) < 10 or match.ask.id != "ask-play"):
        match.answer(match.ask.write(seat(match.ask, match.state)))
    return match


def open_page(browser: Any, server: Server, match: Match[Any], window: tuple[int, int], lang: str, theme: str) -> Any:
    context = browser.new_context(viewport={"width": window[0], "height": window[1]}, reduced_motion="reduce")
    for cookie, value in (("lang", lang), ("theme", theme)):
        context.add_cookies([{"name": cookie, "value": value, "url": server.url}])
    page = context.new_page()
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    return page


def turn_to(page: Any, shown: str) -> None:
    """Goes on, cue by cue, to what is to be shown."""
    wanted = {"cue": ".cue.now:has(.ladder)", "why": ".cue.now:has(.ladder)", "question": "main:not(.conducting)"}
    for _ in range(5 if shown == "set-up" else 60):
        if shown != "set-up" and page.locator(wanted[shown]).count():
            break
        page.locator("[data-cue='1']").click()
    if shown == "why":
        page.locator(".cue.now > .why > summary").click()
    page.wait_for_timeout(700)


def moving(frames: list[bytes], window: tuple[int, int]) -> str:
    """Pictures one after another as one that moves: SVG, which every browser shows."""
    width, height = window
    share, whole = 100 / len(frames), SECONDS * len(frames)
    style = f"image {{ opacity: 0; animation: show {whole}s step-end infinite; }}"
    style += f"@keyframes show {{ 0% {{ opacity: 1; }} {share:.3f}% {{ opacity: 0; }} }}"
    drawn = "".join(
        f'<image width="{width}" height="{height}" style="animation-delay: {SECONDS * at:.2f}s"'
        f' href="data:image/png;base64,{b64encode(frame).decode()}"/>'
        for at, frame in enumerate(frames)
    )
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>{drawn}</svg>\n'


def the_turn(browser: Any, server: Server) -> str:
    """A whole turn of the Automa, cue by cue, and the question after it."""
    match = play(new("redrising", SETUPS["redrising"][0], "screenshots"), "screenshots", 3)
    page = open_page(browser, server, match, PHONE, "ru", "dark")
    frames = []
    while page.locator("main.conducting").count():
        page.wait_for_timeout(100)
        frames.append(page.screenshot())
        page.locator("[data-cue='1']").click()
    page.wait_for_timeout(700)
    frames.append(page.screenshot())
    page.context.close()
    return moving(frames, PHONE)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for name, game, answers, window, lang, theme, shown in SHOTS:
                page = open_page(browser, server, after_the_automa(game, answers), window, lang, theme)
                turn_to(page, shown)
                page.screenshot(path=FOLDER / f"{name}.png")
                page.context.close()
            page = open_page(browser, server, on_the_screen(), PHONE, "en", "dark")
            turn_to(page, "question")
            page.screenshot(path=FOLDER / "phone-screen.png")
            page.context.close()
            (FOLDER / "turn.svg").write_text(the_turn(browser, server), encoding="utf-8")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    if CHROMIUM is None:
        sys.exit("no chromium here (Debian: apt-get install chromium)")
    main()
