"""The Automa's turn: a card, its move row, its reward row, the human's recruit bonus, the star cube."""

from __future__ import annotations

from automarium.core.ask import Asking, Asks
from automarium.core.tale import Name
from automarium.games.scythe.board import BIT, FACTORY_BIT, FACTORY_PLACE, NAMES, ON_BOARD, SIZE
from automarium.games.scythe.cards import Scheme, Symbol, for_faction
from automarium.games.scythe.combat import combat, send_home
from automarium.games.scythe.combat_cards import held_back
from automarium.games.scythe.deck import draw, take
from automarium.games.scythe.moves import Move, permissible
from automarium.games.scythe.names import (
    ATTACK_UNITS,
    ATTACK_WORKERS,
    AUTOMA,
    AUTOMETTA,
    MECH,
    ULTIMASZYNA,
    WORKER,
)
from automarium.games.scythe.resources import remove_resources
from automarium.games.scythe.reward import recruit_bonus, reward
from automarium.games.scythe.stars import ask_sixth_star, move_cube
from automarium.games.scythe.table import FACES_KNOWN, Automa, Entry, Table
from automarium.games.scythe.traps import spring_trap, tell_flag


def automa_turn(table: Table) -> Asking[None]:
    """The steps of the rulebook, in its order (S-40)."""
    tale = table.tale
    table.turns[AUTOMA] += 1
    if tale.telling:
        tale.head("head-automa-turn", number=table.turns[AUTOMA])
    card = (yield from draw(table, table.main)) if table.deck.physical else take(table, table.main)
    table.card, table.resource_box = card, card.resources
    scheme = card.schemes[table.automa.scheme]
    if tale.telling:
        tale.note("note-card-drawn", card=card.name, scheme=table.automa.scheme, moves=_row(table, scheme))
    if scheme.skip and skips(table):
        tale.note("note-skip")
        return
    yield from move_row(table, scheme.moves)
    yield from reward(table, scheme.gains)
    if scheme.recruit and (star := recruit_bonus(table, scheme.recruit)):
        yield from ask_sixth_star(table, star)
    if card.star:
        move_cube(table)
    elif tale.telling:
        tale.note("note-no-star")


def _row(table: Table, scheme: Scheme) -> tuple[Name, ...]:
    return tuple(symbol.kind for symbol in for_faction(scheme.moves, table.automa.faction))


def skips(table: Table) -> bool:
    """Autometta skips the turn of a card with the skip icon (S-41), others by choice, Ultimaszyna never (S-231)."""
    level = table.setup["level"]
    return level == AUTOMETTA or (table.setup.on("skips") and level != ULTIMASZYNA)


# --- the first row ---


def move_row(table: Table, moves: tuple[Symbol, ...]) -> Asks:
    """The first permissible action, left to right; Ultimaszyna and its option carry out all of them (S-50, S-251)."""
    if table.all_moves or table.hesitation:
        return _one_by_one(table, moves)
    faction = table.automa.faction
    for symbol in moves:
        if symbol.faction is None or symbol.faction == faction:
            move = permissible(table, symbol)
            if move is not None:
                return carry_out(table, move)
    table.tale.note("note-no-move")
    return ()


def _one_by_one(table: Table, moves: tuple[Symbol, ...]) -> Asking[None]:
    done = 0
    for symbol in for_faction(moves, table.automa.faction):
        move = permissible(table, symbol)
        if move is None:
            continue
        if not done and table.hesitation:
            if (yield from held_back(table)):
                table.tale.note("note-hesitates")
                return
            if table.physical_cards:  # somebody was asked: a correction may have come between
                move = permissible(table, symbol)
        done += 1
        if move is None:
            continue
        yield from carry_out(table, move)
        if not table.all_moves:
            break
    if not done:
        table.tale.note("note-no-move")


def carry_out(table: Table, move: Move) -> Asks:
    """Step 5 and what follows from it: combat or workers' retreat, resources, trap, encounter token, Factory card."""
    kind, start, end, telling = move.kind, move.start, move.end, table.tale.telling
    if telling and move.chosen:
        table.tale.note("note-unit", move.why_unit, move=kind, unit=move.unit, start=NAMES[start])
    put_unit(table.automa, move.unit, start, end)
    if telling:
        tell_move(table, move)
    if kind == ATTACK_UNITS:
        return _fight(table, move)
    if kind == ATTACK_WORKERS:
        send_home(table, end)
    if end in table.resources:
        remove_resources(table, end)
    if start != end:
        if BIT[end] & table.human.armed:
            return _trapped(table, end)
        if telling:
            tell_flag(table, end)
    if ON_BOARD[table.automa.hero] & (table.encounters | FACTORY_BIT):
        take_tokens(table)
    return ()


def _trapped(table: Table, place: int) -> Asking[None]:
    yield from spring_trap(table, place)
    if table.tale.telling:
        tell_flag(table, place)
    take_tokens(table)


def _fight(table: Table, move: Move) -> Asking[None]:
    yield from attack(table, move)
    if move.start != move.end:
        if not table.since(FACES_KNOWN) and BIT[move.end] & table.automa.units:
            yield from spring_trap(table, move.end)
        if table.tale.telling:
            tell_flag(table, move.end)
    take_tokens(table)


def tell_move(table: Table, move: Move) -> None:
    args = {"move": move.kind, "unit": move.unit, "start": NAMES[move.start], "end": NAMES[move.end]}
    if move.start == move.end:
        table.tale.note("note-stay", move.why, **args)
    else:
        table.tale.order(f"order-{move.kind}", move.why, **args)


def attack(table: Table, move: Move) -> Asking[None]:
    """The unit has entered: a trap works at once, then follows the combat (S-134, S-209)."""
    table.battle = move.end
    table.entries = [Entry(AUTOMA, move.unit, move.start, move.end)]
    if BIT[move.end] & table.human.armed and table.since(FACES_KNOWN):
        yield from spring_trap(table, move.end)
    yield from combat(table, move.end, AUTOMA)
    table.entries.clear()


def put_unit(automa: Automa, unit: Name, start: int, end: int) -> None:
    """Picks a unit up and puts it down."""
    if unit == WORKER:  # as most are
        if start >= SIZE:
            automa.workers_on_base -= 1
        automa.workers = automa.workers & ~BIT[start] | BIT[end]
    elif unit == MECH:
        if start >= SIZE:
            automa.mechs_on_base -= 1
        automa.mechs = automa.mechs & ~BIT[start] | BIT[end]
    else:
        automa.hero = end


def take_tokens(table: Table) -> None:
    """The character takes the encounter token where it stands, without a card, and its one Factory card (S-115, S-117).
    A character that has lost its combat stands there no more (S-118)."""
    automa = table.automa
    here = ON_BOARD[automa.hero]
    if table.encounters & here:
        table.encounters ^= here
        if table.tale.telling:
            table.tale.order("order-encounter", place=NAMES[automa.hero])
    if automa.hero == FACTORY_PLACE and not automa.factory_card:
        automa.factory_card = True
        table.factory_cards -= 1
        table.tale.order("order-factory-card")
