"""Golem's page: every value on it is corrected by taps, and only what would change something is offered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games.golem.human import had_marbles
from automarium.games.golem.names import BOTTOM
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.last.golem import last_of
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web import pages
from automarium.web.boards import Links, board, draft, icon_of
from automarium.web.boards.golem_cards import drawn_card
from automarium.web.boards.golem_pieces import GolemPen
from automarium.web.compose import compose
from automarium.words import words
from tests.bots import SETUPS, new, play
from tests.web.conftest import fields, token
from tests.web.golem.kit import OWNER, entry_taps, whole
from tests.web.test_compose import path

SHOWN = {
    *("resources", "vp", "golems", "created", "killed", "student", "study-track", "golem-track", "gold", "upgrade"),
    *("column", "marble", "had", "tile", "rabbi", "tokens", "order", "active-character", "neighbourhood", "library"),
    *("grave", "menorah", "objectives", "laid", "holds", "card", "bottom"),
}


def links(match: Match[Any]) -> set[str]:
    """What the picture would say when its parts are tapped."""
    asked: set[str] = set()

    def taps(said: str) -> str | None:
        asked.add(said)
        return f"?say={said}" if said.startswith("fix ") else None

    _ = board(match, words("en", "golem"), Links(taps)).rest
    return asked


@pytest.mark.parametrize("setup", SETUPS["golem"][:4])
def test_every_shown_value_can_be_corrected_or_is_told_about(setup: dict[str, object]) -> None:
    whole = play(new("golem", setup, "fix"), "fix")
    moments = (whole.at(n) for n in range(len(whole.answers), 0, -1))
    match = next(one for one in moments if one.ask and one.state.cards and len(one.state.taken["human-1"]) < 2)
    assert match.ask is not None
    verbs = set() if match.state.house else {"library"}  # an owner's is told when the Automa buys
    for said in links(match):
        if said.startswith("fix "):
            made = compose(hand(match), said.split())
            assert made.choices or made.answer or made.number or made.fields or made.about, said
            verbs.add(said.split()[1])
    assert verbs >= SHOWN


def test_a_golem_is_told_again_by_tapping_it() -> None:
    match = play(new("golem", SETUPS["golem"][0], "fix"), "fix", 10)
    golems = match.state.golems
    here = golems[0]
    others = [f"{one.district}{one.section}{'' if one.standing else '-'}" for one in golems[1:]]
    standing = "" if here.standing else "-"
    said = " ".join([f"fix golems {here.district}{here.section}{standing}?", *others])
    assert said in links(match)
    made = compose(hand(match), said.split())
    assert not made.answer
    answers = [one.answer for one in made.choices if one.answer]  # two postures here, one in each other district
    assert len(answers) == 40
    on_map = entry_taps(match, said)
    there = " ".join([f"fix golems {here.district}9{standing}", *others])
    assert there in answers
    assert there in on_map
    assert len(on_map) == 30
    match.answer(there)
    assert (match.state.golems[0].section, match.state.golems[0].standing) == (9, here.standing)


def test_a_golem_that_is_gone_or_new_is_told_with_why() -> None:
    match = play(new("golem", SETUPS["golem"][0], "fix"), "fix", 10)
    first = next(one for one in compose(hand(match), ["fix"]).choices if one.say[1] == "golems")
    picked = compose(hand(match), compose(hand(match), first.say).choices[0].say)
    gone = compose(hand(match), picked.choices[-1].say)
    assert not gone.answer
    assert gone.choices[0].answer.endswith(f"; fix killed {match.state.killed + 1}")
    assert picked.back == first.say
    more = compose(hand(match), compose(hand(match), first.say).choices[-1].say)
    assert more.back == first.say
    assert more.choices[0].say
    assert len(compose(hand(match), more.choices[4].say).choices) > len(match.state.golems)


def test_a_student_is_told_by_the_numbers_of_the_sections() -> None:
    match = play(new("golem", SETUPS["golem"][0], "fix"), "fix", 10)
    made = compose(hand(match), ["fix", "student", "red"])
    assert [one.label.id for one in made.choices] == [f"section-{number}" for number in range(1, 11)]
    assert not made.fields
    on_map = entry_taps(match, "fix student red")
    assert on_map == {one.answer for one in made.choices}
    match.answer(made.choices[6].answer)
    assert match.state.students["red"] == 7


CORRECTIONS = (
    *("resources =-3", "vp =-7", "vp 12", "student red 4", "marble work red 2", "round 3", "last-round 46,47"),
    *("character-price 39 4", "column-tiles double,two-vp,coin-clay,gold-tile", "marbles work RRYYBB golem KWWW"),
    *("effect leg-2 acts", "effect coin-clay +2r", "effect slot-1 double-artifact", "effect control control2"),
)


@pytest.mark.parametrize("text", CORRECTIONS)
def test_what_is_guessed_and_what_is_counted_is_corrected_by_taps(text: str) -> None:
    match = new("golem", OWNER, "taps")
    match.answer("s1 +3r; s2 +3r; 39 43 41 46; work RRYYBB golem KWWW | RY 1 1")
    assert match.ask is not None
    found = path(hand(match), f"fix {text}", ("fix",))
    assert found is not None
    assert draft(match, words("ru", "golem"), found[-1]) is not None or found[-1][1] not in ("marbles", "effect")
    assert draft(match, words("ru", "golem"), ("fix",)) is None  # the verb is no part of what is corrected
    assert match.ask.write(match.ask.parse(f"fix {text}")) == f"fix {text}"


def test_a_correction_that_would_say_nothing_is_not_offered() -> None:
    match = new("golem", OWNER, "taps")
    match.answer(
        "s1 +3r; s2 +3r; 39 43 41 46; work RRYYBB golem KWWW | RY 1 1; c1 gold 2 m most left right black white"
    )

    def offered(*said: str) -> set[str]:
        made = compose(hand(match), ("fix", *said))
        return {made.answer, made.sure, *(choice.answer for choice in made.choices)} - {""}

    for nothing in (("golem-income", "_"), ("golem-income", "_", "_"), ("card", "c1"), ("artifacts-tile", "a1")):
        assert offered(*nothing) == set(), nothing
    assert "fix golem-income _ +1r" in offered("golem-income", "_", "+1r")
    assert "fix card c1 shuffle" in offered("card", "c1", "shuffle")


def test_a_card_of_this_round_is_corrected_from_the_first_row_of_corrections() -> None:
    match = new("golem", OWNER, "taps")
    assert match.ask is not None
    assert compose(hand(match), ("fix",)).choices[0].group.id == "group-automa", "none lies there"
    match.answer(
        "s1 +3r; s2 +3r; 39 43 41 46; work RRYYBB golem KWWW | RY 1 1; c1 gold 2 m most left right black white"
    )
    first = compose(hand(match), ("fix",)).choices[0]
    assert (first.group.id, first.say) == ("group-laid", ("fix", "card", "c1"))


def test_a_number_below_nought_that_is_typed_into_its_field_is_that_number(client: TestClient) -> None:
    table = client.post("/new/golem", data={"guard": token(client), "seed": "field"}).url.path
    fix = client.get(f"{table}?say=fix+vp")
    assert 'name="count"' in fix.text
    given = {**fields(fix.text), "said": "fix vp", "count": "-7"}
    client.post(f"{table}/answer", data=given)
    assert "the Automa has −7 VP" in client.get(f"{table}/history").text


def test_corrections_stand_in_groups_with_signs_and_ask() -> None:
    match = play(new("golem", {"level": "1"}, "groups"), "groups", 2)
    choices = compose(hand(match), ["fix"]).choices
    groups = list(dict.fromkeys(choice.group.id for choice in choices))
    assert groups == ["group-automa", "group-round", "group-board"]
    for choice in choices:
        assert icon_of("golem", choice.label.id.replace("verb-", "fix-")), choice.label.id
    for lang in ("en", "ru", "uk"):
        for choice in choices:
            heading = compose(hand(match), choice.say).heading
            assert heading is not None
            assert words(lang, "golem").say(heading.id, heading.args).endswith("?"), choice.say


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("resources", "resources"),
        ("vp", "vp"),
        ("gold", "gold"),
        ("study-track", "study_track"),
        ("created", "created"),
    ],
)
def test_what_is_counted_begins_with_what_is_believed(said: str, value: str) -> None:
    match = play(new("golem", {"level": "2"}, "count"), "count", 6)
    (field,) = compose(hand(match), ["fix", said]).fields
    assert field.default == getattr(match.state, value)


def test_a_track_whose_length_is_known_is_filled_in_side_by_side() -> None:
    match = new("golem", {"level": "2"}, "track")
    made = compose(hand(match), ["fix", "golem-steps"])
    assert len(made.fields) == match.state.box.rows["golem-spaces"][0]
    assert [field.default for field in made.fields] == match.state.box.rows["golem-steps"][: len(made.fields)]


def test_a_card_that_is_corrected_shows_what_was_entered() -> None:
    match = next(one for one in whole(OWNER, "entered") if one.ask and one.ask.id == "ask-turn" and one.state.cards)
    card, voice = match.state.cards[-1], words("en", "golem")
    shown = draft(match, voice, ("fix", "card", card.id))
    pen = GolemPen(match.state, voice, Links(lambda _: None), last_of(match.state, ()))
    assert shown is not None
    assert str(drawn_card(pen, card, ("bonus",))) in shown


def test_without_a_box_nothing_that_is_printed_is_corrected() -> None:
    match = new("golem", {"level": "1"}, "printed")
    groups = {one.group.id for one in compose(hand(match), ["fix"]).choices}
    assert "group-automa" in groups
    assert "group-box-more" not in groups


def test_where_a_marble_is_to_be_taken_the_name_of_a_row_corrects_nothing(client: TestClient, shelf: Shelf) -> None:
    match = play(new("golem", {"level": "1"}, "names"), "names", 1)
    while match.state.acting is None or had_marbles(match.state, match.state.acting):
        play(match, "names", 1)
    page = client.get(f"/match/{shelf.add(match).id}").text
    assert not re.search(r"say=fix\+marble\+\w+#", page)
    lying = [row for row in MARBLE_ROWS if match.state.marbles[row]["red"]]
    assert [one.say[0] if one.say else one.answer.split()[0] for one in compose(hand(match), ["red"]).choices][
        : len(lying)
    ] == lying


def test_golems_are_corrected_from_where_they_are_believed_to_be() -> None:
    """All of them are there to be taken away; if their number changes, what else has changed is a tap of its own."""
    match = play(new("golem", {"level": "2"}, "golems"), "golems", 6)
    asked = hand(match)
    begun = next(one.say for one in compose(asked, ["fix"]).choices if one.say[1:2] == ("golems",))
    there = [f"{one.district}{one.section}{'' if one.standing else '-'}" for one in match.state.golems]
    assert list(begun[2:]) == there
    assert compose(asked, begun).answer == " ".join(begun)
    fewer = compose(asked, begun[:-1])
    assert not fewer.answer
    told = [one.answer for one in fewer.choices if one.answer]
    assert f"{' '.join(begun[:-1])}; fix killed {match.state.killed + 1}" in told
    for answer in told:
        match.copy().answer(answer)
    map_ = board(match, words("en", "golem"), Links(lambda said: said, tuple(begun[:-1]))).main
    assert "streets" in map_
    assert map_.count('class="fill-') > map_.count("stands") == len([one for one in begun[2:-1] if one[-1] != "-"])


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_whoever_taps_is_not_told_what_to_type(lang: str) -> None:
    voice = words(lang, "golem")
    typed = [f"{voice.say('verb-fix')} {voice.say(f'verb-{one}')}" for one in ("marbles", "golems", "menorah", "tiles")]
    why = {"got": 1, "number": 3, "first": 2, "created": 2, "killed": 1}
    told = [
        Refusal("broken-marbles", colour=Name("red"), got=3, number=2),
        Refusal("broken-actions", got=1, number=2),
        Refusal("broken-golems", **why),
        Refusal("broken-menorah", district=Name("red"), section=Name("section-9")),
        Refusal("broken-character-round", character=Name("character-39"), number=4),
        Refusal("broken-neighbourhood", district=Name("red")),
    ]
    for one in told:
        assert not any(word in voice.refusal(one, tapped=True) for word in (*typed, ";", "…"))
        assert voice.refusal(one, tapped=True) in voice.refusal(one)


@pytest.mark.parametrize(("lang", "told"), [("ru", "был бы 1 голем,"), ("uk", "був би 1 голем,")])
def test_one_golem_is_spoken_of_as_one(lang: str, told: str) -> None:
    why = {"got": 1, "number": 3, "first": 2, "created": 2, "killed": 1}
    assert told in words(lang, "golem").refusal(Refusal("broken-golems", **why))


def test_a_correction_that_changes_nothing_is_not_called_one() -> None:
    match = play(new("golem", {"level": "2"}, "same"), "same", 3)
    match.answer(f"fix vp {match.state.vp}")
    assert pages.told.conducted(match, words("en", "golem"))["echo"] == [words("en", "golem").say("fixed-nothing")]


def test_where_a_rabbi_stands_is_corrected_by_the_names_of_its_spaces() -> None:
    match = next(one for one in whole({"level": "2"}, "rabbis") if one.ask and one.ask.id == "ask-turn")
    made = compose(hand(match), ("fix", "rabbi", "automa"))
    assert [one.label.id for one in made.choices] == [f"position-{at}" for at in (0, 1, 2, 3, BOTTOM)]
    assert made.choices[-1].answer == f"fix rabbi automa {BOTTOM}"
