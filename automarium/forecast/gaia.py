"""Gaia Project: one card a turn, and two in the first turn of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from automarium.core.ask import Asking
from automarium.core.tale import Event
from automarium.forecast import Thing, Way, named, twin_of
from automarium.games.gaia.cards import Card
from automarium.games.gaia.setup import deck_lists
from automarium.games.gaia.table import Automa, Table
from automarium.games.gaia.turn import IN_PLAY, automa_turn

KINDS = (
    *("forecast-mine", "forecast-upgrade", "forecast-satellite", "forecast-research", "forecast-cover"),
    "forecast-pass",
)


def next_automa(table: Table) -> Automa | None:
    """The Automa whose turn comes first after the human's."""
    return next((one for one in table.automas if not one.passed), None)


def none(table: Table) -> str:
    automa = next_automa(table)
    if not table.in_round or automa is None:
        return "forecast-passed"
    return "forecast-new-deck" if automa.action is None and automa.deck.count < IN_PLAY else ""


def ways(table: Table) -> Iterator[Way]:
    automa = next_automa(table)
    assert automa is not None
    if automa.action is not None and not automa.deck.count:
        yield twin_of(table), 1.0  # the deck is empty: the Automa passes
        return
    known, unknown = (sorted(cards, key=lambda card: card.n) for cards in _known(table, automa))
    hidden = automa.deck.count - len(known)
    for drawn in permutations((*known, *unknown), 1 if automa.action is not None else IN_PLAY):
        weight = _weight([card in known for card in drawn], len(known), hidden, len(unknown))
        if weight:
            yield _with(table, table.automas.index(automa), drawn), weight


def _known(table: Table, automa: Automa) -> tuple[Sequence[Card], Sequence[Card]]:
    """The cards that are in the deck for certain, and those of which some may be: a card that was set aside at the
    beginning and has not come up since is seen by nobody."""
    deck = automa.deck
    if deck.physical:
        return deck.cards, deck.unseen
    told = [event.args for event in table.tale.events if event.id == "note-cards"]
    mine = [args for args in told if args.get("side", automa.seat) == automa.seat]
    seen = {*deck_lists(table)[0], *(args[one] for args in mine for one in ("card", "support"))}
    joined = [card for card in deck.cards if card.n not in seen]
    return [card for card in deck.cards if card not in joined], [*joined, *deck.unseen]


def _weight(known: Sequence[bool], number: int, hidden: int, among: int) -> float:
    """How likely cards come up of which these are known to be in the deck, when so many are known to be there and so
    many more came out of these among which nobody knows."""
    weight, left = 1.0, number + hidden
    for one in known:
        weight *= 1 / left if one else hidden / left / among
        left -= 1
        if not one:
            hidden, among = hidden - 1, among - 1
        if not left:
            break
    return weight


def _with(table: Table, at: int, drawn: Sequence[Card]) -> Table:
    """A twin on which these cards come up, and as many lie below them as there are."""
    made: Table = twin_of(table)
    deck = made.automas[at].deck
    rest = [card for card in deck.all if card not in drawn][: deck.count - len(drawn)]
    deck.physical, deck.hidden = False, 0
    deck.cards = [*rest, *reversed(drawn)]
    return made


def turn(table: Table) -> Asking[None]:
    automa = next_automa(table)
    assert automa is not None
    return automa_turn(table, automa)


def thing(event: Event) -> Thing | None:
    if event.id == "order-mine":
        return named("forecast-mine", event, "hex", place="hex")
    if event.id == "order-upgrade":
        return named("forecast-upgrade", event, "new", "hex", place="hex")
    if event.id == "order-satellite":
        return named("forecast-satellite", event, "hex", place="hex")
    if event.id == "order-research":
        return named("forecast-research", event, "area")
    if event.id == "order-cover":
        return named("forecast-cover", event, "space")
    return Thing("forecast-pass") if event.id in ("care-pass-symbol", "care-deck-empty") else None
