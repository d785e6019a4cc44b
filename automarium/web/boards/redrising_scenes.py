"""Red Rising: what a cue is about: the places with one way between them, the tracks, a tile, or cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from markupsafe import Markup

from automarium.core.tale import Event, Name
from automarium.cues import Cue
from automarium.games.redrising.cards import Card, Character, characters
from automarium.games.redrising.names import INSTITUTE, SOVEREIGN
from automarium.games.redrising.table import Table
from automarium.last.redrising import last_of
from automarium.web.boards import NOWHERE, redrising_seat
from automarium.web.boards.redrising_road import CUE, STAGE, Plan, road
from automarium.web.boards.redrising_signs import RedRisingPen, face, in_lines, mark
from automarium.web.boards.redrising_tracks import Moved, tracks
from automarium.web.svg import el, picture, text
from automarium.words import Words

WIDE = 340
LABEL = 15  # letters of a small line that a card has room for
TWICE = [(95, 140), (245, 140)]  # where two dice lie without a card
FACES = {"face-banish": "discard", "face-place": "lead"}  # the signs of faces of the die that are called otherwise


def scene(table: Table, words: Words, told: Sequence[Event], about: str) -> Markup:
    """What a cue is about, as it is then."""
    pen = RedRisingPen(table, words, NOWHERE, last_of(table, told))
    drawn = _rolled if table.screen and any(event.id == "note-die" for event in told) else SCENES.get(about, _places)
    return el("div", drawn(pen, told), class_="redrising")


def markers(table: Table, words: Words, cue: Cue) -> Markup:
    """The tracks that move."""
    pen = RedRisingPen(table, words, NOWHERE, last_of(table, ()))
    moved: dict[tuple[Name, Name], int] = {}
    for change in cue.changes:
        args = change.orders[0].args
        moved[args["side"], args["track"]] = change.before
    return el("div", tracks(pen, Moved(moved)), class_="redrising")


def _places(pen: RedRisingPen, _: Sequence[Event]) -> Markup:
    return road(pen, _plan(pen))


def _plan(pen: RedRisingPen) -> Plan:
    """Cards that are only counted have no names."""
    return STAGE if pen.table.known else CUE


def _neutral(pen: RedRisingPen, told: Sequence[Event]) -> Markup:
    """Tokens of a house that nobody plays, laid at the Institute."""
    number = next(event.args["number"] for event in told if event.id == "order-neutral")
    x, y, width, height = _plan(pen).boxes[INSTITUTE]
    first = x + width / 2 - 11 * (number - 1)
    tokens = [el("circle", cx=first + 22 * at, cy=y + height + 14, r=8, class_="character lit") for at in range(number)]
    return road(pen, _plan(pen), *tokens)


def _token(pen: RedRisingPen, told: Sequence[Event]) -> Markup:
    return tracks(pen, Moved(token=True, taken=any(event.id == "order-sovereign" for event in told)))


def _stays(pen: RedRisingPen, told: Sequence[Event]) -> Markup:
    """Tracks that might have moved."""
    stay = [(event.args["side"], event.args["track"]) for event in told if event.id == "note-track-stays"]
    return tracks(pen, Moved({(side, track): pen.table.tracks[side][track] for side, track in stay}))


def _goal(pen: RedRisingPen, _: Sequence[Event]) -> Markup:
    return tracks(pen, Moved(goal=True))


def _house(pen: RedRisingPen, _: Sequence[Event]) -> Markup:
    """The tile of the human's house."""
    name = pen.say(pen.table.house)
    tile = el("path", d="M80 20H260V150Q260 225 170 262Q80 225 80 150Z", class_="place lit")
    parts = (tile, mark(SOVEREIGN, 146, 52, 48), text(170, 150, name, "huge"))
    return picture(WIDE, 280, name, *parts, class_="part gauges")


def _scoring_card(pen: RedRisingPen, _: Sequence[Event]) -> Markup:
    """The scoring card under the edge of the board, and what can still be read of it."""
    said = pen.say("picture-parity-card", parity=pen.table.parity)
    card = el("rect", x=70, y=60, width=200, height=180, rx=12, class_="place lit")
    board = el("rect", x=8, y=16, width=324, height=128, rx=10, class_="place")
    squares = [el("rect", x=26 + 76 * at, y=36, width=60, height=88, rx=8, class_="off") for at in range(4)]
    return picture(WIDE, 256, said, card, board, *squares, text(170, 202, said, "huge"), class_="part gauges")


def _listed(pen: RedRisingPen, told: Sequence[Event]) -> Markup:
    """The characters that are named, each in its colour."""
    cards = next(event.args["cards"] for event in told if "cards" in event.args)
    if not cards:
        return _places(pen, told)
    rows: list[Markup] = []
    for at, id in enumerate(cards):
        one, y = characters()[id], 10 + 52 * at
        ground = el("rect", x=20, y=y, width=34, height=44, rx=5, class_=f"character {face(Card(id))}")
        rows += [ground, text(37, y + 29, one.core, f"count {face(Card(id))}")]
        rows += [text(68, y + 22, pen.say(id), "head", "start")]
        rows += [text(68, y + 40, pen.say("picture-color", color=Name(f"color-{one.color}")), "label", "start")]
    return picture(WIDE, 10 + 52 * len(cards), ", ".join(pen.say(id) for id in cards), *rows, class_="part gauges")


def _rolled(pen: RedRisingPen, told: Sequence[Event]) -> Markup:
    """The die as it fell, twice if it was rolled again, beside the card for which it was rolled, and what that says."""
    fell = [event.args["face"] for event in told if event.id == "note-die"]
    gained = next((event.args["card"] for event in told if event.id == "note-gained"), None)
    spots = [(244 if gained else 170, 140)] if len(fell) == 1 else [(244, 74), (244, 206)] if gained else TWICE
    rolled = [_die(face_up, x, y) for face_up, (x, y) in zip(fell, spots, strict=False)]
    card = _large(pen, characters()[gained], 14, 24) if gained else ()
    drawn = picture(WIDE, 280, ", ".join(map(pen.say, fell)), *card, *rolled, class_="part gauges")
    return drawn + _says(pen, characters()[gained]) if gained else drawn


def _die(face_up: Name, x: int, y: int) -> Markup:
    die = el("rect", x=x - 60, y=y - 60, width=120, height=120, rx=22, class_="place lit")
    return el("g", die, mark(FACES.get(face_up, face_up), x - 36, y - 36, 72), transform=f"rotate(-6 {x} {y})")


def _says(pen: RedRisingPen, one: Character) -> Markup:
    """What a card says, where there is room for it."""
    parts = redrising_seat.texts(pen.words, one, pen.table.setup)
    said = [el("span", el("small", pen.say(heading)), " ", " ".join(lines)) for heading, lines in parts]
    return el("p", *said, class_="says")


def _large(pen: RedRisingPen, one: Character, x: float, y: float) -> Iterator[Markup]:
    """A card as wide as half of the picture: core value, colour and name."""
    looks = f"c-{one.color}"
    yield el("rect", x=x, y=y, width=150, height=232, rx=14, class_="place")
    yield el(
        "path", d=f"M{x} {y + 56}V{y + 14}q0 -14 14 -14H{x + 136}q14 0 14 14V{y + 56}Z", class_=f"character {looks}"
    )
    yield text(x + 14, y + 40, one.core, f"huge {looks}", "start")
    yield el("g", mark(f"color-{one.color}", x + 104, y + 13, 32), class_=f"on {looks}")
    colour = in_lines(pen.say("picture-color", color=Name(f"color-{one.color}")), LABEL)
    for at, line in enumerate(colour):
        yield text(x + 14, y + 82 + 18 * at, line, "label", "start")
    for at, line in enumerate(in_lines(pen.say(one.id), 11)):
        yield text(x + 14, y + 94 + 18 * len(colour) + 22 * at, line, "head", "start")


def _automa_deck(pen: RedRisingPen, told: Sequence[Event]) -> Markup:
    """The Automa's cards: to be drawn, set aside, discarded."""
    deck = pen.table.deck
    gone = told[0].id == "order-discard-automa-cards" or told[-1].id == "order-discard-automa-cards"
    piles = (
        ("picture-automa-deck", deck.count, not gone),
        ("picture-aside", deck.aside_count, not gone),
        ("pile-discard", len(deck.discarded), gone),
    )
    parts: list[Markup] = []
    for at, (id, number, lit) in enumerate(piles):
        x = 66 + 104 * at
        looks = "character back lit" if lit else "character back"
        shown = [
            el("rect", x=x - 36 - shift, y=30 - shift, width=72, height=98, rx=8, class_=looks) for shift in (-6, -3, 0)
        ]
        parts += [*(shown if number else shown[-1:]), text(x, 90, number, "huge")]
        parts += [text(x, 158 + 18 * line, word, "label") for line, word in enumerate(pen.say(id).split(" ", 1))]
    return picture(WIDE, 190, pen.say("picture-automa-deck"), *parts, class_="part gauges")


def _in_the_box(pen: RedRisingPen, _: Sequence[Event]) -> Markup:
    """The Automa's cards, half seen in their box."""
    backs = [
        el("rect", x=118 + 16 * at, y=36 + 6 * at, width=72, height=98, rx=8, class_="character back")
        for at in (0, 1, 2)
    ]
    box = el("rect", x=70, y=112, width=200, height=132, rx=10, class_="place lit")
    said = pen.say("picture-automa-deck")
    return picture(WIDE, 256, said, *backs, box, text(170, 192, len(pen.table.deck.all), "huge"), class_="part gauges")


Drawn = Callable[[RedRisingPen, Sequence[Event]], Markup]
SCENES: dict[str, Drawn] = {
    "order-sovereign": _token,
    "note-keeps-sovereign": _token,
    "note-track-stays": _stays,
    "note-all-full": _goal,
    "care-ending": _goal,
    "care-ending-now": _goal,
    "care-apollo-last": _house,
    "order-house": _house,
    "order-neutral": _neutral,
    "order-parity": _scoring_card,
    "order-remove": _listed,
    "care-end-abilities-left": _listed,
    "note-end-abilities": _listed,
    "order-leave-automa-cards": _in_the_box,
    "order-shuffle-automa-deck": _automa_deck,
    "note-shuffle-automa-deck": _automa_deck,
    "order-discard-automa-cards": _automa_deck,
    "note-card-entered": _automa_deck,
}
