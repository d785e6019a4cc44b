"""Red Rising: the Automa that the Russian edition calls Автомус."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.core.game import Game, Pile, Setup
from automarium.core.tale import Name, Say
from automarium.games.redrising.broken import broken
from automarium.games.redrising.cards import as_printed, characters_pack, deck_of, owners_pack
from automarium.games.redrising.human import end_of_game, human_turn
from automarium.games.redrising.names import APOLLO, AUTOMA_HAND, BANISHED, HUMAN
from automarium.games.redrising.owner import names, read_owner_pack
from automarium.games.redrising.scoring import count, end_triggered, score_sheet
from automarium.games.redrising.screen import end_on_screen, screen_turn
from automarium.games.redrising.setup import SETTINGS, lay_table, order_of, set_up
from automarium.games.redrising.table import Table
from automarium.games.redrising.turn import automa_turn


def play(table: Table) -> Asking[None]:
    """A whole match: set-up, turns until the end, last abilities, laurels."""
    yield from set_up(table)
    order = order_of(table)
    while not table.ending:
        # a round is a turn of each side, so both have had equally many when it ends
        for side in order:
            yield from take_turn(table, side, last=side == order[-1])
        if exhausted(table):
            table.tale.care("care-exhausted")
            break
    if table.house == APOLLO:
        table.tale.note("note-apollo-last")
        yield from _human_turn(table)
    yield from last_steps(table)


def last_steps(table: Table) -> Asking[None]:
    """End abilities and laurels; how many cards are banished is noted first (R-127)."""
    table.banished_first = len(table.piles[BANISHED])
    table.banished_at_end = tuple(one for card in table.piles[BANISHED] if (one := table.character(card)) is not None)
    yield from end_on_screen(table) if table.screen else end_of_game(table)
    yield from count(table)


def _human_turn(table: Table) -> Asking[None]:
    """On the screen, or reported at the table."""
    return screen_turn(table) if table.screen else human_turn(table)


def take_turn(table: Table, side: Name, *, last: bool = False) -> Asking[None]:
    """One turn, and the look at the end condition after it; once met it stands (R-106, A32). After the last turn of a
    round both sides have had equally many."""
    yield from _human_turn(table) if side == HUMAN else automa_turn(table)
    if not table.ending and end_triggered(table):
        table.ending = True
        table.tale.care("care-ending-now" if last else "care-ending")


def exhausted(table: Table) -> bool:
    """Nothing lies anywhere that either side could use: no turn can change anything any more (R-143)."""
    return all(not pile for place, pile in table.piles.items() if place not in (AUTOMA_HAND, BANISHED))


def packs(setup: Setup) -> dict[str, str]:
    """Names change nothing in a match; here they are only checked."""
    pack, _ = deck_of(setup)
    names(setup)
    return {pack.name: pack.digest, characters_pack().name: characters_pack().digest}


def discards(table: Table) -> tuple[Pile, ...]:
    """The Automa's discard pile, which the human may look through at any time (R-68)."""
    return (Pile(Say("pile-discard"), tuple(as_printed(card) for card in reversed(table.deck.discarded))),)


GAME = Game(
    "redrising",
    3,
    SETTINGS,
    lay_table,
    play,
    score_sheet,
    packs,
    read_owner_pack,
    owner_pack=lambda table: owners_pack(table.setup, table.deck),
    broken=broken,
    discards=discards,
    names=names,
    on_screen=lambda setup: setup["depth"] == "screen",
)
