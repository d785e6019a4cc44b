"""The deck workshop: the printed deck of a game as a pack that can be edited, and the same with one card taken out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Any, NamedTuple

from automarium.core.pack import shipped
from automarium.games import game

EACH = "each"  # every card in its turn


class Printed(NamedTuple):
    """Where the Automa's cards of a game lie: the file, and the name of its pack."""

    file: str
    pack: str


DECKS = {
    "redrising": Printed("automa_recommended.json", "redrising.automa"),
    "scythe": Printed("automa_cards.json", "scythe.automa-cards"),
    "gaia": Printed("cards.json", "gaia.cards"),
    "golem": Printed("house.json", "golem.box"),  # nobody knows the printed one: the house's box takes its place
}
SOURCE = "the workshop"


def printed(id: str) -> dict[str, Any]:
    """The deck of a game as a pack of the workshop, which may have fewer cards or more."""
    game(id)  # one that is unknown is refused by name
    file, name = DECKS[id]
    facts = dict(shipped(f"automarium.games.{id}", file, name).data)
    head = {"pack": name, "version": 1, "status": "owner", "source": SOURCE, "workshop": True}
    return {**head, **{key: value for key, value in facts.items() if key not in (*head, "note")}}


def text(deck: Mapping[str, Any]) -> str:
    """A deck as a file to edit: a card a line."""
    rows = deck["cards"]
    if isinstance(rows, Mapping):
        lines = [f"  {_json(id)}: {_json(line)}" for id, line in rows.items()]
    else:
        lines = [f"  {_json(row)}" for row in rows]
    opened, closed = "{}" if isinstance(rows, Mapping) else "[]"
    listed = ",\n".join(lines)
    parts = [f" {_json(key)}: {_json(value)}" for key, value in deck.items() if key != "cards"]
    parts.append(f' "cards": {opened}\n{listed}\n {closed}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def cards(deck: Mapping[str, Any]) -> Sequence[str]:
    """The names of the cards of a pack: their numbers or ids."""
    found = deck["cards"]
    return tuple(found) if isinstance(found, Mapping) else tuple(str(row["n"]) for row in found)


def without(deck: Mapping[str, Any], card: str) -> dict[str, Any]:
    """A deck with one card fewer.

    >>> without({"cards": [{"n": 1}, {"n": 2}]}, "1"), without({"cards": {"x": "gold", "y": "none"}}, "x")
    ({'cards': [{'n': 2}]}, {'cards': {'y': 'none'}})
    """
    found = deck["cards"]
    if isinstance(found, Mapping):
        left: object = {id: line for id, line in found.items() if id != card}
    else:
        left = [row for row in found if str(row["n"]) != card]
    return {**deck, "cards": left}


def statuses(id: str) -> set[str]:
    """How sure the facts of a game are that its packs hold, as a whole and card by card."""
    folder = resources.files(f"automarium.games.{id}").joinpath("pack")
    return {one for file in folder.iterdir() for one in _statuses(json.loads(file.read_text(encoding="utf-8")))}


def _statuses(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "status" in value:
            yield value["status"]
        value = list(value.values())
    for one in value if isinstance(value, list) else ():
        yield from _statuses(one)
