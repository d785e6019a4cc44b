"""What every part of Golem's picture needs: the table, the words, what the Automa did last, and the pieces."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.choose import Ladder
from automarium.core.tale import Event, Name, last_turn
from automarium.games.golem.marble import Marble
from automarium.games.golem.names import BOTTOM, SECTIONS
from automarium.games.golem.table import Block, Table
from automarium.web.boards import Links
from automarium.web.svg import el, tap, text
from automarium.words import Words

WIDE = 340  # every picture is as wide as a phone, so that its type is seen at its own size
AREA_NOTES = ("note-area", "note-mirror")
STEPS = {"order-forward": 1, "order-backward": -1}
STUDENT_STEPS = {"order-student": 1, "order-student-back": -1}
BADGES = {"order-activate": "", "order-kill": "✖", "order-create": "+"}

Spot = tuple[Name, int]  # a district and a section of it
Box = tuple[float, float, float, float]  # left, top, width, height


class Move(NamedTuple):
    """A way that a golem or a student of a street has gone, section by section."""

    district: Name
    start: int
    end: int


class Last(NamedTuple):
    """What the Automa did last, and what stood for its choices."""

    marble: Marble | None
    position: int
    golems: list[Move]
    students: list[Move]
    badges: dict[Spot, str]
    marbles: frozenset[Marble]
    positions: frozenset[int]
    spots: frozenset[Spot]
    places: frozenset[int]  # of the library
    books: frozenset[str]
    walkers: frozenset[Name]  # districts whose students stood for a step
    columns: frozenset[int]  # of books, from 0
    column: int | None
    upgrades: frozenset[Name]
    made: frozenset[Name]
    areas: frozenset[Name]  # where a development could have been made, or what Mirror could have done
    area: Name | None
    graves: frozenset[int]  # where a golem of its own was laid just now
    active: frozenset[tuple[int, int]]  # laid books whose bonus could have been used: column and height
    used: frozenset[tuple[int, int]]

    @property
    def book(self) -> bool:
        return bool(self.books)


class Pen(NamedTuple):
    """What every part of the picture needs."""

    table: Table
    words: Words
    links: Links
    last: Last

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args)

    def marked(self, one: object, chosen: Collection[object], stood: Collection[object]) -> str:
        """The class of something that was chosen, or that stood for a choice."""
        return "lit" if one in chosen else "candidate" if one in stood else ""

    def letter(self, colour: Name) -> str:
        return self.say(f"letter-{colour}")

    def first(self, *words: str) -> str | None:
        """The first of these that means something now."""
        return next((href for word in words if (href := self.links(word))), None)

    def fix(self, verb: str, *shown: object, about: str = "", more: str = "") -> Markup:
        """A shown value that can be corrected; what it is about is said to those who do not see the picture."""
        return self.link((f"fix {verb} {more}".strip(),), about or self.words.tap(f"verb-{verb}"), *shown)

    def link(self, words: Sequence[str], about: str, *shown: object) -> Markup:
        href = self.first(*words)
        inside = (el("span", f"{about}: ", class_="visually-hidden"), *shown)
        if href is None:
            return el("span", *inside)
        return el("a", *inside, href=href, class_="fixable", data_swap="")

    def tap(self, words: Sequence[str], label: str, box: Box, *inside: object) -> Markup:
        """A part of a picture that can be tapped: a clear pane over it, whose name says what it shows."""
        href = self.first(*words)
        if href is None:
            return el("g", *inside)
        x, y, width, height = box
        pane = el("rect", x=x, y=y, width=width, height=height, rx=5, class_="pane")
        return el("g", el("g", *inside, aria_hidden="true"), tap(href, label, pane))


# --- what happened last ---


def last_of(table: Table) -> Last:
    events = since(last_turn(table.tale.events), "head-round")
    rolled = since(events, "order-drop-again")  # marbles that were dropped anew lie elsewhere
    marbles = [Marble(event.args["row"], event.args["colour"]) for event in rolled if event.id == "order-marble"]
    places = [e.args.get("position", BOTTOM) for e in events if e.id in ("order-rabbi", "order-rabbi-bottom")]
    badges = {_spot(event): BADGES[event.id] for event in events if event.id in BADGES}
    return Last(
        marbles[-1] if marbles else None,
        places[-1] if places else 0,
        _moves(events, STEPS),
        _moves(events, STUDENT_STEPS),
        badges,
        frozenset(_candidates(rolled, Marble)),
        frozenset(_about(events, "choice-rabbi", rung=1)),  # those that were there and free
        frozenset(
            [
                *((block.district, block.section) for block in _candidates(events, Block)),
                *((district, 1) for district in _about(events, "choice-create")),
            ]
        ),
        frozenset(_about(events, "choice-book")),
        frozenset(event.args["book"] for event in events if event.id == "order-book"),
        frozenset(_about(events, "choice-student") or _about(events, "choice-student-back")),
        frozenset(_about(events, "choice-column")),
        next((event.args["number"] - 1 for event in reversed(events) if event.id == "order-lay"), None),
        frozenset(_about(events, "choice-upgrade")),
        frozenset(event.args["upgrade"] for event in events if event.id == "order-upgrade"),
        frozenset(_about(events, "choice-area") or _about(events, "choice-mirror")),
        next((e.args.get("area", e.args.get("row")) for e in reversed(events) if e.id in AREA_NOTES), None),
        frozenset(event.args["space"] for event in events if event.id == "order-bury"),
        frozenset(_about(events, "choice-active")),
        frozenset((e.args["number"] - 1, e.args["place"] - 1) for e in events if e.id == "note-activates-book"),
    )


def since(events: Sequence[Event], head: str) -> Sequence[Event]:
    """What was told since the last such head, or everything."""
    heads = [at for at, event in enumerate(events) if event.id == head]
    return events[heads[-1] :] if heads else events


def _spot(event: Event) -> Spot:
    return event.args["district"], SECTIONS.index(event.args.get("section", SECTIONS[1]))


def _moves(events: Iterable[Event], steps: dict[str, int]) -> list[Move]:
    """Steps one after another are one way."""
    moves: list[Move] = []
    for event in events:
        if event.id not in steps:
            continue
        district, end = _spot(event)
        start = end - steps[event.id]
        before = next((move for move in moves if (move.district, move.end) == (district, start)), None)
        if before is not None:
            moves.remove(before)
        moves.append(Move(district, before.start if before else start, end))
    return [move for move in moves if move.start != move.end]


def _candidates(events: Sequence[Event], kind: type[Any]) -> list[Any]:
    """What stood for the last choice between such things, if there was more than one."""
    for ladder in _ladders(events):
        found = [one for one in ladder.candidates if isinstance(one, kind)]
        if len(found) > 1:
            return found
    return []


def _about(events: Sequence[Event], about: str, rung: int = 0) -> list[Any]:
    """What stood for the last choice of that name; with a rung, what that one left of it."""
    ladder = next((one for one in _ladders(events) if one.about == about and one.rungs), None)
    if ladder is None:
        return []
    return list(ladder.rungs[rung - 1].left if rung else ladder.candidates)


def _ladders(events: Sequence[Event]) -> list[Ladder]:
    return [event.why for event in reversed(events) if event.why is not None]


# --- the pieces ---


def marble(pen: Pen, x: float, y: float, colour: Name, class_: str = "", r: int = 11) -> Markup:
    """A marble: its colour and the letter of its name."""
    return el(
        "g",
        el("circle", cx=x, cy=y, r=r, class_=f"fill-{colour} edge {class_}".strip()),
        text(x, y + 4.5, pen.letter(colour), f"ink-{colour}"),
    )


def menorah(x: float, y: float) -> Markup:
    arms = "".join(f"M{x - r} {y - 8}a{r} {r} 0 0 0 {2 * r} 0" for r in (3, 6, 9))
    return el("path", d=f"M{x} {y - 8}v17M{x - 5} {y + 9}h10{arms}", class_="candles")


def golem(x: float, y: float, colour: Name, *, standing: bool) -> Markup:
    """A figure of clay: upright, or on its back."""
    if standing:
        body = f"M{x - 4} {y}h8v6h4v10h-3v8h-4v-5h-2v5h-4v-8h-3v-10h4Z"
        return el("path", d=body, class_=f"fill-{colour} edge stands")
    body = f"M{x - 10} {y + 12}h5v-3h9v2h7v4h-4v2h4v4h-7v2h-9v-3h-5Z"
    return el("path", d=body, class_=f"fill-{colour} edge lies")
