"""Red Rising: the picture of the places. Deck and banished cards above, the four locations as they lie on the board,
the hands below, and between them the ways that characters went: in the Automa's last turn, or in one cue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.redrising.by_hand import left_to_report
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.human import gain_sources
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
    PLACES,
    SOVEREIGN,
    TRACKS,
)
from automarium.last.redrising import Move, Walk
from automarium.web.boards.pen import Box
from automarium.web.boards.redrising_signs import RedRisingPen, core, face, fix_cards, headed, in_lines, mark, pane
from automarium.web.svg import el, picture, text

WIDE = 340  # as wide as a phone, so that its type is seen at its own size
COLUMN, ACROSS = 84, 80
EDGE, NUMBER = 4, 42  # around everything; how wide something is that can be tapped: 44 pixels of the smallest phone
GAPS = (86, 170, 254)  # between the locations
APART = 26  # between two ways beside each other
STACKED = 3  # cards of a pile that are drawn
FITS = 10  # letters of a card's name in a line
BESIDE = 14  # how far these move for the number beside them

OPEN = (*LOCATIONS, BANISHED)  # places whose top card is seen
WITHOUT_PLACE = (*PLACES, *TRACKS, "ability")  # after these words no place comes

Point = tuple[float, float]


class Plan:
    """Where the places are: low on the page, where the question has to have room, and on the stage of a cue with room
    for what goes its way, and for the names of the cards that lie there, where they have any."""

    def __init__(self, top: float, lane: float, upper: float, cell: float, names: float = 0) -> None:
        self.names = names
        self.upper, self.cell, self.high = upper, cell, upper + cell + names
        self.row = EDGE + top + lane  # where the locations begin
        below = self.row + self.high + lane
        self.lanes = (self.row - lane / 2, below - lane / 2)
        self.height = below + top + EDGE
        self.boxes: dict[Name, Box] = {
            DECK: (4, EDGE, 176, top),
            BANISHED: (212, EDGE, 124, top),
            **{one: (4 + at * COLUMN, self.row, ACROSS, self.high) for at, one in enumerate(LOCATIONS)},
            HAND: (4, below, ACROSS, top),
            AUTOMA_HAND: (88, below, 248, top),
        }


PAGE = Plan(top=44, lane=22, upper=50, cell=44)
CUE = Plan(top=40, lane=30, upper=44, cell=40)  # as wide as the smallest phone, whose text keeps its half
STAGE = Plan(top=40, lane=30, upper=44, cell=40, names=38)  # three lines of a name


def road(pen: RedRisingPen, plan: Plan = PAGE, *over: Markup, handed: bool = True) -> Markup:
    """The places and what went its way between them; without the hands, where these stand above the question."""
    places = [_place(pen, plan, place) for place in (DECK, BANISHED)]
    locations = [_location(pen, plan, location) for location in LOCATIONS]
    hands = [_place(pen, plan, place) for place in (HAND, AUTOMA_HAND)] if handed else []
    walks = [_walk(pen, plan, walk) for walk in pen.last.walks]
    moves = (
        pen.last.moves if plan is not PAGE else tuple(one for one in pen.last.moves if HAND not in (one.start, one.end))
    )
    moves = moves if handed else tuple(one for one in moves if AUTOMA_HAND not in (one.start, one.end))
    routes = [*_routes(plan, moves)]  # of a turn, what the Automa's cards did
    ways = [_way(pen, move, points) for move, points in routes]
    ways += [_going(move, points) for move, points in routes]  # where ways cross, none of them hides that
    title = pen.say("picture-places")
    class_ = "road" if plan is PAGE else "road whole"
    height = plan.height if handed else plan.row + plan.high + EDGE
    return picture(WIDE, height, title, *places, *locations, *hands, *walks, *ways, *over, class_=class_)


def hands(pen: RedRisingPen) -> Markup:
    """The hands alone, which are scored: so the question has room."""
    up = PAGE.boxes[HAND][1] - EDGE
    drawn = [_place(pen, PAGE, place) for place in (HAND, AUTOMA_HAND)]
    shown = el("g", *drawn, transform=f"translate(0 {-up:g})")
    return picture(WIDE, PAGE.height - up, pen.say("picture-places"), shown, class_="road")


def _frame(pen: RedRisingPen, plan: Plan, place: Name) -> str:
    """In a cue what happens is lit; on the page what has been tapped, and where the answer can go on."""
    if plan is not PAGE:
        return "place lit" if place in pen.last.places else "place"
    if place in pen.links.said:
        return "place picked"
    return "place inviting" if _invites(pen, place) else "place"


def _invites(pen: RedRisingPen, place: Name) -> bool:
    """Whether the answer goes on at this place: after leading, where a character can be gained."""
    begun = pen.links.said[0] if pen.links.said else ""
    if pen.links(place) is None or begun in (*WITHOUT_PLACE, "fix"):
        return False
    if pen.table.turn.by_hand and not begun:
        return any(way.place == place for part in left_to_report(pen.table) for way in part.ways if len(part.ways) > 1)
    led = pen.table.turn.led_at is not None and pen.links(HAND) is not None  # else something else is asked
    if begun == "gain" or (led and not begun):
        return place in gain_sources(pen.table)
    return place in LOCATIONS or not (begun in ("lead", "scout") or begun in characters())


def _word(pen: RedRisingPen, place: Name) -> str:
    """What a tap on a place says: nothing where an answer that has been begun does not go on there."""
    begun = pen.links.said[:1]
    return place if not begun or begun[0] in PLACES or _invites(pen, place) else ""


# --- places ---


def _place(pen: RedRisingPen, plan: Plan, place: Name) -> Markup:
    """Deck, banished cards, a hand: a name, and its cards."""
    x, y, width, height = box = plan.boxes[place]
    name = text(x + 5, y + height / 2 + 5, pen.say(f"picture-{place}"), "label", "start")
    number = (x + width - NUMBER, y, NUMBER, height)
    return _whole(pen, place, pen.say(place), box, (name,), _frame(pen, plan, place), [_count(pen, place, number)])


def _location(pen: RedRisingPen, plan: Plan, location: Name) -> Markup:
    """Above, the location with its bonus; below, its priority card and its characters."""
    x, y, width, _ = box = plan.boxes[location]
    letter = next((one for one in LETTERS if pen.table.priorities.get(one) == location), None)
    upper, half = plan.upper, width / 2
    label = f"{pen.say(location)}: {_bonus_words(pen, location)}"
    signs = y + 0.72 * upper
    name = text(x + half, y + 0.2 * upper + 8, headed(pen.say(location)), "head")
    shows = pen.table.luna_shows if _luna_card(pen) else None
    inside = [name, mark(location, x + 8, signs - 11, 22), *_bonus(location, shows, x, signs)]
    if plan.names:
        inside += _named(pen, location, x + half, y + upper + plan.cell)
    values = [_count(pen, location, (x + half, y + upper, NUMBER, plan.cell))]
    if letter is not None:
        about = pen.say("picture-priority", location=location, letter=letter)
        shown = text(x + 0.21 * width, y + upper + plan.cell / 2 + 6.5, pen.say(letter), "letter")
        box_of_letter = (x + half - NUMBER, y + upper, NUMBER, plan.cell)
        values.append(Value(f"fix priority {location}", about, box_of_letter, (shown,)))
    return _whole(pen, location, label, box, inside, _frame(pen, plan, location), values)


def _named(pen: RedRisingPen, location: Name, x: float, y: float) -> list[Markup]:
    """What the open card on top is called, in three lines at most."""
    top = pen.table.piles[location][-1:]
    if not top or core(top[0]) is None:
        return []
    lines = in_lines(pen.say(top[0].id), FITS)
    shown = [*lines[:2], " ".join(lines[2:])]
    return [
        el("text", line, x=x, y=y + 9 + 12 * at, class_="card-name", text_anchor="middle", **squeezed(line))
        for at, line in enumerate(filter(None, shown))
    ]


def squeezed(line: str) -> dict[str, object]:
    """A line that would not fit into a location is drawn narrower."""
    return {"textLength": ACROSS - 6, "lengthAdjust": "spacingAndGlyphs"} if len(line) > FITS else {}


class Value(NamedTuple):
    """Something that can be corrected: by what words, what it is, where, and how it is drawn."""

    fix: str
    about: str
    box: Box
    shown: Sequence[Markup]


def _whole(
    pen: RedRisingPen, place: Name, label: str, box: Box, inside: Iterable[Markup], frame: str, values: Iterable[Value]
) -> Markup:
    """A place: tapped as a whole where the answer goes on with it, else its values can be tapped to be corrected."""
    x, y, width, height = box
    ring = el("g", el("rect", x=x, y=y, width=width, height=height, rx=8, class_=f"{frame} frame"), data_at=place)
    word = _word(pen, place)
    if pen.links.link(word) is not None and pen.links.said[:1] != ("fix",):
        shown = [one for value in values for one in value.shown]
        said = "; ".join((label, *(value.about for value in values)))
        return el("g", pane(pen, word, said, box, *inside, *shown, class_="ground"), ring)
    ground = el("rect", x=x, y=y, width=width, height=height, rx=8, class_="ground")
    cells = [pane(pen, one.fix, one.about, one.box, *one.shown, class_="cell", rx=6) for one in values]
    return el("g", el("title", label), ground, *inside, *cells, ring)


def _bonus_words(pen: RedRisingPen, location: Name) -> str:
    if location != LUNA:
        return f"{pen.say(BONUS[location])} +1"
    return pen.say("picture-luna", location=pen.table.luna_shows) if _luna_card(pen) else pen.say(SOVEREIGN)


def _luna_card(pen: RedRisingPen) -> bool:
    """Whether the Luna bonus card lies where it shows something: under the last of the priority cards to be laid."""
    return len(pen.table.priorities) == len(LETTERS)


@cache
def _bonus(location: Name, shows: Name | None, x: float, y: float) -> tuple[Markup, ...]:
    """One step on the track of the location; on Luna the token, and what the Luna bonus card shows."""
    if location != LUNA:
        return text(x + 45, y + 4.5, "+1", "bonus"), mark(BONUS[location], x + 55, y - 10, 19)
    token = mark(SOVEREIGN, x + 35, y - 9, 17)
    return (token, text(x + 56, y + 4, "+", "small"), mark(shows, x + 60, y - 9, 17)) if shows else (token,)


def _count(pen: RedRisingPen, place: Name, box: Box) -> Value:
    """The cards of a place as a small pile with their number."""
    pile = pen.table.piles[place]
    top = pile[-1] if pile and place in OPEN else None
    about = pen.say("picture-count", place=place, number=len(pile))
    number = "–" if pen.table.screen and not pile and place in LOCATIONS else None  # there a number is a value
    return Value(fix_cards(pen, place), about, box, _pile(box, len(pile), top, number))


@lru_cache(maxsize=4_000)
def _pile(box: Box, many: int, top: Card | None, empty: str | None = None) -> tuple[Markup, ...]:
    """An open card that is known shows its colour and its core value, as everywhere else; how many lie there then
    stands beside it."""
    x, y, width, height = box
    value = core(top) if top else None
    beside = value is not None  # a single one, too: else its value is taken for a number of cards
    more = 3 * (many > 9)  # room that two digits need
    middle, up = x + width / 2 - (BESIDE + more if beside else 0), _raised(many)
    looks = f"count {face(top)}" if top else "count many" if many > 99 else "count"
    number = empty or (many if value is None else value)
    shown = [text(middle - up, y + height / 2 + 6.5 - up, number, looks)]
    if beside:
        shown.append(text(x + width - 5 + more, y + height / 2 + 4.5, f"×{many}", "times", "end"))
    return (*_stack(middle, y + height / 2, height - 12, many, top), *shown)


def _stack(x: float, y: float, high: float, number: int, top: Card | None) -> Iterator[Markup]:
    drawn = min(number, STACKED)
    for at in range(drawn):
        aside = 2.5 * at - _raised(number)
        looks = face(top) if top and at == drawn - 1 else "back"
        yield _card(x - aside, y - aside, high, looks)


def _raised(number: int) -> float:
    """How far the top card of so many lies beside the middle of its pile."""
    return 1.25 * max(min(number, STACKED) - 1, 0)


def _card(x: float, y: float, high: float, looks: str) -> Markup:
    wide = min(0.76 * high, 28)
    return el("rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=4, class_=f"character {looks}")


# --- ways ---


def _routes(plan: Plan, moves: tuple[Move, ...]) -> Iterator[tuple[Move, list[Point]]]:
    """Where each way runs. Ways of the same lane stand side by side."""
    for move in moves:
        same = [one for one in moves if (one.start, one.end) == (move.start, move.end)]
        yield move, _route(plan, move.start, move.end, APART * (same.index(move) - (len(same) - 1) / 2))


def _route(plan: Plan, start: Name, end: Name, aside: float) -> list[Point]:
    """From the edge of a place to the edge of another: straight through the lane between them; between the locations
    where these lie on the way; past their edge to a place beside it."""
    (x, y, width, height), (to_x, to_y, to_width, to_height) = a, b = plan.boxes[start], plan.boxes[end]
    if y == to_y == EDGE:
        middle = y + height / 2 + aside
        ends = ((x + width, middle), (to_x, middle)) if x < to_x else ((x, middle), (to_x + to_width, middle))
        return list(ends)
    if y == to_y:
        lane = plan.lanes[1]
        edge = y + height if y < lane else y
        at, to = x + width / 2, to_x + to_width / 2
        return [(at, edge), (at, lane), (to, lane), (to, edge)]
    edges = (y + height, to_y) if y < to_y else (y, to_y + to_height)
    if start in LOCATIONS or end in LOCATIONS:
        return [(_edge(a, end) + aside, edges[0]), (_edge(b, start) + aside, edges[1])]
    lanes = plan.lanes if y < to_y else plan.lanes[::-1]
    gap = min(GAPS, key=lambda one: abs(one - _within(one, a)) + abs(one - _within(one, b)))
    at, to = _within(gap, a), _within(gap, b)
    bends = [(at, edges[0]), (at, lanes[0]), (gap, lanes[0]), (gap, lanes[1]), (to, lanes[1]), (to, edges[1])]
    return [bends[0], *(point for before, point in pairwise(bends) if point != before)]


def _edge(box: Box, other: Name) -> float:
    """Where on the edge of a place its way to another begins. Of a wide place each location has its own part, so that
    no two ways meet."""
    x, _, width, _ = box
    if other not in LOCATIONS or width <= ACROSS:
        return x + width / 2
    return x + width * (LOCATIONS.index(other) + 0.5) / len(LOCATIONS)


def _within(x: float, box: Box) -> float:
    return min(max(x, box[0] + 14), box[0] + box[2] - 14)


def _way(pen: RedRisingPen, move: Move, points: Sequence[Point]) -> Markup:
    """An arrow along a way."""
    (x, y), (to_x, to_y) = points[-2:]
    reach = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 1)
    dx, dy = (to_x - x) / reach, (to_y - y) / reach
    neck_x, neck_y = to_x - 9 * dx, to_y - 9 * dy
    barbs = (f"L{neck_x - side * dy:.1f} {neck_y + side * dx:.1f}" for side in (6, -6))
    line = "L".join(f"{one:.1f} {other:.1f}" for one, other in (*points[:-1], (neck_x, neck_y)))
    said = pen.say("picture-move" if move.card else "picture-moves", number=move.card, start=move.start, end=move.end)
    parts = (
        el("title", said),
        el("path", d=f"M{line}", class_="way"),
        el("path", d=f"M{to_x:.1f} {to_y:.1f}{''.join(barbs)}Z", class_="way-end"),
    )
    return el("g", *parts, role="img", aria_label=said)


def _going(move: Move, points: Sequence[Point]) -> Markup:
    """On a way in a turn the number of the card that says so, in a cue the character."""
    (at_x, at_y), (next_x, next_y) = points[:2]
    x, y = ((at_x + next_x) / 2, (at_y + next_y) / 2) if len(points) == 2 else (next_x, next_y)
    if move.card:
        number = text(x, y + 4, move.card, "way-number")
        return el("g", el("circle", cx=x, cy=y, r=8, class_="way-ground"), number)
    return el("g", *_traveller(Card(move.who)), transform=f"translate({x:.1f} {y:.1f}) rotate(-7)")


def _traveller(card: Card) -> Iterator[Markup]:
    """A character on its way, with its core value where that is known."""
    yield _card(0, 0, 30, f"{face(card)} lit")
    if (value := core(card)) is not None:
        yield text(0, 5.5, value, f"count many {face(card)}")


def _walk(pen: RedRisingPen, plan: Plan, walk: Walk) -> Markup:
    """From the location that would not do along the arrow to the one that did; past the edge it comes round again."""
    number = "picture-walk" if walk.card else "picture-walks"
    said = pen.say(number, number=walk.card, start=walk.start, end=walk.end)
    step = -COLUMN if walk.arrow == LEFT else COLUMN
    y = plan.row + plan.high + 5
    start, end = (plan.boxes[one][0] + ACROSS / 2 for one in (walk.start, walk.end))
    first = start + step / 4  # beside the way that may begin in the middle
    path, x = f"M{first:g} {y:g}", start
    while x != end:
        x += step
        if 0 < x < WIDE:
            path += f"H{x:g}"
        else:
            path += f"H{0 if step < 0 else WIDE}"
            x += -4 * step
            path += f"M{WIDE if step < 0 else 0} {y:g}H{x:g}"
    parts = (el("title", said), el("circle", cx=first, cy=y, r=3.5, class_="walk"), el("path", d=path, class_="walk"))
    return el("g", *parts, role="img", aria_label=said)
