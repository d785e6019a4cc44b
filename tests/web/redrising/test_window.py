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


def test_the_short_set_up_counts_only_what_it_shows(window: Window, server: Server) -> None:
    page = window(*SIZES["small"])
    page.goto(f"{server.url}/match/{server.shelf.add(new('redrising', {'depth': 'counted'}, 'short')).id}")
    page.locator("[data-skip]").click()
    counted = []
    while page.locator("main.conducting").count():
        counted.append(page.locator(".cue.now .progress").inner_text().split("\n")[-1])
        page.locator("[data-cue='1']").click()
    assert counted == [f"{at} / {len(counted)}" for at in range(1, len(counted) + 1)]
    assert len(counted) > 2


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_where_one_gains_is_in_sight_after_leading(window: Window, server: Server, lang: str) -> None:
    """The deck, too, which lay under the bar."""
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars"}, "led")
    match.answer("4; lead mars")
    page = window(*SIZES["small"], locale=lang)
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    deck, bar = page.locator("[data-sign=bonus-deck]"), page.locator(".thumb.asking")
    while page.locator("main.conducting").count():
        page.locator("[data-cue='1']").click()
    box = deck.bounding_box()
    assert box["y"] + box["height"] <= bar.bounding_box()["y"]
    assert page.locator("svg.road [data-at=mars]").bounding_box()["y"] > 48
