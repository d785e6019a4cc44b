"""Red Rising on the screen: what is offered by taps is exactly what is legal, and every tap leads there."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games.redrising.cards import Card
from automarium.games.redrising.names import BANISHED, DECK, HAND, LOCATIONS, LUNA
from automarium.games.redrising.screen import GAIN, plays, screen_turn
from automarium.taps import Taps, hand
from automarium.web.compose import compose, tappable
from tests.bots import SETUPS, human, new

ON_SCREEN = [setup for setup in SETUPS["redrising"] if setup["depth"] == "screen"]


def legal(match: Match[Any]) -> set[str]:
    """All turns, written as one says them."""
    return {" ".join(str(word) for word in play if word is not None) for play in plays(match.state)}


def taps(match: Match[Any], said: str = "") -> Taps:
    found = hand(match).report_taps(tuple(said.split()))
    assert found is not None, said
    return found


def reached(match: Match[Any], said: str = "") -> set[str]:
    """Every whole answer that taps lead to."""
    found = taps(match, said)
    whole = {one.text for one in found.taps if one.whole}
    return whole.union(*(reached(match, one.text) for one in found.taps if not one.whole))


@pytest.mark.parametrize("setup", ON_SCREEN)
def test_at_every_turn_the_taps_lead_to_all_that_is_legal_and_to_nothing_else(setup: dict[str, object]) -> None:
    match = new("redrising", {**setup, "first": "human"}, "taps")
    player, turns = human("redrising", "taps"), 0
    while match.ask is not None:
        if match.ask.id == "ask-play":
            turns += 1
            assert reached(match) == legal(match)
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert turns > 5


def begun() -> Match[Any]:
    match = new("redrising", {"depth": "screen", "first": "human", "house": "mars"}, "taps")
    assert match.ask is not None
    assert match.ask.id == "ask-play"
    return match


def ask_again(match: Match[Any]) -> None:
    """The question about the table as it lies now."""
    match.ask = next(screen_turn(match.state))


def test_a_card_and_then_a_place() -> None:
    match = begun()
    held = [card.id for card in match.state.piles[HAND]]
    assert {one.text for one in taps(match).taps} == {*(f"lead {id}" for id in held), "scout"}
    assert [one.text for one in taps(match, held[0]).taps] == [f"lead {held[0]} {one}" for one in LOCATIONS]
    assert taps(match, f"{held[0]} luna").sure == f"lead {held[0]} luna"
    assert reached(match, "luna") <= legal(match)  # scouting has no place yet
    assert {*held, *LOCATIONS} <= {*tappable(hand(match).ask)}


def test_scouting_is_one_tap_and_its_place_is_asked_when_the_card_is_seen() -> None:
    match = begun()
    assert "scout" in [one.answer for one in compose(hand(match), []).choices]
    assert compose(hand(match), ["scout"]).sure == "scout"
    match.answer("scout")
    assert match.ask is not None
    assert match.ask.id == "ask-scout-where"


def test_all_of_a_large_hand_is_offered() -> None:
    match = begun()
    match.state.piles[HAND] += [match.state.piles[DECK].pop() for _ in range(15)]
    ask_again(match)
    assert len(taps(match).taps) == len(match.state.piles[HAND]) + 1
    assert reached(match) == legal(match)


@pytest.mark.parametrize("deck", [0, 3])
def test_with_an_empty_hand_one_gains_wherever_something_lies_or_scouts(deck: int) -> None:
    match = begun()
    state = match.state
    state.piles[BANISHED] += [Card(card.id) for place in (HAND, DECK, LUNA) for card in state.piles[place][:]]
    state.piles[DECK] = [state.piles[BANISHED].pop() for _ in range(deck)]
    state.piles[HAND], state.piles[LUNA] = [], []
    ask_again(match)
    assert reached(match) == legal(match)
    places = {"jupiter", "mars", "institute", *(["deck"] if deck else [])}
    assert legal(match) == {*(f"{GAIN} {place}" for place in places), *(["scout"] if deck else [])}


def test_any_other_question_offers_what_it_takes() -> None:
    """By the shape of the question, at a hundred of them."""
    match, player, asked = begun(), human("redrising", "others"), 0
    stream = Stream("others", "choices")
    while match.ask is not None and asked < 100:
        if match.ask.id != "ask-play":
            asked += 1
            answers = [one.answer for one in compose(hand(match), []).choices if one.answer]
            if answers:
                match.answer(stream.pick(answers))
                continue
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert asked > 10
