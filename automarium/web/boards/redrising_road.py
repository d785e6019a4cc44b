"""Red Rising: the picture of the places. Deck and banished cards above, the four locations as they lie on the board,
the hands below, and between them the ways that characters went in the Automa's last turn."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.redrising.names import (
    AUTOMA_HAND,
    BANISHED,
    BONUS,
    DECK,
    HAND,
    LEFT,
    LETTERS,
    LOCATIONS,
    LUNA,
    SOVEREIGN,
)
from automarium.last.redrising import Move, Walk
from automarium.web.boards.pen import Box
from automarium.web.boards.redrising_signs import RedRisingPen, fix_cards, mark, pane
from automarium.web.svg import el, picture, text

WIDE = 340  # as wide as a phone, so that its type is seen at its own size
COLUMN, ACROSS = 84, 80
TOP, LANE = 36, 32  # how high the upper and lower places are, and the ways between the rows
HIGH, CELL = 88, 36
ROW = 4 + TOP + LANE  # where the locations begin
BELOW = ROW + HIGH + LANE
BOXES: dict[Name, Box] = {
    DECK: (4, 4, 192, TOP),
    BANISHED: (228, 4, 108, TOP),
    **{one: (4 + at * COLUMN, ROW, ACROSS, HIGH) for at, one in enumerate(LOCATIONS)},
    HAND: (4, BELOW, ACROSS, TOP),
    AUTOMA_HAND: (88, BELOW, 248, TOP),
}
NUMBER = 40  # how wide a number is that can be tapped
APART = 26  # between two ways beside each other


def road(pen: RedRisingPen) -> Markup:
    places = [_place(pen, place) for place in (DECK, BANISHED)]
    locations = [_location(pen, location) for location in LOCATIONS]
    hands = [_place(pen, place) for place in (HAND, AUTOMA_HAND)]
    walks = [_walk(pen, walk) for walk in pen.last.walks]
    ways = [_way(pen, move, *line) for move, line in _lines(pen.last.moves)]
    title = pen.say("picture-places")
    return picture(WIDE, BELOW + TOP + 4, title, *places, *locations, *hands, *walks, *ways, class_="road")


def _frame(pen: RedRisingPen, place: Name) -> str:
    if place in pen.last.places():
        return "place lit"
    return "place candidate" if place in pen.last.stood else "place"


# --- places ---


def _place(pen: RedRisingPen, place: Name) -> Markup:
    """Deck, banished cards, a hand: a name and a number."""
    x, y, width, height = box = BOXES[place]
    name = text(x + 8, y + 22, pen.say(f"picture-{place}"), "label", "start")
    number = _count(pen, place, (x + width - NUMBER, y, NUMBER, height))
    return el("g", pane(pen, place, pen.say(place), box, name, class_=_frame(pen, place)), number)


def _location(pen: RedRisingPen, location: Name) -> Markup:
    """Above, the location with its bonus; below, its priority letter and the number of its cards."""
    x, y, width, height = BOXES[location]
    letter = next((one for one in LETTERS if pen.table.priorities.get(one) == location), None)
    upper = HIGH - CELL
    label = f"{pen.say(location)}: {_bonus_words(pen, location)}"
    inside = [text(x + width / 2, y + 17, pen.say(location), "head"), mark(location, x + 8, y + 24, 22)]
    cells = _count(pen, location, (x + width / 2, y + upper, width / 2, CELL))
    if letter is not None:
        about = pen.say("picture-priority", location=location, letter=letter)
        shown = text(x + width / 4, y + upper + 24, pen.say(letter), "letter")
        cells += _cell(pen, f"fix priority {location}", about, (x, y + upper, width / 2, CELL), shown)
    frame = el("rect", x=x, y=y, width=width, height=height, rx=8, class_=f"{_frame(pen, location)} frame")
    head = pane(pen, location, label, (x, y, width, upper), *inside, *_bonus(pen, location, x, y))
    return el("g", head, cells, frame)


def _bonus_words(pen: RedRisingPen, location: Name) -> str:
    if location == LUNA:
        return pen.say("picture-luna", location=pen.table.luna_shows)
    return f"{pen.say(BONUS[location])} +1"


def _bonus(pen: RedRisingPen, location: Name, x: float, y: float) -> Iterator[Markup]:
    """One step on the track of the location; on Luna the token, and what the Luna bonus card shows."""
    if location == LUNA:
        yield mark(SOVEREIGN, x + 35, y + 26, 17)
        yield text(x + 56, y + 39, "+", "small")
        yield mark(pen.table.luna_shows, x + 60, y + 26, 17)
    else:
        yield text(x + 45, y + 39.5, "+1", "bonus")
        yield mark(BONUS[location], x + 55, y + 25, 19)


def _count(pen: RedRisingPen, place: Name, box: Box) -> Markup:
    x, y, width, height = box
    number = len(pen.table.piles[place])
    about = pen.say("picture-count", place=place, number=number)
    shown = text(x + width / 2, y + height / 2 + 6.5, number, "count")
    return _cell(pen, fix_cards(pen, place), about, box, shown)


def _cell(pen: RedRisingPen, fix: str, about: str, box: Box, shown: Markup) -> Markup:
    """A value that can be corrected, set in a little from the edges of its box."""
    x, y, width, height = box
    return pane(pen, fix, about, (x + 2, y + 2, width - 4, height - 4), shown, class_="cell", rx=5)


# --- ways ---


def _lines(moves: tuple[Move, ...]) -> Iterator[tuple[Move, tuple[float, float, float, float]]]:
    """Where each way begins and ends. Ways of the same lane stand side by side."""
    for move in moves:
        same = [one for one in moves if (one.start, one.end) == (move.start, move.end)]
        aside = APART * (same.index(move) - (len(same) - 1) / 2)
        (x, y, width, height), (to_x, to_y, to_width, to_height) = BOXES[move.start], BOXES[move.end]
        if y == to_y:  # deck to banished cards
            yield move, (x + width, y + 9 + aside / 2 + 8, to_x, y + 9 + aside / 2 + 8)
            continue
        middle = (to_x + to_width / 2) if move.end in LOCATIONS else (x + width / 2)
        start = min(max(middle + aside, x + 14), x + width - 14)
        end = min(max(middle + aside, to_x + 14), to_x + to_width - 14)
        yield move, (start, y + height, end, to_y) if y < to_y else (start, y, end, to_y + to_height)


def _way(pen: RedRisingPen, move: Move, x: float, y: float, to_x: float, to_y: float) -> Markup:
    """An arrow with the number of the card that says so. One that crosses the locations lets their signs be read."""
    said = pen.say("picture-move", number=move.card, start=move.start, end=move.end)
    reach = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 1)
    dx, dy = (to_x - x) / reach, (to_y - y) / reach
    neck_x, neck_y = to_x - 9 * dx, to_y - 9 * dy
    barbs = (f"L{neck_x - side * dy:.1f} {neck_y + side * dx:.1f}" for side in (5, -5))
    across = y != to_y and move.start not in LOCATIONS and move.end not in LOCATIONS
    along = 0.06 if across else 0.5
    at_x, at_y = x + (neck_x - x) * along, y + (neck_y - y) * along
    parts = (
        el("title", said),
        el("path", d=f"M{x:.1f} {y:.1f}L{neck_x:.1f} {neck_y:.1f}", class_="way across" if across else "way"),
        el("path", d=f"M{to_x:.1f} {to_y:.1f}{''.join(barbs)}Z", class_="way-end"),
        el("circle", cx=at_x, cy=at_y, r=8, class_="way-ground"),
        text(at_x, at_y + 4, move.card, "way-number"),
    )
    return el("g", *parts, role="img", aria_label=said)


def _walk(pen: RedRisingPen, walk: Walk) -> Markup:
    """From the location that would not do along the arrow to the one that did; past the edge it comes round again."""
    said = pen.say("picture-walk", number=walk.card, start=walk.start, end=walk.end)
    step = -COLUMN if walk.arrow == LEFT else COLUMN
    y = ROW + HIGH + 5
    start, end = (BOXES[one][0] + ACROSS / 2 for one in (walk.start, walk.end))
    path, x = f"M{start:g} {y}", start
    while x != end:
        x += step
        if 0 < x < WIDE:
            path += f"H{x:g}"
        else:
            path += f"H{0 if step < 0 else WIDE}"
            x += -4 * step
            path += f"M{WIDE if step < 0 else 0} {y}H{x:g}"
    parts = (el("title", said), el("circle", cx=start, cy=y, r=3.5, class_="walk"), el("path", d=path, class_="walk"))
    return el("g", *parts, role="img", aria_label=said)
