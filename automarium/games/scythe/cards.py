"""The 19 Automa cards and the 4 star cards, out of their packs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from automarium.core.game import Setup
from automarium.core.pack import Item, Pack, check, read, shipped
from automarium.core.tale import Name
from automarium.games.scythe.names import BONUSES, COIN, FACTIONS, GAINS, LEVELS, MOVES, POWER, SCHEMES

DECK_SIZE = 19
STARS = 6  # end the game, and lie on every star card
STAR_COLUMNS = 4  # the spaces of a star card lie in rows of so many
_PACK = "scythe.automa-cards"
_SCHEMES = ("I", "II")


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol or a group of like symbols; one in brackets is there only for its faction (S-53)."""

    kind: Name
    number: int  # power needed for an attack on combat units; how many for a gain
    faction: Name | None


@dataclass(frozen=True, slots=True)
class Scheme:
    """One half of a card: the skip icon, the move row, the reward row and the recruit bonus."""

    skip: bool
    moves: tuple[Symbol, ...]
    gains: tuple[Symbol, ...]
    recruit: Name | None


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """One Automa card. Combat table and resource box belong to both schemes (S-34)."""

    name: Name
    n: int
    star: bool
    resources: int
    spend: tuple[int, int, int]
    cards: int
    schemes: Mapping[Name, Scheme]


@dataclass(frozen=True, slots=True)
class StarCard:
    """One star card: how many spaces, how many of them forbid water, and which ones hold a star."""

    level: str
    spaces: int
    no_water: int
    stars: tuple[int, ...]


# --- Automa cards ---


def _symbol(item: Item, field: str, text: Any, kinds: Iterable[Name]) -> Symbol:
    """A symbol as the pack writes it: `nordic: move-worker`, `attack-units 5`, `coin 2`."""
    kinds = tuple(kinds)
    words = str(text).split()
    faction = None
    if words and words[0].endswith(":"):
        faction = Name(words.pop(0)[:-1])
    number = int(words.pop()) if len(words) == 2 and words[1].isascii() and words[1].isdigit() else 1
    known = len(words) == 1 and words[0] in kinds and (faction is None or faction in FACTIONS)
    if not known or not 1 <= number <= 16:
        raise item.bad(field, kinds)
    return Symbol(kinds[kinds.index(Name(words[0]))], number, faction)


def _scheme(item: Item) -> Scheme:
    return Scheme(
        item.flag("skip"),
        tuple(_symbol(item, "moves", text, MOVES) for text in item.rows("moves")),
        tuple(_symbol(item, "gains", text, GAINS) for text in item.rows("gains")),
        Name(item.one_of("recruit", BONUSES)) if item.get("recruit") else None,
    )


def _card(pack: Pack, item: Item) -> AutomaCard:
    n = item.number("n", 1, pack.highest(DECK_SIZE))
    spend = item.rows("spend")
    if len(spend) != 3 or not all(isinstance(one, int) and 0 <= one <= 7 for one in spend):
        raise item.bad("spend", ["three numbers 0..7"])
    return AutomaCard(
        Name(f"automa-card-{n}"),
        n,
        item.flag("star"),
        item.number("resources", 0, 4),
        (spend[0], spend[1], spend[2]),
        item.number("cards", 0, 3),
        {
            scheme: _scheme(pack.item(item.get(key), f"{item.card} {key}"))
            for scheme, key in zip(SCHEMES, _SCHEMES, strict=True)
        },
    )


def read_card(row: object) -> AutomaCard:
    """One card out of its row, as a player has written it."""
    pack, _ = _shipped_deck()
    return _card(pack, pack.item(row, "-"))


def automa_cards(pack: Pack) -> tuple[AutomaCard, ...]:
    """The 19 cards of a pack (of the workshop: as many as it has), or a BadPack that names the file, the
    card and the field."""
    cards = [_card(pack, item) for item in pack.items("cards")]
    pack.counted([card.n for card in cards], DECK_SIZE)
    return tuple(sorted(cards, key=lambda card: card.n))


@cache
def _shipped_deck() -> tuple[Pack, tuple[AutomaCard, ...]]:
    pack = shipped(__package__, "automa_cards.json", _PACK)
    return pack, automa_cards(pack)


def deck_of(setup: Setup) -> tuple[Pack, tuple[AutomaCard, ...]]:
    """The deck of a set-up: the owner's or the shipped one."""
    if _PACK in setup.owner_packs:
        pack = check(_PACK, setup.owner_packs[_PACK], "owner")
        return pack, automa_cards(pack)
    return _shipped_deck()


def read_owner_pack(text: str, file: str) -> tuple[str, Any]:
    """An owner's own list of the cards, as the data of a pack."""
    pack = read(_PACK, text, file)
    automa_cards(pack)
    return _PACK, pack.kept()


def for_faction(symbols: Sequence[Symbol], faction: Name) -> list[Symbol]:
    """The symbols that are there for an Automa of this faction (S-53)."""
    return [one for one in symbols if one.faction is None or one.faction == faction]


def merged(gains: Sequence[Symbol]) -> list[Symbol]:
    """Coins and power of a whole reward row as one gain each, where the first stands (other reading of S-232)."""
    row: list[Symbol] = []
    for one in gains:
        same = [other for other in gains if other.kind == one.kind] if one.kind in (COIN, POWER) else [one]
        if same[0] is one:
            row.append(replace(one, number=sum(other.number for other in same)))
    return row


# --- star cards ---


@cache
def star_cards_pack() -> Pack:
    return shipped(__package__, "star_cards.json", "scythe.star-cards")


@cache
def star_cards() -> Mapping[str, StarCard]:
    """The four star cards by their level."""
    found = {}
    for item in star_cards_pack().items("cards"):
        level, spaces = item.one_of("level", LEVELS), item.number("spaces", 2, 24)
        stars = tuple(item.rows("stars"))
        if len(stars) != STARS or stars[-1] != spaces - 1:
            raise item.bad("stars", ["six spaces, the last one among them"])
        found[level] = StarCard(level, spaces, item.number("no_water", 0, spaces), stars)
    return found
