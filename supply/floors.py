"""The lowest releases that pyproject.toml allows, as pins for pip: `python -m supply.floors [extra ...]`."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
FLOOR = re.compile(r"([\w.-]+)>=(\d+(?:\.\d+){2})(?:,<[\d.]+)?")  # the one way in which we write a requirement


def needs(extras: Iterable[str] = (), project: Path = PROJECT) -> Iterator[tuple[str, str]]:
    """Name and floor of every requirement of these extras, or of all and of the build."""
    read = tomllib.loads(project.read_text(encoding="utf-8"))
    by_extra: dict[str, list[str]] = read["project"]["optional-dependencies"]
    asked = [by_extra[extra] for extra in extras] or [read["build-system"]["requires"], *by_extra.values()]
    for need in sorted({need for some in asked for need in some}):
        if need.startswith(f"{read['project']['name']}["):
            continue  # our own name only joins extras
        found = FLOOR.fullmatch(need)
        if found is None:
            raise ValueError(f"{need}: a requirement has a whole floor, as in name>=1.2.3,<2")
        yield found[1], found[2]


if __name__ == "__main__":
    print(*(f"{name}=={floor}" for name, floor in needs(sys.argv[1:])), sep="\n")
