"""A plan: which matches are to be played. It is a TOML file with grids of values; each point of a grid is a cell, and
the matches of a cell are cut into chunks, which can be played anywhere, in any order, and again."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from automarium.core.errors import Refusal
from automarium.core.files import read_text
from automarium.core.game import Game, Setting
from automarium.core.match import LONGEST_SEED
from automarium.core.pack import check
from automarium.core.rng import Stream
from automarium.core.text import short
from automarium.games import GAMES, game
from automarium.lab.deck import EACH, cards, printed, without
from automarium.lab.versions import our_versions, source_of
from automarium.players import RANDOM, needs, own, player

T = TypeVar("T")

FILE = "plan.toml"
CHUNK = 200  # matches: about a second of work, and a file of 15 to 100 kB
LARGEST_CHUNK = 10_000
MOST_MATCHES = 10_000_000  # of a cell, for each seed
MOST_SEEDS = 1000
MOST_VALUES = 1000  # in one list
MOST_GRIDS = 100
MOST_CELLS = 2000
MOST_CHUNKS = 200_000  # files in a folder
LONGEST_NAME = 48  # of a seed, which stands before a slash and the number of a match, and of a pack
LONGEST_ID = 100
PLAN_KEYS = ("matches", "seeds", "chunk", "grid", "versions")
GRID_KEYS = ("game", "setup", "human", "packs", "without", "matches")

assert len(f"/{MOST_MATCHES}") + LONGEST_NAME <= LONGEST_SEED


class Cell(NamedTuple):
    """A point of a plan's grid: what is played, by whom, with which pack, and how often for each seed. `pack` names the
    owner's pack, or is empty where the match is played as printed."""

    id: str
    game: str
    setup: Mapping[str, str]
    human: str = RANDOM
    pack: str = ""
    owner_packs: Mapping[str, Any] = {}
    matches: int = 1


class Chunk(NamedTuple):
    """Some matches of a cell, one after another: what is played at one go. `made` are the versions of the plan, which
    must be those of whoever plays it."""

    name: str
    cell: Cell
    seed: str
    first: int
    matches: int
    made: str = ""

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.matches)


class OwnerPack(NamedTuple):
    """An owner's pack of a grid: its name, and what a match keeps of it. One without a name is the printed one."""

    name: str = ""
    kept: Mapping[str, Any] = {}


class Grid(NamedTuple):
    """One grid of a plan: everything that is crossed with everything."""

    game: Game[Any]
    setup: Mapping[str, Sequence[str]]
    humans: Sequence[str]
    packs: Sequence[OwnerPack]
    matches: int


class LeftOut(NamedTuple):
    """A point of a grid that is not played, since the rules do not allow it."""

    id: str
    why: Refusal


@dataclass(frozen=True)
class Plan:
    """Which matches are to be played: `Plan.load` reads it from a file, `Plan.of` makes it of the same keys.

    >>> plan = Plan.of({"matches": 500, "grid": [{"game": "redrising", "setup": {"level": [1, 6]}}]})
    >>> [cell.id for cell in plan.cells], plan.matches
    (['redrising.level-1', 'redrising.level-6'], 1000)
    >>> [chunk.name for chunk in plan.chunks()][:2]
    ['redrising.level-1.1.00000000', 'redrising.level-6.1.00000000']
    """

    grids: tuple[Grid, ...]
    seeds: tuple[str, ...]
    chunk: int
    cells: tuple[Cell, ...]
    left_out: tuple[LeftOut, ...]

    @classmethod
    def load(cls, path: str | Path) -> Plan:
        """A plan out of its file; the paths of packs begin where that lies."""
        path = Path(path)
        try:
            return cls.of(tomllib.loads(read_text(path)), path.parent)
        except (ValueError, RecursionError) as error:  # also numbers that are too long to be shown
            raise Refusal("plan-not-toml", path=str(path), problem=str(error)[:120]) from None

    @classmethod
    def of(cls, data: Mapping[str, Any], folder: Path = Path()) -> Plan:
        """A plan out of the keys of its file."""
        keys = Keys(data)
        keys.among(PLAN_KEYS)
        matches = keys.number("matches", 1, MOST_MATCHES, None)
        seeds = keys.texts("seeds", ("1",), _seed, most=MOST_SEEDS)
        grids = tuple(_grid(grid, matches, folder) for grid in keys.tables("grid", MOST_GRIDS))
        cells, left_out = _cells(grids)
        plan = cls(grids, seeds, keys.number("chunk", 1, LARGEST_CHUNK, CHUNK), cells, left_out)
        if plan.chunk_count > MOST_CHUNKS:
            raise Refusal("plan-chunks", got=plan.chunk_count, high=MOST_CHUNKS)
        if "versions" in data:
            _same_versions(data["versions"], plan.versions)
        return plan

    @property
    def matches(self) -> int:
        """How many matches there are in all."""
        return len(self.seeds) * sum(cell.matches for cell in self.cells)

    @property
    def chunk_count(self) -> int:
        return len(self.seeds) * sum(-(-cell.matches // self.chunk) for cell in self.cells)

    def chunks(self) -> Iterator[Chunk]:
        """All chunks, every cell in its turn, so that what is done at any time tells of all of them."""
        made = self.made
        for seed, name in zip(self.seeds, _unlike(map(_slug, self.seeds)), strict=True):
            for first in range(0, max(cell.matches for cell in self.cells), self.chunk):
                for cell in self.cells:
                    matches = min(self.chunk, cell.matches - first)
                    if matches > 0:
                        yield Chunk(f"{cell.id}.{name}.{first:08}", cell, seed, first, matches, made)

    @cached_property
    def versions(self) -> Mapping[str, str]:
        """What the results depend on beside the plan: the program, what writes tables, packs, and own players."""
        packs = {
            f"{grid.game.id}/{pack.name}": check(name, data, pack.name).digest
            for grid in self.grids
            for pack in grid.packs
            for name, data in pack.kept.items()
        }
        humans = {human: source_of(human) for grid in self.grids for human in grid.humans if own(grid.game.id, human)}
        return {**our_versions(), **packs, **humans}

    @property
    def made(self) -> str:
        """The versions that whoever plays a chunk must have."""
        return json.dumps(our_versions())

    def pack_files(self) -> Iterator[tuple[str, str]]:
        """The packs as the plan beside its results names them, each with its text."""
        for grid in self.grids:
            for pack in grid.packs:
                for data in pack.kept.values():
                    yield _pack_file(grid, pack), json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    def toml(self) -> str:
        """The plan as it is kept beside its results: every value in its canonical form, and the versions. It can be run
        again from there."""
        head = {"matches": max(grid.matches for grid in self.grids), "seeds": self.seeds, "chunk": self.chunk}
        parts = [_toml(head)]
        for grid in self.grids:
            packs = [_pack_file(grid, pack) if pack.name else "" for pack in grid.packs]
            own = {"game": grid.game.id, "human": grid.humans, "packs": packs, "matches": grid.matches}
            parts.append("[[grid]]\n" + _toml(own))
            if grid.setup:
                parts.append("[grid.setup]\n" + _toml(grid.setup))
        return "\n".join([*parts, "[versions]\n" + _toml(self.versions)])


# --- cells ---


def _cells(grids: Sequence[Grid]) -> tuple[tuple[Cell, ...], tuple[LeftOut, ...]]:
    """The points of all grids, each with an id of its own, and those that the rules do not allow."""
    points = sum(_points(grid) for grid in grids)
    if points > MOST_CELLS:
        raise Refusal("plan-cells", got=points, high=MOST_CELLS)
    tried = [one for number, grid in enumerate(grids, 1) for one in _tried(grid, number)]
    ids = _unlike(one.id for one in tried)
    named = [one._replace(id=id) for one, id in zip(tried, ids, strict=True)]
    cells = tuple(one for one in named if isinstance(one, Cell))
    return cells, tuple(one for one in named if isinstance(one, LeftOut))


def _points(grid: Grid) -> int:
    points = len(grid.humans) * len(grid.packs)
    for values in grid.setup.values():
        points *= len(values)
    return points


def _tried(grid: Grid, number: int) -> list[Cell | LeftOut]:
    """Every point of a grid, whether it can be played or not; one of which nothing can be played is refused."""
    found = [
        _tried_point(grid, dict(zip(grid.setup, values, strict=True)), human, pack)
        for values in product(*grid.setup.values())
        for human in grid.humans
        for pack in grid.packs
    ]
    if all(isinstance(one, LeftOut) for one in found):
        raise Refusal("plan-refused", key=f"grid {number}", why=found[0].why)  # type: ignore[union-attr]
    return found


def _tried_point(grid: Grid, values: Mapping[str, str], human: str, pack: OwnerPack) -> Cell | LeftOut:
    id = _id(grid, values, human, pack)
    needed = needs(grid.game.id, human)
    try:
        if any(values.get(setting, value) != value for setting, value in needed.items()):
            raise Refusal("player-needs", got=human, expected=tuple(f"{a}={b}" for a, b in needed.items()))
        setup = grid.game.setup({**needed, **values}, pack.kept)
    except Refusal as why:
        return LeftOut(id, why)
    return Cell(id, grid.game.id, setup.values, human, pack.name, setup.owner_packs, grid.matches)


def _id(grid: Grid, values: Mapping[str, str], human: str, pack: OwnerPack) -> str:
    """The game, and whatever is not the same all over its grid."""
    parts = [f"{setting}-{value}" for setting, value in values.items() if len(grid.setup[setting]) > 1]
    parts += [human] if len(grid.humans) > 1 else []
    parts += [pack.name or "printed"] if len(grid.packs) > 1 else []
    return ".".join(map(_slug, [grid.game.id, *parts]))[:LONGEST_ID]


def _slug(text: str) -> str:
    """A text as part of a file's name.

    >>> _slug("search:200ms"), _slug("3 / Марс")
    ('search-200ms', '3-марс')
    """
    return re.sub(r"\W+", "-", text.casefold()).strip("-") or "x"


def _unlike(names: Iterable[str]) -> list[str]:
    """The same names, those that have come before with a number.

    >>> _unlike(["a", "b", "a", "a-2"])
    ['a', 'b', 'a-2', 'a-2-2']
    """
    found: dict[str, None] = {}
    for name in names:
        free, number = name, 1
        while free in found:
            number += 1
            free = f"{name}-{number}"
        found[free] = None
    return list(found)


# --- reading ---


class Keys:
    """The keys of a table of a plan; reading one checks it. `at` is where the table stands."""

    def __init__(self, data: Mapping[str, Any], at: str = "") -> None:
        self.data = data
        self.at = at

    def named(self, key: str) -> str:
        return f"{self.at}{key}"

    def among(self, known: Iterable[str]) -> None:
        for key in self.data:
            if key not in known:
                raise Refusal("plan-key", key=self.named(key), expected=tuple(known))

    def number(self, key: str, low: int, high: int, default: int | None) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise Refusal("plan-number", key=self.named(key), got=_got(value), low=low, high=high)
        return value

    def text(self, key: str, expected: Sequence[str]) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or value not in expected:
            raise Refusal("plan-value", key=self.named(key), got=_got(value), expected=tuple(expected))
        return value

    def texts(
        self, key: str, default: Sequence[str], read: Callable[[str], T], *, most: int = MOST_VALUES
    ) -> tuple[T, ...]:
        """One text or a list of them, a number being a text as well, each read; none of them twice."""
        value = self.data.get(key, default)
        values = value if isinstance(value, (list, tuple)) else [value]
        if not 1 <= len(values) <= most or not all(type(one) in (str, int) for one in values):
            raise Refusal("plan-texts", key=self.named(key), got=_got(value), high=most)
        found: list[T] = []
        for one in values:
            value = self._read(key, str(one), read)
            if value in found:
                raise Refusal("plan-twice", key=self.named(key), got=_got(one))
            found.append(value)
        return tuple(found)

    def _read(self, key: str, text: str, read: Callable[[str], T]) -> T:
        try:
            return read(text)
        except Refusal as why:
            raise Refusal("plan-refused", key=self.named(key), why=why) from None

    def table(self, key: str) -> Keys:
        value = self.data.get(key, {})
        if not isinstance(value, Mapping):
            raise Refusal("plan-table", key=self.named(key), got=_got(value))
        return Keys(value, f"{self.named(key)}.")

    def tables(self, key: str, most: int) -> list[Keys]:
        value = self.data.get(key)
        fits = isinstance(value, (list, tuple)) and all(isinstance(one, Mapping) for one in value)
        if not fits or not value or len(value) > most:
            raise Refusal("plan-tables", key=self.named(key), high=most)
        return [Keys(one, f"{self.named(key)} {number}: ") for number, one in enumerate(value, 1)]


def _got(value: object) -> str:
    return "-" if value is None else short(str(value), 60)


def _grid(keys: Keys, matches: int, folder: Path) -> Grid:
    keys.among(GRID_KEYS)
    found = game(keys.text("game", GAMES))
    settings = {one.id: one for one in found.settings}
    setup = keys.table("setup")
    setup.among(settings)
    packs = keys.texts("packs", ("",), lambda path: _pack(found, folder, path)) + _without(found, keys)
    if len({pack.name for pack in packs}) < len(packs):
        raise Refusal("plan-twice", key=keys.named("packs"), got=", ".join(pack.name for pack in packs))
    return Grid(
        found,
        {id: setup.texts(id, (), _reader(found, settings[id])) for id in setup.data},
        keys.texts("human", (RANDOM,), lambda name: _human(found.id, name)),
        packs,
        keys.number("matches", 1, MOST_MATCHES, matches),
    )


def _reader(found: Game[Any], setting: Setting) -> Callable[[str], str]:
    """Reads a value of a setting; what it refuses is told in the words of the game."""

    def read(text: str) -> str:
        try:
            return setting.read(text)
        except Refusal as refusal:
            refusal.game = found.id
            raise

    return read


def _human(id: str, name: str) -> str:
    player(id, name, Stream("1", "human"))  # one that is unknown is refused by name
    if not own(id, name) and name.endswith("ms"):
        raise Refusal("plan-timed", got=name)
    return name


def _pack(found: Game[Any], folder: Path, path: str) -> OwnerPack:
    if not path:
        return OwnerPack()
    file = folder / path
    if not file.stem.isprintable() or len(file.stem) > LONGEST_NAME:
        raise Refusal("plan-name", got=_got(path), high=LONGEST_NAME)
    name, kept = found.read_owner_pack(read_text(file), file.name)
    return OwnerPack(file.stem, {name: kept})


def _without(found: Game[Any], keys: Keys) -> tuple[OwnerPack, ...]:
    """The printed deck without each of its cards in turn, or without those that are named."""
    if "without" not in keys.data:
        return ()
    deck = printed(found.id)
    named = [*cards(deck)] if keys.data["without"] == EACH else keys.texts("without", (), str)
    for card in named:
        if card not in cards(deck):
            raise Refusal("plan-value", key=keys.named("without"), got=_got(card), expected=(EACH, *cards(deck)))
    return tuple(_left_out(found, f"without-{card}", without(deck, card)) for card in named)


def _left_out(found: Game[Any], name: str, data: Mapping[str, Any]) -> OwnerPack:
    return OwnerPack(name, dict([found.read_owner_pack(json.dumps(data), f"{name}.json")]))


def _seed(text: str) -> str:
    if not 1 <= len(text) <= LONGEST_NAME or not text.isprintable():
        raise Refusal("plan-name", got=_got(text), high=LONGEST_NAME)
    return text


def _same_versions(named: object, ours: Mapping[str, str]) -> None:
    """A plan that was run names the versions it was run with: with others it would be another."""
    if named != ours:
        theirs = named if isinstance(named, Mapping) else {}
        key = next(key for key in (*ours, *theirs) if ours.get(key) != theirs.get(key))
        raise Refusal("plan-versions", key=key, got=_got(theirs.get(key)), expected=ours.get(key, "-"))


# --- writing ---


def _pack_file(grid: Grid, pack: OwnerPack) -> str:
    return f"packs/{grid.game.id}/{pack.name}.json"


def _toml(table: Mapping[str, object]) -> str:
    """Keys and values of a table. Strings and lists of JSON are those of TOML, as long as nothing in them is unseen."""
    lines = (f"{_key(key)} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in table.items())
    return "".join(lines)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)
