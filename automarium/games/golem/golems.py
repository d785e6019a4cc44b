"""Golems: which one the Automa moves, activates, creates and kills, and what controlling them costs."""

from __future__ import annotations

from functools import lru_cache

from automarium.core.ask import Asking
from automarium.core.bits import Sieve, first_of, inside, narrow, outside, prefer_inside, union
from automarium.core.choose import Ladder, choose, least
from automarium.core.tale import Name, Say
from automarium.games.golem.components import TILES
from automarium.games.golem.discount import pay, unused
from automarium.games.golem.effects import component, deed, quiet, several_times
from automarium.games.golem.names import (
    AUTOMA,
    DISTRICTS,
    GOLEM,
    LAST_SECTION,
    LAST_TILE,
    ORDERS,
    SECTIONS,
)
from automarium.games.golem.notation import ACTS, CONTROL_FOR, DOUBLE_GRAVES, NO_STEPS, Effect, phrase
from automarium.games.golem.table import (
    ASKED_ALONE,
    BITS,
    GOLEMS_TO_CREATE,
    IN_DISTRICT,
    IN_SECTION,
    LOWEST,
    LYING,
    STANDING,
    Block,
    Blocks,
    Golem,
    Table,
    district_name,
    golem_name,
)
from automarium.games.golem.tracks import move_golem_track
from automarium.games.golem.walk import Walk

CLAY = 3  # for a golem, and again for each own golem in its district
PENALTY = 5  # VP for a step that no golem can make, and for a golem out of control

BONUS_FIRST = 2  # the version of the rules since which the bonus of a grave comes before the step down
ONLY_UP_TOLD = 14  # and since which it is told why a golem does not go as far as it may


# --- moving ---

# what does not depend on the table is made once
NOT_ON_X = outside("B-17", "why-not-on-x", IN_SECTION[LAST_SECTION])
NOT_IN_1 = outside("G-26", "why-not-in-1", IN_SECTION[1])
LIES_IN_1 = inside("G-30", "why-lies-in-1", IN_SECTION[1] & LYING)
STANDS = inside("G-79", "why-standing", STANDING)
HAS_TILE = inside("A-22", "why-has-tile", union(IN_SECTION[1 : LAST_TILE + 1]))


def lying_first(rule: str) -> Sieve:
    return prefer_inside(rule, "why-lying", LYING)


def lowest(rule: str) -> Sieve:
    return first_of(rule, "why-lowest", IN_SECTION)


def highest(rule: str, name: str = "why-highest") -> Sieve:
    return first_of(rule, name, IN_SECTION[::-1])


FORWARD = {lying: (NOT_ON_X, lying_first("G-23"), lowest("G-23" if lying else "G-24")) for lying in (True, False)}
BACKWARD = {lying: (NOT_IN_1, lying_first("G-26"), highest("G-26" if lying else "G-27")) for lying in (True, False)}
ACTIVATE = (STANDS, highest("G-79", "why-rightmost"))
KILL = (highest("G-110", "why-rightmost"),)
IN_ONE_BLOCK = lying_first("A-47")
BESIDE = (HAS_TILE, highest("A-22", "why-rightmost"))

Tokens = tuple[Name, ...]
Chain = tuple[Sieve, ...]
Chains = dict[Tokens, Chain]


def higher_token(tokens: Tokens, rule: str) -> Sieve:
    return first_of(rule, "why-token-higher", [IN_DISTRICT[district] for district in tokens])


def lower_token(tokens: Tokens, rule: str) -> Sieve:
    return first_of(rule, "why-token-lower", [IN_DISTRICT[district] for district in reversed(tokens)])


# a lying golem in the lowest section, else a standing one; of several the one of the higher token
FORWARD_CHAIN: dict[bool, Chains] = {
    lying: {one: (*first, higher_token(one, "G-25")) for one in ORDERS} for lying, first in FORWARD.items()
}
# a lying golem in the highest section, else a standing one; of several the one of the lower token
BACKWARD_CHAIN: dict[bool, Chains] = {
    lying: {one: (*first, lower_token(one, "G-28")) for one in ORDERS} for lying, first in BACKWARD.items()
}
# the choices in which a lying golem changes nothing
CHAINS: dict[str, Chains] = {
    "choice-stand-up": {one: (LIES_IN_1, higher_token(one, "G-30")) for one in ORDERS},
    "choice-activate": {one: (*ACTIVATE, higher_token(one, "G-79")) for one in ORDERS},
    "choice-tile": {one: (*BESIDE, higher_token(one, "A-22")) for one in ORDERS},
    "choice-kill": {one: (*KILL, higher_token(one, "G-110"), IN_ONE_BLOCK) for one in ORDERS},
}


def chosen_block(table: Table, about: str, blocks: int) -> tuple[int | None, Ladder | None]:
    """Which golem a choice leads to depends on where golems are and on the order of the tokens, and on nothing else:
    the number of its block."""
    if about == "choice-forward":
        chains = FORWARD_CHAIN[bool(blocks & LYING & ~IN_SECTION[LAST_SECTION])]
    elif about == "choice-backward":
        chains = BACKWARD_CHAIN[bool(blocks & LYING & ~IN_SECTION[1])]
    else:
        chains = CHAINS[about]
    ladder = table.tale.ladder(about, golem_name)
    return narrow(blocks, chains[tuple(table.tokens)], ladder, kept=Blocks, until_one=True), ladder


def choose_golem(table: Table, about: str, *, fresh: bool = True) -> tuple[Golem | None, Ladder | None]:
    """Of golems that look alike one that was not created in this Work, if there is one; or only such ones."""
    there: dict[int, Golem] = {}
    for golem in reversed(table.golems):
        bit = BITS[golem.district][golem.section][golem.standing]
        if not golem.fresh or (fresh and (bit not in there or there[bit].fresh)):
            there[bit] = golem
    block, ladder = chosen_block(table, about, sum(there))
    return None if block is None else there[1 << block], ladder


def forward_golem(table: Table) -> tuple[Golem | None, Ladder | None]:
    return choose_golem(table, "choice-forward")


def backward_golem(table: Table) -> tuple[Golem | None, Ladder | None]:
    return choose_golem(table, "choice-backward")


def step_forward(walk: Walk, golem: Golem, why: Ladder | None) -> Asking[None]:
    """One section forward: the golem stands up (B-15), and each of VIII to X costs knowledge, never VP (G-32)."""
    golem = walk.alike(golem, 1)
    walk.step(golem, 1, why)
    if golem.section > LAST_TILE:
        table, section = walk.table, golem.section
        if table.box.rows["entry"][section - LAST_TILE - 1] is None:
            walk.tell()  # before the question
        walk.price += yield from table.printed("entry", section - LAST_TILE - 1, section=SECTIONS[section])


def step_back(walk: Walk, golem: Golem, why: Ladder | None) -> None:
    """One section back, which costs nothing (A-45); the golem stands up here too (G-128)."""
    walk.step(walk.alike(golem, -1), -1, why)


def movement(table: Table) -> Asking[None]:
    """Phase 2: the steps of the golem track and of the character, all forward, all used (G-21, B-14)."""
    if not table.golems:
        table.tale.note("note-no-golems")
        return
    own = yield from table.printed("golem-steps", table.golem_track, space=table.golem_track + 1)
    more = 0
    if table.power(GOLEM, NO_STEPS):
        table.tale.note("note-leg-2", rule="G-22")
    else:
        more = (yield from table.signs()).steps
    steps = own + more
    table.tale.note("note-steps", number=steps, track=own, character=more)
    walk, left = Walk(table), steps
    while left:
        golem, ladder = forward_golem(table)
        if golem is None:
            break
        yield from step_forward(walk, golem, ladder)
        left -= 1
    walk.tell()
    if left:
        _lost_steps(table, left)


def _lost_steps(table: Table, left: int) -> None:
    """All golems stand on X: 5 VP for each step left, at most once for each golem (B-18, A-41)."""
    lost = PENALTY * min(left, len(table.golems))
    table.tale.note("note-lost-steps", rule="B-18", number=left)
    table.score(-lost)


@deed("move", possible=lambda table, _: _free_golem(table))
def move_freely(table: Table, steps: int) -> Asking[bool]:
    """Steps in either direction, each chosen anew (G-127, G-129): a golem that lies in I stands up by going forward
    (G-30); otherwise back (G-29); a standing one in I stays where it is (A-20)."""
    walk, moved = Walk(table), False
    for _ in range(steps):
        golem, ladder = choose_golem(table, "choice-stand-up")
        if golem is not None:
            yield from step_forward(walk, golem, ladder)
            moved = True
            continue
        golem, ladder = backward_golem(table)
        if golem is None:
            walk.tell()
            table.tale.note("note-no-move", ladder, rule="A-20")
            break
        step_back(walk, golem, ladder)
        moved = True
    walk.tell()
    return moved


def _free_golem(table: Table) -> bool:
    return any(golem.section > 1 or not golem.standing for golem in table.golems)


@deed("forward", possible=lambda table, _: bool(table.golems))
def forward_and_activate(table: Table, steps: int) -> Asking[bool]:
    """Up to so many steps of one golem, which is then activated. Moving may be declined, so only a golem that lies is
    moved (G-31): far enough to stand up, or by the other reading as far as it goes (A-21)."""
    golem = None
    if any(not one.standing and one.section < LAST_SECTION for one in table.golems):
        golem, ladder = forward_golem(table)
        assert golem is not None
        walk = Walk(table)
        only_up = table.setup["forward"] == "stand-up"
        if only_up and table.setup.rules >= ONLY_UP_TOLD:
            table.tale.note("note-only-up", rule="G-31")
        for _ in range(1 if only_up else steps):
            if golem.section < LAST_SECTION:
                yield from step_forward(walk, golem, ladder)
        walk.tell()
    return (yield from activate(table, golem))


# --- activating ---


def activate(table: Table, golem: Golem | None = None, *, one_of_several: bool = False) -> Asking[bool]:
    """Lays the rightmost standing golem down, of several the one of the higher token (G-79), or the given one, and
    resolves its tile. An activation that brings nothing brings 2 VP (G-75); VIII to X have no tile (A-16). Where up to
    several are activated, nothing is told when none is left."""
    ladder = None
    if golem is None:
        golem, ladder = choose_golem(table, "choice-activate", fresh=False)
    if golem is None:
        if not one_of_several:
            table.tale.note("note-none-stands", ladder)
        return False
    golem.standing = False
    section = golem.section
    table.tale.order("order-activate", ladder, district=golem.district, section=SECTIONS[section])
    if section > LAST_TILE:
        table.useless("G-75")
    else:
        yield from use_tile(table, golem.district, section)
    return True


def use_tile(table: Table, district: Name, section: int, note: str = "note-tile") -> Asking[object]:
    """The neighbourhood tile of a section."""
    if table.neighbourhood.get(district):
        return tile_gives(table, district, section, note)
    return ask_and_use_tile(table, district, section, note)


def ask_and_use_tile(table: Table, district: Name, section: int, note: str) -> Asking[None]:
    yield from table.tile(district, section)
    yield from tile_gives(table, district, section, note)


def tile_gives(table: Table, district: Name, section: int, note: str) -> Asking[object]:
    number = table.neighbourhood[district][section - 1]
    effect = table.box.effects[TILES[district][number]]
    if table.tale.telling:
        gives = phrase(effect)
        table.tale.note(note, district=district, section=SECTIONS[section], number=number, effect=gives)
    return component(table, effect)


@deed("activate", possible=lambda table, _: bool(table.standing()))
def activate_several(table: Table, number: int) -> Asking[bool]:
    done = False
    for _ in range(number):
        done |= yield from activate(table, one_of_several=True)
    return done


@deed("tile", possible=lambda table, _: any(golem.section <= LAST_TILE for golem in table.golems))
def tile_beside_golem(table: Table, _: int) -> Asking[bool]:
    """The tile beside the rightmost golem in I to VII, standing or lying, of several the higher token's (A-22)."""
    block, ladder = tile_block(table)
    if block is None:
        return False
    table.tale.note("note-tile-beside", ladder, district=block.district, section=SECTIONS[block.section])
    yield from use_tile(table, block.district, block.section, "note-tile-applied")
    return True


def tile_block(table: Table) -> tuple[Block | None, Ladder | None]:
    """Standing and lying golems of one block are beside one tile, so here they are one candidate."""
    blocks = table.blocks()
    beside_standing = (blocks & STANDING) >> 1
    block, ladder = chosen_block(table, "choice-tile", blocks & ~beside_standing)
    return None if block is None else Blocks.things[block], ladder


# --- creating ---


@deed("create", possible=lambda table, discount: table.created < GOLEMS_TO_CREATE or discount > 0)
def create(table: Table, discount: int) -> Asking[bool]:
    """The cheapest golem: in the district with fewest own golems, of several the higher token's (G-83). Never declined
    (G-143). A discount that cannot be used, or what is left of it, is resources (G-18, G-19)."""
    if table.created == GOLEMS_TO_CREATE:
        return unused(table, discount, "golem")
    here = dict.fromkeys(DISTRICTS, 0)
    for golem in table.golems:
        here[golem.district] += 1
    district, ladder = cheapest_district(tuple(here.values()), tuple(table.tokens))
    table.golems.append(Golem(district, fresh=table.working))
    table.created += 1
    table.tale.order("order-create", ladder, district=district, left=GOLEMS_TO_CREATE - table.created)
    pay(table, CLAY + CLAY * here[district], discount, "golem")
    yield from move_golem_track(table, 2)
    if table.power(GOLEM, ACTS):
        table.tale.note("note-leg-3", rule="G-85", district=district)
        yield from use_tile(table, district, 1)
    check_golems_done(table)
    return True


@lru_cache(20_000)
def cheapest_district(golems: tuple[int, ...], tokens: Tokens) -> tuple[Name, Ladder]:
    """By how many golems of its own there are in each district."""
    here = dict(zip(DISTRICTS, golems, strict=True))
    ladder = Ladder("choice-create", district_name)
    chain = (
        least("G-83", "why-fewest-golems", here.__getitem__),
        least("G-83", "why-token-higher", tokens.index),
    )
    district = choose(DISTRICTS, chain, ladder)
    assert district is not None
    return district, ladder


def exhaust(table: Table, area: Name, token: Name, rule: str) -> None:
    """Nothing left to do in an area: its token goes below the other coloured ones, once (G-86, G-93, A-31)."""
    if area in table.exhausted:
        return
    table.exhausted.append(area)
    table.tokens.remove(token)
    table.tokens.append(token)
    table.tale.order("order-token-down", area=area, token=token, rule=rule)


def check_golems_done(table: Table) -> None:
    if table.created == GOLEMS_TO_CREATE and table.area_done(GOLEM):
        exhaust(table, GOLEM, DISTRICTS[0], "G-86")


# --- killing ---


def open_graves(table: Table) -> int | None:
    """How many spaces of the cemetery with a bonus are open to these players, if that is known."""
    known: int | None = table.box.rows["graves-open"][table.players - 2]
    return known


def free_grave(table: Table) -> int:
    """The leftmost free space of the cemetery, open or not."""
    space = 1
    while space in table.graves:
        space += 1
    return space


def how_many_graves(table: Table) -> Asking[int]:
    """How many spaces of the cemetery are open. Where nobody has said so, the bonus of the space that comes next says
    whether that one is: behind the last there is none. One that an earlier match has told of may be closed in this."""
    space, bonuses = free_grave(table), table.box.rows["graves"]
    alone = open_graves(table) is None and table.setup.rules >= ASKED_ALONE
    if alone and space <= len(bonuses) and (space == 1 or bonuses[space - 1] is None):
        bonus: Effect = yield from table.printed("graves", space - 1, space=space)
        if not bonus.empty or any(taken > space for taken in table.graves):
            return max(space, free_grave(table))
        bonuses[space - 1], table.box.rows["graves-open"][table.players - 2] = None, space - 1
    number: int = yield from table.printed("graves-open", table.players - 2, players=table.players)
    return number


@deed("kill", possible=lambda table, _: bool(table.golems))
def kill(table: Table, _: int) -> Asking[bool]:
    """The rightmost golem, standing or lying, of several the higher token's (G-110), into the leftmost free open space
    of the cemetery: first its bonus, then the golem track goes down (G-111)."""
    if not table.golems:
        return False
    open_spaces = yield from how_many_graves(table)
    golem, ladder = choose_golem(table, "choice-kill")
    if golem is None:  # by a correction on the way
        return False
    table.golems.remove(golem)
    table.killed += 1
    space = free_grave(table)
    lay, at, grave = not golem.standing, SECTIONS[golem.section], space if space <= open_spaces else 0
    if grave:
        table.graves[space] = AUTOMA
    table.tale.order("order-kill", ladder, district=golem.district, section=at, lay=int(lay), space=grave)
    track_first = table.setup.rules < BONUS_FIRST
    if track_first:
        yield from move_golem_track(table, -1)
    if grave:
        bonus = yield from table.printed("graves", space - 1, space=space)
        times = 2 if table.power(GOLEM, DOUBLE_GRAVES) else 1
        table.making = None  # doubling starts with the next one
        yield from several_times(table, bonus, times)
    if not track_first:
        yield from move_golem_track(table, -1)
    return True


# --- control ---


@quiet
def control(table: Table) -> None:
    """1 knowledge for each section that a golem is ahead of the student of its district (B-53)."""
    if table.no_control:
        table.tale.note("note-control-waived", rule="B-54")
        return
    ahead = [(golem.district, price) for golem in table.golems if (price := control_price(table, golem))]
    prices = sorted(price for _, price in ahead)
    if not prices:
        table.tale.note("note-control-free")
        return
    if table.tale.telling:
        parts = tuple(Say("control-of", {"district": district, "price": price}) for district, price in ahead)
        table.tale.note("note-control", golems=parts)
    if table.setup["control"] == "pays":
        table.spend(sum(prices), "control")
    else:
        _pay_down_to_the_end(table, prices)


def control_price(table: Table, golem: Golem) -> int:
    ahead = max(0, golem.section - table.students[golem.district])
    return min(table.power(GOLEM, CONTROL_FOR) or ahead, ahead)


def _pay_down_to_the_end(table: Table, prices: list[int]) -> None:
    """The other reading: down to -5 and no further, the cheapest golems first, 5 VP for each one left (A-61)."""
    paid, lost, purse = 0, 0, table.resources - LOWEST
    for price in prices:
        if paid + price <= purse:
            paid += price
        else:
            lost += 1
    table.spend(purse if lost else paid, "control")
    if lost:
        table.tale.note("note-control-short", number=lost, rule="A-61")
    table.score(-PENALTY * lost)
