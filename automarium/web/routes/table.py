"""The table of a match: what it shows, answers to its questions, back and forth, and the other devices at it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from automarium.core.errors import Refusal
from automarium.shelf import Shelved
from automarium.web import pages
from automarium.web.guard import address_of, counted
from automarium.web.live import Shown
from automarium.web.pages.asked import MOST_SCREENS
from automarium.web.reader import field, form, language, live_of, pocket_of, render, tables
from automarium.web.routes.files import link_of
from automarium.web.tables import Tables
from automarium.words import Words
from automarium.words.advice import advice
from automarium.words.foreseen import foreseen
from automarium.words.own import words_of

HINT = "150"  # playouts, and not a time: who asks twice is told the same
MOST_SAID = 300  # letters
SWAPS = "x-swaps"  # a header: a script asks, which fetches what lies below when that comes into sight


def table(request: Request) -> Response:
    with tables(request).using(request.path_params["id"]) as shelved:
        voice = words_of(shelved.match, language(request))
        waits = shelved.match.rest
        if waits and waits.why:
            return _table(request, shelved, voice, _said(request), notice=voice.rest(waits))
        return _table(request, shelved, voice, _said(request), waits=voice.rest(waits) if waits else "")


def _said(request: Request) -> list[str]:
    """What has been tapped so far."""
    return request.query_params.get("say", "")[:MOST_SAID].split()


def _came(request: Request) -> list[str]:
    """The screens that lead back from it."""
    return [one[:MOST_SAID] for one in request.query_params.getlist("from")][-MOST_SCREENS:]


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
    whole, came = SWAPS not in request.headers, _came(request)
    page = partial(pages.table, shelved, voice=voice, whole=whole, passed=passed, heat=heat, came=came)
    shown = _drawn(said, lambda said: page(said=said))
    if foretold:
        shown["foretold"] = {"about": foretold[0], "things": foretold[1]}
    if "hint" in request.query_params:
        shown["hint"] = advice(shelved.match, voice, HINT)
    if pocket_of(request) and shelved.match.over:  # the addresses of its pages mean nothing elsewhere
        shown["challenge"] = link_of(request, shelved.match.challenge().journal())
    return render(request, "table.html", voice, status, **told, **shown)


def _drawn(said: Sequence[str], draw: Callable[[Sequence[str]], dict[str, Any]]) -> dict[str, Any]:
    """What stands in an address may have been begun of another question, or be rubbish. Where it cannot be shown,
    nothing was begun."""
    try:
        return draw(said)
    except (LookupError, ValueError, Refusal):
        if not said:
            raise
        return draw(())


def rest(request: Request) -> Response:
    """What lies below the question, for a page that has come to it. Of one that was made for an earlier question it is
    what lies there now."""
    with tables(request).using(request.path_params["id"]) as shelved:
        voice = words_of(shelved.match, language(request))
        said = _said(request) if request.query_params.get("version") == str(shelved.version) else []
        came = _came(request)
        return render(request, "_rest.html", voice, **_drawn(said, lambda said: pages.rest(shelved, said, voice, came)))


async def live(request: Request) -> Response:
    """Tells a device when somebody else has gone on with the match."""
    lines, address = live_of(request), address_of(request.scope)
    await run_in_threadpool(tables(request).shelf.version, request.path_params["id"])  # refuses what is not there
    if not lines.free(address):
        return Response(status_code=204)  # a browser asks no more then
    told = lines.line(address, request.path_params["id"], tables(request).shelf.version, request.is_disconnected)
    return StreamingResponse(told, media_type="text/event-stream")


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
            said = field(given, "said")[:MOST_SAID].split()
            if refusal.game:
                said = pages.before_refused(shelved.match, said)
            told = pages.expecting(shelved.match, refusal)
            notice = voice.refusal(told, tapped=True)
            typed = field(given, "answer")[:MOST_SAID] if field(given, "typed") else ""  # it is made good, and not lost
            return _table(request, shelved, voice, said, 409, notice=notice, typed=typed)
        return RedirectResponse(f"/match/{shelved.id}", 303)


ROUTES = [
    Route("/match/{id}", table),
    Route("/match/{id}/answer", answer, methods=["POST"]),
    Route("/match/{id}/rest", rest),
    Route("/match/{id}/live", live),
    Route("/match/{id}/cue", cue, methods=["POST"]),
    Route("/match/{id}/undo", undo, methods=["POST"]),
    Route("/match/{id}/redo", redo, methods=["POST"]),
    Route("/match/{id}/go", go, methods=["POST"]),
]
