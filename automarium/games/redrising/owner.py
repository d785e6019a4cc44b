"""What an owner may bring: a list of Automa cards, or the names that the characters have in their edition."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from automarium.core.game import Setup
from automarium.core.pack import Item, Pack, check
from automarium.games.redrising import cards
from automarium.games.redrising.cards import characters

NAMES = "redrising.names"
LANGUAGES = ("en", "ru", "uk")
LONGEST = 60  # letters of a name


def read_owner_pack(text: str, file: str) -> tuple[str, Any]:
    """An owner's file as the name and the data of a pack."""
    data = _json(text)
    if not isinstance(data, dict) or data.get("pack") != NAMES:
        return cards.read_owner_pack(text, file)
    _names(check(NAMES, data, file))
    return NAMES, data


def _json(text: str) -> object:
    with suppress(ValueError, RecursionError):
        return json.loads(text)
    return None


def names_pack(setup: Setup) -> Pack | None:
    return check(NAMES, setup.owner_packs[NAMES], "owner") if NAMES in setup.owner_packs else None


def names(setup: Setup) -> Mapping[str, Mapping[str, str]]:
    """The owner's names of characters by their ids, for the language that they are in."""
    pack = names_pack(setup)
    return dict([_names(pack)]) if pack else {}


def _names(pack: Pack) -> tuple[str, Mapping[str, str]]:
    """Names that can be shown and typed: one for each character that has one, each for one character."""
    language = pack.item(pack.data, "-").one_of("language", LANGUAGES)
    given = pack.item(pack.data.get("names"), "names")
    called: dict[str, str] = {}
    for id in given.value:
        if id not in characters():
            raise Item(pack.file, "names", {"id": id}).bad("id", ["id"])
        name = " ".join(given.text(id).split())
        if (
            not name.isprintable()
            or not 0 < len(name) <= LONGEST
            or name.casefold() in map(str.casefold, called.values())
        ):
            raise given.bad(id, [f"1..{LONGEST}"])
        called[id] = name
    return language, called
