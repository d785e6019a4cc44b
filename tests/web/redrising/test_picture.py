"""Red Rising's picture: names are whole, what can be tapped is wide enough, and nothing is given away."""

from __future__ import annotations

import re

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.names import (
    AUTOMA_HAND,
    HUMAN,
    LUNA,
)
from automarium.last.redrising import last_of
from automarium.web.boards import NOWHERE, Links
from automarium.web.boards.redrising import board
from automarium.web.boards.redrising_road import STAGE, _named
from automarium.web.boards.redrising_signs import RedRisingPen
from automarium.words import LANGUAGES, words
from tests.bots import new
from tests.rules.redrising.conftest import table
from tests.web.redrising.kit import ENGLISH, at, drawn, taps


def test_a_known_card_shows_its_core_value_on_the_picture_as_in_the_list() -> None:
    bare = table(mars="aja lorn", luna="judge", hand="dancer", deck="?", banished="aja")
    main = str(board(bare, ENGLISH, Links(lambda _: None)).main)
    for id in ("lorn", "judge"):
        one = characters()[Name(id)]
        assert f'class="count c-{one.color}" text-anchor="middle">{one.core}<' in main
    assert sorted(re.findall(r">×(\d+)<", main)) == ["1", "1", "2"]  # else a value is read as a number of cards


def test_what_can_be_tapped_on_the_picture_is_wide_enough_for_a_thumb() -> None:
    """44 pixels of a page that is 360 wide."""
    least = 44 * 340 / 360
    main = drawn(table(mars=2, luna=1, hand=3, deck=9, priorities="ABCD"))
    cells = re.findall(r'<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)" rx="6" class="cell"', main)
    assert len(cells) == 12
    assert all(float(width) >= least and float(height) >= least for width, height in cells)


def test_what_the_human_gains_afterwards_is_not_the_automas() -> None:
    match = at(0, "ask-turn")
    before = drawn(match.state).count('class="gained"')
    match.answer("lead mars; fleet automa +1")
    assert drawn(match.state).count('class="gained"') == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_whole_and_colours_have_letters(lang: str) -> None:
    said = words(lang, "redrising")
    bare = table(mars="dataport-specialist pulse-fist-engineer", hand="online-gambler", deck="?")
    picture = drawn(bare, lang)
    for id in ("dataport-specialist", "pulse-fist-engineer", "online-gambler"):
        color = characters()[Name(id)].color
        assert f">{said.say(id)}<" in picture
        assert f'title="{said.say(f"color-{color}")}">{said.say(f"short-{color}")}<' in picture
    assert len({said.say(f"short-{one.color}") for one in characters().values()}) == 14


def test_a_high_pile_is_folded_below() -> None:
    picture = drawn(table(mars="aja lorn nero octavia dancer judge sevro roque", hand="hacker", deck="?"))
    order = [picture.index(one) for one in ("Roque", "<summary>+3</summary>", "Nero", "Aja")]
    assert order == sorted(order)


def test_what_the_program_dealt_face_down_is_not_given_away() -> None:
    match = new("redrising", {"depth": "known", "characters": "program", "first": "human", "house": "mars"}, "secret")
    hidden = [one.id for pile in (AUTOMA_HAND, "deck") for one in match.state.piles[Name(pile)]]
    picture = drawn(match.state)
    linked = {word for said in taps(picture) for word in said.split()}
    assert [id for id in hidden if f">{ENGLISH.say(id)}<" in picture or id in linked] == []
    shown = match.state.piles[Name("mars")][-1].id
    assert f">{ENGLISH.say(shown)}<" in picture


def test_a_moment_of_the_past_is_drawn_without_links() -> None:
    picture = str(board(at(3, "ask-turn").state, ENGLISH, Links(lambda _: None)).rest)
    assert "href" not in picture
    assert ENGLISH.say(HUMAN) in picture


def test_when_hands_are_scored_they_are_the_picture_and_the_question_has_room() -> None:
    match = at(0, "ask-hand-points")
    shown = board(match.state, ENGLISH, Links(lambda _: None))
    assert 'data-at="automa-hand"' in shown.main
    assert 'data-at="mars"' not in shown.main
    assert 'data-at="mars"' in shown.rest  # and can still be looked at


def test_a_name_of_three_lines_stays_in_the_frame_of_its_location() -> None:
    there = new("redrising", {"depth": "screen"}, "names").state
    pen = RedRisingPen(there, words("ru", "redrising"), NOWHERE, last_of(there))
    for id in characters():
        there.piles[LUNA] = [Card(id)]
        lines = re.findall(r'y="([\d.]+)" class="card-name"', "".join(_named(pen, LUNA, 0, 0)))
        assert all(float(y) + 3 <= STAGE.high - STAGE.upper - STAGE.cell for y in lines), id
