"""The table: the twin of what lies before the player, and the few ways in which it changes.

Sides stand in a dictionary by their seat, and no rule counts on there being one human and one Automa, though the
rulebook is for one of each. Sets of hexes are ints, as in `map`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import or_
from typing import Any

from automarium.core.ask import Option, Pick, Place, Reports, options
from automarium.core.bits import each, union
from automarium.core.deck import Deck
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.table import CoreTable
from automarium.core.tale import Name, Say
from automarium.games.gaia.box import Box
from automarium.games.gaia.cards import Card
from automarium.games.gaia.factions import AutomaFaction, HumanFaction
from automarium.games.gaia.map import ALL, BY_NAME, FARTHEST, NAMES, WITHIN, Map
from automarium.games.gaia.names import (
    ACADEMY,
    AREAS,
    HUMAN,
    INSTITUTE,
    LAB,
    LOST_PLANET,
    MINE,
    PRINTED,
    STATION,
    TERMINATOR,
    TOKENS,
    TOP_LEVEL,
)
from automarium.games.gaia.tiles import ROUNDS, RoundTile

SUPPLY = {MINE: 8, STATION: 4, LAB: 3, ACADEMY: 2, INSTITUTE: 1}
MOST_VP = 500
POWER = {MINE: 1, LOST_PLANET: 1, STATION: 2, LAB: 2, ACADEMY: 3, INSTITUTE: 3}
CHARGE_DISTANCE = 2
SATELLITES = 25
SCORE_MARKERS = 2  # satellites that mark the final scoring tracks (P-28)
SPACE_STATIONS = 6  # of the Ivits
TOKEN_COPIES = 3
GAIAFORMERS = (0, 1, 1, 2, 3, 3)  # by the level in Gaia Project

# the versions of the rules since which a match is played so; an older one goes on as it began
CARDS_OUT_FIRST = 2  # cards that leave the game leave it before any is drawn
TABLE_WORK = 2  # technology tiles, the neutral player's markers and the round tile are told
NO_IDLE_SATELLITES = 2  # the Automa places none where no final tile counts them
GAIA_PHASE_ASKED = 2  # whoever acts in the Gaia phase is asked before the Automa begins the round
COUNTS_SHOWN = 2  # what final scoring counts of the human is shown, and satellites are asked for
PASSING_IN_FULL = 2  # who is corrected to have passed carries out all of it
SLIDING_TOLD = 2  # with cards of the box, that the support card is discarded and the action card slid
WHOLE_LOST_PLANET = 2  # the Lost Planet comes and goes with its owner
PASS_COUNTED = 3  # the VP of a human's booster are counted on passing, and how boosters change hands is told


@dataclass(slots=True)
class Side:
    """One side: its structures on the board and in the supply, satellites, research levels, VP, booster."""

    seat: Name
    home: Name
    structures: dict[Name, int] = field(default_factory=lambda: dict.fromkeys((*SUPPLY, LOST_PLANET), 0))
    supply: dict[Name, int] = field(default_factory=SUPPLY.copy)
    hexes: int = 0  # every hex with a structure
    near: list[int] = field(default_factory=lambda: [0] * (FARTHEST + 1))  # hexes within 0, 1, 2 … of a structure
    satellites: int = 0
    satellite_supply: int = SATELLITES - SCORE_MARKERS
    levels: list[int] = field(default_factory=lambda: [0] * len(AREAS))
    vp: int = 0
    booster: Name | None = None
    passed: bool = False
    turns: int = 0

    @property
    def satellites_placed(self) -> int:
        return SATELLITES - SCORE_MARKERS - self.satellite_supply

    def put(self, kind: Name, hex: int) -> None:
        """A structure comes from the supply to a hex."""
        if kind != LOST_PLANET:
            self.supply[kind] -= 1
        self.structures[kind] |= 1 << hex
        self.hexes |= 1 << hex
        self.near = list(map(or_, self.near, WITHIN[hex]))

    def take(self, kind: Name, hex: int) -> None:
        """A structure returns from a hex to the supply."""
        if kind != LOST_PLANET:
            self.supply[kind] += 1
        self.structures[kind] &= ~(1 << hex)
        self.hexes &= ~(1 << hex)
        self.near = [0] * (FARTHEST + 1)
        for other in each(self.hexes):
            self.near = list(map(or_, self.near, WITHIN[other]))

    def replace(self, old: Name, new: Name, hex: int) -> None:
        """One structure in the place of another: what is near stays as it was."""
        self.structures[old] ^= 1 << hex
        self.structures[new] ^= 1 << hex
        self.supply[old] += 1
        self.supply[new] -= 1

    def structure_at(self, hex: int) -> Name | None:
        return next((kind for kind, bits in self.structures.items() if bits >> hex & 1), None)


@dataclass(slots=True, kw_only=True)
class Automa(Side):
    """The Automa: its faction card, its deck, the two cards in play (None before the first turn of a round)."""

    faction: AutomaFaction
    deck: Deck[Card]
    action: Card | None = None
    support: Card | None = None

    def in_play(self) -> list[Card]:
        return [card for card in (self.action, self.support) if card is not None]

    def cards(self) -> list[Card]:
        """All its cards, wherever they are; none before the deck is made."""
        return [*self.deck.cards, *self.deck.unseen, *self.deck.discarded, *self.in_play()]


@dataclass(slots=True, kw_only=True)
class Human(Side):
    """The human: what of their side the Automa has to do with, and what final scoring counts."""

    faction: HumanFaction
    formers: int = 0  # Gaiaformers on the board
    stations: int = 0  # space stations of the Ivits
    guests: int = 0  # mines of the Lantids on planets of the Automa
    tokens: list[Name] = field(default_factory=list)
    strong: bool = False  # owns the tile that makes institute and academies worth 4
    gaia_tile: bool = False  # owns the technology tile of 3 VP for each mine on a Gaia planet
    federations: int = 0  # that they told of
    in_federations: int = 0
    leftovers: int = 0
    vp_told: int = 0  # in which of their turns they told of their VP last
    gained: int = 0  # how many more these were than before
    gained_for: tuple[Name, ...] = ()  # what brought them, where that is known
    vp_tile: bool = False  # owns the technology tile of 7 VP, as far as the VP that they told show it


@dataclass(slots=True)
class Table(CoreTable):
    """Everything that the Automa must know."""

    box: Box
    map: Map
    level: str
    reports: dict[tuple[bool, bool], Reports] = field(default_factory=dict)  # of the human's turn, as they were made
    sides: dict[Name, Automa | Human] = field(default_factory=dict)
    automas: tuple[Automa, ...] = ()
    humans: tuple[Human, ...] = ()
    types: dict[Name, int] = field(default_factory=dict)  # planets as they are now
    round: int = 1
    first: Name = HUMAN
    covered: int = 0  # action spaces with an action token
    advanced: int = (1 << len(AREAS)) - 1  # areas whose advanced tile is still there
    row: list[Name] = field(default_factory=list)  # the free boosters from the left
    rounds: list[RoundTile] = field(default_factory=list)
    finals: list[Name] = field(default_factory=list)  # upper, lower
    tokens: dict[Name, int] = field(default_factory=lambda: dict.fromkeys(TOKENS, TOKEN_COPIES))
    token_on_terraforming: Name | None = None
    in_round: bool = False  # sides take turns now
    over: bool = False

    def __post_init__(self) -> None:
        self.types = {**self.map.types, LOST_PLANET: 0}

    def since(self, version: int) -> bool:
        """Whether this match is played by that version of the rules or a later one."""
        return self.setup.rules >= version

    # --- who ---

    def seat(self, side: Automa | Human) -> None:
        """A side sits down; sides act in the order in which they sat down, beginning with the first player."""
        self.sides[side.seat] = side
        if isinstance(side, Automa):
            self.automas = (*self.automas, side)
        else:
            self.humans = (*self.humans, side)

    @property
    def human(self) -> Human:
        """The human whom the rules talk to."""
        return self.humans[0]

    @property
    def automa(self) -> Automa:
        return self.automas[0]

    def is_done(self, human: Human) -> bool:
        """Whether a human has passed for the last time: nothing but the final scoring matters to them any more."""
        return human.passed and self.round >= ROUNDS

    def near_humans(self) -> Sequence[int]:
        """For distance 0, 1, 2 …: the hexes no farther from a planet with a human structure (P-117)."""
        if len(self.humans) == 1:
            return self.humans[0].near
        near = [0] * (FARTHEST + 1)
        for human in self.humans:
            near = [a | b for a, b in zip(near, human.near, strict=True)]
        return near

    # --- what lies where ---

    @property
    def planets(self) -> int:
        return union(self.types.values())

    @property
    def empty(self) -> int:
        """Planets without a structure or a human Gaiaformer; the Lost Planet never is empty (P-108)."""
        taken = self.types[LOST_PLANET]
        for side in self.sides.values():
            taken |= side.hexes
        for human in self.humans:
            taken |= human.formers
        return self.planets & ~taken

    @property
    def in_space(self) -> int:
        """Hexes with a satellite or a space station."""
        satellites = union([side.satellites for side in self.sides.values()])
        return satellites | union([human.stations for human in self.humans])

    def type_at(self, hex: int) -> Name | None:
        for type, bits in self.types.items():
            if bits >> hex & 1:
                return type
        return None

    def retype(self, hex: int, type: Name | None) -> None:
        """A planet becomes one of another type, or none; its place in the reading order stays (P-50)."""
        bit = 1 << hex
        self.types = {one: bits & ~bit for one, bits in self.types.items()}
        if type is not None:
            self.types[type] |= bit

    def namer(self) -> Callable[[int], Say]:
        """How a ladder names planets: with the types that they have now, whatever becomes of them later."""
        types = self.types

        def name(hex: int) -> Say:
            type = next((one for one, bits in types.items() if bits >> hex & 1), None)
            if type is None:
                return Say("hex-label", {"hex": NAMES[hex]})
            return Say("planet-at", {"hex": NAMES[hex], "type": type})

        return name

    def label(self, hex: int) -> Say:
        """How a player calls a hex: by row and place, a planet also by its sector and by the type that it has now."""
        type = self.type_at(hex)
        if type in (None, LOST_PLANET):
            return Say("hex-label", {"hex": NAMES[hex]})
        return Say("planet-label", {"sector": self.map.sector(hex), "type": type, "hex": NAMES[hex]})

    def planet(self, hex: int) -> dict[str, Any]:
        """The arguments with which an event speaks of a planet; none where nobody hears it."""
        if not self.tale.telling:
            return {}
        type = self.type_at(hex)
        return {"hex": NAMES[hex], "type": type or Name("space"), "sector": self.map.sector(hex)}

    def occupied_level(self, area: int) -> bool:
        """Whether somebody stands on level 5 of an area."""
        return any(side.levels[area] == TOP_LEVEL for side in self.sides.values())

    # --- VP ---

    def gain(self, automa: Automa, amount: int, source: Name) -> None:
        """The Automa scores; each gain above 0 brings the Terminator 1 more (P-169)."""
        if amount <= 0:
            self.tale.note("note-no-vp", source=source, side=automa.seat)
            return
        more = int(self.level == TERMINATOR)
        automa.vp += amount + more
        parts: dict[str, Any] = {"printed": amount, "more": more}
        self.tale.order("order-vp", amount=amount + more, total=automa.vp, source=source, side=automa.seat, **parts)


class Hexes(Place[int]):
    """A hex of the board: by row and place (C4), or by sector and printed planet (3-ice) where that is one hex."""

    def __init__(self, table: Table, among: int = ALL) -> None:
        self.table = table
        self.map = table.map
        self.among = among
        self._made: tuple[dict[Name, int], tuple[Option, ...]] = {}, ()

    @property
    def options(self) -> tuple[Option, ...]:  # type: ignore[override]
        """Made only when a client asks for them, and anew when a planet has become another one: there are many, and a
        bot needs none."""
        if self._made[0] != self.table.types:
            made = tuple(Option(NAMES[hex].casefold(), hex, self.table.label(hex)) for hex in each(self.among))
            self._made = dict(self.table.types), made
        return self._made[1]

    def parse(self, text: str) -> int:
        word = "-".join(text.casefold().split())
        hex = BY_NAME.get(word)
        if hex is None:
            hex = self._by_planet(word)
        if not self.among >> hex & 1:
            raise Refusal("hex-not-here", hex=NAMES[hex])
        return hex

    def _by_planet(self, word: str) -> int:
        sector, _, type = word.partition("-")
        types = [one for one in PRINTED if type and one.startswith(type)]
        if not sector.isdecimal() or not 1 <= int(sector) <= 7 or len(types) != 1:
            raise Refusal("hex-unknown", got=word[:40])
        found = self.map.find(int(sector), types[0])
        if found.bit_count() != 1:
            raise Refusal("planet-not-one", sector=int(sector), type=types[0], number=found.bit_count())
        return found.bit_length() - 1

    def tokens(self) -> Iterable[tuple[str, str]]:
        """The planet types, for players who type `3-ice` in their language."""
        return ((str(type), str(type)) for type in PRINTED)

    def write(self, value: int) -> str:
        return NAMES[value].casefold()

    def sample(self, stream: Stream) -> int:
        return stream.pick(list(each(self.among)))


@lru_cache(2000)
def pick(names: tuple[Name, ...], prefix: str = "") -> Pick[Name]:
    """A Pick of names, made once."""
    return Pick(options(names, prefix))
