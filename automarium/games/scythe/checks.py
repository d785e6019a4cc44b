"""What of the human's reports can be, before any of it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from automarium.core.ask import Said
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.scythe.board import BIT, LAKES, NAMES, SIZE
from automarium.games.scythe.mats import MOST_MECHS, MOST_TOKENS, MOST_WORKERS, faction_mats
from automarium.games.scythe.names import HERO, MECH, RESOURCES, STAR_COMBAT, WAYFARE, WORKER
from automarium.games.scythe.stars import earned, most_human_stars
from automarium.games.scythe.table import COMBAT_STARS_PLACED, Table
from automarium.games.scythe.traps import faces_left


def check(table: Table, said: Said, won: int = 0) -> None:
    """Refuses a report that cannot be while the Automa stands where it does, but for the territories won from it."""
    CHECKS[said.verb](table, said, won)


def check_hero(table: Table, said: Said, _: int) -> None:
    start, end = said.args["route"]
    if start is None:
        raise Refusal("two-heroes", place=NAMES[table.human.hero])
    _check_way(table, start, end)
    if table.human.hero != start:
        raise Refusal("nobody-there", unit=HERO, place=NAMES[start])
    if said.args["goods"] is not None:
        _check_goods(table, start)


def check_mech(table: Table, said: Said, won: int) -> None:
    human, (start, end), ability = table.human, said.args["route"], said.args["ability"]
    if start is None and end is None:  # `mech ability riverwalk`
        if ability is None:
            raise Refusal("which-ability", ability=faction_mats()[human.faction].abilities[0])
        _check_ability(table, ability, len(human.mechs))
    elif start is None:
        if len(human.mechs) == MOST_MECHS:
            raise Refusal("too-many", unit=MECH, high=MOST_MECHS)
        _check_free(table, end, won)
        if ability is not None:
            _check_ability(table, ability, len(human.mechs) + 1)
    else:
        _check_way(table, start, end)
        if start not in human.mechs:
            raise Refusal("nobody-there", unit=MECH, place=NAMES[start])
        if said.args["workers"]:
            _check_workers(table, start, said.args["workers"])
        if said.args["goods"] is not None:
            _check_goods(table, start)


def _check_ability(table: Table, ability: Name, mechs: int) -> None:
    """An ability is unlocked by a mech: there cannot be more of them than mechs."""
    if ability in table.human.abilities:
        raise Refusal("ability-known", ability=ability)
    if len(table.human.abilities) >= mechs:
        raise Refusal("ability-without-mech", number=mechs)


def check_worker(table: Table, said: Said, won: int) -> None:
    (start, end), number = said.args["route"], said.args["number"]
    if start is None:
        if len(table.human.workers) + number > MOST_WORKERS:
            raise Refusal("too-many", unit=WORKER, high=MOST_WORKERS)
        _check_free(table, end, won)
        return
    _check_way(table, start, end)
    _check_free(table, end, won)
    _check_workers(table, start, number)
    if said.args["goods"] is not None:
        _check_goods(table, start)


def _check_workers(table: Table, start: int, number: int) -> None:
    if table.human.workers.count(start) < number:
        raise Refusal("too-few-workers", place=NAMES[start], number=table.human.workers.count(start))


def _check_goods(table: Table, start: int) -> None:
    if not table.resources_on(start):
        raise Refusal("no-resources-to-carry", place=NAMES[start])


def _check_way(table: Table, start: int, end: int) -> None:
    """Not onto the Automa's base, onto others only with Wayfare, not out of a territory where a combat waits."""
    human = table.human
    if start == end:
        raise Refusal("move-nowhere", place=NAMES[end])
    if table.fights and start in table.fights and BIT[start] & human.combat_units & table.automa.combat_units:
        raise Refusal("combat-waits", place=NAMES[start])
    if end >= SIZE and end != human.base and (WAYFARE not in human.abilities or end == table.automa.base):
        raise Refusal("not-your-base", place=NAMES[end])


def _check_land(table: Table, place: int, won: int) -> None:
    """Not where the Automa stands."""
    if BIT[place] & table.automa.units and not BIT[place] & won:
        raise Refusal("automa-stands-there", place=NAMES[place])


def _check_free(table: Table, place: int, won: int) -> None:
    """Workers and new pieces never come to where the Automa stands, nor onto another base."""
    if BIT[place] & table.automa.units:
        _check_land(table, place, won)
    if place >= SIZE and place != table.human.base:
        raise Refusal("not-your-base", place=NAMES[place])


def check_resources(table: Table, said: Said, won: int) -> None:
    args = said.args
    (start, end), kind, number = args["route"], args["kind"], args["number"]
    if end is None:
        if kind is None or number is None:
            raise Refusal("answer-usage", verb=Name("verb-res"), usage=Name("usage-res"))
        _check_land(table, start, won)
    elif number is not None:
        _check_lying(table, start, dict.fromkeys((kind,) if kind else RESOURCES, number))


def check_goods(table: Table, said: Said, won: int) -> None:
    start, end = said.args["route"]
    if end is not None:
        _check_lying(table, start, {kind: said[kind] for kind in RESOURCES})
    else:
        _check_land(table, start, won)


def _check_lying(table: Table, place: int, wanted: Mapping[Name, int]) -> None:
    for kind, number in wanted.items():
        has = table.resources_of(place, kind)
        if number > has:
            raise Refusal("too-few-resources", place=NAMES[place], resource=kind, number=has)


def check_build(table: Table, said: Said, won: int) -> None:
    place, structure, structures = said.args["place"], said.args["structure"], table.human.structures
    if place in structures:
        raise Refusal("structure-there", place=NAMES[place], structure=structures[place])
    if structure in structures.values():
        raise Refusal("structure-built", structure=structure)
    if BIT[place] & LAKES:
        raise Refusal("structure-on-lake", place=NAMES[place])
    _check_land(table, place, won)


def check_encounter(table: Table, said: Said, _: int) -> None:
    """The one that the character has just met need not be told, and may be."""
    met = table.hero_moved and table.human.hero == said.args["place"]
    if not BIT[said.args["place"]] & table.encounters and not met:
        raise Refusal("no-encounter", place=NAMES[said.args["place"]])


def check_recruit(table: Table, said: Said, _: int) -> None:
    if said.args["bonus"] in table.human.recruits:
        raise Refusal("recruit-known", bonus=said.args["bonus"])


def check_star(table: Table, said: Said, _: int) -> None:
    human, star = table.human, said.args["star"]
    if star == STAR_COMBAT and table.since(COMBAT_STARS_PLACED):
        raise Refusal("star-placed-for-you", star=star)
    if human.stars.count(star) >= most_human_stars(human, star):
        raise Refusal("star-placed", star=star)
    seen = earned(human, star)
    if seen is not None and seen[0] < seen[1]:
        raise Refusal("star-not-earned", star=star, number=seen[0], need=seen[1])


def check_flag(table: Table, said: Said, _: int) -> None:
    human, bit = table.human, BIT[said.args["place"]]
    if bit & human.flags or human.flags.bit_count() == MOST_TOKENS:
        raise Refusal("no-more-tokens", place=NAMES[said.args["place"]], high=MOST_TOKENS)


def check_trap(table: Table, said: Said, _: int) -> None:
    human, place, face = table.human, said.args["place"], said.args["face"]
    new = not BIT[place] & human.sprung and (human.armed | human.sprung).bit_count() == MOST_TOKENS
    if BIT[place] & human.armed or new:
        raise Refusal("no-more-tokens", place=NAMES[place], high=MOST_TOKENS)
    if face is not None and face not in faces_left(table, place):
        if place in human.faces:
            raise Refusal("trap-face-known", place=NAMES[place], face=human.faces[place])
        raise Refusal("trap-face-elsewhere", face=face)


def no_check(_: Table, __: Said, ___: int) -> None:
    """What can always be said."""


CHECKS: dict[str, Callable[[Table, Said, int], None]] = {
    HERO: check_hero,
    MECH: check_mech,
    WORKER: check_worker,
    "res": check_resources,
    "goods": check_goods,
    "build": check_build,
    "encounter": check_encounter,
    "recruit": check_recruit,
    "star": check_star,
    "flag": check_flag,
    "trap": check_trap,
    "tracks": no_check,
    "fight": no_check,
}
