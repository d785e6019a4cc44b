"""The golden matches play the same inside Pyodide: another Python, another machine."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest


def test_golden_matches_play_as_written_in_the_pocket(site: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("left out: the golden matches in the pocket, for want of node")
    here = Path(__file__).parent
    run = subprocess.run(
        ["node", str(here / "golden.mjs"), str(site), str(here.parents[1])], capture_output=True, text=True, check=True
    )
    assert ", 0 otherwise []" in run.stdout, run.stdout
