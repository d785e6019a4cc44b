"""Results: finished matches by game and level, the scores as a curve, how long they took, and what to try next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.game import Game
from automarium.games import GAMES, game
from automarium.shelf import Result
from automarium.web.emblems import emblem
from automarium.web.svg import el, picture
from automarium.words import Words, figure, words

SHOWN = 30  # matches on a curve
IN_A_ROW = 2  # victories at a level after which the next one is worth a try
WIDTH, HEIGHT = 340, 110


class Bar(NamedTuple):
    """One line of the chart: of the matches of a game at a level how many were won."""

    game: str
    level: str
    score: str
    drawn: Markup


def level_name(level: str, voice: Words) -> str:
    """A level by its short name, where it has one."""
    return next((voice.say(id) for id in (f"level-{level}", f"setting-level-{level}") if voice.has(id)), "")


def chart(results: Sequence[Result], lang: str) -> list[Bar]:
    """Won and lost matches by game and level, as bars."""
    played: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        played.setdefault((result.game, result.level), []).append(result)
    keys = sorted(played, key=lambda key: (GAMES.index(key[0]), key[1]))
    return [_bar(key, played[key], words(lang, key[0])) for key in keys]


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


def page(results: Sequence[Result], lang: str) -> dict[str, Any]:
    """Everything about finished matches, game by game."""
    found = [(id, [one for one in results if one.game == id]) for id in GAMES]
    return {"games": [_game(id, its, words(lang, id)) for id, its in found if its]}


def _game(id: str, results: Sequence[Result], voice: Words) -> dict[str, Any]:
    mine = [one.totals[0] for one in results if one.totals]
    timed = [one for one in results if one.spent > 0 and one.answers]
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
    if upward:
        facts.append(voice.say("results-next", {"level": level_name(upward, voice)}))
    return {
        "game": voice.say("game"),
        "id": id,
        "emblem": emblem(id),
        "bars": chart(results, voice.lang),
        "curve": curve(results, voice),
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


def curve(results: Sequence[Result], voice: Words) -> Markup | None:
    """The scores of the last matches: the player's, and the Automa's."""
    shown = [one for one in results if len(one.totals) > 1][-SHOWN:]
    if len(shown) < 2:
        return None
    every = [points for one in shown for points in (one.totals[0], one.totals[-1])]
    low, high = min(0, *every), max(1, *every)
    drawn = []
    for seat, kind in ((-1, "seat-automa"), (0, "seat-human")):
        spots = [
            (
                8 + (WIDTH - 16) * at / (len(shown) - 1),
                HEIGHT - 8 - (HEIGHT - 16) * (one.totals[seat] - low) / (high - low),
            )
            for at, one in enumerate(shown)
        ]
        drawn.append(el("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in spots), class_=f"curve {kind}"))
        drawn += [el("circle", cx=x, cy=y, r=3.5, class_=kind) for x, y in spots]
    return picture(WIDTH, HEIGHT, voice.say("results-curve"), *drawn, class_="curves")
