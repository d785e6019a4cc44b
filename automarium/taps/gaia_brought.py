"""Gaia Project by taps: what an action brings, and what charging power has cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
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
from automarium.taps import Tap

MOST_OTHER_VP = 20  # that are tapped together with an action
BRINGING = ("advance", "token", "tile")  # beside an action
STRONG_TILE, VP_TILE, GAIA_TILE = Name("tech-strong"), Name("tech-vp"), Name("tech-gaia")
TELLING = {STRONG_TILE: "strong; ", GAIA_TILE: "gaia-mines; "}  # by a tile of which the program has to know
SATELLITES = ("federation", "satellites")  # reports that end in any number of hexes
FROM_CHARGING = Name("vp-of-charging")
WHICH_TILE = Say("tap-which-tile-taken")


def brought(table: Table, reports: Reports, text: str) -> tuple[Tap, ...]:
    """The VP that an action brings, or any others; of a technology tile which it was, with what that changes."""
    human = table.human
    try:
        said = reports.parse(text)
    except Refusal:
        return ()
    if said.verb not in (*ACTIONS, *BRINGING):
        return ()
    vps, counted = gains(table, human, said), 0
    if said.verb == "pass" and table.since(PASS_COUNTED):
        vps, counted = [{FROM_TILE: vp} for vp in (passing_vp(table, human),) if vp], booster_vp(table, human)
    certain = [_with_vp(human.vp, one, said, text, counted)._replace(bright=True) for one in vps]  # one of these is it
    tiles = tuple(_with_tile(table, said, sum(vps[0].values()) if vps else 0, text))
    if len(certain) == 1 and not tiles:
        return (certain[0]._replace(at_once=True),)
    taps = tiles or tuple(certain)
    alone = (bare(text),) if certain and said.verb not in SATELLITES else ()  # their list offers it
    return (*taps, *alone, *_with_others(human.vp, text)) if taps else ()


# --- charging power ---


class Charge(NamedTuple):
    """Power that was offered for VP: the hex of the Automa for which it was, and its cost."""

    hex: str
    cost: int


def charges(table: Table) -> list[Charge]:
    """What could be charged for VP since the human's last turn, until they tell their VP."""
    human = table.human
    return [] if human.vp_told == human.turns else charged_since(table, human.turns - 1)


def charged_since(table: Table, turn: int) -> list[Charge]:
    """What could be charged for VP since that turn of the human."""
    found = list[Charge]()
    for event in reversed(table.tale.events):
        if event.id == "head-human-turn" and event.args["number"] <= turn:
            break
        if event.id == "order-charge" and event.args["cost"]:
            found.append(Charge("", event.args["cost"]))
        elif event.id in ("order-mine", "order-upgrade") and found and not found[-1].hex:  # for this it was
            found[-1] = found[-1]._replace(hex=event.args["hex"])
    return found[::-1]


def charged(table: Table) -> tuple[Tap, ...]:
    """What all that was charged can have cost: everything that was offered or less, down to nothing. Of one offer that
    says also how much power it was."""
    offers, now = charges(table), table.human.vp
    most = min(sum(one.cost for one in offers), now)
    each = "tap-charged" if len(offers) == 1 else "tap-charged-in-all"
    taps = (
        Tap(f"vp {now - vp}", Say(each, {"vp": vp, "power": vp + 1, "total": now - vp})) for vp in range(most, 0, -1)
    )
    return (*taps, Tap(f"vp {now}", Say("tap-charged-nothing", {"number": len(offers)})))


def which_charges(table: Table) -> Say:
    """The question about them."""
    most: dict[str, int] = {}
    for one in charges(table):
        most[one.hex] = most.get(one.hex, 0) + one.cost
    several = tuple(Say("tap-charged-at", {"hex": hex, "vp": vp}) for hex, vp in most.items())
    hexes = several if len(most) > 1 else tuple(most)
    return Say("tap-how-much-charged", {"hexes": hexes, "number": len(most), "round": _ended_since(table)})


def _ended_since(table: Table) -> int:
    """The round that ended after what could be charged; 0 while it goes on."""
    since = takewhile(lambda event: event.id != "order-charge", reversed(table.tale.events))
    return next((event.args["number"] for event in since if event.id == "head-round-end"), 0)


def last_vp(table: Table, asked: Mapping[str, Any]) -> Say | None:
    """The question about the VP at the end, where some may have been paid since they were told."""
    hexes = tuple(dict.fromkeys(one.hex for one in charged_since(table, table.human.turns)))
    return Say("tap-vp-after-charging", {**asked, "hexes": hexes}) if hexes else None


def points(table: Table) -> Say | None:
    """How many VP were told with the last answer, and what for, as far as that is known."""
    human, sources = table.human, table.human.gained_for
    if human.gained < 0 and charged_since(table, human.turns - 1):
        sources = (FROM_CHARGING,)
    moved = f"{human.gained:+}".replace("-", "−")
    said = {"moved": moved, "total": human.vp, "number": len(sources), "sources": _together(sources) if sources else ""}
    return Say("points-told", said) if human.gained else None


# --- with an action ---


def _with_vp(now: int, gained: Mapping[Name, int], said: Said, text: str, counted: int) -> Tap:
    """Together with the VP that it brings, beside those that are counted of themselves."""
    vp = sum(gained.values())
    args: dict[str, Any] = {"vp": vp, "total": now + vp + counted, "sources": _together(tuple(gained))}
    if said.verb in SATELLITES:
        return Tap(f"vp {now + vp}; {text}", Say("tap-all-with-vp", {**args, "placed": len(said["hexes"])}))
    return Tap(f"vp {now + vp}; {text}", Say("tap-with-vp", args))


def _together(things: Sequence[Name | Say], joined: str = "vp-of-both") -> Name | Say:
    """One after the other, the last one after an "and", or whatever else joins them."""
    *first, last = things
    return Say(joined, {"first": tuple(first), "last": last}) if first else last


def _with_others(now: int, text: str) -> Iterator[Tap]:
    """Any VP that the action brings, folded away."""
    for vp in range(1, MOST_OTHER_VP + 1):
        label = Say("tap-vp", {"vp": vp, "total": now + vp})
        yield Tap(f"vp {now + vp}; {text}", label, Say("tap-vp-more"))


def _with_tile(table: Table, said: Said, vp: int, text: str) -> Iterator[Tap]:
    """Together with the technology tile that was taken, and the VP that come anyway: that which lies under the area,
    another of which the program has to know, an advanced one in its place, or any other, by the names that are left.
    Where none of them would change anything, nobody is asked."""
    under, beside = _tiles(table, said)
    owns = {STRONG_TILE: table.human.strong, VP_TILE: table.human.vp_tile, GAIA_TILE: table.human.gaia_tile}
    first = [under] if under and not owns.get(under) else []
    known = [tile for tile, owned in owns.items() if tile in (*first, *beside) and not owned]
    others = tuple(tile for tile in beside if under and tile not in owns)
    advanced = [area for area in AREAS if table.human.tokens and may_take_tile(table, area)]
    if not takes_tile(said) or not (known or advanced):
        return

    def together(label: str, vp: int, before: str = "", **more: object) -> Tap:
        total = table.human.vp + vp
        whole = f"{before}{f'vp {total}; ' if vp else ''}{text}"
        return Tap(whole, Say(label, {**more, "vp": vp, "total": total}), WHICH_TILE)

    for tile in dict.fromkeys((*first, *known)):
        more = vp + TILE_VP * (tile == VP_TILE)
        yield together("tap-tile", more, TELLING.get(tile, ""), tile=tile)._replace(bright=tile in first)
    for area in advanced:
        yield together("tap-advanced-tile", vp + _at_once(table, said, area), f"tile {area}; ", area=area)
    if others or not first:
        named = tuple(Say("tile-quoted", {"tile": tile}) for tile in others)
        tiles = _together(named, "tile-of-these") if named else ""
        yield together("tap-other-tile", vp, tiles=tiles, number=len(others))._replace(bright=not first)


def _tiles(table: Table, said: Said) -> tuple[Name | None, Sequence[Name]]:
    """The standard technology tile that lies under the area of a report, and those that may have been taken besides.
    Where no area is told, or the program does not know how they lie, it can have been any."""
    under: Name | None = None
    for event in table.tale.events if takes_tile(said) else ():
        if event.id == "order-technology" and event.args["area"] == said["area"]:
            under = event.args["tile"]
        elif event.id == "order-technology-free" and under:
            return under, event.args["tiles"]
    return None, (VP_TILE, STRONG_TILE, GAIA_TILE)


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
