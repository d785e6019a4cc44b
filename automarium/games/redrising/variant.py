"""The variant: Auctioneer, Eo, Roque and Psychologist, who come back into the game (R-137 to R-142)."""

from __future__ import annotations

from automarium.core.ask import Asking, Pick, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.cards import characters, in_play
from automarium.games.redrising.effects import banish_self
from automarium.games.redrising.houses import human_track, rolled
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, HAND, HELIUM, RED, TRACKS
from automarium.games.redrising.table import Table

LOOKED_AT = 6  # cards on top of the Automa's hand that Eo and Roque reach


def auctioneer(table: Table, _: Name) -> Asking[None]:
    """The die picks for the Automa among the tracks it has not filled; the human gets the other two (R-138, R-139)."""

    def takeable() -> list[Name]:
        return [track for track in TRACKS if not table.full(AUTOMA, track)]

    if not takeable():
        left_out = yield from table.ask("ask-auctioneer-leave", lambda: Pick[Name](options(TRACKS)))
    elif table.setup["die"] == "table":
        left_out = yield from table.ask("ask-auctioneer-die", lambda: Pick[Name](options(takeable() or TRACKS)))
    else:
        left_out = yield from rolled(table)
        while left_out not in takeable():
            left_out = yield from rolled(table)
    if takeable():
        human_track(table, left_out, 1, AUTOMA)
    for track in TRACKS:
        if track != left_out:
            human_track(table, track, 1)


def eo(table: Table, _: Name) -> Asking[None]:
    """The top six cards are searched for a Red and go back in their order (R-140)."""
    looked = table.piles[AUTOMA_HAND][-LOOKED_AT:]
    found = [characters().get(card.id) for card in looked]
    red = any(one is not None and one.color == RED for one in found)
    if not red and None in found:
        table.tale.order("order-look-at-top", number=len(looked))
        red = yield from table.ask_yes("ask-eo-red", number=len(looked))
    if red:
        table.tale.note("note-eo-red")
    else:
        human_track(table, HELIUM, -1, AUTOMA)


def roque(table: Table, here: Name) -> Asking[None]:
    """The human looks at the top six and names one; a random one of them is turned over (R-142, A25)."""
    if not table.piles[AUTOMA_HAND]:
        table.tale.note("note-automa-hand-empty")
        return
    table.tale.order("order-look-at-top", number=min(LOOKED_AT, len(table.piles[AUTOMA_HAND])))
    named = Name("")
    if table.known:
        named = yield from table.ask("ask-roque-name", lambda: Pick[Name](options(in_play(table.variant))))
    hand = table.piles[AUTOMA_HAND]  # as it lies now: it may have been corrected while a question was open
    if not hand:
        raise Refusal("place-empty", place=AUTOMA_HAND)
    number = min(LOOKED_AT, len(hand))
    random = table.streams["roque"]
    from_top = number - random.below(number)
    table.tale.order("order-turn-over", number=from_top)
    card = yield from table.reveal(hand[-from_top], "ask-turned-over")
    hit = card.id == named if table.known else (yield from table.ask_yes("ask-roque-hit"))
    card = table.name_card(card.id, AUTOMA_HAND)
    looked = [hand.pop() for _ in range(min(number - 1, len(hand)))][::-1]
    if hit:
        table.put(card, BANISHED)
        table.tale.order("order-banish-shown", card=card.id)
        banish_self(table, Name("roque"), here)
    else:
        looked.append(card)
    random.shuffle(looked)
    hand.extend(looked)
    table.tale.order("order-roque-return", cards=tuple(card.id for card in looked))


def psychologist(table: Table) -> Asking[None]:
    """With the fewest cards, ties counting, a random banished card; the Automa's hand counts a third (R-141)."""
    automa = len(table.piles[AUTOMA_HAND]) // 3
    human = len(table.piles[HAND])
    banished = table.piles[BANISHED]
    if human > automa or not banished:
        table.tale.note("note-psychologist-not", human=human, automa=automa)
        return
    yield from ()  # asks nothing, yet is called like the abilities that do
    card = banished.pop(table.streams["psychologist"].below(len(banished)))
    table.put(card, HAND)
    table.tale.order("order-take-banished", card=card.id, human=human, automa=automa)
