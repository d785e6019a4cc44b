"""Every rule by which an Automa may decide a choice, read off the code of its game: what a report needs in order to say
which of them never did."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from automarium.games import game

# what makes a criterion, in the core; its first argument is the rule
MAKERS = frozenset(
    {"Criterion", "Sieve", "only", "prefer", "least", "most", "inside", "outside", "prefer_inside", "first_of"}
)
NUMBER = re.compile(r"[A-Z]-\d+")


class Called(NamedTuple):
    """A call, who is called, and the function in which that happens."""

    name: str
    node: ast.Call
    within: ast.FunctionDef | None


@cache
def criteria(id: str) -> frozenset[str]:
    """The numbers of all rules of a game that some criterion stands for."""
    game(id)  # one that is unknown is refused by name
    files = sorted(resources.files(f"automarium.games.{id}").iterdir(), key=lambda file: file.name)
    return named(file.read_text(encoding="utf-8") for file in files if file.name.endswith(".py"))


def named(sources: Iterable[str]) -> frozenset[str]:
    """The rules that the criteria of some sources are made with, also where a function passes a rule on.

    >>> sorted(named(['near = least("X-1", "why", key)', 'def far(rule): return most(rule, "why", key)', 'far("X-2")']))
    ['X-1', 'X-2']
    """
    trees = [ast.parse(source) for source in sources]
    tables = {name: value for tree in trees for name, value in _constants(tree)}
    calls = [call for tree in trees for call in _calls(tree)]
    makers: dict[str, int] = dict.fromkeys(MAKERS, 0)  # and at which place each takes the rule
    found: set[str] = set()
    grown = -1
    while grown < len(makers) + len(found):
        grown = len(makers) + len(found)
        for call in calls:
            if call.name in makers:
                rule = _argument(call.node, makers[call.name])
                texts = {*_texts(rule, tables), *_set_before(rule, call.within)}
                found |= {text for text in texts if NUMBER.fullmatch(text)}
                makers |= _passed_on(rule, call.within)
    return frozenset(found)


def _passed_on(rule: ast.expr | None, within: ast.FunctionDef | None) -> dict[str, int]:
    """The function around a call, if it is told the rule that it passes on."""
    if within is None or not isinstance(rule, ast.Name):
        return {}
    places = [argument.arg for argument in within.args.args if argument.arg != "self"]
    return {within.name: places.index(rule.id)} if rule.id in places else {}


def _set_before(rule: ast.expr | None, within: ast.FunctionDef | None) -> Iterator[str]:
    """The texts among which a function has chosen before it makes its criterion."""
    for node in ast.walk(within) if within is not None and isinstance(rule, ast.Name) else ():
        if isinstance(node, ast.Assign) and _named(node.targets[0], rule):
            yield from _within(node.value)


def _named(target: ast.expr, wanted: ast.expr | None) -> bool:
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    return isinstance(wanted, ast.Name) and wanted.id in (getattr(one, "id", "") for one in targets)


def _within(node: ast.expr | None) -> Iterator[str]:
    """Every text that stands in an expression."""
    for one in ast.walk(node) if node is not None else ():
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def _argument(call: ast.Call, place: int) -> ast.expr | None:
    named = next((keyword.value for keyword in call.keywords if keyword.arg == "rule"), None)
    return call.args[place] if place < len(call.args) else named


def _texts(node: ast.expr | None, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The texts that an expression may stand for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, tables)
        yield from _texts(node.orelse, tables)
    elif isinstance(node, ast.Name) and node.id in tables:
        yield from _texts(tables[node.id], {})
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        yield from _within(tables.get(node.value.id))


def _constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def _calls(node: ast.AST, within: ast.FunctionDef | None = None) -> Iterator[Called]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            name = child.func.attr if isinstance(child.func, ast.Attribute) else getattr(child.func, "id", "")
            yield Called(name, child, within)
        yield from _calls(child, child if isinstance(child, ast.FunctionDef) else within)
