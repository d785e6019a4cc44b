"""Red Rising on the screen: what is legal is tapped on the cards, each tells its worth, nothing is given away."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from markupsafe import Markup
from starlette.testclient import TestClient

from automarium.core.ask import Place
from automarium.core.game import ScoreLine, Sheet
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Event, Kind, Name, Say
from automarium.cues import row
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.course import this_turn
from automarium.games.redrising.hand import Scored
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    BONUS,
    CERES,
    DECK,
    FLEET,
    HAND,
    HELIUM,
    HOUSES,
    HUMAN,
    INFLUENCE,
    LOCATIONS,
    LUNA,
    MARS,
    MINERVA,
)
from automarium.games.redrising.scoring import (
    gain_at,
    gained_with,
    hand_now,
    hand_taking,
    hand_with,
    lost_with,
    score_sheet,
    sevens,
    track_points,
)
from automarium.games.redrising.screen import sources
from automarium.games.redrising.table import signed
from automarium.last.redrising import last_of
from automarium.players.redrising_seat import thought_of
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web.boards import NOWHERE, Links, hints, news, scenes
from automarium.web.boards import redrising_seat as seat
from automarium.web.boards.redrising_road import FITS, STAGE, road
from automarium.web.boards.redrising_scenes import _rolled
from automarium.web.boards.redrising_seat import taken
from automarium.web.boards.redrising_signs import PARTED, SOFT_HYPHEN, RedRisingPen, in_lines, soft
from automarium.web.compose import compose
from automarium.web.finale import _bar
from automarium.words import LANGUAGES, figure, words
from automarium.words.advice import advice
from automarium.words.cued import cued
from automarium.words.foreseen import warned
from automarium.words.own import words_of
from automarium.words.transcript import transcript
from tests.bots import LONG, human, new
from tests.web.conftest import Server, Window, pass_cues

SCREEN: dict[str, object] = {"depth": "screen"}
SAID = re.compile(r'href="[^"]*\?say=([^"#]*)#answer"')


@pytest.fixture(autouse=True)
def _no_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a card says, and what it counts as, may name any other: here only names are looked for that should not be
    there."""

    def nothing(*_: object, **__: object) -> list[tuple[str, list[str]]]:
        return []

    monkeypatch.setattr(seat, "texts", nothing)
    monkeypatch.setattr(seat, "taken", nothing)


def at(ask: str, seed: str = "seat", settings: dict[str, object] = SCREEN) -> Match[Any]:
    """A match on the screen when this is asked."""
    for number in range(40):
        match = new("redrising", settings, f"{seed} {number}")
        answerer = human("redrising", f"{seed} {number}")
        while match.ask is not None:
            if match.ask.id == ask:
                return match
            match.answer(match.ask.write(answerer(match.ask, match.state)))
    raise AssertionError(f"{ask} was never asked")


def page(client: TestClient, shelf: Shelf, match: Match[Any], said: str = "", lang: str = "en") -> str:
    client.cookies.set("lang", lang)
    answered = client.get(f"/match/{shelf.add(match).id}", params={"say": said} if said else None)
    return str(answered.text)


def picture(html: str) -> str:
    return html[html.index('<div class="seat">') : html.index('<div class="talk">')]


def taps(html: str) -> set[str]:
    return {unescape(one).replace("+", " ").partition("&from=")[0] for one in SAID.findall(picture(html))}


# --- what can be tapped ---


def test_a_turn_begins_with_a_card_of_the_hand_or_the_deck(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play")
    assert taps(page(client, shelf, match)) == {"scout", *(card.id for card in match.state.piles[HAND])}


def test_then_a_location_and_the_card_is_led_there(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play")
    held = [card.id for card in match.state.piles[HAND]]
    html = page(client, shelf, match, held[0])
    assert {f"{held[0]} {location}" for location in LOCATIONS} <= taps(html)
    assert 'class="redrising beside"' in html
    assert compose(hand(match), [held[0], "mars"]).sure == f"lead {held[0]} mars"
    assert compose(hand(match), [held[0], held[1], "mars"]).sure == f"lead {held[1]} mars"  # another one was meant
    assert compose(hand(match), ["scout"]).sure == "scout"


def test_another_card_takes_the_place_of_the_first_and_the_same_one_takes_it_back(
    client: TestClient, shelf: Shelf
) -> None:
    match = at("ask-play")
    held = [card.id for card in match.state.piles[HAND]]
    for said in (held[0], f"lead {held[0]}"):
        html = page(client, shelf, match, said)
        assert set(held[1:]) <= taps(html)
        assert not any(f"{one} {other}" in tap for tap in taps(html) for one in held for other in held)
        assert len(re.findall(r' picked able" data-swap=""', picture(html))) == 1
        back = re.search(r'<a href="([^"]*)" class="[^"]* picked', picture(html))
        assert back
        assert "say=" not in back[1]


def test_one_gains_where_that_is_not_barred(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-gain")
    html = page(client, shelf, match)
    assert taps(html) == {str(one) for one in sources(match.state)}
    for one in sources(match.state):
        assert f'value="{one}"' in html


@pytest.mark.parametrize(
    ("ask", "verb"), [("ask-gain", "seat-take"), ("ask-scout-where", "seat-here"), ("ask-take-card", "seat-take-end")]
)
def test_a_tap_on_a_card_shows_it_and_a_button_answers(client: TestClient, shelf: Shelf, ask: str, verb: str) -> None:
    match = at(ask)
    html = picture(page(client, shelf, match))
    assert not re.search(r'<a [^>]*class="tile', html)
    does = set(re.findall(r'<a href="[^"]*" class="do able(?: takes)?" data-swap="">([\w ]+)<', html))
    assert does == {words_of(match, "en").say(verb)}


def test_what_a_question_is_about_stands_above_its_guide(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-scout-where"))
    assert html.index('class="redrising beside"') < html.index("data-guide")


ON_THE_PICTURE = (
    *("take-card", "banish-card", "banish-one", "move-card", "pull-card", "unbanish", "block", "banish-hand"),
    *("flip-where", "move-where", "scout-where", "face-down-where", "ceres"),
)


@pytest.mark.parametrize("ask", ON_THE_PICTURE)
def test_what_is_asked_for_is_answered_on_the_picture(client: TestClient, shelf: Shelf, ask: str) -> None:
    match = at(f"ask-{ask}")
    assert match.ask is not None
    assert isinstance(match.ask.shape, Place)
    wanted = {option.text for option in match.ask.shape.options if option.text not in ("no", BANISHED)}
    html = page(client, shelf, match)
    assert taps(html) == wanted
    if "card" in match.ask.args:
        assert 'class="redrising beside"' in html
    if any(option.text == "no" for option in match.ask.shape.options):
        assert re.search(r'<button class="(quiet)?" name="answer" value="no"', html)


def test_with_an_empty_hand_one_gains_or_scouts() -> None:
    match = at("ask-play")
    match.state.piles[DECK][:0] = match.state.piles[HAND]
    match.state.piles[HAND].clear()
    first, then = hand(match).report_taps(()), hand(match).report_taps(("mars",))
    assert first is not None
    assert [one.text for one in first.taps] == [*(f"gain {one}" for one in (*LOCATIONS, DECK)), "scout"]
    assert then is not None
    assert then.sure == "gain mars"


def test_nothing_can_be_corrected(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-play"))
    assert "say=fix" not in html
    assert "fixable" not in html


@pytest.mark.parametrize("depth", ["counted", "screen"])
def test_whoever_just_begins_is_not_dealt_the_house_that_is_not_for_newcomers(
    client: TestClient, shelf: Shelf, depth: str
) -> None:
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/begin/redrising").text)
    assert guard
    client.post("/new/redrising", data={"guard": guard[1], "depth": depth})
    match = shelf.take(shelf.entries("all")[0].id).match
    assert match.setup["house"] == "newcomer"
    dealt = {new("redrising", dict(match.setup.values), f"house {n}").state.house for n in range(60)}
    assert dealt == set(HOUSES) - {CERES}
    assert CERES in {new("redrising", {**SCREEN, "house": "random"}, f"house {n}").state.house for n in range(60)}


# --- what a card is worth ---


def test_every_card_of_the_hand_tells_its_worth(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-gain")
    html = picture(page(client, shelf, match))
    told = re.findall(r'class="worth"[^>]*><span[^>]*>[^<]*</span>([−\d]+)', html)
    assert told == [figure(one.total) for one in hand_now(match.state).cards]


@pytest.mark.parametrize("house", HOUSES)
def test_the_number_on_a_card_is_what_the_score_changes_by_when_it_is_gained(house: Name) -> None:
    """With the token and the ability of the house; of one that asks or rolls what is certain before that."""
    compared: Counter[Name] = Counter()
    for match in gains({**SCREEN, "house": house.removeprefix("house-")}):
        before = score_sheet(match.state).totals[0]
        for place in sources(match.state):
            if place == DECK or (place == LUNA and house == MINERVA):  # rolled at once
                continue
            then, _ = thought_of(match).after((place,), Stream("then", place), this_turn)
            assert score_sheet(then).totals[0] - before == gained_with(match.state, place), place
            compared[place] += 1
    assert set(compared) >= set(LOCATIONS) - ({LUNA} if house == MINERVA else set())


def gains(settings: dict[str, object]) -> Iterator[Match[Any]]:
    """Matches at each moment when something is gained."""
    for seed in range(40 if LONG else 3):
        match = new("redrising", settings, f"gains {seed}")
        answerer = human("redrising", f"gains {seed}")
        while match.ask is not None:
            if match.ask.id == "ask-gain":
                yield match
            match.answer(match.ask.write(answerer(match.ask, match.state)))


@pytest.mark.parametrize(("house", "sign"), [("mars", ""), ("minerva", "…"), ("apollo", "…"), ("ceres", "…")])
def test_what_a_house_asks_or_rolls_is_left_open(house: str, sign: str, client: TestClient, shelf: Shelf) -> None:
    match = next(one for one in gains({**SCREEN, "house": house}) if LUNA in sources(one.state))
    html = picture(page(client, shelf, match))
    assert f"{signed(gained_with(match.state, LUNA))}{sign}</span>" in html
    assert ("house ability not counted yet" in html) == bool(sign)


def test_what_the_hand_would_be_with_a_card_is_what_it_is_then() -> None:
    match = at("ask-gain", settings={**SCREEN, "house": "apollo"})
    for place in sources(match.state):
        if place != DECK:
            then = match.copy().state
            then.piles[HAND].append(then.piles[place].pop())
            _take_bonus(then, place)
            more = hand_now(then).total - hand_now(match.state).total
            assert more == hand_with(match.state, place)
            tracks = sum(track_points(then, HUMAN)) - sum(track_points(match.state, HUMAN))
            assert more + tracks == gained_with(match.state, place)


@pytest.mark.parametrize(("track", "place"), [(FLEET, "jupiter"), (HELIUM, "mars"), (INFLUENCE, "institute")])
@pytest.mark.parametrize("now", [0, 3, 9, 10])
def test_the_number_on_a_card_has_the_points_of_the_bonus_in_it(track: Name, place: str, now: int) -> None:
    table = at("ask-gain").state
    table.piles[Name(place)].append(table.piles[DECK].pop())
    table.tracks[HUMAN][track] = now
    before = sum(track_points(table, HUMAN))
    bonus = gained_with(table, Name(place)) - hand_with(table, Name(place))
    _take_bonus(table, Name(place))
    assert sum(track_points(table, HUMAN)) - before == bonus


def test_the_neutral_house_stands_beside_both_sides(client: TestClient, shelf: Shelf) -> None:
    html = picture(page(client, shelf, at("ask-play")))
    assert re.search(r'class="standing".*<small[^>]*>influence</small><small>neutral 3</small>', html)


@pytest.mark.parametrize("house", HOUSES)
def test_a_tap_on_the_house_tells_what_it_does(house: Name, client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play", settings={**SCREEN, "house": house.removeprefix("house-")})
    html = page(client, shelf, match)
    assert 'class="heading house" popovertarget="house"' in html
    said = words_of(match, "en").say("note-screen-house", {"house": house})
    assert f"<p>{said}</p>" in unescape(html[html.index('id="house"') :])


def test_the_first_turn_alone_says_where_the_house_is_told() -> None:
    match = at("ask-play")
    answerer = human("redrising", "house")
    while match.ask is not None and match.state.turns[HUMAN] <= 2:
        guide = seat.guide(match.state, match.ask, words_of(match, "en"))
        assert guide is not None
        first = match.ask.id == "ask-play" and match.state.turns[HUMAN] == 1
        assert ("Tap its name above your hand" in " ".join(guide[1])) == first
        match.answer(match.ask.write(answerer(match.ask, match.state)))


def test_the_number_on_a_card_is_told_in_its_parts() -> None:
    """A tap away, and the parts add up to it: the card, the others of the hand, a card too many, the bonus."""
    match = at("ask-gain", settings={**SCREEN, "house": "mars"})
    match.state.piles[HAND] += [match.state.piles[DECK].pop() for _ in range(7)]
    pen = RedRisingPen(match.state, words_of(match, "en"), NOWHERE, last_of(match.state))
    for place in (one for one in sources(match.state) if one != DECK):
        brings = seat._gained(match.state, place)
        told = str(Markup("").join(seat._why(pen.words, brings)))
        parts = [int(one.replace("−", "-")) for one in re.findall(r"<b[^>]*> ([+−]\d+)</b>", told)]
        assert sum(parts) == gained_with(match.state, place)
        assert f"Why {brings.number}" in told
        assert brings.gain.over == -10


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


def test_a_wild_card_tells_what_it_counts_as() -> None:
    match = at("ask-gain")
    match.state.piles[HAND][:] = [Card(Name(id)) for id in ("aegis-craftsman", "bridge", "morning-star")]
    said = {str(one.character.id): taken(words_of(match, "en"), one) for one in hand_now(match.state).cards}
    assert said["morning-star"] == ""
    assert said["aegis-craftsman"].startswith("now counts as ")
    assert said["bridge"].startswith("now also counts as ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codebreaker_tells_the_english_letters_that_count(lang: str) -> None:
    """Names are shown in the reader's language, and a match is the same in all of them (A37)."""
    match = at("ask-gain")
    voice, table = words_of(match, lang), match.state
    table.piles[HAND][:] = [Card(Name(id)) for id in ("codebreaker", "morning-star", "cassius")]
    pen = RedRisingPen(table, voice, NOWHERE, last_of(table))
    html = str(seat.seat(pen))
    assert html.count("C\u00a0· M\u00a0· C") >= 2  # on the card, and in the list of the hand
    assert ("Morning Star</i>" in html) == (lang != "en")
    place = next(one for one in sources(table) if one != DECK)
    table.piles[place].append(Card(Name("matteo")))
    brings = seat._gained(table, place)
    assert "C\u00a0· M\u00a0· C\u00a0· M" in str(Markup("").join(seat._why(voice, brings)))
    table.piles[HAND].pop(0)
    assert "Morning Star</i>" not in str(seat.seat(pen))


def test_the_other_cards_that_were_looked_at_can_be_read() -> None:
    match = at("ask-face-down-where")
    assert match.ask is not None
    voice, asked = words_of(match, "en"), match.ask.args["card"]
    looked = next(one.args["cards"] for one in reversed(match.tale.events) if one.id == "note-looks-at")
    html = str(seat.beside(match.state, match.ask, voice, []))
    listed = html[html.index("<ol") :]
    assert [voice.say(one) in listed for one in looked] == [one != asked for one in looked]


def test_a_colour_tells_how_many_of_it_count() -> None:
    match = at("ask-color")
    assert match.ask is not None
    table, voice = match.state, words_of(match, "en")
    ask = replace(match.ask, args={**match.ask.args, "card": Name("investor")})
    table.turn.led_at = LUNA
    table.piles[LUNA][:] = [Card(Name("cassius")), Card(Name("mustang")), Card(Name("lorn"), up=False)]
    assert seat.hint(table, voice, Say("color-gold"), ask) == "2 there"
    assert seat.hint(table, voice, Say("color-red"), ask) == "0 there"
    ask = replace(ask, args={**ask.args, "card": Name("online-gambler")})
    assert seat.hint(table, voice, Say("color-red"), ask) == ""


def test_what_banishes_says_so_and_what_that_costs(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-ceres", settings={**SCREEN, "house": "ceres"})
    table = match.state
    html = unescape(page(client, shelf, match))
    before = score_sheet(table).totals[0]
    for card in [*table.piles[HAND]]:
        lost = lost_with(table, characters()[card.id])
        assert f"Without it: {signed(lost)}</span>" in html
        after = match.copy()
        after.answer(card.id)
        assert after.sheet() is not None
        assert after.sheet().totals[0] - before == lost  # type: ignore[union-attr]
    assert re.search(r'class="do able"[^>]*>banish<', html)
    assert not re.search(r'class="do able"[^>]*>choose<', html)


def test_what_banishing_a_card_of_the_board_changes_stands_on_it() -> None:
    """Group Counselor loses a point for each banished card; without it nothing changes."""
    match = at("ask-banish-one", settings={**SCREEN, "house": "ceres"})
    table, links = match.state, Links(str, asked="ask-banish-one")
    pen = RedRisingPen(table, words("en", "redrising"), links, last_of(table))
    place = next(place for place in LOCATIONS if table.piles[place])
    card = table.piles[place][-1]
    for held, changes in (([], False), ([Card(Name("group-counselor"))], True)):
        table.piles[HAND] = held
        tile = str(seat._tile(pen, card, True, place))
        assert ("Without it: −1" in tile[: tile.index("</button>")]) == changes
        assert ("Without it: −1" in tile[tile.index("</button>") :]) == changes


@pytest.mark.parametrize(
    ("by", "asked", "chosen", "verb"),
    [
        ("developer", "ask-take-card", "aja", "seat-take-end"),
        ("sun-hwa", "ask-pull-card", "developer", "seat-pull"),
        ("sun-hwa", "ask-take-card", "developer", "seat-take-end"),
        ("theodora", "ask-move-card", "aja", "seat-take-end"),
        ("theodora", "ask-move-card", "developer", "seat-move"),
        ("victra", "ask-take-card", "aja", "seat-take"),
        ("mustang", "ask-unbanish", "aja", "seat-take"),
        ("group-counselor", "ask-unbanish", "aja", "seat-unbanish-deck"),
    ],
)
def test_the_button_says_what_follows(by: str, asked: str, chosen: str, verb: str) -> None:
    table = new("redrising", SCREEN, "verbs").state
    to = next((step.to for step in characters()[Name(by)].deploy if step.verb == "unbanish"), "")
    links = Links(str, asked=asked, args={"card": Name(by), "to": to})
    for lang in LANGUAGES:
        pen = RedRisingPen(table, words(lang, "redrising"), links, last_of(table))
        assert seat._verb_of(pen, characters()[Name(chosen)]) == verb
        assert pen.say(verb, card=Name(by)) in str(seat._tile(pen, Card(Name(chosen)), True, LUNA))


def test_what_declines_says_what_is_not_done(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-take-card"))
    assert "do not take</button>" in html[html.index('class="thumb asking"') :]


def test_score_and_parity_stand_with_the_tracks(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-play")
    html = page(client, shelf, match)
    shown = html[html.index('id="standing"') :]
    shown = shown[: shown.index("</div>")]
    mine, its = score_sheet(match.state).totals
    assert f"<b>{mine}\u00a0:\u00a0{its}</b>" in shown
    assert f"an {match.state.parity} core value" in shown


def test_before_a_card_is_led_no_number_counts_it_as_one_too_many() -> None:
    """It makes room for the one that is gained; what is then counted is the hand without it."""
    match = at("ask-play")
    table, place = match.state, next(one for one in LOCATIONS if match.state.piles[one])
    table.piles[HAND] = [*map(Card, [one for one in characters() if table.where(one) in (None, DECK, HAND)][:7])]
    led = table.piles[HAND][0].id
    assert gain_at(table, place).over == 0
    before = gain_at(table, place, led)
    table.turn.led_at, table.turn.led = MARS, led
    assert gain_at(table, place).over == -10
    table.piles[HAND].pop(0)
    assert before == gain_at(table, place)


def test_a_card_that_has_just_come_to_the_hand_is_marked() -> None:
    match = at("ask-gain")
    table = match.state
    table.tale.order("order-human-draws", card=table.piles[HAND][-1].id)
    pen = RedRisingPen(table, words("en", "redrising"), NOWHERE, last_of(table))
    assert [" new" in one for one in re.findall(r'class="(tile [^"]*)"', str(seat._hand(pen)))].count(True) == 1
    table.tale.head("head-human-turn", number=9)
    assert not seat._new(table)


def test_in_the_finale_a_wild_card_no_longer_counts_as_something_now() -> None:
    scored = Scored(characters()[Name("bridge")], Name("gold"), None, 15, ())
    for lang, now in (("en", "now"), ("ru", "сейчас"), ("uk", "зараз")):
        voice = words(lang, "redrising")
        assert now in taken(voice, scored)
        assert now not in taken(voice, scored, over=True)


def test_of_two_rolls_both_faces_are_seen() -> None:
    table = new("redrising", SCREEN, "dice").state
    pen = RedRisingPen(table, words("en", "redrising"), NOWHERE, last_of(table))
    card = Event(Kind.NOTE, "note-gained", {"card": Name("aja"), "place": DECK})
    for told in ((), (card,)):
        rolls = [Event(Kind.NOTE, "note-die", {"face": Name(face)}) for face in ("sovereign", "fleet")]
        assert str(_rolled(pen, (*told, *rolls))).count('class="place lit"') == 2


def test_what_declines_is_in_the_bar(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-block"))
    assert 'value="no"' in html[html.index('class="thumb asking"') :]
    html = page(client, shelf, at("ask-play"))
    assert 'value="no"' not in html[html.index('class="thumb asking"') :]


def test_the_finale_has_the_hand_and_a_loss_is_no_gain(client: TestClient, shelf: Shelf) -> None:
    match = at("ask-ceres", settings={**SCREEN, "house": "ceres"})
    match.answer(match.state.piles[HAND][0].id)
    html = page(client, shelf, match)
    held = html[html.index("redrising held") : html.index('class="curves"')]
    assert all(words_of(match, "en").say(card.id) in held for card in match.state.piles[HAND])
    line = ScoreLine(Say("score-excess"), (-10, None))
    bar = _bar(Sheet((HUMAN, AUTOMA), (line,), (-10, 0), (AUTOMA,), Say("total"), True), 0, words_of(match, "en"))
    assert bar is not None
    assert "seat-human less" in bar["drawn"]


def _take_bonus(table: Any, place: Name) -> None:
    if place == "luna":
        table.sovereign = HUMAN
    else:
        table.add(HUMAN, BONUS[place], 1)


@pytest.mark.parametrize(
    ("card", "place", "low", "high"),
    [("magistrate", "mars", 20, 35), ("sponsor", "institute", 24, 26), ("seer", "luna", 19, 30)],
)
def test_the_bonus_of_a_location_counts_with_its_card(card: str, place: str, low: int, high: int) -> None:
    """Clauses look at the tracks: with the bonus a card can be worth much more than without it."""
    table = at("ask-gain").state
    taken = Card(Name(card))
    table.piles[HAND].clear()
    for pile in table.piles.values():
        if taken in pile:
            pile.remove(taken)
    table.piles[Name(place)].append(taken)
    table.sovereign = None
    table.tracks[HUMAN] = {
        FLEET: 3,
        HELIUM: 2 if card == "magistrate" else 0,
        INFLUENCE: 3 if card == "magistrate" else 2,
    }
    assert hand_taking(table, taken, Name(place)) == low
    assert hand_with(table, Name(place)) == high


def test_at_the_end_too_a_card_that_can_be_taken_tells_what_the_hand_would_be() -> None:
    match = at("ask-gain")
    tops = {one: match.state.piles[one][-1] for one in LOCATIONS if match.state.piles[one]}
    match.state.banished_first = 0
    links = Links(lambda word: "?" if word in [card.id for card in tops.values()] else None, asked="ask-take-card")
    html = str(seat.seat(pen(match, links)))
    told = re.findall(r'class="worth gain[^"]*"[^>]*><span[^>]*>your hand with it: </span>([−+\d]+)', html)
    assert told == [signed(hand_taking(match.state, card, place)) for place, card in tops.items()]


def test_a_card_beyond_the_seventh_costs_ten() -> None:
    table = at("ask-gain").state
    place = next(one for one in sources(table) if one != DECK)
    held = table.piles[HAND]
    while len(held) < 7:
        held.append(table.piles[DECK].pop())
    more, before = hand_with(table, place), hand_now(table).total
    held.append(table.piles[place].pop())
    assert hand_now(table).total - before - 10 == more


# --- what is hidden ---


@pytest.mark.parametrize("lang", LANGUAGES if LONG else LANGUAGES[1:2])
def test_nothing_tells_what_lies_face_down(client: TestClient, shelf: Shelf, lang: str) -> None:
    """No name of the deck or of the Automa's hand that the human has not seen stands on any page of a match."""
    match = new("redrising", SCREEN, f"hidden {lang}")
    answerer = human("redrising", "hidden")
    voice = words_of(match, lang)
    for _ in range(24):
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        table = match.state
        hidden = [card.id for place in (DECK, AUTOMA_HAND) for card in table.piles[place] if card.id not in table.seen]
        assert len(hidden) > 40
        html = unescape(page(client, shelf, match, lang=lang).partition("<main")[2]).replace(SOFT_HYPHEN, "")
        for id in hidden:
            assert f'card-{id}"' not in html
            assert f"say={id}" not in html
            assert not re.search(rf"(?<!\w){re.escape(voice.say(id))}(?!\w)", html), id


def test_the_score_so_far_counts_only_what_was_seen() -> None:
    match = at("ask-play")
    table = match.state
    before = score_sheet(table).totals[1]
    unseen = next(at for at, card in enumerate(table.piles[AUTOMA_HAND]) if card.id not in table.seen)
    other = next(
        card
        for card in table.piles[DECK]
        if characters()[card.id].core % 2 != characters()[table.piles[AUTOMA_HAND][unseen].id].core % 2
    )
    table.piles[AUTOMA_HAND][unseen] = other
    assert score_sheet(table).totals[1] == before


def test_an_own_card_that_lies_face_down_is_marked() -> None:
    match = at("ask-play")
    top = match.state.piles[LOCATIONS[0]][-1]
    match.state.piles[LOCATIONS[0]][-1] = replace(top, up=False)
    html = str(seat.seat(pen(match)))
    assert "face down; only you know it" in html
    assert " down" in html


def pen(match: Match[Any], links: Links = NOWHERE) -> RedRisingPen:
    return RedRisingPen(match.state, words_of(match, "en"), links, last_of(match.state))


# --- piles and names ---


def test_every_pile_can_be_read_whatever_is_asked(client: TestClient, shelf: Shelf) -> None:
    for ask in ("ask-play", "ask-gain", "ask-take-card"):
        match = at(ask)
        html = picture(page(client, shelf, match))
        for place in (*(one for one in LOCATIONS if match.state.piles[one]), HAND):
            listed = html[html.index(f'id="pile-{place}"') :].partition("</ol>")[0]
            assert f'popovertarget="pile-{place}"' in html
            assert listed.count("<li>") == len(match.state.piles[place])


def test_what_lies_nowhere_on_the_picture_stands_right_under_the_question(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, at("ask-beneath-first"))
    assert html.index('class="taps"') < html.index("data-guide")
    html = page(client, shelf, at("ask-gain"))
    assert html.index('class="taps"') > html.index("data-guide")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_of_names_can_be_parted(lang: str) -> None:
    voice = words_of(at("ask-play"), lang)
    for id in characters():
        parted = soft(voice.say(id))
        assert parted.replace(SOFT_HYPHEN, "") == voice.say(id)
        assert max(map(len, re.split(rf"[ \-{SOFT_HYPHEN}]", parted))) <= 9
        assert lang != "en" or all(one.replace(SOFT_HYPHEN, "") in (one, *PARTED) for one in re.split("[ -]", parted))


# --- the turn, and a first match ---


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


GUIDED = {
    **{"ask-play": "play", "ask-gain": "gain", "ask-scout-where": "scout", "ask-take-card": "ability"},
    **{"ask-end-ability": "end", "ask-block": "block"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ask", "kind"), GUIDED.items())
def test_each_kind_of_question_has_a_guide(ask: str, kind: str, lang: str) -> None:
    match = at(ask)
    found = seat.guide(match.state, match.ask, words_of(match, lang))  # type: ignore[arg-type]
    assert found is not None
    assert found.kind == kind
    assert len(" ".join(found.said)) > 40


def test_without_a_script_the_guide_is_open_for_the_first_turns(client: TestClient, shelf: Shelf) -> None:
    assert re.search(r'<details class="guide" data-guide="play" open>', page(client, shelf, at("ask-play")))
    match = at("ask-play")
    match.state.turns[Name("human")] = 3
    assert "data-guide" in page(client, shelf, match)
    assert not seat.guide(match.state, match.ask, words_of(match, "en")).young  # type: ignore[union-attr,arg-type]


def test_whoever_just_wants_to_play_is_asked_for_the_box(client: TestClient) -> None:
    html = client.get("/begin/redrising").text
    assert re.findall(r'name="depth" value="(\w+)"', html) == ["counted", "screen"]
    assert "/begin/redrising" in client.get("/").text


@pytest.mark.parametrize(
    ("depth", "offered"),
    [("screen", ["screen", "counted"]), ("counted", ["counted", "screen"]), ("known", ["counted", "screen"])],
)
def test_what_was_chosen_for_the_last_match_comes_first(
    client: TestClient, shelf: Shelf, depth: str, offered: list[str]
) -> None:
    for values in ({"depth": "screen"}, {"depth": "counted"}, {"depth": depth}):
        shelf.add(new("redrising", {**values}, "begin"))
    shelf.add(new("scythe", {}, "begin"))
    html = client.get("/begin/redrising").text
    assert re.findall(r'name="depth" value="(\w+)"', html) == offered
    assert re.search(rf'primary" name="depth" value="{offered[0]}"', html)
    assert re.search(rf'name="depth" value="{depth}" checked', client.get("/new/redrising").text)
    assert re.search(r'name="depth" value="known" checked', client.get("/new/redrising?depth=known").text)


@pytest.mark.parametrize(("depth", "at"), [("screen", "#H-01"), ("counted", "")])
def test_the_rules_open_where_they_are_the_reader_s(client: TestClient, shelf: Shelf, depth: str, at: str) -> None:
    match = new("redrising", {"depth": depth}, "rules")
    assert f'href="/rules/redrising{at}"' in page(client, shelf, match)
    assert not at or f'id="{at[1:]}"' in client.get("/rules/redrising").text


def test_what_is_said_about_the_data_says_what_it_is_about(client: TestClient, shelf: Shelf) -> None:
    html = page(client, shelf, new("redrising", SCREEN, "data"))
    assert html.count("Where the cards and names come from") == 2  # on the first page, and in the menu
    assert "Notes on the cards and data of this match" in page(client, shelf, new("redrising", {}, "data"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_it_does_and_what_each_clause_brings(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.undo()
    match = at("ask-gain")
    voice = words_of(match, lang)
    for scored in hand_now(match.state).cards:
        html = unescape(str(seat.large(voice, scored.character, match.setup, scored)))
        assert all(line in html for _, lines in seat.texts(voice, scored.character, match.setup) for line in lines)
        assert len(re.findall(r"<b[^>]*> ", html)) == len(scored.clauses)
    place = next(one for one in sources(match.state) if one != DECK)
    shape = hand(match).ask.shape
    assert isinstance(shape, Place)
    said = hints(match, voice)(next(option.label for option in shape.options if option.value == place))
    top = characters()[match.state.piles[place][-1].id]
    assert voice.say("seat-gained") in said
    assert ".." not in said
    assert all(line in said for _, lines in seat.texts(voice, top, match.setup) for line in lines)


@pytest.mark.parametrize(("ask", "first", "declines"), [
    ("ask-banish-one", "guide-ability", False),
    ("ask-take-card", "guide-ability", None),
    ("ask-pay", "guide-answer", False),
    ("ask-color", "guide-answer", False),
])  # fmt: skip
def test_the_guide_says_what_there_is_to_tap(ask: str, first: str, declines: bool | None) -> None:
    match = at(ask)
    voice = words_of(match, "en")
    found = seat.guide(match.state, match.ask, voice)  # type: ignore[arg-type]
    assert found is not None
    assert found.said[0] == voice.say(first)
    assert declines is None or (voice.say("guide-decline") in found.said) == declines


def test_a_seven_is_marked_in_the_strip_of_its_side() -> None:
    match = at("ask-play")
    drawn = RedRisingPen(match.state, words_of(match, "en"), NOWHERE, last_of(match.state))
    match.state.tracks = {side: dict.fromkeys((FLEET, HELIUM, INFLUENCE), 6) for side in match.state.tracks}
    assert "flag" not in str(seat._standing(drawn))
    match.state.tracks[HUMAN][FLEET] = 7
    assert re.search(r'<b>7<span class="goal">', str(seat._standing(drawn)))
    assert drawn.say("legend-flag") in str(seat._standing(drawn))


def test_to_take_back_what_has_shown_something_is_asked_about(client: TestClient, shelf: Shelf) -> None:
    sure = words_of(at("ask-play"), "en").say("web-undo-shows")
    assert sure in unescape(page(client, shelf, at("ask-scout-where")))  # the top card of the deck
    match = at("ask-play")
    match.answer(f"lead {match.state.piles[HAND][0].id} mars")
    assert (sure in unescape(page(client, shelf, match))) == seat.shows(match.state, match.tale.events[match.fresh :])
    assert not seat.shows(match.state, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_has_no_words_of_the_box(client: TestClient, shelf: Shelf, lang: str) -> None:
    match = at("ask-gain", settings={**SCREEN, "die": "program", "box": "other"})
    fix, die = words_of(match, lang).say("legend-fix"), words_of(match, lang).say("setting-die")
    assert fix not in unescape(page(client, shelf, match, lang=lang))
    assert die not in transcript(match, words_of(match, lang))
    boxed = new("redrising", {"depth": "known", "die": "program"}, "box")
    assert die in transcript(boxed, words_of(boxed, lang))
    assert fix in unescape(page(client, shelf, boxed, lang=lang))


# --- in a real browser ---


def opened(one: Any, server: Server, match: Match[Any], lang: str) -> Any:
    one.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    one.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(one)
    one.locator(".thumb.asking:not(:has(.resting))").wait_for()
    return one


@pytest.mark.parametrize("size", [(360, 640), (390, 844)][: 1 + LONG])
@pytest.mark.parametrize("ask", ["ask-play", "ask-gain"])
def test_the_hint_comes_into_sight(window: Window, server: Server, ask: str, size: tuple[int, int]) -> None:
    one = opened(window(*size, has_touch=True), server, at(ask), "ru")
    one.locator("a[href*='hint=1']").tap()
    one.locator(".hint").wait_for()
    title, bar = one.locator(".hint h3").bounding_box(), one.locator(".thumb.asking").bounding_box()
    assert title["y"] + title["height"] < bar["y"]
    one.wait_for_function("() => window.scrollY === 0")  # what is proposed is seen on the cards
    said = one.locator(".hint button").first.get_attribute("value").split()
    marked = one.locator(".seat .proposed").evaluate_all(
        "found => found.map(({ dataset: { drag, at, word } }) => drag ?? at ?? word)"
    )
    assert marked
    assert set(marked) == set(said) & {*LOCATIONS, *characters(), DECK, "scout"}
    assert not one.locator(".guide").is_visible()


@pytest.mark.parametrize("type_size", ["m", "xl"])
@pytest.mark.parametrize("ask", ["ask-play", "ask-ceres", "ask-banish-one"])
def test_the_question_and_a_card_to_tap_are_in_sight(window: Window, server: Server, ask: str, type_size: str) -> None:
    """However large the letters, and however many rows the cards have."""
    one = window(360, 640, has_touch=True)
    one.context.add_cookies([{"name": "size", "value": type_size, "url": server.url}])
    one = opened(one, server, at(ask, settings={**SCREEN, "house": "ceres"}), "ru")
    question, bar = one.locator("#answer .ask").bounding_box(), one.locator(".thumb.asking").bounding_box()
    assert question["y"] + question["height"] <= bar["y"] + 1
    held = ".seat-hand [data-drag]" if ask == "ask-play" else ".seat .tile.able"
    card = one.locator(held).first.bounding_box()
    assert one.locator("header").bounding_box()["height"] <= card["y"]
    assert card["y"] + card["height"] <= question["y"]


def test_from_what_was_one_tap_leads_back_to_the_question(window: Window, server: Server) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-play"), "ru")
    one.locator("[data-again]:visible").first.tap()
    one.locator("main.conducting").wait_for()
    one.locator("[data-to-ask]").tap()
    one.locator("main.asking").wait_for()
    assert not one.locator(".cue.now").is_visible()


def test_where_nothing_is_moved_by_hand_one_tap_leads_past_the_cues(window: Window, server: Server) -> None:
    """And as a list they do not push the question and the cards away."""
    match = at("ask-play", "past")
    answerer = human("redrising", "past")
    while match.ask is not None and (match.ask.id != "ask-play" or len(row(match).cues) < 3):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    one = window(360, 640, has_touch=True)
    address = f"{server.url}/match/{server.shelf.add(match).id}"
    one.goto(address)
    one.locator("[data-to-ask]").tap()
    one.locator("main.asking").wait_for()
    one.evaluate("() => localStorage.setItem('list', '1')")
    one.goto(server.url)
    one.goto(address)
    question, bar = one.locator("#answer .ask").bounding_box(), one.locator(".thumb.asking").bounding_box()
    assert question["y"] + question["height"] <= bar["y"] + 1
    card = one.locator(".seat-hand [data-drag]").first.bounding_box()
    assert one.locator("header").bounding_box()["height"] <= card["y"] < question["y"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_the_tracks_stays_inside_in_the_largest_letters(window: Window, server: Server, lang: str) -> None:
    one = window(360, 640)
    one.context.add_cookies([{"name": "size", "value": "xl", "url": server.url}])
    match, answerer = at("ask-play"), human("redrising", "line")
    table = match.state
    while match.ask is not None and (table.sovereign != AUTOMA or max(table.tracks[AUTOMA].values()) < 7):
        match.answer(match.ask.write(answerer(match.ask, table)))
    assert match.ask is not None
    one = opened(one, server, match, lang)
    assert one.evaluate(
        "() => (({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.standing'))"
    )


def test_after_a_whole_match_the_guide_stays_folded(window: Window, server: Server) -> None:
    one = opened(window(360, 640), server, at("ask-play"), "en")
    assert one.locator("details.guide[open]").count() == 1
    match = at("ask-ceres", settings={**SCREEN, "house": "ceres"})
    answerer = human("redrising", "whole")
    while match.ask is not None:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    opened(one, server, match, "en")
    opened(one, server, at("ask-play"), "en")
    assert one.locator("details.guide:not([open])").count() == 1


def test_with_cues_as_a_list_a_hint_leads_to_the_cards_and_not_to_the_list(window: Window, server: Server) -> None:
    match = at("ask-play")
    answerer = human("redrising", "listed")
    while match.ask is not None and (match.ask.id != "ask-play" or not row(match).cues):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    one = opened(window(390, 844, has_touch=True), server, match, "ru")
    one.evaluate("() => localStorage.setItem('list', '1')")
    one.reload()
    one.locator("a[href*='hint=1']").tap()
    one.locator(".hint").first.wait_for()
    top, bar = one.locator(".board-area").first.bounding_box(), one.locator("header").bounding_box()
    assert 0 <= top["y"] - bar["height"] < 40
    one.locator(".thumb.asking a[href$='#answer']").last.tap()
    one.locator(".cue").first.wait_for()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_the_numbers_of_a_forecast_come_into_sight(window: Window, server: Server, size: tuple[int, int]) -> None:
    one = opened(window(*size, has_touch=True), server, at("ask-play"), "uk")
    one.locator("a[href*='forecast=1']").tap()
    one.locator(".foretold").wait_for()
    likely = one.locator(
        ".foretold details .odds:not(summary)"
    ).first.bounding_box()  # of what is certain, each of its ways
    question, bar = one.locator("#answer .ask").bounding_box(), one.locator("header").bounding_box()
    assert bar["height"] <= likely["y"] < likely["y"] + likely["height"] <= question["y"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_says_is_read_beside_the_places_where_it_is_laid(window: Window, server: Server, lang: str) -> None:
    match = at("ask-play", settings={**SCREEN, "house": "ceres"})  # six cards: else they have two rows
    one = opened(window(360, 640, has_touch=True), server, match, lang)
    held = one.locator(".seat-hand .tile")
    assert held.count() == 6
    for number in range(held.count()):
        held.nth(number).tap()
        one.locator(f".seat-hand .tile:nth-child({number + 1} of .tile).picked").wait_for()
        last = one.locator(".beside .large .now").first.bounding_box()
        asked, place = one.locator("#answer .asked").bounding_box(), one.locator(".spot .do").first.bounding_box()
        assert one.locator("header").bounding_box()["height"] <= place["y"]
        assert last["y"] + last["height"] <= asked["y"]


def test_that_the_match_may_end_is_told_with_the_question(window: Window, server: Server) -> None:
    match, answerer = at("ask-play", "near"), human("redrising", "near")
    while match.ask is not None and (match.ask.id != "ask-play" or not warned(match, words_of(match, "uk"))):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    one = opened(window(360, 640, has_touch=True), server, match, "uk")
    said, bar = one.locator("#answer .reminder"), one.locator(".thumb.asking").bounding_box()
    assert said.inner_text() == warned(match, words_of(match, "uk"))[0]
    assert said.bounding_box()["y"] + said.bounding_box()["height"] <= bar["y"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_declines_is_said_whole(window: Window, server: Server, lang: str) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-play"), lang)
    button = """said => {
        const form = Object.assign(document.createElement("form"), { className: "now" });
        form.innerHTML = `<button>${said}</button>`;
        document.querySelector(".thumb.asking").append(form);
        const [{ scrollWidth, clientWidth }, high] = [form.firstChild, form.parentElement.offsetHeight];
        form.remove();
        return scrollWidth <= clientWidth && high < 80;
    }"""
    voice = words_of(at("ask-play"), lang)
    ways = [voice.say(f"no-{id}") for id in ("ask-take-card", "ask-move-card", "ask-deploy-card", "ask-end-ability")]
    assert [said for said in ways if not one.evaluate(button, said)] == []


def test_a_long_list_is_closed_by_what_is_in_sight(window: Window, server: Server) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-play"), "uk")
    one.locator(".standing").tap()
    shut, shown = one.locator("#standing > button"), one.locator("#standing")
    assert shown.evaluate("each => each.scrollHeight > each.clientHeight")
    assert shut.bounding_box()["y"] + shut.bounding_box()["height"] <= 640


@pytest.mark.parametrize("ask", ["ask-play", "ask-gain", "ask-scout-where"])
def test_the_names_of_the_locations_are_in_sight_where_one_is_to_be_tapped(
    window: Window, server: Server, ask: str
) -> None:
    one = opened(window(360, 640, has_touch=True), server, at(ask), "ru")
    head, bar = one.locator(".spot .place-name").first.bounding_box(), one.locator("header").bounding_box()
    assert head["y"] >= bar["y"] + bar["height"]


@pytest.mark.parametrize("lang", LANGUAGES if LONG else LANGUAGES[1:2])
def test_what_came_of_an_answer_is_told_in_full(window: Window, server: Server, lang: str) -> None:
    one = opened(window(360, 640, has_touch=True), server, at("ask-beneath-first"), lang)
    assert one.evaluate(
        "() => { const p = document.querySelector('.echo p'); return p.scrollHeight <= p.clientHeight; }"
    )


@pytest.mark.parametrize("wide", [360, 390][: 1 + LONG])
@pytest.mark.parametrize("lang", LANGUAGES if LONG else LANGUAGES[1:2])
def test_no_name_is_broken_without_a_hyphen(window: Window, server: Server, lang: str, wide: int) -> None:
    match = at("ask-play")
    one = opened(window(wide, 844, has_touch=True), server, match, lang)
    broken = """names => [".spot", ".seat-hand"].flatMap((where) => {
        const name = document.querySelector(`${where} .tile .name`);
        name.style.overflowWrap = "normal";
        return names.filter((each) => { name.textContent = each; return name.scrollWidth > name.clientWidth; });
    })"""
    assert not one.evaluate(broken, [soft(words_of(match, lang).say(id)) for id in characters()])


def test_in_a_browser_a_choice_is_changed_and_taken_back_and_a_pile_is_read(window: Window, server: Server) -> None:
    one = opened(window(390, 844, has_touch=True), server, at("ask-play"), "en")
    held = one.locator(".seat-hand .tile")
    for at_hand, picked in ((0, 1), (1, 1), (1, 0)):
        held.nth(at_hand).tap()
        one.locator(".tapped").wait_for(state="detached")
        assert one.locator(".tile.picked").count() == picked
    one.locator(".spot .times").first.tap()
    assert one.locator("[popover]:popover-open li").first.is_visible()


# --- what chance and the Automa did ---


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_has_room_on_the_card_that_is_drawn(lang: str) -> None:
    voice = words(lang, "redrising")
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
    ((0, 0, 0), (0, 0, 0), 2, "2 more sevens can end the game."),
    ((7, 0, 0), (0, 0, 0), 1, "One more seven can end the game."),
    ((7, 0, 0), (7, 0, 0), 1, "One more seven can end the game."),
    ((7, 0, 0), (0, 7, 0), 1, "One more seven can end the game."),
    ((7, 8, 0), (0, 0, 0), 0, "There are enough sevens to end the game."),
    ((7, 8, 9), (0, 0, 0), 0, "There are enough sevens to end the game."),
])  # fmt: skip
def test_the_strip_tells_how_near_the_end_is(mine: tuple[int, ...], its: tuple[int, ...], left: int, told: str) -> None:
    match = at("ask-play")
    pen = RedRisingPen(match.state, words_of(match, "en"), NOWHERE, last_of(match.state))
    tracks = (FLEET, HELIUM, INFLUENCE)
    match.state.tracks = {HUMAN: dict(zip(tracks, mine, strict=True)), AUTOMA: dict(zip(tracks, its, strict=True))}
    strip = str(seat._standing(pen))
    assert f"</svg>{left}</span><small>to end</small>" in strip
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
def test_a_hint_tells_how_much_less_each_answer_promises_than_the_best(lang: str) -> None:
    match = at("ask-play")
    advised = advice(match, words(lang, "redrising"), "40")
    assert len(advised) > 1
    less = [int(found[1]) if (found := re.search(r": −(\d+)$", one.line)) else 0 for one in advised]
    assert less[0] == 0 < less[-1]
    assert less == sorted(less)
