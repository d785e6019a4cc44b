"""Playing in the terminal: the Automa's orders appear, a question is put, a line is typed. The table is drawn at the
beginning and when somebody asks for it, so that orders stand next to the question; without any other
table, before every turn."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console

from automarium.cli import show
from automarium.cli.boards import board
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Event, Kind, last_turn
from automarium.cues import row
from automarium.shelf import Shelf, Shelved
from automarium.words import Words

COMMANDS = ("undo", "redo", "why", "board", "discard", "history", "score", "hint", "forecast", "help", "quit")


def play(
    shelf: Shelf, shelved: Shelved, words: Words, console: Console, *, again: bool = False, step: bool = False
) -> None:
    """Plays until the match is over, the player quits, or nobody is there to type (a pipe that has ended). With `step`
    it tells one thing at a time."""
    interactive = sys.stdin.isatty()
    events = shelved.match.tale.events
    console.print(words.say("cli-saved-as", {"id": shelved.id[:8]}), style="dim")
    console.print(board(shelved.match, words))
    if step:
        _conduct(shelved.match, words, console, interactive)
    else:
        console.print(show.tale(last_turn(events) if again else events, words))
    while shelved.match.ask is not None:
        console.print(show.question(shelved.match.ask, words))
        line = _line(shelved, words, interactive)
        if line is None or _command(line, words) == "quit":
            console.print(words.say("cli-bye", {"id": shelved.id[:8]}), style="dim")
            return
        try:
            told = _carry_out(shelf, shelved, words, console, line)
            if told and step:
                _conduct(shelved.match, words, console, interactive)
            elif told:
                console.print(show.tale(told, words))
            if words.screen and any(event.kind == Kind.HEAD for event in told):
                console.print(board(shelved.match, words))
        except Refusal as refusal:
            console.print(words.refusal(refusal), style="red")
    if (sheet := shelved.match.sheet()) is not None:
        console.print(show.sheet(sheet, words))


def _line(shelved: Shelved, words: Words, interactive: bool) -> str | None:
    if interactive:
        _complete(shelved, words)
    try:
        line = input("> " if interactive else "")
    except (EOFError, KeyboardInterrupt):
        return None
    return line.strip()


def _carry_out(shelf: Shelf, shelved: Shelved, words: Words, console: Console, line: str) -> list[Event]:
    """One line: a command of the program, or an answer, with what it brought."""
    command = _command(line, words)
    if command is not None:
        _do(command, shelf, shelved, words, console)
    if command is not None or not line:
        return []
    events = shelf.answer(shelved, line, words.notation)
    match = shelved.match
    if match.answered and not row(match).echo:
        console.print(f"✓ {words.spoken(match.answered, match.answers[-1])}", style="dim")
    if match.rest:
        console.print(words.rest(match.rest), style="yellow")
    return events


def _conduct(match: Match[Any], words: Words, console: Console, interactive: bool) -> None:
    """One thing at a time: the next one when the hands are free."""
    told = row(match)
    for event in told.data:
        console.print(words.event(event), style="yellow")
    for event in told.echo:
        console.print(f"✓ {words.event(event)}", style="dim")
    for number, cue in enumerate(told.cues, 1):
        console.print(show.cue(cue, f"{number}/{len(told.cues)}", words))
        if interactive:
            try:
                input(f"⏎ {words.say('web-next' if words.screen else 'web-done')} ")
            except (EOFError, KeyboardInterrupt):
                return
    for event in told.heads:
        console.print(words.event(event), style="bold")


def _command(line: str, words: Words) -> str | None:
    word = line.casefold().removeprefix("/")
    if word == "?":
        return "help"
    return next((one for one in COMMANDS if word in (one, words.say(f"cli-word-{one}").casefold())), None)


def _do(command: str, shelf: Shelf, shelved: Shelved, words: Words, console: Console) -> None:
    match = shelved.match
    if command == "undo":
        undone = shelf.undo(shelved)
        assert shelved.match.ask is not None
        console.print(words.say("cli-undid", {"answer": words.spoken(shelved.match.ask, undone)}), style="dim")
    elif command == "redo":
        shelf.redo(shelved)
        console.print(show.tale(shelved.match.tale.events[shelved.match.steps[-1].tale :], words))
    elif command == "board":
        console.print(board(match, words))
    elif command == "discard":
        console.print(show.discards(match, words))
    elif command == "why":
        for part in show.reasons(last_turn(match.tale.events), words) or [words.say("cli-no-reasons")]:
            console.print(part)
    elif command == "history":
        console.print(show.history(match, words))
    elif command == "score":
        sheet = match.sheet()
        console.print(show.sheet(sheet, words) if sheet else words.say("cli-no-score"))
    elif command == "hint":
        console.print(show.hints(match, words))
    elif command == "forecast":
        console.print(show.forecast(match, words))
    elif command == "help" and match.ask is not None:
        console.print(show.usage(match.ask, words))


def _complete(shelved: Shelved, words: Words) -> None:
    """Tab completes the words of the open question, where the terminal can."""
    try:
        import readline
    except ImportError:
        return
    ask: Any = shelved.match.ask
    known = words.completions(ask)

    def complete(text: str, state: int) -> str | None:
        found = [word for word in known if word.startswith(text.casefold())]
        return f"{found[state]} " if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ;,")
    readline.parse_and_bind("tab: complete")
