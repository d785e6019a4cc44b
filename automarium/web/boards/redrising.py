"""Red Rising: four locations with their piles, the tracks of both sides, the Automa's two cards."""

from __future__ import annotations

from markupsafe import Markup

from automarium.core.tale import Name, last_turn
from automarium.games.redrising.cards import UNKNOWN_ID, AutomaCard, Card, characters
from automarium.games.redrising.table import FULL, Table
from automarium.games.redrising.words import (
    AUTOMA_HAND,
    BANISHED,
    BONUS,
    DECK,
    HAND,
    HUMAN,
    LETTERS,
    LOCATIONS,
    LUNA,
    SIDES,
    SOVEREIGN,
    TRACKS,
)
from automarium.web.boards import Taps
from automarium.web.svg import el, picture, tap, text
from automarium.words import Words

WIDTH, HEAD = 170, 36
ROWS, ROW = 6, 26  # cards of a pile that are drawn
PILE = ROWS * ROW + 8
HEIGHT = HEAD + PILE + 30
SIGN = {"jupiter": "▲", "mars": "◆", "luna": "☾", "institute": "■"}
EXTRA = {"star": "★", "discard": "✖", "none": ""}
TRACK_NEAR = 7  # the end of the game is near from here on


def board(table: Table, words: Words, taps: Taps) -> Markup:
    """The locations stand side by side, or two by two where the screen is narrow."""
    locations = [_location(table, location, words, taps) for location in LOCATIONS]
    parts = [el("div", *locations, class_="locations"), _tracks(table, words, taps)]
    if table.known:
        names = ", ".join(words.say(card.id) for card in table.piles[HAND])
        parts.append(el("p", el("b", f"{words.say(HAND)}: "), names, class_="hand"))
    if table.cards:
        parts.append(el("div", *(_card(card, words) for card in table.cards), class_="automa-cards"))
    return el("div", *parts, class_="redrising")


# --- locations ---


def _moves(table: Table, location: Name) -> str:
    """What the Automa did here in its last turn: cards laid down, cards taken away."""
    signs = {"order-activate": "▼", "order-gain": "▲"}
    events = last_turn(table.tale.events)
    return "".join(signs[one.id] for one in events if one.id in signs and one.args["location"] == location)


def _location(table: Table, location: Name, words: Words, taps: Taps) -> Markup:
    letter = next((one for one in LETTERS if table.priorities.get(one) == location), None)
    moves = _moves(table, location)
    inside = [
        el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=10, class_="place lit" if moves else "place"),
        text(12, 25, f"{SIGN[location]} {words.say(location)}", "head", "start"),
        text(WIDTH - 42, 25, moves, "moves", "end"),
        text(WIDTH - 14, 26, words.say(letter) if letter else "", "letter", "end"),
        _pile(table, location, words),
        text(WIDTH / 2, HEIGHT - 12, _bonus(table, location, words), "small"),
    ]
    title = f"{words.say(location)}: {len(table.piles[location])}"
    return picture(WIDTH, HEIGHT, title, tap(taps(location), words.say(location), *inside), class_="location")


def _bonus(table: Table, location: Name, words: Words) -> str:
    if location == LUNA:
        return f"♛ + {SIGN[table.luna_shows]} {words.say(table.luna_shows)}"
    return f"+1 {words.say(BONUS[location])}"


def _pile(table: Table, location: Name, words: Words) -> Markup:
    pile = table.piles[location]
    if not table.known:
        bars = [
            el("rect", x=22, y=HEAD + PILE - 14 - at * 9, width=WIDTH - 44, height=7, rx=2, class_="card")
            for at in range(min(len(pile), 14))
        ]
        return el("g", *bars, text(WIDTH / 2, HEAD + 26, len(pile), "number"))
    rows = [_row(card, at, words) for at, card in enumerate(reversed(pile[-ROWS:]))]
    if len(pile) > ROWS:
        rows.append(text(WIDTH - 14, HEIGHT - 12, f"+{len(pile) - ROWS}", "small", "end"))
    return el("g", *rows)


def _row(card: Card, at: int, words: Words) -> Markup:
    """One card of a pile: colour, name and core value; a card that nobody has seen shows its back."""
    y = HEAD + at * ROW
    back = el("rect", x=8, y=y, width=WIDTH - 16, height=ROW - 4, rx=4, class_="card top" if at == 0 else "card")
    if not card.up or card.id == UNKNOWN_ID:
        return el("g", back, text(18, y + 15, "▒▒▒", "name", "start"))
    character = characters()[card.id]
    name = words.say(card.id)
    return el(
        "g",
        back,
        el("rect", x=8, y=y, width=5, height=ROW - 4, rx=2, class_=f"c-{character.color}"),
        text(18, y + 15, name if len(name) <= 20 else f"{name[:19]}…", "name", "start"),
        text(WIDTH - 13, y + 15, character.core, "small", "end"),
    )


# --- tracks ---


def _tracks(table: Table, words: Words, taps: Taps) -> Markup:
    """Both sides' tracks; each can be tapped to correct it."""
    rows = [
        el(
            "tr",
            el("th", words.say(side), scope="row"),
            *(el("td", _track(table, side, track, words, taps)) for track in TRACKS),
            el("td", _crown(table, side, words, taps)),
            el("td", _count(table, HAND if side == HUMAN else AUTOMA_HAND, words, taps)),
        )
        for side in SIDES
    ]
    heads = [words.say(track) for track in TRACKS] + [words.say(SOVEREIGN), words.say("cli-cards")]
    head = el("tr", el("td", " "), *(el("th", one, scope="col") for one in heads))
    deck = [el("span", f"{words.say(place)}: ", _count(table, place, words, taps)) for place in (DECK, BANISHED)]
    return el(
        "div", el("table", el("thead", head), el("tbody", *rows), class_="tracks"), el("p", *deck, class_="piles")
    )


def _track(table: Table, side: Name, track: Name, words: Words, taps: Taps) -> Markup:
    value = table.tracks[side][track]
    dots = "".join("●" if at < value else "·" for at in range(FULL))
    shown = [
        el("span", dots, class_="dots", aria_hidden="true"),
        el("b", value, class_="near" if value >= TRACK_NEAR else ""),
    ]
    return _fixable(taps(f"fix {track} {side}"), f"{words.say(side)}, {words.say(track)}: {value}", *shown)


def _crown(table: Table, side: Name, words: Words, taps: Taps) -> Markup:
    holds = table.sovereign == side
    label = f"{words.say(SOVEREIGN)}: {words.say(table.sovereign or 'nobody')}"
    return _fixable(taps("fix sovereign"), label, "♛" if holds else "–")


def _count(table: Table, place: Name, words: Words, taps: Taps) -> Markup:
    number = len(table.piles[place])
    return _fixable(taps(f"fix cards {place}"), f"{words.say(place)}: {number}", number)


def _fixable(href: str | None, label: str, *inside: object) -> Markup:
    if href is None:
        return el("span", *inside)
    return el("a", *inside, href=href, class_="fixable", aria_label=label, data_swap="")


# --- the Automa's cards ---


def _card(card: AutomaCard, words: Words) -> Markup:
    """Our own drawing of an Automa card: activation, gain, arrow, extra."""
    signs = [words.say(one) if one in LETTERS else SIGN[one] for one in (card.activation, card.gain)]
    return picture(
        320,
        56,
        words.say(card.name),
        el("rect", x=2, y=2, width=316, height=52, rx=8, class_="automa-card"),
        text(16, 34, card.n, "small", "start"),
        text(86, 35, f"▼ {signs[0]}", "sign"),
        text(162, 35, f"▲ {signs[1]}", "sign"),
        text(230, 35, words.say(card.arrow), "sign"),
        text(288, 35, EXTRA[card.extra], "sign"),
        class_="automa-card-picture",
    )
