"""What the pages show: plain values for the templates, made from state by pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from automarium.core.ask import Ask, Reports
from automarium.core.game import Game
from automarium.core.match import Match
from automarium.core.tale import Event, Kind, last_turn
from automarium.games import GAMES, game
from automarium.shelf import Entry, Shelved
from automarium.web.boards import board, draft
from automarium.web.compose import Choice, Composer, compose, tappable
from automarium.web.svg import el, picture, text
from automarium.words import Words, words

RUNNING_SHOWN, FINISHED_SHOWN = 12, 50
MOMENTS_SHOWN = 3  # of so many matches the moment is shown: it takes a replay


class Told(NamedTuple):
    """One event as the page shows it."""

    kind: str
    text: str
    rule: str
    why: list[Rung]


class Rung(NamedTuple):
    number: int
    criterion: str
    left: str
    rule: str
    decided: bool


class Tap(NamedTuple):
    """A button: a link that adds a word, or an answer that is posted."""

    label: str
    href: str
    answer: str
    sign: str  # what it is called in the rules, for a style sheet that draws it


class Keys(NamedTuple):
    """Buttons that belong together; those that are rarely wanted are folded away."""

    heading: str
    folded: bool
    taps: list[Tap]


# --- the table ---


def table(shelved: Shelved, said: Sequence[str], told: Words) -> dict[str, Any]:
    """The table page of a match; `said` is what has been tapped of the answer so far."""
    match = shelved.match
    path = f"/match/{shelved.id}"
    can = tappable(match.ask)
    prefix = list(said)

    def taps(words: str) -> str | None:
        if words.startswith("fix "):
            said = words if match.ask and match.ask.fixes else ""
        elif " " in words:  # a whole report: it must be an answer as it stands
            said = words if match.ask and compose(match.ask, words.split()).answer else ""
        else:
            said = " ".join([*prefix, words]) if words in can else ""
        return f"{path}?{urlencode({'say': said})}#answer" if said else None

    sheet = match.sheet()
    return {
        "id": shelved.id,
        "path": path,
        "version": shelved.version,
        "game": told.say("game"),
        "game_id": match.game.id,
        "level": level(match.setup.values, told),
        **news(match, told),
        "board": board(match, told, taps),
        "ask": told.tap(match.ask.id, match.ask.args) if match.ask else "",
        "composer": composer(match, path, said, told) if match.ask else None,
        "fixable": bool(match.ask and match.ask.fixes),
        "completions": typable(match.ask, told) if match.ask else [],
        "sheet": score(sheet, told) if sheet else None,
        "can_undo": bool(match.answers),
        "can_redo": bool(match.undone),
    }


def news(match: Match, told: Words) -> dict[str, list[Told]]:
    """What the last answer brought, and, to be opened, what was told before it since the Automa last began its turn."""
    events = match.tale.events
    turn = len(events) - len(last_turn(events))
    answered = match.steps[-1].tale if match.steps else 0
    fresh = max(turn, answered) if answered < len(events) else turn
    return {
        "earlier": [event(one, told) for one in events[turn:fresh]],
        "news": [event(one, told) for one in events[fresh:]],
    }


def event(one: Event, told: Words) -> Told:
    rungs: list[Rung] = []
    if one.why is not None and len(one.why.candidates) > 1:
        counts = [len(one.why.candidates), *(len(rung.left) for rung in one.why.rungs)]
        rows = told.ladder(one.why)
        rungs = [Rung(n, *row) for n, row in zip(counts, rows, strict=True)]
    return Told(one.kind.value, told.event(one), one.why.rule if one.why else "", rungs)


def composer(match: Match, path: str, said: Sequence[str], told: Words) -> dict[str, Any]:
    assert match.ask is not None
    made: Composer = compose(match.ask, said)
    return {
        "said": " ".join(made.said),
        "spoken": told.spoken(match.ask, made.said),
        "draft": draft(match, told, made.said),
        "heading": told.tap(made.heading.id) if made.heading else "",
        "taps": len(made.choices),
        "groups": keys(made.choices, path, told),
        "number": made.number,
        "search": made.search,
        "answer": made.answer,
        "wants": made.wants,
        "line": made.line,
        "back": said_at(path, made.said[:-1] if made.back is None else made.back) if made.said else "",
    }


def said_at(path: str, said: Sequence[str]) -> str:
    return f"{path}?{urlencode({'say': ' '.join(said)})}#answer"


def keys(choices: Sequence[Choice], path: str, told: Words) -> list[Keys]:
    """The choices by their groups, in the order in which these come up; "more" comes last."""
    groups: dict[str, Keys] = {}
    for choice in choices:
        id, args = choice.group
        heading = told.say(id, args) if id else ""
        groups.setdefault(heading, Keys(heading, id.endswith("-more"), [])).taps.append(tap(choice, path, told))
    return sorted(groups.values(), key=lambda one: one.folded)


def tap(choice: Choice, path: str, told: Words) -> Tap:
    href = said_at(path, choice.say) if choice.say else ""
    return Tap(told.tap(choice.label.id, choice.label.args), href, choice.answer, choice.label.id)


def typable(ask: Ask[Any], told: Words) -> list[str]:
    """What the field for typing completes: the beginnings of an answer, or its words when there are not too many."""
    if isinstance(ask.shape, Reports):
        return [told.say(report.label.id) for report in ask.shape.reports]
    return told.completions(Ask(ask.id, ask.seat, ask.shape, ask.args))


def score(sheet: Any, told: Words) -> dict[str, Any]:
    return {
        "seats": [told.say(seat) for seat in sheet.seats],
        "lines": [
            (told.say(line.label.id, line.label.args), ["" if one is None else one for one in line.points])
            for line in sheet.lines
        ],
        "totals": sheet.totals,
        "verdict": told.say(sheet.reason.id, sheet.reason.args) if sheet.final else told.say("cli-not-final"),
        "final": sheet.final,
    }


def opponent(setup: Mapping[str, str], told: Words) -> str:
    """The Automa's faction, where the game has factions and it was chosen."""
    id = f"setting-automa-{setup.get('automa', '')}"
    return told.say(id) if "automa" in setup and setup["automa"] != "random" and told.has(id) else ""


def level(setup: Mapping[str, str], told: Words) -> str:
    id = f"setting-level-{setup.get('level', '')}"
    return told.say(id) if told.has(id) else ""


# --- history ---


def history(shelved: Shelved, told: Words) -> dict[str, Any]:
    """The whole match as a list of named steps, the undone ones too."""
    match = shelved.match
    steps = [(step.number, told.say(step.ask.id, step.ask.args), step.answer) for step in match.steps]
    undone = list(enumerate(reversed(match.undone), len(match.steps) + 1))
    return {
        "id": shelved.id,
        "path": f"/match/{shelved.id}",
        "version": shelved.version,
        "game": told.say("game"),
        "steps": steps[::-1],
        "undone": undone[::-1],
    }


def moment(shelved: Shelved, number: int, told: Words) -> dict[str, Any]:
    """The match as it was after so many answers: to look at, not to play."""
    match = shelved.match.at(number)
    return {
        "id": shelved.id,
        "path": f"/match/{shelved.id}",
        "version": shelved.version,
        "number": number,
        "last": len(shelved.match.answers),
        "game": told.say("game"),
        "game_id": match.game.id,
        **news(match, told),
        "board": board(match, told, lambda _: None),
        "ask": told.say(match.ask.id, match.ask.args) if match.ask else "",
    }


# --- home ---


def home(entries: Sequence[Entry], lang: str, moment_of: Callable[[Entry], str]) -> dict[str, Any]:
    """Running matches with the moment they have come to, games to start, finished matches with their results."""
    running = [entry for entry in entries if not entry.over]
    finished = [entry for entry in entries if entry.over]
    return {
        "running": [
            {**shown(entry, lang), "moment": moment_of(entry) if at < MOMENTS_SHOWN else ""}
            for at, entry in enumerate(running[:RUNNING_SHOWN])
        ],
        "finished": [shown(entry, lang) for entry in finished[:FINISHED_SHOWN]],
        "games": [(id, words(lang, id).say("game")) for id in GAMES],
        "chart": chart(entries, lang) if finished else None,
    }


def turn_of(match: Match, told: Words) -> str:
    """Where a match stands: the turn or round that was told last."""
    heads = [event for event in match.tale.events if event.kind == Kind.HEAD]
    turns = [event for event in heads if "turn" in event.id or "round" in event.id]
    return told.event((turns or heads)[-1]) if heads else ""


def shown(entry: Entry, lang: str) -> dict[str, Any]:
    told = words(lang, entry.game)
    return {
        "id": entry.id,
        "game": told.say("game"),
        "level": " · ".join(filter(None, (opponent(entry.setup, told), level(entry.setup, told)))),
        "when": datetime.fromtimestamp(entry.changed).strftime("%Y-%m-%d %H:%M"),
        "answers": entry.answers,
        "totals": " : ".join(map(str, entry.totals)),
        "won": "human" in entry.winners or any(winner.startswith("human") for winner in entry.winners),
    }


def chart(entries: Sequence[Entry], lang: str) -> Markup:
    """Won and lost matches by game and level, as bars."""
    told = words(lang)
    won: Counter[tuple[str, str]] = Counter()
    played: Counter[tuple[str, str]] = Counter()
    for entry in entries:
        if entry.over:
            key = (entry.game, entry.setup.get("level", ""))
            played[key] += 1
            won[key] += any(winner.startswith("human") for winner in entry.winners)
    most = max(played.values())
    rows = []
    for at, key in enumerate(sorted(played)):
        names = words(lang, key[0])
        label = f"{names.say('game')} · {level({'level': key[1]}, names)}"
        y = at * 26
        rows += [
            text(0, y + 17, label[:44], "small", "start"),
            el("rect", x=330, y=y + 5, width=250 * played[key] / most, height=15, rx=3, class_="lost"),
            el("rect", x=330, y=y + 5, width=250 * won[key] / most, height=15, rx=3, class_="won"),
            text(590, y + 17, f"{won[key]} / {played[key]}", "small", "start"),
        ]
    return picture(660, 26 * len(played) + 6, told.say("web-chart"), *rows, class_="chart")


# --- set-up ---


def setup(found: Game, given: Mapping[str, str], told: Words) -> dict[str, Any]:
    """Every option of a game with its words; what was chosen already stays chosen."""
    settings = [
        {
            "id": one.id,
            "name": told.say(f"setting-{one.id}"),
            "help": told.say(f"setting-{one.id}-help"),
            "value": given.get(one.id, one.default),
            "choices": [(choice, told.say(f"setting-{one.id}-{choice}")) for choice in one.choices],
            "ruling": one.ruling,
            "parts": [
                (f"{one.id}.{at}", [(word, told.say(label.id, label.args)) for word, label in part])
                for at, part in enumerate(one.parts)
            ],
        }
        for one in found.settings
    ]
    return {"game": told.say("game"), "settings": settings}


# --- about ---


def about(lang: str) -> dict[str, Any]:
    """What each game says about its own data at the start of a match."""
    data = []
    for id in GAMES:
        told = words(lang, id)
        events = Match(game(id), seed="about").tale.events
        data.append((told.say("game"), [told.event(one) for one in events if one.kind == Kind.CARE]))
    return {"data": data}
