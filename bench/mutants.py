"""What the tests of the rules do not notice: small errors are put into the rules of a game, one at a time, and its own
tests (`tests/rules/<game>`) have to fail. One of our own, since mutmut and cosmic-ray draw no sample, know none of our
criteria, and change texts above all; mutmut besides leaves functions under `@cache` and `@property` alone.

The tests are collected once. Each of them is traced, so that for a mutant only those run that come to its lines, the
fastest first, in a fork that swaps the code of the function in place. What already ran while the modules were imported
(constants, class bodies, functions called by them) is imported anew in the fork.

Verdicts are kept in `.mutants/`: a kill stands until the module changes, a survivor until the module or a test does.
Survivors that a person has read and found to change nothing are named in `tests/mutants/<game>.txt`: the line of the
report as it is, and the reason indented below it.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import functools
import gc
import importlib.machinery
import inspect
import json
import os
import re
import resource
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from hashlib import sha256
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

GAMES = ("gaia", "golem", "redrising", "scythe")
LEFT_OUT = ("bot.py", "taps.py", "fix_taps.py", "keys.py", "shapes.py", "names.py", "settings.py")
UNTOLD = ("head", "note", "care")  # of a tale: what is only said, not ordered
KEPT = Path(".mutants")
EQUIVALENT = Path("tests/mutants")
SPARE = 2.0  # seconds that a test gets more than ten times what it took
MEMORY = 4 << 30

OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
NAMES = {
    "min": "max", "max": "min", "any": "all", "all": "any", "least": "most", "most": "least", "only": "prefer",
    "prefer": "only", "lowest": "highest", "highest": "lowest", "inside": "outside", "outside": "inside",
    "prefer_inside": "inside",
}  # fmt: skip
CRITERIA = {"only", "prefer", "least", "most", "inside", "outside", "prefer_inside", "first_of", "Criterion", "Sieve"}


class Target(NamedTuple):
    """What is changed, and the tests that have to notice."""

    name: str
    files: tuple[Path, ...]
    tests: Path


class Mutant(NamedTuple):
    """One small error: what replaces what, in which slot of the tree of which file."""

    file: Path
    function: str
    before: str
    after: str
    time: int  # the how many-th of its kind in this function
    lines: range
    in_function: bool
    holder: Any
    slot: Any
    new: Any

    @property
    def key(self) -> str:
        again = f" ({self.time})" if self.time > 1 else ""
        return f"{self.file} {self.function}: {self.before} → {self.after}{again}"

    def __str__(self) -> str:
        return self.key.replace(" ", f":{self.lines.start} ", 1)


Keep = Callable[[Mutant, str], None]

# --- the errors ---


class Place(NamedTuple):
    """Where the walk through a tree is: names of classes and functions, the lines of the statement."""

    names: tuple[str, ...] = ()
    lines: range = range(0)
    in_function: bool = False


class Walk:
    """All errors of one module, in the order of its text."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.known = set(dir(builtins))
        self.imported: dict[str, str] = {}  # the opposites of what the module imports, and whence
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                names = [alias.name for alias in node.names]
                new = [NAMES[name] for name in names if name in NAMES and NAMES[name] not in names]
                node.names += [ast.copy_location(ast.alias(name), node) for name in dict.fromkeys(new)]
                self.known.update(names)
                self.imported |= dict.fromkeys(new, str(node.module))
        self.seen: Counter[tuple[str, str, str]] = Counter()

    def mutants(self) -> Iterator[Mutant]:
        for index, node in enumerate(self.tree.body):
            yield from self.visit(self.tree.body, index, node, Place())

    def visit(self, holder: Any, slot: Any, node: ast.AST, place: Place) -> Iterator[Mutant]:
        """The errors of a node, then those of all that it holds."""
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise) or told(node):
            return
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if node.name == "__repr__":
                return
            inner = Place((*place.names, node.name), in_function=place.in_function or isinstance(node, ast.FunctionDef))
            if isinstance(node, ast.FunctionDef):
                yield from self.within(node.args, place._replace(lines=range(node.lineno, node.body[0].lineno)))
            for index, one in enumerate(node.body):
                yield from self.visit(node.body, index, one, inner)
            return
        if isinstance(node, ast.stmt):
            place = place._replace(lines=header(node))
        for before, after, where, which, new in errors(holder, slot, node, self.known, place.names[-1:]):
            function = ".".join(place.names) or "<module>"
            self.seen[function, before, after] += 1
            time = self.seen[function, before, after]
            yield Mutant(self.file, function, before, after, time, *place[1:], where, which, new)
        yield from self.within(node, place)

    def within(self, node: ast.AST, place: Place) -> Iterator[Mutant]:
        if isinstance(node, ast.Lambda):
            yield from self.within(node.args, place)
            yield from self.visit(node, "body", node.body, place._replace(in_function=True))
            return
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list"):
                continue
            for index, one in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(one, ast.AST):
                    holder, slot = (value, index) if isinstance(value, list) else (node, field)
                    yield from self.visit(holder, slot, one, place)


def told(node: ast.AST) -> bool:
    """Whether it only tells something: `table.tale.note(...)`."""
    node = node.value if isinstance(node, ast.Expr) else node
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in UNTOLD
        and ast.unparse(node.func.value).split(".")[-1] == "tale"
    )


def header(node: ast.stmt) -> range:
    """The lines of a statement without the statements inside it."""
    body = getattr(node, "body", None)
    return range(node.lineno, max(body[0].lineno, node.lineno + 1) if body else (node.end_lineno or node.lineno) + 1)


def errors(
    holder: Any, slot: Any, node: Any, known: set[str], function: tuple[str, ...]
) -> Iterator[tuple[str, str, Any, Any, Any]]:
    """Of one node: the text before and after, and what to put where."""
    text = ast.unparse
    for new in replacements(node, known):
        yield text(node), text(new), holder, slot, ast.copy_location(new, node)
    for field in ("test", "ifs"):
        tests = getattr(node, field, [])
        for index, test in enumerate(tests if isinstance(tests, list) else [tests]):
            where = (tests, index) if isinstance(tests, list) else (node, field)
            for truth in (True,) if field == "ifs" else (False,) if isinstance(node, ast.While) else (True, False):
                new = ast.copy_location(ast.Constant(truth), test)
                if not isinstance(test, ast.Constant):
                    yield f"if {text(test)}", f"if {truth}", *where, new
    if chained(node):
        for index, one in enumerate(node.elts):
            new = ast.copy_location(type(node)([*node.elts[:index], *node.elts[index + 1 :]], ast.Load()), node)
            yield f"chain with {text(one)}", "without", holder, slot, new
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("choose", "narrow"):
        for index, chain in enumerate(node.args[1:2], 1):
            if isinstance(chain, ast.List | ast.Tuple) and not chained(chain):
                for at, one in enumerate(chain.elts):
                    new = type(chain)([*chain.elts[:at], *chain.elts[at + 1 :]], ast.Load())
                    yield f"chain with {text(one)}", "without", node.args, index, ast.copy_location(new, chain)
    if isinstance(node, ast.Return) and node.value is not None and text(node.value) != "None":
        yield text(node), "return None", holder, slot, ast.copy_location(ast.Return(None), node)
    elif isinstance(node, ast.stmt) and idle_without(node) and function != ("__init__",):
        yield text(node), "pass", holder, slot, ast.copy_location(ast.Pass(), node)


def replacements(node: Any, known: set[str]) -> Iterator[ast.AST]:
    """What can stand for an expression or an augmented assignment."""
    match node:
        case ast.Compare(left, ops, comparators):
            for index, op in enumerate(ops):
                yield ast.Compare(left, [*ops[:index], OTHER[type(op)](), *ops[index + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(OTHER[type(op)](), values)
        case ast.UnaryOp(_, operand) if not isinstance(operand, ast.Constant):
            yield copy(operand)
        case ast.BinOp(left, op, right) if type(op) in OTHER and not any(map(unfit, (left, right))):
            yield ast.BinOp(left, OTHER[type(op)](), right)
        case ast.AugAssign(target, op, value) if type(op) in OTHER and not unfit(value):
            yield ast.AugAssign(target, OTHER[type(op)](), value)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.Name(id, ast.Load()) if id in NAMES and id in known:
            yield ast.Name(NAMES[id], ast.Load())


def unfit(node: ast.AST) -> bool:
    """Texts and lists are added, never subtracted; `| None` is a type."""
    return isinstance(node, ast.List | ast.Tuple | ast.JoinedStr | ast.ListComp) or (
        isinstance(node, ast.Constant) and not isinstance(node.value, int)
    )


def chained(node: Any) -> bool:
    """Whether it is a literal chain of criteria."""
    return isinstance(node, ast.List | ast.Tuple) and any(
        isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id in CRITERIA for one in node.elts
    )


def idle_without(node: ast.stmt) -> bool:
    """Whether it is a statement to leave out: something is done, put somewhere, or the way is left."""
    match node:
        case ast.Assign(targets):
            return all(isinstance(one, ast.Attribute | ast.Subscript) for one in targets)
        case ast.Expr(value):
            return not isinstance(value, ast.Constant)
    return isinstance(node, ast.AugAssign | ast.Delete | ast.Continue | ast.Break | ast.Return)


# --- the tests ---


class Judge:
    """A plugin of pytest that, instead of running the tests once, learns what they come to and tries the mutants."""

    def __init__(self, target: Target, walks: dict[Path, Walk], mutants: list[Mutant], keep: Keep) -> None:
        self.walks, self.mutants, self.keep = walks, mutants, keep
        self.tests = str(target.tests)
        self.files = {str(file.resolve()): file for file in target.files}
        self.rooms = {file.resolve().parent for file in target.files}
        self.wanted = {(mutant.file, line) for mutant in mutants for line in mutant.lines}
        self.wanted_of: dict[CodeType, frozenset[int]] = {}
        self.come_to: dict[pytest.Item, set[tuple[Path, int]]] = {}
        self.took: dict[pytest.Item, float] = {}
        self.trace()

    def trace(self) -> None:
        self.lines: set[tuple[Path, int]] = set()
        self.missing: dict[CodeType, set[int]] = {}
        sys.settrace(self.call)

    def call(self, frame: FrameType, _event: str, _arg: object) -> Any:
        """Follows a function as long as lines of mutants are in it that this test has not come to yet."""
        code = frame.f_code
        if (file := self.files.get(code.co_filename)) is None or not code.co_flags & inspect.CO_OPTIMIZED:
            return None
        if (missing := self.missing.get(code)) is None:
            if code not in self.wanted_of:
                lines = {line for _, _, line in code.co_lines() if line}
                self.wanted_of[code] = frozenset(line for line in lines if (file, line) in self.wanted)
            missing = self.missing[code] = set(self.wanted_of[code])
        if not missing:
            return None

        def line(frame: FrameType, _event: str, _arg: object) -> Any:
            if frame.f_lineno in missing:
                missing.discard(frame.f_lineno)
                self.lines.add((file, frame.f_lineno))
                frame.f_trace_lines = bool(missing)
            return line

        return line

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        self.find_functions()
        sys.settrace(None)
        self.made_once = self.lines
        for number, item in enumerate(session.items, 1):
            show(f"test {number} of {len(session.items)}")
            self.learn(item)
        gc.freeze()
        for number, mutant in enumerate(self.mutants, 1):
            show(f"mutant {number} of {len(self.mutants)}")
            self.keep(mutant, self.verdict(mutant))
        return True

    def find_functions(self) -> None:
        """The living functions of the rules by their code, what they remember, and the opposites of their criteria.
        What remembers without arguments (the data of a pack) is made now: it counts as made by the import."""
        self.functions: dict[CodeType, list[FunctionType]] = {}
        self.caches = []
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename in self.files:
                self.functions.setdefault(one.__code__, []).append(one)
            elif isinstance(one, functools._lru_cache_wrapper) and self.near(sys.modules.get(one.__module__)):
                if inspect.signature(one).parameters:
                    self.caches.append(one)
                else:
                    one()
        for module in list(sys.modules.values()):
            file = self.files.get(str(getattr(module, "__file__", "")))
            for name, whence in self.walks[file].imported.items() if file else ():
                vars(module).setdefault(name, getattr(sys.modules[whence], name))

    def near(self, module: Any) -> bool:
        return Path(getattr(module, "__file__", None) or "/").parent in self.rooms

    def learn(self, item: pytest.Item) -> None:
        """Which lines of mutants a test comes to, and how long it takes."""
        for cache in self.caches:
            cache.cache_clear()
        self.trace()
        start = process_time()
        passed = passes(item)
        self.took[item] = process_time() - start
        sys.settrace(None)
        if passed:
            self.come_to[item] = self.lines
        else:
            show(f"left out, since it fails without any change: {item.nodeid}\n")

    def verdict(self, mutant: Mutant) -> str:
        wanted = {(mutant.file, line) for line in mutant.lines}
        fresh = not mutant.in_function or bool(wanted & self.made_once)
        tests = [item for item, lines in self.come_to.items() if fresh or wanted & lines]
        if not tests:
            return "unreached"
        in_file = {item: any(file == mutant.file for file, _ in lines) for item, lines in self.come_to.items()}
        tests.sort(key=lambda item: (not in_file[item], self.took[item]))
        child = os.fork()
        if not child:
            status = 2
            try:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                status = self.survives(mutant, tests, fresh)
            except BaseException:
                traceback.print_exc()
            os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status > 1:
            raise RuntimeError(f"cannot judge {mutant}")
        return "looped" if status < 0 else "killed" if status else "survived"

    def survives(self, mutant: Mutant, tests: list[pytest.Item], fresh: bool) -> int:
        """In the fork: 0 when all the tests pass."""
        walk = self.walks[mutant.file]
        old = compile(walk.tree, mutant.file, "exec", dont_inherit=True)
        put(mutant)
        new = compile(walk.tree, mutant.file, "exec", dont_inherit=True)
        if fresh or not self.swap(list(codes(old)), list(codes(new))):
            return self.anew(str(mutant.file.resolve()), new, tests)
        for cache in self.caches:
            cache.cache_clear()
        return int(not all(self.in_time(item) and passes(item) for item in tests))

    def swap(self, old: list[CodeType], new: list[CodeType]) -> bool:
        """Gives the living functions their new code; False where that cannot be."""
        if len(old) != len(new):
            return False
        swapped = False
        try:
            for before, after in zip(old, new, strict=True):
                for function in self.functions.get(before, ()) if before != after else ():
                    function.__code__ = after
                    swapped = True
        except ValueError:  # other free variables
            return False
        return swapped

    def anew(self, path: str, code: CodeType, tests: list[pytest.Item]) -> int:
        """Imports everything of ours once more, with one module changed, and runs the tests."""
        for name, module in list(sys.modules.items()):
            if ours(module):
                del sys.modules[name]
        loader: Any = importlib.machinery.SourceFileLoader
        get_code = loader.get_code
        loader.get_code = lambda self, name: code if self.path == path else get_code(self, name)
        signal.setitimer(signal.ITIMER_PROF, 10 * SPARE)
        order = {item.nodeid: item for item in tests}
        return int(pytest.main([*QUIETLY, "-x", self.tests], plugins=[Chosen(self, order)]) != pytest.ExitCode.OK)

    def in_time(self, item: pytest.Item) -> bool:
        """Sets the clock that ends this process when the test takes far longer than it did."""
        signal.setitimer(signal.ITIMER_PROF, SPARE + 10 * self.took[item])
        return True


class Chosen:
    """A plugin that runs the chosen tests only, in their order and in time."""

    def __init__(self, judge: Judge, order: dict[str, pytest.Item]) -> None:
        self.judge, self.order = judge, order

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[id] for id in self.order if id in found]

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.judge.in_time(self.order[item.nodeid])


QUIETLY = ["-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:randomly"]


def passes(item: pytest.Item) -> bool:
    return all(report.outcome != "failed" for report in runtestprotocol(item, log=False, nextitem=None))


def ours(module: Any) -> bool:
    """Whether a module belongs to this folder, and is not this one."""
    file = getattr(module, "__file__", None) or ""
    return file.startswith(f"{Path.cwd()}/") and "site-packages" not in file and file != __file__


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)


def put(mutant: Mutant) -> None:
    if isinstance(mutant.holder, list):
        mutant.holder[mutant.slot] = mutant.new
    else:
        setattr(mutant.holder, mutant.slot, mutant.new)


# --- the run and the report ---


def digest(*texts: str) -> str:
    return sha256("\0".join(texts).encode()).hexdigest()[:16]


def show(text: str) -> None:
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def run(target: Target, number: int, seed: str, kept: Path = KEPT, equivalent: Path = EQUIVALENT) -> str:
    """Judges a sample of the mutants of a target; prints the survivors and returns the line of the summary."""
    walks = {file: Walk(file) for file in target.files}
    every = [mutant for walk in walks.values() for mutant in walk.mutants()]
    sample = sorted(every, key=lambda mutant: digest(seed, mutant.key))[:number]
    tests = digest(*(file.read_text(encoding="utf-8") for file in sorted(target.tests.rglob("*.py"))))
    kept.mkdir(exist_ok=True)
    log = kept / f"{target.name}.jsonl"
    verdicts: dict[tuple[str, str], str] = {}

    def load() -> None:
        for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else ():
            one = json.loads(line)
            if one["verdict"] in ("killed", "looped") or one["tests"] == tests:
                verdicts[one["mutant"], one["source"]] = one["verdict"]

    def key(mutant: Mutant) -> tuple[str, str]:
        return mutant.key, digest(walks[mutant.file].text)

    def keep(mutant: Mutant, verdict: str) -> None:
        one = dict(zip(("mutant", "source"), key(mutant), strict=True), tests=tests, verdict=verdict)
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one, ensure_ascii=False) + "\n")

    load()
    left = [mutant for mutant in sample if key(mutant) not in verdicts]
    if left:
        judge(target, walks, left, keep)
        load()
    alive = [mutant for mutant in sample if verdicts.get(key(mutant)) in ("survived", "unreached")]
    named = reasons(equivalent / f"{target.name}.txt")
    for one in sorted(set(named) - {mutant.key for mutant in every}):
        print(f"{target.name}: named equivalent, but not there: {one}")
    survivors = [mutant for mutant in alive if mutant.key not in named]
    for mutant in sorted(survivors, key=lambda one: (one.file, one.lines.start)):
        print(mutant, " [no test comes here]" if verdicts[key(mutant)] == "unreached" else "", sep="")
    judged = sum(key(mutant) in verdicts for mutant in sample)
    killed, same = judged - len(alive), len(alive) - len(survivors)
    share = f"{100 * killed / (judged - same):.1f} %" if judged > same else "none"
    return (
        f"{target.name}: {judged} mutants, {killed} killed, {same} named equivalent, {len(survivors)} survived "
        f"({share} of those that matter)"
    )


def judge(target: Target, walks: dict[Path, Walk], mutants: list[Mutant], keep: Keep) -> None:
    """In a process of its own, so that one target does not see the modules of another."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        hypothesis.settings.register_profile("mutants", database=None, deadline=None, derandomize=True)
        hypothesis.settings.load_profile("mutants")
        os._exit(int(pytest.main([*QUIETLY, str(target.tests)], plugins=[Judge(target, walks, mutants, keep)])))
    if os.waitpid(child, 0)[1]:
        print(f"{target.name}: not finished; does `pytest {target.tests}` pass?")
    show("")


def reasons(file: Path) -> dict[str, str]:
    """The mutants that are named equivalent, by their key. Numbers of lines do not count."""
    named: dict[str, str] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if line.startswith(" "):
            named[key] = f"{named.get(key, '')} {line.strip()}".strip()
        elif line and not line.startswith("#"):
            key = re.sub(r"\.py:\d+ ", ".py ", line.strip())
    return named


def target(game: str) -> Target:
    files = sorted(Path(f"automarium/games/{game}").glob("*.py"))
    return Target(game, tuple(file for file in files if file.name not in LEFT_OUT), Path(f"tests/rules/{game}"))


def main(arguments: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("-n", type=int, default=200, help="how many mutants of each game")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(None if arguments is None else list(arguments))
    lines = [run(target(game), args.n, args.seed) for game in args.games]
    print("", *lines, sep="\n")


if __name__ == "__main__":
    main()
