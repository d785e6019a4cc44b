"""Red Rising: the tracks of both sides and the Sovereign token, as a picture in which one of them moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.redrising.names import AUTOMA, HUMAN, INFLUENCE, SIDES, SOVEREIGN, TRACKS
from automarium.games.redrising.table import FULL, NEUTRAL_INFLUENCE
from automarium.web.boards.redrising_signs import RedRisingPen, headed, mark
from automarium.web.svg import el, picture, text

GOAL = 7  # from here on a track counts for the end of the game
WIDE, ROW, LINE = 340, 59, 17  # a track: its name, and a line for each side
SEATS = 54  # so high is the token with its seats
FIRST, STEP = 88, 18  # where the first step of a track is, and how far it is to the next
SHOWN = (AUTOMA, HUMAN)


class Moved(NamedTuple):
    """What the picture is about: tracks by side and name, with where they were; the token, and whether it has just been
    taken; or what counts for the end of the game."""

    tracks: Mapping[tuple[Name, Name], int] = {}
    token: bool = False
    taken: bool = False
    goal: bool = False


def tracks(pen: RedRisingPen, moved: Moved) -> Markup:
    rows = [_row(pen, moved, at, track) for at, track in enumerate(TRACKS)]
    token = _token(pen, moved, 8 + len(TRACKS) * ROW)
    title = ", ".join(pen.say(one) for one in (*TRACKS, SOVEREIGN))
    return picture(WIDE, 8 + len(TRACKS) * ROW + SEATS, title, *rows, token, class_="part whole tracks-drawn")


def _row(pen: RedRisingPen, moved: Moved, at: int, track: Name) -> Markup:
    """A track with its sign and name, and below it how far each side is."""
    y = 8 + at * ROW
    values = [pen.table.tracks[side][track] for side in SHOWN]
    about = any((side, track) in moved.tracks for side in SIDES) or (moved.goal and max(values) >= GOAL)
    lines = [part for line, side in enumerate(SHOWN) for part in _line(pen, moved, side, track, y + 18 + LINE * line)]
    head = _headed(pen, track, y)
    if track == INFLUENCE:  # tokens that nobody plays have their rank, too
        neutral = text(WIDE - 8, y + 14, pen.say("picture-neutral", number=NEUTRAL_INFLUENCE), "label", "end")
        head = (*head, neutral)
    ring = el("rect", x=2, y=y - 4, width=WIDE - 4, height=ROW, rx=9, class_="place lit frame") if about else None
    return el("g", *head, *lines, ring, class_=None if about else "aside")


def _headed(pen: RedRisingPen, sign: Name, y: float) -> tuple[Markup, ...]:
    return mark(sign, 10, y - 1, 18), text(36, y + 14, headed(pen.say(sign)), "head", "start")


def _line(pen: RedRisingPen, moved: Moved, side: Name, track: Name, y: float) -> Iterator[Markup]:
    value = pen.table.tracks[side][track]
    before = moved.tracks.get((side, track), value)
    yield text(10, y + 13, headed(pen.say(side)), "label", "start")
    for step in range(FULL):
        new = min(before, value) <= step < max(before, value)
        looks = "lit" if new else "on" if step < value else "off"
        tall = 17 if step == GOAL - 1 else 13
        x = FIRST + step * STEP
        yield el("rect", x=x, y=y + 9 - tall / 2, width=14, height=tall, rx=3, class_=f"pip {side} {looks}")
    if before != value:
        start, end = (FIRST + (min(one, FULL) - 0.5) * STEP - 2 for one in (before, value))
        yield el("path", d=f"M{start:g} {y + 9}H{end:g}", class_="way")
        yield text(WIDE - 8, y + 15, f"{before} → {value}", "value lit", "end")
    else:
        yield text(WIDE - 8, y + 15, value, "value", "end")


def _token(pen: RedRisingPen, moved: Moved, y: float) -> Markup:
    """Both seats, and the token at the one that has it."""
    holder = pen.table.sovereign
    parts = [*_headed(pen, SOVEREIGN, y)]
    y += 19
    for at, side in enumerate(SHOWN):
        x = 10 + at * 164
        lit = moved.token and side == holder
        parts += [
            el("rect", x=x, y=y, width=156, height=32, rx=10, class_="place lit" if lit else "place"),
            text(x + 14, y + 21, headed(pen.say(side)), "label", "start"),
        ]
        if side == holder:
            parts += [el("circle", cx=x + 126, cy=y + 16, r=14, class_="token"), mark(SOVEREIGN, x + 116, y + 6, 20)]
    if moved.taken and holder is not None:
        start, end = (300, 154) if holder == AUTOMA else (136, 282)
        way = f"M{start} {y + 4}Q{(start + end) / 2} {y - 26} {end} {y + 8}"
        if not _was_held(pen, holder):
            x = 136 if holder == AUTOMA else 300
            way = f"M{x + 34} {y - 16}L{x + 13} {y + 5}"  # from the board, beside the name
        parts.append(el("path", d=way, class_="way"))
    return el("g", *parts, class_=None if moved.token else "aside")


def _was_held(pen: RedRisingPen, holder: Name) -> bool:
    """Whether the other side had the token before."""
    taken = (event for event in pen.table.tale.events if event.id == "order-sovereign")
    return any(event.args["side"] != holder for event in taken)
