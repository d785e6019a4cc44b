"""The Automa's actions: the symbol of the action card is carried out with the selectors of the support card."""

from __future__ import annotations

from collections.abc import Callable

from automarium.core.tale import Name
from automarium.games.gaia.cards import Card
from automarium.games.gaia.factions import DOUBLE_POWER, Step
from automarium.games.gaia.mine import build_mine, place_mine
from automarium.games.gaia.names import (
    BUILD_MINE,
    FACTION_ACTION,
    POWER_QIC,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    UPGRADE,
)
from automarium.games.gaia.power import power_qic
from automarium.games.gaia.research import research_area, research_highest, research_random
from automarium.games.gaia.table import Automa, Table
from automarium.games.gaia.upgrade import upgrade


def perform(table: Table, automa: Automa, action: Card, support: Card) -> None:
    """The action, and after it the VP of the turn, whether or not anything could be done (P-91 to P-93)."""
    if action.action == FACTION_ACTION:
        for step in automa.faction.action:
            perform_step(table, automa, step, support)
        table.gain(automa, automa.faction.vp, Name("vp-faction"))
        return
    SYMBOLS[action.action](table, automa, support)
    table.gain(automa, action.vp, Name("vp-card"))


def power_of_card(table: Table, automa: Automa, support: Card) -> None:
    """The power or QIC action of a decision card; the Xenos carry it out twice (P-145)."""
    if power_qic(table, automa, support) and automa.faction.passive == DOUBLE_POWER:
        table.tale.note("note-double-power", faction=automa.faction.id)
        power_qic(table, automa, support)


SYMBOLS: dict[Name, Callable[[Table, Automa, Card], object]] = {
    RESEARCH_HIGHEST: research_highest,
    RESEARCH_RANDOM: research_random,
    BUILD_MINE: build_mine,
    UPGRADE: upgrade,
    POWER_QIC: power_of_card,
}


def perform_step(table: Table, automa: Automa, step: Step, support: Card) -> None:
    """One step of a faction card; one that cannot be done is left out (P-140)."""
    if step.area is not None:
        research_area(table, automa, support, step.area)
    elif step.do == RESEARCH_RANDOM:
        research_random(table, automa, support)
    elif step.do == BUILD_MINE:
        build_mine(table, automa, support, step.range, step.prefer)
    elif step.do == POWER_QIC:
        power_qic(table, automa, support)
    elif not upgrade(table, automa, support, downgrade=step.downgrade) and step.else_range:
        # the mine in the place of an upgrade is not replaced by an upgrade again (P-148)
        place_mine(table, automa, support, step.else_range)
