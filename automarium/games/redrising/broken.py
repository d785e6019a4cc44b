"""What must always hold at a table of Red Rising while it waits for an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from automarium.core.errors import Refusal
from automarium.games.redrising.cards import UNKNOWN_ID, in_play
from automarium.games.redrising.names import HELIUM, HUMAN, LETTERS, LOCATIONS, PLACES, SIDES, TRACKS
from automarium.games.redrising.table import FULL, Table


def broken(table: Table) -> Iterator[Refusal]:
    """Each thing that cannot be."""
    yield from _characters(table)
    yield from _number_of_characters(table)
    yield from _faces(table)
    yield from _tracks(table)
    yield from _priorities(table)
    yield from _automa_deck(table)


def _characters(table: Table) -> Iterator[Refusal]:
    """Each character of the match lies in one place, once; one that is not in the match lies nowhere (R-15)."""
    named = [card.id for pile in table.piles.values() for card in pile if card.id != UNKNOWN_ID]
    places = Counter([*named, *table.aloft])
    playing = in_play(table.variant)
    for id, times in places.items():
        if times > 1:
            yield Refusal("broken-character-twice", card=id, number=times)
        if id not in playing:
            yield Refusal("card-not-in-play", card=id)


def _number_of_characters(table: Table) -> Iterator[Refusal]:
    """No character is lost and none is added (R-15, R-137)."""
    number = table.air + sum(len(table.piles[place]) for place in PLACES)
    expected = len(in_play(table.variant))
    if number != expected:
        yield Refusal("broken-characters", number=number, expected=expected)


def _faces(table: Table) -> Iterator[Refusal]:
    """Only at a location does a card lie face down among others."""
    for place, pile in table.piles.items():
        if place not in LOCATIONS and not all(card.up for card in pile):
            yield Refusal("broken-face-down", place=place)


def _tracks(table: Table) -> Iterator[Refusal]:
    """Ten steps of fleet, ten tokens of influence; helium without end for the human only (R-27, R-81)."""
    for side in SIDES:
        for track in TRACKS:
            total = table.tracks[side][track]
            if total < 0 or (total > FULL and (side, track) != (HUMAN, HELIUM)):
                yield Refusal("broken-track", side=side, track=track, total=total)


def _priorities(table: Table) -> Iterator[Refusal]:
    """Each letter lies at a location of its own (R-12)."""
    if sorted(table.priorities) != sorted(LETTERS) or sorted(table.priorities.values()) != sorted(LOCATIONS):
        yield Refusal("broken-priorities")


def _automa_deck(table: Table) -> Iterator[Refusal]:
    """Each Automa card is to be drawn, set aside, in play or discarded; so many are as are left (R-06, R-11)."""
    deck = table.deck
    lie = [*deck.cards, *deck.unseen, *deck.discarded]
    lie += [card for card in table.cards if card not in lie]  # those of its last turn stay in sight
    if sorted(lie) != sorted(deck.all):
        yield Refusal("broken-automa-cards", number=len(lie), expected=len(deck.all))
    if len(deck.unseen) != deck.hidden + deck.aside_count:
        yield Refusal("broken-automa-count", number=deck.count)
