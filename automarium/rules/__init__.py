"""The numbered rules of each game, as implemented, in our own words and in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

RULE = re.compile(r"^- ([A-Z]-\d+)\s+(.*?)(?: \[(.+)\])?$")
HEADING = re.compile(r"^## (.+)$")
# by the letter of a rule's number
GAME_OF = {"R": "redrising", "H": "redrising", "S": "scythe", "P": "gaia", "G": "golem"}


class Rule(NamedTuple):
    """One rule: its sentence, the part of the rulebook where it stands, and under which heading we have put it."""

    text: str
    section: str
    heading: str


@cache
def rules_of(game: str, lang: str = "en") -> dict[str, Rule]:
    """The rules of a game by number, in the order of its list."""
    name = f"{game}.md" if lang == "en" else f"{game}.{lang}.md"
    found: dict[str, Rule] = {}
    heading = ""
    for line in resources.files(__name__).joinpath(name).read_text(encoding="utf-8").splitlines():
        if title := HEADING.match(line):
            heading = title[1]
        elif rule := RULE.match(line):
            found[rule[1]] = Rule(rule[2], rule[3] or "", heading)
    return found


def game_of(number: str) -> str | None:
    """The game that a rule of this number belongs to."""
    found = re.fullmatch(r"([A-Z])-\d+", number.upper())
    return GAME_OF.get(found[1]) if found else None
