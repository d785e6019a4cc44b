"""Live: several devices at one table follow each other. Each listens for the version of the match and for the cue that
is being shown, and looks anew when somebody else has gone on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NamedTuple
from zlib import crc32

from starlette.concurrency import run_in_threadpool

from automarium.core.errors import Refusal
from automarium.web.pages.told import MOST_BACK

EVERY = 0.3  # seconds between two looks
LOOKS = 150  # then the line is laid anew: nobody holds one for ever
OF_ONE, IN_ALL = 16, 200  # lines of one visitor, and of all
KEPT = 1000  # matches of which something is remembered
PATH = "/live"  # how the addresses of such lines end


class Shown(NamedTuple):
    """Which cue of which version somebody is being shown, and by which of their pages: it need not hear of it."""

    version: int
    cue: int
    by: str


class Slots:
    """A line of text for each of the matches last used: in this process, or in a folder that several share. There are
    so many slots and no more; two matches that fall into one forget each other's."""

    def __init__(self, folder: Path | None, kind: str) -> None:
        self.folder, self.kind = folder, kind
        self.kept: dict[int, str] = {}

    def put(self, id: str, text: str) -> None:
        slot = crc32(id.encode(errors="replace")) % KEPT
        if self.folder is None:
            self.kept[slot] = f"{id} {text}"
            return
        with suppress(OSError):  # a help, no more: nothing is lost without it
            with NamedTemporaryFile("w", dir=self.folder, delete=False, encoding="utf-8", errors="replace") as written:
                written.write(f"{id} {text}")
            Path(written.name).replace(self.folder / f"{self.kind}-{slot}")

    def get(self, id: str) -> str:
        slot, text = crc32(id.encode(errors="replace")) % KEPT, ""
        if self.folder is None:
            text = self.kept.get(slot, "")
        else:
            with suppress(OSError):
                text = (self.folder / f"{self.kind}-{slot}").read_text(encoding="utf-8")
        return text.removeprefix(f"{id} ") if text.startswith(f"{id} ") else ""


class Live:
    """The lines that are open, and which cue of which version is being shown. A tap that is sent again, since its
    answer got lost on the way, is known by its name; and how far the cues of what was taken back had been told."""

    def __init__(self, folder: Path | None = None) -> None:
        self.lines: Counter[str] = Counter()
        self.shown = Slots(folder, "shown")
        self.taps = Slots(folder, "tap")
        self.passed = Slots(folder, "passed")

    def free(self, address: str) -> bool:
        """Whether a visitor may have one more line."""
        return self.lines[address] < OF_ONE and self.lines.total() < IN_ALL

    def show(self, id: str, shown: Shown) -> None:
        self.shown.put(id, " ".join(map(str, shown)))

    def took_back(self, id: str, version: int, passed: int | None) -> None:
        """At which cue somebody was when what brought it was taken back; None: all of them had been told. Undos in a
        row are kept together."""
        row = [*self.passed_before(id, version - 1), passed][-MOST_BACK:]
        self.passed.put(id, " ".join(map(str, (version, *("-" if one is None else one for one in row)))))

    def passed_before(self, id: str, version: int) -> list[int | None]:
        """How many cues had been passed of all that was taken back in a row to come to this version, the last at the
        end, where that is known."""
        now, *row = self.passed.get(id).split(" ")
        return [int(one) if one.isdecimal() else None for one in row] if now == str(version) else []

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
                    now, shown = await run_in_threadpool(lambda: (version(id), self.shown.get(id)))
                except Refusal:
                    return  # it is gone, or the disk is: looked for again when the line is laid anew
                told = f"data: {shown if shown.startswith(f'{now} ') else now}\n\n"
                if told != heard:
                    yield told
                heard = told
                await asyncio.sleep(EVERY)
        finally:
            self.lines[address] -= 1
            self.lines += Counter()  # those without a line are not remembered
