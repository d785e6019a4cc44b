"""Red Rising on the screen: nothing is given away of what lies face down."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from starlette.testclient import TestClient

from automarium.games.redrising.cards import characters
from automarium.games.redrising.names import (
    AUTOMA_HAND,
    DECK,
    LOCATIONS,
)
from automarium.games.redrising.scoring import (
    score_sheet,
)
from automarium.shelf import Shelf
from automarium.web.boards import redrising_seat as seat
from automarium.web.boards.redrising_signs import SOFT_HYPHEN
from automarium.words import LANGUAGES
from automarium.words.own import words_of
from tests.bots import LONG, human, new
from tests.web.redrising_seat.kit import SCREEN, at, page, pen


@pytest.mark.parametrize("lang", LANGUAGES if LONG else LANGUAGES[1:2])
def test_nothing_tells_what_lies_face_down(client: TestClient, shelf: Shelf, lang: str) -> None:
    """No name of the deck or of the Automa's hand that the human has not seen stands on any page of a match."""
    match = new("redrising", SCREEN, f"hidden {lang}")
    answerer = human("redrising", "hidden")
    voice = words_of(match, lang)
    for _ in range(24):
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        table = match.state
        hidden = [card.id for place in (DECK, AUTOMA_HAND) for card in table.piles[place] if card.id not in table.seen]
        assert len(hidden) > 40
        html = unescape(page(client, shelf, match, lang=lang).partition("<main")[2]).replace(SOFT_HYPHEN, "")
        for id in hidden:
            assert f'card-{id}"' not in html
            assert f"say={id}" not in html
            assert not re.search(rf"(?<!\w){re.escape(voice.say(id))}(?!\w)", html), id


def test_the_score_so_far_counts_only_what_was_seen() -> None:
    match = at("ask-play")
    table = match.state
    before = score_sheet(table).totals[1]
    unseen = next(at for at, card in enumerate(table.piles[AUTOMA_HAND]) if card.id not in table.seen)
    other = next(
        card
        for card in table.piles[DECK]
        if characters()[card.id].core % 2 != characters()[table.piles[AUTOMA_HAND][unseen].id].core % 2
    )
    table.piles[AUTOMA_HAND][unseen] = other
    assert score_sheet(table).totals[1] == before


def test_an_own_card_that_lies_face_down_is_marked() -> None:
    match = at("ask-play")
    top = match.state.piles[LOCATIONS[0]][-1]
    match.state.piles[LOCATIONS[0]][-1] = replace(top, up=False)
    html = str(seat.seat(pen(match)))
    assert "face down; only you know it" in html
    assert " down" in html
