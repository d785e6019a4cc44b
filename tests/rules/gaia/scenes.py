"""Positions for tests: a table laid out by hand, on the default map unless told otherwise.

          A1    A2    A3
        B1:D  B2:S  B3    B4
…  G5 is the Gaia planet of sector 3, H6 the centre of the board; see `automarium show` for the whole picture.
"""

from __future__ import annotations

from typing import Any

from automarium.core.ask import Option, Pick
from automarium.core.choose import Ladder
from automarium.core.match import Match
from automarium.core.rng import Streams
from automarium.core.tale import Event, Name, Tale
from automarium.games import game
from automarium.games.gaia.actions import perform
from automarium.games.gaia.cards import Card, shipped_cards
from automarium.games.gaia.map import BY_NAME, NAMES
from automarium.games.gaia.names import AREAS, SPACES, STRUCTURES
from automarium.games.gaia.setup import lay_boosters, lay_factions, lay_table, lay_tiles, lay_tokens, make_deck
from automarium.games.gaia.table import Automa, Human, Table
from automarium.games.gaia.turn import automa_turn

KINDS = dict(zip(("mine", "station", "lab", "academy", "institute"), STRUCTURES, strict=True))


def at(name: str) -> int:
    """The number of a hex by its name."""
    return BY_NAME[name.casefold()]


def names(bits: int) -> set[str]:
    """The names of a set of hexes."""
    return {name for hex, name in enumerate(NAMES) if bits >> hex & 1}


def card(n: int) -> Card:
    return shipped_cards()[n - 1]


def bare(seed: str = "scene", **settings: str) -> Table:
    """A table before its set-up: Geodens against human Taklons on the default map."""
    values = {"automa": "geodens", "human": "taklons", "map": "default", "finals": "structures satellites", **settings}
    return lay_table(game("gaia").setup(values), Streams(seed), Tale())


def scene(own: str = "", theirs: str = "", /, seed: str = "scene", **settings: str) -> Table:
    """A table after its set-up, with the structures of the Automa and of the human given as "g8 e7:lab"."""
    table = bare(seed, **settings)
    lay_tokens(table)
    lay_factions(table)
    lay_tiles(table)
    lay_boosters(table)
    table.automa.booster, table.human.booster = table.row.pop(0), table.row.pop(0)
    make_deck(table, table.automa)
    for side, text in ((table.automa, own), (table.human, theirs)):
        for word in text.split():
            hex, _, kind = word.partition(":")
            side.put(KINDS[kind or "mine"], at(hex))
    table.tale.events.clear()
    return table


def act(table: Table, action: int, support: int) -> Table:
    """Carries out a turn with these two cards."""
    table.automa.action, table.automa.support = card(action), card(support)
    perform(table, table.automa, card(action), card(support))
    return table


def take_turn(table: Table) -> None:
    """One turn of the Automa out of its own deck, which must not ask."""
    for _ in automa_turn(table, table.automa):
        raise AssertionError("a shuffled deck asks nothing")


def stack(table: Table, *numbers: int) -> None:
    """The deck of this round, the top card first."""
    table.automa.deck.cards = [card(n) for n in reversed(numbers)]


def told(table: Table, *ids: str) -> list[Event]:
    return [event for event in table.tale.events if event.id in ids]


def ids(table: Table) -> list[str]:
    return [event.id for event in table.tale.events]


def why(table: Table, id: str, number: int = -1) -> Ladder:
    """The ladder of an event, by default of the last one with that id."""
    ladder = told(table, id)[number].why
    assert ladder is not None
    return ladder


def rung(ladder: Ladder, rule: str) -> set[int]:
    """Who was left after a rule."""
    return next(set(one.left) for one in ladder.rungs if one.rule == rule)


def rules(ladder: Ladder) -> list[str]:
    return [one.rule for one in ladder.rungs]


def area(name: str) -> int:
    return AREAS.index(Name(name))


def space(number: int) -> Name:
    return SPACES[number - 1]


def covered(table: Table) -> set[int]:
    """The numbers of the covered action spaces, counted from 1."""
    return {number for number in range(1, 11) if table.covered >> number - 1 & 1}


def cover(table: Table, *numbers: int) -> None:
    table.covered = sum(1 << number - 1 for number in numbers)


def structures(side: Automa | Human) -> dict[str, str]:
    """Where what stands: {"G8": "mine"}."""
    return {NAMES[hex]: str(kind) for hex in range(len(NAMES)) if (kind := side.structure_at(hex)) is not None}


def match(seed: str = "match", **settings: Any) -> Match[Any]:
    """A match as a player has it: Geodens against human Taklons on the default map."""
    values = {"automa": "geodens", "human": "taklons", "map": "default", **settings}
    return Match(game("gaia"), values, seed)


def started(seed: str = "match", mines: str = "b2; k3", **settings: Any) -> Match[Any]:
    """A match whose human has placed two mines and taken the first booster in the row."""
    begun = match(seed, **settings)
    begun.answer(mines)
    begun.answer(begun.state.row[0].removeprefix("booster-"))
    return begun


def offered(begun: Match[Any]) -> tuple[Option, ...]:
    """The options of the open question."""
    assert begun.ask is not None
    assert isinstance(begun.ask.shape, Pick)
    return begun.ask.shape.options


def first_option(begun: Match[Any]) -> str:
    return offered(begun)[0].text
