"""The examples run, use nothing but what `automarium` offers by name, and say what is so."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import automarium
from automarium import Match, Stream, game, player, random_player, run

FOLDER = Path(__file__).parents[1] / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / f"{name}.py"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_uses_public_names_only(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    modules = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    ours = {name.name for node in froms if node.module == "automarium" for name in node.names}
    assert ours <= {*automarium.__all__}
    others = {name.split(".")[0] for name in modules | {str(node.module) for node in froms}} - {"automarium"}
    assert others <= {*sys.stdlib_module_names, "gymnasium", "matplotlib", "numpy"}
    assert not {node.module for node in froms if str(node.module).startswith("automarium.")}


def test_own_bot(capsys: pytest.CaptureFixture[str]) -> None:
    """The collector does better than chance, and both lines are what a match of each says."""
    told = example("own_bot")
    told["main"](40)
    pattern = r"(\w+) +([\d.]+) : +([\d.]+), won (\d+) of 40"
    rows = {one[1]: float(one[2]) for one in re.finditer(pattern, capsys.readouterr().out)}
    assert set(rows) == {"by_chance", "collector"}
    assert rows["collector"] > rows["by_chance"] + 10
    mine = [told["points"](told["collector"], f"own bot {number}")[0] for number in range(40)]
    assert rows["collector"] == pytest.approx(sum(mine) / 40, abs=0.06)


def test_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Named as on the command line, it does better than chance."""
    monkeypatch.syspath_prepend(str(FOLDER))
    redrising = game("redrising")

    def points(human: str) -> float:
        seats = ((str(seed), player("redrising", human, Stream(str(seed), "human"))) for seed in range(30))
        sheets = [redrising.sheet(run(redrising, {"depth": "screen"}, seed, seat)) for seed, seat in seats]
        return sum(sheet.totals[0] for sheet in sheets if sheet) / len(sheets)

    assert points("own_seat:make") > points("random") + 10


def test_thousand_matches_as_text(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    example("thousand_matches")["main"](30)
    told = capsys.readouterr().out
    levels = re.split(r"^(\w+): (\d+) to (\d+), mean .+$", told, flags=re.MULTILINE)[1:]
    assert levels[::4] == ["automa", "ultimaszyna"]
    for low, high, bars in zip(levels[1::4], levels[2::4], levels[3::4], strict=True):
        rows = [(int(one[1]), int(one[2]), len(one[3])) for one in re.finditer(r"^ +(\d+) +(\d+) (█*)$", bars, re.M)]
        assert sum(count for _, count, _ in rows) == 30
        assert rows[0][0] <= int(low) <= int(high) < rows[-1][0] + 10
        assert max(rows, key=lambda row: row[1])[2] == 50


def test_thousand_matches_as_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "matches.png"
    example("thousand_matches")["main"](3, str(file))
    assert file.read_bytes().startswith(b"\x89PNG")


def test_changed_deck(capsys: pytest.CaptureFixture[str]) -> None:
    """The changed deck is the transcription, which is also a setting: both play the same."""
    example("changed_deck")["main"](20)
    told = capsys.readouterr().out
    redrising = game("redrising")

    def mean(deck: str) -> float:
        setup = redrising.setup({"depth": "known", "characters": "program", "die": "program", "deck": deck})
        totals = []
        for number in range(20):
            seed = f"changed deck {number}"
            sheet = redrising.sheet(run(redrising, setup, seed, random_player("redrising", Stream(seed, "human"))))
            assert sheet is not None
            totals.append(sheet.totals[1])
        return sum(totals) / 20

    found = re.search(r"shipped ([\d.]+), changed ([\d.]+); other in (\d+) of 20 matches", told)
    assert found
    assert float(found[1]) == pytest.approx(mean("recommended"), abs=0.06)
    assert float(found[2]) == pytest.approx(mean("transcription"), abs=0.06)
    assert 0 < int(found[3]) <= 20
    assert len(set(re.findall(r"\b[0-9a-f]{12}\b", told))) == 2


def test_new_criterion(capsys: pytest.CaptureFixture[str]) -> None:
    """Every ladder narrows, ours decides at least once, and what it keeps is the strongest that lies open."""
    told = example("new_criterion")
    told["main"](12)
    ladders = capsys.readouterr().out.strip().split("\n\n")
    assert len(ladders) == 12
    deciders = []
    for ladder in ladders:
        rungs = re.findall(r"^([▶ ]) (X-\d) .{28} (.+)$", ladder, re.MULTILINE)
        left = [set(rung[2].split(", ")) for rung in rungs]
        assert all(after <= before for before, after in pairwise(left))
        (decider,) = (rung for rung in rungs if rung[0] == "▶")
        assert ladder.endswith(f": {rungs[-1][2]} by {decider[1]}")
        deciders.append(decider[1])
    assert {"X-2", "X-3", "X-4"} <= {*deciders}
    table: Any = Match(game("redrising"), {"depth": "known", "characters": "program"}, "strongest").state
    values = {one: table.character(table.top(one)).core for one in told["LOCATIONS"]}
    kept = told["strongest"](table).keep(told["LOCATIONS"])
    assert {values[one] for one in kept} == {max(values.values())}
    assert [*kept] == [one for one in values if values[one] == max(values.values())]
