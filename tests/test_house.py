"""The house keeps its walls: who may import whom."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import automarium
from automarium.games import GAMES

PACKAGE = Path(automarium.__file__).parent
ROOT = PACKAGE.parent


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            yield node.module or ""


def files(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((PACKAGE / folder).rglob("*.py"))]


CLIENTS = ("cli", "web", "learn")  # what the extras of these names are for
EXTRAS = {"lab/table.py": {"polars"}, "lab/cluster.py": {"distributed"}}  # named in one place each, inside a function
EXTRAS |= {f"lab/report/{name}.py": {"markupsafe"} for name in ("__init__", "charts")}  # pages like the companion's
LIBRARY = [file for file in files(".") if file.relative_to(PACKAGE).parts[0] not in (*CLIENTS, "pocket", "words")]


@pytest.mark.parametrize("file", LIBRARY, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_the_library_uses_the_standard_library_only(file: Path) -> None:
    brought = EXTRAS.get(file.relative_to(PACKAGE).as_posix(), set())
    known = {*sys.stdlib_module_names, "automarium", *brought}
    assert [one for one in imports(file) if one.split(".")[0] not in known] == []


def test_core_knows_no_game_and_no_client() -> None:
    for file in files("core"):
        assert [one for one in imports(file) if one.startswith("automarium") and ".core" not in one] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_core_and_itself(game: str) -> None:
    for file in files(f"games/{game}"):
        ours = [one for one in imports(file) if one.startswith("automarium")]
        assert [one for one in ours if not one.startswith(("automarium.core", f"automarium.games.{game}"))] == []


OWN_ROOMS = ("boards", "cards", "forecast", "last", "learn", "pace", "players", "taps")  # with a file a game


def test_nobody_imports_a_game_by_name_but_its_own_picture_player_cards_pace_and_taps() -> None:
    for file in files("words", "shelf", "cards", "cli", "forecast", "lab", "last", "learn", "players", "taps"):
        found = [one for one in imports(file) if one.startswith("automarium.games.")]
        own = file.stem.split("_")[0]
        if (
            file.parent.name in ("boards", "cards", "forecast", "last", "learn", "pace", "players", "taps")
            and own in GAMES
        ):
            found = [one for one in found if not one.startswith(f"automarium.games.{own}.")]
        assert found == [], file


def test_random_numbers_come_from_our_own_streams() -> None:
    for file in files("core", "games"):
        assert "random" not in set(imports(file)), file


def test_a_reason_stands_right_after_the_id_of_what_is_told() -> None:
    """By its name it would become a word of the sentence."""
    for file in files("games"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("order", "note")
            ):
                assert "why" not in [one.arg for one in node.keywords], f"{file}:{node.lineno}"


# README is also read away from this folder, on a package index: what it leads to stands there by its whole address
HOME = re.compile(r"https://github\.com/automarium/automarium/(?:blob|raw|tree)/main/(.+)")


@pytest.mark.parametrize(
    "page", [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name
)
def test_what_the_documents_lead_to_is_there(page: Path) -> None:
    """Every link and picture of a document that is not of another site; pictures must be committed, not ignored."""
    text = page.read_text(encoding="utf-8")
    links = ["".join(one) for one in re.findall(r'\]\(([^)#\s]+)|src="([^"]+)"|^\[[^\]]+\]: (\S+)', text, re.MULTILINE)]
    for link in links:
        home = HOME.match(link)
        if home or "://" not in link:
            file = ROOT / home[1] if home else page.parent / link
            assert file.exists(), f"{page.name} leads to {link}, which is not there"
    if page.name == "README.md":
        assert [link for link in links if not HOME.match(link)] == []
        assert sum("/raw/main/docs/screenshots/" in link for link in links) == text.count("![") > 0


def test_every_public_name_is_in_the_documents() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\.\. \w+:: automarium\.(\w+)$", text, re.MULTILINE)) == sorted(automarium.__all__)
