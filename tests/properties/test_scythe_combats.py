"""Scythe: a human who attacks whatever they can and reports anything at all. Only what is told in the turn itself can
be refused: what a combat, a retreat or a trap asks is answered as one likes, and nobody is left where the other
stands."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games.scythe.board import BIT, NAMES, SIZE
from automarium.games.scythe.mats import faction_mats
from automarium.games.scythe.names import FACTIONS
from automarium.games.scythe.table import Table
from tests.bots import LONG, new, whole

MATCHES = range(300 if LONG else 3)
MOST_STEPS = 1500


@pytest.mark.parametrize("number", MATCHES)
@pytest.mark.parametrize("mine", FACTIONS)
def test_no_answer_in_a_combat_is_ever_refused(mine: str, number: int) -> None:
    stream = Stream(f"combats {number}", mine)
    its = stream.pick([one for one in FACTIONS if one != mine])
    cards = stream.pick(("program", "physical"))
    m = new("scythe", {"human": mine, "automa": its, "check-moves": "no", "combat-cards": cards}, f"combats {number}")
    arm(m, stream)
    fought = 0
    for _ in range(MOST_STEPS):
        if m.ask is None:
            break
        ask = m.ask
        fought += ask.id == "ask-combat"
        try:
            m.answer(attack(m.state, stream) if ask.id == "ask-turn" else ask.write(ask.shape.sample(stream)))
        except Refusal:
            if ask.id != "ask-turn":
                raise
        whole(m)
    assert m.ask is None
    assert fought
    assert not m.state.human.units & m.state.automa.units


def arm(m: Match[Any], stream: Stream) -> None:
    """All mechs and abilities; of Togawa also the traps, some with their faces."""
    free = [place for place in range(SIZE) if not BIT[place] & m.state.automa.units]
    places = [str(NAMES[stream.pick(free)]) for _ in range(4)]
    abilities = faction_mats()[m.state.human.faction].abilities
    m.answer(
        f"fix mechs {' '.join(places)}; fix star mechs 1; " + "; ".join(f"fix ability {one} yes" for one in abilities)
    )
    if m.state.human.faction == "togawa":
        for place, face in zip(sorted(set(places)), ("power", "", "coin", ""), strict=False):
            m.answer(f"trap {place} {face}")


def attack(table: Table, stream: Stream) -> str:
    """Mostly a move of a combat unit into the Automa's land, with whatever stands and lies there; where a combat waits,
    something that a victory would bring about; or anything."""
    if table.fights and stream.below(2):
        place = NAMES[stream.pick(table.fights)]
        return stream.pick((f"build {place} mill", f"worker +{place}", f"res {place} wood 2", f"build {place} mine"))
    if stream.below(4) == 0:
        return stream.pick(("end", "end", "fight", table.reports.write(table.reports.sample(stream))))
    human, targets = table.human, list(each(table.automa.units))
    start, end = stream.pick([human.hero, *human.mechs]), stream.pick(targets or list(range(SIZE)))
    unit = "hero" if start == human.hero else "mech"
    workers = f" {human.workers.count(start)}" if unit == "mech" and start in human.workers else ""
    goods = " goods" if table.resources_on(start) else ""
    return f"{unit} {'base' if start == human.base else NAMES[start]}-{NAMES[end]}{workers}{goods}"
