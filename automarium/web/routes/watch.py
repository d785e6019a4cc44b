"""A match to look at, which the program plays for both sides."""

from __future__ import annotations

import re
import secrets
from functools import lru_cache
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games import GAMES, game
from automarium.players import advises, hints, shown_player
from automarium.web import pages
from automarium.web.guard import counted
from automarium.web.reader import render, voice_for
from automarium.words.own import words_of

MOST_WATCHED = 3000  # answers: no match has so many
WATCHED_THINKS = "40"  # playouts a question
WATCHED = {"redrising": {"depth": "screen"}}  # nothing has to be told there


def watch(request: Request) -> Response:
    """A new match to look at, which the program plays for both sides; it is kept nowhere."""
    if request.path_params["game"] not in GAMES:
        raise HTTPException(404)
    return RedirectResponse(f"/watch/{request.path_params['game']}/{secrets.token_hex(4)}/0", 303)


def watch_step(request: Request) -> Response:
    id, seed, number = (request.path_params[one] for one in ("game", "seed", "number"))
    if id not in GAMES or counted(number) is None or not re.fullmatch(r"[0-9a-f]{8}", seed):
        raise HTTPException(404)
    voice = voice_for(request, id)
    match = played(id, voice.lang, seed, min(int(number), MOST_WATCHED))
    voice = words_of(match, voice.lang)
    return render(request, "watch.html", voice, **pages.watched(match, len(match.answers), seed, voice))


def played(id: str, lang: str, seed: str, answers: int) -> Match[Any]:
    """A match after so many answers of a player who thinks ahead, or, where none can, of one at random."""
    match = Match(game(id).in_language(lang), WATCHED.get(id), seed=seed)
    answerer = shown_player(id, Stream(seed, "human"))
    thought = _thought(id, seed)
    while match.ask is not None and len(match.answers) < answers:
        number = len(match.answers)
        if number == len(thought):
            best = hints(match, WATCHED_THINKS)
            value = best[0].value if best else answerer(match.ask, match.state)
            thought.append(match.ask.write(value))
        elif not advises(id):
            answerer(match.ask, match.state)  # whose chance goes on
        match.answer(thought[number])
    return match


@lru_cache(maxsize=64)
def _thought(_id: str, _seed: str) -> list[str]:
    """The answers that were thought of in a match that somebody watches: they are not thought of again."""
    return []


ROUTES = [
    Route("/watch/{game}", watch),
    Route("/watch/{game}/{seed}/{number}", watch_step),
]
