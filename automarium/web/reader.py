"""Who is reading: their language and preferences, what they may do, what they send, and how a page is shown to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, PackageLoader
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse

from automarium.core.errors import Refusal
from automarium.core.text import LARGEST_FILE
from automarium.web.guard import address_of, same, token_of
from automarium.web.live import Live
from automarium.web.tables import Tables
from automarium.words import DEFAULT, LANGUAGES, Words, words

MOST_FILES = 2  # of an owner: a list of cards, and names
THEMES = ("dark", "light")
SIZES = ("m", "l", "xl")
ORDINAL = re.compile(r"-(?=[а-яёіїєґ]{1,3}\b)(?<=\d-)")  # its hyphen, which is looked for first: 2-я is not broken
LOADER = PackageLoader("automarium.web")


@cache
def templates(lang: str, game: str | None = None) -> Environment:
    """The pages in the words of a language and a game: what they always say (`"web-home" | t`) is said once, when they
    are compiled."""
    made = Environment(loader=LOADER, autoescape=True, trim_blocks=True, lstrip_blocks=True, auto_reload=False)
    made.filters["t"] = words(lang, game).say
    return made


@cache
def _prefs(lang: str, theme: str, size: str) -> Markup:
    """Language, theme and text size in the menu of every page; those that are chosen are pressed."""
    shown = templates(lang).get_template("_prefs.html")
    return Markup(shown.render(lang=lang, languages=LANGUAGES, theme=theme, size=size, sizes=SIZES))


def language(request: Request) -> str:
    """The reader's language: chosen, or the first of the browser's that we speak."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for wanted in request.headers.get("accept-language", "")[:200].split(","):
        lang = wanted.strip()[:2].casefold()
        if lang in LANGUAGES:
            return lang
    return DEFAULT


def voice_for(request: Request, game_id: str | None = None) -> Words:
    return words(language(request), game_id)


def render(request: Request, template: str, voice: Words, status: int = 200, **values: Any) -> HTMLResponse:
    theme = _preferred(request, "theme", THEMES)
    size = _preferred(request, "size", SIZES)
    context = {
        "lang": voice.lang,
        "languages": LANGUAGES,
        "theme": theme,
        "size": size,
        "prefs": _prefs(voice.lang, theme, size),
        "token": token_of(request),
        "here": _here(request),
        "only_plays": only_plays(request),
        "pocket": bool(pocket_of(request)),
        **values,
    }
    page = templates(voice.lang, voice.game).get_template(template)
    return HTMLResponse(ORDINAL.sub("\u2011", page.render(context)), status)


def _preferred(request: Request, name: str, among: Sequence[str]) -> str:
    """What the reader prefers, or the first of what there is."""
    chosen = request.cookies.get(name, "")
    return chosen if chosen in among else among[0]


def _here(request: Request) -> str:
    """Where the reader is, to come back to after a change of language: what a post shows has no address of its own."""
    if request.method != "GET":
        return "/"
    path, query = quote(request.scope["path"]), request.scope["query_string"].decode("latin-1")
    return f"{path}?{query}" if query else path


def only_plays(request: Request) -> bool:
    """Whether the visitor may play, and no more: a guest, where the table was opened so."""
    app = request.scope.get("app")
    if app is None or not app.state.guests_only_play:
        return False
    try:
        return not ip_address(address_of(request.scope)).is_loopback
    except ValueError:
        return True


def pocket_of(request: Request) -> str:
    """The address of the page in which all this runs, if it does without a server."""
    app = request.scope.get("app")
    return app.state.pocket if app is not None else ""


def host_only(request: Request) -> None:
    """Turns a guest away from what only the host of the table may do."""
    if only_plays(request):
        raise Refusal("web-host-only")


async def form(request: Request) -> FormData:
    """The form of a post, with our token in it."""
    try:
        given = await request.form(max_files=MOST_FILES, max_fields=80, max_part_size=LARGEST_FILE)
    except ValueError:  # what reads forms says so in several ways
        raise HTTPException(400) from None
    if not same(given.get("guard"), token_of(request)):
        raise HTTPException(403)
    return given


def field(given: FormData, name: str, default: str = "") -> str:
    value = given.get(name, default)
    return value if isinstance(value, str) else default


def text_of(content: bytes) -> str:
    if len(content) > LARGEST_FILE:
        raise Refusal("web-file-too-large", high=LARGEST_FILE // 1024)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("journal-not-json") from None


def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def live_of(request: Request) -> Live:
    found: Live = request.app.state.live
    return found
