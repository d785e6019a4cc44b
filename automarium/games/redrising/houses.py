"""The human's bonuses: locations, the Sovereign token with the house ability, the Rising die."""

from __future__ import annotations

from automarium.core.ask import Asking, Asks, Pick, Place, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.act import flipped
from automarium.games.redrising.cards import UNKNOWN_ID, Card
from automarium.games.redrising.names import (
    APOLLO,
    BANISHED,
    BONUS,
    CERES,
    DECK,
    FLEET,
    HELIUM,
    HOUSE_TRACK,
    HUMAN,
    INFLUENCE,
    LOCATIONS,
    LUNA,
    MINERVA,
    NOBODY,
    RISING_DIE,
    SOVEREIGN,
    TRACKS,
)
from automarium.games.redrising.table import BY_STEPS, Table, brought

FACE_BANISH, FACE_PLACE = Name("face-banish"), Name("face-place")
FACES = (FACE_BANISH, FACE_PLACE, SOVEREIGN, HELIUM, FLEET, INFLUENCE)


def human_track(table: Table, track: Name, amount: int, side: Name = HUMAN, by: Name | None = None) -> int:
    """Moves a track and tells it, with the bonus that did, or tells that it cannot move."""
    moved = table.add(side, track, amount)
    if not table.tale.telling:
        return moved
    if moved:
        table.tell_track(side, track, moved, by=by)
    else:
        table.tale.note("note-track-stays", side=side, track=track, total=table.tracks[side][track])
    return moved


def by_steps(table: Table) -> bool:
    """Whether the program carries out all that the human's cards do."""
    return table.known and table.setup.rules >= BY_STEPS


def human_bonus(table: Table, location: Name) -> Asks:
    """The bonus of a location for the human: taken if possible, else skipped (R-33 to R-37)."""
    if location == LUNA:
        return gain_sovereign(table, LUNA)
    human_track(table, BONUS[location], 1, by=location)
    return ()


def gain_sovereign(table: Table, by: Name | None = None) -> Asks:
    """The token first, then the house ability, even when the human holds the token already (R-51)."""
    if table.sovereign == HUMAN:
        table.tale.note("note-keeps-sovereign", side=HUMAN)
    else:
        before, table.sovereign = table.sovereign or NOBODY, HUMAN
        table.tale.order("order-sovereign", side=HUMAN, before=before, **brought(by))
    return house_ability(table)


def house_ability(table: Table) -> Asks:
    """What the human's house does on Sovereign (R-52 to R-57)."""
    if table.house in HOUSE_TRACK:
        human_track(table, HOUSE_TRACK[table.house], 1, by=table.house)
        return ()
    if table.house == APOLLO:
        return place_character(table, APOLLO)
    return banish_character(table, any_card=True) if table.house == CERES else roll_die(table, again=True)


def place_character(table: Table, by: Name) -> Asking[None]:
    """The top character goes to a location of the human's choice, without ability or bonus: by the house or the die."""
    if not table.piles[DECK]:
        table.tale.note("note-deck-empty")
        return
    if by_steps(table):
        card = yield from flipped(table)
        to = yield from table.in_the_air(
            1, table.choose("ask-flip-where", lambda: LOCATIONS, card=card.id, by=by), [card]
        )
        assert to is not None
        table.put(card, to)
        table.tale.order("order-lay-card", card=card.id, to=to)
        return

    def where() -> Place[Name]:
        if not table.piles[DECK]:
            raise Refusal("deck-empty")  # a correction may not leave this question without an answer
        return Place(options(LOCATIONS))

    location = yield from table.ask("ask-place-where", where, by=by)
    lay = table.draw()
    card = yield from table.reveal(lay, location=location)
    table.put(card, location)
    if lay.id != UNKNOWN_ID:  # else the human has named it, or it has no name
        table.tale.note("note-placed", card=card.id, location=location)


def banish_character(table: Table, *, any_card: bool = False) -> Asking[None]:
    """The top card of a location of the human's choice is banished, or any one that lies there (R-53)."""
    if not any(table.piles[location] for location in LOCATIONS):
        table.tale.note("note-all-empty")
        return
    if by_steps(table):
        yield from _banish_by_steps(table, any_card=any_card)
        return
    location = yield from table.ask("ask-banish-from" if any_card else "ask-banish-top", lambda: held(table))
    if any_card:
        card = yield from table.take_chosen(location, "ask-banish-which")
    else:
        card = yield from _top_of(table, location)
    table.put(card, BANISHED)


def _banish_by_steps(table: Table, *, any_card: bool) -> Asking[None]:
    """The card itself is chosen: among all that lie there, or among the top ones."""

    def lying() -> dict[Name, Name]:
        piles = {one: table.piles[one] for one in LOCATIONS}
        return {card.id: place for place, pile in piles.items() for card in (pile if any_card else pile[-1:])}

    by = CERES if any_card else FACE_BANISH
    chosen = yield from table.choose("ask-banish-one", lambda: list(lying()), by=by)
    assert chosen is not None
    place = lying()[chosen]
    card = yield from table.reveal(table.name_card(chosen, place))
    table.put(card, BANISHED)
    table.tale.order("order-banish-card", card=card.id, place=place)


def _top_of(table: Table, location: Name) -> Asking[Card]:
    """The top card of a location, which is banished; told where the program knows its name."""
    lay = table.piles[location].pop()
    if lay.id != UNKNOWN_ID:
        table.tale.note("note-banished", card=lay.id, place=location)
    return (yield from table.reveal(lay))


def held(table: Table) -> Place[Name]:
    """A location with a card, as they lie now; a correction may not leave this question without an answer."""
    found = [location for location in LOCATIONS if table.piles[location]]
    if not found:
        raise Refusal("place-empty", place=LOCATIONS[0])
    return Place(options(found))


def roll_die(table: Table, *, again: bool = False) -> Asking[None]:
    """The Rising die; for Minerva the Sovereign face is any other face (R-50, R-57)."""
    face = yield from rolled(table, MINERVA if again else DECK)
    if again and face == SOVEREIGN:
        others = tuple(one for one in FACES if one != SOVEREIGN)
        face = (yield from table.choose("ask-minerva", lambda: others, prefix="face-")) or face
    if face == FACE_BANISH:
        yield from banish_character(table)
    elif face == FACE_PLACE:
        yield from place_character(table, FACE_PLACE)
    elif face in TRACKS:
        human_track(table, face, 1, by=RISING_DIE)
    else:
        yield from gain_sovereign(table, RISING_DIE)


def rolled(table: Table, by: Name = DECK) -> Asking[Name]:
    """What the die shows: the player's own die, or ours. It is rolled for a card of the deck, or by the house."""
    if table.setup["die"] == "table" and not table.screen:
        return (yield from table.ask("ask-die", lambda: Pick[Name](options(FACES, "face-")), by=by))
    face = table.streams["die"].pick(FACES)
    table.tale.note("note-die", face=face)
    return face
