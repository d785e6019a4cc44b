"""The set-up of Gaia Project: what lies on the table is chosen in words, a map of one's own is laid by taps."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from automarium.games import game
from automarium.shelf import Shelf
from automarium.web.boards import dealt
from automarium.web.pages import setup
from automarium.words import LANGUAGES, words
from tests.bots import new, play
from tests.rules.gaia.scenes import started
from tests.web.conftest import Server, Window


def test_newcomers_are_offered_the_first_game(client: TestClient, shelf: Shelf) -> None:
    assert "/begin/gaia" in client.get("/").text
    assert 'value="first-game"' in client.get("/begin/gaia").text
    shelf.add(started())
    chosen = 'name="level" value="first-game" checked'
    assert "/begin/gaia" in client.get("/").text, "no match has been played to its end"
    assert chosen in client.get("/new/gaia").text
    shelf.add(play(new("gaia", {}, "known"), "known"))
    assert "/begin/gaia" not in client.get("/").text
    assert chosen not in client.get("/new/gaia").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_on_the_table_is_chosen_in_words(lang: str) -> None:
    """Every part of the map and of the rows of tiles says where it lies, and every sector how it is turned."""
    found = {one["id"]: one["parts"] for one in setup(game("gaia"), {}, words(lang, "gaia"))["settings"]}
    for id in ("map", "boosters", "rounds", "finals"):
        labels = [part["label"] for part in found[id]]
        assert len(set(labels)) == len(labels) > 1
        assert not any(label.isdecimal() for label in labels)
    options = dict(found["map"][0]["options"])
    assert len(set(options.values())) == 60
    assert "3" in options["3a2"]
    assert "150°" in options["3a2"]


def test_sectors_that_are_tapped_one_after_the_other_fill_the_map(window: Window, server: Server) -> None:
    """No place is tapped between them; one that is missing is shown, and nothing is lost."""
    one = window(360, 640, has_touch=True)
    one.goto(f"{server.url}/new/gaia")
    one.locator("input[name=map][value=own] + span").tap()
    for tile in ("3a", "1a", "5b", "5b", "6b", "7b", "4a"):
        one.locator(f"[data-tile='{tile}']").tap()
    fields = "() => [...document.querySelectorAll('[name^=\"map.\"]')].map(one => one.value).slice(0, 7)"
    assert one.evaluate(fields) == ["3a0", "1a0", "5b1", "6b0", "7b0", "4a0", ""]
    one.locator(".setup .primary").tap()
    help = one.locator(".laying .help.bad")
    assert 0 < help.bounding_box()["y"] < 560
    assert one.locator(".laying .picked").get_attribute("data-place") == "6"
    one.locator("[data-tile='2a']").tap()
    assert one.evaluate(fields)[-1] == "2a0"


def test_a_sector_that_was_turned_stays_when_the_next_one_is_tapped(window: Window, server: Server) -> None:
    one = window(360, 640, has_touch=True)
    one.goto(f"{server.url}/new/gaia")
    one.locator("input[name=map][value=own] + span").tap()
    for wanted in ("[data-tile='3a']", "[data-place='0']", "[data-place='0']", "[data-tile='1a']"):
        one.locator(wanted).tap()
    fields = "() => [...document.querySelectorAll('[name^=\"map.\"]')].map(one => one.value).slice(0, 3)"
    assert one.evaluate(fields) == ["3a2", "1a0", ""]


def test_every_sector_with_its_sides_can_be_laid() -> None:
    """What the script writes into a field is one of its options."""
    one = next(one for one in setup(game("gaia"), {}, words("en", "gaia"))["settings"] if one["id"] == "map")
    tiles = re.findall(r'data-tile="(\w+)"', one["picture"])
    assert tiles == ["1a", "2a", "3a", "4a", "5b", "5a", "6b", "6a", "7b", "7a"]
    assert len(re.findall("data-place", one["picture"])) == len(one["parts"]) == 7
    for part in one["parts"]:
        assert [word for word, _ in part["options"]] == [f"{tile}{turn}" for tile in tiles for turn in range(6)]
        assert len({label for _, label in part["options"]}) == 60


def test_a_map_is_laid_and_turned_by_taps(window: Window, server: Server) -> None:
    one = window(360, 640, has_touch=True)
    one.goto(f"{server.url}/new/gaia")
    one.locator("input[name=map][value=own] + span").tap()
    assert not one.locator("select[name='map.0']").is_visible()
    laid = {"3a": 0, "1a": 1, "5b": 2, "6b": 3, "7b": 4, "4a": 5, "2a": 0}
    for place, (tile, turns) in enumerate(laid.items()):
        if place:
            one.locator(f"[data-place='{place}']").tap()
        one.locator(f"[data-tile='{tile}']").tap()
        for at in range(turns):
            one.locator(f"[data-place='{place}']" if at % 2 else f"[data-tile='{tile}']").tap()
    one.locator("[data-place='6']").tap()
    one.locator("[data-tile='1a']").tap()  # it leaves its place for another one
    fields = "() => [...document.querySelectorAll('[name^=\"map.\"]')].map(one => one.value).slice(0, 7)"
    assert one.evaluate(fields) == ["3a0", "", "5b2", "6b3", "7b4", "4a5", "1a0"]
    one.locator("[data-tile='2a']").tap()  # what lies nowhere goes to the place that is free
    one.locator("input[name=neighbours][value=any]").evaluate("one => { one.checked = true; }")
    one.locator(".setup .primary").tap()
    one.wait_for_url("**/match/*")
    assert server.shelf.take(one.url.rsplit("/", 1)[1]).match.setup["map"] == "3a0 2a0 5b2 6b3 7b4 4a5 1a0"


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({}, "You play"),
        ({"human": "terrans"}, "The Automa plays"),
        ({"human": "terrans", "automa": "geodens"}, ""),
    ],
)
def test_a_faction_that_was_chosen_is_not_offered_to_be_chosen(chosen: dict[str, object], said: str) -> None:
    told, setting = dealt(new("gaia", {"level": "automa", **chosen}, "dealt"), words("en", "gaia"))
    assert told.startswith(said)
    assert (setting, bool(told)) == (("automa" if chosen else "human") if said else "", bool(said))
    assert not chosen or "You play" not in told
