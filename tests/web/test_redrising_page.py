"""Red Rising's picture: what the Automa did last is drawn, every value can be corrected, nothing is given away."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from automarium.cards.redrising import ability
from automarium.core.ask import Reports
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Name
from automarium.cues import Habits, cues, row
from automarium.cues.redrising import IN_TURN, TOGETHER, marker
from automarium.games.redrising.abilities import ABILITIES
from automarium.games.redrising.cards import Card, characters, in_play
from automarium.games.redrising.ending import END_ABILITIES, end_abilities_left
from automarium.games.redrising.human import end_reports, led_reports, turn_reports
from automarium.games.redrising.names import (
    AUTOMA_HAND,
    COLORS,
    HAND,
    HUMAN,
    INSTITUTE,
    JUPITER,
    LOCATIONS,
    LUNA,
    PLACES,
    POSITIONS,
    SIDES,
    TRACKS,
)
from automarium.games.redrising.table import Table
from automarium.games.redrising.turn import automa_turn
from automarium.last.redrising import AT, WAYS, Last, last_of
from automarium.taps import hand
from automarium.web.boards import NOWHERE, Links, beside, draft, scenes
from automarium.web.boards.redrising import board, reminders, scene, spot, verb_icon
from automarium.web.boards.redrising_road import PAGE, STAGE, _named
from automarium.web.boards.redrising_scenes import SCENES
from automarium.web.boards.redrising_signs import RedRisingPen
from automarium.web.compose import compose, tappable
from automarium.web.finale import corrections, swings, turns
from automarium.web.pages import grouped
from automarium.web.pages.asked import Way, begun, composer
from automarium.web.pages.told import conducted, undone
from automarium.words import LANGUAGES, words
from automarium.words.cued import cued
from tests.bots import SETUPS, human, new, play
from tests.rules.redrising.conftest import card, drive, next_cards, table
from tests.test_words import messages

ENGLISH = words("en", "redrising")


def drawn(bare: Table, lang: str = "en") -> str:
    """The picture, with every correction as it was asked for."""

    def link(said: str) -> str | None:
        return f"/?say={said}" if said.startswith("fix ") else None

    shown = board(bare, words(lang, "redrising"), Links(link))
    return unescape(shown.main + shown.rest)


def taps(picture: str) -> list[str]:
    return re.findall(r'href="/\?say=([^"]*)"', picture)


def at(index: int, ask: str) -> Match[Any]:
    """A match of that set-up when the Automa has had turns and this is asked."""
    match = new("redrising", SETUPS["redrising"][index], "page")
    while match.ask is not None and not (match.ask.id == ask and match.state.turns["automa"] > 2):
        play(match, f"page {len(match.answers)}", 1)
    assert match.ask is not None
    return match


# --- corrections ---


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


def test_a_card_in_hand_is_led_by_tapping_it() -> None:
    match = at(3, "ask-turn")
    held = match.state.piles[HAND][0].id
    assert held in tappable(hand(match).ask)
    tops = [pile[-1].id for location in LOCATIONS if (pile := match.state.piles[location])]
    assert tops
    assert not {*tops} & {*tappable(hand(match).ask)}
    assert match.ask is not None
    made = compose(hand(match), [held]).choices
    assert [one.answer for one in made[:-1]] == [f"lead {held} {location}" for location in LOCATIONS]
    assert made[-1].say == ("fix", held)
    assert compose(hand(match), ["lead", held, "mars"]).answer == f"lead {held} mars"
    assert compose(hand(match), [held, "mars"]).sure == f"lead {held} mars"  # the place tapped on the picture


def test_leading_offers_the_hand_and_not_the_whole_game() -> None:
    match = at(3, "ask-turn")
    assert match.ask is not None
    offered = [one.say[-1] for one in compose(hand(match), ["lead"]).choices]
    assert offered == [one.id for one in match.state.piles[HAND]]


def test_a_turn_is_a_card_a_place_and_where_one_gains() -> None:
    """Known cards: the card, the location, then where one gains, if the program carries out the ability."""
    match = new("redrising", {**SETUPS["redrising"][2], "first": "human", "house": "mars"}, "taps")
    held = next(one.id for one in match.state.piles[HAND] if one.id in ABILITIES or characters()[one.id].block)
    assert ("lead", held) in [one.say for one in compose(hand(match), []).choices]
    match.answer(compose(hand(match), [held, "mars"]).sure)
    while match.ask is not None and match.ask.id != "ask-turn-led":
        play(match, "taps", 1)
    assert match.ask is not None
    assert compose(hand(match), ["luna"]).sure == "gain luna"
    assert compose(hand(match), ["mars"]).sure == ""  # where one led


def counted() -> Match[Any]:
    """The first turn of a match in which cards are only counted."""
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars"}, "taps")
    match.answer("4")
    return match


def test_counted_cards_are_led_and_gained_in_three_taps() -> None:
    match = counted()
    assert ("lead",) in [one.say for one in compose(hand(match), []).choices]
    assert "lead mars" in [one.answer for one in compose(hand(match), ["lead"]).choices]
    assert compose(hand(match), ["mars"]).choices[0].answer == "lead mars"
    match.answer("lead mars")
    assert "gain luna" in [one.answer for one in compose(hand(match), []).choices]  # a button is the whole answer
    assert compose(hand(match), ["luna"]).sure == "gain luna"  # and so is the place itself


def test_after_leading_what_the_ability_did_stands_in_one_group() -> None:
    match = counted()
    match.answer("lead mars")
    groups: dict[str, list[str]] = {}
    for one in compose(hand(match), []).choices:
        groups.setdefault(one.group.id, []).append(one.answer or one.say[0])
    assert groups["group-turn"] == ["ability", "gain jupiter", "gain luna", "gain institute", "gain deck"]
    assert set(groups) == {"group-turn", "group-beside"}
    assert {"take", "move", "steal", "pile", "clear", "gift", "end"} <= set(groups["group-beside"])
    led = [one.answer or one.say for one in compose(hand(match), ["mars"]).choices]
    assert "take mars" in led  # where one led nothing is gained: it is about the ability
    assert not [one for one in led if "gain" in one]


@pytest.mark.parametrize("setup", [0, 2])
def test_what_the_ability_did_is_folded_below_what_ends_the_turn(setup: int) -> None:
    match = new("redrising", {**SETUPS["redrising"][setup], "first": "human", "house": "mars"}, "taps")
    answerer = human("redrising", "taps")
    while match.ask is not None and match.ask.id != "ask-turn-led":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    made = compose(hand(match), [])
    gains, ability = grouped(made.choices, Way("", ()), words("en", "redrising"), made.last)
    assert gains.heading == ""  # the question is heading enough
    assert (gains.buttons[0].sign == "ability-first") == (match.setup["depth"] == "counted")
    assert (ability.folded, gains.folded) == (True, False)
    assert ability.heading == "Enter by hand what the card gave"  # whole on a small phone
    assert {one.answer.split()[0] for one in gains.buttons if one.answer} == {"gain"}


def test_another_ability_comes_last_when_one_has_been_used() -> None:
    match = counted()
    match.answer("lead mars; ability uncle-narol")
    made = compose(hand(match), [])
    gains = grouped(made.choices, Way("", ()), words("en", "redrising"), made.last)[0]
    assert [one.sign for one in gains.buttons][-1] == "ability-more"
    assert "ability uncle-narol" not in [one.answer for one in compose(hand(match), ["ability", "red"]).choices]


@pytest.mark.parametrize("depth", ["counted", "known"])
def test_at_the_end_the_abilities_that_are_left_are_one_tap_each(depth: str) -> None:
    for number in range(20):
        match = new("redrising", {"depth": depth}, f"end {number}")
        answerer = human("redrising", f"end {number}")
        while match.ask is not None and match.ask.id != "ask-end-abilities":
            match.answer(match.ask.write(answerer(match.ask, match.state)))
        made = compose(hand(match), [])
        named = [one.answer for one in made.choices if one.group.id.startswith("group-end")]
        left = {f"ability {id}" for id in end_abilities_left(match.state)}
        assert left <= {*named}
        assert depth == "known" or len(named) == len(END_ABILITIES) - 2  # two come back with the variant only
        assert made.last is not None
        assert made.last.answer == "done"
        shown = grouped(made.choices, Way("", ()), words("en", "redrising"), made.last)
        assert [one.folded for one in shown] == [*([False] if named else []), True]


def test_a_top_card_that_is_tapped_is_gained() -> None:
    match = new("redrising", {**SETUPS["redrising"][2], "first": "human", "house": "mars"}, "taps")
    held = match.state.piles[HAND][0].id
    match.answer(f"lead {held} mars")
    while match.ask is not None and match.ask.id != "ask-turn-led":
        play(match, "taps", 1)
    top = match.state.piles[Name("luna")][-1].id
    assert compose(hand(match), [top]).sure == "gain luna"
    (button,) = [one for one in compose(hand(match), []).choices if one.answer == "gain luna"]
    assert ENGLISH.say(button.label.id, button.label.args) == f"Luna: {ENGLISH.say(top)}"


def test_whose_ability_it_was_is_said_by_colour_and_name() -> None:
    match = counted()
    match.answer("lead mars")
    assert ("ability", "gold") in [one.say for one in compose(hand(match), ["ability"]).choices]
    answers = [one.answer for one in compose(hand(match), ["ability", "gold"]).choices]
    assert "ability aja" in answers
    assert len(answers) < 22


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_abilities_goes_by_value_and_name_and_has_every_colour(lang: str) -> None:
    match, said = counted(), words(lang, "redrising")
    match.answer("lead mars")
    colors = compose(hand(match), ["ability"]).choices
    assert {one.label.id.removeprefix("color-") for one in colors if one.say} == {*COLORS}
    made = compose(hand(match), ["ability", "gold"])
    for golds in grouped(made.choices, Way("", ()), said):
        order = [(characters()[Name(one.sign)].core, one.label) for one in golds.buttons]
        assert order == sorted(order)
    assert match.ask is not None
    assert begun(match.ask, made.said, said) == f"{said.tap('verb-ability')} · {said.say('color-gold')}"


def test_an_ability_that_the_human_carries_out_leads_to_what_is_reported_of_it() -> None:
    """Nobody looks for it in vain; what is clear of its steps is given at once."""
    match = counted()
    match.answer("lead institute")
    every = {id for id in in_play(False) if characters()[id].deploy}
    named = [one for color in COLORS for one in compose(hand(match), ["ability", color]).choices]
    assert every <= {one.label.id for one in named}
    assert {one.group.id for one in named} == {""}  # whoever carries them out

    match.answer("ability trigg")
    made = compose(hand(match), [])
    assert made.last is not None
    assert (made.last.answer, made.last.label.id) == ("done", "did-nothing")
    shown = grouped(made.choices, Way("", ()), words("en", "redrising"), made.last)
    assert [(one.heading, one.folded) for one in shown] == [
        ("Put a card beneath Trigg: from where?", False),
        ("More", True),
    ]
    match.answer("move mars institute beneath")
    made = compose(hand(match), [])
    assert made.last is not None
    assert (made.choices[0].answer, made.last.label.id) == ("take under; end", "did-done")
    match.answer("take under; end")
    assert match.ask is not None
    assert match.ask.id != "ask-turn-led"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_that_the_human_carries_out_is_shown_with_what_the_card_says(lang: str) -> None:
    match, said = counted(), words(lang, "redrising")
    match.answer("lead institute")
    assert beside(match, said, ()) is None
    match.answer("ability theodora")
    shown = unescape(str(beside(match, said, ())))
    assert all(line in shown for line in ability(characters()[Name("theodora")], said))


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


def test_at_the_table_the_last_turn_is_told_where_the_question_is() -> None:
    match = counted()
    match.answer("fix fleet automa 7; fix helium automa 7; fix ending yes")
    assert reminders(match.state, ENGLISH) == ["This is your last turn"]
    assert "last turn" not in board(match.state, ENGLISH, Links(lambda _: None)).main


@pytest.mark.parametrize(
    ("answer", "now"), [("fleet 1", "Your fleet goes up by 1, to 1."), ("sovereign", "You take the Sovereign token.")]
)
def test_what_was_entered_by_hand_is_told_as_it_is_now_over_a_closed_fold(answer: str, now: str) -> None:
    match = counted()
    match.answer("lead mars")
    match.answer(answer)
    assert not any(one.open for one in composer(match, hand(match), "", [], ENGLISH)["groups"])
    assert conducted(match, ENGLISH)["echo"][-1] == now


def test_what_was_done_in_the_last_turn_takes_no_room_from_the_question_of_the_next() -> None:
    match = counted()
    match.answer("lead mars")
    assert not conducted(match, ENGLISH)["ended"]
    match.answer("gain luna")
    shown = conducted(match, ENGLISH)
    assert shown["ended"]
    assert shown["echo"]  # it stands over the first cue


def test_a_card_without_a_name_is_taken_from_beneath_the_one_that_was_led() -> None:
    match = counted()
    match.answer("lead mars; ability sevro; yes; yes")
    (cue,) = row(match).cues
    assert ENGLISH.event(cue.main) == "Take the card from beneath yours into your hand."
    assert last_of(match.state, cue.events).places == {Name("mars"), HAND}


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


def test_steps_of_both_sides_are_one_tap() -> None:
    match = counted()
    match.answer("lead mars")
    answers = [one.answer for one in compose(hand(match), ["fleet"]).choices]
    assert {"fleet 1", "fleet automa 1"} <= set(answers)
    assert "fleet -1" not in answers  # nobody has gone that far


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("index", [0, 2])
def test_every_step_of_an_answer_is_a_question(lang: str, index: int) -> None:
    """Where a part of a report or a correction is asked for, the heading asks: it does not repeat the verb."""
    said = words(lang, "redrising")
    for ask in ("ask-turn", "ask-turn-led"):
        match = at(index, ask)
        shown = hand(match).ask
        assert isinstance(shown.shape, Reports)
        assert isinstance(shown.fixes, Reports)
        for reports, prefix in ((shown.shape, []), (shown.fixes, ["fix"])):
            for report in reports.reports:
                assert all(said.tap(one.label.id, one.label.args).endswith(("?", ".")) for one in report.fields)
                heading = compose(hand(match), [*prefix, report.verb]).heading
                if report.fields:
                    assert heading is not None
                    assert "?" in said.tap(heading.id, heading.args), report.verb


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_of_the_house_or_of_the_die_says_why_it_is_asked(lang: str) -> None:
    said = words(lang, "redrising")
    match = new("redrising", {"depth": "counted", "first": "human", "house": "apollo"}, "taps")
    match.answer("4; lead mars; gain luna")
    assert match.ask is not None
    assert said.say("house-apollo")[:6] in said.tap(match.ask.id, match.ask.args)
    match.answer("jupiter")
    assert match.answered is not None
    assert said.spoken(match.answered, "jupiter") != said.say("jupiter")  # a sentence, and not a bare name
    match = new("redrising", {"depth": "counted", "first": "human", "house": "minerva", "die": "table"}, "taps")
    match.answer("4; lead mars; gain luna")
    assert match.ask is not None
    assert said.say("house-minerva")[:5] in said.tap(match.ask.id, match.ask.args)
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars", "die": "table"}, "taps")
    match.answer("4; lead mars; gain deck; place")
    assert match.ask is not None
    assert said.say("house-apollo")[:6] not in said.tap(match.ask.id, match.ask.args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_finale_says_to_whom_a_turn_gave_points(lang: str) -> None:
    said = words(lang, "redrising")
    for side in SIDES:
        text = said.say("finale-decided", {"turn": "1", "points": 23, "side": side})
        assert "23" in text
        assert said.say("automa")[:6] in text or side == HUMAN


def test_what_would_be_refused_is_not_offered() -> None:
    match = new("redrising", {"depth": "counted", "first": "human", "house": "mars"}, "taps")
    match.answer("4")
    verbs = {word for one in compose(hand(match), []).choices for word in one.say[:1]}
    assert verbs == {"lead", "scout"}  # nothing is gained before one has led
    match.answer("lead mars")
    assert "gain mars" not in [one.answer for one in compose(hand(match), ["gain"]).choices]
    assert compose(hand(match), []).last is None  # the turn ends by gaining


def test_where_the_answer_goes_on_is_inviting() -> None:
    match = at(0, "ask-turn-led")
    match.undo()
    match.answer("lead mars")

    def link(said: str) -> str | None:
        return f"/?say={said}" if said in tappable(hand(match).ask) else None

    def inviting(*said: str) -> list[str]:
        main = str(board(match.state, ENGLISH, Links(link, said)).main)
        return re.findall(r'data-at="([a-z-]+)"><rect [^>]*inviting', main)

    gained = [one for one in ("deck", "jupiter", "luna", "institute") if match.state.piles[Name(one)]]
    assert sorted(inviting()) == sorted(inviting("gain")) == sorted(gained)
    assert inviting("helium") == inviting("fix", "helium") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_character_is_named_by_its_colour_and_its_name(lang: str) -> None:
    """Two taps and no list of a hundred names; of a row of cards each one so."""
    said = words(lang, "redrising")
    match = new("redrising", {"depth": "known", "first": "human", "house": "mars"}, "colours")
    assert match.ask is not None
    assert match.ask.id == "ask-dealt"
    colours = compose(hand(match), []).choices
    assert len(colours) == 14
    assert all(verb_icon(one.label.id) is not None for one in colours)
    names = compose(hand(match), ["gold"])
    assert len(names.choices) < 24
    assert ("aja",) in [one.say for one in names.choices]
    assert not names.search
    first = compose(hand(match), ["aja"])
    assert len(first.choices) == 14
    assert ("aja", "lorn") in [one.say for one in compose(hand(match), ["aja", "gold"]).choices]
    shown = draft(match, said, ("aja", "gold"))
    assert shown is not None
    assert said.say("color-gold") in shown
    assert draft(match, said, ("aja", "lorn")) is None
    assert compose(hand(match), ["aja", "lorn"]).sure == "aja lorn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_half_a_sentence_and_a_sign(lang: str) -> None:
    said = words(lang, "redrising")
    for reports in (turn_reports, led_reports, end_reports):
        for report in reports(True, True).reports:
            assert verb_icon(report.label.id) is not None
            assert said.hint(report.label.id) or report.verb == "done"


def test_steps_of_a_track_are_tapped_both_ways() -> None:
    match = at(0, "ask-turn-led")
    assert match.ask is not None
    answers = [one.answer for one in compose(hand(match), ["helium", "automa"]).choices]
    assert {"helium automa 1", "helium automa -1"} <= set(answers)
    match.answer("helium +12")  # more can still be typed
    assert match.answers[-1] == "helium 12"


# --- the Automa's last turn ---


def turn(*printed: str, empty: tuple[Name, ...] = ()) -> Table:
    """A turn of the Automa with these cards, two characters lying at each location that is not empty."""
    bare = table(priorities="ABCD", deck=9, jupiter=2, mars=2, luna=2, institute=2)
    for location in empty:
        bare.piles[location].clear()
    next_cards(bare, *(card(one, n) for n, one in enumerate(printed, 1)))
    drive(automa_turn(bare))
    return bare


def ways(bare: Table) -> list[str]:
    return re.findall(r'role="img" aria-label="(Card \d: (?:a character|nothing)[^"]*)"', drawn(bare))


def test_the_ways_of_the_last_turn_are_drawn() -> None:
    assert ways(turn("M A < x", "J I > *")) == [
        "Card 1: a character from the character deck to Mars",
        "Card 1: a character from Jupiter to the Automa’s hand",
        "Card 1: a character from the character deck to the banished pile",
        "Card 2: a character from the character deck to Jupiter",
        "Card 2: a character from the Institute to the Automa’s hand",
    ]


def test_what_the_automa_did_is_drawn_until_the_human_has_told_something() -> None:
    match = new("redrising", {"first": "automa", "house": "mars"}, "own")
    match.answer("5")
    assert ways(match.state)
    match.answer("lead mars")
    assert not ways(match.state)


def test_a_location_without_cards_is_passed_by_along_the_arrow() -> None:
    bare = turn("M I > -", "M M < -", empty=(INSTITUTE, JUPITER))
    assert ways(bare)[0] == "Card 1: nothing at the Institute, so it followed the arrow to Mars"
    picture = drawn(bare)
    assert "Gain: Institute is empty, → Mars" in picture
    assert 'd="M317 169H340M0 169H44H128"' in picture  # past the edge and round again


def badges(picture: str) -> list[tuple[float, float]]:
    """Where the numbers of the ways stand."""
    return [
        (float(x), float(y))
        for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="8" class="way-ground"', picture)
    ]


@pytest.mark.parametrize("gains", [f"{one}{other}" for one in "JMLI" for other in "JMLI"])
@pytest.mark.parametrize("places", [f"{one}{other}" for one in "JMLI" for other in "JMLI"])
def test_numbers_of_ways_touch_neither_each_other_nor_a_place(places: str, gains: str) -> None:
    bare = turn(f"{places[0]} {gains[0]} < x", f"{places[1]} {gains[1]} > x")
    found = badges(str(board(bare, ENGLISH, Links(lambda _: None)).main))
    assert len(found) == 6
    for at, (x, y) in enumerate(found):
        assert all((x - u) ** 2 + (y - v) ** 2 > 17**2 for u, v in found[:at])
        for left, top, width, high in PAGE.boxes.values():
            assert not (left - 7 < x < left + width + 7 and top - 7 < y < top + high + 7)


def test_a_known_card_shows_its_core_value_on_the_picture_as_in_the_list() -> None:
    bare = table(mars="aja lorn", luna="judge", hand="dancer", deck="?")
    main = str(board(bare, ENGLISH, Links(lambda _: None)).main)
    for id in ("lorn", "judge"):
        one = characters()[Name(id)]
        assert f'class="count c-{one.color}" text-anchor="middle">{one.core}<' in main
    assert re.findall(r">×(\d+)<", main) == ["2"]  # one alone is not counted


def test_what_can_be_tapped_on_the_picture_is_wide_enough_for_a_thumb() -> None:
    """44 pixels of a page that is 360 wide."""
    least = 44 * 340 / 360
    main = drawn(table(mars=2, luna=1, hand=3, deck=9, priorities="ABCD"))
    cells = re.findall(r'<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)" rx="6" class="cell"', main)
    assert len(cells) == 12
    assert all(float(width) >= least and float(height) >= least for width, height in cells)


def test_gains_carry_the_number_of_their_card() -> None:
    picture = drawn(turn("M J > *", "M J < *"))
    (cell,) = re.findall(r'href="/\?say=fix fleet automa".*?</a>', picture)
    assert "+2" in cell
    assert re.findall(r'class="round"[^>]*>(\d)', cell) == ["1", "2"]
    assert "Bonus: fleet" in picture


def test_what_the_human_gains_afterwards_is_not_the_automas() -> None:
    match = at(0, "ask-turn")
    before = drawn(match.state).count('class="gained"')
    match.answer("lead mars; fleet automa +1")
    assert drawn(match.state).count('class="gained"') == before


def test_a_new_turn_wipes_the_old_ways() -> None:
    match = new("redrising", {"automa-deck": "physical", "first": "automa", "house": "mars"}, "wipe")
    match.answer("4; 1; 2; scout mars")
    assert match.ask is not None
    assert match.ask.id == "ask-automa-card"
    assert ways(match.state) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_cards_say_what_they_do(lang: str) -> None:
    picture, said = drawn(turn("M A < x", "D I > -"), lang), words(lang, "redrising")
    institute = f"{said.say('institute')} ({said.say('letter-d')})"
    assert said.say("picture-activation", {"location": said.say("mars")}) in picture
    assert said.say("picture-activation", {"location": institute}) in picture
    for id in ("picture-discard", "picture-none", "picture-left", "picture-right"):
        assert said.say(id) in picture


# --- known cards ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_whole_and_colours_have_letters(lang: str) -> None:
    said = words(lang, "redrising")
    bare = table(mars="dataport-specialist pulse-fist-engineer", hand="online-gambler", deck="?")
    picture = drawn(bare, lang)
    for id in ("dataport-specialist", "pulse-fist-engineer", "online-gambler"):
        color = characters()[Name(id)].color
        assert f">{said.say(id)}<" in picture
        assert f'title="{said.say(f"color-{color}")}">{said.say(f"short-{color}")}<' in picture
    assert len({said.say(f"short-{one.color}") for one in characters().values()}) == 14


def test_a_high_pile_is_folded_below() -> None:
    picture = drawn(table(mars="aja lorn nero octavia dancer judge sevro roque", hand="hacker", deck="?"))
    order = [picture.index(one) for one in ("Roque", "<summary>+3</summary>", "Nero", "Aja")]
    assert order == sorted(order)


def test_what_the_program_dealt_face_down_is_not_given_away() -> None:
    match = new("redrising", {"depth": "known", "characters": "program", "first": "human", "house": "mars"}, "secret")
    hidden = [one.id for pile in (AUTOMA_HAND, "deck") for one in match.state.piles[Name(pile)]]
    picture = drawn(match.state)
    linked = {word for said in taps(picture) for word in said.split()}
    assert [id for id in hidden if f">{ENGLISH.say(id)}<" in picture or id in linked] == []
    shown = match.state.piles[Name("mars")][-1].id
    assert f">{ENGLISH.say(shown)}<" in picture


def test_a_moment_of_the_past_is_drawn_without_links() -> None:
    picture = str(board(at(3, "ask-turn").state, ENGLISH, Links(lambda _: None)).rest)
    assert "href" not in picture
    assert ENGLISH.say(HUMAN) in picture


def test_when_hands_are_scored_they_are_the_picture_and_the_question_has_room() -> None:
    match = at(0, "ask-hand-points")
    shown = board(match.state, ENGLISH, Links(lambda _: None))
    assert 'data-at="automa-hand"' in shown.main
    assert 'data-at="mars"' not in shown.main
    assert 'data-at="mars"' in shown.rest  # and can still be looked at


# --- cues ---


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


def test_a_name_of_three_lines_stays_in_the_frame_of_its_location() -> None:
    there = new("redrising", {"depth": "screen"}, "names").state
    pen = RedRisingPen(there, words("ru", "redrising"), NOWHERE, last_of(there))
    for id in characters():
        there.piles[LUNA] = [Card(id)]
        lines = re.findall(r'y="([\d.]+)" class="card-name"', "".join(_named(pen, LUNA, 0, 0)))
        assert all(float(y) + 3 <= STAGE.high - STAGE.upper - STAGE.cell for y in lines), id


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
    assert list(cued(cue, ENGLISH)) == ["Draw the top card of the character deck into your hand. Do this twice."]


def test_a_hand_is_named_colour_by_colour() -> None:
    """After a card the others of its colour are a tap away, and so is every other colour."""
    match, answerer = new("redrising", {"depth": "counted"}, "hand"), human("redrising", "hand")
    while match.ask is not None and match.ask.id != "ask-hand-how":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    match.answer("cards")
    first = compose(hand(match), []).choices
    assert all(one.label.id.startswith("color-") for one in first)
    match.answer("dancer")
    shown = grouped(compose(hand(match), []).choices, Way("", ()), ENGLISH)
    reds, others = ([one.sign for one in group.buttons] for group in shown)
    assert {characters()[Name(one)].color for one in reds} == {"red"}
    assert "dancer" not in reds
    assert {f"color-{one}" for one in COLORS if one != "red"} == {*others}


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
