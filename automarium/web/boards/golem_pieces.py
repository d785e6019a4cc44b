"""Golem: what every part of the picture needs, and the pieces."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.golem.names import AUTOMA
from automarium.games.golem.table import Table
from automarium.last.golem import Last
from automarium.web.boards.golem_signs import PAWN
from automarium.web.boards.pen import Box, Pen
from automarium.web.svg import el, tap, text
from automarium.words import Words

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


def pane(pen: GolemPen, words: Sequence[str], label: str, box: Box, *inside: object, at: str | None = None) -> Markup:
    """A part of a picture that can be tapped: a clear pane over it, whose name says what it shows. What the answer can
    go on with is outlined, what can only be corrected is not."""
    for word in words:
        if href := pen.links.link(word):
            break
    else:
        return el("g", *inside, data_at=at)
    x, y, width, height = box
    class_ = "pane" if word.startswith("fix ") else "pane offered"
    over = el("rect", x=x, y=y, width=width, height=height, rx=7, class_=class_)
    return el("g", el("g", *inside, aria_hidden="true"), tap(href, label, over), data_at=at)


def said(box: Box, *inside: object, class_: str = "") -> Markup:
    """Words that need more than one line."""
    x, y, width, height = box
    words = el("div", el("div", *inside), class_=f"in-box {class_}".strip())
    return el("foreignObject", words, x=x, y=y, width=width, height=height)


def way(path: str, end: tuple[float, float], angle: float, class_: str = "way") -> Markup:
    """The way of a piece, with the head of an arrow at its end."""
    x, y = end
    head = el("path", d="M0 0l-11 -7v14Z", class_="way-end", transform=f"translate({x:.1f} {y:.1f}) rotate({angle})")
    return el("g", el("path", d=path, class_=class_), head)


# --- the pieces ---


@lru_cache(maxsize=4_000)
def marble(
    words: Words, x: float, y: float, colour: Name, class_: str = "", r: int = 11, *, lettered: bool = True
) -> Markup:
    """A marble: its colour and the letter of its name, unless another one lies over that."""
    letter = words.say(f"letter-{colour}")
    return el(
        "g",
        el("circle", cx=x, cy=y, r=r, class_=f"fill-{colour} edge {class_}".strip()),
        text(x, y + 5, letter, f"ink-{colour}{' fine' if r < 11 else ''}") if lettered else None,
    )


def menorah(x: float, y: float) -> Markup:
    arms = "".join(f"M{x - r} {y - 8}a{r} {r} 0 0 0 {2 * r} 0" for r in (3, 6, 9))
    return el("path", d=f"M{x} {y - 8}v17M{x - 5} {y + 9}h10{arms}", class_="candles")


def golem(x: float, y: float, colour: Name, *, standing: bool, class_: str = "") -> Markup:
    """A figure of clay: upright, or on its back."""
    if standing:
        body = f"M{x - 4} {y}h8v6h4v10h-3v8h-4v-5h-2v5h-4v-8h-3v-10h4Z"
        return el("path", d=body, class_=f"fill-{colour} edge stands {class_}".strip())
    body = f"M{x - 10} {y + 12}h5v-3h9v2h7v4h-4v2h4v4h-7v2h-9v-3h-5Z"
    return el("path", d=body, class_=f"fill-{colour} edge lies {class_}".strip())


def sign_of(pen: GolemPen, seat: Name) -> str:
    """The letter of the Automa, or the number of a human among several."""
    if seat == AUTOMA:
        return pen.say(seat)[0].upper()
    return pen.say(pen.table.named(seat)) if pen.table.players == 2 else seat.removeprefix("human-")


def rabbi(pen: GolemPen, x: float, y: float, seat: Name, class_: str = "") -> Markup:
    """Somebody's rabbi; that of a human who is alone is the one without a letter."""
    body = el("path", d=PAWN, transform=f"translate({x - 17:.1f} {y - 18:.1f}) scale(1.7)")
    kind, sign = "its" if seat == AUTOMA else "ours", sign_of(pen, seat)
    return el(
        "g",
        body,
        text(x, y + 11, sign, "rabbi-sign") if len(sign) == 1 else None,
        class_=f"rabbi {kind} {class_}".strip(),
    )


def token(x: float, y: float, sign: str, colour: str, r: float = 13, class_: str = "") -> Markup:
    """A strategy token."""
    body = f"M{x} {y - r}l{r} {r}l{-r} {r}l{-r} {-r}Z"
    return el(
        "g", el("path", d=body, class_=f"fill-{colour} edge {class_}".strip()), text(x, y + 5, sign, f"ink-{colour}")
    )


def round_(x: float, y: float, number: object) -> Markup:
    """The number of a place."""
    return el("g", el("circle", cx=x, cy=y, r=12, class_="round"), text(x, y + 5, number, "name"))
