"""On the screen nobody moves cards by hand: what happens is told, not what is to be done."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import automarium.games.redrising
from automarium import Match, Stream
from automarium.core.tale import Kind
from automarium.cues import row
from automarium.games import game
from automarium.words import LANGUAGES, words, words_on_screen
from automarium.words.cued import cued
from automarium.words.own import words_of
from automarium.words.transcript import transcript

FILES = ("act", "alone", "deploy", "effects", "houses", "location", "screen", "table", "turn", "variant")
FOR_THE_BOX = ("order-shuffle-automa-deck", "order-discard-automa-cards", "order-roque-shuffle")


def orders() -> set[str]:
    """The orders that the modules of a match on the screen can tell."""
    folder = Path(automarium.games.redrising.__file__).parent
    found: set[str] = set()
    for name in FILES:
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "order":
                first = node.args[0]
                ids = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                found |= {str(one.value) for one in ids if isinstance(one, ast.Constant)}
    return found


def played(seed: str, **settings: str) -> Match[Any]:
    match = Match(game("redrising"), {"depth": "screen", **settings}, seed=seed)
    stream = Stream(seed, "screen words")
    while match.ask is not None:
        match.answer(match.ask.write(match.ask.shape.sample(stream)))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_of_the_screen_is_told_as_what_happens(lang: str) -> None:
    voice = words_on_screen(lang, "redrising")
    told = orders() - {*FOR_THE_BOX}
    assert len(told) > 25
    assert [id for id in sorted(told) if "screen" not in voice.bundle.get_message(id).attributes] == []


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_match_on_the_screen_has_the_voice_of_the_screen(seed: str) -> None:
    match = played(seed, variant="yes")
    for lang in LANGUAGES:
        voice, at_a_table = words_of(match, lang), words(lang, "redrising")
        done = [event for event in match.tale.events if event.kind == Kind.ORDER]
        assert all(voice.event(event) != at_a_table.event(event) for event in done)
        assert all(voice.event(event) in transcript(match, voice) for event in done[:20])


FREE = (
    *("ask-play", "ask-gain", "ask-scout-where", "ask-end-ability", "ask-ceres", "ask-block", "ask-minerva"),
    "ask-banish-one",
)


def test_every_question_of_an_ability_names_its_card() -> None:
    """In the words of those who tap, in every language."""
    heard: set[str] = set()
    for number in range(60):
        match = Match(game("redrising"), {"depth": "screen", "variant": "yes"}, seed=f"names {number}")
        stream = Stream(f"names {number}", "screen words")
        while match.ask is not None:
            asked, by = match.ask, str(match.ask.args.get("by", ""))
            if asked.id not in FREE and not by.startswith(("house-", "face-")):
                card = next(event.args["card"] for event in reversed(match.tale.events) if event.id == "note-ability")
                voices = [words_of(match, lang) for lang in LANGUAGES]
                assert all(voice.say(card) in voice.tap(asked.id, asked.args) for voice in voices), asked
                heard.add(asked.id)
            match.answer(asked.write(asked.shape.sample(stream)))
    assert len(heard) > 15, heard


def test_at_a_table_orders_stay_orders() -> None:
    match = Match(game("redrising"), {"depth": "known"}, seed="a")
    assert words_of(match, "en") is words("en", "redrising")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("house", ["ceres", "mars"])
def test_the_set_up_on_the_screen_is_told_in_short(house: str, lang: str) -> None:
    """Nothing to shuffle or to lay out, and no cue for each part of a box."""
    match = Match(game("redrising"), {"depth": "screen", "house": house, "first": "human"}, seed="a")
    ids = [event.id for event in match.tale.events]
    begun = ids[ids.index("head-setup") :]
    told = ["note-screen-dealt", "note-screen-house", "note-screen-parity", "note-first"]
    assert begun == ["head-setup", *told, "head-human-turn"]
    [cue] = row(match).cues
    [line] = cued(cue, words_of(match, lang))
    assert str(6 if house == "ceres" else 5) in line
