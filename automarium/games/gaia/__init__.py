"""Gaia Project: the Automa on a real map."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.core.game import Game
from automarium.core.tale import Name
from automarium.games.gaia.box import packs, read_owner_pack
from automarium.games.gaia.broken import broken
from automarium.games.gaia.discard import discards
from automarium.games.gaia.human import begin_round, human_turn
from automarium.games.gaia.scoring import count, score_sheet
from automarium.games.gaia.settings import SETTINGS
from automarium.games.gaia.setup import lay_table, set_up
from automarium.games.gaia.table import TABLE_WORK, Automa, Human, Table
from automarium.games.gaia.tiles import ROUNDS
from automarium.games.gaia.turn import automa_turn, remake_deck
from automarium.games.gaia.written import owners_pack


def play(table: Table) -> Asking[None]:
    """A whole match: set-up, six rounds, final scoring."""
    yield from set_up(table)
    while True:
        yield from play_round(table)
        if table.round >= ROUNDS:
            break
        table.round += 1
    yield from count(table)


def play_round(table: Table) -> Asking[None]:
    """Turns alternate from the first player on until both sides have passed (P-64, P-65)."""
    tile = table.rounds[table.round - 1]
    table.tale.head("head-round", number=table.round, tile=tile.id, vp=tile.vp(table.round), side=table.first)
    yield from begin_round(table)
    table.in_round = True
    order = seats_from(table)
    while not all(side.passed for side in order):
        for side in order:
            if not side.passed:
                yield from take_turn(table, side)
    clear_up(table)


def seats_from(table: Table) -> list[Automa | Human]:
    """The sides in turn order, the first player first."""
    seats = list(table.sides)
    at = seats.index(table.first)
    return [table.sides[seat] for seat in seats[at:] + seats[:at]]


def take_turn(table: Table, side: Automa | Human) -> Asking[None]:
    if isinstance(side, Automa):
        yield from automa_turn(table, side)
    else:
        yield from human_turn(table, side)


def clear_up(table: Table) -> None:
    """All action tokens leave the power and QIC actions (P-90), and the round tile is done with (P-180). Where a
    correction has called back an earlier round, the Automa's cards are still to be gathered."""
    table.in_round = False
    for side in table.sides.values():
        side.passed = False
    table.covered = 0
    if table.round >= ROUNDS:
        return
    table.tale.head("head-round-end", number=table.round)
    table.tale.order("order-clean-up")
    if table.since(TABLE_WORK):
        table.tale.order("order-round-done", number=table.round)
    for automa in table.automas:
        if automa.in_play():
            remake_deck(table, automa)


def opponent(table: Table) -> Name:
    return table.automa.faction.id


GAME = Game(
    *("gaia", 3, SETTINGS, lay_table, play, score_sheet, packs, read_owner_pack),
    owner_pack=owners_pack,
    opponent=opponent,
    human=lambda table: table.human.faction.id,
    broken=broken,
    discards=discards,
)
