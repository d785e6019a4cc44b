"""What the tests of the rules do not notice: small errors are put into the rules of a game, one at a time, and its own
tests (`tests/rules/<game>`) have to fail. It is one of our own, since mutmut leaves functions under `@cache` and
`@property` alone, cosmic-ray runs all tests for every mutant, and neither draws a sample or knows our criteria.

The tests are collected once. Each of them is traced, so that for a mutant only those run that come to its lines, the
fastest first, in a fork that swaps the code of the function in place. What was made by the import (constants, class
bodies, the data of the packs) is made anew in the fork, and all tests may notice.

Verdicts are kept in `.mutants/`: a kill stands until the module changes, a survivor until the module or a test does.
Survivors that a person has read and found to change nothing are named in `tests/mutants/<game>.txt`: the line of the
report as it is, and the reason indented below it.
"""

from __future__ import annotations

import argparse
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
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

from bench.mutations import Mutant, Source

GAMES = ("gaia", "golem", "redrising", "scythe")
LEFT_OUT = ("names.py", "settings.py", "shapes.py")
CORE = ("bits.py", "choose.py", "deck.py")
KEPT = Path(".mutants")
EQUIVALENT = Path("tests/mutants")

QUIETLY = ["-s", "-p", "no:xdist", "-p", "no:cacheprovider"]
SPARE = 2.0  # seconds of work that a test gets beyond ten times what it took; a mutant that takes longer loops
MEMORY = 4 << 30
SURVIVED, KILLED, BROKEN = 0, 1, 2

Lines = set[tuple[Path, int]]


class Target(NamedTuple):
    """What is changed, and the tests that have to notice."""

    name: str
    files: tuple[Path, ...]
    tests: Path


def target(name: str) -> Target:
    room, tests = ("core", "core") if name == "core" else (f"games/{name}", f"rules/{name}")
    files = sorted(Path("automarium", room).glob("*.py"))
    wanted = [file for file in files if (file.name in CORE if name == "core" else file.name not in LEFT_OUT)]
    return Target(name, tuple(wanted), Path("tests", tests))


class Judge:
    """A plugin of pytest that, instead of running the tests once, learns what they come to and tries the mutants."""

    def __init__(self, target: Target, sources: dict[Path, Source], mutants: list[Mutant], keep: Keep) -> None:
        self.sources, self.mutants, self.keep = sources, mutants, keep
        self.tests = str(target.tests)
        self.files = {str(file.resolve()): file for file in target.files}
        self.rooms = {file.resolve().parent for file in target.files}
        self.wanted = {(mutant.file, line) for mutant in mutants for line in mutant.lines}
        self.wanted_of: dict[CodeType, frozenset[int]] = {}
        self.come_to: dict[pytest.Item, Lines] = {}
        self.took: dict[pytest.Item, float] = {}
        self.functions: dict[CodeType, list[FunctionType]] = {}
        self.caches: list[Any] = []
        self.trace()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("not all tests can be collected")
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

    # --- what the tests come to ---

    def trace(self) -> None:
        self.lines: Lines = set()
        self.missing: dict[CodeType, set[int]] = {}
        sys.settrace(self.call)

    def call(self, frame: FrameType, _event: str, _arg: object) -> Any:
        """Follows a function as long as it has lines of mutants that nobody has come to since `trace`."""
        code = frame.f_code
        if (file := self.files.get(code.co_filename)) is None or not code.co_flags & inspect.CO_OPTIMIZED:
            return None
        if (missing := self.missing.get(code)) is None:
            if code not in self.wanted_of:
                lines = {line for _, _, line in code.co_lines() if line}
                self.wanted_of[code] = frozenset(line for line in lines if (file, line) in self.wanted)
            missing = self.missing[code] = set(self.wanted_of[code])

        def line(frame: FrameType, _event: str, _arg: object) -> Any:
            if frame.f_lineno in missing:
                missing.discard(frame.f_lineno)
                self.lines.add((file, frame.f_lineno))
                frame.f_trace_lines = bool(missing)
            return line

        return line if missing else None

    def find_functions(self) -> None:
        """The living functions of the rules by their code, and what they remember. What remembers without arguments
        (the data of a pack) is made now, and so belongs to the import. Modules get the opposites of their criteria."""
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename in self.files:
                self.functions.setdefault(one.__code__, []).append(one)
            elif isinstance(one, functools._lru_cache_wrapper):
                if Path(inspect.getfile(one.__wrapped__)).parent not in self.rooms:
                    continue
                if inspect.signature(one).parameters:
                    self.caches.append(one)
                else:
                    one()
        for module in list(sys.modules.values()):
            if file := self.files.get(file_of(module)):
                for name, whence in self.sources[file].opposites.items():
                    vars(module).setdefault(name, getattr(sys.modules[whence], name))

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

    # --- whether they notice ---

    def verdict(self, mutant: Mutant) -> str:
        wanted = {(mutant.file, line) for line in mutant.lines}
        anew = not mutant.in_function or bool(wanted & self.made_once)
        tests = [item for item, lines in self.come_to.items() if anew or wanted & lines]
        if not tests:
            return "unreached"
        near = {item for item in tests if any(file == mutant.file for file, _ in self.come_to[item])}
        tests.sort(key=lambda item: (item not in near, self.took[item]))
        child = os.fork()
        if not child:
            self.try_out(mutant, tests, anew)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status == BROKEN:
            raise RuntimeError(f"cannot judge {mutant}")
        return "looped" if status < 0 else "killed" if status == KILLED else "survived"

    def try_out(self, mutant: Mutant, tests: list[pytest.Item], anew: bool) -> None:
        """In the fork: puts the mutant in place, runs the tests until one fails, and ends the process."""
        status = BROKEN
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            tree = self.sources[mutant.file].tree
            old = compile(tree, mutant.file, "exec", dont_inherit=True)
            mutant.put()
            new = compile(tree, mutant.file, "exec", dont_inherit=True)
            swapped = not anew and self.swap(list(codes(old)), list(codes(new)))
            status = KILLED  # whatever goes wrong from here on, the mutant did it
            if self.all_pass(tests) if swapped else self.all_pass_anew(mutant.file.resolve(), new, tests):
                status = SURVIVED
        except BaseException:
            if status == BROKEN:
                show(traceback.format_exc())
        finally:
            os._exit(status)

    def swap(self, old: list[CodeType], new: list[CodeType]) -> bool:
        """Gives the living functions their new code; False where that cannot be."""
        changed = [(before, after) for before, after in zip(old, new, strict=False) if before != after]
        functions = [(function, after) for before, after in changed for function in self.functions.get(before, ())]
        if len(old) != len(new) or any(one.__code__.co_freevars != after.co_freevars for one, after in functions):
            return False
        for function, after in functions:
            function.__code__ = after
        return bool(functions)

    def all_pass(self, tests: list[pytest.Item]) -> bool:
        for cache in self.caches:
            cache.cache_clear()
        for item in tests:
            set_clock(self.took[item])
            if not passes(item):
                return False
        return True

    def all_pass_anew(self, file: Path, code: CodeType, tests: list[pytest.Item]) -> bool:
        """Imports all that is ours once more, with one module changed, and runs the tests."""
        for name, module in list(sys.modules.items()):
            if is_ours(module):
                del sys.modules[name]
        loader: Any = importlib.machinery.SourceFileLoader
        get_code = loader.get_code
        loader.get_code = lambda self, name: code if Path(self.path) == file else get_code(self, name)
        set_clock(SPARE)
        chosen = Chosen({item.nodeid: self.took[item] for item in tests})
        return pytest.main([*QUIETLY, "-x", self.tests], plugins=[chosen]) == pytest.ExitCode.OK


Keep = Callable[[Mutant, str], None]


class Chosen:
    """A plugin that runs the chosen tests only, in their order and in time."""

    def __init__(self, took: dict[str, float]) -> None:
        self.took = took

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[id] for id in self.took]

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        set_clock(self.took[item.nodeid])


def set_clock(took: float) -> None:
    """Ends this process when it works far longer than it should."""
    signal.setitimer(signal.ITIMER_PROF, SPARE + 10 * took)


def passes(item: pytest.Item) -> bool:
    return all(not report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def file_of(module: Any) -> str:
    return getattr(module, "__file__", None) or ""


def is_ours(module: Any) -> bool:
    file = file_of(module)
    return file.startswith(f"{Path.cwd()}{os.sep}") and "site-packages" not in file and "bench" not in Path(file).parts


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)


# --- the run and the report ---


class Verdicts:
    """What was found so far, in a file to which every verdict is added at once."""

    def __init__(self, file: Path, sources: dict[Path, Source], tests: str) -> None:
        self.file, self.sources, self.tests = file, sources, tests

    def load(self) -> dict[str, str]:
        """The verdicts that still stand, by the keys of mutants."""
        texts = {str(file): digest(source.text) for file, source in self.sources.items()}
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        return {
            one["mutant"]: one["verdict"]
            for one in map(json.loads, lines)
            if one["source"] == texts.get(one["mutant"].split(" ")[0])
            and (one["verdict"] in ("killed", "looped") or one["tests"] == self.tests)
        }

    def keep(self, mutant: Mutant, verdict: str) -> None:
        source = digest(self.sources[mutant.file].text)
        one = {"mutant": mutant.key, "source": source, "tests": self.tests, "verdict": verdict}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one, ensure_ascii=False) + "\n")


def run(target: Target, number: int, seed: str) -> str:
    """Judges a sample of the mutants of a target, prints the survivors, and returns the line of the summary."""
    sources = {file: Source(file) for file in target.files}
    every = [mutant for source in sources.values() for mutant in source.mutants()]
    sample = sorted(every, key=lambda mutant: digest(seed + mutant.key))[:number]
    tests = digest("".join(file.read_text(encoding="utf-8") for file in sorted(target.tests.rglob("*.py"))))
    KEPT.mkdir(exist_ok=True)
    verdicts = Verdicts(KEPT / f"{target.name}.jsonl", sources, tests)
    known = verdicts.load()
    if left := [mutant for mutant in sample if mutant.key not in known]:
        judge(target, sources, left, verdicts.keep)
        known = verdicts.load()
    judged = [mutant for mutant in sample if mutant.key in known]
    alive = [mutant for mutant in judged if known[mutant.key] in ("survived", "unreached")]
    named = equivalent(EQUIVALENT / f"{target.name}.txt")
    survivors = [mutant for mutant in alive if mutant.key not in named]
    for mutant in sorted(survivors, key=lambda one: (one.file, one.lines.start)):
        print(mutant, "  [no test comes here]" if known[mutant.key] == "unreached" else "", sep="")
    for key in sorted(set(named) - {mutant.key for mutant in every}):
        print(f"named equivalent, but no longer there: {key}")
    killed, matter = len(judged) - len(alive), len(judged) - len(alive) + len(survivors)
    return (
        f"{target.name}: {len(judged)} mutants, {killed} killed, {len(alive) - len(survivors)} named equivalent, "
        f"{len(survivors)} survived ({100 * killed / (matter or 1):.1f} % of those that matter)"
    )


def judge(target: Target, sources: dict[Path, Source], mutants: list[Mutant], keep: Keep) -> None:
    """In a process of its own, so that the modules of one game are not in the way of the next, and without a word."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        hypothesis.settings.register_profile("mutants", database=None, deadline=None, derandomize=True)
        hypothesis.settings.load_profile("mutants")
        os._exit(int(pytest.main([*QUIETLY, str(target.tests)], plugins=[Judge(target, sources, mutants, keep)])))
    if os.waitpid(child, 0)[1]:
        print(f"{target.name}: not finished; does `python -m pytest {target.tests}` pass?")
    show("")


def equivalent(file: Path) -> dict[str, str]:
    """Why mutants change nothing, by their keys; the number of a line does not count."""
    named: dict[str, str] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if line.startswith(" "):
            named[key] = f"{named.get(key, '')} {line.strip()}".strip()
        elif line and not line.startswith("#"):
            key = re.sub(r"\.py:\d+ ", ".py ", line, count=1)
    return named


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


SCREEN = os.fdopen(os.dup(2), "w")


def show(text: str) -> None:
    """How far it is, on a line that the next one covers; whole lines stay, and are shown to anybody."""
    if SCREEN.isatty() or text.endswith("\n"):
        print("\r\033[K" * SCREEN.isatty(), text, sep="", end="", file=SCREEN, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What the tests of the rules do not notice.")
    parser.add_argument("games", nargs="*", default=GAMES, help=f"of {', '.join(GAMES)}, core; all games by default")
    parser.add_argument("-n", type=int, default=200, help="how many mutants of each")
    parser.add_argument("--seed", default="1", help="which ones")
    args = parser.parse_args()
    summary = [run(target(game), args.n, args.seed) for game in args.games]
    print("", *summary, sep="\n")


if __name__ == "__main__":
    main()
