"""The second and third rows of a scheme: what the Automa gains, and the human's recruit bonus."""

from __future__ import annotations

from collections.abc import Sequence

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.scythe.board import MAT_PLACE
from automarium.games.scythe.cards import Symbol, for_faction, merged
from automarium.games.scythe.combat_cards import gain_card, held_back, tell_cards
from automarium.games.scythe.names import (
    COIN,
    COMBAT_CARD,
    HERO,
    MECH,
    POPULARITY,
    POWER,
    STAR_POPULARITY,
    STAR_POWER,
    WORKER,
)
from automarium.games.scythe.stars import automa_power
from automarium.games.scythe.table import UNKNOWN, Automa, Table


def reward(table: Table, gains: Sequence[Symbol]) -> Asking[None]:
    """Every symbol or group of the row, left to right, whether or not a move was made (S-140)."""
    faction, row = table.automa.faction, gains
    if table.setup.values["gains"] == "row":
        row = merged(for_faction(gains, faction))
    for symbol in row:
        if symbol.faction is not None and symbol.faction != faction:
            continue
        kind, number = symbol.kind, symbol.number
        if kind == POWER:
            automa_power(table, gained(table, POWER, number))
        elif kind == COIN:
            gain_coins(table, gained(table, COIN, number))
        elif kind == COMBAT_CARD:
            gain_cards(table, number)
        else:
            yield from gain_units(table, kind, number)


def gained(table: Table, kind: Name, number: int) -> int:
    """One gain of coins or power: first the chosen option, never below 0 (S-232, S-233), then 1 more for Ultimaszyna
    if at least 1 is left (S-241, S-255, S-256)."""
    number += table.more[kind]
    return number + table.ultimaszyna if number > 0 else 0


def gain_coins(table: Table, number: int) -> None:
    table.automa.coins += number
    if not table.tale.telling:
        return
    if number:
        table.tale.order("order-automa-coins", amount=number, total=table.automa.coins)
    else:
        table.tale.note("note-automa-coins", total=table.automa.coins)


def gain_cards(table: Table, number: int) -> None:
    for _ in range(number):
        if gain_card(table):
            tell_cards(table, "automa-combat-card", total=len(table.automa.hand))
        else:
            table.tale.note("note-no-combat-card")


def gain_units(table: Table, kind: Name, number: int) -> Asking[None]:
    """So many units of a symbol from the mat to the home base, those of a kind in one order (S-141, S-142); slow
    mustering may hold one back (S-238)."""
    came: dict[Name, int] = {}
    for _ in range(number):
        unit = _on_mat(table, kind)
        if unit is not None and table.mustering:
            if (yield from held_back(table)):
                table.tale.note("note-unit-held-back", unit=unit)
                continue
            unit = _on_mat(table, kind)  # a correction may have come between
        if unit is None:
            if table.tale.telling:
                table.tale.note("note-none-on-mat", unit=kind)
            continue
        _to_base(table.automa, unit)
        came[unit] = came.get(unit, 0) + 1
    if table.tale.telling:
        for unit, many in came.items():
            table.tale.order("order-automa-unit", unit=unit, number=many)


def _on_mat(table: Table, kind: Name) -> Name | None:
    """The unit of a symbol that comes from the mat: the character before a mech."""
    automa = table.automa
    if kind == WORKER:
        return WORKER if automa.workers_on_mat else None
    if automa.hero == MAT_PLACE:
        return HERO
    return MECH if automa.mechs_on_mat else None


def _to_base(automa: Automa, unit: Name) -> None:
    if unit == WORKER:
        automa.workers_on_mat -= 1
        automa.workers_on_base += 1
    elif unit == HERO:
        automa.hero = automa.base
    else:
        automa.mechs_on_mat -= 1
        automa.mechs_on_base += 1


BONUS_STARS = {POWER: STAR_POWER, POPULARITY: STAR_POPULARITY}
BONUS_TRACKS = {POPULARITY: POPULARITY, COIN: Name("coins"), POWER: POWER}


def recruit_bonus(table: Table, bonus: Name) -> Name | None:
    """The human gains 1 of the kind shown, if that recruit has been enlisted (S-150, S-151). Returns the star that this
    may bring."""
    enlisted = bonus in table.human.recruits
    if enlisted and bonus in BONUS_TRACKS:
        table.human_gains(BONUS_TRACKS[bonus], 1)
    if table.tale.telling and enlisted:
        total = table.known(BONUS_TRACKS[bonus]) if bonus in BONUS_TRACKS else UNKNOWN
        table.tale.order("order-recruit-bonus", bonus=bonus, total=total)
    elif table.tale.telling:
        table.tale.note("note-no-recruit", bonus=bonus)
    return BONUS_STARS.get(bonus) if enlisted else None
