"""The five marble actions, as the Automa carries them out."""

from __future__ import annotations

from bisect import bisect
from functools import cache

from automarium.core.ask import Asking
from automarium.core.choose import Criterion, Ladder, choose, least, prefer
from automarium.core.tale import Name
from automarium.games.golem.artifacts import buy_gold
from automarium.games.golem.books import buy
from automarium.games.golem.discount import pay, unused
from automarium.games.golem.golems import activate, create
from automarium.games.golem.marble import WORKERS, Chosen, choose_marble
from automarium.games.golem.names import (
    ARTIFACTS,
    AUTOMA,
    BLACK,
    BLUE,
    DISTRICTS,
    GOLEM,
    MIRROR,
    RED,
    TOKEN_OF,
    WHITE,
    WORK,
    YELLOW,
)
from automarium.games.golem.notation import ONE_MORE
from automarium.games.golem.students import move_student, two_students
from automarium.games.golem.table import GOLEMS_TO_CREATE, Table
from automarium.games.golem.taken import catch_up, near_a_token
from automarium.games.golem.upgrades import upgrade

WORK_PRICE = (0, 1, 3, 5, 8)  # knowledge for so many golems
MOST_KNOWLEDGE = 2  # that the Automa spends on one Work action
MIRROR_PRICE = 1
MAY_MOVE = {RED: (RED,), YELLOW: (YELLOW,), BLUE: (BLUE,), BLACK: DISTRICTS, WHITE: ()}  # students, by the marble


def marble_action(table: Table) -> Asking[None]:
    """Takes a marble, moves the student of its colour, carries out the action of its row (B-20)."""
    chosen = yield from choose_marble(table)
    table.acting = None
    if chosen is None:
        return
    row, colour = chosen.marble
    value = table.value(row)
    table.marbles[row][colour] -= 1
    table.taken[AUTOMA].append(colour)
    does = mirrored_row(table, chosen)[0] if row == MIRROR else row
    table.tale.order("order-marble", chosen.why, row=row, colour=colour, mirrors=int(row == MIRROR), does=does)
    if table.unasked and any(near_a_token(table, district) for district in MAY_MOVE[colour]):
        yield from catch_up(table)
    if colour in DISTRICTS:
        move_student(table, colour, 1)
    elif colour == BLACK:
        two_students(table)
    yield from carry_out(table, mirrored(table, chosen) if row == MIRROR else row, value)


def mirrored(table: Table, chosen: Chosen) -> Name:
    """Mirror costs a coin (G-108, G-150) and performs Work under the criterion WORK; otherwise Work with two standing
    golems, or the action of the highest coloured token (G-107). Never the study track for 3 coins (G-109)."""
    table.spend(MIRROR_PRICE, "mirror")
    row, ladder = mirrored_row(table, chosen)
    table.tale.note("note-mirror", ladder, row=row)
    return row


def mirrored_row(table: Table, chosen: Chosen) -> tuple[Name, Ladder]:
    """What a marble of the Mirror row performs."""
    return row_of_mirror(chosen.for_work, table.standing() >= WORKERS, tuple(table.tokens))


@cache
def row_of_mirror(for_work: bool, workers: bool, tokens: tuple[Name, ...]) -> tuple[Name, Ladder]:
    ladder = Ladder("choice-mirror")
    rows = (WORK, *TOKEN_OF)
    chain: list[Criterion[Name]] = []
    if for_work:
        chain.append(prefer("G-61", "why-for-work", lambda one: one == WORK))
    elif workers:
        chain.append(prefer("G-107", "why-work-token", lambda one: one == WORK))
    chain.append(
        least("G-107", "why-row-token", lambda one: tokens.index(TOKEN_OF[one]) if one in TOKEN_OF else len(rows))
    )
    row = choose(rows, chain, ladder)
    assert row is not None
    return row, ladder


def carry_out(table: Table, row: Name, value: int) -> Asking[None]:
    table.tale.note("note-action", row=row, value=value)
    return work(table, value) if row == WORK else area_action(table, row, value)


# --- Work ---


def work(table: Table, value: int) -> Asking[None]:
    """As many golems as cost at most 2 knowledge after the discount (G-78); their number is fixed and paid first
    (A-57), then each is activated and its tile resolved before the next (B-24)."""
    if not table.golems:
        table.useless("G-76")
        return
    stands = table.standing()
    if not stands:
        # golems on the map, but none stands
        if table.setup["work-none-stands"] == "vp":
            table.useless("G-77")
        else:
            unused(table, value, "work", "A-44")
        return
    paid, free = how_many(table, value, stands)
    price = WORK_PRICE[paid] - value
    table.tale.note("note-work", number=paid, free=free, price=price if price > 0 else 0)
    if price > 0 or table.setup["work-surplus"] == "resources":
        pay(table, WORK_PRICE[paid], value, "work")  # what the discount is above the price is resources (G-19, A-14)
    table.working = True
    for _ in range(paid + free):
        yield from activate(table, one_of_several=True)
    table.working = False
    for golem in table.golems:
        golem.fresh = False


def how_many(table: Table, value: int, stands: int) -> tuple[int, int]:
    """How many golems are paid for, and how many work for nothing: one more with its development (A-15)."""
    paid = min(stands, bisect(WORK_PRICE, value + MOST_KNOWLEDGE) - 1)
    more = table.power(GOLEM, ONE_MORE)
    if more and paid == stands and table.setup["free-golem"] == "last":
        return paid - 1, 1
    return paid, min(more, stands - paid)


# --- Golem, Artifacts, Study ---


def area_action(table: Table, area: Name, value: int) -> Asking[None]:
    """Resources; one upgrade unless the marker is now in the red zone; the main action, red zone or not (G-80)."""
    before = table.resources
    table.gain(value)
    if area in table.exhausted:
        table.tale.note("note-exhausted", area=area)
        return
    if table.area_done(area):
        table.tale.note("note-area-upgraded", area=area)
    elif table.resources <= (highest := (yield from table.red_zone())):
        table.tale.note("note-red-zone", rule="G-80")
    else:
        if before <= highest:
            table.tale.note("note-red-zone-left")
        yield from upgrade(table, area)
    if area == GOLEM:
        if table.created < GOLEMS_TO_CREATE:
            yield from create(table, 0)
        else:
            table.tale.note("note-no-golem-left")
    elif area == ARTIFACTS:
        yield from buy_gold(table)
    else:
        yield from buy(table, 0)
