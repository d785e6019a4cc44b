"""The variant: Auctioneer, Eo, Roque and Psychologist, who come back into the game (R-137 to R-142)."""

from __future__ import annotations

from automarium.core.ask import Asking, Option, Pick, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.redrising.cards import UNKNOWN, Card, characters, in_play
from automarium.games.redrising.effects import banish_self
from automarium.games.redrising.houses import human_track, rolled
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, BANISHED, HAND, HELIUM, RED, TRACKS
from automarium.games.redrising.table import NAMED_FIRST, Table, Unseen

LOOKED_AT = 6  # cards on top of the Automa's hand that Eo and Roque reach


def auctioneer(table: Table, _: Name) -> Asking[None]:
    """The die picks for the Automa among the tracks it has not filled; the human gets the other two (R-138, R-139)."""

    def takeable() -> list[Name]:
        return [track for track in TRACKS if not table.full(AUTOMA, track)]

    if not takeable():
        left_out = (yield from table.choose("ask-auctioneer-leave", lambda: TRACKS)) or TRACKS[0]
    elif table.setup["die"] == "table" and not table.screen:
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
    named = (yield from _name_seen(table)) if table.screen else (yield from _name_one(table))
    hand = table.piles[AUTOMA_HAND]  # as it lies now: it may have been corrected while a question was open
    number = min(LOOKED_AT, len(hand))
    random = table.streams["roque"]
    from_top = number - random.below(number)
    lies = hand[-from_top]
    table.tale.order("order-turn-over", number=from_top, **table.to_see(lies))
    card = yield from _turned_over(table, lies)
    hit = card.id == named if table.known else (yield from table.ask_yes("ask-roque-hit"))
    if _named_first(table) and hand[-from_top:][:1] == [lies]:
        del hand[-from_top]
    else:
        table.name_card(card.id, AUTOMA_HAND)
    places = [at for at in range(number, 0, -1) if at != from_top]
    looked = list(zip([hand.pop() for _ in range(min(number - 1, len(hand)))][::-1], places, strict=False))
    if hit:
        table.put(card, BANISHED)
        table.tale.order("order-banish-shown", card=card.id)
        banish_self(table, Name("roque"), here)
    else:
        looked.append((card, from_top))
    random.shuffle(looked)
    table.forget(card for card, _ in looked)
    _put_back(table, looked)


def _turned_over(table: Table, card: Card) -> Asking[Card]:
    """The card with its name; until it has one it lies in the Automa's hand like the others."""

    def unseen() -> Unseen:
        if UNKNOWN not in table.piles[AUTOMA_HAND]:
            raise Refusal("place-empty", place=AUTOMA_HAND)  # a correction may not take it away
        return Unseen(table)

    if not table.known or card != UNKNOWN:
        return card
    return Card((yield from table.ask("ask-turned-over", unseen)))


def _put_back(table: Table, looked: list[tuple[Card, int]]) -> None:
    """The cards that were looked at return in a random order; one without a name is called by where it lay. Cards that
    are only counted the player shuffles."""
    table.piles[AUTOMA_HAND].extend(card for card, _ in looked)
    if not _named_first(table):
        table.tale.order("order-roque-return", cards=tuple(card.id for card, _ in looked), number=len(looked))
    elif table.known:
        cards = tuple(Say("roque-card", {"card": card.id, "number": place}) for card, place in looked)
        table.tale.order("order-roque-return", cards=cards, number=len(cards))
    elif looked:
        table.tale.order("order-roque-shuffle", number=len(looked))


def _named_first(table: Table) -> bool:
    return table.setup.rules >= NAMED_FIRST


def _name_one(table: Table) -> Asking[Name]:
    """The character that the human names; said aloud where characters are only counted, before one is turned over."""

    def names() -> Pick[Name]:
        if not table.piles[AUTOMA_HAND]:
            raise Refusal("place-empty", place=AUTOMA_HAND)  # a correction may not leave nothing to turn over
        done = (Option("done", Name("verb-done"), Say("verb-done")),)
        return Pick(options(in_play(table.variant)) if table.known else done)

    if not table.known and not _named_first(table):
        return Name("")
    return (yield from table.ask("ask-roque-name" if table.known else "ask-roque-named", names))


def _name_seen(table: Table) -> Asking[Name]:
    """One of those that the human has looked at: another could not be turned over."""
    looked = [card.id for card in table.piles[AUTOMA_HAND][-LOOKED_AT:]]
    table.seen.update(looked)
    table.among.update(looked)
    table.tale.note("note-looks-at", cards=tuple(looked))
    named = yield from table.choose("ask-roque-name", lambda: looked)
    assert named is not None
    return named


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
