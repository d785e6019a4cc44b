from __future__ import annotations

from collections import defaultdict
from statistics import mean
from typing import Any

import pytest

from automarium.shelf import disk

disk.SYNCED = "OFF"  # no test pulls the plug, and a disk is slow: programs that are started by a test do wait for it

SEVERAL = 10  # a deed that was rarer says little


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser comes first, whole matches before all: those are the longest, and nobody waits for one of
    them at the end."""
    items.sort(key=lambda item: ("chromium" not in getattr(item, "fixturenames", ()), item.path.stem != "test_browser"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How many taps each deed took, where whole matches were played in the browser (`make browser`)."""
    games: defaultdict[str, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for report in terminalreporter.stats.get("passed", ()):
        for name, deeds in report.user_properties if report.when == "call" else ():
            if name.startswith("taps in "):
                for deed, taps in deeds.items():
                    games[name][deed] += taps
    for name, deeds in sorted(games.items()):
        often = sorted(deeds.items(), key=lambda one: -len(one[1]))
        told = (f"{deed} {mean(taps):.1f} ({len(taps)})" for deed, taps in often if len(taps) >= SEVERAL)
        terminalreporter.write_line(f"{name}, each with how often: {', '.join(told)}")
