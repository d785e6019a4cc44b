"""Scythe's map: the hexes to be tapped, what lies on them, and what moved last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count

from markupsafe import Markup

from automarium.core.tale import Event, Kind, Name
from automarium.games.scythe.board import BIT, MAT_PLACE, NAMES, NUMBER, SIZE, TERRAIN, TERRITORIES
from automarium.games.scythe.names import AUTOMA, BASE, FACTIONS, HERO, HUMAN, MECH, UNITS
from automarium.games.scythe.table import Table
from automarium.last.scythe import human_moves, moves, retreats
from automarium.web.boards import Links
from automarium.web.boards.scythe_signs import (
    HALF,
    HEIGHT,
    PIECE,
    WIDTH,
    arrow,
    badge,
    hexagon,
    middle,
    piece,
    ring,
    rivers,
    sign,
)
from automarium.web.svg import el, picture, tap, text
from automarium.words import Words

AT_ITS_BASE = ("order-automa-unit", "order-setup-faction", "order-setup-units")
PLACE = re.compile(r"base-[a-z]+|base|[a-h][1-9]")  # in what has been said


def map_(table: Table, words: Words, links: Links, events: Sequence[Event]) -> Markup:
    """The places to be tapped; over them, in words a part of each place's name, what lies there, and what moved in
    these events. Arrows run under the letters and the pieces."""
    every = range(len(NAMES))
    places = [_place(table, place, words, links) for place in every]
    lies = [_lying(table, place, words) for place in every]
    picked = _picked(table, links.said)
    over = el(
        "g",
        rivers(),
        _marks(table, events),
        *(ring(place, "picked") for place in picked),
        arrow(picked[0], picked[-1], "mine") if len(picked) > 1 else None,
        *lies,
        _signs(table, events),
        class_="over",
        aria_hidden="true",
    )
    return picture(WIDTH, HEIGHT, words.say("picture-map"), *places, over, class_="map")


# --- the places ---


def _place(table: Table, place: int, words: Words, links: Links) -> Markup:
    label = _label(table, place, words)
    x, y = middle(place)
    if place < SIZE:
        inside = hexagon(place, 0.965, f"place t-{TERRAIN[place]}")
    else:
        side = "automa" if place == table.automa.base else "human" if place == table.human.base else "empty"
        inside = el("circle", cx=x, cy=y, r=HALF - 3, class_=f"place home {side}")
    return tap(_link(table, place, links), label, el("title", label), inside, at=NAMES[place])


def _link(table: Table, place: int, links: Links) -> str | None:
    """Where a tap leads: on in the answer; where places mean nothing in it, to the correction of what lies there."""
    word = NAMES[place].casefold() if place != table.human.base else str(BASE)
    begun = links.said if links.said[:1] == ("fix",) else ("fix",)
    return links(word) or links(" ".join((*begun, word)))


def _picked(table: Table, said: Sequence[str]) -> list[int]:
    """The places that have been tapped or said so far."""
    mine = str(NAMES[table.automa.base if said[1:] and said[1].startswith(("automa", "its")) else table.human.base])
    words = [mine if word == BASE else word for one in said for word in PLACE.findall(one)]
    return [NUMBER[name] for word in words for name in (word, word.upper()) if name in NUMBER]


def _label(table: Table, place: int, words: Words) -> str:
    """Everything that lies on a place, in words."""
    lies = [(side, units(table, side, place)) for side in (AUTOMA, HUMAN)]
    said = [f"{words.say(side)} – {told(found, words)}" for side, found in lies if found]
    if place < SIZE:
        tunnel = [words.say("tunnel")] if TERRITORIES[place].tunnel else []
        tokens = [words.say(_token_name(table, place, token)) for token in _tokens(table, place)]
        goods = told([(kind, n) for kind, n in table.resources.get(place, {}).items() if n], words)
        said = [words.say(TERRAIN[place]), *tunnel, *tokens, *([goods] if goods else []), *said]
    return f"{words.say(NAMES[place])}: {'; '.join(said)}" if said else words.say(NAMES[place])


def told(things: Sequence[tuple[Name, int]], words: Words) -> str:
    return ", ".join(words.say(thing) + (f" ×{number}" if number > 1 else "") for thing, number in things)


# --- what lies on them ---


def _lying(table: Table, place: int, words: Words) -> Markup:
    x, y = middle(place)
    inside = _territory(table, place, words) if place < SIZE else _base(table, place, words)
    return el("g", *inside, transform=f"translate({x:.1f} {y:.1f})")


def _territory(table: Table, place: int, words: Words) -> list[Markup | None]:
    """From top to bottom: the name and the terrain; tokens and resources; units."""
    here = [side for side in (AUTOMA, HUMAN) if units(table, side, place)]
    rows = {1: ((20, 74),), 2: ((8, 58), (31, 50))}.get(len(here), ())
    return [
        text(-10, -18, NAMES[place], "hex-name"),
        sign(TERRAIN[place], 14, -25, "terrain", 0.85),
        _small(table, place, -6 if here else 10),
        *(_row(table, side, place, words, *row) for side, row in zip(here, rows, strict=True)),
    ]


def _small(table: Table, place: int, y: float) -> Markup:
    """Tunnel, tokens, structure and resources side by side; of several kinds of resources only their sum has room."""
    found = (["tunnel"] if TERRITORIES[place].tunnel else []) + _tokens(table, place)
    drawn = [(19.0, _token(table, place, token)) for token in found]
    kinds = [kind for kind, number in table.resources.get(place, {}).items() if number]
    if kinds:
        number = str(table.resources_on(place))
        goods = sign(kinds[0] if len(kinds) == 1 else "crate", -5, 0, "goods", 0.9)
        drawn.append((20.0 + 9 * len(number), el("g", goods, text(5, 6, number, "many", "start"))))
    return _side_by_side(drawn, y, 70, 1)


def _side_by_side(drawn: Sequence[tuple[float, Markup]], y: float, room: float, scale: float) -> Markup:
    """Things with their widths in one row, smaller where they need more than the room there is."""
    wide = sum(width for width, _ in drawn)
    x, row = -wide / 2, []
    for width, one in drawn:
        row.append(el("g", one, transform=f"translate({x + width / 2:.1f} 0)"))
        x += width
    scale = min(scale, room / max(1, wide))
    return el("g", *row, transform=f"translate(0 {y}) scale({scale:.2f})")


def _tokens(table: Table, place: int) -> list[str]:
    """What lies on a territory besides units and resources."""
    human, bit = table.human, BIT[place]
    found = [("encounter", table.encounters), ("flag", human.flags), ("armed", human.armed), ("sprung", human.sprung)]
    built = human.structures.get(place)
    return [token for token, where in found if where & bit] + ([str(built)] if built else [])


def _token_name(table: Table, place: int, token: str) -> str:
    return token if token == table.human.structures.get(place) else f"picture-{token}"


def _token(table: Table, place: int, token: str) -> Markup:
    """A token, or a structure in the colour of its owner."""
    if token != table.human.structures.get(place):
        return sign(token, class_="token")
    faction = table.human.faction
    ground = el("rect", x=-9.5, y=-9.5, width=19, height=19, rx=3, class_=f"built f-{faction}")
    return el("g", ground, sign(token, class_=f"token own-{faction}", scale=0.8))


def _base(table: Table, place: int, words: Words) -> list[Markup | None]:
    name = words.say(FACTIONS[place - SIZE])
    side = {table.automa.base: AUTOMA, table.human.base: HUMAN}.get(place)
    if side is None:
        return [text(0, 3, name[:2], "base-letter dim"), text(0, 19, name, "base-name")]
    return [
        text(0, -12, f"{letter(side, words)} · {name[:2]}", "base-letter"),
        _row(table, side, place, words, 12, 62),
    ]


# --- units ---


def letter(side: Name, words: Words) -> str:
    return words.say(side)[0].upper()


def faction(table: Table, side: Name) -> Name:
    return table.automa.faction if side == AUTOMA else table.human.faction


def unit_piece(table: Table, side: Name, unit: Name, words: Words) -> Markup:
    return piece(unit, faction(table, side), letter(side, words), ring=side == AUTOMA)


def units(table: Table, side: Name, place: int) -> list[tuple[Name, int]]:
    """The side's units on a place, with their numbers."""
    automa, human = table.automa, table.human
    if side == HUMAN:
        numbers = [int(human.hero == place), human.mechs.count(place), human.workers.count(place)]
    elif place == MAT_PLACE:
        numbers = [int(automa.hero == place), automa.mechs_on_mat, automa.workers_on_mat]
    elif place == automa.base:
        numbers = [int(automa.hero == place), automa.mechs_on_base, automa.workers_on_base]
    else:
        numbers = [int(automa.hero == place), automa.mechs >> place & 1, automa.workers >> place & 1]
    return [(unit, number) for unit, number in zip(UNITS, numbers, strict=True) if number]


def _row(table: Table, side: Name, place: int, words: Words, y: float, room: float) -> Markup:
    """The units of a side on a place, side by side; a number follows where there are several."""
    drawn = []
    for unit, number in units(table, side, place):
        shown = unit_piece(table, side, unit, words)
        width = {HERO: 20.0, MECH: 23.0}.get(unit, 19.0)
        if number > 1:
            moved = el("g", shown, transform="translate(-5 0)")
            shown = el("g", moved, text(width / 2 - 4, 7, number, "many", "start"))
            width += 9
        drawn.append((width, shown))
    return _side_by_side(drawn, y, room, PIECE)


# --- the Automa's last choice, and what moved ---


def _marks(table: Table, events: Sequence[Event]) -> Markup:
    """The territories it chose among, which the first condition left, lightly; those that were left to the last more
    so; then what moved, as arrows: its moves, what was driven off by them, and more lightly what the human has moved
    since."""
    drawn: list[Markup] = []
    ladders = [event.why for event in events if event.why and event.why.about == "choice-destination"]
    if ladders:
        stages = [rung.left for rung in ladders[-1].rungs]
        close = next((left for left in reversed(stages) if len(left) > 1), ())
        drawn += [hexagon(place, 0.88, "candidate close" if place in close else "candidate") for place in stages[0]]
    drawn += [arrow(start, end, "mine") for start, end in human_moves(events)]
    drawn += [arrow(start, end, "retreat") for start, end in retreats(table, events)]
    for start, end in moves(events):
        drawn += [ring(end, "target lit"), arrow(start, end, "its")]
    moved = {place for way in moves(events) for place in way}
    drawn += [ring(place, "target lit") for place in sorted(set(_touched(table, events)) - moved)]
    return el("g", *drawn)


def _touched(table: Table, events: Sequence[Event]) -> Iterator[int]:
    """Where something is put or taken away."""
    for event in events:
        if event.kind != Kind.ORDER:
            continue
        if event.id in AT_ITS_BASE:
            yield table.automa.base
        yield from (NUMBER[one] for one in event.args.values() if isinstance(one, Name) and one in NUMBER)


def _signs(table: Table, events: Sequence[Event]) -> Markup:
    """Over everything: the order of several moves, and swords where there is or was a combat."""
    made = moves(events)
    numbers = count(1)
    drawn = [badge(start, end, next(numbers)) for start, end in made] if len(made) > 1 else []
    fought = {NUMBER[event.args["place"]] for event in events if event.id == "head-combat"}
    for place in sorted(fought | set(table.fights)):
        x, y = middle(place)
        drawn.append(
            el(
                "g",
                el("circle", r=12, class_="swords"),
                sign("combat", scale=0.85),
                transform=f"translate({x + 27:.1f} {y - 22:.1f})",
            )
        )
    return el("g", *drawn)
