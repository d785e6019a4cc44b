"""What is said of a request that cannot be, is refused, or fails."""

from __future__ import annotations

from contextlib import suppress

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from automarium.core.errors import BadJournal, Refusal
from automarium.shelf.disk import DISK_FAULTS
from automarium.web.reader import render, tables, voice_for
from automarium.words import Words

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
    """A mistake of ours: said plainly, without internals. A match that cannot be shown can be gone back in."""
    voice, id = voice_for(request), request.path_params.get("id")
    page: dict[str, object] = {}
    with suppress(Refusal):
        page = {"path": f"/match/{id}", "version": tables(request).shelf.version(id)} if id else {}
    return render(request, "error.html", voice, 500, text=voice.say("web-error"), **page)


def not_kept(request: Request) -> Response:
    """In a pocket: what the browser could not store after all, and so has not happened."""
    raise Refusal("pocket-not-kept", problem=request.query_params.get("why", "")[:80])


HANDLERS = {Refusal: refused, HTTPException: http_error, Exception: broken}
POCKET_ROUTES = [Route("/not-kept", not_kept)]
