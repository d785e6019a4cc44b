"""What every part of a picture needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from markupsafe import Markup

from automarium.web.boards import Links
from automarium.web.svg import el
from automarium.words import Words

TableT = TypeVar("TableT")
LastT = TypeVar("LastT")

Box = tuple[float, float, float, float]  # left, top, width, height


class Pen(NamedTuple, Generic[TableT, LastT]):
    """The table, the reader's words, where taps lead, and what the Automa did last."""

    table: TableT
    words: Words
    links: Links
    last: LastT

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args)

    def first(self, *words: str) -> str | None:
        """Where the first of these leads that means something now."""
        return next((href for word in words if (href := self.links(word))), None)

    def link(self, words: Sequence[str], about: str, *shown: object) -> Markup:
        """Something shown that can be tapped; what it is about is said to those who do not see the picture."""
        href = self.first(*words)
        named = not about or about.casefold() in "".join(str(one) for one in shown).casefold()  # it says so itself
        inside = (None if named else el("span", f"{about}: ", class_="visually-hidden"), *shown)
        if href is None:
            return el("span", *inside, class_="shown")
        return el("a", *inside, href=href, class_="fixable", title=about or None, data_swap="")
