"""The table: what the Automa must know of what lies before the players, and the few ways in which it changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypeVar

from automarium.core.ask import Asking
from automarium.core.bits import Bits, union
from automarium.core.deck import Deck
from automarium.core.table import CoreTable
from automarium.core.tale import Name, Say
from automarium.games.golem.box import ROWS, Book, Box, Signs
from automarium.games.golem.called import CARD, called, has_name
from automarium.games.golem.cards import AutomaCard
from automarium.games.golem.components import ROUNDS, components
from automarium.games.golem.names import (
    AREAS,
    AUTOMA,
    COLOURS,
    DISTRICTS,
    HUMANS,
    LAST_SECTION,
    LAST_TILE,
    MENORAHS,
    SECTIONS,
    TOKEN_OF,
    UPGRADES_PER_AREA,
    YOU,
)
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.games.golem.notation import Effect
from automarium.games.golem.shapes import (
    FROM_THE_END,
    BoardLine,
    PartLine,
    RowLine,
    SignsLine,
    TilesLine,
)

T = TypeVar("T")

LOWEST, HIGHEST = -5, 20  # the ends of the resource track
GOLEMS_TO_CREATE = 4
CAULDRONS = 4
COLUMNS = 4
COLUMN_FULL = 5
LIBRARY = 5
START_VP = 10
STARTING_GOLEMS = 2
USELESS = 2  # VP for an effect that brings nothing
ASKED_TOGETHER = 4  # the version of the rules since which what stands together in the box is asked together
CARDS_A_ROUND = 3  # that the Automa draws
ACTIONS, INCOME, SCORING = 3, 6, 8  # phases, and what comes after the last one
LAST_ASKED = {"golem-steps": 2, "bottom": ACTIONS, "study-vp": SCORING}  # in the last round; all else until phase 6
TOGETHER = ("position", "cauldron", "slot", "entry", "golem-steps")  # rows that are looked up once
BOARDS = {  # rows that are looked up together, since they stand on one board and every match meets them
    "ask-main-board": ("golem-spaces", "study-spaces", "graves-open", "red-zone", "position"),
    "ask-artifact-board": ("cauldron", "slot"),
}
ASKED_BY_BOARDS = 8  # the version of the rules since which they were
ASKED_ALONE = 9  # and since which a number of the boards is asked for when the Automa needs it, and no other
TRIAL = 11  # and since which a match without a box asks for nothing that humans have there only on paper
ASKED_WHEN_MET = 5  # the version of the rules since which an owner is asked for nothing before the Automa meets it


class Block(NamedTuple):
    """Where a golem is and how: golems that look alike are alike."""

    district: Name
    section: int
    standing: bool


class Blocks(Bits):
    """Golems that can be told apart, as the bits of an int: a lying one just below one that stands there."""

    __slots__ = ()
    things = tuple(
        Block(district, section, standing)
        for district in DISTRICTS
        for section in range(1, LAST_SECTION + 1)
        for standing in (False, True)
    )


BIT: dict[tuple[Name, int, bool], int] = {block: 1 << number for number, block in enumerate(Blocks.things)}
BITS = {
    one: [[BIT.get((one, at, up), 0) for up in (False, True)] for at in range(LAST_SECTION + 1)] for one in DISTRICTS
}
IN_DISTRICT = {one: union(bit for block, bit in BIT.items() if block[0] == one) for one in DISTRICTS}
IN_SECTION = [union(bit for block, bit in BIT.items() if block[1] == one) for one in range(LAST_SECTION + 1)]
STANDING = union(bit for block, bit in BIT.items() if block[2])
LYING = STANDING >> 1


@dataclass(slots=True, eq=False)
class Golem:
    """A golem of the Automa on the map."""

    district: Name
    section: int = 1
    standing: bool = True
    fresh: bool = False  # created during the Work action that is being carried out, in which it cannot work

    @property
    def block(self) -> Block:
        return Block(self.district, self.section, self.standing)


@dataclass(slots=True)
class Table(CoreTable):
    """Everything that the Automa must know. Seats are in turn order; of the humans only what touches the Automa."""

    asked: ClassVar[Name] = HUMANS[0]

    box: Box
    deck: Deck[str]  # by the ids of the cards
    level: int
    seats: tuple[Name, ...]
    order: list[Name] = field(default_factory=list)
    round: int = 0
    phase: int = 0  # 1 to 7; 0 is the set-up
    # the main board
    marbles: dict[Name, dict[Name, int]] = field(
        default_factory=lambda: {row: dict.fromkeys(COLOURS, 0) for row in MARBLE_ROWS}
    )
    taken: dict[Name, list[Name]] = field(default_factory=dict)  # marbles of the round, by seat
    tiles: list[Name | None] = field(default_factory=list)  # action tiles from the top; None: nobody has said which
    tile_pile: list[Name] = field(default_factory=list)
    rabbis: dict[Name, int] = field(default_factory=dict)  # where each seat's rabbi stands, in the order they came
    passed: list[Name] = field(default_factory=list)
    unasked: list[Name] = field(default_factory=list)  # humans who may have taken something and were not asked yet
    aside: list[Name] = field(default_factory=list)  # the marble that the holder of pass tile 1 has set aside
    characters: tuple[Name, ...] = ()
    neighbourhood: dict[Name, tuple[int, ...]] = field(default_factory=dict)
    library: list[str | None] = field(default_factory=lambda: [None] * LIBRARY)
    book_pile: list[str] = field(default_factory=list)
    menorah_tokens: dict[Name, Name | None] = field(default_factory=lambda: dict.fromkeys(DISTRICTS))
    graves: dict[int, Name] = field(default_factory=dict)  # who lies in which space of the cemetery
    # the Automa
    tokens: list[Name] = field(default_factory=lambda: list(DISTRICTS))  # strategy tokens from the top
    exhausted: list[Name] = field(default_factory=list)  # areas whose token has gone down
    resources: int = 0
    vp: int = START_VP
    golems: list[Golem] = field(default_factory=list)
    placed: bool = False  # whether its starting golems are on the map
    created: int = 0
    killed: int = 0
    students: dict[Name, int] = field(default_factory=lambda: dict.fromkeys(DISTRICTS, 1))
    golem_track: int = 2  # from 0: the third space
    study_track: int = 0
    gold: int = 0
    artifact_tile: str = ""
    upgrades: dict[Name, list[Name]] = field(default_factory=lambda: {area: [] for area in AREAS})
    columns: list[list[str]] = field(default_factory=lambda: [[] for _ in range(COLUMNS)])  # from the board upwards
    objectives: int = 3
    cards: list[AutomaCard] = field(default_factory=list)  # laid this round
    acting: Name | None = None  # who has still to take the marble or place the rabbi of the turn under way
    making: Name | None = None  # a development that is being made and does not count yet
    shuffle_after: bool = False
    no_control: bool = False
    working: bool = False  # while a Work action is being carried out
    entered: dict[tuple[str, str], Effect] = field(default_factory=dict)  # effects of a book that has just been entered
    human_vp: dict[Name, int] = field(default_factory=dict)
    counted: bool = True  # whether humans have a score; in a trial hardly anybody does
    over: bool = False

    # --- what is known ---

    @property
    def players(self) -> int:
        return len(self.seats)

    def named(self, seat: Name) -> Name:
        """How sentences call a seat: the only human is “you”."""
        return YOU if self.players == 2 and seat == HUMANS[0] else seat

    def in_order(self) -> tuple[Name, ...]:
        """The seats in turn order, as sentences call them."""
        return tuple(map(self.named, self.order))

    @property
    def house(self) -> bool:
        """Whether the program deals everything, or the players tell what lies on their table."""
        return self.setup["door"] == "house"

    @property
    def trial(self) -> bool:
        """Whether humans have no boards of their own, so that nobody asks what came of them."""
        return self.house and self.setup.rules >= TRIAL

    @property
    def when_met(self) -> bool:
        """Whether what lies on an owner's table is asked for when the Automa meets it, and not before."""
        return not self.house and self.setup.rules >= ASKED_WHEN_MET

    @property
    def character(self) -> Name:
        return self.characters[self.round - 1]

    def standing(self) -> int:
        """How many golems stand."""
        number = 0
        for golem in self.golems:
            if golem.standing:
                number += 1
        return number

    def far(self) -> bool:
        """Whether a golem stands or lies in VIII to X, where the Automa wants it dead (G-49)."""
        return bool([golem for golem in self.golems if golem.section > LAST_TILE])

    def value(self, row: Name) -> int:
        return sum(self.marbles[row].values())

    def left_in_rows(self) -> dict[Name, int]:
        """How many marbles of each colour lie in the rows: those in play without those that somebody has."""
        gone = [*self.aside, *(colour for taken in self.taken.values() for colour in taken)]
        return {colour: number - gone.count(colour) for colour, number in components().marbles[self.players].items()}

    def menorahs(self, area: Name) -> int:
        """Five developments with one menorah and one with three (B-48), and the token of the district (B-22)."""
        made = self.upgrades[area]
        return len(made) + 2 * (MENORAHS[area] in made) + (self.menorah_tokens[TOKEN_OF[area]] == AUTOMA)

    def power(self, area: Name, power: str) -> int:
        """What a development of an area has changed for good, as its number; 0 while nothing has."""
        found, effects = 0, self.box.effects
        for tile in self.upgrades[area]:
            if tile != self.making and power in (powers := effects[tile].powers) and powers[power] > found:
                found = powers[power]
        return found

    def had(self, seat: Name) -> int:
        """How many actions of the round somebody has had: marbles and the rabbi."""
        return len(self.taken[seat]) + (seat in self.rabbis)

    def book(self, id: str) -> Book:
        return self.box.books[id]

    def column_colour(self, column: int) -> Name | None:
        """The one colour besides black that a column has."""
        books = self.box.books
        for id in self.columns[column]:
            if (colour := books[id].colour) != "black":
                return colour
        return None

    # --- asking ---

    def printed(self, row: str, at: int = 0, **args: Any) -> Asking[Any]:
        """What is printed there: known, or asked now and remembered, unless it is to be asked each time."""
        value = self.box.rows[row][at]
        if value is None:
            yield from self._whole_board(row)
            yield from self._whole_artifact(row, at)
            yield from self._whole_row(row)
            value = self.box.rows[row][at]
        if value is None or (value.__class__ is Effect and value.each_time):
            value = yield from self.ask(f"ask-{row}", lambda: ROWS[row].shape, **args)
            if not (isinstance(value, Effect) and value.each_time):
                self.box.rows[row][at] = value
        return value

    def _together(self, row: str) -> bool:
        """Whether what stands in a row is asked together."""
        asked = row in TOGETHER and ASKED_TOGETHER <= self.setup.rules < ASKED_ALONE
        return asked and not (row == "golem-steps" and self.when_met)

    def _whole_board(self, row: str) -> Asking[None]:
        """What every match meets of a board of which nothing is known is asked once and whole."""
        for ask, rows in BOARDS.items():
            places = {one: self._places(one) for one in rows if self._places(one)}
            known = any(self.box.rows[one][at] is not None for one, there in places.items() for at in there)
            if row in rows and ASKED_BY_BOARDS <= self.setup.rules < ASKED_ALONE and not known:
                told = yield from self.ask(ask, partial(BoardLine, places), level=self.level, players=self.players)
                for (one, at), number in told.items():
                    self.box.rows[one][at] = number

    def _whole_artifact(self, row: str, at: int) -> Asking[None]:
        """The three numbers of an artifact that stand side by side and are needed one soon after the other: the gold
        that it takes, the prices of its slots. Slots count from the bottom, two to an artifact, right before left."""
        if row not in ("cauldron", "slot") or self.setup.rules < ASKED_ALONE:
            return
        artifact = at if row == "cauldron" else CAULDRONS - 1 - at // 2
        right = 2 * (CAULDRONS - 1 - artifact)
        places = {"cauldron": (artifact,), "slot": (right + 1, right)}
        if all(self.box.rows[one][place] is None for one, there in places.items() for place in there):
            cause = "gold" if row == "cauldron" else "upgrade"
            shape = partial(BoardLine, places)
            told = yield from self.ask("ask-artifact-numbers", shape, number=artifact + 1, cause=cause)
            for (one, place), number in told.items():
                self.box.rows[one][place] = number

    def _places(self, row: str) -> Sequence[int]:
        """The places of a row that this match can meet, as one reads them."""
        if row == "red-zone":
            return (self.level - 1,) if self.setup["red-zone"] == "box" else ()
        if row == "graves-open":
            return (self.players - 2,)
        every = range(ROWS[row].size)
        return every[::-1] if row in FROM_THE_END else every

    def _whole_row(self, row: str) -> Asking[None]:
        """A short row of which nothing is known is asked once and whole; the golem track is as long as told."""
        if not self._together(row) or any(value is not None for value in self.box.rows[row]):
            return
        told = yield from self.ask(f"ask-all-{row}", lambda: RowLine(row))
        self.box.rows[row] = told
        length = max((at for at, one in enumerate(told, 1) if one is not None), default=0)
        spaces = self.box.rows["golem-spaces"]
        if row == "golem-steps" and spaces[0] is None and length > max(self.golem_track, 2):
            spaces[0] = length

    def part(self, name: str, at: int = -1) -> Asking[Any]:
        """A column of a laid card (the last one), asked when its owner has not entered it yet."""
        while (value := getattr(self.cards[at], name)) is None:
            card = self.cards[at]
            told = yield from self.ask(
                f"ask-card-{name}", lambda: PartLine(name), card=self.called_card(card), key=card.id
            )
            self.box.cards[card.id] = self.box.cards.get(card.id, card)._replace(**{name: told})
            self.cards[:] = [
                self.box.cards.get(one.id, one) for one in self.cards
            ]  # a correction may have changed them
        return value

    def called_card(self, card: AutomaCard) -> Say | Name:
        """A laid card by its name, or else by where it lies."""
        name = called(CARD, card.id)
        if isinstance(name, Name) or has_name(card.id):
            return name
        return Say("from-left", {"number": [one.id for one in self.cards].index(card.id) + 1})

    def unknown(self) -> dict[str, int]:
        """What of an owner's box may still be asked in this match, by kinds."""
        left = self.box.unknown()
        now = 0 if self.round < ROUNDS else SCORING if self.over else self.phase
        cards = CARDS_A_ROUND * (ROUNDS - max(self.round, 1) + 1) - len(self.cards) if now <= ACTIONS else 0
        coming = self.characters[max(self.round, 1) - 1 :]
        characters = sum(one not in self.box.signs for one in coming) if self.characters else ROUNDS
        return {
            "cards": min(left["cards"], cards),
            "characters": min(left["characters"], characters),
            "prices": left["prices"] if now <= INCOME else 0,
            "rows": sum(now <= LAST_ASKED.get(row, INCOME) for row in self.box.unknown_rows()),
        }

    def in_red_zone(self) -> Asking[bool]:
        """Whether the marker stands in the red zone."""
        return self.resources <= (yield from self.red_zone())

    def red_zone(self) -> Asking[int]:
        """The highest number of the red zone of the side in use (A-01)."""
        given = self.setup["red-zone"]
        if given != "box":
            return int(given)
        high: int | None = self.box.rows["red-zone"][self.level - 1]
        if high is None:
            high = yield from self.printed("red-zone", self.level - 1, level=self.level)
        return high

    def signs(self) -> Asking[Signs]:
        """The marbles and steps of the active character."""
        while (known := self.box.signs.get(self.character)) is None:
            character = self.character  # which a correction may change
            self.box.signs[character] = yield from self.ask("ask-signs", SignsLine, character=character)
        return known

    def tile(self, district: Name, section: int) -> Asking[int]:
        """The neighbourhood tile of a section; those of a district are told together, or of all three, where nobody has
        told any."""
        if not self.neighbourhood and self.setup.rules >= ASKED_BY_BOARDS:
            told = yield from self.ask("ask-neighbourhood", TilesLine)
            self.neighbourhood = told | self.neighbourhood
        while district not in self.neighbourhood:
            told = yield from self.ask("ask-district", lambda: TilesLine((district,)), district=district)
            self.neighbourhood = told | self.neighbourhood
        return self.neighbourhood[district][section - 1]

    # --- the Automa's goods ---

    def gain(self, amount: int) -> None:
        """Coins, clay and knowledge are one marker; beyond its ends each step is a VP (G-12 to G-14)."""
        if amount > 0:
            before, marker = self.resources, self.resources + amount
            total = self.resources = marker if marker < HIGHEST else HIGHEST
            self.tale.order("order-gain", amount=amount, before=before, total=total, moves=1 if total != before else 0)
            if marker > HIGHEST:
                self._beyond("order-beyond", marker - HIGHEST)
        elif amount < 0:
            self.spend(-amount)

    def spend(self, amount: int, what: str = "other", discount: int = 0, parts: dict[str, Any] | None = None) -> None:
        """A price, for something that is named, after a discount; that of a book with its parts."""
        if amount:
            before, marker = self.resources, self.resources - amount
            total = self.resources = marker if marker > LOWEST else LOWEST
            moves, tale = 1 if total != before else 0, self.tale
            if parts is None:
                tale.order(
                    "order-pay", amount=amount, before=before, total=total, moves=moves, what=what, discount=discount
                )
            else:
                paid: dict[str, Any] = {"amount": amount, "before": before, "total": total, "moves": moves}
                tale.order("order-pay-book", **paid, what=what, discount=discount, **parts)
            if marker < LOWEST:
                self._beyond("order-below", marker - LOWEST)

    def _beyond(self, order: str, points: int) -> None:
        """VP for what lies beyond an end of the track."""
        self.vp += points
        self.tale.order(order, amount=abs(points), total=self.vp)

    def score(self, amount: int) -> None:
        if amount:
            self.vp += amount
            self.tale.order("order-vp" if amount > 0 else "order-vp-lost", amount=abs(amount), total=self.vp)

    def useless(self, rule: str) -> None:
        """What brings the Automa nothing brings it 2 VP."""
        self.vp += USELESS
        self.tale.order("order-useless", rule=rule, amount=USELESS, total=self.vp)

    def rank(self, district: Name) -> int:
        """How far down the strategy token of a district lies."""
        return self.tokens.index(district)

    def area_done(self, area: Name) -> bool:
        return len(self.upgrades[area]) == UPGRADES_PER_AREA

    def blocks(self) -> int:
        """The golems that a choice can tell apart."""
        return union(BITS[golem.district][golem.section][golem.standing] for golem in self.golems)


def district_name(district: Name) -> Say:
    """How a district is called in a reason."""
    return Say("district", {"district": district})


def golem_name(block: Block) -> Say:
    """How a golem is called in a reason: district, section, posture."""
    id = "golem-standing" if block.standing else "golem-lying"
    return Say(id, {"district": block.district, "section": SECTIONS[block.section]})
