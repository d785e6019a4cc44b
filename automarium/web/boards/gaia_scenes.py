"""Gaia Project: what lies beside the map, each part as the cue about it shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.tale import Event, Name
from automarium.games.gaia.names import (
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    SATELLITE,
    SPACES,
    STATION,
    STRUCTURES,
)
from automarium.games.gaia.scoring import NEUTRAL, tile_counts
from automarium.games.gaia.settings import ROW
from automarium.games.gaia.table import Automa, Human, Side, Table
from automarium.games.gaia.tiles import ROUNDS
from automarium.games.gaia.turn import BOTTOM
from automarium.last.gaia import last_of
from automarium.web.boards.gaia_pieces import ICONS, owner, piece, planet, wrapped
from automarium.web.svg import el, picture, text
from automarium.words import Words

WIDTH = 360
LINE, TIGHT_LINE = 46, 36  # the heights of a line of a list
LINE_LETTERS, VALUE_LETTER = 33, 1.2  # how many letters fit in a line of a list, and how many a letter of a value takes
EDGE = 7  # beside the row of action spaces, so that none lies at the edge of the window
STEP = (WIDTH - 2 * EDGE) / len(SPACES)
ROUND_TOLD = ("order-round-tile", "order-round-done", "order-income", "order-gaia-phase")
BOOSTER_SIGNS = {  # what a booster is known by, in a box from -7 to 7
    "booster-knowledge": "M-7-6Q-3-7 0-4 3-7 7-6V5Q3 4 0 6-3 4-7 5Z",
    "booster-tokens": "M-3-6a4 4 0 1 0 .1 0ZM4-2a4 4 0 1 0 .1 0Z",
    "booster-qic": "M-5-5H5V5H-5Z",
    "booster-step": "M-7 6V2H-2V-2H3V-6H7V6Z",
    "booster-range": "M-7-2H1V-6L8 0 1 6V2H-7Z",
    "booster-mines": ICONS[MINE],
    "booster-stations": ICONS[STATION],
    "booster-labs": ICONS[LAB],
    "booster-institute": ICONS[INSTITUTE],
    "booster-gaia": ICONS[GAIAFORMER],
}


def whole(height: float, title: str, *inside: object) -> Markup:
    """A picture that is looked at as a whole, and not from near."""
    return picture(WIDTH, height, title, *inside, class_="whole")


def _ids(told: Sequence[Event]) -> set[str]:
    return {event.id for event in told}


# --- power and QIC actions ---


def spaces_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """The ten spaces in their row, how they were counted off, and the token that comes to one."""
    last = last_of(table, told)
    comes = [SPACES.index(event.args["space"]) for event in told if event.id == "order-cover"]
    near = last.near.get("choice-space", 0)
    drawn = [_space(table, at, lit=at in comes, near=bool(near >> at & 1)) for at in range(len(SPACES))]
    drawn += _counted(last.counts.get("choice-space", {}))
    for at in comes:
        drawn += _covering(at, words)
    if "order-clean-up" in _ids(told):
        drawn.append(_all_spaces())
    return whole(206, words.say("board-spaces"), *drawn)


def named_spaces(table: Table, words: Words, _: Sequence[Event]) -> Markup:
    """The row, and below it what each space is called."""
    row = [_space(table, at, lit=False, near=False) for at in range(len(SPACES))]
    names = _rows([Row(str(at), words.say(space)) for at, space in enumerate(SPACES, 1)], 100, 27)
    return whole(110 + 27 * len(SPACES), words.say("board-spaces"), *row, _all_spaces(), *names)


def _counted(counts: Mapping[int, int]) -> Iterator[Markup]:
    """The numbers in which spaces were counted off, under an arrow in that direction."""
    yield from (text(_x(at), 42, number, "tally-sign") for at, number in counts.items())
    if len(counts) > 1:
        first, *_, last = map(_x, counts)
        tip = 7 if first > last else -7
        yield el("path", d=f"M{first} 20H{last}m{tip}-6l{-tip} 6 {tip} 6", class_="reach")


def _all_spaces() -> Markup:
    return el("rect", x=1, y=48, width=WIDTH - 2, height=44, rx=12, class_="ring lit")


def _x(at: int) -> float:
    return EDGE + STEP * (at + 0.5)


def _space(table: Table, at: int, *, lit: bool, near: bool) -> Markup:
    """Power round, QIC square; a covered one is crossed out."""
    mark = "lit" if lit else "near" if near else ""
    kind, x = SPACES[at].split("-")[0], _x(at)
    class_ = f"place space {kind} {mark} {'covered' if table.covered >> at & 1 else ''}"
    if kind == "power":
        ground = el("circle", cx=x, cy=70, r=15, class_=class_)
    else:
        ground = el("rect", x=x - 14, y=56, width=28, height=28, rx=5, class_=class_)
    covered = table.covered >> at & 1 and not lit  # to the one that is lit the token only comes
    cross = el("path", d=f"M{x - 8} 62l16 16m0-16-16 16", class_="cross") if covered else None
    return el("g", ground, text(x, 75.5, at + 1, "sign-number"), cross, data_at=f"space-{at}")


def _covering(at: int, words: Words) -> Iterator[Markup]:
    x = _x(at)
    yield el("path", d=f"M{x} 134V92", class_="way")
    yield el("path", d=f"M{x - 6} 126h12l8 8v12l-8 8h-12l-8-8v-12Z", class_="action-token")
    yield wrapped(words.say(SPACES[at]), 20, min(max(x, 112), WIDTH - 112), 182, "said", 20, "middle")


# --- boosters ---


def boosters_laid(table: Table, words: Words, _: Sequence[Event]) -> Markup:
    """The row with the names of its boosters."""
    row = [_booster(at, one, lit=True) for at, one in enumerate(table.row)]
    names = [Row(str(at), words.say(one)) for at, one in enumerate(table.row, 1)]
    return whole(108 + 28 * len(names), words.say("board-row"), *row, *_rows(names, 104, 28))


def boosters_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """The row, and below it those that the sides have; one leaves the row or comes back to its right end."""
    row: list[Name | None] = [*table.row]
    places = [event.args["number"] - 1 for event in told if event.id == "order-booster"]
    for place in places:
        row.insert(place, None)
    back = [len(row) - 1] if "order-booster-returns" in _ids(told) else []
    whose = [event.args.get("side", table.human.seat) for event in told if event.id.startswith("order-booster")]
    drawn = [_booster(at, one, lit=at in (*places, *back)) for at, one in enumerate(row)]
    drawn += [_holder(side, _box(at), words, lit=seat in whose) for at, (seat, side) in enumerate(table.sides.items())]
    for slot in (*places, *back):
        drawn += _booster_way(slot, _box([*table.sides].index(whose[0])), leaves=slot in places)
    return whole(250, words.say("board-row"), *drawn)


def _booster_way(slot: int, box: float, *, leaves: bool) -> Iterator[Markup]:
    """An arrow from the row down into a side's box, or from its right half up to the row."""
    x, to = _slot(slot) + 32, box + (44 if leaves else 124)
    yield el(
        "path",
        d=f"M{x} 98C{x} 124 {to} 120 {to} 136" if leaves else f"M{to} 152C{to} 126 {x} 130 {x} 116",
        class_="way",
    )
    yield el("path", d=f"M{to - 9} 136h18l-9 15Z" if leaves else f"M{x - 9} 116h18l-9-15Z", class_="way-end")


def _box(at: int) -> float:
    """Where the box of a side begins."""
    return 8 + 176 * at


def _slot(at: int) -> float:
    return 6 + (WIDTH - 8) / ROW * at


def _booster(at: int, booster: Name | None, *, lit: bool) -> Markup:
    class_ = f"place booster {'lit' if lit else ''} {'' if booster else 'empty'}"
    frame = el("rect", x=_slot(at), y=8, width=64, height=92, rx=8, class_=class_)
    x = _slot(at) + 32
    return el("g", frame, text(x, 32, at + 1, "said"), _sign(booster, x, 66) if booster else None)


def _sign(booster: Name, x: float, y: float) -> Markup:
    kind = booster.removeprefix("booster-")
    return el(
        "path", d=BOOSTER_SIGNS[booster], transform=f"translate({x} {y}) scale(2)", class_=f"booster-sign b-{kind}"
    )


def _holder(side: Side, x: float, words: Words, *, lit: bool) -> Markup:
    """A side with the booster that it has."""
    class_ = "place lit" if lit else "place"
    inside = [el("rect", x=x, y=150, width=168, height=94, rx=10, class_=class_)]
    inside += [piece(None, owner(side), x + 20, 172), text(x + 38, 177, words.say(side.seat), "area", "start")]
    if side.booster is not None:
        inside += [
            _sign(side.booster, x + 142, 174),
            wrapped(words.say(side.booster), 17, x + 84, 217, "line-name held", 18, "middle"),
        ]
    return el("g", *inside)


# --- lists ---


class Row(NamedTuple):
    """A line of a list: its number, what lies there, what it is worth."""

    mark: str
    name: str = ""
    value: str = ""
    class_: str = ""


def _rows(rows: Sequence[Row], top: float, high: float, wide: int = 32) -> Iterator[Markup]:
    for at, row in enumerate(rows):
        y, left = top + high * at, int(LINE_LETTERS - VALUE_LETTER * len(row.value))
        yield el("rect", x=4, y=y + 2, width=WIDTH - 8, height=high - 4, rx=8, class_=f"place line {row.class_}")
        yield text(24, y + high / 2 + 6, row.mark, "line-mark")
        yield wrapped(row.name, min(wide, left), 46, y + high / 2 + 5, f"line-name {row.class_}", 16)
        yield text(WIDTH - 14, y + high / 2 + 6, row.value, "line-value", "end")


def rounds_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """The six tiles with what the Automa scores on passing, as far as they lie there; what the round asks for at its
    beginning is about its tile, too."""
    lit = {event.args.get("number", table.round) for event in told if event.id in ROUND_TOLD}
    left = table.round + ("order-round-done" in _ids(told))  # the first whose tile still counts
    rows = [Row(str(number), class_="empty") for number in range(1, ROUNDS + 1)]
    for number, tile in enumerate(table.rounds, 1):
        mark = f"{'lit' if number in lit else ''} {'gone' if number < left else ''}"
        rows[number - 1] = Row(str(number), words.say(tile.id), words.say("board-vp", {"vp": tile.vp(number)}), mark)
    return whole(LINE * ROUNDS + 4, words.say("board-rounds"), *_rows(rows, 2, LINE, 26))


def tokens_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """The federation tokens, how many of each kind are left, and which one goes to the research board."""
    goes = [event.args["token"] for event in told if event.id == "order-token"]
    where = words.say("board-goes-to-five", {"area": Name("terraforming-short")})
    rows = [
        Row(
            f"×{number}",
            words.say("board-token", {"token": token}),
            where if token in goes else "",
            "lit" if token in goes else "",
        )
        for token, number in table.tokens.items()
    ]
    high = LINE if goes else TIGHT_LINE  # beside where one goes a long name takes two lines
    return whole(high * len(rows) + 4, words.say("board-tokens"), *_rows(rows, 2, high, 30))


# --- technology tiles ---

ASIDE, LETTERS, TIGHT = 76, 32, 17  # where the names of tiles begin, how many letters fit behind that, a line's height


def technology_of(_: Table, words: Words, told: Sequence[Event]) -> Markup:
    """What lies in and under every area, in the order of the board, and what lies beside them."""
    parts: list[tuple[str, list[str]]] = []
    for event in told:
        if event.id == "order-technology":
            above, below = words.say(event.args["advanced"]), words.say(event.args["tile"])
            parts.append((words.say(f"{event.args['area']}-short"), [f"★ {above}", f"▭ {below}"]))
        elif event.id == "order-technology-free":
            parts.append((words.say("technology-beside"), [f"▭ {words.say(tile)}" for tile in event.args["tiles"]]))
    drawn, y = [], 2.0
    for name, tiles in parts:
        cut = (wrap(tile, LETTERS, subsequent_indent="\u2003", break_on_hyphens=False) for tile in tiles)
        lines = [line for tile in cut for line in tile]
        high = TIGHT * len(lines) + 8
        drawn.append(el("rect", x=2, y=y, width=WIDTH - 4, height=high, rx=8, class_="place line lit"))
        drawn.append(text(9, y + TIGHT, name, "line-mark tech", "start"))
        drawn += [text(ASIDE, y + TIGHT * at, line, "line-name tech", "start") for at, line in enumerate(lines, 1)]
        y += high + 3
    return whole(y, words.say("board-research"), *drawn)


# --- final scoring ---

TRACK, HIGH, SPACES_SHOWN = 126, 21, 10  # the height of a track and of a line of markers, and how far it goes at least


def finals_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """Both tiles with their tracks: how far each side and the neutral player have come."""
    tiles: list[Name | None] = [*table.finals] or [None, None]
    drawn = [
        el("g", *_track(table, tile, told, words), transform=f"translate(0 {TRACK * at})")
        for at, tile in enumerate(tiles)
    ]
    return whole(TRACK * len(tiles), words.say("board-finals"), *drawn)


def _track(table: Table, tile: Name | None, told: Sequence[Event], words: Words) -> Iterator[Markup]:
    told = [event for event in told if event.args.get("tile", tile) == tile]
    ids = _ids(told)
    counts = tile_counts(table, tile) if tile else {table.automa.seat: 0}
    if "order-final-tiles" in ids and "order-neutral" not in ids:
        counts.pop(NEUTRAL)
    far = max(SPACES_SHOWN, *counts.values())
    lit = "lit" if ids & {"order-final-tiles", "order-final", "note-no-final"} else ""
    yield el("rect", x=4, y=4, width=WIDTH - 8, height=36, rx=8, class_=f"place line {lit} {'' if tile else 'empty'}")
    if tile:
        yield text(16, 28, words.say(tile), "line-name", "start")
    step = (WIDTH - 90) / far  # on the right stands what it brings
    ticks = "".join(f"M{30 + step * at:.1f} 52v{TRACK - 70}" for at in range(far + 1))
    yield el("path", d=ticks, class_="ticks")
    yield from (text(30 + step * at, TRACK - 4, at, "small") for at in range(0, far + 1, 5 if far > 12 else 1))
    for at, (seat, count) in enumerate(counts.items()):
        mine = [event for event in told if event.args.get("side", seat) == seat]
        yield from _counter(table.sides.get(seat), 30 + step * count, 58 + HIGH * at, lit=_told_of(seat, _ids(mine)))
        vp = next((event.args["vp"] for event in mine if event.id == "order-final"), 0)
        if vp:
            yield text(WIDTH - 4, 64 + HIGH * at, f"+{vp}", "line-value", "end")


def _told_of(seat: Name, ids: set[str]) -> bool:
    """Whether it is this marker that is told of."""
    if seat == NEUTRAL:
        return "order-neutral" in ids
    return bool(ids & {"order-final", "note-no-final", "order-automa-counters"})


def _counter(side: Side | None, x: float, y: float, *, lit: bool) -> Iterator[Markup]:
    if lit:
        yield el("circle", cx=x, cy=y, r=13, class_="ring lit")
    if side is None:
        yield el("path", d=f"M{x:.1f} {y - 10}l10 10-10 10-10-10Z", class_="neutral")
    else:
        yield piece(None, owner(side), round(x, 1), y, 0.85)


# --- both sides ---

VP_TOLD = {"order-human-faction", "order-automa-vp", "order-first", "note-total"}


def sides_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """Who plays, with what home planet and how many VP, and who begins; in the set-up only whom it is about."""
    ids = _ids(told)
    sides = [side for side in table.sides.values() if _shown(side, ids)]
    left = (WIDTH - 174 * len(sides)) / 2
    drawn = [
        el("g", *_panel(table, side, told, words), transform=f"translate({left + 174 * at:g} 0)")
        for at, side in enumerate(sides)
    ]
    return whole(226, ", ".join(words.say(side.seat) for side in sides), *drawn)


def _shown(side: Side, ids: set[str]) -> bool:
    automas = any(id.startswith("order-automa") or id == "note-home" for id in ids)
    humans = "order-human-faction" in ids
    return automas == humans or isinstance(side, Automa if automas else Human)


def _panel(table: Table, side: Automa | Human, told: Sequence[Event], words: Words) -> Iterator[Markup]:
    ids = _ids(told)
    begins = "order-first" in ids and table.first == side.seat
    lit = begins or any(id.startswith(("order-automa", "order-human")) for id in ids)
    yield el("rect", x=4, y=4, width=166, height=218, rx=12, class_="place lit" if lit else "place")
    yield piece(None, owner(side), 26, 28)
    yield text(46, 34, words.say(side.seat), "said", "start")
    yield el("g", planet(side.home, 7, "letter-big", words), transform="translate(87 86) scale(1.7)")
    yield wrapped(words.say(side.faction.id), 16, 87, 144, "line-name", anchor="middle")
    if ids & VP_TOLD:
        total = next((e.args["total"] for e in told if e.id == "note-total" and e.args["side"] == side.seat), side.vp)
        yield text(87, 196, words.say("board-vp", {"vp": total}), "big-number")
    if begins:
        yield el("circle", cx=144, cy=70, r=17, class_="first lit")
        yield text(144, 77, 1, "first-number")


def supply_of(table: Table, words: Words, _: Sequence[Event]) -> Markup:
    """The pieces that lie in the Automa's supply."""
    automa = table.automa
    stock = [*((kind, automa.supply[kind]) for kind in STRUCTURES), (SATELLITE, automa.satellite_supply)]
    drawn = []
    for at, (kind, number) in enumerate(stock):
        x, y = 36 + 108 * (at % 3), 56 + 104 * (at // 3)
        drawn += [piece(kind, owner(automa), x, y, 2.1), text(x + 28, y + 9, f"×{number}", "big-number", "start")]
    frame = el("rect", x=3, y=3, width=WIDTH - 6, height=208, rx=12, class_="place lit")
    return whole(214, words.say("board-supply"), frame, *drawn)


# --- the deck ---


def piles_of(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """The Automa's deck, the lowest cards crosswise, and beside it the cards that are set aside."""
    deck = table.automa.deck
    drawn = [el("rect", x=40, y=74, width=130, height=86, rx=8, class_="place back")] if deck.count > BOTTOM else []
    drawn += _pile(64, deck.count, lit=not _ids(told) & {"order-remove-cards", "note-remove-cards"})
    drawn += _pile(214, deck.aside_count, lit=False)
    said = words.say("board-deck", {"deck": deck.count, "aside": deck.aside_count})
    return whole(206, said, *drawn, wrapped(said, 40, WIDTH / 2, 192, "line-name", anchor="middle"))


def _pile(x: float, number: int, *, lit: bool) -> Iterator[Markup]:
    class_ = f"place back {'lit' if lit else ''} {'' if number else 'empty'}"
    yield el("rect", x=x, y=20, width=82, height=124, rx=8, class_=class_)
    yield text(x + 41, 92, number, "big-number")


def slide_of(_: Table, words: Words, told: Sequence[Event]) -> Markup:
    """The action card goes to the place of the support card, and that one to the discard pile on the right."""
    cards = next(event.args for event in told if event.id == "order-slide")
    places = (("action-card", None), ("support-card", cards["support"]), ("discard", cards["card"]))
    drawn = []
    for at, (name, card) in enumerate(places):
        x = 14 + 120 * at
        class_ = "place back lit" if card else "place back empty"
        drawn.append(el("rect", x=x, y=56, width=92, height=130, rx=8, class_=class_))
        drawn.append(wrapped(words.say(name), 12, x + 46, 220, "line-name", 16, "middle"))
        if card:
            drawn.append(text(x + 46, 130, card, "big-number"))
            drawn.append(el("path", d=f"M{x - 74} 52C{x - 60} 18 {x + 32} 18 {x + 46} 50", class_="way"))
    return whole(246, words.say("discard"), *drawn)
