"""How the Automa chooses a location, for a character and for a bonus."""

from __future__ import annotations

from functools import cache

from automarium.core.ask import Asking, Asks
from automarium.core.choose import Criterion, Ladder, choose, least, only, prefer
from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN, AutomaCard, characters
from automarium.games.redrising.names import (
    ARROWS,
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    BLOCK_SOVEREIGN,
    BONUS,
    DECK,
    HAND,
    HUMAN,
    LETTERS,
    LOCATIONS,
    LUNA,
    NOBODY,
    RIGHT,
)
from automarium.games.redrising.table import FULL, Table

# how many steps from one location to another along an arrow, past the edge and round again
STEPS = {
    (arrow, start): {
        end: ((at_end - at_start) if arrow == RIGHT else (at_start - at_end)) % len(LOCATIONS)
        for at_end, end in enumerate(LOCATIONS)
    }
    for arrow in ARROWS
    for at_start, start in enumerate(LOCATIONS)
}


def meant(table: Table, symbol: Name) -> Name:
    """The location of a symbol: the one it shows (R-74), or the one where the priority card lies (R-75)."""
    return table.priorities.get(symbol, symbol)


# --- the choices ---
#
# There are only a few hundred different ones, so each is worked out once and kept with its ladder.

Choice = tuple[Name | None, Ladder]


@cache
def _activation(symbol: Name, location: Name) -> Ladder:
    """By what the section of the card shows; an empty location will do (R-76)."""
    return _chosen("choice-activation", LOCATIONS, _printed(symbol, location))[1]


@cache
def _gain(filled: tuple[Name, ...], symbol: Name, location: Name, arrow: Name) -> Choice:
    """The printed location, or the next one by the arrow that has a card (R-77)."""
    has_card: Criterion[Name] = only("R-77", "why-has-card", filled.__contains__)
    return _chosen("choice-gain", LOCATIONS, has_card, _printed(symbol, location), _arrow("R-77", location, arrow))


@cache
def _bonus(takeable: tuple[Name, ...], location: Name, arrow: Name) -> Choice:
    """The bonus of the location where the character was taken (R-65), or the next by the arrow that can be taken."""
    can: Criterion[Name] = only("R-82", "why-takeable", takeable.__contains__)
    return _chosen(
        "choice-bonus", LOCATIONS, can, _is("R-65", "why-taken-from", location), _arrow("R-82", location, arrow)
    )


@cache
def _luna_card(takeable: tuple[Name, ...], shown: Name, arrow: Name) -> Choice:
    """The bonus of the location on the Luna bonus card, or the next by the arrow, Luna passed over (R-86, R-88)."""
    can: Criterion[Name] = only("R-88", "why-takeable", takeable.__contains__)
    return _chosen(
        "choice-luna-card", tuple(BONUS), can, _is("R-86", "why-luna-card", shown), _arrow("R-88", shown, arrow)
    )


def _chosen(about: str, candidates: tuple[Name, ...], *chain: Criterion[Name]) -> Choice:
    ladder = Ladder(about)
    return choose(candidates, chain, ladder), ladder


def _printed(symbol: Name, location: Name) -> Criterion[Name]:
    """What the section of the card shows: a location (R-74), or the letter of one (R-75)."""
    if symbol in LETTERS:
        return prefer("R-75", "why-letter", location.__eq__, letter=symbol, location=location)
    return _is("R-74", "why-symbol", location)


def _is(rule: str, name: str, location: Name) -> Criterion[Name]:
    return prefer(rule, name, location.__eq__, location=location)


def _arrow(rule: str, start: Name, arrow: Name) -> Criterion[Name]:
    """The first location on the way from `start` along the arrow."""
    return least(rule, "why-arrow", STEPS[arrow, start].__getitem__, location=start, arrow=arrow)


# --- on the table ---


def takeable(table: Table) -> tuple[Name, ...]:
    """The locations whose bonus the Automa can take now."""
    if max(table.tracks[AUTOMA].values()) < FULL:
        return LOCATIONS
    return tuple([one for one in LOCATIONS if can_take(table, one)])


def can_take(table: Table, location: Name) -> bool:
    """Luna always (R-85), a track until it is full (R-81)."""
    return location == LUNA or table.tracks[AUTOMA][BONUS[location]] < FULL


def place_character(table: Table, card: AutomaCard) -> Name | None:
    """The top card of the character deck goes to the location of the activation, if there is one (R-62)."""
    symbol = card.activation
    location = meant(table, symbol)
    deck = table.piles[DECK]
    if not deck:
        table.tale.note("note-deck-empty-no-activation")
        return None
    placed = deck.pop()
    table.put(placed, location)
    if table.tale.telling:
        table.tale.order("order-activate", _activation(symbol, location), location=location, card=placed.id)
    return location


def gain_character(table: Table, card: AutomaCard) -> Name | None:
    """The top card of the location where the Automa gains comes onto its hand."""
    piles, printed = table.piles, meant(table, card.gain)
    location: Name | None = printed
    ladder: Ladder | None = None
    if not piles[printed] or table.tale.telling:  # else nobody is told of the others
        filled = tuple([one for one in LOCATIONS if piles[one]])
        location, ladder = _gain(filled, card.gain, printed, card.arrow)
    if location is None:
        table.tale.note("note-all-empty", ladder)
        return None
    gained = piles[location].pop()
    table.put(gained, AUTOMA_HAND)
    if table.tale.telling:
        table.tale.order("order-gain", ladder, location=location, card=gained.id)
    return location


def gain_bonus(table: Table, location: Name, card: AutomaCard) -> Asks:
    """The star: the bonus of the location where the character was taken, or of the next one by the arrow."""
    if not table.tale.telling and can_take(table, location):
        return take_bonus(table, location, card, None)
    where, ladder = _bonus(takeable(table), location, card.arrow)
    assert where is not None
    return take_bonus(table, where, card, ladder)


def take_bonus(table: Table, where: Name, card: AutomaCard, ladder: Ladder | None) -> Asks:
    """The bonus of a location that the Automa has chosen (R-33 to R-36, R-86)."""
    if where == LUNA:
        return _luna_bonus(table, card, ladder)
    moved = table.add(AUTOMA, BONUS[where], 1)
    if table.tale.telling:
        table.tell_track(AUTOMA, BONUS[where], moved, ladder)
    return ()


def _luna_bonus(table: Table, card: AutomaCard, ladder: Ladder | None) -> Asking[None]:
    table.tale.note("note-luna-bonus", ladder)
    yield from _take_sovereign(table)
    luna_card_bonus(table, card)


def luna_card_bonus(table: Table, card: AutomaCard) -> None:
    """The bonus of the Luna bonus card, if any track is left that it can raise (R-89)."""
    where, ladder = _luna_card(takeable(table), table.luna_shows, card.arrow)
    if where is None:
        table.tale.note("note-all-full", ladder)
        return
    table.tell_track(AUTOMA, BONUS[where], table.add(AUTOMA, BONUS[where], 1), ladder)


def _take_sovereign(table: Table) -> Asking[None]:
    """The Automa takes the Sovereign token, unless it has it or the human keeps it by a character (R-87, R-90)."""
    if table.sovereign == AUTOMA:
        table.tale.note("note-keeps-sovereign", side=AUTOMA)
    elif table.sovereign == HUMAN and (yield from _blocked(table)):
        pass
    else:
        before, table.sovereign = table.sovereign or NOBODY, AUTOMA
        table.tale.order("order-sovereign", side=AUTOMA, before=before)


@cache
def _blockers() -> tuple[Name, ...]:
    return tuple(one.id for one in characters().values() if one.block == BLOCK_SOVEREIGN)


def _blocked(table: Table) -> Asking[bool]:
    """Justice or Martyr, shown and banished, keep the token with the human, who then draws (R-90, A33)."""
    blockers = _blockers()
    seen = int(table.known and UNKNOWN not in table.piles[HAND])  # else nobody but the human knows who is held
    blocker = yield from table.choose(
        "ask-block", lambda: [id for id in blockers if table.may_hold(id)], none=True, seen=seen
    )
    if blocker is None:
        return False
    table.put(table.name_card(blocker, HAND), BANISHED)
    table.tale.order("order-blocked", card=blocker)
    yield from table.human_draws()
    return True
