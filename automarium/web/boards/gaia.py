"""Gaia Project: the sectors in horizontal rows, the two cards in play, research, actions, tiles, both sides.

What belongs to the human stands on a white disc, what belongs to the Automa on a dark square, here and everywhere.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.bits import each, union
from automarium.core.tale import Name, last_turn
from automarium.games.gaia.cards import Card
from automarium.games.gaia.map import CENTRES, HEXES, INDEX, NAMES, POSITION_AT, POSITIONS, SECTORS, distance
from automarium.games.gaia.scoring import NEUTRAL, tile_counts
from automarium.games.gaia.table import Automa, Human, Side, Table
from automarium.games.gaia.tiles import FEDERATIONS
from automarium.games.gaia.words import (
    ADVANCED_LEVEL,
    AREAS,
    FACTION_ACTION,
    GAIA,
    GAIAFORMER,
    LOST_PLANET,
    LOWER,
    RIGHT,
    SATELLITE,
    SPACE_STATION,
    SPACES,
    STRUCTURES,
    TOP_LEVEL,
    TYPES,
    UPPER,
)
from automarium.web.boards import Taps
from automarium.web.svg import el, picture, tap, text
from automarium.words import Words

LETTERS = dict(zip(TYPES, "TOVDSMIGXP", strict=True))
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
BEYOND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # the neighbour across the side that begins at a corner
LEFT_EDGE = min(2 * q + r for q, r in HEXES) * HALF - HALF - 20
WIDTH = (max(2 * q + r for q, r in HEXES) + 1) * HALF - LEFT_EDGE + 6
TOP_EDGE = HEXES[0][1] * 1.5 * SIZE - SIZE - 6
HEIGHT = -2 * TOP_EDGE
FEW = 30  # places that can be tapped are marked while they are no more than these


def board(table: Table, words: Words, taps: Taps) -> Markup:
    last = _last(table)
    cards = [_cards(automa, words, taps) for automa in table.automas]
    sides = [_side(table, side, last, words, taps) for side in table.sides.values()]
    lists = [_boosters(table, words, taps), _rounds(table, words, taps), _finals(table, words, taps)]
    return el(
        "div",
        *(_map(table, last, words, taps), _legend(words), *cards),
        el("div", *sides, class_="sides"),
        *(_research(table, last, words, taps), _spaces(table, last, words, taps), *lists),
        class_="gaia",
    )


# --- the Automa's last turn ---


class Last(NamedTuple):
    """What the Automa did in its last turn, and among what it chose."""

    hexes: dict[str, str]  # the name of a hex -> the sign of what happened there
    done: set[tuple[str, Name]]  # an event with the area, action or booster that it is about
    near: dict[str, int]  # what each kind of choice was made among


MOVES = {"order-mine": "+", "order-satellite": "+", "order-upgrade": "↑"}
DONE = {"order-research": "area", "order-advanced-tile": "area", "order-cover": "space", "order-booster": "booster"}
ON_MAP = ("choice-planet", "choice-upgrade", "choice-satellite", "choice-initial")


def _last(table: Table) -> Last:
    events = last_turn(table.tale.events)
    near: dict[str, int] = {}
    for why in (event.why for event in events if event.why is not None):
        left = why.rungs[0].left if why.rungs else why.candidates
        about = "map" if why.about in ON_MAP else why.about
        near[about] = near.get(about, 0) | union(1 << one for one in left)
    hexes = {event.args["hex"]: MOVES[event.id] for event in events if event.id in MOVES}
    return Last(hexes, {(event.id, event.args[DONE[event.id]]) for event in events if event.id in DONE}, near)


# --- small parts ---


@cache
def _piece(kind: Name | None, automa: bool, x: float = 0, y: float = 0, scale: float = 1) -> Markup:
    """A piece on its owner's base; the base alone is a marker."""
    base = el("rect", x=-10, y=-10, width=20, height=20, rx=3) if automa else el("circle", r=10.5)
    icon = el("path", d=ICONS[kind], class_="icon", fill_rule="evenodd") if kind else None
    where = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    return el("g", base, icon, transform=where, class_="piece automas" if automa else "piece humans")


@cache
def _planet(type: Name, y: float, class_: str) -> Markup:
    """A planet by colour and letter; Gaia has a ring, transdim a broken edge, the Lost Planet a dotted one."""
    ring = el("circle", r=14, class_="gaia-ring") if type == GAIA else None
    return el(
        "g", el("circle", r=17, class_=f"planet p-{type}"), ring, text(0, y, LETTERS[type], f"{class_} on-{type}")
    )


def _sign(*inside: object) -> Markup:
    """A small picture beside a word that says the same."""
    return el("svg", *inside, viewBox="-21 -21 42 42", class_="sign", aria_hidden="true")


def _fixable(href: str | None, label: str, *inside: object, class_: str = "") -> Markup:
    if href is None:
        return el("span", *inside, class_=class_ or None)
    return el("a", *inside, href=href, class_=f"fixable {class_}".strip(), aria_label=label, data_swap="")


def _chip(href: str | None, sign: object, *inside: object, class_: str = "") -> Markup:
    """A tile, a booster or an action: its sign, its name, and what it counts. It is called by what it says."""
    shown = (el("b", sign), " ", *inside)
    class_ = f"chip {class_}".strip()
    return el(
        "li", el("a", *shown, href=href, class_=class_, data_swap="") if href else el("span", *shown, class_=class_)
    )


def _list(heading: str, class_: str, *chips: Markup) -> Markup:
    return el("section", el("h2", heading), el("ul", *chips, class_=f"chips {class_}".strip()))


def _named(name: str, value: object, href: str | None, before: str = "", class_: str = "") -> Markup:
    """A word and its value, which can be corrected."""
    return _fixable(href, f"{before}{name}: {value}", el("span", f"{name}: ", class_="dim"), value, class_=class_)


# --- the map ---


def _centre(hex: int) -> tuple[float, float]:
    q, r = HEXES[hex]
    return HALF * (2 * q + r) - LEFT_EDGE, 1.5 * SIZE * r - TOP_EDGE


def _points(scale: float = 1) -> str:
    return " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in CORNERS)


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


def _numbered(table: Table) -> dict[int, int]:
    """Where the number of a sector stands: on the hex without a printed planet that is nearest to its centre."""
    found = {}
    for placed, position, bits in zip(table.map.sectors, POSITIONS, SECTORS, strict=True):
        free = each(bits & ~table.map.planets)
        found[min(free, key=lambda hex: distance(HEXES[hex], CENTRES[position]))] = placed.sector
    return found


def _map(table: Table, last: Last, words: Words, taps: Taps) -> Markup:
    """What is lit comes last, so that nothing lies over its edge."""
    numbers = _numbered(table)
    hrefs = [taps(name.casefold()) for name in NAMES]
    few = 0 < sum(href is not None for href in hrefs) <= FEW
    hexes = [_hex(table, hex, hrefs[hex], numbers.get(hex), last, words) for hex in range(len(HEXES))]
    lit = [drawn for drawn, name in zip(hexes, NAMES, strict=True) if name in last.hexes]
    starts = [(name[0], *_centre(hex)) for hex, name in enumerate(NAMES) if name[1:] == "1"]
    rows = [text(x - HALF - 10, y + 5, row, "row") for row, x, y in starts]
    title = words.say("board-map")
    inside = (*(one for one in hexes if one not in lit), _outlines(), *rows, *lit)
    drawn = picture(WIDTH, HEIGHT, title, *inside, class_="board few" if few else "board")
    return el("div", drawn, class_="map", tabindex=0, role="region", aria_label=title)


def _hex(table: Table, hex: int, href: str | None, number: int | None, last: Last, words: Words) -> Markup:
    """The link holds what its name says; marks lie over it."""
    x, y = _centre(hex)
    label = _label(table, hex, words)
    content, *over = _content(table, hex, number)
    if NAMES[hex] in last.hexes:
        over.append(el("polygon", points=_points(0.93), class_="ring lit"))
        over.append(el("circle", cx=14, cy=-14, r=8, class_="badge"))
        over.append(text(14, -9.5, last.hexes[NAMES[hex]], "badge-sign"))
    elif last.near.get("map", 0) >> hex & 1:
        over.append(el("polygon", points=_points(0.88), class_="ring near"))
    link = tap(href, label, el("polygon", points=_points(), class_="place hex"), content)
    where = f"translate({x:.1f} {y:.1f})"
    return el("g", el("title", label), link, el("g", *over, class_="over") if over else None, transform=where)


def _content(table: Table, hex: int, number: int | None) -> list[Markup]:
    """A planet or the name of the hex, and what stands or floats there."""
    pieces = _pieces(table, hex)
    type = table.type_at(hex)
    if type is not None:
        stand = [
            _piece(kind, automa, 18 * at - 9 * (len(pieces) - 1), 8, 0.85)
            for at, (kind, _, automa) in enumerate(pieces)
        ]
        return [_planet(type, -4, "letter-small") if pieces else _planet(type, 6, "letter-big"), *stand]
    count = len(pieces) + (number is not None)
    places = [-7.5 * (count - 1) + 15 * at for at in range(count)]
    shown = [_piece(kind, automa, places[at - len(pieces)], 7, 0.68) for at, (kind, _, automa) in enumerate(pieces)]
    name = text(0, -5 if count else 4, NAMES[hex], "hex-name")
    return [name, *shown] if number is None else [name, text(places[0], 13, number, "sector"), *shown]


def _pieces(table: Table, hex: int) -> list[tuple[Name, Name, bool]]:
    """What stands on a hex: kind, seat, whether it is the Automa's."""
    found = []
    for side in table.sides.values():
        automa = isinstance(side, Automa)
        kind = side.structure_at(hex)
        if kind is not None:
            found.append((kind, side.seat, automa))
        if side.satellites >> hex & 1:
            found.append((SATELLITE, side.seat, automa))
        if isinstance(side, Human):
            found += [(GAIAFORMER, side.seat, False)] * (side.formers >> hex & 1)
            found += [(SPACE_STATION, side.seat, False)] * (side.stations >> hex & 1)
    return found


def _label(table: Table, hex: int, words: Words) -> str:
    type = table.type_at(hex)
    what = words.say("planet-label", {"sector": table.map.sector(hex), "type": type}) if type else words.say("space")
    pieces = (f"{words.say(kind)} ({words.say(seat)})" for kind, seat, _ in _pieces(table, hex))
    return ", ".join((NAMES[hex], what, *pieces))


def _legend(words: Words) -> Markup:
    """Folded up: every letter and shape with its word."""
    entries = [(_planet(type, 6, "letter-big"), type) for type in TYPES]
    entries += [(_piece(kind, False, scale=1.6), kind) for kind in PIECES]
    for mark, name in (("lit", "board-last"), ("near", "board-near")):
        entries.append((el("polygon", points=_points(0.8), class_=f"ring {mark}"), Name(name)))
    entries += [(text(0, 8, "✕", "passes"), Name("board-pass")), (text(0, 8, "★", "sign"), Name("board-star"))]
    items = [el("li", _sign(drawn), words.say(name)) for drawn, name in entries]
    return el("details", el("summary", words.say("board-signs")), el("ul", *items, class_="chips plain-chips"))


# --- both sides ---


def _side(table: Table, side: Side, last: Last, words: Words, taps: Taps) -> Markup:
    """Who, VP, pieces on the board and in the supply, booster, tokens."""
    automa = isinstance(side, Automa)
    seat = words.say(side.seat)
    faction = words.say(side.faction.id) if isinstance(side, (Automa, Human)) else ""
    vp = words.say("board-vp", {"vp": side.vp})
    head = el(
        "h2",
        _sign(_piece(None, automa, scale=1.6)),
        f"{seat}: {faction} ",
        _sign(_planet(side.home, 6, "letter-big")),
        _fixable(taps(f"fix vp {side.seat}"), f"{seat}: {vp}", vp, class_="vp"),
    )
    counts = [(kind, side.structures[kind].bit_count(), side.supply[kind]) for kind in STRUCTURES]
    counts.append((SATELLITE, side.satellites_placed, side.satellite_supply))
    if isinstance(side, Human) and side.formers:
        counts.append((GAIAFORMER, side.formers.bit_count(), 0))
    stock = [_stock(kind, automa, placed, supply, words) for kind, placed, supply in counts]
    lines = [el("p", *stock, class_="stock"), el("p", *_states(table, side, last, words, taps), class_="states")]
    return el("section", head, *lines, class_="side automas" if automa else "side humans")


def _stock(kind: Name, automa: bool, placed: int, supply: int, words: Words) -> Markup:
    number = el("span", el("b", placed), el("span", f" +{supply}", class_="dim"))
    label = f"{words.say(kind)}: {placed}, {words.say('board-supply').lower()}: {supply}"
    said = el("span", label, class_="visually-hidden")
    return el("span", said, el("span", _sign(_piece(kind, automa, scale=1.6)), number, aria_hidden="true"), title=label)


def _states(table: Table, side: Side, last: Last, words: Words, taps: Taps) -> list[Markup]:
    """Booster, first player, passed, tokens: each can be corrected."""
    lit = isinstance(side, Automa) and ("order-booster", side.booster) in last.done
    shown = [(f"booster {side.seat}", "board-booster", words.say(side.booster or "none"), "lit" if lit else "")]
    if table.first == side.seat:
        shown.append(("first", "board-first", "①", ""))
    if side.passed:
        shown.append((f"passed {side.seat}", "board-passed", "✓", ""))
    if isinstance(side, Human):
        tokens = ", ".join(words.say("board-token", {"token": token}) for token in side.tokens)
        shown.append(("own-tokens", "board-tokens", tokens or words.say("none"), ""))
        if side.strong:
            shown.append(("strong", "board-strong", "✓", ""))
    before = f"{words.say(side.seat)}, "
    return [_named(words.say(name), value, taps(f"fix {fix}"), before, mark) for fix, name, value, mark in shown]


# --- research ---

CELL, TILE = 37, 30  # widths of a level and of the place for the advanced tile before the last one


def _research(table: Table, last: Last, words: Words, taps: Taps) -> Markup:
    """The six tracks, and the federation tokens, one of which lies on a track."""
    tracks = [
        el("li", el("span", words.say(area)), _track(table, at, area, last, words, taps))
        for at, area in enumerate(AREAS)
    ]
    on_five = words.say("board-token", {"token": table.token_on_terraforming}) if table.token_on_terraforming else "–"
    tokens = [_named(words.say("board-on-five"), on_five, taps("fix terraforming-token"))]
    for token, count in table.tokens.items():
        fix = f"fix tokens {token.removeprefix('token-')}"
        tokens.append(_named(words.say("board-token", {"token": token}), f"×{count}", taps(fix)))
    below = el("p", *tokens, class_="states")
    return el("section", el("h2", words.say("board-research")), el("ul", *tracks, class_="research"), below)


def _track(table: Table, at: int, area: Name, last: Last, words: Words, taps: Taps) -> Markup:
    """Levels 0 to 5; before the last one lies the advanced tile, or its empty place."""
    near = last.near.get("choice-area", 0) >> at & 1
    inside: list[Markup] = []
    for level in range(TOP_LEVEL + 1):
        x = _level_x(level)
        here = [side for side in table.sides.values() if side.levels[at] == level]
        lit = ("order-research", area) in last.done and any(isinstance(side, Automa) for side in here)
        inside.append(el("rect", x=x, y=3, width=CELL - 3, height=28, rx=5, class_="cell lit" if lit else "cell"))
        inside += [_marker(side, area, x, bool(near), len(here) > 1, words, taps) for side in here]
        if not here:
            inside.append(text(x + CELL / 2 - 1.5, 22, level, "small"))
    inside.append(_tile(table, at, area, ("order-advanced-tile", area) in last.done, words, taps))
    return picture((TOP_LEVEL + 1) * CELL + TILE, 34, words.say(area), *inside, class_="track")


def _level_x(level: int) -> float:
    return 1.5 + level * CELL + (TILE if level > ADVANCED_LEVEL else 0)


def _marker(side: Side, area: Name, x: float, near: bool, shared: bool, words: Words, taps: Taps) -> Markup:
    automa = isinstance(side, Automa)
    level = side.levels[AREAS.index(area)]
    label = words.say("board-level", {"area": area, "side": side.seat, "level": level})
    middle = x + CELL / 2 - 1.5 + (0 if not shared else 8.2 if automa else -8.2)
    ring = el("rect", x=middle - 10, y=7, width=20, height=20, rx=4, class_="ring near") if automa and near else None
    marker = _piece(None, automa, middle, 17, 0.72)
    number = text(middle, 21.5, level, "on-automa" if automa else "on-human")
    return tap(taps(f"fix research {side.seat} {area}"), label, marker, number, ring)


def _tile(table: Table, at: int, area: Name, lit: bool, words: Words, taps: Taps) -> Markup:
    there = table.advanced >> at & 1
    x = _level_x(ADVANCED_LEVEL) + CELL
    label = words.say("board-advanced", {"area": area, "on": Name("yes" if there else "no")})
    class_ = f"tile {'' if there else 'gone'} {'lit' if lit else ''}"
    rect = el("rect", x=x, y=8, width=TILE - 6, height=18, rx=3, class_=class_)
    return tap(taps(f"fix tile {area}"), label, rect, text(x + TILE / 2 - 3, 22, "★" if there else "×", "tile-sign"))


# --- actions, boosters, tiles ---


def _spaces(table: Table, last: Last, words: Words, taps: Taps) -> Markup:
    """The ten action spaces from the left: power round, QIC square; a covered one is crossed out."""
    chips = []
    for at, space in enumerate(SPACES):
        covered = table.covered >> at & 1
        near = last.near.get("choice-space", 0) >> at & 1
        mark = "lit" if ("order-cover", space) in last.done else "near" if near else ""
        class_ = f"{space.split('-')[0]} {mark} {'covered' if covered else ''}"
        name = [el("span", words.say(space))]
        if covered:
            name.append(el("span", f", {words.say('board-covered')}", class_="visually-hidden"))
        chips.append(_chip(taps(f"fix covered {at + 1}"), "✕" if covered else at + 1, *name, class_=class_))
    return _list(words.say("board-spaces"), "spaces", *chips)


def _boosters(table: Table, words: Words, taps: Taps) -> Markup:
    chips = [_chip(taps("fix row"), at, el("span", words.say(one))) for at, one in enumerate(table.row, 1)]
    return _list(words.say("board-row").capitalize(), "", *chips)


def _rounds(table: Table, words: Words, taps: Taps) -> Markup:
    """Six tiles with what the Automa scores on passing; the present round is marked."""
    chips = []
    for number, tile in enumerate(table.rounds, 1):
        when = "now" if number == table.round else "past" if number < table.round else ""
        inside = el("span", words.say(tile.id)), " ", el("i", words.say("board-vp", {"vp": tile.vp(number)}))
        sign = f"▶{number}" if when == "now" else number
        chips.append(_chip(taps(f"fix round-tile {number}"), sign, *inside, class_=when))
    now = words.say("board-round", {"number": table.round})
    chips.append(_chip(taps("fix round"), "▶", el("span", now)))
    return _list(words.say("board-rounds"), "", *chips)


def _finals(table: Table, words: Words, taps: Taps) -> Markup:
    """Two tiles, and how far each side has come; federations are counted at the end."""
    chips = []
    for which, tile in zip((UPPER, LOWER), table.finals, strict=False):
        unknown = {human.seat for human in table.humans} if tile == FEDERATIONS and not table.over else set()
        counts = [
            f"{words.say('board-neutral' if seat == NEUTRAL else seat)} {'?' if seat in unknown else count}"
            for seat, count in tile_counts(table, tile).items()
        ]
        label = words.say("board-final", {"which": which, "tile": tile})
        inside = el("span", label), " ", el("i", " · ".join(counts))
        chips.append(_chip(taps(f"fix final {which}"), "▀" if which == UPPER else "▄", *inside))
    return _list(words.say("board-finals"), "finals", *chips)


# --- the Automa's cards ---


def _cards(automa: Automa, words: Words, taps: Taps) -> Markup:
    """The two cards in play, and the piles."""
    href = taps("fix card")
    drawn = [
        _card(card, automa, what, href, words)
        for what, card in ((Name("action-card"), automa.action), (Name("support-card"), automa.support))
        if card is not None
    ]
    deck = words.say("board-deck", {"deck": automa.deck.count, "aside": automa.deck.aside_count})
    if automa.deck.discarded:
        deck += f" · {words.say('discard')}: " + " ".join(str(card.n) for card in automa.deck.discarded)
    cards = el("div", *drawn, class_="cards-in-play") if drawn else None
    return el("section", cards, el("p", _fixable(href, deck, deck), class_="states dim"))


def _card(card: Card, automa: Automa, what: Name, href: str | None, words: Words) -> Markup:
    """Our own drawing: action and VP above, the four selectors below; the half that counts now is bright."""
    acts = what == "action-card"
    vp = automa.faction.vp if card.action == FACTION_ACTION else card.vp
    title = words.say("board-card", {"what": what, "number": card.n})
    above = [
        text(14, 58, words.say(card.action), "head", "start"),
        el("circle", cx=290, cy=30, r=17, class_="vp-ring"),
        text(290, 36, vp, "vp-number"),
        text(252, 34, "✕", "passes") if card.passes else None,
    ]
    back = el("rect", x=2, y=2, width=316, height=136, rx=10, class_="automa-card place")
    inside = [
        tap(href, title, back, text(14, 28, title, "small title", "start")),
        el("g", *above, class_="half over" if acts else "half over off"),
        el("line", x1=12, x2=308, y1=70, y2=70, class_="cut"),
        el("g", *_selectors(card, words), class_="half over off" if acts else "half over"),
    ]
    return picture(320, 140, title, *inside, class_="gaia-card")


def _selectors(card: Card, words: Words) -> list[Markup]:
    """Final tile, range, zigzag arrow, numbered arrow, each with its word."""
    right = card.direction == RIGHT
    zigzag = "M-14-9H12L-12 9H14" if right else "M14 9H-12L12-9H-14"
    head = "M8 4 15 9 8 14" if right else "M-8-14-15-9-8-4"
    signs = [
        [
            el("rect", x=-16, y=-13, width=32, height=11, rx=2, class_=f"slot {'on' if card.tile == UPPER else ''}"),
            el("rect", x=-16, y=2, width=32, height=11, rx=2, class_=f"slot {'on' if card.tile == LOWER else ''}"),
        ],
        [el("polygon", points=_points(0.8), class_="slot"), text(0, 7, card.range, "sign-number")],
        [el("path", d=zigzag + head, class_="stroke")],
        [text(0, 8, f"{card.number} →" if card.arrow == RIGHT else f"← {card.number}", "sign-number")],
    ]
    names = (words.say("board-tile"), words.say("board-range"), words.say("board-direction"), words.say("board-count"))
    return [
        el("g", *drawn, text(0, 32, name, "small"), transform=f"translate({41 + 79.5 * at:g} 97)")
        for at, (drawn, name) in enumerate(zip(signs, names, strict=True))
    ]
