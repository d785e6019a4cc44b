"""What others wrote: named by version and hash, within what we allow, and nothing used that is not asked for."""

from __future__ import annotations

import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

from supply import axe, floors, lock
from tests.test_house import PACKAGE, ROOT, files, imports

LOCKS = {name: (ROOT / "supply" / f"{name}.txt").read_text(encoding="utf-8") for name in lock.SETS}
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))  # none in the source archive
READ = tomllib.loads(floors.PROJECT.read_text(encoding="utf-8"))
RELEASE = re.compile(r"([a-z0-9-]+)==([\w.]+)(?: ; ([^\\]+?))?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


@pytest.mark.parametrize("name", lock.SETS)
def test_a_lock_is_versions_and_hashes_and_nothing_else(name: str) -> None:
    text = re.sub(r"^#.*\n", "", LOCKS[name], flags=re.MULTILINE)
    assert RELEASE.sub("", text) == ""
    assert "://" not in LOCKS[name]
    assert "setuptools" in {found[1] for found in RELEASE.finditer(text)}  # what we are installed with


def test_no_two_locks_differ_in_a_release() -> None:
    known: dict[tuple[str, str], str] = {}
    for text in LOCKS.values():
        for package, version, _, hashes in RELEASE.findall(text):
            assert known.setdefault((package, version), hashes) == hashes
    forked = {
        package for text in LOCKS.values() for package, _, marker, _ in RELEASE.findall(text) if "python" in marker
    }
    versions = [package for package, _ in known if package not in forked]
    assert len(versions) == len({*versions}) > 40


@pytest.mark.parametrize("name", lock.SETS)
def test_a_lock_keeps_to_what_pyproject_allows(name: str) -> None:
    """So a requirement that is new or changed asks for `make locked`."""
    extras = READ["project"]["optional-dependencies"]
    wanted = [*READ["build-system"]["requires"], *(need for extra in lock.SETS[name] for need in extras[extra])]
    if "automarium[cli,web]" in wanted:
        wanted += [*extras["cli"], *extras["web"]]
    locked = [(package, number(version)) for package, version, *_ in RELEASE.findall(LOCKS[name])]
    for need in wanted:
        found = re.fullmatch(r"([\w.-]+)>=([\d.]+)(?:,<([\d.]+))?", need)
        if found:
            versions = [version for package, version in locked if package == canonical(found[1])]
            assert versions, f"{need} is not in supply/{name}.txt"
            assert all(number(found[2]) <= one < number(found[3] or "9999") for one in versions), need


def test_floors_become_pins_and_anything_vaguer_is_an_error(tmp_path: Path) -> None:
    pins = dict(floors.needs(["web"]))
    assert number(pins["starlette"]) >= (1, 0)  # earlier ones fail on every post, or on a null in a path
    assert "rich" not in pins
    assert {"rich", "setuptools", "pytest", "sphinx", *pins} <= {name for name, _ in floors.needs()}
    said = subprocess.run([sys.executable, "-m", "supply.floors", "web"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    assert said.stdout.decode().split() == [f"{name}=={floor}" for name, floor in pins.items()]
    project = tmp_path / "pyproject.toml"
    for vague in ("rich", "rich>=13.7", "rich~=13.7.0", "rich<16"):
        project.write_text(
            floors.PROJECT.read_text(encoding="utf-8").replace("rich>=13.7.0,<16", vague), encoding="utf-8"
        )
        with pytest.raises(ValueError, match=re.escape(vague)):
            list(floors.needs(["cli"], project))


@pytest.mark.parametrize(("folder", "extras"), [("words", "cli"), ("words", "web"), ("cli", "cli"), ("web", "web")])
def test_what_a_client_imports_is_asked_for_by_its_extra(folder: str, extras: str) -> None:
    asked = {canonical(name).split("-")[0] for name, _ in floors.needs([extras])}  # fluent.runtime gives fluent
    used = {one.split(".")[0] for file in files(folder) for one in imports(file)}
    assert used - {*sys.stdlib_module_names, PACKAGE.name} <= asked


def commands(*goals: str) -> str:
    """What make would do where nothing is set up yet."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "RELEASES"))}
    make = ["make", "-n", "VENV=nowhere", *goals]
    return subprocess.run(make, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="left out: there is no make here")
@pytest.mark.parametrize(
    ("goal", "name"), [("play", "play"), ("terminal", "play"), ("test", "dev"), ("docs", "docs"), ("locked", "supply")]
)
def test_make_installs_what_is_locked_and_looks_for_nothing_more(goal: str, name: str) -> None:
    installs = re.findall(r"-m pip install (.+?)(?: &&|;|$)", commands(goal), re.MULTILINE)
    assert [re.sub(r"^(-q|--disable-pip-version-check| )+", "", one) for one in installs] == [
        f"--require-hashes -r supply/{name}.txt",
        "--no-deps --no-build-isolation -e .",
    ]


@pytest.mark.skipif(shutil.which("make") is None, reason="left out: there is no make here")
def test_make_can_be_told_to_take_the_floors_or_what_the_index_has() -> None:
    assert "pip install -q --disable-pip-version-check $(nowhere/bin/python -m supply.floors) &&" in commands(
        "test", "RELEASES=lowest"
    )
    assert "pip install -q --disable-pip-version-check setuptools '.[cli,web]' &&" in commands("play", "RELEASES=any")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_runs_nothing_that_could_change_under_us(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    actions = re.findall(r"uses: (.+)", text)
    assert actions
    assert [one for one in actions if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []
    installs = [line for line in text.splitlines() if "pip install" in line]
    assert [line for line in installs if "dist/*.whl" not in line] == []  # our own, as a player has it
    assert "permissions:\n  contents: read\n" in text


@pytest.mark.skipif(not WORKFLOWS, reason="left out: the source archive has no workflows")
def test_the_workflows_try_every_python_that_we_name() -> None:
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(READ["project"]["classifiers"]))
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    tried = re.search(r"python: \[(.+)\]\n(?:.*\n){1,12}? +- run: make test ", text)
    assert tried
    assert re.findall(r"[\d.]+", tried[1]) == named == ["3.11", "3.12", "3.13", "3.14"]
    assert all(f"make {goal} " in text for goal in ("lowest", "docs", "wheel"))


def npm(folder: Path, script: bytes | None) -> str:
    """A path on which npm brings an archive with this script, or fails."""
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w:gz") as packed:
        held = tarfile.TarInfo("package/axe.min.js")
        held.size = len(script or b"")
        packed.addfile(held, io.BytesIO(script or b""))
    (folder / "brought").write_bytes(archive.getvalue())
    program = folder / "npm"
    bring = f"cat '{folder}/brought' > axe-core.tgz" if script is not None else "exit 1"
    program.write_text(
        f'#!/bin/sh\n[ "$1" = pack ] && [ "$3" = axe-core@1.2.3 ] || exit 2\n{bring}\n', encoding="utf-8"
    )
    program.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.mark.skipif(os.name == "nt", reason="left out: the npm of this test is a shell script")
@pytest.mark.parametrize(
    ("brought", "status", "kept"),
    [(b"axe", 0, b"axe"), (b"another", 1, None), (None, 0, b"")],
    ids=["the one we know", "another", "none"],
)
def test_axe_core_is_the_one_we_know_or_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brought: bytes | None, status: int, kept: bytes | None
) -> None:
    pin, file = tmp_path / "axe.txt", tmp_path / "axe.min.js"
    pin.write_text(f"axe-core@1.2.3 sha256:{hashlib.sha256(b'axe').hexdigest()}\n", encoding="utf-8")
    monkeypatch.setattr(axe, "PIN", pin)
    monkeypatch.setenv("PATH", npm(tmp_path, brought))
    assert axe.main(file) == status
    assert (file.read_bytes() if file.exists() else None) == kept


def test_axe_core_is_pinned() -> None:
    assert re.fullmatch(r"axe-core@\d+\.\d+\.\d+ sha256:[0-9a-f]{64}\n", axe.PIN.read_text(encoding="utf-8"))
