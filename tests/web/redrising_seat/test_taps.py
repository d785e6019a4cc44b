"""Red Rising on the screen: what is legal is tapped on the cards, and a tap can be taken back."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Place
from automarium.core.tale import Say
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.names import (
    BANISHED,
    CERES,
    DECK,
    HAND,
    HOUSES,
    LOCATIONS,
)
from automarium.games.redrising.screen import sources
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web.boards import redrising_seat as seat
from automarium.web.compose import compose
from automarium.words.own import words_of
from tests.bots import new
from tests.web.redrising_seat.kit import SCREEN, at, page, pen, picture

SAID = re.compile(r'href="[^"]*\?say=([^"#]*)#answer"')


def taps(html: str) -> set[str]:
    return {unescape(one).replace("+", " ").partition("&from=")[0] for one in SAID.findall(picture(html))}


def test_a_turn_begins_with_a_card_of_the_hand_or_the_deck(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play")
    assert taps(page(client, shelf, match)) == {"scout", *(card.id for card in match.state.piles[HAND])}


def test_then_a_location_and_the_card_is_led_there(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play")
    held = [card.id for card in match.state.piles[HAND]]
    html = page(client, shelf, match, held[0])
    assert {f"{held[0]} {location}" for location in LOCATIONS} <= taps(html)
    assert 'class="redrising beside' in html
    assert compose(hand(match), [held[0], "mars"]).sure == f"lead {held[0]} mars"
    assert compose(hand(match), [held[0], held[1], "mars"]).sure == f"lead {held[1]} mars"  # another one was meant
    assert compose(hand(match), ["scout"]).sure == "scout"


def test_another_card_takes_the_place_of_the_first_and_the_same_one_takes_it_back(
    client: TestClient, shelf: Shelf
) -> None:
    match = at("ask-play")
    held = [card.id for card in match.state.piles[HAND]]
    for said in (held[0], f"lead {held[0]}"):
        html = page(client, shelf, match, said)
        assert set(held[1:]) <= taps(html)
        assert not any(f"{one} {other}" in tap for tap in taps(html) for one in held for other in held)
        assert len(re.findall(r' picked able" data-swap=""', picture(html))) == 1
        back = re.search(r'<a href="([^"]*)" class="[^"]* picked', picture(html))
        assert back
        assert "say=" not in back[1]


def test_one_gains_where_that_is_not_barred(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-gain")
    html = page(client, shelf, match)
    assert taps(html) == {str(one) for one in sources(match.state)}
    for one in sources(match.state):
        assert f'value="{one}"' in html


@pytest.mark.parametrize(
    ("ask", "verb"), [("ask-gain", "seat-take"), ("ask-scout-where", "seat-here"), ("ask-take-card", "seat-take-end")]
)
def test_a_tap_on_a_card_shows_it_and_a_button_answers(client: TestClient, shelf: Shelf, ask: str, verb: str) -> None:
    match = at(ask)
    html = picture(page(client, shelf, match))
    assert not re.search(r'<a [^>]*class="tile', html)
    does = set(re.findall(r'<a href="[^"]*" class="do able(?: takes)?" data-swap="">([\w ]+)<', html))
    assert does == {words_of(match, "en").say(verb)}


def test_what_a_question_is_about_stands_above_its_guide(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-scout-where"))
    assert html.index('class="redrising beside') < html.index("data-guide")


ON_THE_PICTURE = (
    *("take-card", "banish-card", "banish-one", "move-card", "pull-card", "unbanish", "block", "banish-hand"),
    *("flip-where", "move-where", "scout-where", "face-down-where", "ceres"),
)


@pytest.mark.parametrize("ask", ON_THE_PICTURE)
def test_what_is_asked_for_is_answered_on_the_picture(client: TestClient, shelf: Shelf, ask: str) -> None:
    match = at(f"ask-{ask}")
    assert match.ask is not None
    assert isinstance(match.ask.shape, Place)
    wanted = {option.text for option in match.ask.shape.options if option.text not in ("no", BANISHED)}
    html = page(client, shelf, match)
    assert taps(html) == wanted
    if "card" in match.ask.args:
        assert 'class="redrising beside' in html
    if any(option.text == "no" for option in match.ask.shape.options):
        assert re.search(r'<button class="(quiet)?" name="answer" value="no"', html)


def test_with_an_empty_hand_one_gains_or_scouts() -> None:
    match = at("ask-play")
    match.state.piles[DECK][:0] = match.state.piles[HAND]
    match.state.piles[HAND].clear()
    first, then = hand(match).report_taps(()), hand(match).report_taps(("mars",))
    assert first is not None
    assert [one.text for one in first.taps] == [*(f"gain {one}" for one in (*LOCATIONS, DECK)), "scout"]
    assert then is not None
    assert then.sure == "gain mars"


def test_nothing_can_be_corrected(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-play"))
    assert "say=fix" not in html
    assert "fixable" not in html


@pytest.mark.parametrize("depth", ["counted", "screen"])
def test_whoever_just_begins_is_not_dealt_the_house_that_is_not_for_newcomers(
    client: TestClient, shelf: Shelf, depth: str
) -> None:
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/begin/redrising").text)
    assert guard
    client.post("/new/redrising", data={"guard": guard[1], "depth": depth})
    match = shelf.take(shelf.entries("all")[0].id).match
    assert match.setup["house"] == "newcomer"
    dealt = {new("redrising", dict(match.setup.values), f"house {n}").state.house for n in range(60)}
    assert dealt == set(HOUSES) - {CERES}
    assert CERES in {new("redrising", {**SCREEN, "house": "random"}, f"house {n}").state.house for n in range(60)}


def test_what_declines_says_what_is_not_done(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-take-card"))
    assert "do not take</button>" in html[html.index('class="thumb asking"') :]


def test_what_declines_is_in_the_bar(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-block"))
    assert 'value="no"' in html[html.index('class="thumb asking"') :]
    html = page(client, shelf, at("ask-play"))
    assert 'value="no"' not in html[html.index('class="thumb asking"') :]


def test_every_pile_can_be_read_whatever_is_asked(client: TestClient, shelf: Shelf) -> None:
    for ask in ("ask-play", "ask-gain", "ask-take-card"):
        match = at(ask)
        html = picture(page(client, shelf, match))
        for place in (*(one for one in LOCATIONS if match.state.piles[one]), HAND):
            listed = html[html.index(f'id="pile-{place}"') :].partition("</ol>")[0]
            assert f'popovertarget="pile-{place}"' in html
            assert listed.count("<li>") == len(match.state.piles[place])


def test_what_lies_nowhere_on_the_picture_stands_right_under_the_question(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-beneath-first"))
    assert html.index('class="taps"') < html.index("data-guide")
    html = page(client, shelf, at("ask-gain"))
    assert html.index('class="taps"') > html.index("data-guide")


def test_to_take_back_what_has_shown_something_is_asked_about(client: TestClient, shelf: Shelf) -> None:
    sure = words_of(at("ask-play"), "en").say("web-undo-shows")
    assert sure in unescape(page(client, shelf, at("ask-scout-where")))  # the top card of the deck
    match = at("ask-play")
    match.answer(f"lead {match.state.piles[HAND][0].id} mars")
    assert (sure in unescape(page(client, shelf, match))) == seat.shows(match.state, match.tale.events[match.fresh :])
    assert not seat.shows(match.state, [])


def test_of_a_card_that_is_only_named_the_colour_is_told() -> None:
    """Roque's six fit a small window: what they do is of no use to whoever names one of them."""
    match = at("ask-gain")
    asked, id = match.ask, match.state.piles[DECK][-1].id
    assert asked is not None
    hint = seat.hint(match.state, words_of(match, "en"), Say(id), replace(asked, id="ask-roque-name"))
    assert hint == words_of(match, "en").say(f"color-{characters()[id].color}")


def test_a_small_card_that_lies_face_down_says_no_more_than_that_in_sight() -> None:
    """Who knows it is told to screen readers, and where the card is large."""
    match = at("ask-gain")
    place = next(one for one in sources(match.state) if one != DECK)
    card = Card(match.state.piles[place][-1].id, up=False)
    match.state.piles[place][-1] = card
    tile, large = str(seat._tile(pen(match), card, True, place)).split("</button>", 1)
    assert '<small class="note">face down<span class="visually-hidden">; only you know it</span></small>' in tile
    assert "face down; only you know it" in large
