"""An Automa card of the player's box that our list does not have: R-153."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automarium.core.ask import Pick
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games import game
from automarium.games.redrising.broken import broken
from automarium.games.redrising.cards import SIGNS, deck_of, read_owner_pack
from automarium.games.redrising.names import AUTOMA, LUNA
from automarium.games.redrising.turn import automa_turn
from automarium.taps import hand
from automarium.web.compose import compose
from automarium.words import words
from tests.bots import play
from tests.rules.redrising.conftest import RED_RISING, drive, match, one, refuses, table, told, tracks

PHYSICAL = {"automa-deck": "physical"}
NEW = "L C < *"  # not in the list


def fresh() -> Match[Any]:
    begun = match(automa_deck="physical", first="automa", house="mars")
    begun.answer("4")
    return begun


@pytest.mark.rule("R-153")
def test_a_card_that_is_not_in_the_list_is_played_as_it_is_entered() -> None:
    bare = table(PHYSICAL, deck=107, luna=1, institute=1, priorities="ABCD")
    drive(automa_turn(bare), NEW, "7")
    activated, gained = told(bare, "order-activate")[0], told(bare, "order-gain")[0]
    assert (activated.args["location"], gained.args["location"]) == (LUNA, LUNA)  # the letter C lies on Luna
    assert (bare.sovereign, sum(tracks(bare, AUTOMA))) == (AUTOMA, 2)
    card = bare.deck.discarded[0]
    assert (SIGNS.line(card), card.status) == (NEW, "owner")


@pytest.mark.rule("R-153")
def test_it_takes_the_place_of_the_inferred_card_and_then_of_the_one_most_like_it() -> None:
    bare = table(PHYSICAL, deck=107, luna=1)
    drive(automa_turn(bare), NEW, "M A > *")
    assert [card.n for card in bare.deck.discarded] == [5, 1]  # 5 is inferred; 1 differs in its arrow only
    assert [SIGNS.line(card) for card in bare.deck.all if card.n in (1, 5)] == ["M A > *", NEW]
    first, second = told(bare, "note-card-entered")
    assert (first.args["instead"].args["activation"], second.args["instead"].args["arrow"]) == ("institute", "left")
    assert (len(bare.deck.all), bare.deck.count, len(bare.deck.unseen)) == (22, 16, 20)


@pytest.mark.rule("R-153")
def test_a_card_that_has_come_up_is_never_replaced() -> None:
    bare = table(PHYSICAL, deck=107, luna=1)
    drive(automa_turn(bare), "5", "1")
    drive(automa_turn(bare), NEW, "M A > *")
    assert [SIGNS.line(card) for card in bare.deck.all if card.n in (1, 5)] == ["M A < *", "I A < *"]
    bare = table(PHYSICAL, deck=107, luna=1)
    drive(automa_turn(bare), "fix automa-card 5 drawn", NEW, "2")
    assert bare.deck.discarded[1].n != 5


@pytest.mark.rule("R-153")
def test_what_is_in_the_list_is_no_new_card_however_it_is_written() -> None:
    for text in ("m d < *", "MD<*", "М Г < *", "м г ← ★"):
        bare = table(PHYSICAL, deck=107, luna=1)
        drive(automa_turn(bare), text, "3")
        assert ([card.n for card in bare.deck.discarded], bare.deck.entered) == ([13, 3], [])


@pytest.mark.rule("R-153")
@pytest.mark.parametrize("text", ["L C < ?", "L C <", "Q C < *", "L C * <", "< L C *", "L C < * *"])
def test_what_is_no_line_of_signs_is_refused(text: str) -> None:
    with refuses("answer-unknown"):
        drive(automa_turn(table(PHYSICAL, deck=107, luna=1)), text)


@pytest.mark.rule("R-153")
def test_when_all_22_have_come_up_nothing_new_can() -> None:
    bare = table(PHYSICAL, deck=107, luna=1)
    bare.deck.came_up = list(bare.deck.all)
    with refuses("automa-cards-known"):
        drive(automa_turn(bare), NEW)


@pytest.mark.rule("R-153", "R-04")
@pytest.mark.parametrize(
    ("lang", "text"), [("ru", "л в < *"), ("ru", "Л В ← ★"), ("uk", "Л В < *"), ("en", "l c < *"), ("ru", "L С < *")]
)
def test_it_is_entered_in_any_language(lang: str, text: str) -> None:
    begun = fresh()
    assert begun.ask is not None
    begun.answer(words(lang, "redrising").notation(begun.ask, text))
    assert begun.answers[-1] == NEW
    assert SIGNS.line(begun.state.cards[0]) == NEW
    voice = words(lang, "redrising")
    assert "▼" in voice.event(one(begun, "note-card-entered"))


@pytest.mark.rule("R-153")
def test_it_travels_in_the_journal_and_into_the_owners_pack() -> None:
    begun = fresh()
    assert begun.owner_pack() is None
    begun.answer(f"{NEW}; 7")
    again = Match.load(begun.journal(), game)
    assert (again.answers, again.fingerprint()) == (begun.answers, begun.fingerprint())
    pack = again.owner_pack()
    assert pack is not None
    name, data = read_owner_pack(pack, "box.json")
    _, cards = deck_of(RED_RISING.setup({}, {name: data}))
    assert [SIGNS.line(card) for card in cards if card.n == 5] == [NEW]
    statuses = {row["n"]: row["status"] for row in json.loads(pack)["cards"]}
    assert (statuses[5], statuses[7], statuses[8]) == ("owner", "owner", "single source")
    later = Match(RED_RISING, RED_RISING.setup({"automa-deck": "physical"}, {name: data}), "2")
    assert later.owner_pack() is None  # nothing new has been told yet


@pytest.mark.rule("R-153")
def test_a_correction_names_the_card_as_it_was_entered() -> None:
    begun = fresh()
    begun.answer(f"{NEW}; 7")
    begun.answer("fix automa-card 5 to-draw")
    assert list(broken(begun.state)) == []
    assert begun.ask is not None
    assert begun.ask.fixes is not None
    [shape] = [report.fields[0].shape for report in begun.ask.fixes.reports if report.verb == "automa-card"]
    assert isinstance(shape, Pick)
    [label] = [option.label for option in shape.options if option.value == 5]
    assert label.args["activation"] == LUNA


@pytest.mark.rule("R-153")
def test_whole_matches_with_a_box_of_which_nothing_is_in_the_list() -> None:
    """Every card that comes up is written out: the list becomes that box, and the table stays whole."""
    stream = Stream("box", "cards")
    signs = [f"{a} {b} {c} {d}" for a in "JMLIABCD" for b in "JMLIABCD" for c in "<>" for d in "*x-"]
    stream.shuffle(signs)
    box = signs[:22]
    begun = match("3", automa_deck="physical", first="automa", house="mars", die="program")
    begun.answer("4")
    while begun.ask is not None:
        if begun.ask.id == "ask-automa-card":
            drawn = [SIGNS.line(card) for card in begun.state.deck.drawn]  # since the deck was shuffled
            begun.answer(stream.pick([card for card in box if card not in drawn]))
        else:
            play(begun, "3", 1)
        assert list(broken(begun.state)) == []
    assert {SIGNS.line(card) for card in begun.state.deck.came_up} == set(box)
    pack = begun.owner_pack()
    assert pack is not None
    assert {row["status"] for row in json.loads(pack)["cards"]} == {"owner"}


@pytest.mark.rule("R-153")
def test_it_is_put_together_by_taps_sign_after_sign() -> None:
    begun = fresh()
    made = compose(hand(begun), ())
    assert [choice.answer for choice in made.choices[:22]] == [str(n) for n in range(1, 23)]
    assert {choice.group.id for choice in made.choices[22:]} == {"tap-new-card-more"}
    said: tuple[str, ...] = ()
    for sign in NEW.split()[:3]:
        found = [choice for choice in compose(hand(begun), said).choices if choice.say == (*said, sign)]
        assert len(found) == 1
        said = found[0].say
    answers = [choice.answer for choice in compose(hand(begun), said).choices]
    assert answers == ["L C < *", "L C < x", "L C < -"]
    begun.answer(answers[0])
    assert begun.answers[-1] == NEW
