"""Positions for the tests of Scythe: a table set up and arranged, and pieces of rules run on it with texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from automarium.core.ask import Asking, Asks, Fix
from automarium.core.choose import Ladder
from automarium.core.rng import Streams
from automarium.core.tale import Event, Name, Tale
from automarium.games import game
from automarium.games.scythe.board import ALL, BIT, MAT_PLACE, NAMES, NUMBER, SIZE, at, names
from automarium.games.scythe.cards import AutomaCard, Symbol
from automarium.games.scythe.moves import Move, most_units, nearest_enemy, permissible
from automarium.games.scythe.setup import lay_table, set_up
from automarium.games.scythe.stars import SixthStar
from automarium.games.scythe.table import Table
from automarium.games.scythe.turn import automa_turn, carry_out

WORKERS, MECHS = 8, 4


def table(human: str = "crimea", automa: str = "nordic", level: str = "automa", **settings: str) -> Table:
    """A table set up and ready for the first turn; moves are believed, unless a test asks for the check."""
    read = {"human": human, "automa": automa, "level": level, "check-moves": "no"}
    read |= {k.replace("_", "-"): v for k, v in settings.items()}
    laid = lay_table(game("scythe").setup(read), Streams("position"), Tale())
    set_up(laid)
    return laid


def older(table: Table, rules: int = 1) -> Table:
    """The same table in a match of older rules."""
    table.setup = replace(table.setup, rules=rules)
    return table


def automa(table: Table, *, hero: str = "mat", workers: str = "", mechs: str = "", water: bool | None = None) -> Table:
    """Puts the Automa's units: territories by name, `base` as often as units wait there; the rest is on the mat."""
    its = table.automa
    where = {"mat": MAT_PLACE, "base": its.base}
    its.hero = where.get(hero, NUMBER.get(hero, MAT_PLACE))
    places = workers.split()
    its.workers, its.workers_on_base = at(*(p for p in places if p != "base")), places.count("base")
    its.workers_on_mat = WORKERS - len(places)
    places = mechs.split()
    its.mechs, its.mechs_on_base = at(*(p for p in places if p != "base")), places.count("base")
    its.mechs_on_mat = MECHS - len(places)
    if water is not None:
        its.cube = its.star_card.no_water if water else 0
    return table


def human(table: Table, *, hero: str = "base", workers: str = "", mechs: str = "", abilities: str = "") -> Table:
    """Puts the human's units."""
    mine = table.human

    def place(name: str) -> int:
        return mine.base if name == "base" else NUMBER[name]

    mine.hero = place(hero)
    mine.workers = [place(name) for name in workers.split()]
    mine.mechs = [place(name) for name in mechs.split()]
    mine.abilities = frozenset(Name(name) for name in abilities.split())
    return table


def plan(table: Table, kind: str, number: int = 1) -> Move | None:
    """What a symbol of the first row would do."""
    return permissible(table, Symbol(Name(kind), number, None))


def moved(table: Table, kind: str, number: int = 1) -> Move:
    move = plan(table, kind, number)
    assert move is not None, f"{kind} is not permissible"
    return move


def where(move: Move) -> tuple[str, str]:
    return str(NAMES[move.start]), str(NAMES[move.end])


def why(ladder: Ladder | None) -> Ladder:
    assert ladder is not None
    return ladder


def left_after(ladder: Ladder | None, rule: str) -> list[str]:
    """The names of those whom the last criterion of a rule left."""
    rung = [one for one in why(ladder).rungs if one.rule == rule][-1]
    return [str(NAMES[place]) for place in rung.left]


def valid(ladder: Ladder | None, last_rule: str) -> set[str]:
    """The territories that were left when the conditions up to a rule had been met."""
    return set(left_after(ladder, last_rule))


def near(ladder: Ladder | None) -> set[str]:
    """The territories that lie in the neighbourhoods: the first condition leaves them of the whole board."""
    chosen = why(ladder)
    assert len(chosen.candidates) == SIZE
    assert chosen.rungs[0].name in ("why-near", "why-near-or-base")
    return {str(NAMES[place]) for place in chosen.rungs[0].left}


def numbers(table: Table, move: Move, places: set[str]) -> dict[str, int]:
    """What decides between destinations, of each of these: neighbourhoods for a worker, distances for a combat unit."""
    (sieve,) = (most_units if move.unit == "worker" else nearest_enemy)(table, BIT[move.start])
    assert sieve.name in [rung.name for rung in why(move.why).rungs]
    assert sieve.measure is not None
    return {place: sieve.measure(NUMBER[place]) for place in places}


def run(table: Table, piece: Asking[Any], *answers: str, corrections: bool = False) -> list[Event]:
    """Runs a piece of rules with these answers, all of them and no more, and returns what was told."""
    told = len(table.tale.events)
    left = list(answers)
    try:
        ask = next(piece)
        while True:
            assert left, f"unexpected question: {ask.id}"
            value = ask.parse(left.pop(0))
            assert corrections or not isinstance(value, Fix)
            ask = piece.send(value)
    except StopIteration:
        pass
    assert not left, f"not asked for: {left}"
    return table.tale.events[told:]


def later(rules: Callable[..., Asks], *args: Any) -> Asking[None]:
    """A piece of rules that does its work when it is run, even where it has nothing to ask."""
    yield from rules(*args)


def run_to_the_end(table: Table, piece: Asking[Any], *answers: str) -> list[Event]:
    """The same for a piece that ends the match by a sixth star."""
    told = len(table.tale.events)
    try:
        run(table, piece, *answers)
    except SixthStar:
        return table.tale.events[told:]
    raise AssertionError("the match goes on")


def next_card(table: Table, *numbers: int) -> None:
    """These cards come up next, in this order."""
    cards = table.deck.cards
    for number in reversed(numbers):
        card = card_of(table, number)
        cards.remove(card)
        cards.append(card)


def card_of(table: Table, number: int) -> AutomaCard:
    return next(card for card in table.deck.all if card.n == number)


def turn(table: Table, number: int, *answers: str) -> list[Event]:
    """An Automa turn with this card."""
    next_card(table, number)
    return run(table, automa_turn(table), *answers)


def act(table: Table, kind: str, *answers: str, number: int = 1) -> list[Event]:
    """Carries out one kind of move."""
    return run(table, later(carry_out, table, moved(table, kind, number)), *answers)


def ids(events: list[Event]) -> list[str]:
    return [event.id for event in events]


def told(events: list[Event], id: str) -> dict[str, Any]:
    """The arguments of the one event with this id."""
    found = [event for event in events if event.id == id]
    assert len(found) == 1, f"{id}: {ids(events)}"
    return dict(found[0].args)


def ladder(events: list[Event], id: str) -> Ladder:
    return why(next(event for event in events if event.id == id).why)


def territories(places: int) -> set[str]:
    return {str(name) for name in names(places & ALL)}


def here(name: str) -> int:
    return BIT[NUMBER[name]]
