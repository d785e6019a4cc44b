"""The map: seven sectors in the Automa's orientation, their planets, distances, reading order and notation.

The 133 hexes are numbered in reading order (rows from the top, each from the left), so a set of hexes is an int whose
lowest bit is the first hex to the right and down, and whose highest bit is the first to the left and up (P-47, P-48).
A hex is called by its row and its place in the row: A1 is the first hex of the top row.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from string import ascii_uppercase
from typing import NamedTuple

from automarium.core.bits import each, union
from automarium.core.errors import BadPack, Refusal
from automarium.core.pack import Pack, shipped
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.gaia.names import PRINTED, WHEEL

Axial = tuple[int, int]

# --- the shape of the board, the same for every map ---

# axial coordinates: q grows to the right along a row, r from row to row downwards
RADIUS = 2
CENTRE, *RING = POSITIONS = (
    *(Name("centre"), Name("top"), Name("upper-right"), Name("lower-right")),
    *(Name("bottom"), Name("lower-left"), Name("upper-left")),
)
CENTRES: dict[Name, Axial] = {
    **{CENTRE: (0, 0), RING[0]: (3, -5), RING[1]: (5, -2), RING[2]: (2, 3)},
    **{RING[3]: (-3, 5), RING[4]: (-5, 2), RING[5]: (-2, -3)},
}


def distance(a: Axial, b: Axial) -> int:
    """The number of steps from hex to hex; nothing on the way hinders (P-63)."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def _sector_hexes() -> tuple[Axial, ...]:
    """The 19 hexes of a sector round its own centre, in reading order."""
    span = range(-RADIUS, RADIUS + 1)
    return tuple((q, r) for r in span for q in span if distance((q, r), (0, 0)) <= RADIUS)


SECTOR_HEXES = _sector_hexes()


def _all_hexes() -> dict[Axial, Name]:
    """Every hex of the board with its sector's position, in reading order."""
    found = {(q + a, r + b): position for position, (a, b) in CENTRES.items() for q, r in SECTOR_HEXES}
    return dict(sorted(found.items(), key=lambda item: (item[0][1], item[0][0])))


_HEXES = _all_hexes()
HEXES: tuple[Axial, ...] = tuple(_HEXES)
INDEX: dict[Axial, int] = {hex: at for at, hex in enumerate(HEXES)}
ALL = (1 << len(HEXES)) - 1
SECTORS: tuple[int, ...] = tuple(
    union(1 << at for at, one in enumerate(_HEXES.values()) if one == position) for position in POSITIONS
)
POSITION_AT: tuple[Name, ...] = tuple(_HEXES.values())
CENTRE_HEX = INDEX[0, 0]


def _names() -> tuple[str, ...]:
    """A1, A2 … O3: the rows by letters from the top, the hexes of a row by numbers from the left."""
    rows: dict[int, int] = {}
    names = []
    for _, r in HEXES:
        rows[r] = rows.get(r, 0) + 1
        names.append(f"{ascii_uppercase[len(rows) - 1]}{rows[r]}")
    return tuple(names)


NAMES = _names()
BY_NAME: dict[str, int] = {name.casefold(): at for at, name in enumerate(NAMES)}
FARTHEST = max(distance(a, b) for a in HEXES for b in HEXES)


def _within(hex: Axial) -> tuple[int, ...]:
    """For distance 0, 1, 2 …: the set of hexes that are no farther from this one."""
    rings = [0] * (FARTHEST + 1)
    for at, other in enumerate(HEXES):
        rings[distance(hex, other)] |= 1 << at
    for before, d in pairwise(range(FARTHEST + 1)):
        rings[d] |= rings[before]
    return tuple(rings)


WITHIN: tuple[tuple[int, ...], ...] = tuple(_within(hex) for hex in HEXES)
NEIGHBOURS: tuple[int, ...] = tuple(rings[1] ^ 1 << at for at, rings in enumerate(WITHIN))


# --- sectors ---

FACES_OF_TWO = {5: "b", 6: "b", 7: "b"}  # the face for one or two players (P-14)
DEFAULT = "3a0 1a0 5b0 6b0 7b0 4a0 2a0"
_TOKEN = re.compile(r"([1-7])([ab]?)([0-5])")


class Placed(NamedTuple):
    """A sector as it lies: its number, its face, how many sixths it is turned clockwise."""

    sector: int
    face: str
    rotation: int

    def __str__(self) -> str:
        return f"{self.sector}{self.face}{self.rotation}"


def turned(hex: Axial, rotation: int) -> Axial:
    """A hex of a sector after so many sixths of a turn clockwise."""
    q, r = hex
    for _ in range(rotation):
        q, r = -r, q + r
    return q, r


def tilt(rotation: int) -> int:
    """By how many degrees the number that is printed on a sector is tilted clockwise, with the rows horizontal."""
    return 30 + 60 * rotation


Faces = Mapping[str, tuple[tuple[Axial, Name], ...]]


def read_faces(pack: Pack) -> Faces:
    """The planets of every sector face: five rows of letters, as the sector looks with rotation 0."""
    root = pack.item(pack.data, "-")
    letters = root.get("letters")
    faces = root.get("faces")
    if not isinstance(letters, dict) or sorted(map(str, letters.values())) != sorted(PRINTED):
        raise root.bad("letters", PRINTED)
    if not isinstance(faces, dict) or not {f"{n}{FACES_OF_TWO.get(n, 'a')}" for n in range(1, 8)} <= set(faces):
        raise root.bad("faces", ["1a", "2a", "3a", "4a", "5b", "6b", "7b"])
    return {face: _planets(pack, face, rows, letters) for face, rows in faces.items()}


def _planets(pack: Pack, face: str, rows: object, letters: Mapping[str, str]) -> tuple[tuple[Axial, Name], ...]:
    signs = str(rows).split()
    if [len(row) for row in signs] != [3, 4, 5, 4, 3] or not set("".join(signs)) <= {".", *letters}:
        raise BadPack(
            "pack-field", file=pack.file, card=face, field=face, got=str(rows)[:60], expected="3 4 5 4 3 letters"
        )
    hexes = zip(SECTOR_HEXES, "".join(signs), strict=True)
    return tuple((hex, Name(letters[sign])) for hex, sign in hexes if sign != ".")


@cache
def shipped_faces() -> Faces:
    return read_faces(shipped(__package__, "sectors.json", "gaia.sectors"))


# --- maps ---


class Map(NamedTuple):
    """A map: how its sectors lie, in the order of POSITIONS, and where the planets of each type are."""

    sectors: tuple[Placed, ...]
    types: Mapping[Name, int]

    @property
    def notation(self) -> str:
        """`3a0 1a0 …`: sector, face, sixths of a turn; the centre first, then clockwise from the top."""
        return " ".join(map(str, self.sectors))

    @property
    def planets(self) -> int:
        return union(self.types.values())

    def sector(self, hex: int) -> int:
        """The number printed on the sector where a hex lies."""
        return self.sectors[POSITIONS.index(POSITION_AT[hex])].sector

    def type_at(self, hex: int) -> Name | None:
        """The planet type that is printed on a hex."""
        return next((type for type, bits in self.types.items() if bits >> hex & 1), None)

    def find(self, sector: int, type: Name) -> int:
        """The planets of a printed type in the sector with a number."""
        position = next(at for at, one in enumerate(self.sectors) if one.sector == sector)
        return self.types[type] & SECTORS[position]


def parse_sectors(text: str) -> tuple[Placed, ...]:
    """The notation of a map; a face may be left out, and is then the one for one or two players."""
    words = text.casefold().replace(",", " ").split()
    found = [_TOKEN.fullmatch(word) for word in words]
    if len(words) != len(POSITIONS) or not all(found):
        raise Refusal("map-bad", got=text[:80], expected=DEFAULT, number=len(text.split()))
    sectors = tuple(_placed(one[1], one[2], one[3]) for one in found if one)
    if len({one.sector for one in sectors}) != len(sectors):
        raise Refusal("map-sector-twice", got=text[:80])
    return sectors


def _placed(sector: str, face: str, rotation: str) -> Placed:
    number = int(sector)
    if face == "b" and number not in FACES_OF_TWO:
        raise Refusal("map-no-such-face", sector=number)
    return Placed(number, face or FACES_OF_TWO.get(number, "a"), int(rotation))


@cache
def _shipped_planets(placed: Placed, position: Name) -> Mapping[Name, int]:
    return _planets_of(shipped_faces(), placed, position)


def _planets_of(faces: Faces, placed: Placed, position: Name) -> dict[Name, int]:
    """The planets of a sector that lies at a position."""
    a, b = CENTRES[position]
    found: dict[Name, int] = {}
    for hex, type in faces[f"{placed.sector}{placed.face}"]:
        q, r = turned(hex, placed.rotation)
        found[type] = found.get(type, 0) | 1 << INDEX[q + a, r + b]
    return found


def lay(sectors: tuple[Placed, ...], faces: Faces | None = None) -> Map:
    """The map of sectors that lie so; an owner may have faces of their own."""
    types = dict.fromkeys(PRINTED, 0)
    for placed, position in zip(sectors, POSITIONS, strict=True):
        if faces is None:
            planets = _shipped_planets(placed, position)
        elif f"{placed.sector}{placed.face}" in faces:
            planets = _planets_of(faces, placed, position)
        else:
            raise Refusal("map-no-such-face", sector=placed.sector)
        for type, bits in planets.items():
            types[type] |= bits
    return Map(sectors, types)


def offence(map: Map, *, strict: bool = False) -> tuple[int, int] | None:
    """Two neighbouring planets that may not be so: of one home type, or with the strict switch of one type (P-16)."""
    for type in PRINTED if strict else WHEEL:
        bits = map.types[type]
        for hex in each(bits):
            if bits & NEIGHBOURS[hex]:
                return hex, next(each(bits & NEIGHBOURS[hex]))
    return None


def random_map(stream: Stream, faces: Faces | None = None, *, strict: bool = False) -> Map:
    """A random sector in the middle, the others at random clockwise round it, each turned at random, until the map is
    legal: so every legal map is equally likely (P-15, P-16)."""
    order = list(range(1, 8))
    while True:
        stream.shuffle(order)
        sectors = tuple(Placed(n, FACES_OF_TWO.get(n, "a"), stream.below(6)) for n in order)
        map = lay(sectors, faces)
        if offence(map, strict=strict) is None:
            return map
