"""Stars of both sides, the star card with its cube, and the switch of schemes. The sixth star of either side ends the
match at that moment (S-31, S-46)."""

from __future__ import annotations

from collections.abc import Callable, Sized
from operator import attrgetter

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.deck import shuffle_deck
from automarium.games.scythe.mats import MOST_MECHS, MOST_POWER, MOST_STRUCTURES, MOST_WORKERS
from automarium.games.scythe.names import (
    AUTOMA,
    BONUSES,
    HUMAN,
    SAXONY,
    SCHEME_II,
    STAR_CARD,
    STAR_COMBAT,
    STAR_MECHS,
    STAR_OBJECTIVE,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_WORKERS,
)
from automarium.games.scythe.table import Automa, Human, Table

MOST_COMBAT_STARS, MOST_RECRUITS = 2, len(BONUSES)


class SixthStar(Exception):
    """Somebody has placed the sixth star: nothing else is carried out."""


# --- the Automa ---


def automa_star(table: Table, kind: Name) -> None:
    """A star from the Automa's mat; the sixth ends the match."""
    automa = table.automa
    automa.stars[kind] += 1
    if table.tale.telling:
        table.tale.order("order-automa-star", star=kind, total=automa.all_stars)
    end_if_six(table, AUTOMA)


def automa_wins_combat(table: Table) -> None:
    """A star for each combat won, two at most, for Saxony too (S-172)."""
    if table.automa.stars[STAR_COMBAT] < MOST_COMBAT_STARS:
        automa_star(table, STAR_COMBAT)


def automa_power(table: Table, amount: int) -> None:
    """Power up to 16; the first time it gets there it brings a star (S-144, S-173)."""
    automa = table.automa
    gained = min(amount, MOST_POWER - automa.power)
    automa.power += gained
    if gained and table.tale.telling:
        table.tale.order("order-automa-power", amount=gained, total=automa.power)
    elif table.tale.telling:
        table.tale.note("note-automa-power", total=automa.power)
    if automa.power == MOST_POWER and not automa.stars[STAR_POWER]:
        automa_star(table, STAR_POWER)


def move_cube(table: Table) -> None:
    """One space along the star card; a space with a star gives one (S-160, S-165), the first of them also switches to
    scheme II with all 19 cards in a new deck (S-170, S-171)."""
    automa = table.automa
    card = automa.star_card
    automa.cube += 1
    if table.tale.telling:
        table.tale.order("order-cube", space=automa.cube + 1, spaces=card.spaces)
        if automa.cube == card.no_water:
            table.tale.care("care-water")
    if automa.cube in card.stars:
        automa_star(table, STAR_CARD)
        if automa.stars[STAR_CARD] == 1:
            switch_scheme(table)


def switch_scheme(table: Table) -> None:
    """All 19 cards in a new deck, scheme II up."""
    table.automa.scheme = SCHEME_II
    table.tale.care("care-scheme-ii")
    shuffle_deck(table)


def stars_passed(automa: Automa) -> int:
    """How many stars of the star card the cube has reached."""
    return sum(space <= automa.cube for space in automa.star_card.stars)


# --- the human ---


def most_human_stars(human: Human, kind: Name) -> int:
    """How many stars of a kind the human can place; Saxony is not limited in combats and has both objectives."""
    if kind == STAR_COMBAT:
        return STARS if human.faction == SAXONY else MOST_COMBAT_STARS
    if kind == STAR_OBJECTIVE:
        return 2 if human.faction == SAXONY else 1
    return 1


def human_star(table: Table, kind: Name, *, reported: bool = False) -> None:
    """A star of the human, if one of its kind is left; the sixth ends the match. One that was reported lies there."""
    human = table.human
    if kind in human.stars and human.stars.count(kind) >= most_human_stars(human, kind):
        return
    human.stars.append(kind)
    if reported and table.tale.telling:
        table.tale.note("echo-star", star=kind, total=len(human.stars))
    elif table.tale.telling:
        table.tale.order("order-human-star", star=kind, total=len(human.stars))
    end_if_six(table, HUMAN)


def ask_sixth_star(table: Table, kind: Name) -> Asking[None]:
    """Whether what the human has just gained brings this star: only the sixth cannot wait for their own turn."""
    human = table.human
    if len(human.stars) == STARS - 1 and human.stars.count(kind) < most_human_stars(human, kind):
        reached = yield from table.ask_yes("ask-bonus-star", star=kind)
        if reached:
            human_star(table, kind)


# stars that can be seen on the board: 8 workers, 4 mechs, 4 structures, 4 recruits
SEEN: dict[Name, tuple[Callable[[Human], Sized], int]] = {
    STAR_WORKERS: (attrgetter("workers"), MOST_WORKERS),
    STAR_MECHS: (attrgetter("mechs"), MOST_MECHS),
    STAR_STRUCTURES: (attrgetter("structures"), MOST_STRUCTURES),
    STAR_RECRUITS: (attrgetter("recruits"), MOST_RECRUITS),
}


def earned(human: Human, kind: Name) -> tuple[int, int] | None:
    """How much of what a star needs the human has on the board, if the program can see it."""
    if kind not in SEEN:
        return None
    pieces, most = SEEN[kind]
    return len(pieces(human)), most


def human_stars_earned(table: Table) -> None:
    """Places the stars that can be seen on the board."""
    human = table.human
    stars = human.stars
    if len(human.workers) >= MOST_WORKERS and STAR_WORKERS not in stars:
        human_star(table, STAR_WORKERS)
    if len(human.mechs) >= MOST_MECHS and STAR_MECHS not in stars:
        human_star(table, STAR_MECHS)
    if len(human.structures) >= MOST_STRUCTURES and STAR_STRUCTURES not in stars:
        human_star(table, STAR_STRUCTURES)
    if len(human.recruits) >= MOST_RECRUITS and STAR_RECRUITS not in stars:
        human_star(table, STAR_RECRUITS)
    table.settled = True


def end_if_six(table: Table, side: Name) -> None:
    stars = table.automa.all_stars if side == AUTOMA else len(table.human.stars)
    if stars >= STARS and not table.over:
        table.tale.care("care-sixth-star", side=side)
        raise SixthStar
