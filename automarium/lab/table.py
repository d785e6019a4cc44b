"""The table of results: a row a match, and what stands in each column. A chunk of matches is played here, wherever that
is, and becomes the bytes of a Parquet file, which depend on the chunk and the versions only."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from automarium.core.errors import Refusal
from automarium.core.game import Game, Setup, Sheet
from automarium.core.match import run
from automarium.core.rng import Stream
from automarium.core.tale import Event, Name
from automarium.games import game
from automarium.lab import noting
from automarium.lab.pace import Noted, noted
from automarium.lab.plan import Chunk
from automarium.lab.versions import our_versions
from automarium.players import invented, player

if TYPE_CHECKING:
    import polars

Row = Mapping[str, Any]
Frame: TypeAlias = "polars.LazyFrame"  # of which nothing is read before it is asked for

# A list in brackets, a struct in braces. Seats, lines, criteria and what is counted are ids of messages or end them.
COLUMNS: Mapping[str, Any] = {
    "game": str,
    "cell": str,  # the point of the plan's grid
    "human": str,  # who played the human's seat
    "pack": str,  # the owner's pack by its name, or nothing: as printed
    "seed": str,  # of the plan; the match has the seed `<seed>/<number>`
    "number": int,
    "rules": int,  # their version
    "setup": [{"setting": str, "value": str}],
    "opponent": str,  # the Automa's faction, in games that have them, also where chance chose it
    "seats": [str],
    "totals": [int],  # seat by seat
    "winners": [str],
    "invented": bool,  # points were made up by the human's player: it means nothing who won
    "turns": int,  # of the Automa
    "first": str,  # who began
    "lines": [{"line": str, "of": str, "seat": str, "points": int}],  # the score sheet; `of`: which tile
    "decided": [{"choice": str, "rule": str, "criterion": str, "count": int}],  # which criterion settled a choice
    "used": [{"card": str, "count": int}],  # the Automa's cards by number or id, as often as it acted on them
    "pace": [{"turn": int, "what": str, "seat": str, "value": int}],  # as it stood when the Automa's next turn began
}
CHUNKS = "chunks"  # the folder of them, in a folder with results
TURNS = {"head-automa-turn": Name("automa"), "head-human-turn": Name("human")}  # what begins, and whose it is


def play_chunk(chunk: Chunk) -> bytes:
    """The matches of a chunk as a Parquet file."""
    ours = json.dumps(our_versions())
    if chunk.made not in ("", ours):
        raise Refusal("lab-other-worker", got=ours, expected=chunk.made)
    return parquet(rows(chunk))


def rows(chunk: Chunk) -> Iterator[Row]:
    """The matches of a chunk, a row each."""
    cell = chunk.cell
    found = game(cell.game)
    setup = found.setup(cell.setup, cell.owner_packs)
    for number in chunk.numbers:
        yield {
            **{"game": cell.game, "cell": cell.id, "human": cell.human, "pack": cell.pack},
            **{"seed": chunk.seed, "number": number, "rules": setup.rules},
            "setup": [{"setting": setting, "value": value} for setting, value in setup.values.items()],
            **played(found, setup, f"{chunk.seed}/{number}", cell.human),
        }


def played(found: Game[Any], setup: Setup, seed: str, human: str) -> Row:
    """One match, as far as a row tells of it."""
    asked: set[str] = set()
    seat = noting(player(found.id, human, Stream(seed, "human")), asked)
    watched = Watched(noted(found.id))
    table = run(found, setup, seed, seat, telling=True, tracing=True, watch=watched)
    sheet = found.sheet(table)
    assert sheet is not None
    return {
        "opponent": found.opponent(table) or "",
        **{"seats": list(sheet.seats), "totals": list(sheet.totals), "winners": list(sheet.winners)},
        **{"invented": not invented(found.id).isdisjoint(asked), "turns": watched.turns, "first": watched.first},
        **{"lines": lines(sheet), "decided": decided(table.tale.events)},
        **{"used": counted(("card",), watched.used), "pace": watched.pace},
    }


class Watched:
    """Sees a match go by, and notes what only its moment shows."""

    def __init__(self, noted: Noted) -> None:
        self.noted = noted
        self.turns = 0
        self.first = ""
        self.used: Counter[tuple[str, ...]] = Counter()
        self.pace: list[dict[str, Any]] = []

    def __call__(self, table: Any, told: int) -> None:
        event: Event = table.tale.events[told - 1]
        if event.id in TURNS:
            self.first = self.first or event.args.get("seat") or event.args.get("side") or TURNS[event.id]
        if event.id in self.noted.cards:
            self.used[str(event.args[self.noted.cards[event.id]]).removeprefix("automa-card-"),] += 1
        if event.id in ("head-automa-turn", "head-scoring"):
            if self.turns:
                counts = self.noted.counts(table)
                self.pace += [{"turn": self.turns, "what": a, "seat": b, "value": c} for a, b, c in counts]
            self.turns += event.id == "head-automa-turn"


def lines(sheet: Sheet) -> list[dict[str, Any]]:
    """The points of each seat, line by line, but for the lines that do not apply to it."""
    found = []
    for label, points in sheet.lines:
        of = next((str(one) for one in label.args.values() if isinstance(one, Name)), "")
        for seat, scored in zip(sheet.seats, points, strict=True):
            if scored is not None:
                found.append({"line": label.id, "of": of, "seat": seat, "points": scored})
    return found


def decided(events: Iterable[Event]) -> list[dict[str, Any]]:
    """How often each criterion settled a choice of the Automa."""
    found: Counter[tuple[str, ...]] = Counter()
    for event in events:
        if event.why is not None and (rung := event.why.decider) is not None:
            found[event.why.about, rung.rule, rung.name] += 1
    return counted(("choice", "rule", "criterion"), found)


def counted(keys: tuple[str, ...], counts: Mapping[tuple[str, ...], int]) -> list[dict[str, Any]]:
    """Counts as structs, in an order that depends on nothing else."""
    return [{**dict(zip(keys, one, strict=True)), "count": counts[one]} for one in sorted(counts)]


# --- Parquet ---


def schema() -> dict[str, Any]:
    """The types of the columns, for polars."""
    pl = library()

    def type_(of: Any) -> Any:
        if isinstance(of, list):
            return pl.List(type_(of[0]))
        if isinstance(of, dict):
            return pl.Struct({name: type_(one) for name, one in of.items()})
        return {str: pl.String, int: pl.Int32, bool: pl.Boolean}[of]

    return {name: type_(of) for name, of in COLUMNS.items()}


def parquet(rows: Iterable[Row]) -> bytes:
    """Rows as the bytes of a Parquet file."""
    pl = library()
    file = io.BytesIO()
    frame = pl.DataFrame([dict(row) for row in rows], schema=schema())
    frame.write_parquet(file, compression="zstd", compression_level=3, row_group_size=len(frame))
    return file.getvalue()


def writes() -> None:
    """Refuses where nothing is installed that writes tables; to load it takes a while."""
    if find_spec("polars") is None:
        raise Refusal("needs-lab")


def library() -> Any:
    """What reads and writes tables: only the lab needs it."""
    try:
        import polars
    except ModuleNotFoundError:
        raise Refusal("needs-lab") from None
    return polars


def read(folder: str | Path = "results") -> Frame:
    """The table of a folder with results, a row a match, as a lazy frame of polars: nothing is read before it is asked
    for. It may be read while it grows."""
    files = sorted((Path(folder) / CHUNKS).glob("*.parquet"))
    if not files:
        raise Refusal("lab-no-results", path=str(folder))
    table: Frame = library().scan_parquet(files, schema=schema(), glob=False)  # a folder may be called [x]
    return table
