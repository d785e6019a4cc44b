"""The pages that belong to no match: what there is to play, what was played, rules, and the reader's preferences."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from automarium.games import GAMES
from automarium.web import pages
from automarium.web.guard import YEAR, counted
from automarium.web.reader import SIZES, THEMES, field, form, render, tables, voice_for
from automarium.web.results import page as results_page
from automarium.words import LANGUAGES, Words


def home(request: Request) -> Response:
    voice = voice_for(request)
    return render(request, "home.html", voice, **shown_at_home(request, voice))


def shown_at_home(request: Request, voice: Words) -> dict[str, Any]:
    return pages.home(tables(request).shelf, voice.lang, datetime.now())


def matches(request: Request) -> Response:
    """All matches, a page at a time."""
    voice = voice_for(request)
    page = counted(request.query_params.get("page", "")) or 1
    return render(
        request, "matches.html", voice, **pages.matches(tables(request).shelf, page, voice.lang, datetime.now())
    )


def about(request: Request) -> Response:
    voice = voice_for(request)
    return render(request, "about.html", voice, **pages.about(voice.lang))


def results(request: Request) -> Response:
    voice = voice_for(request)
    shelf = tables(request).shelf
    counted_ones = results_page(shelf.results(), voice.lang, datetime.now())
    return render(request, "results.html", voice, **counted_ones, trials=pages.tried(shelf))


def rules(request: Request) -> Response:
    id = request.path_params["game"]
    if id not in GAMES:
        raise HTTPException(404)
    voice = voice_for(request, id)
    return render(request, "rules.html", voice, **pages.rules(id, voice))


async def prefs(request: Request) -> Response:
    """Language, theme and text size, kept by the browser; the reader stays where they were."""
    given = await form(request)
    back = field(given, "back", "/")[:2000]
    local = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(quote(back, safe="/?=&+%#") if local else "/", 303)
    for name, allowed in (("lang", LANGUAGES), ("theme", THEMES), ("size", SIZES)):
        value = field(given, name)
        if value in allowed:
            response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=True)
    return response


ROUTES = [
    Route("/", home),
    Route("/matches", matches),
    Route("/about", about),
    Route("/results", results),
    Route("/rules/{game}", rules),
    Route("/prefs", prefs, methods=["POST"]),
]
