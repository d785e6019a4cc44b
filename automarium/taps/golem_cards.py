"""An Automa card of Golem by taps, sign after sign in the order in which one reads it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.called import CARD
from automarium.games.golem.cards import (
    DECK_SIZE,
    LEVELS,
    POSITIONS,
    AutomaCard,
    Bonus,
    card_line,
    read_card,
    told_criterion,
    told_part,
)
from automarium.games.golem.names import BONUSES, CRITERIA, MARBLE, NONE, RABBI, SHUFFLE, SYMBOL
from automarium.games.golem.shapes import CardLine, PartLine
from automarium.taps import Tap, next_taps, says_nothing
from automarium.taps.golem_effects import MORE, digit
from automarium.taps.golem_keys import NEW, fresh, names, new_one, numbers

BROWN, YELLOW, GREY, BLUE, EDGES = (Say(f"tap-{column}") for column in ("brown", "yellow", "grey", "blue", "edges"))
FURTHER = Say("tap-yellow-further-more")  # of a column that may be longer than any that we know
COLUMNS = (MARBLE, RABBI)
HALVES = {"=": (False, False), "<": (True, False), ">": (False, True), "<>": (True, True)}
COLUMN = len(POSITIONS)  # signs of a column of a card
FEW = 4  # known things that stand before what is entered next


def card_label(card: AutomaCard) -> Say:
    """A card by its signs, as it looks."""
    bonus = told_part("bonus", card.bonus) if card.bonus else Say("picture-unknown")
    columns = [(name, getattr(card, name)) for name in (MARBLE, RABBI, "book")]
    told = [bonus, *(told_part(name, column) for name, column in columns if column)]
    return Say("known-card", {"id": card.id, "parts": Say("told", {"what": tuple(told)})})


def alike(card: AutomaCard, begun: AutomaCard) -> bool:
    """Whether a known card may be the one of which this has been entered, column by column from the top; a bonus may
    lack its number yet."""
    if card.bonus and begun.bonus and begun.bonus not in (card.bonus, Bonus(card.bonus.kind)):
        return False
    for name in ("first", MARBLE, RABBI, "book", "left", "right"):
        known, told = getattr(card, name), getattr(begun, name)
        if isinstance(told, tuple) and known is not None:
            known = known[: len(told)]
        if None not in (known, told) and known != told:
            return False
    return True


def _within(card: AutomaCard, other: AutomaCard) -> bool:
    return all(part in (None, same) for part, same in zip(card[1:], other[1:], strict=True))


def begun_card(id: str, signs: Sequence[str]) -> AutomaCard:
    """A card whose last sign may be a bonus that still lacks its number."""
    try:
        return read_card(id, signs)
    except Refusal:
        bonus = next((Bonus(one) for one in BONUSES if one in signs[-1:]), None)
        return AutomaCard(id, bonus)


def known_cards(shape: CardLine, id: str, words: Sequence[str]) -> list[Tap]:
    """Known cards that show what has been entered: the one that lies there is among them, or it is new. If all that is
    known of one is on another as well, that is told."""
    begun = begun_card(id, words)
    found = [card for card in shape.known.values() if card.id not in shape.under and alike(card, begun)]
    if not words and len(found) > FEW:
        return []
    same = any(_within(one, other) for one, other in permutations(found, 2))
    group = Say("tap-known-cards", {"number": len(found), "same": "yes" if same else "no"})
    return [Tap(card.id, card_label(card), group, at_once=True) for card in found]


def card_taps(id: str, words: list[str], shape: CardLine) -> list[Tap]:
    """The bonus, then what the turn needs: a column, where the first sign of one says that it stands further left, and
    the edges; all else is folded away. What leaves nothing to be entered gives the card, but not a criterion: a yellow
    column may be longer than any that we know."""
    head = f"{id} {' '.join(words)}".strip()
    levels = [Tap(f"{head} {level}", digit(level), Say("tap-level")) for level in LEVELS]
    if words and words[-1] in BONUSES and words[-1] not in (NONE, SHUFFLE):
        return levels
    try:
        card = read_card(id, words)
    except Refusal:
        return []
    if card.bonus is None:
        return [Tap(f"{head} {bonus}", Say(bonus), BROWN) for bonus in BONUSES]
    due = due_parts(card, shape)
    if_any = Say("tap-level-if-any")
    either = [
        Tap(f"{head} {level}", Say("tap-level-number", {"number": level}), if_any)
        for level in (LEVELS if words[-1] == SHUFFLE else ())
    ]
    made = []
    others = (*COLUMN_SIGNS, "edges") if len(due) < 2 else ()
    grey_first = card.rabbi and card.first == RABBI and card.marble is None and due == (RABBI,)
    stay = COLUMNS if grey_first else due  # its numbers keep their place below the criteria that were offered with them
    for part in dict.fromkeys((*stay, *others)):  # what comes next as one reads the card stands first
        group = _group(part, stay, later=shape.need is not None and shape.needed(card) != SYMBOL)
        if part == MARBLE and len(card.marble or ()) >= COLUMN and part not in stay:
            group = FURTHER
        for label, gone, one in _part_taps(card, part, further_left=len(due) > 1 and part in due):
            last = shape.need is not None and part != MARBLE and not due_parts(one, shape)
            off = gone or (part in stay and part not in due)
            made.append(Tap(f"{id} {card_line(one)}", label, group, gone=off, at_once=last))
    begun = any(0 < len(getattr(card, part) or ()) < COLUMN for part in COLUMN_SIGNS)
    first = [Tap(f"{id} {card_line(card._replace(first=one))}", Say(f"tap-first-{one}"), MORE) for one in COLUMNS]
    ends = [column_ends(head)] if begun else []
    return [*either, *made, *(() if card.first else first), *ends]


COLUMN_SIGNS: dict[str, tuple[Say, Sequence[Any]]] = {
    str(MARBLE): (YELLOW, CRITERIA),
    str(RABBI): (GREY, POSITIONS),
    "book": (BLUE, POSITIONS),
}


def _group(part: str, due: Sequence[str], *, later: bool) -> Say:
    """The heading of a part: of two columns that may come next, that it is the one further left; of edges that decide
    nothing yet, that they can be told later."""
    group, _ = COLUMN_SIGNS.get(part, (EDGES, ()))
    if part not in due:
        return Say(f"{group.id}-more")
    if group == EDGES and later:
        return Say("tap-edges-later")
    return Say(f"{group.id}-first") if len(due) > 1 else group


def _part_taps(card: AutomaCard, part: str, *, further_left: bool) -> list[tuple[Say, bool, AutomaCard]]:
    """What can be tapped of a part: each with its label, whether it is used up, and the card with it."""
    if part not in COLUMN_SIGNS:
        return _halves(card)
    _, signs = COLUMN_SIGNS[part]
    if further_left:
        card = card._replace(first=Name(part))
    told: tuple[object, ...] = getattr(card, part) or ()
    label_of = told_criterion if part == MARBLE else digit
    return [(label_of(sign), sign in told, _with(card, part, _longer(signs, (*told, sign)))) for sign in signs]


def _longer(signs: Sequence[Any], told: tuple[Any, ...]) -> tuple[Any, ...]:
    """A column of all numbers with the last of them, once it is the only one left."""
    left = [sign for sign in signs if sign not in told]
    return (*told, *left) if len(signs) == COLUMN and len(left) == 1 else told


def column_ends(begun: str) -> Tap:
    """A column that is shorter than all others known to us is given by a tap of its own, and not by the bright one. How
    many criteria a yellow one has the rulebook does not say."""
    return Tap(begun, Say("tap-column-ends"), at_once=True, onward=True)


def due_parts(card: AutomaCard, shape: CardLine) -> tuple[str, ...]:
    """What is to be entered next. Of a card that is entered as a whole what comes next as one reads it; else the bonus,
    the edges where they decide which column counts, that column, and at last the edges of a first card, which may form
    the symbol with the next one; two columns, where the one that is begun stands further left."""
    if shape.need is None or card.bonus is None:
        return card.next_parts[:1] if card.first else card.next_parts
    need = shape.needed(card)
    if need == SYMBOL:
        return ("edges",) if card.left is None else ()
    column = need if need in COLUMNS else card.first
    if column is None or len(getattr(card, column) or ()) < COLUMN:
        return (str(column),) if column else COLUMNS
    return () if shape.before is not None or None not in (card.left, card.right) else ("edges",)


def _with(card: AutomaCard, part: str, signs: tuple[object, ...]) -> AutomaCard:
    changed: dict[str, Any] = {part: signs}
    return card._replace(**changed)


def _halves(card: AutomaCard) -> list[tuple[Say, bool, AutomaCard]]:
    """What the edges of a card can show, until it is told."""
    return [
        (Say(f"tap-halves-{at}"), False, card._replace(left=left, right=right))
        for at, (left, right) in enumerate(HALVES.values(), 1)
        if card.left is None and card.right is None
    ]


def bonus_taps(begun: str) -> list[Tap]:
    if not begun:
        return [Tap(str(bonus), Say(bonus), BROWN) for bonus in BONUSES]
    return numbers(f"{begun} ", LEVELS, Say("tap-level")) if begun in BONUSES and begun != NONE else []


@next_taps.register
def _(shape: CardLine, begun: str) -> list[Tap]:
    id, *words = begun.split() or [""]
    if id == "c" or (not words and id in shape.known and not shape.anew):
        return names(id, "c", dict.fromkeys(shape.known, NEW))
    new = fresh("c", shape.known)
    if shape.anew and not id and shape.known:
        return names(id, "c", {one: card_label(card) for one, card in shape.known.items()}, new_one(CARD, new))
    known = [] if shape.anew else known_cards(shape, id or new, words)
    entered = card_taps(id or new, words, shape)
    spelt = [] if id else names("", "c", {})
    return [*known, *entered, *spelt] if len(known) <= FEW else [*entered, *known]


@says_nothing.register
def _(shape: CardLine, value: AutomaCard) -> bool:
    """Of a new card what the turn needs is to be told: its bonus, the edge that may decide, the column that counts."""
    if shape.anew or shape.need is None or value.id in shape.known:
        return shape.anew and value == AutomaCard(value.id)
    if len(shape.known) >= DECK_SIZE:  # it is one of those
        return True
    need = shape.needed(value)
    column = need if need in COLUMNS else value.first
    unread = value.left if need == SYMBOL else getattr(value, column) if column else None
    return value.bonus is None or unread is None


@next_taps.register
def _(shape: PartLine, begun: str) -> list[Tap]:
    if shape.part == "bonus":
        return bonus_taps(begun)
    if shape.part == "first":
        return [] if begun else [Tap(one[0], Say(f"tap-first-{one}")) for one in COLUMNS]
    ends = [column_ends(begun)] if 0 < len(begun.split() if shape.part == "marble" else begun) < COLUMN else []
    if shape.part == "marble":
        signs = begun.split()
        return [*(Tap(f"{begun} {one}".strip(), told_criterion(one), gone=one in signs) for one in CRITERIA), *ends]
    if not set(begun) <= set(map(str, POSITIONS)):  # it was begun of something else
        return []
    told = tuple(map(int, begun))
    whole = {one: "".join(map(str, _longer(POSITIONS, (*told, one)))) for one in POSITIONS}
    return [*(Tap(text, digit(one), gone=str(one) in begun) for one, text in whole.items()), *ends]
