"""The table companion: ordinary pages and forms over the shelf."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import cache, lru_cache
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, PackageLoader
from markupsafe import Markup
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from automarium.core.alphabet import latin
from automarium.core.errors import BadJournal, Refusal
from automarium.core.game import Game, Setting
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.text import LARGEST_FILE
from automarium.games import GAMES, game
from automarium.players import advises, hints, random_player
from automarium.shelf import Shelf, Shelved
from automarium.shelf.backup import backup, take_back
from automarium.shelf.box import with_known_box
from automarium.shelf.disk import DISK_FAULTS
from automarium.web import links, pages
from automarium.web.guard import CODE_COOKIE, YEAR, Guard, address_of, counted, elsewhere, same, token_of
from automarium.web.live import Live, Shown
from automarium.web.results import page as results_page
from automarium.web.tables import Tables
from automarium.web.tries import Tries
from automarium.words import DEFAULT, LANGUAGES, Words, words
from automarium.words.advice import advice
from automarium.words.foreseen import foreseen
from automarium.words.own import words_of
from automarium.words.transcript import transcript

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
MOST_FILES = 2  # of an owner: a list of cards, and names
THEMES = ("dark", "light")
SIZES = ("m", "l", "xl")
MOST_WATCHED = 3000  # answers: no match has so many
HINT = "150"  # playouts, and not a time: who asks twice is told the same
WATCHED_THINKS = "40"  # playouts a question
WATCHED = {"redrising": {"depth": "screen"}}  # nothing has to be told there
ORDINAL = re.compile(r"-(?=[а-яёіїєґ]{1,3}\b)(?<=\d-)")  # its hyphen, which is looked for first: 2-я is not broken
STATIC = Path(__file__).parent / "static"
SWAPS = "x-swaps"  # a header: a script asks, which fetches what lies below when that comes into sight


def create(
    shelf: Shelf | None = None,
    *,
    hosts: frozenset[str] = LOOPBACK,
    code: str = "",
    tries: Tries | None = None,
    guests_only_play: bool = False,
    together: Path | None = None,
    pocket: str = "",
) -> Guard:
    """The application behind its guard. With a table code nothing is served to a browser that has not given it; guests,
    who do not sit at this machine, can be kept from bringing files and removing matches. Several applications on one
    shelf have a folder together, in which devices at one table find each other. In a pocket there is no server: the
    address is that of the page in which the application runs."""
    routes: list[BaseRoute] = [
        Route("/match/{id}", table),  # what is asked for most is found first
        Route("/match/{id}/answer", answer, methods=["POST"]),
        Route("/match/{id}/rest", rest),
        Route("/match/{id}/live", live),
        Route("/match/{id}/cue", cue, methods=["POST"]),
        Route("/match/{id}/undo", undo, methods=["POST"]),
        Route("/match/{id}/redo", redo, methods=["POST"]),
        Route("/match/{id}/go", go, methods=["POST"]),
        Route("/match/{id}/remove", remove, methods=["POST"]),
        Route("/match/{id}/restore", restore, methods=["POST"]),
        Route("/match/{id}/rescue", rescue, methods=["POST"]),
        Route("/match/{id}/history", history),
        Route("/match/{id}/at/{number}", moment),
        Route("/match/{id}/again", again, methods=["POST"]),
        Route("/match/{id}/challenge.json", challenge),
        Route("/match/{id}/journal.json", journal),
        Route("/match/{id}/link", link_page),
        Route("/match/{id}/pack.json", pack),
        Route("/match/{id}/transcript", transcript_page),
        Route("/match/{id}/transcript.txt", transcript_text),
        Route("/", home),
        Route("/matches", matches),
        Route("/code", table_code, methods=["GET", "POST"]),
        Route("/prefs", prefs, methods=["POST"]),
        Route("/about", about),
        Route("/results", results),
        Route("/watch/{game}", watch),
        Route("/watch/{game}/{seed}/{number}", watch_step),
        Route("/rules/{game}", rules),
        Route("/import", import_match, methods=["POST"]),
        Route("/open", open_link),
        Route("/backup", backup_page, methods=["GET", "POST"]),
        Route("/backup/matches.sqlite3", backup_file),
        Route("/begin/{game}", begin),
        Route("/new/{game}", set_up, methods=["GET", "POST"]),
    ]
    if pocket:
        routes.append(Route("/not-kept", not_kept))
    else:
        routes.append(Mount("/static", StaticFiles(directory=STATIC)))
    app = Starlette(routes=routes, exception_handlers={Refusal: refused, HTTPException: http_error, Exception: broken})
    app.state.tables = Tables(shelf or Shelf())
    app.state.live = Live(together)
    app.state.code = code
    app.state.tries = tries or Tries()
    app.state.guests_only_play = guests_only_play
    app.state.pocket = pocket
    for parser in ("python_multipart", "multipart"):
        logging.getLogger(parser).setLevel(logging.ERROR)  # what is wrong with an upload is told to who sent it
    return Guard(app, hosts, error_page, app.state.tries, code)


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
        "only_plays": _only_plays(request),
        "pocket": bool(_pocket(request)),
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


def _only_plays(request: Request) -> bool:
    """Whether the visitor may play, and no more: a guest, where the table was opened so."""
    app = request.scope.get("app")
    if app is None or not app.state.guests_only_play:
        return False
    try:
        return not ip_address(address_of(request.scope)).is_loopback
    except ValueError:
        return True


def _pocket(request: Request) -> str:
    """The address of the page in which all this runs, if it does without a server."""
    app = request.scope.get("app")
    return app.state.pocket if app is not None else ""


def host_only(request: Request) -> None:
    """Turns a guest away from what only the host of the table may do."""
    if _only_plays(request):
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
    page = counted(request.query_params.get("page", "")) or 1
    return render(
        request, "matches.html", voice, **pages.matches(tables(request).shelf, page, voice.lang, datetime.now())
    )


def about(request: Request) -> Response:
    voice = voice_for(request)
    return render(request, "about.html", voice, **pages.about(voice.lang))


def results(request: Request) -> Response:
    voice = voice_for(request)
    return render(request, "results.html", voice, **results_page(tables(request).shelf.results(), voice.lang))


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
    answerer = random_player(id, Stream(seed, "human"))
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


def rules(request: Request) -> Response:
    id = request.path_params["game"]
    if id not in GAMES:
        raise HTTPException(404)
    voice = voice_for(request, id)
    return render(request, "rules.html", voice, **pages.rules(id, voice))


def begin(request: Request) -> Response:
    """One question before a match of a game that cannot do without."""
    id = request.path_params["game"]
    if id not in GAMES or pages.asked_first(game(id)) is None:
        raise HTTPException(404)
    voice = voice_for(request, id)
    return render(request, "begin.html", voice, **pages.begin(game(id), tables(request).shelf, voice))


async def set_up(request: Request) -> Response:
    """The set-up of a game, and with a post the new match."""
    if request.path_params["game"] not in GAMES:
        raise HTTPException(404)
    if request.method != "POST":
        return await run_in_threadpool(_set_up_page, request, request.query_params)
    given = await form(request)
    files = [one for one in given.getlist("pack") if isinstance(one, UploadFile) and one.filename]
    if files:
        host_only(request)
    packs = [(await one.read(), Path(one.filename or "").name[:80]) for one in files]
    return await run_in_threadpool(_begin, request, given, packs)


def _set_up_page(request: Request, given: Mapping[str, Any], status: int = 200, **values: Any) -> Response:
    voice = voice_for(request, request.path_params["game"])
    return render(request, "setup.html", voice, status, **values, **pages.setup(_game(request), given, voice))


def _game(request: Request) -> Game[Any]:
    """The game of a set-up, as somebody plays it who speaks the reader's language."""
    return game(request.path_params["game"]).in_language(language(request))


def _begin(request: Request, given: FormData, packs: Sequence[tuple[bytes, str]]) -> Response:
    """A new match, perhaps with an owner's packs."""
    found = _game(request)
    voice = voice_for(request, found.id)
    values = {one.id: voice.setting(one, _setting(given, one)) for one in found.settings if one.id in given}
    try:
        owner_packs = dict(found.read_owner_pack(_text(pack), name) for pack, name in packs)
        match = Match(found, found.setup(values, owner_packs), field(given, "seed") or None)
        match = with_known_box(tables(request).shelf, match)
        match.beat = counted(field(given, "beat"))
        shelved = tables(request).add(match)
    except Refusal as refusal:
        return _set_up_page(request, given, 422, notice=voice.refusal(refusal), here=f"/new/{found.id}")
    if not _only_plays(request):
        _put_away(tables(request), field(given, "instead"))
    return RedirectResponse(f"/match/{shelved.id}", 303)


def _put_away(kept: Tables, id: str) -> None:
    """The match in whose place another one was set up, if nothing had been answered in it."""
    with suppress(Refusal), kept.using(id) as shelved:
        if not shelved.match.answers and not shelved.match.undone:
            kept.shelf.remove(id, shelved.version)


def _setting(given: FormData, one: Setting) -> str:
    """The value of a setting: what was chosen, or the player's own, typed or chosen part by part."""
    value = field(given, one.id, one.default)
    if value != pages.OWN or one.check is None:
        return value
    parts = [field(given, f"{one.id}.{at}") for at in range(len(one.parts))]
    return one.join.join(parts) if parts and all(parts) else field(given, f"{one.id}.{pages.OWN}")


def _text(content: bytes) -> str:
    if len(content) > LARGEST_FILE:
        raise Refusal("web-file-too-large", high=LARGEST_FILE // 1024)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("journal-not-json") from None


def table(request: Request) -> Response:
    with tables(request).using(request.path_params["id"]) as shelved:
        voice = words_of(shelved.match, language(request))
        waits = shelved.match.rest
        if waits and waits.why:
            return _table(request, shelved, voice, _said(request), notice=voice.rest(waits))
        return _table(request, shelved, voice, _said(request), waits=voice.rest(waits) if waits else "")


def _said(request: Request) -> list[str]:
    """What has been tapped so far."""
    return request.query_params.get("say", "")[:300].split()


def _table(
    request: Request,
    shelved: Shelved,
    voice: Words,
    said: list[str],
    status: int = 200,
    **told: str,
) -> Response:
    passed = live_of(request).passed_before(shelved.id, shelved.version)
    foretold = foreseen(shelved.match, voice) if "forecast" in request.query_params else None
    heat = foretold[2].places if foretold else None
    shown = pages.table(shelved, said, voice, whole=SWAPS not in request.headers, passed=passed, heat=heat)
    if foretold:
        shown["foretold"] = {"about": foretold[0], "things": foretold[1]}
    if "hint" in request.query_params:
        shown["hint"] = advice(shelved.match, voice, HINT)
    if _pocket(request) and shelved.match.over:  # the addresses of its pages mean nothing elsewhere
        shown["challenge"] = link_of(request, shelved.match.challenge().journal())
    return render(request, "table.html", voice, status, **told, **shown)


def rest(request: Request) -> Response:
    """What lies below the question, for a page that has come to it."""
    with tables(request).using(request.path_params["id"]) as shelved:
        voice = words_of(shelved.match, language(request))
        return render(request, "_rest.html", voice, **pages.rest(shelved, _said(request), voice))


async def live(request: Request) -> Response:
    """Tells a device when somebody else has gone on with the match."""
    lines, address = live_of(request), address_of(request.scope)
    await run_in_threadpool(tables(request).shelf.version, request.path_params["id"])  # refuses what is not there
    if not lines.free(address):
        return Response(status_code=204)  # a browser asks no more then
    told = lines.line(address, request.path_params["id"], tables(request).shelf.version, request.is_disconnected)
    return StreamingResponse(told, media_type="text/event-stream")


def live_of(request: Request) -> Live:
    found: Live = request.app.state.live
    return found


async def cue(request: Request) -> Response:
    """Which cue somebody is being shown, for the other devices at the table."""
    given = await form(request)
    version, number = counted(field(given, "version")), counted(field(given, "number"))
    if version is None or number is None:
        raise HTTPException(400)
    by = field(given, "by")
    if not re.fullmatch(r"[0-9a-z]{1,20}", by):
        raise HTTPException(400)
    live_of(request).show(request.path_params["id"], Shown(version, number, by))
    return Response(status_code=204)


async def answer(request: Request) -> Response:
    given = await form(request)
    text = field(given, "answer") or " ".join(filter(None, (field(given, "said"), *_parts(given))))

    def change(kept: Tables, shelved: Shelved, voice: Words) -> None:
        kept.shelf.answer(shelved, text, voice.notation)

    return await run_in_threadpool(_change, request, given, change)


def _parts(given: FormData) -> Iterator[str]:
    """What was filled in side by side, in order; a count below nought is written with its sign."""
    for name, value in given.multi_items():
        if isinstance(value, str) and name.startswith(("part", "count")):
            yield f"={value}" if name == "count" and value.startswith("-") else value


async def undo(request: Request) -> Response:
    given = await form(request)
    passed = counted(field(given, "passed"))

    def change(kept: Tables, shelved: Shelved, _: Words) -> None:
        kept.shelf.undo_line(shelved)  # what one tap gave, one tap takes back
        live_of(request).took_back(shelved.id, shelved.version, passed)

    return await run_in_threadpool(_change, request, given, change)


async def redo(request: Request) -> Response:
    given = await form(request)
    return await run_in_threadpool(_change, request, given, lambda kept, shelved, _: kept.shelf.redo(shelved))


async def go(request: Request) -> Response:
    given = await form(request)
    number = counted(field(given, "number"))
    if number is None:
        raise HTTPException(400)
    return await run_in_threadpool(_change, request, given, lambda kept, shelved, _: kept.shelf.go(shelved, number))


def _change(request: Request, given: FormData, change: Any) -> Response:
    """Changes a match, and leads back to its table; what is refused is told there, and nothing has changed."""
    kept = tables(request)
    with kept.using(request.path_params["id"]) as shelved:
        voice = words_of(shelved.match, language(request))
        try:
            tap = field(given, "tap")[:40]
            if field(given, "version") != str(shelved.version):
                if tap and live_of(request).taps.get(shelved.id) == tap:  # carried out, but the answer got lost
                    return RedirectResponse(f"/match/{shelved.id}", 303)
                raise Refusal("shelf-changed")
            change(kept, shelved, voice)
            live_of(request).taps.put(shelved.id, tap)
        except Refusal as refusal:
            said = field(given, "said")[:300].split()
            if refusal.game:
                said = pages.before_refused(shelved.match, said)
            return _table(request, shelved, voice, said, 409, notice=voice.refusal(refusal))
        return RedirectResponse(f"/match/{shelved.id}", 303)


async def remove(request: Request) -> Response:
    """Takes a match out of the list, and says how it is had back."""
    host_only(request)
    given = await form(request)
    version = counted(field(given, "version"))
    if version is None:
        raise HTTPException(400)
    await run_in_threadpool(tables(request).shelf.remove, request.path_params["id"], version)
    return RedirectResponse("/matches#removed", 303)


async def restore(request: Request) -> Response:
    host_only(request)
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
        voice = words_of(shelved.match, language(request))
        last = counted(request.query_params.get("to", ""))
        return render(request, "history.html", voice, **pages.history(shelved, voice, last))


def moment(request: Request) -> Response:
    number = counted(request.path_params["number"])
    if number is None:
        raise HTTPException(404)
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = words_of(shelved.match, language(request))
        return render(request, "moment.html", voice, **pages.moment(shelved, number, voice))


async def again(request: Request) -> Response:
    """A new match with the same set-up; on request also with the same chance, or a level higher."""
    given = await form(request)

    def begin() -> Shelved:
        kept = tables(request)
        with kept.using(request.path_params["id"]) as shelved:
            match = shelved.match
        if field(given, "same"):
            return kept.add(match.challenge())
        values = {**match.setup.values, **({"level": higher} if (higher := field(given, "level")) else {})}
        learned = match.game.owner_pack(match.state)
        packs = {**match.setup.owner_packs, **dict([learned] if learned else [])}
        return kept.add(Match(match.game, match.game.setup(values, packs)))

    return RedirectResponse(f"/match/{(await run_in_threadpool(begin)).id}", 303)


def challenge(request: Request) -> Response:
    """The beginning of a match with its result, to be given to somebody who would do better."""
    with tables(request).using(request.path_params["id"]) as shelved:
        match = shelved.match.challenge()
        return _file(match.journal(), f"{match.game.id}-beat-{match.beat}")


# --- in and out ---


def journal(request: Request) -> Response:
    """A match as it is kept, whether it replays or not."""
    id = request.path_params["id"]
    return _file(tables(request).shelf.journal(id), id[:8])


def _file(content: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="automarium-{name}.json"'}
    return Response(content, media_type="application/json", headers=headers)


def pack(request: Request) -> Response:
    """What the player has told of their box, for the set-up of the next match."""
    with tables(request).using(request.path_params["id"]) as shelved:
        content = shelved.match.owner_pack()
        if content is None:
            raise Refusal("nothing-learnt")
        return _file(content, f"{shelved.match.game.id}-box")


def transcript_page(request: Request) -> Response:
    """The whole match to read, copy or print."""
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = words_of(shelved.match, language(request))
        text = transcript(shelved.match, voice, ladders=True)
        path = f"/match/{shelved.id}"
        return render(request, "transcript.html", voice, path=path, game=voice.say("game"), text=text)


def transcript_text(request: Request) -> Response:
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = words_of(shelved.match, language(request))
        return PlainTextResponse(transcript(shelved.match, voice, ladders="why" in request.query_params))


async def import_match(request: Request) -> Response:
    host_only(request)
    given = await form(request)
    file = given.get("file")
    content = await file.read() if isinstance(file, UploadFile) else field(given, "text").encode()
    return await run_in_threadpool(_import, request, content, field(given, "link"))


def _import(request: Request, content: bytes, link: str) -> Response:
    voice = voice_for(request)
    try:
        journal = _text(links.journal(link).encode() if link else content)
        there = tables(request).shelf.holding(journal) if link else None
        if there is not None:  # a link is opened again and again
            return RedirectResponse(f"/match/{there}", 303)
        match, problem = Match.salvage(journal, game)  # one that does not replay is kept as it is, to be gone on with
        kept = tables(request)
        id = kept.add(match).id if problem is None else kept.shelf.add_as_it_is(journal)
    except Refusal as refusal:
        return render(request, "home.html", voice, 422, notice=voice.refusal(refusal), **_home(request, voice))
    return RedirectResponse(f"/match/{id}", 303)


def open_link(request: Request) -> Response:
    """Where a link leads: the page's script puts what stands behind the sign # of its address into the form."""
    return render(request, "open.html", voice_for(request))


def link_page(request: Request) -> Response:
    """A match as a link, to go on with it elsewhere or to show it."""
    with tables(request).using(request.path_params["id"], looking=True) as shelved:
        voice = words_of(shelved.match, language(request))
        link = link_of(request, tables(request).shelf.journal(shelved.id))
        path, code = f"/match/{shelved.id}", links.code(link) if link else None
        return render(request, "link.html", voice, path=path, game=voice.say("game"), link=link, code=code)


def link_of(request: Request, journal: str) -> str:
    """The address at which any Automarium opens the match; nothing for one that is too long for a link."""
    found = links.fragment(journal)
    return (_pocket(request) or f"{request.base_url}open") + found if len(found) <= links.LONGEST_LINK else ""


async def backup_page(request: Request) -> Response:
    """All matches as one file, and with a post one taken back."""
    host_only(request)
    voice = voice_for(request)
    if request.method != "POST":
        return render(request, "backup.html", voice)
    file = (await form(request)).get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    try:
        taken = await run_in_threadpool(take_back, tables(request).shelf, content)
    except Refusal as refusal:
        return render(request, "backup.html", voice, 422, notice=voice.refusal(refusal), here="/backup")
    return render(request, "backup.html", voice, taken=taken, here="/backup")


def backup_file(request: Request) -> Response:
    host_only(request)
    name = f"automarium-{datetime.now():%Y-%m-%d}.sqlite3"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(backup(tables(request).shelf), media_type="application/vnd.sqlite3", headers=headers)


def not_kept(request: Request) -> Response:
    """In a pocket: what the browser could not store after all, and so has not happened."""
    raise Refusal("pocket-not-kept", problem=request.query_params.get("why", "")[:80])


# --- comfort ---


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


async def table_code(request: Request) -> Response:
    """Where a phone gives the code that stands in the terminal. What a link on another site's page says is not tried,
    only put into the field: else any page could make this browser wait for wrong tries."""
    if request.method == "POST":
        return _try(request, field(await form(request), "code")[:40])
    given = request.query_params.get("code", "")[:40]
    if given and not elsewhere(request.headers):
        return _try(request, given)
    return render(request, "code.html", voice_for(request), given=given)


def _try(request: Request, given: str) -> Response:
    """Lets in who gives the right code; the more wrong ones there were, the longer a try has to wait."""
    voice, tries, address = voice_for(request), request.app.state.tries, address_of(request.scope)
    code: str = request.app.state.code
    seconds = tries.pause(address, typed=True)
    if seconds:
        notice = voice.say("web-code-wait", {"seconds": seconds})
        response: Response = render(request, "code.html", voice, 429, notice=notice, given=given)
        response.headers["retry-after"] = str(seconds)
    elif code and same("".join(filter(str.isalnum, latin(given).upper())), code):
        response = RedirectResponse("/", 303)
        response.set_cookie(CODE_COOKIE, code, max_age=YEAR, samesite="lax", httponly=True)
    else:
        tries.wrong(address)
        response = render(request, "code.html", voice, 403, notice=voice.say("web-code-wrong"))
    return response


# --- errors ---


ERRORS = {
    **{403: "web-forbidden", 404: "web-not-found", 405: "web-not-found"},
    **{408: "web-busy", 413: "web-too-large", 503: "web-busy"},
}
STATUSES = {"shelf-none": 404, "pocket-not-kept": 503, "shelf-changed": 409, "web-host-only": 403}


def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    voice = voice_for(request)
    if isinstance(error, BadJournal) and "id" in request.path_params:
        return _stuck(request, error, voice)
    status = 503 if error.id in DISK_FAULTS else STATUSES.get(error.id, 400)
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
    return error_page(request, error.status_code)


def error_page(request: Request, status: int) -> Response:
    """What is said of a request that cannot be, or not now."""
    voice = voice_for(request)
    return render(request, "error.html", voice, status, text=voice.say(ERRORS.get(status, "web-not-understood")))


def broken(request: Request, _: Exception) -> Response:
    """A mistake of ours: said plainly, without internals."""
    voice = voice_for(request)
    return render(request, "error.html", voice, 500, text=voice.say("web-error"))
