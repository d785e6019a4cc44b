"""Red Rising's page: every value on it leads to its correction, and cards are moved in a few taps."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games.redrising.names import (
    HUMAN,
    INSTITUTE,
    LOCATIONS,
    PLACES,
    POSITIONS,
    SIDES,
    TRACKS,
)
from automarium.taps import hand
from automarium.web.compose import compose
from automarium.web.finale import corrections, swings, turns
from automarium.web.pages.asked import begun
from automarium.words import words
from tests.bots import SETUPS, new, play
from tests.rules.redrising.conftest import table
from tests.web.redrising.kit import ENGLISH, at, counted, drawn, taps


@pytest.mark.parametrize("index", [at for at, one in enumerate(SETUPS["redrising"]) if one["depth"] != "screen"])
def test_every_value_leads_to_its_correction(index: int) -> None:
    match = at(index, "ask-turn")
    ask, fixes = match.ask, taps(drawn(match.state))
    wanted = [
        *(f"fix {track} {side}" for track in TRACKS for side in SIDES),
        *(f"fix turns {side}" for side in SIDES),
        *(f"fix priority {location}" for location in LOCATIONS),
        *("fix sovereign", "fix house", "fix parity", "fix ending"),
    ]
    assert [one for one in wanted if one not in fixes] == []
    for place in PLACES:
        assert any(one.startswith(f"fix cards {place}") for one in fixes), place
    assert ("fix automa-card" in fixes) == match.state.deck.physical
    assert ask is not None
    for one in fixes:
        made = compose(hand(match), one.split())
        assert made.said == tuple(one.split()), one  # nothing of it was dropped
        assert made.choices or made.number or made.answer, one


def test_on_the_screen_there_is_nothing_to_correct() -> None:
    match = at(6, "ask-play")
    assert match.ask is not None
    assert match.ask.fixes is None
    with pytest.raises(Refusal):
        match.answer("fix helium human 3")


def test_the_cards_of_a_place_are_corrected_from_what_lies_there() -> None:
    fixes = taps(drawn(table(mars="aja lorn", hand="judge ?", deck="? ?")))
    assert "fix cards mars aja lorn" in fixes
    assert "fix cards hand judge unknown" in fixes
    assert "fix card lorn" in fixes


def _tapped(match: Match[Any], *said: str) -> dict[str, list[str]]:
    """What can be tapped after these words, by its group: answers, and the words of what goes on."""
    found: dict[str, list[str]] = {}
    for one in compose(hand(match), said).choices:
        found.setdefault(one.group.id, []).append(one.answer or " ".join(one.say))
    return found


def test_a_pile_is_offered_no_more_cards_than_make_up_for_it() -> None:
    """What the deck has more comes out of the banished pile, where none lies yet."""
    match = at(0, "ask-turn")
    deck, banished = (len(match.state.piles[Name(one)]) for one in ("deck", "banished"))
    offered = [int(one.split()[-1]) for one in _tapped(match, "fix", "cards", "deck")["group-fix-count"]]
    assert max(offered) <= deck + banished
    assert min(offered) < deck


def test_a_known_card_is_moved_in_three_taps() -> None:
    """The pile, the card, and where it lies; one more card in a pile is found by its colour."""
    match = at(3, "ask-turn")
    place = next(one for one in LOCATIONS if len(match.state.piles[one]) > 1)
    lying = [card.id for card in match.state.piles[place]]
    for said in (("fix", "cards", place, *lying), ("fix", place)):
        found = _tapped(match, *said)
        assert found["group-fix-away"] == [f"fix card {id}" for id in reversed(lying)]
        assert f"fix cards {place} gold" in found["group-fix-here"]
    for said in (("fix", "card", lying[0]), ("fix", lying[0])):
        found = _tapped(match, *said)
        assert found[""] == [f"fix card {lying[0]} {one}" for one in PLACES if one != place]
        assert f"fix card {lying[0]} {place} bottom" in found["group-fix-order"]
    golds = _tapped(match, "fix", "cards", place, "gold")[""]
    assert not compose(hand(match), ["fix", "cards", place, "gold"]).answer  # a colour alone corrects nothing
    assert all(one.startswith("fix card ") and one.endswith(f" {place}") for one in golds)
    for answer in (found[""][0], golds[0]):
        match.answer(answer)


def test_unknown_cards_of_a_known_table_are_more_or_fewer() -> None:
    match = at(3, "ask-turn")
    match.answer("fix cards automa-hand unknown aja unknown")
    found = _tapped(match, "fix", "automa-hand")
    assert "fix cards automa-hand unknown aja" in found["group-fix-away"]
    assert "fix cards automa-hand unknown aja unknown unknown" in found["group-fix-here"]
    match.answer("fix cards automa-hand unknown")
    assert "fix cards automa-hand -" in _tapped(match, "fix", "automa-hand")["group-fix-away"]


def test_a_counted_card_is_moved_in_two_taps() -> None:
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars"}, "moved")
    match.answer("4")
    found = _tapped(match, "fix", "cards", "mars")
    assert found["group-fix-count"] == [f"fix cards mars {one}" for one in (0, 1, 3, 4, 5)]
    assert "fix cards mars 20" in found["group-fix-count-more"]
    assert found["group-fix-move"] == [f"fix move mars {one}" for one in PLACES if one != "mars"]
    assert _tapped(match, "fix", "mars")["group-more"] == ["fix priority mars"]
    match.answer(found["group-fix-move"][0])


def test_an_ability_counts_no_more_cards_than_lie_there() -> None:
    match = counted()
    match.answer("lead mars; ability timony")
    lie = len(match.state.piles[INSTITUTE])
    assert [one.answer for one in compose(hand(match), []).choices] == [str(one) for one in range(lie + 1)]
    assert match.ask is not None
    assert words("ru", "redrising").say(match.ask.id, match.ask.args).endswith("сколько золотых карт в училище?")


def test_how_a_moved_card_lies_is_tapped_and_not_hidden_in_the_bar() -> None:
    match = counted()
    match.answer("lead mars")
    made = compose(hand(match), ["move", "deck", "mars"])
    up = [one.answer for one in made.choices if one.group.id == "group-face-up"]
    assert up == [f"move deck mars {spot}" for spot in POSITIONS]
    assert (len(made.choices), made.answer) == (6, "")
    assert compose(hand(match), ["move", "mars", "banished"]).sure == "move mars banished"
    assert match.ask is not None
    assert begun(match.ask, made.said, ENGLISH, whole=False) == "move · deck · Mars"  # it has not been done yet


@pytest.mark.parametrize(("verb", "own"), [("take", "hand"), ("banish", "banished"), ("gift", "automa-hand")])
def test_no_card_goes_where_it_lies(verb: str, own: str) -> None:
    match = counted()
    match.answer("lead mars")
    match.answer("banish mars")
    found = {(one.answer or " ".join(one.say)) for one in compose(hand(match), [verb]).choices}
    assert f"{verb} luna" in found
    assert f"{verb} {own}" not in found


def test_a_correction_decides_nothing() -> None:
    match = counted()
    play(match, "decides", 12)
    had = match.state.tracks[HUMAN][Name("helium")]
    match.answer(f"fix helium human {had + 2}")
    fixed = corrections(match)
    assert fixed == {len(match.answers) - 1: 6}  # three points each
    play(match, "decides", 12)
    course = turns(match)
    assert sum(swing for _, swing in swings(course)) - sum(swing for _, swing in swings(course, fixed)) == 6


def test_what_would_be_refused_is_not_offered() -> None:
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars"}, "taps")
    match.answer("4")
    verbs = {word for one in compose(hand(match), []).choices for word in one.say[:1]}
    assert verbs == {"lead", "scout"}  # nothing is gained before one has led
    match.answer("lead mars")
    assert "gain mars" not in [one.answer for one in compose(hand(match), ["gain"]).choices]
    assert compose(hand(match), []).last is None  # the turn ends by gaining


def test_steps_of_a_track_are_tapped_both_ways() -> None:
    match = at(0, "ask-turn-led")
    assert match.ask is not None
    answers = [one.answer for one in compose(hand(match), ["helium", "automa"]).choices]
    assert {"helium automa 1", "helium automa -1"} <= set(answers)
    match.answer("helium +12")  # more can still be typed
    assert match.answers[-1] == "helium 12"
