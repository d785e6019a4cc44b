"""Red Rising: the Automa's two cards in our own drawing, and the characters where they are known by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN_ID, AutomaCard, Card, characters
from automarium.games.redrising.location import meant
from automarium.games.redrising.names import AUTOMA_HAND, BANISHED, HAND, LETTERS, LOCATIONS, NOTHING, STAR
from automarium.web.boards.redrising_seat import unfolding
from automarium.web.boards.redrising_signs import RedRisingPen, fix_cards, headed, icon, mark, seen
from automarium.web.svg import el, picture, text

SECTION, TALL = 40, 40  # a section of an Automa card
SHOWN = 6  # cards of a pile that are always seen; of a higher one the others are folded away


# --- the Automa's cards ---


def automa_cards(pen: RedRisingPen) -> Markup:
    cards = [_automa_card(pen, number, card) for number, card in enumerate(pen.table.cards, 1)]
    return el("div", *cards, class_="automa-cards")


def _automa_card(pen: RedRisingPen, number: int, card: AutomaCard) -> Markup:
    """The four sections as they are printed, and what each of them says now."""
    sections = (card.activation, card.gain, card.arrow, card.extra)
    titles = ("picture-section-activation", "picture-section-gain", f"picture-{card.arrow}", f"picture-{card.extra}")
    drawn = [_section(pen, at, *one) for at, one in enumerate(zip(sections, titles, strict=True))]
    head = el("h3", el("span", number, class_="round"), f" {pen.say(card.name)}")
    steps = [el("li", step) for step in (_activation(pen, card), _gain(pen, number, card))]
    steps.append(el("li", _extra(pen, number, card), class_="dim" if card.extra == NOTHING else None))
    label = pen.say("automa-card-signs", activation=card.activation, gain=card.gain, arrow=card.arrow, extra=card.extra)
    sheet = picture(4 * SECTION + 8, TALL + 8, label, *drawn, class_="printed")
    return el("section", el("div", head, sheet), el("ol", *steps), class_="automa-card")


def _section(pen: RedRisingPen, at: int, sign: Name, title: str) -> Markup:
    x = 4 + at * SECTION
    ground = el("rect", x=x, y=4, width=SECTION, height=TALL, class_="section")
    if sign in LETTERS:
        shown = text(x + SECTION / 2, 32, pen.say(sign), "letter")
    else:
        shown = mark(sign, x + 9, 13, 22)
    said = pen.say(title)
    corner = text(x + 7, 14, "▼▲"[at], "corner") if at < 2 else None
    return el("g", el("title", said), ground, shown, corner, role="img", aria_label=said)


def _printed(pen: RedRisingPen, symbol: Name) -> str:
    """The location of a section, with the letter that means it."""
    where = pen.say(meant(pen.table, symbol))
    return f"{where} ({pen.say(symbol)})" if symbol in LETTERS else where


def _activation(pen: RedRisingPen, card: AutomaCard) -> str:
    return pen.say("picture-activation", location=_printed(pen, card.activation))


def _gain(pen: RedRisingPen, number: int, card: AutomaCard) -> str:
    walk = next((one for one in pen.last.walks if one.card == number), None)
    where = _printed(pen, card.gain)
    if walk is None:
        return pen.say("picture-gain", location=where)
    return pen.say("picture-gain-walked", location=where, arrow=walk.arrow, end=walk.end)


def _extra(pen: RedRisingPen, number: int, card: AutomaCard) -> str:
    gains = tuple(gain for by, gain in pen.last.gains if by == number)
    if card.extra == STAR and gains:
        return pen.say("picture-bonus", gains=gains)
    return pen.say(f"picture-{card.extra}")


# --- characters ---


def piles(pen: RedRisingPen) -> Markup:
    """The four piles from the top down."""
    return el("div", *(_pile(pen, location) for location in LOCATIONS), class_="piles")


def _pile(pen: RedRisingPen, location: Name) -> Markup:
    cards = pen.table.piles[location]
    rows = [_card(pen, card, location, top=at == 0) for at, card in enumerate(reversed(cards))]
    shown = (icon(location), f" {headed(pen.say(location))} ({len(cards)})")
    head = pen.link((fix_cards(pen, location),), pen.say("verb-cards"), *shown)
    below = len(rows) - SHOWN + 1 if len(rows) > SHOWN else 0
    seen, deep = (rows[:-below], rows[-below:]) if below else (rows, [])
    more = el("details", el("summary", f"+{below}"), el("ol", *deep)) if deep else None
    return el("section", el("h3", head), el("ol", *seen), more)


def hand(pen: RedRisingPen) -> Markup:
    cards = [_card(pen, card, HAND) for card in pen.table.piles[HAND]]
    head = pen.link((fix_cards(pen, HAND),), pen.say("verb-cards"), pen.say("picture-your-hand", number=len(cards)))
    return el("section", el("h3", head), el("ol", *cards, class_="held"), class_="hand")


def others(pen: RedRisingPen) -> Iterator[Markup]:
    """Where cards lie that one seldom looks at: folded. The Automa's hand from the bottom, where cards are taken."""
    for place in (BANISHED,) if pen.table.screen else (AUTOMA_HAND, BANISHED):  # H-27
        pile = seen(pen, place)
        rows = [_card(pen, card, place) for card in pile]
        if rows:
            said = pen.say(f"picture-open-{place}", number=len(pile))
            yield el("details", el("summary", said), el("ol", *rows, class_="held"))


def _card(pen: RedRisingPen, card: Card, place: Name, *, top: bool = False) -> Markup:
    """One character: colour with its letters and core value, name; a card that nobody has seen shows its back."""
    if pen.table.screen:
        return el("li", unfolding(pen, card), class_="top" if top else None)
    if not card.up or card.id == UNKNOWN_ID:
        shown: Sequence[Markup] = (el("span", "?", class_="swatch back"), el("span", pen.say("picture-unseen")))
        return el("li", pen.link((fix_cards(pen, place),), pen.say("verb-cards"), *shown))
    character = characters()[card.id]
    color = pen.say(f"color-{character.color}")
    letters = el("abbr", pen.say(f"short-{character.color}"), title=color)
    corner = el("span", letters, el("b", character.core), class_=f"swatch c-{character.color}")
    parts = (corner, el("span", pen.say(card.id), class_="name"))
    words = (card.id, f"fix card {card.id}")
    return el("li", pen.link(words, pen.say(place), *parts), class_="top" if top else None)
