"""What is likely to be reported, by taps: a piece, then where it went; a place, then what has happened there. Anything
else that the notation allows can be typed, or tapped on the map."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice, takewhile

from automarium.core.ask import Field, Number, Report, Reports
from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.tale import ECHO, Kind, Name, Say
from automarium.games.scythe.board import ALL, BIT, LAKES, NAMES, ON_BOARD, SIZE, TERRAIN, mask
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.mats import MOST_MECHS, MOST_TOKENS, MOST_WORKERS, faction_mats
from automarium.games.scythe.names import (
    ALBION,
    BASE,
    BONUSES,
    FOOD,
    HERO,
    HUMAN_STARS,
    MECH,
    METAL,
    MILL,
    PRODUCES,
    RESOURCES,
    STAR_COMBAT,
    STRUCTURES,
    TOGAWA,
    UNITS,
    VILLAGE,
    WOOD,
    WORKER,
)
from automarium.games.scythe.notation import GOODS, Route, routes, where
from automarium.games.scythe.reports import MOST_COINS, MOST_OF_A_RESOURCE, track_fields
from automarium.games.scythe.stars import earned, most_human_stars
from automarium.games.scythe.table import MOST_ON, TRACKS, Table
from automarium.games.scythe.traps import faces_left
from automarium.games.scythe.ways import reach
from automarium.taps import BESIDE, MORE, TURN, Tap, Taps, Words

PRICES = {
    "echo-human-new": METAL,
    "echo-structure": WOOD,
    "echo-recruit": FOOD,
}  # of what was reported
MOST_PRICE = 4
STEPS = (-3, -2, -1, 1, 2, 3)  # by which resources grow more or fewer
SEVERAL = "several"  # kinds, told together
THEN = ";"  # between two reports that are given together
NO_GOODS, ALL_GOODS, SOME_GOODS = range(3)  # what of the resources goes with a piece
WITH = {f"tap-move-{unit}": f"tap-with-{unit}" for unit in (HERO, MECH)}  # what is said of its load alone
MOST_MET = 2  # new workers at an encounter

TOKENS = {ALBION: "flag", TOGAWA: "trap"}
GROUPS = {
    **dict.fromkeys(("fight", HERO, MECH, WORKER, "goods", "build", "recruit"), TURN),
    **dict.fromkeys(("star", *TOKENS.values(), "tracks"), BESIDE),
}

Likely = Iterator[Tap]


def report_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """What is likely to be reported after these words."""
    if not words:
        return Taps(None, tuple(_verbs(table, reports)))
    if any(word.endswith(THEN) for word in words):
        return _with_part(table, words)
    if all(is_place(table, word) for word in words):
        return _pointed(table, [place_of(table, word) for word in words])
    return VERBS[words[0]](table, _joined(table, words[1:])) if words[0] in VERBS else None


def _verbs(table: Table, shape: Reports) -> Likely:
    """Every report of which there can be one; a fight or an encounter, while one waits, before all others. Other
    encounters are tapped on the map."""
    human, place = table.human, meeting(table)
    if place is not None and not table.fights:
        yield Tap(f"encounter {word_of(table, place)}", Say("tap-meet"), Say(TURN))
    yield from _paid(table)
    none = {
        "encounter": True,
        "res": True,  # one kind only, or a whole load: that can be typed
        "fight": not table.fights,
        "build": len(human.structures) == len(STRUCTURES),
        "recruit": len(human.recruits) == len(BONUSES),
    }
    for one in sorted(shape.reports, key=_rank):
        if not none.get(one.verb):
            group = Say("" if one.last else GROUPS.get(one.verb, MORE))
            yield Tap(one.verb, Say(f"tap-{one.verb}"), group, whole=not one.fields)


def _rank(report: Report) -> int:
    """In the order of the turn's group, the others as they are."""
    order = [*GROUPS]
    return order.index(report.verb) if report.verb in order else len(order)


def _paid(table: Table) -> Likely:
    """What a new mech, structure or recruit was paid with, where that lies on a controlled territory: the price is on
    the player's mat."""
    kind, controlled = _price(table), table.human_controls() & ~table.automa.units
    for place, lying in sorted(table.resources.items()):
        there = lying.get(kind, 0) if kind and ON_BOARD[place] & controlled else 0
        for number in range(1, min(there, MOST_PRICE) + 1):
            label = Say("tap-paid-at", {"place": NAMES[place], "number": number})
            yield Tap(
                f"res {word_of(table, place)} {kind} {there - number}", label, Say("tap-paid", {"resource": kind})
            )


def _price(table: Table) -> Name | None:
    """What is paid for what was reported last; part of it may have been taken from one place already."""
    turn = takewhile(lambda event: event.kind != Kind.HEAD, reversed(table.tale.events))
    echoes = (event for event in turn if event.id.startswith(ECHO) and event.id != "echo-ability")
    last = next((event for event in islice(echoes, 2) if event.id not in ("echo-resources", "echo-goods")), None)
    if last is None or (last.id == "echo-human-new" and last.args["unit"] != MECH):
        return None
    return PRICES.get(last.id)


def meeting(table: Table) -> int | None:
    """Where an encounter waits for the human's character until the moves and combats are over."""
    human = table.human
    return human.hero if table.hero_moved and human.hero < SIZE and BIT[human.hero] & table.encounters else None


def targets(table: Table, words: Words) -> set[int]:
    """Where on the map it would go on after these words: where the pieces of a place can go, or what a verb offers."""
    if words and all(is_place(table, word) for word in words):
        start = place_of(table, words[-1])
        if any(_moves(table, place_of(table, words[0]), start)) and len(words) > 1:
            return set()  # whoever has gone there is asked about, and not where to
        return {end for unit in UNITS if start in _standing(table, unit) for end in ends(table, unit, start)}
    likely = VERBS[words[0]](table, _joined(table, words[1:])) if words and words[0] in VERBS else None
    found = [_places_in(table, one.text) for one in likely.taps] if likely else []
    return {places[-1] for places in found if places} - set(_places_in(table, " ".join(words)))


def _places_in(table: Table, text: str) -> list[int]:
    return [place_of(table, word) for word in re.split(r"[ +]|(?<=\d)-|(?<=base)-", text) if is_place(table, word)]


# --- words and places ---


def is_place(table: Table, word: str) -> bool:
    return where(table.human.faction).known(word)


def place_of(table: Table, word: str) -> int:
    return where(table.human.faction).parse(word)


def word_of(table: Table, place: int) -> str:
    return where(table.human.faction).write(place).casefold()


def called(table: Table, place: int) -> Say:
    """A place by its name, with its terrain."""
    if place >= SIZE:
        return Say(str(BASE if place == table.human.base else NAMES[place]))
    return Say("tap-place", {"place": NAMES[place]})


def go(text: str, label: Say) -> Tap:
    """Something after which more is to be said."""
    return Tap(text, label, whole=False)


def _joined(table: Table, words: Words) -> Words:
    """A place tapped on the map after another, or after `+`, makes one word with it."""
    if len(words) > 1 and is_place(table, words[1]):
        if words[0] == "+":
            return (f"+{words[1]}", *words[2:])
        if is_place(table, words[0]):
            return (f"{words[0]}-{words[1]}", *words[2:])
    return words


def _route(table: Table, words: Words) -> Route | None:
    """The first word, if it is a move from a place to another."""
    try:
        route = routes(table.human.faction).parse(words[0])
    except Refusal:
        return None
    return route if route.start is not None and route.end is not None else None


def _new(table: Table, words: Words) -> int | None:
    """The place of a new piece."""
    word = words[0].removeprefix("+") if words else ""
    return place_of(table, word) if words[0] != word and is_place(table, word) else None


# --- who stands where ---


def _standing(table: Table, unit: Name) -> list[int]:
    """Where units of a kind stand that can go: not those in a combat that waits."""
    human = table.human
    places = {HERO: {human.hero}, MECH: set(human.mechs), WORKER: set(human.workers)}[unit]
    return sorted(places - set(table.fights))


def _home_land(table: Table) -> list[int]:
    """Where new pieces come and structures are built: with a worker and without the Automa."""
    return [one for one in _standing(table, WORKER) if one < SIZE and not BIT[one] & table.automa.units & ALL]


def _where_met(table: Table) -> list[int]:
    """Where the character may have met somebody: what it gets there comes there."""
    hero = table.human.hero
    return [hero] if hero < SIZE and not BIT[hero] & (LAKES | table.automa.units) else []


def _for_new(table: Table) -> list[int]:
    """Where a new mech or a structure may have come."""
    return sorted({*_home_land(table), *_where_met(table)})


def ends(table: Table, unit: Name, start: int) -> list[int]:
    """Where a unit can get by one move; a worker not to the Automa."""
    found = reach(table, unit, start) & ALL
    return list(each(found & ~table.automa.units if unit == WORKER else found))


# --- a place tapped on the map ---


def _pointed(table: Table, places: list[int]) -> Taps:
    """One place: what may have happened there. Two, or a way of several: who has gone from the first to the last."""
    start, end = places[0], places[-1]
    moves = tuple(_moves(table, start, end)) if start != end else ()
    if moves:
        return _gone(_able(table, moves, start, end), start, end)
    pieces = any(end in _standing(table, unit) for unit in UNITS)
    heading = Say("tap-here-or-where" if pieces else "tap-here", {"place": NAMES[end]})
    if pieces and end == table.human.base:
        heading = Say("tap-base-or-where")
    return Taps(heading, tuple(_here(table, end)))


def _gone(moves: tuple[Tap, ...], start: int, end: int) -> Taps:
    """Who of these has gone from there to here; of one kind of units only how many, and with what."""
    units = [unit for unit in UNITS if any(_unit(one) == unit for one in moves)]
    args = {"start": NAMES[start], "end": NAMES[end]}
    heading = Say("tap-who", args)
    if len(units) < 2:
        heading = Say("tap-with", {"unit": units[0], **args}) if units else Say("tap-carried")
        moves = tuple(one._replace(label=_with(one.label)) for one in moves)
    return Taps(heading, moves, enough=False, sure=_only(moves))


def _with(label: Say) -> Say:
    """What goes with a piece, where it is known which one goes."""
    return label._replace(id=WITH.get(label.id, label.id))


def _able(table: Table, moves: tuple[Tap, ...], start: int, end: int) -> tuple[Tap, ...]:
    """The moves of those who get so far, where somebody does: over a river workers are carried."""
    far = {unit for unit in UNITS if start in _standing(table, unit) and end not in ends(table, unit, start)}
    near = tuple(one for one in moves if _unit(one) not in far)
    return near if any(_unit(one) in UNITS for one in near) else moves


def _only(moves: tuple[Tap, ...]) -> str:
    """The move, where only one can have been made: nobody else is there, or nobody else gets so far."""
    return moves[0].text if len(moves) == 1 else ""


def _unit(move: Tap) -> Name:
    return Name(move.text.partition(" ")[0])


def _moves(table: Table, start: int, end: int) -> Likely:
    """Everybody who may have gone from there to here, alone, with others, with all that lies there."""
    human, route = table.human, f"{word_of(table, start)}-{word_of(table, end)}"
    if start in table.fights:
        return
    goods = range(1 + min(table.resources_on(start), SOME_GOODS))  # of one alone there is no part
    workers = human.workers.count(start)
    if human.hero == start:
        for loaded in goods:
            yield _goes(HERO, route, 0, loaded)
    if start in human.mechs:
        for loaded in goods:
            for number in sorted({0, workers}) if loaded else range(workers + 1):
                yield _goes(MECH, route, number, loaded)
    if end == human.base or not BIT[end] & (table.automa.units | LAKES):
        for loaded in goods:
            for number in sorted({1, workers}) if loaded and workers else range(1, workers + 1):
                yield _goes(WORKER, route, number, loaded)


def _goes(unit: Name, route: str, number: int, loaded: int) -> Tap:
    """A piece goes, with so many workers and with nothing, all or a part of what lies there: how much is asked then."""
    label = Say(f"tap-move-{unit}", {"number": number, "goods": loaded})
    text = _counted(f"{unit} {route}", number if unit == MECH or number > 1 else 0)
    if loaded == SOME_GOODS:
        return go(f"{text}{THEN} goods {route}", label)
    return Tap(f"{text} {GOODS}" if loaded else text, label)


def _counted(text: str, number: int) -> str:
    return f"{text} {number}" if number else text


def _with_part(table: Table, words: Words) -> Taps | None:
    """A piece and where it has gone, then how much of what lay there went with it."""
    route = _route(table, words[-1:])
    if route is None or route.start is None or route.end is None:
        return None
    back = word_of(table, route.start), word_of(table, route.end)
    return _carried(table, route.start)._replace(said=words, back=back)


def _here(table: Table, place: int) -> Likely:
    """What may have happened in a place: moves away from it, what workers have produced, what was built."""
    word, human = word_of(table, place), table.human
    for unit in UNITS:
        if place in _standing(table, unit):
            yield go(f"{unit} {word}", Say("tap-leaves", {"unit": unit}))
    if place >= SIZE:
        return
    if place in _home_land(table):
        yield from _produced(table, place)
    if place in _for_new(table):
        if len(human.mechs) < MOST_MECHS:
            yield go(f"mech +{word}", Say("tap-new-mech"))
        if place not in human.structures and not BIT[place] & LAKES and len(human.structures) < len(STRUCTURES):
            yield go(f"build {word}", Say("tap-build"))
    if TERRAIN[place] != VILLAGE:
        yield from islice(_new_workers(table, place, _births(table).get(place, 0)), 1)
    if not BIT[place] & table.automa.units:
        yield go(f"goods {word}", Say("tap-goods"))
    if BIT[place] & table.encounters:
        yield Tap(f"encounter {word}", Say("tap-meet" if place == meeting(table) else "tap-encounter"))
    token = TOKENS.get(human.faction)
    if token and BIT[place] & _for_token(table):
        yield Tap(f"{token} {word}", Say(f"tap-{token}"))


def _produced(table: Table, place: int) -> Likely:
    """Resources, in a village workers."""
    word, number = word_of(table, place), _yield(table, place)
    kind = PRODUCES.get(TERRAIN[place])
    if kind is not None:
        total = table.resources.get(place, {}).get(kind, 0) + number
        label = Say("tap-produced", {"resource": kind, "number": number, "total": total})
        yield Tap(f"res {word} {kind} {total}", label)
    elif TERRAIN[place] == VILLAGE:
        yield from _new_workers(table, place, min(number, MOST_WORKERS - len(table.human.workers)))


# --- a verb tapped first ---


def _hero(table: Table, words: Words) -> Taps | None:
    start = table.human.hero
    if words and not is_place(table, words[0]):
        return _moved(table, HERO, words)
    end = place_of(table, words[0]) if words else start
    if end != start:
        return _moved(table, HERO, (f"{word_of(table, start)}-{words[0]}",))
    return _where(table, HERO, start, lambda _: not table.resources_on(start))


def _where(table: Table, unit: Name, start: int, whole: Callable[[int], bool]) -> Taps:
    """Where a piece has gone: the places nearby, or any on the map."""
    word = word_of(table, start)
    likely = (
        Tap(f"{unit} {word}-{word_of(table, end)}", called(table, end), whole=whole(end))
        for end in ends(table, unit, start)
    )
    return Taps(Say("tap-where", {"unit": unit, "place": NAMES[start]}), tuple(likely))


def _from(table: Table, unit: Name, places: Iterable[int], *more: Tap) -> Taps:
    likely = (go(f"{unit} {word_of(table, place)}", called(table, place)) for place in places)
    return Taps(Say("tap-which", {"unit": unit, "new": len(more)}), (*likely, *more), only=True)


def _mech(table: Table, words: Words) -> Taps | None:
    human = table.human
    locked = [one for one in faction_mats()[human.faction].abilities if one not in human.abilities]
    if not words:
        new = (go("mech +", Say("tap-new-mech")),) if len(human.mechs) < MOST_MECHS else ()
        late = (go("mech ability", Say("tap-ability")),) if len(human.abilities) < len(human.mechs) else ()
        return _from(table, MECH, _standing(table, MECH), *new, *late)
    if words[0] == "+":
        return _anew(table, MECH, _for_new(table))
    if len(words) == 1 and (words[0] == "ability" or _new(table, words) is not None):
        text = f"mech {words[0]}"
        later = () if words[0] == "ability" else (Tap(text, Say("tap-no-ability")),)
        abilities = (Tap(f"{text} {one}", Say(str(one))) for one in locked)
        return Taps(Say("tap-which-ability"), (*abilities, *later), enough=False)
    return _moved(table, MECH, words)


def _anew(table: Table, unit: Name, places: Iterable[int]) -> Taps:
    likely = (go(f"{unit} +{word_of(table, place)}", called(table, place)) for place in places)
    return Taps(Say("tap-new-where"), tuple(likely), only=True)


def _worker(table: Table, words: Words) -> Taps | None:
    if not words:
        new = (go("worker +", Say("tap-new-worker")),) if _births(table) else ()
        return _from(table, WORKER, _standing(table, WORKER), *new)
    if words[0] == "+":
        return _anew(table, WORKER, _births(table))
    place = _new(table, words) if len(words) == 1 else None
    if place is not None:
        most = _births(table).get(place) or MOST_WORKERS - len(table.human.workers)
        return Taps(Say("tap-how-many"), tuple(_new_workers(table, place, most)), enough=False, only=True)
    return _moved(table, WORKER, words)


def _births(table: Table) -> dict[int, int]:
    """How many new workers there can be where: in a village one for each worker, one more with the mill; and where the
    character has met somebody."""
    human = table.human
    most = {one: _yield(table, one) for one in _home_land(table) if TERRAIN[one] == VILLAGE}
    for place in _where_met(table):
        most[place] = max(MOST_MET, most.get(place, 0))
    left = MOST_WORKERS - len(human.workers)
    return {one: min(number, left) for one, number in sorted(most.items()) if left}


def _new_workers(table: Table, place: int, most: int) -> Likely:
    for number in range(1, most + 1):
        text = _counted(f"worker +{word_of(table, place)}", number if number > 1 else 0)
        yield Tap(text, Say("tap-new-workers", {"number": number}))


def _yield(table: Table, place: int) -> int:
    """What is produced in a place: one for each worker, one more with the mill."""
    return table.human.workers.count(place) + (table.human.structures.get(place) == MILL)


def _moved(table: Table, unit: Name, words: Words) -> Taps | None:
    """A piece: where to, then who and what with it."""
    if len(words) > 1:
        return None
    if is_place(table, words[0]):
        start = place_of(table, words[0])
        alone = table.human.workers.count(start) == (unit == WORKER) and not table.resources_on(start)
        return _where(table, unit, start, lambda _: alone)
    route = _route(table, words)
    if route is None:
        return None
    assert route.start is not None
    assert route.end is not None
    mine = tuple(one for one in _moves(table, route.start, route.end) if _unit(one) == unit)
    return _gone(mine, route.start, route.end) if mine else None


def _resources(table: Table, words: Words) -> Taps | None:
    if not words:
        controlled = table.human_controls() & ~table.automa.units
        lying = (one for one in table.resources if table.resources_on(one) and ON_BOARD[one] & controlled)
        places = sorted({*_home_land(table), *lying})
        likely = (go(f"goods {word_of(table, one)}", called(table, one)) for one in places)
        return Taps(Say("tap-res-where"), tuple(likely), only=True)
    if is_place(table, words[0]):
        place = place_of(table, words[0])
        return resources_at(table, place) if words[1:] == (SEVERAL,) else _more_or_fewer(table, place)
    if len(words) > 1:
        return None
    route = _route(table, words)
    return None if route is None or route.start is None else _carried(table, route.start)


def _carried(table: Table, start: int) -> Taps:
    most = {kind: table.resources_of(start, kind) for kind in RESOURCES}
    return _kinds(Say("tap-carried"), most, most)


def _more_or_fewer(table: Table, place: int) -> Taps:
    """Of each kind that lies there how many have come or gone: one tap tells it. Or of all kinds together."""
    word = word_of(table, place)

    def likely() -> Likely:
        for kind in RESOURCES:
            has = table.resources_of(place, kind)
            lies = Say("tap-lies", {"what": kind, "number": has})
            for by in STEPS:
                yield _by(f"res {word} {kind} {has + by}", by, lies, has + by >= 0)
        yield go(f"goods {word} {SEVERAL}", Say("tap-several"))

    return Taps(Say("tap-res-changed", {"place": NAMES[place]}), tuple(likely()), enough=False)


def resources_at(table: Table, place: int) -> Taps:
    """How many of each kind lie there."""
    has = {kind: table.resources_of(place, kind) for kind in RESOURCES}
    return _kinds(Say("tap-res-here", {"place": NAMES[place]}), has, dict.fromkeys(has, MOST_OF_A_RESOURCE))


def _kinds(heading: Say, has: Mapping[Name, int], most: Mapping[Name, int]) -> Taps:
    """All kinds side by side."""
    fields = (Field(str(kind), Number(0, most[kind]), has[kind], Say(str(kind))) for kind in RESOURCES)
    return Taps(heading, (), enough=False, fields=tuple(fields))


def number(text: str, n: int) -> Tap:
    return Tap(f"{text} {n}", Say("tap-number", {"number": n}))


def _build(table: Table, words: Words) -> Taps | None:
    built = table.human.structures
    if not words:
        free = ALL & ~LAKES & ~table.automa.units & ~mask(built)
        places = [one for one in _for_new(table) if BIT[one] & free] or each(table.human.units & free)
        likely = (go(f"build {word_of(table, one)}", called(table, one)) for one in places)
        return Taps(Say("tap-build-where"), tuple(likely))
    left = [one for one in STRUCTURES if one not in built.values()]
    if len(words) > 1 or not is_place(table, words[0]):
        return None
    heading = Say("tap-build-here", {"place": NAMES[place_of(table, words[0])]})
    return Taps(heading, tuple(Tap(f"build {words[0]} {one}", Say(str(one))) for one in left), only=True)


def _recruit(table: Table, words: Words) -> Taps | None:
    if words:
        return None
    left = [one for one in BONUSES if one not in table.human.recruits]
    return Taps(Say("tap-recruit-bonus"), tuple(Tap(f"recruit {one}", Say(str(one))) for one in left), only=True)


def _star(table: Table, words: Words) -> Taps | None:
    """The stars that the program does not place by itself."""
    human = table.human
    if words or len(human.stars) >= STARS:
        return None
    seen = [one for one in HUMAN_STARS if one == STAR_COMBAT or earned(human, one)]
    left = [one for one in HUMAN_STARS if human.stars.count(one) < most_human_stars(human, one) and one not in seen]
    likely = (Tap(f"star {one.removeprefix('star-')}", Say(str(one))) for one in left)
    return Taps(Say("tap-star-for"), tuple(likely))


def tracks(table: Table, words: Words) -> Taps | None:
    """All three side by side, as they were told last."""
    if words:
        return None
    has = _tracks(table)
    fields = tuple(one._replace(default=has[Name(one.name)]) for one in track_fields())
    return Taps(Say("tap-tracks-now"), (), enough=False, fields=fields)


def _tracks(table: Table) -> dict[Name, int]:
    return {one: int(getattr(table.human, one)) for one in TRACKS}


def _changed(table: Table, words: Words) -> Taps | None:
    """One tap tells by how much one of the three has changed, where all were told before."""
    if words or any(one not in table.human.reported for one in TRACKS):
        return tracks(table, () if words == (SEVERAL,) else words)
    return Taps(Say("tap-tracks-changed"), tuple(_changes(_tracks(table))), enough=False)


def _changes(has: Mapping[Name, int]) -> Likely:
    for track in TRACKS:
        most = MOST_ON.get(track, MOST_COINS)
        for by in STEPS[1:]:
            now = {**has, track: has[track] + by}
            text = " ".join(("tracks", *map(str, now.values())))
            yield _by(text, by, Say("tap-lies", {"what": track, "number": has[track]}), 0 <= now[track] <= most)
    yield go(f"tracks {SEVERAL}", Say("tap-several-tracks"))


def _by(text: str, by: int, group: Say, can: bool) -> Tap:
    return Tap(text, Say("tap-by", {"by": f"{by:+}".replace("-", "−")}), group, gone=not can)


def _trap(table: Table, words: Words) -> Taps | None:
    """The place, and if the player likes to tell it now, the face."""
    if len(words) != 1 or not is_place(table, words[0]):
        return _token("trap")(table, words)
    faces = faces_left(table, place_of(table, words[0]))
    return Taps(Say("tap-trap-face"), tuple(Tap(f"trap {words[0]} {one}", Say(str(one))) for one in faces))


def _token(verb: str) -> Callable[[Table, Words], Taps | None]:
    def taps(table: Table, words: Words) -> Taps | None:
        if words:
            return None
        likely = (Tap(f"{verb} {word_of(table, one)}", called(table, one)) for one in each(_for_token(table)))
        return Taps(Say(f"tap-{verb}"), tuple(likely))

    return taps


def _for_token(table: Table) -> int:
    """Where a flag or a trap may be placed: where the character has come to, one in a territory; a trap that has gone
    off may be armed again by whoever stands there."""
    human = table.human
    lie = human.flags if human.faction == ALBION else human.armed | human.sprung
    come = ON_BOARD[human.hero] if table.hero_moved and lie.bit_count() < MOST_TOKENS else 0
    return come & ~lie | human.sprung & human.combat_units


VERBS: dict[str, Callable[[Table, Words], Taps | None]] = {
    HERO: _hero,
    MECH: _mech,
    WORKER: _worker,
    "goods": _resources,
    "build": _build,
    "recruit": _recruit,
    "star": _star,
    "tracks": _changed,
    "flag": _token("flag"),
    "trap": _trap,
}
