"""Red Rising: the Automa that the Russian edition calls Автомус."""

from __future__ import annotations

from automarium.core.game import Game, Pile, Setup
from automarium.core.tale import Say
from automarium.games.redrising.broken import broken
from automarium.games.redrising.cards import as_printed, characters_pack, deck_of, owners_pack
from automarium.games.redrising.course import play
from automarium.games.redrising.owner import names, read_owner_pack
from automarium.games.redrising.scoring import score_sheet
from automarium.games.redrising.setup import SETTINGS, lay_table
from automarium.games.redrising.table import Table


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
    7,
    SETTINGS,
    lay_table,
    play,
    score_sheet,
    packs,
    read_owner_pack,
    owner_pack=lambda table: owners_pack(table.setup, table.deck),
    human=lambda table: table.house,
    broken=broken,
    discards=discards,
    names=names,
    on_screen=lambda setup: setup["depth"] == "screen",
)
