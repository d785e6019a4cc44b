"""Writes supply/*.txt anew (`make locked`): the newest releases that we allow, with the hashes of all their files.

One search serves every Python from 3.11 on and every platform, and all sets together, so that no two sets differ in a
release. The index is the public one, or what uv is told by its own settings; its address is not written down.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SETS = {  # a file of these extras
    "play": ("cli", "web"),
    "dev": ("dev",),
    "lab": ("dev", "lab", "cluster", "rl"),
    "docs": ("docs",),
    "supply": ("supply",),
}
SEARCH = ("--quiet", "--universal", "--python-version=3.11", "--no-annotate", "--custom-compile-command=make locked")


def search(out: Path, *options: str) -> None:
    """Lets uv find releases for extras of ours, and what an installation of ourselves is built with."""
    command = [sys.executable, "-m", "uv", "pip", "compile", *SEARCH, *options, "--output-file", str(out)]
    subprocess.run([*command, "pyproject.toml", "-"], cwd=HERE.parent, input="setuptools\n", text=True, check=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        every = Path(folder) / "every.txt"
        search(every, "--all-extras")
        for name, extras in SETS.items():
            found = Path(folder) / f"{name}.txt"
            search(found, "--generate-hashes", "--constraints", str(every), *(f"--extra={extra}" for extra in extras))
            (HERE / found.name).write_bytes(found.read_bytes())


if __name__ == "__main__":
    main()
