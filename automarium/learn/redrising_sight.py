"""What the human sees of Red Rising on the screen, in numbers: all that lies open, and of the deck and the Automa's
hand only the cards that the human has seen go there (H-27). Nothing else of a table is looked at here."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from automarium.games.redrising.cards import DECK_SIZE
from automarium.games.redrising.names import (
    AUTOMA_HAND,
    DECK,
    HELIUM,
    HOUSES,
    HUMAN,
    LETTERS,
    LOCATIONS,
    ODD,
    PLACES,
    SIDES,
    TRACKS,
)
from automarium.games.redrising.table import END, FULL, LAST_TURN, Table
from automarium.learn.redrising_steps import CARDS, QUESTIONS, THINGS, Step

Observation: TypeAlias = dict[str, NDArray[Any]]

AMONG = "among"  # in the Automa's hand, nobody knows how deep
FACE_DOWN, IN_THE_AIR, ASKED, USED = "face-down", "in-the-air", "asked", "used"
ROWS = (*PLACES, AMONG, FACE_DOWN, IN_THE_AIR, ASKED, USED)
CARD = {card: number for number, card in enumerate(CARDS)}
ROW = {row: number * len(CARDS) for number, row in enumerate(ROWS)}  # where it begins
SIGHTS = tuple((place, ROW[place], place in (DECK, AUTOMA_HAND)) for place in PLACES)  # and whether it is hidden
QUESTION = {question: number for number, question in enumerate(QUESTIONS)}
MOST = 99  # what has no limit is shown up to here

_CHANGING: dict[str, int] = {
    **{f"cards-{place}": len(CARDS) for place in PLACES},
    **{f"{side}-{track}": MOST if track == HELIUM else FULL for side, track in product(SIDES, TRACKS)},
    **{f"{side}-sovereign": 1 for side in SIDES},
    **{f"{side}-turns": MOST for side in SIDES},
    **{f"barred-{location}": 1 for location in LOCATIONS},
    **{"ending": 1, "last-turn": 1, "end": 1, "hacker": MOST, "automa-deck": DECK_SIZE},
}
_FIXED: dict[str, int] = {
    **{f"{letter}-{location}": 1 for letter, location in product(LETTERS, LOCATIONS)},
    **{str(house): 1 for house in HOUSES},
    **{"parity-odd": 1, "human-first": 1, "variant": 1, "level": 6},
}
_LIMITS = _CHANGING | _FIXED
NUMBERS = tuple(_LIMITS)  # the numbers of a table by name, in their order


def space() -> spaces.Space[Observation]:
    """What an observation may be."""
    most = np.array([*_LIMITS.values()], np.uint8)
    made: spaces.Space[Any] = spaces.Dict(
        {
            "question": spaces.MultiBinary(len(QUESTIONS)),
            "cards": spaces.MultiBinary((len(ROWS), len(CARDS))),
            "above": spaces.Box(0, len(CARDS), (len(CARDS),), np.uint8),
            "numbers": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "automa_cards": spaces.MultiBinary((2, DECK_SIZE)),
            "action_mask": spaces.MultiBinary(len(THINGS)),
        }
    )
    return made


def ones(size: int, at: Iterable[int]) -> NDArray[np.int8]:
    """Zeroes, with a one at each of these. Bytes are filled, since they are quicker than arrays for so few."""
    made = bytearray(size)
    for one in at:
        made[one] = 1
    return np.frombuffer(made, np.int8)


class Sight:
    """The eyes of whoever sits at a table, once it has been laid."""

    def __init__(self, table: Table) -> None:
        self.table = table
        letters = (table.priorities[letter] == location for letter, location in product(LETTERS, LOCATIONS))
        houses = (table.house == house for house in HOUSES)
        level = int(table.setup["level"])
        self.fixed = (*letters, *houses, table.parity == ODD, table.first == HUMAN, table.variant, level)

    def observe(self, step: Step | None) -> Observation:
        """The table as the human sees it, and the step that is asked; at the end there is none."""
        cards, above = self._cards(step)
        return {
            "question": ones(len(QUESTIONS), (QUESTION[step.question],) if step else ()),
            "cards": cards,
            "above": above,
            "numbers": self._numbers(),
            "automa_cards": self._automa_cards(),
            "action_mask": ones(len(THINGS), step.choices if step else ()),
        }

    def _cards(self, step: Step | None) -> tuple[NDArray[np.int8], NDArray[np.uint8]]:
        """Each card that has been seen: where it lies and what is special about it, and how many lie above it."""
        table, found, above = self.table, list[int](), bytearray(len(CARDS))
        seen = table.seen
        for place, row, hidden in SIGHTS:
            for depth, card in enumerate(reversed(table.piles[place])):
                if hidden and card.id not in seen:
                    continue
                at = CARD[card.id]
                found.append(row + at)
                above[at] = depth
                if not card.up:
                    found.append(ROW[FACE_DOWN] + at)
        if table.among:
            found += [ROW[AMONG] + CARD[one.id] for one in table.piles[AUTOMA_HAND] if one.id in table.among - seen]
        found += [ROW[IN_THE_AIR] + CARD[id] for id in table.aloft]
        found += [ROW[USED] + CARD[id] for id in table.turn.used]
        if step and step.about is not None:
            found.append(ROW[ASKED] + CARD[step.about])
        return ones(len(ROWS) * len(CARDS), found).reshape(len(ROWS), len(CARDS)), np.frombuffer(above, np.uint8)

    def _numbers(self) -> NDArray[np.uint8]:
        table = self.table
        changing = (
            *[len(table.piles[place]) for place in PLACES],
            *[min(table.tracks[side][track], MOST) for side in SIDES for track in TRACKS],
            *[table.sovereign == side for side in SIDES],
            *[min(table.turns[side], MOST) for side in SIDES],
            *[location in table.turn.barred for location in LOCATIONS],
            *(table.ending, table.stage == LAST_TURN, table.stage == END),
            *(min(table.hacker, MOST), table.deck.count),
        )
        return np.frombuffer(bytearray((*changing, *self.fixed)), np.uint8)

    def _automa_cards(self) -> NDArray[np.int8]:
        """The Automa's cards by number: those in its discard pile, and those of its last turn."""
        discarded = [card.n - 1 for card in self.table.deck.discarded]
        last = [DECK_SIZE + card.n - 1 for card in self.table.cards]
        return ones(2 * DECK_SIZE, (*discarded, *last)).reshape(2, DECK_SIZE)
