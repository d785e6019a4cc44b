"""A match of Scythe and its page, for the tests of what is drawn there and can be tapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.cues import Cue, row
from automarium.shelf import Shelf
from automarium.web.boards import scenes
from automarium.words import words
from tests.bots import SETUPS, human, new


def table(client: TestClient, shelf: Shelf, match: Match[Any], said: str = "", lang: str = "en") -> str:
    id = shelf.add(match).id
    response = client.get(f"/match/{id}", params={"say": said} if said else {}, headers={"accept-language": lang})
    assert response.status_code == 200
    return str(response.text)


def board(page: str) -> str:
    """The picture, and what lies beside it; what is asked stands between them."""
    talk, rest = page.index('<div class="talk">'), page.index('<div class="board-area rest">')
    return page[page.index('<div class="board-area"') : talk] + page[rest : page.index('class="legend"')]


def begun(*answers: str) -> Match[Any]:
    match = new("scythe", {"human": "crimea", "automa": "nordic", "check-moves": "no"}, "page")
    if answers:
        match.answer("; ".join(answers))
    return match


def cues(seed: str, wanted: str, number: int = 2, lang: str = "en") -> Iterator[tuple[Match[Any], Cue, str]]:
    """Cues about something in a random match, each with its picture."""
    match, answerer = new("scythe", SETUPS["scythe"][number], seed), human("scythe", seed)
    while True:
        made = row(match).cues
        if any(cue.main.id == wanted for cue in made):
            drawn = scenes(match, made, words(lang, "scythe"))
            yield from (
                (match, cue, str(one.drawn)) for cue, one in zip(made, drawn, strict=True) if cue.main.id == wanted
            )
        if match.ask is None:
            return
        match.answer(match.ask.write(answerer(match.ask, match.state)))


def first(wanted: str, *, number: int = 2) -> tuple[Cue, str]:
    for at in range(30):
        for _, cue, drawn in cues(f"drawn{at}", wanted, number):
            return cue, drawn
    raise AssertionError(f"{wanted} was never told")
