"""The Automa's 22 cards and the 112 characters, out of their packs."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from automarium.core.ask import Option
from automarium.core.deck import Deck, Signs
from automarium.core.errors import BadPack
from automarium.core.game import Setup
from automarium.core.pack import STATUSES, Item, Pack, check, shipped
from automarium.core.pack import read as read_pack
from automarium.core.tale import Name, Say
from automarium.games.redrising.clauses import clauses
from automarium.games.redrising.names import (
    ARROWS,
    BLOCK_SOVEREIGN,
    BLOCK_STEAL,
    COLORS,
    DISCARD,
    EXTRAS,
    INSTITUTE,
    LEFT,
    LETTERS,
    LOCATIONS,
    NOTHING,
    STAR,
)
from automarium.games.redrising.steps import Step, steps

DECK_SIZE = 22
SET_ASIDE = 4
_PACK = "redrising.automa"
_SYMBOLS: dict[str, Name] = {str(one): one for one in LOCATIONS} | dict(zip("ABCD", LETTERS, strict=True))
# the letters of the priority cards by code point: the Cyrillic В is the third, whatever it looks like
CYRILLIC = dict(zip("\u0410\u0411\u0412\u0413", "ABCD", strict=True))


@dataclass(frozen=True, slots=True, order=True)  # which is read faster than a named tuple
class AutomaCard:
    """One card of the Automa: where a character is activated, where one is gained, the arrow, the extra section."""

    name: Name
    n: int
    activation: Name
    gain: Name
    arrow: Name
    extra: Name
    status: str


class Character(NamedTuple):
    """One character: for the Automa only the parity of its core value matters; the clauses are for the human's hand."""

    id: Name
    name: str
    color: Name
    core: int
    ends_turn: bool
    block: str
    end: str
    solo: str
    clauses: tuple[Mapping[str, Any], ...]
    deploy: tuple[Step, ...]  # the ability of whoever is deployed
    last: tuple[Step, ...]  # the ability at the end of the game, unless it is to be wild


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A character card as it lies somewhere. One that nobody has named yet is UNKNOWN."""

    id: Name
    up: bool = True


face_up = cache(Card)  # the card of a character, made once
UNKNOWN_ID = Name("unknown")
UNKNOWN = face_up(UNKNOWN_ID)


# --- the Automa's cards ---


def _automa_card(item: Item, highest: int) -> AutomaCard:
    n = item.number("n", 1, highest)
    return AutomaCard(
        Name(f"automa-card-{n}"),
        n,
        _SYMBOLS[item.one_of("activation", _SYMBOLS)],
        _SYMBOLS[item.one_of("gain", _SYMBOLS)],
        Name(item.one_of("arrow", ARROWS)),
        Name(item.one_of("extra", EXTRAS)),
        item.one_of("status", STATUSES) if "status" in item.value else "owner",
    )


def automa_cards(pack: Pack) -> tuple[AutomaCard, ...]:
    """The 22 cards of a pack (of the workshop: as many as it has), or a BadPack that names the file, the
    card and the field."""
    cards: list[AutomaCard] = []
    free = list(range(1, pack.highest(DECK_SIZE) + 1))
    for item in pack.items("cards"):
        cards.append(_automa_card(item, pack.highest(DECK_SIZE)))
        if cards[-1].n not in free:
            raise item.bad("n", free)
        free.remove(cards[-1].n)
    pack.counted([card.n for card in cards], DECK_SIZE)
    return tuple(sorted(cards, key=lambda card: card.n))


def as_printed(card: AutomaCard) -> Say:
    """A card by its signs: that is how one who holds it in hand finds it."""
    return Say("automa-card-signs", sections(card))


def sections(card: AutomaCard) -> dict[str, Any]:
    """What a card shows, section by section."""
    return {"activation": card.activation, "gain": card.gain, "arrow": card.arrow, "extra": card.extra}


# --- a card by its signs: `M A < *` ---

_SIGNS = {one[0].upper(): one for one in LOCATIONS} | dict(zip("ABCD", LETTERS, strict=True))
_SIGNS |= {cyrillic: _SYMBOLS[latin] for cyrillic, latin in CYRILLIC.items()}
_SIGNS |= dict(zip("\u042e\u041c\u041b\u0423", LOCATIONS, strict=True))  # Юпитер, Марс, Луна, училище
_SIGNS |= {"\u0406": INSTITUTE}  # Інститут
_ARROWS = dict(zip("<>←→", ARROWS * 2, strict=True))
_EXTRAS = dict(
    zip("*X-★✖–\u0425×−", (STAR, DISCARD, NOTHING, STAR, DISCARD, NOTHING, DISCARD, DISCARD, NOTHING), strict=True)
)


def read_signs(text: str) -> AutomaCard | None:
    """A card by its four sections, or None for what is no such line. Letters are read by their code points (R-04)."""
    signs = "".join(text.upper().split())
    if len(signs) != 4:
        return None
    found = [words.get(sign) for sign, words in zip(signs, (_SIGNS, _SIGNS, _ARROWS, _EXTRAS), strict=True)]
    activation, gain, arrow, extra = found
    if activation is None or gain is None or arrow is None or extra is None:
        return None
    return AutomaCard(Name(""), 0, activation, gain, arrow, extra, "owner")


def signs_line(card: AutomaCard) -> str:
    """A card in the signs of the owner's entry sheet."""
    symbols = [one[-1].upper() if one in LETTERS else one[0].upper() for one in (card.activation, card.gain)]
    return " ".join([*symbols, "<" if card.arrow == LEFT else ">", {STAR: "*", DISCARD: "x", NOTHING: "-"}[card.extra]])


def next_signs(begun: str) -> tuple[Option, ...]:
    """The signs of the next section."""
    symbols = tuple(Option(sign, name, Say(str(name))) for sign, name in _SIGNS.items() if sign.isascii())
    arrows = tuple(Option(sign, name, Say(str(name))) for sign, name in zip("<>", ARROWS, strict=True))
    extras = tuple(Option(sign, name, Say(str(name))) for sign, name in zip("*x-", EXTRAS, strict=True))
    return dict(enumerate((symbols, symbols, arrows, extras))).get(len(begun.split()), ())


SIGNS = Signs(as_printed, read_signs, signs_line, next_signs)


def letters_uneven(cards: Sequence[AutomaCard]) -> bool:
    """Whether the letters are not used A at least as often as B, B as C, C as D, as they should be."""
    used = Counter(symbol for card in cards for symbol in (card.activation, card.gain))
    counts = [used[letter] for letter in LETTERS]
    return counts != sorted(counts, reverse=True)


@cache
def _shipped_deck(reading: str) -> tuple[Pack, tuple[AutomaCard, ...]]:
    pack = shipped(__package__, f"automa_{reading}.json", _PACK)
    return pack, automa_cards(pack)


def is_own(setup: Setup) -> bool:
    """Whether the deck is the owner's, whatever status it claims."""
    return _PACK in setup.owner_packs


def deck_of(setup: Setup) -> tuple[Pack, tuple[AutomaCard, ...]]:
    """The deck of a set-up: the owner's, or one of the two shipped readings."""
    if is_own(setup):
        pack = check(_PACK, setup.owner_packs[_PACK], "owner")
        return pack, automa_cards(pack)
    return _shipped_deck(setup["deck"])


# --- an owner's deck list ---

_CSV_SYMBOLS = {one[0]: str(one) for one in LOCATIONS} | {one: one for one in "ABCD"}
_CSV_SYMBOLS |= {str(one): str(one) for one in LOCATIONS}
_CSV_SYMBOLS |= {f"ru:{cyrillic}": latin for cyrillic, latin in CYRILLIC.items()}
_CSV_ARROWS = {"<": "left", ">": "right", "left": "left", "right": "right"}
_CSV_EXTRAS = {"*": "star", "x": "discard", "-": "none"}
_CSV_COLUMNS = ("n", "deploy", "gain", "arrow", "extra")


def read_owner_pack(text: str, file: str) -> tuple[str, Any]:
    """An owner's deck, from a JSON pack or from the CSV entry sheet, as the data of a pack."""
    is_json = text.lstrip().startswith("{")
    pack = read_pack(_PACK, text, file) if is_json else check(_PACK, _from_csv(text, file), file)
    automa_cards(pack)
    return _PACK, pack.kept()


def owners_pack(setup: Setup, deck: Deck[AutomaCard]) -> tuple[str, Any] | None:
    """The deck list with the cards that the player has entered, once there are any."""
    if not deck.entered:
        return None
    source = f"the owner's box; cards that have not come up: {deck_of(setup)[0].source}"
    cards = [_row(card, "owner" if card in deck.came_up else card.status) for card in deck.all]
    return _PACK, {"pack": _PACK, "version": 1, "status": "owner", "source": source, "cards": cards}


def _row(card: AutomaCard, status: str) -> dict[str, Any]:
    words = {name: word for word, name in _SYMBOLS.items()}
    sections = {"activation": words[card.activation], "gain": words[card.gain]}
    return {"n": card.n, **sections, "arrow": str(card.arrow), "extra": str(card.extra), "status": status}


def _from_csv(text: str, file: str) -> dict[str, Any]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    rows = csv.DictReader(lines)
    try:
        if tuple(rows.fieldnames or ()) != _CSV_COLUMNS:
            raise BadPack("pack-columns", file=file, expected=",".join(_CSV_COLUMNS))
        cards = [_csv_card(Item(file, f"cards #{number}", row)) for number, row in enumerate(rows, 1)]
    except csv.Error:
        raise BadPack("pack-columns", file=file, expected=",".join(_CSV_COLUMNS)) from None
    return {"pack": _PACK, "version": 1, "status": "owner", "source": "the owner's box", "cards": cards}


def _csv_card(item: Item) -> dict[str, Any]:
    def word(field: str, words: Mapping[str, str]) -> str:
        text = (item.get(field) or "").strip()
        for spelt in (text, text.lower(), text.upper()):
            if spelt in words:
                return words[spelt]
        raise item.bad(field, words)

    number = (item.get("n") or "").strip()
    if not number.isascii() or not number.isdigit() or len(number) > 2:
        raise item.bad("n", [f"1..{DECK_SIZE}"])
    if None in item.value:  # more cells than columns
        raise item.bad("extra", _CSV_EXTRAS)
    return {
        "n": int(number),
        "activation": word("deploy", _CSV_SYMBOLS),
        "gain": word("gain", _CSV_SYMBOLS),
        "arrow": word("arrow", _CSV_ARROWS),
        "extra": word("extra", _CSV_EXTRAS),
        "status": "owner",
    }


# --- the characters ---


def _character(item: Item, ids: Container[str]) -> Character:
    return Character(
        Name(item.text("id")),
        item.text("name"),
        Name(item.one_of("color", COLORS)),
        item.number("core", 0, 99),
        item.flag("ends_turn"),
        item.one_of("block", (BLOCK_STEAL, BLOCK_SOVEREIGN)) if item.get("block") else "",
        item.one_of("end", ("wild_color", "wild_name", "ability")) if item.get("end") else "",
        item.one_of("solo", ("variant", "never")) if item.get("solo") else "",
        clauses(item, ids),
        steps(item, "deploy", ids),
        steps(item, "last", ids),
    )


@cache
def characters_pack() -> Pack:
    return shipped(__package__, "characters.json", "redrising.characters")


@cache
def characters() -> Mapping[Name, Character]:
    """All 112 characters by their id."""
    items = characters_pack().items("characters")
    ids = {str(item.get("id")) for item in items}
    return {one.id: one for one in (_character(item, ids) for item in items)}


@cache
def in_play(variant: bool) -> tuple[Name, ...]:
    """The characters of a solo match: five leave the game, or with the variant only the one that never returns."""
    return tuple(one.id for one in characters().values() if not one.solo or (variant and one.solo == "variant"))
