"""Drawing: a picture is text put together by pure functions, escaped on the way."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

from markupsafe import Markup

XMLNS = "http://www.w3.org/2000/svg"
VIEW_BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
SHAPES = frozenset({"rect", "circle", "ellipse", "line", "path", "polygon", "polyline"})


def el(tag: str, *inside: object, **attributes: object) -> Markup:
    """One element. `class_` is class, an underscore in a name is a hyphen, a None or False attribute is left out.

    >>> el("g", el("circle", r=3), class_="unit", stroke_width=2)
    Markup('<g class="unit" stroke-width="2"><circle r="3"/></g>')
    >>> el("text", "<you>", x=1.5)
    Markup('<text x="1.5">&lt;you&gt;</text>')
    """
    opening = _opening(tag, **attributes)
    if not inside and tag in SHAPES:
        return str.__new__(Markup, f"{opening}/>")  # nothing is left to be asked of it, as Markup(...) would
    # an empty element of HTML that closes itself would swallow what follows it
    parts = [one if type(one) is Markup else escaped(one) for one in inside if one is not None]
    return str.__new__(Markup, f"{opening}>{''.join(parts)}</{tag}>")


@lru_cache(maxsize=20_000, typed=True)
def _opening(tag: str, **attributes: object) -> str:
    """How an element begins: most of them begin as others did before."""
    return f"<{tag}{''.join([_attribute(*one) for one in attributes.items()])}"


@lru_cache(maxsize=20_000, typed=True)
def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    return f' {name.rstrip("_").replace("_", "-")}="{escape(_number(value))}"'


@lru_cache(maxsize=20_000, typed=True)
def escaped(said: object) -> str:
    return escape(str(said))


def _number(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@lru_cache(maxsize=20_000, typed=True)
def text(x: float, y: float, said: object, class_: str = "", anchor: str = "middle") -> Markup:
    return el("text", said, x=x, y=y, class_=class_ or None, text_anchor=anchor)


def percent(share: float) -> str:
    return f"{max(1, round(100 * share))}\u00a0%"


def picture(
    width: float,
    height: float,
    title: str,
    *inside: object,
    class_: str = "board",
    corner: tuple[float, float] = (0, 0),
) -> Markup:
    """A whole picture, or a part of it from a corner on, with its name for those who do not see it."""
    return el(
        "svg",
        el("title", title),
        *inside,
        viewBox=" ".join(map(_number, (*corner, width, height))),
        class_=class_,
        role="group",
        aria_label=title,
        xmlns=XMLNS,
    )


def stacked(*pictures: Markup, gap: float = 6) -> Markup:
    """Pictures of one width as one, the first at the top."""
    if len(pictures) == 1:
        return pictures[0]
    y, parts = 0.0, []
    for one in pictures:
        width, height = _size(one)
        parts.append(el("svg", one, y=y, width=width, height=height, class_="stacked"))
        y += height + gap
    return el("svg", *parts, viewBox=f"0 0 {_number(width)} {_number(y - gap)}", class_="part whole", xmlns=XMLNS)


def _size(drawn: Markup) -> tuple[float, float]:
    """How wide and how tall a picture is."""
    found = VIEW_BOX.search(drawn)
    assert found is not None
    return float(found[1]), float(found[2])


def fixable(href: str | None, label: str, *inside: object, class_: str = "") -> Markup:
    """A value that can be corrected, or a thing that can be played, where that means something now. Without a label it
    is called by what it says."""
    if href is None:
        return el("span", *inside, class_=class_ or None)
    return el("a", *inside, href=href, class_=f"fixable {class_}".strip(), aria_label=label or None, data_swap="")


def tap(href: str | None, label: str, *inside: object, class_: str = "tap", at: str | None = None) -> Markup:
    """A part of the picture that can be tapped, where it means something now; `at` names it for whoever lights it."""
    if href is None:
        return el("g", *inside, class_=class_, data_at=at)
    return el("a", *inside, href=href, class_=f"{class_} can", aria_label=label, data_swap="", data_at=at)
