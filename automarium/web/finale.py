"""The finale: the score sheet as bars, the score turn by turn as far as it could be counted, and the turns that decided
the match."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.ask import Doubt
from automarium.core.game import ScoreLine, Sheet
from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Say
from automarium.taps import only_told, tells_points
from automarium.web.boards import held, hues
from automarium.web.svg import el, picture
from automarium.words import Words, figure

DECIDED = 3  # turns that are named
WIDTH, HEIGHT = 340, 130  # of the curve


LATE = ("score-final",)  # compares the sides
AT_THE_END = (*LATE, "score-research", "score-leftovers")  # all that nobody has on the track before
NO_CORRECTIONS: Mapping[int, int] = MappingProxyType({})
WITHIN = ("-card", "-combat")  # so end the headings of parts of a turn


class Turn(NamedTuple):
    """A turn or a phase that is over: its round (0: the game has none) and heading, where that stands in the tale, with
    which answer it began, after how many it was over, and the score as far as it was counted."""

    round: int
    head: Event
    told: int
    first: int
    answers: int
    totals: tuple[int, ...]


def turns(match: Match[Any]) -> list[Turn]:
    """The match turn by turn, without the final count: the score is looked at where the next one begins."""
    found: list[Turn] = []
    begun: list[Event] = []
    heads: list[int] = []  # how much had been told with each of them
    told_before = [step.tale for step in match.steps]

    def first(head: int) -> int:
        """With which answer a turn began: with that which brought its heading, if there it had orders, or the next."""
        answers = bisect_left(told_before, head)
        told = match.tale.events[head : told_before[answers] if answers < len(told_before) else None]
        return answers if any(one.kind == Kind.ORDER for one in told) else answers + 1

    def watch(table: Any, told: int) -> None:
        event = table.tale.events[told - 1]
        if event.kind != Kind.HEAD or event.id.endswith(WITHIN):
            return
        sheet = match.game.sheet(table) if begun else None
        if sheet is not None and not sheet.final:
            round = max((one.args["number"] for one in begun if one.id == "head-round"), default=0)
            if "round" in begun[-1].args:  # which one it is may have been corrected
                round = table.round
            answers = bisect_left(told_before, told)
            at = heads[-1]
            found.append(Turn(round, begun[-1], at - 1, min(first(at), answers), answers, so_far(sheet)))
        if not any(one.id.endswith("-turn") for one in begun):
            del found[:-1]  # set-up decides nothing: it ends with the score at which the first turn begins
        begun.append(event)
        heads.append(told)

    match.seen(watch)
    return found


def so_far(sheet: Sheet, without: Collection[str] = LATE) -> tuple[int, ...]:
    """The totals without tiles that compare the sides only at the end: the first token of a match is no lead."""
    late = [line.points for line in sheet.lines if line.label.id in without]
    return tuple(total - sum(points[at] or 0 for points in late) for at, total in enumerate(sheet.totals))


def swings(course: Sequence[Turn], corrected: Mapping[int, int] = NO_CORRECTIONS) -> list[tuple[Turn, int]]:
    """How far each turn brought the first seat ahead of the last one, or back; what was corrected meanwhile is none of
    its doing."""
    found = []
    for before, turn in pairwise(course):
        fixed = sum(swing for at, swing in corrected.items() if before.answers <= at < turn.answers)
        found.append((turn, _lead(turn.totals) - _lead(before.totals) - fixed))
    return found


def _lead(totals: Sequence[int]) -> int:
    return totals[0] - totals[-1]


def corrections(match: Match[Any]) -> dict[int, int]:
    """How far each correction brought the first seat ahead, or back, by how many answers were given before it. One who
    only tells how many points they have corrects them, too."""
    found: dict[int, int] = {}
    again = Match(match.game, match.setup, match.seed)
    some = any(_corrects(text) or tells_points(match.game.id, text) for text in match.answers)
    for at, (text, later) in enumerate(pairwise((*match.answers, "")) if some else ()):
        meant = at > 0 and _corrects(match.answers[at - 1]) and again.ask and isinstance(again.ask.shape, Doubt)
        before = again.sheet() if _corrects(text) or meant or only_told(again, text, later) else None
        again.answer(text)
        after = again.sheet() if before else None
        if before and after:
            found[at] = _lead(so_far(after)) - _lead(so_far(before))
    return found


def _corrects(answer: str) -> bool:
    return answer.startswith("fix ")


def finale(match: Match[Any], voice: Words) -> dict[str, Any] | None:
    """What the page shows of a match that is over."""
    sheet = match.sheet() if match.over else None
    if sheet is None:
        return None
    course = turns(match)
    counted = any(turn.totals[0] for turn in course)  # else the human's points were told only at the end
    swung = swings(course, corrections(match)) if counted else []
    way = sheet.totals[0] - sheet.totals[-1]
    decided = sorted(swung, key=lambda one: (way * one[1] < 0, -abs(one[1])))[:DECIDED]  # first those to the winner
    compared, drawn = _compared(sheet), curve(course, sheet, decided, voice)
    return {
        "verdict": voice.say(sheet.reason.id, sheet.reason.args),
        "beat": beaten(match.beat, sheet.totals, voice),
        "totals": " : ".join(map(figure, sheet.totals)),
        "alone": sheet.mine is None,  # there is nothing that somebody else could do better
        "bars": [bar for line in range(len(compared.lines)) if (bar := _bar(compared, line, voice))],
        "held": held(match, voice),
        "seats": [voice.say(seat) for seat in sheet.seats],
        "hues": hues(match),
        "curve": drawn,
        "late": "counted-late" in (drawn or ""),  # something that no turn is known to have brought
        "decided": [
            _decided(turn, swing, sheet, voice)
            for turn, swing in sorted(decided, key=lambda one: one[0].answers)
            if swing
        ],
        "answers": len(match.answers),
    }


def beaten(beat: int | None, totals: Sequence[int], voice: Words, about: str = "finale-beat") -> str:
    """How a challenge ended, if a match was one: who won it is another matter."""
    if beat is None or not totals:
        return ""
    more = totals[0] - beat
    how = "better" if more > 0 else "less" if more else "equal"
    return voice.say(about, {"how": how, "points": totals[0], "beat": beat, "by": abs(more)})


def _compared(sheet: Sheet) -> Sheet:
    """The sheet where a line that is all that is known of a side has the totals of all: it is no part to compare."""

    def whole(line: ScoreLine, at: int) -> bool:
        return line.points[at] is not None and all(one is line or one.points[at] is None for one in sheet.lines)

    def shown(line: ScoreLine) -> ScoreLine:
        alone = len(sheet.lines) > 1 and any(whole(line, at) for at in range(len(sheet.seats)))
        return ScoreLine(Say("total"), sheet.totals) if alone else line

    return sheet._replace(lines=tuple(map(shown, sheet.lines)))


def _decided(turn: Turn, swing: int, sheet: Sheet, voice: Words) -> dict[str, Any]:
    side = sheet.seats[0] if swing > 0 else sheet.seats[-1]
    head = voice.event(turn.head)
    if turn.round:
        head = voice.say("finale-round", {"number": turn.round, "turn": head})
    said = {"turn": head, "points": abs(swing), "side": side}
    return {"text": voice.say("finale-decided", said), "first": turn.first, "head": turn.told}


def _bar(sheet: Sheet, line: int, voice: Words) -> dict[str, Any] | None:
    """One line of the sheet, all seats one under another; one that gave nobody anything is left out."""
    most = max(1, *(abs(points or 0) for one in sheet.lines for points in one.points))
    label, points = sheet.lines[line].label, sheet.lines[line].points
    if not any(points):
        return None
    bars = (
        el("rect", width=100 * abs(one) / most, height=9, rx=2, class_=_bar_of(sheet, at, one))
        for at, one in enumerate(points)
        if one is not None
    )
    return {
        "label": voice.say(label.id, label.args),
        "points": _points(points, sheet, voice),
        "drawn": Markup().join(
            el("svg", bar, viewBox="0 0 100 9", preserveAspectRatio="none", aria_hidden="true") for bar in bars
        ),
    }


def _bar_of(sheet: Sheet, at: int, points: int) -> str:
    """What costs points is hollow: its length is no gain."""
    return f"seat-{_seat(sheet, at)}{' less' if points < 0 else ''}"


def _points(points: Sequence[int | None], sheet: Sheet, voice: Words) -> str:
    """The points of a line; of a side that has none of this kind a stroke, like all others in its place."""
    if all(any(line.points[at] is not None for line in sheet.lines) for at in range(len(points))):
        return " : ".join(figure(one) or "–" for one in points)
    return scored(points, sheet.seats, voice, " : ")


def scored(points: Sequence[int | None], seats: Sequence[str], voice: Words, between: str) -> str:
    """The points of all seats; where some are not known, those that are, each with its name."""
    known = [(seat, figure(one)) for seat, one in zip(seats, points, strict=True) if one is not None]
    if len(known) == len(points):
        return between.join(one for _, one in known)
    return ", ".join(f"{_capital(voice.say(seat))}\u00a0{one}" for seat, one in known) or "–"


def _capital(name: str) -> str:
    return f"{name[:1].upper()}{name[1:]}"


def _seat(sheet: Sheet, at: int) -> str:
    return "automa" if at in (-1, len(sheet.seats) - 1) else "human"


def curve(course: Sequence[Turn], sheet: Sheet, decided: Sequence[tuple[Turn, int]], voice: Words) -> Markup | None:
    """The score turn by turn, under its name; what was counted only at the end is a dashed line up to the result. The
    turns that decided stand out on the line of whom they brought forward."""
    if len(course) < 2:
        return None
    every = [*(turn.totals for turn in course), sheet.totals]
    low, high = min(0, *map(min, every)), max(1, *map(max, every))

    def spot(at: int, points: int) -> tuple[float, float]:
        return 6 + (WIDTH - 12) * at / len(course), HEIGHT - 8 - (HEIGHT - 16) * (points - low) / (high - low)

    drawn = []
    for seat in range(-len(sheet.seats), 0):  # of a trial the Automa's alone
        way = [spot(at, turn.totals[seat]) for at, turn in enumerate(course)]
        end = spot(len(course), sheet.totals[seat])
        kind = f"curve seat-{_seat(sheet, seat)}"
        if any(turn.totals[seat] for turn in course):
            drawn.append(el("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in way), class_=kind))
            (x, y), (u, v) = way[-1], end
            late = f"{kind} counted-late" if y != v else kind
            drawn.append(el("path", d=f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}", class_=late))
        drawn.append(el("circle", cx=end[0], cy=end[1], r=4, class_=f"dot-end seat-{_seat(sheet, seat)}"))
    for turn, swing in decided:
        if not swing:
            continue
        x, y = spot(course.index(turn), turn.totals[0 if swing > 0 else -1])
        drawn.append(el("circle", cx=x, cy=y, r=5, class_="lit-dot"))
    shown = picture(WIDTH, HEIGHT, voice.say("finale-curve"), *drawn, class_="curves")
    dashed = f"; {voice.say('finale-late')}" if "counted-late" in shown else ""
    return el("p", f"{voice.say('finale-curve')}{dashed}", class_="dim") + shown
