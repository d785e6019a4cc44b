import json

import pytest

from automarium.core.errors import BadPack
from automarium.core.pack import check, read
from automarium.words import LANGUAGES, words

GOOD = {"pack": "x.y", "version": 1, "status": "verified", "source": "a book", "cards": []}


def test_the_fingerprint_is_that_of_the_facts_not_of_the_spacing() -> None:
    assert read("x.y", json.dumps(GOOD), "f").digest == read("x.y", json.dumps(GOOD, indent=3), "g").digest
    assert check("x.y", {**GOOD, "version": 2}, "f").digest != check("x.y", GOOD, "f").digest


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("pack", "other"),
        ("pack", None),
        ("version", 0),
        ("version", "1"),
        ("version", True),
        ("status", "guess"),
        ("source", ""),
    ],
)
def test_a_bad_head_names_file_and_field(key: str, value: object) -> None:
    with pytest.raises(BadPack) as bad:
        check("x.y", {**GOOD, key: value}, "box.json")
    assert (bad.value.args_["file"], bad.value.args_["field"]) == ("box.json", key)
    for lang in LANGUAGES:
        assert "box.json" in words(lang).refusal(bad.value)


@pytest.mark.parametrize("text", ["", "[", "[]", "7", "null", "[" * 3000])
def test_text_that_is_no_pack(text: str) -> None:
    with pytest.raises(BadPack):
        read("x.y", text, "box.json")


def test_the_status_and_source_are_kept() -> None:
    pack = check("x.y", GOOD, "f")
    assert (pack.status, pack.source) == ("verified", "a book")


@pytest.mark.parametrize("value", [None, 3, "x", []])
def test_a_card_that_is_no_object(value: object) -> None:
    with pytest.raises(BadPack) as bad:
        check("x.y", GOOD, "f").item(value, "#3")
    assert bad.value.args_["card"] == "#3"


def test_the_rows_of_a_list_are_called_by_list_and_number() -> None:
    pack = check("x.y", {**GOOD, "cards": [{"n": 3}, {"n": 4}], "tiles": [{}, 7]}, "f")
    assert [(item.card, item.number("n", 3, 4)) for item in pack.items("cards")] == [("cards #1", 3), ("cards #2", 4)]
    for field, card in (("tiles", "tiles #2"), ("none", "-")):
        with pytest.raises(BadPack) as bad:
            pack.items(field)
        assert bad.value.args_["card"] == card


def test_fields_say_what_was_expected() -> None:
    item = check("x.y", GOOD, "f").item({"n": 3, "s": "", "b": 1, "l": {}}, "#1")
    for read_field in (
        lambda: item.number("n", 4, 9),
        lambda: item.text("s"),
        lambda: item.flag("b"),
        lambda: item.rows("l"),
        lambda: item.one_of("s", ("a", "b")),
    ):
        with pytest.raises(BadPack) as bad:
            read_field()
        assert bad.value.args_["expected"]
