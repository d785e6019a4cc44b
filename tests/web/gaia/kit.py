"""Pages of Gaia Project and what their links say, for the tests of them."""

from __future__ import annotations

import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

from automarium.core.match import Match
from automarium.cues import MARKERS, Cue, row
from automarium.taps import hand
from automarium.web.boards import scenes
from automarium.web.compose import Composer, compose
from automarium.web.pages import table as page
from automarium.words import words


class Shelved:
    """What a page wants of a match on the shelf."""

    id, version = "m", "1"

    def __init__(self, match: Match[Any]) -> None:
        self.match = match


def drawn(match: Match[Any], lang: str = "en", said: tuple[str, ...] = ()) -> str:
    shown: dict[str, Any] = page(Shelved(match), said, words(lang, "gaia"))  # type: ignore[arg-type]
    return str(shown["board"])


def said(picture: str) -> list[str]:
    """What the links of a picture say."""
    return [parse_qs(urlsplit(unescape(href)).query)["say"][0] for href in re.findall(r'href="([^"]*)"', picture)]


def composed(match: Match[Any], text: str) -> Composer:
    assert match.ask is not None
    return compose(hand(match), text.split())


def choices(match: Match[Any], text: str) -> list[str]:
    """What can be tapped after these words: whole answers, and words that go on."""
    found = [one.answer or " ".join(one.say) for one in composed(match, text).choices]
    return [one for one in found if one.startswith("fix ") == text.startswith("fix ")]


def centre(hex: str, picture: str) -> tuple[float, float]:
    found = re.search(rf'<g transform="translate\((\S+) (\S+)\)" data-at="{hex.upper()}"', picture)
    assert found
    return float(found[1]), float(found[2])


def cues_of(match: Match[Any]) -> list[tuple[Cue, str]]:
    """The cues of the last answer with their pictures, but for those of markers."""
    made = row(match).cues
    drawn = zip(made, scenes(match, made, words("en", "gaia")), strict=True)
    return [(cue, str(scene.drawn)) for cue, scene in drawn if cue.place != MARKERS]
