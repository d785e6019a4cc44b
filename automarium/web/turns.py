"""Turns: each visitor is served a few requests at once, so that one who asks for much makes only themselves wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.types import Message, Receive

AT_ONCE = 3  # requests of one visitor that are worked on
WAITING = 100  # requests of one visitor in the house, those included
IN_ALL = 400
PATIENCE = 30  # seconds to wait for a turn


class Waited(Exception):
    """A request that did not get its turn; `gone` when the visitor has left meanwhile."""

    def __init__(self, gone: bool = False) -> None:
        super().__init__(gone)
        self.gone = gone


class Visitor:
    """One address: how many of its requests are in the house, and how many more may be worked on."""

    def __init__(self) -> None:
        self.requests = 0
        self.free = asyncio.Semaphore(AT_ONCE)


class Turns:
    """All visitors that are in the house now, by their addresses; nobody else is remembered."""

    def __init__(self) -> None:
        self.visitors: dict[str, Visitor] = {}
        self.requests = 0

    @asynccontextmanager
    async def of(self, address: str, receive: Receive) -> AsyncIterator[Receive]:
        """The turn of a request of this address; gives what the request has still to say, nothing lost."""
        visitor = self.visitors.get(address) or Visitor()
        if visitor.requests >= WAITING or self.requests >= IN_ALL:
            raise Waited
        self.visitors[address] = visitor
        visitor.requests += 1
        self.requests += 1
        try:
            heard: list[Message] = []
            if visitor.free.locked():
                await _turn(visitor.free, receive, heard)
            else:
                await visitor.free.acquire()
            try:
                yield _again(heard, receive)
            finally:
                visitor.free.release()
        finally:
            self.requests -= 1
            visitor.requests -= 1
            if not visitor.requests:
                self.visitors.pop(address, None)


async def _turn(free: asyncio.Semaphore, receive: Receive, heard: list[Message]) -> None:
    """Waits for a turn, and listens meanwhile whether the visitor is still there."""
    turn, left = asyncio.ensure_future(free.acquire()), asyncio.ensure_future(_left(receive, heard))
    try:
        await asyncio.wait((turn, left), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if left.done() or not turn.done():
            raise Waited(gone=left.done())
    except BaseException:
        if not turn.cancel():
            free.release()
        raise
    finally:
        left.cancel()
        await asyncio.wait((left,))  # it hears nothing more from here on


async def _left(receive: Receive, heard: list[Message]) -> None:
    """Returns when the visitor is gone. Of a body that goes on only the beginning is kept for later."""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        heard.append(message)
        if message.get("more_body"):
            await asyncio.Event().wait()


def _again(heard: list[Message], receive: Receive) -> Receive:
    async def receiving() -> Message:
        return heard.pop(0) if heard else await receive()

    return receiving
