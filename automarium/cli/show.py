"""How a match looks in the terminal: what was told, the open question, the ladder of reasons, the score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from automarium.core.ask import Ask, Form, Number, Pick, Reports, Several
from automarium.core.choose import Ladder
from automarium.core.game import Sheet
from automarium.core.match import Match
from automarium.core.tale import Event, Kind
from automarium.core.text import seen
from automarium.cues import Cue
from automarium.words import Words, figure
from automarium.words.advice import advice
from automarium.words.cued import cued, reason, unmoved
from automarium.words.foreseen import foreseen
from automarium.words.transcript import SIGNS

STYLES = {Kind.HEAD: "bold cyan", Kind.ORDER: "bold", Kind.NOTE: "dim", Kind.CARE: "yellow"}
MOST_OPTIONS = 12


def tale(events: Iterable[Event], words: Words) -> RenderableType:
    """What was told, the orders standing out. An order that was chosen carries a small mark: ask why."""
    lines: list[RenderableType] = []
    for event in events:
        text = Text(SIGNS[event.kind] + words.event(event), style=STYLES[event.kind])
        if event.why is not None and len(event.why.candidates) > 1:
            text.append(f"  ({event.why.rule})", style="dim not bold")
        if event.kind == Kind.HEAD:
            lines.append(Text(""))
        lines.append(text)
    return Group(*lines)


def cue(cue: Cue, number: str, words: Words) -> RenderableType:
    """One thing to do or to know: where in the match, what, what goes with it, and what decided."""
    head = " · ".join((*(words.event(head) for head in cue.heads), number))
    lines = [Text(f"\n{head}", style="cyan"), *(Text(line, style="bold") for line in cued(cue, words))]
    beside = cue.events if cue.about else [note for note in cue.notes if note.kind == Kind.NOTE]
    notes = [words.event(event) for event in beside]
    lines += [Text(note, style="dim") for note in (*notes, *unmoved(cue, words))]
    if decided := reason(cue, words, notes):
        lines.append(Text(words.say("web-because", {"reason": decided}), style="dim cyan"))
    return Group(*lines)


def question(ask: Ask[Any], words: Words) -> RenderableType:
    """The open question with what can be answered."""
    lines = [Text(words.say(ask.id, ask.args), style="bold")]
    hint = answers(ask, words)
    if hint:
        lines.append(Text(hint, style="dim"))
    return Panel(Group(*lines), box=box.ROUNDED, border_style="cyan", expand=False)


def answers(ask: Ask[Any], words: Words) -> str:
    """What an answer may look like, in a line."""
    return _answers(ask.shape, words)


def _answers(shape: Any, words: Words) -> str:
    if isinstance(shape, Pick):
        names = [words.say(option.label.id, option.label.args) for option in shape.options[:MOST_OPTIONS]]
        return " · ".join(names) + (" · …" if len(shape.options) > MOST_OPTIONS else "")
    if isinstance(shape, Number):
        return f"{shape.low} – {shape.high}"
    if isinstance(shape, Several):
        return _answers(shape.one, words)
    if isinstance(shape, Form):
        named = ((words.say(one.label.id or one.name, one.label.args), one.shape) for one in shape.fields)
        return ", ".join(f"{name}: {_answers(field, words)}" for name, field in named)
    if isinstance(shape, Reports):
        return " · ".join(words.say(report.label.id, report.label.args) for report in shape.reports)
    return ""


def usage(ask: Ask[Any], words: Words) -> RenderableType:
    """All that can be said now, with examples: for `help`."""
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    shapes = [ask.shape, *([ask.fixes] if ask.fixes else [])]
    for shape in shapes:
        if isinstance(shape, Reports):
            for report in shape.reports:
                name = words.say(report.label.id)
                if shape is ask.fixes:
                    name = f"{words.say('verb-fix')} {name}"
                grid.add_row(Text(name, style="bold"), Text(words.say(report.usage)))
        else:
            grid.add_row("", answers(ask, words))
    for word in ("undo", "redo", "why", "board", "discard", "history", "score", "help", "quit"):
        grid.add_row(Text(words.say(f"cli-word-{word}"), style="bold cyan"), words.say(f"cli-word-{word}-help"))
    return grid


def why(ladder: Ladder, words: Words) -> RenderableType:
    """The ladder of a choice: 4 → 2 → 1, the deciding rule in bold."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    rungs = [len(ladder.candidates), *(len(rung.left) for rung in ladder.rungs)]
    for number, (criterion, left, rule, decided) in zip(rungs, words.ladder(ladder), strict=True):
        style = "bold green" if decided else ""
        grid.add_row(Text(str(number), style="cyan"), Text(criterion, style=style), Text(rule, style="dim"), left)
    return grid


def reasons(events: Sequence[Event], words: Words) -> list[RenderableType]:
    """Every choice among these events with its ladder."""
    shown: list[RenderableType] = []
    for event in events:
        if event.why is not None:
            shown.extend([Text("▶ " + words.event(event), style="bold"), why(event.why, words), Text("")])
    return shown


def sheet(sheet: Sheet, words: Words) -> RenderableType:
    """The score, seats side by side."""
    grid = Grid(box=box.SIMPLE, show_footer=True)
    grid.add_column("", footer=words.say("total"))
    for seat, total in zip(sheet.seats, sheet.totals, strict=True):
        grid.add_column(words.say(seat), footer=figure(total), justify="right")
    for line in sheet.lines:
        grid.add_row(words.say(line.label.id, line.label.args), *map(figure, line.points))
    verdict = words.say(sheet.reason.id, sheet.reason.args) if sheet.final else words.say("cli-not-final")
    return Group(grid, Text(verdict, style="bold"))


def discards(match: Match[Any], words: Words) -> RenderableType:
    """The Automa's open discard piles, from the top down."""
    lines: list[RenderableType] = []
    for pile in match.game.discards(match.state):
        title = words.say("pile-title", {"name": pile.name, "number": len(pile.cards)})
        lines.append(Text(title, style="bold"))
        lines += [Text(f"  {words.show(card)}") for card in pile.cards] or [Text(f"  {words.say('pile-empty')}", "dim")]
    return Group(*lines) if lines else Text(words.say("cli-no-discard"), style="dim")


def hints(match: Match[Any], words: Words) -> RenderableType:
    """What a player who thinks ahead would do, and how much worse the next answers are."""
    found = advice(match, words)
    if not found:
        return Text(words.say("hint-none"), "dim")
    lines = [Text("\n  ".join(filter(None, (one.line, one.why)))) for one in found]
    about = [Text(words.say("hint-about"), style="dim")] if any(one.less for one in found) else []
    return Group(Text(words.say("hint-title"), style="bold"), *lines, *about)


def forecast(match: Match[Any], words: Words) -> RenderableType:
    """What the Automa may do in its next turn, and how likely that is."""
    about, things, _ = foreseen(match, words)
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(justify="right")
    for one in things:
        grid.add_row(one.often, Text(one.line))
        for each in one.each:
            grid.add_row("", Text(f"{each.often:>5}  {each.line}", style="dim"))
    title = [Text(words.say("forecast-title"), style="bold")] if things else []
    return Group(*title, grid, Text(about, style="dim"))


def history(match: Match[Any], words: Words) -> RenderableType:
    """Every step by number and name; what was undone stands below, dimmed."""
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    line = match.copy()
    line.go(len(line.answers) + len(line.undone))
    for number, (ask, text, _) in enumerate(line.again(), 1):
        there = number <= len(match.answers)
        asked = words.say(ask.id, ask.args) if there else words.say("cli-undone")
        style = "" if there else "dim"
        grid.add_row(Text(str(number), style=style), Text(words.spoken(ask, text), style=style), Text(asked, "dim"))
    return grid


class Screen(Console):
    """A console on which words are words: nothing in them is markup, and nothing in them steers the terminal."""

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for one in super().render(renderable, options):
            yield one if one.is_control else Segment(seen(one.text), one.style)


def console() -> Console:
    """Colour where there is a terminal; plain text, never wrapped, where there is none."""
    made = Screen()
    return made if made.is_terminal else Screen(no_color=True, width=200)
