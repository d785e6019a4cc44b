"""Scythe: the map with its rivers, both sides' pieces, the Automa's last move, its card, its star card and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from markupsafe import Markup

from automarium.core.tale import Event, Name
from automarium.games.scythe.board import (
    BIT,
    MAT_PLACE,
    NAMES,
    NUMBER,
    SIZE,
    TERRAIN,
    TERRITORIES,
)
from automarium.games.scythe.cards import STARS, AutomaCard, Symbol
from automarium.games.scythe.combat import RANGES, table_range
from automarium.games.scythe.mats import MOST_POWER
from automarium.games.scythe.table import Table
from automarium.games.scythe.words import (
    AUTOMA,
    AUTOMA_STARS,
    BASE,
    COMBAT_CARD,
    FACTIONS,
    HERO,
    HERO_OR_MECH,
    HUMAN,
    MECH,
    POWER,
    RESOURCES,
    STRUCTURES,
    TERRAINS,
    UNITS,
    WORKER,
)
from automarium.web.boards import Taps
from automarium.web.boards.scythe_signs import (
    HALF,
    HEIGHT,
    MOVE_SIGNS,
    WIDTH,
    arrow,
    hexagon,
    icon,
    middle,
    piece,
    rivers,
    sign,
)
from automarium.web.svg import el, picture, tap, text
from automarium.words import Words


def board(table: Table, words: Words, taps: Taps) -> Markup:
    card = _card(table, table.card, words, taps) if table.card else ""
    map_ = el("div", _map(table, words, taps), class_="map-scroll", tabindex=0, role="region", aria_label=_name(words))
    sides = el("div", _automa(table, words, taps), card, _human(table, words, taps), class_="sides")
    return el("div", map_, sides, _legend(words), class_="scythe")


def _name(words: Words) -> str:
    return words.say("picture-map")


def _turn(table: Table) -> Sequence[Event]:
    """What was told since the Automa's last turn began."""
    events = table.tale.events
    began = [at for at, event in enumerate(events) if event.id == "head-automa-turn"]
    return events[began[-1] :] if began else ()


# --- pieces ---


def _faction(table: Table, side: Name) -> Name:
    return table.automa.faction if side == AUTOMA else table.human.faction


def _letter(side: Name, words: Words) -> str:
    return words.say(side)[0].upper()


def _piece(table: Table, side: Name, unit: Name, words: Words, x: float = 0) -> Markup:
    return piece(unit, _faction(table, side), _letter(side, words), ring=side == AUTOMA, x=x)


def _units(table: Table, side: Name, place: int) -> list[tuple[Name, int]]:
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


def _row(table: Table, side: Name, place: int, words: Words, y: float, room: int = 70) -> Markup:
    """The units of a side on a place, side by side, smaller where they need more than the room there is; a number
    follows where there are several."""
    units = _units(table, side, place)
    widths = [{HERO: 19, MECH: 22}.get(unit, 18) + (number > 1) * 7 for unit, number in units]
    x, drawn = -sum(widths) / 2, []
    for (unit, number), width in zip(units, widths, strict=True):
        drawn.append(_piece(table, side, unit, words, x + (width - (number > 1) * 7) / 2))
        if number > 1:
            drawn.append(text(x + width + 1, 11, number, "many", "end"))
        x += width
    scale = min(1, room / max(1, sum(widths)))
    return el("g", *drawn, transform=f"translate(0 {y}) scale({scale:.2f})")


# --- the map ---


def _map(table: Table, words: Words, taps: Taps) -> Markup:
    """The places to be tapped; over them, in words a part of each place's name, what lies there."""
    places = [_place(table, place, words, taps) for place in range(len(NAMES))]
    lies = [_lying(table, place, words) for place in range(len(NAMES))]
    over = el("g", rivers(), *lies, _marks(table), class_="over", aria_hidden="true")
    return picture(WIDTH, HEIGHT, _name(words), *places, over, class_="map")


def _place(table: Table, place: int, words: Words, taps: Taps) -> Markup:
    label = _label(table, place, words)
    x, y = middle(place)
    if place < SIZE:
        inside = [hexagon(place, 0.965, f"place t-{TERRAIN[place]}"), text(x - 9, y - 22, NAMES[place], "hex-name")]
    else:
        side = "automa" if place == table.automa.base else "human" if place == table.human.base else "empty"
        circle = el("circle", cx=x, cy=y, r=HALF - 3, class_=f"place home {side}")
        inside = [circle, text(x, y + (17 if side == "empty" else -4), words.say(FACTIONS[place - SIZE]), "base-name")]
    word = NAMES[place].casefold() if place != table.human.base else str(BASE)
    return tap(taps(word), label, el("title", label), *inside)


def _lying(table: Table, place: int, words: Words) -> Markup:
    x, y = middle(place)
    inside = _territory(table, place, words) if place < SIZE else _base(table, place, words)
    return el("g", *inside, transform=f"translate({x:.1f} {y:.1f})")


def _label(table: Table, place: int, words: Words) -> str:
    """Everything that lies on a place, in words."""
    lies = [f"{words.say(side)} – {_told(_units(table, side, place), words)}" for side in (AUTOMA, HUMAN)]
    said = [one for side, one in zip((AUTOMA, HUMAN), lies, strict=True) if _units(table, side, place)]
    if place < SIZE:
        tunnel = [words.say("tunnel")] if TERRITORIES[place].tunnel else []
        tokens = [words.say(_token_name(table, place, token)) for token in _tokens(table, place)]
        goods = _told([(kind, n) for kind, n in table.resources.get(place, {}).items() if n], words)
        said = [words.say(TERRAIN[place]), *tunnel, *tokens, *([goods] if goods else []), *said]
    return f"{words.say(NAMES[place])}: {'; '.join(said)}" if said else words.say(NAMES[place])


def _told(things: Sequence[tuple[Name, int]], words: Words) -> str:
    return ", ".join(words.say(thing) + (f" ×{number}" if number > 1 else "") for thing, number in things)


def _tokens(table: Table, place: int) -> list[str]:
    """What lies on a territory besides units and resources."""
    human, bit = table.human, BIT[place]
    found = [("encounter", table.encounters), ("flag", human.flags), ("armed", human.armed), ("sprung", human.sprung)]
    built = human.structures.get(place)
    return [token for token, where in found if where & bit] + ([str(built)] if built else [])


def _token_name(table: Table, place: int, token: str) -> str:
    return token if token == table.human.structures.get(place) else f"picture-{token}"


def _territory(table: Table, place: int, words: Words) -> list[Markup | None]:
    """From top to bottom: beside the name the terrain, tokens, units, resources."""
    tokens = _tokens(table, place) + (["tunnel"] if TERRITORIES[place].tunnel else [])
    both = bool(_units(table, AUTOMA, place) and _units(table, HUMAN, place))
    left = -17 * (len(tokens) - 1) / 2
    return [
        sign(TERRAIN[place], 14, -26, "terrain", 0.85),
        *(_token(table, place, token, left + 17 * at) for at, token in enumerate(tokens)),
        _row(table, AUTOMA, place, words, *((7, 56) if both else (14, 70))),
        _row(table, HUMAN, place, words, *((28, 56) if both else (14, 70))),
        None if both else _goods(table, place),
    ]


def _token(table: Table, place: int, token: str, x: float) -> Markup:
    """A token, or a structure in the colour of its owner."""
    if token != table.human.structures.get(place):
        return sign(token, x, -10, "token", 0.95)
    faction = table.human.faction
    ground = el("rect", x=x - 9, y=-19, width=18, height=18, rx=3, class_=f"built f-{faction}")
    return el("g", ground, sign(token, x, -10, f"token own-{faction}", 0.75))


def _goods(table: Table, place: int) -> Markup | None:
    """The resources of a territory; of several kinds only their sum has room."""
    kinds = [kind for kind, number in table.resources.get(place, {}).items() if number]
    if not kinds:
        return None
    drawn = sign(kinds[0] if len(kinds) == 1 else "crate", -6, 34, "goods", 0.8)
    return el("g", drawn, text(2, 38, table.resources_on(place), "many", "start"))


def _base(table: Table, place: int, words: Words) -> list[Markup | None]:
    letters = words.say(FACTIONS[place - SIZE])[:2]
    side = {table.automa.base: AUTOMA, table.human.base: HUMAN}.get(place)
    if side is None:
        return [text(0, 2, letters, "base-letter dim")]
    return [
        text(0, -16, f"{_letter(side, words)} · {letters}", "base-letter"),
        _row(table, side, place, words, 14, 58),
    ]


# --- the Automa's last choice ---


def _marks(table: Table) -> Markup:
    """The territories it chose among, lightly; those that were left to the last more so; then its moves as arrows."""
    ladders = [event.why for event in _turn(table) if event.why and event.why.about == "choice-destination"]
    drawn = []
    if ladders:
        name = ladders[-1].name or str
        stages = [ladders[-1].candidates, *(rung.left for rung in ladders[-1].rungs)]
        last = [stage for stage in stages if len(stage) > 1][-1:]
        close = {name(one) for stage in last for one in stage} if len(stages) > 1 else set()
        for one in ladders[-1].candidates:
            shown = str(name(one))
            drawn.append(hexagon(NUMBER[shown], 0.88, "candidate close" if shown in close else "candidate"))
    for number, (start, end) in enumerate(table.lit, 1):
        drawn += [hexagon(end, 0.9, "target lit"), *arrow(start, end, number if len(table.lit) > 1 else 0)]
    return el("g", *drawn)


# --- beside the map: both sides ---


def _fixable(href: str | None, label: str, *inside: object) -> Markup:
    if href is None:
        return el("span", *inside)
    return el("a", *inside, href=href, class_="fixable", aria_label=label, data_swap="")


def _value(words: Words, fix: str | None, name: str, value: object, *more: object, before: object = None) -> Markup:
    """A named value that can be corrected, after its sign."""
    said = words.say(name)
    named = _fixable(fix, f"{said} {value}", el("span", said, class_="what"), " ", el("b", value))
    return el("span", before, named, *more)


def _gained(table: Table, id: str) -> Markup | None:
    """How much of it the last turn has brought."""
    number = sum(event.args.get("amount", 1) for event in _turn(table) if event.id == id)
    return el("span", f" +{number}", class_="gained") if number else None


def _stars(number: int) -> Markup:
    return el("span", "★" * number + "☆" * (STARS - number), class_="stars", aria_hidden="true")


def _head(table: Table, side: Name, words: Words) -> Markup:
    pieces = [icon(_piece(table, side, unit, words)) for unit in UNITS]
    return el("h2", *pieces, f" {words.say(side)} · {words.say(_faction(table, side))}", class_="side-name")


def _automa(table: Table, words: Words, taps: Taps) -> Markup:
    automa = table.automa
    numbers = [
        ("power", f"{automa.power}/{MOST_POWER}", "power", "order-automa-power", "power"),
        ("coins", automa.coins, "coins", "order-automa-coins", "coin"),
        ("combat-cards", len(automa.hand), "cards", "order-automa-card", "combat-card"),
    ]
    chips = [
        _value(words, taps(f"fix {fix}"), name, value, _gained(table, event), before=icon(sign(drawn)))
        for name, value, fix, event, drawn in numbers
    ]
    chips.append(_factory_card(automa.factory_card, AUTOMA, words, taps))
    stars = [
        _value(words, taps(f"fix automa-star {star.removeprefix('star-')}"), star, automa.stars[star])
        for star in AUTOMA_STARS
    ]
    on_mat = el("span", f"{words.say('picture-on-mat')}:", class_="what")
    return el(
        "section",
        _head(table, AUTOMA, words),
        el("p", *chips, class_="chips"),
        el("p", _stars(automa.all_stars), *stars, class_="chips"),
        el("p", on_mat, *_mat(table, words, taps), class_="chips"),
        *_star_card(table, words, taps),
        class_="side-box",
    )


def _mat(table: Table, words: Words, taps: Taps) -> list[Markup]:
    """What still waits on the Automa's mat."""
    verbs = {HERO: "automa-hero", MECH: "automa-mechs", WORKER: "automa-workers"}
    here = dict(_units(table, AUTOMA, MAT_PLACE))
    return [
        _value(words, taps(f"fix {verb}"), unit, here.get(unit, 0), before=icon(_piece(table, AUTOMA, unit, words)))
        for unit, verb in verbs.items()
    ]


def _factory_card(has: bool, side: Name, words: Words, taps: Taps) -> Markup:
    on = "✓" if has else "–"
    return _value(words, taps(f"fix factory-card {side}"), "picture-factory-card", on, before=icon(sign("factory")))


def _star_card(table: Table, words: Words, taps: Taps) -> list[Markup]:
    """The spaces of the star card in their order: no water, a star, the cube."""
    automa, card = table.automa, table.automa.star_card
    cells = []
    for space in range(card.spaces):
        kind, shown = "", str(space + 1)
        if space in card.stars or space < card.no_water:
            kind, shown = ("star", "★") if space in card.stars else ("water", "≈")
        if space == automa.cube:
            kind, shown = f"{kind} here", "■"
        cells.append(el("span", shown, class_=f"space {kind}".strip()))
    water = words.say("picture-water" if automa.water else "picture-no-water")
    head = el("p", el("b", words.say(f"level-{card.level}")), f" · {water}")
    label = f"{words.say('cube')}: {automa.cube + 1} / {card.spaces}"
    track = el("p", *cells, class_="spaces", aria_hidden="true")
    return [head, track, el("p", _fixable(taps("fix cube"), label, label), class_="what")]


def _human(table: Table, words: Words, taps: Taps) -> Markup:
    human = table.human
    tracks = (
        ("popularity", human.popularity, "popularity"),
        ("coins", human.coins, "coin"),
        (POWER, human.power, "power"),
    )
    chips = [
        _value(words, taps("fix tracks"), name, value if human.told else "?", before=icon(sign(drawn)))
        for name, value, drawn in tracks
    ]
    verbs = ((HERO, "hero", 1), (MECH, "mechs", len(human.mechs)), (WORKER, "workers", len(human.workers)))
    units = [
        _value(words, taps(f"fix {verb}"), unit, number, before=icon(_piece(table, HUMAN, unit, words)))
        for unit, verb, number in verbs
    ]
    known = (("star", human.stars), ("ability", human.abilities), ("recruit", human.recruits))
    return el(
        "section",
        _head(table, HUMAN, words),
        el("p", *chips, _factory_card(human.factory_card, HUMAN, words, taps), class_="chips"),
        *(_list(verb, sorted(things), words, taps) for verb, things in known),
        el("p", *units, class_="chips"),
        _all_goods(table, words, taps),
        el("p", _value(words, taps("fix tile"), "setting-tile", words.say(table.tile)), class_="chips"),
        class_="side-box",
    )


def _all_goods(table: Table, words: Words, taps: Taps) -> Markup:
    """The resources on the map by kind."""
    shown = []
    for place, here in sorted(table.resources.items()):
        said = ", ".join(f"{words.say(kind)} {here[kind]}" for kind in RESOURCES if here.get(kind))
        whole = f"{NAMES[place]}: {said}"
        shown.append(_fixable(taps(f"fix res {NAMES[place].casefold()}"), whole, whole))
    return el("p", el("span", f"{words.say('picture-resources')}:", class_="what"), *shown or "–", class_="chips")


def _list(verb: str, things: Sequence[Name], words: Words, taps: Taps) -> Markup:
    """What the player has of a kind, by name."""
    name, said = words.say(f"picture-{verb}"), _told(list(Counter(things).items()), words) or "–"
    shown = _fixable(taps(f"fix {verb}"), f"{name}: {said}", el("span", f"{name}: ", class_="what"), said)
    return el("p", _stars(len(things)) if verb == "star" else None, " ", shown)


# --- the Automa's card ---


def _card(table: Table, card: AutomaCard, words: Words, taps: Taps) -> Markup:
    """Our own drawing of the card of its last turn, the active scheme only."""
    active: Name = next(
        (one.args["scheme"] for one in _turn(table) if one.id == "head-automa-card"), table.automa.scheme
    )
    scheme, done = card.schemes[active], _done(table)
    moves = [_symbol(table, one, MOVE_SIGNS[one.kind], words, done.get(one.kind, "")) for one in scheme.moves]
    gains = [
        _symbol(table, one, ("hero", "mech") if one.kind == HERO_OR_MECH else (str(one.kind),), words, "")
        for one in scheme.gains
    ]
    named, called = words.say(card.name), words.say("picture-scheme", {"scheme": active})
    bonus = None
    if scheme.recruit:
        said = (f"{words.say('picture-recruit-bonus')}: ", icon(sign(scheme.recruit)), words.say(scheme.recruit))
        bonus = el("p", el("span", *said, class_="symbol"), class_="symbols")
    return el(
        "section",
        el("span", "★" if card.star else None, icon(sign("skip")) if scheme.skip else None, class_="card-marks"),
        el(
            "h2",
            _fixable(taps(f"fix automa-card {card.n}"), named, named),
            " · ",
            _fixable(taps("fix scheme"), called, called),
            class_="side-name",
        ),
        el("p", *moves, class_="symbols"),
        el("p", *gains, class_="symbols"),
        bonus,
        _combat_table(table, card, words, taps),
        class_="side-box automa-paper",
    )


def _done(table: Table) -> dict[Name, str]:
    """Which moves of the card were made, and which were not permissible."""
    signs = {"note-unit": "▶", "note-no-unit": "✗", "note-no-territory": "✗", "note-too-weak": "✗"}
    return {event.args["move"]: signs[event.id] for event in _turn(table) if event.id in signs}


def _symbol(table: Table, symbol: Symbol, signs: tuple[str, ...], words: Words, mark: str) -> Markup:
    """One symbol; that of another faction is there, but not for this Automa."""
    mine = symbol.faction in (None, table.automa.faction)
    said = words.say(symbol.kind) + (f" {symbol.number}" if symbol.number > 1 or symbol.kind == "attack-units" else "")
    whose = f"({words.say(symbol.faction)}) " if symbol.faction else ""
    kind = "symbol" + ("" if mine else " other") + (" made" if mark == "▶" and mine else "")
    icons = [icon(sign(one)) for one in signs]
    return el("span", f"{mark} " if mark and mine else "", *icons, whose, said, class_=kind)


def _combat_table(table: Table, card: AutomaCard, words: Words, taps: Taps) -> Markup:
    """What it would spend in a combat, by its power; and the resource box."""
    ends = [f"{low}–{high - 1}" for low, high in pairwise(RANGES)] + [f"{RANGES[-1]}+"]
    now = table_range(table.automa.power)
    cells = [
        el("span", el("span", end, class_="what"), " ", el("b", spend), class_="symbol made" if at == now else "symbol")
        for at, (end, spend) in enumerate(zip(ends, card.spend, strict=True))
    ]
    more = el("span", icon(sign(COMBAT_CARD)), el("b", card.cards), class_="symbol")
    box = _value(words, taps("fix box"), "box", table.box, before=icon(sign("crate")))
    head = el("span", icon(sign("attack")), icon(sign(POWER)), class_="symbol")
    return el("p", head, *cells, more, box, class_="symbols table-row")


# --- what the signs mean ---


def _legend(words: Words) -> Markup:
    shown = [(str(terrain), str(terrain)) for terrain in TERRAINS]
    shown += [("encounter", "picture-encounter"), ("tunnel", "tunnel"), ("river", "picture-river")]
    shown += [(str(kind), str(kind)) for kind in (*RESOURCES, *STRUCTURES)] + [("crate", "picture-resources")]
    drawn = [(_swatch(26, f"swatch t-{name}"), sign(name), id) for name, id in shown]
    drawn += [
        (_swatch(20, "target"), Markup(), "picture-move"),
        (_swatch(20, "candidate"), Markup(), "picture-considered"),
    ]
    return el("p", *(el("span", icon(ground, mark), words.say(id)) for ground, mark, id in drawn), class_="legend")


def _swatch(size: int, class_: str) -> Markup:
    return el("rect", x=-size / 2, y=-size / 2, width=size, height=size, rx=4, class_=class_)
