"""Verbs about tracks, the Sovereign token and the turn."""

from __future__ import annotations

from typing import Any

from automarium.core.ask import Asking
from automarium.core.errors import Refusal
from automarium.games.redrising.act import Act, color_of
from automarium.games.redrising.cards import characters
from automarium.games.redrising.effects import automa_free
from automarium.games.redrising.houses import gain_sovereign, human_bonus, human_track
from automarium.games.redrising.names import AUTOMA, HUMAN
from automarium.games.redrising.steps import HERE, NAMED, Step
from automarium.games.redrising.wanted import wanted


def gain(act: Act, step: Step) -> Asking[bool]:
    amount = step.n
    if step.per is not None:
        amount = _counted(act, step.per)
        amount = min(amount, step.cap) if step.cap else amount
    if step.may and (
        act.table.full(HUMAN, step.what)
        or not (yield from act.table.choose_yes("ask-may-gain", card=act.id, track=step.what, number=amount))
    ):
        return False
    return bool(amount) and bool(human_track(act.table, step.what, amount))


def _counted(act: Act, per: Any) -> int:
    if "was" in per:
        return sum(one.color in per["was"] for one in act.touched)
    colors = (act.named,) if per["color"] == NAMED else per["color"]
    pile = act.table.piles[act.here if per["at"] == HERE else per["at"]]
    return sum(color_of(card) in colors for card in pile)


def may_use(act: Act) -> Asking[bool]:
    return act.table.choose_yes("ask-use", card=act.id)


def rival(act: Act, step: Step) -> Asking[bool]:
    """What the Automa is offered it takes; what it loses it must have (H-18)."""
    if step.n > 0:
        yield from automa_free(act.table, step.what)
        return True
    return bool(human_track(act.table, step.what, step.n, AUTOMA))


def pay(act: Act, step: Step) -> Asking[bool]:
    """A trade is offered whenever it can be paid (U-16), once a turn (H-16)."""
    table, track = act.table, step.what
    if table.tracks[HUMAN][track] < step.n:
        return False
    buys = _bought(act, step)
    amount = buys.n if buys.verb == "gain" else 0  # else it is a card
    what = buys.what if amount else track
    pays = yield from table.choose_yes("ask-pay", card=act.id, track=track, number=step.n, what=what, amount=amount)
    if not (pays and (yield from wanted(act, step))):  # what it buys may have been corrected away
        return False
    if table.tracks[HUMAN][track] < step.n:  # corrected while the question was open
        raise Refusal("track-below-zero", side=HUMAN, track=track, total=table.tracks[HUMAN][track])
    human_track(table, track, -step.n)
    return True


def _bought(act: Act, step: Step) -> Step:
    """What is paid for: the step that comes next."""
    one = characters()[act.id]
    ability = next(steps for steps in (one.deploy, one.last) if step in steps)
    return ability[ability.index(step) + 1]


def sovereign(act: Act, _: Step) -> Asking[bool]:
    yield from gain_sovereign(act.table)
    return True


def loc_bonus(act: Act, _: Step) -> Asking[bool]:
    """The bonus of the location where the card came from (H-14)."""
    yield from human_bonus(act.table, act.touched[-1].place)
    return True


def end_turn(act: Act, _: Step) -> bool:
    act.table.turn.over = True
    act.table.tale.note("note-turn-ends", card=act.id)
    return True
