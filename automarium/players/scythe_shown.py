"""A human to be watched: takes actions at random, and tells of each what it can bring. Pieces are paid for with what
lies on the board, and coins and popularity are told when they have changed, so that the score can be followed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from automarium.core.ask import Ask, Said
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.scythe.board import BIT, SIZE, TERRAIN
from automarium.games.scythe.mats import MOST_DIAL, MOST_POPULARITY, MOST_POWER
from automarium.games.scythe.names import (
    FOOD,
    HERO,
    HUMAN,
    METAL,
    OIL,
    POPULARITY,
    POWER,
    PRODUCES,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_UPGRADES,
    VILLAGE,
    WOOD,
)
from automarium.games.scythe.notation import Route
from automarium.games.scythe.table import TRACKS, Table
from automarium.players.scythe_reports import (
    build,
    move_hero,
    move_mech,
    move_worker,
    new_mech,
    new_worker,
    recruit,
    told,
)

COINS = TRACKS[1]
START = {POPULARITY: 3, COINS: 5}  # about what the player mats give
MOST = {POPULARITY: MOST_POPULARITY, COINS: 300, POWER: MOST_POWER}
STAR_OF = {POPULARITY: STAR_POPULARITY, POWER: STAR_POWER}  # for the end of a track
MOVED, PRODUCING = 2, 3  # units that move in a turn, and territories that produce
LOOKED_AT, DARES = 4, 7  # ways of a unit, and the power with which it looks for a combat
MET = 3  # popularity and coins that an encounter brings
BOLSTERED, TRADED, POPULAR_ONCE_IN = 2, 2, 3  # power, and resources, for a coin, or popularity instead
PRICE, MOST_COINS_PAID = 2, 3  # resources for an action of the lower row, and the coins that it brings
UPGRADES = 6  # for a star
OBJECTIVE_FROM, OBJECTIVE_ONCE_IN = 6, 12  # turns
MOST_CARDS, LOWEST_CARD, HIGHEST_CARD = 2, 2, 5  # in a combat
END = Said("end")

Told = Iterator[Said]
Move = Callable[[Table, Stream], Said | None]
LOWER: dict[Name, Move | None] = {
    **{METAL: new_mech, WOOD: build, FOOD: recruit},
    OIL: None,  # an upgrade lies on the player's mat
}


def shown_player(stream: Stream) -> Shown:
    """An answerer to be watched."""
    return Shown(stream)


class Shown:
    """Turn after turn an action of the upper row, another than the last, and one of the lower row that can be paid."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.action: Callable[[Table], Told] | None = None
        self.upgrades = 0
        self.turn = 0
        self.reports: Told = iter(())  # of this turn, those that are left
        self.tracks: dict[Name, int] = {}  # as they will be when it ends

    def __call__(self, ask: Ask[Any], table: Table) -> Any:
        if ask.shape is table.reports:
            if self.turn != table.turns[HUMAN]:
                self.turn, self.reports = table.turns[HUMAN], self._turn(table)
            return next(self.reports, END)
        if ask.id == "ask-combat":
            return self._strength(table, int(str(ask.args["most"])))
        if ask.id == "ask-final":
            return _written(_tracks(table))
        if ask.id == "ask-bonus-star":
            return any(ask.args["star"] == star and _tracks(table)[one] == MOST[one] for one, star in STAR_OF.items())
        return ask.id == "ask-move" or ask.shape.sample(self.stream)

    def _strength(self, table: Table, most: int) -> dict[str, Any]:
        dial = self.stream.below(min(MOST_DIAL, table.human.power) + 1)
        number = self.stream.below(min(most, MOST_CARDS) + 1)
        cards = (LOWEST_CARD + self.stream.below(HIGHEST_CARD - LOWEST_CARD + 1) for _ in range(number))
        return {"dial": dial, "cards": tuple(cards)}

    def _turn(self, table: Table) -> Told:
        self.tracks = _tracks(table)
        upper = [self._move, self._produce, *([self._trade, self._bolster] if self.tracks[COINS] else [])]
        self.action = self.stream.pick([one for one in upper if one != self.action])
        yield from self.action(table)
        yield from self._lower(table)
        if self.turn >= OBJECTIVE_FROM and not self.stream.below(OBJECTIVE_ONCE_IN):
            yield from _star(table, STAR_OBJECTIVE)
        if COINS not in table.human.reported or self.tracks != _tracks(table):
            yield Said("tracks", _written(self.tracks))
        for track, star in STAR_OF.items():
            if _tracks(table)[track] == MOST[track]:
                yield from _star(table, star)

    def _change(self, track: Name, number: int) -> None:
        self.tracks[track] = min(self.tracks[track] + number, MOST[track])

    # --- the upper row ---

    def _move(self, table: Table) -> Told:
        moves = [move_hero, move_worker, move_mech]
        self.stream.shuffle(moves)
        for said in _some((self._to_new_land(table, move) for move in moves), MOVED):
            if said.verb == HERO and BIT[said["route"].end] & table.encounters:
                self._change(POPULARITY, MET)
                self._change(COINS, MET)
            yield said

    def _to_new_land(self, table: Table, move: Move) -> Said | None:
        """Of some moves one that leads to where the human has nothing yet, if there is one among them."""
        some = [said for said in (move(table, self.stream) for _ in range(LOOKED_AT)) if said is not None]
        strong = table.human.power >= DARES
        kept = [said for said in some if strong or not BIT[said["route"].end] & table.automa.combat_units]
        new = [said for said in kept if not BIT[said["route"].end] & table.human_controls()]
        return next(iter([*new, *kept]), None)

    def _produce(self, table: Table) -> Told:
        places = [*dict.fromkeys(_at_work(table))]
        self.stream.shuffle(places)
        yield from _some((self._produced(table, place) for place in places), PRODUCING)

    def _produced(self, table: Table, place: int) -> Said | None:
        if TERRAIN[place] == VILLAGE:
            return new_worker(table, self.stream)
        kind = PRODUCES.get(TERRAIN[place])
        return _lies(table, place, kind, table.human.workers.count(place)) if kind else None

    def _trade(self, table: Table) -> Told:
        self._change(COINS, -1)
        places = _at_work(table)
        if not places or not self.stream.below(POPULAR_ONCE_IN):
            self._change(POPULARITY, 1)
        else:
            yield _lies(table, self.stream.pick(places), self.stream.pick([*LOWER]), TRADED)

    def _bolster(self, _: Table) -> Told:
        self._change(COINS, -1)
        self._change(POWER, BOLSTERED)
        yield from ()

    # --- the lower row ---

    def _lower(self, table: Table) -> Told:
        kinds = [*LOWER]
        self.stream.shuffle(kinds)
        for kind in kinds:
            bought = LOWER[kind]
            said = bought(table, self.stream) if bought else None
            lie = [one for one in table.resources if _free(table, one) and table.resources_of(one, kind)]
            enough = sum(table.resources_of(one, kind) for one in lie) >= PRICE
            if not enough or (said is None and kind != OIL) or (kind == OIL and self.upgrades == UPGRADES):
                continue
            yield from _paid(table, lie, kind)
            self._change(COINS, 1 + self.stream.below(MOST_COINS_PAID))
            if said is not None:
                yield said
                return
            self.upgrades += 1
            if self.upgrades == UPGRADES:
                yield from _star(table, STAR_UPGRADES)
            return


def _tracks(table: Table) -> dict[Name, int]:
    """The human's numbers; what was never told is what a player mat gives."""
    human = table.human
    return {one: getattr(human, one) if one in human.reported else START.get(one, 0) for one in TRACKS}


def _written(tracks: dict[Name, int]) -> dict[str, int]:
    return {str(track): now for track, now in tracks.items()}


def _star(table: Table, star: Name) -> Told:
    if star not in table.human.stars:
        yield told("star", "star", star)


def _at_work(table: Table) -> list[int]:
    """Where the human's workers stand on land of their own."""
    return [place for place in table.human.workers if place < SIZE and _free(table, place)]


def _free(table: Table, place: int) -> bool:
    return bool(table.human_controls() & ~table.automa.units & BIT[place])


def _paid(table: Table, places: Sequence[int], kind: Name) -> Told:
    """What a piece costs, out of as few places as it takes."""
    left = PRICE
    for place in sorted(places, key=lambda one: -table.resources_of(one, kind)):
        if part := min(left, table.resources_of(place, kind)):
            left -= part
            yield _lies(table, place, kind, -part)


def _lies(table: Table, place: int, kind: Name, more: int) -> Said:
    number = table.resources_of(place, kind) + more
    return Said("res", {"route": Route(place, None), "kind": kind, "number": number})


def _some(reports: Iterator[Said | None], most: int) -> Told:
    """So many of them, each made when the one before has been carried out."""
    for said in reports:
        if said is not None:
            yield said
            most -= 1
        if not most:
            return
