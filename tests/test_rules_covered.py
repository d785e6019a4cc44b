"""Every numbered rule of every game has a test marked with it, and no test is marked with a rule that is none."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from automarium.games import GAMES, game
from automarium.rules import game_of, rules_of
from automarium.words import LANGUAGES, MINUS, QUOTES, words

TESTS = Path(__file__).parent / "rules"
QUOTED = r"[“«][^”»]+[”»]"
CITED = re.compile(
    rf"\b(?:settings?|настро(?:йк\w+|ек)|налаштуван\w+)\b((?:,? (?:(?:and|и|і|й|та) )?{QUOTED})*)", re.IGNORECASE
)


def marked(folder: Path) -> set[str]:
    """The rule numbers of all `@pytest.mark.rule(...)` below a folder."""
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {
                    one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    rules = set(rules_of(game))
    assert len(rules) > 100
    assert sorted(rules - marked(TESTS / game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_is_a_rule(game: str) -> None:
    assert sorted(marked(TESTS / game) - set(rules_of(game))) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there_in_every_language(game: str, lang: str) -> None:
    rules = rules_of(game, lang)
    assert list(rules) == list(rules_of(game))
    for number, rule in rules.items():
        assert game_of(number) in (game, None)
        assert rule.section, number
        assert rule.text[0].isupper() or not rule.text[0].isalpha(), number
        assert rule.text.endswith((".", "”", "»", ")")), number
        assert "  " not in rule.text
        if lang != "en":
            assert not re.search(r"[а-яёіїєґ][a-z]|[a-z][а-яёіїєґ]", rule.text, re.IGNORECASE), number


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_shown_as_it_is_written_and_names_settings_as_the_program_does(id: str, lang: str) -> None:
    opens, closes, within, ends = QUOTES[lang]
    names = {words(lang, id).say(f"setting-{one.id}") for one in game(id).settings}
    quoted = {opens + name.replace(opens, within).replace(closes, ends) + closes for name in names}
    cited: set[str] = set()
    for number, rule in rules_of(id, lang).items():
        shown = f"{rule.text} [{rule.section}] {rule.heading}"
        assert not re.search(r"[*\"']", shown), number
        assert not MINUS.search(shown), number
        for mention in CITED.finditer(rule.text):
            found = re.findall(QUOTED, mention[1])
            assert found, number
            assert sorted(set(found) - quoted) == [], number
            cited |= set(found)
    assert cited
