"""Golem: the great Automa, for anyone with a house pack and for an owner with their own box."""

from __future__ import annotations

from typing import Any

from automarium.core.ask import Asking
from automarium.core.game import Game, Setup
from automarium.core.pack import check
from automarium.games.golem.box import PACK, house_pack, open_box, owners_pack, read_owner_pack
from automarium.games.golem.broken import broken
from automarium.games.golem.components import components_pack
from automarium.games.golem.phases import play_rounds
from automarium.games.golem.scoring import score, score_sheet
from automarium.games.golem.setup import SETTINGS, lay_table, set_up
from automarium.games.golem.table import Table

__all__ = ["GAME", "owner_pack"]


def play(table: Table) -> Asking[None]:
    """A whole match: set-up, four rounds, scoring."""
    yield from set_up(table)
    yield from play_rounds(table)
    yield from score(table)


def packs(setup: Setup) -> dict[str, str]:
    """The packs of a set-up; an owner's box is read through here, so that a bad one is refused before the match."""
    found = {components_pack().name: components_pack().digest}
    if setup["door"] == "house" and PACK not in setup.owner_packs:
        return found | {PACK: house_pack().digest}
    open_box(setup)
    return found | ({PACK: check(PACK, setup.owner_packs[PACK], "owner").digest} if PACK in setup.owner_packs else {})


def owner_pack(table: Table) -> tuple[str, dict[str, Any]] | None:
    """What a table knows of its owner's box, as (name of the pack, its data): the next match starts with it in
    `Setup.owner_packs`, or it is written out as JSON. In the house there is nothing to learn."""
    return None if table.house else (PACK, owners_pack(table.box))


GAME = Game(
    *("golem", 14, SETTINGS, lay_table, play, score_sheet, packs, read_owner_pack, owner_pack),
    broken=broken,
    on_screen=lambda setup: setup["door"] == "house",  # whoever has no box has nothing to move
    trial=lambda values: values.get("door") == "house",  # nor a board of their own, so that any score is only named
)
