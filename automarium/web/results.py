"""Results: finished matches by game and level, the scores as a curve, how long they took, and what to try next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from automarium.core.game import Game
from automarium.games import GAMES, game
from automarium.shelf import Result
from automarium.web.emblems import emblem
from automarium.web.finale import beaten
from automarium.web.svg import el, picture, text
from automarium.words import Words, figure, words
from automarium.words.dates import when

SHOWN = 30  # matches on a curve
LEAST_TIME = 60  # seconds at the table: of a match that took less nothing is to be learnt
IN_A_ROW = 2  # victories at a level after which the next one is worth a try
WIDTH, HEIGHT = 480, 190
LEFT, TOP, BOTTOM = 44, 12, 24  # beside and around the curve: for its numbers and dates


class Bar(NamedTuple):
    """One line of the chart: of the matches of a game at a level how many were won."""

    game: str
    level: str
    score: str
    drawn: Markup


class Try(NamedTuple):
    """The next level of a game, and where it is begun."""

    game: str
    level: str
    address: str


def level_name(level: str, voice: Words) -> str:
    """A level by its short name, where it has one."""
    return next((voice.say(id) for id in (f"level-{level}", f"setting-level-{level}") if voice.has(id)), "")


def chart(results: Sequence[Result], lang: str) -> list[Bar]:
    """Won and lost matches by game and level, as bars."""
    played: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        played.setdefault((result.game, result.level), []).append(result)
    keys = sorted(played, key=lambda key: (GAMES.index(key[0]), _place(*key)))
    return [_bar(key, played[key], words(lang, key[0])) for key in keys]


def _place(id: str, level: str) -> int:
    """Which of the levels of a game this is: they stand by difficulty; one that is none of them comes last."""
    levels = _levels(id)
    return levels.index(level) if level in levels else len(levels)


def _levels(id: str) -> tuple[str, ...]:
    return next(one.choices for one in game(id).settings if one.id == "level")


def _bar(key: tuple[str, str], played: Sequence[Result], voice: Words) -> Bar:
    won = sum(one.won for one in played)
    drawn = el(
        "svg",
        el("rect", width=100, height=10, class_="lost"),
        el("rect", width=100 * won / len(played), height=10, class_="won"),
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
        class_="bar-drawn",
        aria_hidden="true",
    )
    return Bar(
        voice.say("game"),
        level_name(key[1], voice),
        voice.say("web-played", {"won": won, "played": len(played)}),
        drawn,
    )


def page(results: Sequence[Result], lang: str, now: datetime) -> dict[str, Any]:
    """Everything about finished matches, game by game."""
    return {"games": [_game(id, its, words(lang, id), now) for id, its in _by_game(results)]}


def tries(results: Sequence[Result], lang: str) -> list[Try]:
    """What is worth a try next, in the games of which that can be said."""
    found = ((words(lang, id), id, next_level(id, its)) for id, its in _by_game(results))
    return [Try(voice.say("game"), level_name(level, voice), _set_up(id, level)) for voice, id, level in found if level]


def _by_game(results: Sequence[Result]) -> list[tuple[str, list[Result]]]:
    found = [(id, [one for one in results if one.game == id]) for id in GAMES]
    return [(id, its) for id, its in found if its]


def _set_up(id: str, level: str) -> str:
    return f"/new/{id}?{urlencode({'level': level})}"


def _game(id: str, results: Sequence[Result], voice: Words, now: datetime) -> dict[str, Any]:
    mine = [one.totals[0] for one in results if one.totals]
    timed = [one for one in results if one.spent >= LEAST_TIME and one.answers]
    facts = (
        [voice.say("results-points", {"best": figure(max(mine)), "worst": figure(min(mine)), "number": len(mine)})]
        if mine
        else []
    )
    if timed:
        minutes = round(sum(one.spent for one in timed) / len(timed) / 60)
        seconds = round(sum(one.spent for one in timed) / sum(one.answers for one in timed))
        facts.append(voice.say("results-time", {"minutes": minutes, "seconds": seconds}))
    upward = next_level(id, results)
    return {
        "game": voice.say("game"),
        "id": id,
        "emblem": emblem(id),
        "bars": chart(results, voice.lang),
        "curve": curve(results, voice, now),
        "matches": [_match(one, voice, now) for one in results[: -SHOWN - 1 : -1]],
        "next": Try(voice.say("game"), level_name(upward, voice), _set_up(id, upward)) if upward else None,
        "you": voice.say("human"),
        "automa": voice.say("automa"),
        "facts": facts,
    }


def next_level(id: str, results: Sequence[Result]) -> str | None:
    """The level above that of the last match, when it was won often enough in a row."""
    now = results[-1].level
    last = [one.won for one in results if one.level == now][-IN_A_ROW:]
    return level_above(game(id), now) if len(last) == IN_A_ROW and all(last) else None


def level_above(game: Game[Any], level: str) -> str | None:
    return next((one.above(level) for one in game.settings if one.id == "level"), None)


def _match(one: Result, voice: Words, now: datetime) -> dict[str, Any]:
    return {
        "id": one.id,
        "level": level_name(one.level, voice),
        "when": when(datetime.fromtimestamp(one.changed), now, voice),
        "totals": " : ".join(map(figure, one.totals)),
        "won": one.won,
        "beat": beaten(one.beat, one.totals, voice, "results-beat"),
        "minutes": voice.say("results-minutes", {"minutes": round(one.spent / 60)}) if one.spent >= LEAST_TIME else "",
    }


def curve(results: Sequence[Result], voice: Words, now: datetime) -> Markup | None:
    """The scores of the last matches, the player's and the Automa's, with the numbers between which they lie and the
    days on which they were played; each leads to its match."""
    shown = [one for one in results if len(one.totals) > 1][-SHOWN:]
    if len(shown) < 2:
        return None
    every = [points for one in shown for points in (one.totals[0], one.totals[-1])]
    low, high = min(0, *every), max(1, *every)
    foot = HEIGHT - BOTTOM

    def across(at: int) -> float:
        return LEFT + 8 + (WIDTH - LEFT - 16) * at / (len(shown) - 1)

    def up(points: int) -> float:
        return foot - (foot - TOP) * (points - low) / (high - low)

    drawn = []
    for points in sorted({low, 0, (low + high) // 2, high}):
        drawn.append(el("path", d=f"M{LEFT} {up(points):.1f}H{WIDTH}", class_="grid"))
        drawn.append(text(LEFT - 6, up(points) + 4, figure(points), "small", "end"))
    days = [when(datetime.fromtimestamp(one.changed), now, voice, day=True) for one in shown]
    drawn.append(text(LEFT, HEIGHT - 4, days[0], "small", "start"))
    drawn += [text(WIDTH, HEIGHT - 4, days[-1], "small", "end")] if days[-1] != days[0] else []
    for seat, kind in ((-1, "seat-automa"), (0, "seat-human")):
        spots = [(across(at), up(one.totals[seat])) for at, one in enumerate(shown)]
        drawn.append(el("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in spots), class_=f"curve {kind}"))
        for (x, y), one, day in zip(spots, shown, days, strict=True):
            told = f"{day} · {level_name(one.level, voice)} · {' : '.join(map(figure, one.totals))}"
            dot = el(
                "g",
                el("title", told),
                el("circle", cx=x, cy=y, r=14, class_="touch"),
                el("circle", cx=x, cy=y, r=4, class_=kind),
            )
            drawn.append(el("a", dot, href=f"/match/{one.id}", aria_label=told) if seat == 0 else dot)
    return picture(WIDTH, HEIGHT, voice.say("results-curve"), *drawn, class_="curves")
