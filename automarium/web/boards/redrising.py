"""Red Rising: four columns with their piles, the tracks of both sides, the Automa's two cards."""

from __future__ import annotations

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN_ID, AutomaCard, Card, characters
from automarium.games.redrising.table import FULL, Table
from automarium.games.redrising.words import (
    AUTOMA_HAND,
    BANISHED,
    BONUS,
    DECK,
    HAND,
    LETTERS,
    LOCATIONS,
    LUNA,
    SIDES,
    TRACKS,
)
from automarium.web.boards import Taps
from automarium.web.svg import el, picture, tap, text
from automarium.words import Words

COLUMN, GAP, TOP = 160, 8, 34
ROWS = 6  # cards of a pile that are drawn
ROW = 26
PILE = ROWS * ROW + 14
SIGN = {"jupiter": "▲", "mars": "◆", "luna": "☾", "institute": "■"}
EXTRA = {"star": "★", "discard": "✖", "none": ""}


def board(table: Table, words: Words, taps: Taps) -> Markup:
    width = 4 * COLUMN + 3 * GAP
    columns = [
        el("g", _column(table, location, words, taps), transform=f"translate({at * (COLUMN + GAP)} 0)")
        for at, location in enumerate(LOCATIONS)
    ]
    height = TOP + PILE + 34
    tracks = el("g", _tracks(table, words, width), transform=f"translate(0 {height})")
    height += 3 * 34 + 46
    parts = [*columns, tracks]
    if table.cards:
        cards = [_card(card, words, at) for at, card in enumerate(table.cards)]
        parts.append(el("g", *cards, transform=f"translate(0 {height})"))
        height += 62
    return picture(width, height, words.say("game"), *parts)


def _column(table: Table, location: Name, words: Words, taps: Taps) -> Markup:
    letter = next((one for one in LETTERS if table.priorities.get(one) == location), None)
    gained = bool(table.cards) and any(location == table.priorities.get(c.gain, c.gain) for c in table.cards)
    head = [
        el("rect", width=COLUMN, height=TOP + PILE + 26, rx=10, class_="place lit" if gained else "place"),
        text(12, 23, f"{SIGN[location]} {words.say(location)}", "head", "start"),
        text(COLUMN - 14, 23, words.say(letter) if letter else "", "letter", "end"),
        _pile(table, location, words),
        text(COLUMN / 2, TOP + PILE + 17, _bonus(table, location, words), "small"),
    ]
    return tap(taps(location), words.say(location), *head)


def _bonus(table: Table, location: Name, words: Words) -> str:
    if location == LUNA:
        return f"♛ + {SIGN[table.luna_shows]} {words.say(table.luna_shows)}"
    return f"+1 {words.say(BONUS[location])}"


def _pile(table: Table, location: Name, words: Words) -> Markup:
    pile = table.piles[location]
    if not table.known:
        bars = [
            el("rect", x=20, y=TOP + PILE - 24 - at * 9, width=COLUMN - 40, height=7, rx=2, class_="card")
            for at in range(min(len(pile), 14))
        ]
        return el("g", *bars, text(COLUMN / 2, TOP + 26, len(pile), "number"))
    shown = list(reversed(pile[-ROWS:]))
    rows = [_row(card, at, words) for at, card in enumerate(shown)]
    if len(pile) > ROWS:
        rows.append(text(COLUMN - 14, TOP + PILE, f"+{len(pile) - ROWS}", "small", "end"))
    return el("g", *rows)


def _row(card: Card, at: int, words: Words) -> Markup:
    hidden = not card.up or card.id == UNKNOWN_ID
    name = "▒▒▒" if hidden else words.say(card.id)
    color = "hidden" if hidden else f"c-{characters()[card.id].color}"
    core = "" if hidden else characters()[card.id].core
    y = TOP + at * ROW
    return el(
        "g",
        el("rect", x=8, y=y, width=COLUMN - 16, height=ROW - 4, rx=4, class_="card top" if at == 0 else "card"),
        el("rect", x=8, y=y, width=5, height=ROW - 4, rx=2, class_=color),
        text(18, y + 15, name if len(name) < 20 else name[:18] + "…", "name", "start"),
        text(COLUMN - 13, y + 15, core, "small", "end"),
    )


def _tracks(table: Table, words: Words, width: float) -> Markup:
    rows = []
    for at, side in enumerate(SIDES):
        y = 30 + at * 30
        rows.append(text(4, y, words.say(side), "head", "start"))
        for column, track in enumerate(TRACKS):
            x = 110 + column * 158
            if at == 0:
                rows.append(text(x, 8, words.say(track), "small", "start"))
            rows.append(_dots(x, y - 6, table.tracks[side][track]))
        rows.append(text(width - 74, y, "♛" if table.sovereign == side else "", "crown"))
        rows.append(text(width - 12, y, len(table.piles[HAND if at == 0 else AUTOMA_HAND]), "head", "end"))
    rows.append(text(width - 74, 8, words.say("sovereign"), "small"))
    rows.append(text(width - 12, 8, words.say("cli-cards"), "small", "end"))
    left = f"{words.say('deck')}: {len(table.piles[DECK])} · {words.say('banished')}: {len(table.piles[BANISHED])}"
    rows.append(text(width - 12, 92, left, "small", "end"))
    return el("g", *rows)


def _dots(x: float, y: float, value: int) -> Markup:
    """A track of ten; beyond seven, where the end begins, in another colour."""
    dots = [
        el(
            "circle",
            cx=x + 5 + at * 11,
            cy=y,
            r=4,
            class_=("dot on" if at < value else "dot") + (" far" if at > 5 else ""),
        )
        for at in range(FULL)
    ]
    return el("g", *dots, text(x + 5 + FULL * 11 + 10, y + 5, value, "small"))


def _card(card: AutomaCard, words: Words, at: int) -> Markup:
    """Our own drawing of an Automa card: activation, gain, arrow, extra."""
    signs = [words.say(one) if one in LETTERS else SIGN[one] for one in (card.activation, card.gain)]
    return el(
        "g",
        el("rect", width=320, height=52, rx=8, class_="automa-card"),
        text(16, 32, card.n, "small", "start"),
        text(80, 33, f"▼ {signs[0]}", "sign"),
        text(160, 33, f"▲ {signs[1]}", "sign"),
        text(230, 33, words.say(card.arrow), "sign"),
        text(290, 33, EXTRA[card.extra], "sign"),
        transform=f"translate({at * 332} 0)",
    )
