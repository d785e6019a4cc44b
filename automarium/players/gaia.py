"""A human who plays any legal turn at random: for simulation, measuring and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automarium.core.ask import Ask, Reports, Said
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.gaia.human import DONE, paths_of
from automarium.games.gaia.names import (
    ADVANCED_LEVEL,
    AREAS,
    BAL_TAKS,
    BUILT,
    GAIA_PROJECT,
    INSTITUTE,
    MINE,
    NAVIGATION,
    NONE,
    SPACES,
    STATION,
    STEP_SPACES,
    TOKENS,
    TOP_LEVEL,
    TRANSDIM,
)
from automarium.games.gaia.table import GAIAFORMERS, Human, Table
from automarium.games.gaia.tiles import ROUNDS

WORDS = {kind: word for word, kind in BUILT.items()}
PASSES = 8  # one turn in so many
LEAST_VP, MOST_VP = 60, 160  # what a random human claims on the track at the end
MOST_UNCOUNTED_VP, MOST_LEFT = 40, 6  # and one who is watched: beyond what was counted, and for resources
INVENTED = frozenset({"ask-human-vp", "ask-leftovers", "ask-federations", "ask-satellites"})  # the human's own things


def random_player(stream: Stream) -> Callable[[Ask[Any], Table], Any]:
    """An answerer: builds, upgrades, researches, covers spaces and passes at random."""

    def answer(ask: Ask[Any], table: Table) -> Any:
        if isinstance(ask.shape, Reports):
            human = table.sides[ask.seat]
            assert isinstance(human, Human)
            return (_gaia_phase if ask.id == "ask-gaia-phase" else _turn)(table, human, stream)
        if ask.id == "ask-counts":
            return True
        if ask.id == "ask-human-vp":
            return LEAST_VP + stream.below(MOST_VP - LEAST_VP)
        return ask.shape.sample(stream)

    return answer


def shown_player(stream: Stream) -> Callable[[Ask[Any], Table], Any]:
    """The same, to be watched: at the end it has the VP that the program could count and some that it could not, and
    little else."""
    plays = random_player(stream)

    def answer(ask: Ask[Any], table: Table) -> Any:
        if ask.id == "ask-human-vp":
            return int(str(ask.args["vp"])) + stream.below(MOST_UNCOUNTED_VP)
        if ask.id == "ask-leftovers":
            return stream.below(MOST_LEFT)
        return plays(ask, table)

    return answer


def _turn(table: Table, human: Human, stream: Stream) -> Said:
    if stream.below(PASSES) == 0 or human.turns > 60:
        return _pass(table, stream)
    for way in (stream.pick(WAYS), stream.pick(WAYS)):
        said = way(table, human, stream)
        if said is not None:
            return said
    return _pass(table, stream)


def _gaia_phase(table: Table, human: Human, stream: Stream) -> Said:
    """Now and then a technology tile, and a level with it."""
    said = _research(table, human, stream) if stream.below(2) else None
    return Said(DONE) if said is None else Said("advance", said.args) if said.verb == "research" else said


def _pass(table: Table, stream: Stream) -> Said:
    free = table.round < ROUNDS and table.row
    return Said("pass", {"booster": stream.pick(table.row) if free else None})


def _one_of(bits: int, stream: Stream) -> int | None:
    """A random number of a set."""
    if not bits:
        return None
    for _ in range(stream.below(bits.bit_count())):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def _free(table: Table, human: Human) -> int:
    return (table.empty | human.formers) & ~table.types[TRANSDIM]


def _mine(table: Table, human: Human, stream: Stream) -> Said | None:
    hex = _one_of(_free(table, human), stream) if human.supply[MINE] else None
    return None if hex is None else Said("mine", {"hex": hex})


def _upgrade(_: Table, human: Human, stream: Stream) -> Said | None:
    lines = [(old, new) for old, news in paths_of(human).items() for new in news if human.supply[new]]
    if not lines:
        return None
    old, new = stream.pick(lines)
    hex = _one_of(human.structures[old] & ~human.guests, stream)
    if hex is None:
        return None
    if new == STATION:
        return Said("upgrade", {"hex": hex, "to": new, "area": None})
    return Said(WORDS[new], {"hex": hex} if new == INSTITUTE else {"hex": hex, "area": NONE})


def _gaiaformer(table: Table, human: Human, stream: Stream) -> Said | None:
    if human.formers.bit_count() >= GAIAFORMERS[human.levels[AREAS.index(GAIA_PROJECT)]]:
        return None
    hex = _one_of(table.empty & table.types[TRANSDIM], stream)
    return None if hex is None else Said("gaiaformer", {"hex": hex})


def _research(table: Table, human: Human, stream: Stream) -> Said | None:
    at = stream.below(len(AREAS))
    if human.levels[at] + 1 >= TOP_LEVEL and table.occupied_level(at):  # perhaps by the human
        return None
    if AREAS[at] == NAVIGATION and human.faction.id == BAL_TAKS and not human.structures[INSTITUTE]:
        return None
    if human.levels[at] == ADVANCED_LEVEL and table.advanced >> at & 1:
        return Said("tile", {"area": AREAS[at]})
    return Said("research", {"area": AREAS[at], "hex": None})


def _power(table: Table, human: Human, stream: Stream) -> Said | None:
    at = stream.below(len(SPACES))
    if table.covered >> at & 1:
        return None
    hex = None
    if SPACES[at] in STEP_SPACES:
        hex = _one_of(_free(table, human), stream) if human.supply[MINE] else None
        if hex is None:
            return None
    return Said("power", {"space": SPACES[at], "hex": hex, "area": None})


def _federation(table: Table, human: Human, stream: Stream) -> Said | None:
    token: Name = stream.pick(TOKENS)
    if not table.tokens[token] or len(human.tokens) >= 4:
        return None
    return Said("federation", {"token": token, "hexes": ()})


WAYS = (_mine, _mine, _upgrade, _upgrade, _gaiaformer, _research, _research, _power, _federation)
