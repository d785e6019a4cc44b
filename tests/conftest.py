from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser comes first: those are the longest, and nobody waits for one of them at the end."""
    items.sort(key=lambda item: "chromium" not in getattr(item, "fixturenames", ()))
