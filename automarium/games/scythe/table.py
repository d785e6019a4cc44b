"""The table: the twin of what lies before the player, and the few things that everybody asks of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from automarium.core.ask import Reports
from automarium.core.choose import Ladder
from automarium.core.deck import Deck
from automarium.core.table import CoreTable
from automarium.core.tale import Name
from automarium.games.scythe.board import BASE_OF, ENCOUNTERS, MAT_PLACE, NAMES, ON_BOARD, mask
from automarium.games.scythe.cards import AutomaCard, StarCard
from automarium.games.scythe.mats import FACTORY_CARDS, MOST_MECHS, MOST_POPULARITY, MOST_POWER, MOST_WORKERS
from automarium.games.scythe.names import (
    AUTOMA,
    AUTOMA_STARS,
    COIN,
    HUMAN,
    NOTHING,
    POPULARITY,
    POWER,
    RESOURCES,
    SCHEME_I,
    SIDES,
    ULTIMASZYNA,
)

T = TypeVar("T")
TRACKS = POPULARITY, Name("coins"), POWER  # of the human, told for the count
NOTHING_TO_SAY = Reports(())
UNKNOWN = -1  # instead of a number that was not told
MOST_ON = {POPULARITY: MOST_POPULARITY, POWER: MOST_POWER}

# the version of the rules since which ...
UNFOUGHT_GO_BACK = 2  # units whose combat is not fought any more go back when a sixth star ends the match
COMBAT_BEFORE_ENCOUNTER = 2  # the human's character meets the encounter when the moves and combats are over
LAKE_RETREAT = 2  # Seaworthy opens lakes to a retreat
POWER_IN_COMBAT = 2  # power gained by Shield or Ronin may be the sixth star
FACES_KNOWN = 2  # the four faces of Togawa's traps are known, and work before a combat
MOVES_CHECKED = 2  # a move that cannot be known to be possible is asked about
BASES_BY_PATH = 2  # the reading of distances holds for the human's units on bases, too
MECH_BESIDE_HERO = 2  # in the full reach a mech beside the character does not stop at encounters
WAYFARE_REACH = 2  # in the full reach Speed leads on from a base entered by Wayfare
STARS_AT_THE_END = 2  # what a correction has shown to be earned is placed at the latest when the turn ends
COMBAT_STARS_PLACED = 2  # a star for a combat that the program has seen is not reported once more
TRACKS_FOLLOW = 3  # popularity and coins that were told follow what the program orders
WATER_AROUND_BASES = 4  # a base's neighbours over water are open to the abilities that open them elsewhere
ARTILLERY_PAID = 4  # what Artillery costs the human is ordered, too
STARS_WITH_CUBE = 2  # a correction of the cube brings the stars and the scheme of the star card with it
# version 5 counts, while a combat waits, the score as if nobody fought it; no match plays differently


@dataclass(slots=True)
class Automa:
    """The Automa's pieces. On the board it never has two workers nor two combat units in one territory (S-25, S-26),
    so workers and mechs there are sets of places; on its base and its faction mat they are counted."""

    faction: Name
    star_card: StarCard
    hero: int = MAT_PLACE
    workers: int = 0
    workers_on_base: int = 0
    workers_on_mat: int = MOST_WORKERS
    mechs: int = 0
    mechs_on_base: int = 0
    mechs_on_mat: int = MOST_MECHS
    power: int = 0
    coins: int = 0
    hand: list[int] = field(default_factory=list)  # combat cards; 0 where nobody has seen the value
    stars: dict[Name, int] = field(default_factory=lambda: dict.fromkeys(AUTOMA_STARS, 0))
    cube: int = 0
    scheme: Name = SCHEME_I
    factory_card: bool = False
    base: int = field(init=False)

    def __post_init__(self) -> None:
        self.base = BASE_OF[self.faction]

    @property
    def hero_bit(self) -> int:
        """The character's territory as a set; none while it is on the base or the mat."""
        return ON_BOARD[self.hero]

    @property
    def combat_units(self) -> int:
        return self.mechs | ON_BOARD[self.hero]

    @property
    def units(self) -> int:
        return self.mechs | self.workers | ON_BOARD[self.hero]

    @property
    def water(self) -> bool:
        """Whether its units may enter lakes and cross rivers: the cube has left the last no-water space (S-163)."""
        return self.cube >= self.star_card.no_water

    @property
    def all_stars(self) -> int:
        return sum(self.stars.values())


@dataclass(slots=True)
class Human:
    """What the Automa must know of the human, and the few numbers of the final count."""

    faction: Name
    hero: int
    mechs: list[int] = field(default_factory=list)
    workers: list[int] = field(default_factory=list)
    structures: dict[int, Name] = field(default_factory=dict)
    abilities: frozenset[Name] = frozenset()
    recruits: set[Name] = field(default_factory=set)
    stars: list[Name] = field(default_factory=list)
    flags: int = 0
    armed: int = 0  # traps that wait
    sprung: int = 0  # traps that have gone off
    faces: dict[int, Name] = field(default_factory=dict)  # of the traps whose face is known
    factory_card: bool = False
    popularity: int = 0
    coins: int = 0
    power: int = 0
    # of the last three, in which of the player's turns they were told; the power is part of the set-up
    reported: dict[Name, int] = field(default_factory=lambda: {POWER: 0})
    moved: dict[Name, int] = field(default_factory=dict)  # and in which an order moved them since
    base: int = field(init=False)

    def __post_init__(self) -> None:
        self.base = BASE_OF[self.faction]

    @property
    def combat_units(self) -> int:
        """The territories with the character or a mech."""
        found = ON_BOARD[self.hero]
        for place in self.mechs:
            found |= ON_BOARD[place]
        return found

    @property
    def units(self) -> int:
        found = ON_BOARD[self.hero]
        for place in self.mechs + self.workers:
            found |= ON_BOARD[place]
        return found

    def combat_units_at(self, place: int) -> int:
        return self.mechs.count(place) + (self.hero == place)


Goods = tuple[tuple[Name, int], ...]  # so many of each kind


class Entry(NamedTuple):
    """Who has come to where the opponent's combat units stand, and with what: if a sixth star leaves their combat
    unfought, they go back."""

    side: Name
    unit: Name | None  # none: goods that were carried after
    start: int
    end: int
    workers: int = 0
    goods: Goods = ()


@dataclass(slots=True)
class Table(CoreTable):
    """Everything that the Automa must know."""

    deck: Deck[AutomaCard]
    automa: Automa
    human: Human
    reports: Reports = field(init=False)  # what the human can tell in a turn
    main: list[AutomaCard] = field(default_factory=list)
    combat: list[AutomaCard] = field(default_factory=list)
    resource_box: int = 0  # the resource box of the last card of the main pile, also after a shuffle (S-204)
    combat_pile: list[int] = field(default_factory=list)
    combat_discard: list[int] = field(default_factory=list)
    encounters: int = ENCOUNTERS
    resources: dict[int, dict[Name, int]] = field(default_factory=dict)
    factory_cards: int = FACTORY_CARDS
    tile: Name = NOTHING
    turns: dict[Name, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    fights: list[int] = field(default_factory=list)  # territories where the human's moves have brought on a combat
    battle: int | None = None  # where one is being fought
    entries: list[Entry] = field(default_factory=list)
    hero_moved: bool = False  # the human's character, in this turn
    settled: bool = False  # nothing since the board was last looked at can have brought the human a star
    card: AutomaCard | None = None  # of the Automa's last turn
    over: bool = False  # a sixth star has ended the match
    counted: bool = False

    # --- what the levels and options mean ---

    ultimaszyna: bool = field(init=False)
    all_moves: bool = field(init=False)
    physical_cards: bool = field(init=False)
    hesitation: bool = field(init=False)
    mustering: bool = field(init=False)
    gains_by_row: bool = field(init=False)
    more: dict[Name, int] = field(init=False)  # coins and power with each gain, or fewer

    def __post_init__(self) -> None:
        chosen = self.setup.values
        self.ultimaszyna = chosen["level"] == ULTIMASZYNA
        self.all_moves = self.ultimaszyna or chosen["all-moves"] == "yes"
        self.physical_cards = chosen["combat-cards"] == "physical"
        self.hesitation, self.mustering = chosen["hesitation"] == "yes", chosen["mustering"] == "yes"
        self.gains_by_row = chosen["gains"] == "row"
        self.more = {COIN: int(chosen["coins"]), POWER: int(chosen["power"])}

    def let_go(self) -> None:
        """The match is over: what would ask goes. It holds on to the table, and Python would have to search for it."""
        self.reports = NOTHING_TO_SAY
        del self.deck.which

    def since(self, version: int) -> bool:
        """Whether the match is played by rules of this version, or later ones."""
        return self.setup.rules >= version

    # --- what the human has ---

    def human_gains(self, track: Name, number: int) -> None:
        """What the program orders moves the numbers that are known: the power from the start, the others once they were
        told. Who pays more power than was known has not told it since."""
        human = self.human
        if track != POWER and not (track in human.reported and self.since(TRACKS_FOLLOW)):
            return
        now = getattr(human, track) + number
        if now < 0:
            now = 0
            if track == POWER:
                human.reported.pop(track, None)
        elif track in MOST_ON:
            now = min(now, MOST_ON[track])
        setattr(human, track, now)
        human.moved[track] = self.turns[HUMAN]

    def as_of(self, track: Name) -> int:
        """The turn of the human's from which this number is; 0 if it was never told."""
        told = self.human.reported.get(track)
        return max(told, self.human.moved.get(track, 0)) if told else 0

    def known(self, track: Name) -> int:
        """A number of the human, or -1 where it may be another by now: nobody hears what the human's actions pay and
        bring, so it is known until a turn of theirs has ended in which it was not told."""
        human, ended = self.human, self.turns[HUMAN if self.over else AUTOMA]
        return int(getattr(human, track)) if human.reported.get(track, UNKNOWN) >= ended else UNKNOWN

    def tell(self, **tracks: int) -> None:
        """The human tells these numbers."""
        for track in TRACKS:
            if track in tracks:
                setattr(self.human, track, tracks[track])
                self.human.reported[track] = self.turns[HUMAN]

    # --- control ---

    def human_controls(self) -> int:
        """Territories with the human's units, or with a structure and no Automa unit (S-214)."""
        return self.human.units | mask(self.human.structures) & ~self.automa.units

    def contested(self, place: int) -> bool:
        """Whether both sides may stand there: a combat waits or is being fought."""
        return place in self.fights or place == self.battle

    def resources_on(self, place: int) -> int:
        return sum(self.resources.get(place, {}).values())

    def resources_of(self, place: int, kind: Name) -> int:
        """How much of a kind lies on a place."""
        return self.resources.get(place, {}).get(kind, 0)

    def add_resources(self, place: int, kind: Name, amount: int) -> None:
        here = self.resources.get(place)
        if here is None:
            here = self.resources[place] = dict.fromkeys(RESOURCES, 0)
        here[kind] += amount
        if not any(here.values()):
            del self.resources[place]

    # --- explaining ---

    def ladder(self, about: str) -> Ladder | None:
        """A ladder whose candidates are places."""
        return self.tale.ladder(about, place_name)


HERO_AT_BASE = len(NAMES)  # the character on the base, told apart from a mech that waits there too


def place_name(place: int) -> Name:
    return NAMES[place] if place < HERO_AT_BASE else Name("hero-at-base")
