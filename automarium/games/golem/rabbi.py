"""The rabbi action: which action tile the Automa takes."""

from __future__ import annotations

from functools import lru_cache

from automarium.core.ask import Asking, Option, Pick
from automarium.core.choose import Criterion, Ladder, choose, only, prefer
from automarium.core.tale import Name, Say
from automarium.games.golem.cards import topmost
from automarium.games.golem.components import TILES
from automarium.games.golem.effects import component
from automarium.games.golem.golems import tile_block
from automarium.games.golem.names import ACTION_TILES, AUTOMA, BOTTOM
from automarium.games.golem.shapes import TilePick
from automarium.games.golem.table import Table

KILLING = Name("r05")
BESIDE = Name("r10")
POSITIONS = tuple(range(1, BOTTOM + 1))
NOT_BOTTOM: Criterion[int] = only("G-53", "why-not-bottom", lambda one: one != BOTTOM)
TILE_BEFORE_BOTTOM: Criterion[int] = prefer("G-50", "why-tile-before-bottom", lambda one: one != BOTTOM)


def free_positions(table: Table) -> list[int]:
    """Positions with a tile on which nobody stands; with fewer than four players there are fewer tiles (G-135)."""
    taken = set(table.rabbis.values())
    return [position for position in range(1, len(table.tiles) + 1) if position not in taken]


def position_name(position: int) -> Say:
    return Say(f"position-{position}")


def rabbi_action(table: Table) -> Asking[None]:
    """With a golem in VIII to X a tile that lets it kill, else the bottom space (G-49, G-50); otherwise the topmost
    number of the card whose tile is there and free (G-51)."""
    wish = table.far()
    kills = (yield from killing_positions(table, free_positions(table))) if wish else []
    numbers: tuple[int, ...] = () if wish else table.cards[-1].rabbi or (yield from table.part("rabbi"))
    free = free_positions(table)
    position, ladder = chosen_position(tuple(free), numbers, tuple(kills) if wish else None)
    table.acting = None
    if position is None:
        table.tale.note("note-no-tile", ladder)
        table.useless("G-77")
        return
    table.rabbis[AUTOMA] = position
    if position == BOTTOM:
        table.tale.order("order-rabbi-bottom", ladder)
        yield from component(table, (yield from table.printed("bottom")))
        return
    table.tale.order("order-rabbi", ladder, position=position)
    known = table.tiles[position - 1]
    tile = yield from tile_at(table, position)
    if known:
        table.tale.note("note-action-tile", tile=tile)
    yield from component(table, table.box.effects[tile])


@lru_cache(20_000)
def chosen_position(
    free: tuple[int, ...], numbers: tuple[int, ...], kills: tuple[int, ...] | None
) -> tuple[int | None, Ladder]:
    """By the free positions, the numbers of the card and, where one is wished, those that let the Automa kill: worked
    out once."""
    ladder = Ladder("choice-rabbi", position_name)
    order = (*numbers, *free)  # all numbers used up: the topmost free
    lets_kill: Criterion[int] = only("G-49", "why-kills", lambda one: one in (kills or ()) or one == BOTTOM)
    chain = (
        only("G-52", "why-tile-free", lambda one: one in free or one == BOTTOM),
        *((NOT_BOTTOM,) if kills is None else (lets_kill, TILE_BEFORE_BOTTOM)),
        topmost("G-51", order, free, numbers),
    )
    return choose(POSITIONS, chain, ladder), ladder


def tile_at(table: Table, position: int) -> Asking[Name]:
    """The action tile at a position: the program's own, or told by the player."""
    tile = table.tiles[position - 1]
    if tile is None:
        left = [one for one in ACTION_TILES if one not in table.tiles]
        tile = yield from table.ask("ask-action-tile", lambda: TilePick(left), position=position)
        table.tiles[position - 1] = tile
    return tile


def killing_positions(table: Table, free: list[int]) -> Asking[list[int]]:
    """Free tiles that let the Automa kill: the one with the kill sign; by the other reading of A-17 also the one that
    uses a neighbourhood tile, when that would kill."""
    killing = [KILLING]
    if table.setup["kill-tiles"] == "beside":
        block, _ = tile_block(table)
        if block is not None:
            number = yield from table.tile(block.district, block.section)
            if table.box.effects[TILES[block.district][number]].kills:
                killing.append(BESIDE)
    for tile in killing:
        yield from look_for(table, tile, free)
    return [position for position in free if table.tiles[position - 1] in killing]


def look_for(table: Table, tile: Name, free: list[int]) -> Asking[None]:
    """Asks whether a tile is one of those that lie free and that nobody has named."""
    unseen = [position for position in free if table.tiles[position - 1] is None]
    if tile in table.tiles or not unseen:
        return
    choices = (Option("0", 0, Say("no")), *(Option(str(one), one, position_name(one)) for one in unseen))
    where: int = yield from table.ask("ask-where-tile", lambda: Pick[int](choices), tile=tile)
    if where:
        table.tiles[where - 1] = tile
