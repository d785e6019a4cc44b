"""Every message that the code speaks exists in every language, with the arguments it needs and all plural forms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import automarium
from automarium import Fix, Said, Stream
from automarium.games import GAMES, game
from automarium.words import LANGUAGES, sources, words
from tests.bots import cases, new, play

PACKAGE = Path(automarium.__file__).parent
ROOMS = ("core", "cli", "web", *GAMES)
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}
SPEAKING = {  # which argument of a call is the id of a message
    **dict.fromkeys(("head", "order", "note", "care", "ladder", "ask", "ask_place", "ask_yes"), 0),
    **dict.fromkeys(("Refusal", "BadPack", "BadJournal", "Say"), 0),
    **dict.fromkeys(("reveal", "only", "prefer", "least", "most", "Criterion"), 1),
    **dict.fromkeys(("inside", "outside", "first_of", "Sieve"), 1),
}
UNSEEN = ("Say", "reveal", "first_of", "Sieve")  # calls whose arguments cannot be read off the call


class Spoken(NamedTuple):
    file: Path
    line: int
    id: str
    args: frozenset[str] | None  # None: not written out at the call


def spoken(file: Path) -> Iterator[Spoken]:
    """The messages that the calls of a file name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        at = SPEAKING.get(name)
        if at is None or len(node.args) <= at:
            continue
        keys = [keyword.arg for keyword in node.keywords]
        args = None if None in keys or name in UNSEEN else frozenset(key for key in keys if key)
        first = node.args[at]
        for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value:
                yield Spoken(file, node.lineno, one.value, args)


def room_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE).parts
    own = file.stem.split("_")[0] if parts[0] in ("players", "taps") else ""
    game = parts[1] if parts[0] == "games" and len(parts) > 2 else own
    return game if game in GAMES else "core"


@cache
def messages(lang: str, room: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for source in sources(lang, room):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{room} {lang}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{room} {lang}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


class Look(Visitor):
    """The variables and the plural choices of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference):
            self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)


def look(message: ftl.Message) -> Look:
    seen = Look()
    seen.visit(message)
    return seen


def base(variable: str, args: frozenset[str]) -> bool:
    """Whether a variable is an argument, or an attribute of one."""
    return variable in args or any(variable.startswith(f"{arg}-") for arg in args)


@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_have_the_same_messages(room: str) -> None:
    english = messages("en", room)
    assert english
    for lang in LANGUAGES:
        assert set(messages(lang, room)) == set(english)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_choices_are_complete(room: str, lang: str) -> None:
    for id, message in messages(lang, room).items():
        for variable, keys in look(message).choices:
            if keys & {"one", "few", "many"} and not variable.endswith("-id"):
                assert keys >= PLURALS[lang], f"{room} {lang} {id}: {variable} has {sorted(keys)}"


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_translations_use_no_other_arguments_than_english(room: str, lang: str) -> None:
    english = messages("en", room)
    for id, message in messages(lang, room).items():
        args = frozenset(name.split("-")[0] for name in look(english[id]).variables)
        assert [name for name in look(message).variables if not base(name, args)] == [], id


FILES = sorted(file for file in PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_every_message_in_the_code_exists_with_its_arguments(file: Path) -> None:
    room = room_of(file)
    rooms = {room, "core", "cli", "web"}
    for lang in LANGUAGES:
        known = {id: message for one in rooms for id, message in messages(lang, one).items()}
        for line in spoken(file):
            if line.id not in known and room == "core" and line.id.startswith("X"):
                continue
            assert line.id in known, f"{line.file.name}:{line.line} says {line.id}, which {lang} does not have"
            if line.args is not None:
                missing = [name for name in look(known[line.id]).variables if not base(name, line.args)]
                assert missing == [], f"{line.file.name}:{line.line} {line.id} ({lang}) needs {missing}"


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_and_choice_has_its_words(id: str, lang: str) -> None:
    told = words(lang, id)
    assert told.say("game")
    for setting in game(id).settings:
        for key in ("", "-help", *(f"-{choice}" for choice in setting.choices), *(["-own"] if setting.check else [])):
            assert told.say(f"setting-{setting.id}{key}")


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_everything_that_a_match_says_can_be_said(id: str, setup: dict[str, object]) -> None:
    """Tale, ladders, questions and options of a whole match, in all languages; what is missing raises."""
    match = new(id, setup, "words")
    asks: list[Any] = []
    while match.ask is not None:
        asks.append(match.ask)
        play(match, f"words {len(asks)}", 1)
    for lang in LANGUAGES:
        told = words(lang, id)
        for event in match.tale.events:
            assert told.event(event)
            if event.why is not None:
                assert told.ladder(event.why)
        for ask in asks:
            assert told.say(ask.id, ask.args)
            assert told.completions(ask)
        sheet = match.sheet()
        assert sheet is not None
        assert all(told.say(line.label.id, line.label.args) for line in sheet.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_can_be_typed_has_a_name(lang: str) -> None:
    """Verbs and options of all reports and corrections."""
    for id, setup in cases():
        told = words(lang, id)
        match = new(id, setup, "names")
        for _ in range(30):
            if match.ask is None:
                break
            for shape in (match.ask.shape, match.ask.fixes):
                for report in getattr(shape, "reports", ()):
                    assert told.say(report.label.id)
                    assert told.say(report.usage)
                    for field in report.fields:
                        for option in getattr(field.shape, "options", ()):
                            assert told.say(option.label.id, option.label.args)
            play(match, "names", 1)


@pytest.mark.parametrize(("lang", "got", "said"), [("ru", "«а»", "„а“"), ("uk", "«а»", "„а“"), ("en", "“a”", "‘a’")])
def test_quotes_inside_of_quotes(lang: str, got: str, said: str) -> None:
    assert said in words(lang).say("answer-unknown", {"got": got, "expected": (), "more": 0})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_ends_between_a_number_and_its_per_cent(lang: str) -> None:
    often = words(lang).say("forecast-share", {"share": 53})
    assert often in ("53%", "53\u00a0%")
    assert often in words(lang, "redrising").say("forecast-end-near", {"often": often, "share": 53})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_minus_sign(lang: str) -> None:
    told = words(lang).say("answer-out-of-range", {"got": -7, "low": -3, "high": 5})
    assert ("−7" in told, "−3" in told, "-" in told) == (True, True, False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_whose_items_hold_commas(lang: str) -> None:
    assert words(lang).show(("a, b", "c")) == "a, b; c"
    assert words(lang).show(("a", "c")) == "a, c"


@pytest.mark.parametrize("id", GAMES)
def test_every_correction_can_be_told_in_a_history(id: str) -> None:
    """Also where the tale has a message of the same name, about other things."""
    ask = new(id, {}, "corrections").ask
    assert ask is not None
    stream = Stream("corrections", id)
    for report in ask.fixes.reports if ask.fixes else ():
        said = {field.name: field.shape.sample(stream) for field in report.fields}
        text = ask.write(Fix(Said(report.verb, said)))
        for lang in LANGUAGES:
            assert words(lang, id).spoken(ask, text)
