"""Starting the companion: on this machine alone, or, when asked for, for the phones of this network."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import segno
import uvicorn
from starlette.types import ASGIApp

from automarium.core.errors import Refusal
from automarium.core.rubbish import look_rarely
from automarium.games import GAMES
from automarium.shelf import Shelf
from automarium.web.app import LOOPBACK, create
from automarium.web.connection import Connection
from automarium.web.reader import templates
from automarium.web.tries import ALL, Tries
from automarium.words import LANGUAGES, Words, words

PORT = 8017
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 12  # 60 bits
GROUP = 4  # letters of the code that stand together where it is read
CARE = 0.5  # seconds between two looks at the workers
LEAVE = 3  # seconds that a request which is being answered has when the program is stopped


def serve(
    told: Words,
    *,
    lan: bool = False,
    port: int = PORT,
    browser: bool = True,
    guests_only_play: bool = False,
    workers: int = 1,
) -> None:
    """Serves until it is stopped. The address is printed; a browser is opened where there is one. Several workers are
    several processes on one shelf."""
    Shelf()  # one that cannot be used is refused before anything is promised
    address = _own_address() if lan else "127.0.0.1"
    listening = _listen("0.0.0.0" if lan else "127.0.0.1", port)
    wanted, port = port, listening.getsockname()[1]
    if wanted not in (0, port):
        print(told.say("web-port-taken", {"port": str(wanted)}))
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)) if lan else ""
    here = f"http://127.0.0.1:{port}/{f'code?code={code}' if code else ''}"
    print(told.say("web-listening", {"address": here}))
    if lan:
        there = f"http://{address}:{port}"
        print(told.say("web-lan", {"address": there, "code": grouped(code)}))
        segno.make(f"{there}/code?code={code}").terminal(compact=True)
    print(told.say("web-stop"), flush=True)
    if browser:
        _after(0.6, here)
    work = partial(_work, listening, told.lang, LOOPBACK | {address}, code, guests_only_play)
    if workers == 1:
        work(None)
        return
    with TemporaryDirectory() as together:
        _keep_working(partial(work, Path(together)), workers)


def _work(listening: socket.socket, *open_to: Any) -> None:
    """Serves in this process until it is stopped; a worker, until nobody keeps it any more."""
    if keeper := multiprocessing.parent_process():
        threading.Thread(target=_leave_with, args=(keeper,), daemon=True).start()
    config = uvicorn.Config(
        application(*open_to),
        http=Connection,
        ws="none",
        proxy_headers=False,  # nobody says for others where they come from
        log_level="error",
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=LEAVE,
    )
    with suppress(KeyboardInterrupt):  # raised again when all is put away
        uvicorn.Server(config).run(sockets=[listening])


def _leave_with(keeper: BaseProcess) -> None:
    """Ends this process when that one has ended, however it did."""
    keeper.join()
    os._exit(1)


def _keep_working(work: Callable[[], None], workers: int) -> None:
    """So many processes that serve, and another for each that dies, until this one is stopped."""
    spawn = multiprocessing.get_context("spawn")
    at_work: list[SpawnProcess] = []
    stopped = threading.Event()
    for signalled in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signalled, lambda *_: stopped.set())
    while not stopped.wait(CARE if at_work else 0):
        at_work = [one for one in at_work if one.is_alive()]
        for _ in range(workers - len(at_work)):
            at_work.append(spawn.Process(target=work, daemon=True))
            at_work[-1].start()
    for one in at_work:
        one.terminate()
    for one in at_work:
        one.join(2 * LEAVE)


def application(
    lang: str, hosts: frozenset[str], code: str, guests_only_play: bool, together: Path | None = None
) -> ASGIApp:
    """What each worker serves."""
    told = words(lang)
    look_rarely()
    threading.Thread(target=warm, args=(lang,), daemon=True).start()
    tries = Tries(lambda *tries: print(_tries(told, *tries), flush=True))
    return create(Shelf(), hosts=hosts, code=code, tries=tries, guests_only_play=guests_only_play, together=together)


def grouped(code: str) -> str:
    """The code as it is easiest to read and to type; the hyphens are not part of it."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def _tries(told: Words, address: str, count: int, seconds: int) -> str:
    """What the terminal says of wrong codes."""
    args = {"address": address, "count": count, "seconds": seconds}
    return told.say("web-tries-all" if address == ALL else "web-tries", args)


def _after(seconds: float, address: str) -> None:
    """Opens the browser when the server is likely to listen; somebody who stops the program before does not wait."""
    timer = threading.Timer(seconds, webbrowser.open, [address])
    timer.daemon = True
    timer.start()


def warm(first: str) -> None:
    """Reads the words of every game, and puts them into its page, before somebody waits for them, the reader's own
    language first."""
    for lang in sorted(LANGUAGES, key=lambda lang: lang != first):
        for game in (None, *GAMES):
            words(lang, game).say("number", {"number": 0})
            templates(lang, game).get_template("table.html" if game else "home.html")


def _listen(host: str, port: int) -> socket.socket:
    """The wanted port, or any free one when it is taken."""
    for wanted in (port, 0):
        one = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((host, wanted))
        except OSError:
            one.close()
        else:
            one.listen(128)
            return one
    raise Refusal("web-no-port", port=port)


def _own_address() -> str:
    """The address by which others on this network reach this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: it chooses a route, no more
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address
