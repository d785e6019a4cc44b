"""The first page and the list of all matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from automarium.games import GAMES, game
from automarium.shelf import MOST_RESULTS, Entry, Shelf
from automarium.web.emblems import emblem
from automarium.web.finale import beaten
from automarium.web.pages.match import against
from automarium.web.pages.settings import asked_first, begins, played
from automarium.web.results import chart, tries
from automarium.words import Words, figure, words
from automarium.words.dates import when

RUNNING_SHOWN, FINISHED_SHOWN, A_PAGE = 4, 6, 50  # all of them are one tap away


def home(shelf: Shelf, lang: str, now: datetime) -> dict[str, Any]:
    """Running matches with the moment they have come to, first those that can be gone on with; games to start, the one
    played last first; finished matches with their results."""
    running = sorted(shelf.entries("running", most=A_PAGE), key=lambda entry: entry.problem is not None)
    finished, results = shelf.entries("over", most=FINISHED_SHOWN), shelf.results()
    last: dict[str, Mapping[str, str]] = {}  # what each game was set up with, the one played last first
    for entry in shelf.entries("all", most=A_PAGE):
        last.setdefault(entry.game, entry.setup)
    known = played(shelf)
    recent = sorted(GAMES, key=lambda id: list(last).index(id) if id in last else len(last))
    return {
        "running": [shown(entry, lang, now) for entry in running[:RUNNING_SHOWN]],
        "finished": [shown(entry, lang, now) for entry in finished],
        "games": [_offered(id, last.get(id), id in known, words(lang, id)) for id in recent],
        "chart": chart(results, lang),
        "tries": tries(results, lang),
    }


def _offered(id: str, last: Mapping[str, str] | None, known: bool, voice: Words) -> tuple[Any, ...]:
    """A game to start: its sign, its words, whether it asks before, and what a match of it would be."""
    first = asks(id, last, known)
    return id, emblem(id), voice, first, voice.hint("game") if first else begins(game(id), last, voice)


def asks(id: str, last: Mapping[str, str] | None, known: bool) -> bool:
    """Whether a game has a question for whoever just wants to play; some have it for whoever begins a first match of it
    alone, or has only had a look at it, and others until it is `known`: until a match has been played to its end."""
    one = asked_first(game(id))
    begun = last is not None and not game(id).trial(last)
    return one is not None and not (one.once and (known if one.newcomer else begun))


def matches(shelf: Shelf, page: int, lang: str, now: datetime) -> dict[str, Any]:
    """One page of all matches, and what was removed of late."""
    page = max(page, 1)
    entries = shelf.entries("all", (page - 1) * A_PAGE, A_PAGE + 1)
    removed = shelf.entries("removed", most=A_PAGE)
    return {
        "matches": [shown(entry, lang, now) for entry in entries[:A_PAGE]],
        "removed": [shown(entry, lang, now) for entry in removed],
        "page": page,
        "last": len(entries) <= A_PAGE,
    }


def shown(entry: Entry, lang: str, now: datetime) -> dict[str, Any]:
    voice = words(lang, entry.game or None)
    return {
        "id": entry.id,
        "game": voice.say("game") if entry.game else entry.id[:8],
        "emblem": emblem(entry.game) if entry.game else "",
        "level": against(entry.moment.opponent, entry.setup, voice),
        "human": voice.say("web-you", {"human": entry.moment.human}) if entry.moment.human else "",
        "beat": entry.moment.beat,
        "beaten": beaten(entry.moment.beat, entry.totals, voice, "results-beat"),
        "over": entry.over,
        "stuck": entry.problem is not None,
        "moment": voice.say("web-stuck") if entry.problem else " · ".join(moment_of(entry, voice)),
        "when": when(datetime.fromtimestamp(entry.changed), now, voice),
        "totals": " : ".join(map(figure, entry.totals)),
        "won": won(entry),
        "trial": is_trial(entry),
    }


def is_trial(entry: Entry) -> bool:
    """Whether it has ended, and nobody won or lost."""
    return entry.over and (not entry.winners or game(entry.game).trial(entry.setup))


def tried(shelf: Shelf) -> bool:
    """Whether there are matches that are none of the results."""
    return any(is_trial(entry) for entry in shelf.entries("over", most=MOST_RESULTS))


def moment_of(entry: Entry, voice: Words) -> Iterator[str]:
    """The round, in games that have them, and the turn."""
    if entry.moment.round is not None:
        yield voice.say("web-round", {"number": entry.moment.round})
    if entry.moment.turn is not None:
        yield voice.say(entry.moment.turn.id, entry.moment.turn.args)


def won(entry: Entry) -> bool:
    return any(winner.startswith("human") for winner in entry.winners)
