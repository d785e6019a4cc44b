"""A new match: one question where it needs one, its set-up, and once more the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from automarium.core.errors import Refusal
from automarium.core.game import Game, Setting
from automarium.core.match import MOST_POINTS, Match
from automarium.games import GAMES, game
from automarium.shelf import Shelved
from automarium.shelf.box import with_known_box
from automarium.web import pages
from automarium.web.guard import counted
from automarium.web.reader import field, form, host_only, language, only_plays, render, tables, text_of, voice_for
from automarium.web.tables import Tables


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
        return await run_in_threadpool(_fresh_page, request)
    given = await form(request)
    files = [one for one in given.getlist("pack") if isinstance(one, UploadFile) and one.filename]
    if files:
        host_only(request)
    packs = [(await one.read(), Path(one.filename or "").name[:80]) for one in files]
    return await run_in_threadpool(_begin, request, given, packs)


def _fresh_page(request: Request) -> Response:
    """The set-up before anything was chosen, but for what leads here and, unless that is a certain match, what the last
    one was played with; for newcomers what is easier."""
    given = dict(request.query_params)
    if "beat" in given:
        return _challenge_page(request, given)
    found, shelf = _game(request), tables(request).shelf
    before = {} if "seed" in given else {**pages.easier(found, shelf), **pages.last_chosen(found, shelf)}
    return _set_up_page(request, {**before, **given})


def _challenge_page(request: Request, given: Mapping[str, str]) -> Response:
    """A certain match of which a result is to be beaten: it is begun as it is, or refused."""
    found = _game(request)
    voice = voice_for(request, found.id)
    try:
        values = {one.id: voice.setting(one, given[one.id]) for one in found.settings if one.id in given}
        match = Match(found, found.setup(values), given.get("seed", ""))
        match.beat = _beat(given["beat"])
        if match.beat is None:
            raise Refusal("challenge-beat", got="")
    except Refusal as refusal:
        return render(request, "error.html", voice, 422, text=voice.refusal(refusal))
    return render(request, "challenge.html", voice, **pages.challenged(match, voice))


def _beat(text: str) -> int | None:
    """The result that is to be beaten, if one is named; what is none is refused."""
    if not text:
        return None
    number = counted(text.removeprefix("-"))
    if number is None or number > MOST_POINTS:
        raise Refusal("challenge-beat", got=text[:20])
    return -number if text.startswith("-") else number


def _set_up_page(request: Request, given: Mapping[str, Any], refusal: Refusal | None = None) -> Response:
    voice, found = voice_for(request, request.path_params["game"]), _game(request)
    told = {"notice": voice.refusal(refusal), "here": f"/new/{found.id}"} if refusal else {}
    shown = pages.setup(found, given, voice, refusal)
    return render(request, "setup.html", voice, 422 if refusal else 200, **told, **shown)


def _game(request: Request) -> Game[Any]:
    """The game of a set-up, as somebody plays it who speaks the reader's language."""
    return game(request.path_params["game"]).in_language(language(request))


def _begin(request: Request, given: FormData, packs: Sequence[tuple[bytes, str]]) -> Response:
    """A new match, perhaps with an owner's packs."""
    found = _game(request)
    voice = voice_for(request, found.id)
    values = {one.id: voice.setting(one, _setting(given, one)) for one in found.settings if one.id in given}
    try:
        owner_packs = dict(found.read_owner_pack(text_of(pack), name) for pack, name in packs)
        values = {**pages.kept(found, tables(request).shelf), **values}
        match = Match(found, found.setup(values, owner_packs), field(given, "seed") or None)
        match = with_known_box(tables(request).shelf, match)
        match.beat = _beat(field(given, "beat"))
        shelved = tables(request).add(match)
    except Refusal as refusal:
        return _set_up_page(request, given, refusal)
    if not only_plays(request):
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


ROUTES = [
    Route("/begin/{game}", begin),
    Route("/new/{game}", set_up, methods=["GET", "POST"]),
    Route("/match/{id}/again", again, methods=["POST"]),
]
