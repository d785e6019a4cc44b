"""Small errors, as someone who writes down a rule could make them: one operator, number, criterion or statement."""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple


def both_ways(pairs: str) -> dict[str, str]:
    return {one: other for pair in pairs.split(", ") for one, other in (pair.split(), pair.split()[::-1])}


OPERATORS = both_ways("Lt LtE, Gt GtE, Eq NotEq, In NotIn, Is IsNot, And Or, Add Sub, BitAnd BitOr")
NAMES = both_ways("min max, any all, least most, only prefer, lowest highest, inside outside")
NAMES["prefer_inside"] = "inside"
CRITERIA = {"only", "prefer", "least", "most", "inside", "outside", "prefer_inside", "first_of", "Criterion", "Sieve"}
CHOICES = {"choose", "narrow"}
ONLY_SAID = {"head", "note", "care"}  # of a tale; orders are done by the player's hands

SHORT = 80


class Mutant(NamedTuple):
    """One small error: what replaces what, in which slot of the tree of which file."""

    file: Path
    function: str
    before: str
    after: str
    number: int  # among its equals in this function
    lines: range  # of the statement
    in_function: bool
    holder: Any
    slot: Any
    new: ast.AST

    @property
    def key(self) -> str:
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.file} {self.function}: {self.before} → {self.after}{again}"

    def __str__(self) -> str:
        return self.key.replace(f"{self.file} ", f"{self.file}:{self.lines.start} ", 1)

    def put(self) -> None:
        put(self.holder, self.slot, self.new)


class Place(NamedTuple):
    """Where the walk through a tree is: in which classes and functions, on which lines."""

    names: tuple[str, ...] = ()
    lines: range = range(0)
    in_function: bool = False


class Source:
    """A module and its mutants, in the order of the text. It imports the opposites of the criteria that it imports."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.known = set(dir(builtins))
        self.opposites: dict[str, str] = {}  # and the module that has them
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                names = [alias.name for alias in node.names]
                new = {NAMES[name] for name in names if name in NAMES} - {*names}
                node.names += [ast.copy_location(ast.alias(name), node) for name in sorted(new)]
                self.known.update(names)
                self.opposites |= dict.fromkeys(new, str(node.module))

    def mutants(self) -> Iterator[Mutant]:
        seen: Counter[tuple[str, str, str]] = Counter()
        for (names, lines, in_function), parent, holder, slot, node in walk(self.tree, Place()):
            for before, after, where, which, new in self.errors(parent, holder, slot, node):
                function = ".".join(names) or "<module>"
                seen[function, before, after] += 1
                number = seen[function, before, after]
                yield Mutant(self.file, function, before, after, number, lines, in_function, where, which, new)

    def errors(self, parent: Any, holder: Any, slot: Any, node: Any) -> Iterator[tuple[str, str, Any, Any, ast.AST]]:
        """The errors of one node: the text before and after, and what to put where."""
        for new in self.replacements(node):
            yield *shown(parent, holder, slot, node, new), holder, slot, ast.copy_location(new, node)
        for where, which, test in conditions(node):
            for truth in (True, False):
                new = ast.copy_location(ast.Constant(truth), test)
                yield f"if {ast.unparse(test)}", f"if {truth}", where, which, new
        for where, which, chain in chains(holder, slot, node):
            for index, one in enumerate(chain.elts):
                new = copy(chain)
                new.elts = [*chain.elts[:index], *chain.elts[index + 1 :]]
                yield cut(f"chain with {ast.unparse(one)}"), "without", where, which, new
        if isinstance(node, ast.Return) and node.value is not None:
            if not isinstance(node.value, ast.Constant) or node.value.value:  # what is false is as good as nothing
                yield cut(ast.unparse(node)), "return None", holder, slot, ast.copy_location(ast.Return(None), node)
        elif isinstance(node, ast.stmt) and does_something(node) and getattr(parent, "name", "") != "__init__":
            yield cut(ast.unparse(node)), "pass", holder, slot, ast.copy_location(ast.Pass(), node)

    def replacements(self, node: Any) -> Iterator[ast.AST]:
        """What can stand for an expression or for an augmented assignment."""
        match node:
            case ast.Compare(left, ops, others):
                for index, op in enumerate(ops):
                    yield ast.Compare(left, [*ops[:index], opposite(op), *ops[index + 1 :]], others)
            case ast.BoolOp(op, values):
                yield ast.BoolOp(opposite(op), values)
            case ast.UnaryOp(_, operand) if not isinstance(operand, ast.Constant):
                yield copy(operand)
            case ast.BinOp(left, op, right) if opposite(op) and not is_text(left) and not is_text(right):
                yield ast.BinOp(left, opposite(op), right)
            case ast.AugAssign(target, op, value) if opposite(op) and not is_text(value):
                yield ast.AugAssign(target, opposite(op), value)
            case ast.Constant(bool(value)):
                yield ast.Constant(not value)
            case ast.Constant(int(value)):
                yield ast.Constant(value + 1)
            case ast.Name(id, ast.Load()) if id in NAMES and id in self.known:
                yield ast.Name(NAMES[id], ast.Load())


def walk(node: ast.AST, place: Place) -> Iterator[tuple[Place, ast.AST, Any, Any, ast.AST]]:
    """All nodes that may hold an error, each with its place, its parent and the slot that it is in."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        inside = place
        if field == "body" and isinstance(node, ast.FunctionDef | ast.ClassDef):
            inside = inside._replace(names=(*place.names, node.name))
        if field == "body" and isinstance(node, ast.FunctionDef | ast.Lambda):
            inside = inside._replace(in_function=True)
        for index, one in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(one, ast.AST) and not left_alone(one):
                here = inside._replace(lines=header(one)) if isinstance(one, ast.stmt) else inside
                yield here, node, *((value, index) if isinstance(value, list) else (node, field)), one
                yield from walk(one, here)


def left_alone(node: ast.AST) -> bool:
    """Imports, checks, refusals, what is only said, and how something looks to a programmer."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.FunctionDef("__repr__"):
            return True
        case ast.Expr(ast.Call(ast.Attribute(tale, name))) if name in ONLY_SAID:
            return ast.unparse(tale).endswith("tale")
    return False


def shown(parent: ast.AST, holder: Any, slot: Any, node: ast.AST, new: ast.AST) -> tuple[str, str]:
    """The text before and after. A number or a name says little by itself: it is shown within what holds it."""
    if isinstance(node, ast.Constant | ast.Name) and not hasattr(parent, "body"):
        before = ast.unparse(parent)
        if len(before) <= SHORT:
            put(holder, slot, new)
            after = ast.unparse(parent)
            put(holder, slot, node)
            return before, after
    return ast.unparse(node), ast.unparse(new)


def cut(text: str) -> str:
    return text if len(text) <= 2 * SHORT else f"{text[: 2 * SHORT]} ..."


def put(holder: Any, slot: Any, new: ast.AST) -> None:
    if isinstance(holder, list):
        holder[slot] = new
    else:
        setattr(holder, slot, new)


def header(node: ast.stmt) -> range:
    """The lines of a statement without the statements inside it."""
    body = getattr(node, "body", None)
    end = body[0].lineno - 1 if body else node.end_lineno or 0
    return range(node.lineno, max(end, node.lineno) + 1)


def opposite(op: ast.AST) -> Any:
    name = OPERATORS.get(type(op).__name__)
    return getattr(ast, name)() if name else None


def is_text(node: ast.AST) -> bool:
    """Texts and lists are put together, never taken apart; `| None` is a type."""
    return isinstance(node, ast.List | ast.Tuple | ast.JoinedStr | ast.ListComp) or (
        isinstance(node, ast.Constant) and not isinstance(node.value, int)
    )


def conditions(node: Any) -> Iterator[tuple[Any, Any, ast.AST]]:
    """What decides in an `if`, in its short form, in a loop, or in a comprehension."""
    if isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(node.test, ast.Constant):
        yield node, "test", node.test
    if isinstance(node, ast.comprehension):
        yield from ((node.ifs, index, test) for index, test in enumerate(node.ifs))


def chains(holder: Any, slot: Any, node: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Literal chains of criteria: they hold one, or are what a choice goes by."""
    match node:
        case ast.List(elts) | ast.Tuple(elts) if any(called(one) in CRITERIA for one in elts):
            yield holder, slot, node
        case ast.Call(_, [_, ast.List(elts) | ast.Tuple(elts) as chain, *_]) if called(node) in CHOICES:
            if not any(called(one) in CRITERIA for one in elts):
                yield node.args, 1, chain


def called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def does_something(node: ast.stmt) -> bool:
    """Whether it can be left out: something is called, changed, or the way is left."""
    match node:
        case ast.Assign(targets):
            return all(isinstance(one, ast.Attribute | ast.Subscript) for one in targets)
        case ast.Expr(value):
            return not isinstance(value, ast.Constant)
    return isinstance(node, ast.AugAssign | ast.Delete | ast.Continue | ast.Break | ast.Return)
