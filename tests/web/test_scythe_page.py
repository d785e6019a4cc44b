"""Scythe's table page: what is drawn, what can be tapped, and where the taps lead."""

from __future__ import annotations

import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.games.scythe.board import NAMES, NUMBER, SIZE
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web.compose import compose
from automarium.words import LANGUAGES
from tests.bots import SETUPS, human, new, play
from tests.web.conftest import fields

SAID = re.compile(r'<a [^>]*href="([^"]*\?say=[^"]*)"')


def table(client: TestClient, shelf: Shelf, match: Match[Any], said: str = "", lang: str = "en") -> str:
    id = shelf.add(match).id
    response = client.get(f"/match/{id}", params={"say": said} if said else {}, headers={"accept-language": lang})
    assert response.status_code == 200
    return str(response.text)


def board(page: str) -> str:
    return page[page.index('<div class="scythe with-map">') : page.index('class="legend"')]


def links(page: str) -> list[str]:
    """What each link of the board says."""
    return [parse_qs(urlsplit(unescape(href)).query)["say"][0] for href in SAID.findall(board(page))]


def begun(*answers: str) -> Match[Any]:
    match = new("scythe", {"human": "crimea", "automa": "nordic", "check-moves": "no"}, "page")
    if answers:
        match.answer("; ".join(answers))
    return match


@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_no_tap_on_the_board_leads_nowhere(client: TestClient, shelf: Shelf, number: int) -> None:
    match = play(new("scythe", SETUPS["scythe"][number], "links"), "links", 25)
    assert match.ask is not None
    said = links(table(client, shelf, match))
    assert len(said) > SIZE
    for one in said:
        made = compose(hand(match), one.split())
        assert made.choices or made.answer or made.number, one


def test_every_place_can_be_tapped_and_every_correction_is_in_reach(client: TestClient, shelf: Shelf) -> None:
    match = play(new("scythe", SETUPS["scythe"][0], "reach"), "reach", 25)
    assert match.ask is not None
    assert match.ask.fixes is not None
    said = links(table(client, shelf, match))
    places = {"base" if name == NAMES[match.state.human.base] else name.casefold() for name in NAMES}
    assert places <= set(said)
    reached = {one.split()[1] for one in said if one.startswith("fix ")}
    for place in places:  # and what lies on a place, by the choice to correct it
        fix = compose(hand(match), [place]).choices[-1].say
        assert fix == ("fix", place)
        for choice in compose(hand(match), fix).choices:
            reached.add((choice.say or tuple(choice.answer.split()))[1])
    every = {one.verb for one in match.ask.fixes.reports}
    # the lists of all units have corrections by place beside them; all three tracks have one each
    assert every - reached == {"mechs", "workers", "automa-mechs", "automa-workers", "tracks", "flag", "trap"}


def test_a_place_can_be_corrected_while_another_question_is_open(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")
    assert match.ask is not None
    assert match.ask.id == "ask-combat"
    assert "fix d5" in links(table(client, shelf, match))
    assert "fix automa-hero d5" in links(table(client, shelf, match, "fix automa-hero"))


def test_a_move_takes_two_taps_and_a_confirmation(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(begun()).id
    page = client.get(f"/match/{id}").text
    assert "base" in links(page)
    page = client.get(f"/match/{id}", params={"say": "base"}).text
    assert "base g3" in links(page)
    assert page.count("picked") == 1  # where the piece comes from is lit
    page = client.get(f"/match/{id}", params={"say": "base g3"}).text
    assert page.count("picked") == 2
    assert re.search(r'<button name="answer" value="hero base-g3"', page)
    page = client.post(f"/match/{id}/answer", data={**fields(page), "answer": "hero base-g3"}).text
    match = shelf.take(id).match
    assert match.answers == ["hero base-G3"]
    assert match.state.human.hero == NUMBER["G3"]
    assert 'class="arrow mine"' not in board(page)  # before the Automa's first turn nothing is drawn


def test_a_number_in_the_middle_goes_on(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(begun()).id
    said = "tracks 8"
    for more in ("tracks 8 2…", "tracks 8 23…", "tracks 8 23"):  # digit by digit, then on
        page = client.get(f"/match/{id}", params={"say": said}).text
        assert f'?{urlencode({"say": more})}#answer"' in page
        said = more
    assert 'value="tracks 8 23 5"' in client.get(f"/match/{id}", params={"say": said}).text


# --- what is drawn ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_html_holds_what_it_should(client: TestClient, shelf: Shelf, number: int, lang: str) -> None:
    """An empty element outside of SVG must not swallow what follows it."""
    match = new("scythe", SETUPS["scythe"][number], "html")
    answerer = human("scythe", "html")
    for _ in range(40):
        if match.ask is None:
            break
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    page = board(table(client, shelf, match, lang=lang))
    assert not re.search(r"<(span|p|div|section|b|h2|a)\b[^>]*/>", page)


def drawn(client: TestClient, shelf: Shelf, seed: str, wanted: str) -> tuple[Match[Any], str]:
    """A position of a random match in whose last turn something was told, and its board."""
    match = new("scythe", SETUPS["scythe"][2], seed)
    answerer: Any = human("scythe", seed)
    while match.ask is not None:
        told = len(match.tale.events)
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        if match.ask and match.ask.id == "ask-turn" and any(one.id == wanted for one in match.tale.events[told:]):
            return match, board(table(client, shelf, match))
    raise AssertionError(f"{wanted} was never told")


def test_moves_retreats_and_combats_are_drawn(client: TestClient, shelf: Shelf) -> None:
    _, picture = drawn(client, shelf, "drawn", "order-human-home")
    assert 'class="arrow its"' in picture
    assert 'class="target lit"' in picture
    assert 'class="arrow retreat"' in picture
    match, picture = drawn(client, shelf, "drawn", "note-combat")
    assert 'class="swords"' in picture
    assert match.state.card is not None


def test_what_lay_in_reach_is_marked_and_not_the_whole_board(client: TestClient, shelf: Shelf) -> None:
    match, picture = drawn(client, shelf, "drawn", "order-move-worker")
    ladder = next(one.why for one in reversed(match.tale.events) if one.id == "order-move-worker")
    assert ladder is not None
    in_reach = len(ladder.rungs[0].left)
    assert 2 < in_reach < len(ladder.candidates) == SIZE
    assert len(re.findall('class="candidate(?: close)?"', picture)) == in_reach
    assert 'class="candidate close"' in picture


def test_arrows_run_under_letters_and_pieces(client: TestClient, shelf: Shelf) -> None:
    _, picture = drawn(client, shelf, "drawn", "order-move-worker")
    assert picture.rindex('class="arrow its"') < picture.index('class="hex-name"')


def test_the_cube_is_put_on_a_space_by_a_tap(client: TestClient, shelf: Shelf) -> None:
    match = begun()
    spaces = match.state.automa.star_card.spaces
    said = links(table(client, shelf, match))
    assert [one for one in said if one.startswith("fix cube")] == [f"fix cube {n}" for n in range(2, spaces + 1)]
