"""The humans' turns: only what the Automa needs to know of them."""

from __future__ import annotations

from functools import cache, partial

from automarium.core.ask import Asking, Field, Number, Pick, Report, Reports, Said
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.golem.brought import what_it_brought
from automarium.games.golem.names import BOTTOM, RABBI, ROWS
from automarium.games.golem.notation import phrase
from automarium.games.golem.shapes import Colour, told_marbles
from automarium.games.golem.table import Table
from automarium.games.golem.taken import RARE, on_the_way, what_was_taken
from automarium.games.golem.turn import MARBLES, TURNS

PASS = "pass"
HUMANS_TOO = 3  # the version of the rules since which humans have their moment in phases 5 to 7
ASKED_IN_TIME = 4  # and since which they are asked only before the Automa takes something that they may have taken
LATE_TOLD = 11  # and since which who has passed is told what to do on the table, and asked what a marble has brought


@cache
def turn_reports(may_pass: bool) -> Reports:
    """A marble out of a row or the rabbi ends the turn; the others are for what happens on the way, and rare."""
    colour = Field("colour", Colour())
    marbles = tuple(Report(row, (colour,)) for row in ROWS)
    return Reports((*marbles, *rabbi_reports().reports, *((Report(PASS),) if may_pass else ())))


@cache
def rabbi_reports() -> Reports:
    """The rabbi, and what happens on the way."""
    return Reports((Report(RABBI, (Field("position", Number(1, BOTTOM)),)), *RARE))


def moment(table: Table, seat: Name, ask: str, *, takes: bool = True, **args: object) -> Asking[None]:
    """A human's part of a phase, in turn order. What they take there is asked for in time (`catch_up`); by older rules
    at once."""
    name = table.named(seat)
    if table.setup.rules >= ASKED_IN_TIME:
        if args or not table.house:  # there nobody has a board of their own to be reminded of
            table.tale.care(ask.replace("ask-", "care-"), player=name, **args)
        if takes and seat not in table.unasked and not table.trial:
            table.unasked.append(seat)
        return
    yield from what_was_taken(table, seat, ask, **args)


def human_turn(table: Table, seat: Name, turn: int, *, may_pass: bool = True) -> Asking[None]:
    """One turn of a human (B-19)."""
    name = table.named(seat)
    table.tale.head("head-human-turn", seat=name, number=turn)
    table.acting = seat
    if seat in table.unasked:
        table.unasked.remove(seat)  # what they took before can be told now
    over, told = False, list[str]()
    while not over:
        left = "marble" if seat in table.rabbis else "rabbi" if had_marbles(table, seat) else "either"
        reports = partial(turn_reports, may_pass)
        said: Said = yield from table.ask("ask-turn", reports, seat, player=name, number=turn, left=left)
        over = carry_out(table, seat, said)
        told.append(said.verb)
    table.acting = None
    yield from what_it_brought(table, seat, said, told)


def carry_out(table: Table, seat: Name, said: Said) -> bool:
    """What was reported; true when it ends the turn."""
    if said.verb in ROWS:
        take_marble(table, seat, Name(said.verb), said["colour"])
    elif said.verb == RABBI:
        place_rabbi(table, seat, said["position"])
        tell_what_it_brings(table, said["position"])
    elif said.verb == PASS:
        table.passed.append(seat)
        table.tale.note("note-passed", seat=table.named(seat), number=len(table.passed))
    else:
        on_the_way(table, seat, said)
        return False
    return True


def had_marbles(table: Table, seat: Name) -> bool:
    """Whether somebody has taken all the marbles of a round."""
    return len(table.taken[seat]) == MARBLES


def take_marble(table: Table, seat: Name, row: Name, colour: Name) -> None:
    if had_marbles(table, seat):
        raise Refusal("marbles-had", seat=table.named(seat), number=MARBLES)
    if not table.marbles[row][colour]:
        raise Refusal("marble-not-there", row=row, colour=colour)
    table.marbles[row][colour] -= 1
    table.taken[seat].append(colour)


def place_rabbi(table: Table, seat: Name, position: int) -> None:
    """One rabbi on a tile; on the bottom space any number (B-36)."""
    if seat in table.rabbis:
        raise Refusal("rabbi-had", seat=table.named(seat))
    if position != BOTTOM and position > len(table.tiles):
        raise Refusal("tile-missing", position=position, number=len(table.tiles), bottom=BOTTOM)
    if position != BOTTOM and position in table.rabbis.values():
        raise Refusal("tile-taken", position=position)
    table.rabbis[seat] = position


def tell_what_it_brings(table: Table, position: int) -> None:
    """What the space of a rabbi brings; who has the box reads it there."""
    if table.tale.telling and table.house:
        tile, printed = None if position == BOTTOM else table.tiles[position - 1], table.box.rows["bottom"][0]
        table.tale.note("echo-rabbi", effect=tile or phrase(printed))


# --- passing ---


def late_turns(table: Table) -> Asking[None]:
    """Humans who have passed act in the order of their tiles, with marbles dropped anew (B-38). The Automa is finished
    by then, so at a table with a box only the rabbi is asked for, and what was taken on the way."""
    if not table.passed:
        return
    late = tuple(table.passed)
    table.tale.head("head-late", seats=tuple(map(table.named, late)))
    if table.house:
        yield from _drop_again(table, late[0])
        while any(table.had(seat) < TURNS for seat in late):
            for seat in late:
                if table.had(seat) < TURNS:
                    yield from human_turn(table, seat, table.had(seat) + 1, may_pass=False)
    else:
        if table.setup.rules >= LATE_TOLD:
            table.tale.care("care-late", number=len(late), player=table.named(late[0]))
        for seat in late:
            yield from late_rabbi(table, seat)


def late_rabbi(table: Table, seat: Name) -> Asking[None]:
    """Where the rabbi of somebody who has passed stands, and what they have taken on the way."""
    over = seat in table.rabbis
    if over and table.had(seat) < TURNS and table.setup.rules >= LATE_TOLD:
        yield from what_was_taken(table, seat, "ask-human-late")
    if not over and table.setup.rules < HUMANS_TOO:
        position = yield from table.ask("ask-late-rabbi", lambda: Number(1, BOTTOM), seat, player=table.named(seat))
        place_rabbi(table, seat, position)
        return
    table.acting = None if over else seat
    told = list[str]()
    while not over:
        said: Said = yield from table.ask("ask-late-turn", rabbi_reports, seat, player=table.named(seat))
        if said.verb == RABBI:
            table.rabbis.pop(seat, None)  # a correction may have placed it
        over = carry_out(table, seat, said)
        told.append(said.verb)
        if over:
            table.acting = None
            yield from what_it_brought(table, seat, said, told)


def _drop_again(table: Table, first: Name) -> Asking[None]:
    """The holder of tile 1 sets one marble aside; the rest are dropped anew."""
    lying = [colour for colour in Colour().options if any(table.marbles[row][colour.value] for row in ROWS)]
    if not lying:
        return
    aside = yield from table.ask("ask-aside", lambda: Pick[Name](tuple(lying)), first, player=table.named(first))
    row = next(row for row in ROWS if table.marbles[row][aside])
    table.marbles[row][aside] -= 1
    table.aside.append(aside)
    stream = table.streams["marbles"]
    left = [colour for row in ROWS for colour, number in table.marbles[row].items() for _ in range(number)]
    table.marbles = {row: dict.fromkeys(table.marbles[row], 0) for row in ROWS}
    for colour in left:
        table.marbles[stream.pick(ROWS)][colour] += 1
    table.tale.order("order-drop-again", colour=aside, number=len(left), marbles=told_marbles(table.marbles))
