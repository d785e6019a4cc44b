from __future__ import annotations

import pytest

from automarium.web.boards import redrising_seat as seat


@pytest.fixture(autouse=True)
def _no_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a card says, and what it counts as, may name any other: here only names are looked for that should not be
    there."""

    def nothing(*_: object, **__: object) -> list[tuple[str, list[str]]]:
        return []

    monkeypatch.setattr(seat, "texts", nothing)
    monkeypatch.setattr(seat, "taken", nothing)
