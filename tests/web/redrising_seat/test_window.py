"""Red Rising on the screen in a real browser: what is told and what is tapped is in sight, whole."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Route

from automarium.core.match import Match
from automarium.cues import row
from automarium.games.redrising.cards import characters
from automarium.games.redrising.names import (
    AUTOMA,
    DECK,
    LOCATIONS,
)
from automarium.web.boards.redrising_signs import soft
from automarium.words import LANGUAGES
from automarium.words.foreseen import warned
from automarium.words.own import words_of
from tests.bots import LONG, human, new
from tests.web.conftest import Server, Window, pass_cues
from tests.web.redrising_seat.kit import SCREEN, at


def opened(one: Any, server: Server, match: Match[Any], lang: str) -> Any:
    one.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    one.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(one)
    one.locator(".thumb.asking:not(:has(.resting))").wait_for()
    return one


def slowly(route: Route) -> None:
    time.sleep(0.5)
    route.continue_()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)][: 1 + LONG])
@pytest.mark.parametrize("ask", ["ask-play", "ask-gain"])
def test_the_hint_comes_into_sight(window: Window, server: Server, ask: str, size: tuple[int, int]) -> None:
    one = opened(window(*size, has_touch=True), server, at(ask), "ru")
    one.route("**/*hint=1*", slowly)
    one.locator("a[href*='hint=1']").tap()
    assert "думает…" in one.locator(".thumb.asking .tapped").inner_text()  # it takes its time
    one.locator(".hint").wait_for()
    title, bar = one.locator(".hint h3").bounding_box(), one.locator(".thumb.asking").bounding_box()
    assert title["y"] + title["height"] < bar["y"]
    best = one.locator(".hint button").first.bounding_box()  # with its reason
    assert one.locator("header").bounding_box()["height"] <= best["y"]
    assert best["y"] + best["height"] <= bar["y"]
    said = one.locator(".hint button").first.get_attribute("value").split()
    marked = one.locator(".seat .proposed").evaluate_all(
        "found => found.map(({ dataset: { drag, at, word } }) => drag ?? at ?? word)"
    )
    assert marked
    assert set(marked) == set(said) & {*LOCATIONS, *characters(), DECK, "scout"}
    assert not one.locator(".guide").is_visible()


@pytest.mark.parametrize("type_size", ["m", "xl"])
@pytest.mark.parametrize("ask", ["ask-play", "ask-ceres", "ask-banish-one"])
def test_the_question_and_a_card_to_tap_are_in_sight(window: Window, server: Server, ask: str, type_size: str) -> None:
    """However large the letters, and however many rows the cards have."""
    one = window(360, 640, has_touch=True)
    one.context.add_cookies([{"name": "size", "value": type_size, "url": server.url}])
    one = opened(one, server, at(ask, settings={**SCREEN, "house": "ceres"}), "ru")
    question, bar = one.locator("#answer .ask").bounding_box(), one.locator(".thumb.asking").bounding_box()
    assert question["y"] + question["height"] <= bar["y"] + 1
    held = ".seat-hand [data-drag]" if ask == "ask-play" else ".seat .tile.able"
    card = one.locator(held).first.bounding_box()
    assert one.locator("header").bounding_box()["height"] <= card["y"]
    assert card["y"] + card["height"] <= question["y"]


def test_from_what_was_one_tap_leads_back_to_the_question(window: Window, server: Server) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-play"), "ru")
    one.locator("[data-again]:visible").first.tap()
    one.locator("main.conducting").wait_for()
    one.locator("[data-to-ask]").tap()
    one.locator("main.asking").wait_for()
    assert not one.locator(".cue.now").is_visible()


def test_where_nothing_is_moved_by_hand_one_tap_leads_past_the_cues(window: Window, server: Server) -> None:
    """And as a list they do not push the question and the cards away."""
    match = at("ask-play", "past")
    answerer = human("redrising", "past")
    while match.ask is not None and (match.ask.id != "ask-play" or len(row(match).cues) < 3):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    one = window(360, 640, has_touch=True)
    address = f"{server.url}/match/{server.shelf.add(match).id}"
    one.goto(address)
    one.locator("[data-to-ask]").tap()
    one.locator("main.asking").wait_for()
    one.evaluate("() => localStorage.setItem('list', '1')")
    one.goto(server.url)
    one.goto(address)
    question, bar = one.locator("#answer .ask").bounding_box(), one.locator(".thumb.asking").bounding_box()
    assert question["y"] + question["height"] <= bar["y"] + 1
    card = one.locator(".seat-hand [data-drag]").first.bounding_box()
    assert one.locator("header").bounding_box()["height"] <= card["y"] < question["y"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_the_tracks_stays_inside_in_the_largest_letters(window: Window, server: Server, lang: str) -> None:
    one = window(360, 640)
    one.context.add_cookies([{"name": "size", "value": "xl", "url": server.url}])
    match, answerer = at("ask-play"), human("redrising", "line")
    table = match.state
    while match.ask is not None and (table.sovereign != AUTOMA or max(table.tracks[AUTOMA].values()) < 7):
        match.answer(match.ask.write(answerer(match.ask, table)))
    assert match.ask is not None
    one = opened(one, server, match, lang)
    assert one.evaluate(
        "() => (({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.standing'))"
    )


def test_after_a_whole_match_the_guide_stays_folded(window: Window, server: Server) -> None:
    one = opened(window(360, 640), server, at("ask-play"), "en")
    assert one.locator("details.guide[open]").count() == 1
    match = at("ask-ceres", settings={**SCREEN, "house": "ceres"})
    answerer = human("redrising", "whole")
    while match.ask is not None:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    opened(one, server, match, "en")
    opened(one, server, at("ask-play"), "en")
    assert one.locator("details.guide:not([open])").count() == 1


def test_with_cues_as_a_list_a_hint_leads_to_the_cards_and_not_to_the_list(window: Window, server: Server) -> None:
    match = at("ask-play")
    answerer = human("redrising", "listed")
    while match.ask is not None and (match.ask.id != "ask-play" or not row(match).cues):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    one = opened(window(390, 844, has_touch=True), server, match, "ru")
    one.evaluate("() => localStorage.setItem('list', '1')")
    one.reload()
    one.locator("a[href*='hint=1']").tap()
    one.locator(".hint").first.wait_for()
    top, bar = one.locator(".board-area").first.bounding_box(), one.locator("header").bounding_box()
    assert 0 <= top["y"] - bar["height"] < 40
    one.locator(".thumb.asking a[href$='#answer']").last.tap()
    one.locator(".cue").first.wait_for()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_the_numbers_of_a_forecast_come_into_sight(window: Window, server: Server, size: tuple[int, int]) -> None:
    one = opened(window(*size, has_touch=True), server, at("ask-play"), "uk")
    one.locator("a[href*='forecast=1']").tap()
    one.locator(".foretold").wait_for()
    likely = one.locator(".foretold .odds").first.bounding_box()
    question, bar = one.locator("#answer .ask").bounding_box(), one.locator("header").bounding_box()
    assert bar["height"] <= likely["y"] < likely["y"] + likely["height"] <= question["y"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "number"), [(360, 6), (360, 7), (390, 9)])
def test_however_many_cards_are_held_each_is_read_while_one_is_laid(
    window: Window, server: Server, lang: str, width: int, number: int
) -> None:
    """Their rows do not leave the window, a value has one line, and of a name no letter is cut."""
    one = opened(window(width, 640, has_touch=True), server, at("ask-play", cards=number), lang)
    one.locator(".seat-hand .tile").last.tap()
    one.locator(".seat-hand .tile.picked").wait_for()
    for tile in one.locator(".seat-hand .tile").all():
        box, value = tile.bounding_box(), tile.locator(".band b").bounding_box()
        assert 0 <= box["x"] < box["x"] + box["width"] <= width
        assert value["height"] < 24
        assert tile.locator(".name").evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_says_is_read_beside_the_places_where_it_is_laid(window: Window, server: Server, lang: str) -> None:
    match = at("ask-play", settings={**SCREEN, "house": "ceres"})  # six cards: else they have two rows
    one = opened(window(360, 640, has_touch=True), server, match, lang)
    held = one.locator(".seat-hand .tile")
    assert held.count() == 6
    for number in range(held.count()):
        held.nth(number).tap()
        one.locator(f".seat-hand .tile:nth-child({number + 1} of .tile).picked").wait_for()
        last = one.locator(".beside .large .now").first.bounding_box()
        asked, place = one.locator("#answer .asked").bounding_box(), one.locator(".spot .do").first.bounding_box()
        assert one.locator("header").bounding_box()["height"] <= place["y"]
        assert last["y"] + last["height"] <= asked["y"]


def test_that_the_match_may_end_is_told_with_the_question(window: Window, server: Server) -> None:
    match, answerer = at("ask-play", "near"), human("redrising", "near")
    while match.ask is not None and (match.ask.id != "ask-play" or not warned(match, words_of(match, "uk"))):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    one = opened(window(360, 640, has_touch=True), server, match, "uk")
    said, bar = one.locator("#answer .reminder"), one.locator(".thumb.asking").bounding_box()
    assert said.inner_text() == warned(match, words_of(match, "uk"))[0]
    assert said.bounding_box()["y"] + said.bounding_box()["height"] <= bar["y"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_declines_is_said_whole(window: Window, server: Server, lang: str) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-play"), lang)
    button = """said => {
        const form = Object.assign(document.createElement("form"), { className: "now" });
        form.innerHTML = `<button>${said}</button>`;
        document.querySelector(".thumb.asking").append(form);
        const [{ scrollWidth, clientWidth }, high] = [form.firstChild, form.parentElement.offsetHeight];
        form.remove();
        return scrollWidth <= clientWidth && high < 80;
    }"""
    voice = words_of(at("ask-play"), lang)
    ways = [voice.say(f"no-{id}") for id in ("ask-take-card", "ask-move-card", "ask-deploy-card", "ask-end-ability")]
    assert [said for said in ways if not one.evaluate(button, said)] == []


def test_a_long_list_is_closed_by_what_is_in_sight(window: Window, server: Server) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-play"), "uk")
    one.locator(".standing").tap()
    shut, shown = one.locator("#standing > button"), one.locator("#standing")
    assert shown.evaluate("each => each.scrollHeight > each.clientHeight")
    assert shut.bounding_box()["y"] + shut.bounding_box()["height"] <= 640


@pytest.mark.parametrize("ask", ["ask-play", "ask-gain", "ask-scout-where"])
def test_the_names_of_the_locations_are_in_sight_where_one_is_to_be_tapped(
    window: Window, server: Server, ask: str
) -> None:
    one = opened(window(360, 640, has_touch=True), server, at(ask), "ru")
    head, bar = one.locator(".spot .place-name").first.bounding_box(), one.locator("header").bounding_box()
    assert head["y"] >= bar["y"] + bar["height"]


@pytest.mark.parametrize("lang", LANGUAGES if LONG else LANGUAGES[1:2])
def test_what_came_of_an_answer_is_told_in_full(window: Window, server: Server, lang: str) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-beneath-first"), lang)
    assert one.evaluate(
        "() => { const p = document.querySelector('.echo p'); return p.scrollHeight <= p.clientHeight; }"
    )


@pytest.mark.parametrize("wide", [360, 390][: 1 + LONG])
@pytest.mark.parametrize("lang", LANGUAGES if LONG else LANGUAGES[1:2])
def test_no_name_is_broken_without_a_hyphen(window: Window, server: Server, lang: str, wide: int) -> None:
    match = at("ask-play")
    one = opened(window(wide, 844, has_touch=True), server, match, lang)
    broken = """names => [".spot", ".seat-hand"].flatMap((where) => {
        const name = document.querySelector(`${where} .tile .name`);
        name.style.overflowWrap = "normal";
        return names.filter((each) => { name.textContent = each; return name.scrollWidth > name.clientWidth; });
    })"""
    assert not one.evaluate(broken, [soft(words_of(match, lang).say(id)) for id in characters()])


def test_in_a_browser_a_choice_is_changed_and_taken_back_and_a_pile_is_read(window: Window, server: Server) -> None:
    one = opened(window(390, 844, has_touch=True), server, at("ask-play"), "en")
    held = one.locator(".seat-hand .tile")
    for at_hand, picked in ((0, 1), (1, 1), (1, 0)):
        held.nth(at_hand).tap()
        one.locator(".tapped").wait_for(state="detached")
        assert one.locator(".tile.picked").count() == picked
    one.locator(".spot .times").first.tap()
    assert one.locator("[popover]:popover-open li").first.is_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
@pytest.mark.parametrize("ask", ["ask-scout-where", "ask-flip-where"])
def test_a_card_that_was_turned_over_is_in_sight_with_the_question(
    window: Window, server: Server, ask: str, size: tuple[int, int]
) -> None:
    one = opened(window(*size, has_touch=True), server, at(ask), "uk")
    card, question = one.locator(".revealed .large").bounding_box(), one.locator("#answer .ask").bounding_box()
    assert one.locator(".spot .do").first.bounding_box()["y"] < card["y"]
    assert card["y"] + card["height"] <= question["y"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wide", [360, 390])
def test_at_the_end_the_line_of_the_tracks_is_whole(window: Window, server: Server, lang: str, wide: int) -> None:
    """With the token at the Automa, and as many flags as there can be."""
    match = ended()
    one = window(wide, 844)
    one.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    one.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(one)
    assert one.evaluate(
        "() => (({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.standing'))"
    )
    flag = one.locator(".standing b .goal").first.bounding_box()
    track = one.locator(".standing > span:has(b .goal)").first
    colon = track.evaluate(
        "(each) => { const all = document.createRange();"
        " all.selectNode([...each.querySelector('[aria-hidden]').childNodes].find((one) => one.nodeType === 3));"
        " return all.getBoundingClientRect().left; }"
    )
    assert flag["x"] + flag["width"] < colon


def ended() -> Match[Any]:
    """A match that ended with the token at the Automa, and a seven on a side each at least."""
    for number in range(60):
        match, answerer = new("redrising", SCREEN, f"end {number}"), human("redrising", f"end {number}")
        while match.ask is not None:
            match.answer(match.ask.write(answerer(match.ask, match.state)))
        tracks = match.state.tracks
        if match.state.sovereign == AUTOMA and all(max(one.values()) > 6 for one in tracks.values()):
            return match
    raise AssertionError("no such end")


def test_a_challenge_that_is_unfolded_stays_where_it_was_tapped(window: Window, server: Server) -> None:
    one = window(390, 844, has_touch=True)
    one.goto(f"{server.url}/match/{server.shelf.add(ended()).id}")
    pass_cues(one)
    summary = one.locator(".challenge > summary")
    one.evaluate("() => document.querySelector('.challenge').scrollIntoView({ block: 'center' })")
    before = summary.bounding_box()["y"]
    summary.tap()
    one.locator(".challenge[open]").wait_for()
    one.wait_for_timeout(300)
    assert abs(summary.bounding_box()["y"] - before) < 2
