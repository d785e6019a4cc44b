"""The abilities that the program carries out for the human: those that touch the Automa, and those that only move
tracks. What another ability does to cards on the human's own side is reported by the human.

Each takes the table and the location where the character was activated. In the counted depth the program cannot see the
cards, so it asks for what an ability looks at.
"""

from __future__ import annotations

from collections.abc import Callable

from automarium.core.ask import Asking, Number, Option
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.redrising.cards import UNKNOWN_ID, Card, characters
from automarium.games.redrising.deeds import (
    Ability,
    Deed,
    banished,
    banished_topmost,
    banker,
    beneath,
    beneath_of,
    deed,
    evey,
    masseuse,
    moved,
    other_here,
    top_elsewhere,
    topmost_but_gold,
)
from automarium.games.redrising.effects import automa_free, banish_self, covers, lies, take_beneath, take_bottom
from automarium.games.redrising.houses import by_steps, gain_sovereign, human_track
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    COLORS,
    DECK,
    FLEET,
    GOLD,
    HAND,
    HELIUM,
    HUMAN,
    INFLUENCE,
    INSTITUTE,
    JUPITER,
    LOCATIONS,
    LUNA,
    MARS,
    RED,
    SILVER,
)
from automarium.games.redrising.table import AS_STEPS, ASKED_FIRST, CARRIED_OUT, Colors, Table
from automarium.games.redrising.variant import auctioneer, eo, roque


def _count(table: Table, color: Name, place: Name) -> int:
    """The face-up cards of a colour."""
    found = (table.character(card) for card in table.piles[place] if card.up)
    return sum(1 for one in found if one is not None and one.color == color)


def _number(table: Table, id: Name, color: Name | None, place: Name) -> Asking[int]:
    """How many cards of a colour an ability counts: seen in the known depth, asked in the counted one, where the human
    has named a colour only to themselves."""
    if table.known:
        assert color is not None
        return _count(table, color, place)
    asked = Name(f"color-{color}") if color else Name("none")
    return (yield from table.ask("ask-how-many", lambda: Number(0, 20), card=id, color=asked, place=place))


def _as_steps(table: Table) -> bool:
    """Whether an ability offers what its steps offer."""
    return table.setup.rules >= AS_STEPS


def _may_gain(table: Table, id: Name, track: Name, number: int) -> Asking[bool]:
    """Whether the human takes what they may: asked by what it is, before AS_STEPS by the card."""
    if _as_steps(table):
        return table.choose_yes("ask-may-gain", card=id, track=track, number=number)
    return table.ask_yes("ask-use", card=id)


# --- abilities on tracks ---


def at_once(effect: Callable[[Table, Name], object]) -> Ability:
    """An ability that asks nothing."""

    def ability(table: Table, here: Name) -> Asking[None]:
        effect(table, here)
        yield from ()  # asks nothing, yet is called like the abilities that do

    return ability


def plain(track: Name, amount: int) -> Ability:
    return at_once(lambda table, _: human_track(table, track, amount))


def at(location: Name, track: Name) -> Ability:
    """+1 on a track, if activated at that location."""
    return at_once(lambda table, here: here == location and human_track(table, track, 1))


def with_sovereign(track: Name) -> Ability:
    """+1 on a track for the holder of the Sovereign token."""
    return at_once(lambda table, _: table.sovereign == HUMAN and human_track(table, track, 1))


def trade(id: str, pay: Name, track: Name, amount: int) -> Ability:
    """May pay 1 of a track for some of another: put once, so used at most once a turn (R-49)."""

    def ability(table: Table, _: Name) -> Asking[None]:
        if not table.tracks[HUMAN][pay]:
            table.no_effect(Name(id), "pay")
        elif _as_steps(table) and table.full(HUMAN, track):
            table.no_effect(Name(id), "room")
        elif (yield from table.choose_yes("ask-trade", card=Name(id), pay=pay, track=track, amount=amount)):
            if not human_track(table, pay, -1):  # corrected while the question was open
                raise Refusal("track-below-zero", side=HUMAN, track=pay, total=0)
            human_track(table, track, amount)

    return ability


def sovereign(table: Table, _: Name) -> Asking[None]:
    yield from gain_sovereign(table)


def timony(table: Table, _: Name) -> Asking[None]:
    number = yield from _number(table, Name("timony"), GOLD, INSTITUTE)
    human_track(table, INFLUENCE, number)


def nero(table: Table, here: Name) -> Asking[None]:
    number = yield from _number(table, Name("nero"), RED, here)
    human_track(table, HELIUM, number)


def investor(table: Table, here: Name) -> Asking[None]:
    color = (yield from choose_color(table, Name("investor"), but=SILVER)) if table.known else None
    number = yield from _number(table, Name("investor"), color, here)
    human_track(table, HELIUM, number)


def choose_color(table: Table, id: Name, *, but: Name) -> Asking[Name]:
    """A colour that the human names; one may not be named."""
    return table.choose_color("ask-color", [one for one in COLORS if one != but], card=id, number=1, among=1)


def dancer(table: Table, _: Name) -> Asking[None]:
    """Two other Reds need only be held, not shown (R-102)."""
    if table.setup.rules >= ASKED_FIRST:
        human_track(table, HELIUM, 3 if (yield from _holds(table, Name("dancer"), RED)) else 1)
        return
    human_track(table, HELIUM, 1)
    if (yield from _holds(table, Name("dancer"), RED)):
        human_track(table, HELIUM, 2)


def politician(table: Table, _: Name) -> Asking[None]:
    """Two Golds need only be held; to use them is free (R-102)."""
    if _as_steps(table) and table.full(HUMAN, INFLUENCE):
        table.no_effect(Name("politician"), "room")
    elif (yield from _holds(table, Name("politician"), GOLD)) and (
        yield from _may_gain(table, Name("politician"), INFLUENCE, 2)
    ):
        human_track(table, INFLUENCE, 2)


def sevro(table: Table, here: Name) -> Asking[None]:
    """The card beneath is banished, or taken by one who holds The Howlers (R-102)."""
    if not covers(table, here):
        table.no_effect(Name("sevro"), "beneath")
        return
    holds = yield from _holds(table, Name("sevro"), Name("the-howlers"))
    takes = holds and (yield from table.ask_yes("ask-sevro-takes"))
    card = yield from take_beneath(table, here)
    table.put(card, HAND if takes else BANISHED)
    if takes:
        table.tale.order("order-take-card", card=card.id, place=lies(table, here))
    else:
        table.tale.order("order-banish-under", card=card.id)


def _holds(table: Table, id: Name, wanted: Name) -> Asking[bool]:
    """Whether the human holds two cards of a colour, or a character: seen, or asked where the hand is not known."""
    seen = _count(table, wanted, HAND) >= 2 if wanted in COLORS else table.where(wanted) == HAND
    if seen:
        return True
    if any(card.id == UNKNOWN_ID for card in table.piles[HAND]):
        asked = Name(f"color-{wanted}") if wanted in COLORS else wanted
        return (yield from table.ask_yes("ask-holds", card=id, wanted=asked))
    return False


# --- abilities that touch the Automa ---


def free_advance(table: Table, _: Name) -> Asking[None]:
    """Pelus and Virga: two steps for the human, one for the Automa."""
    human_track(table, FLEET, 2)
    yield from automa_free(table, FLEET)


def diplomat(table: Table, _: Name) -> Asking[None]:
    """The human's own step is free; the Automa takes its own whatever they choose (U-12)."""
    gains = not (_as_steps(table) and table.full(HUMAN, INFLUENCE)) and (
        yield from _may_gain(table, Name("diplomat"), INFLUENCE, 1)
    )
    if gains:
        human_track(table, INFLUENCE, 1)
    if gains or _as_steps(table):
        yield from automa_free(table, INFLUENCE)


def banishing(id: str) -> Ability:
    """Aja and Antonia: the Automa loses its bottom card, then the character itself goes."""

    def ability(table: Table, here: Name) -> Asking[None]:
        yield from take_bottom(table, BANISHED)
        banish_self(table, Name(id), here)

    return ability


def karnus(table: Table, here: Name) -> Asking[None]:
    if not covers(table, here):
        table.no_effect(Name("karnus"), "beneath")
        return
    card = yield from take_beneath(table, here)
    table.put(card, BANISHED)
    table.tale.order("order-banish-under", card=card.id)
    enemy = card.id in ("mustang", "the-jackal", "nero")
    if not table.known:
        enemy = yield from table.ask_yes("ask-karnus-enemy")
    if enemy and _as_steps(table) and not table.piles[AUTOMA_HAND]:
        table.tale.note("note-automa-hand-empty")
    elif enemy and (yield from table.ask_yes("ask-use", card=Name("karnus"))):
        yield from take_bottom(table, BANISHED)


def tactus(table: Table, here: Name) -> Asking[None]:
    """Without a card to steal Tactus stays and the turn goes on (R-95)."""
    if not table.piles[AUTOMA_HAND]:
        table.tale.note("note-automa-hand-empty")
        return
    if not (yield from table.choose_yes("ask-use", card=Name("tactus"))):
        return
    if (yield from take_bottom(table, HAND)) is None:
        return
    banish_self(table, Name("tactus"), here)
    table.turn.over = True


def arlus(table: Table, here: Name) -> Asking[None]:
    """The Automa's bottom card is shown: a Gold is banished, another returns on top, a Red costs Arlus (R-94)."""
    hand = table.piles[AUTOMA_HAND]
    if not hand:
        table.tale.note("note-automa-hand-empty")
        return
    table.tale.order("order-show-bottom")
    card = yield from table.reveal(hand.pop(0), "ask-bottom-character")
    color = yield from table.in_the_air(1, _color(table, card))
    if color == GOLD:
        table.put(card, BANISHED)
        table.tale.order("order-banish-shown", card=card.id)
        return
    table.put(card, AUTOMA_HAND)
    table.tale.order("order-return-on-top", card=card.id)
    if color == RED:
        banish_self(table, Name("arlus"), here)


def _color(table: Table, card: Card) -> Asking[Name]:
    character = table.character(card)
    if character is not None:
        return character.color
    choices = (
        Option(GOLD, GOLD, Say("color-gold")),
        Option(RED, RED, Say("color-red")),
        Option("other", Name("other"), Say("other")),
    )
    return (yield from table.ask("ask-shown-color", lambda: Colors(choices)))


def hypnotist(table: Table, _: Name) -> Asking[None]:
    """First the human, then the Automa: banish a card and draw."""
    if table.piles[HAND]:
        card = yield from table.take_chosen(HAND, "ask-banish-hand", card=Name("hypnotist"))
        table.put(card, BANISHED)
        table.tale.order("order-human-loses", card=card.id)
    yield from table.human_draws()
    yield from take_bottom(table, BANISHED)
    if table.piles[DECK]:
        table.put(table.draw(), AUTOMA_HAND)
        table.tale.order("order-automa-draws")


def harmony(table: Table, _: Name) -> None:
    human_track(table, HELIUM, -1, AUTOMA)


def quicksilver(table: Table, _: Name) -> None:
    """Nothing is gained from an Automa without helium (R-100)."""
    if human_track(table, HELIUM, -1, AUTOMA):
        human_track(table, HELIUM, 1)


def given_away(id: str, track: Name) -> Ability:
    """Holo Host, Reporter, Vlogger: ahead of the Automa, the human gives it the card, draws two, ends the turn."""

    def ability(table: Table, here: Name) -> Asking[None]:
        if table.tracks[HUMAN][track] <= table.tracks[AUTOMA][track]:
            table.no_effect(Name(id), "ahead")
            return
        table.put(table.name_card(Name(id), here), AUTOMA_HAND)
        table.tale.order("order-gift", card=Name(id))
        yield from table.human_draws(2)
        table.turn.over = True

    return ability


ABILITIES: dict[Name, Ability] = {
    Name(id): ability
    for id, ability in {
        "invictus": at(MARS, FLEET),
        "morning-star": at(JUPITER, FLEET),
        "quietus": at(INSTITUTE, FLEET),
        "the-pax": at(LUNA, FLEET),
        "fitchner": at(INSTITUTE, INFLUENCE),
        "lawyer": plain(INFLUENCE, 1),
        "deanna": plain(HELIUM, 1),
        "uncle-narol": plain(HELIUM, 2),
        "magistrate": with_sovereign(HELIUM),
        "orator": with_sovereign(INFLUENCE),
        "priestess": with_sovereign(FLEET),
        "ceo": trade("ceo", FLEET, HELIUM, 2),
        "sponsor": trade("sponsor", HELIUM, INFLUENCE, 2),
        "stock-broker": trade("stock-broker", INFLUENCE, HELIUM, 2),
        "boneriders": sovereign,
        "the-jackal": sovereign,
        "timony": timony,
        "nero": nero,
        "investor": investor,
        "dancer": dancer,
        "politician": politician,
        "sevro": sevro,
        "pelus": free_advance,
        "virga": free_advance,
        "diplomat": diplomat,
        "aja": banishing("aja"),
        "antonia": banishing("antonia"),
        "karnus": karnus,
        "tactus": tactus,
        "arlus": arlus,
        "hypnotist": hypnotist,
        "harmony": at_once(harmony),
        "quicksilver": at_once(quicksilver),
        "holo-host": given_away("holo-host", INFLUENCE),
        "reporter": given_away("reporter", HELIUM),
        "vlogger": given_away("vlogger", FLEET),
        "auctioneer": auctioneer,
        "eo": eo,
        "roque": roque,
    }.items()
}

# the abilities that touch a card of the board and move a track; before CARRIED_OUT the human reported them
DEEDS: dict[Name, Ability] = {
    Name(id): deed(id, one)
    for id, one in {
        "assassin": Deed(beneath, banished, INFLUENCE, of=(GOLD,)),
        "artisan-chef": Deed(beneath_of(GOLD), moved, INFLUENCE),
        "gardener": Deed(beneath_of("violet", "pink"), moved, HELIUM),
        "janitor": Deed(beneath_of("green", "yellow", "blue"), moved, FLEET),
        "mess-hall-cook": Deed(beneath_of("gray", "orange"), moved, FLEET),
        "nanny": Deed(beneath_of("silver", "white", "copper"), moved, HELIUM),
        "alia-snowsparrow": Deed(topmost_but_gold, banished_topmost, HELIUM, but=("gray", "obsidian")),
        "helga": Deed(beneath, banished, HELIUM, alone=True),
        "ragnar": Deed(top_elsewhere, banished, INFLUENCE, of=(GOLD, "gray")),
        "stained": Deed(other_here, banished, INFLUENCE, of=("obsidian",)),
        "garden-trained-rose": Deed(beneath, moved, HELIUM, of=(SILVER,)),
        "matteo": Deed(other_here, moved, INFLUENCE, of=("pink",)),
    }.items()
} | {Name("masseuse"): masseuse, Name("banker"): banker, Name("evey"): evey}
ABILITIES |= DEEDS


def carries_out(table: Table, id: Name) -> bool:
    """Whether the program carries out the ability of a character that is led."""
    if by_steps(table):
        return bool(characters()[id].deploy) if id in characters() else False
    return id in ABILITIES and (id not in DEEDS or table.setup.rules >= CARRIED_OUT)


def use_ability(table: Table, id: Name, here: Name, carry_out: Ability) -> Asking[None]:
    """Carries out an ability by its character's name."""
    if table.known:
        # one that another character activated lies where it was activated, not where the human led
        lies = table.where(id)
        if lies not in LOCATIONS:
            raise Refusal("card-not-there", card=id, place=here)
        here = lies
    yield from use_once(table, id, carry_out(table, here))


def use_once(table: Table, id: Name, ability: Asking[None]) -> Asking[None]:
    """No character is activated twice in a turn, so nothing is traded twice (R-49); what had no effect says so."""
    if id in table.turn.used:
        table.no_effect(id, "used")
        return
    table.turn.used.add(id)
    told, table.turn.declined = table.tale.told, False
    yield from ability
    if table.tale.told > told:
        return
    if table.turn.declined and _as_steps(table):
        table.no_effect(id, "declined")
    else:
        table.tale.note("note-nothing-changes", card=id)
