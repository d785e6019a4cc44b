"""Red Rising on the screen: each card tells its worth, in its parts, and what follows from it."""

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

from automarium.core.game import ScoreLine, Sheet
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.course import this_turn
from automarium.games.redrising.hand import Scored
from automarium.games.redrising.names import (
    AUTOMA,
    BONUS,
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
    hand_without,
    lost_with,
    score_sheet,
    track_points,
)
from automarium.games.redrising.screen import sources
from automarium.games.redrising.table import signed
from automarium.games.redrising.thought import deployed
from automarium.last.redrising import last_of
from automarium.players.redrising_seat import thought_of
from automarium.shelf import Shelf
from automarium.taps import offered
from automarium.taps.redrising import named
from automarium.web.boards import NOWHERE, Links
from automarium.web.boards import redrising_seat as seat
from automarium.web.boards.redrising_seat import taken
from automarium.web.boards.redrising_signs import RedRisingPen
from automarium.web.finale import _bar
from automarium.web.pages.told import conducted
from automarium.words import LANGUAGES, figure, words
from automarium.words.advice import advice
from automarium.words.own import words_of
from tests.bots import LONG, human, new
from tests.web.redrising_seat.kit import SCREEN, at, page, pen, picture


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


def test_a_colour_tells_how_many_of_it_count() -> None:
    match = at("ask-color")
    assert match.ask is not None
    table, voice = match.state, words_of(match, "en")
    ask = replace(match.ask, args={**match.ask.args, "card": Name("investor")})
    table.turn.led_at = LUNA
    table.piles[LUNA][:] = [Card(Name("cassius")), Card(Name("mustang")), Card(Name("lorn"), up=False)]
    assert seat.hint(table, voice, Say("color-gold"), ask) == "2 cards"
    assert seat.hint(table, voice, Say("color-red"), ask) == ""
    assert [one.value for one in offered(named(table, ask))] == ["gold"]
    table.piles[LUNA][:] = [Card(Name("lorn"), up=False)]
    assert [one.label.id for one in offered(named(table, ask))] == ["color-none-there"]
    ask = replace(ask, args={**ask.args, "card": Name("online-gambler")})
    assert seat.hint(table, voice, Say("color-red"), ask) == ""


def test_before_a_card_is_led_each_location_tells_what_its_ability_does_there() -> None:
    """Nothing, or steps of a track; where it asks something else, or shows a hidden card, nothing is told."""
    table = at("ask-play").state
    table.piles[HAND][:] = [Card(Name(id)) for id in ("investor", "firewall-expert", "lawyer")]
    table.piles[LUNA][:] = [Card(Name("cassius")), Card(Name("mustang"))]
    table.piles[MARS][:] = []
    table.seen |= {card.id for card in table.piles[HAND]}
    before = {place: list(pile) for place, pile in table.piles.items()}
    led = {place: deployed(table, Name("investor"), place) for place in (LUNA, MARS)}
    assert [(one.id, one.args["track"], one.args["steps"]) for one in led[LUNA] or ()] == [("order-track", HELIUM, 2)]
    assert [one.id for one in led[MARS] or ()] == ["note-no-effect"]
    assert deployed(table, Name("firewall-expert"), LUNA) is None
    assert table.piles == before
    voice = words("en", "redrising")
    chosen = Links(lambda _: "#", ("investor",), asked="ask-play")
    drawn = RedRisingPen(table, voice, chosen, last_of(table))
    assert "no effect" in str(seat._would_do(drawn, MARS))
    assert "helium +2" in str(seat._would_do(drawn, LUNA))


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
        ("conversationalist", "ask-pull-card", "judge", "seat-take"),
        ("conversationalist", "ask-pull-card", "developer", "seat-pull"),
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
        assert seat._verb_of(pen, Card(Name(chosen))) == verb
        assert pen.say(verb, card=Name(by)) in str(seat._tile(pen, Card(Name(chosen)), True, LUNA))


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


def test_in_the_finale_a_wild_card_no_longer_counts_as_something_now() -> None:
    scored = Scored(characters()[Name("bridge")], Name("gold"), None, 15, ())
    for lang, now in (("en", "now"), ("ru", "сейчас"), ("uk", "зараз")):
        voice = words(lang, "redrising")
        assert now in taken(voice, scored)
        assert now not in taken(voice, scored, over=True)


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


def test_the_hand_of_the_finale_comes_to_what_its_sheet_counts() -> None:
    """Also what Hacker found: it stands beside what the card brought."""
    match = at("ask-ceres", settings={**SCREEN, "house": "ceres"})
    hand, gone = match.state.piles[HAND], match.state.piles[HAND][0].id
    for pile in match.state.piles.values():
        pile[:] = [card for card in pile if card.id != "hacker"]
    hand.append(Card(Name("hacker")))
    match.state.hacker = 20
    match.answer(gone)
    shown = unescape(str(seat.held(match.state, words_of(match, "en"))))
    sheet = match.sheet()
    assert sheet is not None
    mine = sum(line.points[0] or 0 for line in sheet.lines if line.label.id in ("score-cards", "score-excess"))
    assert f": {mine} points" in shown
    assert "15 + 20" in shown


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


@pytest.mark.parametrize(
    ("by", "asked", "chosen"),
    [
        ("alfrun", "ask-take-card", "jopho"),
        ("jopho", "ask-take-card", "alfrun"),
        ("alfrun", "ask-take-card", "nero"),
        ("developer", "ask-take-card", "jopho"),
        ("theodora", "ask-move-card", "nero"),
        ("conversationalist", "ask-pull-card", "judge"),
    ],
)
def test_what_an_ability_takes_tells_what_comes_of_it(by: str, asked: str, chosen: str) -> None:
    """With the card that returns to the hand, where the ability brings that too; its parts add up to it."""
    match = at("ask-gain")
    table, card = match.state, Card(Name(chosen))
    for pile in table.piles.values():
        pile[:] = [one for one in pile if one.id not in (by, chosen)]
    while len(table.piles[HAND]) < 6:  # with two more there is one too many
        table.piles[HAND].append(table.piles[DECK].pop())
    mars = [card, Card(Name(by))]
    table.piles[MARS] += mars
    before = score_sheet(table).totals[0]
    told = pen(match, Links(str, asked=asked, args={"card": Name(by)}))
    brings = seat._brings(told, card, MARS, top=False)
    assert brings is not None
    why = str(Markup("").join(seat._why(told.words, brings)))
    parts = [int(one.replace("−", "-")) for one in re.findall(r"<b[^>]*> ([+−]\d+)</b>", why)]
    assert sum(parts) == brings.gain.total
    returns = by in ("alfrun", "jopho")
    for one in mars if returns else mars[:1]:
        table.piles[MARS].remove(one)
        table.piles[HAND].append(one)
    assert score_sheet(table).totals[0] - before == brings.gain.total
    assert (f"{told.say(by)} returns to your hand" in why) == returns


def test_a_card_that_lies_face_down_is_not_taken_for_its_colour() -> None:
    table = new("redrising", SCREEN, "verbs").state
    links = Links(str, asked="ask-move-card", args={"card": Name("theodora")})
    pen = RedRisingPen(table, words("en", "redrising"), links, last_of(table))
    assert seat._verb_of(pen, Card(Name("aja"), up=False)) == "seat-move"


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_how_much_less_each_answer_promises_than_the_best(lang: str) -> None:
    """First those of which nothing can be told, and then less and less."""
    voice, told = words(lang, "redrising"), set()
    for seed in range(3):
        first, *others = advice(at("ask-gain", f"less {seed}"), voice, "40")
        less = [int(found[1]) if (found := re.search(r": −(\d+)$", one.line)) else 0 for one in others]
        assert first.less == 0
        assert less == [one.less for one in others] == sorted(less)
        told |= set(less)
    assert 0 in told
    assert max(told) > 0


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_is_led_says_what_the_hand_loses_with_it(seed: int) -> None:
    match = at("ask-play", f"leaves {seed}")
    table, voice, ask = match.state, words_of(match, "en"), match.ask
    assert ask is not None
    for one in hand_now(table).cards:
        shown = unescape(str(seat.beside(table, ask, voice, [one.character.id])))
        before, after = hand_now(table), hand_without(table, one.character)
        if before.total - one.total == after.total:
            continue
        lost = signed(after.total - before.total)
        told = re.search(r"Without it: (.\d+) \(([^)]*)\)", shown)
        assert told
        assert told[1] == lost
        parts = [int(part.replace("−", "-")) for part in re.findall(r"[+−]\d+", told[2])]
        assert sum(parts) == after.total - before.total


def test_a_card_that_is_led_and_is_worth_something_to_others_names_them() -> None:
    match = at("ask-play", "leaves")
    table = match.state
    table.piles[HAND][:] = [Card(Name("holo-designer")), Card(Name("reporter"))]
    assert match.ask is not None
    shown = str(seat.beside(table, match.ask, words_of(match, "ru"), ["reporter"]))
    assert "Без неё: " in shown
    assert "Дизайнер голограмм" in shown


def test_a_scouted_card_says_that_its_ability_does_nothing() -> None:
    match = at("ask-scout-where")
    assert match.ask is not None
    voice = words_of(match, "en")
    shown = str(seat.beside(match.state, match.ask, voice, []))
    assert (voice.say("seat-scouted") in shown) == bool(characters()[Name(str(match.ask.args["card"]))].deploy)
    asked = pen(match, NOWHERE._replace(asked="ask-scout-where"))
    assert "+1" in str(seat._would_do(asked, Name("jupiter")))


def test_the_counting_is_headed_by_what_both_sides_have_and_corrects_nothing(client: TestClient, shelf: Shelf) -> None:
    match, answerer = new("redrising", SCREEN, "counted"), human("redrising", "counted")
    while match.ask is not None:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    sheet = match.sheet()
    assert sheet is not None
    said = conducted(match, words_of(match, "en"))["cues"][-1]
    assert all(str(points) in said.lines[0] for points in sheet.totals)
    assert any(one.id == "note-hand-card" for one in said.details)
    html = page(client, shelf, match)
    assert "say=fix" not in html
    bar = html[html.index('<nav class="thumb asking"') :].split("</nav>")[0]
    assert words_of(match, "en").say("verb-fix") not in bar


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_whose_track_is_full_says_what_its_card_brings(lang: str) -> None:
    match, found = at("ask-gain", "full"), 0
    assert match.ask is not None
    match.state.tracks[HUMAN] = dict.fromkeys(match.state.tracks[HUMAN], 10)
    for one in offered(named(match.state, match.ask)):
        if one.label.id.endswith("-full"):
            said = seat.hint(match.state, words_of(match, lang), one.label, match.ask)
            found += str(gain_at(match.state, Name(one.text)).total).removeprefix("-") in said
    assert found
