"""Upgrades (developments): the area, the tile inside it, the price and what it does at once."""

from __future__ import annotations

from functools import lru_cache, partial

from automarium.core.ask import Asking
from automarium.core.choose import Criterion, Ladder, choose, least, most, only, prefer
from automarium.core.tale import Name, Say
from automarium.games.golem.artifacts import check_artifacts_done, completed, has_prices_of_tiles, price_of_slot
from automarium.games.golem.books import check_study_done
from automarium.games.golem.components import ROUNDS
from automarium.games.golem.discount import pay, unused
from automarium.games.golem.effects import deed, resolve, unless_in_vain
from automarium.games.golem.golems import check_golems_done
from automarium.games.golem.names import (
    AREAS,
    ARTIFACTS,
    ARTIFACTS_MENORAHS,
    COLUMN_TILES,
    GOLEM,
    MENORAHS,
    SLOTS,
    STUDY,
    TOKEN_OF,
)
from automarium.games.golem.shapes import PricesLine
from automarium.games.golem.table import Table

LARGE_TILE = 8  # coins
TILES = {False: 3, True: 2}  # how many grey tiles and special ones there are
WORK_THERE = frozenset((*COLUMN_TILES, *SLOTS))  # what lies over a column of books or on an artifact works there
SPECIAL_TILE, GREY_TILE = Name("special-tile"), Name("grey-tile")
ORDER_RULE = {GOLEM: "G-81", ARTIFACTS: "G-88", STUDY: "G-94"}
LAST_ROUND_RULE = {GOLEM: "G-82", ARTIFACTS: "G-90", STUDY: "G-95"}


# --- which tile ---


def ask_prices(table: Table, area: Name) -> Asking[None]:
    """The developments of Golem or Study with their prices, the cheapest first."""
    third = table.box.column_tiles[2] if area == STUDY else None
    table.box.prices[area] = yield from table.ask(f"ask-prices-{area}", lambda: PricesLine(area, third=third))


def tiles_left(table: Table, area: Name) -> list[Name]:
    """The developments that can still be made, in the order of rounds I to III."""
    made = table.upgrades[area]
    if area == ARTIFACTS:
        return [slot for slot in free_slots(table) if slot not in made]
    return [name for name, _ in table.box.prices[area] if name not in made]


def free_slots(table: Table) -> list[Name]:
    """The slots of the artifact tile from the bottom, without those whose kind of tile has run out, and the large tile
    after or, by the other reading, before them (A-32)."""
    special = table.box.special
    made = [special(slot) for slot in table.upgrades[ARTIFACTS] if slot in SLOTS]
    used_up = [kind for kind, number in TILES.items() if made.count(kind) >= number]
    slots = [slot for slot in SLOTS if special(slot) not in used_up] if used_up else SLOTS
    return [*slots, ARTIFACTS_MENORAHS] if table.setup["large-tile"] == "last" else [ARTIFACTS_MENORAHS, *slots]


def kind_of(special: bool) -> Name:
    """What a slot of the artifact tile is for."""
    return SPECIAL_TILE if special else GREY_TILE


def price_of(table: Table, area: Name, tile: Name) -> int | None:
    """Its price, as far as it is known: that of a slot, or which tile it is on, may not be."""
    if tile == ARTIFACTS_MENORAHS:
        return LARGE_TILE
    if area == ARTIFACTS:
        known: int | None = table.box.rows["slot"][SLOTS.index(tile)]
        return known if table.artifact_tile or not has_prices_of_tiles(table) else None
    for name, price in table.box.prices[area]:
        if name == tile:
            return price
    return None


def upgrade(table: Table, area: Name, discount: int = 0) -> Asking[bool]:
    """One development of an area: in round 4 the one with 3 menorahs first, else by the order of the area."""
    price, before = None, table.tale.source()
    while price is None:
        if area != ARTIFACTS and area not in table.box.prices:
            yield from ask_prices(table, area)
        left = tiles_left(table, area)
        if not left:
            return unused(table, discount, "upgrade")
        several = area != ARTIFACTS and len(left) > 1
        tied = several and price_of(table, area, left[0]) == price_of(table, area, left[1])
        tile, ladder = chosen_tile(area, tuple(left), table.round == ROUNDS, tied)
        price = price_of(table, area, tile)
        if price is None:
            price = yield from price_of_slot(table, tile)
            if tile in table.upgrades[area]:  # by a correction on the way
                price = None
    if len(left) == 1:
        table.tale.note("note-last-upgrade", area=area)
    table.upgrades[area].append(tile)
    tell(table, area, tile, price, ladder)
    pay(table, price, discount, "upgrade")
    if tile not in WORK_THERE:
        yield from _at_once(table, tile)
    check_golems_done(table)
    if table.area_done(ARTIFACTS):
        yield from check_artifacts_done(table)
    check_study_done(table)
    table.tale.back_to(before)  # what comes next did not come of it
    return True


def tell(table: Table, area: Name, tile: Name, price: int, why: Ladder) -> None:
    """A development, and where it lies, as the box has it."""
    if not table.tale.telling:
        return
    order, id = table.tale.order, "order-upgrade"
    if tile in SLOTS:
        kind = kind_of(table.box.special(tile))
        order(id, why, area=area, upgrade=tile, price=price, place="slot", kind=kind)
    elif tile in table.box.column_tiles:
        number = table.box.column_tiles.index(tile) + 1
        order(id, why, area=area, upgrade=tile, price=price, place="column", number=number)
    else:
        order(id, why, area=area, upgrade=tile, price=price, place="none")


@lru_cache(20_000)
def chosen_tile(area: Name, left: tuple[Name, ...], last_round: bool, tied: bool) -> tuple[Name, Ladder]:
    """By those that are left, in the order of rounds I to III, and whether the first two of them cost the same."""
    ladder = Ladder("choice-upgrade")
    why = f"why-order-{area}" if tied or area == ARTIFACTS else "why-cheapest"
    chain: list[Criterion[Name]] = [least(ORDER_RULE[area], why, left.index)]
    if last_round:
        chain.insert(0, prefer(LAST_ROUND_RULE[area], "why-last-round", lambda one: one == MENORAHS[area]))
    tile = choose(left, chain, ladder)
    assert tile is not None
    return tile, ladder


def _at_once(table: Table, tile: Name) -> Asking[None]:
    """Two golem developments do something at once (B-49). The kill of the first brings the plain bonus: doubling
    starts with the next one, or by the other reading with this one (A-52)."""
    table.making = tile if table.setup["cemetery-kill"] == "plain" else None
    if not (deeds := table.box.effects[tile].deeds).empty:
        if deeds.kills and table.golems:
            table.tale.note("note-upgrade-kills", doubled=int(table.making is None))
        elif table.standing():
            table.tale.note("note-upgrade-activates")
        yield from resolve(table, deeds)
    table.making = None


# --- which area ---


def choose_area(table: Table) -> Asking[Name | None]:
    """Where the area is left open: most created golems, book columns or completed artifacts, then the higher token
    (G-119, G-153). By the other reading of A-50 round 4 looks at what the tile itself would bring."""
    things = {
        GOLEM: table.created,
        ARTIFACTS: len((yield from completed(table))),
        STUDY: sum(1 for column in table.columns if column),
    }
    open_areas = tuple(area for area in AREAS if not table.area_done(area))
    shown = tuple(
        Say(f"things-{area}", {"number": things[area], "done": int(area not in open_areas)}) for area in AREAS
    )
    if table.round == ROUNDS and table.setup["last-area"] == "tile":
        things = {area: n * (1 if MENORAHS[area] in table.upgrades[area] else 3) for area, n in things.items()}
    if not open_areas:
        return None
    best = max(things[area] for area in open_areas)
    upgraded = tuple(Say("area-upgraded", {"area": one}) for one in AREAS if things[one] > best)  # though more is there
    ladder = table.tale.ladder("choice-area")
    area = choose(
        AREAS,
        (
            *(() if open_areas == AREAS else (only("G-119", "why-area-open", open_areas.__contains__),)),
            most("G-119", "why-most-things", things.__getitem__, things=shown),
            least(
                "G-119",
                "why-area-token",
                lambda one: table.rank(TOKEN_OF[one]),
                passed=len(upgraded),
                upgraded=upgraded,
            ),
        ),
        ladder,
    )
    assert area is not None
    table.tale.note("note-area", ladder, area=area)
    return area


# --- upgrades that effects offer ---


def offered(table: Table, discount: int, area: Name | None = None) -> Asking[bool]:
    """The red zone does not bar an upgrade that a component offers; by the other reading it does, and the discount
    becomes resources (A-43)."""
    if table.setup["upgrade-in-red"] == "no" and (yield from table.in_red_zone()):
        table.tale.note("note-upgrade-barred", rule="A-43")
        return unused(table, discount, "upgrade")
    if area is None:
        area = yield from choose_area(table)
    if area is None:
        return unused(table, discount, "upgrade")
    return (yield from upgrade(table, area, discount))


def _left(table: Table, discount: int, areas: tuple[Name, ...] = AREAS) -> bool:
    """Whether a development is left to be made; a discount is of use without one (G-18)."""
    return discount > 0 or not all(table.area_done(area) for area in areas)


deed("upgrade", possible=unless_in_vain(_left))(offered)
for _area in AREAS:
    deed(f"{_area}-upgrade", possible=unless_in_vain(partial(_left, areas=(_area,))))(partial(offered, area=_area))
