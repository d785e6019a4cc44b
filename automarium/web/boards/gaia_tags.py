"""Gaia Project: tags on the map, each where it lies over least of what one looks at: planets, pieces, lines, tags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup

from automarium.web.boards.gaia_pieces import HALF, SIZE
from automarium.web.svg import el, text

Point = tuple[float, float]

PLANET, EMPTY, LINE, MARK = 18, 9, 2, 10  # half the room of what must be seen; of an empty hex that is its name
BESIDE = (  # where a tag can lie beside a hex, first on its lower and its upper corner: there it is no other's name
    *((0.0, 1.16 * SIZE), (0.0, -1.16 * SIZE), (2 * HALF, 0.0), (-2 * HALF, 0.0)),
    *((x * HALF, y * SIZE) for x in (1.55, -1.55) for y in (-0.9, 0.9)),
)
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7)  # of a line
ASIDE = (0, 16, -16, 26, -26)  # from it
NAME, FAR = (40, 20), (38, 22)  # the sizes of tags: with the name of a hex, with a distance


class Seen(NamedTuple):
    """Something that a tag should not lie over: its middle, and half its width and height."""

    at: Point
    wide: float
    high: float


def room(at: Point, half: float) -> Seen:
    return Seen(at, half, half)


class Tags:
    """The tags of one picture, in a box from (0, 0) to its end: each takes its room from the next ones."""

    def __init__(self, seen: Iterable[Seen], end: Point) -> None:
        self.seen, self.end = [*seen], end

    def name(self, hex: Point, name: str) -> Markup:
        """The name of a hex, beside it."""
        x, y = self._place([(hex[0] + dx, hex[1] + dy) for dx, dy in BESIDE], NAME)
        return _tag((x, y), NAME, 9, name, "")

    def far(self, start: Point, end: Point, steps: int) -> Markup:
        """A distance, at its line; on a tag of its own kind, since a number on a disc counts."""
        (ax, ay), (bx, by) = start, end
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        across = ((ay - by) / long, (bx - ax) / long)
        spots = [
            (ax + part * (bx - ax) + away * across[0], ay + part * (by - ay) + away * across[1])
            for away in ASIDE
            for part in ALONG
        ]
        return _tag(self._place(spots, FAR), FAR, 6, f"↔ {steps}", " far")

    def _place(self, spots: Sequence[Point], size: Point) -> Point:
        spot = min(spots, key=lambda one: sum(self._covered(one, size)))
        self.seen.append(Seen(spot, size[0] / 2, size[1] / 2))
        return spot

    def _covered(self, spot: Point, size: Point) -> Iterator[float]:
        """How much of what is seen lies under a tag there; none is cut off by the edge."""
        (x, y), (width, height) = spot, size
        if not (width / 2 <= x <= self.end[0] - width / 2 and height / 2 <= y <= self.end[1] - height / 2):
            yield width * height
        for (at_x, at_y), wide, high in self.seen:
            over_x = min(width / 2 + wide - abs(x - at_x), width, 2 * wide)
            over_y = min(height / 2 + high - abs(y - at_y), height, 2 * high)
            yield max(0, over_x) * max(0, over_y)


def _tag(at: Point, size: Point, round: float, said: str, kind: str) -> Markup:
    width, height = size
    rect = el("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=round, class_=f"badge{kind}")
    where = f"translate({at[0]:.1f} {at[1]:.1f})"
    return el("g", rect, text(0, 5.5, said, f"badge-sign{kind}"), transform=where)
