"""Matches on the shelf: one leaves it and comes back, and one that does not replay is gone on with."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from automarium.shelf import Shelved
from automarium.web.guard import counted
from automarium.web.reader import field, form, host_only, tables


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


ROUTES = [
    Route("/match/{id}/remove", remove, methods=["POST"]),
    Route("/match/{id}/restore", restore, methods=["POST"]),
    Route("/match/{id}/rescue", rescue, methods=["POST"]),
]
