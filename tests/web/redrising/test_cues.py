"""Red Rising's cues: each shows its own way and nothing else, and says what is to be done once."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from automarium.cards.redrising import ability
from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Name
from automarium.cues import Habits, cues, earlier, row
from automarium.cues.redrising import IN_TURN, TOGETHER, marker
from automarium.games.redrising.cards import characters
from automarium.games.redrising.names import (
    COLORS,
    HAND,
    LOCATIONS,
)
from automarium.games.redrising.table import Table
from automarium.last.redrising import AT, WAYS, Last, last_of
from automarium.taps import hand
from automarium.web.boards import Links, dealt, scenes
from automarium.web.boards.redrising import beside, board, scene, spot
from automarium.web.boards.redrising_scenes import SCENES
from automarium.web.compose import compose
from automarium.web.pages import grouped
from automarium.web.pages.asked import Way
from automarium.web.pages.told import conducted, undone
from automarium.words import LANGUAGES, words
from automarium.words.cued import cued
from tests.bots import SETUPS, human, new, play
from tests.test_words import messages
from tests.web.redrising.kit import ENGLISH, at, counted, drawn, turn


def seen(match: Match[Any]) -> list[tuple[Event, str, Last]]:
    """Everything told with the picture of its moment, and what happened then."""
    found: list[tuple[Event, str, Last]] = []

    def watch(table: Table, told: int) -> None:
        event = table.tale.events[told - 1]
        if event.kind != Kind.HEAD:
            found.append((event, str(scene(table, ENGLISH, [event], event.id)), last_of(table, [event])))

    match.seen(watch)
    return found


@pytest.mark.parametrize("index", range(len(SETUPS["redrising"])))
def test_a_cue_shows_its_own_way_and_nothing_else(index: int) -> None:
    for event, picture, last in seen(play(new("redrising", SETUPS["redrising"][index], "scene"), "scene", 60)):
        assert "href" not in picture
        assert "viewBox" in picture
        lit = set(re.findall(r'data-at="([a-z-]+)"><rect [^>]*place lit', unescape(picture)))
        if 'class="road' in picture:
            assert lit == last.places, event.id
            assert picture.count('class="way"') == len(last.moves)


def test_the_picture_of_the_set_up_fills_up() -> None:
    begun = new("redrising", {"depth": "counted", "first": "human"}, "grows")
    shown = {event.id: picture for event, picture, _ in seen(begun)}
    letters = [picture.count('class="letter"') for event, picture, _ in seen(begun) if event.id == "order-priority"]
    assert letters == [1, 2, 3, 4]
    counts = [
        re.findall(r'class="count[^"]*" text-anchor="middle">(\d+)<', shown[id])
        for id in ("order-deal", "order-deal-hand")
    ]
    assert counts == [["99", "0", "2", "2", "2", "2", "0", "0"], ["94", "0", "2", "2", "2", "2", "5", "0"]]


def test_a_track_that_moves_is_drawn_from_where_it_was() -> None:
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars"}, "tracks")
    match.answer("4; lead mars")
    match.answer("fleet +3")
    match.answer("gain jupiter")
    cue = row(match).cues[0]
    ((picture, _),) = scenes(match, [cue], ENGLISH)
    assert "3 → 4" in picture
    assert picture.count("pip human lit") == 1


def test_the_locations_of_a_choice_are_found_on_the_picture() -> None:
    picture = drawn(turn("M A < x", "J I > *"))
    assert all(f'data-at="{spot(location, "choice-activation")}"' in picture for location in LOCATIONS)
    assert spot(7, "choice-activation") == ""


def test_every_order_has_its_picture() -> None:
    """One that is new must be given a way, a place or a part of the table."""
    orders = {id for id in messages("en", "redrising") if id.startswith("order-")}
    assert orders - {*WAYS, *AT, *SCENES} == {"order-track", "order-deal"}  # a marker, and four ways at once


def test_about_as_many_cards_are_offered_as_the_program_counts() -> None:
    match = at(0, "ask-hand-count")
    held = len(match.state.piles[HAND])
    few = [int(one.answer) for one in compose(hand(match), []).choices]
    assert held in few
    assert [one.answer for one in compose(hand(match), []).choices if one.label.id == "number-counted"] == [str(held)]
    assert len(few) <= 9
    match.answer(str(held + 20))  # any other number can be typed
    assert len(match.state.piles[HAND]) == held + 20


@pytest.mark.parametrize(("before", "answer", "own"), [
    ("", "scout luna", False),
    ("lead mars", "fleet 1", False),
    ("lead mars", "gain luna", True),
])  # fmt: skip
def test_what_an_order_told_is_taken_back_once(before: str, answer: str, own: bool) -> None:
    match = counted()
    for line in filter(None, (before, answer)):
        match.answer(line)
    match.undo()
    back = undone(match, ENGLISH)
    assert back is not None
    assert back["orders"]
    assert any(one.startswith("Take back what you did yourself") for one in back["orders"]) == own


def test_cards_that_are_drawn_one_after_the_other_are_one_cue() -> None:
    match = counted()
    for _ in match.state.human_draws(2):
        pass
    (cue,) = cues(match.tale.events, len(match.tale.events) - 2, marker, habits=Habits(TOGETHER, in_turn=IN_TURN)).cues
    assert list(cued(cue, ENGLISH)) == ["Draw the top 2 cards of the character deck into your hand."]
    (shown,) = conducted(match, ENGLISH)["cues"][-1:]
    assert not shown.details, "which says it all"


def test_where_ways_cross_the_numbers_of_both_are_seen() -> None:
    picture = str(board(turn("M J > x", "M J < x"), ENGLISH, Links(lambda _: None)).main)
    assert picture.rindex('class="way"') < picture.index('class="way-ground"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_asks_whether_an_ability_is_used_stands_beside_what_it_says(lang: str) -> None:
    match, voice = counted(), words(lang, "redrising")
    match.answer("lead luna; ability tactus")
    assert match.ask
    assert match.ask.id == "ask-use"
    assert all(
        line in str(beside(match.state, match.ask, voice, ())) for line in ability(characters()[Name("tactus")], voice)
    )


def test_who_may_be_banished_for_the_token_is_asked_after_nobody_where_cards_are_counted() -> None:
    match = at(0, "ask-block")
    assert [one.answer for one in compose(hand(match), []).choices] == ["no", "justice", "martyr"]
    past = [one.main.id for one in earlier(match)] + [one.main.id for one in row(match).cues]
    assert past[-1] == "order-gain", "that the token is at stake is no cue of its own: it is asked"


def test_a_hand_is_named_colour_by_colour() -> None:
    """Each of its cards, like any other: after a card of one colour the others of it hid all other colours."""
    match, answerer = new("redrising", {"depth": "counted"}, "hand"), human("redrising", "hand")
    while match.ask is not None and match.ask.id != "ask-hand-how":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    match.answer("cards")
    for answer in ("dancer", "lorn"):
        (shown,) = grouped(compose(hand(match), []).choices, Way("", ()), ENGLISH)
        assert {one.sign for one in shown.buttons} == {f"color-{one}" for one in COLORS}
        match.answer(answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_stand_in_the_order_of_the_readers_language_in_every_question(lang: str) -> None:
    """Where a card may also be unknown they stood in that of the English names."""
    voice = words(lang, "redrising")

    def asked(match: Match[Any], *said: str) -> list[str]:
        groups = grouped(compose(hand(match), said).choices, Way("", ()), voice)
        return [one.label for group in groups for one in group.buttons]

    match = new("redrising", {"depth": "known", "first": "human", "house": "mars"}, "colours")
    located = asked(match)
    assert located == sorted(located)
    for held in ("lorn aja", "nero dancer", "mustang sevro", "cassius tactus"):
        match.answer(held)
    assert match.ask
    assert match.ask.id == "ask-dealt-hand"
    assert asked(match) == [*located, voice.say("unknown")]
    assert asked(match, "unknown") == asked(match)
    assert [one for one in asked(match, "fix", "cards", "luna") if one in located] == located


def test_the_picture_goes_below_where_a_card_is_named() -> None:
    """It came back above the names of a colour, and these stood where no eye was."""
    match = new("redrising", {"depth": "known", "first": "human", "house": "mars"}, "colours")
    begun: list[tuple[str, ...]] = [(), ("gold",), ("lorn",), ("lorn", "red"), ("fix", "helium")]
    drawn = [board(match.state, ENGLISH, Links(lambda _: None, said)).main for said in begun]
    assert ["naming" in one for one in drawn] == [False, True, False, True, False]


def test_a_place_without_a_card_says_why_nothing_is_gained_there() -> None:
    match = counted()
    match.answer("fix cards luna 0; lead mars")
    (bare,) = [one for one in compose(hand(match), []).choices if not (one.say or one.answer)]
    assert ENGLISH.tap(bare.label.id, bare.label.args) == "Luna: nothing lies there"


def test_a_card_that_was_scouted_is_not_told_to_be_laid_again() -> None:
    match = counted()
    match.answer("scout mars")
    assert "order-scout" not in [event.id for one in row(match).cues for event in one.events]
    assert conducted(match, ENGLISH)["echo"] == ["The card you turned over goes to Mars."]


def test_at_the_end_of_a_counted_match_no_pile_of_unknown_cards_is_shown() -> None:
    match, answerer = new("redrising", {"depth": "counted"}, "hand"), human("redrising", "hand")
    while match.ask is not None and match.ask.id != "ask-hand-how":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    match.answer("cards")
    assert 'class="piles"' not in str(board(match.state, ENGLISH, Links(lambda _: None)).rest)


def test_a_card_that_is_taken_is_told_once_and_one_that_is_drawn_says_why() -> None:
    match = counted()
    match.answer("fix helium human 3; lead mars; gain luna")
    while match.ask is not None and match.ask.id != "ask-block":
        play(match, f"block {len(match.answers)}", 1)
    match.answer("martyr")
    told = conducted(match, ENGLISH)
    assert told["echo"] == []
    assert [(one.lines, one.reason) for one in told["cues"][:2]] == [
        (["Banish Martyr: you keep the Sovereign token."], ""),
        (["Draw the top card of the character deck into your hand."], "Martyr"),
    ]


def test_a_card_that_the_banker_pays_for_is_told_once() -> None:
    match = at(0, "ask-end-abilities")
    match.answer("fix helium human 5; fix cards mars 2; ability banker; yes")
    match.answer("mars")
    told = conducted(match, ENGLISH)
    assert told["echo"] == []
    assert told["cues"][0].lines == ["Take a card from Mars into your hand."]


def test_what_a_solo_player_forgets_is_told_to_whoever_knows_the_set_up() -> None:
    told = row(new("redrising", {"depth": "counted"}, "short")).cues
    (neutral,) = (one for one in told if one.main.id == "order-neutral")
    assert not neutral.always
    assert any(one.always for one in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_set_up_says_which_house_was_drawn(lang: str) -> None:
    match, said = new("redrising", {"depth": "counted", "house": "random"}, "house"), words(lang, "redrising")
    assert said.say(match.state.house) in dealt(match, said)[0]


@pytest.mark.parametrize(("before", "where"), [("nobody", "board"), ("automa", "the Automa"), ("human", "Take")])
def test_a_token_goes_back_to_whoever_had_it(before: str, where: str) -> None:
    said = ENGLISH.say("back-order-sovereign", {"side": Name("automa"), "before": Name(before)})
    assert where in said
