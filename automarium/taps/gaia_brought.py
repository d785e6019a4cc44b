"""Gaia Project by taps: what an action brings, and what charging power has cost."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from automarium.core.ask import Reports, Said
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.gaia.brought import (
    FROM_TILE,
    STATION_VP,
    STATIONS_TILE,
    TILE_VP,
    advanced_at,
    at_once_vp,
    booster_vp,
    passing_vp,
    takes_tile,
)
from automarium.games.gaia.brought import brought as gains
from automarium.games.gaia.human import ACTIONS
from automarium.games.gaia.names import (
    ADVANCED_LEVEL,
    AREAS,
    STATION,
)
from automarium.games.gaia.table import PASS_COUNTED, Table
from automarium.taps import TURN, Tap, Taps

MOST_OTHER_VP = 20  # that are tapped together with an action
FEW_CHARGES, NO_CHARGE = 2, "-"  # of which each sum has a tap; the word for none of more
BRINGING = ("advance", "token", "tile")  # beside an action
STRONG_TILE, VP_TILE = Name("tech-strong"), Name("tech-vp")
SATELLITES = ("federation", "satellites")  # reports that end in any number of hexes


def brought(table: Table, reports: Reports, text: str) -> tuple[Tap, ...]:
    """The VP that an action brings, or any others; with a technology tile also what it changes for the Automa. Before
    any action: the VP that charging power since the last turn has cost."""
    if not text:
        return tuple(_charged(table))
    human = table.human
    try:
        said = reports.parse(text)
    except Refusal:
        return ()
    if said.verb not in (*ACTIONS, *BRINGING):
        return ()
    tiles = set(_tiles(table, said))
    vps, counted = gains(table, human, said), 0
    if said.verb == "pass" and table.since(PASS_COUNTED):
        vps, counted = [{FROM_TILE: vp} for vp in (passing_vp(table, human),) if vp], booster_vp(table, human)
    sure = sum(vps[0].values()) if len(vps) == 1 else 0
    with_tile = [{**one, FROM_TILE: TILE_VP} for one in vps or [{}]] if VP_TILE in tiles and not human.vp_tile else []
    certain = [_with_vp(human.vp, one, said, text, counted)._replace(bright=True) for one in vps]  # one of these is it
    maybe = [_with_vp(human.vp, one, said, text, counted) for one in with_tile]
    maybe += _with_tile(table, said, tiles, sure, text)
    if len(certain) == 1 and not maybe:
        return (certain[0]._replace(at_once=True),)
    taps = (*certain, *maybe)
    alone = (bare(text),) if certain and said.verb not in SATELLITES else ()  # their list offers it
    return (*taps, *alone, *_with_others(human.vp, text)) if taps else ()


class Charge(NamedTuple):
    """Power that was offered for VP: the hex of the Automa for which it was, and its cost."""

    hex: str
    cost: int


def charges(table: Table) -> list[Charge]:
    """What could be charged for VP since the human's last turn, until they tell their VP."""
    human, found = table.human, list[Charge]()
    if human.vp_told == human.turns:
        return found
    for event in reversed(table.tale.events):
        if event.id == "head-human-turn" and event.args["number"] != human.turns:
            break
        if event.id == "order-charge" and event.args["cost"]:
            found.append(Charge("", event.args["cost"]))
        elif event.id in ("order-mine", "order-upgrade") and found and not found[-1].hex:  # for this it was
            found[-1] = found[-1]._replace(hex=event.args["hex"])
    return found[::-1]


def _charged(table: Table) -> Iterator[Tap]:
    """Of one or two that could be charged each, and both, by a tap; more are tapped one by one."""
    found = charges(table)
    if len(found) > FEW_CHARGES:
        hexes = tuple(dict.fromkeys(one.hex for one in found))
        yield Tap(f"vp {NO_CHARGE}", Say("tap-charged-some", {"hexes": hexes}), Say(TURN), whole=False)
        return
    for number in range(1, len(found) + 1):
        for some in combinations(found, number):
            yield from (one._replace(group=Say(TURN)) for one in _paid(table, some))


def _paid(table: Table, some: Sequence[Charge]) -> Iterator[Tap]:
    """The VP that are left after some charges, where there are so many."""
    cost = sum(one.cost for one in some)
    left = table.human.vp - cost
    if some and left >= 0:
        said = {"hexes": tuple(one.hex for one in some), "vp": cost, "total": left}
        yield Tap(f"vp {left}", Say("tap-charged", said))


def charging(table: Table, words: Sequence[str]) -> Taps:
    """Which of many were charged: each is tapped, and all of them are given together."""
    left, some = charges(table), list[Charge]()
    for word in words:
        for one in [one for one in left if one.hex == word][:1]:
            left.remove(one)
            some.append(one)
    said = " ".join(("vp", *(one.hex for one in some)))
    more = (Tap(f"{said} {one.hex}", Say("tap-charge", one._asdict()), whole=False) for one in left)
    given = (one._replace(bright=True) for one in _paid(table, some))
    back = ("vp", *(words[:-1] or (NO_CHARGE,))) if some else ()
    return Taps(Say("tap-which-charged"), (*more, *given), enough=False, said=("vp", *words), back=back)


def _with_vp(now: int, gained: Mapping[Name, int], said: Said, text: str, counted: int) -> Tap:
    """Together with the VP that it brings, beside those that are counted of themselves."""
    vp = sum(gained.values())
    args: dict[str, Any] = {"vp": vp, "total": now + vp + counted, "sources": _together(tuple(gained))}
    if said.verb in SATELLITES:
        return Tap(f"vp {now + vp}; {text}", Say("tap-all-with-vp", {**args, "placed": len(said["hexes"])}))
    return Tap(f"vp {now + vp}; {text}", Say("tap-with-vp", args))


def _together(sources: tuple[Name, ...]) -> Name | Say:
    """One after the other, the last one after an "and"."""
    *first, last = sources
    return Say("vp-of-both", {"first": tuple(first), "last": last}) if first else last


def _with_others(now: int, text: str) -> Iterator[Tap]:
    """Any VP that the action brings, folded away."""
    for vp in range(1, MOST_OTHER_VP + 1):
        label = Say("tap-vp", {"vp": vp, "total": now + vp})
        yield Tap(f"vp {now + vp}; {text}", label, Say("tap-vp-more"))


def _tiles(table: Table, said: Said) -> Iterator[Name]:
    """The standard technology tiles, one of which the report may have brought, where the program knows how they lie."""
    for event in table.tale.events if takes_tile(said) else ():
        if event.id == "order-technology" and event.args["area"] == said["area"]:
            yield event.args["tile"]
        elif event.id == "order-technology-free":
            yield from event.args["tiles"]


def _with_tile(table: Table, said: Said, tiles: Collection[Name], vp: int, text: str) -> Iterator[Tap]:
    """Together with a technology tile, and the VP that come anyway: that of power value 4, where it lies, or in its
    place an advanced one."""
    if not takes_tile(said):
        return

    def together(verb: str, label: str, vp: int, **more: Name) -> Tap:
        total = table.human.vp + vp
        whole = f"vp {total}; {text}" if vp else text
        return Tap(f"{verb}; {whole}", Say(label, {**more, "vp": vp, "total": total}))

    if not table.human.strong and STRONG_TILE in tiles:
        yield together("strong", "tap-with-strong", vp)
    for one in AREAS if table.human.tokens else ():
        if may_take_tile(table, one):
            yield together(f"tile {one}", "tap-with-advanced", vp + _at_once(table, said, one), area=one)


def _at_once(table: Table, said: Said, area: Name) -> int:
    """What the advanced tile of an area gives after an action, by which a trading station may have gone."""
    tile, human = advanced_at(table).get(area), table.human
    gone = tile == STATIONS_TILE and human.structures[STATION] >> (said.args.get("hex") or 0) & 1
    return at_once_vp(table, human, tile) - STATION_VP * gone


def may_take_tile(table: Table, area: Name) -> bool:
    """Whether the advanced tile of an area lies there and the human is far enough up."""
    at = AREAS.index(area)
    return bool(table.advanced >> at & 1) and table.human.levels[at] >= ADVANCED_LEVEL


def bare(text: str) -> Tap:
    """Without the VP that an action is sure to bring: folded away."""
    return Tap(text, Say("tap-without-vp"), Say("tap-vp-more"))
