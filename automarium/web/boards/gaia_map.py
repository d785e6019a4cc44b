"""Gaia Project: the map in horizontal rows, with the Automa's last move and what decided it."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape
from itertools import pairwise
from math import hypot

from markupsafe import Markup

from automarium.core.bits import each, union
from automarium.core.tale import Name
from automarium.games.gaia.map import (
    CENTRES,
    HEXES,
    INDEX,
    NAMES,
    POSITION_AT,
    POSITIONS,
    SECTORS,
    Axial,
    Placed,
    distance,
)
from automarium.games.gaia.names import GAIAFORMER, SATELLITE, SPACE_STATION
from automarium.games.gaia.table import Automa, Human, Table
from automarium.last.gaia import Chosen, Last
from automarium.web.boards import Links
from automarium.web.boards.gaia_pieces import CORNERS, HALF, SIZE, piece, planet, points
from automarium.web.svg import el, picture, text
from automarium.words import Words

BEYOND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # the neighbour across the side that begins at a corner
LEFT_EDGE = min(2 * q + r for q, r in HEXES) * HALF - HALF - 13
WIDTH = (max(2 * q + r for q, r in HEXES) + 1) * HALF - LEFT_EDGE + 3
TOP_EDGE = HEXES[0][1] * 1.5 * SIZE - SIZE - 4
HEIGHT = -2 * TOP_EDGE
PLACES = tuple(name.casefold() for name in NAMES)
FEW = 30  # places that can be tapped are marked while they are no more than these
ON_MAP = ("choice-planet", "choice-upgrade", "choice-satellite", "choice-initial")
MOST_COUNTED = 9

Pieces = tuple[tuple[Name, Name, bool], ...]  # kind, seat, whether it is the Automa's


def map_of(table: Table, last: Last, words: Words, links: Links) -> Markup:
    """What is lit comes last, so that nothing lies over its edge."""
    types = {hex: type for type, bits in table.types.items() for hex in each(bits)}
    pieces = _pieces(table)
    numbers = _numbered(table.map.sectors, table.map.planets)
    near = union([last.near.get(about, 0) for about in ON_MAP])
    plays = [links(place) for place in PLACES]
    few = 0 < sum(href is not None for href in plays) <= FEW
    drawn: list[Markup] = []
    lit: list[Markup] = []
    for hex, play in enumerate(plays):
        content = _content(hex, table.map.sector(hex), types.get(hex), pieces.get(hex, ()), numbers.get(hex), words)
        mark = _lit(hex, last.hexes[hex]) if hex in last.hexes else _near() if near >> hex & 1 else ""
        (lit if mark and hex in last.hexes else drawn).append(_place(hex, play, links, content, mark))
    title = words.say("board-map")
    inside = (*drawn, _outlines(), _rows(), *lit, *_decided(table, last))
    return el("div", picture(WIDTH, HEIGHT, title, *inside, class_="board few" if few else "board"), class_="map")


def decided(last: Last, words: Words) -> Markup | None:
    """Under the map, for every move on it: what decided, and how many were left after each criterion."""
    lines = []
    for one in last.chosen:
        left = " → ".join(map(str, (len(one.ladder.candidates), *(len(rung.left) for rung in one.ladder.rungs))))
        said = words.say(one.rung.name, one.rung.args)
        lines.append(el("li", el("b", f"{one.sign} {NAMES[one.hex]}"), f" {said} ", el("span", left, class_="dim")))
    return el("ul", *lines, class_="decided") if lines else None


# --- a hex ---


def _place(hex: int, play: str | None, links: Links, content: Markup, mark: str) -> Markup:
    """A tap tells what was done there; where nothing can be done, it corrects what lies there. There are so many that
    they are put together by hand."""
    href = play or links(f"fix {PLACES[hex]}")
    can = "can" if play else "mend"
    linked = f'<a href="{escape(href)}" class="tap {can}" data-swap="">{content}</a>' if href else content
    return Markup(f'<g transform="{_where(hex)}">{linked}{mark}</g>')


@lru_cache(maxsize=4000)
def _content(hex: int, sector: int, type: Name | None, pieces: Pieces, number: int | None, words: Words) -> Markup:
    """The name of the hex with all that lies on it, and the drawing of it: a planet or the name of the hex, the number
    of the sector, and what stands or floats there."""
    place = el("title", _label(hex, sector, type, pieces, words)) + el("polygon", points=points(), class_="place hex")
    if type is not None:
        scale = 1.02 if len(pieces) < 2 else 0.86
        stand = [
            piece(kind, automa, 19 * at - 9.5 * (len(pieces) - 1), 6.5, scale)
            for at, (kind, _, automa) in enumerate(pieces)
        ]
        return Markup().join(
            (place, planet(type, -6, "letter-small") if pieces else planet(type, 7, "letter-big"), *stand)
        )
    count = len(pieces) + (number is not None)
    places = [-8.5 * (count - 1) + 17 * at for at in range(count)]
    shown = [piece(kind, automa, places[at - len(pieces)], 8, 0.78) for at, (kind, _, automa) in enumerate(pieces)]
    if number is not None:
        shown.append(text(places[0], 16, number, "sector"))
    return Markup().join((place, text(0, -4 if count else 5, NAMES[hex], "hex-name"), *shown))


def _pieces(table: Table) -> dict[int, Pieces]:
    """What stands on every hex."""
    found: dict[int, Pieces] = {}
    for side in table.sides.values():
        automa = isinstance(side, Automa)
        lying = [*side.structures.items(), (SATELLITE, side.satellites)]
        if isinstance(side, Human):
            lying += [(GAIAFORMER, side.formers), (SPACE_STATION, side.stations)]
        for kind, bits in lying:
            for hex in each(bits):
                found[hex] = (*found.get(hex, ()), (kind, side.seat, automa))
    return found


def _label(hex: int, sector: int, type: Name | None, pieces: Pieces, words: Words) -> str:
    what = words.say("board-planet", {"sector": sector, "type": type}) if type else words.say("space")
    stand = (words.say("board-piece", {"kind": kind, "side": seat}) for kind, seat, _ in pieces)
    return ", ".join((NAMES[hex], what, *stand))


@cache
def _near() -> Markup:
    return el("polygon", points=points(0.95), class_="over ring near")


@cache
def _lit(hex: int, sign: str) -> Markup:
    """The ring of a move, and above it its sign and the name of the hex."""
    tag = el("rect", x=-23, y=-36, width=46, height=17, rx=8, class_="badge")
    return el(
        "g",
        *(el("polygon", points=points(0.93), class_="ring lit"), tag),
        text(0, -22.5, f"{sign} {NAMES[hex]}", "badge-sign"),
        class_="over",
    )


# --- the whole ---


@cache
def _centre(hex: int) -> tuple[float, float]:
    q, r = HEXES[hex]
    return HALF * (2 * q + r) - LEFT_EDGE, 1.5 * SIZE * r - TOP_EDGE


@cache
def _where(hex: int) -> str:
    return "translate({:.1f} {:.1f})".format(*_centre(hex))


@cache
def _outlines() -> Markup:
    """The edges of the sectors: every side of a hex beyond which lies another sector or nothing."""
    lines = []
    for hex, (q, r) in enumerate(HEXES):
        x, y = _centre(hex)
        for ((ax, ay), (bx, by)), (dq, dr) in zip(pairwise((*CORNERS, CORNERS[0])), BEYOND, strict=True):
            other = INDEX.get((q + dq, r + dr))
            if other is None or POSITION_AT[other] != POSITION_AT[hex]:
                lines.append(f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}")
    return el("path", d="".join(lines), class_="outline")


@cache
def _rows() -> Markup:
    starts = [(name[0], *_centre(hex)) for hex, name in enumerate(NAMES) if name[1:] == "1"]
    return el("g", *(text(x - HALF - 7, y + 5, row, "row") for row, x, y in starts))


@lru_cache(maxsize=64)
def _numbered(sectors: tuple[Placed, ...], planets: int) -> dict[int, int]:
    """Where the number of a sector stands: on the hex without a printed planet that is nearest to its centre."""
    return {
        _nearest(CENTRES[position], bits & ~planets): placed.sector
        for placed, position, bits in zip(sectors, POSITIONS, SECTORS, strict=True)
    }


def _nearest(at: Axial, bits: int) -> int:
    """Of these hexes the one nearest to a point, in reading order the first."""
    return min(each(bits), key=lambda hex: distance(HEXES[hex], at))


# --- what decided ---


def _decided(table: Table, last: Last) -> list[Markup]:
    """A line with the distance that decided, or the order in which the direction arrow counted."""
    if not last.chosen:
        return []
    one = last.chosen[0]
    if one.rung.name == "why-nearest":
        return _line(one.hex, union([human.hexes for human in table.humans]))
    if one.rung.name == "why-in-range":
        return _line(one.hex, union([automa.hexes for automa in table.automas]) & ~(1 << one.hex))
    if one.rung.name in ("why-direction-right", "why-direction-left"):
        return _order(one)
    return []


def _line(hex: int, others: int) -> list[Markup]:
    """From a hex to the nearest of these, with the distance."""
    if not others:
        return []
    near = _nearest(HEXES[hex], others)
    (ax, ay), (bx, by) = _centre(hex), _centre(near)
    steps = distance(HEXES[hex], HEXES[near])
    if not steps:
        return []
    at = f"translate({(ax + bx) / 2:.1f} {(ay + by) / 2:.1f})"
    short = SIZE / hypot(bx - ax, by - ay)  # it does not lie over the pieces at its ends
    dx, dy = short * (bx - ax), short * (by - ay)
    number = el("g", el("circle", r=9.5, class_="badge"), text(0, 5, steps, "badge-sign"), transform=at, class_="over")
    return [el("line", x1=ax + dx, y1=ay + dy, x2=bx - dx, y2=by - dy, class_="over way"), number]


def _order(one: Chosen) -> list[Markup]:
    """The first of those that were left, in the order of the arrow, which stands in an empty corner of the map."""
    right = one.rung.name == "why-direction-right"
    marks = []
    for number, hex in enumerate(one.tied[:MOST_COUNTED], 1):
        x, y = _centre(hex)
        mark = (el("circle", r=8.5, class_="badge"), text(0, 4.5, number, "badge-sign"))
        marks.append(el("g", *mark, transform=f"translate({x + 14:.1f} {y + 14:.1f})", class_="over"))
    corner = "translate(60 45) scale(1.8)" if right else f"translate({WIDTH - 60:.0f} {HEIGHT - 45:.0f}) scale(1.8)"
    return [el("path", d=zigzag(right), transform=corner, class_="over way"), *marks]


def zigzag(right: bool) -> str:
    """The arrow of directional selection: along the rows from the top left, or back from the bottom right."""
    return "M-14-9H12L-12 9H14M8 4 15 9 8 14" if right else "M14 9H-12L12-9H-14M-8-14-15-9-8-4"
