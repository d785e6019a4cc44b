"""Corrections: any value of the twin can be set to what lies on the table. The number of cards in the match stays the
same: what a correction brings to a place leaves the deck, and what it takes away returns there."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from automarium.core.ask import Count, Field, Option, Pick, Report, Reports, Said, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.redrising.cards import UNKNOWN, UNKNOWN_ID, AutomaCard, Card, as_printed, in_play
from automarium.games.redrising.names import (
    AUTOMA,
    BANISHED,
    BENEATH,
    BOTTOM,
    DECK,
    FLEET,
    HELIUM,
    HOUSES,
    INFLUENCE,
    LETTERS,
    LOCATIONS,
    PARITIES,
    PLACES,
    POSITIONS,
    SIDES,
)
from automarium.games.redrising.table import FULL, SomeCards, Table

NOBODY, YES, NO = Name("nobody"), Name("yes"), Name("no")
TO_DRAW, DRAWN = Name("to-draw"), Name("drawn")
MOST_HELIUM = 60


@cache
def _of_cards(variant: bool) -> tuple[Field, Field]:
    """One character by its name; all the cards of a place by their names."""
    names = Pick[Name](options(in_play(variant)))
    all_names = SomeCards(Pick[Name](options((*in_play(variant), UNKNOWN_ID))), 0, len(in_play(variant)))
    return Field("card", names), Field("cards", all_names)


def fix_reports(table: Table) -> Reports:
    """What can be corrected; the cards of the Automa deck only where the player draws them."""
    return Reports(partial(_fix_reports, table))


def _fix_reports(table: Table) -> tuple[Report, ...]:
    side = Field("side", Pick[Name](options(SIDES)))
    place = Field("place", Pick[Name](options(PLACES)))
    card, names = _of_cards(table.variant)
    counted = Count(0, len(in_play(table.variant)), lambda said: len(table.piles[said["place"]]))
    position = Field("position", Pick[Name](options(POSITIONS)), None)
    location = Field("location", Pick[Name](options(LOCATIONS)))

    def steps(track: Name, high: int) -> Report:
        return Report(track, (side, Field("amount", Count(0, high, lambda said: table.tracks[said["side"]][track]))))

    reports = [
        steps(HELIUM, MOST_HELIUM),
        steps(FLEET, FULL),
        steps(INFLUENCE, FULL),
        Report("sovereign", (Field("holder", Pick[Name](options((*SIDES, NOBODY)))),)),
        Report("cards", (place, names if table.known else Field("cards", counted))),
        Report("card", (card, place, position)) if table.known else _move(),
        Report("priority", (location, Field("letter", Pick(options(LETTERS, "letter-"))))),
        Report("parity", (Field("parity", Pick[Name](options(PARITIES))),)),
        Report("house", (Field("house", Pick[Name](options(HOUSES, "house-"))),)),
        Report("turns", (side, Field("amount", Count(0, 99, lambda said: table.turns[said["side"]])))),
        Report("ending", (Field("on", Pick[Name](options((YES, NO)))),)),
    ]
    if table.deck.physical:
        cards = tuple(Option(str(one.n), one.n, as_printed(one)) for one in table.deck.all)
        where = Field("where", Pick[Name](options((TO_DRAW, DRAWN))))
        reports.append(Report("automa-card", (Field("number", Pick[int](cards)), where)))
    return tuple(replace(one, fix=True, fields=tuple(map(_asking, one.fields))) for one in reports)


def _move() -> Report:
    """One card lies elsewhere; cards that are only counted have no names by which to say so."""
    places = Pick[Name](options(PLACES))
    return Report("move", (Field("source", places), Field("to", places)))


def _asking(field: Field) -> Field:
    """A part of a correction with its question."""
    counted = field.name == "cards" and isinstance(field.shape, Count)
    return field._replace(label=Say("asked-fix-count" if counted else f"asked-fix-{field.name}"))


def correct(table: Table, said: Said) -> None:
    """Carries out a correction, or refuses it. Banished cards that were overlooked lay there before the end as well."""
    before = len(table.piles[BANISHED])
    _correct(table, said)
    if table.banished_first is not None:
        table.banished_first = max(0, table.banished_first + len(table.piles[BANISHED]) - before)


def _correct(table: Table, said: Said) -> None:
    verb = said.verb
    if verb in (HELIUM, FLEET, INFLUENCE):
        if verb == HELIUM and said["side"] == AUTOMA and said["amount"] > FULL:
            raise Refusal("answer-out-of-range", got=said["amount"], low=0, high=FULL)
        table.tracks[said["side"]][Name(verb)] = said["amount"]
        table.tale.note(f"fixed-{verb}", side=said["side"], amount=said["amount"])
    elif verb == "sovereign":
        table.sovereign = None if said["holder"] == NOBODY else said["holder"]
        table.tale.note("fixed-sovereign", holder=said["holder"])
    elif verb == "cards":
        cards = [Card(id) for id in said["cards"]] if table.known else [UNKNOWN] * said["cards"]
        fix_cards(table, said["place"], cards)
    elif verb == "card":
        _fix_card(table, said["card"], said["place"], said["position"])
    elif verb == "move":
        _fix_move(table, said["source"], said["to"])
    elif verb == "priority":
        _fix_priority(table, said["location"], said["letter"])
    elif verb == "automa-card":
        _fix_automa_card(table, said["number"], said["where"])
    else:
        _fix_other(table, said)


def _fix_other(table: Table, said: Said) -> None:
    if said.verb == "parity":
        table.parity = said["parity"]
        table.tale.note("fixed-parity", parity=table.parity)
    elif said.verb == "house":
        table.house = said["house"]
        table.tale.note("fixed-house", house=table.house)
    elif said.verb == "turns":
        table.turns[said["side"]] = said["amount"]
        table.tale.note("fixed-turns", side=said["side"], amount=said["amount"])
    else:
        table.ending = said["on"] == YES
        table.tale.note("fixed-ending", on=said["on"])


def fix_cards(table: Table, place: Name, cards: list[Card]) -> None:
    """These are the cards of a place."""
    named = [card.id for card in cards if card.id != UNKNOWN_ID]
    if len(set(named)) < len(named):
        raise Refusal("card-twice", place=place)
    other = other_of(place)
    before, lay = sum(len(pile) for pile in table.piles.values()), len(table.piles[other])
    for pile in table.piles.values():
        pile[:] = [card for card in pile if card.id not in named]
    table.piles[place][:] = cards
    _pad(table, other, before - sum(len(pile) for pile in table.piles.values()))
    told = tuple(card.id for card in cards) or Name("no-cards")
    table.tale.note("fixed-cards", place=place, cards=told if table.known else len(cards))
    if len(table.piles[other]) != lay:
        table.tale.note("fixed-rest", place=other, before=lay, number=len(table.piles[other]))


def other_of(place: Name) -> Name:
    """The place that makes up for what a correction of another one adds or takes away."""
    return BANISHED if place == DECK else DECK


def _fix_move(table: Table, source: Name, to: Name) -> None:
    """The top card of a place lies elsewhere."""
    if source == to:
        raise Refusal("move-nowhere", place=to)
    if not table.piles[source]:
        raise Refusal("place-empty", place=source)
    table.piles[to].append(table.piles[source].pop())
    table.tale.note("fixed-move", source=source, to=to)


def _fix_card(table: Table, id: Name, place: Name, position: Name | None) -> None:
    """One card lies where the player sees it. If nobody had named it, it was an unseen one of that place, or of the
    deck. In its own place it keeps its spot unless another is said; elsewhere it comes on top."""
    seen = table.where(id)
    unseen = [one for one in (place, DECK) if any(card.id == UNKNOWN_ID for card in table.piles[one])]
    source = seen or next(iter(unseen), None)
    if source is None:
        raise Refusal("too-many-cards", place=DECK)
    pile, target = table.piles[source], table.piles[place]
    spot = max(at for at, card in enumerate(pile) if card.id == (id if seen else UNKNOWN_ID))
    del pile[spot]
    if position == BOTTOM:
        spot = 0
    elif position == BENEATH:
        spot = max(len(target) - 1, 0)
    elif position is not None or source != place:
        spot = len(target)
    target.insert(spot, Card(id))
    table.tale.note("fixed-card", card=id, place=place)


def _pad(table: Table, place: Name, missing: int) -> None:
    """Adds unseen cards to a place, or takes some away from it."""
    pile = table.piles[place]
    pile[:0] = [UNKNOWN] * missing
    for _ in range(-missing):
        if UNKNOWN not in pile:
            raise Refusal("too-many-cards", place=place)
        pile.remove(UNKNOWN)


def _fix_priority(table: Table, location: Name, letter: Name) -> None:
    """The letter comes to the location; the one that lay there goes where it came from."""
    here = next(one for one in LETTERS if table.priorities[one] == location)
    table.priorities[here], table.priorities[letter] = table.priorities[letter], location
    table.tale.note("fixed-priority", location=location, letter=letter)


def _fix_automa_card(table: Table, number: int, where: Name) -> None:
    """A card of the physical Automa deck has been drawn already, or has not."""
    deck = table.deck
    card: AutomaCard = next(one for one in deck.all if one.n == number)
    if where == DRAWN and card in deck.unseen and deck.count > 0:
        deck.unseen.remove(card)
        deck.discarded.append(card)
        deck.came_up.append(card)
        deck.hidden -= 1
    elif where == TO_DRAW and card in deck.discarded:
        deck.discarded.remove(card)
        deck.came_up = [one for one in deck.came_up if one != card]
        deck.unseen.append(card)
        deck.hidden += 1
    else:
        raise Refusal("automa-card-is", card=card.name, where=where)
    table.tale.note("fixed-automa-card", number=as_printed(card), where=where)
