"""The final scoring, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from automarium.core.ask import YES_NO, Asking, Doubt, Number, Option, Pick
from automarium.core.game import ScoreLine, Sheet
from automarium.core.tale import Name, Say
from automarium.games.golem.artifacts import completed
from automarium.games.golem.components import components
from automarium.games.golem.names import ARTIFACTS, AUTOMA, GOLEM, STUDY
from automarium.games.golem.table import ASKED_ALONE, CAULDRONS, LOWEST, Table

PER_POINT = 5  # resources
LIKELY = range(20, 201)  # totals of a human about which nobody is asked again
TOTAL_TOLD = 7  # the version of the rules since which the Automa's total is told before the humans' are asked


COUNTED = Pick[bool]((Option("no", False, Say("counted-no")), Option("yes", True, Say("counted-yes"))))


class Counted(int):
    """A total, with the lines that it was added up of."""

    lines: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Total(Number):
    """The points that a human has counted, or, of somebody with a box, what they are made of, which is added up."""

    parts: tuple[str, ...] = ()
    adds: ClassVar[bool] = True

    def parse(self, text: str) -> int:
        told = [Number.parse(self, one) for one in text.replace("+", " ").split()] if self.parts else []
        total = Counted(Number.parse(self, str(sum(told)) if told else text))
        total.lines = tuple(told) if len(told) == len(self.parts) else ()
        return total

    def write(self, value: int) -> str:
        return " ".join(map(str, lines_of(value) or [int(value)]))


def lines_of(total: int | None) -> tuple[int, ...]:
    return total.lines if isinstance(total, Counted) else ()


def score(table: Table) -> Asking[None]:
    """The end: what is still unknown of the Automa's score is asked, then the humans' totals (B-56)."""
    table.over = True
    table.tale.head("head-scoring")
    yield from completed(table)
    yield from table.printed("study-vp", table.study_track, space=table.study_track)
    for label, points in automa_points(table):
        table.tale.note("note-score", what=Name(label), points=points)
    if table.setup.rules >= TOTAL_TOLD:
        table.tale.note("note-total", seat=AUTOMA, points=score_sheet(table).totals[-1])
    humans = [seat for seat in table.seats if seat != AUTOMA]
    if table.trial:
        table.counted = yield from table.ask("ask-counted", lambda: COUNTED, humans[0], humans=len(humans))
    for seat in humans if table.counted else ():
        table.human_vp[seat] = yield from total_of(table, seat)
    sheet = score_sheet(table)
    for seat, total in zip(sheet.seats, sheet.totals, strict=True) if table.counted else ():
        table.tale.note("note-total", seat=seat, points=total)
    table.tale.head(sheet.reason.id, **sheet.reason.args)


def total_of(table: Table, seat: Name) -> Asking[int]:
    """What a human has counted; what hardly anybody ever has is asked about."""
    parts = () if table.house else tuple(label for label, _ in automa_points(table))
    while True:
        args = {"player": table.named(seat), "lines": len(parts)}
        told: int = yield from table.ask("ask-total", lambda: Total(-100, 500, parts), seat, **args)
        if told in LIKELY or table.setup.rules < ASKED_ALONE:
            return told
        if (yield from table.ask("ask-total-sure", lambda: Doubt(YES_NO.options), seat, points=told)):
            return told


def completed_artifacts(table: Table) -> int:
    """Completed artifacts as far as the cauldrons are known."""
    left, done = table.gold, 0
    for size in reversed(table.box.rows["cauldron"][:CAULDRONS]):
        if size is None or left < size:
            break
        left -= size
        done += 1
    return done


def resource_points(table: Table) -> int:
    """1 VP for each 5 resources; on -5 one is lost, from -4 to 4 nothing happens (G-124, G-125)."""
    if table.resources == LOWEST:
        return -1
    return max(0, table.resources) // PER_POINT


def automa_points(table: Table) -> list[tuple[str, int]]:
    """The Automa's points, line by line (B-57, B-58, G-123 to G-125)."""
    columns = sum(1 for column in table.columns if column)
    return [
        ("score-vp", table.vp),
        ("score-golems", table.created * table.menorahs(GOLEM)),
        ("score-artifacts", completed_artifacts(table) * table.menorahs(ARTIFACTS)),
        ("score-study", columns * table.menorahs(STUDY)),
        ("score-study-track", table.box.rows["study-vp"][table.study_track] or 0),
        ("score-objectives", table.objectives * components().objective_vp[table.level - 1]),
        ("score-resources", resource_points(table)),
    ]


def _lines(table: Table, told: Sequence[int | None]) -> list[ScoreLine]:
    """The same for a sheet with all seats: of humans who told only a total that is a line of its own."""
    whole = [None if lines_of(one) else one for one in told]
    lines = [ScoreLine(Say("score-human"), (*whole, None))] if any(one is not None for one in whole) else []
    for at, (label, points) in enumerate(automa_points(table)):
        humans = [of[at] if (of := lines_of(one)) else None for one in told]
        lines.append(ScoreLine(Say(label), (*humans, points)))
    return lines


def score_sheet(table: Table) -> Sheet:
    """The score as it stands, line by line; of the humans what they have told at the end."""
    if not table.counted:
        return _alone(table)
    seats = (*(seat for seat in table.seats if seat != AUTOMA), AUTOMA)
    told = tuple(table.human_vp.get(seat) for seat in seats[:-1])
    lines = tuple(_lines(table, told))
    totals = tuple(sum(line.points[at] or 0 for line in lines) for at in range(len(seats)))
    final = table.over and len(table.human_vp) == len(seats) - 1
    winners, reason = winner(table, seats, totals)
    return Sheet(tuple(map(table.named, seats)), lines, totals, winners, reason, final)


def _alone(table: Table) -> Sheet:
    """The end of a trial in which no human has a score: nobody wins."""
    lines = tuple(ScoreLine(Say(label), (points,)) for label, points in automa_points(table))
    total = sum(points for _, points in automa_points(table))
    return Sheet((AUTOMA,), lines, (total,), (), Say("head-trial-over", {"points": total}), final=table.over)


def winner(table: Table, seats: tuple[Name, ...], totals: tuple[int, ...]) -> tuple[tuple[Name, ...], Say]:
    """Most VP; on equal points the one whose rabbi stood further up in the last round (B-61)."""
    best = max(totals)
    first = [seat for seat, total in zip(seats, totals, strict=True) if total == best]
    won = min(first, key=table.order.index)
    id = "head-winner" if len(first) == 1 else "head-winner-order"
    name = table.named(won)
    return (name,), Say(id, {"seat": name, "points": best})
