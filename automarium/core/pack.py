"""Packs: the facts of a game as data, with their source and status, checked when they are loaded.

A pack is a JSON object: `pack` (what it is), `version`, `status`, `source`, and the facts themselves. Every check names
the file, the card and the field. An owner's file takes the place of a shipped one and is checked the same way; what
nobody reads of it is not kept.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from automarium.core.errors import BadPack
from automarium.core.text import LARGEST_PACK, load

STATUSES = ("verified", "single source", "inferred", "reconstructed", "owner")
LONGEST_TEXT = 1000
FEWEST_CARDS, MOST_CARDS = 6, 40  # of a deck out of the workshop


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as read: the facts, and where they come from."""

    name: str
    file: str
    data: Mapping[str, Any]
    digest: str  # a short fingerprint of the facts, whatever the spacing of the file
    read: dict[int, set[str]] = field(default_factory=dict)  # the fields that were asked for, by the id of their object

    @property
    def status(self) -> str:
        return str(self.data["status"])

    @property
    def source(self) -> str:
        return str(self.data["source"])

    @property
    def head(self) -> Item:
        """The pack itself as one row."""
        return Item(self.file, "-", self.data, self.read)

    def item(self, value: object, card: object) -> Item:
        """One card or row of the pack, ready to be read field by field."""
        if not isinstance(value, dict):
            raise BadPack("pack-not-an-object", file=self.file, card=str(card))
        return Item(self.file, str(card), value, self.read)

    def items(self, field: str) -> list[Item]:
        """The rows of one of its lists, each called by the list and its number in it."""
        rows = self.head.rows(field)
        return [self.item(row, f"{field} #{number}") for number, row in enumerate(rows, 1)]

    @property
    def workshop(self) -> bool:
        """Whether it is a deck that somebody is designing: then it need not have the printed number of cards."""
        return self.head.flag("workshop")

    def highest(self, printed: int) -> int:
        """The highest number that a card can have."""
        return MOST_CARDS if self.workshop else printed

    def counted(self, numbers: Collection[object], printed: int) -> None:
        """Refuses a deck with another number of different cards than is printed, unless it is of the workshop."""
        low, high = (FEWEST_CARDS, MOST_CARDS) if self.workshop else (printed, printed)
        if len(set(numbers)) < len(numbers) or not low <= len(numbers) <= high:
            expected = f"{low}..{high}" if self.workshop else printed
            raise BadPack("pack-count", file=self.file, got=len(set(numbers)), expected=expected)

    def kept(self) -> dict[str, Any]:
        """The facts that have been read so far, and nothing else: what a match keeps of an owner's file."""
        found: dict[str, Any] = self.head.kept(self.data)
        return found


def read(name: str, text: str, file: str) -> Pack:
    """A pack out of JSON text."""
    if len(text) > LARGEST_PACK:
        raise BadPack("file-too-large", path=file, high=LARGEST_PACK // 1024)
    try:
        data = load(text)
    except ValueError as error:
        raise BadPack("pack-not-json", file=file, problem=str(error)[:80]) from None
    return check(name, data, file)


def check(name: str, data: object, file: str) -> Pack:
    """A pack out of data: its head is as it should be."""
    if not isinstance(data, dict):
        raise BadPack("pack-not-an-object", file=file, card="-")
    head = Item(file, "-", data)
    head.one_of("pack", (name,))
    head.one_of("status", STATUSES)
    head.text("source")
    head.number("version", 1, 10**6)
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return Pack(name, file, data, hashlib.sha256(text.encode()).hexdigest()[:12], head.read)


@cache
def shipped(package: str, file: str, name: str) -> Pack:
    """A pack that lies in the package of its game, in the folder `pack`; read once."""
    text = resources.files(package).joinpath("pack", file).read_text(encoding="utf-8")
    return read(name, text, file)


@dataclass(frozen=True, slots=True)
class Item:
    """One card of a pack; reading a field checks it, and is remembered."""

    file: str
    card: str
    value: Mapping[str, Any]
    read: dict[int, set[str]] = field(default_factory=dict)  # as in its pack

    def bad(self, field: str, expected: Iterable[object]) -> BadPack:
        got = self.value.get(field)
        return BadPack(
            "pack-field",
            file=self.file,
            card=self.card,
            field=field,
            got="-" if got is None else str(got)[:60],
            expected=", ".join(str(one) for one in expected)[:200],
        )

    def get(self, field: str) -> Any:
        self.read.setdefault(id(self.value), set()).add(field)
        return self.value.get(field)

    def kept(self, value: Any) -> Any:
        """A value without the fields that nobody has asked for."""
        if isinstance(value, list):
            return [self.kept(one) for one in value]
        if not isinstance(value, dict):
            return value
        known = self.read.get(id(value), value)  # a field that was read as a whole is kept as a whole
        return {key: self.kept(one) for key, one in value.items() if key in known}

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str) or not 1 <= len(value) <= LONGEST_TEXT:
            raise self.bad(field, ["text"])
        return value

    def one_of(self, field: str, values: Iterable[str]) -> str:
        value = self.get(field)
        values = tuple(values)
        if not isinstance(value, str) or value not in values:
            raise self.bad(field, values)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(field, [f"{low}..{high}"])
        return value

    def flag(self, field: str) -> bool:
        value = self.get(field) if field in self.value else False
        if not isinstance(value, bool):
            raise self.bad(field, ["true", "false"])
        return value

    def rows(self, field: str) -> list[Any]:
        value = self.get(field)
        if not isinstance(value, list):
            raise self.bad(field, ["list"])
        return value
