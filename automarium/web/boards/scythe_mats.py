"""Beside Scythe's map: the Automa's card, its mat with stars and numbers, the human's. Every value can be tapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.scythe.board import MAT_PLACE, NAMES
from automarium.games.scythe.cards import STARS, AutomaCard, Symbol
from automarium.games.scythe.combat import RANGES, table_range
from automarium.games.scythe.mats import MOST_POWER
from automarium.games.scythe.names import (
    AUTOMA,
    AUTOMA_STARS,
    COMBAT_CARD,
    HERO,
    HERO_OR_MECH,
    HUMAN,
    MECH,
    NO,
    POPULARITY,
    POWER,
    RESOURCES,
    SCHEME_I,
    SCHEME_II,
    UNITS,
    WORKER,
    YES,
)
from automarium.games.scythe.table import UNKNOWN, Table
from automarium.last.scythe import turn
from automarium.web.boards import Links
from automarium.web.boards.scythe_map import faction, told, unit_piece, units
from automarium.web.boards.scythe_signs import MOVE_SIGNS, icon, sign
from automarium.web.svg import el, fixable
from automarium.words import Words

# --- values ---


def _value(words: Words, fix: str | None, name: str, value: object, before: object = None) -> Markup:
    """A named value that can be corrected, after its sign: it is called by what it says."""
    named = el("span", words.say(name), class_="what")
    return fixable(fix, "", before, named, " ", el("b", value), class_="value")


def _stars(number: int) -> Markup:
    return el("span", "★" * number + "☆" * (STARS - number), class_="stars", aria_hidden="true")


def _head(table: Table, side: Name, words: Words, links: Links) -> Markup:
    pieces = [icon(unit_piece(table, side, unit, words)) for unit in UNITS]
    called = words.say("picture-turns", {"number": table.turns[side]})
    return el(
        "h2",
        *pieces,
        f" {words.say(side)} · {words.say(faction(table, side))} ",
        fixable(links(f"fix turns {side}"), called, called, class_="what"),
        class_="mat-name",
    )


def _factory_card(has: bool, side: Name, words: Words, links: Links) -> Markup:
    on, other = ("✓", NO) if has else ("–", YES)
    fix = links(f"fix factory-card {side} {other}")
    return _value(words, fix, "picture-factory-card", on, before=icon(sign("factory")))


def _line(words: Words, name: str, *inside: object) -> Markup:
    return el("p", el("span", f"{words.say(name)}:", class_="what"), *inside, class_="chips")


# --- the Automa ---


def automa(table: Table, words: Words, links: Links) -> Markup:
    its = table.automa
    numbers = [
        ("power", f"{its.power}/{MOST_POWER}", "power", "power"),
        ("coins", its.coins, "coins", "coin"),
        ("combat-cards", len(its.hand), "cards", "combat-card"),
    ]
    chips = [
        _value(words, links(f"fix {fix}"), name, value, before=icon(sign(drawn))) for name, value, fix, drawn in numbers
    ]
    stars = [
        _value(words, links(f"fix automa-star {star.removeprefix('star-')}"), star, its.stars[star])
        for star in AUTOMA_STARS
    ]
    return el(
        "section",
        _head(table, AUTOMA, words, links),
        el("p", *chips, _factory_card(its.factory_card, AUTOMA, words, links), class_="chips"),
        el("p", _stars(its.all_stars), *stars, class_="chips"),
        _line(words, "picture-on-mat", *_waiting(table, words, links)),
        *_star_card(table, words, links),
        _line(words, "picture-deck", *_piles(table, words, links)),
        class_="mat",
    )


def _waiting(table: Table, words: Words, links: Links) -> list[Markup]:
    """What still waits on the Automa's mat."""
    verbs = {HERO: "automa-hero", MECH: "its-mechs", WORKER: "its-workers"}
    here = dict(units(table, AUTOMA, MAT_PLACE))
    return [
        _value(
            words, links(f"fix {verb}"), unit, here.get(unit, 0), before=icon(unit_piece(table, AUTOMA, unit, words))
        )
        for unit, verb in verbs.items()
    ]


def _star_card(table: Table, words: Words, links: Links) -> list[Markup]:
    """The spaces of the star card in their order: no water, a star, the cube. A tap puts the cube on a space."""
    its, card = table.automa, table.automa.star_card
    cube = words.say("cube")
    cells = []
    for space in range(card.spaces):
        kind, shown = "", str(space + 1)
        if space in card.stars or space < card.no_water:
            kind, shown = ("star", "★") if space in card.stars else ("water", "≈")
        if space == its.cube:
            kind, shown = f"{kind} here", "■"
        fix = links(f"fix cube {space + 1}") if space != its.cube else None
        cells.append(fixable(fix, f"{cube}: {space + 1}", shown, class_=f"space {kind}".strip()))
    water = words.say("picture-water" if its.water else "picture-no-water")
    label = f"{cube}: {its.cube + 1} / {card.spaces}"
    head = el("p", el("b", words.say(f"level-{card.level}")), f" · {label} · {water}")
    return [head, el("p", *cells, class_="spaces")]


def _piles(table: Table, words: Words, links: Links) -> list[Markup]:
    """How many Automa cards lie in the deck and in its two piles."""
    piles = (("pile-deck", table.deck.count), ("pile-main", len(table.main)), ("pile-combat", len(table.combat)))
    return [_value(words, links("fix automa-card"), name, number) for name, number in piles]


# --- the human ---


def human(table: Table, words: Words, links: Links) -> Markup:
    mine = table.human
    tracks = (
        (POPULARITY, "popularity", "popularity"),
        (Name("coins"), "my-coins", "coin"),
        (POWER, "my-power", "power"),
    )
    chips = [
        _value(words, links(f"fix {verb}"), name, _told_track(table, name, words), before=icon(sign(drawn)))
        for name, verb, drawn in tracks
    ]
    verbs = ((HERO, "hero", 1), (MECH, "my-mechs", len(mine.mechs)), (WORKER, "my-workers", len(mine.workers)))
    pieces = [
        _value(words, links(f"fix {verb}"), unit, number, before=icon(unit_piece(table, HUMAN, unit, words)))
        for unit, verb, number in verbs
    ]
    known = (("star", mine.stars), ("ability", mine.abilities), ("recruit", mine.recruits))
    return el(
        "section",
        _head(table, HUMAN, words, links),
        el("p", *chips, _factory_card(mine.factory_card, HUMAN, words, links), class_="chips"),
        *(_list(verb, sorted(things), words, links) for verb, things in known),
        el("p", *pieces, class_="chips"),
        _goods(table, words, links),
        el("p", _value(words, links("fix tile"), "setting-tile", words.say(table.tile)), class_="chips"),
        class_="mat",
    )


def _told_track(table: Table, track: Name, words: Words) -> object:
    """A number as it is known, or with the turn in which it was told; what never was is a question mark."""
    if table.known(track) != UNKNOWN:
        return table.known(track)
    turn = table.as_of(track)
    return words.say("picture-told", {"number": getattr(table.human, track), "turn": turn}) if turn else "?"


def _list(verb: str, things: Sequence[Name], words: Words, links: Links) -> Markup:
    """What the player has of a kind, by name."""
    name, said = words.say(f"picture-{verb}"), told(list(Counter(things).items()), words) or "–"
    shown = fixable(links(f"fix {verb}"), f"{name}: {said}", el("span", f"{name}: ", class_="what"), said)
    return el("p", _stars(len(things)) if verb == "star" else None, " ", shown)


def _goods(table: Table, words: Words, links: Links) -> Markup:
    """The resources on the map by kind."""
    shown = []
    for place, here in sorted(table.resources.items()):
        said = ", ".join(f"{words.say(kind)} {here[kind]}" for kind in RESOURCES if here.get(kind))
        whole = f"{NAMES[place]}: {said}"
        shown.append(fixable(links(f"fix res {NAMES[place].casefold()}"), whole, whole))
    return _line(words, "picture-resources", *shown, None if shown else "–")


# --- the Automa's card ---


def card(table: Table, drawn: AutomaCard, words: Words, links: Links) -> Markup:
    """Our own drawing of the card of its last turn, the active scheme only."""
    active: Name = next((one.args["scheme"] for one in turn(table) if one.id == "note-card-drawn"), table.automa.scheme)
    scheme, done = drawn.schemes[active], _done(table)
    moves = [_symbol(table, one, MOVE_SIGNS[one.kind], words, done.get(one.kind, "")) for one in scheme.moves]
    gains = [
        _symbol(table, one, ("hero", "mech") if one.kind == HERO_OR_MECH else (str(one.kind),), words, "")
        for one in scheme.gains
    ]
    if scheme.recruit:
        said = (f"{words.say('picture-recruit-bonus')}: ", icon(sign(scheme.recruit)), words.say(scheme.recruit))
        gains.append(el("span", *said, class_="symbol"))
    marks = [mark for mark, on in (("★", drawn.star), (icon(sign("skip")), scheme.skip)) if on]
    return el(
        "section",
        el("span", *marks, class_="card-marks") if marks else None,
        _card_name(drawn, active, words, links),
        el("p", *moves, class_="symbols"),
        el("p", *gains, class_="symbols"),
        _combat_table(table, drawn, words, links),
        class_="mat automa-paper",
    )


def _card_name(drawn: AutomaCard, active: Name, words: Words, links: Links) -> Markup:
    named, called = words.say(drawn.name), words.say("picture-scheme", {"scheme": active})
    other = (SCHEME_II if active == SCHEME_I else SCHEME_I).removeprefix("scheme-")
    return el(
        "h2",
        fixable(links(f"fix automa-card {drawn.n}"), named, named),
        " · ",
        fixable(links(f"fix scheme {other}"), called, called),
        class_="mat-name",
    )


def _done(table: Table) -> dict[Name, str]:
    """Which moves of the card were made, and which were not permissible."""
    not_made = ("note-no-unit", "note-no-territory", "note-too-weak")
    judged = [(event.args["move"], event.id) for event in turn(table) if "move" in event.args]
    return {move: "✗" if id in not_made else "▶" for move, id in judged}


def _symbol(table: Table, symbol: Symbol, signs: tuple[str, ...], words: Words, mark: str) -> Markup:
    """One symbol; that of another faction is there, but not for this Automa."""
    mine = symbol.faction in (None, table.automa.faction)
    said = words.say(symbol.kind) + (f" {symbol.number}" if symbol.number > 1 or symbol.kind == "attack-units" else "")
    whose = f"({words.say(symbol.faction)}) " if symbol.faction else ""
    kind = "symbol" + ("" if mine else " other") + (" made" if mark == "▶" and mine else "")
    icons = [icon(sign(one)) for one in signs]
    return el("span", f"{mark} " if mark and mine else "", *icons, whose, said, class_=kind)


def _combat_table(table: Table, drawn: AutomaCard, words: Words, links: Links) -> Markup:
    """What it would spend in a combat, by its power; and the resource box. In a combat another card decides."""
    ends = [f"{low}–{high - 1}" for low, high in pairwise(RANGES)] + [f"{RANGES[-1]}+"]
    now = table_range(table.automa.power) if table.battle is None else None
    cells = [
        el("span", el("span", end, class_="what"), " ", el("b", spend), class_="symbol made" if at == now else "symbol")
        for at, (end, spend) in enumerate(zip(ends, drawn.spend, strict=True))
    ]
    more = el("span", icon(sign(COMBAT_CARD)), el("b", drawn.cards), class_="symbol")
    box = _value(words, links("fix box"), "box", table.resource_box, before=icon(sign("crate")))
    head = el("span", icon(sign("attack")), icon(sign(POWER)), class_="symbol")
    return el("p", head, *cells, more, box, class_="symbols")
