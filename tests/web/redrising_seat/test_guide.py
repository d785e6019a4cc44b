"""Whoever just begins Red Rising on the screen: what there is to tap, what cards and houses do, where the rules are."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Place
from automarium.core.tale import Name
from automarium.games.redrising.cards import characters
from automarium.games.redrising.names import (
    DECK,
    HOUSES,
    HUMAN,
)
from automarium.games.redrising.scoring import (
    hand_now,
)
from automarium.games.redrising.screen import sources
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web.boards import hints
from automarium.web.boards import redrising_seat as seat
from automarium.web.boards.redrising_signs import PARTED, SOFT_HYPHEN, in_lines, soft
from automarium.words import LANGUAGES, words
from automarium.words.own import words_of
from automarium.words.transcript import transcript
from tests.bots import human, new
from tests.web.redrising_seat.kit import SCREEN, at, page


@pytest.mark.parametrize("house", HOUSES)
def test_a_tap_on_the_house_tells_what_it_does(house: Name, client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play", settings={**SCREEN, "house": house.removeprefix("house-")})
    html = page(client, shelf, match)
    assert 'class="heading house" popovertarget="house"' in html
    said = words_of(match, "en").say("note-screen-house", {"house": house})
    assert f"<p>{said}</p>" in unescape(html[html.index('id="house"') :])


def test_the_first_turn_alone_says_where_the_house_is_told() -> None:
    match = at("ask-play")
    answerer = human("redrising", "house")
    while match.ask is not None and match.state.turns[HUMAN] <= 2:
        guide = seat.guide(match.state, match.ask, words_of(match, "en"))
        assert guide is not None
        first = match.ask.id == "ask-play" and match.state.turns[HUMAN] == 1
        assert ("Tap its name above your hand" in " ".join(guide[1])) == first
        match.answer(match.ask.write(answerer(match.ask, match.state)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_of_names_can_be_parted(lang: str) -> None:
    voice = words_of(at("ask-play"), lang)
    for id in characters():
        parted = soft(voice.say(id))
        assert parted.replace(SOFT_HYPHEN, "") == voice.say(id)
        assert max(map(len, re.split(rf"[ \-{SOFT_HYPHEN}]", parted))) <= 9
        assert lang != "en" or all(one.replace(SOFT_HYPHEN, "") in (one, *PARTED) for one in re.split("[ -]", parted))


def test_a_name_made_of_others_is_parted_where_they_meet() -> None:
    assert soft("Патологоанатом").split(SOFT_HYPHEN) == ["Пато", "лого", "анатом"]
    assert in_lines("Патологоанатом", 10) == ["Патолого-", "анатом"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_that_look_alike_differ_by_two_letters_in_short(lang: str) -> None:
    short = [words(lang, "redrising").say(f"short-{color}") for color in ("blue", "gray", "silver")]
    assert all(sum(a != b for a, b in zip(*pair, strict=True)) > 1 for pair in combinations(short, 2))


GUIDED = {
    **{"ask-play": "play", "ask-gain": "gain", "ask-scout-where": "scout", "ask-take-card": "ability"},
    **{"ask-end-ability": "end", "ask-block": "block"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ask", "kind"), GUIDED.items())
def test_each_kind_of_question_has_a_guide(ask: str, kind: str, lang: str) -> None:
    match = at(ask)
    found = seat.guide(match.state, match.ask, words_of(match, lang))  # type: ignore[arg-type]
    assert found is not None
    assert found.kind == kind
    assert len(" ".join(found.said)) > 40


def test_without_a_script_the_guide_is_open_for_the_first_turns(client: TestClient, shelf: Shelf) -> None:
    assert re.search(r'<details class="guide" data-guide="play" open>', page(client, shelf, at("ask-play")))
    match = at("ask-play")
    match.state.turns[Name("human")] = 3
    assert "data-guide" in page(client, shelf, match)
    assert not seat.guide(match.state, match.ask, words_of(match, "en")).young  # type: ignore[union-attr,arg-type]


def test_whoever_just_wants_to_play_is_asked_for_the_box(client: TestClient) -> None:
    html = client.get("/begin/redrising").text
    assert re.findall(r'name="depth" value="(\w+)"', html) == ["counted", "screen"]
    assert "/begin/redrising" in client.get("/").text


@pytest.mark.parametrize(
    ("depth", "offered"),
    [("screen", ["screen", "counted"]), ("counted", ["counted", "screen"]), ("known", ["counted", "screen"])],
)
def test_what_was_chosen_for_the_last_match_comes_first(
    client: TestClient, shelf: Shelf, depth: str, offered: list[str]
) -> None:
    for values in ({"depth": "screen"}, {"depth": "counted"}, {"depth": depth}):
        shelf.add(new("redrising", {**values}, "begin"))
    shelf.add(new("scythe", {}, "begin"))
    html = client.get("/begin/redrising").text
    assert re.findall(r'name="depth" value="(\w+)"', html) == offered
    assert re.search(rf'primary" name="depth" value="{offered[0]}"', html)
    assert re.search(rf'name="depth" value="{depth}" checked', client.get("/new/redrising").text)
    assert re.search(r'name="depth" value="known" checked', client.get("/new/redrising?depth=known").text)


@pytest.mark.parametrize(("depth", "at"), [("screen", "#H-01"), ("counted", "")])
def test_the_rules_open_where_they_are_the_reader_s(client: TestClient, shelf: Shelf, depth: str, at: str) -> None:
    match = new("redrising", {"depth": depth}, "rules")
    assert f'href="/rules/redrising{at}"' in page(client, shelf, match)
    assert not at or f'id="{at[1:]}"' in client.get("/rules/redrising").text


def test_what_is_said_about_the_data_says_what_it_is_about(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, new("redrising", SCREEN, "data"))
    assert html.count("Where the cards and names come from") == 2  # on the first page, and in the menu
    assert "Notes on the cards and data of this match" in page(client, shelf, new("redrising", {}, "data"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_it_does_and_what_each_clause_brings(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.undo()
    match = at("ask-gain")
    voice = words_of(match, lang)
    for scored in hand_now(match.state).cards:
        html = unescape(str(seat.large(voice, scored.character, match.setup, scored)))
        assert all(line in html for _, lines in seat.texts(voice, scored.character, match.setup) for line in lines)
        assert len(re.findall(r"<b[^>]*> ", html)) == len(scored.clauses)
    place = next(one for one in sources(match.state) if one != DECK)
    shape = hand(match).ask.shape
    assert isinstance(shape, Place)
    said = hints(match, voice)(next(option.label for option in shape.options if option.value == place))
    top = characters()[match.state.piles[place][-1].id]
    assert voice.say("seat-gained") in said
    assert ".." not in said
    assert all(line in said for _, lines in seat.texts(voice, top, match.setup) for line in lines)


@pytest.mark.parametrize(("ask", "first", "declines"), [
    ("ask-banish-one", "guide-ability", False),
    ("ask-take-card", "guide-ability", None),
    ("ask-pay", "guide-answer", False),
    ("ask-color", "guide-answer", False),
])  # fmt: skip
def test_the_guide_says_what_there_is_to_tap(ask: str, first: str, declines: bool | None) -> None:
    match = at(ask)
    voice = words_of(match, "en")
    found = seat.guide(match.state, match.ask, voice)  # type: ignore[arg-type]
    assert found is not None
    assert found.said[0] == voice.say(first)
    assert declines is None or (voice.say("guide-decline") in found.said) == declines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_has_no_words_of_the_box(client: TestClient, shelf: Shelf, lang: str) -> None:
    match = at("ask-gain", settings={**SCREEN, "die": "program", "box": "other"})
    fix, die = words_of(match, lang).say("legend-fix"), words_of(match, lang).say("setting-die")
    assert fix not in unescape(page(client, shelf, match, lang=lang))
    assert die not in transcript(match, words_of(match, lang))
    boxed = new("redrising", {"depth": "known", "die": "program"}, "box")
    assert die in transcript(boxed, words_of(boxed, lang))
    assert fix in unescape(page(client, shelf, boxed, lang=lang))
