"""Scythe: the complete Automa on the real map."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.core.game import Game, Setup
from automarium.core.tale import Name
from automarium.games.scythe.board import map_pack
from automarium.games.scythe.broken import broken
from automarium.games.scythe.cards import deck_of, read_owner_pack, star_cards_pack
from automarium.games.scythe.discard import discards
from automarium.games.scythe.human import human_turn
from automarium.games.scythe.mats import base_game_pack
from automarium.games.scythe.scoring import count, score_sheet
from automarium.games.scythe.setup import SETTINGS, check_factions, lay_table, set_up
from automarium.games.scythe.stars import SixthStar
from automarium.games.scythe.table import Table
from automarium.games.scythe.turn import automa_turn
from automarium.games.scythe.unfought import go_back
from automarium.games.scythe.written import owners_pack


def play(table: Table) -> Asking[None]:
    """A whole match: the human first, then by turns, until a sixth star stops it at once (S-30, S-31)."""
    set_up(table)
    try:
        while True:
            yield from human_turn(table)
            yield from automa_turn(table)
    except SixthStar:
        table.over = True
        go_back(table)
        yield from count(table)
        table.let_go()


def packs(setup: Setup) -> dict[str, str]:
    check_factions(setup)
    used = (deck_of(setup)[0], star_cards_pack(), map_pack(), base_game_pack())
    return {pack.name: pack.digest for pack in used}


def opponent(table: Table) -> Name:
    return table.automa.faction


GAME = Game(
    *("scythe", 5, SETTINGS, lay_table, play, score_sheet, packs, read_owner_pack),
    opponent=opponent,
    human=lambda table: table.human.faction,
    owner_pack=owners_pack,
    discards=discards,
    broken=broken,
)
