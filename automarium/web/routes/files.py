"""In and out: journals, packs, links and backups."""

from __future__ import annotations

from datetime import datetime

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.games import game
from automarium.shelf.backup import backup, take_back
from automarium.web import links, pages
from automarium.web.reader import field, form, host_only, language, pocket_of, render, tables, text_of, voice_for
from automarium.web.routes.home import shown_at_home
from automarium.words.own import words_of

SQLITE = b"SQLite format 3\0"  # so begins a backup
MOST_SHOWN = 2000  # characters of a link that was refused


def challenge(request: Request) -> Response:
    """The beginning of a match with its result, to be given to somebody who would do better."""
    with tables(request).using(request.path_params["id"]) as shelved:
        match = shelved.match.challenge()
        return _file(match.journal(), f"{match.game.id}-beat-{match.beat}")


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


async def import_match(request: Request) -> Response:
    host_only(request)
    given = await form(request)
    file = given.get("file")
    content = await file.read() if isinstance(file, UploadFile) else field(given, "text").encode()
    return await run_in_threadpool(_import, request, content, field(given, "link"))


def _import(request: Request, content: bytes, link: str) -> Response:
    voice = voice_for(request)
    if content.startswith(SQLITE):
        return render(request, "backup.html", voice, 422, notice=voice.say("backup-not-match"), here="/backup")
    try:
        journal = text_of(links.journal(link).encode() if link else content)
        there = tables(request).shelf.holding(journal) if link else None
        if there is not None:  # a link is opened again and again
            return RedirectResponse(f"/match/{there}", 303)
        match, problem = Match.salvage(journal, game)  # one that does not replay is kept as it is, to be gone on with
        if problem is None and (taken_up := pages.challenge_at(match)):
            return RedirectResponse(taken_up, 303)
        kept = tables(request)
        id = kept.add(match).id if problem is None else kept.shelf.add_as_it_is(journal)
    except Refusal as refusal:
        notice = voice.refusal(refusal)
        if link:
            return render(request, "open.html", voice, 422, notice=notice, link=link[:MOST_SHOWN], here="/open")
        return render(request, "home.html", voice, 422, notice=notice, here="/", **shown_at_home(request, voice))
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
    return (pocket_of(request) or f"{request.base_url}open") + found if len(found) <= links.LONGEST_LINK else ""


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


ROUTES = [
    Route("/match/{id}/challenge.json", challenge),
    Route("/match/{id}/journal.json", journal),
    Route("/match/{id}/link", link_page),
    Route("/match/{id}/pack.json", pack),
    Route("/import", import_match, methods=["POST"]),
    Route("/open", open_link),
    Route("/backup", backup_page, methods=["GET", "POST"]),
    Route("/backup/matches.sqlite3", backup_file),
]
