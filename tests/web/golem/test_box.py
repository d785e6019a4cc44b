"""What an owner enters of a box of Golem, by taps, and what is known of it by then."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Ask
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Event, Kind, Name, Say
from automarium.games import game
from automarium.games.golem.box import ROWS, read_prices
from automarium.games.golem.names import AUTOMA, EITHER, MARBLE, SLOTS
from automarium.games.golem.notation import EFFECT, effect, line
from automarium.games.golem.shapes import ArtifactLine, CardLine, MarblesLine, NamedEffect, Parts, RowLine, SignsLine
from automarium.shelf import Shelf
from automarium.taps import Hand, hand, next_taps
from automarium.taps.golem import TAKEN, contradicts
from automarium.taps.golem_cards import card_taps
from automarium.taps.golem_effects import DEED, digit, effect_taps
from automarium.web.boards import Links, board, draft
from automarium.web.boards import golem as drawer
from automarium.web.compose import compose
from automarium.web.pages.match import question
from automarium.words import words
from tests.bots import new, play
from tests.rules.golem.kit import table
from tests.rules.golem.owner import whole_survey
from tests.web.conftest import fields, token
from tests.web.golem.kit import OWNER, whole
from tests.web.test_compose import path


def in_our_names(entry: str, count: dict[str, int]) -> str:
    """A line of the survey with the next name of ours, as somebody has it who only taps."""
    verb, *rest = entry.split()
    letter = {"card": "c", "book": "b", "start": "s", "artifacts-tile": "a"}.get(verb)
    if letter is None:
        return entry
    count[letter] = count.get(letter, 0) + 1
    return " ".join([verb, f"{letter}{count[letter]}", *rest[1:]])


def test_a_whole_survey_by_taps() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "survey")
    count: dict[str, int] = {}
    taps = 0
    for entry in whole_survey():
        assert match.ask is not None
        text = in_our_names(entry, count)
        found = path(hand(match), text)
        assert found is not None, text
        for said in found[1:]:
            assert said[0] == text.split()[0]
        taps += len(found)
        match.answer(text)
    assert match.state.box.all_cards
    assert taps < 1300, "prices and rows of numbers among them, one tap each; and one from a bonus to the next"


def test_what_is_entered_is_drawn_as_it_grows() -> None:
    match = Match(game("golem"), OWNER, "draft")
    told = words("ru", "golem")
    seen = 0
    for entry in ("s1 +3r+1v", "s2 +3r", "39 43 41 46", "work RRY golem BB artifacts KW study WYW | RY 1 1"):
        assert match.ask is not None
        found = path(hand(match), entry)
        assert found is not None
        for said in found[1:]:
            assert not re.search(r"[a-z]{3,}", re.sub(r"<[^>]*>", " ", str(draft(match, told, said)))), said
            seen += 1
        match.answer(entry)
    assert seen > 20


def test_a_known_starting_tile_or_a_new_one_comes_before_what_is_printed_on_it() -> None:
    start = {"s1": effect("+3r")}
    assert [tap.text for tap in next_taps(NamedEffect(start), "")] == ["s1", "s2", "s"]
    assert [tap.text for tap in next_taps(NamedEffect(start, ["s1"]), "")][:2] == ["s", "s2 +1"]


def test_an_artifact_tile_is_named_and_only_the_completed_artifact_is_asked_for() -> None:
    """In one tap; in the survey all four can be entered."""
    one = ArtifactLine({"a1": [effect("+2r"), None, None, None]})
    taps = list(next_taps(one, ""))
    assert [tap.text for tap in taps] == ["a1", "a2", "a"]
    assert [tap.at_once for tap in taps] == [False, True, False]
    assert not any(tap.at_once for tap in next_taps(ArtifactLine({}, anew=True), ""))


def test_an_artifact_tile_is_known_by_the_prices_of_its_slots_too() -> None:
    nothing: list[Any] = [None] * 4
    first, *_ = next_taps(ArtifactLine({"a1": nothing}, {"a1": [2, 3, None, None, 4, None, None, None]}), "")
    assert words("en", "golem").tap(*first.label) == "No.\xa01 · prices of slots from the bottom right: 2, 3, ?, ?, 4"
    assert "unknown" in words("en", "golem").tap(*next(iter(next_taps(ArtifactLine({"a1": nothing}), ""))).label)


def test_prices_that_became_known_in_this_match_stand_in_their_correction() -> None:
    """It had been made while nothing was known, and asked for all of them again."""
    match = play(new("golem", OWNER, "prices"), "prices", 6)
    assert match.ask is not None
    assert match.ask.fixes is not None
    assert not compose(hand(match), ("fix", "golem-prices")).fields
    match.state.box.prices[Name("golem")] = read_prices(
        Name("golem"), "leg-2 2 leg-3 3 control 3 extra 4 cemetery 5 golem-menorahs 8"
    )
    again = {field.name: field.default for field in compose(hand(match), ("fix", "golem-prices")).fields}
    assert again["cemetery"] == 5


def test_income_is_entered_source_by_source_and_a_sum_is_a_tap_of_its_own() -> None:
    """One thing under the first of five sources lit a large button that sent it as everything together."""
    places: dict[Name, int | Name] = {
        Name("street-red"): Name("section-2"),
        Name("study-income"): 0,
        Name("golem-income"): 1,
    }
    asked = Hand(Ask("ask-income", AUTOMA, Parts(places)))
    made = compose(asked, ("+1r",))
    assert made.onward
    assert made.answer == "", "nothing sends a beginning"
    assert made.onward.say == ("+1r", "|")
    assert ("+1r+1v",) in [one.say for one in made.choices], "a source may bring two things"
    assert compose(asked, ("+1r", "|", "+2v")).answer == ""
    assert compose(asked, ("+1r", "|", "0", "|", "+2v")).answer == "+1r | 0 | +2v"
    nothing = next(one for one in compose(asked, ()).choices if one.say == ("0", "|"))
    assert "0" in [one.answer for one in compose(asked, nothing.say).choices]


def test_that_income_is_told_in_one_sum_is_said_first_and_that_it_is_not_remembered() -> None:
    """Its button stood grey above the numbers, and nothing said that all sources would be asked again."""
    places: dict[Name, int | Name] = {Name("street-red"): Name("section-2"), Name("golem-income"): 1}
    asked = Hand(Ask("ask-income", AUTOMA, Parts(places)))
    first = compose(asked, ()).choices[0]
    assert (first.label.id, first.say) == ("tap-in-one-sum", ("=",))
    assert "not remembered" in words("en", "golem").say(first.label.id)
    made = compose(asked, ("=+7r+2v",))
    assert (made.answer, made.onward) == ("=+7r+2v", None)
    assert asked.ask.parse("=+7r+2v") == asked.ask.parse("+7r+2v")
    match = next(one for one in whole(OWNER, "short") if one.ask and one.ask.id == "ask-income")
    voice = words("en", "golem")
    assert match.ask
    assert question(hand(match), ["=+7r"], voice) == voice.say("ask-income-sum", match.ask.args)
    with pytest.raises(Refusal):
        asked.ask.parse("=+7r | +2v")


def test_the_fold_of_a_yellow_column_of_five_says_that_it_may_go_on() -> None:
    """A sixth criterion stood behind the heading of what had been entered."""
    card = ["gold", "2", "most", "left", "right", "black", "white", "m"]
    folded = {one.group.id for one in card_taps("c1", card, CardLine({}, need=MARBLE))}
    assert "tap-yellow-further-more" in folded
    assert "tap-yellow-more" not in folded


def test_a_level_beside_a_bonus_is_no_number_of_the_grey_column() -> None:
    """Two rows of numbers stood on one screen."""
    labels = [one.label for one in card_taps("c1", ["shuffle"], CardLine({}, need=EITHER))]
    assert [one.id for one in labels[:4]] == ["tap-level-number"] * 4
    assert digit(1) in labels[4:]


def test_not_all_marbles_lie_in_the_last_row() -> None:
    """A first tap there gave all ten."""
    line = MarblesLine({Name("red"): 2})
    gone = {
        begun: next(one.gone for one in next_taps(line, begun) if one.label.id == "tap-all-else")
        for begun in ("", "work R")
    }
    assert gone == {"": True, "work R": False}


def test_of_a_cemetery_that_nobody_has_counted_the_next_spaces_are_offered() -> None:
    """Twelve, whatever there were."""
    t = table(door="owner")
    t.box.rows["graves-open"] = [None] * 3
    t.graves[1] = AUTOMA
    assert [space for space, _ in TAKEN["grave"](t)] == [2, 3, 4, 5]


@pytest.mark.parametrize(("verb", "drawn"), [("resources", "resources"), ("study-track", "study track")])
def test_a_track_is_in_sight_while_its_marker_is_corrected(verb: str, drawn: str) -> None:
    """The streets were."""
    match = next(one for one in whole(OWNER, "track") if one.ask and one.ask.id == "ask-turn")
    assert match.ask
    shown = drawer.entry(match.state, match.ask, words("en", "golem"), Links(str, ("fix", verb)))
    assert drawn in str(shown)


def test_of_a_printed_number_the_usual_ones_stand_in_sight() -> None:
    """All from 0 to 30 were a wall."""
    made = compose(Hand(Ask("ask-entry", AUTOMA, ROWS["entry"].shape)), ())
    choices = made.choices
    assert not made.search
    assert [one.answer for one in choices] == [str(number) for number in range(31)]
    assert [one.answer for one in choices if not one.group.id] == [str(number) for number in range(15)]


def test_gold_spaces_are_numbers_to_tap() -> None:
    first, second = (next_taps(RowLine("cauldron"), begun) for begun in ("", "3"))
    assert [tap.text for tap in first][:10] == [str(number) for number in range(1, 11)]
    assert [tap.text for tap in second][:10] == [f"3 {number}" for number in range(1, 11)]


@pytest.mark.parametrize("text", ["+3r", "+1r+2v", "kill/+1r", "-2r+1g", "create3", "+1v*level", "+3r?", "0", "+12r"])
def test_an_effect_by_taps(text: str) -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "effect")
    assert match.ask is not None
    found = path(hand(match), f"bottom {text}")
    assert found is not None
    assert len(found) <= 7
    assert line(effect(text)) == text


@pytest.mark.parametrize("name", list(ROWS))
def test_every_row_of_the_box_by_taps(name: str) -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "rows")
    assert match.ask is not None
    shape = RowLine(name)
    value: Any = shape.sample(Stream(name, "row"))
    assert path(hand(match), f"{name} {shape.write(value)}") is not None


def test_lines_that_mean_nothing_offer_nothing_and_break_nothing() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "fuzz")
    ask = match.ask
    assert ask is not None
    assert ask.fixes is not None
    stream = Stream("fuzz", "words")
    sample = ("c1", "gold", "2", "m", "r4", "_", "+1r", "-", "red", "|", "&", "x", "99", "…", "leg-2", "<>", "/", "?")
    told = words("uk", "golem")
    for report in ask.fixes.reports:
        for _ in range(20):
            said = ("fix", report.verb, *(stream.pick(sample) for _ in range(stream.below(6))))
            compose(hand(match), said)
            draft(match, told, said)
            told.spoken(ask, " ".join(said))


def test_how_much_of_the_box_is_not_known_is_shown_and_shrinks(client: TestClient) -> None:
    table = client.post("/new/golem", data={"guard": token(client), "seed": "box", "door": "owner"}).url.path
    page = client.get(table).text
    asked = "What may still be asked about your box in this match: "
    assert f"{asked}37" in page
    assert "12 Automa cards" in page, "more do not come up in a match"
    for answer in ("s1 +3r", "s2 +3r", "39 43 41 46", "work RRYYBB golem KWWW | RY 1 1"):
        client.post(f"{table}/answer", data={**fields(client.get(table).text), "answer": answer})
    assert f"{asked}34" in client.get(table).text, "the card that is asked for now is none of them"
    house = client.post("/new/golem", data={"guard": token(client), "seed": "box", "door": "house"}).url.path
    assert asked not in client.get(house).text


def test_no_more_of_the_box_is_said_to_be_asked_than_can_be() -> None:
    """The last question of a match said that six more might come."""
    match = Match(game("golem"), OWNER, "left")
    left: list[tuple[str, int]] = []
    while match.ask is not None:
        _, kinds = drawer.unknown(match.state, words("en", "golem"), match.ask)
        left.append((match.ask.id, sum(int(kind.split()[0]) for kind in kinds)))
        play(match, f"left {len(left)}", 1)
    assert [number for id, number in left if id in ("ask-study-vp", "ask-total")] == [0] * 2


@pytest.mark.parametrize(("row", "said"), [("slot", "artifact upgrade"), ("cauldron", "places gold")])
def test_a_question_about_an_artifact_says_what_it_is_for(row: str, said: str) -> None:
    """An action of the artifacts asked for prices before anybody knew that something was bought."""
    t = table(door="owner")
    t.box.rows["slot"], t.box.rows["cauldron"] = [None] * len(SLOTS), [None] * 4
    ask = next(t.printed(row, 3 if row == "cauldron" else 0))
    assert said in words("en", "golem").tap(ask.id, ask.args)


@pytest.mark.parametrize(("row", "size"), [("slot", 8), ("position", 5), ("cauldron", 4), ("entry", 3)])
def test_a_row_of_prices_is_tapped_and_what_is_known_stands_side_by_side(row: str, size: int) -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "fields")
    assert compose(hand(match), [row]).fields == ()
    said = [row]
    for _ in range(size):
        two = digit(2)
        said = list(next(one.say for one in compose(hand(match), said).choices if one.label == two))
    assert compose(hand(match), said).sure == f"{row} {' '.join(['2'] * size)}", "the last tap gives it"
    match.answer(f"{row} {' '.join(['2'] * size)}")
    assert [field.default for field in compose(hand(match), [row]).fields] == [2] * size
    assert compose(hand(match), [row]).said == (row,)


def test_artifact_prices_are_entered_as_the_slots_lie() -> None:
    """They count from the bottom right; one reads them from the top left."""
    asked = Hand(Ask("ask-all-slot", AUTOMA, RowLine("slot")))
    first = compose(asked, ())
    assert first.choices[0].group == Say("place-slot", {"slot": SLOTS[7]})
    second = compose(asked, first.choices[6].say)
    assert second.choices[0].group == Say("place-slot", {"slot": SLOTS[6]})
    assert second.choices[5].say == ("5", "6")
    assert compose(asked, ("5", "6")).back == ("6",)


def test_prices_are_one_tap_each_and_those_that_the_rulebook_gives_none() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "fields")
    said: tuple[str, ...] = ("golem-prices",)
    asked = []
    for price in (5, 3, 12, 8):
        made = compose(hand(match), said)
        asked.append(made.choices[0].group.id)
        said = made.choices[price].say
    assert asked == ["control", "extra", "cemetery", "golem-menorahs"]
    sure = compose(hand(match), said).sure
    assert sure == "golem-prices leg-2 2 leg-3 3 extra 3 control 5 golem-menorahs 8 cemetery 12"
    match.answer(sure)
    again = {field.name: field.default for field in compose(hand(match), ["golem-prices"]).fields}
    assert again["control"] == 5, "and then they stand side by side"


def test_that_a_column_ends_is_said_in_the_bar(client: TestClient, shelf: Shelf) -> None:
    """It lay under three headings, below the window."""
    match = next(one for one in whole(OWNER, "short") if one.ask and one.ask.id == "ask-card")
    html = client.get(f"/match/{shelf.add(match).id}?say=c9+none+m+most").text
    bar = html.partition('<nav class="thumb asking"')[2]
    assert re.search(r'<button class="now" name="answer" value="c9 none m most">this is the whole column', bar)


def test_whoever_has_played_with_the_box_is_not_asked_for_it_again(client: TestClient, shelf: Shelf) -> None:
    assert "/begin/golem" in client.get("/").text
    shelf.add(Match(game("golem"), {"door": "house"}, "look"))
    assert "/begin/golem" in client.get("/").text, "who has only had a look may have the box by now"
    shelf.add(Match(game("golem"), OWNER, "box"))
    html = client.get("/").text
    assert "/begin/golem" not in html
    assert re.findall(r'href="/watch/(\w+)"', html)[0] == "golem", "what was played last stands first"
    client.post("/new/golem", data={"guard": token(client)})
    assert shelf.entries(most=1)[0].setup["door"] == "owner"


def test_a_tap_on_the_picture_does_not_lose_what_has_been_entered(client: TestClient, shelf: Shelf) -> None:
    """Five marbles were gone after a tap on the board below them."""
    match = next(one for one in whole(OWNER, "half") if one.ask and one.ask.id == "ask-round")
    path = f"/match/{shelf.add(match).id}"
    assert "say=fix" in client.get(path).text
    assert "say=fix" not in client.get(f"{path}?say=work").text
    assert "say=fix" in client.get(f"{path}?say=fix+student").text


@pytest.mark.parametrize(
    ("row", "label"),
    [("street-red", "Section II"), ("graves", "Space 2"), ("study-income", "Space 1"), ("golem-income", "Space 2")],
)
def test_the_places_of_a_row_of_bonuses_are_called_as_they_are_on_the_board(row: str, label: str) -> None:
    """“2nd value” it said."""
    group = next(tap.group for tap in next_taps(RowLine(row), "+1r _") if tap.text == "+1r +1r")
    assert words("en", "golem").say(group.id, group.args) == label


@pytest.mark.parametrize(("begun", "gone"), [("", True), ("+2", True), ("+2r", False), ("+2r/", True)])
def test_or_stands_beside_the_other_signs_of_an_effect(begun: str, gone: bool) -> None:
    """It was folded away, and came only after the first half."""
    taps = [one for one in effect_taps(begun) if one.label.id == "tap-or"]
    assert [(one.group, one.gone) for one in taps] == [(DEED, gone)]


def test_the_survey_shows_what_is_known_already() -> None:
    """Of the prices of slots tile by tile."""
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "known")
    streets = f"street-red +1r +2v {' '.join('_' * 8)}"
    for said in ("position 0 1 _ 2 3", "golem-prices 2 3 3 4 5 8", "card c1 none", streets, "slot 1 2 3 4 5 6 7 8"):
        match.answer(said)
    box = match.state.box
    told = [drawer.known_of(box, verb) for verb in ("position", "golem-prices", "card", "street-red", "entry", "slot")]
    assert told == ["0 1 ? 2 3", "2 3 3 4 5 8", "1", "2", "", "1 2 3 4 5 6 7 8"]
    box.play_tile("a1")
    box.play_tile("a2")
    box.rows["slot"][0] = 4
    assert drawer.known_of(box, "slot") == "№\N{NO-BREAK SPACE}1: 1 2 3 4 5 6 7 8 · №\N{NO-BREAK SPACE}2: 4"
    label = next(one.label for one in compose(hand(match), ()).choices if one.label.id == "verb-position")
    assert drawer.hint(match.state, words("en", "golem"), label, match.ask) == "known: 0 1 ? 2 3"


def test_the_survey_has_groups_of_its_own() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "groups")
    groups = {choice.label.id: choice.group.id for choice in compose(hand(match), ()).choices}
    assert (groups["verb-book"], groups["verb-slot"], groups["verb-effect"]) == (
        *("group-cards", "group-printed", "group-rules"),
    )


def test_what_an_owner_enters_is_drawn_in_the_place_of_the_board() -> None:
    match = Match(game("golem"), OWNER, "entry")
    told = words("ru", "golem")
    while match.ask is not None and match.ask.id != "ask-card":
        shown = board(match, told, Links(lambda _: None))
        if match.ask.id in ("ask-characters", "ask-round", "ask-starting-tile"):
            assert 'class="entry draft"' in shown.main, match.ask.id
            assert "offered" not in shown.main
        match.answer(match.ask.write(match.ask.shape.sample(Stream("entry", match.ask.id))))
    empty = str(board(match, told, Links(lambda _: None)).main)
    assert 'class="laid"' in empty
    assert str(board(match, told, Links(lambda _: None, ("c1", "gold", "2"))).main) != empty
    rows = next(one for one in whole(OWNER, "entry") if one.ask and one.ask.id == "ask-artifact-numbers")
    assert board(rows, told, Links(lambda _: None)).main.count('class="cell') == 2, "each row under its name"
    begun = board(rows, told, Links(lambda _: None, ("2", "3"))).main
    assert begun.count('class="cell lit"') == 1
    assert "3 …" in begun
    house = new("golem", {"level": "1"}, "entry")
    assert "entry" not in board(house, told, Links(lambda _: None)).main


def test_what_is_entered_says_where_it_is_printed() -> None:
    """The card of which character, which of the artifacts."""
    match = next(one for one in whole(OWNER, "printed") if one.ask and one.ask.id == "ask-round")
    assert match.ask is not None
    line = match.ask.write(match.ask.shape.sample(Stream("printed", "round"))).partition("|")[0]
    assert "персонажа №" in question(hand(match), (*line.split(), "|"), words("ru", "golem"))
    voice = words("ru", "golem")
    assert [voice.tap("ask-artifact", {"number": number}) for number in (3, 4)] == [
        "Что напечатано у артефакта 3, считая сверху, без жетонов улучшений?",
        "Что напечатано у нижнего (4-го) артефакта, без жетонов улучшений?",
    ]


def test_after_the_marbles_of_a_round_the_card_of_the_character_is_asked_for() -> None:
    match = next(one for one in whole(OWNER, "printed") if one.ask and one.ask.id == "ask-round")
    ask, voice = match.ask, words("en", "golem")
    assert ask
    marbles, _, rest = ask.write(ask.shape.sample(Stream("round", "marbles"))).partition("|")
    begun = [*marbles.split(), "|"]
    asked = [question(hand(match), said, voice) for said in ((), begun[:1], begun, [*begun, *rest.split()[:2]])]
    assert asked[0] == asked[1] != asked[2]
    assert asked[2] == voice.say("ask-round-card", ask.args)
    assert asked[3] == voice.say("ask-round-track", ask.args)


@pytest.mark.parametrize(("setup", "told"), [(OWNER, "from your box"), ({"door": "house"}, "")])
def test_the_first_page_says_what_is_begun_at_once(
    client: TestClient, shelf: Shelf, setup: dict[str, Any], told: str
) -> None:
    """With one's box once the last match was, and on the level that was chosen for it."""
    shelf.add(new("golem", {**setup, "level": "3"}, "again"))
    home = client.get("/", headers={"accept-language": "en"}).text
    assert ("from your box · level 3" in home) == bool(told)
    if told:
        begun = client.post("/new/golem", data={"guard": token(client)}).url.path
        values = shelf.take(begun.rsplit("/", 1)[1]).match.setup.values
        assert (values["door"], values["level"]) == ("owner", "3")


def test_what_the_rules_do_not_lead_one_to_expect_is_asked_once() -> None:
    """The Automa goes to the bottom space only to kill: one that brings nothing but resources is a slip of a finger."""
    bottom, signs = Ask("ask-bottom", AUTOMA, EFFECT), Ask("ask-signs", AUTOMA, SignsLine())
    assert contradicts(bottom, "+3r") == Say("contradicts-bottom")
    assert contradicts(bottom, "kill+1r") is None
    assert contradicts(signs, "RY 9") == Say("contradicts-steps", {"number": 9})
    assert contradicts(signs, "RY 2") is None
    assert contradicts(signs, "RY") is None, "it is not whole yet"


def test_income_in_one_sum_says_of_which_sources_it_is() -> None:
    """Who counted all sources told one twice that the program added by itself."""
    match = next(one for one in whole(OWNER, "short") if one.ask and one.ask.id == "ask-income")
    voice = words("uk", "golem")
    for text in ("=", "=+7r"):
        drawn = str(draft(match, voice, (text,)))
        assert "учень у червоному районі" in drawn
        assert "шкала големів, поділка" in drawn
    note = Event(Kind.NOTE, "note-incomes", {"sources": ("шкала — 1 ресурс",), "besides": 1})
    assert "Крім названої суми" in voice.event(note)


def test_whoever_passed_is_asked_only_where_the_rabbi_stands() -> None:
    match = next(one for one in whole(OWNER, "c") if one.ask and one.ask.id == "ask-late-turn")
    first = board(match, words("uk", "golem"), Links(lambda said: f"?say={said}")).main
    assert "?say=rabbi" in first
    assert "fix" not in first
    assert match.ask
    assert words("uk", "golem").tap(match.ask.id, match.ask.args) == "Куди ви поставили рабина?"
