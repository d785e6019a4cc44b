"""The human's seat on the screen: what is legal is offered, and the program does it (H-01 to H-08, H-28 to H-30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from automarium.core.ask import Asking, Field, Place, Report, Reports, Said, options
from automarium.core.tale import Name
from automarium.games.redrising.act import color_of, flipped
from automarium.games.redrising.cards import characters
from automarium.games.redrising.deploy import at_the_end, can_use, deploy
from automarium.games.redrising.ending import end_abilities_left
from automarium.games.redrising.houses import human_bonus, roll_die
from automarium.games.redrising.names import BANISHED, CERES, DECK, HAND, HUMAN, LOCATIONS
from automarium.games.redrising.steps import HERE, NAMED
from automarium.games.redrising.table import Play, Table, Turn

LEAD, SCOUT, GAIN = "lead", "scout", "gain"
ON_SCREEN = ("card", "location")  # what a report says at other tables only


def plays(table: Table) -> Sequence[Play]:
    """All that the human may do with this turn (H-01 to H-03, H-08, H-24)."""
    hand = table.piles[HAND]
    found = [play for card in hand for play in _leads(card.id)]
    if table.piles[DECK]:
        found.append(SCOUTING)
    return found if hand else [*found, *(Play(GAIN, None, one) for one in sources(table))]


SCOUTING = Play(SCOUT, None, None)


@cache
def _leads(card: Name) -> tuple[Play, ...]:
    return tuple(Play(LEAD, card, location) for location in LOCATIONS)


def sources(table: Table) -> list[Name]:
    """Where the human may gain: not where they deployed (U-01), not where nothing lies (H-06)."""
    return [one for one in (*LOCATIONS, DECK) if table.piles[one] and one not in table.turn.barred]


def open_tops(table: Table) -> list[Name]:
    """The locations whose top card the human may still gain in this turn or a later one."""
    return [one for one in sources(table) if one != DECK] if table.banished_first is None else []


def color_counts(table: Table, id: Name) -> Counter[Name | None] | None:
    """How many cards of each colour lie where a character counts those of a colour that is named; nothing, where it
    counts none. It is another colour itself."""
    one = characters()[id]
    steps = one.deploy if table.banished_first is None else one.last
    at = next((step.per["at"] for step in steps if step.per and step.per.get("color") == NAMED), None)
    place = table.turn.led_at if at == HERE else at
    return Counter(map(color_of, table.piles[place])) if place else None


def screen_turn(table: Table) -> Asking[None]:
    """Lead or Scout, and nothing else (H-01)."""
    table.turns[HUMAN] += 1
    table.tale.head("head-human-turn", number=table.turns[HUMAN])
    table.turn = Turn()
    possible = plays(table)
    if not possible:
        table.tale.note("note-nothing-to-do")
        return
    play = yield from _play(table, possible)
    if play.verb == SCOUT:
        yield from _scout(table)
        return
    if play.verb == LEAD:
        yield from _lead(table, play)
    if not table.turn.over:
        yield from _gain(table, play)


def _play(table: Table, possible: Sequence[Play]) -> Asking[Play]:
    if table.player is not None:
        chosen: Play = table.player(table, "ask-play", possible, False)
        return chosen
    number, cards = table.turns[HUMAN], len(table.piles[HAND])
    said: Said = yield from table.ask("ask-play", lambda: _reports(table), number=number, cards=cards)
    return Play(said.verb, said.args.get("card"), said.args.get("location") or said.args.get("source"))


def _reports(table: Table) -> Reports:
    found: list[Report] = []
    hand = [card.id for card in table.piles[HAND]]
    if hand:
        location = Field("location", Place[Name](options(LOCATIONS)))
        found.append(Report(LEAD, (Field("card", Place[Name](options(hand))), location)))
    if table.piles[DECK]:
        found.append(Report(SCOUT, without=ON_SCREEN))
    if not hand and sources(table):
        source = Field("source", Place[Name](options(sources(table))))
        found.append(Report(GAIN, (source,), without=ON_SCREEN[:1]))
    return Reports(tuple(found))


def _lead(table: Table, play: Play) -> Asking[None]:
    """A hand card goes face up on top of a location, and its ability works (H-02, H-04)."""
    assert play.card is not None
    assert play.place is not None
    table.put(table.name_card(play.card, HAND), play.place)
    table.turn.led_at, table.turn.led = play.place, play.card
    if characters()[play.card].deploy:
        table.tale.note("note-ability", card=play.card)
    yield from deploy(table, play.card, play.place)


def _gain(table: Table, play: Play) -> Asking[None]:
    """The top card of another location with its bonus, or that of the deck with the die (H-06)."""
    source: Name | None = play.place if play.verb == GAIN else None
    if source is None:
        tops: dict[str, Any] = {place: table.piles[place][-1].id for place in sources(table) if place != DECK}
        source = yield from table.choose("ask-gain", lambda: sources(table), number=table.turns[HUMAN], **tops)
    if source is None:
        table.tale.note("note-nothing-to-gain")
        return
    card = table.piles[source].pop()
    table.put(card, HAND)
    table.tale.note("note-gained", card=card.id, place=source)
    yield from roll_die(table) if source == DECK else human_bonus(table, source)


def _scout(table: Table) -> Asking[None]:
    """The deck top is shown, then laid on a location without ability, which gives its bonus (H-08)."""
    card = yield from flipped(table)
    to = yield from table.in_the_air(1, table.choose("ask-scout-where", lambda: LOCATIONS, card=card.id), [card])
    assert to is not None
    table.put(card, to)
    table.tale.note("note-scouted", card=card.id, location=to)
    yield from human_bonus(table, to)


# --- the end of the game ---


def end_on_screen(table: Table) -> Asking[None]:
    """All end abilities of the hand in the human's order, those of fetched cards too (H-28); then Ceres (H-30)."""
    table.tale.head("head-end-abilities")
    table.turn = Turn()
    while usable := [id for id in end_abilities_left(table) if can_use(table, id)]:
        free = table.setup["end-abilities"] == "may" or all(characters()[id].last[0].may for id in usable)
        id = yield from table.choose("ask-end-ability", lambda usable=usable: usable, none=free)  # type: ignore[misc]
        if id is None:
            break
        table.turn.used.add(id)
        table.tale.note("note-ability", card=id)
        yield from at_the_end(table, id)
    if table.house == CERES and table.piles[HAND]:
        yield from _ceres(table)


def _ceres(table: Table) -> Asking[None]:
    chosen = yield from table.choose("ask-ceres", lambda: [card.id for card in table.piles[HAND]])
    assert chosen is not None
    table.put(table.name_card(chosen, HAND), BANISHED)
    table.tale.order("order-human-loses", card=chosen)
