"""Scythe's map: the hexes to be tapped, what lies on them, and what a cue tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import dist
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.bits import each
from automarium.core.tale import Event, Kind, Name
from automarium.games.scythe.board import (
    BIT,
    FACTORY_PLACE,
    LAKES,
    MAT_PLACE,
    NAMES,
    NUMBER,
    PLACES,
    SIZE,
    TERRAIN,
    TERRITORIES,
)
from automarium.games.scythe.names import AUTOMA, BASE, FACTIONS, HERO, HUMAN, MECH, UNITS
from automarium.games.scythe.table import Table
from automarium.last.scythe import changed, human_moves, moves, retreats
from automarium.taps.scythe_reports import VERBS, targets
from automarium.web.boards import Links
from automarium.web.boards.pen import Box
from automarium.web.boards.scythe_signs import (
    HALF,
    HEIGHT,
    PIECE,
    WIDTH,
    arrow,
    hexagon,
    middle,
    piece,
    ring,
    rivers,
    sign,
)
from automarium.web.svg import XMLNS, el, percent, tap, text
from automarium.words import Words

PLACE = re.compile(r"base-[a-z]{2,}|base|[a-h][1-9]")  # in what has been said
NEARBY = 400.0, 210.0  # what is shown round a combat
SLICE = "xMidYMid slice"  # where a style sheet makes a part of it lower, the middle is what is left
ATTACKS = ("order-attack-workers", "order-attack-units")
TURN, DOUBT = "ask-turn", "ask-move"  # what is asked while the human tells a turn
CROWDED = 92.0  # wider than this, units of both sides do not stand in one row
NARROW = 56.0  # a wider row stands higher, where a hex has its whole width
DIGIT = 15.0  # the width of a number beside a piece
FAR = 300.0  # pieces that are farther from each other do not fit into a low window

Answers = Sequence[str | None]  # by place
Factions = tuple[Name, Name]  # the Automa's, the human's
Units = tuple[tuple[Name, int], ...]  # with their numbers
Piece = tuple[float, Markup]  # something drawn, with its width
Pieces = Sequence[Piece]


def map_(table: Table, words: Words, links: Links, answers: Answers) -> Markup:
    """The places to be tapped; over them, in words a part of each place's name, what lies there, and what the human has
    moved in this turn. Arrows run under the letters and the pieces."""
    places = _places(table, words, links, answers)
    picked = _doubted(links) or _picked(table, links.said)
    hottest = sorted(links.heat, key=lambda name: links.heat[name])[-1:]
    under = (
        *(el("g", ring(NUMBER[name], "heat"), opacity=0.25 + 0.75 * share) for name, share in links.heat.items()),
        *(arrow(start, end, "mine") for start, end in human_moves(table.tale.events)),
        *(ring(place, "open") for place in sorted(_targets(table, links, answers))),
        *(ring(place, "picked") for place in picked),
        arrow(picked[0], picked[-1], "mine") if len(picked) > 1 else None,
        _look(table, [*picked, *(NUMBER[name] for name in hottest)]),
    )
    shares = (_share(table, NUMBER[name], share) for name, share in links.heat.items())
    over = _over(table, words, under, (*map(_swords, sorted(_fought(table))), *shares))
    return _whole(words, places, over, _seen(table, links, answers))


def _share(table: Table, place: int, share: float) -> Markup:
    """How likely the Automa's next turn concerns a place: below what lies there."""
    x, y = middle(place)
    stand = BIT[place] & (table.human.units | table.automa.units)
    return text(x, y + HALF * (1 if stand else 0.8), percent(share), "heat-share")


def _look(table: Table, wanted: Sequence[int]) -> Markup:
    """Where one looks first, when a low window shows a part of the map: the last that is wanted, what was told or
    corrected last, or the human's pieces; where these are far from each other, the character."""
    told = changed(table.tale.events)
    own = [middle(place) for place in each(table.human.units | BIT[table.human.hero])]
    left, right = min(x for x, _ in own), max(x for x, _ in own)
    top, bottom = min(y for _, y in own), max(y for _, y in own)
    if wanted or told or bottom - top > FAR:
        return ring([table.human.hero, *told, *wanted][-1], "look")
    return el("rect", x=left, y=top, width=right - left + 1, height=bottom - top + 1, class_="look")


def _doubted(links: Links) -> list[int]:
    """The way of a move that is asked about."""
    return [NUMBER[links.args[end]] for end in ("start", "end")] if links.asked == DOUBT else []


def answers_of(table: Table, links: Links) -> Answers:
    """Where a tap on each place leads that goes on in the answer."""
    return list(map(links.link, _words(table.human.base)))


def answers_here(links: Links, answers: Answers) -> bool:
    """Whether the map is needed now: a place answers the question, or is to be corrected, or nothing is asked. While
    the human's turn is told, unless it is the tracks, it keeps its place; an answer that takes several taps leaves the
    picture as it is."""
    asked = bool(links.said or links("fix power") is not None) and links.said[:1] != ("fix",)
    told = links.asked in (TURN, DOUBT) and links.said != ("tracks",)
    return told or not asked or any(answers)


def _seen(table: Table, links: Links, answers: Answers) -> Box:
    """What of the map is in sight: all of it, or, while a combat is asked about, what lies round it."""
    if table.battle is None or answers_here(links, answers):
        return 0, 0, WIDTH, HEIGHT
    x, y = middle(table.battle)
    return (
        min(max(x - NEARBY[0] / 2, 0), WIDTH - NEARBY[0]),
        y - NEARBY[1] / 2,
        *NEARBY,
    )


def map_scene(table: Table, words: Words, told: Sequence[Event], about: str) -> Markup:
    """The map to look at, with what a cue tells."""
    attacked = {NUMBER[event.args["end"]] for event in told if event.id in ATTACKS}
    above = (*map(_swords, sorted(_fought(table) | attacked)), *_bubbles(table, told))
    under = (*_marks(table, told), *_lit(table, told, about))
    return _whole(words, [_ground(table.automa.base, table.human.base)], _over(table, words, under, above))


def _fought(table: Table) -> set[int]:
    """Where a combat waits or is being fought."""
    return {*table.fights, *([] if table.battle is None else [table.battle])}


def _whole(words: Words, places: Sequence[Markup], over: Markup, seen: Box = (0, 0, WIDTH, HEIGHT)) -> Markup:
    name = words.say("picture-map")
    class_ = "map" if seen[2] == WIDTH else "map battle"
    box = " ".join(f"{one:.4g}" for one in seen)
    inside = el("title", name), *places, over
    return el(
        "svg",
        *inside,
        viewBox=box,
        class_=class_,
        preserveAspectRatio=None if seen[2] == WIDTH else SLICE,
        role="group",
        aria_label=name,
        xmlns=XMLNS,
    )


def _over(table: Table, words: Words, under: Iterable[object], above: Iterable[Markup]) -> Markup:
    lying, factions = _lying(table), (table.automa.faction, table.human.faction)
    lies = [_lies(place, lying.get(place, NOTHING), factions, words) for place in PLACES]
    return el("g", rivers(), *under, *lies, *above, class_="over", aria_hidden="true")


# --- the places ---


def _places(table: Table, words: Words, links: Links, answers: Answers) -> list[Markup]:
    """A tap leads on in the answer; where places mean nothing in it, to the correction of what lies there."""
    lying, bases = _lying(table), (table.automa.base, table.human.base)
    begun = " ".join(links.said) if links.said[:1] == ("fix",) else "fix"
    drawn = []
    for place, word in enumerate(_words(table.human.base)):
        label = _label(place, lying.get(place, NOTHING), words)
        href = answers[place] or links.link(f"{begun} {word}")
        drawn.append(tap(href, label, _titled(place, label, *bases), at=NAMES[place]))
    return drawn


@lru_cache(maxsize=4_000)
def _titled(place: int, label: str, automa: int, human: int) -> Markup:
    return el("title", label) + _shape(place, automa, human)


@cache
def _ground(automa: int, human: int) -> Markup:
    """All places, to be looked at."""
    return el("g", *(el("g", _shape(place, automa, human), data_at=NAMES[place]) for place in range(len(NAMES))))


@cache
def _shape(place: int, automa: int, human: int) -> Markup:
    """A place, between the bases of both sides."""
    if place < SIZE:
        return hexagon(place, 0.985, f"place t-{TERRAIN[place]}")
    x, y = middle(place)
    side = {automa: "automa", human: "human"}.get(place, "empty")
    ground = el("circle", cx=x, cy=y, r=HALF - 0.7, class_="place base")  # as large as a finger, and drawn smaller
    return ground + el("circle", cx=x, cy=y, r=HALF - 7, class_=f"home {side}")


def _targets(table: Table, links: Links, answers: Answers) -> set[int]:
    """Where the answer can go on: what makes sense after what was said, or the places that the question leaves. Of a
    report that goes on without a place there are none."""
    likely = targets(table, links.said)
    if likely or (links.said and links.said[0] in VERBS):
        return likely
    direct = {place for place, href in enumerate(answers) if href}
    return direct if len(direct) < len(NAMES) else set()


@cache
def _words(base: int) -> tuple[str, ...]:
    """What a tap on each place says; the human's base is simply called so."""
    return tuple(str(BASE) if place == base else name.casefold() for place, name in enumerate(NAMES))


def _picked(table: Table, said: Sequence[str]) -> list[int]:
    """The places that have been tapped or said so far."""
    mine = str(NAMES[table.automa.base if said[1:] and said[1].startswith(("automa", "its")) else table.human.base])
    if tuple(said) == (HERO,):
        return [table.human.hero]
    words = [mine if word == BASE else word for one in said for word in PLACE.findall(one)]
    return [NUMBER[name] for word in words for name in (word, word.upper()) if name in NUMBER]


@lru_cache(maxsize=4_000)
def _label(place: int, here: Lying, words: Words) -> str:
    """Everything that lies on a place, in words."""
    said = [f"{words.say(side)}: {told(found, words)}" for side, found in here.sides if found]
    if place < SIZE:
        tunnel = [words.say("tunnel")] if TERRITORIES[place].tunnel else []
        tokens = [words.say(f"picture-{token}") for token in here.tokens]
        built = [words.say(here.built)] if here.built else []
        goods = [told(here.goods, words)] if here.goods else []
        said = [words.say(TERRAIN[place]), *tunnel, *tokens, *built, *goods, *said]
    return f"{words.say(NAMES[place])}: {'; '.join(said)}" if said else words.say(NAMES[place])


def told(things: Sequence[tuple[Name, int]], words: Words) -> str:
    return ", ".join(words.say(thing) + (f" ×{number}" if number > 1 else "") for thing, number in things)


# --- what lies on them ---


class Lying(NamedTuple):
    """What lies on a place: tokens, a structure, resources by kind, and the units of both sides."""

    tokens: tuple[str, ...] = ()
    built: Name | None = None
    goods: Units = ()
    its: Units = ()
    mine: Units = ()

    @property
    def sides(self) -> tuple[tuple[Name, Units], ...]:
        return (AUTOMA, self.its), (HUMAN, self.mine)


NOTHING = Lying()


def _lying(table: Table) -> dict[int, Lying]:
    """Where something lies, and what."""
    automa, human = table.automa, table.human
    tokens: dict[int, tuple[str, ...]] = {}
    marks = (("encounter", table.encounters), ("flag", human.flags), ("armed", human.armed), ("sprung", human.sprung))
    for token, bits in marks:
        for place in each(bits):
            tokens[place] = (*tokens.get(place, ()), token)
    goods = {place: tuple([one for one in here.items() if one[1]]) for place, here in table.resources.items()}
    stand = {automa.base, automa.hero, human.hero, *human.mechs, *human.workers, *each(automa.mechs | automa.workers)}
    return {
        place: Lying(
            tokens.get(place, ()),
            human.structures.get(place),
            goods.get(place, ()),
            *((units(table, AUTOMA, place), units(table, HUMAN, place)) if place in stand else ()),
        )
        for place in {*tokens, *human.structures, *goods, *stand}
    }


@lru_cache(maxsize=4_000)
def _lies(place: int, here: Lying, factions: Factions, words: Words) -> Markup:
    """What lies on a place, drawn."""
    x, y = middle(place)
    inside = _territory(place, here, factions, words) if place < SIZE else _base(place, here, factions, words)
    return el("g", *inside, transform=f"translate({x:.1f} {y:.1f})")


def _territory(place: int, here: Lying, factions: Factions, words: Words) -> list[Markup | None]:
    """From top to bottom: the name and the terrain; tokens and resources; units."""
    its, mine = ([*_units(*side, whose, words)] for side, whose in zip(here.sides, factions, strict=True))
    tokens = bool(TERRITORIES[place].tunnel or here.tokens or here.built or here.goods)
    return [
        _title(place),
        _small(place, here, factions[1], -6 if its or mine else 10),
        *_standing(its, mine, (9, 30, 0.85) if tokens else (-1, 24, 0.95)),
    ]


def _standing(its: Pieces, mine: Pieces, rows: tuple[float, float, float]) -> Iterator[Markup]:
    """The units of both sides, in one row if there is room, or each side in a row of its own: at these heights, and no
    larger than this."""
    wide = sum(width for width, _ in (*its, *mine))
    if not its or not mine or wide <= CROWDED:
        yield _side_by_side((*its, *mine), 19 if wide < NARROW else 14, 72, PIECE)
    else:
        upper, lower, scale = rows
        yield _side_by_side(its, upper, 70, scale)
        yield _side_by_side(mine, lower, 66, scale)


@cache
def _title(place: int) -> Markup:
    return text(-10, -18, NAMES[place], "hex-name") + sign(TERRAIN[place], 14, -25, "terrain", 0.85)


def _small(place: int, here: Lying, human: Name, y: float) -> Markup:
    """Tunnel, tokens, structure and resources side by side; of several kinds of resources only their sum has room."""
    tokens = (*(["tunnel"] if TERRITORIES[place].tunnel else []), *here.tokens)
    drawn = [(19.0, sign(token, class_="token")) for token in tokens]
    if here.built:
        drawn.append((19.0, _structure(here.built, human)))
    if here.goods:
        number = str(sum(number for _, number in here.goods))
        goods = sign(here.goods[0][0] if len(here.goods) == 1 else "crate", -5, 0, "goods", 0.9)
        drawn.append((20.0 + 9 * len(number), el("g", goods, text(5, 6, number, "many", "start"))))
    return _side_by_side(drawn, y, 70, 1)


def _side_by_side(drawn: Pieces, y: float, room: float, scale: float) -> Markup:
    """Things with their widths in one row, smaller where they need more than the room there is."""
    wide = sum(width for width, _ in drawn)
    x, row = -wide / 2, []
    for width, one in drawn:
        row.append(el("g", one, transform=f"translate({x + width / 2:.1f} 0)"))
        x += width
    scale = min(scale, room / max(1, wide))
    return el("g", *row, transform=f"translate(0 {y}) scale({scale:.2f})")


def _structure(built: Name, human: Name) -> Markup:
    """A structure in the colour of its owner."""
    ground = el("rect", x=-9.5, y=-9.5, width=19, height=19, rx=3, class_=f"built f-{human}")
    return el("g", ground, sign(built, class_=f"token own-{human}", scale=0.8))


def _base(place: int, here: Lying, factions: Factions, words: Words) -> list[Markup | None]:
    whose = FACTIONS[place - SIZE]
    name = words.say(whose)
    if whose not in factions:
        return [text(0, 3, name[:2], "base-letter dim"), text(0, 19, name, "base-name")]
    side, found = here.sides[factions.index(whose)]
    hero, stand = side == AUTOMA and any(unit == HERO for unit, _ in found), [*_units(side, found, whose, words)]
    if len(stand) > 1:  # they need the room of the name, and say themselves whose they are
        drawn = [_side_by_side(stand[:-1], -12, 50, 1), _side_by_side(stand[-1:], 14, 46, 1)]
    else:
        named = text(0, -9, _whose(side, whose, words), "base-letter")
        drawn = [named, _side_by_side(stand, 13, 52, PIECE)]
    return [el("g", *drawn, data_at="hero-at-base" if hero else None)]


# --- units ---


def letter(side: Name, words: Words) -> str:
    return words.say(side)[0].upper()


def _whose(side: Name, faction: Name, words: Words) -> str:
    """The Automa by its letter, which its pieces have, too, and its faction; the human by the whole word."""
    return words.say(side).capitalize() if side == HUMAN else f"{letter(side, words)} · {words.say(faction)[:2]}"


def faction(table: Table, side: Name) -> Name:
    return table.automa.faction if side == AUTOMA else table.human.faction


def unit_piece(table: Table, side: Name, unit: Name, words: Words) -> Markup:
    return _piece(unit, side, faction(table, side), words)


def _piece(unit: Name, side: Name, whose: Name, words: Words) -> Markup:
    return piece(unit, whose, letter(side, words), ring=side == AUTOMA)


def units(table: Table, side: Name, place: int) -> Units:
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
    return tuple([(unit, number) for unit, number in zip(UNITS, numbers, strict=True) if number])


def _units(side: Name, found: Units, whose: Name, words: Words) -> Iterator[Piece]:
    """The units of a side on a place with their widths, the Automa's with their rings; a number follows where there are
    several."""
    for unit, number in found:
        shown = _piece(unit, side, whose, words)
        width = {HERO: 20.0, MECH: 23.0}.get(unit, 19.0) + (4 if side == AUTOMA else 0)
        if number > 1:
            moved = el("g", shown, transform=f"translate({-DIGIT / 2} 0)")
            shown = el("g", moved, text((width - DIGIT) / 2, 7, number, "many", "start"))
            width += DIGIT
        yield width, shown


# --- what a cue tells ---


def _marks(table: Table, told: Sequence[Event]) -> Iterator[Markup]:
    """The territories it chose among, which the first condition left, lightly; those that were left to the last more
    so; then what moved: its moves, and who had to go."""
    ladders = [event.why for event in told if event.why and event.why.about == "choice-destination"]
    if ladders:
        stages = [rung.left for rung in ladders[-1].rungs]
        close = next((left for left in reversed(stages) if len(left) > 1), ())
        yield from (hexagon(place, 0.88, "candidate close" if place in close else "candidate") for place in stages[0])
    yield from (arrow(start, end, "retreat") for start, end in retreats(table, told))
    yield from (arrow(start, end, "its") for start, end in moves(told))


def _lit(table: Table, told: Sequence[Event], about: str) -> Iterator[Markup]:
    """Rings where something is put or taken away."""
    if about == "care-water":
        yield rivers("river opened")
    for place in sorted(set(_touched(table, told, about))):
        yield ring(place, "target lit foe" if about in ATTACKS and BIT[place] & table.human.units else "target lit")


def _touched(table: Table, told: Sequence[Event], about: str) -> Iterator[int]:
    yield from {
        "order-setup-faction": (table.automa.base,),
        "order-setup-units": (table.automa.base,),
        "order-setup-human-units": (table.human.base,),
        "order-setup-human": (table.human.base,),
        "order-setup-encounters": each(table.encounters),
        "order-setup-factory-cards": (FACTORY_PLACE,),
        "order-human-factory-card": (FACTORY_PLACE,),
        "order-factory-card": (FACTORY_PLACE,),
        "care-water": each(LAKES),
    }.get(about, ())
    for event in told:
        if event.id == about and not ("start" in event.args and event.kind == Kind.ORDER):
            yield from (NUMBER[one] for one in event.args.values() if isinstance(one, Name) and one in NUMBER)
    yield from (place for _, place in (*moves(told), *retreats(table, told)))


def _swords(place: int) -> Markup:
    """There is a combat."""
    x, y = middle(place)
    inside = el("circle", r=12, class_="swords"), sign("combat", scale=0.85)
    return el("g", *inside, transform=f"translate({x + 27:.1f} {y - 22:.1f})")


def _bubbles(table: Table, told: Sequence[Event]) -> Iterator[Markup]:
    """What is taken off a territory or laid on it, beside it."""
    for event in told:
        if event.id in ("order-encounter", "order-human-encounter"):
            yield _bubble(table, event, "encounter", "−1")
        elif event.id in ("order-factory-card", "order-human-factory-card"):
            yield _bubble(table, event, "combat-card", "−1")
        elif event.id == "order-setup-factory-cards":
            yield _bubble(table, event, "combat-card", f"×{event.args['number']}", comes=True)
        elif event.id == "order-remove-resources":
            yield _bubble(table, event, "crate", f"−{event.args['number']}")
        elif event.id == "order-lay-resources":
            yield _bubble(table, event, event.args["resource"], f"+{event.args['number']}", comes=True)


def _bubble(table: Table, event: Event, drawn: str, said: str, *, comes: bool = False) -> Markup:
    place = NUMBER[event.args["place"]] if "place" in event.args else FACTORY_PLACE
    (x, y), (u, v) = middle(place), _beside(table, place)
    way = f"M{u:.1f} {v:.1f}L{x:.1f} {y:.1f}" if comes else f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
    half = 30
    return el(
        "g",
        el("path", d=way, class_="moved way"),
        el("rect", x=u - half, y=v - 19, width=2 * half, height=38, rx=19, class_="bubble lit"),
        sign(drawn, u - 14, v, "", 1.2),
        text(u - 1, v + 7, said, "bubble-said", "start"),
    )


def _beside(table: Table, place: int) -> tuple[float, float]:
    """Where a bubble hides no pieces: on a neighbour above, or on the name of one below."""
    x, y = middle(place)
    inward, lying = 44 if x < WIDTH / 2 else -44, _lying(table)
    spots = [(x + side, y + away) for away in (-46, 52) for side in (inward, -inward)]

    def free(spot: tuple[float, float]) -> bool:
        here = lying.get(min(PLACES, key=lambda one: dist(middle(one), spot)), NOTHING)
        return not (here.its or here.mine) and 30 <= spot[0] <= WIDTH - 30 and spot[1] <= HEIGHT - 20

    return next(filter(free, spots), spots[0])
