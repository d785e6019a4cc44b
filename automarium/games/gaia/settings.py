"""The settings of a match: everything that is fixed before the first card, as random or as it lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from automarium.core.errors import Refusal
from automarium.core.game import Part, Setting, Setup
from automarium.core.tale import Name, Say
from automarium.games.gaia.cards import CARDS
from automarium.games.gaia.factions import shipped_factions
from automarium.games.gaia.map import DEFAULT, FACES_OF_TWO, POSITIONS, lay, parse_sectors, tilt
from automarium.games.gaia.names import BOOSTERS, LEVEL_AUTOMA, LEVELS, LOWER, TOASTER, TOKENS, UPPER
from automarium.games.gaia.tiles import FINAL_KINDS, ROUNDS, shipped_tiles

RANDOM = "random"
FIRST_GAME = "first-game"
ROW = 5  # boosters in a match of two


def _map(text: str) -> str:
    return lay(parse_sectors(text)).notation


def named(text: str, names: Sequence[Name], prefix: str, number: int, copies: dict[Name, int] | None = None) -> str:
    """So many names of tiles, without their prefix, each at most as often as it is in the box."""
    words = text.casefold().replace(",", " ").split()
    known = {str(name).removeprefix(prefix): name for name in names}
    allowed = copies or {}
    if len(words) != number or any(
        word not in known or words.count(word) > allowed.get(known[word], 1) for word in words
    ):
        raise Refusal("tiles-bad", got=text[:80], given=len(words), number=number, expected=tuple(names))
    return " ".join(words)


def _rounds(text: str) -> str:
    rounds = shipped_tiles().rounds
    return named(text, tuple(rounds), "round-", ROUNDS, {id: tile.copies for id, tile in rounds.items()})


class Tuned(NamedTuple):
    """A starting deck by hand: the cards in it, and those that leave the game."""

    start: tuple[int, ...]
    out: tuple[int, ...]


def tuned(text: str) -> Tuned:
    """`1 2 4 5 7 13 9 -16`: starting cards by number, and with a minus cards that leave the game (P-170)."""
    try:
        numbers = [int(word) for word in text.replace(",", " ").replace("−", "-").split()]
    except ValueError:
        raise Refusal("deck-bad", got=text[:80], high=CARDS) from None
    start, out = tuple(n for n in numbers if n > 0), tuple(-n for n in numbers if n < 0)
    known = len({*start, *out}) == len(numbers) and all(1 <= abs(n) <= CARDS for n in numbers)
    joins = len(numbers) < CARDS
    if not known or not start or len(start) + joins < 2:
        raise Refusal("deck-bad", got=text[:80], high=CARDS)
    return Tuned(start, out)


def _deck(text: str) -> str:
    start, out = tuned(text)
    return " ".join([*map(str, sorted(start)), *(f"-{n}" for n in sorted(out))])


def _words(names: Sequence[Name], prefix: str, places: Sequence[Say]) -> tuple[Part, ...]:
    """The names of tiles, for choosing one for each of these places."""
    options = tuple((name.removeprefix(prefix), Say(str(name))) for name in names)
    return tuple(Part(place, options) for place in places)


def _numbered(id: str, number: int) -> list[Say]:
    return [Say(id, {"number": at}) for at in range(1, number + 1)]


def _sector(number: int, face: str, turn: int) -> tuple[str, Say]:
    """A sector with this side up, turned so."""
    side = Name(f"face-{face}" if number in FACES_OF_TWO else "face-single")
    return f"{number}{face}{turn}", Say("sector-turned", {"sector": number, "face": side, "degrees": tilt(turn)})


_SECTORS = tuple(
    _sector(number, face, turn)
    for number in range(1, len(POSITIONS) + 1)
    for face in ("ba" if number in FACES_OF_TWO else "a")
    for turn in range(6)
)

SETTINGS = (
    Setting(
        *("level", LEVEL_AUTOMA, (FIRST_GAME, *LEVELS)),
        first=True,
        once=True,
        newcomer=FIRST_GAME,
        like={FIRST_GAME: TOASTER},
    ),
    Setting("human", RANDOM, (RANDOM, *shipped_factions().human)),
    Setting("automa", RANDOM, (RANDOM, *shipped_factions().automa)),
    Setting(
        *("map", RANDOM, (RANDOM, "default")),
        check=_map,
        parts=tuple(Part(Say(str(position)), _SECTORS) for position in POSITIONS),
    ),
    Setting("automa-deck", "program", ("program", "physical")),
    Setting(
        *("boosters", RANDOM, (RANDOM,)),
        check=lambda text: named(text, BOOSTERS, "booster-", ROW),
        parts=_words(BOOSTERS, "booster-", _numbered("booster-place", ROW)),
    ),
    Setting(
        "rounds",
        RANDOM,
        (RANDOM,),
        check=_rounds,
        parts=_words(tuple(shipped_tiles().rounds), "round-", _numbered("board-round", ROUNDS)),
    ),
    Setting(
        *("finals", RANDOM, (RANDOM,)),
        check=lambda text: named(text, FINAL_KINDS, "final-", 2),
        parts=_words(FINAL_KINDS, "final-", (Say(str(UPPER)), Say(str(LOWER)))),
    ),
    Setting("technology", RANDOM, (RANDOM, "table")),
    Setting("token", RANDOM, (RANDOM, *(token.removeprefix("token-") for token in TOKENS))),
    Setting("deck", "level", ("level",), check=_deck),
    Setting("neighbours", "colours", ("colours", "strict", "any"), ruling="A25"),
    Setting("transdim", "gaia", ("gaia", "literal"), ruling="A15"),
    Setting("terrans", "skip", ("skip", "numbered"), ruling="A29"),
    Setting("firaks", "faction", ("faction", "every"), ruling="A30"),
)

# a first game is a Toaster, and what the player leaves open follows the rulebook's advice (P-18, P-21, P-22, P-27)
ADVICE = {"human": "hadsch-hallas", "automa": "taklons", "map": "default"}


def level_of(setup: Setup) -> str:
    return TOASTER if setup["level"] == FIRST_GAME else setup["level"]


def chosen(setup: Setup, id: str) -> str:
    """A setting; of a first game the advice instead of chance."""
    return ADVICE[id] if setup["level"] == FIRST_GAME and setup[id] == RANDOM else setup[id]


def map_notation(setup: Setup) -> str:
    text = chosen(setup, "map")
    return DEFAULT if text == "default" else text
