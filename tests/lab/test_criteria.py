"""The rules that criteria stand for, read off the code: nothing that has ever decided may be missing."""

from __future__ import annotations

import pytest

from automarium import Stream, game, random_player
from automarium.core.match import run
from automarium.games import GAMES
from automarium.lab.criteria import criteria, named
from automarium.rules import rules_of

SOURCE = """
RULES = {"a": "X-3", "b": "X-4"}
FIRST = least("X-1", "why-first", key)
def second(name): return [only("X-2" if name else "X-5", name, test), most(RULES[name], name, key)]
def passed(number, rule): return prefer(rule, "why", test)
def again(rule): return passed(7, rule)
def chosen(left):
    rule, name = ("X-6", "why-left") if left else ("X-7", "why-right")
    return Sieve(rule, name, keep)
class Table:
    def mine(self, rule): return Criterion(rule, "why", keep)
"""
CALLS = """
again("X-8")
passed(1, "X-9")
table.mine("X-10")
print("X-11")
note("X-12", "why")
least(rule="X-13", name="why", key=key)
"""


def test_every_way_in_which_a_criterion_gets_its_rule() -> None:
    assert named([CALLS, SOURCE]) == {f"X-{number}" for number in (*range(1, 11), 13)}


@pytest.mark.parametrize("id", GAMES)
def test_all_of_them_are_rules_with_a_sentence(id: str) -> None:
    assert criteria(id)
    assert sorted(criteria(id) - set(rules_of(id))) == []


@pytest.mark.parametrize("id", GAMES)
def test_whatever_stands_in_a_reason_is_among_them(id: str) -> None:
    for seed in ("criteria", "more", "most"):
        table = run(game(id), None, seed, random_player(id, Stream(seed, "human")), telling=True, tracing=True)
        asked = {rung.rule for event in table.tale.events if event.why is not None for rung in event.why.rungs} - {""}
        assert asked
        assert sorted(asked - criteria(id)) == []
