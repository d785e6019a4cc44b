"""The second and third rows of a scheme: what the Automa gains, and the human's recruit bonus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from automarium.core.ask import Asking, Asks
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


def reward(table: Table, gains: Sequence[Symbol]) -> Asks:
    """Every symbol or group of the row, left to right, whether or not a move was made (S-140)."""
    faction, row = table.automa.faction, gains
    if table.gains_by_row:
        row = merged(for_faction(gains, faction))
    if table.mustering:
        return _slowly(table, for_faction(row, faction))
    for symbol in row:
        if symbol.faction is None or symbol.faction == faction:
            gain = GAIN.get(symbol.kind)
            if gain is None:
                gain_units(table, symbol.kind, symbol.number)
            else:
                gain(table, symbol.number)
    return ()


def _slowly(table: Table, row: Sequence[Symbol]) -> Asking[None]:
    """The same where slow mustering may hold units back (S-238)."""
    for symbol in row:
        gain = GAIN.get(symbol.kind)
        if gain is None:
            yield from muster(table, symbol.kind, symbol.number)
        else:
            gain(table, symbol.number)


def gained(table: Table, kind: Name, number: int) -> int:
    """One gain of coins or power: first the chosen option, never below 0 (S-232, S-233), then 1 more for Ultimaszyna
    if at least 1 is left (S-241, S-255, S-256)."""
    number += table.more[kind]
    return number + table.ultimaszyna if number > 0 else 0


def gain_power(table: Table, number: int) -> None:
    automa_power(table, gained(table, POWER, number))


def gain_coins(table: Table, number: int) -> None:
    number = gained(table, COIN, number)
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


GAIN: dict[Name, Callable[[Table, int], None]] = {POWER: gain_power, COIN: gain_coins, COMBAT_CARD: gain_cards}


def gain_units(table: Table, kind: Name, number: int) -> None:
    """So many units of a symbol from the mat to the home base, those of a kind in one order (S-141, S-142)."""
    heroes, others = _come(table.automa, kind, number)
    if table.tale.telling:
        for _ in range(number - heroes - others):
            table.tale.note("note-none-on-mat", unit=kind)
        _tell_units(table, kind, heroes, others)


def _come(automa: Automa, kind: Name, number: int) -> tuple[int, int]:
    """As many of them as there are, the character before a mech. Returns how often it came, and how many others."""
    if kind == WORKER:
        workers = min(number, automa.workers_on_mat)
        automa.workers_on_mat -= workers
        automa.workers_on_base += workers
        return 0, workers
    heroes = 0
    if automa.hero == MAT_PLACE:
        automa.hero, heroes = automa.base, 1
    mechs = min(number - heroes, automa.mechs_on_mat)
    automa.mechs_on_mat -= mechs
    automa.mechs_on_base += mechs
    return heroes, mechs


def _tell_units(table: Table, kind: Name, heroes: int, others: int) -> None:
    if heroes:
        table.tale.order("order-automa-unit", unit=HERO, number=heroes)
    if others:
        table.tale.order("order-automa-unit", unit=WORKER if kind == WORKER else MECH, number=others)


def muster(table: Table, kind: Name, number: int) -> Asking[None]:
    """The same one by one where slow mustering may hold one back (S-238)."""
    heroes = others = 0
    for _ in range(number):
        unit = _on_mat(table, kind)
        if unit is not None and (yield from held_back(table)):
            table.tale.note("note-unit-held-back", unit=unit)
        elif _on_mat(table, kind) is None:  # a correction may have come between
            table.tale.note("note-none-on-mat", unit=kind)
        else:
            hero, other = _come(table.automa, kind, 1)
            heroes, others = heroes + hero, others + other
    _tell_units(table, kind, heroes, others)


def _on_mat(table: Table, kind: Name) -> Name | None:
    """The unit of a symbol that comes from the mat."""
    automa = table.automa
    if kind == WORKER:
        return WORKER if automa.workers_on_mat else None
    if automa.hero == MAT_PLACE:
        return HERO
    return MECH if automa.mechs_on_mat else None


BONUS_STARS = {POWER: STAR_POWER, POPULARITY: STAR_POPULARITY}
BONUS_TRACKS = {POPULARITY: POPULARITY, COIN: Name("coins"), POWER: POWER}


def recruit_bonus(table: Table, bonus: Name) -> Name | None:
    """The human gains 1 of the kind shown, if that recruit has been enlisted (S-150, S-151). Returns the star that this
    may bring."""
    if bonus not in table.human.recruits:
        if table.tale.telling:
            table.tale.note("note-no-recruit", bonus=bonus)
        return None
    track = BONUS_TRACKS.get(bonus)
    if track is not None:
        table.human_gains(track, 1)
    if table.tale.telling:
        table.tale.order("order-recruit-bonus", bonus=bonus, total=table.known(track) if track else UNKNOWN)
    return BONUS_STARS.get(bonus)
