"""What is counted, on tables that can be counted by hand, and the page: whole, in every language, and needing nothing.
Needs the extra `lab`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("polars", reason="left out: the report, which `make lab-test` tries")

from automarium import Refusal
from automarium.games import GAMES
from automarium.lab import count
from automarium.lab.figures import Counts
from automarium.lab.plan import Plan
from automarium.lab.report import against_printed, by_faction, changes, page, unlike
from automarium.lab.run import run
from automarium.lab.table import parquet, read
from automarium.words import LANGUAGES, sources

VOID = {"meta", "br", "link", "img"}


def match(number: int, automa: int, human: int, **other: Any) -> dict[str, Any]:
    """A row of the table; the Automa sits second."""
    winners = [seat for seat, one in (("human", human), ("automa", automa)) if one == max(human, automa)]
    return {
        **{"game": "scythe", "cell": "a", "human": "random", "pack": "", "seed": "s", "number": number, "rules": 2},
        "setup": [{"setting": "level", "value": "automa"}],
        **{"opponent": "nordic", "seats": ["human", "automa"], "totals": [human, automa], "winners": winners},
        **{"invented": False, "turns": 20 + number, "first": "human", "lines": []},
        "decided": [
            {"choice": "choice-unit", "rule": "S-61", "criterion": "why-on-base", "count": 2},
            {"choice": "choice-unit", "rule": "S-61", "criterion": "why-other", "count": 1},
        ],
        "used": [{"card": "7", "count": 1 + number}],
        "pace": [{"turn": 1, "what": "stars", "seat": "automa", "value": number}],
        **other,
    }


def table(folder: Path, *rows: Mapping[str, Any]) -> Any:
    (folder / "chunks").mkdir()
    for at, row in enumerate(rows):  # in files of their own, as from a run
        (folder / "chunks" / f"{at}.parquet").write_bytes(parquet([row]))
    return read(folder)


def test_counting(tmp_path: Path) -> None:
    frame = table(
        tmp_path,
        match(0, 50, 40),
        match(1, 50, 50, first="automa"),
        match(2, 70, 90, opponent="crimea", invented=True),
        match(0, 10, 5, cell="b"),
    )
    a, b = count.cells(frame)
    assert (a.id, a.matches, a.seeds, a.invented, a.setup, a.seats) == (
        *("a", 3, 1, True, {"level": "automa"}),
        ("human", "automa"),
    )
    assert (b.id, b.matches, b.invented) == ("b", 1, False)
    points = count.totals(frame, "cell")
    assert points["a", "automa"].counts == {50: 2, 70: 1}
    assert points["a", "human"].counts == {40: 1, 50: 1, 90: 1}
    assert count.totals(frame, "opponent")["nordic", "automa"].counts == {10: 1, 50: 2}
    assert count.wins(frame) == {"a": 2, "b": 1}  # a shared victory is one
    assert count.turns(frame)["a",].counts == {20: 1, 21: 1, 22: 1}
    assert count.pace(frame)["stars", "automa", 1].counts == {0: 2, 1: 1, 2: 1}
    assert count.decided(frame) == {("choice-unit", "S-61"): 12}
    assert count.used(frame) == {"7": 1 + 2 + 3 + 1}
    assert count.firsts(frame, count.MARGIN) == {"human": (3, 10 - 20 + 5, 100 + 400 + 25), "automa": (1, 0, 0)}
    assert count.firsts(frame, count.TOTAL)["human"] == (3, 130, 50**2 + 70**2 + 10**2)


def test_decks_are_compared_match_by_match(tmp_path: Path) -> None:
    """In whatever order the matches lie; one that the other has not is left out."""
    frame = table(
        tmp_path,
        *(match(number, 50 + number, 40, cell="printed") for number in range(3)),
        *(match(number, 60, 55 + 10 * number, cell="own", pack="own") for number in (3, 1, 0)),
    )
    cells = count.cells(frame)
    pairs = against_printed(cells)
    assert pairs == {"own": "printed"}
    (found,) = count.compared(frame, pairs)
    assert found.differences[count.TOTAL] == (2, 10 + 9, 100 + 81)
    assert found.differences[count.MARGIN] == (2, (5 - 10) + (-5 - 11), 25 + 256)
    assert found.differences[count.WON] == (2, -1, 1)
    assert found.differences[count.TURNS] == (2, 0, 0)
    (change,) = changes(count.WON, [found], {cell.id: cell for cell in cells})
    assert (change.value.value, change.matches, change.sure) == (-50, 2, False)


def test_the_same_matches_in_two_cells_count_once(tmp_path: Path) -> None:
    rows = [match(number, 50, 40) for number in range(3)] + [
        match(0, 50, 40, cell="b"),
        match(0, 1, 2, cell="c", pack="x"),
    ]
    assert [cell.id for cell in unlike(count.cells(table(tmp_path, *rows)))] == ["a", "c"]


def test_a_level_with_one_faction_does_not_make_it_look_weak() -> None:
    """Crimea has the easy level to itself; on the hard one it is ahead by 4."""
    found = by_faction(
        {
            ("easy", "crimea", "automa"): Counts({10: 9}),
            ("hard", "crimea", "automa"): Counts({54: 2}),
            ("hard", "nordic", "automa"): Counts({50: 3}),
            ("hard", "nordic", "human"): Counts({99: 3}),
        }
    )
    assert {faction: counts.counts for faction, counts in found.items()} == {"crimea": {4: 2}, "nordic": {0: 3}}


# --- the page ---

PLAN: dict[str, Any] = {
    "matches": 12,
    "grid": [
        {"game": "redrising", "human": ["random", "greedy"], "setup": {"depth": "screen"}, "matches": 3},
        {"game": "redrising", "setup": {"depth": "screen", "level": 3}, "without": [1, 9]},
        {"game": "scythe", "setup": {"level": ["automa", "ultimaszyna"]}, "without": [4]},
        {"game": "gaia"},
        {"game": "golem", "setup": {"humans": [1, 2]}},
    ],
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return run(Plan.of(PLAN), tmp_path_factory.mktemp("results"), workers=2)


class Nested(HTMLParser):
    """What of a page is opened and not closed where it should be, and what it says and leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.said: list[str] = []
        self.ids: list[str] = []
        self.leads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.opened += [] if tag in VOID else [tag]
        self.ids += [values["id"] or ""] if "id" in values else []
        self.leads += [value or "" for name, value in attrs if name in ("href", "src")]
        self.said += [values["aria-label"] or ""] if "aria-label" in values else []

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("rect", "line", "path", "polygon", "polyline") or self.opened[-1:] == [tag]:
            assert self.opened.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass  # a shape, which holds nothing

    def handle_data(self, data: str) -> None:
        if self.opened[-1:] != ["style"]:
            self.said.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_whole_and_needs_nothing(results: Path, lang: str) -> None:
    text = page(results, lang)
    seen = Nested()
    seen.feed(text)
    assert seen.opened == []
    assert seen.ids == list(GAMES)
    assert seen.leads == [f"#{id}" for id in GAMES]
    assert "://" not in text
    assert "<script" not in text
    assert "url(" not in text
    assert f'<html lang="{lang}">' in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_says_sentences_and_no_ids(results: Path, lang: str) -> None:
    seen = Nested()
    seen.feed(page(results, lang))
    said = "\n".join(seen.said)
    ids = {
        id
        for folder in ("cli", *GAMES)
        for one in sources("en", folder)
        for id in re.findall(r"^([\w-]+) =", one, re.M)
    }
    shown = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", said)) & ids
    assert shown == set()
    assert not re.search(r"[{}$]|\bNone\b|\bnan\b|\binf\b|without-|head-", said)
    if lang != "en":
        latin = set(re.findall(r"[A-Za-z]{4,}", said)) - {"Automarium", "without", "each", "VIII"}
        assert {word for word in latin if not re.fullmatch(r"[0-9a-f]+", word)} == set()


def test_where_points_are_made_up_nobody_wins(results: Path) -> None:
    parts = dict(zip(GAMES, re.split(r'<section id="\w+">', page(results))[1:], strict=True))
    assert "Victories: " in parts["redrising"]
    assert "Points: human’s seat" in parts["redrising"]
    for id in ("scythe", "gaia", "golem"):
        assert "Victories" not in parts[id]
        assert "Points: human’s seat" not in parts[id]
        assert "made up by the random player" in parts[id]
    assert "reconstruction" in parts["golem"]
    assert "without card 9" in parts["redrising"]
    assert "2 decks are compared at once" in parts["redrising"]
    assert "S-61" in parts["scythe"]


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="lab-no-results"):
        page(tmp_path)
    with pytest.raises(Refusal, match="language-unknown"):
        page(tmp_path, "la")
