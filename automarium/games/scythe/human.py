"""The human's turn at the table: what has changed, in a few words. A move into the Automa's land brings on the combat
or the retreat of its workers by itself; combats are fought when the moves are over, as in the base game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from automarium.core.ask import Asking, Field, Number, Pick, Report, Reports, Said, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BASE_OF, BIT, FACTORY_PLACE, LAKES, NAMES, SIZE
from automarium.games.scythe.combat import combat, enter_workers_land
from automarium.games.scythe.mats import MOST_MECHS, MOST_POPULARITY, MOST_POWER, MOST_WORKERS, faction_mats
from automarium.games.scythe.names import (
    ALBION,
    BONUSES,
    HERO,
    HUMAN,
    HUMAN_STARS,
    MECH,
    RESOURCES,
    STRUCTURES,
    TOGAWA,
    WAYFARE,
    WORKER,
)
from automarium.games.scythe.notation import ABILITY, GOODS, Route, RouteShape, Where
from automarium.games.scythe.stars import earned, human_star, human_stars_earned, most_human_stars
from automarium.games.scythe.table import TRACKS, Table

MOST_OF_A_RESOURCE, MOST_COINS, MOST_TOKENS = 40, 300, 4


# --- the notation ---


@cache
def turn_reports(faction: Name) -> Reports:
    ability = Field("ability", Pick[Name](options(faction_mats()[faction].abilities)), None)
    place = Field("place", Where(faction, bases=False))
    kind = Pick[Name](options(RESOURCES))
    goods = Field("goods", Pick[Name](options((GOODS,))), None)
    workers = Field("workers", Number(1, 8), 0)
    reports = [
        Report(HERO, (Field("route", RouteShape(faction)), goods)),
        Report(MECH, (Field("route", RouteShape(faction, ability=True)), ability, workers, goods)),
        Report(WORKER, (Field("route", RouteShape(faction)), Field("number", Number(1, 8), 1), goods)),
        Report(
            "res",
            (
                Field("route", RouteShape(faction, new=False, bare=True)),
                Field("kind", kind, None),
                Field("number", Number(0, MOST_OF_A_RESOURCE), None),
            ),
        ),
        Report("build", (place, Field("structure", Pick[Name](options(STRUCTURES))))),
        Report("encounter", (place,)),
        Report("recruit", (Field("bonus", Pick[Name](options(BONUSES))),)),
        Report("star", (Field("star", Pick[Name](options(HUMAN_STARS, "star-"))),)),
    ]
    if faction == ALBION:
        reports.append(Report("flag", (place,)))
    if faction == TOGAWA:
        reports.append(Report("trap", (place,)))
    reports += [Report("tracks", track_fields()), Report("fight"), Report("end", last=True)]
    return Reports(tuple(reports))


def track_fields() -> tuple[Field, Field, Field]:
    return (
        Field("popularity", Number(0, MOST_POPULARITY), label=Say("popularity")),
        Field("coins", Number(0, MOST_COINS), label=Say("coins")),
        Field("power", Number(0, MOST_POWER), label=Say("power")),
    )


# --- the turn ---


def human_turn(table: Table) -> Asking[None]:
    table.turns[HUMAN] += 1
    table.tale.head("head-human-turn", number=table.turns[HUMAN])
    while True:
        said: Said = yield from table.ask(
            "ask-turn", lambda: turn_reports(table.human.faction), number=table.turns[HUMAN]
        )
        if not is_move(said):
            yield from fight(table)
        if said.verb == "end":
            break
        REPORTS[said.verb](table, said)
        human_stars_earned(table)
    take_factory_card(table)
    missing = len(table.human.mechs) - len(table.human.abilities)
    if missing > 0:
        table.tale.care("care-ability-missing", number=missing)


def is_move(said: Said) -> bool:
    """Whether a report does not end the moves: new pieces and abilities do."""
    route = said.args.get("route")
    return isinstance(route, Route) and route.start is not None


def fight(table: Table) -> Asking[None]:
    """The combats that the moves have brought on, in the order of the moves."""
    while table.fights:
        place = table.fights.pop(0)
        if not BIT[place] & table.human.combat_units & table.automa.combat_units:
            continue  # a correction has parted them
        yield from combat(table, place, HUMAN)
        if table.human.hero == place:
            meet(table, place)


def meet(table: Table, place: int) -> None:
    """The human's character takes the encounter token where it stands."""
    if BIT[place] & table.encounters:
        table.encounters &= ~BIT[place]
        table.tale.note("note-human-encounter", place=NAMES[place])


def take_factory_card(table: Table) -> None:
    human = table.human
    if human.hero == FACTORY_PLACE and not human.factory_card:
        human.factory_card = True
        table.factory_cards -= 1
        table.tale.note("note-human-factory-card")


# --- units ---


def report_hero(table: Table, said: Said) -> None:
    route: Route = said["route"]
    if route.start is None:
        raise Refusal("two-heroes", place=NAMES[table.human.hero])
    start, end = _way(table, route)
    if table.human.hero != start:
        raise Refusal("nobody-there", unit=HERO, place=NAMES[start])
    table.human.hero = end
    table.tale.note("note-human-move", unit=HERO, start=NAMES[start], end=NAMES[end])
    _carry(table, said, start, end)
    _enter(table, end)
    if end not in table.fights:
        meet(table, end)


def report_mech(table: Table, said: Said) -> None:
    human, route, ability = table.human, said["route"], said["ability"]
    if route == ABILITY:
        if ability is None:
            raise Refusal("which-ability")
        unlock(table, ability)
        return
    if route.start is None:
        if len(human.mechs) == MOST_MECHS:
            raise Refusal("too-many", unit=MECH, high=MOST_MECHS)
        _free(table, route.end)
        human.mechs.append(route.end)
        table.tale.note("note-human-new", unit=MECH, place=NAMES[route.end])
        if ability is not None:
            unlock(table, ability)
        return
    start, end = _way(table, route)
    if start not in human.mechs:
        raise Refusal("nobody-there", unit=MECH, place=NAMES[start])
    human.mechs[human.mechs.index(start)] = end
    table.tale.note("note-human-move", unit=MECH, start=NAMES[start], end=NAMES[end])
    _move_workers(table, start, end, said["workers"])
    _carry(table, said, start, end)
    _enter(table, end)


def unlock(table: Table, ability: Name) -> None:
    """An ability is unlocked by a mech: there cannot be more of them than mechs."""
    human = table.human
    if ability in human.abilities:
        raise Refusal("ability-known", ability=ability)
    if len(human.abilities) >= len(human.mechs):
        raise Refusal("ability-without-mech", number=len(human.mechs))
    human.abilities.add(ability)
    table.tale.note("note-ability", ability=ability)


def report_worker(table: Table, said: Said) -> None:
    human, route, number = table.human, said["route"], said["number"]
    if route.start is None:
        if len(human.workers) + number > MOST_WORKERS:
            raise Refusal("too-many", unit=WORKER, high=MOST_WORKERS)
        _free(table, route.end)
        human.workers += [route.end] * number
        table.tale.note("note-human-new", unit=WORKER, place=NAMES[route.end])
        return
    start, end = _way(table, route)
    _free(table, end)
    _move_workers(table, start, end, number)
    table.tale.note("note-human-move", unit=WORKER, start=NAMES[start], end=NAMES[end])
    _carry(table, said, start, end)


def _carry(table: Table, said: Said, start: int, end: int) -> None:
    """All resources of the start go along, if the report says so."""
    if said["goods"] is not None:
        if not table.resources_on(start):
            raise Refusal("no-resources-to-carry", place=NAMES[start])
        _carry_resources(table, start, end, RESOURCES, None)


def _move_workers(table: Table, start: int, end: int, number: int) -> None:
    workers = table.human.workers
    if workers.count(start) < number:
        raise Refusal("too-few-workers", place=NAMES[start], number=workers.count(start))
    for _ in range(number):
        workers[workers.index(start)] = end


def _way(table: Table, route: Route) -> tuple[int, int]:
    """Start and end of a move that can be: not onto the Automa's base, onto others only with Wayfare, not out of a
    territory where a combat waits."""
    start, end = route.start, route.end
    assert start is not None
    assert end is not None
    if start == end:
        raise Refusal("move-nowhere", place=NAMES[end])
    if start in table.fights:
        raise Refusal("combat-waits", place=NAMES[start])
    human = table.human
    wayfare = WAYFARE in human.abilities and end != BASE_OF[table.automa.faction]
    if end >= SIZE and end != human.base and not wayfare:
        raise Refusal("not-your-base", place=NAMES[end])
    return start, end


def _free(table: Table, place: int | None) -> None:
    """Workers and new pieces never come to where the Automa stands, nor onto another base."""
    assert place is not None
    if BIT[place] & table.automa.units:
        raise Refusal("automa-stands-there", place=NAMES[place])
    if place >= SIZE and place != table.human.base:
        raise Refusal("not-your-base", place=NAMES[place])


def _enter(table: Table, place: int) -> None:
    """A human combat unit comes to a place: the Automa's workers there retreat at once, its combat units fight."""
    bit = BIT[place]
    if bit & table.automa.combat_units:
        if place not in table.fights:
            table.fights.append(place)
            table.tale.care("care-fight", place=NAMES[place])
    elif bit & table.automa.workers:
        enter_workers_land(table, place)


# --- the rest of the board ---


def report_resources(table: Table, said: Said) -> None:
    """`res F4 metal 2` says what lies there; `res F3-F4` carries everything, `res F3-F4 metal 2` two of it."""
    route, kind, number = said["route"], said["kind"], said["number"]
    if route.end is None:
        if kind is None or number is None:
            raise Refusal("answer-usage", verb=Name("verb-res"), usage=Name("usage-res"))
        if BIT[route.start] & table.automa.units:
            raise Refusal("automa-stands-there", place=NAMES[route.start])
        has = table.resources.get(route.start, {}).get(kind, 0)
        table.add_resources(route.start, kind, number - has)
        table.tale.note("note-resources", place=NAMES[route.start], resource=kind, number=number)
        return
    _carry_resources(table, route.start, route.end, (kind,) if kind else RESOURCES, number)


def _carry_resources(table: Table, start: int, end: int, kinds: tuple[Name, ...], number: int | None) -> None:
    """So many of each of these kinds, or all."""
    for one in kinds:
        has = table.resources.get(start, {}).get(one, 0)
        taken = has if number is None else number
        if taken > has:
            raise Refusal("too-few-resources", place=NAMES[start], resource=one, number=has)
        table.add_resources(start, one, -taken)
        table.add_resources(end, one, taken)
    table.tale.note("note-resources-moved", start=NAMES[start], end=NAMES[end])


def report_build(table: Table, said: Said) -> None:
    place, structure, structures = said["place"], said["structure"], table.human.structures
    if place in structures:
        raise Refusal("structure-there", place=NAMES[place], structure=structures[place])
    if structure in structures.values():
        raise Refusal("structure-built", structure=structure)
    if BIT[place] & LAKES:
        raise Refusal("structure-on-lake", place=NAMES[place])
    if BIT[place] & table.automa.units:
        raise Refusal("automa-stands-there", place=NAMES[place])
    structures[place] = structure
    table.tale.note("note-structure", place=NAMES[place], structure=structure)


def report_encounter(table: Table, said: Said) -> None:
    if not BIT[said["place"]] & table.encounters:
        raise Refusal("no-encounter", place=NAMES[said["place"]])
    meet(table, said["place"])


def report_recruit(table: Table, said: Said) -> None:
    if said["bonus"] in table.human.recruits:
        raise Refusal("recruit-known", bonus=said["bonus"])
    table.human.recruits.add(said["bonus"])
    table.tale.note("note-recruit", bonus=said["bonus"])


def report_star(table: Table, said: Said) -> None:
    human, star = table.human, said["star"]
    if human.stars.count(star) >= most_human_stars(human, star):
        raise Refusal("star-placed", star=star)
    seen = earned(human, star)
    if seen is not None and seen[0] < seen[1]:
        raise Refusal("star-not-earned", star=star, number=seen[0], need=seen[1])
    human_star(table, star)


def report_flag(table: Table, said: Said) -> None:
    human, bit = table.human, BIT[said["place"]]
    if bit & human.flags or human.flags.bit_count() == MOST_TOKENS:
        raise Refusal("no-more-tokens", place=NAMES[said["place"]], high=MOST_TOKENS)
    human.flags |= bit
    table.tale.note("note-token", place=NAMES[said["place"]])


def report_trap(table: Table, said: Said) -> None:
    """A new trap, or one that is armed again."""
    human, bit = table.human, BIT[said["place"]]
    if bit & human.armed or (not bit & human.sprung and (human.armed | human.sprung).bit_count() == MOST_TOKENS):
        raise Refusal("no-more-tokens", place=NAMES[said["place"]], high=MOST_TOKENS)
    human.armed |= bit
    human.sprung &= ~bit
    table.tale.note("note-token", place=NAMES[said["place"]])


def report_tracks(table: Table, said: Said) -> None:
    human = table.human
    human.popularity, human.coins, human.power = said["popularity"], said["coins"], said["power"]
    human.reported.update(TRACKS)
    table.tale.note("note-tracks", popularity=human.popularity, coins=human.coins, power=human.power)


REPORTS: dict[str, Callable[[Table, Said], None]] = {
    HERO: report_hero,
    MECH: report_mech,
    WORKER: report_worker,
    "res": report_resources,
    "build": report_build,
    "encounter": report_encounter,
    "recruit": report_recruit,
    "star": report_star,
    "flag": report_flag,
    "trap": report_trap,
    "tracks": report_tracks,
    "fight": lambda *_: None,
}
