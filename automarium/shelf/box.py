"""The owner's box as earlier matches know it: whoever has entered it once does not enter it again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.shelf import Shelf

RECENT = 50  # matches among which those played the same way are looked for
LAST = 5  # of these that are looked at


def with_known_box(shelf: Shelf, fresh: Match[Any]) -> Match[Any]:
    """A new match with what the last ones that were played the same way have learned of the box; of several that one
    learned most of all."""
    if fresh.setup.owner_packs or not fresh.game.owner_pack(fresh.state):  # in it nothing of the box is learned
        return fresh
    packs = [pack for id in islice(_alike(shelf, fresh), LAST) if (pack := _learned(shelf, id))]
    if not packs:
        return fresh
    name, data = max(packs, key=lambda pack: len(json.dumps(pack[1])))
    try:
        return Match(fresh.game, fresh.game.setup(fresh.setup.values, {name: data}), fresh.seed)
    except Refusal:  # learned by rules that took more
        return fresh


def _alike(shelf: Shelf, fresh: Match[Any]) -> Iterator[str]:
    """Matches of the same game and way of playing, the last first."""
    ways = [one.id for one in fresh.game.settings if one.first]
    for entry in shelf.entries(most=RECENT) if ways else ():
        if entry.game == fresh.game.id and all(entry.setup.get(way) == fresh.setup[way] for way in ways):
            yield entry.id


def _learned(shelf: Shelf, id: str) -> tuple[str, dict[str, Any]] | None:
    try:
        match = shelf.salvage(id)[0].match
    except Refusal:  # it cannot even begin, and keeps nobody from beginning another
        return None
    return match.game.owner_pack(match.state)
