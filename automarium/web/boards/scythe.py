"""Scythe: the map, the Automa's card, both mats, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from automarium.core.tale import Event
from automarium.games.scythe.board import NAMES
from automarium.games.scythe.names import RESOURCES, STRUCTURES, TERRAINS
from automarium.games.scythe.table import Table
from automarium.last.scythe import turn
from automarium.web.boards import NOWHERE, Board, Links
from automarium.web.boards.scythe_map import map_
from automarium.web.boards.scythe_mats import automa, card, human
from automarium.web.boards.scythe_signs import icon, sign
from automarium.web.svg import el
from automarium.words import Words

# what a cue is about, when it is not about the map
ITS_MAT = (
    *("order-automa-star", "order-automa-combat-card", "order-automa-pays", "order-automa-discards"),
    *("order-automa-draws", "order-automa-loses-power", "order-automa-loses-coins", "order-automa-loses-cards"),
    *("order-ability-power", "order-scout", "order-factory-card", "order-setup-power", "order-setup-combat-cards"),
    *("order-setup-coins", "order-setup-popularity", "order-setup-mat", "order-setup-star-card"),
)
MY_MAT = (
    *("order-human-star", "order-recruit-bonus", "order-popularity", "order-human-pays", "order-human-discards"),
    *("order-human-draws", "order-human-gains-power", "order-human-factory-card"),
    *("order-setup-human", "order-setup-human-power", "order-setup-tile"),
)
CARD = ("note-card-drawn", "note-skip", "note-no-unit", "note-no-territory", "note-too-weak")


def board(table: Table, words: Words, links: Links) -> Board:
    events = turn(table)
    drawn = card(table, table.card, words, links) if table.card else None
    mats = el("div", drawn, automa(table, words, links), human(table, words, links), class_="mats")
    return Board(
        el("div", map_(table, words, links, events), class_="scythe"), el("div", mats, _legend(words), class_="scythe")
    )


def scene(table: Table, words: Words, told: Sequence[Event], about: str) -> Markup:
    """What a cue is about, as it is then: the map, a mat, or the Automa's card."""
    if about in ITS_MAT:
        drawn = automa(table, words, NOWHERE)
    elif about in MY_MAT:
        drawn = human(table, words, NOWHERE)
    elif about in CARD and table.card:
        drawn = card(table, table.card, words, NOWHERE)
    else:
        drawn = map_(table, words, NOWHERE, told)
    return el("div", drawn, class_="scythe")


def spot(place: int) -> str:
    return NAMES[place]


def _legend(words: Words) -> Markup:
    shown = [(str(terrain), str(terrain)) for terrain in TERRAINS]
    shown += [("encounter", "picture-encounter"), ("tunnel", "tunnel"), ("river", "picture-river")]
    shown += [(str(kind), str(kind)) for kind in (*RESOURCES, *STRUCTURES)] + [("crate", "picture-resources")]
    drawn = [(_swatch(26, f"swatch t-{name}"), sign(name), id) for name, id in shown]
    drawn += [
        (_swatch(20, "target"), Markup(), "picture-move"),
        (_swatch(20, "candidate"), Markup(), "picture-considered"),
        (_swatch(20, "candidate close"), Markup(), "picture-close"),
        (Markup(), el("path", d="M-11 0H11", class_="arrow retreat"), "picture-retreat"),
        (Markup(), el("path", d="M-11 0H11", class_="mine"), "picture-mine"),
    ]
    signs = (el("span", icon(ground, mark), words.say(id)) for ground, mark, id in drawn)
    return el("details", el("summary", words.say("picture-legend")), el("p", *signs, class_="signs"), class_="legend")


def _swatch(size: int, class_: str) -> Markup:
    return el("rect", x=-size / 2, y=-size / 2, width=size, height=size, rx=4, class_=class_)
