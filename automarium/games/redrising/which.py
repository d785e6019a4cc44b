"""Which card a step is done to: where such cards lie, and which of them the human chooses.

A card that lies face down has no colour, no name and no value for an ability (U-09). Where the program has not seen a
card it asks for its name; on the screen it has seen them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automarium.core.ask import Asking
from automarium.core.tale import Name
from automarium.games.redrising.act import Act, Spot, color_of, spot_of
from automarium.games.redrising.cards import UNKNOWN_ID, Card, characters
from automarium.games.redrising.names import HAND, LOCATIONS
from automarium.games.redrising.steps import ANY, BOTTOM, TOP, TOPMOST, TOUCHED, UNDER, Step, Which
from automarium.games.redrising.table import Table


def fits(act: Act, which: Which, card: Card) -> bool:
    """Whether a card is what a step wants. One that is face down fits only where nothing is asked of it."""
    if which.but and color_of(card) in which.but:
        return False
    if not (which.colors or which.names or which.parity):
        return True
    character = characters().get(card.id)
    if character is None or not card.up:
        return False
    if which.parity:
        return act.table.parity_of(character) == which.parity
    return character.color in which.colors or character.id in which.names


def _places(act: Act, which: Which) -> Sequence[Name]:
    if which.at == ANY or (which.at == TOP and act.here == HAND):
        return LOCATIONS
    if which.at in (TOP, TOPMOST):
        return [one for one in LOCATIONS if one != act.here]
    return (which.of or act.here,)


def spots(act: Act, which: Which) -> Iterator[Spot]:
    """Where the cards lie that a step may be done to."""
    table = act.table
    if which.at == TOUCHED:
        yield from (
            spot for one in act.touched[-1:] if (spot := spot_of(table, one.id)) is not None and one.id != act.id
        )
        return
    itself = which.itself and table.setup.on("itself")
    for place in _places(act, which):
        pile = table.piles[place]
        own = act.own if place == act.here else -1
        found: Iterator[int] = iter(range(len(pile)))
        if which.at == UNDER:
            found = iter((own - 1,) if own > 0 else ())
        elif which.at == BOTTOM:
            found = iter((0,) if pile else ())
        elif which.at == TOP:
            found = iter((len(pile) - 1,) if pile else ())
        fitting = [at for at in found if (at != own or itself) and fits(act, which, pile[at])]
        yield from (Spot(place, at) for at in (fitting[-1:] if which.at == TOPMOST else fitting))


def name_at(table: Table, spot: Spot) -> Asking[None]:
    """A face-up card that nobody has named gets its name."""
    pile = table.piles[spot.place]
    if pile[spot.at] == Card(UNKNOWN_ID):
        card = yield from table.reveal(pile.pop(spot.at), "ask-moved-character", place=spot.place)
        pile.insert(min(spot.at, len(pile)), card)  # it may have been corrected while the question was open


def name_all(act: Act, which: Which) -> Asking[None]:
    """Every face-up card that nobody has named and that may be what a step wants gets its name."""
    table, any_such = act.table, which._replace(colors=(), names=(), parity="")

    def unnamed() -> Spot | None:
        lying = ((spot, table.piles[spot.place][spot.at]) for spot in spots(act, any_such))
        return next((spot for spot, card in lying if card == Card(UNKNOWN_ID)), None)

    while not table.screen and (spot := unnamed()):
        yield from name_at(table, spot)


def choose_card(act: Act, step: Step, id: str) -> Asking[Spot | None]:
    """The card that a step is done to: the human's choice where there are several, or where it may be none."""
    table, which = act.table, step.what
    yield from name_all(act, which)
    _look_at_own(act, which)

    def ids() -> list[Name]:
        return [table.piles[spot.place][spot.at].id for spot in spots(act, which)]

    chosen = yield from table.choose(id, ids, none=step.may, card=act.id)
    found = [spot for spot in spots(act, which) if table.piles[spot.place][spot.at].id == chosen]
    return found[-1] if found else None


def _look_at_own(act: Act, which: Which) -> None:
    """At the bottom the character itself may lie: it is not taken, but looked at (U-05)."""
    bottom = act.table.piles[which.of or act.here][:1] if which.at == BOTTOM else []
    if bottom and bottom[0].id == act.id:
        act.touch(bottom[0], which.of or act.here)


def lift(act: Act, spot: Spot) -> Card:
    """The card leaves its pile; how it lay is remembered."""
    pile = act.table.piles[spot.place]
    act.touch(pile[spot.at], spot.place, alone=len(pile) == 2)
    return pile.pop(spot.at)
