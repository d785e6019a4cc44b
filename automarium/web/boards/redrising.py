"""Red Rising: the Automa's two cards, the places, the tracks of both sides, and every other value of the twin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from markupsafe import Markup

from automarium.core.ask import Ask, Reports
from automarium.core.tale import Kind, Name
from automarium.games.redrising.fixes import NO, YES
from automarium.games.redrising.names import (
    APOLLO,
    AUTOMA,
    COLORS,
    DISCARD,
    LETTERS,
    LOCATIONS,
    RIGHT,
    SIDES,
    SOVEREIGN,
    STAR,
    TRACKS,
)
from automarium.games.redrising.setup import DEALT
from automarium.games.redrising.table import FULL, LAST_TURN, TURNS, Table
from automarium.last.redrising import last_of
from automarium.web.boards import NOWHERE, Board, Links
from automarium.web.boards.redrising_cards import automa_cards, hand, others, piles
from automarium.web.boards.redrising_road import hands, road
from automarium.web.boards.redrising_scenes import markers, scene
from automarium.web.boards.redrising_seat import beside, guide, held, hint, news, off_board, seat, shows
from automarium.web.boards.redrising_signs import RedRisingPen, icon, verb_icon
from automarium.web.boards.redrising_tracks import GOAL
from automarium.web.svg import el
from automarium.words import Words

__all__ = [
    "before_end",
    "beside",
    "board",
    "draft",
    "guide",
    "held",
    "hint",
    "markers",
    "news",
    "off_board",
    "reminders",
    "scene",
    "shows",
    "spot",
    "verb_icon",
]


FIXABLE = ("legend-letter", "legend-count")  # signs that stand for what can be corrected


def board(table: Table, words: Words, links: Links) -> Board:
    pen = RedRisingPen(table, words, links, last_of(table))
    begun = pen._replace(last=last_of(table, ())) if links.said or _told(table) else pen  # it is about the answer
    scoring = _head(table) == "head-scoring"

    def whole() -> tuple[Markup | None, ...]:
        shown = begun._replace(links=NOWHERE) if table.screen else begun  # there one taps on the cards
        return road(shown, handed=table.screen or not scoring), _key(shown)

    def rest() -> Markup:
        parts = [_tracks(pen)] + ([automa_cards(pen)] if table.cards else [])
        if table.known:
            parts += [] if table.screen else [hand(pen)]
            parts += [piles(pen), *others(pen)] if table.setup["depth"] != "counted" else []  # then they have no names
        below = whole() if scoring or table.screen else ()
        return el("div", *below, *parts, el("p", *_facts(pen), class_="facts"), _legend(pen), class_="redrising")

    if table.screen:
        last = el("p", pen.say("seat-last-turn"), class_="last-turn") if _is_last_turn(table) else None
        return Board(el("div", last, seat(pen), class_="redrising"), rest)
    naming = bool(links.said) and links.said[-1] in COLORS  # a card by its colour: that is not tapped on the picture
    drawn = (hands(begun),) if scoring else whole()
    return Board(el("div", *drawn, class_=f"redrising{' naming' if naming else ''}"), rest)


def _head(table: Table) -> str:
    """The heading that was told last."""
    return next((event.id for event in reversed(table.tale.events) if event.kind == Kind.HEAD), "")


def _told(table: Table) -> bool:
    """Whether the human has told anything of this turn but corrections: then what the Automa did is not looked at any
    more."""
    if _head(table) != "head-human-turn":
        return False
    told = takewhile(lambda event: event.kind != Kind.HEAD, reversed(table.tale.events))
    return table.turn.led_at is not None or not all(event.id.startswith("fixed-") for event in told)


def _is_last_turn(table: Table) -> bool:
    """Whether no other turn of the human comes after this one; House Apollo has one after the last round (R-108)."""
    ends = table.ending and table.house != APOLLO and table.stage == TURNS and _head(table) == "head-human-turn"
    return ends or table.stage == LAST_TURN


def reminders(table: Table, words: Words) -> list[str]:
    """At the table the page is scrolled to the question: that this is the last turn stands there, and not above the
    picture."""
    return [words.say("seat-last-turn")] if not table.screen and _is_last_turn(table) else []


def before_end(table: Table, words: Words) -> str:
    """An ability of which nothing has been told: the button stands where cues are passed."""
    card = table.turn.by_hand
    return words.say("nothing-of-ability", {"card": card}) if card and not table.turn.told else ""


def _key(pen: RedRisingPen) -> Markup | None:
    """What the numbers of the ways are."""
    numbers = sorted({move.card for move in pen.last.moves if move.card})
    rounds = [el("span", number, class_="round", aria_hidden="true") for number in numbers]
    return el("p", *rounds, " ", pen.say("picture-ways", number=len(numbers)), class_="ways-key") if rounds else None


def draft(_: Table, ask: Ask[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """Characters that have been named, and the colour of the next one; reports and corrections say so themselves."""
    if not said or said[-1] not in COLORS or said[0] == "fix" or isinstance(ask.shape, Reports):
        return None
    return el("span", ", ".join((*(words.say(id) for id in said[:-1]), words.say(f"color-{said[-1]}"))))


def spot(place: object, _: str) -> str:
    """Where a candidate of a choice is on the picture: the Automa chooses among the locations."""
    return str(place) if place in LOCATIONS else ""


# --- tracks ---


def _tracks(pen: RedRisingPen) -> Markup:
    """Both sides' tracks, with what the Automa gained in its last turn."""
    heads = [el("th", icon(one), el("span", f" {pen.say(one)}"), scope="col") for one in (*TRACKS, SOVEREIGN)]
    rows = [
        el(
            "tr",
            el("th", pen.say(side), scope="row"),
            *(el("td", _track(pen, side, track)) for track in TRACKS),
            el("td", _crown(pen, side)),
        )
        for side in SIDES
    ]
    return el("table", el("thead", el("tr", el("td", " "), *heads)), el("tbody", *rows), class_="tracks")


def _track(pen: RedRisingPen, side: Name, track: Name) -> Markup:
    value = pen.table.tracks[side][track]
    shown = [el("b", value), icon("flag") if value >= GOAL else None, _gained(pen, side, track), _steps(value, side)]
    return pen.link((f"fix {track} {side}",), f"{pen.say(side)}, {pen.say(track)}", *shown)


def _steps(value: int, side: Name) -> Markup:
    """Ten steps, the seventh taller than the others."""
    bars = [
        el("rect", x=at * 6, y=0 if at == GOAL - 1 else 2, width=5, height=8 if at == GOAL - 1 else 6, class_=kind)
        for at in range(FULL)
        for kind in ("on" if at < value else "off",)
    ]
    return el("svg", *bars, viewBox="0 0 60 8", class_=f"steps {side}", aria_hidden="true")


def _crown(pen: RedRisingPen, side: Name) -> Markup:
    about = f"{pen.say(SOVEREIGN)} ({pen.say(side)})"
    if pen.table.sovereign != side:
        return pen.link(("fix sovereign",), about, "–")
    yes = el("span", pen.say("yes"), class_="visually-hidden")
    return pen.link(("fix sovereign",), about, icon(SOVEREIGN), yes, _gained(pen, side, SOVEREIGN))


def _gained(pen: RedRisingPen, side: Name, what: Name) -> Markup | None:
    """What the Automa gained in its last turn, with the numbers of the cards that gave it."""
    by = [number for number, gain in pen.last.gains if gain == what and side == AUTOMA]
    if not by:
        return None
    rounds = [el("span", number, class_="round", title=pen.say("picture-by-card", number=number)) for number in by]
    return el("span", "" if what == SOVEREIGN else f"+{len(by)}", *rounds, class_="gained")


# --- everything else ---


def _facts(pen: RedRisingPen) -> Iterator[Markup]:
    table = pen.table
    yield _fact(pen, "fix house", "verb-house", pen.say(table.house))
    yield _fact(pen, "fix parity", "picture-parity", pen.say(table.parity))
    for side in SIDES:
        yield _fact(pen, f"fix turns {side}", f"picture-turns-{side}", table.turns[side])
    yield _fact(pen, "fix ending", "picture-ending", pen.say(YES if table.ending else NO))
    fix = "fix automa-card" if table.deck.physical else ""
    yield _fact(pen, fix, "picture-automa-deck", table.deck.count)


def _fact(pen: RedRisingPen, fix: str, label: str, value: object) -> Markup:
    return pen.link((fix,), "", f"{pen.say(label)}: ", el("b", value))


def _legend(pen: RedRisingPen) -> Markup:
    """What the signs mean, folded away."""
    rows = [
        (el("span", "1", class_="round"), "legend-number"),
        (el("span", " ", class_="key inviting"), "legend-inviting"),
        (el("span", " ", class_="key walk"), "legend-walk"),
        (el("b", pen.say(LETTERS[0])), "legend-letter"),
        (el("b", "6"), "legend-count"),
        (icon("flag"), "legend-flag"),
        ("▼ ▲", "legend-sections"),
        (icon(RIGHT), "legend-arrow"),
        (icon(STAR), "picture-star"),
        (icon(DISCARD), "picture-discard"),
    ]
    signs = [(icon(one), one) for one in (*LOCATIONS, *TRACKS, SOVEREIGN)]
    items = [el("li", el("span", sign, class_="sign"), _meaning(pen, words)) for sign, words in (*rows, *signs)]
    return el("details", el("summary", pen.say("legend")), el("ul", *items), class_="legend")


def _meaning(pen: RedRisingPen, sign: str) -> str:
    """What a sign means; at a table of one's own some of them are tapped to be corrected."""
    said = pen.say(sign)
    return f"{said}; {pen.say('legend-fix')}" if sign in FIXABLE and not pen.table.screen else said


def dealt(table: Table) -> dict[str, object]:
    return {"house": table.house} if table.setup["house"] in DEALT else {}
