"""What was entered of a box in one match, the next one knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.errors import BadJournal
from automarium.core.match import Match
from automarium.games import game
from automarium.shelf import Shelf
from automarium.shelf.box import with_known_box
from automarium.web.app import create
from tests.web.conftest import token

OWNER = {"door": "owner"}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "matches.sqlite3")


def entered(shelf: Shelf, *answers: str) -> None:
    shelved = shelf.add(Match(game("golem"), OWNER))
    for answer in answers:
        shelf.answer(shelved, answer)


def levels(match: Match[Any]) -> list[int]:
    return [one for one in match.state.box.rows["golem-level"] if one is not None]


def test_the_fullest_box_of_the_last_matches_is_known(shelf: Shelf) -> None:
    entered(shelf, "fix golem-level 1 2 3")
    entered(shelf, "fix golem-level 1")
    fresh = with_known_box(shelf, Match(game("golem"), OWNER, "7"))
    assert (levels(fresh), fresh.seed) == ([1, 2, 3], "7")


def test_only_the_same_way_of_playing_and_nothing_over_a_pack(shelf: Shelf) -> None:
    entered(shelf, "fix golem-level 1 2 3")
    assert not with_known_box(shelf, Match(game("golem"), {"door": "house"})).setup.owner_packs
    own = Match(game("golem"), OWNER)
    own.answer("fix golem-level 5")
    name, data = game("golem").owner_pack(own.state) or ("", {})
    given = Match(game("golem"), game("golem").setup(OWNER, {name: data}))
    assert levels(with_known_box(shelf, given)) == [5]
    plain = Match(game("scythe"))
    assert with_known_box(shelf, plain) is plain


def test_a_match_that_cannot_begin_any_more_keeps_nobody_from_playing(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered(shelf, "fix golem-level 1 2 3")
    entered(shelf)
    last, salvage = shelf.entries()[0].id, Shelf.salvage

    def refusing(shelf: Shelf, id: str) -> Any:
        if id == last:
            raise BadJournal("journal-setup")
        return salvage(shelf, id)

    monkeypatch.setattr(Shelf, "salvage", refusing)
    assert levels(with_known_box(shelf, Match(game("golem"), OWNER))) == [1, 2, 3]


def test_who_just_plays_with_the_box_is_not_asked_again(shelf: Shelf) -> None:
    entered(shelf, "fix golem-level 1 2 3")
    with TestClient(create(shelf), base_url="http://127.0.0.1", follow_redirects=True) as client:
        client.post("/new/golem", data={"guard": token(client), "door": "owner"})
    assert levels(shelf.take(shelf.entries()[0].id).match) == [1, 2, 3]
