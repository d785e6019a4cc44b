"""The Automa's turn: a card from its deck, the bonus, and a marble or a rabbi action."""

from __future__ import annotations

from functools import cache

from automarium.core.ask import Asking
from automarium.core.choose import Criterion, Ladder, choose, only, prefer
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.golem.actions import marble_action
from automarium.games.golem.artifacts import gain_gold
from automarium.games.golem.called import CARD, called
from automarium.games.golem.cards import DECK_SIZE, AutomaCard
from automarium.games.golem.components import ROUNDS
from automarium.games.golem.golems import create
from automarium.games.golem.names import (
    AUTOMA,
    CREATE1,
    CREATE2,
    EITHER,
    GOLD,
    MARBLE,
    NONE,
    RABBI,
    SHUFFLE,
    STUDENT,
    STUDY_UP,
    SYMBOL,
)
from automarium.games.golem.rabbi import rabbi_action
from automarium.games.golem.shapes import CardLine
from automarium.games.golem.students import move_student
from automarium.games.golem.table import GOLEMS_TO_CREATE, Table
from automarium.games.golem.taken import catch_up, near_a_token
from automarium.games.golem.tracks import move_study

SECOND = 2  # the turn whose card may form the rabbi symbol with the one before it
NEVER_DRAWN = 11  # the version of the rules since which the deck is left alone after the last round
MARBLES, TURNS = 2, 3  # marble actions, and all actions, of a round
OWED = (((), (RABBI,)), ((MARBLE,), (MARBLE, RABBI)))  # by whether marbles are left, and whether the rabbi is


def automa_turn(table: Table) -> Asking[None]:
    """A card is laid to the right of the others (G-33); its bonus comes before everything else (G-130)."""
    number = len(table.cards) + 1
    table.tale.head("head-automa-turn", number=number)
    deck = table.deck
    card = (yield from draw(table)) if deck.physical else table.box.cards[deck.take()]
    table.cards.append(card)
    table.acting = AUTOMA
    yield from bonus(table)
    kind = yield from kind_of_action(table, number)
    yield from rabbi_action(table) if kind == RABBI else marble_action(table)


# --- the card ---


def draw(table: Table) -> Asking[AutomaCard]:
    """The top card; once all cards of a player's deck are known, the program draws for them if it may."""
    deck, box = table.deck, table.box
    if deck.physical and box.all_cards and table.setup["automa-deck"] == "program":
        deck.all = tuple(box.cards)
        deck.take_over([card.id for card in table.cards])
        table.tale.care("care-program-draws")
    id = yield from deck.draw("ask-card")
    return box.cards[id]


def drawn_by_hand(table: Table, ask: str) -> Asking[str]:
    """A card from the player's deck by its id, with the signs that are new. One that lies under the deck already cannot
    have come up."""
    box, drawn, owed = table.box, table.deck.drawn, owed_kinds(table)
    if len(drawn) == DECK_SIZE:  # the deck has gone round
        drawn[:] = [card.id for card in table.cards]
    number, known = len(table.cards) + 1, len(box.cards)
    may_form = number == SECOND and table.cards[-1].right is not False
    need = owed[0] if len(owed) == 1 else SYMBOL if may_form else EITHER

    def shape() -> CardLine:
        return CardLine(box.cards, drawn, need, before=table.cards[-1] if table.cards else None)

    told: AutomaCard = yield from table.ask(ask, shape, number=number, known=known, need=need)
    if told.id in drawn:
        raise Refusal("card-under-deck", card=called(CARD, told.id))
    if told.id not in box.cards:
        if len(box.cards) == DECK_SIZE:
            raise Refusal("cards-full", card=called(CARD, told.id), number=DECK_SIZE)
        table.tale.note("note-new-card", card=called(CARD, told.id), key=told.id, number=len(box.cards) + 1)
    box.cards[told.id] = box.cards.get(told.id, AutomaCard(told.id)).with_parts(told)
    return told.id


# --- the brown column ---


def bonus(table: Table) -> Asking[None]:
    """The bonus of the card, if the level reaches its number (G-36), whichever action the turn has (G-132)."""
    kind, level = table.cards[-1].bonus or (yield from table.part("bonus"))
    works = "no" if kind == NONE else "yes" if level <= table.level else "later"
    if works == "yes" and kind == SHUFFLE and deck_is_done(table):
        works = "idle"
    card = table.cards[-1]
    table.tale.note("note-card", card=table.called_card(card), key=card.id, works=works, bonus=kind, level=level)
    if works == "yes":
        yield from carry_out_bonus(table, kind)


def carry_out_bonus(table: Table, kind: Name) -> Asking[None]:
    done = True
    if kind == GOLD:
        done = yield from gain_gold(table, 1)
    elif kind == STUDY_UP:
        done = yield from move_study(table, 1)
    elif kind == STUDENT:
        if near_a_token(table, table.tokens[0]):
            yield from catch_up(table)
        done = move_student(table, table.tokens[0], 1)  # whatever the positions of the students (G-39)
    elif kind == SHUFFLE:
        table.shuffle_after = True
    else:
        done = yield from bonus_golem(table, kind)
    if not done:
        table.useless("G-77")


def bonus_golem(table: Table, kind: Name) -> Asking[bool]:
    """With at most so many golems on the map one more at full price; beyond the limit it is no effect (G-40, A-46)."""
    limit = {CREATE1: 1, CREATE2: 2}[kind]
    if len(table.golems) > limit:
        table.tale.note("note-enough-golems", number=len(table.golems), limit=limit)
        return True
    if table.created == GOLEMS_TO_CREATE:
        table.tale.note("note-no-golem-left")
        return False
    return (yield from create(table, 0))


# --- marble or rabbi ---


def kind_of_action(table: Table, number: int) -> Asking[Name]:
    """Two marble actions and a rabbi action a round (G-43), in the order that the cards say (G-44 to G-48)."""
    owed = owed_kinds(table)
    symbol = first = None
    if len(owed) > 1:
        symbol = number == SECOND and (yield from symbol_formed(table))
        if not symbol:
            first = table.cards[-1].first or (yield from table.part("first"))
    kind, ladder = kind_among(owed, number, bool(symbol), first)
    if kind is None:  # a correction has given the Automa more than it is due
        raise Refusal("no-action-owed")
    table.tale.note("note-kind", why=ladder, kind=kind)
    return kind


@cache
def kind_among(owed: tuple[Name, ...], number: int, symbol: bool, first: Name | None) -> tuple[Name | None, Ladder]:
    """There are a few dozen such choices: each is worked out once."""
    ladder = Ladder("choice-kind")
    chain: tuple[Criterion[Name], ...] = (
        only("G-48" if number == 3 else "G-43", "why-owed", lambda one: one in owed),
        prefer("G-46", "why-symbol", lambda one: one == RABBI)
        if symbol
        else prefer("G-44" if number == 1 else "G-47", "why-further-left", lambda one: one == first),
    )
    return choose((MARBLE, RABBI), chain, ladder), ladder


def owed_kinds(table: Table) -> tuple[Name, ...]:
    """What the Automa has still to do this round."""
    return OWED[len(table.taken[AUTOMA]) < MARBLES][AUTOMA not in table.rabbis]


def symbol_formed(table: Table) -> Asking[bool]:
    """Whether the first two cards form the rabbi symbol: known from their halves, or asked as it lies there."""
    if len(table.cards) < 2:  # a correction by older rules
        return False
    before, now = table.cards[-2], table.cards[-1]
    if before.right is False or now.left is False:
        return False
    if before.right and now.left:
        return True
    formed = yield from table.ask_yes("ask-symbol")
    before, now = table.cards[-2], table.cards[-1]
    # what the answer proves about the two edges is remembered
    right = True if formed else False if now.left else before.right
    left = True if formed else False if before.right else now.left
    table.cards[-2] = table.box.cards[before.id] = before._replace(right=right)
    table.cards[-1] = table.box.cards[now.id] = now._replace(left=left)
    return formed


# --- the deck ---


def shuffle_deck(table: Table) -> None:
    """All 20 cards form a new deck: the program's, or the player's own."""
    table.deck.all = tuple(table.box.cards)
    table.deck.shuffle()
    if table.deck.physical:
        table.tale.order("order-shuffle")
    else:
        table.tale.note("note-shuffled")


def deck_is_done(table: Table) -> bool:
    """Whether no card will be drawn any more after this round."""
    return table.round == ROUNDS and table.setup.rules >= NEVER_DRAWN


def put_cards_away(table: Table) -> None:
    """The laid cards go under the deck (G-34), or all 20 form a new one (G-42, G-133)."""
    laid = [card.id for card in table.cards]
    table.cards.clear()
    if deck_is_done(table):
        return
    if table.shuffle_after:
        table.shuffle_after = False
        shuffle_deck(table)
    else:
        table.deck.put_under(laid)
        if table.deck.physical:
            table.tale.order("order-cards-under")
