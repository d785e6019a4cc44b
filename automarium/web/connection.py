"""A connection that does not wait for ever: for a request that was begun and does not come, or for somebody to take
the answer. When the house closes it goes at once, unless an answer is being made."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from automarium.web.guard import HEADERS
from automarium.web.live import PATH as LINE

PATIENCE = 30  # seconds


class Connection(H11Protocol):
    """What uvicorn speaks with one browser."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._waits: dict[str, asyncio.TimerHandle] = {}

    def _wait(self, what: str) -> None:
        """From now on, unless it is waited for already, this has to happen in time."""
        if what not in self._waits:
            self._waits[what] = self.loop.call_later(PATIENCE, self.transport.abort)

    def _waited(self, what: str) -> None:
        if what in self._waits:
            self._waits.pop(what).cancel()

    # --- coming ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait("request")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._wait("request")  # the head of a request has to be whole, however often a little more of it comes
        else:
            self._waited("request")

    def on_response_complete(self) -> None:
        self._waited("request")
        super().on_response_complete()

    # --- going ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait("reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._waited("reader")

    def connection_lost(self, exc: Exception | None) -> None:
        self._waited("request")
        self._waited("reader")
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if self._answering() and (self.cycle.more_body or self.scope["path"].endswith(LINE)):
            self.transport.abort()  # what has not come by now is not waited for
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        """Somebody who does not speak HTTP is answered as guardedly as everybody else."""
        if self._answering():
            self.transport.abort()  # an answer is on its way already
            return
        headers = {**HEADERS, "content-type": "text/plain; charset=utf-8", "connection": "close"}
        for event in (
            h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request"),
            h11.Data(data=msg.encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete
