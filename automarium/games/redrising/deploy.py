"""Abilities carried out, step by step, in printed order, each step as far as possible (H-04, H-05)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.redrising.act import Act, Spot
from automarium.games.redrising.alone import OWNS
from automarium.games.redrising.board import banish, move, move_to, pull, take, where
from automarium.games.redrising.cards import characters
from automarium.games.redrising.gains import end_turn, gain, loc_bonus, pay, rival, sovereign
from automarium.games.redrising.heaps import (
    automa_hand,
    banish_hand,
    banish_self,
    draw,
    flip,
    give_self,
    name_color,
    regain,
    unbanish,
)
from automarium.games.redrising.names import BANISHED, HAND, HUMAN, LOCATIONS
from automarium.games.redrising.steps import OWN, UNDER, Step, Which, looks_under
from automarium.games.redrising.table import Table
from automarium.games.redrising.wanted import wanted
from automarium.games.redrising.which import choose_card, fits, name_at


def deploy(table: Table, id: Name, here: Name) -> Asking[None]:
    """The ability of a character that has just landed on top of a location."""
    table.turn.barred.add(here)  # with every deployment of the turn (U-01)
    table.turn.used.add(id)
    ability = characters()[id].deploy
    if not ability:
        return
    act = Act(table, id, here)
    if act.own > 0 and looks_under(ability):
        yield from name_at(table, Spot(here, act.own - 1))
    if act.own > 0:
        act.under = table.piles[here][act.own - 1]
    yield from carry_out(act, ability)


def at_the_end(table: Table, id: Name) -> Asking[None]:
    """The ability of a character in hand at the end of the game (H-28)."""
    yield from carry_out(Act(table, id, HAND), characters()[id].last)


def can_use(table: Table, id: Name) -> bool:
    """Whether an end ability that may be used could do anything; what must be used is tried in any case."""
    first = characters()[id].last[0]
    act = Act(table, id, HAND)
    if not first.may:
        return True
    if first.verb == "pay":
        return table.tracks[HUMAN][first.what] >= first.n and any(table.piles[one] for one in LOCATIONS)
    return any(fits(act, first.what, card) for card in table.piles[BANISHED])


def carry_out(act: Act, ability: Sequence[Step]) -> Asking[None]:
    """Step by step; what comes to nothing says so, and why."""
    table = act.table
    told, table.turn.declined = table.tale.told, False
    for step in ability:
        if not (yield from wanted(act, step)):
            act.done = False
            continue
        doing = OWNS[step.what](act) if step.verb == OWN else VERBS[step.verb](act, step)
        act.done = (yield from doing) if isinstance(doing, Generator) else doing
        if not act.done:
            act.lacking = act.lacking or _lacking(step)
    if table.tale.told == told:
        table.no_effect(act.id, "declined" if table.turn.declined else act.lacking)


def _lacking(step: Step) -> str:
    """What a step had not that was tried in vain."""
    if step.verb == OWN or (isinstance(step.what, Which) and step.what.at == UNDER):
        return "under" if step.verb != OWN and step.what.colors else "beneath"
    return step.verb if step.verb in ("pay", "unbanish") else "card"


def _deploy(act: Act, step: Step) -> Asking[bool]:
    """The human deploys that card: its ability works where it goes (H-12)."""
    table = act.table
    spot = yield from choose_card(act, step, "ask-deploy-card")
    if spot is None:
        return False
    id, to = table.piles[spot.place][spot.at].id, spot.place
    if step.to:
        to = yield from where(act, step.to, spot)
        move_to(act, spot, to)
    table.tale.note("note-ability", card=id)
    yield from deploy(table, id, to)
    return True


VERBS: dict[str, Callable[[Act, Step], Asking[bool] | bool]] = {
    "take": take,
    "move": move,
    "banish": banish,
    "pull": pull,
    "deploy": _deploy,
    "gain": gain,
    "rival": rival,
    "pay": pay,
    "sovereign": sovereign,
    "loc_bonus": loc_bonus,
    "end_turn": end_turn,
    "banish_self": banish_self,
    "regain": regain,
    "give_self": give_self,
    "draw": draw,
    "flip": flip,
    "automa_hand": automa_hand,
    "banish_hand": banish_hand,
    "unbanish": unbanish,
    "name": name_color,
}
