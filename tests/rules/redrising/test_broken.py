"""What must always hold at a table, and counts that take plus and minus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from automarium.core.ask import Count, Several
from automarium.core.match import Match
from automarium.games.redrising.broken import broken
from automarium.games.redrising.cards import Card
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, DECK, HAND, HELIUM, HUMAN, LETTERS, MARS
from automarium.games.redrising.table import Table
from tests.bots import play
from tests.rules.redrising.conftest import match, refuses

KNOWN = {"depth": "known", "characters": "program"}


def running(**settings: object) -> Match[Any]:
    begun = match("7", first="human", house="mars", **settings)
    return play(begun, "7", 12)


def _twice(table: Table) -> None:
    table.piles[DECK].pop()
    table.piles[HAND].append(table.piles[MARS][-1])


def _lost(table: Table) -> None:
    table.piles[DECK].pop()


def _stranger(table: Table) -> None:
    table.piles[DECK][0] = Card(type(LETTERS[0])("loan-shark"))


def _face_down(table: Table) -> None:
    table.piles[HAND][0] = replace(table.piles[HAND][0], up=False)


def _too_much(table: Table) -> None:
    table.tracks[AUTOMA][HELIUM] = 11


def _too_little(table: Table) -> None:
    table.tracks[HUMAN][HELIUM] = -1


def _letters(table: Table) -> None:
    table.priorities[LETTERS[0]] = table.priorities[LETTERS[1]]


def _automa_card(table: Table) -> None:
    table.deck.cards.append(table.deck.unseen[0])


def _automa_count(table: Table) -> None:
    table.deck.hidden = 3


@pytest.mark.parametrize(
    ("spoil", "ids"),
    [
        (_twice, {"broken-character-twice"}),
        (_lost, {"broken-characters"}),
        (_stranger, {"card-not-in-play"}),
        (_face_down, {"broken-face-down"}),
        (_too_much, {"broken-track"}),
        (_too_little, {"broken-track"}),
        (_letters, {"broken-priorities"}),
        (_automa_card, {"broken-automa-cards"}),
        (_automa_count, {"broken-automa-count"}),
    ],
)
def test_what_cannot_be_is_told(spoil: Callable[[Table], None], ids: set[str]) -> None:
    table = running(**KNOWN).state
    assert list(broken(table)) == []
    spoil(table)
    assert {refusal.id for refusal in broken(table)} == ids


def test_the_human_may_have_any_amount_of_helium() -> None:
    table = running().state
    table.tracks[HUMAN][HELIUM] = 70
    assert list(broken(table)) == []


def test_cards_on_their_way_are_not_lost() -> None:
    """While a card is named it lies nowhere; a dealt hand is nowhere at all."""
    begun = match("7", depth="known", first="human", house="mars")
    while begun.ask is not None and begun.ask.id != "ask-turn":
        assert begun.state.air > 0
        assert list(broken(begun.state)) == []
        play(begun, "7", 1)
    begun.answer("scout mars")
    assert (begun.ask and begun.ask.id, begun.state.air) == ("ask-which-character", 1)
    assert list(broken(begun.state)) == []


def counts(begun: Match[Any]) -> list[tuple[str, int]]:
    """Every correction that counts something, up to its number, and what there is now."""
    assert begun.ask is not None
    assert begun.ask.fixes is not None
    found = []
    for report in begun.ask.fixes.reports:
        *before, last = report.fields
        if not isinstance(last.shape, Count):
            continue
        [first] = before
        for value in first.shape.values() or ():
            said = {first.name: value}
            found.append((f"fix {report.verb} {first.shape.write(value)}", last.shape.now(said)))
    return found


@pytest.mark.parametrize("settings", [{}, KNOWN])
def test_every_count_takes_plus_and_minus(settings: dict[str, object]) -> None:
    said = counts(running(**settings))
    assert len(said) == (8 if settings else 16)  # three tracks and the turns of both; counted cards of eight places
    for text, now in said:
        begun = running(**settings)
        number = min(now, 5)
        begun.answer(f"{text} {number}")
        begun.answer(f"{text} +1")
        assert dict(counts(begun))[text] == number + 1
        begun.answer(f"{text} -1")
        assert dict(counts(begun))[text] == number
        assert begun.answers[-2:] == [f"{text} {number + 1}", f"{text} {number}"]
        with refuses("answer-out-of-range"):
            begun.answer(f"{text} -6")


def test_a_correction_beyond_the_end_of_a_track_is_refused() -> None:
    begun = running()
    begun.answer("fix helium automa 10")
    with refuses("answer-out-of-range"):
        begun.answer("fix helium automa +1")
    with refuses("answer-out-of-range"):
        begun.answer("fix fleet human 11")
    begun.answer("fix helium human 12; fix helium human +1")
    assert begun.state.tracks[HUMAN][HELIUM] == 13


def test_known_cards_are_still_listed_by_name() -> None:
    begun = running(**KNOWN)
    assert begun.ask is not None
    assert begun.ask.fixes is not None
    [cards] = [report.fields[1].shape for report in begun.ask.fixes.reports if report.verb == "cards"]
    assert isinstance(cards, Several)
    assert len(begun.state.piles[AUTOMA_HAND]) >= 2
