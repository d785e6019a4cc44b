"""An owner's own list of Automa cards: R-10, R-04, R-06 to R-08."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automarium.core.errors import BadPack
from automarium.core.match import Match
from automarium.games import game
from automarium.games.redrising.cards import AutomaCard, deck_of, read_owner_pack
from automarium.games.redrising.names import LETTERS
from tests.rules.redrising.conftest import RED_RISING, card, told
from tests.rules.redrising.test_cards import RECOMMENDED, signs

PACK = "redrising.automa"
HEADER = "n,deploy,gain,arrow,extra"
ROWS = [f"{n},{','.join(text.split())}" for n, text in enumerate(RECOMMENDED.split(";"), 1)]
FILE = "my box.csv"


def sheet(*rows: str, header: str = HEADER) -> str:
    return "\n".join([header, *(rows or ROWS)]) + "\n"


def with_row(n: int, row: str) -> str:
    """The recommended deck with one other row."""
    return sheet(*ROWS[: n - 1], row, *ROWS[n:])


def read(text: str, file: str = FILE) -> tuple[AutomaCard, ...]:
    name, data = read_owner_pack(text, file)
    return deck_of(RED_RISING.setup({}, {name: data}))[1]


def refused(text: str, file: str = FILE) -> BadPack:
    with pytest.raises(BadPack) as bad:
        read_owner_pack(text, file)
    assert bad.value.args_["file"] == file
    return bad.value


def as_json(**changes: Any) -> dict[str, Any]:
    _, data = read_owner_pack(sheet(), FILE)
    return {**data, **changes}


# --- good lists ---


@pytest.mark.rule("R-10", "R-06")
def test_the_entry_sheet_reads_as_the_deck_it_describes() -> None:
    assert [signs(one) for one in read(sheet())] == [signs(card(text)) for text in RECOMMENDED.split(";")]


@pytest.mark.rule("R-10")
def test_comments_blank_lines_spaces_full_names_and_small_letters() -> None:
    text = f"# my box\n{HEADER}\n\n1, mars ,a,left,*\n# more\n" + "\n".join(ROWS[1:])
    assert signs(read(text)[0]) == signs(card("M A < *"))
    assert signs(read(with_row(14, "14,a,m,RIGHT,-"))[13]) == signs(card("A M > -"))
    assert signs(read(with_row(3, "3,A,A,<,X"))[2]) == signs(card("A A < x"))


@pytest.mark.rule("R-10")
def test_rows_may_stand_in_any_order() -> None:
    assert read(sheet(*reversed(ROWS))) == read(sheet())


@pytest.mark.rule("R-04")
@pytest.mark.parametrize(("cyrillic", "letter"), list(zip("\u0410\u0411\u0412\u0413", LETTERS, strict=True)))
def test_cyrillic_letters_are_read_by_code_point(cyrillic: str, letter: str) -> None:
    """Their form decides nothing: U+0412 looks like a Latin B and is C."""
    one = read(with_row(1, f"1,ru:{cyrillic},ru:{cyrillic},<,*"))[0]
    assert (one.activation, one.gain) == (letter, letter)


@pytest.mark.rule("R-04")
@pytest.mark.parametrize("sign", ["\u0410", "\u0412", "\u0421", "ru:A", "ru:B", "ru:\u0421", "ru:", "ru"])
def test_a_cyrillic_letter_without_its_prefix_or_a_latin_one_with_it_is_refused(sign: str) -> None:
    bad = refused(with_row(1, f"1,M,{sign},<,*"))
    assert (bad.id, bad.args_["card"], bad.args_["field"], bad.args_["got"]) == ("pack-field", "cards #1", "gain", sign)


@pytest.mark.rule("R-10")
def test_a_json_pack_is_read_like_the_sheet() -> None:
    assert read(json.dumps(as_json()), "mine.json") == read(sheet())
    assert read("\n  " + json.dumps(as_json()), "mine.json") == read(sheet())
    data = as_json()
    data["cards"] = [{key: value for key, value in one.items() if key != "status"} for one in data["cards"]]
    assert read(json.dumps(data), "mine.json") == read(sheet())  # the status of a card may be left out


@pytest.mark.rule("R-10")
def test_a_sheet_becomes_a_pack_of_its_owner() -> None:
    name, data = read_owner_pack(sheet(), FILE)
    assert (name, {key: data[key] for key in ("pack", "version", "status")}) == (
        PACK,
        {"pack": PACK, "version": 1, "status": "owner"},
    )
    assert {one["status"] for one in data["cards"]} == {"owner"}


@pytest.mark.rule("R-10")
def test_the_match_uses_the_owners_deck_and_says_so() -> None:
    name, data = read_owner_pack(with_row(22, "22,J,J,<,x"), FILE)
    begun = Match(RED_RISING, RED_RISING.setup({}, {name: data}), "1")
    assert signs(begun.state.deck.all[21]) == signs(card("J J < x"))
    assert len(told(begun, "care-owner-deck")) == 1
    assert told(begun, "care-single-source", "care-inferred") == []
    again = Match.load(begun.journal(), game)
    assert again.state.deck.all == begun.state.deck.all


# --- the warning ---


@pytest.mark.rule("R-10")
@pytest.mark.parametrize(
    ("row", "warned"),
    [
        ("1,M,A,<,*", False),
        ("1,M,B,<,*", False),  # A 9, B 9
        ("1,B,B,<,*", True),  # A 9, B 10
        ("1,D,D,<,*", False),  # A 9, B 8, C 6, D 6
    ],
)
@pytest.mark.parametrize("status", ["owner", "verified"])
def test_uneven_letters_are_accepted_with_a_warning_whatever_status_the_list_claims(
    row: str, warned: bool, status: str
) -> None:
    name, data = read_owner_pack(with_row(1, row), FILE)
    begun = Match(RED_RISING, RED_RISING.setup({}, {name: {**data, "status": status}}), "1")
    assert bool(told(begun, "care-letters-uneven")) == warned
    assert len(told(begun, "care-owner-deck")) == 1
    assert told(begun, "care-single-source") == []


# --- broken rows of a sheet ---


@pytest.mark.rule("R-10", "R-07", "R-08")
@pytest.mark.parametrize(
    ("row", "field", "got"),
    [
        ("9,C,B,<,?", "extra", "?"),
        ("9,C,B,<,**", "extra", "**"),
        ("9,C,B,<,", "extra", ""),
        ("9,C,B,<", "extra", "-"),
        ("9,C,B,<,*,x", "extra", "*"),  # more cells than columns
        ("9,C,B,^,*", "arrow", "^"),
        ("9,C,B,<>,*", "arrow", "<>"),
        ("9,C,B,,*", "arrow", ""),
        ("9,C,E,<,*", "gain", "E"),
        ("9,C,venus,<,*", "gain", "venus"),
        ("9,,B,<,*", "deploy", ""),
        ("9,CB,B,<,*", "deploy", "CB"),
        ("nine,C,B,<,*", "n", "nine"),
        ("\u0669,C,B,<,*", "n", "\u0669"),  # a digit of another script
        ("-9,C,B,<,*", "n", "-9"),
        (",C,B,<,*", "n", ""),
        ("0,C,B,<,*", "n", "0"),
        ("23,C,B,<,*", "n", "23"),
        ("1" * 5000 + ",C,B,<,*", "n", "1" * 60),
        ("8,C,B,<,*", "n", "8"),  # twice
    ],
)
def test_a_broken_row_names_file_card_and_field(row: str, field: str, got: str) -> None:
    bad = refused(with_row(9, row))
    assert (bad.id, bad.args_["card"], bad.args_["field"]) == ("pack-field", "cards #9", field)
    assert bad.args_["got"] == got
    assert bad.args_["expected"]


@pytest.mark.rule("R-10", "R-06")
@pytest.mark.parametrize("count", [0, 1, 21])
def test_fewer_than_22_rows_are_refused(count: int) -> None:
    bad = refused("\n".join([HEADER, *ROWS[:count]]))
    assert (bad.id, bad.args_["got"], bad.args_["expected"]) == ("pack-count", count, 22)


@pytest.mark.rule("R-10", "R-06")
def test_a_number_that_stands_twice_is_refused_with_those_that_are_free() -> None:
    assert refused(with_row(21, "20,C,B,<,*")).args_["expected"] == "21, 22"


@pytest.mark.rule("R-10", "R-06")
def test_a_23rd_row_is_refused() -> None:
    bad = refused(sheet(*ROWS, "1,M,A,<,*"))
    assert (bad.id, bad.args_["card"], bad.args_["field"]) == ("pack-field", "cards #23", "n")


@pytest.mark.rule("R-10")
@pytest.mark.parametrize(
    "header",
    ["", "n,deploy,gain,arrow", "n;deploy;gain;arrow;extra", "N,Deploy,Gain,Arrow,Extra", "deploy,n,gain,arrow,extra"],
)
def test_other_columns_are_refused(header: str) -> None:
    bad = refused(sheet(header=header))
    assert (bad.id, bad.args_["expected"]) == ("pack-columns", HEADER)


def test_a_cell_too_long_for_any_sheet_is_refused() -> None:
    assert refused(with_row(9, f"9,{'C' * 200_000},B,<,*")).id == "pack-columns"


def test_an_empty_file_is_refused() -> None:
    assert refused("").id == "pack-columns"


# --- broken JSON ---


def broken(number: int, /, **changes: object) -> str:
    data = as_json()
    data["cards"] = [{**one, **(changes if one["n"] == number else {})} for one in data["cards"]]
    return json.dumps(data)


@pytest.mark.rule("R-10", "R-07", "R-08")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("activation", "M"),  # the sheet's short signs are no words of a pack
        ("activation", None),
        ("gain", ["A", "B"]),
        ("gain", "\u0412"),
        ("arrow", "<"),
        ("arrow", 1),
        ("extra", "*"),
        ("extra", ["star", "discard"]),
        ("extra", {}),
        ("n", 0),
        ("n", "5"),
        ("n", True),
        ("n", 5.0),
        ("n", 4),  # twice
        ("status", "guessed"),
    ],
)
def test_a_broken_card_of_a_json_pack_names_file_card_and_field(field: str, value: object) -> None:
    bad = refused(broken(5, **{field: value}), "mine.json")
    assert (bad.id, bad.args_["card"], bad.args_["field"]) == ("pack-field", "cards #5", field)


@pytest.mark.rule("R-10")
@pytest.mark.parametrize(
    ("changes", "id", "field"),
    [
        ({"pack": "redrising.characters"}, "pack-field", "pack"),
        ({"version": 0}, "pack-field", "version"),
        ({"status": "perfect"}, "pack-field", "status"),
        ({"source": ""}, "pack-field", "source"),
        ({"cards": None}, "pack-field", "cards"),
        ({"cards": {}}, "pack-field", "cards"),
        ({"cards": []}, "pack-count", None),
        ({"cards": [1, 2]}, "pack-not-an-object", None),
    ],
)
def test_a_broken_head_of_a_json_pack(changes: dict[str, object], id: str, field: str | None) -> None:
    bad = refused(json.dumps(as_json(**changes)), "mine.json")
    assert (bad.id, bad.args_.get("field")) == (id, field)


@pytest.mark.parametrize("text", ["{", '{"pack": }', "{" * 100_000])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refused(text, "mine.json").id == "pack-not-json"


def test_a_broken_pack_is_refused_before_anything_is_dealt() -> None:
    with pytest.raises(BadPack):
        RED_RISING.setup({}, {PACK: {"pack": PACK}})


def test_a_number_is_written_in_one_or_two_digits() -> None:
    assert read(with_row(1, ROWS[0].replace("1,", "01,", 1)))[0].n == 1
    assert refused(with_row(1, ROWS[0].replace("1,", "001,", 1))).args_["field"] == "n"
