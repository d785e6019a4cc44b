"""What is published: the source archive, the wheel built from it, and the wheel at work where there is nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "automarium"
LEFT_OUT = ("__pycache__", "*.egg-info", "build", "dist", "_build")  # what may lie here without being ours
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}  # nothing leads back here

MATCH = """
import sys
import automarium
from automarium import Match, Stream, game, random_player

human = random_player("redrising", Stream("wheel", "human"))
match = Match(game("redrising"), {"depth": "known", "characters": "program", "die": "program"}, "wheel")
while match.ask is not None:
    match.answer(match.ask.write(human(match.ask, match.state)))
strangers = {name.split(".")[0] for name in sys.modules} - {*sys.stdlib_module_names, "automarium", "__main__"}
print(automarium.__file__, len(match.answers), *match.sheet().totals, *sorted(strangers), sep="\\n")
"""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both archives, built out of a copy of this folder, the wheel from the source archive."""
    source, built = tmp_path_factory.mktemp("source") / "automarium", tmp_path_factory.mktemp("dist")
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".*", *LEFT_OUT))
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(built), str(source)]
    subprocess.run(build, capture_output=True, check=True, timeout=120)
    return built


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a virtual environment that has the wheel and nothing else, far from this folder."""
    home = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True, timeout=60)
    bin = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(bin / "python"), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--no-compile", str(wheel)], env=CLEAN, check=True, timeout=60)
    return bin


def run(bin: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(bin / command[0]), *command[1:]],
        cwd=bin.parent,
        env=CLEAN | {"AUTOMARIUM_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(wheel: Path) -> None:
    paths = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    files = {path.relative_to(ROOT).as_posix() for path in paths}
    assert {path.suffix for path in paths} >= {".py", ".ftl", ".json", ".md", ".html", ".css", ".js", ".png", ".svg"}
    held = zipfile.ZipFile(wheel).namelist()
    assert {name for name in held if ".dist-info/" not in name} == files


def test_the_wheel_asks_for_nothing_but_by_extras(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    name = next(one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
    lines = archive.read(name).decode().split("\n\n")[0].splitlines()
    assert "License-Expression: MIT" in lines
    assert {"Provides-Extra: cli", "Provides-Extra: web"} <= {*lines}
    needed = [line for line in lines if line.startswith("Requires-Dist")]
    assert needed
    assert [line for line in needed if "extra ==" not in line] == []


def test_the_source_archive_can_be_tested(dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    for folder in ("automarium", "bench", "docs", "examples", "supply", "tests"):
        files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
        wanted = {path.relative_to(ROOT).as_posix() for path in files if not {"__pycache__", "_build"} & {*path.parts}}
        assert wanted <= held
    pages = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"}
    assert {"LICENSE", "Makefile", "pyproject.toml", *pages} <= held
    assert [name for name in held if name.endswith((".pyc", ".sqlite3"))] == []


def test_a_whole_match_with_the_standard_library_only(bare: Path) -> None:
    ran = run(bare, "python", "-I", "-c", MATCH)
    assert ran.returncode == 0, ran.stderr
    file, answers, human, automa, *strangers = ran.stdout.split("\n")[:-1]
    assert Path(file).is_relative_to(bare.parent)
    assert int(answers) > 20
    assert int(human) > 0
    assert int(automa) > 70  # what the Automa begins with
    assert strangers == []


def test_the_command_says_which_extra_is_missing(bare: Path) -> None:
    ran = run(bare, "automarium", "new", "redrising")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "pip install 'automarium[cli]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
