"""Random positions for the comparison with the oracle: any map, both sides anywhere, any settings."""

from __future__ import annotations

from automarium.core.bits import each
from automarium.core.rng import Stream, Streams
from automarium.core.tale import Name, Tale
from automarium.games import game
from automarium.games.gaia.map import ALL
from automarium.games.gaia.names import ACADEMY, AREAS, INSTITUTE, LAB, LOST_PLANET, MINE, STATION, TRANSDIM
from automarium.games.gaia.setup import lay_factions, lay_table, lay_tiles
from automarium.games.gaia.table import Side, Table

KINDS = (MINE, MINE, MINE, MINE, STATION, STATION, LAB, ACADEMY, INSTITUTE)


def position(seed: str, automa: str) -> Table:
    stream = Stream(seed, "position")
    settings = {
        "automa": automa,
        "level": stream.pick(("automa", "terminator")),
        "transdim": stream.pick(("gaia", "literal")),
        "terrans": stream.pick(("skip", "numbered")),
        "firaks": stream.pick(("faction", "every")),
    }
    table = lay_table(game("gaia").setup(settings), Streams(seed), Tale())
    lay_factions(table)
    lay_tiles(table)
    table.human.strong = stream.below(3) == 0
    _populate(table, table.human, 2 + stream.below(9), stream)
    _populate(table, table.automa, 1 + stream.below(14), stream)
    _decorate(table, stream)
    table.tale.events.clear()
    return table


def _populate(table: Table, side: Side, number: int, stream: Stream) -> None:
    """Structures on random empty planets, transdim ones becoming Gaia under them; sometimes no mine is left."""
    for _ in range(number):
        kind = stream.pick(KINDS)
        free = list(each(table.empty))
        if side.supply[kind] and free:
            hex = stream.pick(free)
            if table.types[TRANSDIM] >> hex & 1:
                table.retype(hex, Name("gaia"))
            side.put(kind, hex)
    if stream.below(6) == 0:
        side.supply[MINE] = 0


def _decorate(table: Table, stream: Stream) -> None:
    human, automa = table.human, table.automa
    space = list(each(ALL & ~table.planets))
    if stream.below(4) == 0:
        hex = stream.pick(space)
        table.types[LOST_PLANET] |= 1 << hex
        human.put(LOST_PLANET, hex)
        space.remove(hex)
    if stream.below(4) == 0 and automa.hexes:  # Lantids on a planet of the Automa
        human.put(MINE, stream.pick(list(each(automa.hexes & ~human.hexes))))
    for hex in each(table.empty & table.types[TRANSDIM]):
        if stream.below(5) == 0:
            human.formers |= 1 << hex
    if stream.below(8) == 0:  # nothing empty is left in any range
        human.formers |= table.empty & automa.near[4]
    for _ in range(stream.below(30)):
        human.satellites |= 1 << stream.pick(space)
        automa.satellites |= 1 << stream.pick(space)
    for _ in range(stream.below(3)):
        human.stations |= 1 << stream.pick(space)
    closed = stream.below(8) == 0  # no area is open
    for at in range(len(AREAS)):
        automa.levels[at] = 5 if closed else stream.pick((0, 1, 2, 3, 4, 4, 5))
        human.levels[at] = stream.below(5 if automa.levels[at] == 5 else 6)
        if stream.below(2):
            table.advanced &= ~(1 << at)
    table.covered = stream.below(1 << 10) | stream.below(1 << 10)
