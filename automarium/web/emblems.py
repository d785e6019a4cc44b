"""A small sign for each game, drawn by us: a pyramid, a hex with a star, a ringed planet, a figure of clay."""

from __future__ import annotations

from markupsafe import Markup

from automarium.web.svg import el

PATHS = {
    "redrising": "M12 2 15 8H9ZM8.3 9.6h7.4l1.7 3.4H6.6ZM5.8 14.6h12.4l1.7 3.4H4.1ZM3.3 19.6h17.4L22 22H2Z",
    "scythe": (
        "M12 1 21.5 6.5v11L12 23 2.5 17.5v-11ZM12 3.3 4.5 7.65v8.7L12 20.7l7.5-4.35v-8.7ZM12 6.4l1.6 3.6 3.9.4-2.9 2.6"
        ".8 3.8L12 14.9l-3.4 1.9.8-3.8-2.9-2.6 3.9-.4Z"
    ),
    "gaia": (
        "M12 5a7 7 0 0 1 6.4 4.2c2.4-.1 4 .4 4.4 1.5.6 1.7-1.5 3.9-4.5 5.6A7 7 0 0 1 6 15.7C3.3 16 1.5"
        " 15.5 1.2 14.3.7 12.7 2.3 10.7 5 9.1A7 7 0 0 1 12 5ZM5.1 11.4c-1.2.9-1.8 1.7-1.7 2.1.1.3"
        " .8.5 2 .4a7 7 0 0 1-.3-2.5ZM18.9 11.3A7 7 0 0 1 18.6 13.8c1.5-1 2.2-1.9 2.1-2.3-.1-.2-.7"
        "-.3-1.8-.2Z"
    ),
    "golem": "M8.5 2h7v5h-7ZM4 8h16v6h-3v-3h-2v11h-2.5v-6h-1v6H9V11H7v3H4Z",
}


def emblem(id: str) -> Markup:
    """The sign of a game, beside its name."""
    drawn = el("path", d=PATHS[id], fill_rule="evenodd")
    return el("svg", drawn, viewBox="0 0 24 24", class_=f"emblem {id}", aria_hidden="true")
