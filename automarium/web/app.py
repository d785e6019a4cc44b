"""The table companion: ordinary pages and forms over the shelf. What is answered to a request stands in `routes`."""

from __future__ import annotations

import logging
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from automarium.shelf import Shelf
from automarium.web.guard import Guard
from automarium.web.live import Live
from automarium.web.routes import code as code_routes
from automarium.web.routes import errors, files, home, new, past, table, watch
from automarium.web.routes import shelf as shelf_routes
from automarium.web.tables import Tables
from automarium.web.tries import Tries

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
STATIC = Path(__file__).parent / "static"
PARTS = (table, past, shelf_routes, files, new, home, watch, code_routes)  # what is asked for most is found first


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
    routes: list[BaseRoute] = [route for part in PARTS for route in part.ROUTES]
    routes += errors.POCKET_ROUTES if pocket else [Mount("/static", StaticFiles(directory=STATIC))]
    app = Starlette(routes=routes, exception_handlers={**errors.HANDLERS})
    app.state.tables = Tables(shelf or Shelf())
    app.state.live = Live(together)
    app.state.code = code
    app.state.tries = tries or Tries()
    app.state.guests_only_play = guests_only_play
    app.state.pocket = pocket
    for parser in ("python_multipart", "multipart"):
        logging.getLogger(parser).setLevel(logging.ERROR)  # what is wrong with an upload is told to who sent it
    return Guard(app, hosts, errors.error_page, app.state.tries, code)
