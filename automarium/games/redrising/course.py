"""The course of a match: set-up, turns until the end, last abilities, laurels."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.redrising.human import end_of_game, human_turn
from automarium.games.redrising.names import APOLLO, AUTOMA, BANISHED, DECK, HAND, HUMAN, LOCATIONS
from automarium.games.redrising.scoring import count, end_triggered, sevens
from automarium.games.redrising.screen import end_on_screen, screen_turn
from automarium.games.redrising.setup import order_of, set_up
from automarium.games.redrising.table import END, LAST_TURN, TURNS, Table
from automarium.games.redrising.turn import automa_turn

USABLE = (DECK, *LOCATIONS, HAND)  # the places whose cards somebody can still use


def play(table: Table) -> Asking[None]:
    """A whole match."""
    yield from set_up(table)
    yield from _rounds(table, 0)
    yield from _the_end(table)
    table.let_go()


def play_on(table: Table) -> Asking[None]:
    """The rest of a match whose table was copied at the first question of the human's turn, or of the end."""
    if table.stage == END:
        yield from last_steps(table)
        return
    table.turns[HUMAN] -= 1  # the turn begins once more
    if table.stage == TURNS:
        yield from _rounds(table, order_of(table).index(HUMAN))
    yield from _the_end(table)


def this_turn(table: Table) -> Asking[None]:
    """No more than the human's turn, or the end, of a table that was copied at its first question."""
    if table.stage == END:
        yield from last_steps(table)
        return
    table.turns[HUMAN] -= 1
    yield from _human_turn(table)


def _rounds(table: Table, first: int) -> Asking[None]:
    """A round is a turn of each side, so both have had equally many when it ends (R-107)."""
    order = order_of(table)
    while True:
        for side in order[first:]:
            yield from _human_turn(table) if side == HUMAN else automa_turn(table)
            if end_triggered(table):
                after_turn(table, side, last=side == order[-1])
        first = 0
        if exhausted(table):
            table.tale.care("care-exhausted")
            return
        if table.ending:
            return


def _the_end(table: Table) -> Asking[None]:
    if table.house == APOLLO:
        table.stage = LAST_TURN
        table.tale.care("care-apollo-last")
        yield from _human_turn(table)
    yield from last_steps(table)


def last_steps(table: Table) -> Asking[None]:
    """End abilities and laurels; how many cards are banished is noted first (R-127)."""
    table.stage = END
    table.banished_first = len(table.piles[BANISHED])
    table.banished_at_end = table.named(BANISHED)
    yield from end_on_screen(table) if table.screen else end_of_game(table)
    yield from count(table)


def _human_turn(table: Table) -> Asking[None]:
    """On the screen, or reported at the table."""
    return screen_turn(table) if table.screen else human_turn(table)


def after_turn(table: Table, side: Name, *, last: bool = False) -> None:
    """The look at the end condition after each turn; once met it stands (R-106, A32). After the last turn of a round
    both sides have had equally many, and only House Apollo has one more (R-108)."""
    if not table.ending and end_triggered(table):
        table.ending = True
        by, tracks = sevens(table)
        args = {"by": by, "tracks": tracks, "house": table.house}
        if last:
            table.tale.care("care-ending-now", **args)
        else:
            table.tale.care("care-ending", **args, left=AUTOMA if side == HUMAN else HUMAN)


def exhausted(table: Table) -> bool:
    """Nothing lies anywhere that either side could use: no turn can change anything any more (R-143)."""
    return not any(map(table.piles.__getitem__, USABLE))
