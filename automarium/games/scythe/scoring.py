"""The final count: the Automa's from the board, the human's from the board and three numbers."""

from __future__ import annotations

from typing import Any

from automarium.core.ask import Asking, Form
from automarium.core.bits import each
from automarium.core.game import ScoreLine, Sheet
from automarium.core.hexes import LINES
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import (
    BASE_NEAR,
    ENCOUNTERS,
    FACTORY_BIT,
    LAKES,
    MAT_PLACE,
    OF_TERRAIN,
    TERRITORIES,
    TUNNELS,
    mask,
)
from automarium.games.scythe.mats import tier, tiles
from automarium.games.scythe.names import ALBION, AUTOMA, FARM, HUMAN, SIDES, TUNDRA
from automarium.games.scythe.neighbourhood import beside
from automarium.games.scythe.reports import final_fields
from automarium.games.scythe.table import TRACKS, UNKNOWN, Table
from automarium.games.scythe.unfought import if_over

STAR, TERRITORY = 4, 3  # what they are worth to the Automa (S-211, S-212)
FACTORY_WORTH = 3  # the Factory counts as three territories (S-213)
MOST_RESOURCES = 6  # of one territory (S-216)
AUTOMA_POPULARITY = 10
COUNTED = TRACKS[:2]  # of the human's numbers, popularity and coins


def held(table: Table) -> int:
    """What the human controls in the final count; there, and only there, an armed trap holds a territory without
    Automa units (S-273)."""
    return table.human_controls() | table.human.armed & ~table.automa.units


def territories(places: int) -> int:
    """How many territories these count as."""
    return places.bit_count() + (FACTORY_WORTH - 1 if places & FACTORY_BIT else 0)


def flag_territories(table: Table) -> int:
    """Each flag on a territory that Albion controls counts as one more, but not beside its base."""
    human = table.human
    return (human.flags & held(table) & ~BASE_NEAR[ALBION]).bit_count()


def resource_pairs(table: Table) -> int:
    """At most 6 of a territory count; the sums are added up and paid in pairs (S-216)."""
    counted = (min(MOST_RESOURCES, table.resources_on(place)) for place in each(held(table)))
    return sum(counted) // 2


# --- the structure bonus tile ---


def _longest_row(places: int) -> int:
    """The most structures in an unbroken straight line."""
    hexes = {TERRITORIES[place].hex for place in each(places)}
    longest = 0
    for start in hexes:
        for line in LINES:
            number, here = 1, start.step(line)
            while here in hexes:
                number, here = number + 1, here.step(line)
            longest = max(longest, number)
    return longest


def tile_count(tile: str, places: int) -> int:
    """How often the structures meet what the tile asks for; everything counts once."""
    if tile == "longest-row":
        return _longest_row(places)
    met = {
        "adjacent-tunnels": beside(places) & TUNNELS,
        "adjacent-lakes": beside(places) & LAKES,
        "adjacent-encounters": beside(places) & ENCOUNTERS,
        "on-tunnels": places & TUNNELS,
        "farms-or-tundra": places & (OF_TERRAIN[FARM] | OF_TERRAIN[TUNDRA]),
    }
    return met[tile].bit_count()


def tile_coins(tile: str, places: int) -> int:
    """The coins of a structure bonus tile, also for structures on land that is not controlled."""
    number = tile_count(tile, places)
    return max((coins for least, coins in tiles()[tile] if number >= least), default=0)


# --- the sheet ---


def score_sheet(table: Table) -> Sheet:
    """The score as it stands: coins, stars, territories, resources, structures."""
    table = if_over(table)
    human, automa = table.human, table.automa
    worth = tier(human.popularity)
    own = territories(held(table)) + flag_territories(table)
    pairs = resource_pairs(table)
    tile = table.tile.removeprefix("tile-")
    lines = (
        ScoreLine(Say("score-coins"), (human.coins, automa.coins)),
        ScoreLine(
            Say("score-stars", {"human": len(human.stars), "automa": automa.all_stars}),
            (len(human.stars) * worth.star, automa.all_stars * STAR),
        ),
        ScoreLine(
            Say("score-territories", {"human": own, "automa": territories(automa.units)}),
            (own * worth.territory, territories(automa.units) * TERRITORY),
        ),
        ScoreLine(Say("score-resources", {"pairs": pairs}), (pairs * worth.pair, None)),
        ScoreLine(Say("score-tile", {"tile": table.tile}), (tile_coins(tile, mask(human.structures)), None)),
    )
    totals = (sum(line.points[0] or 0 for line in lines), sum(line.points[1] or 0 for line in lines))
    winners, reason = winner(table, totals)
    return Sheet(SIDES, lines, totals, winners, reason if table.counted else _told(table) or reason, table.counted)


def _told(table: Table) -> Say | None:
    """What the sum lacks: popularity and coins that were never told, or may be others by now. Power decides ties."""
    told = [table.human.reported.get(track) for track in COUNTED]
    if None in told:
        return Say("score-not-told")
    if UNKNOWN in map(table.known, COUNTED):
        return Say("score-told-before", {"turn": min(one for one in told if one is not None)})
    return None


def tie_list(table: Table) -> tuple[tuple[str, tuple[int, int]], ...]:
    """What decides a tie, in order: the usual list without its resources (S-217, S-218)."""
    human, automa = table.human, table.automa
    units = len(human.workers) + len(human.mechs) + 1 + len(human.structures)
    automa_units = automa.workers.bit_count() + automa.workers_on_base + automa.mechs.bit_count() + automa.mechs_on_base
    return (
        ("tie-units", (units, automa_units + (automa.hero != MAT_PLACE))),
        ("tie-power", (human.power, automa.power)),
        ("tie-popularity", (human.popularity, AUTOMA_POPULARITY)),
        ("tie-territories", (held(table).bit_count(), automa.units.bit_count())),
        ("tie-stars", (len(human.stars), automa.all_stars)),
    )


def winner(table: Table, totals: tuple[int, int]) -> tuple[tuple[Name, ...], Say]:
    if totals[0] != totals[1]:
        side = HUMAN if totals[0] > totals[1] else AUTOMA
        return (side,), Say("head-winner", {"side": side, "by": abs(totals[0] - totals[1])})
    for by, (human, automa) in tie_list(table):
        if human != automa:
            side = HUMAN if human > automa else AUTOMA
            return (side,), Say("head-winner-tie", {"side": side, "by": Name(by)})
    return SIDES, Say("head-winner-shared")


def count(table: Table) -> Asking[None]:
    """Asks for the three numbers that are not on the board, and tells the sums and the winner."""
    table.tale.head("head-scoring")
    table.tale.note("note-scoring")
    told: dict[str, Any] = yield from table.ask("ask-final", lambda: Form(final_fields(table)))
    table.tell(**told)
    table.counted = True
    if not table.tale.telling:
        return
    sheet = score_sheet(table)
    table.tale.note("note-totals", human=sheet.totals[0], automa=sheet.totals[1])
    table.tale.head(sheet.reason.id, **sheet.reason.args)
