"""Corrections: any value of the twin can be set to what lies on the table, as long as it can lie there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from automarium.core.ask import Count, Field, Number, Pick, Report, Reports, Said, options
from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BASE_OF, BIT, MAT_PLACE, NAMES, SIZE, mask
from automarium.games.scythe.cards import DECK_SIZE, STARS
from automarium.games.scythe.combat_cards import draw_card
from automarium.games.scythe.human import lay_goods, tell_tracks
from automarium.games.scythe.mats import (
    FACTORY_CARDS,
    MOST_MECHS,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_WORKERS,
    combat_deck,
    faction_mats,
    tiles,
)
from automarium.games.scythe.names import (
    AUTOMA,
    AUTOMA_STARS,
    BONUSES,
    HUMAN,
    HUMAN_STARS,
    MAT,
    MECH,
    NO,
    NOTHING,
    POPULARITY,
    POWER,
    RESOURCES,
    SCHEME_I,
    SCHEME_II,
    SCHEMES,
    SIDES,
    STAR_CARD,
    STAR_POWER,
    STRUCTURES,
    TRAP_FACES,
    WORKER,
    YES,
)
from automarium.games.scythe.notation import Places, RouteShape, Where
from automarium.games.scythe.reports import MOST_COINS, MOST_OF_A_RESOURCE, goods_counts, track_counts
from automarium.games.scythe.stars import automa_star, end_if_six, most_human_stars, stars_passed, switch_scheme
from automarium.games.scythe.table import STARS_WITH_CUBE, Automa, Table

DECK, MAIN, COMBAT = PILES = Name("pile-deck"), Name("pile-main"), Name("pile-combat")
ARMED, SPRUNG = Name("armed"), Name("sprung")
_TILES = tuple(Name(f"tile-{one}") for one in tiles())
_ON = Field("on", Pick[Name](options((YES, NO))))
_SIDE = Field("side", Pick[Name](options(SIDES)))
_PILE = Field("pile", Pick[Name](options(PILES, "pile-")))
_SCHEME = Field("scheme", Pick[Name](options(SCHEMES, "scheme-")))
_AUTOMA_STAR = Field("star", Pick[Name](options(AUTOMA_STARS, "star-")))
_STAR = Field("star", Pick[Name](options(HUMAN_STARS, "star-")))
_UNIT = Field("unit", Pick[Name](options((MECH, WORKER))))
_KIND = Field("kind", Pick[Name](options(RESOURCES)))
_STRUCTURE = Field("structure", Pick[Name](options((*STRUCTURES, NOTHING))))
_BONUS = Field("bonus", Pick[Name](options(BONUSES)))
_STATE = Field("state", Pick[Name](options((ARMED, SPRUNG, NOTHING))))
_FACE = Field("face", Pick[Name](options(TRAP_FACES)), None)
_TILE = Field("tile", Pick[Name](options(_TILES, "tile-")))


@cache
def _wheres(human: Name, automa: Name) -> tuple[Where, ...]:
    """Territories; the human's places; the Automa's, with its mat and without."""
    return Where(human, bases=False), Where(human), Where(automa, mat=True), Where(automa)


def fix_reports(table: Table) -> Reports:
    """All corrections of this table; a number with a sign is counted from what it has."""
    return Reports(lambda: tuple(Report(one.verb, _asked(one), fix=True) for one in (*_units(table), *_rest(table))))


def _asked(report: Report) -> tuple[Field, ...]:
    """The fields of a correction, which are asked for by what is corrected."""
    label = Say(f"tap-fix-{report.verb}")
    return tuple(one if one.label.id else one._replace(label=label) for one in report.fields)


def _count(low: int, high: int, now: Callable[[Mapping[str, Any]], int]) -> Field:
    return Field("number", Count(low, high, now))


def _units(table: Table) -> tuple[Report, ...]:
    human, automa = table.human, table.automa
    _, mine, its, its_board = _wheres(human.faction, automa.faction)
    my_place, its_place = Field("place", mine), Field("place", its_board)
    return (
        Report("hero", (Field("place", mine),)),
        Report("mechs", (Field("places", Places(mine, 0, MOST_MECHS)),)),
        Report("workers", (Field("places", Places(mine, 0, MOST_WORKERS)),)),
        Report("automa-hero", (Field("place", its),)),
        Report("automa-mechs", (Field("places", Places(its, 0, MOST_MECHS)),)),
        Report("automa-workers", (Field("places", Places(its, 0, MOST_WORKERS)),)),
        Report("my-mechs", (my_place, _count(0, MOST_MECHS, lambda said: human.mechs.count(said["place"])))),
        Report("my-workers", (my_place, _count(0, MOST_WORKERS, lambda said: human.workers.count(said["place"])))),
        Report("its-mechs", (its_place, _count(0, MOST_MECHS, lambda said: _its_mechs(automa).count(said["place"])))),
        Report(
            "its-workers", (its_place, _count(0, MOST_WORKERS, lambda said: _its_workers(automa).count(said["place"])))
        ),
        Report("my-unit", (_UNIT, _route(human.faction))),
        Report("its-unit", (_UNIT, _route(automa.faction))),
    )


def _rest(table: Table) -> tuple[Report, ...]:
    human, automa = table.human, table.automa
    territory = Field("place", _wheres(human.faction, automa.faction)[0])
    return (
        Report("power", (_count(0, MOST_POWER, lambda _: automa.power),)),
        Report("coins", (_count(0, MOST_COINS, lambda _: automa.coins),)),
        Report("cards", (_count(0, len(combat_deck()), lambda _: len(automa.hand)),)),
        Report("cube", (_count(1, 24, lambda _: automa.cube + 1),)),
        Report("scheme", (_SCHEME,)),
        Report("box", (_count(0, 4, lambda _: table.resource_box),)),
        Report("automa-star", (_AUTOMA_STAR, _count(0, STARS, lambda said: automa.stars[said["star"]]))),
        Report("star", (_STAR, _count(0, STARS, lambda said: human.stars.count(said["star"])))),
        Report("res", (territory, _KIND, _count(0, MOST_OF_A_RESOURCE, partial(_lying, table)))),
        Report("goods", (territory, *goods_counts(table, lambda said: said["place"]))),
        Report("encounter", (territory, _ON)),
        Report("structure", (territory, _STRUCTURE)),
        Report("ability", (_ability(human.faction), _ON)),
        Report("recruit", (_BONUS, _ON)),
        Report("factory-card", (_SIDE, _ON)),
        Report("flag", (territory, _ON)),
        Report("trap", (territory, _STATE, _FACE)),
        Report("automa-card", (Field("number", Number(1, DECK_SIZE)), _PILE)),
        Report("tile", (_TILE,)),
        Report("turns", (_SIDE, _count(0, 99, lambda said: table.turns[said["side"]]))),
        Report("tracks", track_counts(table)),
        Report("popularity", (_count(0, MOST_POPULARITY, lambda _: human.popularity),)),
        Report("my-coins", (_count(0, MOST_COINS, lambda _: human.coins),)),
        Report("my-power", (_count(0, MOST_POWER, lambda _: human.power),)),
    )


@cache
def _route(faction: Name) -> Field:
    """From where the program has a unit to where it stands."""
    return Field("route", RouteShape(faction, new=False))


@cache
def _ability(faction: Name) -> Field:
    return Field("ability", Pick[Name](options(faction_mats()[faction].abilities)))


def _lying(table: Table, said: Mapping[str, Any]) -> int:
    return table.resources_of(said["place"], said["kind"])


def correct(table: Table, said: Said) -> None:
    """Carries out a correction, or refuses it."""
    FIXES[said.verb](table, said)
    table.settled = False


# --- units ---


def _human_place(table: Table, place: int) -> None:
    if BIT[place] & table.automa.units and not table.contested(place):
        raise Refusal("automa-stands-there", place=NAMES[place])
    if place == BASE_OF[table.automa.faction]:
        raise Refusal("not-your-base", place=NAMES[place])


def fix_hero(table: Table, said: Said) -> None:
    _human_place(table, said["place"])
    table.human.hero = said["place"]
    table.tale.note("echo-fixed-hero", side=HUMAN, place=NAMES[said["place"]])


def fix_mechs(table: Table, said: Said) -> None:
    for place in said["places"]:
        _human_place(table, place)
    table.human.mechs = list(said["places"])
    _tell_places(table, HUMAN, MECH, said["places"])


def fix_workers(table: Table, said: Said) -> None:
    for place in said["places"]:
        _human_place(table, place)
    table.human.workers = list(said["places"])
    _tell_places(table, HUMAN, WORKER, said["places"])


def _automa_places(table: Table, places: tuple[int, ...], taken: int) -> tuple[int, int]:
    """The territories of these places as a set, and how many are on the base; no two in one territory."""
    on_board = [place for place in places if 0 <= place < SIZE]
    base = table.automa.base
    for place in on_board:
        enemy = table.human.units if not table.contested(place) else 0
        if BIT[place] & (enemy | taken) or on_board.count(place) > 1:
            raise Refusal("one-unit-each", place=NAMES[place])
    for place in places:
        if place >= SIZE and place != base:
            raise Refusal("not-its-base", place=NAMES[place])
    return mask(on_board), places.count(base)


def fix_automa_hero(table: Table, said: Said) -> None:
    place = said["place"]
    _automa_places(table, (place,), table.automa.mechs)
    table.automa.hero = place
    table.tale.note("echo-fixed-hero", side=AUTOMA, place=_shown(place))


def _shown(place: int) -> Name:
    return MAT if place == MAT_PLACE else NAMES[place]


def _tell_places(table: Table, side: Name, unit: Name, places: tuple[int, ...]) -> None:
    shown = tuple(map(_shown, places))
    table.tale.note("echo-fixed-units", side=side, unit=unit, number=len(shown), places=shown)


def fix_automa_mechs(table: Table, said: Said) -> None:
    automa, places = table.automa, said["places"]
    automa.mechs, automa.mechs_on_base = _automa_places(table, places, automa.hero_bit)
    automa.mechs_on_mat = MOST_MECHS - automa.mechs.bit_count() - automa.mechs_on_base
    _tell_places(table, AUTOMA, MECH, places)


def fix_automa_workers(table: Table, said: Said) -> None:
    automa, places = table.automa, said["places"]
    automa.workers, automa.workers_on_base = _automa_places(table, places, 0)
    automa.workers_on_mat = MOST_WORKERS - automa.workers.bit_count() - automa.workers_on_base
    _tell_places(table, AUTOMA, WORKER, places)


# --- units of one place ---


def fix_my_mechs(table: Table, said: Said) -> None:
    table.human.mechs = _counted(table, said, table.human.mechs, MECH, MOST_MECHS)


def fix_my_workers(table: Table, said: Said) -> None:
    table.human.workers = _counted(table, said, table.human.workers, WORKER, MOST_WORKERS)


def _counted(table: Table, said: Said, places: list[int], unit: Name, most: int) -> list[int]:
    """The human's units of a kind, with so many of them on one place."""
    place, number = said["place"], said["number"]
    if number:
        _human_place(table, place)
    found = [one for one in places if one != place] + [place] * number
    if len(found) > most:
        raise Refusal("too-many", unit=unit, high=most)
    table.tale.note("echo-fixed-count", side=HUMAN, unit=unit, place=NAMES[place], number=number)
    return found


def _its_mechs(automa: Automa) -> list[int]:
    """Where its mechs are, off the mat."""
    return [*each(automa.mechs), *[automa.base] * automa.mechs_on_base]


def _its_workers(automa: Automa) -> list[int]:
    return [*each(automa.workers), *[automa.base] * automa.workers_on_base]


def fix_its_mechs(table: Table, said: Said) -> None:
    automa = table.automa
    places = _its_places(said, _its_mechs(automa), MECH, MOST_MECHS)
    automa.mechs, automa.mechs_on_base = _automa_places(table, places, automa.hero_bit)
    automa.mechs_on_mat = MOST_MECHS - len(places)
    table.tale.note("echo-fixed-count", side=AUTOMA, unit=MECH, place=NAMES[said["place"]], number=said["number"])


def fix_its_workers(table: Table, said: Said) -> None:
    automa = table.automa
    places = _its_places(said, _its_workers(automa), WORKER, MOST_WORKERS)
    automa.workers, automa.workers_on_base = _automa_places(table, places, 0)
    automa.workers_on_mat = MOST_WORKERS - len(places)
    table.tale.note("echo-fixed-count", side=AUTOMA, unit=WORKER, place=NAMES[said["place"]], number=said["number"])


def _its_places(said: Said, places: list[int], unit: Name, most: int) -> tuple[int, ...]:
    """Where its units of a kind are, with so many of them on one place: they come from its mat, or go there."""
    found = [one for one in places if one != said["place"]] + [said["place"]] * said["number"]
    if len(found) > most:
        raise Refusal("none-on-mat", unit=unit)
    return tuple(found)


# --- a unit that stands elsewhere ---


def fix_my_unit(table: Table, said: Said) -> None:
    human, (start, end) = table.human, said["route"]
    places = human.mechs if said["unit"] == MECH else human.workers
    moved = _elsewhere(places, said["unit"], start, end)
    _human_place(table, end)
    places[:] = moved
    _tell_unit(table, HUMAN, said)


def fix_its_unit(table: Table, said: Said) -> None:
    automa, (start, end) = table.automa, said["route"]
    if said["unit"] == MECH:
        places = _elsewhere(_its_mechs(automa), MECH, start, end)
        automa.mechs, automa.mechs_on_base = _automa_places(table, places, automa.hero_bit)
    else:
        places = _elsewhere(_its_workers(automa), WORKER, start, end)
        automa.workers, automa.workers_on_base = _automa_places(table, places, 0)
    _tell_unit(table, AUTOMA, said)


def _elsewhere(places: list[int], unit: Name, start: int, end: int) -> tuple[int, ...]:
    """Where the units of a kind stand, with one of a place in another."""
    if start not in places:
        raise Refusal("no-such-unit", unit=unit, place=NAMES[start])
    at = places.index(start)
    return (*places[:at], end, *places[at + 1 :])


def _tell_unit(table: Table, side: Name, said: Said) -> None:
    start, end = said["route"]
    table.tale.note("echo-fixed-unit", side=side, unit=said["unit"], start=NAMES[start], end=NAMES[end])


# --- the Automa's numbers ---


def fix_power(table: Table, said: Said) -> None:
    automa = table.automa
    automa.power = said["number"]
    table.tale.note("echo-fixed-number", what=Name("power"), number=said["number"])
    if automa.power == MOST_POWER and not automa.stars[STAR_POWER] and table.since(STARS_WITH_CUBE):
        automa_star(table, STAR_POWER)


def fix_coins(table: Table, said: Said) -> None:
    table.automa.coins = said["number"]
    table.tale.note("echo-fixed-number", what=Name("coins"), number=said["number"])


def fix_cards(table: Table, said: Said) -> None:
    """The number of the Automa's combat cards; the program takes them from its deck, or puts them on the discards."""
    hand, number = table.automa.hand, said["number"]
    while len(hand) > number:
        card = hand.pop()
        if not table.physical_cards:
            table.combat_discard.append(card)
    while len(hand) < number:
        drawn = draw_card(table)
        assert drawn is not None  # the deck has as many as can be asked for
        hand.append(drawn)
    table.tale.note("echo-fixed-number", what=Name("combat-cards"), number=number)


def fix_cube(table: Table, said: Said) -> None:
    spaces = table.automa.star_card.spaces
    if said["number"] > spaces:
        raise Refusal("answer-out-of-range", got=said["number"], low=1, high=spaces)
    table.automa.cube = said["number"] - 1
    table.tale.note("echo-fixed-number", what=Name("cube"), number=said["number"])
    if table.since(STARS_WITH_CUBE):
        _card_stars(table, stars_passed(table.automa))


def _card_stars(table: Table, number: int) -> None:
    """The stars of the star card, which go with its cube, and the scheme, which goes with the first of them."""
    automa = table.automa
    if automa.stars[STAR_CARD] != number:
        automa.stars[STAR_CARD] = number
        table.tale.note("note-stars-follow", number=number)
    if number and automa.scheme == SCHEME_I:
        switch_scheme(table)
    elif not number and automa.scheme == SCHEME_II:
        automa.scheme = SCHEME_I
        table.tale.note("note-scheme-follows", scheme=SCHEME_I)
    end_if_six(table, AUTOMA)


def fix_scheme(table: Table, said: Said) -> None:
    table.automa.scheme = said["scheme"]
    table.tale.note("echo-fixed-scheme", scheme=said["scheme"])


def fix_box(table: Table, said: Said) -> None:
    table.resource_box = said["number"]
    table.tale.note("echo-fixed-number", what=Name("box"), number=said["number"])


# --- stars ---


def fix_automa_star(table: Table, said: Said) -> None:
    star, number, stars = said["star"], said["number"], table.automa.stars
    most = {"star-card": STARS, "star-combat": 2, "star-power": 1}[star]
    if number > most or table.automa.all_stars - stars[star] + number > STARS:
        raise Refusal("too-many-stars", star=star, high=most)
    stars[star] = number
    table.tale.note("echo-fixed-star", side=AUTOMA, star=star, number=number)
    if star == STAR_CARD and table.since(STARS_WITH_CUBE):
        _cube_with_stars(table, number)
    end_if_six(table, AUTOMA)


def _cube_with_stars(table: Table, number: int) -> None:
    """The cube stands at least where it has got so many stars, and short of the next."""
    automa = table.automa
    if stars_passed(automa) != number:
        automa.cube = automa.star_card.stars[number - 1] if number else 0
        table.tale.note("note-cube-follows", number=automa.cube + 1)
    _card_stars(table, number)


def fix_star(table: Table, said: Said) -> None:
    star, number, human = said["star"], said["number"], table.human
    others = [one for one in human.stars if one != star]
    if number > most_human_stars(human, star) or len(others) + number > STARS:
        raise Refusal("too-many-stars", star=star, high=most_human_stars(human, star))
    human.stars = others + [star] * number
    table.tale.note("echo-fixed-star", side=HUMAN, star=star, number=number)
    end_if_six(table, HUMAN)


# --- the board ---


def fix_res(table: Table, said: Said) -> None:
    place, kind = said["place"], said["kind"]
    table.add_resources(place, kind, said["number"] - table.resources_of(place, kind))
    table.tale.note("echo-resources", place=NAMES[place], resource=kind, number=said["number"])


def fix_goods(table: Table, said: Said) -> None:
    lay_goods(table, said["place"], said)


def _set_bit(before: int, place: int, on: Name) -> int:
    return before | BIT[place] if on == YES else before & ~BIT[place]


def fix_encounter(table: Table, said: Said) -> None:
    table.encounters = _set_bit(table.encounters, said["place"], said["on"])
    places = tuple(NAMES[one] for one in each(table.encounters))
    table.tale.note("echo-fixed-encounters", number=len(places), places=places)


def fix_structure(table: Table, said: Said) -> None:
    place, structure = said["place"], said["structure"]
    table.human.structures = {
        where: one for where, one in table.human.structures.items() if where != place and one != structure
    }
    if structure != NOTHING:
        table.human.structures[place] = structure
    table.tale.note("echo-structure", place=NAMES[place], structure=structure)


def fix_ability(table: Table, said: Said) -> None:
    one, human = {said["ability"]}, table.human
    human.abilities = human.abilities | one if said["on"] == YES else human.abilities - one
    table.tale.note("echo-fixed-ability", ability=said["ability"], on=said["on"])


def fix_recruit(table: Table, said: Said) -> None:
    (table.human.recruits.add if said["on"] == YES else table.human.recruits.discard)(said["bonus"])
    table.tale.note("echo-fixed-recruit", bonus=said["bonus"], on=said["on"])


def fix_factory_card(table: Table, said: Said) -> None:
    owner = table.human if said["side"] == HUMAN else table.automa
    owner.factory_card = said["on"] == YES
    table.factory_cards = FACTORY_CARDS - table.human.factory_card - table.automa.factory_card
    table.tale.note("echo-fixed-factory-card", side=said["side"], on=said["on"])


def fix_flag(table: Table, said: Said) -> None:
    table.human.flags = _set_bit(table.human.flags, said["place"], said["on"])
    table.tale.note("echo-fixed-flag", place=NAMES[said["place"]], on=said["on"])


def fix_trap(table: Table, said: Said) -> None:
    human, place, state = table.human, said["place"], said["state"]
    human.armed = _set_bit(human.armed, place, YES if state == ARMED else NO)
    human.sprung = _set_bit(human.sprung, place, YES if state == SPRUNG else NO)
    if said["face"] is not None:
        human.faces[place] = said["face"]
    if state == NOTHING:
        human.faces.pop(place, None)
    table.tale.note("echo-fixed-trap", place=NAMES[place], state=state)


# --- cards and turns ---


def fix_automa_card(table: Table, said: Said) -> None:
    """An Automa card lies in another place than the program thinks."""
    deck = table.deck
    card = next(one for one in deck.all if one.n == said["number"])
    for pile in (deck.cards, table.main, table.combat):
        if card in pile:
            pile.remove(card)
    if said["pile"] == DECK:
        deck.cards.insert(0, card)
    else:
        (table.main if said["pile"] == MAIN else table.combat).append(card)
    if said["pile"] == MAIN:
        table.resource_box = card.resources
    table.tale.note("echo-fixed-automa-card", card=card.name, pile=said["pile"])


def fix_tile(table: Table, said: Said) -> None:
    table.tile = said["tile"]
    table.tale.note("echo-fixed-tile", tile=said["tile"])


def fix_turns(table: Table, said: Said) -> None:
    table.turns[said["side"]] = said["number"]
    table.tale.note("echo-fixed-turns", side=said["side"], number=said["number"])


# --- the human's numbers ---


def fix_popularity(table: Table, said: Said) -> None:
    _track(table, POPULARITY, said)


def fix_my_coins(table: Table, said: Said) -> None:
    _track(table, Name("coins"), said)


def fix_my_power(table: Table, said: Said) -> None:
    _track(table, POWER, said)


def _track(table: Table, what: Name, said: Said) -> None:
    table.tell(**{what: said["number"]})
    table.tale.note("echo-fixed-track", what=what, number=said["number"])


FIXES: dict[str, Callable[[Table, Said], None]] = {
    "hero": fix_hero,
    "mechs": fix_mechs,
    "workers": fix_workers,
    "automa-hero": fix_automa_hero,
    "automa-mechs": fix_automa_mechs,
    "automa-workers": fix_automa_workers,
    "my-mechs": fix_my_mechs,
    "my-workers": fix_my_workers,
    "its-mechs": fix_its_mechs,
    "its-workers": fix_its_workers,
    "my-unit": fix_my_unit,
    "its-unit": fix_its_unit,
    "power": fix_power,
    "coins": fix_coins,
    "cards": fix_cards,
    "cube": fix_cube,
    "scheme": fix_scheme,
    "box": fix_box,
    "automa-star": fix_automa_star,
    "star": fix_star,
    "res": fix_res,
    "goods": fix_goods,
    "encounter": fix_encounter,
    "structure": fix_structure,
    "ability": fix_ability,
    "recruit": fix_recruit,
    "factory-card": fix_factory_card,
    "flag": fix_flag,
    "trap": fix_trap,
    "automa-card": fix_automa_card,
    "tile": fix_tile,
    "turns": fix_turns,
    "tracks": tell_tracks,
    "popularity": fix_popularity,
    "my-coins": fix_my_coins,
    "my-power": fix_my_power,
}
