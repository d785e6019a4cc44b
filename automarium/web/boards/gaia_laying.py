"""Gaia Project: an own map, laid on the set-up page by tapping. The script lays and turns the tiles that are drawn
here, and writes what lies where into the fields of the form, which are all that there is without it."""

from __future__ import annotations

import re
from functools import lru_cache

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.gaia.map import (
    CENTRES,
    FACES_OF_TWO,
    HEXES,
    NAMES,
    POSITIONS,
    SECTOR_HEXES,
    distance,
    shipped_faces,
    tilt,
)
from automarium.web.boards import NOT_AMISS, Amiss
from automarium.web.boards.gaia_map import HEIGHT, WIDTH, outline, point
from automarium.web.boards.gaia_pieces import HALF, SIZE, planet, points
from automarium.web.svg import XMLNS, el, picture, text
from automarium.words import Words

WIDE, HIGH = 5.2 * 2 * HALF, 8.6 * SIZE  # of a tile
PLAYERS = {"a": "3–4", "b": "1–2"}  # for how many a side is


@lru_cache(maxsize=10)
def laying(words: Words, laid: tuple[str, ...] = (), amiss: Amiss = NOT_AMISS) -> Markup:
    """The seven places, and below them every sector, those with two sides twice. Where something is amiss it is drawn
    on what was laid, which is shown without a script, too."""
    whole = len(laid) == len(POSITIONS) and all(re.fullmatch("[1-7][ab][0-5]", one) for one in laid)
    lies = laid if whole else [""] * len(POSITIONS)
    places = [_place(number, *one, words) for number, one in enumerate(zip(POSITIONS, lies, strict=True))]
    marks = [_mark(name, below=at > 0) for at, name in enumerate(amiss.places)]
    tiles = [_tile(number, face, words) for number in range(1, len(POSITIONS) + 1) for face in _faces(number)]
    return el(
        "div",
        el("p", amiss.said or words.say("setting-map-lay"), class_="help bad" if amiss.said else "help"),
        picture(WIDTH, HEIGHT, words.say("board-map"), *places, *marks, class_="board sectors"),
        el("div", *tiles, class_="tiles"),
        class_="gaia laying",
        data_lay="map",
        data_missing=words.say("map-bad", {"number": 0, "got": "", "expected": ""}),
        data_amiss="" if amiss.places else None,
        hidden=None if amiss.places else "",
    )


def _faces(number: int) -> str:
    return "ba" if number in FACES_OF_TWO else "a"


def _mark(name: str, *, below: bool) -> Markup:
    """A hex with which something is amiss, with its name: nothing else is named here."""
    x, y = point(HEXES[NAMES.index(name)])
    ring = el("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=HALF, class_="amiss")
    return el("g", ring, text(x, y + (HALF + 28 if below else -HALF - 8), name, "amiss-name"), class_="amiss-hex")


def _place(number: int, position: Name, lies: str, words: Words) -> Markup:
    """A place on the map: its edge, and in its middle what lies there, or will."""
    x, y = point(CENTRES[position])
    tile = el("g", _hexes(int(lies[0]), lies[1], words), transform=f"rotate({60 * int(lies[2])})") if lies else None
    return el(
        "g",
        el("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=4 * HALF, class_="ground"),
        el("g", tile, transform=f"translate({x:.1f} {y:.1f})", data_lies=""),
        el("path", d=outline(position), class_="outline"),
        class_="laid",
        role="button",
        tabindex=0,
        data_place=number,
        data_name=words.say(position),
    )


def _hexes(number: int, face: str, words: Words) -> Markup:
    """What is printed on one side of a sector."""
    planets = dict(shipped_faces()[f"{number}{face}"])
    middle = min((hex for hex in SECTOR_HEXES if hex not in planets), key=lambda hex: distance(hex, (0, 0)))
    hexes = []
    for q, r in SECTOR_HEXES:
        type = planets.get((q, r))
        inside = [el("polygon", points=points(), class_="place hex")]
        if type:
            inside.append(el("g", planet(type, 7, "letter-big", words), class_="upright"))
        elif (q, r) == middle:
            top = el("polygon", points="-5,-13 5,-13 0,-21", class_="top")
            inside.append(el("g", text(0, 9, number, "sector-number"), top, transform=f"rotate({tilt(0)})"))
        hexes.append(el("g", *inside, transform=f"translate({HALF * (2 * q + r):.1f} {1.5 * SIZE * r:.1f})"))
    return el("g", *hexes, class_="sector-tile")


def _tile(number: int, face: str, words: Words) -> Markup:
    box = f"{-WIDE / 2:.0f} {-HIGH / 2:.0f} {WIDE:.0f} {HIGH:.0f}"
    drawn = el("svg", _hexes(number, face, words), viewBox=box, aria_hidden="true", xmlns=XMLNS)
    two = number in FACES_OF_TWO
    said = words.say("sector-side", {"sector": number, "face": Name(f"face-{face}" if two else "face-single")})
    caption = el("small", f"{number} · {PLAYERS[face]}" if two else number)
    return el("button", drawn, caption, type="button", data_tile=f"{number}{face}", aria_label=said)
