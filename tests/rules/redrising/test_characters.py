"""What every character does when it is led, and at the end of the game: board before, answers, board after.

A case tells a board, what the human answers, and what is different afterwards; all the rest must be as it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from automarium.core.tale import Kind, Name
from automarium.games.redrising.cards import Card, characters
from automarium.games.redrising.deploy import at_the_end, deploy
from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, COLORS, HUMAN, LOCATIONS, PLACES
from automarium.games.redrising.scoring import score_sheet
from automarium.games.redrising.table import Table
from tests.rules.redrising.conftest import Ran, drive, offered, table, told, tracks
from tests.rules.redrising.conftest import card as automa_card

USUAL: dict[str, Any] = {
    "hand": "sponsor",
    "deck": "timony nanny",
    "automa_hand": "virga stained",
    "human": (3, 3, 3),
    "automa": (3, 3, 3),
    "sovereign": None,
}
OF_COLOR = {  # two characters of each colour
    "blue": ("invictus", "quietus"),
    "brown": ("assassin", "janitor"),
    "copper": ("lawyer", "diplomat"),
    "gold": ("aja", "fitchner"),
    "gray": ("bridge", "danto"),
    "green": ("developer", "hacker"),
    "obsidian": ("helga", "ragnar"),
    "orange": ("cyther", "artificer"),
    "pink": ("evey", "matteo"),
    "red": ("deanna", "harmony"),
    "silver": ("ceo", "banker"),
    "violet": ("vlogger", "reporter"),
    "white": ("judge", "seer"),
    "yellow": ("surgeon", "researcher"),
}


class Case(NamedTuple):
    """A character led to a place: the board, the answers, what has changed, and what the first question offers."""

    who: str
    at: str
    before: Mapping[str, Any]
    says: str
    after: Mapping[str, Any]
    offers: str | None = None

    def __str__(self) -> str:
        return f"{self.who} at {self.at}: {dict(self.before)}, {self.says or '-'}"


def case(where: str, before: Mapping[str, Any], says: str, after: Mapping[str, Any], offers: str | None = None) -> Case:
    who, at = where.split(" at ")
    return Case(who, at, before, says, after, offers)


def lay(before: Mapping[str, Any]) -> Table:
    settings = {"depth": "screen", "variant": "yes", **before.get("settings", {})}
    return table(settings, **{**USUAL, **{key: one for key, one in before.items() if key != "settings"}})


def seen(bare: Table) -> dict[str, Any]:
    """The whole table: piles from bottom to top with `~` for face down, tracks, the token, the turn."""
    return {
        **{
            place.replace("-", "_"): " ".join("~" * (not card.up) + card.id for card in bare.piles[place])
            for place in PLACES
        },
        "human": tracks(bare, HUMAN),
        "automa": tracks(bare, AUTOMA),
        "sovereign": bare.sovereign,
        "over": bare.turn.over,
        "barred": " ".join(one for one in LOCATIONS if one in bare.turn.barred),
    }


def led(bare: Table, who: str, at: str, says: str = "") -> Ran:
    """A character lands on top of a location, and its ability is carried out to its end."""
    bare.piles[Name(at)].append(Card(Name(who)))
    lay_at = places(bare)
    cards = Counter(card.id for pile in bare.piles.values() for card in pile)
    assert set(cards.values()) == {1}, "a card twice"
    ran = drive(deploy(bare, Name(who), Name(at)), *says.split())
    assert ran.done, f"asked {ran.ids[-1]}: {offered(ran.asks[-1])}"
    assert Counter(card.id for pile in bare.piles.values() for card in pile) == cards, "a card is lost"
    assert bare.air == 0
    tells_what_moved(bare, lay_at)
    return ran


def tells_what_moved(bare: Table, lay_at: Mapping[Name, Name]) -> None:
    moved = {id for id, place in places(bare).items() if place != lay_at[id]}
    assert moved <= named(bare) | untold(bare), "a card goes elsewhere and nobody is told"


def places(bare: Table) -> dict[Name, Name]:
    return {card.id: place for place, pile in bare.piles.items() for card in pile}


def named(bare: Table) -> set[Name]:
    """The characters that an order names."""
    orders = [event.args for event in bare.tale.events if event.kind == Kind.ORDER]
    return {one for args in orders for one in (args.get("card"), *args.get("cards", ())) if isinstance(one, Name)}


def untold(bare: Table) -> set[Name]:
    """What lies face down, is the Automa's secret, or went with its whole pile."""
    face_down = {card.id for place in LOCATIONS for card in bare.piles[place] if not card.up}
    piles = [event.args for event in bare.tale.events if event.id == "order-move-pile"]
    whole = {card.id for args in piles for card in bare.piles[args["to"]][-args["number"] :]}
    return face_down | whole | {card.id for card in bare.piles[AUTOMA_HAND]}


def expect(bare: Table, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    now = seen(bare)
    assert {key: one for key, one in now.items() if one != before[key]} == {
        key: one for key, one in after.items() if one != before[key]
    }


def check(one: Case) -> Ran:
    bare = lay(one.before)
    before = seen(bare)
    before[one.at] = f"{before[one.at]} {one.who}".strip()
    before["barred"] = one.at
    ran = led(bare, one.who, one.at, one.says)
    expect(bare, before, one.after)
    assert bare.tale.events, "nobody is told what happened"
    if one.offers is not None:
        assert sorted(offered(ran.asks[0])) == sorted(one.offers.split())
    return ran


NOTHING: dict[str, Any] = {}

BLUE = (
    case("orion at mars", {"mars": "morning-star aja"}, "", {
        "mars": "aja orion", "jupiter": "morning-star", "human": (4, 3, 3), "barred": "jupiter mars"}),
    case("orion at luna", {"luna": "pelus quietus deanna", "mars": "invictus"}, "pelus", {
        "luna": "quietus deanna orion", "jupiter": "pelus", "human": (5, 3, 3), "automa": (4, 3, 3),
        "barred": "jupiter luna"}, "pelus quietus"),
    case("orion at institute", {"institute": "the-pax", "jupiter": "aja"}, "", {
        "institute": "orion", "jupiter": "aja the-pax", "barred": "jupiter institute"}),
    case("orion at jupiter", {"jupiter": "pelus"}, "", NOTHING),
    case("orion at mars", {"mars": "~pelus deanna", "luna": "quietus"}, "", NOTHING),
    case("pelus at luna", {}, "", {"human": (5, 3, 3), "automa": (4, 3, 3)}),
    case("pelus at mars", {"human": (9, 3, 3), "automa": (10, 3, 3)}, "", {"human": (10, 3, 3)}),
    case("pelus at mars", {"human": (10, 3, 3)}, "", {"automa": (4, 3, 3)}),
    case("virga at jupiter", {"automa_hand": "stained"}, "", {"human": (5, 3, 3), "automa": (4, 3, 3)}),
)  # fmt: skip
BROWN = (
    case("artisan-chef at mars", {"human": (3, 3, 10), "mars": "aja"}, "luna", {"mars": "artisan-chef", "luna": "aja"}),
    case("assassin at mars", {"mars": "fitchner aja"}, "", {
        "mars": "fitchner assassin", "banished": "aja", "human": (3, 3, 4)}),
    case("assassin at mars", {"mars": "aja deanna"}, "", {"mars": "aja assassin", "banished": "deanna"}),
    case("assassin at mars", {"mars": "~aja"}, "", {"mars": "assassin", "banished": "aja"}),
    case("assassin at mars", {"luna": "aja"}, "", NOTHING),
    case("modjob at mars", {"mars": "aja dancer", "hand": "deanna harmony"}, "luna", {
        "mars": "aja modjob", "luna": "dancer", "human": (3, 6, 3), "barred": "mars luna"}, "jupiter luna institute"),
    case("modjob at mars", {"mars": "assassin", "luna": "aja"}, "luna", {
        "mars": "modjob", "luna": "assassin", "banished": "aja", "human": (3, 3, 4), "barred": "mars luna"}),
    case("modjob at mars", {"mars": "darrow", "luna": "lawyer ceo"}, "luna ceo", {
        "mars": "modjob", "luna": "lawyer", "hand": "sponsor ceo", "banished": "darrow", "barred": "mars luna"}),
    case("modjob at mars", {"mars": "janitor", "luna": "invictus"}, "luna mars", {
        "mars": "modjob invictus", "luna": "janitor", "human": (4, 3, 3), "barred": "mars luna"}),
    case("modjob at mars", {"mars": "dancer aja"}, "", NOTHING),
    case("modjob at mars", {"mars": "~dancer"}, "", NOTHING),
    case("modjob at mars", {}, "", NOTHING),
)  # fmt: skip
COPPER = (
    case("bondilus at mars", {"mars": "aja deanna"}, "deanna", {"mars": "aja bondilus", "banished": "deanna"},
         "deanna bondilus"),
    case("bondilus at mars", {"mars": "aja deanna"}, "bondilus", {"mars": "aja deanna", "banished": "bondilus"}),
    case("bondilus at mars", {"mars": "aja"}, "", {"mars": "aja", "banished": "bondilus"}),
    case("bondilus at mars", {"mars": "~aja"}, "aja", {"mars": "bondilus", "banished": "aja"}, "aja bondilus"),
    case("bondilus at mars", {"mars": "aja", "settings": {"itself": "no"}}, "", NOTHING),
    case("bondilus at mars", {"mars": "deanna", "settings": {"itself": "no"}}, "", {
        "mars": "bondilus", "banished": "deanna"}),
    *(case(f"bondilus at {at}", {at: "deanna", "mars": "harmony"}, "", NOTHING) for at in LOCATIONS if at != "mars"),
    case("bondilus at mars", {"luna": "deanna"}, "", {"mars": "", "banished": "bondilus"}),
    case("diplomat at mars", {}, "yes", {"human": (3, 3, 4), "automa": (3, 3, 4)}),
    case("diplomat at mars", {}, "no", {"automa": (3, 3, 4)}),
    case("diplomat at mars", {"human": (3, 3, 10)}, "", {"automa": (3, 3, 4)}),
    case("diplomat at mars", {"automa": (3, 3, 10)}, "yes", {"human": (3, 3, 4)}),
    case("lawyer at mars", {}, "", {"human": (3, 3, 4)}),
    case("lawyer at mars", {"human": (3, 3, 10)}, "", NOTHING),
    case("politician at mars", {"hand": "aja ceo fitchner"}, "yes", {"human": (3, 3, 5)}),
    case("politician at mars", {"hand": "aja fitchner"}, "no", NOTHING),
    case("politician at mars", {"hand": "aja fitchner", "human": (3, 3, 9)}, "yes", {"human": (3, 3, 10)}),
    case("politician at mars", {"hand": "aja fitchner", "human": (3, 3, 10)}, "", NOTHING),
    case("politician at mars", {"hand": "aja ceo", "mars": "fitchner"}, "", NOTHING),
    case("timony at mars", {"deck": "nanny", "institute": "aja deanna fitchner ~nero", "mars": "karnus"}, "", {
        "human": (3, 3, 5)}),
    case("timony at institute", {"deck": "", "institute": "aja deanna"}, "", {"human": (3, 3, 4)}),
    case("timony at mars", {"deck": "", "institute": "aja fitchner", "human": (3, 3, 9)}, "", {"human": (3, 3, 10)}),
    case("timony at mars", {"deck": "", "mars": "aja"}, "", NOTHING),
    case("auctioneer at mars", {"automa": (10, 3, 10)}, "", {"automa": (10, 4, 10), "human": (4, 3, 4)}),
    case("auctioneer at mars", {"automa": (3, 10, 10)}, "", {"automa": (4, 10, 10), "human": (3, 4, 4)}),
    case("auctioneer at mars", {"automa": (10, 10, 3)}, "", {"automa": (10, 10, 4), "human": (4, 4, 3)}),
    case("auctioneer at mars", {"automa": (10, 10, 10)}, "fleet", {"human": (3, 4, 4)}, "fleet helium influence"),
)  # fmt: skip
GOLD = (
    case("aja at mars", {"mars": "deanna"}, "", {"mars": "deanna", "automa_hand": "stained", "banished": "virga aja"}),
    case("aja at mars", {"automa_hand": ""}, "", {"mars": "", "banished": "aja"}),
    case("antonia at luna", {"luna": "deanna"}, "", {
        "luna": "deanna", "automa_hand": "stained", "banished": "virga antonia"}),
    case("antonia at mars", {"automa_hand": ""}, "", {"mars": "", "banished": "antonia"}),
    case("ash-lord at mars", {"mars": "invictus deanna quietus", "luna": "pelus"}, "", {
        "mars": "deanna", "banished": "invictus quietus", "hand": "sponsor ash-lord"}),
    case("ash-lord at mars", {"mars": "invictus pelus quietus"}, "", {
        "mars": "", "banished": "invictus pelus quietus", "hand": "sponsor ash-lord"}),
    case("ash-lord at mars", {"mars": "invictus ~quietus deanna"}, "", {
        "mars": "~quietus deanna ash-lord", "banished": "invictus"}),
    case("ash-lord at mars", {"mars": "deanna", "luna": "pelus quietus", "banished": "invictus"}, "", NOTHING),
    case("cassius at mars", {"mars": "deanna aja"}, "", {"mars": "deanna cassius", "hand": "sponsor aja"}),
    case("cassius at mars", {"mars": "aja deanna"}, "", {
        "mars": "aja", "hand": "sponsor deanna", "banished": "cassius"}),
    case("cassius at mars", {"mars": "~aja"}, "", {"mars": "", "hand": "sponsor aja", "banished": "cassius"}),
    case("cassius at mars", {"luna": "aja"}, "", {"mars": "", "banished": "cassius"}),
    case("karnus at mars", {"mars": "aja mustang"}, "yes", {
        "mars": "aja karnus", "banished": "mustang virga", "automa_hand": "stained"}),
    case("karnus at mars", {"mars": "the-jackal"}, "yes", {
        "mars": "karnus", "banished": "the-jackal virga", "automa_hand": "stained"}),
    case("karnus at mars", {"mars": "~nero"}, "yes", {
        "mars": "karnus", "banished": "nero virga", "automa_hand": "stained"}),
    case("karnus at mars", {"mars": "nero"}, "no", {"mars": "karnus", "banished": "nero"}),
    case("karnus at mars", {"mars": "nero", "automa_hand": ""}, "", {"mars": "karnus", "banished": "nero"}),
    case("karnus at mars", {"mars": "nero aja"}, "", {"mars": "nero karnus", "banished": "aja"}),
    case("karnus at mars", {}, "", NOTHING),
    case("lorn at mars", {"mars": "fitchner aja"}, "", {"mars": "fitchner lorn", "banished": "aja"}),
    case("lorn at mars", {"mars": "aja deanna"}, "", NOTHING),
    case("lorn at mars", {"mars": "~aja"}, "", NOTHING),
    case("lorn at mars", {"luna": "aja"}, "", NOTHING),
    case("lysander at mars", {}, "", {
        "mars": "", "hand": "sponsor nanny", "deck": "timony", "banished": "lysander"}),
    case("lysander at luna", {}, "", {"hand": "sponsor nanny", "deck": "timony"}),
    case("lysander at jupiter", {}, "", {
        "jupiter": "", "hand": "sponsor nanny", "deck": "timony", "banished": "lysander"}),
    case("lysander at institute", {"deck": ""}, "", {"institute": "", "banished": "lysander"}),
    case("lysander at luna", {"deck": ""}, "", NOTHING),
    case("mustang at mars", {"banished": "deanna aja ceo"}, "aja", {
        "hand": "sponsor aja", "banished": "deanna ceo"}, "deanna aja ceo"),
    case("mustang at mars", {"banished": "aja deanna"}, "deanna", {
        "mars": "", "hand": "sponsor deanna", "banished": "aja mustang"}),
    case("mustang at mars", {"banished": "ceo"}, "", {"mars": "", "hand": "sponsor ceo", "banished": "mustang"}),
    case("mustang at mars", {"luna": "aja"}, "", NOTHING),
    case("nero at mars", {"mars": "deanna aja ~dancer harmony", "luna": "arlus"}, "", {"human": (3, 5, 3)}),
    case("nero at luna", {"luna": "arlus", "mars": "deanna dancer"}, "", {"human": (3, 4, 3)}),
    case("nero at mars", {"mars": "aja", "luna": "arlus"}, "", NOTHING),
    case("octavia at mars", {"luna": "deanna aja", "sovereign": HUMAN}, "", {
        "mars": "", "luna": "aja", "hand": "sponsor deanna", "banished": "octavia"}),
    case("octavia at mars", {"luna": "aja deanna", "sovereign": HUMAN, "mars": "ceo"}, "", {
        "luna": "deanna", "hand": "sponsor aja"}),
    case("octavia at mars", {"luna": "~aja deanna", "sovereign": HUMAN}, "", {
        "mars": "", "luna": "deanna", "hand": "sponsor aja", "banished": "octavia"}),
    case("octavia at mars", {"mars": "aja", "sovereign": HUMAN}, "", {"mars": "aja", "banished": "octavia"}),
    case("octavia at luna", {"sovereign": HUMAN}, "", NOTHING),
    case("octavia at luna", {"luna": "aja", "sovereign": HUMAN}, "", {"luna": "octavia", "hand": "sponsor aja"}),
    case("octavia at luna", {"luna": "ceo aja", "sovereign": HUMAN}, "", {
        "luna": "aja", "hand": "sponsor ceo", "banished": "octavia"}),
    case("octavia at mars", {"luna": "deanna", "sovereign": AUTOMA}, "", NOTHING),
    case("octavia at mars", {"luna": "deanna"}, "", NOTHING),
    case("romulus at mars", {"mars": "invictus aja", "luna": "pelus"}, "", {
        "mars": "aja romulus", "hand": "sponsor invictus"}),
    case("romulus at mars", {"mars": "aja quietus"}, "", {
        "mars": "aja", "hand": "sponsor quietus", "banished": "romulus"}),
    case("romulus at mars", {"mars": "invictus quietus aja"}, "invictus", {
        "mars": "quietus aja romulus", "hand": "sponsor invictus"}, "invictus quietus"),
    case("romulus at mars", {"mars": "invictus ~aja"}, "", {
        "mars": "~aja", "hand": "sponsor invictus", "banished": "romulus"}),
    case("romulus at mars", {"mars": "deanna"}, "", {"mars": "deanna", "banished": "romulus"}),
    case("romulus at mars", {"mars": "aja"}, "", NOTHING),
    case("romulus at mars", {"luna": "invictus"}, "", {"mars": "", "banished": "romulus"}),
    case("roque at mars", {"automa_hand": "virga"}, "", {"mars": "", "automa_hand": "", "banished": "virga roque"}),
    case("roque at mars", {"automa_hand": ""}, "", NOTHING),
    case("sevro at mars", {"mars": "deanna aja"}, "", {"mars": "deanna sevro", "banished": "aja"}),
    case("sevro at mars", {"mars": "deanna", "hand": "the-howlers"}, "yes", {
        "mars": "sevro", "hand": "the-howlers deanna"}),
    case("sevro at mars", {"mars": "~aja", "hand": "the-howlers"}, "no", {"mars": "sevro", "banished": "aja"}),
    case("sevro at mars", {"hand": "the-howlers", "luna": "aja"}, "", NOTHING),
    case("sevro at mars", {"mars": "the-howlers deanna"}, "", {"mars": "the-howlers sevro", "banished": "deanna"}),
    case("tactus at mars", {"mars": "aja"}, "yes", {
        "mars": "aja", "hand": "sponsor virga", "automa_hand": "stained", "banished": "tactus", "over": True}),
    case("tactus at mars", {}, "no", NOTHING),
    case("tactus at mars", {"automa_hand": ""}, "", NOTHING),
    case("the-telemanuses at mars", {"mars": "deanna ~aja ceo", "luna": "judge"}, "luna", {
        "mars": "the-telemanuses", "luna": "judge deanna ~aja ceo"}, "jupiter luna institute"),
    case("the-telemanuses at luna", {"mars": "deanna"}, "", NOTHING),
    case("victra at mars", {"mars": "deanna aja", "luna": "ceo"}, "", {
        "mars": "aja victra", "hand": "sponsor deanna"}),
    case("victra at mars", {"mars": "aja deanna"}, "", {"mars": "deanna", "hand": "sponsor aja", "banished": "victra"}),
    case("victra at mars", {"mars": "aja"}, "", {"mars": "victra", "hand": "sponsor aja"}),
    case("victra at mars", {"mars": "~aja"}, "", {"mars": "", "hand": "sponsor aja", "banished": "victra"}),
    case("victra at mars", {}, "", {"mars": "", "banished": "victra"}),
)  # fmt: skip
GREEN = (
    case("codebreaker at mars", {"mars": "aja deanna"}, "", {
        "mars": "aja deanna", "deck": "nanny", "hand": "sponsor timony", "banished": "codebreaker"}),
    case("codebreaker at mars", {"mars": "ceo"}, "", {"deck": "nanny", "hand": "sponsor timony"}),
    case("codebreaker at mars", {"mars": "fitchner", "deck": "aja nanny"}, "", NOTHING),
    case("codebreaker at mars", {"mars": "~fitchner", "deck": "ceo nanny"}, "", {
        "mars": "~fitchner", "banished": "codebreaker"}),
    case("codebreaker at mars", {"deck": ""}, "", {"mars": "", "banished": "codebreaker"}),
    case("codebreaker at mars", {"deck": "", "mars": "ceo"}, "", NOTHING),
    case("developer at mars", {"mars": "deanna ~aja", "luna": "ceo"}, "deanna", {
        "mars": "~aja developer", "hand": "sponsor deanna", "over": True}, "deanna aja no"),
    case("developer at mars", {"mars": "deanna ~aja"}, "aja", {
        "mars": "deanna developer", "hand": "sponsor aja", "over": True}),
    case("developer at mars", {"mars": "deanna"}, "no", NOTHING),
    case("developer at mars", {"luna": "ceo"}, "", NOTHING),
    case("firewall-expert at mars", {"deck": "judge timony nanny lawyer", "luna": "aja"}, "luna jupiter", {
        "deck": "judge", "luna": "aja ~lawyer", "jupiter": "~nanny", "institute": "~timony"}, "jupiter luna institute"),
    case("firewall-expert at luna", {}, "institute mars", {"deck": "", "institute": "~nanny", "mars": "~timony"}),
    case("firewall-expert at luna", {"deck": "nanny"}, "jupiter", {"deck": "", "jupiter": "~nanny"}),
    case("firewall-expert at luna", {"deck": ""}, "", NOTHING),
    case("hacker at mars", {}, "banished", {"deck": "timony", "banished": "nanny"}, "jupiter luna institute banished"),
    case("hacker at mars", {"luna": "aja"}, "luna", {"deck": "timony", "luna": "aja nanny"}),
    case("hacker at mars", {"deck": ""}, "", NOTHING),
    case("online-gambler at mars", {"mars": "aja"}, "gold brown red", {
        "mars": "aja", "deck": "timony", "hand": "sponsor nanny", "banished": "online-gambler"}, " ".join(COLORS)),
    case("online-gambler at mars", {}, "gold copper red", {"deck": "timony", "banished": "nanny"}),
    case("online-gambler at mars", {"deck": ""}, "", NOTHING),
)  # fmt: skip
OBSIDIAN = (
    case("alfrun at mars", {"mars": "nero deanna jopho", "luna": "aja"}, "nero", {
        "mars": "deanna jopho", "hand": "sponsor nero alfrun", "over": True}, "nero jopho no"),
    case("alfrun at mars", {"mars": "jopho"}, "no", NOTHING),
    case("alfrun at mars", {"mars": "~nero deanna", "luna": "jopho"}, "", NOTHING),
    case("jopho at mars", {"mars": "nero deanna alfrun"}, "alfrun", {
        "mars": "nero deanna", "hand": "sponsor alfrun jopho", "over": True}, "nero alfrun no"),
    case("jopho at mars", {"mars": "nero"}, "no", NOTHING),
    case("jopho at mars", {"mars": "~alfrun deanna", "luna": "nero"}, "", NOTHING),
    case("alia-snowsparrow at mars", {
        "mars": "deanna", "luna": "invictus ceo aja", "jupiter": "bridge", "institute": "fitchner"}, "ceo", {
        "luna": "invictus aja", "banished": "ceo", "human": (3, 4, 3)}, "ceo bridge"),
    case("alia-snowsparrow at mars", {"luna": "ceo", "jupiter": "bridge"}, "bridge", {
        "jupiter": "", "banished": "bridge"}),
    case("alia-snowsparrow at mars", {"luna": "helga fitchner"}, "", {"luna": "fitchner", "banished": "helga"}),
    case("alia-snowsparrow at mars", {"luna": "~aja"}, "", {"luna": "", "banished": "aja", "human": (3, 4, 3)}),
    case("alia-snowsparrow at mars", {"mars": "ceo", "luna": "aja"}, "", NOTHING),
    case("helga at mars", {"mars": "deanna"}, "", {"mars": "helga", "banished": "deanna", "human": (3, 4, 3)}),
    case("helga at mars", {"mars": "ceo deanna"}, "", {"mars": "ceo helga", "banished": "deanna"}),
    case("helga at mars", {"mars": "~aja"}, "", {"mars": "helga", "banished": "aja", "human": (3, 4, 3)}),
    case("helga at mars", {"luna": "ceo"}, "", NOTHING),
    case("ragnar at mars", {
        "mars": "ceo", "luna": "invictus aja", "jupiter": "bridge", "institute": "fitchner deanna"}, "aja", {
        "luna": "invictus", "banished": "aja", "human": (3, 3, 4)}, "aja bridge deanna"),
    case("ragnar at mars", {"jupiter": "bridge"}, "", {"jupiter": "", "banished": "bridge", "human": (3, 3, 4)}),
    case("ragnar at mars", {"jupiter": "aja helga"}, "", {"jupiter": "aja", "banished": "helga"}),
    case("ragnar at mars", {"jupiter": "~aja"}, "", {"jupiter": "", "banished": "aja"}),
    case("ragnar at mars", {"mars": "aja"}, "", NOTHING),
    case("sefi at mars", {"mars": "helga deanna ragnar", "luna": "jopho"}, "helga", {
        "mars": "deanna ragnar sefi", "hand": "sponsor helga"}, "helga ragnar"),
    case("sefi at mars", {"mars": "helga deanna"}, "", {"mars": "deanna sefi", "hand": "sponsor helga"}),
    case("sefi at mars", {"mars": "deanna ~helga", "luna": "jopho"}, "", NOTHING),
    case("stained at mars", {"automa_hand": "", "mars": "deanna helga", "luna": "aja"}, "helga", {
        "mars": "deanna stained", "banished": "helga", "human": (3, 3, 4)}, "deanna helga"),
    case("stained at mars", {"automa_hand": "", "mars": "deanna helga"}, "deanna", {
        "mars": "helga stained", "banished": "deanna"}),
    case("stained at mars", {"automa_hand": "", "mars": "~helga"}, "", {"mars": "stained", "banished": "helga"}),
    case("stained at mars", {"automa_hand": "", "luna": "helga"}, "", NOTHING),
)  # fmt: skip
PINK = (
    case("calliope at mars", {"luna": "ceo", "mars": "aja", "jupiter": "judge"}, "luna jupiter", {
        "deck": "timony", "luna": "nanny", "jupiter": "judge ceo", "human": (3, 4, 3), "barred": "mars luna"},
        "jupiter luna institute"),
    case("calliope at mars", {"deck": "nanny tactus"}, "luna yes", {
        "deck": "nanny", "hand": "sponsor virga", "automa_hand": "stained", "banished": "tactus", "over": True,
        "barred": "mars luna"}),
    case("calliope at mars", {"deck": "judge"}, "institute", {
        "deck": "", "institute": "judge", "barred": "mars institute"}),
    case("calliope at mars", {"deck": "orion", "luna": "morning-star"}, "luna", {
        "deck": "", "luna": "orion", "jupiter": "morning-star", "human": (4, 3, 3), "barred": "jupiter mars luna"}),
    case("calliope at mars", {"deck": ""}, "", NOTHING),
    case("conversationalist at mars", {"mars": "deanna", "luna": "ceo judge", "jupiter": "aja"}, "judge", {
        "luna": "ceo", "hand": "sponsor judge"}, "judge aja"),
    case("conversationalist at mars", {"mars": "deanna", "luna": "ceo judge", "jupiter": "aja"}, "aja", {
        "mars": "deanna aja conversationalist", "jupiter": ""}),
    case("conversationalist at mars", {"luna": "~judge"}, "", {"mars": "~judge conversationalist", "luna": ""}),
    case("conversationalist at mars", {"mars": "judge"}, "", NOTHING),
    case("evey at mars", {"mars": "aja deanna fitchner ~nero", "luna": "karnus"}, "", {
        "mars": "", "banished": "aja deanna fitchner nero evey", "human": (3, 3, 5)}),
    case("evey at mars", {"mars": "aja fitchner nero karnus"}, "", {
        "mars": "", "banished": "aja fitchner nero karnus evey", "human": (3, 3, 6)}),
    case("evey at mars", {"luna": "aja"}, "", {"mars": "", "banished": "evey"}),
    case("garden-trained-rose at mars", {"mars": "deanna ceo", "luna": "aja"}, "luna", {
        "mars": "deanna garden-trained-rose", "luna": "aja ceo", "human": (3, 4, 3)}, "jupiter luna institute"),
    case("garden-trained-rose at mars", {"mars": "ceo deanna"}, "institute", {
        "mars": "ceo garden-trained-rose", "institute": "deanna"}),
    case("garden-trained-rose at mars", {"mars": "~ceo"}, "luna", {"mars": "garden-trained-rose", "luna": "~ceo"}),
    case("garden-trained-rose at mars", {"luna": "ceo"}, "", NOTHING),
    case("masseuse at mars", {"jupiter": "deanna ceo"}, "mars", {
        "mars": "masseuse ceo", "jupiter": "deanna", "human": (4, 3, 3)}, "mars luna institute"),
    case("masseuse at mars", {"luna": "aja", "jupiter": "ceo"}, "aja jupiter", {
        "luna": "", "jupiter": "ceo aja", "sovereign": HUMAN, "human": (3, 4, 3)}, "aja ceo"),
    case("masseuse at jupiter", {"institute": "~aja"}, "luna", {"institute": "", "luna": "~aja", "human": (3, 3, 4)}),
    case("masseuse at jupiter", {"mars": "aja"}, "luna", {"mars": "", "luna": "aja", "human": (3, 4, 3)}),
    case("masseuse at mars", {"jupiter": "ceo", "human": (10, 3, 3)}, "luna", {"jupiter": "", "luna": "ceo"}),
    case("masseuse at mars", {"mars": "aja"}, "", NOTHING),
    case("matteo at mars", {"mars": "evey deanna", "luna": "aja"}, "evey luna", {
        "mars": "deanna matteo", "luna": "aja evey", "human": (3, 3, 4)}, "evey deanna"),
    case("matteo at mars", {"mars": "evey deanna"}, "deanna jupiter", {"mars": "evey matteo", "jupiter": "deanna"}),
    case("matteo at mars", {"mars": "~evey"}, "institute", {"mars": "matteo", "institute": "~evey"}),
    case("matteo at mars", {"luna": "evey"}, "", NOTHING),
    case("theodora at mars", {"mars": "aja deanna"}, "aja", {
        "mars": "deanna theodora", "hand": "sponsor aja", "over": True}, "aja no"),
    case("theodora at mars", {"mars": "harmony ceo aja"}, "harmony", {
        "mars": "ceo aja theodora", "hand": "sponsor harmony", "over": True}),
    case("theodora at mars", {"mars": "ceo aja"}, "ceo", {"mars": "aja theodora ceo"}),
    case("theodora at mars", {"mars": "~aja deanna"}, "aja", {"mars": "deanna theodora ~aja"}),
    case("theodora at mars", {"mars": "aja"}, "no", NOTHING),
    case("theodora at mars", {"luna": "aja"}, "", NOTHING),
)  # fmt: skip
RED = (
    case("arlus at mars", {"automa_hand": "aja stained"}, "", {"automa_hand": "stained", "banished": "aja"}),
    case("arlus at mars", {}, "", {"automa_hand": "stained virga"}),
    case("arlus at mars", {"automa_hand": "deanna stained"}, "", {
        "mars": "", "automa_hand": "stained deanna", "banished": "arlus"}),
    case("arlus at mars", {"automa_hand": ""}, "", NOTHING),
    case("dancer at mars", {"hand": "deanna ceo harmony"}, "", {"human": (3, 6, 3)}),
    case("dancer at mars", {"hand": "deanna ceo", "mars": "harmony"}, "", {"human": (3, 4, 3)}),
    case("darrow at mars", {"mars": "aja deanna"}, "", {
        "mars": "aja", "hand": "sponsor deanna", "banished": "darrow"}),
    case("darrow at mars", {"mars": "deanna ceo aja", "luna": "judge"}, "deanna", {
        "mars": "ceo aja darrow", "hand": "sponsor deanna"}, "deanna ceo"),
    case("darrow at mars", {"mars": "~fitchner aja"}, "", {"mars": "aja darrow", "hand": "sponsor fitchner"}),
    case("darrow at mars", {"mars": "aja"}, "", NOTHING),
    case("darrow at mars", {"luna": "ceo"}, "", {"mars": "", "banished": "darrow"}),
    case("deanna at luna", {"human": (3, 12, 3)}, "", {"human": (3, 13, 3)}),
    case("eo at mars", {"automa_hand": "deanna virga stained lawyer ceo judge seer"}, "", {"automa": (3, 2, 3)}),
    case("eo at mars", {"automa_hand": "virga deanna stained lawyer ceo judge seer"}, "", NOTHING),
    case("eo at mars", {"automa_hand": "", "automa": (3, 0, 3)}, "", NOTHING),
    case("harmony at mars", {}, "", {"automa": (3, 2, 3)}),
    case("harmony at mars", {"automa": (3, 0, 3)}, "", NOTHING),
    case("uncle-narol at mars", {"human": (3, 9, 3)}, "", {"human": (3, 11, 3)}),
)  # fmt: skip
SILVER = (
    case("banker at mars", {"mars": "deanna ~aja", "luna": "judge"}, "yes deanna", {
        "mars": "~aja", "hand": "sponsor deanna", "banished": "banker", "human": (3, 0, 3)}),
    case("banker at mars", {"mars": "deanna", "luna": "judge"}, "yes", {
        "mars": "", "hand": "sponsor deanna", "banished": "banker", "human": (3, 0, 3)}),
    case("banker at mars", {"mars": "deanna"}, "no", NOTHING),
    case("banker at mars", {"mars": "deanna", "human": (3, 2, 3)}, "", NOTHING),
    case("banker at mars", {"luna": "deanna"}, "", NOTHING),
    case("ceo at mars", {}, "yes", {"human": (2, 5, 3)}),
    case("ceo at mars", {"human": (1, 12, 3)}, "yes", {"human": (0, 14, 3)}),
    case("ceo at mars", {"human": (10, 10, 10)}, "yes", {"human": (9, 12, 10)}),
    case("ceo at mars", {}, "no", NOTHING),
    case("ceo at mars", {"human": (0, 3, 3)}, "", NOTHING),
    case("sponsor at mars", {"hand": "", "human": (3, 1, 3)}, "yes", {"human": (3, 0, 5)}),
    case("sponsor at mars", {"hand": "", "human": (3, 3, 9)}, "yes", {"human": (3, 2, 10)}),
    case("sponsor at mars", {"hand": "", "human": (3, 3, 10)}, "", NOTHING),
    case("sponsor at mars", {"hand": "", "human": (3, 0, 3)}, "", NOTHING),
    case("sponsor at mars", {"hand": ""}, "no", NOTHING),
    case("stock-broker at mars", {"human": (3, 3, 1)}, "yes", {"human": (3, 5, 0)}),
    case("stock-broker at mars", {"human": (10, 10, 10)}, "yes", {"human": (10, 12, 9)}),
    case("stock-broker at mars", {}, "no", NOTHING),
    case("stock-broker at mars", {"human": (3, 3, 0)}, "", NOTHING),
    case("investor at mars", {"mars": "deanna ceo ~dancer harmony", "luna": "arlus"}, "red", {"human": (3, 5, 3)},
         " ".join(one for one in COLORS if one != "silver")),
    case("investor at luna", {"luna": "deanna", "mars": "aja"}, "gold", NOTHING),
    case("quicksilver at mars", {}, "", {"human": (3, 4, 3), "automa": (3, 2, 3)}),
    case("quicksilver at mars", {"automa": (3, 0, 3)}, "", NOTHING),
)  # fmt: skip
VIOLETS = {"luna": "harmony", "jupiter": "fitchner", "institute": "reporter"}
VIOLET = (
    case("painter-4d at mars", {**VIOLETS, "mars": "deanna aja"}, "deanna jupiter", {
        "mars": "aja painter-4d", "jupiter": "fitchner deanna"}, "deanna aja painter-4d"),
    case("painter-4d at mars", {**VIOLETS, "mars": "deanna aja"}, "aja institute", {
        "mars": "deanna painter-4d", "institute": "reporter aja"}),
    case("painter-4d at mars", {**VIOLETS, "mars": "deanna"}, "painter-4d luna", {
        "mars": "deanna", "luna": "harmony painter-4d"}),
    case("painter-4d at mars", {**VIOLETS, "mars": "~aja deanna"}, "aja jupiter", {
        "mars": "deanna painter-4d", "jupiter": "fitchner ~aja"}),
    case("painter-4d at mars", {"mars": "~aja", "settings": {"itself": "no"}}, "luna", {
        "mars": "painter-4d", "luna": "~aja"}, "jupiter luna institute"),
    case("painter-4d at mars", {"mars": "harmony", "jupiter": "deanna aja", "settings": {"itself": "no"}}, "luna", {
        "mars": "painter-4d", "luna": "harmony"}, "luna institute"),
    case("painter-4d at mars", {"jupiter": "~vlogger", "luna": "musician", "institute": "reporter"}, "", {
        "mars": "", "jupiter": "~vlogger painter-4d"}),
    case("painter-4d at mars", {"jupiter": "vlogger", "luna": "musician", "institute": "reporter"}, "", NOTHING),
    case("painter-4d at mars", {"settings": {"itself": "no"}}, "", NOTHING),
    case("painter-4d at mars", {**VIOLETS, "mars": "deanna", "settings": {"itself": "no"}}, "institute", {
        "mars": "painter-4d", "institute": "reporter deanna"}, "jupiter institute"),
    case("holo-host at mars", {"human": (0, 0, 4), "mars": "aja"}, "", {
        "mars": "aja", "automa_hand": "virga stained holo-host", "hand": "sponsor nanny timony", "deck": "",
        "over": True}),
    case("holo-host at mars", {"human": (0, 0, 4), "deck": "nanny"}, "", {
        "mars": "", "automa_hand": "virga stained holo-host", "hand": "sponsor nanny", "deck": "", "over": True}),
    case("holo-host at mars", {"human": (0, 0, 4), "deck": ""}, "", {
        "mars": "", "automa_hand": "virga stained holo-host", "over": True}),
    case("holo-host at mars", {"human": (9, 9, 3)}, "", NOTHING),
    case("reporter at mars", {"human": (0, 4, 0)}, "", {
        "mars": "", "automa_hand": "virga stained reporter", "hand": "sponsor nanny timony", "deck": "",
        "over": True}),
    case("reporter at mars", {"human": (9, 3, 9)}, "", NOTHING),
    case("vlogger at mars", {"human": (4, 0, 0), "automa_hand": ""}, "", {
        "mars": "", "automa_hand": "vlogger", "hand": "sponsor nanny timony", "deck": "", "over": True}),
    case("vlogger at mars", {"human": (3, 9, 9)}, "", NOTHING),
    case("mickey-the-carver at mars", {"hand": "deanna ceo harmony", "deck": "judge aja fitchner timony"}, "deanna", {
        "hand": "ceo harmony fitchner", "deck": "timony judge aja", "banished": "deanna"}, "deanna harmony no"),
    case("mickey-the-carver at mars", {"hand": "deanna", "deck": "judge aja timony nanny"}, "deanna nanny,timony", {
        "hand": "aja", "deck": "nanny timony judge", "banished": "deanna"}),
    case("mickey-the-carver at mars", {"hand": "deanna", "deck": "judge aja timony nanny"}, "deanna timony", {
        "hand": "aja", "deck": "timony nanny judge", "banished": "deanna"}),
    case("mickey-the-carver at mars", {"hand": "deanna"}, "deanna timony,nanny", {
        "hand": "", "deck": "timony nanny", "banished": "deanna"}),
    case("mickey-the-carver at mars", {"hand": "deanna", "deck": ""}, "deanna", {"hand": "", "banished": "deanna"}),
    case("mickey-the-carver at mars", {"hand": "deanna", "deck": "aja"}, "no", NOTHING),
    case("mickey-the-carver at mars", {"hand": "ceo", "mars": "deanna", "deck": "aja"}, "", NOTHING),
    case("musician at mars", {"mars": "dancer deanna", "luna": "ceo"}, "dancer luna", {
        "mars": "deanna musician", "luna": "ceo dancer"}, "dancer musician"),
    case("musician at mars", {"mars": "deanna ~dancer"}, "jupiter", {"mars": "deanna ~dancer", "jupiter": "musician"},
         "jupiter luna institute"),
    case("musician at mars", {"mars": "surgeon", "settings": {"itself": "no"}}, "luna", {
        "mars": "musician", "luna": "surgeon"}),
    case("musician at mars", {"mars": "deanna", "settings": {"itself": "no"}}, "", NOTHING),
    case("zanzibar at mars", {"mars": "dancer deanna", "luna": "aja"}, "deanna luna", {
        "mars": "dancer zanzibar", "luna": "aja deanna"}, "deanna zanzibar"),
    case("zanzibar at mars", {"mars": "dancer ~deanna"}, "jupiter", {"mars": "dancer ~deanna", "jupiter": "zanzibar"}),
    case("zanzibar at mars", {"mars": "dancer", "settings": {"itself": "no"}}, "", NOTHING),
)  # fmt: skip
WHITE = (
    *(
        case(f"{who} at mars", {"sovereign": side, "human": (3, 3, 3)}, "", {"human": human})
        for who, gained in (("magistrate", (3, 4, 3)), ("orator", (3, 3, 4)), ("priestess", (4, 3, 3)))
        for side, human in ((HUMAN, gained), (AUTOMA, (3, 3, 3)), (None, (3, 3, 3)))
    ),
    case("priestess at mars", {"sovereign": HUMAN, "human": (10, 3, 3)}, "", NOTHING),
    case("seer at mars", {"sovereign": HUMAN, "luna": "aja"}, "luna", {"deck": "timony", "luna": "aja nanny"},
         "jupiter luna institute"),
    case("seer at mars", {"sovereign": HUMAN, "deck": ""}, "", NOTHING),
    case("seer at mars", {"sovereign": AUTOMA}, "", NOTHING),
    case("seer at mars", {}, "", NOTHING),
)  # fmt: skip
YELLOW = (
    case("group-counselor at mars", {"banished": "aja deanna ceo judge"},
         "aja deck-top deanna deck-bottom judge deck-top", {
        "banished": "ceo", "deck": "deanna timony nanny aja judge"}, "aja deanna ceo judge no"),
    case("group-counselor at mars", {"banished": "aja deanna"}, "deanna deck-bottom no", {
        "banished": "aja", "deck": "deanna timony nanny"}),
    case("group-counselor at mars", {"banished": "aja", "deck": ""}, "aja deck-bottom", {
        "banished": "", "deck": "aja"}),
    case("group-counselor at mars", {"banished": "aja"}, "no", NOTHING),
    case("group-counselor at mars", {}, "", NOTHING),
    case("hypnotist at mars", {"hand": "sponsor ceo"}, "ceo", {
        "hand": "sponsor nanny", "banished": "ceo virga", "automa_hand": "stained timony", "deck": ""}, "sponsor ceo"),
    case("hypnotist at mars", {"hand": ""}, "", {
        "hand": "nanny", "banished": "virga", "automa_hand": "stained timony", "deck": ""}),
    case("hypnotist at mars", {"automa_hand": ""}, "", {
        "hand": "nanny", "banished": "sponsor", "automa_hand": "timony", "deck": ""}),
    case("hypnotist at mars", {"deck": "nanny"}, "", {
        "hand": "nanny", "banished": "sponsor virga", "automa_hand": "stained", "deck": ""}),
    case("hypnotist at mars", {"deck": ""}, "", {"hand": "", "banished": "sponsor virga", "automa_hand": "stained"}),
    case("pathologist at mars", {"mars": "aja deanna", "luna": "ceo"}, "", {
        "mars": "deanna pathologist", "banished": "aja"}),
    case("pathologist at mars", {"mars": "~aja"}, "", {"mars": "pathologist", "banished": "aja"}),
    case("pathologist at mars", {"luna": "ceo"}, "", NOTHING),
    case("psychologist at mars", {"banished": "aja deanna ceo", "luna": "judge"}, "aja luna ceo", {
        "banished": "deanna", "luna": "judge aja ceo"}, "aja deanna ceo no"),
    case("psychologist at mars", {"banished": "aja deanna"}, "deanna mars no", {
        "banished": "aja", "mars": "psychologist deanna"}),
    case("psychologist at mars", {"banished": "aja"}, "no", NOTHING),
    case("psychologist at mars", {}, "", NOTHING),
    case("researcher at mars", {"banished": "aja", "mars": "deanna"}, "", {
        "banished": "", "mars": "aja deanna researcher"}),
    case("researcher at mars", {"mars": "deanna"}, "", NOTHING),
    case("surgeon at mars", {"hand": "sponsor aja deanna", "banished": "nero ceo fitchner"}, "sponsor nero", {
        "hand": "aja deanna nero", "banished": "ceo fitchner sponsor"}, "sponsor deanna no"),
    case("surgeon at mars", {"banished": "nero"}, "no", NOTHING),
    case("surgeon at mars", {"banished": "ceo"}, "", NOTHING),
    case("surgeon at mars", {"hand": "aja", "banished": "nero"}, "", NOTHING),
)  # fmt: skip

CASES = (*BLUE, *BROWN, *COPPER, *GOLD, *GREEN, *OBSIDIAN, *PINK, *RED, *SILVER, *VIOLET, *WHITE, *YELLOW)


@pytest.mark.rule("H-04", "H-05", "H-09", "H-10", "H-11", "H-13", "H-14", "H-16", "H-17", "H-18", "H-19")
@pytest.mark.parametrize("one", CASES, ids=str)
def test_what_a_character_does(one: Case) -> None:
    check(one)


# --- groups of characters who do the same at different places or to different colours ---

BONUS_AT = {
    "invictus": ("mars", (4, 3, 3)),
    "morning-star": ("jupiter", (4, 3, 3)),
    "quietus": ("institute", (4, 3, 3)),
    "the-pax": ("luna", (4, 3, 3)),
    "fitchner": ("institute", (3, 3, 4)),
}


@pytest.mark.rule("H-04")
@pytest.mark.parametrize("who", BONUS_AT)
@pytest.mark.parametrize("at", LOCATIONS)
def test_who_gains_a_step_at_one_location_only(who: str, at: str) -> None:
    where, human = BONUS_AT[who]
    check(Case(who, at, {at: "aja"}, "", {"human": human} if at == where else NOTHING))
    check(Case(who, at, {"human": (10, 3, 10)}, "", NOTHING))


SLIDES_AT = {
    "administrator": "institute",
    "dataport-specialist": "jupiter",
    "holo-designer": "luna",
    "dr-virany": "mars",
}


@pytest.mark.rule("H-04", "H-05")
@pytest.mark.parametrize("who", SLIDES_AT)
@pytest.mark.parametrize("at", LOCATIONS)
def test_two_cards_of_the_deck_go_directly_beneath_in_an_order_of_choice(who: str, at: str) -> None:
    board = {at: "aja", "deck": "judge timony nanny"}
    if at != SLIDES_AT[who]:
        check(Case(who, at, board, "", NOTHING))
        return
    check(Case(who, at, board, "timony", {"deck": "judge", at: f"aja nanny timony {who}"}, "nanny timony"))
    check(Case(who, at, board, "nanny", {"deck": "judge", at: f"aja timony nanny {who}"}))
    check(Case(who, at, {"deck": "nanny"}, "", {"deck": "", at: f"nanny {who}"}))
    check(Case(who, at, {"deck": ""}, "", NOTHING))


@pytest.mark.rule("H-21")
@pytest.mark.parametrize("who", ["boneriders", "the-jackal"])
@pytest.mark.parametrize("holds", [None, AUTOMA, HUMAN])
def test_who_gains_the_token(who: str, holds: Name | None) -> None:
    """With the house ability, here a helium, even when the human holds it already."""
    check(Case(who, "mars", {"sovereign": holds}, "", {"sovereign": HUMAN, "human": (3, 4, 3)}))


BROWNS = {
    "artisan-chef": ("gold", (3, 3, 4)),
    "gardener": ("violet pink", (3, 4, 3)),
    "janitor": ("green yellow blue", (4, 3, 3)),
    "mess-hall-cook": ("gray orange", (4, 3, 3)),
    "nanny": ("silver white copper", (3, 4, 3)),
}


@pytest.mark.rule("H-04", "H-09", "H-11")
@pytest.mark.parametrize("who", BROWNS)
@pytest.mark.parametrize("color", COLORS)
def test_browns_move_the_card_beneath_if_it_has_their_colour(who: str, color: str) -> None:
    colors, human = BROWNS[who]
    [card] = [one for one in OF_COLOR[color] if one != who][:1]
    deeper = OF_COLOR[colors.split()[0]][1] if OF_COLOR[colors.split()[0]][1] != card else "karnus"
    board = {"deck": "", "mars": f"{deeper} {card}", "luna": "pelus"}
    if color not in colors.split():
        check(Case(who, "mars", board, "", NOTHING))
        return
    after = {"mars": f"{deeper} {who}", "luna": f"pelus {card}", "human": human}
    check(Case(who, "mars", board, "luna", after, "jupiter luna institute"))
    check(Case(who, "mars", {"deck": "", "mars": f"~{card}"}, "", NOTHING))
    check(Case(who, "mars", {"deck": "", "luna": card}, "", NOTHING))


ALL_COLORS = {  # one of each colour at every depth, the other ones elsewhere
    "mars": " ".join(first for first, _ in OF_COLOR.values()),
    "luna": " ".join(second for _, second in list(OF_COLOR.values())[:7]),
    "jupiter": " ".join(second for _, second in list(OF_COLOR.values())[7:]),
    "institute": "~nero ~orion ~sefi",
    "hand": "",
}


def without(who: str) -> dict[str, str]:
    return {key: " ".join(one for one in pile.split() if one != who) for key, pile in ALL_COLORS.items()}


def of_colors(board: Mapping[str, str], colors: str, *places: str) -> list[str]:
    return [
        id
        for place in places
        for id in board[place].split()
        if characters().get(Name(id), None) is not None and characters()[Name(id)].color in colors.split()
    ]


GRAYS = {
    "bridge": "pink violet",
    "colonel-valentin": "gold",
    "danto": "copper white",
    "holiday": "orange blue",
    "sun-hwa": "obsidian green",
    "trigg": "gray yellow",
    "ugly-dan": "red brown",
}


@pytest.mark.rule("H-04", "H-07", "H-10", "H-13")
@pytest.mark.parametrize("who", GRAYS)
def test_grays_pull_a_card_of_any_location_beneath_them_and_may_take_it(who: str) -> None:
    board = without(who)
    wanted = of_colors(board, GRAYS[who], "mars", "luna", "jupiter")
    assert len(wanted) in (2, 4)
    for one in wanted:
        [place] = [key for key, pile in board.items() if one in pile.split()]
        left = {key: " ".join(id for id in pile.split() if id != one) for key, pile in board.items()}
        kept = {**left, "mars": f"{left['mars']} {one} {who}"}
        taken = {**left, "mars": f"{left['mars']} {who}", "hand": one, "over": True}
        ran = check(
            Case(who, "mars", board, f"{one} no", {key: kept[key] for key in {"mars", place}}, " ".join(wanted))
        )
        assert offered(ran.asks[1]) == [one, "no"]
        check(Case(who, "mars", board, f"{one} {one}", {key: taken[key] for key in {"mars", place, "hand", "over"}}))
    check(Case(who, "mars", {"mars": f"~{wanted[0]}"}, "", NOTHING))
    check(Case(who, "mars", {"hand": wanted[0]}, "", NOTHING))


ORANGES = {
    "aegis-craftsman": "gold",
    "artificer": "gold orange",
    "cyther": "blue",
    "gravboot-cobbler": "gold gray",
    "pulse-armorer": "gray",
    "pulse-fist-engineer": "obsidian",
    "razor-designer": "gold",
}


@pytest.mark.rule("H-04", "H-07", "H-10")
@pytest.mark.parametrize("who", ORANGES)
def test_oranges_may_take_a_card_of_their_location(who: str) -> None:
    board = {"hand": "", "mars": " ".join(id for both in OF_COLOR.values() for id in both if id != who)}
    wanted = of_colors(board, ORANGES[who], "mars")
    assert wanted
    for one in wanted:
        left = " ".join(id for id in board["mars"].split() if id != one)
        after = {"mars": f"{left} {who}", "hand": one, "over": True}
        check(Case(who, "mars", board, one, after, " ".join([*wanted, "no"])))
    check(Case(who, "mars", board, "no", NOTHING))
    check(Case(who, "mars", {"mars": f"~{wanted[0]}", "luna": "karnus pelus danto ragnar"}, "", NOTHING))


# --- what a colour changes: X is a card of each colour in turn ---


class ByColor(NamedTuple):
    """What happens with a card of these colours, and what with any other."""

    where: str
    before: Mapping[str, Any]
    colors: str
    these: tuple[str, Mapping[str, Any]]  # the answers, and what has changed
    others: tuple[str, Mapping[str, Any]] = ("", NOTHING)
    skip: str = ""

    def __str__(self) -> str:
        return f"{self.where}: {dict(self.before)}"

    def case(self, color: str) -> Case:
        who, at = self.where.split(" at ")
        used = {who, *(id for one in self.before.values() for id in str(one).split())}
        x = next(id for id in reversed(OF_COLOR[color]) if id not in used)
        says, after = self.these if color in self.colors.split() else self.others
        return Case(who, at, put(self.before, x), says.replace("X", x), put(after, x))


def put(board: Mapping[str, Any], x: str) -> dict[str, Any]:
    return {key: one.replace("X", x) if isinstance(one, str) else one for key, one in board.items()}


ANY = " ".join(COLORS)
NOT_GOLD = ANY.replace("gold", "")
BY_COLOR = (
    ByColor("orion at luna", {"luna": "X"}, "blue", ("", {
        "luna": "orion", "jupiter": "X", "barred": "jupiter luna"})),
    ByColor("assassin at mars", {"mars": "X"}, "gold", ("", {
        "mars": "assassin", "banished": "X", "human": (3, 3, 4)}), ("", {"mars": "assassin", "banished": "X"})),
    ByColor("modjob at mars", {"mars": "X", "automa": (0, 0, 0)}, "red brown", ("luna", {
        "mars": "modjob", "luna": "X", "barred": "mars luna"})),
    ByColor("bondilus at mars", {"mars": "X"}, NOT_GOLD, ("X", {"mars": "bondilus", "banished": "X"}), ("", {
        "mars": "X", "banished": "bondilus"})),
    ByColor("timony at mars", {"deck": "", "institute": "X"}, "gold", ("", {"human": (3, 3, 4)})),
    ByColor("politician at mars", {"hand": "X karnus"}, "gold", ("yes", {"human": (3, 3, 5)})),
    ByColor("ash-lord at mars", {"mars": "X invictus"}, "blue", ("", {
        "mars": "", "banished": "X invictus", "hand": "sponsor ash-lord"}), ("", {
        "mars": "X ash-lord", "banished": "invictus"})),
    ByColor("cassius at mars", {"mars": "X"}, "gold", ("", {"mars": "cassius", "hand": "sponsor X"}), ("", {
        "mars": "", "hand": "sponsor X", "banished": "cassius"})),
    ByColor("karnus at mars", {"mars": "X"}, ANY, ("", {"mars": "karnus", "banished": "X"})),
    ByColor("lorn at mars", {"mars": "X"}, "gold", ("", {"mars": "lorn", "banished": "X"})),
    ByColor("mustang at mars", {"banished": "X"}, "gold", ("", {"hand": "sponsor X", "banished": ""}), ("", {
        "mars": "", "hand": "sponsor X", "banished": "mustang"})),
    ByColor("nero at mars", {"mars": "X"}, "red", ("", {"human": (3, 4, 3)})),
    ByColor("octavia at mars", {"luna": "X", "sovereign": HUMAN}, "gold", ("", {
        "luna": "", "hand": "sponsor X"}), ("", {
        "mars": "", "luna": "", "hand": "sponsor X", "banished": "octavia"})),
    ByColor("romulus at mars", {"mars": "X karnus"}, "blue", ("", {"mars": "karnus romulus", "hand": "sponsor X"})),
    ByColor("romulus at mars", {"mars": "X"}, "gold", ("", NOTHING), ("", {
        "mars": "X", "banished": "romulus"}), "blue"),
    ByColor("sevro at mars", {"mars": "X", "hand": "the-howlers"}, ANY, ("yes", {
        "mars": "sevro", "hand": "the-howlers X"})),
    ByColor("the-telemanuses at mars", {"mars": "X"}, ANY, ("luna", {"mars": "the-telemanuses", "luna": "X"})),
    ByColor("victra at mars", {"mars": "lysander X"}, "gold", ("", {"mars": "X victra", "hand": "sponsor lysander"}), (
        "", {"mars": "X", "hand": "sponsor lysander", "banished": "victra"})),
    ByColor("victra at mars", {"mars": "X karnus"}, ANY, ("", {"mars": "karnus victra", "hand": "sponsor X"})),
    ByColor("codebreaker at mars", {"mars": "karnus", "deck": "X timony"}, "gold silver", ("", NOTHING), ("", {
        "deck": "timony", "hand": "sponsor X"})),
    ByColor("codebreaker at mars", {"mars": "X", "deck": ""}, "gold silver", ("", NOTHING), ("", {
        "mars": "X", "banished": "codebreaker"})),
    ByColor("developer at mars", {"mars": "X"}, ANY, ("X", {"mars": "developer", "hand": "sponsor X", "over": True})),
    ByColor("hacker at mars", {"deck": "X"}, ANY, ("banished", {"deck": "", "banished": "X"})),
    ByColor("alia-snowsparrow at mars", {"luna": "X"}, "gray obsidian", ("", {"luna": "", "banished": "X"}), ("", {
        "luna": "", "banished": "X", "human": (3, 4, 3)}), "gold"),
    ByColor("alia-snowsparrow at mars", {"luna": "deanna X", "human": (3, 3, 3)}, "gold", ("", {
        "luna": "X", "banished": "deanna", "human": (3, 4, 3)}), ("", {"luna": "deanna", "banished": "X", "human": (
        3, 4, 3)}), "gray obsidian"),
    ByColor("helga at mars", {"mars": "X"}, ANY, ("", {"mars": "helga", "banished": "X", "human": (3, 4, 3)})),
    ByColor("ragnar at mars", {"luna": "X"}, "gold gray", ("", {
        "luna": "", "banished": "X", "human": (3, 3, 4)}), ("", {
        "luna": "", "banished": "X"})),
    ByColor("sefi at mars", {"mars": "X"}, "obsidian", ("", {"mars": "sefi", "hand": "sponsor X"})),
    ByColor("stained at mars", {"mars": "X", "automa_hand": ""}, "obsidian", ("", {
        "mars": "stained", "banished": "X", "human": (3, 3, 4)}), ("", {"mars": "stained", "banished": "X"})),
    ByColor("conversationalist at mars", {"luna": "X"}, "white", ("", {"luna": "", "hand": "sponsor X"}), ("", {
        "luna": "", "mars": "X conversationalist"})),
    ByColor("evey at mars", {"mars": "X"}, "gold", ("", {"mars": "", "banished": "X evey", "human": (3, 3, 4)}), ("", {
        "mars": "", "banished": "X evey"})),
    ByColor("garden-trained-rose at mars", {"mars": "X"}, "silver", ("luna", {
        "mars": "garden-trained-rose", "luna": "X", "human": (3, 4, 3)}), ("luna", {
        "mars": "garden-trained-rose", "luna": "X"})),
    ByColor("masseuse at mars", {"jupiter": "X"}, ANY, ("luna", {"jupiter": "", "luna": "X", "human": (4, 3, 3)})),
    ByColor("matteo at mars", {"mars": "X"}, "pink", ("luna", {"mars": "matteo", "luna": "X", "human": (3, 3, 4)}), (
        "luna", {"mars": "matteo", "luna": "X"})),
    ByColor("theodora at mars", {"mars": "X"}, "gold red", ("X", {
        "mars": "theodora", "hand": "sponsor X", "over": True}), ("X", {"mars": "theodora X"})),
    ByColor("arlus at mars", {"automa_hand": "X stained"}, "red", ("", {
        "mars": "", "automa_hand": "stained X", "banished": "arlus"}), ("", {"automa_hand": "stained X"}), "gold"),
    ByColor("dancer at mars", {"hand": "X arlus"}, "red", ("", {"human": (3, 6, 3)}), ("", {"human": (3, 4, 3)})),
    ByColor("darrow at mars", {"mars": "X karnus"}, NOT_GOLD, ("", {"mars": "karnus darrow", "hand": "sponsor X"})),
    ByColor("darrow at mars", {"mars": "~lorn X"}, "gold", ("", {
        "mars": "X darrow", "hand": "sponsor lorn"}), ("lorn", {
        "mars": "X", "hand": "sponsor lorn", "banished": "darrow"})),
    ByColor("eo at mars", {"automa_hand": "X"}, "red", ("", NOTHING), ("", {"automa": (3, 2, 3)})),
    ByColor("banker at mars", {"mars": "X"}, ANY, ("yes", {
        "mars": "", "hand": "sponsor X", "banished": "banker", "human": (3, 0, 3)})),
    ByColor("mickey-the-carver at mars", {"hand": "X", "deck": "lorn"}, "red", ("X", {
        "hand": "lorn", "deck": "", "banished": "X"})),
    ByColor("mickey-the-carver at mars", {"hand": "arlus", "deck": "X"}, "gold", ("arlus", {
        "hand": "X", "deck": "", "banished": "arlus"}), ("arlus", {"hand": "", "banished": "arlus"})),
    ByColor("hypnotist at mars", {"hand": "X", "deck": "", "automa_hand": ""}, ANY, ("", {
        "hand": "", "banished": "X"})),
    ByColor("group-counselor at mars", {"banished": "X"}, ANY, ("X deck-top", {
        "banished": "", "deck": "timony nanny X"})),
    ByColor("pathologist at mars", {"mars": "X"}, ANY, ("", {"mars": "pathologist", "banished": "X"})),
    ByColor("psychologist at mars", {"banished": "X"}, ANY, ("X luna", {"banished": "", "luna": "X"})),
    ByColor("researcher at mars", {"banished": "X"}, ANY, ("", {"banished": "", "mars": "X researcher"})),
    ByColor("surgeon at mars", {"hand": "X", "banished": "karnus"}, NOT_GOLD, ("X", {
        "hand": "karnus", "banished": "X"})),
    ByColor("surgeon at mars", {"banished": "X"}, "gold", ("sponsor", {"hand": "X", "banished": "sponsor"})),
)  # fmt: skip


@pytest.mark.rule("H-04", "H-05")
@pytest.mark.parametrize("row", BY_COLOR, ids=str)
def test_what_a_colour_changes(row: ByColor) -> None:
    for color in COLORS:
        if color not in row.skip.split():
            check(row.case(color))


# --- chance, and what is known to nobody ---


@pytest.mark.rule("H-05")
def test_researcher_takes_any_of_the_banished() -> None:
    found = set()
    for number in range(40):
        bare = lay({"banished": "aja deanna ceo", "mars": "judge", "seed": str(number)})
        led(bare, "researcher", "mars")
        after = seen(bare)
        bottom, *above = after["mars"].split()
        assert above == ["judge", "researcher"]
        assert sorted([*after["banished"].split(), bottom]) == ["aja", "ceo", "deanna"]
        found.add(bottom)
    assert found == {"aja", "deanna", "ceo"}


@pytest.mark.rule("H-18")
def test_roque_looks_at_six_cards_and_names_one_of_them() -> None:
    """A hit banishes both; a miss leaves all of them, shuffled, on top."""
    six = ["virga", "lawyer", "ceo", "judge", "seer", "evey"]
    hits = 0
    for number in range(60):
        bare = lay({"automa_hand": " ".join(["aja", *six]), "seed": str(number)})
        ran = led(bare, "roque", "mars", "ceo")
        assert sorted(offered(ran.asks[0])) == sorted(six)
        after = seen(bare)
        hit = after["mars"] == ""
        hits += hit
        assert after["banished"] == ("ceo roque" if hit else "")
        bottom, *above = after["automa_hand"].split()
        assert bottom == "aja"
        assert sorted(above) == sorted(one for one in six if not hit or one != "ceo")
    assert 0 < hits < 30


@pytest.mark.rule("H-18")
def test_auctioneer_lets_the_die_choose_for_the_automa() -> None:
    found = set()
    for number in range(40):
        bare = lay({"seed": str(number), "automa": (3, 3, 10)})
        led(bare, "auctioneer", "mars")
        found.add((tracks(bare, AUTOMA), tracks(bare, HUMAN)))
    assert found == {((4, 3, 10), (3, 4, 4)), ((3, 4, 10), (4, 3, 4))}


@pytest.mark.rule("H-17", "H-27")
def test_what_the_human_has_seen() -> None:
    """Cards of the deck that were looked at or revealed, also when they lie face down."""
    bare = lay({"deck": "judge timony nanny lawyer"})
    led(bare, "firewall-expert", "mars", "luna jupiter")
    assert {"lawyer", "nanny", "timony"} <= bare.seen
    assert "judge" not in bare.seen
    bare = lay({"hand": "ceo"})
    led(bare, "hypnotist", "mars")
    assert {"ceo", "virga", "nanny"} <= bare.seen
    assert "timony" not in bare.seen


@pytest.mark.rule("H-27")
def test_of_cards_that_were_shuffled_nobody_knows_which_lies_where() -> None:
    six = "virga stained aja ceo deanna lawyer"
    bare = lay({"automa_hand": six})
    led(bare, "roque", "mars", "ceo")
    left = {card.id for card in bare.piles[AUTOMA_HAND]}
    assert not left & bare.seen
    assert left <= bare.among  # that the Automa holds them is known, and counted
    cards: Any = next(line.label.args for line in score_sheet(bare).lines if line.label.id == "score-cards")
    assert cards["matching"] + cards["others"] == len(left)
    bare = lay({"hand": "online-gambler", "deck": "judge timony nanny"})
    bare.seen = {Name("nanny"), Name("online-gambler")}
    assert drive(at_the_end(bare, Name("online-gambler")), "copper").done
    assert "nanny" not in bare.seen
    assert "timony" in bare.seen  # it was taken


@pytest.mark.rule("H-05")
@pytest.mark.parametrize(
    ("where", "before", "says", "lacks"),
    [
        ("invictus at luna", {}, "", "here"),
        ("karnus at mars", {}, "", "beneath"),
        ("sevro at mars", {}, "", "beneath"),
        ("lorn at mars", {"mars": "ceo"}, "", "under"),
        ("politician at mars", {}, "", "holds"),
        ("politician at mars", {"hand": "aja fitchner"}, "no", "declined"),
        ("magistrate at mars", {}, "", "sovereign"),
        ("reporter at mars", {}, "", "ahead"),
        ("ceo at mars", {"human": (0, 0, 0)}, "", "pay"),
        ("ceo at mars", {"human": (1, 0, 0)}, "no", "declined"),
        ("sefi at mars", {}, "", "card"),
        ("surgeon at mars", {"banished": "ceo"}, "", "banished"),
        ("mustang at mars", {}, "", "unbanish"),
    ],
)
def test_what_has_no_effect_says_what_it_lacks(where: str, before: dict[str, Any], says: str, lacks: str) -> None:
    who, at = where.split(" at ")
    bare = lay(before)
    led(bare, who, at, says)
    (note,) = (event for event in bare.tale.events if event.id == "note-no-effect")
    assert (note.args["card"], note.args["lacks"]) == (who, lacks)


@pytest.mark.rule("H-05")
def test_online_gambler_names_three_different_colours() -> None:
    ran = led(lay({}), "online-gambler", "mars", "gold copper red")
    assert [sorted(offered(ask)) for ask in ran.asks] == [
        sorted(one for one in COLORS if one not in before) for before in ([], ["gold"], ["gold", "copper"])
    ]


@pytest.mark.rule("H-18")
def test_what_the_automa_cannot_take_it_replaces_by_the_setting() -> None:
    bare = lay({"automa": (10, 3, 3), "settings": {"substitute": "yes"}})
    bare.cards = (automa_card("L L > *"),)
    led(bare, "pelus", "mars")
    assert tracks(bare, AUTOMA) == (10, 4, 3)


@pytest.mark.rule("H-05", "H-18")
@pytest.mark.parametrize(
    ("one", "order"),
    [
        (case("arlus at mars", {"automa_hand": "aja"}, "", {"automa_hand": "", "banished": "aja"}), "banish-shown"),
        (case("arlus at mars", {"automa_hand": "ceo"}, "", {}), "return-on-top"),
        (case("online-gambler at mars", {"deck": "ceo"}, "gold silver red", {
            "mars": "", "deck": "", "hand": "sponsor ceo", "banished": "online-gambler"}), "take-flipped"),
        (case("online-gambler at mars", {"deck": "ceo"}, "gold blue red", {"deck": "", "banished": "ceo"}),
         "banish-flipped"),
        (case("sevro at mars", {"mars": "ceo", "hand": "the-howlers"}, "yes", {
            "mars": "sevro", "hand": "the-howlers ceo"}), "take-card"),
        (case("sevro at mars", {"mars": "ceo"}, "", {"mars": "sevro", "banished": "ceo"}), "banish-card"),
        (case("mickey-the-carver at mars", {"hand": "deanna", "deck": "ceo"}, "deanna", {
            "hand": "", "banished": "deanna"}), "under-the-deck"),
    ],
)  # fmt: skip
def test_one_or_the_other_is_told_as_it_was(one: Case, order: str) -> None:
    bare = lay(one.before)
    led(bare, one.who, one.at, one.says)
    check(one)
    other = {"banish-shown": "return-on-top", "take-flipped": "banish-flipped", "take-card": "banish-card"}
    both = {**other, **{there: here for here, there in other.items()}}
    assert told(bare, f"order-{order}")
    assert not told(bare, f"order-{both.get(order)}")


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("who", ["lysander", "hypnotist", "codebreaker", "hacker", "calliope", "firewall-expert"])
def test_an_empty_deck_is_told(who: str) -> None:
    for deck in ("", "timony nanny judge"):
        bare = lay({"deck": deck})
        says = {"hacker": "luna", "calliope": "luna", "firewall-expert": "luna jupiter"}.get(who, "")
        led(bare, who, "mars", says if deck else "")
        assert bool(told(bare, "note-deck-empty")) == (not deck)


# --- chains ---


@pytest.mark.rule("H-12")
def test_a_card_deployed_by_an_ability_works_where_it_goes_and_its_end_of_turn_ends_the_turn() -> None:
    check(case("calliope at mars", {"deck": "quietus"}, "institute", {
        "deck": "", "institute": "quietus", "human": (4, 3, 3), "barred": "mars institute"}))  # fmt: skip
    check(case("calliope at institute", {"deck": "quietus"}, "mars", {
        "deck": "", "mars": "quietus", "barred": "mars institute"}))  # fmt: skip
    check(case("calliope at mars", {"deck": "nanny developer", "luna": "aja"}, "luna aja", {
        "deck": "nanny", "luna": "developer", "hand": "sponsor aja", "over": True, "barred": "mars luna"}))  # fmt: skip
    check(case("calliope at mars", {"deck": "modjob", "luna": "uncle-narol"}, "luna institute", {
        "deck": "", "luna": "modjob", "institute": "uncle-narol", "human": (3, 5, 3),
        "barred": "mars luna institute"}))  # fmt: skip


@pytest.mark.rule("H-12", "H-11")
def test_a_card_deployed_by_an_ability_may_touch_the_one_that_deployed_it() -> None:
    check(case("calliope at mars", {"deck": "ragnar"}, "luna", {
        "deck": "", "luna": "ragnar", "mars": "", "banished": "calliope", "barred": "mars luna"}))  # fmt: skip
    check(case("modjob at mars", {"mars": "janitor", "luna": "invictus", "jupiter": "aja"}, "luna jupiter", {
        "mars": "modjob", "luna": "janitor", "jupiter": "aja invictus", "human": (4, 3, 3),
        "barred": "mars luna"}))  # fmt: skip


@pytest.mark.rule("H-15")
def test_a_card_that_leaves_leaves_its_location_barred() -> None:
    for who, before, says in (
        ("aja", {}, ""),
        ("ash-lord", {"mars": "invictus quietus"}, ""),
        ("musician", {}, "luna"),
        ("holo-host", {"human": (3, 3, 4)}, ""),
    ):
        bare = lay(before)
        led(bare, who, "mars", says)
        assert who not in seen(bare)["mars"].split()
        assert seen(bare)["barred"] == "mars"


# --- the end of the game ---

ENDS: tuple[tuple[str, dict[str, Any], str, dict[str, Any]], ...] = (
    ("hacker", {"hand": "hacker"}, "", {}),
    ("hacker", {"hand": "hacker", "deck": ""}, "", {}),
    ("psychologist", {"hand": "psychologist", "automa_hand": "aja ceo judge", "banished": "deanna"}, "", {
        "hand": "psychologist deanna", "banished": ""}),
    ("psychologist", {"hand": "psychologist", "automa_hand": "aja ceo", "banished": "deanna"}, "", {}),
    ("psychologist", {"hand": "psychologist sponsor", "automa_hand": "aja ceo judge", "banished": "deanna"}, "", {}),
    ("psychologist", {"hand": "psychologist", "automa_hand": "aja ceo judge"}, "", {}),
    ("auctioneer", {"hand": "auctioneer"}, "fleet", {"human": (4, 3, 3)}),
    ("auctioneer", {"hand": "auctioneer"}, "helium", {"human": (3, 4, 3)}),
    ("auctioneer", {"hand": "auctioneer"}, "influence", {"human": (3, 3, 4)}),
    ("investor", {"hand": "investor deanna", "mars": "deanna ~dancer harmony ceo", "luna": "arlus"}, "red", {
        "human": (3, 5, 3)}),
    ("investor", {"hand": "investor", "mars": "ceo", "luna": "aja"}, "gold", {}),
    ("banker", {"hand": "banker", "mars": "aja deanna", "luna": "~ceo", "institute": "judge"}, "yes ceo", {
        "hand": "banker ceo", "luna": "", "human": (3, 0, 3)}),
    ("banker", {"hand": "banker", "mars": "aja deanna"}, "yes", {
        "hand": "banker deanna", "mars": "aja", "human": (3, 0, 3)}),
    ("banker", {"hand": "banker", "mars": "aja"}, "no", {}),
    ("banker", {"hand": "banker", "mars": "aja", "human": (3, 2, 3)}, "", {}),
    ("banker", {"hand": "banker"}, "", {}),
    ("justice", {"hand": "justice", "sovereign": HUMAN, "luna": "aja ~deanna ceo", "mars": "judge"}, "deanna", {
        "hand": "justice deanna", "luna": "aja ceo"}),
    ("justice", {"hand": "justice", "sovereign": HUMAN, "mars": "judge"}, "", {}),
    ("justice", {"hand": "justice", "sovereign": AUTOMA, "luna": "aja"}, "", {}),
    ("martyr", {"hand": "martyr", "sovereign": HUMAN, "mars": "aja ~deanna ceo", "luna": "judge"}, "aja", {
        "hand": "martyr aja", "mars": "~deanna ceo"}),
    ("martyr", {"hand": "martyr", "sovereign": HUMAN, "mars": "aja"}, "", {"hand": "martyr aja", "mars": ""}),
    ("martyr", {"hand": "martyr", "mars": "aja"}, "", {}),
    ("surgeon", {"hand": "surgeon", "banished": "aja ceo nero"}, "nero", {
        "hand": "surgeon nero", "banished": "aja ceo"}),
    ("surgeon", {"hand": "surgeon", "banished": "ceo"}, "", {}),
    ("dr-virany", {"hand": "dr-virany", "banished": "aja deanna sevro victra ceo fitchner harmony"},
     "deanna sevro fitchner no", {
        "hand": "dr-virany deanna sevro fitchner", "banished": "aja victra ceo harmony"}),
    ("dr-virany", {"hand": "dr-virany", "banished": "aja deanna victra"}, "victra deanna", {
        "hand": "dr-virany victra deanna", "banished": "aja"}),
    ("dr-virany", {"hand": "dr-virany", "banished": "deanna"}, "no", {}),
    ("dr-virany", {"hand": "dr-virany", "banished": "aja nero"}, "", {}),
    ("hypnotist", {"hand": "hypnotist ceo judge"}, "judge", {
        "hand": "hypnotist ceo nanny", "banished": "judge", "deck": "timony"}),
    ("hypnotist", {"hand": "hypnotist"}, "", {"hand": "hypnotist nanny", "deck": "timony"}),
    ("hypnotist", {"hand": "hypnotist ceo", "deck": ""}, "", {"hand": "hypnotist", "banished": "ceo"}),
)  # fmt: skip
FINDS = {("hacker", "timony nanny"): 10, ("hacker", ""): 0}


@pytest.mark.rule("H-28")
@pytest.mark.parametrize(("who", "before", "says", "after"), ENDS)
def test_what_a_character_does_at_the_end(
    who: str, before: Mapping[str, Any], says: str, after: Mapping[str, Any]
) -> None:
    bare = lay(before)
    was, lay_at = seen(bare), places(bare)
    ran = drive(at_the_end(bare, Name(who)), *says.split())
    assert ran.done, ran.ids
    tells_what_moved(bare, lay_at)
    expect(bare, was, after)
    assert bare.hacker == FINDS.get((who, was["deck"]), 0)


@pytest.mark.rule("H-28")
@pytest.mark.parametrize(
    ("deck", "below", "found", "back"),
    [
        ("harmony aja judge ceo evey arlus nero seer", "harmony", "arlus", "aja judge ceo evey nero seer"),
        ("harmony aja deanna", "", "harmony deanna", "aja"),
        ("aja judge", "", "", "aja judge"),
    ],
)
def test_online_gambler_at_the_end(deck: str, below: str, found: str, back: str) -> None:
    """Of seven cards, or as many as there are, those of a colour; the others go back on top in any order."""
    orders = set()
    for number in range(20):
        bare = lay({"hand": "online-gambler", "deck": deck, "seed": str(number)})
        assert drive(at_the_end(bare, Name("online-gambler")), "red").done
        after = seen(bare)
        assert sorted(after["hand"].split()) == sorted(["online-gambler", *found.split()])
        cards = after["deck"].split()
        assert cards[: len(below.split())] == below.split()
        assert sorted(cards[len(below.split()) :]) == sorted(back.split())
        orders.add(after["deck"])
    assert len(orders) > 1 or len(back.split()) == 1
    bare = lay({"hand": "online-gambler", "deck": ""})
    assert drive(at_the_end(bare, Name("online-gambler"))).done
    assert seen(bare)["hand"] == "online-gambler"


@pytest.mark.rule("H-28")
def test_what_is_offered_at_the_end() -> None:
    all_colors = [first for first, _ in OF_COLOR.values()]
    cards, mine = " ".join(all_colors), {"sovereign": HUMAN}
    for who, before, says, offers in (
        ("investor", {"hand": "investor"}, "", [one for one in COLORS if one != "silver"]),
        ("online-gambler", {"hand": "online-gambler"}, "", [one for one in COLORS if one != "gold"]),
        ("banker", {"hand": "banker", "mars": "aja deanna", "luna": "ceo"}, "yes", ["deanna", "ceo"]),
        ("justice", {"hand": "justice", "luna": cards, "mars": "nero", **mine}, "", all_colors),
        ("martyr", {"hand": "martyr", "mars": cards, "luna": "nero", **mine}, "", all_colors),
        ("surgeon", {"hand": "surgeon", "banished": f"fitchner {cards}"}, "", ["aja", "fitchner"]),
        ("hypnotist", {"hand": f"hypnotist {cards}"}, "", all_colors),
        ("dr-virany", {"hand": "dr-virany", "banished": f"sevro {cards}"}, "", ["deanna", "sevro", "no"]),
    ):
        ran = drive(at_the_end(lay(before), Name(who)), *says.split())
        assert sorted(offered(ran.asks[-1])) == sorted(offers), who


# --- the language of the pack ---

VERBS = {
    "gain": "invictus morning-star quietus the-pax pelus virga artisan-chef assassin gardener janitor mess-hall-cook "
    "nanny diplomat lawyer politician timony fitchner nero alia-snowsparrow helga ragnar stained evey "
    "garden-trained-rose matteo dancer deanna uncle-narol investor magistrate orator priestess ceo sponsor "
    "stock-broker auctioneer quicksilver",
    "take": "GRAYS ORANGES developer alfrun jopho banker cassius octavia romulus victra sevro darrow sefi "
    "conversationalist theodora",
    "end_turn": "GRAYS ORANGES developer alfrun jopho tactus theodora holo-host reporter vlogger",
    "banish_self": "aja antonia arlus banker cassius codebreaker darrow evey lysander mustang octavia online-gambler "
    "romulus roque tactus victra",
    "move": "artisan-chef gardener janitor mess-hall-cook nanny garden-trained-rose matteo masseuse painter-4d "
    "musician zanzibar the-telemanuses theodora",
    "banish": "assassin bondilus ash-lord karnus lorn sevro alia-snowsparrow helga ragnar stained evey pathologist",
    "flip": "administrator dataport-specialist holo-designer dr-virany seer hacker firewall-expert calliope "
    "online-gambler codebreaker mickey-the-carver",
    "pull": "GRAYS conversationalist",
    "automa_hand": "aja antonia karnus tactus arlus hypnotist roque eo",
    "rival": "pelus virga diplomat harmony quicksilver eo auctioneer",
    "draw": "lysander hypnotist holo-host reporter vlogger",
    "unbanish": "mustang surgeon group-counselor psychologist researcher",
    "pay": "banker ceo sponsor stock-broker",
    "regain": "ash-lord alfrun jopho",
    "banish_hand": "hypnotist mickey-the-carver surgeon",
    "deploy": "orion modjob calliope",
    "give_self": "holo-host reporter vlogger",
    "name": "investor online-gambler roque",
    "sovereign": "boneriders the-jackal",
    "loc_bonus": "masseuse",
}
WITHOUT = {"judge", "justice", "martyr", "pax-au-telemanus", "the-howlers", "loan-shark"}  # the last never plays


@pytest.mark.rule("H-04")
@pytest.mark.parametrize("verb", VERBS)
def test_each_verb_belongs_to_these_characters(verb: str) -> None:
    named = VERBS[verb].replace("GRAYS", " ".join(GRAYS)).replace("ORANGES", " ".join(ORANGES)).split()
    assert len(named) == len(set(named))
    assert {id for id, one in characters().items() if any(verb in step.made_of for step in one.deploy)} == set(named)


@pytest.mark.rule("H-04")
def test_there_are_no_other_verbs() -> None:
    assert {verb for one in characters().values() for step in one.deploy for verb in step.made_of} == set(VERBS)


@pytest.mark.rule("H-04", "H-28")
def test_every_ability_has_a_case() -> None:
    groups = {*BONUS_AT, *SLIDES_AT, *BROWNS, *GRAYS, *ORANGES, "boneriders", "the-jackal"}
    assert {one.who for one in CASES} | groups == set(characters()) - WITHOUT
    assert {id for id, one in characters().items() if one.deploy} == set(characters()) - WITHOUT
    at_end = {who for who, *_ in ENDS} | {"online-gambler"}
    assert at_end == {id for id, one in characters().items() if one.last}
    assert len(at_end) == 11
