"""Gaia Project: the map in rows, what happens on it and what decided that, and the sectors as they are laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise
from math import hypot
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.bits import each, union
from automarium.core.tale import Event, Name
from automarium.games.gaia.map import (
    ALL,
    BY_NAME,
    CENTRES,
    HEXES,
    INDEX,
    NAMES,
    POSITION_AT,
    POSITIONS,
    SECTORS,
    WITHIN,
    Axial,
    Placed,
    distance,
    tilt,
)
from automarium.games.gaia.names import GAIAFORMER, SATELLITE, SPACE_STATION
from automarium.games.gaia.power import charged_by
from automarium.games.gaia.table import Human, Table
from automarium.last.gaia import Chosen, Last, last_of
from automarium.taps.gaia import places
from automarium.web.boards import NOWHERE, Links
from automarium.web.boards.gaia_pieces import CORNERS, HALF, SIZE, Owner, owner, piece, planet, points
from automarium.web.boards.gaia_tags import EMPTY, LINE, MARK, PLANET, Seen, Tags, room
from automarium.web.svg import el, escaped, percent, picture, text
from automarium.words import Words

BEYOND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # the neighbour across the side that begins at a corner
LEFT_EDGE = min(2 * q + r for q, r in HEXES) * HALF - HALF - 16
WIDTH = (max(2 * q + r for q, r in HEXES) + 1) * HALF - LEFT_EDGE + 16
TOP_EDGE = HEXES[0][1] * 1.5 * SIZE - SIZE - 18
HEIGHT = -2 * TOP_EDGE
IN_SIGHT = 2  # how far a structure may be from the midst of what a phone shows of the map
NUMBER = 1.45  # how large the number of a sector is, so that it is read off the whole map on a phone
PLACES = tuple(name.casefold() for name in NAMES)
ALL_HEXES = range(len(NAMES))
FEW = 30  # places that can be tapped are marked while they are no more than these
FITTED = 8  # so few of them are shown all at once, in the part of the map where they are
PHONE = 350  # pixels that the least phone has for a picture, in width and in height
FINGER = 46  # pixels
AROUND = 1.5  # how much more than what is lit the page shows of a cue's picture
MOST_COUNTED = 9
AROUND_ONE = 3  # hexes: how much a phone shows around one

Pieces = tuple[tuple[Name, Name, Owner], ...]  # kind, seat, whose


def map_of(table: Table, words: Words, links: Links, told: Sequence[Event] = ()) -> Markup:
    """Every hex with what lies on it; over them what has been tapped, and what happens in these events."""
    types, pieces = _types(tuple(table.types.items())), _pieces(table)
    sectors, numbers = _sectors(table.map.sectors), _numbered(table.map.sectors, table.map.planets)
    can = places(table, links.said) if links is not NOWHERE else 0
    bare = not links.said or links.said[0] in BY_NAME  # nothing but a place has been tapped, and another replaces it
    mends, open = can == ALL, bare and links.asked == "ask-turn"
    if open:  # a stray tap between the planets means nothing
        can &= table.planets | table.in_space
    to = links.afresh if bare and links.said else links.link
    again = "fix " if links.said[:1] == ("fix",) and links.said[-1] in BY_NAME and len(links.said) == 2 else ""
    plays = [to(again + place) if can >> hex & 1 else None for hex, place in enumerate(PLACES)]
    few = 0 < len(plays) - plays.count(None) <= FEW and not open
    shown = union([1 << hex for hex, play in enumerate(plays) if play]) if few else 0
    part = _part(shown, whole=links.asked == "ask-initial") if shown.bit_count() <= FITTED else None
    mended = can & ~union([1 << hex for hex, play in enumerate(plays) if play]) if mends and not part else 0
    fixes = [links.link(f"fix {place}") if mended >> hex & 1 else None for hex, place in enumerate(PLACES)]
    named = any(plays) or any(fixes)
    picked = _picked(links.said)
    middle = _middle(picked or table.human.hexes or shown)
    if middle is not None and not picked and table.human.hexes:
        own = _nearest(HEXES[middle], table.human.hexes)
        middle = middle if distance(HEXES[own], HEXES[middle]) <= IN_SIGHT else own
    if middle is not None and shown and not picked:
        middle = _at_home(table.human.formers & shown, table.human.hexes, shown, HEXES[middle])
    finger = _finger(part.reach) if part else ""
    drawn, comes = [], _coming(told)
    for hex in sorted(ALL_HEXES, key=lambda hex: bool(plays[hex])) if part else ALL_HEXES:  # what is tapped lies on top
        lies, play = pieces.get(hex, ()), plays[hex]
        title = _title(hex, sectors[hex], types[hex], lies, words) if named else ""
        inside = f"{title}{finger if play else ''}{_content(hex, types[hex], lies, numbers[hex], words)}"
        drawn.append(_place(hex, play, fixes[hex], inside, look=hex == middle and not part, comes=hex in comes))
    rings = (*(_ring(hex, "able") for hex in each(shown)), *(_ring(hex, "picked") for hex in each(picked)))
    hot = (_heat(BY_NAME[name.casefold()], share) for name, share in links.heat.items())
    over = (*hot, *rings, *_happening(table, told))
    layers = (Markup("".join(drawn)), _outlines(), _rows(), el("g", *over, class_="over", aria_hidden="true"))
    if part:
        return picture(*part.size, words.say("board-map"), *layers, class_="board fit", corner=part.corner)
    return picture(WIDTH, HEIGHT, words.say("board-map"), *layers)


class Part(NamedTuple):
    """A part of the map: its upper left corner, its size, and how far from its middle a hex is tapped there."""

    corner: tuple[float, float]
    size: tuple[float, float]
    reach: float


def _part(bits: int, *, whole: bool = False) -> Part | None:
    """Where these few hexes are, or the whole map, all of them in sight on a phone and each with room for a finger; or
    none, where that cannot be."""
    if not bits:
        return None
    centres = [_centre(hex) for hex in each(bits)]
    corner, size = _box(centres, 3.2 * HALF, (WIDTH, HEIGHT) if whole else (14 * HALF, 12 * HALF))
    reach = max(FINGER / 2 / PHONE * max(size), SIZE)
    near = min((hypot(ax - bx, ay - by) for (ax, ay), (bx, by) in combinations(centres, 2)), default=WIDTH)
    return Part(corner, size, reach) if near > 1.6 * reach else None


def _box(
    centres: Sequence[tuple[float, float]], margin: float, least: tuple[float, float]
) -> tuple[tuple[float, float], tuple[float, float]]:
    """A part of the map round these points: its corner and its size."""
    corner, size = [], []
    for ats, low, whole in zip(zip(*centres, strict=True), least, (WIDTH, HEIGHT), strict=True):
        long = min(max(max(ats) - min(ats) + 2 * margin, low), whole)
        size.append(long)
        corner.append(min(max((max(ats) + min(ats) - long) / 2, 0), whole - long))
    return (corner[0], corner[1]), (size[0], size[1])


@cache
def _finger(reach: float) -> Markup:
    """Unseen round a hex: where a finger may touch it."""
    return el("circle", r=reach, class_="finger")


# --- a hex ---


def _place(hex: int, play: str | None, fix: str | None, content: str, *, look: bool, comes: bool) -> str:
    """A tap tells what was done there; where nothing can be done, it corrects what lies there. There are so many that
    they are put together by hand."""
    href = play or fix
    can = "can" if play else "mend"
    linked = f'<a href="{escaped(href)}" class="tap {can}" data-swap="">{content}</a>' if href else content
    class_ = ' class="look"' if look else ' class="comes"' if comes else ""
    return f'<g transform="{_where(hex)}" data-at="{NAMES[hex]}"{class_}>{linked}</g>'


@lru_cache(maxsize=4000)
def _content(hex: int, type: Name | None, pieces: Pieces, number: int | None, words: Words) -> Markup:
    """A planet or the name of the hex, the number of the sector, and what stands or floats there."""
    place = el("polygon", points=points(), class_="place hex")
    if type is not None:
        scale = 1.05 if len(pieces) < 2 else 0.86
        stand = [
            piece(kind, whose, 19 * at - 9.5 * (len(pieces) - 1), 6, scale)
            for at, (kind, _, whose) in enumerate(pieces)
        ]
        letter = planet(type, -7, "letter-small", words) if pieces else planet(type, 7, "letter-big", words)
        return Markup().join((place, letter, *stand))
    count = len(pieces) + (number is not None)
    places = [-8.5 * (count - 1) + 17 * at for at in range(count)]
    shown = [piece(kind, whose, places[at - len(pieces)], 8, 0.78) for at, (kind, _, whose) in enumerate(pieces)]
    if number is not None:
        shown.append(text(places[0], 16, number, "sector"))
    return Markup().join((place, text(0, -4 if count else 5, NAMES[hex], "hex-name"), *shown))


def _pieces(table: Table) -> dict[int, Pieces]:
    """What stands on every hex."""
    found: dict[int, Pieces] = {}
    for side in table.sides.values():
        lying = [*side.structures.items(), (SATELLITE, side.satellites)]
        if isinstance(side, Human):
            lying += [(GAIAFORMER, side.formers), (SPACE_STATION, side.stations)]
        for kind, bits in lying:
            for hex in each(bits):
                found[hex] = (*found.get(hex, ()), (kind, side.seat, owner(side)))
    return found


@lru_cache(maxsize=4000)
def _title(hex: int, sector: int, type: Name | None, pieces: Pieces, words: Words) -> Markup:
    """The name of the hex with all that lies on it."""
    what = words.say("board-planet", {"sector": sector, "type": type}) if type else words.say("space")
    stand = (words.say("board-piece", {"kind": kind, "side": seat}) for kind, seat, _ in pieces)
    return el("title", ", ".join((NAMES[hex], what, *stand)))


def _picked(said: Sequence[str]) -> int:
    """What has been tapped of the answer so far."""
    return union([1 << BY_NAME[word] for one in said for word in one.split() if word in BY_NAME])


def _ring(hex: int, class_: str) -> Markup:
    return el("polygon", points=points(0.93), transform=_where(hex), class_=f"ring {class_}")


def _heat(hex: int, share: float) -> Markup:
    """How likely the Automa's next turn concerns a hex."""
    x, y = _centre(hex)
    ring = el("g", _ring(hex, "heat"), opacity=0.25 + 0.75 * share)
    return el("g", ring, text(x, y + SIZE * 0.75, percent(share), "heat-share"))


# --- the whole ---


@cache
def _centre(hex: int) -> tuple[float, float]:
    return point(HEXES[hex])


def point(hex: Axial) -> tuple[float, float]:
    q, r = hex
    return HALF * (2 * q + r) - LEFT_EDGE, 1.5 * SIZE * r - TOP_EDGE


@cache
def _where(hex: int) -> str:
    return "translate({:.1f} {:.1f})".format(*_centre(hex))


@cache
def outline(position: Name) -> str:
    """The edge of a sector: every side of a hex beyond which lies another sector or nothing."""
    lines = []
    for hex in each(SECTORS[POSITIONS.index(position)]):
        (q, r), (x, y) = HEXES[hex], _centre(hex)
        for ((ax, ay), (bx, by)), (dq, dr) in zip(pairwise((*CORNERS, CORNERS[0])), BEYOND, strict=True):
            other = INDEX.get((q + dq, r + dr))
            if other is None or POSITION_AT[other] != position:
                lines.append(f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}")
    return "".join(lines)


@cache
def _outlines() -> Markup:
    return el("path", d="".join(map(outline, POSITIONS)), class_="outline")


@cache
def _rows() -> Markup:
    starts = [(name[0], *_centre(hex)) for hex, name in enumerate(NAMES) if name[1:] == "1"]
    return el("g", *(text(x - HALF - 8, y + 5, row, "row") for row, x, y in starts))


@lru_cache(maxsize=64)
def _numbered(sectors: tuple[Placed, ...], planets: int) -> tuple[int | None, ...]:
    """Where the number of a sector stands: on the hex without a printed planet that is nearest to its centre."""
    found = {
        _nearest(CENTRES[position], bits & ~planets): placed.sector
        for placed, position, bits in zip(sectors, POSITIONS, SECTORS, strict=True)
    }
    return tuple(found.get(hex) for hex in ALL_HEXES)


@lru_cache(maxsize=64)
def _sectors(sectors: tuple[Placed, ...]) -> tuple[int, ...]:
    """The number of the sector where each hex lies."""
    return tuple(sectors[POSITIONS.index(position)].sector for position in POSITION_AT)


@lru_cache(maxsize=1_000)
def _types(planets: tuple[tuple[Name, int], ...]) -> tuple[Name | None, ...]:
    """The planet that each hex is."""
    found = {hex: type for type, bits in planets for hex in each(bits)}
    return tuple(found.get(hex) for hex in ALL_HEXES)


@lru_cache(maxsize=1_000)
def _middle(bits: int) -> int | None:
    """The hex in the midst of these: where somebody looks first on a map that is larger than the window."""
    if not bits:
        return None
    hexes = [HEXES[hex] for hex in each(bits)]
    q, r = (sum(one) / len(hexes) for one in zip(*hexes, strict=True))
    return min(range(len(HEXES)), key=lambda hex: hypot(HEXES[hex][0] - q, HEXES[hex][1] - r))


@lru_cache(maxsize=1_000)
def _nearest(at: Axial, bits: int) -> int:
    """Of these hexes the one nearest to a point, in reading order the first."""
    return min(each(bits), key=lambda hex: distance(HEXES[hex], at))


@lru_cache(maxsize=1_000)
def _at_home(formers: int, own: int, shown: int, at: Axial) -> int:
    """The hex around which there is something to tap, and most Gaiaformers to build on, then most of one's own
    structures, then most to tap; of such the one nearest to a point."""

    def around(hex: int) -> tuple[int, ...]:
        near = WITHIN[hex][AROUND_ONE]
        found = ((near & bits).bit_count() for bits in (formers, own, shown))
        return (bool(near & shown), *found, -distance(HEXES[hex], at))

    return max(ALL_HEXES, key=around)


# --- the sectors, as they are laid ---


def sectors_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """All sectors, with the planets and the numbers as the eye sees them on the table: a triangle at each number is at
    its top. Of some only that are told of, these are lit."""
    about = {event.args["sector"] for event in told if "sector" in event.args}
    drawn = []
    for position, placed in zip(POSITIONS, table.map.sectors, strict=True):
        drawn.append(_sector(position, placed, table, words))
        drawn.append(el("path", d=outline(position), class_="outline"))
        if placed.sector in about and len(about) < len(POSITIONS):
            drawn.append(el("path", d=outline(position), class_="outline lit"))
    return picture(WIDTH, HEIGHT, words.say("board-map"), *drawn, class_="board sectors whole")


def _sector(position: Name, placed: Placed, table: Table, words: Words) -> Markup:
    bits = SECTORS[POSITIONS.index(position)]
    hexes = [el("g", *_ground(table, hex, words), transform=_where(hex)) for hex in each(bits)]
    number = el(
        "g",
        text(0, 9, placed.sector, "sector-number"),
        el("polygon", points="-5,-13 5,-13 0,-21", class_="top"),
        transform=f"{_where(_nearest(CENTRES[position], bits & ~table.map.planets))} rotate({tilt(placed.rotation)}) "
        f"scale({NUMBER})",
    )
    return el("g", *hexes, number)


def _ground(table: Table, hex: int, words: Words) -> Iterator[Markup]:
    yield el("polygon", points=points(), class_="place hex")
    if type := table.map.type_at(hex):
        yield planet(type, 7, "letter-big", words)


# --- what happens ---


def _happening(table: Table, told: Sequence[Event]) -> Iterator[Markup]:
    """The hexes that are told of, the pieces that come and go; who was left before the last criterion, where they are
    few enough to be looked at together, and that criterion."""
    last = last_of(table, told)
    touched = {BY_NAME[event.args["hex"].casefold()]: event for event in reversed(told) if "hex" in event.args}
    near = union([1 << hex for one in last.chosen if len(one.tied) <= MOST_COUNTED for hex in one.tied])
    ends = [1 << _nearest(HEXES[hex], others) for hex, others in _measured(table, last, touched) if others]
    if near or ends:
        yield _frame(near | union([*ends, *(1 << hex for hex in touched)]))
    yield from (_ring(hex, "near") for hex in each(near) if hex not in touched)
    lines = [*_measured(table, last, touched)]
    tags = Tags(_seen(table, last, near, lines), (WIDTH, HEIGHT))
    for hex in touched:
        yield _ring(hex, "lit")
        yield tags.name(_centre(hex), NAMES[hex])
    for hex, others in lines:
        yield from _line(hex, others, tags)
    yield from _order(last)


def _seen(table: Table, last: Last, near: int, lines: Sequence[tuple[int, int]]) -> Iterator[Seen]:
    """What no tag should lie over: planets and pieces, lines, the numbers of an order, and least of all names of
    hexes."""
    standing = table.planets | table.in_space
    yield from (room(_centre(hex), PLANET if standing >> hex & 1 else EMPTY) for hex in ALL_HEXES)
    yield from (room(_centre(hex), SIZE) for hex in each(near))
    for hex in last.chosen[0].tied[:MOST_COUNTED] if last.chosen and _ordered(last.chosen[0]) else ():
        yield room(_numbered_at(hex), MARK)
    for hex, others in lines:
        (ax, ay), (bx, by) = _centre(hex), _centre(_nearest(HEXES[hex], others) if others else hex)
        yield from (room((ax + part * (bx - ax) / 8, ay + part * (by - ay) / 8), LINE) for part in range(1, 8))


def _coming(told: Sequence[Event]) -> set[int]:
    """Where a piece comes to from the supply: the page lets it fly in from beyond the picture."""
    ids = ("order-mine", "order-satellite", "order-upgrade")
    return {BY_NAME[event.args["hex"].casefold()] for event in told if event.id in ids}


def _frame(bits: int) -> Markup:
    """Unseen: so the page, which shows more than what is lit, shows all of these hexes."""
    (x, y), (width, height) = _box([_centre(hex) for hex in each(bits)], 2 * HALF, (0, 0))
    wide, high = width / AROUND, height / AROUND
    return el("rect", x=x + (width - wide) / 2, y=y + (height - high) / 2, width=wide, height=high, class_="frame lit")


# --- what decided ---


def _measured_to(table: Table, one: Chosen) -> int:
    """To which hexes a distance was measured that decided."""
    if one.rung.name == "why-nearest":
        return union([human.hexes for human in table.humans])
    if one.rung.name == "why-in-range":
        return union([automa.hexes for automa in table.automas]) & ~(1 << one.hex)
    return 0


def _measured(table: Table, last: Last, touched: Mapping[int, Event]) -> Iterator[tuple[int, int]]:
    """From which hexes a line is drawn, and to which it goes to the nearest of."""
    yield from ((one.hex, _measured_to(table, one)) for one in last.chosen[:1])
    for hex, event in touched.items():
        if event.id == "order-charge":
            yield hex, charged_by(table, table.human, hex)


def _line(hex: int, others: int, tags: Tags) -> list[Markup]:
    """From a hex to the nearest of these, with the distance."""
    if not others:
        return []
    near = _nearest(HEXES[hex], others)
    (ax, ay), (bx, by) = _centre(hex), _centre(near)
    steps = distance(HEXES[hex], HEXES[near])
    if not steps:
        return []
    short = SIZE / hypot(bx - ax, by - ay)  # it does not lie over the pieces at its ends
    dx, dy = short * (bx - ax), short * (by - ay)
    line = el("line", x1=ax + dx, y1=ay + dy, x2=bx - dx, y2=by - dy, class_="reach")
    return [line, tags.far((ax, ay), (bx, by), steps)] if steps > 1 else [line]  # of neighbours it is seen


def _ordered(one: Chosen) -> bool:
    """Whether the direction arrow counted."""
    return one.rung.name in ("why-direction-right", "why-direction-left")


def _numbered_at(hex: int) -> tuple[float, float]:
    x, y = _centre(hex)
    return x + 14, y + 14


def _order(last: Last) -> list[Markup]:
    """The first of those that were left, in the order of the arrow, which stands in an empty corner of the map."""
    if not last.chosen or not _ordered(last.chosen[0]):
        return []
    one = last.chosen[0]
    right = one.rung.name == "why-direction-right"
    marks = []
    for number, hex in enumerate(one.tied[:MOST_COUNTED], 1):
        mark = (el("circle", r=9, class_="badge"), text(0, 5, number, "badge-sign"))
        marks.append(el("g", *mark, transform="translate({:.1f} {:.1f})".format(*_numbered_at(hex))))
    corner = "translate(60 45) scale(1.8)" if right else f"translate({WIDTH - 60:.0f} {HEIGHT - 45:.0f}) scale(1.8)"
    return [el("path", d=zigzag(right), transform=corner, class_="reach"), *marks]


def zigzag(right: bool) -> str:
    """The arrow of directional selection: along the rows from the top left, or back from the bottom right."""
    return "M-14-9H12L-12 9H14M8 4 15 9 8 14" if right else "M14 9H-12L12-9H-14M-8-14-15-9-8-4"
