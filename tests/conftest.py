from __future__ import annotations

import pytest

from automarium.shelf import disk

disk.SYNCED = "OFF"  # no test pulls the plug, and a disk is slow: programs that are started by a test do wait for it


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser comes first: those are the longest, and nobody waits for one of them at the end."""
    items.sort(key=lambda item: "chromium" not in getattr(item, "fixturenames", ()))
