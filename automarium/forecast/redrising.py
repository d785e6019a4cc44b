"""Red Rising: two cards, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from automarium.core.ask import Asking
from automarium.core.rng import Stream
from automarium.core.tale import Event, Tale
from automarium.forecast import SEED, Thing, Way, named
from automarium.games.redrising.course import after_turn
from automarium.games.redrising.names import APOLLO, AUTOMA
from automarium.games.redrising.scoring import steps_to_end
from automarium.games.redrising.setup import order_of
from automarium.games.redrising.table import LAST_TURN, Table
from automarium.games.redrising.thought import copied, deal_anew
from automarium.games.redrising.turn import CARDS_A_TURN, automa_turn

ENDS = ("forecast-end", "forecast-last")
NEAR = 6  # steps to the end: more than a turn of the Automa brings
KINDS = (*ENDS, "forecast-sovereign", "forecast-track", "forecast-gain", "forecast-activate")  # sure to happen last


def none(table: Table) -> str:
    return "forecast-last-turn" if table.ending or table.stage == LAST_TURN else ""


def ways(table: Table) -> Iterator[Way]:
    """Every two cards that nobody has seen since the deck was shuffled: four of them are set aside (R-11). Characters
    that come from their deck stay unknown, and the human blocks nothing."""
    deck = table.deck
    cards = deck.all if deck.count < CARDS_A_TURN else sorted((*deck.cards, *deck.unseen), key=lambda card: card.n)
    base = copied(table)
    deal_anew(base, Stream(SEED, "deal"))
    base.known, base.player = False, lambda *_: None
    for drawn in permutations(cards, CARDS_A_TURN):
        made = copied(base)
        made.tale = Tale(tracing=False)
        made.known, made.player = base.known, base.player
        made.deck.physical, made.deck.hidden = False, 0
        made.deck.cards = list(drawn)
        yield made, 1.0


def near(table: Table) -> bool:
    """Whether the Automa's next turn may bring on the end."""
    return steps_to_end(table, AUTOMA) <= NEAR


def turn(table: Table) -> Asking[None]:
    yield from automa_turn(table)
    after_turn(table, AUTOMA, last=order_of(table)[-1] == AUTOMA)


def thing(event: Event) -> Thing | None:
    mine = event.args.get("side") == AUTOMA
    if event.id == "order-gain":
        return named("forecast-gain", event, "location", place="location")
    if event.id == "order-activate":
        return named("forecast-activate", event, "location", place="location")
    if event.id == "order-track" and mine:
        return named("forecast-track", event, "track")
    if event.id == "order-sovereign" and mine:
        return Thing("forecast-sovereign")
    if event.id == "care-ending-now":  # House Apollo has one more turn after the last round
        return Thing("forecast-last" if event.args["house"] == APOLLO else "forecast-end")
    return Thing("forecast-last") if event.id == "care-ending" else None
