"""Live: several devices at one table follow each other. Each listens for the version of the match and for the cue that
is being shown, and looks anew when somebody else has gone on."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple, TypeVar

from starlette.concurrency import run_in_threadpool

from automarium.core.errors import Refusal

EVERY = 0.3  # seconds between two looks
LOOKS = 150  # then the line is laid anew: nobody holds one for ever
OF_ONE, IN_ALL = 16, 200  # lines of one visitor, and of all
KEPT = 1000  # matches of which it is known how far they have been shown
PATH = "/live"  # how the addresses of such lines end

T = TypeVar("T")


class Shown(NamedTuple):
    """Which cue of which version somebody is being shown, and by which of their pages: it need not hear of it."""

    version: int
    cue: int
    by: str


class Live:
    """The lines that are open, and which cue of which version is being shown. A tap that is sent again, since its
    answer got lost on the way, is known by its name."""

    def __init__(self) -> None:
        self.lines: Counter[str] = Counter()
        self.shown: OrderedDict[str, Shown] = OrderedDict()
        self.taps: OrderedDict[str, str] = OrderedDict()

    def free(self, address: str) -> bool:
        """Whether a visitor may have one more line."""
        return self.lines[address] < OF_ONE and self.lines.total() < IN_ALL

    def show(self, id: str, shown: Shown) -> None:
        _keep(self.shown, id, shown)

    def tapped(self, id: str, tap: str) -> None:
        _keep(self.taps, id, tap)

    async def line(
        self, address: str, id: str, version: Callable[[str], int], gone: Callable[[], Awaitable[bool]]
    ) -> AsyncIterator[str]:
        """What one device hears, until it is gone: a line of text whenever something has changed."""
        self.lines[address] += 1
        try:
            yield "retry: 1000\n\n"
            heard = ""
            for _ in range(LOOKS):
                if await gone():
                    return
                try:
                    now = await run_in_threadpool(version, id)
                except Refusal:
                    return  # it is gone, or the disk is: looked for again when the line is laid anew
                shown = self.shown.get(id)
                told = (
                    f"data: {now} {shown.cue} {shown.by}\n\n" if shown and shown.version == now else f"data: {now}\n\n"
                )
                if told != heard:
                    yield told
                heard = told
                await asyncio.sleep(EVERY)
        finally:
            self.lines[address] -= 1
            self.lines += Counter()  # those without a line are not remembered


def _keep(kept: OrderedDict[str, T], id: str, value: T) -> None:
    kept[id] = value
    kept.move_to_end(id)
    while len(kept) > KEPT:
        kept.popitem(last=False)
