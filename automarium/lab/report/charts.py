"""The pictures of a report: small, without words of their own but for axes, and as wide as there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from automarium.lab.figures import Counts, Estimate
from automarium.web.svg import el, text

BINS = 48
WIDE, HIGH = 480, 40  # of a strip, which is stretched to the width of its line
STEPS = (1, 2, 5)
NEAR_END = 0.03


class Scale(NamedTuple):
    """From where to where a row of pictures goes."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Where a value lies, as a share of the width."""
        share = (value - self.low) / (self.high - self.low)
        return min(1.0, max(0.0, share))

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers within the scale, not more than this and not finer than tenths.

        >>> Scale(-3, 104).ticks(), Scale(0, 7).ticks(), Scale(-0.6, 0.6).ticks()
        ([0, 20, 40, 60, 80, 100], [0, 2, 4, 6], [-0.5, 0, 0.5])
        """
        tenths = next(
            factor * 10**power
            for power in range(12)
            for factor in STEPS
            if 10 * (self.high - self.low) / (factor * 10**power) < most
        )
        first, last = -int(-10 * self.low // tenths), int(10 * self.high // tenths)
        found = [number * tenths for number in range(first, last + 1)]
        return [one // 10 if one % 10 == 0 else one / 10 for one in found]


def scale_of(rows: Sequence[Counts]) -> Scale:
    """The scale of several distributions: nearly all of each, so that one odd match does not press the others flat."""
    low = min(one.quantile(0.005) for one in rows)
    high = max(one.quantile(0.995) for one in rows)
    width = _width(high - low + 1)
    return Scale(low - 0.5, low - 0.5 + width * -(-(high - low + 1) // width))


def _width(numbers: int) -> int:
    """How many whole numbers are in one bin, if there are so many."""
    return -(-numbers // BINS)


def ridge(points: Counts, scale: Scale, kind: str) -> Markup:
    """How often each number came up, and below it the middle half of them with their median."""
    numbers = round(scale.high - scale.low)
    each = _width(numbers)
    number = numbers // each
    shares = points.bins(round(scale.low + 0.5), each, number)
    top = max(shares)
    width = WIDE / number
    bars = [
        el("rect", x=at * width, y=30 - 30 * share / top, width=width * 0.92, height=30 * share / top, class_=kind)
        for at, share in enumerate(shares)
        if share
    ]
    quarter, half, three = (WIDE * scale.at(points.quantile(share)) for share in (0.25, 0.5, 0.75))
    box = el("rect", x=quarter, y=33, width=max(1.0, three - quarter), height=5, class_="half")
    return _strip(*bars, box, el("rect", x=half - 1.5, y=31, width=3, height=9, class_="mark"))


def whisker(found: Estimate, scale: Scale, kind: str, zero: float | None = None) -> Markup:
    """A value and its bounds, beside where nothing would lie."""
    low, mid, high = (WIDE * scale.at(one) for one in (found.low, found.value, found.high))
    base = [] if zero is None else [el("rect", x=WIDE * scale.at(zero) - 0.5, y=0, width=1, height=24, class_="zero")]
    line = el("rect", x=low, y=10, width=max(1.0, high - low), height=4, class_=kind)
    return _strip(*base, line, el("rect", x=mid - 2, y=4, width=4, height=16, class_="mark"), high=24)


def bar(share: float, kind: str = "seat-automa") -> Markup:
    return _strip(el("rect", x=0, y=0, width=WIDE * share, height=8, class_=kind), high=8)


def axis(scale: Scale, said: Callable[[float], str]) -> Markup:
    """The numbers below a column of strips, as they are said."""
    return el("div", *(_tick(scale.at(tick), said(tick)) for tick in scale.ticks()), class_="axis", aria_hidden="true")


def _tick(at: float, said: str) -> Markup:
    """A number below its place; at either end it stays within the picture."""
    side = "start" if at < NEAR_END else "end" if at > 1 - NEAR_END else None
    return el("span", said, style=f"left:{100 * at:.1f}%", class_=side)


def _strip(*inside: object, high: float = HIGH) -> Markup:
    return el(
        "svg",
        *inside,
        viewBox=f"0 0 {WIDE} {high:g}",
        preserveAspectRatio="none",
        class_="strip",
        style=f"height:{high:g}px",
        aria_hidden="true",
    )


# --- curves over the turns ---


class Band(NamedTuple):
    """What one side had, turn by turn: the mean, and the bounds of 80 of 100 matches."""

    kind: str
    turns: Sequence[int]
    means: Sequence[float]
    lows: Sequence[float]
    highs: Sequence[float]


LEFT, TOP, RIGHT, BOTTOM = 34, 8, 8, 22
BOX_WIDE, BOX_HIGH = 340, 180


def curves(title: str, bands: Sequence[Band], said: Callable[[float], str]) -> Markup:
    """What both sides had after each turn."""
    turns = Scale(1, max(2, *(one.turns[-1] for one in bands)))
    high = max(max(one.highs) for one in bands)
    values = Scale(min(0, *(min(one.lows) for one in bands)), max(1, high))

    def x(turn: float) -> float:
        return LEFT + (BOX_WIDE - LEFT - RIGHT) * turns.at(turn)

    def y(value: float) -> float:
        return BOX_HIGH - BOTTOM - (BOX_HIGH - TOP - BOTTOM) * values.at(value)

    def line(turns: Sequence[int], values: Sequence[float]) -> list[str]:
        return [f"{x(turn):.1f},{y(value):.1f}" for turn, value in zip(turns, values, strict=True)]

    drawn: list[object] = []
    for tick in values.ticks(5):
        drawn.append(el("line", x1=LEFT, x2=BOX_WIDE - RIGHT, y1=y(tick), y2=y(tick), class_="grid"))
        drawn.append(text(LEFT - 5, y(tick) + 4, said(tick), "tick", "end"))
    drawn += [text(x(tick), BOX_HIGH - 6, said(tick), "tick") for tick in turns.ticks() if tick]
    for one in bands:
        around = line(one.turns, one.highs) + line(one.turns, one.lows)[::-1]
        drawn.append(el("polygon", points=" ".join(around), class_=f"band {one.kind}"))
    means = ((one.kind, " ".join(line(one.turns, one.means))) for one in bands)
    drawn += [el("polyline", points=points, class_=f"curve {kind}") for kind, points in means]
    return el("svg", *drawn, viewBox=f"0 0 {BOX_WIDE} {BOX_HIGH}", class_="curves", role="img", aria_label=title)
