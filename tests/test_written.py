"""A physical Automa card that differs from our list is written out: played so, and kept for the owner's pack.

Red Rising has its own tests of this (tests/rules/redrising); here are the two games whose cards have printed numbers.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from automarium import Match, Refusal, game
from automarium.games.gaia import written as gaia
from automarium.games.gaia.cards import shipped_cards
from automarium.games.scythe import written as scythe
from automarium.games.scythe.cards import deck_of
from automarium.words import words
from tests.bots import human, new, play

SETUPS: dict[str, dict[str, object]] = {
    "gaia": {"automa-deck": "physical", "map": "default", "human": "ivits", "automa": "xenos"},
    "scythe": {"automa-deck": "physical", "human": "nordic", "automa": "crimea"},
}
ASKS = ("ask-automa-card", "ask-support-card", "ask-decision-card")


def asked(id: str) -> Match[Any]:
    """A match in which the player has just turned over an Automa card."""
    return go_on(new(id, SETUPS[id], "written"))


def go_on(match: Match[Any]) -> Match[Any]:
    player = human(match.game.id, "written")
    while match.ask is not None and match.ask.id not in ASKS:
        match.answer(match.ask.write(player(match.ask, match.state)))
    return match


def test_every_card_of_the_lists_can_be_written_out_and_read_again() -> None:
    for card in shipped_cards():
        read = gaia.SIGNS.read(gaia.SIGNS.line(card))
        assert read is not None
        assert read._replace(start=card.start) == card
    for automa_card in deck_of(game("scythe").setup(SETUPS["scythe"]))[1]:
        assert scythe.SIGNS.read(scythe.SIGNS.line(automa_card)) == automa_card


@pytest.mark.parametrize("id", list(SETUPS))
def test_a_card_that_differs_is_played_as_it_is_written(id: str) -> None:
    match, signs = asked(id), (gaia if id == "gaia" else scythe).SIGNS
    deck = match.state.automa.deck if id == "gaia" else match.state.deck
    listed = deck.possible()[0]
    other = listed._replace(vp=9) if id == "gaia" else replace(listed, resources=(listed.resources + 1) % 5)
    match.answer(signs.line(other))
    deck = match.state.automa.deck if id == "gaia" else match.state.deck
    assert deck.entered == [other]
    assert other in deck.drawn
    assert other in deck.all
    assert listed not in deck.all
    assert "note-card-entered" in [event.id for event in match.tale.events]
    again = Match.load(match.journal(), game)
    assert (again.answers, again.fingerprint()) == (match.answers, match.fingerprint())
    play(match, "written")
    pack = match.owner_pack()
    assert pack is not None
    name, data = match.game.read_owner_pack(pack, "box.json")
    [row] = [row for row in data["cards"] if row["n"] == listed.n]
    assert row["vp" if id == "gaia" else "resources"] == (9 if id == "gaia" else other.resources)
    assert match.game.setup(SETUPS[id], {name: data})


@pytest.mark.parametrize("id", list(SETUPS))
def test_one_written_as_it_is_in_the_list_is_nothing_new(id: str) -> None:
    match, signs = asked(id), (gaia if id == "gaia" else scythe).SIGNS
    deck = match.state.automa.deck if id == "gaia" else match.state.deck
    listed = deck.possible()[0]
    match.answer(signs.line(listed))
    assert match.answers[-1] == str(listed.n)
    assert match.owner_pack() is None


@pytest.mark.parametrize(
    ("id", "text", "refused"),
    [
        ("gaia", "6 1 build-mine 3 upper 2 > 1 <", "answer-unknown"),  # too short
        ("gaia", "6 1 dig 3 upper 2 > 1 < 3 -", "pack-field"),
        ("gaia", "6 1 build-mine 3 upper 2 > 1 < 4 -", "pack-field"),
        ("scythe", "7 * 2 5 7 7 I move-worker", "card-not-to-draw"),
        ("scythe", "7 * 2 5 7 7 0 I fly II move-mech", "pack-field"),
        ("scythe", "27 * 2 5 7 7 0 I move-worker II move-mech", "pack-field"),
    ],
)
def test_what_no_card_can_say_is_refused(id: str, text: str, refused: str) -> None:
    with pytest.raises(Refusal) as caught:
        asked(id).answer(text)
    assert caught.value.id == refused


@pytest.mark.parametrize("id", list(SETUPS))
def test_a_card_that_has_come_up_cannot_be_another_one(id: str) -> None:
    match, signs = asked(id), (gaia if id == "gaia" else scythe).SIGNS
    deck = match.state.automa.deck if id == "gaia" else match.state.deck
    first = deck.possible()[0]
    match.answer(str(first.n))
    go_on(match)
    other = first._replace(vp=9) if id == "gaia" else replace(first, star=not first.star)
    with pytest.raises(Refusal) as caught:
        match.answer(signs.line(other))
    assert caught.value.id == ("card-came-up" if id == "gaia" else "card-not-to-draw")


def test_the_words_of_a_line_can_be_typed_in_any_language() -> None:
    match = asked("gaia")
    assert match.ask is not None
    said = words("ru", "gaia").notation(match.ask, "6 1 строительство шахты 3 верхняя 2 > 1 < 3 -")
    assert said == "6 1 build-mine 3 upper 2 > 1 < 3 -"
    match = asked("scythe")
    assert match.ask is not None
    first, second = "Саксония перемещение с атакой боевой фигурки 5 рабочий", "перемещение робота рекрут монета"
    line = f"7 * 2 5 7 7 0 I пропуск {first} II {second}"
    read = scythe.SIGNS.read(words("ru", "scythe").notation(match.ask, line))
    assert read is not None
    assert scythe.SIGNS.line(read) == "7 * 2 5 7 7 0 I skip saxony attack-units 5 worker II move-mech recruit coin"
