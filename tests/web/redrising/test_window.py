"""Red Rising at the table with the box, in a real browser on a small phone."""

from __future__ import annotations

import pytest

from tests.bots import new
from tests.web.browser.player import IN_SIGHT, SIZES
from tests.web.conftest import Server, Window


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_places_and_tracks_of_a_cue_are_as_wide_as_the_phone(window: Window, server: Server, lang: str) -> None:
    """And push nothing of what is said out of it."""
    match = new("redrising", {"depth": "counted", "first": "human", "house": "jupiter"}, "wide")
    for line in ("4", "lead mars; gain luna"):
        match.answer(line)
    page = window(*SIZES["small"], locale=lang)
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    seen = set()
    while page.locator("main.conducting").count():
        drawn = page.locator(".stage svg:is(.road, .tracks-drawn)")
        assert drawn.evaluate("(one) => one.getScreenCTM().a * one.viewBox.baseVal.width") > 350
        assert page.evaluate(IN_SIGHT) == []
        seen.add("road" if page.locator(".stage svg.road").count() else "tracks")
        page.locator("[data-cue='1']").click()
    assert seen == {"road", "tracks"}
