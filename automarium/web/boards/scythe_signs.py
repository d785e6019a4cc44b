"""What Scythe's picture is made of: signs, pieces, hexes, rivers, arrows. Our own drawing."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, hypot, pi, sin, sqrt

from markupsafe import Markup

from automarium.games.scythe.board import BORDERS, HOMES, RIVER_BORDER, SIZE, TERRITORIES
from automarium.games.scythe.names import FACTIONS
from automarium.web.svg import el, text

HALF = 40.0  # half the width of a hex
SIDE = HALF * 2 / sqrt(3)
ASIDE = 5.0  # an arrow keeps to its right, so that there and back are two
EDGE = 1  # free space round the map
WIDTH, HEIGHT = 16 * HALF + 2 * EDGE, 8 * SIDE * 1.5 + 2 * SIDE + 2 * EDGE
CORNERS = ((0.0, -SIDE), (HALF, -SIDE / 2), (HALF, SIDE / 2), (0.0, SIDE), (-HALF, SIDE / 2), (-HALF, -SIDE / 2))

# our own signs, round their middle; those in LINES are drawn with a line, the others are filled
SIGNS = {
    "mountain": "M-9 7 -2-7 2 0 4-4 9 7Z",
    "farm": "M-8-5H8M-8 0H8M-8 5H8",
    "village": "M-7 7V-1L0-8 7-1V7H2V2H-2V7Z",
    "forest": "M0-9 7 3H2V8H-2V3H-7Z",
    "tundra": "M-5 5h.1M5 5h.1M0-4h.1",
    "lake": "M-9-3q3-4 6 0t6 0 6 0M-9 4q3-4 6 0t6 0 6 0",
    "factory": "M0-9V9M-9 0H9M-6.4-6.4 6.4 6.4M-6.4 6.4 6.4-6.4",
    "hero": "M-9 11Q-9-3-3.4-4A4.6 4.6 0 1 1 3.4-4Q9-3 9 11Z",
    "mech": "M-4-12h8v4h6v13h-3v6h-5v-4h-4v4h-5v-6h-3v-13h6Z",
    "worker": "M0-8A8 8 0 1 1-.1-8Z",
    "encounter": "M0-6.5A6.5 6.5 0 1 1-.1-6.5ZM0-2A2 2 0 1 1-.1-2Z",
    "tunnel": "M-7 6V0A7 7 0 0 1 7 0V6H3.5V0A3.5 3.5 0 0 0-3.5 0V6Z",
    "flag": "M-5 8V-8L7-4-3 0V8Z",
    "armed": "M-6-6 6 6M-6 6 6-6M0-8V8",
    "sprung": "M-6-6 6 6M-6 6 6-6",
    "armory": "M-7-7H7V0Q7 5 0 8-7 5-7 0Z",
    "mill": "M0-2-7-9M0-2 7-9M0-2-7 5M0-2 7 5M0-2V9",
    "mine": "M-8-2Q0-11 8-2M0-6V9",
    "monument": "M-2.5-8h5L4 4H7V8H-7V4H-4Z",
    "metal": "M-7 5-4-4H4L7 5Z",
    "food": "M0 8V-8M0-3-5-7M0-3 5-7M0 3-5-1M0 3 5-1",
    "wood": "M-8-5H8M-8 5H8M-8-5V5M8-5V5M-3 0H3",
    "oil": "M0-8Q6 0 6 3A6 6 0 0 1-6 3Q-6 0 0-8Z",
    "crate": "M-7-7H7V7H-7ZM-7-7 7 7M-7 7 7-7",
    "coin": "M0-7.5A7.5 7.5 0 1 1-.1-7.5ZM0-4V4",
    "power": "M2-9-6 2H-1L-3 9 6-3H1Z",
    "combat-card": "M-6-8H6V8H-6ZM-2-3H2M-2 1H2",
    "popularity": "M0 8-8-1A4.4 4.4 0 0 1 0-5 4.4 4.4 0 0 1 8-1Z",
    "attack": "M-8 8 6-6M6-6V-9M6-6H9M-7 2-2 7",
    "combat": "M-7 7 7-7M7-7V-3M7-7H3M7 7-7-7M-7-7V-3M-7-7H-3",
    "star": "M0-10 2.4-3.2 9.5-3.1 3.8 1.2 5.9 8.1 0 4-5.9 8.1-3.8 1.2-9.5-3.1-2.4-3.2Z",
    "recruit": "M-4-8A4 4 0 1 1-4.1-8ZM-10 9V6Q-10 3-6 3H-2Q2 3 2 6V9ZM5-4H7V-7H9V-4H12V-2H9V1H7V-2H5Z",
    "arrow": "M-9 0H7M2-5 7 0 2 5",
    "cube": "M-7-4 0-8 7-4V5L0 9-7 5ZM-7-4 0 0 7-4M0 0V9",
    "skip": "M-8-6-1 0-8 6ZM1-6 8 0 1 6ZM8-6V6",
    "river": "M-9 6-2-6 2 6 9-6",
}
LINES = {"farm", "tundra", "lake", "factory", "encounter", "armed", "sprung", "mill", "food", "wood", "crate", "coin"}
LINES |= {"cube", "mine", "combat-card", "combat", "attack", "arrow", "river"}
PIECE = 1.2  # how much larger a piece is on the map than its sign
LETTER_AT = {"hero": 7, "mech": 1.5, "worker": 4}  # where a piece has the letter of its side
MOVE_SIGNS = {
    "move-worker": ("worker", "arrow"),
    "move-mech": ("mech", "arrow"),
    "move-hero": ("hero", "arrow"),
    "encounter-or-factory": ("hero", "arrow", "encounter", "factory"),
    "attack-workers": ("attack", "worker"),
    "attack-units": ("attack", "mech"),
}


@lru_cache(maxsize=5000)
def sign(name: str, x: float = 0, y: float = 0, class_: str = "", scale: float = 1) -> Markup:
    where = f"translate({x:.1f} {y:.1f})" + (f" scale({scale})" if scale != 1 else "")
    kind = "line" if name in LINES else "solid"
    return el("path", d=SIGNS[name], transform=where, class_=f"{kind} i-{name} {class_}".strip())


def star(x: float, y: float, size: float, class_: str) -> Markup:
    """A star of five points."""
    far = [(size if point % 2 == 0 else size * 0.42, pi * point / 5) for point in range(10)]
    points = " ".join(f"{x + r * sin(turn):.1f},{y - r * cos(turn):.1f}" for r, turn in far)
    return el("polygon", points=points, class_=f"big-star {class_}".strip())


def icon(*inside: object) -> Markup:
    """A sign in running text; the words beside it say what it is."""
    return el("svg", *inside, viewBox="-13 -13 26 26", class_="icon", aria_hidden="true")


@lru_cache(maxsize=5000)
def piece(unit: str, faction: str, letter: str, *, ring: bool) -> Markup:
    """A piece: its shape says what it is, its letter and the ring round it whose."""
    return el(
        "g",
        sign(unit, class_="ring") if ring else None,
        sign(unit, class_=f"piece f-{faction}"),
        text(0, LETTER_AT[unit], letter, f"side on-{faction}"),
    )


# --- the map ---


@cache
def middle(place: int) -> tuple[float, float]:
    hex = TERRITORIES[place].hex if place < SIZE else HOMES[FACTIONS[place - SIZE]].hex
    return EDGE + (hex.x + 1) * HALF, EDGE + SIDE + hex.row * SIDE * 1.5


@lru_cache(maxsize=5000)
def hexagon(place: int, scale: float, class_: str) -> Markup:
    x, y = middle(place)
    return el("polygon", points=" ".join(f"{x + a * scale:.1f},{y + b * scale:.1f}" for a, b in CORNERS), class_=class_)


@cache
def rivers(class_: str = "river") -> Markup:
    """Thick lines on the borders that are rivers; where two meet they run into each other."""
    lines = []
    for (one, other), border in BORDERS.items():
        if border != RIVER_BORDER or one > other:
            continue
        (x, y), (u, v) = middle(one), middle(other)
        dx, dy = (v - y) * SIDE / HALF / 4, (x - u) * SIDE / HALF / 4
        lines.append(f"M{(x + u) / 2 - dx:.1f} {(y + v) / 2 - dy:.1f}l{2 * dx:.1f} {2 * dy:.1f}")
    return el("path", d="".join(lines), class_=class_)


def ring(place: int, class_: str) -> Markup:
    """A mark round a place."""
    if place < SIZE:
        return hexagon(place, 0.9, class_)
    x, y = middle(place)
    return el("circle", cx=x, cy=y, r=HALF - 4, class_=class_)


def arrow(start: int, end: int, class_: str) -> Markup:
    """From where a unit was to where it is; a unit that stayed has a ring."""
    (x, y), (u, v) = middle(start), middle(end)
    if start == end:
        return el("circle", cx=x, cy=y + 18, r=21, class_=f"arrow {class_} stay")
    far = hypot(u - x, v - y)
    dx, dy = (u - x) / far, (v - y) / far
    away = 15 if start < SIZE else 29  # a base is full of its own
    aside = -dy * ASIDE, dx * ASIDE
    x, y = x + dx * away + aside[0], y + dy * away + aside[1]
    u, v = u - dx * 37 + aside[0], v - dy * 37 + aside[1]
    head = [(u + dx * 13, v + dy * 13), (u - dy * 9, v + dx * 9), (u + dy * 9, v - dx * 9)]
    return el(
        "g",
        el("line", x1=x, y1=y, x2=u, y2=v, class_="arrow-edge"),
        el("line", x1=x, y1=y, x2=u, y2=v, class_="arrow-line way"),
        el("circle", cx=x, cy=y, r=5, class_="arrow-end"),
        el("polygon", points=" ".join(f"{a:.1f},{b:.1f}" for a, b in head), class_="arrow-end"),
        class_=f"arrow {class_}",
    )
