"""The human's turn at a table of Red Rising: who is led, who is gained, and what an ability did, by taps."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from automarium.cards.redrising import ability
from automarium.core.ask import Reports
from automarium.core.tale import Name
from automarium.cues import row
from automarium.games.redrising.abilities import ABILITIES
from automarium.games.redrising.cards import characters, in_play
from automarium.games.redrising.ending import END_ABILITIES, end_abilities_left
from automarium.games.redrising.human import end_reports, led_reports, turn_reports
from automarium.games.redrising.names import (
    COLORS,
    HAND,
    HUMAN,
    LOCATIONS,
    SIDES,
)
from automarium.last.redrising import last_of
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web.boards import Links, beside, draft
from automarium.web.boards.redrising import board, reminders, verb_icon
from automarium.web.compose import compose, tappable
from automarium.web.pages import grouped
from automarium.web.pages.asked import Way, begun, composer
from automarium.web.pages.match import ending, in_a_row
from automarium.web.pages.told import conducted, undone
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, human, new, play
from tests.web.redrising.kit import ENGLISH, at, counted


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


def test_whose_ability_is_deployed_is_offered_by_the_colour_that_the_text_names() -> None:
    for id, lines, colors in (
        ("orion", ["lead mars; ability orion", "move mars jupiter"], {"blue"}),
        ("modjob", ["lead mars; ability modjob", "move under jupiter"], {"red", "brown"}),
    ):
        match = counted()
        for line in lines:
            match.answer(line)
        made = compose(hand(match), ["ability"]).choices
        named = {str(characters()[Name(one.answer.split()[1])].color) for one in made if one.answer}
        there = {one.say[-1] for one in made if one.say}
        assert named | there == colors, id


def test_where_a_track_is_full_its_place_says_so() -> None:
    match = counted()
    match.answer("fix fleet human 10")
    match.answer("lead mars")
    said = {one.answer: one.label for one in compose(hand(match), []).choices}
    voice = words("en", "redrising")
    assert voice.hint(said["gain jupiter"].id) == "fleet is at 10 of 10"
    assert voice.hint(said["gain institute"].id) == "influence +1"


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
    echo = conducted(match, words("en", "redrising"))["echo"]
    assert [one.split()[0] for one in echo[:2]] == ["Took", "Ended"], "in the order of the deeds"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_that_the_human_carries_out_is_shown_with_what_the_card_says(lang: str) -> None:
    match, said = counted(), words(lang, "redrising")
    match.answer("lead institute")
    assert beside(match, said, ()) is None
    match.answer("ability theodora")
    shown = unescape(str(beside(match, said, ())))
    assert all(line in shown for line in ability(characters()[Name("theodora")], said))


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


def test_an_ability_that_was_named_is_used_or_not() -> None:
    """And of one that the human carries out, that nothing came of it is asked once."""
    match = counted()
    match.answer("lead mars; ability tactus")
    made = composer(match, hand(match), "", [], ENGLISH)
    assert [one.label for one in made["groups"][0].buttons] == ["use it", "do not use it"]
    match = counted()
    match.answer("lead institute; ability trigg")
    assert ending(match, ENGLISH) == "None of these? The ability of Trigg will be lost."
    match.answer("move mars institute beneath")
    assert ending(match, ENGLISH) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_a_hand_that_were_named_stay_in_sight_and_lead_back(
    client: TestClient, shelf: Shelf, lang: str
) -> None:
    match, answerer, said = (
        new("redrising", {"depth": "counted"}, "row"),
        human("redrising", "row"),
        words(lang, "redrising"),
    )
    while match.ask is not None and match.ask.id != "ask-hand-how":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    match.answer("cards")
    assert in_a_row(match, said) == []
    first = len(match.answers)
    for line in ("darrow", "fix helium human 3", "aja"):
        match.answer(line)
    assert [(before, name) for before, name, _ in in_a_row(match, said)] == [
        (first, said.say("darrow")),
        (first + 2, said.say("aja")),
    ]
    shelved = shelf.add(match)
    shown = client.get(f"/match/{shelved.id}", headers={"accept-language": lang}).text
    assert f'name="number" value="{first}"' in shown
    shelf.go(shelved, first)
    told = undone(shelved.match, said)
    assert told is not None
    assert all(said.say(id) in told["said"] for id in ("darrow", "aja"))
    assert re.findall(r"\b[12]\b", told["said"]) == ["1", "2"]  # each is called by its own number
