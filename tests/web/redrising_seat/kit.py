"""Matches of Red Rising on the screen and their pages, for the tests of them."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.games.redrising.names import HAND
from automarium.last.redrising import last_of
from automarium.shelf import Shelf
from automarium.web.boards import NOWHERE, Links
from automarium.web.boards.redrising_signs import RedRisingPen
from automarium.words.own import words_of
from tests.bots import human, new

SCREEN: dict[str, object] = {"depth": "screen"}


def at(ask: str, seed: str = "seat", settings: dict[str, object] = SCREEN, cards: int | None = None) -> Match[Any]:
    """A match on the screen when this is asked, of somebody who holds so many cards."""
    for number in range(40):
        match = new("redrising", settings, f"{seed} {number}")
        answerer = human("redrising", f"{seed} {number}")
        while match.ask is not None:
            if match.ask.id == ask and cards in (None, len(match.state.piles[HAND])):
                return match
            match.answer(match.ask.write(answerer(match.ask, match.state)))
    raise AssertionError(f"{ask} was never asked")


def page(client: TestClient, shelf: Shelf, match: Match[Any], said: str = "", lang: str = "en") -> str:
    client.cookies.set("lang", lang)
    answered = client.get(f"/match/{shelf.add(match).id}", params={"say": said} if said else None)
    return str(answered.text)


def picture(html: str) -> str:
    return html[html.index('<div class="seat">') : html.index('<div class="talk">')]


def pen(match: Match[Any], links: Links = NOWHERE) -> RedRisingPen:
    return RedRisingPen(match.state, words_of(match, "en"), links, last_of(match.state))
