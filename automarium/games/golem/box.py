"""The box: what is printed on the components and not public, as far as it is known.

The house pack is a whole box of stand-ins. An owner's pack has the same form and grows: a row may have gaps (`_`), a
card or a book may lack parts. What a match learns from its owner can be written out again (`owners_pack`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from automarium.core.ask import Number
from automarium.core.errors import Ambiguous, BadPack, Refusal
from automarium.core.game import Setup
from automarium.core.pack import Pack, check, shipped
from automarium.core.pack import read as read_pack
from automarium.core.tale import Name
from automarium.core.text import fitting
from automarium.games.golem.cards import DECK_SIZE, AutomaCard, card_id, card_line, read_card
from automarium.games.golem.components import ROUNDS, components
from automarium.games.golem.names import (
    BLACK,
    BOOK_COLOURS,
    CHARACTERS,
    COLOURS,
    COLUMN_TILES,
    DISTRICTS,
    GOLEM,
    GOLEM_UPGRADES,
    LEG2,
    LEG3,
    LETTERS,
    STUDY,
    STUDY_UPGRADES,
    TRACK_TILE,
    UPGRADES,
)
from automarium.games.golem.notation import DOUBLE_ARTIFACT, EFFECT, UNKNOWN, Effect, effect, line

PACK = "golem.box"
MOST_SPACES = 20  # of any track
MOST_GRAVES = 12
MOST_BOOKS = 60
PRICED = (GOLEM, STUDY)  # areas whose prices are printed on the boards
DEVELOPMENTS = tuple(tile for tiles in UPGRADES.values() for tile in tiles)
FACTS = {LEG2: 2, LEG3: 3, TRACK_TILE: 4}  # prices that the rulebook itself gives
THIRD_COLUMN = 4  # and that of the development over this column (G-94)


class Row(NamedTuple):
    """A row of printed values: how many at most, and what each can be."""

    size: int
    shape: Any


class Small(Number):
    """A number that is printed somewhere: mostly a small one."""

    __slots__ = ()


SMALL = Small(0, 30)
ROWS: Mapping[str, Row] = {
    "red-zone": Row(4, Number(-5, 19)),  # the highest number in it, by level
    "entry": Row(3, SMALL),  # knowledge for VIII, IX, X
    "golem-spaces": Row(1, Number(3, MOST_SPACES)),
    "golem-level": Row(MOST_SPACES, Number(0, 9)),
    "golem-steps": Row(MOST_SPACES, Number(0, 9)),
    "golem-income": Row(MOST_SPACES, EFFECT),
    "study-spaces": Row(1, Number(2, MOST_SPACES)),
    "study-income": Row(MOST_SPACES, EFFECT),
    "study-vp": Row(MOST_SPACES, SMALL),
    "study-tile": Row(1, EFFECT),  # what the development on the study track adds to the income
    **{f"street-{district}": Row(10, EFFECT) for district in DISTRICTS},
    "graves": Row(MOST_GRAVES, EFFECT),  # the open spaces of the cemetery with a bonus, from the left
    "graves-open": Row(3, Number(0, MOST_GRAVES)),  # how many of them at 2, 3, 4 players
    "bottom": Row(1, EFFECT),  # the printed action below the action tiles
    "position": Row(5, SMALL),  # knowledge for a place in the library
    "cauldron": Row(4, Number(1, 10)),  # gold spaces from top to bottom
    "slot": Row(8, SMALL),  # prices of the artifact tile in play from bottom to top, in a row right before left
}


class Book(NamedTuple):
    """A book; None is what nobody has entered yet. A black one has no price in knowledge."""

    id: str
    colour: Name
    price: int | None = None
    immediate: Effect | None = None
    active: Effect | None = None


class Signs(NamedTuple):
    """What is printed on a character besides price and bonus: two marbles and steps for golems."""

    left: Name
    right: Name
    steps: int


Prices = tuple[tuple[Name, int], ...]


@dataclass(slots=True)
class Box:
    """All that is known of one box."""

    status: str
    rows: dict[str, list[Any]] = field(default_factory=lambda: {name: [None] * row.size for name, row in ROWS.items()})
    cards: dict[str, AutomaCard] = field(default_factory=dict)
    books: dict[str, Book] = field(default_factory=dict)
    signs: dict[Name, Signs] = field(default_factory=dict)
    artifacts: dict[str, list[Effect | None]] = field(default_factory=dict)
    starts: dict[str, Effect] = field(default_factory=dict)
    prices: dict[Name, Prices] = field(default_factory=dict)
    effects: dict[str, Effect] = field(default_factory=lambda: dict(components().effects))
    influence: dict[Name, int] = field(default_factory=lambda: dict(components().prices))  # prices of the characters
    late: tuple[Name, ...] = field(default_factory=lambda: components().late)  # characters of round IV
    column_tiles: tuple[Name, ...] = COLUMN_TILES  # the developments over the book columns, from the left
    slots: dict[str, list[int | None]] = field(default_factory=dict)  # prices of the artifact tiles, by tile
    tile: str = ""  # the artifact tile in play, once it is known
    workshop: bool = False  # its cards are somebody's design, and as many as there are

    @property
    def all_cards(self) -> bool:
        """Whether all cards, 20 as printed, are known to the last sign, so that the program can draw."""
        return (self.workshop or len(self.cards) == DECK_SIZE) and all(card.complete for card in self.cards.values())

    def copy(self) -> Box:
        """A box of the same values that a match may add to."""
        return Box(
            self.status,
            {name: list(row) for name, row in self.rows.items()},
            dict(self.cards),
            dict(self.books),
            dict(self.signs),
            {id: list(row) for id, row in self.artifacts.items()},
            dict(self.starts),
            dict(self.prices),
            dict(self.effects),
            dict(self.influence),
            self.late,
            self.column_tiles,
            {id: list(row) for id, row in self.slots.items()},
            self.tile,
            self.workshop,
        )

    @property
    def early(self) -> tuple[Name, ...]:
        """The characters of rounds I to III."""
        return tuple(name for name in CHARACTERS if name not in self.late)

    def unknown(self) -> dict[str, int]:
        """What nobody has entered yet, by kinds: cards, characters, lists of prices, rows of which nothing is known."""
        known_cards = sum(card.complete for card in self.cards.values())
        return {
            "cards": (len(self.cards) if self.workshop else DECK_SIZE) - known_cards,
            "characters": len(CHARACTERS) - len(self.signs),
            "prices": len(PRICED) - len(self.prices),
            "rows": len(self.unknown_rows()),
        }

    def unknown_rows(self) -> list[str]:
        """The rows of which nothing is known; of the prices of slots, on no tile."""
        rows = self.rows | ({"slot": [*self.slots]} if self.slots and not self.tile else {})
        return [name for name, row in rows.items() if all(value is None for value in row)]

    def play_tile(self, id: str) -> None:
        """The prices of the slots are those that this artifact tile has. What was told of no tile by an older pack is
        of the first one that it knows."""
        if id == self.tile:
            return
        of = self.tile or (id if self.slots else next(iter(self.artifacts), id))
        nothing = [None] * ROWS["slot"].size
        before = zip(self.slots.get(of, nothing), self.rows["slot"], strict=True)
        self.slots[of] = [old if new is None else new for old, new in before]
        self.rows["slot"] = list(self.slots.get(id, nothing))
        self.tile = id

    def known_slots(self) -> dict[str, list[int | None]]:
        """The prices of all artifact tiles of which any is known."""
        slots = self.slots | ({self.tile: self.rows["slot"]} if self.tile else {})
        return {id: row for id, row in slots.items() if any(one is not None for one in row)}

    def special(self, slot: Name) -> bool:
        """Whether a slot of the artifact tile is for a special development; the others are for grey ones."""
        return DOUBLE_ARTIFACT in self.effects[slot].powers


# --- reading ---


def read_row(name: str, text: str) -> list[Any]:
    """A row out of its line; a gap is `_`, and what is left out at the end is unknown."""
    row = ROWS[name]
    words = text.split()
    if len(words) > row.size:
        raise Refusal("answer-wrong-count", got=len(words), low=1, high=row.size)
    values = [None if word == UNKNOWN else row.shape.parse(word) for word in words]
    return values + [None] * (row.size - len(values))


def read_book(id: str, words: list[str]) -> Book:
    """`red 3 +1g +1red`: colour, price, immediate bonus, active bonus; `_` or the end for what is not known yet."""
    if not 1 <= len(words) <= 4 or words[0] not in BOOK_COLOURS:
        raise Refusal("book-bad", got=" ".join(words)[:60])
    colour = Name(words[0])
    parts: list[Any] = [None if word == UNKNOWN else word for word in words[1:]]
    parts += [None] * (3 - len(parts))
    price = SMALL.parse(parts[0]) if parts[0] is not None else None
    immediate, active = (effect(part) if part is not None else None for part in parts[1:])
    return Book(id, colour, 0 if colour == BLACK else price, immediate, active)


def book_line(book: Book) -> str:
    price = UNKNOWN if book.price is None else str(book.price)
    parts = [UNKNOWN if part is None else line(part) for part in (book.immediate, book.active)]
    return " ".join([book.colour, price, *parts])


_BY_LETTER = {letter.casefold(): colour for colour, letter in LETTERS.items()}
_TWO_MEANINGS = "\N{CYRILLIC SMALL LETTER KA}"  # looks like K, black, and is the first letter of the Russian for red


def colour_letters(word: str) -> list[Name]:
    """Colours out of their letters: R red, Y yellow, B blue, K black, W white; or one colour by its name."""
    word = word.casefold()
    if word in COLOURS:
        return [Name(word)]
    if _TWO_MEANINGS in word:
        raise Ambiguous("letters-ambiguous", got=word)
    if not word or any(letter not in _BY_LETTER for letter in word):
        raise Refusal("letters-bad", got=word)
    return [_BY_LETTER[letter] for letter in word]


def read_signs(text: str) -> Signs:
    """`RY 2`: the left and the right marble of a character, and its golem steps."""
    *letters, steps = text.split() or [""]
    colours = [colour for word in letters for colour in colour_letters(word)]
    if len(colours) != 2 or any(colour not in DISTRICTS for colour in colours):
        raise Refusal("signs-bad", got=text)
    return Signs(colours[0], colours[1], Number(0, 9).parse(steps))


def signs_line(signs: Signs) -> str:
    return f"{LETTERS[signs.left]}{LETTERS[signs.right]} {signs.steps}"


def read_prices(area: Name, text: str) -> Prices:
    """All six developments of an area with their prices, the cheapest first; equal ones in the order given (A-53)."""
    names = GOLEM_UPGRADES if area == GOLEM else STUDY_UPGRADES
    words = text.split()
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(names) or {name for name, _ in pairs} != set(names):
        raise Refusal("prices-bad", expected=names)
    prices = [(Name(name), SMALL.parse(price)) for name, price in pairs]
    numbers = [price for _, price in prices]
    if numbers != sorted(numbers):
        raise Refusal("prices-order")
    for name, price in prices:
        if name in FACTS and price != FACTS[name]:
            raise Refusal("prices-fact", upgrade=name, price=FACTS[name])
    return _printed_ties(tuple(prices))


def _printed_ties(prices: Prices) -> Prices:
    """The two ties that the rulebook settles: the leg before the torso, the column before the track (G-81, G-94)."""
    return tuple(sorted(prices, key=lambda pair: (pair[1], pair[0] != LEG3, pair[0] == TRACK_TILE)))


def prices_line(prices: Prices) -> str:
    return " ".join(f"{name} {price}" for name, price in prices)


def box_of(pack: Pack) -> Box:
    """A box out of a pack, or a BadPack that names the file, the component and what is wrong with it."""
    box = Box(pack.status, workshop=pack.workshop)
    for kind, read in _READERS.items():
        entries = pack.head.get(kind) if kind in pack.data else {}
        if not isinstance(entries, dict) or len(entries) > MOST_BOOKS:
            raise BadPack("pack-not-an-object", file=pack.file, card=kind)
        for key, text in entries.items():
            try:
                read(box, key, fitting(str(text)))
            except (Refusal, KeyError, ValueError) as error:
                why = error if isinstance(error, Refusal) else Refusal("pack-key", got=str(key)[:40])
                raise BadPack("pack-entry", file=pack.file, kind=kind, card=str(key)[:40], why=why) from None
    if pack.workshop or len(box.cards) > DECK_SIZE:
        pack.counted(box.cards, DECK_SIZE)
    return box


def _into_rows(box: Box, key: str, text: str) -> None:
    box.rows[key] = read_row(key, text)


def _into_cards(box: Box, key: str, text: str) -> None:
    box.cards[card_id(key)] = read_card(card_id(key), text.casefold().split())


def _into_books(box: Box, key: str, text: str) -> None:
    box.books[card_id(key)] = read_book(card_id(key), text.casefold().split())


def _into_signs(box: Box, key: str, text: str) -> None:
    name = Name(f"character-{key}")
    if name not in CHARACTERS:
        raise KeyError(key)
    box.signs[name] = read_signs(text)


def _into_artifacts(box: Box, key: str, text: str) -> None:
    box.artifacts[card_id(key)] = read_artifact(text.split())


def _into_slots(box: Box, key: str, text: str) -> None:
    box.slots[card_id(key)] = read_row("slot", text)


def read_artifact(words: list[str]) -> list[Effect | None]:
    """What the four artifacts of a tile give, from top to bottom."""
    if len(words) != 4:
        raise Refusal("answer-wrong-count", got=len(words), low=4, high=4)
    return [None if word == UNKNOWN else effect(word) for word in words]


def _into_starts(box: Box, key: str, text: str) -> None:
    box.starts[card_id(key)] = effect(text)


def _into_prices(box: Box, key: str, text: str) -> None:
    if key not in PRICED:
        raise KeyError(key)
    box.prices[Name(key)] = read_prices(Name(key), text)


def _into_effects(box: Box, key: str, text: str) -> None:
    if key not in box.effects:
        raise KeyError(key)
    box.effects[key] = read_effect(key, text)


def read_effect(key: str, text: str) -> Effect:
    """What a public component gives; only a development changes something for good."""
    return effect(text, powers=key in DEVELOPMENTS)


def _into_influence(box: Box, key: str, text: str) -> None:
    name = Name(f"character-{key}")
    if name not in CHARACTERS:
        raise KeyError(key)
    box.influence[name] = SMALL.parse(text)


def _into_layout(box: Box, key: str, text: str) -> None:
    if key == "column-tiles":
        box.column_tiles = read_column_tiles(text.split())
    elif key == "last-round":
        box.late = read_late([f"character-{number}" for number in text.split()])
    else:
        raise KeyError(key)


def read_column_tiles(words: Sequence[str]) -> tuple[Name, ...]:
    """The four developments over the book columns, from the left."""
    if sorted(words) != sorted(COLUMN_TILES):
        raise Refusal("column-tiles-bad", expected=COLUMN_TILES)
    return tuple(Name(word) for word in words)


def read_late(words: Sequence[str]) -> tuple[Name, ...]:
    """The characters of round IV; three at least are left for the other rounds."""
    if not words or not set(words) <= set(CHARACTERS) or len(set(words)) > len(CHARACTERS) - (ROUNDS - 1):
        raise Refusal("last-round-bad", number=ROUNDS - 1)
    return tuple(name for name in CHARACTERS if name in words)


_READERS = {
    "cards": _into_cards,
    "rows": _into_rows,
    "prices": _into_prices,
    "characters": _into_signs,
    "artifacts": _into_artifacts,
    "slots": _into_slots,
    "starts": _into_starts,
    "books": _into_books,
    "effects": _into_effects,
    "influence": _into_influence,
    "layout": _into_layout,
}


# --- the two doors ---


@cache
def house_pack() -> Pack:
    return shipped(__package__, "house.json", PACK)


@cache
def house_box() -> Box:
    return box_of(house_pack())


def open_box(setup: Setup) -> Box:
    """The box of a set-up: the house's, the owner's as far as it is known, or an empty one that fills up."""
    if setup["door"] == "house":
        return _workshop_box(setup.owner_packs[PACK]) if PACK in setup.owner_packs else house_box().copy()
    return box_of(check(PACK, setup.owner_packs[PACK], "owner")) if PACK in setup.owner_packs else Box("owner")


def _workshop_box(data: Any) -> Box:
    """The house's box with other cards: there nobody is asked, so that nothing may be unknown."""
    pack = check(PACK, data, "owner")
    box = box_of(pack)
    if not pack.workshop:
        raise Refusal("own-needs-owner-door")
    if any(box.unknown().values()):
        raise Refusal("workshop-needs-all")
    return box


def read_owner_pack(text: str, file: str) -> tuple[str, Any]:
    """An owner's pack from its JSON text, checked."""
    pack = read_pack(PACK, text, file)
    box_of(pack)
    return PACK, pack.kept()


# --- writing ---


def owners_pack(box: Box) -> dict[str, Any]:
    """All that is known of a box, as the data of a pack for `Setup.owner_packs`: the next match starts with it."""
    public = components()
    kinds: dict[str, dict[str, str]] = {
        "cards": {id: card_line(card) for id, card in box.cards.items()},
        "rows": {
            name: _row_line(name, row)
            for name, row in box.rows.items()
            if any(one is not None for one in row) and not (name == "slot" and box.tile)
        },
        "prices": {str(area): prices_line(prices) for area, prices in box.prices.items()},
        "characters": {_number(name): signs_line(signs) for name, signs in box.signs.items()},
        "artifacts": {
            id: " ".join(UNKNOWN if e is None else line(e) for e in row) for id, row in box.artifacts.items()
        },
        "slots": {id: _row_line("slot", row) for id, row in box.known_slots().items()},
        "starts": {id: line(one) for id, one in box.starts.items()},
        "books": {id: book_line(book) for id, book in box.books.items()},
        "effects": {key: line(one) for key, one in box.effects.items() if one != public.effects[key]},
        "influence": {
            _number(name): str(price) for name, price in box.influence.items() if price != public.prices[name]
        },
        "layout": {
            **({"column-tiles": " ".join(box.column_tiles)} if box.column_tiles != COLUMN_TILES else {}),
            **({"last-round": " ".join(map(_number, box.late))} if box.late != public.late else {}),
        },
    }
    head: dict[str, Any] = {"pack": PACK, "version": 1, "status": "owner", "source": "the owner's box"}
    head |= {"workshop": True} if box.workshop else {}
    return head | {kind: entries for kind, entries in kinds.items() if entries}


def _number(character: Name) -> str:
    return character.removeprefix("character-")


def _row_line(name: str, row: list[Any]) -> str:
    last = max(at for at, one in enumerate(row) if one is not None)
    return " ".join(UNKNOWN if one is None else ROWS[name].shape.write(one) for one in row[: last + 1])
