"""The humans' turns: only what the Automa needs to know of them."""

from __future__ import annotations

from functools import cache

from automarium.core.ask import Asking, Field, Number, Pick, Place, Report, Reports, Said, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.golem.books import take_from_library
from automarium.games.golem.box import MOST_GRAVES
from automarium.games.golem.names import BOTTOM, DISTRICTS, RABBI, ROWS
from automarium.games.golem.shapes import Colour
from automarium.games.golem.table import LIBRARY, Table
from automarium.games.golem.turn import MARBLES, TURNS

PASS = "pass"


@cache
def turn_reports(may_pass: bool) -> Reports:
    """A marble out of a row or the rabbi ends the turn; the others are for what happens on the way, and rare."""
    colour = Field("colour", Colour())
    marbles = tuple(Report(row, (colour,)) for row in ROWS)
    rabbi = Report(RABBI, (Field("position", Number(1, BOTTOM)),))
    rare = (
        Report("grave", (Field("space", Number(1, MOST_GRAVES)),)),
        Report("menorah", (Field("district", Place[Name](options(DISTRICTS))),)),
        Report("book", (Field("position", Number(1, LIBRARY)),)),
    )
    return Reports((*marbles, rabbi, *rare, *((Report(PASS),) if may_pass else ())))


def human_turn(table: Table, seat: Name, turn: int, *, may_pass: bool = True) -> Asking[None]:
    """One turn of a human (B-19)."""
    table.tale.head("head-human-turn", seat=seat, number=turn)
    over = False
    while not over:
        said: Said = yield from table.ask("ask-turn", lambda: turn_reports(may_pass), seat, player=seat, number=turn)
        over = carry_out(table, seat, said)


def carry_out(table: Table, seat: Name, said: Said) -> bool:
    """What was reported; true when it ends the turn."""
    if said.verb in ROWS:
        take_marble(table, seat, Name(said.verb), said["colour"])
    elif said.verb == RABBI:
        place_rabbi(table, seat, said["position"])
    elif said.verb == PASS:
        table.passed.append(seat)
        table.tale.note("note-passed", seat=seat, number=len(table.passed))
    else:
        return _on_the_way(table, seat, said)
    return True


def take_marble(table: Table, seat: Name, row: Name, colour: Name) -> None:
    if len(table.taken[seat]) == MARBLES:
        raise Refusal("marbles-had", seat=seat, number=MARBLES)
    if not table.marbles[row][colour]:
        raise Refusal("marble-not-there", row=row, colour=colour)
    table.marbles[row][colour] -= 1
    table.taken[seat].append(colour)
    table.tale.note("note-human-marble", seat=seat, row=row, colour=colour)


def place_rabbi(table: Table, seat: Name, position: int) -> None:
    """One rabbi on a tile; on the bottom space any number (B-36)."""
    if seat in table.rabbis:
        raise Refusal("rabbi-had", seat=seat)
    if position != BOTTOM and position > len(table.tiles):
        raise Refusal("tile-missing", position=position, number=len(table.tiles), bottom=BOTTOM)
    if position != BOTTOM and position in table.rabbis.values():
        raise Refusal("tile-taken", position=position)
    table.rabbis[seat] = position
    table.tale.note("note-human-rabbi", seat=seat, position=position)


def _on_the_way(table: Table, seat: Name, said: Said) -> bool:
    if said.verb == "grave":
        space = said["space"]
        if space in table.graves:
            raise Refusal("grave-taken", space=space)
        table.graves[space] = seat
        table.tale.note("note-human-grave", seat=seat, space=space)
    elif said.verb == "menorah":
        district = said["district"]
        if table.menorah_tokens[district] is not None:
            raise Refusal("menorah-taken", district=district)
        table.menorah_tokens[district] = seat
        table.tale.note("note-human-menorah", seat=seat, district=district)
    else:
        take_from_library(table, said["position"])
        table.tale.note("note-human-book", seat=seat, position=said["position"])
    return False


# --- passing ---


def late_turns(table: Table) -> Asking[None]:
    """Humans who have passed act in the order of their tiles, with marbles dropped anew (B-38). The Automa is finished
    by then, so at a table with a box only the rabbi is asked for."""
    if not table.passed:
        return
    late = tuple(table.passed)
    table.tale.head("head-late", seats=late)
    if table.house:
        yield from _drop_again(table, late[0])
        while any(_turns_had(table, seat) < TURNS for seat in late):
            for seat in late:
                if _turns_had(table, seat) < TURNS:
                    yield from human_turn(table, seat, _turns_had(table, seat) + 1, may_pass=False)
    else:
        for seat in late:
            if seat not in table.rabbis:
                position = yield from table.ask("ask-late-rabbi", lambda: Number(1, BOTTOM), seat, player=seat)
                place_rabbi(table, seat, position)


def _turns_had(table: Table, seat: Name) -> int:
    return len(table.taken[seat]) + (seat in table.rabbis)


def _drop_again(table: Table, first: Name) -> Asking[None]:
    """The holder of tile 1 sets one marble aside; the rest are dropped anew."""
    lying = [colour for colour in Colour().options if any(table.marbles[row][colour.value] for row in ROWS)]
    if not lying:
        return
    aside = yield from table.ask("ask-aside", lambda: Pick[Name](tuple(lying)), first, player=first)
    row = next(row for row in ROWS if table.marbles[row][aside])
    table.marbles[row][aside] -= 1
    table.aside.append(aside)
    stream = table.streams["marbles"]
    left = [colour for row in ROWS for colour, number in table.marbles[row].items() for _ in range(number)]
    table.marbles = {row: dict.fromkeys(table.marbles[row], 0) for row in ROWS}
    for colour in left:
        table.marbles[stream.pick(ROWS)][colour] += 1
    table.tale.order("order-drop-again", colour=aside, number=len(left))
