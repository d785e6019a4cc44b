"""Combat with the Automa, whoever attacks."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from automarium.core.ask import Ask, Asking, Asks, Field, Fix, Form, Number, Option, Place, Several, asking
from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BIT, LAKES, MAT_PLACE, NAMES
from automarium.games.scythe.cards import AutomaCard
from automarium.games.scythe.combat_cards import HIGHEST, LOWEST, discard_random, gain_card, tell_cards, use_cards
from automarium.games.scythe.deck import draw, take
from automarium.games.scythe.mats import MOST_DIAL
from automarium.games.scythe.names import (
    ARTILLERY,
    AUTOMA,
    BASE,
    CAMARADERIE,
    DISARM,
    HERO,
    HUMAN,
    MECH,
    PEOPLES_ARMY,
    POPULARITY,
    POWER,
    RONIN,
    SCOUT,
    SEAWORTHY,
    SHIELD,
    STAR_COMBAT,
    STAR_POWER,
    SUITON,
    SWORD,
    WORKER,
)
from automarium.games.scythe.neighbourhood import NEAR, tunnels
from automarium.games.scythe.resources import lay_resources, remove_resources
from automarium.games.scythe.stars import ask_sixth_star, automa_wins_combat, human_star
from automarium.games.scythe.table import ARTILLERY_PAID, LAKE_RETREAT, POWER_IN_COMBAT, Table

RANGES = (0, 8, 14)  # where the three ranges of a combat table begin
ARTILLERY_COST = 1
LOST_POWER = 2  # by Artillery, Disarm and Sword
GAINED_POWER = 2  # by Shield and Ronin


class Strength(NamedTuple):
    """What a side brings into a combat."""

    power: int
    cards: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.power + sum(self.cards)

    @property
    def shown(self) -> bool:
        """Whether at least 1 power was shown, on the dial or on cards (S-194)."""
        return self.power > 0 or bool(self.cards)


def combat(table: Table, place: int, attacker: Name) -> Asking[None]:
    """The human's dial and cards first, then the Automa's card (S-182); the higher total wins, a tie the attacker."""
    tale, table.battle = table.tale, place
    tale.head("head-combat", place=NAMES[place], side=attacker)
    if table.human.abilities:
        yield from before_combat(table, place, attacker)
    human = yield from human_strength(table, place)
    card = (yield from draw(table, table.combat)) if table.deck.physical else take(table, table.combat)  # S-183
    automa = yield from automa_strength(table, card)
    table.human_gains(POWER, -human.power)
    ours, theirs = automa.total, human.total
    automa_wins = ours > theirs or (ours == theirs and attacker == AUTOMA)
    if tale.telling:
        winner, tie = AUTOMA if automa_wins else HUMAN, int(ours == theirs)
        tale.note("note-combat", place=NAMES[place], side=winner, human=theirs, automa=ours, tie=tie, attacker=attacker)
        if human.power:
            tale.order("order-human-pays", power=human.power, total=table.known(POWER))
        if human.cards:
            tale.order("order-human-discards", number=len(human.cards))
    if automa_wins:
        yield from _automa_wins(table, place, human)
    else:
        _human_wins(table, place, attacker, automa)
    table.battle = None


# --- before the combat ---


def before_combat(table: Table, place: int, attacker: Name) -> Asking[None]:
    """The human's abilities that touch the Automa come before its range is found (S-184); power that they bring the
    human may be the sixth star (S-278)."""
    abilities = table.human.abilities
    if DISARM in abilities and BIT[place] & tunnels(table.human):
        _lose_power(table, DISARM)
    if SWORD in abilities and attacker == HUMAN:
        _lose_power(table, SWORD)
    if ARTILLERY in abilities and (yield from table.ask_yes("ask-artillery", place=NAMES[place])):
        _lose_power(table, ARTILLERY)
        _pay_for_artillery(table)
    if SCOUT in abilities and table.automa.hand:
        table.tale.order("order-scout", value=discard_random(table))  # the human takes one like it out of the box
    helps = [SHIELD] if attacker == AUTOMA else []
    helps += [RONIN] if _human_units(table, place) == 1 else []
    for one in helps:
        if one in abilities:
            table.human_gains(POWER, GAINED_POWER)
            table.tale.order("order-human-gains-power", ability=one, total=table.known(POWER))
            if table.since(POWER_IN_COMBAT):
                yield from ask_sixth_star(table, STAR_POWER)


def _lose_power(table: Table, ability: Name) -> None:
    automa = table.automa
    lost = min(LOST_POWER, automa.power)
    automa.power -= lost
    if lost:
        table.tale.order("order-ability-power", ability=ability, number=lost, total=automa.power)
    else:
        table.tale.note("note-ability-power", ability=ability)


def _pay_for_artillery(table: Table) -> None:
    if table.since(ARTILLERY_PAID):
        table.human_gains(POWER, -ARTILLERY_COST)
        table.tale.order("order-human-pays", power=ARTILLERY_COST, total=table.known(POWER))


def _human_units(table: Table, place: int) -> int:
    """How many there are in a territory."""
    return table.human.combat_units_at(place) + table.human.workers.count(place)


# --- strengths ---


def most_cards(table: Table, place: int) -> int:
    """One combat card for each of the human's combat units there, one more by some abilities."""
    human = table.human
    army = PEOPLES_ARMY in human.abilities and place in human.workers
    lake = SUITON in human.abilities and bool(BIT[place] & LAKES)
    return human.combat_units_at(place) + army + lake


@dataclass(frozen=True, slots=True)
class CombatCards(Several[int]):
    """The values of the human's combat cards, no more than may be used there."""

    place: Name

    def parse(self, text: str) -> tuple[int, ...]:
        got = len(text.replace(",", " ").split())
        if got > self.high:
            raise Refusal("too-many-combat-cards", got=got, high=self.high, place=self.place)
        return Several(self.one, self.low, self.high).parse(text)


class CombatForm(Form):
    """The human's dial and combat cards."""


def human_strength(table: Table, place: int) -> Asking[Strength]:
    """Dial and cards, asked before the Automa's card is drawn."""
    while isinstance(answer := (yield _question(table, NAMES[place], most_cards(table, place))), Fix):
        table.correct(answer.said)
    return Strength(answer["dial"], tuple(answer["cards"]))


def _question(table: Table, place: Name, most: int) -> Ask[Any]:
    return Ask("ask-combat", table.asked, _combat_form(place, most), {"place": place, "most": most}, table)


@cache
def _combat_form(place: Name, most: int) -> CombatForm:
    cards = CombatCards(Number(LOWEST, HIGHEST), 0, most, place)
    dial = Field("dial", Number(0, MOST_DIAL), label=Say("dial"))
    return CombatForm((dial, Field("cards", cards, (), Say("your-combat-cards", {"most": most}))))


def table_range(power: int) -> int:
    """Which of the three ranges a power falls into: 0 to 7, 8 to 13, 14 and more."""
    return bisect(RANGES, power) - 1


def automa_strength(table: Table, card: AutomaCard) -> Asking[Strength]:
    """The number below the range of its power and as many random cards as the table shows, or what it has (S-184 to
    S-187). Both are spent, whoever wins (S-189)."""
    automa = table.automa
    cards = yield from use_cards(table, card.cards)
    shown = card.spend[table_range(automa.power)]
    power = min(shown, automa.power)
    if table.tale.telling:
        table.tale.note(
            "note-automa-strength",
            card=card.name,
            power=power,
            had=automa.power,
            shown=shown,
            number=len(cards),
            table=card.cards,
            values=", ".join(map(str, cards)) or "0",
        )
    automa.power -= power
    if power:
        table.tale.order("order-automa-pays", power=power, total=automa.power)
    if cards:
        tell_cards(table, "automa-discards", number=len(cards), left=len(automa.hand))
    return Strength(power, cards)


# --- afterwards ---


def _automa_wins(table: Table, place: int, human: Strength) -> Asking[None]:
    """Human units retreat, their resources are gone, attacked or defended (S-193, S-206, S-208)."""
    yield from retreat(table, place)
    if human.shown:
        table.tale.order("order-human-draws")
    automa_wins_combat(table)
    remove_resources(table, place)


def retreat(table: Table, place: int) -> Asks:
    """To the human's base (S-193)."""
    if retreat_lakes(table, place):
        return _retreat_over_water(table, place)
    send_home(table, place)
    return ()


def _retreat_over_water(table: Table, place: int) -> Asking[None]:
    """With Seaworthy each combat unit may choose a lake beside the combat instead, and a mech takes workers along
    (S-277)."""
    human = table.human
    home: list[Name] = []

    def unit() -> Name:
        return HERO if human.hero == place else MECH

    def question() -> Ask[Any]:
        args = {"unit": unit(), "place": NAMES[place]}
        return Ask("ask-retreat", table.asked, _refuges(table, place), args, table)

    while retreat_lakes(table, place) and BIT[place] & human.combat_units:
        end = yield from asking(question, table.correct)
        one, workers = unit(), 0
        if one == MECH and end != human.base and place in human.workers:
            workers = yield from table.ask(
                "ask-retreat-workers", lambda: Number(0, human.workers.count(place)), place=NAMES[place], end=NAMES[end]
            )
        if one == unit() and (end == human.base or BIT[end] & retreat_lakes(table, place)):
            _retreat_to(table, one, place, end, workers)
            home += [one] if end == human.base else []
    send_home(table, place, home)


def retreat_lakes(table: Table, place: int) -> int:
    """The lakes that Seaworthy opens to a retreat: beside the combat, without Automa units."""
    if SEAWORTHY not in table.human.abilities or not table.since(LAKE_RETREAT):
        return 0
    return NEAR[place] & LAKES & ~BIT[place] & ~table.automa.units


def _refuges(table: Table, place: int) -> Place[int]:
    lakes = [Option(NAMES[one].casefold(), one, Say(str(NAMES[one]))) for one in each(retreat_lakes(table, place))]
    return Place((Option(str(BASE), table.human.base, Say(str(BASE))), *lakes))


def _retreat_to(table: Table, unit: Name, place: int, end: int, workers: int) -> None:
    human = table.human
    if unit == HERO:
        human.hero = end
    else:
        human.mechs[human.mechs.index(place)] = end
    for _ in range(workers):
        human.workers[human.workers.index(place)] = end
    if end != human.base:
        table.tale.order("order-retreat-lake", unit=unit, place=NAMES[place], to=NAMES[end], workers=workers)


def send_home(table: Table, place: int, before: Sequence[Name] = ()) -> None:
    """All human units of a territory to the human's base, where some of them may have gone before."""
    human = table.human
    heroes, mechs, workers = human.hero == place, human.mechs.count(place), human.workers.count(place)
    units = [*before, *[HERO] * heroes, *[MECH] * mechs, *[WORKER] * workers]
    if human.hero == place:
        human.hero = human.base
    human.mechs = [human.base if one == place else one for one in human.mechs]
    human.workers = [human.base if one == place else one for one in human.workers]
    if units:
        table.tale.order("order-human-home", place=NAMES[place], number=len(units), unit=units[0])


def _human_wins(table: Table, place: int, attacker: Name, automa: Strength) -> None:
    workers = _automa_retreats(table, place)
    if automa.shown and gain_card(table):
        tell_cards(table, "automa-draws", total=len(table.automa.hand))
    if workers and attacker == HUMAN:
        lose_popularity(table, workers, in_combat=True)
    human_star(table, STAR_COMBAT)
    if attacker == HUMAN:
        lay_resources(table, place)


def _automa_retreats(table: Table, place: int) -> int:
    """Combat units to the mat, at Ultimaszyna to the base (S-190, S-254); workers to the base (S-191). Returns how many
    workers were driven off."""
    automa, bit = table.automa, BIT[place]
    to_base = table.ultimaszyna
    order = "order-automa-to-base" if to_base else "order-automa-to-mat"
    if automa.hero == place:
        automa.hero = automa.base if to_base else MAT_PLACE
        table.tale.order(order, unit=Name("hero"), place=NAMES[place])
    if automa.mechs & bit:
        automa.mechs &= ~bit
        automa.mechs_on_base += to_base
        automa.mechs_on_mat += not to_base
        table.tale.order(order, unit=Name("mech"), place=NAMES[place])
    return drive_off_worker(table, place)


def drive_off_worker(table: Table, place: int) -> int:
    """The Automa's worker of a territory goes to its base; returns how many there were."""
    automa, bit = table.automa, BIT[place]
    if not automa.workers & bit:
        return 0
    automa.workers &= ~bit
    automa.workers_on_base += 1
    table.tale.order("order-automa-to-base", unit=Name("worker"), place=NAMES[place])
    return 1


def lose_popularity(table: Table, workers: int, *, in_combat: bool) -> None:
    """The human pays 1 popularity for each worker driven off (S-181, S-195); Camaraderie spares it in combat."""
    if in_combat and CAMARADERIE in table.human.abilities:
        table.tale.note("note-camaraderie")
    else:
        table.human_gains(POPULARITY, -workers)
        table.tale.order("order-popularity", number=workers, total=table.known(POPULARITY))


def enter_workers_land(table: Table, place: int) -> None:
    """A human combat unit enters a territory with Automa workers only: no combat, they go to their base (S-180)."""
    lose_popularity(table, drive_off_worker(table, place), in_combat=False)
    lay_resources(table, place)
