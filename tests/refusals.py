"""Answers that the rules refuse."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.words import LANGUAGES, words


def refused(match: Match[Any], text: str) -> str:
    """The id of the refusal, which can be said in every language; the match is as it was."""
    mark = match.fingerprint()
    with pytest.raises(Refusal) as refusal:
        match.answer(text)
    assert match.fingerprint() == mark
    for lang in LANGUAGES:
        assert words(lang, match.game.id).refusal(refusal.value)
    return refusal.value.id
