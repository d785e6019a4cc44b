"""Red Rising on the screen: what chance, the Automa and the human did is told, and how near the end is."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Name
from automarium.cues import Cue, row
from automarium.forecast import Likely, Thing
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    DECK,
    FLEET,
    HAND,
    HELIUM,
    HUMAN,
    INFLUENCE,
    LUNA,
    MARS,
    SOVEREIGN,
)
from automarium.games.redrising.scoring import (
    sevens,
)
from automarium.games.redrising.screen import sources
from automarium.last.redrising import last_of
from automarium.shelf import Shelf
from automarium.web.boards import NOWHERE, news, scenes
from automarium.web.boards import redrising_seat as seat
from automarium.web.boards.redrising_road import FITS, STAGE, road
from automarium.web.boards.redrising_scenes import LABEL, _rolled
from automarium.web.boards.redrising_signs import RedRisingPen, in_lines
from automarium.words import LANGUAGES, foreseen, words
from automarium.words.cued import cued
from automarium.words.own import words_of
from tests.bots import human, new
from tests.web.redrising_seat.kit import SCREEN, at, page


@pytest.mark.parametrize(
    ("house", "first", "told"), [("apollo", "human", "care-apollo-last"), ("mars", "automa", "care-ending")]
)
def test_the_last_turn_cannot_be_missed(house: str, first: str, told: str, client: TestClient, shelf: Shelf) -> None:
    """A cue of its own in large type before it, and a line above the cards as long as it lasts."""
    match, before = last_turn({**SCREEN, "house": house, "first": first}, told)
    assert [cue.main.id for cue in row(match).cues if cue.main.kind == Kind.CARE][-1] == told
    assert "This is your last turn" in page(client, shelf, match)
    assert "This is your last turn" not in page(client, shelf, before)


def last_turn(settings: dict[str, object], told: str) -> tuple[Match[Any], Match[Any]]:
    """A match at the beginning of its last turn, and as it was an answer before."""
    for number in range(40):
        match, answerer = new("redrising", settings, f"last {number}"), human("redrising", f"last {number}")
        while match.ask is not None:
            match.answer(match.ask.write(answerer(match.ask, match.state)))
            if any(event.id == told for event in match.tale.events[match.fresh :]) and match.ask is not None:
                if match.ask.id == "ask-play":
                    return match, match.at(len(match.answers) - 1)
                break
    raise AssertionError(f"{told} was never told")


def test_the_other_cards_that_were_looked_at_can_be_read() -> None:
    match = at("ask-face-down-where")
    assert match.ask is not None
    voice, asked = words_of(match, "en"), match.ask.args["card"]
    looked = next(one.args["cards"] for one in reversed(match.tale.events) if one.id == "note-looks-at")
    html = str(seat.beside(match.state, match.ask, voice, []))
    listed = html[html.index("<ol") :]
    assert [voice.say(one) in listed for one in looked] == [one != asked for one in looked]


def test_a_card_that_has_just_come_to_the_hand_is_marked() -> None:
    match = at("ask-gain")
    table = match.state
    table.tale.order("order-human-draws", card=table.piles[HAND][-1].id)
    pen = RedRisingPen(table, words("en", "redrising"), NOWHERE, last_of(table))
    assert [" new" in one for one in re.findall(r'class="(tile [^"]*)"', str(seat._hand(pen)))].count(True) == 1
    table.tale.head("head-human-turn", number=9)
    assert not seat._new(table)


def test_of_two_rolls_both_faces_are_seen() -> None:
    table = new("redrising", SCREEN, "dice").state
    pen = RedRisingPen(table, words("en", "redrising"), NOWHERE, last_of(table))
    card = Event(Kind.NOTE, "note-gained", {"card": Name("aja"), "place": DECK})
    for told in ((), (card,)):
        rolls = [Event(Kind.NOTE, "note-die", {"face": Name(face)}) for face in ("sovereign", "fleet")]
        assert str(_rolled(pen, (*told, *rolls))).count('class="place lit"') == 2


def test_what_the_human_did_is_told_in_short_and_the_automa_is_conducted() -> None:
    match = at("ask-gain")
    answerer = human("redrising", "short")
    turn = match.state.turns["human"]
    told = row(match)
    assert told.cues == ()
    while match.ask is not None and match.state.turns["human"] == turn:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    told = row(match)
    assert told.echo
    assert told.cues
    assert all(cue.heads[0].id != "head-human-turn" for cue in told.cues)


def test_a_seven_is_marked_in_the_strip_of_its_side() -> None:
    match = at("ask-play")
    drawn = RedRisingPen(match.state, words_of(match, "en"), NOWHERE, last_of(match.state))
    match.state.tracks = {side: dict.fromkeys((FLEET, HELIUM, INFLUENCE), 6) for side in match.state.tracks}
    assert "flag" not in str(seat._standing(drawn))
    match.state.tracks[HUMAN][FLEET] = 7
    assert re.search(r'<b>7<span class="goal">', str(seat._standing(drawn)))
    assert drawn.say("legend-flag") in str(seat._standing(drawn))


def drawn_blind(seed: str = "blind") -> Match[Any]:
    """A match in which a card has just been taken from the deck, before the Automa's turn."""
    for number in range(20):
        match = at("ask-gain", f"{seed} {number}")
        match.answer("deck")
        if any(event.id == "head-automa-turn" for event in match.tale.events[match.fresh :]):
            return match
    raise AssertionError("the die always asks")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_die_and_the_card_drawn_for_it_are_a_cue_of_their_own(lang: str) -> None:
    match = drawn_blind()
    voice = words_of(match, lang)
    told = row(match)
    assert told.moment
    assert told.echo == ()
    first = told.cues[0]
    assert [event.id for event in first.events[:2]] == ["note-gained", "note-die"]
    assert first.heads[-1].id == "head-human-turn"
    assert [*cued(first, voice)][:2] == [voice.event(event) for event in first.events[:2]]
    picture = unescape(str(scenes(match, told.cues, voice)[0].drawn))
    assert all(line in picture for line in in_lines(voice.say(first.events[0].args["card"]), 11))
    assert 'class="says"' in picture


def test_a_token_that_stays_is_told_before_what_the_house_does() -> None:
    """By the rules it comes first (R-51), whether it is taken or held already."""
    found = (at("ask-gain", f"token {seed}", {**SCREEN, "house": "minerva"}) for seed in range(99))
    match = next(one for one in found if LUNA in sources(one.state))
    match.state.sovereign = HUMAN
    match.answer("luna")
    lines = [*cued(row(match).cues[0], words_of(match, "en"))]
    assert lines[1] == "You keep the Sovereign token."
    assert lines[2].startswith("The Rising die")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_has_room_on_the_card_that_is_drawn(lang: str) -> None:
    voice = words(lang, "redrising")
    for color in {one.color for one in characters().values()}:
        said = voice.say("picture-color", {"color": Name(f"color-{color}")})
        assert max(map(len, in_lines(said, LABEL))) <= LABEL
    for id in characters():
        lines = in_lines(voice.say(id), 11)
        assert max(map(len, lines)) <= 11, lines
        assert "".join(lines).replace("-", "").replace(" ", "") == re.sub("[- ]", "", voice.say(id))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_stays_inside_its_location_in_the_picture_of_a_cue(lang: str) -> None:
    match = new("redrising", SCREEN, "names")
    longest = max(characters(), key=lambda id: len(in_lines(words(lang, "redrising").say(id), FITS)))
    match.state.piles[MARS].append(Card(longest))
    x, y, width, height = STAGE.boxes[MARS]
    drawn = str(road(RedRisingPen(match.state, words(lang, "redrising"), NOWHERE, last_of(match.state)), STAGE))
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" class="card-name"', drawn)
    lines = [float(below) for middle, below in found if float(middle) == x + width / 2]
    assert len(lines) > 1
    assert y < min(lines) < max(lines) < y + height


def test_the_band_tells_what_the_automa_did(client: TestClient, shelf: Shelf) -> None:
    match = drawn_blind()
    voice = words_of(match, "en")
    said = news(match, voice)
    taken = [one.who for one in last_of(match.state).moves if one.end == AUTOMA_HAND and one.who in characters()]
    assert taken
    assert all(voice.say(one) in said for one in taken)
    assert f'<span class="news">{said}</span>' in unescape(page(client, shelf, match))
    assert news(at("ask-gain"), voice) == ""


def test_the_band_tells_all_of_a_turn_in_which_the_human_was_asked() -> None:
    match = at("ask-block")
    voice = words_of(match, "en")
    before = [one.who for one in last_of(match.state).moves if one.end == AUTOMA_HAND and one.who in characters()]
    match.answer("no")
    said = news(match, voice)
    assert said.startswith("The Automa took ")
    assert all(voice.say(one) in said for one in before)


@pytest.mark.parametrize(("mine", "its", "left", "told"), [
    ((0, 0, 0), (0, 0, 0), 2, "2 more sevens can end the game (you need "),
    ((7, 0, 0), (0, 0, 0), 1, "One more seven can end the game (you need "),
    ((7, 0, 0), (7, 0, 0), 1, "One more seven can end the game (you need "),
    ((7, 0, 0), (0, 7, 0), 1, "One more seven can end the game (you need "),
    ((7, 8, 0), (0, 0, 0), 0, "There are enough sevens to end the game."),
    ((7, 8, 9), (0, 0, 0), 0, "There are enough sevens to end the game."),
])  # fmt: skip
def test_the_strip_tells_how_near_the_end_is(mine: tuple[int, ...], its: tuple[int, ...], left: int, told: str) -> None:
    match = at("ask-play")
    pen = RedRisingPen(match.state, words_of(match, "en"), NOWHERE, last_of(match.state))
    tracks = (FLEET, HELIUM, INFLUENCE)
    match.state.tracks = {HUMAN: dict(zip(tracks, mine, strict=True)), AUTOMA: dict(zip(tracks, its, strict=True))}
    strip = str(seat._standing(pen))
    assert f"</svg>{left}</span><small>{'seven' if left == 1 else 'sevens'} to the end</small>" in strip
    assert all(pen.say(track) in strip for track in tracks)
    assert told in str(seat._explained(pen))  # a tap tells what that means


@pytest.mark.parametrize(("mine", "its", "by", "tracks"), [
    ((7, 8, 0), (0, 0, 0), HUMAN, (FLEET, HELIUM)),
    ((7, 0, 0), (0, 7, 9), AUTOMA, (HELIUM, INFLUENCE)),
    ((7, 7, 0), (0, 7, 9), HUMAN, (FLEET, HELIUM)),
    ((7, 0, 0), (0, 0, 7), "nobody", (FLEET, HELIUM, INFLUENCE)),
])  # fmt: skip
def test_who_brought_on_the_end(mine: tuple[int, ...], its: tuple[int, ...], by: str, tracks: tuple[Name, ...]) -> None:
    table = at("ask-play").state
    table.tracks = {
        side: dict(zip((FLEET, HELIUM, INFLUENCE), values, strict=True))
        for side, values in ((HUMAN, mine), (AUTOMA, its))
    }
    assert sevens(table) == (by, tracks)


def test_at_the_end_the_automas_hand_is_open(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play")
    assert "pile-automa-hand" not in page(client, shelf, match)
    answerer = human("redrising", "to the end")
    while match.ask is not None:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    assert 'popovertarget="pile-automa-hand"' in page(client, shelf, match)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_face_that_falls_twice_in_a_row_is_one_sentence(lang: str) -> None:
    rolls = tuple(Event(Kind.NOTE, "note-die", {"face": SOVEREIGN}) for _ in range(2))
    voice = words(lang, "redrising")
    [line] = cued(Cue((), rolls, (), 0, loud=rolls), voice)
    assert line.count(".") == 1
    assert voice.say(SOVEREIGN) in line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["forecast-end", "forecast-last"])
def test_what_is_sure_to_end_the_match_is_not_said_to_be_possible(
    id: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at("ask-play")
    said = {}
    for share in (0.4, 0.997):
        monkeypatch.setattr(foreseen, "ends", lambda _, share=share: [Likely(Thing(id), share)])
        [said[share]] = foreseen.warned(match, words_of(match, lang))
    assert "40" in said[0.4]
    assert "100" not in said[0.997]


def test_history_tells_nothing_twice(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-gain")
    assert match.ask is not None
    place = next(one for one in match.ask.legal() or () if one != DECK)
    said = words_of(match, "en").spoken(match.ask, match.ask.write(place))
    match.answer(match.ask.write(place))
    client.cookies.set("lang", "en")
    told = unescape(client.get(f"/match/{shelf.add(match).id}/history").text)
    assert told.count(said) == 1
