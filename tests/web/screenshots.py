"""Takes the pictures of README and docs anew (`make screenshots`), of the same matches every time."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from automarium.core.match import Match
from automarium.cues import row
from tests.bots import SETUPS, new, play
from tests.web.conftest import CHROMIUM, FLAGS, Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESKTOP, PHONE = (1280, 900), (390, 844)
SHOTS = [  # name, game, answers given, window, language, theme
    ("scythe", "scythe", 25, DESKTOP, "en", "dark"),
    ("gaia", "gaia", 14, DESKTOP, "en", "dark"),
    ("redrising", "redrising", 24, DESKTOP, "en", "dark"),
    ("golem", "golem", 8, DESKTOP, "en", "dark"),
    ("phone", "scythe", 25, PHONE, "ru", "dark"),
    ("phone-light", "gaia", 14, PHONE, "uk", "light"),
]


def after_the_automa(game: str, answers: int) -> Match[Any]:
    """A match after so many answers, or the few more after which the Automa has just chosen something."""
    for more in range(20):
        match = play(new(game, SETUPS[game][0], "screenshots"), "screenshots", answers + more)
        if any(event.why for cue in row(match).cues for event in cue.events):
            break
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for name, game, answers, (width, height), lang, theme in SHOTS:
                match = after_the_automa(game, answers)
                id = server.shelf.add(match).id
                context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
                for cookie, value in (("lang", lang), ("theme", theme)):
                    context.add_cookies([{"name": cookie, "value": value, "url": server.url}])
                page = context.new_page()
                page.goto(f"{server.url}/match/{id}")
                if width > height:
                    page.evaluate("() => document.querySelector('details.why')?.setAttribute('open', '')")
                page.screenshot(path=FOLDER / f"{name}.png")
                context.close()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    if CHROMIUM is None:
        sys.exit("no chromium here (Debian: apt-get install chromium)")
    main()
