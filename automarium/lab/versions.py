"""What results depend on beside their plan: the rules, the players and the packs of this program as they are now, and
what writes tables."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import automarium

ROOMS = ("core", "games", "players", "lab/pace", "lab/table.py", "lab/__init__.py")


@cache
def our_versions() -> Mapping[str, str]:
    """The versions of a chunk. That of the program alone would not do: whoever changes a rule or a card seldom changes
    it, and would find old and new matches in one table."""
    return {"automarium": automarium.__version__, "code": _fingerprint(_code()), "polars": _release("polars")}


def source_of(human: str) -> str:
    """A fingerprint of the file of somebody's own player, which has been imported to be checked."""
    file = getattr(sys.modules[human.partition(":")[0]], "__file__", None)
    return _fingerprint([Path(file)]) if file else "-"


def _code() -> Iterable[Path]:
    package = Path(automarium.__file__).parent
    found = [file for room in ROOMS for file in ((package / room), *(package / room).rglob("*"))]
    return sorted(file for file in found if file.suffix in (".py", ".json"))


def _fingerprint(files: Iterable[Path]) -> str:
    hashed = hashlib.sha256()
    for file in files:
        hashed.update(file.name.encode() + b"\n" + file.read_bytes().replace(b"\r\n", b"\n"))
    return hashed.hexdigest()[:12]


def _release(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "-"
