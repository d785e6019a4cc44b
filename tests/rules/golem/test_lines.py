"""The lines in which a box is written: effects, cards, rows, books, characters, prices."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Number
from automarium.core.errors import BadPack, Refusal
from automarium.core.pack import check
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.golem.box import (
    PACK,
    ROWS,
    Box,
    Signs,
    book_line,
    box_of,
    colour_letters,
    house_box,
    owners_pack,
    read_book,
    read_prices,
    read_row,
    read_signs,
)
from automarium.games.golem.called import ARTIFACT_TILE
from automarium.games.golem.cards import card_id, card_line, read_card
from automarium.games.golem.fixes import Known
from automarium.games.golem.names import BLACK, BLUE, CRITERIA, GOLEM, RED, STUDY, YELLOW
from automarium.games.golem.notation import EFFECT, Effect, Step, effect, is_effect, line, phrase
from automarium.games.golem.shapes import EffectKey, MarblesLine, RoundLine

# --- the round ---


@pytest.mark.parametrize("card", ["| RY 2 1", "RY 2 1", "R Y 2 1", "red yellow 2 1"])
def test_the_card_of_a_round_needs_no_bar_before_it(card: str) -> None:
    line = RoundLine(MarblesLine({RED: 2, BLUE: 1}), Name("character-43"), 3)
    assert line.write(line.parse(f"work RR golem B {card}")) == "work RR golem B | RY 2 1"


@pytest.mark.parametrize("text", ["work RR golem B", "work RR golem B |"])
def test_rows_without_the_card_are_told_what_is_missing(text: str) -> None:
    """What was wrong with an empty card was said."""
    line = RoundLine(MarblesLine({RED: 2, BLUE: 1}), Name("character-43"), None)
    with pytest.raises(Refusal) as refused:
        line.parse(text)
    assert refused.value.id == "round-card"
    with pytest.raises(Refusal) as wrong:
        line.parse("work RR")
    assert wrong.value.id == "marbles-count", "first what is wrong with the rows"


# --- effects ---


@pytest.mark.parametrize(
    ("text", "written"),
    [
        *(("+7r +2v", "+7r+2v"), ("-1red,+4v", "-1red+4v"), ("kill / +1r", "kill/+1r"), ("kill +1r", "kill+1r")),
        *(("+3r create move1", "+3r&create&move"), ("move2 1t", "move2&1t"), ("-/+1r", "0/+1r"), ("+60r?", "+60r?")),
        *(
            ("create10 +1v*level", "create10+1v*level"),
            ("k c4 u3 b w2 o", "kill&create4&upgrade3&book&activate2&objective"),
        ),
        *(("+7р +2о", "+7r+2v"), ("−1красный +4по", "-1red+4v"), ("вбити / +1р", "kill/+1r"), ("±1г", "1t")),
        *(("+1будь-який -2р", "+1any-2r"), ("убить+1з", "kill+1g"), ("+1любой/створити3", "+1any/create3")),
        *((" & ".join(["+1r"] * 8), "+1r" * 8), ("+1r" * 26 + "  ", "")),
    ],
)
def test_an_effect_is_written_as_short_as_it_can_be(text: str, written: str) -> None:
    if not written:
        with pytest.raises(Refusal):
            effect(text)
        return
    assert line(effect(text)) == written
    assert effect(written) == effect(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "+", "7", "+1x", "+1r/+1v/+1g", "/+1r", "+1r/", "+1r*moon", "sword", "++1r", "+1рыба", "kill*level"),
        *("+0r", "+001r", "+61r", "+99r", "+100r", "create100", " ".join(["kill"] * 9), f"+1r{'+1r':>78}"),
    ],
)
def test_effects_that_cannot_be(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        effect(text)
    assert refused.value.id == "effect-bad"


def test_what_a_line_means() -> None:
    assert effect("3r").sides == ((Step("r", 3),),), "a sign need not be there"
    assert effect("1t").sides == ((Step("t", 1, "", free=True),),)
    assert effect("+1t").sides == ((Step("t"),),), "this way only"
    assert Step("r") == Step("r", 1, "", free=False)
    assert [effect(text).empty for text in ("0", "0/0", "0/+1r", "+1r")] == [True, True, False, False]
    assert [is_effect(text) for text in ("+1r", "sword")] == [True, False]
    assert effect(f"+1r{'+1r':>77}") == effect("+1r+1r"), "80 letters and no more"


def test_how_an_effect_is_said() -> None:
    def gain(kind: str, n: int, way: str = "on") -> Say:
        return Say(f"step-{kind}", {"n": n, "way": way})

    def steps(*said: Say) -> Say:
        return Say("effect-steps", {"steps": said})

    per_level = Say("step-per", {"step": gain("v", 1), "per": Say("per-level")})
    paid = steps(gain("r", 3, "back"))
    assert phrase(effect("-3r+1v*level")) == Say("effect-for", {"price": paid, "gain": steps(per_level)}), "told apart"
    assert phrase(effect("-3r")) == paid
    assert phrase(effect("1t create create2 kill books3")) == steps(
        gain("t", 1, "free"),
        *(Say("deed-create", {"n": 0}), Say("deed-create-n", {"n": 2})),
        *(Say("deed-kill", {"n": 1}), Say("deed-books-n", {"n": 3})),
    )
    either = Say("effect-or", {"left": steps(Say("effect-nothing")), "right": steps(gain("g", 2))})
    assert phrase(effect("0/+2g")) == either
    assert phrase(effect("0/+2g?")) == Say("effect-each-time", {"effect": either})
    assert not Effect(((),)).each_time


def test_effects_drawn_at_random_can_be_written() -> None:
    stream = Stream("effects", "samples")
    samples = [EFFECT.sample(stream) for _ in range(100)]
    assert len(set(samples)) == 10
    assert all(EFFECT.parse(EFFECT.write(one)) == one for one in samples)
    known = house_box()
    assert {Known(ARTIFACT_TILE, known.artifacts).sample(stream) for _ in range(200)} == {*known.artifacts, "1"}
    key = EffectKey(known.effects)
    assert key.parse(key.write(key.sample(stream))) in known.effects


# --- cards ---


@pytest.mark.rule("G-157")
@pytest.mark.parametrize(
    ("word", "left", "right"),
    [
        *(("<>", True, True), ("<", True, False), (">", False, True), ("=", False, False)),
        *(("<_", True, None), ("=_", False, None), ("_>", None, True), ("_=", None, False)),
    ],
)
def test_the_halves_of_the_rabbi_symbol(word: str, left: bool | None, right: bool | None) -> None:
    card = read_card("x", [word])
    assert (card.left, card.right) == (left, right)
    assert card_line(card) == word


@pytest.mark.rule("G-157")
def test_words_of_a_card_may_be_cut_short_and_come_in_any_order() -> None:
    card = read_card("x", ["b54", "<", "ri", "studen", "4", "le", "mo", "r", "r35"])
    assert card_line(card) == "student 4 r right left most r35 b54 <"
    assert read_card("x", ["shuffle"]).bonus == ("shuffle", 0)
    assert read_card("x", ["shuffle", "3"]).bonus == ("shuffle", 3)
    assert read_card("x", ["none", "m"]).bonus == ("none", 0)
    assert read_card("x", [str(one) for one in CRITERIA]).marble == CRITERIA


@pytest.mark.rule("G-157")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        *(("gold", "card-level"), ("gold 0", "card-level"), ("gold 5", "card-level"), ("gold 23", "card-level")),
        *(("r16", "card-numbers"), ("b0", "card-numbers"), ("r11", "card-numbers"), ("none 3", "card-word")),
        *(
            ("stud 1", "card-word"),
            ("t", "card-word"),
            ("sword", "card-word"),
            ("most left most", "card-criterion-twice"),
        ),
    ],
)
def test_cards_that_cannot_be(text: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_card("x", text.split())
    assert refused.value.id == why


def test_ids_are_short_words_without_case() -> None:
    assert [card_id(text) for text in (" A1 ", "x.y-z", "abcdefghijkl", "ж9")] == ["a1", "x.y-z", "abcdefghijkl", "ж9"]
    for bad in ("", " ", "a b", "a_b", "abcdefghijklm"):
        with pytest.raises(Refusal):
            card_id(bad)


# --- rows, books, characters, prices ---


def test_how_far_the_numbers_of_a_box_go() -> None:
    rows = {
        name: (row.size, row.shape.low, row.shape.high) for name, row in ROWS.items() if isinstance(row.shape, Number)
    }
    assert rows == {
        "red-zone": (4, -5, 19),
        "entry": (3, 0, 30),
        "golem-spaces": (1, 3, 20),
        "golem-level": (20, 0, 9),
        "golem-steps": (20, 0, 9),
        "study-spaces": (1, 2, 20),
        "study-vp": (20, 0, 30),
        "graves-open": (3, 0, 12),
        "position": (5, 0, 30),
        "cauldron": (4, 1, 10),
        "slot": (8, 0, 30),
    }
    effects = {name: row.size for name, row in ROWS.items() if name not in rows}
    streets = {f"street-{one}": 10 for one in (RED, YELLOW, BLUE)}
    assert effects == {"golem-income": 20, "study-income": 20, "study-tile": 1, "graves": 12, "bottom": 1, **streets}


def test_a_row_may_have_gaps_and_an_open_end() -> None:
    assert read_row("entry", "1 _") == [1, None, None]
    assert read_row("entry", "") == [None, None, None]
    with pytest.raises(Refusal, match="answer-wrong-count"):
        read_row("entry", "1 2 3 4")


def test_a_book_by_as_much_as_is_known() -> None:
    assert read_book("b", ["red"]) == ("b", RED, None, None, None)
    assert read_book("b", ["red", "_", "+1r"]) == ("b", RED, None, effect("+1r"), None)
    assert read_book("b", ["black", "3", "_", "kill"]) == ("b", BLACK, 0, None, effect("kill"))
    for text in ("red 3 +1r _", "black 0 _ kill", "red _ _ _"):
        assert book_line(read_book("b", text.split())) == text
    for bad in ("", "white", "red 3 +1r +1r +1r", "red 31", "red -1"):
        with pytest.raises(Refusal):
            read_book("b", bad.split())


def test_signs_of_a_character() -> None:
    assert read_signs("ry 0") == Signs(RED, YELLOW, 0)
    assert read_signs("red b 9") == Signs(RED, BLUE, 9)
    for bad in ("", "RY", "RY 10", "RY -1", "R 1", "RYB 1", "RK 1", "RX 1", "XX 1"):
        with pytest.raises(Refusal):
            read_signs(bad)
    assert colour_letters("black") == [BLACK]
    with pytest.raises(Refusal):
        colour_letters("")


GOLEM_PRICES = "leg-2 2 {} extra 4 cemetery 5 golem-menorahs 8"
STUDY_PRICES = "coin-clay 2 two-vp 3 {} gold-tile 5 study-menorahs 8"


@pytest.mark.rule("G-81", "G-94")
def test_equal_prices_go_as_the_rulebook_says_and_else_as_they_are_given() -> None:
    for text in ("leg-3 3 control 3", "control 3 leg-3 3"):
        assert [name for name, _ in read_prices(GOLEM, GOLEM_PRICES.format(text))][1:3] == ["leg-3", "control"]
    for text in ("double 4 track-tile 4", "track-tile 4 double 4"):
        assert [name for name, _ in read_prices(STUDY, STUDY_PRICES.format(text))][2:4] == ["double", "track-tile"]
    given = "leg-2 2 leg-3 3 control 4 cemetery 4 extra 4 golem-menorahs 8"
    assert [name for name, _ in read_prices(GOLEM, given)][2:5] == ["control", "cemetery", "extra"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("leg-3 3 control 3 leg-2", "prices-bad"),
        ("leg-3 3 leg-3 3", "prices-bad"),
        ("leg-3 3 control 2", "prices-order"),
        ("control 3 leg-3 4", "prices-fact"),
    ],
)
def test_prices_that_cannot_be(text: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_prices(GOLEM, GOLEM_PRICES.format(text))
    assert refused.value.id == why


# --- a whole box ---


def packed(**kinds: object) -> Box:
    return box_of(check(PACK, {"pack": PACK, "version": 1, "status": "owner", "source": "mine", **kinds}, "mine"))


def test_what_a_box_changes_of_a_public_component_is_written_out() -> None:
    box = packed(effects={"red-5": "create4"})
    assert box.effects["red-5"] == effect("create4")
    assert owners_pack(box)["effects"] == {"red-5": "create4"}
    assert "effects" not in owners_pack(house_box())
    assert house_box().effects["red-5"] == effect("create3"), "each box has its own"


def test_rows_are_written_as_far_as_they_are_known() -> None:
    box = packed(rows={"entry": "_ 2", "golem-level": "1 _ 2"})
    written = owners_pack(box)
    assert written["rows"] == {"entry": "_ 2", "golem-level": "1 _ 2"}
    assert (written["pack"], written["version"], written["status"]) == (PACK, 1, "owner")


def test_a_box_is_known_when_all_its_cards_are_complete() -> None:
    box = house_box().copy()
    assert box.all_cards
    box.cards["x01"] = box.cards["x01"]._replace(book=None)
    assert not box.all_cards
    assert house_box().all_cards, "a copy is a box of its own"


def test_how_many_entries_a_pack_may_have() -> None:
    assert len(packed(books={f"b{n}": "red" for n in range(60)}).books) == 60
    for bad in ({f"b{n}": "red" for n in range(61)}, ["red"]):
        with pytest.raises(BadPack, match="pack-not-an-object"):
            packed(books=bad)


def test_a_bad_entry_is_refused_with_its_key_cut_short_and_the_reason() -> None:
    for kind, key, text, id in (("prices", "x" * 99, "1", "pack-key"), ("cards", "a1", "gold 7", "card-level")):
        with pytest.raises(BadPack) as bad:
            packed(**{kind: {key: text}})
        why: Any = bad.value.args_["why"]
        assert (bad.value.args_["card"], why.id) == (key[:40], id)
        assert why.args_["got"] in (key[:40], "gold")
