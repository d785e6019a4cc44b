"""The keys by which an owner's lines are put together: names of components, the columns of a card, books, prices.

Every function gives what can be tapped after what has begun: options whose text is the whole line with that tap in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from automarium.core.ask import Option
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.box import FACTS, Book
from automarium.games.golem.cards import LEVELS, POSITIONS, AutomaCard, Bonus, card_line, read_card
from automarium.games.golem.names import BLACK, BONUSES, BOOK_COLOURS, CRITERIA, MARBLE, NONE, RABBI, SHUFFLE
from automarium.games.golem.notation import MORE, Effect, keys, phrase, series

KNOWN, NEW = Say("keys-known"), Say("keys-new")
BROWN, YELLOW, GREY, BLUE, EDGES = (Say(f"keys-{column}") for column in ("brown", "yellow", "grey", "blue", "edges"))
HALVES = {"=": (False, False), "<": (True, False), ">": (False, True), "<>": (True, True)}
NUMBERS = 21  # for names of ours
HIGHEST_PRICE = 15  # that has a key of its own


def digit(number: int) -> Say:
    return Say("number", {"number": str(number)})


def numbers(head: str, among: Iterable[int], group: Say) -> list[Option]:
    return [Option(f"{head}{number}", None, digit(number), group) for number in among]


# --- names that an owner gives ---


def fresh(letter: str, known: Iterable[str]) -> str:
    """The next name of ours that is free: `c5`."""
    taken = set(known)
    return next(f"{letter}{number}" for number in range(1, 1000) if f"{letter}{number}" not in taken)


def names(begun: str, letter: str, known: Mapping[str, Say], new: str = "") -> list[Option]:
    """Known ones by what is printed on them, a new one under the next free number, or under another one."""
    if not begun:
        return [
            *(Option(id, None, label, KNOWN) for id, label in known.items()),
            *([Option(new, None, Say("keys-new-one", {"id": new}), NEW)] if new else []),
            Option(letter, None, Say("keys-other-number"), MORE),
        ]
    free = (number for number in range(NUMBERS) if f"{letter}{number}" not in known)
    return numbers(letter, free, NEW) if begun == letter else []


# --- an Automa card ---


def card_label(card: AutomaCard) -> Say:
    """A card by its signs, as it looks."""
    bonus = card.bonus or Bonus(Name("picture-unknown"))
    level = str(bonus.level or "")
    return Say("known-card", {"id": card.id, "bonus": bonus.kind, "level": level, "signs": card.marble or ()})


def card_keys(id: str, words: list[str], need: Name | None) -> list[Option]:
    """The bonus first, then the columns as they stand, so that the one that is begun first stands further left. Where
    only one kind of action is left to `need`, its column may be the other one, and says nothing of that."""
    head = f"{id} {' '.join(words)}".strip()
    levels = [Option(f"{head} {level}", None, digit(level), Say("keys-level")) for level in LEVELS]
    if words and words[-1] in BONUSES and words[-1] not in (NONE, SHUFFLE):
        return levels
    try:
        card = read_card(id, words)
    except Refusal:
        return []
    if card.bonus is None:
        return [Option(f"{head} {bonus}", None, Say(bonus), BROWN) for bonus in BONUSES]
    yellow = [
        (Say(sign), YELLOW, _begun(card, MARBLE, sign, need)) for sign in CRITERIA if sign not in (card.marble or ())
    ]
    grey = [(digit(n), GREY, _begun(card, RABBI, n, need)) for n in POSITIONS if n not in (card.rabbi or ())]
    blue = [
        (digit(n), BLUE, card._replace(book=(*(card.book or ()), n))) for n in POSITIONS if n not in (card.book or ())
    ]
    halves = [
        (Say(f"keys-halves-{at}"), EDGES, card._replace(left=left, right=right))
        for at, (left, right) in enumerate(HALVES.values(), 1)
        if card.left is None and card.right is None
    ]
    first = [(Say(f"keys-first-{one}"), MORE, card._replace(first=one)) for one in (MARBLE, RABBI) if not card.first]
    columns = [*grey, *yellow] if need == RABBI else [*yellow, *grey]
    parts = (*columns, *blue, *halves, *first)
    made = [Option(f"{id} {card_line(one)}", None, label, group) for label, group, one in parts]
    return [*(levels if words[-1] == SHUFFLE else []), *made]


def _begun(card: AutomaCard, column: Name, sign: object, need: Name | None) -> AutomaCard:
    """A card with one more sign in its yellow or grey column."""
    first = card.first or (None if need in (MARBLE, RABBI) else column)
    longer: dict[str, Any] = {str(column): (*(getattr(card, column) or ()), sign)}
    return card._replace(first=first, **longer)


def bonus_keys(begun: str) -> list[Option]:
    if not begun:
        return [Option(str(bonus), None, Say(bonus), BROWN) for bonus in BONUSES]
    return numbers(f"{begun} ", LEVELS, Say("keys-level")) if begun in BONUSES and begun != NONE else []


# --- books, tiles with effects ---


def effect_labels(known: Mapping[str, Effect]) -> dict[str, Say]:
    return {id: Say("known-effect", {"id": id, "effect": phrase(one)}) for id, one in known.items()}


def book_label(book: Book) -> Say:
    parts = [Say("picture-unknown") if one is None else phrase(one) for one in (book.immediate, book.active)]
    price = "?" if book.price is None else str(book.price)
    return Say("known-book", {"id": book.id, "price": price, "immediate": parts[0], "active": parts[1]})


def book_keys(begun: str, known: Mapping[str, Book], laid: Iterable[str], *, anew: bool) -> list[Option]:
    """The colour first: it leaves few of the known ones to look through. Then what is printed on a new one."""
    words = begun.split()
    if not words:
        return [Option(colour, None, Say(colour), Say("keys-colour")) for colour in BOOK_COLOURS]
    if len(words) == 1:
        if begun in known or begun not in BOOK_COLOURS:
            return []
        out = set(laid)
        there = [book for book in known.values() if book.colour == begun and book.id not in out]
        new = fresh("b", known)
        return [
            *(Option(f"{book.id} {begun}" if anew else book.id, None, book_label(book), KNOWN) for book in there),
            *_printed([new, begun]),
            Option(f"{new} {begun}", None, Say("keys-only-colour"), MORE),
        ]
    return _printed(words)


def _printed(words: list[str]) -> list[Option]:
    """The price of a book, then its two bonuses; a black one has no price."""
    if words[1:] == [BLACK]:
        words = [*words, "0"]
    if len(words) == 2:
        begun = " ".join(words)
        prices = numbers(f"{begun} ", range(HIGHEST_PRICE + 1), Say("keys-price"))
        return [*prices, Option(f"{begun} _", None, Say("keys-unknown"), MORE)]
    head, rest = " ".join(words[:3]), " ".join(words[3:])
    bonuses = series(rest, (Say("keys-immediate"), Say("keys-active")), gaps=True)
    return [one._replace(text=f"{head} {one.text}") for one in bonuses]


def named_keys(begun: str, known: Mapping[str, Effect], letter: str = "s", *, anew: bool) -> list[Option]:
    """A tile with one effect: known, or new, and then it is remembered under a name of ours."""
    words = begun.split()
    if len(words) > 1:
        return [one._replace(text=f"{words[0]} {one.text}") for one in keys("".join(words[1:]))]
    spelt = names(begun, letter, effect_labels(known))
    if begun == letter or (begun in known and not anew):
        return spelt
    entered = [one._replace(text=f"{begun or fresh(letter, known)} {one.text}") for one in keys("")]
    return [*spelt, *entered]


# --- prices ---


def price_keys(begun: str, developments: Iterable[Name]) -> list[Option]:
    """The next development, then its price, which is no lower than the one before; what the rulebook gives is known."""
    words = begun.split()
    if not all(price.isdecimal() for price in words[1::2]):
        return []
    if len(words) % 2:
        lowest = int(words[-2]) if len(words) > 1 else 0
        return numbers(f"{begun} ", range(lowest, lowest + HIGHEST_PRICE), Say("keys-price"))
    last = int(words[-1]) if words else 0
    left = [name for name in developments if name not in words[::2] and FACTS.get(name, last) >= last]
    group = Say("keys-cheapest")
    return [
        Option(f"{begun} {name}".strip() + (f" {FACTS[name]}" if name in FACTS else ""), None, Say(name), group)
        for name in left
    ]
