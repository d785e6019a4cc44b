"""What cannot be on any table: a piece in two places or in none that could hold it, more pieces than the box has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from automarium.core.bits import each, union
from automarium.core.errors import Refusal
from automarium.games.gaia.map import NAMES
from automarium.games.gaia.names import (
    AREAS,
    BAL_TAKS,
    GAIA,
    GAIA_PROJECT,
    GLEENS,
    GLEENS_TOKEN,
    INSTITUTE,
    IVITS,
    LANTIDS,
    LOST_PLANET,
    MINE,
    NAVIGATION,
    SATELLITE,
    SPACE_STATION,
    TOKENS,
    TOP_LEVEL,
    TRANSDIM,
)
from automarium.games.gaia.settings import ROW
from automarium.games.gaia.table import (
    GAIAFORMERS,
    SATELLITES,
    SCORE_MARKERS,
    SPACE_STATIONS,
    SUPPLY,
    TOKEN_COPIES,
    Automa,
    Table,
)


def broken(table: Table) -> Iterator[Refusal]:
    for check in CHECKS:
        yield from check(table)


# --- on the map ---


def structures(table: Table) -> Iterator[Refusal]:
    """They stand on planets, and a transdim planet that is colonised is a Gaia planet (P-121, P-173)."""
    for side in table.sides.values():
        for hex in each(side.hexes & ~table.planets):
            yield Refusal("broken-no-planet", hex=NAMES[hex], kind=side.structure_at(hex), side=side.seat)
        for hex in each(side.hexes & table.types[TRANSDIM]):
            yield Refusal("broken-transdim", hex=NAMES[hex], kind=side.structure_at(hex), side=side.seat)


def shared_planets(table: Table) -> Iterator[Refusal]:
    """Two sides share a planet only where Lantids have put a mine beside the Automa's structure (P-118)."""
    for human in table.humans:
        others = union([side.hexes for side in table.sides.values() if side is not human])
        shared = human.hexes & others
        if human.faction.id != LANTIDS:
            yield from (Refusal("broken-shared", hex=NAMES[hex]) for hex in each(shared))
        else:
            yield from (Refusal("broken-guest", hex=NAMES[hex]) for hex in each(shared & ~human.structures[MINE]))


def lost_planet(table: Table) -> Iterator[Refusal]:
    """There is one, of the human who stands on level 5 of Navigation, on a hex without anything else (P-09, P-175)."""
    lying = table.types[LOST_PLANET]
    owned = union([side.structures[LOST_PLANET] for side in table.sides.values()])
    if lying.bit_count() > 1 or owned.bit_count() > 1:
        yield Refusal("broken-lost-twice")
    yield from (Refusal("broken-lost-nobody", hex=NAMES[hex]) for hex in each(lying & ~owned))
    elsewhere = lying & (table.map.planets | table.in_space) | owned & ~lying
    yield from (Refusal("broken-lost-place", hex=NAMES[hex]) for hex in each(elsewhere))
    for side in table.sides.values():
        if not side.structures[LOST_PLANET]:
            continue
        if isinstance(side, Automa):
            yield Refusal("broken-lost-automa")
        elif side.levels[AREAS.index(NAVIGATION)] < TOP_LEVEL:
            yield Refusal("broken-lost-level")


def gaiaformers(table: Table) -> Iterator[Refusal]:
    """On transdim planets and those that became Gaia, beside no structure, no more than the level allows."""
    for human in table.humans:
        wrong = human.formers & (~(table.types[TRANSDIM] | table.types[GAIA]) | _colonised(table))
        yield from (Refusal("broken-former-place", hex=NAMES[hex]) for hex in each(wrong))
        level = human.levels[AREAS.index(GAIA_PROJECT)]
        if human.formers.bit_count() > GAIAFORMERS[level]:
            yield Refusal("broken-formers", level=level, most=GAIAFORMERS[level], number=human.formers.bit_count())


def _colonised(table: Table) -> int:
    return union([side.hexes for side in table.sides.values()])


def in_space(table: Table) -> Iterator[Refusal]:
    """Satellites and space stations lie where no planet is; stations are the Ivits' (P-126, P-127)."""
    for side in table.sides.values():
        for hex in each(side.satellites & table.planets):
            yield Refusal("broken-in-space", hex=NAMES[hex], kind=SATELLITE)
    for human in table.humans:
        for hex in each(human.stations & table.planets):
            yield Refusal("broken-in-space", hex=NAMES[hex], kind=SPACE_STATION)
        if human.stations and human.faction.id != IVITS:
            yield Refusal("broken-stations", faction=human.faction.id)
        elif human.stations.bit_count() > SPACE_STATIONS:
            yield Refusal("broken-supply", kind=SPACE_STATION, side=human.seat, most=SPACE_STATIONS)


# --- beside it ---


def pieces(table: Table) -> Iterator[Refusal]:
    """On the board and in the supply there are together no more than the box holds (P-23, P-28)."""
    for side in table.sides.values():
        held = {kind: (side.structures[kind].bit_count(), side.supply[kind], most) for kind, most in SUPPLY.items()}
        satellites = (side.satellites.bit_count(), side.satellite_supply, SATELLITES - SCORE_MARKERS)
        for kind, (placed, left, most) in {**held, SATELLITE: satellites}.items():
            if left < 0 or placed + left > most:
                yield Refusal("broken-supply", kind=kind, side=side.seat, most=most)


def research(table: Table) -> Iterator[Refusal]:
    """One side at most on each level 5, the Automa there only after the advanced tile (P-10, P-98, P-103). The Bal
    T'aks go up in Navigation only with their institute."""
    for at, area in enumerate(AREAS):
        if sum(side.levels[at] == TOP_LEVEL for side in table.sides.values()) > 1:
            yield Refusal("broken-level", area=area)
        if table.advanced >> at & 1 and any(automa.levels[at] == TOP_LEVEL for automa in table.automas):
            yield Refusal("broken-advanced", area=area)
    for human in table.humans:
        grounded = human.faction.id == BAL_TAKS and not human.structures[INSTITUTE]
        if grounded and human.levels[AREAS.index(NAVIGATION)]:
            yield Refusal("broken-bal-taks")


def boosters(table: Table) -> Iterator[Refusal]:
    """Five, each in one place (P-29)."""
    held = [side.booster for side in table.sides.values() if side.booster is not None]
    for booster, number in Counter([*table.row, *held]).items():
        if number > 1:
            yield Refusal("broken-booster", booster=booster)
    if len(table.row) + len(held) > ROW:
        yield Refusal("broken-boosters", number=len(table.row) + len(held), most=ROW)


def federation_tokens(table: Table) -> Iterator[Refusal]:
    """Two of each kind are in the game, wherever they are; that of the Gleens is theirs alone (P-19)."""
    own = Counter(token for human in table.humans for token in human.tokens)
    for token in TOKENS:
        number = table.tokens[token] + own[token] + (table.token_on_terraforming == token)
        if number > TOKEN_COPIES - 1:
            yield Refusal("broken-tokens", token=token, number=number, most=TOKEN_COPIES - 1)
    gleens = [human for human in table.humans if human.faction.id == GLEENS]
    if own[GLEENS_TOKEN] > len(gleens):
        yield Refusal("broken-gleens-token")


def federations(table: Table) -> Iterator[Refusal]:
    """No more structures belong to federations than there are (P-174)."""
    for human in table.humans:
        if human.in_federations > human.hexes.bit_count():
            yield Refusal("broken-federations", number=human.in_federations, most=human.hexes.bit_count())


def scoring_tiles(table: Table) -> Iterator[Refusal]:
    """Each tile as often as the box has it."""
    for tile, number in Counter(table.rounds).items():
        if number > tile.copies:
            yield Refusal("broken-tile", tile=tile.id)
    for final, number in Counter(table.finals).items():
        if number > 1:
            yield Refusal("broken-tile", tile=final)


def cards(table: Table) -> Iterator[Refusal]:
    """Every decision card in one place, once the deck is made; of a physical one so many unseen as are hidden in it or
    set aside (P-42 to P-45)."""
    for automa in table.automas:
        deck, held = automa.deck, automa.cards()
        if not held:
            continue
        for card in deck.all:
            if held.count(card) != 1:
                yield Refusal("broken-card", number=card.n)
        if deck.hidden < 0 or deck.aside_count < 0 or len(deck.unseen) != deck.hidden + deck.aside_count:
            yield Refusal("broken-aside", number=deck.aside_count)


CHECKS: tuple[Callable[[Table], Iterator[Refusal]], ...] = (
    *(structures, shared_planets, lost_planet, gaiaformers, in_space),
    *(pieces, research, boosters, federation_tokens, federations, scoring_tiles, cards),
)
