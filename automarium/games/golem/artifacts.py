"""Artifacts: gold in the cauldrons from the bottom up, and what completed artifacts yield."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.golem.effects import PER, deed, give_plain, resolve, unless_in_vain
from automarium.games.golem.golems import exhaust
from automarium.games.golem.names import ARTIFACTS, SLOTS, YELLOW
from automarium.games.golem.notation import DOUBLE_ARTIFACT, EFFECT, GOLD, Effect
from automarium.games.golem.shapes import ArtifactLine
from automarium.games.golem.table import CAULDRONS, Table

GOLD_PRICE = 3
ALL_OF_THEM = list(range(CAULDRONS))  # from top to bottom
SEVERAL = 2  # gold spaces that a cauldron has as a rule
FIRST_TILE = "a1"
FIRST_IS_NEW = 11  # the version of the rules since which nobody is asked which tile it is while none is known
PRICES_OF_TILES = 11  # and since which each tile has the prices of its slots (B-29)
ASKED_LATE = 3  # the version of the rules since which the size of a cauldron is asked when it can matter
SUMS_TOLD = 13  # and since which it is told what a completed artifact and its tiles bring together
ASKED_AT_FIRST = 12  # and since which the first gold asks for it: a cauldron may have room for one alone


def completed(table: Table) -> Asking[list[int]]:
    """The completed artifacts, from top (0) to bottom (3): gold covers the lowest space first (G-92). How much gold a
    cauldron takes is asked only when what is left could fill it."""
    left = gold = table.gold
    topmost = CAULDRONS
    rows = table.box.rows
    while topmost and gold:
        size = rows["cauldron"][topmost - 1]
        if size is None:
            if left < _least(table):
                break
            size = yield from table.printed("cauldron", topmost - 1, number=topmost)
        left -= size
        if left < 0:
            break
        topmost -= 1
    return ALL_OF_THEM[topmost:]


def _least(table: Table) -> int:
    """How much gold may fill a cauldron of which nothing is known."""
    rules = table.setup.rules
    return 1 if rules >= ASKED_AT_FIRST else SEVERAL if rules >= ASKED_LATE else 0


def filled(table: Table) -> int:
    """Which artifact the last gold has completed, as far as the cauldrons are known; 0: none."""
    left = table.gold
    for number in range(CAULDRONS, 0, -1):
        size = table.box.rows["cauldron"][number - 1]
        if size is None or left <= size:
            return number if left == size else 0
        left -= size
    return 0


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
        table.tale.order("order-gold", total=table.gold, made=filled(table))
        after = yield from completed(table)
        for artifact in reversed([one for one in after if one not in before] if after != before else ()):
            before_it = table.tale.source()
            yield from yield_artifact(table, artifact, made=True)
            table.tale.back_to(before_it)
            yield from check_artifacts_done(table)
    return gained


def tiles_on(table: Table, artifact: int) -> list[Effect]:
    """What the developments on an artifact do; slots count from the bottom, two to an artifact, right before left. Grey
    tiles lie with 1 resource and 1 VP up (G-89)."""
    lowest = 2 * (CAULDRONS - 1 - artifact)
    made = [slot for slot in SLOTS[lowest : lowest + 2] if slot in table.upgrades[ARTIFACTS]]
    return [table.box.effects[slot] for slot in made]


def name_artifact_tile(table: Table) -> Asking[None]:
    """Which tile its owner has given to the Automa, and what it prints; the first of all is a new one."""
    if not table.box.artifacts and table.setup.rules >= FIRST_IS_NEW:
        play_tile(table, FIRST_TILE)
        table.box.artifacts[FIRST_TILE] = [None] * CAULDRONS
        return
    id, row = yield from table.ask(
        "ask-artifact-tile", lambda: ArtifactLine(table.box.artifacts, table.box.known_slots())
    )
    play_tile(table, id)
    table.box.artifacts[id] = list(row)


def play_tile(table: Table, id: str) -> None:
    """The tile that the Automa has, with the prices of its slots."""
    table.artifact_tile = id
    if has_prices_of_tiles(table):
        table.box.play_tile(id)


def has_prices_of_tiles(table: Table) -> bool:
    """Whether prices are asked tile by tile; the house's tiles all have the same ones."""
    return table.setup.rules >= PRICES_OF_TILES and not table.house


def price_of_slot(table: Table, slot: Name) -> Asking[int]:
    """What a development costs there: that is printed on the tile."""
    while not table.artifact_tile and has_prices_of_tiles(table):
        yield from name_artifact_tile(table)
    price: int = yield from table.printed("slot", SLOTS.index(slot), slot=slot)
    return price


def benefit(table: Table, artifact: int) -> Asking[Effect]:
    """What the artifact tile prints for this artifact."""
    while not table.artifact_tile:
        yield from name_artifact_tile(table)
    known = table.box.artifacts.setdefault(table.artifact_tile, [None] * CAULDRONS)[artifact]
    if known is not None:
        return known
    told: Effect = yield from table.ask("ask-artifact", lambda: EFFECT, number=artifact + 1)
    if not told.each_time:
        table.box.artifacts.setdefault(table.artifact_tile, [None] * CAULDRONS)[artifact] = told
    return told


def yield_artifact(table: Table, artifact: int, *, income: bool = False, made: bool = False) -> Asking[None]:
    """What a completed artifact gives, with its grey tile. A special tile doubles all of it, but only in phase 6
    (G-91, A-40)."""
    tiles = tiles_on(table, artifact)
    doubled = income and any(DOUBLE_ARTIFACT in tile.powers for tile in tiles)
    times = 2 if doubled else 1
    table.tale.note("note-artifact", number=artifact + 1, made=int(made), times=times)
    gives = yield from benefit(table, artifact)
    parts = [gives, *(tile.deeds for tile in tiles)]
    if all(part.plain for part in parts) and not gives.each_time:
        if table.setup.rules >= SUMS_TOLD:
            _tell_sum(table, artifact, made, times, gives, tiles)
        give_plain(table, parts * times)
        return
    useful = False
    for time in range(times):
        useful |= yield from resolve(table, (yield from benefit(table, artifact)) if time else gives)
        for tile in tiles:
            if not tile.deeds.empty:
                useful |= yield from resolve(table, tile.deeds)
    if not useful:
        table.useless("G-77")


def _tell_sum(table: Table, artifact: int, made: bool, times: int, gives: Effect, tiles: list[Effect]) -> None:
    """Of what the artifact prints and of what its tiles add."""
    resources, vp = gives.gains
    more, more_vp = (sum(tile.deeds.gains[at] for tile in tiles) for at in (0, 1))
    if more or more_vp or times > 1:
        sums = {"resources": resources, "vp": vp, "more": more, "more-vp": more_vp}
        table.tale.note("note-artifact-sum", number=artifact + 1, made=int(made), times=times, **sums)


@deed("artifact", possible=unless_in_vain(lambda table, _: _may_be_completed(table)))
def activate_artifact(table: Table, _: int) -> Asking[bool]:
    """The topmost completed artifact (A-23), not doubled."""
    done = yield from completed(table)
    if not done:
        table.tale.note("note-no-artifact")
        return False
    yield from yield_artifact(table, done[0])
    return True


def _may_be_completed(table: Table) -> bool:
    """Whether an artifact may be completed, as far as the lowest cauldron is known."""
    size = table.box.rows["cauldron"][-1]
    return table.gold >= ((1 if table.setup.rules >= ASKED_AT_FIRST else SEVERAL) if size is None else size)


def buy_gold(table: Table) -> Asking[None]:
    """One gold for 3 coins, as long as a space is free (G-142)."""
    done = yield from completed(table)
    if len(done) == CAULDRONS:
        table.tale.note("note-no-gold-space")
        return
    table.spend(GOLD_PRICE, "gold")
    yield from gain_gold(table, 1)


def check_artifacts_done(table: Table) -> Asking[None]:
    if table.area_done(ARTIFACTS) and len((yield from completed(table))) == CAULDRONS:
        exhaust(table, ARTIFACTS, YELLOW, "G-93")


def _completed_number(table: Table) -> Asking[int]:
    return len((yield from completed(table)))


PER["artifact"] = _completed_number
