"""The commands of the lab."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from automarium.cli.terminal import refusals, terminal
from automarium.core.errors import Refusal
from automarium.core.files import unusable

if TYPE_CHECKING:
    from automarium.lab.plan import Plan
    from automarium.lab.run import Told

lab = typer.Typer(name="lab", help="cli-lab-help", rich_markup_mode=None)

MOST_WORKERS = 512
INTERRUPTED = 130  # as shells have it


@lab.command(name="run", help="cli-lab-run-help")
def run_(
    plan: Annotated[Path, typer.Argument(help="cli-lab-plan")],
    out: Annotated[Path, typer.Option("-o", "--out", help="cli-lab-out")] = Path("results"),
    cluster: Annotated[str | None, typer.Option("--cluster", help="cli-lab-cluster")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=MOST_WORKERS, help="cli-lab-workers")] = None,
) -> None:
    from automarium.lab.plan import Plan  # here: other commands start without the lab

    with refusals():
        read = Plan.load(plan)
        _tell_left_out(read)
        if cluster is not None and workers is not None:
            raise Refusal("lab-cluster-or-workers")
        with _progress() as told:
            _run(read, out, cluster, workers, told)
        terminal.console.print(terminal.say("cli-lab-done", matches=read.matches, path=str(out)), soft_wrap=True)


def _run(plan: "Plan", out: Path, cluster: str | None, workers: int | None, told: "Told") -> None:
    from automarium.lab.cluster import cluster as dask
    from automarium.lab.run import run

    if cluster is None:
        run(plan, out, workers=workers, told=told)
    else:
        with dask(cluster) as found:
            for log in ("distributed", "distributed.client"):  # what is lost is told once, in the reader's words
                logging.getLogger(log).setLevel(logging.CRITICAL)
            run(plan, out, found.executor, workers=found.workers, told=told)


def _tell_left_out(plan: "Plan") -> None:
    """That some points of the grid are not played, and why the first of them is not."""
    if plan.left_out:
        id, why = plan.left_out[0]
        told = terminal.say("cli-lab-left-out", number=len(plan.left_out), cell=id, why=why)
        typer.echo(told, err=True)


# --- what comes before a run and after it ---


@lab.command(name="report", help="cli-lab-report-help")
def report(
    results: Annotated[Path, typer.Argument(help="cli-lab-results")] = Path("results"),
    out: Annotated[Path, typer.Option("-o", "--out", help="cli-lab-report-out")] = Path("report.html"),
    lang: Annotated[str | None, typer.Option("--lang", help="cli-lang")] = None,
) -> None:
    with refusals():
        _write(out, _page(results, lang or terminal.lang))
        terminal.console.print(terminal.say("cli-lab-reported", path=str(out)), soft_wrap=True)


@lab.command(name="deck", help="cli-lab-deck-help")
def deck(
    game: Annotated[str, typer.Argument(help="cli-game")],
    out: Annotated[Path, typer.Option("-o", "--out", help="cli-lab-deck-out")] = Path("deck.json"),
) -> None:
    from automarium.lab.deck import printed, text

    with refusals():
        content = text(printed(game))
        if out.exists():  # it may be somebody's evening
            raise Refusal("cli-lab-deck-there", path=str(out))
        _write(out, content)
        terminal.console.print(terminal.say("cli-lab-decked", path=str(out)), soft_wrap=True)


def _page(results: Path, lang: str) -> str:
    try:
        from automarium.lab.report import page
    except ModuleNotFoundError:
        raise Refusal("needs-lab") from None
    return page(results, lang)


def _write(out: Path, content: str) -> None:
    try:
        out.write_text(content, encoding="utf-8", newline="\n")
    except OSError as error:
        raise unusable(out, error) from None


# --- how far it is ---


class Rate(ProgressColumn):
    """Matches a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(terminal.say("cli-lab-rate", rate=round(speed)) if speed else "")


class Matches(ProgressColumn):
    """How many there are of how many."""

    def render(self, task: Task) -> Text:
        return Text(terminal.say("cli-lab-matches", done=int(task.completed), of=int(task.total or 0)))


@contextmanager
def _progress() -> Iterator["Told"]:
    """A bar with the rate and the time that is left; who interrupts is told what is kept."""
    console = terminal.console
    parts = BarColumn(), Matches(), Rate(), TimeRemainingColumn()
    bar = Progress(*parts, console=console, transient=True)
    task = bar.add_task("", total=None, start=False)
    seen = (0, 0)

    def told(done: int, of: int) -> None:
        nonlocal seen
        seen = done, of
        if not bar.tasks[0].started:
            bar.reset(task, total=of, completed=done)
        bar.update(task, completed=done)

    try:
        with bar if console.is_terminal else nullcontext():
            yield told
    except KeyboardInterrupt:
        typer.echo(terminal.say("cli-lab-stopped", done=seen[0], of=seen[1]), err=True)
        raise typer.Exit(INTERRUPTED) from None
