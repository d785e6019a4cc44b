"""How something is typed, line by line: `pattern — meaning: example`, or `pattern — example` where nothing is to be
explained. What is to be filled in stands in ‹›, what may be left out in [], choices have a | between them; further
examples come after a semicolon, further patterns after a dot."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from automarium import Ask, Refusal
from automarium.core.ask import Fix, Reports
from automarium.words import LANGUAGES, sources, words
from tests.bots import SETUPS, human, new

MORE: dict[str, list[dict[str, object]]] = {"gaia": [{"human": "ambas"}, {"human": "firaks"}]}  # their own actions
SELDOM = {"gaia": {"usage-done"}}  # lines of questions that a random player hardly comes to
AT_THE_TABLE = "marbles-count"  # the marbles of an example are not those that lie there now
ANSWERS = 400


@cache
def asked(id: str) -> dict[str, list[Ask[Any]]]:
    """For each usage line some questions at which it is shown."""
    found: dict[str, list[Ask[Any]]] = {}
    for setup in [*SETUPS[id], *MORE.get(id, [])]:
        match, player = new(id, setup, "usages"), human(id, "usages")
        for _ in range(ANSWERS):
            ask = match.ask
            if ask is None:
                break
            for shape in (ask.shape, ask.fixes):
                for report in shape.reports if isinstance(shape, Reports) else ():
                    found.setdefault(report.usage, []).append(ask)
            match.answer(ask.write(player(ask, match.state)))
    return found


def examples(line: str) -> list[str]:
    """What a line shows as typed: its examples, or a pattern in which nothing is to be filled in."""
    found = []
    for part in line.split(" · "):
        pattern, _, rest = part.partition(" — ")
        found += rest.rpartition(": ")[2].split("; ") if re.search(r"[‹[|]", pattern) else [pattern]
    return found


def read(id: str, usage: str, lang: str, example: str) -> str | None:
    """An example in the notation, if it can be said at any of the questions at which it is shown."""
    for ask in asked(id)[usage]:
        notation = words(lang, id).notation(ask, example)
        try:
            value = ask.parse(notation)
        except Refusal as refusal:
            if refusal.id == AT_THE_TABLE:
                return notation
            continue
        verb = value.said.verb if isinstance(value, Fix) else value.verb
        assert usage == (f"usage-fix-{verb}" if isinstance(value, Fix) else f"usage-{verb}")
        return ask.write(value)
    return None


@pytest.mark.parametrize("id", list(SETUPS))
def test_every_example_can_be_typed_and_says_the_same_in_every_language(id: str) -> None:
    unread, differ = [], []
    for usage in asked(id):
        said = []
        for lang in LANGUAGES:
            shown = {one: read(id, usage, lang, one) for one in examples(words(lang, id).say(usage))}
            unread += [(lang, usage, one) for one, notation in shown.items() if notation is None]
            said.append(set(shown.values()))
        differ += [(usage, said)] if said != [said[0]] * len(said) else []
    assert unread == []
    assert differ == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", list(SETUPS))
def test_every_line_has_the_one_shape(id: str, lang: str) -> None:
    voice = words(lang, id)
    usages = {usage for source in sources(lang, id) for usage in re.findall(r"^(usage-\S+) =", source, re.MULTILINE)}
    assert usages - set(asked(id)) == SELDOM.get(id, set())
    for usage in usages:
        verb = voice.say(f"verb-{usage.removeprefix('usage-').removeprefix('fix-')}")
        verb = verb.removesuffix("-3")  # helium-3
        begins = f"{voice.say('verb-fix')} {verb}" if usage.startswith("usage-fix-") else verb
        line = voice.say(usage)
        for part in line.split(" · "):
            assert part.count("‹") == part.count("›")
            assert part.startswith(begins), line
            assert " — " in part, line
        for one in examples(line):
            assert one.startswith(begins), line
            assert not set(one) & set("‹›[]|…"), line
