"""Gaia Project: pieces, planets, links and lists, as every part of the picture draws them.

What belongs to the human stands on a disc, what belongs to the Automa on a square, both in the colour of their
faction, here and everywhere.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import sqrt
from textwrap import wrap
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.gaia.names import (
    GAIA,
    GAIAFORMER,
    LOST_PLANET,
    SATELLITE,
    SPACE_STATION,
    STRUCTURES,
)
from automarium.games.gaia.table import Automa, Side
from automarium.web.svg import el, fixable, text
from automarium.words import Words

PIECES = (*STRUCTURES, GAIAFORMER, SATELLITE, SPACE_STATION)
SHAPES = (  # each in a box from -7 to 7
    "M0-7 7 6H-7Z",
    "M-7 6V-1L-3.5-6 0-1 3.5-6 7-1V6Z",
    "M-6 6V0A6 6 0 0 1 6 0V6Z",
    "M-7-2 0-7 7-2V0H-7ZM-6 1h3v3h-3ZM-1.5 1h3v3h-3ZM3 1h3v3h-3ZM-7 5H7V7H-7Z",
    "M0-7.5 2-2.5 7.5-2.3 3.2 1 4.7 6.5 0 3.3-4.7 6.5-3.2 1-7.5-2.3-2-2.5Z",
    "M-7-5H7L0 7ZM-2.5-2.5 0 2 2.5-2.5Z",
    "M-2-2H2V2H-2ZM-7-4h4v8h-4ZM3-4h4v8h-4Z",
    "M-2-7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z",
)
ICONS = {**dict(zip(PIECES, SHAPES, strict=True)), LOST_PLANET: SHAPES[0]}

SIZE = 24.0  # from the centre of a hex to its corner
HALF = SIZE * sqrt(3) / 2
CORNERS = ((0.0, -SIZE), (HALF, -SIZE / 2), (HALF, SIZE / 2), (0.0, SIZE), (-HALF, SIZE / 2), (-HALF, -SIZE / 2))


@cache
def points(scale: float = 1) -> str:
    """The corners of a hex round its centre."""
    return " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in CORNERS)


class Owner(NamedTuple):
    """Whose a piece is: what its base looks like."""

    automa: bool
    home: Name


def owner(side: Side) -> Owner:
    return Owner(isinstance(side, Automa), side.home)


@cache
def piece(kind: Name | None, whose: Owner, x: float = 0, y: float = 0, scale: float = 1) -> Markup:
    """A piece on its owner's base; the base alone is a marker."""
    if whose.automa:
        edge = el("rect", x=-11, y=-11, width=22, height=22, rx=4, class_="edge")
        base = el("rect", x=-9, y=-9, width=18, height=18, rx=2.5, class_=f"base p-{whose.home}")
    else:
        edge = el("circle", r=11.5, class_="edge")
        base = el("circle", r=9.7, class_=f"base p-{whose.home}")
    icon = el("path", d=ICONS[kind], class_="icon", fill_rule="evenodd") if kind else None
    where = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    return el("g", edge, base, icon, transform=where, class_="piece automas" if whose.automa else "piece humans")


@lru_cache(maxsize=200)
def planet(type: Name, y: float, class_: str, words: Words) -> Markup:
    """A planet by its colour and the letter that it has in the reader's language; Gaia has a ring, transdim a broken
    edge, the Lost Planet a dotted one."""
    ring = el("circle", r=15.5, class_="gaia-ring") if type == GAIA else None
    letter = text(0, y, words.say(f"letter-{type}"), f"{class_} on-{type}")
    return el("g", el("circle", r=18.5, class_=f"planet p-{type}"), ring, letter)


def wrapped(said: str, wide: int, x: float, y: float, class_: str, high: float = 18, anchor: str = "start") -> Markup:
    """A text in lines of so many letters at most, unless a word is longer, the middle of them all at y."""
    lines = wrap(said, wide, break_long_words=False, break_on_hyphens=False) or [""]
    top = y - high * (len(lines) - 1) / 2
    return el("g", *(text(x, top + high * at, line, class_, anchor) for at, line in enumerate(lines)))


@cache
def sign(*inside: object) -> Markup:
    """A small picture beside a word that says the same."""
    return el("svg", *inside, viewBox="-21 -21 42 42", class_="sign", aria_hidden="true")


def named(name: str, value: object, href: str | None, before: str = "") -> Markup:
    """A word and its value, which can be corrected."""
    return fixable(href, f"{before}{name}: {value}", el("span", f"{name}: ", class_="dim"), value)


def row(mark: object, fix: str | None, label: str, play: str | None, *inside: object, class_: str = "") -> Markup:
    """A line of a list. Its mark is a value, and a tap corrects it; its name is a thing, and a tap plays it if it can
    be played now, and otherwise corrects it too."""
    parts = told(fix, "mark", *unseen(label, mark)), told(play or fix, "name", *inside)
    return el("li", *parts, class_=class_.strip() or None)


def told(href: str | None, class_: str, *inside: object) -> Markup:
    """A link that is called by what it says."""
    if href is None:
        return el("span", *inside, class_=class_ or None)
    return el("a", *inside, href=href, class_=f"fixable {class_}".strip(), data_swap="")


def unseen(label: str, *drawn: object) -> tuple[Markup, Markup]:
    """Signs for those who see them, and words for those who do not."""
    return el("span", *drawn, aria_hidden="true"), el("span", label, class_="visually-hidden")


def listed(heading: object, class_: str, *rows: Markup) -> Markup:
    return el("section", el("h2", heading), el("ul", *rows, class_=f"rows {class_}".strip()))
