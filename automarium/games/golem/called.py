"""What cards, books and tiles are called: those of the house by names of ours, an owner's as the owner calls them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from automarium.core.tale import Name, Say

CARD, BOOK, ARTIFACT_TILE, START = "card", "book", "artifact-tile", "start"
# a Hebrew letter for each Automa card, a part of Prague for each artifact tile, a trade for each starting tile
_HOUSE = {
    CARD: re.compile(r"x(0[1-9]|1\d|20)"),
    ARTIFACT_TILE: re.compile(r"at[1-4]a"),
    START: re.compile(r"st(0[1-9]|1[0-8])"),
}
_NUMBERED = re.compile(r"[abcs]?(0|[1-9]\d{0,2})")  # our own numbers for what an owner does not name


@lru_cache(4096)
def called(kind: str, id: str) -> Say | Name:
    """How a person calls it; its id is for typing."""
    if kind in _HOUSE and _HOUSE[kind].fullmatch(id):
        return Name(f"{kind}-{id}")
    numbered = _NUMBERED.fullmatch(id)
    return Say("numbered", {"number": int(numbered[1])}) if numbered else Say("named", {"id": id})


def has_name(id: str) -> bool:
    """Whether somebody has named it: nobody sees a number of ours on it."""
    return not _NUMBERED.fullmatch(id)


def title(id: str) -> Say:
    """What is said of a book after its colour: what an owner calls it, and no number of ours."""
    return Say("book-titled", {"name": called(BOOK, id)}) if has_name(id) else Say("book-untitled")


def known_book(books: Mapping[str, Any], id: str) -> Say | Name:
    """A book by its colour, where it is known."""
    known = books.get(id)
    return Say("told-known-book", {"colour": known.colour, "title": title(id)}) if known else called(BOOK, id)


def all_called(kind: str, ids: Iterable[str]) -> tuple[Say | Name, ...]:
    return tuple(called(kind, id) for id in ids)


def typed(kind: str, ids: Iterable[str]) -> list[tuple[str, str]]:
    """The names of ours among them, which can be typed as well as the ids."""
    return [(id, name) for id in ids if isinstance(name := called(kind, id), Name)]


class InWords:
    """A shape whose answers are told in words, rather than in the notation in which they are typed."""

    __slots__ = ()

    def in_words(self, value: Any) -> Say | Name:
        """The answer as it is told."""
        raise NotImplementedError

    def told(self, name: str, value: Any) -> dict[str, Any]:
        """The same for a field of a report, whose sentence may ask whether there is something."""
        said = self.in_words(value)
        return {name: said} if isinstance(said, Name) else {name: said, f"{name}-id": "some"}
