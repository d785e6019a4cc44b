"""The Automa's discard can be looked at at any time, in every game that has one."""

from __future__ import annotations

from typing import Any

import pytest

from automarium import Match
from automarium.shelf import Shelved
from automarium.web import pages
from automarium.words import LANGUAGES, words
from tests.bots import new, play

SETUPS: dict[str, dict[str, object]] = {
    "redrising": {"first": "automa"},
    "scythe": {"human": "nordic", "automa": "crimea"},
    "gaia": {},
}


def begun(id: str, answers: int = 30) -> Match[Any]:
    return play(new(id, SETUPS.get(id, {}), "discard"), "discard", answers)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", list(SETUPS))
def test_each_card_of_the_discard_is_told_by_what_is_printed_on_it(id: str, lang: str) -> None:
    match, voice = begun(id), words(lang, id)
    shown = pages.piles(match, voice)
    assert [len(cards) for _, cards in shown] == [len(pile.cards) for pile in match.game.discards(match.state)]
    cards = [card for _, cards in shown for card in cards]
    assert len(set(cards)) == len(cards) > 1
    assert all(str(len(cards)) in title for title, cards in shown)


def test_the_cards_are_those_discarded_the_last_one_on_top() -> None:
    match = begun("redrising")
    [pile] = match.game.discards(match.state)
    last = match.state.cards[-1]
    assert len(pile.cards) == len(match.state.deck.discarded) == 2 * (match.state.turns["automa"] % 9)
    assert pile.cards[0].args == {part: getattr(last, part) for part in ("activation", "gain", "arrow", "extra")}
    scythe = begun("scythe")
    main, combat = scythe.game.discards(scythe.state)
    assert [card.args["card"] for card in main.cards] == [card.name for card in reversed(scythe.state.main)]
    assert len(combat.cards) == len(scythe.state.combat)
    gaia = begun("gaia")
    [pile] = gaia.game.discards(gaia.state)
    assert [card.args["number"] for card in pile.cards] == [card.n for card in gaia.state.automa.deck.discarded][::-1]


def test_golem_has_none() -> None:
    """Its cards lie open until the end of the round and then go under the deck."""
    match = begun("golem", 5)
    assert match.game.discards(match.state) == ()


def test_the_page_of_the_table_has_it_folded_away() -> None:
    match = begun("redrising")
    page = pages.table(Shelved("0" * 32, match, 1), (), words("ru", "redrising"))
    [(title, cards)] = page["piles"]
    assert title.startswith("сброс Автомуса (")
    assert len(cards) > 1
    assert pages.moment(Shelved("0" * 32, match, 1), 0, words("ru", "redrising"))["piles"][0][1] == []
