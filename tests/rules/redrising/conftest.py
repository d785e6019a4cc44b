"""Small builders for the rules of Red Rising: a bare table, an Automa card, and a way to run a piece of rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from automarium.core.ask import Ask, Asking, Asks
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Streams
from automarium.core.tale import Event, Kind, Name, Tale
from automarium.games import game
from automarium.games.redrising.cards import UNKNOWN, AutomaCard, Card
from automarium.games.redrising.human import human_turn
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    DISCARD,
    HUMAN,
    INSTITUTE,
    JUPITER,
    LEFT,
    LETTERS,
    LOCATIONS,
    LUNA,
    MARS,
    NOTHING,
    RIGHT,
    STAR,
)
from automarium.games.redrising.setup import lay_table
from automarium.games.redrising.table import Table

RED_RISING = game("redrising")
SYMBOLS = dict(zip("JMLIABCD", (JUPITER, MARS, LUNA, INSTITUTE, *LETTERS), strict=True))
ARROWS = {"<": LEFT, ">": RIGHT}
EXTRAS = {"*": STAR, "x": DISCARD, "-": NOTHING}
THREE = ("fleet", "helium", "influence")


def card(printed: str, n: int = 1) -> AutomaCard:
    """An Automa card as it is printed: `M A < *`."""
    activation, gain, arrow, extra = printed.split()
    return AutomaCard(
        Name(f"automa-card-{n}"), n, SYMBOLS[activation], SYMBOLS[gain], ARROWS[arrow], EXTRAS[extra], "owner"
    )


def pile(spec: str | int) -> list[Card]:
    """Cards from bottom to top: so many unseen ones, or names, with `?` for an unseen card and `~` for face down."""
    if isinstance(spec, int):
        return [UNKNOWN] * spec
    return [
        UNKNOWN if word == "?" else Card(Name(word.removeprefix("~").replace("?", "unknown")), word[0] != "~")
        for word in spec.split()
    ]


def table(
    settings: Mapping[str, object] | None = None,
    *,
    priorities: str = "ABCD",
    automa: tuple[int, int, int] = (0, 0, 0),
    human: tuple[int, int, int] = (0, 0, 0),
    sovereign: Name | None = None,
    house: str = "mars",
    seed: str = "table",
    rules: int | None = None,
    **piles: str | int,
) -> Table:
    """A bare table: piles by place (`automa_hand` for `automa-hand`), tracks as fleet, helium, influence, and letters
    for Jupiter, Mars, Luna and the Institute. With named cards characters are known, else they are counted."""
    depth = "known" if any(isinstance(spec, str) for spec in piles.values()) else "counted"
    values = {"depth": depth, "house": house, **(settings or {})}
    bare = lay_table(RED_RISING.setup(values, rules=rules), Streams(seed), Tale())
    bare.priorities = {SYMBOLS[letter]: place for letter, place in zip(priorities, LOCATIONS, strict=True)}
    bare.house = Name(f"house-{house}")
    bare.sovereign = sovereign
    bare.deck.shuffle(4)
    for side, amounts in ((AUTOMA, automa), (HUMAN, human)):
        bare.tracks[side] = {Name(track): amount for track, amount in zip(THREE, amounts, strict=True)}
    for place, spec in piles.items():
        bare.piles[Name(place.replace("_", "-"))] = pile(spec)
    return bare


def next_cards(bare: Table, *cards: AutomaCard) -> None:
    """These are the cards that the Automa draws next, in this order."""
    bare.deck.cards = list(cards[::-1])


class Ran(NamedTuple):
    """What came of a piece of rules: the asks it put, its value, and whether it went to its end."""

    asks: list[Ask[Any]]
    value: Any
    done: bool

    @property
    def ids(self) -> list[str]:
        return [ask.id for ask in self.asks]


def offered(ask: Ask[Any]) -> list[str]:
    """The words of a question's options."""
    shape: Any = ask.shape
    return [option.text for option in getattr(shape, "one", shape).options]


def drive(piece: Asks, *answers: str) -> Ran:
    """Runs a piece of rules with these texts as answers. An answer that nobody asks for is an error."""
    rules = _asking(piece)
    asks: list[Ask[Any]] = []
    left = list(answers)
    try:
        ask = next(rules)
        while True:
            asks.append(ask)
            if not left:
                return Ran(asks, None, False)
            ask = rules.send(ask.parse(left.pop(0)))
    except StopIteration as stop:
        assert not left, f"nobody asked for {left}"
        return Ran(asks, stop.value, True)


def _asking(piece: Asks) -> Asking[Any]:
    return (yield from piece)


def lead(bare: Table, id: str, *answers: str, at: Name = MARS) -> Ran:
    """Leads a character; counted ones are led unnamed and the ability is called by its name."""
    if bare.known:
        return drive(human_turn(bare), f"lead {id} {at}", *answers)
    return drive(human_turn(bare), f"lead {at}", f"ability {id}", *answers)


def told(source: Table | Match[Any], *ids: str) -> list[Event]:
    """The events with one of these ids, in order."""
    return [event for event in source.tale.events if event.id in ids]


def orders(source: Table | Match[Any]) -> list[str]:
    """What the player had to do by hand, in order."""
    return [event.id for event in source.tale.events if event.kind == Kind.ORDER]


def one(source: Table | Match[Any], id: str) -> Event:
    """The only event with this id."""
    [event] = told(source, id)
    return event


def rungs(event: Event) -> list[tuple[str, tuple[Name, ...]]]:
    """The ladder of an event: each rule, and who was left after it."""
    assert event.why is not None
    return [(rung.rule, tuple(rung.left)) for rung in event.why.rungs]


def decided(event: Event) -> str:
    """The rule that decided."""
    assert event.why is not None
    return event.why.rule


def tracks(bare: Table, side: Name) -> tuple[int, ...]:
    """Fleet, helium, influence."""
    return tuple(bare.tracks[side][Name(track)] for track in THREE)


def ids(bare: Table, place: str) -> str:
    """The names of the cards in a place, from bottom to top."""
    return " ".join(card.id for card in bare.piles[Name(place.replace("_", "-"))])


def sizes(bare: Table, *places: str) -> tuple[int, ...]:
    return tuple(len(bare.piles[Name(place.replace("_", "-"))]) for place in places)


def total(bare: Table) -> int:
    """How many characters the match has."""
    return sum(len(cards) for cards in bare.piles.values())


def automa_hand(bare: Table) -> str:
    return ids(bare, AUTOMA_HAND)


def match(seed: str = "1", /, **settings: object) -> Match[Any]:
    """A match; settings with underscores for hyphens."""
    return Match(RED_RISING, {key.replace("_", "-"): value for key, value in settings.items()}, seed)


@contextmanager
def refuses(id: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """The block is refused, with this message."""
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.id == id
