"""The abilities of the human's hand at the end of the game (R-109, R-152)."""

from __future__ import annotations

from collections.abc import Callable

from automarium.core.ask import Asking, Number, Pick, Place, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.redrising.abilities import choose_color, investor
from automarium.games.redrising.cards import UNKNOWN, UNKNOWN_ID, Card, characters
from automarium.games.redrising.deeds import BANKER_PAYS, pay_banker
from automarium.games.redrising.houses import held, human_track
from automarium.games.redrising.names import (
    BANISHED,
    DECK,
    GOLD,
    HAND,
    HELIUM,
    HUMAN,
    LOCATIONS,
    LUNA,
    MARS,
    RED,
    TRACKS,
)
from automarium.games.redrising.table import SomeCards, Table
from automarium.games.redrising.variant import psychologist

EndAbility = Callable[[Table], Asking[None]]

VIRANY_FRIENDS = (Name("victra"), Name("sevro"), Name("fitchner"))
GAMBLE = 7  # cards that Online Gambler reveals
MAY_BE_USED = (Name("banker"), Name("dr-virany"))  # the others do not say "may"


def end_abilities_left(table: Table) -> tuple[Name, ...]:
    """The end abilities that the known cards of the hand have and that have not been used."""
    used = table.turn.used
    return tuple(card.id for card in table.piles[HAND] if card.id in END_ABILITIES and card.id not in used)


def remind(table: Table, left: tuple[Name, ...]) -> None:
    """Tells which of the end abilities that are left have to be used."""
    must = tuple(id for id in left if id not in MAY_BE_USED)
    if must and table.setup["end-abilities"] == "must":
        table.tale.care("care-end-abilities-left", number=len(must), cards=must)


# --- tracks ---


def hacker(table: Table) -> Asking[None]:
    """The top character of the deck is shown; its core value counts if Hacker is still held at scoring (A40)."""
    if not table.piles[DECK]:
        table.tale.note("note-deck-empty")
        return
    card = yield from table.reveal(table.draw(), "ask-deck-top")
    table.put(card, DECK)
    character = table.character(card)
    if character is not None:
        table.hacker = character.core
    else:
        table.hacker = yield from table.ask("ask-core-value", lambda: Number(0, 40))
    table.tale.note("note-hacker", points=table.hacker)


def auctioneer(table: Table) -> Asking[None]:
    track = yield from table.choose("ask-one-track", lambda: TRACKS, card=Name("auctioneer"))
    human_track(table, track or TRACKS[0], 1)


def investor_on_mars(table: Table) -> Asking[None]:
    yield from investor(table, MARS)


# --- cards of the board ---


def banker(table: Table) -> Asking[None]:
    """May pay for the top card of any location."""
    if table.tracks[HUMAN][HELIUM] < BANKER_PAYS or not any(table.piles[one] for one in LOCATIONS):
        table.no_effect(Name("banker"), "pay" if table.tracks[HUMAN][HELIUM] < BANKER_PAYS else "card")
    elif (yield from table.ask_yes("ask-banker-end", number=BANKER_PAYS)):
        pay_banker(table)
        place = yield from table.ask("ask-take-top", lambda: held(table))
        card = yield from table.reveal(table.piles[place].pop())
        _take(table, card, place)


def with_sovereign_from(id: str, place: Name) -> EndAbility:
    """Justice and Martyr: the holder of Sovereign takes any card of a location."""

    def ability(table: Table) -> Asking[None]:
        if table.sovereign != HUMAN or not table.piles[place]:
            table.no_effect(Name(id), "card" if table.sovereign == HUMAN else "sovereign")
            return
        card = yield from table.take_chosen(place, "ask-take-which")
        _take(table, card, place)

    return ability


def _take(table: Table, card: Card, place: Name) -> None:
    table.put(card, HAND)
    table.tale.order("order-take-card", card=card.id, place=place)


# --- banished cards ---


def _banished(table: Table, fits: Callable[[Name], bool]) -> list[Name]:
    return [card.id for card in table.piles[BANISHED] if card.id != UNKNOWN_ID and fits(card.id)]


def surgeon(table: Table) -> Asking[None]:
    """A banished Gold of choice."""

    def golds() -> Place[Name]:
        found = _banished(table, lambda id: characters()[id].color == GOLD)
        if not found:
            raise Refusal("place-empty", place=BANISHED)  # a correction may not leave this question without an answer
        return Place(options(found))

    if table.known and _banished(table, lambda id: characters()[id].color == GOLD):
        chosen = yield from table.ask("ask-take-banished", golds)
        _take(table, table.name_card(chosen, BANISHED), BANISHED)
    elif not table.known and table.piles[BANISHED] and (yield from table.ask_yes("ask-use", card=Name("surgeon"))):
        _take(table, table.name_card(UNKNOWN_ID, BANISHED), BANISHED)
    else:
        table.no_effect(Name("surgeon"), "unbanish")


def dr_virany(table: Table) -> Asking[None]:
    """May take any number of the Reds and of three Golds that are banished."""

    def friends() -> list[Name]:
        return _banished(table, lambda id: id in VIRANY_FRIENDS or characters()[id].color == RED)

    if table.known and friends():
        chosen = yield from table.ask(
            "ask-virany", lambda: SomeCards(Pick[Name](options(friends())), 0, len(friends()))
        )
        for id in dict.fromkeys(chosen):
            _take(table, table.name_card(id, BANISHED), BANISHED)
    elif not table.known and table.piles[BANISHED]:
        most = table.piles[BANISHED]
        counted = {"card": Name("dr-virany"), "color": Name("none"), "place": BANISHED}
        number = yield from table.ask("ask-how-many", lambda: Number(0, len(most)), **counted)
        for _ in range(number):
            _take(table, most.pop(), BANISHED)
    else:
        table.no_effect(Name("dr-virany"), "unbanish")


# --- the hand and the deck ---


def hypnotist(table: Table) -> Asking[None]:
    """Another card of the hand is banished, if there is one, and the top of the deck drawn."""

    def others() -> Place[Name]:
        found = dict.fromkeys(card.id for card in table.piles[HAND] if card.id != "hypnotist")
        if not found:
            raise Refusal("hand-empty")
        return Place(options(found))

    hand, me = table.piles[HAND], Name("hypnotist")
    if any(card.id != me for card in hand) if table.known else len(hand) > 1:
        chosen = (yield from table.ask("ask-banish-hand", others, card=me)) if table.known else UNKNOWN_ID
        card = yield from table.reveal(table.name_card(chosen, HAND))
        table.put(card, BANISHED)
        table.tale.order("order-human-loses", card=card.id)
    yield from table.human_draws()


def online_gambler(table: Table) -> Asking[None]:
    """All cards of a named colour among the top seven; the others are shuffled and go back on top."""
    if not table.piles[DECK]:
        table.tale.note("note-deck-empty")
        return
    deck, me = table.piles[DECK], Name("online-gambler")
    if not table.known:
        counted = {"card": me, "color": Name("none"), "place": DECK}
        number = yield from table.ask("ask-how-many", lambda: Number(0, min(GAMBLE, len(deck))), **counted)
        found = [table.draw() for _ in range(number)]
    else:
        color = yield from choose_color(table, me, but=GOLD)
        named = yield from _name_of_color(table, color)
        top = [deck.pop() for _ in range(min(GAMBLE, len(deck)))]
        if UNKNOWN not in top:  # else whoever turns them over sees them
            table.tale.note("note-turned-over", cards=tuple(card.id for card in top))
        found = [card for card in top if card.id != UNKNOWN_ID and characters()[card.id].color == color]
        rest = [card for card in top if card not in found]
        for id in named:
            rest.remove(UNKNOWN)
            found.append(Card(id))
        table.streams["gambler"].shuffle(rest)
        table.forget(rest)
        deck.extend(rest)
    for card in found:
        _take(table, card, DECK)
    table.tale.order("order-shuffle-back")


def _name_of_color(table: Table, color: Name) -> Asking[tuple[Name, ...]]:
    """Which of the top cards that nobody has named have the colour."""

    def unnamed() -> int:
        return sum(1 for card in table.piles[DECK][-GAMBLE:] if card.id == UNKNOWN_ID)

    def which() -> SomeCards:
        ids = [id for id in table.unseen() if characters()[id].color == color]
        return SomeCards(Pick[Name](options(ids)), 0, min(unnamed(), len(ids)))

    if not unnamed():
        return ()
    chosen = yield from table.ask(
        "ask-gambler", which, color=Name(f"color-{color}"), number=min(GAMBLE, len(table.piles[DECK]))
    )
    return tuple(dict.fromkeys(chosen))


END_ABILITIES: dict[Name, EndAbility] = {
    Name(id): ability
    for id, ability in {
        "hacker": hacker,
        "psychologist": psychologist,
        "auctioneer": auctioneer,
        "investor": investor_on_mars,
        "banker": banker,
        "justice": with_sovereign_from("justice", LUNA),
        "martyr": with_sovereign_from("martyr", MARS),
        "surgeon": surgeon,
        "dr-virany": dr_virany,
        "hypnotist": hypnotist,
        "online-gambler": online_gambler,
    }.items()
}
