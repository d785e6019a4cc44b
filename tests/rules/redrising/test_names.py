"""The names of characters in the owner's edition: shown and typed, and nothing else changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automarium import Match, game
from automarium.core.errors import BadPack
from automarium.games.redrising.owner import NAMES, read_owner_pack
from automarium.words import words
from automarium.words.own import words_of
from automarium.words.transcript import transcript
from tests.rules.redrising.conftest import RED_RISING, told

SETUP = {"depth": "known", "box": "other", "house": "mars", "first": "human"}
HEAD = {"pack": NAMES, "version": 1, "status": "owner", "source": "my box", "language": "ru"}


def text(**changes: Any) -> str:
    return json.dumps(HEAD | {"names": {"dancer": "Плясун", "sevro": "Севро «Гоблин» {x}"}} | changes)


def match(*packs: str) -> Match[Any]:
    owned = dict(read_owner_pack(one, "mine.json") for one in packs)
    return Match(RED_RISING, RED_RISING.setup(SETUP, owned), "names")


def test_the_owners_names_are_shown_and_typed_in_their_language_only() -> None:
    mine = match(text())
    russian, english = words_of(mine, "ru"), words_of(mine, "en")
    assert (russian.say("dancer"), russian.say("sevro")) == (
        "Плясун",
        "Севро «Гоблин» {x}",
    )
    assert (english.say("dancer"), words("ru", "redrising").say("dancer")) == ("Dancer", "Танцор")
    assert mine.ask is not None
    assert russian.notation(mine.ask, "плясун, дэрроу") == "dancer darrow"
    mine.answer(russian.notation(mine.ask, "плясун, дэрроу"))
    assert "Плясун" in transcript(mine, russian)


def test_names_are_kept_with_the_match_and_change_nothing_in_it() -> None:
    mine, ours = match(text()), match()
    again = Match.load(mine.journal(), game)
    assert words_of(again, "ru").say("dancer") == "Плясун"
    for one in (mine, ours):
        one.answer("dancer darrow")
    assert [e.id for e in mine.tale.events if "names" not in e.id] == [
        e.id for e in ours.tale.events if "names" not in e.id
    ]


def test_that_most_names_are_our_own_is_said_once_where_they_are_shown() -> None:
    assert len(told(match().state, "care-names")) == 1
    assert told(match(text()).state, "care-names") == []
    assert len(told(match(text()).state, "note-own-names")) == 1
    counted = Match(RED_RISING, {"box": "other"}, "names")
    assert told(counted.state, "care-names") == []
    english = Match(RED_RISING, SETUP | {"box": "english"}, "names")
    assert told(english.state, "care-names") == []


def test_a_list_of_cards_is_still_read() -> None:
    with pytest.raises(BadPack) as bad:
        read_owner_pack("n,deploy\n", "mine.csv")
    assert bad.value.id == "pack-columns"


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"language": "de"}, "pack-field"),
        ({"names": ["dancer"]}, "pack-not-an-object"),
        ({"names": {"nobody": "Никто"}}, "pack-field"),
        ({"names": {"dancer": ""}}, "pack-field"),
        ({"names": {"dancer": "   "}}, "pack-field"),
        ({"names": {"dancer": 7}}, "pack-field"),
        ({"names": {"dancer": "а" * 61}}, "pack-field"),
        ({"names": {"dancer": "а\u0007"}}, "pack-field"),
        ({"names": {"dancer": "Севро", "sevro": "севро"}}, "pack-field"),
        ({"version": 0}, "pack-field"),
    ],
)
def test_names_that_cannot_be(changes: dict[str, Any], id: str) -> None:
    with pytest.raises(BadPack) as bad:
        read_owner_pack(text(**changes), "mine.json")
    assert (bad.value.id, bad.value.args_["file"]) == (id, "mine.json")
