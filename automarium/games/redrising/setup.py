"""Set-up: the Automa's parts first, then the ordinary ones of a two-player match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from automarium.core.ask import Asking, Number, Several
from automarium.core.deck import CardPick, Deck
from automarium.core.errors import Refusal
from automarium.core.game import NO_YES, Part, Setting, Setup
from automarium.core.rng import Streams
from automarium.core.tale import Name, Say, Tale
from automarium.games.redrising.cards import (
    CYRILLIC,
    SIGNS,
    UNKNOWN,
    UNKNOWN_ID,
    AutomaCard,
    Card,
    as_printed,
    characters,
    deck_of,
    face_up,
    in_play,
    is_own,
    letters_uneven,
    sections,
)
from automarium.games.redrising.fixes import correct, fix_reports
from automarium.games.redrising.names import (
    APOLLO,
    AUTOMA,
    AUTOMA_HAND,
    CERES,
    DECK,
    EVEN,
    HAND,
    HOUSES,
    HUMAN,
    LETTERS,
    LOCATIONS,
    ODD,
    SIDES,
)
from automarium.games.redrising.owner import names
from automarium.games.redrising.table import NEUTRAL_INFLUENCE, Table, Unseen
from automarium.games.redrising.turn import shuffle_deck

PER_LOCATION = 2
AUTOMA_CARDS = 2
HUMAN_CARDS = 5


def _priorities(text: str) -> str:
    """Four letters for Jupiter, Mars, Luna and the Institute, such as BADC. Cyrillic letters are read by their code
    points: the third of them looks like a Latin B and is C (R-04)."""
    letters = text.upper()
    if all(letter in CYRILLIC for letter in letters):
        letters = "".join(CYRILLIC[letter] for letter in letters)
    if sorted(letters) != list("ABCD"):
        raise Refusal("priorities-bad", got=text)
    return letters


_LETTERS = tuple((letter.removeprefix("letter-").upper(), Say(str(letter))) for letter in LETTERS)
DEALT = ("random", "newcomer")  # houses by chance
WITH_BOX = {"depth": ("counted", "known")}
BY_NAME = {"depth": ("known", "screen")}
SETTINGS = (
    Setting("level", "2", ("1", "2", "3", "4", "5", "6")),
    Setting("depth", "counted", ("counted", "known", "screen"), first=True),
    Setting(
        *("house", "random", (*DEALT, *(house.removeprefix("house-") for house in HOUSES))),
        spoken={"en": "newcomer", "ru": "newcomer", "uk": "newcomer"},  # whoever sits down to play
    ),
    Setting("first", "random", ("random", "human", "automa")),
    Setting("variant", "no", NO_YES),
    Setting("automa-deck", "program", ("program", "physical"), when=WITH_BOX),
    Setting("characters", "table", ("table", "program"), when={"depth": ()}),  # matches of older rules have it
    Setting("die", "table", ("table", "program"), when=WITH_BOX),
    Setting(
        *("priorities", "random", ("random",)),
        check=_priorities,
        parts=tuple(Part(Say(str(location)), _LETTERS) for location in LOCATIONS),
        join="",
    ),
    Setting("deck", "recommended", ("recommended", "transcription"), ruling="R-09"),
    Setting("substitute", "no", NO_YES, ruling="A12"),
    Setting("neutral-rank", "no", NO_YES, ruling="A22", when=BY_NAME),
    Setting("lawyer", "both", ("both", "judge"), ruling="A30", when=BY_NAME),
    Setting("chef", "clause", ("clause", "card"), ruling="A38", when=BY_NAME),
    Setting("itself", "yes", NO_YES, ruling="U-02", when=BY_NAME),
    Setting("end-abilities", "must", ("must", "may"), ruling="U-13", when=BY_NAME),
    Setting(
        *("box", "english", ("english", "other"), "A37"),
        when={"depth": ("known",)},
        spoken={"ru": "other", "uk": "other"},
    ),
)


def lay_table(setup: Setup, streams: Streams, tale: Tale) -> Table:
    """The table of a set-up, still bare."""
    _, cards = deck_of(setup)

    def which(possible: Callable[[], Sequence[AutomaCard]], id: str) -> Asking[AutomaCard]:
        told = yield from table.ask(id, lambda: CardPick(possible(), SIGNS, deck.all))
        if isinstance(told, AutomaCard):
            return enter_card(table, told)
        return next(one for one in deck.all if one.n == told)

    physical = setup["automa-deck"] == "physical" and setup["depth"] != "screen"
    deck = Deck(cards, streams["automa-deck"], which, physical=physical)
    table = Table(setup, streams, tale, deck)
    table.corrected_by(None if table.screen else fix_reports, correct)
    return table


def enter_card(table: Table, told: AutomaCard) -> AutomaCard:
    """A card of the player's box that our list does not have: it takes the place of the most doubtful card that has not
    come up, an inferred one before others, then the one most like it (R-153)."""
    deck = table.deck
    left = [one for one in deck.possible() if one not in deck.came_up]
    if not left:
        raise Refusal("automa-cards-known", number=len(deck.all))

    def doubt(one: AutomaCard) -> tuple[bool, int]:
        return one.status == "inferred", len(sections(one).items() & sections(told).items())

    instead = max(left, key=doubt)
    card = deck.enter(replace(told, name=instead.name, n=instead.n), instead)
    table.corrected_by(fix_reports, correct)
    table.tale.note("note-card-entered", card=as_printed(card), instead=as_printed(instead))
    return card


def set_up(table: Table) -> Asking[None]:
    """The steps of the rulebook, in its order."""
    tell_status(table)
    table.tale.head("head-setup")
    telling = table.tale.telling
    table.tale.telling = telling and not table.screen  # there is nothing to lay out: the table shows it
    shuffle_deck(table)  # step 1
    if not table.deck.physical:
        table.tale.order("order-leave-automa-cards")
    lay_priorities(table)  # step 2
    lay_luna_bonus_card(table)  # step 3
    remove_characters(table)  # step 4
    choose_house(table)
    yield from deal(table)  # step 5
    lay_neutral_influence(table)
    yield from lay_parity_card(table)  # step 6
    table.tale.telling = telling
    if table.screen:
        tell_dealt(table)
    choose_first(table)


def tell_dealt(table: Table) -> None:
    """On the screen, in short: who plays what, what was dealt, and which cards the Automa wants."""
    hand, automa = len(table.piles[HAND]), len(table.piles[AUTOMA_HAND])
    table.tale.note("note-screen-dealt", house=table.house, each=PER_LOCATION, hand=hand, automa=automa)
    table.tale.note("note-screen-house", house=table.house)
    table.tale.note("note-screen-parity", parity=table.parity)


def tell_status(table: Table) -> None:
    """What is not certain about the data, once and plainly."""
    if not table.tale.telling:
        return
    _, cards = deck_of(table.setup)
    inferred = [card for card in cards if card.status == "inferred"]
    if is_own(table.setup):
        table.tale.note("care-owner-deck")
        if letters_uneven(cards):
            table.tale.care("care-letters-uneven")
    else:
        table.tale.care("care-single-source")
        if inferred:
            signs = tuple(Say("automa-card-in-words", {"card": card.name, **sections(card)}) for card in inferred)
            names_of = tuple(card.name for card in inferred)
            table.tale.care("care-inferred", cards=names_of, signs=signs, number=len(inferred))
    if names(table.setup):
        table.tale.note("note-own-names")
    elif table.known and (table.screen or table.setup["box"] != "english"):
        table.tale.care("care-names")


def lay_priorities(table: Table) -> None:
    """One priority card face up at each location (R-12)."""
    given = table.setup["priorities"]
    if given == "random":
        letters = list(LETTERS)
        table.streams["priorities"].shuffle(letters)
    else:
        letters = [LETTERS["ABCD".index(letter)] for letter in given]
    for location, letter in zip(LOCATIONS, letters, strict=True):
        table.priorities[letter] = location
        table.tale.order("order-priority", location=location, letter=letter)


def lay_luna_bonus_card(table: Table) -> None:
    if table.tale.telling:
        table.tale.order("order-luna-card", location=table.luna_shows)


def remove_characters(table: Table) -> None:
    """Characters that leave the game before the others are shuffled (R-15, R-137)."""
    if not table.tale.telling:
        return
    kept = frozenset(in_play(table.variant))
    gone = tuple(sorted((id for id in characters() if id not in kept), key=lambda id: characters()[id].name))
    table.tale.order("order-remove", cards=gone, number=len(gone))


def choose_house(table: Table) -> None:
    """The one of the set-up, or by chance: among all of them, or without the one that newcomers should not play."""
    given = table.setup["house"]
    if given in DEALT:
        houses = HOUSES if given == "random" else tuple(one for one in HOUSES if one != CERES)
        table.house = table.streams["house"].pick(houses)
    else:
        table.house = Name(f"house-{given}")
    table.tale.order("order-house", house=table.house)
    if table.house == CERES:
        table.tale.note("note-ceres-advice")


def deal(table: Table) -> Asking[None]:
    """Two characters face up at each location, the human's hand, two face down for the Automa, who has no house."""
    program = table.screen or (table.known and table.setup["characters"] == "program")
    hand = HUMAN_CARDS + (table.house == CERES)
    lay_characters(table, shuffled=program)
    if program:
        table.tale.note("note-program-deals", each=PER_LOCATION, hand=hand, automa=AUTOMA_CARDS)
    else:
        table.tale.order("order-shuffle-characters")
        _order(table, LOCATIONS, PER_LOCATION, "order-deal", each=PER_LOCATION)
    for at, location in enumerate(LOCATIONS, 1):
        later = AUTOMA_CARDS + hand + PER_LOCATION * (len(LOCATIONS) - at)
        yield from _deal_to(table, location, PER_LOCATION, later)
    if not program:
        _order(table, (HAND,), hand, "order-deal-hand", number=hand)
    yield from _deal_to(table, HAND, hand, AUTOMA_CARDS)
    for _ in range(AUTOMA_CARDS):
        table.put(table.draw(), AUTOMA_HAND)
    if not program:
        table.tale.order("order-deal-automa", number=AUTOMA_CARDS)


def lay_characters(table: Table, *, shuffled: bool) -> None:
    """The character deck: shuffled by the program, or by the human, and then nobody has seen it."""
    ids = list(in_play(table.variant))
    if shuffled:
        table.streams["characters"].shuffle(ids)
    table.piles[DECK] = list(map(face_up, ids)) if shuffled else [UNKNOWN] * len(ids)


def _order(table: Table, places: Sequence[Name], number: int, id: str, /, **args: Any) -> None:
    """To deal is told when the cards lie there; for the program they come one place after the other, with names."""
    if not table.tale.telling:
        return
    dealt = [place for place in places for _ in range(number)]
    for place in dealt:
        table.put(table.draw(), place)
    table.tale.order(id, **args)
    for place in dealt:
        table.piles[DECK].append(table.piles[place].pop())


def lay_neutral_influence(table: Table) -> None:
    """The third house, which nobody plays (R-28)."""
    table.tale.order("order-neutral", number=NEUTRAL_INFLUENCE)


def _deal_to(table: Table, place: Name, number: int, later: int) -> Asking[None]:
    def dealt() -> Several[Name]:
        if len(table.piles[DECK]) < later:
            raise Refusal("deck-to-deal", number=later)  # a correction may not take what is still to be dealt
        return Several(Unseen(table, or_unknown=place == HAND), number, number)

    cards = [table.draw() for _ in range(number)]
    asked = table.known and cards[0].id == UNKNOWN_ID
    if asked:
        ids = yield from table.in_the_air(
            number,
            table.ask(
                "ask-dealt-hand" if place == HAND else "ask-dealt",
                dealt,
                place=place,
                number=number,
            ),
        )
        named = [id for id in ids if id != UNKNOWN_ID]
        if len(set(named)) < len(named):
            raise Refusal("card-twice", place=place)
        cards = [Card(id) for id in ids]
    for card in cards:
        table.put(card, place)
    if table.known and not asked:
        table.tale.note("note-dealt", place=place, cards=tuple(card.id for card in cards))


def lay_parity_card(table: Table) -> Asking[None]:
    """Even or odd, whichever the face-up cards have more of; even on a tie (R-18, R-19)."""

    def lying() -> int:
        return sum([len(table.piles[location]) for location in LOCATIONS])

    seen = [one for location in LOCATIONS for one in table.named(location)]
    if len(seen) < lying():
        even = yield from table.ask("ask-even-count", lambda: Number(0, lying()), number=lying())
    else:
        even = sum(1 for one in seen if table.parity_of(one) == EVEN)
        table.tale.note("note-parity", even=even, odd=lying() - even)
    odd = lying() - even
    table.parity = ODD if odd > even else EVEN
    table.tale.order("order-parity", parity=table.parity, even=even, odd=odd)


def choose_first(table: Table) -> None:
    """Apollo begins; otherwise chance, or what the set-up says (R-30)."""
    given = "human" if table.house == APOLLO else table.setup["first"]
    table.first = table.streams["first"].pick(SIDES) if given == "random" else Name(given)
    table.tale.note("note-first", side=table.first)


def order_of(table: Table) -> tuple[Name, Name]:
    return (HUMAN, AUTOMA) if table.first == HUMAN else (AUTOMA, HUMAN)
