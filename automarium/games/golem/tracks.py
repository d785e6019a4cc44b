"""The study track and the golem track: a marker at an end stays there."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.core.choose import Ladder, choose, prefer
from automarium.core.tale import Name
from automarium.games.golem.effects import deed
from automarium.games.golem.notation import EITHER_WAY, STUDY, TRACK
from automarium.games.golem.table import Table

UP, DOWN = Name("up"), Name("down")
TOLD_FROM = 5  # the version of the rules since which an order says where the marker was


def _may_move(here: int, spaces: int | None, amount: int) -> bool:
    """Whether the marker is not at that end already; of a track whose length nobody has said, it may."""
    return here > 0 if amount < 0 else spaces is None or here < spaces - 1


def study_can_move(table: Table, amount: int) -> bool:
    return _may_move(table.study_track, table.box.rows["study-spaces"][0], amount)


def golem_track_can_move(table: Table, amount: int) -> bool:
    return _may_move(table.golem_track, table.box.rows["golem-spaces"][0], amount)


def _goal(here: int, spaces: int, amount: int) -> int:
    """Where a marker comes to; how long its track is need be known only to go up (B-52)."""
    goal = here + amount
    return 0 if goal < 0 else spaces - 1 if amount > 0 and goal >= spaces else goal


def _tell(table: Table, order: str, space: int, before: int, why: Ladder | None = None) -> None:
    """Where a marker goes and, for a cue that tells its whole way, where it was."""
    if table.setup.rules >= TOLD_FROM:
        table.tale.order(order, why, space=space, before=before)
    else:
        table.tale.order(order, why, space=space)


@deed(STUDY, possible=study_can_move)
def move_study(table: Table, amount: int) -> Asking[bool]:
    """The marker of the study track."""
    here, spaces = table.study_track, table.box.rows["study-spaces"][0]
    if spaces is None and amount > 0:
        spaces = yield from table.printed("study-spaces")
    to = _goal(here, spaces, amount)
    if to == table.study_track:
        table.tale.note("note-study-stays", space=to)
        return False
    before, table.study_track = table.study_track, to
    _tell(table, "order-study" if amount > 0 else "order-study-back", to, before)
    return True


def move_golem_track(table: Table, amount: int, why: Ladder | None = None) -> Asking[bool]:
    """The marker of the golem track: spaces are counted from 1 for people, from 0 here."""
    here, spaces = table.golem_track, table.box.rows["golem-spaces"][0]
    if spaces is None and amount > 0:
        spaces = yield from table.printed("golem-spaces")
    to = _goal(here, spaces, amount)
    if to == table.golem_track:
        table.tale.note("note-golem-track-stays", why, space=to + 1)
        return False
    before, table.golem_track = table.golem_track, to
    order = "order-golem-track" if amount > 0 else "order-golem-track-back"
    _tell(table, order, to + 1, before + 1, why)
    return True


@deed(TRACK, possible=golem_track_can_move)
def golem_track(table: Table, amount: int) -> Asking[bool]:
    """The way that is printed: there is nothing to choose."""
    return (yield from move_golem_track(table, amount))


@deed(EITHER_WAY)
def golem_track_either_way(table: Table, amount: int) -> Asking[bool]:
    """Up, where there is a choice of direction (G-73)."""
    ladder = table.tale.ladder("choice-golem-track")
    way = choose((UP, DOWN), (prefer("G-73", "why-up", lambda one: one == UP),), ladder)
    return (yield from move_golem_track(table, amount if way == UP else -amount, ladder))
