"""Golem: what every part of the picture needs, and the pieces."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.golem.table import Table
from automarium.last.golem import Last
from automarium.web.boards.pen import Box, Pen
from automarium.web.svg import el, tap, text

WIDE = 340  # every picture is as wide as a phone, so that its type is seen at its own size

GolemPen = Pen[Table, Last]


def marked(one: object, chosen: Collection[object], stood: Collection[object]) -> str:
    """The class of something that was chosen, or that stood for a choice."""
    return "lit" if one in chosen else "candidate" if one in stood else ""


def letter(pen: GolemPen, colour: Name) -> str:
    return pen.say(f"letter-{colour}")


def fixed(pen: GolemPen, verb: str, *shown: object, about: str = "", more: str = "") -> Markup:
    """A shown value that can be corrected."""
    return pen.link((f"fix {verb} {more}".strip(),), about or pen.words.tap(f"verb-{verb}"), *shown)


def pane(pen: GolemPen, words: Sequence[str], label: str, box: Box, *inside: object) -> Markup:
    """A part of a picture that can be tapped: a clear pane over it, whose name says what it shows."""
    href = pen.first(*words)
    if href is None:
        return el("g", *inside)
    x, y, width, height = box
    over = el("rect", x=x, y=y, width=width, height=height, rx=5, class_="pane")
    return el("g", el("g", *inside, aria_hidden="true"), tap(href, label, over))


# --- the pieces ---


def marble(pen: GolemPen, x: float, y: float, colour: Name, class_: str = "", r: int = 11) -> Markup:
    """A marble: its colour and the letter of its name."""
    return el(
        "g",
        el("circle", cx=x, cy=y, r=r, class_=f"fill-{colour} edge {class_}".strip()),
        text(x, y + 4.5, letter(pen, colour), f"ink-{colour}"),
    )


def menorah(x: float, y: float) -> Markup:
    arms = "".join(f"M{x - r} {y - 8}a{r} {r} 0 0 0 {2 * r} 0" for r in (3, 6, 9))
    return el("path", d=f"M{x} {y - 8}v17M{x - 5} {y + 9}h10{arms}", class_="candles")


def golem(x: float, y: float, colour: Name, *, standing: bool) -> Markup:
    """A figure of clay: upright, or on its back."""
    if standing:
        body = f"M{x - 4} {y}h8v6h4v10h-3v8h-4v-5h-2v5h-4v-8h-3v-10h4Z"
        return el("path", d=body, class_=f"fill-{colour} edge stands")
    body = f"M{x - 10} {y + 12}h5v-3h9v2h7v4h-4v2h4v4h-7v2h-9v-3h-5Z"
    return el("path", d=body, class_=f"fill-{colour} edge lies")
