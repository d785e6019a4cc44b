"""Gaia Project: the Automa's two cards in play, as a drawing of our own that shows all that is on a decision card.

From the top: its number (green on a starting card) with the five bars of the set-up; its action and VP, with four lamps
for what the action reads of the support card; these four rows; the pass symbol or a green light, and three bars for the
booster on passing. What counts now is bright.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from automarium.core.tale import Event, Name
from automarium.games.gaia.cards import Card
from automarium.games.gaia.names import (
    BUILD_MINE,
    FACTION_ACTION,
    LOWER,
    MINE,
    POWER_QIC,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    RIGHT,
    STATION,
    UPGRADE,
    UPPER,
)
from automarium.games.gaia.table import Automa, Table
from automarium.web.boards import Links
from automarium.web.boards.gaia_map import zigzag
from automarium.web.boards.gaia_pieces import ICONS, points
from automarium.web.svg import el, fixable, picture, tap, text
from automarium.words import Words

ACTION, SUPPORT = Name("action-card"), Name("support-card")
TILE, RANGE, DIRECTION, NUMBER = ROWS = range(4)
READS = {  # the rows of the support card that an action reads; a faction action reads its own card
    BUILD_MINE: (TILE, RANGE, DIRECTION),
    UPGRADE: (DIRECTION,),
    RESEARCH_HIGHEST: (NUMBER,),
    RESEARCH_RANDOM: (NUMBER,),
    POWER_QIC: (NUMBER,),
    FACTION_ACTION: (),
}
WIDTH, HEIGHT, GAP = 196, 222, 12
ROW = 23  # the height of a row of the support part
ACTION_ICONS = {
    BUILD_MINE: ICONS[MINE],
    RESEARCH_HIGHEST: "M-7 7V3H-3V-1H1V-5H5V-7H7V7Z",
    RESEARCH_RANDOM: "M-7 7V3H-3V-1H1V-5H5V-7H7V7ZM-7-6h5v5h-5Z",
    POWER_QIC: "M1-8-6 1H-1L-3 8 6-2H1Z",
    FACTION_ACTION: "M0-8 8 0 0 8-8 0ZM0-3-3 0 0 3 3 0Z",
}


def cards_of(automa: Automa, words: Words, links: Links) -> Markup:
    """The action card on the left, the support card on the right, and the piles."""
    href = links("fix card")
    deck = words.say("board-deck", {"deck": automa.deck.count, "aside": automa.deck.aside_count})
    if automa.deck.discarded:
        deck += f" · {words.say('discard')}: " + " ".join(str(card.n) for card in automa.deck.discarded)
    piles = el("p", fixable(href, deck, deck), class_="states dim")
    if automa.action is None or automa.support is None:
        return el("section", piles)
    vp = automa.faction.vp if automa.action.action == FACTION_ACTION else automa.action.vp
    reads = READS[automa.action.action]
    left = _figure(automa.action, ACTION, vp, reads, href, words)
    right = _figure(automa.support, SUPPORT, automa.support.vp, reads, href, words)
    return el("section", el("div", left, right, class_="cards-in-play"), piles)


def _figure(card: Card, what: Name, vp: int, reads: tuple[int, ...], href: str | None, words: Words) -> Markup:
    if what == ACTION:
        said = _acts_said(card, vp, words)
    else:
        told = [_told(card, row, words) for row in reads] or [_told(card, row, words) for row in ROWS]
        said = "; ".join((*told, _passing_said(card, words)))
    picture = _card(card, what, vp, reads, href, words)
    return el("figure", el("figcaption", words.say(what)), picture, el("p", said, class_="dim"), class_="automa-figure")


def _told(card: Card, row: int, words: Words) -> str:
    """What a row of the support part says, in words."""
    if row == TILE:
        return words.say("card-tile", {"tile": card.tile})
    if row == RANGE:
        return words.say("card-range", {"range": card.range})
    if row == DIRECTION:
        return words.say("card-direction", {"direction": card.direction})
    return words.say("card-count", {"number": card.number, "arrow": card.arrow})


def cards_in_play(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    """Both cards as a cue shows them; the symbol that lets the Automa pass is lit."""
    passes = any(event.id == "care-pass-symbol" for event in told)
    wide, high = 2 * WIDTH + 3 * GAP, HEIGHT + 24
    drawn = [el("rect", width=wide, height=high, class_="frame lit")]  # unseen: both cards are seen as a whole
    for at, (what, card) in enumerate(zip((ACTION, SUPPORT), (table.automa.action, table.automa.support), strict=True)):
        name = text(WIDTH / 2, 15, words.say(what), "area")
        back = el("rect", x=1.5, y=1.5, width=WIDTH - 3, height=HEIGHT - 3, rx=10, class_="automa-card place")
        symbol = el("circle", cx=24, cy=204.5, r=15, class_="ring lit") if passes and what == ACTION else None
        face = (
            el("g", back, _face(card, what, card.vp, (), words), symbol, transform="translate(0 24)") if card else None
        )
        drawn.append(el("g", name, face, transform=f"translate({GAP + (WIDTH + GAP) * at} 0)"))
    return picture(wide, high, f"{words.say(ACTION)}, {words.say(SUPPORT)}", *drawn, class_="whole")


@lru_cache(maxsize=200)
def _card(card: Card, what: Name, vp: int, reads: tuple[int, ...], href: str | None, words: Words) -> Markup:
    rows = [_told(card, row, words) for row in ROWS]
    said = (_setup_said(card, words), _acts_said(card, vp, words), *rows, _passing_said(card, words))
    label = ". ".join((words.say("board-card", {"what": what, "number": card.n}), *said))
    back = el("rect", x=1.5, y=1.5, width=WIDTH - 3, height=HEIGHT - 3, rx=10, class_="automa-card place")
    drawn = el("g", _face(card, what, vp, reads, words), class_="over")  # the link is the card itself
    return picture(WIDTH, HEIGHT, label, tap(href, label, back), drawn, class_="gaia-card")


@lru_cache(maxsize=200)
def _face(card: Card, what: Name, vp: int, reads: tuple[int, ...], words: Words) -> Markup:
    """All that is printed on a card."""
    acts = what == ACTION
    return el(
        "g",
        _part(False, _setup_said(card, words), *_setup(card)),
        _part(acts, _acts_said(card, vp, words), *_action(card, vp, READS[card.action])),
        _cut(36),
        _cut(92),
        *(_support(card, row, _told(card, row, words), not acts and row in reads) for row in ROWS),
        _cut(188),
        _part(acts and card.passes, "", *_lamp(card)),
        _part(not acts, _passing_said(card, words), *_bars(3, card.pass_booster, WIDTH - 60, 196)),
    )


def _setup_said(card: Card, words: Words) -> str:
    return words.say("card-setup", {"number": card.first_booster, "start": Name("yes" if card.start else "no")})


def _acts_said(card: Card, vp: int, words: Words) -> str:
    return words.say("card-acts", {"action": card.action, "vp": vp, "passes": Name("yes" if card.passes else "no")})


def _passing_said(card: Card, words: Words) -> str:
    return words.say("card-booster", {"number": card.pass_booster})


def _part(bright: bool, title: str, *inside: Markup) -> Markup:
    return el("g", el("title", title) if title else None, *inside, class_="half" if bright else "half off")


def _cut(y: float) -> Markup:
    return el("line", x1=8, x2=WIDTH - 8, y1=y, y2=y, class_="cut")


def _bars(number: int, green: int, x: float, y: float) -> list[Markup]:
    """So many bars, one of which is green."""
    return [
        el("rect", x=x + 11 * at, y=y, width=8, height=17, rx=2, class_="bar on" if at + 1 == green else "bar off")
        for at in range(number)
    ]


def _setup(card: Card) -> list[Markup]:
    number = el("rect", x=9, y=8, width=32, height=22, rx=5, class_="card-number on" if card.start else "card-number")
    return [
        number,
        text(25, 24.5, card.n, "card-n on" if card.start else "card-n"),
        *_bars(5, card.first_booster, WIDTH - 66, 10),
    ]


def _action(card: Card, vp: int, reads: tuple[int, ...]) -> list[Markup]:
    """The symbol, the VP, and at the right edge the four lamps."""
    if card.action == UPGRADE:
        symbol = [
            el("path", d=ICONS[MINE], transform="translate(26 70) scale(1.4)", class_="action-icon"),
            el("path", d=ICONS[STATION], transform="translate(58 58) scale(1.9)", class_="action-icon"),
        ]
    else:
        where = "translate(42 64) scale(2.3)"
        symbol = [el("path", d=ACTION_ICONS[card.action], transform=where, class_="action-icon", fill_rule="evenodd")]
    ring = el("circle", cx=120, cy=64, r=18, class_="vp-ring")
    lamps = [
        el("circle", cx=WIDTH - 16, cy=46 + 12 * row, r=4, class_="lamp on" if row in reads else "lamp") for row in ROWS
    ]
    return [*symbol, ring, text(120, 70.5, vp, "vp-number"), *lamps]


def _support(card: Card, row: int, said: str, bright: bool) -> Markup:
    """One row: its sign, and the same in words."""
    y = 92 + ROW * (row + 0.5) + 2
    drawn: list[Markup]
    if row == TILE:
        drawn = [
            el("rect", x=-12, y=y, width=24, height=7, rx=1.5, class_=f"slot {'on' if card.tile == one else ''}")
            for one, y in ((UPPER, -8), (LOWER, 1))
        ]
    elif row == RANGE:
        drawn = [el("polygon", points=points(0.45), class_="slot"), text(0, 5, card.range, "sign-number")]
    elif row == DIRECTION:
        drawn = [el("path", d=zigzag(card.direction == RIGHT), transform="scale(.75)", class_="stroke")]
    else:
        drawn = [text(0, 5.5, f"{card.number}→" if card.arrow == RIGHT else f"←{card.number}", "sign-number")]
    lit = el("rect", x=5, y=y - 11.5, width=WIDTH - 10, height=ROW, rx=5, class_="row-lit") if bright else None
    signs = el("g", *drawn, transform=f"translate(24 {y:g})")
    return _part(bright, "", *filter(None, (lit, signs, text(46, y + 4.5, said, "row-said", "start"))))


def _lamp(card: Card) -> list[Markup]:
    """The red X that lets the Automa pass among the bottom three, or a green light."""
    if card.passes:
        return [el("circle", cx=24, cy=204.5, r=10, class_="lamp-x"), text(24, 210, "✕", "passes")]
    return [el("circle", cx=24, cy=204.5, r=8, class_="lamp-on")]
