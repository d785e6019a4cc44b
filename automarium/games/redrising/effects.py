"""What more than one ability of the human does: to the Automa, to the card beneath, to its own character."""

from __future__ import annotations

from automarium.core.ask import Asking
from automarium.core.choose import choose, least, only
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.cards import Card
from automarium.games.redrising.houses import human_track
from automarium.games.redrising.location import STEPS, take_bonus
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, BONUS, HAND, LOCATIONS, LUNA, UNDER
from automarium.games.redrising.table import Table


def automa_free(table: Table, track: Name) -> Asking[None]:
    """What an ability offers the Automa for free it takes (R-98); on a full track nothing happens (R-99), or, by the
    setting, it walks on by the arrow of its last card as in its own turn, and may end on Luna."""
    if not table.full(AUTOMA, track):
        human_track(table, track, 1, AUTOMA)
        return
    last = (table.cards or (None,))[-1]
    if not table.setup.on("substitute") or last is None:
        table.tale.note("note-track-stays", side=AUTOMA, track=track, total=table.tracks[AUTOMA][track])
        return
    start = next(location for location, its in BONUS.items() if its == track)
    ladder = table.tale.ladder("choice-bonus")
    where = choose(
        LOCATIONS,
        (
            only("R-99", "why-takeable", lambda one: one == LUNA or not table.full(AUTOMA, BONUS[one])),
            least("R-99", "why-arrow", STEPS[last.arrow, start].__getitem__, location=start, arrow=last.arrow),
        ),
        ladder,
    )
    assert where is not None
    yield from take_bonus(table, where, last, ladder)


def take_bottom(table: Table, to: Name) -> Asking[Card | None]:
    """The bottom card of the Automa's hand goes to the human's hand or is banished (R-91, R-92)."""
    hand = table.piles[AUTOMA_HAND]
    if not hand:
        table.tale.note("note-automa-hand-empty")
        return None
    table.put(hand.pop(0), to)
    table.tale.order("order-steal" if to == HAND else "order-automa-loses", **table.to_see(table.piles[to][-1]))
    return (yield from table.name_top(to, "ask-bottom-character"))


def banish_self(table: Table, id: Name, here: Name) -> None:
    """The activated character itself is banished, unless a correction has taken it elsewhere meanwhile."""
    if table.known and table.where(id) not in (here, None):
        return
    if table.known or table.piles[here]:
        table.put(table.name_card(id, here), BANISHED)
    table.tale.order("order-banish-self", card=id)


def covers(table: Table, here: Name) -> bool:
    """Whether a card lies beneath the activated one."""
    return len(table.piles[here]) > 1


def lies(table: Table, place: Name) -> Name:
    """Where a card lies, to be told: of those that have no names, where the human led, beneath the one that was led."""
    return UNDER if not table.known and place == table.turn.led_at else place


def take_beneath(table: Table, here: Name) -> Asking[Card]:
    """The card directly beneath the activated one leaves its pile, face up."""
    if not covers(table, here):  # corrected while a question was open
        raise Refusal("nothing-under")
    return (yield from table.reveal(table.piles[here].pop(-2)))
