"""What was measured before: a line a run in `history.jsonl`, each figure as its ratio to the yardstick, so that a
slower commit is seen on any machine. Runs of other Pythons do not compare."""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

HISTORY = Path(__file__).with_name("history.jsonl")


class Run(NamedTuple):
    """One run of the bench: how many of each thing in a million rounds of the yardstick."""

    date: str
    commit: str
    python: str
    ratios: Mapping[str, float]


def this_run(ratios: Mapping[str, float]) -> Run:
    """What was measured now."""
    return Run(datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), _commit(), _python(), ratios)


def _python() -> str:
    return ".".join(platform.python_version_tuple()[:2])


def _commit() -> str:
    """The commit that is measured, with a mark when more has been changed; nothing outside a repository."""
    asked = ("git", "describe", "--always", "--dirty=+", "--exclude=*")
    try:
        told = subprocess.run(asked, cwd=HISTORY.parent, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return told.stdout.strip()


def runs(path: Path = HISTORY) -> Iterator[Run]:
    """The runs of this Python, the oldest first."""
    if path.exists():
        every = (Run(**json.loads(line)) for line in path.read_text().splitlines())
        yield from (run for run in every if run.python == _python())


def add(run: Run, path: Path = HISTORY) -> None:
    with path.open("a") as file:
        file.write(json.dumps(run._asdict()) + "\n")


def change(name: str, ratio: float, before: list[Run]) -> str:
    """How a figure stands to that of the last run and to the best there was.

    >>> last, best = (Run("", "", "3.11", {"turns": ratio}) for ratio in (4.0, 6.0))
    >>> change("turns", 5.0, [best, last])
    '+25 % to the last, -17 % to the best'
    """
    known = [run.ratios[name] for run in before if name in run.ratios]
    if not known:
        return "new"
    return f"{ratio / known[-1] - 1:+.0%} to the last, {ratio / max(known) - 1:+.0%} to the best".replace("%", " %")
