"""What was in a match: its history, its moments, all of it to read."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from automarium.web import pages
from automarium.web.guard import counted
from automarium.web.reader import language, render, tables
from automarium.words.own import words_of
from automarium.words.transcript import transcript


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
        head = counted(request.query_params.get("head", ""))
        return render(request, "moment.html", voice, **pages.moment(shelved, number, voice, head))


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


ROUTES = [
    Route("/match/{id}/history", history),
    Route("/match/{id}/at/{number}", moment),
    Route("/match/{id}/transcript", transcript_page),
    Route("/match/{id}/transcript.txt", transcript_text),
]
