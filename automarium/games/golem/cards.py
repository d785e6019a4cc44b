"""The Automa's 20 cards: what is printed on one, and the line in which it is written.

A card need not be known as a whole: an owner enters what a turn needs of it and completes it later.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from automarium.core.choose import Criterion, least
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.called import CARD, called, has_name
from automarium.games.golem.names import BONUSES, CRITERIA, MARBLE, NONE, RABBI, SHUFFLE

DECK_SIZE = 20
LEVELS = range(1, 5)
POSITIONS = range(1, 6)
LONGEST_ID = 12


class Bonus(NamedTuple):
    """The brown column: a bonus, and the level from which on it works (0: always)."""

    kind: Name
    level: int = 0


class AutomaCard(NamedTuple):
    """One card of the Automa, column by column; None is what nobody has entered yet."""

    id: str
    bonus: Bonus | None = None
    first: Name | None = None  # which action column stands further left: marble (yellow) or rabbi (grey)
    marble: tuple[Name, ...] | None = None
    rabbi: tuple[int, ...] | None = None
    book: tuple[int, ...] | None = None
    left: bool | None = None  # half a rabbi symbol on the left edge
    right: bool | None = None

    @property
    def complete(self) -> bool:
        return None not in self

    @property
    def next_parts(self) -> tuple[str, ...]:
        """What of it comes next when it is entered as one reads it: the bonus, the column further left, the other one,
        the books, the edges. A column is over when it is as long as others, or a later part is begun."""
        if self.bonus is None:
            return ("bonus",)
        columns = (RABBI, MARBLE) if self.first == RABBI else (MARBLE, RABBI)
        if self.marble is None and self.rabbi is None:
            return columns
        parts = [(str(name), getattr(self, name) or ()) for name in (*columns, "book")]
        later = self.left is not None
        due: tuple[str, ...] = () if None not in (self.left, self.right) else ("edges",)
        for name, signs in reversed(parts):
            if not signs or (len(signs) < len(POSITIONS) and not later):
                due = (name,)
            later = later or bool(signs)
        return due

    def with_parts(self, other: AutomaCard) -> AutomaCard:
        """This card with what another line adds; what contradicts is refused."""
        added = {name: part for name, part in other._asdict().items() if part is not None}
        if any(getattr(self, name) not in (None, part) for name, part in added.items()):
            raise Refusal("card-contradicts", card=called(CARD, self.id), known=told_parts(self), got=told_parts(other))
        return self._replace(**added)


# --- the line of a card: `gold 2 m most left right r45321 b24531 <>` ---

# halves of the rabbi symbol on the left and the right edge: there, not there, not known
_HALVES: dict[str, tuple[bool | None, bool | None]] = {
    **{"<>": (True, True), "<": (True, False), ">": (False, True), "=": (False, False)},
    **{"<_": (True, None), "=_": (False, None), "_>": (None, True), "_=": (None, False)},
}
_FIRST = {"m": MARBLE, "r": RABBI}
_GREY, _BLUE = "r\N{CYRILLIC SMALL LETTER ER}", "b\N{CYRILLIC SMALL LETTER KA}"  # the columns of the rabbi and of books


def card_id(text: str) -> str:
    """An id that the owner gives: a short word without case."""
    id = text.strip().casefold()
    if not 1 <= len(id) <= LONGEST_ID or not all(sign.isalnum() or sign in "-." for sign in id):
        raise Refusal("id-bad", got=text[:40], high=LONGEST_ID)
    return id


def read_card(id: str, words: Sequence[str]) -> AutomaCard:
    """The parts of a card that the words name, in any order but that of their own column."""
    card = AutomaCard(id)
    criteria: list[Name] = []
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        number = words[at] if at < len(words) and words[at].isdecimal() and len(words[at]) == 1 else None
        bonus = _beginning(word, BONUSES)
        if word in _FIRST:
            card = card._replace(first=_FIRST[word])
        elif word in _HALVES:
            card = card._replace(left=_HALVES[word][0], right=_HALVES[word][1])
        elif word[0] in _GREY + _BLUE and word[1:].isdecimal():
            numbers = _numbers(word)
            card = card._replace(rabbi=numbers) if word[0] in _GREY else card._replace(book=numbers)
        elif bonus is not None:
            card = card._replace(bonus=_bonus(bonus, number, word))
            at += bonus != NONE and number is not None
        else:
            criteria.append(_criterion(word))
    if len(set(criteria)) < len(criteria):
        raise Refusal("card-criterion-twice", card=called(CARD, id))
    return card._replace(marble=tuple(criteria) or None)


def _bonus(kind: Name, number: str | None, word: str) -> Bonus:
    """Only the shuffle may stand without a number: it then works at every level (A-02)."""
    if kind == NONE:
        return Bonus(NONE)
    if number is None and kind == SHUFFLE:
        return Bonus(kind)
    if number is None or int(number) not in LEVELS:
        raise Refusal("card-level", got=word)
    return Bonus(kind, int(number))


def _numbers(word: str) -> tuple[int, ...]:
    numbers = tuple(int(digit) for digit in word[1:])
    if any(number not in POSITIONS for number in numbers) or len(set(numbers)) < len(numbers):
        raise Refusal("card-numbers", got=word)
    return numbers


def _criterion(word: str) -> Name:
    found = _beginning(word, CRITERIA)
    if found is None:
        signs = map(told_criterion, CRITERIA[:-1])
        raise Refusal("card-word", got=word, expected=(*signs, Name("other-word"), *BONUSES))
    return found


def _beginning(word: str, names: Iterable[Name]) -> Name | None:
    """The one name that begins with this word; one letter is too little, since m and r mean columns."""
    found = [name for name in names if name.startswith(word)] if len(word) > 1 else []
    return found[0] if len(found) == 1 else None


def card_line(card: AutomaCard) -> str:
    """What is known of a card, as it is typed, without its id."""
    said: list[str] = []
    if card.bonus is not None:
        said.append(card.bonus.kind)
        if card.bonus.level:
            said.append(str(card.bonus.level))
    if card.first is not None:
        said.append(card.first[0])
    said.extend(card.marble or ())
    for letter, numbers in (("r", card.rabbi), ("b", card.book)):
        if numbers is not None:
            said.append(letter + "".join(str(number) for number in numbers))
    said.extend(word for word, halves in _HALVES.items() if halves == (card.left, card.right))
    return " ".join(said)


# --- a card as it decides ---


def topmost(rule: str, order: Sequence[int], there: Collection[int], printed: Sequence[int] = ()) -> Criterion[int]:
    """The topmost number of a column, told with those above it that cannot be had. Where none that is printed can, the
    order goes on behind them."""
    numbers = printed or order
    skipped = tuple(takewhile(lambda number: number not in there, numbers))
    if len(skipped) in (0, len(numbers)):
        return least(rule, "why-topmost-number", order.index)
    return least(rule, "why-first-number", order.index, skipped=Say("told", {"what": skipped}))


# --- a card as it is told ---


def told_parts(card: AutomaCard) -> tuple[Say, ...]:
    """What is known of a card in words, column by column."""
    names = ("bonus", "first", "marble", "rabbi", "book")
    said = [told_part(name, part) for name in names if (part := getattr(card, name)) is not None]
    halves = [word for word, edges in _HALVES.items() if edges == (card.left, card.right) and "_" not in word]
    return (*said, *(Say(f"told-halves-{('=', '<', '>', '<>').index(word) + 1}") for word in halves))


def told_part(name: str, part: Any) -> Say:
    if name == "bonus":
        return Say("told-bonus", {"bonus": part.kind, "level": part.level})
    if name == "first":
        return Say("told-first", {"kind": part})
    signs = tuple(map(told_criterion, part)) if name == "marble" else part
    return Say(f"told-column-{name}", {"signs": Say("told", {"what": signs})})


def told_criterion(sign: Name) -> Say:
    """A criterion as it is said of a marble."""
    return Say(f"criterion-{sign}")


def told_card(card: AutomaCard) -> Say:
    """One that has no name by its signs."""
    parts = told_parts(card)
    args = {"card": called(CARD, card.id), "parts": Say("told", {"what": parts})}
    if parts and not has_name(card.id):
        return Say("told-nameless-card", {"parts": args["parts"]})
    return Say("told-card" if parts else "told-known-card", args)
