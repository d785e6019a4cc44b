"""Final scoring: two tiles ranked with the neutral player, research areas, and the human's sheet beside it."""

from __future__ import annotations

from collections.abc import Mapping

from automarium.core.ask import Ask, Asking, Number, Option, Pick, asking
from automarium.core.game import ScoreLine, Sheet
from automarium.core.tale import Name, Say
from automarium.games.gaia.map import SECTORS
from automarium.games.gaia.names import AREAS, GAIA
from automarium.games.gaia.table import COUNTS_SHOWN, MOST_VP, SATELLITES, SCORE_MARKERS, Human, Side, Table
from automarium.games.gaia.tiles import (
    FEDERATIONS,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_STRUCTURES,
    FINAL_TYPES,
    GAIA_PLANETS,
    PLACES,
)

NEUTRAL = Name("neutral")
MOST_LEFTOVERS = 60
LEVEL_VP = (0, 0, 0, 4, 8, 12)
ASKED_FOR = (FEDERATIONS, FINAL_SATELLITES)  # what the board does not show for certain
RIGHT_SO: Pick[bool] = Pick((Option("yes", True, Say("yes")),))


def tile_count(table: Table, side: Side, tile: Name) -> int:
    """What a side has for a final tile (P-162, P-163). Guests of the Lantids are no planet of theirs; space stations
    count as satellites."""
    own = side.hexes & ~side.guests if isinstance(side, Human) else side.hexes
    if tile == FEDERATIONS:
        return side.in_federations if isinstance(side, Human) else max(0, side.hexes.bit_count() - 1)
    if tile == FINAL_STRUCTURES:
        return side.hexes.bit_count()
    if tile == FINAL_TYPES:
        return sum(1 for bits in table.types.values() if bits & own)
    if tile == GAIA_PLANETS:
        return (own & table.types[GAIA]).bit_count()
    if tile == FINAL_SECTORS:
        return sum(1 for bits in SECTORS if bits & side.hexes)
    stations = side.stations.bit_count() if isinstance(side, Human) else 0
    return side.satellites_placed + stations


def rank(counts: Mapping[Name, int]) -> dict[Name, int]:
    """18, 12 and 6 VP by place; tied sides share their places evenly, and a count of 0 earns nothing (P-159, P-161)."""
    points: dict[Name, int] = {}
    for seat, count in counts.items():
        above = sum(1 for other in counts.values() if other > count)
        tied = sum(1 for other in counts.values() if other == count)
        points[seat] = sum(PLACES[above : above + tied]) // tied if count else 0
    return points


def tile_counts(table: Table, tile: Name) -> dict[Name, int]:
    """The neutral player is ranked with the others (P-160)."""
    counts = {seat: tile_count(table, side, tile) for seat, side in table.sides.items()}
    return {**counts, NEUTRAL: table.box.tiles.neutral[tile]}


def research_vp(side: Side) -> int:
    """4, 8 or 12 VP on level 3, 4 or 5 of each area (P-164)."""
    return sum(LEVEL_VP[level] for level in side.levels)


def count(table: Table) -> Asking[None]:
    """Asks for what the program cannot see, counts both sides and tells the winner."""
    table.tale.head("head-scoring")
    for human in table.humans:
        yield from ask_human(table, human)
    table.over = True
    for tile in table.finals:
        counts = tile_counts(table, tile)
        points = rank(counts)
        for seat in table.sides:
            tell_tile(table, seat, tile, counts, points[seat])
    for seat, side in table.sides.items():
        if vp := research_vp(side):
            table.tale.order("order-research-vp", side=seat, vp=vp)
        else:
            table.tale.note("note-no-research-vp", side=seat)
    sheet = sheet_of(table)
    for seat, total in zip(sheet.seats, sheet.totals, strict=True):
        table.tale.note("note-total", side=seat, total=total)
    table.tale.head(sheet.reason.id, **sheet.reason.args)


def tell_tile(table: Table, seat: Name, tile: Name, counts: Mapping[Name, int], vp: int) -> None:
    """What a side scores for a final tile, with its count and that of the neutral player."""
    number, neutral = counts[seat], counts[NEUTRAL]
    if vp:
        table.tale.order("order-final", tile=tile, side=seat, number=number, neutral=neutral, vp=vp)
    else:
        table.tale.note("note-no-final", tile=tile, side=seat, number=number, neutral=neutral)


def ask_human(table: Table, human: Human) -> Asking[None]:
    """What a human may not have reported is shown or asked for: counts on the board, satellites, federations, VP and
    left-overs (P-174, P-179)."""
    if table.since(COUNTS_SHOWN):
        yield from asking(lambda: counts_shown(table, human), table.correct)
        if FINAL_SATELLITES in table.finals:
            placed = yield from asking(lambda: satellites_asked(table, human), table.correct)
            human.satellite_supply = SATELLITES - SCORE_MARKERS - placed
    if FEDERATIONS in table.finals:
        human.in_federations = yield from table.ask(
            "ask-federations", lambda: Number(0, human.hexes.bit_count()), human.seat
        )
    human.vp = yield from table.ask("ask-human-vp", lambda: Number(0, MOST_VP), human.seat, vp=human.vp)
    human.leftovers = yield from table.ask("ask-leftovers", lambda: Number(0, MOST_LEFTOVERS), human.seat)


def counts_shown(table: Table, human: Human) -> Ask[bool]:
    """Levels, and what the board shows for the final tiles, to be confirmed or first corrected."""
    seen = [tile for tile in table.finals if tile not in ASKED_FOR]
    counts = tuple(Say("tile-count", {"tile": tile, "number": tile_count(table, human, tile)}) for tile in seen)
    levels = tuple(
        Say("area-level", {"area": area, "level": level}) for area, level in zip(AREAS, human.levels, strict=True)
    )
    return Ask("ask-counts", human.seat, RIGHT_SO, {"counts": counts, "tiles": len(counts), "levels": levels}, table)


def satellites_asked(table: Table, human: Human) -> Ask[int]:
    """How many lie on the board: those whose hexes were told, and perhaps more; space stations are counted apart."""
    shape = Number(human.satellites.bit_count(), SATELLITES - SCORE_MARKERS)
    said = {"number": human.satellites_placed, "faction": human.faction.id}
    return Ask("ask-satellites", human.seat, shape, said, table)


def score_sheet(table: Table) -> Sheet | None:
    """The score as it stands, once the final tiles lie on the table."""
    return sheet_of(table) if table.finals else None


def sheet_of(table: Table) -> Sheet:
    """The human's VP are those that they told last."""
    sides = tuple(table.sides.values())
    lines = [ScoreLine(Say("score-vp"), tuple(side.vp for side in sides))]
    for tile in table.finals:
        shares = rank(tile_counts(table, tile))
        lines.append(ScoreLine(Say("score-final", {"tile": tile}), tuple(shares[side.seat] for side in sides)))
    lines.append(ScoreLine(Say("score-research"), tuple(research_vp(side) for side in sides)))
    left = tuple(side.leftovers if isinstance(side, Human) else None for side in sides)
    lines.append(ScoreLine(Say("score-leftovers"), left))
    totals = tuple(sum(line.points[at] or 0 for line in lines) for at in range(len(sides)))
    winners, reason = winner(tuple(table.sides), totals)
    return Sheet(tuple(table.sides), tuple(lines), totals, winners, reason, table.over)


def winner(seats: tuple[Name, ...], totals: tuple[int, ...]) -> tuple[tuple[Name, ...], Say]:
    """Most VP; a tie is shared (A39)."""
    best = max(totals)
    winners = tuple(seat for seat, total in zip(seats, totals, strict=True) if total == best)
    if len(winners) > 1:
        return winners, Say("head-winner-shared")
    return winners, Say("head-winner", {"side": winners[0], "by": best - sorted(totals)[-2]})
