"""The pictures of the games' tables. Each file draws its own: the whole table (`board(table, words, links) -> Board`),
what a cue is about (`scene(table, words, told, about) -> Markup`), and, if it likes, where its markers move
(`markers(table, words, cue) -> Markup`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Say
from automarium.cues import MARKERS, Cue
from automarium.web.svg import el, picture, text
from automarium.words import Words


class Links(NamedTuple):
    """For a place the address that adds it to the answer, for a report of several words the one that proposes it, for
    "verb ?" the one that asks what the report wants, for "fix ..." the one that begins a correction; or None where that
    means nothing now. `said` has been tapped already."""

    link: Callable[[str], str | None]
    said: tuple[str, ...] = ()
    afresh: Callable[[str], str | None] = lambda _: (
        None
    )  # the same in place of what was tapped; of nothing the page itself
    asked: str = ""  # the question
    heat: Mapping[str, float] = {}  # how likely the Automa's next turn concerns a place, where that is to be seen
    args: Mapping[str, Any] = {}  # what the question names

    def __call__(self, words: str) -> str | None:
        return self.link(words)


class Board:
    """The picture on which most answers are tapped, and everything else that lies on the table: that is drawn when
    somebody wants to see it."""

    def __init__(self, main: Markup, draw: Callable[[], Markup]) -> None:
        self.main = main
        self._draw = draw

    @property
    def rest(self) -> Markup:
        return self._draw()

    def __str__(self) -> str:
        return self.main + self.rest


NOWHERE = Links(lambda _: None)  # a picture to look at


@lru_cache(maxsize=200)
def _drawer(game: str | None, name: str) -> Any:
    """What a game's file calls so, if it has that."""
    return getattr(import_module(f"automarium.web.boards.{game}"), name, None)


def board(match: Match[Any], words: Words, links: Links) -> Board:
    """The table; while something is entered that has a picture of its own (`entry(table, ask, words, links)`), that one
    comes first."""
    draw, find = _drawer(match.game.id, "board"), _drawer(match.game.id, "entry")
    drawn: Board = draw(match.state, words, links)
    entry = find(match.state, match.ask, words, links) if find and match.ask else None
    return Board(entry, lambda: drawn.main + drawn.rest) if entry else drawn


class Scene(NamedTuple):
    """What a cue is about, and what decided it, for games that draw that for whoever asks why."""

    drawn: Markup
    ground: Markup | None = None


NO_SCENE = Scene(Markup())


def scenes(match: Match[Any], cues: Sequence[Cue], words: Words) -> list[Scene]:
    """For each cue the picture of what it is about, drawn of the table as it was at that moment, and, for games that
    have one, of what decided it (`ground(table, words, cue)`)."""
    ground = _drawer(match.game.id, "ground") or (lambda *_: None)
    scene = _drawer(match.game.id, "scene")
    markers = _drawer(match.game.id, "markers") or (lambda _, words, cue: gauges(cue, words))
    wanted: dict[int, list[int]] = {}
    for number, cue in enumerate(cues):
        wanted.setdefault(cue.told, []).append(number)
    drawn = [NO_SCENE] * len(cues)

    def watch(table: Any, told: int) -> None:
        for number in wanted.get(told, ()):
            cue = cues[number]
            if cue.place == MARKERS and cue.changes:
                shown = markers(table, words, cue)
            else:
                shown = scene(table, words, cue.events, (cue.shown or cue.main).id)
            drawn[number] = Scene(shown, ground(table, words, cue))

    if cues:
        match.seen(watch)
    return drawn


def spots(game: str | None, about: str, values: Iterable[Any]) -> list[str]:
    """Where on the picture these candidates of a choice are, for games that know (`spot(value, about)`)."""
    find = _drawer(game, "spot")
    return [spot for value in values if (spot := find(value, about))] if find else []


@lru_cache(maxsize=2_000)
def icon_of(game: str | None, label: str) -> Markup | None:
    """The sign of a verb, for games that draw them (`verb_icon(label)`)."""
    find = _drawer(game, "verb_icon")
    drawn: Markup | None = find(label) if find else None
    return drawn


Hints = Callable[[Say], str]


def hints(match: Match[Any], words: Words) -> Hints:
    """Half a sentence about something to tap: what a game knows of it now (`hint(table, words, label, ask)`), or what
    its message says."""
    find = _drawer(match.game.id, "hint")
    return lambda label: (find(match.state, words, label, match.ask) if find else "") or words.hint(label.id)


def beside(match: Match[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """What a question is about, drawn large, for games that do so (`beside(table, ask, words, said)`)."""
    find = _drawer(match.game.id, "beside")
    drawn: Markup | None = find(match.state, match.ask, words, said) if find and match.ask else None
    return drawn


def held(match: Match[Any], words: Words) -> Markup | None:
    """What the human's cards were worth in the end, for games that count them (`held(table, words)`)."""
    find = _drawer(match.game.id, "held")
    drawn: Markup | None = find(match.state, words) if find else None
    return drawn


def off_board(match: Match[Any]) -> bool:
    """Whether nothing that can be answered lies on the picture, for games that know (`off_board(table, ask)`): then the
    choices stand right under the question."""
    find = _drawer(match.game.id, "off_board")
    return bool(find and match.ask and find(match.state, match.ask))


class Guide(NamedTuple):
    """For whoever meets such a question for the first time: its kind, what is said, and whether the match is young;
    then also the least of it, said with the question itself."""

    kind: str
    said: list[str]
    young: bool
    brief: str = ""


def guide(match: Match[Any], words: Words) -> Guide | None:
    """The guide to a question, for games that have one (`guide(table, ask, words)`)."""
    find = _drawer(match.game.id, "guide")
    found: Guide | None = find(match.state, match.ask, words) if find and match.ask else None
    return found


class Amiss(NamedTuple):
    """What of a set-up was refused: the setting, the places of its picture, and why."""

    setting: str = ""
    places: tuple[str, ...] = ()
    said: str = ""


NOT_AMISS = Amiss()


def amiss_of(game: str | None, refusal: Refusal, words: Words) -> Amiss:
    """Which setting was refused, and where on its picture, for games that know (`amiss(refusal)`)."""
    find = _drawer(game, "amiss")
    found: tuple[str, tuple[str, ...]] | None = find(refusal) if find else None
    return Amiss(*found, words.refusal(refusal)) if found else NOT_AMISS


def own_of(game: str | None, setting: str, words: Words, laid: tuple[str, ...], amiss: Amiss) -> Markup | None:
    """The picture on which a setting of one's own is made, with what has been chosen of it, for games that draw it
    (`own(setting, words, laid, amiss)`)."""
    find = _drawer(game, "own")
    drawn: Markup | None = (
        find(setting, words, laid, amiss if amiss.setting == setting else NOT_AMISS) if find else None
    )
    return drawn


def unknown(match: Match[Any], words: Words) -> tuple[str, list[str]]:
    """How much is not known yet of an owner's box besides what is asked now, and of what, for games that ask for it
    (`unknown(table, words, ask)`)."""
    count = _drawer(match.game.id, "unknown")
    found: tuple[str, list[str]] = count(match.state, words, match.ask) if count else ("", [])
    return found


def glance(match: Match[Any], words: Words) -> Markup | None:
    """What whoever chooses glances at, small enough for a line, for games whose picture has no room for it in a small
    window (`glance(table, words)`)."""
    find = _drawer(match.game.id, "glance")
    drawn: Markup | None = find(match.state, words) if find else None
    return drawn


def reminders(match: Match[Any], words: Words) -> list[str]:
    """What has been brought on and comes later, for games that remind of it (`reminders(table, words)`)."""
    find = _drawer(match.game.id, "reminders")
    found: list[str] = find(match.state, words) if find else []
    return found


def hues(match: Match[Any]) -> str:
    """The classes that give both sides the colours of their pieces, for games that have such (`hues(table)`)."""
    find = _drawer(match.game.id, "hues")
    return " ".join(f"{side}-{hue}" for side, hue in find(match.state).items()) if find else ""


def dealt(match: Match[Any], words: Words) -> tuple[str, str]:
    """Who plays what, for games in which that is dealt, and the setting by which it is chosen (`dealt(table)`: what its
    message needs, first of all under the name of that setting; nothing if it was chosen)."""
    find = _drawer(match.game.id, "dealt")
    told = find(match.state) if find else None
    return (words.say("dealt", told), next(iter(told))) if told else ("", "")


def shows(match: Match[Any]) -> bool:
    """Whether the last answer has shown what was hidden, for games on the screen (`shows(table, events)`): to take it
    back is asked about once."""
    find = _drawer(match.game.id, "shows")
    return bool(find and find(match.state, match.tale.events[match.fresh :]))


def news(match: Match[Any], words: Words) -> str:
    """What the Automa has just done, in short, for games that sum it up (`news(table, words, told)`)."""
    find = getattr(import_module(f"automarium.web.boards.{match.game.id}"), "news", None)
    return find(match.state, words, match.tale.events[match.fresh :]) if find else ""


def before_end(match: Match[Any], words: Words) -> str:
    """What is still to be entered when somebody ends the turn, for games that ask (`before_end(table, words)`)."""
    find = _drawer(match.game.id, "before_end")
    return find(match.state, words) if find else ""


def gauges(cue: Cue, words: Words) -> Markup:
    """Markers that move, each on a line of its own: from where, to where."""
    lines = []
    moved = [change for change in cue.changes if not change.still] or cue.changes
    for at, change in enumerate(moved):
        y, far = 50 + 92 * at, max(change.before, change.after, 1)
        low = min(change.before, change.after, 0)
        start, end = (20 + 320 * (one - low) / (far - low) for one in (change.before, change.after))
        lines += [
            text(20, y, words.say(change.marker), "gauge-name", "start"),
            text(340, y, f"{change.before} → {change.after}", "gauge-value", "end"),
            el("path", d=f"M20 {y + 22}H340", class_="gauge"),
            el("path", d=f"M{start:.1f} {y + 22}H{end:.1f}", class_="gauge way"),
            el("circle", cx=start, cy=y + 22, r=6, class_="gauge-before"),
            el("circle", cx=end, cy=y + 22, r=11, class_="gauge-after lit"),
        ]
    title = ", ".join(words.say(change.marker) for change in moved)
    return picture(360, 30 + 92 * len(moved), title, *lines, class_="gauges")


def draft(match: Match[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """An answer as far as it has been put together, for games that draw it (`draft(table, ask, words, said)`)."""
    find = _drawer(match.game.id, "draft")
    drawn: Markup | None = find(match.state, match.ask, words, said) if said and find else None
    return drawn
