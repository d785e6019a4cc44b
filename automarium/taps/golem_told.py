"""What a thing on the table is, in words: a card of the Automa, a tile, a book, a character."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from automarium.core.tale import Name, Say
from automarium.games.golem.brought import shelved
from automarium.games.golem.called import ARTIFACT_TILE, CARD, called
from automarium.games.golem.cards import AutomaCard, told_criterion, told_part, told_parts
from automarium.games.golem.components import ROUNDS, TILES
from automarium.games.golem.names import BOTTOM, DISTRICTS, LAST_TILE, MARBLE, RABBI
from automarium.games.golem.notation import Effect, phrase
from automarium.games.golem.rabbi import position_name
from automarium.games.golem.shapes import BookLine, told_colours
from automarium.games.golem.table import LIBRARY, Table
from automarium.taps import Words


class Told(NamedTuple):
    """How a thing is called, and what is to be known of it, sentence by sentence."""

    name: Say
    said: tuple[Say, ...]


def told(table: Table, words: Words) -> Told | None:
    """What a correction would begin with, as far as that names one thing that lies there."""
    verb, *more = words or ("",)
    return TOLD[verb](table, *more) if verb in TOLD and len(more) == NAMED_BY.get(verb, 1) else None


def _place(text: str, last: int) -> int:
    """The number of a place, or nought where there is none such."""
    return int(text) if text.isdecimal() and len(text) < 3 and 1 <= int(text) <= last else 0


def _bonus(effect: Effect) -> Say:
    return Say("told-gives", {"effect": phrase(effect)})


def _card(table: Table, id: str) -> Told | None:
    """From left to right, what each column decides."""
    card = table.box.cards.get(id)
    if card is None or not card.complete:
        return None
    columns = (RABBI, MARBLE) if card.first == RABBI else (MARBLE, RABBI)
    said = (Say("told-brown", {"bonus": told_part("bonus", card.bonus)}), *(_column(card, one) for one in columns))
    order = Say("told-order", {"first": columns[0], "halves": told_parts(card)[-1]})
    return Told(Say("told-known-card", {"card": called(CARD, id)}), (*said, _column(card, Name("book")), order))


def _column(card: AutomaCard, column: Name) -> Say:
    signs = getattr(card, column)
    said = tuple(map(told_criterion, signs)) if column == MARBLE else signs
    return Say(f"told-decides-{column}", {"signs": Say("told", {"what": said})})


def _neighbourhood(table: Table, district: str, section: str) -> Told | None:
    at, lying = _place(section, LAST_TILE), table.neighbourhood.get(Name(district), ())
    if district not in DISTRICTS or not at or not lying:
        return None
    name = Say("told-tile", {"number": lying[at - 1], "district": Name(district)})
    return Told(name, (_bonus(table.box.effects[TILES[Name(district)][lying[at - 1]]]),))


def _library(table: Table, position: str) -> Told | None:
    at = _place(position, LIBRARY)
    id = table.library[at - 1] if at else None
    if id is None:
        return None
    book, price = table.book(id), table.box.rows["position"][at - 1]
    besides = (Say("told-place-price", {"price": price}),) if price else ()
    return Told(shelved(table, at), (Say("told-whole", {"what": BookLine({}).in_words(book)}), *besides))


def _character(table: Table, number: str) -> Told | None:
    at = _place(number, min(ROUNDS, len(table.characters)))
    if not at:
        return None
    name = table.characters[at - 1]
    signs, effect = table.box.signs.get(name), phrase(table.box.effects[name])
    what = Say("picture-character", {"character": name, "price": table.box.influence[name], "effect": effect})
    wanted = Say("picture-wanted", {"marbles": told_colours(signs[:2]), "steps": signs.steps}) if signs else None
    return Told(Say(name), (what, wanted) if wanted else (what,))


def _tile(table: Table, position: str) -> Told | None:
    at = _place(position, len(table.tiles))
    tile = table.tiles[at - 1] if at else None
    return Told(position_name(at), (Say("told-gives", {"effect": tile}),)) if tile else None


def _bottom(table: Table) -> Told | None:
    printed = table.box.rows["bottom"][0]
    return Told(position_name(BOTTOM), (_bonus(printed),)) if printed else None


def _holds(table: Table) -> Told | None:
    """The artifact tile of the Automa."""
    row = table.box.artifacts.get(table.artifact_tile, ())
    said = tuple(
        Say("told-artifact", {"number": number, "effect": phrase(one)}) for number, one in enumerate(row, 1) if one
    )
    name = Say("told-artifact-tile", {"tile": called(ARTIFACT_TILE, table.artifact_tile)})
    return Told(name, said) if said else None


TOLD: Mapping[str, Callable[..., Told | None]] = {
    **{"card": _card, "neighbourhood": _neighbourhood, "library": _library, "active-character": _character},
    **{"tile": _tile, "bottom": _bottom, "holds": _holds},
}
NAMED_BY = {"neighbourhood": 2, "bottom": 0, "holds": 0}  # how many words; else one
