"""The human's turn at the table: what has changed, in a few words. A move into the Automa's land brings on the combat
or the retreat of its workers by itself; combats are fought when the moves are over, as in the base game.

What is said is checked before anything begins (`checks.py`), and only then done: no answer in a combat is ever refused
for what was reported before it."""

from __future__ import annotations

from collections.abc import Callable

from automarium.core.ask import Ask, Asking, Fix, Said
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BIT, BY_LAND, FACTORY_PLACE, NAMES, mask
from automarium.games.scythe.checks import CHECKS, check
from automarium.games.scythe.combat import combat, enter_workers_land
from automarium.games.scythe.names import HERO, HUMAN, MECH, RESOURCES, UNITS, WORKER
from automarium.games.scythe.notation import Route
from automarium.games.scythe.reports import Confirm
from automarium.games.scythe.stars import human_star, human_stars_earned
from automarium.games.scythe.table import COMBAT_BEFORE_ENCOUNTER, STARS_AT_THE_END, TRACKS, Entry, Goods, Table
from automarium.games.scythe.ways import Doubt, doubt, left_alone

MOVED: dict[str, Name] = {unit: unit for unit in UNITS}  # by the verb of the report
NOWHERE = Route(None, None)

# --- the turn ---


def human_turn(table: Table) -> Asking[None]:
    table.turns[HUMAN] += 1
    table.hero_moved = False
    table.entries.clear()
    if table.tale.telling:
        table.tale.head("head-human-turn", number=table.turns[HUMAN])
    ask = _question(table)
    while True:
        said = yield ask
        if isinstance(said, Fix):
            table.correct(said.said)
            continue
        verb = said.verb
        if verb == "end":
            break
        possible, carry_out = CARRIED_OUT[verb]
        start, end = said.args.get("route", NOWHERE)
        # new pieces and abilities end the moves, and what lies where a combat waits is known only after it
        if start is not None and (end is not None or start not in table.fights):
            possible(table, said, 0)
            by_land = end is None or BY_LAND[start] & BIT[end]
            doubted = None if by_land or verb not in MOVED else doubt_of(table, said)
            go_on = doubted is None or (yield from _confirmed(table, said, doubted))
        else:
            table.settled = False  # a new piece may bring a star, a move does not
            if table.fights:
                go_on = yield from _after_combats(table, said)
            else:
                possible(table, said, 0)
                if table.hero_moved:
                    meet(table, table.human.hero)
                go_on = True
        if go_on:
            carry_out(table, said)
        if not table.settled:
            human_stars_earned(table)
            if ask.args["number"] != table.turns[HUMAN]:  # corrected
                ask = _question(table)
    if table.fights:
        yield from end_moves(table)
    elif table.hero_moved:
        meet(table, table.human.hero)
    if not table.settled and table.since(STARS_AT_THE_END):
        human_stars_earned(table)
    human = table.human
    if human.hero == FACTORY_PLACE and not human.factory_card:
        take_factory_card(table)
    if table.tale.telling and len(human.mechs) > len(human.abilities):
        table.tale.care("care-ability-missing", number=len(human.mechs) - len(human.abilities))


def _question(table: Table) -> Ask[Said]:
    return Ask("ask-turn", HUMAN, table.reports, {"number": table.turns[HUMAN]}, table)


def doubt_of(table: Table, said: Said) -> Doubt | None:
    """What is to be asked about a move that cannot be, as far as is known (S-276)."""
    unit, (start, end) = MOVED[said.verb], said.args["route"]
    return doubt(table, unit, start, end) or left_alone(table, unit, start, said.args.get("workers", 0))


def _confirmed(table: Table, said: Said, doubted: Doubt) -> Asking[bool]:
    """A move that is doubted is asked about."""
    unit, (start, end) = MOVED[said.verb], said.args["route"]
    sure: bool = yield from table.ask(
        "ask-move",
        lambda: Confirm(table.reports, said),
        unit=unit,
        start=NAMES[start],
        end=NAMES[end],
        why=doubted.why,
        steps=doubted.steps,
    )
    if sure:
        check(table, said)  # a correction may have come between
    else:
        table.tale.note("note-not-moved", unit=unit, place=NAMES[start])
    return sure


def _after_combats(table: Table, said: Said) -> Asking[bool]:
    """What is no move comes after the combats (S-270). It is refused before they begin if it could not be even when
    they were won; what a lost one has made impossible is not carried out, and said to be."""
    check(table, said, mask(table.fights))
    yield from end_moves(table)
    try:
        check(table, said)
    except Refusal as refusal:
        why = Say(refusal.id, refusal.args_)
        table.tale.care("care-not-carried-out", verb=Name(f"verb-{said.verb}"), why=why)
        return False
    return True


def end_moves(table: Table) -> Asking[None]:
    """The combats that the moves have brought on, in the order of the moves."""
    while table.fights:
        place = table.fights.pop(0)
        bit = BIT[place] & table.human.combat_units
        if bit & table.automa.combat_units:
            yield from combat(table, place, HUMAN)
        elif bit & table.automa.workers:  # a correction has taken its combat unit away
            enter_workers_land(table, place)
        table.entries = [one for one in table.entries if one.end != place]
    if table.hero_moved:
        meet(table, table.human.hero)


def meet(table: Table, place: int) -> None:
    """The human's character takes the encounter token where it stands, when the moves and combats are over."""
    if BIT[place] & table.encounters:
        table.encounters &= ~BIT[place]
        table.tale.order("order-human-encounter", place=NAMES[place])


def take_factory_card(table: Table) -> None:
    table.human.factory_card = True
    table.factory_cards -= 1
    table.tale.order("order-human-factory-card")


# --- units ---


def move_hero(table: Table, said: Said) -> None:
    start, end = said.args["route"]
    table.human.hero = end
    table.hero_moved = True
    _moved(table, said, start, end)
    if not table.since(COMBAT_BEFORE_ENCOUNTER) and end not in table.fights:
        meet(table, end)


def move_mech(table: Table, said: Said) -> None:
    human, (start, end) = table.human, said.args["route"]
    if start is None:
        if end is not None:
            human.mechs.append(end)
            _tell_new(table, MECH, end, 1)
        if said.args["ability"] is not None:
            human.abilities |= {said.args["ability"]}
            if table.tale.telling:
                table.tale.note("echo-ability", ability=said.args["ability"])
        return
    carried = said.args["workers"]
    human.mechs[human.mechs.index(start)] = end
    _move_workers(table, start, end, carried)
    _moved(table, said, start, end, 1, carried)


def move_worker(table: Table, said: Said) -> None:
    (start, end), number = said.args["route"], said.args["number"]
    if start is None:
        table.human.workers += [end] * number
        _tell_new(table, WORKER, end, number)
        return
    _move_workers(table, start, end, number)
    _moved(table, said, start, end, number)


def _tell_new(table: Table, unit: Name, place: int, number: int) -> None:
    if table.tale.telling:
        table.tale.note("echo-human-new", unit=unit, place=NAMES[place], number=number)


def _move_workers(table: Table, start: int, end: int, number: int) -> None:
    workers = table.human.workers
    for _ in range(number):
        workers[workers.index(start)] = end


def _moved(table: Table, said: Said, start: int, end: int, number: int = 1, carried: int = 0) -> None:
    """Units have come to a place, with all resources of the start if the report says so."""
    goods = _carry(table, start, end, _all(table, start)) if said.args["goods"] is not None else ()
    unit = MOVED[said.verb]
    if table.tale.telling:
        table.tale.note(
            "echo-human-move",
            unit=unit,
            start=NAMES[start],
            end=NAMES[end],
            number=number,
            workers=carried,
            loaded=len(goods),
            goods=_listed(goods),
        )
    if unit != WORKER and BIT[end] & table.automa.units:
        _enter(table, Entry(HUMAN, unit, start, end, carried, goods))


def _listed(goods: Goods) -> tuple[Say, ...]:
    return tuple(Say("some-resources", {"resource": kind, "number": number}) for kind, number in goods)


def _enter(table: Table, entry: Entry) -> None:
    """A human combat unit comes to the Automa's: its workers there retreat at once, its combat units fight."""
    place, bit = entry.end, BIT[entry.end]
    if bit & table.automa.combat_units:
        table.entries.append(entry)
        if place not in table.fights:
            table.fights.append(place)
            table.tale.care("care-fight", place=NAMES[place])
    else:
        enter_workers_land(table, place)


# --- the rest of the board ---


def set_resources(table: Table, said: Said) -> None:
    """`res F4 metal 2` says what lies there; `res F3-F4` carries everything, `res F3-F4 metal 2` two of it."""
    args = said.args
    (start, end), kind, number = args["route"], args["kind"], args["number"]
    if end is None:
        table.add_resources(start, kind, number - table.resources_of(start, kind))
        if table.tale.telling:
            table.tale.note("echo-resources", place=NAMES[start], resource=kind, number=number)
        return
    lying = _all(table, start)
    taken = tuple((one, number if number is not None else some) for one, some in lying if kind in (None, one))
    _carried(table, start, end, taken)


def set_goods(table: Table, said: Said) -> None:
    """`goods F4 2 0 1 0` says how many of each kind lie there; `goods F3-F4 2 0 1 0` carries so many of each."""
    start, end = said.args["route"]
    if end is None:
        lay_goods(table, start, said)
    else:
        _carried(table, start, end, tuple((kind, said[kind]) for kind in RESOURCES))


def lay_goods(table: Table, place: int, said: Said) -> None:
    """So many of each kind lie in a place."""
    for kind in RESOURCES:
        table.add_resources(place, kind, said[kind] - table.resources_of(place, kind))
    goods = tuple((kind, some) for kind, some in _all(table, place) if some)
    table.tale.note("echo-goods", place=NAMES[place], loaded=len(goods), goods=_listed(goods))


def _all(table: Table, place: int) -> Goods:
    return tuple((kind, table.resources_of(place, kind)) for kind in RESOURCES)


def _carried(table: Table, start: int, end: int, taken: Goods) -> None:
    goods = _carry(table, start, end, taken)
    table.tale.note("echo-resources-moved", start=NAMES[start], end=NAMES[end], loaded=len(goods), goods=_listed(goods))
    if end in table.fights:
        table.entries.append(Entry(HUMAN, None, start, end, 0, goods))


def _carry(table: Table, start: int, end: int, taken: Goods) -> Goods:
    """Returns what of it there was."""
    for kind, some in taken:
        table.add_resources(start, kind, -some)
        table.add_resources(end, kind, some)
    return tuple((kind, some) for kind, some in taken if some)


def build(table: Table, said: Said) -> None:
    place, structure = said.args["place"], said.args["structure"]
    table.human.structures[place] = structure
    if table.tale.telling:
        table.tale.note("echo-structure", place=NAMES[place], structure=structure)


def remove_encounter(table: Table, said: Said) -> None:
    table.encounters &= ~BIT[said.args["place"]]
    table.tale.note("echo-encounter", place=NAMES[said.args["place"]])


def enlist(table: Table, said: Said) -> None:
    bonus = said.args["bonus"]
    table.human.recruits.add(bonus)
    if table.tale.telling:
        table.tale.note("echo-recruit", bonus=bonus)


def place_star(table: Table, said: Said) -> None:
    human_star(table, said.args["star"], reported=True)


def place_flag(table: Table, said: Said) -> None:
    table.human.flags |= BIT[said.args["place"]]
    table.tale.note("echo-flag-placed", place=NAMES[said.args["place"]])


def set_trap(table: Table, said: Said) -> None:
    """A new trap, or one that is armed again."""
    human, place = table.human, said.args["place"]
    human.armed |= BIT[place]
    human.sprung &= ~BIT[place]
    if said.args["face"] is not None:
        human.faces[place] = said.args["face"]
    table.tale.note("echo-trap-armed", place=NAMES[place])


def tell_tracks(table: Table, said: Said) -> None:
    tracks = {track: said.args[track] for track in TRACKS}
    table.tell(**tracks)
    table.tale.note("echo-tracks", **tracks)


REPORTS: dict[str, Callable[[Table, Said], None]] = {
    HERO: move_hero,
    MECH: move_mech,
    WORKER: move_worker,
    "res": set_resources,
    "goods": set_goods,
    "build": build,
    "encounter": remove_encounter,
    "recruit": enlist,
    "star": place_star,
    "flag": place_flag,
    "trap": set_trap,
    "tracks": tell_tracks,
    "fight": lambda *_: None,
}
CARRIED_OUT = {verb: (CHECKS[verb], report) for verb, report in REPORTS.items()}  # after it is found possible
