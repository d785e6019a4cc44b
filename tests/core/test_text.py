"""Text from outside: its length is looked at before anything else, and nothing in it steers a terminal or a file."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

from automarium.core.errors import BadJournal, BadPack, Refusal
from automarium.core.match import Match
from automarium.core.text import DEEPEST, LARGEST_PACK, LONGEST_ANSWER, load, seen, short
from automarium.games import GAMES, game
from automarium.words import LANGUAGES, LONGEST_KEPT, Words, words
from bench.fuzz import packs
from tests.bots import SETUPS, new, play

UNSEEN = ("\x00", "\x1b", "\x7f", "\x9b", "\ud800", "\udfff", "\u202e", "\u2028")


def match(id: str = "scythe", answers: int = 3) -> Match[Any]:
    return play(new(id, SETUPS[id][0], "text"), "text", answers)


@pytest.mark.parametrize("sign", UNSEEN)
def test_what_is_not_meant_for_eyes_is_not_shown(sign: str) -> None:
    assert seen(f"a{sign}b") == "a\ufffdb"
    assert seen("tab\tline\nё — «š» 漢") == "tab\tline\nё — «š» 漢"


def test_a_long_text_is_shortened() -> None:
    assert short("abc", 3) == "abc"
    assert short("abcd", 3) == "ab…"


# --- answers ---


@pytest.mark.parametrize("text", ["x" * (LONGEST_ANSWER + 1), "end;" * LONGEST_ANSWER, "1 " * LONGEST_ANSWER])
def test_a_long_line_is_refused_before_it_is_read(text: str) -> None:
    read: list[str] = []

    def reading(_: object, part: str) -> str:
        read.append(part)
        return part

    one = match()
    with pytest.raises(Refusal) as refused:
        one.answer(text, reading)
    assert refused.value.id == "answer-too-long"
    assert read == []
    ask = one.ask
    assert ask is not None
    with pytest.raises(Refusal, match="answer-too-long"):
        words("ru", "scythe").notation(ask, text)


@pytest.mark.parametrize("id", GAMES)
def test_an_answer_that_is_not_understood_costs_no_replay(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, begun = match(id), []
    monkeypatch.setattr(Match, "_begin", lambda *_: begun.append(1))
    with pytest.raises(Refusal):
        one.answer("zz zz")
    assert begun == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_foreign_text_is_said_short_and_not_kept(lang: str) -> None:
    voice = Words(lang, ("core",))
    for got in ("й" * 3000, 10**3000):
        said = voice.refusal(Refusal("answer-ambiguous", got=got, expected=("a",)))
        assert len(said) < 2600
    said = voice.refusal(Refusal("answer-ambiguous", got="\x1b[31m" + "й" * 500, expected=("a",)))
    assert "\ufffd[31m" in said
    assert len(said) < 300
    assert "й" * (LONGEST_KEPT + 1) not in repr(voice._said)


# --- settings ---


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("value", ["й" * 3000, "x" * LONGEST_ANSWER, "1" * 1500, "\ud800", "[/x]"])
def test_any_text_in_a_setting_is_refused_with_a_sentence(id: str, value: str) -> None:
    for one in game(id).settings:
        with pytest.raises(Refusal) as refused:
            game(id).setup({one.id: value})
        for lang in LANGUAGES:
            words(lang, id).refusal(refused.value).encode()
    with pytest.raises(Refusal) as refused:
        game(id).setup({value: "x"})
    words("en", id).refusal(refused.value).encode()


def test_a_long_value_of_a_setting_is_not_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("automarium.words._token", lambda *_: pytest.fail("looked up"))
    monkeypatch.setattr("automarium.words._translated", lambda *_: pytest.fail("translated"))
    text = "й " * LONGEST_ANSWER
    for id in GAMES:
        assert {words("ru", id).setting(one, text) for one in game(id).settings} == {text}


# --- journals and packs ---


@pytest.mark.parametrize("sign", UNSEEN)
@pytest.mark.parametrize("where", ["seed", "answers", "rest", "setup", "game", "mark", "key"])
def test_a_journal_with_what_cannot_be_shown_is_refused(sign: str, where: str) -> None:
    data = json.loads(match().journal())
    data["rest"] = ["ask-turn", "end"]
    if where == "key":
        data[f"a{sign}"] = 1
    elif where == "setup":
        data["setup"]["level"] += sign
    elif isinstance(data[where], list):
        data[where][0] += sign
    else:
        data[where] += sign
    with pytest.raises(BadJournal, match="journal-not-json"):
        Match.load(json.dumps(data), game)


def test_a_journal_with_settings_that_are_no_text_is_refused() -> None:
    data = json.loads(match().journal())
    data["setup"]["level"] = [[["automa"]]]
    with pytest.raises(BadJournal, match="journal-field"):
        Match.load(json.dumps(data), game)


def test_how_deep_a_file_may_be() -> None:
    assert load("[" * (DEEPEST - 1) + "]" * (DEEPEST - 1))
    for text in ("[" * 3 * DEEPEST + "]" * 3 * DEEPEST, "[" * 100_000, "[NaN]", "[Infinity]", '["\\ud800"]'):
        with pytest.raises(ValueError):
            load(text)


NAMED = {"letters", "faces", "cards", "rows", "prices", "characters", "artifacts", "starts", "books", "effects"}


def strewn(value: Any, name: str = "") -> Any:
    """A value with a field that nobody knows in each of its objects, but those whose fields the owner names."""
    if isinstance(value, list):
        return [strewn(one) for one in value]
    if not isinstance(value, dict) or name in NAMED:
        return value
    return {key: strewn(one, key) for key, one in value.items()} | {"nobody": "x" * 500}


@pytest.mark.parametrize("id", GAMES)
def test_of_a_pack_only_what_is_read_is_kept(id: str) -> None:
    door: dict[str, object] = {"door": "owner"} if id == "golem" else {}
    for pack in packs(id):
        name, kept = game(id).read_owner_pack(json.dumps(pack), "file")
        assert kept.keys() <= pack.keys()
        more = strewn(pack)
        assert game(id).read_owner_pack(json.dumps(more), "file") == (name, kept)
        setup = game(id).setup(door, {name: more})
        assert setup.owner_packs == {name: kept}
        assert game(id).packs(setup) == game(id).packs(game(id).setup(door, {name: kept}))
        journal = Match(game(id), setup, "own").journal()
        assert "nobody" not in journal
        assert Match.load(journal, game).setup == setup


@pytest.mark.parametrize("id", GAMES)
def test_packs_that_are_refused_with_a_sentence(id: str) -> None:
    pack = packs(id)[0]
    texts = [
        json.dumps(pack | {"source": "\ud800"}),
        json.dumps(pack | {"source": "\x1b[2J"}),
        json.dumps(pack | {"source": "x" * 5000}),
        json.dumps(pack | {"more": "x" * LARGEST_PACK}),
        json.dumps(pack)[:-1] + ',"deep":' + "[" * 900 + "]" * 900 + "}",
        '{"pack": "' + "\\u001b" * 3000 + '"}',
        "1,2\n" * 100_000,
    ]
    for text in texts:
        with pytest.raises(BadPack) as refused:
            game(id).read_owner_pack(text, "\x1b[31m[/x].json")
        for lang in LANGUAGES:
            said = words(lang, id).refusal(refused.value)
            assert said == seen(said)
    with pytest.raises(Refusal):
        game(id).setup({"door": "owner"} if id == "golem" else {}, {"junk": pack})


def test_whatever_keeps_things_that_others_send_has_an_end() -> None:
    """A cache without a bound may be asked for by names of ours alone."""
    bounded = {
        "automarium.games.gaia.table": ("pick",),
        "automarium.games.golem.notation": ("effect", "line"),
        "automarium.shelf": ("_from_journal",),
        "automarium.web.pages.asked": ("saying", "_face"),
        "automarium.web.svg": ("_opening", "_attribute", "escaped", "text"),
    }
    for module, names in bounded.items():
        for name in names:
            found = getattr(import_module(module), name)
            assert found.cache_info().maxsize is not None, (module, name)
