"""The table companion: ordinary pages and forms over the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, PackageLoader
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from automarium.core.errors import BadJournal, Refusal
from automarium.core.game import Game, Setting
from automarium.core.match import Match
from automarium.games import GAMES, game
from automarium.shelf import Shelf, Shelved
from automarium.shelf.disk import DISK_FAULTS
from automarium.web import pages
from automarium.web.guard import CODE_COOKIE, YEAR, Guard, same, token_of
from automarium.web.tables import Tables
from automarium.words import DEFAULT, LANGUAGES, Words, words
from automarium.words.transcript import transcript

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
LARGEST_IMPORT = 1024 * 1024
THEMES = ("dark", "light")
SIZES = ("m", "l", "xl")
OWN = "own"  # in the set-up: not one of the choices, but what lies on the player's table
STATIC = Path(__file__).parent / "static"


def create(shelf: Shelf | None = None, *, hosts: frozenset[str] = LOOPBACK, code: str = "") -> Starlette:
    """The application. With a table code nothing is served to a browser that has not given it."""
    routes = [
        Route("/", home),
        Route("/matches", matches),
        Route("/code", table_code, methods=["GET", "POST"]),
        Route("/prefs", prefs, methods=["POST"]),
        Route("/about", about),
        Route("/rules/{game}", rules),
        Route("/import", import_match, methods=["POST"]),
        Route("/new/{game}", set_up, methods=["GET", "POST"]),
        Route("/match/{id}", table),
        Route("/match/{id}/answer", answer, methods=["POST"]),
        Route("/match/{id}/undo", undo, methods=["POST"]),
        Route("/match/{id}/redo", redo, methods=["POST"]),
        Route("/match/{id}/go", go, methods=["POST"]),
        Route("/match/{id}/remove", remove, methods=["POST"]),
        Route("/match/{id}/restore", restore, methods=["POST"]),
        Route("/match/{id}/rescue", rescue, methods=["POST"]),
        Route("/match/{id}/history", history),
        Route("/match/{id}/at/{number:int}", moment),
        Route("/match/{id}/journal.json", journal),
        Route("/match/{id}/pack.json", pack),
        Route("/match/{id}/transcript", transcript_page),
        Route("/match/{id}/transcript.txt", transcript_text),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, hosts=hosts, code=code)],
        exception_handlers={Refusal: refused, HTTPException: http_error, Exception: broken},
    )
    app.state.tables = Tables(shelf or Shelf())
    app.state.code = code
    return app


templates = Environment(
    loader=PackageLoader("automarium.web"), autoescape=True, trim_blocks=True, lstrip_blocks=True, auto_reload=False
)


# --- who is reading ---


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
    theme = request.cookies.get("theme", "")
    size = request.cookies.get("size", "")
    context = {
        "t": voice.say,
        "lang": voice.lang,
        "languages": LANGUAGES,
        "theme": theme if theme in THEMES else THEMES[0],
        "size": size if size in SIZES else SIZES[0],
        "sizes": SIZES,
        "token": token_of(request),
        "here": _here(request),
        **values,
    }
    return HTMLResponse(templates.get_template(template).render(context), status)


def _here(request: Request) -> str:
    """Where the reader is, to come back to after a change of language: what a post shows has no address of its own."""
    if request.method == "POST":
        return "/"
    return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path


async def form(request: Request) -> FormData:
    """The form of a post, with our token in it."""
    given = await request.form(max_files=1, max_fields=80, max_part_size=LARGEST_IMPORT)
    if not same(given.get("guard"), token_of(request)):
        raise HTTPException(403)
    return given


def field(given: FormData, name: str, default: str = "") -> str:
    value = given.get(name, default)
    return value if isinstance(value, str) else default


def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


# --- pages ---


def home(request: Request) -> Response:
    voice = voice_for(request)
    return render(request, "home.html", voice, **_home(request, voice))


def _home(request: Request, voice: Words) -> dict[str, Any]:
    return pages.home(tables(request).shelf, voice.lang, datetime.now())


def matches(request: Request) -> Response:
    """All matches, a page at a time."""
    voice = voice_for(request)
    page = request.query_params.get("page", "1")[:6]
    number = int(page) if page.isascii() and page.isdigit() else 1
    return render(
        request, "matches.html", voice, **pages.matches(tables(request).shelf, number, voice.lang, datetime.now())
    )


def about(request: Request) -> Response:
    voice = voice_for(request)
    return render(request, "about.html", voice, **pages.about(voice.lang))


def rules(request: Request) -> Response:
    id = request.path_params["game"]
    if id not in GAMES:
        raise HTTPException(404)
    voice = voice_for(request, id)
    return render(request, "rules.html", voice, **pages.rules(id, voice))


async def set_up(request: Request) -> Response:
    """The set-up of a game, and with a post the new match."""
    id = request.path_params["game"]
    if id not in GAMES:
        raise HTTPException(404)
    voice = voice_for(request, id)
    found = game(id).in_language(voice.lang)
    if request.method == "GET":
        return render(request, "setup.html", voice, **pages.setup(found, request.query_params, voice))
    given = await form(request)
    values = {one.id: voice.setting(one, _setting(given, one)) for one in found.settings if one.id in given}
    try:
        owner_packs = await _owner_packs(given, id)
        shelved = await run_in_threadpool(_new, tables(request), found, values, owner_packs)
    except Refusal as refusal:
        page = pages.setup(found, given, voice)
        return render(request, "setup.html", voice, 422, notice=voice.refusal(refusal), here=f"/new/{id}", **page)
    return RedirectResponse(f"/match/{shelved.id}", 303)


def _setting(given: FormData, one: Setting) -> str:
    """The value of a setting: what was chosen, or the player's own, typed or chosen part by part."""
    value = field(given, one.id, one.default)
    if value != OWN or one.check is None:
        return value
    parts = [field(given, f"{one.id}.{at}") for at in range(len(one.parts))]
    return one.join.join(parts) if parts and all(parts) else field(given, f"{one.id}.{OWN}")


async def _owner_packs(given: FormData, id: str) -> dict[str, Any]:
    file = given.get("pack")
    if not isinstance(file, UploadFile) or not file.filename:
        return {}
    return dict([game(id).read_owner_pack(_text(await file.read()), Path(file.filename).name[:80])])


def _new(kept: Tables, found: Game[Any], values: Mapping[str, object], owner_packs: Mapping[str, Any]) -> Shelved:
    return kept.add(Match(found, found.setup(values, owner_packs)))


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("journal-not-json") from None


def table(request: Request) -> Response:
    with tables(request).using(request.path_params["id"]) as shelved:
        voice = voice_for(request, shelved.match.game.id)
        said = request.query_params.get("say", "")[:300].split()
        rest = shelved.match.rest
        return _table(request, shelved, voice, said, notice=voice.rest(rest) if rest else "")


def _table(
    request: Request, shelved: Shelved, voice: Words, said: list[str], status: int = 200, notice: str = ""
) -> Response:
    return render(request, "table.html", voice, status, notice=notice, **pages.table(shelved, said, voice))


async def answer(request: Request) -> Response:
    given = await form(request)
    more = field(given, "more") and field(given, "sign") + field(given, "more")
    text = field(given, "answer") or " ".join(filter(None, (field(given, "said"), more)))

    def change(kept: Tables, shelved: Shelved, voice: Words) -> None:
        kept.shelf.answer(shelved, text, voice.notation)

    return await run_in_threadpool(_change, request, given, change)


async def undo(request: Request) -> Response:
    given = await form(request)
    return await run_in_threadpool(_change, request, given, lambda kept, shelved, _: kept.shelf.undo(shelved))


async def redo(request: Request) -> Response:
    given = await form(request)
    return await run_in_threadpool(_change, request, given, lambda kept, shelved, _: kept.shelf.redo(shelved))


async def go(request: Request) -> Response:
    given = await form(request)
    number = field(given, "number")
    if not number.isascii() or not number.isdigit():
        raise HTTPException(400)
    return await run_in_threadpool(
        _change, request, given, lambda kept, shelved, _: kept.shelf.go(shelved, int(number[:6]))
    )


def _change(request: Request, given: FormData, change: Any) -> Response:
    """Changes a match, and leads back to its table; what is refused is told there, and nothing has changed."""
    kept = tables(request)
    with kept.using(request.path_params["id"]) as shelved:
        voice = voice_for(request, shelved.match.game.id)
        try:
            if field(given, "version") != str(shelved.version):
                raise Refusal("shelf-changed")
            change(kept, shelved, voice)
        except Refusal as refusal:
            said = field(given, "said")[:300].split()
            return _table(request, shelved, voice, said, 409, voice.refusal(refusal))
        return RedirectResponse(f"/match/{shelved.id}", 303)


async def remove(request: Request) -> Response:
    """Takes a match out of the list, and says how it is had back."""
    given = await form(request)
    id, version = request.path_params["id"], field(given, "version")
    if not version.isascii() or not version.isdigit():
        raise HTTPException(400)
    await run_in_threadpool(tables(request).shelf.remove, id, int(version[:12]))
    return RedirectResponse("/matches#removed", 303)


async def restore(request: Request) -> Response:
    await form(request)
    id = request.path_params["id"]
    await run_in_threadpool(tables(request).shelf.restore, id)
    return RedirectResponse(f"/match/{id}", 303)


async def rescue(request: Request) -> Response:
    """Goes on with a match that does not replay, in a copy, from the last answer that holds."""
    await form(request)
    kept, id = tables(request), request.path_params["id"]

    def copy() -> Shelved:
        return kept.add(kept.shelf.salvage(id)[0].match)

    return RedirectResponse(f"/match/{(await run_in_threadpool(copy)).id}", 303)


def history(request: Request) -> Response:
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = voice_for(request, shelved.match.game.id)
        return render(request, "history.html", voice, **pages.history(shelved, voice))


def moment(request: Request) -> Response:
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = voice_for(request, shelved.match.game.id)
        return render(request, "moment.html", voice, **pages.moment(shelved, request.path_params["number"], voice))


# --- in and out ---


def journal(request: Request) -> Response:
    """A match as it is kept, whether it replays or not."""
    id = request.path_params["id"]
    content = tables(request).shelf.journal(id)
    headers = {"content-disposition": f'attachment; filename="automarium-{id[:8]}.json"'}
    return Response(content, media_type="application/json", headers=headers)


def pack(request: Request) -> Response:
    """What the player has told of their box, for the set-up of the next match."""
    with tables(request).using(request.path_params["id"]) as shelved:
        content = shelved.match.owner_pack()
        if content is None:
            raise Refusal("nothing-learnt")
        headers = {"content-disposition": f'attachment; filename="automarium-{shelved.match.game.id}-box.json"'}
        return Response(content, media_type="application/json", headers=headers)


def transcript_page(request: Request) -> Response:
    """The whole match to read, copy or print."""
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = voice_for(request, shelved.match.game.id)
        text = transcript(shelved.match, voice, ladders=True)
        path = f"/match/{shelved.id}"
        return render(request, "transcript.html", voice, path=path, game=voice.say("game"), text=text)


def transcript_text(request: Request) -> Response:
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = voice_for(request, shelved.match.game.id)
        return PlainTextResponse(transcript(shelved.match, voice, ladders="why" in request.query_params))


async def import_match(request: Request) -> Response:
    given = await form(request)
    file = given.get("file")
    content = await file.read() if isinstance(file, UploadFile) else field(given, "text").encode()
    voice = voice_for(request)
    try:
        id = await run_in_threadpool(_import, tables(request), _text(content))
    except Refusal as refusal:
        page = await run_in_threadpool(_home, request, voice)
        return render(request, "home.html", voice, 422, notice=voice.refusal(refusal), **page)
    return RedirectResponse(f"/match/{id}", 303)


def _import(kept: Tables, journal: str) -> str:
    """Puts a saved match on the shelf; one that does not replay here as it is, to be looked at and gone on with."""
    match, problem = Match.salvage(journal, game)
    return kept.add(match).id if problem is None else kept.shelf.add_as_it_is(journal)


# --- comfort ---


async def prefs(request: Request) -> Response:
    """Language, theme and text size, kept by the browser; the reader stays where they were."""
    given = await form(request)
    back = field(given, "back", "/")
    local = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(quote(back, safe="/?=&+%#") if local else "/", 303)
    for name, allowed in (("lang", LANGUAGES), ("theme", THEMES), ("size", SIZES)):
        value = field(given, name)
        if value in allowed:
            response.set_cookie(name, value, max_age=YEAR, samesite="strict", httponly=True)
    return response


async def table_code(request: Request) -> Response:
    """Where a phone gives the code that stands in the terminal."""
    voice = voice_for(request)
    code: str = request.app.state.code
    if request.method == "GET" and not request.query_params.get("code"):
        return render(request, "code.html", voice)
    given = request.query_params["code"] if request.method == "GET" else field(await form(request), "code")
    if code and same(given.strip().upper(), code):
        response = RedirectResponse("/", 303)
        response.set_cookie(CODE_COOKIE, code, max_age=YEAR, samesite="strict", httponly=True)
        return response
    return render(request, "code.html", voice, 403, notice=voice.say("web-code-wrong"))


# --- errors ---


def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    voice = voice_for(request)
    if isinstance(error, BadJournal) and "id" in request.path_params:
        return _stuck(request, error, voice)
    status = 404 if error.id == "shelf-none" else 409 if error.id == "shelf-changed" else 400
    status = 503 if error.id in DISK_FAULTS else status
    return render(request, "error.html", voice, status, text=voice.refusal(error))


def _stuck(request: Request, error: Refusal, voice: Words) -> Response:
    """A match that does not replay: why, and what can be done with it."""
    id, shelf = request.path_params["id"], tables(request).shelf
    try:
        answers = len(shelf.salvage(id)[0].match.answers)
    except Refusal:  # not even its beginning
        answers = None
    page = {"path": f"/match/{id}", "version": shelf.version(id), "answers": answers}
    return render(request, "stuck.html", voice, 409, why=voice.refusal(error), **page)


def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    voice = voice_for(request)
    id = {403: "web-forbidden", 404: "web-not-found", 405: "web-not-found"}.get(error.status_code, "web-error")
    return render(request, "error.html", voice, error.status_code, text=voice.say(id))


def broken(request: Request, _: Exception) -> Response:
    """A mistake of ours: said plainly, without internals."""
    voice = voice_for(request)
    return render(request, "error.html", voice, 500, text=voice.say("web-error"))
