"""Artifacts: gold in the cauldrons from the bottom up, and what completed artifacts yield."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.games.golem.effects import PER, deed, resolve
from automarium.games.golem.golems import exhaust
from automarium.games.golem.names import ARTIFACTS, SLOTS, YELLOW
from automarium.games.golem.notation import EFFECT, GOLD, Effect, effect
from automarium.games.golem.table import Table

CAULDRONS = 4
GOLD_PRICE = 3
GREY = effect("+1r+1v")  # the side that the Automa always lays up (G-89)


def completed(table: Table) -> Asking[list[int]]:
    """The completed artifacts, from top (0) to bottom (3): gold covers the lowest space first (G-92)."""
    if not table.gold:
        return []
    left = table.gold
    done: list[int] = []
    for at in reversed(range(CAULDRONS)):
        left -= yield from table.printed("cauldron", at, number=at + 1)
        if left < 0:
            break
        done.insert(0, at)
    return done


def _room_for_gold(table: Table, amount: int) -> bool:
    """Whether a gold space may be free; of a board that nobody has told about, it may."""
    sizes = table.box.rows["cauldron"]
    return table.gold >= -amount if amount < 0 else None in sizes or table.gold < sum(sizes)


@deed(GOLD, possible=_room_for_gold)
def gain_gold(table: Table, amount: int) -> Asking[bool]:
    """Every gold covers the lowest uncovered space (G-92); a full cauldron completes its artifact (B-28)."""
    if amount < 0:
        table.gold += amount
        table.tale.order("order-gold-lost", number=-amount)
        return True
    gained = False
    for _ in range(amount):
        before = yield from completed(table)
        if len(before) == CAULDRONS:
            table.tale.note("note-no-gold-space")
            break
        table.gold += 1
        gained = True
        table.tale.order("order-gold", total=table.gold)
        after = yield from completed(table)
        if len(after) > len(before):
            table.tale.order("order-artifact", number=after[0] + 1)
            yield from yield_artifact(table, after[0])
            yield from check_artifacts_done(table)
    return gained


def grey_on(table: Table, artifact: int) -> bool:
    """Whether a grey tile lies in the right slot of an artifact; slots count from the bottom, right before left."""
    return SLOTS[2 * (CAULDRONS - 1 - artifact)] in table.upgrades[ARTIFACTS]


def special_on(table: Table, artifact: int) -> bool:
    return SLOTS[2 * (CAULDRONS - 1 - artifact) + 1] in table.upgrades[ARTIFACTS]


def benefit(table: Table, artifact: int) -> Asking[Effect]:
    """What the artifact tile prints for this artifact."""
    row = table.box.artifacts.setdefault(table.artifact_tile, [None] * CAULDRONS)
    printed = row[artifact]
    if printed is None:
        printed = yield from table.ask("ask-artifact", lambda: EFFECT, number=artifact + 1)
        if not printed.each_time:
            row[artifact] = printed
    return printed


def yield_artifact(table: Table, artifact: int, *, income: bool = False) -> Asking[None]:
    """What a completed artifact gives, with its grey tile. A special tile doubles all of it, but only in phase 6
    (G-91, A-40)."""
    table.tale.note("note-artifact", number=artifact + 1)
    useful = False
    for _ in range(2 if income and special_on(table, artifact) else 1):
        useful |= yield from resolve(table, (yield from benefit(table, artifact)))
        if grey_on(table, artifact):
            useful |= yield from resolve(table, GREY)
    if not useful:
        table.useless("G-77")


@deed("artifact")
def activate_artifact(table: Table, _: int) -> Asking[bool]:
    """The topmost completed artifact (A-23), not doubled."""
    done = yield from completed(table)
    if not done:
        table.tale.note("note-no-artifact")
        return False
    yield from yield_artifact(table, done[0])
    return True


def buy_gold(table: Table) -> Asking[None]:
    """One gold for 3 coins, as long as a space is free (G-142)."""
    done = yield from completed(table)
    if len(done) == CAULDRONS:
        table.tale.note("note-no-gold-space")
        return
    table.gain(-GOLD_PRICE)
    yield from gain_gold(table, 1)


def check_artifacts_done(table: Table) -> Asking[None]:
    if table.area_done(ARTIFACTS) and len((yield from completed(table))) == CAULDRONS:
        exhaust(table, ARTIFACTS, YELLOW, "G-93")


def _completed_number(table: Table) -> Asking[int]:
    return len((yield from completed(table)))


PER["artifact"] = _completed_number
