"""The numbered rules of each game, as implemented, in our own words."""

from __future__ import annotations

import re
from importlib import resources

RULE = re.compile(r"^- ([A-Z]-\d+)\s+(.*)$")


def rules_of(game: str) -> dict[str, str]:
    """The rules of a game by number, in the order of its list."""
    text = resources.files(__name__).joinpath(f"{game}.md").read_text(encoding="utf-8")
    found = (RULE.match(line) for line in text.splitlines())
    return {rule[1]: rule[2] for rule in found if rule}
