"""The commands. Their help texts are message ids; they are said in the player's language when the program starts."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table as Grid
from rich.text import Text

from automarium import __version__
from automarium.cli import ours, show
from automarium.cli.boards import board
from automarium.cli.lab import lab
from automarium.cli.play import play
from automarium.cli.terminal import refusals, terminal
from automarium.cli.usage import run, speak
from automarium.core.alphabet import latin
from automarium.core.errors import Refusal
from automarium.core.files import read_text, unusable, write_text
from automarium.core.game import Game, Setting, Setup
from automarium.core.match import Match
from automarium.core.rubbish import look_rarely
from automarium.core.tale import last_turn
from automarium.games import GAMES, game
from automarium.lab import Played, summary
from automarium.lab import simulate as simulate_matches
from automarium.lab.rows import ROWS
from automarium.players import RANDOM, needs
from automarium.rules import game_of, rules_of
from automarium.shelf import FILE, Entry, Shelf, Shelved, home
from automarium.shelf.box import with_known_box
from automarium.shelf.disk import Disk
from automarium.shelf.doctor import Finding, examine
from automarium.words import Words, holds, words
from automarium.words.transcript import transcript

app = typer.Typer(name="automarium", help="cli-help", rich_markup_mode=None)
app.add_typer(lab)


def build(lang: str) -> Callable[[], None]:
    """The program in one language."""
    terminal.lang = lang
    terminal.console = show.console()
    command: Any = typer.main.get_command(app)
    speak(command, words(lang))
    return partial(run, command, words(lang))


def take(shelf: Shelf, which: str | None) -> tuple[Shelved, Words]:
    shelved = shelf.take(shelf.find(which))
    return shelved, terminal.words_of(shelved.match)


def look(which: str | None) -> tuple[Shelved, Words]:
    """A match to look at: one that does not replay as far as it does, and why no further."""
    shelf = Shelf()
    id = shelf.find(which)
    shelved, problem = shelf.salvage(id)
    if problem is not None:
        typer.echo(terminal.words().refusal(problem), err=True)
        typer.echo(terminal.say("cli-stuck-help", id=id[:8], number=len(shelved.match.answers)), err=True)
    return shelved, terminal.words_of(shelved.match)


def complete_match() -> list[str]:
    return [entry.id[:8] for entry in Shelf().entries()]


def complete_game() -> list[str]:
    return list(GAMES)


def complete_setting(ctx: typer.Context, incomplete: str) -> list[str]:
    id = ctx.params.get("game_id") or GAMES[0]
    pairs = [f"{one.id}={choice}" for one in game(id).settings if one.offered for choice in one.choices]
    return [pair for pair in pairs if pair.startswith(incomplete)]


Which = Annotated[str | None, typer.Argument(help="cli-match", autocompletion=complete_match)]
WhichOne = Annotated[str, typer.Argument(help="cli-which-match", autocompletion=complete_match)]  # must be named
WhichGame = Annotated[str, typer.Argument(help="cli-game", autocompletion=complete_game)]
Step = Annotated[bool, typer.Option("--step", help="cli-step")]
Sets = Annotated[list[str], typer.Option("--set", help="cli-set", autocompletion=complete_setting)]


@app.callback(invoke_without_command=True)
def automarium(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", help="cli-lang")] = None,
    version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
) -> None:
    with refusals():
        if lang is not None:
            words(lang)
            terminal.lang = lang
        if version:
            typer.echo(f"automarium {__version__}")
        elif ctx.invoked_subcommand is None:
            welcome()


# --- playing ---


@app.command(help="cli-new-help")
def new(
    game_id: WhichGame,
    set_: Sets = [],
    pack: Annotated[list[Path], typer.Option("--pack", help="cli-pack")] = [],
    seed: Annotated[str | None, typer.Option("--seed", help="cli-seed")] = None,
    step: Step = False,
) -> None:
    with refusals(game_id):
        found = game(game_id).in_language(terminal.lang)
        owner_packs = dict(found.read_owner_pack(read_text(one), one.name) for one in pack)
        match = Match(found, found.setup(_settings(found, set_), owner_packs), seed)
        shelf = Shelf()
        match = with_known_box(shelf, match)
        play(shelf, shelf.add(match), terminal.words_of(match), terminal.console, step=step)


@app.command(help="cli-resume-help")
def resume(which: Which = None, step: Step = False) -> None:
    with refusals():
        shelf = Shelf()
        shelved, voice = take(shelf, which)
        play(shelf, shelved, voice, terminal.console, again=True, step=step)


@app.command(help="web-serve-help")
def serve(
    lan: Annotated[bool, typer.Option("--lan", help="web-serve-lan")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="web-serve-port")] = 8017,
    browser: Annotated[bool, typer.Option(help="web-serve-browser")] = True,
    guests_only_play: Annotated[bool, typer.Option("--guests-only-play", help="web-serve-guests")] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, help="web-serve-workers")] = 1,
) -> None:
    with refusals():
        try:
            from automarium.web.serve import serve as serve_pages  # only this command needs the web's parts
        except ModuleNotFoundError as error:
            if ours(error):
                raise
            raise Refusal("needs-web") from None
        open_to = {"lan": lan, "guests_only_play": guests_only_play}
        serve_pages(terminal.words(), port=port, browser=browser, workers=workers, **open_to)


@app.command(help="cli-answer-help")
def answer(which: WhichOne, text: list[str]) -> None:
    with refusals():
        shelf = Shelf()
        shelved, voice = take(shelf, which)
    with refusals(shelved.match.game.id):
        events = shelf.answer(shelved, " ".join(text), voice.notation)
        terminal.console.print(show.tale(events, voice))
        if shelved.match.rest:
            terminal.console.print(voice.rest(shelved.match.rest), style="yellow")
        _question(shelved.match, voice)


@app.command(help="cli-word-undo-help")
def undo(which: Which = None) -> None:
    _step(which, lambda shelf, shelved: shelf.undo(shelved))


@app.command(help="cli-word-redo-help")
def redo(which: Which = None) -> None:
    _step(which, lambda shelf, shelved: shelf.redo(shelved))


@app.command(help="cli-go-help")
def go(number: int, which: Which = None) -> None:
    _step(which, lambda shelf, shelved: shelf.go(shelved, number))


def _step(which: str | None, move: Callable[[Shelf, Shelved], object]) -> None:
    with refusals():
        shelf = Shelf()
        shelved, voice = take(shelf, which)
        move(shelf, shelved)
        terminal.console.print(board(shelved.match, voice))
        _question(shelved.match, voice)


def _question(match: Match[Any], voice: Words) -> None:
    if match.ask is not None:
        terminal.console.print(show.question(match.ask, voice))


# --- looking ---


@app.command(name="list", help="cli-list-help")
def list_(removed: Annotated[bool, typer.Option("--removed", help="cli-list-removed")] = False) -> None:
    with refusals():
        entries = Shelf().entries("removed" if removed else "all")
    if not entries:
        terminal.console.print(terminal.say("cli-no-matches"))
        return
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    for entry in entries:
        voice = terminal.words(entry.game)
        when = datetime.fromtimestamp(entry.changed).strftime("%Y-%m-%d %H:%M")
        name = voice.say("game") if entry.game else ""
        grid.add_row(*map(Text, (entry.id[:8], name, _level(entry.setup, voice), when, _state(entry))))
    terminal.console.print(grid)


def _state(entry: Entry) -> str:
    """How a match stands, or that it does not replay."""
    if entry.problem is not None:
        return terminal.say("cli-stuck")
    return " : ".join(map(str, entry.totals)) if entry.over else terminal.say("cli-running", number=entry.answers)


@app.command(name="show", help="cli-show-help")
def show_(which: Which = None, at: Annotated[int | None, typer.Option(help="cli-at")] = None) -> None:
    with refusals():
        shelved, voice = look(which)
        match = shelved.match if at is None else shelved.match.at(at)
        terminal.console.print(board(match, voice))
        _question(match, voice)


@app.command(help="cli-why-help")
def why(which: Which = None, all_: Annotated[bool, typer.Option("--all", help="cli-why-all")] = False) -> None:
    with refusals():
        shelved, voice = take(Shelf(), which)
    events = shelved.match.tale.events
    for part in show.reasons(events if all_ else last_turn(events), voice) or [terminal.say("cli-no-reasons")]:
        terminal.console.print(part)


@app.command(help="cli-word-history-help")
def history(which: Which = None) -> None:
    with refusals():
        shelved, voice = look(which)
    terminal.console.print(show.history(shelved.match, voice))


@app.command(help="cli-replay-help")
def replay(which: Which = None, why: Annotated[bool, typer.Option("--why", help="cli-replay-why")] = False) -> None:
    with refusals():
        shelved, voice = look(which)
    typer.echo(transcript(shelved.match, voice, ladders=why), nl=False)


@app.command(help="cli-word-score-help")
def score(which: Which = None) -> None:
    with refusals():
        shelved, voice = take(Shelf(), which)
    sheet = shelved.match.sheet()
    terminal.console.print(show.sheet(sheet, voice) if sheet else terminal.say("cli-no-score"))


@app.command(help="cli-word-forecast-help")
def forecast(which: Which = None) -> None:
    with refusals():
        shelved, voice = take(Shelf(), which)
    terminal.console.print(show.forecast(shelved.match, voice))


@app.command(help="cli-rules-help")
def rules(
    game_id: Annotated[str, typer.Argument(help="cli-rules-which", autocompletion=complete_game)],
    wanted: Annotated[list[str] | None, typer.Argument(help="cli-rule")] = None,
) -> None:
    with refusals():
        number = latin(game_id).upper()
        id = game_of(number)
        asked = [number] if id else (wanted or [])
        lines = rules_of(game(id or game_id).id, terminal.lang)
        exact = [latin(one).upper() for one in asked if latin(one).upper() in lines]
        found = exact or [rule for rule, one in lines.items() if holds(one.text, " ".join(asked))]
        if not found:
            raise Refusal("rules-none", got=" ".join(asked)[:60])
    for rule in found:
        section = f"  [{lines[rule].section}]" if lines[rule].section else ""
        text = Text.assemble((f"{rule:>6}  ", "bold cyan"), lines[rule].text, (section, "dim"))
        terminal.console.print(text)


@app.command(help="cli-settings-help")
def settings(game_id: WhichGame) -> None:
    with refusals():
        found = game(game_id).in_language(terminal.lang)
    voice = terminal.words(game_id)
    wide = max(len(choice) for one in found.settings for choice in one.choices)
    for one in filter(lambda each: each.offered, found.settings):
        terminal.console.print(Text.assemble((one.id, "bold"), f" — {voice.say(f'setting-{one.id}-help')}"))
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        grid.add_column(min_width=4, justify="right")
        grid.add_column(min_width=wide, no_wrap=True)
        for choice in one.choices:
            mark = "*" if choice == one.default else ""
            grid.add_row(mark, Text(choice), Text(voice.say(f"setting-{one.id}-{choice}")))
        if one.check:
            grid.add_row("", "…", Text(voice.say(f"setting-{one.id}-own")))
        terminal.console.print(grid)


# --- in and out ---


@app.command(help="cli-export-help")
def export(
    which: Which = None,
    out: Annotated[Path | None, typer.Option("-o", "--out", help="cli-out")] = None,
    text: Annotated[bool, typer.Option("--text", help="cli-export-text")] = False,
    pack: Annotated[bool, typer.Option("--pack", help="cli-export-pack")] = False,
) -> None:
    with refusals():
        shelf = Shelf()
        id = shelf.find(which)
        content = _exported(shelf, id, text, pack)
        if out is None:
            typer.echo(content, nl=False)
        else:
            write_text(out, content)


def _exported(shelf: Shelf, id: str, text: bool, pack: bool) -> str:
    """The journal as it is kept, whether it replays or not; or what only a match that replays can give."""
    if not text and not pack:
        return shelf.journal(id)
    match = shelf.take(id).match
    if text:
        return transcript(match, terminal.words_of(match), ladders=True)
    owner_pack = match.owner_pack()
    if owner_pack is None:
        raise Refusal("nothing-learnt")
    return owner_pack


@app.command(name="import", help="cli-import-help")
def import_(file: Path) -> None:
    with refusals():
        journal, shelf = read_text(file), Shelf()
        match, problem = Match.salvage(journal, game)
        id = shelf.add(match).id if problem is None else shelf.add_as_it_is(journal)
        terminal.console.print(terminal.say("cli-imported", id=id[:8]))
        if problem is not None:
            look(id)


@app.command(help="cli-rescue-help")
def rescue(which: Which = None) -> None:
    """A copy of a match that does not replay, to go on from the last answer that holds."""
    with refusals():
        shelf = Shelf()
        salvaged, _ = shelf.salvage(shelf.find(which))
        copy = shelf.add(salvaged.match)
        terminal.console.print(terminal.say("cli-rescued", id=copy.id[:8], number=len(copy.match.answers)))


@app.command(help="cli-remove-help")
def remove(which: WhichOne) -> None:
    with refusals():
        shelf = Shelf()
        id = shelf.find(which)
        shelf.remove(id)
        terminal.console.print(terminal.say("cli-removed", id=id[:8]))


@app.command(help="cli-restore-help")
def restore(which: Annotated[str, typer.Argument(help="cli-removed-match")]) -> None:
    with refusals():
        shelf = Shelf()
        found = [entry.id for entry in shelf.entries("removed") if entry.id.startswith(which.casefold())]
        if len(found) != 1:
            raise Refusal("shelf-ambiguous" if found else "shelf-none", got=which[:40])
        shelf.restore(found[0])
        terminal.console.print(terminal.say("cli-restored", id=found[0][:8]))


@app.command(help="cli-doctor-help")
def doctor(repair: Annotated[bool, typer.Option("--repair", help="cli-doctor-repair")] = False) -> None:
    with refusals():
        findings = list(examine(Disk(home() / FILE), repair=repair))
        for finding in findings:
            terminal.console.print(_finding(finding), highlight=False)
        left = sum(not finding.mended for finding in findings)
        terminal.console.print(terminal.say("cli-doctor-done", found=len(findings), left=left))
    if left:
        raise typer.Exit(1)


def _finding(finding: Finding) -> Text:
    mended = terminal.say("cli-doctor-mended") if finding.mended else ""
    parts = (finding.match, terminal.words().refusal(finding.problem), mended)
    return Text(" ".join(filter(None, parts)), style="green" if finding.mended else "yellow")


@app.command(help="cli-simulate-help")
def simulate(
    game_id: WhichGame,
    matches: Annotated[int, typer.Option("-n", "--matches", min=1, max=1_000_000, help="cli-simulate-n")] = 1000,
    set_: Sets = [],
    human: Annotated[str, typer.Option("--human", help="cli-simulate-human")] = RANDOM,
    level: Annotated[str, typer.Option("--level", help="cli-simulate-level")] = "",
    seed: Annotated[str, typer.Option("--seed", help="cli-seed")] = "1",
    out: Annotated[Path | None, typer.Option("-o", "--out", help="cli-simulate-out")] = None,
) -> None:
    with refusals(game_id):
        found, voice = game(game_id), terminal.words(game_id)
        given = {**needs(game_id, human), **_settings(found, set_)}
        if any(given[id] != value for id, value in needs(game_id, human).items()):
            raise Refusal(
                "player-needs", got=human, expected=tuple(f"{a}={b}" for a, b in needs(game_id, human).items())
            )
        levels = _levels(found, level)
        setups = [found.setup({**given, **one}) for one in levels]
        look_rarely()
        with _rows(out, setups[0]) as write:
            for setup in setups:
                played: list[Played] = []
                numbers = track(range(matches), found.id, console=terminal.console, transient=True)
                turns = out is not None or bool(level)
                for one in simulate_matches(found, setup, seed, numbers, human=human, turns=turns):
                    write(one)
                    played.append(one)
                if level:
                    terminal.console.print(voice.say(f"setting-level-{setup['level']}"), style="bold")
                _summary(played, voice)


def _levels(found: Game[Any], text: str) -> list[dict[str, str]]:
    """The levels that are meant by `3` or `1..6`; none that is named is that of the settings."""
    if not text:
        return [{}]
    all_ = next((one.choices for one in found.settings if one.id == "level"), ())
    first, _, last = text.partition("..")
    if first not in all_ or (last or first) not in all_:
        raise Refusal("levels-bad", got=text[:20], expected=all_)
    return [{"level": one} for one in all_[all_.index(first) : all_.index(last or first) + 1]]


@contextmanager
def _rows(out: Path | None, setup: Setup) -> Iterator[Callable[[Played], object]]:
    """What keeps a row of each match, if somebody wants them; a file that cannot be written is refused at once."""
    if out is None:
        yield lambda _: None
        return
    if out.suffix.casefold() not in ROWS:
        raise Refusal("file-ending", path=str(out), expected=tuple(ROWS))
    try:
        with out.open("w", encoding="utf-8", newline="") as file:
            yield ROWS[out.suffix.casefold()](file, setup)
    except OSError as error:
        raise unusable(out, error) from None


def _summary(played: list[Played], voice: Words) -> None:
    for one in summary(played):
        args: dict[str, object] = {"mean": round(one.mean, 1), "low": one.low, "high": one.high}
        if one.won is None:
            told = voice.say("cli-simulated-points", args)
        else:
            low, high = (round(100 * bound, 1) for bound in one.between)
            args |= {"won": round(100 * one.won, 1), "least": low, "most": high, "margin": round(one.margin, 1)}
            told = voice.say("cli-simulated", args)
        terminal.console.print(f"{voice.say(one.seat):<10} {told}")
    if any(one.invented for one in played):
        terminal.console.print(voice.say("cli-simulated-invented"))
    if played[0].turns is not None:
        mean = sum(one.turns or 0 for one in played) / len(played)
        terminal.console.print(voice.say("cli-simulated-turns", {"turns": round(mean, 1)}))


# --- asking what to play ---


def welcome() -> None:
    """`automarium` alone: go on with the last match, or choose a game."""
    console, say = terminal.console, terminal.say
    shelf = Shelf()
    running = [entry for entry in shelf.entries("running", most=5) if entry.problem is None]
    console.print(Text(say("cli-welcome"), style="bold"))
    choices: list[tuple[str, str | None]] = [(id, None) for id in GAMES]
    if running:
        choices.insert(0, (running[0].game, running[0].id))
    for number, (id, match) in enumerate(choices, 1):
        name = terminal.words(id).say("game")
        console.print(f"  {number}  {say('cli-continue', game=name) if match else say('cli-start', game=name)}")
    chosen = _number(say("cli-choose"), len(choices))
    if chosen is None:
        return
    id, match = choices[chosen - 1]
    voice = terminal.words(id)
    if match is not None:
        play(shelf, shelf.take(match), voice, console, again=True)
        return
    values = _ask_settings(id, voice)
    if values is not None:
        fresh = with_known_box(shelf, Match(game(id).in_language(voice.lang), values))
        play(shelf, shelf.add(fresh), voice, console)


def _ask_settings(id: str, voice: Words) -> dict[str, object] | None:
    """Just play, or go through the settings one by one; an empty line takes the default."""
    console = terminal.console
    console.print(f"  1  {voice.say('cli-just-play')}\n  2  {voice.say('cli-choose-settings')}")
    how = _number(voice.say("cli-choose"), 2)
    if how is None:
        return None
    values: dict[str, object] = {}
    for one in game(id).in_language(voice.lang).settings if how == 2 else ():
        if not one.offered or any(values.get(other, among[0]) not in among for other, among in one.when.items()):
            continue
        console.print(
            Text.assemble("\n", (voice.say(f"setting-{one.id}"), "bold"), f" — {voice.say(f'setting-{one.id}-help')}")
        )
        keys = _keys(one)
        for key, choice in keys.items():
            mark = "*" if choice == one.default else " "
            console.print(f" {mark}{key}  {voice.say(f'setting-{one.id}-{choice}')}")
        if one.check:
            console.print(Text(f"  …  {voice.say(f'setting-{one.id}-own')}"))
        while True:
            typed = _line(f"[{one.default}] > ")
            if typed is None:
                return None
            try:
                values[one.id] = one.read(voice.setting(one, keys.get(typed, typed) or one.default))
                break
            except Refusal as refusal:
                console.print(voice.refusal(refusal))
    return values


def _keys(one: Setting) -> dict[str, str]:
    """What is typed for each choice: its number, or its word where a number may be a text of the player's own."""
    return {choice if one.check else str(number): choice for number, choice in enumerate(one.choices, 1)}


def _number(prompt: str, most: int) -> int | None:
    while True:
        typed = _line(f"{prompt} [1] > ")
        if typed is None:
            return None
        if typed in ("", *map(str, range(1, most + 1))):
            return int(typed or 1)
        terminal.console.print(f"1 – {most}")


def _line(prompt: str) -> str | None:
    """A line from the player, or None when there is nobody to ask any more."""
    try:
        return input(prompt if sys.stdin.isatty() else "").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None


# --- files and settings ---


def _settings(found: Game[Any], pairs: list[str]) -> dict[str, object]:
    """What was set on the command line, its values in the words of the set-up or of the player."""
    voice = terminal.words(found.id)
    known = {one.id: one for one in found.settings}
    values: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("setting-pair", got=pair)
        id = name.strip()
        values[id] = voice.setting(known[id], value.strip()) if id in known else value.strip()
    return values


def _level(setup: dict[str, str], voice: Words) -> str:
    level = f"setting-level-{setup.get('level', '')}"
    return voice.say(level) if voice.has(level) else ""
